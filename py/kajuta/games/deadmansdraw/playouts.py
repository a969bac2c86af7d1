"""A quick plausible way to play a turn to its end.

What is left in the draw pile is public knowledge, so the risk of a flip is counted, not guessed. All numbers
are in points; they were tuned in games of the policy against itself.
"""

from collections.abc import Callable, Sequence

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.cards import (
    ANCHOR,
    BENEATH_THE_WAVES,
    CANNON,
    CHEST,
    HOOK,
    KEY,
    KRAKEN,
    MAP,
    MISFIRE,
    ORACLE,
    PARRY,
    PILE_OF_TREASURE,
    SIREN,
    STRANGE_LANDS,
    SUIT,
    SUITS,
    SWORD,
    THIEVES_ISLAND,
    VALUE,
)
from kajuta.games.deadmansdraw.frames import CLAIM, FLIP, LAY, LOOK, TAKE, DecisionKind
from kajuta.games.deadmansdraw.mermaids import loses_protection
from kajuta.games.deadmansdraw.rules import DeadMansDraw
from kajuta.games.deadmansdraw.worth import (
    CHARACTER_WORTH,
    bonus_card,
    bonus_cards,
    card_worth,
    loot_worth,
    loss,
    useful,
)

BOLDNESS = 1.5
"""How much the promise of the next card counts: more than one, as others may follow it."""

RISKED = 0.25
"""How much of a card's value it costs to put the card at risk."""

LEADER = 0.1
"""How much a target's score counts: whoever leads is hit rather."""

TIE_BREAK = 0.01
"""How little a victim's score counts where it decides between equals only."""

BUSTED = -100.0
"""What a choice is worth that busts."""

EFFECT_WORTH = [0.0] * len(SUITS)
"""What laying a card of each suit is worth beyond its points, where nothing else is said."""
EFFECT_WORTH[ANCHOR] = 2.0
EFFECT_WORTH[HOOK] = 2.0
EFFECT_WORTH[CANNON] = 4.0
EFFECT_WORTH[KEY] = EFFECT_WORTH[CHEST] = 1.0
EFFECT_WORTH[MAP] = 2.0
EFFECT_WORTH[ORACLE] = 1.0
EFFECT_WORTH[SWORD] = 4.0
EFFECT_WORTH[KRAKEN] = -2.0

MISFIRED = 0.0
"""What a cannon is worth that hits the own bank."""
PARRIED = 2.0
"""What a sword is worth that must take a kraken."""

MOST_CANDIDATES = 12
"""How many actions are looked at closely: of more the best are."""


def playout(state: DeadMansDraw, rng: Rng) -> Action:
    """Return a quick plausible action."""
    actions = state.legal_actions()
    if len(actions) == 1:
        return actions[0]
    decision = state.decision
    if decision is None:
        return FLIP if _dares(state) else TAKE
    judge = _JUDGES.get(decision.kind)
    if judge is None:
        return rng.choice(actions)
    gains = judge(state, actions)
    return actions[max(range(len(actions)), key=gains.__getitem__)]


def candidates(state: DeadMansDraw) -> list[Action]:
    """Return the actions worth a closer look: no sure bust where there is a choice, of many targets the best."""
    actions = state.legal_actions()
    if len(actions) == 1:
        return actions
    decision = state.decision
    if decision is None:
        seat = state.active
        return [TAKE] if state.known_to(seat) and state.busts(state.draw_pile[-1]) else actions
    if decision.kind == "mystic":
        return [LOOK]
    judge = _JUDGES.get(decision.kind)
    if judge is None:
        return actions
    gains = judge(state, actions)
    order = sorted(range(len(actions)), key=gains.__getitem__, reverse=True)[:MOST_CANDIDATES]
    kept = [actions[place] for place in order if gains[place] > BUSTED]
    return kept or [actions[order[0]]]


# To flip or to take


def _dares(state: DeadMansDraw) -> bool:
    """Say whether another flip promises more than it risks."""
    seat = state.active
    unseen = state.draw_pile
    if state.known_to(seat):
        unseen = unseen[-1:]
    loot = loot_worth(state, seat, state.row)
    saved = state.saved()
    stake = loot - loot_worth(state, seat, saved) if saved else loot
    effects = _effects(state)
    risks = 0
    promise = 0.0
    if state.variant == BENEATH_THE_WAVES:
        safe_score = state.score(seat) + state.gain(seat, state.row)
        reached = useful(state, safe_score)
        for card in unseen:
            if state.busts(card):
                risks += 1
            else:
                promise += useful(state, safe_score + card_worth(state, seat, card)) - reached + effects[SUIT[card]]
    elif state.variant in (STRANGE_LANDS, PILE_OF_TREASURE):
        for card in unseen:
            if state.busts(card):
                risks += 1
            else:
                promise += card_worth(state, seat, card) + effects[SUIT[card]]
    else:
        laid = {SUIT[card] for card in state.row}
        tops = [VALUE[pile[-1]] if pile else 0 for pile in state.banks[seat]]
        for card in unseen:
            suit = SUIT[card]
            if suit in laid:
                risks += 1
            else:
                promise += effects[suit]
                if VALUE[card] > tops[suit]:
                    promise += VALUE[card] - tops[suit]
    return BOLDNESS * promise > risks * stake * (1 + _handed_over(state))


