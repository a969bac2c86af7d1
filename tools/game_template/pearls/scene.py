"""The table: put here the areas and elements that ``viewer`` may see, with the types of ``kajuta/core/scene.py``."""

from kajuta.core.message import Message, msg
from kajuta.core.scene import Area, Element, ElementKind, Scene, area, element
from kajuta.games.pearls import element_ids
from kajuta.games.pearls.rules import PearlsPosition
from kajuta.games.pearls.state import Card

ICON = "wave-crest"


def scene(state: PearlsPosition, viewer: int | None) -> Scene:
    """Scene for the seat ``viewer``; None: only what everyone may see."""
    seats = range(len(state.hands))
    areas = [_row(state, seat) for seat in seats]
    areas.append(area("row", "table", [_deck(state), _discard(state)], place="table"))
    areas += [_hand(state, seat, viewer) for seat in seats]
    return {"status": _status(state, viewer), "areas": areas}


def _row(state: PearlsPosition, seat: int) -> Area:
    """Row of a seat as a pile; a click spreads its cards. An empty slot marks the place of an empty row."""
    place, row = element_ids.row_id(seat), state.rows[seat]
    if row:
        others = [_card(element_ids.row_card_id(seat, index), card) for index, card in enumerate(row[:-1])]
        top = _card(place, row[-1], kind="pile", count=len(row), contents=others or None, inert=True)
    else:
        top = element("slot", place, msg("row"), inert=True)
    return area("row", element_ids.row_area_id(seat), [top], place="seat", seat=seat, score=len(row))


def _hand(state: PearlsPosition, seat: int, viewer: int | None) -> Area:
    """Hand of a seat: face up for its owner, face down for others, for whom the page draws it beside the name."""
    places = [element_ids.held_card_id(seat, index) for index in range(len(state.hands[seat]))]
    if seat == viewer:
        items = [_card(place, card) for place, card in zip(places, state.hands[seat], strict=True)]
    else:
        items = [element("card", place, msg("held"), back=True, inert=True) for place in places]
    return area("fan", element_ids.hand_id(seat), items, place="hand", seat=seat, title=msg("hand"))


def _card(place: str, card: Card, *, kind: ElementKind = "card", **more: object) -> Element:
    """A card that lies face up; by its key, animations follow it from place to place."""
    face = {"icon": ICON, "value": card, "color": "tide"}
    return element(kind, place, msg("card", number=card), face=face, key=element_ids.card_key(card), **more)


def _deck(state: PearlsPosition) -> Element:
    return element("pile", element_ids.DECK, msg("deck"), back=True, count=len(state.deck), inert=True)


def _discard(state: PearlsPosition) -> Element:
    return element("pile", element_ids.DISCARD, msg("discard"), count=len(state.discard), inert=True)


def _status(state: PearlsPosition, viewer: int | None) -> Message:
    """Status line: an imperative without a name and a full stop. Only the seat to act learns that no card fits."""
    seat = state.to_act
    if seat is None:
        return msg("game-over")
    if seat == viewer and not any(state.fits(seat, card) for card in state.hands[seat]):
        return msg("status-discard")
    last = state.last_card(seat)
    return msg("status-play", number=last) if last else msg("status-play-first")
