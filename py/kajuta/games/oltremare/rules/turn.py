"""How a turn begins, with the check of the hand, and how it ends."""

from bisect import bisect_left

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.oltremare.rules.actions import DROP
from kajuta.games.oltremare.rules.cards import LION
from kajuta.games.oltremare.rules.element_ids import hand as hand_of
from kajuta.games.oltremare.rules.element_ids import pirates
from kajuta.games.oltremare.rules.knowledge import lose_sight
from kajuta.games.oltremare.rules.motions import between
from kajuta.games.oltremare.rules.scoring import score_lion
from kajuta.games.oltremare.rules.sea_map import LOCAL_INFLUENCE
from kajuta.games.oltremare.rules.state import REMEMBERED, Position

POWER_WITHOUT_INFLUENCE = 3
"""From which naval power on local influence pays, one ducat for each more."""


def begin_turn(s: Position) -> None:
    """Begin the turn of the active seat."""
    seat = s.to_act = s.active
    s.bought = 0
    s.rewarded = 0
    s.asked = (0,) * len(s.hands)
    s.offers = ()
    s.waiting = ()
    s.picked = ()
    s.heard = False
    s.reopened = False
    s.laid = ()
    s.paid = ()
    s.steps = 0
    s.sailed = 0
    hand = s.hands[seat]
    oldest = s.turn - REMEMBERED * len(s.hands)
    if s.declined and s.declined[0].turn < oldest:
        s.declined = s.declined[bisect_left(s.declined, (oldest,)) :]
    if s.events is not None:
        s.log_event(msg("log-turn", seat=seat_ref(seat)), tone="turn")
    if s.token[seat] == LOCAL_INFLUENCE:
        s.earn(seat, s.power(seat) - POWER_WITHOUT_INFLUENCE, "log-influence")
    s.phase = "limit" if len(hand) > s.power(seat) else "trade"


def drop_options(s: Position) -> list[Action]:
    """Return the cards of which one is to be dropped."""
    return [DROP[card] for card in s.hands[s.active]]


def drop(s: Position, action: Action) -> None:
    """Drop a card face down onto the own pirate stack."""
    seat, card = s.active, int(action[1])
    lose_sight(s, seat)
    s.take_from_hand(seat, (card,))
    s.pirates[seat] += (card,)
    if s.events is not None:
        going = between((card,), hand_of(seat), pirates(seat), (seat,))
        s.log_event(msg("log-drop", seat=seat_ref(seat), icon="oltremare-flag"), tone="loss", motions=going)
    if len(s.hands[seat]) <= s.power(seat):
        s.phase = "trade"


def end_turn(s: Position) -> None:
    """Score the lion if it lies on top now, then let the next seat begin or the game end."""
    if s.lion and len(s.deck) != s.settled:
        s.irreversible_events += 1
        if s.deck[-1] == LION:
            s.deck.pop()
            score_lion(s)
        s.settled = len(s.deck)
    s.turn += 1
    s.active = (s.active + 1) % len(s.hands)
    if s.last_round and s.active == s.start:
        s.to_act = None
        s.phase = ""
        if s.events is not None:
            s.log_event(msg("end-deck"), tone="end")
    else:
        begin_turn(s)
