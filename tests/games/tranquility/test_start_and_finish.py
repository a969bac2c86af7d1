"""The Start and its eight cards, the Finish, winning and losing as a crew."""

import pytest

from kajuta.core.rng import Rng
from kajuta.games.tranquility import GAME
from kajuta.games.tranquility.rules.cards import FINISH, START
from kajuta.games.tranquility.rules.start_card import proportional_shares
from kajuta.match import Match
from kajuta.match.match_setup import Setup
from tests.games.tranquility.positions import can, cards, deciding, full, kinds, new, play, table

HANDS = ("10 20 30 40 start", "11 21 31 41 51", "12 22 32 42 52")
PILES = ("60 61 62 63 64", "70 71 72 73 74", "75 76 77 78 79")


def offered(*counts: int) -> list[tuple[str, int]]:
    return [("offer", count) for count in counts]


@pytest.mark.clause("tranquility", "start.must")
def test_a_start_in_hand_must_be_laid_first() -> None:
    state = table(*HANDS, started=False)
    assert state.legal_actions() == [("start",)]
    assert GAME.forbidding_clause(state, ("hand:0:0",)) == "start.must"
    play(state, ("start",))
    assert state.started == START
    assert START not in state.hands[0]


@pytest.mark.clause("tranquility", "start.lay")
def test_the_start_lies_at_the_bottom_left_and_costs_nothing_itself() -> None:
    state = table(*HANDS, started=False)
    play(state, ("start",))
    assert state.sea == [0] * 36
    at = {one["id"]: one["at"] for part in GAME.scene(state, 0)["areas"] for one in part["items"] if "at" in one}
    assert at["start"][0] < min(x for name, (x, _) in at.items() if name.startswith("cell"))
    assert at["start"][1] > max(y for name, (_, y) in at.items() if name.startswith("cell"))


@pytest.mark.clause("tranquility", "start.eight")
def test_all_together_discard_eight_cards() -> None:
    state = play(table(*HANDS, started=False), ("start",), *offered(2, 4, 2))
    for card in (10, 20, 11, 21, 31, 41, 12, 22):
        play(state, ("pay", card))
    assert [len(discard) for discard in state.discards] == [2, 4, 2]
    assert state.turn == 2


@pytest.mark.clause("tranquility", "start.offers")
def test_everybody_offers_clockwise_until_there_are_eight() -> None:
    state = play(table(*HANDS, started=False, turn_of=0), ("start",))
    assert [action[1] for action in state.legal_actions()] == [0, 1, 2, 3, 4], "all that can be discarded"
    asked = []
    for count in (1, 2, 3, 1, 3, 4):
        asked.append(state.to_act)
        play(state, ("offer", count))
    assert asked == [0, 1, 2, 0, 1, 2]
    assert state.offers == ()
    assert [(item.seat, item.what) for item in reversed(state.pending) if item.kind == "give"] == [
        (0, 1),
        (1, 3),
        (2, 4),
    ]


@pytest.mark.clause("tranquility", "start.offers")
def test_eight_offered_in_all_close_the_offers_at_once() -> None:
    state = play(table(*HANDS, started=False), ("start",), *offered(4, 4))
    assert [(item.seat, item.what) for item in reversed(state.pending) if item.kind == "give"] == [(0, 4), (1, 4)]


@pytest.mark.clause("tranquility", "start.offers", "start.shares")
def test_offers_of_more_than_eight_are_made_anew_and_scaled_down_at_last_and_the_table_says_so() -> None:
    state = play(table(*HANDS, started=False), ("start",), *offered(4, 5))
    assert GAME.scene(state, 2)["status"] == {"id": "status-offer", "args": {"total": 9}}
    play(state, ("offer", 3))
    assert GAME.scene(state, 0)["status"] == {"id": "status-offer-again", "args": {"total": 12}}
    play(state, *offered(4, 4))
    assert deciding(state) == "offer", "the first offer of the third is still there"
    play(state, ("offer", 4))
    assert [item.what for item in reversed(state.pending) if item.kind == "give"] == [3, 3, 2]


@pytest.mark.clause("tranquility", "start.offers")
def test_in_the_second_round_too_eight_close_the_offers_at_once() -> None:
    state = play(table(*HANDS, started=False), ("start",), *offered(4, 5, 3, 0))
    assert [(item.seat, item.what) for item in reversed(state.pending) if item.kind == "give"] == [(1, 5), (2, 3)]


@pytest.mark.clause("tranquility", "start.shares")
def test_second_offers_are_scaled_to_eight() -> None:
    state = play(table(*HANDS, started=False), ("start",), *offered(1, 1, 1, 1, 1, 2))
    assert [(item.seat, item.what) for item in reversed(state.pending) if item.kind == "give"] == [
        (0, 2),
        (1, 2),
        (2, 4),
    ]


