"""Two against each other: taking face-up cards, and the reckoning."""

from bisect import insort

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action, Outcome, ScoreLine
from kajuta.games.tranquility.rules import motions, texts
from kajuta.games.tranquility.rules.cards import (
    CARD_POINTS,
    DISCARD_POINTS,
    DISPLAY_SIZE,
    FINISH_POINTS,
    HAND_LIMIT,
    SECOND_PLAYER_POINTS,
)
from kajuta.games.tranquility.rules.pending import Pending
from kajuta.games.tranquility.rules.state import Position


def refill(state: Position, item: Pending) -> None:
    """Let the seat take face-up cards while it has fewer than five, then lay out new ones."""
    if len(state.hands[item.seat]) < HAND_LIMIT and state.display:
        state.pending += (item, Pending("taking", item.seat))
        return
    missing = DISPLAY_SIZE - len(state.display)
    if missing and state.deck:
        state.irreversible_events += 1
        deck = list(state.deck)
        new = [deck.pop() for _ in range(min(missing, len(deck)))]
        state.display = tuple(sorted((*state.display, *new)))
        state.deck = tuple(deck)
        if state.events is not None:
            state.animate(*(motions.display_deal_motion(card) for card in new))


def taking_choices(state: Position, item: Pending) -> list[Action]:
    """Return the face-up cards that may be taken."""
    cards = state.display
    return [("take", card) for place, card in enumerate(cards) if not place or cards[place - 1] != card]


def take(state: Position, action: Action) -> None:
    """Take a face-up card into the hand."""
    item = state.pending.pop()
    card = int(action[1])
    if state.events is not None:
        state.animate(motions.display_take_motion(state, item.seat, card))
    display = list(state.display)
    display.remove(card)
    state.display = tuple(display)
    insort(state.hands[item.seat], card)
    state.show(item.seat, card)
    if state.events is not None:
        state.log_event(texts.log_card("log-take", item.seat, card))


def own_cards(state: Position, seat: int) -> int:
    """Return how many cards on the sea lie in the orientation of ``seat``."""
    moons = state.moon.bit_count()
    return moons if seat != state.sun else state.laid() - moons


def lines(state: Position, seat: int) -> tuple[ScoreLine, ...]:
    """Return the reckoning of ``seat``."""
    finished = state.arrived > 0 and seat == state.active
    return (
        ScoreLine(msg("score-cards"), CARD_POINTS * own_cards(state, seat)),
        ScoreLine(msg("score-discards"), DISCARD_POINTS * len(state.discards[seat])),
        ScoreLine(msg("score-finish"), FINISH_POINTS if finished else 0),
        ScoreLine(msg("score-second"), 0 if seat == state.first_seat else SECOND_PLAYER_POINTS),
    )


def score(state: Position, seat: int) -> int:
    """Return the points of ``seat``."""
    return sum(line.points for line in lines(state, seat))


def outcome(state: Position) -> Outcome:
    """Return how the finished duel ended; fewer discards break a tie, then cards in the top row."""
    seats = range(len(state.hands))
    scores = tuple(score(state, seat) for seat in seats)
    ranks = ranking_keys(state)
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Outcome(
        places,
        scores,
        tuple(lines(state, seat) for seat in seats),
        msg(f"end-duel-{state.ending}", seat=seat_ref(state.active)),
    )


def ranking_keys(state: Position) -> list[tuple[int, int, int]]:
    """Return by seat what the places would go by if the duel ended now, the largest wins."""
    return [
        (score(state, seat), -len(state.discards[seat]), _in_top_row(state, seat)) for seat in range(len(state.hands))
    ]


def _in_top_row(state: Position, seat: int) -> int:
    row = state.shape().rows[-1]
    return sum(1 for cell in row if state.sea[cell] and (state.moon >> cell & 1) == (seat != state.sun))
