"""The hand limit, playing cards, the ship, port tokens and loading."""

from itertools import pairwise

import pytest

from kajuta.core.rng import Rng
from kajuta.games.oltremare import GAME
from kajuta.games.oltremare.rules.card_play import played_symbol_counts
from kajuta.games.oltremare.rules.cards import GOOD_OF_CARD, POWER
from kajuta.games.oltremare.rules.engine import OltreMarePosition
from kajuta.games.oltremare.rules.sea_map import NEIGHBORS_WITH_ROUTES, NO_TOKEN, PORTS, ROUTES
from tests.games.oltremare.positions import good, goods, held, kinds, play, port, table, token, turn


def lay(state: OltreMarePosition) -> OltreMarePosition:
    """Play all cards of the hand, whose number must equal the number of bales."""
    assert len(state.hands[state.active]) == state.bales_to_play(state.active)
    state.phase = "trade"
    return play(state, "act")


def sail(state: OltreMarePosition, *ports: str) -> OltreMarePosition:
    return play(state, *(("sail", port(name)) for name in ports))


@pytest.mark.clause("oltremare", "turn.order")
def test_the_turn_passes_clockwise_after_loading() -> None:
    state = table(hands=("grain DP, grain DC, salt PC",), cargo=("olives 2",))
    assert state.phase == "trade", "four cards would be checked first"
    play(state, "act", *(("lay", card) for card in state.hands[0][:2]))
    assert state.phase == "load"
    play(state, ("load", state.laid[0]))
    assert (state.to_act, state.active, state.phase) == (1, 1, "trade")
    assert turn(state).active == 2
    assert turn(state).active == 0


@pytest.mark.clause("oltremare", "limit.drop")
def test_the_example_of_petra_who_drops_two_of_seven_cards() -> None:
    state = table(hands=("grain, grain, grain, olives, salt, silk, gems",), cargo=("olives 2",))
    assert (state.naval_power(0), state.phase) == (5, "limit")
    gems, silk, salt, *_ = state.hands[0]
    assert state.legal_actions() == [("drop", card) for card in state.hands[0]]
    play(state, ("drop", salt), ("drop", gems))
    assert state.pirates[0] == (salt, gems), "in the order of her choice"
    assert (len(state.hands[0]), state.phase) == (5, "trade")
    assert silk in state.hands[0]


@pytest.mark.clause("oltremare", "limit.drop", "load.covered")
def test_nobody_else_knows_what_was_dropped_but_its_owner_does() -> None:
    state = table(hands=("grain, grain, grain, olives, salt, silk",), cargo=("olives 2",))
    dropped = state.hands[0][0]
    state.knows[1] |= 1 << dropped
    play(state, ("drop", dropped))
    assert all(dropped in state.determinize(0, Rng(seed)).pirates[0] for seed in range(5))
    assert any(dropped not in state.determinize(1, Rng(seed)).pirates[0] for seed in range(5))


@pytest.mark.clause("oltremare", "limit.only-then")
def test_at_other_times_a_hand_may_hold_any_number_of_cards() -> None:
    state = table(hands=("grain, olives, salt, silk, gems", "grain, grain, olives, olives, salt, salt, silk"))
    play(state, ("buy", "deck"), ("buy", "deck"))
    assert (len(state.hands[0]), state.naval_power(0)) == (7, 5)
    assert (state.phase, len(state.hands[1])) == ("trade", 7)


@pytest.mark.clause("oltremare", "play.bales")
def test_exactly_as_many_cards_are_played_as_there_are_bales() -> None:
    state = table(hands=("grain, salt",), cargo=("olives 3",))
    assert ("act",) not in state.legal_actions(), "two are not enough"
    play(state, ("buy", "deck"), ("buy", "deck"), "act")
    for _ in range(2):
        play(state, state.legal_actions()[0])
    assert state.phase == "play"
    play(state, state.legal_actions()[0])
    assert state.phase != "play"
    assert len(state.hands[0]) >= 1


@pytest.mark.clause("oltremare", "play.none")
def test_with_nothing_left_to_buy_fewer_cards_are_played() -> None:
    state = table(hands=("grain DP",), cargo=("olives 3",), rest=False)
    assert kinds(state) == {"act"}
    play(state, "act")
    assert goods(state.cargo[0]) == ["olives", "grain"]


