"""From legal actions to clicks: the path of each action, its hint and question, and the buttons."""

from collections.abc import Callable, Sequence
from typing import Any

from kajuta.core.game import Move
from kajuta.core.message import Message, msg
from kajuta.core.scene import Area, Element, area, element
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import decisions, move_flags
from kajuta.games.ahoy.rules.board_layouts import CUTTER, FACTION_OF_FIGURE, FORT, PATROL, SMUGGLERS
from kajuta.games.ahoy.rules.decision_stack import OpenDecision
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.market_cards import BUCCANEER, MARKET_CARDS, SEA_WITCH
from kajuta.games.ahoy.rules.messages import crew_name, victory_reward_name
from kajuta.games.ahoy.rules.sea_map import OFF_MAP
from kajuta.games.ahoy.rules.state import Position
from kajuta.games.ahoy.rules.tiles import CURRENT, FOG, HARBOUR, ISLAND, TERRAIN_NAMES, WRECK
from kajuta.games.ahoy.view.confirmation_questions import confirmation_question
from kajuta.games.ahoy.view.forgone_choices import choices_forgone_by_action
from kajuta.games.ahoy.view.map_area import drawn_tile_previews

ClickPath = tuple[str, ...]
BUTTON_PREFIX = "do:"

_BUTTON_ICONS = {
    "end": "ahoy-sign-time",
    "done": "cross-mark",
    "pass": "cross-mark",
    "aside": "ahoy-sign-dice",
    "hire": "ahoy-sign-crew",
    "smuggle": "ahoy-act-crate",
    "pay": "ahoy-act-coins",
    "fight": "ahoy-swords",
    "keep": "check-mark",
    "hold": "cross-mark",
    "take": "check-mark",
    "leave": "ahoy-act-sail",
    "stay": "ahoy-swords",
    "ignore": "steering-wheel",
    "patrol": "sailboat",
    "sail": "ahoy-act-sail",
    "wind": "wind-slap",
    "sweep": "broom",
    "explore": "ahoy-sign-look",
    "as-crew": "ahoy-sign-crew",
    "as-cargo": "ahoy-act-crate",
}


def click_path_of_button(name: str) -> ClickPath:
    """Path of a button."""
    return (BUTTON_PREFIX + name,)


def moves(state: Ahoy, actions: Sequence[Action]) -> list[Move]:
    """Click paths of ``actions``, which are the legal ones."""
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
    """Ids that are clicked to take ``action``."""
    return CLICK_PATHS[type(frame)](state, frame, action)


def figure_element_id(figure: int, space: int) -> str:
    """Id of a figure on a space."""
    if figure == PATROL:
        return f"patrols:{space}"
    if figure == FORT:
        return f"forts:{space >> 2}"
    return f"ship:{figure}"


def _word(state: Position, frame: OpenDecision, action: decisions.ChosenAction) -> ClickPath:
    return click_path_of_button(str(action[0]))


def _island(state: Position, frame: OpenDecision, action: decisions.ChosenAction) -> ClickPath:
    return (f"space:{state.chart.island[action[1]]}",) if len(action) > 1 else click_path_of_button(action[0])


def _turn(state: Position, frame: decisions.ChooseTurnAction, action: decisions.ChosenAction) -> ClickPath:
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


def _step(state: Position, figure: int, space: int, action: decisions.ChosenAction) -> ClickPath:
    """Path of a step; with a sea witch a step off the map asks for its end."""
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


def _orders(state: Position, frame: decisions.ChoosePatrolToMove, action: decisions.ChosenAction) -> ClickPath:
    if len(action) == 1:
        return click_path_of_button("done")
    _, space, direction = action
    return (f"patrols:{space}", *_step(state, PATROL, space, ("go", direction)))


def _prefixed(prefix: str) -> Callable[[Position, OpenDecision, decisions.ChosenAction], ClickPath]:
    def one(state: Position, frame: OpenDecision, action: decisions.ChosenAction) -> ClickPath:
        return (f"{prefix}:{action[1]}",) if len(action) > 1 else click_path_of_button(action[0])

    return one


def _numbered(state: Position, frame: OpenDecision, action: decisions.ChosenAction) -> ClickPath:
    return click_path_of_button(":".join(map(str, action)))


def _tile(state: Position, frame: decisions.ChooseTilePlacement, action: decisions.ChosenAction) -> ClickPath:
    _, x, y, turns = action
    return f"site:{x}:{y}", f"turned:{turns}"


def _fire(state: Position, frame: decisions.ChooseCannonBonus, action: decisions.ChosenAction) -> ClickPath:
    return (
        click_path_of_button("hold")
        if action[0] == "hold"
        else (f"slot:{action[1]}", f"{BUTTON_PREFIX}fire:{action[2]}")
    )


def _harbour(
    state: Position, frame: decisions.ChooseHarbourRepairOrCannons, action: decisions.ChosenAction
) -> ClickPath:
    return tuple(f"slot:{slot}" for slot in action[1:]) if len(action) > 1 else click_path_of_button("done")


