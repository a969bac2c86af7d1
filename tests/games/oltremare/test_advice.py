"""The bots' evaluation and offers in Oltre Mare."""

import pytest

from kajuta import simulate
from kajuta.bots import choose_action_by_level
from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.oltremare import GAME
from kajuta.games.oltremare.ai.deal_knowledge import offer_planning_knowledge
from kajuta.games.oltremare.ai.deal_planning import best_offer, counter_offer, goods_of_offered_cards
from kajuta.games.oltremare.ai.evaluation import FEATURES
from kajuta.games.oltremare.ai.playout_policy import candidates
from kajuta.games.oltremare.rules.engine import OltreMarePosition
from kajuta.games.oltremare.rules.offer_making import possible_partners
from kajuta.games.oltremare.rules.state import EVERYBODY, MOST_DUCATS_OFFERED, OFFER_MAKING, DeclinedOffer
from tests.games.oltremare.positions import cargo_is_used_up, goods, offer, play, port, table


def chosen(state: OltreMarePosition) -> Action:
    """Action that a bot of rank mate chooses."""
    return choose_action_by_level("mate", GAME, state, Rng(1))


def a_market() -> OltreMarePosition:
    """Position in which seat 0 holds the third silk for seat 1's cargo; a deal cannot take its lead in prestige."""
    return table(
        hands=("silk, salt, salt, salt", "grain, grain, olives"),
        cargo=("salt 2", "silk, silk 2", "gems 2"),
        prestige=(3, 0, 0),
    )


def test_a_bot_refuses_robbery_and_takes_a_present() -> None:
    rob = offer(table(hands=("silk, salt", "gems, gems, grain")), 1, want=["gems", "gems"])
    assert chosen(rob)[0] == "pass"
    present = offer(table(hands=("silk, salt", "gems, grain")), 1, give=[0])
    assert chosen(present)[0] == "accept"


def test_a_bot_sells_for_a_good_price_and_haggles_over_a_bad_one() -> None:
    good = offer(table(hands=("silk, salt", "grain, olives, pottery")), 1, pay=6, want=["grain"])
    assert chosen(good)[0] == "accept"
    bad = offer(table(hands=("silk, salt", "grain, olives, pottery")), 1, pay=1, want=["grain"])
    assert GAME.playout(bad, Rng(1))[0] == "counter"
    assert ("counter",) in candidates(bad)
    play(bad, "counter")
    while bad.to_act == 1:
        bad.apply(GAME.playout(bad, Rng(1)))
    asked = bad.offers[-1]
    assert (goods(asked.cards), asked.wanted) == (["grain"], ())
    assert -asked.ducats > 1


@pytest.mark.parametrize("open_symbols", [True, False])
def test_a_counter_offer_is_the_exchange_that_was_meant_whatever_the_others_hold(open_symbols: bool) -> None:
    """The planned offer does not depend on hidden cards, so that every step towards it fits."""
    state = table(hands=("silk, salt", "grain, olives, pottery", "gems, gems"), open_symbols=open_symbols)
    offer(state, 1, give=[0], charge=2, want=["grain"])
    state.ducats[0] = 30
    meant = counter_offer(state)
    assert meant is not None
    assert {counter_offer(state.determinize(1, Rng(luck))) for luck in range(20)} == {meant}
    play(state, "counter")
    for step in range(9):
        if state.to_act == 1:
            state.apply(choose_action_by_level("mate", GAME, state, Rng(step)))
    assert state.offers[1] == meant


@pytest.mark.parametrize("symbols", ["open", "hidden"])
def test_in_whole_games_every_offer_of_a_bot_is_the_one_it_meant(symbols: str) -> None:
    sent = 0
    state = GAME.new(4, GAME.complete_options(4, {"symbols": symbols}), 6)
    rng = Rng(6)
    meant = None
    while state.to_act is not None:
        world = state.determinize(state.to_act, rng)
        tried = candidates(world)
        actor, action = state.to_act, rng.choice(tried)
        if action[0] == "counter":
            meant = counter_offer(world)
        elif action[0] == "offer":
            asked = possible_partners(world) if action == ("offer", EVERYBODY) else [int(action[1])]
            meant = best_offer(offer_planning_knowledge(world, actor, asked), to_all=action == ("offer", EVERYBODY))
        making = state.phase in OFFER_MAKING
        state.apply(action)
        if making and state.phase == "answer":
            assert state.offers[-1] == meant
            sent += 1
    assert sent > 20


def test_a_bot_weighs_its_answers_over_the_worlds() -> None:
    state = offer(table(hands=("silk, salt", "grain, olives, pottery")), 1, pay=1, want=["grain"])
    assert sorted(candidates(state)) == [("accept", state.hands[1][2]), ("counter",), ("pass",)]
    plain = offer(table(hands=("silk, salt", "olives")), 1, give=[0], want=["grain"])
    assert candidates(plain) == [("pass",)], "there is nothing to weigh"


