"""Definition of the game Submarine: its description, options and the functions that implement it."""

from kajuta.core.game import Game, Option, Options
from kajuta.core.rng import Rng
from kajuta.core.rules_edition import class_of_edition, edition_of
from kajuta.core.state import Action
from kajuta.games.submarine import click_paths_of_actions, evaluation, refusals, scene
from kajuta.games.submarine.achievements import ACHIEVEMENTS, achievements_in
from kajuta.games.submarine.playout_policy import PLAYOUT_POLICY
from kajuta.games.submarine.reason_text_by_feature import PUZZLE_TEXTS, REASON_TEXT_BY_FEATURE
from kajuta.games.submarine.rules import SubmarinePosition
from kajuta.games.submarine.tokens_and_cards import DEAL_SIZES

AT_THE_START = "start"
AS_YOU_GO = "as-you-go"

WEIGHT_GROUPS = {seats: str(seats) for seats in DEAL_SIZES}
"""Weight groups: one for each number of seats."""


class SubmarineGame(Game[SubmarinePosition]):
    """The game Submarine - potopený poklad."""

    id = "submarine"
    players = tuple(DEAL_SIZES)
    options = (Option("placement", (AT_THE_START, AS_YOU_GO), AT_THE_START),)
    minutes = (30, 45)
    icon = "submarine"
    edition = 2
    evaluation_model = evaluation.EVALUATION_MODEL
    reason_text_by_feature = REASON_TEXT_BY_FEATURE
    puzzle_texts = PUZZLE_TEXTS
    achievements = ACHIEVEMENTS

    component_inventory = staticmethod(SubmarinePosition.component_inventory)
    prompt = staticmethod(scene.next_click_prompt)
    scene = staticmethod(scene.scene)
    moves = staticmethod(click_paths_of_actions.moves)
    forbidding_clause = staticmethod(refusals.forbidding_clause)
    refusal_reason = staticmethod(refusals.refusal_reason)
    features = staticmethod(evaluation.features)
    features_by_seat = staticmethod(evaluation.features_by_seat)
    achievements_in = staticmethod(achievements_in)

    def new(self, seats: int, options: Options, seed: int) -> SubmarinePosition:
        """Opening position of a new game."""
        position = class_of_edition(SubmarinePosition, edition_of(options))
        return position(seats, seed, gradual=options["placement"] == AS_YOU_GO)

    def has_all_components(self, state: SubmarinePosition, fresh: SubmarinePosition) -> bool:
        """Whether no component is missing; tokens are only counted, since random jokers stay in the box."""
        (tokens, cards), (others, same) = state.component_inventory(), fresh.component_inventory()
        return cards == same and len(tokens) == len(set(tokens)) == len(others)

    def seats(self, state: SubmarinePosition) -> int:
        """Number of seats."""
        return len(state.hands)

    def weight_group(self, state: SubmarinePosition, seat: int) -> str:
        """Weight group of the position, chosen by the number of seats."""
        return WEIGHT_GROUPS[len(state.hands)]

    def playout(self, state: SubmarinePosition, rng: Rng) -> Action:
        """Plausible action, chosen quickly, for playouts."""
        return PLAYOUT_POLICY[state.stage](state, rng)


GAME = SubmarineGame()
