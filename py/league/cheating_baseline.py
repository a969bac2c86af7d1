"""Players that cheat, for comparison: they show how much knowing all hands is worth and how much depends on luck.

They are used only for measurements. Nothing in the engine can import them.
"""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kajuta.bots import SeatKnowledge
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.core.state import State


class PerfectKnowledge(SeatKnowledge):
    """Complete knowledge of the position, future random events included.

    Games that such a player still loses were decided by luck.
    """

    __slots__ = ()

    def __init__(self, game: Game[Any], state: State) -> None:
        super().__init__(game, state)
        self._determinize = partial(_copy_unchanged, state)


class AllHandsKnowledge(SeatKnowledge):
    """The knowledge of a seat that sees all hands. Only face-down piles are shuffled again."""

    __slots__ = ()

    def __init__(self, game: Game[Any], state: State) -> None:
        super().__init__(game, state)
        redeal = determinize_with_open_hands(game)
        assert redeal is not None
        self._determinize = partial(redeal, state, self.seat)


def determinize_with_open_hands(game: Game[Any]) -> Callable[[State, int, Rng], State] | None:
    """The game's function that shuffles everything that is in nobody's hand; None if the game has no hidden hands.

    A game defines it in a module ``open_hands`` next to its ``game.py``.
    """
    module = f"{type(game).__module__.rpartition('.')[0]}.open_hands"
    try:
        found = find_spec(module)
    except ModuleNotFoundError:  # the game is a single module, not a package
        return None
    if found is None:
        return None
    redeal: Callable[[State, int, Rng], State] = import_module(module).determinize_with_open_hands
    return redeal


def _copy_unchanged(state: State, rng: Rng) -> State:
    return state.copy()
