"""Puzzles of the site: those that fit their game, in their packed form."""

import json
from typing import Any

import pytest

from kajuta.games import all_games
from kajuta.puzzles.puzzle import Puzzle
from league import puzzle_file
from tools import puzzle_data

ALL = [{"id": game.id} for game in all_games()]


def test_every_stored_puzzle_fits_and_no_file_is_too_large(capsys: pytest.CaptureFixture[str]) -> None:
    files = puzzle_data.files(ALL)
    assert capsys.readouterr().out == ""
    listed = json.loads(files["data/puzzles.json"])["games"]
    for game in all_games():
        stored = puzzle_file.read_puzzles(game).puzzles
        assert listed[game.id] == [{"id": one.id, "difficulty": one.difficulty} for one in stored]
        if stored:
            packed = json.loads(files[f"data/{game.id}.puzzles.json"])
            assert [one["id"] for one in packed] == [one.id for one in stored]
            assert Puzzle.unpack(game, packed[0]["packed"]) == stored[0]


def with_puzzles(monkeypatch: pytest.MonkeyPatch, change: Any) -> Any:
    """Change the first puzzle of the first game with puzzles; return the game and the puzzle's id."""
    game = next(one for one in all_games() if puzzle_file.read_puzzles(one).puzzles)
    stored = [one.to_json() for one in puzzle_file.read_puzzles(game).puzzles]
    change(stored[0])
    read = puzzle_file.puzzles_in(game, {"kajuta-puzzles": 1, "puzzles": stored})
    monkeypatch.setattr(puzzle_file, "read_puzzles", lambda _: read)
    return game, stored[0]["id"]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda one: one["candidates"].reverse(), "its candidates are not the legal actions"),
        (
            lambda one: one.update(reasons=[[{"id": "why-nothing"}]] * len(one["candidates"])),
            "there are no words for why-nothing",
        ),
        (
            lambda one: one["follow_ups"].__setitem__(0, [[{"id": "log-nothing"}, 50, False, False]]),
            "there are no words for log-nothing",
        ),
    ],
)
def test_a_puzzle_that_no_longer_fits_is_left_out_with_a_warning(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], change: Any, why: str
) -> None:
    game, puzzle_id = with_puzzles(monkeypatch, change)
    assert puzzle_id not in [one.id for one in puzzle_data.fitting_puzzles(game.id)]
    assert capsys.readouterr().out == f"warning: puzzle {puzzle_id} of {game.id} is left out: {why}\n"
