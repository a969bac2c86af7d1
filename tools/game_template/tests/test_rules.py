"""Tests of the clauses: put here at least one test for each clause, which fails if the rule is removed."""

import pytest

from kajuta.games.pearls import GAME
from kajuta.games.pearls.rules import HAND_SIZE, PearlsPosition

SEATS = GAME.players[0]


def position(hand: list[int], row: list[int]) -> PearlsPosition:
    """A new game in which the seat to act has this hand and this row."""
    state = GAME.new(SEATS, GAME.complete_options(SEATS, {}), 1)
    seat = acting(state)
    state.hands[seat] = hand
    state.rows[seat] = row
    return state


def acting(state: PearlsPosition) -> int:
    """Seat to act."""
    assert state.to_act is not None
    return state.to_act


@pytest.mark.clause("pearls", "card.play")
def test_a_played_card_goes_to_the_end_of_the_row_and_another_one_is_drawn() -> None:
    state = position(hand=[4, 7, 9], row=[2])
    seat = acting(state)
    top = state.deck[-1]
    state.apply(("play", 7))
    assert state.rows[seat] == [2, 7]
    assert state.hands[seat] == [4, 9, top]
    assert state.to_act == (seat + 1) % SEATS


@pytest.mark.clause("pearls", "card.play")
def test_everyone_starts_with_three_cards() -> None:
    assert [len(hand) for hand in position([1, 2, 3], []).hands] == [HAND_SIZE] * SEATS == [3] * SEATS


@pytest.mark.clause("pearls", "card.higher")
def test_only_a_higher_card_can_be_played() -> None:
    state = position(hand=[4, 7, 9], row=[2, 6])
    assert state.legal_actions() == [("play", 7), ("play", 9)]


@pytest.mark.clause("pearls", "card.higher")
def test_who_has_no_higher_card_throws_one_away() -> None:
    state = position(hand=[4, 5], row=[6])
    seat = acting(state)
    assert state.legal_actions() == [("discard", 4), ("discard", 5)]
    state.apply(("discard", 5))
    assert (state.discard, state.rows[seat]) == ([5], [6])


@pytest.mark.clause("pearls", "end.points")
def test_each_card_in_the_row_is_a_point_and_the_game_ends_without_cards() -> None:
    state = position(hand=[4], row=[1, 2])
    seat = acting(state)
    state.deck = []
    state.hands = [hand if other == seat else [] for other, hand in enumerate(state.hands)]
    state.apply(("play", 4))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores[seat] == 3
    assert outcome.winners == (seat,)


@pytest.mark.clause("pearls", "end.points")
def test_equal_points_are_decided_by_the_last_card() -> None:
    state = GAME.new(max(GAME.players), GAME.complete_options(max(GAME.players), {}), 1)
    state.rows = [[seat + 1] for seat in range(len(state.rows))]
    assert state.outcome_so_far().winners == (len(state.rows) - 1,)
