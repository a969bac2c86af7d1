"""Storms and compasses."""

import pytest

from kajuta.core.rng import Rng
from kajuta.games.tranquility import GAME
from kajuta.games.tranquility.rules.cards import COMPASS, MONSTER, ORANGE, PURPLE, YELLOW
from kajuta.games.tranquility.rules.engine import Tranquility
from tests.games.tranquility.positions import can, deciding, full, kinds, lays, new, play, table


def stormy(*hands: str, piles: list[str] | None = None, **more: object) -> Tranquility:
    return table(*hands, piles=piles or [], storms="on", **more)  # type: ignore[arg-type]


@pytest.mark.clause("tranquility", "storms.setup")
def test_there_are_two_storms_of_each_colour() -> None:
    cards = new(2, storms="on").component_inventory()
    assert [cards.count(storm) for storm in (YELLOW, PURPLE, ORANGE)] == [2, 2, 2]
    assert YELLOW not in new(2).component_inventory()


@pytest.mark.clause("tranquility", "storms.drawn")
def test_a_storm_takes_effect_when_drawn_and_the_player_draws_on() -> None:
    state = stormy("10 20 30 40 50", "60", piles=["61 orange 62", ""])
    play(state, ("discard",), ("pay", 10), ("pay", 20))
    assert state.orange == (1, 0)
    assert state.hands[0] == [30, 40, 50, 61, 62]


@pytest.mark.clause("tranquility", "storms.opening")
def test_storms_in_the_first_hands_come_before_the_first_turn_from_the_first_player_on() -> None:
    seen = set()
    for seed in range(60):
        state = new(3, seed, storms="on")
        while not state.turn:
            if state.pending[-1].kind == "down":
                others = state.seats_clockwise_from(state.first_seat)
                later = others[others.index(state.pending[-1].seat) + 1 :]
                assert all(not state.hands[seat] for seat in later), "later seats have not drawn yet"
                seen.add(others.index(state.pending[-1].seat))
            state.apply(state.legal_actions()[0])
        assert [len(hand) for hand in state.hands] == [3 if yellow else 5 for yellow in state.yellow]
        assert state.to_act == state.first_seat
    assert seen == {0, 1, 2}


@pytest.mark.clause("tranquility", "storms.yellow")
def test_the_yellow_storm_leaves_three_cards_and_draws_to_three() -> None:
    state = stormy("10 20 30 40 50", "60", piles=["61 yellow 62 63", ""])
    play(state, ("lay", 10, 3))
    assert deciding(state) == "turn", "61 makes five before the storm comes"
    state = stormy("10 20 30 40 50", "60 70", piles=["yellow 62 63", "80 81 82 83"])
    play(state, ("lay", 10, 3), ("pay", 20))
    assert state.hands[0] == [30, 40, 50]
    assert state.yellow == (1, 0)
    play(state, ("lay", 60, 20))
    assert len(state.hands[1]) == 5, "others keep their limit"
    play(state, ("lay", 30, 7))
    assert state.hands[0] == [40, 50, 62]


@pytest.mark.clause("tranquility", "storms.yellow-several")
def test_two_yellow_storms_leave_three_cards_too_and_each_is_cancelled_by_itself() -> None:
    state = stormy("10 20 30", "60")
    state.yellow = (2, 0)
    state.compasses = 2
    assert state.hand_limit(0) == 3
    play(state, ("compass", "yellow", 0))
    assert state.hand_limit(0) == 3
    play(state, ("compass", "yellow", 0))
    assert state.hand_limit(0) == 5


