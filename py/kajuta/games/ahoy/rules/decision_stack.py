"""The stack of a position: pending steps, which resolve by themselves, and open decisions."""

from typing import TypeAlias, get_args

from kajuta.games.ahoy.rules import decisions
from kajuta.games.ahoy.rules.pending_steps import PendingStep

OpenDecision: TypeAlias = (
    decisions.ChooseTurnAction
    | decisions.ChooseSquadronStart
    | decisions.ChooseSmugglerStart
    | decisions.ChooseMoveStep
    | decisions.ChooseJumpTarget
    | decisions.ChooseRewardTileSite
    | decisions.ChooseTilePlacement
    | decisions.ChooseDriftDirection
    | decisions.ChooseBattleTarget
    | decisions.ChooseEmissaryPayOrFight
    | decisions.ChooseBattlePlan
    | decisions.ChooseCannonBonus
    | decisions.ChooseGrogmasterReroll
    | decisions.ChooseVictoryRaidOrder
    | decisions.ChooseVictoryReward
    | decisions.ChooseLeaveOrFightOn
    | decisions.ChooseBuccaneerUse
    | decisions.ChooseCrewRemovedByBuccaneer
    | decisions.ChooseDamageSlot
    | decisions.ChooseBeakheadPush
    | decisions.ChooseDamageTarget
    | decisions.ChooseRepairSlot
    | decisions.ChooseHarbourRepairOrCannons
    | decisions.ChooseGunnersMateBattleSpace
    | decisions.ChoosePatrolAtAnchorage
    | decisions.ChoosePlaceOrGainComrades
    | decisions.ChoosePatrolDeployment
    | decisions.ChoosePatrolToMove
    | decisions.ChooseFortSite
    | decisions.ChooseAssembledComradeCount
    | decisions.ChooseInspiredIsland
    | decisions.ChooseEvacuatedIsland
    | decisions.ChooseEvacueeDestination
    | decisions.ChooseSneakAttackTarget
    | decisions.ChooseEnlistSymbolIsland
    | decisions.ChooseEnlistCard
    | decisions.ChooseSmallShipLaunchIsland
    | decisions.ChooseComradeTransfer
    | decisions.ChooseSecondComradeTransfer
    | decisions.ChooseNegotiateRecruit
    | decisions.ChooseRewardSquare
    | decisions.ChooseGoldPaidForFame
    | decisions.ChooseRewardRecruit
    | decisions.ChooseRewardAcceptance
    | decisions.ChooseFavourMarkerForDelivery
    | decisions.ChooseOverboardCargo
    | decisions.ChooseCardStolenByNoble
    | decisions.ChooseSmallShipSailOrTailwind
    | decisions.ChooseRegionForWealthRise
    | decisions.ChooseMarketSweep
)
StackFrame: TypeAlias = PendingStep | OpenDecision

for _number, _kind in enumerate((*get_args(PendingStep), *get_args(OpenDecision))):
    _kind.KIND = _number
"""A frame's number in digests, which saves bear: new kinds come last."""
