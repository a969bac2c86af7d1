"""Smoothness of animations: durations of the frames in which something flies across the table.

    .venv/bin/python -m tests.bench flights

A person clicks at a table with a bot, at the default pace and at desktop size. "flying": frames in which the same thing
was in flight before and after, so that the eye follows it. "drawn": frames in which a flight ended and the next
position was drawn. A smooth frame takes 16.7 ms; one of more than 50 ms is visible as a jump.
"""

from typing import Any

from playwright.sync_api import Browser, sync_playwright

from kajuta.games import all_games
from tests.bench.clicks import percentile
from tests.bench.report import Table
from tests.browser.player import Player
from tools import find_browser as browsers
from tools import server, site
from tools.common import DIST

CLICKS = 10
SEED = 7
LONG = 50.0
"""Milliseconds from which a frame is visible as a jump."""

WATCH = """() => {
    globalThis.frames = [];
    const moves = (frame) => (frame.transform && frame.transform !== "none") || frame.translate;
    const goes = (one) => one.playState === "running" && !one.pending
        && one.effect.getComputedTiming().progress !== null && one.effect.getKeyframes().some(moves);
    const flying = () => [...document.querySelectorAll(".flights > *")]
        .filter((copy) => copy.getAnimations({ subtree: true }).some(goes));
    let last = performance.now();
    let before = [];
    const tick = () => {
        const now = performance.now();
        const here = flying();
        if (before.length) frames.push([now - last, here.some((copy) => before.includes(copy))]);
        before = here;
        last = now;
        requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
}"""


def frames(chromium: Browser, address: str, game: str) -> list[tuple[float, bool]]:
    """Duration of each frame with a flight, in milliseconds, and whether the flight went on."""
    page = chromium.new_page(viewport={"width": 1280, "height": 800})
    page.goto(f"{address}#/new/{game}?seats=human,boy&seed={SEED}&start")
    player = Player(page, seed=SEED)
    player.decision()
    page.evaluate(WATCH)
    for _ in range(CLICKS):
        if player.click() == "over":
            break
        page.wait_for_timeout(400)
    found: Any = page.evaluate("globalThis.frames")
    page.close()
    return [(time, on) for time, on in found]


def measured() -> Table:
    """Table of the frame durations in every game."""
    site.build(DIST)
    rows = []
    with server.listening(server.Host(DIST)) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browsers.need(), args=list(browsers.ARGUMENTS))
        for game in all_games():
            found = frames(chromium, address, game.id)
            flying = [time for time, on in found if on]
            long = [time for time in flying if time > LONG]
            drawn = sum(time > LONG for time, on in found if not on)
            spread = (f"{percentile(flying, part):.1f}" for part in (0.5, 0.95)) if flying else ("", "")
            worst = f"{max(long):.0f}" if long else ""
            rows.append([game.id, f"{len(flying)}", *spread, f"{len(long)}", worst, f"{drawn}"])
        chromium.close()
    return Table(["game", "frames", "median", "95th", "over 50 ms", "longest", "over 50 ms, drawing"], rows)
