"""What lies on the table, and small questions about it."""

from typing import NamedTuple, Self

from kajuta.core.rng import HIGH_BITS, Rng, seeded
from kajuta.core.state import State
from kajuta.games.oltremare.cards import BALES, GOOD, LION, POWER, Card, Good, pay
from kajuta.games.oltremare.chart import COMPASS, GOOD_TERMS, NO_TOKEN, Port, Token

ALL = -1
"""The partner of an offer that is made to everybody."""

MOST_SEATS = 5
PRICE = 3
PRICE_IN_DEBT = 4
MOST_PURCHASES = 4
MOST_OFFERS = 3
"""How many offers a partner can get in one turn."""

MOST_WANTED = 4
"""How many cards an offer can ask for."""

MOST_DUCATS = 12
"""How many ducats an offer can move."""

PRESTIGE_TOKENS = 40
RANKS = (6, 3, 1)
"""Ducats for most tokens, second and third most."""


class Offer(NamedTuple):
    """A deal that ``maker`` proposes to ``partner`` (or ALL): ``cards`` and ``ducats`` for the goods ``wanted``.

    ``ducats`` below zero are asked for, not given. ``wanted`` names kinds of goods, rising.
    """

    maker: int
    partner: int
    cards: tuple[Card, ...] = ()
    ducats: int = 0
    wanted: tuple[Good, ...] = ()


