"""Boards on a phone: legal spaces are large enough to press, and the viewer's own pieces are in view."""

import json
from typing import Any

import pytest

from tests.helpers.node import run_node

BOARD = """
const { zoom, space, chosen, phone, own } = JSON.parse(process.argv[1]);
globalThis.matchMedia = () => ({ matches: phone });
globalThis.CSS = { escape: (id) => id };
const { enlargeSmallSpaces, showOwnPiecesOnBoards } = await import("./static/table/render/zoom.js");
const rect = (left, top, width, height) => ({ left, top, width, height, right: left + width, bottom: top + height });
const one = (at) => ({ getBoundingClientRect: at });
let now = zoom;
const style = { getPropertyValue: () => String(now), setProperty: (_, value) => { now = Number(value); } };
const view = { scrollLeft: 0, scrollTop: 0 };
const left = () => 10 - view.scrollLeft, top = () => 120 - view.scrollTop;
const board = { ...one(() => rect(left(), top(), 300 * now, 270 * now)), style };
const lit = one(() => rect(left() + 100 * now, top() + 200 * now, space * now, space * now));
const piece = one(() => rect(left() + (own ?? 0) * now, top(), 10, 10));
Object.assign(view, one(() => rect(10, 120, 300, 270)), {
    querySelector: (what) => (what === ".board" ? board : what.includes("ship:1") ? piece : null),
    querySelectorAll: () => (space ? [lit] : []),
    closest: () => ({ getAttribute: () => "map" }),
    scrollBy: (by) => { view.scrollLeft += by.left; view.scrollTop += by.top; },
});
const root = { querySelectorAll: () => [view] };
if (own === undefined) enlargeSmallSpaces(root, () => {}, new Set(chosen ? ["map"] : []));
else {
    const items = [{ id: "ship:0", key: "a", seat: 0 }, { id: "ship:1", key: "b", seat: 1 }, { id: "dice", seat: 1 }];
    showOwnPiecesOnBoards(root, { viewer: 1, scene: { areas: [{ items }] } });
}
console.log(JSON.stringify([now, view.scrollLeft]));
"""


def board(**given: Any) -> tuple[float, float]:
    """Zoom and horizontal scroll position of a board, 300 px wide at zoom 1."""
    given = {"zoom": 1, "space": 0, "chosen": False, "phone": True, **given}
    zoom, scrolled = run_node("--input-type=module", "-e", BOARD, json.dumps(given))
    return zoom, scrolled


@pytest.mark.parametrize(("zoom", "space"), [(1, 16), (1, 22.7), (2, 7)])
def test_a_phone_enlarges_a_board_until_its_legal_spaces_can_be_pressed(zoom: float, space: float) -> None:
    now, _ = board(zoom=zoom, space=space)
    assert 24 <= now * space < 27


@pytest.mark.parametrize(
    "given",
    [
        pytest.param({"space": 24}, id="large enough"),
        pytest.param({"space": 0}, id="nothing to press"),
        pytest.param({"space": 16, "chosen": True}, id="zoom chosen by hand"),
        pytest.param({"space": 16, "phone": False}, id="not on a phone"),
    ],
)
def test_any_other_board_keeps_its_zoom(given: dict[str, Any]) -> None:
    assert board(**given)[0] == 1


def test_a_board_scrolls_to_the_piece_of_the_viewer_unless_it_is_in_view() -> None:
    assert board(zoom=2, own=50)[1] == 0
    assert board(zoom=2, own=250)[1] > 0
