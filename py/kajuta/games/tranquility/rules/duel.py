"""The duel (competitive variant): taking face-up cards, and the final scoring."""

from bisect import insort

from kajuta.core.message import msg, seat_ref
from kajuta.core.outcome import Outcome, ScoreLine, TieBreaker
from kajuta.core.state import Action
from kajuta.games.tranquility.rules import messages, motions
from kajuta.games.tranquility.rules.cards import (
    CARD_POINTS,
    DISCARD_POINTS,
    DISPLAY_SIZE,
    FINISH_POINTS,
    HAND_LIMIT,
    SECOND_PLAYER_POINTS,
)
from kajuta.games.tranquility.rules.pending_items import PendingItem
from kajuta.games.tranquility.rules.state import Position


def refill_hand_and_display(state: Position, item: PendingItem) -> None:
    """Let the seat take a face-up card if its hand is below the limit; otherwise refill the display."""
    if len(state.hands[item.seat]) < HAND_LIMIT and state.display:
        state.pending += (item, PendingItem("taking", item.seat))
        return
    display, deck = list(state.display), list(state.deck)
    if new := state.refill(display, deck, DISPLAY_SIZE):
        state.display, state.deck = tuple(sorted(display)), tuple(deck)
        if state.events is not None:
            state.animate(*(motions.display_deal_motion(card) for card in new))


def legal_display_cards_to_take(state: Position, item: PendingItem) -> list[Action]:
    """Actions that take a face-up card of the display."""
    cards = state.display
    return [("take", card) for place, card in enumerate(cards) if not place or cards[place - 1] != card]


def apply_display_card_to_take(state: Position, action: Action) -> None:
    """Take a face-up card into the hand."""
    item = state.pending.pop()
    card = int(action[1])
    if state.events is not None:
        state.animate(motions.display_take_motion(state, item.seat, card))
    display = list(state.display)
    display.remove(card)
    state.display = tuple(display)
    insort(state.hands[item.seat], card)
    state.note_shown_card(item.seat, card)
    if state.events is not None:
        state.log_event(messages.log_line_naming_card("log-take", item.seat, card))


def own_card_count(state: Position, seat: int) -> int:
    """Number of cards on the sea that show the side of ``seat``, sun or moon."""
    moons = state.moon.bit_count()
    return moons if seat != state.sun else state.laid_count() - moons


def score_lines(state: Position, seat: int) -> tuple[ScoreLine, ...]:
    """Lines of the final scoring of ``seat``."""
    finished = state.arrived > 0 and seat == state.active
    return (
        ScoreLine(msg("score-cards"), CARD_POINTS * own_card_count(state, seat)),
        ScoreLine(msg("score-discards"), DISCARD_POINTS * len(state.discards[seat])),
        ScoreLine(msg("score-finish"), FINISH_POINTS if finished else 0),
        ScoreLine(msg("score-second"), 0 if seat == state.first_seat else SECOND_PLAYER_POINTS),
    )


def total_score(state: Position, seat: int) -> int:
    """Total points of ``seat``."""
    return sum(line.points for line in score_lines(state, seat))


def outcome_so_far(state: Position) -> Outcome:
    """Outcome of the duel if it ended now; ties are broken by fewer discards, then by own cards in the top row."""
    seats = range(len(state.hands))
    return Outcome.ranked(
        [score_lines(state, seat) for seat in seats],
        msg(f"end-duel-{state.ending}", seat=seat_ref(state.active)),
        TieBreaker(msg("tie-discards"), tuple(len(discards) for discards in state.discards), fewer=True),
        TieBreaker(msg("tie-top-row"), tuple(_in_top_row(state, seat) for seat in seats)),
    )


def _in_top_row(state: Position, seat: int) -> int:
    row = state.sea_shape().rows[-1]
    return sum(1 for cell in row if state.sea[cell] and (state.moon >> cell & 1) == (seat != state.sun))
