"""Messages about cards, with their icons."""

from kajuta.core.message import Message, msg, seat_ref
from kajuta.games.tranquility.rules.cards import BORDER, MONSTER, SPECIAL_CARD_NAMES, Card, is_island

SPECIAL_CARD_ICONS = {
    kind: f"tranquility-{'wave' if kind == BORDER else name}" for kind, name in SPECIAL_CARD_NAMES.items()
}
"""Icon of each kind of card other than islands."""

ISLAND_ICON = "tranquility-isle"


def card_art(one: Card) -> str:
    """Name of the picture on a card."""
    return f"tranquility-isle-{one}" if is_island(one) else f"tranquility-card-{SPECIAL_CARD_NAMES[one]}"


def card_name(one: Card, case: str = "") -> Message:
    """Name of a card, in the grammatical ``case`` ("acc") if a sentence needs one."""
    if is_island(one):
        return msg(f"island.{case}" if case else "island", number=one, icon=ISLAND_ICON)
    return special_card_name(one, case)


def special_card_name(one: Card, case: str = "") -> Message:
    """Name of a card other than an island."""
    name = f"card-{SPECIAL_CARD_NAMES[one]}"
    return msg(f"{name}.{case}" if case else name, icon=SPECIAL_CARD_ICONS[one])


def card_icon(one: Card) -> str:
    """Icon of a card."""
    return ISLAND_ICON if is_island(one) else SPECIAL_CARD_ICONS[one]


def log_island_laid(seat: int, number: int, cost: int) -> Message:
    """Log line for ``seat`` laying ``number`` for ``cost`` cards."""
    return msg("log-lay", seat=seat_ref(seat), number=number, cost=cost, icon=ISLAND_ICON)


def log_line_naming_special_card(message_id: str, seat: int, one: Card) -> Message:
    """Log line ``message_id`` about ``seat`` and a card that is not an island."""
    return msg(message_id, seat=seat_ref(seat), card=special_card_name(one, "acc"), icon=SPECIAL_CARD_ICONS[one])


def log_line_naming_card(message_id: str, seat: int, one: Card) -> Message:
    """Log line ``message_id`` about ``seat`` and a card."""
    return msg(message_id, seat=seat_ref(seat), card=card_name(one, "acc"))


def log_monsters_shown(seat: int, count: int) -> Message:
    """Log line for the monsters that ``seat`` has to show."""
    return msg("log-monsters-shown", seat=seat_ref(seat), count=count, icon=SPECIAL_CARD_ICONS[MONSTER])


def log_card_turned(seat: int, number: int, moon: bool) -> Message:
    """Log line for ``seat`` turning the card ``number`` over."""
    facing = "moon" if moon else "sun"
    return msg("log-turned", seat=seat_ref(seat), number=number, facing=facing, icon=facing)
