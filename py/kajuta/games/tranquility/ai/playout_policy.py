"""Candidate actions for bots, and the fast policy of playouts."""

from bisect import bisect_left
from collections.abc import Sequence

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.tranquility.ai import arch_evaluation
from kajuta.games.tranquility.ai.evaluation import (
    cards_to_turn_over_before_finish,
    cells_per_number_in_gap_of_card,
    cumulative_islands_expected,
    evaluate,
)
from kajuta.games.tranquility.ai.gap_harm import (
    cards_to_turn_over_after_turning,
    cumulative_islands_to_come,
    harm_by_action,
    least_harmful_island,
)
from kajuta.games.tranquility.rules import monster_attacks
from kajuta.games.tranquility.rules.cards import (
    FINISH,
    ISLAND_COUNT,
    MONSTER,
    START,
    START_COST,
    WILD,
    YELLOW,
    Card,
)
from kajuta.games.tranquility.rules.compasses import DISCARD_ALL, legal_storm_cancellations
from kajuta.games.tranquility.rules.day_and_night import has_right_suns_and_moons
from kajuta.games.tranquility.rules.engine import DISCARD, STUCK, Tranquility
from kajuta.games.tranquility.rules.finish_card import LAY_FINISH, WILD_FINISH, may_try_finish
from kajuta.games.tranquility.rules.sea_layouts import DAY_NIGHT
from kajuta.games.tranquility.rules.start_card import LAY_START, most_cards_to_give, must_lay_start
from kajuta.games.tranquility.rules.storms import PASS

WILD_CARD_LOSS = 5.0
LAST_FINISH_LOSS = 3.0
FINISH_LOSS = 0.3
"""Loss of giving up a special card. The loss of an island depends on how badly its gap needs numbers."""
EARLY_ROOF_CARD_FACTOR = 0.5
"""Factor for the loss of a card that fits only the closed roof; until the roof opens, it takes up room in the hand."""
ALL_SEARCHED_UP_TO = 6
"""If there are at most this many legal actions, bots search all of them."""
MOST_CANDIDATES = {"lay": 6, "wild": 3, "number": 5, "monster": 4, "wild-monster": 1, "attack": 5, "turn": 2}
"""Maximum number of actions of each kind that are searched."""
WILD_CARD_CANCELS_AT = ("down", "offer")
"""Decisions within a turn at which a wild card may be used as a compass, because that can save cards."""
SMALL_HAND = 3
"""Maximum size of a hand that is discarded as a whole to gain a compass."""
CANCELLATION_ORDER = ("purple", "yellow", "orange")
"""Storm colors in the order in which the policy cancels them."""
MOST_HARM_LAID = 0.8
"""Maximum harm of an island that is laid; if every island does more harm, two cards are discarded instead."""


def candidates_to_search(state: Tranquility) -> list[Action]:
    """Legal actions that a bot searches; of islands and monsters, only those that harm the gaps least.

    With storms in the draw piles, a compass is used at once or not at all. Using it takes no turn, so the search would
    compare the position right after it with positions at the end of a turn, and underrate it. A wild card is considered
    as a compass at the beginning of a turn, or where that can save cards.
    """
    actions = state.legal_actions()
    if state.pending and state.pending[-1].kind not in WILD_CARD_CANCELS_AT:
        actions = [action for action in actions if action[0] != "wild-compass"]
    uses = [action for action in actions if action[0] == "compass"]
    if state.stormy and uses:
        best = max(uses, key=lambda action: _value_after(state, action))
        others = [action for action in actions if action[0] != "compass"]
        if not others or _value_after(state, best) > evaluate(state, state.active):
            return [best]
        actions = others
    if len(actions) <= ALL_SEARCHED_UP_TO:
        return actions
    upto = cumulative_islands_expected(state, state.active)
    shortened: list[Action] = []
    for kind, most in MOST_CANDIDATES.items():
        same = [action for action in actions if action[0] == kind]
        if len(same) > most:
            shortened += sorted(same, key=harm_by_action(state, upto, kind))[most:]
    dropped = set(shortened)
    return [action for action in actions if action not in dropped]


def playout_action(state: Tranquility, rng: Rng) -> Action:
    """Plausible action, chosen quickly, for playouts."""
    if state.pending:
        item = state.pending[-1]
        if item.kind in ("pay", "give", "down"):
            return _least_missed_card(state, item.seat, item.what, item.low)
        if item.kind == "offer":
            return ("offer", _sensible_offer(state, item.seat))
    else:
        return _turn_action(state)
    legal = state.legal_actions()
    actions = [action for action in legal if action[0] not in ("compass", "wild-compass")] or legal
    if len(actions) == 1:
        return actions[0]
    kind = state.pending[-1].kind
    if kind == "window" and state.stormy:
        return PASS
    if kind == "window":
        return actions[1] if state.compasses > 1 or state.pending[-1].what == YELLOW else PASS
    if kind in ("rocks", "place-rocks", "purple"):
        rows = [action for action in actions if action[0] in ("rocks", "row")]
        return min(rows, key=lambda action: _free_cells(state, int(action[1])))
    if kind == "attack":
        return min(actions, key=harm_by_action(state, cumulative_islands_to_come(state), kind))
    if kind == "taking":
        return max(actions, key=lambda action: cells_per_number_in_gap_of_card(state, int(action[1])))
    if kind == "number":
        gap = state.gap_at(state.pending[-1].what)
        middle = gap.below + gap.above
        return min(
            actions,
            key=lambda action: (
                state.laying_cost(state.pending[-1].what, int(action[1])),
                abs(2 * int(action[1]) - middle),
            ),
        )
    return actions[0]


