"""Knowledge used to judge deals: the seat's own hand, its partners, and declined offers."""

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
"""Set of all cards of each kind of goods, as bits."""

MOST_OFFERS_TO_ONE = 2
"""Maximum number of offers that a bot makes to one partner in a turn."""

DeclinedExchanges: TypeAlias = tuple[tuple[int, tuple[Good, ...], tuple[Good, ...]], ...]
"""Declined offers, as tuples of partner, goods given and goods asked for."""


class FactsToJudgeDeals(NamedTuple):
    """All facts of the position that ``seat`` may use to judge deals.

    ``turns``: estimated number of turns that each seat has left. ``known``: cards whose place ``seat`` knows, as bits.
    ``rewarded``: seats that have gained prestige in this turn, as bits.
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
    """Facts of the position that ``seat`` may use to judge deals."""
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
    """Knowledge of a seat about the other side of a deal.

    ``size``: number of cards in the partner's hand; ``keeps``: number of cards that it can keep; ``lacks``: in its own
    turn, number of cards that it must still buy to play enough. ``top`` and ``run``: kind of goods on top of its cargo
    and the number of such cards. ``plays``: whether it will load cards again. ``sure``: number of cards that it
    certainly holds, by kind of goods; ``unseen``: number of its other cards.

    A deal brings prestige to one of its two sides. ``reward``: what this is worth to the partner. ``envy``: what it
    costs the seat itself; negative if the seat gains.
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
    """Situation of the seat that judges a deal.

    ``active``: whether it is its turn. ``top`` and ``run``: kind of goods on top of its cargo and the number of such
    cards. ``turns``: estimated number of turns left. ``bales``: number of cards to play in a turn; ``keeps``: number of
    cards that it can keep at the start of its turn.
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
    """All that a seat knows when it plans an offer: about itself and about possible partners.

    ``seats``: number of seats in the game. ``spare``: number of cards that the active seat can give away. ``shares``:
    share of each kind of goods in the cards that the seat has not seen. ``tried``: declined offers of the seat.
    """

    seat: int
    seats: int
    own: OwnSituation
    spare: int
    partners: tuple[PartnerKnowledge, ...]
    shares: tuple[float, ...]
    tried: DeclinedExchanges


def own_situation(facts: FactsToJudgeDeals) -> OwnSituation:
    """Situation of the seat that the facts belong to."""
    seat, stack = facts.seat, facts.cargo[facts.seat]
    top, run = top_goods_run(stack)
    bales, power = (BALES[stack[-1]], POWER[stack[-1]]) if stack else (0, 0)
    return OwnSituation(seat == facts.active, facts.hands[seat], top, run, facts.turns[seat], bales, power)


def offer_planning_knowledge(state: OltreMarePosition, seat: int, partners: list[int]) -> OfferPlanningKnowledge:
    """Knowledge of ``seat`` about itself and ``partners``, except those that have got enough offers already."""
    return offer_planning_knowledge_from_facts(
        facts_to_judge_deals(state, seat),
        partners_not_asked_too_often(state, partners),
        spare_card_count(state),
        declined_exchanges(state, seat),
    )


def partners_not_asked_too_often(state: OltreMarePosition, partners: list[int]) -> tuple[int, ...]:
    """Partners that have got fewer than MOST_OFFERS_TO_ONE offers in this turn."""
    return tuple([other for other in partners if state.asked[other] < MOST_OFFERS_TO_ONE])


def declined_exchanges(state: OltreMarePosition, seat: int) -> DeclinedExchanges:
    """Offers of ``seat`` that were declined."""
    return tuple([(one.partner, one.given, one.wanted) for one in state.declined if one.maker == seat])


def offer_planning_knowledge_from_facts(
    facts: FactsToJudgeDeals, partners: tuple[int, ...], spare: int, tried: DeclinedExchanges
) -> OfferPlanningKnowledge:
    """Knowledge of the seat about itself and ``partners``, derived from ``facts`` only."""
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
    """Knowledge of the seat about the seat ``other``."""
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
    """Number of ``known`` (bits) cards of ``hand``, by kind of goods, and the number of its other cards."""
    sure = [0] * len(CARDS_OF_GOOD)
    for card in hand:
        if known >> card & 1:
            sure[GOOD_OF_CARD[card]] += 1
    return tuple(sure), len(hand) - sum(sure)


def _prestige(facts: FactsToJudgeDeals, other: int) -> tuple[float, float]:
    """What the prestige from a deal is worth to ``other``, and what it costs the seat; one of the two gains it."""
    seat = facts.seat
    earner = other if seat == facts.active else seat
    if facts.rewarded >> earner & 1 or sum(facts.prestige) == PRESTIGE_TOKENS:
        return 0.0, 0.0
    more = _ranks_gained(facts.prestige, earner)
    here, there = RANK_WEIGHT * more[seat], RANK_WEIGHT * more[other]
    return (PRESTIGE_VALUE + there, -here) if earner == other else (there, -(PRESTIGE_VALUE + here))


@lru_cache(maxsize=1024)
def _ranks_gained(prestige: tuple[int, ...], earner: int) -> tuple[int, ...]:
    """Change of each seat's ducats for ranks in ``prestige`` if ``earner`` gains a token."""
    after = ducats_of_seats_by_token_rank([*prestige[:earner], prestige[earner] + 1, *prestige[earner + 1 :]])
    return tuple([then - now for then, now in zip(after, ducats_of_seats_by_token_rank(prestige), strict=True)])
