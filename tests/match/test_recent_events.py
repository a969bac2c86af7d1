"""Recent events: log lines and areas of the last steps are still on the table after an update of the rules."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from kajuta.core.message import Message, msg
from kajuta.core.scene import Area, area, element
from kajuta.core.type_check import matches_json_type
from kajuta.games import all_games
from kajuta.match import Match, position_backup, saves
from kajuta.match.position_backup import KnownPosition
from tests.match.test_position_backup import shown
from tests.match.test_resumed_match import BOGUS, begun, go_on, reloaded, updated

GAMES = {game.id: game for game in all_games()}


def with_a_battle() -> Match:
    """A match of Ahoy after a battle whose dice are still on the table."""
    match = begun(GAMES["ahoy"], 40, "human", "random", "random")
    for _ in range(400):
        if battles(match):
            return match
        go_on(match, 1)
    raise AssertionError


def battles(match: Match) -> list[Any]:
    """Areas with finished battles, as the person sees them."""
    areas = match.view_of(0, match.current.next_step())["scene"]["areas"]
    return [one for one in areas if one["id"].startswith("battle:")]


def seen(match: Match) -> Any:
    return json.loads(json.dumps(shown(match.view_of(0, match.current.next_step()))))


def test_the_dice_of_the_last_battle_lie_there_after_an_update_and_after_the_next_reload() -> None:
    match = with_a_battle()
    resumed = updated(match).match
    assert battles(resumed) == json.loads(json.dumps(battles(match)))
    assert seen(resumed) == seen(match)
    go_on(resumed, 1)
    again = reloaded(resumed)
    assert again.notice is None
    assert seen(again.match) == seen(resumed)


def test_what_a_decision_of_ones_own_removes_is_removed_then() -> None:
    match = updated(with_a_battle()).match
    while match.current.last_decisions[0].step <= match.history.first:
        go_on(match, 1)
    assert all(one["step"] >= match.current.last_decisions[0].step for one in match.view()["log"][-1:])
    assert match.view()["news"]["line"] >= len(match.log) - 3


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_each_of_several_people_sees_what_happened_since_their_own_decision(game: Any) -> None:
    kinds = ["human"] * min(3, max(game.players))
    match = begun(game, 25, *kinds)
    resumed = updated(match).match
    due = match.current.next_step()
    for seat in range(len(kinds)):
        before, after = (shown(one.view_of(seat, due)) for one in (match, resumed))
        assert json.loads(json.dumps(after)) == json.loads(json.dumps(before))


def test_lines_that_the_replay_tells_as_well_are_told_once() -> None:
    match = begun(GAMES["submarine"], 30)
    resumed = updated(match, 29).match
    told = [line.message for line in resumed.log if line.message and line.message["id"] != "core-resumed"]
    assert json.loads(json.dumps(told)) == json.loads(json.dumps([line.message for line in match.log if line.message]))


def test_where_there_is_no_room_for_all_lines_the_areas_on_the_table_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    match = with_a_battle()
    monkeypatch.setattr(position_backup, "MAX_LINES", 1)
    resumed = updated(match).match
    assert battles(resumed) == json.loads(json.dumps(battles(match)))


def test_a_sentence_of_many_parts_is_read_again() -> None:
    match = begun(GAMES["submarine"], 20)
    goods: Message = msg("good")
    for _ in range(12):
        goods = msg("list", first=goods, next=msg("good"))
    match.history.log[-1] = match.history.log[-1].__class__(20, goods, None, None, "")
    assert updated(match).match.log[-1].message == goods


DAMAGES: list[Callable[[list[Any]], None]] = [
    lambda line: line.__setitem__(0, 31),
    lambda line: line.__setitem__(0, -1),
    lambda line: line.__setitem__(0, True),
    lambda line: line.__setitem__(1, {"id": 3}),
    lambda line: line.__setitem__(1, {"id": "x", "args": {"a": [1]}}),
    lambda line: line.__setitem__(1, "x"),
    lambda line: line.__setitem__(2, ["0"]),
    lambda line: line.__setitem__(4, None),
    lambda line: line.__setitem__(5, {"id": "x", "kind": "row"}),
    lambda line: line.__setitem__(5, {"id": "x", "kind": "row", "items": [{"id": "y"}]}),
    lambda line: line.__setitem__(5, {"id": "x", "kind": "row", "items": ["y"]}),
    lambda line: line.append(1),
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_lines_are_left_out_and_the_position_is_taken(damage: Callable[[list[Any]], None]) -> None:
    match = begun(GAMES["submarine"], 30)
    save = json.loads(json.dumps(saves.make_save(match)))
    save["entries"][9] = BOGUS
    (known,) = position_backup.unpack_positions(position_backup.pack_last_position(match))
    damage(known.recent[0][-1])
    loaded = position_backup.load_match_with_backup(save, position_backup._packed([KnownPosition(*known)]))
    assert loaded.notice == {"id": "save-resumed"}
    assert loaded.match.state.digest() == match.state.digest()
    assert loaded.match.log[-1].message == {"id": "core-resumed", "args": {"steps": 21}}


def test_an_area_is_known_by_its_type() -> None:
    die = element("die", "a:die", msg("die", n=3), face={"value": 3}, at=(0, 1.5), scale="s")
    whole = json.loads(json.dumps(area("panel", "a", [area("row", "b", [die])], title=msg("battle"))))
    assert matches_json_type(whole, Area)
    assert not matches_json_type({**whole, "script": "x"}, Area)
    assert not matches_json_type({**whole, "kind": "x"}, Area)
