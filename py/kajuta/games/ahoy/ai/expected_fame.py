"""Expected fame from the control of regions, weighted by how likely control lasts, and from smugglers' rewards."""

from operator import sub
from typing import TypeAlias

from kajuta.games.ahoy.rules import reward_grid
from kajuta.games.ahoy.rules.faction_board_tables import CUTTER, GUNSHIP, SQUADRON, UNION
from kajuta.games.ahoy.rules.market_card_table import MARKET_CARDS
from kajuta.games.ahoy.rules.state import Position

HOLDING_PROBABILITY = (0.0, 0.62, 0.78, 0.88, 0.95, 1.0)
"""Probability that a lead lasts until the scoring, by its size in points of control."""
MAX_COUNTED_LEAD = len(HOLDING_PROBABILITY) - 1
LEAD_BOUND = 128
"""Upper bound of any lead in points of control."""
EXPECTED_HOLD = tuple(
    HOLDING_PROBABILITY[min(lead, MAX_COUNTED_LEAD)]
    if lead < LEAD_BOUND
    else -HOLDING_PROBABILITY[min(2 * LEAD_BOUND - lead, MAX_COUNTED_LEAD)]
    for lead in range(2 * LEAD_BOUND)
)
"""Expected hold on a region by the lead in points of control. Negative leads index the tuple from its end; their values
are negative, since the other side holds the region.
"""
WEALTH_GROWTH = 0.3
"""Expected growth of a region's wealth before it scores, added to its present wealth."""

REWARD_VALUES = {
    "pay": 0.3,
    "move": 0.6,
    "fame": 1.0,
    "hire": 0.7,
    "fame-wealth": 4.2,
    "wind": 0.5,
    "gold": 0.35,
    "mend": 0.3,
    "mend-fame": 1.0,
    "tile": 0.4,
    "move-quietly": 0.6,
    "start": 0.0,
}
REWARD_DISCOUNT = 0.75
"""Discount factor from one future reward to the next."""
REWARD_HORIZON = 15
"""Highest number of future rewards that are counted."""


# Regions


def patrol_and_fort_points_by_region(state: Position) -> list[int]:
    """Points of control of the Squadron's patrols and forts, by region."""
    patrols, forts = state.patrols, state.forts
    return [
        # a fort counts as two patrols
        patrols[at] + patrols[at + 1] + patrols[at + 2] + patrols[at + 3] + 2 * forts[at >> 2]
        for at in range(0, len(state.chart.at), 4)
    ]


def squadron_leads(state: Position, rule: list[int]) -> list[int]:
    """Lead of the Squadron over the Union in points of control, by region; ``rule``: points of patrols and forts."""
    ships = state.ships
    found = list(map(sub, rule, state.comrades))
    for ship, points in _SHIPS:
        space = ships[ship]
        if space >= 0:
            found[space >> 2] += points
    if ships[CUTTER] >= 0:
        region = ships[CUTTER] >> 2
        found[region] -= 1 + state.comrades[region]
    return found


_SHIPS = ((SQUADRON, 2), (UNION, -1), (GUNSHIP, -1))
"""Points that ships add to the Squadron's lead. The cutter, which also doubles comrades, is counted separately."""


def expected_control_fame(state: Position, leads: list[int]) -> tuple[float, float]:
    """Fame that the Squadron and the Union may expect when the regions score."""
    squadron = union = 0.0
    for lead, wealth in zip(leads, state.wealth, strict=False):
        if lead > 0:
            squadron += (wealth + WEALTH_GROWTH) * EXPECTED_HOLD[lead]
        elif lead:
            union += (wealth + WEALTH_GROWTH) * EXPECTED_HOLD[-lead]
    return squadron, union


def wealth_of_regions_turned_by_one_point(state: Position, leads: list[int]) -> int:
    """Total wealth of the regions whose control could change by one point."""
    return sum([wealth for lead, wealth in zip(leads, state.wealth, strict=False) if -1 <= lead <= 1])


def favour_fame(state: Position, faction: int, leads: list[int]) -> int:
    """Fame that a smuggler's two favours would bring if the regions stayed as they are."""
    total = 0
    for marker in (0, 1):
        cards = state.delivered[2 * faction + marker]
        if cards:
            sign = 1 if marker == state.pledge[faction] else -1
            held = [symbol for lead, symbol in zip(leads, state.chart.symbol, strict=True) if lead * sign > 0]
            total += sum(held.count(MARKET_CARDS[card].symbol) for card in cards)
    return total


def control_gain(state: Position, region: int, side: int, points: int) -> float:
    """Expected fame that ``side`` (SQUADRON or UNION) gains by ``points`` more points of control in a region."""
    squadron, union = state.control_points(region)
    lead = squadron - union if side == SQUADRON else union - squadron
    return (state.wealth[region] + WEALTH_GROWTH) * (EXPECTED_HOLD[lead + points] - EXPECTED_HOLD[lead])


# Rewards


RewardProspects: TypeAlias = dict[tuple[int, int], float]


def _squares(purse: int) -> tuple[float, ...]:
    """Value of each square of the reward grid for a smuggler with ``purse`` gold."""
    worths = [
        REWARD_VALUES[reward_grid.REWARD_NAMES[kind]] * (count if kind in (reward_grid.FAME, reward_grid.GOLD) else 1)
        for kind, count in reward_grid.REWARD_GRID
    ]
    return tuple(
        worth + (purse if kind == reward_grid.PAY_FOR_FAME else 0)
        for worth, (kind, _) in zip(worths, reward_grid.REWARD_GRID, strict=True)
    )


def _prospects(squares: tuple[float, ...]) -> RewardProspects:
    """Value of future rewards, by the squares of the white and the black marker."""
    places = [
        (white, black) for white in range(len(reward_grid.REWARD_GRID)) for black in range(len(reward_grid.REWARD_GRID))
    ]
    worth = dict.fromkeys(places, 0.0)
    for _ in range(REWARD_HORIZON):
        worth = {
            (white, black): max(
                squares[square] + REWARD_DISCOUNT * worth[square, white]
                for square in reward_grid.ADJACENT_SQUARES[white]
                if square != black
            )
            for white, black in places
        }
    return worth


SQUARE_VALUES_BY_GOLD = tuple(_squares(purse) for purse in range(reward_grid.MAX_GOLD_PAID + 1))
"""Values of the squares of the reward grid, by the smuggler's gold."""
REWARD_PROSPECTS_BY_GOLD = tuple(_prospects(squares) for squares in SQUARE_VALUES_BY_GOLD)
"""Values of future rewards, by the smuggler's gold, then by the squares of the white and the black marker."""
