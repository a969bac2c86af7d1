"""The variants of the game, the game with two sets of cards, and the house rule."""

import pytest

from kajuta.core.errors import BadSetup
from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.deadmansdraw import GAME
from kajuta.games.deadmansdraw.rules.cards import CHARACTERS, DAVY_JONES, VARIANTS
from tests.games.deadmansdraw.positions import bank, cards, flip, lies, one, play, suit, table, told
from tests.games.deadmansdraw.test_setup import new

NOBODY = "navigator"


@pytest.mark.clause("deadmansdraw", "variant.one")
def test_there_is_at_most_one_variant_and_chance_may_choose_among_the_six() -> None:
    assert new().variant == "none"
    assert new(variant="bottom-feeder").variant == "bottom-feeder"
    assert {new(2, seed, variant="any").variant for seed in range(80)} == set(VARIANTS)
    assert len(VARIANTS) == 6
    with pytest.raises(BadSetup):
        GAME.complete_options(2, {"variant": ("all-hands", "sudden-death")})


@pytest.mark.clause("deadmansdraw", "variant.thieves-island")
def test_on_thieves_island_the_next_player_gets_what_is_lost() -> None:
    state = table(banks=("", "", ""), flips="map 3, anchor 4, key 5, key 6", variant="thieves-island")
    play(flip(state, 4), ("bust",))
    assert (bank(state, 0), bank(state, 1), bank(state, 2)) == ("map 3", "anchor 4, key 5, key 6", "")
    assert (state.discard, state.to_act) == ([], 1)


@pytest.mark.clause("deadmansdraw", "variant.thieves-island")
def test_davy_jones_is_not_dealt_on_thieves_island() -> None:
    for variant, there in (("thieves-island", False), ("none", True)):
        state = new(variant=variant, characters="on")
        names = [name for pair in (*state.dealt, state.box) for name in pair]
        assert (DAVY_JONES in names) == there


@pytest.mark.clause("deadmansdraw", "variant.pile-of-treasure")
def test_in_a_pile_of_treasure_every_card_scores() -> None:
    banks = ("anchor 2, anchor 6, mermaid 4, mermaid 9", "mermaid 5, mermaid 6")
    state = table(banks=banks, variant="pile-of-treasure", characters=(NOBODY, "golden-scales"))
    assert [state.score(0), state.score(1)] == [2 + 6 + 4 + 9, 5 + 6 + 2 * 5]


@pytest.mark.clause("deadmansdraw", "variant.sudden-death")
def test_sudden_death_ends_with_the_first_fifty_points() -> None:
    rich = "anchor 7, hook 7, cannon 7, key 7, chest 7, map 7"
    state = play(flip(table(banks=(rich, "sword 7"), flips="mermaid 7", variant="sudden-death")), ("take",))
    assert state.to_act == 1, "49 points"
    state = flip(table(banks=(rich, "sword 7"), flips="mermaid 8", variant="sudden-death"))
    assert state.to_act == 0, "the row does not count yet"
    play(state, ("take",))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((50, 7), (1, 2))
    assert outcome.reason["id"] == "end-sudden-death"
    assert state.legal_actions() == []


@pytest.mark.clause("deadmansdraw", "variant.sudden-death")
def test_no_turn_begins_after_sudden_death_and_the_last_turn_may_bring_it() -> None:
    rich = "anchor 7, hook 7, cannon 7, key 7, chest 7, map 7"
    for last in (False, True):
        state = flip(table(banks=(rich, ""), flips="mermaid 8", variant="sudden-death", last=last))
        told_before = len(told(state))
        play(state, ("take",))
        assert told(state)[told_before:] == ["log-take", "log-sudden-death"]
        outcome = state.outcome()
        assert outcome is not None
        assert (state.winner, outcome.reason["id"], state.turn) == (0, "end-sudden-death", 0)


@pytest.mark.clause("deadmansdraw", "variant.sudden-death", "end.last-card")
def test_in_other_games_fifty_points_end_nothing() -> None:
    rich = "anchor 7, hook 7, cannon 7, key 7, chest 7, map 7"
    state = play(flip(table(banks=(rich, ""), flips="mermaid 8")), ("take",))
    assert (state.score(0), state.to_act, state.outcome()) == (50, 1, None)


