"""Offers, answers, prestige and purchases."""

import pytest

from kajuta.core.rng import Rng
from kajuta.games.oltremare import GAME
from kajuta.games.oltremare.rules.cards import BALES, GOOD_OF_CARD
from kajuta.games.oltremare.rules.engine import OltreMarePosition
from kajuta.games.oltremare.rules.offer_making import spare_card_count
from kajuta.games.oltremare.rules.state import PRESTIGE_TOKENS, ROUNDS_REMEMBERED, DeclinedOffer
from kajuta.games.oltremare.rules.turn import begin_turn
from tests.games.oltremare.positions import counter, good, goods, held, kinds, make, offer, play, table


@pytest.mark.clause("oltremare", "trade.partners", "trade.what")
def test_cards_and_ducats_change_hands_between_the_active_seat_and_its_partner() -> None:
    state = table(hands=("silk, salt", "grain, grain", "olives"))
    assert [action for action in state.legal_actions() if action[0] == "offer"] == [
        ("offer", 1),
        ("offer", 2),
        ("offer", -1),
    ]
    offer(state, 1, give=[0], pay=1, want=["grain", "grain"])
    assert state.to_act == 1
    play(state, ("accept", *state.hands[1]), "agree")
    assert [held(state, seat) for seat in range(3)] == [["salt", "grain", "grain"], ["silk"], ["olives"]]
    assert state.ducats == [10, 12, 11]
    assert (state.to_act, state.phase) == (0, "trade")


@pytest.mark.clause("oltremare", "trade.debt", "trade.debt-partner")
def test_both_sides_may_trade_into_debt() -> None:
    state = table(hands=("silk", "grain"), ducats=(-2, 1))
    play(offer(state, 1, give=[0], pay=5), "accept")
    assert state.ducats[:2] == [-7, 6]
    state = table(hands=("silk", "grain"), ducats=(0, 1))
    play(offer(state, 1, give=[0], charge=12), "accept")
    assert state.ducats[:2] == [12, -11]


@pytest.mark.clause("oltremare", "trade.prestige")
def test_a_partner_gets_prestige_once_in_a_turn_and_the_active_seat_never() -> None:
    state = table(hands=("silk, salt, salt", "grain", "olives"))
    play(offer(state, 1, give=[0]), "accept")
    assert state.prestige == [0, 1, 0]
    play(offer(state, 1, give=[0]), "accept")
    assert state.prestige == [0, 1, 0], "only one in a turn"
    play(offer(state, 2, give=[0]), "accept")
    assert state.prestige == [0, 1, 1], "but everybody can get one"


@pytest.mark.clause("oltremare", "trade.bank")
def test_an_empty_bank_gives_no_prestige() -> None:
    state = table(hands=("silk, salt", "grain"), prestige=(20, 0, PRESTIGE_TOKENS - 20))
    play(offer(state, 1, give=[0]), "accept")
    assert state.prestige[1] == 0
    state.prestige[0] -= 1
    play(offer(state, 1, give=[0]), "accept")
    assert state.prestige[1] == 1


@pytest.mark.clause("oltremare", "trade.open")
def test_with_open_symbols_everybody_sees_the_cards_on_offer() -> None:
    state = table(hands=("silk DC, salt", "grain", "olives"))
    card = state.hands[0][0]
    offer(state, 1, give=[0])
    for seat in (1, 2):
        assert card in state.determinize(seat, Rng(3)).offers[0].cards


@pytest.mark.clause("oltremare", "trade.hidden")
def test_with_hidden_symbols_only_the_goods_are_known_until_the_deal() -> None:
    state = table(hands=("silk DC, salt", "grain", "olives"), open_symbols=False)
    card = state.hands[0][0]
    offer(state, 1, give=[0])
    guesses = {state.determinize(1, Rng(seed)).offers[0].cards for seed in range(30)}
    assert len(guesses) > 3
    assert {GOOD_OF_CARD[guess] for (guess,) in guesses} == {good("silk")}
    play(state, "accept")
    assert card in state.determinize(1, Rng(1)).hands[1]
    assert card in state.determinize(0, Rng(1)).hands[1], "the giver knows where it went"
    assert any(card not in state.determinize(2, Rng(seed)).hands[1] for seed in range(5))