def test_a_bot_that_has_nothing_to_offer_unasked_is_silent_at_once() -> None:
    state = table(hands=("silk, salt, pottery", "gems, gems", "olives"), cargo=("olives 2", "gems 2"))
    state.apply(("act",))
    tried = candidates(state)
    assert tried[0] == GAME.playout(state, Rng(1)) == ("pass",)
    state.declined = tuple(
        DeclinedOffer(0, 1, 0, given, 0, wanted)
        for given in ((), (0,), (0, 0))
        for wanted in ((), *((kind,) * count for kind in range(7) for count in (1, 2)))
    )
    assert candidates(state) == [("pass",)]


def test_a_bot_proposes_a_deal_that_both_sides_call_a_gain() -> None:
    state = a_market()
    plan = best_offer(offer_planning_knowledge(state, 0, [1]))
    assert plan is not None and goods(plan.cards) == ["silk"]
    before = [GAME.evaluate(state, seat) for seat in (0, 1)]
    play(state, ("offer", 1))
    while state.phase != "trade":
        state.apply(candidates(state)[0])
    assert state.prestige[1] == 1, "the deal was made"
    assert all(GAME.evaluate(state, seat) > value for seat, value in zip((0, 1), before, strict=True))


def test_a_bot_never_makes_a_declined_offer_again() -> None:
    state = a_market()
    first = best_offer(offer_planning_knowledge(state, 0, [1]))
    assert first is not None
    state.declined = (DeclinedOffer(0, 0, 1, goods_of_offered_cards(first), first.ducats, first.wanted),)
    second = best_offer(offer_planning_knowledge(state, 0, [1]))
    assert second is None or (second.cards, second.wanted) != (first.cards, first.wanted)


def test_a_plan_does_not_depend_on_what_others_really_hold() -> None:
    state = table(hands=("silk, salt, salt, salt", "grain, grain, olives", "pottery, gems"))
    plans = {best_offer(offer_planning_knowledge(state.determinize(0, Rng(seed)), 0, [1, 2])) for seed in range(6)}
    assert len(plans) == 1


def test_every_candidate_is_legal_and_they_are_few() -> None:
    rng = Rng(5)
    state = GAME.new(4, GAME.complete_options(4, {}), 5)
    while state.to_act is not None:
        world = state.determinize(state.to_act, rng)
        tried = candidates(world)
        assert len(tried) == len(set(tried)) <= 8
        assert set(tried) <= set(state.legal_actions())
        assert state.phase not in OFFER_MAKING or len(tried) == 1, "a plan is made when the offer is begun"
        state.apply(rng.choice(tried))


def test_sets_of_cards_that_are_about_as_good_are_looked_at_too() -> None:
    state = play(table(hands=("silk DC, silk DS, gems CS, gems DC, pottery CS",), cargo=("olives 2",)), "act")
    tried = candidates(state)
    assert tried[0] == GAME.playout(state, Rng(1))
    assert len(tried) > 1
    clear = play(table(hands=("gems DC, gems DS, pottery PS, salt PS",), cargo=("olives 2",)), "act")
    assert [goods([int(card)]) for _, card in candidates(clear)] == [["gems"]]


def test_whose_cargo_waits_for_one_more_card_loads_it_first() -> None:
    state = play(table(hands=("silk DC, gems DC, olives DC",), cargo=("silk, silk 2",)), "act")
    while state.phase == "play":
        wanted = [card for card in state.hands[0] if goods([card]) != ["olives"]]
        state.apply(("lay", wanted[0]))
    assert goods(state.laid) == ["gems", "silk"]
    state.apply(GAME.playout(state, Rng(1)))
    assert goods(state.cargo[0])[:3] == ["silk", "silk", "silk"]


def test_by_the_compass_a_port_of_each_kind_of_token_is_tried_and_staying() -> None:
    state = table(at={"zara": "calm-sea", "bari": "calm-sea", "tana": "good-trade"}, ships=("malta",))
    state.phase = "compass"
    assert candidates(state) == [("jump", port("zara")), ("jump", port("tana")), ("stay",)]


def test_the_quick_policy_finishes_whatever_offer_was_begun_in_whatever_order() -> None:
    state = table(hands=("silk, silk, salt, grain, olives", "grain"))
    play(state, ("offer", 1))
    cards = [action for action in state.legal_actions() if action[0] == "give"]
    play(state, *reversed(cards))
    while state.phase in OFFER_MAKING:
        action = GAME.playout(state, Rng(1))
        assert action in state.legal_actions()
        state.apply(action)
    assert state.offers[-1].ducats == -MOST_DUCATS_OFFERED


def test_a_plan_is_gone_through_with_whatever_of_it_was_chosen_first() -> None:
    state = table(
        hands=("silk, silk, salt, salt, salt", "grain, grain, olives"),
        cargo=("salt 2", "silk 2", "gems 2"),
        prestige=(3, 0, 0),
    )
    meant = best_offer(offer_planning_knowledge(state, 0, possible_partners(state)))
    assert meant is not None
    assert len(meant.cards) == 2
    play(state, ("offer", meant.partner))
    play(state, ("give", meant.cards[-1]))
    while state.phase in OFFER_MAKING:
        state.apply(GAME.playout(state, Rng(1)))
    assert state.offers[-1] == meant