@pytest.mark.clause("deadmansdraw", "variant.sudden-death")
def test_cards_straight_to_the_bank_can_win_by_sudden_death() -> None:
    rich = "anchor 7, hook 7, cannon 7, key 7, chest 7, map 7"
    state = flip(table(banks=(rich, ""), flips="mermaid 8", variant="sudden-death", characters=("casanova", NOBODY)))
    assert (state.to_act, state.winner) == (None, 0)


@pytest.mark.clause("deadmansdraw", "variant.sudden-death", "chest.bonus")
@pytest.mark.parametrize(("answer", "score"), [(("bonus", 2), 52 + 7 + 9), (("decline",), 52)])
def test_the_bonus_belongs_to_the_loot_that_brings_sudden_death(answer: Action, score: int) -> None:
    rich = "anchor 7, hook 7, cannon 7, map 7, oracle 7, sword 7"
    state = table(banks=(rich, ""), row="key 5, chest 5", discard="kraken 7, mermaid 9", variant="sudden-death")
    play(state, ("take",))
    assert (state.score(0), state.winner) == (52, None)
    assert state.legal_actions() == [("bonus", 2), ("decline",)]
    play(state, answer)
    assert (state.winner, state.to_act, state.score(0)) == (0, None, score)


@pytest.mark.clause("deadmansdraw", "variant.sudden-death", "character.plunderer")
def test_the_plunderer_plunders_before_sudden_death_ends_the_game() -> None:
    rich = "anchor 7, hook 7, cannon 7, oracle 7, sword 7, map 7"
    state = table(
        banks=(rich, "map 3"), flips="key 3, chest 5", variant="sudden-death", characters=("plunderer", NOBODY)
    )
    play(flip(state, 2), ("take",), ("plunder", 1, 2))
    assert (state.winner, state.to_act, bank(state, 1)) == (0, None, "")


@pytest.mark.clause("deadmansdraw", "variant.sudden-death", "chest.bust")
def test_the_bonus_of_a_bust_comes_before_sudden_death_and_davy_jones_after_it() -> None:
    rich = "hook 7, cannon 7, oracle 7, sword 7, map 7, mermaid 7"
    state = table(
        banks=(rich, ""),
        row="key 5, chest 5, anchor 3",
        flips="key 2",
        discard="kraken 7",
        variant="sudden-death",
        characters=(NOBODY, DAVY_JONES),
    )
    state.victims = (-1, 0)
    play(flip(state), ("bust",))
    assert (state.score(0), state.winner) == (52, None)
    play(state, ("bonus", 2))
    assert (state.winner, state.to_act, state.score(0)) == (0, None, 59)
    assert bank(state, 1) == "", "nobody is asked for what was lost"


@pytest.mark.clause("deadmansdraw", "variant.sudden-death")
def test_without_fifty_points_sudden_death_is_scored_as_usual() -> None:
    state = table(banks=("key 7", "map 6"), flips="anchor 2", variant="sudden-death", last=True)
    outcome = play(flip(state), ("take",)).outcome()
    assert outcome is not None
    assert (outcome.places, outcome.reason["id"]) == ((1, 2), "end-draw-pile")


@pytest.mark.clause("deadmansdraw", "variant.all-hands")
def test_all_hands_on_deck_takes_five_points_for_each_missing_suit() -> None:
    state = table(banks=("anchor 7, key 3", ""), variant="all-hands")
    assert [state.score(0), state.score(1)] == [7 + 3 - 8 * 5, -50]


@pytest.mark.clause("deadmansdraw", "variant.strange-lands")
def test_in_strange_lands_values_bust_and_suits_do_not() -> None:
    state = flip(table(flips="key 5, key 3, map 5", variant="strange-lands"), 2)
    assert lies(state) == "key 5, key 3"
    assert flip(state).legal_actions() == [("bust",)]


@pytest.mark.clause("deadmansdraw", "variant.strange-lands")
def test_in_strange_lands_every_card_of_a_suit_has_its_effect() -> None:
    state = flip(table(banks=("", "key 2, map 2"), flips="cannon 5, cannon 3", variant="strange-lands"))
    play(state, ("cannon", 1, suit("key")), ("flip",))
    assert state.legal_actions() == [("cannon", 1, suit("map"))]


