"""A rehearsal: decisions of chance in a game as it might go on from the one on the table, which nobody sees.

Whatever answers a click is slow when it runs for the first time. So a page that has nothing else to do asks for some
answers that it throws away, while a person looks at the table.
"""

from dataclasses import replace

from kajuta.core.errors import IllegalAction
from kajuta.core.rng import Rng
from kajuta.match import Match
from kajuta.match.branch import branch_setup
from kajuta.match.setup import HUMANS

LUCK = 1
"""The seed of all that happens in a rehearsal."""


class Rehearsal:
    """Goes on from where ``match`` stands, which stays as it is; what its viewer has not seen is dealt anew.

    Raises IllegalAction where nobody in particular looks at the table.
    """

    def __init__(self, match: Match) -> None:
        viewer = match.screen.viewer()
        if viewer is None:
            raise IllegalAction("branch-not-allowed")
        setup, _ = branch_setup(match.current, viewer, LUCK)
        players = tuple(one if one.controller in HUMANS else replace(one, controller="random") for one in setup.players)
        self.match = Match(replace(setup, players=players))
        self._luck = Rng(LUCK)

    def step(self) -> None:
        """Carry out a decision, whoever takes it; raises IllegalAction at the end of the game."""
        if self.match.state.to_act is None:
            raise IllegalAction("action-illegal")
        self.match.play(self._luck.choice(self.match.state.legal_actions()))
