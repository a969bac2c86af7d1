"""The game of the day: the same moves give the same game, regardless of device and interruptions."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from kajuta.api.dispatcher import Dispatcher
from kajuta.bots import DAILY_LEVELS, LEVELS, SeatKnowledge, think_to_end
from kajuta.bots.helper_worker_messages import PartialResults
from kajuta.bots.playout_search import SearchSettings
from kajuta.bots.ranks import DAILY_RANKS, MAX_DAILY_SIMULATIONS
from kajuta.core.errors import BadSetup, IllegalAction
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.core.state import State
from kajuta.games import all_games
from kajuta.match import Match, saves
from kajuta.match.match_setup import Setup
from tests.helpers.daily_play import (
    GAMES,
    TAKING_PART,
    actions,
    daily_setup,
    declared_setups,
    match_step,
    play_day,
    reloaded,
    think_at_once,
)
from tools.common import ROOT

MOST = 60
"""Number of actions in a game that is played in several ways."""
each_game = pytest.mark.parametrize("game", TAKING_PART)


def in_slices(match: Match) -> None:
    """Let the bot think in the shortest slices, in a hurry, without patience, and with useless helper results."""
    while not match.think(0, 0.01, hurry=True, partial_results=[PartialResults([], 1000, [], [])]):
        pass


def undone_and_redone(match: Match) -> Match:
    """Undo a free decision and repeat it, alternately by redo and by playing it again."""
    if match.undo_kind() == "free":
        again = match.entries[match.history.undo_point() :]  # type: ignore[misc]
        match.undo()
        if len(actions(match)) % 2:
            match.redo()
        else:
            for action in again:
                match.play(action)  # type: ignore[arg-type]
    return match


def asks_for_reactions(game: Game[Any]) -> bool:
    """Whether a game has reaction windows, which auto-answers can answer."""
    state = game.new(max(game.players), game.complete_options(max(game.players), {}), 1)
    return type(state).reaction_window is not State.reaction_window


@each_game
@pytest.mark.parametrize("way", [reloaded, undone_and_redone], ids=lambda way: str(way.__name__))
def test_slices_reloads_and_steps_taken_back_change_nothing(game: str, way: Callable[[Match], Match]) -> None:
    setup = declared_setups(game)[0]
    plain, other = play_day(setup, MOST), play_day(setup, MOST, in_slices, way)
    assert actions(other) == actions(plain)
    assert other.state.digest() == plain.state.digest()
    assert not other.practice


def test_in_a_sealed_round_bots_choose_the_same_before_and_after_the_person() -> None:
    def bots_first(match: Match) -> Match:
        while match.sealed.is_open and match.sealed.waiting("bot"):
            think_at_once(match)
        return match

    setups = [setup for game in TAKING_PART for setup in declared_setups(game)]
    sealed = [setup for setup in setups if Match(Setup.from_json(setup, new=True)).sealed.is_open]
    assert sealed, "no game of the day begins with a sealed round"
    for setup in sealed:
        assert actions(play_day(setup, 8)) == actions(play_day(setup, 8, before_decision=bots_first))


def test_no_clock_and_no_hash_of_the_process_is_asked() -> None:
    """The order of sets depends on the process's hash seed; the game must not."""
    found = []
    for seed in ("0", "1"):
        command = [sys.executable, "-m", "tests.helpers.daily_play", ",".join(TAKING_PART), str(MOST)]
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": "py"}
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
        found.append(json.loads(done.stdout))
    assert found[0][0] == found[1][0]
    assert found[0][1] != found[1][1], "the processes hash alike, so this shows nothing"


def test_no_clock_is_read_while_a_bot_of_the_day_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> float:
        raise AssertionError("a clock was read")

    for rank in DAILY_RANKS:
        match = Match(Setup.from_json(daily_setup(TAKING_PART[0], ["human", rank]), new=True))
        info = SeatKnowledge(match.game, match.state, seat=match.state.to_act)
        with monkeypatch.context() as context:
            context.setattr("time.perf_counter", refuse)
            context.setattr("time.time", refuse)
            think_to_end(DAILY_LEVELS[rank](info, Rng(1), None))


