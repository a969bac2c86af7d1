"""How a game ends: why, and who has won."""

from kajuta.core.message import msg
from kajuta.core.state import Outcome, ScoreLine
from kajuta.games.submarine import texts
from kajuta.games.submarine.card_moves import CardMoves
from kajuta.games.submarine.components import (
    NO_TOKEN,
)
from kajuta.games.submarine.state import (
    END_CARDS_GONE,
    END_COLUMN_EMPTY,
    END_CONTAINER_FULL,
)


class GameEnd(CardMoves):
    """A position that knows whether the game ends, and how."""

    __slots__ = ()

    def outcome(self) -> Outcome | None:
        """Return the reckoning of the finished game."""
        if self.to_act is not None:
            return None
        ranks = self.ranking_keys()
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
            reason=texts.end_reason(self.ending, self.active, self.ships[self.active]),
        )

    def winners(self) -> tuple[int, ...]:
        """Return who won the finished game."""
        if self.to_act is not None:
            return ()
        ranks = self.ranking_keys()
        best = max(ranks)
        return tuple([seat for seat, rank in enumerate(ranks) if rank == best])

    def ranking_keys(self) -> list[tuple[int, int, int]]:
        """Return by seat what the places go by: treasures, then jokers, then cards."""
        return [
            (self.treasure_count(seat), len(self.jokers[seat]), self.card_count(seat))
            for seat in range(len(self.hands))
        ]

    def _why_it_ends(self) -> str:
        if self.taken:
            if NO_TOKEN not in self.containers[self.active]:
                return END_CONTAINER_FULL
            if self.is_column_empty(self.ships[self.active]):
                return END_COLUMN_EMPTY
        return "" if any(self.stacks) or any(self.hands) else END_CARDS_GONE
