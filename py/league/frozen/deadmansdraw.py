"""Dead Man's Draw as it was judged by hand; frozen, see the package."""

from collections.abc import Callable, Sequence

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.bonus import has_key_and_chest
from kajuta.games.deadmansdraw.cards import (
    ALL_HANDS,
    ANCHOR,
    BEASTMASTER,
    BENEATH_THE_WAVES,
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
    ORACLE,
    PARRY,
    PILE_OF_TREASURE,
    PLUNDERER,
    SAFE_HARBOR,
    SCALES_BONUS,
    SCAVENGER,
    SIREN,
    SUIT,
    SWORD,
    SWORDSWOMAN,
    TREASURE_HUNTER,
    VALUE,
    WAVES_LIMIT,
    Card,
    Suit,
)
from kajuta.games.deadmansdraw.frames import CLAIM, FLIP, LAY, LOOK, TAKE, DecisionKind
from kajuta.games.deadmansdraw.mermaids import loses_protection
from kajuta.games.deadmansdraw.rules import DeadMansDraw

COMMIT = "9afc78f"

WIN = 100.0
"""What having won is worth."""

DEPTH = 0.5
"""What a card under the top of its pile is worth: it wins ties and steps in for a lost top."""

BONUS_CARD = 1.5
"""What a random card of the discard is worth."""

OVERBOARD = 40
"""What a score beyond the limit of Beneath the Waves costs."""

SHALLOWS = 48
"""From here on points are worth little Beneath the Waves, as more may follow that nobody wants."""

SHALLOW_POINT = 0.2

BOLDNESS = 1.8
"""How much the promise of the next card counts: more than one, as others may follow it."""

RISKED = 0.25
"""How much of a card's value it costs to put the card at risk."""

LEADER = 0.1
"""How much a target's score counts: whoever leads is hit rather."""

TIE_BREAK = 0.01
"""How little a victim's score counts where it decides between equals only."""

BUSTED = -100.0
"""What a choice is worth that busts."""

EFFECT_WORTH = {
    ANCHOR: 2.0,
    HOOK: 0.5,
    CANNON: 3.0,
    KEY: 1.0,
    CHEST: 1.0,
    MAP: 2.0,
    ORACLE: 1.0,
    SWORD: 4.0,
    KRAKEN: -2.0,
}
"""What laying a card of each suit is worth beyond its points."""

CHARACTER_WORTH = {
    GOLDEN_SCALES: -1.0,
    CASANOVA: 2.0,
    PLUNDERER: 1.5,
    TREASURE_HUNTER: -2.0,
    NAVIGATOR: 0.0,
    MASTER_GUNNER: -2.0,
    SCAVENGER: 2.0,
    MYSTIC: 0.0,
    SWORDSWOMAN: -1.0,
    MISER: -1.5,
    CAPTAIN_HOOK: -1.0,
    SAFE_HARBOR: 0.0,
    FISHERMAN: -2.5,
    BEASTMASTER: -2.0,
    MISFIRE: 3.5,
    PARRY: 4.0,
    DAVY_JONES: 2.5,
    SIREN: 2.0,
}
"""How far each character is above the average at the start of a game; it fades with the draw pile."""

FULL_DRAW_PILE = 50


def evaluate(state: DeadMansDraw, seat: int) -> float:
    """Return how many points ``seat`` is ahead of the others, most of all of the strongest."""
    others = [_standing(state, other) for other in state.opponents(seat)]
    lead = _standing(state, seat) - (max(others) + sum(others) / len(others)) / 2
    outcome = state.outcome()
    if outcome is None:
        return lead
    return lead + (WIN / len(outcome.winners) if seat in outcome.winners else -WIN)


def playout(state: DeadMansDraw, rng: Rng) -> Action:
    """Return a quick plausible action."""
    actions = state.legal_actions()
    if len(actions) == 1:
        return actions[0]
    decision = state.decision
    if decision is None:
        return FLIP if _dares(state) else TAKE
    judge = _JUDGES.get(decision.kind)
    return rng.choice(actions) if judge is None else max(actions, key=lambda action: judge(state, action))


# What things are worth


def _standing(state: DeadMansDraw, seat: int) -> float:
    character = CHARACTER_WORTH.get(state.characters[seat], 0.0) * len(state.draw_pile) / FULL_DRAW_PILE
    return _useful(state, state.score(seat)) + DEPTH * state.size(seat) + character


def _useful(state: DeadMansDraw, score: float) -> float:
    """Return what a score is good for: beyond the limit of Beneath the Waves it does harm."""
    if state.variant != BENEATH_THE_WAVES or score <= SHALLOWS:
        return score
    if score < WAVES_LIMIT:
        return SHALLOWS + SHALLOW_POINT * (score - SHALLOWS)
    return 2 * WAVES_LIMIT - OVERBOARD - score