@pytest.mark.clause("deadmansdraw", "variant.strange-lands")
def test_in_strange_lands_the_printed_value_counts_and_swords_go_by_suit() -> None:
    people = ("golden-scales", NOBODY)
    state = table(
        banks=("key 7", "key 3, map 3"), flips="mermaid 4, sword 5", variant="strange-lands", characters=people
    )
    assert flip(state, 2).legal_actions() == [("sword", 1, suit("map"))]
    state = flip(table(flips="mermaid 4, key 4", variant="strange-lands"), 2)
    assert state.legal_actions() == [("bust",)]


@pytest.mark.clause("deadmansdraw", "variant.beneath-the-waves")
def test_beneath_the_waves_only_scores_below_sixty_can_win() -> None:
    state = table(
        banks=(
            "anchor 7, hook 7, cannon 7, key 7, chest 7, map 7, oracle 7, sword 7, kraken 4",
            "anchor 6, hook 6, mermaid 9",
            "map 6",
        ),
        variant="beneath-the-waves",
    )
    state.to_act = None
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((60, 21, 6), (3, 1, 2))


@pytest.mark.clause("deadmansdraw", "variant.beneath-the-waves-nobody")
def test_beneath_the_waves_the_lowest_wins_where_nobody_is_below_sixty() -> None:
    full = "anchor 7, hook 7, cannon 7, key 7, chest 7, map 7, oracle 7, sword 7, kraken 7"
    second = ", ".join(f"{name}*" for name in full.split(", "))
    banks = (
        full,
        second + ", mermaid 9",
        full.replace("7", "6") + ", mermaid 8",
        full.replace("7", "6") + ", mermaid 4",
    )
    third = ", ".join(f"{name}*" for name in banks[3].split(", ") if "mermaid" not in name) + ", mermaid 8*, map 2"
    state = table(banks=(*banks[:3], third), variant="beneath-the-waves", sets=2)
    state.to_act = None
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (63, 72, 62, 62)
    assert outcome.places == (3, 4, 2, 1), "equal scores go by the number of cards"


@pytest.mark.clause("deadmansdraw", "variant.bottom-feeder", "character.misfire-rules")
def test_under_misfire_the_bottom_feeder_hits_the_lowest_card_of_the_own_pile() -> None:
    banks = ("key 3, key 5, map 6", "map 4")
    state = flip(table(banks=banks, flips="cannon 2", variant="bottom-feeder", characters=(NOBODY, "misfire")))
    play(state, ("cannon", 0, suit("key")))
    assert (bank(state, 0), state.discard) == ("key 5, map 6", cards("key 3"))


@pytest.mark.clause("deadmansdraw", "variant.bottom-feeder")
def test_the_bottom_feeder_reaches_for_the_lowest_cards() -> None:
    banks = ("", "key 3, key 5, key 7")
    state = flip(table(banks=banks, flips="cannon 2", variant="bottom-feeder"))
    assert bank(play(state, ("cannon", 1, suit("key"))), 1) == "key 5, key 7"
    state = flip(table(banks=banks, flips="sword 2", variant="bottom-feeder"))
    assert lies(play(state, ("sword", 1, suit("key")))) == "sword 2, key 3"
    state = flip(table(banks=banks, flips="cannon 2", variant="bottom-feeder", characters=("master-gunner", NOBODY)))
    assert bank(play(state, ("cannon", 1, suit("key"))), 1) == ""


# Two sets


@pytest.mark.clause("deadmansdraw", "party.sets")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_from_five_seats_on_there_are_two_sets(seats: int) -> None:
    state = new(seats)
    assert (len(state.discard), len(state.draw_pile)) == (20, 100)
    assert len(set(state.component_inventory())) == 120
    with pytest.raises(BadSetup):
        GAME.complete_options(seats, {"second-set": "on"})


@pytest.mark.clause("deadmansdraw", "party.fewer")
def test_three_or_four_may_choose_a_second_set() -> None:
    assert [len(new(4).component_inventory()), len(new(4, **{"second-set": "on"}).component_inventory())] == [60, 120]
    with pytest.raises(BadSetup):
        GAME.complete_options(2, {"second-set": "on"})


