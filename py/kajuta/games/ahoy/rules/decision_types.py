"""Types of open decisions on the position's stack; ``who`` is the faction that decides.

Each type has two functions named after it: for ``ChooseFortSite``, ``legal_fort_sites`` lists the legal actions and
``apply_fort_site`` carries one out.

Fields: ``figure`` is a figure (see faction_board_tables), ``space`` the space where it is, ``flags`` are bits of
move_flags. Some choices are made one after the other: ``left`` is the number of them that may still be made, ``last``
the previous choice; the next one must have a higher number.
"""

from typing import Any, NamedTuple, TypeAlias

from kajuta.games.ahoy.rules.battle_state import Battle
from kajuta.games.ahoy.rules.sea_map import PlacedTile

ChosenAction: TypeAlias = tuple[Any, ...]
"""An action: its kind, followed by numbers."""


class ChooseTurnAction(NamedTuple):
    """Choose an action of the turn; ``die``: a die whose value was changed and that has to be placed next (else -1)."""

    who: int
    die: int


class ChooseSquadronStart(NamedTuple):
    """Choose the Squadron's first island."""

    who: int


class ChooseSmugglerStart(NamedTuple):
    """Choose a smuggler's first space."""

    who: int


class ChooseMoveStep(NamedTuple):
    """Choose the next step of a figure that has ``steps`` left, or stop."""

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
    """Choose where the tile of a reward is added to the map."""

    who: int
    tile: int


class ChooseTilePlacement(NamedTuple):
    """Choose the site and rotation of a new tile.

    ``figure`` then steps onto it from ``space`` in ``direction`` (-1: no figure does).
    """

    who: int
    tile: int
    places: tuple[PlacedTile, ...]
    figure: int
    space: int
    direction: int
    flags: int


class ChooseDriftDirection(NamedTuple):
    """Choose the direction in which a figure drifts on a current."""

    who: int
    figure: int
    space: int
    steps: int
    flags: int


class ChooseBattleTarget(NamedTuple):
    """Choose which of ``enemies`` a figure fights next; ``ranged``: the figure attacks from another space."""

    who: int
    figure: int
    space: int
    enemies: tuple[int, ...]
    ranged: int


class ChooseEmissaryPayOrFight(NamedTuple):
    """Choose whether to pay the enemy instead of fighting."""

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
    """Choose the reward for winning a battle.

    ``extra``: damage added to that of the reward. ``attacker_lost``: the loser was a patrol or fort that attacked.
    """

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
    """Choose whether the victory reward or the buccaneer's raid comes first."""

    who: int
    victory: ChooseVictoryReward
    raid: ChooseBuccaneerUse


class ChooseLeaveOrFightOn(NamedTuple):
    """Choose whether to sail away at once from a battle won, or to fight the other enemies there first."""

    who: int
    figure: int


class ChooseCrewRemovedByBuccaneer(NamedTuple):
    """Choose the next of the loser's crew to remove; all ``left`` ones must be removed."""

    who: int
    victim: int
    left: int
    last: int


class ChooseDamageSlot(NamedTuple):
    """Choose the slot for damage to a figure; ``dealer``: a faction, or a negative reason (see damage)."""

    who: int
    figure: int
    damage: int
    dealer: int


class ChooseBeakheadPush(NamedTuple):
    """Choose where a beakhead pushes a damaged figure."""

    who: int
    figure: int


class ChooseDamageTarget(NamedTuple):
    """Choose a figure in the flagship's region for one damage.

    ``must``: declining is not allowed, because the damage was paid for.
    """

    who: int
    must: int


class ChooseRepairSlot(NamedTuple):
    """Choose the next damaged slot to repair; ``done``: number of slots repaired so far."""

    who: int
    left: int
    last: int
    done: int


class ChooseHarbourRepairOrCannons(NamedTuple):
    """Choose how to use a harbour."""

    who: int


class ChooseGunnersMateBattleSpace(NamedTuple):
    """Choose the space that a gunner's mate attacks."""

    who: int


class ChoosePatrolAtAnchorage(NamedTuple):
    """Choose whether to leave a patrol where the flagship anchored."""

    who: int


class ChoosePlaceOrGainComrades(NamedTuple):
    """Choose whether comrades are placed on the island of ``region`` or gained as ready ones."""

    who: int
    region: int


class ChoosePatrolDeployment(NamedTuple):
    """Choose the space of a new patrol."""

    who: int


class ChoosePatrolToMove(NamedTuple):
    """Choose a patrol and its step.

    ``moved``: spaces of patrols that have moved already. ``steps``: number of spaces that each patrol moves.
    """

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
    """Choose the region of the next island that gets a comrade."""

    who: int
    left: int
    last: int


class ChooseEvacuatedIsland(NamedTuple):
    """Choose an island to evacuate."""

    who: int


class ChooseEvacueeDestination(NamedTuple):
    """Choose the region for the next comrade evacuated from ``source``; it may also be the ``last`` one again."""

    who: int
    source: int
    left: int
    last: int


class ChooseSneakAttackTarget(NamedTuple):
    """Choose the next patrol to remove; all must be in ``region`` (-1: not chosen yet)."""

    who: int
    region: int
    left: int


class ChooseEnlistSymbolIsland(NamedTuple):
    """Choose the island whose symbol decides which cards can be enlisted."""

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
    """Choose whether a second comrade is transferred between the same islands."""

    who: int
    source: int
    target: int


class ChooseNegotiateRecruit(NamedTuple):
    """Choose a card to recruit by Negotiate; ``second``: the second card, paid with a comrade of the island."""

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
    """Choose whether to take the reward of ``square``; it can only be taken as a whole."""

    who: int
    square: int


class ChooseFavourMarkerForDelivery(NamedTuple):
    """Choose the favour marker under which a delivered ``card`` is put."""

    who: int
    card: int


class ChooseOverboardCargo(NamedTuple):
    """Choose the cargo to throw overboard."""

    who: int


class ChooseCardStolenByNoble(NamedTuple):
    """Choose the crew or cargo that a naive noble steals."""

    who: int


class ChooseSmallShipSailOrTailwind(NamedTuple):
    """Choose Sail or Tailwind for a small ship; ``value``: value of the die placed on its slot."""

    who: int
    figure: int
    value: int


class ChooseRegionForWealthRise(NamedTuple):
    """Choose the region whose wealth rises at the end of a round (two players only; the first player chooses)."""

    who: int


class ChooseMarketSweep(NamedTuple):
    """Choose whether the market is replaced at the end of a round (two players only; the first player chooses)."""

    who: int
