"""Click path, hint and confirmation question of each legal action.

A click path is the sequence of element ids that are clicked to take an action.
"""

from collections.abc import Callable, Sequence
from typing import Any

from kajuta.core.game import Move
from kajuta.core.message import Message, msg
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import decision_types, move_flags
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import CUTTER, FACTION_OF_FIGURE, FORT, PATROL, SMUGGLERS
from kajuta.games.ahoy.rules.market_card_table import BUCCANEER, MARKET_CARDS, SEA_WITCH
from kajuta.games.ahoy.rules.region_tiles import CURRENT, FOG, HARBOUR, ISLAND, TERRAIN_NAMES, WRECK
from kajuta.games.ahoy.rules.sea_map import OFF_MAP
from kajuta.games.ahoy.rules.stack_frame_types import OpenDecision
from kajuta.games.ahoy.rules.state import Position
from kajuta.games.ahoy.view.confirmation_questions import confirmation_question
from kajuta.games.ahoy.view.forgone_choices import islands_forgone

ClickPath = tuple[str, ...]
BUTTON_PREFIX = "do:"


def click_path_of_button(name: str) -> ClickPath:
    """Click path that consists of one button."""
    return (BUTTON_PREFIX + name,)


def moves(state: Ahoy, actions: Sequence[Action]) -> list[Move]:
    """Click paths of the legal ``actions``, with their hints and questions."""
    if state.to_act is None:
        return []
    frame = state.decision()
    return [
        Move(
            action,
            click_path(state, frame, action),
            action_hint(state, frame, action),
            confirmation_question(state, frame, action),
        )
        for action in actions
    ]


def click_path(state: Position, frame: OpenDecision, action: Action) -> ClickPath:
    """Ids of the elements that are clicked to take ``action``."""
    return CLICK_PATHS[type(frame)](state, frame, action)


def figure_element_id(figure: int, space: int) -> str:
    """Element id of a figure on a space."""
    if figure == PATROL:
        return f"patrols:{space}"
    if figure == FORT:
        return f"forts:{space >> 2}"
    return f"ship:{figure}"


def _word(state: Position, frame: OpenDecision, action: decision_types.ChosenAction) -> ClickPath:
    return click_path_of_button(str(action[0]))


def _island(state: Position, frame: OpenDecision, action: decision_types.ChosenAction) -> ClickPath:
    return (f"space:{state.chart.island[action[1]]}",) if len(action) > 1 else click_path_of_button(action[0])


def _turn(state: Position, frame: decision_types.ChooseTurnAction, action: decision_types.ChosenAction) -> ClickPath:
    match action:
        case ("die", die, slot):
            return f"die:{die}", f"slot:{slot}"
        case ("turn", die, value):
            return f"die:{die}", f"{BUTTON_PREFIX}turn:{value}"
        case ("aside", die):
            return f"die:{die}", BUTTON_PREFIX + "aside"
        case ("hire", place, die):
            return f"die:{die}", f"market:{place}"
        case ("hire", place):
            return (f"market:{place}", BUTTON_PREFIX + "hire") if frame.who in SMUGGLERS else (f"market:{place}",)
        case ("smuggle", place):
            return f"market:{place}", BUTTON_PREFIX + "smuggle"
        case ("deliver", card):
            return (f"cargo:{card}",)
        case ("plan", kind):
            return (f"plan:{kind}",)
        case ("crew", card):
            return (f"crew:{card}",)
        case _:
            return click_path_of_button("end")


def _step(state: Position, figure: int, space: int, action: decision_types.ChosenAction) -> ClickPath:
    """Click path of a step; with a sea witch, a step off the map needs a second click that says where it ends."""
    if action == ("done",):
        return click_path_of_button("done")
    if len(action) == 1:
        return (f"space:{space}",)
    kind, direction = action
    target = state.chart.near[space][direction]
    if target != OFF_MAP:
        return (f"space:{target}",)
    x, y = state.chart.adjacent_site(space, direction)
    edge = f"sea:{x}:{y}"
    if kind == "warp":
        return edge, f"space:{state.chart.opposite_edge_space(space, direction)}"
    return (edge, BUTTON_PREFIX + "explore") if figure < CUTTER and state.has_crew(figure, SEA_WITCH) else (edge,)


def _orders(
    state: Position, frame: decision_types.ChoosePatrolToMove, action: decision_types.ChosenAction
) -> ClickPath:
    if len(action) == 1:
        return click_path_of_button("done")
    _, space, direction = action
    return (f"patrols:{space}", *_step(state, PATROL, space, ("go", direction)))


def _prefixed(prefix: str) -> Callable[[Position, OpenDecision, decision_types.ChosenAction], ClickPath]:
    def one(state: Position, frame: OpenDecision, action: decision_types.ChosenAction) -> ClickPath:
        return (f"{prefix}:{action[1]}",) if len(action) > 1 else click_path_of_button(action[0])

    return one


def _numbered(state: Position, frame: OpenDecision, action: decision_types.ChosenAction) -> ClickPath:
    return click_path_of_button(":".join(map(str, action)))


