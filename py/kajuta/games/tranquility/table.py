"""The position as people see it, click it and are told why not."""

from collections.abc import Sequence

from kajuta.core.game import Move
from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.scene import Area, Element, Scene, area, element
from kajuta.core.state import Action
from kajuta.games.tranquility import outlook, texts
from kajuta.games.tranquility.cards import (
    BORDER,
    COMPASS,
    DISCARDED,
    FINISH,
    MONSTER,
    MOST_COST,
    NAMES,
    ORANGE,
    PURPLE,
    ROCKS,
    START,
    WILD,
    YELLOW,
    Card,
    is_island,
)
from kajuta.games.tranquility.rules import Tranquility
from kajuta.games.tranquility.sea import COMPETITIVE, DAY_NIGHT, PYRAMID

MARGIN = 7
CELL = 10
CARD_SIZE = 9.2
"""Measures of the board: the border around the cells, the step from cell to cell, a card."""


def scene(state: Tranquility, viewer: int | None) -> Scene:
    """Return the table as ``viewer`` may see it, as everybody may where it is None."""
    seats = range(len(state.hands))
    return {
        "status": _status(state),
        "areas": [
            *(part for seat in seats for part in (_hand(state, seat, viewer), _goods(state, seat))),
            _sea(state),
            *_open_cards(state),
            *_numbers(state, viewer),
            _actions(state, viewer),
            *_facing(state),
        ],
    }


def moves(state: Tranquility) -> list[Move]:
    """Return the click paths of all legal actions."""
    return [
        Move(action, _path(state, action), hint=_hint(state, action), confirm=_confirm(state, action))
        for action in state.legal_actions()
    ]


def why_not(state: Tranquility, path: Sequence[str]) -> str | None:
    """Return the clause that forbids to click the last element of ``path``."""
    kind, _, rest = path[-1].partition(":")
    deciding = _deciding(state)
    if path[0] == "compass":
        return "compass.use"
    if kind == "hand":
        return _why_not_card(state, deciding, _card_at(state, path[-1]))
    if kind == "cell":
        return _why_not_cell(state, deciding, path, int(rest))
    if kind == "row":
        return _why_not_row(state, deciding, int(rest))
    if deciding == "turn" and kind in ("start", "finish"):
        return _why_not_corner(state, path, kind)
    if deciding == "turn" and kind == "discard" and _must_start(state):
        return "start.must"
    return _WHY_NOT.get(kind)


_WHY_NOT = {
    "discard": "turn.discard",
    "discard-all": "compass.discard",
    "turn-card": "night.turn",
    "yellow": "compass.use",
    "orange": "compass.use",
    "display": "duel.draw",
    "stay": "rocks.stay",
}
"""Clauses by the kind of a dark element."""


def _must_start(state: Tranquility) -> bool:
    """Say whether the seat whose turn it is has to lay a Start."""
    return not state.started and START in state.hands[state.active]


def _why_not_card(state: Tranquility, deciding: str, card: Card) -> str | None:
    if deciding in ("pay", "give", "down"):
        if card == MONSTER:
            return "monsters.keep"
        return "start.keep" if card == START and not state.started else "cost.order"
    if deciding != "turn":
        return None
    if _must_start(state):
        return "start.must"
    if card == START:
        return "start.once"
    if card == FINISH:
        return _why_no_finish(state)
    if card == MONSTER:
        return "monsters.play"
    if card == WILD:
        return "wild.island"
    return _why_nowhere(state, card)


def _why_not_corner(state: Tranquility, path: Sequence[str], corner: str) -> str:
    """Return why neither the places of the Start and the Finish nor the card chosen before lead on."""
    card = _card_at(state, path[0]) if len(path) > 1 and path[0].startswith("hand") else 0
    if corner == "finish":
        return _why_no_finish(state) if card in (FINISH, WILD) else "finish.lay"
    return "start.once" if card == WILD and state.started else "start.lay"


