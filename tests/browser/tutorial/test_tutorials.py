"""Tutorials on the real page: in both languages, at desktop and phone size, and with the keyboard alone."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kajuta.games import all_games
from tests.browser.conftest import START, Guard
from tests.golden import plans

Opener = Callable[..., tuple[Page, Guard]]
VOYAGES = [(game.id, number) for game in all_games() for number in range(1, len(plans(game.id)) + 1)]
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
LYING = {"width": 844, "height": 390}
PATIENCE = 30_000

_NOW = """(before) => {
    if (document.querySelector("[data-problem]")) return "problem";
    const table = document.querySelector("main[data-voyage-step]");
    if (!table) return false;
    const { revision, voyageStep } = table.dataset;
    const now = `${voyageStep}:${revision}:${document.querySelectorAll("dialog[open]").length}`;
    if (now === before || document.getAnimations().some((one) => one.playState === "running")) return false;
    const top = document.querySelector("dialog[open]") ?? table;
    return "voyageOver" in table.dataset || top.querySelector("[data-legal]") ? now : false;
}"""

_COVERED = """() => {
    const note = document.querySelector(".tutorial-note").getBoundingClientRect();
    const found = [];
    for (const ring of document.querySelectorAll(".tutorial-ring")) {
        const box = ring.getBoundingClientRect();
        const apart = box.right - 5 <= note.left || box.left + 5 >= note.right
            || box.bottom - 5 <= note.top || box.top + 5 >= note.bottom;
        if (ring.hidden || !apart) found.push(ring.hidden ? "nothing is pointed at" : "the note covers it");
    }
    const inside = note.left >= 0 && note.top >= 0 && note.right <= innerWidth + 1 && note.bottom <= innerHeight + 1;
    if (!inside) found.push("the note leaves the window");
    if (innerWidth < innerHeight && note.height > innerHeight / 3) found.push("the note takes more than a third");
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wider than the window");
    const covers = (one) => {
        const box = one.getBoundingClientRect();
        return box.left < note.right && box.right > note.left && box.top < note.bottom && box.bottom > note.top;
    };
    if (innerWidth > 1200 && [...document.querySelectorAll(".status-line button")].some(covers))
        found.push("the note covers a button beside the status");
    const bar = document.querySelector(".bar").getBoundingClientRect().bottom;
    const number = (thing) => {
        const { left, top, width, height } = thing.querySelector(".corner:not(.low)").getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
    };
    for (const thing of document.querySelectorAll(".region-hand .kind-fan .thing:has(.corner:not(.low))")) {
        const { x, y } = number(thing);
        if (y < bar || y > note.top || thing.matches(":hover, :focus-visible") || innerWidth > innerHeight) continue;
        const top = document.elementFromPoint(x, y)?.closest("[data-id]");
        if (top !== thing && top?.closest(".region-hand"))
            found.push(`${top.dataset.id} hides the number of ${thing.dataset.id}`);
    }
    const seen = [...document.querySelectorAll(".tutorial-ring:not([hidden])")];
    const rings = seen.map((one) => one.getBoundingClientRect());
    if (innerWidth > innerHeight || !rings.length) return found;
    // On a phone the note stays at the bottom, below the rings and the place of the buttons, if there is room for all.
    const room = innerHeight - note.height - document.querySelector(".bar").getBoundingClientRect().bottom - 50;
    const height = (boxes) => Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
    const fit = (boxes) => height(boxes) < room;
    const low = note.bottom > innerHeight - 20;
    if (!low && fit(rings)) found.push("the note is not at the bottom");
    const asks = document.querySelector(".table-question [data-legal], .pick-progress");
    const ask = document.querySelector(".table-question").firstElementChild.getBoundingClientRect();
    if (low && asks && fit([...rings, ask]) && ask.bottom > note.top) found.push("the note covers the buttons' place");
    return found;
}"""

_UNSEEN = """([points, mentions]) => {
    const name = (id, kind) => `main [data-${kind}="${CSS.escape(id)}"]`;
    const find = (id) => document.querySelector(`${name(id, "id")}, ${name(id, "area")}`);
    const boxOf = (one) => one.getBoundingClientRect();
    const overlap = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
    const note = boxOf(document.querySelector(".tutorial-note"));
    const bar = boxOf(document.querySelector(".bar")).bottom;
    const question = document.querySelector(".table-question-body:has(.element)");
    const inView = (one) => {
        const box = boxOf(one);
        const apart = !question || question.contains(one) || !overlap(box, boxOf(question));
        return box.top >= bar && box.bottom <= innerHeight && !overlap(box, note) && apart;
    };
    const fit = (all) => {
        const boxes = all.map(boxOf);
        const height = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
        return height < innerHeight - bar - note.height - 50;
    };
    const targets = points.map(find);
    const legal = targets.find((one) => one.matches("[data-legal]")) ?? targets[0];
    const unseen = (fit(targets) ? targets : [legal]).filter((one) => !inView(one));
    for (const one of mentions.map(find)) if (fit([...targets, one]) && !inView(one)) unseen.push(one);
    return unseen.map((one) => one.dataset.id ?? one.dataset.area);
}"""
"""Ids of what a step is about and a phone does not show, though there is room for it above the note."""

_LIT = """() => {
    const top = document.querySelector("dialog[open]") ?? document.querySelector("main");
    const thing = top.querySelector("[data-legal]");
    const spot = () => {
        const { left, top: above, width, height } = thing.getBoundingClientRect();
        for (const [across, down] of [[.5, .5], [.5, .2], [.2, .5], [.8, .5], [.5, .8], [.1, .1], [.9, .1]]) {
            const x = left + across * width, y = above + down * height;
            if (document.elementFromPoint(x, y)?.closest("[data-legal]") === thing) return { x, y };
        }
    };
    const seen = spot();
    if (seen) return seen;
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return spot();
}"""


class Learner:
    """A player that does what each step of a tutorial asks for."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.revision = ""
        self.told: list[str] = []

    def wait(self, patience: int = PATIENCE) -> None:
        """Wait until the tutorial asks for something or is over."""
        self.revision = str(self.page.wait_for_function(_NOW, arg=self.revision, timeout=patience).json_value())
        assert self.revision != "problem", self.page.inner_text("main")
        text = self.page.inner_text(".tutorial-text")
        if not self.told or self.told[-1] != text:
            self.told.append(text)

    @property
    def over(self) -> bool:
        return self.page.locator("main[data-voyage-over]").count() == 1

    def sail(self, act: Callable[[], None], check: Callable[[], None] = lambda: None) -> None:
        """Call ``act`` until the tutorial is over, and ``check`` at the beginning of each step."""
        self.wait(START)
        last = ""
        while not self.over:
            assert self.page.evaluate(_COVERED) == [], self.told[-1]
            if last != (last := self.revision.partition(":")[0]):
                check()
            act()
            self.wait()

    def click(self) -> None:
        spot: Any = self.page.evaluate(_LIT)
        assert spot, "what leads on cannot be clicked"
        self.page.mouse.click(spot["x"], spot["y"])

    def press(self) -> None:
        """Use the keyboard alone: n steps through the legal elements, and Enter chooses one."""
        if not self.page.evaluate("document.activeElement.matches('[data-legal]')"):
            self.page.keyboard.press("n")
        assert self.page.evaluate("document.activeElement.matches('[data-legal]')")
        self.page.keyboard.press("Enter")


