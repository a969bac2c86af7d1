"""Elements used in several areas: faces of cards, and counters."""

from kajuta.core.message import msg
from kajuta.core.scene import Element, element
from kajuta.games.tranquility.rules import messages
from kajuta.games.tranquility.rules.cards import SPECIAL_CARD_NAMES, Card, is_island


def card_face(card: Card) -> dict[str, object]:
    """Front of a card."""
    if is_island(card):
        decade = (card - 1) // 10
        return {"art": messages.card_art(card), "value": card, "color": f"isle-{decade}"}
    name = SPECIAL_CARD_NAMES[card]
    return {"art": messages.card_art(card), "name": msg(f"card-{name}.short"), "color": name}


def count_element(count_id: str, name: str, icon: str, count: int) -> Element:
    """Counter with the icon ``icon``; the message ``<name>-short`` is the word beside it."""
    face = {"icon": icon, "value": count, "name": msg(f"{name}-short", count=count)}
    return element("number", count_id, msg(name, count=count), face=face, inert=True)
