"""Data stored beside a save: the last position, for updates of the rules, and undone decisions for redo."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import START, Opener
from tests.browser.player import Player
from tests.browser.saved_games import STORED_SAVES, import_save, started_game
from tests.browser.session.test_saves import file_of
from tests.browser.tables import table_content

SPOIL = """(at) => {
    const key = Object.keys(localStorage).find((one) => one.includes(":save:"));
    const record = JSON.parse(localStorage.getItem(key));
    record.save.entries[at] = ["no", "such", "action"];
    localStorage.setItem(key, JSON.stringify(record));
    return record.save.entries.length;
}"""
"""Script that makes the only stored game illegal at entry ``at``; returns the number of entries."""

RECORD = "() => JSON.parse(Object.entries(localStorage).find(([key]) => key.includes(':save:'))[1])"


def table_with_news(page: Page) -> list[str]:
    """Content of the table, and the new lines of the log."""
    return table_content(page) + page.locator(".log .is-news").all_text_contents()


def reopened(page: Page) -> list[str]:
    """Table after a reload."""
    page.reload()
    return table_with_news(page)


def test_a_game_whose_record_does_not_replay_goes_on_as_it_was_left(address: str, open_table: Opener) -> None:
    page = started_game(address, open_table)
    player = Player(page)
    while not page.locator(".log .is-news").count():
        assert player.go_on() == "decision"
    before, where = table_with_news(page), page.url
    entries = page.evaluate(SPOIL, 2)
    assert reopened(page) == before
    notice = page.locator(".notice")
    expect(notice).to_contain_text("Pokračujete přesně tam, kde jste přestali")
    assert page.url == where
    stored = page.evaluate(STORED_SAVES)
    assert len(stored) == 1, "it goes on in its own record"
    notice.locator("button").click()
    expect(notice).to_have_count(0)

    page.keyboard.press("t")
    timeline = page.locator("[data-timeline]")
    expect(timeline).to_contain_text("ze starší verze")
    page.locator("[data-do=back]").click()
    expect(timeline).to_have_attribute("data-step", "2")
    page.locator("[data-do=forward]").click()
    expect(timeline).to_have_attribute("data-step", str(entries))
    page.locator("[data-do=present]").click()

    Player(page).play(most=2)
    later = table_with_news(page)
    assert reopened(page) == later
    expect(notice).to_have_count(0)
    record = page.evaluate(RECORD)
    assert record["save"]["entries"][2] == ["no", "such", "action"], "all entries are kept"
    assert not record["save"]["practice"] and "branch" not in record["entry"]
    page.keyboard.press("u")
    player = Player(page)
    player.play()
    assert player.over


def test_the_last_position_leaves_this_browser_neither_in_files_nor_in_links(
    address: str, open_table: Opener, tmp_path: Path
) -> None:
    page = started_game(address, open_table)
    record = page.evaluate(RECORD)
    assert 100 < len(record["lastPosition"]) < 2_400
    link = page.evaluate(
        """async (save) => (await import("./static/session/save-links.js")).linkToSave(save)""", record["save"]
    )
    exported = json.loads(file_of(page, address, tmp_path).read_text(encoding="utf-8"))
    assert exported == record["save"]
    brought = page.evaluate(
        """async (link) => JSON.parse(await (await import("./static/session/save-links.js")).unpackSaveLink(link))""",
        link.partition("#/load/")[2],
    )
    assert brought == record["save"]


def test_a_file_that_does_not_replay_opens_where_it_stops_whatever_position_it_brings(
    address: str, open_table: Opener
) -> None:
    page = started_game(address, open_table)
    page.evaluate(SPOIL, 2)
    record = page.evaluate(RECORD)
    page.goto(f"{address}#/saves")
    position = record["lastPosition"]
    import_save(page, json.dumps({**record["save"], "lastPosition": position, "last_position": position}))
    page.wait_for_selector("main[data-game]", timeout=START)
    steps = [json.loads(one)["entry"]["steps"] for one in page.evaluate(STORED_SAVES).values()]
    assert sorted(steps) == [2, len(record["save"]["entries"])]


def press_until_undone(page: Page, key: str, undone: int) -> None:
    """Press the key of undo or redo, confirm if asked, and wait until ``undone`` decisions are stored as undone."""
    page.keyboard.press(key)
    sure = page.locator("dialog[open] [data-answer=yes]")
    done = f"() => (({RECORD})().undone ?? []).length === {undone}"
    page.wait_for_function(f"() => document.querySelector('dialog[open] [data-answer=yes]') || ({done})()")
    if sure.count():
        sure.click()
    page.wait_for_function(done)


def test_what_was_undone_is_done_again_after_a_reload_and_is_in_no_file(
    address: str, open_table: Opener, tmp_path: Path
) -> None:
    page = started_game(address, open_table)
    before = table_content(page)
    for undone in (1, 2):
        press_until_undone(page, "u", undone)
    where, taken_back = page.url, table_content(page)
    assert taken_back != before
    assert "undone" not in file_of(page, address, tmp_path).read_text(encoding="utf-8")
    page.goto(where)
    assert table_content(page) == taken_back
    for undone in (1, 0):
        press_until_undone(page, "Shift+u", undone)
    assert table_content(page) == before
