"""Accessibility: play by keyboard alone, with a screen reader, in both languages and both themes."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kajuta.games import all_games
from tests.browser.accessibility import by_day_and_night, violations
from tests.browser.conftest import START, Guard
from tests.browser.player import PATIENCE, Player
from tests.browser.tables import table
from tests.helpers.generic_tests import examples_of

Opener = Callable[..., tuple[Page, Guard]]


def test_axe_finds_nothing(address: str, open_table: Opener) -> None:
    page, _ = open_table(address, reduced_motion="reduce")
    page.locator(".posters").wait_for()
    assert by_day_and_night(page) == []
    for screen, sign in (
        ("new/deadmansdraw", ".new-game-form"),
        ("rules/deadmansdraw", ".clause"),
        ("saves", ".import"),
        ("settings", ".settings"),
        ("credits", ".page section"),
    ):
        page.goto(f"{address}#/{screen}")
        page.locator(sign).first.wait_for()
        assert by_day_and_night(page) == [], screen
    page.goto(table(address, "deadmansdraw", "human,random,random", characters="on"))
    player = Player(page)
    player.decision()
    assert by_day_and_night(page) == [], "the table at its start"
    player.play(most=6)
    assert by_day_and_night(page) == [], "the table"
    player.play()
    assert by_day_and_night(page) == [], "the end"


def test_a_game_can_be_played_with_keys_alone(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "deadmansdraw", "human,random", characters="on"))
    player = Player(page)
    now = player.decision()
    while now != "over":
        page.keyboard.press("n")
        assert page.evaluate("document.activeElement.matches('[data-legal]')")
        now = player.enter()
    assert player.over


def test_arrows_walk_over_the_table_and_every_area_is_one_tab_stop(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "deadmansdraw", "human,random,random", characters="off"))
    Player(page).play(most=4)
    for area in page.locator("[data-rove]").all():
        stops = area.locator("button:not(.peek)").evaluate_all("all => all.filter((one) => one.tabIndex === 0).length")
        assert stops <= 1
    page.keyboard.press("n")
    seen = set()
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.id ?? document.activeElement.className"))
    assert len(seen) > 2


def test_the_focus_is_never_lost(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "deadmansdraw", "human,random", characters="on"))
    player = Player(page)
    player.decision()
    page.keyboard.press("n")
    for _ in range(8):
        page.keyboard.press("Enter")
        page.wait_for_function("document.querySelector('main [data-legal], main[data-over]')", timeout=PATIENCE)
        assert page.evaluate("document.querySelector('main').contains(document.activeElement)")
        page.keyboard.press("n")


def test_a_key_lists_all_that_is_legal_in_words_beside_the_table(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "deadmansdraw", "human,random", characters="off"))
    player = Player(page)
    player.decision()
    lit = page.locator("main [data-legal]").count()
    before = page.get_attribute("main", "data-revision")
    page.keyboard.press("a")
    expect(page.locator(".side-panel [data-legal]")).to_have_count(lit)
    assert page.evaluate("document.activeElement.matches('.side-panel [data-legal]')")
    expect(page.locator(".table .is-highlighted [data-legal]")).to_have_count(1)
    page.keyboard.press("Enter")
    page.wait_for_function("(was) => document.querySelector('main').dataset.revision !== was", arg=before)


def test_what_happens_is_told_to_screen_readers(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "deadmansdraw", "human,random", characters="off"))
    Player(page).play(most=2)
    expect(page.locator("[aria-live=polite]")).to_contain_text("Eva")


def test_a_dark_thing_says_which_rule_forbids_it(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "deadmansdraw", "human,random", characters="on"))
    Player(page).decision()
    page.locator("button[data-id=draw]:not([data-legal])").click()
    refusal = page.locator(".refusal")
    expect(refusal).to_be_visible()
    assert refusal.get_attribute("data-clause") == "characters.deal"
    assert len(refusal.locator(".refusal-text").inner_text()) > 20
    page.keyboard.press("Escape")
    expect(refusal).to_have_count(0)
    page.locator("button[data-id=draw]").click()
    refusal.locator("a").click()
    expect(page.locator(".clause.is-wanted")).to_be_in_viewport()
    assert page.url.endswith("#/rules/deadmansdraw/characters.deal")
    page.go_back()
    assert Player(page).decision() == "decision"


def test_the_language_changes_without_a_reload(address: str, open_page: Opener) -> None:
    page, guard = open_page(table(address, "deadmansdraw", "human,random", characters="off"), locale="en-GB")
    guard.leave()  # reloading aborts running requests
    Player(page).play(most=3)
    page.evaluate("window.same = true")
    assert page.get_attribute("html", "lang") == "en"
    english = page.locator("#status").inner_text()
    page.locator(".tool-lang").click()
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(page.locator("#status")).not_to_have_text(english)
    expect(page.locator(".is-own .seat-who")).to_have_text("Eve")  # the name was given in English and is not translated
    assert page.evaluate("window.same") is True
    Player(page).play(most=3)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "cs", timeout=START)


def test_day_and_night(address: str, open_page: Opener) -> None:
    page, guard = open_page(f"{address}#/settings", color_scheme="light")
    guard.leave()  # the table appears before the engine has started
    page.locator(".settings").wait_for()
    assert page.get_attribute("html", "data-theme") == "light"
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.locator("input[name=theme][value=light]").check(force=True)
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_fingers_find_what_they_reach_for(address: str, open_table: Opener) -> None:
    page, _ = open_table(
        table(address, "deadmansdraw", "human,random", characters="off"),
        viewport={"width": 390, "height": 844},
        has_touch=True,
    )
    player = Player(page)
    now = player.decision()
    while now != "over" and not page.locator(".region-actions .is-primary").count():
        now = player.click()
    small = page.locator("main [data-legal], .bar a:not(.skip), .bar button").evaluate_all(
        "all => all.map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])"
        ".filter(([, box]) => box.width && (box.width < 40 || box.height < 44)).map(([what]) => what)"
    )
    assert small == []
    action = page.locator(".region-actions .is-primary").bounding_box()
    assert action is not None
    assert action["width"] > 300 and action["y"] > 600


COUNT_FLIGHTS = """() => {
    const { animate } = Element.prototype;
    window.flown = 0;
    Element.prototype.animate = function (...all) { window.flown++; return animate.apply(this, all); };
}"""


def test_cards_fly_and_stay_where_they_are_under_reduced_motion(address: str, open_page: Opener) -> None:
    where = f"{address}#/new/deadmansdraw?seats=human,random&seed=7&characters=off&start&pace=1"
    page, _ = open_page(where)
    Player(page).decision()
    page.evaluate(COUNT_FLIGHTS)
    Player(page).play(most=2)
    assert page.evaluate("window.flown") > 0
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("window.flown = 0")
    Player(page).play(most=2)
    assert page.evaluate("window.flown") == 0


def test_a_dark_pile_opens_and_says_why_it_is_dark(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "deadmansdraw", "human,random,random", characters="off"))
    pile = page.locator("main button.pile.has-many:not([data-legal])[data-id^=bank]")
    player = Player(page, seed=4)
    player.decision()
    while not pile.count():
        player.click()
    pile.first.click()
    expect(page.locator(".contents .card").nth(1)).to_be_visible()
    expect(page.locator(".contents .is-why")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.fixture
def phone(address: str, open_table: Opener) -> Page:
    """Ahoy on a phone at a person's decision; the cards are too small for their text."""
    where = f"{address}#/new/ahoy?seats=human,random&seed=7&start&pace=0"
    page, _ = open_table(where, viewport={"width": 390, "height": 844}, has_touch=True)
    Player(page).decision()
    return page


