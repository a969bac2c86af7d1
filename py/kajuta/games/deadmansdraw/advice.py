"""Judgement for bots and the coach: what speaks for a seat, in terms that a player would use.

Everybody counts cards here, so a judgement may look into the draw pile as long as it does not ask for the order.
Points and values of cards are divided by ten, so that all terms are of one size.
"""

from kajuta.core.judgement import Judgement
from kajuta.games.deadmansdraw.cards import (
    BENEATH_THE_WAVES,
    BOTTOM_FEEDER,
    KRAKEN,
    PARRY,
    PILE_OF_TREASURE,
    SUDDEN_DEATH,
    SUDDEN_DEATH_SCORE,
    SUIT,
    SUITS,
    SWORDSWOMAN,
    VALUE,
    WAVES_LIMIT,
)
from kajuta.games.deadmansdraw.rules import DeadMansDraw
from kajuta.games.deadmansdraw.worth import CHARACTER_WORTH, SHALLOWS, card_worth, useful

TERMS = (
    "points", "shallows", "overboard", "lead", "reserve", "exposed", "growth", "suits", "cards", "prey", "turn",
    "next", "character",
)  # fmt: skip
"""What speaks for a seat, in the order of ``appraise``."""

JUDGEMENT = Judgement.load("kajuta.games.deadmansdraw", TERMS)

TEN = 10.0

SOON = 8
"""With so many cards left in the draw pile the end is half as near as it can be."""

FULL_DRAW_PILE = 50

ALL_SUITS = range(len(SUITS))


def group(state: DeadMansDraw, seat: int) -> str:
    """Return which weights count: those of the variant, for two seats or for more."""
    return f"{state.variant}, {'two' if len(state.banks) == 2 else 'more'}"


def appraise(state: DeadMansDraw, seat: int) -> list[float]:
    """Return the terms: what a seat has in its bank, what it may lose, what there is to gain.

    ``points``: of the bank, and of the row as far as it is safe; Beneath the Waves only to the ``shallows``, where
    points begin to be dangerous; ``overboard``: they are too many. ``lead``: before the best other seat, the more the
    nearer the end. ``reserve``: values of the cards that step in for lost tops. ``exposed``: what the best cannon
    costs. ``growth``: how much higher cards than the own tops are left in the draw pile. ``suits``: how many the bank
    has, ``cards``: all of them. ``prey``: the best card that an own sword may take. ``turn``: how soon it comes,
    ``next``: what the first card is worth that all know. ``character``: its ability, while the draw pile lasts.
    """
    draw_pile = state.draw_pile
    score = state.score(seat) + _of_the_row(state, seat)
    rival = max([useful(state, state.score(other) + _of_the_row(state, other)) for other in state.opponents(seat)])
    sunk = state.variant == BENEATH_THE_WAVES
    counted = min(score, SHALLOWS) if sunk else score
    reserve, exposed, growth, suits, cards = _bank(state, seat)
    distance = (seat - state.active) % len(state.banks)
    return [
        counted / TEN,
        min(score - SHALLOWS, WAVES_LIMIT - SHALLOWS) / TEN if sunk and score > SHALLOWS else 0.0,
        1.0 if sunk and score >= WAVES_LIMIT else 0.0,
        (useful(state, score) - rival) / TEN * _nearness(state),
        reserve / TEN,
        exposed / TEN,
        growth / TEN,
        suits / TEN,
        cards / TEN,
        _prey(state, seat) / TEN,
        1 / (1 + distance),
        _next(state, seat) / TEN if distance == 0 and draw_pile and state.known and not state.flipped else 0.0,
        CHARACTER_WORTH[state.characters[seat]] * min(1.0, len(draw_pile) / FULL_DRAW_PILE),
    ]


def _of_the_row(state: DeadMansDraw, seat: int) -> float:
    """Return the points that the row promises ``seat``: those that are safe, the others by the risk that is counted."""
    if not state.row or seat != state.active:
        return 0.0
    saved = state.gain(seat, state.saved())
    if state.busting is not None:
        return saved
    safe = 1.0
    if state.debt and state.draw_pile:
        risks = sum(map(state.busts, state.draw_pile))
        for _ in range(min(state.debt, len(state.draw_pile))):
            safe *= 1 - risks / len(state.draw_pile)
    return saved + safe * (state.gain(seat, state.row) - saved)


def _nearness(state: DeadMansDraw) -> float:
    """Return how near the end is, 1 at the end: of the draw pile, or of a sudden death."""
    near = SOON / (SOON + len(state.draw_pile))
    if state.variant == SUDDEN_DEATH:
        best = max(map(state.score, range(len(state.banks)))) / SUDDEN_DEATH_SCORE
        near = max(near, best * best * best)
    return near


def _bank(state: DeadMansDraw, seat: int) -> tuple[float, float, float, int, int]:
    """Return reserve, exposure, growth, number of suits and of cards of a bank."""
    best = [0] * len(SUITS)
    for card in state.draw_pile:
        suit = SUIT[card]
        if VALUE[card] > best[suit]:
            best[suit] = VALUE[card]
    all_count = state.variant == PILE_OF_TREASURE
    bottoms = state.variant == BOTTOM_FEEDER
    reserve = exposed = growth = suits = cards = 0
    for suit, pile in enumerate(state.banks[seat]):
        if not pile:
            growth += best[suit]
            continue
        suits += 1
        count = len(pile)
        cards += count
        top = drop = VALUE[pile[-1]]
        if best[suit] > top:
            growth += best[suit] - top
        if count > 1 and not all_count:
            under = VALUE[pile[-2]]
            reserve += under
            drop = 0 if bottoms else top - under
        if drop > exposed:
            exposed = drop
    return reserve, exposed, growth, suits, cards


def _prey(state: DeadMansDraw, seat: int) -> int:
    """Return the value of the best card that a sword of ``seat`` may take."""
    banks, characters = state.banks, state.characters
    own = banks[seat]
    others = [bank for other, bank in enumerate(banks) if other != seat]
    suits = ALL_SUITS
    if any(name == PARRY for other, name in enumerate(characters) if other != seat):
        suits = range(KRAKEN, KRAKEN + 1)
    anything = characters[seat] == SWORDSWOMAN
    place = state.reached()
    best = 0
    for suit in suits:
        if anything or not own[suit]:
            for bank in others:
                if bank[suit] and VALUE[bank[suit][place]] > best:
                    best = VALUE[bank[suit][place]]
    return best


def _next(state: DeadMansDraw, seat: int) -> float:
    """Return what the first card of the turn is worth to ``seat``, where all know it."""
    return card_worth(state, seat, state.draw_pile[-1]) if state.known_to(None) else 0.0
