"""Status message about the open decision, and prompts for the next click."""

from collections.abc import Sequence
from typing import Any

from kajuta.core.message import Message, msg
from kajuta.games.ahoy.rules import decision_types, move_flags
from kajuta.games.ahoy.rules.battle_state import ATTACKER
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import FACTION_OF_FIGURE
from kajuta.games.ahoy.rules.messages import crew_name, figure_name, reward_name
from kajuta.games.ahoy.rules.stack_frame_types import OpenDecision
from kajuta.games.ahoy.rules.state import seat_argument

DIE_ACTIONS = ("die", "aside", "turn")
"""Kinds of actions whose first number is a die."""

MARKET_ACTIONS = ("hire", "smuggle")
"""Kinds of actions that begin with a click on a card of the market."""

STATUS_OF_DECISION: dict[type[Any], str] = {
    decision_types.ChooseSquadronStart: "status-harbour-town",
    decision_types.ChooseSmugglerStart: "status-anywhere",
    decision_types.ChooseRewardTileSite: "status-tile",
    decision_types.ChooseTilePlacement: "status-tile",
    decision_types.ChooseDriftDirection: "status-drift",
    decision_types.ChooseBattleTarget: "status-battles",
    decision_types.ChooseEmissaryPayOrFight: "status-emissary",
    decision_types.ChooseCannonBonus: "status-fire",
    decision_types.ChooseGrogmasterReroll: "status-grog",
    decision_types.ChooseVictoryRaidOrder: "status-sequence",
    decision_types.ChooseVictoryReward: "status-victory",
    decision_types.ChooseLeaveOrFightOn: "status-leave",
    decision_types.ChooseBuccaneerUse: "status-raid",
    decision_types.ChooseCrewRemovedByBuccaneer: "status-raiding",
    decision_types.ChooseBeakheadPush: "status-drag",
    decision_types.ChooseDamageTarget: "status-strike",
    decision_types.ChooseRepairSlot: "status-mending",
    decision_types.ChooseHarbourRepairOrCannons: "status-harbour",
    decision_types.ChooseGunnersMateBattleSpace: "status-aim",
    decision_types.ChoosePatrolAtAnchorage: "status-patrol",
    decision_types.ChoosePlaceOrGainComrades: "status-comrades",
    decision_types.ChoosePatrolDeployment: "status-deploy",
    decision_types.ChoosePatrolToMove: "status-orders",
    decision_types.ChooseFortSite: "status-fortify",
    decision_types.ChooseAssembledComradeCount: "status-assemble",
    decision_types.ChooseInspiredIsland: "status-inspire",
    decision_types.ChooseEvacuatedIsland: "status-evacuate",
    decision_types.ChooseEvacueeDestination: "status-evacuated",
    decision_types.ChooseSneakAttackTarget: "status-sneak",
    decision_types.ChooseEnlistSymbolIsland: "status-enlist",
    decision_types.ChooseEnlistCard: "status-enlisted",
    decision_types.ChooseSmallShipLaunchIsland: "status-launch",
    decision_types.ChooseComradeTransfer: "status-shipping",
    decision_types.ChooseSecondComradeTransfer: "status-shipped",
    decision_types.ChooseSmallShipSailOrTailwind: "status-rigging",
    decision_types.ChooseNegotiateRecruit: "status-negotiate",
    decision_types.ChooseRewardSquare: "status-reward",
    decision_types.ChooseGoldPaidForFame: "status-pay",
    decision_types.ChooseRewardRecruit: "status-hiring",
    decision_types.ChooseFavourMarkerForDelivery: "status-favour",
    decision_types.ChooseOverboardCargo: "status-overboard",
    decision_types.ChooseCardStolenByNoble: "status-steal",
    decision_types.ChooseRegionForWealthRise: "status-first-wealth",
    decision_types.ChooseMarketSweep: "status-first-market",
}
"""Message id of the status, by the type of the open decision."""


def status_message(state: Ahoy) -> Message:
    """Status message: the subject of the open decision."""
    return msg("game-over") if state.to_act is None else _decision(state, state.decision())


def next_click_prompt(state: Ahoy, path: Sequence[str]) -> Message | None:
    """Prompt for the next click, after the clicks ``path``."""
    return _next_step(state, state.decision(), path)


