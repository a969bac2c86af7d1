"""Which deals to propose and to accept, by what a seat can know.

All that a plan depends on is gathered in an Outlook, so the plan cannot peep into what a guess of
the unknown dealt to the others, and it is the same at every step of making the offer.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import inf
from typing import NamedTuple, TypeAlias

from kajuta.games.oltremare.ai.value import (
    ANY_CARD,
    CARD_WORTH,
    KEPT,
    PAID,
    PRESTIGE,
    RANKED,
    RIVALRY,
    RUN,
    SPARED,
    SURPLUS,
    all_turns_left,
    between_turns,
    in_trade,
    top_run,
)
from kajuta.games.oltremare.rules.cards import (
    BALES,
    CARDS_PER_GOOD,
    GOOD_OF_CARD,
    GRAIN,
    POWER,
    Card,
    Good,
    goods_in_play,
)
from kajuta.games.oltremare.rules.engine import OltreMare
from kajuta.games.oltremare.rules.knowledge import cards_as_bits
from kajuta.games.oltremare.rules.offer_answers import card_choices_for_goods
from kajuta.games.oltremare.rules.offers import most_cards_to_ask_for, spare_card_count
from kajuta.games.oltremare.rules.scoring import ducats_by_rank
from kajuta.games.oltremare.rules.state import EVERYBODY, MOST_DUCATS, PRESTIGE_TOKENS, PRICE, Offer

KIND = tuple(
    cards_as_bits(tuple(card for card, kind in enumerate(GOOD_OF_CARD) if kind == good))
    for good in range(len(CARDS_PER_GOOD))
)
"""The cards of each kind of goods, as bits."""

OWN_GAIN = 0.3
"""What an offer must promise to be made, and what a deal must bring to be accepted."""

THEIR_GAIN = 0.8
"""What a partner must seem to gain by an offer."""

HAGGLING = 3
"""How many ducats more a counter-offer asks for at most."""

MOST_TALKS = 2
"""How many offers a bot makes to one partner in a turn."""

UNSEEN = 1.25
"""What a card adds to a hand nobody sees, compared with a single card."""

UNLIKELY = 0.15
"""How likely a partner must at least hold what it is asked for."""

COMMONEST: Good = CARDS_PER_GOOD.index(max(CARDS_PER_GOOD[:GRAIN]))
"""The commonest goods that everybody plays with."""


TO_ALL = 0.1
"""How much likelier a deal must be for all to be asked instead of one."""


Tried: TypeAlias = tuple[tuple[int, tuple[Good, ...], tuple[Good, ...]], ...]
"""Partner, goods given and goods asked for of offers that were turned down."""


class Basis(NamedTuple):
    """What the two sides of a deal are judged by, as far as ``seat`` knows: nothing else of the position is looked at.

    ``turns``: how many each seat has left; ``known``: the cards whose place ``seat`` knows, as bits; ``rewarded``: who
    got prestige in this turn, as bits.
    """

    seat: int
    active: int
    hands: tuple[tuple[Card, ...], ...]
    cargo: tuple[tuple[Card, ...], ...]
    turns: tuple[float, ...]
    known: int
    rewarded: int
    prestige: tuple[int, ...]


def _basis(state: OltreMare, seat: int) -> Basis:
    return Basis(
        seat,
        state.active,
        tuple(state.hands),
        tuple(state.cargo),
        all_turns_left(state),
        state.knows[seat],
        state.rewarded,
        tuple(state.prestige),
    )


class Partner(NamedTuple):
    """What can be known of the other side of a deal.

    ``size``: of its hand; ``keeps``: how many cards it can keep; ``lacks``: how many it has to buy for its
    turn; ``top`` and ``run``: what lies on its cargo; ``plays``: whether it loads cards again; ``reward``:
    what the prestige for a deal is worth to it, and ``envy``: what that costs who deals with it, or brings
    it; ``sure``: by goods, the cards it holds for certain; ``unseen``: how many others it holds.
    """

    seat: int
    size: int
    keeps: int
    lacks: int
    top: Good
    run: int
    plays: bool
    reward: float
    envy: float
    sure: tuple[int, ...]
    unseen: int


class Stand(NamedTuple):
    """What a seat knows of itself. ``active``: whether it is its turn; ``keeps``: how many cards it can keep then."""

    active: bool
    hand: tuple[Card, ...]
    top: Good
    run: int
    turns: float
    bales: int
    keeps: int

    def holds(self, hand: tuple[Card, ...]) -> float:
        """Return what it would be worth to hold ``hand``."""
        if self.active:
            return in_trade(hand, self.top, self.run, self.turns, self.bales)
        return between_turns(hand, self.top, self.run, self.turns, self.keeps, self.bales)


class Outlook(NamedTuple):
    """What a seat can know when it proposes a deal.

    ``spare``: how many cards the active seat can lose; ``shares``: by goods, their share of the cards the seat has
    not seen; ``tried``: its offers that were turned down.
    """

    seat: int
    seats: int
    own: Stand
    spare: int
    partners: tuple[Partner, ...]
    shares: tuple[float, ...]
    tried: Tried


def kinds(offer: Offer) -> tuple[Good, ...]:
    """Return the goods that ``offer`` gives."""
    return tuple([GOOD_OF_CARD[card] for card in offer.cards])


def _stand(on: Basis) -> Stand:
    """Return what the seat knows of itself."""
    seat, stack = on.seat, on.cargo[on.seat]
    top, run = top_run(stack)
    bales, power = (BALES[stack[-1]], POWER[stack[-1]]) if stack else (0, 0)
    return Stand(seat == on.active, on.hands[seat], top, run, on.turns[seat], bales, power)


def outlook(state: OltreMare, seat: int, partners: list[int]) -> Outlook:
    """Return what ``seat`` knows of ``partners`` and of itself; who was asked often enough is left out."""
    return _outlook(_basis(state, seat), _open_to(state, partners), spare_card_count(state), _tried(state, seat))


def _open_to(state: OltreMare, partners: list[int]) -> tuple[int, ...]:
    """Return those of ``partners`` that were not asked often enough."""
    return tuple([other for other in partners if state.asked[other] < MOST_TALKS])


def _tried(state: OltreMare, seat: int) -> Tried:
    return tuple([(one.partner, one.given, one.wanted) for one in state.declined if one.maker == seat])


def _outlook(on: Basis, partners: tuple[int, ...], spare: int, tried: Tried) -> Outlook:
    seats = len(on.hands)
    sides = tuple([_partner(on, other) for other in partners])
    return Outlook(on.seat, seats, _stand(on), spare, sides, _shares(on.known, seats), tried)


@lru_cache(maxsize=1024)
def _shares(known: int, seats: int) -> tuple[float, ...]:
    """Return by goods their share of the cards that are not ``known``, which are given as bits."""
    goods = goods_in_play(seats)
    hidden = [(kind & ~known).bit_count() if good in goods else 0 for good, kind in enumerate(KIND)]
    total = max(1, sum(hidden))
    return tuple([count / total for count in hidden])


def _partner(on: Basis, other: int) -> Partner:
    hand, stack = on.hands[other], on.cargo[other]
    sure, unseen = _held(hand, on.known)
    bales, power = (BALES[stack[-1]], POWER[stack[-1]]) if stack else (0, 0)
    trading = other == on.active
    return Partner(
        other,
        len(hand),
        bales + KEPT if trading else power,
        max(0, bales - len(hand)) if trading else 0,
        *top_run(stack),
        on.turns[other] > 0,
        *_prestige(on, other),
        sure,
        unseen,
    )


@lru_cache(maxsize=4096)
def _held(hand: tuple[Card, ...], known: int) -> tuple[tuple[int, ...], int]:
    """Return by goods how many cards of ``hand`` are ``known``, which are given as bits, and how many are not."""
    sure = [0] * len(KIND)
    for card in hand:
        if known >> card & 1:
            sure[GOOD_OF_CARD[card]] += 1
    return tuple(sure), len(hand) - sum(sure)


def _prestige(on: Basis, other: int) -> tuple[float, float]:
    """Return what the prestige token for a deal brings ``other``, and what it costs the seat; one of both gets it."""
    seat = on.seat
    earner = other if seat == on.active else seat
    if on.rewarded >> earner & 1 or sum(on.prestige) == PRESTIGE_TOKENS:
        return 0.0, 0.0
    more = _ranks_gained(on.prestige, earner)
    here, there = RANKED * more[seat], RANKED * more[other]
    return (PRESTIGE + there, -here) if earner == other else (there, -(PRESTIGE + here))


@lru_cache(maxsize=1024)
def _ranks_gained(prestige: tuple[int, ...], earner: int) -> tuple[int, ...]:
    """Return by seat how many ducats more its ``prestige`` would be worth if ``earner`` had one token more."""
    after = ducats_by_rank([*prestige[:earner], prestige[earner] + 1, *prestige[earner + 1 :]])
    return tuple([then - now for then, now in zip(after, ducats_by_rank(prestige), strict=True)])


def planned(state: OltreMare, seat: int, partners: list[int], to_all: bool = False) -> Offer | None:
    """Return the ``best_offer`` of ``seat`` to one of ``partners``, or with ``to_all`` to everybody."""
    return _planned(
        _basis(state, seat), _open_to(state, partners), spare_card_count(state), _tried(state, seat), to_all
    )


@lru_cache(maxsize=1024)
def _planned(on: Basis, partners: tuple[int, ...], spare: int, tried: Tried, to_all: bool) -> Offer | None:
    return best_offer(_outlook(on, partners, spare, tried), to_all) if partners else None


@lru_cache(maxsize=2048)
def best_offer(view: Outlook, to_all: bool = False) -> Offer | None:
    """Return the offer that promises most (``to_all``: of those to everybody), None if none is worth making."""
    best, found = 0.0, None
    for value, offer in _ideas(view) if view.partners else ():
        if value > best and (not to_all or offer.partner == EVERYBODY):
            best, found = value, offer
    return found


def _ideas(view: Outlook) -> Iterator[tuple[float, Offer]]:
    """Yield offers with what they promise: selling, buying and swapping a card or two of a kind."""
    own = view.own
    now = own.holds(own.hand)
    goods = goods_in_play(view.seats)
    wishes: list[tuple[Good, ...]] = [(), *((good,) for good in goods), *((good, good) for good in goods)]
    for given in _spares(own.hand):
        rest = tuple([card for card in own.hand if card not in given])
        gives = tuple([GOOD_OF_CARD[card] for card in given])
        for wanted in wishes:
            if (not given and not wanted) or (given and wanted and gives[0] == wanted[0]):
                continue
            lost = len(given) - len(wanted)
            if (lost if own.active else -lost) > view.spare:
                continue
            gain = own.holds((*rest, *[SPARED[good] for good in wanted])) - now
            partners = [partner for partner in view.partners if (partner.seat, gives, wanted) not in view.tried]
            yield from _proposals(view, partners, given, wanted, gain)


def _proposals(
    view: Outlook, partners: list[Partner], given: tuple[Card, ...], wanted: tuple[Good, ...], gain: float
) -> Iterator[tuple[float, Offer]]:
    """Yield one exchange, which would bring ``gain``, at a fair price: to each of ``partners`` and to all."""
    gives = tuple([GOOD_OF_CARD[card] for card in given])
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
            yield value * (1 - nobody), Offer(view.seat, EVERYBODY, given, ducats, wanted)


def _spares(hand: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Return what could be given: nothing, or the one or two least useful cards of a kind."""
    found: list[tuple[Card, ...]] = [()]
    for good in sorted({GOOD_OF_CARD[card] for card in hand}):
        cards = sorted((card for card in hand if GOOD_OF_CARD[card] == good), key=CARD_WORTH.__getitem__)
        found.append((cards[0],))
        if len(cards) > 1:
            found.append(tuple(sorted(cards[:2])))
    return found


