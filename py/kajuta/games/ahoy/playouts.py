"""A quick way to play a turn to its end: useful dice, ways that lead somewhere, pieces where they turn a region."""

from collections.abc import Callable, Sequence
from typing import Any

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.ahoy import frames as f
from kajuta.games.ahoy.boards import (
    CARGO,
    GROUP_OF,
    HANDFUL,
    OWNER,
    SMUGGLERS,
    SQUADRON,
    UNION,
)
from kajuta.games.ahoy.hopes import PATIENCE, PROSPECTS, SQUARES, swing
from kajuta.games.ahoy.rewards import MOST_PAID
from kajuta.games.ahoy.rules import Ahoy
from kajuta.games.ahoy.turn import at_will, open_slots, placeable, recruits
from kajuta.games.ahoy.union import LANDING
from kajuta.games.ahoy.uses import HIRED, SHELLS, USES, bombarded, can_bombard
from kajuta.games.ahoy.voyages import Leg, legs, voyage, ways

WORTH_LANDING = 0.7
"""From what a region gains by them comrades land rather than more become ready."""
MANY_READY = 5
"""So many ready comrades land whatever they turn."""
UNCHARTED = {SQUADRON: 0.9, UNION: 1.2}
"""How tempting a step off the map is to who rules regions; an island alone tempts the Union by 1."""
WHIM = {SQUADRON: 0.5, UNION: 0.4}
"""How much luck there is in where they sail."""


def playout(s: Ahoy, rng: Rng) -> Action:
    """Return a quick plausible action."""
    frame = s.decision()
    if isinstance(frame, f.Turn):
        return _turn(s, frame, rng)
    options = s.legal_actions()
    if len(options) == 1:
        return options[0]
    if isinstance(frame, f.Move):
        return _move(s, frame, options, rng)
    if isinstance(frame, f.Fly) and frame.figure in SMUGGLERS:
        return _nearest(s, frame, options, rng)
    kind = type(frame)
    if kind in _LAST:
        return options[-1]
    if kind in _FIRST:
        return options[0]
    choose = _CHOICES.get(kind)
    if choose is not None:
        return choose(s, frame, options)
    if kind is f.Fire:
        return options[0] if rng.below(2) else options[-1]
    if options[-1] == ("done",) and rng.below(6):
        options.pop()
    return rng.choice(options)


_LAST = frozenset((f.Assembling, f.Paying, f.Emissary))
_FIRST = frozenset((f.PatrolHere, f.Mending, f.Offered, f.Leave, f.Raid, f.Harbour))


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
        if gain > WORTH_LANDING or s.ready >= MANY_READY or not s.comrade_supply:
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
    gains = orders_gain(s)
    worth, best = max([(gains(way), way) for way in options[:-1]])
    return best if worth > 0 else options[-1]


def orders_gain(s: Ahoy) -> Callable[[Action], float]:
    """Return what tells how much the Squadron gains by a patrol's step (0 within its region or off the map)."""
    near = s.chart.near
    known: dict[tuple[int, int], float] = {}

    def one(region: int, points: int) -> float:
        worth = known.get((region, points))
        if worth is None:
            worth = known[region, points] = swing(s, region, SQUADRON, points)
        return worth

    def gain(way: Action) -> float:
        _, space, direction = way
        region = int(space) >> 2
        target = near[int(space)][int(direction)] >> 2
        return 0.0 if target in (region, -1) else one(target, 1) + one(region, -1)

    return gain


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


