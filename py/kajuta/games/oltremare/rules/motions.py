"""Motions on the table: cards between hands and piles, ducats to their owners, ships to the next port, port tokens."""

from collections.abc import Iterable

from kajuta.core.motion import Motion, fly, fly_cards, fly_icon, glow, motion_for_seat_and_for_others
from kajuta.games.oltremare.rules import element_ids
from kajuta.games.oltremare.rules.cards import Card
from kajuta.games.oltremare.rules.sea_map import NO_TOKEN, Port

DUCAT = "oltremare-ducat"
MOST_COINS = 5
"""Number of ducats that fly at most; more would only take longer."""


def card_motions(cards: Iterable[Card], start: str, to: str, seats: tuple[int, ...] | None = None) -> list[Motion]:
    """Flights of ``cards`` whose faces only ``seats`` see (None: all)."""
    return fly_cards(map(element_ids.card_key, cards), start, to, seats)


def ducat_motions(count: int, start: str, to: str) -> list[Motion]:
    """Flights of ``count`` ducats from one place to another."""
    return [fly_icon(DUCAT, start, to)] * min(count, MOST_COINS)


def earning_motions(seat: int, count: int) -> list[Motion]:
    """Flights of ``count`` ducats to ``seat``, or away from it where ``count`` is negative."""
    owner = f"seat:{seat}"
    return ducat_motions(count, element_ids.SEA, owner) if count > 0 else ducat_motions(-count, owner, element_ids.SEA)


def port_token_motions(seat: int, port: Port, token: int, active: int) -> list[Motion]:
    """Flights of the ``token`` of a port to ``seat``, and of its ``active`` one to the used tokens."""
    place = element_ids.active_port_token_id(seat)
    away = [fly(f"{place}:{active}", place, element_ids.used_port_tokens_id(seat))] if active != NO_TOKEN else []
    return [*away, *([fly(f"{place}:{token}", element_ids.port_id(port), place)] if token != NO_TOKEN else [])]


def offered_card_motions(cards: Iterable[Card], maker: int, *, openly: bool, back: bool = False) -> list[Motion]:
    """Flights of the cards that ``maker`` offers, shown to all others, or ``back`` to its hand.

    Not ``openly``, with hidden symbols, no card is seen as itself: then the offer only glows.
    """
    if not openly:
        return [glow(element_ids.TALK)]
    start, to = (
        (element_ids.TALK, element_ids.hand_id(maker)) if back else (element_ids.hand_id(maker), element_ids.TALK)
    )
    return [
        motion_for_seat_and_for_others(maker, glow(element_ids.TALK), fly(element_ids.card_key(card), start, to))
        for card in cards
    ]
