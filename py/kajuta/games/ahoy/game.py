"""Definition of the game Ahoy: description, options and the functions that implement it."""

from collections.abc import Mapping, Sequence

from kajuta.core.game import Game, Option, Options, Requirement
from kajuta.core.rules_edition import class_of_edition, edition_of
from kajuta.games.ahoy.ai import candidates, evaluation, playout_policy
from kajuta.games.ahoy.ai.reason_text_by_feature import PUZZLE_TEXTS, REASON_TEXT_BY_FEATURE
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import FACTION_NAMES
from kajuta.games.ahoy.saved_class_names import CLASS_BY_SAVED_NAME
from kajuta.games.ahoy.view import click_paths_of_actions, pick, prompts, refusals, scene
from kajuta.games.ahoy.view.achievements import ACHIEVEMENTS, achievements_in
from kajuta.games.ahoy.view.action_texts import action_text

ANY_FACTION = "any"


class AhoyGame(Game[Ahoy]):
    """The game Ahoj. The option ``faction`` assigns factions to seats; the factions determine the order of play."""

    id = "ahoy"
    players = (2, 3, 4)
    options = (
        Option(
            "faction",
            (ANY_FACTION, "squadron", "union", "smuggler", "rival"),
            ANY_FACTION,
            per_seat=True,
            distinct=True,
            value_requirements={"smuggler": Requirement(players=(3, 4)), "rival": Requirement(players=(4,))},
        ),
    )
    minutes = (45, 90)
    edition = 2
    icon = "compass"
    evaluation_model = evaluation.EVALUATION_MODEL
    reason_text_by_feature = REASON_TEXT_BY_FEATURE
    puzzle_texts = PUZZLE_TEXTS
    achievements = ACHIEVEMENTS
    saved_class_names = CLASS_BY_SAVED_NAME

    component_inventory = staticmethod(scene.component_inventory)
    scene = staticmethod(scene.scene)
    action_text = staticmethod(action_text)
    moves = staticmethod(click_paths_of_actions.moves)
    pick = staticmethod(pick.pick)
    prompt = staticmethod(prompts.next_click_prompt)
    forbidding_clause = staticmethod(refusals.forbidding_clause)
    refusal_reason = staticmethod(refusals.refusal_reason)
    candidates = staticmethod(candidates.candidates)
    features = staticmethod(evaluation.features)
    features_by_seat = staticmethod(evaluation.features_by_seat)
    weight_group = staticmethod(evaluation.weight_group)
    achievements_in = staticmethod(achievements_in)
    playout = staticmethod(playout_policy.playout_action)

    def new(self, seats: int, options: Options, seed: int) -> Ahoy:
        """Opening position of a new game."""
        chosen = options["faction"]
        position: type[Ahoy] = class_of_edition(Ahoy, edition_of(options))
        return position(tuple(-1 if one == ANY_FACTION else FACTION_NAMES.index(one) for one in chosen), seed)

    def seats(self, state: Ahoy) -> int:
        """Number of seats."""
        return len(state.faction_of)

    def roles(self, state: Ahoy) -> Sequence[Mapping[str, str]]:
        """Faction of each seat."""
        return [{"faction": FACTION_NAMES[faction]} for faction in state.faction_of]


GAME = AhoyGame()
