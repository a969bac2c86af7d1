"""Laying islands: legal cells, prices and payments."""

from bisect import bisect_left
from typing import TypeAlias

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.tranquility.rules import compasses, element_ids, messages, motions, sharp_rocks, turn
from kajuta.games.tranquility.rules.cards import HIGHEST_COST, ISLAND_COUNT, MONSTER, START, YELLOW, Card
from kajuta.games.tranquility.rules.pending_items import PendingItem, cached_pending_item
from kajuta.games.tranquility.rules.sea_layouts import COMPETITIVE, MOST_CELLS, SEA_SHAPES
from kajuta.games.tranquility.rules.state import NO_ROW, Position

_LAY: tuple[tuple[Action, ...], ...] = tuple(
    tuple(("lay", number, cell) for cell in range(MOST_CELLS)) for number in range(ISLAND_COUNT + 1)
)
_PAY: tuple[Action, ...] = tuple(("pay", card) for card in range(YELLOW))
"""Prebuilt actions, because bots request them very often."""


UNAFFORDABLE = -1
"""Price that marks a cell whose real price the seat cannot pay."""

AffordableStretch: TypeAlias = tuple[Card, int, int, int, int, int, int]
"""Island and the gap that it fits: ``(card, start, end, below, above, first_price, last_price)``.

``start`` and ``end``: first and last cell of the gap; ``below`` and ``above``: the numbers beside it; ``first_price``
and ``last_price``: price of the first and of the last cell, or UNAFFORDABLE.
"""


def affordable_stretches(state: Position, hand: list[Card]) -> list[AffordableStretch]:
    """Gaps for each island of ``hand`` that have an affordable cell; closed cells are not excluded."""
    places, numbers = state.laid_cells_and_numbers()
    most = len(hand) - 1
    if hand and hand[-1] >= MONSTER:
        most -= hand.count(MONSTER)
    most = min(most, HIGHEST_COST)
    shore = len(state.sea) - 1
    found: list[AffordableStretch] = []
    for card in hand:
        if card > ISLAND_COUNT:
            break
        at = bisect_left(numbers, card)
        start, end = places[at - 1] + 1, places[at] - 1
        if start > end:
            continue
        below, above = numbers[at - 1], numbers[at]
        if above == card:
            continue
        first_price = card - below if start else 0
        last_price = above - card if end < shore else 0
        if start == end:
            price = min(first_price, last_price) if first_price and last_price else first_price or last_price
            if price <= most:
                found.append((card, start, end, below, above, price, price))
            continue
        if first_price > most:
            first_price = UNAFFORDABLE
        if last_price > most:
            last_price = UNAFFORDABLE
        if end - start > 1 or first_price >= 0 or last_price >= 0:
            found.append((card, start, end, below, above, first_price, last_price))
    return found


def legal_island_placements(state: Position, hand: list[Card], seat: int) -> list[Action]:
    """Actions by which ``seat`` may lay an island of ``hand``, sorted by card, then by cell."""
    actions: list[Action] = []
    for card, start, end, _, _, first_price, last_price in affordable_stretches(state, hand):
        actions += _LAY[card][start + (first_price == UNAFFORDABLE) : end + 1 - (last_price == UNAFFORDABLE)]
    if may_have_closed_cells(state):
        closed = state.closed_cells()
        actions = [action for action in actions if not closed >> int(action[2]) & 1]
    if state.orange[seat]:
        actions = [action for action in actions if state.has_neighbor(int(action[2]))]
    return actions


def may_have_closed_cells(state: Position) -> bool:
    """Whether anything on the table may close cells to islands."""
    return state.rocks != NO_ROW or bool(state.purple) or bool(SEA_SHAPES[state.variant].roof)


def apply_island_placement(state: Position, action: Action) -> None:
    """Lay an island from the hand of the active seat."""
    card, cell = int(action[1]), int(action[2])
    seat = state.active
    state.hands[seat].remove(card)
    if state.shown[seat]:
        state.forget_shown_card(seat, card)
    put_island(state, seat, card, cell)


def put_island(state: Position, seat: int, number: int, cell: int) -> None:
    """Lay ``number`` on ``cell`` and let ``seat`` pay for it."""
    cost = state.laying_cost(cell, number)
    state.sea[cell] = number
    if len(state.hands) > 1:
        state.irreversible_events += 1
    if state.facing or (state.variant == COMPETITIVE and seat != state.sun):
        state.moon |= 1 << cell
    if state.events is not None:
        state.log_event(
            messages.log_island_laid(seat, number, cost), motions=(motions.island_motion(state, seat, number, cell),)
        )
    first = [PendingItem("reveal", seat)] if state.exploration else []
    if cost:
        first.append(cached_pending_item("pay", seat, cost))
    if state.rocks != NO_ROW:
        sharp_rocks.remove_rocks_if_enough_rows_full(state)
    turn.queue_rest_of_turn(state, first)
    if state.stormy:
        compasses.reward_consecutive_row(state, SEA_SHAPES[state.variant].row_of[cell])


def legal_next_cards_to_pay(state: Position, item: PendingItem) -> list[Action]:
    """Actions that pay the next card; cards are chosen from left to right, so enough must be left for the rest."""
    cards = discardable_cards_from(state, item)
    cards = cards[: len(cards) - item.what + 1]
    return [_PAY[card] for place, card in enumerate(cards) if not place or cards[place - 1] != card]


def discardable_cards_from(state: Position, item: PendingItem) -> list[Card]:
    """Discardable cards of the hand, from the first place where the next card may be chosen."""
    cards = state.hands[item.seat][item.low :]
    if cards and cards[-1] >= START:
        return [card for card in cards if card <= ISLAND_COUNT or state.can_discard(card)]
    return cards


def apply_next_card_paid(state: Position, action: Action) -> None:
    """Discard a card to pay for an island, to give for the Start card, or because of a smaller hand limit."""
    item = state.pending.pop()
    card = int(action[1])
    hand = state.hands[item.seat]
    place = hand.index(card, item.low)
    del hand[place]
    state.discards[item.seat].append(card)
    if state.events is not None:
        state.animate(
            *motions.private_card_motions(
                item.seat, (card,), element_ids.hand_id(item.seat), element_ids.discard_pile_id(item.seat)
            )
        )
    if item.what > 1:
        state.pending.append(cached_pending_item(item.kind, item.seat, item.what - 1, place))
    elif state.events is not None:
        state.log_event(msg("log-paid", seat=seat_ref(item.seat)))
