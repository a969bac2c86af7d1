"""Positions to judge."""

from kajuta.bots import SeatKnowledge
from kajuta.games import game
from kajuta.games.deadmansdraw.rules.cards import KEY, MAP, encode_card

DRAW = game("deadmansdraw")


def sure_bust() -> SeatKnowledge:
    """Position in which flipping the last card is certain to bust."""
    state = DRAW.new(2, DRAW.complete_options(2, {}), 1)
    state.row[:] = [encode_card(MAP, 5), encode_card(KEY, 5)]
    state.draw_pile[:] = [encode_card(KEY, 7)]
    state.flipped = True
    return SeatKnowledge(DRAW, state)
