"""The contract of a game, carried out for Ahoy."""

from collections.abc import Iterable, Mapping, Sequence

from kajuta.core.game import Game, Move, Option, Options, Requirement
from kajuta.core.message import Message
from kajuta.core.pick import Pick
from kajuta.core.rng import Rng
from kajuta.core.rules_edition import class_of_edition, edition_of
from kajuta.core.scene import Scene
from kajuta.core.state import Action
from kajuta.games.ahoy.ai import candidates, evaluation, playout_policy
from kajuta.games.ahoy.ai.reason_text_by_feature import REASON_TEXT_BY_FEATURE
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import FACTION_NAMES
from kajuta.games.ahoy.saved_class_names import CLASS_BY_SAVED_NAME
from kajuta.games.ahoy.view import click_paths_of_actions, pick, prompts, refusals, scene
from kajuta.games.ahoy.view.achievements import ACHIEVEMENTS, achievements_in

ANY_FACTION = "any"


class AhoyGame(Game[Ahoy]):
    """Ahoj: the option ``faction`` says who plays what; the order of play follows the factions."""

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
    achievements = ACHIEVEMENTS
    saved_class_names = CLASS_BY_SAVED_NAME

    def new(self, seats: int, options: Options, seed: int) -> Ahoy:
        """Opening position."""
        chosen = options["faction"]
        position: type[Ahoy] = class_of_edition(Ahoy, edition_of(options))
        return position(tuple(-1 if one == ANY_FACTION else FACTION_NAMES.index(one) for one in chosen), seed)

    def scene(self, state: Ahoy, viewer: int | None) -> Scene:
        """Table as ``viewer`` may see it."""
        return scene.scene(state, viewer)

    def moves(self, state: Ahoy, actions: Sequence[Action] | None = None) -> list[Move]:
        """Click paths of all legal actions."""
        return click_paths_of_actions.moves(state, state.legal_actions() if actions is None else actions)

    def pick(self, state: Ahoy, actions: Sequence[Action]) -> Pick | None:
        """Slots, islands or crew that are chosen together."""
        return pick.pick(state, actions)

    def prompt(self, state: Ahoy, path: Sequence[str]) -> Message | None:
        """Prompt for the next click."""
        return prompts.next_click_prompt(state, path)

    def forbidding_clause(self, state: Ahoy, viewer: int | None, path: Sequence[str]) -> str | None:
        """Clause that forbids a click."""
        return refusals.forbidding_clause(state, viewer, path)

    def refusal_reason(self, state: Ahoy, path: Sequence[str], clause: str) -> Message | None:
        """Reason in this position why ``clause`` forbids the last element of ``path``."""
        return refusals.refusal_reason(state, path, clause)

    def component_inventory(self, state: Ahoy) -> object:
        """All physical pieces."""
        return scene.component_inventory(state)

    def candidates(self, state: Ahoy) -> list[Action]:
        """Legal actions that a bot searches."""
        return candidates.candidates(state)

    def seats(self, state: Ahoy) -> int:
        """Number of seats."""
        return len(state.faction_of)

    def features(self, state: Ahoy, seat: int) -> Sequence[float]:
        """Features of a seat."""
        return evaluation.features(state, seat)

    def features_by_seat(self, state: Ahoy) -> Sequence[Sequence[float]]:
        """Features of each seat."""
        return evaluation.features_by_seat(state)

    def weight_group(self, state: Ahoy, seat: int) -> str:
        """Group of weights for a seat."""
        return evaluation.weight_group(state, seat)

    def roles(self, state: Ahoy) -> Sequence[Mapping[str, str]]:
        """Faction of each seat."""
        return [{"faction": FACTION_NAMES[faction]} for faction in state.faction_of]

    def achievements_in(self, history: Iterable[tuple[Ahoy, Action]], end: Ahoy) -> Iterable[tuple[int, str]]:
        """Yield the seat and name of each achievement."""
        return achievements_in(history, end)

    def playout(self, state: Ahoy, rng: Rng) -> Action:
        """Quick plausible action."""
        return playout_policy.playout_action(state, rng)


GAME = AhoyGame()
