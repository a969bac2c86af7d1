"""The map, as an immutable chart: adding a tile creates a new chart.

Each region has four numbered spaces: region ``r`` has the spaces ``4 * r`` to ``4 * r + 3``, from north-west to
south-east. Regions are numbered in the order in which they were placed.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from kajuta.core.state import Action
from kajuta.games.ahoy.rules.region_tiles import DIRECTION_OFFSETS, ISLAND_CORNER_AFTER_TURNS, turned_tile

OFF_MAP = -1
"""Value in ``near`` where the map ends."""
BEHIND_SANDBAR = -2
"""Value in ``near`` where a sandbar separates the spaces."""

TileSite: TypeAlias = tuple[int, int]
"""Site of a tile: column and row of its north-western space, relative to that of the first tile."""


STEP_ACTIONS: tuple[Action, ...] = tuple(("go", direction) for direction in range(len(DIRECTION_OFFSETS)))
"""Actions of a step, by direction."""


class PlacedTile(NamedTuple):
    """A tile on the map: its number, its site and its number of quarter turns clockwise."""

    tile: int
    x: int
    y: int
    turns: int


class _Derived:
    """Data derived from the placed tiles. It is a separate class because only the tiles are part of the position."""

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
    """The placed tiles (``placed``) and data derived from them, by the number of a space or region.

    ``near``: the four neighbours of each space, or OFF_MAP or BEHIND_SANDBAR. ``tailwind[n]``: the spaces whose
    tailwind takes a die of value ``n``; ``tailwind[0]``: all spaces with a tailwind.
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
        """Chart with one more tile, computed from the data of this one."""
        new = SeaChart()
        new.placed = self.placed
        new.__dict__.update(self.__dict__)
        new._lay(one)
        new._forget()
        return new

    def _lay(self, one: PlacedTile) -> None:
        """Add a tile; containers of derived data are replaced, not changed, because other charts share them."""
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
        """Neighbours of all spaces after a tile is added on ``sites``.

        ``bar``: the two spaces of the tile that a sandbar separates.
        """
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
        """Whether the tile fits: on free water, its island not next to another island."""
        return one in list(self._fitting([(one.x, one.y)], one.tile))

    def placements_beyond_edge(self, space: int, direction: int) -> tuple[PlacedTile, ...]:
        """Legal placements of a new tile (numbered -1) where a step in ``direction`` from ``space`` leaves the map."""
        x, y = self.adjacent_site(space, direction)
        return tuple(self._fitting(_sites_towards(x, y, direction)))

    def can_explore(self, space: int, direction: int) -> bool:
        """Whether a new tile fits where a step in ``direction`` leaves the map."""
        x, y = self.adjacent_site(space, direction)
        return any(True for _ in self._fitting(_sites_towards(x, y, direction)))

    def _fitting(self, sites: Iterable[TileSite], tile: int = -1) -> Iterator[PlacedTile]:
        """Yield placements of ``tile`` on ``sites`` that fit: on free water, its island not next to another island."""
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
        """All placements of a new tile beside the map, row by row from the north-west."""
        sites = set()
        for space, (x, y) in enumerate(self.at):
            for direction, (dx, dy) in enumerate(DIRECTION_OFFSETS):
                if self.near[space][direction] == OFF_MAP:
                    near_x, near_y = x + dx - (dx < 0), y + dy - (dy < 0)
                    sites |= {(near_x - shift * (dx == 0), near_y - shift * (dy == 0)) for shift in (0, 1)}
        return tuple(self._fitting(sorted(sites, key=lambda site: (site[1], site[0]))))

    def legal_steps(self, space: int, explore: bool) -> tuple[Action, ...]:
        """Legal steps from ``space``; those off the map are included if ``explore`` (tiles are left)."""
        found = self._steps[space]
        if found is None:
            near = self.near[space]
            on = tuple([STEP_ACTIONS[d] for d in range(4) if near[d] >= 0])
            off = tuple([STEP_ACTIONS[d] for d in range(4) if near[d] == OFF_MAP and self.can_explore(space, d)])
            found = self._steps[space] = on, on + off
        return found[explore]

    def patrol_orders(self, space: int, explore: bool) -> list[Action]:
        """Legal steps from ``space`` as orders to a patrol there; a cached list that callers must not change."""
        found = self._orders.get((space, explore))
        if found is None:
            found = self._orders[space, explore] = [
                ("order", space, step[1]) for step in self.legal_steps(space, explore)
            ]
        return found

    def opposite_edge_space(self, space: int, direction: int) -> int:
        """Space at the opposite edge, to which a step from ``space`` in ``direction`` off the map leads."""
        x, y = self.at[space]
        dx, dy = DIRECTION_OFFSETS[direction]
        while (x - dx, y - dy) in self.cells:
            x, y = x - dx, y - dy
        return self.cells[x, y]

    def region_with_same_symbol(self, region: int) -> int:
        """Other region with the same symbol, -1 if it is not on the map."""
        symbol = self.symbol[region]
        return next((r for r, other in enumerate(self.symbol) if other == symbol and r != region), -1)

    def with_tile(self, one: PlacedTile) -> "SeaChart":
        """Cached chart with one more tile."""
        return sea_chart_of_tiles((*self.placed, one))


def _sites_towards(x: int, y: int, direction: int) -> list[TileSite]:
    """Sites of a tile that covers (``x``, ``y``), the cell reached by a step in ``direction``."""
    dx, dy = DIRECTION_OFFSETS[direction]
    near_x, near_y = x - (dx < 0), y - (dy < 0)
    return [(near_x - shift * (dx == 0), near_y - shift * (dy == 0)) for shift in (1, 0)]


@lru_cache(maxsize=1024)
def sea_chart_of_tiles(placed: tuple[PlacedTile, ...]) -> SeaChart:
    """Cached chart of the tiles ``placed``, in the order in which they were placed."""
    return sea_chart_of_tiles(placed[:-1]).extended_by(placed[-1]) if placed else SeaChart()
