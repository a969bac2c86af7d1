"""Sea: six columns of four underwater fields, and the places for treasures in them.

A field is the number ``column * 4 + depth``; depth 0 is right below the surface. A place is a number too: each column
has ten places, numbered from ``column * 10`` in the top field downwards. A treasure stays in its place until it is
salvaged; a joker paid for it then takes that place.
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
"""Places in a column: one in its top field, then two, three and four further down."""

LEFT_HARBOR: Final = -1
"""Column number of a ship that has not set out on the voyage yet."""
RIGHT_HARBOR: Final = COLUMN_COUNT
"""Column number of a ship that has finished the voyage and waits for the others past the right edge."""
IN_RESERVE: Final = -1
"""Field number of a submarine that is not placed yet."""

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
"""Fees that a submarine in each field collects: one byte per field of the sea, 1 for its own field and those below it.

The last entry is for a submarine in reserve, so the index IN_RESERVE (-1) finds it.
"""

COLUMN_BIT_OF_FIELD: Final = (*(1 << field // DEPTH_COUNT for field in range(FIELD_COUNT)), 0)
"""Column of each field as a bit; the last entry is for IN_RESERVE."""

MOVE_TARGETS_OF_FIELD: Final = tuple(
    tuple(
        other for other in range(FIELD_COUNT) if other != field and abs(other % DEPTH_COUNT - field % DEPTH_COUNT) <= 1
    )
    for field in range(FIELD_COUNT)
)
"""Fields that a submarine can reach from each field: in any column, at the same depth or one deeper or higher."""


MOVE_TARGET_GETTER_OF_FIELD: Final = tuple(itemgetter(*fields) for fields in MOVE_TARGETS_OF_FIELD)
"""For each field an ``itemgetter`` that picks the entries of reachable fields out of a list by field."""

FIELDS_OF_COLUMN: Final = (
    *(range(column * DEPTH_COUNT, (column + 1) * DEPTH_COUNT) for column in range(COLUMN_COUNT)),
    range(0),
    range(0),
)
"""Fields of each column, from the top; none for RIGHT_HARBOR and LEFT_HARBOR."""


def _move_actions_from(field: Field) -> list[Action]:
    return [("move", field, to) for to in MOVE_TARGETS_OF_FIELD[field]]


MOVE_ACTIONS_FROM_FIELD: Final = tuple(map(_move_actions_from, range(FIELD_COUNT)))
"""Move actions from each field."""


def _sail_actions_to(columns: int) -> list[Action]:
    stops = [column for column in range(COLUMN_COUNT) if columns >> column & 1]
    return [("sail", column) for column in (*stops, RIGHT_HARBOR)]


SAIL_ACTIONS_BY_STOPS: Final = tuple(map(_sail_actions_to, range(1 << COLUMN_COUNT)))
"""Sail actions, by the set of columns (as bits) in which the ship may stop."""


def field_at_column_and_row(column: Column, row: int) -> Field:
    """Field in ``column`` (1 to 6) and ``row`` (2 to 5), numbered as printed on the board."""
    return (column - 1) * DEPTH_COUNT + row - 2


def column_of_field(field: Field) -> Column:
    """Column of a field, counted from 0."""
    return field // DEPTH_COUNT


def row_of_field(field: Field) -> int:
    """Row of a field as printed on the board: 2 is right below the surface."""
    return field % DEPTH_COUNT + 2
