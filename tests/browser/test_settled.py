"""What a browser has compiled of Python's own function that carries out bytecode, it keeps (tools/calls.py)."""

import json
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.browser.test_face_play import table
from tools import browser as browsers

CLICKS = 6
LONG = 70_000
"""Bytes of that function, the only one as long."""
COMPILED = "wasm.CompileBaseline"
"""The event of a trace that tells of a function's quick compilation, its first; what is thrown away gets another."""


def test_what_carries_out_pythons_bytecode_is_compiled_once_for_a_page_and_its_first_clicks(
    address: str, browser: Browser, tmp_path: Path
) -> None:
    # Pages of the other tests compile nothing for speed.
    optimizing = browser.browser_type.launch(executable_path=browsers.need(), args=list(browsers.ARGUMENTS))
    trace = tmp_path / "trace.json"
    optimizing.start_tracing(path=trace, categories=["v8.wasm", "disabled-by-default-v8.wasm.detailed"])
    page = optimizing.new_page()
    page.goto(table(address, "deadmansdraw", "human,random"))
    Player(page).play(most=CLICKS)
    optimizing.stop_tracing()
    optimizing.close()
    events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    sizes = [event.get("args", {}).get("bodySize", 0) for event in events if event["name"] == COMPILED]
    assert len([size for size in sizes if size > LONG]) == 1
