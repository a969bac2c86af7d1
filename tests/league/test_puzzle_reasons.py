"""Reasons of puzzles: they name what a person sees changed on the table, or say that it shows only later."""

from typing import Any

import pytest

from kajuta.bots import SeatKnowledge
from kajuta.coach.reasons import BestAndAlternativeEvaluation, PositionEvaluation, compared_seats
from kajuta.core.message import Message, msg
from kajuta.core.outcome import ScoreLine
from kajuta.core.rng import Rng
from kajuta.games import game
from kajuta.games.deadmansdraw.rules.cards import CHEST, HOOK, KEY, MAP, encode_card
from kajuta.games.tranquility.rules.cards import WILD
from kajuta.puzzles.puzzle import WINS
from league import puzzle_reasons
from league.puzzle_reasons import (
    Evaluations,
    GameEvaluations,
    PuzzleReason,
    choose_reasons,
    explain_candidates,
    find_puzzle_reasons,
    seats_that_matter,
    visible_reasons,
)

SUBMARINE = game("submarine")
DRAW = game("deadmansdraw")
DEALS = 20
NOTHING: dict[str, float] = {}


def positions(best: dict[str, float], other: dict[str, float], deals: int = DEALS) -> Evaluations:
    """Positions after the best action and another one, by features of the first seat; alike after ``deals`` of them."""
    model = SUBMARINE.evaluation_model
    assert model is not None
    names = model.features

    def evaluation(values: dict[str, float]) -> PositionEvaluation:
        scales = [SUBMARINE.reason_text_by_feature[name].scale for name in names]
        weighted = [values.get(name, 0.0) for name in names]
        counted = [value * scale for value, scale in zip(weighted, scales, strict=True)]
        zeros = [0.0] * len(names)
        return PositionEvaluation(sum(weighted), [weighted, zeros], [counted, zeros], None)

    pairs = [BestAndAlternativeEvaluation(evaluation(best), evaluation(other))] * deals
    return pairs + [BestAndAlternativeEvaluation(evaluation(other), evaluation(other))] * (DEALS - deals)


def told(at_once: Evaluations, later: Evaluations, at_turn_end: Evaluations | None = None) -> list[Any]:
    state = SUBMARINE.new(2, SUBMARINE.complete_options(2, {}), 1)
    sides = compared_seats(SUBMARINE, state, 0)
    at_turn_end = at_turn_end or positions(NOTHING, NOTHING)
    return [one.sentence for one in choose_reasons(SUBMARINE, sides, at_once, at_turn_end, later)]


def test_what_is_seen_at_once_is_told_with_the_number_seen() -> None:
    seen, later = positions({"ready": 2}, NOTHING), positions({"ready": 3}, NOTHING)
    assert told(seen, later) == [msg("why-ready", way="more", number=2)]


def test_what_shows_only_later_says_so() -> None:
    later = positions({"ready": 3}, NOTHING, deals=15)
    what = msg("why-ready", way="more", number=3)
    assert told(positions(NOTHING, NOTHING), later) == [msg("coach-later-average", what=what)]
    assert told(positions(NOTHING, NOTHING), positions({"ready": 3}, NOTHING)) == [msg("coach-later", what=what)]


def test_what_contradicts_the_table_is_no_reason() -> None:
    assert told(positions(NOTHING, {"ready": 1}), positions({"ready": 3}, NOTHING)) == []


def test_saved_fees_are_no_reason_where_treasures_are_given_up_for_them() -> None:
    fees = {"fees": 1.0}
    assert told(positions(fees, NOTHING), positions(fees, NOTHING)) != []
    assert told(positions(fees, {"reach": 0.9}), positions(fees, NOTHING)) == []


@pytest.mark.parametrize("promise", ["ready", "reach", "later"])
def test_a_promise_is_no_reason_against_what_is_done_this_turn(promise: str) -> None:
    promised, done = positions({promise: 2}, NOTHING), positions(NOTHING, {"treasures": 1})
    better = positions({promise: 2}, NOTHING)
    assert told(promised, better, better) != []
    assert told(promised, better, positions({promise: 2}, {"treasures": 1})) == []
    assert told(done, better, better) == []


def test_only_the_strongest_rival_matters() -> None:
    state = DRAW.new(4, DRAW.complete_options(4, {}), 1)
    for seat, value in ((1, 2), (2, 9), (3, 5)):
        state.banks[seat][CHEST] = (encode_card(CHEST, value),)
    info = SeatKnowledge(DRAW, state, seat=state.active)
    assert [side.rival for side in seats_that_matter(info, Rng(1))] == [None, 2]
    crew = game("tranquility")
    alone = SeatKnowledge(crew, crew.new(2, crew.complete_options(2, {}), 1))
    assert [side.rival for side in seats_that_matter(alone, Rng(1))] == [None]


