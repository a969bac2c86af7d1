"""The game of the day in the page: the game of a date, the stored result, and the shared text."""

from itertools import pairwise
from typing import Any

import pytest

from tests.helpers.node import run_node

RUN = """
import { readFileSync } from "node:fs";
class Storage {
    getItem(key) { return Object.hasOwn(this, key) ? this[key] : null; }
    setItem(key, text) { this[key] = String(text); }
    removeItem(key) { delete this[key]; }
}
Object.assign(globalThis, { location: { href: "https://host.example/" }, localStorage: new Storage() });
const root = `${process.cwd()}/static/`;
const schedule = await import(`${root}daily/schedule.js`);
const results = await import(`${root}daily/results.js`);
const answer = await (%s)(JSON.parse(readFileSync(0, "utf8")), schedule, results);
console.log(JSON.stringify(answer ?? null));
"""
SETUPS = [{"seats": ["human", "mate"]}, {"seats": ["human", "boy"], "options": {"storms": "on"}}]
SCHEDULE: dict[str, Any] = {
    "reef": [{"from": "2026-11-01", "setups": SETUPS}],
    "atoll": [{"from": "2026-11-01", "setups": SETUPS[:1]}],
}
DAYS = [f"2026-11-{number:02}" for number in range(1, 31)]
RESULT = {
    "game": "reef",
    "release": "0a1b2c",
    "at": 5,
    "place": 1,
    "of": 2,
    "score": 30,
    "together": False,
    "gaveUp": False,
}


def ask(function: str, given: Any) -> Any:
    return run_node("--input-type=module", "--eval", RUN % function, given=given)


def setups(days: list[str], schedule: dict[str, Any]) -> list[Any]:
    found: list[Any] = ask(
        "([days, schedule], { setupOfDay }) => days.map((day) => setupOfDay(day, schedule))", [days, schedule]
    )
    return found


def test_games_and_their_set_ups_take_turns() -> None:
    found = setups(DAYS, SCHEDULE)
    games = [setup["game"] for setup in found]
    assert all(one != other for one, other in pairwise(games))
    assert {len(setup["options"]) for setup in found if setup["game"] == "reef"} == {0, 1}
    assert len({setup["seed"] for setup in found}) == len(DAYS)


def test_a_game_or_a_set_up_that_joins_later_changes_no_earlier_day() -> None:
    before = setups(DAYS, SCHEDULE)
    joined = {
        **SCHEDULE,
        "bay": [{"from": "2026-11-20", "setups": SETUPS}],
        "reef": [*SCHEDULE["reef"], {"from": "2026-11-20", "setups": SETUPS[1:]}],
    }
    after = setups(DAYS, joined)
    assert after[:19] == before[:19]
    assert "bay" in {setup["game"] for setup in after[19:]}
    assert all(setup["options"] for setup in after[19:] if setup["game"] == "reef")


@pytest.mark.parametrize("day", ["1970-01-01", "0004-02-29", "9999-12-31"])
def test_a_wrong_clock_refuses_nothing(day: str) -> None:
    assert setups([day], SCHEDULE)[0]["game"] in SCHEDULE


def test_without_games_that_take_part_there_is_no_game_of_the_day() -> None:
    assert setups(DAYS[:1], {}) == [None]


def test_the_local_date_is_the_day() -> None:
    assert ask("(_, { dayOf }) => dayOf(new Date(2026, 0, 5, 23, 59))", 0) == "2026-01-05"


def test_only_dates_are_days() -> None:
    odd = ["2026-02-30", "2026-13-01", "2026-1-1", "today", "", "2026-11-26x", "__proto__"]
    assert ask("(days, { isDay }) => days.filter(isDay)", ["2024-02-29", *odd]) == ["2024-02-29"]


def test_the_first_result_of_a_day_stays() -> None:
    later = {**RESULT, "place": 2, "score": 1}
    note = """(all, _, { noteResult, dayResults }) => {
        for (const one of all) noteResult("2026-11-26", one);
        return dayResults();
    }"""
    assert ask(note, [RESULT, later]) == {"2026-11-26": RESULT}


def test_results_of_a_backup_are_added_and_change_none() -> None:
    add = """([own, brought], _, { noteResult, addResults, dayResults }) => {
        noteResult("2026-11-26", own);
        return [addResults(brought), dayResults()];
    }"""
    lost = {**RESULT, "place": 2}
    taken = ask(add, [RESULT, {"2026-11-26": lost, "2026-11-25": lost}])
    assert taken == [True, {"2026-11-25": lost, "2026-11-26": RESULT}]


@pytest.mark.parametrize(
    "brought",
    [
        [],
        "none",
        {"yesterday": RESULT},
        {"2026-11-25": {**RESULT, "release": "<img>"}},
        {"2026-11-25": {**RESULT, "place": 3}},
        {"2026-11-25": {**RESULT, "score": "1"}},
        {"2026-11-25": {**RESULT, "game": "x" * 41}},
        {"2026-11-25": {**RESULT, "of": 10**6, "place": 5}},
    ],
    ids=repr,
)
def test_a_damaged_part_of_a_backup_adds_nothing(brought: Any) -> None:
    assert ask("(one, _, { addResults, dayResults }) => [addResults(one), dayResults()]", brought) == [False, {}]


def test_results_are_bounded_and_the_earliest_make_room() -> None:
    fill = """(result, { daysLater }, { addResults, dayResults, MAX_DAYS }) => {
        const days = Array.from({ length: MAX_DAYS + 5 }, (_, number) => daysLater("2026-11-01", number));
        addResults(Object.fromEntries(days.map((day) => [day, result])));
        const kept = Object.keys(dayResults());
        return [kept.length === MAX_DAYS, kept[0]];
    }"""
    assert ask(fill, RESULT) == [True, "2026-11-06"]


def test_a_streak_lasts_until_a_day_is_missed_or_given_up() -> None:
    played = ["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-24", "2026-11-25"]
    results = dict.fromkeys(played, RESULT) | {"2026-11-23": {**RESULT, "gaveUp": True}}
    ask_streaks = "([results, days], _, { streaks }) => days.map((day) => streaks(results, day).current)"
    assert ask(ask_streaks, [results, ["2026-11-25", "2026-11-26", "2026-11-27"]]) == [2, 2, 0]
    assert ask("(results, _, { streaks }) => streaks(results, '2026-11-27').longest", results) == 3
