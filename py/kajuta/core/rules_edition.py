"""Editions of a game's rules: a ruling that changes play holds for new games only.

A ruling that changes a result, adds a question or removes an action would spoil games that were begun without it, since
a save replays its actions. So it begins a new edition: new games have the newest one, and a save keeps its own.

A game raises ``Game.edition`` and the class attribute ``edition`` of its position together, makes its positions by
``class_of_edition``, and asks ``state.edition`` where editions differ. An edition is a class, so it takes no slot:
positions of earlier editions have the same slots and digests as before.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

from kajuta.core.state import State

S = TypeVar("S", bound=State)

EDITION = "edition"
"""Key of the edition among complete options. Nobody chooses it, and the first edition is not named."""
FIRST_EDITION = 1


def edition_of(options: Mapping[str, Any]) -> int:
    """Edition that complete ``options`` name."""
    return int(options.get(EDITION, FIRST_EDITION))


def class_of_edition(newest: type[S], edition: int) -> type[S]:
    """``newest``, the class of a game's positions, or a subclass that differs only in ``edition``."""
    if newest.edition == edition:
        return newest
    earlier: type[S] = _subclass_of_edition(newest, edition)
    return earlier


@cache
def _subclass_of_edition(newest: type[Any], edition: int) -> Any:
    body = {"__module__": newest.__module__, "__slots__": (), "edition": edition}
    return type(f"{newest.__name__}Edition{edition}", (newest,), body)
