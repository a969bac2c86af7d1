"""A game that is gone on with, or one like the last, is on the screen before the engine is."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from kajuta.core.game import Game
from kajuta.games import all_games
from tests.browser.conftest import START, Opener
from tests.browser.player import Player
from tests.browser.test_face_play import table
from tests.browser.test_face_saves import begun, shown

THINKING = 4500
"""Milliseconds in which the next game is dealt for one person."""
LUCK = """(seed) => {
    const given = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (numbers) => (numbers instanceof Uint32Array ? numbers.fill(seed) : given(numbers));
}"""
"""Makes the seed of games to come a known one: one where the person begins."""
SEED = """() => {
    const id = location.hash.split("/").pop().split("?")[0];
    const [name] = Object.keys(localStorage).filter((one) => one.endsWith(`:save:${id}`));
    const { setup, save } = JSON.parse(localStorage.getItem(name));
    return (setup ?? save).seed;
}"""
LOADING = "html[data-engine=loading]"
TABLE = "main[data-game]"
SEEN = """() => Object.keys(localStorage).filter((key) => key.endsWith(":made:seen"))"""
DEALT = """() => {
    const of = (name) => name.slice(name.lastIndexOf(":") + 1);
    return Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.includes(":made:dealt:"))
        .map(([name, text]) => [of(name), JSON.parse(JSON.parse(text).made)]).filter(([, { begun }]) => !begun));
}"""
REWRITE = """([key, old, put, sound]) => {
    const kept = JSON.parse(localStorage.getItem(key));
    if (!kept.made.includes(old)) throw new Error(`no ${old} there`);
    const made = kept.made.replaceAll(old, put);
    const add = (sum, byte) => Math.imul(sum ^ byte, 0x01000193);
    const sum = sound ? new TextEncoder().encode(made).reduce(add, 0x811c9dc5) >>> 0 : kept.sum;
    localStorage.setItem(key, JSON.stringify({ sum, made }));
}"""
"""Puts something else where ``old`` was in what can be made again: as the page would keep it, or as damage."""
LIVE = """() => [...document.querySelectorAll("[aria-live] p")].map((line) => line.textContent)"""
CHANGES = """() => {
    globalThis.changes = [];
    const told = ({ type, attributeName, oldValue, target }) =>
        type !== "attributes" ? type : `${attributeName}: ${oldValue}, ${target.getAttribute(attributeName)}`;
    const differs = ({ type, attributeName, oldValue, target }) =>
        type !== "attributes" || (attributeName !== "data-revision" && oldValue !== target.getAttribute(attributeName));
    const watch = new MutationObserver((all) => changes.push(...all.filter(differs).map(told)));
    watch.observe(document.querySelector("main[data-game]"),
        { subtree: true, childList: true, attributes: true, attributeOldValue: true });
}"""


class Delay:
    """Keeps the engine of a page from coming up until it is let go."""

    def __init__(self, page: Page) -> None:
        self._held: list[Route] | None = []
        page.route("**/main.py", self._asked)

    def _asked(self, route: Route) -> None:
        if self._held is None:
            route.continue_()
        else:
            self._held.append(route)

    def let_go(self) -> None:
        held, self._held = self._held or [], None
        for route in held:
            route.continue_()


def check_the_engine_changes_nothing(page: Page, delay: Delay) -> None:
    """Let the engine come, and fail where anything on the table is another then."""
    before = shown(page)
    expect(page.locator(LOADING)).to_be_attached()
    page.evaluate(CHANGES)
    delay.let_go()
    page.wait_for_function(f"document.querySelector('{TABLE}').dataset.revision > 1", timeout=START)
    assert shown(page) == before
    assert page.evaluate("changes") == []


def test_the_table_is_there_at_once_and_a_click_is_played_when_the_engine_comes(
    address: str, open_table: Opener
) -> None:
    page = begun(address, open_table)
    before = shown(page)
    delay = Delay(page)
    page.reload()
    assert shown(page) == before
    expect(page.locator(LOADING)).to_be_attached()
    (said,) = page.evaluate(LIVE)
    assert page.locator(".status").inner_text().startswith(said), "nothing of what was told before is told again"
    log = page.locator(".log").inner_text()
    page.locator(f"{TABLE} [data-legal]").first.click()
    expect(page.locator(".status")).to_have_text("Zvedají se kotvy…")
    delay.let_go()
    expect(page.locator("html[data-engine=ready]")).to_be_attached(timeout=START)
    expect(page.locator(".log")).not_to_have_text(log)
    player = Player(page)
    player.play()
    assert player.over


def test_what_the_engine_says_then_changes_nothing(address: str, open_table: Opener) -> None:
    page = begun(address, open_table, clicks=9)
    delay = Delay(page)
    page.reload()
    check_the_engine_changes_nothing(page, delay)


def person_begins(game: Game[Any]) -> int | None:
    """Return a seed with which the first of two seats has something to choose at once, None where there is none."""
    for seed in range(100):
        state = game.new(2, game.complete_options(2, {}), seed)
        if state.to_act == 0 and len(state.legal_actions()) > 1:
            return seed
    return None


FIRST = {game.id: person_begins(game) for game in all_games()}


def dealt(page: Page, game: str) -> None:
    """Wait until the next game of ``game`` is dealt."""
    page.wait_for_function(f"Boolean(({DEALT})().{game})", timeout=START)


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for game, seed in FIRST.items() if seed is not None])
def test_a_game_like_the_last_is_dealt_beforehand_and_stays_as_it_was_seen(
    address: str, open_table: Opener, game: str, seed: int
) -> None:
    where = f"#/new/{game}?seats=human,sailor&pace=0&start"
    page, _ = open_table(address)
    page.evaluate(LUCK, seed)
    page.evaluate("(where) => location.assign(where)", where)
    dealt(page, game)
    page.goto("about:blank")
    delay = Delay(page)
    page.goto(address + where)
    check_the_engine_changes_nothing(page, delay)
    Player(page).play(most=6)
    dealt(page, game)


def test_what_is_dealt_is_begun_once_and_for_the_same_seats_only(address: str, open_table: Opener) -> None:
    where = f"{address}#/new/oltremare?pace=0&start&seats=human,sailor"
    page, guard = open_table(where)
    guard.leave()
    dealt(page, "oltremare")
    seed = page.evaluate(DEALT)["oltremare"]["seed"]
    seeds = []
    delay = Delay(page)  # so that nothing more is dealt
    for one in (f"{where},boy", f"{where}&names=Bára", f"{where}&seed=5", where, where):
        page.goto("about:blank")
        page.goto(one)
        page.wait_for_url("**/#/game/*")
        seeds.append(page.evaluate(SEED))
    delay.let_go()
    assert seeds[2] == 5
    assert [one == seed for one in seeds] == [False, False, False, True, False]


def test_between_two_people_nothing_is_dealt_beforehand(address: str, open_table: Opener) -> None:
    page, guard = open_table(table(address, "oltremare", "human,human"))
    guard.leave()
    page.wait_for_timeout(THINKING)
    assert page.evaluate(DEALT) == {}


def test_between_two_people_nothing_lies_lies_open_before_the_curtain(address: str, open_table: Opener) -> None:
    page, guard = open_table(table(address, "oltremare", "human,human"))
    guard.leave()
    Player(page).play(most=3)
    assert page.locator(f"{TABLE} [data-id^=hand]").count(), "one of them looks at a hand"
    delay = Delay(page)
    page.reload()
    expect(page.locator("main.unavailable")).to_be_visible()
    assert page.locator(".thing").count() == 0
    delay.let_go()
    expect(page.locator(".curtain")).to_be_visible(timeout=START)


@pytest.mark.parametrize(
    ("old", "put", "sound"),
    [
        ('"of":"[\\"', '"of":"[\\"other-', True),
        ('"id":"', '"id":"x', True),
        ('"items":[', '"items":null,"were":[', False),
        ('"seats":', '"saets":', False),
    ],
)
def test_what_was_seen_counts_for_its_own_state_and_release_only_and_where_it_is_whole(
    address: str, open_table: Opener, old: str, put: str, sound: bool
) -> None:
    page = begun(address, open_table)
    game = page.url
    before = shown(page)
    page.goto(f"{address}#/saves")
    page.locator(".saved").wait_for()
    (key,) = page.evaluate(SEEN)
    page.evaluate(REWRITE, [key, old, put, sound])
    page.goto("about:blank")
    delay = Delay(page)
    page.goto(game)
    expect(page.locator("main.unavailable")).to_be_visible()
    delay.let_go()
    expect(page.locator(TABLE)).to_be_visible(timeout=START)
    assert shown(page) == before


def test_where_what_was_dealt_is_damaged_another_game_is_dealt(address: str, open_table: Opener) -> None:
    where = f"{address}#/new/oltremare?pace=0&start&seats=human,sailor"
    page, guard = open_table(where)
    guard.leave()
    dealt(page, "oltremare")
    (seed,) = [one["seed"] for one in page.evaluate(DEALT).values()]
    page.goto(f"{address}#/credits")
    key = page.evaluate("Object.keys(localStorage).find((name) => name.endsWith(':made:dealt:oltremare'))")
    page.evaluate(REWRITE, [key, '"items":[', '"items":null,"were":[', False])
    page.goto("about:blank")
    page.goto(where)
    expect(page.locator(TABLE)).to_be_visible(timeout=START)
    assert page.evaluate(SEED) != seed


def test_with_its_game_it_goes(address: str, open_table: Opener) -> None:
    page = begun(address, open_table)
    page.goto(f"{address}#/saves")
    page.locator(".saved").wait_for()
    assert page.evaluate(SEEN)
    page.locator(".saved-tools button").nth(3).click()
    expect(page.locator(".saved")).to_have_count(0)
    assert not page.evaluate(SEEN)
