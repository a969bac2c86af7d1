"""Types of pending steps on the position's stack: steps that resolve without a choice.

Each type is carried out by the function of its name, such as ``roll_battle_dice`` for ``RollBattleDice``.

Fields: ``figure`` is a figure (see faction_board_tables), ``space`` the space where it is, ``flags`` are bits of
move_flags.
"""

from typing import NamedTuple, TypeAlias

from kajuta.games.ahoy.rules.battle_state import Battle


class StartNextTurn(NamedTuple):
    """Start the turn that follows the turn of the faction ``after``."""

    after: int


class ScoreRound(NamedTuple):
    """Score the regions; the game may end."""


class PrepareNextRound(NamedTuple):
    """Prepare the next round."""


class ContinueAfterBattles(NamedTuple):
    """Continue a move by ``who`` after its battles, with terrain and ``steps`` left (-1: the move has ended)."""

    figure: int
    space: int
    steps: int
    flags: int
    who: int


class ContinueAfterWreckage(NamedTuple):
    """Continue a move after the damage of wreckage."""

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
    """Reroll the dice in ``mask``; the price of the grogmaster is already paid."""

    battle: Battle
    side: int
    mask: int


class CompareBattleTotals(NamedTuple):
    """Compare the totals of both sides; the dice are final."""

    battle: Battle


class StealGold(NamedTuple):
    """Give ``who`` one gold of ``victim``."""

    who: int
    victim: int


class PlaceVictoryComrade(NamedTuple):
    """Place a ready comrade on the island of a region, a victory reward of the Union."""

    region: int


class RemoveEnemyComradeAfterVictory(NamedTuple):
    """Remove a comrade from the island of a region, a victory reward of the Squadron."""

    region: int


class GameOver(NamedTuple):
    """End of the game; stays on the stack."""


class MoveBlackRewardMarker(NamedTuple):
    """Move the black reward marker to the square ``left``, which the white marker has just left."""

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
