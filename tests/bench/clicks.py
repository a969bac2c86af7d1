"""How long a click takes until the table after it is painted, early and late in a game, beside an empty round trip.

    .venv/bin/python -m tests.bench clicks

In one page and in turn: a frame, a round trip to the worker that asks for nothing, and clicks on what is lit, each from
the click, which comes at any time of a frame, to the frame after the table was drawn. A click ends a press of
``PRESS``, in which the page has the engine answer beforehand: "answer" is how long that takes from where it is asked,
at the press or the click (legal actions, scene, moves and the JSON of both sides). "drawing" is the part from the
click, or from a later answer, until the page is drawn (templates, style and layout that the drawing asks for), the rest
is painting.
A person looks before clicking: at the first table for ``FIRST_LOOK``, long enough for what the page rehearses
meanwhile, at each other one for ``LOOK``, so that the painting of the table before is over. Late is after nine tenths
of a random game. The same clicks are made once more with motion, as people play. A row is
of ``CLICKS`` clicks, in as many games as that takes: late in one there are few.
"""

import json
import math
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.games import all_games, game
from kajuta.match import saves
from tests.bench.history import again, played
from tests.bench.report import Table
from tests.bench.slow_phone import slow_browser
from tools import find_browser as browsers
from tools import server, site
from tools.common import DIST

CLICKS = 40
FIRST_LOOK = 2000
LOOK = 150
SLOW_LOOK = 600
"""The same in a slow browser."""
PRESS = 60
"""Milliseconds: a button of a mouse or a finger is mostly down for longer."""
SEED = 3
"""The first game's; each further one of a row has the next."""
GAMES = 20
"""At most in a row."""
LATE = 0.9
FLYING = 100
"""The pace of games where things fly, in milliseconds: short, for bots keep it too."""
_METER = """([pause, press]) => {
    const parse = JSON.parse;
    JSON.parse = (text, ...more) => {
        const value = parse(text, ...more);
        if (value?.view) globalThis.answered ||= performance.now();
        return value;
    };
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
    }));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    globalThis.frames = async (count) => {
        const times = [];
        for (let last = await frame(); times.length < count; ) {
            const now = await frame();
            times.push(now - last);
            last = now;
        }
        return times;
    };
    globalThis.trips = async (count) => {
        const { call } = await import("./static/runtime/engine.js");
        const times = [];
        while (times.length < count) {
            const begun = performance.now();
            await call({ op: "check", save: "{" });
            times.push(performance.now() - begun);
        }
        return times;
    };
    const table = () => document.querySelector("main[data-game]");
    const rest = () => new Promise((resolve) => {
        const look = () => {
            const open = document.querySelector("dialog[open]") ?? document;
            const lit = table() && "over" in table().dataset ? [] : [...open.querySelectorAll("[data-legal]")];
            if (!table() || lit.length || "over" in table().dataset) return setTimeout(resolve, pause, lit);
            setTimeout(look, 20);
        };
        setTimeout(look, 20);
    });
    globalThis.clicked = async (chance, phase) => {
        const lit = await rest();
        const thing = lit[Math.floor(chance * lit.length)];
        if (!thing) return null;
        const revision = table().dataset.revision ?? table().dataset.moment;
        globalThis.answered = 0;
        const pressed = performance.now();
        thing.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: true, pointerType: "mouse" }));
        await new Promise((resolve) => setTimeout(resolve, press));
        await frame();
        await new Promise((resolve) => setTimeout(resolve, phase * 1000 / 60));
        const beforehand = answered;
        globalThis.answered = 0;
        const begun = performance.now();
        thing.click();
        const drawn = await new Promise((resolve) => {
            const watch = new MutationObserver(() => {
                if (!table() || (table().dataset.revision ?? table().dataset.moment) === revision) return;
                watch.disconnect();
                resolve(performance.now());
            });
            watch.observe(document, { subtree: true, childList: true, attributes: true });
            setTimeout(() => { watch.disconnect(); resolve(0); }, 3000);
        });
        const seen = await painted();
        if (!drawn || !(beforehand || answered)) return [];
        return beforehand
            ? [seen - begun, beforehand - pressed, drawn - begun]
            : [seen - begun, answered - begun, drawn - answered];
    };
}"""


def late(game_id: str, seed: int) -> dict[str, object]:
    """Return the save of a game of a person and bots that choose by chance, near its end."""
    whole = played(game_id, seed, game(game_id).players[0])
    return saves.make_save(again(whole, int(len(whole.entries) * LATE)))


