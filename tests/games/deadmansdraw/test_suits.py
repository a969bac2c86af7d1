"""The effects of the ten suits, with the rulebook's examples."""

import pytest

from kajuta.games.deadmansdraw.rules.cards import VARIANTS
from tests.games.deadmansdraw.positions import bank, cards, flip, lies, names, one, play, suit, table, told

# Anchor


@pytest.mark.clause("deadmansdraw", "anchor.protects", "anchor.itself")
def test_example_an_anchor_saves_the_mermaid_and_the_cannon_before_it() -> None:
    state = flip(table(flips="mermaid 7, cannon 5, anchor 4, mermaid 6"), 4)
    play(state, ("bust",))
    assert bank(state, 0) == "cannon 5, mermaid 7"
    assert sorted(state.discard) == cards("anchor 4, mermaid 6")


@pytest.mark.clause("deadmansdraw", "anchor.itself")
def test_an_anchor_that_comes_first_protects_nothing() -> None:
    state = play(flip(table(flips="anchor 4, map 3, map 5"), 3), ("bust",))
    assert bank(state, 0) == ""


@pytest.mark.clause("deadmansdraw", "anchor.protects")
def test_cards_after_the_anchor_are_not_protected() -> None:
    state = play(flip(table(flips="key 3, anchor 4, chest 5, chest 6"), 4), ("bust",))
    assert bank(state, 0) == "key 3"


# Hook


@pytest.mark.clause("deadmansdraw", "hook.effect")
def test_a_hook_lays_the_top_card_of_an_own_pile_with_its_effect() -> None:
    state = flip(table(banks=("cannon 3, cannon 6, key 2", "sword 5"), flips="hook 4"))
    assert state.legal_actions() == [("hook", suit("cannon")), ("hook", suit("key"))]
    play(state, ("hook", suit("cannon")))
    assert lies(state) == "hook 4, cannon 6"
    assert bank(state, 0) == "cannon 3, key 2"
    assert state.legal_actions() == [("cannon", 1, suit("sword"))]


@pytest.mark.clause("deadmansdraw", "hook.bust")
def test_a_hook_is_obligatory_even_when_it_busts_and_the_card_is_lost() -> None:
    state = flip(table(banks=("key 6", ""), row="key 2", flips="hook 4"))
    assert state.legal_actions() == [("hook", suit("key"))]
    play(state, ("hook", suit("key")), ("bust",))
    assert bank(state, 0) == ""
    assert sorted(state.discard) == cards("hook 4, key 2, key 6")


@pytest.mark.clause("deadmansdraw", "hook.empty")
def test_a_hook_without_a_bank_has_no_effect() -> None:
    state = flip(table(banks=("", "key 3"), flips="hook 4"))
    assert state.legal_actions() == [("flip",), ("take",)]
    assert "log-no-effect" in told(state)


# Cannon


@pytest.mark.clause("deadmansdraw", "cannon.effect")
def test_a_cannon_discards_the_top_card_of_any_pile_of_any_opponent() -> None:
    state = flip(table(banks=("sword 7", "key 3, key 5", "map 4"), flips="cannon 2"))
    assert state.legal_actions() == [("cannon", 1, suit("key")), ("cannon", 2, suit("map"))]
    play(state, ("cannon", 1, suit("key")))
    assert bank(state, 1) == "key 3"
    assert state.discard == cards("key 5")
    assert lies(state) == "cannon 2"


@pytest.mark.clause("deadmansdraw", "cannon.empty")
def test_a_cannon_without_a_target_has_no_effect() -> None:
    state = flip(table(banks=("sword 7", ""), flips="cannon 2"))
    assert state.legal_actions() == [("flip",), ("take",)]
    assert bank(state, 0) == "sword 7"


# Key and chest


@pytest.mark.clause("deadmansdraw", "chest.bonus", "chest.count", "chest.quiet")
def test_example_five_cards_with_key_and_chest_bring_five_more() -> None:
    discard = "anchor 2, hook 2, cannon 2, map 2, oracle 2, kraken 2, mermaid 4"
    state = flip(table(discard=discard, flips="key 3, chest 4, mermaid 5, anchor 6, cannon 7"), 5)
    play(state, ("take",), ("bonus", 5))
    assert state.bank_size(0) == 10
    assert len(state.discard) == 2
    assert state.legal_actions() == [("flip",)], "bonus cards have no effects"
    assert state.to_act == 1


