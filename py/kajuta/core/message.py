"""Fluent messages: the engine names message ids and arguments; the page turns them into sentences.

The page formats messages in the reader's language. An argument is a number, a keyword for a Fluent selector, a seat
(the page inserts its player's name) or another message, such as the name of a card. An id with a dot names an attribute
of a message: ``suit-anchor.acc`` is the attribute ``acc`` of ``suit-anchor``.
"""

from collections.abc import Sequence
from typing import NotRequired, TypeAlias, TypedDict


class SeatRef(TypedDict):
    """A seat as an argument of a message; the page shows its player's name in the color of the seat."""

    seat: int


class Message(TypedDict):
    """The id of a Fluent message with its arguments, and optionally an ``icon`` that is shown before it."""

    id: str
    args: NotRequired[dict[str, "Arg"]]
    icon: NotRequired[str]


Arg: TypeAlias = int | str | SeatRef | Message


def msg(message_id: str, /, *, icon: str | None = None, **args: Arg) -> Message:
    """Message ``message_id`` with the keyword arguments ``args``, and optionally with an icon."""
    message: Message = {"id": message_id}
    if args:
        message["args"] = args
    if icon is not None:
        message["icon"] = icon
    return message


def enumeration(last: str, items: Sequence[Arg]) -> Arg:
    """``items`` joined into one argument: with commas, and between the last two with the message ``last``."""
    *rest, listed = items
    for index, item in enumerate(reversed(rest)):
        listed = msg("core-comma" if index else last, first=item, rest=listed)
    return listed


def seat_ref(seat: int) -> SeatRef:
    """Reference to ``seat`` (0, 1, ...) for use as an argument of a message."""
    return {"seat": seat}
