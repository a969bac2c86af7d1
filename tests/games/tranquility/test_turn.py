"""A turn: placing an island and paying for it, discarding, drawing, losing."""

import pytest

from kajuta.core.message import msg, seat_ref
from kajuta.core.rng import Rng
from kajuta.games.tranquility import GAME
from kajuta.games.tranquility.rules.cards import MONSTER, WILD
from kajuta.games.tranquility.rules.engine import Tranquility
from kajuta.match.picked_actions import picked_actions
from tests.games.tranquility.positions import can, cards, deciding, full, kinds, lays, new, play, table
from tests.helpers.scene_changes import told


@pytest.mark.clause("tranquility", "turn.order")
def test_turns_go_clockwise() -> None:
    state = table("10 20", "30 40", "50 60", turn_of=1)
    play(state, ("lay", 30, 9))
    assert state.to_act == 2
    play(state, ("lay", 50, 20))
    assert state.to_act == 0


@pytest.mark.clause("tranquility", "turn.action")
def test_a_turn_is_one_card_laid_or_two_discarded() -> None:
    state = table("10 20 30", "40 50")
    assert kinds(state) == {"lay", "discard"}
    assert play(state.copy(), ("lay", 10, 4)).to_act == 1
    assert play(state.copy(), ("discard",), ("pay", 10), ("pay", 20)).to_act == 1


@pytest.mark.clause("tranquility", "turn.lay")
def test_a_card_is_chosen_first_then_its_cell() -> None:
    state = table("10 20", "40 50")
    paths = [move.path for move in GAME.legal_moves(state) if move.action == ("lay", 20, 7)]
    assert paths == [("hand:0:1", "cell:7")]
    assert GAME.forbidding_clause(state, ("cell:7",)) == "turn.lay"


@pytest.mark.clause("tranquility", "turn.discard")
def test_two_cards_may_be_discarded_even_if_one_could_be_laid_but_not_a_single_one() -> None:
    assert can(table("10 20", "30"), "discard")
    assert not can(table("10", "30"), "discard")


@pytest.mark.clause("tranquility", "turn.face-down")
def test_what_is_discarded_is_seen_by_nobody_again() -> None:
    state = table("10 20 30", "40 50 60", piles=["11 21", "70 71"])
    play(state, ("discard",), ("pay", 10), ("pay", 20))
    assert state.discards[0] == [10, 20]
    assert state.determinize(0, Rng(1)).discards[0] == [10, 20], "its owner remembers"
    assert {tuple(state.determinize(1, Rng(seed)).discards[0]) for seed in range(6)} != {(10, 20)}
    for viewer in (0, 1, None):
        scene = str(GAME.scene(state, viewer))
        assert "'value': 10," not in scene
    state.events = []
    play(state, ("discard",), ("pay", 40), ("pay", 50))
    assert "card:40" in str(told(state.events, 1)), "its owner sees it go"
    for viewer in (0, None):
        assert "40" not in str(told(state.events, viewer))
    assert not any("40" in str(event.message) for event in state.events)


@pytest.mark.clause("tranquility", "turn.draw")
def test_a_turn_ends_with_drawing_to_five() -> None:
    state = table("10 20 30 40 50", "1 2", piles=["61 62 63", "71 72 73"])
    play(state, ("discard",), ("pay", 10), ("pay", 20))
    assert state.hands[0] == cards("30 40 50 61 62")
    assert state.piles[0] == [63]
    assert state.hands[1] == [1, 2], "only who had the turn draws"


@pytest.mark.clause("tranquility", "turn.empty-pile")
def test_who_has_too_few_cards_in_the_pile_draws_those_and_plays_on() -> None:
    state = table("10 20 30 40 50", "1 2 3", piles=["61", ""])
    play(state, ("discard",), ("pay", 10), ("pay", 20))
    assert state.hands[0] == cards("30 40 50 61")
    play(state, ("lay", 1, 0))
    assert state.hands[1] == [2, 3]
    assert state.to_act == 0


