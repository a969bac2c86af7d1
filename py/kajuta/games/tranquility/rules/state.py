"""Position of the game and queries about it."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import compress
from typing import NamedTuple

from kajuta.core.seats import OTHERS_CLOCKWISE
from kajuta.core.state import State
from kajuta.games.tranquility.rules.cards import (
    AFTER_ALL,
    BEFORE_ALL,
    COMPASS,
    COMPASS_COUNT,
    HAND_LIMIT,
    HAND_LIMIT_IN_YELLOW_STORM,
    HIGHEST_COST,
    MONSTER,
    ORANGE,
    PURPLE,
    ROCKS,
    START,
    WILD,
    WILD_COUNT,
    YELLOW,
    Card,
    is_island,
)
from kajuta.games.tranquility.rules.pending_items import PendingItem
from kajuta.games.tranquility.rules.sea_layouts import PYRAMID, SEA_SHAPES, SeaShape

NO_ROW = -1
"""Value of ``Position.rocks`` if the rocks are not on the table."""


class Gap(NamedTuple):
    """Run of empty cells, from ``first`` to ``last``.

    ``below`` and ``above``: the numbers on the cells before and after it; BEFORE_ALL and AFTER_ALL at the ends of the
    sea.
    """

    first: int
    last: int
    below: int
    above: int


class ChosenOptions(NamedTuple):
    """Options chosen before the game.

    ``variant``: name of the variant. ``halves`` and ``turning_hands``: rules of Day and Night. ``warnings``: whether
    the page warns of hopeless gaps. ``rocks``: whether Jagged Rocks are used. ``monsters``: number of monsters in the
    piles. ``stormy``: whether storms are in the draw piles. ``wilds``: whether wild cards are used. ``removed``: number
    of islands removed unseen.
    """

    variant: str
    halves: bool
    turning_hands: bool
    warnings: bool
    rocks: bool
    monsters: int
    stormy: bool
    wilds: bool
    removed: int


class Position(State):
    """Everything on the table, without the rules.

    Options: the fields of ``ChosenOptions`` that matter after the deal, except that ``wilds`` is the number of wild
    cards in the game.

    The sea: ``sea`` holds the number on each cell, 0 for an empty one; ``wild_cells``: the cells where a wild card
    lies. ``started`` and ``arrived``: the card laid as Start card and as Finish card, 0 for none.

    Cards by seat: ``hands`` are sorted; in ``piles``, the last card is the top. ``discards``: discards that their owner
    has seen; ``blind``: discards that nobody has seen. ``shown``: cards that came to the hand face up, as pairs of the
    card and the number of the seat's discards at that time; the card is still in the hand or among the discards made
    since.

    Other cards: ``removed``: islands removed by a god; ``gone``: cards that left the game face up; ``exploration``:
    exploration deck of the pyramid; ``deck`` and ``display``: common deck and face-up cards of the competitive variant.

    Modules: ``rocks``: row of the rocks, or NO_ROW. ``yellow`` and ``orange``: number of storms in front of each seat;
    ``purple``: rows closed by purple storms. ``compasses``: number that the crew has; ``supply``: number that it can
    still gain. ``consecutive`` (bits): rows that have earned a compass.

    Day and Night: ``moon`` (bits): cells whose card shows the moon. ``facing``: 1 while the cards in hands show the
    moon, else 0. In the competitive variant, seat ``sun`` lays suns and the other one lays moons.

    Turn: ``first_seat`` began the game, ``active`` has its turn. ``offers``: cards that each seat offers for the Start
    card, -1 before its offer. ``pending``: stack of decisions and steps, the next one last. ``ending``: why the game
    ended, "" while it goes on.
    """

    __slots__ = (
        "active",
        "arrived",
        "blind",
        "compasses",
        "consecutive",
        "deck",
        "discards",
        "display",
        "ending",
        "exploration",
        "facing",
        "first_seat",
        "gone",
        "halves",
        "hands",
        "monsters",
        "moon",
        "offers",
        "orange",
        "pending",
        "piles",
        "purple",
        "removed",
        "rocks",
        "sea",
        "shown",
        "started",
        "stormy",
        "sun",
        "supply",
        "turning_hands",
        "variant",
        "warnings",
        "wild_cells",
        "wilds",
        "yellow",
    )

    variant: str
    halves: bool
    turning_hands: bool
    warnings: bool
    stormy: bool
    sea: list[int]
    monsters: int
    wilds: int
    wild_cells: tuple[int, ...]
    hands: list[list[Card]]
    piles: list[list[Card]]
    discards: list[list[Card]]
    blind: tuple[tuple[Card, ...], ...]
    removed: tuple[Card, ...]
    gone: tuple[Card, ...]
    shown: tuple[tuple[tuple[Card, int], ...], ...]
    started: Card
    arrived: Card
    exploration: tuple[Card, ...]
    deck: tuple[Card, ...]
    display: tuple[Card, ...]
    rocks: int
    yellow: tuple[int, ...]
    orange: tuple[int, ...]
    purple: tuple[int, ...]
    compasses: int
    supply: int
    consecutive: int
    moon: int
    facing: int
    sun: int
    first_seat: int
    active: int
    offers: tuple[int, ...]
    pending: list[PendingItem]
    ending: str

    def __init__(self, seats: int, seed: int, setting: ChosenOptions) -> None:
        """Set up an empty table; no card is dealt yet."""
        super().__init__(seed)
        self.variant = setting.variant
        self.halves = setting.halves
        self.turning_hands = setting.turning_hands
        self.warnings = setting.warnings
        self.stormy = setting.stormy
        self.monsters = setting.monsters
        self.wilds = WILD_COUNT if setting.wilds else 0
        self.sea = [0] * SEA_SHAPES[setting.variant].size
        self.wild_cells = ()
        self.discards = [[] for _ in range(seats)]
        self.hands = [[] for _ in range(seats)]
        self.piles = [[] for _ in range(seats)]
        self.blind = ((),) * seats
        self.shown = ((),) * seats
        self.removed = self.gone = self.deck = self.display = self.exploration = ()
        self.started = self.arrived = 0
        self.rocks = NO_ROW
        self.yellow = self.orange = (0,) * seats
        self.purple = ()
        self.compasses = self.consecutive = self.moon = self.facing = self.sun = 0
        self.supply = COMPASS_COUNT if setting.stormy else 0
        self.offers = ()
        self.pending = []
        self.ending = ""
        self.active = self.first_seat = 0
        self.to_act = 0

    # The sea

    def sea_shape(self) -> SeaShape:
        """Shape of the sea in this variant."""
        return SEA_SHAPES[self.variant]

    def gaps(self) -> Iterator[Gap]:
        """Yield all runs of empty cells, in the order of the cells."""
        first = 0
        below = BEFORE_ALL
        for cell, number in enumerate(self.sea):
            if number:
                if cell > first:
                    yield Gap(first, cell - 1, below, number)
                first = cell + 1
                below = number
        if first < len(self.sea):
            yield Gap(first, len(self.sea) - 1, below, AFTER_ALL)

    def laid_cells_and_numbers(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Cells that hold a card and their numbers, including the sentinels at both ends of the sea."""
        return laid_cells_and_numbers(bytes(self.sea))

    def gap_at(self, cell: int) -> Gap:
        """Gap that contains the empty ``cell``."""
        return next(gap for gap in self.gaps() if gap.first <= cell <= gap.last)

    def laying_cost(self, cell: int, number: int) -> int:
        """Number of cards to pay for laying ``number`` on ``cell``: the smaller difference to a neighboring number."""
        sea = self.sea
        left = sea[cell - 1] if cell else 0
        right = sea[cell + 1] if cell + 1 < len(sea) else 0
        if left:
            return min(abs(number - left), abs(right - number)) if right else abs(number - left)
        return abs(right - number) if right else 0

    def has_neighbor(self, cell: int) -> bool:
        """Whether a neighboring cell of ``cell`` holds a card."""
        return bool((cell and self.sea[cell - 1]) or (cell + 1 < len(self.sea) and self.sea[cell + 1]))

    def closed_cells(self) -> int:
        """Cells (bits) closed by rocks, by purple storms or, on a roof, by unfinished pillars."""
        shape = SEA_SHAPES[self.variant]
        closed = 0
        if self.rocks >= 0:
            closed = shape.masks[self.rocks]
        for row in self.purple:
            closed |= shape.masks[row]
        if shape.roof and 0 in self.sea[: shape.pillars]:
            closed |= shape.roof
        return closed

    def laid_count(self) -> int:
        """Number of cards on the sea."""
        return len(self.sea) - self.sea.count(0)

    def full_row_count(self) -> int:
        """Number of full rows."""
        sea = self.sea
        return sum(0 not in sea[span] for span in SEA_SHAPES[self.variant].spans)

    def rows_with_free_cell(self) -> list[int]:
        """Rows that have an empty cell."""
        sea = self.sea
        return [row for row, span in enumerate(SEA_SHAPES[self.variant].spans) if 0 in sea[span]]

    # Hands

    def can_discard(self, card: Card) -> bool:
        """Whether ``card`` may be paid or discarded: not a monster, and not a Start card before one is laid."""
        return card != MONSTER and (card != START or self.started > 0)

    def discardable_count(self, seat: int) -> int:
        """Number of cards in the hand of ``seat`` that may be paid or discarded."""
        hand = self.hands[seat]
        return len(hand) - hand.count(MONSTER) - (0 if self.started else hand.count(START))

    def highest_payable_cost(self, seat: int, but: int = 0) -> int:
        """Maximum price that ``seat`` can pay for a card of its hand, if ``but`` other cards are left out."""
        return min(HIGHEST_COST, self.discardable_count(seat) - 1 - but)

    def hand_limit(self, seat: int) -> int:
        """Hand limit of ``seat``: it draws up to this number of cards."""
        return HAND_LIMIT_IN_YELLOW_STORM if self.yellow[seat] else HAND_LIMIT

    def seats_showing_monsters(self) -> list[int]:
        """Seats that are publicly known to hold a monster."""
        return [seat for seat, shown in enumerate(self.shown) if any(card == MONSTER for card, _ in shown)]

    def forget_shown_card(self, seat: int, card: Card) -> None:
        """Remove ``card``, which has left the hand of ``seat`` face up, from the publicly known cards of that hand."""
        shown = list(self.shown[seat])
        for place, (known, _) in enumerate(shown):
            if known == card:
                del shown[place]
                break
        self.shown = (*self.shown[:seat], tuple(shown), *self.shown[seat + 1 :])

    def note_shown_card(self, seat: int, card: Card) -> None:
        """Record that everybody saw ``card`` come to the hand of ``seat``."""
        shown = (*self.shown[seat], (card, len(self.discards[seat])))
        self.shown = (*self.shown[:seat], shown, *self.shown[seat + 1 :])

    def hidden_wild_count(self) -> int:
        """Number of wild cards in the game that have not been used openly."""
        return self.wilds - len(self.wild_cells) - self.gone.count(WILD) - (self.started == WILD)

    def may_hold_wild_card(self, seat: int) -> bool:
        """Whether, as far as others know, ``seat`` may hold a wild card; in the pyramid, wild cards come face up."""
        if self.variant == PYRAMID:
            return any(card == WILD for card, _ in self.shown[seat])
        return self.hidden_wild_count() > 0 and len(self.hands[seat]) > 0

    def may_wild_card_be_monster(self) -> bool:
        """Whether a wild card may be used as a monster in this game."""
        return self.monsters > 0 or (self.edition >= 2 and self.variant == PYRAMID)

    def seats_clockwise_from(self, seat: int) -> list[int]:
        """All seats, clockwise from ``seat``."""
        return [seat, *OTHERS_CLOCKWISE[len(self.hands)][seat]]

    def component_inventory(self) -> list[Card]:
        """All cards of the game, wherever they are, sorted."""
        cards = [card for cards in (*self.hands, *self.piles, *self.discards, *self.blind) for card in cards]
        cards += (*self.removed, *self.gone, *self.exploration, *self.deck, *self.display)
        cards += [card for card in (self.started, self.arrived) if card]
        cards += [WILD if cell in self.wild_cells else number for cell, number in enumerate(self.sea) if number]
        cards += [YELLOW] * sum(self.yellow) + [ORANGE] * sum(self.orange) + [PURPLE] * len(self.purple)
        cards += [storm.what for storm in self.pending if storm.kind in ("storm", "effect")]
        cards += [PURPLE for storm in self.pending if storm.kind == "purple"]
        cards += [COMPASS] * (self.compasses + self.supply) + [ROCKS] * (self.rocks >= 0)
        cards += [START] * len(self.hands) if not self.turn else []
        cards += [ROCKS for found in self.pending if found.kind == "place-rocks"]
        cards += [MONSTER for found in self.pending if found.kind == "attack"]
        return sorted(cards)

    def unseen_islands(self, seat: int) -> list[Card]:
        """Islands that, as far as ``seat`` knows, may still come.

        These are all islands except those on the sea, those removed face up and its own discards.
        """
        seen = [*self.sea, *self.gone, *self.discards[seat]]
        known = {card for card in seen if is_island(card)}
        return [card for card in range(1, AFTER_ALL) if card not in known]


@lru_cache(maxsize=4096)
def laid_cells_and_numbers(sea: bytes) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Cells and numbers of the cards on ``sea``, with sentinels for both ends.

    The result is cached because bots meet the same seas again and again.
    """
    end = len(sea)
    return (-1, *compress(range(end), sea), end), (BEFORE_ALL, *filter(None, sea), AFTER_ALL)
