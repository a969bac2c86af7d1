"""Layout of the table on all screens: nothing is too wide, and everything can be hit, read and found."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kajuta.games import all_games
from tests.browser.conftest import Guard
from tests.browser.player import Player
from tests.browser.reused_pages import AWAY
from tests.browser.saved_games import half_played, save_link
from tests.browser.tables import fewest_seats, seats_of, table
from tests.helpers.generic_tests import examples_of, expected

Opener = Callable[..., tuple[Page, Guard]]

SIZES = [(390, 844), (844, 390), (320, 568), (820, 1180), (1280, 800)]
DECISIONS = 3
"""Number of decisions to check at each size."""
FONT = 16
"""Default font size of a browser, in pixels."""
NARROWEST = (280, 653, FONT)
"""A folded phone: width, height and font size in pixels."""
LARGE_FONTS = [
    *((1366, 768, 20), (1280, 800, 20), (1366, 768, 24), (1280, 800, 28)),
    *((390, 844, 20), (390, 844, 28), (844, 390, 24), (844, 390, 28)),
]
"""Screens and font sizes of people who have chosen larger text."""
WIDEST_BAND = 48
"""Largest empty strip on a phone's screen, in pixels, while a panel is open below it."""

_SETTLE = """async () => {
    const frames = async (count) => { while (count--) await new Promise(requestAnimationFrame); };
    await frames(3);  // a screen of another size is drawn anew, and the focus brought into it
    scrollTo(0, 0);
    for (const view of document.querySelectorAll(".rest-view, .table-question, .board-view")) view.scrollTo(0, 0);
    await frames(3);
}"""

_SETTLE_IN_SIZE = """async () => {
    const frames = async (count) => { while (count--) await new Promise(requestAnimationFrame); };
    await frames(2);
    scrollTo(0, 0);
    for (const view of document.querySelectorAll(".rest-view, .table-question, .board-view")) view.scrollTo(0, 0);
    await frames(1);
}"""
"""Script like ``_SETTLE`` with fewer frames, for a screen of unchanged size."""

