"""Latency from a click to the painted table, early and late in a game, compared with an empty round trip.

    .venv/bin/python -m tests.bench clicks

One page measures in turn: a frame, an empty round trip to the worker, and clicks on legal elements. A click counts from
the event to the frame after the table was drawn. It ends a press of ``PRESS`` milliseconds, during which the engine
already computes the answer. "answer" is the time from the request (at the press or at the click) to the engine's
answer: legal actions, scene, moves, and JSON on both sides. "drawing" is the time from the click, or from the answer if
that is later, until the DOM is updated, including style and layout; painting is the rest.

People look before they click: ``FIRST_LOOK`` milliseconds at the first table, and ``LOOK`` milliseconds at each further
one, so that the previous painting is over. "late" is after nine tenths of a random game. The same clicks are repeated
with animations switched on. A row has ``CLICKS`` clicks from as many games as it takes, since few clicks remain late in
a game.
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
"""Milliseconds before each click in a slow browser, instead of ``LOOK``."""
PRESS = 60
"""Duration of a press in milliseconds; most presses of a mouse button or a finger are longer."""
SEED = 3
"""Seed of the first game in a row; each further game uses the next seed."""
GAMES = 20
"""Most games in a row of the table."""
LATE = 0.9
FLYING = 100
"""Milliseconds for which each bot move stays on the table in games with animations."""
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
    """Save of a random game between a person and bots, near its end."""
    whole = played(game_id, seed, game(game_id).players[0])
    return saves.make_save(again(whole, int(len(whole.entries) * LATE)))


def clicked(page: Page, seed: int, most: int) -> list[list[float]]:
    """Click legal elements at random; return the times of each click that changed the table, in milliseconds."""
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
    """Smallest of ``times`` that at least the fraction ``part`` of them do not exceed; nan for an empty list."""
    return sorted(times)[math.ceil(part * len(times)) - 1] if times else math.nan


def opened(
    browser: Browser, address: str, rules: Game[Any], when: str, seed: int, pace: int = 0, look: int = LOOK
) -> Page:
    """A page with a game that waits for its first click, or has ended. ``when``: "early" or "late" in the game.

    ``pace``: milliseconds for which each bot move stays on the table; 0 also switches off animations. ``look``:
    milliseconds before each click except the first.
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
    """Cells of one row of the table, as texts."""
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
    """Measure every game; the times in the table are in milliseconds."""
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