@pytest.mark.clause("tranquility", "turn.over-limit")
def test_a_hand_above_five_draws_nothing_until_it_is_below_the_limit() -> None:
    state = table("10 20 30 40 50 60 70", "1 2 3", piles=["61", ""])
    play(state, ("lay", 10, 4))
    assert len(state.hands[0]) == 6
    assert state.piles[0] == [61]


@pytest.mark.clause("tranquility", "lay.free")
def test_an_island_needs_a_free_cell() -> None:
    state = table("10 20 30", "40", sea={10: 25})
    assert 10 not in lays(state, 20)
    assert GAME.forbidding_clause(state, ("hand:0:1", "cell:10")) == "lay.free"


@pytest.mark.clause("tranquility", "lay.order")
def test_numbers_rise_along_the_way() -> None:
    state = table("10 20 30 61 62", "40", sea={4: 15, 20: 50})
    assert lays(state, 10) == [0, 1, 2]
    assert lays(state, 20) == list(range(6, 19)), "5 and 19 would cost more than four cards"
    assert lays(state, 61) == list(range(22, 36))
    assert GAME.forbidding_clause(state, ("hand:0:0", "cell:30")) == "lay.order"


@pytest.mark.clause("tranquility", "lay.order")
def test_every_lay_in_random_games_keeps_the_order() -> None:
    rng = Rng(3)
    for seed in range(10):
        state = new(2, seed)
        while state.to_act is not None:
            play(state, rng.choice(state.legal_actions()))
            numbers = [number for number in state.sea if number]
            assert numbers == sorted(set(numbers))


@pytest.mark.clause("tranquility", "lay.rows")
def test_rows_run_from_left_to_right_from_the_bottom() -> None:
    state = table("10", "20", sea={0: 1, 5: 6, 6: 7, 35: 80})
    at = {one["id"]: one["at"] for part in GAME.scene(state, 0)["areas"] for one in part["items"] if "at" in one}
    (x0, y0), (x5, y5), (x6, y6), (x35, y35) = (at[f"cell:{cell}"] for cell in (0, 5, 6, 35))
    assert x0 < x5 and y0 == y5
    assert x6 == x0 and y6 < y5
    assert x35 == x5 and y35 < y6


@pytest.mark.clause("tranquility", "lay.neighbors")
def test_the_end_of_a_row_neighbours_the_beginning_of_the_row_above() -> None:
    state = table("10 20 30", "40", sea={5: 8})
    assert state.laying_cost(6, 10) == 2
    assert state.laying_cost(4, 7) == 1
    assert state.laying_cost(11, 10) == 0, "the cell above is no neighbour"
    state = table("10 20 30", "40", sea={6: 12})
    assert state.laying_cost(5, 10) == 2


@pytest.mark.clause("tranquility", "lay.corners")
def test_the_first_and_the_last_cell_have_one_neighbour_and_start_and_finish_are_none() -> None:
    state = table("1 2 3", "40", sea={1: 4, 34: 70})
    assert state.laying_cost(0, 2) == 2
    assert state.laying_cost(35, 73) == 3
    state = table("60 70 80", "1")
    assert state.laying_cost(0, 60) == state.laying_cost(35, 60) == 0, "though the Start lies"


@pytest.mark.clause("tranquility", "lay.gaps")
def test_a_gap_that_cannot_be_filled_any_more_may_be_left() -> None:
    state = table("11 30 40", "50", sea={0: 10})
    assert can(state, "lay", 11, 5)


def hint_of(state: Tranquility, *action: int | str) -> str:
    """Message id of the hint about the price of ``action``."""
    (hint,) = [move.hint for move in GAME.legal_moves(state) if move.action == action]
    assert hint is not None
    return hint["id"]


@pytest.mark.clause("tranquility", "turn.discard")
def test_a_button_that_names_its_two_cards_does_not_say_them_again_as_a_price() -> None:
    (hint,) = [move.hint for move in GAME.legal_moves(table("11 30 40", "50")) if move.action == ("discard",)]
    assert hint is None


