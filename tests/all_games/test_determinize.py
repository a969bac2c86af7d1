"""Determinization: everything that a seat cannot know is dealt differently in some samples."""

import pytest

from kajuta.core.rng import Rng
from tests.helpers.indistinguishable import GAMES_BESIDE, TRIES, Beside, dealt_otherwise
from tests.helpers.tables import GAMES, Table, play, tables

TABLES = [table for game in GAMES for table in tables(game)]

STEPS = 90
"""Number of decisions to follow from the start of a game, and from its middle."""

EVERY = 6
"""Average number of decisions between two comparisons of the slots."""


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_what_was_dealt_or_chosen_unseen_is_never_told_from_the_beginning_on(table: Table) -> None:
    rng = Rng(17)
    beside = Beside(table, table.new(3), rng.randbelow(table.seats), rng)
    for _ in range(TRIES):
        if len(beside.others) < GAMES_BESIDE:
            beside.add(dealt_otherwise(table, 3, rng))
    look_on(beside, rng)


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_what_was_dealt_or_chosen_unseen_is_never_told_from_the_middle_on(table: Table) -> None:
    rng = Rng(18)
    before = [state.copy() for state, _ in play(table.new(4), rng, 20_000)]
    state = before[len(before) // 2]
    beside = Beside(table, state, rng.randbelow(table.seats), rng)
    for _ in range(GAMES_BESIDE - 1):
        beside.add(state.determinize(beside.viewer, rng))
    look_on(beside, rng)


def look_on(beside: Beside, rng: Rng) -> None:
    """Play on and sometimes compare all slots."""
    assert_only_what_was_seen(beside)
    for _ in range(STEPS):
        state = beside.state
        if state.to_act is None:
            break
        beside.step(rng.choice(state.legal_actions()))
        if rng.randbelow(EVERY) == 0:
            assert_only_what_was_seen(beside)


def assert_only_what_was_seen(beside: Beside) -> None:
    """Check that ``determinize`` deals anew every slot whose content the viewer cannot know."""
    told = beside.told()
    assert not told, (
        f"seat {beside.viewer} cannot know these slots of the position: {told}. Deal them anew in `determinize`, show "
        "them in the scene, or leave them out of the position (docs/adding-a-game.md, Hidden information)."
    )
