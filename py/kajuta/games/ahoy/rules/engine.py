"""The rules in motion: which decision is open, what it allows, what an action leads to."""

from collections.abc import Callable
from typing import Any

from kajuta.core.state import Action, Outcome, ReactionWindow
from kajuta.games.ahoy.rules import (
    battle,
    bluefin_squadron,
    crew,
    damage,
    decision_stack,
    decisions,
    mollusk_union,
    movement,
    pending_steps,
    plans,
    recruiting,
    rounds,
    smugglers,
    turn,
)
from kajuta.games.ahoy.rules.player_boards import UNION
from kajuta.games.ahoy.rules.state import Sea

Options = Callable[[Sea, Any], list[Action]]
Apply = Callable[[Sea, Any, decisions.Choice], None]

STEPS: dict[type[Any], Callable[[Sea, Any], None]] = {
    pending_steps.NextTurn: rounds.next_turn,
    pending_steps.RoundEnd: rounds.round_end,
    pending_steps.CleanUp: rounds.clean_up,
    pending_steps.Arrived: movement.arrived,
    pending_steps.TerrainDone: movement.terrain_done,
    pending_steps.Anchor: movement.anchor,
    pending_steps.Roll: battle.roll,
    pending_steps.Reroll: crew.reroll,
    pending_steps.Compare: battle.compare,
    pending_steps.Steal: battle.steal,
    pending_steps.Liberate: mollusk_union.liberate,
    pending_steps.Unseat: bluefin_squadron.unseat,
    pending_steps.Shadow: smugglers.shadow,
}
"""What happens by itself."""

DECISIONS: dict[type[Any], tuple[Options, Apply]] = {
    decisions.HarbourTown: (rounds.harbour_town_options, rounds.apply_harbour_town),
    decisions.Anywhere: (rounds.anywhere_options, rounds.apply_anywhere),
    decisions.Turn: (turn.turn_options, turn.apply_turn),
    decisions.Move: (movement.move_options, movement.apply_move),
    decisions.Fly: (movement.fly_options, movement.apply_fly),
    decisions.Site: (smugglers.site_options, smugglers.apply_site),
    decisions.Tile: (movement.tile_options, movement.apply_tile),
    decisions.Drift: (movement.drift_options, movement.apply_drift),
    decisions.Battles: (battle.battles_options, battle.apply_battles),
    decisions.Emissary: (crew.emissary_options, crew.apply_emissary),
    decisions.Plan: (plans.plan_options, plans.apply_plan),
    decisions.Fire: (battle.fire_options, battle.apply_fire),
    decisions.Grog: (crew.grog_options, crew.apply_grog),
    decisions.Sequence: (battle.sequence_options, battle.apply_sequence),
    decisions.Victory: (battle.victory_options, battle.apply_victory),
    decisions.Leave: (smugglers.leave_options, smugglers.apply_leave),
    decisions.Raid: (crew.raid_options, crew.apply_raid),
    decisions.Raiding: (crew.raiding_options, crew.apply_raiding),
    decisions.Hit: (damage.hit_options, damage.apply_hit),
    decisions.Drag: (crew.drag_options, crew.apply_drag),
    decisions.Strike: (damage.strike_options, damage.apply_strike),
    decisions.Mending: (damage.mending_options, damage.apply_mending),
    decisions.Harbour: (damage.harbour_options, damage.apply_harbour),
    decisions.Aim: (crew.aim_options, crew.apply_aim),
    decisions.PatrolHere: (bluefin_squadron.patrol_here_options, bluefin_squadron.apply_patrol_here),
    decisions.ComradesHere: (mollusk_union.comrades_here_options, mollusk_union.apply_comrades_here),
    decisions.Deploying: (bluefin_squadron.deploying_options, bluefin_squadron.apply_deploying),
    decisions.Orders: (bluefin_squadron.orders_options, bluefin_squadron.apply_orders),
    decisions.Fortify: (bluefin_squadron.fortify_options, bluefin_squadron.apply_fortify),
    decisions.Assembling: (mollusk_union.assembling_options, mollusk_union.apply_assembling),
    decisions.Inspiring: (mollusk_union.inspiring_options, mollusk_union.apply_inspiring),
    decisions.Evacuating: (plans.evacuating_options, plans.apply_evacuating),
    decisions.Evacuated: (plans.evacuated_options, plans.apply_evacuated),
    decisions.Sneaking: (plans.sneaking_options, plans.apply_sneaking),
    decisions.Enlisting: (plans.enlisting_options, plans.apply_enlisting),
    decisions.Enlisted: (plans.enlisted_options, plans.apply_enlisted),
    decisions.Launching: (plans.launching_options, plans.apply_launching),
    decisions.Shipping: (crew.shipping_options, crew.apply_shipping),
    decisions.Shipped: (crew.shipped_options, crew.apply_shipped),
    decisions.Rigging: (mollusk_union.rigging_options, mollusk_union.apply_rigging),
    decisions.Negotiating: (smugglers.negotiating_options, smugglers.apply_negotiating),
    decisions.Reward: (smugglers.reward_options, smugglers.apply_reward),
    decisions.Offered: (smugglers.offered_options, smugglers.apply_offered),
    decisions.Paying: (smugglers.paying_options, smugglers.apply_paying),
    decisions.Hiring: (recruiting.hiring_options, recruiting.apply_hiring),
    decisions.Favour: (smugglers.favour_options, smugglers.apply_favour),
    decisions.Overboard: (smugglers.overboard_options, smugglers.apply_overboard),
    decisions.Stealing: (crew.stealing_options, crew.apply_stealing),
    decisions.FirstWealth: (rounds.first_wealth_options, rounds.apply_first_wealth),
    decisions.FirstMarket: (rounds.first_market_options, rounds.apply_first_market),
}
"""What is decided: the legal actions of a frame, and carrying one out."""

