"""Evaluation for bots and the coach, with features that a human player would use.

Players can count cards in this game, so the evaluation may look at which cards are in the draw pile, but not at their
order. Points and card values are divided by ten, so that all features are of similar size. All features grow in weight
as the game nears its end: in games of bots, both a lead of ten points and having the turn predicted the winner in
inverse proportion to the number of cards left.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from kajuta.core.evaluation_model import EvaluationModel
from kajuta.games.deadmansdraw.ai.card_values import CHARACTER_VALUES, SHALLOWS_SCORE
from kajuta.games.deadmansdraw.rules.cards import (
    BENEATH_THE_WAVES,
    BENEATH_THE_WAVES_LIMIT,
    BOTTOM_FEEDER,
    KRAKEN,
    NO_VARIANT,
    PARRY,
    PILE_OF_TREASURE,
    SUDDEN_DEATH,
    SUDDEN_DEATH_SCORE,
    SUITS,
    SWORDSWOMAN,
    VALUE_OF_CARD,
    VARIANTS,
    Pile,
    Suit,
)
from kajuta.games.deadmansdraw.rules.engine import DeadMansDrawPosition

FEATURES = ("points", "shallows", "overboard", "reserve", "cards", "prey", "turn", "character")
"""Names of the features, in the order of the list that ``features`` returns."""
POINTS_FEATURE, SHALLOWS_FEATURE, OVERBOARD_FEATURE, RESERVE_FEATURE, _CARDS, PREY_FEATURE, _TURN, CHARACTER_FEATURE = (
    range(len(FEATURES))
)

EVALUATION_MODEL = EvaluationModel.load("kajuta.games.deadmansdraw", FEATURES)

POINTS_PER_FEATURE_UNIT = 10.0

HALF_WEIGHT_CARDS_LEFT = 2
"""Number of cards in the draw pile at which all features weigh half as much as at the end of the game."""

SCORE_GROWTH_PER_CARD = 0.7
"""Expected growth of the best score for each card drawn, in points; it tells how soon a sudden death may end the game.
"""

FULL_DRAW_PILE = 50

ALL_SUITS = range(len(SUITS))

ValuesBySuit: TypeAlias = Sequence[int]
"""Values of cards, by suit; 0 if there is no card."""


class BankSummary(NamedTuple):
    """Summary of a bank for the evaluation.

    ``tops``: value of the top card, by suit; ``points``: their sum. ``reserve``: sum of the values of the cards right
    below the tops. ``cards``: number of cards. ``missing``: suits without a card.
    """

    tops: ValuesBySuit
    points: int
    reserve: int
    cards: int
    missing: Sequence[Suit]


WEIGHT_GROUPS = {variant: (f"{variant}, two", f"{variant}, more") for variant in (NO_VARIANT, *VARIANTS, BOTTOM_FEEDER)}
"""Names of the weight groups of each variant: one for two seats, one for more."""


def weight_group(state: DeadMansDrawPosition, seat: int) -> str:
    """Name of the weight group: the variant, and whether there are two seats or more."""
    return WEIGHT_GROUPS[state.variant][len(state.banks) > 2]


def features(state: DeadMansDrawPosition, seat: int) -> list[float]:
    """Values of the features for ``seat``: its bank, its risks and its chances.

    ``points``: score, plus the points expected from the row. ``shallows`` and ``overboard`` are used in Beneath the
    Waves only: the points above the score at which points become dangerous, and whether the limit is reached.
    ``reserve``: values of the cards right below the tops of the piles. ``cards``: number of cards in the bank.
    ``prey``: value of the best card that the seat's sword could take. ``turn``: 1 for the active seat, less the later
    the seat's turn comes. ``character``: value of its character, fading with the draw pile. Every feature is multiplied
    by the nearness of the end.
    """
    return features_by_seat(state)[seat]


def features_by_seat(state: DeadMansDrawPosition) -> list[list[float]]:
    """Values of the features for every seat."""
    near = nearness_of_end(state)
    scale = near / POINTS_PER_FEATURE_UNIT
    seats, active = len(state.banks), state.active
    special = state.variant != NO_VARIANT or any(state.characters)
    banks = [_seen(tuple(bank)) for bank in state.banks]
    preys = [*map(max, *_preys(state, banks))]
    scores: list[float] = [*map(state.score, range(seats))] if special else [bank.points for bank in banks]
    if state.row:
        scores[active] += _of_the_row(state, active)
    told = []
    for seat, (_, _, reserve, cards, missing) in enumerate(banks):
        prey = 0
        for suit in missing:
            if preys[suit] > prey:
                prey = preys[suit]
        turn = near / (1 + (seat - active) % seats)
        told.append([scores[seat] * scale, 0.0, 0.0, reserve * scale, cards * scale, prey * scale, turn, 0.0])
    if special:
        for seat, features in enumerate(told):
            _adjust(state, seat, scores[seat], near, preys, features)
    return told


def _adjust(
    state: DeadMansDrawPosition, seat: int, score: float, near: float, preys: ValuesBySuit, features: list[float]
) -> None:
    """Correct the ``features`` of ``seat`` that depend on the variant or on characters."""
    scale = near / POINTS_PER_FEATURE_UNIT
    variant, characters = state.variant, state.characters
    character = characters[seat]
    if variant == BENEATH_THE_WAVES and score > SHALLOWS_SCORE:
        features[POINTS_FEATURE] = SHALLOWS_SCORE * scale
        features[SHALLOWS_FEATURE] = (min(score, BENEATH_THE_WAVES_LIMIT) - SHALLOWS_SCORE) * scale
        features[OVERBOARD_FEATURE] = near if score >= BENEATH_THE_WAVES_LIMIT else 0.0
    if variant == PILE_OF_TREASURE:
        features[RESERVE_FEATURE] = 0.0  # all cards score already
    if PARRY in characters or character == SWORDSWOMAN:
        features[PREY_FEATURE] = _prey(state, seat, preys) * scale
    if worth := CHARACTER_VALUES[character]:
        features[CHARACTER_FEATURE] = worth * near * min(1.0, len(state.draw_pile) / FULL_DRAW_PILE)


def _of_the_row(state: DeadMansDrawPosition, seat: int) -> float:
    """Expected points of the row for the active ``seat``: safe cards count in full, others by the chance of no bust."""
    saved = state.points_gained(seat, state.saved_cards())
    if state.busting is not None:
        return saved
    safe = 1.0
    if state.debt and state.draw_pile:
        risks = state.busting_card_count(state.draw_pile)
        for _ in range(min(state.debt, len(state.draw_pile))):
            safe *= 1 - risks / len(state.draw_pile)
    return saved + safe * (state.points_gained(seat, state.row) - saved)


def nearness_of_end(state: DeadMansDrawPosition) -> float:
    """Nearness of the end of the game, from 0 to 1: by the draw pile or, in Sudden Death, by the best score."""
    left = float(len(state.draw_pile))
    if state.variant == SUDDEN_DEATH:
        best = max(map(state.score, range(len(state.banks))))
        left = min(left, max(0, SUDDEN_DEATH_SCORE - best) / SCORE_GROWTH_PER_CARD)
    return HALF_WEIGHT_CARDS_LEFT / (HALF_WEIGHT_CARDS_LEFT + left)


@lru_cache(maxsize=1024)
def _seen(piles: tuple[Pile, ...]) -> BankSummary:
    """Summary of a bank for the evaluation; cached, because most banks do not change during a playout."""
    tops = [VALUE_OF_CARD[pile[-1]] if pile else 0 for pile in piles]
    reserve = cards = 0
    for pile in piles:
        count = len(pile)
        cards += count
        if count > 1:
            reserve += VALUE_OF_CARD[pile[-2]]
    return BankSummary(tops, sum(tops), reserve, cards, [suit for suit, top in enumerate(tops) if not top])


def _preys(state: DeadMansDrawPosition, banks: Sequence[BankSummary]) -> list[ValuesBySuit]:
    """For each seat, the values of its cards that a sword can reach, by suit."""
    if place := state.reached_pile_place():
        return [bank.tops for bank in banks]
    return [[VALUE_OF_CARD[pile[place]] if pile else 0 for pile in bank] for bank in state.banks]


def _prey(state: DeadMansDrawPosition, seat: int, preys: ValuesBySuit) -> int:
    """Value of the best card that a sword of ``seat`` may take, if characters change which cards those are."""
    characters = state.characters
    own = state.banks[seat]
    suits: Sequence[Suit] = ALL_SUITS
    if any(characters[other] == PARRY for other in state.opponents(seat)):
        suits = [KRAKEN]
    if characters[seat] != SWORDSWOMAN:
        return max([preys[suit] for suit in suits if not own[suit]], default=0)
    place = state.reached_pile_place()
    return max(
        (
            VALUE_OF_CARD[pile[place]]
            for other in state.opponents(seat)
            for suit in suits
            if (pile := state.banks[other][suit])
        ),
        default=0,
    )
