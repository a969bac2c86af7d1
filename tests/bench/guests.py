"""Extra delay of a guest's click compared with the host's own: as a ratio, and in frames at 60 per second.

    PYTHONPATH=py .venv/bin/python -m tests.bench.guests [--clicks N]

Host and guest play one game in two windows of one browser. A click is timed from the event to the frame in which the
clicking page shows the new table. The output has medians; the ratio does not depend on the machine's speed.
"""

import argparse
import random
import statistics

from playwright.sync_api import Page, sync_playwright

from tools import find_browser as browsers
from tools import server, site
from tools.common import DIST

GAME = "submarine"
FRAME = 1000 / 60

_CLICK = """(chance) => new Promise((resolve) => {
    const table = document.querySelector("main[data-game]");
    const lit = [...(table?.querySelectorAll("[data-legal]") ?? [])];
    const thing = lit[Math.floor(chance * lit.length)];
    if (!thing) return resolve(null);
    const before = document.querySelector("main").dataset.revision;
    const begun = performance.now();
    thing.click();
    const look = () => {
        if (document.querySelector("main").dataset.revision === before && performance.now() < begun + 5000)
            return requestAnimationFrame(look);
        resolve(performance.now() - begun);
    };
    requestAnimationFrame(look);
})"""


def measured(host: Page, guest: Page, clicks: int) -> tuple[list[float], list[float]]:
    """Click on both pages at random; return the times of the host's clicks and of the guest's, in milliseconds."""
    chance = random.Random(1)
    times: tuple[list[float], list[float]] = ([], [])
    while min(map(len, times)) < clicks and not host.locator("main[data-over]").count():
        for page, own in zip((host, guest), times, strict=True):
            page.bring_to_front()
            took = page.evaluate(_CLICK, chance.random())
            if took is not None:
                own.append(took)
    return times


def main() -> None:
    """Measure and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=30)
    clicks = parser.parse_args().clicks
    site.build(DIST)
    with server.listening(server.Host(DIST, "/somewhere/below/")) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers.need(), args=list(browsers.ARGUMENTS))
        host = browser.new_context().new_page()
        host.goto(f"{address}#/new/{GAME}?seats=human,guest&seed=7&start&pace=0")
        link = host.locator("[data-invitation]").text_content(timeout=120_000)
        guest = host.context.new_page()
        guest.goto(f"{link}?pace=0")
        host.locator("[data-do=accept]").click(timeout=60_000)
        guest.locator("[data-lobby]").wait_for()
        host.locator("[data-start]").click()
        guest.locator("main.table").wait_for(timeout=120_000)
        own, far = (statistics.median(times) for times in measured(host, guest, clicks))
        print(
            f"The median is {own:.1f} ms for the host and {far:.1f} ms for the guest: a ratio of {far / own:.2f} "
            f"and a difference of {(far - own) / FRAME:+.1f} frames."
        )


if __name__ == "__main__":
    main()