@pytest.mark.clause("deadmansdraw", "party.characters")
def test_the_characters_of_both_sets_are_dealt() -> None:
    state = new(8, characters="on")
    assert sorted(name for pair in (*state.dealt, state.box) for name in pair) == sorted(CHARACTERS * 2)
    assert all(len(pair) == 2 for pair in state.dealt)
    twins = [pair for seed in range(40) for pair in new(8, seed, characters="on").dealt if pair[0] == pair[1]]
    assert twins, "even a pair of twins"


@pytest.mark.clause("deadmansdraw", "party.twins")
def test_of_two_davy_joneses_the_nearest_clockwise_is_asked_first() -> None:
    state = table(
        banks=("", "", "", ""), row="key 5", flips="key 6", characters=(DAVY_JONES, NOBODY, NOBODY, DAVY_JONES)
    )
    state.active = state.to_act = 2
    state.victims = (2, -1, -1, 2)
    play(flip(state), ("bust",))
    assert state.to_act == 3
    taken = play(state.copy(), ("claim",))
    assert (bank(taken, 3), taken.to_act) == ("key 5, key 6", 3), "asked once, and then it is the next turn"
    assert taken.turn == state.turn + 1
    play(state, ("pass",))
    assert state.to_act == 0
    assert bank(play(state, ("claim",)), 0) == "key 5, key 6"


@pytest.mark.clause("deadmansdraw", "party.twins")
def test_twins_are_opponents_to_each_other() -> None:
    state = flip(table(banks=("", "", ""), flips="kraken 5", characters=("beastmaster", "beastmaster", "beastmaster")))
    assert state.debt == 4
    state = flip(table(banks=("key 3", "map 4"), flips="cannon 2", characters=("misfire", "misfire")))
    assert state.legal_actions() == [("cannon", 0, suit("key"))]


@pytest.mark.clause("deadmansdraw", "party.twins")
def test_of_two_sirens_the_nearest_clockwise_takes_the_card() -> None:
    state = table(
        banks=("", "", "", ""),
        row="key 5",
        flips="mermaid 6",
        mermaids=True,
        characters=("siren", NOBODY, NOBODY, "siren"),
    )
    state.active = state.to_act = 2
    play(flip(state), ("move", one("key 5")))
    assert [bank(state, seat) for seat in range(4)] == ["", "", "", "key 5"]


# House rule


@pytest.mark.clause("deadmansdraw", "house.safe-choices")
def test_with_safe_choices_hook_sword_and_map_offer_nothing_that_busts() -> None:
    state = flip(table(banks=("key 7, map 3", ""), row="key 2", flips="hook 5", sparing=True))
    assert state.legal_actions() == [("hook", suit("map"))]
    state = flip(table(banks=("", "key 7, map 3"), row="key 2", flips="sword 5", sparing=True))
    assert state.legal_actions() == [("sword", 1, suit("map"))]
    discard = "key 3, key 4, key 5, key 6, sword 2"
    state = flip(table(row="key 2", discard=discard, flips="map 5", sparing=True))
    assert state.legal_actions() == [("map", one("sword 2"))]


@pytest.mark.clause("deadmansdraw", "house.safe-choices")
def test_without_a_safe_card_the_effect_does_not_happen() -> None:
    go_on = [("flip",), ("take",)]
    assert flip(table(banks=("key 7", ""), row="key 2", flips="hook 5", sparing=True)).legal_actions() == go_on
    assert flip(table(banks=("", "key 7"), row="key 2", flips="sword 5", sparing=True)).legal_actions() == go_on
    assert flip(table(discard="key 7", row="key 2", flips="map 5", sparing=True)).legal_actions() == go_on


def test_safe_choices_never_bust_by_a_choice() -> None:
    for seed in range(20):
        state = new(3, seed, **{"safe-choices": "on", "characters": "on"})
        chance = Rng(seed)
        while state.to_act is not None:
            action = chance.choice(state.legal_actions())
            state.apply(action)
            if state.legal_actions() == [("bust",)]:
                assert action[0] in ("flip", "lay")
