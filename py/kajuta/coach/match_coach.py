"""The coach of a match: hints while it is played and a review afterwards, both computed in time slices."""

import time
from collections.abc import Generator, Sequence
from typing import Any

from kajuta.bots import SeatKnowledge
from kajuta.bots.helper_worker_messages import HelperMailbox, HelperTask, PartialResults
from kajuta.coach.advice import AdviceGenerator, comment_on_others_move, find_advice
from kajuta.coach.review import empty_review, review_match
from kajuta.core.errors import IllegalAction
from kajuta.core.message import Message
from kajuta.core.rng import Rng
from kajuta.match import Match
from kajuta.match.match_setup import HUMANS


class MatchCoach:
    """Hints and the review of ``match``. ``progress`` is from 0 to 1.

    Hints use only the knowledge of the seat that asks. Random numbers are seeded with the number of actions played, so
    they reveal nothing either.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.progress = 0.0
        self._advising: AdviceGenerator | None = None
        self._helper = HelperMailbox()
        self._advised_at = (-1, -1)
        self._last_advice: tuple[tuple[int, int], dict[str, Any]] | None = None
        self._reviewing: Generator[float, None, None] | None = None
        self.partial_review = empty_review(match)

    @property
    def advised_seat(self) -> int | None:
        """Seat for which a hint is being computed, or None."""
        return None if self._advising is None else self._advised_at[0]

    @property
    def helper_task(self) -> HelperTask | None:
        """Task for helper workers, or None if they cannot help."""
        if self._advising is None or self.match.sealed.is_open:  # helpers always search for the first seat of the round
            return None
        return self._helper.task

    def think(
        self,
        seat: int | None,
        milliseconds: float,
        thinking_time: float = 1.0,
        partial_results: Sequence[PartialResults] = (),
    ) -> dict[str, Any] | None:
        """Work on a hint for ``seat`` for ``milliseconds``; return the advice as JSON once it is ready.

        It returns None until then. The match becomes practice once the advice is given.
        ``thinking_time``: factor of the coach's usual thinking time.
        ``partial_results``: results of helper workers for ``helper_task``.
        Raises IllegalAction if the seat may not ask for a hint now.
        """
        match = self.match
        if seat is None or not match.may_ask_for_hint(seat):
            raise IllegalAction("coach-no-hint")
        at = seat, len(match.entries)
        if self._last_advice is not None and self._last_advice[0] == at:
            return self._last_advice[1]
        rng = Rng(sum(isinstance(entry, tuple) for entry in match.entries))
        if self._advising is None or self._advised_at != at:
            info = SeatKnowledge(match.game, match.sealed.position_of(seat).state, seat=seat)
            self._advising = find_advice(info, rng, thinking_time)
            self._helper = info.helper
            self._advised_at = at
        self._helper.results += partial_results
        end = time.perf_counter() + milliseconds / 1000
        try:
            self.progress = next(self._advising)  # at least one step, however short the slice
            while time.perf_counter() < end:
                self.progress = next(self._advising)
        except StopIteration as done:
            advice: dict[str, Any] = done.value.to_json()
        else:
            return None
        if (comment := self._comment_on_last_move(seat, rng)) is not None:
            advice["said"].append(comment)
        self.cancel()
        match.record_hint(seat)
        self._last_advice = (seat, len(match.entries)), advice
        return advice

    def cancel(self) -> None:
        """Stop working on a hint."""
        self._advising = None
        self.progress = 0.0

    def review(self, milliseconds: float) -> dict[str, Any] | None:
        """Work on the review of the finished match for ``milliseconds``; return it as JSON once complete.

        It returns None until then. Raises IllegalAction if the match is not over or its game has no evaluation model.
        """
        match = self.match
        if match.screen.next_step().kind != "over" or match.game.evaluation_model is None:
            raise IllegalAction("coach-no-review")
        if self._reviewing is None:
            self.partial_review = empty_review(match)
            self._reviewing = review_match(match, self.partial_review)
        end = time.perf_counter() + milliseconds / 1000
        try:
            self.progress = next(self._reviewing)
            while time.perf_counter() < end:
                self.progress = next(self._reviewing)
        except StopIteration:
            self._reviewing = None
            return self.partial_review.to_json()
        return None

    def cancel_review(self) -> None:
        """Stop the review; ``partial_review`` keeps the results so far."""
        self._reviewing = None

    def _comment_on_last_move(self, seat: int, rng: Rng) -> Message | None:
        """Comment for ``seat`` on the last move of a bot, if it was made after the last decision of a person."""
        match = self.match
        mover = None
        begin = len(match.entries)
        for step in range(len(match.entries) - 1, match.history.first - 1, -1):
            if match.history.records[step].person is not None:
                break
            one = match.history.records[step].seat
            if not isinstance(match.entries[step], tuple) or (mover is None and one == seat):
                continue  # an entry about a seat, or a forced action of the seat that asks
            if one is None or (mover is not None and one != mover):
                break
            mover, begin = one, step
        if mover is None or match.players[mover].controller in HUMANS:
            return None
        before, after = (
            SeatKnowledge(match.game, state, seat=seat) for state in (match.state_after(begin), match.state)
        )
        return comment_on_others_move(before, after, mover, rng)
