"""Planning of deals: which offers to make and to accept, based on what a seat can know.

A plan depends only on an OfferPlanningKnowledge. So it cannot use cards that a determinization dealt to other seats,
and it stays the same at every step of making the offer.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import inf

from kajuta.games.oltremare.ai.deal_knowledge import (
    DeclinedExchanges,
    FactsToJudgeDeals,
    OfferPlanningKnowledge,
    PartnerKnowledge,
    declined_exchanges,
    facts_to_judge_deals,
    offer_planning_knowledge_from_facts,
    own_situation,
    partner_knowledge,
    partners_not_asked_too_often,
)
from kajuta.games.oltremare.ai.quick_values import (
    CARD_BASE_VALUE,
    CARD_VALUE,
    RIVALRY,
    RUN_HOPE,
    RUN_PAYOUT,
    SURPLUS_CARD_COST,
    TYPICAL_TRADED_CARD,
)
from kajuta.games.oltremare.rules.cards import (
    CARDS_PER_GOOD,
    GOOD_OF_CARD,
    GRAIN,
    Card,
    Good,
    kinds_of_goods_in_play,
)
from kajuta.games.oltremare.rules.engine import OltreMarePosition
from kajuta.games.oltremare.rules.offer_answers import card_choices_for_goods
from kajuta.games.oltremare.rules.offer_making import most_cards_to_ask_for, spare_card_count
from kajuta.games.oltremare.rules.state import CARD_PRICE, EVERYBODY, MOST_DUCATS_OFFERED, Offer

LEAST_OWN_GAIN = 0.3
"""Minimum gain at which an offer is made or a deal is accepted, in ducats."""

LEAST_PARTNER_GAIN = 0.8
"""Minimum gain that an offer must seem to bring its partner, in ducats."""

MOST_HAGGLED_DUCATS = 3
"""Maximum number of additional ducats that a counter-offer asks for."""

UNSEEN_HAND_FACTOR = 1.25
"""Payout that a card adds to a hidden hand, as a multiple of the payout of a single card."""

LEAST_LIKELIHOOD = 0.15
"""Minimum probability that a partner holds the cards that an offer asks for."""

COMMONEST_GOOD: Good = CARDS_PER_GOOD.index(max(CARDS_PER_GOOD[:GRAIN]))
"""Most common kind of goods of those used with any number of seats."""


OFFER_TO_ALL_MARGIN = 0.1
"""Advantage in probability that an offer to all seats must have over an offer to one."""


def goods_of_offered_cards(offer: Offer) -> tuple[Good, ...]:
    """Kinds of goods of the cards that ``offer`` gives, one for each card."""
    return tuple([GOOD_OF_CARD[card] for card in offer.cards])


def planned_offer(state: OltreMarePosition, seat: int, partners: list[int], to_all: bool = False) -> Offer | None:
    """Best offer of ``seat`` to one of ``partners`` or, with ``to_all``, to all seats; None if none is worth making."""
    return _planned_offer(
        facts_to_judge_deals(state, seat),
        partners_not_asked_too_often(state, partners),
        spare_card_count(state),
        declined_exchanges(state, seat),
        to_all,
    )


@lru_cache(maxsize=1024)
def _planned_offer(
    facts: FactsToJudgeDeals, partners: tuple[int, ...], spare: int, tried: DeclinedExchanges, to_all: bool
) -> Offer | None:
    return best_offer(offer_planning_knowledge_from_facts(facts, partners, spare, tried), to_all) if partners else None


@lru_cache(maxsize=2048)
def best_offer(knowledge: OfferPlanningKnowledge, to_all: bool = False) -> Offer | None:
    """Most promising offer; None if none is worth making. ``to_all``: consider only offers to all seats."""
    best, found = 0.0, None
    for value, offer in _possible_offers(knowledge) if knowledge.partners else ():
        if value > best and (not to_all or offer.partner == EVERYBODY):
            best, found = value, offer
    return found


def _possible_offers(knowledge: OfferPlanningKnowledge) -> Iterator[tuple[float, Offer]]:
    """Yield possible offers with their expected values: selling, buying or swapping one or two cards of a kind."""
    own = knowledge.own
    now = own.value_of_hand(own.hand)
    goods = kinds_of_goods_in_play(knowledge.seats)
    wishes: list[tuple[Good, ...]] = [(), *((good,) for good in goods), *((good, good) for good in goods)]
    for given in _cards_to_spare(own.hand):
        rest = tuple([card for card in own.hand if card not in given])
        gives = tuple([GOOD_OF_CARD[card] for card in given])
        for wanted in wishes:
            if (not given and not wanted) or (given and wanted and gives[0] == wanted[0]):
                continue
            lost = len(given) - len(wanted)
            if (lost if own.active else -lost) > knowledge.spare:
                continue
            gain = own.value_of_hand((*rest, *[TYPICAL_TRADED_CARD[good] for good in wanted])) - now
            partners = [
                partner for partner in knowledge.partners if (partner.seat, gives, wanted) not in knowledge.tried
            ]
            yield from _proposals(knowledge, partners, given, wanted, gain)


def _proposals(
    knowledge: OfferPlanningKnowledge,
    partners: list[PartnerKnowledge],
    given: tuple[Card, ...],
    wanted: tuple[Good, ...],
    gain: float,
) -> Iterator[tuple[float, Offer]]:
    """Yield the offers of one exchange at a fair price: to each of ``partners`` and to all seats.

    ``gain``: gain of the maker by the exchange, before ducats are paid. Each offer comes with its expected value.
    """
    gives = tuple([GOOD_OF_CARD[card] for card in given])
    chances = [
        (_seeming_gain(partner, gives, wanted), _likelihood_of_holding(knowledge, partner, wanted), partner)
        for partner in partners
    ]
    for theirs, has, partner in chances:
        ducats = -int((theirs - LEAST_PARTNER_GAIN) // 1)
        value = gain - ducats - partner.envy - RIVALRY * (theirs + ducats) / (knowledge.seats - 1)
        if has < LEAST_LIKELIHOOD or abs(ducats) > MOST_DUCATS_OFFERED or value < LEAST_OWN_GAIN:
            continue
        yield value * has, Offer(knowledge.seat, partner.seat, given, ducats, wanted)
        nobody = 1.0
        for other, chance, _ in chances:
            if other + ducats >= LEAST_PARTNER_GAIN:
                nobody *= 1 - chance
        if 1 - nobody > has + OFFER_TO_ALL_MARGIN:
            yield value * (1 - nobody), Offer(knowledge.seat, EVERYBODY, given, ducats, wanted)


def _cards_to_spare(hand: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Sets of cards that may be given away: none, or the one or two least useful cards of a kind."""
    found: list[tuple[Card, ...]] = [()]
    for good in sorted({GOOD_OF_CARD[card] for card in hand}):
        cards = sorted((card for card in hand if GOOD_OF_CARD[card] == good), key=CARD_VALUE.__getitem__)
        found.append((cards[0],))
        if len(cards) > 1:
            found.append(tuple(sorted(cards[:2])))
    return found


