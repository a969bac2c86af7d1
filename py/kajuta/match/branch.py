"""Branches: practice games that continue from an earlier position of a match.

A branch of a running match starts from that position with everything dealt again that the player did not know then,
including future random events. Its save contains only this position and nothing of the original match, so that nobody
can learn hidden information from it.
"""

from dataclasses import replace

from kajuta.core import position_json
from kajuta.core.errors import IllegalAction
from kajuta.core.rng import Rng
from kajuta.core.state import State
from kajuta.match.match_entry import Entry
from kajuta.match.match_position import MatchPosition
from kajuta.match.match_setup import GUEST, LOCAL_HUMAN, SUBSTITUTE_BOT, Player, Setup

MAX_DEALS = 200
"""Number of random deals to try until one is found in which the seat to act has a legal action."""


def branch_setup(position: MatchPosition, knower: int | None, seed: int) -> tuple[Setup, list[Entry]]:
    """Set-up of a match that continues from ``position``, and the entries with which it starts.

    ``knower``: seat whose unknown information is dealt again; None keeps the real cards. ``seed``: seed of all random
    events.
    """
    state = position.state if knower is None else redeal_unseen(position.state, knower, Rng(seed))
    players = tuple(branch_player(position, seat) for seat in range(len(position.players)))
    setup = replace(
        position.setup,
        players=players,
        seed=seed,
        position=position_json.position_to_json(position.game, state),
        daily=None,
    )
    auto_answers: list[Entry] = [
        {"do": "standing", "seat": seat, "window": window, "answer": answer}
        for (seat, window), answer in position.auto_answers.items()
        if players[seat].controller == LOCAL_HUMAN
    ]
    return setup, auto_answers


def redeal_unseen(state: State, knower: int | None, rng: Rng) -> State:
    """Copy of ``state`` in which everything is dealt again that the seat ``knower`` has not seen (None: a spectator).

    Deals in which the seat to act has no legal action are rejected, since the turn can depend on hidden cards. Raises
    IllegalAction if no valid deal is found.
    """
    for _ in range(MAX_DEALS):
        dealt = state.determinize(knower, rng)
        if dealt.to_act is None or dealt.legal_actions():
            return dealt
    raise IllegalAction("branch-not-allowed")


def branch_player(position: MatchPosition, seat: int) -> Player:
    """Player on ``seat`` in a branch that begins at ``position``.

    A bot replaces a person who conceded, and a person at this screen replaces a guest.
    """
    player = position.players[seat]
    if player.controller == GUEST:
        player = replace(player, controller=LOCAL_HUMAN)
    if seat in position.conceded and player.controller == LOCAL_HUMAN:
        return replace(player, controller=SUBSTITUTE_BOT)
    return player
