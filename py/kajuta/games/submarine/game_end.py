"""How a game ends: why, and who has won."""

from kajuta.core.message import msg
from kajuta.core.state import Outcome, ScoreLine
from kajuta.games.submarine import messages
from kajuta.games.submarine.state import END_CARDS_GONE, END_COLUMN_EMPTY, END_CONTAINER_FULL, Position


def game_end_cause(state: Position) -> str:
    """Why the game ends with this turn, "" if it goes on."""
    if state.taken:
        if state.has_full_container(state.active):
            return END_CONTAINER_FULL
        if state.is_column_empty(state.ships[state.active]):
            return END_COLUMN_EMPTY
    return "" if any(state.stacks) or any(state.hands) else END_CARDS_GONE


def ranking_keys(state: Position) -> list[tuple[int, int, int]]:
    """Ranking key of each seat: treasures, then jokers, then cards."""
    return [
        (state.treasure_count(seat), len(state.jokers[seat]), state.card_count(seat))
        for seat in range(len(state.hands))
    ]


def outcome(state: Position) -> Outcome:
    """Final scoring of the finished game."""
    ranks = ranking_keys(state)
    return Outcome(
        places=tuple(1 + sum(other > rank for other in ranks) for rank in ranks),
        scores=tuple(treasures for treasures, _, _ in ranks),
        lines=tuple(
            (
                ScoreLine(msg("line-treasures"), treasures),
                ScoreLine(msg("line-jokers", count=jokers), 0, tie=True),
                ScoreLine(msg("line-cards", count=cards), 0, tie=True),
            )
            for treasures, jokers, cards in ranks
        ),
        reason=messages.end_reason(state.ending, state.active, state.ships[state.active]),
    )


def winners(state: Position) -> tuple[int, ...]:
    """Winners of the finished game."""
    ranks = ranking_keys(state)
    best = max(ranks)
    return tuple([seat for seat, rank in enumerate(ranks) if rank == best])
