"""Collects the puzzles of a game from many matches, selects a varied set, and checks stored puzzles."""

import json
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from kajuta.bots import SeatKnowledge
from kajuta.core.coach_reason_texts import Explains
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.games import game
from kajuta.puzzles.puzzle import Puzzle, PuzzleData, UnfitPuzzle, puzzle_setup
from league.parse_bot_words import PLAYOUT_ONLY, parse_player
from league.play import map_lazily
from league.puzzle_finder import PuzzleTask, SearchedMatch, search_match, task_to_json
from league.puzzle_judgement import Judgement, confirm
from league.puzzle_play_on import play_on, strong_bots
from league.puzzle_reasons import OUTCOMES, explain_candidates, puzzle_seed
from league.result_store import append_json_line, read_json_lines


class PuzzleStore:
    """Results of searched matches, stored in the file ``path`` (None: in memory only), so that a search can resume."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._found = {json.dumps(task): SearchedMatch(*searched) for task, searched in read_json_lines(path)}

    def get(self, task: PuzzleTask) -> SearchedMatch | None:
        """Result of the match, or None if it has not been searched."""
        return self._found.get(json.dumps(task_to_json(task)))

    def puzzles(self) -> list[dict[str, Any]]:
        """The puzzles of all searched matches as JSON, unchecked."""
        return [searched.puzzle for searched in self._found.values() if searched.puzzle is not None]

    def add(self, task: PuzzleTask, searched: SearchedMatch) -> None:
        """Store the result of a match."""
        self._found[json.dumps(task_to_json(task))] = searched
        if self._path is not None:
            append_json_line(self._path, [task_to_json(task), searched])


def search_matches(
    tasks: Iterable[PuzzleTask], store: PuzzleStore, pool: Executor | None, width: int
) -> Iterator[SearchedMatch]:
    """Yield the result of each match in order; matches in the ``store`` are not played again."""
    tasks = list(tasks)
    fresh = map_lazily(search_match, [task for task in tasks if store.get(task) is None], pool, width)
    for task in tasks:
        known = store.get(task)
        if known is None:
            known = next(fresh)
            store.add(task, known)
        yield known


def puzzles_of(rules: Game[Any], searched: Iterable[SearchedMatch], known: Sequence[Puzzle] = ()) -> list[Puzzle]:
    """The puzzles in ``known``, followed by new ones from ``searched`` that fit the rules; without duplicates."""
    found = {puzzle.id: puzzle for puzzle in known}
    for one in searched:
        if one.puzzle is not None and one.puzzle.get("id") not in found:
            try:
                puzzle = Puzzle.from_json(rules, one.puzzle)
            except UnfitPuzzle:
                continue  # found under other rules
            found[puzzle.id] = puzzle
    return [*found.values()]


ALIKE = {"motif": 3, "place": 2.5}
"""What the answer is about, and where it is: at most one in this many puzzles of a game has it in common..."""
MIN_ALIKE = 6
"""... but this number of them is allowed in any case."""


def mixed(puzzles: Sequence[Puzzle], count: int, stored: Collection[str] = ()) -> list[Puzzle]:
    """At most ``count`` of ``puzzles``, balanced by difficulty, motif, place of the answer, and seats.

    No motif and no place is the answer too often, so that a person cannot guess it. Puzzles with an id in ``stored``
    come before new ones, because people have solved them already.
    """
    size = min(count, len(puzzles))
    while True:
        chosen = _mixed(puzzles, size, stored)
        if len(chosen) == size:
            return chosen
        size -= 1


def _mixed(puzzles: Sequence[Puzzle], count: int, stored: Collection[str]) -> list[Puzzle]:
    at_most = {name: max(MIN_ALIKE, count // part) for name, part in ALIKE.items()}
    chosen: list[Puzzle] = []
    left = [*puzzles]
    taken: Counter[Any] = Counter()
    while left and len(chosen) < count:
        one = min(left, key=lambda one: [one.id not in stored, *(taken[trait] for trait in _traits(one))])
        left.remove(one)
        if all(taken[trait] < at_most.get(trait[0], count) for trait in _traits(one)):
            chosen.append(one)
            taken.update(_traits(one))
    return chosen


def motif(puzzle: Puzzle) -> str:
    """What the answer is about: the first reason against the second best candidate.

    That the game is won is told first, but another reason says how. A reason about an outcome, about a gain such as
    points, or about a quantity that one reads off the table, is no idea of its own: the kind of action that brings it
    is added.
    """
    reasons = [_innermost(reason) for reason in puzzle.reasons[puzzle.second]]
    reason = next((one for one in reasons if one["id"] not in OUTCOMES), reasons[0])
    rules = game(puzzle.game_id)
    name = reason["id"].removeprefix("why-").removesuffix("-rival")
    text = rules.reason_text_by_feature.get(name)
    is_gain = text is not None and text.explains is Explains.THIS_TURN
    is_idea = not is_gain and reason["id"] not in OUTCOMES and name not in rules.puzzle_texts.visible_quantities
    return reason["id"] if is_idea else f"{reason['id']} {puzzle.best[0]}"


def _innermost(reason: Any) -> Any:
    """The reason itself, without its share, its time, and the piece taken."""
    while isinstance(what := reason.get("args", {}).get("what"), dict):
        reason = what
    return reason


def answer_place(puzzle: Puzzle) -> tuple[int | str, int]:
    """The kind of the best action, and its number among the candidates of that kind, such as the nearest column."""
    kind = puzzle.best[0]
    return kind, [action for action in puzzle.candidates if action[0] == kind].index(puzzle.best)


def _traits(puzzle: Puzzle) -> list[tuple[str, Any]]:
    return [
        ("level", puzzle.difficulty),
        ("motif", motif(puzzle)),
        ("place", answer_place(puzzle)),
        ("seats", len(puzzle.setup.players)),
    ]


def search_summary(rules: Game[Any], searched: Sequence[SearchedMatch], chosen: Sequence[Puzzle]) -> dict[str, Any]:
    """Summary of a search as JSON: decisions that passed each test, puzzles by difficulty, and time per puzzle."""
    passed: Counter[str] = Counter()
    for one in searched:
        passed.update(one.passed)
    found = sum(one.puzzle is not None for one in searched)
    seconds = sum(one.seconds for one in searched)
    return {
        "game": rules.id,
        "matches": len(searched),
        "found": found,
        "passed": dict(passed),
        "seconds_per_puzzle": round(seconds / found) if found else None,
        "stored": len(chosen),
        "by_difficulty": dict(sorted(Counter(one.difficulty for one in chosen).items())),
    }


class StoredPuzzle(NamedTuple):
    """A puzzle, as JSON, whose win probabilities and explanation are to be found again."""

    game_id: str
    puzzle: dict[str, Any]


def play_on_again(task: StoredPuzzle) -> dict[str, Any] | None:
    """The puzzle as JSON with new win probabilities, follow-ups, reasons and theme.

    Returns None if its answer fails, if it is not explained, or if it does not fit the rules. Those in the task are
    ignored, so it also reads puzzles found when they were stored differently; only the best candidate must be known.
    """
    rules = game(task.game_id)
    data = {name: value for name, value in task.puzzle.items() if name in PuzzleData.__annotations__}
    try:
        setup = puzzle_setup(rules, data["players"], data["options"], data["seat"], data["position"])
        info = SeatKnowledge(rules, setup.initial_state())
        candidates = {tuple(action): chance for action, chance in data["candidates"]}
        best, *others = sorted(candidates, key=lambda action: -candidates[action])
        played = play_on(info, best, others, puzzle_seed(data["id"]), strong_bots(rules))
        if played is None:
            return None
        chances = {action: played.chances[action] for action in candidates}
        explanation = explain_candidates(info, chances, played.follow_ups, data["id"], played.games)
        if explanation is None:
            return None
        data["candidates"] = [[list(action), chance] for action, chance in chances.items()]
        data["follow_ups"] = [[list(one) for one in played.follow_ups[action]] for action in chances]
        data["reasons"] = [[*sentences] for sentences in explanation.sentences.values()]
        data["theme"] = explanation.theme
        return Puzzle.from_json(rules, data).to_json()
    except UnfitPuzzle:
        return None


class CheckTask(NamedTuple):
    """A puzzle, as JSON, to check again. ``deals``: playouts per candidate. ``bot``: plays them to the end."""

    game_id: str
    puzzle: dict[str, Any]
    bot: str
    deals: int
    seed: int


class CheckedPuzzle(NamedTuple):
    """Result of a check: the verdict, and the new judgement of the candidates."""

    id: str
    verdict: str
    judgement: Judgement

    def line(self) -> str:
        """The result as text, in percent."""
        mean, margin = self.judgement.lead
        return f"{self.id}: {self.verdict}, ahead by {100 * mean:.1f} ± {100 * margin:.1f}"

    def to_json(self) -> dict[str, Any]:
        """The result as JSON, with probabilities and the lead from 0 to 1."""
        lead = [round(one, 4) for one in self.judgement.lead]
        chances = [round(one, 4) for one in self.judgement.chances]
        return {"id": self.id, "verdict": self.verdict, "lead": lead, "chances": chances}


HOLDS, UNSURE, FAILS = "holds", "unsure", "fails"


def check(task: CheckTask) -> CheckedPuzzle:
    """Check the answer of a puzzle with new random deals.

    The verdict is "holds" if the answer is the best candidate again, "fails" if another one is clearly better, else
    "unsure".
    """
    rules = game(task.game_id)
    puzzle = Puzzle.from_json(rules, task.puzzle)
    actions = [*puzzle.candidates]
    player = None if task.bot == PLAYOUT_ONLY else parse_player(task.bot, rules)
    info = SeatKnowledge(rules, puzzle.setup.initial_state())
    judged = confirm(info, actions, task.seed, task.deals, player)
    best = actions[judged.best] == puzzle.best
    clear = judged.lead.mean > judged.lead.margin
    return CheckedPuzzle(puzzle.id, HOLDS if best else FAILS if clear else UNSURE, judged)


def sample(puzzles: Sequence[Puzzle], count: int, seed: int) -> list[Puzzle]:
    """``count`` of ``puzzles``, selected at random by ``seed``."""
    drawn = [*puzzles]
    Rng(seed).shuffle(drawn)
    return [*islice(drawn, count)]