_LOOK = """async () => {
    const { tapCandidates } = await import(new URL("static/table/input/tap-candidates.js", document.baseURI).href);
    const main = document.querySelector("main");
    const box = (one) => one.getBoundingClientRect();
    const middle = (one) => { const b = box(one); return [b.left + b.width / 2, b.top + b.height / 2]; };
    const lit = [...main.querySelectorAll("[data-legal]")];
    const pointed = main.querySelectorAll(".pointer:not([hidden])").length > 0;
    const out = lit.filter((one) => {
        const [x, y] = middle(one);
        const frame = one.closest(".board-view, .rest-view, .side-column > .table-question");
        const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        return [frame ? box(frame) : seen, seen].some(
            ({ left, top, right, bottom }) => x < left || x > right || y < top || y > bottom);
    }).map((one) => one.dataset.id);

    const cut = [...main.querySelectorAll(".hint:not(.is-crowded-out)")].filter((one) => {
        const frame = one.closest(".board, .rest-view");
        if (!frame || !one.getClientRects().length) return false;
        const [{ left, top, right }, around] = [box(one), box(frame)];
        return left < around.left - 1.5 || right > around.right + 1.5 || top < around.top - 1.5;
    }).map((one) => one.textContent);

    const cut_off = [...document.querySelectorAll(".bar :is(a, button):not(.skip)")]
        .filter((one) => box(one).width && (box(one).left < -0.5 || box(one).right > innerWidth + 0.5))
        .map((one) => one.ariaLabel);
    const board = main.querySelector(".board-view"), strip = main.querySelectorAll(".region-strip .element");
    const over = [...(board ? strip : [])].filter((one) => {
        const [a, b] = [box(one), box(board)];
        return a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    }).map((one) => one.dataset.id);

    const seen = [".bar", ".status", ".region-table", ".seat", ".element", ".latest li", ".auto-answer", ".notice"];
    const named = (one) => one?.dataset.id ?? (one?.className.split(" ").slice(0, 2).join(".") || "the top");
    let end = 0, last, band = { height: 0 };
    for (const one of [...document.querySelectorAll(seen.join())].filter((one) => box(one).width)
        .sort((a, b) => box(a).top - box(b).top)) {
        const { top, bottom } = box(one);
        if (top < innerHeight && top - end > band.height)
            band = { height: top - end, top: end, above: named(last), below: named(one) };
        if (bottom > end) [end, last] = [bottom, one];
    }
    if (document.documentElement.scrollHeight <= innerHeight) band = { height: 0 };

    let least = 99, words = "";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode.data.trim(), of = texts.currentNode.parentElement;
        if (!text || !of.getClientRects().length) continue;
        if (of.closest(".visually-hidden, [aria-live], script, style, #unbuilt")) continue;
        const size = parseFloat(getComputedStyle(of).fontSize);
        if (size < least) [least, words] = [size, text.slice(0, 20)];
    }

    const log = main.querySelector(".log-view"), recap = log?.querySelector(".missed");
    const unread = log ? log.scrollHeight - log.clientHeight - log.scrollTop : 0;
    const log_end = unread < 2 || Boolean(recap && Math.abs(box(recap).top - box(log).top) < 2);

    const missed = [];
    for (const one of lit) {
        one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const [x, y] = middle(one);
        for (const [right, down] of [[0, 0], [18, 0], [-18, 0], [0, 18], [0, -18]]) {
            const target = document.elementFromPoint(x + right, y + down);
            const inside = one.contains(target);
            // Another button of the same place may begin beside the middle, but never in it.
            const beside = !target || target.closest("button:not([data-id])") || !main.contains(target);
            if ((right || down) && beside) continue;
            if (beside || (!inside && !tapCandidates(main, target, x + right, y + down).includes(one))) {
                const what = target?.closest("[data-id]")?.dataset.id ?? target?.className;
                missed.push(`${one.dataset.id} at ${right},${down} is ${what}`);
            }
        }
    }
    const wide = document.documentElement.scrollWidth - innerWidth;
    // Words and generated badges may reach further than their element.
    const reach = (one) => Math.max(box(one).right, getComputedStyle(one).overflowX === "visible"
        ? box(one).left + one.scrollWidth : 0);
    const beyond = wide > 0 ? [...document.querySelectorAll("body *:not(svg *, .board-view *)")]
        .filter((one) => box(one).width && reach(one) > innerWidth + 0.5) : [];
    const innermost = beyond.filter((one) => !beyond.some((other) => other !== one && one.contains(other)));
    const widest = [...new Set(innermost.map((one) => named(one.closest("[data-id], li") ?? one)))].slice(0, 9);
    return { wide, widest, cut_off, over, band, out, pointed, cut, least, words, log_end, missed };
}"""


