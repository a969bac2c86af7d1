"""Undo in games with several people: who may undo, and the vote of the others if something was revealed since."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from kajuta.core.errors import IllegalAction
from kajuta.core.message import seat_ref
from kajuta.match import Match
from kajuta.match.history import EntryFacts
from kajuta.match.match_setup import GUEST

Json = dict[str, Any]

HOST = -1
"""Stands for the host's screen, or for the only screen; guests are identified by their seats."""


@dataclass(slots=True)
class OpenVote:
    """A vote of ``voters`` on whether ``seat`` may take back ``decision``. All voters must agree explicitly.

    ``number``: identifies the vote in answers. ``agreed``: voters who have agreed so far.
    """

    number: int
    seat: int
    decision: EntryFacts
    voters: frozenset[int]
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class DeclinedVote:
    """A vote that ended without an undo, when the match had ``step`` entries.

    ``why``: "no" (``by`` is the seat that declined, None for the host's screen), "absent" (the guest on seat ``by``
    left) or "moved-on" (the match went on).
    """

    seat: int
    by: int | None
    why: str
    step: int


class UndoVote:
    """The open vote of a match, and the result of the last one.

    Methods that may change the match return ``changed``, and ``undone`` if log lines were removed.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._open_vote: OpenVote | None = None
        self._declined: DeclinedVote | None = None
        self._asked: dict[int, EntryFacts] = {}
        """Decisions about which a vote was held, by index of the entry; there is at most one vote for each."""
        self._last_number = 0

    def propose(self, who: int, connected: Collection[int], *, whole_turn: bool = False) -> Json:
        """Undo for ``who``, a guest's seat or HOST, if that is possible at once; otherwise open a vote."""
        kind = self._kind(who, connected, whole_turn=whole_turn)
        if kind is None:
            raise IllegalAction("undo-not-allowed")
        if kind != "consent":
            self._match.undo(whole_turn=whole_turn)
            return {"changed": True, "undone": True}
        history = self._match.history
        index, seat = history.undo_point(), history.undo_seat()
        assert index is not None and seat is not None
        voters = frozenset(self._match.current.human_seats()) - {seat}
        absent = self._absent(voters, connected)
        if absent:
            raise IllegalAction("undo-somebody-absent", seat=seat_ref(absent[0]))
        self._declined = None
        self._last_number += 1
        self._asked[index] = history.records[index]
        self._open_vote = OpenVote(self._last_number, seat, history.records[index], voters)
        return {"changed": True}

    def answer(self, who: int, number: int, connected: Collection[int], *, yes: bool) -> Json:
        """Register the answer of ``who`` in the vote ``number``.

        ``who``: a guest's seat, or HOST for all people at that screen.
        """
        vote = self._open(connected)
        if vote is None or vote.number != number:
            raise IllegalAction("undo-question-closed")
        here = self._undecided_at(who, vote)
        if not here:
            raise IllegalAction("action-illegal")
        if not yes:
            self._decline("no", None if who == HOST else who)
            return {"changed": True}
        vote.agreed.update(here)
        if self._undecided(vote):
            return {"changed": True}
        self._open_vote = None
        self._match.undo_by_consent()
        return {"changed": True, "undone": True}

    def update_connected(self, connected: Collection[int]) -> Json:
        """Update the set of connected guests: a vote fails if one of its voters has left."""
        self._open(connected)
        return {"changed": True}

    def view_fields(self, who: int, connected: Collection[int]) -> Json:
        """Fields of a view for ``who``, a guest's seat or HOST: whether undo is possible, and the open vote."""
        vote = self._open(connected)
        fields: Json = {
            "undo": self._kind(who, connected),
            "undo_turn": self._kind(who, connected, whole_turn=True),
        }
        if vote is not None:
            here = self._undecided_at(who, vote)
            fields["question"] = {"number": vote.number, "seat": vote.seat, "asked": here}
        declined = self._declined
        if declined is not None and declined.step == len(self._match.entries):
            fields["declined"] = {"seat": declined.seat, "by": declined.by, "why": declined.why}
        return fields

    def _kind(self, who: int, connected: Collection[int], *, whole_turn: bool = False) -> str | None:
        """Kind of undo for ``who``: "free", "practice", "consent" or None. None while a vote is open."""
        history = self._match.history
        seats = history.undo_seats(whole_turn=whole_turn)
        if self._open(connected) is not None or not seats <= self._seats_of(who, connected):
            return None
        kind = self._match.undo_kind(whole_turn=whole_turn)
        if kind is not None or whole_turn or not self._may_be_asked():
            return kind
        index = history.undo_point()
        asked = index is not None and self._asked.get(index) is history.records[index]
        return None if asked else "consent"

    def _may_be_asked(self) -> bool:
        """Whether a vote is needed and possible. In a match passed on as a link the other players are not present."""
        return self._match.undo_needs_consent() and self._match.shared_name is None

    def _seats_of(self, who: int, connected: Collection[int]) -> set[int]:
        """Seats whose decisions ``who`` may undo: a guest only its own seat's.

        HOST may undo those of all seats except guests' seats, and of all seats while no guest is connected.
        """
        if who != HOST:
            return {who}
        players = enumerate(self._match.players)
        return {seat for seat, player in players if not connected or player.controller != GUEST}

    def _undecided(self, vote: OpenVote) -> list[int]:
        """Sorted seats of people who have not agreed yet, including those who joined after the vote began."""
        return sorted((vote.voters | set(self._match.current.human_seats())) - {vote.seat} - vote.agreed)

    def _undecided_at(self, who: int, vote: OpenVote) -> list[int]:
        seats = self._match.current.local_human_seats() if who == HOST else [who]
        return [seat for seat in self._undecided(vote) if seat in seats]

    def _absent(self, seats: Collection[int], connected: Collection[int]) -> list[int]:
        """Those of ``seats`` that cannot answer: the guest is not connected, or a bot has taken over."""
        here = {*self._match.current.local_human_seats(), *connected}
        here.intersection_update(self._match.current.human_seats())
        return sorted(set(seats) - here)

    def _open(self, connected: Collection[int]) -> OpenVote | None:
        """The open vote, or None. It is closed if the match has changed or one of its voters has left."""
        vote = self._open_vote
        if vote is None:
            return None
        history = self._match.history
        index = history.undo_point()
        if index is None or history.records[index] is not vote.decision or not self._may_be_asked():
            self._decline("moved-on")
        elif absent := self._absent(self._undecided(vote), connected):
            self._decline("absent", absent[0])
        return self._open_vote

    def _decline(self, why: str, by: int | None = None) -> None:
        if self._open_vote is not None:
            self._declined = DeclinedVote(self._open_vote.seat, by, why, len(self._match.entries))
            self._open_vote = None
