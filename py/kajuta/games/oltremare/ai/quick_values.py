"""Fast estimates of value, in ducats, of a hand, of cards to play, of a loading order and of a port.

They are used by the playout policy and by the planning of deals; evaluation.py evaluates whole seats.
"""

from functools import lru_cache
from itertools import combinations
from operator import itemgetter
from typing import TypeAlias

from kajuta.core.evaluation_model import sequential_sum
from kajuta.games.oltremare.rules.cards import (
    BALES,
    CARD_SYMBOLS,
    CARDS_PER_GOOD,
    GOOD_OF_CARD,
    GOODS,
    POWER,
    SYMBOL_EFFECT,
    Card,
    Good,
    run_payout,
)
from kajuta.games.oltremare.rules.engine import OltreMarePosition
from kajuta.games.oltremare.rules.sea_map import CALM_SEA, COMPASS, GOOD_TRADE, NO_TOKEN, PIRATE_DEFENCE, Token
from kajuta.games.oltremare.rules.state import CARD_PRICE

LONGEST_RUN = 24
RUN_PAYOUT = tuple(
    tuple(float(run_payout(good, length)) for length in range(LONGEST_RUN)) for good in range(len(GOODS))
)

SYMBOL_VALUE = (0.6, -0.6, 0.55, 0.25)
"""Value of each symbol on a card in hand: ducat, pirate flag, card, ship."""

CARD_BASE_VALUE = 0.9
"""Value of any card in hand, because a number of cards must be played each turn."""

RUN_HOPE = 0.85
"""Share of a hand's full payout that its seat can expect to earn in the end."""

DRAWN_CARD_VALUE = 1.6
SHIP_STEP_VALUE = 0.7
PIRATE_CARD_COST = 1.0
"""What the symbols of played cards bring: the value of a drawn card (DRAWN_CARD_VALUE) and of a step of the ship
(SHIP_STEP_VALUE), and the cost of a pirate card (PIRATE_CARD_COST).
"""

CARDS_LOADED_PER_TURN = 2.7
"""Average number of cards loaded in a turn."""

DECK_CARDS_PER_TURN = 3.6
"""Average number of cards taken from the deck in a turn."""

SURPLUS_CARD_COST = 2.0
"""Cost of a card that has to be dropped at the start of a turn."""

CARDS_KEPT = 5
"""Expected number of cards that the active seat can keep after its turn."""

MISSING_CARD_COST = 2.4
"""Cost of each card that is missing for the next turn."""

BALE_VALUE = 0.7
"""Value of each card that must be played in the next turn."""

PRESTIGE_VALUE = 0.8
RANK_WEIGHT = 0.35
"""Value of one more prestige or port token (PRESTIGE_VALUE), and weight of the ducats for ranks (RANK_WEIGHT)."""

TOKEN_VALUE = (0.9, 0.0, 1.6, 2.0, 1.5, 1.8)
"""Value of each port token for each turn in which it is active."""

MOST_TOKEN_TURNS = 2.5
"""Maximum number of turns for which a port token is assumed to stay active."""

RIVALRY = 0.3
"""Weight with which the mean gain of the other seats is subtracted from a seat's own gain."""

MOST_CARDS_TRIED = 9
"""Maximum size of a hand for which all combinations of cards to play are tried."""

NO_GOOD: Good = -1
"""Kind of goods on top of an empty cargo."""

CARD_VALUE = tuple(
    CARD_BASE_VALUE + sequential_sum(SYMBOL_VALUE[symbol] for symbol in symbols) for symbols in CARD_SYMBOLS
)
EXPECTED_PAYOUT = tuple(tuple(RUN_HOPE * paid for paid in row) for row in RUN_PAYOUT)
"""Expected payout, by kind of goods and number of such cards in hand."""

TYPICAL_TRADED_CARD: tuple[Card, ...] = tuple(
    sorted((card for card in range(len(GOOD_OF_CARD)) if GOOD_OF_CARD[card] == good), key=CARD_VALUE.__getitem__)[
        CARDS_PER_GOOD[good] // 8
    ]
    for good in range(len(GOODS))
)
"""Typical card of each kind that a partner gives away: one of the least useful."""


