"""Knowledge that deals are judged by: of the own hand, of partners, of offers that were declined."""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from kajuta.games.oltremare.ai.quick_values import (
    CARDS_KEPT,
    PRESTIGE_VALUE,
    RANK_WEIGHT,
    hand_value_between_turns,
    hand_value_in_own_turn,
    top_goods_run,
    turns_left_by_seat,
)
from kajuta.games.oltremare.rules.cards import (
    BALES,
    CARDS_PER_GOOD,
    GOOD_OF_CARD,
    POWER,
    Card,
    Good,
    kinds_of_goods_in_play,
)
from kajuta.games.oltremare.rules.engine import OltreMarePosition
from kajuta.games.oltremare.rules.known_cards_tracking import cards_as_bits
from kajuta.games.oltremare.rules.offer_making import spare_card_count
from kajuta.games.oltremare.rules.state import PRESTIGE_TOKENS
from kajuta.games.oltremare.rules.token_rank_ducats import ducats_of_seats_by_token_rank

CARDS_OF_GOOD = tuple(
    cards_as_bits(tuple(card for card, kind in enumerate(GOOD_OF_CARD) if kind == good))
    for good in range(len(CARDS_PER_GOOD))
)
"""The cards of each kind of goods, as bits."""

MOST_OFFERS_TO_ONE = 2
"""Number of offers a bot makes to one partner in a turn, at most."""

DeclinedExchanges: TypeAlias = tuple[tuple[int, tuple[Good, ...], tuple[Good, ...]], ...]
"""Partner, goods given and goods asked for of offers that were turned down."""


class FactsToJudgeDeals(NamedTuple):
    """All of the position that deals are judged by, as far as ``seat`` knows it.

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


def facts_to_judge_deals(state: OltreMarePosition, seat: int) -> FactsToJudgeDeals:
    """Facts of the position that ``seat`` judges deals by."""
    return FactsToJudgeDeals(
        seat,
        state.active,
        tuple(state.hands),
        tuple(state.cargo),
        turns_left_by_seat(state),
        state.knows[seat],
        state.rewarded,
        tuple(state.prestige),
    )


class PartnerKnowledge(NamedTuple):
    """Knowledge about the other side of a deal.

    ``size``: of its hand; ``keeps``: how many cards it can keep; ``lacks``: how many it has to buy for its
    turn; ``top`` and ``run``: what lies on its cargo; ``plays``: whether it loads cards again; ``reward``:
    value of the prestige for a deal to it, and ``envy``: what that costs who deals with it, or brings
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


class OwnSituation(NamedTuple):
    """Hand, cargo and turns of the seat that judges a deal.

    ``active``: whether it is its turn; ``keeps``: how many cards it can keep then.
    """

    active: bool
    hand: tuple[Card, ...]
    top: Good
    run: int
    turns: float
    bales: int
    keeps: int

    def value_of_hand(self, hand: tuple[Card, ...]) -> float:
        """Value of ``hand`` to the seat."""
        if self.active:
            return hand_value_in_own_turn(hand, self.top, self.run, self.turns, self.bales)
        return hand_value_between_turns(hand, self.top, self.run, self.turns, self.keeps, self.bales)


class OfferPlanningKnowledge(NamedTuple):
    """All that a seat knows when it plans an offer: about itself and possible partners.

    ``spare``: how many cards the active seat can lose; ``shares``: by goods, their share of the cards the seat has
    not seen; ``tried``: its offers that were turned down.
    """

    seat: int
    seats: int
    own: OwnSituation
    spare: int
    partners: tuple[PartnerKnowledge, ...]
    shares: tuple[float, ...]
    tried: DeclinedExchanges


def own_situation(facts: FactsToJudgeDeals) -> OwnSituation:
    """Hand, cargo and turns of the seat itself."""
    seat, stack = facts.seat, facts.cargo[facts.seat]
    top, run = top_goods_run(stack)
    bales, power = (BALES[stack[-1]], POWER[stack[-1]]) if stack else (0, 0)
    return OwnSituation(seat == facts.active, facts.hands[seat], top, run, facts.turns[seat], bales, power)


