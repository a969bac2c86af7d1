"""Candidate actions for bots: at most about a dozen of the legal actions of a position."""

from collections.abc import Callable

from kajuta.core.state import Action
from kajuta.games.ahoy.ai.die_value import die_on_slot_value, value_of_die_action
from kajuta.games.ahoy.ai.expected_fame import control_gain
from kajuta.games.ahoy.ai.playout_policy import (
    comrade_transfer_gain,
    is_smuggle_with_room_aboard,
    patrol_order_gain_function,
)
from kajuta.games.ahoy.ai.smuggler_routes import best_voyage, route_lengths_to_island
from kajuta.games.ahoy.rules import decision_types
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import FAME_GOAL, GROUP_OF_SLOT, SMUGGLERS, SQUADRON, UNION
from kajuta.games.ahoy.rules.turn import free_slots

CAREFUL_FAME_TO_GOAL = 8
"""Distance to the fame goal, in points, below which a smuggler also considers keeping its cargo: a delivery might end
the game too early.
"""
MAX_CANDIDATES_OF_A_KIND = 12
"""Highest number of candidate actions of one kind."""
GOLD_COST = 0.3
"""Penalty on a die's value for the gold that turning the die costs."""


def candidates(state: Ahoy) -> list[Action]:
    """Legal actions that are worth a closer look.

    Of two dice with the same value only one is tried, a die's value is changed only once, and cargo is taken aboard and
    delivered at once. Where a die, patrol, comrade or flight has many options, only the most promising ones are kept.
    """
    options = state.legal_actions()
    frame = state.decision()
    if isinstance(frame, decision_types.ChooseTurnAction):
        return _turn(state, frame, options)
    if len(options) <= MAX_CANDIDATES_OF_A_KIND:
        return options
    match frame:
        case decision_types.ChoosePatrolToMove():
            return _most(options, patrol_order_gain_function(state))
        case decision_types.ChooseComradeTransfer():
            return _most(options, lambda way: comrade_transfer_gain(state, frame.who, way))
        case decision_types.ChooseJumpTarget():
            return _most(options, lambda way: _landing(state, frame.figure, way))
    return options


def _most(options: list[Action], worth: Callable[[Action], float]) -> list[Action]:
    """The best of ``options``, and the option that ends the choice (to stop or to stay) if there is one."""
    *ways, stop = options
    if len(stop) > 1:
        ways.append(stop)
    kept = sorted(ways, key=worth, reverse=True)[:MAX_CANDIDATES_OF_A_KIND]
    return kept if len(stop) > 1 else [*kept, stop]


def _landing(state: Ahoy, figure: int, way: Action) -> float:
    """Value of a space as the target of a figure's flight."""
    if len(way) == 1:
        return 0.0
    space = int(way[1])
    if figure in SMUGGLERS:
        goal = best_voyage(state, figure)[1]
        return -route_lengths_to_island(state.chart, goal)[space] if goal >= 0 else 0.0
    side = SQUADRON if figure == SQUADRON else UNION
    return control_gain(state, space >> 2, side, 2) + (state.symbol_at(space) >= 0)


def _turn(state: Ahoy, frame: decision_types.ChooseTurnAction, options: list[Action]) -> list[Action]:
    who, held = frame
    cargo = [action for action in options if action[0] == "deliver" or is_smuggle_with_room_aboard(state, who, action)]
    if cargo and state.total_fame(who) < FAME_GOAL - CAREFUL_FAME_TO_GOAL:
        return cargo
    others: list[Action] = []
    dice: dict[Action, Action] = {}
    for action in options:
        kind = action[0]
        if kind == "turn" and held >= 0:
            continue
        if kind in ("die", "turn", "aside"):
            dice.setdefault((kind, state.pool[int(action[1])], *action[2:]), action)
        elif kind == "hire" and len(action) == 3:
            dice.setdefault((kind, action[1], state.pool[int(action[2])]), action)
        else:
            others.append(action)
    if not dice and not others:
        return options  # a turned die that fits no slot yet is turned again
    if len(dice) <= MAX_CANDIDATES_OF_A_KIND:
        return [*dice.values(), *others]
    return [*_best_dice(state, who, list(dice.values())), *others]


def _best_dice(state: Ahoy, who: int, ways: list[Action]) -> list[Action]:
    """The best die for each slot group and each crew card, then the best of the other placements."""
    goal = best_voyage(state, who)[1] if who in SMUGGLERS else -1
    free = free_slots(state, who)
    worths = {}
    for way in ways:
        match way[0]:
            case "turn":
                to = int(way[2])
                fits = [slot for slot, accepts in free if accepts >> to & 1]
                worths[way] = (
                    max((die_on_slot_value(state, who, goal, to, slot) for slot in fits), default=0.0) - GOLD_COST
                )
            case "aside":
                worths[way] = 0.0
            case _:
                worths[way] = value_of_die_action(state, who, goal, way)
    ranked = sorted(ways, key=worths.__getitem__, reverse=True)
    kept: dict[object, Action] = {}
    for way in ranked:
        target = ("slot", GROUP_OF_SLOT[int(way[2])]) if way[0] == "die" else way[:2] if way[0] == "hire" else way[0]
        kept.setdefault(target, way)
    chosen = dict.fromkeys(kept.values())
    for way in ranked:
        if len(chosen) >= MAX_CANDIDATES_OF_A_KIND:
            break
        chosen.setdefault(way)
    return list(chosen)
