"""Sharp rocks and sea monsters."""

import pytest

from kajuta.core.rng import Rng
from kajuta.games.tranquility import GAME
from kajuta.games.tranquility.rules.cards import FINISH, MONSTER, ROCKS, WILD
from kajuta.games.tranquility.rules.engine import Tranquility
from tests.games.tranquility.positions import can, deciding, full, kinds, lays, new, play, table


def rocky(*hands: str, row: int, sea: dict[int, int] | None = None, **options: str) -> Tranquility:
    state = table(*hands, sea=sea, **options)
    state.rocks = row
    return state


@pytest.mark.clause("tranquility", "rocks.setup")
def test_the_rocks_begin_beside_a_random_row() -> None:
    assert {new(2, seed, rocks="on").rocks for seed in range(40)} == set(range(6))
    assert new().rocks == -1


@pytest.mark.clause("tranquility", "rocks.row")
def test_nothing_is_laid_into_the_row_of_the_rocks() -> None:
    state = rocky("10 20 30", "40", row=1)
    assert lays(state, 20) == [*range(6), *range(12, 36)]
    assert GAME.forbidding_clause(state, ("hand:0:1", "cell:7")) == "rocks.row"


@pytest.mark.clause("tranquility", "rocks.move")
def test_after_the_action_and_before_drawing_the_rocks_move_to_another_row_with_a_free_cell() -> None:
    sea = {cell: cell + 1 for cell in range(12, 18)}
    state = rocky("10 20 30", "40", row=1, sea=sea)
    state.piles[0] = [50]
    play(state, ("lay", 10, 3))
    assert deciding(state) == "rocks"
    assert [action[1] for action in state.legal_actions() if action[0] == "rocks"] == [0, 3, 4, 5]
    assert 50 not in state.hands[0]
    play(state, ("rocks", 4))
    assert state.rocks == 4
    assert 50 in state.hands[0]


@pytest.mark.clause("tranquility", "rocks.stay")
def test_two_cards_let_the_rocks_stay() -> None:
    state = play(rocky("10 20 30", "40", row=1), ("lay", 10, 3), ("stay",), ("pay", 20), ("pay", 30))
    assert state.rocks == 1
    assert state.to_act == 1
    state = play(rocky("10 20 monster", "40", row=1), ("lay", 10, 3))
    assert not can(state, "stay"), "who has not got two must move them"


@pytest.mark.clause("tranquility", "rocks.leave")
def test_the_rocks_leave_as_soon_as_four_rows_are_full() -> None:
    sea = {cell: cell + 1 for cell in range(23)}
    state = rocky("24 50 60", "40", row=5, sea=sea)
    play(state, ("lay", 24, 23), ("pay", 50))
    assert state.rocks == -1
    assert ROCKS in state.gone
    assert state.to_act == 1
    state = rocky("23 50 60", "40", row=5, sea={cell: cell + 1 for cell in range(22)})
    play(state, ("lay", 23, 22), ("pay", 50))
    assert deciding(state) == "rocks"


@pytest.mark.clause("tranquility", "rocks.purple")
def test_rocks_may_lie_in_a_storm() -> None:
    state = rocky("10 20 30", "40", row=1, storms="on")
    state.purple = (4,)
    play(state, ("lay", 10, 3))
    assert can(state, "rocks", 4)


@pytest.mark.clause("tranquility", "monsters.setup")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_three_to_five_monsters_are_dealt(count: int) -> None:
    state = new(3, monsters=str(count))
    assert state.component_inventory().count(MONSTER) == count
    assert any(MONSTER in new(3, seed, monsters="5").hands[0] for seed in range(30))


@pytest.mark.clause("tranquility", "monsters.hand")
def test_a_monster_stays_in_the_hand_as_one_of_five() -> None:
    state = table("10 20 30 40 50", "60", piles=["monster 70 71", ""], monsters="3")
    play(state, ("discard",), ("pay", 10), ("pay", 20))
    assert state.hands[0] == [30, 40, 50, 70, MONSTER]


@pytest.mark.clause("tranquility", "monsters.keep")
def test_a_monster_is_neither_discarded_nor_paid() -> None:
    state = table("12 40 monster monster", "60", sea={0: 10}, monsters="3")
    assert 1 not in lays(state, 12), "monsters are no money"
    play(state, ("discard",))
    assert not can(state, "pay", MONSTER)
    assert GAME.forbidding_clause(state, ("hand:0:2",)) == "monsters.keep"
    assert table("40 monster", "60", sea=full(), monsters="3").legal_actions() == [
        ("monster", cell) for cell in range(36)
    ], "one card and a monster are not two to discard"