def clicked(page: Page, seed: int, most: int) -> list[list[float]]:
    """Click on what is lit by chance; return the milliseconds of each click that led to another table."""
    chance = Rng(seed)
    found: list[list[float]] = []
    for _ in range(4 * most):
        if len(found) >= most:
            break
        took = page.evaluate("(luck) => globalThis.clicked(...luck)", [chance.random(), chance.random()])
        if took is None:
            break
        if took:
            found.append(took)
    return found


def percentile(times: list[float], part: float) -> float:
    """Return the least of ``times`` that ``part`` of them do not exceed; of none it is no number."""
    return sorted(times)[math.ceil(part * len(times)) - 1] if times else math.nan


def opened(
    browser: Browser, address: str, rules: Game[Any], when: str, seed: int, pace: int = 0, look: int = LOOK
) -> Page:
    """Return a page with a game that waits for its first click, early or late in it, or is over without one.

    ``pace``: milliseconds that a bot's step stays on the table; nothing flies where it is 0. ``look``: those before
    each click but the first.
    """
    page = browser.new_context(service_workers="block").new_page()
    page.set_viewport_size({"width": 1280, "height": 800})
    seats = ",".join(["human", *["random"] * (rules.players[0] - 1)])
    if when == "early":
        page.goto(f"{address}#/new/{rules.id}?seats={seats}&seed={seed}&start&pace={pace}")
    else:
        page.goto(address)
        page.evaluate(
            """async ([save, pace]) => {
                const { add } = await import("./static/session/saved-games.js");
                location.hash = `#/game/${add("", { save: JSON.parse(save) })}?pace=${pace}`;
            }""",
            [json.dumps(late(rules.id, seed)), pace],
        )
    page.locator("[data-game] [data-legal], [data-game][data-over]").first.wait_for(state="attached", timeout=120_000)
    page.evaluate(_METER, [look, PRESS])
    page.wait_for_timeout(FIRST_LOOK)
    return page


def figures(browser: Browser, address: str, rules: Game[Any], when: str, look: int = LOOK) -> list[str]:
    """Figures of one game, early or late in it."""
    frames: list[float] = []
    trips: list[float] = []
    times: list[list[float]] = []
    flying: list[float] = []
    for seed in range(SEED, SEED + GAMES):
        if len(times) < CLICKS:
            page = opened(browser, address, rules, when, seed, look=look)
            frames += page.evaluate("frames(30)")
            trips += page.evaluate("trips(30)")
            times += clicked(page, seed, CLICKS - len(times))
            page.context.close()
        if len(flying) < CLICKS:
            page = opened(browser, address, rules, when, seed, FLYING, look)
            flying += [one[0] for one in clicked(page, seed, CLICKS - len(flying))]
            page.context.close()
    frame = statistics.median(frames)
    whole, answer, drawing = ([one[n] for one in times] for n in range(3))
    slow = percentile(whole, 0.95)
    middle = [percentile(one, 0.5) for one in (whole, answer, drawing)]
    cells = [slow, slow / frame, percentile(flying, 0.95) / frame, *middle, statistics.median(trips), frame]
    return [str(len(times)), *(f"{cell:.1f}" for cell in cells)]


def measured() -> Table:
    """Measure every game; return the table, times in milliseconds."""
    site.build(DIST)
    with (
        server.listening(server.Host(DIST, pack=True)) as address,
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as folder,
        slow_browser(Path(folder)) as slow,
    ):
        browser = playwright.chromium.launch(executable_path=browsers.need(), args=list(browsers.ARGUMENTS))
        rows = []
        for rules in all_games():
            early, late = (figures(browser, address, rules, when) for when in ("early", "late"))
            rows.append([rules.id, *(f"{one} / {other}" for one, other in zip(early, late, strict=True))])
        browser.close()
        if slow:
            browser = playwright.chromium.launch(executable_path=slow, args=list(browsers.ARGUMENTS))
            rows += [
                [f"{rules.id}, slow phone", *figures(browser, address, rules, "early", SLOW_LOOK)]
                for rules in all_games()
            ]
            browser.close()
    timed = ["95th", "in frames", "with motion", "median", "answer", "drawing", "round trip", "frame"]
    return Table(["game", "clicks", *timed], rows)
