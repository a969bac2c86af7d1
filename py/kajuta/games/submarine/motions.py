"""Animations of ships, submarines, treasures and cards; the face of a hidden card is shown to its owner only."""

from kajuta.core.motion import Motion, fly, fly_icon, motion_for_seat_and_for_others
from kajuta.games.submarine import element_ids
from kajuta.games.submarine.messages import CARD_COLOR_ICONS, CARD_ICON
from kajuta.games.submarine.sea_grid import IN_RESERVE, RIGHT_HARBOR, Column, Field, Place
from kajuta.games.submarine.state import Position
from kajuta.games.submarine.tokens_and_cards import NO_TOKEN, SHELL_TYPE, TOKEN_TYPE, Color, Token


def ship_motion(seat: int, start: Column, to: Column) -> Motion:
    """Ship of ``seat`` sailing from one column to another."""
    ship = element_ids.surface_ship_of_seat_id(seat)
    return fly(
        ship,
        ship,
        ship,
        tuple(element_ids.surface_column_id(column) for column in range(start + 1, min(to, RIGHT_HARBOR))),
    )


def submarine_motion(seat: int, sub: int, start: Field, to: Field) -> Motion:
    """Submarine of ``seat`` moving to a field from another field or from the reserve beside the board."""
    return fly(
        element_ids.submarine_animation_key(seat, sub),
        element_ids.unplaced_submarines_id(seat) if start == IN_RESERVE else element_ids.submarines_id(seat, start),
        element_ids.submarines_id(seat, to),
    )


def salvage_motion(state: Position, seat: int, token: Token, place: Place) -> Motion:
    """Salvaged treasure moving from the sea to where it will lie in front of ``seat``; call before keeping it."""
    kind = TOKEN_TYPE[token]
    spare = kind == SHELL_TYPE or state.containers[seat][kind] != NO_TOKEN
    return fly(
        element_ids.token_animation_key(token),
        element_ids.place_id(place),
        element_ids.joker_id(seat, token) if spare else element_ids.container_slot_id(seat, kind),
    )


def laid_joker_motion(seat: int, joker: Token, place: Place) -> Motion:
    """Joker of ``seat`` moving to the place of a salvaged treasure."""
    return fly(element_ids.token_animation_key(joker), element_ids.joker_id(seat, joker), element_ids.place_id(place))


def discard_motion(seat: int, color: Color) -> Motion:
    """Card of ``color`` moving face up to the discard pile."""
    return _card_from_hand_motion(seat, color, element_ids.discarded_cards_of_color_id(color), CARD_COLOR_ICONS[color])


def hand_card_to_stack_motion(seat: int, color: Color, receiver: int) -> Motion:
    """Card of ``color`` moving face down to the stack of ``receiver``; only ``seat`` sees its face."""
    return _card_from_hand_motion(seat, color, element_ids.card_stack_of_seat_id(receiver), CARD_ICON)


def _card_from_hand_motion(seat: int, color: Color, to: str, icon: str) -> Motion:
    shown = fly(
        element_ids.hand_cards_of_color_animation_key(seat, color), element_ids.hand_cards_of_color_id(color), to
    )
    return motion_for_seat_and_for_others(seat, shown, fly_icon(icon, element_ids.hand_size_id(seat), to))


def stack_fee_motion(seat: int, receiver: int) -> Motion:
    """Top card of a stack moving as a fee to the stack of ``receiver``, unseen by all seats."""
    return fly_icon(CARD_ICON, element_ids.card_stack_of_seat_id(seat), element_ids.card_stack_of_seat_id(receiver))


def drawn_card_motion(seat: int, color: Color) -> Motion:
    """Card of ``color`` moving from the stack to the hand of ``seat``; only ``seat`` sees its face."""
    start = element_ids.card_stack_of_seat_id(seat)
    return motion_for_seat_and_for_others(
        seat,
        fly(
            element_ids.hand_cards_of_color_animation_key(seat, color), start, element_ids.hand_cards_of_color_id(color)
        ),
        fly_icon(CARD_ICON, start, element_ids.hand_size_id(seat)),
    )
