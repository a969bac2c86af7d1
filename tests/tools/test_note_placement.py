"""The place of a note: clear of what it is about and of what can be clicked, or where the page scrolls it clear."""

import json
from typing import Any

import pytest

from tests.helpers.node import run_node

PLACE = """
const given = JSON.parse(process.argv[1]);
const { legal, read, lists, things, scroll, window: [innerWidth, innerHeight], size, beside } = given;
const bar = { getBoundingClientRect: () => ({ bottom: 84 }) };
const document = { querySelector: () => bar };
Object.assign(globalThis, { innerWidth, innerHeight, scrollY: scroll, document });
const { placeNote } = await import("./static/table/panels/note-placement.js");
const note = { offsetWidth: size[0], offsetHeight: size[1], style: {} };
const boxes = (all) =>
    all.map(([left, top, right, bottom]) => ({ left, top: top - scroll, right, bottom: bottom - scroll }));
const [asker] = boxes(beside ? [beside] : []);
const around = { legal: boxes(legal), read: boxes(read), lists: boxes(lists), things: boxes(things) };
placeNote(note, asker ? [asker] : [], around, asker);
console.log(JSON.stringify([Number.parseInt(note.style.left), Number.parseInt(note.style.top)]));
"""
PHONE, DESK = (390, 844), (1280, 800)
Box = tuple[int, int, int, int]
"""Left, upper, right and lower edge."""


def box_of_note(size: tuple[int, int], **what: Any) -> Box:
    nothing: dict[str, list[Box]] = {name: [] for name in ("legal", "read", "lists", "things")}
    given = {**nothing, "scroll": 0, "window": PHONE, "beside": None, **what, "size": size}
    left, top = run_node("--input-type=module", "-e", PLACE, json.dumps(given))
    return left, top, left + size[0], top + size[1]


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or one[0] >= other[2] or one[3] <= other[1] or one[1] >= other[3]


MIDDLE, HIGHEST = 262, 94
DECK, LOWER = (10, 223, 380, 294), [(10, 630, 380, 702), (10, 711, 380, 783), (10, 841, 380, 942)]


@pytest.mark.parametrize(
    ("legal", "scroll", "top"),
    [(LOWER, 0, HIGHEST), ([DECK, *LOWER], 0, MIDDLE), ([DECK, *LOWER], 300, HIGHEST)],
)
def test_the_note_covers_nothing_that_the_page_cannot_scroll_clear(legal: list[Box], scroll: int, top: int) -> None:
    assert box_of_note((370, 405), legal=legal, scroll=scroll)[1] == top


def test_a_refusal_covers_neither_its_button_nor_the_hand_to_choose_from() -> None:
    button, hand = (10, 702, 380, 745), [(left, 540, left + 80, 660) for left in (20, 110, 200, 290)]
    island = (130, 300, 180, 350)
    note = box_of_note((368, 180), legal=hand, read=hand, things=[island], beside=button)
    assert all(apart(note, one) for one in (button, *hand))


def test_a_refusal_stays_beside_its_element_where_nothing_is_to_be_chosen() -> None:
    card = (600, 300, 660, 390)
    note = box_of_note((390, 200), window=DESK, beside=card)
    assert apart(note, card)
    assert note[0] < 660 and note[2] > 600
    assert min(abs(note[1] - card[3]), abs(card[1] - note[3])) < 20


SCROLL = """
const { legal, size: [offsetWidth, offsetHeight] } = JSON.parse(process.argv[1]);
const bar = { getBoundingClientRect: () => ({ bottom: 84 }) };
let scrolled = 0;
Object.assign(globalThis, {
    innerWidth: 390, innerHeight: 844, scrollY: 0,
    document: { querySelector: (what) => (what === ".bar" ? bar : null) },
    scrollTo: ({ top }) => { scrolled = top; },
    scrollBy: ({ top }) => { scrolled += top; },
});
const { scrollToLegal } = await import("./static/table/panels/note-scrolling.js");
const things = legal.map(([left, top, right, bottom]) => ({
    closest: () => null,
    getBoundingClientRect: () => ({ left, top: top - scrolled, right, bottom: bottom - scrolled }),
}));
const shown = scrollToLegal({ querySelectorAll: () => things }, { offsetWidth, offsetHeight });
console.log(JSON.stringify([scrolled, shown.length]));
"""


def scrolled_to(legal: list[Box], size: tuple[int, int]) -> tuple[int, int]:
    """Distance that the page scrolls for a puzzle's note of this size, and how many elements it scrolls to."""
    by, shown = run_node("--input-type=module", "-e", SCROLL, json.dumps({"legal": legal, "size": size}))
    return by, shown


def test_the_page_scrolls_to_what_can_be_chosen_in_a_puzzle_where_a_phone_has_room_for_all_of_it() -> None:
    cards_and_button = [(100, 575, 170, 670), (210, 575, 280, 670), (10, 700, 380, 755)]
    by, shown = scrolled_to(cards_and_button, (370, 160))
    assert shown == 3
    assert 575 - by > 84
    assert 755 - by < 844 - 160
    assert scrolled_to([(10, 300, 380, 400)], (370, 160)) == (0, 1)


def test_the_page_scrolls_to_the_first_thing_that_can_be_chosen_where_a_phone_has_no_room_for_all() -> None:
    by, shown = scrolled_to([(10, 800, 380, 880), (10, 1500, 380, 1580)], (370, 300))
    assert shown == 1
    assert 800 - by > 84
    assert 880 - by < 844 - 300


def test_a_note_beside_the_table_leaves_the_page_where_it_is() -> None:
    assert scrolled_to([(100, 900, 170, 1000)], (200, 160)) == (0, 0)
