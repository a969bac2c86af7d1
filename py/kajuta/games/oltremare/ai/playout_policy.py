"""Candidate actions for bots, and the fast policy of playouts.

An offer is planned anew from the position at each of its steps, using only what its maker knows, so a bot can also
complete an offer that somebody else began. Bots do not repeat a declined offer and make no offer that harms the
partner.
"""

from collections.abc import Sequence
from math import inf

from kajuta.core.state import Action
from kajuta.games.oltremare.ai.deal_planning import (
    COMMONEST_GOOD,
    LEAST_OWN_GAIN,
    best_acceptance,
    counter_offer,
    counter_offer_from_acceptance,
    maker_gain_from_accepted_deal,
    planned_offer,
)
from kajuta.games.oltremare.ai.evaluation import EVALUATION_MODEL, features, features_by_seat
from kajuta.games.oltremare.ai.quick_values import (
    CARDS_KEPT,
    DRAWN_CARD_VALUE,
    MOST_TOKEN_TURNS,
    TOKEN_VALUE,
    best_card_to_load_first,
    best_cards_to_play,
    hand_value,
    landing_values_by_token,
    ranked_card_sets_to_play,
    ranked_loading_orders,
    top_goods_run,
    turns_left_of,
)
from kajuta.games.oltremare.rules.action_constants import (
    ACT,
    AGREE,
    BUY_FROM_DECK,
    BUY_FROM_PIRATES,
    CALL_OFF,
    CHARGE,
    COUNTER,
    DONE,
    DROP,
    GIVE,
    LAY,
    LOAD,
    OFFER,
    PASS,
    PAY,
    SAIL,
    STAY,
    WANT,
)
from kajuta.games.oltremare.rules.cards import Card, Good
from kajuta.games.oltremare.rules.engine import OltreMarePosition
from kajuta.games.oltremare.rules.offer_making import (
    can_ask_for_more_cards,
    can_give_more_cards,
    fewest_cards_to_ask_for,
    has_asked_for_enough_cards,
    has_given_enough_cards,
    most_cards_to_ask_for,
    possible_partners,
)
from kajuta.games.oltremare.rules.sea_map import NO_TOKEN, Token, first_steps_with_voyage_ends
from kajuta.games.oltremare.rules.state import CARD_PRICE, EVERYBODY, MOST_DUCATS_OFFERED, UNSOLICITED, Offer

__all__ = ["EVALUATION_MODEL", "PLAYOUT_POLICY", "candidates", "features", "features_by_seat"]

MOST_TRIED = 4
"""Maximum number of cards, sets or orders that are searched."""

CLOSE_VALUE = 2.5
"""Maximum difference to the best value, in ducats, at which a set or an order is still searched."""


def candidates(state: OltreMarePosition) -> list[Action]:
    """Legal actions that a bot searches, with the safest one first."""
    weigh = _CANDIDATES.get(state.phase)
    return weigh(state) if weigh else [PLAYOUT_POLICY[state.phase](state)]


# The hand and purchases


def _hand_values_without_each_card(state: OltreMarePosition) -> list[float]:
    """For each card of the hand, the value of the hand without this card."""
    seat = state.active
    hand = state.hands[seat]
    size = len(hand)
    top, run = top_goods_run(state.cargo[seat])
    turns = turns_left_of(state, seat)
    return [hand_value(hand[:place] + hand[place + 1 :], top, run, turns, size) for place in range(size)]


def _drop_candidates(state: OltreMarePosition) -> list[Action]:
    """Actions that drop the least useful cards, the best action first."""
    kept = _hand_values_without_each_card(state)
    places = sorted(range(len(kept)), key=kept.__getitem__, reverse=True)
    return [DROP[state.hands[state.active][place]] for place in places[:MOST_TRIED]]


def _trade_candidates(state: OltreMarePosition) -> list[Action]:
    """Candidates of the trade phase: play cards, buy, or make a sensible offer to one seat or to all."""
    legal = state.legal_actions()
    tried: list[Action] = [ACT] if ACT in legal else []
    tried += [action for action in legal if action[0] == "buy"]
    open_to = possible_partners(state)
    for asked in ([other] for other in open_to):
        plan = planned_offer(state, state.active, asked)
        if plan is not None:
            tried.append(OFFER[plan.partner])
    if len(open_to) > 1 and planned_offer(state, state.active, open_to, to_all=True) is not None:
        tried.append(OFFER[EVERYBODY])
    return tried


def _choose_drop(state: OltreMarePosition) -> Action:
    kept = _hand_values_without_each_card(state)
    return DROP[state.hands[state.active][kept.index(max(kept))]]


def _choose_trade(state: OltreMarePosition) -> Action:
    """Buy missing cards, pirates first, or very cheap ones; otherwise go on to playing cards."""
    seat = state.active
    if state.purchases_left() <= 0:
        return ACT
    size, bales = len(state.hands[seat]), state.bales_to_play(seat)
    if size < bales:
        return BUY_FROM_PIRATES if state.pirates[seat] else BUY_FROM_DECK
    bargain = state.card_price() < DRAWN_CARD_VALUE and size < bales + CARDS_KEPT and turns_left_of(state, seat) > 1
    return BUY_FROM_DECK if bargain else ACT


