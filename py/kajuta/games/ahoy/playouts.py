"""A quick way to play a turn to its end: useful dice, ways that lead somewhere, pieces where they turn a region."""

from collections.abc import Callable
from typing import Any

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.ahoy import frames as f
from kajuta.games.ahoy.boards import (
    ASSEMBLE,
    BOARDS,
    BOMBARD,
    CANNONS,
    CARGO,
    CREW,
    DEPLOY,
    FULL_SAIL,
    GROUP_OF,
    INSPIRE,
    NEGOTIATE,
    ORDER,
    OWNER,
    RALLY,
    REPAIR,
    SAIL,
    SHIP,
    SMUGGLERS,
    SQUADRON,
    TAILWIND,
    UNION,
)
from kajuta.games.ahoy.hopes import PATIENCE, PROSPECTS, SQUARES, swing
from kajuta.games.ahoy.rewards import MOST_PAID
from kajuta.games.ahoy.rules import Ahoy
from kajuta.games.ahoy.squadron import ORDERED as MOST_ORDERED
from kajuta.games.ahoy.union import INSPIRED, LANDING
from kajuta.games.ahoy.voyages import legs, voyage, ways

ENOUGH_READY = 4
"""So many ready comrades land wherever their flagship is."""
WORTH_LANDING = 0.3
"""From what a region gains by them comrades land rather than more become ready."""
EXPLORING = 0.6
"""How tempting a step off the map is to who rules regions."""
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


def playout(s: Ahoy, rng: Rng) -> Action:
    """Return a quick plausible action."""
    options = s.legal_actions()
    if len(options) == 1:
        return options[0]
    frame = s.decision()
    if isinstance(frame, f.Turn):
        return _turn(s, frame, options, rng)
    if isinstance(frame, f.Move):
        return _move(s, frame, options, rng)
    if isinstance(frame, f.Fly) and frame.figure in SMUGGLERS:
        return _nearest(s, frame, options, rng)
    if isinstance(frame, _LAST):
        return options[-1]
    if isinstance(frame, _FIRST):
        return options[0]
    choose = _CHOICES.get(type(frame))
    if choose is not None:
        return choose(s, frame, options)
    if isinstance(frame, f.Fire):
        return options[0] if rng.below(2) else options[-1]
    if options[-1] == ("done",) and rng.below(6):
        options.pop()
    return rng.choice(options)


_LAST = (f.Assembling, f.Paying, f.Emissary)
_FIRST = (f.PatrolHere, f.Mending, f.Offered, f.Leave, f.Raid, f.Harbour)


# What lies where


def _reward(s: Ahoy, frame: f.Reward, options: list[Action]) -> Action:
    white = s.white[frame.who]
    purse = min(s.gold[frame.who], MOST_PAID)
    squares, prospects = SQUARES[purse], PROSPECTS[purse]
    return max(options, key=lambda way: squares[way[1]] + PATIENCE * prospects[way[1], white])  # type: ignore[index]


def _comrades_here(s: Ahoy, frame: f.ComradesHere, options: list[Action]) -> Action:
    """Land where it turns something or many are ready, else let more become ready."""
    if s.ready:
        gain = swing(s, frame.region, UNION, min(LANDING, s.ready))
        if gain > WORTH_LANDING or s.ready >= ENOUGH_READY or not s.comrade_supply:
            return ("land",)
    return ("gain",)


def _inspiring(s: Ahoy, frame: f.Inspiring, options: list[Action]) -> Action:
    """Take the islands where a comrade turns most, in their order."""
    worths = {way[1]: swing(s, int(way[1]), UNION, 1) for way in options if way[0] == "comrade"}
    least = sorted(worths.values(), reverse=True)[: frame.left][-1]
    return next(way for way in options if worths[way[1]] >= least)


def _deploying(s: Ahoy, frame: f.Deploying, options: list[Action]) -> Action:
    return max(options, key=lambda way: swing(s, int(way[1]) >> 2, SQUADRON, 1))


def _evacuated(s: Ahoy, frame: f.Evacuated, options: list[Action]) -> Action:
    return max(options, key=lambda way: swing(s, int(way[1]), UNION, 1))


def _sneaking(s: Ahoy, frame: f.Sneaking, options: list[Action]) -> Action:
    patrols = [way for way in options if way[0] == "patrol"]
    return max(patrols, key=lambda way: -swing(s, int(way[1]) >> 2, SQUADRON, -1))


def _orders(s: Ahoy, frame: f.Orders, options: list[Action]) -> Action:
    """Send a patrol where it is missed more; stop where nothing is gained."""
    worth, best = max((ordered(s, way), way) for way in options[:-1])
    return best if worth > 0 else options[-1]


