"""What happened since a viewer decided last, decision by decision: the things that each one changed."""

from typing import Any

from kajuta.core.scene_diff import changed_ids, ids_still_there
from kajuta.match.history import History

MOST_STEPS = 40
"""How many decisions are told at most, the latest: more is a story for the log."""


def since(history: History, viewer: int | None) -> list[dict[str, Any]]:
    """Return the steps since the last free decision of ``viewer``, each with what it changed, as it lies now.

    ``seat`` decided it. Only what ``viewer`` saw then and sees now is told; nobody in particular is told nothing.
    """
    if viewer is None:
        return []
    last = history.current.step
    first = max(history.current.glances[viewer].step, last - MOST_STEPS)
    scene = history.current.game.scene
    now = scene(history.current.state, viewer)
    position = history.at(first)
    before = scene(position.state, viewer)
    told = []
    for step in range(first, last):
        position.add(history.entries[step])
        after = scene(position.state, viewer)
        told.append(
            {
                "step": step + 1,
                "seat": history.records[step].seat,
                "things": ids_still_there(changed_ids(before, after), after, now),
            }
        )
        before = after
    return told
