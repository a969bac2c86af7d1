"""Flags of a move of a figure, as bits."""

MUST = 1  # the first step has to be made
QUIET = 2  # battles are ignored
DRY = 4  # wreckage is ignored
TRAWL = 8  # treasure is taken in passing
DROP = 16  # the Squadron may leave a patrol where it anchors
LAND = 32  # the Union may land or gain comrades where it anchors
DRAGGED = 64  # moved by an enemy: never off the map, no anchoring
RESTING = 128  # no step was made yet: to stay is not to anchor