def turns_left_of(state: OltreMarePosition, seat: int) -> float:
    """Estimated number of times that ``seat`` will still load cards, including the current turn."""
    return turns_left_by_seat(state)[seat]


def turns_left_by_seat(state: OltreMarePosition) -> tuple[float, ...]:
    """Estimated number of times that each seat will still load cards, including the current turn."""
    loading = state.phase == "load"
    return _turns_left(len(state.hands), state.start, state.active, len(state.deck), loading, state.last_round)


@lru_cache(maxsize=4096)
def _turns_left(count: int, start: int, active: int, deck: int, loading: bool, last_round: bool) -> tuple[float, ...]:
    rounds = deck / (DECK_CARDS_PER_TURN * count)
    found = []
    for seat in range(count):
        before = (seat - active) % count
        present = 0.0 if loading and not before else 1.0
        if last_round:
            found.append(present if (seat - start) % count >= (active - start) % count else 0.0)
        elif not before:
            found.append(present + rounds)
        else:
            found.append(max(1.0, rounds + 1 - before / count))
    return tuple(found)


HandSummary: TypeAlias = tuple[list[int], list[tuple[Good, int]], float, float]
"""Summary of cards in hand: number of cards by kind of goods; pairs of a kind and its number, if not 0; sum of the
values of the single cards; the same sum plus the expected payout of the goods.
"""


def hand_summary(cards: tuple[Card, ...]) -> HandSummary:
    """Summary of ``cards`` in hand."""
    counts = [0] * len(GOODS)
    total = 0.0
    for card in cards:
        counts[GOOD_OF_CARD[card]] += 1
        total += CARD_VALUE[card]
    kinds = []
    worth = total
    for good, count in enumerate(counts):
        if count:
            kinds.append((good, count))
            worth += EXPECTED_PAYOUT[good][count]
    return counts, kinds, total, worth


def _value_on_cargo(held: HandSummary, top: Good, run: int) -> float:
    """Value of the hand summarized by ``held``, for a cargo with ``run`` cards of ``top`` on top."""
    counts, kinds, total, worth = held
    if not run or not counts[top]:
        return worth
    row = RUN_PAYOUT[top]
    for good, count in kinds:
        total += RUN_HOPE * (row[run + count] - row[run]) if good == top else EXPECTED_PAYOUT[good][count]
    return total


def hand_value(hand: tuple[Card, ...], top: Good, run: int, turns: float, limit: int) -> float:
    """Value of ``hand``, for a cargo with ``run`` cards of ``top`` on top; ``limit`` cards can be kept."""
    size = len(hand)
    if not size or turns <= 0:
        return 0.0
    total = _value_on_cargo(hand_summary(hand), top, run)
    loaded = CARDS_LOADED_PER_TURN * turns
    if size > loaded:
        total *= loaded / size
    return total - SURPLUS_CARD_COST * (size - limit) if size > limit else total


def hand_value_in_own_turn(hand: tuple[Card, ...], top: Good, run: int, turns: float, bales: int) -> float:
    """Value of ``hand`` to the active seat, which still has to play ``bales`` cards."""
    missing = bales - len(hand)
    value = hand_value(hand, top, run, turns, bales + CARDS_KEPT)
    return value - CARD_PRICE * missing if missing > 0 else value


def hand_value_between_turns(
    hand: tuple[Card, ...], top: Good, run: int, turns: float, power: int, bales: int
) -> float:
    """Value of ``hand`` to a seat that can keep ``power`` cards and will have to play ``bales`` cards."""
    value = hand_value(hand, top, run, turns, power) + BALE_VALUE * bales
    return value - MISSING_CARD_COST * (bales - len(hand)) if len(hand) < bales else value


def top_goods_run(stack: tuple[Card, ...]) -> tuple[Good, int]:
    """Kind of goods on top of ``stack`` and the length of its run; NO_GOOD and 0 for an empty stack."""
    if not stack:
        return NO_GOOD, 0
    good, length = GOOD_OF_CARD[stack[-1]], 1
    while length < len(stack) and GOOD_OF_CARD[stack[-1 - length]] == good:
        length += 1
    return good, length


