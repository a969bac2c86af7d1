"""Compatibility: the saves in tests/samples, written by earlier releases and never changed, still open."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kajuta import games
from kajuta.core import position_json
from kajuta.match import position_backup, saves

SAMPLES = Path(__file__).parents[1] / "samples"
FILES = sorted((SAMPLES / "saves").glob("*.jsonl"))
SAVES = {
    f"{file.stem}-{number}": json.loads(line)
    for file in FILES
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
}
RECORDS = [json.loads(line) for line in (SAMPLES / "records.jsonl").read_text(encoding="utf-8").splitlines()]
CLASSES = json.loads((SAMPLES / "classes.json").read_text(encoding="utf-8"))


def things(data: Any) -> Iterator[str]:
    """Class paths in a saved position, in order of occurrence."""
    if isinstance(data, dict):
        if "t" in data and "v" in data:
            yield data["t"]
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from things(part)


@pytest.mark.parametrize("name", SAVES)
def test_a_recorded_save_opens_at_its_last_step_and_is_written_as_it_was(name: str) -> None:
    save = SAVES[name]
    match, notice = saves.load_match(save)
    assert notice is None
    assert len(match.entries) == len(save["entries"])
    assert match.state.digest() == save["digest"]
    written = json.loads(json.dumps(saves.make_save(match)))
    assert written == save
    assert list(written) == list(save)
    if "position" in save:
        assert position_json.position_to_json(match.game, match.state_after(0)) == save["position"]
        later = position_json.position_to_json(match.game, match.state)
        assert later.keys() == save["position"].keys()
        if match.state.to_act is not None:  # a finished game cannot be continued
            assert CLASSES[save["game"]].keys() >= set(things(later))


@pytest.mark.parametrize("number", range(len(RECORDS)))
def test_a_recorded_last_position_shows_the_table_as_it_was_left(number: int) -> None:
    save, position = RECORDS[number]["save"], RECORDS[number]["lastPosition"]
    lost = {**save, "entries": [None] * len(save["entries"])}
    for record in (save, lost):
        match, _ = position_backup.load_match_with_backup(record, position)
        assert len(match.entries) == len(save["entries"])
        assert match.state.digest() == save["digest"]


@pytest.mark.parametrize("game", CLASSES)
def test_the_list_of_classes_says_where_each_recorded_class_is(game: str) -> None:
    found: dict[str, dict[str, list[int]]] = {}
    for name, save in SAVES.items():
        stem, _, number = name.rpartition("-")
        if save["game"] == game and "position" in save:
            for path in dict.fromkeys(things(save["position"])):
                found.setdefault(path, {}).setdefault(f"{stem}.jsonl", []).append(int(number))
    assert CLASSES[game] == found


RELEASED = [game for game in games.all_games() if any(save["game"] == game.id for save in SAVES.values())]
"""Games with samples; a new game gets its samples with its first release."""


@pytest.mark.parametrize("game", RELEASED, ids=lambda game: str(game.id))
def test_samples_cover_all_seats_and_option_values_of_a_game(game: Any) -> None:
    saved = [save for save in SAVES.values() if save["game"] == game.id]
    assert {len(save["seats"]) for save in saved} == set(game.players)
    assert {save.get("edition", 1) for save in saved} == set(range(1, game.edition + 1))
    for option in game.options:
        chosen = [save["options"][option.id] for save in saved if save.get("edition", 1) >= option.since]
        values = {one for value in chosen for one in (value if isinstance(value, list) else [value])}
        assert values >= set(option.values), option.id


def test_samples_cover_all_kinds_of_entries_and_seats() -> None:
    done = [entry for save in SAVES.values() for entry in save["entries"] if isinstance(entry, dict)]
    assert {entry["do"] for entry in done} == {"concede", "seat", "hint", "standing"}
    assert {entry["answer"] for entry in done if entry["do"] == "standing"} == {"ask", "never", "mine"}
    kinds = {"human", "guest", "boy", "sailor", "mate", "captain", "heuristic", "random"}
    assert {seat["kind"] for save in SAVES.values() for seat in save["seats"]} == kinds
    assert {entry["kind"] for entry in done if entry["do"] == "seat"} == kinds
