"""Order of the seats around the table."""

from kajuta.core.seats import MOST_SEATS, OTHERS_CLOCKWISE


def test_the_others_sit_clockwise_from_a_seat() -> None:
    assert OTHERS_CLOCKWISE[4][2] == (3, 0, 1)
    assert OTHERS_CLOCKWISE[1][0] == ()
    assert [len(OTHERS_CLOCKWISE[seats]) for seats in range(MOST_SEATS + 1)] == list(range(MOST_SEATS + 1))
