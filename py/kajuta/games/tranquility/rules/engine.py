"""Rules engine: legal actions of each decision, and the effects of actions and pending steps.

The consequences of an action, such as paying, moving rocks, drawing and the next turn, wait on the stack ``pending``,
the next one last. Steps without a choice are carried out until the first decision is on top.
"""

from collections.abc import Callable
from typing import ClassVar, Self

from kajuta.core.rng import Rng
from kajuta.core.state import Action, ReactionWindow
from kajuta.games.tranquility.rules import (
    card_draw,
    compasses,
    day_and_night,
    determinization,
    duel,
    exploration_deck,
    finish_card,
    game_outcome,
    island_placement,
    monster_attacks,
    setup,
    sharp_rocks,
    start_card,
    storm_cancellation,
    storms,
    turn,
    wild_cards,
)
from kajuta.games.tranquility.rules.cards import CARDS_FOR_A_COMPASS, CARDS_TO_DISCARD, FINISH, MONSTER, WILD
from kajuta.games.tranquility.rules.compasses import DISCARD_ALL
from kajuta.games.tranquility.rules.finish_card import LAY_FINISH
from kajuta.games.tranquility.rules.pending_items import PendingItem
from kajuta.games.tranquility.rules.sea_layouts import DAY_NIGHT
from kajuta.games.tranquility.rules.start_card import LAY_START
from kajuta.games.tranquility.rules.state import ChosenOptions, Position

ListLegalActions = Callable[[Position, PendingItem], list[Action]]
RunStep = Callable[[Position, PendingItem], None]
ApplyAction = Callable[[Position, Action], None]

DISCARD: Action = ("discard",)
STUCK: Action = ("stuck",)

LEGAL_ACTIONS: dict[str, ListLegalActions] = {
    "pay": island_placement.legal_next_cards_to_pay,
    "down": island_placement.legal_next_cards_to_pay,
    "give": island_placement.legal_next_cards_to_pay,
    "tops": start_card.legal_counts_to_discard_from_pile,
    "offer": start_card.legal_discard_offers,
    "rocks": sharp_rocks.legal_rows_to_move_rocks_to,
    "place-rocks": sharp_rocks.legal_rows_for_found_rocks,
    "attack": monster_attacks.legal_targets_of_explored_monster,
    "purple": storms.legal_rows_to_close,
    "window": storms.legal_storm_reactions,
    "number": wild_cards.legal_wild_card_numbers,
    "hands": day_and_night.legal_turnings_of_all_hands,
    "taking": duel.legal_display_cards_to_take,
}
"""Function that lists the legal actions of a pending decision, by its kind."""

STEPS: dict[str, RunStep] = {
    "next": turn.begin_next_turn,
    "draw": card_draw.draw_up_to_limit,
    "extra": card_draw.draw_extra_cards,
    "eight": start_card.ask_for_discard_offers,
    "pile-help": start_card.end_help_from_pile,
    "take": duel.refill_hand_and_display,
    "set-out": setup.begin_voyage,
    "storm": storms.reveal_storm,
    "effect": storms.apply_storm_effect,
    "reveal": exploration_deck.reveal_exploration_card,
}
"""Function that carries out a pending step, which offers no choice, by its kind."""

APPLY: dict[int | str, ApplyAction] = {
    "start": start_card.apply_start,
    "wild-start": start_card.apply_start,
    "lay": island_placement.apply_island_placement,
    "wild": wild_cards.apply_wild_card_cell,
    "number": wild_cards.apply_wild_card_number,
    "monster": monster_attacks.apply_monster_played_on_island,
    "wild-monster": monster_attacks.apply_monster_played_on_island,
    "finish": finish_card.apply_finish,
    "wild-finish": finish_card.apply_finish,
    "turn": day_and_night.apply_card_turning,
    "discard": turn.apply_discard_of_two,
    "discard-all": compasses.apply_hand_discard_for_compass,
    "stuck": turn.apply_being_stuck,
    "pay": island_placement.apply_next_card_paid,
    "top": start_card.apply_discard_from_pile,
    "offer": start_card.apply_discard_offer,
    "rocks": sharp_rocks.apply_rocks_move_to_row,
    "stay": sharp_rocks.apply_rocks_kept_for_two_cards,
    "attack": monster_attacks.apply_target_of_explored_monster,
    "compass": storm_cancellation.apply_storm_cancellation,
    "wild-compass": storm_cancellation.apply_storm_cancellation,
    "row": storms.apply_row_to_close,
    "pass": storms.apply_leaving_storm_uncancelled,
    "cancel": storms.apply_drawn_storm_cancellation,
    "wild-cancel": storms.apply_drawn_storm_cancellation,
    "take": duel.apply_display_card_to_take,
    "keep-hands": day_and_night.apply_keeping_of_all_hands,
    "turn-hands": day_and_night.apply_turning_of_all_hands,
}
"""Function that carries out an action, by its kind."""


