"""Messages about goods, cards, symbols and deals, with their icons."""

from collections.abc import Iterable

from kajuta.core.message import Arg, Message, msg, seat_ref
from kajuta.games.oltremare.rules.cards import BALES, CARD_SYMBOLS, GOOD_OF_CARD, GOODS, POWER, SYMBOLS, Card, Good
from kajuta.games.oltremare.rules.sea_map import PORTS, TOKEN_NAMES, Port, Token
from kajuta.games.oltremare.rules.state import EVERYBODY, Offer

GOOD_ICONS = tuple(f"oltremare-{good}" for good in GOODS)
GOOD_ART = tuple(f"oltremare-card-{good}" for good in GOODS)
"""Picture on the cards of each kind of goods."""
SYMBOL_ICONS = ("oltremare-ducat", "oltremare-flag", "oltremare-draw", "oltremare-sail")
TOKEN_ICONS = tuple(f"oltremare-{sign}" for sign in ("waves", "compass", "shield", "trade", "medal", "scales"))


def counted_good(kind: Good, count: int) -> Message:
    """Number of cards and name of their ``kind`` of goods."""
    return msg(f"good-{GOODS[kind]}.count", count=count, icon=GOOD_ICONS[kind])


def good_name(kind: Good) -> Message:
    """Name of the ``kind`` of goods."""
    return msg(f"good-{GOODS[kind]}", icon=GOOD_ICONS[kind])


def symbol_name(kind: int) -> Message:
    """Name of an action symbol."""
    return msg(f"symbol-{SYMBOLS[kind]}", icon=SYMBOL_ICONS[kind])


def card_description(one: Card) -> Message:
    """Description of a card: goods, Maritime Power, bales and symbols."""
    first, second = CARD_SYMBOLS[one]
    return msg(
        "card",
        good=good_name(GOOD_OF_CARD[one]),
        power=POWER[one],
        bales=BALES[one],
        first=symbol_name(first),
        second=symbol_name(second),
    )


def card_bales(one: Card) -> Message:
    """Number of bales of a card."""
    return msg("bales-sign", count=BALES[one], icon="oltremare-crate")


def port_name(one: Port) -> Message:
    """Name of a port."""
    return msg(f"port-{PORTS[one]}")


def token_name(kind: Token) -> Message:
    """Name of a port token."""
    return msg(f"token-{TOKEN_NAMES[kind]}", icon=TOKEN_ICONS[kind])


def enumeration(parts: list[Message]) -> Message:
    """Enumeration of ``parts``, which are not empty."""
    made = parts[0]
    for part in parts[1:]:
        made = msg("list", first=made, next=part)
    return made


def counted_goods(kinds: Iterable[Good]) -> Message:
    """Enumeration of ``kinds`` of goods, which are not empty, with the number of cards of each."""
    kinds = list(kinds)
    return enumeration([counted_good(kind, kinds.count(kind)) for kind in sorted(set(kinds))])


def _side(kinds: Iterable[Good], ducats: int) -> Message | None:
    """Cards of ``kinds`` and ``ducats`` that one side of a deal gives; None if it gives nothing."""
    kinds = tuple(kinds)
    parts = [counted_goods(kinds)] if kinds else []
    if ducats > 0:
        parts.append(msg("ducats", count=ducats, icon="oltremare-ducat"))
    return enumeration(parts) if parts else None


def offer_terms(offer: Offer, sent: bool = True) -> Message:
    """Terms of ``offer``; ``sent``: whether they are complete."""
    given, wanted = _sides(offer)
    if given and wanted:
        return msg("terms", given=given, wanted=wanted)
    if given:
        return msg("terms-gift" if sent else "terms-unfinished", given=given)
    return msg("terms-plea", wanted=wanted) if wanted else msg("terms-none")


def concluded_deal_message(offer: Offer, other: int) -> Message:
    """Log line for the deal between the maker of ``offer`` and the seat ``other``."""
    given, wanted = _sides(offer)
    giver, taker = seat_ref(offer.maker), seat_ref(other)
    if given and wanted:
        return msg("log-deal", seat=giver, partner=taker, given=given, wanted=wanted, icon="shaking-hands")
    if not given:
        giver, taker = taker, giver
    moved = enumeration([side for side in (given, wanted) if side])
    return msg("log-gift", seat=giver, partner=taker, given=moved, icon="shaking-hands")


def _sides(offer: Offer) -> tuple[Message | None, Message | None]:
    """What the maker of ``offer`` gives and what it asks for; None for nothing."""
    return _side([GOOD_OF_CARD[one] for one in offer.cards], offer.ducats), _side(offer.wanted, -offer.ducats)


def partner_name(seat: int) -> Arg:
    """Name of the seat that an offer is made to, or "everybody" for all seats."""
    return msg("everybody") if seat == EVERYBODY else seat_ref(seat)
