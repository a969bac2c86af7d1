"""The warm-up game: random actions in a game that might go on from the current position, which nobody sees.

The code that answers a click is slow when it runs for the first time. So an idle page asks for some answers that it
drops, while a person looks at the table.
"""

from dataclasses import replace

from kajuta.core.errors import IllegalAction
from kajuta.core.rng import Rng
from kajuta.match import Match
from kajuta.match.branch import branch_setup
from kajuta.match.match_setup import HUMANS

WARM_UP_SEED = 1
"""Seed of the random numbers of a warm-up game."""


class WarmUpGame:
    """A game that goes on from ``match``, which stays as it is; cards that its viewer has not seen are dealt anew.

    Raises IllegalAction where no seat looks at the screen.
    """

    def __init__(self, match: Match) -> None:
        viewer = match.screen.viewer()
        if viewer is None:
            raise IllegalAction("branch-not-allowed")
        setup, _ = branch_setup(match.current, viewer, WARM_UP_SEED)
        players = tuple(one if one.controller in HUMANS else replace(one, controller="random") for one in setup.players)
        self.match = Match(replace(setup, players=players))
        self._rng = Rng(WARM_UP_SEED)

    def step(self) -> None:
        """Play a random action; raises IllegalAction at the end of the game."""
        if self.match.state.to_act is None:
            raise IllegalAction("action-illegal")
        self.match.play(self._rng.choice(self.match.state.legal_actions()))
