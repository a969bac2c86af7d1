"""Search over deals of the unknown that spends its time where it matters: sequential halving over playouts.

Every candidate meets the same deals and the same luck, so that they differ by merit only. After each round the
worse half of the candidates is dropped, so the last ones are compared in most deals. A playout goes on for
some turns with the game's own quick policy, the others' answers included, and is then judged.
"""

import math
import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from kajuta.bots.handle import HURRY, Bot, Budget, Handle, Thinking
from kajuta.bots.helper_worker import Sums, Task
from kajuta.core.game import Game
from kajuta.core.rng import Rng, rng_state_from_seed
from kajuta.core.state import Action, State

MOST_DECISIONS = 240
"""How many decisions a playout may take before it is judged where it stands."""
SOON = 2
"""So many own turns of a crew are looked at however few playouts there are."""
ENOUGH = 5
"""How many playouts each candidate of a crew needs for each own turn beyond: far ahead chance is loud."""

LONG = 1000
"""From so many playouts on help is wanted: a rank that is to do with fewer would become stronger than it is by it."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a rank searches.

    ``simulations``: playouts for a decision, ``seconds``: how long they may take in front of people.
    ``turns``: how many of the seat's own turns a playout sees before it is judged, with all that the others do
    between them (1: to the end of this turn). It ends with a turn of its own, so that every candidate is judged
    by what the seat can still make of it, and nobody has had a turn more than it. ``crew``: the same where all win
    or lose together: nobody thwarts a plan there, so it pays to look further, if there are playouts enough.

    What follows makes a rank weak as people are. ``deals``: it imagines at most so many deals for a candidate (0: as
    many as it can). ``overlooks``: it does not notice one in so many candidates (0: it notices all); where it
    notices none, it takes any of them. ``hope``: from 0 to 1, how much it judges by the
    luckiest deal that it imagined instead of the average, so how much too daring it is.
    """

    simulations: int
    seconds: float
    turns: int
    crew: int
    deals: int = 0
    overlooks: int = 0
    hope: float = 0.0

    def ahead(self, handle: Handle, world: State, actions: Sequence[Action], budget: Budget) -> int:
        """Return how many own turns playouts of ``actions`` see from ``world``; of a crew as many as pay."""
        game = handle.game
        if not game.all_win_together(world):
            return self.turns
        if self.crew <= SOON:
            return self.crew

        def playout() -> None:
            state = world.copy()
            state.apply(actions[0])
            play_on(game, state, until(world, self.crew, handle.seats), Rng(0))

        return max(SOON, min(self.crew, budget.expected(playout) // (ENOUGH * len(actions))))


def searching(style: Style) -> Bot:
    """Return the bot that searches in this ``style``."""
    return partial(search, style)


def search(style: Style, handle: Handle, rng: Rng, patience: float | None = None) -> Thinking:
    """Return the candidate that has the highest utility."""
    game = handle.game
    world = handle.sample(rng)
    actions = game.candidates(world)
    if style.overlooks and len(actions) > 1:
        actions = [action for action in actions if rng.randbelow(style.overlooks)] or [rng.choice(actions)]
    if len(actions) == 1:
        yield 1.0
        return actions[0]
    simulations = min(style.simulations, style.deals * len(actions)) if style.deals else style.simulations
    budget = Budget(simulations, None if patience is None else style.seconds * patience)
    turns = style.ahead(handle, world, actions, budget)
    best = yield from halve(handle, rng, actions, turns, budget, style.hope)
    return actions[best]


def halve(
    handle: Handle, rng: Rng, actions: list[Action], turns: int, budget: Budget, hope: float = 0.0
) -> Generator[float, str | None, int]:
    """Think until ``budget`` is spent, or somebody is in a hurry; return the index of the best of ``actions``.

    The best on average, or with ``hope`` (from 0 to 1) more or less in its luckiest deal. What helpers find meanwhile
    (``handle.help``) counts as if it had been seen here.
    """
    game = handle.game
    alive = list(range(len(actions)))
    totals = [0.0] * len(actions)
    peaks = [-math.inf] * len(actions)
    rounds = (len(actions) - 1).bit_length()
    luck = Rng(0)
    deals = 0
    for number in range(1, rounds + 1):
        if budget.simulations >= LONG:
            handle.help.task = Task([actions[index] for index in alive], turns)
        while True:
            world = handle.sample(rng)
            chance = rng_state_from_seed(rng.randbelow(1 << 32))
            for place, index in enumerate(alive, 1):
                luck.state = chance
                value = played_out(handle, world, actions[index], turns, luck)
                totals[index] += value
                peaks[index] = max(peaks[index], value)
                budget.used += 1
                if (yield budget.spent()) == HURRY:
                    if not deals:
                        plain = game.playout(world, luck)
                        if plain in actions:
                            return actions.index(plain)
                        del alive[place:]
                    worth = [_worth(totals[i], peaks[i], deals + (n < place), hope) for n, i in enumerate(alive)]
                    return alive[max(range(len(alive)), key=worth.__getitem__)]
            deals += 1
            for sums in handle.help.take():
                places = {action: place for place, action in enumerate(sums.actions)}
                if any(actions[index] not in places for index in alive):
                    continue  # then not all would have met the same deals
                for index in alive:
                    place = places[actions[index]]
                    totals[index] += sums.totals[place]
                    peaks[index] = max(peaks[index], sums.peaks[place])
                deals += sums.deals
                budget.used += sums.deals * len(places)
            if budget.spent() >= number / rounds:
                break
        alive.sort(key=lambda index: _worth(totals[index], peaks[index], deals, hope), reverse=True)
        del alive[(len(alive) + 1) // 2 :]
    return alive[0]


def assist(handle: Handle, rng: Rng, task: Task, seconds: float) -> Sums:
    """Play a bot's ``task`` out for it, in whole deals for about so many ``seconds``, in one at least."""
    totals = [0.0] * len(task.actions)
    peaks = [-math.inf] * len(task.actions)
    luck = Rng(0)
    deals = 0
    end = time.perf_counter() + seconds
    while not deals or time.perf_counter() < end:
        world = handle.sample(rng)
        chance = rng_state_from_seed(rng.randbelow(1 << 32))
        for index, action in enumerate(task.actions):
            luck.state = chance
            value = played_out(handle, world, action, task.turns, luck)
            totals[index] += value
            peaks[index] = max(peaks[index], value)
        deals += 1
    return Sums(task.actions, deals, totals, peaks)


def played_out(handle: Handle, world: State, action: Action, turns: int, luck: Rng) -> float:
    """Utility for the seat after ``action`` in ``world``, which stays, and so many own turns."""
    game = handle.game
    state = world.copy()
    state.apply(action)
    play_on(game, state, until(world, turns, handle.seats), luck)
    return game.utility(state, handle.seat)


def _worth(total: float, peak: float, deals: int, hope: float) -> float:
    """Return what a candidate is held worth that came to ``total`` in so many ``deals``, and to ``peak`` in the best.

    It is the mean, or with ``hope`` the peak for that part.
    """
    return (1 - hope) * total / deals + hope * peak if hope else total / deals


def until(world: State, turns: int, seats: int) -> int:
    """Return the turn before which so many own turns have been played from ``world`` on, the present one included."""
    return world.turn + 1 + (turns - 1) * seats


def play_on(game: Game[Any], state: State, turn: int, luck: Rng) -> None:
    """Play ``state`` on with the game's own quick policy until turn number ``turn`` begins."""
    for _ in range(MOST_DECISIONS):
        if state.to_act is None or state.turn >= turn:
            return
        state.apply(game.playout(state, luck))
