"""What cards are worth to a bank, in points, for those who judge: the features and the quick policy."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from kajuta.games.deadmansdraw.rules.cards import (
    ALL_HANDS,
    ANCHOR,
    BEASTMASTER,
    BENEATH_THE_WAVES,
    BOTTOM_FEEDER,
    CANNON,
    CAPTAIN_HOOK,
    CASANOVA,
    CHEST,
    DAVY_JONES,
    FISHERMAN,
    GOLDEN_SCALES,
    HOOK,
    KEY,
    KRAKEN,
    MAP,
    MASTER_GUNNER,
    MERMAID,
    MISER,
    MISFIRE,
    MISSING_SUIT,
    MYSTIC,
    NAVIGATOR,
    NO_CHARACTER,
    NUMBERS_OF_A_SUIT,
    ORACLE,
    PARRY,
    PILE_OF_TREASURE,
    PLUNDERER,
    SAFE_HARBOR,
    SCALES_BONUS,
    SCAVENGER,
    SIREN,
    STRANGE_LANDS,
    SUIT,
    SUITS,
    SWORD,
    SWORDSWOMAN,
    TREASURE_HUNTER,
    TREASURE_HUNTER_FACTOR,
    VALUE,
    WAVES_LIMIT,
    Card,
    Pile,
)
from kajuta.games.deadmansdraw.rules.key_and_chest import has_key_and_chest
from kajuta.games.deadmansdraw.rules.state import Position

DEPTH = 0.5
"""What a card under the top of its pile is worth: it wins ties and steps in for a lost top."""

SHALLOWS = 48
"""From here on points are worth little Beneath the Waves, as more may follow that nobody wants."""

SHALLOW_POINT = 0.2

OVERBOARD = 40
"""What a score beyond the limit of Beneath the Waves costs."""

VALUES = VALUE[:NUMBERS_OF_A_SUIT]
"""What the cards of a suit are worth, in the order of their numbers."""

BYTES = 256
"""How long a table is that ``bytes.translate`` takes: many cards are looked up at once with it."""

EFFECT_WORTH = [0] * len(SUITS)
"""What laying a card of each suit is worth beyond its points, where nothing else is said."""
EFFECT_WORTH[ANCHOR] = 2
EFFECT_WORTH[HOOK] = 2
EFFECT_WORTH[CANNON] = 4
EFFECT_WORTH[KEY] = EFFECT_WORTH[CHEST] = 1
EFFECT_WORTH[MAP] = 2
EFFECT_WORTH[ORACLE] = 1
EFFECT_WORTH[SWORD] = 4
EFFECT_WORTH[KRAKEN] = -2

PROMISE_SHIFT = -min(EFFECT_WORTH)
"""What is added to each promise, so that none is negative."""


def _with(bonus: int) -> tuple[bytes, bytes]:
    """Return points and worths of the cards of a suit that all score, with a ``bonus`` for each."""
    return bytes(value + bonus for value in VALUES), bytes(int((value + bonus) / DEPTH) for value in VALUES)


def _above(top: int) -> tuple[bytes, bytes]:
    """Return points and worths of the cards of a suit upon a pile with a ``top`` of that value."""
    points = [max(0, value - top) for value in VALUES]
    return bytes(points), bytes(int((point + DEPTH) / DEPTH) for point in points)


_ALONE = _with(0)
_FIRST_OF_ITS_SUIT = _with(-MISSING_SUIT)
_UPON = [_above(top) for top in VALUE]
"""Points and worths of the cards of a suit: where all cards score or the suit is missing, where missing it costs, and
by the top of the pile."""

_PROMISED_FIRST = [bytes(worth + PROMISE_SHIFT + value for value in VALUES) for worth in EFFECT_WORTH]
_PROMISED_UPON = [
    bytes(EFFECT_WORTH[suit] + PROMISE_SHIFT + max(0, value - top) for value in VALUES)
    for suit, top in zip(SUIT, VALUE, strict=True)
]
"""Promises of the cards of a suit: by the suit where there is no pile, and by the top of the pile."""


class Prices(NamedTuple):
    """What each card is to a bank, as tables for ``bytes.translate``: so many cards are asked about at once.

    ``points``: what it adds to the score. ``worths``: what it adds at all, counted in ``DEPTH``. ``promises``: the
    values by which it surpasses its pile, and what laying it is worth, ``PROMISE_SHIFT`` added.
    """

    points: bytes
    worths: bytes
    promises: bytes


def useful(state: Position, score: float) -> float:
    """Return what a score is good for: beyond the limit of Beneath the Waves it does harm."""
    if state.variant != BENEATH_THE_WAVES or score <= SHALLOWS:
        return score
    if score < WAVES_LIMIT:
        return SHALLOWS + SHALLOW_POINT * (score - SHALLOWS)
    return 2 * WAVES_LIMIT - OVERBOARD - score


def prices(state: Position, seat: int) -> Prices:
    """Return what cards are to the bank of ``seat``."""
    return _prices(tuple(state.banks[seat]), state.variant, state.characters[seat] == GOLDEN_SCALES)


@lru_cache(maxsize=1024)
def _prices(bank: tuple[Pile, ...], variant: str, scales: bool) -> Prices:
    alone = _FIRST_OF_ITS_SUIT if variant == ALL_HANDS else _ALONE
    rows = [_UPON[pile[-1]] if pile and variant != PILE_OF_TREASURE else alone for pile in bank]
    if scales and rows[MERMAID] is alone:
        rows[MERMAID] = _with(SCALES_BONUS - (MISSING_SUIT if variant == ALL_HANDS else 0))
    points, worths = zip(*rows, strict=True)
    promises = [_PROMISED_UPON[pile[-1]] if pile else _PROMISED_FIRST[suit] for suit, pile in enumerate(bank)]
    return Prices(*(b"".join(table).ljust(BYTES) for table in (points, worths, promises)))


def losses(state: Position, seat: int) -> Sequence[float]:
    """Return by suit what ``seat`` loses with the card of a pile that cannon and sword reach."""
    return _losses(tuple(state.banks[seat]), state.variant, state.characters[seat] == GOLDEN_SCALES)


@lru_cache(maxsize=1024)
def _losses(bank: tuple[Pile, ...], variant: str, scales: bool) -> Sequence[float]:
    return [
        _loss(pile, variant, SCALES_BONUS if scales and suit == MERMAID else 0) if pile else 0.0
        for suit, pile in enumerate(bank)
    ]


def _loss(pile: Pile, variant: str, bonus: int) -> float:
    """Return what is lost with a card of ``pile`` where each card that scores brings a ``bonus``."""
    lowest = variant == BOTTOM_FEEDER
    if len(pile) == 1 or variant == PILE_OF_TREASURE:
        missed = MISSING_SUIT if variant == ALL_HANDS and len(pile) == 1 else 0
        return float(VALUE[pile[0 if lowest else -1]] + bonus - missed)
    return DEPTH + (0 if lowest else VALUE[pile[-1]] - VALUE[pile[-2]])


def bonus_cards(state: Position, seat: int, cards: int) -> int:
    """Return how many cards key and chest bring whoever saves ``cards`` with them."""
    character = state.characters[seat]
    if character == PLUNDERER:
        return min(cards, max(map(state.size, state.opponents(seat))))
    return min(cards * (TREASURE_HUNTER_FACTOR if character == TREASURE_HUNTER else 1), len(state.discard))


def bonus_card(state: Position, seat: int, own: Prices) -> float:
    """Return what a random bonus card is worth to ``seat``, to whose bank cards are what ``own`` says."""
    if state.characters[seat] == PLUNDERER:
        victim = max(state.opponents(seat), key=state.size)
        source = [card for pile in state.banks[victim] for card in pile]
    else:
        source = state.discard
    if not source:
        return 0.0
    return DEPTH * sum(bytes(source).translate(own.worths)) / len(source)


def loot_worth(state: Position, seat: int, own: Prices, cards: Sequence[Card]) -> float:
    """Return what taking ``cards`` of the row as loot is worth to ``seat``, the bonus for key and chest included."""
    doubles = state.variant == STRANGE_LANDS  # elsewhere each suit lies in the row only once
    gain: float = state.gain(seat, cards) if doubles else sum(bytes(cards).translate(own.points))
    if has_key_and_chest(cards):
        gain += bonus_cards(state, seat, len(cards)) * bonus_card(state, seat, own)
    if state.variant == BENEATH_THE_WAVES:
        score = state.score(seat)
        gain = useful(state, score + gain) - useful(state, score)
    return gain + DEPTH * len(cards)


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
