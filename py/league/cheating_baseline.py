"""Players that see more than a seat knows: what knowing all hands would bring, and how much luck decides.

They are measuring sticks and nothing else: no bot, match or page can import them.
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
    """The position itself, with each card and each die to come: what such a player still loses was luck."""

    __slots__ = ()

    def __init__(self, game: Game[Any], state: State) -> None:
        super().__init__(game, state)
        self._determinize = partial(_copy_unchanged, state)


class AllHandsKnowledge(SeatKnowledge):
    """A position as its deciding seat would know it if all hands lay open: only what lies in piles is dealt anew."""

    __slots__ = ()

    def __init__(self, game: Game[Any], state: State) -> None:
        super().__init__(game, state)
        redeal = determinize_with_open_hands(game)
        assert redeal is not None
        self._determinize = partial(redeal, state, self.seat)


def determinize_with_open_hands(game: Game[Any]) -> Callable[[State, int, Rng], State] | None:
    """Function that deals anew what is in nobody's hand, None for a game that hides no hands.

    A game has it in the module ``open_hands`` beside ``game.py``.
    """
    module = f"{type(game).__module__.rpartition('.')[0]}.open_hands"
    try:
        found = find_spec(module)
    except ModuleNotFoundError:  # a game that is no package
        return None
    if found is None:
        return None
    redeal: Callable[[State, int, Rng], State] = import_module(module).determinize_with_open_hands
    return redeal


def _copy_unchanged(state: State, rng: Rng) -> State:
    return state.copy()