def _seeming_gain(partner: PartnerKnowledge, gets: tuple[Good, ...], gives: tuple[Good, ...]) -> float:
    """Gain of ``partner`` by an exchange of goods, as far as other seats can tell."""
    if not partner.plays:
        return partner.reward
    more = len(gets) - len(gives)
    total = partner.reward + CARD_BASE_VALUE * more
    for good in {*gets, *gives}:
        count = gets.count(good) - gives.count(good)
        row = RUN_PAYOUT[good]
        run = partner.run if good == partner.top else 0
        paid = row[run + abs(count)] - row[run] if run else UNSEEN_HAND_FACTOR * row[abs(count)]
        total += RUN_HOPE * paid if count > 0 else -RUN_HOPE * paid
    total += CARD_PRICE * (partner.lacks - max(0, partner.lacks - more))
    over = partner.size - partner.keeps
    return total - SURPLUS_CARD_COST * (max(0, over + more) - max(0, over))


def _likelihood_of_holding(
    knowledge: OfferPlanningKnowledge, partner: PartnerKnowledge, goods: tuple[Good, ...]
) -> float:
    """Probability that ``partner`` holds ``goods``, which are all of the same kind."""
    if not goods:
        return 1.0
    if len(goods) > partner.size:
        return 0.0
    missing = len(goods) - partner.sure[goods[0]]
    if missing <= 0:
        return 1.0
    absent = 1 - knowledge.shares[goods[0]]
    one = 1 - absent**partner.unseen
    return one if missing == 1 else one * (1 - absent ** max(0, partner.unseen - 1))


