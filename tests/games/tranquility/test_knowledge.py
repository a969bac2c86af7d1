"""Knowledge of a seat: determinizations agree with all of it and with nothing more."""

import pytest

from kajuta.core.rng import Rng
from kajuta.games.tranquility.rules.cards import MONSTER, PURPLE, START, WILD, YELLOW
from kajuta.games.tranquility.rules.engine import Tranquility
from tests.games.tranquility.positions import deciding, new, play, table


def worlds(state: Tranquility, viewer: int, count: int = 40) -> list[Tranquility]:
    """Determinizations for ``viewer``."""
    return [state.determinize(viewer, Rng(seed)) for seed in range(count)]


@pytest.mark.clause("tranquility", "setup.secret", "start.must")
def test_who_did_not_lay_a_start_holds_none_until_it_draws_again() -> None:
    piles = ["start orange 70 71", "72 73 74 start"]
    state = table("10 20 30 40 50", "60 61 62 63 64", piles=piles, started=False, storms="on", wilds="on")
    play(state, ("discard",))
    assert not any(START in world.hands[0] for world in worlds(state, 1))
    play(state, ("pay", 10), ("pay", 20), ("pass",))
    assert (deciding(state), state.to_act) == ("window", 1)
    assert {START in world.hands[0] for world in worlds(state, 1)} == {True, False}, "it has drawn a card"
    piles = ["70 71 start", "72 73 74 start"]
    state = table("10 20 30 40 50", "60 61 62", piles=piles, started=False, variant="pyramid")
    state.exploration = (PURPLE,)
    play(state, ("lay", 10, 3))
    assert deciding(state) == "purple"
    assert not any(START in world.hands[0] for world in worlds(state, 1)), "under the pyramid nothing is drawn yet"


@pytest.mark.clause("tranquility", "setup.secret")
def test_a_start_of_another_seat_may_be_in_its_hand_or_its_pile_but_nowhere_else() -> None:
    state = table("10 20 30", "60 61 62 63 64", piles=["11 12 start", "72 start 74"], started=False, removed="poseidon")
    places = {(START in world.hands[1], START in world.piles[1]) for world in worlds(state, 0)}
    assert places == {(True, False), (False, True)}
    assert all(START not in world.removed for world in worlds(state, 0))
    assert all(world.piles[0].count(START) == 1 for world in worlds(state, 0)), "the own one is not in the own hand"


@pytest.mark.clause("tranquility", "setup.secret", "start.must")
def test_without_a_draw_pile_the_start_can_only_be_in_the_hand() -> None:
    state = table("10 20 start", "60 61 62", piles=["", "72 start 74"], started=False)
    assert all(START in world.hands[0] for world in worlds(state, 1, 5))


@pytest.mark.clause("tranquility", "explore.hand", "wild.start")
def test_a_wild_card_that_all_saw_come_is_forgotten_once_it_lies_as_the_start() -> None:
    piles = ["13 14 15 start", "72 73 74 start"]
    state = table("10 20 30 40 50", "60 61 62 63 64", piles=piles, started=False, variant="pyramid", wilds="on")
    state.exploration = (WILD,)
    play(state, ("lay", 10, 3), ("discard",), ("pay", 60), ("pay", 61))
    assert all(WILD in world.hands[0] for world in worlds(state, 1, 10))
    play(state, ("wild-start",))
    assert state.shown[0] == ()
    assert not any(WILD in world.hands[0] for world in worlds(state, 1, 10))


@pytest.mark.clause("tranquility", "start.choice", "monsters.keep")
def test_who_still_has_to_give_cards_is_not_guessed_to_hold_monsters_instead() -> None:
    piles = ["70 71", "monster monster monster monster", "73 74"]
    state = table("10 20 30 start", "11 21 31 41 51", "12 monster", piles=piles, started=False, monsters="5")
    play(state, ("start",), ("offer", 3), ("offer", 5), ("pay", 10))
    assert not any(MONSTER in world.hands[1] for world in worlds(state, 0))
    assert {MONSTER in world.hands[2] for world in worlds(state, 0)} == {True, False}


@pytest.mark.clause("tranquility", "turn.face-down")
def test_a_discarded_start_may_lie_among_the_discards_of_its_owner_only() -> None:
    state = table("10 20 30", "60 start", piles=["11 12 start 13 14 15", "72 74 75 76 77 78"])
    play(state, ("lay", 10, 3), ("discard",), ("pay", 60), ("pay", START))
    possible = worlds(state, 0)
    assert {(START in world.hands[1]) - (START in world.piles[1]) for world in possible} == {1, 0, -1}
    assert all(START in (*world.hands[1], *world.piles[1], *world.discards[1]) for world in possible)


@pytest.mark.clause("tranquility", "monsters.keep", "storms.drawn")
def test_monsters_are_never_guessed_among_discards_nor_storms_in_hands() -> None:
    state = new(3, 4, monsters="5", storms="on", wilds="on")
    rng = Rng(3)
    for _ in range(60):
        if state.to_act is not None:
            state.apply(rng.choice(state.legal_actions()))
    assert any(state.discards)
    for viewer in range(3):
        for world in worlds(state, viewer, 15):
            assert all(MONSTER not in discard for discard in world.discards)
            assert all(card < YELLOW for cards in (*world.hands, *world.discards, world.removed) for card in cards)


@pytest.mark.clause("tranquility", "gods.finishes")
def test_only_islands_are_guessed_to_be_taken_by_a_god() -> None:
    state = new(3, 4, monsters="5", storms="on", wilds="on", removed="poseidon")
    assert all(card <= 80 for world in worlds(state, 0) for card in world.removed)


@pytest.mark.clause("tranquility", "storms.yellow-start")
def test_cards_off_the_pile_may_be_anything_that_a_pile_holds() -> None:
    piles = ["wild 61 monster 63 64", "70 71"]
    state = table("10 20 start", "11 21 31 41", piles=piles, started=False, storms="on", monsters="3", wilds="on")
    state.yellow = (1, 0)
    play(state, ("start",), ("offer", 4), ("offer", 4), ("top", 2))
    seen = {card for viewer in (0, 1) for world in worlds(state, viewer, 60) for card in world.blind[0]}
    assert {MONSTER, WILD} & seen
    assert len(seen) > 5
