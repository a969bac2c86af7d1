"""Conversion of legal actions to clicks: the click path of each action and a hint on its result."""

from collections.abc import Sequence

from kajuta.core.game import Move
from kajuta.core.message import Message, msg
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules.cards import (
    CASANOVA,
    SIREN,
    Card,
)
from kajuta.games.deadmansdraw.rules.element_ids import bank_pile_id, row_place_id
from kajuta.games.deadmansdraw.rules.engine import DeadMansDrawPosition
from kajuta.games.deadmansdraw.rules.mermaid_variant import is_protected_only_by_place_in_row


def moves(state: DeadMansDrawPosition, actions: Sequence[Action]) -> list[Move]:
    """Click paths of ``actions``, the legal actions of the position."""
    return [
        Move(action, _path(state, action, place), hint=_hint(state, action)) for place, action in enumerate(actions)
    ]


def _path(state: DeadMansDrawPosition, action: Action, place: int) -> tuple[str, ...]:
    """Click path of ``action``, as element ids; ``place``: index of the action among the legal ones."""
    match action:
        case ("flip",):
            return ("draw",)
        case ("keep", int(held)):
            return (f"hand:{state.to_act}:{held}",)
        case ("hook", int(suit)):
            return (bank_pile_id(state.active, suit),)
        case ("cannon" | "sword", int(seat), int(suit)):
            return (bank_pile_id(seat, suit),)
        case ("map", int()):
            return (f"map:{place}",)
        case ("lay",):
            return ("top:0",)
        case ("move" | "charm" as kind, int(card)):
            laid = row_place_id(state.row.index(card))
            return (laid, kind) if state.characters[state.active] == CASANOVA else (laid,)
        case ("victim" | "plunder", int(seat), *_):
            return (f"opponent:{seat}",)
    return (str(action[0]),)


def _hint(state: DeadMansDrawPosition, action: Action) -> Message | None:
    match action:
        case ("take",):
            return msg("gain", points=state.points_gained(state.active, state.row))
        case ("hook", int(suit)):
            return _bust_hint(state, state.banks[state.active][suit][-1])
        case ("sword", int(seat), int(suit)):
            return _bust_hint(state, state.banks[seat][suit][state.reached_pile_place()])
        case ("map", int(card)):
            return _bust_hint(state, card)
        case ("lay",):
            return _bust_hint(state, state.draw_pile[-1])
        case ("move", int(card)) if state.nearest_opponent_with(SIREN) is None and is_protected_only_by_place_in_row(
            state, card
        ):
            return msg("unprotected")
    return None


def _bust_hint(state: DeadMansDrawPosition, card: Card) -> Message | None:
    return msg("busts") if state.would_bust(card) else None
