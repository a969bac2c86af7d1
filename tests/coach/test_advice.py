"""The coach: hints use only the seat's knowledge, name a legal action, and have texts."""

import json
from typing import Any

import pytest

from kajuta.bots import SeatKnowledge
from kajuta.coach import advice as coaching
from kajuta.coach import reasons as coach_reasons
from kajuta.coach.match_coach import MatchCoach
from kajuta.core.game import Game
from kajuta.core.message import msg
from kajuta.core.outcome import ScoreLine
from kajuta.core.rng import Rng
from kajuta.core.rule_clauses import CORE
from kajuta.core.state import State
from kajuta.match import Match
from kajuta.match.match_setup import Setup
from kajuta.match.picked_actions import picked_actions
from tests.all_games.test_assets import faults
from tests.all_games.test_texts import texts
from tests.core.test_evaluation_model import JUDGED, Judging
from tests.helpers.tables import GAMES, MINIATURES, Table, fewest_together, play, shared_games

QUICK = coaching.AdviceEffort(simulations=40)
"""A short search; the knowledge that the coach uses does not depend on the thinking time."""
LOOKS = 3
"""Number of positions of a game at which the coach is asked."""


def advised(game: Game[Any], state: State, effort: coaching.AdviceEffort = QUICK, luck: int = 5) -> coaching.Advice:
    advising = coaching.find_advice(SeatKnowledge(game, state), Rng(luck), None, effort)
    told = []
    while True:
        try:
            told.append(next(advising))
        except StopIteration as done:
            assert told == sorted(told) and told[0] >= 0 and told[-1] <= 1
            advice: coaching.Advice = done.value
            return advice


def decisions(game: Game[Any], seats: int, seed: int) -> list[State]:
    """Positions of a random game with more than one legal action, spread from its start to its end."""
    table = Table(game, seats, game.complete_options(seats, {}))
    states = [state.copy() for state, _ in play(table.new(seed), Rng(seed), 20_000) if len(state.legal_actions()) > 1]
    return states[:: max(1, len(states) // LOOKS)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_hint_and_explanation_are_the_same_to_the_byte_where_only_what_the_asker_cannot_know_differs(
    game: Game[Any],
) -> None:
    for seats in (game.players[0], game.players[-1]):
        for state in decisions(game, seats, 6):
            assert state.to_act is not None
            twins = [state.determinize(state.to_act, Rng(luck)) for luck in (98, 99)]
            said = [json.dumps(advised(game, one).to_json()) for one in (state, *twins)]
            assert said[0] == said[1] == said[2]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_the_coach_names_a_legal_action_by_its_path_and_says_only_what_is_written(game: Game[Any]) -> None:
    if game in MINIATURES:
        return
    written = texts(CORE, "en") | texts(game.id, "en")
    for state in decisions(game, game.players[0], 7):
        before = state.digest()
        advice = advised(game, state)
        if advice.clicks.chosen is None:
            paths = [move.path for move in game.legal_moves(state) if move.action == advice.action]
            assert paths == [advice.clicks.path]
        assert faults(advice.to_json()["said"], game.id, written) == set()
        assert state.digest() == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_of_a_set_the_coach_advises_the_whole(game: Game[Any]) -> None:
    quick = coaching.AdviceEffort(simulations=8)
    asked = 0
    table = Table(game, game.players[0], game.complete_options(game.players[0], {}))
    for state, _ in play(table.new(8), Rng(8), 20_000):
        pick = game.pick(state, state.legal_actions()) if state.to_act is not None else None
        if pick is None or not pick.is_set or asked == LOOKS:
            continue
        advice = advised(game, state, quick)
        if not pick.covers(advice.action):
            continue
        asked += 1
        assert advice.clicks.chosen is not None and advice.clicks.path == (*advice.clicks.chosen, pick.confirm)
        assert advice.action in picked_actions(game, state, pick, advice.clicks.chosen)


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: str(game.id))
def test_every_sentence_for_a_term_is_written(game: Game[Any]) -> None:
    assert game.evaluation_model is not None
    assert set(game.reason_text_by_feature) <= set(game.evaluation_model.features)
    written = texts(game.id, "en")
    for feature, reason in game.reason_text_by_feature.items():
        given = {"way", "number"} if reason.scale else {"way"}
        assert written[f"why-{feature}"] <= given
        assert not reason.has_rival_text or written[f"why-{feature}-rival"] <= given | {"seat"}


