"""Tables of several screens: how guests come to them, and players that click on all of them in turn."""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from tests.browser.conftest import START, Guard

Opener = Callable[..., tuple[Page, Guard]]

_LIT = """(chance) => {
    const table = document.querySelector("main[data-game]");
    if (!table || "over" in table.dataset || document.querySelector("[data-problem]")) return null;
    if (document.getAnimations().some((one) => one.playState === "running")) return null;
    const top = document.querySelector("dialog[open]") ?? table;
    const lit = [...top.querySelectorAll("[data-legal]")];
    const thing = lit[Math.floor(chance * lit.length)];
    if (!thing) return null;
    const moment = table.dataset.moment;
    thing.click();
    return moment;
}"""
"""Clicks one of the lit things, whatever lies on it: where fingers reach is for the tests of the table to say."""


@dataclass
class Table:
    """A host's page and its guests'."""

    host: Page
    guests: list[Page]

    @property
    def pages(self) -> list[Page]:
        return [self.host, *self.guests]

    def play(self, clicks: int, seed: int = 1, patience: float = 60) -> int:
        """Click on whichever page may, until all say that the game is over or ``clicks`` are done; return how many."""
        chance = random.Random(seed)
        done, last = 0, time.monotonic()
        while done < clicks and not self.over:
            for page in self.pages:
                if page.evaluate(_LIT, chance.random()) is not None:
                    done, last = done + 1, time.monotonic()
            assert time.monotonic() < last + patience, [page.inner_text("main")[:200] for page in self.pages]
            self.host.wait_for_timeout(5)
        return done

    @property
    def over(self) -> bool:
        return all(page.locator("main[data-over]").count() for page in self.pages)


def hosting(address: str, open_page: Opener, game: str, seats: str, options: str = "", **context: object) -> Page:
    """Open the lobby of a new game."""
    page, guard = open_page(f"{address}#/new/{game}?seats={seats}&seed=7{options}&start&pace=0", **context)
    guard.expect("ERR_ABORTED")  # windows that are left do not wait for what is being fetched
    page.wait_for_selector("[data-lobby]", timeout=START)
    return page


def invitation(host: Page, seat: int) -> str:
    """Return the link of a seat's invitation, which makes its guest's page quick."""
    found = host.locator(f"[data-invitation][data-seat='{seat}']")
    found.wait_for(state="attached", timeout=START)
    return f"{found.text_content()}?pace=0"


def beside(host: Page, link: str) -> Page:
    """Open a link in another window of the host's browser."""
    page = host.context.new_page()
    page.goto(link)
    return page


def answer(host: Page, guest: Page) -> None:
    """Carry the guest's answer to the host, as by hand."""
    code = guest.locator("[data-answer]")
    code.wait_for(state="attached", timeout=START)
    host.locator("[data-do=answer]").fill(code.text_content() or "")


def waits(page: Page, done: Callable[[], object], seconds: float = START / 1000) -> None:
    """Wait until ``done`` holds of several pages, of which no single one can tell."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "it never came"
        page.wait_for_timeout(50)


def let_in(host: Page) -> None:
    host.locator("[data-do=accept]").click(timeout=START)


def begin(host: Page, guests: Sequence[Page]) -> Table:
    """Begin the game once everybody is there."""
    host.locator("[data-start]").click()
    for page in (host, *guests):
        expect(page.locator("main.table")).to_be_visible(timeout=START)
    return Table(host, list(guests))
