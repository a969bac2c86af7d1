"""Resumed matches: a match loaded from its last position can be played, undone, reviewed and saved like any other."""

from typing import Any

import pytest

from kajuta.coach.achievements import match_achievements
from kajuta.coach.match_coach import MatchCoach
from kajuta.core.errors import IllegalAction
from kajuta.core.game import Game
from kajuta.core.position_json import remembered_slots_to_json
from kajuta.core.rng import Rng
from kajuta.games import all_games
from kajuta.match import Match, position_backup, saves
from kajuta.match.match_setup import Setup
from tests.helpers.json_text import through_json
from tests.helpers.tables import games_of_length

GAMES = all_games()
LONG_GAMES = games_of_length(60, seats=2)
each_game = pytest.mark.parametrize("game", LONG_GAMES, ids=lambda game: str(game.id))
BOGUS = ["no", "such", "action"]
FITS = 9


def begun(game: Game[Any], steps: int, *kinds: str) -> Match:
    """Match after ``steps`` steps, or at its end."""
    kinds = kinds or ("human", *["random"] * (max(min(game.players), 2) - 1))
    seats = [{"name": f"P{seat}", "kind": kind} for seat, kind in enumerate(kinds)]
    match = Match(Setup.from_json({"game": game.id, "seats": seats, "options": {}, "seed": 6}, new=True))
    go_on(match, steps)
    return match


def go_on(match: Match, steps: int) -> None:
    """Play on as a page does: people play at random, bots think, forced steps follow."""
    rng = Rng(steps + len(match.entries))
    for _ in range(steps):
        match.screen.reset()
        due = match.screen.next_step()
        if due.kind == "over":
            return
        if due.kind == "curtain":
            match.screen.reveal_to(due.seat)
            due = match.screen.next_step()
        if due.kind == "bot":
            assert match.think(10_000)
        elif due.kind in ("person", "guest"):
            match.play(rng.choice(match.state.legal_actions()))
        else:
            match.advance()


def remembered(match: Match) -> Any:
    """Slots of the position that a save keeps; slots for bots only are lost."""
    return remembered_slots_to_json(match.game, match.state)


def updated(match: Match, fits: int = FITS) -> saves.LoadedMatch:
    """``match`` loaded from its record after a change of the rules that makes entry ``fits`` illegal."""
    save = through_json(saves.make_save(match))
    save["entries"][fits] = BOGUS
    return position_backup.load_match_with_backup(save, position_backup.pack_last_position(match))


def reloaded(match: Match) -> saves.LoadedMatch:
    return position_backup.load_match_with_backup(
        through_json(saves.make_save(match)), position_backup.pack_last_position(match)
    )


def with_a_decision(match: Match) -> Match:
    """``match`` after the person's next decision and the steps that follow."""
    while match.screen.next_step().kind != "person":
        go_on(match, 1)
    go_on(match, 3)
    return match


@each_game
def test_undo_goes_back_to_where_it_was_resumed_also_after_a_reload(game: Game[Any]) -> None:
    match = updated(begun(game, 30)).match
    base = match.state.digest()
    with_a_decision(match)
    end = match.state.digest()
    for one in (match, reloaded(match).match):
        assert one.state.digest() == end
        taken_back = 0
        while one.history.undo_kind():
            one.undo()
            taken_back += 1
        assert taken_back
        assert one.history.undo_point() is None
        assert len(one.entries) >= 30
        assert one.state_after(30).digest() == base
        while one.can_redo():
            one.redo()
        assert one.state.digest() == end


@each_game
def test_looking_back_shows_what_replays_and_jumps_over_the_rest(game: Game[Any]) -> None:
    match = begun(game, 30)
    before = [through_json(match.past_view(step)) for step in range(31)]
    resumed = with_a_decision(updated(match).match)
    for one in (resumed, reloaded(resumed).match):
        outline = one.history.outline()
        assert outline["unknown"] == [FITS, 30]
        assert {"step": FITS, "turn": one.state_after(FITS).turn, "seat": None} in outline["turns"]
        for step in range(FITS + 1):
            past = through_json(one.past_view(step))
            assert {**past, "branch": None} == {**before[step], "branch": None}
        for step in range(FITS + 1, 30):
            with pytest.raises(IllegalAction):
                one.past_view(step)
            with pytest.raises(IllegalAction):
                one.branch(step, 1)
        assert one.past_view(30)["scene"]["areas"][-1:] == before[30]["scene"]["areas"][-1:]
        messages = [line["message"] for line in through_json(one.past_view(30)["log"])]
        gap = messages.index({"id": "core-resumed", "args": {"steps": 30 - FITS}})
        told = [line["message"] for line in before[30]["log"]]
        assert messages[:gap] == [line["message"] for line in before[FITS]["log"]]
        assert messages[gap + 1 :] == told[len(told) - len(messages[gap + 1 :]) :]
        for step in range(30, len(one.entries) + 1):
            assert one.past_view(step)["step"] == step
        assert one.branch(FITS, 1).practice
        assert one.recap(one.screen.viewer()) is not None


