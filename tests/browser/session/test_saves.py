"""Saved games: a reload continues them, damaged ones are refused, deleted ones can be restored."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import START, Guard
from tests.browser.player import Player
from tests.browser.reused_pages import AWAY
from tests.browser.saved_games import STORED_SAVES, import_save, started_game
from tests.browser.session.test_samples import STORAGE, left_behind
from tests.browser.tables import table, table_content

Opener = Callable[..., tuple[Page, Guard]]


def file_of(page: Page, address: str, tmp_path: Path) -> Path:
    """Export the only saved game to a file; return its path."""
    page.goto(f"{address}#/saves")
    with page.expect_download() as download:
        page.locator(".saved-tools button").nth(1).click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_a_reload_in_the_middle_goes_on_where_it_was(address: str, open_table: Opener) -> None:
    page = started_game(address, open_table)
    assert "#/game/" in page.url and "pace=0" in page.url
    before = table_content(page)
    page.reload()
    assert table_content(page) == before
    player = Player(page)
    player.play()
    assert player.over


def test_the_menu_leads_back_into_the_game(address: str, open_table: Opener) -> None:
    page = started_game(address, open_table)
    before = table_content(page)
    page.locator(".brand").click()
    page.locator(".resume").click()
    assert table_content(page) == before
    page.go_back()
    expect(page.locator(".posters")).to_be_visible()


def test_two_games_lie_side_by_side(address: str, open_table: Opener) -> None:
    page = started_game(address, open_table)
    first = table_content(page)
    address_of_first = page.url
    page.goto(f"{address}#/new/deadmansdraw?seats=human,random,random&characters=on&seed=9&start&pace=0")
    expect(page.locator(".seat")).to_have_count(3, timeout=START)  # until then a click would hit the first table
    Player(page).play(most=2)
    page.goto(f"{address}#/saves")
    expect(page.locator(".saved")).to_have_count(2)
    page.goto(address_of_first)
    assert table_content(page) == first


def test_a_game_can_be_renamed_deleted_and_brought_back(address: str, open_page: Opener) -> None:
    page = started_game(address, open_page, clicks=1)
    page.goto(f"{address}#/saves")
    page.locator(".saved-tools button").nth(0).click()
    page.locator(".rename input").fill("Bouře")
    page.locator(".rename button").click()
    expect(page.locator(".saved b")).to_have_text("Bouře")
    page.locator(".saved-tools button").nth(3).click()
    expect(page.locator(".saved")).to_have_count(0)
    page.locator(".toast button").click()
    expect(page.locator(".saved b")).to_have_text("Bouře")


def test_several_games_are_renamed_deleted_and_brought_back_at_once(address: str, open_page: Opener) -> None:
    page, _ = open_page(f"{address}#/saves", left_behind(STORAGE))
    names = page.locator(".saved b")
    page.locator("[data-do=select]").click()
    for row in (0, 2):
        page.locator(".saved-box").nth(row).check()
    kept = names.nth(1).inner_text()
    bar = page.locator(".saved-selection")
    bar.locator("[data-do=rename]").click()
    page.locator(".rename input").fill("Bouře")
    page.locator(".rename button").click()
    assert names.all_inner_texts()[:3] == ["Bouře 1", kept, "Bouře 2"]
    before = page.evaluate(STORED_SAVES)
    page.locator("input[type=search]").fill("Bouře")
    page.locator("[data-do=select]").click()
    page.locator("[data-do=select-all]").click()
    bar.locator("[data-do=delete]").click()
    page.locator("[data-answer=yes]").click()
    assert len(page.evaluate(STORED_SAVES)) == len(before) - 2
    page.locator(".toast button").click()
    expect(names).to_have_text(["Bouře 1", "Bouře 2"])
    assert page.evaluate(STORED_SAVES).keys() == before.keys()


def test_an_exported_game_opens_elsewhere(address: str, open_table: Opener, tmp_path: Path) -> None:
    page = started_game(address, open_table)
    before = table_content(page)
    path = file_of(page, address, tmp_path)
    other, _ = open_table(f"{address}#/saves")
    import_save(other, path.read_text(encoding="utf-8"))
    assert table_content(other) == before


def test_a_link_holds_the_whole_game(address: str, open_table: Opener) -> None:
    page = started_game(address, open_table)
    before = table_content(page)
    link = page.evaluate(
        """async () => {
            const { linkToSave } = await import("./static/session/save-links.js");
            const key = Object.keys(localStorage).find((one) => one.includes(":save:"));
            return linkToSave(JSON.parse(localStorage.getItem(key)).save);
        }"""
    )
    other, _ = open_table(link)
    assert table_content(other) == before


def test_damaged_files_are_refused_and_the_old_games_stay_intact(
    address: str, open_table: Opener, tmp_path: Path
) -> None:
    page = started_game(address, open_table)
    before = table_content(page)
    where = page.url
    save = json.loads(file_of(page, address, tmp_path).read_text(encoding="utf-8"))
    stored = page.evaluate(STORED_SAVES)
    damaged = [
        "not JSON at all",
        json.dumps(save)[:-20],
        json.dumps({**save, "game": "chess"}),
        json.dumps({**save, "seats": [1, 2, 3]}),
        json.dumps({**save, "entries": "many"}),
        json.dumps({**save, "kajuta": 99}),
    ]
    for content in damaged:
        page.goto(f"{address}{AWAY}")
        page.locator("main.unavailable").wait_for()
        page.goto(f"{address}#/saves")
        page.wait_for_selector("input[type=file]", state="attached")
        expect(page.locator("[data-import-problem]")).to_have_count(0)
        import_save(page, content)
        expect(page.locator("[data-import-problem]")).to_be_visible(timeout=START)
        assert page.evaluate(STORED_SAVES) == stored
        expect(page.locator(".saved")).to_have_count(1)
    expect(page.locator("[data-import-problem]")).to_contain_text("uložila novější verze Kajuty")
    page.goto(where)
    assert table_content(page) == before


def test_a_save_that_stops_fitting_opens_at_its_last_step_in_a_game_of_its_own(
    address: str, open_table: Opener
) -> None:
    page = started_game(address, open_table)
    kept = page.evaluate(
        """() => {
            const key = Object.keys(localStorage).find((one) => one.includes(":save:"));
            const record = JSON.parse(localStorage.getItem(key));
            delete record.lastPosition;
            record.save.entries[2] = ["no", "such", "action"];
            localStorage.setItem(key, JSON.stringify(record));
            return localStorage.getItem(key);
        }"""
    )
    page.reload()
    expect(page.locator(".notice")).to_be_visible(timeout=START)
    stored = page.evaluate(STORED_SAVES)
    assert len(stored) == 2
    assert kept in stored.values()
    Player(page).play(most=1)


def test_a_game_played_on_in_another_window_is_not_overwritten(address: str, open_page: Opener) -> None:
    page = started_game(address, open_page, clicks=2)
    other = page.context.new_page()
    other.goto(page.url)
    Player(other).play(most=3)
    after = table_content(other)
    page.locator("[data-problem] .brass").click()
    assert table_content(page) == after


def test_a_full_storage_is_told_and_the_game_goes_on(address: str, open_page: Opener) -> None:
    page = started_game(address, open_page, clicks=1)
    page.evaluate("""() => {
        Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
    }""")
    Player(page, seed=2).play(most=1)
    expect(page.locator(".notice")).to_be_visible()
    Player(page, seed=2).play(most=1)


def test_nothing_but_our_own_keys_is_touched(address: str, open_page: Opener) -> None:
    page, _ = open_page(address)
    page.evaluate("localStorage.setItem('kajuta:/elsewhere:saves', 'theirs')")
    page.goto(table(address, "deadmansdraw", "human,random", characters="on"))
    Player(page).play(most=1)
    keys = page.evaluate("Object.keys(localStorage)")
    assert page.evaluate("localStorage.getItem('kajuta:/elsewhere:saves')") == "theirs"
    assert all(key.startswith(("kajuta:/somewhere/below/:", "kajuta:/elsewhere:")) for key in keys)


def test_saved_games_are_renamed_searched_and_sorted(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/settings")
    page.evaluate(
        """games => {
            const { pathname } = new URL(".", location.href);
            games.forEach(([id, name, game, begun, position], played) => {
                const save = { kajuta: 1, game, seats: [{ name: "Žofie", kind: "human" }], options: {}, seed: 1,
                    entries: [], digest: "", practice: false, ...(position ? { position: {} } : {}) };
                const { seats } = save;
                const entry = { id, name, game, seats, begun, played, steps: 0, over: false, practice: false,
                    branch: position };
                localStorage.setItem(`kajuta:${pathname}:save:${id}`, JSON.stringify({ save, entry }));
            });
        }""",
        [
            ["a", "Večer u moře", "ahoy", 30, False],
            ["b", "Bouře", "submarine", 20, True],
            ["c", "Čaj", "ahoy", 10, False],
        ],
    )
    page.goto(f"{address}#/saves")
    names = page.locator(".saved-words b")
    expect(names).to_have_text(["Čaj", "Bouře", "Večer u moře"])
    expect(page.locator(".saved-branch")).to_have_count(1)
    page.locator("[data-do=sort]").select_option("name")
    expect(names).to_have_text(["Bouře", "Čaj", "Večer u moře"])
    page.locator("[data-do=sort]").select_option("begun")
    expect(names).to_have_text(["Večer u moře", "Bouře", "Čaj"])
    page.locator("[data-do=search]").fill("vecer more")
    expect(names).to_have_text(["Večer u moře"])
    page.locator("[data-do=search]").fill("zofie")
    expect(names).to_have_count(3)
    page.locator("[data-do=search]").fill("nic takového")
    expect(names).to_have_count(0)
    page.locator("[data-do=search]").fill("čaj")
    page.locator(".saved-tools button").first.click()
    page.locator("dialog input[name=name]").fill("Odpolední čaj")
    page.keyboard.press("Enter")
    expect(names).to_have_text(["Odpolední čaj"])


LINK = """async () => {
    const { linkToSave } = await import("./static/session/save-links.js");
    const key = Object.keys(localStorage).find((one) => one.includes(":save:"));
    return linkToSave(JSON.parse(localStorage.getItem(key)).save);
}"""
GAMES = "Object.keys(localStorage).filter((one) => one.includes(':save:')).length"


@pytest.mark.parametrize("end", [")", ".", ",", ">", '"', "».", "%3E", "%20and%20so%20on", ") see you"])
def test_a_link_opens_with_what_a_sentence_leaves_at_its_end(address: str, open_table: Opener, end: str) -> None:
    page = started_game(address, open_table)
    before = table_content(page)
    other, _ = open_table(page.evaluate(LINK) + end)
    assert table_content(other) == before


@pytest.mark.parametrize("address_of", ["#/rules/ahoy", "#/new/ahoy?seats=human,human", "#/credits"])
@pytest.mark.parametrize("end", [").", "%22"])
def test_any_address_opens_with_what_a_sentence_leaves_at_its_end(
    address: str, open_table: Opener, address_of: str, end: str
) -> None:
    page, _ = open_table(f"{address}{address_of}")
    shown = page.locator("main:not(.unavailable)")
    shown.wait_for()
    title = page.title()
    page.goto(f"{address}#/no-such-page")
    page.locator("main.unavailable").wait_for()
    page.goto(f"{address}{address_of}{end}")
    shown.wait_for()
    expect(page).to_have_title(title)


def test_a_link_of_which_a_part_is_missing_says_which(address: str, open_table: Opener) -> None:
    page = started_game(address, open_table)
    start, _, code = page.evaluate(LINK).partition("#/load/")
    for damaged, words in ((code[:-20], "chybí konec"), (code[9:], "chybí začátek")):
        other, _ = open_table(f"{start}#/load/{damaged}")
        expect(other.locator("main.unavailable [role=alert]")).to_contain_text(words)


def test_a_link_whose_address_is_announced_twice_makes_one_game(address: str, open_table: Opener) -> None:
    page = started_game(address, open_table)
    link = page.evaluate(LINK)
    games = page.evaluate(GAMES)
    # The browser announces a change of the address later: both announcements then find the second address.
    page.evaluate("(link) => { location.hash = '#/credits'; location.href = link; }", link)
    page.wait_for_function("location.hash.includes('/game/')")
    page.wait_for_selector("main[data-game]")
    page.evaluate("import('./static/runtime/engine.js').then((engine) => engine.call({ op: 'check', save: '' }))")
    assert page.evaluate(GAMES) == games + 1


def test_a_link_that_was_opened_before_leads_to_its_game(address: str, open_table: Opener) -> None:
    page = started_game(address, open_table)
    link = page.evaluate(LINK)
    games = page.evaluate(GAMES)
    for _ in range(2):
        page.goto(f"{address}#/credits")
        page.goto(link)
        page.wait_for_function("location.hash.includes('/game/')")
        page.wait_for_selector("main[data-game]")
        where = page.url
        assert page.evaluate(GAMES) == games + 1
    page.locator("#toast button").click()
    page.wait_for_function("(where) => location.href !== where && location.hash.includes('/game/')", arg=where)
    assert page.evaluate(GAMES) == games + 2
