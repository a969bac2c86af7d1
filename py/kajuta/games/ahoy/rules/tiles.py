"""The twelve region tiles and how they turn.

A tile is a square of four spaces in the order north-west, north-east, south-west, south-east. As
written here its island lies in the south-east.
"""

from functools import cache
from typing import NamedTuple

SYMBOLS = ("fish", "swords", "compass", "skull", "palm", "parrot")
FISH, SWORDS, COMPASS, SKULL, PALM, PARROT = range(6)

OPEN, ISLAND, FOG, WRECK, CURRENT, HARBOUR = range(6)
TERRAINS = ("open", "island", "fog", "wreck", "current", "harbour")

NORTH, EAST, SOUTH, WEST = range(4)
OFFSETS = ((0, -1), (1, 0), (0, 1), (-1, 0))

TURNED = (1, 3, 0, 2)
"""Where each of the four spaces comes to lie when the tile is turned by a quarter clockwise."""


class Space(NamedTuple):
    """A space of a tile: ``gold`` is its treasure, ``tailwind`` its die (0: none), ``current`` a direction or -1."""

    terrain: int
    gold: int = 0
    tailwind: int = 0
    current: int = -1


class Tile(NamedTuple):
    """A region tile; ``bar`` are the two spaces with the sandbar between them, empty where there is none."""

    name: str
    symbol: int
    spaces: tuple[Space, Space, Space, Space]
    bar: tuple[int, ...] = ()


_SEA = Space(OPEN)
_LAND = Space(ISLAND)
_MIST = Space(FOG)
_PORT = Space(HARBOUR)

TILES = (
    Tile("fish-a", FISH, (_MIST, Space(WRECK, 2), Space(OPEN, tailwind=6), _LAND)),
    Tile("fish-b", FISH, (Space(OPEN, 2), _SEA, Space(CURRENT, current=SOUTH), _LAND), (0, 1)),
    Tile("swords-a", SWORDS, (_SEA, Space(FOG, tailwind=6), Space(WRECK, 2), _LAND)),
    Tile("swords-b", SWORDS, (_SEA, Space(WRECK, 2), Space(FOG, tailwind=6), _LAND)),
    Tile("compass-a", COMPASS, (_PORT, Space(WRECK, 1, 5), _SEA, _LAND)),
    Tile("compass-b", COMPASS, (_SEA, _SEA, Space(OPEN, tailwind=2), _LAND), (0, 2)),
    Tile("skull-a", SKULL, (Space(CURRENT, current=SOUTH), _PORT, Space(OPEN, tailwind=2), _LAND)),
    Tile("skull-b", SKULL, (_PORT, Space(OPEN, 1), Space(OPEN, 1), _LAND)),
    Tile("palm-a", PALM, (_SEA, _MIST, Space(CURRENT, current=NORTH), _LAND)),
    Tile("palm-b", PALM, (Space(WRECK, 1, 3), _SEA, Space(WRECK, 1, 4), _LAND)),
    Tile("parrot-a", PARROT, (Space(CURRENT, current=SOUTH), Space(WRECK, 1, 5), _SEA, _LAND)),
    Tile("parrot-b", PARROT, (_SEA, Space(HARBOUR, 1), Space(OPEN, tailwind=4), _LAND), (2, 3)),
)

REGIONS = len(TILES) - 1
"""Regions that a map can have: one tile stays in the box."""

ISLAND_CORNER = (3, 2, 0, 1)
"""Where the island lies after 0, 1, 2, 3 quarter turns."""


@cache
def turned(tile: int, turns: int) -> Tile:
    """Return ``tile`` after ``turns`` quarter turns clockwise: spaces, currents and sandbar go along."""
    one = TILES[tile]
    places = list(range(4))
    for _ in range(turns):
        places = [TURNED[place] for place in places]
    spaces = list(one.spaces)
    for place, space in zip(places, one.spaces, strict=True):
        current = (space.current + turns) % 4 if space.current >= 0 else -1
        spaces[place] = space._replace(current=current)
    a, b, c, d = spaces
    return one._replace(spaces=(a, b, c, d), bar=tuple(sorted(places[place] for place in one.bar)))
