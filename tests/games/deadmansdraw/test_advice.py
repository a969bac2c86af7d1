"""The bots' evaluation: it orders typical positions correctly, and bots that use it play sensibly."""

import pytest

from kajuta.bots import choose_action_by_level
from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.deadmansdraw import GAME
from kajuta.games.deadmansdraw.ai.card_values import CHARACTER_VALUES, card_value_tables
from kajuta.games.deadmansdraw.ai.evaluation import FEATURES
from kajuta.games.deadmansdraw.rules.cards import BOTTOM_FEEDER, CHARACTERS, GOLDEN_SCALES, NO_VARIANT, SIREN, VARIANTS
from kajuta.games.deadmansdraw.rules.engine import DeadMansDrawPosition
from tests.games.deadmansdraw.positions import flip, one, play, suit, table
from tests.games.deadmansdraw.test_setup import new

NOBODY = "navigator"
RICH = "anchor 7, hook 7, cannon 7, oracle 7, sword 7, map 7"


def playout(state: DeadMansDrawPosition) -> Action:
    return GAME.playout(state, Rng(1))


def mate(state: DeadMansDrawPosition, luck: Rng) -> Action:
    return choose_action_by_level("mate", GAME, state, luck)


def feature(name: str, state: DeadMansDrawPosition, seat: int = 0) -> float:
    """Value of a feature for ``seat``, without the scaling by the nearness of the end."""
    return GAME.features(state, seat)[FEATURES.index(name)] / nearness(state)


def nearness(state: DeadMansDrawPosition) -> float:
    """Scaling factor of the features, larger near the end of the game; read from the feature "turn"."""
    return GAME.features(state, state.active)[FEATURES.index("turn")]


def standing(state: DeadMansDrawPosition, seat: int = 0) -> float:
    """Chance of ``seat`` to win, as the evaluation estimates it."""
    return GAME.win_probabilities(state)[seat]


# Value of cards in a bank


@pytest.mark.parametrize("variant", [NO_VARIANT, *VARIANTS, BOTTOM_FEEDER])
@pytest.mark.parametrize("character", [NOBODY, GOLDEN_SCALES])
def test_the_prices_of_cards_are_what_they_add_to_the_score(variant: str, character: str) -> None:
    state = GAME.new(3, GAME.complete_options(3, {"variant": variant}), 1)
    state.characters = (character,) * 3
    state.put_into_bank(0, state.discard)
    for seat in (0, 1):
        points = card_value_tables(state, seat).points
        assert {card: points[card] for card in state.draw_pile} == {
            card: state.points_gained(seat, (card,)) for card in state.draw_pile
        }


# Features of a seat


def test_more_points_than_the_others_are_better() -> None:
    assert standing(table(banks=("key 7", "map 3"))) > standing(table(banks=("key 5", "map 3")))
    assert standing(table(banks=("key 7", "map 3"))) > standing(table(banks=("key 7", "map 5")))
    assert standing(table(banks=("key 7", "map 3"))) > 0.5 > standing(table(banks=("key 7", "map 3")), 1)


def test_a_lead_is_worth_more_near_the_end() -> None:
    banks = ("key 7, anchor 5", "map 3")
    early, late = table(banks=banks), table(banks=banks, flips="hook 3, hook 4, sword 2", last=True)
    assert nearness(late) > nearness(early)
    assert standing(late) > standing(early) > 0.5


def test_sudden_death_is_near_where_somebody_is_close_to_fifty_points() -> None:
    close, far = (RICH + ", chest 6", "key 7, mermaid 9"), ("chest 6", "key 7, mermaid 9")
    assert nearness(table(banks=close, variant="sudden-death")) > 2 * nearness(table(banks=close))
    assert nearness(table(banks=far, variant="sudden-death")) < 2 * nearness(table(banks=far))


def test_winning_is_better_than_any_lead() -> None:
    ahead = table(banks=("key 7, anchor 7, map 7, sword 7", "map 3"))
    won = play(flip(table(banks=("key 4", "map 3"), flips="mermaid 5", last=True)), ("take",))
    assert standing(won) == 1 > standing(ahead)
    assert standing(won, 1) == 0


def test_the_row_counts_as_far_as_it_is_safe() -> None:
    before = 3 / 10
    free = table(banks=("key 3", ""), row="key 7, map 5")
    assert feature("points", free) - before == pytest.approx((4 + 5) / 10)
    demanded = table(banks=("key 3", ""), row="key 7, map 5", flips="key 4, hook 3, hook 4, sword 2", last=True)
    demanded.debt = 1
    assert feature("points", demanded) - before == pytest.approx((4 + 5) / 10 * 3 / 4), "one of four cards busts"
    demanded.debt = 2
    assert feature("points", demanded) - before == pytest.approx((4 + 5) / 10 * 9 / 16)
    demanded.protected = (one("key 7"),)
    assert feature("points", demanded) - before == pytest.approx((4 + 5 * 9 / 16) / 10)