def set_font_size(page: Page, size: int) -> None:
    """Set the browser's default font size, as people do in its settings."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": size}})


@pytest.mark.parametrize("most", [False, True], ids=["two", "most"])
@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_every_table_fits_every_screen(address: str, open_table: Opener, game: str, most: bool) -> None:
    players = next(one.players for one in all_games() if one.id == game)
    page, _ = open_table(table(address, game, seats_of(max(players) if most else fewest_seats(game))), has_touch=True)
    player = Player(page)
    over = player.decision() == "over"
    faults = []
    screens = [(*NARROWEST, 1), *((*size, FONT, DECISIONS) for size in SIZES)]
    for width, height, font, decisions in [*((*screen, 1) for screen in LARGE_FONTS if most), *screens]:
        set_font_size(page, font)
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(decisions):
            if over:
                break
            if page.locator("dialog[open]").count():  # an open question would cover the table
                over = player.click() == "over"
                continue
            page.evaluate(_SETTLE)
            now = page.evaluate(_LOOK)
            where = f"{width}x{height}, {font} px, after {len(player.clicks)} clicks"
            if now["wide"] > 0:
                faults.append(f"{where}: {now['wide']} px too wide: {now['widest']}")
            if now["cut_off"]:
                faults.append(f"{where}: {now['cut_off']} of the bar beyond the screen")
            if now["over"]:
                faults.append(f"{where}: {now['over'][:3]} on the board")
            band = now["band"]
            if most and max(players) > 2 and (width, height, font) == (390, 844, FONT) and band["height"] > WIDEST_BAND:
                faults.append(
                    f"{where}: {band['height']} px of the first screen are empty, from {band['top']} px downwards,"
                    f" between {band['above']} and {band['below']}; {WIDEST_BAND} px are allowed."
                    ' Read "Below a board" in docs/adding-a-game.md.'
                )
            if now["least"] < 12:
                faults.append(f"{where}: {now['words']!r} is {now['least']} px small")
            if now["missed"]:
                faults.append(f"{where}: {now['missed'][:3]}")
            if not now["log_end"]:
                faults.append(f"{where}: the log shows neither its end nor the beginning of the recap")
            if now["cut"]:
                faults.append(f"{where}: the hint {now['cut'][0]!r} is cut off")
            if now["out"] and not now["pointed"]:
                faults.append(f"{where}: nothing points at {now['out'][:3]}")
            over = player.click() == "over"
    assert not faults, "\n".join(faults)


STILL = 30
"""Number of decisions in a row for which a table is watched for moving elements."""
DESK_AND_PHONE = [{"width": 1280, "height": 800}, {"width": 390, "height": 844}]

_PLACES = """() => {
    const main = document.querySelector("main");
    const places = {};
    const put = (name, one, group = "") => {
        const { left, top, width, height } = one.getBoundingClientRect();
        if (width) places[name] = [group, left, top, width, height];
    };
    for (const part of [".region-table", ".region-strip", ".board-frame", ".has-board .region-hand"])
        for (const one of main.querySelectorAll(part)) put(part, one);
    for (const seat of main.querySelectorAll(".seat")) put(`the seat of ${seat.getAttribute("aria-label")}`, seat);
    for (const pile of main.querySelectorAll(".region-table .is-pile")) put(pile.dataset.area, pile);
    for (const one of main.querySelectorAll(":is(.board, .has-board .region-hand) [data-id]")) {
        if (one.classList.contains("is-chosen")) continue;
        const area = one.closest("[data-area]"), board = one.closest(".board");
        // A row that gets or loses a thing closes up, a map that grows is drawn anew, a ship that sails has sailed.
        put(one.dataset.id, one.parentElement, board
            ? board.style.cssText + one.parentElement.style.cssText
            : [...area.querySelectorAll("[data-id]")].map((thing) => thing.dataset.id).join());
    }
    return places;
}"""


def moved(before: dict[str, list[Any]], after: dict[str, list[Any]]) -> list[str]:
    """Elements that have moved or changed size although neither they nor their row have changed otherwise."""
    return [
        f"{what} {old[1:]} > {after[what][1:]}"
        for what, old in before.items()
        if what in after
        and after[what][0] == old[0]
        and max(abs(now - was) for now, was in zip(after[what][1:], old[1:], strict=True)) > 1.5
    ]


def at_each_size(open_table: Opener, where: str) -> Iterator[tuple[Page, Player, dict[str, int]]]:
    """Run a check at desktop size, then at phone size, in the same game: laying out a table again takes long."""
    page, _ = open_table(where, viewport=DESK_AND_PHONE[0], reduced_motion="reduce")
    for size in DESK_AND_PHONE:
        if size is not DESK_AND_PHONE[0]:
            page.set_viewport_size(size)
            page.evaluate("(hash) => { location.hash = hash; }", AWAY)
            page.locator("main.unavailable").wait_for()
            page.evaluate("(hash) => { location.hash = hash; }", where.partition("#")[2])
        player = Player(page)
        assert player.decision() == "decision", f"{size}: the game was over before anything could be clicked"
        yield page, player, size


@pytest.mark.long
@pytest.mark.parametrize("most", [False, True], ids=["two", "most"])
@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_nothing_moves_that_was_not_chosen(address: str, open_table: Opener, game: str, most: bool) -> None:
    players = next(one.players for one in all_games() if one.id == game)
    where = table(address, game, seats_of(max(players) if most else fewest_seats(game)), expected(game).lasting_seed)
    jumps = []
    for page, player, size in at_each_size(open_table, where):
        before: dict[str, list[Any]] = {}
        page.evaluate(_SETTLE)
        for _ in range(STILL):
            page.evaluate(_SETTLE_IN_SIZE)
            now = page.evaluate(_PLACES)
            assert any(what.startswith("the seat") for what in now), f"{size}: the page shows no seat"
            if things := moved(before, now):
                jumps.append(
                    f"{size}: {len(things)} things moved or changed size after the click on {player.clicks[-1]}"
                    f" (left, top, width, height before > after): {things[:4]}"
                )
            before = now
            if player.click() == "over":
                break
        assert len(player.clicks) >= STILL / 2 or player.over, (
            f"{size}: only {len(player.clicks)} clicks in {STILL} decisions, and the game is not over"
        )
    assert not jumps, "\n".join(jumps)


_OUT_OF_SEATS = """() => [...document.querySelectorAll(".seat")].flatMap((seat) => {
    const { right, bottom } = seat.getBoundingClientRect();
    const isColumn = seat.closest(".region-seats");
    return [...seat.querySelectorAll(".element, .caption")].flatMap((place) => {
        const box = place.getBoundingClientRect();
        if (!box.width || place.matches(".visually-hidden")) return [];
        const words = `${place.textContent.trim() || place.dataset.id} of ${seat.getAttribute("aria-label")}`;
        if (isColumn && box.bottom > bottom + 1) return [`${words} lies below its seat`];
        return box.right > right + 1 ? [`${words} reaches over the right edge of its seat`] : [];
    });
})"""
"""Script for the content that overflows the frame of a seat: to the right, or beside a board downwards."""


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game.id, seats) for game in all_games() for seats in sorted({min(4, max(game.players)), max(game.players)})],
)
def test_board_hand_and_question_share_the_screen(address: str, open_table: Opener, game: str, seats: int) -> None:
    faults = []
    for page, player, size in at_each_size(open_table, table(address, game, seats_of(seats))):
        for _ in range(DECISIONS * 2):
            page.evaluate(_SETTLE)
            for part in (".region-table", ".region-hand", ".table-question", ".has-panel .region-own"):
                box = page.locator(part).bounding_box() if page.locator(part).count() else None
                if box and box["y"] + box["height"] > size["height"] + 1:
                    faults.append(f"{size} after {player.clicks[-1:]}: {part} ends at {box}")
            faults += [f"{size} after {player.clicks[-1:]}: {one}" for one in page.evaluate(_OUT_OF_SEATS)]
            if player.click() == "over":
                break
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game.id, seats) for game in all_games() for seats in sorted({min(4, max(game.players)), max(game.players)})],
)
def test_what_a_seat_has_later_stays_inside_it(address: str, open_table: Opener, game: str, seats: int) -> None:
    late = save_link(half_played(game, seats_of(seats), seed=7))
    page, _ = open_table(f"{address}{late}?pace=0", viewport=DESK_AND_PHONE[0])
    Player(page).decision()
    faults = []
    for size in DESK_AND_PHONE:
        page.set_viewport_size(size)
        page.evaluate(_SETTLE)
        faults += [f"{size}: {one}" for one in page.evaluate(_OUT_OF_SEATS)]
    assert not faults, "\n".join(faults)


_HELD_BESIDE_NAMES = """() => [...document.querySelectorAll(".seat:has(.held)")].map((seat) => {
    const name = seat.querySelector(".seat-who");
    const cut = name.scrollWidth > name.clientWidth;
    return [name.textContent, seat.querySelectorAll(".held > *").length, cut];
})"""
FULL_HAND = 9


def test_however_many_cards_a_seat_holds_its_name_is_whole(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "oltremare", "human,boy,boy"), viewport=DESK_AND_PHONE[0])
    player = Player(page)
    player.decision()
    while max(count for _, count, _ in page.evaluate(_HELD_BESIDE_NAMES)) < FULL_HAND:
        assert player.click() != "over", "nobody ever held so many"
    for width, height in [*SIZES, (1920, 1080)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_SETTLE)
        cut = [name for name, _, cut in page.evaluate(_HELD_BESIDE_NAMES) if cut]
        assert not cut, f"{width}x{height}"


PINCH = """(apart) => {
    const view = document.querySelector(".board-view");
    const { left, top, width, height } = view.getBoundingClientRect();
    const fingers = (distance) => [-1, 1].map((side, identifier) => new Touch({
        identifier, target: view, clientX: left + width / 2 + side * distance / 2, clientY: top + height / 2,
    }));
    const send = (type, touches) => view.dispatchEvent(
        new TouchEvent(type, { touches, changedTouches: touches, bubbles: true, cancelable: true }));
    send("touchstart", fingers(60));
    const browser = send("touchmove", fingers(apart));
    send("touchend", []);
    return browser;
}"""
ZOOM = "Number(document.querySelector('.board').style.getPropertyValue('--zoom'))"


@pytest.mark.parametrize("game", examples_of("two fingers"))
def test_two_fingers_enlarge_the_board_and_not_the_page(address: str, open_table: Opener, game: str) -> None:
    where = table(address, game, seats_of(2))
    page, _ = open_table(where, viewport={"width": 390, "height": 844}, has_touch=True)
    Player(page).decision()
    assert page.evaluate(ZOOM) == 1
    assert page.evaluate(PINCH, 150) is False, "the browser is kept from enlarging the page"
    assert page.evaluate(ZOOM) == pytest.approx(2.5)
    page.get_by_role("button", name="Oddálit").click()
    assert page.evaluate(ZOOM) == 2


def test_a_tap_between_small_things_asks_which_one_is_meant(address: str, open_table: Opener) -> None:
    where = table(address, "tranquility", seats_of(2))
    page, _ = open_table(where, viewport={"width": 320, "height": 568}, has_touch=True)
    player = Player(page)
    player.decision()
    page.locator(".region-hand button[data-legal]").first.click()
    cells = page.locator(".board button.space[data-legal]")
    expect(cells.nth(1)).to_be_visible()
    page.evaluate(_SETTLE)
    boxes = [cell.bounding_box() for cell in cells.all()]
    one = boxes[0]
    assert one is not None and one["width"] < 40
    beside = next(box for box in boxes[1:] if box and abs(box["y"] - one["y"]) < 2 and abs(box["x"] - one["x"]) < 50)
    before = page.get_attribute("main", "data-revision")
    page.touchscreen.tap((one["x"] + beside["x"] + one["width"]) / 2, one["y"] + one["height"] / 2)
    asked = page.locator(".dialog-choice button[data-legal]")
    expect(asked).to_have_count(2)
    assert all(asked.nth(place).inner_text().strip() for place in range(2))
    for leave in (lambda: page.keyboard.press("Escape"), page.go_back):
        leave()
        expect(asked).to_have_count(0)
        assert page.get_attribute("main", "data-revision") == before, "nothing is chosen before the answer"
        page.touchscreen.tap((one["x"] + beside["x"] + one["width"]) / 2, one["y"] + one["height"] / 2)
        expect(asked).to_have_count(2)
    asked.first.tap()
    page.wait_for_function("(was) => document.querySelector('main').dataset.revision !== was", arg=before)
