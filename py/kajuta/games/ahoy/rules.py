"""The rules in motion: which decision is open, what it allows, what an action leads to."""

from collections.abc import Callable
from typing import Any

from kajuta.core.state import Action, Outcome, Window
from kajuta.games.ahoy import (
    battle,
    crew,
    harm,
    hire,
    movement,
    planning,
    rounds,
    smuggling,
    squadron,
    turn,
    union,
)
from kajuta.games.ahoy import frames as f
from kajuta.games.ahoy.boards import UNION
from kajuta.games.ahoy.state import Sea

Options = Callable[[Sea, Any], list[Action]]
Apply = Callable[[Sea, Any, f.Choice], None]

STEPS: dict[type[Any], Callable[[Sea, Any], None]] = {
    f.NextTurn: rounds.next_turn,
    f.RoundEnd: rounds.round_end,
    f.CleanUp: rounds.clean_up,
    f.Arrived: movement.arrived,
    f.TerrainDone: movement.terrain_done,
    f.Anchor: movement.anchor,
    f.Roll: battle.roll,
    f.Reroll: crew.reroll,
    f.Compare: battle.compare,
    f.Steal: battle.steal,
    f.Liberate: union.liberate,
    f.Unseat: squadron.unseat,
    f.Shadow: smuggling.shadow,
}
"""What happens by itself."""

DECISIONS: dict[type[Any], tuple[Options, Apply]] = {
    f.HarbourTown: (rounds.harbour_town_options, rounds.apply_harbour_town),
    f.Anywhere: (rounds.anywhere_options, rounds.apply_anywhere),
    f.Turn: (turn.turn_options, turn.apply_turn),
    f.Move: (movement.move_options, movement.apply_move),
    f.Fly: (movement.fly_options, movement.apply_fly),
    f.Site: (smuggling.site_options, smuggling.apply_site),
    f.Tile: (movement.tile_options, movement.apply_tile),
    f.Drift: (movement.drift_options, movement.apply_drift),
    f.Battles: (battle.battles_options, battle.apply_battles),
    f.Emissary: (crew.emissary_options, crew.apply_emissary),
    f.Plan: (planning.plan_options, planning.apply_plan),
    f.Fire: (battle.fire_options, battle.apply_fire),
    f.Grog: (crew.grog_options, crew.apply_grog),
    f.Sequence: (battle.sequence_options, battle.apply_sequence),
    f.Victory: (battle.victory_options, battle.apply_victory),
    f.Leave: (smuggling.leave_options, smuggling.apply_leave),
    f.Raid: (crew.raid_options, crew.apply_raid),
    f.Raiding: (crew.raiding_options, crew.apply_raiding),
    f.Hit: (harm.hit_options, harm.apply_hit),
    f.Drag: (crew.drag_options, crew.apply_drag),
    f.Strike: (harm.strike_options, harm.apply_strike),
    f.Mending: (harm.mending_options, harm.apply_mending),
    f.Harbour: (harm.harbour_options, harm.apply_harbour),
    f.Aim: (crew.aim_options, crew.apply_aim),
    f.PatrolHere: (squadron.patrol_here_options, squadron.apply_patrol_here),
    f.ComradesHere: (union.comrades_here_options, union.apply_comrades_here),
    f.Deploying: (squadron.deploying_options, squadron.apply_deploying),
    f.Orders: (squadron.orders_options, squadron.apply_orders),
    f.Fortify: (squadron.fortify_options, squadron.apply_fortify),
    f.Assembling: (union.assembling_options, union.apply_assembling),
    f.Inspiring: (union.inspiring_options, union.apply_inspiring),
    f.Evacuating: (planning.evacuating_options, planning.apply_evacuating),
    f.Evacuated: (planning.evacuated_options, planning.apply_evacuated),
    f.Sneaking: (planning.sneaking_options, planning.apply_sneaking),
    f.Enlisting: (planning.enlisting_options, planning.apply_enlisting),
    f.Enlisted: (planning.enlisted_options, planning.apply_enlisted),
    f.Launching: (planning.launching_options, planning.apply_launching),
    f.Shipping: (crew.shipping_options, crew.apply_shipping),
    f.Shipped: (crew.shipped_options, crew.apply_shipped),
    f.Rigging: (union.rigging_options, union.apply_rigging),
    f.Negotiating: (smuggling.negotiating_options, smuggling.apply_negotiating),
    f.Reward: (smuggling.reward_options, smuggling.apply_reward),
    f.Offered: (smuggling.offered_options, smuggling.apply_offered),
    f.Paying: (smuggling.paying_options, smuggling.apply_paying),
    f.Hiring: (hire.hiring_options, hire.apply_hiring),
    f.Favour: (smuggling.favour_options, smuggling.apply_favour),
    f.Overboard: (smuggling.overboard_options, smuggling.apply_overboard),
    f.Stealing: (crew.stealing_options, crew.apply_stealing),
    f.FirstWealth: (rounds.first_wealth_options, rounds.apply_first_wealth),
    f.FirstMarket: (rounds.first_market_options, rounds.apply_first_market),
}
"""What is decided: the legal actions of a frame, and carrying one out."""

_OPTIONS = {kind: options for kind, (options, _) in DECISIONS.items()}
_APPLY = {kind: apply for kind, (_, apply) in DECISIONS.items()}

_PUT = frozenset((f.Turn, f.Plan))
"""What may be put to a faction although it has no choice."""

PLAN_WINDOW = Window("plan")


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
            if kind is f.Ended:
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

    def put_even_if_forced(self) -> bool:
        """Say whether the Union is asked for plans [battle.plans]."""
        return self.to_act is not None and self._secret(self.stack[-1])

    def _secret(self, frame: f.Frame) -> bool:
        """Say whether skipping a forced decision would tell what plans the Union holds."""
        return isinstance(frame, f.Plan) or (isinstance(frame, f.Turn) and frame.who == UNION and bool(self.hand))

    def window(self) -> Window | None:
        """Return the window in which the Union plays plans outside its turn."""
        frame = self.stack[-1]
        return PLAN_WINDOW if isinstance(frame, f.Plan) and frame.who != self.active else None
