"""Smoke tests in other browsers than Chromium: start, whole games, saves, offline play."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Page

from kajuta.core.rng import Rng
from kajuta.games import all_games
from kajuta.match import Match, saves
from kajuta.match.match_setup import Setup
from tests.browser.conftest import PREFIX, READY
from tests.browser.engine import STARTED_FROM, copy_with, damage_snapshot
from tests.browser.player import Player
from tests.elsewhere.tabs import Tab
from tests.helpers.daily_play import TAKING_PART, declared_setups, play_day, play_in_a_page
from tools import server, site
from tools.common import DIST

STEPS = 30
AT_ONCE = 5
"""Number of clicks in one script call: WebDriver limits the time of a script."""
IS_READY = f"document.querySelector({json.dumps(READY)}) !== null"
IS_KEPT = "document.querySelector('html[data-offline=ready]') !== null"
IMPORT = """(text) => {
    const input = document.querySelector("input[type=file]");
    const files = new DataTransfer();
    files.items.add(new File([text], "game.json", { type: "application/json" }));
    input.files = files.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
}"""
ADOPTED = """void kajutaPrestarted.then((worker) => {
    window.adopted = document.querySelector("script[type=py]").xworker === worker;
})"""
"""Script that checks whether PyScript uses the prestarted worker."""
SECOND = """void kajutaStartPython("helper").then((worker) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => { window.second = JSON.parse(data).ok; };
    const seats = ["A", "B"].map((name) => ({ name, kind: "captain" }));
    const setup = { game: "submarine", seats, options: {}, seed: 1 };
    worker.postMessage({ ask: JSON.stringify({ op: "deal", setup }), to: port2 }, [port2]);
})"""
"""Script that checks whether the helper worker answers (static/runtime/helper.js)."""
TABLE = """() => [...document.querySelectorAll("main[data-game] [data-id]")].map((one) => one.dataset.id)"""
"""Script for the elements on the table; a half-made choice is not part of it."""


@pytest.fixture(scope="module")
def dist() -> Path:
    """Folder of the built site."""
    site.build(DIST)
    return DIST


@pytest.fixture(scope="module")
def address(dist: Path) -> Iterator[str]:
    """URL of the built site, in a sub-folder."""
    with server.listening(server.Host(dist, PREFIX)) as address:
        yield address


def opened(tab: Tab, where: str) -> Tab:
    """Open an address in a new page, and wait for Python."""
    tab.goto("about:blank")
    tab.goto(where)
    tab.wait_for_function(IS_READY)
    return tab


def player(tab: Tab, seed: int = 1) -> Player:
    """A player at the table in ``tab``, which offers the necessary part of Playwright's page."""
    return Player(cast(Page, tab), seed=seed, at_once=AT_ONCE)


def test_it_starts_from_the_snapshot(tab: Tab, address: str) -> None:
    assert opened(tab, address).evaluate(STARTED_FROM) == "snapshot"


def test_a_second_python_answers_beside_the_first(tab: Tab, address: str) -> None:
    opened(tab, address)
    tab.evaluate(SECOND)
    tab.wait_for_function("window.second")


def test_a_damaged_snapshot_means_a_plain_start(tab: Tab, tmp_path: Path) -> None:
    with server.listening(server.Host(copy_with(tmp_path, damage_snapshot), "/x/")) as damaged:
        assert opened(tab, damaged).evaluate(STARTED_FROM) == "plain"


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_game_is_played_to_its_end(tab: Tab, address: str, game: str) -> None:
    opened(tab, f"{address}#/new/{game}?seats=human,random&seed=3&start&pace=0")
    player(tab).play()
    assert tab.evaluate("document.querySelector('main[data-over]') !== null")


def test_a_game_goes_on_after_a_reload(tab: Tab, address: str) -> None:
    opened(tab, f"{address}#/new/submarine?seats=human,random&seed=3&start&pace=0")
    someone = player(tab)
    someone.play(most=8)
    before = tab.evaluate(TABLE)
    tab.reload()
    someone.decision()
    assert tab.evaluate(TABLE) == before
    someone.play(most=12)


def test_an_exported_game_is_brought_in(tab: Tab, address: str) -> None:
    opened(tab, f"{address}#/saves")
    tab.wait_for_function("document.querySelector('input[type=file]') !== null")
    tab.evaluate(IMPORT, json.dumps(begun_game()))
    player(tab).play(most=3)


def test_without_the_server_it_starts_again(tab: Tab, dist: Path) -> None:
    with server.listening(server.Host(dist, PREFIX)) as address:
        opened(tab, address)
        tab.wait_for_function(IS_KEPT)
    tab.reload()
    tab.wait_for_function(IS_READY)
    tab.evaluate(ADOPTED)
    tab.wait_for_function("window.adopted")


def begun_game() -> dict[str, object]:
    """Save of a game after some random actions."""
    seats = [{"name": f"P{seat}", "kind": "human"} for seat in range(2)]
    match = Match(Setup.from_json({"game": "submarine", "seats": seats, "options": {}, "seed": 5}, new=True))
    chance = Rng(5)
    for _ in range(STEPS):
        match.play(chance.choice(match.state.legal_actions()))
    return saves.make_save(match)


@pytest.mark.parametrize("game", TAKING_PART)
def test_a_day_is_played_to_the_same_end_as_under_cpython(tab: Tab, address: str, game: str) -> None:
    setup = declared_setups(game)[0]
    match = play_day(setup, 100_000)
    assert match.current.next_step().kind == "over"
    assert opened(tab, address).evaluate(*play_in_a_page(setup, match)) == match.state.digest()
