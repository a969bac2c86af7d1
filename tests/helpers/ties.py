"""Recorded games with equal points, and a check of the outcome's tie-breakers."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

from kajuta.core.outcome import Outcome, TieBreaker

FOLDER = Path(__file__).parents[1] / "games"


def recorded_ties(game: str) -> list[dict[str, Any]]:
    """Saves of finished games of ``game`` with equal points on the first place; empty if none was recorded."""
    path = FOLDER / game / "ties.jsonl"
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.is_file() else []


def untold_ties(outcome: Outcome) -> list[tuple[int, int]]:
    """Pairs of seats with equal points whose places the outcome does not explain, or explains wrongly."""
    return [
        (one, other)
        for one, other in combinations(range(len(outcome.scores)), 2)
        if outcome.scores[one] == outcome.scores[other] and not _explains(outcome, one, other)
    ]


def _explains(outcome: Outcome, one: int, other: int) -> bool:
    """Whether the outcome explains the order of two seats by the first tie-breaker in which they differ, if any."""
    ties = [tie for tie in outcome.ties if {one, other} <= set(tie.seats)]
    if not ties:
        return False
    first, second = sorted((one, other), key=outcome.places.__getitem__)
    for tie in ties[:-1]:
        if tie.decided_by is None or not _equal(tie.decided_by, one, other):
            return False
    last = ties[-1]
    if not all(_equal(criterion, one, other) for criterion in last.equal_in):
        return False
    if last.decided_by is None:
        return outcome.places[one] == outcome.places[other]
    better, worse = (last.decided_by.numbers[seat] for seat in (first, second))
    right = better < worse if last.decided_by.fewer else better > worse
    return right and outcome.places[first] < outcome.places[second]


def _equal(criterion: TieBreaker, one: int, other: int) -> bool:
    return criterion.numbers[one] == criterion.numbers[other]
