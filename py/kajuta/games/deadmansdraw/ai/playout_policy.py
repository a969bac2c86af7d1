"""Playout policy (a fast choice of a plausible action) and candidate actions for bots.

The cards left in the draw pile are public knowledge, so the risk of a flip is computed exactly. All values are in
points; they were tuned in games of the policy against itself.
"""

from collections.abc import Callable, Sequence
from typing import cast

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.ai.card_values import (
    CHARACTER_VALUES,
    COVERED_CARD_VALUE,
    EFFECT_VALUES,
    PROMISE_SHIFT,
    CardValueTables,
    bonus_card_count,
    bonus_card_value,
    card_value_tables,
    loss_by_attacked_suit,
    utility_of_score,
    value_of_taking_loot,
)
from kajuta.games.deadmansdraw.rules import turn
from kajuta.games.deadmansdraw.rules.cards import (
    BENEATH_THE_WAVES,
    CANNON,
    CARDS_OF_SUIT,
    CHEST,
    KEY,
    MISFIRE,
    PARRY,
    PILE_OF_TREASURE,
    SIREN,
    STRANGE_LANDS,
    SUIT_OF_CARD,
    SWORD,
    THIEVES_ISLAND,
    VALUE_OF_CARD,
    Card,
    Suit,
)
from kajuta.games.deadmansdraw.rules.engine import DeadMansDrawPosition
from kajuta.games.deadmansdraw.rules.mermaid_variant import is_protected_only_by_place_in_row
from kajuta.games.deadmansdraw.rules.stack_frame_types import (
    CLAIM,
    FLIP,
    LAY,
    LOOK,
    SAVE,
    TAKE,
    DecisionKind,
    OpenDecision,
)

BOLDNESS = 1.5
"""Weight of the promise (expected gain) of the next card; above 1, because more cards may follow."""

RISK_COST = 0.25
"""Share of a card's value that is lost by putting the card at risk."""

LEADER_WEIGHT = 0.1
"""Weight of the score of an attack's target, so that attacks prefer the leader."""

TIE_BREAK_WEIGHT = 0.01
"""Weight of a score or a choice that only breaks ties."""

BUST_VALUE = -100.0
"""Value of an action that is sure to bust."""

_KEY_CARD, _CHEST_CARD = CARDS_OF_SUIT[KEY][0], CARDS_OF_SUIT[CHEST][0]
"""A key and a chest that stand for all cards of their suit."""

_ODD_OUTLOOKS = (BENEATH_THE_WAVES, STRANGE_LANDS, PILE_OF_TREASURE)
"""Variants in which a card's promise is not just its points above the pile, or in which a bust depends on values."""

_CLOSE = 1e-6
"""Difference between promise and risk below which the promise is summed again card by card.

The two ways of summing round differently, and the choice must not depend on that.
"""

MISFIRED_CANNON_VALUE = 0.0
"""Value of a cannon that must hit its own bank."""
PARRIED_SWORD_VALUE = 2.0
"""Value of a sword that must take a kraken."""

MAX_CANDIDATES = 12
"""Maximum number of candidate actions; if there are more, the best ones are kept."""


def playout_action(state: DeadMansDrawPosition, rng: Rng) -> Action:
    """Plausible action, chosen quickly, for playouts."""
    if not state.pending:
        options = turn.legal_turn_actions(state)
        if len(options) == 1:
            return options[0]
        return FLIP if _dares(state) else TAKE
    decision = state.pending[-1]
    assert isinstance(decision, OpenDecision)
    actions = decision.actions
    if len(actions) == 1:
        return actions[0]
    judge = _JUDGES.get(decision.kind)
    if judge is None:
        return rng.choice(actions)
    gains = judge(state, actions)
    return actions[gains.index(max(gains))]


def candidates_to_search(state: DeadMansDrawPosition) -> list[Action]:
    """Candidate actions: no certain bust if there is another choice, and of many targets only the best."""
    actions = state.legal_actions()
    if len(actions) == 1:
        return actions
    decision = state.decision
    if decision is None:
        seat = state.active
        return [TAKE] if state.known_top_card_count(seat) and state.would_bust(state.draw_pile[-1]) else actions
    if decision.kind == "mystic":
        return [LOOK]
    judge = _JUDGES.get(decision.kind)
    if judge is None:
        return actions
    gains = judge(state, actions)
    order = sorted(range(len(actions)), key=gains.__getitem__, reverse=True)[:MAX_CANDIDATES]
    kept = [actions[place] for place in order if gains[place] > BUST_VALUE]
    return kept or [actions[order[0]]]


# Flip or take


def _dares(state: DeadMansDrawPosition) -> bool:
    """Whether the expected gain of another flip exceeds its risk."""
    seat = state.active
    unseen = state.draw_pile
    if state.known and state.known_top_card_count(seat):
        unseen = unseen[-1:]
    own = card_value_tables(state, seat)
    stake = value_of_taking_loot(state, seat, own, state.row)
    if saved := state.saved_cards():
        stake -= value_of_taking_loot(state, seat, own, saved)
    odd = state.variant in _ODD_OUTLOOKS
    risks, promise = (_odd_outlook if odd else _outlook)(state, own, unseen)
    risked = risks * stake * (1 + _handed_over(state))
    if not odd and abs(BOLDNESS * promise - risked) < _CLOSE:
        promise = _promise(state, unseen)
    return BOLDNESS * promise > risked