@pytest.mark.clause("tranquility", "start.shares")
@pytest.mark.parametrize(
    ("offers", "most", "shares"),
    [
        ([5, 5, 5], [5, 5, 5], [3, 3, 2]),
        ([0, 0], [5, 5], [4, 4]),
        ([1, 2], [5, 5], [3, 5]),
        ([2, 3, 2], [8, 8, 8], [2, 4, 2]),
        ([1, 3], [4, 4], [4, 4]),
        ([1, 0], [4, 5], [4, 4]),
        ([2, 3, 5], [5, 5, 5], [2, 2, 4]),
        ([2, 1, 0], [2, 8, 8], [2, 4, 2]),
    ],
)
def test_shares_follow_the_offers_by_largest_remainders(offers: list[int], most: list[int], shares: list[int]) -> None:
    assert proportional_shares(8, offers, most) == shares


@pytest.mark.clause("tranquility", "start.choice")
def test_each_chooses_in_secret_which_cards_to_give() -> None:
    state = play(table(*HANDS, piles=PILES, started=False), ("start",), *offered(4, 4))
    assert deciding(state) == "give" and state.to_act == 0
    play(state, ("pay", 10), ("pay", 20), ("pay", 30), ("pay", 40))
    assert deciding(state) == "give" and state.to_act == 1
    assert {tuple(state.determinize(1, Rng(seed)).discards[0]) for seed in range(5)} != {(10, 20, 30, 40)}


@pytest.mark.clause("tranquility", "start.refill")
def test_then_all_draw_to_five_and_the_turn_is_over() -> None:
    state = play(table(*HANDS, piles=PILES, started=False), ("start",), *offered(4, 4))
    for card in (10, 20, 30, 40, 11, 21, 31, 41):
        play(state, ("pay", card))
    assert state.hands == [cards("60 61 62 63 64"), cards("51 70 71 72 73"), cards("12 22 32 42 52")]
    assert state.to_act == 1
    assert deciding(state) == "turn"


@pytest.mark.clause("tranquility", "start.refill-order")
def test_after_the_eight_the_rocks_move_before_anybody_draws() -> None:
    state = table(*HANDS, piles=PILES, started=False, turn_of=0)
    state.rocks = 2
    play(state, ("start",), *offered(4, 4), *[("pay", card) for card in (10, 20, 30, 40, 11, 21, 31, 41)])
    assert deciding(state) == "rocks"
    assert state.hands == [[], [51], cards(HANDS[2])], "nobody has drawn yet"
    play(state, ("rocks", 3))
    assert [len(hand) for hand in state.hands] == [5, 5, 5]


@pytest.mark.clause("tranquility", "start.two")
def test_two_players_first_draw_two_extra_cards_each() -> None:
    state = play(table(*HANDS[:2], piles=PILES[:2], started=False), ("start",))
    assert state.hands == [cards("10 20 30 40 60 61"), cards("11 21 31 41 51 70 71")]
    assert deciding(state) == "offer"
    assert play(table(*HANDS, piles=PILES, started=False), ("start",)).hands[1] == cards(HANDS[1]), "three do not"


@pytest.mark.clause("tranquility", "start.alone")
def test_a_single_player_draws_eight_and_discards_eight() -> None:
    state = table("10 20 30 40 start", piles=["1 2 3 4 5 6 7 8 9 61 62"], started=False)
    play(state, ("start",))
    assert state.hands[0] == cards("1 2 3 4 5 6 7 8 10 20 30 40")
    for card in range(1, 9):
        play(state, ("pay", card))
    assert state.hands[0] == cards("9 10 20 30 40")
    assert state.turn == 2


@pytest.mark.clause("tranquility", "start.alone-few")
def test_a_single_player_with_fewer_than_eight_cards_gives_all_and_goes_on() -> None:
    state = play(table("10 20 start", piles=["1 2"], started=False), ("start",))
    play(state, ("pay", 1), ("pay", 2), ("pay", 10), ("pay", 20))
    assert state.hands[0] == []
    assert state.ending == ""


@pytest.mark.clause("tranquility", "start.alone-few")
@pytest.mark.clause("tranquility", "storms.yellow-start")
@pytest.mark.parametrize(("extra", "due"), [("1 2 3 4 5 yellow 6 7 8", 8), ("1 2 3 4 5 6 yellow 7 8", 7)])
def test_alone_in_a_yellow_storm_two_of_the_eight_come_off_the_pile(extra: str, due: int) -> None:
    state = table("10 20 30 start", piles=[f"{extra} 61 62 63 64"], started=False, storms="on")
    play(state, ("start",), ("pass",))
    while deciding(state) == "down":
        play(state, state.legal_actions()[0])
    assert len(state.hands[0]) == due - 2
    assert [action for action in state.legal_actions() if action[0] == "top"] == [("top", 2)]
    play(state, ("top", 2))
    while deciding(state) == "give":
        play(state, state.legal_actions()[0])
    assert state.ending == ""


@pytest.mark.clause("tranquility", "start.too-few")
def test_several_players_with_fewer_than_eight_cards_lose() -> None:
    state = play(table("10 20 start", "30 40 50", "60 70", started=False), ("start",))
    outcome = state.outcome()
    assert outcome is not None and outcome.places == (2, 2, 2)
    assert outcome.reason["id"] == "end-start"
    state = play(table("10 20 start", "30 40 50", "60 70 80", started=False), ("start",))
    assert state.outcome() is None


