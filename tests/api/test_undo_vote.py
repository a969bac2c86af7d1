"""Undo with several people: at once if nothing was revealed, else after everybody has agreed."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from kajuta.api.dispatcher import Dispatcher
from kajuta.api.guest_requests import GuestRequestHandler
from kajuta.api.undo_vote import HOST
from kajuta.core.errors import IllegalAction
from kajuta.core.rng import Rng
from kajuta.match.saves import load_match, make_save
from tests.api.test_guest_requests import hosted, step, until

ALL = (1, 2)


def ask(guests: GuestRequestHandler, who: int, connected: tuple[int, ...] = ALL, **request: Any) -> dict[str, Any]:
    """Send a request as the guest on the seat ``who``."""
    return guests.serve(who, json.dumps({"n": 1, **request}), connected)


def decided(guests: GuestRequestHandler, seat: int, fits: Callable[[], bool]) -> int:
    """Play on until ``seat`` has made a decision for which ``fits`` is true; return the number of entries before it."""
    chance = Rng(3)
    for _ in range(300):
        until(guests, seat, chance)
        before = len(guests.match.entries)
        step(guests.match, chance)
        if fits() and guests.match.history.undo_seat() == seat:
            return before
    raise AssertionError("no decision fits")


def revealing(*kinds: str, seat: int = 1) -> tuple[GuestRequestHandler, int]:
    """A match in which ``seat`` has just revealed something, and the number of entries before that decision."""
    guests = hosted("submarine", *kinds)
    return guests, decided(guests, seat, guests.match.history.undo_needs_consent)


def question(guests: GuestRequestHandler, who: int, connected: tuple[int, ...] = ALL) -> dict[str, Any] | None:
    """The open question about an undo, as ``who`` sees it."""
    fields = guests.undo_fields(who, connected)
    found: dict[str, Any] | None = fields.get("question")
    return found


def number(guests: GuestRequestHandler) -> int:
    asked = question(guests, HOST)
    assert asked is not None
    return int(asked["number"])


def test_a_free_undo_asks_nobody() -> None:
    guests = hosted("submarine", "human", "guest", "guest")
    before = decided(guests, 1, lambda: guests.match.history.undo_kind() == "free")
    assert guests.view(1, 0, ALL)["undo"] == "free"
    assert guests.view(2, 0, ALL)["undo"] is None and guests.undo_fields(HOST, ALL)["undo"] is None
    assert ask(guests, 1, op="undo")["undone"]
    assert len(guests.match.entries) == before
    assert not guests.match.practice


def test_what_was_revealed_is_taken_back_once_every_other_person_has_said_yes() -> None:
    guests, before = revealing("human", "guest", "guest", "human")
    assert guests.view(1, 0, ALL)["undo"] == "consent"
    assert ask(guests, 1, op="undo")["ok"]
    one = number(guests)
    assert question(guests, HOST) == {"number": one, "seat": 1, "asked": [0, 3]}
    assert guests.view(2, 0, ALL)["question"] == {"number": one, "seat": 1, "asked": [2]}
    assert guests.view(1, 0, ALL)["question"] == {"number": one, "seat": 1, "asked": []}
    assert ask(guests, 2, op="answer-undo", question=one, yes=True)["ok"]
    assert question(guests, 2) == {"number": one, "seat": 1, "asked": []}
    assert len(guests.match.entries) > before, "the people at the host's screen have not answered yet"
    assert guests.vote.answer(HOST, one, ALL, yes=True)["undone"]
    assert guests.match.entries[before:] == [{"do": "undo", "seat": 1}]
    assert question(guests, HOST) is None


def test_an_undo_by_consent_is_marked_in_log_and_save_and_the_game_does_not_count() -> None:
    guests, _ = revealing("human", "guest")
    ask(guests, 1, (1,), op="undo")
    guests.vote.answer(HOST, 1, (1,), yes=True)
    for match in (guests.match, load_match(make_save(guests.match)).match):
        assert match.practice
        assert match.view()["practice"]
        assert match.view()["log"][-1]["message"]["id"] == "core-undone"
        assert match.entries == guests.match.entries
        assert match.state.digest() == guests.match.state.digest()


def test_the_same_luck_comes_again() -> None:
    guests, before = revealing("human", "guest")
    match = guests.match
    later, digest = list(match.entries[before:]), match.state.digest()
    ask(guests, 1, (1,), op="undo")
    guests.vote.answer(HOST, 1, (1,), yes=True)
    assert match.state.digest() != digest
    for action in later:
        assert isinstance(action, tuple)
        match.play(action)
    assert match.state.digest() == digest


def test_one_no_is_enough_and_who_said_it_is_named() -> None:
    for who, by in ((HOST, None), (2, 2)):
        guests, before = revealing("human", "guest", "guest")
        ask(guests, 1, op="undo")
        guests.vote.answer(who, number(guests), ALL, yes=False)
        assert len(guests.match.entries) > before
        assert guests.view(1, 0, ALL)["declined"] == {"seat": 1, "by": by, "why": "no"}
        with pytest.raises(IllegalAction):
            guests.vote.answer(HOST, 1, ALL, yes=True)


def test_a_decision_is_asked_about_once() -> None:
    guests, _ = revealing("human", "guest", "guest")
    ask(guests, 1, op="undo")
    assert guests.view(1, 0, ALL)["undo"] is None
    assert ask(guests, 1, op="undo")["error"]["id"] == "undo-not-allowed", "the question is open"
    ask(guests, 2, op="answer-undo", question=1, yes=False)
    assert guests.view(1, 0, ALL)["undo"] is None
    assert ask(guests, 1, op="undo")["error"]["id"] == "undo-not-allowed", "it was answered"
    decided(guests, 1, guests.match.history.undo_needs_consent)
    assert guests.view(1, 0, ALL)["undo"] == "consent"
    assert ask(guests, 1, op="undo")["ok"]
    assert number(guests) == 2


def test_silence_is_no_the_question_ends_when_a_person_decides() -> None:
    guests, before = revealing("human", "guest", "guest")
    ask(guests, 1, op="undo")
    ask(guests, 2, op="answer-undo", question=1, yes=True)
    while guests.match.screen.next_step().kind == "forced":
        guests.match.advance()
    step(guests.match, Rng(1))
    assert ask(guests, 2, op="answer-undo", question=1, yes=True)["error"]["id"] == "undo-question-closed"
    with pytest.raises(IllegalAction):
        guests.vote.answer(HOST, 1, ALL, yes=True)
    assert len(guests.match.entries) > before
    assert guests.view(1, 0, ALL)["declined"] == {"seat": 1, "by": None, "why": "moved-on"}


def test_a_bot_that_plays_on_does_not_end_the_question() -> None:
    guests, before = revealing("human", "guest", "boy", "boy")
    ask(guests, 1, (1,), op="undo")
    steps = len(guests.match.entries)
    while guests.match.screen.next_step().kind in ("bot", "forced"):
        guests.match.think(1000) if guests.match.screen.next_step().kind == "bot" else guests.match.advance()
    assert len(guests.match.entries) > steps
    assert guests.vote.answer(HOST, 1, (1,), yes=True)["undone"]
    assert guests.match.entries[before:] == [{"do": "undo", "seat": 1}]


def test_absence_is_no() -> None:
    guests, before = revealing("boy", "guest", "guest")
    assert ask(guests, 1, (1,), op="undo")["error"]["id"] == "undo-somebody-absent", "nobody is asked in vain"
    assert ask(guests, 1, op="undo")["ok"], "it was not asked about yet"
    guests.vote.update_connected((1,))
    assert len(guests.match.entries) > before
    assert guests.view(1, 0, (1,))["declined"] == {"seat": 1, "by": 2, "why": "absent"}
    assert ask(guests, 2, op="answer-undo", question=1, yes=True)["error"]["id"] == "undo-question-closed"


def test_a_bot_in_the_place_of_a_person_does_not_agree_for_it() -> None:
    guests, before = revealing("human", "guest", "guest")
    ask(guests, 1, op="undo")
    guests.vote.answer(HOST, 1, ALL, yes=True)
    guests.match.set_controller(2, "sailor")
    guests.vote.update_connected(ALL)
    assert len(guests.match.entries) > before
    assert guests.view(1, 0, ALL)["declined"] == {"seat": 1, "by": 2, "why": "absent"}


def test_only_whose_decision_it_was_may_ask_to_take_it_back() -> None:
    guests, _ = revealing("human", "guest", "guest")
    assert ask(guests, 2, op="undo")["ok"] is False
    assert guests.view(2, 0, ALL)["undo"] is None
    assert guests.undo_fields(HOST, ALL)["undo"] is None
    with pytest.raises(IllegalAction):
        guests.vote.propose(HOST, ALL)


def test_a_hostile_guest_cannot_answer_for_others_twice_or_an_old_question() -> None:
    guests, before = revealing("human", "guest", "guest")
    answer = {"op": "answer-undo", "question": 1, "yes": True}
    assert ask(guests, 2, **answer)["ok"] is False, "nothing was asked"
    ask(guests, 1, op="undo")
    for hostile in ({"question": True}, {"question": "1"}, {"yes": 1}, {"seat": 0}, {"seats": [0]}, {"question": None}):
        assert ask(guests, 2, **{**answer, **hostile})["refused"] == "guest-malformed"
    assert ask(guests, 2, op="answer-undo", yes=True)["refused"] == "guest-malformed"
    assert ask(guests, 2, **{**answer, "question": 0})["error"]["id"] == "undo-question-closed"
    assert ask(guests, 1, **answer)["ok"] is False, "nobody answers oneself"
    assert ask(guests, 2, **answer)["ok"]
    assert ask(guests, 2, **answer)["ok"] is False, "it has answered"
    assert ask(guests, 2, **{**answer, "yes": False})["ok"] is False, "it has answered"
    assert ask(guests, 1, op="undo", whole_turn=1)["refused"] == "guest-malformed"
    assert ask(guests, 1, op="undo", agreed=True)["refused"] == "guest-malformed"
    assert len(guests.match.entries) > before
    assert number(guests) == 1, "the people at the host's screen are still asked"


def test_whoever_sits_down_meanwhile_is_asked_as_well() -> None:
    guests, before = revealing("human", "guest", "boy")
    ask(guests, 1, (1,), op="undo")
    guests.match.set_controller(2, "human")
    assert question(guests, HOST, (1,)) == {"number": 1, "seat": 1, "asked": [0, 2]}
    assert guests.vote.answer(HOST, 1, (1,), yes=True)["undone"]
    assert guests.match.entries[before]["do"] == "seat"


def shared_screen() -> Dispatcher:
    """A match of three people at one screen; the first one has just revealed something."""
    engine = Dispatcher()
    seats = [{"name": name, "kind": "human"} for name in ("Eva", "Adam", "Jana")]
    call(engine, "new", setup={"game": "submarine", "seats": seats, "options": {}, "seed": 2})
    match, rng = engine.session.match, Rng(3)
    while not match.history.undo_needs_consent():
        match.screen.reveal_to(match.state.to_act)
        match.play(rng.choice(match.state.legal_actions()))
    return engine


def call(engine: Dispatcher, op: str, **arguments: Any) -> Any:
    return json.loads(engine.call(json.dumps({"op": op, **arguments})))


def test_at_one_screen_all_others_are_asked_at_once_and_the_curtain_falls() -> None:
    engine = shared_screen()
    match = engine.session.match
    seat, before = match.history.undo_seat(), match.history.undo_point()
    assert call(engine, "view")["view"]["undo"] == "consent"
    view = call(engine, "undo")["view"]
    assert view["question"]["asked"] == [other for other in range(3) if other != seat]
    assert view["undo"] is None
    view = call(engine, "answer-undo", question=view["question"]["number"], yes=True)["view"]
    assert len(match.entries) == (before or 0) + 1
    assert (view["next"]["kind"], view["viewer"]) == ("curtain", None), "the undo opens no other hand"
    assert view["practice"] and view["redo"]
    assert "question" not in view


def test_at_one_screen_a_no_leaves_all_as_it_is() -> None:
    engine = shared_screen()
    steps = len(engine.session.match.entries)
    asked = call(engine, "undo")["view"]["question"]
    view = call(engine, "answer-undo", question=asked["number"], yes=False)["view"]
    assert (view["step"], view["undo"], view["practice"]) == (steps, None, False)
    assert call(engine, "undo")["error"]["id"] == "undo-not-allowed"
    assert call(engine, "answer-undo", question=asked["number"], yes=True)["error"]["id"] == "undo-question-closed"


def test_in_a_game_that_is_handed_on_as_a_link_nobody_answers_for_those_elsewhere() -> None:
    engine = shared_screen()
    number = call(engine, "undo")["view"]["question"]["number"]
    view = call(engine, "mark-sent", name="a-name")["view"]
    assert "question" not in view and view["undo"] is None
    assert call(engine, "answer-undo", question=number, yes=True)["error"]["id"] == "undo-question-closed"
    assert call(engine, "undo")["error"]["id"] == "undo-not-allowed"


def test_after_the_end_all_may_agree_to_go_on_before_it() -> None:
    guests = hosted("submarine", "human", "guest", "guest")
    chance = Rng(4)
    while guests.match.current.next_step().kind != "over":
        step(guests.match, chance)
    seat = guests.match.history.undo_seat()
    assert seat is not None
    who = HOST if seat == 0 else seat
    guests.vote.propose(who, ALL)
    for other in {HOST, 1, 2} - {who}:
        guests.vote.answer(other, 1, ALL, yes=True)
    assert guests.match.current.next_step().kind != "over"
    assert guests.match.practice


def test_a_guest_takes_back_its_turn_where_all_of_it_was_its_own_decision() -> None:
    offered = 0
    for seed in range(4):
        guests, chance = hosted("ahoy", "human", "guest", seed=seed), Rng(seed)
        history = guests.match.history
        for _ in range(150):
            if guests.match.current.next_step().kind == "over":
                break
            step(guests.match, chance)
            kind = history.undo_kind(whole_turn=True)
            own = history.undo_seats(whole_turn=True) == {1}
            assert guests.view(1, 0, ALL)["undo_turn"] == (kind if own else None)
            if kind is None or not own:
                assert ask(guests, 1, op="undo", whole_turn=True)["ok"] is False
            elif chance.randbelow(4) == 0:
                offered += 1
                turn, before = history.turn_undo_point(), guests.match.state.turn
                assert ask(guests, 1, op="undo", whole_turn=True)["undone"]
                assert len(guests.match.entries) == turn
                assert guests.match.state.turn <= before
    assert offered
