"""Motions: animations between two scenes, in a few verbs that any game may use.

An event names its motions, and the page plays the events of a step one after the other. A place is the id of an
element or of an area, or ``seat:2`` for all of a seat. What only some may see says so and names what all others see
instead: a card that somebody draws flies to its place in the own hand, and with its back up to the hand as a whole
for everybody else. A test over all games asks that two tables which look alike to a seat move alike for it.
"""

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple, TypeAlias

Verb: TypeAlias = Literal["fly", "flip", "roll", "shake", "glow", "ripple"]
VERBS: tuple[Verb, ...] = ("fly", "flip", "roll", "shake", "glow", "ripple")


class Motion(NamedTuple):
    """One movement.

    ``verb``: a thing may "fly", "flip" over or "roll" (a die); a place may "shake" (harm), "glow" (look here) or
    "ripple" (waves go out from it).
    ``to``: the place where it happens, of a flight the one where it ends, in the scene afterwards; "" with "shake"
    is the whole table.
    ``start``: the place that a flight begins at, in the scene before. ``along``: places it passes, in their order.
    ``what``: the key of the thing that flies; "" for one that nobody may tell from others, which shows its back.
    ``icon``: a symbol that flies where no thing of the scene does: a coin.
    ``seats``: who sees it so (None: everybody); all others see ``for_others`` (None: nothing).
    """

    verb: Verb
    to: str
    start: str = ""
    along: tuple[str, ...] = ()
    what: str = ""
    icon: str = ""
    seats: tuple[int, ...] | None = None
    for_others: "Motion | None" = None

    def seen_by(self, viewer: int | None) -> "Motion | None":
        """The motion as ``viewer`` sees it (viewer None: as everybody may), None if invisible."""
        return self if self.seats is None or viewer in self.seats else self.for_others

    def to_json(self) -> dict[str, Any]:
        """The motion for the page as JSON, without who else sees it."""
        told: dict[str, Any] = {"verb": self.verb, "to": self.to}
        if self.start:
            told["from"] = self.start
        if self.along:
            told["along"] = list(self.along)
        if self.what:
            told["what"] = self.what
        if self.icon:
            told["icon"] = self.icon
        return told


def fly(what: str, start: str, to: str, along: tuple[str, ...] = ()) -> Motion:
    """Flight of the thing with the key ``what``, seen by everybody; "": a face-down card."""
    return Motion("fly", to, start, along, what)


def fly_face_down(count: int, start: str, to: str) -> list[Motion]:
    """Flights of ``count`` cards whose faces nobody sees."""
    return [fly("", start, to)] * count


def fly_cards(keys: Iterable[str], start: str, to: str, seats: tuple[int, ...] | None = None) -> list[Motion]:
    """Flights of the cards with ``keys``; only ``seats`` see their faces (None: all)."""
    for_others = None if seats is None else fly("", start, to)
    return [fly(key, start, to)._replace(seats=seats, for_others=for_others) for key in keys]


def fly_icon(icon: str, start: str, to: str) -> Motion:
    """Flight of a symbol, for what is only counted and has no element: a coin."""
    return Motion("fly", to, start, icon=icon)


def motion_for_seat_and_for_others(seat: int, seen: Motion, for_others: Motion | None) -> Motion:
    """Motion that ``seat`` sees as ``seen`` and all others as ``for_others``."""
    return seen._replace(seats=(seat,), for_others=for_others)


def shake(place: str = "") -> Motion:
    """Shaking of ``place``, or of the whole table, for a loss."""
    return Motion("shake", place)


def ripple(place: str) -> Motion:
    """Waves that spread from ``place``."""
    return Motion("ripple", place)


def flip(place: str) -> Motion:
    """Turning over of what lies at ``place``."""
    return Motion("flip", place)


def roll(place: str) -> Motion:
    """Roll of the die at ``place``."""
    return Motion("roll", place)


def glow(place: str) -> Motion:
    """Highlight of ``place``."""
    return Motion("glow", place)