@pytest.mark.clause("deadmansdraw", "chest.bonus")
def test_the_bonus_is_drawn_at_random() -> None:
    drawn = set()
    for seed in range(30):
        state = flip(table(discard="anchor 2, hook 2, cannon 2, map 2", flips="key 3, chest 4"), 2)
        state.rng = seed << 40
        drawn.add(bank(play(state, ("take",), ("bonus", 2)), 0))
    assert len(drawn) == 6, "every pair of four cards comes up"


@pytest.mark.clause("deadmansdraw", "chest.alone")
@pytest.mark.parametrize("flips", ["key 3, mermaid 5", "chest 3, mermaid 5"])
def test_a_key_or_a_chest_alone_brings_nothing(flips: str) -> None:
    state = flip(table(discard="anchor 2, hook 2", flips=flips), 2)
    assert state.legal_actions() == [("flip",), ("take",)]
    play(state, ("take",))
    assert state.bank_size(0) == 2


@pytest.mark.clause("deadmansdraw", "chest.short")
def test_a_short_discard_gives_all_it_has() -> None:
    state = play(flip(table(discard="anchor 2", flips="key 3, chest 4"), 2), ("take",), ("bonus", 2))
    assert bank(state, 0) == "anchor 2, key 3, chest 4"
    assert state.discard == []


@pytest.mark.clause("deadmansdraw", "chest.count")
def test_cards_that_went_straight_to_the_bank_do_not_count_for_the_bonus() -> None:
    state = table(
        discard="anchor 2, hook 2, map 2", flips="mermaid 5, key 3, chest 4", characters=("casanova", "miser")
    )
    play(flip(state, 3), ("take",), ("bonus", 2))
    assert state.bank_size(0) == 1 + 2 + 2


@pytest.mark.clause("deadmansdraw", "chest.bust")
def test_protected_key_and_chest_bring_a_bonus_for_what_is_saved() -> None:
    state = flip(table(discard="hook 2, map 2, oracle 2", flips="key 3, chest 4, anchor 5, key 6"), 4)
    play(state, ("bust",), ("bonus", 2))
    assert state.bank_size(0) == 2 + 2
    assert one("anchor 5") in state.discard and one("key 6") in state.discard
    assert len(state.discard) == 3


@pytest.mark.clause("deadmansdraw", "chest.bust")
def test_the_bonus_of_a_bust_is_drawn_before_the_lost_cards_are_discarded() -> None:
    state = play(flip(table(flips="key 3, chest 4, anchor 5, key 6"), 4), ("bust",))
    assert bank(state, 0) == "key 3, chest 4", "the discard was empty when the bonus was drawn"
    assert sorted(state.discard) == cards("anchor 5, key 6")


@pytest.mark.clause("deadmansdraw", "chest.bust")
def test_a_chest_after_the_anchor_brings_no_bonus_at_a_bust() -> None:
    state = play(flip(table(discard="hook 2", flips="key 3, anchor 5, chest 4, key 6"), 4), ("bust",))
    assert bank(state, 0) == "key 3"


@pytest.mark.clause("deadmansdraw", "chest.decline")
@pytest.mark.parametrize("variant", ["none", *VARIANTS])
def test_the_bonus_may_be_declined_in_every_variant(variant: str) -> None:
    state = flip(table(discard="hook 2, map 2, oracle 2", flips="key 3, chest 4", variant=variant), 2)
    play(state, ("take",))
    assert state.legal_actions() == [("bonus", 2), ("decline",)]
    assert play(state.copy(), ("bonus", 2)).bank_size(0) == 4
    play(state, ("decline",))
    assert (state.bank_size(0), len(state.discard), state.to_act) == (2, 3, 1)


