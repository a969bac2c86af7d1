"""The map as a board: spaces, their printed signs, and the pieces on them."""

from kajuta.core.message import Message, msg
from kajuta.core.scene import Area, Element, Route, area, element
from kajuta.games.ahoy.rules import decision_types, stack_frame_types
from kajuta.games.ahoy.rules.faction_board_tables import FACTION_OF_FIGURE, FORT, PATROL, SQUADRON, UNION
from kajuta.games.ahoy.rules.messages import FIGURE_ICONS, SYMBOL_ICONS
from kajuta.games.ahoy.rules.region_tiles import (
    CURRENT,
    ISLAND,
    ISLAND_CORNER_AFTER_TURNS,
    REGION_TILES,
    SYMBOL_NAMES,
    TERRAIN_NAMES,
)
from kajuta.games.ahoy.rules.sea_map import OFF_MAP
from kajuta.games.ahoy.rules.state import Position, seat_argument, tile_name
from kajuta.games.ahoy.view.spoken_labels import (
    DIRECTION_NAMES,
    figure_name_with_owner_and_space,
    space_name,
    space_name_with_contents,
)

SPACE_SIZE = 10
"""Side length of a space, in units of the board."""
MARGIN = 0.7
"""Width of the water shown around the map, in spaces: the visible part of a site for a new region."""
INSET = 0.5
"""Distance of a region's spaces from its edge, which is drawn in the colour of its symbol."""
CHIP_SIZE = 3
"""Side length of a piece on a space, ships excepted."""
SIGN_SIZE = 2.8
"""Height of a printed sign on a space, and its usual width."""
REGION_PLATE_WIDTH = 5.4
"""Width of a region's symbol with the number that tells the two regions of a symbol apart."""
TAILWIND_SIGN_WIDTH = 4.9
"""Width of a tailwind sign, which shows the die that it takes."""
SHIP_SIZE = 4.6
"""Side length of a ship, the largest piece; several ships on a space overlap."""
CHIP_ROW_OFFSETS = (0.5, 3.5, 6.5)
"""Vertical offsets of the three rows of pieces on a space."""


def map_area(state: Position) -> Area:
    """Map and the water around it. Its size depends only on the regions, not on the open decision."""
    frame = state.stack[-1]
    xs = [x for x, _ in state.chart.at]
    ys = [y for _, y in state.chart.at]
    plan = _Plan(state, min(xs) - MARGIN, min(ys) - MARGIN, max(xs) + 1 + MARGIN, max(ys) + 1 + MARGIN)
    items = [*plan.waters(), *plan.edges(frame), *plan.sites(_sites(state, frame)), *plan.printed(), *plan.pieces()]
    return area(
        "board", "map", items, title=msg("the-map"), place="table", extent=plan.extent, routes=plan.shores(), zoom=True
    )


def _sites(state: Position, frame: stack_frame_types.StackFrame) -> list[tuple[int, int]]:
    """Sites for a new tile, empty if the open decision is not about a tile."""
    if not isinstance(frame, decision_types.ChooseTilePlacement | decision_types.ChooseRewardTileSite):
        return []
    places = frame.places if isinstance(frame, decision_types.ChooseTilePlacement) else state.chart.all_placements()
    return list(dict.fromkeys((place.x, place.y) for place in places))


