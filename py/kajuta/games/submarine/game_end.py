"""End of the game: its cause and the outcome."""

from kajuta.core.message import msg
from kajuta.core.outcome import Outcome, ScoreLine, TieBreaker
from kajuta.games.submarine import messages
from kajuta.games.submarine.state import END_CARDS_GONE, END_COLUMN_EMPTY, END_CONTAINER_FULL, Position


def game_end_cause(state: Position) -> str:
    """Cause that ends the game after this turn, "" if the game goes on."""
    if state.taken:
        if state.has_full_container(state.active):
            return END_CONTAINER_FULL
        if state.is_column_empty(state.ships[state.active]):
            return END_COLUMN_EMPTY
    return "" if any(state.stacks) or any(state.hands) else END_CARDS_GONE


def outcome_so_far(state: Position) -> Outcome:
    """Outcome if the game ended now; jokers break ties, then cards."""
    seats = range(len(state.hands))
    return Outcome.ranked(
        [(ScoreLine(msg("line-treasures"), state.treasure_count(seat)),) for seat in seats],
        messages.end_reason(state.ending, state.active, state.ships[state.active]),
        TieBreaker(msg("tie-jokers"), tuple(len(jokers) for jokers in state.jokers)),
        TieBreaker(msg("tie-cards"), tuple(state.card_count(seat) for seat in seats)),
    )