def _handed_over(state: DeadMansDraw) -> float:
    """Return how much of what a bust loses helps an opponent, measured by what it costs."""
    if state.variant == THIEVES_ISLAND or state.active in state.victims:
        return 1 / (len(state.banks) - 1)
    return 0.0


def _effects(state: DeadMansDraw) -> list[float]:
    """Return what laying a card of each suit is worth to the active seat beyond its points."""
    worth = EFFECT_WORTH[:]
    row = state.row
    key = chest = False
    for card in row:
        suit = SUIT[card]
        if suit == KEY:
            key = True
        elif suit == CHEST:
            chest = True
    if key != chest:
        seat = state.active
        worth[CHEST if key else KEY] = bonus_cards(state, seat, len(row) + 1) * bonus_card(state, seat)
    if any(state.characters):
        if state.opponent_with(MISFIRE) is not None:
            worth[CANNON] = MISFIRED
        if state.opponent_with(PARRY) is not None:
            worth[SWORD] = PARRIED
    return worth


# Choices; each judge returns what the actions are worth


def _laid(state: DeadMansDraw) -> Callable[[int], float]:
    """Return how to tell what it is worth that a card comes to the row, its points excepted."""
    effects = _effects(state)
    return lambda card: BUSTED if state.busts(card) else effects[SUIT[card]]


def _judge_keep(state: DeadMansDraw, actions: Sequence[Action]) -> list[float]:
    pair = state.dealt[state.decider()]
    return [CHARACTER_WORTH[pair[int(action[1])]] for action in actions]


def _judge_hook(state: DeadMansDraw, actions: Sequence[Action]) -> list[float]:
    laid = _laid(state)
    cards = [state.banks[state.active][int(action[1])][-1] for action in actions]
    return [laid(card) - RISKED * VALUE[card] for card in cards]


def _judge_cannon(state: DeadMansDraw, actions: Sequence[Action]) -> list[float]:
    own = state.active
    return [
        -loss(state, target, suit) if target == own else loss(state, target, suit) + LEADER * state.score(target)
        for _, target, suit in actions
        if isinstance(target, int) and isinstance(suit, int)
    ]


def _judge_map(state: DeadMansDraw, actions: Sequence[Action]) -> list[float]:
    laid, seat = _laid(state), state.active
    cards = [int(action[1]) for action in actions]
    return [laid(card) + card_worth(state, seat, card) for card in cards]


def _judge_oracle(state: DeadMansDraw, actions: Sequence[Action]) -> list[float]:
    card = state.draw_pile[-1]
    gain = _laid(state)(card) + card_worth(state, state.active, card)
    return [gain if action == LAY else 0.0 for action in actions]


def _judge_mystic(state: DeadMansDraw, actions: Sequence[Action]) -> list[float]:
    return [float(action == LOOK) for action in actions]


def _judge_sword(state: DeadMansDraw, actions: Sequence[Action]) -> list[float]:
    laid, seat, place = _laid(state), state.active, state.reached()
    gains = []
    for action in actions:
        target, suit = int(action[1]), int(action[2])
        card = state.banks[target][suit][place]
        gains.append(laid(card) + card_worth(state, seat, card) + loss(state, target, suit))
    return gains


def _judge_mermaid(state: DeadMansDraw, actions: Sequence[Action]) -> list[float]:
    laid, seat = EFFECT_WORTH, state.active
    lured = state.opponent_with(SIREN) is not None
    gains = []
    for action in actions:
        card = int(action[1])
        if action[0] == "charm":
            gains.append(card_worth(state, seat, card))
        elif lured:
            gains.append(-float(VALUE[card]))
        else:
            gains.append(laid[SUIT[card]] - (RISKED * VALUE[card] if loses_protection(state, card) else 0.0))
    return gains


def _judge_bonus(state: DeadMansDraw, actions: Sequence[Action]) -> list[float]:
    seat = state.active
    score = state.score(seat)
    each = bonus_card(state, seat)
    gains = []
    for action in actions:
        match action:
            case ("plunder", int(victim), int(count)):
                count = min(count, state.size(victim))
                gains.append(useful(state, score + each * count) + TIE_BREAK * state.score(victim))
            case ("bonus", int(count)):
                gains.append(useful(state, score + each * min(count, len(state.discard))))
            case _:
                gains.append(useful(state, score) - TIE_BREAK)
    return gains


def _judge_davy_jones(state: DeadMansDraw, actions: Sequence[Action]) -> list[float]:
    seat = state.decider()
    score = state.score(seat)
    claimed = useful(state, score + state.gain(seat, state.lost()))
    return [claimed if action == CLAIM else useful(state, score) - TIE_BREAK for action in actions]


_JUDGES: dict[DecisionKind, Callable[[DeadMansDraw, Sequence[Action]], list[float]]] = {
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
"""What the actions are worth, by the kind of the decision."""
