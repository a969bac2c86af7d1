"""Elements that show cards, used in several areas."""

from kajuta.core.scene import Element, element
from kajuta.games.oltremare.rules import element_ids, messages
from kajuta.games.oltremare.rules.cards import CARD_SYMBOLS, GOOD_OF_CARD, GOODS, POWER, Card


def open_card(card_id: str, card: Card, marks: list[str] | None = None, inert: bool | None = None) -> Element:
    """Element for a face-up card."""
    return element(
        "card",
        card_id,
        messages.card_description(card),
        face=card_face(card),
        key=element_ids.card_key(card),
        marks=marks,
        inert=inert,
    )


def card_copy(card_id: str, card: Card) -> Element:
    """Second element for a card that the viewer already sees elsewhere; it has no animation key."""
    shown = open_card(card_id, card, inert=True)
    del shown["key"]
    return shown


def card_face(card: Card) -> dict[str, object]:
    """Front of a card."""
    good = GOOD_OF_CARD[card]
    return {
        "art": messages.GOOD_ART[good],
        "value": POWER[card],
        "name": messages.good_name(good),
        "color": GOODS[good],
        "foot": messages.card_bales(card),
        "signs": [messages.SYMBOL_ICONS[symbol] for symbol in CARD_SYMBOLS[card]],
    }
