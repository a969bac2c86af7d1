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
    mollusk_union,
    movement,
    pending_steps,
    plans,
    recruiting,
    rounds,
    smugglers,
    turn,
)
from kajuta.games.ahoy.rules import decisions as f
from kajuta.games.ahoy.rules.player_boards import UNION
from kajuta.games.ahoy.rules.state import Sea

Options = Callable[[Sea, Any], list[Action]]
Apply = Callable[[Sea, Any, f.Choice], None]

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
    f.HarbourTown: (rounds.harbour_town_options, rounds.apply_harbour_town),
    f.Anywhere: (rounds.anywhere_options, rounds.apply_anywhere),
    f.Turn: (turn.turn_options, turn.apply_turn),
    f.Move: (movement.move_options, movement.apply_move),
    f.Fly: (movement.fly_options, movement.apply_fly),
    f.Site: (smugglers.site_options, smugglers.apply_site),
    f.Tile: (movement.tile_options, movement.apply_tile),
    f.Drift: (movement.drift_options, movement.apply_drift),
    f.Battles: (battle.battles_options, battle.apply_battles),
    f.Emissary: (crew.emissary_options, crew.apply_emissary),
    f.Plan: (plans.plan_options, plans.apply_plan),
    f.Fire: (battle.fire_options, battle.apply_fire),
    f.Grog: (crew.grog_options, crew.apply_grog),
    f.Sequence: (battle.sequence_options, battle.apply_sequence),
    f.Victory: (battle.victory_options, battle.apply_victory),
    f.Leave: (smugglers.leave_options, smugglers.apply_leave),
    f.Raid: (crew.raid_options, crew.apply_raid),
    f.Raiding: (crew.raiding_options, crew.apply_raiding),
    f.Hit: (damage.hit_options, damage.apply_hit),
    f.Drag: (crew.drag_options, crew.apply_drag),
    f.Strike: (damage.strike_options, damage.apply_strike),
    f.Mending: (damage.mending_options, damage.apply_mending),
    f.Harbour: (damage.harbour_options, damage.apply_harbour),
    f.Aim: (crew.aim_options, crew.apply_aim),
    f.PatrolHere: (bluefin_squadron.patrol_here_options, bluefin_squadron.apply_patrol_here),
    f.ComradesHere: (mollusk_union.comrades_here_options, mollusk_union.apply_comrades_here),
    f.Deploying: (bluefin_squadron.deploying_options, bluefin_squadron.apply_deploying),
    f.Orders: (bluefin_squadron.orders_options, bluefin_squadron.apply_orders),
    f.Fortify: (bluefin_squadron.fortify_options, bluefin_squadron.apply_fortify),
    f.Assembling: (mollusk_union.assembling_options, mollusk_union.apply_assembling),
    f.Inspiring: (mollusk_union.inspiring_options, mollusk_union.apply_inspiring),
    f.Evacuating: (plans.evacuating_options, plans.apply_evacuating),
    f.Evacuated: (plans.evacuated_options, plans.apply_evacuated),
    f.Sneaking: (plans.sneaking_options, plans.apply_sneaking),
    f.Enlisting: (plans.enlisting_options, plans.apply_enlisting),
    f.Enlisted: (plans.enlisted_options, plans.apply_enlisted),
    f.Launching: (plans.launching_options, plans.apply_launching),
    f.Shipping: (crew.shipping_options, crew.apply_shipping),
    f.Shipped: (crew.shipped_options, crew.apply_shipped),
    f.Rigging: (mollusk_union.rigging_options, mollusk_union.apply_rigging),
    f.Negotiating: (smugglers.negotiating_options, smugglers.apply_negotiating),
    f.Reward: (smugglers.reward_options, smugglers.apply_reward),
    f.Offered: (smugglers.offered_options, smugglers.apply_offered),
    f.Paying: (smugglers.paying_options, smugglers.apply_paying),
    f.Hiring: (recruiting.hiring_options, recruiting.apply_hiring),
    f.Favour: (smugglers.favour_options, smugglers.apply_favour),
    f.Overboard: (smugglers.overboard_options, smugglers.apply_overboard),
    f.Stealing: (crew.stealing_options, crew.apply_stealing),
    f.FirstWealth: (rounds.first_wealth_options, rounds.apply_first_wealth),
    f.FirstMarket: (rounds.first_market_options, rounds.apply_first_market),
}
"""What is decided: the legal actions of a frame, and carrying one out."""

_OPTIONS = {kind: options for kind, (options, _) in DECISIONS.items()}
_APPLY = {kind: apply for kind, (_, apply) in DECISIONS.items()}

_PUT = frozenset((f.Turn, f.Plan))
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
            if kind in _PUT and ((kind is f.Turn and self.quota) or self._secret(frame)):
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
        return isinstance(frame, f.Plan) or (isinstance(frame, f.Turn) and frame.who == UNION and bool(self.hand))

    def reaction_window(self) -> ReactionWindow | None:
        """Return the window in which the Union plays plans outside its turn."""
        frame = self.stack[-1]
        return PLAN_WINDOW if isinstance(frame, f.Plan) and frame.who != self.active else None