def _why_no_finish(state: Tranquility) -> str:
    """Return why a Finish cannot be laid: a monster is held, or the sea is not ready."""
    if state.started and all(state.sea):
        return "monsters.finish"
    return "finish.lay"


def _why_nowhere(state: Tranquility, card: Card) -> str:
    """Return why an island fits no cell: what forbids the first free cell between its neighbours in number."""
    if card in state.sea:
        return "wild.taken"
    for cell, number in enumerate(state.sea):
        if not number:
            gap = state.gap_at(cell)
            if gap.below < card < gap.above:
                return _why_not_island(state, card, cell)
    return "lay.free" if all(state.sea) else "lay.order"


def _why_not_row(state: Tranquility, deciding: str, row: int) -> str | None:
    """Return why the border card of a row cannot be chosen."""
    if deciding == "rocks":
        return "rocks.move"
    if deciding == "place-rocks":
        return "explore.rocks"
    if deciding == "purple":
        return "storms.purple-rows" if row in state.purple else "storms.purple"
    if row in state.purple:
        return "compass.use"
    return "rocks.row" if row == state.rocks else None


def _why_not_cell(state: Tranquility, deciding: str, path: Sequence[str], cell: int) -> str | None:
    if deciding == "attack":
        return "explore.monster"
    if deciding != "turn":
        return None
    if len(path) == 1:
        return "start.must" if _must_start(state) else "turn.lay"
    if path[0] == "turn-card":
        return "night.turn"
    card = _card_at(state, path[0])
    if card == MONSTER:
        return "monsters.play"
    if card in (START, FINISH):
        return "start.lay" if card == START else "finish.lay"
    return _why_not_island(state, card, cell)


def _why_not_island(state: Tranquility, card: Card, cell: int) -> str:
    """Return the clause that forbids to lay ``card``, an island or a wild card, on ``cell``."""
    if state.sea[cell]:
        return "lay.free"
    if state.closed_cells() >> cell & 1:
        return _why_closed(state, cell)
    gap = state.gap_at(cell)
    if card != WILD and not gap.below < card < gap.above:
        return "wild.taken" if card in state.sea else "lay.order"
    if state.orange[state.active] and not state.has_neighbor(cell):
        return "storms.orange"
    if card == WILD:
        return "wild.island"
    return "cost.most" if state.cost(cell, card) > MOST_COST else "cost.pay"


def _why_closed(state: Tranquility, cell: int) -> str:
    row = state.shape().row_of[cell]
    if row == state.rocks:
        return "rocks.row"
    return "storms.purple" if row in state.purple else "arch.top"


def _deciding(state: Tranquility) -> str:
    """Return the kind of the open decision, "turn" for the choice of an action, "" after the end."""
    if state.to_act is None:
        return ""
    return state.pending[-1].kind if state.pending else "turn"


# What is clicked


def _hand_id(state: Tranquility, card: Card, low: int = 0) -> str:
    assert state.to_act is not None
    return f"hand:{state.to_act}:{state.hands[state.to_act].index(card, low)}"


def _card_at(state: Tranquility, hand_id: str) -> Card:
    """Return the card that an id of the hand of the deciding seat means."""
    _, seat, place = hand_id.split(":")
    return state.hands[int(seat)][int(place)]


def _path(state: Tranquility, action: Action) -> tuple[str, ...]:
    """Return the elements that stand for ``action``."""
    match action:
        case ("lay", int(card), int(cell)):
            return (_hand_id(state, card), f"cell:{cell}")
        case ("wild" | "wild-monster", int(cell)):
            return (_hand_id(state, WILD), f"cell:{cell}")
        case ("monster", int(cell)):
            return (_hand_id(state, MONSTER), f"cell:{cell}")
        case ("start",):
            return (_hand_id(state, START), "start")
        case ("finish",):
            return (_hand_id(state, FINISH), "finish")
        case ("wild-start" | "wild-finish" as kind,):
            return (_hand_id(state, WILD), kind.removeprefix("wild-"))
        case ("turn", int(cell)):
            return ("turn-card", f"cell:{cell}")
        case ("attack", int(cell)):
            return (f"cell:{cell}",)
        case ("pay", int(card)):
            return (_hand_id(state, card, state.pending[-1].low),)
        case ("rocks" | "row", int(row)):
            return (f"row:{row}",)
        case ("compass", *storm):
            return ("compass", _storm_id(storm))
        case ("wild-compass", *storm):
            return (_hand_id(state, WILD), _storm_id(storm))
        case ("take", int(card)):
            return (f"display:{state.display.index(card)}",)
        case ("offer" | "top" | "number" as kind, int(count)):
            return (f"{kind}:{count}",)
    return (str(action[0]),)