def print_of(page: Page) -> str:
    """Text on the card that is enlarged in a dialog, as soon as it is legible."""
    shown = page.locator(".dialog-contents .contents-one .print")
    expect(shown).to_be_visible()
    return shown.inner_text()


def test_a_finger_reads_the_small_print_of_a_small_card(phone: Page) -> None:
    card = (
        phone.locator(".region-table .element-card, .region-strip .element-card")
        .filter(has=phone.locator(".print"))
        .first
    )
    expect(card.locator(".print")).to_be_hidden()
    name = card.locator(".visually-hidden").inner_text().partition(",")[0]
    tell = card.get_by_role("button", name=f"Přečíst kartu: {name}")
    tell.tap()
    assert len(print_of(phone)) > 15
    assert violations(phone) == []


def test_a_long_press_reads_a_card_and_chooses_nothing(phone: Page) -> None:
    card = phone.locator("button.card").filter(has=phone.locator(".print")).first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    finger = phone.context.new_cdp_session(phone)
    spot = {"x": box["x"] + 20, "y": box["y"] + box["height"] / 2}
    before = phone.get_attribute("main", "data-revision")
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    assert len(print_of(phone)) > 15
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    phone.wait_for_timeout(200)
    expect(phone.locator(".refusal")).to_have_count(0)
    expect(phone.locator("dialog[open]")).to_have_count(1)
    assert phone.get_attribute("main", "data-revision") == before


