"""Puzzle search: judged by the seat's knowledge, reproducible, stored, mixed by theme, and checked again."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kajuta import cli
from kajuta.bots import SeatKnowledge
from kajuta.bots.ranks import RANK_SETTINGS
from kajuta.core.game import Game
from kajuta.core.message import msg, seat_ref
from kajuta.core.rng import Rng
from kajuta.games import all_games, game
from kajuta.games.ahoy.rules.decision_types import ChooseRepairSlot
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.puzzles.puzzle import EASY, HARD, MEDIUM, SEEDS, FollowUp, Puzzle
from league import puzzle_collection, puzzle_file, puzzle_finder, puzzle_judgement, puzzle_play_on, puzzle_reasons
from league.puzzle_collection import (
    FAILS,
    CheckTask,
    PuzzleStore,
    StoredPuzzle,
    answer_place,
    check,
    mixed,
    motif,
    play_on_again,
    puzzles_of,
    sample,
    search_matches,
)
from league.puzzle_finder import PuzzleTask, SearchedMatch, find_puzzle, search_match, varied_tasks
from league.puzzle_judgement import PairedPlayouts
from league.puzzle_play_on import LoggedDeals, PlayedOn, strong_bots

DRAW = game("deadmansdraw")
STORED = [(one, puzzle) for one in all_games() for puzzle in puzzle_file.read_puzzles(one).puzzles]
TASK = PuzzleTask("deadmansdraw", 2, DRAW.complete_options(2, {}), "boy", 1)


def test_tables_differ_and_the_same_seed_gives_the_same() -> None:
    for one in all_games():
        tasks = [task for task, _ in zip(varied_tasks(one, "mate", 1), range(30), strict=False)]
        assert tasks == [task for task, _ in zip(varied_tasks(one, "mate", 1), range(30), strict=False)]
        assert {task.players for task in tasks} == set(one.players)
        if any(not option.per_seat for option in one.options):
            assert len({json.dumps(task.options) for task in tasks}) > 1
        assert len({puzzle_finder.puzzle_id(task) for task in tasks}) == 30


@pytest.fixture
def cheap_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the numbers of seeds, deals and playouts to make tests fast."""
    monkeypatch.setattr(puzzle_judgement, "SEEDS", 2)
    monkeypatch.setattr(puzzle_reasons, "PLAYOUTS", 100)
    monkeypatch.setattr(puzzle_finder, "QUICK_DEALS", 12)
    monkeypatch.setattr(puzzle_play_on, "STRONG_BOT", "mate/blunder_rate=0/simulations=4")
    monkeypatch.setattr(puzzle_play_on, "CAREFUL_BOT", "captain/simulations=12")
    monkeypatch.setattr(puzzle_play_on, "MAX_DEALS", 40)
    monkeypatch.setattr(puzzle_play_on, "MIN_DEALS", 20)
    settings = {**RANK_SETTINGS, "captain": replace(RANK_SETTINGS["captain"], simulations=120)}
    monkeypatch.setattr(puzzle_judgement, "RANK_SETTINGS", settings)
    monkeypatch.setattr(
        puzzle_judgement,
        "RANKS",
        {rank: puzzle_judgement.make_search_bot(one) for rank, one in settings.items()},
    )


@pytest.mark.usefixtures("cheap_tests")
def test_a_match_is_looked_through_the_same_way_each_time() -> None:
    first, second = search_match(TASK), search_match(TASK)
    assert first.passed["decisions"] > 3
    assert (first.puzzle, first.passed) == (second.puzzle, second.passed)


def test_a_match_is_searched_from_its_end_back_to_its_middle() -> None:
    turns = [state.turn for state, _ in puzzle_finder.late_decisions(TASK)]
    assert turns == sorted(turns, reverse=True)
    assert turns[0] > turns[-1] > turns[0] / 4


def test_a_position_in_which_a_set_is_half_chosen_is_left_out() -> None:
    task = PuzzleTask("ahoy", 4, game("ahoy").complete_options(4, {}), "playout", 1)
    decisions = [state.decision() for state, _ in puzzle_finder.late_decisions(task) if isinstance(state, Ahoy)]
    assert decisions
    assert not [one for one in decisions if isinstance(one, ChooseRepairSlot) and one.done]


SAMPLE = Puzzle.from_json(DRAW, json.loads(Path(__file__).with_name("sample_puzzle.json").read_text(encoding="utf-8")))
"""A puzzle with four candidates, which the cheap tests find with some seeds."""
SAMPLE_TASK = TASK._replace(players=len(SAMPLE.setup.players), options=SAMPLE.setup.options)


def find_sample(state: Any, seed: int) -> Puzzle | None:
    return find_puzzle(SAMPLE_TASK, state, seed, Counter())


