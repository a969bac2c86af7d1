"""What is seen to move: cards between hands and piles, ducats to their owners, ships to the next port, port tokens."""

from collections.abc import Iterable

from kajuta.core.motion import Motion, fly, for_seat, glow, toss
from kajuta.games.oltremare import places
from kajuta.games.oltremare.cards import Card
from kajuta.games.oltremare.chart import NO_TOKEN, Port

DUCAT = "oltremare-ducat"
MOST_COINS = 5
"""How many ducats fly at most; more would only take longer."""


def openly(cards: Iterable[Card], start: str, to: str) -> list[Motion]:
    """Return how ``cards`` fly, seen by all."""
    return [fly(places.key(card), start, to) for card in cards]


def covered(count: int, start: str, to: str) -> list[Motion]:
    """Return how ``count`` cards fly that nobody sees."""
    return [fly("", start, to)] * count


def between(cards: Iterable[Card], start: str, to: str, seats: tuple[int, ...] | None) -> list[Motion]:
    """Return how ``cards`` fly whose faces only ``seats`` see (None: all)."""
    veiled = fly("", start, to)
    return [fly(places.key(card), start, to)._replace(seats=seats, veiled=veiled) for card in cards]


def ducats(count: int, start: str, to: str) -> list[Motion]:
    """Return how ``count`` ducats go from one place to another."""
    return [toss(DUCAT, start, to)] * min(count, MOST_COINS)


def earned(seat: int, count: int) -> list[Motion]:
    """Return how ``seat`` gets ``count`` ducats, or pays them where it is negative."""
    owner = f"seat:{seat}"
    return ducats(count, places.SEA, owner) if count > 0 else ducats(-count, owner, places.SEA)


def sails(seat: int) -> Motion:
    """Return how the ship of ``seat`` sails to where it lies now; it goes from port to port, step by step."""
    return fly(places.ship(seat), places.ship(seat), places.ship(seat))


def lands(seat: int, port: Port, token: int, active: int) -> list[Motion]:
    """Return how ``seat`` takes the ``token`` of a port, and puts the one that was ``active`` away."""
    place = places.token(seat)
    away = [fly(f"{place}:{active}", place, places.used(seat))] if active != NO_TOKEN else []
    return [*away, *([fly(f"{place}:{token}", places.port_id(port), place)] if token != NO_TOKEN else [])]


def shown(cards: Iterable[Card], maker: int, *, openly: bool, back: bool = False) -> list[Motion]:
    """Return how the cards that ``maker`` offers are shown to all others, or go back to its hand.

    Not ``openly``, with hidden symbols, no card is seen as itself.
    """
    if not openly:
        return [glow(places.TALK)]
    start, to = (places.TALK, places.hand(maker)) if back else (places.hand(maker), places.TALK)
    return [for_seat(maker, glow(places.TALK), fly(places.key(card), start, to)) for card in cards]