@pytest.mark.clause("oltremare", "offer.steps")
def test_an_offer_is_made_of_partner_cards_ducats_goods_and_ducats() -> None:
    state = table(hands=("silk, salt", "grain"))
    play(state, ("offer", 1))
    assert kinds(state) == {"give", "done"}
    play(state, ("give", state.hands[0][0]), "done")
    assert state.legal_actions() == [("pay", count) for count in range(13)]
    play(state, ("pay", 0))
    assert kinds(state) == {"want", "done"}
    play(state, ("want", good("grain")), "done")
    assert state.legal_actions() == [("charge", count) for count in range(13)]
    assert state.to_act == 0
    play(state, ("charge", 2))
    assert (state.phase, state.to_act) == ("answer", 1)


@pytest.mark.clause("oltremare", "offer.steps")
def test_cards_are_chosen_in_any_order_and_each_once() -> None:
    state = table(hands=("silk, salt, pottery", "grain"))
    silk, salt, pottery = state.hands[0]
    play(state, ("offer", 1), ("give", salt))
    assert state.legal_actions() == [("give", silk), ("give", pottery), ("done",)]
    assert GAME.forbidding_clause(state, ("hand:0:1",)) == "offer.steps"
    play(state, ("give", silk))
    assert state.offers[-1].cards == (silk, salt), "how they were chosen tells nothing"


@pytest.mark.clause("oltremare", "offer.ducats")
def test_who_adds_ducats_does_not_ask_for_any() -> None:
    state = table(hands=("silk, salt", "grain"))
    play(state, ("offer", 1), ("give", state.hands[0][0]), "done", ("pay", 1), "done")
    assert state.phase == "answer"


@pytest.mark.clause("oltremare", "offer.goods")
def test_goods_are_asked_for_by_kind_in_any_order_whoever_holds_what() -> None:
    state = table(hands=("silk, salt", "grain, grain, olives"))
    play(state, ("offer", 1), "done", ("pay", 0))
    assert state.legal_actions() == [("want", kind) for kind in range(7)]
    play(state, ("want", good("olives")))
    assert state.legal_actions() == [*(("want", kind) for kind in range(7)), ("done",)]
    play(state, ("want", good("silk")))
    assert state.offers[-1].wanted == (good("silk"), good("olives"))


def test_two_players_cannot_ask_for_grain() -> None:
    state = table(seats=2, hands=("silk, salt", "olives"))
    play(state, ("offer", 1), "done", ("pay", 0))
    assert state.legal_actions() == [("want", kind) for kind in range(6)]


@pytest.mark.clause("oltremare", "offer.most")
def test_no_more_than_four_cards_and_no_more_than_the_partner_holds_can_be_asked_for() -> None:
    wanted = ("want", good("grain"))
    state = table(hands=("silk", "grain, grain, grain, grain, grain"))
    play(state, ("offer", 1), "done", ("pay", 0), wanted, wanted, wanted, wanted)
    assert state.legal_actions() == [("done",)]
    state = table(hands=("silk", "grain, grain"))
    play(state, ("offer", 1), "done", ("pay", 0), wanted, wanted)
    assert state.legal_actions() == [("done",)]


@pytest.mark.clause("oltremare", "offer.deal", "offer.gift")
def test_a_deal_must_move_a_card_and_a_gift_is_a_deal() -> None:
    state = table(hands=("silk, salt", "grain"))
    play(state, ("offer", 1), "done", ("pay", 5))
    assert kinds(state) == {"want"}, "ducats alone are no deal"
    state = table(hands=("silk, salt", "grain"))
    play(offer(state, 1, give=[0]), "accept")
    assert (held(state, 1), state.prestige[1]) == (["silk", "grain"], 1)


@pytest.mark.clause("oltremare", "offer.bales")
def test_no_offer_may_leave_too_few_cards_to_play() -> None:
    state = table(hands=("silk, salt", "grain"), cargo=("olives 4",))
    assert BALES[state.cargo[0][-1]] == 4
    state.bought = 2
    play(state, ("offer", 1), ("give", state.hands[0][0]))
    assert state.legal_actions() == [("done",)], "the second card could not be made good"
    play(state, "done", ("pay", 0))
    assert ("done",) not in state.legal_actions(), "a card has to come back"
    play(state, ("want", good("grain")), "done")


@pytest.mark.clause("oltremare", "offer.bales")
def test_no_counter_offer_may_leave_too_few_cards_to_play() -> None:
    state = table(hands=("silk, salt", "grain, olives"), cargo=("olives 4",))
    state.bought = 1
    offer(state, 1, give=[0], charge=1)
    play(state, "counter", "done", ("pay", 3))
    play(state, ("want", good("silk")))
    assert state.legal_actions() == [("done",)], "one card can be spared, not two"


