"""The recap: all decisions since a viewer's last one, each with the elements that it changed."""

from typing import Any

from kajuta.core.scene_diff import changed_ids, ids_still_there
from kajuta.match.history import History

MAX_STEPS = 40
"""Maximum length; earlier decisions are left out, since the log has them."""


def recap(history: History, viewer: int | None) -> list[dict[str, Any]]:
    """Decisions since the last free decision of ``viewer``, each with the ids of the elements that it changed.

    ``seat`` in the result is the seat that decided. Only elements are listed that ``viewer`` saw then and still sees.
    The recap is empty if ``viewer`` is None.
    """
    if viewer is None:
        return []
    current = history.current
    last = current.step
    first = max(current.last_decisions[viewer].step, last - MAX_STEPS, history.first)
    scene = current.game.scene
    scene_now = scene(current.state, viewer)
    position = history.at(first)
    before = scene(position.state, viewer)
    steps = []
    for step in range(first, last):
        position.add(history.entries[step])
        after = scene(position.state, viewer)
        steps.append(
            {
                "step": step + 1,
                "seat": history.records[step].seat,
                "things": ids_still_there(changed_ids(before, after), after, scene_now),
            }
        )
        before = after
    return steps