def _storm_id(storm: Sequence[int | str]) -> str:
    kind, where = storm
    return f"row:{where}" if kind == "purple" else f"{kind}:{where}"


def _hint(state: Tranquility, action: Action) -> Message | None:
    match action:
        case ("lay", int(card), int(cell)):
            warned = state.warnings and outlook.spoils(state, state.active, cell, card)
            return _price(state.cost(cell, card), warned)
        case ("number", int(number)):
            cell = state.pending[-1].what
            warned = state.warnings and outlook.spoils(state, state.active, cell, number, wild=True)
            return _price(state.cost(cell, number), warned)
        case ("turn", _):
            return _price(1, False)
        case ("discard",):
            return _price(DISCARDED, False)
        case ("stay",):
            return _price(DISCARDED, False)
    return None


def _price(cost: int, warned: bool) -> Message:
    return msg("price-hopeless" if warned else "price", count=cost)


def _confirm(state: Tranquility, action: Action) -> Message | None:
    """Return a question before a Finish that would lose because of wrongly turned cards."""
    if action[0] in ("finish", "wild-finish") and not state.is_well_turned():
        return msg("confirm-turned")
    return None


# Seats


def _hand(state: Tranquility, seat: int, viewer: int | None) -> Area:
    items = []
    low = _low(state, seat)
    for place, card in enumerate(state.hands[seat]):
        card_id = f"hand:{seat}:{place}"
        if seat == viewer:
            key = f"card:{card}" if is_island(card) else None
            marks = ["spent"] if place < low else None
            items.append(element("card", card_id, texts.card(card), face=_face(card), key=key, marks=marks, scale="m"))
        else:
            label = msg("card-hidden")
            items.append(element("card", card_id, label, back=True, inert=True, scale="s"))
    return area("fan", f"hand:{seat}", items, place="seat", seat=seat)


def _low(state: Tranquility, seat: int) -> int:
    """Return the place in the hand of ``seat`` before which no card can be chosen any more."""
    if state.pending and state.pending[-1].kind in ("pay", "give", "down") and state.pending[-1].seat == seat:
        return state.pending[-1].low
    return 0


def _goods(state: Tranquility, seat: int) -> Area:
    """Return what everybody may know of a seat: its piles, storms, offers and known cards."""
    duel = state.variant == COMPETITIVE
    discarded = len(state.discards[seat]) + len(state.blind[seat])
    items = [] if duel else [_count(f"pile:{seat}", "pile", "card-draw", len(state.piles[seat]))]
    items.append(_count(f"discards:{seat}", "discards", "card-discard", discarded))
    for kind, storms in ((YELLOW, state.yellow), (ORANGE, state.orange)):
        if storms[seat]:
            items.append(_storm(f"{NAMES[kind]}:{seat}", kind, storms[seat]))
    monsters = sum(card == MONSTER for card, _ in state.shown[seat])
    if monsters:
        label = msg("monsters-held", count=monsters)
        face = {"icon": texts.ICONS[MONSTER], "value": monsters, "color": "beast"}
        items.append(element("token", f"monsters:{seat}", label, face=face, inert=True))
    if state.offers and state.offers[seat] >= 0:
        items.append(_count(f"offered:{seat}", "offered", "hand", state.offers[seat]))
    tagline = None
    if duel:
        tagline = msg("lays-suns", icon="sun") if seat == state.sun else msg("lays-moons", icon="moon")
    elif len(state.hands) > 1 and seat == state.first_seat:
        tagline = msg("begins")
    score = sum(line.points for line in state.lines(seat)) if duel else None
    return area("row", f"goods:{seat}", items, place="seat", seat=seat, score=score, tagline=tagline)


