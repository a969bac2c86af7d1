"""The characters: choosing them, and their abilities."""

import pytest

from kajuta.core.rng import Rng
from kajuta.games.deadmansdraw.rules.cards import CHARACTERS, DAVY_JONES, MISER, SIREN
from tests.games.deadmansdraw.positions import bank, cards, flip, lies, one, play, suit, table, told
from tests.games.deadmansdraw.test_setup import new

NOBODY = "navigator"
"""A character without an effect in most positions."""


# Choosing a character


@pytest.mark.clause("deadmansdraw", "characters.deal")
def test_everybody_keeps_one_of_two_characters_and_they_are_shown_together() -> None:
    state = new(3, characters="on")
    dealt = state.dealt
    assert [len(pair) for pair in dealt] == [2, 2, 2]
    assert len({name for pair in dealt for name in pair} | set(state.box)) == 17
    order = []
    for place in (0, 1, 0):
        assert state.characters == ("", "", "")
        order.append(state.to_act)
        assert state.legal_actions() == [("keep", 0), ("keep", 1)]
        state.apply(("keep", place))
    first = order[0]
    assert first is not None
    assert order == [first, (first + 1) % 3, (first + 2) % 3]
    chosen = {order[0]: 0, order[1]: 1, order[2]: 0}
    assert state.characters == tuple(dealt[seat][chosen[seat]] for seat in range(3))
    assert (state.dealt, state.kept, state.box) == ((), (), ()), "the others are back in the box"
    assert (state.irreversible_events, state.turn) == (1, 1), (
        "something hidden came to light, and the first turn begins"
    )


@pytest.mark.clause("deadmansdraw", "characters.deal")
def test_the_choice_stays_secret_until_all_have_chosen() -> None:
    state = new(2, characters="on")
    first = state.to_act
    assert first is not None
    state.events = []
    state.apply(("keep", 0))
    kept = state.events[0]
    assert kept.seats == (first,)
    assert kept.for_others == {"id": "log-keep-hidden", "args": {"seat": {"seat": first}}}
    everybody = sorted(name for pair in (*state.dealt, state.box) for name in pair)
    for seat in (0, 1):
        world = state.determinize(seat, Rng(seat))
        assert sorted(name for pair in (*world.dealt, world.box) for name in pair) == everybody
    worlds = {state.determinize(1 - first, Rng(seed)).dealt[first] for seed in range(40)}
    assert len(worlds) > 20
    assert all(state.determinize(first, Rng(seed)).dealt[first] == state.dealt[first] for seed in range(5))


@pytest.mark.clause("deadmansdraw", "characters.duty")
def test_abilities_work_in_every_turn_and_leave_no_way_out() -> None:
    state = table(banks=("", "key 3, key 5"), flips="cannon 2, map 3, cannon 4", characters=("scavenger", "scavenger"))
    play(state, ("flip",), ("cannon", 1, suit("key")), ("take",))
    assert bank(state, 0) == "cannon 2, key 5"
    play(state, ("flip",), ("take",))
    flip(state)
    assert state.legal_actions() == [("cannon", 1, s) for s in (suit("key"), suit("map"))]


# Abilities


@pytest.mark.clause("deadmansdraw", "character.golden-scales")
def test_golden_scales_adds_five_to_the_own_top_mermaid() -> None:
    state = table(banks=("mermaid 4, mermaid 6, key 3", "mermaid 9"), characters=("golden-scales", NOBODY))
    assert [state.score(0), state.score(1)] == [6 + 5 + 3, 9]


@pytest.mark.clause("deadmansdraw", "character.casanova")
@pytest.mark.parametrize("source", ["draw pile", "discard", "own bank", "other bank"])
def test_casanova_takes_mermaids_from_anywhere_straight_to_the_bank(source: str) -> None:
    people = ("casanova", NOBODY)
    if source == "draw pile":
        state = flip(table(flips="mermaid 5", characters=people))
    elif source == "discard":
        state = flip(table(flips="map 5", discard="mermaid 5", characters=people))
        play(state, ("map", one("mermaid 5")))
    elif source == "own bank":
        state = flip(table(banks=("mermaid 5", ""), flips="hook 5", characters=people))
        play(state, ("hook", suit("mermaid")))
    else:
        state = flip(table(banks=("", "mermaid 5"), flips="sword 5", characters=people))
        play(state, ("sword", 1, suit("mermaid")))
    assert bank(state, 0) == "mermaid 5"
    assert one("mermaid 5") not in state.row
    assert state.legal_actions() == [("flip",), ("take",)]