@pytest.mark.usefixtures("cheap_tests")
def test_the_answer_is_found_again_from_what_the_solver_sees() -> None:
    """Two deals that look alike to the solver's seat give the same puzzle, and --play-on gives it again."""
    state = SAMPLE.setup.initial_state()
    seed, found = next((seed, one) for seed in range(8, 12) if (one := find_sample(state, seed)) is not None)
    assert found == find_sample(state.determinize(SAMPLE.seat, Rng(3)), seed)
    old = {name: value for name, value in found.to_json().items() if name not in ("reasons", "follow_ups", "theme")}
    assert play_on_again(StoredPuzzle(DRAW.id, {**old, "why": msg("coach-plain")})) == found.to_json()


@pytest.mark.usefixtures("cheap_tests")
def test_the_win_probabilities_and_lines_stored_are_those_of_strong_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    ranked = sorted(SAMPLE.candidates, key=lambda action: -SAMPLE.candidates[action])
    chances = dict(zip(ranked, [450, 350, 250, 150], strict=True))
    lines = {action: (FollowUp(msg("log-take", seat=seat_ref(0)), 50 + n),) for n, action in enumerate(ranked)}
    deals = LoggedDeals(strong_bots(DRAW))
    PairedPlayouts(SeatKnowledge(DRAW, SAMPLE.setup.initial_state()), ranked, 1, deals.play).play(20)

    def played_on(*_: Any) -> PlayedOn:
        return PlayedOn(chances, lines, deals.games)

    monkeypatch.setattr(puzzle_finder, "play_on", played_on)
    monkeypatch.setattr(puzzle_collection, "play_on", played_on)
    state = SAMPLE.setup.initial_state()
    seed, found = next((seed, one) for seed in range(8, 12) if (one := find_sample(state, seed)) is not None)
    assert (found.candidates, found.follow_ups) == (chances, lines)
    again = play_on_again(StoredPuzzle(DRAW.id, SAMPLE.to_json()))
    assert again is not None
    reworked = Puzzle.from_json(DRAW, again)
    assert (reworked.candidates, reworked.follow_ups) == (chances, lines)
    chances |= dict.fromkeys(ranked[2:], 100)
    assert find_sample(state, seed) is None
    assert play_on_again(StoredPuzzle(DRAW.id, SAMPLE.to_json())) is None