def _tile(state: Position, frame: decision_types.ChooseTilePlacement, action: decision_types.ChosenAction) -> ClickPath:
    _, x, y, turns = action
    return f"site:{x}:{y}", f"turned:{turns}"


def _fire(state: Position, frame: decision_types.ChooseCannonBonus, action: decision_types.ChosenAction) -> ClickPath:
    return (
        click_path_of_button("hold")
        if action[0] == "hold"
        else (f"slot:{action[1]}", f"{BUTTON_PREFIX}fire:{action[2]}")
    )


def _harbour(
    state: Position, frame: decision_types.ChooseHarbourRepairOrCannons, action: decision_types.ChosenAction
) -> ClickPath:
    return tuple(f"slot:{slot}" for slot in action[1:]) if len(action) > 1 else click_path_of_button("done")


def _strike(
    state: Position, frame: decision_types.ChooseDamageTarget, action: decision_types.ChosenAction
) -> ClickPath:
    return (figure_element_id(action[1], action[2]),) if len(action) > 1 else click_path_of_button("done")


def _comrades_here(
    state: Position, frame: decision_types.ChoosePlaceOrGainComrades, action: decision_types.ChosenAction
) -> ClickPath:
    if action[0] == "land":
        return (f"space:{state.chart.island[frame.region]}",)
    return ("ready",) if action[0] == "gain" else click_path_of_button("done")


def _shipping(
    state: Position,
    frame: decision_types.ChooseComradeTransfer | decision_types.ChooseSecondComradeTransfer,
    action: decision_types.ChosenAction,
) -> ClickPath:
    if len(action) == 1:
        return click_path_of_button("done")
    _, source, target = action
    island = f"space:{state.chart.island[target]}"
    return (f"comrades:{source}", island) if isinstance(frame, decision_types.ChooseComradeTransfer) else (island,)


def _stealing(
    state: Position, frame: decision_types.ChooseCardStolenByNoble, action: decision_types.ChosenAction
) -> ClickPath:
    _, card, as_cargo = action
    held = f"crew:{card}" if any(state.has_crew(other, card) for other in state.order) else f"cargo:{card}"
    if frame.who not in SMUGGLERS:
        return (held,)
    return held, BUTTON_PREFIX + ("as-cargo" if as_cargo else "as-crew")


CLICK_PATHS: dict[type[Any], Callable[[Position, Any, decision_types.ChosenAction], ClickPath]] = {
    decision_types.ChooseSquadronStart: _island,
    decision_types.ChooseSmugglerStart: _prefixed("space"),
    decision_types.ChooseTurnAction: _turn,
    decision_types.ChooseMoveStep: lambda state, frame, action: _step(state, frame.figure, frame.space, action),
    decision_types.ChooseJumpTarget: _prefixed("space"),
    decision_types.ChooseRewardTileSite: lambda state, frame, action: (f"site:{action[1]}:{action[2]}",),
    decision_types.ChooseTilePlacement: _tile,
    decision_types.ChooseDriftDirection: lambda state, frame, action: _step(state, frame.figure, frame.space, action),
    decision_types.ChooseBattleTarget: lambda state, frame, action: (figure_element_id(action[1], frame.space),),
    decision_types.ChooseEmissaryPayOrFight: _word,
    decision_types.ChooseBattlePlan: _prefixed("plan"),
    decision_types.ChooseCannonBonus: _fire,
    decision_types.ChooseGrogmasterReroll: _numbered,
    decision_types.ChooseVictoryRaidOrder: _numbered,
    decision_types.ChooseVictoryReward: _numbered,
    decision_types.ChooseLeaveOrFightOn: _word,
    decision_types.ChooseBuccaneerUse: lambda state, frame, action: (
        (f"crew:{BUCCANEER}",) if action[0] == "raid" else click_path_of_button("done")
    ),
    decision_types.ChooseCrewRemovedByBuccaneer: _prefixed("crew"),
    decision_types.ChooseDamageSlot: _prefixed("slot"),
    decision_types.ChooseBeakheadPush: lambda state, frame, action: (
        (f"space:{state.chart.near[state.ships[frame.figure]][action[1]]}",)
        if len(action) > 1
        else click_path_of_button("done")
    ),
    decision_types.ChooseDamageTarget: _strike,
    decision_types.ChooseRepairSlot: _prefixed("slot"),
    decision_types.ChooseHarbourRepairOrCannons: _harbour,
    decision_types.ChooseGunnersMateBattleSpace: _prefixed("space"),
    decision_types.ChoosePatrolAtAnchorage: _word,
    decision_types.ChoosePlaceOrGainComrades: _comrades_here,
    decision_types.ChoosePatrolDeployment: _prefixed("space"),
    decision_types.ChoosePatrolToMove: _orders,
    decision_types.ChooseFortSite: lambda state, frame, action: (
        (f"patrols:{state.chart.island[action[1]]}",) if len(action) > 1 else click_path_of_button("done")
    ),
    decision_types.ChooseAssembledComradeCount: _numbered,
    decision_types.ChooseInspiredIsland: _island,
    decision_types.ChooseEvacuatedIsland: _prefixed("comrades"),
    decision_types.ChooseEvacueeDestination: _island,
    decision_types.ChooseSneakAttackTarget: _prefixed("patrols"),
    decision_types.ChooseEnlistSymbolIsland: _island,
    decision_types.ChooseEnlistCard: _prefixed("market"),
    decision_types.ChooseSmallShipLaunchIsland: _prefixed("comrades"),
    decision_types.ChooseComradeTransfer: _shipping,
    decision_types.ChooseSecondComradeTransfer: _shipping,
    decision_types.ChooseSmallShipSailOrTailwind: _word,
    decision_types.ChooseNegotiateRecruit: _prefixed("market"),
    decision_types.ChooseRewardSquare: lambda state, frame, action: (f"square:{frame.who}:{action[1]}",),
    decision_types.ChooseRewardAcceptance: _word,
    decision_types.ChooseGoldPaidForFame: _numbered,
    decision_types.ChooseRewardRecruit: _prefixed("market"),
    decision_types.ChooseFavourMarkerForDelivery: lambda state, frame, action: (f"favour:{frame.who}:{action[1]}",),
    decision_types.ChooseOverboardCargo: _prefixed("cargo"),
    decision_types.ChooseCardStolenByNoble: _stealing,
    decision_types.ChooseRegionForWealthRise: _prefixed("wealth"),
    decision_types.ChooseMarketSweep: _word,
}