@pytest.mark.parametrize(
    ("action", "words", "card"),
    [
        (("hook", CHEST), "taking-own", "chest"),
        (("sword", 1, MAP), "taking-stolen", "map"),
        (("map", encode_card(KEY, 4)), "taking-discarded", "key"),
    ],
)
def test_the_first_sentence_names_the_card_that_the_best_action_takes(
    action: Any, words: str, card: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = DRAW.new(2, DRAW.complete_options(2, {}), 1)
    state.banks[0][CHEST], state.banks[1][MAP] = (encode_card(CHEST, 2),), (encode_card(MAP, 7),)
    info = SeatKnowledge(DRAW, state, seat=0)
    reasons = [PuzzleReason(msg("why-turn"), "turn"), PuzzleReason(msg("why-prey", number=2), "prey")]
    monkeypatch.setattr(puzzle_reasons, "find_puzzle_reasons", lambda *_: reasons)
    explanation = explain_candidates(info, {("flip",): 100, action: 300, ("take",): 200}, {}, "0000000a", {})
    assert explanation is not None
    first, second = explanation.sentences["take",]
    assert (first["id"], first["args"]["what"]) == ("coach-taking", msg("why-turn"))
    assert first["args"]["taking"]["id"] == words
    assert first["args"]["taking"]["args"]["card"]["id"] == f"card-{card}.acc"
    assert second == msg("why-prey", number=2)
    assert explanation.sentences[action] == ()
    assert explanation.theme == "turn"


def test_how_well_it_turns_out_is_no_reason() -> None:
    assert told(positions(NOTHING, NOTHING), positions({"lead": 2}, NOTHING)) == []


@pytest.mark.parametrize(("ready", "features"), [(0.0, ["treasures"]), (1.9, ["treasures", "ready"]), (2.1, ["ready"])])
def test_a_gain_that_shows_only_later_is_told_if_it_outweighs_all_else(ready: float, features: list[str]) -> None:
    later = told(positions(NOTHING, NOTHING), positions({"treasures": 2, "ready": ready}, NOTHING))
    assert [one["args"]["what"]["id"] for one in later] == [f"why-{feature}" for feature in features]


def test_what_is_reached_by_the_end_of_the_turn_explains_a_game_that_is_over_later() -> None:
    lost, won = positions(NOTHING, NOTHING)[0].best, PositionEvaluation(9.0, None, None, 1.0)
    sentences = told(positions(NOTHING, NOTHING), ends(won, lost, 11), positions({"ready": 1}, NOTHING))
    assert [one["id"] for one in sentences] == ["coach-by-turn-end"]


@pytest.mark.parametrize(("prey", "is_told"), [(0.7, False), (0.9, True)])
def test_a_side_effect_is_no_reason(prey: float, is_told: bool) -> None:
    seen = positions({"later": prey}, NOTHING)
    sentences = told(seen, positions({"ready": 2, "later": prey}, NOTHING))
    assert (len(sentences) == 2) == is_told


@pytest.mark.parametrize(("now", "is_told"), [(0.4, False), (0.6, True)])
def test_what_brings_little_by_the_end_of_the_turn_explains_no_later_gain(now: float, is_told: bool) -> None:
    at_turn_end, later = positions({"ready": now}, NOTHING), positions({"lead": 2}, NOTHING)
    assert bool(told(positions(NOTHING, NOTHING), later, at_turn_end)) == is_told


def ends(best: PositionEvaluation, other: PositionEvaluation, deals: int = DEALS) -> Evaluations:
    """Positions after the best action and another one; both are like after the other one in all but ``deals``."""
    return [BestAndAlternativeEvaluation(best, other)] * deals + [BestAndAlternativeEvaluation(other, other)] * (
        DEALS - deals
    )


@pytest.mark.parametrize(("deals", "is_told"), [(20, True), (13, True), (11, False)])
def test_to_win_within_a_few_turns_is_a_reason_with_what_is_seen_at_once(deals: int, is_told: bool) -> None:
    seen = positions({"ready": 1}, {"later": 1})
    lost, won = positions(NOTHING, NOTHING)[0].best, PositionEvaluation(1.0, None, None, 1.0)
    what = told(seen, ends(won, lost, deals))
    assert [one["args"].get("what", one) if "args" in one else one for one in what][:1] == (
        [msg("coach-wins-soon")] if is_told else []
    )
    assert what[1:] == ([msg("why-ready", way="more", number=1)] if is_told else [])


@pytest.mark.parametrize(("end", "first"), [("coach-wins", "coach-wins"), ("coach-wins-soon", "why-bonus")])
def test_only_an_end_at_once_comes_before_what_is_seen_at_once(
    end: str, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_reasons, "PLAYOUTS", 2)
    monkeypatch.setattr(puzzle_reasons, "DEALS_AT_ONCE", 1)
    monkeypatch.setattr(puzzle_reasons, "choose_reasons", lambda *_: [PuzzleReason(msg(end), WINS)])
    bonus = PuzzleReason(msg("why-bonus", number=3), "points")
    monkeypatch.setattr(puzzle_reasons, "visible_reasons", lambda *_: [bonus])
    state = DRAW.new(2, DRAW.complete_options(2, {}), 1)
    action = state.legal_actions()[0]
    told = find_puzzle_reasons(SeatKnowledge(DRAW, state), action, action, 1)
    assert told[0].sentence["id"] == first


def test_more_points_are_a_reason_if_the_game_ends_within_a_few_turns() -> None:
    label = msg("line-treasures")
    best, other = (
        PositionEvaluation(end, None, None, end, [ScoreLine(label, points)]) for end, points in ((1, 7), (0, 4))
    )
    assert told(positions(NOTHING, NOTHING), ends(best, other))[-1] == msg("coach-scores", number=3, label=label)


def test_lines_of_the_final_scoring_are_compared_whatever_count_they_name() -> None:
    best, other = (
        PositionEvaluation(end, None, None, end, [ScoreLine(msg("line-ports", count=count), points)])
        for end, count, points in ((1, 6, 6), (0, 5, 3))
    )
    label = msg("line-ports", count=6)
    assert told(positions(NOTHING, NOTHING), ends(best, other))[-1] == msg("coach-scores", number=3, label=label)


def test_the_games_that_were_played_on_give_the_reasons() -> None:
    """Without them playouts do, in which the positions differ."""
    state = SUBMARINE.new(2, SUBMARINE.complete_options(2, {}), 1)
    info = SeatKnowledge(SUBMARINE, state, seat=state.to_act)
    best, other, *_ = state.legal_actions()
    lost, won = (PositionEvaluation(chance, None, None, chance) for chance in (0.0, 1.0))
    games = {best: [GameEvaluations(won, won)] * DEALS, other: [GameEvaluations(lost, lost)] * (DEALS + 5)}
    assert [one.theme for one in find_puzzle_reasons(info, best, other, 1, games)][:1] == [WINS]
    assert find_puzzle_reasons(info, other, best, 1, games) == []


def test_what_holds_in_too_few_deals_is_no_reason() -> None:
    assert told(positions(NOTHING, NOTHING), positions({"ready": 9}, NOTHING, deals=11)) == []


def test_bonus_cards_that_the_best_action_brings_are_a_reason() -> None:
    with_key, without = (DRAW.new(2, DRAW.complete_options(2, {}), 1) for _ in range(2))
    with_key.row[:] = [encode_card(CHEST, 5), encode_card(HOOK, 4), encode_card(KEY, 3)]
    without.row[:] = [encode_card(CHEST, 5), encode_card(HOOK, 4), encode_card(MAP, 3)]
    assert [one.sentence for one in visible_reasons(DRAW, 0, [(with_key, without)])] == [msg("why-bonus", number=3)]
    assert visible_reasons(DRAW, 0, [(without, with_key)]) == []
    with_key.busting = encode_card(HOOK, 6)
    assert visible_reasons(DRAW, 0, [(with_key, without)]) == []


@pytest.mark.parametrize(
    ("best", "other", "saved"), [("lay", "discard", 2), ("wild", "discard", 1), ("discard", "wild-start", 6)]
)
def test_cards_that_the_best_action_saves_are_a_reason(best: str, other: str, saved: int) -> None:
    tranquility = game("tranquility")
    state = tranquility.new(2, tranquility.complete_options(2, {"wilds": "on"}), 1)
    state.sea[1] = 10
    state.hands[0] = [3, 60, 61, 62, WILD]
    state.active = state.to_act = 0
    actions = {"lay": ("lay", 60, 20), "wild": ("wild", 0), "discard": ("discard",), "wild-start": ("wild-start",)}
    after = (state.copy(), state.copy())
    for one, action in zip(after, (best, other), strict=True):
        one.apply(actions[action])
    assert [one.sentence for one in visible_reasons(tranquility, 0, [after])] == [msg("why-price", number=saved)]


@pytest.mark.parametrize(
    ("later", "told"),
    [
        ([(-3, -5)], [msg("why-price", number=2)]),
        ([(-3, -6)], [msg("coach-later", what=msg("why-price", number=3))]),
        ([(-5, -5)], []),
        ([(-3, -6), (-5, -5)], []),
        ([(-5, -5), None, None], [msg("why-price", number=2)]),
    ],
)
def test_cards_that_are_only_saved_for_some_turns_are_no_reason(
    later: list[tuple[int, int] | None], told: list[Message]
) -> None:
    tranquility = game("tranquility")
    state = tranquility.new(2, tranquility.complete_options(2, {}), 1)
    state.hands[0] = [3, 60, 61, 62, 63]
    state.active = state.to_act = 0
    laid, discarded = state.copy(), state.copy()
    laid.apply(("lay", 60, 20))
    discarded.apply(("discard",))
    even = PositionEvaluation(0.5, None, None, None)
    games = [
        tuple(GameEvaluations(even, even, {} if one is None else {"price": number}) for number in one or (0, 0))
        for one in later
    ]
    assert [one.sentence for one in visible_reasons(tranquility, 0, [(laid, discarded)], games)] == told
