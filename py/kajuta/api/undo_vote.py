"""Undo in company: who may take back what, and the question to all other people where something was revealed since."""

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
"""The host's screen, or the only one; guests are known by their seats."""


@dataclass(slots=True)
class OpenVote:
    """The question whether ``seat`` may take back ``decision``, asked of all ``voters``; silence is a no.

    ``number``: an answer names the question that it is about.
    """

    number: int
    seat: int
    decision: EntryFacts
    voters: frozenset[int]
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class DeclinedVote:
    """The end of a question without an undo, when the match stood at ``step``.

    ``why``: "no", which ``by`` said (a seat; None for the host's screen), "absent" (``by`` left), or "moved-on".
    """

    seat: int
    by: int | None
    why: str
    step: int


class UndoVote:
    """The open question of a match, and how the last one ended.

    Methods that may change the match answer ``changed``, and ``undone`` where the log was rewritten.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._open_vote: OpenVote | None = None
        self._declined: DeclinedVote | None = None
        self._asked: dict[int, EntryFacts] = {}
        """Decisions that were asked about, by their step: there is one question about each."""
        self._last_number = 0

    def propose(self, who: int, connected: Collection[int], *, whole_turn: bool = False) -> Json:
        """Undo for ``who`` (a guest's seat, or HOST) where it may be done at once; else ask all other people."""
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
        """Take the answer of ``who`` (a guest's seat, or HOST for all people at that screen) to question ``number``."""
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
        """Note which guests are connected: whoever has gone does not agree."""
        self._open(connected)
        return {"changed": True}

    def view_fields(self, who: int, connected: Collection[int]) -> Json:
        """Part of a view: whether ``who`` (a guest's seat, or HOST) may undo, and the question that is open."""
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
        """Kind of undo for ``who``: "free", "practice", "consent" or None; none while a question is open."""
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
        """Whether undo needs consent that can be had: in a match handed on as a link the others are not here."""
        return self._match.undo_needs_consent() and self._match.shared_name is None

    def _seats_of(self, who: int, connected: Collection[int]) -> set[int]:
        """Seats whose decisions ``who`` may take back: at the host's screen all, while no guest is connected."""
        if who != HOST:
            return {who}
        players = enumerate(self._match.players)
        return {seat for seat, player in players if not connected or player.controller != GUEST}

    def _undecided(self, vote: OpenVote) -> list[int]:
        """Seats of the people who have not agreed, in order; those who have just come among them."""
        return sorted((vote.voters | set(self._match.current.human_seats())) - {vote.seat} - vote.agreed)

    def _undecided_at(self, who: int, vote: OpenVote) -> list[int]:
        seats = self._match.current.local_human_seats() if who == HOST else [who]
        return [seat for seat in self._undecided(vote) if seat in seats]

    def _absent(self, seats: Collection[int], connected: Collection[int]) -> list[int]:
        """Those of ``seats`` where nobody can answer: a guest who is away, or a bot in the place of a person."""
        here = {*self._match.current.local_human_seats(), *connected}
        here.intersection_update(self._match.current.human_seats())
        return sorted(set(seats) - here)

    def _open(self, connected: Collection[int]) -> OpenVote | None:
        """Open question, None where there is none: it ends when a person decides, or one who is asked has gone."""
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
