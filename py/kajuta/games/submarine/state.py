"""Position of the game, and queries about it."""

from collections.abc import Sequence
from itertools import compress, count
from typing import Final, Self

from kajuta.core.rng import Rng
from kajuta.core.seats import OTHERS_CLOCKWISE
from kajuta.core.state import State
from kajuta.games.submarine.sea_grid import (
    COLUMN_BIT_OF_FIELD,
    DEPTH_COUNT,
    FEE_BYTES_OF_FIELD,
    FIELD_COUNT,
    FIELDS_OF_COLUMN,
    IN_RESERVE,
    PLACES_OF_FIELD,
    PLACES_PER_COLUMN,
    Column,
    Field,
    Place,
)
from kajuta.games.submarine.tokens_and_cards import (
    CARDS_PER_COLOR,
    COLORS,
    DEAL_SIZES,
    KNOWER_BITS,
    KNOWER_MASK,
    NO_TOKEN,
    SHELL_TYPE,
    TOKEN_TYPE,
    TREASURE_TYPES,
    Card,
    Color,
    Token,
)

# Stages of a turn, named after the decision.
PLACE_STAGE = "place"
SAIL_STAGE = "sail"
ACT_STAGE = "act"
MOVE_STAGE = "move"
SALVAGE_STAGE = "salvage"
PAY_STAGE = "pay"
BREAK_STAGE = "break"
OVER_STAGE = "over"

# Causes of the end of the game.
END_CONTAINER_FULL = "full"
END_COLUMN_EMPTY = "column"
END_CARDS_GONE = "cards"
END_STANDSTILL = "standstill"

# Encoded cards fit into a byte, so a search over all cards is one bytes operation.
_CARDS: Final = range(len(COLORS) << KNOWER_BITS)
_UNSEEN_CARDS: Final = frozenset(card for card in _CARDS if not card & KNOWER_MASK)
_COLOR_ONLY: Final = bytes(card & ~KNOWER_MASK for card in range(256))
_KNOWERS_ONLY: Final = bytes(card & KNOWER_MASK for card in range(256))
_CARDS_SEEN_BY: Final = tuple(bytes(card for card in _CARDS if card >> seat & 1) for seat in range(KNOWER_BITS))
_IS_SEEN_BY: Final = tuple(bytes(card >> seat & 1 for card in range(256)) for seat in range(KNOWER_BITS))


