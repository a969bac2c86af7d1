"""Properties of the rules of every game, number of seats and option, checked in random play."""

from typing import Any

from hypothesis import given, settings

from kajuta.core.rng import Rng
from kajuta.core.state import Action, State
from tests.helpers.components import difference
from tests.helpers.random_play import LIMIT, SEEDS, every_table, random_games, sampled
from tests.helpers.tables import Table, likings, play


@every_table
@random_games
@given(seed=SEEDS)
def test_every_game_ends_with_an_outcome_and_loses_nothing(table: Table, seed: int) -> None:
    state = table.new(seed)
    game = table.game
    component_inventory = game.component_inventory(state)
    turn = state.turn
    for position, _ in play(state, Rng(seed), LIMIT):
        assert position.outcome() is None
        assert position.winners() == ()
        now = game.component_inventory(position)
        assert now == component_inventory, (
            f"{game.id}: component_inventory changes during the game: {difference(component_inventory, now)}"
        )
        assert position.turn >= turn
        turn = position.turn
    assert turn > 0
    assert state.legal_actions() == []
    assert game.component_inventory(state) == component_inventory
    outcome = state.outcome()
    assert outcome is not None
    assert state.winners() == outcome.winners
    assert len(outcome.places) == len(outcome.scores) == len(outcome.lines) == table.seats
    assert min(outcome.places) == 1 or (game.is_cooperative(table.options) and set(outcome.places) == {2})
    for score, lines in zip(outcome.scores, outcome.lines, strict=True):
        assert score == sum(line.points for line in lines)


@every_table
def test_every_seed_deals_the_same_pieces(table: Table) -> None:
    game = table.game
    first, *others = (table.new(seed) for seed in range(1, 5))
    for state in others:
        inventories = [game.component_inventory(one) for one in (first, state)]
        assert game.has_all_components(state, first), (
            f"{game.id}: component_inventory differs between two seeds: {difference(*inventories)}."
            " List pieces without their places; if chance decides which pieces are in the game, override"
            " has_all_components in game.py."
        )


@every_table
@settings(random_games, max_examples=12)
@given(seed=SEEDS)
def test_whatever_is_liked_the_game_goes_on_to_its_end(table: Table, seed: int) -> None:
    """Strong preferences, such as always offering and never paying, reach positions that uniform play seldom has."""
    state = table.new(seed)
    rng = Rng(seed)
    for position, _ in play(state, rng, LIMIT, likings(rng)):
        assert position.outcome() is None
    assert state.outcome() is not None


@every_table
@random_games
@given(seed=SEEDS)
def test_no_earlier_copy_ever_changes(table: Table, seed: int) -> None:
    rng = Rng(seed)
    state = table.new(seed)
    kept = []
    for position, _ in play(state, rng, LIMIT):
        copy = position.copy()
        digest = position.digest()
        if rng.randbelow(8) == 0:
            assert copy.digest() == digest
            copy.apply(rng.choice(copy.legal_actions()))
        else:
            kept.append((copy, digest))
    for copy, digest in kept:
        assert copy.digest() == digest


@every_table
@random_games
@given(seed=SEEDS)
def test_legal_actions_are_the_same_in_each_determinization_of_the_acting_seat(table: Table, seed: int) -> None:
    for state in sampled(table, seed, 25):
        assert state.to_act is not None
        world = state.determinize(state.to_act, Rng(seed + 1))
        assert world.legal_actions() == state.legal_actions()
        assert world.to_act == state.to_act
        assert world.must_ask() == state.must_ask()
        assert world.reaction_window() == state.reaction_window()
        assert table.game.component_inventory(world) == table.game.component_inventory(state)


@every_table
@random_games
@given(seed=SEEDS)
def test_positions_that_look_alike_to_a_seat_are_dealt_alike(table: Table, seed: int) -> None:
    for state in sampled(table, seed, 8):
        for seat in range(table.seats):
            twin = state.determinize(seat, Rng(seed + 2))
            assert state.determinize(seat, Rng(seed)).digest() == twin.determinize(seat, Rng(seed)).digest()


@every_table
@random_games
@given(seed=SEEDS)
def test_whose_decision_it_is_tells_no_secret(table: Table, seed: int) -> None:
    for state in sampled(table, seed, 15):
        for seat in range(table.seats):
            world = state.determinize(seat, Rng(seed + seat))
            assert (world.to_act, world.must_ask(), world.irreversible_events) == (
                state.to_act,
                state.must_ask(),
                state.irreversible_events,
            )


@every_table
@random_games
@given(seed=SEEDS)
def test_events_tell_nobody_what_the_seat_cannot_know(table: Table, seed: int) -> None:
    """A step without an irreversible event gives the same messages in every deal that fits the seat's knowledge."""
    rng = Rng(seed)
    for state in sampled(table, seed, 25):
        seat = state.to_act
        assert seat is not None
        action = rng.choice(state.legal_actions())
        real, world = state.copy(), state.determinize(seat, rng)
        told = [told_by(position, action) for position in (real, world)]
        if real.irreversible_events == state.irreversible_events == world.irreversible_events:
            assert [seen(events, seat) for events in told[:1]] == [seen(events, seat) for events in told[1:]]
            assert [seen(events, None) for events in told[:1]] == [seen(events, None) for events in told[1:]]


def told_by(state: State, action: Action) -> list[Any]:
    """Apply ``action`` and return the events it made."""
    state.events = []
    state.apply(action)
    return state.events


def seen(events: list[Any], viewer: int | None) -> list[Any]:
    """Log messages of ``events`` for ``viewer``."""
    return [e.message if e.seats is None or viewer in e.seats else e.for_others for e in events]


@every_table
@random_games
@given(seed=SEEDS)
def test_other_luck_deals_other_unknowns(table: Table, seed: int) -> None:
    state = table.new(seed)
    while state.to_act is not None and len(state.legal_actions()) == 1:
        state.apply(state.legal_actions()[0])
    assert state.to_act is not None
    digests = {state.determinize(state.to_act, Rng(luck)).digest() for luck in range(6)}
    assert len(digests) > 1