@pytest.mark.clause("oltremare", "offer.all")
def test_an_offer_to_all_is_answered_in_order_and_closed_by_the_first_who_accepts() -> None:
    state = table(hands=("silk, salt", "grain", "olives", "grain"), seats=4, active=2)
    offer(state, -1, give=[0], charge=2)
    assert state.to_act == 3
    play(state, "pass")
    assert state.to_act == 0
    play(state, "accept")
    assert held(state, 0) == ["silk", "salt", "olives"]
    assert (state.to_act, state.phase) == (2, "trade"), "seat 1 is not asked any more"


@pytest.mark.clause("oltremare", "offer.bales")
def test_only_purchases_that_can_happen_make_good_for_a_card_given_away() -> None:
    state = table(hands=("silk, salt", "grain"), cargo=("olives 2",), rest=False)
    assert spare_card_count(state) == 0, "no card is left anywhere that could be bought"
    play(state, ("offer", 1), ("give", state.hands[0][0]), "done", ("pay", 0))
    assert ("done",) not in state.legal_actions(), "a card has to come back"
    for more in ({"deck": "salt"}, {"discard": "salt"}, {"pirates": ("", "salt")}):
        one = table(hands=("silk, salt", "grain"), cargo=("olives 2",), rest=False, **more)
        assert spare_card_count(one) == 1, f"one can be bought: {more}"


@pytest.mark.clause("oltremare", "offer.bales", "offer.deal")
def test_a_single_card_that_can_be_spared_can_be_given_to_an_empty_hand() -> None:
    for hand, spared, partners in (("silk, salt, grain", 1, [1]), ("silk, salt", 0, [])):
        state = table(hands=(hand, ""), cargo=("olives 2",), rest=False)
        assert spare_card_count(state) == spared
        assert [action[1] for action in state.legal_actions() if action == ("offer", 1)] == partners


@pytest.mark.clause("oltremare", "offer.bales")
def test_who_cannot_reach_the_bales_anyway_may_still_ask_for_a_single_card() -> None:
    state = table(hands=("silk", "grain, grain"), cargo=("olives 4",), rest=False)
    play(offer(state, 1, want=["grain"]), ("accept", state.hands[1][0]), "agree")
    assert held(state, 0) == ["silk", "grain"]


@pytest.mark.clause("oltremare", "offer.bales")
def test_who_cannot_reach_the_bales_anyway_may_not_be_left_with_fewer_cards() -> None:
    state = table(hands=("silk, salt", "grain, grain"), cargo=("olives 4",), rest=False)
    play(state, ("offer", 1), ("give", state.hands[0][0]), "done", ("pay", 0))
    assert kinds(state) == {"want"}, "for the card given another one has to come"
    play(state, ("want", good("grain")), "done", ("charge", 0), ("accept", state.hands[1][0]), "agree")
    assert held(state, 0) == ["salt", "grain"]


@pytest.mark.clause("oltremare", "offer.bound")
def test_a_partner_gets_no_more_than_three_offers_in_a_turn() -> None:
    state = table(hands=("silk, salt", "grain", "olives"))
    for _ in range(2):
        play(offer(state, 1, give=[0], charge=9), "pass")
    play(offer(state, -1, give=[0], charge=9), "pass", "pass")
    assert [action for action in state.legal_actions() if action[0] == "offer"] == [("offer", 2)]
    play(offer(state, 2, give=[0]), "pass")
    play(offer(state, 2, give=[0]), "pass")
    assert kinds(state) == {"buy", "act"}


@pytest.mark.clause("oltremare", "offer.bound", "offer.all")
def test_an_offer_to_all_counts_for_each_even_if_somebody_accepts_it_before() -> None:
    state = table(hands=("silk, salt, gems, pottery", "grain", "olives"), cargo=("olives 1",))
    for _ in range(3):
        play(offer(state, -1, give=[0]), "accept")
    assert state.asked == (0, 3, 3)
    assert kinds(state) == {"buy", "act"}


