"""The scene: what lies on the table, in a vocabulary for all games.

A scene is plain JSON. It says what is where; the page decides how it looks. It holds areas, areas
hold elements (and other areas). Everything that may be pointed at is an element with an id; the
ids of face-down things name places (``hand:2``), never cards. A scene is made for a viewer, a
seat or None; it differs between viewers only where it shows secrets, never in its order: the page
moves the viewer's own seat to the front.

The words:

* areas: ``row`` (things side by side, wrapping), ``fan`` (a hand), ``pile-up`` (things in a
  column), ``grid`` (cells in rows and columns), ``board`` (things at coordinates over a drawn
  backdrop, with routes), ``track`` (a scale with markers), ``panel`` (areas under one heading).
* elements: ``card``, ``pile``, ``die``, ``token``, ``figure``, ``slot`` (an empty place that
  stays visible), ``space`` (a place of a board or grid), ``number``, ``text``, ``button``.

A word that is missing is added here and on the page, for every game.
"""

from typing import Annotated, Any, Literal, Required, TypeAlias, TypedDict, get_args

from kajuta.core.message import Message, msg, seat_ref

Place: TypeAlias = Literal["seat", "table", "moment", "hand", "actions", "side"]
AreaKind: TypeAlias = Literal["row", "fan", "pile-up", "grid", "board", "track", "panel"]
ElementKind: TypeAlias = Literal["card", "pile", "die", "token", "figure", "slot", "space", "number", "text", "button"]


Mark: TypeAlias = Literal[
    "protected",  # safe from a loss: raised and marked
    "fresh",  # has just arrived: lies a little askew
    "chosen",  # part of what is being decided
    "sealed",  # the viewer's choice in a sealed round, set by the match
    "spent",  # used up for now: dim
    "damaged",  # crossed out by damage
    "closed",  # a place that is closed: hatched
    "empty",  # an outline of what is missing
    "target",  # what the open decision is about
    "warning",  # drawn in the colour of danger, with a sign
]
"""States of a thing that are drawn."""

MARKS: tuple[Mark, ...] = get_args(Mark)


class Face(TypedDict, total=False):
    """The front of a thing. ``icon`` and ``art`` are symbols of the sprite, ``color`` is a role.

    ``name`` is written on larger sizes only, ``value`` stands in the corners, ``art`` is a picture
    that fills the face (a symbol with its own colours; of a thing with ``back`` its back, where the game's own
    ``back`` is not meant), ``text`` is small print on a large card.
    ``frame`` is a symbol drawn behind the icon in ``color``: its outline tells in a shape what the
    color tells.
    ``signs``: small icons in a column along the left edge of a card.
    ``unit``: a symbol of the sprite that says what the value of a card counts; by itself it says what is meant
    where nothing is counted.
    ``word``: what the icon of a number means in a word, said beside it where there is room.
    ``foot``: what stands in the lower corner of a card where its value does not stand there again.
    """

    icon: str
    name: Message
    value: str | int
    color: str
    art: str
    text: Message
    frame: str
    signs: list[str]
    unit: str
    foot: Message
    word: Message


class Element(TypedDict, total=False):
    """One thing. ``id``, ``kind`` and ``label`` (its accessible name) are always there.

    ``face``: its front; ``back``: True for a card back. ``count``: how many things lie here (shown
    as a badge). ``badge``: a short remark in the corner. ``note``: small text below. ``marks``:
    see Mark. ``seat``: whose colour and shape it bears. ``key``: the identity of a visible
    physical thing, by which motions name it. ``contents``: what opens on request (a pile's cards).
    ``at``: (row, column) in a grid, counted from the top left; (x, y) of the top left corner on a
    board. ``size``: (rows, columns) spanned, or (width, height) on a board. ``turn``: degrees.
    ``scale``: "s", "m", "l". ``inert``: shows something and is never part of a click path.
    ``primary``: the button that does the obvious thing. ``about``: a sentence or two on what the thing
    does or means, told to whoever points at it, comes to it with the keys, presses it long, or clicks
    it where the click does nothing else; an inert thing that has it can be pointed at for that.
    """

    id: Required[str]
    kind: Required[ElementKind]
    label: Required[Message]
    face: Face
    back: bool
    count: int
    badge: Message
    note: Message
    marks: list[Mark]
    seat: int
    color: str
    key: str
    contents: list["Element"]
    at: tuple[float, float]
    size: tuple[float, float]
    turn: int
    scale: Literal["s", "m", "l"]
    inert: bool
    primary: bool
    about: Message


