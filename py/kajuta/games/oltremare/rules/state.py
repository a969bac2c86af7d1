"""Position of the game and queries about it."""

from typing import ClassVar, NamedTuple, TypeVar

from kajuta.core.message import msg, seat_ref
from kajuta.core.seats import OTHERS_CLOCKWISE
from kajuta.core.state import State
from kajuta.games.oltremare.rules.cards import BALES, LION, POWER, Card, Good
from kajuta.games.oltremare.rules.motions import earning_motions
from kajuta.games.oltremare.rules.sea_map import COMPASS, GOOD_TERMS, NO_TOKEN, Port, Token

EVERYBODY = -1
"""Partner of an offer that is made to all seats."""

CARD_PRICE = 3
CARD_PRICE_IN_DEBT = 4
MOST_PURCHASES = 4
MOST_OFFERS_TO_PARTNER = 3
"""Maximum number of offers that a partner can get in one turn."""

ROUNDS_REMEMBERED = 3
"""Number of rounds for which a declined offer is remembered."""

MOST_CARDS_ASKED_FOR = 4
"""Maximum number of cards that an offer can ask for."""

MOST_DUCATS_OFFERED = 12
"""Maximum number of ducats that an offer can give or ask for."""

UNSOLICITED = "unasked"
"""Phase in which a seat may make an offer to the active seat."""

OFFER_MAKING = ("give", "pay", "want", "charge")
"""Phases in which an offer is being made."""

PRESTIGE_TOKENS = 40


class Offer(NamedTuple):
    """Deal that ``maker`` proposes to ``partner`` (or EVERYBODY): ``cards`` and ``ducats`` for the goods ``wanted``.

    Negative ``ducats`` are asked for, positive ones given. ``wanted`` holds a kind of goods for each card asked for.
    ``cards`` and ``wanted`` are sorted, so the order of choosing does not matter.
    """

    maker: int
    partner: int
    cards: tuple[Card, ...] = ()
    ducats: int = 0
    wanted: tuple[Good, ...] = ()


class DeclinedOffer(NamedTuple):
    """Public record of a declined offer.

    It names kinds of goods instead of cards. ``turn``: turn in which it was declined.
    """

    turn: int
    maker: int
    partner: int
    given: tuple[Good, ...]
    ducats: int
    wanted: tuple[Good, ...]


