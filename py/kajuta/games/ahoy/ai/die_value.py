"""Estimated value of placing dice on the slots of each board, by which the playout policy chooses a slot."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeAlias

from kajuta.core.state import Action
from kajuta.games.ahoy.ai.expected_fame import control_gain
from kajuta.games.ahoy.ai.smuggler_routes import route_lengths_to_island
from kajuta.games.ahoy.rules.bluefin_squadron import ORDERED_PATROLS as MOST_ORDERED
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import (
    ACTION_OF_SLOT,
    ASSEMBLE,
    BOARDS,
    BOMBARD,
    CANNONS,
    CREW,
    DEPLOY,
    FULL_SAIL,
    INSPIRE,
    MAX_PIPS,
    NEGOTIATE,
    ORDER,
    RALLY,
    REPAIR,
    SAIL,
    SHIP,
    SLOT_COUNT,
    SQUADRON,
    TAILWIND,
    UNION,
)
from kajuta.games.ahoy.rules.mollusk_union import MAX_COMRADES_PLACED
from kajuta.games.ahoy.rules.sea_map import SeaChart

ENOUGH_READY_COMRADES = 4
"""If the Union has at least this many ready comrades, it gains little by Rally."""
HIRING_DIE_VALUE = 0.5
"""Value of a die that pays for a crew member."""
MOVE_VALUE_WITHOUT_PATROLS = 0.4
"""Value of moving the Squadron's flagship when no patrol is left in the supply."""
SQUADRON_CANNON_PIP_VALUE = 0.17
"""Value of each pip of a die on the Squadron's cannons."""
ORDERED_PATROL_VALUE = 0.36
"""Value of each patrol that an order moves."""
BOMBARDMENT_FACTOR = 1.5
"""Factor that turns the Squadron's gain from a bombardment into the value of the die."""
MOVE_VALUE_OF_BOMBARDING_DIE = 0.5
"""Value of moving with a die that could bombard."""
MANY_COMRADES = 3
"""If at least this many comrades are on the map, the Squadron saves dice that can bombard them."""
BOMBARD_SLOTS = next(group for group in BOARDS[SQUADRON] if group.action == BOMBARD)

ValueByPips: TypeAlias = tuple[float, ...]
"""Values of a die by its pips; index 0 stands for no die."""
DieUse: TypeAlias = Callable[[Ahoy, int, int], ValueByPips]
"""Function that values a die on an action by its pips, given the position, the faction and the goal (the island to
which a smuggler sails).
"""


def value_of_die_action(state: Ahoy, who: int, goal: int, action: Action) -> float:
    """Estimated value of a die placed on a slot or paid for crew; ``goal``: the island to which a smuggler sails."""
    if action[0] == "hire":
        return HIRING_DIE_VALUE
    return die_on_slot_value(state, who, goal, state.pool[int(action[1])], int(action[2]))


def die_on_slot_value(state: Ahoy, who: int, goal: int, value: int, slot: int) -> float:
    """Estimated value of a die of ``value`` on a slot."""
    return DIE_USES[who][ACTION_OF_SLOT[slot]](state, who, goal)[value]


# All boards


def _flat(worth: float) -> ValueByPips:
    return (worth,) * (MAX_PIPS + 1)


def _rising(each: float) -> ValueByPips:
    return tuple(each * value for value in range(MAX_PIPS + 1))


def _always(worth: float) -> DieUse:
    worths = _flat(worth)
    return lambda state, who, goal: worths


NO_VALUE = _flat(0.0)
REPAIR_VALUES = tuple(_flat(0.25 * count) for count in range(SLOT_COUNT))
"""Value of repairing, by the number of damaged slots."""
CANNON_VALUES = _rising(0.15)
"""Value of loading the cannons."""


def _repair(state: Ahoy, who: int, goal: int) -> ValueByPips:
    return REPAIR_VALUES[len(state.damaged_slots(who))]