@pytest.mark.clause("deadmansdraw", "character.casanova")
def test_casanova_cannot_bust_with_a_mermaid() -> None:
    state = flip(table(row="mermaid 4", flips="mermaid 5", characters=("casanova", NOBODY)))
    assert bank(state, 0) == "mermaid 5"
    assert lies(state) == "mermaid 4"


@pytest.mark.clause("deadmansdraw", "character.casanova")
def test_casanova_has_no_part_in_other_turns_or_other_ways() -> None:
    state = flip(table(flips="mermaid 5", characters=(NOBODY, "casanova")))
    assert lies(state) == "mermaid 5"
    state = flip(table(banks=("", "mermaid 5"), flips="cannon 5", characters=("casanova", NOBODY)))
    play(state, ("cannon", 1, suit("mermaid")))
    assert state.discard == cards("mermaid 5")


@pytest.mark.clause("deadmansdraw", "character.casanova-stop")
def test_with_an_empty_row_one_may_stop_or_go_on() -> None:
    state = flip(table(flips="mermaid 5", characters=("casanova", NOBODY)))
    assert (state.row, state.legal_actions()) == ([], [("flip",), ("take",)])
    assert play(flip(state.copy()), ("take",)).to_act == 1
    assert play(state, ("take",)).to_act == 1


@pytest.mark.clause("deadmansdraw", "end.straight")
def test_the_last_card_straight_to_the_bank_ends_the_game_with_the_turn() -> None:
    state = flip(table(flips="mermaid 5", characters=("casanova", NOBODY), last=True))
    assert play(state, ("take",)).to_act is None


@pytest.mark.clause("deadmansdraw", "character.plunderer", "character.plunderer-random")
def test_the_plunderer_takes_the_bonus_from_an_opponent() -> None:
    drawn = set()
    for seed in range(40):
        state = table(
            banks=("", "map 3, map 7, oracle 5", ""),
            discard="anchor 2, hook 2",
            flips="key 3, chest 4",
            characters=("plunderer", NOBODY, NOBODY),
        )
        state.rng = seed << 40
        play(flip(state, 2), ("take",))
        assert state.legal_actions() == [("plunder", 1, 2), ("decline",)], "an empty bank cannot be chosen"
        play(state, ("plunder", 1, 2))
        assert (state.bank_size(0), state.bank_size(1)) == (4, 1)
        assert len(state.discard) == 2
        drawn.add(bank(state, 1))
    assert drawn == {"map 3", "map 7", "oracle 5"}, "any card of the whole bank"


@pytest.mark.clause("deadmansdraw", "character.plunderer")
def test_a_short_bank_gives_the_plunderer_less_and_nothing_makes_up_for_it() -> None:
    state = table(
        banks=("", "map 3", "hook 4"),
        discard="anchor 2, hook 2",
        flips="key 3, chest 4",
        characters=("plunderer", NOBODY, NOBODY),
    )
    play(flip(state, 2), ("take",))
    assert state.legal_actions() == [("plunder", 1, 2), ("plunder", 2, 2), ("decline",)]
    play(state, ("plunder", 1, 2))
    assert bank(state, 0) == "key 3, chest 4, map 3"
    assert (bank(state, 2), len(state.discard)) == ("hook 4", 2)


@pytest.mark.clause("deadmansdraw", "character.plunderer-random")
def test_where_all_banks_are_empty_the_plunderer_gets_nothing() -> None:
    for variant in ("none", "beneath-the-waves"):
        state = table(discard="anchor 2", flips="key 3, chest 4", characters=("plunderer", NOBODY), variant=variant)
        assert play(flip(state, 2), ("take",)).to_act == 1
        assert (state.bank_size(0), len(state.discard)) == (2, 1)


@pytest.mark.clause("deadmansdraw", "character.plunderer", "chest.bust")
def test_protected_key_and_chest_let_the_plunderer_plunder_at_a_bust() -> None:
    state = table(
        banks=("", "map 3"), discard="hook 2", flips="key 3, chest 4, anchor 5, key 6", characters=("plunderer", NOBODY)
    )
    play(flip(state, 4), ("bust",), ("plunder", 1, 2))
    assert bank(state, 0) == "key 3, chest 4, map 3"
    assert sorted(state.discard) == cards("anchor 5, hook 2, key 6")


