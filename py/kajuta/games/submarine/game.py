"""What the game says of itself; all else it passes on."""

from collections.abc import Iterable, Sequence

from kajuta.core.game import Game, Move, Option, Options
from kajuta.core.message import Message
from kajuta.core.rng import Rng
from kajuta.core.scene import Scene
from kajuta.core.state import Action
from kajuta.games.submarine import evaluation, moves, refusals, scene
from kajuta.games.submarine.achievements import ACHIEVEMENTS, achievements_in
from kajuta.games.submarine.components import DEALS
from kajuta.games.submarine.playouts import POLICY
from kajuta.games.submarine.reasons import REASONS
from kajuta.games.submarine.rules import Submarine

AT_THE_START = "start"
AS_YOU_GO = "as-you-go"

GROUPS = {seats: str(seats) for seats in DEALS}
"""The groups of weights by the number of seats."""


class SubmarineGame(Game[Submarine]):
    """Submarine - potopený poklad."""

    id = "submarine"
    players = tuple(DEALS)
    options = (Option("placement", (AT_THE_START, AS_YOU_GO), AT_THE_START),)
    minutes = (30, 45)
    icon = "submarine"
    evaluation_model = evaluation.EVALUATION_MODEL
    reasons = REASONS
    achievements = ACHIEVEMENTS

    def new(self, seats: int, options: Options, seed: int) -> Submarine:
        """Return the opening position."""
        return Submarine(seats, seed, gradual=options["placement"] == AS_YOU_GO)

    def scene(self, state: Submarine, viewer: int | None) -> Scene:
        """Return the table as ``viewer`` may see it."""
        return scene.scene(state, viewer)

    def moves(self, state: Submarine) -> list[Move]:
        """Return the click paths of all legal actions."""
        return moves.moves(state)

    def forbidding_clause(self, state: Submarine, viewer: int | None, path: Sequence[str]) -> str | None:
        """Return the clause that forbids the last element of ``path``."""
        return refusals.why_not(state, path)

    def refusal_reason(self, state: Submarine, path: Sequence[str], clause: str) -> Message | None:
        """Return what of this position makes ``clause`` forbid the last element of ``path``."""
        return refusals.refusal_reason(state, path, clause)

    def component_inventory(self, state: Submarine) -> object:
        """Return all tokens and how many cards there are of each color."""
        return state.component_inventory()

    def has_all_components(self, state: Submarine, fresh: Submarine) -> bool:
        """Say whether all is there; which of the jokers stay in the box is a matter of luck."""
        (tokens, cards), (others, same) = state.component_inventory(), fresh.component_inventory()
        return cards == same and len(tokens) == len(set(tokens)) == len(others)

    def seats(self, state: Submarine) -> int:
        """Return how many seats there are."""
        return len(state.hands)

    def ranking_keys(self, state: Submarine) -> Sequence[tuple[int, ...]]:
        """Return by seat what the reckoning would rank it by now."""
        return state.ranking_keys()

    def features(self, state: Submarine, seat: int) -> Sequence[float]:
        """Return what speaks for ``seat``."""
        return evaluation.features(state, seat)

    def features_by_seat(self, state: Submarine) -> Sequence[Sequence[float]]:
        """Return what speaks for each seat."""
        return evaluation.features_by_seat(state)

    def weight_group(self, state: Submarine, seat: int) -> str:
        """Return the group of weights: by number of seats."""
        return GROUPS[len(state.hands)]

    def achievements_in(self, way: Iterable[tuple[Submarine, Action]], end: Submarine) -> Iterable[tuple[int, str]]:
        """Yield who did which achievement."""
        return achievements_in(way, end)

    def playout(self, state: Submarine, rng: Rng) -> Action:
        """Return a quick plausible action."""
        return POLICY[state.stage](state, rng)


GAME = SubmarineGame()
