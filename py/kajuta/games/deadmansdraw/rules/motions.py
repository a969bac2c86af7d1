"""Motions of cards between draw pile, row, banks and discard pile."""

from collections.abc import Iterable, Sequence

from kajuta.core.motion import Motion, fly, motion_for_seat_and_for_others
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules.cards import SUIT_OF_CARD, Card
from kajuta.games.deadmansdraw.rules.element_ids import (
    BUSTING_CARD_ID,
    DISCARD_ID,
    DRAW_PILE_ID,
    MAP_CARDS_ID,
    bank_pile_id,
    card_key,
    looked_at_card_id,
    row_place_id,
)
from kajuta.games.deadmansdraw.rules.state import Position


def motion_to_row(state: Position, card: Card, start: str) -> Motion:
    """Motion of ``card`` from ``start`` to its place in the row, to the bust card's place, or to the bank."""
    if state.goes_to_bank(card):
        return fly(card_key(card), start, bank_pile_id(state.active, SUIT_OF_CARD[card]))
    return fly(card_key(card), start, BUSTING_CARD_ID if state.would_bust(card) else row_place_id(len(state.row)))


def row_card_id(state: Position, card: Card) -> str:
    """Element id of a card of the row, or of the card that caused the bust."""
    return BUSTING_CARD_ID if card == state.busting else row_place_id(state.row.index(card))


def row_to_bank_motions(state: Position, seat: int, cards: Iterable[Card]) -> list[Motion]:
    """Motions of ``cards`` from the row to the bank of ``seat``."""
    return [fly(card_key(card), row_card_id(state, card), bank_pile_id(seat, SUIT_OF_CARD[card])) for card in cards]


def row_to_discard_motions(state: Position, cards: Iterable[Card]) -> list[Motion]:
    """Motions of ``cards`` from the row to the discard pile."""
    return [fly(card_key(card), row_card_id(state, card), DISCARD_ID) for card in cards]


def bonus_card_motions(state: Position, cards: Iterable[Card], victim: int | None) -> list[Motion]:
    """Motions of bonus ``cards`` to the active bank, from the bank of ``victim`` or the discard pile (None)."""
    return [
        fly(
            card_key(card),
            DISCARD_ID if victim is None else bank_pile_id(victim, SUIT_OF_CARD[card]),
            bank_pile_id(state.active, SUIT_OF_CARD[card]),
        )
        for card in cards
    ]


def unchosen_map_card_motions(found: Sequence[Action], chosen: Action) -> list[Motion]:
    """Motions of the cards offered by a map but not chosen, back to the discard pile."""
    return [
        fly(card_key(int(action[1])), f"{MAP_CARDS_ID}:{place}", DISCARD_ID)
        for place, action in enumerate(found)
        if action != chosen
    ]


def look_motions(state: Position, count: int, seat: int | None) -> list[Motion]:
    """Motions of the top ``count`` cards to the table, face up for ``seat`` only or, if None, for all."""
    return [_top(state, place, seat, DRAW_PILE_ID, looked_at_card_id(place)) for place in range(count)]


def return_to_draw_pile_motions(state: Position, count: int, seat: int | None) -> list[Motion]:
    """Motions of the top ``count`` cards back to the draw pile, face up for ``seat`` only or, if None, for all."""
    return [_top(state, place, seat, looked_at_card_id(place), DRAW_PILE_ID) for place in reversed(range(count))]


def _top(state: Position, place: int, seat: int | None, start: str, to: str) -> Motion:
    seen = fly(card_key(state.draw_pile[-1 - place]), start, to)
    return seen if seat is None else motion_for_seat_and_for_others(seat, seen, fly("", start, to))
