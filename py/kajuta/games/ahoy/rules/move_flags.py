"""Flags of a move of a figure, as bits."""

MUST_STEP = 1  # the first step has to be made
IGNORE_BATTLES = 2  # battles are ignored
IGNORE_WRECKAGE = 4  # wreckage is ignored
TAKE_TREASURE_IN_PASSING = 8  # treasure is taken in passing
MAY_DROP_PATROL = 16  # the Squadron may leave a patrol where it anchors
MAY_LAND_COMRADES = 32  # the Union may land or gain comrades where it anchors
PUSHED_BY_ENEMY = 64  # moved by an enemy: never off the map, no anchoring
NO_STEP_YET = 128  # no step was made yet: to stay is not to anchor
