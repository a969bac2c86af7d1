"""A player without any knowledge: it clicks random legal elements until the game is over."""

import random
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, TimeoutError

from tests.browser.conftest import START

PATIENCE = 60_000
"""Longest wait for the next decision in milliseconds, long enough for bots on a slow and busy machine."""

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
    const over = document.elementFromPoint(left + width / 2, above + height / 2);
    const { id, area, seat } = over?.closest("[data-id], [data-area], [data-seat]")?.dataset ?? {};
    const name = id ?? area ?? (seat ? `the panel of seat ${seat}` : over?.outerHTML.match(/^<[^>]*>/)[0]);
    return { ...found, by: `${name ?? "the edge of the window"} at ${innerWidth} x ${innerHeight} pixels` };
}"""
"""Script that chooses a legal element and a visible point of it; null while nothing is legal.

Without a visible point, ``by`` tells what covers the element, and the size of the window.
"""

_REVISION = """() => {
    const table = document.querySelector("main[data-game]");
    return `${table?.dataset.revision}:${document.querySelectorAll("dialog[open]").length}`;
}"""

_NOTE_KEY = f"""() => {{
    const note = () => {{ globalThis.atKey = ({_REVISION})(); }};
    addEventListener("keydown", note, {{ capture: true, once: true }});
}}"""
"""Script that notes the revision at the next key, since the page may be drawn again just before that.

A table drawn before the engine has loaded is drawn again when it has.
"""

_NOTE_PRESS = """(id) => {
    globalThis.isHit = false;
    const note = ({ target }) => {
        const { dataset } = target.closest("[data-legal]") ?? {};
        globalThis.isHit = dataset !== undefined && (dataset.id ?? dataset.answer ?? "") === id;
    };
    addEventListener("pointerdown", note, { capture: true, once: true });
}"""
"""Script that notes at the next press whether it hits the element ``id``, which may move just before that."""

_TOLD = """document.querySelector("main").textContent.replace(/\\s+/g, " ")"""
"""Script for all text of the page, collapsed parts included, such as the details of a problem."""

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
    // After a choice in a sealed round the table is redrawn until the bots have chosen, too.
    if (before && "botsChoosing" in table.dataset) return false;
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
"""Script that waits for the next decision; it reacts to changes of the page and does not poll."""

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
        if (!("x" in thing)) return {{ clicks, found: "covered", what: thing.id, by: thing.by }};
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
"""Script that clicks in the page with synthetic mouse events, on the topmost element at the chosen point.

It does not wait for animations, so that a game is much faster than with the browser's own mouse.
"""

MOST_TRIES = 5
"""Number of presses at one element, if it moves away from all of them."""
BY_MOUSE = 10
"""Number of clicks with the browser's own mouse, before the page's script takes over."""
AT_ONCE = 50
"""Number of clicks in one call of the page's script, after which it reports back."""


@dataclass
class Player:
    """A player at the table of ``page``; ``seed`` determines its choices."""

    page: Page
    seed: int = 1
    at_once: int = AT_ONCE
    clicks: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._random = random.Random(self.seed)
        self._ahead: deque[float] = deque()

    def decision(self, before: str = "", agreed: bool = False) -> str:
        """Wait for the next decision or for the end of the game; return "decision" or "over".

        ``agreed``: the last click confirmed a question; the table must then change too, and not only the dialog
        close.
        """
        if before:
            found = self.page.evaluate(_SEEN, [before, agreed, PATIENCE])
        else:
            found = self.page.wait_for_function(_DECISION, arg=[before, agreed], timeout=START).json_value()
        assert found != "problem", self.page.evaluate(_TOLD)
        return str(found)

    def revision(self) -> str:
        """Text that changes with every new state of the table and with every dialog."""
        return str(self.page.evaluate(_REVISION))

    def click(self) -> str:
        """Click a random legal element with the browser's mouse; return the result of ``decision``."""
        for _ in range(MOST_TRIES):
            thing = self._pick()
            self.page.evaluate(_NOTE_PRESS, thing["id"])
            self.page.mouse.click(thing["x"], thing["y"])
            if self.page.evaluate("isHit"):
                break
        else:
            raise AssertionError(f"{thing['id']} moves away from each press")
        self._ahead.popleft()
        self.clicks.append(thing["id"])
        return self.decision(thing["before"], agreed=thing["id"] == "yes")

    def _pick(self) -> dict[str, Any]:
        """A random legal element, as the script ``_PICK`` gives it."""
        # A table drawn before the engine has loaded is drawn again, and has no legal elements for a moment.
        try:
            found = self.page.wait_for_function(_PICK, arg=self._chances(1)[0], timeout=START)
        except TimeoutError as error:
            raise AssertionError(f"nothing can be clicked; the page says: {self.page.evaluate(_TOLD)}") from error
        thing: dict[str, Any] = found.json_value()
        assert "x" in thing, f"{thing['id']} is covered by {thing['by']}"
        return thing

    def press(self, selector: str) -> str:
        """Click the first element that matches ``selector``; return the result of ``decision``."""
        before = self.revision()
        self.page.locator(selector).first.click(timeout=PATIENCE)
        return self.decision(before, agreed="[data-answer=yes]" in selector)

    def enter(self) -> str:
        """Press Enter on the focused element; return the result of ``decision``."""
        self.page.evaluate(_NOTE_KEY)
        self.page.keyboard.press("Enter")
        return self.decision(self.page.evaluate("atKey"))

    def play(self, most: int = 5_000) -> int:
        """Click until the game is over or after ``most`` clicks; return the number of clicks.

        The first clicks use the browser's mouse, the others a script in the page, at the same points.
        """
        now = self.decision()
        while now != "over" and len(self.clicks) < most:
            now = self.go_on(most - len(self.clicks))
        return len(self.clicks)

    def go_on(self, most: int = 1) -> str:
        """Make up to ``most`` clicks, or one with the browser's mouse; return the result of the last ``decision``."""
        if len(self.clicks) < BY_MOUSE:
            return self.click()
        done = self.page.evaluate(_GO_ON, [self._chances(min(most, self.at_once)), PATIENCE])
        self.clicks += done["clicks"]
        for _ in done["clicks"]:
            self._ahead.popleft()
        assert done["found"] != "covered", f"{done['what']} is covered by {done['by']}"
        assert done["found"] != "problem", self.page.evaluate(_TOLD)
        return str(done["found"])

    def _chances(self, count: int) -> list[float]:
        """Random numbers for the next ``count`` choices; a number stays in the queue until its choice was made."""
        while len(self._ahead) < count:
            self._ahead.append(self._random.random())
        return list(self._ahead)[:count]

    @property
    def over(self) -> bool:
        """Whether the game has ended, according to the table."""
        return self.page.locator("main[data-over]").count() == 1
