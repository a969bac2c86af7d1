"""Motions: descriptions of animations between two scenes, in a few verbs shared by all games.

An event lists its motions, and the page plays the events of one step one after the other. A place is the id of an
element or an area, or ``seat:2`` for everything that belongs to seat 2. A motion that shows a secret names the seats
that see it and a replacement for all other viewers: the player who draws a card sees it fly face up into its place in
the hand, and the others see a card back fly to the whole hand. A test for all games checks that motions never show a
viewer a secret.
"""

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple, TypeAlias

Verb: TypeAlias = Literal["fly", "flip", "roll", "shake", "glow", "ripple"]
VERBS: tuple[Verb, ...] = ("fly", "flip", "roll", "shake", "glow", "ripple")


class Motion(NamedTuple):
    """One movement.

    ``verb``: an object may "fly", "flip" over or "roll" (a die); a place may "shake" (harm), "glow" (attention) or
    "ripple" (spreading waves).
    ``to``: where it happens, in the scene after the step; for a flight its destination. "" with "shake" means the whole
    table.
    ``start``: where a flight begins, in the scene before the step. ``along``: places that it passes, in order.
    ``what``: key of the object that flies; "" for a face-down card.
    ``icon``: icon that flies instead of an object of the scene, such as a coin.
    ``seats``: seats that see this motion (None: everybody). All others see ``for_others`` (None: nothing).
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
        """The motion that the seat ``viewer`` sees (None: a spectator), or None if there is nothing to see."""
        return self if self.seats is None or viewer in self.seats else self.for_others

    def to_json(self) -> dict[str, Any]:
        """The motion as JSON for the page, without the information about who sees it."""
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
    """Flight of the object with the key ``what``, visible to everybody; "" is a face-down card."""
    return Motion("fly", to, start, along, what)


def fly_face_down(count: int, start: str, to: str) -> list[Motion]:
    """Flights of ``count`` face-down cards."""
    return [fly("", start, to)] * count


def fly_cards(keys: Iterable[str], start: str, to: str, seats: tuple[int, ...] | None = None) -> list[Motion]:
    """Flights of the cards with these ``keys``; only ``seats`` see the faces (None: everybody)."""
    for_others = None if seats is None else fly("", start, to)
    return [fly(key, start, to)._replace(seats=seats, for_others=for_others) for key in keys]


def fly_icon(icon: str, start: str, to: str) -> Motion:
    """Flight of an icon, for things without an element of their own, such as a coin that is only counted."""
    return Motion("fly", to, start, icon=icon)


def motion_for_seat_and_for_others(seat: int, seen: Motion, for_others: Motion | None) -> Motion:
    """Motion that looks like ``seen`` to ``seat`` and like ``for_others`` to everybody else."""
    return seen._replace(seats=(seat,), for_others=for_others)


def shake(place: str = "") -> Motion:
    """Shake ``place``, or the whole table, to show a loss."""
    return Motion("shake", place)


def ripple(place: str) -> Motion:
    """Waves spreading from ``place``."""
    return Motion("ripple", place)


def flip(place: str) -> Motion:
    """Flip of the object at ``place``."""
    return Motion("flip", place)


def roll(place: str) -> Motion:
    """Roll of the die at ``place``."""
    return Motion("roll", place)


def glow(place: str) -> Motion:
    """Highlight of ``place``."""
    return Motion("glow", place)
