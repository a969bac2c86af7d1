"""Storage that is missing, full or damaged: no data is lost, and no game overwrites another."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kajuta.match import Match, saves
from kajuta.match.match_setup import Setup
from tests.browser.conftest import START, Guard
from tests.browser.player import Player
from tests.browser.saved_games import import_save, started_game
from tests.browser.tables import table, table_content

Opener = Callable[..., tuple[Page, Guard]]

DENIED = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("not for you", "SecurityError"); },
});"""
FULL = """Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };"""

JUMPY = """window.ahead = 0;
const { now } = Date;
Date.now = () => now() + window.ahead;"""
"""Script with a clock that ``ahead`` sets forward, in milliseconds."""

RECORDS = """() => Object.fromEntries(Object.entries(localStorage)
    .filter(([key]) => key.includes(":save:"))
    .map(([key, text]) => [key.split(":").pop(), JSON.parse(text)]))"""

FILL_UP = """(id) => {
    const key = Object.keys(localStorage).find((one) => one.endsWith(id));
    const text = localStorage.getItem(key);
    for (const made of Object.keys(localStorage)) if (made.includes(":made:")) localStorage.removeItem(made);
    let pad = "";
    for (let size = 4_000_000; size > 20; size = Math.floor(size / 2)) {
        try {
            localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), pad: pad + "x".repeat(size) }));
            pad += "x".repeat(size);
        } catch {}
    }
}"""


def exported(page: Page, tmp_path: Path) -> Any:
    """Export the game on the table by its menu; return the content of the file."""
    page.keyboard.press("Escape")
    page.locator(".tools .tool-menu").click()
    with page.expect_download() as download:
        page.locator(".menu-list .plain", has_text="Uložit do souboru").click()
    path = tmp_path / "exported.json"
    download.value.save_as(path)
    return json.loads(path.read_text(encoding="utf-8"))


def steps(page: Page) -> int:
    """Number of entries of the only stored game."""
    (record,) = page.evaluate(RECORDS).values()
    return len(record["save"]["entries"])


@pytest.mark.parametrize(("script", "words"), [(DENIED, "nic ukládat"), (FULL, "není místo")], ids=["denied", "full"])
def test_without_storage_a_game_is_played_from_memory_and_offered_as_a_file(
    address: str, open_page: Opener, tmp_path: Path, script: str, words: str
) -> None:
    page, _ = open_page(table(address, "deadmansdraw", "human,random", characters="on"), script)
    Player(page).play(most=3)
    expect(page.locator("[data-unkept]")).to_contain_text(words)
    with page.expect_download():
        page.locator("[data-unkept] button").first.click()
    assert len(exported(page, tmp_path)["entries"]) >= 3
    before = table_content(page)
    page.locator(".brand").click()
    page.locator(".resume").click()
    assert table_content(page) == before, "within the visit the game goes on"
    page.locator("[data-unkept] button").last.click()
    expect(page.locator("[data-unkept]")).to_have_count(0)


def test_a_storage_that_fills_up_exports_the_game_as_it_stands(address: str, open_page: Opener, tmp_path: Path) -> None:
    page = started_game(address, open_page, clicks=2)
    stored = steps(page)
    page.evaluate(f"() => {{ {FULL} }}")
    Player(page, seed=2).play(most=3)
    expect(page.locator("[data-unkept]")).to_contain_text("není místo")
    assert steps(page) == stored
    assert len(exported(page, tmp_path)["entries"]) > stored


def test_a_clock_that_jumps_loses_no_step_and_stops_no_bot(address: str, open_page: Opener) -> None:
    page, guard = open_page(table(address, "deadmansdraw", "human,sailor", characters="on"), JUMPY)
    guard.leave()  # reloading aborts running requests
    player = Player(page)
    for years in (-30, 40, -20):
        player.play(most=2)
        page.evaluate("(years) => { window.ahead = years * 365 * 86_400_000; }", years)
    player.play(most=2)
    (record,) = page.evaluate(RECORDS).values()
    assert len(record["save"]["entries"]) >= 8
    assert 0 <= record["entry"]["spent"] < 3_600_000, "no jump counts as playing"
    before = table_content(page)
    page.reload()
    assert table_content(page) == before
    page.goto(f"{address}#/saves")
    expect(page.locator(".saved")).to_have_count(1)


