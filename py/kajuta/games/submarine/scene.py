"""Scene of the table: areas, elements and the status line."""

from collections.abc import Sequence

from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.scene import Area, Element, Scene, area, element
from kajuta.games.submarine import element_ids, messages
from kajuta.games.submarine.boxes_on_sea_backdrop import (
    BACKDROP,
    PORT_SIGN_BOX,
    SEA_SIZE,
    field_box,
    ship_box,
    submarine_box,
    surface_column_box,
    treasure_in_sea_box,
)
from kajuta.games.submarine.rules import SubmarinePosition
from kajuta.games.submarine.sea_grid import (
    COLUMN_COUNT,
    FIELD_COUNT,
    FIELD_OF_PLACE,
    IN_RESERVE,
    PLACES_OF_FIELD,
    RIGHT_HARBOR,
    Field,
    Place,
)
from kajuta.games.submarine.state import ACT_STAGE, BREAK_STAGE, MOVE_STAGE, PLACE_STAGE, SAIL_STAGE, SALVAGE_STAGE
from kajuta.games.submarine.tokens_and_cards import (
    COLORS,
    NO_TOKEN,
    TOKEN_COLOR,
    TOKEN_TYPE,
    TREASURE_TYPES,
    Color,
    Token,
    card_color,
)


def scene(state: SubmarinePosition, viewer: int | None) -> Scene:
    """Scene as ``viewer`` sees it; None for a spectator, who sees public information only."""
    return {
        "status": _status(state),
        "areas": [
            *(one for seat in range(len(state.hands)) for one in _seat_areas(state, seat)),
            _sea_area(state),
            _actions_area(state),
            _hand_area(state, viewer),
            _discard_area(state),
        ],
    }


# The sea


def _sea_area(state: SubmarinePosition) -> Area:
    """Surface, fields, figures and treasures."""
    fields = [
        element("space", element_ids.field_id(field), _field_label(state, field), **field_box(field))
        for field in range(FIELD_COUNT)
    ]
    figures = [one for field in range(FIELD_COUNT) for one in _submarine_figures(state, field)]
    figures += [_ship_figure(state, seat) for seat in range(len(state.ships))]
    treasures = [_treasure_token(state, place) for place, token in enumerate(state.board) if token != NO_TOKEN]
    items = [
        element("space", "port", msg("port"), face=_port_sign(state), **PORT_SIGN_BOX),
        *(
            element(
                "space",
                element_ids.surface_column_id(column),
                msg("surface", column=column + 1),
                **surface_column_box(column),
            )
            for column in range(COLUMN_COUNT)
        ),
        *fields,
        *figures,
        *treasures,
    ]
    return area("board", "sea", items, place="table", extent=SEA_SIZE, backdrop=BACKDROP)


def _field_label(state: SubmarinePosition, field: Field) -> Message:
    """Name of a field and what is in it: its treasures, then the submarines."""
    here = [messages.token_name(token) for place in PLACES_OF_FIELD[field] if (token := state.board[place]) != NO_TOKEN]
    for seat, subs in enumerate(state.subs):
        if count := subs.count(field):
            here.append(msg("subs-here", seat=seat_ref(seat), count=count))
    name = messages.field_name(field)
    return msg("field-with", where=name, content=messages.enumeration(here)) if here else name


def _port_sign(state: SubmarinePosition) -> dict[str, object] | None:
    return {"name": msg("port-sign")} if state.stage == SAIL_STAGE else None


def _is_salvage_open(state: SubmarinePosition) -> bool:
    """Whether the open decision is about salvaging, so that the scene shows prices."""
    return state.stage in (ACT_STAGE, SALVAGE_STAGE)


def _treasure_token(state: SubmarinePosition, place: Place) -> Element:
    token = state.board[place]
    marks = ["protected"] if place in state.laid else None
    return element(
        "token",
        element_ids.place_id(place),
        msg("treasure-at", treasure=messages.token_name(token), where=messages.field_name(FIELD_OF_PLACE[place])),
        face=_token_face(token),
        badge=_price(state, place),
        marks=marks,
        key=element_ids.token_animation_key(token),
        **treasure_in_sea_box(place),
    )


def _price(state: SubmarinePosition, place: Place) -> Message | None:
    """Number of cards that the treasure in ``place`` costs (fitting card and fees), None where it is out of reach."""
    field = FIELD_OF_PLACE[place]
    if not _is_salvage_open(state) or field not in state.salvage_fields() or place in state.laid:
        return None
    return msg("price", fees=len(state.fee_receivers(field)))


