"""What lies on the table, and small questions about it."""

from collections.abc import Sequence
from itertools import compress, count
from typing import Final, Self

from kajuta.core.rng import Rng, rng_state_from_seed
from kajuta.core.state import State
from kajuta.games.submarine.components import (
    CARDS_OF_A_COLOR,
    COLORS,
    DEALS,
    KNOWER_BITS,
    KNOWERS,
    NOTHING,
    SHELL,
    TOKEN_TYPE,
    TYPES,
    Card,
    Color,
    Token,
)
from kajuta.games.submarine.sea import (
    BESIDE,
    COLUMN_BITS,
    COLUMN_PLACES,
    DEPTHS,
    FIELDS,
    FIELDS_OF,
    PLACES,
    SHADES,
    Column,
    Field,
    Place,
)

# Stages of a turn: what is being decided.
PLACE = "place"
SAIL = "sail"
ACT = "act"
MOVE = "move"
SALVAGE = "salvage"
PAY = "pay"
BREAK = "break"
OVER = "over"

# Why a game ended.
FULL = "full"
COLUMN = "column"
CARDS = "cards"
STANDSTILL = "standstill"

# Cards are small enough for bytes, so all that lie on the table are looked through at once.
_CARDS: Final = range(len(COLORS) << KNOWER_BITS)
_UNKNOWN: Final = frozenset(card for card in _CARDS if not card & KNOWERS)
_COLOR_ALONE: Final = bytes(card & ~KNOWERS for card in range(256))
_KNOWERS_ALONE: Final = bytes(card & KNOWERS for card in range(256))
_SEEN_BY: Final = tuple(bytes(card for card in _CARDS if card >> seat & 1) for seat in range(KNOWER_BITS))
_WHETHER_SEEN: Final = tuple(bytes(card >> seat & 1 for card in range(256)) for seat in range(KNOWER_BITS))


