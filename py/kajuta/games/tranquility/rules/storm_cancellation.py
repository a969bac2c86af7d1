"""Cancelling a storm on the table in the middle of a turn, while the active seat has another decision to make."""

from kajuta.core.state import Action
from kajuta.games.tranquility.rules import compasses, island_placement, start_card, wild_cards
from kajuta.games.tranquility.rules.cards import ORANGE, PURPLE, START_COST, WILD, YELLOW
from kajuta.games.tranquility.rules.pending_items import PendingItem
from kajuta.games.tranquility.rules.state import Position


def legal_cancellations_within_turn(state: Position, item: PendingItem) -> list[Action]:
    """Actions that cancel a storm on the table instead of making the pending decision first."""
    if not _is_own_decision(state, item):
        return []
    if state.edition < 2:
        allowed = state.compasses and item.kind not in start_card.START_DISCARD_DECISIONS
        return compasses.legal_storm_cancellations(state, "compass") if allowed else []
    actions = compasses.legal_storm_cancellations(state, "compass") if state.compasses else []
    if _can_spare_wild_card(state, item):
        actions += compasses.legal_storm_cancellations(state, "wild-compass")
    return actions


def may_use_unseen_wild_card(state: Position, item: PendingItem) -> bool:
    """Whether, as far as others know, the deciding seat could cancel a storm with a wild card."""
    return (
        state.edition >= 2
        and _is_own_decision(state, item)
        and state.may_hold_wild_card(item.seat)
        and bool(compasses.legal_storm_cancellations(state, "wild-compass"))
    )


def _is_own_decision(state: Position, item: PendingItem) -> bool:
    """Whether the pending decision belongs to the active seat's turn; a reaction window does not."""
    return item.seat == state.active and item.kind != "window"


def _can_spare_wild_card(state: Position, item: PendingItem) -> bool:
    """Whether the seat holds a wild card and can still make its decision without it."""
    seat = item.seat
    wilds = state.hands[seat].count(WILD)
    if not wilds:
        return False
    if item.kind == "number":
        return wilds > 1 and bool(
            wild_cards.affordable_numbers(state, item.what, state.highest_payable_cost(seat, but=1))
        )
    if item.kind in ("pay", "give"):
        return len(island_placement.discardable_cards_from(state, item)) > item.what
    if item.kind == "tops":
        return start_card.most_cards_to_give(state, seat) > item.what
    if item.kind == "offer":
        others = [other for other in range(len(state.hands)) if other != seat]
        most = sum(start_card.most_cards_to_give(state, other) for other in others)
        return most + start_card.most_cards_to_give(state, seat, but=1) >= START_COST
    return True


def apply_storm_cancellation(state: Position, action: Action) -> None:
    """Remove a storm from the table."""
    where = int(action[2])
    if action[1] == "yellow":
        card = YELLOW
        state.yellow = compasses.counts_with_one_seat_changed(state.yellow, where, -1)
    elif action[1] == "orange":
        card = ORANGE
        state.orange = compasses.counts_with_one_seat_changed(state.orange, where, -1)
    else:
        card = PURPLE
        state.purple = tuple(row for row in state.purple if row != where)
    wild = action[0] == "wild-compass"
    compasses.spend_compass_or_wild_card_on_storm(state, state.active, card, wild=wild)
    if state.pending:
        _adjust_pending_decision(state, wild)


def _adjust_pending_decision(state: Position, wild: bool) -> None:
    """Lower a pending discard or offer that the cancelled storm or the used wild card makes too high."""
    item = state.pending[-1]
    if item.kind == "down":
        state.pending.pop()
        left = item.what - wild
        if state.yellow[item.seat] and left:
            state.pending.append(item._replace(what=left))
    elif item.kind == "offer" and wild:
        offers = list(state.offers)
        offers[item.seat] = min(offers[item.seat], start_card.most_cards_to_give(state, item.seat))
        state.offers = tuple(offers)
