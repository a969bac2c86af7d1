"""Fuzzing: for any input the engine answers with an error or a valid game, and the open match does not change."""

import copy
import json
from functools import cache
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kajuta.api.dispatcher import Dispatcher
from kajuta.core.rng import Rng
from kajuta.games import all_games
from kajuta.match import Match, saves
from kajuta.match.match_setup import Setup

GAMES = all_games()
STEPS = 30
"""Number of decisions in a save before it is damaged."""
FURTHER = 6
"""Number of decisions played after loading it."""
tried = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**60), 2**60)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=12)
    | st.sampled_from(["human", "sailor", "pass", "concede", "seat", "standing", "on", "off", "constructor", "\ud800"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def ask(engine: Dispatcher, **request: Any) -> Any:
    """Answer of the engine, which must never raise an exception."""
    return json.loads(engine.call(json.dumps(request)))


def play_on(match: Match, chance: Rng, most: int) -> None:
    """Play at most ``most`` random actions, and none that ends the game."""
    for _ in range(most):
        action = chance.choice(match.state.legal_actions())
        after = match.state.copy()
        after.apply(action)
        if after.to_act is None:
            break
        match.play(action)


@cache
def sound(game: str, seats: int, middle: bool) -> str:
    """A valid save after random decisions; ``middle``: a branch that begins in the middle of a game."""
    kinds = ["human"] + ["random" if middle else "human"] * (seats - 1)
    players = [{"name": f"P{seat}", "kind": kind} for seat, kind in enumerate(kinds)]
    match = Match(Setup.from_json({"game": game, "seats": players, "options": {}, "seed": 3}, new=True))
    chance = Rng(seats)
    play_on(match, chance, STEPS)
    match.set_auto_answer(0, "anything", "never")
    if middle:
        match = match.branch(len(match.entries) // 2, 5)
        play_on(match, chance, STEPS // 4)
        return json.dumps(saves.make_save(match))
    match.set_controller(0, "random")
    return json.dumps(saves.make_save(match))


@st.composite
def damaged_saves(draw: st.DrawFn) -> Any:
    """Saves with one to three values replaced, deleted or doubled."""
    game = draw(st.sampled_from(GAMES))
    save = json.loads(sound(game.id, draw(st.sampled_from(game.players)), draw(st.booleans())))
    for _ in range(draw(st.integers(1, 3))):
        _damage(draw, save)
    return save


def _damage(draw: st.DrawFn, save: Any) -> None:
    """Damage a random value inside the save."""
    inside = save
    while True:
        if not inside:
            return
        key = draw(st.sampled_from(sorted(inside) if isinstance(inside, dict) else range(len(inside))))
        deeper = inside[key]
        if isinstance(deeper, dict | list) and deeper and draw(st.integers(0, 3)):
            inside = deeper
            continue
        match draw(st.sampled_from(["other", "gone", "twice", "near"])):
            case "gone":
                del inside[key]
            case "twice" if isinstance(inside, list):
                inside.insert(key, copy.deepcopy(deeper))
            case "near" if isinstance(deeper, int):
                inside[key] = deeper + draw(st.sampled_from([-1, 1, 1000]))
            case _:
                inside[key] = draw(values)
        return


def answers_and_stays_sound(engine: Dispatcher, before: Any, request: dict[str, Any]) -> None:
    """Send a request; the answer is an error message or a playable game, and the open match does not change."""
    answer = ask(engine, **request)
    if not answer["ok"]:
        assert set(answer["error"]) >= {"id"}
    if request["op"] == "check":
        assert ask(engine, op="view") == before
        if answer["ok"]:
            again = ask(engine, op="check", save=answer["save"])
            assert again["ok"] and again["save"]["digest"] == answer["save"]["digest"]
            goes_on(answer["save"])


def goes_on(save: Any) -> None:
    """Load a save into another engine and play on."""
    engine = Dispatcher()
    answer = ask(engine, op="load", save=save)
    chance = Rng(1)
    for _ in range(FURTHER):
        assert answer["ok"], answer
        coming, match = answer["view"]["next"], engine.session.match
        if coming["kind"] not in ("person", "curtain"):
            return
        if coming["kind"] == "curtain":
            match.screen.reveal_to(coming["seat"])
        answer = ask(engine, op="play", action=chance.choice(match.sealed.position_of(coming["seat"]).legal_actions()))


def at_a_table() -> tuple[Dispatcher, Any]:
    """An engine with a valid game open, and the view of that game."""
    engine = Dispatcher()
    assert ask(engine, op="load", save=sound(GAMES[0].id, GAMES[0].players[0], False))["ok"]
    return engine, ask(engine, op="view")


@tried
@given(save=damaged_saves())
def test_a_damaged_save_is_a_game_or_a_refusal_in_words(save: Any) -> None:
    engine, before = at_a_table()
    answers_and_stays_sound(engine, before, {"op": "check", "save": save})
    answers_and_stays_sound(engine, before, {"op": "check", "save": json.dumps(save)})


@st.composite
def damaged_positions(draw: st.DrawFn) -> Any:
    """Saves of branches with one to three faults in their starting position."""
    game = draw(st.sampled_from(GAMES))
    save = json.loads(sound(game.id, draw(st.sampled_from(game.players)), middle=True))
    for _ in range(draw(st.integers(1, 3))):
        _damage(draw, save["position"])
    return save


@tried
@given(save=damaged_positions())
def test_a_damaged_position_is_a_game_that_can_be_seen_and_played_or_a_refusal(save: Any) -> None:
    engine, before = at_a_table()
    answers_and_stays_sound(engine, before, {"op": "check", "save": save})


@tried
@given(save=values)
def test_anything_at_all_in_the_place_of_a_save_is_refused(save: Any) -> None:
    engine, before = at_a_table()
    answers_and_stays_sound(engine, before, {"op": "check", "save": save})
    answers_and_stays_sound(engine, before, {"op": "new", "setup": save})
    assert ask(engine, op="view") == before


@tried
@given(text=st.text(max_size=200), at=st.integers(0, 400), length=st.integers(0, 40))
def test_text_that_was_cut_or_written_over_is_a_game_or_a_refusal(text: str, at: int, length: int) -> None:
    engine, before = at_a_table()
    whole = sound(GAMES[-1].id, GAMES[-1].players[0], False)
    answers_and_stays_sound(engine, before, {"op": "check", "save": whole[:at] + text + whole[at + length :]})
    answers_and_stays_sound(engine, before, {"op": "check", "save": whole[:at]})


@tried
@given(action=st.lists(values, max_size=4))
def test_an_action_from_outside_is_played_or_refused(action: list[Any]) -> None:
    engine, before = at_a_table()
    answer = ask(engine, op="play", action=action)
    if not answer["ok"]:
        assert ask(engine, op="view") == before


@tried
@given(seat=st.integers(-3, 9), kind=st.text(max_size=8), path=st.lists(st.text(max_size=20), max_size=4))
def test_other_requests_about_what_there_is_not_are_refused(seat: int, kind: str, path: list[str]) -> None:
    engine, before = at_a_table()
    for request in (
        {"op": "change-seat", "seat": seat, "kind": kind},
        {"op": "auto-answer", "seat": seat, "window": kind, "answer": kind},
        {"op": "refusal", "path": path},
    ):
        answers_and_stays_sound(engine, before, request)
