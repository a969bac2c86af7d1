"""Motions of cards, ducats, ships and port tokens."""

from collections.abc import Iterable

from kajuta.core.motion import Motion, fly, fly_cards, fly_icon, glow, motion_for_seat_and_for_others
from kajuta.games.oltremare.rules import element_ids
from kajuta.games.oltremare.rules.cards import Card
from kajuta.games.oltremare.rules.sea_map import NO_TOKEN, Port

DUCAT = "oltremare-ducat"
MOST_COINS = 5
"""Maximum number of animated ducats; more would only take longer."""


def card_motions(cards: Iterable[Card], start: str, to: str, seats: tuple[int, ...] | None = None) -> list[Motion]:
    """Motions of ``cards`` whose faces only ``seats`` see (None: all seats)."""
    return fly_cards(map(element_ids.card_key, cards), start, to, seats)


def ducat_motions(count: int, start: str, to: str) -> list[Motion]:
    """Motions of ``count`` ducats from ``start`` to ``to``."""
    return [fly_icon(DUCAT, start, to)] * min(count, MOST_COINS)


def earning_motions(seat: int, count: int) -> list[Motion]:
    """Motions of ``count`` ducats to ``seat`` or, if negative, away from it."""
    owner = f"seat:{seat}"
    return ducat_motions(count, element_ids.SEA, owner) if count > 0 else ducat_motions(-count, owner, element_ids.SEA)


def port_token_motions(seat: int, port: Port, token: int, active: int) -> list[Motion]:
    """Motions of the ``token`` of a port to ``seat`` and of its previously ``active`` token to the used ones."""
    place = element_ids.active_port_token_id(seat)
    away = [fly(f"{place}:{active}", place, element_ids.used_port_tokens_id(seat))] if active != NO_TOKEN else []
    return [*away, *([fly(f"{place}:{token}", element_ids.port_id(port), place)] if token != NO_TOKEN else [])]


def offered_card_motions(cards: Iterable[Card], maker: int, *, openly: bool, back: bool = False) -> list[Motion]:
    """Motions of the cards that ``maker`` offers: to the table or, with ``back``, into its hand again.

    Without ``openly`` (hidden symbols) the cards must not be shown, so the offer only glows.
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
