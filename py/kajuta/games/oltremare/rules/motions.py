"""What is seen to move: cards between hands and piles, ducats to their owners, ships to the next port, port tokens."""

from collections.abc import Iterable

from kajuta.core.motion import Motion, fly, fly_icon, for_seat, glow
from kajuta.games.oltremare.rules import element_ids
from kajuta.games.oltremare.rules.cards import Card
from kajuta.games.oltremare.rules.sea_map import NO_TOKEN, Port

DUCAT = "oltremare-ducat"
MOST_COINS = 5
"""How many ducats fly at most; more would only take longer."""


def openly(cards: Iterable[Card], start: str, to: str) -> list[Motion]:
    """Return how ``cards`` fly, seen by all."""
    return [fly(element_ids.key(card), start, to) for card in cards]


def covered(count: int, start: str, to: str) -> list[Motion]:
    """Return how ``count`` cards fly that nobody sees."""
    return [fly("", start, to)] * count


def between(cards: Iterable[Card], start: str, to: str, seats: tuple[int, ...] | None) -> list[Motion]:
    """Return how ``cards`` fly whose faces only ``seats`` see (None: all)."""
    for_others = fly("", start, to)
    return [fly(element_ids.key(card), start, to)._replace(seats=seats, for_others=for_others) for card in cards]


def ducats(count: int, start: str, to: str) -> list[Motion]:
    """Return how ``count`` ducats go from one place to another."""
    return [fly_icon(DUCAT, start, to)] * min(count, MOST_COINS)


def earned(seat: int, count: int) -> list[Motion]:
    """Return how ``seat`` gets ``count`` ducats, or pays them where it is negative."""
    owner = f"seat:{seat}"
    return ducats(count, element_ids.SEA, owner) if count > 0 else ducats(-count, owner, element_ids.SEA)


def sails(seat: int) -> Motion:
    """Return how the ship of ``seat`` sails to where it lies now; it goes from port to port, step by step."""
    return fly(element_ids.ship(seat), element_ids.ship(seat), element_ids.ship(seat))


def lands(seat: int, port: Port, token: int, active: int) -> list[Motion]:
    """Return how ``seat`` takes the ``token`` of a port, and puts the one that was ``active`` away."""
    place = element_ids.token(seat)
    away = [fly(f"{place}:{active}", place, element_ids.used(seat))] if active != NO_TOKEN else []
    return [*away, *([fly(f"{place}:{token}", element_ids.port_id(port), place)] if token != NO_TOKEN else [])]


def shown(cards: Iterable[Card], maker: int, *, openly: bool, back: bool = False) -> list[Motion]:
    """Return how the cards that ``maker`` offers are shown to all others, or go back to its hand.

    Not ``openly``, with hidden symbols, no card is seen as itself.
    """
    if not openly:
        return [glow(element_ids.TALK)]
    start, to = (element_ids.TALK, element_ids.hand(maker)) if back else (element_ids.hand(maker), element_ids.TALK)
    return [for_seat(maker, glow(element_ids.TALK), fly(element_ids.key(card), start, to)) for card in cards]
