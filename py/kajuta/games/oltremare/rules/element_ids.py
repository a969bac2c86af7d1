"""The ids of places and the keys of things, as the table draws them and as motions name them."""

from kajuta.games.oltremare.rules.cards import Card
from kajuta.games.oltremare.rules.sea_map import PORTS, Port

DECK, DISCARD, LAID, SEA, TALK = "deck", "discard", "laid", "map", "talk"


def key(card: Card) -> str:
    """Return the key of a card that lies open."""
    return f"card:{card}"


def hand(seat: int) -> str:
    """Return the hand of ``seat`` as a whole."""
    return f"hand:{seat}"


def pirates(seat: int) -> str:
    """Return the pirate stack of ``seat``."""
    return f"pirates:{seat}"


def cargo(seat: int) -> str:
    """Return the cargo of ``seat``."""
    return f"cargo:{seat}"


def ship(seat: int) -> str:
    """Return the ship of ``seat``."""
    return f"ship:{seat}"


def token(seat: int) -> str:
    """Return the active port token of ``seat``."""
    return f"token:{seat}"


def used(seat: int) -> str:
    """Return the used port tokens of ``seat``."""
    return f"used:{seat}"


def port_id(port: Port) -> str:
    """Return the place of a port."""
    return f"port:{PORTS[port]}"