class Tranquility(Position):
    """Position with the rules of the game.

    Since the second edition, a wild card may be used as a monster in the pyramid and as a compass within a turn, and
    compasses may be used while the seats share out the eight cards for the Start card.
    """

    __slots__ = ()

    edition: ClassVar[int] = 2

    outcome_so_far = game_outcome.outcome_so_far

    def __init__(self, seats: int, seed: int, setting: ChosenOptions) -> None:
        super().__init__(seats, seed, setting)
        setup.set_up(self, setting)
        self._settle()

    def legal_actions(self) -> list[Action]:
        """Legal actions of the seat ``to_act``."""
        if self.pending:
            item = self.pending[-1]
            actions = LEGAL_ACTIONS[item.kind](self, item)
            if self.compasses or self.wilds:
                actions += storm_cancellation.legal_cancellations_within_turn(self, item)
            return actions
        return [] if self.to_act is None else self._turn_actions()

    def _turn_actions(self) -> list[Action]:
        """Legal actions of a turn; if there is none, the only action is to be stuck, which loses the game."""
        seat = self.active
        hand = self.hands[seat]
        if start_card.must_lay_start(self):
            actions = [LAY_START]
            if WILD in hand:
                actions += compasses.legal_storm_cancellations(self, "wild-compass")
            if self.compasses:
                actions += compasses.legal_storm_cancellations(self, "compass")
            return actions
        return island_placement.legal_island_placements(self, hand, seat) + self.actions_beside_islands() or [STUCK]

    def actions_beside_islands(self) -> list[Action]:
        """Legal actions of a turn except laying islands; only valid if no Start card has to be laid."""
        seat = self.active
        hand = self.hands[seat]
        actions: list[Action] = []
        discardable = len(hand)
        if hand and hand[-1] >= MONSTER:
            discardable -= hand.count(MONSTER)
            if MONSTER in hand:
                actions += monster_attacks.legal_monster_targets(self, "monster")
            if WILD in hand:
                actions += wild_cards.legal_wild_card_uses(self, seat)
        if FINISH in hand and finish_card.may_try_finish(self, seat):
            actions.append(LAY_FINISH)
        if self.variant == DAY_NIGHT and discardable:
            actions += [("turn", cell) for cell, number in enumerate(self.sea) if number]
        if discardable >= CARDS_TO_DISCARD:
            actions.append(DISCARD)
            if self.supply and discardable >= CARDS_FOR_A_COMPASS:
                actions.append(DISCARD_ALL)
        if self.compasses:
            actions += compasses.legal_storm_cancellations(self, "compass")
        return actions

    def apply(self, action: Action) -> None:
        """Carry out ``action`` and all forced steps after it."""
        APPLY[action[0]](self, action)
        self._settle()

    def _settle(self) -> None:
        """Carry out pending steps up to the next decision."""
        while pending := self.pending:
            item = pending[-1]
            step = STEPS.get(item.kind)
            if step is None:
                self.to_act = item.seat
                return
            pending.pop()
            step(self, item)

    def determinize(self, seat: int | None, rng: Rng) -> Self:
        """Copy in which the cards that ``seat`` has never seen are dealt at random and the generator is reseeded."""
        new = self.copy()
        determinization.redeal_hidden_cards(new, seat, rng)
        return new

    def must_ask(self) -> bool:
        """Whether to ask a forced decision: skipping it would reveal that the seat holds no wild card."""
        if not self.pending:
            return False
        item = self.pending[-1]
        return item.kind == "window" or storm_cancellation.may_use_unseen_wild_card(self, item)

    def reaction_window(self) -> ReactionWindow | None:
        """Reaction window in which a newly drawn storm may be cancelled; None if none is open."""
        if self.pending and self.pending[-1].kind == "window":
            return ReactionWindow("storm", concerns=self.pending[-1].seat == self.pending[-1].low)
        return None
