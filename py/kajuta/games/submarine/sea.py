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

COLUMNS: Final = 6
DEPTHS: Final = 4
FIELDS: Final = COLUMNS * DEPTHS
COLUMN_PLACES: Final = 10
"""Places in a column: one in its top field, then two, three and four."""

LEFT: Final = -1
"""Where a ship waits for the voyage to begin."""
RIGHT: Final = COLUMNS
"""Where a ship waits for the others, past the right edge."""
BESIDE: Final = -1
"""Where a submarine waits to be placed."""

PLACES: Final = tuple(
    range(start, start + depth + 1)
    for column in range(COLUMNS)
    for depth in range(DEPTHS)
    for start in (column * COLUMN_PLACES + depth * (depth + 1) // 2,)
)
"""The places of each field."""

FIELD_OF: Final = tuple(field for field in range(FIELDS) for _ in PLACES[field])
"""The field of each place."""

SPANS: Final = tuple(slice(places.start, places.stop) for places in PLACES)
"""What to cut out of the sea for each field."""

SHADES: Final = (
    *(sum(1 << 8 * below for below in range(field, field - field % DEPTHS + DEPTHS)) for field in range(FIELDS)),
    0,
)
"""Where a submarine in each field earns fees: in its own field and in those below, a byte for each field of the sea.

The last one is that of a submarine beside the board, so BESIDE finds it.
"""

COLUMN_BITS: Final = (*(1 << field // DEPTHS for field in range(FIELDS)), 0)
"""The column of each field as a bit; again the last one is that of BESIDE."""

REACHED: Final = tuple(
    tuple(other for other in range(FIELDS) if other != field and abs(other % DEPTHS - field % DEPTHS) <= 1)
    for field in range(FIELDS)
)
"""Where a submarine can go from each field: any column, the same depth, one deeper or one higher."""


REACHED_OF: Final = tuple(itemgetter(*fields) for fields in REACHED)
"""What takes from a list by field that which stands for where a submarine can go from each field."""

FIELDS_OF: Final = (*(range(column * DEPTHS, (column + 1) * DEPTHS) for column in range(COLUMNS)), range(0), range(0))
"""The fields of each column, from the top; none for RIGHT and LEFT."""


def _moves_from(field: Field) -> list[Action]:
    return [("move", field, to) for to in REACHED[field]]


MOVES: Final = tuple(map(_moves_from, range(FIELDS)))
"""The moves from each field."""


def _sails_to(columns: int) -> list[Action]:
    stops = [column for column in range(COLUMNS) if columns >> column & 1]
    return [("sail", column) for column in (*stops, RIGHT)]


SAILS: Final = tuple(map(_sails_to, range(1 << COLUMNS)))
"""Where a ship can go, by the columns (as bits) that it may stop in."""


def field_at(column: Column, row: int) -> Field:
    """Return the field in ``column`` (1 to 6) and ``row`` (2 to 5), both counted as on the board."""
    return (column - 1) * DEPTHS + row - 2


def column_of(field: Field) -> Column:
    """Return the column of a field, counted from 0."""
    return field // DEPTHS


def row_of(field: Field) -> int:
    """Return the row of a field as the board counts: 2 is right below the surface."""
    return field % DEPTHS + 2