def _decision(state: Ahoy, frame: OpenDecision) -> Message:
    if isinstance(frame, decision_types.ChooseTurnAction):
        if frame.die >= 0:
            fits = "no" if kinds_of_die_actions(state, frame.die) == {"turn"} else "yes"
            return msg("status-turned", n=state.pool[frame.die], fits=fits)
        # A card paid for with a die is chosen after the die.
        cards = any(action[0] in MARKET_ACTIONS and len(action) == 2 for action in state.legal_actions())
        return msg("status-main", n=state.quota, card="yes" if cards else "no")
    if isinstance(frame, decision_types.ChooseMoveStep):
        resting = "status-move-may" if frame.flags & move_flags.NO_STEP_YET else "status-move-on"
        name = "status-move" if frame.flags & move_flags.MUST_STEP else resting
        return msg(name, figure=figure_name(frame.figure), n=frame.steps)
    if isinstance(frame, decision_types.ChooseJumpTarget):
        return msg("status-fly", figure=figure_name(frame.figure))
    if isinstance(frame, decision_types.ChooseDamageSlot):
        if frame.dealer < 0:
            return msg("status-hit-own", n=frame.damage)
        return msg("status-hit", n=frame.damage, whose=seat_argument(state, FACTION_OF_FIGURE[frame.figure]))
    if isinstance(frame, decision_types.ChooseBattlePlan):
        attacker, defender = (
            seat_argument(state, FACTION_OF_FIGURE[figure]) for figure in (frame.battle.attacker, frame.battle.defender)
        )
        return msg("status-plan", attacker=attacker, defender=defender)
    if isinstance(frame, decision_types.ChooseRewardAcceptance):
        return msg("status-offered", reward=reward_name(frame.square))
    if isinstance(frame, decision_types.ChooseCannonBonus):
        return msg("status-fire", side="attacker" if frame.side == ATTACKER else "defender")
    if isinstance(frame, decision_types.ChooseGrogmasterReroll):
        return msg("status-grog", n=sum(frame.battle.dice(frame.side)))
    return msg(STATUS_OF_DECISION[type(frame)])


def _next_step(state: Ahoy, frame: OpenDecision, path: Sequence[str]) -> Message | None:
    kind, _, rest = path[-1].partition(":")
    match frame:
        case decision_types.ChooseTurnAction() if kind == "die":
            return _die_step(state, frame, int(rest))
        case decision_types.ChooseTurnAction() if kind == "market":
            return msg("prompt-card", crew=crew_name(state.market[int(rest)]))
        case decision_types.ChooseCannonBonus():
            return msg("prompt-fire")
        case decision_types.ChooseHarbourRepairOrCannons():
            return msg("prompt-haul", n=state.slots[int(rest)] & 7)
        case decision_types.ChooseTilePlacement():
            return msg("prompt-tile")
        case decision_types.ChooseComradeTransfer():
            return msg("prompt-shipping")
        case decision_types.ChooseCardStolenByNoble():
            return msg("prompt-steal")
        case (
            decision_types.ChooseMoveStep()
            | decision_types.ChooseDriftDirection()
            | decision_types.ChoosePatrolToMove()
        ) if kind == "sea":
            return msg("prompt-edge")
        case decision_types.ChoosePatrolToMove():
            return msg("prompt-order")
    return None


def _die_step(state: Ahoy, frame: decision_types.ChooseTurnAction, die: int) -> Message:
    """Prompt after a click on a die: place it, change its value for gold, or put it aside."""
    kinds = kinds_of_die_actions(state, die)
    return msg(
        "prompt-die",
        n=state.pool[die],
        fits="no" if "aside" in kinds else "on" if kinds == {"turn"} else "yes",
        turns="yes" if "turn" in kinds else "no",
    )


def kinds_of_die_actions(state: Ahoy, die: int) -> set[str]:
    """Kinds of the legal actions with a die; "hire" stands for paying for a card with it."""
    return {
        str(action[0])
        for action in state.legal_actions()
        if (action[0] in DIE_ACTIONS and action[1] == die)
        or (action[0] == "hire" and len(action) == 3 and action[2] == die)
    }
