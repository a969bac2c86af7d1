"""The sea: six columns of four fields under water, and the places for treasures in them.

A field is a number, ``column * 4 + depth``; depth 0 is right below the surface. A place is a
number too: each column has ten, ``column * 10`` on, from the top field down. A treasure stays in
its place until it is taken, and a joker laid for it takes the same place.
"""

from operator import itemgetter
from typing import Final, TypeAlias

from kajuta.core.state import Action

Field: TypeAlias = int
Place: TypeAlias = int
Column: TypeAlias = int

COLUMN_COUNT: Final = 6
DEPTH_COUNT: Final = 4
FIELD_COUNT: Final = COLUMN_COUNT * DEPTH_COUNT
PLACES_PER_COLUMN: Final = 10
"""Places in a column: one in its top field, then two, three and four."""

LEFT_HARBOR: Final = -1
"""Where a ship waits for the voyage to begin."""
RIGHT_HARBOR: Final = COLUMN_COUNT
"""Where a ship waits for the others, past the right edge."""
IN_RESERVE: Final = -1
"""Where a submarine waits to be placed."""

PLACES_OF_FIELD: Final = tuple(
    range(start, start + depth + 1)
    for column in range(COLUMN_COUNT)
    for depth in range(DEPTH_COUNT)
    for start in (column * PLACES_PER_COLUMN + depth * (depth + 1) // 2,)
)
"""The places of each field."""

FIELD_OF_PLACE: Final = tuple(field for field in range(FIELD_COUNT) for _ in PLACES_OF_FIELD[field])
"""The field of each place."""

BOARD_SLICE_OF_FIELD: Final = tuple(slice(places.start, places.stop) for places in PLACES_OF_FIELD)
"""Slice of the board for each field."""

FEE_BYTES_OF_FIELD: Final = (
    *(
        sum(1 << 8 * below for below in range(field, field - field % DEPTH_COUNT + DEPTH_COUNT))
        for field in range(FIELD_COUNT)
    ),
    0,
)
"""Fees that a submarine in each field earns, a byte for each field of the sea: 1 in its own field and in those below.

The last one is that of a submarine beside the board, so IN_RESERVE finds it.
"""

COLUMN_BIT_OF_FIELD: Final = (*(1 << field // DEPTH_COUNT for field in range(FIELD_COUNT)), 0)
"""The column of each field as a bit; again the last one is that of IN_RESERVE."""

MOVE_TARGETS_OF_FIELD: Final = tuple(
    tuple(
        other for other in range(FIELD_COUNT) if other != field and abs(other % DEPTH_COUNT - field % DEPTH_COUNT) <= 1
    )
    for field in range(FIELD_COUNT)
)
"""Where a submarine can go from each field: any column, the same depth, one deeper or one higher."""


MOVE_TARGET_GETTER_OF_FIELD: Final = tuple(itemgetter(*fields) for fields in MOVE_TARGETS_OF_FIELD)
"""Getters of the items for the fields in reach of each field, out of a list by field."""

FIELDS_OF_COLUMN: Final = (
    *(range(column * DEPTH_COUNT, (column + 1) * DEPTH_COUNT) for column in range(COLUMN_COUNT)),
    range(0),
    range(0),
)
"""The fields of each column, from the top; none for RIGHT_HARBOR and LEFT_HARBOR."""


def _move_actions_from(field: Field) -> list[Action]:
    return [("move", field, to) for to in MOVE_TARGETS_OF_FIELD[field]]


MOVE_ACTIONS_FROM_FIELD: Final = tuple(map(_move_actions_from, range(FIELD_COUNT)))
"""The moves from each field."""


def _sail_actions_to(columns: int) -> list[Action]:
    stops = [column for column in range(COLUMN_COUNT) if columns >> column & 1]
    return [("sail", column) for column in (*stops, RIGHT_HARBOR)]


SAIL_ACTIONS_BY_STOPS: Final = tuple(map(_sail_actions_to, range(1 << COLUMN_COUNT)))
"""Where a ship can go, by the columns (as bits) that it may stop in."""


def field_at_column_and_row(column: Column, row: int) -> Field:
    """Field in ``column`` (1 to 6) and ``row`` (2 to 5), both counted as on the board."""
    return (column - 1) * DEPTH_COUNT + row - 2


def column_of_field(field: Field) -> Column:
    """Column of a field, counted from 0."""
    return field // DEPTH_COUNT


def row_of_field(field: Field) -> int:
    """Row of a field as the board counts: 2 is right below the surface."""
    return field % DEPTH_COUNT + 2
