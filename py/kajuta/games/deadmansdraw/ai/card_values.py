"""Values of cards for a bank, in points, for the evaluation features and the playout policy."""

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
"""Value of a card below the top of its pile: it breaks ties and replaces the top if that is lost."""

SHALLOWS_SCORE = 48
"""Score from which further points are worth little in Beneath the Waves, because too many points lose the game."""

SHALLOWS_POINT_VALUE = 0.2

OVERBOARD_PENALTY = 40
"""Penalty of a score at or beyond the limit of Beneath the Waves."""

VALUES_IN_A_SUIT = VALUE_OF_CARD[:CARD_NUMBERS_PER_SUIT]
"""Value of each card of a suit, in rising order."""

TRANSLATION_TABLE_LENGTH = 256
"""Length that ``bytes.translate`` demands of its tables; they look up many cards at once."""

EFFECT_VALUES = [0] * len(SUITS)
"""Value of each suit's effect, in points, unless a variant or the position changes it."""
EFFECT_VALUES[ANCHOR] = 2
EFFECT_VALUES[HOOK] = 2
EFFECT_VALUES[CANNON] = 4
EFFECT_VALUES[KEY] = EFFECT_VALUES[CHEST] = 1
EFFECT_VALUES[MAP] = 2
EFFECT_VALUES[ORACLE] = 1
EFFECT_VALUES[SWORD] = 4
EFFECT_VALUES[KRAKEN] = -2

PROMISE_SHIFT = -min(EFFECT_VALUES)
"""Constant added to each promise (expected gain of a card), because the tables are ``bytes`` and cannot hold negative
numbers.
"""


def _with(bonus: int) -> tuple[bytes, bytes]:
    """Points and values of a suit's cards if each of them scores in full, with a ``bonus`` added.

    Values are counted in units of COVERED_CARD_VALUE.
    """
    return bytes(value + bonus for value in VALUES_IN_A_SUIT), bytes(
        int((value + bonus) / COVERED_CARD_VALUE) for value in VALUES_IN_A_SUIT
    )


def _above(top: int) -> tuple[bytes, bytes]:
    """Points and values of a suit's cards on a pile whose top card has the value ``top``.

    Values are counted in units of COVERED_CARD_VALUE.
    """
    points = [max(0, value - top) for value in VALUES_IN_A_SUIT]
    return bytes(points), bytes(int((point + COVERED_CARD_VALUE) / COVERED_CARD_VALUE) for point in points)


_ALONE = _with(0)
_FIRST_OF_ITS_SUIT = _with(-MISSING_SUIT_POINTS)
_UPON = [_above(top) for top in VALUE_OF_CARD]
"""Points and values of a suit's cards, in three cases: ``_ALONE`` if each card scores in full, ``_FIRST_OF_ITS_SUIT``
if the first card also removes the penalty for a missing suit, ``_UPON`` by the pile's top card.
"""

_PROMISED_FIRST = [bytes(worth + PROMISE_SHIFT + value for value in VALUES_IN_A_SUIT) for worth in EFFECT_VALUES]
_PROMISED_UPON = [
    bytes(EFFECT_VALUES[suit] + PROMISE_SHIFT + max(0, value - top) for value in VALUES_IN_A_SUIT)
    for suit, top in zip(SUIT_OF_CARD, VALUE_OF_CARD, strict=True)
]
"""Promises of a suit's cards, shifted by PROMISE_SHIFT: ``_PROMISED_FIRST`` by suit if the bank has no pile of it,
``_PROMISED_UPON`` by the pile's top card.
"""


class CardValueTables(NamedTuple):
    """Lookup tables for ``bytes.translate``, indexed by card: the value of each card for one bank.

    ``points``: points that the card adds to the score. ``worths``: its whole value, in units of COVERED_CARD_VALUE.
    ``promises``: points by which it beats the top of its pile plus the value of its suit's effect, shifted by
    PROMISE_SHIFT.
    """

    points: bytes
    worths: bytes
    promises: bytes


def utility_of_score(state: Position, score: float) -> float:
    """Utility of ``score``: the score itself, except in Beneath the Waves, where too many points do harm."""
    if state.variant != BENEATH_THE_WAVES or score <= SHALLOWS_SCORE:
        return score
    if score < BENEATH_THE_WAVES_LIMIT:
        return SHALLOWS_SCORE + SHALLOWS_POINT_VALUE * (score - SHALLOWS_SCORE)
    return 2 * BENEATH_THE_WAVES_LIMIT - OVERBOARD_PENALTY - score


def card_value_tables(state: Position, seat: int) -> CardValueTables:
    """Value tables of all cards for the bank of ``seat``."""
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
    """Loss of ``seat``, by suit, if a cannon or sword takes the card of that suit's pile that it can reach."""
    return _losses(tuple(state.banks[seat]), state.variant, state.characters[seat] == GOLDEN_SCALES)


@lru_cache(maxsize=1024)
def _losses(bank: tuple[Pile, ...], variant: str, scales: bool) -> Sequence[float]:
    return [
        _loss(pile, variant, GOLDEN_SCALES_BONUS if scales and suit == MERMAID else 0) if pile else 0.0
        for suit, pile in enumerate(bank)
    ]


def _loss(pile: Pile, variant: str, bonus: int) -> float:
    """Loss of value if ``pile`` loses the card that can be attacked; ``bonus``: extra value of each scoring card."""
    lowest = variant == BOTTOM_FEEDER
    if len(pile) == 1 or variant == PILE_OF_TREASURE:
        missed = MISSING_SUIT_POINTS if variant == ALL_HANDS and len(pile) == 1 else 0
        return float(VALUE_OF_CARD[pile[0 if lowest else -1]] + bonus - missed)
    return COVERED_CARD_VALUE + (0 if lowest else VALUE_OF_CARD[pile[-1]] - VALUE_OF_CARD[pile[-2]])


def bonus_card_count(state: Position, seat: int, cards: int) -> int:
    """Number of bonus cards that key and chest bring ``seat`` when it banks ``cards`` cards with them."""
    character = state.characters[seat]
    if character == PLUNDERER:
        return min(cards, max(map(state.bank_size, state.opponents(seat))))
    return min(cards * (TREASURE_HUNTER_FACTOR if character == TREASURE_HUNTER else 1), len(state.discard))


def bonus_card_value(state: Position, seat: int, own: CardValueTables) -> float:
    """Value of a random bonus card to ``seat``; ``own``: value tables for its bank."""
    if state.characters[seat] == PLUNDERER:
        victim = max(state.opponents(seat), key=state.bank_size)
        source = [card for pile in state.banks[victim] for card in pile]
    else:
        source = state.discard
    if not source:
        return 0.0
    return COVERED_CARD_VALUE * sum(bytes(source).translate(own.worths)) / len(source)


def value_of_taking_loot(state: Position, seat: int, own: CardValueTables, cards: Sequence[Card]) -> float:
    """Value to ``seat`` of taking ``cards`` as loot, including the bonus for key and chest."""
    doubles = state.variant == STRANGE_LANDS  # only there may suits repeat
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
"""Advantage of each character over the average at the start of a game, in points: one point for every three percentage
points of win rate above the fair share. Measured in 8000 games played by the playout policy, with two and three seats,
a third of them with mermaids, and rounded. The features scale it down as the draw pile shrinks.
"""
