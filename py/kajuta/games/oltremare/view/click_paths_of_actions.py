"""Conversion of legal actions to clicks: the click path of each action, a hint on its result and its confirmation."""

from collections.abc import Sequence

from kajuta.core.game import Move
from kajuta.core.message import Message, msg
from kajuta.core.state import Action
from kajuta.games.oltremare.rules import element_ids, messages
from kajuta.games.oltremare.rules.cards import GOODS, Card
from kajuta.games.oltremare.rules.engine import OltreMarePosition
from kajuta.games.oltremare.rules.sea_map import NO_TOKEN
from kajuta.games.oltremare.rules.state import EVERYBODY


def moves(state: OltreMarePosition, actions: Sequence[Action]) -> list[Move]:
    """Click paths of ``actions``, the legal actions of the position."""
    accepts = sum(action[0] == "accept" for action in actions)
    return [
        Move(action, _path(state, action, accepts), hint=_hint(state, action), confirm=_question(state, action))
        for action in actions
    ]


def _path(state: OltreMarePosition, action: Action, accepts: int) -> tuple[str, ...]:
    match action:
        case ("drop" | "give" | "lay", int(card)):
            return (_hand_id(state, card),)
        case ("accept", *cards):
            return ("accept", *(_hand_id(state, int(card)) for card in cards)) if accepts > 1 else ("accept",)
        case ("load", int(card)):
            return (f"laid:{state.laid.index(card)}",)
        case ("buy", "deck"):
            return ("deck",)
        case ("buy", _):
            return (f"pirates:{state.active}",)
        case ("offer", int(seat)):
            return (partner_button_id(seat),)
        case ("pay" | "charge", int(count)):
            return (f"coins:{count}",)
        case ("want", int(good)):
            return (f"want:{GOODS[good]}",)
        case ("sail" | "jump", int(port)):
            return (element_ids.port_id(port),)
    return (str(action[0]),)


def _hand_id(state: OltreMarePosition, card: Card) -> str:
    return f"hand:{state.to_act}:{state.hands[state.to_act or 0].index(card)}"


def partner_button_id(seat: int) -> str:
    """Element id of the button that offers a deal to ``seat`` or to all seats."""
    return "partner:all" if seat == EVERYBODY else f"partner:{seat}"


def _hint(state: OltreMarePosition, action: Action) -> Message | None:
    match action:
        case ("buy", _):
            return msg("price", count=state.card_price(), icon="oltremare-ducat")
        case ("load", int(card)):
            return messages.card_bales(card)
        case ("sail" | "jump", int(port)) if state.steps < 2 and state.port_tokens[port] != NO_TOKEN:
            return messages.token_name(state.port_tokens[port])
        case ("sail" | "jump", _) if state.steps < 2 and state.token[state.active] != NO_TOKEN:
            return msg("loses-token")
    return None


def _question(state: OltreMarePosition, action: Action) -> Message | None:
    """Confirmation question before cards are given away for nothing."""
    sends = action == ("charge", 0) or (action == ("done",) and state.phase == "want" and state.offers[-1].ducats > 0)
    if sends and not state.offers[-1].wanted:
        return msg("confirm-gift")
    return None
