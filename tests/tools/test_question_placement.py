"""The place of the question on a phone: in the window, and clear of everything that can be chosen."""

import json
from typing import Any

import pytest

from tests.helpers.node import run_node

PLACE = """
const { height, legal, asks, sticks, chooses } = JSON.parse(process.argv[1]);
const [window, row] = [844, { top: 767, bottom: 834 }];
const getComputedStyle = () => ({ position: sticks ? "sticky" : "static" });
Object.assign(globalThis, { innerHeight: window, scrollY: 0, getComputedStyle });
const { placeQuestion } = await import("./static/table/panels/question-placement.js");
const box = (top, bottom) =>
    ({ getBoundingClientRect: () => ({ left: 10, top, right: 380, bottom, height: bottom - top }) });
const ways = new Set();
const ends = () => {
    if (ways.has("is-bound") || ways.has("is-up")) return row.bottom;
    return ways.has("is-held") ? window - 8 : row.top + height;
};
const body = {
    querySelector: () => (asks ? {} : null),
    getBoundingClientRect: () => box(ways.has("is-bound") ? row.top : ends() - height, ends()).getBoundingClientRect(),
};
const ask = {
    firstElementChild: body,
    contains: () => false,
    classList: { add: (way) => ways.add(way), remove: (...all) => all.forEach((way) => ways.delete(way)) },
};
const far = { style: { marginTop: "" }, ...box(842, 1600) };
const root = {
    querySelector: (one) => ({ ".table-question": ask, ".deck": box(120, 834), ".far": far })[one] ?? null,
    querySelectorAll: () =>
        legal.map(([top, bottom]) => ({ ...box(top, bottom), closest: () => (chooses ? ask : null) })),
};
placeQuestion(root);
console.log(JSON.stringify([[...ways], far.style.marginTop]));
"""
FITTING, TALL = 60, 160
"""Height of a question that fits its place in the window, and of one that does not."""


def placed(height: int, legal: list[Any], **how: bool) -> list[str]:
    """CSS classes of a question of this height, with legal things from top to bottom."""
    ways, _ = _place(height, legal, **how)
    return ways


def _place(height: int, legal: list[Any], **how: bool) -> tuple[list[str], str]:
    """CSS classes of a question, and how far it moves what follows the first screen."""
    given = {"height": height, "legal": legal, "asks": True, "sticks": True, "chooses": True, **how}
    ways, moved = run_node("--input-type=module", "-e", PLACE, json.dumps(given))
    return ways, moved


@pytest.mark.parametrize(
    ("height", "legal", "ways"),
    [
        pytest.param(FITTING, [], [], id="fits"),
        pytest.param(TALL, [(500, 560)], ["is-held"], id="too tall"),
        pytest.param(TALL, [(880, 920)], ["is-up"], id="would cover a choice once scrolled"),
        pytest.param(TALL, [(700, 750)], [], id="would cover a choice while the page is scrolled"),
        pytest.param(TALL, [(700, 750), (880, 920)], ["is-bound"], id="choices above and below"),
    ],
)
def test_a_question_covers_nothing_that_can_be_chosen(height: int, legal: list[Any], ways: list[str]) -> None:
    assert placed(height, legal) == ways


def test_an_empty_question_lies_over_nothing() -> None:
    assert placed(TALL, [], asks=False) == []


def test_a_layout_that_does_not_hold_a_question_lets_it_grow_upwards() -> None:
    assert placed(TALL, [], sticks=False) == ["is-up"]


@pytest.mark.parametrize(
    ("height", "legal", "chooses", "moved"),
    [
        pytest.param(FITTING, [], False, "0px", id="fits"),
        pytest.param(TALL, [(500, 560)], False, "85px", id="a result that may stay"),
        pytest.param(TALL, [(500, 560)], True, "", id="a choice that soon goes"),
        pytest.param(TALL, [(880, 920)], False, "0px", id="grows upwards"),
    ],
)
def test_what_follows_gives_way_to_a_result_alone(height: int, legal: list[Any], chooses: bool, moved: str) -> None:
    assert _place(height, legal, chooses=chooses)[1] == moved
