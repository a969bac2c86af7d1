"""End of the game, and its outcome for the crew or for both seats of a duel."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.outcome import Outcome, ScoreLine
from kajuta.games.tranquility.rules import duel
from kajuta.games.tranquility.rules.sea_layouts import COMPETITIVE
from kajuta.games.tranquility.rules.state import Position


def end_game(state: Position, ending: str) -> None:
    """End the game; ``ending`` selects the message that explains the end (``end-...``, in a duel ``end-duel-...``)."""
    state.ending = ending
    state.to_act = None
    state.pending = []
    if state.events is not None:
        state.log_event(outcome_so_far(state).reason, tone="end")


def outcome_so_far(state: Position) -> Outcome:
    """Outcome if the game ended now: the number of islands that the crew has laid, or the scoring of the duel."""
    if state.variant == COMPETITIVE:
        return duel.outcome_so_far(state)
    line = ScoreLine(msg("score-islands"), state.laid_count(), of=len(state.sea))
    reason = msg(f"end-{state.ending}", seat=seat_ref(state.active))
    return Outcome.together(state.ending == "won", [(line,)] * len(state.hands), reason)
