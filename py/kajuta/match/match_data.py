"""What a match consists of: its set-up and its history, and what they say."""

from collections.abc import Mapping, Sequence

from kajuta.core.state import Outcome, State
from kajuta.match.entries import Entry, LogEntry
from kajuta.match.history import Way
from kajuta.match.position import Moment
from kajuta.match.setup import Player, Setup


class MatchData:
    """The set-up of a match and all that was decided."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.way = Way(Moment.first(setup))
        self.game = self.way.now.game

    @property
    def state(self) -> State:
        """The position."""
        return self.way.now.state

    @property
    def entries(self) -> Sequence[Entry]:
        """All that was decided so far."""
        return self.way.entries

    @property
    def log(self) -> Sequence[LogEntry]:
        """All that was told so far."""
        return self.way.log

    @property
    def players(self) -> Sequence[Player]:
        """Who sits on the seats."""
        return self.way.now.players

    @property
    def conceded(self) -> Sequence[int]:
        """The seats that gave up, in that order."""
        return self.way.now.conceded

    @property
    def standing(self) -> Mapping[tuple[int, str], str]:
        """The standing answers by seat and kind of window."""
        return self.way.now.standing

    def position(self, step: int) -> State:
        """Return a copy of the position after the first ``step`` entries (0: as it was laid out)."""
        return self.way.at(step).state

    def is_cooperative(self) -> bool:
        """Say whether all win or lose together."""
        return self.way.now.is_cooperative()

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None. Who conceded comes after all others."""
        return self.way.now.outcome()
