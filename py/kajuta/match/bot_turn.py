"""A bot that decides: its thinking, slice by slice."""

import time
from collections.abc import Sequence

from kajuta.bots import HURRY, Bot, Handle, Thinking
from kajuta.bots.helper_worker import Help, Sums, Task
from kajuta.core.rng import Rng
from kajuta.core.state import Action


class BotTurn:
    """Thinking of one bot about one decision.

    ``thought``: how far it is, from 0 to 1.
    """

    def __init__(self) -> None:
        self.thought = 0.0
        self._thinking: Thinking | None = None
        self._help = Help()

    @property
    def is_begun(self) -> bool:
        """Whether a bot is thinking."""
        return self._thinking is not None

    @property
    def task(self) -> Task | None:
        """What the bot would have others look at, None where that would not help it."""
        return self._help.task if self._thinking is not None else None

    def begin(self, bot: Bot, handle: Handle, luck: Rng, patience: float) -> None:
        """Let ``bot`` begin to think; ``patience``: how much of its rank's time it may take in all."""
        self._help = handle.help
        self._thinking = bot(handle, luck, patience)

    def go_on(self, milliseconds: float, *, hurry: bool, found: Sequence[Sums]) -> Action | None:
        """Let it think for a while; its action once it has decided. Raises what the bot raises.

        ``hurry``: it decides by what it knows by now. ``found``: what helpers have found for its ``task``.
        """
        assert self._thinking is not None
        self._help.found += found
        end = time.perf_counter() + milliseconds / 1000
        try:
            self.thought = next(self._thinking)  # however short the slice, thinking gets on
            if hurry:
                self._thinking.send(HURRY)
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
