"""Table features of Ahoy alone: battles that stay visible until the next decision, and a prompt after each click."""

import json

from playwright.sync_api import expect

from kajuta.core.game import Move
from kajuta.core.rng import Rng
from kajuta.games.ahoy import GAME
from kajuta.match import Match
from kajuta.match.match_setup import Setup
from kajuta.match.saves import make_save
from tests.browser.conftest import Opener
from tests.browser.player import Player
from tests.browser.saved_games import import_save
from tests.browser.tables import seats_of, table
from tests.browser.tutorial.test_tutorials import go_to_step


def battles(match: Match) -> list[str]:
    return [area["id"] for area in match.view()["scene"]["areas"] if area["id"].startswith("battle:")]


def after_a_battle() -> tuple[str, Move]:
    """A saved game that shows the bots' latest battles, and a move with a die that removes them from the table."""
    names = [("Eva", "human"), ("Adam", "random"), ("Bara", "random"), ("Cyril", "random")]
    seats = [{"name": name, "kind": kind} for name, kind in names]
    for seed in range(100):
        match = Match(Setup.from_json({"game": "ahoy", "seats": seats, "options": {}, "seed": seed}, new=True))
        rng = Rng(seed)
        while match.screen.next_step().kind != "over":
            if match.screen.next_step().kind == "person" and battles(match):
                for move in GAME.legal_moves(match.state):
                    later = Match(match.setup)
                    for entry in [*match.entries, move.action]:
                        later.play(entry)
                    if move.action[0] == "die" and not move.confirm and not battles(later):
                        return json.dumps(make_save(match)), move
            match.play(GAME.playout(match.state, rng))
    raise AssertionError("nobody ever fought")


def test_a_battle_lies_on_the_table_until_the_next_decision(address: str, open_table: Opener) -> None:
    save, move = after_a_battle()
    page, _ = open_table(f"{address}#/saves")
    import_save(page, save)
    player = Player(page)
    player.decision()
    battle = page.locator(".strip-moment > [data-area]").last
    expect(battle).to_be_visible()
    assert battle.locator(".thing.die").count() >= 2, "a die of each side"
    die, slot = move.path
    player.press(f"[data-id='{die}'][data-legal]")
    expect(page.locator("#status")).to_contain_text("umístěte kostku")
    expect(battle).to_be_visible()
    player.press(f"[data-id='{slot}'][data-legal]")
    expect(page.locator("[data-area^='battle:']")).to_have_count(0)


ROOMS = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const panel = box(".region-own > .seat");
    const end = Math.max(...[...document.querySelectorAll(".region-own .element")]
        .map((one) => one.getBoundingClientRect().bottom));
    return { board: box(".board-view").height, filled: (end - panel.top) / panel.height };
}"""


def test_on_a_large_screen_the_map_has_the_room_and_not_an_empty_panel(address: str, open_table: Opener) -> None:
    size = {"width": 1920, "height": 1080}
    page, _ = open_table(table(address, "ahoy", seats_of(4)), viewport=size)
    Player(page).decision()
    rooms = page.evaluate(ROOMS)
    assert rooms["board"] > 0.75 * size["height"]
    assert 0.7 < rooms["filled"] <= 1


PLANS_IN_SIGHT = """() => {
    const words = [...document.querySelectorAll(".region-hand .note")];
    return words.length > 0 && words.every((one) => {
        const { left, width, bottom } = one.getBoundingClientRect();
        return !document.elementFromPoint(left + width / 2, bottom - 1)?.closest(".table-question");
    });
}"""


def test_on_a_phone_values_to_pay_for_leave_the_words_of_the_plans_to_be_read(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "ahoy", seats_of(2)), viewport={"width": 390, "height": 844})
    player = Player(page)
    player.decision()
    while not page.locator(".region-actions .element-die.is-legal").count():
        player.click()
    page.wait_for_function(PLANS_IN_SIGHT)


LAST_OF_OWN_SEAT_IS_FREE = """() => {
    const all = [...document.querySelectorAll(".region-own .element")].map((one) => one.getBoundingClientRect().bottom);
    return Math.max(...all) <= document.querySelector(".table-question-body").getBoundingClientRect().top;
}"""


def test_on_a_phone_the_own_areas_are_whole_and_scroll_out_from_under_a_question(
    address: str, open_table: Opener
) -> None:
    page, _ = open_table(address, locale="en-GB", viewport={"width": 390, "height": 844})
    go_to_step(page, "ahoy", 4, 4)
    areas = page.locator(".region-own .seat-areas")
    assert areas.evaluate("(one) => one.scrollHeight <= one.clientHeight"), "no second scrollbar beside the page's"
    page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
    page.wait_for_function(LAST_OF_OWN_SEAT_IS_FREE)


def test_on_a_phone_headings_and_signs_of_regions_stay(address: str, open_table: Opener) -> None:
    page, _ = open_table(address, locale="en-GB", viewport={"width": 390, "height": 844})
    go_to_step(page, "ahoy", 4, 5)
    heading = page.locator("[data-area='hold:1'] > .area-title")
    assert heading.evaluate("(one) => one.offsetWidth") > 20, "the cargo has a caption, and still a heading"
    expect(page.locator("[data-id='symbol:0'] .icon.main")).to_be_visible()


def test_a_tap_on_the_only_thing_that_can_be_chosen_asks_nothing(address: str, open_table: Opener) -> None:
    page, _ = open_table(address, locale="en-GB", viewport={"width": 390, "height": 844}, has_touch=True)
    go_to_step(page, "ahoy", 4, 3)
    expect(page.locator("[data-id='space:0'] ~ .hint.is-crowded-out")).to_have_count(1)
    page.locator("[data-id='space:0']").tap()
    page.wait_for_selector("main[data-voyage-step='4']")
