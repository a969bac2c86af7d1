"""What a viewer is told of a moment of a sitting: the table, the log and what is new, as JSON.

A viewer is a seat, or None for what everybody may see. All that leaves the match for a person is made here, of the
present moment or of a past one, so nobody is told more of a moment than its viewer might know at it.
"""

from collections.abc import Sequence
from typing import Any

from kajuta.core.game import Move
from kajuta.core.scene import Area, Scene
from kajuta.core.scene_diff import changed_ids
from kajuta.match.entries import LogEntry, Next
from kajuta.match.history import Way
from kajuta.match.open_hands import all_hands
from kajuta.match.position import Moment

MOST_SHOWN = 3
"""How many areas that events showed lie on the table."""


def table(moment: Moment, log: Sequence[LogEntry], viewer: int | None, since: int = 0) -> dict[str, Any]:
    """Return what ``viewer`` may see at ``moment``; the log from line ``since`` on, ``log`` may go on after it."""
    scene = look(moment, viewer)
    return {
        **_around(moment, log, viewer, scene),
        "log": lines(log[: moment.lines], viewer, since),
        "news": _news(moment, scene, viewer),
        "motions": motions(moment, log, viewer),
    }


def _around(moment: Moment, log: Sequence[LogEntry], viewer: int | None, scene: Scene) -> dict[str, Any]:
    """Return ``scene`` and what stands around it, log and news aside."""
    state = moment.state
    window = state.reaction_window() if state.to_act is not None else None
    return {
        "game": moment.game.id,
        "step": moment.step,
        "viewer": viewer,
        "scene": {**scene, "areas": [*_shown(moment, log, viewer), *scene["areas"]]},
        "to_act": state.to_act,
        "window": None if window is None else window._asdict(),
        "seats": [
            {"name": player.name, "kind": player.kind, "conceded": seat in moment.conceded}
            for seat, player in enumerate(moment.players)
        ],
        "standing": [
            {"seat": seat, "window": kind, "answer": answer} for (seat, kind), answer in moment.standing.items()
        ],
        "cooperative": moment.is_cooperative(),
        "outcome": _outcome(moment),
    }


def choices(moment: Moment, coming: Next, viewer: int | None) -> dict[str, Any]:
    """Return what happens next and, where ``viewer`` is to decide, what it may do."""
    state = moment.state
    moves = moment.game.moves(state) if coming.kind == "person" and viewer == coming.seat else []
    return {
        "next": {"kind": coming.kind, "seat": coming.seat},
        "moves": [_without_none(move._asdict()) for move in moves],
        "prompts": _prompts(moment, moves),
    }


def _prompts(moment: Moment, moves: Sequence[Move]) -> list[dict[str, Any]]:
    """Return what is to be done next after each beginning of a move, where it is not what the scene says."""
    begun = dict.fromkeys(move.path[:clicks] for move in moves for clicks in range(1, len(move.path)))
    told = ((path, moment.game.prompt(moment.state, path)) for path in begun)
    return [{"path": list(path), "message": message} for path, message in told if message is not None]


def look(moment: Moment, viewer: int | None, *, opened: bool = False) -> Scene:
    """Return the table as ``viewer`` sees it at ``moment``, or from there with all hands open."""
    return all_hands(moment, viewer) if opened else moment.game.scene(moment.state, viewer)


def back(way: Way, step: int, viewer: int | None, since: int = 0, *, opened: bool = False) -> dict[str, Any]:
    """Return the table after the first ``step`` entries, to be looked at: what was told by then, and what it changed.

    Raises IndexError where the way is not that long.
    """
    moment = way.at(max(0, step - 1))
    scene = look(moment, viewer, opened=opened)
    news: dict[str, Any] = {"things": [], "line": moment.lines}
    if step > 0:
        before = scene
        way.go_on(moment)
        scene = look(moment, viewer, opened=opened)
        news["things"] = changed_ids(before, scene)
    seen = {
        **_around(moment, way.log, viewer, scene),
        "log": lines(way.log[: moment.lines], viewer, since, opened=opened),
        "news": news,
        "motions": motions(moment, way.log, viewer, opened=opened),
        "turn": moment.state.turn,
    }
    return {**seen, "next": {"kind": "past", "seat": None}, "moves": [], "prompts": [], "undo": None, "redo": False}


