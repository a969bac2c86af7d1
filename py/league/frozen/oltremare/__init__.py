"""Oltre Mare as it was judged by hand; frozen, see the package."""

from math import inf

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.oltremare.chart import NO_TOKEN, ends, steps
from kajuta.games.oltremare.choices import (
    ACT,
    AGREE,
    BUY_FROM_DECK,
    BUY_FROM_PIRATES,
    CALL_OFF,
    CHARGE,
    COUNTER,
    DONE,
    OFFER,
    PASS,
    PAY,
    STAY,
)
from kajuta.games.oltremare.offers import least_wanted, most_wanted, partners
from kajuta.games.oltremare.rules import OltreMare
from kajuta.games.oltremare.state import ALL, PRICE, UNASKED, Offer
from league.frozen.oltremare.deals import (
    COMMONEST,
    OWN_GAIN,
    best_answer,
    best_offer,
    counter_offer,
    outlook,
)
from league.frozen.oltremare.worth import (
    DRAWN,
    LASTS,
    TOKEN,
    best_cards,
    evaluate,
    hand_worth,
    landing,
    loading,
    top_run,
    turns_left,
)

__all__ = ["candidates", "evaluate", "playout"]

COMMIT = "72a1ab3"


def candidates(state: OltreMare) -> list[Action]:
    """Return the actions worth a closer look, the one that costs nothing first."""
    weigh = _WEIGHED.get(state.phase)
    return weigh(state) if weigh else [_POLICY[state.phase](state)]


def playout(state: OltreMare, rng: Rng) -> Action:
    """Return what a merchant would do without thinking twice; offers are finished, but none is begun."""
    return _POLICY[state.phase](state)


# The hand and purchases


def _drop(state: OltreMare) -> Action:
    """Drop what the hand can best do without."""
    seat = state.active
    hand = state.hands[seat]
    top, run = top_run(state.cargo[seat])
    turns = turns_left(state, seat)
    kept = [tuple(other for other in hand if other != card) for card in hand]
    best = max(range(len(hand)), key=lambda place: hand_worth(kept[place], top, run, turns, len(hand)))
    return ("drop", hand[best])


def _worth_trying(state: OltreMare) -> list[Action]:
    """Return playing on first, then purchases that may pay and an offer if there is a sensible one."""
    tried: list[Action] = []
    legal = state.legal_actions()
    if ACT in legal:
        tried.append(ACT)
    tried += [action for action in legal if action[0] == "buy" and (not tried or _may_pay(state, action))]
    plan = best_offer(outlook(state, state.active, partners(state)))
    if plan is not None:
        tried.append(("offer", plan.partner))
    return tried


def _may_pay(state: OltreMare, action: Action) -> bool:
    """Say whether a card that is not needed now may be worth its price, a pirate being got rid of with it."""
    return state.price() - (action == BUY_FROM_PIRATES) <= DRAWN


def _trade(state: OltreMare) -> Action:
    """Buy what is needed or cheap, then play."""
    legal = state.legal_actions()
    if ACT in legal:
        return ACT
    return BUY_FROM_PIRATES if BUY_FROM_PIRATES in legal and BUY_FROM_DECK not in legal else BUY_FROM_DECK


# Offers


def _word(state: OltreMare) -> list[Action]:
    """Return silence first, then an offer to the active seat if there is a sensible one."""
    plan = best_offer(outlook(state, state.waiting[0], [state.active]))
    return [PASS] if plan is None else [PASS, OFFER[state.active]]


def _silence(state: OltreMare) -> Action:
    return PASS


def _plan(state: OltreMare) -> Offer:
    """Return the offer that is being made, as it will be sent; what is chosen already may not be taken back."""
    draft = state.offers[-1]
    if len(state.offers) > 1:
        plan = counter_offer(state)
    elif draft.partner == ALL:
        plan = best_offer(outlook(state, draft.maker, partners(state)), to_all=True)
    else:
        plan = best_offer(outlook(state, draft.maker, [draft.partner]))
    return plan if plan is not None and _begins(draft, plan) else _harmless(state)


def _begins(draft: Offer, plan: Offer) -> bool:
    """Say whether ``plan`` can still come of ``draft``."""
    return draft.cards == plan.cards[: len(draft.cards)] and draft.wanted == plan.wanted[: len(draft.wanted)]