# What to play and how to load it


@lru_cache(maxsize=4096)
def ranked_card_sets_to_play(
    hand: tuple[Card, ...], laid: tuple[Card, ...], due: int, top: Good, run: int, token: Token, turns: float
) -> tuple[tuple[float, tuple[Card, ...]], ...]:
    """Sets of ``due`` cards of ``hand`` to add to the ``laid`` cards, with their values, the best first.

    For each card of the hand, only the best set with that card is included.
    """
    best: dict[Card, tuple[float, tuple[Card, ...]]] = {}
    for found in _valued_card_sets(hand, laid, due, top, run, token, turns):
        for card in found[1]:
            if card not in best or found[0] > best[card][0]:
                best[card] = found
    return tuple(sorted(set(best.values()), key=lambda found: (-found[0], found[1]))) or ((0.0, hand[:due]),)


@lru_cache(maxsize=4096)
def best_cards_to_play(
    hand: tuple[Card, ...], laid: tuple[Card, ...], due: int, top: Good, run: int, token: Token, turns: float
) -> tuple[Card, ...]:
    """Cards of the best set of ``ranked_card_sets_to_play``.

    If the ``laid`` cards are part of the best set of the whole hand, the rest of that set is still best and nothing is
    computed again.
    """
    if laid and len(hand) + len(laid) <= MOST_CARDS_TRIED:
        whole = best_cards_to_play(tuple(sorted(hand + laid)), (), due + len(laid), top, run, token, turns)
        if set(laid) <= set(whole):
            return tuple([card for card in whole if card not in laid])
    return max(
        _valued_card_sets(hand, laid, due, top, run, token, turns), key=_value_of_pair, default=(0.0, hand[:due])
    )[1]


_value_of_pair = itemgetter(0)


def _valued_card_sets(
    hand: tuple[Card, ...], laid: tuple[Card, ...], due: int, top: Good, run: int, token: Token, turns: float
) -> list[tuple[float, tuple[Card, ...]]]:
    """All sets of ``due`` cards of ``hand`` to add to the ``laid`` cards, with their values."""
    found = []
    for chosen in combinations(_eligible(hand, top), due):
        rest = tuple([card for card in hand if card not in chosen])
        cards = laid + chosen
        value = symbols_value(cards, token, turns) + max(values_of_loading_last(cards, rest, top, run, turns - 1))
        found.append((value, chosen))
    return found


def _eligible(hand: tuple[Card, ...], top: Good) -> tuple[Card, ...]:
    """Promising cards of a large hand: the goods ``top``, the most frequent goods, and good symbols."""
    if len(hand) <= MOST_CARDS_TRIED:
        return hand
    goods = [GOOD_OF_CARD[card] for card in hand]
    ranked = sorted(
        hand, key=lambda card: -CARD_VALUE[card] - goods.count(GOOD_OF_CARD[card]) - 2 * (GOOD_OF_CARD[card] == top)
    )
    return tuple(sorted(ranked[:MOST_CARDS_TRIED]))


def symbols_value(cards: tuple[Card, ...], token: Token, turns: float) -> float:
    """Value of the symbols of ``cards``; drawn cards are worth nothing in the last turn."""
    counts = [1 if token == GOOD_TRADE else 0, 0, 0, 0]
    for card in cards:
        first, second = CARD_SYMBOLS[card]
        counts[first] += 1
        counts[second] += 1
    ducats, flags, draws, ships = counts
    total = SYMBOL_EFFECT[ducats] + (SHIP_STEP_VALUE + (token == CALM_SEA)) * ships
    if token != PIRATE_DEFENCE:
        total -= PIRATE_CARD_COST * SYMBOL_EFFECT[flags]
    return total + DRAWN_CARD_VALUE * SYMBOL_EFFECT[draws] if turns > 1 else total


