"""What a match consists of: its set-up and its history, and what they say."""

from collections.abc import Mapping, Sequence

from kajuta.core.state import Outcome, State
from kajuta.match.entries import Entry, LogEntry
from kajuta.match.history import History
from kajuta.match.position import MatchPosition
from kajuta.match.setup import Player, Setup


class MatchData:
    """The set-up of a match and all that was decided."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.history = History(MatchPosition.first(setup))
        self.game = self.history.current.game

    @property
    def current(self) -> MatchPosition:
        """The current position with its seats."""
        return self.history.current

    @property
    def state(self) -> State:
        """The position."""
        return self.current.state

    @property
    def entries(self) -> Sequence[Entry]:
        """All that was decided so far."""
        return self.history.entries

    @property
    def log(self) -> Sequence[LogEntry]:
        """All that was told so far."""
        return self.history.log

    @property
    def players(self) -> Sequence[Player]:
        """Who sits on the seats."""
        return self.current.players

    @property
    def conceded(self) -> Sequence[int]:
        """The seats that gave up, in that order."""
        return self.current.conceded

    @property
    def standing(self) -> Mapping[tuple[int, str], str]:
        """The standing answers by seat and kind of window."""
        return self.current.standing

    def state_after(self, step: int) -> State:
        """Copy of the game's position after the first ``step`` entries."""
        return self.history.at(step).state

    def is_cooperative(self) -> bool:
        """Say whether all win or lose together."""
        return self.current.is_cooperative()

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None. Who conceded comes after all others."""
        return self.current.outcome()
