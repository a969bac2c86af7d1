"""Pending steps on the position's stack: what resolves without a choice.

``RollBattleDice`` is carried out by ``roll_battle_dice``, and so on.

``figure`` is a figure (see board_layouts), ``space`` is where it is, ``flags`` are those of move_flags.
"""

from typing import NamedTuple, TypeAlias

from kajuta.games.ahoy.rules.battle_state import Battle


class StartNextTurn(NamedTuple):
    """The turn passes on from the faction ``after``."""

    after: int


class ScoreRound(NamedTuple):
    """Score the regions; the game may end."""


class PrepareNextRound(NamedTuple):
    """Prepare the next round."""


class ContinueAfterBattles(NamedTuple):
    """Go on after the battles of a move by ``who``, with terrain and ``steps`` left (-1: it was cut short)."""

    figure: int
    space: int
    steps: int
    flags: int
    who: int


class ContinueAfterWreckage(NamedTuple):
    """Go on with a move after the damage of wreckage."""

    figure: int
    space: int
    steps: int
    flags: int
    who: int


class AnchorFigure(NamedTuple):
    """Anchor a figure on the space it reached."""

    figure: int
    space: int
    flags: int


class RollBattleDice(NamedTuple):
    """Roll the dice of both sides."""

    battle: Battle


class RerollPaidBattleDice(NamedTuple):
    """Reroll the dice in ``mask``; a grogmaster was paid."""

    battle: Battle
    side: int
    mask: int


class CompareBattleTotals(NamedTuple):
    """Compare the totals; the dice are final."""

    battle: Battle


class StealGold(NamedTuple):
    """Give a gold of ``victim`` to ``who``."""

    who: int
    victim: int


class PlaceVictoryComrade(NamedTuple):
    """Place a ready comrade on the island of a region: a reward of the Union."""

    region: int


class RemoveEnemyComradeAfterVictory(NamedTuple):
    """Remove a comrade from the island of a region: a reward of the Squadron."""

    region: int


class GameOver(NamedTuple):
    """The end of the game."""


class MoveBlackRewardMarker(NamedTuple):
    """Move the black reward marker to the square that the white one ``left``."""

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
    | RerollPaidBattleDice
    | CompareBattleTotals
    | StealGold
    | PlaceVictoryComrade
    | RemoveEnemyComradeAfterVictory
    | GameOver
    | MoveBlackRewardMarker
)
