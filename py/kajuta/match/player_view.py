"""Player views: the part of a position that a viewer may see, as JSON.

A viewer is a seat, or None for a spectator. Everything that a match shows to a person is made here, from the current
position or an earlier one, so a viewer never gets more than it may know at that position.
"""

from collections.abc import Sequence
from typing import Any

from kajuta.core.game import Move
from kajuta.core.pick import Pick
from kajuta.core.scene import Area, Scene, whose_turn
from kajuta.core.scene_diff import changed_ids
from kajuta.match.finished_match_viewpoints import open_hands_scene
from kajuta.match.history import History
from kajuta.match.log_entry import LogEntry
from kajuta.match.match_position import MatchPosition
from kajuta.match.next_step import NextStep
from kajuta.match.recent_events import MAX_EVENT_AREAS


def position_view(
    position: MatchPosition, log: Sequence[LogEntry], viewer: int | None, since: int = 0, *, steps: int = 1
) -> dict[str, Any]:
    """View of ``position``: the table, the log from line ``since`` on, what is new, and the latest motions.

    ``log`` may continue past the position. ``steps``: number of entries whose motions are included.
    """
    scene = visible_scene(position, viewer)
    return {
        **_table(position, log, viewer, scene),
        "log": visible_log(log[: position.log_length], viewer, since),
        "news": _news(position, scene, viewer),
        "motions": last_motions(position, log, viewer, steps=steps),
    }


def _table(position: MatchPosition, log: Sequence[LogEntry], viewer: int | None, scene: Scene) -> dict[str, Any]:
    """The scene with the seats, the reaction window, auto-answers and the outcome."""
    state = position.state
    window = state.reaction_window() if state.to_act is not None else None
    outcome = _outcome(position)
    return {
        "game": position.game.id,
        "step": position.step,
        "viewer": viewer,
        "scene": {**scene, "areas": [*_event_areas(position, log, viewer), *scene["areas"]]},
        "to_act": state.to_act,
        "whose_turn": whose_turn(scene, state.to_act if outcome is None else None),
        "window": None if window is None else window._asdict(),
        "seats": [
            {"name": player.name, "kind": player.controller, "conceded": seat in position.conceded}
            for seat, player in enumerate(position.players)
        ],
        "standing": [
            {"seat": seat, "window": kind, "answer": answer} for (seat, kind), answer in position.auto_answers.items()
        ],
        "cooperative": position.is_cooperative(),
        "outcome": outcome,
    }


def decision_view(position: MatchPosition, due: NextStep, *, decides: bool) -> dict[str, Any]:
    """The next step, with moves, pick and prompts if the viewer ``decides``."""
    choices = choices_view(position, position.moves(), position.offered_pick()) if decides else choices_view(position)
    return {"next": {"kind": due.kind, "seat": due.seat}, **choices}


def choices_view(position: MatchPosition, moves: Sequence[Move] = (), pick: Pick | None = None) -> dict[str, Any]:
    """The open pick, all moves that are not part of it, and the prompts."""
    single = [move for move in moves if pick is None or not pick.covers(move.action)]
    return {
        "pick": None if pick is None else pick.to_json(),
        "moves": [_without_none(move._asdict()) for move in single],
        "prompts": _prompts(position, single),
    }


def _prompts(position: MatchPosition, moves: Sequence[Move]) -> list[dict[str, Any]]:
    """Prompts after the first clicks of each move, unless the scene's status applies."""
    beginnings = dict.fromkeys(move.path[:clicks] for move in moves for clicks in range(1, len(move.path)))
    prompts = ((path, position.game.prompt(position.state, path)) for path in beginnings)
    return [{"path": list(path), "message": message} for path, message in prompts if message is not None]


def visible_scene(position: MatchPosition, viewer: int | None, *, open_hands: bool = False) -> Scene:
    """Scene of ``position`` as ``viewer`` sees it, optionally with all hands open."""
    return open_hands_scene(position, viewer) if open_hands else position.game.scene(position.state, viewer)