def lines(log: Sequence[LogEntry], viewer: int | None, since: int = 0, *, opened: bool = False) -> list[dict[str, Any]]:
    """Return the lines of ``log`` from number ``since`` on that ``viewer`` may read (``opened``: that anybody may)."""
    told = []
    for n in range(since, len(log)):
        entry = log[n]
        message = entry.message if opened else entry.seen_by(viewer)
        if message is not None:
            told.append({"n": n, "step": entry.step, "message": message, "tone": entry.tone})
    return told


def motions(
    moment: Moment, log: Sequence[LogEntry], viewer: int | None, *, opened: bool = False
) -> list[dict[str, Any]]:
    """Return what ``viewer`` sees moving as the last step is taken, see ``groups``.

    Of laying out the table nothing is told: it was never seen otherwise.
    """
    first = moment.lines
    if moment.step == 0:
        return []
    while first and log[first - 1].step == moment.step:
        first -= 1
    return groups(log[first : moment.lines], viewer, opened=opened)


def groups(entries: Sequence[LogEntry], viewer: int | None, *, opened: bool = False) -> list[dict[str, Any]]:
    """Return a group for each of ``entries`` that ``viewer`` sees or hears something of, in their order.

    ``opened``: as it was seen by whoever saw most of it.
    """
    told: list[dict[str, Any]] = []
    for entry in entries:
        if not opened and entry.message is not None and entry.seen_by(viewer) is None:
            continue
        seen = [motion if opened else motion.seen_by(viewer) for motion in entry.motions]
        moved = [motion.to_json() for motion in seen if motion is not None]
        if moved or entry.tone:
            told.append({"tone": entry.tone, "motions": moved})
    return told


def _news(moment: Moment, scene: Scene, viewer: int | None) -> dict[str, Any]:
    """Return what happened since the last free decision of ``viewer``: the things, and the log's first line."""
    if viewer is None:
        return {"things": [], "line": moment.lines}
    return {"things": changed_ids(moment.left(viewer, scene), scene), "line": moment.glances[viewer].lines}


def _shown(moment: Moment, log: Sequence[LogEntry], viewer: int | None) -> list[Area]:
    """Return what events left on the table since the last free decision of ``viewer``, its own step included.

    The last few at most, and only the last one lies open. For nobody in particular it is since anybody's.
    """
    since = max(glance.step for glance in moment.glances) if viewer is None else moment.glances[viewer].step
    areas: dict[str, Area] = {}
    steps: dict[str, int] = {}
    for entry in log[: moment.lines]:
        if entry.shows is not None and (entry.seats is None or viewer in entry.seats):
            area_id = entry.shows["id"]
            earlier = areas.get(area_id)
            items = entry.shows["items"] if earlier is None else [*earlier["items"], *entry.shows["items"]]
            areas[area_id] = {**(earlier or entry.shows), "items": items}
            steps[area_id] = entry.step
    shown = [area for area_id, area in areas.items() if steps[area_id] >= since][-MOST_SHOWN:]
    folded: list[Area] = [{**area, "folded": True} for area in shown[:-1]]
    return folded + shown[-1:]


def _outcome(moment: Moment) -> dict[str, Any] | None:
    outcome = moment.outcome()
    if outcome is None:
        return None
    return {
        "places": list(outcome.places),
        "scores": list(outcome.scores),
        "lines": [[line._asdict() for line in own] for own in outcome.lines],
        "reason": outcome.reason,
    }


def _without_none(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if value is not None}
