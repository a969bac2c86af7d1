"""The bots' play: without hidden knowledge, quick and sensible."""

import pytest

from kajuta.bots import choose_action_by_level
from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.tranquility import GAME
from kajuta.games.tranquility.ai import evaluation, playout_policy
from kajuta.games.tranquility.rules.cards import FINISH, MONSTER, ORANGE, PURPLE, YELLOW
from kajuta.games.tranquility.rules.engine import Tranquility
from tests.games.tranquility.positions import full, new, play, table


def choice(state: Tranquility, seed: int = 1) -> Action:
    """Action that a bot of rank mate chooses."""
    return choose_action_by_level("mate", GAME, state, Rng(seed))


def whole_game(seats: int, seed: int, **options: str) -> Tranquility:
    """Final position of a game played by bots of rank mate."""
    state = new(seats, seed, **options)
    rng = Rng(seed)
    while state.to_act is not None:
        actions = state.legal_actions()
        state.apply(actions[0] if len(actions) == 1 else choice(state, rng.randbelow(1000)))
    return state


def test_the_first_card_goes_about_where_it_belongs() -> None:
    kind, number, cell = choice(new(2, 3))
    assert kind == "lay"
    assert abs(int(number) / 81 - (int(cell) + 0.5) / 36) < 0.15


def test_a_bot_pays_with_cards_that_fit_nowhere_and_keeps_its_finish() -> None:
    sea = {cell: cell + 1 for cell in range(18)}
    state = play(
        table("3 5 20 60 finish", "61 62", sea=sea, piles=[" ".join(map(str, range(41, 59)))] * 2), ("lay", 20, 18)
    )
    action = choice(state)
    state.apply(action)
    if state.to_act == 0:
        state.apply(choice(state))
    assert FINISH in state.hands[0]
    assert 60 in state.hands[0]


def test_a_bot_fills_the_last_cell_and_lays_the_finish() -> None:
    assert choice(table("41 43 45", "60", sea=full(but={20: 0, 19: 40, 21: 42}))) == ("lay", 41, 20)
    assert choice(table("41 43 finish", "60", sea=full())) == ("finish",)


def test_a_mate_sets_the_night_right_before_it_lays_the_finish() -> None:
    state = table("41 43 finish", "60", sea=full(), variant="day-night")
    state.moon = (1 << 17) - 1
    for _ in range(8):
        if state.to_act is not None:
            state.apply(choice(state))
    outcome = state.outcome()
    assert outcome is not None and outcome.winners


def test_a_mate_fills_a_pillar_rather_than_hoard_cards_for_the_roof() -> None:
    pillars = [2, 3, 5, 7, 11, 12, 17, 18, 23, 24, 26, 27, 28, 29, 0, 37, 39, 40, 0, 52, 53, 57, 59, 60]
    sea = {cell: number for cell, number in enumerate(pillars) if number}
    rest = "31 32 33 34 35 45 46 47 48 61 62 63 64 66 71 73 77 79 6 8 9 13 14 15"
    state = table("30 65 70 75 finish", sea=sea, variant="arch", piles=[rest])
    assert choice(state) == ("lay", 30, 14)


def test_more_numbers_are_left_for_a_closed_roof_than_for_as_many_other_cells() -> None:
    state = new(1, 3, variant="arch")
    state.hands[0] = [1, 2, 3, 4, 50]
    judged = {cell: evaluation.evaluate(play(state.copy(), ("lay", 50, cell)), 0) for cell in range(24)}
    assert max(judged, key=judged.__getitem__) > 50 / 81 * 30 + 1


def storm(hand: str, **fields: object) -> Tranquility:
    """Position of two seats with storms. Every second cell is free; all storms are over except those in ``fields``."""
    sea = {cell: 2 * cell + 3 for cell in range(0, 36, 2)}
    rest = " ".join(str(number) for number in range(1, 80) if number % 4 != 3 and str(number) not in hand)
    state = table(hand, "70 72 78 79", sea=sea, piles=[rest[:80], rest[80:]], storms="on")
    state.gone = (YELLOW, YELLOW, PURPLE, PURPLE, ORANGE, ORANGE)
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def test_a_compass_opens_a_row_before_anything_else_is_done() -> None:
    state = storm("5 8 29 49 65", compasses=1, purple=(2,), gone=(YELLOW, YELLOW, PURPLE, ORANGE, ORANGE))
    assert choice(state) == ("compass", "purple", 2)


