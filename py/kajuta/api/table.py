"""The engine's table: the one match or tutorial that the page has loaded, and what its viewers are told of it."""

from collections.abc import Mapping
from typing import Any

from kajuta.api.guests import Guests
from kajuta.api.undo_vote import HOST
from kajuta.api.warm_up import Rehearsal
from kajuta.coach.match_coach import MatchCoach
from kajuta.core.errors import IllegalAction
from kajuta.match import Match, saves
from kajuta.tutorial.tutorial import Tutorial

Json = dict[str, Any]


class Table:
    """What is loaded, under the key that its loader gave it.

    A request that comes late brings the key of another match, and so never meets the one that took its place.
    """

    def __init__(self) -> None:
        self.key: Any = None
        self.tutorial: Tutorial | None = None
        self.rehearsal: tuple[Rehearsal, Table] | None = None
        """A game that nobody plays, on a table of its own."""
        self.foreseen: tuple[Json, Table, Json] | None = None
        """A request to play that may come next, a table where it was carried out, and its answer there."""
        self._match: Match | None = None
        self._coach: MatchCoach | None = None
        self._guests: Guests | None = None
        self._sent: int | None = None
        """How many entries the page has, if it took the last save."""

    @property
    def match(self) -> Match:
        """The match; raises IllegalAction while there is none."""
        if self._match is None:
            raise IllegalAction("action-no-match")
        return self._match

    @property
    def coach(self) -> MatchCoach:
        """The match's coach; raises IllegalAction while there is no match."""
        if self._coach is None:
            raise IllegalAction("action-no-match")
        return self._coach

    @property
    def guests(self) -> Guests:
        """The guests' side of the match; raises IllegalAction while there is no match."""
        if self._guests is None:
            raise IllegalAction("action-no-match")
        return self._guests

    def load(self, match: Match, key: Any = None) -> None:
        """Put ``match`` on the table in place of what was there."""
        self._match = match
        self._coach = MatchCoach(match)
        self._guests = Guests(match, self._coach)
        self._sent = None
        self.tutorial = None
        self.rehearsal = None
        self.key = key

    def load_tutorial(self, tutorial: Tutorial, key: Any) -> None:
        """Put ``tutorial`` on the table in place of what was there."""
        self._match = self._coach = self._guests = None
        self.tutorial = tutorial
        self.key = key

    def copy(self) -> "Table":
        """Independent table with a copy of the match, as far along, for a page that has as much of its save."""
        other = Table()
        other.load(self.match.copy(), self.key)
        other._sent = self._sent
        return other

    def become(self, other: "Table") -> None:
        """Take over the match of ``other``, a copy of this table on which one request was carried out."""
        self.match.adopt(other.match)
        self._sent = other._sent

    def changed(self, request: Mapping[str, Any], *, undone: bool = False) -> Json:
        """Table after a change, for all who look at it; ``undone``: the log is rewritten, so all of it is sent."""
        since = 0 if undone else request.get("since", 0)
        answer = {"view": self.view(request, since), "since": since, "save": self._save(request)}
        if "guests" not in request:
            return answer
        guests = [(seat, 0 if undone else lacks) for seat, lacks in request["guests"]]
        return {**answer, "told": self.guests.views(guests, present(request))}

    def view(self, request: Mapping[str, Any], since: int) -> Json:
        """Table as this screen sees it, the log from line ``since`` on."""
        view = self.match.view(since)
        return {**view, **self.guests.undo_state(HOST, present(request))} if "guests" in request else view

    def _save(self, request: Mapping[str, Any]) -> Json:
        """Save of the match: only its new entries where the page has all that was sent last."""
        history = self.match.history
        prefix = history.common_prefix()
        since = prefix if request.get("kept") == self._sent else 0
        self._sent = len(history.entries)
        return saves.make_save(self.match, since)


def present(request: Mapping[str, Any]) -> list[int]:
    """Seats of the guests that are connected."""
    return [seat for seat, _ in request.get("guests", ())]
