"""Labels of elements for screen readers: owner, space, number."""

from functools import cache

from kajuta.core.message import Message, msg
from kajuta.games.ahoy.rules.faction_board_tables import (
    BOARDS,
    CREW,
    CUTTER_SLOT,
    FACTION_OF_FIGURE,
    FIRST_CARD_SLOT,
    GROUP_OF_SLOT,
    PATROL,
    SQUADRON,
    UNION,
)
from kajuta.games.ahoy.rules.market_card_table import CONVINCING_COMRADES, CONVINCING_OFFICIALS
from kajuta.games.ahoy.rules.messages import figure_name
from kajuta.games.ahoy.rules.region_tiles import TERRAIN_NAMES
from kajuta.games.ahoy.rules.state import Position, seat_argument

CORNER_NAMES = ("north-west", "north-east", "south-west", "south-east")
DIRECTION_NAMES = ("north", "east", "south", "west")


def space_name(state: Position, space: int) -> Message:
    """Name of a space: its terrain, its region and its corner of the region."""
    terrain = TERRAIN_NAMES[state.chart.terrain[space]]
    return msg("space-name", terrain=terrain, region=state.region_name(space >> 2), corner=CORNER_NAMES[space % 4])


def space_name_with_contents(state: Position, space: int) -> Message:
    """Name of a space with its printed signs and the pieces on it."""
    chart = state.chart
    region = space >> 2
    island = chart.island[region] == space
    things = [msg("tailwind-here", n=n) for n in range(1, 7) if space in chart.tailwind[n]]
    if chart.gold[space]:
        things.append(msg("treasure-here", n=chart.gold[space]))
    for figure, where in enumerate(state.ships):
        if where == space:
            things.append(
                msg("figure-here", figure=figure_name(figure), seat=seat_argument(state, FACTION_OF_FIGURE[figure]))
            )
    if state.patrols[space]:
        things.append(msg("patrols-here", n=state.patrols[space], seat=seat_argument(state, SQUADRON)))
    if island and state.forts[region]:
        things.append(msg("forts-here", n=state.forts[region], seat=seat_argument(state, SQUADRON)))
    if island and state.comrades[region]:
        things.append(msg("comrades-here", n=state.comrades[region], seat=seat_argument(state, UNION)))
    name = space_name(state, space)
    if not things:
        return name
    told = things[0]
    for thing in things[1:]:
        told = msg("and", a=told, b=thing)
    return msg("space-with", space=name, things=told)


def figure_name_with_owner_and_space(state: Position, figure: int, space: int) -> Message:
    """Name of a figure with its owner and its space."""
    return msg(
        "figure-at",
        figure=figure_name(figure),
        seat=seat_argument(state, FACTION_OF_FIGURE[figure]),
        space=space_name(state, space),
    )


def name_of_figures_in_supply(state: Position, figure: int) -> Message:
    """Name of the patrols or forts that are left in the Squadron's supply."""
    return msg("in-supply", figure=msg("patrols" if figure == PATROL else "forts"), seat=seat_argument(state, SQUADRON))


@cache
def number_among_equal_slots(slot: int) -> int:
    """Number of a slot among the equal slots of its board, 0 if it is the only one."""
    action = GROUP_OF_SLOT[slot].action
    if action == CREW:
        pair = next(
            (pair for pair in (CONVINCING_COMRADES, CONVINCING_OFFICIALS) if slot - FIRST_CARD_SLOT in pair), ()
        )
        return pair.index(slot - FIRST_CARD_SLOT) + 1 if pair else 0
    alike = [one for board in BOARDS for group in board if group.action == action for one in group.slots]
    own = [one for one in alike if faction_of_slot(one) == faction_of_slot(slot)] if slot < CUTTER_SLOT else [slot]
    return own.index(slot) + 1 if len(own) > 1 else 0


@cache
def faction_of_slot(slot: int) -> int:
    """Faction that owns the board with a slot."""
    return next(faction for faction, board in enumerate(BOARDS) if any(slot in group.slots for group in board))
