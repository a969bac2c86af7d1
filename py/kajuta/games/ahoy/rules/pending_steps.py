"""Pending steps on the position's stack: what happens by itself.

``RollBattleDice`` is carried out by ``roll_battle_dice``, and so on.

``figure`` is a figure (see player_boards), ``space`` is where it is, ``flags`` are those of move_flags.
"""

from typing import NamedTuple, TypeAlias

from kajuta.games.ahoy.rules.battle_state import Battle


class StartNextTurn(NamedTuple):
    """The turn passes on from the faction ``after``."""

    after: int


class ScoreRound(NamedTuple):
    """The regions score; the game may end."""


class PrepareNextRound(NamedTuple):
    """The next round is prepared."""


class ContinueAfterBattles(NamedTuple):
    """The battles of a move are over, terrain follows; ``who`` moves it, ``steps`` are left (-1: it was cut short)."""

    figure: int
    space: int
    steps: int
    flags: int
    who: int


class ContinueAfterWreckage(NamedTuple):
    """The damage of wreckage is dealt, the move goes on."""

    figure: int
    space: int
    steps: int
    flags: int
    who: int


class AnchorFigure(NamedTuple):
    """A figure stays where it moved."""

    figure: int
    space: int
    flags: int


class RollBattleDice(NamedTuple):
    """Both sides roll."""

    battle: Battle


class RerollBattleDice(NamedTuple):
    """A grogmaster was paid: the dice in ``mask`` fall again."""

    battle: Battle
    side: int
    mask: int


class CompareBattleTotals(NamedTuple):
    """The dice have fallen for good."""

    battle: Battle


class StealGold(NamedTuple):
    """A gold goes from ``victim`` to ``who``."""

    who: int
    victim: int


class PlaceVictoryComrade(NamedTuple):
    """The Union places a ready comrade on the island of a region."""

    region: int


class RemoveVictoryComrade(NamedTuple):
    """The Squadron removes a comrade from the island of a region."""

    region: int


class GameOver(NamedTuple):
    """The game is over."""


class MoveBlackMarker(NamedTuple):
    """The black reward marker goes to the square that the white one ``left``."""

    who: int
    left: int


PendingStep: TypeAlias = (
    StartNextTurn
    | ScoreRound
    | PrepareNextRound
    | ContinueAfterBattles
    | ContinueAfterWreckage
    | AnchorFigure
    | RollBattleDice
    | RerollBattleDice
    | CompareBattleTotals
    | StealGold
    | PlaceVictoryComrade
    | RemoveVictoryComrade
    | GameOver
    | MoveBlackMarker
)
