"""What is seen to move: cards between draw pile, row, banks and discard."""

from collections.abc import Iterable, Sequence

from kajuta.core.motion import Motion, fly, for_seat
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules.cards import SUIT, Card
from kajuta.games.deadmansdraw.rules.element_ids import (
    BUSTING,
    DISCARD,
    DRAW,
    FOUND,
    bank_pile,
    identity,
    row_place,
    top,
)
from kajuta.games.deadmansdraw.rules.state import Position


def coming(s: Position, card: Card, start: str) -> Motion:
    """Return how ``card``, which is about to come to the row, flies from ``start`` to where it will lie."""
    if s.goes_to_bank(card):
        return fly(identity(card), start, bank_pile(s.active, SUIT[card]))
    return fly(identity(card), start, BUSTING if s.busts(card) else row_place(len(s.row)))


def laid(s: Position, card: Card) -> str:
    """Return the place of a card of the row, or of the one that busts."""
    return BUSTING if card == s.busting else row_place(s.row.index(card))


def banked(s: Position, seat: int, cards: Iterable[Card]) -> list[Motion]:
    """Return how ``cards`` of the row go to the bank of ``seat``."""
    return [fly(identity(card), laid(s, card), bank_pile(seat, SUIT[card])) for card in cards]


def swept(s: Position, cards: Iterable[Card]) -> list[Motion]:
    """Return how ``cards`` of the row are discarded."""
    return [fly(identity(card), laid(s, card), DISCARD) for card in cards]


def hit(cards: Iterable[Card], seat: int, to: str = "") -> list[Motion]:
    """Return how ``cards`` leave the bank of ``seat``: for ``to``, or each for its pile in the bank ``to`` names."""
    return [fly(identity(card), bank_pile(seat, SUIT[card]), to) for card in cards]


def gained(s: Position, cards: Iterable[Card], victim: int | None) -> list[Motion]:
    """Return how ``cards`` come to the active bank, from the one of ``victim`` or the discard."""
    return [
        fly(
            identity(card),
            DISCARD if victim is None else bank_pile(victim, SUIT[card]),
            bank_pile(s.active, SUIT[card]),
        )
        for card in cards
    ]


def left(found: Sequence[Action], chosen: Action) -> list[Motion]:
    """Return how the cards that a map found and nobody chose go back to the discard."""
    return [
        fly(identity(int(action[1])), f"{FOUND}:{place}", DISCARD)
        for place, action in enumerate(found)
        if action != chosen
    ]


def looked_at(s: Position, count: int, seat: int | None) -> list[Motion]:
    """Return how the top ``count`` cards come to lie before all, or before ``seat``, who alone sees their faces."""
    return [_top(s, place, seat, DRAW, top(place)) for place in range(count)]


def put_back(s: Position, count: int, seat: int | None) -> list[Motion]:
    """Return how the top ``count`` cards go back, which ``seat`` alone has seen, or all."""
    return [_top(s, place, seat, top(place), DRAW) for place in reversed(range(count))]


def _top(s: Position, place: int, seat: int | None, start: str, to: str) -> Motion:
    seen = fly(identity(s.draw_pile[-1 - place]), start, to)
    return seen if seat is None else for_seat(seat, seen, fly("", start, to))