@pytest.mark.clause("oltremare", "play.none-drawn")
def test_with_nothing_left_to_draw_fewer_cards_come() -> None:
    state = table(hands=("gems CS, silk CS",), cargo=("olives 2",), deck="salt, grain", rest=False)
    play(state, "act")
    assert held(state, 0) == ["salt", "grain"], "three were due"


@pytest.mark.clause("oltremare", "play.none")
def test_with_no_card_at_all_the_turn_passes() -> None:
    state = table(cargo=("olives 3",), rest=False)
    play(state, "act")
    assert (state.active, goods(state.cargo[0])) == (1, ["olives"])


@pytest.mark.clause("oltremare", "play.scale", "play.ducats", "play.pirates", "play.cards", "play.order", "ship.steps")
def test_the_example_of_honza_with_four_cards() -> None:
    """Three ducats, one flag, three cards and one ship give 6 ducats, 1 pirate card, 6 cards and 1 port."""
    state = table(hands=("grain DC, olives DC, silk DC, salt PS",), cargo=("olives 4",), ships=("malta",))
    deck = state.deck[:]
    lay(state)
    assert played_symbol_counts(state) == [3, 1, 3, 1]
    assert state.ducats[0] == 11 + 6
    assert state.pirates[0] == (deck[-1],), "the pirates come before the cards"
    assert sorted(state.hands[0]) == sorted(deck[-7:-1])
    assert (state.phase, state.steps) == ("sail", 1)
    assert "pass" not in kinds(state), "nothing may be left out"
    sail(state, "siracusa")
    assert (state.ships[0], state.phase) == (port("siracusa"), "load")


@pytest.mark.clause("oltremare", "play.scale")
@pytest.mark.parametrize(
    ("hand", "bales", "ducats", "pirates", "cards"),
    [
        ("gems DP", 1, 1, 1, 0),
        ("gems DP, scrolls DC", 2, 3, 1, 1),
        ("gems DP, scrolls DC, silk DP", 3, 6, 3, 1),
        ("gems DP, scrolls DC, silk DP, salt DC", 4, 6, 3, 3),
    ],
)
def test_one_two_and_more_symbols_count_one_three_and_six(
    hand: str, bales: int, ducats: int, pirates: int, cards: int
) -> None:
    state = lay(table(hands=(hand,), cargo=(f"olives {bales}",)))
    assert state.ducats[0] - 11 == ducats
    assert len(state.pirates[0]) == pirates
    assert len(state.hands[0]) == cards


@pytest.mark.clause("oltremare", "ship.steps")
def test_until_the_cards_of_a_turn_are_played_the_ship_may_sail_to_no_port() -> None:
    state = table(hands=("gems PS, silk DS",), cargo=("olives 2",), ships=("ancona",))
    for whose in (state, turn(state)):
        assert not kinds(whose) & {"sail", "jump"}
        refused = GAME.refusal(whose, whose.active, ("port:zara",))
        assert refused.clause == "ship.steps"
        assert refused.reason is not None and refused.reason["args"]["count"] == 0


@pytest.mark.clause("oltremare", "ship.steps", "ship.route")
def test_a_ship_sails_exactly_as_far_as_there_are_symbols_and_no_route_twice() -> None:
    state = lay(table(hands=("gems PS, silk DS, salt CS, grain DS",), cargo=("olives 4",), ships=("venezia",)))
    route_names = [frozenset(route) for route in ROUTES]
    seen = [PORTS[state.ships[0]]]
    for _ in range(4):
        assert state.phase == "sail"
        ways = {PORTS[int(action[1])] for action in state.legal_actions()}
        used = {frozenset(pair) for pair in pairwise(seen)}
        assert all(frozenset((seen[-1], way)) in route_names for way in ways)
        assert not {frozenset((seen[-1], way)) for way in ways} & used
        play(state, state.legal_actions()[-1])
        seen.append(PORTS[state.ships[0]])
    assert state.phase == "load"


