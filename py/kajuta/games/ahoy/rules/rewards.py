"""The grid of rewards on a smuggler's board."""

PAY, MOVE, FAME, HIRE, FAME_WEALTH, WIND, COIN, MEND, MEND_FAME, TILE, MOVE_QUIETLY, START = range(12)
REWARDS = (
    "pay",
    "move",
    "fame",
    "hire",
    "fame-wealth",
    "wind",
    "gold",
    "mend",
    "mend-fame",
    "tile",
    "move-quietly",
    "start",
)
MOST_PAID = 5
"""The most gold that a reward turns into fame."""
SIDE = 5
GRID: tuple[tuple[int, int], ...] = (
    (PAY, MOST_PAID), (MOVE, 2), (FAME, 2), (HIRE, 1), (FAME_WEALTH, 4),
    (HIRE, 1), (WIND, 1), (COIN, 1), (FAME, 1), (MEND, 1),
    (COIN, 2), (FAME, 1), (START, 0), (TILE, 1), (FAME, 2),
    (WIND, 1), (MOVE_QUIETLY, 2), (HIRE, 1), (COIN, 2), (MOVE, 2),
    (FAME, 3), (COIN, 2), (FAME, 2), (COIN, 1), (MEND_FAME, 1),
)  # fmt: skip
"""The smugglers' rewards row by row: what, and how much of it."""
CENTRE = 12
BESIDE = tuple(
    tuple(
        square
        for square in (
            at - SIDE if at >= SIDE else -1,
            at + 1 if at % SIDE < SIDE - 1 else -1,
            at + SIDE if at < SIDE * (SIDE - 1) else -1,
            at - 1 if at % SIDE else -1,
        )
        if square >= 0
    )
    for at in range(SIDE * SIDE)
)
"""The squares beside each square of the grid."""