def _wind(state: Ahoy, who: int, goal: int) -> ValueByPips:
    return _blowing(state.chart, 0.8, 0.8)


@lru_cache(maxsize=4096)
def _blowing(chart: SeaChart, worth: float, spared: float) -> ValueByPips:
    """Value of a tailwind, by the pips of the die that uses it; hardly any where the map has no such tailwind.

    ``worth``: value of a tailwind; ``spared``: its value for a die that could bombard.
    """
    return tuple(
        (spared if BOMBARD_SLOTS.accepts >> value & 1 else worth) if chart.tailwind[value] else 0.02
        for value in range(MAX_PIPS + 1)
    )


def _cannons(state: Ahoy, who: int, goal: int) -> ValueByPips:
    return NO_VALUE if state.has_loaded_cannons(who) else CANNON_VALUES


# Squadron; it may save dice that can bombard for a bombardment


def can_bombard_this_round(state: Ahoy) -> bool:
    """Whether the Squadron could bombard with any of its dice in this round."""
    return not state.slots[BOMBARD_SLOTS.slots[0]] and BOMBARD_SLOTS.accepts & state.unplaced_dice_values(SQUADRON) > 0


def bombardment_gain(state: Ahoy, region: int) -> float:
    """Gain for the Squadron if all comrades of a region are removed, in fame."""
    comrades = state.comrades[region]
    return 0.25 * comrades + 0.5 * control_gain(state, region, SQUADRON, comrades) if comrades else 0.0


def _spares(state: Ahoy) -> bool:
    """Whether the Squadron saves dice that can bombard for a bombardment."""
    return not state.slots[BOMBARD_SLOTS.slots[0]] and sum(state.comrades) >= MANY_COMRADES


def _sparing(worth: float) -> ValueByPips:
    """``worth`` for each value of a die, less for those that can bombard."""
    return tuple(
        MOVE_VALUE_OF_BOMBARDING_DIE if BOMBARD_SLOTS.accepts >> value & 1 else worth for value in range(MAX_PIPS + 1)
    )


def _unless_spared(supplied: float, without: float) -> DieUse:
    """Value of an action that uses patrols, by pips.

    ``supplied`` if patrols are left in the supply, otherwise ``without``; less for dice that are kept to bombard.
    """
    plain, spared = (_flat(without), _flat(supplied)), (_sparing(without), _sparing(supplied))
    return lambda state, who, goal: (spared if _spares(state) else plain)[state.patrol_supply > 0]


def _patrol_wind(state: Ahoy, who: int, goal: int) -> ValueByPips:
    worth = 0.8 if state.patrol_supply else MOVE_VALUE_WITHOUT_PATROLS
    return _blowing(state.chart, worth, MOVE_VALUE_OF_BOMBARDING_DIE if _spares(state) else worth)


def _bombard(state: Ahoy, who: int, goal: int) -> ValueByPips:
    return _flat(BOMBARDMENT_FACTOR * bombardment_gain(state, state.ships[SQUADRON] >> 2))


def _order(state: Ahoy, who: int, goal: int) -> ValueByPips:
    return ORDER_VALUES[min(MOST_ORDERED, sum(state.patrols))]


ORDER_VALUES = tuple(_flat(ORDERED_PATROL_VALUE * count) for count in range(MOST_ORDERED + 1))
"""Value of Order, by the number of patrols on the map."""
SQUADRON_CANNON_VALUES = (_rising(SQUADRON_CANNON_PIP_VALUE), _rising(0.3 * SQUADRON_CANNON_PIP_VALUE))
"""Value of loading the Squadron's cannons: when they are empty, and when they are loaded."""


def _powder(state: Ahoy, who: int, goal: int) -> ValueByPips:
    return SQUADRON_CANNON_VALUES[state.has_loaded_cannons(SQUADRON)]


# Union


def _assemble(state: Ahoy, who: int, goal: int) -> ValueByPips:
    count = min(MAX_COMRADES_PLACED, state.ready)
    return _flat(0.2 * count + 0.5 * control_gain(state, state.ships[who] >> 2, UNION, count))


