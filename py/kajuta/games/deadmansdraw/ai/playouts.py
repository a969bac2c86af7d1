"""A quick plausible way to play a turn to its end.

What is left in the draw pile is public knowledge, so the risk of a flip is counted, not guessed. All numbers
are in points; they were tuned in games of the policy against itself.
"""

from collections.abc import Callable, Sequence
from typing import cast

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.ai.card_values import (
    CHARACTER_WORTH,
    DEPTH,
    EFFECT_WORTH,
    PROMISE_SHIFT,
    Prices,
    bonus_card,
    bonus_cards,
    loot_worth,
    losses,
    prices,
    useful,
)
from kajuta.games.deadmansdraw.rules import turn
from kajuta.games.deadmansdraw.rules.cards import (
    ALL_OF,
    BENEATH_THE_WAVES,
    CANNON,
    CHEST,
    KEY,
    MISFIRE,
    PARRY,
    PILE_OF_TREASURE,
    SIREN,
    STRANGE_LANDS,
    SUIT,
    SWORD,
    THIEVES_ISLAND,
    VALUE,
    Card,
    Suit,
)
from kajuta.games.deadmansdraw.rules.decision_stack import CLAIM, FLIP, LAY, LOOK, TAKE, Decision, DecisionKind
from kajuta.games.deadmansdraw.rules.engine import DeadMansDraw
from kajuta.games.deadmansdraw.rules.mermaids import loses_protection

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

_KEY_CARD, _CHEST_CARD = ALL_OF[KEY][0], ALL_OF[CHEST][0]
"""One of the keys and of the chests, to stand for all."""

_ODD_OUTLOOKS = (BENEATH_THE_WAVES, STRANGE_LANDS, PILE_OF_TREASURE)
"""Variants in which a card promises something else than to surpass its pile, or busts by something else than its suit.
"""

_CLOSE = 1e-6
"""Promise and risk nearer to each other than that are compared as they come out added one after the other."""

MISFIRED = 0.0
"""What a cannon is worth that hits the own bank."""
PARRIED = 2.0
"""What a sword is worth that must take a kraken."""

MOST_CANDIDATES = 12
"""How many actions are looked at closely: of more the best are."""


def playout(state: DeadMansDraw, rng: Rng) -> Action:
    """Return a quick plausible action."""
    if not state.pending:
        options = turn.options(state)
        if len(options) == 1:
            return options[0]
        return FLIP if _dares(state) else TAKE
    decision = state.pending[-1]
    assert isinstance(decision, Decision)
    actions = decision.actions
    if len(actions) == 1:
        return actions[0]
    judge = _JUDGES.get(decision.kind)
    if judge is None:
        return rng.choice(actions)
    gains = judge(state, actions)
    return actions[gains.index(max(gains))]


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
    if state.known and state.known_to(seat):
        unseen = unseen[-1:]
    own = prices(state, seat)
    stake = loot_worth(state, seat, own, state.row)
    if saved := state.saved():
        stake -= loot_worth(state, seat, own, saved)
    odd = state.variant in _ODD_OUTLOOKS
    risks, promise = (_odd_outlook if odd else _outlook)(state, own, unseen)
    risked = risks * stake * (1 + _handed_over(state))
    if not odd and abs(BOLDNESS * promise - risked) < _CLOSE:
        promise = _promise(state, unseen)
    return BOLDNESS * promise > risked


def _outlook(state: DeadMansDraw, own: Prices, unseen: Sequence[Card]) -> tuple[int, float]:
    """Return how many of ``unseen`` bust, and what the others promise, but for what rounding does to it."""
    laid = state.laid()
    safe = bytes(unseen).translate(None, laid)
    promise: float = sum(safe.translate(own.promises)) - PROMISE_SHIFT * len(safe)
    for suit, worth in _special_effects(state, own, laid).items():
        count = len(safe) - len(safe.translate(None, ALL_OF[suit]))
        promise += count * (worth - EFFECT_WORTH[suit])
    return len(unseen) - len(safe), promise


def _promise(state: DeadMansDraw, unseen: Sequence[Card]) -> float:
    """Return what those of ``unseen`` promise that do not bust, added one after the other."""
    laid = state.laid()
    effects = _effects(state, prices(state, state.active), laid)
    tops = [VALUE[pile[-1]] if pile else 0 for pile in state.banks[state.active]]
    promise = 0.0
    for card in unseen:
        if card not in laid:
            suit = SUIT[card]
            promise += effects[suit]
            if VALUE[card] > tops[suit]:
                promise += VALUE[card] - tops[suit]
    return promise


def _odd_outlook(state: DeadMansDraw, own: Prices, unseen: Sequence[Card]) -> tuple[int, float]:
    """Return how many of ``unseen`` bust, and what the others promise, in variants that look at more than tops."""
    seat = state.active
    effects = _effects(state, own, state.laid())
    waves = state.variant == BENEATH_THE_WAVES
    score = state.score(seat) + state.gain(seat, state.row) if waves else 0
    reached = useful(state, score)
    risks = 0
    promise = 0.0
    for card in unseen:
        if state.busts(card):
            risks += 1
        else:
            worth = DEPTH * own.worths[card]
            promise += (useful(state, score + worth) - reached if waves else worth) + effects[SUIT[card]]
    return risks, promise


