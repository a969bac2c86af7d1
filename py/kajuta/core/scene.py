"""The scene: everything that lies on the table, in a vocabulary shared by all games.

A scene is plain JSON. It says what is where, and the page decides how it looks. A scene consists of areas; areas
contain elements and other areas. Everything that can be pointed at is an element with an id. The id of a face-down card
names its place (``hand:2``), never the card. A scene is made for one viewer: a seat, or None for spectators. Scenes of
different viewers differ only in the secrets that they show, never in their order; the page itself moves the viewer's
own seat to the front.

Vocabulary:

* areas: ``row`` (things side by side, wrapping), ``fan`` (a hand), ``pile-up`` (things in a column), ``grid`` (cells in
  rows and columns), ``board`` (things at coordinates over a drawn backdrop, with routes), ``track`` (a scale with
  markers), ``panel`` (areas under one heading).
* elements: ``card``, ``pile``, ``die``, ``token``, ``figure``, ``slot`` (an empty place that stays visible), ``space``
  (a place of a board or grid), ``number``, ``text``, ``button``.

If a game needs a new word, add it here and to the page, so that all games can use it.
"""

from typing import Annotated, Any, Literal, Required, TypeAlias, TypedDict, get_args

from kajuta.core.message import Message, msg, seat_ref

Place: TypeAlias = Literal["seat", "table", "moment", "hand", "actions", "side"]
AreaKind: TypeAlias = Literal["row", "fan", "pile-up", "grid", "board", "track", "panel"]
ElementKind: TypeAlias = Literal["card", "pile", "die", "token", "figure", "slot", "space", "number", "text", "button"]


Mark: TypeAlias = Literal[
    "protected",  # cannot be lost: drawn raised, with a sign
    "fresh",  # has just arrived: drawn slightly tilted
    "chosen",  # already chosen in the open decision
    "sealed",  # the viewer's secret choice while others still choose; set by the match, not by games
    "spent",  # used up for now: drawn dim
    "damaged",  # damaged: drawn crossed out
    "closed",  # a place that cannot be used: drawn hatched
    "empty",  # something is missing here: drawn as an outline
    "target",  # the object of the open decision
    "warning",  # dangerous: drawn in a warning color, with a sign
]
"""States of an element that the page draws in a special way."""

MARKS: tuple[Mark, ...] = get_args(Mark)


class Face(TypedDict, total=False):
    """The front of a card, die or other object.

    ``icon``: icon of the sprite sheet. ``color``: name of a color of the theme.
    ``name``: shown at larger sizes only. ``value``: shown in the corners.
    ``art``: multicolored picture of the sprite sheet that fills the face; on an element with ``back`` set it is the
    picture of the card's back, instead of the game's usual one.
    ``text``: small print on a large card.
    ``frame``: outline drawn behind the icon in ``color``, so that its shape tells the same as the color.
    ``signs``: small icons in a column along the left edge of a card.
    ``unit``: icon for what the value of a card counts; without a value it stands alone.
    ``word``: the meaning of a number's icon in one word, shown next to it if there is room.
    ``foot``: text in the lower corner of a card, instead of the repeated value.
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
    """One object on the table. ``id``, ``kind`` and ``label`` (its accessible name) are required.

    ``face``: its front; ``back``: True for a card back.
    ``count``: number of objects lying here, shown as a badge. ``badge``: short remark in the corner. ``note``: small
    text below.
    ``marks``: see Mark. ``seat``: the seat whose color and symbol it shows.
    ``key``: identity of a visible physical object, used by motions.
    ``contents``: elements that open on request, such as the cards of a pile.
    ``at``: (row, column) in a grid, counted from the top left; on a board (x, y) of the top left corner.
    ``size``: (rows, columns) in a grid; (width, height) on a board. ``turn``: rotation in degrees. ``scale``: "s", "m"
    or "l".
    ``inert``: display only, never part of a click path. ``primary``: the default button.
    ``about``: a sentence or two that explain the object, shown on hover, keyboard focus, a long press, or a click that
    has no other effect. An inert element with it can be focused.
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
    """A line on a board through ``points`` (x, y); with ``arrow`` it ends in an arrowhead."""

    points: Required[list[tuple[float, float]]]
    style: Literal["route", "current", "coast", "wall", "path"]
    arrow: bool
    color: str


class TrackMarker(TypedDict, total=False):
    """A marker at ``value`` on a track."""

    id: str
    value: Required[int]
    seat: int
    icon: str
    label: Message
    key: str


class Area(TypedDict, total=False):
    """A part of the table. ``id`` and ``kind`` are required; ``title`` is its heading.

    ``place``: where the page puts it: "seat" (public objects of the seat ``seat``), "table" (the middle), "moment"
    (current or latest events, next to the table), "hand" (private objects of the viewer), "actions" (buttons, within
    reach of the thumb), "side" (reference material).
    ``score`` and ``tagline`` are shown in the head of a seat's panel.
    ``folded``: only ``summary`` is shown until the viewer opens the area.
    A grid has ``rows`` and ``columns``. A board has ``extent`` (width and height in its own units), ``backdrop`` (a
    picture of the sprite sheet, stretched over the extent), ``routes``, and ``zoom`` if it may be larger than the
    screen. A track runs from ``first`` to ``last`` and has ``markers``.
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
    """The whole table as one viewer sees it.

    ``status``: instruction for the seat to act, in the imperative, without a name or full stop ("Flip another card or
    take the loot"). The page puts "Your turn: " before it; together at most 60 characters. No other seat sees it.
    ``turn``: seat whose turn it is, if a different seat has to decide.
    ``gain``: value of the open decision, shown large.
    ``areas``: the areas in reading order.
    """

    status: Message
    turn: int
    gain: str
    areas: Required[list[Area]]


def whose_turn(scene: Scene, to_act: int | None) -> Message:
    """Status for all seats except ``to_act``, the seat that decides; ``to_act`` is None when the game is over."""
    if to_act is None:
        return msg("game-over")
    if "turn" not in scene:
        return msg("on-turn", seat=seat_ref(to_act))
    return msg("on-turn-decides", seat=seat_ref(to_act), turn=seat_ref(scene["turn"]))


def element(kind: ElementKind, id: str, label: Message, **more: Any) -> Element:
    """Create an element with the optional keys ``more``, leaving out those that are None."""
    made: Any = {"id": id, "kind": kind, "label": label}
    for key, value in more.items():
        if value is not None:
            made[key] = value
    return made  # type: ignore[no-any-return]


def area(kind: AreaKind, id: str, items: list[Any], **more: Any) -> Area:
    """Create an area with the optional keys ``more``, leaving out those that are None."""
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
