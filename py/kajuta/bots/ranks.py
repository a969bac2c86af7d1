"""The four ranks, from the ship's boy to the captain: they differ in how they think, not in what they know."""

from collections.abc import Mapping

from kajuta.bots.handle import Bot
from kajuta.bots.search import Style, searching

STYLES: Mapping[str, Style] = {
    "boy": Style(simulations=80, seconds=0.2, turns=1, crew=1, deals=32, overlooks=2, hope=1.0),
    "sailor": Style(simulations=100, seconds=0.3, turns=1, crew=1, deals=4, overlooks=5, hope=1.0),
    "mate": Style(simulations=100, seconds=0.5, turns=1, crew=2, overlooks=20),
    "captain": Style(simulations=4000, seconds=2.0, turns=3, crew=8),
}
"""How the ranks search, weakest first."""

RANKS: Mapping[str, Bot] = {rank: searching(style) for rank, style in STYLES.items()}
"""The ranks that people meet, by keyword, weakest first."""