@pytest.mark.clause("deadmansdraw", "chest.decline")
def test_the_plunderer_may_decline_too() -> None:
    state = table(banks=("", "map 3"), flips="key 3, chest 4", characters=("plunderer", NOBODY))
    play(flip(state, 2), ("take",))
    assert state.legal_actions() == [("plunder", 1, 2), ("decline",)]
    assert (bank(play(state, ("decline",)), 1), state.to_act) == ("map 3", 1)


@pytest.mark.clause("deadmansdraw", "character.treasure-hunter")
@pytest.mark.parametrize(("discard", "gained"), [("anchor 2, hook 2, map 2, oracle 2, sword 2", 4), ("anchor 2", 1)])
def test_the_treasure_hunter_doubles_the_bonus_as_far_as_it_goes(discard: str, gained: int) -> None:
    state = table(discard=discard, flips="key 3, chest 4", characters=("treasure-hunter", NOBODY))
    assert play(flip(state, 2), ("take",), ("bonus", 4)).bank_size(0) == 2 + gained


@pytest.mark.clause("deadmansdraw", "character.navigator")
def test_the_navigator_chooses_among_the_whole_discard() -> None:
    discard = "anchor 2, hook 2, key 2, chest 2, sword 2"
    state = flip(table(discard=discard, flips="map 3", characters=("navigator", "miser")))
    assert state.legal_actions() == [("map", card) for card in cards(discard)]


@pytest.mark.clause("deadmansdraw", "character.master-gunner")
def test_the_master_gunner_discards_a_whole_pile() -> None:
    state = flip(table(banks=("", "key 3, key 5, map 2"), flips="cannon 2", characters=("master-gunner", NOBODY)))
    play(state, ("cannon", 1, suit("key")))
    assert bank(state, 1) == "map 2"
    assert sorted(state.discard) == cards("key 3, key 5")


@pytest.mark.clause("deadmansdraw", "character.scavenger")
def test_the_scavenger_keeps_the_card_that_is_hit() -> None:
    state = flip(table(banks=("", "key 3, key 5"), flips="cannon 2", characters=("scavenger", NOBODY)))
    play(state, ("cannon", 1, suit("key")))
    assert (bank(state, 0), bank(state, 1), state.discard) == ("key 5", "key 3", [])
    assert lies(state) == "cannon 2"


@pytest.mark.clause("deadmansdraw", "character.mystic", "oracle.put-back")
def test_the_mystic_may_look_at_three_cards_in_private() -> None:
    state = flip(table(flips="oracle 3, key 4, map 5, sword 6", characters=("mystic", NOBODY)))
    assert state.legal_actions() == [("look",), ("show",)]
    play(state, ("look",))
    assert [state.known_top_card_count(seat) for seat in (0, 1, None)] == [3, 0, 0]
    assert state.legal_actions() == [("lay",), ("put-back",)]
    assert state.events is not None
    seen = state.events[-1]
    assert (seen.seats, seen.for_others and seen.for_others["id"]) == ((0,), "log-look-hidden")
    play(state, ("put-back",), ("take",))
    flip(state)
    assert lies(state) == "key 4", "the order is unchanged"
    assert [state.known_top_card_count(seat) for seat in (0, 1)] == [2, 0]


@pytest.mark.clause("deadmansdraw", "character.mystic")
def test_the_mystic_may_also_turn_the_card_over_for_all() -> None:
    state = play(flip(table(flips="oracle 3, key 4", characters=("mystic", NOBODY))), ("show",))
    assert state.known_top_card_count(None) == 1
    assert state.legal_actions() == [("lay",), ("put-back",)]


@pytest.mark.clause("deadmansdraw", "character.mystic-three")
def test_the_mystic_sees_three_cards_and_fewer_only_where_there_are_fewer() -> None:
    state = flip(table(flips="oracle 3, key 4, map 5, sword 6, hook 7", characters=("mystic", NOBODY)))
    assert play(state, ("look",)).known_top_card_count(0) == 3
    state = flip(table(flips="oracle 3, key 4", characters=("mystic", NOBODY), last=True))
    assert play(state, ("look",)).known_top_card_count(0) == 1
    state = flip(table(flips="oracle 3", characters=("mystic", NOBODY), last=True))
    assert state.legal_actions() == [("take",)]


