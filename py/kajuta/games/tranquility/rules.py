"""The rules: what may be done and what comes of it.

What follows an action waits on ``pending``, the next thing last: paying, rocks, drawing, the next
turn. Steps that leave no choice are carried out on the way, the first decision among them stops.
"""

from bisect import bisect_left, insort
from collections.abc import Callable

from kajuta.core.message import msg, seat_ref
from kajuta.core.rng import seeded
from kajuta.core.state import Action, Line, Outcome, Window
from kajuta.games.tranquility import exploration, storms, texts
from kajuta.games.tranquility.cards import (
    ALL_MONSTERS,
    BORDER,
    CARD_POINTS,
    CARDS_FOR_A_COMPASS,
    COMPASS,
    COMPASSES,
    DISCARD_POINTS,
    DISCARDED,
    DISPLAY,
    EXTRA_CARDS,
    FINISH,
    FINISH_POINTS,
    FINISHES,
    FROM_THE_PILE,
    HAND,
    ISLANDS,
    MONSTER,
    MOST_COST,
    ROCKS,
    SECOND_PLAYER_POINTS,
    SPARE_BORDERS,
    START,
    START_COST,
    STORMS,
    STORMS_OF_A_COLOUR,
    WILD,
    WILDS,
    YELLOW,
    Card,
)
from kajuta.games.tranquility.offers import shared_out
from kajuta.games.tranquility.sea import COMPETITIVE, DAY_NIGHT, PYRAMID, SEAS
from kajuta.games.tranquility.state import Pending, Position

LAY_START: Action = ("start",)
LAY_FINISH: Action = ("finish",)
WILD_START: Action = ("wild-start",)
WILD_FINISH: Action = ("wild-finish",)
DISCARD: Action = ("discard",)
DISCARD_ALL: Action = ("discard-all",)
STUCK: Action = ("stuck",)
STAY: Action = ("stay",)
TURN_HANDS: Action = ("turn-hands",)
KEEP_HANDS: Action = ("keep-hands",)

_LAY: tuple[tuple[Action, ...], ...] = tuple(
    tuple(("lay", number, cell) for cell in range(36)) for number in range(ISLANDS + 1)
)
_PAY: tuple[Action, ...] = tuple(("pay", card) for card in range(YELLOW))
_NEXT = Pending("next", -1)
_NO_COMPASS = ("window", "offer", "tops", "give")
"""Decisions in which the active seat cannot use a compass as at all others: a window, or the sharing of the eight."""


