"""Position of the game and queries about it."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Self

from kajuta.core.position_copy import Shared
from kajuta.core.rng import Rng
from kajuta.core.seats import OTHERS_CLOCKWISE
from kajuta.core.state import Action, State
from kajuta.games.deadmansdraw.rules.cards import (
    ALL_HANDS,
    ANCHOR,
    BOTTOM_FEEDER,
    CARDS_OF_SAME_SUIT,
    CASANOVA,
    FISHERMAN,
    GOLDEN_SCALES,
    GOLDEN_SCALES_BONUS,
    KRAKEN,
    MERMAID,
    MISSING_SUIT_POINTS,
    PILE_OF_TREASURE,
    STRANGE_LANDS,
    SUIT_OF_CARD,
    SUITS,
    VALUE_OF_CARD,
    Card,
    Pile,
    Suit,
    suit_of,
    value_of,
)
from kajuta.games.deadmansdraw.rules.stack_frame_types import DecisionKind, OpenDecision, StackFrame

VARIANTS_SCORING_MORE_THAN_TOPS = (ALL_HANDS, PILE_OF_TREASURE)
"""Variants in which the score of a bank is not just the sum of its top cards."""

CHARACTERS_BANKING_AT_ONCE = (CASANOVA, FISHERMAN)
"""Characters that move certain cards directly to the bank instead of the row."""


@lru_cache(maxsize=1024)
def score_of_top_cards(bank: tuple[Pile, ...]) -> int:
    """Sum of the values of a bank's top cards."""
    return sum([VALUE_OF_CARD[pile[-1]] for pile in bank if pile])


