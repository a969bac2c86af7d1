"""Area of the sea: its cells and everything around them."""

from kajuta.core.message import msg
from kajuta.core.scene import Area, Element, area, element
from kajuta.games.tranquility.rules import element_ids, messages
from kajuta.games.tranquility.rules.cards import (
    BORDER,
    COMPASS,
    FINISH,
    PURPLE,
    ROCKS,
    SPECIAL_CARD_NAMES,
    START,
    WILD,
    Card,
)
from kajuta.games.tranquility.rules.sea_layouts import COMPETITIVE, DAY_NIGHT, PYRAMID
from kajuta.games.tranquility.rules.state import Position
from kajuta.games.tranquility.view.elements import card_face, count_element

BORDER_WIDTH = 7
"""Width of the border around the cells; all lengths in this file are in tenths of the distance between cells."""
CELL_SIZE = 10
FRAME_WIDTH = 1.2
"""Width of the chart's frame to the right of the cells."""
CARD_GAP = 0.4
"""Gap on each side of a card, and between elements and the edge of the board."""
CARD_SIZE = CELL_SIZE - 2 * CARD_GAP
BORDER_CARD_SIZE = 6
BORDER_CARD_OFFSET = (0.6, 1.6)
"""Offset of a border card: x from the left edge of the board, y from the top of its row."""
PYRAMID_BORDER_CARD_OFFSET = 3.4
"""X offset of a border card beside a pyramid, from one cell to the left of its row."""
CORNER_SIZE = 6.2
COUNTER_WIDTH = 18.5
"""Width of a counter of suns or moons: two stand between the border and the label of the Finish space."""
EXPLORATION_WIDTH = 25
"""Width of the exploration counter, left of a pyramid's top."""
CORNER_WORD_WIDTH = 10.5
"""Width of the label beside the Start and the Finish space."""
EXPLORATION_TOP = 8.4
"""Distance of the exploration counter from the upper edge of the board: it is below the compasses."""


def sea_area(state: Position) -> Area:
    """Area with the cells, the border, the Start and Finish spaces and the counters of the crew."""
    shape = state.sea_shape()
    rows = len(shape.rows)
    width = BORDER_WIDTH + CELL_SIZE * (int(max(shape.columns)) + 1) + FRAME_WIDTH
    height = 2 * BORDER_WIDTH + rows * CELL_SIZE
    closed = state.closed_cells()
    items = [_cell(state, cell, closed) for cell in range(shape.size - 1, -1, -1)]
    items += [_border(state, row) for row in range(rows)]
    top = height - BORDER_WIDTH
    items.append(_corner(state, "start", START, state.started, (CARD_GAP, top + CARD_GAP)))
    items.append(_corner(state, "finish", FINISH, state.arrived, _finish_position(state)))
    items.append(_corner_word("start", CARD_GAP + CORNER_SIZE, top + CARD_GAP))
    items.append(_corner_word("finish", _finish_position(state)[0] - CORNER_WORD_WIDTH, _finish_position(state)[1]))
    items += _counters(state)
    routes = [{"points": _latitude(state, row), "style": "path", "color": "line"} for row in range(rows)]
    return area("board", "sea", items, place="table", extent=(width, height), routes=routes, backdrop="tranquility-sea")


def _cell_position(state: Position, cell: int) -> tuple[float, float]:
    """Top left corner of ``cell`` on the board."""
    shape = state.sea_shape()
    above = len(shape.rows) - 1 - shape.row_of[cell]
    return (BORDER_WIDTH + CELL_SIZE * shape.columns[cell] + CARD_GAP, BORDER_WIDTH + CELL_SIZE * above + CARD_GAP)


def _finish_position(state: Position) -> tuple[float, float]:
    x, y = _cell_position(state, len(state.sea) - 1)
    return (x + (CARD_SIZE - CORNER_SIZE) / 2, y - BORDER_WIDTH + FRAME_WIDTH / 2)


def _latitude(state: Position, row: int) -> list[tuple[float, float]]:
    cells = state.sea_shape().rows[row]
    y = _cell_position(state, cells[0])[1] + CARD_SIZE / 2
    return [(_cell_position(state, cells[0])[0], y), (_cell_position(state, cells[-1])[0] + CARD_SIZE, y)]


def _cell(state: Position, cell: int, closed: int) -> Element:
    number = state.sea[cell]
    cell_id = element_ids.cell_id(cell)
    shape = state.sea_shape()
    row = shape.row_of[cell]
    place = shape.rows[row].index(cell) + 1
    marks = ["closed"] if closed >> cell & 1 else []
    if state.pending and state.pending[-1].kind == "number" and state.pending[-1].what == cell:
        marks.append("target")
    if not number:
        bare = state.variant == PYRAMID and len(state.exploration) > 0
        face: dict[str, object] = {"icon": messages.SPECIAL_CARD_ICONS[BORDER]} if bare else {"art": "tranquility-open"}
        label = msg("cell-empty", row=row + 1, place=place)
        made = element("space", cell_id, label, face=face, marks=["empty", *marks])
    else:
        face = card_face(number)
        key = element_ids.island_key(number)
        if cell in state.wild_cells:  # the real island of this number may still come
            face["art"] = messages.card_art(WILD)
            key = f"wild:{cell}"
        if state.variant in (DAY_NIGHT, COMPETITIVE):
            face["signs"] = ["moon" if state.moon >> cell & 1 else "sun"]
            face["color"] = "night" if state.moon >> cell & 1 else "day"
        label = msg("cell-laid", row=row + 1, place=place, number=number)
        made = element("card", cell_id, label, face=face, key=key, marks=marks or None)
    made["at"] = _cell_position(state, cell)
    made["size"] = (CARD_SIZE, CARD_SIZE)
    return made


