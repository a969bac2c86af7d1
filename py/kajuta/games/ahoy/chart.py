"""The map as it lies on the table. It never changes: a further tile makes a further chart.

A space has a number, four to a region: region ``r`` has the spaces ``4 * r`` to ``4 * r + 3`` from
north-west to south-east. Regions are counted in the order in which they came onto the map.
"""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from kajuta.core.state import Action
from kajuta.games.ahoy.tiles import ISLAND, ISLAND_CORNER, OFFSETS, turned

OFF = -1
"""A neighbour that is no space: the map ends there."""
BAR = -2
"""A neighbour behind a sandbar."""

Site: TypeAlias = tuple[int, int]
"""Where a tile lies: column and row of its north-western space, in spaces from the first tile's."""


class Placed(NamedTuple):
    """A tile on the map: its number, where it lies and by how many quarters it is turned clockwise."""

    tile: int
    x: int
    y: int
    turns: int


class _Derived:
    """What follows from the tiles on a chart. Kept apart, so that only the tiles count as the position."""

    cells: dict[Site, int]
    at: tuple[Site, ...]
    terrain: tuple[int, ...]
    gold: tuple[int, ...]
    current: tuple[int, ...]
    near: tuple[tuple[int, int, int, int], ...]
    island: tuple[int, ...]
    symbol: tuple[int, ...]
    bars: tuple[tuple[int, ...], ...]
    tailwind: tuple[tuple[int, ...], ...]
    _steps: list[list[Action] | None]
    _room: dict[int, tuple[Placed, ...]]


class Chart(_Derived):
    """The tiles on the map (``placed``) and what follows from them, by the number of a space or region.

    ``near``: the four neighbours of each space, OFF or BAR where there is none. ``tailwind[n]``:
    the spaces with the die ``n``; ``tailwind[0]``: all that bear a die.
    """

    __slots__ = ("placed",)

    placed: tuple[Placed, ...]

    def __init__(self, placed: tuple[Placed, ...]) -> None:
        self.placed = placed
        tiles = [turned(one.tile, one.turns) for one in placed]
        spaces = [space for tile in tiles for space in tile.spaces]
        self.at = tuple((one.x + k % 2, one.y + k // 2) for one in placed for k in range(4))
        self.cells = {cell: space for space, cell in enumerate(self.at)}
        self.terrain = tuple(space.terrain for space in spaces)
        self.gold = tuple(space.gold for space in spaces)
        self.current = tuple(space.current for space in spaces)
        self.island = tuple(4 * region + ISLAND_CORNER[one.turns] for region, one in enumerate(placed))
        self.symbol = tuple(tile.symbol for tile in tiles)
        winds: list[list[int]] = [[] for _ in range(7)]
        for number, space in enumerate(spaces):
            if space.tailwind:
                winds[space.tailwind].append(number)
                winds[0].append(number)
        self.tailwind = tuple(map(tuple, winds))
        bars = {(4 * region + tile.bar[0], 4 * region + tile.bar[1]) for region, tile in enumerate(tiles) if tile.bar}
        near = []
        self.bars = tuple(tuple(b for a, b in sorted(bars) if a == number) for number in range(len(spaces)))
        for number, (x, y) in enumerate(self.at):
            row = [self.cells.get((x + dx, y + dy), OFF) for dx, dy in OFFSETS]
            near.append([BAR if (min(number, n), max(number, n)) in bars else n for n in row])
        self.near = tuple((a, b, c, d) for a, b, c, d in near)
        self._steps = [None] * len(spaces)
        self._room = {}

    def cell(self, space: int, direction: int) -> Site:
        """Return column and row of what lies in ``direction`` from ``space``."""
        (x, y), (dx, dy) = self.at[space], OFFSETS[direction]
        return x + dx, y + dy

    def fits(self, one: Placed) -> bool:
        """Say whether ``one`` can lie there: on free water, its island not side by side with another."""
        cells = self.cells
        x, y = one.x, one.y
        if (x, y) in cells or (x + 1, y) in cells or (x, y + 1) in cells or (x + 1, y + 1) in cells:
            return False
        corner = ISLAND_CORNER[one.turns]
        ix, iy = x + corner % 2, y + corner // 2
        return not any(self.terrain[cells[n]] == ISLAND for dx, dy in OFFSETS if (n := (ix + dx, iy + dy)) in cells)

    def room(self, space: int, direction: int) -> tuple[Placed, ...]:
        """Return how a new tile (its number left at -1) can lie so that a step off the map meets one of its spaces."""
        x, y = self.cell(space, direction)
        found = self._room.get(4 * space + direction)
        if found is None:
            dx, dy = OFFSETS[direction]
            near_x, near_y = x - (dx < 0), y - (dy < 0)
            sites = [(near_x - shift * (dx == 0), near_y - shift * (dy == 0)) for shift in (1, 0)]
            found = self._fitting(sites)
            self._room[4 * space + direction] = found
        return found

    def _fitting(self, sites: list[Site]) -> tuple[Placed, ...]:
        tried = (Placed(-1, x, y, turns) for x, y in sites for turns in range(4))
        return tuple(one for one in tried if self.fits(one))

    def all_room(self) -> tuple[Placed, ...]:
        """Return every way a new tile can lie beside the map, from the north-west on."""
        sites = set()
        for space, (x, y) in enumerate(self.at):
            for direction, (dx, dy) in enumerate(OFFSETS):
                if self.near[space][direction] == OFF:
                    near_x, near_y = x + dx - (dx < 0), y + dy - (dy < 0)
                    sites |= {(near_x - shift * (dx == 0), near_y - shift * (dy == 0)) for shift in (0, 1)}
        return self._fitting(sorted(sites, key=lambda site: (site[1], site[0])))

    def steps(self, space: int, explore: bool) -> list[Action]:
        """Return the steps from ``space``, those off the map included where ``explore`` says there are tiles left."""
        found = self._steps[space]
        if found is None:
            ways = range(4)
            found = [("go", d) for d in ways if self.near[space][d] >= 0]
            found += [("go", d) for d in ways if self.near[space][d] == OFF and self.room(space, d)]
            self._steps[space] = found
        if explore:
            return found[:]
        near = self.near[space]
        return [step for step in found if near[step[1]] >= 0]  # type: ignore[index]

    def opposite(self, space: int, direction: int) -> int:
        """Return the space at the nearest opposite edge, seen from a step in ``direction`` off the map."""
        x, y = self.at[space]
        dx, dy = OFFSETS[direction]
        while (x - dx, y - dy) in self.cells:
            x, y = x - dx, y - dy
        return self.cells[x, y]

    def twin(self, region: int) -> int:
        """Return the other region with the same symbol, -1 where it is not on the map."""
        symbol = self.symbol[region]
        return next((r for r, other in enumerate(self.symbol) if other == symbol and r != region), -1)

    def with_tile(self, one: Placed) -> "Chart":
        """Return the chart with one more tile."""
        return chart((*self.placed, one))


@lru_cache(maxsize=1024)
def chart(placed: tuple[Placed, ...]) -> Chart:
    """Return the chart of these tiles."""
    return Chart(placed)