@pytest.mark.clause("deadmansdraw", "chest.decline")
def test_a_declined_bonus_keeps_a_suit_open_for_the_sword() -> None:
    state = table(banks=("", "map 7"), discard="map 2", flips="key 3, chest 4, key 5, sword 6")
    play(flip(state, 2), ("take",))
    play(taken := state.copy(), ("bonus", 2), ("flip",), ("take",), ("flip",))
    assert taken.legal_actions() == [("flip",), ("take",)], "map is banked, so no sword reaches the map 7"
    play(state, ("decline",), ("flip",), ("take",), ("flip",))
    assert ("sword", 1, suit("map")) in state.legal_actions()


@pytest.mark.clause("deadmansdraw", "chest.decline")
def test_the_bonus_of_a_bust_may_be_declined() -> None:
    state = flip(table(discard="hook 2, map 2", flips="key 3, chest 4, anchor 5, key 6"), 4)
    play(state, ("bust",))
    assert state.legal_actions() == [("bonus", 2), ("decline",)]
    play(state, ("decline",))
    assert bank(state, 0) == "key 3, chest 4"
    assert sorted(state.discard) == cards("anchor 5, hook 2, key 6, map 2")


# Map


@pytest.mark.clause("deadmansdraw", "map.effect")
def test_a_map_offers_three_random_cards_of_the_discard() -> None:
    offered = set()
    for seed in range(60):
        state = table(discard="anchor 2, hook 2, key 2, chest 2", flips="map 3")
        state.rng = seed << 40
        flip(state)
        assert len(state.legal_actions()) == 3
        offered.add(tuple(state.legal_actions()))
    assert len(offered) == 4, "every three of four cards come up"


@pytest.mark.clause("deadmansdraw", "map.effect")
def test_one_card_of_the_map_is_laid_with_its_effect_and_the_others_go_back() -> None:
    state = flip(table(banks=("", "sword 5"), discard="cannon 2, hook 2, key 2", flips="map 3"))
    play(state, ("map", one("cannon 2")))
    assert lies(state) == "map 3, cannon 2"
    assert sorted(state.discard) == cards("hook 2, key 2")
    assert state.legal_actions() == [("cannon", 1, suit("sword"))]


@pytest.mark.clause("deadmansdraw", "map.bust")
def test_a_map_is_obligatory_even_when_every_card_busts() -> None:
    state = flip(table(discard="key 2, key 3, key 4", row="key 5", flips="map 3"))
    assert len(state.legal_actions()) == 3
    play(state, ("map", one("key 3")), ("bust",))
    assert bank(state, 0) == ""
    assert sorted(state.discard) == cards("key 2, key 3, key 4, key 5, map 3")


@pytest.mark.clause("deadmansdraw", "map.short")
def test_a_map_with_a_short_or_empty_discard() -> None:
    state = flip(table(discard="key 2, hook 2", flips="map 3"))
    assert state.legal_actions() == [("map", card) for card in cards("hook 2, key 2")]
    assert flip(table(flips="map 3")).legal_actions() == [("flip",), ("take",)]


# Crystal ball


@pytest.mark.clause("deadmansdraw", "oracle.effect")
def test_a_crystal_ball_shows_the_top_card_to_all_before_the_choice() -> None:
    state = flip(table(flips="oracle 3, key 4"))
    assert state.legal_actions() == [("lay",), ("put-back",)]
    assert [state.known_top_card_count(seat) for seat in (0, 1, None)] == [1, 1, 1]
    play(state, ("lay",))
    assert lies(state) == "oracle 3, key 4"
    assert state.legal_actions() == [("flip",), ("take",)]


@pytest.mark.clause("deadmansdraw", "oracle.effect")
def test_a_card_laid_from_the_crystal_ball_has_its_effect_and_may_bust() -> None:
    state = play(flip(table(banks=("", "key 2"), flips="oracle 3, cannon 4")), ("lay",))
    assert state.legal_actions() == [("cannon", 1, suit("key"))]
    state = play(flip(table(row="key 2", flips="oracle 3, key 4")), ("lay",))
    assert state.legal_actions() == [("bust",)]


