"""The new-game form, rules and their search, and the logic of click paths."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from kajuta.games import all_games
from tests.browser.conftest import Guard
from tests.browser.player import Player

Opener = Callable[..., tuple[Page, Guard]]

CLICK = """async ([paths, path, id]) => {
    const { click } = await import("./static/session/click-path.js");
    const moves = paths.map((one) => ({ action: one, path: one }));
    const meant = click(moves, path, id);
    return [meant.kind, meant.kind === "move" ? meant.move.path : meant.path];
}"""

PATHS = [["card:1", "cell:1"], ["card:1", "cell:2"], ["card:2", "cell:2"], ["die", "die"], ["pass"]]


def clicked(page: Page, path: list[str], thing: str) -> tuple[str, list[str]]:
    kind, leads = page.evaluate(CLICK, [PATHS, path, thing])
    return kind, leads


def test_clicks_narrow_down_change_and_take_back(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/settings")
    assert clicked(page, [], "card:1") == ("path", ["card:1"])
    assert clicked(page, ["card:1"], "cell:2") == ("move", ["card:1", "cell:2"])
    assert clicked(page, ["card:1"], "card:2") == ("path", ["card:2"])
    assert clicked(page, ["card:1"], "card:1") == ("path", [])
    assert clicked(page, ["card:1"], "pass") == ("move", ["pass"])
    assert clicked(page, ["die"], "die") == ("move", ["die", "die"])
    assert clicked(page, ["card:2"], "cell:1") == ("disabled", ["card:2", "cell:1"])
    assert clicked(page, [], "cell:1") == ("disabled", ["cell:1"])


def test_the_form_is_filled_in_from_the_address(address: str, open_table: Opener) -> None:
    page, _ = open_table(
        f"{address}#/new/deadmansdraw?seats=human,random,heuristic&seed=42&characters=off&variant=pile"
    )
    page.locator(".new-game-form").wait_for()
    expect(page.locator(".seat-row")).to_have_count(3)
    kinds = page.locator(".seat-row .pick.is-picked").all_inner_texts()
    assert kinds == ["Člověk", "Náhoda", "Námořník"]
    assert page.locator(".seed input").input_value() == "42"
    expect(page.locator("[data-option=characters] input")).not_to_be_checked()


def test_what_is_chosen_in_the_form_is_what_is_played(address: str, open_page: Opener) -> None:
    # Needs a new page: a reused one sometimes reports a wrong place for the button at the lower edge.
    page, _ = open_page(f"{address}#/new/deadmansdraw?pace=0")
    page.locator(".seat-count label").nth(2).click()
    expect(page.locator(".seat-row")).to_have_count(4)
    page.locator(".seat-row input[type=text]").first.fill("Žofie")
    characters = page.locator("[data-option=characters]")
    expect(characters).to_contain_text("První hra")
    expect(characters.locator("input")).not_to_be_checked()
    characters.click()
    page.locator("[data-start]").click()
    player = Player(page)
    player.decision()
    expect(page.locator("#status")).to_contain_text("postavu")
    assert page.locator("main").get_attribute("data-game") == "deadmansdraw"
    assert page.locator(".seat").count() == 4
    expect(page.locator(".is-own .seat-who")).to_have_text("Žofie")
    page.go_back()
    expect(page.locator(".new-game-form")).to_be_visible()


FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


def test_joined_emoji_in_a_name_stay_one_picture(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/new/deadmansdraw?seats=human,random&pace=0")
    page.locator(".name-field").first.fill(f"E\u200dva {FAMILY}")
    page.locator(".new-game-start button").click()
    Player(page).decision()
    expect(page.locator(".seat.is-own .seat-who")).to_have_text(f"Eva {FAMILY}")


def test_the_rules_can_be_searched_over_all_games_and_without_accents(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/rules/deadmansdraw")
    page.locator(".clause").first.wait_for()
    all_clauses = page.locator(".clause").count()
    page.locator("input[type=search]").fill("KOSTK")
    link = page.locator(".rules-elsewhere[data-scope=ahoy] .anchor-link").first
    expect(link).to_have_attribute("href", re.compile("^#/rules/ahoy/"))
    page.locator("input[type=search]").fill("KRAKEN")
    found = page.locator(".clause").count()
    assert 0 < found < all_clauses
    page.locator("input[type=search]").fill("kořist")
    with_accent = page.locator(".clause").count()
    page.locator("input[type=search]").fill("korist")
    expect(page.locator(".clause")).to_have_count(with_accent)
    page.locator("input[type=search]").fill("xyzzy")
    expect(page.locator(".clause")).to_have_count(0)
    expect(page.locator(".empty")).to_be_visible()


def test_undo_concede_and_a_rematch(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/new/deadmansdraw?seats=human,random&seed=3&characters=off&start&pace=0")
    player = Player(page)
    player.play(most=3)
    page.keyboard.press("u")
    page.locator("dialog [data-answer=yes]").click()
    expect(page.locator(".status-tools .mark")).to_be_visible()
    before = player.revision()
    page.locator(".is-own .seat-name").click()
    page.locator(".dialog-seat .is-danger").click()
    page.locator("dialog [data-answer=yes]").click()
    player.decision(before, agreed=True)
    assert player.over
    first = page.url
    page.locator(".dialog-final-scoring .brass").click()
    page.wait_for_function("(was) => location.href !== was", arg=first)
    page.locator("main[data-game]:not([data-over])").wait_for()  # the old table stays until the new one is loaded
    assert player.decision() == "decision"


def test_a_seat_changes_between_bot_and_person(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/new/deadmansdraw?seats=human,random&seed=3&characters=off&start&pace=0")
    Player(page).decision()
    page.locator(".region-others .seat-name").click()
    page.locator(".dialog-seat .pick").first.click()
    expect(page.locator(".region-others .is-bot")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("člověk")


def test_the_menu_counts_its_games(address: str, open_table: Opener) -> None:
    page, _ = open_table(address)
    page.locator(".poster-card").first.wait_for()
    posters = page.locator(".poster-card").count()
    assert posters == len(all_games())
    expect(page.locator(".main-menu-motto")).to_have_text(re.compile(rf"^{posters}\smořsk"))
