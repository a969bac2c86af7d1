"""Playout policy: a quick choice of a plausible action for each decision."""

from collections.abc import Callable, Sequence
from typing import Any

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.ahoy.ai.die_value import (
    BOMBARDMENT_FACTOR,
    DIE_USES,
    HIRING_DIE_VALUE,
    bombardment_gain,
    can_bombard_this_round,
)
from kajuta.games.ahoy.ai.expected_fame import (
    REWARD_DISCOUNT,
    REWARD_PROSPECTS_BY_GOLD,
    SQUARE_VALUES_BY_GOLD,
    control_gain,
)
from kajuta.games.ahoy.ai.smuggler_routes import (
    SeaStep,
    best_voyage,
    route_lengths_to_island,
    steps_and_distances_to_every_island,
)
from kajuta.games.ahoy.rules import decision_types, move_flags
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import (
    ACTION_OF_SLOT,
    CARGO_LIMIT,
    FACTION_OF_FIGURE,
    SMUGGLERS,
    SQUADRON,
    UNION,
)
from kajuta.games.ahoy.rules.mollusk_union import COMRADES_AFTER_SAIL
from kajuta.games.ahoy.rules.movement import legal_move_steps, stay_action
from kajuta.games.ahoy.rules.reward_grid import MAX_GOLD_PAID
from kajuta.games.ahoy.rules.stack_frame_types import OpenDecision
from kajuta.games.ahoy.rules.turn import free_slots, legal_diceless_actions, legal_turn_recruitments, placeable_dice

LANDING_THRESHOLD = 0.7
"""Lowest gain at which ready comrades land in a region; below it, the Union makes more comrades ready instead."""
MANY_READY_COMRADES = 5
"""If at least this many comrades are ready, they land even where they gain little."""
EXPLORATION_VALUE = {SQUADRON: 0.9, UNION: 1.2}
"""Value of a step off the map, by faction. For comparison, any island in reach is worth at least 1 to the Union."""
SAILING_RANDOMNESS = {SQUADRON: 0.5, UNION: 0.4}
"""Size of the random part in the choice of where to sail, by faction."""


def playout_action(state: Ahoy, rng: Rng) -> Action:
    """Plausible action, chosen quickly and with some randomness."""
    frame = state.stack[-1]
    return _POLICY.get(type(frame), _any)(state, frame, rng)


def _any(state: Ahoy, frame: OpenDecision, rng: Rng) -> Action:
    """Choose at random; an option to stop is considered in only one of six cases, unless there is no other."""
    options = state.legal_actions()
    if len(options) == 1:
        return options[0]
    if options[-1] == ("done",) and rng.randbelow(6):
        options.pop()
    return rng.choice(options)


def _first(state: Ahoy, frame: OpenDecision, rng: Rng) -> Action:
    return state.legal_actions()[0]


def _last(state: Ahoy, frame: OpenDecision, rng: Rng) -> Action:
    return state.legal_actions()[-1]


def _fire(state: Ahoy, frame: decision_types.ChooseCannonBonus, rng: Rng) -> Action:
    """Choose the first or the last cannon bonus, which are the smallest and the largest, at random."""
    options = state.legal_actions()
    return options[0] if rng.randbelow(2) else options[-1]


def _fly(state: Ahoy, frame: decision_types.ChooseJumpTarget, rng: Rng) -> Action:
    """Fly a smuggler as close to its goal as possible, any other figure to a random space."""
    if frame.figure not in SMUGGLERS:
        return _any(state, frame, rng)
    options = state.legal_actions()
    goal = best_voyage(state, frame.figure)[1]
    if goal < 0:
        return rng.choice(options)
    steps = route_lengths_to_island(state.chart, goal)
    here = state.ships[frame.figure]
    return min(options, key=lambda way: steps[way[1] if len(way) > 1 else here] + rng.random())  # type: ignore[index]


# Pieces, rewards and damage