# Answers


def best_acceptance(state: OltreMarePosition, offer: Offer, seat: int) -> tuple[float, tuple[Card, ...]]:
    """Gain of ``seat`` from accepting ``offer``, as far as it knows, and the cards that it should give.

    The gain is minus infinity if it does not hold the goods asked for. Offered cards that it has not seen count as
    typical cards of their kind.
    """
    on = facts_to_judge_deals(state, seat)
    own, known = own_situation(on), on.known
    maker = partner_knowledge(on, offer.maker)
    gets = tuple([card if known >> card & 1 else TYPICAL_TRADED_CARD[GOOD_OF_CARD[card]] for card in offer.cards])
    theirs = _seeming_gain(maker, offer.wanted, goods_of_offered_cards(offer)) - offer.ducats
    fixed = offer.ducats - maker.envy - RIVALRY * theirs / (len(on.hands) - 1) - own.value_of_hand(own.hand)
    best, found = -inf, own.hand[:0]
    for cards in card_choices_for_goods(own.hand, offer.wanted):
        value = own.value_of_hand((*[card for card in own.hand if card not in cards], *gets))
        if value > best:
            best, found = value, cards
    return best + fixed, found


def maker_gain_from_accepted_deal(state: OltreMarePosition) -> float:
    """Gain of the latest offer's maker from the accepted deal, now that it sees the cards that it would get."""
    offer = state.offers[-1]
    on = facts_to_judge_deals(state, offer.maker)
    own, side = own_situation(on), partner_knowledge(on, state.answering_seat())
    theirs = _seeming_gain(side, goods_of_offered_cards(offer), offer.wanted) + offer.ducats
    rest = [card for card in own.hand if card not in offer.cards]
    gain = own.value_of_hand((*rest, *state.picked)) - own.value_of_hand(own.hand) - offer.ducats - side.envy
    return gain - RIVALRY * theirs / (len(on.hands) - 1)


def counter_offer(state: OltreMarePosition) -> Offer | None:
    """Counter-offer of the asked seat: the same exchange for more ducats; None if that makes no sense.

    It depends only on what the seat knows about the first offer, so it stays the same at every step of making it.
    """
    return counter_offer_from_acceptance(state, *best_acceptance(state, state.offers[0], state.waiting[0]))


def counter_offer_from_acceptance(state: OltreMarePosition, gain: float, cards: tuple[Card, ...]) -> Offer | None:
    """Counter-offer of a seat that would gain ``gain`` by giving ``cards`` for the first offer."""
    if gain == -inf:
        return None
    more = -int((gain - LEAST_OWN_GAIN) // 1)
    if not 0 < more <= MOST_HAGGLED_DUCATS:
        return None
    first = state.offers[0]
    plan = Offer(state.waiting[0], state.active, cards, -(first.ducats + more), goods_of_offered_cards(first))
    if abs(plan.ducats) > MOST_DUCATS_OFFERED or len(plan.wanted) > most_cards_to_ask_for(state, plan):
        return None
    terms = (goods_of_offered_cards(plan), plan.ducats, plan.wanted)
    refused = [(one.given, one.ducats, one.wanted) for one in state.declined if one.maker == plan.maker]
    return None if terms in refused else plan
