"""The end of a game: sudden death and the final scoring."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.outcome import Outcome, ScoreLine, TieBreaker
from kajuta.games.deadmansdraw.rules import messages
from kajuta.games.deadmansdraw.rules.cards import BENEATH_THE_WAVES, BENEATH_THE_WAVES_LIMIT, SUDDEN_DEATH_SCORE, SUITS
from kajuta.games.deadmansdraw.rules.state import Position


def end_if_sudden_death_reached(state: Position) -> None:
    """End the game in the Sudden Death variant as soon as a seat reaches the required score."""
    for seat in [state.active, *state.opponents(state.active)]:
        if state.score(seat) >= SUDDEN_DEATH_SCORE and state.to_act is not None:
            state.winner = seat
            state.to_act = None
            state.pending = []
            if state.events is not None:
                state.log_event(msg("log-sudden-death", seat=seat_ref(seat)), tone="end")


def outcome_so_far(state: Position) -> Outcome:
    """Final scoring if the game ended now; ties are broken by the number of cards in the bank."""
    seats = range(len(state.banks))
    return Outcome.ranked(
        [
            tuple(ScoreLine(messages.suit_name(suit), state.pile_points(seat, suit)) for suit in range(len(SUITS)))
            for seat in seats
        ],
        msg("end-draw-pile") if state.winner is None else msg("end-sudden-death"),
        TieBreaker(msg("tie-bank"), tuple(state.bank_size(seat) for seat in seats)),
        value=_value_beneath_the_waves if state.variant == BENEATH_THE_WAVES else None,
    )


def _value_beneath_the_waves(score: int) -> int:
    """Ranking value of ``score`` in Beneath the Waves.

    Scores at or above the limit rank below all others, the highest one last.
    """
    return score if score < BENEATH_THE_WAVES_LIMIT else -score