class Position(State):
    """Everything on the table, without the rules.

    Options: ``variant``; ``mermaids_swim``: whether the mermaid variant is played; ``sparing``: whether the house rule
    of safe choices is used.

    Characters: ``dealt``: two characters of each seat; ``kept``: index of the one that the seat chose; ``box``:
    characters that were not dealt. All three are empty once the ``characters`` (by seat) are revealed. ``victims``:
    seat that each seat's Davy Jones watches, -1 for none.

    Cards: ``banks``: by seat and suit, piles in rising order. Copies of the position share the banks, so a bank is
    replaced and never changed in place. ``discard`` and ``draw_pile``: the last card is the top. ``known``: for each
    card of the draw pile, from the top, the seats (bits) that have seen it there. ``row``: flipped or otherwise laid
    cards of this turn. ``protected``: cards of the row that are safe from a bust wherever they lie; cards before an
    anchor are safe by their place. ``busting``: card that caused a bust, else None.

    Turn: ``active``: seat whose turn it is. ``flipped``: whether it has flipped a card. ``debt``: number of cards that
    a kraken still demands. ``harbor``: number of cards that Safe Harbor will still protect. ``loot_only``: whether the
    seat can only take the loot, because it put back the card that its last oracle offered. ``pending``: stack of
    decisions and steps, the next one last. ``winner``: seat that reached a sudden death, else None.
    """

    __slots__ = (
        "active",
        "banks",
        "box",
        "busting",
        "characters",
        "dealt",
        "debt",
        "discard",
        "draw_pile",
        "flipped",
        "harbor",
        "kept",
        "known",
        "loot_only",
        "mermaids_swim",
        "pending",
        "protected",
        "row",
        "sparing",
        "variant",
        "victims",
        "winner",
    )

    variant: str
    mermaids_swim: bool
    sparing: bool
    characters: tuple[str, ...]
    dealt: tuple[tuple[str, ...], ...]
    kept: tuple[int, ...]
    box: tuple[str, ...]
    victims: tuple[int, ...]
    winner: int | None
    banks: list[Shared[list[Pile]]]
    discard: list[Card]
    draw_pile: list[Card]
    known: tuple[int, ...]
    active: int
    flipped: bool
    row: list[Card]
    protected: tuple[Card, ...]
    busting: Card | None
    debt: int
    harbor: int
    loot_only: bool
    pending: list[StackFrame]

    def determinize(self, seat: int | None, rng: Rng) -> Self:
        """Copy in which all cards and characters that ``seat`` has never seen are redealt and ``rng`` is reseeded."""
        new = self.copy()
        unseen = new.draw_pile
        seen: list[Card] = []
        if known := self.known and self.known_top_card_count(seat):
            seen = unseen[-known:]
            del unseen[-known:]
        if seat is None:
            new.known = self.known[: len(seen)]
        unseen.sort()
        rng.shuffle(unseen)
        unseen += seen
        if self.dealt:
            others = [name for other, pair in enumerate(self.dealt) if other != seat for name in pair]
            names = sorted([*self.box, *others])
            rng.shuffle(names)
            new.dealt = tuple(
                pair if other == seat else (names.pop(), names.pop()) for other, pair in enumerate(self.dealt)
            )
            new.box = tuple(names)
            new.kept = tuple(
                place if other == seat or place < 0 else rng.randbelow(len(self.dealt[other]))
                for other, place in enumerate(self.kept)
            )
        new.reseed(rng)
        return new

    @property
    def decision(self) -> OpenDecision | None:
        """Open decision; None while the active seat chooses between flipping and taking the loot."""
        if not self.pending:
            return None
        frame = self.pending[-1]
        return frame if isinstance(frame, OpenDecision) else None

    def open_decision(self, kind: DecisionKind, seat: int, actions: Iterable[Action]) -> None:
        """Put an open decision on the stack."""
        self.pending.append(OpenDecision(kind, seat, tuple(actions)))

    def deciding_seat(self) -> int:
        """Seat whose decision is open or being carried out."""
        assert self.to_act is not None
        return self.to_act

    @property
    def all_seats_mask(self) -> int:
        """Bit mask of all seats."""
        return (1 << len(self.banks)) - 1

    def known_top_card_count(self, seat: int | None) -> int:
        """Number of top cards of the draw pile that ``seat`` has seen; for None, that all seats have seen."""
        if not self.known:
            return 0
        wanted = self.all_seats_mask if seat is None else 1 << seat
        count = 0
        for seats in self.known:
            if seats & wanted != wanted:
                break
            count += 1
        return count

    def opponents(self, seat: int) -> tuple[int, ...]:
        """All other seats, clockwise from ``seat``."""
        return OTHERS_CLOCKWISE[len(self.banks)][seat]

    def nearest_opponent_with(self, character: str) -> int | None:
        """Opponent of the active seat that has ``character``, the nearest one clockwise; None if there is none."""
        if character in self.characters:
            for seat in self.opponents(self.active):
                if self.characters[seat] == character:
                    return seat
        return None

    def would_bust(self, card: Card) -> bool:
        """Whether ``card`` would make the active seat bust if it came to the row."""
        return self.matches_row(card) and not self.goes_to_bank(card)

    def matches_row(self, card: Card) -> bool:
        """Whether the row already has the suit of ``card`` or, in the Strange Lands, its value."""
        if self.variant == STRANGE_LANDS:
            return VALUE_OF_CARD[card] in map(value_of, self.row)
        return SUIT_OF_CARD[card] in map(suit_of, self.row)

    def busting_card_count(self, cards: Sequence[Card]) -> int:
        """Number of ``cards`` that would make the active seat bust."""
        if not self.busts_by_suit_only():
            return sum(map(self.would_bust, cards))
        return len(cards) - len(bytes(cards).translate(None, self.cards_of_laid_suits()))

    def cards_of_laid_suits(self) -> bytes:
        """All cards of the suits in the row."""
        return b"".join([CARDS_OF_SAME_SUIT[card] for card in self.row])

    def busts_by_suit_only(self) -> bool:
        """Whether exactly the cards of the suits in the row make the active seat bust."""
        return self.variant != STRANGE_LANDS and self.characters[self.active] not in CHARACTERS_BANKING_AT_ONCE

    def reached_pile_place(self) -> int:
        """Index of the card in a pile that cannon and sword reach: -1 for the top, 0 for the bottom."""
        return 0 if self.variant == BOTTOM_FEEDER else -1

    def goes_to_bank(self, card: Card) -> bool:
        """Whether the active seat's character moves ``card`` to the bank instead of the row."""
        character = self.characters[self.active]
        if character == CASANOVA:
            return SUIT_OF_CARD[card] == MERMAID and not self.mermaids_swim
        return character == FISHERMAN and SUIT_OF_CARD[card] == KRAKEN

    def saved_cards(self) -> list[Card]:
        """Cards of the row that the active seat saves if it busts."""
        last = 0
        for place, card in enumerate(self.row):
            if SUIT_OF_CARD[card] == ANCHOR:
                last = place
        if not self.protected:
            return self.row[:last]
        return [card for place, card in enumerate(self.row) if place < last or card in self.protected]

    def lost_cards(self) -> list[Card]:
        """Cards that a bust loses: what is left in the row, and the card that caused the bust."""
        return self.row if self.busting is None else [*self.row, self.busting]

    def component_inventory(self) -> list[Card]:
        """All loot cards of the game, wherever they are, sorted."""
        banked = [card for bank in self.banks for pile in bank for card in pile]
        return sorted(banked + self.discard + self.draw_pile + self.lost_cards())

    def put_into_bank(self, seat: int, cards: Iterable[Card]) -> None:
        """Put ``cards`` into the bank of ``seat`` and keep each pile in rising order."""
        self.banks[seat] = bank = self.banks[seat][:]
        for card in cards:
            suit = SUIT_OF_CARD[card]
            pile = bank[suit]
            bank[suit] = (*pile, card) if not pile or card > pile[-1] else tuple(sorted((*pile, card)))

    def take_from_bank(self, seat: int, suit: Suit, place: int) -> Card:
        """Remove and return the card at ``place`` (0: bottom, -1: top) of a pile in the bank of ``seat``."""
        pile = self.banks[seat][suit]
        self.replace_pile(seat, suit, pile[:-1] if place else pile[1:])
        return pile[place]

    def replace_pile(self, seat: int, suit: Suit, pile: Pile) -> None:
        """Replace the pile of ``suit`` in the bank of ``seat`` by ``pile``."""
        self.banks[seat] = bank = self.banks[seat][:]
        bank[suit] = pile

    def take_random_cards(self, cards: list[Card], count: int) -> list[Card]:
        """Random selection of ``count`` of the ``cards``; all of them if there are not more."""
        if len(cards) <= count:
            return cards[:]
        self.irreversible_events += 1
        rest = cards[:]
        return [rest.pop(self.randbelow(len(rest))) for _ in range(count)]

    def bank_size(self, seat: int) -> int:
        """Number of cards in the bank of ``seat``."""
        return sum(map(len, self.banks[seat]))

    def score(self, seat: int) -> int:
        """Score of the bank of ``seat``."""
        if self.variant not in VARIANTS_SCORING_MORE_THAN_TOPS and self.characters[seat] != GOLDEN_SCALES:
            return score_of_top_cards(tuple(self.banks[seat]))
        return sum(self.pile_points(seat, suit) for suit in range(len(SUITS)))

    def pile_points(self, seat: int, suit: Suit) -> int:
        """Points of the pile of ``suit`` in the bank of ``seat``."""
        return self._worth(seat, suit, self.banks[seat][suit])

    def points_gained(self, seat: int, cards: Iterable[Card]) -> int:
        """Points that ``cards`` would add to the bank of ``seat``."""
        if self.variant == PILE_OF_TREASURE:
            return self._gain_of_all(seat, cards)
        bank = self.banks[seat]
        missed = MISSING_SUIT_POINTS if self.variant == ALL_HANDS else 0
        gains: dict[Suit, int] = {}
        for card in cards:
            suit = SUIT_OF_CARD[card]
            pile = bank[suit]
            gain = VALUE_OF_CARD[card] - (VALUE_OF_CARD[pile[-1]] if pile else missed)
            if gain > gains.get(suit, 0):
                gains[suit] = gain
        if MERMAID in gains and not bank[MERMAID] and self.characters[seat] == GOLDEN_SCALES:
            gains[MERMAID] += GOLDEN_SCALES_BONUS
        return sum(gains.values())

    def _gain_of_all(self, seat: int, cards: Iterable[Card]) -> int:
        """Points that ``cards`` would add if all cards of a bank score."""
        scales = GOLDEN_SCALES_BONUS if self.characters[seat] == GOLDEN_SCALES else 0
        return sum(VALUE_OF_CARD[card] + (scales if SUIT_OF_CARD[card] == MERMAID else 0) for card in cards)

    def _worth(self, seat: int, suit: Suit, pile: Pile) -> int:
        """Points of ``pile`` if it is the pile of ``suit`` in the bank of ``seat``."""
        if not pile:
            return MISSING_SUIT_POINTS if self.variant == ALL_HANDS else 0
        counted = pile if self.variant == PILE_OF_TREASURE else pile[-1:]
        bonus = GOLDEN_SCALES_BONUS if suit == MERMAID and self.characters[seat] == GOLDEN_SCALES else 0
        return sum(VALUE_OF_CARD[card] + bonus for card in counted)