def _reward(state: Ahoy, frame: decision_types.ChooseRewardSquare, rng: Rng) -> Action:
    options = state.legal_actions()
    white = state.white[frame.who]
    purse = min(state.gold[frame.who], MAX_GOLD_PAID)
    squares, prospects = SQUARE_VALUES_BY_GOLD[purse], REWARD_PROSPECTS_BY_GOLD[purse]
    return max(options, key=lambda way: squares[way[1]] + REWARD_DISCOUNT * prospects[way[1], white])  # type: ignore[index]


def _comrades_here(state: Ahoy, frame: decision_types.ChoosePlaceOrGainComrades, rng: Rng) -> Action:
    """Land comrades if they gain enough in the region or many are ready; otherwise make more comrades ready."""
    if state.ready:
        gain = control_gain(state, frame.region, UNION, min(COMRADES_AFTER_SAIL, state.ready))
        if gain > LANDING_THRESHOLD or state.ready >= MANY_READY_COMRADES or not state.comrade_supply:
            return ("land",)
    return ("gain",)


def _inspiring(state: Ahoy, frame: decision_types.ChooseInspiredIsland, rng: Rng) -> Action:
    """Choose the next of the islands where a comrade gains most for the Union."""
    options = state.legal_actions()
    worths = {way[1]: control_gain(state, int(way[1]), UNION, 1) for way in options if way[0] == "comrade"}
    least = sorted(worths.values(), reverse=True)[: frame.left][-1]
    return next(way for way in options if worths[way[1]] >= least)


def _deploying(state: Ahoy, frame: decision_types.ChoosePatrolDeployment, rng: Rng) -> Action:
    return max(state.legal_actions(), key=lambda way: control_gain(state, int(way[1]) >> 2, SQUADRON, 1))


def _evacuated(state: Ahoy, frame: decision_types.ChooseEvacueeDestination, rng: Rng) -> Action:
    return max(state.legal_actions(), key=lambda way: control_gain(state, int(way[1]), UNION, 1))


def _sneaking(state: Ahoy, frame: decision_types.ChooseSneakAttackTarget, rng: Rng) -> Action:
    patrols = [way for way in state.legal_actions() if way[0] == "patrol"]
    return max(patrols, key=lambda way: -control_gain(state, int(way[1]) >> 2, SQUADRON, -1))


def _orders(state: Ahoy, frame: decision_types.ChoosePatrolToMove, rng: Rng) -> Action:
    """Move the patrol whose step gains most for the Squadron; stop where no step gains anything."""
    *orders, stop = state.legal_actions()
    gains = patrol_order_gain_function(state)
    worth, best = max([(gains(way), way) for way in orders])
    return best if worth > 0 else stop


def patrol_order_gain_function(state: Ahoy) -> Callable[[Action], float]:
    """Function that returns the Squadron's gain from a patrol's step (0 within its region or off the map)."""
    near = state.chart.near
    comes: dict[int, float] = {}
    leaves: dict[int, float] = {}

    def gain(way: decision_types.ChosenAction) -> float:
        _, space, direction = way
        region = space >> 2
        target = near[space][direction] >> 2
        if target == region or target < 0:
            return 0.0
        if target not in comes:
            comes[target] = control_gain(state, target, SQUADRON, 1)
        if region not in leaves:
            leaves[region] = control_gain(state, region, SQUADRON, -1)
        return comes[target] + leaves[region]

    return gain


def _shipping(
    state: Ahoy,
    frame: decision_types.ChooseComradeTransfer | decision_types.ChooseSecondComradeTransfer,
    rng: Rng,
) -> Action:
    """Make the comrade transfer that gains most, or none if none gains anything.

    The Union gains by becoming stronger, every other faction by weakening the Union.
    """
    *shifts, stop = state.legal_actions()
    worth, best = max((comrade_transfer_gain(state, frame.who, way), way) for way in shifts)
    return best if worth > 0 else stop


def comrade_transfer_gain(state: Ahoy, who: int, way: Action) -> float:
    """Gain for faction ``who`` if a comrade moves from one island to another."""
    _, source, target = way
    gain = control_gain(state, int(target), UNION, 1) + control_gain(state, int(source), UNION, -1)
    return gain if who == UNION else -gain


