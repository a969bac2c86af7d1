"""Positions for the tests."""

from collections.abc import Mapping, Sequence

from kajuta.core.state import Action
from kajuta.games.tranquility import GAME
from kajuta.games.tranquility.rules.cards import FINISH, MONSTER, ORANGE, PURPLE, START, WILD, YELLOW
from kajuta.games.tranquility.rules.engine import Tranquility

NAMES = {
    "start": START,
    "finish": FINISH,
    "monster": MONSTER,
    "wild": WILD,
    "yellow": YELLOW,
    "purple": PURPLE,
    "orange": ORANGE,
}


def cards(text: str) -> list[int]:
    """Cards in a list separated by blanks, for example "12 45 finish"."""
    return [NAMES.get(name) or int(name) for name in text.split()]


def new(seats: int = 2, seed: int = 7, **options: str) -> Tranquility:
    """Opening position."""
    return GAME.new(seats, GAME.complete_options(seats, options), seed)


def table(
    *hands: str,
    sea: Mapping[int, int] | None = None,
    piles: Sequence[str] = (),
    started: bool = True,
    turn_of: int = 0,
    **options: str,
) -> Tranquility:
    """Position at the start of a turn.

    ``hands``: cards by seat. ``sea``: numbers by cell. ``piles``: draw piles by seat, the next card first.
    """
    state = new(len(hands), **{name.replace("_", "-"): value for name, value in options.items()})
    state.pending = []
    state.hands = [sorted(cards(hand)) for hand in hands]
    state.piles = [cards(pile)[::-1] for pile in piles] or [[] for _ in hands]
    state.discards = [[] for _ in hands]
    state.sea = [0] * len(state.sea)
    for cell, number in (sea or {}).items():
        state.sea[cell] = number
    state.yellow = state.orange = (0,) * len(hands)
    state.purple = state.gone = ()
    state.started = START if started else 0
    state.turn = 1
    state.active = state.to_act = turn_of
    state.rocks = -1
    return state


def full(size: int = 36, but: Mapping[int, int] | None = None) -> dict[int, int]:
    """A full sea with the even numbers from 2 on; ``but``: other numbers by cell, 0 for an empty cell."""
    return {**{cell: 2 * cell + 2 for cell in range(size)}, **(but or {})}


def lays(state: Tranquility, card: int) -> list[int]:
    """Cells on which the seat to act may place ``card``."""
    return [int(action[2]) for action in state.legal_actions() if action[:2] == ("lay", card)]


def can(state: Tranquility, *action: int | str) -> bool:
    """Whether an action is legal."""
    return action in state.legal_actions()


def kinds(state: Tranquility) -> set[str]:
    """Kinds of the legal actions."""
    return {str(action[0]) for action in state.legal_actions()}


def play(state: Tranquility, *actions: Action) -> Tranquility:
    """Play ``actions``, each of which must be legal; return the position."""
    for action in actions:
        assert action in state.legal_actions(), f"{action} is not among {state.legal_actions()}"
        state.apply(action)
    return state


def deciding(state: Tranquility) -> str:
    """Kind of the open decision; "turn" for the choice of an action in the turn."""
    return state.pending[-1].kind if state.pending else "turn"
