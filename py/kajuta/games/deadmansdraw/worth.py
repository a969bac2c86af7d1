"""What cards are worth to a bank, in points, for those who judge: the terms and the quick policy."""

from collections.abc import Sequence

from kajuta.games.deadmansdraw.bonus import has_key_and_chest
from kajuta.games.deadmansdraw.cards import (
    ALL_HANDS,
    BEASTMASTER,
    BENEATH_THE_WAVES,
    CAPTAIN_HOOK,
    CASANOVA,
    DAVY_JONES,
    FISHERMAN,
    GOLDEN_SCALES,
    MASTER_GUNNER,
    MERMAID,
    MISER,
    MISFIRE,
    MISSING_SUIT,
    MYSTIC,
    NAVIGATOR,
    NO_CHARACTER,
    PARRY,
    PILE_OF_TREASURE,
    PLUNDERER,
    SAFE_HARBOR,
    SCALES_BONUS,
    SCAVENGER,
    SIREN,
    SUIT,
    SUITS,
    SWORDSWOMAN,
    TREASURE_HUNTER,
    TREASURE_HUNTER_FACTOR,
    VALUE,
    WAVES_LIMIT,
    Card,
    Suit,
)
from kajuta.games.deadmansdraw.state import Position

DEPTH = 0.5
"""What a card under the top of its pile is worth: it wins ties and steps in for a lost top."""

SHALLOWS = 48
"""From here on points are worth little Beneath the Waves, as more may follow that nobody wants."""

SHALLOW_POINT = 0.2

OVERBOARD = 40
"""What a score beyond the limit of Beneath the Waves costs."""


def useful(state: Position, score: float) -> float:
    """Return what a score is good for: beyond the limit of Beneath the Waves it does harm."""
    if state.variant != BENEATH_THE_WAVES or score <= SHALLOWS:
        return score
    if score < WAVES_LIMIT:
        return SHALLOWS + SHALLOW_POINT * (score - SHALLOWS)
    return 2 * WAVES_LIMIT - OVERBOARD - score


def card_worth(state: Position, seat: int, card: Card) -> float:
    """Return what ``card`` adds to the bank of ``seat``."""
    suit = SUIT[card]
    pile = state.banks[seat][suit]
    if pile and state.variant != PILE_OF_TREASURE:
        top = VALUE[pile[-1]]
        value = VALUE[card]
        return value - top + DEPTH if value > top else DEPTH
    missed = MISSING_SUIT if state.variant == ALL_HANDS and not pile else 0
    scales = SCALES_BONUS if suit == MERMAID and state.characters[seat] == GOLDEN_SCALES else 0
    return VALUE[card] + scales - missed


def loss(state: Position, seat: int, suit: Suit) -> float:
    """Return what ``seat`` loses with the card of a pile that cannon and sword reach."""
    pile = state.banks[seat][suit]
    if len(pile) == 1 or state.variant == PILE_OF_TREASURE:
        scales = SCALES_BONUS if suit == MERMAID and state.characters[seat] == GOLDEN_SCALES else 0
        missed = MISSING_SUIT if state.variant == ALL_HANDS and len(pile) == 1 else 0
        return float(VALUE[pile[state.reached()]] + scales - missed)
    return DEPTH + (VALUE[pile[-1]] - VALUE[pile[-2]] if state.reached() else 0)


def bonus_cards(state: Position, seat: int, cards: int) -> int:
    """Return how many cards key and chest bring whoever saves ``cards`` with them."""
    character = state.characters[seat]
    if character == PLUNDERER:
        return min(cards, max(map(state.size, state.opponents(seat))))
    return min(cards * (TREASURE_HUNTER_FACTOR if character == TREASURE_HUNTER else 1), len(state.discard))


def bonus_card(state: Position, seat: int) -> float:
    """Return what a random bonus card is worth to ``seat``."""
    if state.characters[seat] == PLUNDERER:
        victim = max(state.opponents(seat), key=state.size)
        source = [card for pile in state.banks[victim] for card in pile]
    else:
        source = state.discard
    if not source:
        return 0.0
    tops, beyond = _tops(state, seat)
    worth = 0.0
    for card in source:
        suit, value = SUIT[card], VALUE[card]
        worth += beyond[suit]
        if value > tops[suit]:
            worth += value - tops[suit]
    return worth / len(source)


def _tops(state: Position, seat: int) -> tuple[list[int], list[float]]:
    """Return by suit the value that a card must surpass to score for ``seat``, and what it is worth beyond that.

    So ``card_worth`` can be told of many cards at once.
    """
    tops = [0] * len(SUITS)
    beyond = [0.0] * len(SUITS)
    for suit, pile in enumerate(state.banks[seat]):
        if pile and state.variant != PILE_OF_TREASURE:
            tops[suit] = VALUE[pile[-1]]
            beyond[suit] = DEPTH
        elif not pile and state.variant == ALL_HANDS:
            beyond[suit] = -MISSING_SUIT
    if state.characters[seat] == GOLDEN_SCALES and not tops[MERMAID]:
        beyond[MERMAID] += SCALES_BONUS
    return tops, beyond


def loot_worth(state: Position, seat: int, cards: Sequence[Card]) -> float:
    """Return what taking ``cards`` as loot is worth to ``seat``, the bonus for key and chest included."""
    score = state.score(seat) if state.variant == BENEATH_THE_WAVES else 0
    gain = float(state.gain(seat, cards))
    if has_key_and_chest(cards):
        gain += bonus_cards(state, seat, len(cards)) * bonus_card(state, seat)
    return useful(state, score + gain) - useful(state, score) + DEPTH * len(cards)


CHARACTER_WORTH = {
    NO_CHARACTER: 0.0,
    GOLDEN_SCALES: 1.5,
    CASANOVA: -0.5,
    PLUNDERER: 0.5,
    TREASURE_HUNTER: -0.5,
    NAVIGATOR: -1.5,
    MASTER_GUNNER: -2.0,
    SCAVENGER: 1.0,
    MYSTIC: -1.5,
    SWORDSWOMAN: -0.5,
    MISER: -2.0,
    CAPTAIN_HOOK: -2.0,
    SAFE_HARBOR: -0.5,
    FISHERMAN: 0.5,
    BEASTMASTER: -1.0,
    MISFIRE: 3.0,
    PARRY: 2.5,
    DAVY_JONES: 3.0,
    SIREN: -0.5,
}
"""How far each character is above the average at the start of a game: a point for every three games in a hundred it
wins more than its share, from 8000 games of the quick policy for two and three, a third of them with mermaids; rounded.
It fades with the draw pile."""
