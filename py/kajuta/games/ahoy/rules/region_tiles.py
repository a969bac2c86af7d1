"""The twelve region tiles and their rotation.

A tile is a square of four spaces, listed in the order north-west, north-east, south-west, south-east. The table below
lists tiles unrotated, with the island in the south-east.
"""

from functools import cache
from typing import NamedTuple

SYMBOL_NAMES = ("fish", "swords", "compass", "skull", "palm", "parrot")
FISH, SWORDS, COMPASS, SKULL, PALM, PARROT = range(6)

OPEN_SEA, ISLAND, FOG, WRECK, CURRENT, HARBOUR = range(6)
TERRAIN_NAMES = ("open", "island", "fog", "wreck", "current", "harbour")

NORTH, EAST, SOUTH, WEST = range(4)
DIRECTION_OFFSETS = ((0, -1), (1, 0), (0, 1), (-1, 0))

QUARTER_TURN = (1, 3, 0, 2)
"""New corner of each of the four spaces after a quarter turn clockwise."""


class TileSpace(NamedTuple):
    """A space of a tile.

    ``gold``: its treasure. ``tailwind``: value of the die for its tailwind (0: none). ``current``: a direction, or -1.
    """

    terrain: int
    gold: int = 0
    tailwind: int = 0
    current: int = -1


class RegionTile(NamedTuple):
    """A region tile; ``bar``: the two spaces separated by a sandbar, empty if there is no sandbar."""

    name: str
    symbol: int
    spaces: tuple[TileSpace, TileSpace, TileSpace, TileSpace]
    bar: tuple[int, ...] = ()


_SEA = TileSpace(OPEN_SEA)
_LAND = TileSpace(ISLAND)
_MIST = TileSpace(FOG)
_PORT = TileSpace(HARBOUR)

REGION_TILES = (
    RegionTile("fish-a", FISH, (_MIST, TileSpace(WRECK, 2), TileSpace(OPEN_SEA, tailwind=6), _LAND)),
    RegionTile("fish-b", FISH, (TileSpace(OPEN_SEA, 2), _SEA, TileSpace(CURRENT, current=SOUTH), _LAND), (0, 1)),
    RegionTile("swords-a", SWORDS, (_SEA, TileSpace(FOG, tailwind=6), TileSpace(WRECK, 2), _LAND)),
    RegionTile("swords-b", SWORDS, (_SEA, TileSpace(WRECK, 2), TileSpace(FOG, tailwind=6), _LAND)),
    RegionTile("compass-a", COMPASS, (_PORT, TileSpace(WRECK, 1, 5), _SEA, _LAND)),
    RegionTile("compass-b", COMPASS, (_SEA, _SEA, TileSpace(OPEN_SEA, tailwind=2), _LAND), (0, 2)),
    RegionTile("skull-a", SKULL, (TileSpace(CURRENT, current=SOUTH), _PORT, TileSpace(OPEN_SEA, tailwind=2), _LAND)),
    RegionTile("skull-b", SKULL, (_PORT, TileSpace(OPEN_SEA, 1), TileSpace(OPEN_SEA, 1), _LAND)),
    RegionTile("palm-a", PALM, (_SEA, _MIST, TileSpace(CURRENT, current=NORTH), _LAND)),
    RegionTile("palm-b", PALM, (TileSpace(WRECK, 1, 3), _SEA, TileSpace(WRECK, 1, 4), _LAND)),
    RegionTile("parrot-a", PARROT, (TileSpace(CURRENT, current=SOUTH), TileSpace(WRECK, 1, 5), _SEA, _LAND)),
    RegionTile("parrot-b", PARROT, (_SEA, TileSpace(HARBOUR, 1), TileSpace(OPEN_SEA, tailwind=4), _LAND), (2, 3)),
)

MAX_REGIONS = len(REGION_TILES) - 1
"""Highest number of regions on the map: one tile stays in the box."""

ISLAND_CORNER_AFTER_TURNS = (3, 2, 0, 1)
"""Corner of the island after 0, 1, 2 and 3 quarter turns."""


@cache
def turned_tile(tile: int, turns: int) -> RegionTile:
    """``tile`` after ``turns`` quarter turns clockwise, with its spaces, currents and sandbar rotated."""
    one = REGION_TILES[tile]
    places = list(range(4))
    for _ in range(turns):
        places = [QUARTER_TURN[place] for place in places]
    spaces = list(one.spaces)
    for place, space in zip(places, one.spaces, strict=True):
        current = (space.current + turns) % 4 if space.current >= 0 else -1
        spaces[place] = space._replace(current=current)
    a, b, c, d = spaces
    return one._replace(spaces=(a, b, c, d), bar=tuple(sorted(places[place] for place in one.bar)))
