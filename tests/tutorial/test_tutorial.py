"""Tutorials: each can be completed by the present rules and describes what it shows."""

import json
import re
import subprocess
from itertools import combinations
from typing import Any

import pytest

from kajuta import games
from kajuta.api.dispatcher import Dispatcher
from kajuta.core.errors import BadSetup, IllegalAction
from kajuta.core.rule_clauses import scope_folder
from kajuta.games import all_games
from kajuta.tutorial.tutorial import LEARNER_SEAT, WILDCARD, Tutorial
from tests.all_games.test_texts import ROOT
from tests.golden import plans, recorded_voyages, voyage_digests
from tests.helpers import miniature

PLANS = [plan for game in all_games() for plan in plans(game.id)]
WITH_VOYAGES = sorted({plan["game"] for plan in PLANS})


def name(plan: dict[str, Any]) -> str:
    return f"{plan['game']}-{plan['id']}"


def settle(tutorial: Tutorial) -> None:
    while tutorial.is_autoplaying():
        tutorial.advance()


def choices(plan: dict[str, Any]) -> list[tuple[int, int]]:
    """Pairs of a step's number and the index of one of its expected actions, for all steps."""
    return [
        (number, place) for number, step in enumerate(plan["steps"]) for place, _ in enumerate(step.get("wants", ()))
    ]


# Tutorials of the games


@pytest.mark.parametrize("plan", PLANS, ids=name)
def test_a_voyage_leads_to_its_end_and_to_the_same_positions_as_when_its_texts_were_written(
    plan: dict[str, Any],
) -> None:
    assert voyage_digests(plan) == recorded_voyages(plan["game"])[plan["id"]], (
        "read the voyage's texts again, then record it: PYTHONPATH=py python3 -m tests.golden " + plan["game"]
    )


@pytest.mark.parametrize("plan", PLANS, ids=name)
def test_a_voyage_goes_on_after_whatever_its_steps_want(plan: dict[str, Any]) -> None:
    for number, place in choices(plan):
        tutorial = Tutorial(plan, number)
        settle(tutorial)
        pattern = tutorial.step.expected_actions[place]
        fitting = [
            action
            for action in tutorial.match.state.legal_actions()
            if len(action) == len(pattern) and all(w in (WILDCARD, a) for w, a in zip(pattern, action, strict=True))
        ]
        assert fitting, f"step {tutorial.step.id}: nothing legal fits {pattern}"
        pick = tutorial.view()["pick"]
        sets = list(combinations(pick["groups"][0]["ids"], pick["groups"][0]["most"])) if pick else []
        for choice in sets or fitting:
            tutorial = Tutorial(plan, number)
            settle(tutorial)
            if sets:
                tutorial.play_chosen(choice)
            else:
                tutorial.play(choice)
            settle(tutorial)
            while not tutorial.is_over():
                tutorial.skip_step()
                settle(tutorial)


def at_step(game: str, voyage: str, step: str) -> Tutorial:
    plan = next(one for one in PLANS if one["game"] == game and one["id"] == voyage)
    tutorial = Tutorial(plan, next(number for number, one in enumerate(plan["steps"]) if one["id"] == step))
    settle(tutorial)
    return tutorial


def test_a_step_that_waits_for_a_set_takes_it_whole_and_in_any_order() -> None:
    tutorial = at_step("tranquility", "calm", "give")
    view = tutorial.view()
    (group,) = view["pick"]["groups"]
    assert (group["least"], view["moves"]) == (4, [])
    with pytest.raises(IllegalAction):
        tutorial.play_chosen(group["ids"][:3])
    tutorial.play_chosen(group["ids"][::-1][:4])
    settle(tutorial)
    assert tutorial.step.id == "end"


def test_a_set_in_a_step_has_only_what_the_step_waits_for() -> None:
    tutorial = at_step("oltremare", "cargo", "lay")
    view = tutorial.view()
    (group,) = view["pick"]["groups"]
    assert (len(group["ids"]), group["most"]) == (2, 2), "the other cards of the hand are not waited for"
    others = [path for path in view["tutorial"]["elsewhere"] if path[0].startswith("hand:")]
    assert others and not {path[0] for path in others} & set(group["ids"])
    with pytest.raises(IllegalAction):
        tutorial.play_chosen([group["ids"][0], others[0][0]])
    tutorial.play_chosen(group["ids"][::-1])
    settle(tutorial)
    assert tutorial.step.id == "sail"


@pytest.mark.parametrize("plan", PLANS, ids=name)
def test_what_a_step_says_to_keep_is_not_lit_and_has_an_answer(plan: dict[str, Any]) -> None:
    tutorial = Tutorial(plan)
    english = (scope_folder(plan["game"]) / "voyages.en.ftl").read_text(encoding="utf-8")
    while True:
        settle(tutorial)
        step = tutorial.step
        if step.kept_actions:
            view = tutorial.view()
            offered = tutorial.match.current.offered_pick()
            assert offered is not None and view["pick"] is not None
            kept = {id for id, action in offered.actions.items() if not step.expects(action)}
            assert kept and not kept & {id for group in view["pick"]["groups"] for id in group["ids"]}
            assert all([id] in view["tutorial"]["elsewhere"] for id in kept)
            assert re.search(rf"^voyage-{plan['id']}-{step.id} = .*\n +\.else = ", english, re.M)
        if tutorial.is_over():
            break
        tutorial.skip_step()