class Position(State):
    """Everything on the table.

    ``open_symbols``: whether offered cards are laid open. ``start``: who began. By seat: ``hands``
    (sorted), ``cargo`` and ``pirates`` (the last card is the top), ``ducats``, ``prestige``,
    ``ships`` (where they lie), ``token`` (the active port token or NO_TOKEN), ``used_tokens``
    (those turned face down), ``unloaded`` (cargo cards that had to go back into the deck; ``cargo`` is empty
    if all had to).
    ``port_tokens``: by port. ``box``: tokens that left the game. ``deck``: its last card is the
    top. ``lion``: the places in the deck where the lion was put, counted from the bottom, first
    and last; empty once it is out. ``settled``: how long the deck was when everybody saw that the
    lion is not on top. ``knows``: by seat, the cards whose place it knows, as bits.

    ``phase``: of the active seat's turn, see rules.py. ``bought``: cards bought in this turn.
    ``rewarded``: seats that got prestige in this turn, as bits. ``asked``: offers that each seat
    got in this turn. ``offers``: what is being negotiated, a counter-offer last; ``waiting``:
    partners who have still to answer the first of them; ``picked``: the cards shown for it.
    ``declined``: offers that were turned down, as far as their maker still could make them.
    ``laid``: the cards played in this turn. ``steps``: how far the ship has still to go;
    ``sailed``: the routes it has used, as bits. ``last_round``: the deck ran out.
    """

    __slots__ = (
        "active",
        "asked",
        "bought",
        "box",
        "cargo",
        "deck",
        "declined",
        "discard",
        "ducats",
        "hands",
        "knows",
        "laid",
        "last_round",
        "lion",
        "offers",
        "open_symbols",
        "phase",
        "picked",
        "pirates",
        "port_tokens",
        "prestige",
        "rewarded",
        "sailed",
        "settled",
        "ships",
        "start",
        "steps",
        "token",
        "unloaded",
        "used_tokens",
        "waiting",
    )

    open_symbols: bool
    start: int
    active: int
    phase: str
    hands: list[tuple[Card, ...]]
    cargo: list[tuple[Card, ...]]
    pirates: list[tuple[Card, ...]]
    ducats: list[int]
    prestige: list[int]
    ships: list[Port]
    token: list[Token]
    used_tokens: list[tuple[Token, ...]]
    unloaded: list[int]
    port_tokens: tuple[Token, ...]
    box: tuple[Token, ...]
    deck: list[Card]
    discard: tuple[Card, ...]
    lion: tuple[int, ...]
    settled: int
    knows: list[int]
    bought: int
    rewarded: int
    asked: tuple[int, ...]
    offers: tuple[Offer, ...]
    waiting: tuple[int, ...]
    picked: tuple[Card, ...]
    declined: tuple[Offer, ...]
    laid: tuple[Card, ...]
    steps: int
    sailed: int
    last_round: bool

    def copy(self) -> Self:
        """Return an independent position that nobody listens to."""
        cls = type(self)
        new = cls.__new__(cls)
        new.to_act = self.to_act
        new.rng = self.rng
        new.luck = self.luck
        new.turn = self.turn
        new.events = None
        new.open_symbols = self.open_symbols
        new.start = self.start
        new.active = self.active
        new.phase = self.phase
        new.hands = self.hands[:]
        new.cargo = self.cargo[:]
        new.pirates = self.pirates[:]
        new.ducats = self.ducats[:]
        new.prestige = self.prestige[:]
        new.ships = self.ships[:]
        new.token = self.token[:]
        new.used_tokens = self.used_tokens[:]
        new.unloaded = self.unloaded[:]
        new.port_tokens = self.port_tokens
        new.box = self.box
        new.deck = self.deck[:]
        new.discard = self.discard
        new.lion = self.lion
        new.settled = self.settled
        new.knows = self.knows[:]
        new.bought = self.bought
        new.rewarded = self.rewarded
        new.asked = self.asked
        new.offers = self.offers
        new.waiting = self.waiting
        new.picked = self.picked
        new.declined = self.declined
        new.laid = self.laid
        new.steps = self.steps
        new.sailed = self.sailed
        new.last_round = self.last_round
        return new

    def determinize(self, seat: int, rng: Rng) -> Self:
        """Return a copy in which all that ``seat`` has never seen is dealt anew, ``rng`` included."""
        new = self.copy()
        known = self.knows[seat]
        pool = [
            card
            for places in (*self.hands, *self.pirates, self.deck)
            for card in places
            if not known >> card & 1 and card != LION
        ]
        rng.shuffle(pool)
        dealt = self._redeal_offered(seat, pool)
        hands = [tuple(_dealt(card, known, dealt, pool) for card in hand) for hand in self.hands]
        new.pirates = [tuple(_dealt(card, known, dealt, pool) for card in stack) for stack in self.pirates]
        new.deck = [_dealt(card, known, dealt, pool) for card in self.deck if card != LION]
        new.hands = [tuple(sorted(hand)) for hand in hands]
        changed = {
            card: other
            for old, hand in zip(self.hands, hands, strict=True)
            for card, other in zip(old, hand, strict=True)
        }
        new.offers = tuple(
            offer._replace(cards=tuple(sorted(changed[card] for card in offer.cards))) for offer in self.offers
        )
        new.declined = tuple(offer for offer in self.declined if seat in (offer.maker, offer.partner))
        new.knows = [
            bits if other == seat else bits & known | bits_of(new.hands[other]) for other, bits in enumerate(self.knows)
        ]
        if self.lion:
            lowest, highest = self.lion
            highest = min(highest, len(self.deck) - (2 if len(self.deck) == self.settled else 1))
            new.deck.insert(lowest + rng.below(highest - lowest + 1), LION)
        new.rng = seeded(rng.below(1 << HIGH_BITS))
        return new

    def _redeal_offered(self, seat: int, pool: list[Card]) -> dict[Card, Card]:
        """Take cards out of ``pool`` for those on offer that ``seat`` knows by their kind only."""
        dealt: dict[Card, Card] = {}
        for offer in self.offers:
            for card in offer.cards:
                if not self.knows[seat] >> card & 1:
                    fitting = next(other for other in pool if GOOD[other] == GOOD[card])
                    pool.remove(fitting)
                    dealt[card] = fitting
        return dealt

    # Who knows what

    def see(self, cards: tuple[Card, ...]) -> None:
        """Let everybody know where ``cards`` are."""
        bits = bits_of(cards)
        self.knows = [known | bits for known in self.knows]

    def lose_sight(self, seat: int) -> None:
        """Let all others forget the hand of ``seat``: something unseen leaves it."""
        mine = ~bits_of(self.hands[seat])
        self.knows = [known if other == seat else known & mine for other, known in enumerate(self.knows)]

    # Small questions

    def others(self, seat: int) -> tuple[int, ...]:
        """Return the other seats, clockwise from ``seat``."""
        count = len(self.hands)
        return tuple((seat + step) % count for step in range(1, count))

    def power(self, seat: int) -> int:
        """Return the naval power of ``seat``; 0 once all its cargo went back into the deck."""
        stack = self.cargo[seat]
        return POWER[stack[-1]] if stack else 0

    def bales(self, seat: int) -> int:
        """Return how many cards ``seat`` has to play in its turn; 0 once all its cargo went back into the deck."""
        stack = self.cargo[seat]
        return BALES[stack[-1]] if stack else 0

    def purchases(self) -> int:
        """Return how many cards the active seat can still buy in this turn."""
        return MOST_PURCHASES - self.bought

    def price(self) -> int:
        """Return what the next card costs the active seat."""
        if self.token[self.active] == GOOD_TERMS:
            return self.bought + 1
        return PRICE if self.ducats[self.active] >= 0 else PRICE_IN_DEBT

    def has_cards_to_draw(self) -> bool:
        """Say whether there is any card that a draw could bring, out of the deck or back into it."""
        if self.deck or self.discard:
            return True
        return any(self.pirates) or any(len(stack) > self.keeps_top(seat) for seat, stack in enumerate(self.cargo))

    def keeps_top(self, seat: int) -> bool:
        """Say whether ``seat`` still needs the top of its cargo, because its turn in this round is not over."""
        count = len(self.hands)
        return (seat - self.start) % count >= (self.active - self.start) % count

    def prestige_left(self) -> int:
        """Return how many prestige tokens are in the bank."""
        return PRESTIGE_TOKENS - sum(self.prestige)

    def jumps(self) -> tuple[Port, ...]:
        """Return the ports a compass can lead the active seat's ship to."""
        here = self.ships[self.active]
        return tuple(port for port, token in enumerate(self.port_tokens) if token != COMPASS and port != here)

    def port_count(self, seat: int) -> int:
        """Return how many port tokens ``seat`` has collected."""
        return len(self.used_tokens[seat]) + (self.token[seat] != NO_TOKEN)

    def census(self) -> tuple[tuple[int, ...], tuple[int, ...], int]:
        """Return all cards of goods and all port tokens, sorted, and the number of prestige tokens."""
        cards = [card for card in self.deck if card != LION]
        cards += self.discard + self.laid
        for piles in (self.hands, self.cargo, self.pirates):
            for pile in piles:
                cards += pile
        tokens = [token for token in (*self.port_tokens, *self.box, *self.token) if token != NO_TOKEN]
        for used in self.used_tokens:
            tokens += used
        return tuple(sorted(cards)), tuple(sorted(tokens)), self.prestige_left() + sum(self.prestige)


