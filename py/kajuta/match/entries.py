"""The entries of a match, the lines of its log, and the next step that is due."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from kajuta.core.message import Message
from kajuta.core.motion import Motion
from kajuta.core.scene import Area
from kajuta.core.state import Action

Entry: TypeAlias = Action | Mapping[str, Any]
"""An action of the game, or a seat entry: ``{"do": "concede" | "seat" | "standing" | "hint", "seat": n, ...}``."""

PASS: Action = ("pass",)
AUTO_ANSWERS = ("ask", "never", "mine")
SUBSTITUTE_BOT = "sailor"
"""The rank that plays on for a person who conceded or left."""


@dataclass(frozen=True, slots=True)
class NextStep:
    """The next step of a match; ``seat`` decides.

    ``kind``: "person", "forced", "standing" (an auto-answer), "bot" or "over". A screen adds "curtain" (before a hand
    is shown) and "guest" (a person at another screen decides); a guest is told "elsewhere" for whatever is not its own.
    """

    kind: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log: ``message`` for ``seats`` (None: for all), ``for_others`` for everybody else."""

    step: int
    message: Message | None
    seats: tuple[int, ...] | None
    for_others: Message | None
    tone: str
    shows: Area | None = None
    motions: tuple[Motion, ...] = ()

    def message_for(self, viewer: int | None) -> Message | None:
        """Message that ``viewer`` may read, None for nothing."""
        if self.seats is None or viewer in self.seats:
            return self.message
        return self.for_others
