"""Handbook of every game: an explanation for every thing on its tables, pictures and examples, quick reference."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.core.rule_clauses import load_clauses
from kajuta.core.scene import elements
from kajuta.games import all_games
from tests.all_games.test_assets import roles, symbols
from tests.all_games.test_texts import read
from tests.helpers.tables import Table, combinations, play, tables
from tools import game_data, game_handbooks

GAMES = [game for game in all_games() if game_handbooks.read(game.id)]
POSITIONS = 5
"""Number of positions for each table; every game has at least ten tables."""
APART = 25
"""Number of actions between two checked positions, on average."""
LANGUAGES = ("cs", "en")
FEWEST_EXAMPLES, MOST_EXAMPLES = 5, 10
"""Limits for the number of examples; a game with fewer clauses has one for each clause."""
SIXTY_SECONDS = 170
"""Number of words that people read in a minute with care."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
every_table = pytest.mark.parametrize(
    "table", [table for game in GAMES for table in (*tables(game), *combinations(game, 2, seed=3))], ids=repr
)


@cache
def words(game_id: str, lang: str) -> dict[str, Any]:
    """Messages of a handbook, with their variables."""
    known: dict[str, Any] = read()[str(game_data.GAMES / game_id / f"handbook.{lang}.ftl")]["messages"]
    return known


def clauses(game_id: str) -> set[str]:
    return {clause["id"] for clause in load_clauses(game_id, "en")}


def key(game_id: str, thing: Any) -> str | None:
    """Handbook key of an element, looked up as the page does."""
    parts = thing.get("id", "").split(":")
    kinds = [part for part in parts if not part.isdigit()]
    cut = [":".join(one[:length]) for one in (parts, kinds) for length in range(len(one), 0, -1)]
    known = game_handbooks.read(game_id)["things"]
    return next((one for one in (*named(thing.get("label")), *cut) if one in known), None)


def named(message: Any) -> Iterator[str]:
    """Yield the keys under which a message may be found: its id, its keywords, and those of nested messages."""
    if isinstance(message, dict) and "id" in message:
        yield message["id"]
        for value in message.get("args", {}).values():
            if isinstance(value, str):
                yield f"{message['id']}.{value}"
            else:
                yield from named(value)


def seen(node: Any) -> Iterator[Any]:
    """Yield everything visible on a table: elements, their contents, summaries, markers of tracks."""
    for thing in elements(node):
        yield thing
        yield from thing.get("contents", ())
    yield from beside(node)


def beside(node: Any) -> Iterator[Any]:
    for item in node.get("areas", node.get("items", ())):
        if "items" in item:
            yield from item.get("summary", ())
            yield from item.get("markers", ())
            yield from beside(item)


def positions(table: Table) -> Iterator[Any]:
    """Yield the scenes of ``POSITIONS`` positions of random games, each seen by the seat to act."""
    chance = Rng(11)
    count = seed = 0
    while count < POSITIONS:
        seed += 1
        for state, _ in play(table.new(seed), chance, 100_000):
            if chance.randbelow(APART) == 0 and count < POSITIONS:
                count += 1
                yield table.game.scene(state, state.to_act)


@every_table
def test_everything_on_a_table_has_a_name_an_explanation_and_a_clause(table: Table) -> None:
    game_id = table.game.id
    book = game_handbooks.read(game_id)
    total = 0
    mute = set()
    for scene in positions(table):
        for thing in seen(scene):
            total += 1
            known = key(game_id, thing)
            if "label" not in thing or known is None or book["things"][known] not in clauses(game_id):
                mute.add(thing.get("id", "a marker without an id"))
    print(f"{table!r}: {total} things in {POSITIONS} positions, {len(mute)} unexplained")
    assert mute == set(), f'{game_id}: name the clause behind these in "things" of handbook.json'


@every_game
def test_whatever_a_handbook_names_is_there(game: Game[Any]) -> None:
    book = game_handbooks.read(game.id)
    lines = [line for group in book["page"] for line in group["lines"]]
    shown = [*book["pictures"], *(symbol for line in lines for symbol in line.get("shows", ()))]
    for symbol, _, role in (one.partition(" ") for one in shown):
        assert symbol in symbols(game.id), symbol
        assert not role or role in roles(game.id), role
    named = {*book["things"].values(), *book["told"].values(), *book["see"]}
    named |= {clause for others in book["see"].values() for clause in others}
    named |= {line["clause"] for line in lines if "clause" in line}
    named |= {clause for example in book["examples"] for clause in example["clauses"]}
    assert named - clauses(game.id) == set(), "clauses that do not exist"
    told = read()[str(game_data.GAMES / game.id / "en.ftl")]["messages"]
    assert set(book["told"]) - told.keys() == set(), "messages that nobody tells"


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_handbook_has_its_words_and_no_others(game: Game[Any], lang: str) -> None:
    book = game_handbooks.read(game.id)
    needed = {"new-here", "new-here.goal", *("this-" + re.sub("[:.]", "-", one) for one in book["things"])}
    needed |= {f"example-{example['id']}" for example in book["examples"]}
    needed |= {f"page-{group['id']}" for group in book["page"]}
    needed |= {f"page-{group['id']}-{line['id']}" for group in book["page"] for line in group["lines"]}
    assert words(game.id, lang).keys() == needed, f"{game.id}: handbook.json and handbook.{lang}.ftl differ"
    assert not any(words(game.id, lang).values()), "nobody gives these messages any arguments"
    assert read()[str(game_data.GAMES / game.id / f"handbook.{lang}.ftl")]["junk"] == []


@every_game
def test_what_is_to_be_shown_of_clauses_is_spoken_of_in_some(game: Game[Any]) -> None:
    book = game_handbooks.read(game.id)
    shown = game_handbooks.pictures({"pictures": book["pictures"]}, load_clauses(game.id, "en"))
    assert {one for pictures in shown.values() for one in pictures} == set(book["pictures"])


@every_game
def test_the_examples_are_drawn_by_the_engine_and_show_what_they_speak_of(game: Game[Any]) -> None:
    examples = game_handbooks.read(game.id)["examples"]
    fewest = min(FEWEST_EXAMPLES, len(clauses(game.id)))
    assert fewest <= len(examples) <= MOST_EXAMPLES, (
        f"{game.id}: {len(examples)} examples in handbook.json; write {fewest} to {MOST_EXAMPLES}"
    )
    for example in examples:
        shown = game_handbooks.drawn(game.id, example)
        there = {thing["id"] for thing in elements({"areas": shown["areas"]})}
        assert there and set(shown["points"]) <= there, example["id"]


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_for_newcomers_are_read_in_a_minute(game: Game[Any], lang: str) -> None:
    text = (game_data.GAMES / game.id / f"handbook.{lang}.ftl").read_text(encoding="utf-8")
    said = re.search(r"^new-here = (.+)\n    \.goal = (.+)$", text, re.MULTILINE)
    assert said is not None
    assert 40 < len(" ".join(said.groups()).split()) <= SIXTY_SECONDS