def _outlook(state: DeadMansDrawPosition, own: CardValueTables, unseen: Sequence[Card]) -> tuple[int, float]:
    """Number of ``unseen`` cards that bust, and the summed promise of the others."""
    laid = state.cards_of_laid_suits()
    safe = bytes(unseen).translate(None, laid)
    promise: float = sum(safe.translate(own.promises)) - PROMISE_SHIFT * len(safe)
    for suit, worth in _special_effects(state, own, laid).items():
        count = len(safe) - len(safe.translate(None, CARDS_OF_SUIT[suit]))
        promise += count * (worth - EFFECT_VALUES[suit])
    return len(unseen) - len(safe), promise


def _promise(state: DeadMansDrawPosition, unseen: Sequence[Card]) -> float:
    """Summed promise of the ``unseen`` cards that do not bust, added card by card."""
    laid = state.cards_of_laid_suits()
    effects = _effects(state, card_value_tables(state, state.active), laid)
    tops = [VALUE_OF_CARD[pile[-1]] if pile else 0 for pile in state.banks[state.active]]
    promise = 0.0
    for card in unseen:
        if card not in laid:
            suit = SUIT_OF_CARD[card]
            promise += effects[suit]
            if VALUE_OF_CARD[card] > tops[suit]:
                promise += VALUE_OF_CARD[card] - tops[suit]
    return promise


def _odd_outlook(state: DeadMansDrawPosition, own: CardValueTables, unseen: Sequence[Card]) -> tuple[int, float]:
    """Number of ``unseen`` cards that bust, and the summed promise of the others, in the variants of _ODD_OUTLOOKS."""
    seat = state.active
    effects = _effects(state, own, state.cards_of_laid_suits())
    waves = state.variant == BENEATH_THE_WAVES
    score = state.score(seat) + state.points_gained(seat, state.row) if waves else 0
    reached = utility_of_score(state, score)
    risks = 0
    promise = 0.0
    for card in unseen:
        if state.would_bust(card):
            risks += 1
        else:
            worth = COVERED_CARD_VALUE * own.worths[card]
            promise += (utility_of_score(state, score + worth) - reached if waves else worth) + effects[
                SUIT_OF_CARD[card]
            ]
    return risks, promise


def _handed_over(state: DeadMansDrawPosition) -> float:
    """Share of the cards lost by a bust that counts as help for an opponent."""
    if state.variant == THIEVES_ISLAND or state.active in state.victims:
        return 1 / (len(state.banks) - 1)
    return 0.0


def _effects(state: DeadMansDrawPosition, own: CardValueTables, laid: bytes) -> list[float]:
    """Value of each suit's effect to the active seat, in points; ``laid``: all cards of the suits in the row."""
    worth: list[float] = [*EFFECT_VALUES]
    for suit, special in _special_effects(state, own, laid).items():
        worth[suit] = special
    return worth


def _special_effects(state: DeadMansDrawPosition, own: CardValueTables, laid: bytes) -> dict[Suit, float]:
    """Values of the suit effects that differ from EFFECT_VALUES, by suit.

    ``laid``: all cards of the suits in the row.
    """
    worth = {}
    key = _KEY_CARD in laid
    if key != (_CHEST_CARD in laid):
        seat = state.active
        worth[CHEST if key else KEY] = bonus_card_count(state, seat, len(state.row) + 1) * bonus_card_value(
            state, seat, own
        )
    characters = state.characters
    if MISFIRE in characters and state.nearest_opponent_with(MISFIRE) is not None:
        worth[CANNON] = MISFIRED_CANNON_VALUE
    if PARRY in characters and state.nearest_opponent_with(PARRY) is not None:
        worth[SWORD] = PARRIED_SWORD_VALUE
    return worth


# Decisions: one function per kind of decision, which returns a value for each legal action


def _laid(state: DeadMansDrawPosition, own: CardValueTables, cards: Sequence[Card]) -> list[float]:
    """Value of the effect, or of the bust, if each of ``cards`` comes to the row."""
    laid = state.cards_of_laid_suits()
    effects = _effects(state, own, laid)
    if state.busts_by_suit_only():
        return [BUST_VALUE if card in laid else effects[SUIT_OF_CARD[card]] for card in cards]
    return [BUST_VALUE if state.would_bust(card) else effects[SUIT_OF_CARD[card]] for card in cards]


def _judge_keep(state: DeadMansDrawPosition, actions: Sequence[Action]) -> list[float]:
    pair = state.dealt[state.deciding_seat()]
    return [CHARACTER_VALUES[pair[int(action[1])]] for action in actions]


def _judge_hook(state: DeadMansDrawPosition, actions: Sequence[Action]) -> list[float]:
    bank = state.banks[state.active]
    cards = [bank[suit][-1] for _, suit in cast("Sequence[tuple[str, int]]", actions)]
    laid = _laid(state, card_value_tables(state, state.active), cards)
    return [laid[place] - RISK_COST * VALUE_OF_CARD[card] for place, card in enumerate(cards)]


