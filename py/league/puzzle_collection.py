"""The puzzles of a game: found in match after match, chosen so that levels and tables are mixed, and checked again."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from kajuta.bots import SeatKnowledge
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.games import game
from kajuta.puzzles.puzzle import Puzzle, UnfitPuzzle
from league.parse_bot_words import PLAYOUT_ONLY, parse_player
from league.play import map_lazily
from league.puzzle_finder import PuzzleTask, SearchedMatch, search_match, task_to_json
from league.puzzle_judgement import Judgement, confirm
from league.result_store import append_json_line


class PuzzleStore:
    """What came of each match, kept in ``path`` (None: in memory only), so that a stopped search goes on."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._found: dict[str, SearchedMatch] = {}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                try:
                    task, searched = json.loads(line)
                except ValueError:
                    continue  # a line that was cut off
                self._found[json.dumps(task)] = SearchedMatch(*searched)

    def get(self, task: PuzzleTask) -> SearchedMatch | None:
        """What came of the match, if it was searched already."""
        return self._found.get(json.dumps(task_to_json(task)))

    def add(self, task: PuzzleTask, searched: SearchedMatch) -> None:
        """Keep what came of a match."""
        self._found[json.dumps(task_to_json(task))] = searched
        if self._path is not None:
            append_json_line(self._path, [task_to_json(task), searched])


def search_matches(
    tasks: Iterable[PuzzleTask], store: PuzzleStore, pool: Executor | None, width: int
) -> Iterator[SearchedMatch]:
    """Yield what comes of each match in order; those in the ``store`` are not played again."""
    tasks = list(tasks)
    fresh = map_lazily(search_match, [task for task in tasks if store.get(task) is None], pool, width)
    for task in tasks:
        known = store.get(task)
        if known is None:
            known = next(fresh)
            store.add(task, known)
        yield known


def puzzles_of(rules: Game[Any], searched: Iterable[SearchedMatch], known: Sequence[Puzzle] = ()) -> list[Puzzle]:
    """Puzzles of the matches that fit the rules, after those ``known`` before; each once."""
    found = {puzzle.id: puzzle for puzzle in known}
    for one in searched:
        if one.puzzle is not None and one.puzzle.get("id") not in found:
            try:
                puzzle = Puzzle.from_json(rules, one.puzzle)
            except UnfitPuzzle:
                continue  # found under other rules
            found[puzzle.id] = puzzle
    return [*found.values()]


def mixed(puzzles: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """At most ``count`` of ``puzzles``: levels as even as they go, then themes and numbers of seats."""
    chosen: list[Puzzle] = []
    left = [*puzzles]
    taken: Counter[Any] = Counter()
    while left and len(chosen) < count:
        one = min(left, key=lambda puzzle: [taken[trait] for trait in _traits(puzzle)])
        left.remove(one)
        chosen.append(one)
        taken.update(_traits(one))
    return chosen


def _traits(puzzle: Puzzle) -> list[Any]:
    return [("level", puzzle.difficulty), ("theme", puzzle.theme), ("seats", len(puzzle.setup.players))]


def search_summary(rules: Game[Any], searched: Sequence[SearchedMatch], chosen: Sequence[Puzzle]) -> dict[str, Any]:
    """What a search cost and brought, as JSON: decisions by the last test that they passed, puzzles by level."""
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


class CheckTask(NamedTuple):
    """A puzzle (as JSON) whose answer is judged again: in so many ``deals``, played on by ``bot``."""

    game_id: str
    puzzle: dict[str, Any]
    bot: str
    deals: int
    seed: int


class CheckedPuzzle(NamedTuple):
    """What another judgement says: the verdict, the lead of the answer, and the chances by candidate."""

    id: str
    verdict: str
    judgement: Judgement

    def line(self) -> str:
        """The verdict for people, in percent."""
        mean, margin = self.judgement.lead
        return f"{self.id}: {self.verdict}, ahead by {100 * mean:.1f} ± {100 * margin:.1f}"

    def to_json(self) -> dict[str, Any]:
        """The verdict as JSON, chances and lead from 0 to 1."""
        lead = [round(one, 4) for one in self.judgement.lead]
        chances = [round(one, 4) for one in self.judgement.chances]
        return {"id": self.id, "verdict": self.verdict, "lead": lead, "chances": chances}


HOLDS, UNSURE, FAILS = "holds", "unsure", "fails"


def check(task: CheckTask) -> CheckedPuzzle:
    """Judge the answer of a puzzle again, in deals of its own.

    It fails where another candidate is clearly ahead, and holds where it is the best.
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
    """``count`` of ``puzzles``, drawn by ``seed``."""
    drawn = [*puzzles]
    Rng(seed).shuffle(drawn)
    return [*islice(drawn, count)]
