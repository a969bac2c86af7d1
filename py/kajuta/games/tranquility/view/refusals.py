"""Refusals of clicks: the clause of the rules that forbids a click, and the reason in the current position."""

from collections.abc import Sequence

from kajuta.core.message import Message, msg
from kajuta.games.tranquility.rules import compasses, messages
from kajuta.games.tranquility.rules.cards import FINISH, HIGHEST_COST, MONSTER, START, WILD, Card
from kajuta.games.tranquility.rules.start_card import START_DISCARD_DECISIONS, must_lay_start
from kajuta.games.tranquility.rules.state import Position
from kajuta.games.tranquility.view.click_paths_of_actions import card_by_element_id, open_decision_kind

CLAUSES = {
    "discard": "turn.discard",
    "discard-all": "compass.discard",
    "turn-card": "night.turn",
    "display": "duel.draw",
    "stay": "rocks.stay",
}
"""Clauses by the kind of the disabled element."""


def forbidding_clause(state: Position, path: Sequence[str]) -> str | None:
    """Clause that forbids clicking the last element of ``path``."""
    kind, _, rest = path[-1].partition(":")
    decision = open_decision_kind(state)
    if path[0] in ("compass", "wild-compass"):
        return _why_no_compass(state, decision)
    if kind == "hand":
        return _card_refusal(state, decision, card_by_element_id(state, path[-1]))
    if kind == "cell":
        return _cell_refusal(state, decision, path, int(rest))
    if kind == "row":
        return _row_refusal(state, decision, int(rest))
    if decision == "turn" and kind in ("start", "finish"):
        return _corner_refusal(state, path, kind)
    if decision == "turn" and kind == "discard" and must_lay_start(state):
        return "start.must"
    if kind in ("yellow", "orange"):
        return _why_no_compass(state, decision)
    return CLAUSES.get(kind)


def _why_no_compass(state: Position, decision: str) -> str:
    if state.edition < 2 and decision in START_DISCARD_DECISIONS:
        return "compass.eight"
    return "compass.use" if state.to_act == state.active else "compass.store"


def _card_refusal(state: Position, decision: str, card: Card) -> str | None:
    if decision in ("pay", "give", "down"):
        if card == MONSTER:
            return "monsters.keep"
        return "start.keep" if card == START and not state.started else "cost.order"
    if decision != "turn":
        return None
    if must_lay_start(state):
        return "start.must"
    if card == START:
        return "start.once"
    if card == FINISH:
        return _why_no_finish(state)
    if card == MONSTER:
        return "monsters.play"
    if card == WILD:
        return "wild.island"
    return _why_nowhere(state, card)


def _corner_refusal(state: Position, path: Sequence[str], corner: str) -> str:
    """Clause that forbids laying the chosen card on the Start or the Finish space."""
    card = card_by_element_id(state, path[0]) if len(path) > 1 and path[0].startswith("hand") else 0
    if corner == "finish":
        return _why_no_finish(state) if card in (FINISH, WILD) else "finish.lay"
    return "start.once" if card in (START, WILD) and state.started else "start.lay"


def _why_no_finish(state: Position) -> str:
    """Clause that forbids laying a Finish card: a monster is held, or the sea is not ready."""
    if state.started and all(state.sea):
        return "monsters.finish"
    return "finish.lay"


def _why_nowhere(state: Position, card: Card) -> str:
    """Clause that keeps an island off every cell: the reason at the first empty cell where its number would fit."""
    if card in state.sea:
        return "wild.taken"
    for cell, number in enumerate(state.sea):
        if not number:
            gap = state.gap_at(cell)
            if gap.below < card < gap.above:
                return _why_not_island(state, card, cell)
    return "lay.free" if all(state.sea) else "lay.order"


def _row_refusal(state: Position, decision: str, row: int) -> str | None:
    """Clause that forbids choosing the border card of ``row``."""
    if decision == "rocks":
        return "rocks.move"
    if decision == "place-rocks":
        return "explore.rocks"
    if decision == "purple":
        return "storms.purple-rows" if row in state.purple else "storms.purple"
    if row in state.purple:
        return _why_no_compass(state, decision)
    return "rocks.row" if row == state.rocks else None


def _cell_refusal(state: Position, decision: str, path: Sequence[str], cell: int) -> str | None:
    if decision == "attack":
        return "explore.monster"
    if decision != "turn":
        return None
    if len(path) == 1:
        return "start.must" if must_lay_start(state) else "turn.lay"
    if path[0] == "turn-card":
        return "night.turn"
    card = card_by_element_id(state, path[0])
    if card == MONSTER:
        return "monsters.play"
    if card in (START, FINISH):
        return "start.lay" if card == START else "finish.lay"
    return _why_not_island(state, card, cell)


def _why_not_island(state: Position, card: Card, cell: int) -> str:
    """Clause that forbids laying ``card``, an island or a wild card, on ``cell``."""
    if state.sea[cell]:
        return "lay.free"
    if state.closed_cells() >> cell & 1:
        return _why_closed(state, cell)
    gap = state.gap_at(cell)
    if card != WILD and not gap.below < card < gap.above:
        return "wild.taken" if card in state.sea else "lay.order"
    if state.orange[state.active] and not state.has_neighbor(cell):
        return "storms.orange"
    if card == WILD:
        return "wild.island"
    return "cost.most" if state.laying_cost(cell, card) > HIGHEST_COST else "cost.pay"


