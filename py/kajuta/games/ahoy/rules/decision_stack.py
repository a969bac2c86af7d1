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
    | decisions.ChooseEmissaryBribe
    | decisions.ChooseBattlePlan
    | decisions.ChooseCannonBonus
    | decisions.ChooseGrogmasterReroll
    | decisions.ChooseVictoryRaidOrder
    | decisions.ChooseVictoryReward
    | decisions.ChooseVictoryDeparture
    | decisions.ChooseBuccaneerRaid
    | decisions.ChooseRaidedCrew
    | decisions.ChooseDamageSlot
    | decisions.ChooseBeakheadPush
    | decisions.ChooseDamageTarget
    | decisions.ChooseRepairSlot
    | decisions.ChooseHarbourUse
    | decisions.ChooseGunnersMateTarget
    | decisions.ChoosePatrolDrop
    | decisions.ChooseComradeLanding
    | decisions.ChoosePatrolDeployment
    | decisions.ChoosePatrolToMove
    | decisions.ChooseFortSite
    | decisions.ChooseAssembledComrades
    | decisions.ChooseInspiredIsland
    | decisions.ChooseEvacuatedIsland
    | decisions.ChooseEvacueeDestination
    | decisions.ChooseSneakAttackTarget
    | decisions.ChooseEnlistIsland
    | decisions.ChooseEnlistCard
    | decisions.ChooseLaunchIsland
    | decisions.ChooseComradeTransfer
    | decisions.ChooseSecondComradeTransfer
    | decisions.ChooseNegotiatedCard
    | decisions.ChooseRewardSquare
    | decisions.ChooseFamePayment
    | decisions.ChooseRewardRecruit
    | decisions.ChooseRewardAcceptance
    | decisions.ChooseFavourMarker
    | decisions.ChooseOverboardCargo
    | decisions.ChooseNobleTheft
    | decisions.ChooseSmallShipMove
    | decisions.ChooseEnrichedRegion
    | decisions.ChooseMarketSweep
)
StackFrame: TypeAlias = PendingStep | OpenDecision

for _number, _kind in enumerate((*get_args(PendingStep), *get_args(OpenDecision))):
    _kind.KIND = _number
"""A frame's number in digests, which saves bear: new kinds come last."""
