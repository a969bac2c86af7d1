"""Wild cards: their possible uses, and laying one as an island."""

from kajuta.core.state import Action
from kajuta.games.tranquility.rules import compasses, finish_card, island_placement, monster_attacks
from kajuta.games.tranquility.rules.cards import WILD
from kajuta.games.tranquility.rules.finish_card import WILD_FINISH
from kajuta.games.tranquility.rules.pending_items import PendingItem
from kajuta.games.tranquility.rules.start_card import WILD_START
from kajuta.games.tranquility.rules.state import Position


def legal_wild_card_uses(state: Position, seat: int) -> list[Action]:
    """Actions that use a wild card in the hand of ``seat``."""
    actions: list[Action] = [("wild", cell) for cell in _cells(state, seat)]
    if not state.started:
        actions.append(WILD_START)
    if finish_card.may_try_finish(state, seat):
        actions.append(WILD_FINISH)
    if state.may_wild_card_be_monster():
        actions += monster_attacks.legal_monster_targets(state, "wild-monster")
    return actions + compasses.legal_storm_cancellations(state, "wild-compass")


def _cells(state: Position, seat: int) -> list[int]:
    """Cells where a wild card may be laid as an island."""
    closed = state.closed_cells()
    return [
        cell
        for cell, number in enumerate(state.sea)
        if not number
        and not closed >> cell & 1
        and not (state.orange[seat] and not state.has_neighbor(cell))
        and affordable_numbers(state, cell, state.highest_payable_cost(seat))
    ]


def affordable_numbers(state: Position, cell: int, most: int) -> list[int]:
    """Numbers that a wild card may take on ``cell`` at a price of at most ``most`` cards."""
    gap = state.gap_at(cell)
    numbers = range(gap.below + 1, gap.above)
    if state.has_neighbor(cell):
        return [number for number in numbers if state.laying_cost(cell, number) <= most]
    return list(numbers)


def apply_wild_card_cell(state: Position, action: Action) -> None:
    """Choose the cell for the wild card; from now on everybody knows that the seat holds one."""
    seat = state.active
    if len(state.hands) > 1:
        state.irreversible_events += 1
    state.forget_shown_card(seat, WILD)
    state.note_shown_card(seat, WILD)
    state.pending = [PendingItem("number", seat, int(action[1]))]


def legal_wild_card_numbers(state: Position, item: PendingItem) -> list[Action]:
    """Actions that choose the number of the wild card on the chosen cell."""
    return [
        ("number", number) for number in affordable_numbers(state, item.what, state.highest_payable_cost(item.seat))
    ]


def apply_wild_card_number(state: Position, action: Action) -> None:
    """Lay the wild card as an island with the chosen number."""
    item = state.pending.pop()
    state.hands[item.seat].remove(WILD)
    state.forget_shown_card(item.seat, WILD)
    state.wild_cells += (item.what,)
    island_placement.put_island(state, item.seat, int(action[1]), item.what)