def steps(game: str, number: int) -> int:
    return len(plans(game)[number - 1]["steps"])


TOURS = {
    "cs-phone-fingers": ("cs-CZ", PHONE, VOYAGES[::2]),
    "en-phone-fingers": ("en-GB", PHONE, VOYAGES[1::2]),
    "en-desk-keys": ("en-GB", DESK, VOYAGES[::2]),
    "cs-desk-keys": ("cs-CZ", DESK, VOYAGES[1::2]),
}
"""Each tutorial twice: in both languages, once with touch on a phone, once with the keyboard at desktop size."""


def embark(page: Page, game: str, number: int) -> Learner:
    """Begin a tutorial in a page that may show another one."""
    page.evaluate("(hash) => { location.hash = hash; }", f"#/voyage/{game}/{number}?pace=0")
    page.wait_for_selector(f"main[data-game={game}][data-voyage-step='1']:not([data-voyage-over])", timeout=START)
    return Learner(page)


def go_to_step(page: Page, game: str, number: int, step: int) -> None:
    """Begin a tutorial, and pass over its steps before ``step``."""
    learner = embark(page, game, number)
    learner.wait(START)
    while page.locator("main").get_attribute("data-voyage-step") != str(step):
        page.locator("[data-do='voyage-pass'], [data-do='voyage-on']").click()
        learner.wait()


def assert_step_is_in_view(page: Page, game: str, number: int) -> None:
    """Whatever the current step points at and mentions is in view, as far as there is room for it."""
    step = plans(game)[number - 1]["steps"][int(page.locator("main").get_attribute("data-voyage-step") or 0) - 1]
    about = [step["points"], step.get("mentions", [])]
    assert page.evaluate(_UNSEEN, about) == [], f"{game} {number}, step {step['id']}"


