"""What is seen to move: cards between piles, hands and the sea, storms, compasses, monsters and rocks."""

from collections.abc import Iterable

from kajuta.core.motion import Motion, fly, fly_icon, for_seat, ripple, shake
from kajuta.games.tranquility.rules import element_ids, texts
from kajuta.games.tranquility.rules.cards import COMPASS, MONSTER, NAMES, ROCKS, Card, is_island
from kajuta.games.tranquility.rules.state import NOWHERE, Position


def covered(count: int, start: str, to: str) -> list[Motion]:
    """Return how ``count`` cards fly that nobody sees."""
    return [fly("", start, to)] * count


def own(seat: int, cards: Iterable[Card], start: str, to: str) -> list[Motion]:
    """Return how ``cards`` fly that only ``seat`` sees."""
    for_others = fly("", start, to)
    return [
        for_seat(seat, fly(element_ids.key(card), start, to), for_others) if is_island(card) else for_others
        for card in cards
    ]


def laid(s: Position, seat: int, number: int, cell: int) -> Motion:
    """Return how an island, or a wild card in its place, comes out of a hand onto the sea."""
    return fly(
        f"wild:{cell}" if cell in s.wild_cells else element_ids.key(number),
        element_ids.hand(seat),
        element_ids.cell(cell),
    )


def taken(s: Position, seat: int, card: Card) -> Motion:
    """Return how an open card of the display comes to a hand."""
    return fly(element_ids.key(card), element_ids.display(s.display.index(card)), element_ids.hand(seat))


def dealt(card: Card) -> Motion:
    """Return how a card of the deck comes to lie open."""
    return fly(element_ids.key(card), "deck", "display")


def shows(seat: int, card: Card, to: str) -> Motion:
    """Return how a card that is no island comes out of a hand."""
    return fly_icon(texts.ICONS[card], element_ids.hand(seat), to)


def strikes(seat: int, cell: int) -> tuple[Motion, ...]:
    """Return how a monster of ``seat`` takes what lies on a cell."""
    return (
        fly_icon(texts.ICONS[MONSTER], element_ids.hand(seat), element_ids.cell(cell)),
        shake(element_ids.cell(cell)),
    )


def compass() -> Motion:
    """Return how a compass comes to all."""
    return fly_icon(texts.ICONS[COMPASS], element_ids.SEA, "compass")


def settles(storm: Card, place: int, *, row: bool = False) -> Motion:
    """Return how a storm comes to lie before a seat, or beside a row."""
    return fly_icon(texts.ICONS[storm], element_ids.SEA, element_ids.row(place) if row else f"{NAMES[storm]}:{place}")


def passes(place: str = element_ids.SEA) -> Motion:
    """Return how a storm passes."""
    return ripple(place)


def drift(start: int, to: int) -> Motion:
    """Return how the rocks drift from one row to another."""
    return fly_icon(
        texts.ICONS[ROCKS], element_ids.SEA if start == NOWHERE else element_ids.row(start), element_ids.row(to)
    )
