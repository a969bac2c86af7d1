"""Card transfers between box, stack, hand and discard pile, and which seats know each card."""

from kajuta.games.submarine.motions import drawn_card_motion
from kajuta.games.submarine.state import Position
from kajuta.games.submarine.tokens_and_cards import (
    CARDS_PER_COLOR,
    COLORS,
    DEAL_SIZES,
    HAND_SIZE,
    KNOWER_BITS,
    KNOWER_MASK,
    Card,
    Color,
    card_color,
)


def deal_cards(state: Position, seats: int) -> None:
    """Take the same number of cards of each color out of the game (the remainder at random) and deal the others."""
    deal = DEAL_SIZES[seats]
    spare = [
        color << KNOWER_BITS for color in range(len(COLORS)) for _ in range(CARDS_PER_COLOR - deal.sure_cards_per_color)
    ]
    state.shuffle(spare)
    missing = seats * deal.cards_per_seat - deal.sure_cards_per_color * len(COLORS)
    cards = [color << KNOWER_BITS for color in range(len(COLORS)) for _ in range(deal.sure_cards_per_color)] + spare[
        :missing
    ]
    state.box = tuple(spare[missing:])
    state.shuffle(cards)
    piles = [tuple(cards[seat * deal.cards_per_seat : (seat + 1) * deal.cards_per_seat]) for seat in range(seats)]
    state.stacks = [pile[:-HAND_SIZE] for pile in piles]
    state.hands = [tuple(sorted(pile[-HAND_SIZE:])) for pile in piles]


def draw_from_own_stack(state: Position, seat: int) -> None:
    """Draw the top card of the own stack of ``seat`` into its hand."""
    stack = state.stacks[seat]
    top = stack[-1]
    state.stacks[seat] = stack[:-1]
    own = 1 << seat
    if not top & own:
        state.irreversible_events += 1
    state.hands[seat] = tuple(sorted((*state.hands[seat], top & ~own)))
    if state.events is not None:
        state.animate(drawn_card_motion(seat, card_color(top)))


def discard_card(state: Position, seat: int, color: Color) -> None:
    """Discard a card of ``color`` face up from the hand.

    Cards of one color are interchangeable. A seat that knew of one in this hand cannot tell whether that very card has
    left, so each such seat now knows of one card less.
    """
    state.irreversible_events += 1
    state.progress = True
    state.discard[color] += 1
    hand = state.hands[seat]
    *alike, gone = [card for card in hand if card >> KNOWER_BITS == color]
    unsure = KNOWER_MASK & ~gone
    left = [card for card in hand if card >> KNOWER_BITS != color]
    for card in alike:
        left.append(card & ~unsure)
        unsure &= ~card
    state.hands[seat] = tuple(sorted(left))


def remove_card_from_hand_face_down(state: Position, seat: int, color: Color) -> Card:
    """Remove a card of ``color`` from the hand to be put face down; only its old owner knows its color."""
    hand = state.hands[seat]
    if len(hand) == 1:
        state.hands[seat] = ()
        return hand[0] | 1 << seat
    left = [card & ~KNOWER_MASK for card in hand]
    left.remove(color << KNOWER_BITS)
    state.hands[seat] = tuple(left)
    return color << KNOWER_BITS | 1 << seat
