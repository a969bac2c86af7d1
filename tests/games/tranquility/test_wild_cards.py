"""Wild cards: they stand for any card except an island that is already placed."""

from typing import Any

import pytest

from kajuta.core.rng import Rng
from kajuta.core.scene import elements
from kajuta.core.state import Action
from kajuta.games.tranquility import GAME
from kajuta.games.tranquility.rules.cards import COMPASS, MONSTER, ORANGE, WILD
from kajuta.games.tranquility.rules.engine import Tranquility
from kajuta.games.tranquility.rules.hopeless_gaps import makes_gap_hopeless
from kajuta.games.tranquility.rules.pending_items import PendingItem
from kajuta.match import Match
from kajuta.match.match_setup import Setup
from tests.games.tranquility.positions import can, deciding, full, kinds, lays, new, play, table


@pytest.mark.clause("tranquility", "wild.setup")
def test_there_are_two_wild_cards() -> None:
    assert new(2, wilds="on").component_inventory().count(WILD) == 2
    assert WILD not in new(2).component_inventory()


@pytest.mark.clause("tranquility", "wild.island")
def test_a_wild_card_becomes_any_number_that_fits_for_the_usual_price() -> None:
    state = table("40 50 wild", "60", sea={0: 10, 3: 14}, wilds="on")
    play(state, ("wild", 1))
    assert [action[1] for action in state.legal_actions()] == [11, 12], "13 would cost three cards, 10 and 14 lie"
    play(state, ("number", 12), ("pay", 40), ("pay", 50))
    assert state.sea[1] == 12
    assert state.wild_cells == (1,)
    assert state.to_act == 1


@pytest.mark.clause("tranquility", "wild.island")
def test_all_see_where_a_wild_card_goes_while_its_number_is_chosen() -> None:
    state = table("40 50 wild", "60 61 62", sea={0: 10}, piles=["20 21 22", "30 31 32"], wilds="on")
    luck = state.irreversible_events
    play(state, ("wild", 1))
    assert state.irreversible_events > luck, "it was hidden before"
    cell = next(one for part in GAME.scene(state, 1)["areas"] for one in part["items"] if one["id"] == "cell:1")
    assert "target" in cell["marks"]
    assert all(WILD in state.determinize(1, Rng(seed)).hands[0] for seed in range(20))
    play(state, ("number", 11), ("pay", 40))
    assert state.shown[0] == ()


@pytest.mark.clause("tranquility", "wild.island")
def test_a_wild_card_keeps_to_closed_rows_and_orange_storms() -> None:
    state = table("40 50 wild", "60", sea={0: 10}, wilds="on", storms="on")
    state.purple = (0,)
    assert not can(state, "wild", 1)
    assert can(state, "wild", 6)
    state.purple, state.orange = (), (1, 0)
    assert [action for action in state.legal_actions() if action[0] == "wild"] == [("wild", 1)]


@pytest.mark.clause("tranquility", "wild.taken")
def test_the_real_island_cannot_be_laid_beside_its_wild_card() -> None:
    state = table("12 40", "60", sea={0: 10, 4: 12}, wilds="on")
    state.wild_cells = (4,)
    assert lays(state, 12) == []


@pytest.mark.clause("tranquility", "wild.taken", "monsters.play")
def test_a_monster_takes_a_wild_card_and_gives_its_number_back() -> None:
    state = table("monster 40", "12 41", sea={0: 10, 4: 12}, wilds="on", monsters="3")
    state.wild_cells = (4,)
    play(state, ("monster", 4))
    assert state.wild_cells == ()
    assert sorted(state.gone) == [MONSTER, WILD]
    assert 4 in lays(state, 12)


def test_a_wild_card_on_the_sea_is_not_the_island_whose_number_it_bears() -> None:
    state = table("12 40", "60", sea={0: 10, 4: 12}, wilds="on")
    state.wild_cells = (4,)
    keys = {one["id"]: one.get("key") for one in elements(GAME.scene(state, 0))}
    assert keys["hand:0:0"] == "card:12"
    assert (keys["cell:0"], keys["cell:4"]) == ("card:10", "wild:4")


