"""What a seat knows: dealing anew all that it has never seen.

Nobody knows the draw piles, the other hands, what others discarded, nor what a god took. It is known,
though, that a Start stays with its seat, that storms are never held and monsters never discarded,
and what came openly to a hand.
"""

from bisect import bisect
from collections.abc import Sequence

from kajuta.core.rng import Rng, seeded
from kajuta.games.tranquility.cards import FROM_THE_PILE, ISLANDS, MONSTER, START, Card, is_island, is_storm
from kajuta.games.tranquility.sea import PYRAMID
from kajuta.games.tranquility.state import Pending, Position

CARD_BY_CARD = ("pay", "give", "down")
"""What is pending while cards of a hand are chosen from left to right."""

GIVING = ("give", "tops")
"""What is pending while a seat gives its part of the eight cards."""

TRIES = 6
"""How often a place is drawn from all before the free ones are looked for: most places are free."""


def deal_anew(position: Position, viewer: int, rng: Rng) -> None:
    """Deal all that ``viewer`` has never seen anew in ``position``, the generator's integer included."""
    unseen = Unseen(position, viewer)
    while not unseen.deal(rng):
        pass
    unseen.hand_out()
    position.pending = [_half_paid_anew(position, item, viewer, rng) for item in position.pending]
    if position.exploration:
        exploration = sorted(position.exploration)
        rng.shuffle(exploration)
        position.exploration = tuple(exploration)
    position.rng = seeded(rng.below(1 << 32))


def _half_paid_anew(position: Position, item: Pending, viewer: int, rng: Rng) -> Pending:
    """Return ``item`` with a guess how far in its hand somebody else has got: that tells of the cards it chose."""
    if item.kind not in CARD_BY_CARD or item.seat == viewer:
        return item
    hand = position.hands[item.seat]
    places = [place for place, card in enumerate(hand) if card <= ISLANDS or position.can_discard(card)]
    if len(places) < item.what:
        return item
    return item._replace(low=rng.below(places[-item.what] + 1))