def test_a_step_that_keeps_a_card_does_not_take_it_in_a_set() -> None:
    tutorial = at_step("tranquility", "calm", "two")
    finish = tutorial.view()["tutorial"]["elsewhere"][-1][0]
    chosen = [tutorial.view()["pick"]["groups"][0]["ids"][0], finish]
    with pytest.raises(IllegalAction):
        tutorial.play_chosen(chosen)


def test_of_a_longer_choice_a_step_may_wait_for_one_element() -> None:
    view = at_step("oltremare", "deal", "give").view()
    assert view["pick"] is None
    assert [move["action"] for move in view["moves"]] == [("give", 87)]


@pytest.mark.parametrize("plan", PLANS, ids=name)
def test_what_a_voyage_points_at_lies_on_the_table(plan: dict[str, Any]) -> None:
    tutorial = Tutorial(plan)
    while True:
        settle(tutorial)
        view = tutorial.view()
        there = set(ids(view["scene"]["areas"]))
        assert {*view["tutorial"]["points"], *view["tutorial"]["mentions"]} <= there, f"step {tutorial.step.id}"
        assert bool(view["moves"] or view["pick"]) == bool(tutorial.step.expected_actions), f"step {tutorial.step.id}"
        if tutorial.is_over() or view["to_act"] != LEARNER_SEAT:
            asked = [area["id"] for area in view["scene"]["areas"] if area.get("place") == "actions" and area["items"]]
            assert not asked and "status" not in view["scene"], f"step {tutorial.step.id} asks for what nobody will do"
        if tutorial.is_over():
            break
        tutorial.skip_step()


def ids(items: list[Any]) -> list[str]:
    return [found for item in items for found in (item["id"], *ids(item.get("items", ())))]


@pytest.mark.parametrize("game_id", WITH_VOYAGES)
def test_each_step_is_told_in_both_languages(game_id: str) -> None:
    steps = {f"voyage-{plan['id']}" for plan in plans(game_id)}
    steps |= {f"voyage-{plan['id']}-{step['id']}" for plan in plans(game_id) for step in plan["steps"]}
    files = [str(scope_folder(game_id) / f"voyages.{lang}.ftl") for lang in ("cs", "en")]
    read = subprocess.run(
        ["node", "tests/fluent.mjs", *files], cwd=ROOT, capture_output=True, text=True, check=True, encoding="utf-8"
    )
    czech, english = json.loads(read.stdout).values()
    assert czech["junk"] == english["junk"] == []
    assert czech["messages"] == english["messages"]
    told = english["messages"].keys()
    assert {message for message in told if not message.endswith(".else")} == steps
    assert {message.removesuffix(".else") for message in told if message.endswith(".else")} <= steps


QUOTED = {"en": "“([^”]+)”", "cs": "„([^“]+)“"}


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("game_id", WITH_VOYAGES)
def test_what_a_note_quotes_is_called_so_at_the_table(game_id: str, lang: str) -> None:
    folder = scope_folder(game_id)
    texts = re.findall(r"= (.+)$", (folder / f"{lang}.ftl").read_text(encoding="utf-8"), re.M)
    names = {re.sub(r"\\\{[^}]*\}", ".+", re.escape(text)) for text in texts if not text.startswith("{")}
    for quoted in re.findall(QUOTED[lang], (folder / f"voyages.{lang}.ftl").read_text(encoding="utf-8")):
        if re.search("[a-z]", quoted):  # not a price
            assert any(re.fullmatch(one, quoted) for one in names), quoted


# Common behaviour of tutorials, tested with the miniature game


PLAN: dict[str, Any] = {
    "id": "row",
    "game": "shells",
    "seats": 2,
    "options": {"sinking": "off"},
    "seed": 5,
    "steps": [
        {"id": "aim", "points": ["row:0"]},
        {"id": "lay", "points": ["hand:0:0"], "wants": [["lay", 0], ["lay", 1]]},
        {"id": "dive", "plays": [["lay", 0]], "wants": [["dive"]]},
        {"id": "end", "plays": [["lay", 1]]},
    ],
}


@pytest.fixture
def shells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: (miniature.GAME,))


def at(number: int, **changed: Any) -> Tutorial:
    tutorial = Tutorial({**PLAN, **changed}, number)
    settle(tutorial)
    return tutorial


@pytest.mark.usefixtures("shells")
def test_a_step_that_only_tells_has_no_moves_and_goes_on() -> None:
    tutorial = at(0)
    view = tutorial.view()
    assert (view["moves"], view["tutorial"]["waits"], view["tutorial"]["points"]) == ([], False, ["row:0"])
    tutorial.go_to_next_step()
    assert tutorial.step.id == "lay"


