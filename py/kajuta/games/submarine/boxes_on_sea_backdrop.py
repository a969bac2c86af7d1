"""Layout of the sea: positions and sizes of fields, ships, treasures and submarines.

Units are those of the backdrop ``art/sea.svg``. Above the surface lies the harbor: ships that have not set out wait on
its left, ships that have finished the voyage on its right. Below the surface each field has a lane for submarines and,
under it, its treasures.
"""

from typing import Final, TypedDict

from kajuta.games.submarine.sea_grid import (
    DEPTH_COUNT,
    FIELD_OF_PLACE,
    LEFT_HARBOR,
    PLACES_OF_FIELD,
    RIGHT_HARBOR,
    Column,
    Field,
    Place,
)

BACKDROP: Final = "submarine-sea"
SEA_SIZE: Final = (634.0, 576.0)

_SIDE: Final = 34.0
"""Width of the scale at the left that numbers the rows; a plank below the fields numbers the columns."""
_COLUMN: Final = 100.0
_HARBOR: Final = 50.0
"""Height of the harbor; the surface begins below it."""
_SURFACE: Final = 62.0
_TREASURE: Final = 44.0
_LANE: Final = 38.0
_TOPS: Final = (112.0, 196.0, 280.0, 410.0)
_HEIGHTS: Final = (84.0, 84.0, 130.0, 130.0)
"""Top edge and height of the fields at each depth."""
_FIGURE: Final = (42.0, 36.0)


class Box(TypedDict):
    """Rectangle of an element: its top left corner, width and height."""

    at: tuple[float, float]
    size: tuple[float, float]


PORT_SIGN_BOX: Final[Box] = {"at": (_SIDE + 302.0, 2.0), "size": (296.0, 46.0)}


def _column_left(column: Column) -> float:
    """Left edge of a column."""
    return _SIDE + column * _COLUMN


def surface_column_box(column: Column) -> Box:
    """Box of the cell above the water in ``column``, where ships stop."""
    return {"at": (_column_left(column) + 2, _HARBOR + 2), "size": (_COLUMN - 4, _SURFACE - 4)}


def field_box(field: Field) -> Box:
    """Box of an underwater field."""
    column, depth = divmod(field, DEPTH_COUNT)
    return {"at": (_column_left(column) + 2, _TOPS[depth] + 2), "size": (_COLUMN - 4, _HEIGHTS[depth] - 4)}


def treasure_in_sea_box(place: Place) -> Box:
    """Box of the treasure in ``place``; treasures of a field lie in pairs, an odd one in the middle."""
    field = FIELD_OF_PLACE[place]
    column, depth = divmod(field, DEPTH_COUNT)
    count, number = depth + 1, place - PLACES_OF_FIELD[field][0]
    row, side = divmod(number, 2)
    alone = count % 2 == 1 and number == count - 1
    x = (_COLUMN - _TREASURE) / 2 if alone else _COLUMN / 2 + (side - 1) * (_TREASURE + 2) + 1
    return {
        "at": (_column_left(column) + x, _TOPS[depth] + _LANE + 1 + row * _TREASURE),
        "size": (_TREASURE, _TREASURE),
    }


def submarine_box(field: Field, index: int, count: int) -> Box:
    """Box of figure ``index`` of the ``count`` submarine figures in ``field``."""
    column, depth = divmod(field, DEPTH_COUNT)
    return {
        "at": (_column_left(column) + 4 + index * _figure_spacing(_COLUMN - 8, count), _TOPS[depth] + 2),
        "size": _FIGURE,
    }


def ship_box(column: Column, index: int, count: int) -> Box:
    """Box of ship ``index`` of the ``count`` ships in ``column``."""
    if column in (LEFT_HARBOR, RIGHT_HARBOR):
        x = 4.0 if column == LEFT_HARBOR else 304.0
        return {"at": (_SIDE + x + index * _figure_spacing(292, count), 10.0), "size": _FIGURE}
    return {
        "at": (_column_left(column) + 4 + index * _figure_spacing(_COLUMN - 8, count), _HARBOR + 14),
        "size": _FIGURE,
    }


def _figure_spacing(room: float, count: int) -> float:
    """Distance between ``count`` figures in a row of width ``room``; they overlap where it is too narrow."""
    width = _FIGURE[0]
    return min(width + 6, (room - width) / max(1, count - 1))