def runs(stack: tuple[Card, ...]) -> list[tuple[Good, int]]:
    """Return the kinds of goods lying one on another in ``stack`` and how many cards of each, from the bottom up."""
    found: list[tuple[Good, int]] = []
    for card in stack:
        good = GOOD[card]
        if found and found[-1][0] == good:
            found[-1] = (good, found[-1][1] + 1)
        else:
            found.append((good, 1))
    return found


def worth(stack: tuple[Card, ...]) -> int:
    """Return what ``stack`` pays."""
    total, good, length = 0, -1, 0
    for card in stack:
        if GOOD[card] == good:
            length += 1
            continue
        if length:
            total += pay(good, length)
        good, length = GOOD[card], 1
    return total + pay(good, length) if length else 0


def by_rank(counts: list[int]) -> list[int]:
    """Return the ducats of each seat for its place by ``counts``; a tie takes up one place only."""
    places = sorted(set(counts), reverse=True)
    return [(*RANKS, 0, 0)[places.index(count)] for count in counts]


def bits_of(cards: tuple[Card, ...]) -> int:
    """Return ``cards`` as bits."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def _dealt(card: Card, known: int, dealt: dict[Card, Card], pool: list[Card]) -> Card:
    """Return the card that comes to the place of ``card`` in a new deal."""
    if known >> card & 1:
        return card
    return dealt[card] if card in dealt else pool.pop()
