"""Judgement of a decision: clear and hopeless leads, and when it is given up early."""

import itertools
from typing import Any

import pytest

from kajuta.bots import SeatKnowledge, Thinking
from kajuta.core.rng import Rng
from league import puzzle_judgement
from league.puzzle_judgement import Lead, PairedPlayouts, confirm, deals_to_confirm, judge, quick_lead
from tests.league.positions import DRAW, sure_bust


@pytest.mark.parametrize("judged_by", [judge, confirm])
def test_what_always_wins_is_clearly_ahead(judged_by: Any) -> None:
    found = judged_by(sure_bust(), [("flip",), ("take",)], 1, 80)
    assert found.best == 1
    assert found.is_clear
    assert not found.is_hopeless
    assert found.chances[1] == 1


def test_equal_candidates_are_hopeless() -> None:
    found = judge(sure_bust(), [("take",), ("take",)], 1, 400)
    assert found.is_hopeless
    assert not found.is_clear
    assert found.deals < 400


def test_an_answer_that_is_behind_is_judged_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    """The third action is ahead of the second in one of eight deals, which is neither clear nor hopeless at first."""
    deals = itertools.count()
    monkeypatch.setattr(
        puzzle_judgement,
        "victories_in_one_deal",
        lambda _, actions, *__: [
            {"flip": 0.0, "second": float(next(deals) % 8 > 0), "third": 1.0}[one[0]] for one in actions
        ],
    )
    actions = [("flip",), ("second",), ("third",)]
    assert judge(sure_bust(), actions, 1, 400, answer=2).deals > puzzle_judgement.BLOCK
    found = judge(sure_bust(), actions, 1, 400, answer=0)
    assert (found.best, found.deals) == (2, puzzle_judgement.BLOCK)


def test_who_is_clearly_behind_is_played_no_further_but_two_stay() -> None:
    playouts = PairedPlayouts(sure_bust(), [("take",), ("flip",), ("take",)], 1)
    playouts.play(40)
    playouts.drop_those_clearly_behind()
    playouts.play(5)
    assert [len(won) for won in playouts.won] == [45, 40, 45]


def test_an_action_that_is_played_later_is_played_in_the_same_deals() -> None:
    info = SeatKnowledge(DRAW, DRAW.new(2, DRAW.complete_options(2, {}), 1))
    together, apart = (PairedPlayouts(info, [("flip",), ("flip",)], 1) for _ in range(2))
    together.play(9)
    apart.play(6, [0])
    apart.play(3, [0])
    apart.play(9, [1])
    assert together.won == apart.won
    assert together.won[0] == together.won[1] != [together.won[0][0]] * 9


def test_luck_in_the_deals_of_a_dropped_action_is_corrected() -> None:
    playouts = PairedPlayouts(sure_bust(), [("take",), ("take",), ("flip",)], 1)
    playouts.won = [[1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 1.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0]]
    assert [playouts.estimate(index, 0) for index in (1, 2)] == [0.375, 0.0]


def test_a_decision_without_a_lead_is_given_up_early(monkeypatch: pytest.MonkeyPatch) -> None:
    info, played = sure_bust(), []

    def utility(*args: Any) -> float:
        played.append(args)
        return 0.5

    monkeypatch.setattr(puzzle_judgement, "playout_utility", utility)
    assert quick_lead(info, [("take",), ("flip",)], 1, 24)[1] == 0
    assert len(played) == 2 * puzzle_judgement.QUICK_LOOK


def test_a_lead_that_vanishes_is_given_up_at_a_later_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first action is ahead in the first deal and behind in the second one."""
    values = [0.7, 0.5, 0.3, *[0.5] * 45]
    left = iter(values)
    monkeypatch.setattr(puzzle_judgement, "playout_utility", lambda *_: next(left))
    quick_lead(sure_bust(), [("take",), ("flip",)], 1, 24)
    assert len(values) - len([*left]) == 2 * 3 * puzzle_judgement.QUICK_LOOK


def test_a_small_lead_needs_more_deals_to_be_confirmed() -> None:
    assert deals_to_confirm(Lead(0.09, 0.04), 400) > deals_to_confirm(Lead(0.2, 0.04), 400)


@pytest.mark.parametrize(
    ("finds", "at_most", "counted", "tries"),
    [("x" * 20, 6, 7, 4), (("x" + "-" * 3) * 5, 6, 5, 20), ("xx-xx-xx" + "-" * 12, 6, 7, 7), ("x" * 20, 20, 20, 20)],
)
def test_a_rank_that_finds_too_often_gets_no_more_tries(
    finds: str, at_most: int, counted: int, tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def bot(info: SeatKnowledge, rng: Rng, thinking_time: float | None = None) -> Thinking:
        yield 1.0
        asked.append(1)
        return ("take",) if finds[len(asked) - 1] == "x" else ("flip",)

    monkeypatch.setattr(puzzle_judgement, "RANKS", {"boy": bot})
    assert puzzle_judgement.times_found(sure_bust(), "boy", ("take",), at_most) == counted
    assert len(asked) == tries