@pytest.mark.clause("tranquility", "wild.asked")
@pytest.mark.parametrize(
    ("kinds_of_seats", "hand", "what_comes"),
    [
        (["human", "random"], "10 20", "forced"),
        (["human", "random"], "10 20 wild", "person"),
        (["human", "human"], "10 20", "person"),
    ],
)
def test_a_storm_with_no_way_to_stop_it_asks_a_person_alone_nothing(
    kinds_of_seats: list[str], hand: str, what_comes: str
) -> None:
    seats = [{"name": "", "kind": kind} for kind in kinds_of_seats]
    options = {"wilds": "on", "storms": "on"}
    match = Match(Setup.from_json({"game": "tranquility", "seats": seats, "seed": 1, "options": options}, new=True))
    match.current.state = table(hand, "60", piles=["orange 65", ""], **options)
    match.current.clear_cache()
    match.screen.reveal_to(0)
    match.play(("lay", 10, 2))
    assert match.state.reaction_window() is not None
    assert (match.screen.next_step().kind, match.screen.next_step().seat) == (what_comes, 0)


@pytest.mark.clause("tranquility", "wild.start")
def test_a_wild_card_may_be_the_start_but_need_not() -> None:
    state = table("10 20 30 40 wild", "11 21 31 41 51", started=False, wilds="on")
    assert {"lay", "discard", "wild", "wild-start"} == kinds(state)
    play(state, ("wild-start",))
    assert state.started == WILD
    assert deciding(state) == "offer"
    assert not can(table("10 wild", "20", wilds="on"), "wild-start")


@pytest.mark.clause("tranquility", "wild.finish")
def test_a_wild_card_may_be_the_finish() -> None:
    assert not can(table("10 wild", "20", wilds="on"), "wild-finish")
    state = play(table("10 wild", "20", sea=full(), wilds="on"), ("wild-finish",))
    assert state.ending == "won"


@pytest.mark.clause("tranquility", "wild.compass")
def test_a_wild_card_cancels_a_storm_in_the_own_turn() -> None:
    state = table("10 20 wild", "60", wilds="on", storms="on")
    state.yellow = (0, 1)
    play(state, ("wild-compass", "yellow", 1))
    assert state.yellow == (0, 0)
    assert state.hands[0] == [10, 20]
    assert state.to_act == 0


@pytest.mark.clause("tranquility", "wild.compass")
def test_a_wild_card_cancels_a_storm_before_a_start_that_must_be_laid() -> None:
    state = table("10 20 start wild", "60", started=False, wilds="on", storms="on", sea={0: 19})
    state.yellow = (1, 0)
    assert state.legal_actions() == [("start",), ("wild-compass", "yellow", 0)]
    play(state, ("wild-compass", "yellow", 0))
    assert state.legal_actions() == [("start",)]


def in_storms(*hands: str, **more: Any) -> Tranquility:
    state = table(*hands, **{"wilds": "on", "storms": "on", **more})
    state.yellow = (0, 1)
    return state


