"""A player without any knowledge: it clicks what is lit until the game is over."""

import random
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import START

PATIENCE = 30_000
"""Milliseconds within which the next decision comes; bots think on a slow and busy machine."""

_PICK = """(chance) => {
    const top = document.querySelector("dialog[open]") ?? document.querySelector("main");
    const lit = [...top.querySelectorAll("[data-legal]")];
    const thing = lit[Math.floor(chance * lit.length)];
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top: above, width, height } = thing.getBoundingClientRect();
    const found = { id: thing.dataset.id ?? thing.dataset.answer ?? "", width, height, of: lit.length };
    for (const [across, down] of [[.5, .5], [.5, .2], [.2, .5], [.8, .5], [.5, .8], [.1, .1], [.9, .1], [.1, .9]]) {
        const x = left + across * width, y = above + down * height;
        if (document.elementFromPoint(x, y)?.closest("[data-legal]") === thing) return { ...found, x, y };
    }
    return found;
}"""

_MOMENT = """() => {
    const table = document.querySelector("main[data-game]");
    return `${table?.dataset.moment}:${document.querySelectorAll("dialog[open]").length}`;
}"""

_DECISION = """([before, agreed]) => {
    if (document.querySelector("[data-problem]")) return "problem";
    const table = document.querySelector("main[data-game]");
    if (!table) return false;
    const dialog = document.querySelector("dialog[open]");
    const { moment } = table.dataset;
    if (`${moment}:${document.querySelectorAll("dialog[open]").length}` === before) return false;
    if (agreed && before.startsWith(`${moment}:`)) return false;
    if (document.getAnimations().some((one) => one.playState === "running")) return false;
    if ("over" in table.dataset) return "over";
    return (dialog ?? table).querySelector("[data-legal]") ? "decision" : false;
}"""

_SEEN = f"""([before, agreed, patience]) => new Promise((resolve, reject) => {{
    const decision = {_DECISION};
    const awaited = new WeakSet();
    const look = () => {{
        const found = decision([before, agreed]);
        if (found) done(() => resolve(found));
        else for (const one of document.getAnimations()) {{
            if (one.playState !== "running" || awaited.has(one)) continue;
            awaited.add(one);
            one.finished.then(look, look);
        }}
    }};
    const watch = new MutationObserver(look);
    const timer = setTimeout(() => done(() => reject(new Error("no decision comes"))), patience);
    const done = (end) => {{ clearTimeout(timer); watch.disconnect(); end(); }};
    watch.observe(document, {{ subtree: true, childList: true, attributes: true }});
    look();
}})"""
"""Waits for a decision on this page; it looks when something has changed, which leaves the time to the page."""


@dataclass
class Player:
    """Plays on the table that ``page`` shows, choosing by ``seed``."""

    page: Page
    seed: int = 1
    clicks: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._chance = random.Random(self.seed)

    def decision(self, before: str = "", agreed: bool = False) -> str:
        """Wait for the next decision, or for the end: "decision" or "over".

        ``agreed``: a question was answered with yes; that its dialog is gone is not all that changes then.
        """
        if before:
            found = self.page.evaluate(_SEEN, [before, agreed, PATIENCE])
        else:
            found = self.page.wait_for_function(_DECISION, arg=[before, agreed], timeout=START).json_value()
        assert found != "problem", self.page.inner_text("main")
        return str(found)

    def moment(self) -> str:
        """Return what changes with every change of the table and with every dialog."""
        return str(self.page.evaluate(_MOMENT))

    def click(self) -> str:
        """Click one of the lit things where it can be seen; return what comes then."""
        before = self.moment()
        thing: dict[str, Any] = self.page.evaluate(_PICK, self._chance.random())
        assert "x" in thing, f"{thing['id']} is lit, but something lies on it"
        self.clicks.append(thing["id"])
        self.page.mouse.click(thing["x"], thing["y"])
        return self.decision(before, agreed=thing["id"] == "yes")

    def press(self, selector: str) -> str:
        """Click the first thing that fits ``selector``; return what comes then."""
        before = self.page.evaluate(_MOMENT)
        self.page.locator(selector).first.click(timeout=PATIENCE)
        return self.decision(before)

    def play(self, most: int = 5_000) -> int:
        """Click until the game is over, or ``most`` times; return how many clicks it took."""
        now = self.decision()
        while now != "over" and len(self.clicks) < most:
            now = self.click()
        return len(self.clicks)

    @property
    def over(self) -> bool:
        """Whether the table says that the game has ended."""
        return self.page.locator("main[data-over]").count() == 1
