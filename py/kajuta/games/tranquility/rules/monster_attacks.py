"""Sea monsters: a monster removes a card of the sea, and both leave the game."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.tranquility.rules import messages, motions, turn
from kajuta.games.tranquility.rules.cards import MONSTER, WILD, Card
from kajuta.games.tranquility.rules.pending_items import PendingItem
from kajuta.games.tranquility.rules.state import Position


def legal_monster_targets(state: Position, kind: str) -> list[Action]:
    """Actions that attack a card of the sea; ``kind`` is "monster", "wild-monster" or "attack"."""
    return [(kind, cell) for cell, number in enumerate(state.sea) if number]


def apply_monster_played_on_island(state: Position, action: Action) -> None:
    """Play a monster, or a wild card used as one, from the hand."""
    seat = state.active
    beast = MONSTER if action[0] == "monster" else WILD
    state.hands[seat].remove(beast)
    if state.shown[seat]:
        state.forget_shown_card(seat, beast)
    state.irreversible_events += 1
    _destroy(state, seat, int(action[1]), beast)
    turn.queue_rest_of_turn(state, [])


def _destroy(state: Position, seat: int, cell: int, beast: Card) -> None:
    """Remove the card on ``cell`` and its attacker ``beast``, a monster or a wild card, from the game."""
    number = state.sea[cell]
    wild = cell in state.wild_cells
    state.sea[cell] = 0
    state.moon &= ~(1 << cell)
    state.wild_cells = tuple(other for other in state.wild_cells if other != cell)
    state.gone += (beast, WILD if wild else number)
    if state.events is not None:
        told = msg("log-monster", seat=seat_ref(seat), number=number, icon=messages.SPECIAL_CARD_ICONS[MONSTER])
        state.log_event(told, tone="loss", motions=motions.monster_attack_motions(seat, cell))


def legal_targets_of_explored_monster(state: Position, item: PendingItem) -> list[Action]:
    """Actions that choose the card attacked by a monster from the exploration deck."""
    return legal_monster_targets(state, "attack")


def apply_target_of_explored_monster(state: Position, action: Action) -> None:
    """Let the monster from the exploration deck remove the chosen card."""
    item = state.pending.pop()
    _destroy(state, item.seat, int(action[1]), MONSTER)
