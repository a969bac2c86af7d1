"""The position, and queries about it."""

from typing import ClassVar, NamedTuple, TypeVar

from kajuta.core.message import msg, seat_ref
from kajuta.core.seats import OTHERS_CLOCKWISE
from kajuta.core.state import State
from kajuta.games.oltremare.rules.cards import BALES, LION, POWER, Card, Good
from kajuta.games.oltremare.rules.motions import earning_motions
from kajuta.games.oltremare.rules.sea_map import COMPASS, GOOD_TERMS, NO_TOKEN, Port, Token

EVERYBODY = -1
"""The partner of an offer that is made to everybody."""

CARD_PRICE = 3
CARD_PRICE_IN_DEBT = 4
MOST_PURCHASES = 4
MOST_OFFERS_TO_PARTNER = 3
"""Number of offers that a partner can get in one turn."""

ROUNDS_REMEMBERED = 3
"""Number of rounds for which a declined offer is remembered."""

MOST_CARDS_ASKED_FOR = 4
"""Highest number of cards that an offer can ask for."""

MOST_DUCATS_OFFERED = 12
"""Highest number of ducats that an offer can give or ask for."""

UNSOLICITED = "unasked"
"""Phase in which a seat may make an offer to the active seat."""

OFFER_MAKING = ("give", "pay", "want", "charge")
"""The phases in which an offer is made."""

PRESTIGE_TOKENS = 40


class Offer(NamedTuple):
    """A deal that ``maker`` proposes to ``partner`` (or EVERYBODY): ``cards`` and ``ducats`` for the goods ``wanted``.

    ``ducats`` below zero are asked for, not given. ``wanted`` names kinds of goods. Both rise, in whatever order
    they were chosen.
    """

    maker: int
    partner: int
    cards: tuple[Card, ...] = ()
    ducats: int = 0
    wanted: tuple[Good, ...] = ()


class DeclinedOffer(NamedTuple):
    """An offer that was turned down, as everybody heard it: kinds of goods, no cards. ``turn``: when."""

    turn: int
    maker: int
    partner: int
    given: tuple[Good, ...]
    ducats: int
    wanted: tuple[Good, ...]


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

    ``phase``: of the active seat's turn, see engine.py. ``bought``: cards bought in this turn.
    ``rewarded``: seats that got prestige in this turn, as bits. ``asked``: offers that each seat
    got in this turn. ``offers``: what is being negotiated, a counter-offer last; ``waiting``:
    partners who have still to answer the first of them, or seats that may still make an
    unsolicited offer; ``picked``: the cards shown for it. ``heard``: whether the others have had their word in
    this turn, ``reopened``: whether a deal came of it.
    ``declined``: offers that were turned down in the last rounds.
    ``laid``: the cards played in this turn; ``paid``: once their symbols are carried out, how many of
    each kind there were and what they came to, calm sea last. ``steps``: how far the ship has still to go;
    ``sailed``: the routes it has used, as bits. ``last_round``: the deck ran out.

    ``remembers_cargo``: whether the table tells how many equal goods lie on top of each cargo.
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
        """Give ``ducats`` to ``seat`` and tell it by the message ``name``; nothing is told of nothing."""
        self.ducats[seat] += ducats
        if ducats and self.events is not None:
            told = msg(name, seat=seat_ref(seat), count=ducats, icon="oltremare-ducat")
            self.log_event(told, tone="gain" if ducats > 0 else "loss", motions=earning_motions(seat, ducats))

    def add_to_hand(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Add ``cards`` to the hand of ``seat``, which knows them from then on."""
        if cards:
            self.hands[seat] = tuple(sorted(self.hands[seat] + cards))
            for card in cards:
                self.knows[seat] |= 1 << card

    def remove_from_hand(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Take ``cards`` out of the hand of ``seat``."""
        if cards:
            self.hands[seat] = tuple([card for card in self.hands[seat] if card not in cards])

    def remove_port_token(self, port: Port) -> None:
        """Take the token of ``port`` away."""
        self.port_tokens = (*self.port_tokens[:port], NO_TOKEN, *self.port_tokens[port + 1 :])

    # Queries

    def other_seats(self, seat: int) -> tuple[int, ...]:
        """Other seats, clockwise from ``seat``."""
        return OTHERS_CLOCKWISE[len(self.hands)][seat]

    def sent_offers(self) -> tuple[Offer, ...]:
        """Offers that were sent; one that is being made is its maker's own affair."""
        return self.offers[:-1] if self.phase in OFFER_MAKING else self.offers

    def answering_seat(self) -> int:
        """Seat that answers the latest offer."""
        return self.waiting[0] if self.offers[-1].maker == self.active else self.active

    def naval_power(self, seat: int) -> int:
        """Naval power of ``seat``; 0 once all its cargo went back into the deck."""
        stack = self.cargo[seat]
        return POWER[stack[-1]] if stack else 0

    def bales_to_play(self, seat: int) -> int:
        """Number of cards that ``seat`` has to play in its turn; 0 once all its cargo went back into the deck."""
        stack = self.cargo[seat]
        return BALES[stack[-1]] if stack else 0

    def purchases_left(self) -> int:
        """Number of cards that the active seat can still buy in this turn; there may be fewer than the rules allow."""
        allowed = MOST_PURCHASES - self.bought
        return allowed if len(self.deck) > allowed else min(allowed, self.cards_to_draw())

    def card_price(self) -> int:
        """Ducats that the next card costs the active seat."""
        if self.token[self.active] == GOOD_TERMS:
            return self.bought + 1
        return CARD_PRICE if self.ducats[self.active] >= 0 else CARD_PRICE_IN_DEBT

    def cards_to_draw(self) -> int:
        """Number of cards that draws and purchases could bring, those that would go back into the deck included."""
        count = len(self.deck) - bool(self.lion) + len(self.discard)
        for seat, stack in enumerate(self.cargo):
            count += len(self.pirates[seat]) + max(0, len(stack) - self.still_needs_top_card(seat))
        return count

    def still_needs_top_card(self, seat: int) -> bool:
        """Whether ``seat`` still needs the top of its cargo, because its turn in this round is not over."""
        count = len(self.hands)
        return (seat - self.start) % count >= (self.active - self.start) % count

    def prestige_left(self) -> int:
        """Number of prestige tokens in the bank."""
        return PRESTIGE_TOKENS - sum(self.prestige)

    def compass_destinations(self) -> tuple[Port, ...]:
        """Ports that a compass can lead the active seat's ship to."""
        here = self.ships[self.active]
        return tuple([port for port, token in enumerate(self.port_tokens) if token != COMPASS and port != here])

    def port_count(self, seat: int) -> int:
        """Number of port tokens that ``seat`` has collected."""
        return len(self.used_tokens[seat]) + (self.token[seat] != NO_TOKEN)

    def component_inventory(self) -> tuple[tuple[int, ...], tuple[int, ...], int]:
        """All cards of goods and all port tokens, sorted, and the number of prestige tokens."""
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
