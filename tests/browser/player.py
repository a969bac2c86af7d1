"""A player without any knowledge: it clicks what is lit until the game is over."""

import random
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import START

PATIENCE = 60_000
"""Milliseconds within which the next decision comes; bots think on a slow and busy machine."""

_PICK = """(chance) => {
    const { revision } = document.querySelector("main[data-game]").dataset;
    const before = `${revision}:${document.querySelectorAll("dialog[open]").length}`;
    const top = document.querySelector("dialog[open]") ?? document.querySelector("main");
    const lit = [...top.querySelectorAll("[data-legal]")];
    const thing = lit[Math.floor(chance * lit.length)];
    if (!thing) return null;
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top: above, width, height } = thing.getBoundingClientRect();
    const found = { id: thing.dataset.id ?? thing.dataset.answer ?? "", before };
    for (const [across, down] of [[.5, .5], [.5, .2], [.2, .5], [.8, .5], [.5, .8], [.1, .1], [.9, .1], [.1, .9]]) {
        const x = left + across * width, y = above + down * height;
        if (document.elementFromPoint(x, y)?.closest("[data-legal]") === thing) return { ...found, x, y };
    }
    return found;
}"""
"""Chooses one of the lit things and finds where it can be touched, if anywhere; null while nothing is lit."""

_REVISION = """() => {
    const table = document.querySelector("main[data-game]");
    return `${table?.dataset.revision}:${document.querySelectorAll("dialog[open]").length}`;
}"""

_TOLD = """document.querySelector("main").textContent.replace(/\\s+/g, " ")"""
"""What the page says, with what is folded away: of a problem, what exactly happened."""

_DECISION = """([before, agreed, still = true]) => {
    if (document.querySelector("[data-problem]")) return "problem";
    const table = document.querySelector("main[data-game]");
    if (!table) return false;
    const dialog = document.querySelector("dialog[open]");
    const { revision } = table.dataset;
    if (`${revision}:${document.querySelectorAll("dialog[open]").length}` === before) return false;
    if (agreed && before.startsWith(`${revision}:`)) return false;
    const moves = (one) => ["running", "paused"].includes(one.playState);
    if (still && document.getAnimations().some(moves)) return false;
    if ("over" in table.dataset) return "over";
    return (dialog ?? table).querySelector("[data-legal]") ? "decision" : false;
}"""

_SEEN = f"""([before, agreed, patience, still = true]) => new Promise((resolve, reject) => {{
    const decision = {_DECISION};
    const awaited = new WeakSet();
    const look = () => {{
        const found = decision([before, agreed, still]);
        if (found) done(() => resolve(found));
        else if (still) for (const one of document.getAnimations()) {{
            if (awaited.has(one)) continue;
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

_GO_ON = f"""async ([chances, patience]) => {{
    const pick = {_PICK};
    const seen = {_SEEN};
    const ends = (one) => one.effect.getComputedTiming().endTime < Infinity;
    const still = () => Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
    const clicks = [];
    for (const chance of chances) {{
        let thing = pick(chance);
        if (!("x" in thing)) {{  // what covers it may be about to go
            await still();
            thing = pick(chance);
        }}
        if (!("x" in thing)) return {{ clicks, found: "covered", what: thing.id }};
        clicks.push(thing.id);
        const target = document.elementFromPoint(thing.x, thing.y);
        const where = {{ bubbles: true, cancelable: true, composed: true, view: window, detail: 1, clientX: thing.x,
            clientY: thing.y, pointerId: 1, pointerType: "mouse", isPrimary: true }};
        target.dispatchEvent(new PointerEvent("pointerdown", where));
        target.dispatchEvent(new MouseEvent("mousedown", where));
        target.dispatchEvent(new PointerEvent("pointerup", where));
        target.dispatchEvent(new MouseEvent("mouseup", where));
        target.dispatchEvent(new PointerEvent("click", where));
        const found = await seen([thing.before, thing.id === "yes", patience, false]);
        if (found !== "decision") return {{ clicks, found }};
    }}
    await still();
    return {{ clicks, found: "decision" }};
}}"""
"""Clicks as a mouse would, on what lies uppermost where the chosen thing was found. The mouse is the
page's own and does not wait until nothing moves: a game takes a good deal less than with one from outside."""

BY_MOUSE = 10
"""How many clicks of a player are the browser's own mouse's, before a long game is played on in the page."""
AT_ONCE = 50
"""Clicks after which the page tells how far it has come."""


@dataclass
class Player:
    """Plays on the table that ``page`` shows, choosing by ``seed``."""

    page: Page
    seed: int = 1
    at_once: int = AT_ONCE
    clicks: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._random = random.Random(self.seed)
        self._ahead: deque[float] = deque()

    def decision(self, before: str = "", agreed: bool = False) -> str:
        """Wait for the next decision, or for the end: "decision" or "over".

        ``agreed``: a question was answered with yes; that its dialog is gone is not all that changes then.
        """
        if before:
            found = self.page.evaluate(_SEEN, [before, agreed, PATIENCE])
        else:
            found = self.page.wait_for_function(_DECISION, arg=[before, agreed], timeout=START).json_value()
        assert found != "problem", self.page.evaluate(_TOLD)
        return str(found)

    def revision(self) -> str:
        """Mark that changes with the table and with every dialog."""
        return str(self.page.evaluate(_REVISION))

    def click(self) -> str:
        """Click one of the lit things with the mouse where it can be seen; return what comes then."""
        # A table drawn before the engine has loaded is drawn anew, and nothing is lit for a moment in between.
        found = self.page.wait_for_function(_PICK, arg=self._chances(1)[0], timeout=START)
        thing: dict[str, Any] = found.json_value()
        self._ahead.popleft()
        assert "x" in thing, f"{thing['id']} is lit, but something lies on it"
        self.clicks.append(thing["id"])
        self.page.mouse.click(thing["x"], thing["y"])
        return self.decision(thing["before"], agreed=thing["id"] == "yes")

    def press(self, selector: str) -> str:
        """Click the first thing that fits ``selector``; return what comes then."""
        before = self.revision()
        self.page.locator(selector).first.click(timeout=PATIENCE)
        return self.decision(before, agreed="[data-answer=yes]" in selector)

    def play(self, most: int = 5_000) -> int:
        """Click until the game is over, or until it were ``most`` clicks; return how many it took.

        The mouse is the browser's own at first, then the page's: the same things are clicked in the same places.
        """
        now = self.decision()
        while now != "over" and len(self.clicks) < most:
            now = self.go_on(most - len(self.clicks))
        return len(self.clicks)

    def go_on(self, most: int = 1) -> str:
        """Click up to ``most`` lit things, one of them while it is the mouse's turn; return what comes then."""
        if len(self.clicks) < BY_MOUSE:
            return self.click()
        done = self.page.evaluate(_GO_ON, [self._chances(min(most, self.at_once)), PATIENCE])
        self.clicks += done["clicks"]
        for _ in done["clicks"]:
            self._ahead.popleft()
        assert done["found"] != "covered", f"{done['what']} is lit, but something lies on it"
        assert done["found"] != "problem", self.page.evaluate(_TOLD)
        return str(done["found"])

    def _chances(self, count: int) -> list[float]:
        """Random numbers for the next ``count`` choices; whoever makes a choice removes its number."""
        while len(self._ahead) < count:
            self._ahead.append(self._random.random())
        return list(self._ahead)[:count]

    @property
    def over(self) -> bool:
        """Whether the table says that the game has ended."""
        return self.page.locator("main[data-over]").count() == 1
