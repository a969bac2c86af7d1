"""Scene of Salvage, and click paths of its actions."""

from collections.abc import Sequence

from kajuta.core.game import Move
from kajuta.core.message import msg
from kajuta.core.pick import Pick, PickGroup
from kajuta.core.scene import Area, Scene, area, element
from kajuta.core.state import Action
from tests.helpers.sealed_bids.state import Salvage

CONFIRM = "seal"


def scene(state: Salvage, viewer: int | None) -> Scene:
    """Table as ``viewer`` may see it; it does not show who has bid."""
    areas = [_wrecks(f"won:{seat}", won, place="seat", seat=seat) for seat, won in enumerate(state.won)]
    areas += [_hand(state, seat, opened=seat == viewer) for seat in range(len(state.hands))]
    areas.append(_wrecks("open", state.wrecks[-1:], place="table"))
    if state.cards > 1:
        areas.append(area("row", "actions", [element("button", CONFIRM, msg("seal"))], place="actions"))
    return {"status": msg("status-bid" if state.to_act is not None else "over"), "areas": areas}


def _wrecks(id: str, values: Sequence[int], **more: object) -> Area:
    return area("row", id, [element("card", f"{id}:{n}", msg("wreck", value=n)) for n in values], **more)


def _hand(state: Salvage, seat: int, *, opened: bool) -> Area:
    cards = [
        element("card", card_id(state, seat, card), msg("card", value=card), face={"value": card})
        if opened
        else element("card", f"hand:{seat}:{n}", msg("hidden"), back=True)
        for n, card in enumerate(state.hands[seat])
    ]
    return area("fan", f"hand:{seat}", cards, place="hand", seat=seat)


def card_id(state: Salvage, seat: int, card: int) -> str:
    """Element id of a card in a hand, by its place there."""
    return f"hand:{seat}:{state.hands[seat].index(card)}"


def moves(state: Salvage, actions: Sequence[Action]) -> list[Move]:
    """Click paths of bids: the cards, followed by the button that seals them if there are several."""
    seat = state.to_act
    paths = [tuple(card_id(state, seat, int(card)) for card in action[1:]) for action in actions if seat is not None]
    return [
        Move(action, path if state.cards == 1 else (*path, CONFIRM))
        for action, path in zip(actions, paths, strict=True)
    ]


def pick(state: Salvage) -> Pick | None:
    """The set of cards to choose for a bid of several cards; the whole bid is a single action."""
    if state.to_act is None or state.cards == 1:
        return None
    cards: dict[str, Action] = {card_id(state, state.to_act, card): (card,) for card in state.hands[state.to_act]}
    return Pick(cards, (PickGroup(tuple(cards), state.cards, state.cards),), CONFIRM, "bid.cards", head=("bid",))
