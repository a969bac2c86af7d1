"""The rules: what may be done and what comes of it.

A turn goes through stages: the ship sails, then it is decided what the submarines do, then they
move or salvage one by one, fees being paid in between; a ship past the right edge has its break.
"""

from collections.abc import Callable

from kajuta.core.message import msg, seat_ref
from kajuta.core.rng import rng_state_from_seed
from kajuta.core.state import Action
from kajuta.games.submarine import texts
from kajuta.games.submarine.components import (
    COLORS,
    DEAL_SIZES,
    HAND_SIZE,
    KNOWER_BITS,
    NO_TOKEN,
    SHELL_TYPE,
    SHELLS,
    TOKEN_COLOR,
    TOKEN_TYPE,
    TREASURE_COUNT,
    TREASURE_TYPES,
    Card,
    Token,
)
from kajuta.games.submarine.game_end import GameEnd
from kajuta.games.submarine.motions import (
    discard_motion,
    face_down_card_motion,
    laid_joker_motion,
    salvage_motion,
    ship_motion,
    stack_fee_motion,
    submarine_motion,
)
from kajuta.games.submarine.sea import (
    DEPTH_COUNT,
    FIELD_OF_PLACE,
    IN_RESERVE,
    LEFT_HARBOR,
    MOVE_ACTIONS_FROM_FIELD,
    PLACES_OF_FIELD,
    RIGHT_HARBOR,
    SAIL_ACTIONS_BY_STOPS,
)
from kajuta.games.submarine.state import (
    ACT_STAGE,
    BREAK_STAGE,
    END_STANDSTILL,
    MOVE_STAGE,
    OVER_STAGE,
    PAY_STAGE,
    PLACE_STAGE,
    SAIL_STAGE,
    SALVAGE_STAGE,
)

LATER: Action = ("later",)
MOVING: Action = ("act", MOVE_STAGE)
SALVAGING: Action = ("act", SALVAGE_STAGE)
DONE: Action = ("done",)
STAY: Action = ("stay",)
_PLACINGS: list[Action] = [("place", column) for column in range(6)]
_PAYMENTS: list[Action] = [("pay", color) for color in range(len(COLORS))]
_SWAPS: list[Action] = [("swap", color) for color in range(len(COLORS))]

IDLE_VOYAGES = 3
"""After so many voyages in a row that changed nothing the game is stopped."""


