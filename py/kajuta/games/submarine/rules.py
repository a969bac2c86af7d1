"""Rules: the legal actions of each stage, and the effect of each action.

A turn goes through stages. The ship sails; the seat chooses between moving and salvaging; the submarines move or
salvage one by one, with fees paid in between. A ship that has sailed past the right edge takes its break instead.
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
"""Function that lists the legal actions, by stage."""

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
"""Function that carries out an action, by its kind."""


class SubmarinePosition(Position):
    """Position with the rules of the game."""

    __slots__ = ()

    edition: ClassVar[int] = 2

    outcome_so_far = game_end.outcome_so_far

    def __init__(self, seats: int, seed: int, *, gradual: bool) -> None:
        """Set up the sea and deal cards and shells; the random generator chooses the first seat."""
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
        """Legal actions of the seat ``to_act``."""
        return LEGAL_ACTIONS[self.stage](self) if self.stage != OVER_STAGE else []

    def apply(self, action: Action) -> None:
        """Carry out ``action`` and all forced steps after it."""
        APPLY[action[0]](self, action)

    def must_ask(self) -> bool:
        """Whether to ask for a decision even if only one action is legal: skipping it would reveal the hidden hand."""
        stage = self.stage
        if stage in (ACT_STAGE, SALVAGE_STAGE):
            return bool(self.hands[self.active])
        return stage == PAY_STAGE and len(self.hands[self.active]) > 1
