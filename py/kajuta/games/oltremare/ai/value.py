"""What things are worth at a quick reckoning, in ducats: a hand, cards to play, an order to load, a port.

The quick policy and the plans of deals go by it; how a whole seat stands is judged in evaluation.py.
"""

from functools import lru_cache
from itertools import combinations
from operator import itemgetter
from typing import TypeAlias

from kajuta.core.evaluation import sequential_sum
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
from kajuta.games.oltremare.rules.engine import OltreMare
from kajuta.games.oltremare.rules.sea_map import CALM_SEA, COMPASS, GOOD_TRADE, NO_TOKEN, PIRATE_DEFENCE, Token
from kajuta.games.oltremare.rules.state import PRICE

LONGEST = 24
PAID = tuple(tuple(float(run_payout(good, length)) for length in range(LONGEST)) for good in range(len(GOODS)))

SIGN = (0.6, -0.6, 0.55, 0.25)
"""What a symbol on a card in hand is worth: ducat, flag, cards, ship."""

ANY_CARD = 0.9
"""What any card in hand is worth, because so many have to be played."""

RUN = 0.85
"""How much of what a hand could pay can be hoped for."""

DRAWN = 1.6
STEP = 0.7
PIRATE_CARD = 1.0
"""What a card drawn, a step of the ship and a pirate card come to when symbols are carried out."""

LOADED = 2.7
"""How many cards are loaded in a turn."""

USED_UP = 3.6
"""How many cards of the deck are used up in a turn."""

SURPLUS = 2.0
"""What is lost with a card that has to be dropped."""

KEPT = 5
"""How many cards the active seat reckons to be able to keep after its turn."""

MISSING = 2.4
"""What it costs to come by a card that has to be played in the next turn."""

BALE = 0.7
"""What it is worth to play one card more in the next turn."""

PRESTIGE = 0.8
RANKED = 0.35
"""Of prestige and port tokens: what one more is worth, and how much of the present ranking counts."""

TOKEN = (0.9, 0.0, 1.6, 2.0, 1.5, 1.8)
"""What each port token brings in a turn."""

LASTS = 2.5
"""For how many turns a port token stays active at most."""

RIVALRY = 0.3
"""How much the mean of the others counts against a seat."""

ELIGIBLE = 9
"""Of how many cards in hand those to be played are chosen by trying all combinations."""

NOTHING: Good = -1
"""What lies on top of no cargo."""

CARD_WORTH = tuple(ANY_CARD + sequential_sum(SIGN[symbol] for symbol in symbols) for symbols in CARD_SYMBOLS)
HOPED = tuple(tuple(RUN * paid for paid in row) for row in PAID)
"""What can be hoped to be paid for so many cards of each kind of goods in hand."""

SPARED: tuple[Card, ...] = tuple(
    sorted((card for card in range(len(GOOD_OF_CARD)) if GOOD_OF_CARD[card] == good), key=CARD_WORTH.__getitem__)[
        CARDS_PER_GOOD[good] // 8
    ]
    for good in range(len(GOODS))
)
"""A card of each kind of goods such as a partner gives away: one of the least useful."""


def turns_left(state: OltreMare, seat: int) -> float:
    """Return about how many more times ``seat`` will load cards, a turn that it is in included."""
    return all_turns_left(state)[seat]


def all_turns_left(state: OltreMare) -> tuple[float, ...]:
    """Return for each seat about how many more times it will load cards, a turn that it is in included."""
    loading = state.phase == "load"
    return _turns_left(len(state.hands), state.start, state.active, len(state.deck), loading, state.last_round)


@lru_cache(maxsize=4096)
def _turns_left(count: int, start: int, active: int, deck: int, loading: bool, last_round: bool) -> tuple[float, ...]:
    rounds = deck / (USED_UP * count)
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


Makeup: TypeAlias = tuple[list[int], list[tuple[Good, int]], float, float]
"""What some cards in hand are made of: how many of each kind of goods; the kinds that there are and how many of each;
what each card is worth by itself, all together; that and what can be hoped to be paid for the goods, kind by kind."""


def makeup(cards: tuple[Card, ...]) -> Makeup:
    """Return what ``cards`` are made of."""
    counts = [0] * len(GOODS)
    total = 0.0
    for card in cards:
        counts[GOOD_OF_CARD[card]] += 1
        total += CARD_WORTH[card]
    kinds = []
    worth = total
    for good, count in enumerate(counts):
        if count:
            kinds.append((good, count))
            worth += HOPED[good][count]
    return counts, kinds, total, worth