def _handed_over(state: DeadMansDraw) -> float:
    """Return how much of what a bust loses helps an opponent, measured by what it costs."""
    if state.variant == THIEVES_ISLAND or state.active in state.victims:
        return 1 / (len(state.banks) - 1)
    return 0.0


def _effects(state: DeadMansDraw, own: Prices, laid: bytes) -> list[float]:
    """Return what laying a card of each suit is worth to the active seat beyond its points, where ``laid`` are."""
    worth: list[float] = [*EFFECT_WORTH]
    for suit, special in _special_effects(state, own, laid).items():
        worth[suit] = special
    return worth


def _special_effects(state: DeadMansDraw, own: Prices, laid: bytes) -> dict[Suit, float]:
    """Return the suits that are not worth what ``EFFECT_WORTH`` says where ``laid`` are, and what they are worth."""
    worth = {}
    key = _KEY_CARD in laid
    if key != (_CHEST_CARD in laid):
        seat = state.active
        worth[CHEST if key else KEY] = bonus_cards(state, seat, len(state.row) + 1) * bonus_card(state, seat, own)
    characters = state.characters
    if MISFIRE in characters and state.opponent_with(MISFIRE) is not None:
        worth[CANNON] = MISFIRED
    if PARRY in characters and state.opponent_with(PARRY) is not None:
        worth[SWORD] = PARRIED
    return worth


# Choices; each judge returns what the actions are worth


def _laid(state: DeadMansDraw, own: Prices, cards: Sequence[Card]) -> list[float]:
    """Return what it is worth that each of ``cards`` comes to the row, its points excepted."""
    laid = state.laid()
    effects = _effects(state, own, laid)
    if state.counts_suits():
        return [BUSTED if card in laid else effects[SUIT[card]] for card in cards]
    return [BUSTED if state.busts(card) else effects[SUIT[card]] for card in cards]


def _judge_keep(state: DeadMansDraw, actions: Sequence[Action]) -> list[float]:
    pair = state.dealt[state.decider()]
    return [CHARACTER_WORTH[pair[int(action[1])]] for action in actions]


def _judge_hook(state: DeadMansDraw, actions: Sequence[Action]) -> list[float]:
    bank = state.banks[state.active]
    cards = [bank[suit][-1] for _, suit in cast("Sequence[tuple[str, int]]", actions)]
    laid = _laid(state, prices(state, state.active), cards)
    return [laid[place] - RISKED * VALUE[card] for place, card in enumerate(cards)]


def _judge_cannon(state: DeadMansDraw, actions: Sequence[Action]) -> list[float]:
    seat = state.active
    piles = [(target, suit) for _, target, suit in cast("Sequence[tuple[str, int, int]]", actions)]
    if piles[0][0] == seat:
        own = losses(state, seat)
        return [-own[suit] for _, suit in piles]
    gains = {}
    for target in state.opponents(seat):
        lead = LEADER * state.score(target)
        gains[target] = [lost + lead for lost in losses(state, target)]
    return [gains[target][suit] for target, suit in piles]


def _judge_map(state: DeadMansDraw, actions: Sequence[Action]) -> list[float]:
    return _coming(state, [card for _, card in cast("Sequence[tuple[str, int]]", actions)])


def _judge_oracle(state: DeadMansDraw, actions: Sequence[Action]) -> list[float]:
    gain = _coming(state, state.draw_pile[-1:])[0]
    return [gain if action == LAY else 0.0 for action in actions]


def _coming(state: DeadMansDraw, cards: Sequence[Card]) -> list[float]:
    """Return what it is worth that each of ``cards`` comes to the row."""
    own = prices(state, state.active)
    worths = own.worths
    laid = _laid(state, own, cards)
    return [laid[place] + DEPTH * worths[card] for place, card in enumerate(cards)]


def _judge_mystic(state: DeadMansDraw, actions: Sequence[Action]) -> list[float]:
    return [float(action == LOOK) for action in actions]


def _judge_sword(state: DeadMansDraw, actions: Sequence[Action]) -> list[float]:
    banks, place = state.banks, state.reached()
    piles = [(target, suit) for _, target, suit in cast("Sequence[tuple[str, int, int]]", actions)]
    lost = {target: losses(state, target) for target in state.opponents(state.active)}
    coming = _coming(state, [banks[target][suit][place] for target, suit in piles])
    return [coming[number] + lost[target][suit] for number, (target, suit) in enumerate(piles)]


def _judge_mermaid(state: DeadMansDraw, actions: Sequence[Action]) -> list[float]:
    laid, seat = EFFECT_WORTH, state.active
    lured = state.opponent_with(SIREN) is not None
    gains = []
    for action in actions:
        card = int(action[1])
        if action[0] == "charm":
            gains.append(DEPTH * prices(state, seat).worths[card])
        elif lured:
            gains.append(-float(VALUE[card]))
        else:
            gains.append(laid[SUIT[card]] - (RISKED * VALUE[card] if loses_protection(state, card) else 0.0))
    return gains


def _judge_bonus(state: DeadMansDraw, actions: Sequence[Action]) -> list[float]:
    seat = state.active
    score = state.score(seat)
    each = bonus_card(state, seat, prices(state, seat))
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
