"""How useful dice seem on the slots of each board: what the quick policy places them by."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from kajuta.core.state import Action
from kajuta.games.ahoy.boards import (
    ASSEMBLE,
    BOARDS,
    BOMBARD,
    CANNONS,
    CREW,
    DEPLOY,
    FULL_SAIL,
    GROUP_OF,
    INSPIRE,
    NEGOTIATE,
    ORDER,
    RALLY,
    REPAIR,
    SAIL,
    SHIP,
    SQUADRON,
    TAILWIND,
    UNION,
)
from kajuta.games.ahoy.hopes import swing
from kajuta.games.ahoy.rules import Ahoy
from kajuta.games.ahoy.squadron import ORDERED as MOST_ORDERED
from kajuta.games.ahoy.union import INSPIRED
from kajuta.games.ahoy.voyages import ways

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

Values: TypeAlias = Sequence[int]
Use: TypeAlias = Callable[[Ahoy, int, int, Values], list[float]]
"""Says of an action of a faction how useful dice of some values are for it; a smuggler is bound for an island."""


def die_worth(s: Ahoy, who: int, goal: int, action: Action) -> float:
    """Return how useful a die placed or paid for crew seems; ``goal``: the island a smuggler is bound for."""
    if action[0] == "hire":
        return HIRED
    return slot_worth(s, who, goal, s.pool[int(action[1])], int(action[2]))


def slot_worth(s: Ahoy, who: int, goal: int, value: int, slot: int) -> float:
    """Return how useful a die of ``value`` on a slot seems."""
    return USES[who][GROUP_OF[slot].action](s, who, goal, (value,))[0]


# Of all boards


def _always(worth: float) -> Use:
    return lambda s, who, goal, values: [worth] * len(values)


def _repair(s: Ahoy, who: int, goal: int, values: Values) -> list[float]:
    return [0.25 * len(s.damaged(who))] * len(values)


def _wind(s: Ahoy, who: int, goal: int, values: Values) -> list[float]:
    tailwind = s.chart.tailwind
    return [0.8 if tailwind[value] else 0.02 for value in values]


def _cannons(s: Ahoy, who: int, goal: int, values: Values) -> list[float]:
    return [0.0] * len(values) if s.loaded(who) else [0.15 * value for value in values]


# Of the Squadron; a die that can bombard is spared for that


def can_bombard(s: Ahoy, value: int) -> bool:
    """Say whether a die of ``value`` could bombard in this round."""
    return bool(BOMBARDING.accepts >> value & 1) and not s.slots[BOMBARDING.slots[0]]


def bombarded(s: Ahoy, region: int) -> float:
    """Return what the Squadron gains where all comrades of a region are removed."""
    comrades = s.comrades[region]
    return 0.25 * comrades + 0.5 * swing(s, region, SQUADRON, comrades) if comrades else 0.0


def _sparing(s: Ahoy, values: Values, worth: float) -> list[float]:
    """Return ``worth`` for each value except those that can bombard."""
    worths = [worth] * len(values)
    if sum(s.comrades) >= MANY_COMRADES:
        for at, value in enumerate(values):
            if can_bombard(s, value):
                worths[at] = SPARED
    return worths


def _patrol_sail(s: Ahoy, who: int, goal: int, values: Values) -> list[float]:
    return _sparing(s, values, 1.0 if s.patrol_supply else NO_PATROL)


def _patrol_wind(s: Ahoy, who: int, goal: int, values: Values) -> list[float]:
    tailwind = s.chart.tailwind
    worths = _sparing(s, values, 0.8 if s.patrol_supply else NO_PATROL)
    return [worth if tailwind[value] else 0.02 for worth, value in zip(worths, values, strict=True)]


def _deploy(s: Ahoy, who: int, goal: int, values: Values) -> list[float]:
    return _sparing(s, values, 1.2 if s.patrol_supply else 0.02)


def _bombard(s: Ahoy, who: int, goal: int, values: Values) -> list[float]:
    return [SHELLS * bombarded(s, s.ships[SQUADRON] >> 2)] * len(values)


def _order(s: Ahoy, who: int, goal: int, values: Values) -> list[float]:
    return [COMMANDED * min(MOST_ORDERED, sum(s.patrols))] * len(values)


def _powder(s: Ahoy, who: int, goal: int, values: Values) -> list[float]:
    each = 0.3 * POWDER if s.loaded(SQUADRON) else POWDER
    return [each * value for value in values]


# Of the Union


def _assemble(s: Ahoy, who: int, goal: int, values: Values) -> list[float]:
    count = min(INSPIRED, s.ready)
    return [0.2 * count + 0.5 * swing(s, s.ships[who] >> 2, UNION, count)] * len(values)


def _inspire(s: Ahoy, who: int, goal: int, values: Values) -> list[float]:
    return [0.45 * min(INSPIRED, s.ready)] * len(values)


def _rally(s: Ahoy, who: int, goal: int, values: Values) -> list[float]:
    return [1.0 if s.ready < ENOUGH_READY and s.symbol_at(s.ships[who]) >= 0 else 0.05] * len(values)


# Of the smugglers: how far a die brings them towards their goal


def _smuggler_sail(s: Ahoy, who: int, goal: int, values: Values) -> list[float]:
    return [0.2 + min(2, ways(s.chart, goal)[s.ships[who]]) if goal >= 0 else 0.5] * len(values)


def _full_sail(s: Ahoy, who: int, goal: int, values: Values) -> list[float]:
    if goal < 0:
        return [0.5] * len(values)
    far = ways(s.chart, goal)[s.ships[who]]
    return [0.1 + min(value, far) for value in values]


def _smuggler_wind(s: Ahoy, who: int, goal: int, values: Values) -> list[float]:
    if goal < 0:
        return [0.5] * len(values)
    steps = ways(s.chart, goal)
    far = steps[s.ships[who]]
    tailwind = s.chart.tailwind
    return [max([far - steps[space] for space in tailwind[value]], default=0) - 0.1 for value in values]


def _negotiate(s: Ahoy, who: int, goal: int, values: Values) -> list[float]:
    return [0.6 if s.symbol_at(s.ships[who]) >= 0 else 0.02] * len(values)


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
    SAIL: _patrol_sail,
    TAILWIND: _patrol_wind,
    DEPLOY: _deploy,
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
