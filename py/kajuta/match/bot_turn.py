"""A bot that decides: its thinking, slice by slice."""

import time
from collections.abc import Sequence

from kajuta.bots import DECIDE_NOW, Bot, InformationSet, Thinking
from kajuta.bots.helper_worker import HelperChannel, HelperTask, PartialResults
from kajuta.core.rng import Rng
from kajuta.core.state import Action


class BotTurn:
    """Thinking of one bot about one decision.

    ``thought``: how far it is, from 0 to 1.
    """

    def __init__(self) -> None:
        self.thought = 0.0
        self._thinking: Thinking | None = None
        self._helper = HelperChannel()

    @property
    def is_begun(self) -> bool:
        """Whether a bot is thinking."""
        return self._thinking is not None

    @property
    def task(self) -> HelperTask | None:
        """What the bot would have others look at, None where that would not help it."""
        return self._helper.task if self._thinking is not None else None

    def begin(self, bot: Bot, info: InformationSet, luck: Rng, patience: float) -> None:
        """Let ``bot`` begin to think; ``patience``: how much of its rank's time it may take in all."""
        self._helper = info.helper
        self._thinking = bot(info, luck, patience)

    def go_on(self, milliseconds: float, *, hurry: bool, found: Sequence[PartialResults]) -> Action | None:
        """Let it think for a while; its action once it has decided. Raises what the bot raises.

        ``hurry``: it decides by what it knows by now. ``found``: what helpers have found for its ``task``.
        """
        assert self._thinking is not None
        self._helper.results += found
        end = time.perf_counter() + milliseconds / 1000
        try:
            self.thought = next(self._thinking)  # however short the slice, thinking gets on
            if hurry:
                self._thinking.send(DECIDE_NOW)
            while time.perf_counter() < end:
                self.thought = next(self._thinking)
        except StopIteration as done:
            action: Action | None = done.value
            if action is None:
                raise ValueError("it ended without an action") from None
            return action
        return None

    def stop(self) -> None:
        """Forget what was thought."""
        self._thinking = None
