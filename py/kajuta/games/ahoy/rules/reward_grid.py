"""The grid of rewards on a smuggler's board."""

(
    PAY_FOR_FAME,
    MOVE,
    FAME,
    RECRUIT,
    FAME_AND_WEALTH,
    TAILWIND,
    GOLD,
    REPAIR,
    REPAIR_FOR_FAME,
    PLACE_TILE,
    MOVE_QUIETLY,
    START_SQUARE,
) = range(12)
REWARD_NAMES = (
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
MAX_GOLD_PAID = 5
"""Highest amount of gold that a reward turns into fame."""
GRID_SIDE = 5
REWARD_GRID: tuple[tuple[int, int], ...] = (
    (PAY_FOR_FAME, MAX_GOLD_PAID), (MOVE, 2), (FAME, 2), (RECRUIT, 1), (FAME_AND_WEALTH, 4),
    (RECRUIT, 1), (TAILWIND, 1), (GOLD, 1), (FAME, 1), (REPAIR, 1),
    (GOLD, 2), (FAME, 1), (START_SQUARE, 0), (PLACE_TILE, 1), (FAME, 2),
    (TAILWIND, 1), (MOVE_QUIETLY, 2), (RECRUIT, 1), (GOLD, 2), (MOVE, 2),
    (FAME, 3), (GOLD, 2), (FAME, 2), (GOLD, 1), (REPAIR_FOR_FAME, 1),
)  # fmt: skip
"""Rewards of the smugglers' grid, row by row: kind and amount."""
CENTRE_SQUARE = 12
ADJACENT_SQUARES = tuple(
    tuple(
        square
        for square in (
            at - GRID_SIDE if at >= GRID_SIDE else -1,
            at + 1 if at % GRID_SIDE < GRID_SIDE - 1 else -1,
            at + GRID_SIDE if at < GRID_SIDE * (GRID_SIDE - 1) else -1,
            at - 1 if at % GRID_SIDE else -1,
        )
        if square >= 0
    )
    for at in range(GRID_SIDE * GRID_SIDE)
)
"""Squares next to each square of the grid, not diagonally."""
