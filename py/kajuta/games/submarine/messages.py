"""Messages that name treasures, cards and fields; log lines; icons."""

from collections.abc import Sequence

from kajuta.core.message import Message, msg, seat_ref
from kajuta.games.submarine.sea_grid import RIGHT_HARBOR, Column, Field, column_of_field, row_of_field
from kajuta.games.submarine.state import END_COLUMN_EMPTY, END_CONTAINER_FULL
from kajuta.games.submarine.tokens_and_cards import COLORS, TOKEN_COLOR, TOKEN_TYPE, TREASURE_TYPES, Color, Token

TOKEN_TYPE_ICONS = tuple(f"submarine-{kind}" for kind in (*TREASURE_TYPES, "shell"))
"""Icon of each token type; the last is the shell's."""

CARD_COLOR_ICONS = tuple(f"submarine-{creature}" for creature in ("coral", "star", "algae", "fish", "jelly"))
"""Icon of each card color."""

SHIP_ICON = "submarine-ship"
SUBMARINE_ICON = "submarine-sub"
CARD_ICON = "submarine-held"

_TOKEN_TYPE_NAMES = (*TREASURE_TYPES, "shell")


def token_name(token: Token, case: str = "") -> Message:
    """Name of a treasure or shell; ``case`` "acc" gives the accusative that some sentences need."""
    kind = TOKEN_TYPE[token]
    name = f"token-{_TOKEN_TYPE_NAMES[kind]}"
    rim = msg(f"rim-{COLORS[TOKEN_COLOR[token]]}")
    return msg(f"{name}.{case}" if case else name, rim=rim, icon=TOKEN_TYPE_ICONS[kind])


def treasure_type_name(kind: int) -> Message:
    """Name of a type of treasure."""
    return msg(f"type-{TREASURE_TYPES[kind]}", icon=TOKEN_TYPE_ICONS[kind])


def card_name(color: Color, case: str = "") -> Message:
    """Name of a card; ``case`` "acc" gives the accusative that some sentences need."""
    name = f"card-{COLORS[color]}"
    return msg(f"{name}.{case}" if case else name, icon=CARD_COLOR_ICONS[color])


def enumeration(parts: Sequence[Message]) -> Message:
    """Message that lists ``parts``, which must not be empty."""
    *before, whole = parts
    for part in reversed(before):
        whole = msg("list", first=part, rest=whole)
    return whole


def field_name(field: Field) -> Message:
    """Name of a field: its column and row."""
    return msg("field", column=column_of_field(field) + 1, row=row_of_field(field))


def log_line_about_submarine_placement(seat: int, column: Column) -> Message:
    """Log line for placing a submarine."""
    return msg("log-place", seat=seat_ref(seat), column=column + 1, icon=SUBMARINE_ICON)


def log_line_about_ship_sailing(seat: int, column: Column) -> Message:
    """Log line for sailing the ship."""
    if column == RIGHT_HARBOR:
        return msg("log-leave", seat=seat_ref(seat), icon=SHIP_ICON)
    return msg("log-sail", seat=seat_ref(seat), column=column + 1, icon=SHIP_ICON)


def log_line_about_submarine_move(seat: int, start: Field, to: Field) -> Message:
    """Log line for moving a submarine."""
    return msg("log-move", seat=seat_ref(seat), start=field_name(start), to=field_name(to), icon=SUBMARINE_ICON)


def log_line_about_salvage_with_card(seat: int, treasure: Token, color: Color) -> Message:
    """Log line for salvaging a treasure with a card."""
    return msg("log-salvage", seat=seat_ref(seat), treasure=token_name(treasure, "acc"), card=card_name(color, "acc"))


def log_line_about_salvage_with_joker(seat: int, treasure: Token, joker: Token) -> Message:
    """Log line for salvaging a treasure with a joker."""
    return msg("log-joker", seat=seat_ref(seat), treasure=token_name(treasure, "acc"), joker=token_name(joker, "acc"))


def log_line_about_duplicate_becoming_joker(seat: int, treasure: Token) -> Message:
    """Log line for a second treasure of the same type, which becomes a joker."""
    return msg("log-duplicate", seat=seat_ref(seat), treasure=token_name(treasure, "acc"))


def log_line_about_fee_in_hidden_cards(seat: int, receiver: int, cards: int) -> Message:
    """Log line for fees paid with cards that no seat sees."""
    return msg("log-fee", seat=seat_ref(seat), receiver=seat_ref(receiver), count=cards, icon=CARD_ICON)


def log_line_about_fee_card_from_hand(seat: int, receiver: int, color: Color) -> Message:
    """Log line for a fee paid from the hand; shown to the payer, who knows the card."""
    return msg("log-fee-card", seat=seat_ref(seat), receiver=seat_ref(receiver), card=card_name(color, "acc"))


def end_reason(ending: str, seat: int, column: Column) -> Message:
    """Message with the reason why the game ended in the turn of ``seat``, whose ship is in ``column``."""
    if ending == END_CONTAINER_FULL:
        return msg("end-full", seat=seat_ref(seat))
    if ending == END_COLUMN_EMPTY:
        return msg("end-column", column=column + 1)
    return msg(f"end-{ending}")
