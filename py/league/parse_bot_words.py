"""Parses the words that name the players of a league, such as ``captain/turns=2`` or ``open-hands:sailor``."""

import copy
import json
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, NamedTuple

from kajuta.bots import LEVELS, Bot, SeatKnowledge, Thinking, think_to_end
from kajuta.bots.playout_search import SearchSettings, make_search_bot
from kajuta.bots.ranks import RANK_SETTINGS
from kajuta.core.errors import BadSetup
from kajuta.core.evaluation_model import EvaluationModel
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.core.state import Action, State
from league import cheating_baseline

PLAYOUT_ONLY = "playout"
OPEN_HANDS_PREFIX = "open-hands:"
PERFECT_INFORMATION_PREFIX = "omniscient:"


class Player(NamedTuple):
    """A bot, the game with its evaluation model, and a function that gives its knowledge of a position."""

    game: Game[Any]
    bot: Bot
    knowledge_of: Callable[[Game[Any], State], SeatKnowledge] = SeatKnowledge

    def choose(self, state: State, rng: Rng) -> Action:
        """Action for the seat to act, found without a time limit."""
        return think_to_end(self.bot(self.knowledge_of(self.game, state), rng, None))

    def move(self, state: State, rng: Rng) -> Action:
        """The only legal action, or the one that the bot chooses."""
        legal = state.legal_actions()
        return legal[0] if len(legal) == 1 else self.choose(state, rng)


def parse_player(word: str, game: Game[Any]) -> Player:
    """The player named by ``word``; raises BadSetup if the word is invalid.

    A word is a level of bots such as "captain", or "playout" for the game's playout policy without a search. A rank may
    have other search settings: "captain/simulations=300/turns=2". A level may end with "/weights=FILE" to use other
    weights for the evaluation; for processes without access to the file, the content of the file may stand in place of
    its name.
    The prefix "open-hands:" makes a player that sees all hands; "omniscient:" one that sees everything, including
    future random events.
    """
    if word.startswith(PERFECT_INFORMATION_PREFIX):
        return parse_player(word.removeprefix(PERFECT_INFORMATION_PREFIX), game)._replace(
            knowledge_of=cheating_baseline.PerfectKnowledge
        )
    if word.startswith(OPEN_HANDS_PREFIX):
        if cheating_baseline.determinize_with_open_hands(game) is None:
            raise BadSetup("setup-value", option="bots", value=word)
        return parse_player(word.removeprefix(OPEN_HANDS_PREFIX), game)._replace(
            knowledge_of=cheating_baseline.AllHandsKnowledge
        )
    level, _, weights = word.partition("/weights=")
    name, *given = level.split("/")
    chosen = dict(setting.partition("=")[::2] for setting in given)
    evaluated = game
    if weights:
        if game.evaluation_model is None:
            raise BadSetup("setup-value", option="bots", value=word)
        content = weights if weights.startswith("{") else Path(weights).read_text(encoding="utf-8")
        try:
            evaluated = game_with_model(
                game, EvaluationModel.from_json(json.loads(content), game.evaluation_model.features)
            )
        except (KeyError, ValueError):
            raise BadSetup("setup-value", option="bots", value=word) from None
    if word == PLAYOUT_ONLY:
        return Player(game, playout_bot)
    if name in RANK_SETTINGS and chosen:
        return Player(evaluated, _with_settings(word, RANK_SETTINGS[name], chosen))
    if name not in LEVELS or chosen:
        raise BadSetup("setup-value", option="bots", value=word)
    return Player(evaluated, LEVELS[name])


def playout_bot(info: SeatKnowledge, rng: Rng, thinking_time: float | None = None) -> Thinking:
    """Play the game's playout policy, ``Game.playout``, without a search; thousands of times faster than a search."""
    yield 1.0
    return info.game.playout(info.determinize(rng), rng)


def game_with_model(game: Game[Any], evaluation_model: EvaluationModel) -> Game[Any]:
    """Copy of ``game`` with another evaluation model."""
    other = copy.copy(game)
    other.evaluation_model = evaluation_model
    return other


def _with_settings(word: str, settings: SearchSettings, chosen: dict[str, str]) -> Bot:
    kinds = {field.name: type(getattr(settings, field.name)) for field in fields(SearchSettings)}
    try:
        return make_search_bot(replace(settings, **{name: kinds[name](value) for name, value in chosen.items()}))
    except (KeyError, ValueError):
        raise BadSetup("setup-value", option="bots", value=word) from None
