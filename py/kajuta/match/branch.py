"""Branches: practice games that go on from an earlier position.

The branch of a running match begins with a position in which everything that the seat did not know then is dealt anew,
future random events included. Its save holds that position and nothing of the match it left, so nobody learns from it
what lay hidden there.
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
"""Deals that are tried until one agrees with whose turn it is."""


def branch_setup(position: MatchPosition, knower: int | None, seed: int) -> tuple[Setup, list[Entry]]:
    """Set-up of a match that goes on from ``position``, and the entries that it begins with.

    ``knower``: the seat that must learn nothing from it; None keeps the real cards. ``seed``: of all random events.
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
    """``state`` with everything dealt anew that ``knower`` (None: everybody) has not seen.

    Raises IllegalAction where that fails.

    Whose turn it is may depend on hidden cards, so deals that leave that seat without a legal action are dropped.
    """
    for _ in range(MAX_DEALS):
        dealt = state.determinize(knower, rng)
        if dealt.to_act is None or dealt.legal_actions():
            return dealt
    raise IllegalAction("branch-not-allowed")


def branch_player(position: MatchPosition, seat: int) -> Player:
    """Player of the branch: a bot for a person who conceded, a person at this screen for a guest."""
    player = position.players[seat]
    if player.controller == GUEST:
        player = replace(player, controller=LOCAL_HUMAN)
    if seat in position.conceded and player.controller == LOCAL_HUMAN:
        return replace(player, controller=SUBSTITUTE_BOT)
    return player
