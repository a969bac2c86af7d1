"""Base class of a match: its set-up and history, and read-only properties of the current position."""

from collections.abc import Mapping, Sequence

from kajuta.core.outcome import Outcome
from kajuta.core.state import State
from kajuta.match.history import History
from kajuta.match.log_entry import LogEntry
from kajuta.match.match_entry import Entry
from kajuta.match.match_position import MatchPosition
from kajuta.match.match_setup import Player, Setup


class MatchBase:
    """A match with a set-up and a history of entries."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.history = History(MatchPosition.initial(setup))
        self.game = self.history.current.game

    @property
    def current(self) -> MatchPosition:
        """Current position, including the state of the seats."""
        return self.history.current

    @property
    def state(self) -> State:
        """Current position of the game."""
        return self.history.current.state

    @property
    def entries(self) -> Sequence[Entry]:
        """All entries so far."""
        return self.history.entries

    @property
    def log(self) -> Sequence[LogEntry]:
        """All log lines so far."""
        return self.history.log

    @property
    def players(self) -> Sequence[Player]:
        """Players by seat."""
        return self.history.current.players

    @property
    def conceded(self) -> Sequence[int]:
        """Seats that conceded, in the order in which they did."""
        return self.history.current.conceded

    @property
    def auto_answers(self) -> Mapping[tuple[int, str], str]:
        """Auto-answers by seat and kind of reaction window."""
        return self.history.current.auto_answers

    def state_after(self, step: int) -> State:
        """Copy of the game's position after the first ``step`` entries."""
        return self.history.at(step).state

    def is_cooperative(self) -> bool:
        """Whether all players win or lose together."""
        return self.history.current.is_cooperative()

    def outcome(self) -> Outcome | None:
        """Outcome of the match, None while it goes on. Seats that conceded rank after all others."""
        return self.history.current.outcome()