@pytest.mark.clause("tranquility", "lay.warning")
def test_a_hopeless_lay_is_marked_with_the_option_and_legal_with_or_without_it() -> None:
    for warnings, expected in (("on", "price-hopeless"), ("off", "price")):
        state = table("11 30 40", "50", sea={0: 10}, warnings=warnings)
        hints = {move.action: move.hint for move in GAME.legal_moves(state)}
        assert hints["lay", 11, 5] == {"id": expected, "args": {"count": 0}}
        assert hints["lay", 30, 8] == {"id": "price", "args": {"count": 0}}
        assert can(state, "lay", 11, 5)


@pytest.mark.clause("tranquility", "lay.warning")
def test_a_warning_counts_what_the_player_has_discarded_and_what_it_would_cost() -> None:
    sea = {0: 10}
    state = table("13 30 40", "50", sea=sea)
    hints = {move.action: move.hint["id"] for move in GAME.legal_moves(state) if move.hint}
    assert hints["lay", 13, 3] == "price", "11 and 12 may still come"
    state.discards[0] = [12]
    hints = {move.action: move.hint["id"] for move in GAME.legal_moves(state) if move.hint}
    assert hints["lay", 13, 3] == "price-hopeless"
    state = table("30 40 41", "50", sea={0: 10})
    state.discards[0] = [11, 12, 13, 14, 26, 27, 28, 29]
    hints = {move.action: move.hint["id"] for move in GAME.legal_moves(state) if move.hint}
    assert hints["lay", 30, 2] == "price-hopeless", "what fits between 10 and 30 costs more than four cards"


@pytest.mark.clause("tranquility", "lay.warning", "cost.most")
@pytest.mark.parametrize(("gone", "hint"), [(range(11, 14), "price"), (range(11, 15), "price-hopeless")])
def test_a_cell_for_which_only_numbers_dearer_than_four_cards_are_left_is_hopeless(gone: range, hint: str) -> None:
    state = table("20 40", "60", sea={0: 10}, piles=["1", ""])
    state.gone = (*gone, *range(16, 20))
    hints = {move.action: move.hint["id"] for move in GAME.legal_moves(state) if move.hint}
    assert hints["lay", 20, 2] == hint, "14 costs four cards, 15 five"


@pytest.mark.clause("tranquility", "lay.warning")
def test_a_wild_card_that_may_still_come_is_hope_for_a_number_that_is_gone() -> None:
    for wilds, hint in (("off", "price-hopeless"), ("on", "price")):
        state = table("12 40 50", "60", sea={0: 10, 3: 14}, wilds=wilds)
        state.gone = (11,)
        hints = {move.action: move.hint["id"] for move in GAME.legal_moves(state) if move.hint}
        assert hints["lay", 12, 2] == hint
    state = table("40 50 wild", "60", sea={0: 10, 3: 14}, wilds="on")
    state.gone = (11, WILD)
    play(state, ("wild", 2))
    hints = {move.action: move.hint["id"] for move in GAME.legal_moves(state) if move.hint}
    assert hints["number", 12] == "price-hopeless", "it is the last wild card itself"
    state = table("12 40 50", "60", sea={0: 10}, wilds="on")
    hints = {move.action: move.hint["id"] for move in GAME.legal_moves(state) if move.hint}
    assert hints["lay", 12, 3] == "price-hopeless", "no two numbers lie between 10 and 12"


@pytest.mark.clause("tranquility", "lay.warning")
def test_a_gap_that_was_hopeless_before_is_no_reason_to_warn() -> None:
    state = table("12 40 50", "60", sea={0: 10, 4: 13})
    hints = {move.action: move.hint["id"] for move in GAME.legal_moves(state) if move.hint}
    assert hints["lay", 12, 2] == "price"


