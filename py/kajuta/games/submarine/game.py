"""The game as the house knows it: options, seats, scene, moves, bots."""

from collections.abc import Iterable, Sequence

from kajuta.core.game import Game, Move, Option, Options
from kajuta.core.message import Message
from kajuta.core.rng import Rng
from kajuta.core.rules_edition import class_of_edition, edition_of
from kajuta.core.scene import Scene
from kajuta.core.state import Action
from kajuta.games.submarine import click_paths_of_actions, evaluation, refusals, scene
from kajuta.games.submarine.achievements import ACHIEVEMENTS, achievements_in
from kajuta.games.submarine.playout_policy import PLAYOUT_POLICY
from kajuta.games.submarine.reason_text_by_feature import REASON_TEXT_BY_FEATURE
from kajuta.games.submarine.rules import SubmarinePosition
from kajuta.games.submarine.tokens_and_cards import DEAL_SIZES

AT_THE_START = "start"
AS_YOU_GO = "as-you-go"

WEIGHT_GROUPS = {seats: str(seats) for seats in DEAL_SIZES}
"""The groups of weights by the number of seats."""


class SubmarineGame(Game[SubmarinePosition]):
    """Submarine - potopený poklad."""

    id = "submarine"
    players = tuple(DEAL_SIZES)
    options = (Option("placement", (AT_THE_START, AS_YOU_GO), AT_THE_START),)
    minutes = (30, 45)
    icon = "submarine"
    edition = 2
    evaluation_model = evaluation.EVALUATION_MODEL
    reason_text_by_feature = REASON_TEXT_BY_FEATURE
    achievements = ACHIEVEMENTS

    def new(self, seats: int, options: Options, seed: int) -> SubmarinePosition:
        """Opening position."""
        position = class_of_edition(SubmarinePosition, edition_of(options))
        return position(seats, seed, gradual=options["placement"] == AS_YOU_GO)

    def scene(self, state: SubmarinePosition, viewer: int | None) -> Scene:
        """Table as ``viewer`` may see it."""
        return scene.scene(state, viewer)

    def moves(self, state: SubmarinePosition, actions: Sequence[Action] | None = None) -> list[Move]:
        """Click paths of all legal actions."""
        return click_paths_of_actions.moves(state, state.legal_actions() if actions is None else actions)

    def forbidding_clause(self, state: SubmarinePosition, viewer: int | None, path: Sequence[str]) -> str | None:
        """Clause that forbids the last element of ``path``."""
        return refusals.forbidding_clause(state, path)

    def refusal_reason(self, state: SubmarinePosition, path: Sequence[str], clause: str) -> Message | None:
        """Reason in this position why ``clause`` forbids the last element of ``path``."""
        return refusals.refusal_reason(state, path, clause)

    def component_inventory(self, state: SubmarinePosition) -> object:
        """All tokens and the number of cards of each color."""
        return state.component_inventory()

    def has_all_components(self, state: SubmarinePosition, fresh: SubmarinePosition) -> bool:
        """Whether no piece is missing; the jokers left in the box are random."""
        (tokens, cards), (others, same) = state.component_inventory(), fresh.component_inventory()
        return cards == same and len(tokens) == len(set(tokens)) == len(others)

    def seats(self, state: SubmarinePosition) -> int:
        """Number of seats."""
        return len(state.hands)

    def features(self, state: SubmarinePosition, seat: int) -> Sequence[float]:
        """Features of ``seat``."""
        return evaluation.features(state, seat)

    def features_by_seat(self, state: SubmarinePosition) -> Sequence[Sequence[float]]:
        """Features of each seat."""
        return evaluation.features_by_seat(state)

    def weight_group(self, state: SubmarinePosition, seat: int) -> str:
        """Group of weights: by number of seats."""
        return WEIGHT_GROUPS[len(state.hands)]

    def achievements_in(
        self, history: Iterable[tuple[SubmarinePosition, Action]], end: SubmarinePosition
    ) -> Iterable[tuple[int, str]]:
        """Yield the seat and name of each achievement."""
        return achievements_in(history, end)

    def playout(self, state: SubmarinePosition, rng: Rng) -> Action:
        """Quick plausible action."""
        return PLAYOUT_POLICY[state.stage](state, rng)


GAME = SubmarineGame()
