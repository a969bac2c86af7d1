"""The four ranks, from the ship's boy to the captain: they differ in how they think, not in what they know."""

from collections.abc import Mapping

from kajuta.bots.handle import HURRY, Bot, Budget, Handle, Thinking
from kajuta.bots.search import Style, play_on, searching
from kajuta.core.rng import Rng

STYLES: Mapping[str, Style] = {
    "sailor": Style(simulations=100, seconds=0.3, turns=1),
    "mate": Style(simulations=300, seconds=1.0, turns=2),
    "captain": Style(simulations=4000, seconds=2.0, turns=3),
}
"""How the ranks above the ship's boy search, weakest first."""

GLANCES = 2
"""How many deals the ship's boy imagines."""
OVERLOOKED = 3
"""One of so many actions is not noticed."""


def boy(handle: Handle, rng: Rng, patience: float | None = None) -> Thinking:
    """Think as a beginner does: look at a part of what could be done, at the own turn only, and hope for the best.

    It overlooks a third of the actions, takes no account of what the others will do to it, and judges by the
    luckier of the deals it imagines. What it would do without thinking (the quick policy of the game) it always
    sees, so it never does worse than it knows.
    """
    game, seat = handle.game, handle.seat
    world = handle.sample(rng)
    actions = game.candidates(world)
    plain = game.playout(world, rng)
    seen = [action for action in actions if action == plain or rng.below(OVERLOOKED)] or [plain]
    hopes = [-1e9] * len(seen)
    budget = Budget(GLANCES * len(seen))
    luck = Rng(0)
    for _ in range(GLANCES if len(seen) > 1 else 0):
        world = handle.sample(rng)
        chance = rng.below(1 << 32)
        for index, action in enumerate(seen):
            luck.state = chance
            state = world.copy()
            state.apply(action)
            play_on(game, state, world.turn + 1, luck)
            hopes[index] = max(hopes[index], game.prospects(state, seat))
            budget.used += 1
            if (yield budget.spent()) == HURRY:
                return seen[max(range(len(seen)), key=hopes.__getitem__)]
    yield 1.0
    return seen[max(range(len(seen)), key=hopes.__getitem__)]


RANKS: Mapping[str, Bot] = {"boy": boy, **{rank: searching(style) for rank, style in STYLES.items()}}
"""The ranks that people meet, by keyword, weakest first."""
