"""Definition of the game Oltre Mare: its description, its options and its implementing classes and functions."""

from kajuta.core.game import Game, Option, Options
from kajuta.core.rng import Rng
from kajuta.core.rules_edition import class_of_edition, edition_of
from kajuta.core.state import Action
from kajuta.games.oltremare.ai import playout_policy
from kajuta.games.oltremare.ai.evaluation import WEIGHT_GROUP
from kajuta.games.oltremare.ai.reason_text_by_feature import PUZZLE_TEXTS, REASON_TEXT_BY_FEATURE
from kajuta.games.oltremare.rules.engine import OltreMarePosition, OltreMareWithoutMemoryAid
from kajuta.games.oltremare.saved_class_names import CLASS_BY_SAVED_NAME
from kajuta.games.oltremare.view import click_paths_of_actions, pick, refusals, scene
from kajuta.games.oltremare.view.achievements import ACHIEVEMENTS, achievements_in
from kajuta.games.oltremare.view.action_texts import action_text


class OltreMareGame(Game[OltreMarePosition]):
    """Description of the game Oltre Mare."""

    id = "oltremare"
    players = (2, 3, 4, 5)
    options = (Option("symbols", ("open", "hidden"), "open"), Option("memory", ("off", "on"), "on", since=2))
    edition = 2
    minutes = (45, 60)
    icon = "caravel"
    evaluation_model = playout_policy.EVALUATION_MODEL
    reason_text_by_feature = REASON_TEXT_BY_FEATURE
    puzzle_texts = PUZZLE_TEXTS
    achievements = ACHIEVEMENTS
    saved_class_names = CLASS_BY_SAVED_NAME

    component_inventory = staticmethod(OltreMarePosition.component_inventory)
    scene = staticmethod(scene.scene)
    action_text = staticmethod(action_text)
    moves = staticmethod(click_paths_of_actions.moves)
    pick = staticmethod(pick.pick)
    forbidding_clause = staticmethod(refusals.forbidding_clause)
    refusal_reason = staticmethod(refusals.refusal_reason)
    features = staticmethod(playout_policy.features)
    features_by_seat = staticmethod(playout_policy.features_by_seat)
    achievements_in = staticmethod(achievements_in)
    candidates = staticmethod(playout_policy.candidates)

    def new(self, seats: int, options: Options, seed: int) -> OltreMarePosition:
        """Opening position of a new game. If the option ``memory`` is missing (older saves), the memory aid is on."""
        newest = OltreMarePosition if options.get("memory", "on") == "on" else OltreMareWithoutMemoryAid
        position = class_of_edition(newest, edition_of(options))
        return position(seats, seed, open_symbols=options["symbols"] == "open")

    def seats(self, state: OltreMarePosition) -> int:
        """Number of seats."""
        return len(state.hands)

    def evaluations_by_seat(self, state: OltreMarePosition) -> list[float]:
        """Evaluation for each seat, all with the same weights."""
        weights = self.evaluation_model.weights_by_group[WEIGHT_GROUP]
        return [weights.value(told) for told in playout_policy.features_by_seat(state)]

    def weight_group(self, state: OltreMarePosition, seat: int) -> str:
        """Name of the weight group, the same for all seats."""
        return WEIGHT_GROUP

    def playout(self, state: OltreMarePosition, rng: Rng) -> Action:
        """Plausible action, chosen quickly, for playouts."""
        return playout_policy.PLAYOUT_POLICY[state.phase](state)


GAME = OltreMareGame()
