"""Beginning and end of a turn, and the check of the hand limit."""

from bisect import bisect_left

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.oltremare.rules.action_constants import DROP
from kajuta.games.oltremare.rules.cards import LION
from kajuta.games.oltremare.rules.element_ids import hand_id, pirate_stack_id
from kajuta.games.oltremare.rules.known_cards_tracking import hide_hand_from_others
from kajuta.games.oltremare.rules.lion_scoring import score_when_lion_appears
from kajuta.games.oltremare.rules.motions import card_motions
from kajuta.games.oltremare.rules.sea_map import LOCAL_INFLUENCE
from kajuta.games.oltremare.rules.state import ROUNDS_REMEMBERED, Position

POWER_WITHOUT_INFLUENCE = 3
"""Maritime Power up to which the port token LOCAL_INFLUENCE pays nothing; each point above it pays a ducat."""


def begin_turn(state: Position) -> None:
    """Begin the turn of the active seat."""
    seat = state.to_act = state.active
    state.bought = 0
    state.rewarded = 0
    state.asked = (0,) * len(state.hands)
    state.offers = ()
    state.waiting = ()
    state.picked = ()
    state.heard = False
    state.reopened = False
    state.laid = ()
    state.paid = ()
    state.steps = 0
    state.sailed = 0
    hand = state.hands[seat]
    oldest = state.turn - ROUNDS_REMEMBERED * len(state.hands)
    if state.declined and state.declined[0].turn < oldest:
        state.declined = state.declined[bisect_left(state.declined, (oldest,)) :]
    if state.events is not None:
        state.log_event(msg("log-turn", seat=seat_ref(seat)), tone="turn")
    if state.token[seat] == LOCAL_INFLUENCE:
        state.earn_ducats(seat, state.naval_power(seat) - POWER_WITHOUT_INFLUENCE, "log-influence")
    state.phase = "limit" if len(hand) > state.naval_power(seat) else "trade"


def legal_drops_at_turn_start(state: Position) -> list[Action]:
    """Actions that drop a card because the hand is above the limit."""
    return [DROP[card] for card in state.hands[state.active]]


def apply_drop_at_turn_start(state: Position, action: Action) -> None:
    """Drop a card face down onto the seat's own pirate stack."""
    seat, card = state.active, int(action[1])
    hide_hand_from_others(state, seat)
    state.remove_from_hand(seat, (card,))
    state.pirates[seat] += (card,)
    if state.events is not None:
        going = card_motions((card,), hand_id(seat), pirate_stack_id(seat), (seat,))
        state.log_event(msg("log-drop", seat=seat_ref(seat), icon="oltremare-flag"), tone="loss", motions=going)
    if len(state.hands[seat]) <= state.naval_power(seat):
        state.phase = "trade"


def end_turn(state: Position) -> None:
    """Score if the Venice card is on top of the deck now, then begin the next turn or end the game."""
    if state.lion and len(state.deck) != state.settled:
        state.irreversible_events += 1
        if state.deck[-1] == LION:
            state.deck.pop()
            score_when_lion_appears(state)
        state.settled = len(state.deck)
    state.turn += 1
    state.active = (state.active + 1) % len(state.hands)
    if state.last_round and state.active == state.start:
        state.to_act = None
        state.phase = ""
        if state.events is not None:
            state.log_event(msg("end-deck"), tone="end")
    else:
        begin_turn(state)
