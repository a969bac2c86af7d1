"""The reference opponent: how bots played before they were trained, kept as it was so that gains can be measured.

Each module holds one game's hand-weighed ``evaluate`` and its ``playout`` (and ``candidates`` where it had any), and
says in ``COMMIT`` which commit they come from: the game's ``advice.py`` and what that alone used, as they stood when
the game moved to terms. Nothing here is ever improved; where a mended rule renames something it is only kept working.
"""

import copy
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kajuta.core.errors import BadSetup
from kajuta.core.game import Game

FROZEN = ("evaluate", "playout", "candidates")


def game(live: Game[Any]) -> Game[Any]:
    """Return ``live`` with the frozen judgement; raises BadSetup for a game that has none."""
    name = f"{__name__}.{live.id}"
    if find_spec(name) is None:
        raise BadSetup("setup-value", option="bots", value="reference")
    module = import_module(name)
    frozen = copy.copy(live)
    frozen.judgement = None
    for function in FROZEN:
        if hasattr(module, function):
            setattr(frozen, function, getattr(module, function))
    return frozen
