"""The four ranks of bots, from ship's boy to captain. They differ in their search, not in what they know."""

from collections.abc import Mapping
from dataclasses import replace

from kajuta.bots.bot_protocol import Bot
from kajuta.bots.playout_search import SearchSettings, make_search_bot

RANK_SETTINGS: Mapping[str, SearchSettings] = {
    "boy": SearchSettings(
        simulations=80, seconds=0.2, turns=1, crew_turns=1, determinizations=32, blunder_rate=1 / 2, optimism=1.0
    ),
    "sailor": SearchSettings(
        simulations=100, seconds=0.3, turns=1, crew_turns=1, determinizations=4, blunder_rate=1 / 5, optimism=1.0
    ),
    "mate": SearchSettings(simulations=100, seconds=0.5, turns=1, crew_turns=2, blunder_rate=1 / 20),
    "captain": SearchSettings(simulations=4000, seconds=2.0, turns=3, crew_turns=8),
}
"""Search settings of the ranks, weakest first."""

RANKS: Mapping[str, Bot] = {rank: make_search_bot(settings) for rank, settings in RANK_SETTINGS.items()}
"""The ranks offered to players, by keyword, weakest first."""

MAX_DAILY_SIMULATIONS = 400
"""Maximum number of playouts per decision in the game of the day, which has no time limit, so that slow devices can
keep up."""

DAILY_RANKS: Mapping[str, Bot] = {
    rank: make_search_bot(replace(settings, simulations=min(settings.simulations, MAX_DAILY_SIMULATIONS)))
    for rank, settings in RANK_SETTINGS.items()
}
"""The ranks in their versions for the game of the day."""