def offer_planning_knowledge(state: OltreMarePosition, seat: int, partners: list[int]) -> OfferPlanningKnowledge:
    """Knowledge of ``seat`` about ``partners`` and itself; partners that were asked often enough are left out."""
    return offer_planning_knowledge_from_facts(
        facts_to_judge_deals(state, seat),
        partners_not_asked_too_often(state, partners),
        spare_card_count(state),
        declined_exchanges(state, seat),
    )


def partners_not_asked_too_often(state: OltreMarePosition, partners: list[int]) -> tuple[int, ...]:
    """Those of ``partners`` that were not asked often enough."""
    return tuple([other for other in partners if state.asked[other] < MOST_OFFERS_TO_ONE])


def declined_exchanges(state: OltreMarePosition, seat: int) -> DeclinedExchanges:
    """Exchanges that ``seat`` has offered and others turned down."""
    return tuple([(one.partner, one.given, one.wanted) for one in state.declined if one.maker == seat])


def offer_planning_knowledge_from_facts(
    facts: FactsToJudgeDeals, partners: tuple[int, ...], spare: int, tried: DeclinedExchanges
) -> OfferPlanningKnowledge:
    """Knowledge of the seat about ``partners`` and itself, from ``facts`` alone."""
    seats = len(facts.hands)
    sides = tuple([partner_knowledge(facts, other) for other in partners])
    return OfferPlanningKnowledge(
        facts.seat, seats, own_situation(facts), spare, sides, _shares(facts.known, seats), tried
    )


@lru_cache(maxsize=1024)
def _shares(known: int, seats: int) -> tuple[float, ...]:
    """Share of each kind of goods in the cards that are not ``known`` (bits)."""
    goods = kinds_of_goods_in_play(seats)
    hidden = [(kind & ~known).bit_count() if good in goods else 0 for good, kind in enumerate(CARDS_OF_GOOD)]
    total = max(1, sum(hidden))
    return tuple([count / total for count in hidden])


def partner_knowledge(facts: FactsToJudgeDeals, other: int) -> PartnerKnowledge:
    """Knowledge of the seat about ``other``."""
    hand, stack = facts.hands[other], facts.cargo[other]
    sure, unseen = _held(hand, facts.known)
    bales, power = (BALES[stack[-1]], POWER[stack[-1]]) if stack else (0, 0)
    trading = other == facts.active
    return PartnerKnowledge(
        other,
        len(hand),
        bales + CARDS_KEPT if trading else power,
        max(0, bales - len(hand)) if trading else 0,
        *top_goods_run(stack),
        facts.turns[other] > 0,
        *_prestige(facts, other),
        sure,
        unseen,
    )


@lru_cache(maxsize=4096)
def _held(hand: tuple[Card, ...], known: int) -> tuple[tuple[int, ...], int]:
    """Number of ``known`` (bits) cards of ``hand`` by goods, and the number of the others."""
    sure = [0] * len(CARDS_OF_GOOD)
    for card in hand:
        if known >> card & 1:
            sure[GOOD_OF_CARD[card]] += 1
    return tuple(sure), len(hand) - sum(sure)


def _prestige(facts: FactsToJudgeDeals, other: int) -> tuple[float, float]:
    """Value of the prestige for a deal to ``other``, and its cost to the seat; one of both gets it."""
    seat = facts.seat
    earner = other if seat == facts.active else seat
    if facts.rewarded >> earner & 1 or sum(facts.prestige) == PRESTIGE_TOKENS:
        return 0.0, 0.0
    more = _ranks_gained(facts.prestige, earner)
    here, there = RANK_WEIGHT * more[seat], RANK_WEIGHT * more[other]
    return (PRESTIGE_VALUE + there, -here) if earner == other else (there, -(PRESTIGE_VALUE + here))


@lru_cache(maxsize=1024)
def _ranks_gained(prestige: tuple[int, ...], earner: int) -> tuple[int, ...]:
    """Ducats more by seat for its rank in ``prestige`` if ``earner`` had one token more."""
    after = ducats_of_seats_by_token_rank([*prestige[:earner], prestige[earner] + 1, *prestige[earner + 1 :]])
    return tuple([then - now for then, now in zip(after, ducats_of_seats_by_token_rank(prestige), strict=True)])
