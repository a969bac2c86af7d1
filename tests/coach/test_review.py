"""The review: chances add up, costs are compared in equal deals, and differences within the noise are no mistakes."""

from typing import Any

import pytest

from kajuta.coach import review
from kajuta.coach.reasons import MeanEstimate
from kajuta.core.game import Game
from kajuta.core.message import msg
from kajuta.core.rng import Rng
from kajuta.core.rule_clauses import CORE
from kajuta.match import Match
from kajuta.match.match_setup import Setup
from tests.all_games.test_assets import faults
from tests.all_games.test_texts import texts
from tests.core.test_evaluation_model import JUDGED

QUICK = review.ReviewEffort(determinizations=1, search_simulations=6, comparison_simulations=8, turns=1)


def played(game: Game[Any], seats: int, seed: int = 4) -> Match:
    """Match of a person on the first seat and bots, all of whom play at random."""
    kinds = ["human", *["random"] * (seats - 1)]
    players = [{"name": "", "kind": kind} for kind in kinds]
    match = Match(Setup.from_json({"game": game.id, "seats": players, "options": {}, "seed": seed}, new=True))
    chance = Rng(seed)
    while match.screen.next_step().kind != "over":
        match.play(chance.choice(match.state.legal_actions()))
    return match


def reviewed(match: Match, effort: review.ReviewEffort = QUICK) -> review.Review:
    found = review.empty_review(match)
    told = list(review.review_match(match, found, effort))
    assert told == sorted(told) and told[-1] == 1
    return found


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: str(game.id))
def test_a_review_follows_the_chances_from_the_first_turn_to_the_outcome(game: Game[Any]) -> None:
    match = played(game, 2)
    before = match.state.digest()
    found = reviewed(match)
    assert match.state.digest() == before
    outcome = match.outcome()
    assert outcome is not None
    assert len(found.points) > 3
    steps = [point.step for point in found.points]
    assert steps == sorted(set(steps)) and steps[-1] == len(match.entries)
    for point in found.points[:-1]:
        assert len(point.chances) == 2 and all(0 <= chance <= 1 for chance in point.chances)
        assert found.all_win_together or sum(point.chances) == pytest.approx(1)
    assert [seat for seat, chance in enumerate(found.points[-1].chances) if chance > 0] == list(outcome.winners)


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: str(game.id))
def test_what_a_review_says_is_written_and_only_of_what_people_decided(game: Game[Any]) -> None:
    match = played(game, 2)
    told = reviewed(
        match, review.ReviewEffort(determinizations=1, search_simulations=12, comparison_simulations=24, turns=1)
    ).to_json()
    written = texts(CORE, "en") | texts(game.id, "en")
    for decision in told["decisions"]:
        assert decision["seat"] == 0
        assert decision["low"] <= decision["cost"] <= decision["high"]
        assert decision["taken"] and decision["best"]
        assert faults([decision["taken"], decision["best"], decision["why"]], game.id, written) == set()
    for moment in told["moments"]:
        assert moment["luck"] + moment["choice"] == moment["change"]
        assert moment["choice"] <= 0


@pytest.mark.parametrize("game", JUDGED[:2], ids=lambda game: str(game.id))
def test_the_same_match_has_the_same_review(game: Game[Any]) -> None:
    assert reviewed(played(game, 2)).to_json() == reviewed(played(game, 2)).to_json()


def test_nothing_within_twice_the_noise_is_a_mistake() -> None:
    def is_mistake(mean: float, error: float) -> bool:
        return review.ReviewedDecision(1, 0, MeanEstimate(mean, error), [msg("a")], [msg("b")], None).is_mistake

    assert is_mistake(0.1, 0.04)
    assert not is_mistake(0.1, 0.06)
    assert not is_mistake(0.01, 0.0)
    assert not is_mistake(-0.1, 0.0)


def test_luck_is_what_no_decision_made() -> None:
    cost = review.ReviewedDecision(3, 0, MeanEstimate(0.1, 0.01), [], [], None)
    points = [
        review.WinChancesAtTurnStart(0, 1, (0.5, 0.5)),
        review.WinChancesAtTurnStart(2, 0, (0.5, 0.5)),
        review.WinChancesAtTurnStart(5, 1, (0.3, 0.7)),
    ]
    found = review.Review(2, False, [0], points, [cost])
    assert found.turning_points() == [{"step": 2, "seat": 0, "change": -20, "luck": -10, "choice": -10}]
    unsure = review.Review(
        2, False, [0], [points[1], review.WinChancesAtTurnStart(5, 1, (0.3, 0.7), standard_error=0.2)], [cost]
    )
    assert unsure.turning_points() == []


def test_what_conceding_changed_is_neither_luck_nor_a_decision() -> None:
    points = [
        review.WinChancesAtTurnStart(0, 0, (0.5, 0.5)),
        review.WinChancesAtTurnStart(4, 1, (0.8, 0.2)),
        review.WinChancesAtTurnStart(5, 1, (0.0, 1.0)),
    ]
    assert [one["step"] for one in review.Review(2, False, [0], points).turning_points()] == [0, 4]
    given_up = review.Review(2, False, [0], points, ended_by_conceding=True)
    assert [one["step"] for one in given_up.turning_points()] == [0]


def test_a_review_knows_that_a_seat_conceded() -> None:
    game = JUDGED[0]
    match = Match(
        Setup.from_json(
            {
                "game": game.id,
                "seats": [{"name": "", "kind": kind} for kind in ("human", "random")],
                "options": {},
                "seed": 4,
            },
            new=True,
        )
    )
    while match.state.to_act != 0 or len(match.state.legal_actions()) < 2:
        match.play(match.state.legal_actions()[0])
    match.concede(0)
    assert reviewed(match).ended_by_conceding
    assert not reviewed(played(game, 2)).ended_by_conceding