def _count(count_id: str, name: str, icon: str, count: int) -> Element:
    face = {"icon": icon, "value": count, "name": msg(f"{name}-short", count=count)}
    return element("number", count_id, msg(name, count=count), face=face, inert=True)


def _storm(storm_id: str, kind: Card, count: int) -> Element:
    face = {"icon": texts.ICONS[kind], "color": f"storm-{NAMES[kind]}"}
    return element("token", storm_id, texts.kind(kind), face=face, count=count, marks=["warning"])


# The sea


def _sea(state: Tranquility) -> Area:
    shape = state.shape()
    rows = len(shape.rows)
    width = MARGIN + CELL * (int(max(shape.columns)) + 1)
    height = 2 * MARGIN + rows * CELL
    closed = state.closed_cells()
    items = [_cell(state, cell, closed) for cell in range(shape.size - 1, -1, -1)]
    items += [_border(state, row) for row in range(rows)]
    top = height - MARGIN
    items.append(_corner(state, "start", START, state.started, (0.4, top + 0.4)))
    items.append(_corner(state, "finish", FINISH, state.arrived, _finish_at(state)))
    items += [_placed(one, place, state.variant == PYRAMID) for place, one in enumerate(_stores(state))]
    routes = [{"points": _latitude(state, row), "style": "path", "color": "line"} for row in range(rows)]
    return area("board", "sea", items, place="table", extent=(width, height), routes=routes, backdrop="tranquility-sea")


def _at(state: Tranquility, cell: int) -> tuple[float, float]:
    """Return the top left corner of ``cell`` on the board."""
    shape = state.shape()
    above = len(shape.rows) - 1 - shape.row_of[cell]
    return (MARGIN + CELL * shape.columns[cell] + 0.4, MARGIN + CELL * above + 0.4)


def _finish_at(state: Tranquility) -> tuple[float, float]:
    x, y = _at(state, len(state.sea) - 1)
    return (x + CARD_SIZE / 2 - 3.1, y - MARGIN)


def _latitude(state: Tranquility, row: int) -> list[tuple[float, float]]:
    cells = state.shape().rows[row]
    y = _at(state, cells[0])[1] + CARD_SIZE / 2
    return [(_at(state, cells[0])[0], y), (_at(state, cells[-1])[0] + CARD_SIZE, y)]


def _cell(state: Tranquility, cell: int, closed: int) -> Element:
    number = state.sea[cell]
    cell_id = f"cell:{cell}"
    shape = state.shape()
    row = shape.row_of[cell]
    place = shape.rows[row].index(cell) + 1
    marks = ["closed"] if closed >> cell & 1 else []
    if state.pending and state.pending[-1].kind == "number" and state.pending[-1].what == cell:
        marks.append("target")
    if not number:
        bare = state.variant == PYRAMID and len(state.exploration) > 0
        face: dict[str, object] = {"icon": texts.ICONS[BORDER]} if bare else {}
        label = msg("cell-empty", row=row + 1, place=place)
        made = element("space", cell_id, label, face=face, marks=["empty", *marks])
    else:
        face = _face(number)
        if cell in state.wild_cells:
            face["icon"] = texts.ICONS[WILD]
        if state.variant in (DAY_NIGHT, COMPETITIVE):
            face["icon"] = "moon" if state.moon >> cell & 1 else "sun"
            face["color"] = "night" if state.moon >> cell & 1 else "day"
        label = msg("cell-laid", row=row + 1, place=place, number=number)
        made = element("card", cell_id, label, face=face, key=f"card:{number}", marks=marks or None)
    made["at"] = _at(state, cell)
    made["size"] = (CARD_SIZE, CARD_SIZE)
    return made


