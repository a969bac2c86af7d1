"""Judgement of a decision: clear and hopeless leads, play-on by strong bots, and when it is given up early."""

import itertools
from typing import Any

import pytest

from kajuta.bots import SeatKnowledge, Thinking
from kajuta.core.rng import Rng
from kajuta.games import game
from kajuta.games.deadmansdraw.rules.cards import KEY, MAP, encode_card
from league import puzzle_judgement
from league.parse_bot_words import Player, parse_player
from league.puzzle_judgement import Lead, PairedPlayouts, confirm, deals_to_confirm, judge, play_on, quick_lead
from tests.helpers import miniature

DRAW = game("deadmansdraw")


def sure_bust() -> SeatKnowledge:
    """Position in which flipping the last card is certain to bust."""
    state = DRAW.new(2, DRAW.complete_options(2, {}), 1)
    state.row[:] = [encode_card(MAP, 5), encode_card(KEY, 5)]
    state.draw_pile[:] = [encode_card(KEY, 7)]
    state.flipped = True
    return SeatKnowledge(DRAW, state)


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


@pytest.mark.parametrize(
    ("answer", "others", "holds"),
    [("take", ["flip"], True), ("take", ["flip", "take"], False), ("flip", ["take"], False), ("take", ["take"], False)],
)
def test_an_answer_holds_if_it_stays_ahead_of_all_others_when_played_on(
    answer: str, others: list[str], holds: bool
) -> None:
    boy = parse_player("boy", DRAW)
    played = play_on(sure_bust(), (answer,), [(one,) for one in others], 1, boy)
    assert (played is not None) == holds
    assert played is None or played == {("take",): 1000, ("flip",): 500}


@pytest.mark.parametrize(
    ("wins_of_answer", "wins_of_other", "holds", "pairs"),
    [("10" * 50, "01" * 50, False, 50), ("1" * 100, "1" * 100, False, 40), ("1" * 100, "10" * 50, True, 40)],
)
def test_strong_bots_stop_when_the_answer_will_most_likely_fail(
    wins_of_answer: str, wins_of_other: str, holds: bool, pairs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Equal candidates fail before all deals are played; a clear lead holds after the least number of them."""
    deals = itertools.count()

    def won(*_: Any) -> list[float]:
        deal = next(deals)
        return [float(wins_of_answer[deal]), float(wins_of_other[deal])]

    monkeypatch.setattr(puzzle_judgement, "victories_in_one_deal", won)
    played = play_on(sure_bust(), ("take",), [("flip",)], 1, parse_player("boy", DRAW))
    assert (played is not None) == holds
    assert next(deals) == pairs


def test_the_bot_that_plays_on_decides_whether_an_answer_holds() -> None:
    """Diving wins if the opponent gives up a 6 to sink the new shell; otherwise both actions end in a tie."""
    shells = miniature.GAME.new(2, miniature.GAME.complete_options(2, {}), 1)
    shells.draw_pile, shells.discard = [5], []
    shells.hands, shells.rows = [[1], [miniature.SINKER]], [[2, 3], [4, 1]]
    info = SeatKnowledge(miniature.GAME, shells)

    def plays(preferred: str) -> Player:
        def bot(info: SeatKnowledge, rng: Rng, thinking_time: float | None = None) -> Thinking:
            yield 1.0
            legal = info.determinize(rng).legal_actions()
            return next((action for action in legal if action[0] == preferred), legal[0])

        return Player(miniature.GAME, bot)

    assert play_on(info, ("dive",), [("lay", 0)], 1, plays("sink"))
    assert play_on(info, ("dive",), [("lay", 0)], 1, plays("pass")) is None


def test_after_some_turns_the_position_is_evaluated_instead() -> None:
    info = SeatKnowledge(DRAW, DRAW.new(2, DRAW.complete_options(2, {}), 1))
    to_the_end, truncated = (PairedPlayouts(info, [("flip",)], 1, None, turns) for turns in (None, 1))
    to_the_end.play(9)
    truncated.play(9)
    assert {*to_the_end.won[0]} == {0.0, 1.0}
    assert all(0 < chance < 1 for chance in truncated.won[0])


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
