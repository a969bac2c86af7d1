"""The rules: legal actions of each stage, and what each action does.

A turn goes through stages: the ship sails, then it is decided what the submarines do, then they
move or salvage one by one, fees being paid in between; a ship past the right edge has its break.
"""

from collections.abc import Callable
from typing import ClassVar

from kajuta.core.state import Action
from kajuta.games.submarine import (
    deal_draw_and_discard,
    game_end,
    salvaging,
    submarine_moves,
    submarine_placement,
    turn_sequence,
)
from kajuta.games.submarine.sea_grid import IN_RESERVE, LEFT_HARBOR
from kajuta.games.submarine.state import (
    ACT_STAGE,
    BREAK_STAGE,
    MOVE_STAGE,
    OVER_STAGE,
    PAY_STAGE,
    PLACE_STAGE,
    SAIL_STAGE,
    SALVAGE_STAGE,
    Position,
)
from kajuta.games.submarine.tokens_and_cards import COLORS, DEAL_SIZES, NO_TOKEN, SHELLS, TREASURE_COUNT, TREASURE_TYPES

LEGAL_ACTIONS: dict[str, Callable[[Position], list[Action]]] = {
    PLACE_STAGE: submarine_placement.legal_submarine_placements,
    SAIL_STAGE: turn_sequence.legal_sailings,
    ACT_STAGE: submarine_moves.legal_choices_to_move_or_salvage,
    MOVE_STAGE: submarine_moves.legal_submarine_moves,
    SALVAGE_STAGE: salvaging.legal_salvages,
    PAY_STAGE: salvaging.legal_fee_cards_from_hand,
    BREAK_STAGE: turn_sequence.legal_card_swaps,
}
"""Lists the legal actions, by stage."""

APPLY: dict[int | str, Callable[[Position, Action], None]] = {
    "place": submarine_placement.apply_submarine_placement,
    "later": submarine_placement.apply_no_submarine_placed_this_turn,
    "sail": turn_sequence.apply_sailing,
    "act": submarine_moves.apply_choice_to_move_or_salvage,
    "move": submarine_moves.apply_submarine_move,
    "card": salvaging.apply_salvage_with_card,
    "joker": salvaging.apply_salvage_with_joker,
    "pay": salvaging.apply_fee_card_from_hand,
    "swap": turn_sequence.apply_card_swap,
    "stay": turn_sequence.apply_break_without_swap,
    "done": turn_sequence.apply_end_of_turn,
}
"""Carries out an action, by its kind."""


class SubmarinePosition(Position):
    """A position with its rules."""

    __slots__ = ()

    edition: ClassVar[int] = 2

    outcome_so_far = game_end.outcome_so_far

    def __init__(self, seats: int, seed: int, *, gradual: bool) -> None:
        """Lay out the sea and deal cards and shells; chance names the seat that begins."""
        deal = DEAL_SIZES[seats]
        super().__init__(seed)
        self.gradual = gradual
        self.board = list(range(TREASURE_COUNT))
        self.shuffle(self.board)
        self.ships = [LEFT_HARBOR] * seats
        self.subs = [[IN_RESERVE] * deal.submarines_per_seat for _ in range(seats)]
        self.discard = [0] * len(COLORS)
        deal_draw_and_discard.deal_cards(self, seats)
        shells = list(SHELLS)
        self.shuffle(shells)
        self.jokers = [(shells[seat],) for seat in range(seats)]
        self.containers = [(NO_TOKEN,) * len(TREASURE_TYPES)] * seats
        self.active = self.randbelow(seats)
        self.progress = False
        self.idle = 0
        self.ending = ""
        self.owed = ()
        turn_sequence.reset_turn_record(self)
        turn_sequence.begin_turn(self)

    def legal_actions(self) -> list[Action]:
        """Actions that ``to_act`` may choose from now."""
        return LEGAL_ACTIONS[self.stage](self) if self.stage != OVER_STAGE else []

    def apply(self, action: Action) -> None:
        """Carry out ``action``, then everything that leaves no choice."""
        APPLY[action[0]](self, action)

    def must_ask(self) -> bool:
        """Whether the open decision is asked even if it is forced: only the secret hand leaves no choice."""
        stage = self.stage
        if stage in (ACT_STAGE, SALVAGE_STAGE):
            return bool(self.hands[self.active])
        return stage == PAY_STAGE and len(self.hands[self.active]) > 1