_OPTIONS = {kind: options for kind, (options, _) in DECISIONS.items()}
_APPLY = {kind: apply for kind, (_, apply) in DECISIONS.items()}

_PUT = frozenset((decisions.Turn, decisions.Plan))
"""What may be put to a faction although it has no choice."""

PLAN_WINDOW = ReactionWindow("plan")


class Ahoy(Sea):
    """A position with its rules: a stack of open decisions over the table of ``Sea``."""

    __slots__ = ()

    def __init__(self, faction_of: tuple[int, ...], seed: int) -> None:
        super().__init__(faction_of, seed)
        rounds.set_up(self)
        self.settle()

    def legal_actions(self) -> list[Action]:
        """Return what the open decision allows."""
        if self.to_act is None:
            return []
        frame = self.stack[-1]
        return _OPTIONS[type(frame)](self, frame)

    def apply(self, action: Action) -> None:
        """Carry out an action and all that follows by itself."""
        frame = self.stack.pop()
        _APPLY[type(frame)](self, frame, action)
        self.settle()

    def settle(self) -> None:
        """Carry out all that happens by itself, down to the next decision with a choice in it.

        Decisions with one action are taken at once, except in a turn's main choice (its dice are
        placed one by one for all to see) and where asking must not tell what the Union holds.
        """
        stack = self.stack
        while True:
            frame = stack[-1]
            kind = type(frame)
            step = STEPS.get(kind)
            if step is not None:
                stack.pop()
                step(self, frame)
                continue
            if kind is pending_steps.Ended:
                self.to_act = None
                return
            if kind in _PUT and ((kind is decisions.Turn and self.quota) or self._secret(frame)):
                break
            options = _OPTIONS[kind](self, frame)
            if len(options) > 1:
                break
            stack.pop()
            if options:
                _APPLY[kind](self, frame, options[0])
        self.to_act = self.seat_of[frame.who]  # type: ignore[union-attr]

    def outcome(self) -> Outcome | None:
        """Return the final reckoning once the game has ended."""
        return rounds.outcome(self) if self.ended else None

    def must_ask(self) -> bool:
        """Say whether the Union is asked for plans [battle.plans]."""
        return self.to_act is not None and self._secret(self.stack[-1])

    def _secret(self, frame: decision_stack.Frame) -> bool:
        """Say whether skipping a forced decision would tell what plans the Union holds."""
        return isinstance(frame, decisions.Plan) or (
            isinstance(frame, decisions.Turn) and frame.who == UNION and bool(self.hand)
        )

    def reaction_window(self) -> ReactionWindow | None:
        """Return the window in which the Union plays plans outside its turn."""
        frame = self.stack[-1]
        return PLAN_WINDOW if isinstance(frame, decisions.Plan) and frame.who != self.active else None