def test_passes_by_hand_and_by_an_automatic_answer_make_the_same_game() -> None:
    def passes_by_itself(match: Match) -> Match:
        window = match.state.reaction_window()
        if window is not None:
            seat = match.screen.next_step().seat
            assert seat is not None
            match.set_auto_answer(seat, window.kind, "never")
        while match.screen.next_step().kind == "standing":
            match.advance()
        return match

    def passes_by_hand(match: Match) -> Match:
        while match.state.reaction_window() is not None and match.screen.next_step().kind == "person":
            match.play(("pass",))
            while match.screen.next_step().kind in ("bot", "forced"):
                match_step(match, think_at_once)
        return match

    asking = [game.id for game in all_games() if asks_for_reactions(game) and game.id in TAKING_PART]
    passed = 0
    for game in asking:
        setup = declared_setups(game)[0]
        by_hand = play_day(setup, 2 * MOST, before_decision=passes_by_hand)
        itself = play_day(setup, 2 * MOST, before_decision=passes_by_itself)
        passed += ("pass",) in actions(itself) and len(itself.entries) > len(actions(itself))
        count = min(len(actions(by_hand)), len(actions(itself)))
        assert actions(by_hand)[:count] == actions(itself)[:count]
    assert passed, "nobody was asked for a reaction"


def test_the_bots_of_the_day_play_out_no_more_than_they_may() -> None:
    settings: Mapping[str, SearchSettings] = {rank: bot.args[0] for rank, bot in DAILY_RANKS.items()}  # type: ignore[attr-defined]
    assert max(one.simulations for one in settings.values()) == MAX_DAILY_SIMULATIONS == 400
    assert set(DAILY_LEVELS) == set(LEVELS)


@each_game
def test_every_set_up_that_a_game_offers_is_one_person_against_or_with_bots(game: str) -> None:
    periods = json.loads((GAMES / game / "daily.json").read_text(encoding="utf-8"))
    days = [period["from"] for period in periods]
    assert days == sorted(set(days))
    for setup in declared_setups(game):
        match = Match(Setup.from_json(setup, new=True))
        assert [player.controller for player in match.players].count("human") == 1
        assert {player.controller for player in match.players} <= {"human", *DAILY_RANKS}
        assert match.game.id in TAKING_PART


@pytest.fixture
def begun() -> Match:
    return play_day(declared_setups("deadmansdraw")[0], 20)


def test_there_are_no_hints_branches_and_changed_seats_in_the_game_of_the_day(begun: Match) -> None:
    while begun.screen.next_step().kind != "person":
        match_step(begun, think_at_once)
    seat = begun.screen.next_step().seat
    assert seat is not None
    assert not begun.may_ask_for_hint(seat) and begun.hint_seat() is None
    assert not begun.can_branch(0)
    with pytest.raises(IllegalAction):
        begun.branch(0, 1)
    assert begun.undo_kind() in ("free", None)
    assert not begun.practice
    begun.set_controller(1 - seat, "boy")
    assert begun.practice


def test_undo_across_luck_is_not_allowed_in_the_game_of_the_day() -> None:
    kinds: dict[bool, set[str | None]] = {False: set(), True: set()}
    for daily, seen in kinds.items():
        setup = declared_setups("deadmansdraw")[0]
        if not daily:
            del setup["daily"]
        play_day(setup, 40, before_decision=lambda match, seen=seen: (seen.add(match.undo_kind()), match)[1])
    assert "practice" in kinds[False] and "practice" not in kinds[True]


def test_a_day_that_is_practised_gives_hints_and_does_not_count(begun: Match) -> None:
    setup = declared_setups("deadmansdraw")[0]
    setup["daily"]["practice"] = True
    match = play_day(setup, 20)
    assert actions(match) == actions(begun)
    while match.screen.next_step().kind != "person":
        match_step(match, think_at_once)
    assert match.practice and match.hint_seat() is not None and match.can_branch(0)
    assert match.branch(0, 1).setup.daily is None


def test_what_marks_a_game_of_the_day_survives_undo_reload_and_export(begun: Match) -> None:
    for match in (begun, undone_and_redone(begun), reloaded(begun)):
        save = saves.make_save(match)
        assert save["daily"] == {"day": "2026-11-26", "release": "0a1b2c"}
        assert not save["practice"]


@pytest.mark.parametrize(
    "daily",
    [
        "2026-11-26",
        [],
        {},
        {"day": "2026-11-26"},
        {"day": "2026-11-26\n", "release": "a"},
        {"day": "yesterday!", "release": "a"},
        {"day": "2026-11-26", "release": "<b>"},
        {"day": "2026-11-26", "release": "a" * 17},
        {"day": "2026-11-26", "release": "a", "practice": 1},
    ],
    ids=repr,
)
def test_a_forged_mark_is_refused(daily: Any) -> None:
    setup = {**daily_setup("deadmansdraw", ["human", "boy"]), "daily": daily}
    with pytest.raises(BadSetup):
        Setup.from_json(setup)


def test_a_game_of_the_day_that_came_from_outside_does_not_count(begun: Match) -> None:
    forged = saves.make_save(begun)
    answer = json.loads(Dispatcher().call(json.dumps({"op": "check", "save": forged})))
    assert answer["save"]["daily"]["practice"] and answer["save"]["practice"]
    assert reloaded(saves.load_match(answer["save"]).match).practice