def test_deleting_a_game_frees_its_room_at_once_and_can_be_taken_back(address: str, open_page: Opener) -> None:
    page = started_game(address, open_page, clicks=1)
    (old,) = page.evaluate(RECORDS)
    page.goto(f"{address}#/new/deadmansdraw?seats=human,random,random&characters=on&seed=9&start&pace=0")
    expect(page.locator(".seat")).to_have_count(3, timeout=START)
    page.evaluate(FILL_UP, old)
    player = Player(page, seed=2)
    player.decision()
    while not player.clicks or not page.locator("[data-unkept]").count():
        assert len(player.clicks) < 30, "it was to be full"
        player.click()
    (live,) = (key for key in page.evaluate(RECORDS) if key != old)
    before = table_content(page)
    stored = len(page.evaluate(RECORDS)[live]["save"]["entries"])

    page.goto(f"{address}#/saves")
    page.locator(f"[data-save='{old}'] .saved-tools button").last.click()
    expect(page.locator(".saved")).to_have_count(1)
    records = page.evaluate(RECORDS)
    assert list(records) == [live], "the deleted game lies in the storage no more"
    assert len(records[live]["save"]["entries"]) > stored, "what waited for room is written"
    expect(page.locator("[data-unkept]")).to_have_count(0)

    page.locator(".toast button").click()
    expect(page.locator(".saved")).to_have_count(2)
    page.locator(f"[data-save='{live}'] .saved-open").click()
    assert table_content(page) == before


def test_a_game_that_another_window_deletes_can_be_kept(address: str, open_table: Opener) -> None:
    page = started_game(address, open_table, clicks=3)
    before, where = table_content(page), page.url
    other = page.context.new_page()
    other.goto(f"{address}#/saves")
    other.locator(".saved-tools button").last.click()
    expect(page.locator("[data-problem] [role=alert]")).to_contain_text("smazal v jiném okně")
    page.locator("[data-do=keep]").click()
    page.wait_for_function("(where) => location.href !== where", arg=where)
    assert table_content(page) == before
    page.reload()
    assert table_content(page) == before
    other.close()


def two_games(address: str, open_table: Opener) -> tuple[Page, str, str]:
    """A page that has stored two games of different kinds, and their ids."""
    page, guard = open_table(table(address, "deadmansdraw", "human,random", characters="on"))
    guard.leave()
    Player(page).play(most=2)
    (first,) = page.evaluate(RECORDS)
    page.goto(f"{address}#/new/submarine?seats=human,random&seed=3&start&pace=0")
    page.wait_for_selector("main[data-game=submarine]", timeout=START)
    Player(page).play(most=1)
    (second,) = (key for key in page.evaluate(RECORDS) if key != first)
    page.goto(f"{address}#/settings")
    return page, first, second


def test_a_late_request_of_one_game_never_touches_the_next(address: str, open_table: Opener) -> None:
    page, first, second = two_games(address, open_table)
    before = page.evaluate(RECORDS)
    page.evaluate(
        """async ([first, second]) => {
            const { Session } = await import("./static/session/session.js");
            const [one, other] = [first, second].map((id) => new Session(id, () => 0));
            await one.open();
            const opened = other.open();
            const late = [{ op: "undo" }, { op: "concede", seat: 0 }].map((request) => one.request(request));
            await Promise.all([opened, ...late]);
        }""",
        [first, second],
    )
    after = page.evaluate(RECORDS)
    assert {key: one["save"] for key, one in after.items()} == {key: one["save"] for key, one in before.items()}


def test_no_game_is_ever_stored_over_another(address: str, open_table: Opener) -> None:
    page, first, second = two_games(address, open_table)
    before = page.evaluate(RECORDS)
    third = page.evaluate(
        """async ([first, second]) => {
            const saves = await import("./static/session/saved-games.js");
            return saves.update(first, saves.record(second).save, false);
        }""",
        [first, second],
    )
    after = page.evaluate(RECORDS)
    assert after[first] == before[first]
    assert after[third]["save"] == before[second]["save"]


def just_begun() -> dict[str, Any]:
    """Save of a game of two without any decisions."""
    seats = [{"name": "", "kind": kind} for kind in ("human", "random")]
    return saves.make_save(
        Match(Setup.from_json({"game": "deadmansdraw", "seats": seats, "seed": 7, "options": {}}, new=True))
    )