def test_a_card_that_only_the_mystic_has_seen_is_news_when_it_is_laid() -> None:
    state = play(flip(table(flips="oracle 3, key 4", characters=("mystic", NOBODY))), ("look",))
    before = state.irreversible_events
    assert play(state, ("lay",)).irreversible_events == before + 1


@pytest.mark.clause("deadmansdraw", "oracle.put-back")
def test_what_the_mystic_has_seen_stays_known_to_nobody_else() -> None:
    state = play(flip(table(flips="oracle 3, key 4, map 5, sword 6", characters=("mystic", NOBODY))), ("look",))
    play(state, ("put-back",), ("take",))
    tops = {tuple(state.determinize(1, Rng(seed)).draw_pile[-3:]) for seed in range(20)}
    assert len(tops) > 15
    assert {tuple(state.determinize(0, Rng(seed)).draw_pile[-3:]) for seed in range(20)} == {
        tuple(cards("sword 6, map 5, key 4"))
    }


def test_a_private_look_is_put_to_the_seat_even_where_the_kraken_leaves_no_choice() -> None:
    state = flip(table(flips="kraken 2, oracle 3, key 4", characters=("mystic", NOBODY)), 2)
    play(state, ("look",))
    assert state.legal_actions() == [("lay",)]
    assert state.must_ask()
    state = flip(table(flips="kraken 2, oracle 3, key 4"), 2)
    assert state.legal_actions() == [("lay",)]
    assert not state.must_ask(), "what all see need not wait"
    assert not table().must_ask()


@pytest.mark.clause("deadmansdraw", "character.swordswoman")
def test_the_swordswoman_may_take_any_suit() -> None:
    state = flip(table(banks=("key 7", "key 3, map 4"), flips="sword 2", characters=("swordswoman", NOBODY)))
    assert state.legal_actions() == [("sword", 1, suit("key")), ("sword", 1, suit("map"))]


@pytest.mark.clause("deadmansdraw", "character.miser")
def test_example_the_miser_saves_hook_and_mermaid() -> None:
    state = table(banks=("mermaid 7", ""), flips="cannon 3, hook 5, cannon 4", characters=("miser", NOBODY))
    flip(state, 2)
    play(state, ("hook", suit("mermaid")), ("flip",), ("bust",))
    assert bank(state, 0) == "hook 5, mermaid 7"
    assert sorted(state.discard) == cards("cannon 3, cannon 4")


@pytest.mark.clause("deadmansdraw", "character.miser-next")
def test_the_miser_does_not_protect_what_the_hooked_card_lays() -> None:
    state = table(banks=("map 7", ""), discard="key 2", flips="hook 5, hook 4", characters=("miser", NOBODY))
    play(flip(state), ("hook", suit("map")), ("map", one("key 2")), ("flip",), ("bust",))
    assert bank(state, 0) == "hook 5, map 7"


@pytest.mark.clause("deadmansdraw", "character.miser")
def test_the_misers_hook_is_saved_even_when_the_hooked_card_busts() -> None:
    state = table(banks=("key 7", ""), row="key 2", flips="hook 5", characters=("miser", NOBODY))
    play(flip(state), ("hook", suit("key")), ("bust",))
    assert bank(state, 0) == "hook 5"


@pytest.mark.clause("deadmansdraw", "character.captain-hook", "character.captain-hook-order")
def test_captain_hook_lays_two_cards_one_after_the_other() -> None:
    state = flip(table(banks=("key 3, map 4, sword 5", ""), flips="hook 2", characters=("captain-hook", NOBODY)))
    play(state, ("hook", suit("key")))
    assert state.legal_actions() == [("hook", suit("map")), ("hook", suit("sword"))]
    play(state, ("hook", suit("sword")))
    assert lies(state) == "hook 2, key 3, sword 5"
    assert state.legal_actions() == [("flip",), ("take",)]