def _first_wealth(state: Ahoy, frame: decision_types.ChooseRegionForWealthRise, rng: Rng) -> Action:
    """Raise the wealth of the region in which the faction has the largest lead."""

    def lead(way: Action) -> int:
        squadron, union = state.control_points(int(way[1]))
        return squadron - union if frame.who == SQUADRON else union - squadron

    return max(state.legal_actions(), key=lead)


def _hit(state: Ahoy, frame: decision_types.ChooseDamageSlot, rng: Rng) -> Action:
    """Damage the first slot of an enemy's board (its sails), but the last slot of the own board, the least used one."""
    return state.legal_actions()[0 if FACTION_OF_FIGURE[frame.figure] != frame.who else -1]


# Dice


def _turn(state: Ahoy, frame: decision_types.ChooseTurnAction, rng: Rng) -> Action:
    """Trade, sometimes recruit or play a plan, else place the die with the highest estimate, randomly varied.

    Paying gold to change a die is not considered, so the full list of legal actions is not needed.
    """
    who = frame.who
    dice = placeable_dice(state, frame)
    hires = legal_turn_recruitments(state, frame, dice)
    others = legal_diceless_actions(state, frame)
    if len(dice) < 2 and not (dice and state.gold[who]):
        only = (
            [("die", die, slot) for die in dice for slot, _ in free_slots(state, who, 1 << state.pool[die])]
            + hires
            + others
        )
        if len(only) == 1:
            return only[0]
    paid: list[Action] = []
    for action in hires:
        if len(action) == 3:
            paid.append(action)
        elif rng.randbelow(2):
            return action
    for action in others:
        kind = action[0]
        if kind == "deliver" or is_smuggle_with_room_aboard(state, who, action):
            return action
        if kind == "plan" and not rng.randbelow(4):
            return action
    ways, worths = _placings(state, who, dice) if dice else ([], [])
    if paid:
        ways += paid
        worths += [HIRING_DIE_VALUE] * len(paid)
    if not ways:
        return others[-1] if others else state.legal_actions()[-1]
    worths = [worth * (0.8 + 0.4 * luck) for worth, luck in zip(worths, rng.randoms(len(ways)), strict=True)]
    most = max(worths)
    return ways[worths.index(most)] if most > -1.0 else ways[0]


def _placings(state: Ahoy, who: int, dice: list[int]) -> tuple[list[Action], list[float]]:
    """Legal placements of the dice ``dice``, and the estimated value of each."""
    pool = state.pool
    values = 0
    for die in dice:
        values |= 1 << pool[die]
    goal = best_voyage(state, who)[1] if who in SMUGGLERS else -1
    board = DIE_USES[who]
    free = free_slots(state, who, values)
    uses = [(slot, accepts, board[ACTION_OF_SLOT[slot]](state, who, goal)) for slot, accepts in free]
    ways: list[Action] = []
    worths: list[float] = []
    for die in dice:
        value = pool[die]
        for slot, accepts, use in uses:
            if accepts >> value & 1:
                ways.append(("die", die, slot))
                worths.append(use[value])
    return ways, worths


def is_smuggle_with_room_aboard(state: Ahoy, who: int, action: Action) -> bool:
    """Whether ``action`` takes cargo aboard while the hold has room."""
    return action[0] == "smuggle" and len(state.cargo[who]) < CARGO_LIMIT


# Sailing


