"""The map as it lies on the table. It never changes: a further tile makes a further chart.

A space has a number, four to a region: region ``r`` has the spaces ``4 * r`` to ``4 * r + 3`` from
north-west to south-east. Regions are counted in the order in which they came onto the map.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from kajuta.core.state import Action
from kajuta.games.ahoy.rules.region_tiles import DIRECTION_OFFSETS, ISLAND_CORNER_AFTER_TURNS, turned_tile

OFF_MAP = -1
"""A neighbour that is no space: the map ends there."""
BEHIND_SANDBAR = -2
"""A neighbour behind a sandbar."""

TileSite: TypeAlias = tuple[int, int]
"""Position of a tile: column and row of its north-western space, in spaces from the first tile's."""


STEP_ACTIONS: tuple[Action, ...] = tuple(("go", direction) for direction in range(len(DIRECTION_OFFSETS)))
"""The steps in all directions."""


class PlacedTile(NamedTuple):
    """A tile on the map: its number, where it lies and by how many quarters it is turned clockwise."""

    tile: int
    x: int
    y: int
    turns: int


class _Derived:
    """Data derived from the tiles on a chart; kept apart, so that only the tiles count as the position."""

    cells: dict[TileSite, int]
    at: tuple[TileSite, ...] = ()
    terrain: tuple[int, ...] = ()
    gold: tuple[int, ...] = ()
    current: tuple[int, ...] = ()
    near: tuple[tuple[int, int, int, int], ...] = ()
    island: tuple[int, ...] = ()
    symbol: tuple[int, ...] = ()
    bars: tuple[tuple[int, ...], ...] = ()
    tailwind: tuple[tuple[int, ...], ...] = ((),) * 7
    _steps: list[tuple[tuple[Action, ...], tuple[Action, ...]] | None]
    _orders: dict[tuple[int, bool], list[Action]]