@pytest.mark.clause("tranquility", "wild.compass", "wild.asked")
@pytest.mark.parametrize(
    ("state", "actions", "decision"),
    [
        (in_storms("20 30 40 wild", "60", sea={0: 19}), [("lay", 20, 1)], "pay"),
        (in_storms("10 20 wild", "60"), [("lay", 10, 2)], "rocks"),
        (in_storms("10 20 wild", "60", piles=["purple 61", ""]), [("lay", 10, 2), ("pass",), ("pass",)], "purple"),
        (in_storms("10 20 30 40 wild", "60", piles=["yellow", ""]), [("lay", 10, 2), ("pass",), ("pass",)], "down"),
        (in_storms("10 20 wild wild", "60", sea={0: 19}), [("wild", 1)], "number"),
        (in_storms("10 20 30 start wild", "60 61 62 63 64", started=False), [("start",)], "offer"),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_a_wild_card_cancels_a_storm_at_any_own_decision_as_a_compass_does(
    state: Tranquility, actions: list[Action], decision: str
) -> None:
    if decision == "rocks":
        state.rocks = 4
    play(state, *actions)
    assert deciding(state) == decision
    assert state.must_ask(), "or it would be told who holds no wild card"
    assert any(move.path == ("wild-compass", "yellow:1") for move in GAME.legal_moves(state))
    assert "wild-compass" in {one["id"] for one in elements(GAME.scene(state, 0))}
    assert "wild-compass" not in {one["id"] for one in elements(GAME.scene(state, 1))}
    play(state, ("wild-compass", "yellow", 1))
    assert state.yellow[1] == 0
    assert state.legal_actions()


@pytest.mark.clause("tranquility", "wild.compass")
def test_a_wild_card_that_is_needed_to_pay_cancels_no_storm() -> None:
    state = play(in_storms("20 30 wild", "60", sea={0: 18}), ("lay", 20, 1))
    assert kinds(state) == {"pay"}
    state = play(in_storms("10 20 wild", "60", sea={0: 19}), ("wild", 1))
    assert "wild-compass" not in kinds(state), "it is the card that is being laid"
    state = play(in_storms("wild wild", "60", sea={0: 19, 2: 22}), ("wild", 1))
    assert "wild-compass" not in kinds(state), "it has to pay for the other"


@pytest.mark.clause("tranquility", "wild.compass", "start.too-few")
@pytest.mark.parametrize(("hand", "spared"), [("60 61 62", True), ("60 61", False)])
def test_a_wild_card_that_the_eight_need_cancels_no_storm(hand: str, spared: bool) -> None:
    state = in_storms("10 start wild", hand, piles=["70 71", "72 73"], started=False)
    state.yellow, state.orange = (0, 0), (0, 1)
    play(state, ("start",))
    assert can(state, "wild-compass", "orange", 1) == spared
    if spared:
        play(state, ("wild-compass", "orange", 1), ("offer", 3), ("offer", 5), ("pay", 10), ("pay", 70), ("pay", 71))
        assert state.ending == ""


@pytest.mark.clause("tranquility", "wild.compass", "storms.yellow")
def test_a_wild_card_given_up_while_discarding_for_a_yellow_storm_counts() -> None:
    state = in_storms("20 30 40 50 wild wild", "60", piles=["", ""])
    state.yellow = (1, 1)
    state.pending = [PendingItem("next", -1), PendingItem("draw", 0), PendingItem("down", 0, 3)]
    play(state, ("wild-compass", "yellow", 1))
    assert state.pending[-1].what == 2
    play(state, ("wild-compass", "yellow", 0))
    assert state.hands[0] == [20, 30, 40, 50]
    assert state.to_act == 1, "without a yellow storm nothing more is discarded"


@pytest.mark.clause("tranquility", "wild.compass", "start.offers")
def test_an_offer_shrinks_with_a_wild_card_given_up_before_the_second_one() -> None:
    state = in_storms("10 20 30 start wild", "60 61 62 63 64", piles=["1 2 3", "4 5 6"], started=False)
    play(state, ("start",), ("offer", 6), ("offer", 7))
    play(state, ("wild-compass", "yellow", 1))
    assert state.offers == (5, 7)
    assert state.determinize(1, Rng(1)).legal_actions()


@pytest.mark.clause("tranquility", "wild.compass", "wild.monster")
def test_in_games_of_the_first_edition_a_wild_card_is_no_compass_within_a_turn_and_no_monster_in_the_pyramid() -> None:
    state = play(in_storms("20 30 40 wild", "60", sea={0: 19}, edition="1"), ("lay", 20, 1))
    assert kinds(state) == {"pay"}
    assert not state.must_ask()
    state = table("40 50 wild", "60", sea={0: 10}, variant="pyramid", wilds="on", edition="1")
    assert "wild-monster" not in kinds(state)


@pytest.mark.clause("tranquility", "wild.monster")
def test_in_the_pyramid_a_wild_card_may_be_a_monster_and_save_the_crew() -> None:
    sea = full(21, {4: 13, 5: 0})
    assert table("wild", "60", sea=sea, variant="pyramid", wilds="on", edition="1").legal_actions() == [("stuck",)]
    state = table("wild", "60", sea=sea, variant="pyramid", wilds="on")
    assert kinds(state) == {"wild-monster"}, "nothing fits between 13 and 14"
    play(state, ("wild-monster", 4))
    assert (state.sea[4], state.ending) == (0, "")


@pytest.mark.clause("tranquility", "wild.monster", "lay.warning")
@pytest.mark.parametrize(("edition", "hopeless"), [("1", True), ("2", False)])
def test_while_a_wild_card_may_be_a_monster_in_the_pyramid_no_gap_is_hopeless(edition: str, hopeless: bool) -> None:
    state = table("11 40", "60", sea={0: 10, 3: 14}, variant="pyramid", wilds="on", edition=edition)
    state.gone = (MONSTER,) * 5
    assert makes_gap_hopeless(state, 0, 2, 11) == hopeless, "nothing lies between 10 and 11"


@pytest.mark.clause("tranquility", "wild.asked")
def test_all_are_asked_when_a_storm_is_drawn_because_any_may_hold_a_wild_card() -> None:
    state = table("10 20", "60 wild", "70", piles=["orange 65", "", ""], wilds="on", storms="on")
    play(state, ("lay", 10, 2))
    assert state.legal_actions() == [("pass",)]
    assert state.must_ask(), "or it would be told who has none"
    play(state, ("pass",), ("wild-cancel",))
    assert state.orange == (0, 0, 0)
    assert state.hands[1] == [60]
    state.gone = (WILD, WILD)
    assert state.hidden_wild_count() == 0


@pytest.mark.clause("tranquility", "wild.asked")
def test_nobody_is_asked_for_a_wild_card_without_cards_or_once_both_are_used() -> None:
    state = table("10 20", "60", "", piles=["orange", "", ""], wilds="on", storms="on")
    play(state, ("lay", 10, 2), ("pass",), ("pass",))
    assert state.orange == (1, 0, 0), "the third has no card"
    state = table("10 20", "60", "", piles=["orange", "", ""], wilds="on", storms="on", sea={30: 70})
    state.gone, state.wild_cells = (WILD,), (30,)
    assert play(state, ("lay", 10, 2)).orange == (1, 0, 0)
    state = table("10 20", "60", "", piles=["orange", "", ""], wilds="on", storms="on")
    state.started, state.gone = WILD, (WILD,)
    assert play(state, ("lay", 10, 2)).orange == (1, 0, 0)


@pytest.mark.clause("tranquility", "storms.opening", "setup.hand", "wild.compass")
@pytest.mark.parametrize(("own", "cards"), [(True, 5), (False, 4)])
def test_a_wild_card_used_in_the_first_hands_is_made_good_only_while_its_owner_still_draws(
    own: bool, cards: int
) -> None:
    used = 0
    for seed in range(120):
        state, spender = new(3, seed, storms="on", wilds="on"), None
        while not state.turn:
            actions = state.legal_actions()
            storm = state.pending[-1]
            if spender is None and ("wild-cancel",) in actions and (storm.seat == storm.low) == own:
                spender = storm.seat
                state.apply(("wild-cancel",))
            else:
                state.apply(actions[0])
        if spender is not None and not state.yellow[spender]:
            assert len(state.hands[spender]) == cards
            used += 1
    assert used


@pytest.mark.clause("tranquility", "wild.monster")
def test_a_wild_card_may_be_a_monster_where_there_are_monsters() -> None:
    state = table("40 50 wild", "60", sea={0: 10, 7: 20}, wilds="on", monsters="3")
    assert [action for action in state.legal_actions() if action[0] == "wild-monster"] == [
        ("wild-monster", 0),
        ("wild-monster", 7),
    ]
    play(state, ("wild-monster", 7))
    assert state.sea[7] == 0
    assert sorted(state.gone) == [20, WILD]
    assert state.hands[0] == [40, 50]
    assert state.to_act == 1
    assert "wild-monster" not in kinds(table("40 50 wild", "60", sea={0: 10}, wilds="on"))
    state = table("finish 50", "60 wild", sea=full(), wilds="on", monsters="3")
    assert play(state, ("finish",)).ending == "won", "a wild card in a hand is no monster"


@pytest.mark.clause("tranquility", "wild.pay")
def test_a_wild_card_is_money_like_any_other() -> None:
    state = play(table("12 40 wild", "60", sea={0: 10}, wilds="on"), ("lay", 12, 1), ("pay", 40), ("pay", WILD))
    assert state.discards[0] == [40, WILD]


@pytest.mark.clause("tranquility", "wild.asked")
def test_in_the_pyramid_only_those_are_asked_who_have_got_a_wild_card_openly() -> None:
    state = table("10 15 20", "60 wild", "70", variant="pyramid", wilds="on")
    state.exploration = (COMPASS, ORANGE)
    state.note_shown_card(1, WILD)
    play(state, ("lay", 15, 4))
    assert [item.seat for item in state.pending if item.kind == "window"] == [1]
