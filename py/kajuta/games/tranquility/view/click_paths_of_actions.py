"""Conversion of legal actions to clicks: the click path of each action, its price and its confirmation."""

from collections.abc import Sequence

from kajuta.core.game import Move
from kajuta.core.message import Message, msg
from kajuta.core.state import Action
from kajuta.games.tranquility.rules import day_and_night, element_ids, hopeless_gaps
from kajuta.games.tranquility.rules.cards import CARDS_TO_DISCARD, FINISH, MONSTER, START, WILD, Card
from kajuta.games.tranquility.rules.engine import Tranquility
from kajuta.games.tranquility.rules.state import Position


def moves(state: Tranquility, actions: Sequence[Action]) -> list[Move]:
    """Click paths of ``actions``, the legal actions of the position."""
    return [
        Move(action, _path(state, action), hint=_hint(state, action), confirm=_question(state, action))
        for action in actions
    ]


def _path(state: Position, action: Action) -> tuple[str, ...]:
    """Click path of ``action``."""
    match action:
        case ("lay", int(card), int(cell)):
            return (_hand_id(state, card), element_ids.cell_id(cell))
        case ("wild" | "wild-monster", int(cell)):
            return (_hand_id(state, WILD), element_ids.cell_id(cell))
        case ("monster", int(cell)):
            return (_hand_id(state, MONSTER), element_ids.cell_id(cell))
        case ("start",):
            return (_hand_id(state, START), "start")
        case ("finish",):
            return (_hand_id(state, FINISH), "finish")
        case ("wild-start" | "wild-finish" as kind,):
            return (_hand_id(state, WILD), kind.removeprefix("wild-"))
        case ("turn", int(cell)):
            return ("turn-card", element_ids.cell_id(cell))
        case ("attack", int(cell)):
            return (element_ids.cell_id(cell),)
        case ("pay", int(card)):
            return (_hand_id(state, card, state.pending[-1].low),)
        case ("rocks" | "row", int(row)):
            return (element_ids.row_id(row),)
        case ("compass", *storm):
            return ("compass", _storm_id(storm))
        case ("wild-compass", *storm):
            return ("wild-compass" if state.pending else _hand_id(state, WILD), _storm_id(storm))
        case ("take", int(card)):
            return (element_ids.display_card_id(state.display.index(card)),)
        case ("offer" | "top" | "number" as kind, int(count)):
            return (f"{kind}:{count}",)
    return (str(action[0]),)


def _hand_id(state: Position, card: Card, low: int = 0) -> str:
    assert state.to_act is not None
    return f"{element_ids.hand_id(state.to_act)}:{state.hands[state.to_act].index(card, low)}"


def _storm_id(storm: Sequence[int | str]) -> str:
    kind, where = storm
    return element_ids.row_id(int(where)) if kind == "purple" else f"{kind}:{where}"


def _hint(state: Tranquility, action: Action) -> Message | None:
    match action:
        case ("lay", int(card), int(cell)):
            warned = state.warnings and hopeless_gaps.makes_gap_hopeless(state, state.active, cell, card)
            return _price(state.laying_cost(cell, card), warned)
        case ("number", int(number)):
            cell = state.pending[-1].what
            warned = state.warnings and hopeless_gaps.makes_gap_hopeless(state, state.active, cell, number, wild=True)
            return _price(state.laying_cost(cell, number), warned)
        case ("turn", _):
            return _price(1, False)
        case ("stay",):
            return _price(CARDS_TO_DISCARD, False)
    return None


def _price(cost: int, warned: bool) -> Message:
    return msg("price-hopeless" if warned else "price", count=cost)


def _question(state: Tranquility, action: Action) -> Message | None:
    """Confirmation question before a Finish card that would lose because of wrongly turned cards."""
    if action[0] in ("finish", "wild-finish") and not day_and_night.has_right_suns_and_moons(state):
        return msg("confirm-turned")
    return None


def open_decision_kind(state: Position) -> str:
    """Kind of the open decision: "turn" for the main action of a turn, "" after the end of the game."""
    if state.to_act is None:
        return ""
    return state.pending[-1].kind if state.pending else "turn"


def card_by_element_id(state: Position, hand_id: str) -> Card:
    """Card in the hand of the deciding seat that the element ``element_id`` stands for."""
    _, seat, place = hand_id.split(":")
    return state.hands[int(seat)][int(place)]
