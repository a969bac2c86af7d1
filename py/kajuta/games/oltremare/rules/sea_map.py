"""The map: ports, routes and port tokens. Only the numbers of tokens are known; the rest is reconstructed."""

from functools import cache
from typing import TypeAlias

Port: TypeAlias = int
"""Port number: its index in PORTS."""

Token: TypeAlias = int
"""Port token number: its index in TOKENS."""

PORTS = (
    "venezia",
    "ancona",
    "zara",
    "ragusa",
    "bari",
    "durazzo",
    "corfu",
    "messina",
    "siracusa",
    "malta",
    "tunisi",
    "tripoli",
    "modone",
    "candia",
    "negroponte",
    "salonicco",
    "scio",
    "rodi",
    "gallipoli",
    "costantinopoli",
    "varna",
    "caffa",
    "tana",
    "sinope",
    "trebisonda",
    "satalia",
    "famagosta",
    "baruti",
    "giaffa",
    "alessandria",
)
"""Names of the ports."""

ROUTES = (
    ("venezia", "ancona"),
    ("venezia", "zara"),
    ("ancona", "zara"),
    ("ancona", "bari"),
    ("zara", "ragusa"),
    ("ragusa", "bari"),
    ("ragusa", "durazzo"),
    ("bari", "corfu"),
    ("durazzo", "corfu"),
    ("bari", "messina"),
    ("messina", "siracusa"),
    ("messina", "tunisi"),
    ("messina", "corfu"),
    ("siracusa", "malta"),
    ("siracusa", "modone"),
    ("malta", "tunisi"),
    ("malta", "tripoli"),
    ("tunisi", "tripoli"),
    ("corfu", "modone"),
    ("modone", "candia"),
    ("modone", "negroponte"),
    ("tripoli", "candia"),
    ("negroponte", "salonicco"),
    ("negroponte", "scio"),
    ("salonicco", "gallipoli"),
    ("scio", "gallipoli"),
    ("scio", "rodi"),
    ("candia", "rodi"),
    ("candia", "alessandria"),
    ("gallipoli", "costantinopoli"),
    ("costantinopoli", "varna"),
    ("costantinopoli", "sinope"),
    ("varna", "caffa"),
    ("caffa", "sinope"),
    ("caffa", "tana"),
    ("tana", "trebisonda"),
    ("sinope", "trebisonda"),
    ("rodi", "satalia"),
    ("rodi", "alessandria"),
    ("satalia", "famagosta"),
    ("famagosta", "baruti"),
    ("famagosta", "alessandria"),
    ("baruti", "giaffa"),
    ("giaffa", "alessandria"),
)
"""Pairs of neighboring ports."""

TOKENS = (
    ("calm-sea", 6),
    ("compass", 4),
    ("pirate-defence", 6),
    ("good-trade", 6),
    ("local-influence", 4),
    ("good-terms", 6),
)
"""Name and number of each kind of port token."""

PORT_BY_NAME = {name: port for port, name in enumerate(PORTS)}
TOKEN_NAMES = tuple(name for name, _ in TOKENS)
CALM_SEA, COMPASS, PIRATE_DEFENCE, GOOD_TRADE, LOCAL_INFLUENCE, GOOD_TERMS = range(len(TOKENS))
NO_TOKEN: Token = -1

NEIGHBORS_WITH_ROUTES: tuple[tuple[tuple[Port, int], ...], ...] = tuple(
    tuple(
        sorted(
            (PORT_BY_NAME[b if name == a else a], 1 << route) for route, (a, b) in enumerate(ROUTES) if name in (a, b)
        )
    )
    for name in PORTS
)
"""Neighbors of each port, each with the bit of the route to it."""

ROUTE_BIT_TO_NEIGHBOR: tuple[dict[Port, int], ...] = tuple(dict(ways) for ways in NEIGHBORS_WITH_ROUTES)
"""Bit of the route from each port to each of its neighbors."""


def all_port_tokens() -> list[Token]:
    """All port tokens, sorted."""
    return [token for token, (_, count) in enumerate(TOKENS) for _ in range(count)]


@cache
def next_sailing_steps(port: Port, used: int, left: int) -> tuple[tuple[Port, int], ...]:
    """Neighbors of ``port``, each with its route bit, from which a journey of ``left`` steps can be completed.

    A journey may not use a route twice; ``used`` (bits): routes already used.
    """
    return tuple(
        (to, route)
        for to, route in NEIGHBORS_WITH_ROUTES[port]
        if not used & route and (left == 1 or next_sailing_steps(to, used | route, left - 1))
    )


@cache
def voyage_ends(port: Port, used: int, left: int) -> tuple[Port, ...]:
    """Ports where a journey of ``left`` more steps can end, in the order of PORTS."""
    if not left:
        return (port,)
    found = {
        end for to, route in next_sailing_steps(port, used, left) for end in voyage_ends(to, used | route, left - 1)
    }
    return tuple(sorted(found))


@cache
def first_steps_with_voyage_ends(port: Port, used: int, left: int) -> tuple[tuple[Port, tuple[Port, ...]], ...]:
    """Possible next ports of a journey of ``left`` steps, each with the ports where the journey can then end."""
    return tuple([(to, voyage_ends(to, used | route, left - 1)) for to, route in next_sailing_steps(port, used, left)])
