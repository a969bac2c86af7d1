"""Cards as they are drawn, wherever they lie."""

from kajuta.core.scene import Element, element
from kajuta.games.oltremare.rules import element_ids, texts
from kajuta.games.oltremare.rules.cards import CARD_SYMBOLS, GOOD_OF_CARD, GOODS, POWER, Card


def drawn(card_id: str, card: Card, marks: list[str] | None = None, inert: bool | None = None) -> Element:
    """Return a card that lies open."""
    return element(
        "card",
        card_id,
        texts.card_description(card),
        face=face_of(card),
        key=element_ids.card_key(card),
        marks=marks,
        inert=inert,
    )


def picture(card_id: str, card: Card) -> Element:
    """Return a card that lies in the viewer's sight already: shown once more, and not the thing itself."""
    shown = drawn(card_id, card, inert=True)
    del shown["key"]
    return shown


def face_of(card: Card) -> dict[str, object]:
    """Return what a card shows."""
    good = GOOD_OF_CARD[card]
    return {
        "art": texts.GOOD_ART[good],
        "value": POWER[card],
        "name": texts.good_name(good),
        "color": GOODS[good],
        "foot": texts.card_bales(card),
        "signs": [texts.SYMBOL_ICONS[symbol] for symbol in CARD_SYMBOLS[card]],
    }
