"""A battle under way."""

from typing import NamedTuple

from kajuta.games.ahoy.rules.faction_board_tables import FACTION_OF_FIGURE

ATTACKER, DEFENDER = 0, 1


class Battle(NamedTuple):
    """A battle under way.

    ``space``: where the defender is. ``ranged``: the attacker is on another space. ``attack``, ``defence``: bonuses of
    the attacker and the defender. ``double``: the Union rolls two dice.
    """

    attacker: int
    defender: int
    space: int
    ranged: int
    attack: int = 0
    defence: int = 0
    double: int = 0
    attack_dice: tuple[int, ...] = ()
    defence_dice: tuple[int, ...] = ()

    def figure(self, side: int) -> int:
        """Figure on a side."""
        return self.attacker if side == ATTACKER else self.defender

    def dice(self, side: int) -> tuple[int, ...]:
        """Dice that a side rolled."""
        return self.attack_dice if side == ATTACKER else self.defence_dice

    def side_of(self, faction: int) -> int:
        """Side on which a faction fights, -1 if it does not take part."""
        if FACTION_OF_FIGURE[self.attacker] == faction:
            return ATTACKER
        return DEFENDER if FACTION_OF_FIGURE[self.defender] == faction else -1

    def strengthened(self, side: int, bonus: int) -> "Battle":
        """Copy of the battle in which the bonus of a side is higher by ``bonus``."""
        if side == ATTACKER:
            return self._replace(attack=self.attack + bonus)
        return self._replace(defence=self.defence + bonus)
