"""Fluent messages: the engine names ids and arguments and never writes sentences.

The page formats them in the reader's language. An argument is a number, a keyword for a Fluent
selector, a seat (the page inserts its name) or another message (a card's name in a sentence). An id
with a dot names an attribute of a message: ``suit-anchor.acc`` is the attribute ``acc``.
"""

from collections.abc import Sequence
from typing import NotRequired, TypeAlias, TypedDict


class SeatRef(TypedDict):
    """A seat as an argument; the page shows its name in its colour."""

    seat: int


class Message(TypedDict):
    """A Fluent message ``id`` with its ``args``, led by an ``icon`` (a symbol of the sprite) if it has one."""

    id: str
    args: NotRequired[dict[str, "Arg"]]
    icon: NotRequired[str]


Arg: TypeAlias = int | str | SeatRef | Message


def msg(message_id: str, /, *, icon: str | None = None, **args: Arg) -> Message:
    """Message ``message_id`` with the keywords but ``icon`` as its arguments."""
    message: Message = {"id": message_id}
    if args:
        message["args"] = args
    if icon is not None:
        message["icon"] = icon
    return message


def enumeration(last: str, items: Sequence[Arg]) -> Arg:
    """``items`` in one argument, separated by commas; message ``last`` joins the last two."""
    *rest, listed = items
    for index, item in enumerate(reversed(rest)):
        listed = msg("core-comma" if index else last, first=item, rest=listed)
    return listed


def seat_ref(seat: int) -> SeatRef:
    """``seat`` (0, 1, ...) as an argument of a message."""
    return {"seat": seat}
