"""What a sitting consists of: its entries, what happens next, and the lines of its log."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from kajuta.core.message import Message
from kajuta.core.motion import Motion
from kajuta.core.scene import Area
from kajuta.core.state import Action

Entry: TypeAlias = Action | Mapping[str, Any]
"""An action of the game, or ``{"do": "concede" | "seat" | "standing" | "hint", "seat": n, ...}``."""

PASS: Action = ("pass",)
STANDING_ANSWERS = ("ask", "never", "mine")
TAKES_OVER = "sailor"
"""The bot that plays on for somebody who conceded."""


@dataclass(frozen=True, slots=True)
class Next:
    """What happens next; ``seat`` decides.

    ``kind`` is "person", "curtain", "forced", "standing", "bot" or "over"; "guest" where a person at another screen
    decides, and "elsewhere", to a guest, whatever happens without it.
    """

    kind: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log with what each side may read of it."""

    step: int
    message: Message | None
    seats: tuple[int, ...] | None
    hidden: Message | None
    tone: str
    shows: Area | None = None
    motions: tuple[Motion, ...] = ()

    def seen_by(self, viewer: int | None) -> Message | None:
        """Return what ``viewer`` may read, None for nothing."""
        if self.seats is None or viewer in self.seats:
            return self.message
        return self.hidden
