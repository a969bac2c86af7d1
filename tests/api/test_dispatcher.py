"""The engine's answers to requests from the page."""

import json
from typing import Any

import pytest

from kajuta import games
from kajuta.api.dispatcher import Dispatcher
from kajuta.bots import LEVELS, Thinking
from kajuta.match import match as match_module
from kajuta.match import saves
from tests.helpers import miniature

SETUP = {
    "game": "shells",
    "seats": [{"name": "Eva", "kind": "human"}, {"name": "Karel", "kind": "random"}],
    "options": {"sinking": "off"},
    "seed": 5,
}


@pytest.fixture(autouse=True)
def miniature_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: (miniature.GAME,))


def ask(engine: Dispatcher, op: str, **arguments: Any) -> Any:
    return json.loads(engine.call(json.dumps({"op": op, **arguments})))


def opened() -> Dispatcher:
    engine = Dispatcher()
    assert ask(engine, "new", setup=SETUP)["ok"]
    return engine


def test_a_new_game_comes_with_its_table_its_moves_and_its_save() -> None:
    answer = ask(Dispatcher(), "new", setup=SETUP)
    assert answer["view"]["next"] == {"kind": "person", "seat": 0}
    assert [move["path"] for move in answer["view"]["moves"]] == [["hand:0:0"], ["hand:0:1"], ["draw-pile"]]
    assert answer["save"]["entries"] == []


def test_a_person_takes_no_action_of_a_bot() -> None:
    engine = opened()
    ask(engine, "play", action=["lay", 0])
    assert ask(engine, "view")["view"]["next"]["kind"] == "bot"
    for index in range(8):
        assert ask(engine, "play", action=["lay", index]) == {
            "ok": False,
            "error": {"id": "action-illegal", "args": {}},
        }
    assert ask(engine, "view")["view"]["step"] == 1


def test_a_game_is_dealt_beforehand_as_it_will_begin_and_the_table_stays() -> None:
    engine = opened()
    ask(engine, "play", action=["lay", 0])
    before = ask(engine, "view")
    dealt = ask(engine, "deal", setup={**SETUP, "seed": 9})
    assert ask(engine, "view") == before
    assert dealt["view"] == ask(engine, "new", setup={**SETUP, "seed": 9})["view"]


def test_an_action_is_played_and_told_in_the_log() -> None:
    answer = ask(opened(), "play", action=["lay", 0], since=0)
    assert answer["view"]["step"] == 1
    assert answer["view"]["log"][0]["message"]["id"] == "laid"
    assert answer["save"]["entries"] == [["lay", 0]]


def test_the_log_is_sent_from_the_line_the_page_asks_for() -> None:
    engine = opened()
    ask(engine, "play", action=["lay", 0])
    assert ask(engine, "view", since=1)["view"]["log"] == []


def test_an_illegal_action_is_an_error_in_words() -> None:
    assert ask(opened(), "play", action=["lay", 8]) == {"ok": False, "error": {"id": "action-illegal", "args": {}}}


def test_a_bot_thinks_in_slices_until_its_action_is_played() -> None:
    engine = opened()
    ask(engine, "play", action=["lay", 0])
    for _ in range(100):
        answer = ask(engine, "think", ms=0.001)
        if "view" in answer:
            break
        assert answer["thinking"] is True
        assert 0 < answer["thought"] <= 1
    assert answer["view"]["step"] == 2


def test_undo_goes_back_and_is_marked_in_the_save() -> None:
    engine = opened()
    ask(engine, "play", action=["lay", 0])
    answer = ask(engine, "undo")
    assert (answer["view"]["step"], answer["save"]["practice"]) == (0, True)


def test_what_was_undone_is_done_again() -> None:
    engine = opened()
    ask(engine, "play", action=["lay", 0])
    assert ask(engine, "undo")["view"]["redo"] is True
    answer = ask(engine, "redo")
    assert (answer["view"]["step"], answer["view"]["redo"], answer["save"]["entries"]) == (1, False, [["lay", 0]])
    assert ask(engine, "redo")["error"]["id"] == "redo-nothing"


def test_the_past_is_looked_at_step_by_step_and_the_table_stays() -> None:
    engine = opened()
    ask(engine, "play", action=["lay", 0])
    way = ask(engine, "history")
    assert (way["steps"], way["turns"][0]) == (1, {"step": 0, "turn": 0, "seat": 0})
    past = ask(engine, "past", step=0)["past"]
    assert (past["step"], past["next"]["kind"], past["moves"], past["branch"]) == (0, "past", [], True)
    assert ask(engine, "past", step=9)["error"]["id"] == "past-no-step"
    assert ask(engine, "past", step=0, viewpoint="all")["error"]["id"] == "past-closed"
    assert ask(engine, "view")["view"]["step"] == 1


