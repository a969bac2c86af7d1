"""The command line: commands, output and exit codes."""

import json
from pathlib import Path
from typing import Any

import pytest

from kajuta import cli, games
from kajuta.match import Match, saves
from kajuta.match.match_setup import Setup
from tests.helpers import miniature


@pytest.fixture(autouse=True)
def miniature_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (games, cli):
        monkeypatch.setattr(module, "all_games", lambda: (miniature.GAME,))


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert cli.main([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_games_lists_players_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "games") == [{"id": "shells", "players": [2, 3, 4], "options": {"sinking": ["off", "on"]}}]


def test_simulate_counts_games_wins_and_scores(capsys: pytest.CaptureFixture[str]) -> None:
    result = run(capsys, "simulate", "shells", "--players", "3", "--games", "20", "--seed", "5")
    assert (result["games"], result["finished"], len(result["wins"])) == (20, 20, 3)
    assert sum(result["wins"]) >= 20
    assert result["decisions"] > 40


def test_the_same_series_gives_the_same_games_on_two_processes(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ("simulate", "shells", "--players", "2", "--games", "6", "--bots", "random")
    one, two = run(capsys, *bots), run(capsys, *bots, "--jobs", "2")
    for key in ("wins", "mean_scores", "decisions"):
        assert one[key] == two[key]


def test_options_are_set_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    def decisions(value: str) -> int:
        return int(run(capsys, "simulate", "shells", "--players", "2", "--set", f"sinking={value}")["decisions"])

    assert decisions("on") != decisions("off")


def test_bench_measures_every_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    rows = run(capsys, "bench", "shells", "--seconds", "0.01")
    assert [row["players"] for row in rows] == [2, 3, 4]
    assert all(row["copy_microseconds"] > 0 for row in rows)


def test_replay_prints_the_digest_of_a_save(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    seats = [{"name": "A", "kind": "human"}, {"name": "B", "kind": "random"}]
    match = Match(Setup.from_json({"game": "shells", "seats": seats, "seed": 1, "options": {}}, new=True))
    match.play(("lay", 1))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(saves.make_save(match)))
    result = run(capsys, "replay", str(file))
    assert (result["steps"], result["outcome"], result["notice"]) == (1, None, None)
    assert result["digest"] == match.state.digest()


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "chess", "--players", "2"),
        ("simulate", "shells", "--players", "9"),
        ("simulate", "shells", "--players", "2", "--set", "sinking=maybe"),
        ("simulate", "shells", "--players", "2", "--bots", "genius"),
        ("replay", "no-such-file.json"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    assert cli.main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("kajuta: ")
    assert said.err.count("\n") == 1


def test_simulate_names_the_bots_that_it_takes(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "shells", "--players", "2", "--bots", "captain/turns=2"]) == 2
    said = capsys.readouterr().err
    assert "no bot 'captain/turns=2'; it takes random, heuristic, boy, sailor, mate, captain." in said
    assert "league" in said