@pytest.mark.parametrize("game", examples_of("tab key"))
def test_on_a_phone_the_tab_key_goes_from_top_to_bottom(address: str, open_table: Opener, game: str) -> None:
    where = f"{address}#/new/{game}?seats=human,random,random&seed=7&start&pace=0"
    page, _ = open_table(where, viewport={"width": 390, "height": 844})
    Player(page).play(most=4)
    zones = page.locator(".deck > *").evaluate_all(
        "all => all.filter((one) => one.offsetHeight).map((one) => [one.className, one.getBoundingClientRect().top])"
    )
    assert len(zones) >= 3
    assert zones == sorted(zones, key=lambda zone: zone[1])


def test_when_ones_turn_comes_the_focus_goes_on_from_the_sentence_at_the_top(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "deadmansdraw", "human,random", characters="off"))
    player = Player(page)
    player.decision()
    page.locator("#status").focus()
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.matches('[data-legal]')"), "arrows work from the sentence"
    page.locator("#status").focus()
    before = player.revision()
    page.evaluate("document.querySelector('[data-legal]').click()")
    player.decision(before)
    page.wait_for_function("document.activeElement.matches('[data-legal]')")


REACHED = """async () => {
    const { moveByArrow } = await import(new URL("static/ui/keyboard-navigation.js", location.href).href);
    const root = document.querySelector("main.table");
    const lit = [...root.querySelectorAll("[data-legal]:not(.peek)")].filter((one) => one.offsetWidth);
    const seen = new Set([lit[0]]);
    for (const from of seen) {
        for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) {
            from.focus({ preventScroll: true });
            moveByArrow(root, new KeyboardEvent("keydown", { key }));
            seen.add(document.activeElement);
        }
        if (lit.every((one) => seen.has(one))) break;
    }
    return lit.filter((one) => !seen.has(one)).map((one) => one.dataset.id);
}"""


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_arrows_reach_everything_that_is_lit(address: str, open_table: Opener, game: str) -> None:
    page, _ = open_table(table(address, game, ",".join(["human", *["random"] * (fewest(game) - 1)])))
    player = Player(page)
    player.decision()
    for _ in range(10):
        assert page.evaluate(REACHED) == []
        if player.click() == "over":
            break


def fewest(game: str) -> int:
    return next(one.players[0] for one in all_games() if one.id == game)


def test_keys_of_a_single_letter_can_be_switched_off(address: str, open_page: Opener) -> None:
    page, guard = open_page(f"{address}#/settings")
    guard.leave()
    page.locator("input[name=letters][value=false]").check(force=True)
    page.goto(table(address, "deadmansdraw", "human,random", characters="off"))
    Player(page).decision()
    page.keyboard.press("l")
    page.keyboard.press("a")
    expect(page.locator("dialog[open], .side-panel")).to_have_count(0)
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.matches('main *')")


def test_nothing_moves_under_reduced_motion(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "deadmansdraw", "human,random", characters="on"), reduced_motion="reduce")
    Player(page).decision()
    moving = "all => all.filter(one => parseFloat(getComputedStyle(one).transitionDuration)).map(one => one.className)"
    assert page.locator("body *").evaluate_all(moving) == []


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_axe_finds_nothing_on_any_table(address: str, open_table: Opener, game: str) -> None:
    where = table(address, game, ",".join(["human", *["random"] * (fewest(game) - 1)]))
    page, _ = open_table(where, reduced_motion="reduce", viewport={"width": 390, "height": 844})
    player = Player(page)
    player.decision()
    assert page.locator("h1").count() == 1
    assert by_day_and_night(page) == [], "on a phone, at the start"
    player.play(most=8)
    page.set_viewport_size({"width": 1280, "height": 800})
    assert by_day_and_night(page) == [], "on a desk, later"
    page.keyboard.press("Escape")
    page.locator(".tool").last.scroll_into_view_if_needed()
    page.get_by_role("button", name="Nabídka hry").click()
    page.locator("dialog[open]").wait_for()
    assert by_day_and_night(page) == [], "the menu"


def test_rules_that_were_opened_from_a_table_lead_back_to_it(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "deadmansdraw", "human,random", characters="off"))
    player = Player(page)
    player.play(most=2)
    where = page.url
    page.get_by_role("button", name="Pravidla").click()
    page.locator(".clause").first.wait_for()
    page.get_by_role("link", name="Nastavení").click()
    page.get_by_role("link", name="Zpět ke stolu").click()
    assert player.decision() == "decision"
    assert page.url == where
