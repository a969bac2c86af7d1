"""Rules engine: legal actions, the effects of actions, and the pending steps that follow without a choice."""

from collections.abc import Callable
from typing import ClassVar

from kajuta.core.state import Action, ReactionWindow
from kajuta.games.deadmansdraw.rules import (
    bust_resolution,
    game_end,
    key_and_chest,
    mermaid_variant,
    oracle,
    suit_effects,
    turn,
)
from kajuta.games.deadmansdraw.rules.cards import (
    ANY_VARIANT,
    NO_CHARACTER,
    SUDDEN_DEATH,
    SUITS,
    VARIANTS,
    loot_cards_by_suit,
)
from kajuta.games.deadmansdraw.rules.character_choice import (
    apply_character_choice,
    apply_davy_jones_victim,
    deal_characters,
)
from kajuta.games.deadmansdraw.rules.motions import unchosen_map_card_motions
from kajuta.games.deadmansdraw.rules.stack_frame_types import PendingStep, StepKind
from kajuta.games.deadmansdraw.rules.state import Position

STEP_HANDLERS: dict[StepKind, Callable[[Position, PendingStep], None]] = {
    "begin": turn.begin_turn,
    "anchor": suit_effects.resolve_safe_harbor,
    "hook": suit_effects.resolve_hook,
    "second-hook": suit_effects.resolve_captain_hooks_second_card,
    "cannon": suit_effects.resolve_cannon,
    "map": suit_effects.resolve_map,
    "oracle": oracle.resolve_oracle,
    "sword": suit_effects.resolve_sword,
    "kraken": suit_effects.resolve_kraken,
    "mermaid": mermaid_variant.ask_which_card_mermaid_moves,
    "bonus": key_and_chest.resolve_key_and_chest_bonus,
    "davy-jones": bust_resolution.ask_owner_of_davy_jones,
    "lose": bust_resolution.resolve_bust_losses,
    "end-turn": turn.end_turn,
}
"""Function that carries out a pending step, by its kind."""

ACTION_HANDLERS: dict[int | str, Callable[[Position, Action], None]] = {
    "keep": apply_character_choice,
    "victim": apply_davy_jones_victim,
    "flip": turn.apply_flip,
    "take": turn.apply_take_loot,
    "bust": bust_resolution.apply_bust,
    "save": bust_resolution.apply_protected_cards_saved,
    "leave": bust_resolution.apply_protected_cards_left,
    "hook": suit_effects.apply_hook_choice,
    "cannon": suit_effects.apply_cannon_target,
    "map": suit_effects.apply_map_choice,
    "look": oracle.apply_private_look,
    "show": oracle.apply_public_look,
    "lay": oracle.apply_lay_top_card,
    "put-back": oracle.apply_put_back_top_card,
    "sword": suit_effects.apply_sword_target,
    "move": mermaid_variant.apply_card_moved_by_mermaid,
    "charm": mermaid_variant.apply_casanova_banking_card_before_mermaid,
    "bonus": key_and_chest.apply_random_bonus_from_discard,
    "plunder": key_and_chest.apply_random_bonus_from_opponent,
    "decline": key_and_chest.apply_bonus_refusal,
    "claim": bust_resolution.apply_lost_cards_claim,
    "pass": bust_resolution.apply_lost_cards_refusal,
}
"""Function that carries out an action, by its kind."""


class DeadMansDrawPosition(Position):
    """Position with the rules of the game.

    Since the second edition, a seat is asked whether to save the protected cards after a bust if leaving them may be
    better.
    """

    __slots__ = ()

    edition: ClassVar[int] = 2

    outcome_so_far = game_end.outcome_so_far

    def __init__(
        self, seats: int, seed: int, *, sets: int, characters: bool, variant: str, mermaids_swim: bool, sparing: bool
    ) -> None:
        """Lay out ``sets`` sets of loot cards, draw the first seat at random and deal ``characters``, if any."""
        super().__init__(seed)
        self.variant = VARIANTS[self.randbelow(len(VARIANTS))] if variant == ANY_VARIANT else variant
        self.mermaids_swim = mermaids_swim
        self.sparing = sparing
        suits = loot_cards_by_suit(sets, mermaids_swim)
        self.discard = [card for cards in suits for card in cards[:sets]]
        self.draw_pile = [card for cards in suits for card in cards[sets:]]
        self.shuffle(self.discard)
        self.shuffle(self.draw_pile)
        self.banks = [[() for _ in SUITS] for _ in range(seats)]
        self.active = self.to_act = self.randbelow(seats)
        self.characters = (NO_CHARACTER,) * seats
        self.victims = (-1,) * seats
        self.dealt = ()
        self.kept = ()
        self.box = ()
        self.winner = None
        self.known = ()
        self.busting = None
        self.row = []
        self.pending = []
        turn.reset_turn_state(self)
        if characters:
            deal_characters(self, sets)

    def legal_actions(self) -> list[Action]:
        """Legal actions of the seat ``to_act``."""
        if self.to_act is None:
            return []
        decision = self.decision
        return turn.legal_turn_actions(self) if decision is None else list(decision.actions)

    def apply(self, action: Action) -> None:
        """Carry out ``action`` and all forced steps after it."""
        if self.events is not None:
            if action[0] == "map":
                self.animate(*unchosen_map_card_motions(self.legal_actions(), action))
            elif action[0] == "put-back":
                self.animate(*oracle.shown_cards_return_motions(self))
        if self.pending:
            self.pending.pop()
        ACTION_HANDLERS[action[0]](self, action)
        pending = self.pending
        while pending and isinstance(step := pending[-1], PendingStep):
            pending.pop()
            STEP_HANDLERS[step.kind](self, step)
            pending = self.pending
        if self.to_act is not None:
            self.to_act = pending[-1].seat if pending else self.active
        if self.variant == SUDDEN_DEATH and not self._decides("bonus"):
            game_end.end_if_sudden_death_reached(self)

    def must_ask(self) -> bool:
        """Whether to ask a forced decision: a seat that looks at cards in private must see them before it lays one."""
        return self._decides("peek")

    def sealed_round(self) -> tuple[int, ...]:
        """Seats that still choose a character: all choose at once, and choices are secret until the last one."""
        if not self._decides("keep"):
            return ()
        return tuple(frame.seat for frame in reversed(self.pending) if frame.kind == "keep")

    def reaction_window(self) -> ReactionWindow | None:
        """Reaction window of an owner of Davy Jones: the only decision outside a seat's own turn."""
        return ReactionWindow("davy-jones") if self._decides("davy-jones") else None

    def _decides(self, kind: str) -> bool:
        decision = self.decision
        return decision is not None and decision.kind == kind
