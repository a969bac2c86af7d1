"""Judgement for bots and the coach: what speaks for a seat, in terms that a player would use.

Everybody counts cards here, so a judgement may look into the draw pile as long as it does not ask for the order.
Points and values of cards are divided by ten, so that all terms are of one size. All count the more the nearer
the end is: in games of the bots a lead of ten points told the winner in proportion to one by the cards left, and so
did having the turn.
"""

from collections.abc import Sequence
from typing import TypeAlias

from kajuta.core.judgement import Judgement
from kajuta.games.deadmansdraw.cards import (
    BENEATH_THE_WAVES,
    KRAKEN,
    PARRY,
    PILE_OF_TREASURE,
    SUDDEN_DEATH,
    SUDDEN_DEATH_SCORE,
    SUITS,
    SWORDSWOMAN,
    VALUE,
    WAVES_LIMIT,
)
from kajuta.games.deadmansdraw.rules import DeadMansDraw
from kajuta.games.deadmansdraw.worth import CHARACTER_WORTH, SHALLOWS

TERMS = ("points", "shallows", "overboard", "reserve", "cards", "prey", "turn", "character")
"""What speaks for a seat, in the order of ``appraise``."""

JUDGEMENT = Judgement.load("kajuta.games.deadmansdraw", TERMS)

TEN = 10.0

SOON = 2
"""With so many cards left in the draw pile all counts half as much as at the end."""

POINTS_A_CARD = 0.7
"""How fast a sudden death may come: the points by which the best bank grows with each card of the draw pile."""

FULL_DRAW_PILE = 50

ALL_SUITS = range(len(SUITS))

Prey: TypeAlias = tuple[int, int, int]
"""Of a suit: the best value that a sword reaches, the seat whose bank it is in, and the best one of the other seats."""


def group(state: DeadMansDraw, seat: int) -> str:
    """Return which weights count: those of the variant, for two seats or for more."""
    return f"{state.variant}, {'two' if len(state.banks) == 2 else 'more'}"


def appraise(state: DeadMansDraw, seat: int) -> list[float]:
    """Return the terms: what a seat has in its bank, what it may lose, what there is to gain.

    ``points``: of the bank, and of the row as far as it is safe; Beneath the Waves only to the ``shallows``, where
    points begin to be dangerous; ``overboard``: they are too many. ``reserve``: values of the cards that step in for
    lost tops. ``cards``: all of the bank. ``prey``: the best card that an own
    sword may take. ``turn``: how soon it comes. ``character``: its ability, while the draw pile lasts.
    """
    return _appraise(state, seat, nearness(state), _preys(state))


def appraisals(state: DeadMansDraw) -> list[list[float]]:
    """Return the terms of each seat."""
    near, preys = nearness(state), _preys(state)
    return [_appraise(state, seat, near, preys) for seat in range(len(state.banks))]


def _appraise(state: DeadMansDraw, seat: int, near: float, preys: Sequence[Prey]) -> list[float]:
    """Return the terms of ``seat``, the end being so ``near``; ``preys`` by suit."""
    score = state.score(seat) + (_of_the_row(state, seat) if state.row and seat == state.active else 0.0)
    shallows = overboard = 0.0
    if state.variant == BENEATH_THE_WAVES and score > SHALLOWS:
        overboard = near if score >= WAVES_LIMIT else 0.0
        shallows = min(score, WAVES_LIMIT) - SHALLOWS
        score = SHALLOWS
    reserve, cards, prey = _bank(state, seat, preys)
    scale = near / TEN
    characters = state.characters
    if PARRY in characters or characters[seat] == SWORDSWOMAN:
        prey = _prey(state, seat, preys)
    character = CHARACTER_WORTH[characters[seat]]
    return [
        score * scale,
        shallows * scale,
        overboard,
        reserve * scale,
        cards * scale,
        prey * scale,
        near / (1 + (seat - state.active) % len(state.banks)),
        character * near * min(1.0, len(state.draw_pile) / FULL_DRAW_PILE) if character else 0.0,
    ]


def _of_the_row(state: DeadMansDraw, seat: int) -> float:
    """Return the points that the row promises ``seat``, whose turn it is: the safe ones, the others by their risk."""
    saved = state.gain(seat, state.saved())
    if state.busting is not None:
        return saved
    safe = 1.0
    if state.debt and state.draw_pile:
        risks = sum(map(state.busts, state.draw_pile))
        for _ in range(min(state.debt, len(state.draw_pile))):
            safe *= 1 - risks / len(state.draw_pile)
    return saved + safe * (state.gain(seat, state.row) - saved)


def nearness(state: DeadMansDraw) -> float:
    """Return how near the end is, 1 at the end: of the draw pile, or of a sudden death."""
    left = float(len(state.draw_pile))
    if state.variant == SUDDEN_DEATH:
        best = max(map(state.score, range(len(state.banks))))
        left = min(left, max(0, SUDDEN_DEATH_SCORE - best) / POINTS_A_CARD)
    return SOON / (SOON + left)


def _bank(state: DeadMansDraw, seat: int, preys: Sequence[Prey]) -> tuple[int, int, int]:
    """Return the reserve (nothing where all cards score anyway) and the number of cards of a bank, and what it lacks.

    That is the best card in a suit that the bank has not, which a sword may take where no character has a say in it.
    """
    reserve = cards = prey = 0
    scored = state.variant == PILE_OF_TREASURE
    for pile, (best, _, _) in zip(state.banks[seat], preys, strict=True):
        count = len(pile)
        if count:
            cards += count
            if count > 1 and not scored:
                reserve += VALUE[pile[-2]]
        elif best > prey:
            prey = best
    return reserve, cards, prey


def _preys(state: DeadMansDraw) -> list[Prey]:
    """Return what swords may take, by suit."""
    place = state.reached()
    preys = []
    for suit in ALL_SUITS:
        best, of, after = 0, -1, 0
        for seat, bank in enumerate(state.banks):
            if pile := bank[suit]:
                value = VALUE[pile[place]]
                if value > best:
                    best, of, after = value, seat, best
                elif value > after:
                    after = value
        preys.append((best, of, after))
    return preys


def _prey(state: DeadMansDraw, seat: int, preys: Sequence[Prey]) -> int:
    """Return the value of the best card that a sword of ``seat`` may take."""
    characters = state.characters
    own = state.banks[seat]
    suits: Sequence[int] = ALL_SUITS
    if PARRY in characters and any(name == PARRY for other, name in enumerate(characters) if other != seat):
        suits = range(KRAKEN, KRAKEN + 1)
    if characters[seat] != SWORDSWOMAN:
        suits = [suit for suit in suits if not own[suit]]
    most = 0
    for suit in suits:
        best, of, after = preys[suit]
        value = after if of == seat else best
        if value > most:
            most = value
    return most
