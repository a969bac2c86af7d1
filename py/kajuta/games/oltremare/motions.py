"""What is seen to move: cards between hands and piles, ducats to their owners, ships to the next port, port tokens."""

from collections.abc import Iterable

from kajuta.core.motion import Motion, fly, for_seat, glow, toss
from kajuta.games.oltremare.cards import Card
from kajuta.games.oltremare.chart import NO_TOKEN, PORTS, Port

DECK, DISCARD, LAID, SEA, TALK = "deck", "discard", "laid", "map", "talk"
DUCAT = "oltremare-ducat"
MOST_COINS = 5
"""How many ducats fly at most; more would only take longer."""


def _key(card: Card) -> str:
    return f"card:{card}"


def hand(seat: int) -> str:
    """Return the hand of ``seat`` as a whole."""
    return f"hand:{seat}"


def pirates(seat: int) -> str:
    """Return the pirate stack of ``seat``."""
    return f"pirates:{seat}"


def cargo(seat: int) -> str:
    """Return the cargo of ``seat``."""
    return f"cargo:{seat}"


def openly(cards: Iterable[Card], start: str, to: str) -> list[Motion]:
    """Return how ``cards`` fly, seen by all."""
    return [fly(_key(card), start, to) for card in cards]


def covered(count: int, start: str, to: str) -> list[Motion]:
    """Return how ``count`` cards fly that nobody sees."""
    return [fly("", start, to)] * count


def between(cards: Iterable[Card], start: str, to: str, seats: tuple[int, ...] | None) -> list[Motion]:
    """Return how ``cards`` fly whose faces only ``seats`` see (None: all)."""
    veiled = fly("", start, to)
    return [fly(_key(card), start, to)._replace(seats=seats, veiled=veiled) for card in cards]


def ducats(count: int, start: str, to: str) -> list[Motion]:
    """Return how ``count`` ducats go from one place to another."""
    return [toss(DUCAT, start, to)] * min(count, MOST_COINS)


def earned(seat: int, count: int) -> list[Motion]:
    """Return how ``seat`` gets ``count`` ducats, or pays them where it is negative."""
    owner = f"seat:{seat}"
    return ducats(count, SEA, owner) if count > 0 else ducats(-count, owner, SEA)


def sails(seat: int) -> Motion:
    """Return how the ship of ``seat`` sails to where it lies now; it goes from port to port, step by step."""
    return fly(f"ship:{seat}", f"ship:{seat}", f"ship:{seat}")


def port_id(port: Port) -> str:
    """Return the place of a port."""
    return f"port:{PORTS[port][0]}"


def lands(seat: int, port: Port, token: int, active: int) -> list[Motion]:
    """Return how ``seat`` takes the ``token`` of a port, and puts the one that was ``active`` away."""
    place = f"token:{seat}"
    away = [fly(f"{place}:{active}", place, f"used:{seat}")] if active != NO_TOKEN else []
    return [*away, *([fly(f"{place}:{token}", port_id(port), place)] if token != NO_TOKEN else [])]


def shown(cards: Iterable[Card], maker: int, *, openly: bool, back: bool = False) -> list[Motion]:
    """Return how the cards that ``maker`` offers are shown to all others, or go back to its hand.

    Not ``openly``, with hidden symbols, no card is seen as itself.
    """
    if not openly:
        return [glow(TALK)]
    start, to = (TALK, hand(maker)) if back else (hand(maker), TALK)
    return [for_seat(maker, glow(TALK), fly(_key(card), start, to)) for card in cards]
