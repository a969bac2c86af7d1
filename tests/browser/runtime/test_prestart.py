"""Prestarted Python: a new game is on the table before PyScript has loaded."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import START, Opener
from tests.browser.engine import Delay, check_the_engine_changes_nothing, origin
from tests.browser.player import Player
from tests.browser.tables import SEED_WITH_PERSON_FIRST, TABLE, fewest_seats, seats_of

SILENT = """(() => {
    const Native = Worker;
    globalThis.Worker = class extends Native {
        constructor(program, options) {
            if (options?.name === "prestart") return new EventTarget();
            super(program, options);
        }
    };
    const later = setTimeout;
    globalThis.setTimeout = (work, time, ...more) => later(work, time === 10_000 ? 100 : time, ...more);
})();"""
"""Script with a prestart worker that never answers; a timeout of ten seconds lasts a tenth of a second."""
ADOPTED = """kajutaPrestarted.then((worker) =>
    worker && document.querySelector("script[type=py]").xworker === worker)"""
READY = "html[data-engine=ready]"


def opened(address: str, open_page: Opener) -> tuple[Page, Delay]:
    """An empty page, and a ``Delay`` that holds back its engine."""
    page, guard = open_page("about:blank")
    guard.origin = origin(address)
    return page, Delay(page)


@pytest.mark.parametrize(
    ("game", "seed"), [(game, seed) for game, seed in SEED_WITH_PERSON_FIRST.items() if seed is not None]
)
def test_a_new_game_of_any_seed_is_on_the_table_before_the_engine_and_stays_as_it_was_seen(
    address: str, open_page: Opener, game: str, seed: int
) -> None:
    page, delay = opened(address, open_page)
    page.goto(f"{address}#/new/{game}?seats={seats_of(fewest_seats(game), 'sailor')}&pace=0&seed={seed}&start")
    page.locator(f"{TABLE} [data-legal]").first.wait_for(state="attached", timeout=START)
    check_the_engine_changes_nothing(page, delay)
    assert page.evaluate(ADOPTED), "there is one Python, and PyScript has it"


def test_a_click_before_the_engine_is_played_when_it_comes_and_the_game_goes_on(
    address: str, open_page: Opener
) -> None:
    page, delay = opened(address, open_page)
    page.goto(
        f"{address}#/new/tranquility?seats=human,sailor&pace=0&seed={SEED_WITH_PERSON_FIRST['tranquility']}&start"
    )
    for _ in range(2):  # the first click chooses a card, the second one its place
        page.locator(f"{TABLE} [data-legal]").first.click(timeout=START)
    expect(page.locator(".status")).to_have_text("Zvedají se kotvy…")
    expect(page.locator(f"{TABLE} [data-legal]"), "nothing more can be chosen").to_have_count(0)
    delay.let_go()
    expect(page.locator(READY)).to_be_attached(timeout=START)
    player = Player(page)
    player.play()
    assert player.over


def test_where_people_share_the_screen_nothing_is_seen_before_the_engine(address: str, open_page: Opener) -> None:
    page, delay = opened(address, open_page)
    page.goto(f"{address}#/new/deadmansdraw?seats=human,human&characters=off&pace=0&seed=7&start")
    page.wait_for_function("kajutaPrestarted.then(Boolean)", timeout=START)
    expect(page.get_by_role("progressbar")).to_be_attached(timeout=START)
    page.wait_for_timeout(500)
    expect(page.locator(TABLE)).to_have_count(0)
    delay.let_go()
    page.locator(f"{TABLE} [data-legal]").first.wait_for(state="attached", timeout=START)


@pytest.mark.parametrize("how", ["broken", "silent"])
def test_a_worker_that_does_not_come_costs_a_while_and_nothing_else(address: str, open_page: Opener, how: str) -> None:
    page, guard = open_page("about:blank", SILENT if how == "silent" else "")
    guard.origin = origin(address)
    guard.expect("interpreter.js")
    broken = [how == "broken"]

    def once(route: Route) -> None:
        route.abort() if broken.pop() else route.continue_()
        broken.append(False)

    page.route("**/static/runtime/worker/interpreter.js", once)
    page.goto(f"{address}#/new/deadmansdraw?seats=human,human&characters=off&pace=0&seed=7&start")
    page.locator(f"{TABLE} [data-legal]").first.wait_for(state="attached", timeout=START)
    expect(page.locator(READY)).to_be_attached(timeout=START)


def test_a_snapshot_that_was_damaged_here_means_a_plain_start(address: str, open_page: Opener) -> None:
    page, delay = opened(address, open_page)
    delay.let_go()
    page.route("**/vendor/snapshot-*", lambda route: route.fulfill(body="x" * 5000))
    page.goto(
        f"{address}#/new/tranquility?seats=human,sailor&pace=0&seed={SEED_WITH_PERSON_FIRST['tranquility']}&start"
    )
    page.locator(f"{TABLE} [data-legal]").first.wait_for(state="attached", timeout=START)
    assert page.evaluate("import('./static/runtime/engine.js').then(({startedFrom}) => startedFrom)") == "plain"