# Offers


def _unsolicited_candidates(state: OltreMarePosition) -> list[Action]:
    """Candidates for an unsolicited offer: pass first, then an offer to the active seat if there is a sensible one."""
    plan = planned_offer(state, state.waiting[0], [state.active])
    return [PASS] if plan is None else [PASS, OFFER[state.active]]


def _choose_silence(state: OltreMarePosition) -> Action:
    return PASS


def _planned_or_fair_offer(state: OltreMarePosition) -> Offer:
    """Target of the offer that is being made: the planned offer if it is still possible, else a fair one."""
    draft = state.offers[-1]
    if len(state.offers) > 1:
        plan = counter_offer(state)
    elif draft.partner == EVERYBODY:
        plan = planned_offer(state, draft.maker, possible_partners(state), to_all=True)
    else:
        plan = planned_offer(state, draft.maker, [draft.partner])
    return plan if plan is not None and _can_become(draft, plan) else _fair_offer(state)


def _can_become(draft: Offer, plan: Offer) -> bool:
    """Whether adding to ``draft`` can still lead to ``plan``."""
    return set(draft.cards) <= set(plan.cards) and all(
        draft.wanted.count(good) <= plan.wanted.count(good) for good in draft.wanted
    )


def _fair_offer(state: OltreMarePosition) -> Offer:
    """Offer at a fair price that completes the draft, for makers that began without a plan.

    A draft without cards asks for one card of the most common goods or, if that is impossible, gives one.
    """
    draft = state.offers[-1]
    cards = draft.cards
    wanted = draft.wanted or tuple(COMMONEST_GOOD for _ in range(fewest_cards_to_ask_for(state, draft)))
    if not cards and most_cards_to_ask_for(state, draft) < len(wanted):
        cards, wanted = state.hands[draft.maker][:1], ()
    fair = CARD_PRICE * (len(wanted) - len(cards))
    return draft._replace(cards=cards, ducats=max(-MOST_DUCATS_OFFERED, min(fair, MOST_DUCATS_OFFERED)), wanted=wanted)


def _choose_card_to_give(state: OltreMarePosition) -> Action:
    draft, plan = state.offers[-1], _planned_or_fair_offer(state)
    missing = [card for card in plan.cards if card not in draft.cards]
    if missing and can_give_more_cards(state, draft):
        return GIVE[missing[0]]
    return DONE if has_given_enough_cards(state, draft) else state.legal_actions()[0]


def _choose_ducats_to_give(state: OltreMarePosition) -> Action:
    return PAY[max(0, _planned_or_fair_offer(state).ducats)]


def _choose_good_to_ask_for(state: OltreMarePosition) -> Action:
    draft, plan = state.offers[-1], _planned_or_fair_offer(state)
    missing = [good for good in plan.wanted if draft.wanted.count(good) < plan.wanted.count(good)]
    if missing and can_ask_for_more_cards(state, draft):
        return WANT[missing[0]]
    return DONE if has_asked_for_enough_cards(state, draft) else state.legal_actions()[0]


def _choose_ducats_to_ask_for(state: OltreMarePosition) -> Action:
    return CHARGE[max(0, -_planned_or_fair_offer(state).ducats)]


# Answers


def _answer_candidates(state: OltreMarePosition) -> list[Action]:
    """Candidate answers to an offer: accept, make a counter-offer or decline, the most promising one first."""
    gain, cards = best_acceptance(state, state.offers[-1], state.answering_seat())
    counters = _has_sensible_counter_offer(state, gain, cards)
    accept: Action = ("accept", *cards)
    tried = [accept] if gain > -inf else []
    tried += [COUNTER, PASS] if counters else [PASS]
    first = accept if gain >= LEAST_OWN_GAIN else COUNTER if counters else PASS
    return [first, *(action for action in tried if action != first)]


def _has_sensible_counter_offer(state: OltreMarePosition, gain: float, cards: tuple[Card, ...]) -> bool:
    """Whether the seat may make a sensible counter-offer; accepting with ``cards`` would bring it ``gain``."""
    return state.offers[-1].maker == state.active and counter_offer_from_acceptance(state, gain, cards) is not None


def _choose_answer(state: OltreMarePosition) -> Action:
    """Accept with the least useful cards if that is a gain, else make a sensible counter-offer or decline."""
    gain, cards = best_acceptance(state, state.offers[-1], state.answering_seat())
    if gain >= LEAST_OWN_GAIN:
        return ("accept", *cards)
    return COUNTER if _has_sensible_counter_offer(state, gain, cards) else PASS


def _agree_candidates(state: OltreMarePosition) -> list[Action]:
    return [AGREE, CALL_OFF]