def values_of_loading_last(
    cards: tuple[Card, ...], rest: tuple[Card, ...], top: Good, run: int, turns: float
) -> tuple[float, ...]:
    """Value of each loading order, by the card of ``cards`` that is loaded last; ``rest`` stays in hand."""
    counts: dict[Good, int] = {}
    for card in cards:
        good = GOOD_OF_CARD[card]
        counts[good] = counts.get(good, 0) + 1
    apart = 0.0
    for good, count in counts.items():
        apart += RUN_PAYOUT[good][count]
    joined = apart
    if run and top in counts:
        row, count = RUN_PAYOUT[top], counts[top]
        joined += row[run + count] - row[run] - row[count]
    goes_on = len(counts) == 1
    if turns <= 0:
        return tuple([joined if goes_on or GOOD_OF_CARD[card] != top else apart for card in cards])
    size, most = len(rest), CARDS_LOADED_PER_TURN * turns
    held = hand_summary(rest)
    kinds = {}
    for good, count in counts.items():
        pays, length = joined, count
        if good == top:
            if goes_on:
                length += run
            else:
                pays = apart
        promise = _value_on_cargo(held, good, length)
        kinds[good] = pays, promise * (most / size) if size > most else promise
    values = []
    for card in cards:
        pays, promise = kinds[GOOD_OF_CARD[card]]
        bales, power = BALES[card], POWER[card]
        if size > power:
            promise -= SURPLUS_CARD_COST * (size - power)
        value = pays + (promise + BALE_VALUE * bales)
        values.append(value - MISSING_CARD_COST * (bales - size) if bales > size else value)
    return tuple(values)


def ranked_loading_orders(
    cards: tuple[Card, ...], rest: tuple[Card, ...], top: Good, run: int, turns: float
) -> list[tuple[float, tuple[Card, ...]]]:
    """Sensible orders for loading ``cards``, with their values, the best first."""
    values = values_of_loading_last(cards, rest, top, run, turns)
    found = [(worth, _grouped_order(cards, top, last)) for worth, last in zip(values, cards, strict=True)]
    return sorted(found, key=lambda one: (-one[0], one[1]))


@lru_cache(maxsize=4096)
def best_card_to_load_first(cards: tuple[Card, ...], rest: tuple[Card, ...], top: Good, run: int, turns: float) -> Card:
    """First card of the best of ``ranked_loading_orders``."""
    values = values_of_loading_last(cards, rest, top, run, turns)
    best = max(values)
    return min(
        [_grouped_order(cards, top, last)[0] for worth, last in zip(values, cards, strict=True) if worth == best]
    )


def _grouped_order(cards: tuple[Card, ...], top: Good, last: Card) -> tuple[Card, ...]:
    """Order of ``cards`` grouped by kind of goods: ``top`` first, the kind of ``last`` at the end."""
    if len(cards) == 2:
        first, second = cards
        return (second, first) if first == last else cards
    kind = GOOD_OF_CARD[last]
    return tuple(
        sorted(cards, key=lambda card: (card == last, (good := GOOD_OF_CARD[card]) == kind, good != top, good, card))
    )


# Tokens


def landing_values_by_token(state: OltreMarePosition, turns: float) -> list[float]:
    """Value of ending the journey in a port with each kind of token, indexed by token; the last value is for no token.

    A compass has the value of the best port that it leads to.
    """
    worth = list(_values_by_token(min(max(0.0, turns), MOST_TOKEN_TURNS)))
    there = state.port_tokens
    if COMPASS in there:
        here = there[state.ships[state.active]]
        for token in TOKENS_BY_VALUE:
            if there.count(token) > (token == here):
                worth[COMPASS] = worth[token]
                break
        else:
            worth[COMPASS] = worth[NO_TOKEN]
    return worth


TOKENS_BY_VALUE = sorted(set(range(len(TOKEN_VALUE))) - {COMPASS}, key=TOKEN_VALUE.__getitem__, reverse=True)
"""Port tokens that a compass can lead to, the best first."""


@lru_cache(maxsize=64)
def _values_by_token(lasts: float) -> tuple[float, ...]:
    """Value of each kind of token that stays active for ``lasts`` turns; the last value is for no token."""
    return (*[PRESTIGE_VALUE + RANK_WEIGHT + brings * lasts for brings in TOKEN_VALUE], 0.0)
