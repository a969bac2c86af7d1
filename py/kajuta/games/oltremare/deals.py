"""Which deals to propose, by what the active seat can know.

All that a plan depends on is gathered in an Outlook, so the plan cannot peep into what a guess of
the unknown dealt to the others, and it is the same at every step of making the offer.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from kajuta.games.oltremare.cards import COUNTS, GOOD, GOODS, GRAIN, Card, Good, goods_in_play
from kajuta.games.oltremare.offers import spare
from kajuta.games.oltremare.rules import OltreMare
from kajuta.games.oltremare.scoring import by_rank
from kajuta.games.oltremare.state import ALL, MOST_DUCATS, Offer
from kajuta.games.oltremare.worth import (
    ANY_CARD,
    CARD_WORTH,
    PAID,
    PRESTIGE,
    RANKED,
    RIVALRY,
    RUN,
    SPARED,
    SURPLUS,
    in_trade,
    top_run,
    turns_left,
)

OWN_GAIN = 0.3
"""What an offer must promise to be made."""

THEIR_GAIN = 0.8
"""What a partner must seem to gain by an offer."""

MOST_TALKS = 2
"""How many offers a bot makes to one partner in a turn."""

UNSEEN = 1.25
"""What a card adds to a hand nobody sees, compared with a single card."""

UNLIKELY = 0.15
"""How likely a partner must at least hold what it is asked for."""

COMMONEST: Good = COUNTS.index(max(COUNTS[:GRAIN]))
"""The commonest goods that everybody plays with."""


TO_ALL = 0.1
"""How much likelier a deal must be for all to be asked instead of one."""


class Partner(NamedTuple):
    """What can be known of a partner.

    ``size``: of its hand; ``power``: how many cards it can keep; ``top`` and ``run``: what lies on its
    cargo; ``plays``: whether it has another turn; ``reward``: what the prestige for a deal is worth to
    it, and ``envy``: what that costs the active seat; ``sure``: by goods, the cards it holds for
    certain; ``unseen``: how many others it holds.
    """

    seat: int
    size: int
    power: int
    top: Good
    run: int
    plays: bool
    reward: float
    envy: float
    sure: tuple[int, ...]
    unseen: int


class Outlook(NamedTuple):
    """What the active seat can know when it proposes a deal.

    ``spare``: how many cards it can lose; ``shares``: by goods, their share of the cards it has not
    seen; ``tried``: partner, goods given and goods asked for of the offers that were turned down.
    """

    seat: int
    seats: int
    hand: tuple[Card, ...]
    top: Good
    run: int
    turns: float
    bales: int
    spare: int
    partners: tuple[Partner, ...]
    shares: tuple[float, ...]
    tried: tuple[tuple[int, tuple[Good, ...], tuple[Good, ...]], ...]


def kinds(offer: Offer) -> tuple[Good, ...]:
    """Return the goods that ``offer`` gives."""
    return tuple(GOOD[card] for card in offer.cards)


def outlook(state: OltreMare, partners: list[int]) -> Outlook:
    """Return what the active seat knows of ``partners`` and of itself; who was asked often enough is left out."""
    seat = state.active
    known = state.knows[seat]
    goods = goods_in_play(len(state.hands))
    hidden = [0] * len(GOODS)
    for card, good in enumerate(GOOD):
        if not known >> card & 1 and good in goods:
            hidden[good] += 1
    total = max(1, sum(hidden))
    return Outlook(
        seat,
        len(state.hands),
        state.hands[seat],
        *top_run(state.cargo[seat]),
        turns_left(state, seat),
        state.bales(seat),
        spare(state),
        tuple(_partner(state, other, known) for other in partners if state.asked[other] < MOST_TALKS),
        tuple(count / total for count in hidden),
        tuple((offer.partner, offer.given, offer.wanted) for offer in state.declined if offer.maker == seat),
    )


def _partner(state: OltreMare, seat: int, known: int) -> Partner:
    hand = state.hands[seat]
    sure = [0] * len(GOODS)
    for card in hand:
        if known >> card & 1:
            sure[GOOD[card]] += 1
    return Partner(
        seat,
        len(hand),
        state.power(seat),
        *top_run(state.cargo[seat]),
        turns_left(state, seat) > 0,
        *_prestige(state, seat),
        tuple(sure),
        len(hand) - sum(sure),
    )


def _prestige(state: OltreMare, seat: int) -> tuple[float, float]:
    """Return what ``seat`` would gain and the active seat lose by the prestige token for a deal."""
    if state.rewarded >> seat & 1:
        return 0.0, 0.0
    counts = state.prestige[:]
    before = by_rank(counts)
    counts[seat] += 1
    after = by_rank(counts)
    return PRESTIGE + RANKED * (after[seat] - before[seat]), RANKED * (before[state.active] - after[state.active])


@lru_cache(maxsize=2048)
def best_offer(view: Outlook, to_all: bool = False) -> Offer | None:
    """Return the offer that promises most (``to_all``: of those to everybody), None if none is worth making."""
    best, found = 0.0, None
    for value, offer in _ideas(view) if view.partners else ():
        if value > best and (not to_all or offer.partner == ALL):
            best, found = value, offer
    return found


def _ideas(view: Outlook) -> Iterator[tuple[float, Offer]]:
    """Yield offers with what they promise: selling, buying and swapping a card or two of a kind."""
    now = in_trade(view.hand, view.top, view.run, view.turns, view.bales)
    goods = goods_in_play(view.seats)
    wishes: list[tuple[Good, ...]] = [(), *((good,) for good in goods), *((good, good) for good in goods)]
    for given in _spares(view.hand):
        rest = tuple(card for card in view.hand if card not in given)
        gives = tuple(GOOD[card] for card in given)
        for wanted in wishes:
            if (not given and not wanted) or (given and wanted and gives[0] == wanted[0]):
                continue
            if len(given) - len(wanted) > view.spare:
                continue
            hand = (*rest, *(SPARED[good] for good in wanted))
            gain = in_trade(hand, view.top, view.run, view.turns, view.bales) - now
            partners = [partner for partner in view.partners if (partner.seat, gives, wanted) not in view.tried]
            yield from _proposals(view, partners, given, wanted, gain)


def _proposals(
    view: Outlook, partners: list[Partner], given: tuple[Card, ...], wanted: tuple[Good, ...], gain: float
) -> Iterator[tuple[float, Offer]]:
    """Yield one exchange, which would bring ``gain``, at a fair price: to each of ``partners`` and to all."""
    gives = tuple(GOOD[card] for card in given)
    chances = [(_seems(partner, gives, wanted), _has(view, partner, wanted), partner) for partner in partners]
    for theirs, has, partner in chances:
        ducats = -int((theirs - THEIR_GAIN) // 1)
        value = gain - ducats - partner.envy - RIVALRY * (theirs + ducats) / (view.seats - 1)
        if has < UNLIKELY or abs(ducats) > MOST_DUCATS or value < OWN_GAIN:
            continue
        yield value * has, Offer(view.seat, partner.seat, given, ducats, wanted)
        nobody = 1.0
        for other, chance, _ in chances:
            if other + ducats >= THEIR_GAIN:
                nobody *= 1 - chance
        if 1 - nobody > has + TO_ALL:
            yield value * (1 - nobody), Offer(view.seat, ALL, given, ducats, wanted)


def _spares(hand: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Return what could be given: nothing, or the one or two least useful cards of a kind."""
    found: list[tuple[Card, ...]] = [()]
    for good in sorted({GOOD[card] for card in hand}):
        cards = sorted((card for card in hand if GOOD[card] == good), key=CARD_WORTH.__getitem__)
        found.append((cards[0],))
        if len(cards) > 1:
            found.append(tuple(sorted(cards[:2])))
    return found


def _seems(partner: Partner, gets: tuple[Good, ...], gives: tuple[Good, ...]) -> float:
    """Return what an exchange of goods seems worth to ``partner``."""
    if not partner.plays:
        return partner.reward
    total = partner.reward + ANY_CARD * (len(gets) - len(gives))
    for goods, sign in ((gets, 1), (gives, -1)):
        if goods:
            good, count = goods[0], len(goods)
            row = PAID[good]
            paid = row[partner.run + count] - row[partner.run] if good == partner.top else UNSEEN * row[count]
            total += sign * RUN * paid
    return total - SURPLUS * max(0, partner.size + len(gets) - len(gives) - partner.power)


def _has(view: Outlook, partner: Partner, goods: tuple[Good, ...]) -> float:
    """Return how likely ``partner`` holds ``goods``, which are all of one kind."""
    if not goods:
        return 1.0
    if len(goods) > partner.size:
        return 0.0
    missing = len(goods) - partner.sure[goods[0]]
    if missing <= 0:
        return 1.0
    absent = 1 - view.shares[goods[0]]
    one = 1 - absent**partner.unseen
    return one if missing == 1 else one * (1 - absent ** max(0, partner.unseen - 1))
