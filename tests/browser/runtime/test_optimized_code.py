"""A browser keeps the optimized code of the interpreter loop (py/kajuta/api/jit_warm_up.py)."""

import json
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.browser.tables import table
from tools import find_browser as browsers

CLICKS = 6
LONG = 70_000
"""Bytes of that function, the only one as long."""
STOOD = 3500
"""Milliseconds in which a person looks at the table."""
SELDOM = 1
"""So often it may be thrown away in the first clicks; it was three times and more where nothing loosened Python up."""


def test_what_carries_out_pythons_bytecode_is_seldom_compiled_anew_in_the_first_clicks(
    address: str, browser: Browser, tmp_path: Path
) -> None:
    # Pages of the other tests compile nothing for speed.
    optimizing = browser.browser_type.launch(executable_path=browsers.need(), args=list(browsers.ARGUMENTS))
    trace = tmp_path / "trace.json"
    categories = ["v8.wasm", "disabled-by-default-v8.wasm.detailed", "blink.user_timing"]
    optimizing.start_tracing(path=trace, categories=categories)
    page = optimizing.new_page()
    page.goto(table(address, "deadmansdraw", "human,random"))
    page.wait_for_selector("[data-game] [data-legal]", state="attached")
    page.wait_for_timeout(STOOD)
    page.evaluate("performance.mark('clicks')")
    Player(page).play(most=CLICKS)
    optimizing.stop_tracing()
    optimizing.close()
    events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    clicks = next(event["ts"] for event in events if event["name"] == "clicks")
    compiled = [event["ts"] for event in events if event.get("args", {}).get("bodySize", 0) > LONG]
    assert [at for at in compiled if at < clicks], "the trace tells of it"
    assert len([at for at in compiled if at > clicks]) <= SELDOM
