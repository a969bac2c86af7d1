"""The position: put here its slots with their types, questions about it, and how what is hidden is dealt anew."""

from typing import Self, TypeAlias

from kajuta.core.rng import Rng
from kajuta.core.state import State

Card: TypeAlias = int
"""A card is its number."""


class Position(State):
    """What lies where; the rules are added in ``rules.py``.

    ``deck``: face down, the top is the last one. ``hands``, ``rows``: by seat. ``discard``: cards thrown away.
    """

    __slots__ = ("deck", "discard", "hands", "rows")

    deck: list[Card]
    discard: list[Card]
    hands: list[list[Card]]
    rows: list[list[Card]]

    def last_card(self, seat: int) -> Card:
        """Last card in the row of ``seat``, 0 where there is none."""
        return self.rows[seat][-1] if self.rows[seat] else 0

    def fits(self, seat: int, card: Card) -> bool:
        """Whether ``seat`` may play ``card``."""
        return card > self.last_card(seat)

    def component_inventory(self) -> list[Card]:
        """All cards, which never change."""
        return sorted(self.deck + self.discard + sum(self.hands, []) + sum(self.rows, []))

    def determinize(self, seat: int | None, rng: Rng) -> Self:
        """Copy in which the deck and the hands of all but ``seat`` are dealt anew."""
        new = self.copy()
        others = [hand for other, hand in enumerate(new.hands) if other != seat]
        unseen = sorted(new.deck + sum(others, []))
        rng.shuffle(unseen)
        for hand in others:
            hand[:] = [unseen.pop() for _ in hand]
        new.deck = unseen
        new.reseed(rng)
        return new