def _harmless(state: OltreMare) -> Offer:
    """Return an offer at a fair price, for one card if one can be asked for: for who began without a plan."""
    draft = state.offers[-1]
    cards = draft.cards
    wanted = draft.wanted or tuple(COMMONEST for _ in range(least_wanted(state, draft)))
    if not cards and most_wanted(state, draft) < len(wanted):
        cards, wanted = state.hands[draft.maker][:1], ()
    return draft._replace(cards=cards, ducats=PRICE * (len(wanted) - len(cards)), wanted=wanted)


def _give(state: OltreMare) -> Action:
    draft, plan = state.offers[-1], _plan(state)
    chosen = len(draft.cards)
    legal = state.legal_actions()
    if chosen < len(plan.cards) and ("give", plan.cards[chosen]) in legal:
        return ("give", plan.cards[chosen])
    return DONE if DONE in legal else legal[0]


def _pay(state: OltreMare) -> Action:
    return PAY[max(0, _plan(state).ducats)]


def _want(state: OltreMare) -> Action:
    draft, plan = state.offers[-1], _plan(state)
    chosen = len(draft.wanted)
    legal = state.legal_actions()
    if chosen < len(plan.wanted) and ("want", plan.wanted[chosen]) in legal:
        return ("want", plan.wanted[chosen])
    return DONE if DONE in legal else legal[0]


def _charge(state: OltreMare) -> Action:
    return CHARGE[max(0, -_plan(state).ducats)]


# Answers


def _answers(state: OltreMare) -> list[Action]:
    """Return what seems best at first sight first, then the others: to accept, to make a counter-offer, to decline."""
    gain, cards = best_answer(state, state.offers[-1], state.answering())
    tried: list[Action] = [("accept", *cards)] if gain > -inf else []
    tried += [COUNTER, PASS] if _counters(state) else [PASS]
    first = _answer(state)
    return [first, *(action for action in tried if action != first)]


def _counters(state: OltreMare) -> bool:
    """Say whether a counter-offer can be made and there is a sensible one."""
    offer = state.offers[-1]
    return offer.maker == state.active and counter_offer(state) is not None


def _answer(state: OltreMare) -> Action:
    """Accept with the cards that cost least if that is a gain, haggle over a few ducats, or decline."""
    gain, cards = best_answer(state, state.offers[-1], state.answering())
    if gain >= OWN_GAIN:
        return ("accept", *cards)
    return COUNTER if _counters(state) else PASS


def _looks(state: OltreMare) -> list[Action]:
    return [AGREE, CALL_OFF]


def _agree(state: OltreMare) -> Action:
    """Keep to the deal unless the cards shown make it a loss."""
    seat = state.offers[-1].maker
    after = state.copy()
    after.apply(AGREE)
    return AGREE if evaluate(after, seat) >= evaluate(state, seat) else CALL_OFF


# Cards, ship and cargo


def _play(state: OltreMare) -> Action:
    seat = state.active
    top, run = top_run(state.cargo[seat])
    due = state.bales(seat) - len(state.laid)
    turns = turns_left(state, seat)
    return ("lay", best_cards(state.hands[seat], state.laid, due, top, run, state.token[seat], turns)[0])


def _sail(state: OltreMare) -> Action:
    """Set out for the best end of the voyage."""
    seat = state.active
    turns = turns_left(state, seat) - 1
    ways = steps(state.ships[seat], state.sailed, state.steps)
    best = max(
        ways,
        key=lambda way: max(landing(state, end, turns) for end in ends(way[0], state.sailed | way[1], state.steps - 1)),
    )
    return ("sail", best[0])


def _compass(state: OltreMare) -> Action:
    seat = state.active
    turns = turns_left(state, seat) - 1
    best = max(state.jumps(), key=lambda port: landing(state, port, turns))
    token = state.token[seat]
    kept = TOKEN[token] * min(max(0.0, turns), LASTS) if token != NO_TOKEN else 0.0
    return ("jump", best) if landing(state, best, turns) > kept else STAY


def _load(state: OltreMare) -> Action:
    seat = state.active
    top, run = top_run(state.cargo[seat])
    turns = turns_left(state, seat)
    return ("load", loading(state.laid, state.hands[seat], top, run, turns)[1][0])


def _ways(state: OltreMare) -> list[Action]:
    return state.legal_actions()


_WEIGHED = {
    "trade": _worth_trying,
    UNASKED: _word,
    "answer": _answers,
    "agree": _looks,
    "sail": _ways,
}
"""What is looked at closely in the phases in which more than one action may be good."""

_POLICY = {
    "limit": _drop,
    "trade": _trade,
    UNASKED: _silence,
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
"""What a merchant does in each phase."""
