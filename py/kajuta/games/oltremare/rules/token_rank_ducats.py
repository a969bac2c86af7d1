"""Ducats for having the most tokens: prestige at both scorings, port tokens at the end."""

from collections.abc import Sequence

DUCATS_OF_RANK = (6, 3, 1)
"""Ducats for the most, second most and third most tokens."""


def ducats_of_seats_by_token_rank(counts: Sequence[int]) -> list[int]:
    """Ducats of each seat for its rank by ``counts``; a tie takes up one rank only."""
    places = sorted(set(counts), reverse=True)
    return [(*DUCATS_OF_RANK, 0, 0)[places.index(count)] for count in counts]