def _submarine_figures(state: SubmarinePosition, field: Field) -> list[Element]:
    """Elements of the submarines in ``field``: one figure for each seat."""
    owners = [seat for seat, subs in enumerate(state.subs) if field in subs]
    return [_submarine_figure(state, seat, field, number, len(owners)) for number, seat in enumerate(owners)]


def _submarine_figure(state: SubmarinePosition, seat: int, field: Field, number: int, of: int) -> Element:
    here = [sub for sub, where in enumerate(state.subs[seat]) if where == field]
    moving = seat == state.active and state.stage == MOVE_STAGE
    spent = moving and all(sub in state.moved for sub in here)
    return element(
        "figure",
        element_ids.submarines_id(seat, field),
        msg("subs", seat=seat_ref(seat), count=len(here), where=messages.field_name(field)),
        face={"icon": messages.SUBMARINE_ICON},
        seat=seat,
        count=len(here),
        key=element_ids.submarine_animation_key(seat, here[0]),
        marks=["spent"] if spent else None,
        scale="s",
        **submarine_box(field, number, of),
    )


def _ship_figure(state: SubmarinePosition, seat: int) -> Element:
    column = state.ships[seat]
    together = [other for other, where in enumerate(state.ships) if where == column]
    return element(
        "figure",
        element_ids.surface_ship_of_seat_id(seat),
        _ship_label(seat, column),
        face={"icon": messages.SHIP_ICON},
        seat=seat,
        key=element_ids.surface_ship_of_seat_id(seat),
        inert=True,
        scale="s",
        **ship_box(column, together.index(seat), len(together)),
    )


def _ship_label(seat: int, column: int) -> Message:
    if column == RIGHT_HARBOR:
        return msg("ship-right", seat=seat_ref(seat))
    if column < 0:
        return msg("ship-left", seat=seat_ref(seat))
    return msg("ship", seat=seat_ref(seat), column=column + 1)


def _token_face(token: Token) -> dict[str, object]:
    color = COLORS[TOKEN_COLOR[token]]
    return {
        "icon": messages.TOKEN_TYPE_ICONS[TOKEN_TYPE[token]],
        "color": f"rim-{color}",
        "frame": f"submarine-rim-{color}",
    }


# The seats


def _seat_areas(state: SubmarinePosition, seat: int) -> list[Area]:
    container = [_container_place(state, seat, kind) for kind in range(len(TREASURE_TYPES))]
    return [
        area("row", f"container:{seat}", container, place="seat", seat=seat, score=state.treasure_count(seat)),
        area("row", f"store:{seat}", _store_numbers(state, seat), place="seat", seat=seat),
        area(
            "row",
            f"jokers:{seat}",
            [_joker_token(state, seat, one) for one in state.jokers[seat]],
            place="seat",
            seat=seat,
        ),
    ]


def _container_place(state: SubmarinePosition, seat: int, kind: int) -> Element:
    token = state.containers[seat][kind]
    place = element_ids.container_slot_id(seat, kind)
    if token == NO_TOKEN:
        face = {"icon": messages.TOKEN_TYPE_ICONS[kind]}
        label = msg("missing", treasure=messages.treasure_type_name(kind))
        return element("slot", place, label, face=face, marks=["empty"], scale="s", inert=True)
    return element(
        "card",
        place,
        messages.token_name(token),
        face=_token_face(token),
        key=element_ids.token_animation_key(token),
        scale="s",
        inert=True,
    )


def _store_numbers(state: SubmarinePosition, seat: int) -> list[Element]:
    stack, hand = len(state.stacks[seat]), len(state.hands[seat])
    items = [
        _number_element("stack", seat, stack),
        _number_element("held", seat, hand),
    ]
    waiting = state.subs[seat].count(IN_RESERVE)
    if waiting:
        label = msg("reserve", count=waiting)
        face = _number_face(messages.SUBMARINE_ICON, waiting, msg("reserve.word"))
        items.append(element("number", element_ids.unplaced_submarines_id(seat), label, face=face, inert=True))
    return items


def _joker_token(state: SubmarinePosition, seat: int, joker: Token) -> Element:
    usable = seat == state.active and state.stage == SALVAGE_STAGE
    return element(
        "token",
        element_ids.joker_id(seat, joker),
        msg("joker", treasure=messages.token_name(joker)),
        face=_token_face(joker),
        key=element_ids.token_animation_key(joker),
        scale="s",
        inert=None if usable else True,
    )


