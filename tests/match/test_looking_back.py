"""Looking back: any step of a match is shown as its viewer saw it; other viewpoints are open only after the end."""

import json
from typing import Any

import pytest

from kajuta import games
from kajuta.core.errors import IllegalAction
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.match import Match
from kajuta.match.player_view import past_view
from tests.helpers import miniature
from tests.helpers.lookalikes import pairs
from tests.helpers.tables import GAMES, Table, tables
from tests.match.test_history import has_sealed_choices, sit, take_step, wander

TABLES = [table for game in GAMES for table in tables(game)]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))


@pytest.fixture(autouse=True)
def all_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: GAMES)


def to_the_end(match: Match, rng: Rng) -> None:
    go_on(match, rng, 20_000)
    assert match.screen.next_step().kind == "over"


def go_on(match: Match, rng: Rng, steps: int) -> None:
    """Play at random until the match has this many entries."""
    steps += len(match.entries)
    while (coming := match.screen.next_step()).kind != "over" and len(match.entries) < steps:
        if coming.kind == "bot":
            assert match.think(10_000)
        elif coming.kind in ("forced", "standing"):
            match.advance()
        elif coming.kind == "curtain":
            match.screen.reveal_to(coming.seat)
        else:
            match.play(rng.choice(match.state.legal_actions()))


def things(scene: Any) -> Any:
    """Areas of the table without the actions."""
    return [area for area in scene["areas"] if area.get("place") != "actions"]


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_the_past_shows_nothing_that_its_seat_could_not_know_then(table: Table) -> None:
    rng = Rng(len(repr(table)))
    compared = 0
    for pair in pairs(table, rng, 3, 6):
        for step in range(pair.steps + 1):
            seen = [json.dumps(past_view(match.history, step, pair.viewer)) for match in (pair.one, pair.other)]
            assert seen[0] == seen[1], f"seat {pair.viewer} after {step} entries"
            compared += pair.one.state_after(step).digest() != pair.other.state_after(step).digest()
    assert compared, "no two different positions were compared"


@each_game
def test_every_step_is_seen_as_its_viewer_saw_it_then(game: Game[Any]) -> None:
    match = sit(game, 1, 5)
    rng = Rng(5)
    seen = []
    for _ in range(30):
        if match.screen.next_step().kind == "over":
            break
        if not has_sealed_choices(match):
            view = match.view()
            seen.append({key: view[key] for key in ("step", "viewer", "scene", "log", "to_act", "seats", "outcome")})
        take_step(match, rng)
    for then in seen:
        past = match.past_view(then["step"])
        assert {key: past[key] for key in then} == then
        assert (past["next"]["kind"], past["moves"], past["undo"], past["redo"]) == ("past", [], None, False)


@each_game
def test_looking_back_changes_nothing(game: Game[Any]) -> None:
    match = sit(game, 1, 6)
    wander(match, Rng(6), 20)
    before = json.dumps(match.view())
    for step in range(len(match.entries) + 1):
        match.past_view(step)
    assert json.dumps(match.view()) == before


@each_game
def test_nobody_looks_back_from_another_seat_before_the_end(game: Game[Any]) -> None:
    match = sit(game, 1, 7)
    wander(match, Rng(7), 6)
    for eyes in (0, 1, "all"):
        with pytest.raises(IllegalAction):
            match.past_view(0, eyes)


def test_behind_a_curtain_the_past_is_what_everybody_may_see() -> None:
    match = sit(miniature.GAME, 2, 1)
    assert match.screen.next_step().kind == "curtain"
    assert match.past_view(0)["viewer"] is None
    match.screen.reveal_to(0)
    assert match.past_view(0)["viewer"] == 0
    match.play(("dive",))
    match.screen.reveal_to(0)
    assert (match.screen.is_out_of_turn, match.past_view(0)["viewer"]) == (True, 0)
    match.screen.reveal_to(None)
    assert match.past_view(0)["viewer"] is None


@each_game
def test_after_the_end_the_past_is_seen_from_any_seat_and_with_all_hands_open(game: Game[Any]) -> None:
    match = sit(game, 1, 8)
    to_the_end(match, Rng(8))
    middle = len(match.entries) // 2
    state = match.state_after(middle)
    for seat in range(len(match.players)):
        assert things(match.past_view(middle, seat)["scene"])[-1] == things(game.scene(state, seat))[-1]
    opened = json.dumps(match.past_view(middle, "all")["scene"])
    public = {area["id"]: area for area in game.scene(state, None)["areas"]}
    for seat in range(len(match.players)):
        for area in things(game.scene(state, seat)):
            if area.get("seat") == seat and area != public.get(area["id"]):
                assert json.dumps(area) in opened
    for eyes in (len(match.players), -1, "some", True):
        with pytest.raises(IllegalAction):
            match.past_view(middle, eyes)


@each_game
def test_the_end_cannot_be_taken_back_for_nothing_since_it_opens_all_hands(game: Game[Any]) -> None:
    match = sit(game, 1, 9)
    to_the_end(match, Rng(9))
    assert match.history.undo_kind() in ("practice", None)


def test_several_people_cannot_take_back_the_end() -> None:
    match = sit(miniature.GAME, 2, 9)
    to_the_end(match, Rng(9))
    assert match.history.undo_kind() is None


@each_game
def test_the_turns_tell_where_they_begin_and_who_decides_first(game: Game[Any]) -> None:
    match = sit(game, 1, 10)
    wander(match, Rng(10), 25)
    turns = match.history.turn_starts()
    assert turns[0]["step"] == 0
    for turn in turns:
        state = match.state_after(turn["step"] or 0)
        assert (turn["turn"], turn["seat"]) == (state.turn, state.to_act)
        assert not turn["step"] or match.state_after(turn["step"] - 1).turn != state.turn


def test_what_is_no_step_of_the_way_is_refused() -> None:
    match = sit(miniature.GAME, 1, 1)
    for step in (-1, 1, True, None, "0"):
        with pytest.raises(IllegalAction):
            match.past_view(step)  # type: ignore[arg-type]


@each_game
def test_what_happened_since_one_decided_is_told_step_by_step_with_what_lies_on_the_table(game: Game[Any]) -> None:
    match = sit(game, 1, 11)
    rng = Rng(11)
    told = 0
    for _ in range(60):
        if match.screen.next_step().kind == "over":
            break
        go_on(match, rng, 1)
        mine = [n for n, step in enumerate(match.history.records) if step.person == 0]
        steps = match.recap(match.screen.viewer())
        assert [step["step"] for step in steps] == list(
            range((mine[-1] + 1 if mine else 0) + 1, len(match.entries) + 1)
        )
        there = json.dumps(match.view()["scene"])
        for step in steps:
            told += len(step["things"])
            assert step["seat"] == match.state_after(step["step"] - 1).to_act
            assert all(json.dumps(thing) in there for thing in step["things"])
    assert told


def test_nobody_in_particular_is_told_what_happened_since() -> None:
    match = sit(miniature.GAME, 2, 1)
    match.screen.reveal_to(0)
    match.play(("dive",))
    assert match.screen.viewer() is None
    assert match.recap(match.screen.viewer()) == []
