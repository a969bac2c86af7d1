"""Redo: undone decisions can be repeated until another decision is made."""

import json
from typing import Any

import pytest

from kajuta import games
from kajuta.core.errors import IllegalAction
from kajuta.match import Match, saves
from tests.helpers import miniature
from tests.match.test_history import sit


@pytest.fixture(autouse=True)
def miniature_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: (miniature.GAME,))


def gone_on() -> Match:
    """Match in which a person and a bot have each laid two shells."""
    match = sit(miniature.GAME, 1, 1)
    for _ in range(2):
        match.play(("lay", 0))
        assert match.think(10_000)
        while match.screen.next_step().kind in ("forced", "standing"):
            match.advance()
        while match.screen.next_step().kind == "bot":
            assert match.think(10_000)
    return match


def without_practice(match: Match) -> str:
    return json.dumps({**saves.make_save(match), "practice": None})


def test_redo_brings_back_all_that_undo_took_and_leads_on_from_there() -> None:
    match = gone_on()
    before, view = without_practice(match), match.view()
    match.undo()
    match.undo()
    assert match.view()["redo"]
    match.redo()
    match.redo()
    assert without_practice(match) == before
    assert match.view() == {**view, "practice": True}
    assert not match.can_redo()


def test_a_game_that_was_undone_stays_a_practice_game() -> None:
    match = gone_on()
    match.undo()
    match.redo()
    assert match.practice


def test_redo_is_lost_when_something_else_is_decided() -> None:
    match = gone_on()
    match.undo()
    match.play(("lay", 1))
    assert not match.can_redo()
    with pytest.raises(IllegalAction):
        match.redo()


def test_redo_is_lost_when_a_seat_changes_or_an_answer_is_left() -> None:
    for decide in (lambda m: m.set_controller(1, "sailor"), lambda m: m.set_auto_answer(0, "sink", "never")):
        match = gone_on()
        match.undo()
        decide(match)
        assert not match.can_redo()


def test_nothing_is_refused_that_was_only_looked_at() -> None:
    match = gone_on()
    match.undo()
    match.past_view(0)
    match.view()
    with pytest.raises(IllegalAction):
        match.play(("lay", 9))
    assert match.can_redo()


def test_redo_opens_nobodys_hand() -> None:
    match = sit(miniature.GAME, 2, 3)
    match.screen.reveal_to(0)
    match.play(("dive",))
    match.screen.reveal_to(1)
    match.play(("pass",))
    match.undo()
    match.screen.reveal_to(0)
    match.redo()
    assert (match.screen.next_step().kind, match.screen.viewer()) == ("curtain", None)
    assert match.state.to_act == 1


def test_what_was_not_undone_cannot_be_done_again() -> None:
    with pytest.raises(IllegalAction):
        gone_on().redo()


def reloaded(match: Match) -> Match:
    """``match`` loaded from its save, with the undone decisions that are stored beside it."""
    loaded = saves.load_match(json.loads(json.dumps(saves.make_save(match)))).match
    loaded.restore_undone(json.loads(json.dumps(match.undone)))
    return loaded


def test_redo_survives_loading() -> None:
    match = gone_on()
    before = without_practice(match)
    match.undo()
    match.undo()
    again = reloaded(match)
    again.redo()
    again = reloaded(again)
    again.redo()
    assert without_practice(again) == before
    assert not again.can_redo()


def test_what_was_undone_is_in_no_save() -> None:
    match = gone_on()
    match.undo()
    untouched = saves.load_match(json.loads(json.dumps(saves.make_save(match)))).match
    assert json.dumps(saves.make_save(untouched)) == json.dumps(saves.make_save(match))
    assert not untouched.can_redo()


def test_what_was_undone_and_does_not_fit_any_more_is_dropped() -> None:
    match = gone_on()
    match.undo()
    match.undo()
    first, last = match.undone
    match.restore_undone([[("lay", 9)], last])
    assert match.undone == [last]
    match.restore_undone([first, [*last, ("lay", 9)]])
    assert not match.can_redo()


@pytest.mark.parametrize(
    "forged", [None, 3, "lay", [3], [[3]], [[["lay", [0]]]], [[["lay", False]]], [["lay"]], {"lay": 0}]
)
def test_a_forged_record_brings_nothing_to_do_again(forged: Any) -> None:
    match = gone_on()
    match.undo()
    match.restore_undone(forged)
    assert not match.can_redo()
    match.play(match.state.legal_actions()[0])