def test_a_branch_is_a_save_of_its_own_and_the_table_stays() -> None:
    engine = opened()
    ask(engine, "play", action=["lay", 0])
    answer = ask(engine, "branch", step=0, seed=9)
    assert (answer["save"]["entries"], answer["save"]["practice"], answer["turn"]) == ([], True, 0)
    assert ask(Dispatcher(), "load", save=answer["save"])["view"]["practice"] is True
    assert ask(engine, "view")["view"]["step"] == 1
    assert ask(engine, "branch", step=0, seed=-1)["error"]["id"] == "setup-seed"


def test_a_dark_element_is_refused_with_a_clause() -> None:
    engine = opened()
    dark = ask(engine, "refusal", path=["hand:1:0"])["refusal"]
    assert (dark["clause"], dark["scope"], dark["reason"]["id"]) == ("choice.not-now", "core", "turn")
    ask(engine, "play", action=["lay", 0])
    assert ask(engine, "refusal", path=["hand:0:0"])["refusal"]["clause"] == "turn.not-yours"


def test_a_save_is_opened_as_text_or_as_data() -> None:
    engine = opened()
    save = ask(engine, "play", action=["lay", 0])["save"]
    for form in (save, json.dumps(save)):
        answer = ask(Dispatcher(), "load", save=form)
        assert answer["view"]["step"] == 1
        assert "notice" not in answer


def test_checking_a_save_leaves_the_table_alone() -> None:
    engine = opened()
    save = ask(engine, "play", action=["lay", 0])["save"]
    ask(engine, "undo")
    assert ask(engine, "check", save=json.dumps(save))["save"]["entries"] == [["lay", 0]]
    assert ask(engine, "view")["view"]["step"] == 0


def test_a_damaged_save_is_refused_and_the_table_stays() -> None:
    engine = opened()
    for save in ("{", "[]", '{"kajuta":1}'):
        assert ask(engine, "load", save=save)["error"]["id"].startswith("save-")
    assert ask(engine, "view")["view"]["step"] == 0


def test_a_damaged_set_up_is_refused() -> None:
    for changes in ({"game": "chess"}, {"seats": []}, {"options": {"sinking": "x"}}, {"seed": "1"}):
        answer = ask(Dispatcher(), "new", setup={**SETUP, **changes})
        assert answer["error"]["id"].startswith("setup-")


def test_without_a_table_nothing_can_be_played() -> None:
    assert ask(Dispatcher(), "play", action=["lay", 0])["error"]["id"] == "action-no-match"


def test_a_request_meant_for_another_match_changes_nothing() -> None:
    engine = Dispatcher()
    save = ask(engine, "new", setup=SETUP, match=1)["save"]
    ask(engine, "load", save=save, match=2)
    late = [
        {"op": "play", "action": ["lay", 0]},
        {"op": "undo"},
        {"op": "redo"},
        {"op": "history"},
        {"op": "past", "step": 0},
        {"op": "branch", "step": 0, "seed": 1},
        {"op": "recap"},
        {"op": "concede", "seat": 0},
        {"op": "change-seat", "seat": 1, "kind": "heuristic"},
        {"op": "auto-answer", "seat": 0, "window": "sink", "answer": "never"},
        {"op": "look", "seat": 0},
        {"op": "view"},
        {"op": "refusal", "path": ["hand:1:0"]},
        {"op": "think", "ms": 1},
        {"op": "hint", "ms": 1},
        {"op": "cancel-hint"},
        {"op": "advance"},
    ]
    for request in late:
        assert ask(engine, match=1, **request)["error"]["id"] == "action-other-match"
    assert ask(engine, "view", match=2)["view"]["step"] == 0


def test_a_save_that_is_refused_leaves_the_match_on_the_table_with_its_key() -> None:
    engine = Dispatcher()
    ask(engine, "new", setup=SETUP, match=1)
    ask(engine, "load", save="{", match=2)
    assert ask(engine, "view", match=1)["ok"]


def test_a_bot_that_raises_is_told_with_what_it_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Thinking:
        yield
        raise ZeroDivisionError("no wind")

    monkeypatch.setattr(match_module, "LEVELS", {**LEVELS, "random": broken})
    engine = opened()
    ask(engine, "play", action=["lay", 0])
    answer = ask(engine, "think", ms=1000)
    assert answer["error"] == {"id": "bot-failed", "args": {"seat": {"seat": 1}}}
    assert "no wind" in answer["detail"]


