"""Requests of a puzzle's page: nothing reveals the answer before the decision."""

import json
from typing import Any

import pytest

from kajuta import games
from kajuta.api.dispatcher import Dispatcher
from kajuta.core.coach_reason_texts import PuzzleTexts
from kajuta.core.game import Move
from kajuta.core.message import msg
from kajuta.match import saves
from kajuta.match.next_step import NextStep
from kajuta.puzzles.puzzle import Puzzle
from tests.helpers.miniature import GAME
from tests.puzzles.test_puzzle import data

BEST, WORST = ["dive"], ["lay", 0]


@pytest.fixture(autouse=True)
def only_the_miniature(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: (GAME,))


class Page:
    """A page with an open puzzle; ``heard``: all answers it received."""

    def __init__(self, **changed: Any) -> None:
        self.engine = Dispatcher()
        self.heard: list[str] = []
        self.opened = self.ask("puzzle", game=GAME.id, packed=Puzzle.from_json(GAME, data(**changed)).pack())

    def ask(self, op: str, **arguments: Any) -> Any:
        answer = self.engine.call(json.dumps({"op": op, "match": "puzzle", **arguments}))
        self.heard.append(answer)
        return json.loads(answer)

    def decide(self, action: list[Any]) -> Any:
        return self.ask("play", action=action)["view"]


def test_a_puzzle_is_seen_from_the_solvers_seat_who_may_take_any_legal_action() -> None:
    view = Page().opened["view"]
    assert view["viewer"] == view["puzzle"]["seat"] == 0
    assert view["next"] == {"kind": "person", "seat": 0}
    assert [move["action"] for move in view["moves"]] == [["lay", 0], ["lay", 1], ["dive"]]
    assert not view["practice"]
    assert not view["log"]


def test_all_candidates_are_told_after_the_decision_the_best_first() -> None:
    answer = Page().decide(WORST)["puzzle"]["answer"]
    assert not answer["solved"]
    assert [one["chance"] for one in answer["candidates"]] == [500, 350, 200]
    assert [one["best"] for one in answer["candidates"]] == [True, False, False]
    assert [one["taken"] for one in answer["candidates"]] == [False, False, True]
    assert [one["path"] for one in answer["candidates"]] == [["draw-pile"], ["hand:0:1"], ["hand:0:0"]]
    assert all(name for one in answer["candidates"] for name in one["names"])
    assert [one["reasons"] for one in answer["candidates"]] == [[], [{"id": "coach-wins"}], [{"id": "coach-averts"}]]
    assert [[one["share"] for one in candidate["follow_ups"]] for candidate in answer["candidates"]] == [
        [100],
        [90],
        [80],
    ]
    assert answer["candidates"][0]["follow_ups"][0]["line"]["id"] == "coach-follow-won-any"


def test_actions_of_which_the_same_is_said_are_told_together_but_not_the_chosen_one() -> None:
    candidates = [[action, 500 if action == BEST else 200] for action, _ in data()["candidates"]]
    alike = {"candidates": candidates, "lead": [300, 300, 300], "follow_ups": [[], [], []]}
    reasons = [[] if action == BEST else [{"id": "coach-wins"}] for action, _ in candidates]
    solved, missed = (Page(**alike, reasons=reasons).decide(action) for action in (BEST, WORST))
    assert [len(one["names"]) for one in solved["puzzle"]["answer"]["candidates"]] == [1, 2]
    assert [len(one["names"]) for one in missed["puzzle"]["answer"]["candidates"]] == [1, 1, 1]


def test_the_best_action_solves_it() -> None:
    assert Page().decide(BEST)["puzzle"]["answer"]["solved"]


def test_the_decision_is_not_carried_out_and_nothing_can_be_decided_after_it() -> None:
    page = Page()
    before = page.opened["view"]
    after = page.decide(BEST)
    assert after["scene"] == before["scene"]
    assert (after["step"], after["next"]["kind"], after["moves"]) == (before["step"], "past", [])
    assert page.ask("play", action=WORST)["error"]["id"] == "action-illegal"
    assert page.ask("puzzle-hint")["error"]["id"] == "coach-no-hint"


