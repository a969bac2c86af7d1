"""Tables of the seats around the table."""

from typing import Final

MOST_SEATS: Final = 8

OTHERS_CLOCKWISE: Final = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""All other seats in clockwise order, by number of seats and then by seat.

A precomputed table, because bots need it very often.
"""
