"""Playing on from an earlier position: a practice game of its own that begins there.

From a game that is not over it begins with a position in which all that the seat did not know then is dealt anew,
the luck to come included. Its record holds that position and nothing of the game it left, so nobody learns from it
what lay hidden there.
"""

from dataclasses import replace

from kajuta.core import serialization
from kajuta.core.errors import IllegalAction
from kajuta.core.rng import Rng
from kajuta.core.state import State
from kajuta.match.entries import TAKES_OVER, Entry
from kajuta.match.position import MatchPosition
from kajuta.match.setup import GUEST, PERSON, Player, Setup

DEALS = 200
"""How many deals are tried until one fits that the seat decides whose turn it is."""


def branch_setup(position: MatchPosition, knower: int | None, seed: int) -> tuple[Setup, list[Entry]]:
    """Return the set-up of a game that goes on from ``position``, and the entries that it begins with.

    ``knower``: the seat that must learn nothing from it; None keeps the real cards. ``seed``: of all new luck.
    """
    state = position.state if knower is None else redeal_unseen(position.state, knower, Rng(seed))
    players = tuple(_seated(position, seat) for seat in range(len(position.players)))
    setup = replace(
        position.setup, players=players, seed=seed, position=serialization.position_to_json(position.game, state)
    )
    answers: list[Entry] = [
        {"do": "standing", "seat": seat, "window": window, "answer": answer}
        for (seat, window), answer in position.standing.items()
        if players[seat].kind == PERSON
    ]
    return setup, answers


def redeal_unseen(state: State, knower: int, rng: Rng) -> State:
    """Return ``state`` with all dealt anew that ``knower`` has not seen; raises IllegalAction where that fails.

    That a seat decides may tell something of its cards, so deals that leave it nothing to do are put aside.
    """
    for _ in range(DEALS):
        dealt = state.determinize(knower, rng)
        if dealt.to_act is None or dealt.legal_actions():
            return dealt
    raise IllegalAction("branch-not-allowed")


def _seated(position: MatchPosition, seat: int) -> Player:
    """Return who plays on: a bot in the place of somebody who gave up, at this screen who was a guest."""
    player = position.players[seat]
    if player.kind == GUEST:
        player = replace(player, kind=PERSON)
    return replace(player, kind=TAKES_OVER) if seat in position.conceded and player.kind == PERSON else player
