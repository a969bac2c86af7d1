"""Pending steps on the position's stack: what happens by itself.

``figure`` is a figure (see player_boards), ``space`` is where it is, ``flags`` are those of move_flags.
"""

from typing import NamedTuple, TypeAlias

from kajuta.games.ahoy.rules.battle_state import Battle


class NextTurn(NamedTuple):
    """The turn passes on from the faction ``after``."""

    after: int


class RoundEnd(NamedTuple):
    """The regions score; the game may end."""


class CleanUp(NamedTuple):
    """The next round is prepared."""


class Arrived(NamedTuple):
    """The battles of a move are over, terrain follows; ``who`` moves it, ``steps`` are left (-1: it was cut short)."""

    figure: int
    space: int
    steps: int
    flags: int
    who: int


class TerrainDone(NamedTuple):
    """The damage of wreckage is dealt, the move goes on."""

    figure: int
    space: int
    steps: int
    flags: int
    who: int


class Anchor(NamedTuple):
    """A figure stays where it moved."""

    figure: int
    space: int
    flags: int


class Roll(NamedTuple):
    """Both sides roll."""

    battle: Battle


class Reroll(NamedTuple):
    """A grogmaster was paid: the dice in ``mask`` fall again."""

    battle: Battle
    side: int
    mask: int


class Compare(NamedTuple):
    """The dice have fallen for good."""

    battle: Battle


class Steal(NamedTuple):
    """A gold goes from ``victim`` to ``who``."""

    who: int
    victim: int


class Liberate(NamedTuple):
    """The Union places a ready comrade on the island of a region."""

    region: int


class Unseat(NamedTuple):
    """The Squadron removes a comrade from the island of a region."""

    region: int


class Ended(NamedTuple):
    """The game is over."""


class Shadow(NamedTuple):
    """The black reward marker goes to the square that the white one ``left``."""

    who: int
    left: int


Step: TypeAlias = (
    NextTurn
    | RoundEnd
    | CleanUp
    | Arrived
    | TerrainDone
    | Anchor
    | Roll
    | Reroll
    | Compare
    | Steal
    | Liberate
    | Unseat
    | Ended
    | Shadow
)
