"""Values of cards for a bank, in points: for the features and the quick policy."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from kajuta.games.deadmansdraw.rules.cards import (
    ALL_HANDS,
    ANCHOR,
    BEASTMASTER,
    BENEATH_THE_WAVES,
    BENEATH_THE_WAVES_LIMIT,
    BOTTOM_FEEDER,
    CANNON,
    CAPTAIN_HOOK,
    CARD_NUMBERS_PER_SUIT,
    CASANOVA,
    CHEST,
    DAVY_JONES,
    FISHERMAN,
    GOLDEN_SCALES,
    GOLDEN_SCALES_BONUS,
    HOOK,
    KEY,
    KRAKEN,
    MAP,
    MASTER_GUNNER,
    MERMAID,
    MISER,
    MISFIRE,
    MISSING_SUIT_POINTS,
    MYSTIC,
    NAVIGATOR,
    NO_CHARACTER,
    ORACLE,
    PARRY,
    PILE_OF_TREASURE,
    PLUNDERER,
    SAFE_HARBOR,
    SCAVENGER,
    SIREN,
    STRANGE_LANDS,
    SUIT_OF_CARD,
    SUITS,
    SWORD,
    SWORDSWOMAN,
    TREASURE_HUNTER,
    TREASURE_HUNTER_FACTOR,
    VALUE_OF_CARD,
    Card,
    Pile,
)
from kajuta.games.deadmansdraw.rules.key_and_chest import has_key_and_chest
from kajuta.games.deadmansdraw.rules.state import Position

COVERED_CARD_VALUE = 0.5
"""Value of a card under the top of its pile: it breaks ties and replaces a top that is lost."""

SHALLOWS_SCORE = 48
"""From here on points are worth little Beneath the Waves, as more may follow that nobody wants."""

SHALLOWS_POINT_VALUE = 0.2

OVERBOARD_PENALTY = 40
"""Penalty of a score beyond the limit of Beneath the Waves."""

VALUES_IN_A_SUIT = VALUE_OF_CARD[:CARD_NUMBERS_PER_SUIT]
"""Values of the cards of a suit, rising."""

TRANSLATION_TABLE_LENGTH = 256
"""Length of the tables that ``bytes.translate`` needs; it looks up many cards at once."""

EFFECT_VALUES = [0] * len(SUITS)
"""Value of each suit's effect beyond the card's points, unless a variant or the position changes it."""
EFFECT_VALUES[ANCHOR] = 2
EFFECT_VALUES[HOOK] = 2
EFFECT_VALUES[CANNON] = 4
EFFECT_VALUES[KEY] = EFFECT_VALUES[CHEST] = 1
EFFECT_VALUES[MAP] = 2
EFFECT_VALUES[ORACLE] = 1
EFFECT_VALUES[SWORD] = 4
EFFECT_VALUES[KRAKEN] = -2

PROMISE_SHIFT = -min(EFFECT_VALUES)
"""Constant added to each promise, so that no promise is negative."""


def _with(bonus: int) -> tuple[bytes, bytes]:
    """Points and values of the cards of a suit that all score, with a ``bonus`` for each."""
    return bytes(value + bonus for value in VALUES_IN_A_SUIT), bytes(
        int((value + bonus) / COVERED_CARD_VALUE) for value in VALUES_IN_A_SUIT
    )


def _above(top: int) -> tuple[bytes, bytes]:
    """Points and values of the cards of a suit upon a pile with a ``top`` of that value."""
    points = [max(0, value - top) for value in VALUES_IN_A_SUIT]
    return bytes(points), bytes(int((point + COVERED_CARD_VALUE) / COVERED_CARD_VALUE) for point in points)


_ALONE = _with(0)
_FIRST_OF_ITS_SUIT = _with(-MISSING_SUIT_POINTS)
_UPON = [_above(top) for top in VALUE_OF_CARD]
"""Points and worths of the cards of a suit: where all cards score or the suit is missing, where missing it costs, and
by the top of the pile."""

_PROMISED_FIRST = [bytes(worth + PROMISE_SHIFT + value for value in VALUES_IN_A_SUIT) for worth in EFFECT_VALUES]
_PROMISED_UPON = [
    bytes(EFFECT_VALUES[suit] + PROMISE_SHIFT + max(0, value - top) for value in VALUES_IN_A_SUIT)
    for suit, top in zip(SUIT_OF_CARD, VALUE_OF_CARD, strict=True)
]
"""Promises of the cards of a suit: by the suit where there is no pile, and by the top of the pile."""


class CardValueTables(NamedTuple):
    """What each card is to a bank, as tables for ``bytes.translate``: so many cards are asked about at once.

    ``points``: what it adds to the score. ``worths``: what it adds at all, counted in ``COVERED_CARD_VALUE``.
    ``promises``: the values by which it surpasses its pile, and what laying it is worth, ``PROMISE_SHIFT`` added.
    """

    points: bytes
    worths: bytes
    promises: bytes


def utility_of_score(state: Position, score: float) -> float:
    """Use of a score: beyond the limit of Beneath the Waves it does harm."""
    if state.variant != BENEATH_THE_WAVES or score <= SHALLOWS_SCORE:
        return score
    if score < BENEATH_THE_WAVES_LIMIT:
        return SHALLOWS_SCORE + SHALLOWS_POINT_VALUE * (score - SHALLOWS_SCORE)
    return 2 * BENEATH_THE_WAVES_LIMIT - OVERBOARD_PENALTY - score


def card_value_tables(state: Position, seat: int) -> CardValueTables:
    """Values of cards for the bank of ``seat``."""
    return _prices(tuple(state.banks[seat]), state.variant, state.characters[seat] == GOLDEN_SCALES)


@lru_cache(maxsize=1024)
def _prices(bank: tuple[Pile, ...], variant: str, scales: bool) -> CardValueTables:
    alone = _FIRST_OF_ITS_SUIT if variant == ALL_HANDS else _ALONE
    rows = [_UPON[pile[-1]] if pile and variant != PILE_OF_TREASURE else alone for pile in bank]
    if scales and rows[MERMAID] is alone:
        rows[MERMAID] = _with(GOLDEN_SCALES_BONUS - (MISSING_SUIT_POINTS if variant == ALL_HANDS else 0))
    points, worths = zip(*rows, strict=True)
    promises = [_PROMISED_UPON[pile[-1]] if pile else _PROMISED_FIRST[suit] for suit, pile in enumerate(bank)]
    return CardValueTables(*(b"".join(table).ljust(TRANSLATION_TABLE_LENGTH) for table in (points, worths, promises)))


def loss_by_attacked_suit(state: Position, seat: int) -> Sequence[float]:
    """Loss of ``seat`` by suit if it loses the card of a pile that cannon and sword reach."""
    return _losses(tuple(state.banks[seat]), state.variant, state.characters[seat] == GOLDEN_SCALES)


@lru_cache(maxsize=1024)
def _losses(bank: tuple[Pile, ...], variant: str, scales: bool) -> Sequence[float]:
    return [
        _loss(pile, variant, GOLDEN_SCALES_BONUS if scales and suit == MERMAID else 0) if pile else 0.0
        for suit, pile in enumerate(bank)
    ]


def _loss(pile: Pile, variant: str, bonus: int) -> float:
    """Loss with a card of ``pile`` where each card that scores brings a ``bonus``."""
    lowest = variant == BOTTOM_FEEDER
    if len(pile) == 1 or variant == PILE_OF_TREASURE:
        missed = MISSING_SUIT_POINTS if variant == ALL_HANDS and len(pile) == 1 else 0
        return float(VALUE_OF_CARD[pile[0 if lowest else -1]] + bonus - missed)
    return COVERED_CARD_VALUE + (0 if lowest else VALUE_OF_CARD[pile[-1]] - VALUE_OF_CARD[pile[-2]])


def bonus_card_count(state: Position, seat: int, cards: int) -> int:
    """Number of cards that key and chest bring whoever banks ``cards`` with them."""
    character = state.characters[seat]
    if character == PLUNDERER:
        return min(cards, max(map(state.bank_size, state.opponents(seat))))
    return min(cards * (TREASURE_HUNTER_FACTOR if character == TREASURE_HUNTER else 1), len(state.discard))


def bonus_card_value(state: Position, seat: int, own: CardValueTables) -> float:
    """Value of a random bonus card to ``seat``; ``own``: the values of cards for its bank."""
    if state.characters[seat] == PLUNDERER:
        victim = max(state.opponents(seat), key=state.bank_size)
        source = [card for pile in state.banks[victim] for card in pile]
    else:
        source = state.discard
    if not source:
        return 0.0
    return COVERED_CARD_VALUE * sum(bytes(source).translate(own.worths)) / len(source)


def value_of_taking_loot(state: Position, seat: int, own: CardValueTables, cards: Sequence[Card]) -> float:
    """Value to ``seat`` of taking ``cards`` of the row as loot, the bonus for key and chest included."""
    doubles = state.variant == STRANGE_LANDS  # elsewhere each suit lies in the row only once
    gain: float = state.points_gained(seat, cards) if doubles else sum(bytes(cards).translate(own.points))
    if has_key_and_chest(cards):
        gain += bonus_card_count(state, seat, len(cards)) * bonus_card_value(state, seat, own)
    if state.variant == BENEATH_THE_WAVES:
        score = state.score(seat)
        gain = utility_of_score(state, score + gain) - utility_of_score(state, score)
    return gain + COVERED_CARD_VALUE * len(cards)


CHARACTER_VALUES = {
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