@pytest.mark.clause("tranquility", "storms.yellow-start", "storms.yellow-start-one")
def test_in_a_yellow_storm_two_of_the_eight_may_come_off_the_pile_unseen() -> None:
    state = stormy("10 20 start", "11 21 31 41 51", "12 22 32 42 52", piles=["60 61 62", "", ""], started=False)
    state.yellow = (1, 0, 0)
    play(state, ("start",))
    assert ("offer", 5) not in state.legal_actions() and can(state, "offer", 4), "two in hand, two from the pile"
    play(state, ("offer", 3), ("offer", 5))
    tops = [action[1] for action in state.legal_actions() if action[0] == "top"]
    assert tops == [1, 2], "one at least, as the hand has two"
    play(state, ("top", 1), ("pay", 10), ("pay", 20))
    assert state.blind[0] == (60,)
    assert {state.determinize(0, Rng(seed)).blind[0] for seed in range(6)} != {(60,)}
    assert state.to_act == 1 and deciding(state) == "give", "who has no yellow storm gives out of the hand only"


@pytest.mark.clause("tranquility", "storms.yellow-start")
def test_who_gives_the_whole_share_off_the_pile_gives_nothing_out_of_the_hand() -> None:
    state = stormy("10 20 start", "11 21 31 41 51", "12 22 32", piles=["60 61 62", "", ""], started=False)
    state.yellow = (1, 0, 0)
    play(state, ("start",), ("offer", 2), ("offer", 5), ("offer", 1), ("top", 2))
    assert state.hands[0] == [10, 20]
    assert (deciding(state), state.to_act) == ("give", 1)


@pytest.mark.clause("tranquility", "storms.extra")
def test_a_yellow_storm_among_the_extra_cards_makes_room_and_the_rest_is_drawn() -> None:
    state = stormy("10 20 30 40 start", "11 21 31 41 51", piles=["60 yellow 61 62", "70 71 72"], started=False)
    play(state, ("start",), ("pass",), ("pass",))
    assert deciding(state) == "down"
    play(state, ("pay", 10), ("pay", 20))
    assert state.hands == [[30, 40, 60, 61], [11, 21, 31, 41, 51, 70, 71]]
    assert deciding(state) == "offer"


@pytest.mark.clause("tranquility", "storms.extra", "start.two", "start.alone")
def test_who_lies_in_a_yellow_storm_draws_the_extra_cards_too() -> None:
    state = stormy("10 20 start", "11 21 31", piles=["60 61 62", "70 71 72"], started=False)
    state.yellow = (1, 1)
    play(state, ("start",))
    assert state.hands == [[10, 20, 60, 61], [11, 21, 31, 70, 71]]
    state = stormy("10 20 start", piles=["1 2 3 4 5 6 7 8 9 50"], started=False)
    state.yellow = (1,)
    play(state, ("start",))
    assert state.hands[0] == [1, 2, 3, 4, 5, 6, 7, 8, 10, 20]
    play(state, ("top", 0), *[("pay", card) for card in range(1, 9)])
    assert state.hands[0] == [9, 10, 20]


@pytest.mark.clause("tranquility", "start.refill", "storms.drawn")
def test_after_the_eight_the_crew_draws_clockwise_from_who_laid_the_start() -> None:
    piles = ["70", "purple 71", "purple 72"]
    state = stormy("10 20 30 40", "11 21 31 start", "12 22 32 42", piles=piles, started=False, turn_of=1)
    state.supply = 0
    play(state, ("start",), ("offer", 0), ("offer", 4), ("offer", 4))
    play(state, *[("pay", card) for card in (12, 22, 32, 42, 10, 20, 30, 40)])
    assert state.to_act == 1
    play(state, ("row", 5))
    assert state.to_act == 2
    assert state.hands == [[], [11, 21, 31, 71], []]
    assert play(state, ("row", 4)).hands == [[70], [11, 21, 31, 71], [72]]