@pytest.mark.clause("deadmansdraw", "character.captain-hook-order")
def test_captain_hook_with_one_card_or_with_a_bust_lays_only_one() -> None:
    state = flip(table(banks=("key 3", ""), flips="hook 2", characters=("captain-hook", NOBODY)))
    assert play(state, ("hook", suit("key"))).legal_actions() == [("flip",), ("take",)]
    state = flip(table(banks=("key 3, map 4", ""), row="key 5", flips="hook 2", characters=("captain-hook", NOBODY)))
    assert play(state, ("hook", suit("key"))).legal_actions() == [("bust",)]


@pytest.mark.clause("deadmansdraw", "character.safe-harbor")
def test_safe_harbor_protects_the_anchor_and_the_next_two_cards() -> None:
    state = table(flips="key 3, anchor 4, map 5, chest 6, sword 7, key 2", characters=("safe-harbor", "miser"))
    play(flip(state, 6), ("bust",))
    assert bank(state, 0) == "anchor 4, key 3, chest 6, map 5"
    assert sorted(state.discard) == cards("key 2, sword 7")


@pytest.mark.clause("deadmansdraw", "character.safe-harbor")
def test_safe_harbor_does_not_protect_the_card_that_busts() -> None:
    state = play(flip(table(flips="anchor 4, map 5, map 6", characters=("safe-harbor", "miser")), 3), ("bust",))
    assert bank(state, 0) == "anchor 4, map 5"
    assert state.discard == cards("map 6")


@pytest.mark.clause("deadmansdraw", "character.fisherman")
def test_the_fisherman_takes_krakens_straight_to_the_bank_in_the_own_turn() -> None:
    state = flip(table(row="kraken 3", flips="kraken 5", characters=("fisherman", NOBODY)))
    assert (bank(state, 0), lies(state), state.debt) == ("kraken 5", "kraken 3", 0)
    state = flip(table(banks=("", "kraken 4"), flips="sword 5", characters=("fisherman", NOBODY)))
    assert bank(play(state, ("sword", 1, suit("kraken"))), 0) == "kraken 4"
    state = flip(table(flips="map 5", discard="kraken 4", characters=("fisherman", NOBODY)))
    assert bank(play(state, ("map", one("kraken 4"))), 0) == "kraken 4"
    state = flip(table(banks=("kraken 4", ""), flips="hook 5", characters=("fisherman", NOBODY)))
    assert bank(play(state, ("hook", suit("kraken"))), 0) == "kraken 4"


@pytest.mark.clause("deadmansdraw", "character.fisherman")
def test_the_fisherman_has_no_part_in_other_turns_or_other_ways() -> None:
    state = flip(table(banks=("", "kraken 4"), flips="cannon 5", characters=("fisherman", NOBODY)))
    assert play(state, ("cannon", 1, suit("kraken"))).discard == cards("kraken 4")
    state = flip(table(flips="kraken 5", characters=(NOBODY, "fisherman")))
    assert (lies(state), state.debt) == ("kraken 5", 2)


@pytest.mark.clause("deadmansdraw", "character.beastmaster")
def test_the_beastmaster_makes_krakens_of_others_demand_four() -> None:
    assert flip(table(flips="kraken 5", characters=(NOBODY, "beastmaster"))).debt == 4
    assert flip(table(flips="kraken 5", characters=("beastmaster", NOBODY))).debt == 2


@pytest.mark.clause("deadmansdraw", "character.misfire")
def test_misfire_turns_the_cannons_of_others_on_their_own_banks() -> None:
    people = (NOBODY, "misfire", NOBODY)
    state = flip(table(banks=("key 3, key 5", "map 4", "map 5"), flips="cannon 2", characters=people))
    assert state.legal_actions() == [("cannon", 0, suit("key"))]
    play(state, ("cannon", 0, suit("key")))
    assert (bank(state, 0), state.discard) == ("key 3", cards("key 5"))
    state = flip(table(banks=("key 3", "map 4"), flips="cannon 2", characters=("misfire", NOBODY)))
    assert state.legal_actions() == [("cannon", 1, suit("map"))], "the own cannon is as usual"


@pytest.mark.clause("deadmansdraw", "character.misfire-rules")
@pytest.mark.parametrize("gunner", ["master-gunner", "scavenger"])
def test_misfire_costs_exactly_one_card_whoever_fires(gunner: str) -> None:
    state = flip(table(banks=("key 3, key 5", "map 4"), flips="cannon 2", characters=(gunner, "misfire")))
    play(state, ("cannon", 0, suit("key")))
    assert (bank(state, 0), state.discard) == ("key 3", cards("key 5"))