@pytest.mark.clause("tranquility", "lay.warning", "monsters.play")
def test_there_is_no_warning_while_a_monster_may_come_and_take_a_card_beside_the_gap() -> None:
    sea = {0: 10, 20: 50}
    for monsters, hint in (("none", "price-hopeless"), ("3", "price")):
        state = table("11 30 40", "60", sea=sea, monsters=monsters)
        assert hint_of(state, "lay", 11, 5) == hint
    state.gone = (MONSTER, MONSTER)
    assert hint_of(state, "lay", 11, 5) == "price", "one is left"
    state.gone = (MONSTER, MONSTER, MONSTER)
    assert hint_of(state, "lay", 11, 5) == "price-hopeless"
    state = table("4 6 20 40 50", "monster 7 8", sea={0: 5}, monsters="3")
    assert hint_of(state, "lay", 6, 2) == "price"
    play(state, ("lay", 6, 2), ("monster", 0), ("lay", 4, 1), ("pay", 20), ("pay", 40))
    assert state.sea[1] == 4, "a monster made room for it"


@pytest.mark.clause("tranquility", "lay.warning", "wild.monster")
def test_a_wild_card_that_may_be_a_monster_is_hope_for_any_gap() -> None:
    for monsters, hint in (("none", "price-hopeless"), ("3", "price")):
        state = table("12 40 50 wild", "60", sea={0: 10}, wilds="on", monsters=monsters)
        state.gone = (MONSTER,) * 3
        assert hint_of(state, "lay", 12, 3) == hint
    state.gone += (WILD,)
    assert hint_of(play(state.copy(), ("wild", 3)), "number", 12) == "price-hopeless", "it is the last wild card itself"
    state.discards[0] = [WILD]
    assert hint_of(state, "lay", 12, 3) == "price-hopeless"


@pytest.mark.clause("tranquility", "lay.warning", "explore.monster")
def test_in_the_pyramid_monsters_that_have_not_come_up_are_hope_for_any_gap() -> None:
    state = table("11 30 40", "60", sea={0: 10}, variant="pyramid")
    state.gone = (MONSTER,) * 4
    assert hint_of(state, "lay", 11, 5) == "price"
    state.gone = (MONSTER,) * 5
    assert hint_of(state, "lay", 11, 5) == "price-hopeless"


@pytest.mark.clause("tranquility", "cost.none")
def test_without_a_neighbour_an_island_is_free() -> None:
    state = play(table("10 20", "30", sea={10: 30}), ("lay", 20, 8))
    assert state.to_act == 1
    assert state.discards[0] == []


@pytest.mark.clause("tranquility", "cost.one")
def test_a_five_beside_a_three_costs_two_cards() -> None:
    state = play(table("5 40 50 60", "30", sea={0: 3}), ("lay", 5, 1))
    assert deciding(state) == "pay"
    play(state, ("pay", 40), ("pay", 60))
    assert state.discards[0] == [40, 60]
    assert state.to_act == 1


@pytest.mark.clause("tranquility", "cost.two")
def test_between_two_cards_the_smaller_difference_is_paid() -> None:
    state = table("13 40 50 60", "30", sea={0: 10, 2: 14})
    assert state.laying_cost(1, 13) == 1
    play(state, ("lay", 13, 1), ("pay", 40))
    assert state.to_act == 1


@pytest.mark.clause("tranquility", "cost.pay")
def test_the_price_comes_from_the_rest_of_the_hand() -> None:
    state = table("13 40 50", "30", sea={0: 10})
    assert 1 not in lays(state, 13)
    assert GAME.forbidding_clause(state, ("hand:0:0", "cell:1")) == "cost.pay"
    state = play(table("13 40 50 60", "30", sea={0: 10}), ("lay", 13, 1))
    assert not can(state, "pay", 13)
    play(state, ("pay", 40), ("pay", 50), ("pay", 60))
    assert state.hands[0] == []