@pytest.mark.parametrize("tour", TOURS)
def test_every_voyage_is_sailed_to_its_end(address: str, open_table: Opener, tour: str) -> None:
    locale, size, voyages = TOURS[tour]
    page, _ = open_table(address, locale=locale, viewport=size, has_touch=size is PHONE)
    for game, number in voyages:
        learner = embark(page, game, number)
        if size is DESK:
            learner.sail(learner.press)
        else:
            learner.sail(learner.click, partial(assert_step_is_in_view, page, game, number))
        assert len(learner.told) >= steps(game, number), f"{game} {number}"
        assert page.locator("main").get_attribute("data-voyage-step") == str(steps(game, number))
    kept = page.evaluate("Object.keys(localStorage).map((key) => key.split(':').slice(2).join(':'))")
    assert set(kept) <= {"voyages", "settings"}, "no save, no statistics, nothing told for the first time"


def test_every_step_of_every_game_can_be_passed_over(address: str, open_table: Opener) -> None:
    page, _ = open_table(address, locale="en-GB", viewport=DESK)
    for game in sorted({game for game, _ in VOYAGES}):
        learner = embark(page, game, 1)
        learner.sail(lambda: page.locator("[data-do='voyage-pass'], [data-do='voyage-on']").click())


def test_a_voyage_offers_neither_hints_nor_undo_nor_sharing(address: str, open_table: Opener) -> None:
    page, _ = open_table(address, locale="en-GB", viewport=DESK)
    learner = embark(page, "submarine", 1)
    learner.wait(START)
    for key in "huUt":
        page.keyboard.press(key)
    assert page.locator(".coach, [data-do='hint'], [data-do='undo'], [data-do='timeline'], .timeline").count() == 0
    page.locator("[data-do='menu']").click()
    offered = page.locator("dialog[open] .menu-list").inner_text()
    for word in ("Save to a file", "Copy a link", "Rematch", "Send the move"):
        assert word not in offered
    assert "Rules" in offered
    assert page.locator("main").get_attribute("data-voyage-step") == "1"


