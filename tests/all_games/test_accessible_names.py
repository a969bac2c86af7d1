"""Accessible names on tables: different things have different names, and names include all visible numbers."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from kajuta.core.rng import Rng
from kajuta.core.scene import Element, Scene
from kajuta.games import all_games
from tests.helpers.tables import Table, play, tables

POSITIONS = 50
EVERY = 9
SILENT = {"fresh", "empty"}
"""Marks that a screen reader does not read."""

TABLES = [table for game in all_games() for table in tables(game)]


def named(node: Any, around: tuple[object, ...] = ()) -> Iterator[tuple[str, Element]]:
    """Yield every element with the text that a screen reader reads: groups around it, label, count, badge and marks."""
    for item in node.get("areas", node.get("items", ())):
        if "items" in item:
            yield from named(item, (*around, item.get("seat"), item.get("title")))
        else:
            marks = [mark for mark in item.get("marks", ()) if mark not in SILENT]
            heard = (around, item["label"], item.get("count"), item.get("badge"), item.get("note"), marks)
            yield json.dumps(heard, sort_keys=True), item


def looks(element: Element) -> object:
    """Visible features by which a viewer can tell elements apart."""
    return [element["kind"], element.get("face"), element.get("back"), element.get("seat"), element.get("color")]


def scenes(table: Table) -> Iterator[Scene]:
    """Yield scenes of random games, each seen by the seat to act."""
    count = 0
    seed = 0
    while count < POSITIONS:
        seed += 1
        for number, (state, _) in enumerate(play(table.new(seed), Rng(seed), 100_000)):
            if number % EVERY == 0 and count < POSITIONS:
                count += 1
                yield table.game.scene(state, state.to_act)


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_no_two_different_things_have_one_name(table: Table) -> None:
    for scene in scenes(table):
        seen: dict[str, object] = {}
        for name, element in named(scene):
            assert seen.setdefault(name, looks(element)) == looks(element), name


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_every_number_that_is_seen_is_heard(table: Table) -> None:
    for scene in scenes(table):
        for name, element in named(scene):
            value = str(element.get("face", {}).get("value", ""))
            for number in re.findall(r"\d+", value):
                assert re.search(rf"(?<!\d){number}(?!\d)", name), f"{element['id']} shows {value}, but says {name}"
