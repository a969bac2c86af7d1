"""First scoring, when the Venice card (lion) comes up."""

from kajuta.core.message import msg
from kajuta.core.motion import ripple
from kajuta.games.oltremare.rules.cargo_runs_and_payout import cargo_payout, goods_runs
from kajuta.games.oltremare.rules.element_ids import DECK, DISCARD, cargo_stack_id
from kajuta.games.oltremare.rules.motions import card_motions
from kajuta.games.oltremare.rules.state import Position
from kajuta.games.oltremare.rules.token_rank_ducats import ducats_of_seats_by_token_rank


def score_when_lion_appears(state: Position) -> None:
    """Score prestige and, for each seat, the cargo below its top run; scored cards are discarded."""
    state.lion = ()
    if state.events is not None:
        state.log_event(msg("log-lion", icon="oltremare-lion"), tone="turn", motions=(ripple(DECK),))
    for seat, ducats in enumerate(ducats_of_seats_by_token_rank(state.prestige)):
        stack = state.cargo[seat]
        scored = stack[: len(stack) - goods_runs(stack)[-1][1]]
        state.earn_ducats(seat, ducats, "log-lion-prestige")
        state.earn_ducats(seat, cargo_payout(scored), "log-lion-cargo")
        state.cargo[seat] = stack[len(scored) :]
        if state.events is not None and scored:
            state.animate(*card_motions(scored[-1:], cargo_stack_id(seat), DISCARD))
        state.discard += scored
    state.prestige = [0] * len(state.prestige)