def test_seats_change_people_concede_and_leave_standing_answers() -> None:
    engine = opened()
    assert ask(engine, "change-seat", seat=1, kind="captain")["view"]["seats"][1]["kind"] == "captain"
    assert ask(engine, "change-seat", seat=1, kind="heuristic")["view"]["seats"][1]["kind"] == "heuristic"
    standing = ask(engine, "auto-answer", seat=0, window="sink", answer="never")["view"]["standing"]
    assert standing == [{"seat": 0, "window": "sink", "answer": "never"}]
    over = ask(engine, "concede", seat=0)["view"]
    assert over["next"]["kind"] == "over"
    assert over["outcome"]["places"] == [2, 1]


def test_text_from_outside_is_bounded_before_it_is_read() -> None:
    engine = opened()
    deep = "[" * 3000 + "]" * 3000
    for save in (deep, f'{{"kajuta":1,"entries":{deep}}}', f"[{'9' * 5000}]", '"' + "x" * 3_000_000 + '"', "[NaN]"):
        assert ask(engine, "load", save=save)["error"]["id"] == "save-damaged"
    assert json.loads(engine.call(f'{{"op":"check","save":{deep}}}'))["error"]["id"] == "save-damaged"
    assert ask(engine, "view")["view"]["step"] == 0


def test_what_stands_between_quotes_does_not_count_as_depth_or_as_a_number() -> None:
    assert saves.parse_json(json.dumps({"name": "[" * 3000 + '\\"{' + "9" * 3000})) == {
        "name": "[" * 3000 + '\\"{' + "9" * 3000
    }


def hinted(engine: Dispatcher, **arguments: Any) -> Any:
    for _ in range(5000):
        answer = ask(engine, "hint", ms=1, patience=0.01, **arguments)
        if "advice" in answer or not answer["ok"]:
            return answer
        assert answer["thinking"] is True and 0 <= answer["thought"] <= 1
    raise AssertionError("the coach never comes to an end")


def test_the_coach_thinks_in_slices_until_it_says_what_to_do_and_why() -> None:
    answer = hinted(opened(), since=0)
    assert answer["advice"]["path"] in [move["path"] for move in answer["view"]["moves"]]
    assert answer["advice"]["said"]


def test_a_hint_is_in_the_log_and_makes_the_game_practice_and_a_save_keeps_both() -> None:
    answer = hinted(opened(), since=0)
    assert answer["view"]["practice"] is True
    assert [line["message"]["id"] for line in answer["view"]["log"]] == ["core-hint"]
    assert answer["save"]["entries"] == [{"do": "hint", "seat": 0}]
    forged = {**answer["save"], "practice": False}
    assert ask(Dispatcher(), "load", save=forged)["view"]["practice"] is True


def test_asked_again_at_the_same_decision_the_coach_says_the_same_and_notes_it_once() -> None:
    engine = opened()
    first = hinted(engine)
    again = hinted(engine)
    assert again["advice"] == first["advice"]
    assert again["view"]["step"] == first["view"]["step"]


def test_a_hint_that_nobody_waits_for_leaves_no_trace() -> None:
    engine = opened()
    assert ask(engine, "hint", ms=0.001)["thinking"] is True
    assert ask(engine, "cancel-hint")["ok"]
    answer = ask(engine, "play", action=["lay", 0])
    assert answer["view"]["practice"] is False
    assert answer["save"]["entries"] == [["lay", 0]]


def test_a_hint_stays_in_the_game_when_what_followed_is_taken_back() -> None:
    engine = opened()
    hinted(engine)
    ask(engine, "play", action=["lay", 0])
    undone = ask(engine, "undo")
    assert undone["save"]["entries"] == [{"do": "hint", "seat": 0}]
    assert undone["view"]["practice"] is True


def test_nobody_is_told_what_to_do_while_another_person_plays_or_a_bot_decides() -> None:
    engine = Dispatcher()
    people = [{"name": "Eva", "kind": "human"}, {"name": "Karel", "kind": "human"}]
    assert ask(engine, "new", setup={**SETUP, "seats": people})["view"]["hint"] is False
    assert ask(engine, "hint", ms=1)["error"]["id"] == "coach-no-hint"
    engine = opened()
    assert ask(engine, "view")["view"]["hint"] is True
    ask(engine, "play", action=["lay", 0])
    assert ask(engine, "view")["view"]["hint"] is False
    assert ask(engine, "hint", ms=1)["error"]["id"] == "coach-no-hint"
