"""One line of a match's log, and who may read it."""

from dataclasses import dataclass

from kajuta.core.message import Message
from kajuta.core.motion import Motion
from kajuta.core.scene import Area


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