def sights(*pairs: tuple[list[float], list[float]]) -> list[coach_reasons.BestAndAlternativeEvaluation]:
    """Evaluations of the best and of an alternative action; each pair has the first seat's features after both."""
    nothing = [0.0, 0.0]
    return [
        coach_reasons.BestAndAlternativeEvaluation(
            *(coach_reasons.PositionEvaluation(sum(mine), [mine, nothing], [mine, nothing], None) for mine in pair)
        )
        for pair in pairs
    ]


def reasons(pairs: list[coach_reasons.BestAndAlternativeEvaluation], *, soon: bool = False) -> list[Any]:
    game = Judging()
    return coach_reasons.find_reasons(game, game.new(2, {"sinking": "off"}, 1), 0, pairs, soon=soon)


def test_what_differs_in_every_deal_is_a_reason_and_what_wavers_is_none() -> None:
    told = reasons(sights(([3, 1], [1, 2]), ([3, 2], [1, 1]), ([3, 0], [1, 2]), ([3, 2], [1, 0])))
    assert told == [{"id": "coach-term", "args": {"way": "more", "term": {"id": "term-row"}}}]


def test_what_comes_true_in_some_deals_says_in_how_many() -> None:
    told = reasons(sights(*[([3, 0], [3, 0])] * 10, *[([3, 0], [1, 0])] * 10))
    assert told == [
        {
            "id": "coach-in-share",
            "args": {"what": {"id": "coach-term", "args": {"way": "more", "term": {"id": "term-row"}}}, "share": 50},
        }
    ]


def test_winning_at_once_is_the_first_reason() -> None:
    won, open_ended = (
        coach_reasons.PositionEvaluation(1, None, None, 1),
        coach_reasons.PositionEvaluation(0.5, [[1, 1], [0, 0]], [[1, 1], [0, 0]], None),
    )
    assert reasons([coach_reasons.BestAndAlternativeEvaluation(won, open_ended)] * 4) == [{"id": "coach-wins"}]
    lost = coach_reasons.PositionEvaluation(0, None, None, 0)
    assert reasons([coach_reasons.BestAndAlternativeEvaluation(open_ended, lost)] * 4) == [{"id": "coach-averts"}]
    assert reasons([coach_reasons.BestAndAlternativeEvaluation(open_ended, lost)] * 4, soon=True) == [
        {"id": "coach-averts-soon"}
    ]


def test_when_the_game_ends_soon_the_line_of_the_final_scoring_is_a_reason() -> None:
    label = msg("line-shells")
    best, other = (
        coach_reasons.PositionEvaluation(0.5, None, None, 0.5, [ScoreLine(label, points)]) for points in (9, 5)
    )
    pairs = [coach_reasons.BestAndAlternativeEvaluation(best, other)] * 4
    assert reasons(pairs, soon=True) == [{"id": "coach-scores", "args": {"number": 4, "label": label}}]


@pytest.mark.parametrize(("wins", "place"), [(4, 0), (2, 1)])
def test_winning_a_little_more_often_comes_after_what_decides_on_the_table(wins: int, place: int) -> None:
    nothing = [0.0, 0.0]
    won = coach_reasons.PositionEvaluation(1, None, None, 1)
    good, bad = (
        coach_reasons.PositionEvaluation(sum(mine), [mine, nothing], [mine, nothing], None)
        for mine in ([3.0, 0.0], [1.0, 0.0])
    )
    pairs = [coach_reasons.BestAndAlternativeEvaluation(won, bad)] * wins + [
        coach_reasons.BestAndAlternativeEvaluation(good, bad)
    ] * (20 - wins)
    told = reasons(pairs)
    assert len(told) == 2
    assert told[place] == {"id": "coach-more-often", "args": {"what": {"id": "coach-wins"}, "share": 5 * wins}}


@pytest.mark.parametrize(("gain", "exchanged"), [(0.5, False), (0.0, True)])
def test_of_two_actions_equal_within_the_noise_the_one_with_the_better_evaluation_is_advised(
    monkeypatch: pytest.MonkeyPatch, gain: float, exchanged: bool
) -> None:
    """The search finds one action best; at the end of the turn it is worse, and later by ``gain`` better or equal."""
    game = Judging()
    state = game.new(2, {"sinking": "off"}, 1)
    found = []

    def compared(info: Any, rng: Any, best: Any, others: Any, turns: int, budget: Any) -> Any:
        found.append((best, others[0]))
        yield 1.0
        noise = [([0.1 * (-1) ** turn + gain, 0.0], [0.0, 0.0]) for turn in range(20)]
        return sights(*[([0.0, 0.0], [0.3, 0.0])] * 20), sights(*noise)

    monkeypatch.setattr(coaching, "compare_actions", compared)
    advice = advised(game, state)
    best, other = found[0]
    assert (advice.action, advice.second_best) == ((other, best) if exchanged else (best, other))


