"""How a turn of Ahoj was played to its end; frozen, see the package."""

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.ahoy import frames as f
from kajuta.games.ahoy.boards import (
    ASSEMBLE,
    BOMBARD,
    CANNONS,
    CARGO,
    CREW,
    DEPLOY,
    FULL_SAIL,
    GOAL,
    GROUP_OF,
    INSPIRE,
    NEGOTIATE,
    ORDER,
    RALLY,
    REPAIR,
    SAIL,
    SHIP,
    SMUGGLERS,
    TAILWIND,
)
from kajuta.games.ahoy.rewards import MOST_PAID
from kajuta.games.ahoy.rules import Ahoy
from league.frozen.ahoy.advice import PATIENCE, PROSPECTS, SQUARES
from league.frozen.ahoy.voyages import legs, voyage, ways

CARE = 8
"""So near the goal a smuggler thinks twice before it delivers: the game may end too early for it."""


def candidates(s: Ahoy) -> list[Action]:
    """Return the legal actions that are worth a closer look.

    Of two equal dice only one is tried, a die is turned once, and cargo is taken aboard and delivered at once.
    """
    options = s.legal_actions()
    frame = s.decision()
    if not isinstance(frame, f.Turn):
        return options
    who, held = frame
    cargo = [action for action in options if action[0] == "deliver" or _has_room(s, who, action)]
    if cargo and s.fame(who) < GOAL - CARE:
        return cargo
    kept: dict[Action, Action] = {}
    for action in options:
        kind = action[0]
        if kind == "turn" and held >= 0:
            continue
        if kind in ("die", "turn", "aside"):
            kept.setdefault((kind, s.pool[action[1]], *action[2:]), action)  # type: ignore[index]
        elif kind == "hire" and len(action) == 3:
            kept.setdefault((kind, action[1], s.pool[action[2]]), action)  # type: ignore[index]
        else:
            kept[action] = action
    return list(kept.values())


def _has_room(s: Ahoy, who: int, action: Action) -> bool:
    """Say whether ``action`` takes a cargo aboard for which there is room."""
    return action[0] == "smuggle" and len(s.cargo[who]) < CARGO


def playout(s: Ahoy, rng: Rng) -> Action:
    """Return a quick plausible action: useful dice, ways that lead somewhere, rewards that are taken."""
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
    if isinstance(frame, f.Reward):
        white = s.white[frame.who]
        purse = min(s.gold[frame.who], MOST_PAID)
        squares, prospects = SQUARES[purse], PROSPECTS[purse]
        return max(options, key=lambda way: squares[way[1]] + PATIENCE * prospects[way[1], white])  # type: ignore[index]
    if isinstance(frame, f.Fire):
        return options[0] if rng.below(2) else options[-1]
    if options[-1] == ("done",) and rng.below(6):
        options.pop()
    return rng.choice(options)


_LAST = (f.Assembling, f.Paying, f.Emissary)
_FIRST = (f.PatrolHere, f.Mending, f.Offered, f.Leave, f.Raid, f.Inspiring, f.Harbour)


def _turn(s: Ahoy, frame: f.Turn, options: list[Action], rng: Rng) -> Action:
    who = frame.who
    dice: list[Action] = []
    for action in options:
        kind = action[0]
        if kind == "die":
            dice.append(action)
            continue
        if kind == "deliver" or _has_room(s, who, action):
            return action
        if kind == "hire" and len(action) == 2 and rng.below(2):
            return action
        if kind == "plan" and not rng.below(4):
            return action
    if not dice:
        return options[-1]
    goal = voyage(s, who)[1] if who in SMUGGLERS else -1
    best = dice[0]
    most = -1.0
    for action in dice:
        worth = _slot_worth(s, who, goal, action[1], action[2]) * (0.8 + 0.4 * rng.random())  # type: ignore[arg-type]
        if worth > most:
            best, most = action, worth
    return best


def _slot_worth(s: Ahoy, who: int, goal: int, die: int, slot: int) -> float:
    """Return how useful a die on a slot seems; ``goal``: the island a smuggler is bound for."""
    action = GROUP_OF[slot].action
    here = s.ships[who]
    if who in SMUGGLERS and action in (SAIL, FULL_SAIL, TAILWIND):
        return _progress(s, who, goal, action, s.pool[die])
    if action == SAIL:
        return 1.0
    if action == TAILWIND:
        return 0.8 if s.chart.tailwind[s.pool[die]] else 0.02
    if action == REPAIR:
        return 0.25 * len(s.damaged(who))
    if action == CANNONS:
        return 0.0 if s.loaded(who) else 0.15 * s.pool[die]
    if action == DEPLOY:
        return 1.2 if s.patrol_supply else 0.02
    if action == ORDER:
        return 0.2 * min(4, sum(s.patrols))
    if action == BOMBARD:
        return 0.5 * s.comrades[here >> 2]
    if action == ASSEMBLE:
        return 0.4 * min(4, s.ready)
    if action == INSPIRE:
        return 0.45 * min(4, s.ready)
    if action == RALLY:
        return 1.0 if s.symbol_at(here) >= 0 and s.ready < 4 else 0.05
    if action == NEGOTIATE:
        return 0.6 if s.symbol_at(here) >= 0 else 0.02
    return 0.8 if action in (CREW, SHIP) else 0.1


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
        for way in options:
            if way[0] == "go" and near[way[1]] >= 0 and s.symbol_at(near[way[1]]) >= 0 and rng.below(4):  # type: ignore[index]
                return way
        if options[-1] == ("anchor",) and s.symbol_at(space) >= 0:
            return options[-1]
    return rng.choice(options)


def _nearest(s: Ahoy, frame: f.Fly, options: list[Action], rng: Rng) -> Action:
    goal = voyage(s, frame.figure)[1]
    if goal < 0:
        return rng.choice(options)
    steps = ways(s.chart, goal)
    here = s.ships[frame.figure]
    return min(options, key=lambda way: steps[way[1] if len(way) > 1 else here] + rng.random())  # type: ignore[index]
