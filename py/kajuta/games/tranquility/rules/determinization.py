"""Determinization: a random position that agrees with everything that a seat has seen.

Hidden from a seat are the draw piles, the other hands, the discards of other seats and the islands that a god removed.
Known to it are the cards that came to a hand face up. It also knows that a Start card stays with its seat, that storms
are never held in a hand, and that monsters are never discarded.
"""

from kajuta.core.rng import Rng
from kajuta.games.tranquility.rules import start_card
from kajuta.games.tranquility.rules.cards import ISLAND_COUNT, MONSTER, MOST_FROM_PILE, START, STORMS, Card, is_island
from kajuta.games.tranquility.rules.pending_items import PendingItem
from kajuta.games.tranquility.rules.sea_layouts import PYRAMID
from kajuta.games.tranquility.rules.state import Position

CARD_BY_CARD_DECISIONS = frozenset(("pay", "give", "down"))
"""Kinds of pending items in which a seat chooses cards of its hand one by one, from left to right."""

GIVING_DECISIONS = frozenset(("give", "tops"))
"""Kinds of pending items in which a seat gives its share of the eight cards for the Start card."""

ALL_ISLANDS = bytes(range(1, ISLAND_COUNT + 1))
ISLANDS_AND_START = ALL_ISLANDS + bytes([START])

ALL_PLACES = bytes(range(256))
"""Indices of hidden places, more than there are cards. ``bytes`` are used because they are fast to slice and join."""

RANDOM_TRIES = 6
"""Number of random tries for a place before all free places are listed; most places are free."""


def redeal_hidden_cards(position: Position, viewer: int | None, rng: Rng) -> None:
    """Redeal in ``position`` all cards that ``viewer`` has never seen, and reseed its random generator."""
    unseen = HiddenPlaces(position, viewer)
    dealt = unseen.try_deal(rng)
    while dealt is None:
        dealt = unseen.try_deal(rng)
    unseen.put_into_position(dealt)
    position.pending = [
        _half_paid_anew(position, item, rng) if item.kind in CARD_BY_CARD_DECISIONS and item.seat != viewer else item
        for item in position.pending
    ]
    if position.exploration:
        exploration = sorted(position.exploration)
        rng.shuffle(exploration)
        position.exploration = tuple(exploration)
    position.reseed(rng)


def _half_paid_anew(position: Position, item: PendingItem, rng: Rng) -> PendingItem:
    """Copy of ``item`` with a random ``low``: the true value would reveal which cards the seat has already chosen."""
    hand = position.hands[item.seat]
    places = [place for place, card in enumerate(hand) if card <= ISLAND_COUNT or position.can_discard(card)]
    if len(places) < item.what:
        return item
    return PendingItem(item.kind, item.seat, item.what, rng.randbelow(places[-item.what] + 1))


