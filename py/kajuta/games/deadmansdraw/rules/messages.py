"""Messages about cards, suits and characters, with their icons."""

from collections.abc import Iterable

from kajuta.core.message import Message, msg, seat_ref
from kajuta.games.deadmansdraw.rules.cards import (
    CASANOVA,
    CHARACTERS,
    CHEST,
    MERMAID,
    SIREN,
    SUIT_OF_CARD,
    SUITS,
    VALUE_OF_CARD,
    Card,
    Suit,
)

SUIT_ICONS = tuple(f"deadmansdraw-{suit}" for suit in SUITS)
"""Icon of each suit."""

CARD_PICTURES = tuple(f"deadmansdraw-card-{suit}" for suit in SUITS)
"""Picture on the cards of each suit."""

CHARACTER_ICONS = {name: f"deadmansdraw-character-{name}" for name in (*CHARACTERS, SIREN)}
"""Icon of each character."""

MAX_CARDS_LISTED = 5
"""Maximum number of cards that a log line names; if there are more, it gives their number."""


def suit_name(suit: Suit) -> Message:
    """Name of a suit."""
    return msg(f"suit-{SUITS[suit]}", icon=SUIT_ICONS[suit])


def suit_help(suit: Suit, mermaids_swim: bool) -> Message:
    """Help text on the effect of ``suit``; mermaids have an effect in the mermaid variant only."""
    return msg(f"suit-{SUITS[suit]}.{'swimming' if mermaids_swim and suit == MERMAID else 'help'}")


def card_name(card: Card, case: str = "") -> Message:
    """Name of a card, in the grammatical ``case`` ("acc") if a sentence needs one."""
    name = f"card-{SUITS[SUIT_OF_CARD[card]]}"
    return msg(f"{name}.{case}" if case else name, value=VALUE_OF_CARD[card], icon=SUIT_ICONS[SUIT_OF_CARD[card]])


def character_name(name: str) -> Message:
    """Name of a character."""
    return msg(f"character-{name}", icon=CHARACTER_ICONS[name])


def character_help(name: str, mermaids_swim: bool) -> Message:
    """Help text on the ability of a character; Casanova has a different one in the mermaid variant."""
    return msg(f"character-{name}.{'swimming' if mermaids_swim and name == CASANOVA else 'help'}")


def log_line_about_shown_character(seat: int, name: str) -> Message:
    """Log line for ``seat`` revealing its character."""
    return msg("log-character", seat=seat_ref(seat), character=character_name(name))


def log_line_naming_card(message_id: str, seat: int, card: Card) -> Message:
    """Log line ``message_id`` about ``seat`` and a card."""
    return msg(message_id, seat=seat_ref(seat), card=card_name(card, "acc"))


def log_line_about_card_taken_from_seat(message_id: str, seat: int, target: int, card: Card) -> Message:
    """Log line ``message_id`` about ``seat`` taking a card from ``target``."""
    return msg(message_id, seat=seat_ref(seat), target=seat_ref(target), card=card_name(card, "acc"))


def log_line_about_loot(seat: int, count: int) -> Message:
    """Log line for ``seat`` taking ``count`` cards as loot; 0 selects a line of its own."""
    if not count:
        return msg("log-empty-handed", seat=seat_ref(seat))
    return msg("log-take", seat=seat_ref(seat), count=count, icon=SUIT_ICONS[CHEST])


def log_line_naming_cards(message_id: str, seat: int, cards: Iterable[Card]) -> Message:
    """Log line ``message_id`` about ``seat`` and several cards: their names or, if there are many, their number."""
    named = [card_name(card, "acc") for card in cards]
    if len(named) > MAX_CARDS_LISTED:
        return msg(f"{message_id}-many", seat=seat_ref(seat), count=len(named))
    return msg(message_id, seat=seat_ref(seat), cards=_listed(named))


def _listed(named: list[Message]) -> Message:
    """Enumeration of names, nested as pairs of the first name and the rest."""
    if len(named) == 1:
        return named[0]
    return msg("list", first=named[0], rest=_listed(named[1:]))
