"""Whether a decision may be taken back: asked of all people at other screens than the one who wants it."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from kajuta.core.errors import IllegalAction
from kajuta.match import Match
from kajuta.match.setup import GUEST

Json = dict[str, Any]

HOST = -1
"""Stands for all people at the host's screen, where guests are named by their seats."""


@dataclass(slots=True)
class Question:
    """Whether ``seat`` may take its last decision back: asked of ``waiting`` while the match stands at ``step``."""

    seat: int
    step: int
    waiting: set[int]


@dataclass(frozen=True, slots=True)
class Declined:
    """``by`` (a seat, or HOST) would rather not have ``seat`` take back what it decided before ``step``."""

    seat: int
    by: int
    step: int


class UndoVote:
    """The open question of a match, and the last one that was declined.

    Methods that may change the match answer ``changed``, and ``undone`` where the log was rewritten.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._question: Question | None = None
        self._declined: Declined | None = None

    def propose(self, seat: int, present: Collection[int]) -> Json:
        """Ask whether ``seat`` may take back its last decision; undo at once where nobody is to be asked."""
        match = self._match
        if match.history.undo_kind() is None or match.history.undo_seat() != seat:
            raise IllegalAction("undo-not-allowed")
        waiting = {guest for guest in present if guest != seat and match.players[guest].controller == GUEST}
        here = match.current.local_human_seats()
        if here and seat not in here:
            waiting.add(HOST)
        self._declined = None
        self._question = Question(seat, len(match.entries), waiting)
        return self._settle()

    def answer(self, who: int, present: Collection[int], *, yes: bool) -> Json:
        """Take the answer of ``who`` (a guest's seat, or HOST) to the open question."""
        question = self._open(present)
        if question is None or who not in question.waiting:
            raise IllegalAction("action-illegal")
        if not yes:
            self._declined = Declined(question.seat, who, question.step)
            self._question = None
            return {"changed": True}
        question.waiting.discard(who)
        return self._settle()

    def update(self, present: Collection[int]) -> Json:
        """Note which guests are connected: whoever has gone is asked no more."""
        return self._settle() if self._open(present) is not None else {"changed": True}

    def state(self, who: int, present: Collection[int]) -> Json:
        """Part of a view: whether ``who`` (a guest's seat, or HOST) may undo, and who asks for it."""
        match = self._match
        question, declined = self._open(present), self._declined
        person = match.history.undo_seat()
        mine = person == who or (who == HOST and person in match.current.local_human_seats())
        state: Json = {"undo": match.history.undo_kind() if mine and question is None else None, "redo": False}
        if question is not None:
            state["question"] = {"seat": question.seat, "mine": who in question.waiting}
        if declined is not None and declined.step == len(match.entries):
            state["declined"] = {"seat": declined.seat, "by": None if declined.by == HOST else declined.by}
        return state

    def _open(self, present: Collection[int]) -> Question | None:
        """Open question, None where there is none: any step made since has answered it."""
        question = self._question
        if question is not None and question.step != len(self._match.entries):
            question = self._question = None
        if question is not None:
            question.waiting &= {HOST, *present}
        return question

    def _settle(self) -> Json:
        if self._question is not None and not self._question.waiting:
            self._question = None
            self._match.undo()
            return {"changed": True, "undone": True}
        return {"changed": True}
