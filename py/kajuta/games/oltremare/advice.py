"""Advice for bots: what to try, and a quick sensible way to play a turn to its end.

The plan of an offer is derived from the position alone, by what its maker knows, so an offer can be
taken up at any step of its making. Nothing is offered twice, and nothing that robs anybody.
"""

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
    COUNTER,
    DONE,
    PASS,
    STAY,
)
from kajuta.games.oltremare.deals import COMMONEST, best_offer, kinds, outlook
from kajuta.games.oltremare.offers import least_wanted, most_wanted, partners
from kajuta.games.oltremare.rules import OltreMare
from kajuta.games.oltremare.state import ALL, MOST_DUCATS, PRICE, Offer
from kajuta.games.oltremare.worth import (
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

GAIN = 0.3
"""What a deal must bring to be accepted."""

HAGGLING = 3
"""How many ducats more a counter-offer asks for at most."""


def candidates(state: OltreMare) -> list[Action]:
    """Return the actions worth a closer look, the one that costs nothing first."""
    phase = state.phase
    if phase == "trade":
        return _worth_trying(state)
    if phase == "sail":
        return state.legal_actions()
    return [_POLICY[phase](state)]


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
    plan = best_offer(outlook(state, partners(state)))
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


def _plan(state: OltreMare) -> Offer:
    """Return the offer that is being made, as it will be sent."""
    draft = state.offers[-1]
    if len(state.offers) > 1:
        return _counter_plan(state) or _harmless(state)
    if draft.partner == ALL:
        plan = best_offer(outlook(state, partners(state)), to_all=True)
    else:
        plan = best_offer(outlook(state, [draft.partner]))
    return plan if plan is not None else _harmless(state)


def _harmless(state: OltreMare) -> Offer:
    """Return an offer that asks for one card at a fair price: for who began an offer without a plan."""
    draft = state.offers[-1]
    wanted = tuple(COMMONEST for _ in range(least_wanted(state, draft)))
    return draft._replace(ducats=PRICE * len(wanted), wanted=wanted)


def _give(state: OltreMare) -> Action:
    draft, plan = state.offers[-1], _plan(state)
    chosen = len(draft.cards)
    legal = state.legal_actions()
    if chosen < len(plan.cards) and ("give", plan.cards[chosen]) in legal:
        return ("give", plan.cards[chosen])
    return DONE if DONE in legal else legal[0]


def _pay(state: OltreMare) -> Action:
    return ("pay", max(0, _plan(state).ducats))


def _want(state: OltreMare) -> Action:
    draft, plan = state.offers[-1], _plan(state)
    chosen = len(draft.wanted)
    legal = state.legal_actions()
    if chosen < len(plan.wanted) and ("want", plan.wanted[chosen]) in legal:
        return ("want", plan.wanted[chosen])
    return DONE if DONE in legal else legal[0]


def _charge(state: OltreMare) -> Action:
    return ("charge", max(0, -_plan(state).ducats))


# Answers


def _answer(state: OltreMare) -> Action:
    """Accept with the cards that cost least if that is a gain, haggle over a few ducats, or decline."""
    gain, action = _best_answer(state)
    if action is not None and gain >= GAIN:
        return action
    if COUNTER in state.legal_actions() and _counter_plan(state) is not None:
        return COUNTER
    return PASS


def _best_answer(state: OltreMare) -> tuple[float, Action | None]:
    """Return what the best way to accept would gain, and that way."""
    seat = state.answering()
    now = evaluate(state, seat)
    best, found = -inf, None
    for action in state.legal_actions():
        if action[0] == "accept":
            value = evaluate(_settled(state, action), seat) - now
            if value > best:
                best, found = value, action
    return best, found


def _settled(state: OltreMare, action: Action) -> OltreMare:
    """Return the position after the deal that ``action`` accepts."""
    after = state.copy()
    after.apply(action)
    if after.phase == "agree":
        after.apply(AGREE)
    return after


def _counter_plan(state: OltreMare) -> Offer | None:
    """Return the answering seat's offer to do the same for some ducats more, None where that is no use."""
    asked = state.copy()
    asked.offers = state.offers[:1]
    asked.phase = "answer"
    asked.to_act = seat = asked.waiting[0]
    gain, action = _best_answer(asked)
    first = asked.offers[0]
    if action is None or first.maker != state.active:
        return None
    more = -int((gain - GAIN) // 1)
    if not 0 < more <= HAGGLING:
        return None
    ducats = -(first.ducats + more)
    plan = Offer(seat, state.active, tuple(int(card) for card in action[1:]), ducats, kinds(first))
    terms = (kinds(plan), plan.ducats, plan.wanted)
    refused = any(
        offer.maker == seat and (offer.given, offer.ducats, offer.wanted) == terms for offer in state.declined
    )
    possible = abs(ducats) <= MOST_DUCATS and len(plan.wanted) <= most_wanted(state, plan)
    return plan if possible and not refused else None


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


_POLICY = {
    "limit": _drop,
    "trade": _trade,
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