@pytest.mark.clause("tranquility", "cost.most")
def test_nothing_is_laid_for_more_than_four_cards() -> None:
    state = table("14 15 40 50 60 70 80", "30", sea={0: 10})
    assert 1 in lays(state, 14)
    assert 1 not in lays(state, 15)
    assert GAME.forbidding_clause(state, ("hand:0:1", "cell:1")) == "cost.most"


@pytest.mark.clause("tranquility", "lay.free", "lay.order", "cost.one", "cost.two", "cost.pay", "cost.most")
@pytest.mark.parametrize("variant", ["base", "arch", "small-arch", "pyramid"])
def test_exactly_the_lays_that_the_rules_allow_are_offered(variant: str) -> None:
    rng = Rng(11)
    for _ in range(60):
        islands = list(range(1, 81))
        rng.shuffle(islands)
        hand = sorted(islands[: 1 + rng.randbelow(6)])
        state = table(" ".join(map(str, hand)), "1", variant=variant)
        size = len(state.sea)
        laid = sorted(islands[10 : 10 + rng.randbelow(size + 1)])
        places = list(range(size))
        rng.shuffle(places)
        for cell, number in zip(sorted(places[: len(laid)]), laid, strict=True):
            state.sea[cell] = number
        closed = state.closed_cells()
        allowed = [
            ("lay", card, cell)
            for card in hand
            for cell in range(size)
            if not state.sea[cell]
            and not closed >> cell & 1
            and all(number < card for number in state.sea[:cell] if number)
            and all(number > card for number in state.sea[cell:] if number)
            and price(state.sea, cell, card) <= min(4, len(hand) - 1)
        ]
        assert [action for action in state.legal_actions() if action[0] == "lay"] == allowed


def price(sea: list[int], cell: int, card: int) -> int:
    """Price of placing a card according to the rule: the smaller difference to a neighbour."""
    beside = [sea[place] for place in (cell - 1, cell + 1) if 0 <= place < len(sea) and sea[place]]
    return min((abs(card - number) for number in beside), default=0)


@pytest.mark.clause("tranquility", "cost.pile")
def test_cards_of_the_pile_pay_nothing() -> None:
    state = table("12 40", "30", sea={0: 10}, piles=["50 60 70", ""])
    assert 1 not in lays(state, 12)


@pytest.mark.clause("tranquility", "cost.last-card")
def test_the_last_card_may_be_laid_where_it_is_free() -> None:
    state = table("12", "30", sea={0: 10})
    assert lays(state, 12) == list(range(2, 36))
    play(state, ("lay", 12, 2))
    assert state.hands[0] == []


@pytest.mark.clause("tranquility", "cost.order")
def test_cards_are_chosen_in_any_order() -> None:
    state = play(table("10 20 30 40", "50"), ("discard",))
    pick = GAME.pick(state, state.legal_actions())
    assert pick is not None
    for chosen in (["hand:0:3", "hand:0:1"], ["hand:0:1", "hand:0:3"]):
        assert picked_actions(GAME, state, pick, chosen) == [("pay", 20), ("pay", 40)]
    third = GAME.refusal(state, 0, ("hand:0:3", "hand:0:1", "hand:0:0"))
    assert (third.clause, third.reason) == ("cost.order", msg("core-pick-full", count=2))
    early = GAME.refusal(state, 0, ("hand:0:3", "pay-chosen"))
    assert (early.clause, early.reason) == ("cost.order", msg("core-pick-missing", count=1))


@pytest.mark.clause("tranquility", "cost.order")
def test_a_choice_that_was_begun_card_by_card_goes_on_to_the_right() -> None:
    state = play(table("10 20 30 40", "50"), ("discard",))
    assert [action[1] for action in state.legal_actions()] == [10, 20, 30], "the last one would leave none to follow"
    play(state, ("pay", 20))
    assert [action[1] for action in state.legal_actions()] == [30, 40]
    passed = GAME.refusal(state, 0, ("hand:0:0",))
    assert (passed.clause, passed.reason) == ("cost.order", msg("refused-passed"))


