"""How bots try out what follows: the actions worth a look, and a quick plausible way to go on."""

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.tranquility.cards import FINISH, ISLANDS, START, START_COST, WILD, YELLOW, Card
from kajuta.games.tranquility.rules import DISCARD, Tranquility
from kajuta.games.tranquility.start import most_given
from kajuta.games.tranquility.storms import PASS
from league.frozen.tranquility.advice import evaluate, need

WILD_MISSED = 5.0
LAST_FINISH_MISSED = 3.0
FINISH_MISSED = 0.3
"""How much a card of the hand is missed once it is gone; an island as much as its gap is in need of it."""


def candidates(state: Tranquility) -> list[Action]:
    """Return the actions worth trying; with storms in the piles, a compass is used before all else or not at all.

    It takes no turn, so it is judged at once, by what it leaves: against a turn played to its end it
    would look worse than it is.
    """
    actions = state.legal_actions()
    uses = [action for action in actions if action[0] == "compass"]
    if not state.stormy or not uses:
        return actions
    best = max(uses, key=lambda action: _after(state, action))
    others = [action for action in actions if action[0] != "compass"]
    return others if others and _after(state, best) <= evaluate(state, state.active) else [best]


def playout(state: Tranquility, rng: Rng) -> Action:
    """Return a quick plausible action: what fits least is paid, the rest of a turn goes the common way."""
    if state.pending:
        item = state.pending[-1]
        if item.kind in ("pay", "give", "down"):
            return _cheapest(state, item.seat, item.what, item.low)
        if item.kind == "offer":
            return ("offer", _offer(state, item.seat))
    legal = state.legal_actions()
    actions = [action for action in legal if action[0] != "compass"] or legal
    if len(actions) == 1:
        return actions[0]
    if not state.pending:
        return DISCARD if DISCARD in actions else actions[0]
    kind = state.pending[-1].kind
    if kind == "window" and state.stormy:
        return PASS
    if kind == "window":
        return actions[1] if state.compasses > 1 or state.pending[-1].what == YELLOW else PASS
    if kind in ("rocks", "place-rocks", "purple"):
        rows = [action for action in actions if action[0] in ("rocks", "row")]
        return min(rows, key=lambda action: _free_cells(state, int(action[1])))
    if kind == "attack":
        return max(actions, key=lambda action: _after(state, action))
    if kind == "taking":
        return max(actions, key=lambda action: need(state, int(action[1])))
    if kind == "number":
        gap = state.gap_at(state.pending[-1].what)
        middle = gap.below + gap.above
        return min(
            actions,
            key=lambda action: (state.cost(state.pending[-1].what, int(action[1])), abs(2 * int(action[1]) - middle)),
        )
    return actions[0]


def _after(state: Tranquility, action: Action) -> float:
    after = state.copy()
    after.apply(action)
    return evaluate(after, state.active)


def _free_cells(state: Tranquility, row: int) -> int:
    return sum(1 for cell in state.shape().rows[row] if not state.sea[cell])


def _cheapest(state: Tranquility, seat: int, count: int, low: int) -> Action:
    """Return the next card to give away: the leftmost of those that are missed least."""
    hand = state.hands[seat]
    least_missed = sorted(
        (_missed(state, seat, card), place)
        for place, card in enumerate(hand[low:], low)
        if card <= ISLANDS or state.can_discard(card)
    )
    return ("pay", hand[min(place for _, place in least_missed[:count])])


def _missed(state: Tranquility, seat: int, card: Card) -> float:
    """Return how much a card of the hand would be missed."""
    if card == FINISH:
        return LAST_FINISH_MISSED if state.hands[seat].count(FINISH) == 1 else FINISH_MISSED
    if card == START:
        return 0.0
    return WILD_MISSED if card == WILD else need(state, card)


def _offer(state: Tranquility, seat: int) -> int:
    """Return a sensible offer: the own part by the cards each seat has left, then what is still missing."""
    most = most_given(state, seat)
    if state.offers[seat] >= 0:
        others = sum(max(0, offer) for other, offer in enumerate(state.offers) if other != seat)
        return max(0, min(most, START_COST - others))
    left = [len(hand) + len(pile) for hand, pile in zip(state.hands, state.piles, strict=True)]
    return min(most, (2 * START_COST * left[seat] + sum(left)) // (2 * sum(left)))
