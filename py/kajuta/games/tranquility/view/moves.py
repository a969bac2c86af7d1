"""What is clicked for an action: the ids of things and the paths through them."""

from collections.abc import Sequence

from kajuta.core.state import Action
from kajuta.games.tranquility.rules import element_ids
from kajuta.games.tranquility.rules.cards import FINISH, MONSTER, START, WILD, Card
from kajuta.games.tranquility.rules.state import Position


def deciding(state: Position) -> str:
    """Return the kind of the open decision, "turn" for the choice of an action, "" after the end."""
    if state.to_act is None:
        return ""
    return state.pending[-1].kind if state.pending else "turn"


def path(state: Position, action: Action) -> tuple[str, ...]:
    """Return the elements that stand for ``action``."""
    match action:
        case ("lay", int(card), int(cell)):
            return (_hand_id(state, card), element_ids.cell(cell))
        case ("wild" | "wild-monster", int(cell)):
            return (_hand_id(state, WILD), element_ids.cell(cell))
        case ("monster", int(cell)):
            return (_hand_id(state, MONSTER), element_ids.cell(cell))
        case ("start",):
            return (_hand_id(state, START), "start")
        case ("finish",):
            return (_hand_id(state, FINISH), "finish")
        case ("wild-start" | "wild-finish" as kind,):
            return (_hand_id(state, WILD), kind.removeprefix("wild-"))
        case ("turn", int(cell)):
            return ("turn-card", element_ids.cell(cell))
        case ("attack", int(cell)):
            return (element_ids.cell(cell),)
        case ("pay", int(card)):
            return (_hand_id(state, card, state.pending[-1].low),)
        case ("rocks" | "row", int(row)):
            return (element_ids.row(row),)
        case ("compass", *storm):
            return ("compass", _storm_id(storm))
        case ("wild-compass", *storm):
            return (_hand_id(state, WILD), _storm_id(storm))
        case ("take", int(card)):
            return (element_ids.display(state.display.index(card)),)
        case ("offer" | "top" | "number" as kind, int(count)):
            return (f"{kind}:{count}",)
    return (str(action[0]),)


def _hand_id(state: Position, card: Card, low: int = 0) -> str:
    assert state.to_act is not None
    return f"{element_ids.hand(state.to_act)}:{state.hands[state.to_act].index(card, low)}"


def _storm_id(storm: Sequence[int | str]) -> str:
    kind, where = storm
    return element_ids.row(int(where)) if kind == "purple" else f"{kind}:{where}"


def card_at(state: Position, hand_id: str) -> Card:
    """Return the card that an id of the hand of the deciding seat means."""
    _, seat, place = hand_id.split(":")
    return state.hands[int(seat)][int(place)]