@pytest.mark.clause("oltremare", "ship.route")
def test_a_port_may_be_passed_again_and_shared() -> None:
    hand = "gems PS, silk DS, salt CS, grain DS"
    state = lay(table(hands=(hand,), cargo=("olives 4",), ships=("ancona", "zara")))
    sail(state, "zara", "venezia", "ancona", "bari")
    assert state.ships[0] == port("bari")


@pytest.mark.clause("oltremare", "ship.route")
def test_a_way_that_would_come_to_a_dead_end_is_closed() -> None:
    state = lay(table(hands=("gems PS, silk DS, salt CS",), cargo=("olives 3",), ships=("ancona",)))
    sail(state, "zara", "venezia")
    assert state.legal_actions() == [("sail", port("ancona"))], "back to where it began, by the third side"
    hand = "gems PS, silk DS, salt CS, grain DS"
    longer = lay(table(hands=(hand,), cargo=("olives 4",), ships=("venezia",)))
    sail(longer, "ancona", "zara")
    assert longer.legal_actions() == [("sail", port("ragusa"))], "from Venice no route would be left for the fourth"


@pytest.mark.clause("oltremare", "token.take")
def test_a_token_is_taken_where_the_voyage_ends_only_and_replaces_the_active_one() -> None:
    state = table(
        hands=("gems PS, silk DS",),
        cargo=("olives 2",),
        ships=("malta",),
        tokens=("calm-sea",),
        at={"siracusa": "good-terms", "messina": "good-trade"},
    )
    sail(lay(state), "siracusa", "messina")
    assert state.token[0] == token("good-trade")
    assert state.used_tokens[0] == (token("calm-sea"),)
    assert state.port_tokens[port("siracusa")] == token("good-terms"), "passed only"
    assert state.port_tokens[port("messina")] == NO_TOKEN


@pytest.mark.clause("oltremare", "token.lose")
def test_a_port_without_a_token_turns_the_active_one_face_down() -> None:
    state = table(hands=("gems PS",), cargo=("olives 1",), ships=("malta",), tokens=("calm-sea",))
    sail(lay(state), "siracusa")
    assert (state.token[0], state.used_tokens[0]) == (NO_TOKEN, (token("calm-sea"),))
    idle = turn(table(hands=("gems DP",), cargo=("olives 1",), tokens=("calm-sea",)))
    assert idle.token[0] == token("calm-sea"), "who does not sail loses nothing"


@pytest.mark.clause("oltremare", "token.later")
def test_a_token_taken_in_this_turn_works_from_the_next_on() -> None:
    state = table(hands=("gems PS",), cargo=("olives 1",), ships=("malta",), at={"siracusa": "calm-sea"})
    sail(lay(state), "siracusa")
    assert (state.token[0], state.ducats[0]) == (token("calm-sea"), 11)
    old = table(
        hands=("gems PS",), cargo=("olives 1",), ships=("malta",), tokens=("calm-sea",), at={"siracusa": "good-trade"}
    )
    sail(lay(old), "siracusa")
    assert old.ducats[0] == 12


@pytest.mark.clause("oltremare", "token.calm-sea")
def test_the_example_of_petra_and_the_calm_sea() -> None:
    state = lay(table(hands=("gems PS, silk CS, salt PC",), cargo=("olives 3",), tokens=("calm-sea",)))
    assert state.ducats[0] == 11 + 2
    assert state.phase == "sail", "at once, before sailing"


@pytest.mark.clause("oltremare", "token.pirate-defence")
def test_pirates_beaten_bring_no_cards_onto_the_stack_but_the_hand_is_still_checked() -> None:
    state = lay(table(hands=("gems PC, silk DP",), cargo=("olives 2",), tokens=("pirate-defence",)))
    assert state.pirates[0] == ()
    full = table(hands=("gems, gems, silk, silk, salt, salt",), cargo=("olives 2",), tokens=("pirate-defence",))
    assert full.phase == "limit"
    play(full, full.legal_actions()[0])
    assert len(full.pirates[0]) == 1


@pytest.mark.clause("oltremare", "token.good-trade")
def test_the_example_of_iveta_and_good_trade() -> None:
    hand = "gems DP, silk DP, salt PC, grain PC"
    state = lay(table(hands=(hand,), cargo=("olives 4",), tokens=("good-trade",)))
    assert state.ducats[0] == 11 + 6, "two and one are three symbols"
    none = lay(table(hands=("gems PC",), cargo=("olives 1",), tokens=("good-trade",)))
    assert none.ducats[0] == 12, "even if none was played"


