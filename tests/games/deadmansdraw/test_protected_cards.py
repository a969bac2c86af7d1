"""Protected cards after a bust: banked at once, or with a question if leaving them may be better."""

from typing import Any

import pytest

from kajuta.bots import choose_action_by_level
from kajuta.core.rng import Rng
from kajuta.games.deadmansdraw import GAME
from kajuta.games.deadmansdraw.rules.cards import DAVY_JONES, NO_CHARACTER
from kajuta.games.deadmansdraw.rules.engine import DeadMansDrawPosition
from tests.coach.test_advice import advised
from tests.games.deadmansdraw.positions import bank, cards, flip, play, suit, table, told
from tests.games.deadmansdraw.test_scene import seen

ASKED = [("save",), ("leave",)]
NOBODY = "navigator"
SIX_SEVENS = "anchor 7, hook 7, cannon 7, chest 7, map 7, oracle 7"
"""Cards worth 42 points together."""


def bust(row: str, busting: str, then: str = "hook 3", **others: Any) -> DeadMansDrawPosition:
    """Position after a bust of seat 0; ``then``: next cards of the draw pile."""
    return play(flip(table(row=row, flips=f"{busting}, {then}" if then else busting, **others)), ("bust",))


def bust_with_key_saved(**others: Any) -> DeadMansDrawPosition:
    """Position after a bust in which a key 2 of seat 0 is protected; seat 1 has a key 7."""
    return bust("key 2, anchor 4, chest 5", "chest 6", **{"banks": ("", "key 7"), **others})


@pytest.mark.clause("deadmansdraw", "anchor.leave")
def test_a_seat_is_asked_for_cards_that_keep_its_sword_from_a_better_one() -> None:
    state = bust_with_key_saved()
    assert (state.to_act, state.legal_actions()) == (0, ASKED)
    taken = play(state.copy(), ("save",))
    assert (bank(taken, 0), sorted(taken.discard), taken.to_act) == ("key 2", cards("anchor 4, chest 5, chest 6"), 1)
    play(state, ("leave",))
    assert (bank(state, 0), sorted(state.discard)) == ("", cards("anchor 4, key 2, chest 5, chest 6"))
    assert (state.to_act, state.row, state.busting) == (1, [], None)


@pytest.mark.clause("deadmansdraw", "anchor.leave")
@pytest.mark.parametrize(("answer", "reached"), [("save", False), ("leave", True)])
def test_what_is_left_stays_in_the_reach_of_the_sword(answer: str, reached: bool) -> None:
    state = play(bust_with_key_saved(then="mermaid 5, sword 4"), (answer,), ("flip",), ("take",), ("flip",))
    assert state.to_act == 0
    assert (("sword", 1, suit("key")) in state.legal_actions()) == reached


@pytest.mark.clause("deadmansdraw", "anchor.leave", "anchor.protects")
@pytest.mark.parametrize(
    "others",
    [
        {"banks": ("", "map 7")},
        {"banks": ("key 3", "key 7")},
        {"banks": ("", "key 7"), "row": "key 2, mermaid 5, anchor 4, chest 5"},
        {"banks": ("", "key 7"), "characters": ("swordswoman", NOBODY)},
        {"banks": ("", "key 7"), "characters": (NOBODY, "parry")},
        {"banks": ("", "key 7"), "then": "", "last": True},
        {"banks": ("", "key 3, key 7"), "row": "key 4, anchor 4, chest 5", "variant": "bottom-feeder"},
        {"banks": (SIX_SEVENS + ", key 3", "")},
        {"banks": ("sword 7, map 6", ""), "variant": "beneath-the-waves"},
        {"banks": (SIX_SEVENS + ", key 5, sword 6", ""), "variant": "beneath-the-waves"},
        {"banks": ("", "key 7"), "edition": 1},
    ],
)
def test_nobody_is_asked_where_only_taking_them_makes_sense(others: dict[str, Any]) -> None:
    row = others.pop("row", "key 2, anchor 4, chest 5")
    state = bust(row, "chest 6", **others)
    assert state.decision is None
    assert row.split(", ")[0] in bank(state, 0)


@pytest.mark.clause("deadmansdraw", "anchor.leave")
@pytest.mark.parametrize(("have", "asked"), [(SIX_SEVENS + ", sword 5", False), (SIX_SEVENS + ", sword 6", True)])
def test_beneath_the_waves_a_seat_is_asked_from_fifty_points_on(have: str, asked: bool) -> None:
    state = bust("key 2, anchor 4, chest 5", "chest 6", banks=(have, ""), variant="beneath-the-waves")
    assert (state.legal_actions() == ASKED) == asked


