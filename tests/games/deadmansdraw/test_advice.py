"""Judgement: whether it sees what matters, and whether a bot that follows it is worth the name."""

import pytest

from kajuta.bots import decide
from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.deadmansdraw import GAME
from kajuta.games.deadmansdraw.rules import DeadMansDraw
from tests.games.deadmansdraw.positions import flip, one, play, suit, table
from tests.games.deadmansdraw.test_setup import new

NOBODY = "navigator"


def playout(state: DeadMansDraw) -> Action:
    return GAME.playout(state, Rng(1))


def heuristic(state: DeadMansDraw, luck: Rng) -> Action:
    return decide("heuristic", GAME, state, luck)


def test_more_points_than_the_others_are_better() -> None:
    assert GAME.evaluate(table(banks=("key 7", "map 3")), 0) > GAME.evaluate(table(banks=("key 5", "map 3")), 0)
    assert GAME.evaluate(table(banks=("key 7", "map 3")), 0) > GAME.evaluate(table(banks=("key 7", "map 5")), 0)
    assert GAME.evaluate(table(banks=("key 7", "map 3")), 0) > 0 > GAME.evaluate(table(banks=("key 7", "map 3")), 1)


def test_winning_is_better_than_any_lead() -> None:
    ahead = table(banks=("key 7, anchor 7, map 7, sword 7", "map 3"))
    won = play(flip(table(banks=("key 4", "map 3"), flips="mermaid 5", last=True)), ("take",))
    assert GAME.evaluate(won, 0) > GAME.evaluate(ahead, 0)


def test_beneath_the_waves_sixty_points_are_too_many() -> None:
    rich = "anchor 7, hook 7, cannon 7, key 7, chest 7, map 7, oracle 7, sword 7"
    less = table(banks=(rich, ""), variant="beneath-the-waves")
    more = table(banks=(rich + ", kraken 5", ""), variant="beneath-the-waves")
    assert GAME.evaluate(less, 0) > GAME.evaluate(more, 0)


def test_beneath_the_waves_a_bonus_that_leads_too_high_is_declined() -> None:
    rich = "anchor 7, hook 7, cannon 7, oracle 7, sword 7, map 7"
    state = table(banks=(rich, ""), discard="kraken 7, mermaid 9", row="key 7, chest 7", variant="beneath-the-waves")
    assert playout(play(state, ("take",))) == ("bonus", 2)
    state = table(
        banks=(rich + ", kraken 2", ""),
        discard="kraken 7, mermaid 9",
        row="key 7, chest 7",
        variant="beneath-the-waves",
    )
    assert playout(play(state, ("take",))) == ("decline",)


@pytest.mark.parametrize("variant", ["none", "pile-of-treasure", "sudden-death"])
def test_where_points_do_no_harm_the_bonus_is_taken(variant: str) -> None:
    rich = "anchor 5, hook 5, cannon 5, oracle 5, sword 5, map 5"
    state = play(table(banks=(rich, ""), discard="kraken 7", row="key 7, chest 7", variant=variant), ("take",))
    assert playout(state) == ("bonus", 2)
    assert heuristic(state, Rng(1)) == ("bonus", 2)


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
                GAME.evaluate(state, seat)
            state.apply(action if luck.below(2) else luck.choice(state.legal_actions()))


def test_the_heuristic_bot_wins_nine_of_ten_games_against_random_play() -> None:
    wins = 0
    for seed in range(20):
        state = new(2, seed, characters="on")
        luck = Rng(seed)
        while state.to_act is not None:
            smart = state.to_act == seed % 2 and len(state.legal_actions()) > 1
            state.apply(heuristic(state, luck) if smart else luck.choice(state.legal_actions()))
        outcome = state.outcome()
        assert outcome is not None
        wins += outcome.winners == (seed % 2,)
    assert wins >= 18
