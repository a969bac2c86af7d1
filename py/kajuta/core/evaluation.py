"""Evaluation as data: weights for the features of a game, and how a lead in them turns into a chance to win.

A game's folder may hold ``weights.json``, made by ``python -m kajuta train``::

    {"about": {...}, "weights": {"2": {"bias": 0.0, "treasures": 1.9, ...}, ...},
     "step": 0.25, "odds": [1.0, 0.78, ...]}

``weights`` are by group (the game says which group a position belongs to: a number of seats, a faction...).
``odds[n]`` is how likely somebody wins who is ``n * step`` behind, measured against the leader. Only
+ - * / and this table are used, so an evaluation is the same to the last bit on every machine.
"""

import json
import pkgutil
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

BIAS = "bias"
FILE = "weights.json"


def sequential_sum(numbers: Iterable[float]) -> float:
    """Return the sum of ``numbers``, added one after the other.

    ``sum`` makes good for what was rounded away since Python 3.12, so its last bit, and with it a bot's choice, would
    hang on the version: the browser's is newer than most.
    """
    total = 0.0
    for number in numbers:
        total += number
    return total


@dataclass(frozen=True, slots=True)
class Weights:
    """What one group of positions weighs each feature with; ``bias`` counts for a crew against the sea only."""

    coefficients: tuple[float, ...]
    bias: float = 0.0
    _counted: tuple[tuple[int, float], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_counted", tuple((n, weight) for n, weight in enumerate(self.coefficients) if weight))

    def value(self, numbers: Sequence[float]) -> float:
        """Return the weighted sum of ``numbers``; those that weigh nothing are not looked at."""
        total = 0.0
        for place, weight in self._counted:
            total += weight * numbers[place]
        return total


@dataclass(frozen=True, slots=True)
class EvaluationModel:
    """The ``features`` of a game by name, in their fixed order, and what they weigh."""

    features: tuple[str, ...]
    weights_by_group: Mapping[str, Weights]
    step: float
    odds: tuple[float, ...]
    about: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def load(cls, package: str, features: Sequence[str]) -> Self:
        """Return the evaluation in ``package``; raises ValueError where its file does not know exactly ``features``.

        Call it when the module is imported: in the browser there may be no file to read later.
        """
        content = pkgutil.get_data(package, FILE)
        if content is None:
            raise ValueError(f"{package} has no {FILE}")
        return cls.from_json(json.loads(content), features)

    @classmethod
    def from_json(cls, data: Mapping[str, Any], features: Sequence[str]) -> Self:
        """Return the evaluation in ``data``; raises ValueError where it does not know exactly ``features``."""
        groups = {}
        for group, weights in data["weights"].items():
            if set(weights) != {BIAS, *features}:
                raise ValueError(f"{FILE}: group {group} does not weigh exactly the features {', '.join(features)}")
            groups[group] = Weights(tuple(float(weights[feature]) for feature in features), float(weights[BIAS]))
        return cls(tuple(features), groups, float(data["step"]), tuple(map(float, data["odds"])), data.get("about", {}))

    def to_json(self) -> dict[str, Any]:
        """Return the evaluation as ``from_json`` takes it."""
        weights = {
            group: {BIAS: one.bias, **dict(zip(self.features, one.coefficients, strict=True))}
            for group, one in self.weights_by_group.items()
        }
        return {"about": dict(self.about), "weights": weights, "step": self.step, "odds": list(self.odds)}

    def win_probabilities(self, values: Sequence[float]) -> list[float]:
        """Return the chance to win of each of several who stand at ``values``; they add up to 1."""
        best = max(values)
        shares = self._odds([best - value for value in values])
        whole = sequential_sum(shares)
        return [share / whole for share in shares]

    def crew_win_probability(self, value: float) -> float:
        """Chance of a crew whose features and bias add up to ``value`` against the sea, which stands at 0."""
        best = value if value > 0.0 else 0.0
        mine, sea = self._odds([best - value, best])
        return mine / (mine + sea)

    def _odds(self, behind: Sequence[float]) -> list[float]:
        """Return how likely those win who are so far ``behind``, measured against the leader."""
        step, odds = self.step, self.odds
        last = len(odds) - 1
        found = []
        for distance in behind:
            steps = distance / step
            low = int(steps)
            found.append(odds[-1] if low >= last else odds[low] + (steps - low) * (odds[low + 1] - odds[low]))
        return found
