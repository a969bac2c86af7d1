"""Open decisions on the position's stack: what a faction, ``who``, chooses.

The legal actions of ``ChooseFortSite`` are in ``legal_fort_sites``, its effect is in ``apply_fort_site``, and so on.

``figure`` is a figure (see player_boards), ``space`` is where it is, ``flags`` are those of move_flags.
"""

from typing import Any, NamedTuple, TypeAlias

from kajuta.games.ahoy.rules.battle_state import Battle
from kajuta.games.ahoy.rules.sea_map import PlacedTile

ChosenAction: TypeAlias = tuple[Any, ...]
"""An action inside the rules, where its kind says what its numbers are."""


class ChooseTurnAction(NamedTuple):
    """The turn itself; ``die``: a die whose value was changed has to be placed next (else -1)."""

    who: int
    die: int


class ChooseSquadronStart(NamedTuple):
    """The Squadron chooses its first island."""

    who: int


class ChooseSmugglerStart(NamedTuple):
    """A smuggler chooses its first space."""

    who: int


class ChooseMoveStep(NamedTuple):
    """A step of a figure, with ``steps`` left, or none."""

    who: int
    figure: int
    steps: int
    flags: int
    space: int


class ChooseJumpTarget(NamedTuple):
    """One of several far spaces."""

    who: int
    figure: int
    spaces: tuple[int, ...]
    flags: int


class ChooseRewardTileSite(NamedTuple):
    """Where the tile of a reward lies."""

    who: int
    tile: int


class ChooseTilePlacement(NamedTuple):
    """Where and how a new tile lies; ``figure`` steps onto it from ``space`` in ``direction`` (-1: nobody)."""

    who: int
    tile: int
    places: tuple[PlacedTile, ...]
    figure: int
    space: int
    direction: int
    flags: int


class ChooseDriftDirection(NamedTuple):
    """Where a current carries a figure."""

    who: int
    figure: int
    space: int
    steps: int
    flags: int


class ChooseBattleTarget(NamedTuple):
    """Which of ``enemies`` a figure fights next; ``ranged``: it is elsewhere itself."""

    who: int
    figure: int
    space: int
    enemies: tuple[int, ...]
    ranged: int


class ChooseEmissaryBribe(NamedTuple):
    """Pay the enemy instead of fighting, or not."""

    who: int
    battle: Battle


class ChooseBattlePlan(NamedTuple):
    """A plan for the start of a battle, or none."""

    who: int
    battle: Battle


class ChooseCannonBonus(NamedTuple):
    """How far a side lowers its cannons."""

    who: int
    battle: Battle
    side: int


class ChooseGrogmasterReroll(NamedTuple):
    """Whether a grogmaster rolls again."""

    who: int
    battle: Battle
    side: int


class ChooseVictoryReward(NamedTuple):
    """The reward of a battle; ``extra`` damage comes on top. ``attacker_lost``: a patrol or fort attacked and lost."""

    who: int
    winner: int
    loser: int
    space: int
    extra: int
    attacker_lost: int


class ChooseBuccaneerRaid(NamedTuple):
    """Whether a buccaneer is used on the loser's crew."""

    who: int
    victim: int


class ChooseVictoryRaidOrder(NamedTuple):
    """Which of two simultaneous things comes first."""

    who: int
    victory: ChooseVictoryReward
    raid: ChooseBuccaneerRaid


class ChooseVictoryDeparture(NamedTuple):
    """Sail away from a battle won at once, or fight the others there first."""

    who: int
    figure: int


class ChooseRaidedCrew(NamedTuple):
    """Which of the loser's crew goes: ``left`` more, above the card ``last``."""

    who: int
    victim: int
    left: int
    last: int


class ChooseDamageSlot(NamedTuple):
    """Where damage to a figure goes; ``dealer``: a faction, or how it is suffered (see damage)."""

    who: int
    figure: int
    damage: int
    dealer: int


class ChooseBeakheadPush(NamedTuple):
    """Where a beakhead pushes a damaged figure."""

    who: int
    figure: int


