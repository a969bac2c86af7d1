"""The game's description; every method calls the module that does the work."""

from collections.abc import Iterable, Sequence

from kajuta.core.game import Game, Move, Option, Options
from kajuta.core.message import Message
from kajuta.core.pick import Pick
from kajuta.core.rng import Rng
from kajuta.core.rules_edition import class_of_edition, edition_of
from kajuta.core.scene import Scene
from kajuta.core.state import Action
from kajuta.games.oltremare.ai import playout_policy
from kajuta.games.oltremare.ai.evaluation import WEIGHT_GROUP
from kajuta.games.oltremare.ai.reason_text_by_feature import REASON_TEXT_BY_FEATURE
from kajuta.games.oltremare.rules.engine import OltreMarePosition, OltreMareWithoutMemoryAid
from kajuta.games.oltremare.saved_class_names import CLASS_BY_SAVED_NAME
from kajuta.games.oltremare.view import click_paths_of_actions, pick, refusals, scene
from kajuta.games.oltremare.view.achievements import ACHIEVEMENTS, achievements_in


class OltreMareGame(Game[OltreMarePosition]):
    """Oltre Mare."""

    id = "oltremare"
    players = (2, 3, 4, 5)
    options = (Option("symbols", ("open", "hidden"), "open"), Option("memory", ("off", "on"), "on", since=2))
    edition = 2
    minutes = (45, 60)
    icon = "caravel"
    evaluation_model = playout_policy.EVALUATION_MODEL
    reason_text_by_feature = REASON_TEXT_BY_FEATURE
    achievements = ACHIEVEMENTS
    saved_class_names = CLASS_BY_SAVED_NAME

    def new(self, seats: int, options: Options, seed: int) -> OltreMarePosition:
        """Opening position. Before there was a choice, the table remembered the cargo."""
        newest = OltreMarePosition if options.get("memory", "on") == "on" else OltreMareWithoutMemoryAid
        position = class_of_edition(newest, edition_of(options))
        return position(seats, seed, open_symbols=options["symbols"] == "open")

    def scene(self, state: OltreMarePosition, viewer: int | None) -> Scene:
        """Table as ``viewer`` may see it."""
        return scene.scene(state, viewer)

    def moves(self, state: OltreMarePosition, actions: Sequence[Action] | None = None) -> list[Move]:
        """Click paths of all legal actions."""
        return click_paths_of_actions.moves(state, state.legal_actions() if actions is None else actions)

    def pick(self, state: OltreMarePosition, actions: Sequence[Action]) -> Pick | None:
        """Cards that are chosen together."""
        return pick.pick(state, actions)

    def forbidding_clause(self, state: OltreMarePosition, viewer: int | None, path: Sequence[str]) -> str | None:
        """Clause that forbids the last element of ``path``."""
        return refusals.forbidding_clause(state, path)

    def refusal_reason(self, state: OltreMarePosition, path: Sequence[str], clause: str) -> Message | None:
        """Reason in this position why ``clause`` forbids the last element of ``path``."""
        return refusals.refusal_reason(state, path, clause)

    def component_inventory(self, state: OltreMarePosition) -> object:
        """All cards and tokens, sorted."""
        return state.component_inventory()

    def seats(self, state: OltreMarePosition) -> int:
        """Number of seats."""
        return len(state.hands)

    def features(self, state: OltreMarePosition, seat: int) -> Sequence[float]:
        """Features of ``seat``."""
        return playout_policy.features(state, seat)

    def features_by_seat(self, state: OltreMarePosition) -> Sequence[Sequence[float]]:
        """Features of each seat."""
        return playout_policy.features_by_seat(state)

    def evaluations_by_seat(self, state: OltreMarePosition) -> list[float]:
        """Value for each seat; the weights are the same for all."""
        weights = self.evaluation_model.weights_by_group[WEIGHT_GROUP]
        return [weights.value(told) for told in playout_policy.features_by_seat(state)]

    def weight_group(self, state: OltreMarePosition, seat: int) -> str:
        """Group of weights: all seats weigh alike."""
        return WEIGHT_GROUP

    def candidates(self, state: OltreMarePosition) -> list[Action]:
        """Legal actions that a bot searches."""
        return playout_policy.candidates(state)

    def achievements_in(
        self, history: Iterable[tuple[OltreMarePosition, Action]], end: OltreMarePosition
    ) -> Iterable[tuple[int, str]]:
        """Yield the seat and name of each achievement."""
        return achievements_in(history, end)

    def playout(self, state: OltreMarePosition, rng: Rng) -> Action:
        """Quick plausible action."""
        return playout_policy.PLAYOUT_POLICY[state.phase](state)


GAME = OltreMareGame()