def _border(state: Tranquility, row: int) -> Element:
    """Return the border card left of ``row``: its latitude, or what closes the row."""
    x, y = _at(state, state.shape().rows[row][0])
    left = (x - CELL + 3.4, y + 1.6) if state.variant == PYRAMID else (0.6, y + 1.6)
    face: dict[str, object] = {"value": row + 1}
    label = msg("row", row=row + 1)
    marks = []
    if row in state.purple:
        face = {"icon": texts.ICONS[PURPLE], "color": "storm-purple"}
        label = msg("row-purple", row=row + 1)
        marks.append("warning")
    if row == state.rocks:
        face = {"icon": texts.ICONS[ROCKS], "color": "rock"}
        label = msg("row-rocks-purple" if marks else "row-rocks", row=row + 1)
        marks.append("warning")
    return element("token", f"row:{row}", label, face=face, marks=marks[:1] or None, at=left, size=(6, 6))


def _corner(state: Tranquility, corner: str, card: Card, laid: Card, at: tuple[float, float]) -> Element:
    """Return the place of the Start or of the Finish."""
    if laid:
        face = {"icon": texts.ICONS[laid], "color": NAMES[card]}
        made = element("card", corner, texts.kind(card), face=face)
    else:
        face = {"icon": texts.ICONS[card], "color": NAMES[card]}
        made = element("space", corner, msg(f"{corner}-place"), face=face, marks=["empty"])
    made["at"] = at
    made["size"] = (6.2, 6.2)
    return made


def _face(card: Card) -> dict[str, object]:
    if is_island(card):
        decade = (card - 1) // 10
        return {"icon": texts.ISLAND_ICONS[decade], "value": card, "color": f"isle-{decade}"}
    name = NAMES[card]
    return {"icon": texts.ICONS[card], "name": msg(f"card-{name}.short"), "color": name}


# What belongs to all


def _stores(state: Tranquility) -> list[Element]:
    """Return what lies above the sea: compasses, the exploration deck, suns and moons."""
    items = []
    if state.stormy or state.variant == PYRAMID:
        items.append(_compass(state))
    if state.variant == PYRAMID:
        items.append(_count("exploration", "exploration", "treasure-map", len(state.exploration)))
    if state.variant == DAY_NIGHT:
        items += _sky(state)
    return items


def _placed(one: Element, place: int, pyramid: bool) -> Element:
    """Put a thing above the sea, the first one at the left; beside a pyramid one below the other."""
    one["at"] = (0.6, 0.4 + 8.0 * place) if pyramid else (MARGIN + 13.0 * place, 0.4)
    one["size"] = (6.2, 6.2) if one["kind"] in ("pile", "slot") else (12.5, 6.2)
    return one


def _open_cards(state: Tranquility) -> list[Area]:
    """Return the cards that lie face up in the competitive variant, and the common deck."""
    if state.variant != COMPETITIVE:
        return []
    items = []
    for place, card in enumerate(state.display):
        key = f"card:{card}" if is_island(card) else None
        items.append(
            element("card", f"display:{place}", texts.card(card), face=_face(card), key=key, origin="deck", scale="m")
        )
    if state.deck:
        items.append(element("pile", "deck", msg("deck"), back=True, count=len(state.deck), inert=True, scale="m"))
    else:
        items.append(element("slot", "deck", msg("deck"), marks=["empty"], inert=True, scale="m"))
    return [area("row", "display", items, place="table", title=msg("display"))]


def _compass(state: Tranquility) -> Element:
    if not state.compasses:
        label = msg("compasses", count=0, supply=state.supply)
        return element("slot", "compass", label, face={"icon": "compass"}, marks=["empty"], scale="s")
    label = msg("compasses", count=state.compasses, supply=state.supply)
    face = {"icon": "compass", "color": NAMES[COMPASS]}
    return element("pile", "compass", label, face=face, count=state.compasses, scale="s")