@pytest.mark.clause("deadmansdraw", "character.misfire-rules")
def test_misfire_with_an_empty_bank_has_no_effect() -> None:
    state = flip(table(banks=("", "map 4"), flips="cannon 2", characters=(NOBODY, "misfire")))
    assert state.legal_actions() == [("flip",), ("take",)]


@pytest.mark.clause("deadmansdraw", "character.parry")
def test_parry_lets_swords_of_others_take_krakens_only() -> None:
    people = (NOBODY, "parry", NOBODY)
    state = flip(table(banks=("", "key 3", "kraken 4, map 5"), flips="sword 2", characters=people))
    assert state.legal_actions() == [("sword", 2, suit("kraken"))], "from any opponent"
    state = flip(table(banks=("kraken 2", "key 3", "map 5"), flips="sword 2", characters=people))
    assert state.legal_actions() == [("flip",), ("take",)]
    state = flip(table(banks=("", "key 3"), flips="sword 2", characters=("parry", NOBODY)))
    assert state.legal_actions() == [("sword", 1, suit("key"))], "the own sword is as usual"


@pytest.mark.clause("deadmansdraw", "character.parry-suit")
def test_under_parry_an_own_kraken_leaves_no_target_except_to_the_swordswoman() -> None:
    banks = ("kraken 3", "kraken 4")
    state = flip(table(banks=banks, flips="sword 2", characters=(NOBODY, "parry")))
    assert state.legal_actions() == [("flip",), ("take",)]
    state = flip(table(banks=banks, flips="sword 2", characters=("swordswoman", "parry")))
    assert state.legal_actions() == [("sword", 1, suit("kraken"))]


# Davy Jones


@pytest.mark.clause("deadmansdraw", "character.davy-jones", "character.davy-jones-open")
def test_davy_jones_chooses_a_victim_right_after_the_characters_are_shown() -> None:
    state = next(
        state for seed in range(200) for state in [new(3, seed, characters="on")] if DAVY_JONES in state.dealt[1]
    )
    state.events = []
    while state.dealt:
        keep = state.dealt[1].index(DAVY_JONES) if state.to_act == 1 else 0
        state.apply(("keep", keep))
    assert (state.to_act, state.legal_actions()) == (1, [("victim", 2), ("victim", 0)])
    play(state, ("victim", 0))
    assert state.victims == (-1, 0, -1)
    assert told(state)[-2:] == ["log-victim", "log-turn"]
    assert (state.to_act, state.legal_actions()) == (state.active, [("flip",)])


@pytest.mark.clause("deadmansdraw", "character.davy-jones", "character.davy-jones-open")
def test_davy_jones_may_take_all_cards_that_the_victim_loses() -> None:
    state = table(banks=("", "", ""), flips="map 3, anchor 4, key 5, key 6", characters=(NOBODY, NOBODY, DAVY_JONES))
    state.victims = (-1, -1, 0)
    play(flip(state, 4), ("bust",))
    assert bank(state, 0) == "map 3", "what is protected is not lost"
    assert (state.to_act, state.legal_actions()) == (2, [("claim",), ("pass",)])
    window = state.reaction_window()
    assert window is not None and window.kind == "davy-jones"
    assert table().reaction_window() is None
    assert flip(table(banks=("key 3", ""), flips="hook 4")).reaction_window() is None
    declined = play(state.copy(), ("pass",))
    assert sorted(declined.discard) == cards("anchor 4, key 5, key 6")
    play(state, ("claim",))
    assert bank(state, 2) == "anchor 4, key 5, key 6"
    assert (state.discard, state.to_act) == ([], 1)


@pytest.mark.clause("deadmansdraw", "character.davy-jones")
def test_davy_jones_has_no_part_in_the_losses_of_others() -> None:
    state = table(banks=("", "", ""), flips="key 5, key 6", characters=(NOBODY, NOBODY, DAVY_JONES))
    state.victims = (-1, -1, 1)
    play(flip(state, 2), ("bust",))
    assert (sorted(state.discard), state.to_act) == (cards("key 5, key 6"), 1)


def test_all_seventeen_characters_are_in_the_deck_and_the_siren_is_not() -> None:
    assert len(set(CHARACTERS)) == 17
    assert SIREN not in CHARACTERS
    assert MISER in CHARACTERS
