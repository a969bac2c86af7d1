"""How a game ends: who has won, and by what."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Outcome, ScoreLine
from kajuta.games.deadmansdraw.rules import texts
from kajuta.games.deadmansdraw.rules.cards import BENEATH_THE_WAVES, SUDDEN_DEATH_SCORE, SUITS, WAVES_LIMIT
from kajuta.games.deadmansdraw.rules.state import Position


def check_sudden_death(s: Position) -> None:
    """End the game of Sudden Death as soon as somebody has enough points for it."""
    for seat in [s.active, *s.opponents(s.active)]:
        if s.score(seat) >= SUDDEN_DEATH_SCORE and s.to_act is not None:
            s.winner = seat
            s.to_act = None
            s.pending = []
            if s.events is not None:
                s.log_event(msg("log-sudden-death", seat=seat_ref(seat)), tone="end")


def outcome(s: Position) -> Outcome:
    """Return the reckoning of a finished game."""
    seats = range(len(s.banks))
    ranks = ranking_keys(s)
    return Outcome(
        places=tuple(1 + sum(other > rank for other in ranks) for rank in ranks),
        scores=tuple(s.score(seat) for seat in seats),
        lines=tuple(
            tuple(ScoreLine(texts.suit_name(suit), s.points(seat, suit)) for suit in range(len(SUITS)))
            for seat in seats
        ),
        reason=msg("end-draw-pile") if s.winner is None else msg("end-sudden-death"),
    )


def ranking_keys(s: Position) -> list[tuple[int, int, int]]:
    """Return by seat what the places go by, the largest wins."""
    return [_merit(s, seat) for seat in range(len(s.banks))]


def _merit(s: Position, seat: int) -> tuple[int, int, int]:
    score = s.score(seat)
    if s.variant == BENEATH_THE_WAVES and score >= WAVES_LIMIT:
        return (0, -score, s.size(seat))
    return (1, score, s.size(seat))
