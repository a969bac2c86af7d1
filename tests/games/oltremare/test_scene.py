"""The table: scene, click paths, hints, refusals."""

from typing import Any

import pytest

from kajuta.core.scene import elements
from kajuta.games.oltremare import GAME
from kajuta.games.oltremare.rules import messages
from kajuta.games.oltremare.rules.cards import GOOD_OF_CARD
from kajuta.games.oltremare.rules.engine import OltreMarePosition
from kajuta.match.picked_actions import picked_actions
from tests.games.oltremare.positions import cargo_is_used_up, good, offer, play, port, table, token


def shown(state: OltreMarePosition, viewer: int | None = 0) -> dict[str, Any]:
    return {one["id"]: one for one in elements(GAME.scene(state, viewer))}


def hints(state: OltreMarePosition) -> dict[str, Any]:
    return {move.path[-1]: move.hint for move in GAME.legal_moves(state)}


def test_the_price_is_shown_before_a_card_is_bought() -> None:
    state = table(hands=("grain",), pirates=("silk",), ducats=(2,))
    assert hints(state)["deck"]["args"] == hints(state)["pirates:0"]["args"] == {"count": 3}
    play(state, ("buy", "deck"))
    assert hints(state)["deck"]["args"] == {"count": 4}


def test_totals_of_the_cards_played_are_shown() -> None:
    state = table(hands=("grain DP, salt DC, silk PS",), cargo=("olives 3",), at={"messina": "calm-sea"})
    play(state, "act")
    totals = [shown(state)[f"total:{name}"]["face"]["value"] for name in ("ducat", "pirate", "card", "ship")]
    assert totals == [3, 3, 1, 1]


def total(state: OltreMarePosition, name: str) -> int:
    value = shown(state)[f"total:{name}"]["face"]["value"]
    assert isinstance(value, int)
    return value


def test_pirates_that_are_beaten_bring_nothing_by_the_panel_either() -> None:
    tokens = ("pirate-defence",)
    state = table(hands=("grain DP, salt DP, silk DC",), cargo=("olives 2",), tokens=tokens)
    play(state, "act", ("lay", state.hands[0][2]))
    assert total(state, "pirate") == 0, "while cards are being laid"
    play(state, ("lay", state.hands[0][0]))
    assert (total(state, "pirate"), len(state.pirates[0])) == (0, 0), "and when they are loaded"


def test_a_token_taken_after_the_voyage_does_not_change_what_was_paid() -> None:
    state = table(
        hands=("grain DS, salt DC",),
        cargo=("olives 2",),
        ships=("malta",),
        tokens=("calm-sea",),
        at={"tripoli": "good-trade"},
    )
    play(state, "act")
    assert (total(state, "ducat"), total(state, "calm-sea")) == (3, 1)
    play(state, ("sail", port("tripoli")))
    assert (state.phase, total(state, "ducat"), total(state, "calm-sea")) == ("load", 3, 1)


def test_where_cards_run_out_the_panel_shows_how_many_came() -> None:
    state = table(hands=("grain PC, salt PC",), cargo=("olives 2",), rest=False, deck="gems")
    play(state, "act")
    assert (total(state, "pirate"), total(state, "card")) == (1, 1), "of three and three"


def test_a_voyage_shows_the_token_at_its_end() -> None:
    state = table(hands=("silk PS",), cargo=("olives 1",), ships=("malta",), at={"siracusa": "calm-sea"})
    play(state, "act")
    assert hints(state)["port:siracusa"]["id"] == "token-calm-sea"
    assert hints(state)["port:tunisi"] is None


def test_a_voyage_is_said_to_go_on_only_after_its_first_step() -> None:
    state = table(hands=("grain DS, silk PS",), cargo=("olives 2",), ships=("malta",))
    play(state, "act")
    assert GAME.scene(state, 0)["status"] == {"id": "status-sail", "args": {"count": 2}}
    play(state, ("sail", port("siracusa")))
    assert GAME.scene(state, 0)["status"] == {"id": "status-sail-on", "args": {"count": 1}}


@pytest.mark.clause("oltremare", "end.ports")
def test_the_panel_counts_every_marker_that_counts_at_the_end() -> None:
    state = table(tokens=("calm-sea", ""))
    state.used_tokens[0] = (token("good-trade"),)
    assert [shown(state)[f"used:{seat}"]["face"]["value"] for seat in (0, 1)] == [2, 0]


def test_an_unfinished_offer_is_seen_by_its_maker_only() -> None:
    state = table(hands=("silk, salt", "grain"))
    play(state, ("offer", 1), ("give", state.hands[0][0]))
    assert "talk:0" in shown(state, 0) and "talk:0" not in shown(state, 1)
    play(state, "done", ("pay", 0), ("want", good("grain")), "done", ("charge", 0))
    assert "talk:0" in shown(state, 1) and "talk:0" in shown(state, None)


