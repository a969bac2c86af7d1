"""Messages about goods, cards, symbols and deals, with their icons."""

from collections.abc import Iterable

from kajuta.core.message import Arg, Message, msg, seat_ref
from kajuta.games.oltremare.rules.cards import BALES, GOOD, GOODS, HAS, POWER, SYMBOLS, Card, Good
from kajuta.games.oltremare.rules.sea_map import PORTS, TOKEN_NAMES, Port, Token
from kajuta.games.oltremare.rules.state import ALL, Offer

GOOD_ICONS = tuple(f"oltremare-{good}" for good in GOODS)
GOOD_CARDS = tuple(f"oltremare-card-{good}" for good in GOODS)
"""The picture on the cards of each kind of goods."""
SYMBOL_ICONS = ("oltremare-ducat", "oltremare-flag", "oltremare-draw", "oltremare-sail")
TOKEN_ICONS = tuple(f"oltremare-{sign}" for sign in ("waves", "compass", "shield", "trade", "medal", "scales"))


def good(kind: Good, count: int) -> Message:
    """Return the name of ``count`` cards of ``kind`` with their number."""
    return msg(f"good-{GOODS[kind]}.count", count=count, icon=GOOD_ICONS[kind])


def good_name(kind: Good) -> Message:
    """Return the name of ``kind``."""
    return msg(f"good-{GOODS[kind]}", icon=GOOD_ICONS[kind])


def symbol(kind: int) -> Message:
    """Return the name of an action symbol."""
    return msg(f"symbol-{SYMBOLS[kind]}", icon=SYMBOL_ICONS[kind])


def card(one: Card) -> Message:
    """Return all that stands on a card."""
    first, second = HAS[one]
    return msg(
        "card",
        good=good_name(GOOD[one]),
        power=POWER[one],
        bales=BALES[one],
        first=symbol(first),
        second=symbol(second),
    )


def bales(one: Card) -> Message:
    """Return the number of bales of a card; its symbols stand among its signs."""
    return msg("bales-sign", count=BALES[one], icon="oltremare-crate")


def port(one: Port) -> Message:
    """Return the name of a port."""
    return msg(f"port-{PORTS[one]}")


def token(kind: Token) -> Message:
    """Return the name of a port token."""
    return msg(f"token-{TOKEN_NAMES[kind]}", icon=TOKEN_ICONS[kind])


def listed(parts: list[Message]) -> Message:
    """Return ``parts`` as one enumeration."""
    made = parts[0]
    for part in parts[1:]:
        made = msg("list", first=made, next=part)
    return made


def goods(kinds: Iterable[Good]) -> Message:
    """Return how many cards of which goods ``kinds`` are, of which there is at least one."""
    kinds = list(kinds)
    return listed([good(kind, kinds.count(kind)) for kind in sorted(set(kinds))])


def _side(kinds: Iterable[Good], ducats: int) -> Message | None:
    """Return what one side of a deal gives: cards of ``kinds`` and ``ducats``; None for nothing."""
    kinds = tuple(kinds)
    parts = [goods(kinds)] if kinds else []
    if ducats > 0:
        parts.append(msg("ducats", count=ducats, icon="oltremare-ducat"))
    return listed(parts) if parts else None


def terms(offer: Offer, sent: bool = True) -> Message:
    """Return what the maker of ``offer`` gives and asks for; as long as it is not ``sent``, more may come."""
    given, wanted = _sides(offer)
    if given and wanted:
        return msg("terms", given=given, wanted=wanted)
    if given:
        return msg("terms-gift" if sent else "terms-unfinished", given=given)
    return msg("terms-plea", wanted=wanted) if wanted else msg("terms-none")


def deal(offer: Offer, other: int) -> Message:
    """Return what the maker of ``offer`` and the seat ``other`` have exchanged."""
    given, wanted = _sides(offer)
    giver, taker = seat_ref(offer.maker), seat_ref(other)
    if given and wanted:
        return msg("log-deal", seat=giver, partner=taker, given=given, wanted=wanted, icon="shaking-hands")
    if not given:
        giver, taker = taker, giver
    moved = listed([side for side in (given, wanted) if side])
    return msg("log-gift", seat=giver, partner=taker, given=moved, icon="shaking-hands")


def _sides(offer: Offer) -> tuple[Message | None, Message | None]:
    """Return what the maker of ``offer`` gives and what it asks for, None for nothing."""
    return _side([GOOD[one] for one in offer.cards], offer.ducats), _side(offer.wanted, -offer.ducats)


def partner(seat: int) -> Arg:
    """Return whom an offer is made to."""
    return msg("everybody") if seat == ALL else seat_ref(seat)
