"""Evaluation for bots and the coach, in features that a player would use.

Everybody counts cards here, so an evaluation may look into the draw pile as long as it does not ask for the order.
Points and values of cards are divided by ten, so that all features are of one size. All count the more the nearer
the end is: in games of the bots a lead of ten points told the winner in proportion to one by the cards left, and so
did having the turn.
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
"""Names of the features, in the order in which the function ``features`` lists their values."""
POINTS_FEATURE, SHALLOWS_FEATURE, OVERBOARD_FEATURE, RESERVE_FEATURE, _CARDS, PREY_FEATURE, _TURN, CHARACTER_FEATURE = (
    range(len(FEATURES))
)

EVALUATION_MODEL = EvaluationModel.load("kajuta.games.deadmansdraw", FEATURES)

POINTS_PER_FEATURE_UNIT = 10.0

HALF_WEIGHT_CARDS_LEFT = 2
"""Number of cards left in the draw pile at which all features count half as much as at the end."""

SCORE_GROWTH_PER_CARD = 0.7
"""How fast a sudden death may come: the points by which the best bank grows with each card of the draw pile."""

FULL_DRAW_PILE = 50

ALL_SUITS = range(len(SUITS))

ValuesBySuit: TypeAlias = Sequence[int]
"""Values of cards by suit, 0 for none."""


class BankSummary(NamedTuple):
    """Summary of a bank for the evaluation.

    ``tops``: the values of its tops by suit, ``points``: their sum; ``reserve``: the values of the cards that step in
    for lost tops; ``cards``: how many there are; ``missing``: the suits that it lacks.
    """

    tops: ValuesBySuit
    points: int
    reserve: int
    cards: int
    missing: Sequence[Suit]


WEIGHT_GROUPS = {variant: (f"{variant}, two", f"{variant}, more") for variant in (NO_VARIANT, *VARIANTS, BOTTOM_FEEDER)}
"""Weight groups of each variant: for two seats and for more."""


def weight_group(state: DeadMansDrawPosition, seat: int) -> str:
    """Name of the weights to use: those of the variant, for two seats or for more."""
    return WEIGHT_GROUPS[state.variant][len(state.banks) > 2]


def features(state: DeadMansDrawPosition, seat: int) -> list[float]:
    """Features: what a seat has in its bank, what it may lose, what there is to gain.

    ``points``: of the bank, and of the row as far as it is safe; Beneath the Waves only to the ``shallows``, where
    points begin to be dangerous; ``overboard``: they are too many. ``reserve``: values of the cards that step in for
    lost tops. ``cards``: all of the bank. ``prey``: the best card that an own
    sword may take. ``turn``: how soon it comes. ``character``: its ability, while the draw pile lasts.
    """
    return features_by_seat(state)[seat]


def features_by_seat(state: DeadMansDrawPosition) -> list[list[float]]:
    """Features of each seat."""
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
    """Put right those ``features`` of ``seat`` in which variant and characters have a say."""
    scale = near / POINTS_PER_FEATURE_UNIT
    variant, characters = state.variant, state.characters
    character = characters[seat]
    if variant == BENEATH_THE_WAVES and score > SHALLOWS_SCORE:
        features[POINTS_FEATURE] = SHALLOWS_SCORE * scale
        features[SHALLOWS_FEATURE] = (min(score, BENEATH_THE_WAVES_LIMIT) - SHALLOWS_SCORE) * scale
        features[OVERBOARD_FEATURE] = near if score >= BENEATH_THE_WAVES_LIMIT else 0.0
    if variant == PILE_OF_TREASURE:
        features[RESERVE_FEATURE] = 0.0  # all cards score anyway
    if PARRY in characters or character == SWORDSWOMAN:
        features[PREY_FEATURE] = _prey(state, seat, preys) * scale
    if worth := CHARACTER_VALUES[character]:
        features[CHARACTER_FEATURE] = worth * near * min(1.0, len(state.draw_pile) / FULL_DRAW_PILE)


def _of_the_row(state: DeadMansDrawPosition, seat: int) -> float:
    """Points that the row promises ``seat``, whose turn it is: the safe ones, the others by their risk."""
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
    """Nearness of the end of the game, up to 1 at the end: by the draw pile, or by a sudden death."""
    left = float(len(state.draw_pile))
    if state.variant == SUDDEN_DEATH:
        best = max(map(state.score, range(len(state.banks))))
        left = min(left, max(0, SUDDEN_DEATH_SCORE - best) / SCORE_GROWTH_PER_CARD)
    return HALF_WEIGHT_CARDS_LEFT / (HALF_WEIGHT_CARDS_LEFT + left)


@lru_cache(maxsize=1024)
def _seen(piles: tuple[Pile, ...]) -> BankSummary:
    """Summary of a bank for the evaluation; cached, since most banks stay the same in a playout."""
    tops = [VALUE_OF_CARD[pile[-1]] if pile else 0 for pile in piles]
    reserve = cards = 0
    for pile in piles:
        count = len(pile)
        cards += count
        if count > 1:
            reserve += VALUE_OF_CARD[pile[-2]]
    return BankSummary(tops, sum(tops), reserve, cards, [suit for suit, top in enumerate(tops) if not top])


def _preys(state: DeadMansDrawPosition, banks: Sequence[BankSummary]) -> list[ValuesBySuit]:
    """Values of the cards that swords can take, by seat."""
    if place := state.reached_pile_place():
        return [bank.tops for bank in banks]
    return [[VALUE_OF_CARD[pile[place]] if pile else 0 for pile in bank] for bank in state.banks]


def _prey(state: DeadMansDrawPosition, seat: int, preys: ValuesBySuit) -> int:
    """Value of the best card that a sword of ``seat`` may take, where a character has a say in it."""
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