class Tranquility(Position):
    """A position that knows the rules."""

    __slots__ = ()

    def __init__(
        self,
        seats: int,
        seed: int,
        *,
        variant: str,
        halves: bool,
        turning_hands: bool,
        rocks: bool,
        monsters: int,
        stormy: bool,
        wilds: bool,
        removed: int,
        warnings: bool,
    ) -> None:
        """Shuffle and deal; ``removed`` islands are taken away unseen."""
        self.rng = seeded(seed)
        self.luck = 0
        self.turn = 0
        self.events = None
        self.variant = variant
        self.halves = halves
        self.turning_hands = turning_hands
        self.warnings = warnings
        self.stormy = stormy
        self.monsters = monsters
        self.wilds = WILDS if wilds else 0
        self.sea = [0] * SEAS[variant].size
        self.wild_cells = ()
        self.discards = [[] for _ in range(seats)]
        self.hands = [[] for _ in range(seats)]
        self.piles = [[] for _ in range(seats)]
        self.blind = ((),) * seats
        self.shown = ((),) * seats
        self.gone = self.deck = self.display = self.exploration = ()
        self.started = self.arrived = 0
        self.rocks = self.below(len(SEAS[variant].rows)) if rocks else -1
        self.yellow = self.orange = (0,) * seats
        self.purple = ()
        self.compasses = self.consecutive = self.moon = self.facing = self.sun = 0
        self.supply = COMPASSES if stormy else 0
        self.offers = ()
        self.pending = []
        self.ending = ""
        self.active = self.first_seat = 0
        self.to_act = 0
        islands = list(range(1, ISLANDS + 1))
        self.shuffle(islands)
        self.removed = tuple(islands[:removed])
        cards = islands[removed:]
        if variant == PYRAMID:
            self._lay_out_exploration()
        else:
            cards += [FINISH] * FINISHES + [MONSTER] * monsters + [WILD] * self.wilds
            cards += [storm for storm in STORMS for _ in range(STORMS_OF_A_COLOUR) if stormy]
        self.shuffle(cards)
        if variant == COMPETITIVE:
            self._deal_competitive(cards)
        else:
            self._deal(cards)

    def legal_actions(self) -> list[Action]:
        """Return what ``to_act`` may do now."""
        if self.pending:
            item = self.pending[-1]
            actions = _CHOICES[item.kind](self, item)
            if self.compasses and item.seat == self.active and item.kind not in _NO_COMPASS:
                actions += storms.cancellations(self, "compass")
            return actions
        return [] if self.to_act is None else self._turn_actions()

    def apply(self, action: Action) -> None:
        """Carry out ``action``, then everything that leaves no choice."""
        _CARRY_OUT[action[0]](self, action)
        if self.pending:
            self._proceed()

    def outcome(self) -> Outcome | None:
        """Return how the finished game ended."""
        if not self.ending:
            return None
        reason = msg(f"end-{self.ending}")
        if self.variant == COMPETITIVE:
            return self._reckoning()
        seats = len(self.hands)
        return Outcome((1 if self.ending == "won" else 2,) * seats, (0,) * seats, ((),) * seats, reason)

    def put_even_if_forced(self) -> bool:
        """Say whether the decision is put anyway: in a window, lest it be told who holds a wild card."""
        return bool(self.pending) and self.pending[-1].kind == "window"

    def window(self) -> Window | None:
        """Return the window in which a storm that was just drawn may be cancelled."""
        if self.pending and self.pending[-1].kind == "window":
            return Window("storm", concerns=self.pending[-1].seat == self.pending[-1].low)
        return None

    # Setting out

    def _deal(self, cards: list[Card]) -> None:
        """Deal ``cards`` evenly; one of those with the fewest begins. Then every pile gets its Start."""
        seats = len(self.hands)
        richest = self.below(seats)
        for place in range(seats):
            self.piles[(richest + place) % seats] = cards[place::seats]
        fewest = min(map(len, self.piles))
        self.active = self.first_seat = self.to_act = self._one_of(
            [seat for seat in range(seats) if len(self.piles[seat]) == fewest]
        )
        self.pending = [Pending("set-out", -1)]
        self.pending += [Pending("draw", seat) for seat in reversed(self.clockwise(self.active))]
        if self.stormy:
            self._proceed()
            return
        self.pending = []
        for seat in range(seats):
            pile = self.piles[seat]
            self.hands[seat] = sorted(pile[-HAND:])
            del pile[-HAND:]
        self._set_out(_NEXT)

    def _one_of(self, seats: list[int]) -> int:
        return seats[self.below(len(seats))]

    def _set_out(self, item: Pending) -> None:
        """Shuffle a Start into every draw pile and begin the first turn."""
        self.luck += 1
        for pile in self.piles:
            pile.insert(self.below(len(pile) + 1), START)
        self._begin_turn(self.first_seat)

    def _lay_out_exploration(self) -> None:
        cards = [FINISH] * FINISHES + [MONSTER] * ALL_MONSTERS + [COMPASS] * COMPASSES + [BORDER] * SPARE_BORDERS
        cards += [ROCKS] + [storm for storm in STORMS for _ in range(STORMS_OF_A_COLOUR)]
        cards += [WILD] * self.wilds
        self.shuffle(cards)
        self.exploration = tuple(cards)

    def _deal_competitive(self, cards: list[Card]) -> None:
        """Deal two hands and the face-up cards; a Start is laid at once, chance names who lays suns and begins."""
        self.hands = [sorted(cards.pop() for _ in range(HAND)) for _ in self.hands]
        self.display = tuple(sorted(cards.pop() for _ in range(DISPLAY)))
        self.deck = tuple(cards)
        self.started = START
        self.sun = self.below(len(self.hands))
        self.first_seat = self.below(len(self.hands))
        self._begin_turn(self.first_seat)

    # A turn

    def _begin_turn(self, seat: int) -> None:
        self.active = self.to_act = seat
        self.turn += 1
        if self.events is not None:
            self.tell(msg("log-turn", seat=seat_ref(seat)), tone="turn")

    def _next_turn(self, item: Pending) -> None:
        self._begin_turn((self.active + 1) % len(self.hands))

    def _turn_actions(self) -> list[Action]:
        """Return the actions a turn may consist of; the only one is to be stuck where there is no other."""
        seat = self.active
        hand = self.hands[seat]
        started = self.started
        if not started and START in hand:
            actions: list[Action] = [LAY_START]
            if WILD in hand:
                actions += storms.cancellations(self, "wild-compass")
            if self.compasses:
                actions += storms.cancellations(self, "compass")
            return actions
        actions = self._lays(hand, seat)
        discardable = len(hand)
        if hand and hand[-1] > FINISH:
            discardable -= hand.count(MONSTER)
            actions += self._monsters_and_wilds(hand, seat)
        if FINISH in hand and self._may_arrive(seat):
            actions.append(LAY_FINISH)
        if self.variant == DAY_NIGHT and discardable:
            actions += [("turn", cell) for cell, number in enumerate(self.sea) if number]
        if discardable >= DISCARDED:
            actions.append(DISCARD)
            if self.supply and discardable >= CARDS_FOR_A_COMPASS:
                actions.append(DISCARD_ALL)
        if self.compasses:
            actions += storms.cancellations(self, "compass")
        return actions or [STUCK]

    def _lays(self, hand: list[Card], seat: int) -> list[Action]:
        """Return all ways to lay an island of the hand, by card, then by cell."""
        sea = self.sea
        places = [cell for cell, number in enumerate(sea) if number]
        numbers = [number for number in sea if number]
        most = len(hand) - 1
        if hand and hand[-1] >= MONSTER:
            most -= hand.count(MONSTER)
        most = min(most, MOST_COST)
        laid = len(places)
        end = len(sea) - 1
        actions: list[Action] = []
        for card in hand:
            if card > ISLANDS:
                break
            at = bisect_left(numbers, card)
            if at:
                first = places[at - 1] + 1
                low = card - numbers[at - 1]
            else:
                first = low = 0
            if at < laid:
                last = places[at] - 1
                high = numbers[at] - card
                if not high:
                    continue
            else:
                last = end
                high = 0
            if first >= last:
                if first > last or (low > most and (high > most or not high)) or (high > most and not low):
                    continue
                actions.append(_LAY[card][first])
                continue
            if low > most:
                first += 1
            if high > most:
                last -= 1
            actions += _LAY[card][first : last + 1]
        if self.rocks >= 0 or self.purple or SEAS[self.variant].roof:
            closed = self.closed_cells()
            actions = [action for action in actions if not closed >> int(action[2]) & 1]
        if self.orange[seat]:
            actions = [action for action in actions if self.has_neighbor(int(action[2]))]
        return actions

    def _monsters_and_wilds(self, hand: list[Card], seat: int) -> list[Action]:
        actions: list[Action] = []
        if MONSTER in hand:
            actions += [("monster", cell) for cell, number in enumerate(self.sea) if number]
        if WILD in hand:
            actions += [("wild", cell) for cell in self._wild_cells(seat)]
            if not self.started:
                actions.append(WILD_START)
            if self._may_arrive(seat):
                actions.append(WILD_FINISH)
            if self.monsters:
                actions += [("wild-monster", cell) for cell, number in enumerate(self.sea) if number]
            actions += storms.cancellations(self, "wild-compass")
        return actions

    def _may_arrive(self, seat: int) -> bool:
        """Say whether ``seat`` may try to lay a Finish: the sea is full, and no monster is known to be held."""
        return bool(self.started) and all(self.sea) and MONSTER not in self.hands[seat] and not self.shown_monsters()

    def _is_stuck(self, action: Action) -> None:
        self.luck += 1
        self._end("stuck")

    def _discard_two(self, action: Action) -> None:
        self._act([Pending("pay", self.active, DISCARDED)], turning=True)

    def _act(self, first: list[Pending], turning: bool = False) -> None:
        """Let an action be followed by ``first`` (the next last), the rocks, drawing and the next turn."""
        seat = self.active
        self.pending = pending = [_NEXT, Pending("take" if self.variant == COMPETITIVE else "draw", seat)]
        if self.rocks >= 0:
            pending.append(Pending("rocks", seat))
        if turning and self.turning_hands:
            pending.append(Pending("hands", seat))
        pending += first

    def _proceed(self) -> None:
        """Carry out what is pending up to the first decision."""
        while self.pending:
            item = self.pending[-1]
            step = _STEPS.get(item.kind)
            if step is None:
                self.to_act = item.seat
                return
            self.pending.pop()
            step(self, item)

    # Laying an island

    def _lay(self, action: Action) -> None:
        card, cell = int(action[1]), int(action[2])
        seat = self.active
        self.hands[seat].remove(card)
        if self.shown[seat]:
            self.forget(seat, card)
        self._put(seat, card, cell)

    def _put(self, seat: int, number: int, cell: int) -> None:
        """Lay ``number`` on ``cell``, then pay for it."""
        cost = self.cost(cell, number)
        self.sea[cell] = number
        if len(self.hands) > 1:
            self.luck += 1
        if self.facing or (self.variant == COMPETITIVE and seat != self.sun):
            self.moon |= 1 << cell
        if self.events is not None:
            self.tell(texts.log_lay(seat, number, cost))
        first = [Pending("reveal", seat)] if self.exploration else []
        if cost:
            first.append(Pending("pay", seat, cost))
        if self.rocks >= 0:
            self._check_rocks()
        self._act(first)
        if self.stormy:
            self._check_consecutive(SEAS[self.variant].row_of[cell])

    def _pay_choices(self, item: Pending) -> list[Action]:
        """Return the cards that may come next, from left to right, so that enough are left for the rest."""
        cards = self._discardable_from(item)
        cards = cards[: len(cards) - item.what + 1]
        return [_PAY[card] for place, card in enumerate(cards) if not place or cards[place - 1] != card]

    def _discardable_from(self, item: Pending) -> list[Card]:
        cards = self.hands[item.seat][item.low :]
        if cards and cards[-1] >= START:
            return [card for card in cards if card <= ISLANDS or self.can_discard(card)]
        return cards

    def _pay(self, action: Action) -> None:
        item = self.pending.pop()
        card = int(action[1])
        hand = self.hands[item.seat]
        place = hand.index(card, item.low)
        del hand[place]
        self.discards[item.seat].append(card)
        if item.what > 1:
            self.pending.append(Pending(item.kind, item.seat, item.what - 1, place))
        elif self.events is not None:
            self.tell(msg("log-paid", seat=seat_ref(item.seat)))

    # Drawing

    def _draw(self, item: Pending) -> None:
        """Draw up to the limit; a storm interrupts."""
        seat = item.seat
        hand, pile = self.hands[seat], self.piles[seat]
        limit = self.limit(seat)
        before = len(hand)
        while len(hand) < limit and pile:
            card = pile.pop()
            if card >= YELLOW:
                self.pending += (item, Pending("storm", seat, card))
                break
            insort(hand, card)
        if len(hand) > before:
            self.luck += 1
            if self.events is not None:
                self.tell(msg("log-draw", seat=seat_ref(seat), count=len(hand) - before))

    def _draw_extra(self, item: Pending) -> None:
        """Draw extra cards for the Start, beyond any limit; a storm interrupts."""
        seat = item.seat
        hand, pile = self.hands[seat], self.piles[seat]
        self.luck += 1
        for left in range(item.what, 0, -1):
            if not pile:
                break
            card = pile.pop()
            if card >= YELLOW:
                self.pending += (Pending("extra", seat, left), Pending("storm", seat, card))
                return
            insort(hand, card)
        if self.events is not None:
            self.tell(msg("log-extra", seat=seat_ref(seat)))

    # The Start

    def _lay_start(self, action: Action) -> None:
        seat = self.active
        card = START if action == LAY_START else WILD
        self.hands[seat].remove(card)
        if card == WILD:
            self.forget(seat, WILD)
        self.started = card
        self.luck += 1
        if self.variant == DAY_NIGHT:
            self.facing = 1
        if self.events is not None:
            self.tell(texts.log_kind("log-start", seat, card), tone="gain")
            if self.facing:
                self.tell(msg("log-moon", icon="moon"))
        self._gain_compass()
        seats = self.clockwise(seat)
        self._act([])
        self.pending[1:1] = [Pending("draw", other) for other in reversed(seats[1:])]
        self.pending.append(Pending("eight", seat))
        extra = EXTRA_CARDS.get(len(seats), 0)
        if extra:
            self.pending += [Pending("extra", other, extra) for other in reversed(seats)]

    def most_given(self, seat: int) -> int:
        """Return how many of the eight cards ``seat`` can give; a yellow storm lets its pile help."""
        most = self.discardable(seat)
        if self.yellow[seat]:
            most += min(FROM_THE_PILE, len(self.piles[seat]))
        return min(START_COST, most)

    def _collect_eight(self, item: Pending) -> None:
        """Ask for offers; alone one gives what one can, several lose where they have not got eight cards."""
        self.luck += 1
        seats = self.clockwise(item.seat)
        most = [self.most_given(seat) for seat in seats]
        if len(seats) == 1:
            self._give(seats, [min(START_COST, *most)])
        elif sum(most) < START_COST:
            self._end("start")
        else:
            self.offers = (-1,) * len(seats)
            self.pending += [Pending("offer", seat) for seat in reversed(seats + seats)]

    def _offer_choices(self, item: Pending) -> list[Action]:
        return [("offer", count) for count in range(self.most_given(item.seat) + 1)]

    def _offer(self, action: Action) -> None:
        """Note an offer; eight in all closes the offers, and so does the last offer of the second round."""
        item = self.pending.pop()
        count = int(action[1])
        self.offers = (*self.offers[: item.seat], count, *self.offers[item.seat + 1 :])
        if self.events is not None:
            self.tell(msg("log-offer", seat=seat_ref(item.seat), count=count))
        total = sum(max(0, offer) for offer in self.offers)
        last = self.pending[-1].kind != "offer"
        if total != START_COST and not last:
            return
        seats = self.clockwise(self.active)
        offers = [max(0, self.offers[seat]) for seat in seats]
        if total != START_COST:
            self.luck += 1
            offers = shared_out(START_COST, offers, [self.most_given(seat) for seat in seats])
        while self.pending[-1].kind == "offer":
            self.pending.pop()
        self.offers = ()
        self._give(seats, offers)

    def _give(self, seats: list[int], shares: list[int]) -> None:
        """Let every seat choose what it gives; a yellow storm lets it choose first how much comes from its pile."""
        for seat, share in zip(reversed(seats), reversed(shares), strict=True):
            if share:
                helped = self.yellow[seat] and self.piles[seat]
                self.pending.append(Pending("tops" if helped else "give", seat, share))
            if self.events is not None:
                self.tell(msg("log-share", seat=seat_ref(seat), count=share))

    def _tops_choices(self, item: Pending) -> list[Action]:
        most = min(FROM_THE_PILE, len(self.piles[item.seat]), item.what)
        least = max(0, item.what - self.discardable(item.seat))
        return [("top", count) for count in range(least, most + 1)]

    def _give_tops(self, action: Action) -> None:
        """Discard cards off the pile unseen, for as many of the eight."""
        item = self.pending.pop()
        seat, count = item.seat, int(action[1])
        pile = self.piles[seat]
        cards = pile[len(pile) - count :]
        del pile[len(pile) - count :]
        self.blind = (*self.blind[:seat], (*self.blind[seat], *cards), *self.blind[seat + 1 :])
        if self.events is not None and count:
            self.tell(msg("log-top", seat=seat_ref(seat), count=count))
        if item.what > count:
            self.pending.append(Pending("give", seat, item.what - count))

    # The Finish

    def _lay_finish(self, action: Action) -> None:
        """Win, unless somebody holds a monster: then all monsters in hands are shown and the turn goes on."""
        seat = self.active
        self.luck += 1
        card = FINISH if action == LAY_FINISH else WILD
        if self.shown[seat]:
            self.forget(seat, card)
        holders = [other for other in self.clockwise(seat) if MONSTER in self.hands[other]]
        if holders:
            self.show(seat, card)
            if self.events is not None:
                self.tell(texts.log_kind("log-finish-fails", seat, card))
            for other in holders:
                for _ in range(self.hands[other].count(MONSTER)):  # none is known yet, or no Finish could be tried
                    self.show(other, MONSTER)
                if self.events is not None:
                    self.tell(texts.log_monsters(other, self.hands[other].count(MONSTER)), tone="loss")
            return
        self.hands[seat].remove(card)
        self.arrived = card
        if self.events is not None:
            self.tell(texts.log_kind("log-finish", seat, card), tone="gain")
        self._end("won" if self.is_well_turned() else "turned")

    def is_well_turned(self) -> bool:
        """Say whether suns and moons lie as day and night demands; always so in other variants."""
        if self.variant != DAY_NIGHT:
            return True
        half = len(self.sea) // 2
        if self.halves:
            return self.moon == (1 << len(self.sea)) - (1 << half)
        return self.moon.bit_count() == half

    def _end(self, ending: str) -> None:
        self.ending = ending
        self.to_act = None
        self.pending = []
        if self.events is not None:
            self.tell(msg(f"end-{ending}"), tone="end")

    # Sharp rocks

    def _check_rocks(self) -> None:
        """Take the rocks out of the game once enough rows are full."""
        shape = SEAS[self.variant]
        if sum(map(self.is_full, range(len(shape.rows)))) >= shape.full_rows:
            self.rocks = -1
            self.gone += (ROCKS,)
            if self.events is not None:
                self.tell(msg("log-rocks-gone", icon="stone-pile"))

    def _rocks_choices(self, item: Pending) -> list[Action]:
        actions: list[Action] = [("rocks", row) for row in self.open_rows() if row != self.rocks]
        if self.discardable(item.seat) >= DISCARDED:
            actions.append(STAY)
        return actions

    def _place_rocks_choices(self, item: Pending) -> list[Action]:
        return [("rocks", row) for row in self.open_rows()]

    def _move_rocks(self, action: Action) -> None:
        self.pending.pop()
        self.rocks = int(action[1])
        if self.events is not None:
            self.tell(msg("log-rocks", seat=seat_ref(self.active), row=self.rocks + 1, icon="stone-pile"))

    def _stay(self, action: Action) -> None:
        item = self.pending.pop()
        self.pending.append(Pending("pay", item.seat, DISCARDED))
        if self.events is not None:
            self.tell(msg("log-rocks-stay", seat=seat_ref(item.seat), icon="stone-pile"))

    # Sea monsters

    def _play_monster(self, action: Action) -> None:
        seat = self.active
        beast = MONSTER if action[0] == "monster" else WILD
        self.hands[seat].remove(beast)
        if self.shown[seat]:
            self.forget(seat, beast)
        self.luck += 1
        self._destroy(seat, int(action[1]), beast)
        self._act([])

    def _destroy(self, seat: int, cell: int, beast: Card) -> None:
        """Let ``beast``, a monster or a wild card, take the card on ``cell``; both leave the game."""
        number = self.sea[cell]
        wild = cell in self.wild_cells
        self.sea[cell] = 0
        self.moon &= ~(1 << cell)
        self.wild_cells = tuple(other for other in self.wild_cells if other != cell)
        self.gone += (beast, WILD if wild else number)
        if self.events is not None:
            self.tell(msg("log-monster", seat=seat_ref(seat), number=number, icon="sea-serpent"), tone="loss")

    def _attack_choices(self, item: Pending) -> list[Action]:
        return [("attack", cell) for cell, number in enumerate(self.sea) if number]

    def _attack(self, action: Action) -> None:
        item = self.pending.pop()
        self._destroy(item.seat, int(action[1]), MONSTER)

    # Storms and compasses

    def _gain_compass(self) -> None:
        if self.supply:
            self.supply -= 1
            self.compasses += 1
            if self.events is not None:
                self.tell(msg("log-compass", icon="compass"), tone="gain")

    def _check_consecutive(self, row: int) -> None:
        """Gain a compass for a full row of consecutive numbers, once a row."""
        cells = SEAS[self.variant].rows[row]
        first = self.sea[cells[0]]
        whole = first and all(self.sea[cell] == first + n for n, cell in enumerate(cells))
        if whole and not self.consecutive >> row & 1:
            self.consecutive |= 1 << row
            self._gain_compass()

    def _discard_all(self, action: Action) -> None:
        seat = self.active
        hand = self.hands[seat]
        cards = [card for card in hand if self.can_discard(card)]
        self.hands[seat] = [card for card in hand if not self.can_discard(card)]
        self.discards[seat] += cards
        if self.events is not None:
            self.tell(msg("log-discard-all", seat=seat_ref(seat), count=len(cards)))
        self._gain_compass()
        self._act([])

    # Wild cards

    def _wild_cells(self, seat: int) -> list[int]:
        """Return the cells on which a wild card may become an island."""
        closed = self.closed_cells()
        return [
            cell
            for cell, number in enumerate(self.sea)
            if not number
            and not closed >> cell & 1
            and not (self.orange[seat] and not self.has_neighbor(cell))
            and self._wild_numbers(seat, cell)
        ]

    def _wild_numbers(self, seat: int, cell: int) -> list[int]:
        """Return the numbers a wild card may take on ``cell``."""
        gap = self.gap_at(cell)
        most = self.spare(seat)
        numbers = range(gap.below + 1, gap.above)
        if self.has_neighbor(cell):
            return [number for number in numbers if self.cost(cell, number) <= most]
        return list(numbers)

    def _choose_wild_cell(self, action: Action) -> None:
        """Note where the wild card goes; from now on all know that the seat holds one."""
        seat = self.active
        if len(self.hands) > 1:
            self.luck += 1
        self.forget(seat, WILD)
        self.show(seat, WILD)
        self.pending = [Pending("number", seat, int(action[1]))]

    def _number_choices(self, item: Pending) -> list[Action]:
        return [("number", number) for number in self._wild_numbers(item.seat, item.what)]

    def _lay_wild(self, action: Action) -> None:
        item = self.pending.pop()
        self.hands[item.seat].remove(WILD)
        self.forget(item.seat, WILD)
        self.wild_cells += (item.what,)
        self._put(item.seat, int(action[1]), item.what)

    # Day and night

    def _turn_card(self, action: Action) -> None:
        cell = int(action[1])
        self.moon ^= 1 << cell
        if self.events is not None:
            self.tell(texts.log_turned(self.active, self.sea[cell], bool(self.moon >> cell & 1)))
        self._act([Pending("pay", self.active, 1)])

    def _hands_choices(self, item: Pending) -> list[Action]:
        return [KEEP_HANDS, TURN_HANDS]

    def _keep_hands(self, action: Action) -> None:
        self.pending.pop()

    def _turn_hands(self, action: Action) -> None:
        item = self.pending.pop()
        self.facing ^= 1
        if self.events is not None:
            self.tell(msg("log-turn-hands", seat=seat_ref(item.seat), facing="moon" if self.facing else "sun"))

    # Against each other

    def _take_cards(self, item: Pending) -> None:
        """Let the seat take face-up cards while it has fewer than five, then lay out new ones."""
        if len(self.hands[item.seat]) < HAND and self.display:
            self.pending += (item, Pending("taking", item.seat))
            return
        missing = DISPLAY - len(self.display)
        if missing and self.deck:
            self.luck += 1
            deck = list(self.deck)
            self.display = tuple(sorted((*self.display, *(deck.pop() for _ in range(min(missing, len(deck)))))))
            self.deck = tuple(deck)

    def _taking_choices(self, item: Pending) -> list[Action]:
        cards = self.display
        return [("take", card) for place, card in enumerate(cards) if not place or cards[place - 1] != card]

    def _take(self, action: Action) -> None:
        item = self.pending.pop()
        card = int(action[1])
        display = list(self.display)
        display.remove(card)
        self.display = tuple(display)
        insort(self.hands[item.seat], card)
        self.show(item.seat, card)
        if self.events is not None:
            self.tell(texts.log_card("log-take", item.seat, card))

    def own_cards(self, seat: int) -> int:
        """Return how many cards on the sea lie in the orientation of ``seat``."""
        moons = self.moon.bit_count()
        return moons if seat != self.sun else sum(map(bool, self.sea)) - moons

    def lines(self, seat: int) -> tuple[Line, ...]:
        """Return the reckoning of ``seat`` in the competitive variant."""
        finished = self.arrived > 0 and seat == self.active
        return (
            Line(msg("score-cards"), CARD_POINTS * self.own_cards(seat)),
            Line(msg("score-discards"), DISCARD_POINTS * len(self.discards[seat])),
            Line(msg("score-finish"), FINISH_POINTS if finished else 0),
            Line(msg("score-second"), 0 if seat == self.first_seat else SECOND_PLAYER_POINTS),
        )

    def _reckoning(self) -> Outcome:
        seats = range(len(self.hands))
        lines = tuple(self.lines(seat) for seat in seats)
        scores = tuple(sum(line.points for line in one) for one in lines)
        ranks = [(-scores[seat], len(self.discards[seat]), -self._in_top_row(seat)) for seat in seats]
        places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
        return Outcome(places, scores, lines, msg(f"end-duel-{self.ending}"))

    def _in_top_row(self, seat: int) -> int:
        row = SEAS[self.variant].rows[-1]
        return sum(1 for cell in row if self.sea[cell] and (self.moon >> cell & 1) == (seat != self.sun))


