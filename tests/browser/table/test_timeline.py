"""Looking back with the timeline: steps, turns, keys, the log, branches, and the return to the present."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kajuta.games import all_games
from tests.browser.accessibility import by_day_and_night
from tests.browser.conftest import Guard
from tests.browser.player import Player
from tests.browser.tables import fewest_seats, seats_of, table

Opener = Callable[..., tuple[Page, Guard]]

each_game = pytest.mark.parametrize("game", [game.id for game in all_games()])


def begun(address: str, open_table: Opener, game: str, clicks: int = 6, **options: object) -> Page:
    """A page with a game against a bot after several clicks."""
    page, _ = open_table(table(address, game, seats_of(fewest_seats(game))), **options)
    Player(page, seed=3).play(most=clicks)
    return page


def do(page: Page, what: str) -> None:
    page.locator(f"[data-timeline] [data-do={what}]").click()


def step(page: Page) -> int:
    return int(page.get_attribute("[data-timeline]", "data-step") or -1)


def steps(page: Page) -> int:
    return int(page.get_attribute("[data-timeline]", "data-steps") or -1)


def at(page: Page, number: int) -> None:
    expect(page.locator("[data-timeline]")).to_have_attribute("data-step", str(number))


def things(page: Page) -> list[str]:
    """Elements on the table, one text each, without action buttons."""
    found: list[str] = page.eval_on_selector_all(
        "main .table-layout [data-id]:not(.button)",
        "all => all.map((one) => `${one.dataset.id} ${one.querySelector('.visual')?.textContent.replace(/\\s/g, '')}`)",
    )
    return found


def look_back(page: Page) -> None:
    page.locator("[data-do=timeline]").click()
    page.wait_for_selector("[data-timeline]")


@each_game
def test_every_step_can_be_walked_to_and_the_game_goes_on_as_it_was(
    address: str, open_table: Opener, game: str
) -> None:
    page = begun(address, open_table, game)
    before, lit = things(page), page.locator("[data-legal]").count()
    look_back(page)
    expect(page.locator(".timeline-at")).to_contain_text("Na tahu: ")
    last = steps(page)
    assert last > 3
    at(page, last)
    assert page.locator("main [data-legal]").count() == 0
    do(page, "first")
    at(page, 0)
    assert things(page) != before
    do(page, "forward")
    at(page, 1)
    do(page, "back")
    at(page, 0)
    do(page, "last")
    at(page, last)
    assert things(page) == before
    do(page, "present")
    expect(page.locator("[data-timeline]")).to_have_count(0)
    assert (things(page), page.locator("[data-legal]").count()) == (before, lit)
    Player(page, seed=4).click()


@each_game
def test_keys_go_by_steps_turns_and_ends_and_play(address: str, open_table: Opener, game: str) -> None:
    page = begun(address, open_table, game)
    page.keyboard.press("t")
    page.wait_for_selector("[data-timeline] input:focus")
    last = steps(page)
    page.keyboard.press("ArrowLeft")
    at(page, last - 1)
    page.keyboard.press("ArrowRight")
    at(page, last)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-timeline]")).not_to_have_attribute("data-step", "0")
    page.keyboard.press("End")
    at(page, last)
    page.keyboard.press("ArrowLeft")
    at(page, last - 1)
    page.keyboard.press("Space")
    at(page, last)
    page.keyboard.press("Escape")
    expect(page.locator("[data-timeline]")).to_have_count(0)


def test_a_line_of_the_log_opens_the_table_as_it_was_then(address: str, open_table: Opener) -> None:
    page = begun(address, open_table, "deadmansdraw", viewport={"width": 1280, "height": 800})
    line = page.locator(".log-panel .log-line").nth(1)
    then = int(line.get_attribute("data-step") or -1)
    line.click()
    page.wait_for_selector("[data-timeline]")
    at(page, then)
    told = page.locator(".log-panel .log-line")
    assert all(int(one.get_attribute("data-step") or -1) <= then for one in told.all())


@each_game
def test_a_finger_walks_back_on_a_phone_and_plays_on_from_there_in_a_practice_game_of_its_own(
    address: str, open_table: Opener, game: str
) -> None:
    page = begun(address, open_table, game, viewport={"width": 390, "height": 844}, has_touch=True)
    old = page.url
    page.locator("[data-do=timeline]").tap()
    page.wait_for_selector("[data-timeline]")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    middle = steps(page) // 2
    for _ in range(steps(page) - middle):
        now = step(page)
        page.locator("[data-timeline] [data-do=back]").tap()
        at(page, now - 1)
    page.locator("[data-timeline] [data-do=branch]").tap()
    page.wait_for_function("old => location.href !== old", arg=old)
    page.wait_for_selector("main[data-game]:not([data-past])")
    player = Player(page, seed=5)
    player.decision()
    assert page.locator(".status-tools .mark").count() == 1
    player.click()
    page.reload()
    Player(page).decision()
    page.goto(f"{address}#/saves")
    expect(page.locator(".saved")).to_have_count(2)


def test_bots_wait_while_somebody_looks_back(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "deadmansdraw", "human,random,random,random").replace("pace=0", "pace=300"))
    page.wait_for_function("document.querySelectorAll('.log li').length > 1")
    look_back(page)
    last = steps(page)
    told = page.locator(".log li").count()
    page.wait_for_timeout(900)
    do(page, "first")
    at(page, 0)
    assert steps(page) == last
    do(page, "present")
    page.wait_for_function("(told) => document.querySelectorAll('.log li').length > told", arg=told)


def undo(page: Page, key: bool) -> None:
    """Undo by button or by key, and confirm if asked."""
    if key:
        page.keyboard.press("u")
    else:
        page.locator("[data-do=undo]").click()
    sure = page.locator("dialog[open] [data-answer=yes]")
    redo = page.locator("[data-do=redo]:enabled")
    expect(sure.or_(redo).first).to_be_visible()
    if sure.count():
        sure.click()
    expect(redo).to_be_visible()


@each_game
def test_what_was_undone_is_done_again_by_button_and_by_key(address: str, open_table: Opener, game: str) -> None:
    page = begun(address, open_table, game, clicks=4)
    player = Player(page)
    before = things(page)
    assert page.locator("[data-do=redo]").is_disabled()
    for key in (False, True):
        undo(page, key)
        if key:
            page.keyboard.press("Shift+U")
        else:
            player.press("[data-do=redo]")
        expect(page.locator("[data-do=redo]")).to_be_disabled()
        assert things(page) == before


def test_an_undo_tells_nothing_of_the_log_again_and_what_is_done_again_is_told(
    address: str, open_table: Opener
) -> None:
    page = begun(address, open_table, "deadmansdraw", clicks=6)
    told = page.locator("[aria-live] p").count
    page.evaluate("document.querySelector('[aria-live]').replaceChildren()")
    undo(page, key=False)
    assert told() <= 1, "what is to be done now"
    before = " ".join(page.locator(".log li").all_inner_texts())
    page.evaluate("document.querySelector('[aria-live]').replaceChildren()")
    Player(page).press("[data-do=redo]")
    again = page.locator("[aria-live] p").first.inner_text()
    assert " ".join(page.locator(".log li").all_inner_texts()).endswith(again)
    assert not before.endswith(again)


def test_behind_a_curtain_nobodys_hand_lies_open_in_the_past(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "submarine", "human,human"))
    player = Player(page, seed=3)
    player.decision()
    for _ in range(12):
        if page.locator("[data-id=curtain]").count():
            break
        player.click()
    assert page.locator("[data-id=curtain]").count() == 1
    look_back(page)
    assert page.locator("[data-timeline]").count() == 1
    assert page.locator(".region-hand [data-id]").count() == 0


def test_after_the_end_all_hands_can_be_looked_back_on(address: str, open_table: Opener) -> None:
    page = begun(address, open_table, "submarine")
    page.locator("[data-do=menu]").click()
    page.locator(".seat-list button").first.click()
    page.locator(".dialog-seat .is-danger").click()
    page.locator("dialog[open] [data-answer=yes]").click()
    page.wait_for_selector("main[data-over]")
    page.wait_for_selector(".dialog-final-scoring")
    page.keyboard.press("Escape")
    look_back(page)
    do(page, "back")
    expect(page.locator("[data-timeline]")).not_to_have_attribute("data-step", str(steps(page)))
    closed = page.locator(".table-layout [data-id^='hand:']").count()
    page.locator("[data-timeline] select").select_option("all")
    page.wait_for_function(
        "n => document.querySelectorAll(\".table-layout [data-id^='hand:']\").length > n", arg=closed
    )


def test_each_seat_has_a_lane_of_its_own_on_the_slider_and_axe_finds_nothing_on_any_screen(
    address: str, open_table: Opener
) -> None:
    page, _ = open_table(table(address, "deadmansdraw", "human,random,random"), reduced_motion="reduce")
    Player(page, seed=3).play(most=8)
    look_back(page)
    lanes = page.locator(".timeline-turns path").evaluate_all("""all => all.map((one) => {
        const { top, height } = one.getBoundingClientRect();
        const line = one.parentElement.getBoundingClientRect();
        return [getComputedStyle(one).fill, Math.round((top - line.top) / height)];
    })""")
    assert page.locator(".timeline-turns").inner_html().count("h-") > 3, "a stretch for each turn"
    by_color = {color: {lane for other, lane in lanes if other == color} for color, _ in lanes}
    assert all(len(own) == 1 for own in by_color.values()), "a seat has one lane"
    assert len(set.union(*by_color.values())) == len(by_color) == 3, "and no two have the same"
    assert page.locator(".timeline-seats .shape").count() == 3
    for width, height in ((1280, 800), (390, 844), (844, 390), (667, 375)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("[data-timeline]")).to_be_in_viewport()
        assert by_day_and_night(page) == [], width
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        for button in page.locator("[data-timeline] button").all():
            box = button.bounding_box()
            assert box is not None and min(box["width"], box["height"]) >= 39.5, (width, box)
            assert box["x"] >= 0 and box["x"] + box["width"] <= width + 0.5, (width, box)


def after_several(address: str, open_table: Opener, **options: object) -> Page:
    """A page on which bots have made several decisions since the person's last one."""
    page, _ = open_table(table(address, "deadmansdraw", "human,random,random"), **options)
    player = Player(page, seed=3)
    player.decision()
    for _ in range(15):
        if page.locator("[data-since], [data-do=since]").count():
            break
        player.click()
    return page


