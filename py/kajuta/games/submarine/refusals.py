"""Refusals: the clause that forbids a click, and the reason in this position."""

from collections.abc import Sequence

from kajuta.core.message import Message, msg
from kajuta.games.submarine import element_ids, messages
from kajuta.games.submarine.rules import SubmarinePosition
from kajuta.games.submarine.sea_grid import (
    DEPTH_COUNT,
    FIELD_OF_PLACE,
    Field,
    Place,
    row_of_field,
)
from kajuta.games.submarine.state import ACT_STAGE, MOVE_STAGE, PLACE_STAGE, SAIL_STAGE, SALVAGE_STAGE
from kajuta.games.submarine.tokens_and_cards import COLORS, TOKEN_COLOR


def forbidding_clause(state: SubmarinePosition, path: Sequence[str]) -> str | None:
    """Clause that forbids clicking the last element of ``path``."""
    kind, _, rest = path[-1].partition(":")
    chosen = path[:-1]
    if kind == "surface" and state.stage == SAIL_STAGE:
        return "ship.stop" if int(rest) > state.ships[state.active] else "ship.right"
    if kind == "field":
        return _field_refusal(state, chosen)
    if kind == "sub" and state.stage == MOVE_STAGE and not chosen:
        return _submarine_refusal(state, *map(int, rest.split(":")))
    if kind == "place" and state.stage in (ACT_STAGE, SALVAGE_STAGE) and not chosen:
        return _treasure_refusal(state, int(rest))
    if kind == "hand" and chosen and state.stage == SALVAGE_STAGE:
        return (
            "salvage.card" if state.can_pay(FIELD_OF_PLACE[element_ids.place_from_id(chosen[0])]) else "fee.unpayable"
        )
    if kind == SALVAGE_STAGE:
        return "salvage.card"  # unpayable fees are public knowledge: then the game does not ask at all
    return "action.must" if kind == "done" else None


def refusal_reason(state: SubmarinePosition, path: Sequence[str], clause: str) -> Message | None:
    """Reason in this position for which ``clause`` forbids clicking the last element of ``path``."""
    kind, _, rest = path[-1].partition(":")
    if clause in _CLAUSES_ABOUT_THE_SHIP:
        return _ship_refusal_reason(state, kind, rest, clause)
    if clause == "move.reach":
        row = row_of_field(int(path[0].rpartition(":")[2]))
        return msg(
            "refused-reach",
            row=row,
            first=max(TOP_FIELD_ROW, row - 1),
            last=min(TOP_FIELD_ROW + DEPTH_COUNT - 1, row + 1),
        )
    if clause in ("placement.round", "placement.by-turns"):
        return msg("refused-depth", row=row_of_field(int(rest)))
    place = path[-1] if kind == "place" else path[0]
    if not place.startswith("place:"):
        return None
    number = element_ids.place_from_id(place)
    if clause == "fee.unpayable":
        return msg("refused-fees", fees=state.fee_count(state.active, FIELD_OF_PLACE[number]))
    if clause == "salvage.card":
        return msg("refused-no-card", color=msg(f"color-{COLORS[TOKEN_COLOR[state.board[number]]]}"))
    return None


TOP_FIELD_ROW = row_of_field(0)
"""Printed number of the row right below the surface."""


_CLAUSES_ABOUT_THE_SHIP = ("ship.stop", "ship.right", "salvage.where", "action.column", "move.once")
"""Clauses that depend on the ship's column."""


def _ship_refusal_reason(state: SubmarinePosition, kind: str, rest: str, clause: str) -> Message | None:
    """Reason that names the ship's column and what is, or is not, in it."""
    ship = state.ships[state.active] + 1
    if clause == "ship.stop":
        return msg("refused-no-sub", column=int(rest) + 1)
    if clause == "ship.right":
        return msg("refused-behind", column=int(rest) + 1, ship=ship) if ship else None
    if clause == "salvage.where" and kind == "place":
        field = FIELD_OF_PLACE[int(rest)]
        if field // DEPTH_COUNT + 1 == ship:
            return msg("refused-no-sub-there", field=messages.field_name(field))
        return msg("refused-where", column=field // DEPTH_COUNT + 1, ship=ship)
    if clause == "action.column":
        return msg("refused-column", column=int(rest.split(":")[1]) // DEPTH_COUNT + 1, ship=ship)
    return None


def _field_refusal(state: SubmarinePosition, chosen: Sequence[str]) -> str | None:
    if state.stage == PLACE_STAGE:
        return "placement.by-turns" if state.gradual else "placement.round"
    return "move.reach" if state.stage == MOVE_STAGE and chosen else None


def _submarine_refusal(state: SubmarinePosition, seat: int, field: Field) -> str | None:
    if seat != state.active:
        return None
    return "move.once" if field // DEPTH_COUNT == state.ships[seat] else "action.column"


def _treasure_refusal(state: SubmarinePosition, place: Place) -> str | None:
    field = FIELD_OF_PLACE[place]
    if field not in state.salvage_fields():
        return "salvage.where"
    if place in state.laid:
        return "joker.laid"
    if state.jokers[state.active]:
        return None
    if not state.can_pay(field):
        return "fee.unpayable"
    return "salvage.card" if state.stage == SALVAGE_STAGE or not _has_card_for(state, place) else None


def _has_card_for(state: SubmarinePosition, place: Place) -> bool:
    return TOKEN_COLOR[state.board[place]] in state.colors_in_hand()
