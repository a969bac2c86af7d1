"""The rules: put here the set-up, the legal actions, their effects, and the final scoring."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.motion import fly, motion_for_seat_and_for_others
from kajuta.core.outcome import Outcome, ScoreLine, TieBreaker
from kajuta.core.state import Action
from kajuta.games.pearls import element_ids
from kajuta.games.pearls.state import Card, Position

CARDS_PER_SEAT = 10
HAND_SIZE = 3


class PearlsPosition(Position):
    """A position with its rules."""

    __slots__ = ()

    def __init__(self, seats: int, seed: int) -> None:
        """Shuffle, deal, and draw the first seat by lot."""
        super().__init__(seed)
        self.deck = list(range(1, CARDS_PER_SEAT * seats + 1))
        self.shuffle(self.deck)
        self.hands = [self.draw(self.deck, HAND_SIZE) for _ in range(seats)]
        self.rows = [[] for _ in range(seats)]
        self.discard = []
        self.to_act = self.randbelow(seats)
        self.turn = 1

    def legal_actions(self) -> list[Action]:
        """Cards that fit, to play; if none fits, every card, to throw away."""
        seat = self.to_act
        if seat is None:
            return []
        fitting = [card for card in self.hands[seat] if self.fits(seat, card)]
        return [("play", card) for card in fitting] or [("discard", card) for card in self.hands[seat]]

    def must_ask(self) -> bool:
        """Ask even if a single card fits: playing it automatically would reveal something about the hand."""
        return self.to_act is not None and len(self.hands[self.to_act]) > 1

    def apply(self, action: Action) -> None:
        """Play a card or throw it away, then draw."""
        seat = self.to_act
        assert seat is not None
        match action:
            case ("play", int(card)):
                self._tell_played(seat, card, "log-play", element_ids.row_id(seat))
                self.rows[seat].append(card)
            case ("discard", int(card)):
                self._tell_played(seat, card, "log-discard", element_ids.DISCARD)
                self.discard.append(card)
        self.hands[seat].remove(card)
        self.irreversible_events += 1  # drawing a card reveals something that an undo cannot hide again
        for drawn in self.refill(self.hands[seat], self.deck, HAND_SIZE):
            self._tell_drawn(seat, drawn)
        self._next_turn(seat)

    def _next_turn(self, seat: int) -> None:
        following = (seat + 1) % len(self.hands)
        if self.hands[following]:
            self.to_act = following
            self.turn += 1
        else:
            self.to_act = None

    def _tell_played(self, seat: int, card: Card, message: str, place: str) -> None:
        if self.events is not None:
            key = element_ids.card_key(card)
            held = element_ids.held_card_id(seat, self.hands[seat].index(card))
            seen, for_others = fly(key, held, place), fly(key, element_ids.hand_id(seat), place)
            self.log_event(
                msg(message, seat=seat_ref(seat), number=card),
                motions=(motion_for_seat_and_for_others(seat, seen, for_others),),
            )

    def _tell_drawn(self, seat: int, card: Card) -> None:
        if self.events is not None:
            held = element_ids.held_card_id(seat, self.hands[seat].index(card))
            seen = fly(element_ids.card_key(card), element_ids.DECK, held)
            for_others = fly("", element_ids.DECK, element_ids.hand_id(seat))
            self.log_event(
                msg("log-draw", seat=seat_ref(seat), number=card),
                seats=(seat,),
                for_others=msg("log-draw-hidden", seat=seat_ref(seat)),
                motions=(motion_for_seat_and_for_others(seat, seen, for_others),),
            )

    def outcome_so_far(self) -> Outcome:
        """One point for each card in a row."""
        seats = range(len(self.rows))
        return Outcome.ranked(
            [(ScoreLine(msg("score-row"), len(row)),) for row in self.rows],
            msg("end-hands-empty"),
            TieBreaker(msg("tie-last-card"), tuple(self.last_card(seat) for seat in seats)),
        )