class Route(TypedDict, total=False):
    """A line on a board through ``points`` (x, y), with an ``arrow`` at its end if it has a direction."""

    points: Required[list[tuple[float, float]]]
    style: Literal["route", "current", "coast", "wall", "path"]
    arrow: bool
    color: str


class TrackMarker(TypedDict, total=False):
    """Something that stands at ``value`` on a track."""

    id: str
    value: Required[int]
    seat: int
    icon: str
    label: Message
    key: str


class Area(TypedDict, total=False):
    """A part of the table. ``id`` and ``kind`` are always there; ``title`` is its heading.

    ``place``: where the page puts it: "seat" (what everybody may know of seat ``seat``), "table"
    (the middle), "moment" (what is under way or has just happened, next to the table), "hand" (what
    only its viewer holds), "actions" (buttons, within the thumb's reach), "side" (things to consult).
    ``score`` and ``tagline`` stand in a seat panel's head.
    ``folded``: only ``summary`` is shown until somebody opens the area.
    A grid has ``rows`` and ``columns``; a board has ``extent`` (width, height in its own units),
    ``backdrop`` (a symbol of the sprite, stretched over the extent), ``routes``, ``zoom`` (it may
    be larger than the screen); a track runs from ``first`` to ``last`` with ``markers``.
    """

    id: Required[str]
    kind: Required[AreaKind]
    title: Message
    place: Place
    seat: int
    score: int
    tagline: Message
    items: Required[Annotated[list[Any], "(Area | SceneElement)[]"]]
    folded: bool
    summary: list[Element]
    rows: int
    columns: int
    extent: tuple[float, float]
    backdrop: str
    routes: list[Route]
    zoom: bool
    first: int
    last: int
    markers: list[TrackMarker]


class Scene(TypedDict, total=False):
    """The whole table.

    ``status`` says what to do now: an imperative without a name and a full stop, at most 60 characters
    with "Your turn: " before it ("Flip another card or take the loot"). The page puts before it who
    does, and shows it to nobody else. ``turn``: the seat whose turn it is, where another one decides.
    ``gain`` is what the decision is worth (shown large), ``areas`` stand in reading order.
    """

    status: Message
    turn: int
    gain: str
    areas: Required[list[Area]]


def whose_turn(scene: Scene, to_act: int | None) -> Message:
    """Status for everybody but ``to_act``, the seat that decides; None: the game is over."""
    if to_act is None:
        return msg("game-over")
    if "turn" not in scene:
        return msg("on-turn", seat=seat_ref(to_act))
    return msg("on-turn-decides", seat=seat_ref(to_act), turn=seat_ref(scene["turn"]))


def element(kind: ElementKind, id: str, label: Message, **more: Any) -> Element:
    """Element with the keys ``more``; those that are None are left out."""
    made: Any = {"id": id, "kind": kind, "label": label}
    for key, value in more.items():
        if value is not None:
            made[key] = value
    return made  # type: ignore[no-any-return]


def area(kind: AreaKind, id: str, items: list[Any], **more: Any) -> Area:
    """Area with the keys ``more``; those that are None are left out."""
    made: Any = {"id": id, "kind": kind, "items": items}
    made.update((key, value) for key, value in more.items() if value is not None)
    return made  # type: ignore[no-any-return]


def elements(node: Any) -> list[Element]:
    """All elements of a scene or area in reading order, without those in ``contents`` and ``summary``."""
    found: list[Element] = []
    for item in node.get("areas", node.get("items", ())):
        if "items" in item:
            found.extend(elements(item))
        else:
            found.append(item)
    return found