@pytest.mark.clause("oltremare", "answer.pass")
def test_an_offer_can_always_be_declined() -> None:
    state = table(hands=("silk, salt", "grain"))
    before = (state.hands[:], state.ducats[:], state.prestige[:])
    offer(state, 1, give=[0])
    assert state.reaction_window() is not None
    play(state, "pass")
    assert (state.hands, state.ducats, state.prestige) == before
    assert (state.to_act, state.phase) == (0, "trade")


@pytest.mark.clause("oltremare", "answer.accept")
def test_only_who_holds_the_goods_can_accept() -> None:
    state = table(hands=("silk, salt", "grain, olives"))
    offer(state, 1, give=[0], want=["grain", "grain"])
    assert kinds(state) == {"pass", "counter"}
    assert state.must_ask(), "nobody may learn that it could not"
    state = table(hands=("silk, salt", "grain, grain"))
    offer(state, 1, give=[0], want=["grain", "grain"])
    assert kinds(state) == {"pass", "counter", "accept"}


@pytest.mark.clause("oltremare", "answer.pick")
def test_who_accepts_picks_the_cards() -> None:
    state = table(hands=("silk, salt", "grain DP, grain DC, grain PS, olives"))
    offer(state, 1, give=[0], want=["olives", "grain"])
    olives, *grain = state.hands[1]
    accepts = [action for action in state.legal_actions() if action[0] == "accept"]
    assert accepts == [("accept", olives, card) for card in grain]
    play(state, accepts[1])
    assert state.picked == (olives, grain[1])
    play(state, "agree")
    assert grain[1] in state.hands[0]
    assert not state.picked and not state.offers, "the deal is done: nothing lies between the two any more"


@pytest.mark.clause("oltremare", "answer.agree")
def test_with_open_symbols_the_maker_sees_the_cards_and_may_call_it_off() -> None:
    state = table(hands=("silk, salt", "grain DP, grain DC"))
    offer(state, 1, give=[0], want=["grain"])
    play(state, ("accept", state.hands[1][0]))
    assert (state.to_act, kinds(state)) == (0, {"agree", "call-off"})
    assert state.picked == state.hands[1][:1]
    play(state, "call-off")
    assert (held(state, 0), state.phase, state.prestige[1]) == (["silk", "salt"], "trade", 0)


@pytest.mark.clause("oltremare", "answer.agree")
def test_with_hidden_symbols_the_deal_stands_at_once() -> None:
    state = table(hands=("silk, salt", "grain DP, grain DC"), open_symbols=False)
    offer(state, 1, give=[0], want=["grain"])
    play(state, ("accept", state.hands[1][0]))
    assert (held(state, 0), state.phase) == (["salt", "grain"], "trade")


@pytest.mark.clause("oltremare", "answer.counter")
def test_one_counter_offer_can_be_made_and_only_be_accepted_or_declined() -> None:
    state = table(hands=("silk, salt", "grain, olives", "pottery"))
    offer(state, -1, give=[0], want=["grain"])
    counter(state, give=[0], want=["salt"], charge=1)
    assert (state.to_act, kinds(state)) == (0, {"pass", "accept"})
    declined = play(state.copy(), "pass")
    assert (declined.to_act, declined.phase) == (2, "answer"), "the offer to all goes on to the next"
    play(state, ("accept", state.hands[0][1]))
    assert state.to_act == 1, "the maker of the counter-offer sees the card"
    play(state, "agree")
    assert (held(state, 0), held(state, 1)) == (["silk", "olives"], ["salt", "grain"])
    assert state.ducats[:2] == [10, 12]
    assert state.prestige == [0, 1, 0]


def word(state: OltreMarePosition) -> OltreMarePosition:
    """End the trade of the active seat."""
    assert ("act",) in state.legal_actions()
    state.apply(("act",))
    return state


@pytest.mark.clause("oltremare", "offer.unasked", "trade.prestige")
def test_before_cards_are_played_the_others_may_offer_something_unasked() -> None:
    state = word(table(hands=("silk, salt, pottery", "grain", "olives"), cargo=("olives 2",)))
    assert (state.to_act, state.legal_actions()) == (1, [("pass",), ("offer", 0)])
    assert state.reaction_window() == ("unasked", None)
    make(play(state, ("offer", 0)), give=[0], pay=0, want=["silk"], charge=1)
    assert (state.to_act, kinds(state)) == (0, {"pass", "accept"}), "no counter-offer"
    play(state, ("accept", state.hands[0][0]), "agree")
    assert (held(state, 0), held(state, 1)) == (["salt", "pottery", "grain"], ["silk"])
    assert (state.ducats[:2], state.prestige[1]) == ([10, 12], 1)
    assert state.to_act == 2, "the next one has its word"
    play(state, "pass")
    assert (state.to_act, state.phase) == (0, "trade"), "after a deal trade goes on"
    assert word(state).phase == "play", "but nobody is asked again"