def _judge_cannon(state: DeadMansDrawPosition, actions: Sequence[Action]) -> list[float]:
    seat = state.active
    piles = [(target, suit) for _, target, suit in cast("Sequence[tuple[str, int, int]]", actions)]
    if piles[0][0] == seat:
        own = loss_by_attacked_suit(state, seat)
        return [-own[suit] for _, suit in piles]
    gains = {}
    for target in state.opponents(seat):
        lead = LEADER_WEIGHT * state.score(target)
        gains[target] = [lost + lead for lost in loss_by_attacked_suit(state, target)]
    return [gains[target][suit] for target, suit in piles]


def _judge_map(state: DeadMansDrawPosition, actions: Sequence[Action]) -> list[float]:
    return _coming(state, [card for _, card in cast("Sequence[tuple[str, int]]", actions)])


def _judge_oracle(state: DeadMansDrawPosition, actions: Sequence[Action]) -> list[float]:
    gain = _coming(state, state.draw_pile[-1:])[0]
    return [gain if action == LAY else 0.0 for action in actions]


def _coming(state: DeadMansDrawPosition, cards: Sequence[Card]) -> list[float]:
    """Value of each of ``cards`` if it comes to the row, its points included."""
    own = card_value_tables(state, state.active)
    worths = own.worths
    laid = _laid(state, own, cards)
    return [laid[place] + COVERED_CARD_VALUE * worths[card] for place, card in enumerate(cards)]


def _judge_mystic(state: DeadMansDrawPosition, actions: Sequence[Action]) -> list[float]:
    return [float(action == LOOK) for action in actions]


def _judge_sword(state: DeadMansDrawPosition, actions: Sequence[Action]) -> list[float]:
    banks, place = state.banks, state.reached_pile_place()
    piles = [(target, suit) for _, target, suit in cast("Sequence[tuple[str, int, int]]", actions)]
    lost = {target: loss_by_attacked_suit(state, target) for target in state.opponents(state.active)}
    coming = _coming(state, [banks[target][suit][place] for target, suit in piles])
    return [coming[number] + lost[target][suit] for number, (target, suit) in enumerate(piles)]


def _judge_mermaid(state: DeadMansDrawPosition, actions: Sequence[Action]) -> list[float]:
    laid, seat = EFFECT_VALUES, state.active
    lured = state.nearest_opponent_with(SIREN) is not None
    gains = []
    for action in actions:
        card = int(action[1])
        if action[0] == "charm":
            gains.append(COVERED_CARD_VALUE * card_value_tables(state, seat).worths[card])
        elif lured:
            gains.append(-float(VALUE_OF_CARD[card]))
        else:
            gains.append(
                laid[SUIT_OF_CARD[card]]
                - (RISK_COST * VALUE_OF_CARD[card] if is_protected_only_by_place_in_row(state, card) else 0.0)
            )
    return gains


def _judge_protected(state: DeadMansDrawPosition, actions: Sequence[Action]) -> list[float]:
    seat, saved = state.active, state.saved_cards()
    score = state.score(seat)
    gain = utility_of_score(state, score + state.points_gained(seat, saved)) - utility_of_score(state, score)
    return [gain + COVERED_CARD_VALUE * len(saved) if action == SAVE else 0.0 for action in actions]


def _judge_bonus(state: DeadMansDrawPosition, actions: Sequence[Action]) -> list[float]:
    seat = state.active
    score = state.score(seat)
    each = bonus_card_value(state, seat, card_value_tables(state, seat))
    gains = []
    for action in actions:
        match action:
            case ("plunder", int(victim), int(count)):
                count = min(count, state.bank_size(victim))
                gains.append(utility_of_score(state, score + each * count) + TIE_BREAK_WEIGHT * state.score(victim))
            case ("bonus", int(count)):
                gains.append(utility_of_score(state, score + each * min(count, len(state.discard))))
            case _:
                gains.append(utility_of_score(state, score) - TIE_BREAK_WEIGHT)
    return gains


def _judge_davy_jones(state: DeadMansDrawPosition, actions: Sequence[Action]) -> list[float]:
    seat = state.deciding_seat()
    score = state.score(seat)
    claimed = utility_of_score(state, score + state.points_gained(seat, state.lost_cards()))
    return [claimed if action == CLAIM else utility_of_score(state, score) - TIE_BREAK_WEIGHT for action in actions]


_JUDGES: dict[DecisionKind, Callable[[DeadMansDrawPosition, Sequence[Action]], list[float]]] = {
    "keep": _judge_keep,
    "hook": _judge_hook,
    "cannon": _judge_cannon,
    "map": _judge_map,
    "mystic": _judge_mystic,
    "oracle": _judge_oracle,
    "peek": _judge_oracle,
    "sword": _judge_sword,
    "mermaid": _judge_mermaid,
    "protected": _judge_protected,
    "bonus": _judge_bonus,
    "davy-jones": _judge_davy_jones,
}
"""Function that returns the values of the actions, by the kind of the decision."""