def ordered(s: Ahoy, way: Action) -> float:
    """Return what the Squadron gains by a patrol's step (0 within its region or off the map)."""
    _, space, direction = way
    region = int(space) >> 2
    target = s.chart.near[int(space)][int(direction)] >> 2
    if target in (region, -1):
        return 0.0
    return swing(s, target, SQUADRON, 1) + swing(s, region, SQUADRON, -1)


def _shipping(s: Ahoy, frame: f.Shipping | f.Shipped, options: list[Action]) -> Action:
    """Carry a comrade where the Union wants it, or, as anybody else, where it does least."""
    worth, best = max((shipped(s, frame.who, way), way) for way in options[:-1])
    return best if worth > 0 else options[-1]


def shipped(s: Ahoy, who: int, way: Action) -> float:
    """Return what ``who`` gains by a comrade's way from an island to another."""
    _, source, target = way
    gain = swing(s, int(target), UNION, 1) + swing(s, int(source), UNION, -1)
    return gain if who == UNION else -gain


def _first_wealth(s: Ahoy, frame: f.FirstWealth, options: list[Action]) -> Action:
    """Make that region richer which is held most surely."""

    def lead(way: Action) -> int:
        squadron, union = s.strength(int(way[1]))
        return squadron - union if frame.who == SQUADRON else union - squadron

    return max(options, key=lead)


def _hit(s: Ahoy, frame: f.Hit, options: list[Action]) -> Action:
    """Damage the enemy's sails; on one's own board, what is used least."""
    return options[0] if OWNER[frame.figure] != frame.who else options[-1]


_CHOICES: dict[type[Any], Callable[[Ahoy, Any, list[Action]], Action]] = {
    f.Reward: _reward,
    f.ComradesHere: _comrades_here,
    f.Inspiring: _inspiring,
    f.Deploying: _deploying,
    f.Evacuated: _evacuated,
    f.Sneaking: _sneaking,
    f.Orders: _orders,
    f.Shipping: _shipping,
    f.Shipped: _shipping,
    f.FirstWealth: _first_wealth,
    f.Hit: _hit,
}


# Dice


def _turn(s: Ahoy, frame: f.Turn, options: list[Action], rng: Rng) -> Action:
    who = frame.who
    dice: list[Action] = []
    for action in options:
        kind = action[0]
        if kind == "die" or (kind == "hire" and len(action) == 3):
            dice.append(action)
            continue
        if kind == "deliver" or has_room(s, who, action):
            return action
        if kind == "hire" and rng.below(2):
            return action
        if kind == "plan" and not rng.below(4):
            return action
    if not dice:
        return options[-1]
    goal = voyage(s, who)[1] if who in SMUGGLERS else -1
    best = dice[0]
    most = -1.0
    for action in dice:
        worth = die_worth(s, who, goal, action) * (0.8 + 0.4 * rng.random())
        if worth > most:
            best, most = action, worth
    return best


def has_room(s: Ahoy, who: int, action: Action) -> bool:
    """Say whether ``action`` takes a cargo aboard for which there is room."""
    return action[0] == "smuggle" and len(s.cargo[who]) < CARGO


def die_worth(s: Ahoy, who: int, goal: int, action: Action) -> float:
    """Return how useful a die placed or paid for crew seems; ``goal``: the island a smuggler is bound for."""
    if action[0] == "hire":
        return HIRED
    return slot_worth(s, who, goal, s.pool[int(action[1])], int(action[2]))


def slot_worth(s: Ahoy, who: int, goal: int, value: int, slot: int) -> float:
    """Return how useful a die of ``value`` on a slot seems."""
    action = GROUP_OF[slot].action
    here = s.ships[who]
    if who in SMUGGLERS and action in (SAIL, FULL_SAIL, TAILWIND):
        return _progress(s, who, goal, action, value)
    if action == REPAIR:
        return 0.25 * len(s.damaged(who))
    if who == SQUADRON:
        return _squadron_worth(s, action, value)
    if action == SAIL:
        return 1.0
    if action == TAILWIND:
        return 0.8 if s.chart.tailwind[value] else 0.02
    if action == CANNONS:
        return 0.0 if s.loaded(who) else 0.15 * value
    if action == ASSEMBLE:
        return 0.2 * min(INSPIRED, s.ready) + 0.5 * swing(s, here >> 2, UNION, min(INSPIRED, s.ready))
    if action == INSPIRE:
        return 0.45 * min(INSPIRED, s.ready)
    if action == RALLY:
        return 1.0 if s.symbol_at(here) >= 0 and s.ready < ENOUGH_READY else 0.05
    if action == NEGOTIATE:
        return 0.6 if s.symbol_at(here) >= 0 else 0.02
    return 0.8 if action in (CREW, SHIP) else 0.1