def test_on_a_phone_lying_on_its_side_the_note_covers_nothing_it_points_at(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/voyage/submarine?pace=0", viewport=LYING, has_touch=True)
    learner = Learner(page)
    learner.sail(learner.click)


_ASKED_UNDER_NOTE = """() => {
    const note = document.querySelector(".tutorial-note").getBoundingClientRect();
    return [...document.querySelectorAll(".table-question [data-id]")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < note.right && box.right > note.left && box.top < note.bottom && box.bottom > note.top;
    }).map((one) => one.dataset.id);
}"""


def test_an_answer_that_makes_the_note_higher_leaves_the_question_free(address: str, open_table: Opener) -> None:
    page, _ = open_table(address, locale="en-GB", viewport=DESK)
    go_to_step(page, "oltremare", 2, 4)
    page.locator(".table-question [data-id]:not([data-legal]).button, .table-question .card").first.click()
    page.wait_for_selector(".tutorial-reply")
    page.wait_for_timeout(100)
    assert page.evaluate(_ASKED_UNDER_NOTE) == []


BARE: Any = {"x": 4, "y": 4}
"""Point in a field, in pixels, that no treasure covers."""


def test_what_is_tried_beside_the_voyage_is_answered_kindly_or_by_the_clause(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/voyage/submarine?pace=0", locale="en-GB", viewport=DESK)
    learner = Learner(page)
    learner.wait(START)
    page.locator("[data-id='field:4']").click(position=BARE)
    assert "Read the note" in page.locator(".tutorial-reply").inner_text()
    page.locator("[data-do='voyage-on']").click()
    learner.wait()
    page.locator("[data-id='field:4']").click(position=BARE)
    page.wait_for_selector(".tutorial-reply")
    assert "column\xa01" in page.locator(".tutorial-reply").inner_text(), "allowed, but not asked for"
    page.locator("[data-id='field:5']").click(position=BARE)
    page.wait_for_selector(".refusal[data-clause='placement.round']")
    assert page.locator("main").get_attribute("data-voyage-step") == "2"


def test_every_step_can_be_passed_over_taken_back_and_gone_on_with_later(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/voyage/submarine?pace=0", locale="en-GB", viewport=DESK)
    learner = Learner(page)
    learner.wait(START)
    page.locator("[data-do='voyage-on']").click()
    learner.wait()
    page.locator("[data-do='voyage-pass']").click()
    learner.wait()
    assert page.locator("main").get_attribute("data-voyage-step") == "3"
    page.locator("[data-do='voyage-back']").click()
    page.wait_for_selector("main[data-voyage-step='2']")
    page.locator("[data-do='voyage-leave']").click()
    page.wait_for_selector(".tutorial-offer:not(.is-fresh)")
    page.locator("[data-do='voyage']").first.click()
    page.wait_for_selector("main[data-voyage-step='2']")


_RINGED = """([target, words]) => {
    const edge = document.querySelector(`[data-id="${target}"] ${words}`).getBoundingClientRect();
    return [...document.querySelectorAll(".tutorial-ring")].map((one) => one.getBoundingClientRect()).some(
        (ring) => ring.left < edge.left && ring.top < edge.top && ring.right > edge.right && ring.bottom > edge.bottom);
}"""


def assert_ring_goes_round(page: Page, game: str, step: int, target: str, words: str) -> None:
    """Go to a step of a game's first tutorial; check that a ring includes the words on the edge of its target."""
    go_to_step(page, game, 1, step)
    assert page.evaluate(_RINGED, [target, words])


def test_a_ring_goes_round_the_price_on_the_edge_of_its_target(address: str, open_table: Opener) -> None:
    page, _ = open_table(address, locale="en-GB", viewport=DESK)
    assert_ring_goes_round(page, "submarine", 7, "place:10", ".remark")


def test_a_ring_goes_round_the_name_on_the_edge_of_its_target(address: str, open_table: Opener) -> None:
    page, _ = open_table(address, locale="en-GB", viewport=DESK)
    assert_ring_goes_round(page, "oltremare", 5, "port:varna", ".name")


def test_no_ring_goes_round_a_hand_whose_cards_are_lit(address: str, open_table: Opener) -> None:
    page, _ = open_table(address, locale="en-GB", viewport=DESK)
    go_to_step(page, "tranquility", 1, 4)
    expect(page.locator(".region-hand [data-legal]")).not_to_have_count(0)
    expect(page.locator(".tutorial-ring")).to_have_count(1)
    expect(page.locator(".tutorial-ring:visible")).to_have_count(0)


_COLOR = "(one) => getComputedStyle(one).color"


@pytest.mark.parametrize(("number", "way_on"), [(1, "Continue with the next one"), (2, "play a game of your own")])
def test_the_end_of_a_voyage_names_the_way_on_that_its_main_button_offers(
    address: str, open_table: Opener, number: int, way_on: str
) -> None:
    page, _ = open_table(address, locale="en-GB", viewport=DESK)
    learner = embark(page, "oltremare", number)
    color = page.locator(".tutorial-note button.brass").evaluate(_COLOR)
    learner.sail(lambda: page.locator("[data-do='voyage-pass'], [data-do='voyage-on']").click())
    page.locator("[data-id='hand:0:0']").click()
    assert way_on in page.locator(".tutorial-reply").inner_text()
    button = page.locator(".tutorial-note a.brass")
    assert button.inner_text() == ("Next lesson" if number == 1 else "Play a real game")
    assert button.evaluate(_COLOR) == color, "a link on brass is as dark as a button"


KEPT = """() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => !/:voyages$|:made:/.test(key)))"""
"""Script for stored data, without tutorial progress and data that can be computed again."""


def test_a_voyage_leaves_the_game_that_is_being_played_as_it_was(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/new/submarine?seats=human,random&seed=7&start&pace=0", viewport=DESK)
    page.wait_for_selector("main[data-game] [data-legal]", timeout=START)
    game = page.evaluate("location.hash")
    saved = page.evaluate(KEPT)
    page.locator("[data-do='menu']").click()
    page.locator("dialog[open] .menu-list button", has_text="První plavby").click()
    learner = Learner(page)
    learner.wait()
    page.evaluate("(game) => { location.hash = game; }", game)
    page.wait_for_selector("main[data-game]:not([data-voyage-step]) [data-legal]")
    assert page.evaluate(KEPT) == saved


def test_the_first_visit_offers_the_voyage_and_does_not_stop_a_link_that_starts_a_game(
    address: str, open_table: Opener
) -> None:
    page, _ = open_table(f"{address}#/new/submarine", locale="en-GB")
    page.wait_for_selector(".tutorial-offer.is-fresh")
    page.evaluate("location.hash = '#/new/submarine?seats=human,random&seed=7&start&pace=0'")
    page.wait_for_selector("main[data-game] [data-legal]", timeout=START)
    assert page.locator("dialog[open], .tutorial-note").count() == 0