@pytest.mark.clause("tranquility", "monsters.play")
def test_a_monster_destroys_an_island_and_both_leave() -> None:
    state = table("40 50 monster", "60", sea={3: 10, 7: 20}, monsters="3")
    assert [action for action in state.legal_actions() if action[0] == "monster"] == [("monster", 3), ("monster", 7)]
    play(state, ("monster", 3))
    assert state.sea[3] == 0
    assert sorted(state.gone) == [10, MONSTER]
    assert state.to_act == 1
    assert GAME.forbidding_clause(table("monster 10 11", "60", monsters="3"), ("hand:0:2",)) == "monsters.play"


@pytest.mark.clause("tranquility", "monsters.rows")
def test_a_closed_row_is_no_shelter_from_a_monster() -> None:
    state = rocky("40 50 monster", "60", row=0, sea={3: 10, 7: 20}, monsters="3", storms="on")
    state.purple = (1,)
    assert [action[1] for action in state.legal_actions() if action[0] == "monster"] == [3, 7]
    state = table("monster 50", "60", sea=full(30, {29: 0}), variant="arch", monsters="3")
    assert [action[1] for action in state.legal_actions() if action[0] == "monster"] == list(range(29))


@pytest.mark.clause("tranquility", "monsters.finish", "monsters.shown")
def test_a_finish_fails_while_somebody_holds_a_monster() -> None:
    state = table("finish 41 43", "monster 45 47", "49 51", sea=full(), piles=["", "", "monster"], monsters="3")
    play(state, ("finish",))
    assert state.outcome() is None
    assert state.to_act == 0, "the turn goes on"
    assert state.legal_actions() == [("discard",)]
    assert state.seats_showing_monsters() == [1]
    assert GAME.forbidding_clause(state, ("hand:0:2",)) == "monsters.finish"
    world = state.determinize(2, Rng(1))
    assert MONSTER in world.hands[1], "all have seen it"
    play(state, ("discard",), ("pay", 41), ("pay", 43), ("monster", 35))
    assert state.seats_showing_monsters() == []
    state.sea[35] = 78
    state.to_act = state.active = 0
    play(state, ("finish",))
    assert state.ending == "won", "the one in a draw pile does not hinder it"


@pytest.mark.clause("tranquility", "monsters.shown")
@pytest.mark.parametrize(("card", "name", "action"), [(FINISH, "finish", "finish"), (WILD, "wild", "wild-finish")])
def test_a_finish_that_fails_is_announced_and_known_to_be_held(card: int, name: str, action: str) -> None:
    hands = (f"{name} 41 43", "monster 45 47", "49 51")
    state = table(*hands, sea=full(), piles=["20 21 22", "24 25", "28 29"], monsters="3", wilds="on")
    state.events = []
    play(state, (action,))
    assert [event.message["id"] for event in state.events if event.message] == [
        "log-finish-fails",
        "log-monsters-shown",
    ]
    worlds = [state.determinize(2, Rng(seed)) for seed in range(20)]
    assert all(card in world.hands[0] for world in worlds)
    play(state, ("discard",), ("pay", 41), ("pay", card))
    worlds = [state.determinize(2, Rng(seed)) for seed in range(40)]
    assert {card in world.discards[0] for world in worlds} == {True, False}, "it may have been discarded since"
    assert all(card in (*world.hands[0], *world.discards[0]) for world in worlds)


@pytest.mark.clause("tranquility", "monsters.shown")
def test_a_finish_that_fails_twice_is_still_one_finish() -> None:
    state = table("finish 41 43 44", "monster 45", "monster 49", sea=full(), monsters="3")
    play(state, ("finish",), ("discard",), ("pay", 41), ("pay", 43), ("monster", 35), ("monster", 34))
    state.sea[34:36] = [76, 79]
    state.hands[1] = [MONSTER]
    play(state, ("finish",))
    assert [card for card, _ in state.shown[0]] == [FINISH]
    assert state.seats_showing_monsters() == [1]


@pytest.mark.clause("tranquility", "monsters.finish")
def test_who_holds_a_monster_cannot_try_to_finish() -> None:
    assert kinds(table("finish 41 monster", "45", sea=full(), monsters="3")) == {"monster", "discard"}


@pytest.mark.clause("tranquility", "monsters.stuck")
def test_monsters_alone_are_no_cards_to_discard() -> None:
    assert table("monster monster", "45", monsters="3").legal_actions() == [("stuck",)]
    assert kinds(table("monster monster", "45", sea={0: 3}, monsters="3")) == {"monster"}