@pytest.mark.usefixtures("shells")
def test_only_what_a_step_waits_for_is_a_move_and_the_rest_is_known_to_be_allowed() -> None:
    view = at(1).view()
    assert [move["path"] for move in view["moves"]] == [("hand:0:0",), ("hand:0:1",)]
    assert view["tutorial"]["elsewhere"] == [["draw-pile"]]
    assert not (view["hint"] or view["undo"] or view["redo"]), "nobody helps, and nothing is taken back"


@pytest.mark.usefixtures("shells")
def test_what_a_step_does_not_wait_for_changes_nothing() -> None:
    tutorial = at(1)
    before = tutorial.match.state.digest()
    with pytest.raises(IllegalAction):
        tutorial.play(("dive",))
    with pytest.raises(IllegalAction):
        tutorial.go_to_next_step()
    assert tutorial.match.state.digest() == before
    assert tutorial.step.id == "lay"


@pytest.mark.usefixtures("shells")
def test_the_others_do_what_is_prepared_and_no_bot_is_asked() -> None:
    tutorial = at(1)
    tutorial.play(("lay", 1))
    assert tutorial.is_autoplaying()
    view = tutorial.view()
    assert (view["next"], view["moves"], view["tutorial"]["runs"]) == ({"kind": "forced", "seat": 1}, [], True)
    with pytest.raises(IllegalAction):
        tutorial.play(("dive",))
    tutorial.advance()
    assert not tutorial.is_autoplaying()
    assert tutorial.view()["next"] == {"kind": "person", "seat": 0}


@pytest.mark.usefixtures("shells")
def test_a_step_can_be_passed_over_and_is_then_done_for_the_learner() -> None:
    tutorial, other = at(1), at(1)
    tutorial.skip_step()
    other.play(("lay", 0))
    assert tutorial.match.state.digest() == other.match.state.digest()
    assert tutorial.step.id == other.step.id == "dive"


@pytest.mark.usefixtures("shells")
def test_the_last_step_is_the_end() -> None:
    tutorial = at(99)
    assert tutorial.is_over()
    view = tutorial.view()
    assert view["tutorial"]["over"]
    assert view["whose_turn"]["id"] == "core-lesson-over"
    assert view["next"]["kind"] == "person", "the page reads the note aloud only where a person is asked"
    for on in (tutorial.go_to_next_step, tutorial.skip_step):
        with pytest.raises(IllegalAction):
            on()


@pytest.mark.usefixtures("shells")
def test_a_voyage_that_the_rules_do_not_allow_breaks() -> None:
    steps = [PLAN["steps"][0], {"id": "lay", "plays": [["lay", 9]]}]
    with pytest.raises(IllegalAction):
        at(1, steps=steps)
    with pytest.raises(IllegalAction):
        at(2, steps=[PLAN["steps"][0], {"id": "sink", "wants": [["sink"]]}, {"id": "end"}])


@pytest.mark.usefixtures("shells")
@pytest.mark.parametrize("damage", [{"steps": []}, {"steps": [{}]}, {"seats": "2"}, {"seed": None}, {"game": "none"}])
def test_what_is_no_voyage_is_refused(damage: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        Tutorial({**PLAN, **damage})


@pytest.mark.usefixtures("shells")
def test_the_desk_leads_a_voyage_without_a_save() -> None:
    engine = Dispatcher()

    def ask(op: str, **arguments: Any) -> Any:
        answer = json.loads(engine.call(json.dumps({"op": op, "match": 1, **arguments})))
        assert answer["ok"], answer
        assert "save" not in answer
        return answer

    assert ask("tutorial", tutorial=PLAN)["view"]["tutorial"]["step"] == "aim"
    assert ask("next-step")["view"]["tutorial"]["step"] == "lay"
    assert ask("refusal", path=["discard"])["refusal"]["scope"] == "core"
    assert ask("play", action=["lay", 0])["view"]["tutorial"]["runs"]
    assert not ask("advance")["view"]["tutorial"]["runs"]
    assert ask("skip-step")["view"]["tutorial"]["step"] == "end"
    assert ask("view", since=1)["view"]["tutorial"]["number"] == 3
    new = {"game": "shells", "seats": [{"name": "", "kind": "human"}] * 2, "options": {}, "seed": 1}
    assert "tutorial" not in json.loads(engine.call(json.dumps({"op": "new", "setup": new})))["view"]


@pytest.mark.usefixtures("shells")
def test_a_voyage_takes_the_place_of_a_match_with_its_guests_and_its_coach() -> None:
    engine = Dispatcher()
    new = {"game": "shells", "seats": [{"name": "", "kind": kind} for kind in ("human", "guest")], "seed": 1}
    assert json.loads(engine.call(json.dumps({"op": "new", "setup": {**new, "options": {}}})))["ok"]
    assert json.loads(engine.call(json.dumps({"op": "tutorial", "tutorial": PLAN})))["ok"]
    for request in ({"op": "update-guests", "guests": [[1, 0]]}, {"op": "cancel-hint"}, {"op": "undo"}):
        assert json.loads(engine.call(json.dumps(request)))["error"]["id"] == "action-no-match"