def _strike(state: Position, frame: decisions.ChooseDamageTarget, action: decisions.ChosenAction) -> ClickPath:
    return (figure_element_id(action[1], action[2]),) if len(action) > 1 else click_path_of_button("done")


def _comrades_here(
    state: Position, frame: decisions.ChoosePlaceOrGainComrades, action: decisions.ChosenAction
) -> ClickPath:
    if action[0] == "land":
        return (f"space:{state.chart.island[frame.region]}",)
    return ("ready",) if action[0] == "gain" else click_path_of_button("done")


def _shipping(
    state: Position,
    frame: decisions.ChooseComradeTransfer | decisions.ChooseSecondComradeTransfer,
    action: decisions.ChosenAction,
) -> ClickPath:
    if len(action) == 1:
        return click_path_of_button("done")
    _, source, target = action
    island = f"space:{state.chart.island[target]}"
    return (f"comrades:{source}", island) if isinstance(frame, decisions.ChooseComradeTransfer) else (island,)


def _stealing(state: Position, frame: decisions.ChooseCardStolenByNoble, action: decisions.ChosenAction) -> ClickPath:
    _, card, as_cargo = action
    held = f"crew:{card}" if any(state.has_crew(other, card) for other in state.order) else f"cargo:{card}"
    if frame.who not in SMUGGLERS:
        return (held,)
    return held, BUTTON_PREFIX + ("as-cargo" if as_cargo else "as-crew")


CLICK_PATHS: dict[type[Any], Callable[[Position, Any, decisions.ChosenAction], ClickPath]] = {
    decisions.ChooseSquadronStart: _island,
    decisions.ChooseSmugglerStart: _prefixed("space"),
    decisions.ChooseTurnAction: _turn,
    decisions.ChooseMoveStep: lambda state, frame, action: _step(state, frame.figure, frame.space, action),
    decisions.ChooseJumpTarget: _prefixed("space"),
    decisions.ChooseRewardTileSite: lambda state, frame, action: (f"site:{action[1]}:{action[2]}",),
    decisions.ChooseTilePlacement: _tile,
    decisions.ChooseDriftDirection: lambda state, frame, action: _step(state, frame.figure, frame.space, action),
    decisions.ChooseBattleTarget: lambda state, frame, action: (figure_element_id(action[1], frame.space),),
    decisions.ChooseEmissaryPayOrFight: _word,
    decisions.ChooseBattlePlan: _prefixed("plan"),
    decisions.ChooseCannonBonus: _fire,
    decisions.ChooseGrogmasterReroll: _numbered,
    decisions.ChooseVictoryRaidOrder: _numbered,
    decisions.ChooseVictoryReward: _numbered,
    decisions.ChooseLeaveOrFightOn: _word,
    decisions.ChooseBuccaneerUse: lambda state, frame, action: (
        (f"crew:{BUCCANEER}",) if action[0] == "raid" else click_path_of_button("done")
    ),
    decisions.ChooseCrewRemovedByBuccaneer: _prefixed("crew"),
    decisions.ChooseDamageSlot: _prefixed("slot"),
    decisions.ChooseBeakheadPush: lambda state, frame, action: (
        (f"space:{state.chart.near[state.ships[frame.figure]][action[1]]}",)
        if len(action) > 1
        else click_path_of_button("done")
    ),
    decisions.ChooseDamageTarget: _strike,
    decisions.ChooseRepairSlot: _prefixed("slot"),
    decisions.ChooseHarbourRepairOrCannons: _harbour,
    decisions.ChooseGunnersMateBattleSpace: _prefixed("space"),
    decisions.ChoosePatrolAtAnchorage: _word,
    decisions.ChoosePlaceOrGainComrades: _comrades_here,
    decisions.ChoosePatrolDeployment: _prefixed("space"),
    decisions.ChoosePatrolToMove: _orders,
    decisions.ChooseFortSite: lambda state, frame, action: (
        (f"patrols:{state.chart.island[action[1]]}",) if len(action) > 1 else click_path_of_button("done")
    ),
    decisions.ChooseAssembledComradeCount: _numbered,
    decisions.ChooseInspiredIsland: _island,
    decisions.ChooseEvacuatedIsland: _prefixed("comrades"),
    decisions.ChooseEvacueeDestination: _island,
    decisions.ChooseSneakAttackTarget: _prefixed("patrols"),
    decisions.ChooseEnlistSymbolIsland: _island,
    decisions.ChooseEnlistCard: _prefixed("market"),
    decisions.ChooseSmallShipLaunchIsland: _prefixed("comrades"),
    decisions.ChooseComradeTransfer: _shipping,
    decisions.ChooseSecondComradeTransfer: _shipping,
    decisions.ChooseSmallShipSailOrTailwind: _word,
    decisions.ChooseNegotiateRecruit: _prefixed("market"),
    decisions.ChooseRewardSquare: lambda state, frame, action: (f"square:{frame.who}:{action[1]}",),
    decisions.ChooseRewardAcceptance: _word,
    decisions.ChooseGoldPaidForFame: _numbered,
    decisions.ChooseRewardRecruit: _prefixed("market"),
    decisions.ChooseFavourMarkerForDelivery: lambda state, frame, action: (f"favour:{frame.who}:{action[1]}",),
    decisions.ChooseOverboardCargo: _prefixed("cargo"),
    decisions.ChooseCardStolenByNoble: _stealing,
    decisions.ChooseRegionForWealthRise: _prefixed("wealth"),
    decisions.ChooseMarketSweep: _word,
}


