"""What the game says of itself; all else it passes on."""

from collections.abc import Iterable, Mapping, Sequence

from kajuta.core.game import Game, Move, Option, Options, Requirement
from kajuta.core.message import Message
from kajuta.core.rng import Rng
from kajuta.core.rules_edition import class_of_edition, edition_of
from kajuta.core.scene import Scene
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.ai import evaluation, playout_policy
from kajuta.games.deadmansdraw.ai.reason_text_by_feature import REASON_TEXT_BY_FEATURE, reason_quantities
from kajuta.games.deadmansdraw.rules.cards import ANY_VARIANT, BOTTOM_FEEDER, NO_VARIANT, VARIANTS
from kajuta.games.deadmansdraw.rules.engine import DeadMansDrawPosition
from kajuta.games.deadmansdraw.saved_class_names import CLASS_BY_SAVED_NAME
from kajuta.games.deadmansdraw.view import click_paths_of_actions, refusals, scene
from kajuta.games.deadmansdraw.view.achievements import ACHIEVEMENTS, achievements_in

MOST_WITH_ONE_SET = 4


class DeadMansDrawGame(Game[DeadMansDrawPosition]):
    """Karty mrtvého muže."""

    id = "deadmansdraw"
    players = (2, 3, 4, 5, 6, 7, 8)
    options = (
        Option("characters", ("off", "on"), "off"),
        Option("variant", (NO_VARIANT, *VARIANTS, BOTTOM_FEEDER, ANY_VARIANT), NO_VARIANT),
        Option("mermaids", ("off", "on"), "off"),
        Option("second-set", ("off", "on"), "off", requirement=Requirement(players=(3, 4))),
        Option("safe-choices", ("off", "on"), "off"),
    )
    edition = DeadMansDrawPosition.edition
    minutes = (10, 15)
    icon = "pirate-skull"
    evaluation_model = evaluation.EVALUATION_MODEL
    reason_text_by_feature = REASON_TEXT_BY_FEATURE
    achievements = ACHIEVEMENTS
    saved_class_names = CLASS_BY_SAVED_NAME

    def new(self, seats: int, options: Options, seed: int) -> DeadMansDrawPosition:
        """Opening position; more than four seats need a second set."""
        two_sets = seats > MOST_WITH_ONE_SET or options["second-set"] == "on"
        return class_of_edition(DeadMansDrawPosition, edition_of(options))(
            seats,
            seed,
            sets=2 if two_sets else 1,
            characters=options["characters"] == "on",
            variant=str(options["variant"]),
            mermaids_swim=options["mermaids"] == "on",
            sparing=options["safe-choices"] == "on",
        )

    def scene(self, state: DeadMansDrawPosition, viewer: int | None) -> Scene:
        """Table as ``viewer`` may see it."""
        return scene.scene(state, viewer)

    def moves(self, state: DeadMansDrawPosition, actions: Sequence[Action] | None = None) -> list[Move]:
        """Click paths of all legal actions."""
        return click_paths_of_actions.moves(state, state.legal_actions() if actions is None else actions)

    def forbidding_clause(self, state: DeadMansDrawPosition, viewer: int | None, path: Sequence[str]) -> str | None:
        """Clause that forbids the last element of ``path``."""
        return refusals.forbidding_clause(state, path)

    def refusal_reason(self, state: DeadMansDrawPosition, path: Sequence[str], clause: str) -> Message | None:
        """Reason in this position why ``clause`` forbids the last element of ``path``."""
        return refusals.refusal_reason(state, path, clause)

    def component_inventory(self, state: DeadMansDrawPosition) -> object:
        """All loot cards, sorted."""
        return state.component_inventory()

    def seats(self, state: DeadMansDrawPosition) -> int:
        """Number of seats."""
        return len(state.banks)

    def features(self, state: DeadMansDrawPosition, seat: int) -> Sequence[float]:
        """Features of ``seat``."""
        return evaluation.features(state, seat)

    def reason_quantities(self, state: DeadMansDrawPosition, seat: int, numbers: Sequence[float]) -> Sequence[float]:
        """Quantities for the coach's sentences: points."""
        return reason_quantities(state, numbers)

    def features_by_seat(self, state: DeadMansDrawPosition) -> Sequence[Sequence[float]]:
        """Features of each seat."""
        return evaluation.features_by_seat(state)

    def evaluations_by_seat(self, state: DeadMansDrawPosition) -> list[float]:
        """Value for each seat; the weights are the same for all."""
        weights = self.evaluation_model.weights_by_group[evaluation.weight_group(state)]
        return [weights.value(told) for told in evaluation.features_by_seat(state)]

    def weight_group(self, state: DeadMansDrawPosition, seat: int) -> str:
        """Group of weights of ``seat``."""
        return evaluation.weight_group(state)

    def roles(self, state: DeadMansDrawPosition) -> Sequence[Mapping[str, str]]:
        """Character of each seat, where there are any."""
        return [{"character": name} if name else {} for name in state.characters]

    def achievements_in(
        self, history: Iterable[tuple[DeadMansDrawPosition, Action]], end: DeadMansDrawPosition
    ) -> Iterable[tuple[int, str]]:
        """Yield the seat and name of each achievement."""
        return achievements_in(history, end)

    def playout(self, state: DeadMansDrawPosition, rng: Rng) -> Action:
        """Quick plausible action."""
        return playout_policy.playout_action(state, rng)

    def candidates(self, state: DeadMansDrawPosition) -> list[Action]:
        """Actions that a bot searches."""
        return playout_policy.candidates_to_search(state)


GAME = DeadMansDrawGame()
