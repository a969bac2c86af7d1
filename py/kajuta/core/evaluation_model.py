"""Evaluation models: weights for the features of a game, and a table that turns leads into win probabilities.

A game's folder may hold ``weights.json``, written by ``python -m kajuta train``::

    {"about": {...}, "weights": {"2": {"bias": 0.0, "treasures": 1.9, ...}, ...},
     "step": 0.25, "odds": [1.0, 0.78, ...]}

``weights`` has one entry per group of seats; the game chooses the groups, for example by number of seats or faction.
``odds[n]`` are the odds that a seat ``n * step`` behind the leader wins, relative to the leader's odds.
Evaluations use only + - * / and this table, so they are the same to the last bit on every machine.
"""

import json
import pkgutil
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

BIAS = "bias"
FILE = "weights.json"


def sequential_sum(numbers: Iterable[float]) -> float:
    """Sum of ``numbers``, added from first to last without error compensation.

    Since Python 3.12 the built-in ``sum`` compensates rounding errors. Its last bit would therefore depend on the
    Python version, and with it a bot's choice; the browser often has a newer version than the command line.
    """
    total = 0.0
    for number in numbers:
        total += number
    return total


@dataclass(frozen=True, slots=True)
class Weights:
    """Coefficients of the features for one group; ``bias`` is used only in cooperative games."""

    coefficients: tuple[float, ...]
    bias: float = 0.0
    _nonzero: tuple[tuple[int, float], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_nonzero", tuple((n, weight) for n, weight in enumerate(self.coefficients) if weight))

    def value(self, numbers: Sequence[float]) -> float:
        """Weighted sum of ``numbers``, the values of the features."""
        total = 0.0
        for place, weight in self._nonzero:
            total += weight * numbers[place]
        return total


@dataclass(frozen=True, slots=True)
class EvaluationModel:
    """An evaluation model: the names of the ``features`` in fixed order, their weights, and the table of odds."""

    features: tuple[str, ...]
    weights_by_group: Mapping[str, Weights]
    step: float
    odds: tuple[float, ...]
    about: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def load(cls, package: str, features: Sequence[str]) -> Self:
        """Read the model of ``package``; raises ValueError unless it has exactly the features named.

        Call it at import time: in the browser the file may no longer exist later.
        """
        content = pkgutil.get_data(package, FILE)
        if content is None:
            raise ValueError(f"{package} has no {FILE}")
        return cls.from_json(json.loads(content), features)

    @classmethod
    def from_json(cls, data: Mapping[str, Any], features: Sequence[str]) -> Self:
        """Model from parsed JSON; raises ValueError unless it has exactly the features named."""
        groups = {}
        for group, weights in data["weights"].items():
            if set(weights) != {BIAS, *features}:
                raise ValueError(f"{FILE}: group {group} does not have exactly the features {', '.join(features)}")
            groups[group] = Weights(tuple(float(weights[feature]) for feature in features), float(weights[BIAS]))
        return cls(tuple(features), groups, float(data["step"]), tuple(map(float, data["odds"])), data.get("about", {}))

    def to_json(self) -> dict[str, Any]:
        """The model as JSON, readable by ``from_json``."""
        weights = {
            group: {BIAS: one.bias, **dict(zip(self.features, one.coefficients, strict=True))}
            for group, one in self.weights_by_group.items()
        }
        return {"about": dict(self.about), "weights": weights, "step": self.step, "odds": list(self.odds)}

    def win_probabilities(self, values: Sequence[float]) -> list[float]:
        """Win probability of each seat from ``values``, the seats' evaluations. The probabilities add up to 1."""
        best = max(values)
        shares = self._odds([best - value for value in values])
        whole = sequential_sum(shares)
        return [share / whole for share in shares]

    def crew_win_probability(self, value: float) -> float:
        """Win probability of a cooperative group from its evaluation ``value``, which includes the bias.

        The game itself is treated as an opponent with the evaluation 0.
        """
        best = value if value > 0.0 else 0.0
        mine, sea = self._odds([best - value, best])
        return mine / (mine + sea)

    def _odds(self, behind: Sequence[float]) -> list[float]:
        """Odds of winning for each distance ``behind`` the leader, relative to the leader's odds.

        Values between two entries of the table are interpolated.
        """
        step, odds = self.step, self.odds
        last = len(odds) - 1
        found = []
        for distance in behind:
            steps = distance / step
            low = int(steps)
            found.append(odds[-1] if low >= last else odds[low] + (steps - low) * (odds[low + 1] - odds[low]))
        return found
