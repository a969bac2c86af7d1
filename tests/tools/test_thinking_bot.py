"""Choice of the bot that thinks next; the page names it if it fails."""

from typing import Any

import pytest

from tests.helpers.node import run_node

ASK = """
import { readFileSync } from "node:fs";
const { seatOfThinkingBot } = await import(`${process.cwd()}/static/session/seat-controllers.js`);
console.log(JSON.stringify(seatOfThinkingBot(JSON.parse(readFileSync(0, "utf8")))));
"""
SEATS = [{"kind": "human"}, {"kind": "boy"}, {"kind": "guest", "conceded": True}, {"kind": "guest"}]


@pytest.mark.parametrize(
    ("kind", "seat", "waiting", "thinks"),
    [
        ("bot", 1, None, 1),
        ("person", 0, None, None),
        ("person", 0, [0, 3, 1], 1),
        ("person", 0, [0, 2, 1], 2),
        ("guest", 3, [3], None),
    ],
    ids=["ordinary", "a person", "while people choose", "for whom a bot plays on", "only people"],
)
def test_a_bot_thinks_when_it_is_to_decide_and_in_a_sealed_round_whoever_else_chooses(
    kind: str, seat: int, waiting: list[int] | None, thinks: int | None
) -> None:
    view: dict[str, Any] = {"seats": SEATS, "next": {"kind": kind, "seat": seat}}
    if waiting is not None:
        view["sealed"] = {"waiting": waiting, "chosen": False}
    assert run_node("--input-type=module", "--eval", ASK, given=view) == thinks