class Position(State):
    """Everything on the table.

    ``gradual``: submarines are placed turn by turn (the option), not before the first turn.
    ``board``: the token in each place, or NOTHING. ``ships``: the column of each seat's ship, LEFT
    or RIGHT. ``subs``: by seat the field of each submarine, or BESIDE. ``hands``: by seat rising
    cards; ``stacks``: by seat, the last card is the top. ``jokers``: by seat the tokens beside the
    container. ``containers``: by seat the token of each type, or NOTHING. ``discard``: how many
    cards of each color are out of the game. ``box``: cards that were never dealt.

    ``active``: whose turn it is. ``stage``: what it decides. ``moved``: the submarines (their
    indices) that have moved in this turn. ``taken``: how many treasures it has salvaged in this
    turn. ``laid``: places where it has laid jokers in this turn. ``owed``: seats that still get a
    card each as fees. ``progress``: whether this voyage used up a card or filled a place of a
    container; ``idle``: how many voyages in a row did not. ``ending``: why the game ended, "" while
    it goes on.
    """

    __slots__ = (
        "active",
        "board",
        "box",
        "containers",
        "discard",
        "ending",
        "gradual",
        "hands",
        "idle",
        "jokers",
        "laid",
        "moved",
        "owed",
        "progress",
        "ships",
        "stacks",
        "stage",
        "subs",
        "taken",
    )

    gradual: bool
    board: list[Token]
    ships: list[Column]
    subs: list[list[Field]]
    hands: list[tuple[Card, ...]]
    stacks: list[tuple[Card, ...]]
    jokers: list[tuple[Token, ...]]
    containers: list[tuple[Token, ...]]
    discard: list[int]
    box: tuple[Card, ...]
    active: int
    stage: str
    moved: tuple[int, ...]
    taken: int
    laid: tuple[Place, ...]
    owed: tuple[int, ...]
    progress: bool
    idle: int
    ending: str

    def copy(self) -> Self:
        """Return an independent position that nobody listens to."""
        cls = type(self)
        new = cls.__new__(cls)
        new.to_act = self.to_act
        new.rng = self.rng
        new.irreversible_events = self.irreversible_events
        new.turn = self.turn
        new.events = None
        new.gradual = self.gradual
        new.board = self.board[:]
        new.ships = self.ships[:]
        new.subs = [fields[:] for fields in self.subs]
        new.hands = self.hands[:]
        new.stacks = self.stacks[:]
        new.jokers = self.jokers[:]
        new.containers = self.containers[:]
        new.discard = self.discard[:]
        new.box = self.box
        new.active = self.active
        new.stage = self.stage
        new.moved = self.moved
        new.taken = self.taken
        new.laid = self.laid
        new.owed = self.owed
        new.progress = self.progress
        new.idle = self.idle
        new.ending = self.ending
        return new

    def determinize(self, seat: int, rng: Rng) -> Self:
        """Return a copy in which all cards that ``seat`` has never seen are dealt anew, ``rng`` included.

        Where cards were taken out evenly everybody knows what the box holds; with four seats, how many
        of a color it can hold.
        """
        new = self.copy()
        others = self.hands[:seat] + self.hands[seat + 1 :]
        cards: list[Card] = []
        for hand in others:
            cards += hand if _UNKNOWN.issuperset(hand) else sorted(hand, key=KNOWERS.__and__)
        for stack in self.stacks:
            cards += stack
        lying = bytes(cards)
        unseen = sorted(lying.translate(_COLOR_ALONE, _SEEN_BY[seat]))
        spare = CARDS_OF_A_COLOR - DEALS[len(self.hands)].even
        if len(self.box) != spare * len(COLORS):
            new.box, unseen = _box_anew(self.box, unseen, spare, rng)
        rng.shuffle(unseen)
        dealt = _with_the_known(unseen, lying, seat)
        start = 0
        hands: list[tuple[Card, ...]] = []
        for hand in others:
            stop = start + len(hand)
            hands.append(tuple(sorted(dealt[start:stop])))
            start = stop
        hands.insert(seat, self.hands[seat])
        new.hands = hands
        stacks: list[tuple[Card, ...]] = []
        for stack in self.stacks:
            stop = start + len(stack)
            stacks.append(tuple(dealt[start:stop]))
            start = stop
        new.stacks = stacks
        new.rng = rng_state_from_seed(rng.randbelow(1 << 32))
        return new

    def opponents(self, seat: int) -> list[int]:
        """Return all other seats, clockwise from ``seat``."""
        return [*range(seat + 1, len(self.hands)), *range(seat)]

    def tolls(self, field: Field) -> list[int]:
        """Return who gets a card for each treasure that the active seat salvages in ``field``.

        A seat stands there once for each submarine in the field or above it, clockwise from the active one.
        """
        top = field - field % DEPTHS
        return [other for other in self.opponents(self.active) for where in self.subs[other] if top <= where <= field]

    def fees(self, seat: int, field: Field) -> int:
        """Return how many cards ``seat`` pays others for each treasure that it salvages in ``field``."""
        top = field - field % DEPTHS
        count = 0
        for other, fields in enumerate(self.subs):
            if other != seat:
                for where in fields:
                    if top <= where <= field:
                        count += 1
        return count

    def fees_everywhere(self, seat: int) -> bytes:
        """Return by field what ``fees`` of ``seat`` are there."""
        shades = 0
        for other, fields in enumerate(self.subs):
            if other != seat:
                for field in fields:
                    shades += SHADES[field]
        return shades.to_bytes(FIELDS, "little")

    def all_fees(self) -> list[bytes]:
        """Return by seat what ``fees_everywhere`` does."""
        shades: list[int] = []
        for fields in self.subs:
            own = 0
            for field in fields:
                own += SHADES[field]
            shades.append(own)
        everybodys = sum(shades)
        return [(everybodys - own).to_bytes(FIELDS, "little") for own in shades]

    def stops(self, seat: int) -> int:
        """Return the columns (as bits) in which the ship of ``seat`` can still stop on this voyage."""
        columns = 0
        for field in self.subs[seat]:
            columns |= COLUMN_BITS[field]
        first = self.ships[seat] + 1
        return columns >> first << first

    def ready(self) -> list[Field]:
        """Return the field of each submarine below the active seat's ship that has not moved in this turn."""
        column, moved = self.ships[self.active], self.moved
        return [
            field for sub, field in enumerate(self.subs[self.active]) if field // DEPTHS == column and sub not in moved
        ]

    def fields_in_reach(self) -> list[Field]:
        """Return the fields below the active seat's ship that hold submarines of its color, from the top."""
        mine = self.subs[self.active]
        return [field for field in FIELDS_OF[self.ships[self.active]] if field in mine]

    def can_be_salvaged(self, place: Place) -> bool:
        """Say whether something lies in ``place`` that was not laid there in this turn."""
        return self.board[place] != NOTHING and place not in self.laid

    def can_pay(self, field: Field) -> bool:
        """Say whether the active seat has a card for a treasure in ``field`` and enough others for the fees."""
        seat = self.active
        hand = len(self.hands[seat])
        return hand > 0 and len(self.stacks[seat]) + hand - 1 >= self.fees(seat, field)

    def colors(self) -> list[Color]:
        """Return the colors in the active seat's hand, each once, rising."""
        return list(dict.fromkeys([card >> KNOWER_BITS for card in self.hands[self.active]]))

    def might_salvage(self) -> bool:
        """Say whether, for all that everybody knows, the active seat could salvage something now."""
        board, laid, mine = self.board, self.laid, self.subs[self.active]
        has_jokers = bool(self.jokers[self.active])
        for field in FIELDS_OF[self.ships[self.active]]:
            if field in mine and (has_jokers or self.can_pay(field)):
                for place in PLACES[field]:
                    if board[place] != NOTHING and place not in laid:
                        return True
        return False

    def new_types(self, column: Column) -> int:
        """Return how many types that the active seat lacks it could salvage below a ship in ``column``.

        Counted for all that everybody knows: a card of the fitting color may be missing.
        """
        container, mine = self.containers[self.active], self.subs[self.active]
        has_jokers = bool(self.jokers[self.active])
        kinds = [
            TOKEN_TYPE[self.board[place]]
            for field in range(column * DEPTHS, (column + 1) * DEPTHS)
            if field in mine and (has_jokers or self.can_pay(field))
            for place in PLACES[field]
            if self.can_be_salvaged(place)
        ]
        return sum(kind != SHELL and container[kind] == NOTHING for kind in dict.fromkeys(kinds))

    def is_empty(self, column: Column) -> bool:
        """Say whether no treasure is left in ``column``; shells are none."""
        tokens = self.board[column * COLUMN_PLACES : (column + 1) * COLUMN_PLACES]
        return all(token == NOTHING or TOKEN_TYPE[token] == SHELL for token in tokens)

    def waiting_sub(self, seat: int) -> bool:
        """Say whether ``seat`` has a submarine that is not placed yet."""
        return BESIDE in self.subs[seat]

    def treasures(self, seat: int) -> int:
        """Return how many treasures lie in the container of ``seat``."""
        return len(TYPES) - self.containers[seat].count(NOTHING)

    def cards(self, seat: int) -> int:
        """Return how many cards ``seat`` has left."""
        return len(self.hands[seat]) + len(self.stacks[seat])

    def component_inventory(self) -> tuple[list[Token], list[int]]:
        """Return all tokens, sorted, and the number of cards of each color."""
        tokens = [
            *self.board,
            *(token for held in self.jokers for token in held),
            *(token for container in self.containers for token in container),
        ]
        cards = self.discard[:]
        for heap in (*self.hands, *self.stacks, self.box):
            for card in heap:
                cards[card >> KNOWER_BITS] += 1
        return sorted(token for token in tokens if token != NOTHING), cards


def _with_the_known(unseen: list[Card], lying: bytes, seat: int) -> Sequence[Card]:
    """Return ``lying`` with ``unseen`` dealt to the places that ``seat`` has not seen; who knows a place still does."""
    knowers = lying.translate(_KNOWERS_ALONE)
    if not any(knowers):
        return unseen
    for place in compress(count(), lying.translate(_WHETHER_SEEN[seat])):
        unseen.insert(place, lying[place])
    return (int.from_bytes(unseen) | int.from_bytes(knowers)).to_bytes(len(lying))


def _box_anew(box: tuple[Card, ...], unseen: list[Card], spare: int, rng: Rng) -> tuple[tuple[Card, ...], list[Card]]:
    """Return another ``box`` of that size out of it and ``unseen``, at most ``spare`` of a color, and the rest."""
    pool = sorted([*unseen, *box])
    rng.shuffle(pool)
    boxed: list[Card] = []
    rest: list[Card] = []
    for number, card in enumerate(pool):
        if len(boxed) == len(box):
            rest += pool[number:]
            break
        (boxed if boxed.count(card) < spare else rest).append(card)
    return tuple(boxed), rest
