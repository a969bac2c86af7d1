"""The engine's session: the match, tutorial, puzzle or moment that the page has loaded, with its views and saves."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from kajuta.api.guest_requests import GuestRequestHandler
from kajuta.api.undo_vote import HOST
from kajuta.coach.match_coach import MatchCoach
from kajuta.core.errors import IllegalAction
from kajuta.match import Match, position_backup, saves
from kajuta.match.moment import Moment

if TYPE_CHECKING:
    from kajuta.puzzles.puzzle_table import PuzzleTable
    from kajuta.tutorial.tutorial import Tutorial

Json = dict[str, Any]

GuidedTable: TypeAlias = "Tutorial | PuzzleTable"
"""A tutorial or puzzle: it decides which clicks on its match are allowed, and it is not saved."""


class SpeculativePlay(NamedTuple):
    """A ``play`` request that the page may send next, carried out in a copy of the session, with its answer."""

    key: Json
    session: "EngineSession"
    answer: Json


class EngineSession:
    """The loaded match, tutorial, puzzle or moment.

    ``key``: chosen by the page when loading. A late request for a match that was replaced has another key and is
    refused.
    """

    def __init__(self) -> None:
        self.key: Any = None
        self.guided: GuidedTable | None = None
        self.moment: Moment | None = None
        self.speculation: SpeculativePlay | None = None
        self._match: Match | None = None
        self._coach: MatchCoach | None = None
        self._guests: GuestRequestHandler | None = None
        self._page_entries: int | None = None
        """Number of save entries that the page has if it stored the last save."""

    @property
    def match(self) -> Match:
        """The loaded match; raises IllegalAction if there is none."""
        if self._match is None:
            raise IllegalAction("action-no-match")
        return self._match

    @property
    def coach(self) -> MatchCoach:
        """The coach of the loaded match; raises IllegalAction if there is none."""
        if self._coach is None:
            raise IllegalAction("action-no-match")
        return self._coach

    @property
    def guests(self) -> GuestRequestHandler:
        """Handler of the guests' requests for the loaded match; raises IllegalAction if there is none."""
        if self._guests is None:
            raise IllegalAction("action-no-match")
        return self._guests

    def load(self, match: Match, key: Any = None) -> None:
        """Load ``match``, replacing what was loaded."""
        self._match = match
        self._coach = MatchCoach(match)
        self._guests = GuestRequestHandler(match, self._coach)
        self._page_entries = None
        self.guided = self.moment = None
        self.key = key

    def load_guided(self, table: "GuidedTable", key: Any) -> None:
        """Load a tutorial or a puzzle, replacing what was loaded."""
        self._match = self._coach = self._guests = self.moment = None
        self.guided = table
        self.key = key

    def load_moment(self, moment: Moment, key: Any) -> None:
        """Load ``moment``, a read-only table, replacing what was loaded."""
        self._match = self._coach = self._guests = self.guided = None
        self.moment = moment
        self.key = key

    def copy(self) -> "EngineSession":
        """Independent session with a copy of the match."""
        other = EngineSession()
        other.load(self.match.copy(), self.key)
        other._page_entries = self._page_entries
        return other

    def adopt(self, other: "EngineSession") -> None:
        """Take over the match of ``other``, a copy of this session in which one request was carried out."""
        self.match.adopt(other.match)
        self._page_entries = other._page_entries

    def change_answer(self, request: Mapping[str, Any], *, undone: bool = False) -> Json:
        """Answer to a request that changed the match: views and save. ``undone``: send the whole log again."""
        since = 0 if undone else request.get("since", 0)
        answer = {"view": self.view(request, since), "since": since, "save": self._save(request)}
        if (packed := position_backup.pack_last_position(self.match)) is not None:
            answer["last_position"] = packed
        if self.match.undone:
            answer["undone"] = [list(map(list, actions)) for actions in self.match.undone]
        if self.match.sealed.is_open:
            answer["sealed"] = self.match.sealed.to_json()
        if "guests" not in request:
            return answer
        guests = [(seat, 0 if undone else lacks) for seat, lacks in request["guests"]]
        return {**answer, "told": self.guests.views(guests, connected_guests(request))}

    def view(self, request: Mapping[str, Any], since: int) -> Json:
        """View for this screen, with the log from line ``since`` on."""
        view = {**self.match.view(since), **self.guests.undo_fields(HOST, connected_guests(request))}
        return {**view, "redo": False} if "guests" in request else view

    def _save(self, request: Mapping[str, Any]) -> Json:
        """Save of the match; only the new entries if the page has all earlier ones."""
        history = self.match.history
        prefix = history.common_prefix()
        since = prefix if request.get("kept") == self._page_entries else 0
        self._page_entries = len(history.entries)
        return saves.make_save(self.match, since)


def connected_guests(request: Mapping[str, Any]) -> list[int]:
    """Seats of the connected guests."""
    return [seat for seat, _ in request.get("guests", ())]
