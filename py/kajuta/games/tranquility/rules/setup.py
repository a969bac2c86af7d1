"""Setup: shuffling, removing islands, dealing and laying out cards."""

from kajuta.games.tranquility.rules import turn
from kajuta.games.tranquility.rules.cards import (
    BORDER,
    COMPASS,
    COMPASS_COUNT,
    DISPLAY_SIZE,
    FINISH,
    FINISH_COUNT,
    HAND_LIMIT,
    ISLAND_COUNT,
    MONSTER,
    MONSTER_COUNT,
    ROCKS,
    SPARE_BORDER_COUNT,
    START,
    STORMS,
    STORMS_OF_A_COLOUR,
    WILD,
    Card,
)
from kajuta.games.tranquility.rules.pending_items import PendingItem
from kajuta.games.tranquility.rules.sea_layouts import COMPETITIVE, PYRAMID
from kajuta.games.tranquility.rules.state import ChosenOptions, Position

_ALL_STORMS = [storm for storm in STORMS for _ in range(STORMS_OF_A_COLOUR)]


def set_up(state: Position, setting: ChosenOptions) -> None:
    """Shuffle and deal. With storms in the piles, drawing the first hands is left pending, as storms may come up."""
    if setting.rocks:
        state.rocks = state.randbelow(len(state.sea_shape().rows))
    islands = list(range(1, ISLAND_COUNT + 1))
    state.shuffle(islands)
    state.removed = tuple(islands[: setting.removed])
    cards = islands[setting.removed :]
    if state.variant == PYRAMID:
        _lay_out_exploration(state)
    else:
        cards += [FINISH] * FINISH_COUNT + [MONSTER] * state.monsters + [WILD] * state.wilds
        if state.stormy:
            cards += _ALL_STORMS
    state.shuffle(cards)
    if state.variant == COMPETITIVE:
        _deal_competitive(state, cards)
    else:
        _deal(state, cards)


def _lay_out_exploration(state: Position) -> None:
    cards = (
        [FINISH] * FINISH_COUNT + [MONSTER] * MONSTER_COUNT + [COMPASS] * COMPASS_COUNT + [BORDER] * SPARE_BORDER_COUNT
    )
    cards += [ROCKS, *_ALL_STORMS] + [WILD] * state.wilds
    state.shuffle(cards)
    state.exploration = tuple(cards)


def _deal(state: Position, cards: list[Card]) -> None:
    """Deal ``cards`` evenly; a seat with the fewest cards begins, and a Start card is shuffled into each pile."""
    seats = len(state.hands)
    richest = state.randbelow(seats)
    for place in range(seats):
        state.piles[(richest + place) % seats] = cards[place::seats]
    fewest = min(map(len, state.piles))
    poorest = [seat for seat in range(seats) if len(state.piles[seat]) == fewest]
    state.active = state.first_seat = state.to_act = poorest[state.randbelow(len(poorest))]
    if state.stormy:
        state.pending = [PendingItem("set-out", turn.NOBODY)]
        state.pending += [PendingItem("draw", seat) for seat in reversed(state.seats_clockwise_from(state.active))]
        return
    for seat, pile in enumerate(state.piles):
        state.hands[seat] = sorted(pile[-HAND_LIMIT:])
        del pile[-HAND_LIMIT:]
    _begin_voyage(state)


def begin_voyage(state: Position, item: PendingItem) -> None:
    """Begin the first turn after the first hands have been drawn."""
    _begin_voyage(state)


def _begin_voyage(state: Position) -> None:
    """Shuffle a Start card into each draw pile and begin the first turn."""
    state.irreversible_events += 1
    for pile in state.piles:
        pile.insert(state.randbelow(len(pile) + 1), START)
    turn.begin_turn(state, state.first_seat)


def _deal_competitive(state: Position, cards: list[Card]) -> None:
    """Deal the hands and the display; the Start card is already laid.

    The seat that lays suns and the first seat are drawn at random.
    """
    state.hands = [sorted(cards.pop() for _ in range(HAND_LIMIT)) for _ in state.hands]
    state.display = tuple(sorted(cards.pop() for _ in range(DISPLAY_SIZE)))
    state.deck = tuple(cards)
    state.started = START
    state.sun = state.randbelow(len(state.hands))
    state.first_seat = state.randbelow(len(state.hands))
    turn.begin_turn(state, state.first_seat)
