"""The position: put here its slots with their types, queries about it, and the dealing of hidden cards for bots."""

from typing import Self, TypeAlias

from kajuta.core.rng import Rng
from kajuta.core.state import State

Card: TypeAlias = int
"""A card, given by its number."""


class Position(State):
    """State of the game; ``rules.py`` adds the rules.

    ``deck``: face down, its last card is the top. ``hands``, ``rows``: by seat. ``discard``: cards thrown away.
    """

    __slots__ = ("deck", "discard", "hands", "rows")

    deck: list[Card]
    discard: list[Card]
    hands: list[list[Card]]
    rows: list[list[Card]]

    def last_card(self, seat: int) -> Card:
        """Last card in the row of ``seat``, 0 if it is empty."""
        return self.rows[seat][-1] if self.rows[seat] else 0

    def fits(self, seat: int, card: Card) -> bool:
        """Whether ``seat`` may play ``card``."""
        return card > self.last_card(seat)

    def component_inventory(self) -> list[Card]:
        """All cards of the game; tests check that none is lost or doubled."""
        return sorted(self.deck + self.discard + sum(self.hands, []) + sum(self.rows, []))

    def determinize(self, seat: int | None, rng: Rng) -> Self:
        """Copy with the deck and the hands of all seats except ``seat`` dealt again at random."""
        new = self.copy()
        others = [hand for other, hand in enumerate(new.hands) if other != seat]
        unseen = sorted(new.deck + sum(others, []))
        rng.shuffle(unseen)
        for hand in others:
            hand[:] = [unseen.pop() for _ in hand]
        new.deck = unseen
        new.reseed(rng)
        return new
