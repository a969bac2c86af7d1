"""What a viewer is told of a position of a sitting: the table, the log and what is new, as JSON.

A viewer is a seat, or None for what everybody may see. All that leaves the match for a person is made here, of the
present position or of a past one, so nobody is told more of a position than its viewer might know at it.
"""

from collections.abc import Sequence
from typing import Any

from kajuta.core.game import Move
from kajuta.core.scene import Area, Scene
from kajuta.core.scene_diff import changed_ids
from kajuta.match.entries import LogEntry, Next
from kajuta.match.history import History
from kajuta.match.open_hands import all_hands
from kajuta.match.position import MatchPosition

MOST_SHOWN = 3
"""How many areas that events showed lie on the table."""


def table(position: MatchPosition, log: Sequence[LogEntry], viewer: int | None, since: int = 0) -> dict[str, Any]:
    """Return what ``viewer`` may see at ``position``; the log from line ``since`` on, ``log`` may go on after it."""
    scene = look(position, viewer)
    return {
        **_around(position, log, viewer, scene),
        "log": lines(log[: position.lines], viewer, since),
        "news": _news(position, scene, viewer),
        "motions": motions(position, log, viewer),
    }


def _around(position: MatchPosition, log: Sequence[LogEntry], viewer: int | None, scene: Scene) -> dict[str, Any]:
    """Return ``scene`` and what stands around it, log and news aside."""
    state = position.state
    window = state.reaction_window() if state.to_act is not None else None
    return {
        "game": position.game.id,
        "step": position.step,
        "viewer": viewer,
        "scene": {**scene, "areas": [*_shown(position, log, viewer), *scene["areas"]]},
        "to_act": state.to_act,
        "window": None if window is None else window._asdict(),
        "seats": [
            {"name": player.name, "kind": player.kind, "conceded": seat in position.conceded}
            for seat, player in enumerate(position.players)
        ],
        "standing": [
            {"seat": seat, "window": kind, "answer": answer} for (seat, kind), answer in position.standing.items()
        ],
        "cooperative": position.is_cooperative(),
        "outcome": _outcome(position),
    }


def choices(position: MatchPosition, coming: Next, viewer: int | None) -> dict[str, Any]:
    """Return what happens next and, where ``viewer`` is to decide, what it may do."""
    state = position.state
    moves = position.game.moves(state) if coming.kind == "person" and viewer == coming.seat else []
    return {
        "next": {"kind": coming.kind, "seat": coming.seat},
        "moves": [_without_none(move._asdict()) for move in moves],
        "prompts": _prompts(position, moves),
    }


def _prompts(position: MatchPosition, moves: Sequence[Move]) -> list[dict[str, Any]]:
    """Return what is to be done next after each beginning of a move, where it is not what the scene says."""
    begun = dict.fromkeys(move.path[:clicks] for move in moves for clicks in range(1, len(move.path)))
    told = ((path, position.game.prompt(position.state, path)) for path in begun)
    return [{"path": list(path), "message": message} for path, message in told if message is not None]


def look(position: MatchPosition, viewer: int | None, *, opened: bool = False) -> Scene:
    """Return the table as ``viewer`` sees it at ``position``, or from there with all hands open."""
    return all_hands(position, viewer) if opened else position.game.scene(position.state, viewer)


def back(history: History, step: int, viewer: int | None, since: int = 0, *, opened: bool = False) -> dict[str, Any]:
    """Return the table after the first ``step`` entries, to be looked at: what was told by then, and what it changed.

    Raises IndexError where the history is not that long.
    """
    position = history.at(max(0, step - 1))
    scene = look(position, viewer, opened=opened)
    news: dict[str, Any] = {"things": [], "line": position.lines}
    if step > 0:
        before = scene
        history.replay_next(position)
        scene = look(position, viewer, opened=opened)
        news["things"] = changed_ids(before, scene)
    seen = {
        **_around(position, history.log, viewer, scene),
        "log": lines(history.log[: position.lines], viewer, since, opened=opened),
        "news": news,
        "motions": motions(position, history.log, viewer, opened=opened),
        "turn": position.state.turn,
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
    position: MatchPosition, log: Sequence[LogEntry], viewer: int | None, *, opened: bool = False
) -> list[dict[str, Any]]:
    """Return what ``viewer`` sees moving as the last step is taken, see ``groups``.

    Of laying out the table nothing is told: it was never seen otherwise.
    """
    first = position.lines
    if position.step == 0:
        return []
    while first and log[first - 1].step == position.step:
        first -= 1
    return groups(log[first : position.lines], viewer, opened=opened)


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


def _news(position: MatchPosition, scene: Scene, viewer: int | None) -> dict[str, Any]:
    """Return what happened since the last free decision of ``viewer``: the things, and the log's first line."""
    if viewer is None:
        return {"things": [], "line": position.lines}
    return {"things": changed_ids(position.left(viewer, scene), scene), "line": position.glances[viewer].lines}


def _shown(position: MatchPosition, log: Sequence[LogEntry], viewer: int | None) -> list[Area]:
    """Return what events left on the table since the last free decision of ``viewer``, its own step included.

    The last few at most, and only the last one lies open. For nobody in particular it is since anybody's.
    """
    since = max(glance.step for glance in position.glances) if viewer is None else position.glances[viewer].step
    areas: dict[str, Area] = {}
    steps: dict[str, int] = {}
    for entry in log[: position.lines]:
        if entry.shows is not None and (entry.seats is None or viewer in entry.seats):
            area_id = entry.shows["id"]
            earlier = areas.get(area_id)
            items = entry.shows["items"] if earlier is None else [*earlier["items"], *entry.shows["items"]]
            areas[area_id] = {**(earlier or entry.shows), "items": items}
            steps[area_id] = entry.step
    shown = [area for area_id, area in areas.items() if steps[area_id] >= since][-MOST_SHOWN:]
    folded: list[Area] = [{**area, "folded": True} for area in shown[:-1]]
    return folded + shown[-1:]


def _outcome(position: MatchPosition) -> dict[str, Any] | None:
    outcome = position.outcome()
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
