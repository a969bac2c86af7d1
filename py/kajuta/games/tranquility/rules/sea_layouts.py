"""Layouts of the sea: cells, rows and their coordinates on the table.

Cells are numbered along the course from the Start card to the Finish card, beginning at the bottom left. The only
neighbors of cell p are p - 1 and p + 1.
"""

from typing import NamedTuple

BASE = "base"
ARCH = "arch"
SMALL_ARCH = "small-arch"
PYRAMID = "pyramid"
DAY_NIGHT = "day-night"
COMPETITIVE = "competitive"
VARIANTS = (BASE, ARCH, SMALL_ARCH, PYRAMID, DAY_NIGHT, COMPETITIVE)


class SeaShape(NamedTuple):
    """Shape of the sea: its cells, without the cards on them.

    ``rows``: cells of each row, from the bottom; ``spans``: the same as slices of the sea; ``masks``: the same as bits.
    ``row_of``: row of each cell. ``columns``: x coordinate of each cell, in card widths from the left. ``roof`` (bits):
    the last cells, which are closed until all other cells are filled; ``pillars``: number of the other cells.
    ``full_rows``: number of full rows at which the rocks leave.
    """

    rows: tuple[tuple[int, ...], ...]
    spans: tuple[slice, ...]
    row_of: tuple[int, ...]
    masks: tuple[int, ...]
    columns: tuple[float, ...]
    roof: int
    pillars: int
    full_rows: int

    @property
    def size(self) -> int:
        """Number of cells."""
        return len(self.row_of)


def _shape(columns: tuple[tuple[float, ...], ...], roof: int | None = None, full_rows: int = 4) -> SeaShape:
    rows = []
    first = 0
    for row in columns:
        rows.append(tuple(range(first, first + len(row))))
        first += len(row)
    masks = tuple(sum(1 << cell for cell in row) for row in rows)
    return SeaShape(
        tuple(rows),
        tuple(slice(row[0], row[-1] + 1) for row in rows),
        tuple(number for number, row in enumerate(rows) for _ in row),
        masks,
        tuple(column for row in columns for column in row),
        0 if roof is None else masks[roof],
        0 if roof is None else rows[roof][0],
        full_rows,
    )


_SIX = (0.0, 1.0, 2.0, 3.0, 4.0, 5.0)
_SQUARE = _shape((_SIX,) * 6)
_ARCH = _shape(((0.0, 1.0, 4.0, 5.0),) * 6 + (_SIX,), roof=6)
_SMALL_ROOF = tuple(column + 1 for column in _SIX)
_SMALL_ARCH = _shape(((0.0, 1.0, 2.0, 5.0, 6.0, 7.0),) * 3 + (_SMALL_ROOF,), roof=3, full_rows=2)
_PYRAMID = _shape(tuple(tuple(row / 2 + column for column in range(6 - row)) for row in range(6)))

SEA_SHAPES = {
    BASE: _SQUARE,
    ARCH: _ARCH,
    SMALL_ARCH: _SMALL_ARCH,
    PYRAMID: _PYRAMID,
    DAY_NIGHT: _SQUARE,
    COMPETITIVE: _SQUARE,
}
"""Shape of the sea in each variant."""

MOST_CELLS = max(shape.size for shape in SEA_SHAPES.values())
