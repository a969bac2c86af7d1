"""The vote of the other people on an undo, while guests are connected."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from kajuta.core.errors import IllegalAction
from kajuta.match import Match
from kajuta.match.match_setup import GUEST

Json = dict[str, Any]

HOST = -1
"""Voter for all people at the host's screen; guests vote under their seats."""


@dataclass(slots=True)
class OpenVote:
    """Whether ``seat`` may take its last decision back: asked of ``undecided`` while the match stands at ``step``."""

    seat: int
    step: int
    undecided: set[int]


@dataclass(frozen=True, slots=True)
class DeclinedVote:
    """``by`` (a seat, or HOST) would rather not have ``seat`` take back what it decided before ``step``."""

    seat: int
    by: int
    step: int


class UndoVote:
    """The open vote of a match, and the last one that was declined.

    Methods that may change the match answer ``changed``, and ``undone`` where the log was rewritten.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._open_vote: OpenVote | None = None
        self._declined: DeclinedVote | None = None

    def propose(self, seat: int, connected: Collection[int]) -> Json:
        """Ask whether ``seat`` may take back its last decision; undo at once where nobody is to be asked."""
        match = self._match
        if match.history.undo_kind() is None or match.history.undo_seat() != seat:
            raise IllegalAction("undo-not-allowed")
        undecided = {guest for guest in connected if guest != seat and match.players[guest].controller == GUEST}
        here = match.current.local_human_seats()
        if here and seat not in here:
            undecided.add(HOST)
        self._declined = None
        self._open_vote = OpenVote(seat, len(match.entries), undecided)
        return self._settle()

    def answer(self, who: int, connected: Collection[int], *, yes: bool) -> Json:
        """Take the answer of ``who`` (a guest's seat, or HOST) to the open vote."""
        vote = self._open(connected)
        if vote is None or who not in vote.undecided:
            raise IllegalAction("action-illegal")
        if not yes:
            self._declined = DeclinedVote(vote.seat, who, vote.step)
            self._open_vote = None
            return {"changed": True}
        vote.undecided.discard(who)
        return self._settle()

    def update_connected(self, connected: Collection[int]) -> Json:
        """Note which guests are connected: whoever has gone is asked no more."""
        return self._settle() if self._open(connected) is not None else {"changed": True}

    def view_fields(self, who: int, connected: Collection[int]) -> Json:
        """Part of a view: whether ``who`` (a guest's seat, or HOST) may undo, and who asks for it."""
        match = self._match
        vote, declined = self._open(connected), self._declined
        person = match.history.undo_seat()
        mine = person == who or (who == HOST and person in match.current.local_human_seats())
        fields: Json = {"undo": match.history.undo_kind() if mine and vote is None else None, "redo": False}
        if vote is not None:
            fields["question"] = {"seat": vote.seat, "mine": who in vote.undecided}
        if declined is not None and declined.step == len(match.entries):
            fields["declined"] = {"seat": declined.seat, "by": None if declined.by == HOST else declined.by}
        return fields

    def _open(self, connected: Collection[int]) -> OpenVote | None:
        """Open vote, None where there is none: any step made since has answered it."""
        vote = self._open_vote
        if vote is not None and vote.step != len(self._match.entries):
            vote = self._open_vote = None
        if vote is not None:
            vote.undecided &= {HOST, *connected}
        return vote

    def _settle(self) -> Json:
        if self._open_vote is not None and not self._open_vote.undecided:
            self._open_vote = None
            self._match.undo()
            return {"changed": True, "undone": True}
        return {"changed": True}
