"""Flags of a figure's move, as bits."""

MUST_STEP = 1  # the first step is mandatory
IGNORE_BATTLES = 2  # battles are ignored
IGNORE_WRECKAGE = 4  # wreckage is ignored
TAKE_TREASURE_IN_PASSING = 8  # treasure is also taken where the figure only passes
MAY_DROP_PATROL = 16  # the Squadron may leave a patrol where the flagship anchors
MAY_LAND_COMRADES = 32  # the Union may place or gain comrades where the flagship anchors
PUSHED_BY_ENEMY = 64  # an enemy moves the figure: it cannot leave the map and does not anchor
NO_STEP_YET = 128  # no step was made yet: staying here does not count as anchoring
