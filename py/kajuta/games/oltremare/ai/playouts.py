"""Advice for bots: what to try, and a quick sensible way to play a turn to its end.

The plan of an offer is derived from the position alone, by what its maker knows, so an offer can be
taken up at any step of its making. Nothing is offered twice, and nothing that robs anybody.
"""

from collections.abc import Sequence
from math import inf

from kajuta.core.state import Action
from kajuta.games.oltremare.ai.evaluation import EVALUATION_MODEL, features, features_by_seat
from kajuta.games.oltremare.ai.trading import (
    COMMONEST,
    OWN_GAIN,
    best_answer,
    counter_offer,
    haggling,
    planned,
    shown_gain,
)
from kajuta.games.oltremare.ai.value import (
    DRAWN,
    KEPT,
    LASTS,
    TOKEN,
    best_set,
    best_sets,
    best_start,
    hand_worth,
    landings,
    loading_orders,
    top_run,
    turns_left,
)
from kajuta.games.oltremare.rules.actions import (
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
from kajuta.games.oltremare.rules.engine import OltreMare
from kajuta.games.oltremare.rules.offers import (
    can_ask_for_more_cards,
    can_give_more_cards,
    fewest_cards_to_ask_for,
    has_asked_for_enough_cards,
    has_given_enough_cards,
    most_cards_to_ask_for,
    possible_partners,
)
from kajuta.games.oltremare.rules.sea_map import NO_TOKEN, Token, voyage_ends_by_first_step
from kajuta.games.oltremare.rules.state import EVERYBODY, MOST_DUCATS, PRICE, UNSOLICITED, Offer

__all__ = ["EVALUATION_MODEL", "POLICY", "candidates", "features", "features_by_seat"]

TRIED = 4
"""How many cards, sets or orders are looked at closely at most."""

DOUBT = 2.5
"""By how many ducats a set or order may seem worse than the best and still be looked at."""


def candidates(state: OltreMare) -> list[Action]:
    """Return the actions worth a closer look, the one that costs nothing first."""
    weigh = _WEIGHED.get(state.phase)
    return weigh(state) if weigh else [POLICY[state.phase](state)]


# The hand and purchases


def _kept(state: OltreMare) -> list[float]:
    """Return for each card in hand what the hand is worth without it."""
    seat = state.active
    hand = state.hands[seat]
    size = len(hand)
    top, run = top_run(state.cargo[seat])
    turns = turns_left(state, seat)
    return [hand_worth(hand[:place] + hand[place + 1 :], top, run, turns, size) for place in range(size)]


def _drops(state: OltreMare) -> list[Action]:
    """Return the cards that the hand can best do without, the best first."""
    kept = _kept(state)
    places = sorted(range(len(kept)), key=kept.__getitem__, reverse=True)
    return [DROP[state.hands[state.active][place]] for place in places[:TRIED]]


def _worth_trying(state: OltreMare) -> list[Action]:
    """Return playing on first, then purchases and the offers that seem sensible: one to each, one to all."""
    legal = state.legal_actions()
    tried: list[Action] = [ACT] if ACT in legal else []
    tried += [action for action in legal if action[0] == "buy"]
    open_to = possible_partners(state)
    for asked in ([other] for other in open_to):
        plan = planned(state, state.active, asked)
        if plan is not None:
            tried.append(OFFER[plan.partner])
    if len(open_to) > 1 and planned(state, state.active, open_to, to_all=True) is not None:
        tried.append(OFFER[EVERYBODY])
    return tried


def _drop(state: OltreMare) -> Action:
    kept = _kept(state)
    return DROP[state.hands[state.active][kept.index(max(kept))]]


def _trade(state: OltreMare) -> Action:
    """Buy what is needed, one's own card back from the pirates first, or dirt cheap; then play."""
    seat = state.active
    if state.purchases_left() <= 0:
        return ACT
    size, bales = len(state.hands[seat]), state.bales_to_play(seat)
    if size < bales:
        return BUY_FROM_PIRATES if state.pirates[seat] else BUY_FROM_DECK
    bargain = state.card_price() < DRAWN and size < bales + KEPT and turns_left(state, seat) > 1
    return BUY_FROM_DECK if bargain else ACT


# Offers


def _word(state: OltreMare) -> list[Action]:
    """Return silence first, then an offer to the active seat if there is a sensible one."""
    plan = planned(state, state.waiting[0], [state.active])
    return [PASS] if plan is None else [PASS, OFFER[state.active]]


def _silence(state: OltreMare) -> Action:
    return PASS


def _plan(state: OltreMare) -> Offer:
    """Return the offer that is being made, as it will be sent; what is chosen already may not be taken back."""
    draft = state.offers[-1]
    if len(state.offers) > 1:
        plan = counter_offer(state)
    elif draft.partner == EVERYBODY:
        plan = planned(state, draft.maker, possible_partners(state), to_all=True)
    else:
        plan = planned(state, draft.maker, [draft.partner])
    return plan if plan is not None and _begins(draft, plan) else _harmless(state)


def _begins(draft: Offer, plan: Offer) -> bool:
    """Say whether ``plan`` can still come of ``draft``, in whatever order its parts were chosen."""
    return set(draft.cards) <= set(plan.cards) and all(
        draft.wanted.count(good) <= plan.wanted.count(good) for good in draft.wanted
    )


def _harmless(state: OltreMare) -> Offer:
    """Return an offer at a fair price, for one card if one can be asked for: for who began without a plan."""
    draft = state.offers[-1]
    cards = draft.cards
    wanted = draft.wanted or tuple(COMMONEST for _ in range(fewest_cards_to_ask_for(state, draft)))
    if not cards and most_cards_to_ask_for(state, draft) < len(wanted):
        cards, wanted = state.hands[draft.maker][:1], ()
    fair = PRICE * (len(wanted) - len(cards))
    return draft._replace(cards=cards, ducats=max(-MOST_DUCATS, min(fair, MOST_DUCATS)), wanted=wanted)


def _give(state: OltreMare) -> Action:
    draft, plan = state.offers[-1], _plan(state)
    missing = [card for card in plan.cards if card not in draft.cards]
    if missing and can_give_more_cards(state, draft):
        return GIVE[missing[0]]
    return DONE if has_given_enough_cards(state, draft) else state.legal_actions()[0]


def _pay(state: OltreMare) -> Action:
    return PAY[max(0, _plan(state).ducats)]


def _want(state: OltreMare) -> Action:
    draft, plan = state.offers[-1], _plan(state)
    missing = [good for good in plan.wanted if draft.wanted.count(good) < plan.wanted.count(good)]
    if missing and can_ask_for_more_cards(state, draft):
        return WANT[missing[0]]
    return DONE if has_asked_for_enough_cards(state, draft) else state.legal_actions()[0]


def _charge(state: OltreMare) -> Action:
    return CHARGE[max(0, -_plan(state).ducats)]


# Answers


def _answers(state: OltreMare) -> list[Action]:
    """Return what seems best at first sight first, then the others: to accept, to make a counter-offer, to decline."""
    gain, cards = best_answer(state, state.offers[-1], state.answering_seat())
    counters = _counters(state, gain, cards)
    accept: Action = ("accept", *cards)
    tried = [accept] if gain > -inf else []
    tried += [COUNTER, PASS] if counters else [PASS]
    first = accept if gain >= OWN_GAIN else COUNTER if counters else PASS
    return [first, *(action for action in tried if action != first)]


def _counters(state: OltreMare, gain: float, cards: tuple[Card, ...]) -> bool:
    """Say whether a counter-offer can be made and there is a sensible one; accepting with ``cards`` brings ``gain``."""
    return state.offers[-1].maker == state.active and haggling(state, gain, cards) is not None


def _answer(state: OltreMare) -> Action:
    """Accept with the cards that cost least if that is a gain, haggle over a few ducats, or decline."""
    gain, cards = best_answer(state, state.offers[-1], state.answering_seat())
    if gain >= OWN_GAIN:
        return ("accept", *cards)
    return COUNTER if _counters(state, gain, cards) else PASS


def _looks(state: OltreMare) -> list[Action]:
    return [AGREE, CALL_OFF]


def _agree(state: OltreMare) -> Action:
    """Keep to the deal unless the cards shown make it a loss."""
    return AGREE if shown_gain(state) >= 0 else CALL_OFF


# Cards, ship and cargo


def _choice(
    state: OltreMare,
) -> tuple[tuple[Card, ...], tuple[Card, ...], int, Good, int, Token, float]:
    """Return what the choice of cards to lay hangs on, as ``best_sets`` takes it."""
    seat = state.active
    top, run = top_run(state.cargo[seat])
    due = state.bales_to_play(seat) - len(state.laid)
    return state.hands[seat], state.laid, due, top, run, state.token[seat], turns_left(state, seat)


def _plays(state: OltreMare) -> list[Action]:
    """Return a card of the best set and what sets apart others that may be as good."""
    return [LAY[card] for card in _distinct(best_sets(*_choice(state)))]


def _play(state: OltreMare) -> Action:
    return LAY[best_set(*_choice(state))[0]]


def _distinct(ranked: Sequence[tuple[float, tuple[Card, ...]]]) -> list[Card]:
    """Return the first card of the best choice, and of the next ones that are close the first that is new."""
    best, cards = ranked[0]
    seen, found = set(cards), [cards[0]]
    for value, others in ranked[1:]:
        new = [card for card in others if card not in seen]
        if new and best - value < DOUBT and len(found) < TRIED:
            found.append(new[0])
            seen.update(others)
    return found


def _sail(state: OltreMare) -> Action:
    """Set out for the best end of the voyage."""
    seat = state.active
    worth = landings(state, turns_left(state, seat) - 1)
    there = state.port_tokens
    best, goal = -inf, 0
    for port, found in voyage_ends_by_first_step(state.ships[seat], state.sailed, state.steps):
        value = max([worth[there[end]] for end in found])
        if value > best:
            best, goal = value, port
    return SAIL[goal]


def _compass(state: OltreMare) -> Action:
    seat = state.active
    turns = turns_left(state, seat) - 1
    worth = landings(state, turns)
    best = max(state.compass_destinations(), key=lambda port: worth[state.port_tokens[port]])
    token = state.token[seat]
    kept = TOKEN[token] * min(max(0.0, turns), LASTS) if token != NO_TOKEN else 0.0
    return ("jump", best) if worth[state.port_tokens[best]] > kept else STAY


def _jumps(state: OltreMare) -> list[Action]:
    """Return the best port with each kind of token, and staying."""
    first: dict[int, Action] = {}
    for port in state.compass_destinations():
        token = state.port_tokens[port]
        if token != NO_TOKEN:
            first.setdefault(token, ("jump", port))
    return [*first.values(), STAY]


def _loads(state: OltreMare) -> list[Action]:
    """Return what comes first in the best orders."""
    seat = state.active
    top, run = top_run(state.cargo[seat])
    orders = loading_orders(state.laid, state.hands[seat], top, run, turns_left(state, seat))
    close = [order[0] for value, order in orders if orders[0][0] - value < DOUBT]
    return [LOAD[card] for card in list(dict.fromkeys(close))[:TRIED]]


def _load(state: OltreMare) -> Action:
    seat = state.active
    top, run = top_run(state.cargo[seat])
    return LOAD[best_start(state.laid, state.hands[seat], top, run, turns_left(state, seat))]


def _ways(state: OltreMare) -> list[Action]:
    return state.legal_actions()


_WEIGHED = {
    "limit": _drops,
    "trade": _worth_trying,
    UNSOLICITED: _word,
    "answer": _answers,
    "agree": _looks,
    "play": _plays,
    "sail": _ways,
    "compass": _jumps,
    "load": _loads,
}
"""What is looked at closely in the phases in which more than one action may be good."""

POLICY = {
    "limit": _drop,
    "trade": _trade,
    UNSOLICITED: _silence,
    "give": _give,
    "pay": _pay,
    "want": _want,
    "charge": _charge,
    "answer": _answer,
    "agree": _agree,
    "play": _play,
    "sail": _sail,
    "compass": _compass,
    "load": _load,
}
"""What a merchant would do in each phase without thinking twice; offers are finished, but none is begun."""
