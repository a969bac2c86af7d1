"""Games on several screens: guests joining, and players that click on all pages in turn."""

import random
import time
from collections.abc import Callable, Container, Sequence
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
    const revision = table.dataset.revision;
    globalThis.clickedIn = top;
    thing.click();
    return revision;
}"""
"""Script that clicks one of the legal elements even if something covers it; layout has tests of its own."""

_CLICKER = """([seed, shunned]) => {
    let state = seed;
    const chance = () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 4294967296;
    };
    const own = (globalThis.clicker = { clicks: 0 });
    let last = "";
    const look = () => {
        const table = document.querySelector("main[data-game]");
        if (!table || "over" in table.dataset) return;
        const dialog = document.querySelector("dialog[open]");
        const { revision } = table.dataset;
        if (`${revision}:${dialog !== null}` === last) return;
        const all = [...(dialog ?? table).querySelectorAll("[data-legal]")];
        const liked = all.filter(({ dataset }) => !shunned || !dataset.id?.startsWith(shunned));
        const lit = liked.length && chance() < 0.85 ? liked : all;
        const thing = lit[Math.floor(Math.sqrt(chance()) * lit.length)];
        if (!thing) return;
        // What was agreed to is on its way: the table does nothing more until it has changed.
        last = `${revision}:false`;
        own.clicks++;
        thing.click();
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    look();
}"""
"""Script that makes a page click by itself as soon as something is legal.

It prefers elements added late, which ends games sooner, and rarely clicks ids that begin with ``shunned``. Clicking in
the page is much faster than clicking from the test.
"""

_DONE = """(revision) => {
    const table = document.querySelector("main[data-game]");
    const asked = document.querySelector("dialog[open]");
    return !table || table.dataset.revision !== revision || (asked !== null && asked !== globalThis.clickedIn);
}"""
"""Script that checks whether the result of a click is shown, or a dialog asks for confirmation."""


@dataclass
class Table:
    """Pages of a host and its guests."""

    host: Page
    guests: list[Page]

    @property
    def pages(self) -> list[Page]:
        return [self.host, *self.guests]

    def play(self, clicks: int, seed: int = 1, patience: float = 60) -> int:
        """Click on any page that may act, until the game is over or ``clicks`` are made; return their number."""
        chance = random.Random(seed)
        done, last = 0, time.monotonic()
        while done < clicks and not self.over:
            for page in self.pages:
                revision = page.evaluate(_LIT, chance.random())
                if revision is not None:
                    page.wait_for_function(_DONE, arg=revision, timeout=patience * 1000)
                    done, last = done + 1, time.monotonic()
            assert time.monotonic() < last + patience, [page.inner_text("main")[:200] for page in self.pages]
            self.host.wait_for_timeout(5)
        waits(self.host, lambda: len({page.get_attribute("main", "data-to-act") for page in self.pages}) == 1)
        return done

    def play_out(self, seed: int, shunned: str = "", patience: float = 600) -> list[int]:
        """Let all pages click by themselves until the game is over; return the number of clicks on each page."""
        for number, page in enumerate(self.pages):
            page.evaluate(_CLICKER, [seed + number, shunned])
        for page in self.pages:
            page.wait_for_selector("main[data-over]", timeout=patience * 1000)
        return [page.evaluate("clicker.clicks") for page in self.pages]

    @property
    def over(self) -> bool:
        return all(page.locator("main[data-over]").count() for page in self.pages)


def hosting(address: str, open_page: Opener, game: str, seats: str, options: str = "", **context: object) -> Page:
    """Open the lobby of a new game."""
    page, guard = open_page(f"{address}#/new/{game}?seats={seats}&seed=7{options}&start&pace=0", **context)
    guard.leave()  # closing a window aborts its running requests
    page.wait_for_selector("[data-lobby]", timeout=START)
    return page


def invitation(host: Page, seat: int) -> str:
    """Link of a seat's invitation; a script in it makes the guest's page play without pauses."""
    found = host.locator(f"[data-invitation][data-seat='{seat}']")
    found.wait_for(state="attached", timeout=START)
    return f"{found.text_content()}?pace=0"


def beside(host: Page, link: str) -> Page:
    """Open a link in a second window of the host's browser."""
    page = host.context.new_page()
    page.goto(link)
    return page


def answer(host: Page, guest: Page) -> None:
    """Copy the guest's answer into the host's page, as people do by hand."""
    code = guest.locator("[data-answer]")
    code.wait_for(state="attached", timeout=START)
    host.locator("[data-do=answer]").fill(code.text_content() or "")


def waits(page: Page, done: Callable[[], object], seconds: float = START / 1000) -> None:
    """Wait until ``done`` returns true; for conditions that concern several pages."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "it never came"
        page.wait_for_timeout(50)


def let_in(host: Page) -> None:
    host.locator("[data-do=accept]").click(timeout=START)


def gathered(
    address: str, open_page: Opener, game: str, seats: str, *, far: Container[int], options: str = "", **context: object
) -> Table:
    """Start a game with guests and return its pages.

    Guests on the seats ``far`` have browser profiles of their own and connect over data channels; others use
    windows of the host's browser.
    """
    host = hosting(address, open_page, game, seats, options)
    guests = []
    for seat, kind in enumerate(seats.split(",")):
        if kind != "guest":
            continue
        link = invitation(host, seat)
        guest = open_page(link, **context)[0] if seat in far else beside(host, link)
        if seat in far:
            answer(host, guest)
        let_in(host)
        expect(guest.locator("[data-lobby]")).to_be_visible(timeout=START)
        guests.append(guest)
    return begin(host, guests)


def begin(host: Page, guests: Sequence[Page]) -> Table:
    """Start the game once all guests have joined."""
    host.locator("[data-start]").click()
    for page in (host, *guests):
        expect(page.locator("main.table")).to_be_visible(timeout=START)
    return Table(host, list(guests))