def _move(state: Ahoy, frame: decision_types.ChooseMoveStep, rng: Rng) -> Action:
    who, figure, _, flags, space = frame
    if figure in SMUGGLERS and who == figure:
        goal = best_voyage(state, figure)[1]
        staying = stay_action(frame)
        if goal == space and staying is not None:
            return staying
        if goal >= 0:
            left = route_lengths_to_island(state.chart, goal)
            steps: Sequence[SeaStep] = steps_and_distances_to_every_island(state.chart).legs[space]
            if steps:
                if state.has_loaded_cannons(figure) and rng.randbelow(2):
                    near = state.chart.near[space]
                    steps = [leg for leg in steps if state.enemies_on(figure, near[leg[0]])] or steps
                lucks = rng.randoms(len(steps))
                far = [length + left[end] + 0.2 * luck for (_, end, length), luck in zip(steps, lucks, strict=True)]
                return "go", steps[far.index(min(far))][0]
    elif flags & move_flags.MAY_LAND_COMRADES:
        return _sail(
            state, UNION, frame, lambda region: 1.0 + control_gain(state, region, UNION, COMRADES_AFTER_SAIL), rng
        )
    elif flags & move_flags.MAY_DROP_PATROL:
        bombards = can_bombard_this_round(state)
        return _sail(state, SQUADRON, frame, lambda region: _dropping(state, region, bombards), rng)
    return rng.choice(legal_move_steps(state, frame))


def _sail(
    state: Ahoy, who: int, frame: decision_types.ChooseMoveStep, promise: Callable[[int], float], rng: Rng
) -> Action:
    """Sail a flagship off the map or towards the best space within two steps, with a random part."""
    options = legal_move_steps(state, frame)
    near, islands = state.chart.near, state.chart.island
    here, whim = frame.space, SAILING_RANDOMNESS[who]
    promises: dict[int, float] = {}
    best, most = options[-1], -1.0
    for way, luck in zip(options, rng.randoms(len(options)), strict=True):
        worth = 0.0
        spaces: tuple[int, ...] = (here,)
        if way[0] != "anchor":
            space = near[here][int(way[1])]
            if space < 0:
                worth = EXPLORATION_VALUE[who]
            spaces = (space, *near[space]) if frame.steps > 1 and space >= 0 else (space,)
        for space in spaces:
            region = space >> 2
            if space >= 0 and (who == SQUADRON or islands[region] == space):
                if region not in promises:
                    promises[region] = promise(region)
                if promises[region] > worth:
                    worth = promises[region]
        worth += whim * luck
        if worth > most:
            best, most = way, worth
    return best


def _dropping(state: Ahoy, region: int, bombards: bool) -> float:
    """Value of a region for the Squadron's flagship: the gain of one more patrol, and of bombarding if ``bombards``."""
    worth = control_gain(state, region, SQUADRON, 1)
    return worth + BOMBARDMENT_FACTOR * bombardment_gain(state, region) if bombards else worth


_POLICY: dict[type[Any], Callable[[Ahoy, Any, Rng], Action]] = {
    decision_types.ChooseTurnAction: _turn,
    decision_types.ChooseMoveStep: _move,
    decision_types.ChooseJumpTarget: _fly,
    decision_types.ChooseCannonBonus: _fire,
    decision_types.ChooseRewardSquare: _reward,
    decision_types.ChoosePlaceOrGainComrades: _comrades_here,
    decision_types.ChooseInspiredIsland: _inspiring,
    decision_types.ChoosePatrolDeployment: _deploying,
    decision_types.ChooseEvacueeDestination: _evacuated,
    decision_types.ChooseSneakAttackTarget: _sneaking,
    decision_types.ChoosePatrolToMove: _orders,
    decision_types.ChooseComradeTransfer: _shipping,
    decision_types.ChooseSecondComradeTransfer: _shipping,
    decision_types.ChooseRegionForWealthRise: _first_wealth,
    decision_types.ChooseDamageSlot: _hit,
    **dict.fromkeys(
        (
            decision_types.ChoosePatrolAtAnchorage,
            decision_types.ChooseRepairSlot,
            decision_types.ChooseRewardAcceptance,
            decision_types.ChooseLeaveOrFightOn,
            decision_types.ChooseBuccaneerUse,
            decision_types.ChooseHarbourRepairOrCannons,
        ),
        _first,
    ),
    **dict.fromkeys(
        (
            decision_types.ChooseAssembledComradeCount,
            decision_types.ChooseGoldPaidForFame,
            decision_types.ChooseEmissaryPayOrFight,
        ),
        _last,
    ),
}
"""Functions that make each kind of decision; for kinds missing here the choice is random."""
