"""Differences between two scenes of the same viewer.

Scenes contain only what their viewer may know, so the differences reveal no more.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

from kajuta.core.scene import Area, Element, Scene

IGNORED_KINDS = ("button", "slot")
"""Kinds of elements that are ignored: they offer an action or show an empty place."""

TRANSIENT_MARKS = frozenset({"chosen", "sealed", "target", "fresh", "warning", "empty"})
"""Marks that are ignored because they belong to the open decision, not to a change on the table."""

VISIBLE_FIELDS = ("kind", "face", "back", "count", "badge", "seat", "color", "turn")

_Thing: TypeAlias = tuple[Element, str]
"""An element and the id of its area."""


def changed_ids(before: Scene, now: Scene) -> list[str]:
    """Ids of the elements of ``now`` that are new, have moved to another area or look different.

    Elements are matched by key. An element that only moved up in its row or hand is not listed.
    """
    known: dict[str, list[_Thing]] = {}
    for element, area in _things(before):
        known.setdefault(_identity(element), []).append((element, area))
    news = []
    for element, area in _things(now):
        for other, there in known.get(_identity(element), ()):
            if area == there and (element == other or _is_alike(element, other)):
                break
        else:
            news.append(element["id"])
    return news


def ids_still_there(ids: Sequence[str], then: Scene, now: Scene) -> list[str]:
    """Ids in the scene ``now`` of those elements that had ``ids`` in the scene ``then`` and are still visible."""
    meant = {_identity(element) for element, _ in _things(then) if element["id"] in ids}
    return [element["id"] for element, _ in _things(now) if _identity(element) in meant]


def _identity(element: Element) -> str:
    """Identity of an object across scenes: its key if it has one, else its id.

    Two elements may have the same identity, for example a card in a hand that is also shown as an offer.
    """
    key = element.get("key")
    return f"place {element['id']}" if key is None else f"thing {key}"


def _things(scene: Scene) -> list[_Thing]:
    found: list[_Thing] = []
    for area in scene.get("areas", ()):
        if area.get("place") != "actions":
            _collect(area, found)
    return found


def _collect(area: Area, found: list[_Thing]) -> None:
    name = area["id"]
    for item in area["items"]:
        if "items" in item:
            _collect(item, found)
        elif item["kind"] not in IGNORED_KINDS:
            found.append((item, name))


def _is_alike(one: Element, other: Element) -> bool:
    """Whether two elements of the same area look alike and are at the same coordinates."""
    return one.get("at") == other.get("at") and _look(one) == _look(other)


def _look(element: Element) -> tuple[Any, ...]:
    """Visible properties of ``element``; the number of cards in a face-down pile is left out."""
    looks = [element.get(name) for name in VISIBLE_FIELDS]
    if element["kind"] == "pile" and element.get("back"):
        looks[VISIBLE_FIELDS.index("count")] = None
    words = element["label"] if element["kind"] == "text" else None
    return (*looks, words, [mark for mark in element.get("marks", ()) if mark not in TRANSIENT_MARKS])