class Position(State):
    """Everything on the table, without the rules.

    Table: ``open_symbols``: whether offered cards are laid face up. ``start``: start player. ``active``: seat whose
    turn it is. ``port_tokens``: token of each port. ``box``: tokens that left the game. ``deck``: the last card is the
    top. ``lion``: first and last place in the deck, counted from the bottom, where the Venice card can have been put;
    empty after it came up. ``settled``: length of the deck when all seats last saw that the Venice card is not on top.
    ``last_round``: whether the deck has run out.

    By seat: ``hands`` (sorted), ``cargo`` and ``pirates`` (the last card is the top), ``ducats``, ``prestige``,
    ``ships`` (their ports), ``token`` (active port token or NO_TOKEN), ``used_tokens`` (tokens turned face down),
    ``unloaded`` (number of cargo cards that were put back into the deck), ``knows`` (cards whose place the seat knows,
    as bits).

    Turn: ``phase``: see engine.py. ``bought``: number of cards bought. ``laid``: cards played. ``paid``: number and
    effect of each kind of symbol, Calm Sea last; empty until they are carried out. ``steps``: remaining steps of the
    ship; ``sailed``: routes used, as bits.

    Negotiation: ``rewarded``: seats that gained prestige in this turn, as bits. ``asked``: number of offers that each
    seat got in this turn. ``offers``: the current offer and, after it, a counter-offer. ``waiting``: partners that
    still have to answer the first offer, or seats that may still make an unsolicited one. ``picked``: cards shown by
    the seat that accepted. ``heard``: whether unsolicited offers were asked for in this turn; ``reopened``: whether one
    of them led to a deal. ``declined``: offers declined in the last rounds.

    ``remembers_cargo``: whether the page shows the length of the run on top of each cargo.
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
        "heard",
        "knows",
        "laid",
        "last_round",
        "lion",
        "offers",
        "open_symbols",
        "paid",
        "phase",
        "picked",
        "pirates",
        "port_tokens",
        "prestige",
        "reopened",
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

    forgettable: ClassVar[frozenset[str]] = frozenset({"declined"})
    remembers_cargo: ClassVar[bool] = True

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
    heard: bool
    reopened: bool
    declined: tuple[DeclinedOffer, ...]
    laid: tuple[Card, ...]
    paid: tuple[tuple[int, int], ...]
    steps: int
    sailed: int
    last_round: bool

    # Hands and money

    def earn_ducats(self, seat: int, ducats: int, name: str) -> None:
        """Change the ducats of ``seat`` and log that with the message ``name``; 0 ducats are not logged."""
        self.ducats[seat] += ducats
        if ducats and self.events is not None:
            told = msg(name, seat=seat_ref(seat), count=ducats, icon="oltremare-ducat")
            self.log_event(told, tone="gain" if ducats > 0 else "loss", motions=earning_motions(seat, ducats))

    def add_to_hand(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Add ``cards`` to the hand of ``seat``, which knows them from now on."""
        if cards:
            self.hands[seat] = tuple(sorted(self.hands[seat] + cards))
            for card in cards:
                self.knows[seat] |= 1 << card

    def remove_from_hand(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Remove ``cards`` from the hand of ``seat``."""
        if cards:
            self.hands[seat] = tuple([card for card in self.hands[seat] if card not in cards])

    def remove_port_token(self, port: Port) -> None:
        """Remove the token of ``port``."""
        self.port_tokens = (*self.port_tokens[:port], NO_TOKEN, *self.port_tokens[port + 1 :])

    # Queries

    def other_seats(self, seat: int) -> tuple[int, ...]:
        """Other seats, clockwise from ``seat``."""
        return OTHERS_CLOCKWISE[len(self.hands)][seat]

    def sent_offers(self) -> tuple[Offer, ...]:
        """Offers that were sent; an offer that is still being made is private to its maker."""
        return self.offers[:-1] if self.phase in OFFER_MAKING else self.offers

    def answering_seat(self) -> int:
        """Seat that has to answer the latest offer."""
        return self.waiting[0] if self.offers[-1].maker == self.active else self.active

    def naval_power(self, seat: int) -> int:
        """Maritime Power of ``seat``; 0 if it has no cargo left."""
        stack = self.cargo[seat]
        return POWER[stack[-1]] if stack else 0

    def bales_to_play(self, seat: int) -> int:
        """Number of cards that ``seat`` has to play in its turn; 0 if it has no cargo left."""
        stack = self.cargo[seat]
        return BALES[stack[-1]] if stack else 0

    def purchases_left(self) -> int:
        """Number of cards that the active seat can still buy in this turn, by the rules and the cards left."""
        allowed = MOST_PURCHASES - self.bought
        return allowed if len(self.deck) > allowed else min(allowed, self.cards_to_draw())

    def card_price(self) -> int:
        """Price of the next card for the active seat, in ducats."""
        if self.token[self.active] == GOOD_TERMS:
            return self.bought + 1
        return CARD_PRICE if self.ducats[self.active] >= 0 else CARD_PRICE_IN_DEBT

    def cards_to_draw(self) -> int:
        """Number of cards that can still be drawn or bought, including those that would be put back into the deck."""
        count = len(self.deck) - bool(self.lion) + len(self.discard)
        for seat, stack in enumerate(self.cargo):
            count += len(self.pirates[seat]) + max(0, len(stack) - self.still_needs_top_card(seat))
        return count

    def still_needs_top_card(self, seat: int) -> bool:
        """Whether ``seat`` still needs the top card of its cargo, because its turn in this round is not over."""
        count = len(self.hands)
        return (seat - self.start) % count >= (self.active - self.start) % count

    def prestige_left(self) -> int:
        """Number of prestige tokens in the bank."""
        return PRESTIGE_TOKENS - sum(self.prestige)

    def compass_destinations(self) -> tuple[Port, ...]:
        """Ports that the active seat's ship can jump to from a compass."""
        here = self.ships[self.active]
        return tuple([port for port, token in enumerate(self.port_tokens) if token != COMPASS and port != here])

    def port_count(self, seat: int) -> int:
        """Number of port tokens that ``seat`` has collected."""
        return len(self.used_tokens[seat]) + (self.token[seat] != NO_TOKEN)

    def component_inventory(self) -> tuple[tuple[int, ...], tuple[int, ...], int]:
        """All goods cards and all port tokens of the game, sorted, and the number of prestige tokens."""
        cards = [card for card in self.deck if card != LION]
        cards += self.discard + self.laid
        for piles in (self.hands, self.cargo, self.pirates):
            for pile in piles:
                cards += pile
        tokens = [token for token in (*self.port_tokens, *self.box, *self.token) if token != NO_TOKEN]
        for used in self.used_tokens:
            tokens += used
        return tuple(sorted(cards)), tuple(sorted(tokens)), self.prestige_left() + sum(self.prestige)


AnyPosition = TypeVar("AnyPosition", bound=Position)
