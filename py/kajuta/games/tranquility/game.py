"""Definition of the game Tranquility: its description, its options and its implementing classes and functions."""

import json
from pathlib import Path
from typing import Any

from kajuta.core.game import Game, Option, Options, Requirement
from kajuta.core.message import msg
from kajuta.core.rules_edition import class_of_edition, edition_of
from kajuta.games.tranquility.ai import evaluation, playout_policy
from kajuta.games.tranquility.ai.reason_text_by_feature import PUZZLE_TEXTS, REASON_TEXT_BY_FEATURE
from kajuta.games.tranquility.rules.cards import ISLANDS_REMOVED_BY_GOD
from kajuta.games.tranquility.rules.engine import Tranquility
from kajuta.games.tranquility.rules.sea_layouts import ARCH, BASE, COMPETITIVE, DAY_NIGHT, PYRAMID, SMALL_ARCH, VARIANTS
from kajuta.games.tranquility.rules.state import ChosenOptions
from kajuta.games.tranquility.saved_class_names import CLASS_BY_SAVED_NAME
from kajuta.games.tranquility.view import click_paths_of_actions, pick, refusals, scene
from kajuta.games.tranquility.view.achievements import ACHIEVEMENTS, achievements_in
from kajuta.games.tranquility.view.action_texts import action_text

WIN_RATES_FILE = Path(__file__).with_name("difficulty.json")
"""File with the win rates of a crew of bots, in percent, by option, value and number of seats.

Written by `kajuta balance`.
"""

_WITH_MODULES = Requirement(options={"variant": (BASE, ARCH, SMALL_ARCH, DAY_NIGHT)})
_COOPERATIVE = Requirement(options={"variant": (BASE, ARCH, SMALL_ARCH, PYRAMID, DAY_NIGHT)})
_DAY_NIGHT = Requirement(options={"variant": (DAY_NIGHT,)})


class TranquilityGame(Game[Tranquility]):
    """Description of the game Poklidná plavba (Tranquility)."""

    id = "tranquility"
    players = (1, 2, 3, 4, 5)
    options = (
        Option("variant", VARIANTS, BASE, value_requirements={COMPETITIVE: Requirement(players=(2,))}),
        Option("halves", ("off", "on"), "off", requirement=_DAY_NIGHT),
        Option("turning-hands", ("off", "on"), "off", requirement=_DAY_NIGHT),
        Option("rocks", ("off", "on"), "off", requirement=_WITH_MODULES),
        Option("monsters", ("none", "3", "4", "5"), "none", requirement=_WITH_MODULES),
        Option("storms", ("off", "on"), "off", requirement=_WITH_MODULES),
        Option("wilds", ("off", "on"), "off", requirement=_COOPERATIVE),
        Option("removed", tuple(ISLANDS_REMOVED_BY_GOD), "none"),
        Option("warnings", ("off", "on"), "on"),
    )
    edition = Tranquility.edition
    cooperative = True
    minutes = (15, 20)
    icon = "island"
    evaluation_model = evaluation.EVALUATION_MODEL
    reason_text_by_feature = REASON_TEXT_BY_FEATURE
    puzzle_texts = PUZZLE_TEXTS
    achievements = ACHIEVEMENTS
    saved_class_names = CLASS_BY_SAVED_NAME

    component_inventory = staticmethod(Tranquility.component_inventory)
    prompt = staticmethod(scene.next_click_prompt)
    scene = staticmethod(scene.scene)
    action_text = staticmethod(action_text)
    moves = staticmethod(click_paths_of_actions.moves)
    pick = staticmethod(pick.pick)
    forbidding_clause = staticmethod(refusals.forbidding_clause)
    refusal_reason = staticmethod(refusals.refusal_reason)
    features = staticmethod(evaluation.features)
    weight_group = staticmethod(evaluation.weight_group)
    achievements_in = staticmethod(achievements_in)
    playout = staticmethod(playout_policy.playout_action)
    candidates = staticmethod(playout_policy.candidates_to_search)

    def is_cooperative(self, options: Options) -> bool:
        """Whether all seats win or lose together: true except in the competitive variant."""
        return options["variant"] != COMPETITIVE

    def new(self, seats: int, options: Options, seed: int) -> Tranquility:
        """Opening position of a new game."""
        monsters = str(options["monsters"])
        setting = ChosenOptions(
            variant=str(options["variant"]),
            halves=options["halves"] == "on",
            turning_hands=options["turning-hands"] == "on",
            warnings=options["warnings"] == "on",
            rocks=options["rocks"] == "on",
            monsters=0 if monsters == "none" else int(monsters),
            stormy=options["storms"] == "on",
            wilds=options["wilds"] == "on",
            removed=ISLANDS_REMOVED_BY_GOD[str(options["removed"])],
        )
        return class_of_edition(Tranquility, edition_of(options))(seats, seed, setting)

    def seats(self, state: Tranquility) -> int:
        """Number of seats."""
        return len(state.hands)

    def all_win_together(self, state: Tranquility) -> bool:
        """Whether all seats of this position win or lose together: true except in a duel."""
        return state.variant != COMPETITIVE

    def option_win_rates(self) -> dict[str, Any]:
        """Win rates of a crew of bots, in percent, by option and value, for one to five seats."""
        if not WIN_RATES_FILE.exists():
            return {}
        measured = json.loads(WIN_RATES_FILE.read_text(encoding="utf-8"))["won"]
        return {
            option: {
                value: msg("figure-won", **{f"seats{seats}": wins.get(str(seats), -1) for seats in self.players})
                for value, wins in values.items()
            }
            for option, values in measured.items()
        }


GAME = TranquilityGame()
