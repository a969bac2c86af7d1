"""Open decisions on the position's stack: the choices of a faction, ``who``.

The legal actions of ``ChooseFortSite`` are in ``legal_fort_sites``, its effect is in ``apply_fort_site``, and so on.

``figure`` is a figure (see board_layouts), ``space`` is where it is, ``flags`` are those of move_flags.
"""

from typing import Any, NamedTuple, TypeAlias

from kajuta.games.ahoy.rules.battle_state import Battle
from kajuta.games.ahoy.rules.sea_map import PlacedTile

ChosenAction: TypeAlias = tuple[Any, ...]
"""An action as the rules read it: its kind, then its numbers."""


class ChooseTurnAction(NamedTuple):
    """Choose an action of the turn; ``die``: a die whose value was changed has to be placed next (else -1)."""

    who: int
    die: int


class ChooseSquadronStart(NamedTuple):
    """Choose the Squadron's first island."""

    who: int


class ChooseSmugglerStart(NamedTuple):
    """Choose a smuggler's first space."""

    who: int


class ChooseMoveStep(NamedTuple):
    """Choose a step of a figure, with ``steps`` left, or to stop."""

    who: int
    figure: int
    steps: int
    flags: int
    space: int


class ChooseJumpTarget(NamedTuple):
    """Choose one of several distant ``spaces``, such as those with a tailwind."""

    who: int
    figure: int
    spaces: tuple[int, ...]
    flags: int


class ChooseRewardTileSite(NamedTuple):
    """Choose the site of the tile of a reward."""

    who: int
    tile: int


class ChooseTilePlacement(NamedTuple):
    """Place and turn a new tile; ``figure`` steps onto it from ``space`` in ``direction`` (-1: nobody)."""

    who: int
    tile: int
    places: tuple[PlacedTile, ...]
    figure: int
    space: int
    direction: int
    flags: int


class ChooseDriftDirection(NamedTuple):
    """Choose the direction in which a current carries a figure."""

    who: int
    figure: int
    space: int
    steps: int
    flags: int


class ChooseBattleTarget(NamedTuple):
    """Choose which of ``enemies`` a figure fights next; ``ranged``: it is elsewhere itself."""

    who: int
    figure: int
    space: int
    enemies: tuple[int, ...]
    ranged: int


class ChooseEmissaryPayOrFight(NamedTuple):
    """Pay the enemy instead of fighting, or not."""

    who: int
    battle: Battle


class ChooseBattlePlan(NamedTuple):
    """Choose a plan for the start of a battle, or none."""

    who: int
    battle: Battle


class ChooseCannonBonus(NamedTuple):
    """Choose how far a side lowers its cannons for a bonus."""

    who: int
    battle: Battle
    side: int


class ChooseGrogmasterReroll(NamedTuple):
    """Choose whether to reroll with a grogmaster."""

    who: int
    battle: Battle
    side: int


class ChooseVictoryReward(NamedTuple):
    """Choose the reward of a battle; ``extra`` damage is added. ``attacker_lost``: a patrol or fort lost its attack."""

    who: int
    winner: int
    loser: int
    space: int
    extra: int
    attacker_lost: int


class ChooseBuccaneerUse(NamedTuple):
    """Choose whether to use a buccaneer on the loser's crew."""

    who: int
    victim: int


class ChooseVictoryRaidOrder(NamedTuple):
    """Choose which of a victory's reward and a buccaneer's raid comes first."""

    who: int
    victory: ChooseVictoryReward
    raid: ChooseBuccaneerUse


class ChooseLeaveOrFightOn(NamedTuple):
    """Sail away from a battle won at once, or fight the others there first."""

    who: int
    figure: int


class ChooseCrewRemovedByBuccaneer(NamedTuple):
    """Choose which of the loser's crew goes: ``left`` more, above the card ``last``."""

    who: int
    victim: int
    left: int
    last: int


class ChooseDamageSlot(NamedTuple):
    """Choose the slot for damage to a figure; ``dealer``: a faction, or a reason (see damage)."""

    who: int
    figure: int
    damage: int
    dealer: int


class ChooseBeakheadPush(NamedTuple):
    """Choose where a beakhead pushes a damaged figure."""

    who: int
    figure: int


