"""Tracking of the cards whose place each seat knows."""

from kajuta.games.oltremare.rules.cards import CARDS, Card
from kajuta.games.oltremare.rules.state import Position

CARD_BIT = tuple(1 << card for card in range(len(CARDS)))
"""Bit of each card in a set of cards."""


def cards_as_bits(cards: tuple[Card, ...]) -> int:
    """Set of ``cards`` as a bit mask."""
    return sum([CARD_BIT[card] for card in cards])


def reveal_cards_to_all(state: Position, cards: tuple[Card, ...]) -> None:
    """Record that all seats know the place of ``cards``."""
    bits = cards_as_bits(cards)
    state.knows = [known | bits for known in state.knows]


def hide_cards_from_all(state: Position, cards: tuple[Card, ...]) -> None:
    """Record that no seat knows the place of ``cards`` any more."""
    others = ~cards_as_bits(cards)
    state.knows = [known & others for known in state.knows]


def hide_hand_from_others(state: Position, seat: int) -> None:
    """Make the other seats forget all cards of the hand of ``seat``, because an unknown card leaves it."""
    mine = ~cards_as_bits(state.hands[seat])
    state.knows = [known if other == seat else known & mine for other, known in enumerate(state.knows)]


def note_secret_transfer(state: Position, giver: int, taker: int, cards: tuple[Card, ...]) -> None:
    """Record that ``giver`` and ``taker`` know ``cards``, while others forget all cards of the hand of ``giver``."""
    if cards:
        bits = cards_as_bits(cards)
        mine = ~cards_as_bits(state.hands[giver])
        state.knows = [
            known | bits if seat in (giver, taker) else known & mine for seat, known in enumerate(state.knows)
        ]
