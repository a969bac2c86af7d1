"""Messages about cards, with their icons."""

from kajuta.core.message import Message, msg, seat_ref
from kajuta.games.tranquility.rules.cards import BORDER, MONSTER, NAMES, Card, is_island

ICONS = {kind: f"tranquility-{'wave' if kind == BORDER else name}" for kind, name in NAMES.items()}
"""The symbol of each kind of card that is no island."""

ISLAND_ICON = "tranquility-isle"


def art(one: Card) -> str:
    """Return the picture on a card."""
    return f"tranquility-isle-{one}" if is_island(one) else f"tranquility-card-{NAMES[one]}"


def card(one: Card, case: str = "") -> Message:
    """Return the name of a card, in the grammatical ``case`` ("acc") if a sentence needs one."""
    if is_island(one):
        return msg(f"island.{case}" if case else "island", number=one, icon=ISLAND_ICON)
    return kind(one, case)


def kind(one: Card, case: str = "") -> Message:
    """Return the name of a card that is no island."""
    name = f"card-{NAMES[one]}"
    return msg(f"{name}.{case}" if case else name, icon=ICONS[one])


def icon(one: Card) -> str:
    """Return the symbol of a card."""
    return ISLAND_ICON if is_island(one) else ICONS[one]


def log_lay(seat: int, number: int, cost: int) -> Message:
    """Return what is told when ``seat`` lays ``number`` for ``cost`` cards."""
    return msg("log-lay", seat=seat_ref(seat), number=number, cost=cost, icon=ISLAND_ICON)


def log_kind(message_id: str, seat: int, one: Card) -> Message:
    """Return what is told of ``seat`` and a card that is no island."""
    return msg(message_id, seat=seat_ref(seat), card=kind(one, "acc"), icon=ICONS[one])


def log_card(message_id: str, seat: int, one: Card) -> Message:
    """Return what is told of ``seat`` and a card."""
    return msg(message_id, seat=seat_ref(seat), card=card(one, "acc"))


def log_monsters(seat: int, count: int) -> Message:
    """Return what is told of monsters that ``seat`` has to show."""
    return msg("log-monsters-shown", seat=seat_ref(seat), count=count, icon=ICONS[MONSTER])


def log_turned(seat: int, number: int, moon: bool) -> Message:
    """Return what is told when ``seat`` turns the card ``number``."""
    facing = "moon" if moon else "sun"
    return msg("log-turned", seat=seat_ref(seat), number=number, facing=facing, icon=facing)