def test_after_a_bust_only_what_is_protected_counts() -> None:
    state = flip(table(row="map 5, anchor 2, key 7", flips="key 4"))
    assert feature("points", state) == pytest.approx(0.5)


def test_what_lies_under_a_top_steps_in_for_it() -> None:
    alone, backed = table(banks=("map 7", "key 7")), table(banks=("map 3, map 5, map 7", "key 7"))
    assert (feature("reserve", alone), feature("reserve", backed)) == (0, pytest.approx(0.5))
    assert standing(backed) > standing(alone)
    scored = table(banks=("map 3, map 5, map 7", "key 7"), variant="pile-of-treasure")
    assert (feature("reserve", scored), feature("points", scored)) == (0, pytest.approx(1.5))


def test_a_sword_may_take_only_suits_that_are_missing() -> None:
    banks = ("map 2", "map 7, key 5")
    assert feature("prey", table(banks=banks)) == pytest.approx(0.5)
    assert feature("prey", table(banks=banks, characters=("swordswoman", NOBODY))) == pytest.approx(0.7)
    assert feature("prey", table(banks=banks, characters=(NOBODY, "parry"))) == 0
    assert feature("prey", table(banks=("map 2", "map 7, kraken 4"), characters=(NOBODY, "parry"))) == pytest.approx(
        0.4
    )


def test_cards_are_counted_and_whose_turn_it_is() -> None:
    state = table(banks=("map 2, map 4, key 3", "", ""))
    assert feature("cards", state) == pytest.approx(0.3)
    assert [feature("turn", state, seat) for seat in range(3)] == pytest.approx([1, 1 / 2, 1 / 3])


def test_beneath_the_waves_sixty_points_are_too_many() -> None:
    rich = "anchor 7, hook 7, cannon 7, key 7, chest 7, map 7, oracle 7, sword 7"
    less = table(banks=(rich, ""), variant="beneath-the-waves")
    more = table(banks=(rich + ", kraken 5", ""), variant="beneath-the-waves")
    assert standing(less) > standing(more)
    assert (feature("overboard", less), feature("overboard", more)) == (0, 1)
    assert feature("shallows", less) == pytest.approx(0.8)


def test_every_character_has_a_worth_that_fades_with_the_draw_pile() -> None:
    assert set(CHARACTER_VALUES) == {"", *CHARACTERS, SIREN}
    early = table(characters=("parry", NOBODY))
    late = table(characters=("parry", NOBODY), flips="map 3, key 4", last=True)
    assert feature("character", early) > feature("character", late) > 0


def test_every_variant_has_weights_for_two_and_for_more() -> None:
    groups = {
        GAME.weight_group(table(banks=banks, variant=variant), 0)
        for banks in (("", ""), ("", "", ""), ("",) * 4)
        for variant in (NO_VARIANT, *VARIANTS, BOTTOM_FEEDER)
    }
    assert GAME.evaluation_model is not None
    assert groups == set(GAME.evaluation_model.weights_by_group)


# The playout policy


def test_beneath_the_waves_a_bonus_that_leads_too_high_is_declined() -> None:
    small = table(banks=(RICH, ""), discard="key 2, chest 2", row="key 7, chest 7", variant="beneath-the-waves")
    assert playout(play(small, ("take",))) == ("bonus", 2)
    large = table(banks=(RICH, ""), discard="kraken 7, mermaid 9", row="key 7, chest 7", variant="beneath-the-waves")
    assert playout(play(large, ("take",))) == ("decline",)


@pytest.mark.parametrize("variant", ["none", "pile-of-treasure", "sudden-death"])
def test_where_points_do_no_harm_the_bonus_is_taken(variant: str) -> None:
    rich = "anchor 5, hook 5, cannon 5, oracle 5, sword 5, map 5"
    state = play(table(banks=(rich, ""), discard="kraken 7", row="key 7, chest 7", variant=variant), ("take",))
    assert playout(state) == ("bonus", 2)
    assert mate(state, Rng(1)) == ("bonus", 2)


def test_a_safe_flip_is_taken_and_a_sure_bust_is_not() -> None:
    assert playout(table(row="mermaid 9, key 7", flips="map 3, chest 5", last=True)) == ("flip",)
    assert playout(table(row="mermaid 9, key 7", flips="key 3, key 4", last=True)) == ("take",)


def test_what_is_protected_makes_bold() -> None:
    flips = "key 3, key 4, map 5, chest 5"
    assert playout(table(row="anchor 2, mermaid 9, sword 7, key 7", flips=flips, last=True)) == ("take",)
    assert playout(table(row="mermaid 9, sword 7, key 7, anchor 2", flips=flips, last=True)) == ("flip",)


