"""Route planning for smugglers: the best short voyage between islands."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from kajuta.games.ahoy.rules.faction_board_tables import BOARDS, CARGO_LIMIT, MAX_PIPS, TAILWIND
from kajuta.games.ahoy.rules.market_card_table import MARKET_CARDS
from kajuta.games.ahoy.rules.region_tiles import CURRENT, SYMBOL_NAMES, WRECK
from kajuta.games.ahoy.rules.sea_map import SeaChart
from kajuta.games.ahoy.rules.state import Position

# Values in fame
DELIVERY_VALUE = 4.2
"""Value of a delivery with its reward and favour."""
STEP_COST = 0.6
"""Cost of one step: the fame that a smuggler would otherwise earn in its time."""
CARGO_ABOARD_VALUE = 1.2
"""Value of cargo aboard that the voyage does not deliver."""
PICKUP_COST = 0.3
"""Deduction for a cargo that is still to be taken aboard, so that cargo already aboard is not neglected for it."""
MAX_STOPS = 3
"""Highest number of islands that a voyage visits."""

# Lengths in steps
WRECKAGE_STEP_LENGTH = 2.5
"""Length of a step onto wreckage, including the time to repair the damage."""
TAILWIND_LENGTH = 2.0
"""Length of a move by tailwind when a die for it is left."""
UNREACHABLE = 99.0
"""Length that marks a space as unreachable."""

SeaStep: TypeAlias = tuple[int, int, float]
"""A direction, the space where a step in that direction ends, and the length of the step."""

DESTINATION_OF_CARD = tuple(card.to for card in MARKET_CARDS)
ORIGIN_OF_CARD = tuple(card.symbol for card in MARKET_CARDS)
TAILWIND_SLOTS = tuple(group.slots[0] for board in BOARDS for group in board if group.action == TAILWIND)


IslandTrade: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], float, float]
"""Result of a stop: cargo then aboard, market cards left, value delivered, and deductions for the cargo taken aboard.
"""


def best_voyage(state: Position, faction: int) -> tuple[float, int]:
    """Value of a smuggler's best voyage, and its first island (-1: none is worth sailing to)."""
    forts = tuple(state.forts) if any(state.forts) else ()
    market = tuple(state.market)
    if -1 in market:
        market = tuple([card for card in market if card >= 0])
    return _best(
        state.chart, forts, state.ships[faction], state.cargo[faction], market, _winds(state, faction), MAX_STOPS
    )


def _winds(state: Position, faction: int) -> int:
    """Values of the dice that can still carry a smuggler by a tailwind in this round, as a mask."""
    return 0 if state.slots[TAILWIND_SLOTS[faction]] else state.unplaced_dice_values(faction)


@lru_cache(maxsize=1 << 15)
def _best(
    chart: SeaChart,
    forts: tuple[int, ...],
    here: int,
    aboard: tuple[int, ...],
    market: tuple[int, ...],
    winds: int,
    stops: int,
) -> tuple[float, int]:
    best, goal = CARGO_ABOARD_VALUE * len(aboard), -1
    trades = _trades(aboard, market)
    islands, by_space = chart.island, steps_and_distances_to_every_island(chart).by_space
    far = by_space[here]
    blowing = [value for value in range(1, MAX_PIPS + 1) if winds >> value & 1] if winds else ()
    for space in [space for value in blowing for space in chart.tailwind[value]]:
        far = tuple([min(steps, TAILWIND_LENGTH + way) for steps, way in zip(far, by_space[space], strict=True)])
    for region, symbol in enumerate(chart.symbol):
        trade = trades[symbol]
        steps = far[region]
        if trade is None or steps >= UNREACHABLE or (forts and forts[region]):
            continue
        hold, rest, delivered, foregone = trade
        worth = delivered - STEP_COST * steps - foregone
        if stops > 2:
            worth += _best(chart, forts, islands[region], hold, rest, 0, stops - 1)[0]
        else:
            worth += _last(chart, forts, by_space[islands[region]], hold, rest)
        if worth > best:
            best, goal = worth, islands[region]
    return best, goal


