"""Search over deals of the unknown that spends its time where it matters: sequential halving over playouts.

Every candidate meets the same deals and the same luck, so that they differ by merit only. After each round the
worse half of the candidates is dropped, so the last ones are compared in most deals. A playout goes on for
some turns with the game's own quick policy, the others' answers included, and is then judged.
"""

from collections.abc import Generator
from dataclasses import dataclass
from functools import partial
from typing import Any

from kajuta.bots.handle import HURRY, Bot, Budget, Handle, Thinking
from kajuta.core.game import Game
from kajuta.core.rng import Rng, seeded
from kajuta.core.state import Action, State

MOST_DECISIONS = 240
"""How many decisions a playout may take before it is judged where it stands."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a rank searches.

    ``simulations``: playouts for a decision, ``seconds``: how long they may take in front of people.
    ``turns``: how many of the seat's own turns a playout sees before it is judged, with all that the others do
    between them (1: to the end of this turn). It ends with a turn of its own, so that every candidate is judged
    by what the seat can still make of it, and nobody has had a turn more than it.
    """

    simulations: int
    seconds: float
    turns: int


def searching(style: Style) -> Bot:
    """Return the bot that searches in this ``style``."""
    return partial(search, style)


def search(style: Style, handle: Handle, rng: Rng, patience: float | None = None) -> Thinking:
    """Return the candidate that leads to the best prospects."""
    actions = handle.game.candidates(handle.sample(rng))
    if len(actions) == 1:
        yield 1.0
        return actions[0]
    budget = Budget(style.simulations, None if patience is None else style.seconds * patience)
    best = yield from halve(handle, rng, actions, style.turns, budget)
    return actions[best]


def halve(
    handle: Handle, rng: Rng, actions: list[Action], turns: int, budget: Budget
) -> Generator[float, str | None, int]:
    """Think until ``budget`` is spent, or somebody is in a hurry; return the index of the best of ``actions``."""
    game, seat = handle.game, handle.seat
    turns = 1 + (turns - 1) * handle.seats
    alive = list(range(len(actions)))
    totals = [0.0] * len(actions)
    rounds = (len(actions) - 1).bit_length()
    luck = Rng(0)
    deals = 0
    for number in range(1, rounds + 1):
        while True:
            world = handle.sample(rng)
            chance = seeded(rng.below(1 << 32))
            for place, index in enumerate(alive, 1):
                luck.state = chance
                state = world.copy()
                state.apply(actions[index])
                play_on(game, state, world.turn + turns, luck)
                totals[index] += game.prospects(state, seat)
                budget.used += 1
                if (yield budget.spent()) == HURRY:
                    if deals:
                        return _best_so_far(alive, totals, deals, place)
                    plain = game.playout(world, luck)
                    return actions.index(plain) if plain in actions else max(alive[:place], key=totals.__getitem__)
            deals += 1
            if budget.spent() >= number / rounds:
                break
        alive.sort(key=totals.__getitem__, reverse=True)
        del alive[(len(alive) + 1) // 2 :]
    return alive[0]


def _best_so_far(alive: list[int], totals: list[float], deals: int, tried: int) -> int:
    """Return the best on average in the middle of a deal: the first ``tried`` of ``alive`` met one deal more."""
    means = {index: totals[index] / (deals + (place < tried)) for place, index in enumerate(alive)}
    return max(alive, key=means.__getitem__)


def play_on(game: Game[Any], state: State, turn: int, luck: Rng) -> None:
    """Play ``state`` on with the game's own quick policy until turn number ``turn`` begins."""
    for _ in range(MOST_DECISIONS):
        if state.to_act is None or state.turn >= turn:
            return
        state.apply(game.playout(state, luck))