@pytest.mark.usefixtures("cheap_tests")
def test_the_captain_is_not_asked_about_a_decision_without_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its search takes longer than the reasons."""
    asked: list[int] = []
    monkeypatch.setattr(puzzle_finder, "find_puzzle_reasons", lambda *_: [])
    monkeypatch.setattr(puzzle_finder, "captain_agrees", lambda *_: asked.append(1))
    passed: Counter[str] = Counter()
    for seed in range(8, 12):
        find_puzzle(SAMPLE_TASK, SAMPLE.setup.initial_state(), seed, passed)
        if passed["judged"]:
            break
    assert passed["judged"]
    assert not asked


def puzzle_with(puzzle_id: str, sailor: int = 20, mate: int = 20, reason: str = "", theme: str = "prey") -> Puzzle:
    """Puzzle with the motif ``reason``, by default one of its own, and an answer of a kind of its own."""
    found = {"boy": 0, "sailor": sailor, "mate": mate, "captain": SEEDS}
    why = msg("coach-later", what=msg(reason or f"why-{puzzle_id}", number=3))
    sentence = msg("coach-taking", taking=msg("taking-own"), what=why)
    own = {SAMPLE.best: (puzzle_id, *SAMPLE.best)}
    candidates = {own.get(action, action): chance for action, chance in SAMPLE.candidates.items()}
    reasons = {own.get(action, action): said for action, said in SAMPLE.reasons.items()} | {SAMPLE.second: (sentence,)}
    return replace(SAMPLE, id=puzzle_id, candidates=candidates, found=found, reasons=reasons, theme=theme)


def test_levels_are_as_even_as_they_go() -> None:
    easy = [puzzle_with(f"e{n}", 20, 20) for n in range(9)]
    others = [puzzle_with("m", 0, 20), puzzle_with("h", 0, 0), puzzle_with("i", 0, 0)]
    chosen = mixed([*easy, *others], 6)
    assert Counter(one.difficulty for one in chosen) == {EASY: 3, MEDIUM: 1, HARD: 2}


def test_among_equal_levels_motifs_differ() -> None:
    puzzles = [puzzle_with(str(n), reason=reason) for n, reason in enumerate(["why-turn", "why-turn", "why-prey"])]
    assert {motif(one) for one in mixed(puzzles, 2)} == {"why-turn", "why-prey"}


def test_stored_puzzles_stay_when_new_ones_of_their_motif_are_found() -> None:
    puzzles = [puzzle_with(f"new-{n}", reason="why-turn") for n in range(9)]
    stored = puzzle_with("stored", reason="why-turn")
    assert stored in mixed([*puzzles, stored], 40, {"stored"})
    assert stored not in mixed([*puzzles, stored], 40)


def test_no_motif_is_the_answer_of_more_than_a_third() -> None:
    often = [puzzle_with(f"often-{n}", reason="why-turn") for n in range(12)]
    others = [puzzle_with(f"other-{n}") for n in range(20)]

    def often_in(puzzles: list[Puzzle]) -> tuple[int, int]:
        chosen = mixed(puzzles, 40)
        return sum(motif(one) == "why-turn" for one in chosen), len(chosen)

    assert often_in(often) == (6, 6)
    assert often_in([*often, *others[:10]]) == (6, 16)
    assert often_in([*often, *others]) == (10, 30)


def test_no_place_is_the_answer_of_more_than_two_fifths() -> None:
    same = [replace(puzzle_with(f"same-{n}"), candidates=SAMPLE.candidates) for n in range(15)]
    others = [puzzle_with(f"other-{n}") for n in range(18)]
    chosen = mixed([*same, *others], 40)
    assert Counter(answer_place(one) for one in chosen).most_common(2) == [
        (answer_place(SAMPLE), 12),
        (answer_place(others[0]), 1),
    ]


def test_the_place_of_an_answer_is_its_number_among_the_actions_of_its_kind() -> None:
    candidates = {("flip",): 1, ("sail", 4): 2, ("sail", 6): 3, ("take",): 0}
    assert answer_place(replace(SAMPLE, candidates=candidates)) == ("sail", 1)


def test_a_gain_is_a_motif_only_with_the_action_that_brings_it() -> None:
    gain = puzzle_with("g", reason="why-points", theme="points")
    assert motif(gain) == f"why-points {gain.best[0]}"
    quantity = puzzle_with("b", reason="why-bonus", theme="points")
    assert motif(quantity) == f"why-bonus {quantity.best[0]}"
    assert motif(puzzle_with("t", reason="why-turn", theme="turn")) == "why-turn"


def test_how_the_game_is_won_is_the_motif_rather_than_that_it_is_won() -> None:
    wins = puzzle_with("w", reason="coach-wins-soon", theme="wins")
    assert motif(wins) == f"coach-wins-soon {wins.best[0]}"
    prey = {wins.second: (*wins.reasons[wins.second], msg("why-prey", number=2))}
    assert motif(replace(wins, reasons=wins.reasons | prey)) == "why-prey"


def test_a_stopped_search_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, puzzle = STORED[0]
    played: list[int] = []

    def searched(task: PuzzleTask) -> SearchedMatch:
        played.append(task.seed)
        return SearchedMatch(puzzle.to_json() if task.seed == 2 else None, {"decisions": 3}, 1.5)

    monkeypatch.setattr(puzzle_collection, "search_match", searched)
    path = tmp_path / "puzzles.jsonl"
    tasks = [TASK._replace(seed=seed) for seed in (1, 2, 3)]
    search = search_matches(tasks, PuzzleStore(path), None, 1)
    first = [next(search), next(search)]
    with path.open("a") as cut_off:
        cut_off.write('[["deadmansdraw", 2')
    again = [*search_matches(tasks, PuzzleStore(path), None, 1)]
    assert played == [1, 2, 3]
    assert again[:2] == first
    assert puzzles_of(rules, again) == [puzzle]
    assert puzzles_of(rules, again, [puzzle]) == [puzzle]


def test_the_command_writes_what_it_finds_and_says_what_it_cost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rules, puzzle = STORED[0]
    path = tmp_path / "puzzles.json"
    monkeypatch.setattr(puzzle_file, "puzzle_path", lambda _: path)
    monkeypatch.setattr(
        puzzle_collection,
        "search_match",
        lambda task: SearchedMatch(puzzle.to_json() if task.seed == 2 else None, {"decisions": 3}, 1.5),
    )
    call = ["puzzles", rules.id, "--json", "--count", "1", "--matches", "9"]
    assert cli.main(call) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["matches"], told["found"], told["stored"], told["seconds_per_puzzle"]) == (2, 1, 1, 3)
    assert puzzle_file.read_puzzles(rules, path).puzzles == [puzzle]
    assert cli.main(["puzzles", rules.id, "--check", "--deals", "8"]) == 0
    assert capsys.readouterr().out.startswith(f"{puzzle.id}: ")


def test_a_wrong_answer_is_noticed() -> None:
    rules, puzzle = max(STORED, key=lambda pair: pair[1].lead)
    data = puzzle.to_json()
    chances = [chance for _, chance in data["candidates"]]
    best, worst = chances.index(max(chances)), chances.index(min(chances))
    data["candidates"][best][1], data["candidates"][worst][1] = chances[worst], chances[best]
    data["reasons"][best], data["reasons"][worst] = data["reasons"][worst], data["reasons"][best]
    assert check(CheckTask(rules.id, data, "playout", 200, 1)).verdict == FAILS


def drawn() -> list[tuple[Game[Any], Puzzle]]:
    """Ten random puzzles of all stored ones, with a fixed seed."""
    games = {puzzle.id: one for one, puzzle in STORED}
    return [(games[one.id], one) for one in sample([puzzle for _, puzzle in STORED], 10, 48)]


@pytest.mark.parametrize(("rules", "puzzle"), drawn(), ids=lambda one: str(one.id))
def test_no_other_candidate_is_clearly_ahead_of_a_stored_answer(rules: Game[Any], puzzle: Puzzle) -> None:
    assert check(CheckTask(rules.id, puzzle.to_json(), "playout", 60, 1)).verdict != FAILS
