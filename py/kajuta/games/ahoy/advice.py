"""The judgement that bots use: what a position is worth, and a quick way to play a turn to its end."""

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.ahoy import frames as f
from kajuta.games.ahoy.boards import (
    ASSEMBLE,
    BESIDE,
    BOMBARD,
    CANNON_SLOTS,
    CANNONS,
    CARGO,
    COIN,
    CREW,
    CUTTER,
    DEPLOY,
    FAME,
    FULL_SAIL,
    GOAL,
    GRID,
    GROUP_OF,
    GUNSHIP,
    INSPIRE,
    NEGOTIATE,
    ORDER,
    RALLY,
    REPAIR,
    REWARDS,
    SAIL,
    SHIP,
    SMUGGLERS,
    SQUADRON,
    TAILWIND,
    UNION,
)
from kajuta.games.ahoy.boards import DAMAGE as DAMAGED
from kajuta.games.ahoy.market import CARDS
from kajuta.games.ahoy.rules import Ahoy

# Worths in fame.
FAME_A_ROUND = 7
"""How fast the leader gains fame: from this follows how many scorings are still to come."""
LEAD = (0.0, 0.62, 0.78, 0.88, 0.95, 1.0)
"""How likely a lead of so many points holds."""
GOLD, CREW_WORTH, DAMAGE, PLAN, READY, FORT_WORTH, SHIP_WORTH = 0.2, 0.25, 0.15, 0.3, 0.22, 0.5, 0.6
DELIVERY, STEP, UNKNOWN, BARGAIN, DELIVERED = 4.2, 0.4, 0.8, 1.8, 1.6
RIVALRY = 0.6
OUTLOOK = 0.5
"""How much of the grid's prospects a smuggler counts on."""
POWDER = 0.1
"""What a point on the cannons is worth while the round still has a turn to use it."""
REWARD_WORTH = {
    "pay": 0.5,
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
SQUARE = tuple(REWARD_WORTH[REWARDS[kind]] * (count if kind in (FAME, COIN) else 1) for kind, count in GRID)

PATIENCE = 0.75
"""How much the next reward counts less than the one before."""


def _prospects() -> dict[tuple[int, int], float]:
    """Return what the rewards to come are worth, by the squares of the white and the black marker."""
    places = [(white, black) for white in range(len(GRID)) for black in range(len(GRID))]
    worth = dict.fromkeys(places, 0.0)
    for _ in range(15):
        worth = {
            (white, black): max(
                SQUARE[square] + PATIENCE * worth[square, white] for square in BESIDE[white] if square != black
            )
            for white, black in places
        }
    return worth


PROSPECTS = _prospects()


def evaluate(s: Ahoy, seat: int) -> float:
    """Return what the position is worth to ``seat`` in fame, the strongest of the others counted against it."""
    ruled = _ruled(s)
    own = s.faction_of[seat]
    if s.ended:
        return _final(s, own) - max(_final(s, other) for other in s.order if other != own)
    rivals = max(_standing(s, other, ruled) for other in s.order if other != own)
    return _standing(s, own, ruled) - RIVALRY * rivals


def _final(s: Ahoy, faction: int) -> float:
    fame = s.fame(faction) + s.gold[faction] / 100
    if faction in SMUGGLERS:
        fame += s.favours(faction, SQUADRON) + s.favours(faction, UNION)
    return 2.0 * fame


def _ruled(s: Ahoy) -> tuple[float, float]:
    """Return what the Squadron and the Union may hope for from the regions until the game ends."""
    best = max(s.fame(faction) for faction in s.order)
    scorings = max(1.0, min(4.0, (GOAL - best) / FAME_A_ROUND + 0.6))
    hopes = [0.0, 0.0]
    for region in s.regions():
        squadron, union = s.strength(region)
        lead = squadron - union
        wealth = s.wealth[region] + 0.3
        if lead > 0:
            hopes[0] += wealth * LEAD[min(lead, 5)]
        elif lead < 0:
            hopes[1] += wealth * LEAD[min(-lead, 5)]
    return scorings * hopes[0], scorings * hopes[1]


def _standing(s: Ahoy, faction: int, ruled: tuple[float, float]) -> float:
    """Return fame, what is in sight, and goods of a faction."""
    fame = s.fame(faction)
    worth = fame + GOLD * min(s.gold[faction], 6) + CREW_WORTH * min(s.crew[faction].bit_count(), 6)
    worth -= DAMAGE * len(s.damaged(faction))
    if s.dice_left(faction):
        worth += POWDER * max(s.slots[slot] & 7 if s.slots[slot] != DAMAGED else 0 for slot in CANNON_SLOTS[faction])
    if faction == SQUADRON:
        worth += ruled[0] + FORT_WORTH * sum(s.forts) + 0.1 * sum(s.patrols)
    elif faction == UNION:
        worth += ruled[1] + READY * min(s.ready, 8) + PLAN * len(s.hand) + 0.1 * sum(s.comrades)
        worth += SHIP_WORTH * ((s.ships[CUTTER] >= 0) + (s.ships[GUNSHIP] >= 0))
    else:
        worth += _trade(s, faction)
        worth += 0.7 * (s.favours(faction, SQUADRON) + s.favours(faction, UNION))
        worth += DELIVERED * (len(s.delivered[2 * faction]) + len(s.delivered[2 * faction + 1]))
    return worth


def _trade(s: Ahoy, faction: int) -> float:
    """Return what a smuggler's cargoes and the market are worth from where it is."""
    here = s.ships[faction]
    worth = 0.0
    carried = s.cargo[faction]
    for card in carried:
        steps = _steps_to(s, here, CARDS[card].to)
        worth += UNKNOWN if steps >= 99 else max(UNKNOWN, DELIVERY - STEP * steps)
    if len(carried) < CARGO:
        best = 0.0
        for card in s.market:
            if card >= 0:
                steps = _steps_to(s, here, CARDS[card].symbol)
                if steps < 99:
                    known = _steps_to(s, here, CARDS[card].to) < 99
                    best = max(best, (BARGAIN if known else 0.5 * BARGAIN) - 0.12 * steps)
        worth += best
    return worth + OUTLOOK * PROSPECTS[s.white[faction], s.black[faction]]


def _steps_to(s: Ahoy, here: int, symbol: int) -> int:
    """Return how many steps it is to the nearest open island of a symbol (99: none)."""
    chart = s.chart
    best = 99
    for region, one in enumerate(chart.symbol):
        if one == symbol and not s.forts[region]:
            steps = chart.distances(chart.island[region])[here]
            best = min(best, steps)
    return best


# Playing a turn to its end


def candidates(s: Ahoy) -> list[Action]:
    """Return the legal actions without those that differ only by which of two equal dice they take."""
    options = s.legal_actions()
    if s.stack[-1][0] != f.MAIN:
        return options
    kept: dict[Action, Action] = {}
    for action in options:
        kind = action[0]
        if kind in ("die", "turn", "aside"):
            kept.setdefault((kind, s.pool[action[1]], *action[2:]), action)  # type: ignore[index]
        elif kind == "hire" and len(action) == 3:
            kept.setdefault((kind, action[1], s.pool[action[2]]), action)  # type: ignore[index]
        else:
            kept[action] = action
    return list(kept.values())


def playout(s: Ahoy, rng: Rng) -> Action:
    """Return a quick plausible action: useful dice, ways that lead somewhere, rewards that are taken."""
    options = s.legal_actions()
    if len(options) == 1:
        return options[0]
    frame = s.stack[-1]
    kind = frame[0]
    if kind == f.MAIN:
        return _main(s, frame, options, rng)
    if kind == f.MOVE:
        return _move(s, frame, options, rng)
    if kind == f.FLY and frame[2] in SMUGGLERS:
        return _nearest(s, frame, options, rng)
    if kind in _LAST:
        return options[-1]
    if kind in _FIRST:
        return options[0]
    if kind == f.REWARD:
        white = s.white[frame[1]]
        return max(options, key=lambda way: SQUARE[way[1]] + PATIENCE * PROSPECTS[way[1], white])  # type: ignore[index]
    if kind == f.FIRE:
        return options[0] if rng.below(2) else options[-1]
    if options[-1] == ("done",) and rng.below(6):
        options.pop()
    return rng.choice(options)


_LAST = (f.ASSEMBLING, f.PAYING, f.EMISSARY)
_FIRST = (f.PATROL_HERE, f.MENDING, f.OFFERED, f.LEAVE, f.RAID, f.INSPIRING, f.HARBOUR)


def _main(s: Ahoy, frame: f.Frame, options: list[Action], rng: Rng) -> Action:
    who = frame[1]
    dice: list[Action] = []
    for action in options:
        kind = action[0]
        if kind == "die":
            dice.append(action)
            continue
        if kind == "deliver" or (kind == "smuggle" and len(s.cargo[who]) < CARGO):
            return action
        if kind == "hire" and len(action) == 2 and rng.below(2):
            return action
        if kind == "plan" and not rng.below(4):
            return action
    if not dice:
        return options[-1]
    best = dice[0]
    most = -1.0
    for action in dice:
        worth = _slot_worth(s, who, action[1], action[2]) * (0.5 + rng.random())  # type: ignore[arg-type]
        if worth > most:
            best, most = action, worth
    return best


def _slot_worth(s: Ahoy, who: int, die: int, slot: int) -> float:
    """Return how useful a die on a slot seems."""
    action = GROUP_OF[slot].action
    here = s.ships[who]
    if who in SMUGGLERS and action in (SAIL, FULL_SAIL, TAILWIND):
        return _progress(s, who, action, s.pool[die])
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


def _progress(s: Ahoy, who: int, action: int, value: int) -> float:
    """Return how far a smuggler comes towards its goal with a die that moves it."""
    goal = _goal(s, who)
    if goal < 0:
        return 0.5
    steps = s.chart.distances(goal)
    far = steps[s.ships[who]]
    if action == SAIL:
        return 0.2 + min(2, far)
    if action == FULL_SAIL:
        return 0.1 + min(value, far)
    return max((far - steps[space] for space in s.chart.tailwind[value]), default=0) - 0.1


def _goal(s: Ahoy, faction: int) -> int:
    """Return the island a smuggler is bound for: to deliver, or else to take cargo aboard; -1 for none."""
    here = s.ships[faction]
    carried = s.cargo[faction]
    deliver = [CARDS[card].to for card in carried]
    take = [CARDS[card].symbol for card in s.market if card >= 0] if len(carried) < CARGO else []
    chart = s.chart
    best, goal = 99, -1
    for region, symbol in enumerate(chart.symbol):
        if (symbol in deliver or symbol in take) and not s.forts[region]:
            steps = chart.distances(chart.island[region])[here]
            cost = 2 * steps - 3 * (symbol in deliver)
            if steps < 99 and cost < best:
                best, goal = cost, chart.island[region]
    return goal


def _move(s: Ahoy, frame: f.Frame, options: list[Action], rng: Rng) -> Action:
    _, who, figure, _, flags, space = frame
    near = s.chart.near[space]
    if figure in SMUGGLERS and who == figure:
        goal = _goal(s, figure)
        if goal == space and options[-1] == ("anchor",):
            return options[-1]
        if goal >= 0:
            steps = s.chart.distances(goal)
            ways = [way for way in options if way[0] == "go" and near[way[1]] >= 0]  # type: ignore[index]
            if ways:
                if s.loaded(figure) and rng.below(2):
                    prey = [way for way in ways if s.enemies(figure, near[way[1]])]  # type: ignore[index]
                    ways = prey or ways
                return min(ways, key=lambda way: steps[near[way[1]]] + 0.5 * rng.random())  # type: ignore[index]
    elif flags & f.LAND:
        for way in options:
            if way[0] == "go" and near[way[1]] >= 0 and s.symbol_at(near[way[1]]) >= 0 and rng.below(4):  # type: ignore[index]
                return way
        if options[-1] == ("anchor",) and s.symbol_at(space) >= 0:
            return options[-1]
    return rng.choice(options)


def _nearest(s: Ahoy, frame: f.Frame, options: list[Action], rng: Rng) -> Action:
    goal = _goal(s, frame[2])
    if goal < 0:
        return rng.choice(options)
    steps = s.chart.distances(goal)
    here = s.ships[frame[2]]
    return min(options, key=lambda way: steps[way[1] if len(way) > 1 else here] + rng.random())  # type: ignore[index]