class ChooseDamageTarget(NamedTuple):
    """Choose a figure in the flagship's region for one damage; ``must``: it was paid for."""

    who: int
    must: int


class ChooseRepairSlot(NamedTuple):
    """Choose a damaged slot to repair: ``left`` more, above the slot ``last``; ``done`` so far."""

    who: int
    left: int
    last: int
    done: int


class ChooseHarbourRepairOrCannons(NamedTuple):
    """Choose the use of a harbour."""

    who: int


class ChooseGunnersMateBattleSpace(NamedTuple):
    """Choose the space against which a gunner's mate opens battle."""

    who: int


class ChoosePatrolAtAnchorage(NamedTuple):
    """Choose whether to leave a patrol where the flagship anchored."""

    who: int


class ChoosePlaceOrGainComrades(NamedTuple):
    """Choose whether comrades land on the island of ``region`` or are gained there."""

    who: int
    region: int


class ChoosePatrolDeployment(NamedTuple):
    """Choose the space of a new patrol."""

    who: int


class ChoosePatrolToMove(NamedTuple):
    """Choose a step of one of ``left`` more patrols, except those on the spaces ``moved``; each makes ``steps``."""

    who: int
    left: int
    moved: tuple[int, ...]
    steps: int
    flags: int


class ChooseFortSite(NamedTuple):
    """Choose an island where two patrols become a fort."""

    who: int


class ChooseAssembledComradeCount(NamedTuple):
    """Choose the number of comrades to place on the island of ``region``."""

    who: int
    region: int


class ChooseInspiredIsland(NamedTuple):
    """Choose an island that gets a comrade: ``left`` more, above the region ``last``."""

    who: int
    left: int
    last: int


class ChooseEvacuatedIsland(NamedTuple):
    """Choose an island to evacuate."""

    who: int


class ChooseEvacueeDestination(NamedTuple):
    """Choose the region for a comrade from ``source``: ``left`` more, from the region ``last`` on."""

    who: int
    source: int
    left: int
    last: int


class ChooseSneakAttackTarget(NamedTuple):
    """Choose a patrol to remove: ``left`` more, in ``region`` (-1: not chosen yet)."""

    who: int
    region: int
    left: int


class ChooseEnlistSymbolIsland(NamedTuple):
    """Choose the island whose symbol a card is enlisted for."""

    who: int


class ChooseEnlistCard(NamedTuple):
    """Choose a card of ``symbol`` to recruit free of cost."""

    who: int
    symbol: int


class ChooseSmallShipLaunchIsland(NamedTuple):
    """Choose the island on which a small ship is launched."""

    who: int
    figure: int


class ChooseComradeTransfer(NamedTuple):
    """Choose the islands between which a comrade is transferred."""

    who: int


class ChooseSecondComradeTransfer(NamedTuple):
    """Choose whether a second comrade goes the same way."""

    who: int
    source: int
    target: int


class ChooseNegotiateRecruit(NamedTuple):
    """Choose a card to recruit; ``second``: for a comrade of the island."""

    who: int
    second: int


class ChooseRewardSquare(NamedTuple):
    """Choose the square for the white reward marker."""

    who: int


class ChooseGoldPaidForFame(NamedTuple):
    """Choose how much gold to turn into fame."""

    who: int


class ChooseRewardRecruit(NamedTuple):
    """Choose a card to recruit as a reward."""

    who: int


class ChooseRewardAcceptance(NamedTuple):
    """Choose whether to take the reward of ``square``, which takes effect as a whole."""

    who: int
    square: int


class ChooseFavourMarkerForDelivery(NamedTuple):
    """Choose the favour marker for a delivered ``card``."""

    who: int
    card: int


class ChooseOverboardCargo(NamedTuple):
    """Choose the cargo to throw overboard."""

    who: int


class ChooseCardStolenByNoble(NamedTuple):
    """Choose the crew or cargo that a naive noble steals."""

    who: int


class ChooseSmallShipSailOrTailwind(NamedTuple):
    """Choose sail or tailwind of a small ship, by a die of ``value``."""

    who: int
    figure: int
    value: int


class ChooseRegionForWealthRise(NamedTuple):
    """Choose the region that the first of two players makes richer."""

    who: int


class ChooseMarketSweep(NamedTuple):
    """Choose whether the first of two players replaces the market."""

    who: int
