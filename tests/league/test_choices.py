"""Choices of bots in the same positions."""

from pathlib import Path

import pytest

from kajuta import cli
from kajuta.bots import SeatKnowledge
from kajuta.core.rng import Rng
from kajuta.games import game
from kajuta.games.deadmansdraw.rules.cards import KEY, MAP, encode_card
from league.choice_quality import (
    GameChoicesTask,
    MeasuredChoice,
    mean_with_margin,
    measure_choices_in_game,
    measure_choices_in_games,
    table,
    win_rates,
)

DRAW = game("deadmansdraw")
TASK = GameChoicesTask("deadmansdraw", 2, DRAW.complete_options(2, {}), ("boy", "random"), 3, 1)


def test_the_same_task_finds_the_same_choices_and_none_is_better_than_the_best() -> None:
    first, second = measure_choices_in_game(TASK), measure_choices_in_game(TASK)
    assert [one.gains for one in first] == [one.gains for one in second]
    assert first
    assert all(gained <= one.best for one in first for gained in one.gains.values())
    assert all(one.gains.keys() == {"boy", "random"} for one in first)


def test_a_sure_bust_is_worth_less_than_the_loot() -> None:
    state = DRAW.new(2, DRAW.complete_options(2, {}), 1)
    state.row[:] = [encode_card(MAP, 5), encode_card(KEY, 5)]
    state.draw_pile[:] = [encode_card(KEY, 7)]
    state.flipped = True
    taken, flipped = win_rates(SeatKnowledge(DRAW, state), [("take",), ("flip",)], 3, Rng(1))
    assert taken == 1 > flipped


def test_a_mean_says_how_far_it_may_be_off() -> None:
    few, many = mean_with_margin([0.0, 0.1] * 5), mean_with_margin([0.0, 0.1] * 500)
    assert few.mean == pytest.approx(many.mean) == pytest.approx(0.05)
    assert 0 < many.margin < few.margin


def test_the_table_compares_each_bot_with_the_one_named_before_it() -> None:
    rows = table(["a", "b"], [MeasuredChoice({"a": 0.01, "b": 0.03}, {"a": 0.1, "b": 0.2}, 0.05)] * 2).splitlines()
    assert rows[-2].startswith("| a | +1.00 ± 0.00 % | - | 0.100 |")
    assert rows[-1].startswith("| b | +3.00 ± 0.00 % | +2.00 ± 0.00 % | 0.200 |")


def test_what_was_looked_at_is_not_looked_at_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "choices.jsonl"
    (first,) = measure_choices_in_games([TASK], None, path)
    monkeypatch.setattr("league.choice_quality.measure_choices_in_game", lambda _: pytest.fail("it was known"))
    assert list(measure_choices_in_games([TASK], None, path)) == [first]


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["choices", "deadmansdraw", "--players", "2", "--bots", "random,boy", "--games", "1", "--deals", "2"]
    assert cli.main(arguments) == 0
    printed = capsys.readouterr().out
    assert "| random | " in printed
    assert "| boy | " in printed
