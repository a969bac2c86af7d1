"""Element ids and animation keys, shared by the scene and the motions."""

from kajuta.games.oltremare.rules.cards import Card
from kajuta.games.oltremare.rules.sea_map import PORTS, Port

DECK, DISCARD, LAID, SEA, TALK = "deck", "discard", "laid", "map", "talk"


def card_key(card: Card) -> str:
    """Animation key of a face-up card."""
    return f"card:{card}"


def hand_id(seat: int) -> str:
    """Element id of the whole hand of ``seat``."""
    return f"hand:{seat}"


def pirate_stack_id(seat: int) -> str:
    """Element id of the pirate stack of ``seat``."""
    return f"pirates:{seat}"


def cargo_stack_id(seat: int) -> str:
    """Element id of the cargo of ``seat``."""
    return f"cargo:{seat}"


def ship_id(seat: int) -> str:
    """Element id of the ship of ``seat``."""
    return f"ship:{seat}"


def active_port_token_id(seat: int) -> str:
    """Element id of the active port token of ``seat``."""
    return f"token:{seat}"


def used_port_tokens_id(seat: int) -> str:
    """Element id of the used port tokens of ``seat``."""
    return f"used:{seat}"


def port_id(port: Port) -> str:
    """Element id of a port on the map."""
    return f"port:{PORTS[port]}"