def _inspire(state: Ahoy, who: int, goal: int) -> ValueByPips:
    return INSPIRE_VALUES[min(MAX_COMRADES_PLACED, state.ready)]


def _rally(state: Ahoy, who: int, goal: int) -> ValueByPips:
    return RALLY_VALUES[state.ready < ENOUGH_READY_COMRADES and state.symbol_at(state.ships[who]) >= 0]


INSPIRE_VALUES = tuple(_flat(0.45 * count) for count in range(MAX_COMRADES_PLACED + 1))
"""Value of Inspire, by the number of comrades that it places, one on each island."""
RALLY_VALUES = (_flat(0.05), _flat(1.0))
"""Value of Rally: in general, and if it is of good use (on an island, while few comrades are ready)."""


# Smugglers: a die is worth the steps by which it brings the ship nearer to its goal


@lru_cache(maxsize=1 << 13)
def _nearer(chart: SeaChart, goal: int, here: int) -> tuple[ValueByPips, ValueByPips, ValueByPips]:
    """Values of Sail, Full Sail and tailwinds for a smuggler at ``here``: the steps saved on the way to ``goal``."""
    if goal < 0:
        return AIMLESS_MOVE_VALUES, AIMLESS_MOVE_VALUES, AIMLESS_MOVE_VALUES
    steps = route_lengths_to_island(chart, goal)
    far = steps[here]
    winds = [
        max([far - steps[space] for space in chart.tailwind[value]], default=0) - 0.1 for value in range(MAX_PIPS + 1)
    ]
    return _flat(0.2 + min(2, far)), tuple(0.1 + min(value, far) for value in range(MAX_PIPS + 1)), tuple(winds)


def _smuggler_sail(state: Ahoy, who: int, goal: int) -> ValueByPips:
    return _nearer(state.chart, goal, state.ships[who])[0]


def _full_sail(state: Ahoy, who: int, goal: int) -> ValueByPips:
    return _nearer(state.chart, goal, state.ships[who])[1]


def _smuggler_wind(state: Ahoy, who: int, goal: int) -> ValueByPips:
    return _nearer(state.chart, goal, state.ships[who])[2]


def _negotiate(state: Ahoy, who: int, goal: int) -> ValueByPips:
    return NEGOTIATE_VALUES[state.symbol_at(state.ships[who]) >= 0]


AIMLESS_MOVE_VALUES = _flat(0.5)
"""Values of moves for a smuggler without a goal."""
NEGOTIATE_VALUES = (_flat(0.02), _flat(0.6))
"""Value of negotiating: on the water, and on an island."""


_ALL: Mapping[int, DieUse] = {
    SAIL: _always(1.0),
    REPAIR: _repair,
    TAILWIND: _wind,
    CANNONS: _cannons,
    CREW: _always(0.8),
    SHIP: _always(0.8),
}
_OF_SQUADRON: Mapping[int, DieUse] = {
    **_ALL,
    SAIL: _unless_spared(1.0, MOVE_VALUE_WITHOUT_PATROLS),
    TAILWIND: _patrol_wind,
    DEPLOY: _unless_spared(1.2, 0.02),
    BOMBARD: _bombard,
    ORDER: _order,
    CANNONS: _powder,
}
_OF_UNION: Mapping[int, DieUse] = {**_ALL, ASSEMBLE: _assemble, INSPIRE: _inspire, RALLY: _rally}
_OF_SMUGGLER: Mapping[int, DieUse] = {
    **_ALL,
    SAIL: _smuggler_sail,
    FULL_SAIL: _full_sail,
    TAILWIND: _smuggler_wind,
    NEGOTIATE: _negotiate,
}
DIE_USES = (_OF_SQUADRON, _OF_SMUGGLER, _OF_UNION, _OF_SMUGGLER)
"""Functions that value a die, by faction and action."""
