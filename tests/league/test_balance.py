"""Balance: win rates between equal players, and the figures in the new-game form."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from kajuta import cli
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.games import all_games, game
from league.balance import Setting, SettingResults, measure, page, settings_to_measure, write_cooperative_win_rates
from league.play import Pairing, Result
from league.result_store import ResultStore
from league.tournament import League

AHOY = game("ahoy")
DRAW = game("deadmansdraw")
TRANQUILITY = game("tranquility")


def result(places: tuple[int, ...], first: int = 0, roles: tuple[str, ...] = ()) -> Result:
    of = tuple({"faction": name} for name in roles) or ({},) * len(places)
    pairing = Pairing("ahoy", {}, ("boy",) * len(places), 1)
    return Result(pairing, places, (0,) * len(places), 1, {}, {}, first, of)


def duels(*results: Result) -> SettingResults:
    return SettingResults(Setting("", "", 2, AHOY.complete_options(2, {})), results)


def test_every_value_of_every_option_is_measured_alone_wherever_it_exists() -> None:
    found = list(settings_to_measure(TRANQUILITY, [1, 2]))
    assert [(one.option, one.value) for one in found][:2] == [("variant", "base")] * 2
    measured = {(one.option, one.value) for one in found}
    assert measured >= {("storms", "on"), ("halves", "on"), ("variant", "arch"), ("removed", "triton")}
    assert next(one for one in found if one.option == "halves").options["variant"] == "day-night"
    assert [one.players for one in found if one.value == "competitive"] == [2]
    assert {one.option for one in settings_to_measure(TRANQUILITY, [1], ["storms"])} == {"storms"}


@pytest.mark.parametrize("live", all_games(), ids=lambda live: live.id)
def test_every_game_has_tables_to_measure(live: Game[Any]) -> None:
    found = list(settings_to_measure(live, live.players))
    assert {one.players for one in found} == set(live.players)
    assert list(settings_to_measure(live, live.players, [option.id for option in live.options])) == found
    assert not any(option.per_seat and option.id == one.option for one in found for option in live.options)


@pytest.mark.parametrize(
    ("live", "options", "kind", "names"),
    [
        (AHOY, {}, "faction", {"squadron", "union"}),
        (DRAW, {"characters": "on"}, "character", None),
        (DRAW, {}, "character", set()),
    ],
)
def test_roles_name_what_seats_play(
    live: Game[Any], options: dict[str, str], kind: str, names: set[str] | None
) -> None:
    state = live.new(2, live.complete_options(2, options), 4)
    chance = Rng(1)
    while state.to_act is not None:
        state.apply(live.playout(state, chance))
    roles = live.roles(state)
    found = {role[kind] for role in roles if kind in role}
    assert len(roles) == 2
    assert found == names if names is not None else len(found) == 2


def test_the_page_tells_who_wins_by_order_of_play_and_by_role() -> None:
    union, squadron = ("union", "squadron"), ("squadron", "union")
    text = page(
        AHOY,
        "boy",
        [duels(result((1, 2), 1, union), result((2, 1), 0, squadron), result((1, 1), 1, union))],
        "abc1234",
    )
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert "3 games" in text
    assert "abc1234" in text
    assert any(row.startswith("|  |  | 2 | 3 | 16.7 %") for row in rows), "of who decided first"
    assert any(row.startswith("| faction | union | 2 | 3 | 83.3 %") and row.endswith("| 50 % |") for row in rows)
    assert any(row.startswith("| faction | squadron | 2 | 3 | 16.7 %") for row in rows)


def test_the_page_tells_what_was_done_how_often() -> None:
    done = [result((1, 2))._replace(actions={"boy": {"go": go, "anchor": 1}}) for go in (1, 2)]
    text = page(AHOY, "boy", [duels(*done)], "abc1234")
    assert text.splitlines()[-2:] == ["| go | 60.0 % |", "| anchor | 40.0 % |"]


def test_what_crews_won_goes_to_the_form_and_what_was_not_measured_stays(tmp_path: Path) -> None:
    path = tmp_path / "difficulty.json"
    old = {"games": {"storms": {"on": 300}}, "won": {"storms": {"on": {"1": 7, "2": 9}}}}
    path.write_text(json.dumps(old))
    playing = League("tranquility", ResultStore(None), None, 1, io.StringIO())
    measured = measure(playing, "random", settings_to_measure(TRANQUILITY, [2], ["storms", "monsters"]), 2, 1)
    assert [len(one.results) for one in measured] == [2] * 4
    write_cooperative_win_rates(TRANQUILITY, measured, path)
    written = json.loads(path.read_text())
    assert written["won"]["storms"]["on"] == {"1": 7, "2": 0}
    assert written["games"]["monsters"] == {"3": 2, "4": 2, "5": 2}
    assert "| monsters | 4 | 2 | 2 | 0.0 % (" in page(TRANQUILITY, "random", measured, "")


def test_the_command_writes_a_page_and_goes_on_where_it_was_stopped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ["balance", "submarine", "--players", "2", "--bot", "random", "--out", str(tmp_path), "--docs"]
    assert cli.main([*arguments, str(tmp_path / "docs"), "--games", "2"]) == 0
    assert "# Balance: submarine" in capsys.readouterr().out
    assert "By order of play" in (tmp_path / "docs" / "submarine.md").read_text()
    played = (tmp_path / "submarine.jsonl").read_text()
    assert cli.main([*arguments, str(tmp_path / "docs"), "--games", "3"]) == 0
    assert (tmp_path / "submarine.jsonl").read_text().startswith(played)