# Hints about the consequences of actions


def action_hint(state: Position, frame: OpenDecision, action: decision_types.ChosenAction) -> Message | None:
    """Hint about the consequences of an action, None if its elements already show them."""
    leads = len(action) > 1
    match frame:
        case decision_types.ChooseTurnAction():
            return _turn_hint(state, action)
        case decision_types.ChooseMoveStep() | decision_types.ChooseDriftDirection() if leads:
            return _step_hint(state, frame.figure, frame.space, frame.flags, action)
        case decision_types.ChooseMoveStep() if action == ("anchor",):
            return gain_from_anchoring_hint(state, frame.figure, frame.space)
        case decision_types.ChooseJumpTarget() if leads:
            return arrival_hint(state, frame.figure, action[1], frame.flags)
        case decision_types.ChoosePatrolToMove() if leads:
            return _step_hint(state, PATROL, action[1], frame.flags, ("go", action[2]))
        case decision_types.ChooseGunnersMateBattleSpace() if leads:
            return arrival_hint(state, frame.who, action[1], 0)
        case decision_types.ChooseEvacueeDestination() if leads and islands_forgone(state, frame, action[1]):
            return msg("hint-passes")
    return None


def _turn_hint(state: Position, action: decision_types.ChosenAction) -> Message | None:
    if action[0] == "turn":
        return msg("hint-costs", n=1)
    if action[0] == "hire":
        cost = MARKET_CARDS[state.market[action[1]]].cost
        return msg("hint-costs", n=cost) if len(action) == 2 else msg("hint-hire-die")
    if action[0] == "smuggle":
        return msg("hint-smuggle")
    if action[0] == "deliver":
        return msg("hint-deliver", n=2)
    return None


def _step_hint(state: Position, figure: int, space: int, flags: int, action: decision_types.ChosenAction) -> Message:
    kind, direction = action
    if kind == "warp":
        return arrival_hint(state, figure, state.chart.opposite_edge_space(space, direction), flags)
    target = state.chart.near[space][direction]
    return msg("hint-explore") if target == OFF_MAP else arrival_hint(state, figure, target, flags)


def arrival_hint(state: Position, figure: int, space: int, flags: int) -> Message:
    """Hint for a figure that moves to a space: battles, damage, current, gains from anchoring."""
    chart = state.chart
    terrain = chart.terrain[space]
    battles = 0
    if terrain != FOG and not flags & move_flags.IGNORE_BATTLES:
        enemies = state.enemies_on(FACTION_OF_FIGURE[figure], space)
        battles = len(enemies) if state.is_armed(figure) else sum(state.is_armed(enemy) for enemy in enemies)
    flagship = figure < CUTTER
    return msg(
        "hint-arrival",
        icon="ahoy-swords" if battles else None,
        terrain=TERRAIN_NAMES[terrain],
        battles=battles,
        damage="yes" if terrain == WRECK and not flags & move_flags.IGNORE_WRECKAGE else "no",
        current="yes" if terrain == CURRENT else "no",
        gold=chart.gold[space] if flagship else 0,
        harbour="yes" if terrain == HARBOUR and flagship else "no",
        island="yes" if terrain == ISLAND and flagship else "no",
    )


def gain_from_anchoring_hint(state: Position, figure: int, space: int) -> Message:
    """Hint about the gains from anchoring."""
    flagship = figure < CUTTER
    return msg(
        "hint-anchor",
        icon="anchor",
        gold=state.chart.gold[space] if flagship else 0,
        harbour="yes" if state.chart.terrain[space] == HARBOUR and flagship else "no",
    )
