"""Area of the map: ports and their tokens, routes, ships, and the piles on it."""

from typing import Any

from kajuta.core.message import msg, seat_ref
from kajuta.core.scene import Area, Element, Route, area, element
from kajuta.games.oltremare.rules import element_ids, messages
from kajuta.games.oltremare.rules.engine import OltreMarePosition
from kajuta.games.oltremare.rules.sea_map import NO_TOKEN, PORT_BY_NAME, PORTS, ROUTES, Port
from kajuta.games.oltremare.view.card_elements import card_face
from kajuta.games.oltremare.view.port_coordinates import PORT_COORDINATES

WIDTH, HEIGHT = 170, 122
"""Size of the map."""

LEFT, TOP = 6, 4
WIDER, HIGHER = 1.57, 1.14
"""Position of the port coordinates (0, 0) is (LEFT, TOP); WIDER and HIGHER scale the port coordinates to the map."""

PILE_SIZE = (13, 18)
DECK_AT = (57, 6)
DISCARD_AT = (84, 6)
"""Positions and size of deck and discard pile on the map, where there are no ports."""

PORT_SIZE = 7
SHIP_SIZE = 6


def map_area(state: OltreMarePosition) -> Area:
    """Board with the map and everything on it."""
    spaces = [_port(state, port) for port in range(len(PORTS))]
    return area(
        "board",
        "map",
        [*spaces, *_ships(state), *_piles(state)],
        place="table",
        extent=(WIDTH, HEIGHT),
        backdrop="oltremare-map",
        routes=[_route(state, number) for number in range(len(ROUTES))],
        zoom=True,
    )


def _port(state: OltreMarePosition, port: Port) -> Element:
    x, y = _at(port)
    token = state.port_tokens[port]
    face: dict[str, object] = {"name": messages.port_name(port), "icon": "oltremare-port"}
    label = messages.port_name(port)
    if token != NO_TOKEN:
        face["icon"] = messages.TOKEN_ICONS[token]
        label = msg("port-with-token", port=messages.port_name(port), token=messages.token_name(token))
    corner = (round(x - PORT_SIZE / 2, 1), round(y - PORT_SIZE / 2, 1))
    return element("space", element_ids.port_id(port), label, face=face, at=corner, size=(PORT_SIZE, PORT_SIZE))


def _at(port: Port) -> tuple[float, float]:
    """Center of ``port`` on the board."""
    x, y = PORT_COORDINATES[PORTS[port]]
    return round(LEFT + x * WIDER, 1), round(TOP + y * HIGHER, 1)


def _ships(state: OltreMarePosition) -> list[Element]:
    """Ships; those in the same port are side by side."""
    made = []
    for seat, port in enumerate(state.ships):
        before = state.ships[:seat].count(port)
        x, y = _at(port)
        corner = (round(x - SHIP_SIZE - 2 + before * 4, 1), round(y - SHIP_SIZE - 3, 1))
        label = msg("ship", seat=seat_ref(seat), port=messages.port_name(port))
        face = {"icon": "oltremare-ship"}
        made.append(
            element(
                "figure",
                element_ids.ship_id(seat),
                label,
                face=face,
                seat=seat,
                at=corner,
                size=(SHIP_SIZE, SHIP_SIZE),
                key=element_ids.ship_id(seat),
                scale="s",
                inert=True,
            )
        )
    return made


def _route(state: OltreMarePosition, number: int) -> Route:
    """Route on the map; a route used in this turn is drawn as a path."""
    a, b = ROUTES[number]
    used = state.sailed >> number & 1
    return {"points": [_at(PORT_BY_NAME[a]), _at(PORT_BY_NAME[b])], "style": "path" if used else "route"}


def _piles(state: OltreMarePosition) -> list[Element]:
    """Deck and discard pile on the map."""
    count = len(state.deck)
    label = msg("deck", count=count)
    note = msg("last-round") if state.last_round else msg("lion-in-deck", icon="oltremare-lion") if state.lion else None
    where: dict[str, Any] = {"at": DECK_AT, "size": PILE_SIZE, "note": note}
    if count:
        pile = element("pile", "deck", label, back=True, count=count, **where)
    else:
        pile = element("slot", "deck", label, marks=["empty"], **where)
    thrown = state.discard
    where = {"at": DISCARD_AT, "size": PILE_SIZE, "note": msg("discard-word"), "inert": True}
    if thrown:
        top = msg("discard-top", card=messages.card_description(thrown[-1]))
        gone = element("pile", "discard", top, face=card_face(thrown[-1]), count=len(thrown), **where)
    else:
        gone = element("slot", "discard", msg("discard-empty"), marks=["empty"], **where)
    return [pile, gone]
