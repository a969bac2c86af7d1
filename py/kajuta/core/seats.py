"""Seats around the table."""

from typing import Final

MOST_SEATS: Final = 8

OTHERS_CLOCKWISE: Final = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""By number of seats, then by seat, all others, clockwise from it: a table, because bots ask all the time."""