def _seems(partner: Partner, gets: tuple[Good, ...], gives: tuple[Good, ...]) -> float:
    """Return what an exchange of goods seems worth to ``partner``."""
    if not partner.plays:
        return partner.reward
    more = len(gets) - len(gives)
    total = partner.reward + ANY_CARD * more
    for good in {*gets, *gives}:
        count = gets.count(good) - gives.count(good)
        row = PAID[good]
        run = partner.run if good == partner.top else 0
        paid = row[run + abs(count)] - row[run] if run else UNSEEN * row[abs(count)]
        total += RUN * paid if count > 0 else -RUN * paid
    total += PRICE * (partner.lacks - max(0, partner.lacks - more))
    over = partner.size - partner.keeps
    return total - SURPLUS * (max(0, over + more) - max(0, over))


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


# Answers


def best_answer(state: OltreMare, offer: Offer, seat: int) -> tuple[float, tuple[Card, ...]]:
    """Return what ``seat`` would gain by accepting ``offer``, as far as it knows, and the cards to give for it.

    Without the cards asked for it gains minus infinity. Of cards on offer that it has not seen, it
    takes the usual ones of their kind.
    """
    on = _basis(state, seat)
    own, known = _stand(on), on.known
    maker = _partner(on, offer.maker)
    gets = tuple([card if known >> card & 1 else SPARED[GOOD_OF_CARD[card]] for card in offer.cards])
    theirs = _seems(maker, offer.wanted, kinds(offer)) - offer.ducats
    fixed = offer.ducats - maker.envy - RIVALRY * theirs / (len(on.hands) - 1) - own.holds(own.hand)
    best, found = -inf, own.hand[:0]
    for cards in card_choices_for_goods(own.hand, offer.wanted):
        value = own.holds((*[card for card in own.hand if card not in cards], *gets))
        if value > best:
            best, found = value, cards
    return best + fixed, found


