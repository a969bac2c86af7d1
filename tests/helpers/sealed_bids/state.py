"""Position and rules of Salvage."""

from itertools import combinations
from typing import Self

from kajuta.core.message import msg, seat_ref
from kajuta.core.outcome import Outcome, ScoreLine
from kajuta.core.rng import Rng
from kajuta.core.state import Action, State

WRECKS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
SOLD = 8
"""Number of wrecks sold in a game; the others stay in the box."""
HAND = 8
SPARE_CARDS = 3
"""Number of bid cards that are not dealt."""


class Salvage(State):
    """Position of Salvage. ``bids``: by seat, the cards of its bid on the open wreck; empty before it has bid.

    Cards of a bid stay in the hand until all bids are revealed, so that the table does not show who has bid;
    ``determinize`` deals bids again together with the hands. ``cards``: number of cards in a bid. ``leader``: the
    seat asked first. ``wrecks``: wrecks to be sold, the last one is open. ``box``, ``unsold``: cards and wrecks out
    of the game.
    """

    __slots__ = ("bids", "box", "cards", "hands", "leader", "spent", "unsold", "won", "wrecks")

    bids: list[tuple[int, ...]]
    box: list[int]
    cards: int
    hands: list[list[int]]
    leader: int
    spent: list[int]
    unsold: list[int]
    wrecks: list[int]
    won: list[list[int]]

    def __init__(self, seats: int, cards: int, seed: int) -> None:
        super().__init__(seed)
        self.cards = cards
        deck = list(range(1, seats * HAND + SPARE_CARDS + 1))
        self.shuffle(deck)
        self.hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(seats)]
        wrecks = list(WRECKS)
        self.shuffle(wrecks)
        self.wrecks, self.unsold = wrecks[: SOLD // cards], wrecks[SOLD // cards :]
        self.box = deck
        self.bids = [()] * seats
        self.spent = []
        self.won = [[] for _ in range(seats)]
        self.leader = self.to_act = 0

    def legal_actions(self) -> list[Action]:
        """Bids that the seat can make from its hand."""
        return (
            [] if self.to_act is None else [("bid", *bid) for bid in combinations(self.hands[self.to_act], self.cards)]
        )

    def apply(self, action: Action) -> None:
        """Take the bid of ``to_act``; after the last bid, reveal all of them."""
        seat = self.to_act
        assert seat is not None
        self.bids[seat] = tuple(int(card) for card in action[1:])
        if self.events is not None:
            told = msg("bid", seat=seat_ref(seat), sum=sum(self.bids[seat]))
            self.log_event(told, seats=(seat,), for_others=msg("bid-hidden", seat=seat_ref(seat)))
        left = self.sealed_round()
        if left:
            self.to_act = left[0]
        else:
            self._sell()

    def sealed_round(self) -> tuple[int, ...]:
        """Seats that have not bid yet, the leader first."""
        return () if self.to_act is None else tuple(seat for seat in self._from_leader() if not self.bids[seat])

    def _from_leader(self) -> list[int]:
        seats = len(self.hands)
        return [(self.leader + step) % seats for step in range(seats)]

    def _sell(self) -> None:
        """Reveal all bids, give the open wreck to the highest one, and open the next wreck."""
        self.irreversible_events += 1
        for seat, bid in enumerate(self.bids):
            self.hands[seat] = [card for card in self.hands[seat] if card not in bid]
            self.spent += bid
            if self.events is not None:
                self.log_event(msg("shown", seat=seat_ref(seat), sum=sum(bid)))
        winner = max(self._from_leader(), key=lambda seat: sum(self.bids[seat]))
        self.won[winner].append(self.wrecks.pop())
        self.bids = [()] * len(self.hands)
        self.leader = (self.leader + 1) % len(self.hands)
        self.turn += 1
        self.to_act = self.leader if self.wrecks else None

    def outcome_so_far(self) -> Outcome:
        """Points of the wrecks that each seat has."""
        return Outcome.ranked([(ScoreLine(msg("wrecks"), sum(won)),) for won in self.won], msg("sold"))

    def determinize(self, seat: int | None, rng: Rng) -> Self:
        """Copy with hands and bids of the other seats, and the wrecks below the open one, dealt again."""
        new = self.copy()
        others = [other for other in range(len(new.hands)) if other != seat]
        cards = sorted(new.box + [card for other in others for card in new.hands[other]])
        rng.shuffle(cards)
        wrecks = sorted(new.unsold + new.wrecks[:-1])
        rng.shuffle(wrecks)
        for other in others:
            new.hands[other] = sorted(cards.pop() for _ in new.hands[other])
            if new.bids[other]:
                new.bids[other] = tuple(rng.choice(list(combinations(new.hands[other], new.cards))))
        new.wrecks[:-1] = [wrecks.pop() for _ in new.wrecks[1:]]
        new.box, new.unsold = cards, wrecks
        new.reseed(rng)
        return new