@pytest.mark.clause("oltremare", "trade.open", "trade.hidden")
def test_offered_cards_show_all_or_their_goods_only() -> None:
    for open_symbols in (True, False):
        state = offer(table(hands=("silk, salt", "grain"), open_symbols=open_symbols), 1, give=[0])
        assert ("value" in shown(state, 1)["offered:0:0"]["face"]) == open_symbols
        assert "value" in shown(state, 0)["offered:0:0"]["face"], "the maker knows the own card"


def test_the_cards_of_an_accepted_deal_are_shown_with_the_name_of_the_seat_that_gives_them() -> None:
    state = offer(table(hands=("silk, salt", "grain DP, grain DC")), 1, give=[0], want=["grain"])
    play(state, ("accept", state.hands[1][0]))
    for viewer in (0, 1, None):
        assert shown(state, viewer)["picked"]["label"]["args"] == {"seat": {"seat": 1}}


def test_a_gift_asks_for_a_second_word() -> None:
    state = table(hands=("silk, salt", "grain"))
    play(state, ("offer", 1), ("give", state.hands[0][0]), "done", ("pay", 0), "done")
    confirmed = [move.action for move in GAME.legal_moves(state) if move.confirm is not None]
    assert confirmed == [("charge", 0)]


@pytest.mark.parametrize(
    ("before", "path", "clause"),
    [
        ((), ("act",), "play.bales"),
        ((), ("hand:0:0",), "offer.steps"),
        ((), ("port:malta",), "ship.steps"),
        ((("buy", "deck"),) * 4, ("deck",), "buy.four"),
        ((), ("pirates:1",), "buy.own-pirates"),
        ((("offer", 1),), ("deck",), "buy.phase"),
    ],
)
def test_what_is_dark_names_its_clause(before: tuple[Any, ...], path: tuple[str, ...], clause: str) -> None:
    state = play(table(hands=("silk, salt", "grain"), cargo=("olives 4",), pirates=("", "gems")), *before)
    assert GAME.refusal(state, 0, path).clause == clause


@pytest.mark.clause("oltremare", "buy.none")
def test_where_there_is_no_card_to_buy_that_is_the_reason_given() -> None:
    state = table(hands=("silk, salt", "grain"), cargo=("olives 2",))
    assert ("buy", "pirates") not in state.legal_actions()
    assert GAME.refusal(state, 0, ("pirates:0",)).clause == "buy.none"
    empty = table(hands=("silk, salt", "grain"), cargo=("olives 2",), rest=False)
    assert ("buy", "deck") not in empty.legal_actions()
    assert GAME.refusal(empty, 0, ("deck",)).clause == "buy.none"


@pytest.mark.clause("oltremare", "offer.all", "offer.deal", "offer.bales")
def test_a_partner_to_whom_no_offer_is_possible_names_the_reason() -> None:
    nothing = table(seats=4, hands=("", "", "", ""), cargo=("olives 2",))
    assert GAME.refusal(nothing, 0, ("partner:1",)).clause == "offer.deal", "nobody holds a card"
    needed = table(hands=("silk, salt", "", "grain"), cargo=("olives 2",), rest=False)
    assert GAME.refusal(needed, 0, ("partner:1",)).clause == "offer.bales", "both cards have to be played"
    assert GAME.refusal(needed, 0, ("partner:all",)).clause == "offer.all", "one partner is not all"
    often = table(hands=("silk, salt", "grain", ""), cargo=("olives 2",))
    for _ in range(3):
        play(offer(often, 1, give=[0], charge=9), "pass")
    assert GAME.refusal(often, 0, ("partner:1",)).clause == "offer.bound"


def test_who_cannot_accept_is_told_so_at_its_cards_too() -> None:
    state = offer(table(hands=("silk, salt", "olives")), 1, give=[0], want=["grain"])
    assert GAME.refusal(state, 1, ("hand:1:0",)).clause == "answer.accept"


def test_a_counter_offer_that_asks_for_too_much_names_what_the_active_seat_needs() -> None:
    state = table(hands=("silk, salt", "grain, olives"), cargo=("olives 2",), rest=False)
    play(
        offer(state, 1, want=["grain"]),
        "counter",
        ("give", state.hands[1][0]),
        "done",
        ("pay", 0),
        ("want", good("silk")),
    )
    assert GAME.refusal(state, 1, ("want:salt",)).clause == "offer.bales"


