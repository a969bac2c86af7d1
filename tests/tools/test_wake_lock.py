"""Wake lock of the screen: held while a game wants it, the page is visible, and somebody has used it recently."""

import json
import subprocess

from tools.common import ROOT
from tools.node_and_npm import node

RUN = """
import { mock } from "node:test";
mock.timers.enable({ apis: ["setTimeout"] });
const { WakeLock, UNTOUCHED_LIMIT } = await import(%s);
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const end = new AbortController();
let refuses = false;
const locks = [];
const device = {
  async request(kind) {
    if (refuses) throw new DOMException("low battery", "NotAllowedError");
    const lock = Object.assign(new EventTarget(), {
      kind, async release() { this.dispatchEvent(new Event("release")); },
    });
    locks.push(lock);
    lock.held = true;
    lock.addEventListener("release", () => { lock.held = false; });
    return lock;
  },
};
const seen = [];
const note = async (what) => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
  seen.push([what, locks.filter((lock) => lock.held).length]);
};
const wakeLock = new WakeLock(end.signal, page, device);
await note("nobody decides");
wakeLock.want(true);
wakeLock.want(true);
await note("a person decides");
mock.timers.tick(UNTOUCHED_LIMIT - 1);
await note("nearly ten minutes");
page.dispatchEvent(new Event("pointerdown"));
mock.timers.tick(UNTOUCHED_LIMIT - 1);
await note("touched meanwhile");
mock.timers.tick(1);
await note("ten minutes without a touch");
page.dispatchEvent(new Event("keydown"));
await note("touched again");
page.visibilityState = "hidden";
page.dispatchEvent(new Event("visibilitychange"));
await note("hidden");
page.visibilityState = "visible";
page.dispatchEvent(new Event("visibilitychange"));
await note("seen again");
locks.at(-1).release();
await note("taken back by the browser");
page.dispatchEvent(new Event("pointerdown"));
await note("touched after that");
wakeLock.want(false);
await note("only bots play");
refuses = true;
wakeLock.want(true);
await note("refused");
refuses = false;
page.dispatchEvent(new Event("pointerdown"));
await note("allowed again");
wakeLock.want(false);
wakeLock.want(true);
wakeLock.want(false);
await note("changed its mind at once");
wakeLock.want(true);
await note("wanted");
end.abort();
await note("the table was left");
page.dispatchEvent(new Event("pointerdown"));
await note("touched elsewhere");
new WakeLock(new AbortController().signal, page, null).want(true);
await note("a browser without it");
console.log(JSON.stringify(seen));
"""


def test_the_screen_stays_awake_only_while_somebody_decides_and_looks() -> None:
    script = RUN % json.dumps((ROOT / "static" / "ui" / "wake-lock.js").as_uri())
    done = subprocess.run([node(), "--input-type=module", "-e", script], capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    assert dict(json.loads(done.stdout)) == {
        "nobody decides": 0,
        "a person decides": 1,
        "nearly ten minutes": 1,
        "touched meanwhile": 1,
        "ten minutes without a touch": 0,
        "touched again": 1,
        "hidden": 0,
        "seen again": 1,
        "taken back by the browser": 0,
        "touched after that": 1,
        "only bots play": 0,
        "refused": 0,
        "allowed again": 1,
        "changed its mind at once": 0,
        "wanted": 1,
        "the table was left": 0,
        "touched elsewhere": 0,
        "a browser without it": 0,
    }
