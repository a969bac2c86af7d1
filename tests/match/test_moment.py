"""Moments, snapshots that can be sent: public knowledge of a running match, the full position after its end."""

import json
from typing import Any

import pytest

from kajuta import games
from kajuta.core import position_json
from kajuta.core.errors import BadSave, IllegalAction
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.match import Match, saves
from kajuta.match.match_setup import Player, Setup
from kajuta.match.moment import Moment, load_moment, make_moment
from tests.helpers import miniature
from tests.helpers.json_text import through_json
from tests.helpers.lookalikes import pairs, trusted_positions
from tests.helpers.tables import GAMES, SHARED_GAMES, Table, play, tables
from tests.match.test_history import sit
from tests.match.test_looking_back import go_on, to_the_end

TABLES = [table for game in GAMES for table in tables(game)]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
each_shared_game = pytest.mark.parametrize("game", SHARED_GAMES, ids=lambda game: str(game.id))
each_table = pytest.mark.parametrize("table", TABLES, ids=repr)


@pytest.fixture(autouse=True)
def all_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: GAMES)


def begun(game: Game[Any], seed: int, steps: int = 9) -> Match:
    """Match of a person and bots after some steps."""
    match = sit(game, min(2, max(game.players)), seed)
    go_on(match, Rng(seed), steps)
    return match


