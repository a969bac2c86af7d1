"""Latency of the timeline in a browser, at several points of a long random game, and its components.

    PYTHONPATH=py:. .venv/bin/python tests/bench/looking_back.py [GAME ...] [--games N] [--samples N] [--size WxH]

Each line is a point in the game: single steps there, as fast as a held key repeats, and jumps to it from the far end.
``shown``: time from the key or the slider until the step is painted; ``past``: the engine's share of it, in the worker;
``trip``: an empty request to the worker; ``frame``: time between two frames of an idle page. Each figure is a median
and a 95th percentile in milliseconds. Nothing is asserted: a busy machine is slower.
"""

import argparse
import json
import os
import statistics
from typing import Any

from playwright.sync_api import Page, sync_playwright

from kajuta.games import all_games
from kajuta.match import saves
from tests.bench.history import played
from tools import find_browser, server, site
from tools.common import DIST

SETTLED = """async () => {
    const quiet = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let turn = 0; turn < 30; turn++) await quiet();
}"""

MEASURE = """async ([places, samples]) => {
    const engine = await import("./static/runtime/engine.js");
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { port1.close(); resolve(); };
        port2.postMessage(0);
    }));
    const bar = () => document.querySelector("[data-timeline]");
    const at = (step) => new Promise((resolve) => {
        const look = () => {
            if (Number(bar()?.dataset.step) !== step) return;
            watch.disconnect();
            resolve();
        };
        const watch = new MutationObserver(look);
        watch.observe(document, { subtree: true, attributes: true, attributeFilter: ["data-step"], childList: true });
        look();
    });
    const timed = async (act) => {
        const from = performance.now();
        await act();
        return performance.now() - from;
    };
    const go = (step) => timed(async () => {
        const slider = bar().querySelector("input");
        slider.value = step;
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        await at(step);
        await painted();
    });
    const times = async (count, act) => {
        const all = [];
        for (let turn = 0; turn < count; turn++) all.push(await act(turn));
        return all;
    };
    const last = Number(bar().dataset.steps);
    const found = { trip: await times(200, () => timed(() => engine.call({ op: "history", match: "none" }))) };
    found.frame = await times(60, () => timed(() => new Promise(requestAnimationFrame)));
    found.places = [];
    for (const place of places) {
        const middle = Math.round(place * last);
        const step = (turn) => Math.max(0, Math.min(last, middle - Math.floor(samples / 2) + turn));
        const asks = (turn) => timed(() => engine.call({ op: "past", match: 1, step: step(turn), since: 1e6 }));
        const past = await times(samples, asks);
        await go(step(-1));
        const repeated = () => new Promise((resolve) => setTimeout(resolve, 33));
        const steps = await times(samples, async (turn) => {
            await repeated();
            return go(step(turn));
        });
        const leaps = [];
        for (let turn = 0; turn < samples / 2; turn++) {
            await go(place < 0.5 ? last : 0);
            leaps.push(await go(step(turn)));
        }
        found.places.push({ place, past, steps, leaps });
    }
    return found;
}"""


def told(times: list[float]) -> str:
    """Median and 95th percentile of ``times``, as two columns of text."""
    return f"{statistics.median(times):8.1f}{statistics.quantiles(times, n=20)[-1]:8.1f}"


def laid(page: Page, address: str, game_id: str, games: int) -> int:
    """Open the longest of ``games`` random games on ``page`` with the timeline shown; return its number of entries."""
    whole = max((played(game_id, seed) for seed in range(games)), key=lambda one: len(one.entries))
    save: Any = json.loads(json.dumps(saves.make_save(whole)))
    page.goto(f"{address}#/settings")
    page.locator("main.page").wait_for()
    page.evaluate(
        """(save) => {
            const key = `kajuta:${new URL(".", location.href).pathname}:save:long`;
            const entry = { id: "long", name: "", game: save.game, seats: save.seats, begun: 1, played: 2, steps: 0,
                over: true, practice: false };
            localStorage.setItem(key, JSON.stringify({ save, entry }));
        }""",
        save,
    )
    page.goto(f"{address}#/game/long?pace=0")
    page.locator("main[data-over]").wait_for(timeout=120_000)
    page.locator(".dialog-final-scoring").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-do=timeline]").click()
    page.locator("[data-timeline]").wait_for()
    page.evaluate(SETTLED)
    return len(whole.entries)


def main() -> None:
    """Print the table."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("games", nargs="*", default=[rules.id for rules in all_games()])
    arguments.add_argument(
        "--games", dest="count", type=int, default=3, help="random games to play; the longest is measured"
    )
    arguments.add_argument("--samples", type=int, default=24)
    arguments.add_argument("--size", default="1280x800")
    wanted = arguments.parse_args()
    width, height = map(int, wanted.size.split("x"))
    site.build(DIST)
    with server.listening(server.Host(DIST)) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_browser.need(), args=list(find_browser.ARGUMENTS))
        for game_id in wanted.games:
            page = chromium.new_page(viewport={"width": width, "height": height})
            page.add_init_script("delete Navigator.prototype.serviceWorker")
            length = laid(page, address, game_id, wanted.count)
            found = page.evaluate(MEASURE, [[0.03, 0.5, 0.97], wanted.samples])
            print(f"{game_id}: {length} entries; trip{told(found['trip'])}, frame{told(found['frame'])}", end="")
            print(f"; load of the machine {os.getloadavg()[0]:.1f}")
            print("             past            shown           after a leap")
            for place in found["places"]:
                columns = told(place["past"]), told(place["steps"]), told(place["leaps"])
                print(f"  {place['place']:4.0%}" + "".join(columns), flush=True)
            page.close()
        chromium.close()


if __name__ == "__main__":
    main()
