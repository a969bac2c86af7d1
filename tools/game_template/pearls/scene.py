"""The table: put here what lies where, as ``viewer`` may see it, in the words of ``kajuta/core/scene.py``."""

from kajuta.core.message import Message, msg
from kajuta.core.scene import Area, Element, Scene, area, element
from kajuta.games.pearls import element_ids
from kajuta.games.pearls.rules import PearlsPosition
from kajuta.games.pearls.state import Card

ICON = "wave-crest"


def scene(state: PearlsPosition, viewer: int | None) -> Scene:
    """Table as seat ``viewer`` may see it; None: only what everyone may see."""
    areas = [_seat_area(state, seat, viewer) for seat in range(len(state.hands))]
    areas.append(area("row", "table", [_deck(state), _discard(state)], place="table"))
    if viewer is not None:
        areas.append(_hand_area(state, viewer))
    return {"status": _status(state, viewer), "areas": areas}


def _seat_area(state: PearlsPosition, seat: int, viewer: int | None) -> Area:
    """Row and number of cards of a seat; the hand of ``viewer`` is shown open elsewhere."""
    played = [_card(element_ids.row_card_id(seat, index), card) for index, card in enumerate(state.rows[seat])]
    items: list[object] = [area("row", element_ids.row_id(seat), [{**one, "inert": True} for one in played])]
    if seat != viewer:
        held = len(state.hands[seat])
        items.append(element("pile", element_ids.hand_id(seat), msg("held"), back=True, count=held, inert=True))
    return area("panel", f"seat:{seat}", items, place="seat", seat=seat, score=len(state.rows[seat]))


def _hand_area(state: PearlsPosition, viewer: int) -> Area:
    items = [_card(element_ids.held_card_id(viewer, index), card) for index, card in enumerate(state.hands[viewer])]
    return area("fan", element_ids.hand_id(viewer), items, place="hand", seat=viewer, title=msg("hand"))


def _card(place: str, card: Card) -> Element:
    face = {"icon": ICON, "value": card, "color": "tide"}
    return element("card", place, msg("card", number=card), face=face, key=element_ids.card_key(card))


def _deck(state: PearlsPosition) -> Element:
    return element("pile", element_ids.DECK, msg("deck"), back=True, count=len(state.deck), inert=True)


def _discard(state: PearlsPosition) -> Element:
    return element("pile", element_ids.DISCARD, msg("discard"), count=len(state.discard), inert=True)


def _status(state: PearlsPosition, viewer: int | None) -> Message:
    """What to do: an imperative without a name and a full stop. Only who holds the cards knows that none fits."""
    seat = state.to_act
    if seat is None:
        return msg("game-over")
    if seat == viewer and not any(state.fits(seat, card) for card in state.hands[seat]):
        return msg("status-discard")
    last = state.last_card(seat)
    return msg("status-play", number=last) if last else msg("status-play-first")
