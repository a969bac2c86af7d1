"""Undo of a whole turn: equal to undoing its decisions one by one, and offered only if each of them can be undone."""

import json

import pytest

from kajuta import games
from kajuta.core.errors import IllegalAction
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.match import Match, saves
from tests.helpers import miniature, sealed_bids
from tests.helpers.generic_tests import expected
from tests.helpers.sealed_bids.state import Salvage
from tests.helpers.tables import GAMES
from tests.match.test_history import each_game, sit, take_step

STEPS = 120


@pytest.fixture(autouse=True)
def all_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: GAMES)


def one_by_one(match: Match) -> Match:
    """A copy of the match in which the decisions of the last turn were undone one by one."""
    single = match.copy()
    point = match.history.turn_undo_point()
    assert point is not None
    while len(single.entries) > point:
        assert single.history.undo_kind(), "each single step could be undone"
        single.undo()
    return single


def replay(match: Match) -> str:
    return json.dumps(saves.make_save(match))


@each_game
@pytest.mark.parametrize("people", [1, 2])
def test_it_leads_where_the_single_steps_lead_and_is_redone_as_one(game: Game[object], people: int) -> None:
    offered = compare_with_single_steps(game, people)
    assert offered or not expected(game.id).turns_undone, "nothing was offered"


@pytest.mark.parametrize("people", [1, 2])
def test_a_seat_with_a_single_choice_in_a_sealed_round_hinders_nothing(
    monkeypatch: pytest.MonkeyPatch, people: int
) -> None:
    legal = Salvage.legal_actions
    monkeypatch.setattr(Salvage, "legal_actions", lambda state: legal(state)[: 1 if state.to_act == 1 else None])
    compare_with_single_steps(sealed_bids.GAME, people)


def compare_with_single_steps(game: Game[object], people: int) -> int:
    """Play at random, undo and redo each turn; return how often the undo of a turn was offered."""
    offered = 0
    for seed in range(3):
        match, rng = sit(game, people, seed), Rng(seed)
        for _ in range(STEPS):
            if match.current.next_step().kind == "over":
                break
            take_step(match, rng)
            kind = match.history.undo_kind(whole_turn=True)
            if kind is None:
                continue
            offered += 1
            single, turn = one_by_one(match), match.copy()
            turn.undo(whole_turn=True)
            assert replay(turn) == replay(single)
            assert turn.practice == (kind == "practice")
            turn.redo()
            assert turn.entries == match.entries
            assert turn.state.digest() == match.state.digest()
            assert not turn.can_redo()
    return offered


@each_game
def test_in_company_it_is_never_offered_across_what_was_revealed(game: Game[object]) -> None:
    match, rng = sit(game, 2, 4), Rng(4)
    for _ in range(STEPS):
        if match.current.next_step().kind == "over":
            break
        take_step(match, rng)
        point = match.history.turn_undo_point()
        if point is None:
            continue
        since = match.history.records[point:]
        shown = since[0].irreversible_events != match.state.irreversible_events
        revealed = shown or any(record.sealed for record in since)
        assert (match.history.undo_kind(whole_turn=True) is None) == (
            revealed or match.current.next_step().kind == "over"
        )
        if revealed:
            with pytest.raises(IllegalAction):
                match.undo(whole_turn=True)


def test_a_turn_of_one_decision_is_no_second_way_to_undo_it() -> None:
    match = sit(miniature.GAME, 1, 1)
    match.play(("lay", 0))
    assert match.history.undo_kind() == "practice"
    assert match.history.undo_kind(whole_turn=True) is None
    with pytest.raises(IllegalAction):
        match.undo(whole_turn=True)
