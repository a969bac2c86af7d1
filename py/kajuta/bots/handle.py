"""What a bot gets instead of the position."""

from collections.abc import Callable, Generator
from functools import partial
from typing import Any, TypeAlias

from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.core.state import Action, State


class Handle:
    """A position as its deciding seat knows it: all that can be had from it are new deals of the unknown.

    So a bot is fair by structure; there is no way from the handle to what is really hidden.
    """

    __slots__ = ("_sample", "game", "seat")

    def __init__(self, game: Game[Any], state: State) -> None:
        if state.to_act is None:
            raise ValueError("nobody decides in a finished game")
        self.game = game
        self.seat = seat = state.to_act
        self._sample = partial(state.determinize, seat)

    def sample(self, rng: Rng) -> State:
        """Return a position that fits all the seat knows."""
        return self._sample(rng)


Thinking: TypeAlias = Generator[None, None, Action]
"""A bot at work: yields at least every 30 ms, returns its action."""

Bot: TypeAlias = Callable[[Handle, Rng], Thinking]
