"""How useful dice seem on the slots of each board: what the quick policy places them by."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeAlias

from kajuta.core.state import Action
from kajuta.games.ahoy.ai.expected_control import swing
from kajuta.games.ahoy.ai.smuggler_routes import ways
from kajuta.games.ahoy.rules.bluefin_squadron import ORDERED_PATROLS as MOST_ORDERED
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.mollusk_union import MAX_COMRADES_PLACED
from kajuta.games.ahoy.rules.player_boards import (
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
from kajuta.games.ahoy.rules.sea_map import SeaChart

ENOUGH_READY = 4
"""With so many ready comrades the Union rallies no more."""
HIRED = 0.5
"""How useful a die is that pays for a crew member."""
NO_PATROL = 0.4
"""How useful it is that the Squadron's flagship moves when there is no patrol left for it to drop."""
POWDER = 0.17
"""How useful each pip on the Squadron's cannons is."""
COMMANDED = 0.36
"""How useful each patrol is that an order moves."""
SHELLS = 1.5
"""How many times as useful it is to bombard an island as what is lost there."""
SPARED = 0.5
"""How useful a move is with a die that could bombard."""
MANY_COMRADES = 3
"""From so many comrades on the map on a die is spared for them."""
BOMBARDING = next(group for group in BOARDS[SQUADRON] if group.action == BOMBARD)

ByValue: TypeAlias = tuple[float, ...]
"""How useful a die is, by its value from 0 (no die) on."""
Use: TypeAlias = Callable[[Ahoy, int, int], ByValue]
"""Says of an action of a faction how useful dice are for it; a smuggler is bound for an island."""


def die_worth(s: Ahoy, who: int, goal: int, action: Action) -> float:
    """Return how useful a die placed or paid for crew seems; ``goal``: the island a smuggler is bound for."""
    if action[0] == "hire":
        return HIRED
    return slot_worth(s, who, goal, s.pool[int(action[1])], int(action[2]))


def slot_worth(s: Ahoy, who: int, goal: int, value: int, slot: int) -> float:
    """Return how useful a die of ``value`` on a slot seems."""
    return USES[who][ACTION_OF_SLOT[slot]](s, who, goal)[value]


# Of all boards


def _flat(worth: float) -> ByValue:
    return (worth,) * (MAX_PIPS + 1)


def _rising(each: float) -> ByValue:
    return tuple(each * value for value in range(MAX_PIPS + 1))


def _always(worth: float) -> Use:
    worths = _flat(worth)
    return lambda s, who, goal: worths


NOTHING = _flat(0.0)
MENDED = tuple(_flat(0.25 * count) for count in range(SLOT_COUNT))
"""How useful it is to repair so many slots."""
LOADING = _rising(0.15)
"""How useful it is to load the cannons."""


def _repair(s: Ahoy, who: int, goal: int) -> ByValue:
    return MENDED[len(s.damaged_slots(who))]


def _wind(s: Ahoy, who: int, goal: int) -> ByValue:
    return _blowing(s.chart, 0.8, 0.8)


@lru_cache(maxsize=4096)
def _blowing(chart: SeaChart, worth: float, spared: float) -> ByValue:
    """Return ``worth`` for the values whose tailwind lies on the map, ``spared`` if a die could bombard instead."""
    return tuple(
        (spared if BOMBARDING.accepts >> value & 1 else worth) if chart.tailwind[value] else 0.02
        for value in range(MAX_PIPS + 1)
    )


def _cannons(s: Ahoy, who: int, goal: int) -> ByValue:
    return NOTHING if s.has_loaded_cannons(who) else LOADING


# Of the Squadron; a die that can bombard is spared for that


def bombarding(s: Ahoy) -> bool:
    """Say whether the Squadron could bombard with any of its dice in this round."""
    return not s.slots[BOMBARDING.slots[0]] and BOMBARDING.accepts & s.unplaced_dice_values(SQUADRON) > 0


def bombarded(s: Ahoy, region: int) -> float:
    """Return what the Squadron gains where all comrades of a region are removed."""
    comrades = s.comrades[region]
    return 0.25 * comrades + 0.5 * swing(s, region, SQUADRON, comrades) if comrades else 0.0


def _spares(s: Ahoy) -> bool:
    """Say whether dice that can bombard are spared for that."""
    return not s.slots[BOMBARDING.slots[0]] and sum(s.comrades) >= MANY_COMRADES


def _sparing(worth: float) -> ByValue:
    """Return ``worth`` for each value except those that can bombard."""
    return tuple(SPARED if BOMBARDING.accepts >> value & 1 else worth for value in range(MAX_PIPS + 1))


def _unless_spared(supplied: float, without: float) -> Use:
    """Return how useful a move is with patrols in the supply and without."""
    plain, spared = (_flat(without), _flat(supplied)), (_sparing(without), _sparing(supplied))
    return lambda s, who, goal: (spared if _spares(s) else plain)[s.patrol_supply > 0]


