"""Areas of each seat, and the display of a duel."""

from typing import Any

from kajuta.core.message import msg
from kajuta.core.scene import Area, Element, area, element
from kajuta.games.tranquility.rules import duel, element_ids, messages
from kajuta.games.tranquility.rules.cards import MONSTER, ORANGE, SPECIAL_CARD_NAMES, YELLOW, Card, is_island
from kajuta.games.tranquility.rules.sea_layouts import COMPETITIVE
from kajuta.games.tranquility.rules.state import Position
from kajuta.games.tranquility.view.elements import card_face, count_element


def hand_area(state: Position, seat: int, viewer: int | None) -> Area:
    """Hand of a seat, face down for all other viewers."""
    items = []
    low = _first_choosable_place(state, seat)
    for place, card in enumerate(state.hands[seat]):
        card_id = f"{element_ids.hand_id(seat)}:{place}"
        if seat == viewer:
            marks = ["spent"] if place < low else None
            items.append(_card(card_id, card, marks=marks))
        else:
            label = msg("card-hidden")
            items.append(element("card", card_id, label, back=True, inert=True, scale="s"))
    return area("fan", element_ids.hand_id(seat), items, place="seat", seat=seat)


def _card(card_id: str, card: Card, **more: Any) -> Element:
    key = element_ids.island_key(card) if is_island(card) else None
    return element("card", card_id, messages.card_name(card), face=card_face(card), key=key, scale="m", **more)


def _first_choosable_place(state: Position, seat: int) -> int:
    """First place in the hand of ``seat`` from which a card can still be chosen."""
    if state.pending and state.pending[-1].kind in ("pay", "give", "down") and state.pending[-1].seat == seat:
        return state.pending[-1].low
    return 0


def seat_area(state: Position, seat: int) -> Area:
    """Public area of a seat: its piles, storms, offers and known cards."""
    dueling = state.variant == COMPETITIVE
    discarded = len(state.discards[seat]) + len(state.blind[seat])
    items = (
        []
        if dueling
        else [count_element(element_ids.draw_pile_id(seat), "pile", "tranquility-pile", len(state.piles[seat]))]
    )
    items.append(count_element(element_ids.discard_pile_id(seat), "discards", "tranquility-aside", discarded))
    for kind, storms in ((YELLOW, state.yellow), (ORANGE, state.orange)):
        if storms[seat]:
            items.append(_storm(f"{SPECIAL_CARD_NAMES[kind]}:{seat}", kind, storms[seat]))
    monsters = sum(card == MONSTER for card, _ in state.shown[seat])
    if monsters:
        label = msg("monsters-held", count=monsters)
        face = {"icon": messages.SPECIAL_CARD_ICONS[MONSTER], "value": monsters, "color": "beast"}
        items.append(element("token", f"monsters:{seat}", label, face=face, inert=True))
    if state.offers and state.offers[seat] >= 0:
        items.append(count_element(f"offered:{seat}", "offered", "hand", state.offers[seat]))
    tagline = None
    if dueling:
        tagline = msg("lays-suns", icon="sun") if seat == state.sun else msg("lays-moons", icon="moon")
    elif len(state.hands) > 1 and seat == state.first_seat:
        tagline = msg("begins")
    score = duel.total_score(state, seat) if dueling else None
    return area("row", f"goods:{seat}", items, place="seat", seat=seat, score=score, tagline=tagline)


def _storm(storm_id: str, kind: Card, count: int) -> Element:
    face = {"icon": messages.SPECIAL_CARD_ICONS[kind], "color": f"storm-{SPECIAL_CARD_NAMES[kind]}"}
    return element("token", storm_id, messages.special_card_name(kind), face=face, count=count, marks=["warning"])


def common_display_areas(state: Position) -> list[Area]:
    """Display and common deck of the competitive variant; empty in other variants."""
    if state.variant != COMPETITIVE:
        return []
    items = []
    for place, card in enumerate(state.display):
        items.append(_card(element_ids.display_card_id(place), card))
    if state.deck:
        items.append(element("pile", "deck", msg("deck"), back=True, count=len(state.deck), inert=True, scale="m"))
    else:
        items.append(element("slot", "deck", msg("deck"), marks=["empty"], inert=True, scale="m"))
    return [area("row", "display", items, place="table", title=msg("display"))]
