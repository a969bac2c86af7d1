"""The end of the game, and its outcome for a crew or for both sides of a duel."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Outcome, ScoreLine
from kajuta.games.tranquility.rules import duel
from kajuta.games.tranquility.rules.sea_layouts import COMPETITIVE
from kajuta.games.tranquility.rules.state import Position


def end_game(state: Position, ending: str) -> None:
    """End the game; ``end-<ending>`` says why."""
    state.ending = ending
    state.to_act = None
    state.pending = []
    if state.events is not None:
        state.log_event(msg(f"end-{ending}", seat=seat_ref(state.active)), tone="end")


def outcome(state: Position) -> Outcome:
    """Outcome of the finished game."""
    if state.variant == COMPETITIVE:
        return duel.outcome(state)
    lines = score_lines(state)
    seats = len(lines)
    reason = msg(f"end-{state.ending}", seat=seat_ref(state.active))
    return Outcome((1 if state.ending == "won" else 2,) * seats, (state.laid_count(),) * seats, lines, reason)


def score_lines(state: Position) -> tuple[tuple[ScoreLine, ...], ...]:
    """Scoring lines of each seat: islands that the crew has laid, or the scoring of the duel."""
    if state.variant == COMPETITIVE:
        return tuple(duel.score_lines(state, seat) for seat in range(len(state.hands)))
    return ((ScoreLine(msg("score-islands"), state.laid_count(), of=len(state.sea)),),) * len(state.hands)