def _turn(s: Ahoy, frame: f.Turn, rng: Rng) -> Action:
    """Trade, now and then recruit or play a plan, else place the die that seems most useful, with some luck in it.

    It looks at no value that a die could be turned to, so it does not ask for all that is legal.
    """
    who = frame.who
    dice = placeable(s, frame)
    hires = recruits(s, frame, dice)
    others = at_will(s, frame)
    pool = s.pool
    free = open_slots(s, who) if dice else []
    ways: list[Action] = [("die", die, slot) for die in dice for slot, accepts in free if accepts >> pool[die] & 1]
    if len(dice) < 2 and len(ways) + len(hires) + len(others) == 1 and not (dice and s.gold[who]):
        return (ways or hires or others)[0]
    for action in hires:
        if len(action) == 3:
            ways.append(action)
        elif rng.below(2):
            return action
    for action in others:
        kind = action[0]
        if kind == "deliver" or has_room(s, who, action):
            return action
        if kind == "plan" and not rng.below(4):
            return action
    if not ways:
        return others[-1] if others else s.legal_actions()[-1]
    goal = voyage(s, who)[1] if who in SMUGGLERS else -1
    values = list({pool[die] for die in dice})
    board = USES[who]
    uses = [(accepts, board[GROUP_OF[slot].action](s, who, goal, values)) for slot, accepts in free]
    worths = []
    for die in dice:
        value = pool[die]
        at = values.index(value)
        worths += [use[at] for accepts, use in uses if accepts >> value & 1]
    worths += [HIRED] * (len(ways) - len(worths))
    worths = [worth * (0.8 + 0.4 * luck) for worth, luck in zip(worths, rng.randoms(len(ways)), strict=True)]
    most = max(worths)
    return ways[worths.index(most)] if most > -1.0 else ways[0]


def has_room(s: Ahoy, who: int, action: Action) -> bool:
    """Say whether ``action`` takes a cargo aboard for which there is room."""
    return action[0] == "smuggle" and len(s.cargo[who]) < CARGO


# Ways


def _move(s: Ahoy, frame: f.Move, options: list[Action], rng: Rng) -> Action:
    figure, space = frame.figure, frame.space
    if figure in SMUGGLERS and frame.who == figure:
        goal = voyage(s, figure)[1]
        if goal == space and options[-1] in (("anchor",), ("done",)):
            return options[-1]
        if goal >= 0:
            left = ways(s.chart, goal)
            steps: Sequence[Leg] = legs(s.chart)[space]
            if steps:
                if s.loaded(figure) and rng.below(2):
                    near = s.chart.near[space]
                    steps = [leg for leg in steps if s.enemies(figure, near[leg[0]])] or steps
                return "go", min(steps, key=lambda leg: leg[2] + left[leg[1]] + 0.2 * rng.random())[0]
    elif frame.flags & f.LAND:
        return _sail(s, UNION, frame, options, lambda space: _landing(s, space), rng)
    elif frame.flags & f.DROP:
        bombards = any(can_bombard(s, value) for value in s.pool[HANDFUL[SQUADRON]])
        return _sail(s, SQUADRON, frame, options, lambda space: _dropping(s, space, bombards), rng)
    return rng.choice(options)


def _sail(s: Ahoy, who: int, frame: f.Move, options: list[Action], promise: Callable[[int], float], rng: Rng) -> Action:
    """Sail a flagship off the map or to what promises most, within this step and the next; with some luck in it."""
    near = s.chart.near
    promises: dict[int, float] = {}

    def promised(space: int) -> float:
        worth = promises.get(space)
        if worth is None:
            worth = promises[space] = promise(space)
        return worth

    best, most = options[-1], -1.0
    for way, luck in zip(options, rng.randoms(len(options)), strict=True):
        if way[0] == "anchor":
            worth = promised(frame.space)
        else:
            space = near[frame.space][int(way[1])]
            worth = promised(space) if space >= 0 else UNCHARTED[who]
            if space >= 0 and frame.steps > 1:
                worth = max([worth, *[promised(beyond) for beyond in near[space] if beyond >= 0]])
        worth += WHIM[who] * luck
        if worth > most:
            best, most = way, worth
    return best


def _landing(s: Ahoy, space: int) -> float:
    """Return what a space promises the Union: an island where comrades turn something, or any island."""
    return 1.0 + swing(s, space >> 2, UNION, LANDING) if s.symbol_at(space) >= 0 else 0.0


def _dropping(s: Ahoy, space: int, bombards: bool) -> float:
    """Return what a space promises the Squadron: that a patrol is missed there, or that it can be bombarded."""
    region = space >> 2
    worth = swing(s, region, SQUADRON, 1)
    return worth + SHELLS * bombarded(s, region) if bombards else worth


def _nearest(s: Ahoy, frame: f.Fly, options: list[Action], rng: Rng) -> Action:
    goal = voyage(s, frame.figure)[1]
    if goal < 0:
        return rng.choice(options)
    steps = ways(s.chart, goal)
    here = s.ships[frame.figure]
    return min(options, key=lambda way: steps[way[1] if len(way) > 1 else here] + rng.random())  # type: ignore[index]