@pytest.mark.clause("deadmansdraw", "oracle.effect", "oracle.put-back")
def test_after_putting_back_the_loot_is_taken_and_the_card_is_flipped_next() -> None:
    state = play(flip(table(flips="oracle 3, key 4")), ("put-back",))
    assert state.legal_actions() == [("take",)]
    play(state, ("take",))
    assert state.to_act == 1
    assert state.known_top_card_count(None) == 1, "everybody still knows the card"
    luck = state.irreversible_events
    assert lies(flip(state)) == "key 4"
    assert state.irreversible_events == luck, "no news to anybody"


@pytest.mark.clause("deadmansdraw", "oracle.put-back")
def test_a_card_put_back_inside_another_effect_lets_that_one_finish() -> None:
    state = table(banks=("oracle 5, key 2", ""), flips="hook 3, map 4", characters=("captain-hook", "parry"))
    play(flip(state), ("hook", suit("oracle")), ("put-back",))
    assert state.legal_actions() == [("hook", suit("key"))]
    assert play(state, ("hook", suit("key"))).legal_actions() == [("take",)]


@pytest.mark.clause("deadmansdraw", "oracle.put-back")
def test_a_kraken_after_the_putting_back_still_wants_its_cards() -> None:
    state = table(
        banks=("oracle 5, kraken 2", ""), flips="hook 3, map 4, key 5, chest 6", characters=("captain-hook", "parry")
    )
    play(flip(state), ("hook", suit("oracle")), ("put-back",), ("hook", suit("kraken")))
    assert state.legal_actions() == [("flip",)]
    assert flip(state, 2).legal_actions() == [("take",)]


@pytest.mark.clause("deadmansdraw", "oracle.put-back")
def test_whoever_lays_a_card_after_putting_one_back_plays_on() -> None:
    state = table(
        banks=("oracle 4, mermaid 5", ""),
        flips="hook 5, key 3, chest 4",
        characters=("captain-hook", "parry"),
        mermaids=True,
    )
    play(flip(state), ("hook", suit("oracle")), ("put-back",), ("hook", suit("mermaid")), ("move", one("oracle 4")))
    assert state.legal_actions() == [("lay",), ("put-back",)]
    again = play(state.copy(), ("put-back",))
    assert again.legal_actions() == [("take",)]
    play(state, ("lay",))
    assert lies(state) == "hook 5, mermaid 5, oracle 4, key 3"
    assert state.legal_actions() == [("flip",), ("take",)]


@pytest.mark.clause("deadmansdraw", "oracle.put-back")
def test_what_a_kraken_forces_is_no_choice_to_play_on() -> None:
    state = table(
        banks=("oracle 4, kraken 2", ""),
        flips="hook 5, mermaid 6, key 3, chest 4",
        characters=("captain-hook", "parry"),
        mermaids=True,
    )
    play(flip(state), ("hook", suit("oracle")), ("put-back",), ("hook", suit("kraken")))
    play(flip(state), ("move", one("oracle 4")))
    assert lies(state) == "hook 5, kraken 2, mermaid 6, oracle 4", "the card that was put back is flipped"
    assert state.legal_actions() == [("lay",)]
    assert play(state, ("lay",)).legal_actions() == [("take",)], "the demand is met, and the loot was chosen"


@pytest.mark.clause("deadmansdraw", "end.put-back")
def test_the_last_card_put_back_does_not_end_the_game() -> None:
    state = play(flip(table(flips="oracle 3, key 4", last=True)), ("put-back",), ("take",))
    assert state.legal_actions() == [("flip",)]
    assert play(state, ("flip",), ("take",)).to_act is None


@pytest.mark.clause("deadmansdraw", "oracle.last")
def test_a_crystal_ball_as_the_last_card_has_no_effect() -> None:
    assert flip(table(flips="oracle 3", last=True)).legal_actions() == [("take",)]


@pytest.mark.clause("deadmansdraw", "oracle.debt")
def test_under_a_kraken_the_card_of_the_crystal_ball_must_be_laid() -> None:
    state = flip(table(flips="kraken 3, oracle 4, key 5"), 2)
    assert state.debt == 1
    assert state.legal_actions() == [("lay",)]


# Sword