def test_a_compass_is_kept_for_rows_that_may_still_be_closed() -> None:
    state = storm("5 8 29 49 65", compasses=1, orange=(0, 1), gone=(YELLOW, YELLOW, ORANGE))
    assert not state.purple
    assert all(action[0] != "compass" for action in playout_policy.candidates_to_search(state))
    state.gone = (YELLOW, YELLOW, PURPLE, PURPLE, ORANGE)
    assert playout_policy.candidates_to_search(state) == [("compass", "orange", 1)]


def test_a_compass_gained_by_the_start_frees_a_mate_from_a_yellow_storm_before_all_draw() -> None:
    state = storm("5 8 29 49 start", yellow=(0, 1), gone=(YELLOW, PURPLE, PURPLE, ORANGE, ORANGE), started=0)
    play(state, ("start",))
    assert choice(state) == ("compass", "yellow", 1)


def test_a_wild_card_is_thought_of_as_a_compass_where_that_saves_cards_but_not_at_each_payment() -> None:
    state = storm("5 6 30 40 wild", yellow=(0, 1), wilds=2)
    play(state, ("lay", 6, 1))
    assert {action[0] for action in state.legal_actions()} == {"pay", "wild-compass"}
    assert {action[0] for action in playout_policy.candidates_to_search(state)} == {"pay"}
    assert playout_policy.playout_action(state, Rng(1))[0] == "pay"
    state.pending[-1] = state.pending[-1]._replace(kind="down")
    assert "wild-compass" in {action[0] for action in playout_policy.candidates_to_search(state)}


def test_a_small_hand_is_discarded_as_a_whole_for_a_compass() -> None:
    state = storm("3 7 11", purple=(2,), yellow=(1, 0), gone=(YELLOW, PURPLE, ORANGE, ORANGE))
    assert choice(state) == ("discard-all",)


def test_what_a_bot_does_depends_only_on_what_it_knows() -> None:
    for seed in range(4):
        state = new(3, seed)
        for _ in range(12):
            play(state, choice(state, seed) if len(state.legal_actions()) > 1 else state.legal_actions()[0])
        assert state.to_act is not None
        other = state.determinize(state.to_act, Rng(seed + 50))
        assert other.hands != state.hands or other.piles != state.piles
        judged = [evaluation.evaluate(world, state.to_act) for world in (state, other)]
        assert judged[0] == judged[1], "others' cards are not read"


def test_a_crew_of_bots_wins_more_than_it_loses() -> None:
    assert sum(whole_game(2, seed).ending == "won" for seed in range(6)) >= 4


def test_offers_of_bots_come_to_eight() -> None:
    for seats in (2, 3, 4, 5):
        state = new(seats, 5)
        while not state.offers:
            state.apply(state.legal_actions()[0])
        asked = 0
        while state.pending[-1].kind == "offer":
            state.apply(playout_policy.playout_action(state, Rng(1)))
            asked += 1
        assert asked <= seats + 2
        assert sum(item.what for item in state.pending if item.kind == "give") == 8


@pytest.mark.parametrize(
    "options",
    [
        {"rocks": "on", "monsters": "5", "storms": "on", "wilds": "on"},
        {"variant": "arch", "storms": "on"},
        {"variant": "pyramid", "wilds": "on"},
        {"variant": "day-night", "turning-hands": "on", "halves": "on"},
        {"variant": "competitive"},
    ],
    ids=lambda options: options.get("variant", "modules"),
)
def test_the_plausible_way_on_is_always_legal(options: dict[str, str]) -> None:
    rng = Rng(4)
    for seed in range(15):
        state = new(2, seed, **options)
        while state.to_act is not None:
            actions = state.legal_actions()
            assert playout_policy.playout_action(state, rng) in actions
            evaluation.evaluate(state, state.to_act)
            state.apply(rng.choice(actions))


def test_who_offered_cards_is_never_guessed_to_hold_too_many_monsters() -> None:
    state = table("10 20 30 40 start", "11 21 31 41 51", "12 22 32 monster", monsters="5", started=False)
    state.piles[1] = [MONSTER] * 4
    play(state, ("start",), ("offer", 3), ("offer", 5))
    for seed in range(40):
        world = state.determinize(0, Rng(seed))
        assert MONSTER not in world.hands[1]