def _number_element(name: str, seat: int, number: int) -> Element:
    label = msg(name, count=number)
    face = _number_face(f"submarine-{name}", number, msg(f"{name}.word"))
    return element("number", f"{name}:{seat}", label, face=face, inert=True)


def _number_face(icon: str, number: int, word: Message) -> dict[str, object]:
    return {"icon": icon, "value": number, "word": word}


def _hand_area(state: SubmarinePosition, viewer: int | None) -> Area:
    """Cards in the hand of ``viewer``, grouped by color; nobody else sees them."""
    items = []
    if viewer is not None:
        held = [card_color(card) for card in state.hands[viewer]]
        items = [_hand_card(viewer, color, held.count(color)) for color in dict.fromkeys(held)]
    return area("fan", "hand", items, place="hand", title=msg("hand"))


def _hand_card(seat: int, color: Color, count: int) -> Element:
    return element(
        "card",
        element_ids.hand_cards_of_color_id(color),
        messages.card_name(color),
        face={
            "art": f"submarine-card-{COLORS[color]}",
            "name": msg(f"color-{COLORS[color]}"),
            "color": f"rim-{COLORS[color]}",
        },
        count=count,
        key=element_ids.hand_cards_of_color_animation_key(seat, color),
        scale="m",
    )


def _discard_area(state: SubmarinePosition) -> Area:
    items = [
        element(
            "number",
            element_ids.discarded_cards_of_color_id(color),
            msg("discarded", card=messages.card_name(color), count=count),
            face={
                "icon": messages.CARD_COLOR_ICONS[color],
                "value": count,
                "color": f"tint-{COLORS[color]}",
                "word": msg(f"color-{COLORS[color]}.word", count=count),
            },
            inert=True,
        )
        for color, count in enumerate(state.discard)
    ]
    return area("row", "discard", items, place="side", title=msg("discard"))


# Buttons and status line


def _actions_area(state: SubmarinePosition) -> Area:
    names = () if state.stage == PLACE_STAGE and not state.gradual else _BUTTONS.get(state.stage, ())
    return area("row", "actions", [_button(name) for name in names], place="actions")


_BUTTONS = {
    PLACE_STAGE: ("later",),
    ACT_STAGE: (SALVAGE_STAGE, MOVE_STAGE),
    MOVE_STAGE: ("done",),
    SALVAGE_STAGE: ("done",),
    BREAK_STAGE: ("stay",),
}
"""Buttons of each stage."""

_BUTTON_ICONS = {
    "later": messages.SHIP_ICON,
    SALVAGE_STAGE: "claw",
    MOVE_STAGE: messages.SUBMARINE_ICON,
    "done": "check-mark",
    "stay": "cancel",
}


def _button(name: str) -> Element:
    primary = True if name in (SALVAGE_STAGE, "done") else None
    return element("button", name, msg(name), face={"icon": _BUTTON_ICONS[name]}, primary=primary)


def _status(state: SubmarinePosition) -> Message:
    """Status line: the decision to make, and what it can gain."""
    if state.to_act is None:
        return msg("game-over")
    active = state.active
    match state.stage:
        case "place":
            subs = state.subs[active]
            number = len(subs) - subs.count(IN_RESERVE) + 1
            return msg("status-place-or-later" if state.gradual else "status-place", number=number, of=len(subs))
        case "sail":
            return msg("status-sail", count=state.treasure_count(active), of=len(TREASURE_TYPES))
        case "act" | "salvage" as stage:
            more = "-more" if state.taken else ""
            return msg(f"status-{stage}{more}", count=state.missing_type_count(state.ships[active]))
        case "move":
            return msg(_move_status(state), count=len(state.fields_of_ready_submarines()))
        case "pay":
            return msg("status-pay", receiver=seat_ref(state.owed[0]), count=len(state.owed))
        case stage:
            return msg(f"status-{stage}")


def _move_status(state: SubmarinePosition) -> str:
    if state.moved:
        return "status-move-more"
    return "status-move" if state.might_salvage() else "status-move-must"


def next_click_prompt(state: SubmarinePosition, path: Sequence[str]) -> Message:
    """Prompt for the click that follows ``path``: the field of the chosen submarine, or the payment of a treasure."""
    return msg("prompt-field" if state.stage == MOVE_STAGE else "prompt-pay")
