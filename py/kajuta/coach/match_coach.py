"""The coach beside a match: it advises who asks and looks back on what is over, both in slices."""

import time
from collections.abc import Generator, Sequence
from typing import Any

from kajuta.bots import InformationSet
from kajuta.bots.helper_worker import HelperChannel, HelperTask, PartialResults
from kajuta.coach.advice import Advising, advise, comment
from kajuta.coach.review import begun, review
from kajuta.core.errors import IllegalAction
from kajuta.core.message import Message
from kajuta.core.rng import Rng
from kajuta.match import Match
from kajuta.match.setup import HUMANS


class MatchCoach:
    """What the coach is thinking about for ``match``, and what it said last.

    All it says comes from handles of the asker's seat, and its luck from how many decisions were taken: so it tells
    nothing that the asker cannot know.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.thought = 0.0
        self._advising: Advising | None = None
        self._helper = HelperChannel()
        self._at = (-1, -1)
        self._given: tuple[tuple[int, int], dict[str, Any]] | None = None
        self._reviewing: Generator[float, None, None] | None = None
        self.found = begun(match)

    @property
    def asker(self) -> int | None:
        """The seat that the coach is thinking for, None where it is not thinking."""
        return None if self._advising is None else self._at[0]

    @property
    def task(self) -> HelperTask | None:
        """What the coach that thinks would have others look at, None where that would not help it."""
        return self._helper.task if self._advising is not None else None

    def think(
        self, seat: int | None, milliseconds: float, patience: float = 1.0, found: Sequence[PartialResults] = ()
    ) -> dict[str, Any] | None:
        """Let the coach think for ``seat``; its advice as JSON once it has come to one, which marks the game practice.

        ``patience``: how much of its time it may take in all. ``found``: what helpers have found for its ``task``.
        Raises IllegalAction where that seat may not ask it now.
        """
        match = self.match
        if seat is None or not match.may_ask_for_hint(seat):
            raise IllegalAction("coach-no-hint")
        at = seat, len(match.entries)
        if self._given is not None and self._given[0] == at:
            return self._given[1]
        luck = Rng(sum(isinstance(entry, tuple) for entry in match.entries))
        if self._advising is None or self._at != at:
            info = InformationSet(match.game, match.state, seat=seat)
            self._advising = advise(info, luck, patience)
            self._helper = info.helper
            self._at = at
        self._helper.results += found
        end = time.perf_counter() + milliseconds / 1000
        try:
            self.thought = next(self._advising)  # however short the slice, thinking gets on
            while time.perf_counter() < end:
                self.thought = next(self._advising)
        except StopIteration as done:
            advice: dict[str, Any] = done.value.to_json()
        else:
            return None
        if (told := self._of_another(seat, luck)) is not None:
            advice["said"].append(told)
        self.forget()
        match.record_hint(seat)
        self._given = (seat, len(match.entries)), advice
        return advice

    def forget(self) -> None:
        """Stop thinking."""
        self._advising = None
        self.thought = 0.0

    def review(self, milliseconds: float) -> dict[str, Any] | None:
        """Look the finished match through for a while; the review as JSON once it is complete.

        Raises IllegalAction where the match goes on, or its game does not judge in features.
        """
        match = self.match
        if match.screen.next_step().kind != "over" or match.game.evaluation_model is None:
            raise IllegalAction("coach-no-review")
        if self._reviewing is None:
            self.found = begun(match)
            self._reviewing = review(match, self.found)
        end = time.perf_counter() + milliseconds / 1000
        try:
            self.thought = next(self._reviewing)
            while time.perf_counter() < end:
                self.thought = next(self._reviewing)
        except StopIteration:
            self._reviewing = None
            return self.found.to_json()
        return None

    def forget_review(self) -> None:
        """Stop looking the match through."""
        self._reviewing = None

    def _of_another(self, seat: int, luck: Rng) -> Message | None:
        """Return what the move of the bot that moved last, if one did since ``seat`` decided, changed for ``seat``."""
        match = self.match
        mover = None
        begin = len(match.entries)
        for step in range(len(match.entries) - 1, -1, -1):
            if match.history.records[step].person is not None:
                break
            one = match.history.records[step].seat
            if not isinstance(match.entries[step], tuple) or (mover is None and one == seat):
                continue  # what the asker had no choice in
            if one is None or (mover is not None and one != mover):
                break
            mover, begin = one, step
        if mover is None or match.players[mover].controller in HUMANS:
            return None
        before, after = (
            InformationSet(match.game, state, seat=seat) for state in (match.state_after(begin), match.state)
        )
        return comment(before, after, mover, luck)
