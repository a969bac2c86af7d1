"""The table with all hands open, as it is looked at when a game is over."""

from collections.abc import Iterable
from typing import Any

from kajuta.core.errors import IllegalAction
from kajuta.core.scene import Area, Scene
from kajuta.match.position import MatchPosition

ALL_HANDS = "all"
"""The viewpoint that sees all hands, when a game is over."""


def viewpoint(now: MatchPosition, wanted: int | str | None, viewer: int | None) -> tuple[int | None, bool]:
    """Seat from which ``viewer`` sees the past, and whether with all hands open.

    ``wanted``: None for the viewer's own, after the end a seat, or ALL_HANDS; raises IllegalAction.
    """
    if wanted is None:
        return viewer, False
    if now.due().kind == "over":
        if wanted == ALL_HANDS:
            return viewer, True
        if type(wanted) is int and 0 <= wanted < len(now.players):
            return wanted, False
    raise IllegalAction("past-closed")


def all_hands(position: MatchPosition, viewer: int | None) -> Scene:
    """Return the table as ``viewer`` sees it (None: as everybody does), with what each seat holds open.

    What a seat alone sees of its own things lies where it lay; a hand that has one place on the table for whoever
    looks lies beside the seat's things.
    """
    scene = position.game.scene
    public = {area["id"]: area for area in scene(position.state, None)["areas"]}
    seen = scene(position.state, viewer)
    areas = list(seen["areas"])
    places = {area["id"]: place for place, area in enumerate(areas)}
    for seat in range(len(position.players)):
        if seat == viewer:
            continue
        for area in scene(position.state, seat)["areas"]:
            secret = area != public.get(area["id"])
            if secret and area.get("seat") == seat:
                if area["id"] in places:
                    areas[places[area["id"]]] = area
                else:
                    areas.append(area)
            elif secret and area.get("place") == "hand":
                areas.append(_beside(area, seat))
    return {**seen, "areas": areas}


def _beside(area: Area, seat: int) -> Area:
    """Return a hand as an area among the things of ``seat``, with ids of its own."""
    return {
        **area,
        "id": f"{area['id']}:open:{seat}",
        "place": "seat",
        "seat": seat,
        "items": _own(area["items"], seat),
    }


def _own(items: Iterable[Any], seat: int) -> list[Any]:
    own = []
    for item in items:
        renamed = {**item, "id": f"{item['id']}:open:{seat}"}
        own.append({**renamed, "items": _own(item["items"], seat)} if "items" in item else renamed)
    return own