def _joining(held: Makeup, top: Good, run: int) -> float:
    """Return what the cards ``held`` are worth on a cargo with ``run`` cards of ``top`` on top."""
    counts, kinds, total, worth = held
    if not run or not counts[top]:
        return worth
    row = PAID[top]
    for good, count in kinds:
        total += RUN * (row[run + count] - row[run]) if good == top else HOPED[good][count]
    return total


def hand_worth(hand: tuple[Card, ...], top: Good, run: int, turns: float, limit: int) -> float:
    """Return what ``hand`` is worth on a cargo with ``run`` cards of ``top`` on top; ``limit`` cards can be kept."""
    size = len(hand)
    if not size or turns <= 0:
        return 0.0
    total = _joining(makeup(hand), top, run)
    loaded = LOADED * turns
    if size > loaded:
        total *= loaded / size
    return total - SURPLUS * (size - limit) if size > limit else total


def in_trade(hand: tuple[Card, ...], top: Good, run: int, turns: float, bales: int) -> float:
    """Return what ``hand`` is worth to the active seat, which still has to play ``bales`` cards of it."""
    missing = bales - len(hand)
    value = hand_worth(hand, top, run, turns, bales + KEPT)
    return value - PRICE * missing if missing > 0 else value


def between_turns(hand: tuple[Card, ...], top: Good, run: int, turns: float, power: int, bales: int) -> float:
    """Return what ``hand`` is worth to a seat that can keep ``power`` cards and will have to play ``bales`` of them."""
    value = hand_worth(hand, top, run, turns, power) + BALE * bales
    return value - MISSING * (bales - len(hand)) if len(hand) < bales else value


def top_run(stack: tuple[Card, ...]) -> tuple[Good, int]:
    """Return the kind of goods on top of ``stack`` and how many cards of it lie there in a row; of nothing, none."""
    if not stack:
        return NOTHING, 0
    good, length = GOOD_OF_CARD[stack[-1]], 1
    while length < len(stack) and GOOD_OF_CARD[stack[-1 - length]] == good:
        length += 1
    return good, length


# What to play and how to load it


@lru_cache(maxsize=4096)
def best_sets(
    hand: tuple[Card, ...], laid: tuple[Card, ...], due: int, top: Good, run: int, token: Token, turns: float
) -> tuple[tuple[float, tuple[Card, ...]], ...]:
    """Return sets of ``due`` cards of ``hand`` to lay to those ``laid`` already, with their worth, the best first.

    Of all sets with a certain card only the best one is among them.
    """
    best: dict[Card, tuple[float, tuple[Card, ...]]] = {}
    for found in _sets(hand, laid, due, top, run, token, turns):
        for card in found[1]:
            if card not in best or found[0] > best[card][0]:
                best[card] = found
    return tuple(sorted(set(best.values()), key=lambda found: (-found[0], found[1]))) or ((0.0, hand[:due]),)


@lru_cache(maxsize=4096)
def best_set(
    hand: tuple[Card, ...], laid: tuple[Card, ...], due: int, top: Good, run: int, token: Token, turns: float
) -> tuple[Card, ...]:
    """Return the first of ``best_sets``.

    Where it has been begun with, what is left of it is still the best: then nothing is weighed anew.
    """
    if laid and len(hand) + len(laid) <= ELIGIBLE:
        whole = best_set(tuple(sorted(hand + laid)), (), due + len(laid), top, run, token, turns)
        if set(laid) <= set(whole):
            return tuple([card for card in whole if card not in laid])
    return max(_sets(hand, laid, due, top, run, token, turns), key=_worth, default=(0.0, hand[:due]))[1]


_worth = itemgetter(0)


def _sets(
    hand: tuple[Card, ...], laid: tuple[Card, ...], due: int, top: Good, run: int, token: Token, turns: float
) -> list[tuple[float, tuple[Card, ...]]]:
    """Return all sets of ``due`` cards of ``hand`` to lay to those ``laid`` already, with their worth."""
    found = []
    for chosen in combinations(_eligible(hand, top), due):
        rest = tuple([card for card in hand if card not in chosen])
        cards = laid + chosen
        value = symbols_worth(cards, token, turns) + max(load_worths(cards, rest, top, run, turns - 1))
        found.append((value, chosen))
    return found


def _eligible(hand: tuple[Card, ...], top: Good) -> tuple[Card, ...]:
    """Return the cards of a large hand that are worth trying: of ``top``, of what there is most of, of good symbols."""
    if len(hand) <= ELIGIBLE:
        return hand
    goods = [GOOD_OF_CARD[card] for card in hand]
    ranked = sorted(
        hand, key=lambda card: -CARD_WORTH[card] - goods.count(GOOD_OF_CARD[card]) - 2 * (GOOD_OF_CARD[card] == top)
    )
    return tuple(sorted(ranked[:ELIGIBLE]))


