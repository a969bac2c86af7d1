"""Speculation: during a press the engine computes the answer; the table changes only after the click, then at once."""

import pytest
from playwright.sync_api import Page, expect

from kajuta.games import all_games
from tests.browser.conftest import START, Opener
from tests.browser.engine import WATCH_TABLE
from tests.browser.player import Player
from tests.browser.saved_games import SAVES_AS_TEXT
from tests.browser.tables import seats_of, table, table_content

ANSWERED = """
    globalThis.answered = [];
    const read = JSON.parse, write = JSON.stringify;
    JSON.stringify = (value, ...more) => {
        if (value?.op === "play") answered.push(value.known ? "played as foreseen" : "played");
        if (value?.op === "speculate") globalThis.speculates = true;
        return write(value, ...more);
    };
    JSON.parse = (text, ...more) => {
        const value = read(text, ...more);
        if (value?.view && globalThis.speculates) answered.push("foreseen");
        if (value?.view) globalThis.speculates = false;
        return value;
    };
"""
"""Script that records speculative answers, and the moves that the engine is sent."""
ENTRIES = """() => Object.entries(localStorage).filter(([name]) => name.includes(":save:"))
    .map(([, text]) => JSON.parse(text).save?.entries.length)[0]"""


def pressed(page: Page) -> None:
    """Press legal elements until a press completes a move and its answer has come; the mouse button stays down."""
    page.wait_for_function("answered.length === 60", timeout=START)  # the warm-up is over
    while True:
        page.locator("main.table [data-legal]").first.hover()
        page.evaluate("answered.length = 0")
        page.evaluate(WATCH_TABLE)
        page.mouse.down()
        page.wait_for_timeout(300)
        if page.evaluate("answered").count("foreseen"):
            return
        page.mouse.up()


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_move_is_answered_while_it_is_pressed_and_the_table_stays_until_the_release(
    address: str, open_page: Opener, game: str
) -> None:
    players = next(one.players for one in all_games() if one.id == game)
    page, guard = open_page(table(address, game, seats_of(players[0])), script=ANSWERED)
    guard.leave()
    player = Player(page)
    player.decision()
    pressed(page)
    before = player.revision()
    kept = page.evaluate(SAVES_AS_TEXT)
    changes = page.evaluate("changes")
    assert [one for one in changes if not one.startswith("tabindex")] == [], "a press gives the focus, and no more"
    page.mouse.up()
    player.decision(before)
    assert "played as foreseen" in page.evaluate("answered")
    assert page.evaluate(SAVES_AS_TEXT) != kept
    after = table_content(page)
    page.reload()
    assert table_content(page) == after
    player.play(most=3)


def test_what_was_pressed_and_not_clicked_is_not_played(address: str, open_page: Opener) -> None:
    page, _ = open_page(table(address, "submarine", "human,random"), script=ANSWERED)
    player = Player(page)
    player.decision()
    pressed(page)
    before, kept = table_content(page), page.evaluate(SAVES_AS_TEXT)
    page.mouse.move(1, 1)
    page.mouse.up()
    page.wait_for_timeout(300)
    assert (table_content(page), page.evaluate(SAVES_AS_TEXT)) == (before, kept)
    assert page.evaluate("answered") == ["foreseen"]
    player.play()
    assert player.over


def test_a_move_that_was_foreseen_is_kept_though_the_engine_dies_before_it_hears_of_it(
    address: str, open_page: Opener
) -> None:
    page, _ = open_page(table(address, "submarine", "human,random"), script=ANSWERED)
    player = Player(page)
    player.decision()
    pressed(page)
    entries = page.evaluate(ENTRIES)
    page.evaluate("document.querySelector('script[type=py]').xworker.terminate()")
    page.wait_for_selector("html[data-engine=failed]", timeout=START, state="attached")
    page.mouse.up()
    expect(page.locator("[data-problem] [role=alert]")).to_be_visible()
    assert page.evaluate(ENTRIES) == entries + 1
    page.locator("[data-recover]").click()
    player.play()
    assert player.over


def test_the_warm_up_changes_nothing_and_looks_behind_no_curtain(address: str, open_page: Opener) -> None:
    page, _ = open_page(table(address, "submarine", "human,random"), script=ANSWERED)
    Player(page).decision()
    before, kept = table_content(page), page.evaluate(SAVES_AS_TEXT)
    page.evaluate(WATCH_TABLE)
    page.wait_for_function("answered.length === 60", timeout=START)
    page.wait_for_timeout(600)
    assert page.evaluate("[answered.length, changes]") == [60, []]
    assert (table_content(page), page.evaluate(SAVES_AS_TEXT)) == (before, kept)
    page, _ = open_page(table(address, "oltremare", "human,human"), script=ANSWERED)
    page.locator(".curtain").wait_for(timeout=START)
    page.wait_for_timeout(1000)
    assert page.evaluate("answered") == []