# Buttons


def actions_area(state: Ahoy) -> Area:
    """Buttons of the open decision, and the drawn tile in its turns."""
    ids: dict[str, None] = {}
    if state.to_act is not None:
        for action in state.legal_actions():
            for id in click_path(state, state.decision(), action):
                if id.startswith(BUTTON_PREFIX):
                    ids[id] = None
    items = [*drawn_tile_previews(state), *(_button(state, id.removeprefix(BUTTON_PREFIX)) for id in ids)]
    turns = next((place for place, item in enumerate(items) if item["kind"] == "die"), None)
    if turns is not None:
        items.insert(turns, element("text", "turn-to", msg("turn-to"), inert=True))
    return area("row", "actions", items, title=msg("choices"), place="actions")


def _button(state: Position, name: str) -> Element:
    kind, _, rest = name.partition(":")
    id = BUTTON_PREFIX + name
    if kind == "turn":
        return element("die", id, msg("do-turn", n=int(rest)), face={"value": int(rest)})
    if kind == "fire":
        return element("button", id, msg("do-fire", n=int(rest)), face={"icon": "ahoy-act-cannons"}, scale="s")
    if kind in ("pay", "comrades") and rest:
        icon = "ahoy-sign-fame" if kind == "pay" else "ahoy-act-fist"
        return element("button", id, msg(f"do-{kind}-n", n=int(rest)), face={"icon": icon}, scale="s")
    if kind == "reroll":
        return element("button", id, msg("do-reroll", which=rest), face={"icon": "beer-stein"})
    if kind == "first":
        return element("button", id, msg("do-first", which=rest), face={"icon": "ahoy-swords"})
    if kind == "victory":
        word = victory_reward_name(state.decision().who, int(rest))
        return element("button", id, word, face={"icon": "ahoy-swords"})
    icon = _BUTTON_ICONS[kind]
    return element("button", id, msg(f"do-{kind}"), face={"icon": icon}, primary=kind in ("end", "fight") or None)


# What an action leads to


def action_hint(state: Position, frame: OpenDecision, action: decisions.ChosenAction) -> Message | None:
    """Consequence of an action, where the place itself does not say it."""
    leads = len(action) > 1
    match frame:
        case decisions.ChooseTurnAction():
            return _turn_hint(state, action)
        case decisions.ChooseMoveStep() | decisions.ChooseDriftDirection() if leads:
            return _step_hint(state, frame.figure, frame.space, frame.flags, action)
        case decisions.ChooseMoveStep() if action == ("anchor",):
            return gain_from_anchoring_hint(state, frame.figure, frame.space)
        case decisions.ChooseJumpTarget() if leads:
            return arrival_hint(state, frame.figure, action[1], frame.flags)
        case decisions.ChoosePatrolToMove() if leads:
            return _step_hint(state, PATROL, action[1], frame.flags, ("go", action[2]))
        case decisions.ChooseGunnersMateBattleSpace() if leads:
            return arrival_hint(state, frame.who, action[1], 0)
        case decisions.ChooseInspiredIsland() | decisions.ChooseEvacueeDestination() if (
            leads and choices_forgone_by_action(state, frame, action)
        ):
            return msg("hint-passes")
    return None


def _turn_hint(state: Position, action: decisions.ChosenAction) -> Message | None:
    if action[0] == "turn":
        return msg("hint-costs", n=1)
    if action[0] == "hire":
        card = state.market[action[1]]
        cost = MARKET_CARDS[card].cost
        return msg("hint-hire", crew=crew_name(card), n=cost) if len(action) == 2 else msg("hint-hire-die")
    if action[0] == "smuggle":
        return msg("hint-smuggle")
    if action[0] == "deliver":
        return msg("hint-deliver", n=2)
    return None


def _step_hint(state: Position, figure: int, space: int, flags: int, action: decisions.ChosenAction) -> Message:
    kind, direction = action
    if kind == "warp":
        return arrival_hint(state, figure, state.chart.opposite_edge_space(space, direction), flags)
    target = state.chart.near[space][direction]
    return msg("hint-explore") if target == OFF_MAP else arrival_hint(state, figure, target, flags)


def arrival_hint(state: Position, figure: int, space: int, flags: int) -> Message:
    """Consequences for a figure that moves to a space: battles, damage, a current, the gain by anchoring."""
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
    """Gain by anchoring."""
    flagship = figure < CUTTER
    return msg(
        "hint-anchor",
        icon="anchor",
        gold=state.chart.gold[space] if flagship else 0,
        harbour="yes" if state.chart.terrain[space] == HARBOUR and flagship else "no",
    )
