"""Evaluation as data: weights for the features of a game, and a table from leads to win probabilities.

A game's folder may hold ``weights.json``, made by ``python -m kajuta train``::

    {"about": {...}, "weights": {"2": {"bias": 0.0, "treasures": 1.9, ...}, ...},
     "step": 0.25, "odds": [1.0, 0.78, ...]}

``weights`` are by group (the game names the group of a seat: a number of seats, a faction...). ``odds[n]`` are the
odds to win of a seat that is ``n * step`` behind the leader, relative to the leader's. Only + - * / and this table are
used, so an evaluation is the same to the last bit on every machine.
"""

import json
import pkgutil
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

BIAS = "bias"
FILE = "weights.json"


def sequential_sum(numbers: Iterable[float]) -> float:
    """Sum of ``numbers``, added one after the other.

    The built-in ``sum`` compensates rounding errors since Python 3.12, so its last bit, and with it a bot's choice,
    would depend on the version; the browser's is newer than most.
    """
    total = 0.0
    for number in numbers:
        total += number
    return total


@dataclass(frozen=True, slots=True)
class Weights:
    """Coefficients of the features for one group; ``bias`` is added for a crew against the game only."""

    coefficients: tuple[float, ...]
    bias: float = 0.0
    _nonzero: tuple[tuple[int, float], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_nonzero", tuple((n, weight) for n, weight in enumerate(self.coefficients) if weight))

    def value(self, numbers: Sequence[float]) -> float:
        """Weighted sum of the features ``numbers``."""
        total = 0.0
        for place, weight in self._nonzero:
            total += weight * numbers[place]
        return total


@dataclass(frozen=True, slots=True)
class EvaluationModel:
    """The ``features`` of a game by name, in their fixed order, with their weights."""

    features: tuple[str, ...]
    weights_by_group: Mapping[str, Weights]
    step: float
    odds: tuple[float, ...]
    about: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def load(cls, package: str, features: Sequence[str]) -> Self:
        """Model in the file of ``package``; raises ValueError where it does not have exactly ``features``.

        Call it when the module is imported: in the browser there may be no file to read later.
        """
        content = pkgutil.get_data(package, FILE)
        if content is None:
            raise ValueError(f"{package} has no {FILE}")
        return cls.from_json(json.loads(content), features)

    @classmethod
    def from_json(cls, data: Mapping[str, Any], features: Sequence[str]) -> Self:
        """Model in ``data``; raises ValueError where it does not have exactly ``features``."""
        groups = {}
        for group, weights in data["weights"].items():
            if set(weights) != {BIAS, *features}:
                raise ValueError(f"{FILE}: group {group} does not have exactly the features {', '.join(features)}")
            groups[group] = Weights(tuple(float(weights[feature]) for feature in features), float(weights[BIAS]))
        return cls(tuple(features), groups, float(data["step"]), tuple(map(float, data["odds"])), data.get("about", {}))

    def to_json(self) -> dict[str, Any]:
        """The model as ``from_json`` takes it."""
        weights = {
            group: {BIAS: one.bias, **dict(zip(self.features, one.coefficients, strict=True))}
            for group, one in self.weights_by_group.items()
        }
        return {"about": dict(self.about), "weights": weights, "step": self.step, "odds": list(self.odds)}

    def win_probabilities(self, values: Sequence[float]) -> list[float]:
        """Win probabilities of seats whose positions have ``values``; they add up to 1."""
        best = max(values)
        shares = self._odds([best - value for value in values])
        whole = sequential_sum(shares)
        return [share / whole for share in shares]

    def crew_win_probability(self, value: float) -> float:
        """Win probability of a crew whose weighted features and bias add up to ``value``; the game has 0."""
        best = value if value > 0.0 else 0.0
        mine, sea = self._odds([best - value, best])
        return mine / (mine + sea)

    def _odds(self, behind: Sequence[float]) -> list[float]:
        """Odds of seats that are so far ``behind``, relative to the leader's."""
        step, odds = self.step, self.odds
        last = len(odds) - 1
        found = []
        for distance in behind:
            steps = distance / step
            low = int(steps)
            found.append(odds[-1] if low >= last else odds[low] + (steps - low) * (odds[low + 1] - odds[low]))
        return found