def shown_gain(state: OltreMare) -> float:
    """Return what the maker of the latest offer gains by it, now that it sees the cards that it is to get."""
    offer = state.offers[-1]
    on = _basis(state, offer.maker)
    own, side = _stand(on), _partner(on, state.answering_seat())
    theirs = _seems(side, kinds(offer), offer.wanted) + offer.ducats
    rest = [card for card in own.hand if card not in offer.cards]
    gain = own.holds((*rest, *state.picked)) - own.holds(own.hand) - offer.ducats - side.envy
    return gain - RIVALRY * theirs / (len(on.hands) - 1)


def counter_offer(state: OltreMare) -> Offer | None:
    """Return the asked seat's offer to do the same for some ducats more, None where that is no use.

    It follows from what the seat knows of the first offer alone, so it is the same while it is being made.
    """
    return haggling(state, *best_answer(state, state.offers[0], state.waiting[0]))


def haggling(state: OltreMare, gain: float, cards: tuple[Card, ...]) -> Offer | None:
    """Return the ``counter_offer`` of who would gain so much by giving ``cards`` for the first offer."""
    if gain == -inf:
        return None
    more = -int((gain - OWN_GAIN) // 1)
    if not 0 < more <= HAGGLING:
        return None
    first = state.offers[0]
    plan = Offer(state.waiting[0], state.active, cards, -(first.ducats + more), kinds(first))
    if abs(plan.ducats) > MOST_DUCATS or len(plan.wanted) > most_cards_to_ask_for(state, plan):
        return None
    terms = (kinds(plan), plan.ducats, plan.wanted)
    refused = [(one.given, one.ducats, one.wanted) for one in state.declined if one.maker == plan.maker]
    return None if terms in refused else plan
