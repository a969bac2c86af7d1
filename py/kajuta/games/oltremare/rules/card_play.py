"""Playing cards: they are laid, their symbols added up and carried out."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.oltremare.rules import texts
from kajuta.games.oltremare.rules.actions import LAY
from kajuta.games.oltremare.rules.card_draw import draw_cards
from kajuta.games.oltremare.rules.cards import DRAW, DUCAT, FLAG, GOOD, HAS, SCALE, SHIP, Card
from kajuta.games.oltremare.rules.cargo_loading import begin_loading
from kajuta.games.oltremare.rules.element_ids import DECK, LAID, hand, pirates
from kajuta.games.oltremare.rules.knowledge import see
from kajuta.games.oltremare.rules.motions import between, covered, openly
from kajuta.games.oltremare.rules.sea_map import CALM_SEA, GOOD_TRADE, PIRATE_DEFENCE
from kajuta.games.oltremare.rules.state import Position


def begin_play(s: Position) -> None:
    """Go over to playing cards."""
    s.phase = "play"
    _lay_what_is_certain(s)


def play_options(s: Position) -> list[Action]:
    """Return the cards of which one is to be laid."""
    return [LAY[card] for card in s.hands[s.active]]


def lay(s: Position, action: Action) -> None:
    """Lay a card."""
    _lay_out(s, (int(action[1]),))
    _lay_what_is_certain(s)


def _lay_what_is_certain(s: Position) -> None:
    """Lay the whole hand where all of it is due, and go on when enough cards are laid."""
    seat = s.active
    due = s.bales(seat) - len(s.laid)
    if due >= len(s.hands[seat]):
        _lay_out(s, s.hands[seat])
        due = 0
    if not due:
        _carry_out_symbols(s)


def _lay_out(s: Position, cards: tuple[Card, ...]) -> None:
    s.irreversible_events += 1
    if s.events is not None:
        s.animate(*openly(cards, hand(s.active), LAID))
    see(s, cards)
    s.take_from_hand(s.active, cards)
    s.laid += cards


def symbols(s: Position) -> list[int]:
    """Return how many symbols of each kind count for the cards laid, that of a port token included."""
    counts = [0, 0, 0, 0]
    for card in s.laid:
        first, second = HAS[card]
        counts[first] += 1
        counts[second] += 1
    if s.token[s.active] == GOOD_TRADE:
        counts[DUCAT] += 1
    return counts


def coming_to(s: Position) -> tuple[tuple[int, int], ...]:
    """Return how many symbols of each kind count and what they come to now; calm sea is the last one."""
    counts = symbols(s)
    token, ships = s.token[s.active], counts[SHIP]
    return (
        (counts[DUCAT], SCALE[counts[DUCAT]]),
        (counts[FLAG], 0 if token == PIRATE_DEFENCE else SCALE[counts[FLAG]]),
        (counts[DRAW], SCALE[counts[DRAW]]),
        (ships, ships),
        (ships, ships if token == CALM_SEA else 0),
    )


def _carry_out_symbols(s: Position) -> None:
    seat = s.active
    (ducats, earned), (flags, due), (draws, drawing), (ships, steps), (_, calm) = coming_to(s)
    if s.events is not None and s.laid:
        s.log_event(msg("log-lay", seat=seat_ref(seat), cards=texts.goods(GOOD[card] for card in s.laid)))
    s.earn(seat, earned, "log-ducats")
    captured = draw_cards(s, due)
    s.pirates[seat] += captured
    if s.events is not None and captured:
        told = msg("log-pirates", seat=seat_ref(seat), count=len(captured), icon="oltremare-flag")
        s.log_event(told, tone="loss", motions=covered(len(captured), DECK, pirates(seat)))
    drawn = draw_cards(s, drawing)
    s.take_into_hand(seat, drawn)
    if s.events is not None and drawn:
        told = msg("log-draw", seat=seat_ref(seat), cards=texts.goods(GOOD[card] for card in drawn))
        hidden = msg("log-draw-hidden", seat=seat_ref(seat), count=len(drawn), icon="oltremare-draw")
        s.log_event(told, seats=(seat,), for_others=hidden, motions=between(drawn, DECK, hand(seat), (seat,)))
    s.earn(seat, calm, "log-calm-sea")
    s.steps = steps
    s.paid = ((ducats, earned), (flags, len(captured)), (draws, len(drawn)), (ships, steps), (ships, calm))
    if s.steps:
        s.phase = "sail"
    else:
        begin_loading(s)