def _sky(state: Tranquility) -> list[Element]:
    moons = state.moon.bit_count()
    suns = sum(map(bool, state.sea)) - moons
    half = len(state.sea) // 2
    return [
        element(
            "number",
            name,
            msg(f"sky-{name}", count=count, of=half),
            face={"icon": name, "value": f"{count}/{half}"},
            inert=True,
        )
        for name, count in (("sun", suns), ("moon", moons))
    ]


def _facing(state: Tranquility) -> list[Area]:
    """Return what the cards in all hands show."""
    if state.variant != DAY_NIGHT:
        return []
    facing = "moon" if state.facing else "sun"
    text = element("text", "facing", msg("facing", facing=facing), face={"icon": facing}, inert=True)
    return [area("row", "sky", [text], place="side")]


def _numbers(state: Tranquility, viewer: int | None) -> list[Area]:
    """Return the numbers that a wild card may take."""
    if _deciding(state) != "number":
        return []
    items = [
        element("button", f"number:{action[1]}", msg("number", number=int(action[1])), face={"value": int(action[1])})
        for action in state.legal_actions()
        if action[0] == "number" and viewer == state.to_act
    ]
    return [area("row", "numbers", items, place="actions", title=msg("numbers"))]


def _actions(state: Tranquility, viewer: int | None) -> Area:
    deciding = _deciding(state)
    buttons: list[Element] = []
    if viewer is not None and viewer == state.to_act:
        legal = state.legal_actions()
        if deciding in ("offer", "tops"):
            name = "offer" if deciding == "offer" else "top"
            buttons = [_amount(name, int(action[1])) for action in legal]
        else:
            kinds = [action[0] for action in legal]
            buttons = [
                _button(name, icon) for name, icon in _BUTTONS.get(deciding, ()) if name in kinds or name in _LASTING
            ]
            if "turn" in kinds:
                buttons.append(_button("turn-card", "yin-yang"))
    return area("row", "actions", buttons, place="actions")


_BUTTONS = {
    "turn": (("discard", "card-discard"), ("discard-all", "compass"), ("stuck", "ship-wreck")),
    "rocks": (("stay", "stone-pile"),),
    "window": (("pass", "cancel"), ("cancel", "compass"), ("wild-cancel", "card-joker")),
    "hands": (("keep-hands", "cancel"), ("turn-hands", "yin-yang")),
}
"""The buttons of each decision, with their icons."""

_LASTING = ("discard", "stay")
"""Buttons that stay, dark, where a rule forbids them: they can say why."""


def _button(button_id: str, icon: str) -> Element:
    return element("button", button_id, msg(button_id), face={"icon": icon})


def _amount(name: str, count: int) -> Element:
    return element(
        "button", f"{name}:{count}", msg(f"{name}-count", count=count), face={"name": msg("amount", count=count)}
    )


# The sentence at the top


def _status(state: Tranquility) -> Message:
    deciding = _deciding(state)
    if state.to_act is None:
        return msg("status-over")
    item = state.pending[-1] if state.pending else None
    count = item.what if item is not None else 0
    seat = seat_ref(state.to_act)
    if deciding == "turn":
        return msg(_turn_status(state), seat=seat)
    if deciding == "window":
        return msg("status-window", seat=seat, storm=texts.kind(count))
    if deciding == "offer":
        again = state.offers[state.to_act] >= 0
        total = sum(max(0, offer) for offer in state.offers)
        return msg("status-offer-again" if again else "status-offer", seat=seat, total=total)
    return msg(f"status-{deciding}", seat=seat, count=count)


def _turn_status(state: Tranquility) -> str:
    """Return which sentence tells what a turn may consist of, as far as everybody knows."""
    if all(state.sea):
        if not state.started:
            return "status-full-no-start"
        return "status-full-monsters" if state.shown_monsters() else "status-full"
    return "status-duel" if state.variant == COMPETITIVE else "status-turn"