@pytest.mark.clause("deadmansdraw", "sword.effect", "sword.missing-suit")
def test_a_sword_takes_the_top_card_of_a_suit_missing_in_the_own_bank() -> None:
    state = flip(table(banks=("key 7", "key 3, cannon 2, cannon 4", "mermaid 5"), flips="sword 2"))
    assert state.legal_actions() == [("sword", 1, suit("cannon")), ("sword", 2, suit("mermaid"))]
    play(state, ("sword", 1, suit("cannon")))
    assert lies(state) == "sword 2, cannon 4"
    assert bank(state, 1) == "cannon 2, key 3"
    assert ("cannon", 2, suit("mermaid")) in state.legal_actions(), "its effect happens"


@pytest.mark.clause("deadmansdraw", "sword.missing-suit", "sword.bust")
def test_a_sword_may_have_to_take_a_suit_that_lies_in_the_row() -> None:
    state = flip(table(banks=("map 7", "key 3, map 2"), row="key 5", flips="sword 2"))
    assert state.legal_actions() == [("sword", 1, suit("key"))]
    play(state, ("sword", 1, suit("key")), ("bust",))
    assert bank(state, 1) == "map 2"
    assert sorted(state.discard) == cards("key 3, key 5, sword 2")


@pytest.mark.clause("deadmansdraw", "sword.none")
def test_a_sword_without_a_suit_it_may_take_has_no_effect() -> None:
    state = flip(table(banks=("map 7", "map 2"), flips="sword 2"))
    assert state.legal_actions() == [("flip",), ("take",)]
    assert bank(state, 1) == "map 2"


# Kraken


@pytest.mark.clause("deadmansdraw", "kraken.debt")
def test_after_a_kraken_two_more_cards_must_be_laid() -> None:
    state = flip(table(flips="kraken 3, key 4, chest 5"))
    assert state.legal_actions() == [("flip",)]
    assert flip(state).legal_actions() == [("flip",)]
    assert flip(state).legal_actions() == [("flip",), ("take",)]


@pytest.mark.clause("deadmansdraw", "kraken.counts")
def test_cards_that_map_sword_and_hook_lay_count_for_the_kraken() -> None:
    state = flip(table(discard="key 2", flips="kraken 3, map 4"), 2)
    assert play(state, ("map", one("key 2"))).legal_actions() == [("flip",), ("take",)]
    state = flip(table(banks=("", "key 2"), flips="kraken 3, sword 4"), 2)
    assert play(state, ("sword", 1, suit("key"))).legal_actions() == [("flip",), ("take",)]
    state = flip(table(banks=("key 2", ""), flips="kraken 3, hook 4"), 2)
    assert play(state, ("hook", suit("key"))).legal_actions() == [("flip",), ("take",)]
    state = flip(table(flips="kraken 3, oracle 4, key 2"), 2)
    assert play(state, ("lay",)).legal_actions() == [("flip",), ("take",)]


@pytest.mark.clause("deadmansdraw", "kraken.counts")
def test_a_card_that_goes_straight_to_the_bank_does_not_count_for_the_kraken() -> None:
    state = flip(table(flips="kraken 3, mermaid 5, key 3", characters=("casanova", "miser")), 3)
    assert state.debt == 1


@pytest.mark.clause("deadmansdraw", "kraken.debt")
def test_a_map_that_finds_a_kraken_lets_it_loose() -> None:
    state = play(flip(table(discard="kraken 2", flips="map 4")), ("map", one("kraken 2")))
    assert (state.debt, state.legal_actions()) == (2, [("flip",)])


@pytest.mark.clause("deadmansdraw", "kraken.empty")
def test_an_empty_draw_pile_cancels_what_the_kraken_demands() -> None:
    state = flip(table(flips="kraken 3", last=True))
    assert state.legal_actions() == [("take",)]
    assert names(state.row) == "kraken 3"


@pytest.mark.clause("deadmansdraw", "kraken.again")
def test_a_second_kraken_pays_one_card_and_adds_its_own_demand() -> None:
    state = flip(table(flips="kraken 3, kraken 4", variant="strange-lands"), 2)
    assert state.debt == 2 - 1 + 2
