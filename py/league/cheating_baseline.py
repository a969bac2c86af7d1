"""Players that see more than a seat knows: what knowing all hands would bring, and how much luck decides.

They are measuring sticks and nothing else: no bot, match or page can import them.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from kajuta.bots import SeatKnowledge
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.core.state import State
from kajuta.games.ahoy.rules.state import Position as AhoyPosition
from kajuta.games.oltremare.rules.known_cards_tracking import cards_as_bits
from kajuta.games.oltremare.rules.state import Position as OltremarePosition
from kajuta.games.submarine.state import Position as SubmarinePosition
from kajuta.games.tranquility.rules.cards import START, Card, is_island, is_storm
from kajuta.games.tranquility.rules.state import Position as TranquilityPosition


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
        self._determinize = partial(OPEN_HANDS_DETERMINIZATIONS[game.id], state, self.seat)


def _copy_unchanged(state: State, rng: Rng) -> State:
    return state.copy()


def _ahoy(state: State, seat: int, rng: Rng) -> State:
    """Leave the Union's plans and the smugglers' pledges as they are."""
    assert isinstance(state, AhoyPosition)
    new = state.determinize(seat, rng)
    new.hand = state.hand[:]
    new.plan_deck = sorted(state.plan_deck)
    rng.shuffle(new.plan_deck)
    new.pledge = state.pledge[:]
    return new


def _oltremare(state: State, seat: int, rng: Rng) -> State:
    """Leave the others' hands as they are, and so what they offer, but not the pirates' stacks."""
    assert isinstance(state, OltremarePosition)
    known = state.copy()
    for hand in known.hands:
        known.knows[seat] |= cards_as_bits(hand)
    return known.determinize(seat, rng)


def _submarine(state: State, seat: int, rng: Rng) -> State:
    """Leave the others' hands as they are, but not what lies in stacks."""
    assert isinstance(state, SubmarinePosition)
    known = state.copy()
    known.hands = [tuple(sorted(card | 1 << seat for card in hand)) for hand in known.hands]
    return known.determinize(seat, rng)


def _tranquility(state: State, seat: int, rng: Rng) -> State:
    """Leave the hands and all discarded cards as they are, for one who has seen all hands from the beginning."""
    new = state.copy()
    assert isinstance(new, TranquilityPosition)
    stacks: list[list[Card]] = [[*new.removed], *(pile[:] for pile in new.piles), *([*cards] for cards in new.blind)]
    seats = len(new.piles)
    piles = [(stack, place) for stack in range(1, seats + 1) for place in range(len(stacks[stack]))]
    blind = [(stack, place) for stack in range(seats + 1, len(stacks)) for place in range(len(stacks[stack]))]
    away = [(0, place) for place in range(len(stacks[0]))]
    cards = [card for stack in stacks for card in stack]
    dealt: dict[tuple[int, int], Card] = {}

    def put(card: Card, places: list[tuple[int, int]]) -> None:
        dealt[rng.choice([place for place in places if place not in dealt])] = card

    for seat in range(seats):
        own = (1 + seat, 1 + seats + seat)
        for _ in range(sum(stacks[stack].count(START) for stack in own)):
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
    for (stack, at), card in dealt.items():
        stacks[stack][at] = card
    new.removed = tuple(stacks[0])
    new.piles = stacks[1 : seats + 1]
    new.blind = tuple(tuple(stack) for stack in stacks[seats + 1 :])
    exploration = sorted(new.exploration)
    rng.shuffle(exploration)
    new.exploration = tuple(exploration)
    new.reseed(rng)
    return new


OPEN_HANDS_DETERMINIZATIONS: Final[dict[str, Callable[[State, int, Rng], State]]] = {
    "ahoy": _ahoy,
    "oltremare": _oltremare,
    "submarine": _submarine,
    "tranquility": _tranquility,
}
"""How what is not in anybody's hand is dealt anew, for the games with hands that others do not see."""
