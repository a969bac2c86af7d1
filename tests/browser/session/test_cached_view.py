"""Continued and prefetched games: their table is on the screen before the engine has started."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import START, Opener
from tests.browser.engine import LOADING, Delay, check_the_engine_changes_nothing
from tests.browser.player import Player
from tests.browser.saved_games import started_game
from tests.browser.tables import SEED_WITH_PERSON_FIRST, TABLE, fewest_seats, seats_of, table, table_content

THINKING = 4500
"""Milliseconds within which the next game is dealt in advance for a single person."""
LUCK = """(seed) => {
    const given = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (numbers) => (numbers instanceof Uint32Array ? numbers.fill(seed) : given(numbers));
}"""
"""Script that fixes the seed of new games, so that the person begins."""
SEED = """() => {
    const id = location.hash.split("/").pop().split("?")[0];
    const [name] = Object.keys(localStorage).filter((one) => one.endsWith(`:save:${id}`));
    const { setup, save } = JSON.parse(localStorage.getItem(name));
    return (setup ?? save).seed;
}"""
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
"""Script that replaces ``old`` by ``put`` in a cached value: with a valid checksum if ``sound``, else as damage."""
LIVE = """() => [...document.querySelectorAll("[aria-live] p")].map((line) => line.textContent)"""


def test_the_table_is_there_at_once_and_a_click_is_played_when_the_engine_comes(
    address: str, open_table: Opener
) -> None:
    page = started_game(address, open_table)
    before = table_content(page)
    delay = Delay(page)
    page.reload()
    assert table_content(page) == before
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
    page = started_game(address, open_table, clicks=9)
    delay = Delay(page)
    page.reload()
    check_the_engine_changes_nothing(page, delay)


def dealt(page: Page, game: str) -> None:
    """Wait until the next game of ``game`` is dealt in advance."""
    page.wait_for_function(f"Boolean(({DEALT})().{game})", timeout=START)


@pytest.mark.parametrize(
    ("game", "seed"), [(game, seed) for game, seed in SEED_WITH_PERSON_FIRST.items() if seed is not None]
)
def test_a_game_like_the_last_is_dealt_beforehand_and_stays_as_it_was_seen(
    address: str, open_table: Opener, game: str, seed: int
) -> None:
    where = f"#/new/{game}?seats={seats_of(fewest_seats(game), 'sailor')}&pace=0&start"
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
    delay = Delay(page)  # without the engine no further game is dealt in advance
    for one in (f"{where},boy", f"{where}&names=Bára", f"{where}&seed=5", where, where):
        page.goto("about:blank")
        page.goto(one)
        page.wait_for_url("**/#/game/*")
        seeds.append(page.evaluate(SEED))
    delay.let_go()
    assert seeds[2] == 5
    assert [one == seed for one in seeds] == [False, False, False, True, False]


def test_between_two_people_nothing_is_dealt_beforehand_nor_lies_open_before_the_curtain(
    address: str, open_table: Opener
) -> None:
    page, guard = open_table(table(address, "oltremare", "human,human"))
    guard.leave()
    Player(page).play(most=3)
    assert page.locator(f"{TABLE} [data-id^=hand]").count(), "one of them looks at a hand"
    page.wait_for_timeout(THINKING)
    assert page.evaluate(DEALT) == {}
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
    ],
)
def test_what_was_seen_counts_for_its_own_state_and_release_only_and_where_it_is_whole(
    address: str, open_table: Opener, old: str, put: str, sound: bool
) -> None:
    page = started_game(address, open_table)
    game = page.url
    before = table_content(page)
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
    assert table_content(page) == before


def test_with_its_game_it_goes(address: str, open_table: Opener) -> None:
    page = started_game(address, open_table)
    page.goto(f"{address}#/saves")
    page.locator(".saved").wait_for()
    assert page.evaluate(SEEN)
    page.locator(".saved-tools button").nth(3).click()
    expect(page.locator(".saved")).to_have_count(0)
    assert not page.evaluate(SEEN)
