"""Turns: how one begins, what follows its action, and how the voyage ends."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.tranquility.rules.cards import CARDS_TO_DISCARD
from kajuta.games.tranquility.rules.pending import Pending, to_do
from kajuta.games.tranquility.rules.sea_layouts import COMPETITIVE
from kajuta.games.tranquility.rules.state import NOWHERE, Position

NOBODY = -1
"""The seat of something pending that is nobody's."""

_NEXT = Pending("next", NOBODY)


def begin(state: Position, seat: int) -> None:
    """Let ``seat`` have its turn."""
    state.active = state.to_act = seat
    state.turn += 1
    if state.events is not None:
        state.log_event(msg("log-turn", seat=seat_ref(seat)), tone="turn")


def pass_on(state: Position, item: Pending) -> None:
    """Begin the turn of the next seat."""
    begin(state, (state.active + 1) % len(state.hands))


def follow_up(state: Position, first: list[Pending], *, turning: bool = False) -> None:
    """Let an action be followed by ``first`` (the next last), the rocks, drawing and the next turn.

    ``turning``: after it all hands may be turned, where the rules of day and night allow that.
    """
    seat = state.active
    state.pending = pending = [_NEXT, to_do("take" if state.variant == COMPETITIVE else "draw", seat)]
    if state.rocks != NOWHERE:
        pending.append(Pending("rocks", seat))
    if turning and state.turning_hands:
        pending.append(Pending("hands", seat))
    pending += first


def discard_two(state: Position, action: Action) -> None:
    """Let the active seat discard two cards instead of anything else."""
    follow_up(state, [to_do("pay", state.active, CARDS_TO_DISCARD)], turning=True)


def be_stuck(state: Position, action: Action) -> None:
    """End the voyage: the active seat can do nothing."""
    state.irreversible_events += 1
    end(state, "stuck")


def end(state: Position, ending: str) -> None:
    """End the game; ``end-<ending>`` says why."""
    state.ending = ending
    state.to_act = None
    state.pending = []
    if state.events is not None:
        state.log_event(msg(f"end-{ending}", seat=seat_ref(state.active)), tone="end")