def _last(
    chart: SeaChart, forts: tuple[int, ...], far: tuple[float, ...], aboard: tuple[int, ...], market: tuple[int, ...]
) -> float:
    """Value of the best last stop of a voyage, or of stopping here; ``far``: distances to all islands."""
    best = CARGO_ABOARD_VALUE * len(aboard)
    trades = _trades(aboard, market)
    for region, symbol in enumerate(chart.symbol):
        trade = trades[symbol]
        steps = far[region]
        if trade is None or steps >= UNREACHABLE or (forts and forts[region]):
            continue
        hold, _, delivered, foregone = trade
        worth = delivered - STEP_COST * steps - foregone + CARGO_ABOARD_VALUE * len(hold)
        if worth > best:
            best = worth
    return best


@lru_cache(maxsize=1 << 13)
def _trades(aboard: tuple[int, ...], market: tuple[int, ...]) -> tuple[IslandTrade | None, ...]:
    """Trade that a smuggler can do on an island, by the island's symbol; None where there is nothing to trade."""
    return tuple([_trade(symbol, aboard, market) for symbol in range(len(SYMBOL_NAMES))])


def _trade(symbol: int, aboard: tuple[int, ...], market: tuple[int, ...]) -> IslandTrade | None:
    left = tuple([card for card in aboard if DESTINATION_OF_CARD[card] != symbol])
    offered = tuple([card for card in market if ORIGIN_OF_CARD[card] == symbol])
    if len(left) == len(aboard) and (not offered or len(aboard) == CARGO_LIMIT):
        return None
    taken = offered[: CARGO_LIMIT - len(left)]
    rest = tuple([card for card in market if card not in taken]) if taken else market
    return left + taken, rest, DELIVERY_VALUE * (len(aboard) - len(left)), PICKUP_COST * len(taken)


class StepsAndDistancesToEveryIsland(NamedTuple):
    """Steps and route lengths on a map.

    ``legs``: steps from each space. ``to``: route lengths by region of the goal island, then by space of departure;
    ``by_space``: the same by space, then by region.
    """

    legs: tuple[tuple[SeaStep, ...], ...]
    to: tuple[tuple[float, ...], ...]
    by_space: tuple[tuple[float, ...], ...]


@lru_cache(maxsize=1024)
def steps_and_distances_to_every_island(chart: SeaChart) -> StepsAndDistancesToEveryIsland:
    """Steps and route lengths on the map ``chart``, cached."""
    steps = one_step_moves_from_each_space(chart)
    arrivals: list[list[tuple[int, float]]] = [[] for _ in steps]
    for space, from_here in enumerate(steps):
        for _, end, length in from_here:
            arrivals[end].append((space, length))
    to = tuple([_ways(arrivals, island) for island in chart.island])
    return StepsAndDistancesToEveryIsland(steps, to, tuple(zip(*to, strict=True)))


def route_lengths_to_island(chart: SeaChart, goal: int) -> tuple[float, ...]:
    """Length of the shortest route to the island on space ``goal`` from every space."""
    return steps_and_distances_to_every_island(chart).to[goal >> 2]


def one_step_moves_from_each_space(chart: SeaChart) -> tuple[tuple[SeaStep, ...], ...]:
    """Steps within the map from each space, each with the space where currents carry the ship."""
    ends = [(space, WRECKAGE_STEP_LENGTH if terrain == WRECK else 1.0) for space, terrain in enumerate(chart.terrain)]
    for space, terrain in enumerate(chart.terrain):
        if terrain == CURRENT:
            ends[space] = _end(chart, space)
    return tuple([tuple([(way, *ends[space]) for way, space in enumerate(near) if space >= 0]) for near in chart.near])


def _end(chart: SeaChart, space: int) -> tuple[int, float]:
    """Space where a step onto ``space`` ends after currents, and the length of that step."""
    for _ in range(2):
        if chart.terrain[space] == CURRENT and chart.near[space][chart.current[space]] >= 0:
            space = chart.near[space][chart.current[space]]
    return space, WRECKAGE_STEP_LENGTH if chart.terrain[space] == WRECK else 1.0


def _ways(arrivals: Sequence[Sequence[tuple[int, float]]], goal: int) -> tuple[float, ...]:
    """Length of the shortest route to ``goal`` from every space; ``arrivals``: by space, the steps that end there."""
    found = [UNREACHABLE] * len(arrivals)
    found[goal] = 0.0
    reached = [goal]
    for end in reached:
        so_far = found[end]
        for space, length in arrivals[end]:
            way = length + so_far
            if way < found[space]:
                found[space] = way
                reached.append(space)
    return tuple(found)
