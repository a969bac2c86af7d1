"""Search over deals of the unknown that spends its time where it matters: sequential halving over playouts.

Every candidate meets the same deals and the same luck, so that they differ by merit only. After each round the
worse half of the candidates is dropped, so the last ones are compared in most deals. A playout goes on for
some turns with the game's own quick policy, the others' answers included, and is then judged.
"""

from collections.abc import Generator
from dataclasses import dataclass
from functools import partial
from typing import Any

from kajuta.bots.handle import Bot, Budget, Handle, Thinking
from kajuta.core.game import Game
from kajuta.core.rng import Rng, seeded
from kajuta.core.state import Action, State

MOST_DECISIONS = 240
"""How many decisions a playout may take before it is judged where it stands."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a rank searches.

    ``simulations``: playouts for a decision, ``seconds``: how long they may take in front of people.
    ``turns``: how many ends of a turn a playout sees before it is judged (1: the seat's own turn only).
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


def halve(handle: Handle, rng: Rng, actions: list[Action], turns: int, budget: Budget) -> Generator[float, None, int]:
    """Think until ``budget`` is spent; return the index of the best of ``actions``."""
    game, seat = handle.game, handle.seat
    alive = list(range(len(actions)))
    totals = [0.0] * len(actions)
    rounds = (len(actions) - 1).bit_length()
    luck = Rng(0)
    for number in range(1, rounds + 1):
        while True:
            world = handle.sample(rng)
            chance = seeded(rng.below(1 << 32))
            for index in alive:
                luck.state = chance
                state = world.copy()
                state.apply(actions[index])
                play_on(game, state, world.turn + turns, luck)
                totals[index] += game.prospects(state, seat)
                budget.used += 1
                yield budget.spent()
            if budget.spent() >= number / rounds:
                break
        alive.sort(key=totals.__getitem__, reverse=True)
        del alive[(len(alive) + 1) // 2 :]
    return alive[0]


def play_on(game: Game[Any], state: State, turn: int, luck: Rng) -> None:
    """Play ``state`` on with the game's own quick policy until turn number ``turn`` begins."""
    for _ in range(MOST_DECISIONS):
        if state.to_act is None or state.turn >= turn:
            return
        state.apply(game.playout(state, luck))