@pytest.mark.clause("oltremare", "token.good-trade-most")
def test_good_trade_adds_nothing_to_four_ducat_symbols() -> None:
    state = lay(table(hands=("gems DP, silk DP, salt DC, grain DC",), cargo=("olives 4",), tokens=("good-trade",)))
    assert played_symbol_counts(state)[0] == 5
    assert state.ducats[0] == 11 + 6


@pytest.mark.clause("oltremare", "token.local-influence")
@pytest.mark.parametrize(("bales", "ducats"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_local_influence_pays_naval_power_minus_three(bales: int, ducats: int) -> None:
    state = table(hands=("gems",), cargo=(f"olives {bales}",), tokens=("local-influence",))
    assert state.ducats[0] == 11 + ducats


@pytest.mark.clause("oltremare", "token.local-influence")
def test_local_influence_pays_before_the_hand_is_checked() -> None:
    state = table(hands=("gems, gems, silk, silk, salt, salt",), cargo=("olives 2",), tokens=("local-influence",))
    assert (state.phase, state.ducats[0]) == ("limit", 13)


@pytest.mark.clause("oltremare", "compass.jump", "compass.stay", "compass.no-chain")
def test_a_compass_leads_to_any_other_port_without_a_compass() -> None:
    at = {"siracusa": "compass", "tana": "compass", "rodi": "good-trade"}
    state = table(hands=("gems PS",), cargo=("olives 1",), ships=("malta",), tokens=("calm-sea",), at=at)
    sail(lay(state), "siracusa")
    assert state.phase == "compass"
    jumps = {action[1] for action in state.legal_actions() if action[0] == "jump"}
    assert jumps == set(range(len(PORTS))) - {port("tana"), port("siracusa")}
    there = play(state.copy(), ("jump", port("rodi")))
    assert (there.ships[0], there.token[0]) == (port("rodi"), token("good-trade"))
    assert there.port_count(0) == 2, "the compass itself is nobody's"
    assert token("compass") in there.box
    nothing = play(state.copy(), ("jump", port("malta")))
    assert nothing.token[0] == NO_TOKEN, "a port without a token"
    stays = play(state.copy(), "stay")
    assert (stays.ships[0], stays.token[0]) == (port("siracusa"), token("calm-sea"))


@pytest.mark.clause("oltremare", "load.order")
def test_cards_are_loaded_in_an_order_of_choice_and_the_last_gives_power_and_bales() -> None:
    state = lay(table(hands=("gems DP, silk DC, salt PC",), cargo=("olives 3",)))
    gems, silk, salt = state.laid
    assert state.legal_actions() == [("load", gems), ("load", silk), ("load", salt)]
    play(state, ("load", salt), ("load", gems))
    assert goods(state.cargo[0]) == ["olives", "salt", "gems", "silk"]
    assert state.naval_power(0) == POWER[silk]
    assert state.active == 1


@pytest.mark.clause("oltremare", "load.covered")
def test_the_table_shows_the_top_of_a_cargo_and_counts() -> None:
    state = table(cargo=("olives, gems, silk",), hands=("grain, salt", "olives"), pirates=("salt, salt",))
    shown = str(GAME.scene(state, 0))
    assert "good-gems" not in shown.replace("'payout:gems'", "").split("payouts")[0]
    seat = GAME.scene(state, 1)["areas"][0]
    assert {item["id"]: item.get("count") for item in seat["items"][:2]} == {"cargo:0": 3, "pirates:0": 2}


def test_all_neighbours_are_mutual() -> None:
    for here, ways in enumerate(NEIGHBORS_WITH_ROUTES):
        assert all((here, route) in NEIGHBORS_WITH_ROUTES[to] for to, route in ways)


def test_a_hand_is_sorted_by_goods() -> None:
    state = table(hands=("grain, gems, silk",))
    assert held(state, 0) == ["gems", "silk", "grain"]
    assert [GOOD_OF_CARD[card] for card in state.hands[0]] == [good("gems"), good("silk"), good("grain")]