def _why_closed(state: Position, cell: int) -> str:
    row = state.sea_shape().row_of[cell]
    if row == state.rocks:
        return "rocks.row"
    return "storms.purple" if row in state.purple else "arch.top"


def refusal_reason(state: Position, path: Sequence[str], clause: str) -> Message | None:
    """Reason why ``clause`` forbids the click in this position: numbers, prices, and what is missing or in the way."""
    kind, _, rest = path[-1].partition(":")
    cell = int(rest) if kind == "cell" else -1
    if clause == "turn.lay" and cell >= 0:
        return _what_fits(state, cell)
    if clause == "lay.free" and cell >= 0:
        return msg("refused-taken", number=state.sea[cell])
    if clause == "finish.lay" and 0 in state.sea:
        return msg("refused-finish", free=state.sea.count(0))
    if clause == "finish.lay" and not state.started:
        return msg("refused-finish-start")
    if clause in ("start.lay", "finish.lay") and cell >= 0:
        return msg("refused-start-cell" if clause == "start.lay" else "refused-finish-cell")
    if clause == "night.turn" and cell >= 0:
        return msg("refused-no-card")
    if clause == "compass.use":
        return _why_compass_useless(state)
    if clause in ("rocks.row", "storms.purple") and cell >= 0:
        return msg("refused-row", row=state.sea_shape().row_of[cell] + 1)
    if clause == "arch.top":
        roof = state.sea_shape().roof
        free = sum(not number and not roof >> place & 1 for place, number in enumerate(state.sea))
        return msg("refused-roof", free=free)
    held = path[-1] if kind == "hand" else path[0]
    if clause == "cost.order" and kind == "hand":
        passed = int(rest.partition(":")[2]) < state.pending[-1].low
        return msg("refused-passed" if passed else "refused-equal")
    if clause == "start.lay" and held.startswith("hand"):
        return msg("refused-no-start", card=messages.card_name(card_by_element_id(state, held), "acc"))
    return _why_no_island(state, card_by_element_id(state, held), cell, clause) if held.startswith("hand") else None


def _why_compass_useless(state: Position) -> Message | None:
    """Reason why no storm can be cancelled; None if other clicks can cancel one."""
    if not compasses.legal_storm_cancellations(state, "compass"):
        return msg("refused-no-storm")
    return None if state.compasses else msg("refused-no-compass")


def _why_no_island(state: Position, card: Card, cell: int, clause: str) -> Message | None:
    """Reason why ``card`` cannot be laid on ``cell`` (-1: on any cell): its order or its price."""
    if clause == "lay.order":
        return _why_order(state, card, "refused-order" if cell >= 0 else "refused-no-space")
    if clause not in ("cost.most", "cost.pay"):
        return None
    if cell < 0:
        return msg("refused-cost-anywhere", number=card, cost=_cheapest(state, card))
    cost = state.laying_cost(cell, card)
    if clause == "cost.most":
        return msg("refused-cost-most", number=card, cost=cost)
    return msg("refused-cost-pay", number=card, cost=cost, left=max(0, state.discardable_count(state.active) - 1))


def _cheapest(state: Position, card: Card) -> int:
    """Lowest price of ``card`` on the open cells where its number fits."""
    closed = state.closed_cells()
    return min(
        state.laying_cost(cell, card)
        for cell, number in enumerate(state.sea)
        if not number and not closed >> cell & 1 and state.gap_at(cell).below < card < state.gap_at(cell).above
    )


def _what_fits(state: Position, cell: int) -> Message:
    """Message with the card on ``cell`` or, if it is empty, with the range of numbers that fit."""
    if state.sea[cell]:
        return msg("refused-taken", number=state.sea[cell])
    if state.closed_cells() >> cell & 1:
        return msg("refused-row", row=state.sea_shape().row_of[cell] + 1)
    low = max(state.sea[:cell], default=0)
    high = min((number for number in state.sea[cell:] if number), default=0)
    playable = any(action[0] in ("lay", "wild") and action[-1] == cell for action in state.legal_actions())
    fitting = [card for card in state.hands[state.active] if low < card < (high or START)]
    reasons = (_why_no_island(state, card, cell, _why_not_island(state, card, cell)) for card in fitting)
    if not playable and (price := next(filter(None, reasons), None)):
        return price
    word = "refused-cell" if playable else "refused-cell-lacking"
    if low and high:
        return msg(word, low=low, high=high)
    if low:
        return msg(f"{word}-after", low=low)
    return msg(f"{word}-before", high=high) if high else msg("refused-cell-any")


def _why_order(state: Position, card: Card, message: str) -> Message:
    """``message`` with the cards of the sea between which ``card`` must lie."""
    low = max((number for number in state.sea if 0 < number < card), default=0)
    high = min((number for number in state.sea if number > card), default=0)
    if low and high:
        return msg(message, number=card, low=low, high=high)
    return msg(f"{message}-after", number=card, low=low) if low else msg(f"{message}-before", number=card, high=high)