@pytest.mark.clause("tranquility", "cost.order")
def test_of_two_cards_alike_either_both_or_one_is_chosen() -> None:
    state = play(table("10 finish finish", "50"), ("discard",))
    assert [action[1] for action in state.legal_actions()] == cards("10 finish")
    play(state, ("pay", cards("finish")[0]))
    assert [action[1] for action in state.legal_actions()] == cards("finish")
    play(state, ("pay", cards("finish")[0]))
    assert state.hands[0] == [10]
    state = play(table("10 finish finish", "50", sea={0: 9}), ("lay", 10, 1))
    second = GAME.refusal(state, 0, ("hand:0:1",))
    assert (second.clause, second.reason) == ("cost.order", msg("refused-equal"))


@pytest.mark.clause("tranquility", "end.stuck")
@pytest.mark.parametrize(
    ("hand", "sea"),
    [("", {}), ("40", full()), ("12", {0: 10, **{cell: cell + 20 for cell in range(2, 36)}})],
    ids=["no card", "no cell", "no money"],
)
def test_who_can_do_nothing_loses_the_game_for_all(hand: str, sea: dict[int, int]) -> None:
    state = table(hand, "30 40 50 finish", sea=sea)
    assert state.legal_actions() == [("stuck",)]
    play(state, ("stuck",))
    outcome = state.outcome()
    assert outcome is not None and outcome.places == (2, 2)
    assert outcome.reason == msg("end-stuck", seat=seat_ref(0))
    laid = sum(map(bool, sea.values()))
    assert outcome.scores == (laid, laid)
    assert [(line.points, line.of) for line in outcome.lines[1]] == [(laid, 36)]


@pytest.mark.clause("tranquility", "end.stuck")
def test_two_cards_to_discard_are_enough_to_go_on() -> None:
    assert table("40 50", "30", sea=full()).legal_actions() == [("discard",)]


@pytest.mark.clause("tranquility", "end.stuck", "compass.use", "wild.compass")
@pytest.mark.parametrize(("hand", "compasses", "means"), [("", 1, "compass"), ("wild", 0, "wild-compass")])
def test_who_can_do_nothing_but_cancel_a_storm_has_not_lost_yet(hand: str, compasses: int, means: str) -> None:
    state = table(hand, "30 40", sea=full(but={0: 0}), storms="on", wilds="on")
    state.purple, state.orange, state.compasses = (0,), (0, 1), compasses
    assert state.legal_actions() == [(means, "purple", 0), (means, "orange", 1)]
    play(state, (means, "purple", 0))
    assert (state.to_act, state.legal_actions()) == (0, [("stuck",)]), "it did not help"


@pytest.mark.clause("tranquility", "end.stuck", "compass.use")
def test_a_compass_may_open_the_only_way_to_go_on() -> None:
    state = table("1", "30 40", sea=full(but={0: 0, 1: 0}), storms="on")
    state.purple, state.compasses = (0,), 1
    assert kinds(state) == {"compass"}
    assert can(play(state, ("compass", "purple", 0)), "lay", 1, 0)


@pytest.mark.clause("tranquility", "end.bound")
@pytest.mark.parametrize(
    "options",
    [
        {"storms": "on", "monsters": "5", "wilds": "on", "rocks": "on"},
        {"variant": "pyramid", "wilds": "on"},
        {"variant": "day-night", "turning-hands": "on"},
        {"variant": "competitive"},
    ],
    ids=lambda options: options.get("variant", "modules"),
)
def test_every_turn_takes_a_card_for_good(options: dict[str, str]) -> None:
    rng = Rng(5)
    for seed in range(5):
        state = new(2, seed, **options)
        left = 10**6
        turn = state.turn
        while state.to_act is not None:
            play(state, rng.choice(state.legal_actions()))
            if state.turn != turn:
                turn = state.turn
                now = sum(map(len, (*state.hands, *state.piles, state.exploration, state.deck, state.display)))
                assert now < left
                left = now
