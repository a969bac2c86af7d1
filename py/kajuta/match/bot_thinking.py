"""Runs a bot's search for one decision in short time slices."""

import time
from collections.abc import Sequence

from kajuta.bots import DECIDE_NOW, Bot, SeatKnowledge, Thinking
from kajuta.bots.helper_worker_messages import HelperMailbox, HelperTask, PartialResults
from kajuta.core.rng import Rng
from kajuta.core.state import Action


class BotThinking:
    """A bot's search for one decision. ``progress`` is from 0 to 1."""

    def __init__(self) -> None:
        self.progress = 0.0
        self._thinking: Thinking | None = None
        self._helper = HelperMailbox()

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is thinking."""
        return self._thinking is not None

    @property
    def helper_task(self) -> HelperTask | None:
        """Task for helper workers, or None if they cannot help."""
        return self._helper.task if self._thinking is not None else None

    def begin(self, bot: Bot, info: SeatKnowledge, rng: Rng, thinking_time: float | None) -> None:
        """Start ``bot``. ``thinking_time``: factor of the thinking time of its rank; None: no time limit."""
        self._helper = info.helper
        self._thinking = bot(info, rng, thinking_time)

    def think(self, milliseconds: float, *, hurry: bool, partial_results: Sequence[PartialResults]) -> Action | None:
        """Continue the search for ``milliseconds``; return the action once the bot has decided.

        ``hurry``: decide on what is known so far. ``partial_results``: results of helper workers. Exceptions of the bot
        are passed on.
        """
        assert self._thinking is not None
        self._helper.results += partial_results
        end = time.perf_counter() + milliseconds / 1000
        try:
            self.progress = next(self._thinking)  # at least one step, however short the slice
            if hurry:
                self._thinking.send(DECIDE_NOW)
            while time.perf_counter() < end:
                self.progress = next(self._thinking)
        except StopIteration as done:
            action: Action | None = done.value
            if action is None:
                raise ValueError("it ended without an action") from None
            return action
        return None

    def stop(self) -> None:
        """Stop the search and discard it."""
        self._thinking = None