@pytest.mark.clause("tranquility", "start.once")
def test_a_second_start_cannot_be_laid_but_discarded() -> None:
    state = table("10 start", "20")
    assert not can(state, "start")
    assert GAME.forbidding_clause(state, ("hand:0:1",)) == "start.once"
    play(state, ("discard",), ("pay", 10), ("pay", START))
    assert state.discards[0] == [10, START]


@pytest.mark.clause("tranquility", "start.once")
def test_starts_of_others_may_be_among_the_eight() -> None:
    state = play(table("10 20 30 40 start", "50 start", "1 2 3", started=False), ("start",), *offered(4, 2, 2))
    play(state, *[("pay", card) for card in (10, 20, 30, 40, 50, START)])
    assert state.discards[1] == [50, START]


@pytest.mark.clause("tranquility", "start.keep")
def test_before_a_start_lies_none_is_thrown_away() -> None:
    state = table("10 20 30 40 50", "60", started=False, storms="on", piles=["start yellow", ""])
    play(state, ("discard",), ("pay", 10), ("pay", 20))
    assert deciding(state) == "down", "the yellow storm makes the hand smaller"
    assert START in state.hands[0]
    assert not can(state, "pay", START)
    assert GAME.forbidding_clause(state, (f"hand:0:{state.hands[0].index(START)}",)) == "start.keep"


@pytest.mark.clause("tranquility", "finish.lay")
def test_a_finish_needs_a_full_sea_and_a_start() -> None:
    assert can(table("finish 40", "50", sea=full()), "finish")
    assert not can(table("finish 40", "50", sea=full(but={20: 0})), "finish")
    state = table("finish 40", "50", sea=full(), started=False)
    assert not can(state, "finish")
    assert GAME.forbidding_clause(state, ("hand:0:1",)) == "finish.lay"


@pytest.mark.clause("tranquility", "finish.win", "goal.aim")
def test_the_finish_on_a_full_sea_wins_for_all() -> None:
    state = play(table("finish", "", "40 50", sea=full()), ("finish",))
    outcome = state.outcome()
    assert outcome is not None and outcome.places == (1, 1, 1)
    assert state.legal_actions() == []


@pytest.mark.clause("tranquility", "finish.discard")
def test_finishes_are_paid_like_any_card() -> None:
    state = play(table("5 40 finish", "30", sea={0: 3}), ("lay", 5, 1), ("pay", 40), ("pay", FINISH))
    assert state.discards[0] == [40, FINISH]


@pytest.mark.clause("tranquility", "finish.wait")
def test_on_a_full_sea_who_has_no_finish_discards() -> None:
    state = table("41 43", "finish 45", sea=full())
    assert state.legal_actions() == [("discard",)]
    play(state, ("discard",), ("pay", 41), ("pay", 43))
    assert kinds(state) == {"finish", "discard"}


@pytest.mark.clause("tranquility", "finish.wait")
def test_on_a_full_sea_without_a_start_two_are_discarded_until_one_comes() -> None:
    state = table("41 43 finish", "45 47", sea=full(), piles=["51 53", "start"], started=False)
    assert state.legal_actions() == [("discard",)]
    assert GAME.scene(state, 1)["status"]["id"] == "status-full-no-start"
    play(state, ("discard",), ("pay", 41), ("pay", 43), ("discard",), ("pay", 45), ("pay", 47))
    play(state, ("discard",), ("pay", 51), ("pay", 53))
    assert state.legal_actions() == [("start",)]


@pytest.mark.clause("tranquility", "monsters.finish")
def test_the_table_says_that_announced_monsters_stand_in_the_way() -> None:
    state = table("41 43 finish", "monster", sea=full(), monsters="3")
    assert GAME.scene(state, 1)["status"]["id"] == "status-full"
    play(state, ("finish",))
    assert GAME.scene(state, 1)["status"]["id"] == "status-full-monsters"


@pytest.mark.clause("tranquility", "goal.together")
def test_all_lose_when_somebody_gives_up_but_not_in_a_duel() -> None:
    for variant, places in (("base", (2, 2)), ("competitive", (2, 1))):
        seats = [{"name": name, "kind": "human"} for name in "AB"]
        match = Match(
            Setup.from_json(
                {"game": "tranquility", "seats": seats, "options": {"variant": variant}, "seed": 1}, new=True
            )
        )
        assert match.view()["cooperative"] == (variant == "base")
        match.concede(0)
        outcome = match.outcome()
        assert outcome is not None and outcome.places == places
        assert [line.of for line in outcome.lines[0]] == ([36] if variant == "base" else [None] * 4)


def test_the_eight_are_shared_out_whatever_is_offered() -> None:
    rng = Rng(9)
    for seed in range(20):
        state = new(4, seed, storms="on", monsters="5")
        while state.to_act is not None:
            before = [len(cards) for cards in state.discards]
            sharing = deciding(state) == "offer"
            play(state, rng.choice(state.legal_actions()))
            if sharing and deciding(state) in ("give", "tops"):
                shares = [item.what for item in state.pending if item.kind in ("give", "tops")]
                assert sum(shares) == 8
                assert before == [len(cards) for cards in state.discards]