def _border(state: Position, row: int) -> Element:
    """Border card to the left of ``row``: its number, or the rocks or storm that closes it."""
    x, y = _cell_position(state, state.sea_shape().rows[row][0])
    left = x - CELL_SIZE + PYRAMID_BORDER_CARD_OFFSET if state.variant == PYRAMID else BORDER_CARD_OFFSET[0]
    face: dict[str, object] = {"value": row + 1}
    label = msg("row", row=row + 1)
    marks = []
    if row in state.purple:
        face = {"icon": messages.SPECIAL_CARD_ICONS[PURPLE], "color": "storm-purple"}
        label = msg("row-purple", row=row + 1)
        marks.append("warning")
    if row == state.rocks:
        face = {"icon": messages.SPECIAL_CARD_ICONS[ROCKS], "color": "rock"}
        label = msg("row-rocks-purple" if marks else "row-rocks", row=row + 1)
        marks.append("warning")
    at = (left, y + BORDER_CARD_OFFSET[1])
    size = (BORDER_CARD_SIZE, BORDER_CARD_SIZE)
    return element("token", element_ids.row_id(row), label, face=face, marks=marks[:1] or None, at=at, size=size)


def _corner(state: Position, corner: str, card: Card, laid: Card, at: tuple[float, float]) -> Element:
    """Start or Finish space, with the card laid there."""
    if laid:
        face = {"art": messages.card_art(laid), "color": SPECIAL_CARD_NAMES[card]}
        made = element("card", corner, messages.special_card_name(card), face=face)
    else:
        face = {"icon": messages.SPECIAL_CARD_ICONS[card], "color": SPECIAL_CARD_NAMES[card]}
        made = element("space", corner, msg(f"{corner}-place"), face=face, marks=["empty"])
    made["at"] = at
    made["size"] = (CORNER_SIZE, CORNER_SIZE)
    return made


def _corner_word(corner: str, x: float, y: float) -> Element:
    """Label beside the Start or the Finish space."""
    return element(
        "text", f"{corner}-word", msg(f"{corner}-word"), at=(x, y), size=(CORNER_WORD_WIDTH, CORNER_SIZE), inert=True
    )


def _counters(state: Position) -> list[Element]:
    """Elements above the sea: compasses, the exploration deck, and counters of suns and moons."""
    items = []
    if state.stormy or state.variant == PYRAMID:
        items.append(_placed(_compass(state), BORDER_CARD_OFFSET[0], CARD_GAP, CORNER_SIZE))
    if state.variant == PYRAMID:
        counter = count_element("exploration", "exploration", "treasure-map", len(state.exploration))
        items.append(_placed(counter, BORDER_CARD_OFFSET[0], EXPLORATION_TOP, EXPLORATION_WIDTH))
    if state.variant == DAY_NIGHT:
        for place, counter in enumerate(_sun_and_moon_counters(state)):
            items.append(_placed(counter, BORDER_WIDTH + place * COUNTER_WIDTH, CARD_GAP, COUNTER_WIDTH))
    return items


def _placed(one: Element, left: float, top: float, width: float) -> Element:
    """``one`` at this position above the sea."""
    one["at"] = (left, top)
    one["size"] = (width, CORNER_SIZE)
    return one


def _compass(state: Position) -> Element:
    if not state.compasses:
        label = msg("compasses", count=0, supply=state.supply)
        return element(
            "slot", "compass", label, face={"icon": messages.SPECIAL_CARD_ICONS[COMPASS]}, marks=["empty"], scale="s"
        )
    label = msg("compasses", count=state.compasses, supply=state.supply)
    face = {"icon": messages.SPECIAL_CARD_ICONS[COMPASS], "color": SPECIAL_CARD_NAMES[COMPASS]}
    return element("pile", "compass", label, face=face, count=state.compasses, scale="s")


def _sun_and_moon_counters(state: Position) -> list[Element]:
    moons = state.moon.bit_count()
    suns = sum(map(bool, state.sea)) - moons
    half = len(state.sea) // 2
    return [
        element(
            "number",
            name,
            msg(f"sky-{name}", count=count, of=half),
            face={"icon": name, "value": f"{count}/{half}"},
            inert=True,
        )
        for name, count in (("sun", suns), ("moon", moons))
    ]