@pytest.mark.clause("oltremare", "offer.unasked")
def test_where_nobody_makes_a_deal_unasked_the_cards_are_played() -> None:
    state = word(table(hands=("silk, salt, pottery", "grain", "olives"), cargo=("olives 2",)))
    make(play(state, ("offer", 0)), give=[0], pay=0, want=[], charge=9)
    play(state, "pass")
    assert (state.to_act, state.phase) == (2, "unasked")
    play(state, "pass")
    assert (state.to_act, state.phase) == (0, "play")


@pytest.mark.clause("oltremare", "offer.unasked")
def test_who_was_asked_in_this_turn_is_not_asked_for_a_word() -> None:
    state = table(hands=("silk, salt, pottery", "grain", "olives"), cargo=("olives 2",))
    play(offer(state, 1, give=[0], charge=9), "pass")
    assert (word(state).to_act, state.waiting) == (2, (2,))
    state = table(hands=("silk, salt, pottery", "grain", "olives"), cargo=("olives 2",))
    play(offer(state, -1, give=[0], charge=9), "pass", "pass")
    assert word(state).phase == "play"


@pytest.mark.clause("oltremare", "offer.unasked")
def test_nobody_is_asked_with_whom_no_card_could_change_hands() -> None:
    state = word(table(hands=("silk, salt", "", "olives"), cargo=("olives 2",), rest=False))
    assert state.waiting == (2,), "seat 1 has nothing, and the active seat can spare nothing"
    state = word(table(hands=("silk, salt", "", "olives"), cargo=("olives 2",)))
    assert state.waiting == (1, 2), "it could buy a card for which another one can be bought"


@pytest.mark.clause("oltremare", "offer.unasked")
@pytest.mark.parametrize("symbols", [True, False], ids=["open", "hidden"])
@pytest.mark.parametrize(("hand", "bought"), [("silk, salt", 0), ("silk, salt, gems", 3)])
def test_nobody_is_asked_whom_an_unasked_deal_before_has_left_nothing_to_trade_with(
    hand: str, bought: int, symbols: bool
) -> None:
    state = table(hands=(hand, "grain", ""), cargo=("olives 2",), open_symbols=symbols)
    state.bought = bought
    make(play(word(state), ("offer", 0)), give=[], pay=4, want=["silk", "salt"], charge=0)
    play(state, next(action for action in state.legal_actions() if action[0] == "accept"))
    if symbols:
        play(state, "agree")
    assert (state.phase, state.to_act) == ("trade", 0), "seat 2 has no card, and the active seat can spare none"
    assert state.waiting == ()


@pytest.mark.clause("oltremare", "offer.unasked")
def test_who_can_trade_only_after_an_unasked_deal_before_is_asked_for_a_word_then() -> None:
    state = table(hands=("", "grain", ""), cargo=("olives 4",))
    word(play(state, *[("buy", "deck")] * 4))
    assert state.waiting == (1,), "seat 2 has no card, and the active seat needs its four"
    silent = play(state.copy(), "pass")
    assert silent.phase != "unasked"
    make(play(state, ("offer", 0)), give=[0], pay=0, want=[], charge=0)
    play(state, "accept")
    assert (state.phase, state.to_act) == ("unasked", 2), "now the active seat can spare one"
    make(play(state, ("offer", 0)), give=[], pay=3, want=["grain"], charge=0)
    play(state, ("accept", *[card for card in state.hands[0] if GOOD_OF_CARD[card] == good("grain")][:1]), "agree")
    assert (state.phase, state.to_act, held(state, 2)) == ("trade", 0, ["grain"])


@pytest.mark.clause("oltremare", "offer.unasked", "offer.bales")
def test_after_an_unasked_deal_missing_cards_can_be_bought() -> None:
    state = word(table(hands=("silk, salt", "grain", "olives"), cargo=("olives 2",)))
    make(play(state, ("offer", 0)), give=[], pay=4, want=["silk"], charge=0)
    play(state, ("accept", state.hands[0][0]), "agree", "pass")
    assert kinds(state) == {"buy", "offer"}, "one card is missing now"