class ChooseDamageTarget(NamedTuple):
    """One damage to a figure in the flagship's region; ``must``: it was paid for."""

    who: int
    must: int


class ChooseRepairSlot(NamedTuple):
    """Which damage is repaired: ``left`` more, above the slot ``last``; ``done`` so far."""

    who: int
    left: int
    last: int
    done: int


class ChooseHarbourUse(NamedTuple):
    """What a harbour is used for."""

    who: int


class ChooseGunnersMateTarget(NamedTuple):
    """Which space a gunner's mate opens battle against."""

    who: int


class ChoosePatrolDrop(NamedTuple):
    """Whether a patrol is left where the flagship anchored."""

    who: int


class ChooseComradeLanding(NamedTuple):
    """Whether comrades land on the island of ``region`` or are gained there."""

    who: int
    region: int


class ChoosePatrolDeployment(NamedTuple):
    """Where a patrol is placed."""

    who: int


class ChoosePatrolOrder(NamedTuple):
    """A step of one of ``left`` more patrols, those on the spaces ``moved`` excepted; each makes ``steps``."""

    who: int
    left: int
    moved: tuple[int, ...]
    steps: int
    flags: int


class ChooseFortSite(NamedTuple):
    """Where two patrols become a fort."""

    who: int


class ChooseAssembledComrades(NamedTuple):
    """How many comrades rise on the island of ``region``."""

    who: int
    region: int


class ChooseInspiredIsland(NamedTuple):
    """Which island gets a comrade: ``left`` more, above the region ``last``."""

    who: int
    left: int
    last: int


class ChooseEvacuatedIsland(NamedTuple):
    """Which island is evacuated."""

    who: int


class ChooseEvacueeDestination(NamedTuple):
    """Where a comrade from the region ``source`` goes: ``left`` more, from the region ``last`` on."""

    who: int
    source: int
    left: int
    last: int


class ChooseSneakAttackTarget(NamedTuple):
    """Which patrol is removed: ``left`` more, in ``region`` (-1: not chosen yet)."""

    who: int
    region: int
    left: int


class ChooseEnlistIsland(NamedTuple):
    """On which island a campaign recruits."""

    who: int


class ChooseEnlistCard(NamedTuple):
    """Which card of ``symbol`` is recruited free of cost."""

    who: int
    symbol: int


class ChooseLaunchIsland(NamedTuple):
    """On which island a small ship is launched."""

    who: int
    figure: int


class ChooseComradeTransfer(NamedTuple):
    """From which island to which a comrade goes."""

    who: int


class ChooseSecondComradeTransfer(NamedTuple):
    """Whether a second comrade goes the same way."""

    who: int
    source: int
    target: int


class ChooseNegotiatedCard(NamedTuple):
    """Which card is recruited; ``second``: for a comrade of the island."""

    who: int
    second: int


class ChooseRewardSquare(NamedTuple):
    """Where the white reward marker goes."""

    who: int


class ChooseFamePayment(NamedTuple):
    """How much gold becomes fame."""

    who: int


class ChooseRewardRecruit(NamedTuple):
    """Which card is recruited as a reward."""

    who: int


class ChooseRewardAcceptance(NamedTuple):
    """Whether the reward of ``square``, which takes effect as a whole, is taken."""

    who: int
    square: int


class ChooseFavourMarker(NamedTuple):
    """Under which favour marker a delivered ``card`` goes."""

    who: int
    card: int


class ChooseOverboardCargo(NamedTuple):
    """Which of too many cargoes goes."""

    who: int


class ChooseNobleTheft(NamedTuple):
    """What a naive noble steals."""

    who: int


class ChooseSmallShipMove(NamedTuple):
    """Sail or tailwind of a small ship, by a die of ``value``."""

    who: int
    figure: int
    value: int


class ChooseEnrichedRegion(NamedTuple):
    """Which region the first of two players makes richer."""

    who: int


class ChooseMarketReplacement(NamedTuple):
    """Whether the first of two players replaces the market."""

    who: int
