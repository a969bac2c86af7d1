"""The place of a guide's note on a phone: the page can scroll whatever can be clicked clear of the note."""

import pytest

from tests.helpers.node import run_node

PLACE = """
const [legal, scroll] = JSON.parse(process.argv[1]);
const bar = { getBoundingClientRect: () => ({ bottom: 84 }) };
const document = { querySelector: () => bar };
Object.assign(globalThis, { innerWidth: 390, innerHeight: 844, scrollY: scroll, document });
const { placeNote } = await import("./static/table/panels/note-placement.js");
const note = { offsetWidth: 370, offsetHeight: 405, style: {} };
const boxes = legal.map(([top, bottom]) => ({ left: 10, right: 380, top: top - scroll, bottom: bottom - scroll }));
placeNote(note, [], boxes, [], []);
console.log(Number.parseInt(note.style.top));
"""
MIDDLE, HIGHEST = 262, 94
DECK, LOWER = (223, 294), [(630, 702), (711, 783), (841, 942)]


@pytest.mark.parametrize(
    ("legal", "scroll", "top"),
    [(LOWER, 0, HIGHEST), ([DECK, *LOWER], 0, MIDDLE), ([DECK, *LOWER], 300, HIGHEST)],
)
def test_the_note_covers_nothing_that_the_page_cannot_scroll_clear(
    legal: list[tuple[int, int]], scroll: int, top: int
) -> None:
    assert run_node("--input-type=module", "-e", PLACE, f"[{[list(one) for one in legal]}, {scroll}]") == top
