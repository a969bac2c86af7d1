"""Texts: valid Fluent, equal messages in both languages, and a text for every message of a game."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kajuta.core.game import Game
from kajuta.core.rule_clauses import CORE, scope_folder
from kajuta.games import all_games
from tests.helpers.node import run_node

ROOT = Path(__file__).parents[2]
LANGUAGES = ("cs", "en")
UI = "ui"
PAGES = tuple(sorted(file.name.removesuffix(".en.ftl") for file in (ROOT / "static" / "texts").glob("*.en.ftl")))
"""Names of pages that load texts of their own."""
SCOPES = (UI, *PAGES, CORE, *(game.id for game in all_games()))
Texts = dict[str, set[str]]


def file_of(scope: str, lang: str) -> Path:
    """File with the texts of ``scope``: the page, one of its screens, the core, or a game."""
    if scope in PAGES:
        return ROOT / "static" / "texts" / f"{scope}.{lang}.ftl"
    return (ROOT / "static" / "texts" if scope == UI else scope_folder(scope)) / f"{lang}.ftl"


@cache
def read() -> dict[str, Any]:
    """Messages of all Fluent files, parsed by tests/fluent.mjs."""
    files = [str(file) for scope in SCOPES for lang in LANGUAGES if (file := file_of(scope, lang)).is_file()]
    files += [str(file) for game in all_games() for file in sorted(scope_folder(game.id).glob("handbook.*.ftl"))]
    parsed: dict[str, Any] = run_node("tests/fluent.mjs", *files)
    return parsed


@cache
def texts(scope: str, lang: str) -> Texts:
    """Variables of each message and attribute of ``scope``."""
    file = file_of(scope, lang)
    assert file.is_file(), f"{file.relative_to(ROOT).as_posix()} is missing"
    messages = read()[str(file)]["messages"]
    return {name: set(variables) for name, variables in messages.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scope", SCOPES)
def test_all_of_a_file_is_fluent(scope: str, lang: str) -> None:
    texts(scope, lang)
    junk = read()[str(file_of(scope, lang))]["junk"]
    assert junk == [], f"{file_of(scope, lang).relative_to(ROOT).as_posix()}: this is no Fluent"


@pytest.mark.parametrize("scope", SCOPES)
def test_both_languages_have_the_same_messages(scope: str) -> None:
    czech, english = (texts(scope, lang) for lang in LANGUAGES)
    assert czech.keys() == english.keys(), f"{scope}: cs.ftl and en.ftl have other messages"
    other = {name for name in czech if czech[name] != english[name]}
    assert other == set(), f"{scope}: these have other variables in cs.ftl than in en.ftl"


@pytest.mark.parametrize("page", PAGES)
def test_a_screen_takes_no_id_of_the_page_or_the_core(page: str) -> None:
    assert not texts(page, "en").keys() & (texts(UI, "en").keys() | texts(CORE, "en").keys())


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
def test_a_game_takes_no_id_of_the_page_or_the_core(game: Game[Any]) -> None:
    taken = texts(game.id, "en").keys() & set().union(*(texts(scope, "en").keys() for scope in (UI, *PAGES, CORE)))
    assert not taken, f"{game.id}: the page has texts with these ids; call those of the game otherwise"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
def test_a_game_and_its_options_are_explained(game: Game[Any]) -> None:
    written = texts(game.id, "en").keys()
    needed = {"game-title", "game-tagline"}
    for option in game.options:
        needed |= {f"option-{option.id}", f"option-{option.id}.help"}
        if option.values == ("off", "on"):
            assert not {f"option-{option.id}-off", f"option-{option.id}-on"} & written, "nobody sees these of a switch"
        else:
            needed |= {f"option-{option.id}-{value}" for value in option.values}
    needed |= {name["id"] for name in game.feature_names()}
    needed |= {f"feat-{name}{part}" for name in game.achievements for part in ("", ".how")}
    assert not needed - written, f"{game.id}: write these in en.ftl and cs.ftl"


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_and_its_percent_sign_stay_on_one_line(scope: str, lang: str) -> None:
    assert "} %" not in file_of(scope, lang).read_text(encoding="utf-8")