def test_a_declined_offer_is_remembered_for_some_rounds_by_what_everybody_heard() -> None:
    state = table(hands=("silk, salt", "grain", "olives"), open_symbols=False)
    play(offer(state, 1, give=[0], charge=9), "pass")
    (declined,) = state.declined
    assert declined == DeclinedOffer(state.turn, 0, 1, (good("silk"),), -9, ())
    for _ in range(ROUNDS_REMEMBERED * 3):
        state.turn += 1
        begin_turn(state)
    assert state.declined == (declined,)
    state.turn += 1
    begin_turn(state)
    assert state.declined == ()


@pytest.mark.clause("oltremare", "buy.price", "buy.debt", "buy.four")
def test_cards_cost_three_ducats_and_four_in_debt() -> None:
    state = table(hands=("grain",), ducats=(6,))
    left = []
    for _ in range(4):
        play(state, ("buy", "deck"))
        left.append(state.ducats[0])
    assert left == [3, 0, -3, -7], "at nothing the price is still three"
    assert "buy" not in kinds(state), "four at most"


@pytest.mark.clause("oltremare", "buy.four")
def test_cards_got_by_deals_do_not_count_as_bought() -> None:
    state = table(hands=("silk", "grain, grain, grain, grain"))
    offer(state, 1, pay=9, want=["grain"] * 4)
    play(state, ("accept", *state.hands[1]), "agree", *[("buy", "deck")] * 4)
    assert len(state.hands[0]) == 9


@pytest.mark.clause("oltremare", "buy.top", "buy.own-pirates")
def test_the_top_of_the_deck_or_of_the_own_pirate_stack_is_bought() -> None:
    state = table(hands=("grain",), pirates=("gems, scrolls", "silk"), deck="salt, olives")
    play(state, ("buy", "deck"), ("buy", "pirates"))
    assert held(state, 0) == ["scrolls", "salt", "grain"]
    assert state.ducats[0] == 5
    play(state, ("buy", "pirates"))
    assert [goods(stack) for stack in state.pirates] == [[], ["silk"], []]
    assert ("buy", "pirates") not in state.legal_actions()


@pytest.mark.clause("oltremare", "buy.phase")
def test_purchases_and_deals_alternate_until_cards_are_played() -> None:
    state = table(hands=("grain, salt, salt", "olives"))
    play(state, ("buy", "deck"))
    play(offer(state, 1, give=[0]), "accept")
    play(state, ("buy", "deck"), "act")
    assert "buy" not in kinds(state)


@pytest.mark.clause("oltremare", "token.good-terms", "token.terms-in-debt", "buy.four")
def test_good_terms_make_the_purchases_of_a_turn_cost_one_two_three_and_four() -> None:
    state = table(hands=("grain",), ducats=(1,), tokens=("good-terms",))
    left = []
    for _ in range(4):
        play(state, ("buy", "deck"))
        left.append(state.ducats[0])
    assert left == [0, -2, -5, -9]
    assert "buy" not in kinds(state)


def test_the_example_of_the_rulebook_of_a_turn_on_credit() -> None:
    """Honza has grain and 2 ducats, and a cargo of four bales.

    He buys salt and silk, then trades silk and a ducat for two salt.
    """
    state = table(hands=("grain", "salt, salt"), cargo=("olives 4",), ducats=(2,), deck="salt, silk")
    assert ("act",) not in state.legal_actions()
    play(state, ("buy", "deck"))
    assert (held(state, 0), state.ducats[0]) == (["salt", "grain"], -1)
    play(state, ("buy", "deck"))
    assert state.ducats[0] == -5
    offer(state, 1, give=[0], pay=1, want=["salt", "salt"])
    play(state, ("accept", *state.hands[1]), "agree")
    assert (held(state, 0), state.ducats[0]) == (["salt", "salt", "salt", "grain"], -6)
    assert ("act",) in state.legal_actions()


def test_a_card_whose_way_was_seen_stays_known_and_others_are_dealt_anew() -> None:
    state = table(hands=("silk DC, salt", "grain", "olives"))
    card = state.hands[0][0]
    play(offer(state, 1, give=[0]), "accept")
    for seed in range(5):
        for seat in range(3):
            assert card in state.determinize(seat, Rng(seed)).hands[1]
    assert any(state.determinize(2, Rng(seed)).hands[1] != state.hands[1] for seed in range(5))
