"""Editions of a game's rules: a change of the rules applies to new games only.

A save stores actions and replays them, so a change that alters a result, adds a decision or removes an action would
break the saves of running games. Such a change begins a new edition: new games use the newest edition, and a save keeps
its own.

To begin one, a game raises ``Game.edition`` and the class attribute ``edition`` of its position class, creates
positions with ``class_of_edition``, and checks ``state.edition`` where the editions differ. The edition is an attribute
of the class, not a slot of the position, so the slots and digests of earlier editions do not change.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

from kajuta.core.state import State

S = TypeVar("S", bound=State)

EDITION = "edition"
"""Key of the edition in the completed options. Players cannot choose it; it is left out for the first edition."""
FIRST_EDITION = 1


def edition_of(options: Mapping[str, Any]) -> int:
    """Edition of the rules in ``options``, which are complete; the first one if none is named."""
    return int(options.get(EDITION, FIRST_EDITION))


def class_of_edition(newest: type[S], edition: int) -> type[S]:
    """The position class for ``edition``: ``newest``, or a subclass of it that differs only in ``edition``."""
    if newest.edition == edition:
        return newest
    earlier: type[S] = _subclass_of_edition(newest, edition)
    return earlier


@cache
def _subclass_of_edition(newest: type[Any], edition: int) -> Any:
    body = {"__module__": newest.__module__, "__slots__": (), "edition": edition}
    return type(f"{newest.__name__}Edition{edition}", (newest,), body)
