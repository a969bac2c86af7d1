"""A turn: flipping, placing, busting, banking the row; and the end of the game."""

from itertools import pairwise

import pytest

from kajuta.core.rng import Rng
from tests.games.deadmansdraw.positions import bank, cards, flip, lies, names, play, suit, table
from tests.games.deadmansdraw.test_setup import new


@pytest.mark.clause("deadmansdraw", "turn.flip")
def test_the_first_flip_is_obligatory() -> None:
    state = table(flips="key 5")
    assert state.legal_actions() == [("flip",)]
    flip(state)
    assert ("take",) in state.legal_actions()


@pytest.mark.clause("deadmansdraw", "turn.lay", "turn.choice")
def test_a_card_of_a_new_suit_is_laid_at_the_end_and_one_may_go_on() -> None:
    state = flip(table(flips="key 5, mermaid 6, chest 3"), 3)
    assert lies(state) == "key 5, mermaid 6, chest 3"
    assert state.legal_actions() == [("flip",), ("take",)]


@pytest.mark.clause("deadmansdraw", "goal.aim", "turn.bust", "turn.bust-loss")
def test_a_second_card_of_a_suit_is_a_bust_and_costs_the_whole_row() -> None:
    state = flip(table(banks=("map 7", ""), flips="key 5, mermaid 6, key 3", discard="anchor 2"), 3)
    assert lies(state) == "key 5, mermaid 6", "the second key is never laid"
    assert state.legal_actions() == [("bust",)]
    play(state, ("bust",))
    assert sorted(state.discard) == cards("anchor 2, key 3, key 5, mermaid 6")
    assert bank(state, 0) == "map 7"
    assert (state.row, state.busting, state.to_act) == ([], None, 1)


@pytest.mark.clause("deadmansdraw", "turn.bust")
def test_the_effect_of_the_card_that_busts_does_not_happen() -> None:
    state = flip(table(banks=("", "map 7"), row="cannon 3", flips="cannon 4"))
    assert state.legal_actions() == [("bust",)]
    assert bank(play(state, ("bust",)), 1) == "map 7"


@pytest.mark.clause("deadmansdraw", "turn.bust-loss")
def test_a_bust_ends_the_turn_whatever_was_still_to_be_done() -> None:
    state = flip(table(banks=("kraken 3, key 4", ""), row="kraken 5", flips="hook 6"))
    state.debt = 2
    play(state, ("hook", suit("kraken")), ("bust",))
    assert (state.to_act, state.debt, state.pending) == (1, 0, [])


@pytest.mark.clause("deadmansdraw", "goal.aim", "turn.loot")
def test_taking_the_loot_puts_the_row_into_the_own_bank() -> None:
    state = flip(table(banks=("key 7", ""), flips="key 5, mermaid 6"), 2)
    play(state, ("take",))
    assert bank(state, 0) == "key 5, key 7, mermaid 6"
    assert state.row == []


@pytest.mark.clause("deadmansdraw", "turn.next")
def test_after_a_turn_the_next_player_clockwise_plays() -> None:
    state = table(banks=("", "", ""), flips="key 3, key 4, key 5, map 3")
    turns = [(state.turn, state.active, state.to_act)]
    for _ in range(3):
        play(state, ("flip",), ("take",))
        turns.append((state.turn, state.active, state.to_act))
    assert turns == [(0, 0, 0), (1, 1, 1), (2, 2, 2), (3, 0, 0)]
    assert state.legal_actions() == [("flip",)]


@pytest.mark.clause("deadmansdraw", "turn.effect")
def test_an_effect_must_be_carried_out_before_anything_else() -> None:
    state = flip(table(banks=("", "map 7"), flips="cannon 3"))
    assert state.legal_actions() == [("cannon", 1, suit("map"))]


@pytest.mark.clause("deadmansdraw", "turn.effect", "turn.order")
def test_cards_laid_by_effects_have_theirs_before_the_first_effect_goes_on() -> None:
    state = table(
        banks=("map 7, key 3", "chest 4"), flips="hook 3", discard="cannon 5", characters=("captain-hook", "parry")
    )
    flip(state)
    play(state, ("hook", suit("map")))
    assert state.legal_actions() == [("map", *cards("cannon 5"))], "the map comes before the second hooked card"
    play(state, ("map", *cards("cannon 5")))
    assert state.legal_actions() == [("cannon", 1, suit("chest"))], "and its cannon too"
    play(state, ("cannon", 1, suit("chest")))
    assert state.legal_actions() == [("hook", suit("key"))]
    play(state, ("hook", suit("key")))
    assert lies(state) == "hook 3, map 7, cannon 5, key 3"


@pytest.mark.clause("deadmansdraw", "end.last-card")
def test_who_flips_the_last_card_finishes_the_turn_and_the_game_is_over() -> None:
    state = flip(table(flips="key 5", last=True))
    assert state.legal_actions() == [("take",)]
    assert state.outcome() is None
    play(state, ("take",))
    assert (state.to_act, state.legal_actions()) == (None, [])
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((5, 0), (1, 2))


