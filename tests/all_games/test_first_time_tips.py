"""First-time tips: each of them occurs in random play and has two sentences."""

import json
import re
from typing import Any

import pytest

from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.core.rule_clauses import scope_folder
from kajuta.games import all_games
from tests.all_games.test_texts import LANGUAGES, file_of, texts
from tests.helpers.random_play import LIMIT
from tests.helpers.tables import tables
from tools import game_data

GAMES = all_games()


def rare(game: Game[Any]) -> dict[str, str]:
    """Tips of a game by the id of the log message that triggers them."""
    return game_data.rare(game.id)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_explains_what_happens_for_the_first_time(game: Game[Any]) -> None:
    explained = rare(game)
    assert explained, f"{game.id}: name in rare.json what a player is told when it happens for the first time"
    for lang in LANGUAGES:
        written = texts(game.id, lang)
        tips = {one for one in written if one.startswith("rare-")}
        assert {f"rare-{name}" for name in explained.values()} == tips, f"{game.id}: rare.json and {lang}.ftl differ"
        assert explained.keys() <= written.keys(), "each is a line of the log"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_explanation_has_two_sentences(game: Game[Any], lang: str) -> None:
    source = file_of(game.id, lang).read_text(encoding="utf-8")
    for name, text in re.findall(r"^rare-([a-z-]+) = (.+)$", source, re.MULTILINE):
        assert len(re.findall(r"[.!?](?= |$)", text)) == 2, f"{name}: {text}"
        assert len(text) <= 230, name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_explained_happens_in_real_games(game: Game[Any]) -> None:
    waiting = set(rare(game))
    for seed in range(4):
        for table in tables(game):
            state, rng = table.new(seed), Rng(seed)
            state.events = []
            for _ in range(LIMIT):
                if state.to_act is None:
                    break
                # Random play seldom reaches all tips; the playout policy does.
                state.apply(game.playout(state, rng) if seed % 2 else rng.choice(state.legal_actions()))
                waiting -= {event.message["id"] for event in state.events if event.message}
                state.events.clear()
            if not waiting:
                return
    rules = "".join(file.read_text(encoding="utf-8") for file in scope_folder(game.id).rglob("*.py"))
    never = {one for one in waiting if f'"{one}"' not in rules}
    assert not never, "no rule tells it"
    assert len(waiting) <= 1, "what hardly ever happens may be missed, not several such things"


def test_a_folder_without_the_file_explains_nothing() -> None:
    assert game_data.rare("no-such-game") == {}
    assert json.loads((scope_folder(GAMES[0].id) / "rare.json").read_text(encoding="utf-8")) == rare(GAMES[0])