def _patrol_wind(s: Ahoy, who: int, goal: int) -> ByValue:
    worth = 0.8 if s.patrol_supply else NO_PATROL
    return _blowing(s.chart, worth, SPARED if _spares(s) else worth)


def _bombard(s: Ahoy, who: int, goal: int) -> ByValue:
    return _flat(SHELLS * bombarded(s, s.ships[SQUADRON] >> 2))


def _order(s: Ahoy, who: int, goal: int) -> ByValue:
    return COMMANDING[min(MOST_ORDERED, sum(s.patrols))]


COMMANDING = tuple(_flat(COMMANDED * count) for count in range(MOST_ORDERED + 1))
"""How useful it is to order so many patrols about."""
POWDERED = (_rising(POWDER), _rising(0.3 * POWDER))
"""How useful powder is to the Squadron without any, and with some."""


def _powder(s: Ahoy, who: int, goal: int) -> ByValue:
    return POWDERED[s.has_loaded_cannons(SQUADRON)]


# Of the Union


def _assemble(s: Ahoy, who: int, goal: int) -> ByValue:
    count = min(MAX_COMRADES_PLACED, s.ready)
    return _flat(0.2 * count + 0.5 * swing(s, s.ships[who] >> 2, UNION, count))


def _inspire(s: Ahoy, who: int, goal: int) -> ByValue:
    return INSPIRING[min(MAX_COMRADES_PLACED, s.ready)]


def _rally(s: Ahoy, who: int, goal: int) -> ByValue:
    return RALLYING[s.ready < ENOUGH_READY and s.symbol_at(s.ships[who]) >= 0]


INSPIRING = tuple(_flat(0.45 * count) for count in range(MAX_COMRADES_PLACED + 1))
"""How useful it is to place so many comrades on as many islands."""
RALLYING = (_flat(0.05), _flat(1.0))
"""How useful it is to rally where that makes little sense, and where it makes some."""


# Of the smugglers: how far a die brings them towards their goal


@lru_cache(maxsize=1 << 13)
def _nearer(chart: SeaChart, goal: int, here: int) -> tuple[ByValue, ByValue, ByValue]:
    """Return how far Sail, Full Sail and tailwinds bring a smuggler from ``here`` towards its ``goal``."""
    if goal < 0:
        return AIMLESS, AIMLESS, AIMLESS
    steps = ways(chart, goal)
    far = steps[here]
    winds = [
        max([far - steps[space] for space in chart.tailwind[value]], default=0) - 0.1 for value in range(MAX_PIPS + 1)
    ]
    return _flat(0.2 + min(2, far)), tuple(0.1 + min(value, far) for value in range(MAX_PIPS + 1)), tuple(winds)


def _smuggler_sail(s: Ahoy, who: int, goal: int) -> ByValue:
    return _nearer(s.chart, goal, s.ships[who])[0]


def _full_sail(s: Ahoy, who: int, goal: int) -> ByValue:
    return _nearer(s.chart, goal, s.ships[who])[1]


def _smuggler_wind(s: Ahoy, who: int, goal: int) -> ByValue:
    return _nearer(s.chart, goal, s.ships[who])[2]


def _negotiate(s: Ahoy, who: int, goal: int) -> ByValue:
    return NEGOTIATING[s.symbol_at(s.ships[who]) >= 0]


AIMLESS = _flat(0.5)
"""How useful moves are that lead nowhere."""
NEGOTIATING = (_flat(0.02), _flat(0.6))
"""How useful it is to negotiate on the water and on an island."""


_ALL: Mapping[int, Use] = {
    SAIL: _always(1.0),
    REPAIR: _repair,
    TAILWIND: _wind,
    CANNONS: _cannons,
    CREW: _always(0.8),
    SHIP: _always(0.8),
}
_OF_SQUADRON: Mapping[int, Use] = {
    **_ALL,
    SAIL: _unless_spared(1.0, NO_PATROL),
    TAILWIND: _patrol_wind,
    DEPLOY: _unless_spared(1.2, 0.02),
    BOMBARD: _bombard,
    ORDER: _order,
    CANNONS: _powder,
}
_OF_UNION: Mapping[int, Use] = {**_ALL, ASSEMBLE: _assemble, INSPIRE: _inspire, RALLY: _rally}
_OF_SMUGGLER: Mapping[int, Use] = {
    **_ALL,
    SAIL: _smuggler_sail,
    FULL_SAIL: _full_sail,
    TAILWIND: _smuggler_wind,
    NEGOTIATE: _negotiate,
}
USES = (_OF_SQUADRON, _OF_SMUGGLER, _OF_UNION, _OF_SMUGGLER)
"""By faction and action how useful dice are for it."""