def past_view(
    history: History, step: int, viewer: int | None, since: int = 0, *, open_hands: bool = False
) -> dict[str, Any]:
    """View of the position after the first ``step`` entries, with the changes made by the last of them.

    Raises IndexError if the step is unknown.
    """
    part = history.part_with(step)
    position = part.at(max(part.first, step - 1))
    scene = visible_scene(position, viewer, open_hands=open_hands)
    news: dict[str, Any] = {"things": [], "line": position.log_length}
    if step > part.first:
        before = scene
        part.replay_next(position)
        scene = visible_scene(position, viewer, open_hands=open_hands)
        news["things"] = changed_ids(before, scene)
    return {
        **_table(position, part.log, viewer, scene),
        "log": visible_log(part.log[: position.log_length], viewer, since, open_hands=open_hands),
        "news": news,
        "motions": last_motions(position, part.log, viewer, open_hands=open_hands),
        "turn": position.state.turn,
        "next": {"kind": "past", "seat": None},
        **choices_view(position),
        "undo": None,
        "undo_turn": None,
        "redo": False,
    }


def visible_log(
    log: Sequence[LogEntry], viewer: int | None, since: int = 0, *, open_hands: bool = False
) -> list[dict[str, Any]]:
    """Log lines from number ``since`` on that ``viewer`` may read; with ``open_hands`` the lines of all seats."""
    lines = []
    for n in range(since, len(log)):
        entry = log[n]
        message = entry.message if open_hands else entry.message_for(viewer)
        if message is not None:
            lines.append({"n": n, "step": entry.step, "message": message, "tone": entry.tone})
    return lines


def last_motions(
    position: MatchPosition, log: Sequence[LogEntry], viewer: int | None, *, steps: int = 1, open_hands: bool = False
) -> list[dict[str, Any]]:
    """Motions of the last ``steps`` entries as in ``visible_motions``; none before the first entry."""
    first = position.log_length
    if position.step == 0:
        return []
    while first and log[first - 1].step > position.step - steps:
        first -= 1
    return visible_motions(log[first : position.log_length], viewer, open_hands=open_hands)


def visible_motions(
    entries: Sequence[LogEntry], viewer: int | None, *, open_hands: bool = False
) -> list[dict[str, Any]]:
    """Motions that ``viewer`` sees, one group per log entry; entries that the viewer cannot notice are left out.

    ``open_hands``: show each motion as the seats that know most see it.
    """
    groups: list[dict[str, Any]] = []
    for entry in entries:
        if not open_hands and entry.message is not None and entry.message_for(viewer) is None:
            continue
        seen = [motion if open_hands else motion.seen_by(viewer) for motion in entry.motions]
        motions = [motion.to_json() for motion in seen if motion is not None]
        if motions or entry.tone:
            groups.append({"tone": entry.tone, "motions": motions})
    return groups


def _news(position: MatchPosition, scene: Scene, viewer: int | None) -> dict[str, Any]:
    """Elements that changed since the last free decision of ``viewer``, and the first log line since then."""
    if viewer is None:
        return {"things": [], "line": position.log_length}
    before = position.scene_after_last_decision(viewer, scene)
    return {"things": changed_ids(before, scene), "line": position.last_decisions[viewer].log_length}


def _event_areas(position: MatchPosition, log: Sequence[LogEntry], viewer: int | None) -> list[Area]:
    """Areas left on the table by events since the last free decision of ``viewer``, its own included.

    At most MAX_EVENT_AREAS, all but the last one folded. For a spectator: since the last decision of any seat.
    """
    decisions = position.last_decisions
    since = max(decision.step for decision in decisions) if viewer is None else decisions[viewer].step
    areas: dict[str, Area] = {}
    steps: dict[str, int] = {}
    for entry in log[: position.log_length]:
        if entry.shows is not None and (entry.seats is None or viewer in entry.seats):
            area_id = entry.shows["id"]
            earlier = areas.get(area_id)
            items = entry.shows["items"] if earlier is None else [*earlier["items"], *entry.shows["items"]]
            areas[area_id] = {**(earlier or entry.shows), "items": items}
            steps[area_id] = entry.step
    shown = [area for area_id, area in areas.items() if steps[area_id] >= since][-MAX_EVENT_AREAS:]
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
        "ties": outcome.tie_messages(),
    }


def _without_none(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if value is not None}
