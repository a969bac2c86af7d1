"""Storms and compasses: a storm breaks out when it is drawn, a compass cancels one."""

from typing import TYPE_CHECKING

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.tranquility import texts
from kajuta.games.tranquility.cards import COMPASS, ORANGE, PURPLE, STORM_HAND, WILD, YELLOW, Card
from kajuta.games.tranquility.sea import PYRAMID
from kajuta.games.tranquility.state import Pending, Position

if TYPE_CHECKING:
    from kajuta.games.tranquility.rules import Tranquility

PASS: Action = ("pass",)
CANCEL: Action = ("cancel",)
WILD_CANCEL: Action = ("wild-cancel",)


def break_out(state: "Tranquility", item: Pending) -> None:
    """Show a storm that was drawn; whoever may cancel it is asked first, clockwise from its drawer."""
    seat, card = item.seat, item.what
    state.luck += 1
    if state.events is not None:
        found = "log-reveal" if state.variant == PYRAMID else "log-storm"
        state.tell(texts.log_kind(found, seat, card), tone="loss")
    state.pending.append(Pending("effect", seat, card))
    asked = [other for other in state.clockwise(seat) if _asked(state, other)]
    state.pending += [Pending("window", other, card, seat) for other in reversed(asked)]


def _asked(state: Position, seat: int) -> bool:
    """Say whether ``seat`` may cancel a storm for all that others know: with a compass, or a wild card it may hold."""
    if state.compasses:
        return True
    if state.variant == PYRAMID:
        return any(card == WILD for card, _ in state.shown[seat])
    return state.wilds_hidden() > 0 and len(state.hands[seat]) > 0


def window_choices(state: Position, item: Pending) -> list[Action]:
    """Return the answers to a storm that has just broken out."""
    actions = [PASS]
    if state.compasses:
        actions.append(CANCEL)
    if WILD in state.hands[item.seat]:
        actions.append(WILD_CANCEL)
    return actions


def let_pass(state: "Tranquility", action: Action) -> None:
    """Let the storm go on to the next seat that may cancel it."""
    state.pending.pop()


def cancel_drawn(state: "Tranquility", action: Action) -> None:
    """Cancel the storm before it takes effect; nobody else is asked any more."""
    seat, card = state.pending[-1].seat, state.pending[-1].what
    while state.pending[-1].kind == "window":
        state.pending.pop()
    state.pending.pop()
    _spend(state, seat, card, wild=action == WILD_CANCEL)


def take_effect(state: "Tranquility", item: Pending) -> None:
    """Let a storm take effect on the seat that drew it."""
    seat, card = item.seat, item.what
    if card == YELLOW:
        state.yellow = _with(state.yellow, seat, 1)
        count = min(len(state.hands[seat]) - STORM_HAND, state.discardable(seat))
        if count > 0:
            state.pending.append(Pending("down", seat, count))
    elif card == ORANGE:
        state.orange = _with(state.orange, seat, 1)
    elif purple_choices(state, item):
        state.pending.append(Pending("purple", seat))
    else:
        state.gone += (PURPLE,)
        if state.events is not None:
            state.tell(msg("log-purple-nowhere"))


def purple_choices(state: Position, item: Pending) -> list[Action]:
    """Return the rows that a purple storm may close."""
    return [("row", row) for row in state.open_rows() if row not in state.purple]


def close_row(state: "Tranquility", action: Action) -> None:
    """Put a purple storm beside a row."""
    item = state.pending.pop()
    row = int(action[1])
    state.purple = tuple(sorted((*state.purple, row)))
    if state.events is not None:
        state.tell(msg("log-purple", seat=seat_ref(item.seat), row=row + 1))


def cancellations(state: Position, means: str) -> list[Action]:
    """Return what can be cancelled on the table by ``means``, "compass" or "wild-compass"."""
    actions: list[Action] = [(means, "yellow", seat) for seat, count in enumerate(state.yellow) if count]
    actions += [(means, "purple", row) for row in state.purple]
    actions += [(means, "orange", seat) for seat, count in enumerate(state.orange) if count]
    return actions


def cancel(state: "Tranquility", action: Action) -> None:
    """Take a storm off the table; who was just discarding for a yellow one need not go on."""
    where = int(action[2])
    if action[1] == "yellow":
        card = YELLOW
        state.yellow = _with(state.yellow, where, -1)
        if state.pending and state.pending[-1].kind == "down" and not state.yellow[state.pending[-1].seat]:
            state.pending.pop()
    elif action[1] == "orange":
        card = ORANGE
        state.orange = _with(state.orange, where, -1)
    else:
        card = PURPLE
        state.purple = tuple(row for row in state.purple if row != where)
    _spend(state, state.active, card, wild=action[0] == "wild-compass")


def _spend(state: "Tranquility", seat: int, storm: Card, wild: bool) -> None:
    """Let a compass, or a wild card of ``seat``, leave the game together with ``storm``."""
    if wild:
        state.luck += 1
        state.hands[seat].remove(WILD)
        state.forget(seat, WILD)
        state.gone += (storm, WILD)
    else:
        state.compasses -= 1
        state.gone += (storm, COMPASS)
    if state.events is not None:
        state.tell(msg("log-cancel", seat=seat_ref(seat), storm=texts.kind(storm, "acc"), icon="compass"), tone="gain")


def _with(counts: tuple[int, ...], seat: int, change: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + change, *counts[seat + 1 :])
