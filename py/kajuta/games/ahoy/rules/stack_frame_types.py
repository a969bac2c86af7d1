"""Types of the frames on a position's stack: pending steps, which resolve by themselves, and open decisions."""

from typing import TypeAlias, get_args

from kajuta.games.ahoy.rules import decision_types
from kajuta.games.ahoy.rules.pending_step_types import PendingStep

OpenDecision: TypeAlias = (
    decision_types.ChooseTurnAction
    | decision_types.ChooseSquadronStart
    | decision_types.ChooseSmugglerStart
    | decision_types.ChooseMoveStep
    | decision_types.ChooseJumpTarget
    | decision_types.ChooseRewardTileSite
    | decision_types.ChooseTilePlacement
    | decision_types.ChooseDriftDirection
    | decision_types.ChooseBattleTarget
    | decision_types.ChooseEmissaryPayOrFight
    | decision_types.ChooseBattlePlan
    | decision_types.ChooseCannonBonus
    | decision_types.ChooseGrogmasterReroll
    | decision_types.ChooseVictoryRaidOrder
    | decision_types.ChooseVictoryReward
    | decision_types.ChooseLeaveOrFightOn
    | decision_types.ChooseBuccaneerUse
    | decision_types.ChooseCrewRemovedByBuccaneer
    | decision_types.ChooseDamageSlot
    | decision_types.ChooseBeakheadPush
    | decision_types.ChooseDamageTarget
    | decision_types.ChooseRepairSlot
    | decision_types.ChooseHarbourRepairOrCannons
    | decision_types.ChooseGunnersMateBattleSpace
    | decision_types.ChoosePatrolAtAnchorage
    | decision_types.ChoosePlaceOrGainComrades
    | decision_types.ChoosePatrolDeployment
    | decision_types.ChoosePatrolToMove
    | decision_types.ChooseFortSite
    | decision_types.ChooseAssembledComradeCount
    | decision_types.ChooseInspiredIsland
    | decision_types.ChooseEvacuatedIsland
    | decision_types.ChooseEvacueeDestination
    | decision_types.ChooseSneakAttackTarget
    | decision_types.ChooseEnlistSymbolIsland
    | decision_types.ChooseEnlistCard
    | decision_types.ChooseSmallShipLaunchIsland
    | decision_types.ChooseComradeTransfer
    | decision_types.ChooseSecondComradeTransfer
    | decision_types.ChooseNegotiateRecruit
    | decision_types.ChooseRewardSquare
    | decision_types.ChooseGoldPaidForFame
    | decision_types.ChooseRewardRecruit
    | decision_types.ChooseRewardAcceptance
    | decision_types.ChooseFavourMarkerForDelivery
    | decision_types.ChooseOverboardCargo
    | decision_types.ChooseCardStolenByNoble
    | decision_types.ChooseSmallShipSailOrTailwind
    | decision_types.ChooseRegionForWealthRise
    | decision_types.ChooseMarketSweep
)
StackFrame: TypeAlias = PendingStep | OpenDecision

for _number, _kind in enumerate((*get_args(PendingStep), *get_args(OpenDecision))):
    _kind.KIND = _number
"""Number of each frame type in digests. Digests are part of saves, so a new type must not change the numbers of others.
"""
