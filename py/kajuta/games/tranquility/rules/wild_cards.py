"""Wild cards: what one may stand for, and laying one as an island."""

from kajuta.core.state import Action
from kajuta.games.tranquility.rules import compasses, finish_card, islands, monsters
from kajuta.games.tranquility.rules.cards import WILD
from kajuta.games.tranquility.rules.finish_card import WILD_FINISH
from kajuta.games.tranquility.rules.pending import Pending
from kajuta.games.tranquility.rules.start_card import WILD_START
from kajuta.games.tranquility.rules.state import Position


def choices(state: Position, seat: int) -> list[Action]:
    """Return all that a wild card in the hand of ``seat`` may be in its turn."""
    actions: list[Action] = [("wild", cell) for cell in _cells(state, seat)]
    if not state.started:
        actions.append(WILD_START)
    if finish_card.may_try(state, seat):
        actions.append(WILD_FINISH)
    if state.monsters:
        actions += monsters.choices(state, "wild-monster")
    return actions + compasses.cancellations(state, "wild-compass")


def _cells(state: Position, seat: int) -> list[int]:
    """Return the cells on which a wild card may become an island."""
    closed = state.closed_cells()
    return [
        cell
        for cell, number in enumerate(state.sea)
        if not number
        and not closed >> cell & 1
        and not (state.orange[seat] and not state.has_neighbor(cell))
        and _numbers(state, seat, cell)
    ]


def _numbers(state: Position, seat: int, cell: int) -> list[int]:
    """Return the numbers a wild card may take on ``cell``."""
    gap = state.gap_at(cell)
    most = state.spare(seat)
    numbers = range(gap.below + 1, gap.above)
    if state.has_neighbor(cell):
        return [number for number in numbers if state.cost(cell, number) <= most]
    return list(numbers)


def choose_cell(state: Position, action: Action) -> None:
    """Note where the wild card goes; from now on all know that the seat holds one."""
    seat = state.active
    if len(state.hands) > 1:
        state.irreversible_events += 1
    state.forget(seat, WILD)
    state.show(seat, WILD)
    state.pending = [Pending("number", seat, int(action[1]))]


def number_choices(state: Position, item: Pending) -> list[Action]:
    """Return the numbers that the wild card may take on the chosen cell."""
    return [("number", number) for number in _numbers(state, item.seat, item.what)]


def lay(state: Position, action: Action) -> None:
    """Lay the wild card as the chosen number."""
    item = state.pending.pop()
    state.hands[item.seat].remove(WILD)
    state.forget(item.seat, WILD)
    state.wild_cells += (item.what,)
    islands.put(state, item.seat, int(action[1]), item.what)