class Submarine(GameEnd):
    """A position that knows the rules."""

    __slots__ = ()

    def __init__(self, seats: int, seed: int, *, gradual: bool) -> None:
        """Lay out the sea and deal cards and shells; chance names the seat that begins."""
        deal = DEAL_SIZES[seats]
        self.rng = rng_state_from_seed(seed)
        self.irreversible_events = 0
        self.turn = 0
        self.events = None
        self.gradual = gradual
        self.board = list(range(TREASURE_COUNT))
        self.shuffle(self.board)
        self.ships = [LEFT_HARBOR] * seats
        self.subs = [[IN_RESERVE] * deal.submarines_per_seat for _ in range(seats)]
        self.discard = [0] * len(COLORS)
        self._deal_cards(seats)
        shells = list(SHELLS)
        self.shuffle(shells)
        self.jokers = [(shells[seat],) for seat in range(seats)]
        self.containers = [(NO_TOKEN,) * len(TREASURE_TYPES)] * seats
        self.active = self.randbelow(seats)
        self.progress = False
        self.idle = 0
        self.ending = ""
        self.owed = ()
        self._clear_turn()
        self._begin_turn()

    def legal_actions(self) -> list[Action]:
        """Return what ``to_act`` may do now."""
        return _LEGAL[self.stage](self)

    def apply(self, action: Action) -> None:
        """Carry out ``action``, then everything that leaves no choice."""
        _CARRY_OUT[action[0]](self, action)

    def must_ask(self) -> bool:
        """Say whether the decision is put anyway: where only the hand, which is secret, leaves no choice."""
        stage = self.stage
        if stage in (ACT_STAGE, SALVAGE_STAGE):
            return bool(self.hands[self.active])
        return stage == PAY_STAGE and len(self.hands[self.active]) > 1

    # Before the first turn

    def _placings(self) -> list[Action]:
        return [*_PLACINGS, LATER] if self.gradual else _PLACINGS[:]

    def _place(self, action: Action) -> None:
        seat, column = self.active, int(action[1])
        subs = self.subs[seat]
        sub = subs.index(IN_RESERVE)
        subs[sub] = column * DEPTH_COUNT
        if self.events is not None:
            self.log_event(
                texts.log_submarine_placement(seat, column),
                motions=(submarine_motion(seat, sub, IN_RESERVE, subs[sub]),),
            )
        if self.gradual:
            self._begin_voyage_step()
        else:
            self._pass_on()

    def _later(self, action: Action) -> None:
        self._begin_voyage_step()

    # A turn

    def _begin_turn(self) -> None:
        self.to_act = self.active
        self.turn += 1
        if self.has_submarine_in_reserve(self.active):
            self.stage = PLACE_STAGE
            return
        self._begin_voyage_step()

    def _begin_voyage_step(self) -> None:
        if self.ships[self.active] == RIGHT_HARBOR:
            self._begin_break()
        else:
            self.stage = SAIL_STAGE

    def _sails(self) -> list[Action]:
        return SAIL_ACTIONS_BY_STOPS[self.possible_stops(self.active)][:]

    def _sail(self, action: Action) -> None:
        seat, column = self.active, int(action[1])
        start = self.ships[seat]
        self.ships[seat] = column
        if self.events is not None:
            self.log_event(
                texts.log_ship_sailing(seat, column), tone="turn", motions=(ship_motion(seat, start, column),)
            )
        if column == RIGHT_HARBOR:
            self._begin_break()
        else:
            self.stage = ACT_STAGE if self.might_salvage() else MOVE_STAGE

    def _acts(self) -> list[Action]:
        return [SALVAGING, MOVING] if self.salvages() else [MOVING]

    def _act(self, action: Action) -> None:
        self.stage = str(action[1])

    def _done(self, action: Action) -> None:
        self._end_turn()

    def _end_turn(self) -> None:
        seat = self.active
        while len(self.hands[seat]) < HAND_SIZE and self.stacks[seat]:
            self._draw(seat)
        self.ending = self._why_it_ends()
        if not self.ending and self.ships.count(RIGHT_HARBOR) == len(self.ships):
            self._end_voyage()
        if self.ending:
            self._end_game()
            return
        self._clear_turn()
        self._pass_on()

    def _pass_on(self) -> None:
        self.active = (self.active + 1) % len(self.hands)
        self._begin_turn()

    def _clear_turn(self) -> None:
        self.moved = ()
        self.taken = 0
        self.laid = ()

    def _end_voyage(self) -> None:
        if self.events is not None:
            self.animate(*(ship_motion(seat, RIGHT_HARBOR, LEFT_HARBOR) for seat in range(len(self.ships))))
        self.ships = [LEFT_HARBOR] * len(self.ships)
        self.idle = 0 if self.progress else self.idle + 1
        self.progress = False
        if self.idle == IDLE_VOYAGES:
            self.ending = END_STANDSTILL
        elif self.events is not None:
            self.log_event(msg("log-voyage", icon=texts.SHIP_ICON), tone="turn")

    # Moving

    def _moves(self) -> list[Action]:
        actions = [
            action
            for field in sorted(dict.fromkeys(self.fields_of_ready_submarines()))
            for action in MOVE_ACTIONS_FROM_FIELD[field]
        ]
        if self.moved:
            actions.append(DONE)
        return actions

    def _move(self, action: Action) -> None:
        seat, start, to = self.active, int(action[1]), int(action[2])
        subs = self.subs[seat]
        mover = subs.index(start)
        while mover in self.moved:
            mover = subs.index(start, mover + 1)
        subs[mover] = to
        self.moved += (mover,)
        if self.events is not None:
            self.log_event(
                texts.log_submarine_move(seat, start, to), motions=(submarine_motion(seat, mover, start, to),)
            )
        if not self.fields_of_ready_submarines():
            self._end_turn()

    # Salvaging

    def salvages(self) -> list[Action]:
        """Return every way to salvage something now: a place with the fitting card, or with one of the jokers."""
        seat, board, laid = self.active, self.board, self.laid
        colors = [card >> KNOWER_BITS for card in self.hands[seat]]
        jokers = self.jokers[seat]
        actions: list[Action] = []
        for field in self.salvage_fields():
            there = [place for place in PLACES_OF_FIELD[field] if board[place] != NO_TOKEN and place not in laid]
            affordable = bool(there) and self.can_pay(field)
            for place in there:
                if affordable and TOKEN_COLOR[board[place]] in colors:
                    actions.append(("card", place))
                actions.extend(("joker", place, joker) for joker in jokers)
        if self.taken:
            actions.append(DONE)
        return actions

    def _salvage_with_card(self, action: Action) -> None:
        seat, place = self.active, int(action[1])
        token = self.board[place]
        color = TOKEN_COLOR[token]
        self.owed = tuple(self.fee_receivers(FIELD_OF_PLACE[place]))
        self._discard(seat, color)
        if self.events is not None:
            going = (discard_motion(seat, color), salvage_motion(self, seat, token, place))
            self.log_event(texts.log_salvage_with_card(seat, token, color), tone="gain", motions=going)
        self.board[place] = NO_TOKEN
        self._keep(seat, token)
        self._pay_from_stack()

    def _salvage_with_joker(self, action: Action) -> None:
        seat, place, joker = self.active, int(action[1]), int(action[2])
        token = self.board[place]
        if self.events is not None:
            going = (laid_joker_motion(seat, joker, place), salvage_motion(self, seat, token, place))
            self.log_event(texts.log_salvage_with_joker(seat, token, joker), tone="gain", motions=going)
        self.jokers[seat] = tuple(held for held in self.jokers[seat] if held != joker)
        self.board[place] = joker
        self.laid += (place,)
        self._keep(seat, token)
        self._go_on_salvaging()

    def _keep(self, seat: int, token: Token) -> None:
        """Put a salvaged token where it belongs: a type that is missing into the container, all else beside it."""
        self.taken += 1
        kind = TOKEN_TYPE[token]
        if kind == SHELL_TYPE or self.containers[seat][kind] != NO_TOKEN:
            self.jokers[seat] += (token,)
            if self.events is not None:
                self.log_event(texts.log_duplicate_kept(seat, token))
            return
        container = list(self.containers[seat])
        container[kind] = token
        self.containers[seat] = tuple(container)
        self.progress = True

    def _go_on_salvaging(self) -> None:
        if self.might_salvage():
            self.stage = SALVAGE_STAGE
        else:
            self._end_turn()

    # Fees

    def _pay_from_stack(self) -> None:
        """Pay what is owed from the top of the stack, unseen; what is missing comes from the hand, by choice."""
        seat = self.active
        receivers = []
        while self.owed and self.stacks[seat]:
            top = self.stacks[seat][-1]
            self.stacks[seat] = self.stacks[seat][:-1]
            receivers.append(self._hand_over(top))
        if self.events is not None:
            for receiver in dict.fromkeys(receivers):
                going = (stack_fee_motion(seat, receiver),) * receivers.count(receiver)
                self.log_event(texts.log_fee_payment(seat, receiver, receivers.count(receiver)), motions=going)
        if self.owed:
            self.stage = PAY_STAGE
        else:
            self._go_on_salvaging()

    def _hand_over(self, card: Card) -> int:
        """Put ``card`` face down on the stack of whoever is owed next; return that seat."""
        receiver = self.owed[0]
        self.owed = self.owed[1:]
        self.stacks[receiver] += (card,)
        if len(self.hands[receiver]) < HAND_SIZE:
            self._draw(receiver)
        return receiver

    def _payments(self) -> list[Action]:
        return [_PAYMENTS[color] for color in self.colors_in_hand()]

    def _pay(self, action: Action) -> None:
        seat, color = self.active, int(action[1])
        receiver = self._hand_over(self._put_face_down(seat, color))
        if self.events is not None:
            self.log_event(
                texts.log_fee_card_from_hand(seat, receiver, color),
                seats=(seat,),
                for_others=texts.log_fee_payment(seat, receiver, 1),
                motions=(face_down_card_motion(seat, color, receiver),),
            )
        if not self.owed:
            self._go_on_salvaging()

    # The break

    def _begin_break(self) -> None:
        seat = self.active
        if self.hands[seat] and self.stacks[seat]:
            self.stage = BREAK_STAGE
        else:
            self._end_turn()

    def _swaps(self) -> list[Action]:
        return [*[_SWAPS[color] for color in self.colors_in_hand()], STAY]

    def _swap(self, action: Action) -> None:
        seat, color = self.active, int(action[1])
        card = self._put_face_down(seat, color)
        self.stacks[seat] = (card, *self.stacks[seat])
        if self.events is not None:
            swapped = msg("log-swap", seat=seat_ref(seat), icon="submarine-swap")
            self.log_event(swapped, motions=(face_down_card_motion(seat, color, seat),))
        self._draw(seat)
        self._end_turn()

    def _stay(self, action: Action) -> None:
        self._end_turn()

    # The end

    def _end_game(self) -> None:
        self.to_act = None
        self.stage = OVER_STAGE
        if self.events is not None:
            self.log_event(texts.end_reason(self.ending, self.active, self.ships[self.active]), tone="end")

    def _nothing(self) -> list[Action]:
        return []


_LEGAL: dict[str, Callable[[Submarine], list[Action]]] = {
    PLACE_STAGE: Submarine._placings,
    SAIL_STAGE: Submarine._sails,
    ACT_STAGE: Submarine._acts,
    MOVE_STAGE: Submarine._moves,
    SALVAGE_STAGE: Submarine.salvages,
    PAY_STAGE: Submarine._payments,
    BREAK_STAGE: Submarine._swaps,
    OVER_STAGE: Submarine._nothing,
}
"""What may be done, by the stage."""

_CARRY_OUT: dict[int | str, Callable[[Submarine, Action], None]] = {
    "place": Submarine._place,
    "later": Submarine._later,
    "sail": Submarine._sail,
    "act": Submarine._act,
    "move": Submarine._move,
    "card": Submarine._salvage_with_card,
    "joker": Submarine._salvage_with_joker,
    "pay": Submarine._pay,
    "swap": Submarine._swap,
    "stay": Submarine._stay,
    "done": Submarine._done,
}
"""What to do for an action, by its kind."""