class Position(State):
    """Position: everything on the table.

    ``gradual``: option to place submarines turn by turn instead of before the first turn. ``board``: the token in each
    place, or NO_TOKEN. ``ships``: the column of each seat's ship, LEFT_HARBOR or RIGHT_HARBOR. ``subs``: by seat the
    field of each submarine, or IN_RESERVE. ``hands``: by seat, sorted. ``stacks``: by seat, the last card is the top.
    ``jokers``: by seat the tokens beside the container. ``containers``: by seat the token of each type, or NO_TOKEN.
    ``discard``: number of discarded cards of each color. ``box``: cards that were never dealt.

    ``active``: the seat whose turn it is. ``stage``: the stage of the turn. ``moved``: indices of the submarines that
    have moved in this turn. ``taken``: number of treasures salvaged in this turn. ``laid``: places where jokers were
    put in this turn. ``owed``: seats that still get one card each as a fee. ``progress``: whether this voyage has used
    up a card, filled a slot of a container or, from edition 2 on, brought a submarine into the water. ``idle``: number
    of consecutive voyages without progress. ``ending``: the cause of the end, "" while the game goes on.
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

    def determinize(self, seat: int | None, rng: Rng) -> Self:
        """Copy in which all cards that ``seat`` has never seen, and the random generator, are randomized.

        If the same number of each color was taken out, everybody knows the contents of the box. With four seats only
        the highest possible number of each color in the box is known.
        """
        new = self.copy()
        others = self.hands if seat is None else self.hands[:seat] + self.hands[seat + 1 :]
        cards: list[Card] = []
        for hand in others:
            cards += hand if _UNSEEN_CARDS.issuperset(hand) else sorted(hand, key=KNOWER_MASK.__and__)
        for stack in self.stacks:
            cards += stack
        lying = bytes(cards)
        unseen = sorted(lying.translate(_COLOR_ONLY, b"" if seat is None else _CARDS_SEEN_BY[seat]))
        spare = CARDS_PER_COLOR - DEAL_SIZES[len(self.hands)].sure_cards_per_color
        if len(self.box) != spare * len(COLORS):
            new.box, unseen = _redealt_box(self.box, unseen, spare, rng)
        rng.shuffle(unseen)
        dealt = unseen if seat is None else _dealt_around_known(unseen, lying, seat)
        start = 0
        hands: list[tuple[Card, ...]] = []
        for hand in others:
            stop = start + len(hand)
            hands.append(tuple(sorted(dealt[start:stop])))
            start = stop
        if seat is not None:
            hands.insert(seat, self.hands[seat])
        new.hands = hands
        stacks: list[tuple[Card, ...]] = []
        for stack in self.stacks:
            stop = start + len(stack)
            stacks.append(tuple(dealt[start:stop]))
            start = stop
        new.stacks = stacks
        new.reseed(rng)
        return new

    def fee_receivers(self, field: Field) -> list[int]:
        """Seats that get a card for each treasure that the active seat salvages in ``field``.

        A seat is listed once for each of its submarines in the field or above it, clockwise from the active seat.
        """
        top = field - field % DEPTH_COUNT
        return [
            other
            for other in OTHERS_CLOCKWISE[len(self.hands)][self.active]
            for where in self.subs[other]
            if top <= where <= field
        ]

    def fee_count(self, seat: int, field: Field) -> int:
        """Number of cards that ``seat`` pays in fees for each treasure that it salvages in ``field``."""
        top = field - field % DEPTH_COUNT
        count = 0
        for other, fields in enumerate(self.subs):
            if other != seat:
                for where in fields:
                    if top <= where <= field:
                        count += 1
        return count

    def fee_counts_by_field(self, seat: int) -> bytes:
        """Value of ``fee_count`` of ``seat`` for each field."""
        shades = 0
        for other, fields in enumerate(self.subs):
            if other != seat:
                for field in fields:
                    shades += FEE_BYTES_OF_FIELD[field]
        return shades.to_bytes(FIELD_COUNT, "little")

    def fee_counts_by_seat(self) -> list[bytes]:
        """Values of ``fee_counts_by_field`` for each seat."""
        shades: list[int] = []
        for fields in self.subs:
            own = 0
            for field in fields:
                own += FEE_BYTES_OF_FIELD[field]
            shades.append(own)
        everybodys = sum(shades)
        return [(everybodys - own).to_bytes(FIELD_COUNT, "little") for own in shades]

    def possible_stops(self, seat: int) -> int:
        """Columns (as bits) in which the ship of ``seat`` can still stop on this voyage."""
        columns = 0
        for field in self.subs[seat]:
            columns |= COLUMN_BIT_OF_FIELD[field]
        first = self.ships[seat] + 1
        return columns >> first << first

    def fields_of_ready_submarines(self) -> list[Field]:
        """Fields of the submarines below the active seat's ship that have not moved in this turn."""
        column, moved = self.ships[self.active], self.moved
        return [
            field
            for sub, field in enumerate(self.subs[self.active])
            if field // DEPTH_COUNT == column and sub not in moved
        ]

    def salvage_fields(self) -> list[Field]:
        """Fields below the active seat's ship that hold its submarines, from the top."""
        mine = self.subs[self.active]
        return [field for field in FIELDS_OF_COLUMN[self.ships[self.active]] if field in mine]

    def can_be_salvaged(self, place: Place) -> bool:
        """Whether ``place`` holds a token that can be salvaged; a joker put there in this turn cannot."""
        return self.board[place] != NO_TOKEN and place not in self.laid

    def can_pay(self, field: Field) -> bool:
        """Whether the active seat has the fitting card for a treasure in ``field``, and other cards for the fees."""
        seat = self.active
        hand = len(self.hands[seat])
        return hand > 0 and len(self.stacks[seat]) + hand - 1 >= self.fee_count(seat, field)

    def colors_in_hand(self) -> list[Color]:
        """Colors in the active seat's hand, without duplicates, sorted."""
        return list(dict.fromkeys([card >> KNOWER_BITS for card in self.hands[self.active]]))

    def might_salvage(self) -> bool:
        """Whether the active seat could salvage something now, judged by public information only."""
        board, laid, mine = self.board, self.laid, self.subs[self.active]
        has_jokers = bool(self.jokers[self.active])
        for field in FIELDS_OF_COLUMN[self.ships[self.active]]:
            if field in mine and (has_jokers or self.can_pay(field)):
                for place in PLACES_OF_FIELD[field]:
                    if board[place] != NO_TOKEN and place not in laid:
                        return True
        return False

    def missing_type_count(self, column: Column) -> int:
        """Number of treasure types that the active seat lacks and could salvage below a ship in ``column``.

        Judged by public information only: the seat may lack the fitting card.
        """
        container, mine = self.containers[self.active], self.subs[self.active]
        has_jokers = bool(self.jokers[self.active])
        kinds = [
            TOKEN_TYPE[self.board[place]]
            for field in range(column * DEPTH_COUNT, (column + 1) * DEPTH_COUNT)
            if field in mine and (has_jokers or self.can_pay(field))
            for place in PLACES_OF_FIELD[field]
            if self.can_be_salvaged(place)
        ]
        return sum(kind != SHELL_TYPE and container[kind] == NO_TOKEN for kind in dict.fromkeys(kinds))

    def is_column_empty(self, column: Column) -> bool:
        """Whether no treasure is left in ``column``; shells do not count as treasures."""
        tokens = self.board[column * PLACES_PER_COLUMN : (column + 1) * PLACES_PER_COLUMN]
        return all(token == NO_TOKEN or TOKEN_TYPE[token] == SHELL_TYPE for token in tokens)

    def has_submarine_in_reserve(self, seat: int) -> bool:
        """Whether ``seat`` has a submarine that is not placed yet."""
        return IN_RESERVE in self.subs[seat]

    def treasure_count(self, seat: int) -> int:
        """Number of treasures in the container of ``seat``."""
        return len(TREASURE_TYPES) - self.containers[seat].count(NO_TOKEN)

    def has_full_container(self, seat: int) -> bool:
        """Whether the container of ``seat`` holds all treasure types."""
        return NO_TOKEN not in self.containers[seat]

    def card_count(self, seat: int) -> int:
        """Number of cards that ``seat`` has in its hand and stack."""
        return len(self.hands[seat]) + len(self.stacks[seat])

    def component_inventory(self) -> tuple[list[Token], list[int]]:
        """All tokens, sorted, and the number of cards of each color."""
        tokens = [
            *self.board,
            *(token for held in self.jokers for token in held),
            *(token for container in self.containers for token in container),
        ]
        cards = self.discard[:]
        for heap in (*self.hands, *self.stacks, self.box):
            for card in heap:
                cards[card >> KNOWER_BITS] += 1
        return sorted(token for token in tokens if token != NO_TOKEN), cards


def _dealt_around_known(unseen: list[Card], lying: bytes, seat: int) -> Sequence[Card]:
    """Copy of the pile ``lying`` in which the cards that ``seat`` has not seen are replaced by cards from ``unseen``.

    The seats that know each card stay the same.
    """
    knowers = lying.translate(_KNOWERS_ONLY)
    if not any(knowers):
        return unseen
    for place in compress(count(), lying.translate(_IS_SEEN_BY[seat])):
        unseen.insert(place, lying[place])
    return (int.from_bytes(unseen) | int.from_bytes(knowers)).to_bytes(len(lying))


def _redealt_box(
    box: tuple[Card, ...], unseen: list[Card], spare: int, rng: Rng
) -> tuple[tuple[Card, ...], list[Card]]:
    """Random box of the size of ``box``, drawn from it and ``unseen``, and the cards that are left.

    The box holds at most ``spare`` cards of a color.
    """
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