def _turn_action(state: Tranquility) -> Action:
    """Action for a turn: lay the island that harms the gaps least, or discard if every island does too much harm."""
    seat = state.active
    hand = state.hands[seat]
    forced = must_lay_start(state)
    if not forced and may_try_finish(state, seat) and has_right_suns_and_moons(state):
        if FINISH in hand:
            return LAY_FINISH
        if WILD in hand:
            return WILD_FINISH
    storms = legal_storm_cancellations(state, "compass") if state.compasses else []
    if storms:
        return min(storms, key=lambda action: CANCELLATION_ORDER.index(action[1]))
    if forced:
        return LAY_START
    beasts = monster_attacks.legal_monster_targets(state, "monster") if MONSTER in hand else []
    if beasts:
        return min(beasts, key=harm_by_action(state, cumulative_islands_to_come(state), "monster"))
    card, cell, harm = least_harmful_island(state)
    if card and harm < MOST_HARM_LAID:
        return ("lay", card, cell)
    actions = state.actions_beside_islands()
    if card and DISCARD not in actions:
        return ("lay", card, cell)
    if not actions:
        return STUCK
    if state.variant == DAY_NIGHT and all(state.sea):
        return _best_card_turning(state, actions)
    if DISCARD_ALL in actions and len(state.hands[state.active]) <= SMALL_HAND and _needs_compass(state):
        return DISCARD_ALL
    return DISCARD if DISCARD in actions else actions[0]


def _needs_compass(state: Tranquility) -> bool:
    """Whether there are more yellow and purple storms on the table than compasses."""
    return sum(state.yellow) + len(state.purple) > state.compasses


def _best_card_turning(state: Tranquility, actions: list[Action]) -> Action:
    """First action that turns a card and improves the balance of suns and moons; a discard if there is none."""
    left = cards_to_turn_over_before_finish(state)
    for action in actions:
        if action[0] == "turn" and cards_to_turn_over_after_turning(state, int(action[1])) < left:
            return action
    return DISCARD if DISCARD in actions else actions[0]


def _value_after(state: Tranquility, action: Action) -> float:
    after = state.copy()
    after.apply(action)
    return evaluate(after, state.active)


def _free_cells(state: Tranquility, row: int) -> int:
    return state.sea[state.sea_shape().spans[row]].count(0)


def _least_missed_card(state: Tranquility, seat: int, count: int, low: int) -> Action:
    """Action that pays the least useful card as the next one; of equally useful cards, the leftmost."""
    hand = state.hands[seat]
    cards = hand[low:]
    if cards[-1] >= START:
        cards = [card for card in cards if card <= ISLAND_COUNT or state.can_discard(card)]
    if len(cards) <= count:
        return ("pay", cards[0])
    places, numbers = state.laid_cells_and_numbers()
    high = arch_evaluation.roof_number_threshold(state)
    missed: list[float] = []
    for card in cards:
        if card > ISLAND_COUNT:
            one = _loss(hand, card)
        else:
            at = bisect_left(numbers, card)  # batch version of ``cells_per_number_in_gap_of_card``
            above = numbers[at]
            one = (places[at] - places[at - 1] - 1) / (above - numbers[at - 1]) if above > card else 0.0
            if card > high:
                one *= EARLY_ROOF_CARD_FACTOR
        if not one and (count == 1 or not missed):
            return ("pay", card)
        missed.append(one)
    least = (min(missed),) if count == 1 else sorted(missed)[:count]
    return ("pay", cards[min(map(missed.index, least))])


def _loss(hand: Sequence[Card], card: Card) -> float:
    """Loss of giving up ``card``, which is not an island."""
    if card == FINISH:
        return LAST_FINISH_LOSS if hand.count(FINISH) == 1 else FINISH_LOSS
    return WILD_CARD_LOSS if card == WILD else 0.0


def _sensible_offer(state: Tranquility, seat: int) -> int:
    """Number of cards to offer for the Start card.

    In the first round, it is the seat's part of the eight cards, in proportion to the cards that each seat has left. In
    later rounds, it is the number of cards still missing to eight.
    """
    most = most_cards_to_give(state, seat)
    if state.offers[seat] >= 0:
        others = sum(max(0, offer) for other, offer in enumerate(state.offers) if other != seat)
        return max(0, min(most, START_COST - others))
    left = [len(hand) + len(pile) for hand, pile in zip(state.hands, state.piles, strict=True)]
    return min(most, (2 * START_COST * left[seat] + sum(left)) // (2 * sum(left)))
