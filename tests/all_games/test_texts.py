"""The texts: Fluent that can be read, the same in both languages, and there for everything a game says."""

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kajuta.core.game import Game
from kajuta.core.rule_clauses import CORE, scope_folder
from kajuta.games import all_games

ROOT = Path(__file__).parents[2]
LANGUAGES = ("cs", "en")
UI = "ui"
SCOPES = (UI, CORE, *(game.id for game in all_games()))
Texts = dict[str, set[str]]


def file_of(scope: str, lang: str) -> Path:
    """Return the file that holds the texts of the page, the core or a game."""
    return (ROOT / "static" / "texts" if scope == UI else scope_folder(scope)) / f"{lang}.ftl"


@cache
def read() -> dict[str, Any]:
    """Messages of all Fluent files, parsed by tests/fluent.mjs."""
    files = [str(file) for scope in SCOPES for lang in LANGUAGES if (file := file_of(scope, lang)).is_file()]
    files += [str(file) for game in all_games() for file in sorted(scope_folder(game.id).glob("handbook.*.ftl"))]
    result = subprocess.run(
        ["node", "tests/fluent.mjs", *files], cwd=ROOT, capture_output=True, text=True, check=True, encoding="utf-8"
    )
    parsed: dict[str, Any] = json.loads(result.stdout)
    return parsed


@cache
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
def test_a_game_takes_no_id_of_the_page_or_the_core(game: Game[Any]) -> None:
    assert not texts(game.id, "en").keys() & (texts(UI, "en").keys() | texts(CORE, "en").keys())


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
def test_a_game_and_its_options_are_explained(game: Game[Any]) -> None:
    written = texts(game.id, "en").keys()
    assert {"game-title", "game-tagline"} <= written
    for option in game.options:
        assert {f"option-{option.id}", f"option-{option.id}.help"} <= written
        if option.values == ("off", "on"):
            assert not {f"option-{option.id}-off", f"option-{option.id}-on"} & written, "nobody sees these of a switch"
        else:
            assert {f"option-{option.id}-{value}" for value in option.values} <= written
    assert {name["id"] for name in game.feature_names()} <= written
    assert {f"feat-{name}{part}" for name in game.achievements for part in ("", ".how")} <= written


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_and_its_percent_sign_stay_on_one_line(scope: str, lang: str) -> None:
    assert "} %" not in file_of(scope, lang).read_text(encoding="utf-8")