class SeaChart(_Derived):
    """The tiles on the map (``placed``) and what follows from them, by the number of a space or region.

    ``near``: the four neighbours of each space, OFF_MAP or BEHIND_SANDBAR where there is none. ``tailwind[n]``:
    the spaces with the die ``n``; ``tailwind[0]``: all that bear a die.
    """

    __slots__ = ("placed",)

    placed: tuple[PlacedTile, ...]

    def __init__(self, placed: tuple[PlacedTile, ...] = ()) -> None:
        self.placed = ()
        self.cells = {}
        for one in placed:
            self._lay(one)
        self._forget()

    def _forget(self) -> None:
        self._steps = [None] * len(self.at)
        self._orders = {}

    def extended_by(self, one: PlacedTile) -> "SeaChart":
        """Chart with one more tile, built on the data of this one."""
        new = SeaChart()
        new.placed = self.placed
        new.__dict__.update(self.__dict__)
        new._lay(one)
        new._forget()
        return new

    def _lay(self, one: PlacedTile) -> None:
        """Add a tile; derived data is replaced, not changed, because other charts share it."""
        self.placed = (*self.placed, one)
        tile = turned_tile(one.tile, one.turns)
        first = len(self.at)
        sites = tuple((one.x + part % 2, one.y + part // 2) for part in range(4))
        self.at += sites
        self.cells = {**self.cells, **{site: first + part for part, site in enumerate(sites)}}
        self.terrain += tuple(space.terrain for space in tile.spaces)
        self.gold += tuple(space.gold for space in tile.spaces)
        self.current += tuple(space.current for space in tile.spaces)
        self.island = (*self.island, first + ISLAND_CORNER_AFTER_TURNS[one.turns])
        self.symbol = (*self.symbol, tile.symbol)
        winds = list(self.tailwind)
        for part, space in enumerate(tile.spaces):
            if space.tailwind:
                for value in (0, space.tailwind):
                    winds[value] = (*winds[value], first + part)
        self.tailwind = tuple(winds)
        bars: list[tuple[int, ...]] = [()] * 4
        if tile.bar:
            a, b = tile.bar
            bars[a] = (first + b,)
        self.bars = (*self.bars, *bars)
        self.near = self._near_with(sites, tile.bar, self.cells)

    def _near_with(
        self, sites: tuple[TileSite, ...], bar: tuple[int, ...], cells: dict[TileSite, int]
    ) -> tuple[tuple[int, int, int, int], ...]:
        """Neighbours of all spaces once a tile lies on ``sites``, with a sandbar between two of them."""
        near = list(self.near)
        for part, (x, y) in enumerate(sites):
            row = []
            for direction, (dx, dy) in enumerate(DIRECTION_OFFSETS):
                n = cells.get((x + dx, y + dy), OFF_MAP)
                if 0 <= n < len(self.near):
                    beside = list(near[n])
                    beside[direction ^ 2] = len(self.near) + part
                    near[n] = (beside[0], beside[1], beside[2], beside[3])
                elif n >= 0 and part in bar and n - len(self.near) in bar:
                    n = BEHIND_SANDBAR
                row.append(n)
            near.append((row[0], row[1], row[2], row[3]))
        return tuple(near)

    def adjacent_site(self, space: int, direction: int) -> TileSite:
        """Column and row of the cell in ``direction`` from ``space``."""
        (x, y), (dx, dy) = self.at[space], DIRECTION_OFFSETS[direction]
        return x + dx, y + dy

    def can_place(self, one: PlacedTile) -> bool:
        """``one`` fits: on free water, its island not side by side with another."""
        return one in list(self._fitting([(one.x, one.y)], one.tile))

    def placements_beyond_edge(self, space: int, direction: int) -> tuple[PlacedTile, ...]:
        """Placements of a new tile (its number left at -1) that put a space where a step leaves the map."""
        x, y = self.adjacent_site(space, direction)
        return tuple(self._fitting(_sites_towards(x, y, direction)))

    def can_explore(self, space: int, direction: int) -> bool:
        """A new tile fits where a step leaves the map."""
        x, y = self.adjacent_site(space, direction)
        return any(True for _ in self._fitting(_sites_towards(x, y, direction)))

    def _fitting(self, sites: Iterable[TileSite], tile: int = -1) -> Iterator[PlacedTile]:
        """Yield placements of ``tile`` on ``sites``: on free water, its island not side by side with another."""
        cells, island = self.cells, self.island
        for x, y in sites:
            if (x, y) in cells or (x + 1, y) in cells or (x, y + 1) in cells or (x + 1, y + 1) in cells:
                continue
            for turns, corner in enumerate(ISLAND_CORNER_AFTER_TURNS):
                ix, iy = x + corner % 2, y + corner // 2
                for dx, dy in DIRECTION_OFFSETS:
                    n = cells.get((ix + dx, iy + dy), OFF_MAP)
                    if n >= 0 and island[n >> 2] == n:
                        break
                else:
                    yield PlacedTile(tile, x, y, turns)

    def all_placements(self) -> tuple[PlacedTile, ...]:
        """All placements of a new tile beside the map, from the north-west on."""
        sites = set()
        for space, (x, y) in enumerate(self.at):
            for direction, (dx, dy) in enumerate(DIRECTION_OFFSETS):
                if self.near[space][direction] == OFF_MAP:
                    near_x, near_y = x + dx - (dx < 0), y + dy - (dy < 0)
                    sites |= {(near_x - shift * (dx == 0), near_y - shift * (dy == 0)) for shift in (0, 1)}
        return tuple(self._fitting(sorted(sites, key=lambda site: (site[1], site[0]))))

    def legal_steps(self, space: int, explore: bool) -> tuple[Action, ...]:
        """Legal steps from ``space``, with those off the map where ``explore`` says that tiles are left."""
        found = self._steps[space]
        if found is None:
            near = self.near[space]
            on = tuple([STEP_ACTIONS[d] for d in range(4) if near[d] >= 0])
            off = tuple([STEP_ACTIONS[d] for d in range(4) if near[d] == OFF_MAP and self.can_explore(space, d)])
            found = self._steps[space] = on, on + off
        return found[explore]

    def patrol_orders(self, space: int, explore: bool) -> list[Action]:
        """The same steps as orders to a patrol on ``space``; a cached list that callers must not change."""
        found = self._orders.get((space, explore))
        if found is None:
            found = self._orders[space, explore] = [
                ("order", space, step[1]) for step in self.legal_steps(space, explore)
            ]
        return found

    def opposite_edge_space(self, space: int, direction: int) -> int:
        """Space at the nearest opposite edge, seen from a step in ``direction`` off the map."""
        x, y = self.at[space]
        dx, dy = DIRECTION_OFFSETS[direction]
        while (x - dx, y - dy) in self.cells:
            x, y = x - dx, y - dy
        return self.cells[x, y]

    def region_with_same_symbol(self, region: int) -> int:
        """Other region with the same symbol, -1 where it is not on the map."""
        symbol = self.symbol[region]
        return next((r for r, other in enumerate(self.symbol) if other == symbol and r != region), -1)

    def with_tile(self, one: PlacedTile) -> "SeaChart":
        """Cached chart with one more tile."""
        return sea_chart_of_tiles((*self.placed, one))


def _sites_towards(x: int, y: int, direction: int) -> list[TileSite]:
    """Sites of a tile that covers (``x``, ``y``), seen from the space before it."""
    dx, dy = DIRECTION_OFFSETS[direction]
    near_x, near_y = x - (dx < 0), y - (dy < 0)
    return [(near_x - shift * (dx == 0), near_y - shift * (dy == 0)) for shift in (1, 0)]


@lru_cache(maxsize=1024)
def sea_chart_of_tiles(placed: tuple[PlacedTile, ...]) -> SeaChart:
    """Cached chart of these tiles in the order in which they were placed."""
    return sea_chart_of_tiles(placed[:-1]).extended_by(placed[-1]) if placed else SeaChart()