@pytest.mark.clause("tranquility", "storms.orange", "rocks.row")
def test_orange_and_purple_storms_and_rocks_leave_only_what_all_allow() -> None:
    sea = {5: 20, 17: 40}
    state = stormy("21 22 39 41 50", "60", sea=sea)
    state.orange, state.rocks, state.purple = (1, 0), 1, (3,)
    assert [(card, lays(state, card)) for card in (21, 22, 39, 41, 50)] == [
        (21, []),
        (22, []),
        (39, [16]),
        (41, []),
        (50, []),
    ], "beside 20 the rocks lie, beyond 40 the storm"
    assert GAME.forbidding_clause(state, ("hand:0:0", "cell:6")) == "rocks.row"
    assert GAME.forbidding_clause(state, ("hand:0:3", "cell:18")) == "storms.purple"
    state.rocks = 3
    assert lays(state, 21) == [6]
    assert lays(state, 41) == [], "rocks and storm in one row"
    assert GAME.forbidding_clause(state, ("hand:0:3", "cell:18")) == "rocks.row"
    state.compasses = 1
    play(state, ("compass", "purple", 3))
    assert lays(state, 41) == [], "the rocks are still there"


@pytest.mark.clause("tranquility", "storms.yellow", "monsters.keep")
def test_a_yellow_storm_spares_monsters() -> None:
    state = table("10 20 monster monster 40", "60", piles=["yellow 61", ""], storms="on", monsters="5")
    play(state, ("lay", 20, 8))
    assert deciding(state) == "down"
    assert [action[1] for action in state.legal_actions()] == [10, 40]
    assert len(play(state, ("pay", 40)).hands[0]) == 3


@pytest.mark.clause("tranquility", "storms.purple")
def test_the_purple_storm_closes_a_row_with_a_free_cell() -> None:
    sea = {cell: cell + 1 for cell in range(6)}
    state = stormy("10 20 30 40 50", "60", piles=["purple 61", ""], sea=sea)
    play(state, ("lay", 20, 8))
    assert [action[1] for action in state.legal_actions()] == [1, 2, 3, 4, 5]
    play(state, ("row", 3))
    assert state.purple == (3,)
    assert lays(state, 60) == [*range(10, 18), *range(24, 36)]
    assert GAME.forbidding_clause(state, ("hand:1:0", "cell:20")) == "storms.purple"


@pytest.mark.clause("tranquility", "storms.purple-rows")
def test_a_row_takes_one_purple_storm_and_without_a_row_it_leaves() -> None:
    state = stormy("10 20 30 40 50", "60", piles=["purple 61", ""])
    state.purple = (2,)
    play(state, ("lay", 10, 3))
    assert [action[1] for action in state.legal_actions()] == [0, 1, 3, 4, 5]
    sea = {cell: 2 * cell + 2 for cell in range(35)}
    state = stormy("20 30 40 50 71", "60", piles=["purple 61", ""], sea=sea)
    play(state, ("lay", 71, 35), ("pay", 20))
    assert state.gone == (PURPLE,)
    assert state.to_act == 1


@pytest.mark.clause("tranquility", "storms.orange")
def test_in_an_orange_storm_islands_are_laid_beside_others_only() -> None:
    state = stormy("12 40 50", "11 60", sea={0: 10})
    state.orange = (1, 0)
    assert lays(state, 12) == [1]
    assert lays(state, 40) == lays(state, 50) == []
    assert can(state, "discard")
    assert GAME.forbidding_clause(state, ("hand:0:0", "cell:9")) == "storms.orange"
    play(state, ("lay", 12, 1), ("pay", 40), ("pay", 50))
    assert len(lays(state, 60)) > 10, "others are not hindered"


@pytest.mark.clause("tranquility", "storms.orange")
def test_in_an_orange_storm_an_island_may_lie_before_another_or_behind_it_up_to_the_last_cell() -> None:
    state = stormy("19 21 71 40 50", "60", sea={5: 20, 35: 72})
    state.orange = (1, 0)
    assert [lays(state, card) for card in (19, 21, 71)] == [[4], [6], [34]]


@pytest.mark.clause("tranquility", "storms.orange-others")
def test_start_finish_and_monsters_may_be_laid_in_an_orange_storm() -> None:
    state = stormy("finish 41 43", "45", sea=full())
    state.orange = (1, 0)
    assert can(state, "finish")
    state = stormy("start 41 43", "45", started=False)
    state.orange = (1, 0)
    assert can(state, "start")
    state = table("monster 41 43", "45", sea={3: 10}, storms="on", monsters="3")
    state.orange = (1, 0)
    assert can(state, "monster", 3)