class _Plan:
    """Builder of the map's elements.

    ``left``, ``top``, ``right`` and ``bottom`` are the edges of the board, in spaces.
    """

    def __init__(self, state: Position, left: float, top: float, right: float, bottom: float) -> None:
        self.s = state
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom

    @property
    def extent(self) -> tuple[float, float]:
        """Width and height of the board."""
        return (self.right - self.left) * SPACE_SIZE, (self.bottom - self.top) * SPACE_SIZE

    def at(self, space: int, dx: float = 0, dy: float = 0) -> tuple[float, float]:
        x, y = self.s.chart.at[space]
        return (x - self.left) * SPACE_SIZE + dx, (y - self.top) * SPACE_SIZE + dy

    def shores(self) -> list[Route]:
        """Edges of the regions, each in the colour of its symbol."""
        made: list[Route] = []
        for region, symbol in enumerate(self.s.chart.symbol):
            x, y = self.at(4 * region)
            right, bottom = x + 2 * SPACE_SIZE, y + 2 * SPACE_SIZE
            corners = [(x, y), (right, y), (right, bottom), (x, bottom), (x, y)]
            edge = [(a + (0.3 if a == x else -0.3), b + (0.3 if b == y else -0.3)) for a, b in corners]
            made.append({"points": edge, "style": "coast", "color": f"symbol-{SYMBOL_NAMES[symbol]}"})
        return made

    def waters(self) -> list[Element]:
        """Elements of all spaces."""
        chart = self.s.chart
        made = []
        for space, terrain in enumerate(chart.terrain):
            art = f"ahoy-{TERRAIN_NAMES[terrain]}"
            if terrain == CURRENT:
                art += "-" + "nesw"[chart.current[space]]
            made.append(
                element(
                    "space",
                    f"space:{space}",
                    space_name_with_contents(self.s, space),
                    at=self.at(space, *(INSET * (1 - side) for side in (space % 2, space // 2 % 2))),
                    size=(SPACE_SIZE - INSET, SPACE_SIZE - INSET),
                    face={"art": art},
                )
            )
        return made

    def edges(self, frame: stack_frame_types.StackFrame) -> list[Element]:
        """Elements for water beyond the map where a step can reach it, cut off at the margin."""
        s = self.s
        spaces = self.starts(frame)
        cells: dict[tuple[int, int], tuple[int, int]] = {}
        for space in spaces:
            for direction, n in enumerate(s.chart.near[space]):
                if n == OFF_MAP:
                    cells.setdefault(s.chart.adjacent_site(space, direction), (space, direction))
        made = []
        for (x, y), (space, direction) in cells.items():
            at, size = self.seen_of(x, y, 1, 0.4)
            made.append(
                element(
                    "space",
                    f"sea:{x}:{y}",
                    msg("unknown-waters", space=space_name(s, space), direction=DIRECTION_NAMES[direction]),
                    at=at,
                    size=size,
                    face={"icon": "ahoy-sign-look"},
                    marks=["empty"],
                )
            )
        return made

    def seen_of(self, x: int, y: int, side: int, inset: float) -> tuple[tuple[float, float], tuple[float, float]]:
        """Corner and size of the visible part of a square of ``side`` spaces at (``x``, ``y``)."""
        left, top = max(x, self.left), max(y, self.top)
        right, bottom = min(x + side, self.right), min(y + side, self.bottom)
        at = (left - self.left) * SPACE_SIZE + inset, (top - self.top) * SPACE_SIZE + inset
        return at, ((right - left) * SPACE_SIZE - 2 * inset, (bottom - top) * SPACE_SIZE - 2 * inset)

    def starts(self, frame: stack_frame_types.StackFrame) -> list[int]:
        """Spaces from which a figure may step in the open decision."""
        if isinstance(frame, decision_types.ChooseMoveStep | decision_types.ChooseDriftDirection):
            return [frame.space]
        return (
            [space for space, count in enumerate(self.s.patrols) if count]
            if isinstance(frame, decision_types.ChoosePatrolToMove)
            else []
        )

    def sites(self, sites: list[tuple[int, int]]) -> list[Element]:
        """Elements of the sites for a new tile; labels count columns and rows from the first ones with a site."""
        first_x, first_y = (min(place[axis] for place in sites) if sites else 0 for axis in (0, 1))
        made = []
        for x, y in sites:
            at, size = self.seen_of(x, y, 2, 1)
            made.append(
                element(
                    "space",
                    f"site:{x}:{y}",
                    msg("site", column=x - first_x + 1, row=y - first_y + 1),
                    at=at,
                    size=size,
                    face={"icon": "ahoy-sign-tile"},
                    marks=["empty"],
                )
            )
        return made

    def printed(self) -> list[Element]:
        """Signs printed on the spaces: symbols, tailwinds, treasure, sandbars."""
        chart = self.s.chart
        made: list[Element] = []
        winds = {space: value for value in range(1, 7) for space in chart.tailwind[value]}
        for space, terrain in enumerate(chart.terrain):
            rows = iter((0.4, 3.5) if space % 4 < 2 else (SPACE_SIZE - 3.2, 3.5))
            if terrain == ISLAND:
                symbol = chart.symbol[space >> 2]
                face: dict[str, object] = {
                    "icon": SYMBOL_ICONS[symbol],
                    "value": self.s.region_number(space >> 2),
                    "color": f"symbol-{SYMBOL_NAMES[symbol]}",
                }
                label = self.at_space(msg("symbol", symbol=SYMBOL_NAMES[symbol]), space)
                made.append(self.sign(f"symbol:{space >> 2}", label, space, next(rows), face, REGION_PLATE_WIDTH))
            if space in winds:
                label = self.at_space(msg("tailwind-here", n=winds[space]), space)
                face = {"art": f"ahoy-wind-{winds[space]}"}
                made.append(self.sign(f"wind:{space}", label, space, next(rows), face, TAILWIND_SIGN_WIDTH))
            if chart.gold[space]:
                label = self.at_space(msg("treasure"), space)
                face = {"icon": "ahoy-act-coins", "color": "gold"}
                sign = self.sign(f"treasure:{space}", label, space, next(rows), face)
                sign["count"] = chart.gold[space]
                made.append(sign)
        made += [self.sandbar(a, b) for a in range(len(chart.at)) for b in chart.bars[a] if b > a]
        return made

    def at_space(self, what: Message, space: int) -> Message:
        return msg("sign-at", sign=what, space=space_name(self.s, space))

    def sign(self, id: str, label: Message, space: int, y: float, face: object, width: float = SIGN_SIZE) -> Element:
        """Printed sign at the outer edge of a space, ``y`` below its corner."""
        x = 0.4 if space % 2 == 0 else SPACE_SIZE - 0.4 - width
        return element("token", id, label, at=self.at(space, x, y), size=(width, SIGN_SIZE), face=face, inert=True)

    def sandbar(self, a: int, b: int) -> Element:
        upright = self.s.chart.at[a][1] == self.s.chart.at[b][1]
        at = self.at(b, -0.7, 0.5) if upright else self.at(b, 0.5, -0.7)
        size = (1.4, SPACE_SIZE - 1) if upright else (SPACE_SIZE - 1, 1.4)
        label = msg("sandbar", a=space_name(self.s, a), b=space_name(self.s, b))
        art = {"art": "ahoy-sandbar-upright" if upright else "ahoy-sandbar"}
        return element("token", f"bar:{a}", label, at=at, size=size, face=art, inert=True)

    def pieces(self) -> list[Element]:
        """Wealth dice, comrades, patrols, forts and ships."""
        s = self.s
        made = [self.wealth(region) for region in s.regions()]
        for region in s.regions():
            island = s.chart.island[region]
            outer = 0.4 if island % 2 == 0 else SPACE_SIZE - CHIP_SIZE - 0.4
            if s.comrades[region]:
                label = msg("comrades-at", seat=seat_argument(s, UNION), space=space_name(s, island))
                chip = {
                    "face": {"icon": "ahoy-act-fist", "color": "union"},
                    "count": s.comrades[region],
                    "seat": s.seat_of[UNION],
                }
                made.append(self.piece("token", f"comrades:{region}", label, island, outer, 3.5, chip))
            if s.forts[region]:
                chip = {"face": {"icon": FIGURE_ICONS[FORT]}, "count": s.forts[region], "seat": s.seat_of[SQUADRON]}
                y = CHIP_ROW_OFFSETS[2] if island % 4 < 2 else CHIP_ROW_OFFSETS[0]
                made.append(
                    self.piece(
                        "figure",
                        f"forts:{region}",
                        figure_name_with_owner_and_space(s, FORT, island),
                        island,
                        outer,
                        y,
                        chip,
                    )
                )
        for space, count in enumerate(s.patrols):
            if count:
                chip = {"face": {"icon": FIGURE_ICONS[PATROL]}, "count": count, "seat": s.seat_of[SQUADRON]}
                x, y = self.spot(space, 5)
                made.append(
                    self.piece(
                        "figure",
                        f"patrols:{space}",
                        figure_name_with_owner_and_space(s, PATROL, space),
                        space,
                        x,
                        y,
                        chip,
                    )
                )
        taken: dict[int, int] = {}
        for figure, space in enumerate(s.ships):
            if space >= 0:
                x, y = (self.grown(part) for part in self.spot(space, taken.get(space, 0)))
                taken[space] = taken.get(space, 0) + 1
                who = s.seat_of[FACTION_OF_FIGURE[figure]]
                chip = {"face": {"icon": FIGURE_ICONS[figure]}, "seat": who, "key": f"ship:{figure}"}
                label = figure_name_with_owner_and_space(s, figure, space)
                made.append(self.piece("figure", f"ship:{figure}", label, space, x, y, chip, SHIP_SIZE))
        return made

    @staticmethod
    def spot(space: int, place: int) -> tuple[float, float]:
        """Offset of one of the six positions for pieces on a space, beside the printed signs."""
        near, far = (3.5, 6.6) if space % 2 == 0 else (3.5, 0.4)
        return (near, far)[place % 2], CHIP_ROW_OFFSETS[(1, 1, 0, 0, 2, 2)[place % 6]]

    @staticmethod
    def grown(at: float) -> float:
        """Offset of a ship that is centred on a piece at offset ``at``, kept within its space."""
        return min(max(at - (SHIP_SIZE - CHIP_SIZE) / 2, 0), SPACE_SIZE - SHIP_SIZE)

    def piece(
        self,
        kind: str,
        id: str,
        label: Message,
        space: int,
        x: float,
        y: float,
        more: dict[str, object],
        side: float = CHIP_SIZE,
    ) -> Element:
        return element(kind, id, label, at=self.at(space, x, y), size=(side, side), **more)  # type: ignore[arg-type]

    def wealth(self, region: int) -> Element:
        """Wealth die in the middle of a region, in the colour of the faction that controls it."""
        s = self.s
        squadron, union = s.control_points(region)
        holder = s.controller(region)
        label = msg("wealth-of", region=s.region_name(region), n=s.wealth[region], squadron=squadron, union=union)
        x, y = self.at(4 * region, SPACE_SIZE - 1.5, SPACE_SIZE - 1.5)
        return element(
            "die",
            f"wealth:{region}",
            label,
            at=(x, y),
            size=(3, 3),
            face={"value": s.wealth[region]},
            seat=s.seat_of[holder] if holder >= 0 else None,
            color="wealth",
        )


def drawn_tile_previews(state: Position) -> list[Element]:
    """Previews of the drawn tile in its four rotations, to choose from."""
    frame = state.stack[-1]
    if not isinstance(frame, decision_types.ChooseTilePlacement):
        return []
    tile = frame.tile
    corners = ("north-west", "north-east", "south-west", "south-east")
    return [
        element(
            "card",
            f"turned:{turns}",
            msg("tile-turned", region=tile_name(tile), corner=corners[ISLAND_CORNER_AFTER_TURNS[turns]]),
            face={"art": f"ahoy-tile-{tile}", "color": f"symbol-{SYMBOL_NAMES[REGION_TILES[tile].symbol]}"},
            turn=90 * turns,
        )
        for turns in range(4)
    ]