@pytest.mark.clause("oltremare", "offer.unasked")
def test_a_word_unasked_has_two_buttons() -> None:
    state = table(hands=("silk, salt", "grain", "olives"), cargo=("olives 2",))
    state.apply(("act",))
    buttons = [one for one, element in shown(state, 1).items() if element["kind"] == "button"]
    assert buttons == ["pass", "partner:0"] == [move.path[0] for move in GAME.legal_moves(state)]
    assert GAME.refusal(state, 1, ("hand:1:0",)).clause == "offer.unasked"


def test_a_dark_port_names_the_clause_of_the_voyage() -> None:
    state = table(
        hands=("silk PS",), cargo=("olives 1",), ships=("malta",), at={"siracusa": "compass", "tana": "compass"}
    )
    play(state, "act")
    assert GAME.refusal(state, 0, ("port:tana",)).clause == "ship.route"
    play(state, ("sail", port("siracusa")))
    assert GAME.refusal(state, 0, ("port:tana",)).clause == "compass.no-chain"
    assert GAME.refusal(state, 0, ("port:siracusa",)).clause == "compass.jump"


@pytest.mark.clause("oltremare", "load.remember", "load.covered")
def test_the_length_of_the_run_on_a_cargo_is_told_only_where_the_table_remembers_it() -> None:
    cargo = ("olives, olives, olives", "gems, silk", "salt")
    badges = [shown(table(cargo=cargo))[f"cargo:{seat}"].get("badge") for seat in range(3)]
    assert [badge and badge["args"]["count"] for badge in badges] == [3, None, None]
    mixed, equal = (table(cargo=(words,), memory=False) for words in ("silk, olives DP", "olives DS, olives DP"))
    assert shown(mixed)["cargo:0"] == shown(equal)["cargo:0"], "one covered card under the same top"
    assert "badge" not in shown(equal)["cargo:0"]


def test_ships_in_one_port_lie_side_by_side() -> None:
    state = table(ships=("malta", "malta", "bari"))
    places = {tuple(shown(state)[f"ship:{seat}"]["at"]) for seat in range(3)}
    assert len(places) == 3


@pytest.mark.clause("oltremare", "end.unload")
def test_a_seat_whose_cargo_went_back_into_the_deck_is_shown_without_any() -> None:
    state = cargo_is_used_up()
    things = shown(state)
    assert things["cargo:0"]["kind"] == "slot"
    assert (things["power:0"]["face"]["value"], things["bales:0"]["face"]["value"]) == (0, 0)


def test_the_ducats_of_an_offer_are_chosen_above_the_map_by_its_maker_only() -> None:
    state = play(table(hands=("silk, salt", "grain")), ("offer", 1), "done")
    coins = [one for one in shown(state) if one.startswith("coins:")]
    assert coins == [f"coins:{count}" for count in range(13)] == [move.path[0] for move in GAME.legal_moves(state)]
    assert not any(one.startswith("coins:") for one in shown(state, 1))
    areas = {one["id"]: one for one in GAME.scene(state, 0)["areas"]}
    assert list(areas).index("coins") < list(areas).index("map")
    assert areas["coins"]["place"] == "actions", "amounts that could be offered are no news"


@pytest.mark.parametrize(
    ("give", "pay", "want", "said"),
    [
        ([0], 0, ["grain"], "terms"),
        ([0], 0, [], "terms-gift"),
        ([0], 3, [], "terms-gift"),
        ([], 0, ["grain"], "terms-plea"),
    ],
)
def test_an_offer_says_plainly_that_nothing_is_asked_or_given(
    give: list[int], pay: int, want: list[str], said: str
) -> None:
    state = offer(table(hands=("silk, salt", "grain")), 1, give=give, pay=pay, want=want)
    assert shown(state)["talk:0"]["label"]["args"]["terms"]["id"] == said


def test_an_unfinished_offer_does_not_say_that_nothing_is_asked() -> None:
    state = play(table(hands=("silk, salt", "grain")), ("offer", 1))
    assert shown(state)["talk:0"]["label"]["args"]["terms"]["id"] == "terms-none"
    play(state, ("give", state.hands[0][0]), "done", ("pay", 0))
    assert shown(state)["talk:0"]["label"]["args"]["terms"]["id"] == "terms-unfinished"


def test_a_present_is_logged_with_its_giver_first() -> None:
    state = table(hands=("silk, salt", "grain"))
    state.events = []
    offer(state, 1, want=["grain"])
    play(state, ("accept", state.hands[1][0]), "agree")
    (gift,) = [event.message for event in state.events if event.message and event.message["id"] == "log-gift"]
    assert (gift["args"]["seat"], gift["args"]["partner"]) == ({"seat": 1}, {"seat": 0})