@pytest.mark.clause("tranquility", "storms.orange-others")
def test_a_hand_is_discarded_and_a_card_turned_in_an_orange_storm() -> None:
    state = stormy("40 50 60", "70", sea={0: 10}, variant="day-night")
    state.orange = (1, 0)
    assert kinds(state) == {"discard", "discard-all", "turn"}


@pytest.mark.clause("tranquility", "compass.setup")
def test_there_are_six_compasses_to_gain() -> None:
    state = new(2, storms="on")
    assert (state.supply, state.compasses) == (6, 0)
    assert state.component_inventory().count(COMPASS) == 6
    assert new(2).supply == 0


@pytest.mark.clause("tranquility", "compass.start")
def test_the_start_brings_a_compass() -> None:
    state = play(stormy("10 20 30 40 start", "11 21 31 41 51", started=False), ("start",))
    assert (state.supply, state.compasses) == (5, 1)


@pytest.mark.clause("tranquility", "compass.row")
def test_a_row_from_12_to_17_brings_a_compass() -> None:
    sea = {cell: cell + 12 for cell in range(6) if cell != 2}
    state = play(stormy("14 40 50", "60", sea=sea), ("lay", 14, 2))
    assert state.compasses == 1
    sea[5] = 18
    state = play(stormy("14 40 50", "60", sea=sea), ("lay", 14, 2))
    assert state.compasses == 0


@pytest.mark.clause("tranquility", "compass.row")
def test_a_row_with_a_free_cell_brings_no_compass() -> None:
    state = play(stormy("5 40 50", "60", sea={7: 1, 8: 2, 9: 3, 10: 4}), ("lay", 5, 11), ("pay", 40))
    assert state.compasses == 0, "1 to 5 beside an empty cell"


@pytest.mark.clause("tranquility", "compass.row-once")
def test_a_row_brings_a_compass_once_even_if_a_monster_opens_it() -> None:
    sea = {cell: cell + 12 for cell in range(6) if cell != 2}
    state = table("14 40 50", "monster 60", sea=sea, storms="on", monsters="3")
    play(state, ("lay", 14, 2), ("pay", 40), ("monster", 2))
    state.hands[0] = [14, 40]
    play(state, ("lay", 14, 2))
    assert state.compasses == 1


@pytest.mark.clause("tranquility", "compass.discard")
def test_a_whole_hand_brings_a_compass_even_in_a_yellow_storm() -> None:
    state = stormy("10 20 30", "60", piles=["61 62 63 64", ""])
    state.yellow = (1, 0)
    play(state, ("discard-all",))
    assert state.compasses == 1
    assert state.discards[0] == [10, 20, 30]
    assert state.hands[0] == [61, 62, 63]
    assert state.to_act == 1


@pytest.mark.clause("tranquility", "compass.discard-three")
def test_a_hand_for_a_compass_has_three_cards_to_discard_and_monsters_stay() -> None:
    assert not can(stormy("10 20", "60"), "discard-all")
    state = table("10 20 30 monster", "60", storms="on", monsters="3")
    play(state, ("discard-all",))
    assert len(state.hands[0]) == 1
    state = table("10 20 monster", "60", storms="on", monsters="3")
    assert not can(state, "discard-all")
    state = stormy("10 20 30", "60")
    state.supply = 0
    assert not can(state, "discard-all")
    assert not can(table("10 20 30", "60"), "discard-all")


@pytest.mark.clause("tranquility", "compass.hand")
def test_compasses_do_not_count_in_a_hand() -> None:
    state = stormy("10 20 30 40 50", "60", piles=["61 62 63", ""])
    state.compasses = 2
    play(state, ("lay", 10, 3))
    assert state.compasses == 2
    assert len(state.hands[0]) == 5