class Unseen:
    """The places that ``viewer`` cannot look at, in one list: removed, discards, hands, piles.

    So each kind of card may lie in all places from a certain one on.
    """

    def __init__(self, position: Position, viewer: int) -> None:
        self.position = position
        self.viewer = viewer
        seats = range(len(position.hands))
        self.others = [seat for seat in seats if seat != viewer]
        self.discards: dict[int, int] = {}
        self.hands: dict[int, int] = {}
        self.piles: dict[int, int] = {}
        self.blind: dict[int, int] = {}
        cards = list(position.removed)
        self.first_discard = len(cards)
        for seat in self.others:
            self.discards[seat] = len(cards)
            cards += position.discards[seat]
        self.first_hand = len(cards)
        for seat in self.others:
            self.hands[seat] = len(cards)
            cards += position.hands[seat]
        self.first_pile = len(cards)
        for seat in seats:
            self.piles[seat] = len(cards)
            cards += position.piles[seat]
            self.blind[seat] = len(cards)
            cards += position.blind[seat]
        self.first_of_deck = len(cards)
        cards += position.deck
        cards.sort()
        islands = bisect(cards, ISLANDS)
        self.places = len(cards)
        self.islands = cards[:islands]
        self.special = [card for card in reversed(cards[islands:]) if card != START]
        self.exposed = [seat for seat in self.others if position.shown[seat]]
        for seat in self.exposed:
            for card, _ in position.shown[seat]:
                (self.islands if is_island(card) else self.special).remove(card)
        self.promising = bool(position.offers) or any(item.kind in GIVING for item in position.pending)
        self.dealt: list[Card] = []

    def deal(self, rng: Rng) -> bool:
        """Try to deal; False where a card found no place (then another try may do)."""
        self.dealt = [0] * self.places
        return (
            all(self._deal_shown(seat, rng) for seat in self.exposed)
            and all(self._put(card, range(self._first(card), self.places), rng) for card in self.special)
            and all(self._deal_start(seat, rng) for seat in self.piles)
            and self._deal_islands(rng)
            and (not self.promising or all(self._keeps_its_word(seat) for seat in self.others))
        )

    def _first(self, card: Card) -> int:
        """Return the first place where a ``card`` that is no island may lie."""
        if is_storm(card):
            return self.first_pile
        return self.first_hand if card == MONSTER else self.first_discard

    def _put(self, card: Card, places: Sequence[int], rng: Rng) -> bool:
        dealt = self.dealt
        for _ in range(TRIES if places else 0):
            place = rng.choice(places)
            if not dealt[place]:
                dealt[place] = card
                return True
        free = [place for place in places if not dealt[place]]
        if not free:
            return False
        dealt[rng.choice(free)] = card
        return True

    def _deal_shown(self, seat: int, rng: Rng) -> bool:
        """Put what came openly to the hand of ``seat`` there, or among what it discarded since."""
        position = self.position
        hand = range(self.hands[seat], self.hands[seat] + len(position.hands[seat]))
        discard = self.discards[seat]
        end = discard + len(position.discards[seat])
        for card, since in sorted(position.shown[seat], key=lambda shown: (shown[0] != MONSTER, -shown[1])):
            places = [*hand] if card == MONSTER else [*hand, *range(discard + since, end)]
            if not self._put(card, places, rng):
                return False
        return True

    def _deal_start(self, seat: int, rng: Rng) -> bool:
        """Put the Start of ``seat`` where it may lie: in its pile, in its hand, or discarded after the first Start."""
        position = self.position
        own = seat == self.viewer
        pile, blind = position.piles[seat], position.blind[seat]
        starts = pile.count(START) + blind.count(START)
        if not own:
            hand, discard = position.hands[seat], position.discards[seat]
            starts += hand.count(START) + discard.count(START)
        if not starts:
            return True
        first = self.piles[seat]
        started = position.started > 0
        places: Sequence[int] = range(first, first + len(pile) + (len(blind) if started else 0))
        if not own:
            if started:
                first = self.discards[seat]
                places = [*places, *range(first, first + len(discard))]
            if started or seat != position.active or not pile or self._is_drawing():
                first = self.hands[seat]
                places = [*places, *range(first, first + len(hand))]
        return all(self._put(START, places, rng) for _ in range(starts))

    def _is_drawing(self) -> bool:
        """Say whether the active seat has begun to draw at the end of its turn: a storm has come up on the way."""
        position = self.position
        return (
            position.variant != PYRAMID
            and bool(position.pending)
            and position.pending[-1].kind in ("window", "effect", "purple", "down")
        )

    def _deal_islands(self, rng: Rng) -> bool:
        islands = self.islands[:]
        rng.shuffle(islands)
        left = iter(islands)
        self.dealt = [card or next(left) for card in self.dealt]
        return True

    def _keeps_its_word(self, seat: int) -> bool:
        """Say whether ``seat`` can give as many cards as it offered: it does not hold too many monsters."""
        position = self.position
        promised = max(position.offers[seat], 0) if position.offers else 0
        for item in position.pending:
            if item.seat == seat and item.kind in GIVING:
                promised = item.what
        if not promised:
            return True
        if position.yellow[seat] and not any(item.kind == "give" and item.seat == seat for item in position.pending):
            promised -= min(FROM_THE_PILE, len(position.piles[seat]))
        hand = self.hands[seat]
        dealt = self.dealt[hand : hand + len(position.hands[seat])]
        return len(dealt) - dealt.count(MONSTER) >= promised

    def hand_out(self) -> None:
        """Put what was dealt into the position."""
        position, dealt = self.position, self.dealt
        position.removed = tuple(dealt[: self.first_discard])
        blind = []
        for seat in range(len(position.hands)):
            if seat != self.viewer:
                at = self.discards[seat]
                position.discards[seat] = dealt[at : at + len(position.discards[seat])]
                at = self.hands[seat]
                position.hands[seat] = sorted(dealt[at : at + len(position.hands[seat])])
            position.piles[seat] = dealt[self.piles[seat] : self.blind[seat]]
            at = self.blind[seat]
            blind.append(tuple(dealt[at : at + len(position.blind[seat])]))
        position.blind = tuple(blind)
        position.deck = tuple(dealt[self.first_of_deck :])