def _card_worth(state: DeadMansDraw, seat: int, card: Card) -> float:
    """Return what ``card`` adds to the bank of ``seat``."""
    suit = SUIT[card]
    pile = state.banks[seat][suit]
    if pile and state.variant != PILE_OF_TREASURE:
        return max(0, VALUE[card] - VALUE[pile[-1]]) + DEPTH
    missed = MISSING_SUIT if state.variant == ALL_HANDS and not pile else 0
    scales = SCALES_BONUS if suit == MERMAID and state.characters[seat] == GOLDEN_SCALES else 0
    return VALUE[card] + scales - missed


def _loss(state: DeadMansDraw, seat: int, suit: Suit) -> float:
    """Return what ``seat`` loses with the card of a pile that cannon and sword reach."""
    pile = state.banks[seat][suit]
    place = state.reached()
    if len(pile) == 1 or state.variant == PILE_OF_TREASURE:
        return _card_worth(state, seat, pile[place]) if len(pile) > 1 else float(VALUE[pile[0]])
    return DEPTH + (VALUE[pile[-1]] - VALUE[pile[-2]] if place else 0)


def _loot_worth(state: DeadMansDraw, cards: Sequence[Card]) -> float:
    """Return what taking ``cards`` as loot is worth to the active seat."""
    seat = state.active
    score = state.score(seat)
    gain = _useful(state, score + state.gain(seat, cards)) - _useful(state, score) + DEPTH * len(cards)
    if has_key_and_chest(cards):
        gain += BONUS_CARD * min(len(cards), len(state.discard))
    return gain


# How a turn is played


def _dares(state: DeadMansDraw) -> bool:
    """Say whether another flip promises more than it risks."""
    seat = state.active
    unseen = state.draw_pile
    if state.known_to(seat):
        unseen = unseen[-1:]
    risks = 0
    promise = 0.0
    safe_score = state.score(seat) + state.gain(seat, state.row)
    for card in unseen:
        if state.busts(card):
            risks += 1
        else:
            promise += _useful(state, safe_score + _card_worth(state, seat, card)) - _useful(state, safe_score)
            promise += EFFECT_WORTH.get(SUIT[card], 0.0)
    stake = _loot_worth(state, state.row) - _loot_worth(state, state.saved())
    return BOLDNESS * promise > risks * stake


def _judge_lay(state: DeadMansDraw, card: Card) -> float:
    """Return what it is worth that ``card`` comes to the row, its points excepted."""
    return BUSTED if state.busts(card) else EFFECT_WORTH.get(SUIT[card], 0.0)


def _judge_keep(state: DeadMansDraw, action: Action) -> float:
    seat = state.to_act or 0
    return CHARACTER_WORTH[state.dealt[seat][int(action[1])]]


def _judge_hook(state: DeadMansDraw, action: Action) -> float:
    seat, suit = state.active, int(action[1])
    card = state.banks[seat][suit][-1]
    return _judge_lay(state, card) - RISKED * VALUE[card]


def _judge_cannon(state: DeadMansDraw, action: Action) -> float:
    target, suit = int(action[1]), int(action[2])
    loss = _loss(state, target, suit)
    return -loss if target == state.active else loss + LEADER * state.score(target)


def _judge_map(state: DeadMansDraw, action: Action) -> float:
    card = int(action[1])
    return _judge_lay(state, card) + _card_worth(state, state.active, card)


def _judge_oracle(state: DeadMansDraw, action: Action) -> float:
    card = state.draw_pile[-1]
    return _judge_lay(state, card) + _card_worth(state, state.active, card) if action == LAY else 0.0


def _judge_mystic(state: DeadMansDraw, action: Action) -> float:
    return action == LOOK


def _judge_sword(state: DeadMansDraw, action: Action) -> float:
    target, suit = int(action[1]), int(action[2])
    card = state.banks[target][suit][state.reached()]
    return _judge_lay(state, card) + _card_worth(state, state.active, card) + _loss(state, target, suit)


def _judge_mermaid(state: DeadMansDraw, action: Action) -> float:
    card = int(action[1])
    if action[0] == "charm":
        return _card_worth(state, state.active, card)
    if state.opponent_with(SIREN) is not None:
        return -float(VALUE[card])
    return EFFECT_WORTH.get(SUIT[card], 0.0) - (RISKED * VALUE[card] if loses_protection(state, card) else 0.0)


def _judge_bonus(state: DeadMansDraw, action: Action) -> float:
    score = state.score(state.active)
    match action:
        case ("plunder", int(victim), int(count)):
            return _useful(state, score + BONUS_CARD * count) + TIE_BREAK * state.score(victim)
        case ("bonus", int(count)):
            return _useful(state, score + BONUS_CARD * count)
    return _useful(state, score)


def _judge_davy_jones(state: DeadMansDraw, action: Action) -> float:
    return action == CLAIM


_JUDGES: dict[DecisionKind, Callable[[DeadMansDraw, Action], float]] = {
    "keep": _judge_keep,
    "hook": _judge_hook,
    "cannon": _judge_cannon,
    "map": _judge_map,
    "mystic": _judge_mystic,
    "oracle": _judge_oracle,
    "peek": _judge_oracle,
    "sword": _judge_sword,
    "mermaid": _judge_mermaid,
    "bonus": _judge_bonus,
    "davy-jones": _judge_davy_jones,
}
"""What a choice is worth, by the kind of the decision."""
