"""The texts: Fluent that can be read, the same in both languages, and there for everything a game says."""

import json
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kajuta.core.clauses import CORE, folder
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.games import all_games
from tests.engine.games import Table, combinations, play, tables

ROOT = Path(__file__).parents[2]
LANGUAGES = ("cs", "en")
FACE = "face"
SCOPES = (FACE, CORE, *(game.id for game in all_games()))
Texts = dict[str, set[str]]


def file_of(scope: str, lang: str) -> Path:
    """Return the file that holds the texts of the face, the core or a game."""
    return (ROOT / "static" / "texts" if scope == FACE else folder(scope)) / f"{lang}.ftl"


@cache
def read() -> dict[str, Any]:
    """Return what all Fluent files define, as tests/fluent.mjs reads them."""
    files = [str(file_of(scope, lang)) for scope in SCOPES for lang in LANGUAGES]
    result = subprocess.run(
        ["node", "tests/fluent.mjs", *files], cwd=ROOT, capture_output=True, text=True, check=True, encoding="utf-8"
    )
    parsed: dict[str, Any] = json.loads(result.stdout)
    return parsed


def texts(scope: str, lang: str) -> Texts:
    """Return the variables of each message and attribute of ``scope``."""
    messages = read()[str(file_of(scope, lang))]["messages"]
    return {name: set(variables) for name, variables in messages.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scope", SCOPES)
def test_all_of_a_file_is_fluent(scope: str, lang: str) -> None:
    assert read()[str(file_of(scope, lang))]["junk"] == []


@pytest.mark.parametrize("scope", SCOPES)
def test_both_languages_have_the_same_messages(scope: str) -> None:
    czech, english = (texts(scope, lang) for lang in LANGUAGES)
    assert czech.keys() == english.keys()
    assert {name for name in czech if czech[name] != english[name]} == set()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
def test_a_game_takes_no_id_of_the_face_or_the_core(game: Game[Any]) -> None:
    assert not texts(game.id, "en").keys() & (texts(FACE, "en").keys() | texts(CORE, "en").keys())


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
def test_a_game_and_its_options_are_explained(game: Game[Any]) -> None:
    written = texts(game.id, "en").keys()
    assert {"game-title", "game-tagline"} <= written
    for option in game.options:
        assert {f"option-{option.id}", f"option-{option.id}.help"} <= written
        if option.values != ("off", "on"):
            assert {f"option-{option.id}-{value}" for value in option.values} <= written


TABLES = [table for game in all_games() for table in (*tables(game), *combinations(game, 4, seed=3))]


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_everything_a_game_says_is_written_with_its_arguments(table: Table) -> None:
    game = table.game
    written = texts(CORE, "en") | texts(game.id, "en")
    for seed in (1, 2):
        chance = Rng(seed)
        state = table.new(seed)
        state.events = []
        windows = set()
        for position, _ in play(state, chance, 20_000):
            window = position.window()
            if window is not None:
                windows.add(f"window-{window.kind}")
            if chance.below(12) == 0:
                check(game.scene(position, position.to_act), written)
                check([(move.hint, move.confirm) for move in game.moves(position)], written)
        check(state.events, written)
        check(game.scene(state, None), written)
        check(state.outcome(), written)
        assert windows <= written.keys()


def check(node: Any, written: Texts) -> None:
    """Check every message in a scene, an event or a move."""
    for message in said(node):
        assert message["id"] in written, message
        missing = written[message["id"]] - message.get("args", {}).keys()
        assert not missing, f"{message} lacks {missing}"


def said(node: Any) -> Iterator[dict[str, Any]]:
    """Yield every message anywhere in ``node``."""
    if isinstance(node, dict):
        if "id" in node and node.keys() <= {"id", "args", "icon"}:
            yield node
        for value in node.values():
            yield from said(value)
    elif isinstance(node, list | tuple):
        for value in node:
            yield from said(value)