def test_a_card_that_is_known_to_bust_is_not_flipped() -> None:
    state = table(row="oracle 3, key 2", flips="key 4, map 5, chest 5, sword 3", last=True)
    assert playout(state) == ("flip",)
    state.known = (3,)
    assert playout(state) == ("take",)


def test_choices_avoid_a_bust() -> None:
    assert playout(flip(table(banks=("key 6, map 2", ""), row="key 2", flips="hook 4"))) == ("hook", suit("map"))
    state = flip(table(discard="key 6, key 7, hook 2", row="key 2", flips="map 4"))
    assert playout(state) == ("map", one("hook 2"))
    assert playout(flip(table(row="key 2", flips="oracle 4, key 3"))) == ("put-back",)


def test_the_cannon_hits_where_it_hurts_and_under_misfire_where_it_does_not() -> None:
    banks = ("map 2, map 3, sword 7", "key 5, key 6, chest 4")
    assert playout(flip(table(banks=banks, flips="cannon 4"))) == ("cannon", 1, suit("chest"))
    state = flip(table(banks=banks, flips="cannon 4", characters=(NOBODY, "misfire")))
    assert playout(state) == ("cannon", 0, suit("map"))


def test_key_and_chest_together_are_worth_another_flip_while_the_discard_is_rich() -> None:
    row, flips = "chest 2, mermaid 8, map 4", "map 5, map 6, key 2"
    rich = table(row=row, flips=flips, discard="anchor 7, hook 7, cannon 7, sword 7", last=True)
    poor = table(row=row, flips=flips, discard="", last=True)
    assert playout(rich) == ("flip",)
    assert playout(poor) == ("take",)


def test_what_a_bust_hands_to_an_opponent_makes_careful() -> None:
    row, flips = "mermaid 7, map 4", "map 5, chest 3, key 3, hook 2"
    plain = table(row=row, flips=flips, last=True, characters=(NOBODY, "davy-jones"))
    watched = plain.copy()
    watched.victims = (-1, 0)
    assert playout(plain) == ("flip",)
    assert playout(watched) == ("take",)


# Candidates of the search


def test_no_bust_is_looked_at_where_there_is_a_choice() -> None:
    state = flip(table(banks=("key 6, map 2, anchor 3", ""), row="key 2", flips="hook 4"))
    assert sorted(GAME.candidates(state)) == sorted([("hook", suit("map")), ("hook", suit("anchor"))])
    state = flip(table(banks=("key 6, map 2", ""), row="key 2, map 4", flips="hook 4"))
    assert len(GAME.candidates(state)) == 1, "where all bust nobody thinks long"


def test_a_card_known_to_bust_is_no_candidate() -> None:
    state = table(row="oracle 3, key 2", flips="key 4, map 5, chest 5, sword 3", last=True)
    assert GAME.candidates(state) == [("flip",), ("take",)]
    state.known = (3,)
    assert GAME.candidates(state) == [("take",)]


def test_of_many_targets_the_best_dozen_are_candidates() -> None:
    banks = ("", RICH + ", chest 5, key 5", "kraken 7, mermaid 4, oracle 2, sword 2, map 2, hook 2")
    state = flip(table(banks=banks, flips="cannon 6"))
    assert len(state.legal_actions()) == 14
    looked_at = GAME.candidates(state)
    assert len(looked_at) == 12
    left_out = [action for action in state.legal_actions() if action not in looked_at]
    twos = [("cannon", 2, suit(name)) for name in ("oracle", "sword", "map", "hook")]
    assert len(left_out) == 2
    assert set(left_out) < set(twos)


# The whole evaluation


@pytest.mark.parametrize(
    "options", [{}, {"characters": "on"}, {"characters": "on", "mermaids": "on", "variant": "any"}]
)
def test_the_playout_policy_is_legal_everywhere(options: dict[str, str]) -> None:
    for seed in range(15):
        state = new(2 + seed % 5, seed, **options)
        luck = Rng(seed)
        while state.to_act is not None:
            action = GAME.playout(state, luck)
            assert action in state.legal_actions()
            for seat in range(len(state.banks)):
                assert len(GAME.features(state, seat)) == len(FEATURES)
            state.apply(action if luck.randbelow(2) else luck.choice(state.legal_actions()))


def test_a_mate_wins_nine_of_ten_games_against_random_play() -> None:
    wins = 0
    for seed in range(10):
        state = new(2, seed, characters="on")
        luck = Rng(seed)
        while state.to_act is not None:
            smart = state.to_act == seed % 2 and len(state.legal_actions()) > 1
            state.apply(mate(state, luck) if smart else luck.choice(state.legal_actions()))
        outcome = state.outcome()
        assert outcome is not None
        wins += outcome.winners == (seed % 2,)
    assert wins >= 9