@pytest.mark.clause("deadmansdraw", "anchor.leave")
def test_beneath_the_waves_it_is_asked_even_after_the_last_card() -> None:
    state = bust(
        "kraken 6, anchor 4",
        "anchor 5",
        "",
        banks=(SIX_SEVENS + ", sword 7, mermaid 6", "key 2"),
        variant="beneath-the-waves",
        last=True,
    )
    assert state.legal_actions() == ASKED
    taken = play(state.copy(), ("save",)).outcome()
    left = play(state, ("leave",)).outcome()
    assert taken is not None and left is not None
    assert (taken.scores[0], taken.places, left.scores[0], left.places) == (61, (2, 1), 55, (1, 2))


@pytest.mark.clause("deadmansdraw", "anchor.leave")
def test_what_is_left_goes_to_the_discard_even_with_thieves_island() -> None:
    state = play(bust_with_key_saved(variant="thieves-island"), ("leave",))
    assert (bank(state, 1), state.discard) == ("anchor 4, key 7, chest 5, chest 6", cards("key 2"))


@pytest.mark.clause("deadmansdraw", "anchor.leave")
def test_what_is_left_is_nothing_for_davy_jones() -> None:
    state = table(
        banks=("", "key 7"), row="key 2, anchor 4, chest 5", flips="chest 6", characters=(NO_CHARACTER, DAVY_JONES)
    )
    state.victims = (-1, 0)
    play(flip(state), ("bust",), ("leave",), ("claim",))
    assert (bank(state, 1), state.discard) == ("anchor 4, key 7, chest 5, chest 6", cards("key 2"))


@pytest.mark.clause("deadmansdraw", "anchor.leave")
def test_key_and_chest_that_are_left_bring_no_bonus() -> None:
    row, banks = "key 3, chest 2, anchor 4", ("", "key 7")
    state = bust(row, "anchor 5", banks=banks, discard="map 2, hook 2")
    assert play(state.copy(), ("save",)).legal_actions() == [("bonus", 2), ("decline",)]
    assert play(state, ("leave",)).decision is None


def test_the_first_edition_takes_protected_cards_without_asking() -> None:
    game = GAME.new(2, GAME.complete_options(2, {"edition": "1"}), 1)
    assert (game.edition, DeadMansDrawPosition.edition) == (1, 2)
    assert told(bust_with_key_saved(edition=1)).count("log-saved") == 1
    assert bust_with_key_saved().decision is not None


def test_the_log_tells_what_was_taken_or_left() -> None:
    state = bust_with_key_saved()
    assert told(play(state.copy(), ("save",))) == [], "nobody listens to a copy"
    assert told(play(state, ("leave",)))[-2:] == ["log-leave", "log-turn"]
    state = play(bust_with_key_saved(), ("save",))
    assert told(state)[-2:] == ["log-saved", "log-turn"]


def test_the_table_asks_with_two_buttons_and_refuses_another_flip() -> None:
    state = bust_with_key_saved()
    assert {"save", "leave"} < set(seen(state))
    refusal = GAME.refusal(state, 0, ("draw",))
    assert refusal == ("anchor.leave", "game", {"id": "refused-protected-cards", "args": {"count": 1}})


def test_bots_leave_what_would_be_too_much_and_take_what_is_worth_more() -> None:
    rich = SIX_SEVENS + ", sword 7, mermaid 6"
    many = bust("kraken 6, anchor 4", "anchor 5", banks=(rich, "key 2"), variant="beneath-the-waves")
    few = bust("kraken 2, anchor 4", "anchor 5", banks=(rich, "key 2"), variant="beneath-the-waves")
    sword = bust_with_key_saved()
    for state, best in ((many, "leave"), (few, "save"), (sword, "save")):
        assert GAME.playout(state, Rng(1)) == (best,)
        assert sorted(GAME.candidates(state)) == sorted(ASKED)
    assert choose_action_by_level("mate", GAME, many, Rng(1)) == ("leave",)


def test_the_coach_says_what_speaks_for_either_answer() -> None:
    rich = SIX_SEVENS + ", sword 7, mermaid 6"
    many = bust("kraken 6, anchor 4", "anchor 5", banks=(rich, "key 2"), variant="beneath-the-waves", last=True)
    for state, best, reason in ((bust_with_key_saved(), "save", "why-points"), (many, "leave", "why-overboard")):
        advice = advised(GAME, state)
        assert advice.action == (best,)
        assert reason in str(advice.why)
