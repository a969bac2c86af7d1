"""The game: put here its id, numbers of players, options and icon, and connect the functions of the other modules."""

from kajuta.core.game import Game, Options
from kajuta.games.pearls import (
    click_paths_of_actions,
    evaluation,
    playout_policy,
    refusals,
    scene,
)
from kajuta.games.pearls.achievements import ACHIEVEMENTS, achievements_in
from kajuta.games.pearls.rules import PearlsPosition


class PearlsGame(Game[PearlsPosition]):
    """Pearls."""

    id = "pearls"
    players = (2, 3, 4)
    minutes = (5, 10)
    icon = "wave-crest"
    achievements = ACHIEVEMENTS

    component_inventory = staticmethod(PearlsPosition.component_inventory)
    scene = staticmethod(scene.scene)
    moves = staticmethod(click_paths_of_actions.moves)
    forbidding_clause = staticmethod(refusals.forbidding_clause)
    refusal_reason = staticmethod(refusals.refusal_reason)
    evaluate = staticmethod(evaluation.evaluate)
    playout = staticmethod(playout_policy.playout)
    achievements_in = staticmethod(achievements_in)

    def new(self, seats: int, options: Options, seed: int) -> PearlsPosition:
        """Opening position."""
        return PearlsPosition(seats, seed)

    def seats(self, state: PearlsPosition) -> int:
        """Number of seats."""
        return len(state.hands)


GAME = PearlsGame()