@pytest.mark.clause("tranquility", "compass.use")
def test_the_active_player_cancels_a_storm_of_anybody_at_any_own_decision() -> None:
    state = stormy("12 40 50", "60", sea={0: 10})
    state.compasses = 3
    state.yellow, state.orange, state.purple = (0, 1), (0, 1), (4,)
    play(
        state, ("compass", "purple", 4), ("lay", 12, 1), ("compass", "orange", 1), ("pay", 40), ("compass", "yellow", 1)
    )
    assert (state.compasses, state.purple, state.yellow, state.orange) == (0, (), (0, 0), (0, 0))
    assert deciding(state) == "pay" and state.to_act == 0


@pytest.mark.clause("tranquility", "compass.use")
def test_no_compass_is_used_by_others_at_their_decisions_in_a_turn() -> None:
    state = stormy("10 20 30 40 start", "11 21 31 41 51", piles=["60 61", "yellow 70 71"], started=False)
    play(state, ("start",), ("pass",), ("pass",))
    assert deciding(state) == "down" and state.to_act == 1 != state.active
    assert state.compasses == 1
    assert kinds(state) == {"pay"}


@pytest.mark.clause("tranquility", "compass.use")
def test_cancelling_a_yellow_storm_ends_discarding_for_it() -> None:
    state = stormy("10 20 30 40 50", "60", piles=["yellow 61", ""])
    state.compasses = 1
    play(state, ("lay", 10, 3), ("pass",), ("pass",))
    assert deciding(state) == "down"
    play(state, ("compass", "yellow", 0))
    assert state.hands[0] == [20, 30, 40, 50, 61]
    assert state.to_act == 1


@pytest.mark.clause("tranquility", "compass.window")
def test_when_a_storm_is_drawn_all_are_asked_clockwise_and_it_may_be_cancelled_before_its_effect() -> None:
    state = stormy("10 20", "60 61", "70 71", piles=["", "orange 65", ""], turn_of=1)
    state.compasses = 1
    play(state, ("lay", 60, 20))
    asked = []
    for _ in range(2):
        asked.append(state.to_act)
        window = state.reaction_window()
        assert window is not None and window.concerns == (state.to_act == 1)
        play(state, ("pass",))
    assert [*asked, state.to_act] == [1, 2, 0]
    play(state, ("cancel",))
    assert state.orange == (0, 0, 0)
    assert state.compasses == 0
    assert state.hands[1] == [61, 65]
    assert state.to_act == 2


@pytest.mark.clause("tranquility", "compass.window")
def test_without_a_compass_nobody_is_asked() -> None:
    state = stormy("10 20", "60 61", piles=["orange 65", ""])
    play(state, ("lay", 10, 2))
    assert state.to_act == 1
    assert state.orange == (1, 0)


def sharing(**more: str) -> Tranquility:
    """Position after seat 0 has placed the Start; seat 1 is in a yellow storm, and the crew has gained a compass."""
    piles = ["60 61 62 63 64 65", "70 71 72 73 74 75"]
    hands = ("10 20 30 40 50 start", "11 21 31")
    state = stormy(*hands, "12 22 32 42 52", piles=[*piles, "80"], started=False, **more)
    state.yellow = (0, 1, 0)
    return play(state, ("start",))


@pytest.mark.clause("tranquility", "compass.eight")
def test_a_compass_gained_by_the_start_ends_a_yellow_storm_before_anybody_draws() -> None:
    state = play(sharing(), ("compass", "yellow", 1), *[("offer", count) for count in (3, 5)])
    assert state.yellow == (0, 0, 0)
    assert state.compasses == 0
    play(state, *[("pay", card) for card in (10, 20, 30)], ("top", 2), *[("pay", card) for card in (11, 21, 31)])
    assert state.hands == [[40, 50, 60, 61, 62], [72, 73, 74, 75], [12, 22, 32, 42, 52]]


