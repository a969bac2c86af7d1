"""Types of what lies on a position's stack: pending steps, which resolve by themselves, and open decisions."""

from typing import TypeAlias, get_args

from kajuta.games.ahoy.rules import open_decision_types
from kajuta.games.ahoy.rules.pending_step_types import PendingStep

OpenDecision: TypeAlias = (
    open_decision_types.ChooseTurnAction
    | open_decision_types.ChooseSquadronStart
    | open_decision_types.ChooseSmugglerStart
    | open_decision_types.ChooseMoveStep
    | open_decision_types.ChooseJumpTarget
    | open_decision_types.ChooseRewardTileSite
    | open_decision_types.ChooseTilePlacement
    | open_decision_types.ChooseDriftDirection
    | open_decision_types.ChooseBattleTarget
    | open_decision_types.ChooseEmissaryPayOrFight
    | open_decision_types.ChooseBattlePlan
    | open_decision_types.ChooseCannonBonus
    | open_decision_types.ChooseGrogmasterReroll
    | open_decision_types.ChooseVictoryRaidOrder
    | open_decision_types.ChooseVictoryReward
    | open_decision_types.ChooseLeaveOrFightOn
    | open_decision_types.ChooseBuccaneerUse
    | open_decision_types.ChooseCrewRemovedByBuccaneer
    | open_decision_types.ChooseDamageSlot
    | open_decision_types.ChooseBeakheadPush
    | open_decision_types.ChooseDamageTarget
    | open_decision_types.ChooseRepairSlot
    | open_decision_types.ChooseHarbourRepairOrCannons
    | open_decision_types.ChooseGunnersMateBattleSpace
    | open_decision_types.ChoosePatrolAtAnchorage
    | open_decision_types.ChoosePlaceOrGainComrades
    | open_decision_types.ChoosePatrolDeployment
    | open_decision_types.ChoosePatrolToMove
    | open_decision_types.ChooseFortSite
    | open_decision_types.ChooseAssembledComradeCount
    | open_decision_types.ChooseInspiredIsland
    | open_decision_types.ChooseEvacuatedIsland
    | open_decision_types.ChooseEvacueeDestination
    | open_decision_types.ChooseSneakAttackTarget
    | open_decision_types.ChooseEnlistSymbolIsland
    | open_decision_types.ChooseEnlistCard
    | open_decision_types.ChooseSmallShipLaunchIsland
    | open_decision_types.ChooseComradeTransfer
    | open_decision_types.ChooseSecondComradeTransfer
    | open_decision_types.ChooseNegotiateRecruit
    | open_decision_types.ChooseRewardSquare
    | open_decision_types.ChooseGoldPaidForFame
    | open_decision_types.ChooseRewardRecruit
    | open_decision_types.ChooseRewardAcceptance
    | open_decision_types.ChooseFavourMarkerForDelivery
    | open_decision_types.ChooseOverboardCargo
    | open_decision_types.ChooseCardStolenByNoble
    | open_decision_types.ChooseSmallShipSailOrTailwind
    | open_decision_types.ChooseRegionForWealthRise
    | open_decision_types.ChooseMarketSweep
)
StackFrame: TypeAlias = PendingStep | OpenDecision

for _number, _kind in enumerate((*get_args(PendingStep), *get_args(OpenDecision))):
    _kind.KIND = _number
"""A frame's number in digests, which saves bear: new kinds come last."""