def test_seats_answers_and_hints_are_as_they_were_left() -> None:
    game = next(game for game in GAMES if game.id == "submarine")
    match = begun(game, 12, "human", "human", "random", "guest")
    match.set_auto_answer(0, "any", "never")
    match.set_controller(3, "sailor")
    match.concede(1)
    go_on(match, 10)
    match.record_hint(0)
    resumed = updated(match).match
    assert resumed.players == match.players
    assert resumed.conceded == match.conceded == [1]
    assert resumed.auto_answers == match.auto_answers
    assert resumed.current.substituted_guests == {3}
    assert resumed.practice
    assert resumed.history.undo_kind() is None


@each_game
def test_a_branch_is_resumed_and_stays_practice(game: Game[Any]) -> None:
    branch = begun(game, 14).branch(6, 5)
    go_on(branch, 12)
    resumed = updated(branch, 4)
    assert resumed.notice == {"id": "save-resumed"}
    assert resumed.match.practice
    assert resumed.match.setup.position == branch.setup.position
    assert remembered(resumed.match) == remembered(branch)


@each_game
def test_a_finished_game_keeps_its_outcome(game: Game[Any]) -> None:
    match = begun(game, 20_000)
    assert match.state.to_act is None
    resumed = updated(match).match
    assert resumed.outcome() == match.outcome()
    assert resumed.screen.next_step().kind == "over"
    match_achievements(resumed)
    coach = MatchCoach(resumed)
    while game.evaluation_model is not None and coach.review(1_000) is None:
        pass
    for seat in range(len(match.players)):
        resumed.past_view(len(match.entries), seat)
    assert resumed.past_view(3, "all")["step"] == 3


@each_game
def test_a_second_update_is_told_and_resumed_as_well(game: Game[Any]) -> None:
    match = updated(begun(game, 20)).match
    go_on(match, 12)
    assert reloaded(match).notice is None
    again = updated(match, 26)
    assert again.notice == {"id": "save-resumed"}
    assert remembered(again.match) == remembered(match)
    assert again.match.history.outline()["unknown"] == [FITS, len(match.entries)]


@each_game
def test_where_the_position_has_no_room_for_the_one_before_nothing_is_told_twice(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = updated(begun(game, 20)).match
    go_on(match, 12)
    monkeypatch.setattr(position_backup, "MAX_CHARACTERS", len(position_backup.pack_last_position(match) or "") - 1)
    loaded = reloaded(match)
    assert loaded.notice is None
    assert remembered(loaded.match) == remembered(match)
    monkeypatch.setattr(position_backup, "MAX_CHARACTERS", 100)
    assert position_backup.pack_last_position(match) is None


@each_game
def test_where_the_position_does_not_fit_either_the_save_opens_at_its_last_step_that_fits(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(game, 30)
    packed, save = position_backup.pack_last_position(match), through_json(saves.make_save(match))
    save["entries"][FITS] = BOGUS
    monkeypatch.setattr(type(game), "has_all_components", lambda *_: False)
    loaded = position_backup.load_match_with_backup(save, packed)
    assert loaded.notice == {"id": "save-stops", "args": {"fits": FITS, "of": 30}}
    assert loaded.match.resumed_from is None
    assert len(loaded.match.entries) == FITS


@each_game
def test_the_position_takes_less_than_two_and_a_half_thousand_characters_late_in_a_game_as_well(
    game: Game[Any],
) -> None:
    match = begun(game, 0, "human", *["random"] * (max(game.players) - 1))
    rng = Rng(2)
    lengths = []
    while match.state.to_act is not None:
        match.play(rng.choice(match.state.legal_actions()))
        if len(match.entries) % 25 == 0:
            lengths.append(len(position_backup.pack_last_position(match) or "x" * 10_000))
    assert max(lengths) <= position_backup.MAX_CHARACTERS < 2_450


def test_a_rule_that_raises_in_the_middle_of_the_replay_stops_it() -> None:
    game = next(game for game in GAMES if game.id == "submarine")
    match = begun(game, 20)
    save, packed = through_json(saves.make_save(match)), position_backup.pack_last_position(match)
    cls = type(match.state)
    original, calls = cls.apply, [0]

    def apply(state: Any, action: Any) -> None:
        calls[0] += 1
        if calls[0] == 8:
            state.to_act = None
            raise KeyError(action)
        original(state, action)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cls, "apply", apply)
        loaded = position_backup.load_match_with_backup(save, packed)
    assert loaded.notice == {"id": "save-resumed"}
    assert loaded.match.state.digest() == match.state.digest()
    assert loaded.match.history.outline()["unknown"] == [7, 20]