@pytest.mark.clause("tranquility", "compass.eight")
def test_who_lay_in_a_yellow_storm_when_the_eight_came_to_be_shared_may_still_give_off_the_pile() -> None:
    state = sharing()
    play(state, ("offer", 1), ("offer", 5), ("offer", 0))
    play(state, ("compass", "yellow", 1), ("offer", 3))
    assert [(item.kind, item.what) for item in state.pending if item.seat == 1 and item.what] == [("tops", 5)]
    assert not any(item.kind == "give" and item.seat == 1 for item in state.pending)
    state = play(sharing(), ("offer", 3), ("offer", 5))
    play(state, ("pay", 10), ("compass", "yellow", 1), ("pay", 20), ("pay", 30))
    assert [action[1] for action in state.legal_actions()] == [2]
    play(state, ("top", 2), *[("pay", card) for card in (11, 21, 31)])
    assert [len(hand) for hand in state.hands] == [5, 4, 5], "both piles are empty or the hand is full"


@pytest.mark.clause("tranquility", "compass.eight", "start.choice")
@pytest.mark.parametrize("viewer", [0, 2])
def test_what_was_offered_off_the_pile_is_believed_when_the_storm_is_gone(viewer: int) -> None:
    state = play(sharing(), ("offer", 1), ("offer", 5), ("offer", 0), ("compass", "yellow", 1))
    assert state.determinize(viewer, Rng(1)).legal_actions()
    play(state, ("offer", 3))
    assert state.determinize(viewer, Rng(1)).legal_actions()


@pytest.mark.clause("tranquility", "compass.eight", "compass.store")
def test_others_use_no_compass_while_the_eight_are_shared_out() -> None:
    state = play(sharing(), ("offer", 4))
    assert kinds(state) == {"offer"}
    for path in (("compass",), ("yellow:1",)):
        assert GAME.forbidding_clause(state, path) == "compass.store"


@pytest.mark.clause("tranquility", "compass.eight")
def test_games_of_the_first_edition_use_no_compass_while_the_eight_are_shared_out() -> None:
    state = sharing(edition="1")
    assert state.compasses == 1
    assert kinds(state) == {"offer"}
    for path in (("compass",), ("yellow:1",)):
        assert GAME.forbidding_clause(state, path) == "compass.eight"
    play(state, *[("offer", 4)] * 2)
    assert (kinds(state), GAME.forbidding_clause(state, ("compass",))) == ({"pay"}, "compass.eight")


@pytest.mark.clause("tranquility", "storms.yellow-start-unseen")
def test_a_monster_and_a_storm_given_unseen_off_the_pile_are_gone() -> None:
    piles = ["orange monster 61", "", ""]
    state = table("10 20 start", "11 21 31 41 51", "12 22", piles=piles, started=False, storms="on", monsters="3")
    state.yellow = (1, 0, 0)
    play(state, ("start",), ("offer", 3), ("offer", 5), ("top", 2), ("pay", 10))
    play(state, *[("pay", card) for card in (11, 21, 31, 41, 51)])
    assert sorted(state.blind[0]) == [MONSTER, ORANGE]
    assert state.orange == (0, 0, 0)
    assert state.hands[0] == [20, 61]


@pytest.mark.clause("tranquility", "compass.store")
def test_all_compasses_are_in_one_store_for_whoever_is_on_turn() -> None:
    state = stormy("12 40 50", "60 70 71", sea={0: 10})
    state.compasses, state.yellow = 1, (1, 0)
    play(state, ("lay", 40, 20))
    play(state, ("compass", "yellow", 0))
    assert (state.active, state.compasses) == (1, 0)


@pytest.mark.clause("tranquility", "compass.gone")
def test_a_used_compass_leaves_with_its_storm() -> None:
    state = stormy("12 40 50", "60")
    state.compasses = 1
    state.orange = (1, 0)
    play(state, ("compass", "orange", 0))
    assert state.gone == (ORANGE, COMPASS)
    assert state.supply == 6
