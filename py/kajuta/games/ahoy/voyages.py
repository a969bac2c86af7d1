"""Where a smuggler is bound for: the best short voyage over the islands, planned on the open sea."""

from functools import lru_cache
from typing import TypeAlias

from kajuta.games.ahoy.boards import BOARDS, CARGO, HANDFUL, PIPS, TAILWIND
from kajuta.games.ahoy.chart import Chart
from kajuta.games.ahoy.market import CARDS
from kajuta.games.ahoy.state import Sea
from kajuta.games.ahoy.tiles import CURRENT, WRECK

# Worths in fame.
DELIVERY = 4.2
"""A delivery with its reward and its favour."""
STEP = 0.6
"""What a step costs: the fame that a smuggler earns with a step elsewhere."""
ABOARD = 1.2
"""A cargo that no voyage delivers yet."""
PICKUP = 0.3
"""How much less a cargo counts that is not yet aboard, so that none is left behind."""
STOPS = 3
"""How many islands a voyage visits."""

# Lengths in steps.
WRECKAGE = 1.5
"""What wreckage adds to a way: its damage has to be mended."""
WIND_STEPS = 2.0
"""A tailwind for which there is a die."""
FAR = 99.0
"""No way."""

Leg: TypeAlias = tuple[int, int, float]
"""A direction, where a step that way ends, and how long it counts."""

TO = tuple(card.to for card in CARDS)
OFFERED = tuple(card.symbol for card in CARDS)
WIND_SLOT = tuple(group.slots[0] for board in BOARDS for group in board if group.action == TAILWIND)


def voyage(s: Sea, faction: int) -> tuple[float, int]:
    """Return what the best voyage of a smuggler is worth, and its first island (-1: none is worth sailing to)."""
    market = tuple([card for card in s.market if card >= 0])
    forts = tuple(s.forts) if any(s.forts) else ()
    return _best(s.chart, forts, s.ships[faction], s.cargo[faction], market, _winds(s, faction), STOPS)


def _winds(s: Sea, faction: int) -> int:
    """Return the values of the dice that can carry a smuggler by a tailwind in this round, as a mask."""
    mask = 0
    if not s.slots[WIND_SLOT[faction]]:
        for value in s.pool[HANDFUL[faction]]:
            mask |= 1 << value
    return mask


@lru_cache(maxsize=1 << 15)
def _best(
    chart: Chart,
    forts: tuple[int, ...],
    here: int,
    aboard: tuple[int, ...],
    market: tuple[int, ...],
    winds: int,
    stops: int,
) -> tuple[float, int]:
    best, goal = ABOARD * len(aboard), -1
    bound = {TO[card] for card in aboard}
    offered = {OFFERED[card] for card in market}
    carried = [space for value in range(1, PIPS + 1) if winds >> value & 1 for space in chart.tailwind[value]]
    for region, symbol in enumerate(chart.symbol):
        delivers = symbol in bound
        if not delivers and (symbol not in offered or len(aboard) == CARGO):
            continue
        island = chart.island[region]
        way = ways(chart, island)
        steps = way[here]
        for space in carried:
            steps = min(steps, WIND_STEPS + way[space])
        if steps >= FAR or (forts and forts[region]):
            continue
        left = tuple(card for card in aboard if TO[card] != symbol) if delivers else aboard
        worth = DELIVERY * (len(aboard) - len(left)) - STEP * steps
        taken = tuple(card for card in market if OFFERED[card] == symbol)[: CARGO - len(left)]
        worth -= PICKUP * len(taken)
        if stops > 1:
            rest = tuple(card for card in market if card not in taken) if taken else market
            worth += _best(chart, forts, island, left + taken, rest, 0, stops - 1)[0]
        else:
            worth += ABOARD * len(left + taken)
        if worth > best:
            best, goal = worth, island
    return best, goal


@lru_cache(maxsize=1024)
def legs(chart: Chart) -> tuple[tuple[Leg, ...], ...]:
    """Return the steps on the map from each space; currents carry them on."""
    ends = [_end(chart, space) for space in range(len(chart.at))]
    return tuple(
        tuple([(direction, *ends[space]) for direction, space in enumerate(near) if space >= 0]) for near in chart.near
    )


def _end(chart: Chart, space: int) -> tuple[int, float]:
    """Return where a step onto ``space`` ends, and how long it counts."""
    for _ in range(2):
        if chart.terrain[space] == CURRENT and chart.near[space][chart.current[space]] >= 0:
            space = chart.near[space][chart.current[space]]
    return space, 1 + WRECKAGE * (chart.terrain[space] == WRECK)


@lru_cache(maxsize=1024)
def _arrivals(chart: Chart) -> tuple[list[tuple[int, float]], ...]:
    """Return by space from which others a step ends there, and how long it counts."""
    found: tuple[list[tuple[int, float]], ...] = tuple([] for _ in chart.at)
    for space, steps in enumerate(legs(chart)):
        for _, end, length in steps:
            found[end].append((space, length))
    return found


@lru_cache(maxsize=1 << 13)
def ways(chart: Chart, goal: int) -> tuple[float, ...]:
    """Return how long the way is from every space to ``goal``."""
    arrivals = _arrivals(chart)
    found = [FAR] * len(chart.at)
    found[goal] = 0.0
    reached = [goal]
    for end in reached:
        for space, length in arrivals[end]:
            way = length + found[end]
            if way < found[space]:
                found[space] = way
                reached.append(space)
    return tuple(found)