@each_table
def test_moments_of_matches_that_look_alike_to_everybody_are_the_same_bytes(table: Table) -> None:
    """The moment does not depend on hidden cards, hidden choices, later events or seeds."""
    rng = Rng(23 + len(repr(table)))
    for pair in pairs(table, rng, 2, 6, everybody=True):
        for step in {0, pair.steps // 2, pair.steps}:
            looks = [look_at(match, step) for match in (pair.one, pair.other)]
            if looks[0] != looks[1]:
                continue
            moments = [json.dumps(make_moment(match, step)) for match in (pair.one, pair.other)]
            assert moments[0] == moments[1], (
                f"{table.game.id}: determinize(None, rng) has to depend on nothing but what everybody sees"
            )


def look_at(match: Match, step: int) -> object:
    """Public scene and seat to act after ``step`` entries."""
    return match.game.scene(match.history.at(step).state, None), match.history.at(step).state.to_act


@each_table
def test_what_everybody_sees_is_the_same_in_a_moment(table: Table) -> None:
    rng = Rng(5)
    way = [state.copy() for state, _ in play(table.new(6), rng, 20_000)]
    for state in way[:: max(1, len(way) // 12)]:
        dealt = state.determinize(None, Rng(0))
        assert table.game.scene(dealt, None) == table.game.scene(state, None), (
            f"{table.game.id}: determinize(None, rng) has to leave what everybody sees as it is"
        )
        assert dealt.to_act == state.to_act
        assert dealt.turn == state.turn


def test_a_moment_does_not_say_who_has_looked_at_the_draw_pile() -> None:
    game = games.game("deadmansdraw")
    state = game.new(3, game.complete_options(3, {}), 5)
    state.known = (0b111, 0b101, 0b001)
    dealt = state.determinize(None, Rng(0))
    assert dealt.known == (0b111,)
    assert dealt.draw_pile[-1] == state.draw_pile[-1]
    assert any(state.determinize(None, Rng(seed)).draw_pile[-2] != state.draw_pile[-2] for seed in range(9))


@each_table
def test_a_moment_opens_as_it_was_left(table: Table) -> None:
    rng = Rng(7)
    way = [state.copy() for state, _ in play(table.new(8), rng, 20_000)]
    players = tuple(Player(f"P{seat}", "human") for seat in range(table.seats))
    for state in way[len(way) // 3 :: max(1, len(way) // 3)]:
        position = position_json.position_to_json(table.game, state)
        with trusted_positions():
            match = Match(Setup(table.game.id, players, table.options, 9, position))
        moment = load_moment(through_json(make_moment(match, 0)))
        view = moment.view()
        assert view["scene"] == match.past_view_of(None, 0)["scene"]
        assert (view["viewer"], view["next"]["kind"], view["moves"]) == (None, "past", [])
        assert [line["message"]["id"] for line in view["log"]] == ["core-moment"]


@each_game
def test_a_running_moment_has_no_seed_entries_hints_or_choices_of_seats_left_to_chance(game: Game[Any]) -> None:
    match = begun(game, 3)
    moment = make_moment(match, len(match.entries))
    assert set(moment) - {"edition"} == {"kajuta-moment", "game", "seats", "options", "position"}
    for option in game.options:
        if option.per_seat:
            assert set(moment["options"][option.id]) == {option.default}
    assert moment["position"]["luck"] == 0
    assert str(match.setup.seed) not in json.dumps({**moment, "position": None})


@each_game
def test_two_moments_do_not_show_how_many_steps_lie_between_them(game: Game[Any]) -> None:
    """Conceding or asking for a hint adds an entry but leaves the position as it is."""
    match = begun(game, 4)
    before = make_moment(match, len(match.entries))
    seat = match.current.human_seats()[0]
    match.history.add({"do": "standing", "seat": seat, "window": "any", "answer": "never"}, None)
    assert make_moment(match, len(match.entries)) == before


@each_game
def test_a_running_moment_has_one_position_for_everybody(game: Game[Any]) -> None:
    moment = load_moment(make_moment(begun(game, 5), 4))
    assert not moment.over
    assert moment.outline()["steps"] == 0
    for viewpoint in (0, "all"):
        with pytest.raises(IllegalAction):
            moment.past_view(0, viewpoint)
    with pytest.raises(IllegalAction):
        moment.past_view(1)
    assert moment.view()["branch"] is False


@each_shared_game
def test_a_moment_of_a_match_that_is_over_has_all_of_it(game: Game[Any]) -> None:
    match = begun(game, 6)
    to_the_end(match, Rng(6))
    step = len(match.entries) // 2
    moment = load_moment(through_json(make_moment(match, step)))
    assert (moment.over, moment.step) == (True, step)
    assert moment.view() == {**moment.past_view(step), "viewer": None}
    assert moment.outline() == match.history.outline()
    assert moment.past_view(step, "all")["scene"] == match.past_view(step, "all")["scene"]
    assert moment.view()["next"]["kind"] == "past"
    assert not moment.view()["branch"]


def test_there_is_no_moment_outside_the_history() -> None:
    match = begun(miniature.GAME, 7)
    for step in (-1, len(match.entries) + 1, True, "1", None):
        with pytest.raises(IllegalAction):
            make_moment(match, step)  # type: ignore[arg-type]


def test_a_moment_of_a_newer_release_says_so() -> None:
    moment = make_moment(begun(miniature.GAME, 8), 2)
    for newer in ({"kajuta-moment": 2}, {"edition": 99}):
        with pytest.raises(BadSave, match="moment-newer"):
            load_moment({**moment, **newer})


@pytest.mark.parametrize(
    "forged",
    [
        {"kajuta-moment": True},
        {"kajuta-moment": "1"},
        {"kajuta-moment": None},
        {"game": "chess"},
        {"game": None},
        {"seats": []},
        {"seats": [{"name": "A", "kind": "captain"}] * 9},
        {"seats": [{"name": 1, "kind": "captain"}] * 2},
        {"seats": [{"name": "A", "kind": "god"}] * 2},
        {"options": []},
        {"options": {"sinking": "perhaps"}},
        {"options": {"__proto__": "on"}},
        {"position": None},
        {"position": []},
        {"position": {}},
        {"save": None},
        {"save": {}},
        {"save": {"kajuta": 1}, "step": 0},
    ],
    ids=str,
)
def test_a_forged_moment_is_refused_in_words(forged: dict[str, Any]) -> None:
    moment = make_moment(begun(miniature.GAME, 9), 2)
    with pytest.raises(BadSave, match="moment-damaged"):
        load_moment({**moment, **forged})
    for other in (None, 3, "", [], [moment]):
        with pytest.raises(BadSave, match="moment-damaged"):
            load_moment(other)


def test_a_running_match_in_the_place_of_one_that_is_over_is_refused() -> None:
    match = begun(miniature.GAME, 10)
    for step in (0, len(match.entries)):
        with pytest.raises(BadSave, match="moment-damaged"):
            load_moment({"kajuta-moment": 1, "step": step, "save": saves.make_save(match)})


@each_game
def test_a_position_with_any_slot_forged_is_a_table_or_a_refusal(game: Game[Any]) -> None:
    moment = make_moment(begun(game, 11), 5)
    position = moment["position"]
    rng = Rng(11)
    for _ in range(8):
        name = rng.choice(sorted(position))
        for value in (None, -1, 1 << 40, "x", [], {"l": []}, {"t": "nothing", "v": []}):
            try:
                opened = load_moment({**moment, "position": {**position, name: value}})
            except BadSave:
                continue
            json.dumps(opened.view())


def test_after_the_end_a_resumed_match_makes_a_moment_of_its_position() -> None:
    """Its entries do not lead to its end, and would open as another game."""
    match = begun(miniature.GAME, 12)
    to_the_end(match, Rng(12))
    match.resumed_from = (0, {}, None)
    moment = make_moment(match, len(match.entries))
    assert "save" not in moment
    assert isinstance(load_moment(through_json(moment)), Moment)


def test_where_no_deal_agrees_with_whose_turn_it_is_there_is_no_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(miniature.GAME, 13)
    monkeypatch.setattr(miniature.Shells, "legal_actions", lambda self: [])
    with pytest.raises(IllegalAction, match="moment-not-possible"):
        make_moment(match, 2)