def _squadron_worth(s: Ahoy, action: int, value: int) -> float:
    """Return how useful a die of ``value`` seems to the Squadron; one that can bombard is spared for that."""
    if action == BOMBARD:
        return SHELLS * _bombarded(s, s.ships[SQUADRON] >> 2)
    if action == ORDER:
        return COMMANDED * min(MOST_ORDERED, sum(s.patrols))
    if action == CANNONS:
        return 0.3 * POWDER * value if s.loaded(SQUADRON) else POWDER * value
    if action == TAILWIND and not s.chart.tailwind[value]:
        return 0.02
    if action in (SAIL, TAILWIND, DEPLOY) and _can_bombard(s, value) and sum(s.comrades) >= MANY_COMRADES:
        return SPARED
    if action == DEPLOY:
        return 1.2 if s.patrol_supply else 0.02
    if action in (SAIL, TAILWIND):
        return (1.0 if action == SAIL else 0.8) if s.patrol_supply else NO_PATROL
    return 0.8 if action == CREW else 0.1


def _can_bombard(s: Ahoy, value: int) -> bool:
    """Say whether a die of ``value`` could bombard in this round."""
    return bool(BOMBARDING.accepts >> value & 1) and not s.slots[BOMBARDING.slots[0]]


def _bombarded(s: Ahoy, region: int) -> float:
    """Return what the Squadron gains where all comrades of a region are removed."""
    comrades = s.comrades[region]
    return 0.25 * comrades + 0.5 * swing(s, region, SQUADRON, comrades) if comrades else 0.0


def _progress(s: Ahoy, who: int, goal: int, action: int, value: int) -> float:
    """Return how far a smuggler comes towards its goal with a die that moves it."""
    if goal < 0:
        return 0.5
    steps = ways(s.chart, goal)
    far = steps[s.ships[who]]
    if action == SAIL:
        return 0.2 + min(2, far)
    if action == FULL_SAIL:
        return 0.1 + min(value, far)
    return max((far - steps[space] for space in s.chart.tailwind[value]), default=0) - 0.1


# Ways


def _move(s: Ahoy, frame: f.Move, options: list[Action], rng: Rng) -> Action:
    figure, space = frame.figure, frame.space
    near = s.chart.near[space]
    if figure in SMUGGLERS and frame.who == figure:
        goal = voyage(s, figure)[1]
        if goal == space and options[-1] in (("anchor",), ("done",)):
            return options[-1]
        if goal >= 0:
            left = ways(s.chart, goal)
            steps = [leg for leg in legs(s.chart)[space] if ("go", leg[0]) in options]
            if steps:
                if s.loaded(figure) and rng.below(2):
                    steps = [leg for leg in steps if s.enemies(figure, near[leg[0]])] or steps
                return "go", min(steps, key=lambda leg: leg[2] + left[leg[1]] + 0.2 * rng.random())[0]
    elif frame.flags & f.LAND:
        return _to_island(s, frame, options, rng)
    elif frame.flags & f.DROP:
        return _on_patrol(s, frame, options, rng)
    return rng.choice(options)


def _to_island(s: Ahoy, frame: f.Move, options: list[Action], rng: Rng) -> Action:
    """Sail the Union's flagship to an island where comrades turn something, or to any."""
    near = s.chart.near[frame.space]
    best, most = options[-1], -1.0
    for way in options:
        if way[0] != "anchor":
            space = near[int(way[1])]
            region = space >> 2
            worth = EXPLORING if space < 0 else 0.0
        else:
            space, region, worth = frame.space, frame.space >> 2, 0.0
        if space >= 0 and s.symbol_at(space) >= 0:
            worth = 1.0 + swing(s, region, UNION, LANDING)
        worth += rng.random()
        if worth > most:
            best, most = way, worth
    return best


def _on_patrol(s: Ahoy, frame: f.Move, options: list[Action], rng: Rng) -> Action:
    """Sail the Squadron's flagship where a patrol is missed, or where there is something to bombard."""
    near = s.chart.near[frame.space]
    bombards = any(_can_bombard(s, s.pool[die]) for die in s.dice_left(SQUADRON))
    best, most = options[-1], -1.0
    for way in options:
        space = frame.space if way[0] == "anchor" else near[int(way[1])]
        worth = rng.random() + (EXPLORING if space < 0 else swing(s, space >> 2, SQUADRON, 1))
        if bombards and space >= 0:
            worth += SHELLS * _bombarded(s, space >> 2)
        if worth > most:
            best, most = way, worth
    return best


def _nearest(s: Ahoy, frame: f.Fly, options: list[Action], rng: Rng) -> Action:
    goal = voyage(s, frame.figure)[1]
    if goal < 0:
        return rng.choice(options)
    steps = ways(s.chart, goal)
    here = s.ships[frame.figure]
    return min(options, key=lambda way: steps[way[1] if len(way) > 1 else here] + rng.random())  # type: ignore[index]
