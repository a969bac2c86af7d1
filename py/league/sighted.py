"""Players that see more than a seat knows: how far a crew could get, and how much luck decides.

They are measuring sticks and nothing else: no bot, match or page can import them.
"""

from functools import partial
from typing import Any

from kajuta.bots import Handle
from kajuta.core.game import Game
from kajuta.core.rng import Rng, seeded
from kajuta.core.state import State
from kajuta.games.tranquility.cards import START, Card, is_island, is_storm
from kajuta.games.tranquility.state import Position

GAMES = ("tranquility",)
"""The games in which there is such a crew."""


class SeeingHandle(Handle):
    """The position itself: whoever has it knows each card and each die to come. What it still loses, luck decided."""

    __slots__ = ()

    def __init__(self, game: Game[Any], state: State) -> None:
        super().__init__(game, state)
        self._sample = partial(_as_it_is, state)


class SightedHandle(Handle):
    """A position as one of a crew knows it who has always seen all hands, and so what everybody discarded."""

    __slots__ = ()

    def __init__(self, game: Game[Any], state: State) -> None:
        super().__init__(game, state)
        self._sample = partial(dealt_from_piles, state)


def _as_it_is(state: State, rng: Rng) -> State:
    return state.copy()


def dealt_from_piles(state: State, rng: Rng) -> State:
    """Return a copy of ``state`` in which what lies unseen in piles and beside the table is dealt anew."""
    new = state.copy()
    assert isinstance(new, Position)
    lots: list[list[Card]] = [[*new.removed], *(pile[:] for pile in new.piles), *([*cards] for cards in new.blind)]
    seats = len(new.piles)
    piles = [(lot, place) for lot in range(1, seats + 1) for place in range(len(lots[lot]))]
    blind = [(lot, place) for lot in range(seats + 1, len(lots)) for place in range(len(lots[lot]))]
    away = [(0, place) for place in range(len(lots[0]))]
    cards = [card for lot in lots for card in lot]
    dealt: dict[tuple[int, int], Card] = {}

    def put(card: Card, places: list[tuple[int, int]]) -> None:
        dealt[rng.choice([place for place in places if place not in dealt])] = card

    for seat in range(seats):
        own = (1 + seat, 1 + seats + seat)
        for _ in range(sum(lots[lot].count(START) for lot in own)):
            put(START, [place for place in (*piles, *blind) if place[0] in own])
    for card in sorted(card for card in cards if is_storm(card)):
        put(card, piles)
    for card in sorted(card for card in cards if not is_island(card) and not is_storm(card) and card != START):
        put(card, [*piles, *blind])
    islands = sorted(card for card in cards if is_island(card))
    rng.shuffle(islands)
    for place in (*away, *piles, *blind):
        if place not in dealt:
            dealt[place] = islands.pop()
    for (lot, at), card in dealt.items():
        lots[lot][at] = card
    new.removed = tuple(lots[0])
    new.piles = lots[1 : seats + 1]
    new.blind = tuple(tuple(lot) for lot in lots[seats + 1 :])
    exploration = sorted(new.exploration)
    rng.shuffle(exploration)
    new.exploration = tuple(exploration)
    new.rng = seeded(rng.below(1 << 32))
    return new
