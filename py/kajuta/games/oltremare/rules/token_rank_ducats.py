"""Ducats for the most tokens: for prestige at both scorings, for port tokens at the end."""

from collections.abc import Sequence

DUCATS_OF_RANK = (6, 3, 1)
"""Ducats for the highest, second highest and third highest number of tokens."""


def ducats_of_seats_by_token_rank(counts: Sequence[int]) -> list[int]:
    """Ducats of each seat for its rank by ``counts``; tied seats share one rank and the next rank is not skipped."""
    places = sorted(set(counts), reverse=True)
    return [(*DUCATS_OF_RANK, 0, 0)[places.index(count)] for count in counts]