def symbols_worth(cards: tuple[Card, ...], token: Token, turns: float) -> float:
    """Return what the symbols of ``cards`` come to; in the last turn cards drawn are worth nothing."""
    counts = [1 if token == GOOD_TRADE else 0, 0, 0, 0]
    for card in cards:
        first, second = CARD_SYMBOLS[card]
        counts[first] += 1
        counts[second] += 1
    ducats, flags, draws, ships = counts
    total = SYMBOL_EFFECT[ducats] + (STEP + (token == CALM_SEA)) * ships
    if token != PIRATE_DEFENCE:
        total -= PIRATE_CARD * SYMBOL_EFFECT[flags]
    return total + DRAWN * SYMBOL_EFFECT[draws] if turns > 1 else total


def load_worths(
    cards: tuple[Card, ...], rest: tuple[Card, ...], top: Good, run: int, turns: float
) -> tuple[float, ...]:
    """Return for each of ``cards`` what it is worth to load it last, ``rest`` staying in hand."""
    counts: dict[Good, int] = {}
    for card in cards:
        good = GOOD_OF_CARD[card]
        counts[good] = counts.get(good, 0) + 1
    apart = 0.0
    for good, count in counts.items():
        apart += PAID[good][count]
    joined = apart
    if run and top in counts:
        row, count = PAID[top], counts[top]
        joined += row[run + count] - row[run] - row[count]
    goes_on = len(counts) == 1
    if turns <= 0:
        return tuple([joined if goes_on or GOOD_OF_CARD[card] != top else apart for card in cards])
    size, most = len(rest), LOADED * turns
    held = makeup(rest)
    kinds = {}
    for good, count in counts.items():
        pays, length = joined, count
        if good == top:
            if goes_on:
                length += run
            else:
                pays = apart
        promise = _joining(held, good, length)
        kinds[good] = pays, promise * (most / size) if size > most else promise
    worths = []
    for card in cards:
        pays, promise = kinds[GOOD_OF_CARD[card]]
        bales, power = BALES[card], POWER[card]
        if size > power:
            promise -= SURPLUS * (size - power)
        value = pays + (promise + BALE * bales)
        worths.append(value - MISSING * (bales - size) if bales > size else value)
    return tuple(worths)


def loading_orders(
    cards: tuple[Card, ...], rest: tuple[Card, ...], top: Good, run: int, turns: float
) -> list[tuple[float, tuple[Card, ...]]]:
    """Return the sensible orders to load ``cards`` in with their worth, the best first."""
    worths = load_worths(cards, rest, top, run, turns)
    found = [(worth, _ordered(cards, top, last)) for worth, last in zip(worths, cards, strict=True)]
    return sorted(found, key=lambda one: (-one[0], one[1]))


@lru_cache(maxsize=4096)
def best_start(cards: tuple[Card, ...], rest: tuple[Card, ...], top: Good, run: int, turns: float) -> Card:
    """Return the first card of the first of ``loading_orders``."""
    worths = load_worths(cards, rest, top, run, turns)
    best = max(worths)
    return min([_ordered(cards, top, last)[0] for worth, last in zip(worths, cards, strict=True) if worth == best])


def _ordered(cards: tuple[Card, ...], top: Good, last: Card) -> tuple[Card, ...]:
    """Return ``cards`` kind by kind: first those that go on with ``top``, at the end the kind of ``last``."""
    if len(cards) == 2:
        first, second = cards
        return (second, first) if first == last else cards
    kind = GOOD_OF_CARD[last]
    return tuple(
        sorted(cards, key=lambda card: (card == last, (good := GOOD_OF_CARD[card]) == kind, good != top, good, card))
    )


# Tokens


def landings(state: OltreMare, turns: float) -> list[float]:
    """Return by token, and at last for none, what it is worth to end a voyage in a port with it.

    A compass is worth the best port that it leads to.
    """
    worth = list(_brought(min(max(0.0, turns), LASTS)))
    there = state.port_tokens
    if COMPASS in there:
        here = there[state.ships[state.active]]
        for token in BEST_TOKENS:
            if there.count(token) > (token == here):
                worth[COMPASS] = worth[token]
                break
        else:
            worth[COMPASS] = worth[NO_TOKEN]
    return worth


BEST_TOKENS = sorted(set(range(len(TOKEN))) - {COMPASS}, key=TOKEN.__getitem__, reverse=True)
"""The port tokens a compass can lead to, the best first."""


@lru_cache(maxsize=64)
def _brought(lasts: float) -> tuple[float, ...]:
    """Return by token, and at last for none, what it brings in so many turns."""
    return (*[PRESTIGE + RANKED + brings * lasts for brings in TOKEN], 0.0)
