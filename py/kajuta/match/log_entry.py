"""One line of the log and the seats that may read it."""

from dataclasses import dataclass

from kajuta.core.message import Message
from kajuta.core.motion import Motion
from kajuta.core.scene import Area


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log, from an event of the game.

    ``step``: number of entries of the match so far. ``message``: text for ``seats`` (None: for everybody).
    ``for_others``: text for all other seats. ``tone``, ``shows`` and ``motions`` as in ``core.state.Event``.
    """

    step: int
    message: Message | None
    seats: tuple[int, ...] | None
    for_others: Message | None
    tone: str
    shows: Area | None = None
    motions: tuple[Motion, ...] = ()

    def message_for(self, viewer: int | None) -> Message | None:
        """Message that ``viewer`` may read, or None."""
        if self.seats is None or viewer in self.seats:
            return self.message
        return self.for_others
