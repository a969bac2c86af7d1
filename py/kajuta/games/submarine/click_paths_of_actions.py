"""Click paths of the legal actions, and hints about their consequences."""

from collections.abc import Sequence

from kajuta.core.game import Move
from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.submarine import element_ids, messages
from kajuta.games.submarine.rules import SubmarinePosition
from kajuta.games.submarine.sea_grid import (
    DEPTH_COUNT,
    FIELD_OF_PLACE,
    RIGHT_HARBOR,
    Field,
)
from kajuta.games.submarine.tokens_and_cards import TOKEN_COLOR


def moves(state: SubmarinePosition, actions: Sequence[Action]) -> list[Move]:
    """Click paths of the legal ``actions``."""
    return [Move(action, _path(state, action), hint=_hint(state, action)) for action in actions]


def _path(state: SubmarinePosition, action: Action) -> tuple[str, ...]:
    """Elements to click for ``action``."""
    seat = state.active
    match action:
        case ("place", int(column)):
            return (element_ids.field_id(column * DEPTH_COUNT),)
        case ("sail", int(column)):
            return ("port",) if column == RIGHT_HARBOR else (element_ids.surface_column_id(column),)
        case ("act", str(kind)):
            return (kind,)
        case ("move", int(start), int(to)):
            return (element_ids.submarines_id(seat, start), element_ids.field_id(to))
        case ("card", int(place)):
            return (element_ids.place_id(place), element_ids.hand_cards_of_color_id(TOKEN_COLOR[state.board[place]]))
        case ("joker", int(place), int(joker)):
            return (element_ids.place_id(place), element_ids.joker_id(seat, joker))
        case ("pay" | "swap", int(color)):
            return (element_ids.hand_cards_of_color_id(color),)
    return (str(action[0]),)


def _hint(state: SubmarinePosition, action: Action) -> Message | None:
    match action:
        case ("sail", int(column)) if column != RIGHT_HARBOR and (count := state.missing_type_count(column)):
            return msg("hint-stop", count=count)
        case ("card", int(place)):
            return _fee_hint(state, FIELD_OF_PLACE[place])
        case ("joker", *_):
            return msg("hint-joker")
        case ("swap", int()):
            return msg("hint-swap")
        case ("pay", int()):
            return msg("hint-pay", receiver=seat_ref(state.owed[0]))
    return None


def _fee_hint(state: SubmarinePosition, field: Field) -> Message:
    """Hint that lists the cards each seat would receive as fees for a treasure in ``field``."""
    tolls = state.fee_receivers(field)
    if not tolls:
        return msg("hint-free")
    parts = [msg("hint-fee", receiver=seat_ref(owner), count=tolls.count(owner)) for owner in dict.fromkeys(tolls)]
    return msg("hint-fees", fees=messages.enumeration(parts))
