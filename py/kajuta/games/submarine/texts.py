"""Messages about treasures, cards, fields and what happens, with their icons."""

from collections.abc import Sequence

from kajuta.core.message import Message, msg, seat_ref
from kajuta.games.submarine.components import COLORS, TOKEN_COLOR, TOKEN_TYPE, TYPES, Color, Token
from kajuta.games.submarine.sea import RIGHT, Column, Field, column_of, row_of
from kajuta.games.submarine.state import COLUMN, FULL

ICONS = tuple(f"submarine-{kind}" for kind in (*TYPES, "shell"))
"""The symbol of each type of token; the last is the shell's."""

CARD_ICONS = tuple(f"submarine-{creature}" for creature in ("coral", "star", "algae", "fish", "jelly"))
"""The symbol of each color of cards."""

SHIP = "submarine-ship"
SUB = "submarine-sub"
CARD = "submarine-held"

_NAMES = (*TYPES, "shell")


def token(one: Token, case: str = "") -> Message:
    """Return the name of a treasure or shell, in the grammatical ``case`` ("acc") if a sentence needs one."""
    kind = TOKEN_TYPE[one]
    name = f"token-{_NAMES[kind]}"
    rim = msg(f"rim-{COLORS[TOKEN_COLOR[one]]}")
    return msg(f"{name}.{case}" if case else name, rim=rim, icon=ICONS[kind])


def kind(one: int) -> Message:
    """Return the name of a type of treasure."""
    return msg(f"type-{TYPES[one]}", icon=ICONS[one])


def card(color: Color, case: str = "") -> Message:
    """Return the name of a card, in the grammatical ``case`` ("acc") if a sentence needs one."""
    name = f"card-{COLORS[color]}"
    return msg(f"{name}.{case}" if case else name, icon=CARD_ICONS[color])


def listed(parts: Sequence[Message]) -> Message:
    """Return ``parts``, at least one, as one message."""
    *before, whole = parts
    for part in reversed(before):
        whole = msg("list", first=part, rest=whole)
    return whole


def field(where: Field) -> Message:
    """Return where a field is."""
    return msg("field", column=column_of(where) + 1, row=row_of(where))


def log_place(seat: int, column: Column) -> Message:
    """Return what is told of a submarine that is placed."""
    return msg("log-place", seat=seat_ref(seat), column=column + 1, icon=SUB)


def log_sail(seat: int, column: Column) -> Message:
    """Return what is told of a ship that sails."""
    if column == RIGHT:
        return msg("log-leave", seat=seat_ref(seat), icon=SHIP)
    return msg("log-sail", seat=seat_ref(seat), column=column + 1, icon=SHIP)


def log_move(seat: int, start: Field, to: Field) -> Message:
    """Return what is told of a submarine that moves."""
    return msg("log-move", seat=seat_ref(seat), start=field(start), to=field(to), icon=SUB)


def log_salvage(seat: int, treasure: Token, color: Color) -> Message:
    """Return what is told of a treasure salvaged with a card."""
    return msg("log-salvage", seat=seat_ref(seat), treasure=token(treasure, "acc"), card=card(color, "acc"))


def log_joker(seat: int, treasure: Token, joker: Token) -> Message:
    """Return what is told of a treasure salvaged with a joker."""
    return msg("log-joker", seat=seat_ref(seat), treasure=token(treasure, "acc"), joker=token(joker))


def log_duplicate(seat: int, treasure: Token) -> Message:
    """Return what is told of a token that becomes a joker."""
    return msg("log-duplicate", seat=seat_ref(seat), treasure=token(treasure))


def log_fee(seat: int, receiver: int, cards: int) -> Message:
    """Return what is told of a fee."""
    return msg("log-fee", seat=seat_ref(seat), receiver=seat_ref(receiver), count=cards, icon=CARD)


def log_fee_card(seat: int, receiver: int, color: Color) -> Message:
    """Return what the payer is told of a fee out of the hand."""
    return msg("log-fee-card", seat=seat_ref(seat), receiver=seat_ref(receiver), card=card(color, "acc"))


def ending(why: str, seat: int, column: Column) -> Message:
    """Return why the game ended, in the turn of ``seat`` whose ship stands in ``column``."""
    if why == FULL:
        return msg("end-full", seat=seat_ref(seat))
    if why == COLUMN:
        return msg("end-column", column=column + 1)
    return msg(f"end-{why}")