LIT_BELOW = """() => [...document.querySelectorAll("main [data-legal]")].filter((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const on = document.elementFromPoint(left + width / 2, top + height / 2);
    return on?.closest("[data-since]");
}).length"""


def draw_anew(page: Page) -> None:
    """Redraw the unchanged table, as when somebody comes back to the page."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.evaluate("new Promise((resolve) => setTimeout(resolve))")


def test_what_the_others_did_is_listed_beside_the_table_and_each_line_shows_its_pieces(
    address: str, open_table: Opener
) -> None:
    page = after_several(address, open_table, viewport={"width": 1280, "height": 800})
    expect(page.locator(".log [data-since]")).to_have_count(1)
    lines = page.locator(".log .is-missed button")
    expect(lines.nth(1)).to_be_in_viewport()
    assert page.evaluate(LIT_BELOW) == 0
    lines.last.hover()
    expect(page.locator(".is-highlighted").first).to_be_visible()
    draw_anew(page)
    page.mouse.move(0, 0)
    expect(page.locator(".is-highlighted")).to_have_count(0)
    page.keyboard.press("Tab")  # from here on the focus ring is visible
    lines.last.focus()
    expect(page.locator(".is-highlighted").first).to_be_visible()
    page.keyboard.press("w")
    page.wait_for_selector("[data-timeline]")
    at(page, steps(page))
    page.keyboard.press("Escape")
    expect(page.locator("[data-timeline]")).to_have_count(0)
    Player(page, seed=4).click()


def test_a_line_keeps_its_place_in_the_page_when_what_was_missed_is_known(address: str, open_table: Opener) -> None:
    page = after_several(address, open_table, viewport={"width": 1280, "height": 800})
    lines = page.locator(".log .is-missed").element_handles()
    assert len(lines) > 1
    Player(page, seed=4).click()
    assert all(line.evaluate("(line) => line.isConnected && !line.matches('.is-missed')") for line in lines)


def test_on_a_phone_a_sign_with_their_number_unfolds_what_the_others_did(address: str, open_table: Opener) -> None:
    page = after_several(address, open_table, viewport={"width": 390, "height": 844}, has_touch=True)
    sign = page.locator("[data-do=since]")
    assert int(sign.locator("b").inner_text()) >= 2
    sign.tap()
    lines = page.locator("[data-since] li button")
    expect(lines.nth(1)).to_be_visible()
    lines.last.tap()
    expect(page.locator(".is-highlighted").first).to_be_visible()
    page.locator("[data-do=since-close]").tap()
    expect(page.locator("[data-since]")).to_have_count(0)
    assert page.locator(".is-highlighted").count() == 0


def test_on_a_phone_no_empty_tray_lies_over_a_past_table(address: str, open_table: Opener) -> None:
    page = begun(address, open_table, "deadmansdraw", viewport={"width": 390, "height": 844}, has_touch=True)
    look_back(page)
    do(page, "back")
    at(page, steps(page) - 1)
    body = page.locator(".table-question-body")
    shown = body.evaluate("(one) => [...one.querySelectorAll('.element')].some((thing) => thing.offsetWidth > 0)")
    assert shown == body.is_visible()