class HiddenPlaces:
    """All places whose cards ``viewer`` cannot see, numbered from 0: removed cards, discards, hands, draw piles, deck.

    The order makes the legal places of most kinds of card one range: monsters, for example, are in hands or piles only,
    so they may lie in any place from ``first_hand`` on.
    """

    def __init__(self, position: Position, viewer: int | None) -> None:
        self.position = position
        self.viewer = viewer
        seats = range(len(position.hands))
        self.others = [seat for seat in seats if seat != viewer]
        self.discards: dict[int, slice] = {}
        self.hands: dict[int, slice] = {}
        self.piles: dict[int, slice] = {}
        self.blind: dict[int, slice] = {}
        cards = [*position.removed]
        self.first_discard = first = len(cards)
        for seat in self.others:
            cards += position.discards[seat]
            self.discards[seat] = slice(first, first := len(cards))
        self.first_hand = first
        for seat in self.others:
            cards += position.hands[seat]
            self.hands[seat] = slice(first, first := len(cards))
        self.first_pile = first
        for seat in seats:
            cards += position.piles[seat]
            self.piles[seat] = slice(first, first := len(cards))
            if position.blind[seat]:
                cards += position.blind[seat]
                self.blind[seat] = slice(first, first := len(cards))
        self.first_of_deck = first
        cards += position.deck
        self.size = len(cards)
        there = bytes(cards)
        self.islands = list(ALL_ISLANDS.translate(None, ALL_ISLANDS.translate(None, there)))
        self.special = sorted(there.translate(None, ISLANDS_AND_START), reverse=True)
        self.exposed = [seat for seat in self.others if position.shown[seat]]
        for seat in self.exposed:
            for card, _ in position.shown[seat]:
                (self.islands if is_island(card) else self.special).remove(card)
        self.starts = START in there
        self.promising = bool(position.offers) or not GIVING_DECISIONS.isdisjoint(
            [item.kind for item in position.pending]
        )
        self.dealt: dict[int, Card] = {}
        """Cards dealt so far, by place; the islands are dealt last."""

    def try_deal(self, rng: Rng) -> list[Card] | None:
        """Cards by place, dealt at random; None if a card found no place, in which case the caller tries again."""
        self.dealt.clear()
        for seat in self.exposed:
            if not self._deal_shown(seat, rng):
                return None
        kind, places = 0, b""
        for card in self.special:
            if card != kind:
                kind, places = card, self._allowed(card)
            if not self._put(card, places, rng):
                return None
        if self.starts:
            for seat in self.piles:
                if not self._deal_start(seat, rng):
                    return None
        dealt = self._with_islands(rng)
        if self.promising and not all(self._keeps_its_word(seat, dealt) for seat in self.others):
            return None
        return dealt

    def _allowed(self, card: Card) -> bytes:
        """Places where ``card``, which is not an island, may lie."""
        if card in STORMS:
            return ALL_PLACES[self.first_pile : self.size]
        return ALL_PLACES[self.first_hand if card == MONSTER else self.first_discard : self.size]

    def _put(self, card: Card, places: bytes, rng: Rng) -> bool:
        if not places:
            return False
        dealt = self.dealt
        for _ in range(RANDOM_TRIES):
            place = rng.choice(places)
            if place not in dealt:
                dealt[place] = card
                return True
        free = [place for place in places if place not in dealt]
        if not free:
            return False
        dealt[rng.choice(free)] = card
        return True

    def _deal_shown(self, seat: int, rng: Rng) -> bool:
        """Place the cards that came to the hand of ``seat`` face up: into its hand or its discards since then."""
        hand, discards = ALL_PLACES[self.hands[seat]], ALL_PLACES[self.discards[seat]]
        for card, since in sorted(self.position.shown[seat], key=lambda shown: (shown[0] != MONSTER, -shown[1])):
            if not self._put(card, hand if card == MONSTER else hand + discards[since:], rng):
                return False
        return True

    def _deal_start(self, seat: int, rng: Rng) -> bool:
        """Place the Start card of ``seat``: into its draw pile, its hand or, if a Start card was laid, its discards."""
        position = self.position
        own = seat == self.viewer
        pile, blind = position.piles[seat], position.blind[seat]
        starts = pile.count(START) + blind.count(START)
        if not own:
            starts += position.hands[seat].count(START) + position.discards[seat].count(START)
        if not starts:
            return True
        places = ALL_PLACES[self.piles[seat]]
        if position.started:
            if blind:
                places += ALL_PLACES[self.blind[seat]]
            if not own:
                places += ALL_PLACES[self.discards[seat]] + ALL_PLACES[self.hands[seat]]
        elif not own and (seat != position.active or not pile or self._is_drawing()):
            places += ALL_PLACES[self.hands[seat]]
        while starts and self._put(START, places, rng):
            starts -= 1
        return not starts

    def _is_drawing(self) -> bool:
        """Whether a storm has interrupted the active seat while it was drawing at the end of its turn."""
        position = self.position
        return (
            position.variant != PYRAMID
            and bool(position.pending)
            and position.pending[-1].kind in ("window", "effect", "purple", "down")
        )

    def _with_islands(self, rng: Rng) -> list[Card]:
        """Cards by place, with the islands shuffled into all places that are still free."""
        cards = self.islands[:]
        rng.shuffle(cards)
        for place, card in sorted(self.dealt.items()):
            cards.insert(place, card)
        return cards

    def _keeps_its_word(self, seat: int, dealt: list[Card]) -> bool:
        """Whether ``seat`` can give as many of its ``dealt`` cards as it offered; monsters cannot be given."""
        position = self.position
        promised = max(position.offers[seat], 0) if position.offers else 0
        for item in position.pending:
            if item.seat == seat and item.kind in GIVING_DECISIONS:
                promised = item.what
        if not promised:
            return True
        gives = any(item.kind == "give" and item.seat == seat for item in position.pending)
        if start_card.may_give_from_pile(position, seat) and not gives:
            promised -= min(MOST_FROM_PILE, len(position.piles[seat]))
        hand = dealt[self.hands[seat]]
        return len(hand) - hand.count(MONSTER) >= promised

    def put_into_position(self, dealt: list[Card]) -> None:
        """Replace the hidden cards of the position by the ``dealt`` ones."""
        position = self.position
        if position.removed:
            position.removed = tuple(dealt[: self.first_discard])
        for seat in self.others:
            position.discards[seat] = dealt[self.discards[seat]]
            position.hands[seat] = sorted(dealt[self.hands[seat]])
        for seat, places in self.piles.items():
            position.piles[seat] = dealt[places]
        if self.blind:
            nothing = slice(0)
            position.blind = tuple(tuple(dealt[self.blind.get(seat, nothing)]) for seat in self.piles)
        if position.deck:
            position.deck = tuple(dealt[self.first_of_deck :])