def test_nothing_that_reaches_the_page_tells_the_answer_before_the_decision() -> None:
    views = []
    for best in range(3):
        chances = [[action, 500 if number == best else 200] for number, (action, _) in enumerate(data()["candidates"])]
        page = Page(candidates=chances, lead=[300, 200, 400])
        page.ask("view")
        page.ask("refusal", path=["hand:1:0"])
        views.append(page.heard[:])
        assert not any(str(chance) in text for text in page.heard for chance in (500, 300, 400))
    assert views[0] == views[1] == views[2]


def test_hints_come_step_by_step() -> None:
    page = Page()
    state = page.opened["view"]["puzzle"]
    assert (state["hints"], state["theme"], state["region"]) == (0, None, None)
    state = page.ask("puzzle-hint")["view"]["puzzle"]
    assert (state["hints"], state["theme"], state["region"]) == (1, {"id": "ui-puzzle-theme-wins"}, None)
    state = page.ask("puzzle-hint")["view"]["puzzle"]
    assert state["hints"] == state["of_hints"] == 2
    assert state["region"]["place"]
    assert page.ask("puzzle-hint")["error"]["id"] == "coach-no-hint"


@pytest.mark.parametrize(("best", "region"), [(["lay", 0], "hand"), (["dive"], "table")])
def test_the_region_holds_something_else_that_can_be_clicked_where_it_can(best: list[Any], region: str) -> None:
    candidates = [[action, 900 if action == best else 100] for action, _ in data()["candidates"]]
    page = Page(candidates=candidates, lead=[800, 800, 800])
    page.ask("puzzle-hint")
    found = page.ask("puzzle-hint")["view"]["puzzle"]["region"]
    assert (found["id"].partition(":")[0], found["place"]) == (region, region)


def test_it_says_how_often_the_best_move_wins_and_which_options_are_unusual() -> None:
    state = Page().opened["view"]["puzzle"]
    assert (state["best_chance"], state["options"]) == (50, [])
    state = Page(options={"sinking": "off"}).opened["view"]["puzzle"]
    assert (state["best_chance"], state["options"]) == (50, [["sinking", "off"]])


def test_it_says_what_the_seat_remembers_if_the_game_has_words_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Page().opened["view"]["puzzle"]["remembered"] is None
    texts = PuzzleTexts(remembered=lambda _, seat: msg("remembered", number=seat))
    monkeypatch.setattr(type(GAME), "puzzle_texts", texts)
    assert Page().opened["view"]["puzzle"]["remembered"] == {"id": "remembered", "args": {"number": 0}}


def test_one_may_play_on_from_the_position_for_practice() -> None:
    page = Page()
    page.decide(WORST)
    save = page.ask("branch", step=0, seed=9)["save"]
    match, notice = saves.load_match(save)
    assert notice is None
    assert match.practice
    assert match.current.next_step() == NextStep("person", 0)


@pytest.mark.parametrize("packed", ["", "no puzzle", 7, None, ["x"], "x" * 9000])
def test_a_damaged_puzzle_is_refused_in_words(packed: Any) -> None:
    answer = json.loads(Dispatcher().call(json.dumps({"op": "puzzle", "game": GAME.id, "packed": packed})))
    assert answer == {"ok": False, "error": {"id": "puzzle-damaged", "args": {}}}


def test_there_are_no_hints_where_there_is_no_puzzle() -> None:
    assert json.loads(Dispatcher().call('{"op": "puzzle-hint"}'))["error"]["id"] == "action-no-match"


def test_what_all_longer_paths_begin_with_is_left_out_of_the_names(monkeypatch: pytest.MonkeyPatch) -> None:
    def moves(_: Any, state: Any, actions: Any) -> list[Move]:
        paths = {("dive",): ("hand:1:0",)}
        return [Move(action, paths.get(action) or ("draw-pile", f"hand:0:{action[1]}")) for action in actions]

    monkeypatch.setattr(type(GAME), "moves", moves)
    candidates = Page().decide(BEST)["puzzle"]["answer"]["candidates"]
    assert [one["path"] for one in candidates] == [["hand:1:0"], ["draw-pile", "hand:0:1"], ["draw-pile", "hand:0:0"]]
    assert [[len(name) for name in one["names"]] for one in candidates] == [[1], [1], [1]]
