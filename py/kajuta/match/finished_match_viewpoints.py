"""Viewpoints for looking back at a match: any seat, or all hands open once the match is over."""

from collections.abc import Iterable
from typing import Any

from kajuta.core.errors import IllegalAction
from kajuta.core.scene import Area, Scene
from kajuta.match.match_position import MatchPosition

OPEN_HANDS = "all"
"""The viewpoint from which all hands are open."""


def resolve_viewpoint(
    current: MatchPosition, viewpoint: int | str | None, viewer: int | None
) -> tuple[int | None, bool]:
    """Seat from whose view earlier positions are shown to ``viewer``, and whether with open hands.

    ``viewpoint``: None for the viewer's own view, or a seat or OPEN_HANDS, which raise IllegalAction before the match
    is over.
    """
    if viewpoint is None:
        return viewer, False
    if current.next_step().kind == "over":
        if viewpoint == OPEN_HANDS:
            return viewer, True
        if type(viewpoint) is int and 0 <= viewpoint < len(current.players):
            return viewpoint, False
    raise IllegalAction("past-closed")


def open_hands_scene(position: MatchPosition, viewer: int | None) -> Scene:
    """Scene as ``viewer`` sees it (None: a spectator), with the hands of all seats open.

    Private elements among the other elements of a seat are shown where they are. The table has only one place for a
    hand, the viewer's, so other hands are put next to the areas of their seats.
    """
    scene = position.game.scene
    public = {area["id"]: area for area in scene(position.state, None)["areas"]}
    seen = scene(position.state, viewer)
    areas = list(seen["areas"])
    indices = {area["id"]: index for index, area in enumerate(areas)}
    for seat in range(len(position.players)):
        if seat == viewer:
            continue
        for area in scene(position.state, seat)["areas"]:
            private = area != public.get(area["id"])
            if private and area.get("seat") == seat:
                if area["id"] in indices:
                    areas[indices[area["id"]]] = area
                else:
                    areas.append(area)
            elif private and area.get("place") == "hand":
                areas.append(_hand_beside_seat(area, seat))
    return {**seen, "areas": areas}


def _hand_beside_seat(area: Area, seat: int) -> Area:
    """The hand ``area`` as an area of ``seat``, with ids that are unique on the table."""
    return {
        **area,
        "id": f"{area['id']}:open:{seat}",
        "place": "seat",
        "seat": seat,
        "items": _with_own_ids(area["items"], seat),
    }


def _with_own_ids(items: Iterable[Any], seat: int) -> list[Any]:
    renamed = []
    for item in items:
        own = {**item, "id": f"{item['id']}:open:{seat}"}
        renamed.append({**own, "items": _with_own_ids(item["items"], seat)} if "items" in item else own)
    return renamed
