"""Search by playouts in random deals of the hidden cards (determinizations), using sequential halving.

Every candidate action is tried in the same deals with the same random numbers, so that candidates differ by merit only.
After each round the worse half of the candidates is dropped, so most of the time is spent on the best ones. A playout
continues for some turns, with all seats played by the game's playout policy (``Game.playout``), and the final position
is evaluated.
"""

import math
import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from kajuta.bots.bot_protocol import DECIDE_NOW, Bot, Thinking, ThinkingBudget
from kajuta.bots.helper_worker_messages import HelperTask, PartialResults
from kajuta.bots.seat_knowledge import SeatKnowledge
from kajuta.core.game import Game
from kajuta.core.rng import Rng, rng_state_from_seed
from kajuta.core.state import Action, State

MAX_PLAYOUT_DECISIONS = 240
"""Number of decisions after which a playout is cut off and evaluated."""
MIN_CREW_TURNS = 2
"""Minimum length of playouts in cooperative games, in own turns."""
PLAYOUTS_PER_CREW_TURN = 5
"""Playouts per candidate needed for each further own turn in cooperative games, since longer playouts vary more."""

MIN_SIMULATIONS_FOR_HELP = 1000
"""Minimum number of simulations for using helper workers; weaker ranks would become too strong with their help."""


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """Search settings of a rank.

    ``simulations``: playouts per decision. ``seconds``: their time limit in games with people.
    ``turns``: length of a playout in own turns, the current one included, with all opponents' turns in between. A
    playout ends after an own turn, so that all candidates are compared at the same point.
    ``crew_turns``: the same for cooperative games. No opponent interferes there, so looking further ahead pays if there
    are enough playouts.

    The other settings make a rank weaker in a human way. ``determinizations``: maximum number of random deals per
    candidate (0: no limit).
    ``blunder_rate``: probability 1 / n of overlooking a candidate (0: never); if all are overlooked, a random one is
    played.
    ``optimism``: from 0 to 1, weight of a candidate's best result against its average.
    """

    simulations: int
    seconds: float
    turns: int
    crew_turns: int
    determinizations: int = 0
    blunder_rate: float = 0.0
    optimism: float = 0.0

    def horizon(self, info: SeatKnowledge, world: State, actions: Sequence[Action], budget: ThinkingBudget) -> int:
        """Length of playouts of ``actions`` from ``world``, in own turns.

        In cooperative games it depends on the number of playouts that ``budget`` allows.
        """
        game = info.game
        if not game.all_win_together(world):
            return self.turns
        if self.crew_turns <= MIN_CREW_TURNS:
            return self.crew_turns

        def playout() -> None:
            state = world.copy()
            state.apply(actions[0])
            play_until_turn_number(game, state, horizon_turn_number(world, self.crew_turns, info.seats), Rng(0))

        simulations = budget.affordable_simulations(playout)
        return max(MIN_CREW_TURNS, min(self.crew_turns, simulations // (PLAYOUTS_PER_CREW_TURN * len(actions))))


def make_search_bot(settings: SearchSettings) -> Bot:
    """Create a bot with these search settings."""
    return partial(choose_by_search, settings)


def choose_by_search(
    settings: SearchSettings, info: SeatKnowledge, rng: Rng, thinking_time: float | None = None
) -> Thinking:
    """Search and return the candidate with the highest utility."""
    game = info.game
    world = info.determinize(rng)
    actions = game.candidates(world)
    if settings.blunder_rate and len(actions) > 1:
        one_in = round(1 / settings.blunder_rate)
        actions = [action for action in actions if rng.randbelow(one_in)] or [rng.choice(actions)]
    if len(actions) == 1:
        yield 1.0
        return actions[0]
    simulations = settings.simulations
    if settings.determinizations:
        simulations = min(simulations, settings.determinizations * len(actions))
    budget = ThinkingBudget(simulations, None if thinking_time is None else settings.seconds * thinking_time)
    turns = settings.horizon(info, world, actions, budget)
    best = yield from sequential_halving(info, rng, actions, turns, budget, settings.optimism)
    return actions[best]


def sequential_halving(
    info: SeatKnowledge,
    rng: Rng,
    actions: list[Action],
    turns: int,
    budget: ThinkingBudget,
    optimism: float = 0.0,
) -> Generator[float, str | None, int]:
    """Search until ``budget`` is used up or ``DECIDE_NOW`` is sent; return the index of the best of ``actions``.

    The best action has the highest average; ``optimism`` (0 to 1) shifts the weight from the average to the highest
    single result. Partial results of helper workers (``info.helper``) count like own playouts.
    """
    game = info.game
    alive = list(range(len(actions)))
    totals = [0.0] * len(actions)
    peaks = [-math.inf] * len(actions)
    rounds = (len(actions) - 1).bit_length()
    playout_rng = Rng(0)
    determinizations = 0
    for number in range(1, rounds + 1):
        if budget.simulations >= MIN_SIMULATIONS_FOR_HELP:
            info.helper.task = HelperTask([actions[index] for index in alive], turns)
        while True:
            world = info.determinize(rng)
            start = rng_state_from_seed(rng.randbelow(1 << 32))
            for place, index in enumerate(alive, 1):
                playout_rng.state = start
                value = playout_utility(info, world, actions[index], turns, playout_rng)
                totals[index] += value
                peaks[index] = max(peaks[index], value)
                budget.used += 1
                if (yield budget.fraction_used()) == DECIDE_NOW:
                    if not determinizations:
                        quick = game.playout(world, playout_rng)
                        if quick in actions:
                            return actions.index(quick)
                        del alive[place:]
                    values = [
                        _candidate_value(totals[i], peaks[i], determinizations + (n < place), optimism)
                        for n, i in enumerate(alive)
                    ]
                    return alive[max(range(len(alive)), key=values.__getitem__)]
            determinizations += 1
            for results in info.helper.take_results():
                places = {action: place for place, action in enumerate(results.actions)}
                if any(actions[index] not in places for index in alive):
                    continue  # all remaining candidates must be tried in the same deals
                for index in alive:
                    place = places[actions[index]]
                    totals[index] += results.totals[place]
                    peaks[index] = max(peaks[index], results.peaks[place])
                determinizations += results.determinizations
                budget.used += results.determinizations * len(places)
            if budget.fraction_used() >= number / rounds:
                break
        alive.sort(
            key=lambda index: _candidate_value(totals[index], peaks[index], determinizations, optimism), reverse=True
        )
        del alive[(len(alive) + 1) // 2 :]
    return alive[0]


def run_helper_task(info: SeatKnowledge, rng: Rng, task: HelperTask, seconds: float) -> PartialResults:
    """Run ``task`` for about ``seconds`` seconds.

    It plays at least one random deal, and always tries all actions in a deal that it has begun.
    """
    totals = [0.0] * len(task.actions)
    peaks = [-math.inf] * len(task.actions)
    playout_rng = Rng(0)
    determinizations = 0
    end = time.perf_counter() + seconds
    while not determinizations or time.perf_counter() < end:
        world = info.determinize(rng)
        start = rng_state_from_seed(rng.randbelow(1 << 32))
        for index, action in enumerate(task.actions):
            playout_rng.state = start
            value = playout_utility(info, world, action, task.turns, playout_rng)
            totals[index] += value
            peaks[index] = max(peaks[index], value)
        determinizations += 1
    return PartialResults(task.actions, determinizations, totals, peaks)


def playout_utility(info: SeatKnowledge, world: State, action: Action, turns: int, rng: Rng) -> float:
    """Utility for the seat of playing ``action`` and then ``turns`` own turns in ``world``, which is not changed."""
    game = info.game
    state = world.copy()
    state.apply(action)
    play_until_turn_number(game, state, horizon_turn_number(world, turns, info.seats), rng)
    return game.utility(state, info.seat)


def _candidate_value(total: float, peak: float, determinizations: int, optimism: float) -> float:
    """Mean utility of a candidate, or with ``optimism`` a weighted mean of that and the highest utility."""
    if optimism:
        return (1 - optimism) * total / determinizations + optimism * peak
    return total / determinizations


def horizon_turn_number(world: State, turns: int, seats: int) -> int:
    """Turn number at which a search over ``turns`` own turns from ``world`` ends, the current turn included."""
    return world.turn + 1 + (turns - 1) * seats


def play_until_turn_number(game: Game[Any], state: State, turn: int, rng: Rng) -> None:
    """Continue ``state`` with the game's playout policy (``Game.playout``) until turn number ``turn`` begins."""
    for _ in range(MAX_PLAYOUT_DECISIONS):
        if state.to_act is None or state.turn >= turn:
            return
        state.apply(game.playout(state, rng))