def test_another_ones_move_is_told_by_what_the_asker_knows_before_and_after_it() -> None:
    game = Judging()
    state = game.new(2, {"sinking": "off"}, 1)
    after = state.copy()
    after.rows[1].append(4)
    said = coaching.comment_on_others_move(
        SeatKnowledge(game, state, seat=0), SeatKnowledge(game, after, seat=0), 1, Rng(1)
    )
    assert said is not None and said["id"] == "coach-of-another"
    assert said["args"]["after"] > said["args"]["before"]  # type: ignore[operator]
    twin = after.determinize(0, Rng(9))
    assert said == coaching.comment_on_others_move(
        SeatKnowledge(game, state, seat=0), SeatKnowledge(game, twin, seat=0), 1, Rng(1)
    )


@pytest.mark.parametrize(("first", "last"), [(1, 2), (2, 1)])
def test_a_move_of_another_one_that_lowers_their_chance_to_win_is_not_praised(
    monkeypatch: pytest.MonkeyPatch, first: int, last: int
) -> None:
    monkeypatch.setattr(coaching, "feature_reasons", lambda *_: [{"id": "why-row"}])
    game = Judging()
    state = game.new(2, {"sinking": "off"}, 1)
    positions = {1: state, 2: state.copy()}
    positions[2].rows[1].append(4)
    before, after = (SeatKnowledge(game, positions[one], seat=0) for one in (first, last))
    assert (coaching.comment_on_others_move(before, after, 1, Rng(1)) is None) == (last < first)


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: str(game.id))
def test_what_is_said_of_another_ones_move_does_not_hang_on_what_the_asker_cannot_know(game: Game[Any]) -> None:
    seats = game.players[-1]
    table = Table(game, seats, game.complete_options(seats, {}))
    written = texts(CORE, "en") | texts(game.id, "en")
    states = [state.copy() for state, _ in play(table.new(8), Rng(8), 20_000)]
    for number in range(1, len(states), max(2, len(states) // 5)):
        before, after = states[number - 1 : number + 1]
        mover = before.to_act
        asker = (mover or 0) + 1 if (mover or 0) + 1 < seats else 0
        said = []
        for luck in (None, 3, 4):
            two = [one if luck is None else one.determinize(asker, Rng(luck)) for one in (before, after)]
            handles = [SeatKnowledge(game, one, seat=asker) for one in two]
            said.append(coaching.comment_on_others_move(handles[0], handles[1], mover or 0, Rng(2)))
        assert said[0] == said[1] == said[2]
        assert faults(said[0], game.id, written) == set()


@pytest.mark.parametrize("game", shared_games(), ids=lambda game: str(game.id))
def test_in_a_match_a_hint_comes_with_what_the_bot_before_changed_and_makes_it_practice(game: Game[Any]) -> None:
    kinds = ["human", *["random"] * (fewest_together(game) - 1)]
    players = [{"name": "", "kind": kind} for kind in kinds]
    match = Match(Setup.from_json({"game": game.id, "seats": players, "options": {}, "seed": 3}, new=True))
    chance = Rng(3)
    said: list[list[str]] = []
    moved = False
    while len(said) < 3 and match.screen.next_step().kind != "over":
        bot = match.screen.next_step().kind == "bot"
        moved = bot or (moved and match.screen.next_step().kind == "forced")
        match.play(chance.choice(match.state.legal_actions()))
        if match.hint_seat() is None or not moved:
            continue
        hints = MatchCoach(match)
        while (advice := hints.think(match.hint_seat(), 1, thinking_time=0.02)) is None:
            assert 0 <= hints.progress <= 1
        said.append([one["id"] for one in advice["said"]])
        assert match.practice
        assert match.entries[-1] == {"do": "hint", "seat": 0}
    assert len(said) == 3
    assert all(one.count("coach-of-another") <= 1 for one in said)
