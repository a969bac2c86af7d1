"""A chosen set is one decision: one undo step, one entry for each action, and the motions of all of them."""

from typing import Any

import pytest

from kajuta.core.errors import IllegalAction
from kajuta.core.rng import Rng
from kajuta.match import Match
from kajuta.match.match_setup import Setup
from kajuta.match.saves import load_match, make_save
from tests.helpers.choices import random_set


def paying(*kinds: str, seed: int = 3) -> tuple[Match, list[str]]:
    """Match in which the first seat has to discard two cards, and the ids it may choose."""
    seats = [{"name": name, "kind": kind} for name, kind in zip("ABC", kinds, strict=False)]
    setup = {"game": "tranquility", "seats": seats, "options": {}, "seed": seed}
    match = Match(Setup.from_json(setup, new=True))
    while match.state.to_act != 0:
        match.play(("discard",))
        for _ in range(2):
            match.play(match.state.legal_actions()[0])
    match.screen.reveal_to(0)
    match.play(("discard",))
    (group,) = match.view()["pick"]["groups"]
    return match, group["ids"]


def test_the_rightmost_card_may_be_chosen_first() -> None:
    match, ids = paying("human", "random")
    cards = list(match.state.hands[0])  # type: ignore[attr-defined]
    steps = len(match.entries)
    lines = len(match.log)
    match.play_chosen([ids[4], ids[1]])
    assert match.entries[steps:] == [("pay", cards[1]), ("pay", cards[4])]
    told = [entry.message["id"] for entry in match.log[lines:] if entry.message is not None]
    assert told.count("log-paid") == 1


def test_while_a_set_is_chosen_its_elements_are_no_moves() -> None:
    match, ids = paying("human", "random")
    view = match.view()
    assert view["moves"] == []
    assert view["pick"] == {"groups": [{"ids": ids, "least": 2, "most": 2}], "confirm": "pay-chosen"}
    assert match.past_view(len(match.entries))["pick"] is None
    match.play(match.state.legal_actions()[0])
    assert match.view()["pick"] is None, "a single card is a move"
    assert match.view()["moves"]


@pytest.mark.parametrize("chosen", [[], [0], [0, 1, 2], [1, 1], ["discard", 1]], ids=str)
def test_a_set_that_is_not_allowed_changes_nothing(chosen: list[Any]) -> None:
    match, ids = paying("human", "random")
    before = make_save(match)
    with pytest.raises(IllegalAction):
        match.play_chosen([ids[one] if isinstance(one, int) else one for one in chosen])
    assert make_save(match) == before


def test_no_set_is_chosen_where_none_is_asked_for() -> None:
    match, ids = paying("human", "random")
    match.play_chosen(ids[:2])
    with pytest.raises(IllegalAction):
        match.play_chosen(ids[:2])


def test_one_undo_takes_the_whole_set_back_even_after_loading() -> None:
    match, ids = paying("human", "random")
    before = match.state.digest()
    steps = len(match.entries)
    match.play_chosen([ids[3], ids[0]])
    after = match.state.digest()
    for one in (match, load_match(make_save(match))[0]):
        one.undo()
        assert (len(one.entries), one.state.digest()) == (steps, before)
    match.redo()
    assert match.state.digest() == after
    match.undo()
    assert len(match.entries) == steps


def test_the_set_of_the_next_decision_is_another_point_of_undo() -> None:
    match, ids = paying("human", "human")
    match.play_chosen(ids[:2])
    match.screen.reveal_to(1)
    match.play(("discard",))
    steps = len(match.entries)
    (group,) = match.view()["pick"]["groups"]
    match.play_chosen(random_set([group], Rng(1)))
    assert match.history.undo_point() == steps


def test_all_that_was_chosen_moves() -> None:
    match, ids = paying("human", "random")
    match.play_chosen(ids[:2])
    away = [one for group in match.view()["motions"] for one in group["motions"] if one["to"] == "discards:0"]
    assert len(away) == 2