_CHOICES: dict[str, Callable[[Tranquility, Pending], list[Action]]] = {
    "pay": Tranquility._pay_choices,
    "down": Tranquility._pay_choices,
    "give": Tranquility._pay_choices,
    "tops": Tranquility._tops_choices,
    "offer": Tranquility._offer_choices,
    "rocks": Tranquility._rocks_choices,
    "place-rocks": Tranquility._place_rocks_choices,
    "attack": Tranquility._attack_choices,
    "purple": storms.purple_choices,
    "window": storms.window_choices,
    "number": Tranquility._number_choices,
    "hands": Tranquility._hands_choices,
    "taking": Tranquility._taking_choices,
}
"""What may be chosen in a pending decision, by its kind."""

_STEPS: dict[str, Callable[[Tranquility, Pending], None]] = {
    "next": Tranquility._next_turn,
    "draw": Tranquility._draw,
    "extra": Tranquility._draw_extra,
    "eight": Tranquility._collect_eight,
    "take": Tranquility._take_cards,
    "set-out": Tranquility._set_out,
    "storm": storms.break_out,
    "effect": storms.take_effect,
    "reveal": exploration.reveal,
}
"""What is done without a choice when a pending thing has its turn."""

_CARRY_OUT: dict[int | str, Callable[[Tranquility, Action], None]] = {
    "start": Tranquility._lay_start,
    "wild-start": Tranquility._lay_start,
    "lay": Tranquility._lay,
    "wild": Tranquility._choose_wild_cell,
    "number": Tranquility._lay_wild,
    "monster": Tranquility._play_monster,
    "wild-monster": Tranquility._play_monster,
    "finish": Tranquility._lay_finish,
    "wild-finish": Tranquility._lay_finish,
    "turn": Tranquility._turn_card,
    "discard": Tranquility._discard_two,
    "discard-all": Tranquility._discard_all,
    "stuck": Tranquility._is_stuck,
    "pay": Tranquility._pay,
    "top": Tranquility._give_tops,
    "offer": Tranquility._offer,
    "rocks": Tranquility._move_rocks,
    "stay": Tranquility._stay,
    "attack": Tranquility._attack,
    "compass": storms.cancel,
    "wild-compass": storms.cancel,
    "row": storms.close_row,
    "pass": storms.let_pass,
    "cancel": storms.cancel_drawn,
    "wild-cancel": storms.cancel_drawn,
    "take": Tranquility._take,
    "keep-hands": Tranquility._keep_hands,
    "turn-hands": Tranquility._turn_hands,
}
"""What to do for an action, by its kind."""
