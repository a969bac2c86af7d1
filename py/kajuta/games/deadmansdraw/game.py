"""Definition of the game Dead Man's Draw: its description, its options and its implementing classes and functions."""

from collections.abc import Mapping, Sequence

from kajuta.core.game import Game, Option, Options, Requirement
from kajuta.core.rules_edition import class_of_edition, edition_of
from kajuta.games.deadmansdraw.ai import evaluation, playout_policy
from kajuta.games.deadmansdraw.ai.reason_text_by_feature import (
    PUZZLE_TEXTS,
    REASON_TEXT_BY_FEATURE,
    piece_taken,
    reason_quantities,
)
from kajuta.games.deadmansdraw.rules.cards import ANY_VARIANT, BOTTOM_FEEDER, NO_VARIANT, VARIANTS
from kajuta.games.deadmansdraw.rules.engine import DeadMansDrawPosition
from kajuta.games.deadmansdraw.saved_class_names import CLASS_BY_SAVED_NAME
from kajuta.games.deadmansdraw.view import click_paths_of_actions, refusals, scene
from kajuta.games.deadmansdraw.view.achievements import ACHIEVEMENTS, achievements_in
from kajuta.games.deadmansdraw.view.action_texts import action_text

MOST_WITH_ONE_SET = 4


class DeadMansDrawGame(Game[DeadMansDrawPosition]):
    """Description of the game Karty mrtvého muže (Dead Man's Draw)."""

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
    puzzle_texts = PUZZLE_TEXTS
    achievements = ACHIEVEMENTS
    saved_class_names = CLASS_BY_SAVED_NAME

    component_inventory = staticmethod(DeadMansDrawPosition.component_inventory)
    scene = staticmethod(scene.scene)
    action_text = staticmethod(action_text)
    moves = staticmethod(click_paths_of_actions.moves)
    forbidding_clause = staticmethod(refusals.forbidding_clause)
    refusal_reason = staticmethod(refusals.refusal_reason)
    features = staticmethod(evaluation.features)
    features_by_seat = staticmethod(evaluation.features_by_seat)
    reason_quantities = staticmethod(reason_quantities)
    piece_taken = staticmethod(piece_taken)
    weight_group = staticmethod(evaluation.weight_group)
    achievements_in = staticmethod(achievements_in)
    playout = staticmethod(playout_policy.playout_action)
    candidates = staticmethod(playout_policy.candidates_to_search)

    def new(self, seats: int, options: Options, seed: int) -> DeadMansDrawPosition:
        """Opening position of a new game; more than four seats need a second set of cards."""
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

    def seats(self, state: DeadMansDrawPosition) -> int:
        """Number of seats."""
        return len(state.banks)

    def evaluations_by_seat(self, state: DeadMansDrawPosition) -> list[float]:
        """Evaluation for each seat, all with the same weights."""
        weights = self.evaluation_model.weights_by_group[evaluation.weight_group(state, 0)]
        return [weights.value(told) for told in evaluation.features_by_seat(state)]

    def roles(self, state: DeadMansDrawPosition) -> Sequence[Mapping[str, str]]:
        """Character of each seat, if the game is played with characters."""
        return [{"character": name} if name else {} for name in state.characters]


GAME = DeadMansDrawGame()