def test_loading_shows_the_bales_of_each_card() -> None:
    state = table(hands=("gems DP 1, silk DC 2, salt",), cargo=("olives 2",))
    play(state, "act", *(("lay", card) for card in state.hands[0][:2]))
    assert [hint["args"]["count"] for hint in hints(state).values()] == [1, 2]


def reason(state: OltreMarePosition, seat: int, *clicked: str) -> tuple[str, dict[str, Any]]:
    """Message id and arguments of the reason in a refusal."""
    said = GAME.refusal(state, seat, clicked).reason
    assert said is not None
    return said["id"], dict(said.get("args", {}))


def test_a_refusal_says_what_of_this_position_forbids_it() -> None:
    state = table(hands=("grain, salt, silk",), cargo=("olives 3",), ships=("malta",), ducats=(30,))
    assert reason(state, 0, "port:tana") == ("refused-steps", {"port": messages.port_name(port("malta")), "count": 0})
    assert reason(state, 0, "hand:0:0") == ("refused-step-trade", {})
    assert reason(state, 0, "pirates:0") == ("refused-no-pirates", {})
    assert reason(state, 0, "pirates:1") == ("refused-pirates-of", {"seat": {"seat": 1}})
    play(state, *[("buy", "deck")] * 4)
    assert reason(state, 0, "deck") == ("refused-bought", {"count": 4})


def test_a_refusal_says_how_cards_are_picked_for_an_offer() -> None:
    asked = table(hands=("silk, salt", "olives, grain DP, grain DC, grain PS"))
    offer(asked, 1, give=[0], want=["grain", "grain"])
    assert reason(asked, 1, "hand:1:3", "hand:1:1", "hand:1:2") == ("core-pick-full", {"count": 2})
    assert reason(asked, 1, "hand:1:3", "accept") == ("core-pick-missing", {"count": 1})
    assert reason(asked, 1, "hand:1:0") == (
        "refused-wanted",
        {"goods": messages.counted_goods([good("grain")] * 2)},
    )


def test_who_gives_all_cards_of_the_goods_chooses_none() -> None:
    asked = table(hands=("silk, salt", "olives, grain DP"))
    offer(asked, 1, give=[0], want=["grain"])
    assert reason(asked, 1, "hand:1:1") == ("refused-only-these", {})


@pytest.mark.clause("oltremare", "answer.pick")
def test_cards_for_an_offer_are_picked_in_any_order() -> None:
    asked = table(hands=("silk, salt", "olives, grain DP, grain DC, salt, grain PS"))
    offer(asked, 1, give=[0], want=["grain", "grain", "olives"])
    pick = GAME.pick(asked, asked.legal_actions())
    assert pick is not None
    hand = asked.hands[1]
    grain = [place for place, card in enumerate(hand) if GOOD_OF_CARD[card] == good("grain")]
    (olives,) = (place for place, card in enumerate(hand) if GOOD_OF_CARD[card] == good("olives"))
    places = (grain[2], olives, grain[0])
    (action,) = picked_actions(GAME, asked, pick, [f"hand:1:{place}" for place in places])
    assert action in asked.legal_actions()
    assert sorted(action[1:]) == sorted(hand[place] for place in places)  # type: ignore[type-var]


@pytest.mark.clause("oltremare", "offer.steps")
def test_cards_to_offer_are_chosen_together_and_sent_on_by_the_same_click() -> None:
    state = play(table(hands=("silk, salt, olives", "grain")), ("offer", 1))
    pick = GAME.pick(state, state.legal_actions())
    assert pick is not None
    first, _, last = state.hands[0]
    actions = picked_actions(GAME, state, pick, ["hand:0:2", "hand:0:0"])
    assert actions == [("give", first), ("give", last), ("done",)]
    assert picked_actions(GAME, state, pick, []) == [("done",)]


def test_a_refusal_names_an_offered_card() -> None:
    offering = table(hands=("silk, salt", "grain"))
    play(offering, ("offer", 1), ("give", offering.hands[0][1]))
    assert reason(offering, 0, "hand:0:1") == ("refused-in-offer", {})


def test_a_refusal_names_what_an_offer_wants_and_what_may_be_given_away() -> None:
    asked = table(hands=("grain, salt, silk", "salt", "salt"), cargo=("olives 2",))
    offer(asked, 1, give=[0], want=["gems"])
    assert reason(asked, 1, "hand:1:0") == ("refused-wanted", {"goods": messages.counted_goods([good("gems")])})
    poor = table(hands=("grain, salt", "", ""), cargo=("olives 2",), pirates=("", "", ""), deck="", rest=False)
    assert reason(poor, 0, "partner:1") == ("refused-spare", {"hand": 2, "bales": 2, "count": 0})
