"""What is seen to move: ships along the surface, submarines, treasures, and cards that only their owner sees."""

from kajuta.core.motion import Motion, fly, fly_icon, for_seat
from kajuta.games.submarine import element_ids
from kajuta.games.submarine.components import NOTHING, SHELL, TOKEN_TYPE, Color, Token
from kajuta.games.submarine.sea import BESIDE, RIGHT, Column, Field, Place
from kajuta.games.submarine.state import Position
from kajuta.games.submarine.texts import CARD, CARD_ICONS


def sails(seat: int, start: Column, to: Column) -> Motion:
    """Return how the ship of ``seat`` sails, past the columns between two."""
    ship = element_ids.ship_id(seat)
    return fly(ship, ship, ship, tuple(element_ids.surface_id(column) for column in range(start + 1, min(to, RIGHT))))


def dives(seat: int, sub: int, start: Field, to: Field) -> Motion:
    """Return how a submarine of ``seat`` comes from one field, or from beside the sea, to another."""
    return fly(
        f"sub:{seat}:{sub}",
        element_ids.reserve_id(seat) if start == BESIDE else element_ids.submarines_id(seat, start),
        element_ids.submarines_id(seat, to),
    )


def salvaged(s: Position, seat: int, token: Token, place: Place) -> Motion:
    """Return how a treasure, not yet kept, comes from its place to where it will lie before ``seat``."""
    kind = TOKEN_TYPE[token]
    spare = kind == SHELL or s.containers[seat][kind] != NOTHING
    return fly(
        element_ids.token_key(token),
        element_ids.place_id(place),
        element_ids.joker_id(seat, token) if spare else element_ids.container_place_id(seat, kind),
    )


def laid(seat: int, joker: Token, place: Place) -> Motion:
    """Return how a joker of ``seat`` comes to lie in the place of a treasure."""
    return fly(element_ids.token_key(joker), element_ids.joker_id(seat, joker), element_ids.place_id(place))


def discarded(seat: int, color: Color) -> Motion:
    """Return how a card of ``color`` is discarded openly."""
    return _leaves(seat, color, element_ids.discarded_cards_id(color), CARD_ICONS[color])


def put_down(seat: int, color: Color, receiver: int) -> Motion:
    """Return how a card of ``color`` goes face down to the stack of ``receiver``; only ``seat`` sees which."""
    return _leaves(seat, color, f"stack:{receiver}", CARD)


def _leaves(seat: int, color: Color, to: str, icon: str) -> Motion:
    shown = fly(f"hand:{seat}:{color}", element_ids.hand_cards_id(color), to)
    return for_seat(seat, shown, fly_icon(icon, f"held:{seat}", to))


def paid(seat: int, receiver: int) -> Motion:
    """Return how the top card of a stack goes to another one, seen by nobody."""
    return fly_icon(CARD, f"stack:{seat}", f"stack:{receiver}")


def drawn(seat: int, color: Color) -> Motion:
    """Return how a card of ``color`` comes from the stack to the hand of ``seat``, who alone sees which."""
    start = f"stack:{seat}"
    return for_seat(
        seat,
        fly(f"hand:{seat}:{color}", start, element_ids.hand_cards_id(color)),
        fly_icon(CARD, start, f"held:{seat}"),
    )