def _choose_confirmation(state: OltreMarePosition) -> Action:
    """Confirm the deal unless the cards shown make it a loss."""
    return AGREE if maker_gain_from_accepted_deal(state) >= 0 else CALL_OFF


# Cards, ship and cargo


def _card_set_arguments(
    state: OltreMarePosition,
) -> tuple[tuple[Card, ...], tuple[Card, ...], int, Good, int, Token, float]:
    """Arguments for ``ranked_card_sets_to_play`` in this position."""
    seat = state.active
    top, run = top_goods_run(state.cargo[seat])
    due = state.bales_to_play(seat) - len(state.laid)
    return state.hands[seat], state.laid, due, top, run, state.token[seat], turns_left_of(state, seat)


def _play_candidates(state: OltreMarePosition) -> list[Action]:
    """Candidate cards to play: one card of the best set, and one new card of each other set that is nearly as good."""
    return [LAY[card] for card in _distinct_first_cards(ranked_card_sets_to_play(*_card_set_arguments(state)))]


def _choose_card_to_play(state: OltreMarePosition) -> Action:
    return LAY[best_cards_to_play(*_card_set_arguments(state))[0]]


def _distinct_first_cards(ranked: Sequence[tuple[float, tuple[Card, ...]]]) -> list[Card]:
    """First card of the best set, and the first card not seen yet of each further set that is nearly as good."""
    best, cards = ranked[0]
    seen, found = set(cards), [cards[0]]
    for value, others in ranked[1:]:
        new = [card for card in others if card not in seen]
        if new and best - value < CLOSE_VALUE and len(found) < MOST_TRIED:
            found.append(new[0])
            seen.update(others)
    return found


def _choose_port(state: OltreMarePosition) -> Action:
    """Sail towards the best reachable end of the journey."""
    seat = state.active
    worth = landing_values_by_token(state, turns_left_of(state, seat) - 1)
    there = state.port_tokens
    best, goal = -inf, 0
    for port, found in first_steps_with_voyage_ends(state.ships[seat], state.sailed, state.steps):
        value = max([worth[there[end]] for end in found])
        if value > best:
            best, goal = value, port
    return SAIL[goal]


def _choose_compass_port(state: OltreMarePosition) -> Action:
    seat = state.active
    turns = turns_left_of(state, seat) - 1
    worth = landing_values_by_token(state, turns)
    best = max(state.compass_destinations(), key=lambda port: worth[state.port_tokens[port]])
    token = state.token[seat]
    kept = TOKEN_VALUE[token] * min(max(0.0, turns), MOST_TOKEN_TURNS) if token != NO_TOKEN else 0.0
    return ("jump", best) if worth[state.port_tokens[best]] > kept else STAY


def _compass_candidates(state: OltreMarePosition) -> list[Action]:
    """Candidates at a compass: one port with each kind of token, and staying."""
    first: dict[int, Action] = {}
    for port in state.compass_destinations():
        token = state.port_tokens[port]
        if token != NO_TOKEN:
            first.setdefault(token, ("jump", port))
    return [*first.values(), STAY]


def _load_candidates(state: OltreMarePosition) -> list[Action]:
    """Candidate cards to load first: the first cards of the best loading orders."""
    seat = state.active
    top, run = top_goods_run(state.cargo[seat])
    orders = ranked_loading_orders(state.laid, state.hands[seat], top, run, turns_left_of(state, seat))
    close = [order[0] for value, order in orders if orders[0][0] - value < CLOSE_VALUE]
    return [LOAD[card] for card in list(dict.fromkeys(close))[:MOST_TRIED]]


def _choose_card_to_load(state: OltreMarePosition) -> Action:
    seat = state.active
    top, run = top_goods_run(state.cargo[seat])
    return LOAD[best_card_to_load_first(state.laid, state.hands[seat], top, run, turns_left_of(state, seat))]


def _sail_candidates(state: OltreMarePosition) -> list[Action]:
    return state.legal_actions()


_CANDIDATES = {
    "limit": _drop_candidates,
    "trade": _trade_candidates,
    UNSOLICITED: _unsolicited_candidates,
    "answer": _answer_candidates,
    "agree": _agree_candidates,
    "play": _play_candidates,
    "sail": _sail_candidates,
    "compass": _compass_candidates,
    "load": _load_candidates,
}
"""Function that lists the candidates, by phase. Phases in which only one action is sensible are left out."""

PLAYOUT_POLICY = {
    "limit": _choose_drop,
    "trade": _choose_trade,
    UNSOLICITED: _choose_silence,
    "give": _choose_card_to_give,
    "pay": _choose_ducats_to_give,
    "want": _choose_good_to_ask_for,
    "charge": _choose_ducats_to_ask_for,
    "answer": _choose_answer,
    "agree": _choose_confirmation,
    "play": _choose_card_to_play,
    "sail": _choose_port,
    "compass": _choose_compass_port,
    "load": _choose_card_to_load,
}
"""Function that chooses a plausible action, by phase. It completes offers but does not begin any."""
