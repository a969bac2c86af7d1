"""Changes between two scenes of one viewer, and whether the motions of the events explain them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from kajuta.core.motion import Motion
from kajuta.core.scene import Element, Scene
from kajuta.core.state import Event

LOOKS = ("kind", "face", "back", "count", "badge", "seat", "color", "turn")
MUTE = ("button", "slot", "text", "space")


class Sight(NamedTuple):
    """A visible element and the ids of the areas around it, the innermost first."""

    element: Element
    areas: tuple[str, ...]


def sights(scene: Scene) -> dict[str, Sight]:
    """All elements of a scene by id."""
    found: dict[str, Sight] = {}

    def collect(items: Iterable[Any], areas: tuple[str, ...]) -> None:
        for item in items:
            if "items" in item:
                collect(item["items"], (item["id"], *areas))
            else:
                found[item["id"]] = Sight(item, areas)

    collect(scene["areas"], ())
    return found


def places(scene: Scene, seats: int) -> set[str]:
    """Ids that a motion may name as a place: elements, areas, seats, and "" for the table."""
    found = {"", *(f"seat:{seat}" for seat in range(seats))}

    def collect(items: Iterable[Any]) -> None:
        for item in items:
            found.add(item["id"])
            if "items" in item:
                collect(item["items"])
                found.update(one["id"] for one in item.get("summary", ()))

    collect(scene["areas"])
    return found


def things(scene: Scene) -> dict[str, Sight]:
    """All elements that have a key, by key."""
    return {one.element["key"]: one for one in sights(scene).values() if "key" in one.element}


def told(events: Sequence[Event], viewer: int | None) -> list[list[Motion]]:
    """Motions that ``viewer`` sees, grouped by event."""
    groups = []
    for event in events:
        if (
            event.message is not None
            and event.seats is not None
            and viewer not in event.seats
            and event.for_others is None
        ):
            continue
        seen = [motion.seen_by(viewer) for motion in event.motions]
        groups.append([motion for motion in seen if motion is not None])
    return [group for group in groups if group]


def explained(before: Scene, after: Scene, motions: Sequence[Motion]) -> Counter[str]:
    """Number of changes by their explanation: "motion" (named by an event), "flight" or "glow" (added by the page).

    Changes without an explanation are counted by their kind, as in "appears: card".
    """
    count: Counter[str] = Counter()
    named = {motion.what for motion in motions} | {""}
    ends = {place for motion in motions for place in (motion.to, motion.start)}
    was, now = things(before), things(after)
    extents = [{area["id"]: area.get("extent") for area in scene["areas"]} for scene in (before, after)]
    for key in was.keys() | now.keys():
        old, new = was.get(key), now.get(key)
        if old and new and old.areas[0] == new.areas[0]:
            grown = extents[0].get(old.areas[0]) != extents[1].get(old.areas[0])
            if grown or _near(old.element, new.element):
                continue  # it has not moved, made room for others, or was resized with its board
        touched = key in named or any(one and one.element["id"] in ends for one in (old, new))
        if touched or (old and new):
            count["motion" if touched else "flight"] += 1
        else:
            count[f"{'goes' if old else 'appears'}: {key.split(':')[0]}"] += 1
    old_sights = sights(before)
    for place, (element, areas) in sights(after).items():
        earlier = old_sights.get(place)
        if element["kind"] in MUTE or "key" in element or element.get("back") or areas[-1] == "actions":
            continue
        if earlier is None or _looks(earlier.element) != _looks(element):
            count["motion" if place in ends or set(areas) & ends else "glow"] += 1
    return count


def _looks(element: Element) -> list[Any]:
    return [element.get(name) for name in LOOKS]


def _near(one: Element, other: Element) -> bool:
    """Whether an element is at its old place or next to it."""
    start, end = one.get("at"), other.get("at")
    if start is None or end is None:
        return start == end
    return max(abs(start[0] - end[0]), abs(start[1] - end[1])) <= 1.5 * max(one.get("size", (0, 0)))