def test_the_quick_policy_buys_a_missing_card_back_from_the_pirates_first() -> None:
    assert GAME.playout(table(hands=("gems",), cargo=("olives 4",), pirates=("silk, salt",)), Rng(1)) == (
        "buy",
        "pirates",
    )
    assert GAME.playout(table(hands=("gems",), cargo=("olives 4",)), Rng(1)) == ("buy", "deck")


def test_the_quick_policy_buys_more_than_it_needs_only_for_a_ducat() -> None:
    bargain = table(hands=("gems, silk, salt",), cargo=("olives 2",), tokens=("good-terms",))
    assert GAME.playout(bargain, Rng(1)) == ("buy", "deck")
    assert GAME.playout(play(bargain, ("buy", "deck")), Rng(1)) == ("act",)
    assert GAME.playout(table(hands=("gems, silk, salt",), cargo=("olives 2",)), Rng(1)) == ("act",)


# The evaluation


def standing(state: OltreMarePosition, seat: int = 0) -> float:
    """Chance of ``seat`` to win, as the evaluation estimates it."""
    return GAME.win_probabilities(state)[seat]


def test_ducats_cargo_and_tokens_are_good_and_other_peoples_are_bad() -> None:
    plain = table(cargo=("olives 2", "silk 2"), hands=("salt", "salt"))
    for better in (
        table(cargo=("olives 2", "silk 2"), hands=("salt", "salt"), ducats=(16,)),
        table(cargo=("olives, olives, olives 2", "silk 2"), hands=("salt", "salt")),
        table(cargo=("olives 2", "silk 2"), hands=("salt", "salt"), tokens=("good-trade",)),
    ):
        assert standing(better) > standing(plain)
        assert standing(better, 1) < standing(plain, 1)


def test_pirate_cards_and_flags_in_hand_are_bad() -> None:
    plain = table(hands=("salt DC, pottery DS",))
    assert standing(table(hands=("salt DC, pottery DS",), pirates=("gems, gems, gems",))) < standing(plain)
    assert standing(table(hands=("salt PC, pottery PS",))) < standing(plain)


def test_goods_that_go_on_with_the_cargo_are_worth_more_than_others() -> None:
    fitting = table(hands=("silk DC, silk DS",), cargo=("silk, silk 2",))
    other = table(hands=("pottery DC, pottery DS",), cargo=("silk, silk 2",))
    assert standing(fitting) > standing(other)


def test_whose_last_turn_is_over_has_no_use_for_a_hand() -> None:
    rich = table(hands=("", "gems, gems, silk, silk", ""), active=2)
    poor = table(hands=("", "", ""), active=2)
    for state in (rich, poor):
        state.last_round = True
    assert standing(rich, 1) == pytest.approx(standing(poor, 1))


def test_the_same_lead_is_worth_more_near_the_end() -> None:
    early = table(ducats=(20, 11, 11))
    late = table(ducats=(20, 11, 11), rest=False, deck="grain, grain, grain, grain, grain")
    assert standing(late) > standing(early)


def test_winning_is_better_than_any_lead() -> None:
    state = table(ducats=(60, 0, 0), active=2, rest=False)
    ahead = standing(state)
    state.phase, state.to_act = "", None
    assert standing(state) == 1 > ahead


def test_every_term_says_something_in_a_whole_game() -> None:
    state = GAME.new(4, GAME.complete_options(4, {}), 2)
    rng = Rng(2)
    seen: list[set[float]] = [set() for _ in FEATURES]
    while state.to_act is not None:
        for seat in range(4):
            for numbers, number in zip(seen, GAME.features(state, seat), strict=True):
                numbers.add(number)
        state.apply(rng.choice(candidates(state)))
    assert [feature for feature, numbers in zip(FEATURES, seen, strict=True) if len(numbers) < 2] == []
    assert max(max(numbers) for numbers in seen) < 20


@pytest.mark.parametrize("seats", GAME.players)
def test_playout_ends_a_game_without_a_choice_left_to_chance(seats: int) -> None:
    state = GAME.new(seats, GAME.complete_options(seats, {}), 3)
    rng = Rng(0)
    while state.to_act is not None:
        state.apply(GAME.playout(state, rng))
    outcome = state.outcome()
    assert outcome is not None and min(outcome.scores) > 20, "sensible play earns something"


def test_a_mate_beats_random_play() -> None:
    options = GAME.complete_options(2, {})
    tally = simulate.run(simulate.Series("oltremare", options, ("mate", "random"), 1, 6))
    assert tally.wins[0] == 6


def test_a_bot_plays_on_when_the_cargo_of_another_seat_went_back_into_the_deck() -> None:
    state = cargo_is_used_up()
    while state.to_act is not None:
        state.apply(chosen(state))
    assert state.outcome() is not None