@pytest.mark.parametrize(
    "entry", ["null", "7", '{"id": "ghost"}', '{"played": 1e300, "begun": "soon"}'], ids=["null", "7", "ghost", "dates"]
)
def test_a_game_whose_entry_is_damaged_is_listed_beside_what_cannot_be_read(
    address: str, open_table: Opener, entry: str
) -> None:
    page, _ = open_table(f"{address}#/settings")
    page.evaluate(
        """([entry, save]) => {
            const { game, seats } = save;
            const whole = { id: "whole", name: "", game, seats, begun: 1, played: 2, steps: 0, over: false,
                practice: false };
            const damaged = JSON.parse(entry);
            const record = { save, entry: damaged?.played ? { ...whole, ...damaged } : damaged };
            const start = `kajuta:${new URL(".", location.href).pathname}:save:`;
            localStorage.setItem(`${start}whole`, JSON.stringify(record));
            localStorage.setItem(`${start}torn`, '{"save": {"game": "dead');
            localStorage.setItem(`${start}null`, '{"save": null}');
            localStorage.setItem(`${start}pieces`, JSON.stringify({ ...record, pieces: [7] }));
        }""",
        [entry, just_begun()],
    )
    page.goto(f"{address}#/saves")
    expect(page.locator(".saved")).to_have_count(4)
    expect(page.locator(".saved:not(.is-damaged) b")).to_have_text("Karty mrtvého muže")
    expect(page.locator(".saved.is-damaged")).to_have_count(3)
    for _ in range(3):
        page.locator(".is-damaged .saved-tools button").first.click()
    expect(page.locator(".saved")).to_have_count(1)
    page.locator(".brand").click()
    expect(page.locator(".resume")).to_be_visible()


def test_a_damaged_game_says_so_and_hides_no_other(address: str, open_table: Opener) -> None:
    page = started_game(address, open_table, clicks=1)
    page.evaluate(
        """() => {
            const key = Object.keys(localStorage).find((one) => one.includes(":save:"));
            localStorage.setItem(key.replace(/[^:]*$/, "torn"), "{");
        }"""
    )
    page.goto(f"{address}#/game/torn")
    expect(page.locator("[data-problem]")).to_contain_text("poškozená", timeout=START)


def test_a_blank_name_becomes_the_default_one(address: str, open_table: Opener) -> None:
    page, _ = open_table(
        f"{address}#/new/deadmansdraw?seats=human,random&characters=on&names=%E3%85%A4,%E2%80%8B&seed=7&start&pace=0"
    )
    Player(page).decision()
    assert page.locator(".seat-who").all_inner_texts() == ["Harpuna", "Eva"]
    page.goto(f"{address}#/saves")
    (record,) = page.evaluate(RECORDS).values()
    for seat in record["save"]["seats"]:
        seat["name"] = "\u2800"
    import_save(page, json.dumps(record["save"]))
    Player(page).decision()
    assert page.locator(".seat-who").all_inner_texts() == ["Harpuna", "Eva"]


def test_memory_stays_flat_from_game_to_game(address: str, open_page: Opener) -> None:
    page, guard = open_page(f"{address}#/settings")
    guard.leave()
    tools = page.context.new_cdp_session(page)

    def play_some(games: range) -> tuple[int, int]:
        """Make a few moves in new games; return the numbers of living nodes and listeners."""
        for seed in games:
            page.goto(f"{address}#/new/oltremare?seats=human,random&seed={seed}&start&pace=0")
            expect(page.locator("main[data-game]")).to_be_visible(timeout=START)
            Player(page, seed=seed).play(most=1)
            page.goto(f"{address}#/saves")
            expect(page.locator(".saved-list")).to_be_visible()
        page.goto(f"{address}#/settings")
        expect(page.locator("main.page")).to_be_visible()
        tools.send("HeapProfiler.collectGarbage")
        alive = tools.send("Memory.getDOMCounters")
        return alive["nodes"], alive["jsEventListeners"]

    nodes, listeners = play_some(range(2))
    more_nodes, more_listeners = play_some(range(2, 7))
    # A table has about 5500 nodes and 55 listeners. One or two tables may wait for garbage collection, but never five.
    assert more_nodes - nodes < 12_000, f"{nodes} nodes became {more_nodes}"
    assert more_listeners - listeners < 120, f"{listeners} listeners became {more_listeners}"
