"""The table of ranks: opponents of each rank, and the content of the file."""

import json
from pathlib import Path
from typing import Any

import pytest

from kajuta import cli


def strength(folder: Path, *arguments: str) -> list[dict[str, Any]]:
    """Tables in the file after running the strength command with these arguments."""
    path = folder / "strength.json"
    assert cli.main(["strength", *arguments, "--to", str(path)]) == 0
    tables: list[dict[str, Any]] = json.loads(path.read_text())["tables"]
    return tables


def test_each_rank_meets_the_one_below_it_on_every_seat(tmp_path: Path) -> None:
    [table] = strength(tmp_path, "deadmansdraw", "--players", "3", "--bots", "boy,sailor,mate", "--games", "4")
    assert (table["seats"], table["options"], table["crew"]) == (3, {}, False)
    assert [(row["rank"], row["games"]) for row in table["ranks"]] == [("sailor", 6), ("mate", 6)], "whole rotations"


def test_a_crew_is_of_one_rank_and_its_table_is_named_by_unusual_options(tmp_path: Path) -> None:
    arguments = ["tranquility", "--players", "1", "--bots", "boy", "--games", "2"]
    [table] = strength(tmp_path, *arguments, "--set", "storms=on")
    assert (table["crew"], table["options"]) == (True, {"storms": "on"})
    assert [(row["rank"], row["mean"]) for row in table["ranks"]] == [("boy", 0)]
    both = strength(tmp_path, *arguments)
    assert [one["options"] for one in both] == [{}, {"storms": "on"}]


def test_what_is_measured_again_replaces_itself_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "strength.json"
    old = {"rank": "captain", "player": "captain", "games": 9, "mean": 0.7, "low": 0.5, "high": 0.9, "origin": "before"}
    table = {"seats": 2, "options": {}, "crew": False, "ranks": [{**old, "rank": "sailor"}, old]}
    path.write_text(json.dumps({"alike": ["safe-choices"], "tables": [table]}))
    [found] = strength(tmp_path, "deadmansdraw", "--players", "2", "--bots", "boy,sailor", "--games", "2")
    assert found["ranks"][1:] == [old]
    assert found["ranks"][0]["games"] == 2
    assert json.loads(path.read_text())["alike"] == ["safe-choices"]
    assert '"sailor"' in capsys.readouterr().out