@pytest.mark.clause("deadmansdraw", "end.last-card", "turn.bust")
def test_a_bust_with_the_last_card_ends_the_game_too() -> None:
    state = play(table(row="key 4", flips="key 5", last=True), ("flip",), ("bust",))
    assert state.to_act is None
    assert sorted(state.discard) == cards("key 4, key 5")


@pytest.mark.clause("deadmansdraw", "end.score")
def test_only_the_highest_card_of_each_suit_scores() -> None:
    state = table(banks=("anchor 2, anchor 6, key 5, mermaid 4, mermaid 9", "sword 7"))
    assert [state.score(0), state.score(1)] == [6 + 5 + 9, 7]


@pytest.mark.clause("deadmansdraw", "end.score")
def test_the_highest_sum_wins_however_high_it_is() -> None:
    rich = "anchor 7, hook 7, cannon 7, key 7, chest 7, map 7, oracle 7, sword 7, kraken 7"
    state = table(banks=("mermaid 9", rich))
    state.to_act = None
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((9, 63), (2, 1))


def test_the_reckoning_adds_up_suit_by_suit() -> None:
    state = table(banks=("anchor 2, anchor 6, mermaid 9", ""), flips="key 5", last=True)
    outcome = play(state, ("flip",), ("take",)).outcome()
    assert outcome is not None
    worth = {line.label["id"]: line.points for line in outcome.lines[0]}
    assert len(worth) == 10
    assert {label: points for label, points in worth.items() if points} == {
        "suit-anchor": 6,
        "suit-key": 5,
        "suit-mermaid": 9,
    }


@pytest.mark.clause("deadmansdraw", "end.ties")
@pytest.mark.parametrize(
    ("banks", "places"),
    [
        (("key 6", "map 6, map 2", "sword 5"), (2, 1, 3)),
        (("key 6, key 2", "map 6, map 2", "sword 5"), (1, 1, 3)),
        (("key 6, key 2", "map 6, map 2", "sword 7"), (2, 2, 1)),
    ],
)
def test_a_tie_goes_to_the_larger_bank_and_is_shared_after_that(
    banks: tuple[str, ...], places: tuple[int, ...]
) -> None:
    state = table(banks=(*banks,))
    state.to_act = None
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == places


@pytest.mark.clause("deadmansdraw", "end.bound")
def test_every_turn_takes_a_card_off_the_draw_pile() -> None:
    for seed in range(30):
        state = new(3, seed, mermaids="on", characters="on")
        chance = Rng(seed)
        left = {0: len(state.draw_pile) + 1}
        while state.to_act is not None:
            left.setdefault(state.turn, len(state.draw_pile))
            before = len(state.draw_pile)
            state.apply(chance.choice(state.legal_actions()))
            assert len(state.draw_pile) <= before
        counts = list(left.values())
        assert all(later < earlier for earlier, later in pairwise(counts)), names(state.draw_pile)


def test_luck_is_counted_where_chance_falls_or_something_hidden_comes_to_light() -> None:
    state = table(
        banks=("mermaid 5", "cannon 3, oracle 4"),
        discard="anchor 2, hook 2, map 2, sword 2",
        flips="hook 3, key 4, chest 5, oracle 6, kraken 2",
    )
    before = state.irreversible_events
    news = []
    for action in [
        ("flip",),
        ("hook", suit("mermaid")),
        ("flip",),
        ("flip",),
        ("flip",),
        ("put-back",),
        ("take",),
        ("bonus", 5),
        ("flip",),
    ]:
        play(state, action)
        news.append(state.irreversible_events - before)
        before = state.irreversible_events
    assert news[:4] == [1, 0, 1, 1], "a hooked card was no secret"
    assert news[4:6] == [2, 0], "a flip and what the crystal ball shows"
    assert news[6:] == [0, 0, 0], "the whole discard is no luck, and everybody knew the card on top"


def test_a_random_choice_is_luck() -> None:
    state = table(discard="anchor 2, hook 2, cannon 2, sword 2", flips="map 3, key 4, chest 5", row="")
    flip(state)
    assert state.irreversible_events == 2, "the flip and the three cards of the map"
    state = flip(table(discard="anchor 2, hook 2, cannon 2, sword 2", flips="key 4, chest 5"), 2)
    assert play(state, ("take",), ("bonus", 2)).irreversible_events == 3
    state = flip(table(discard="anchor 2, hook 2", flips="key 4, chest 5"), 2)
    assert play(state, ("take",), ("bonus", 2)).irreversible_events == 2, "two of two cards are no choice"


def test_a_known_card_that_is_shown_again_is_no_news() -> None:
    state = table(
        banks=("oracle 4, oracle 5", ""),
        flips="hook 3, key 6",
        characters=("captain-hook", "parry"),
        variant="strange-lands",
    )
    play(flip(state), ("hook", suit("oracle")), ("put-back",))
    before = state.irreversible_events
    play(state, ("hook", suit("oracle")))
    assert (state.legal_actions(), state.irreversible_events) == ([("lay",), ("put-back",)], before)
