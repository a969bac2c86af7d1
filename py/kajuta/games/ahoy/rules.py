"""The rules in motion: which decision is open, what it allows, what an action leads to."""

from collections.abc import Callable

from kajuta.core.state import Action, Outcome, Window
from kajuta.games.ahoy import (
    battle,
    crew,
    dice,
    harm,
    hire,
    movement,
    rounds,
    smuggling,
    squadron,
    union,
)
from kajuta.games.ahoy import frames as f
from kajuta.games.ahoy.boards import UNION
from kajuta.games.ahoy.state import Sea

Step = Callable[[Sea, f.Frame], None]
Options = Callable[[Sea, f.Frame], list[Action]]
Apply = Callable[[Sea, f.Frame, f.Choice], None]


STEPS: dict[int, Step] = {
    f.NEXT_TURN: rounds.next_turn,
    f.ROUND_END: rounds.round_end,
    f.CLEAN_UP: rounds.clean_up,
    f.ARRIVED: movement.arrived,
    f.TERRAIN_DONE: movement.terrain_done,
    f.ANCHOR: movement.anchor,
    f.ROLL: battle.roll,
    f.REROLL: battle.reroll,
    f.COMPARE: battle.compare,
    f.STEAL: battle.steal,
    f.LIBERATE: battle.liberate,
    f.UNSEAT: battle.unseat,
    f.SHADOW: smuggling.shadow,
}
"""What happens by itself."""

DECISIONS: dict[int, tuple[Options, Apply]] = {
    f.HARBOUR_TOWN: (rounds.harbour_town_options, rounds.apply_harbour_town),
    f.ANYWHERE: (rounds.anywhere_options, rounds.apply_anywhere),
    f.MAIN: (dice.main_options, dice.apply_main),
    f.MOVE: (movement.move_options, movement.apply_move),
    f.FLY: (movement.fly_options, movement.apply_fly),
    f.SITE: (smuggling.site_options, smuggling.apply_site),
    f.TILE: (movement.tile_options, movement.apply_tile),
    f.DRIFT: (movement.drift_options, movement.apply_drift),
    f.BATTLES: (battle.battles_options, battle.apply_battles),
    f.EMISSARY: (battle.emissary_options, battle.apply_emissary),
    f.PLAN: (battle.plan_options, battle.apply_plan),
    f.FIRE: (battle.fire_options, battle.apply_fire),
    f.GROG: (battle.grog_options, battle.apply_grog),
    f.SEQUENCE: (battle.sequence_options, battle.apply_sequence),
    f.VICTORY: (battle.victory_options, battle.apply_victory),
    f.LEAVE: (battle.leave_options, battle.apply_leave),
    f.RAID: (battle.raid_options, battle.apply_raid),
    f.RAIDING: (battle.raiding_options, battle.apply_raiding),
    f.HIT: (harm.hit_options, harm.apply_hit),
    f.DRAG: (movement.drag_options, movement.apply_drag),
    f.STRIKE: (harm.strike_options, harm.apply_strike),
    f.MENDING: (harm.mending_options, harm.apply_mending),
    f.HARBOUR: (harm.harbour_options, harm.apply_harbour),
    f.AIM: (battle.aim_options, battle.apply_aim),
    f.PATROL_HERE: (squadron.patrol_here_options, squadron.apply_patrol_here),
    f.COMRADES_HERE: (union.comrades_here_options, union.apply_comrades_here),
    f.DEPLOYING: (squadron.deploying_options, squadron.apply_deploying),
    f.ORDERS: (movement.orders_options, movement.apply_orders),
    f.FORTIFY: (squadron.fortify_options, squadron.apply_fortify),
    f.ASSEMBLING: (union.assembling_options, union.apply_assembling),
    f.INSPIRING: (union.inspiring_options, union.apply_inspiring),
    f.EVACUATING: (union.evacuating_options, union.apply_evacuating),
    f.EVACUATED: (union.evacuated_options, union.apply_evacuated),
    f.SNEAKING: (union.sneaking_options, union.apply_sneaking),
    f.ENLISTING: (union.enlisting_options, union.apply_enlisting),
    f.ENLISTED: (union.enlisted_options, union.apply_enlisted),
    f.LAUNCHING: (union.launching_options, union.apply_launching),
    f.SHIPPING: (union.shipping_options, union.apply_shipping),
    f.SHIPPED: (union.shipped_options, union.apply_shipped),
    f.RIGGING: (union.rigging_options, union.apply_rigging),
    f.NEGOTIATING: (smuggling.negotiating_options, smuggling.apply_negotiating),
    f.REWARD: (smuggling.reward_options, smuggling.apply_reward),
    f.OFFERED: (smuggling.offered_options, smuggling.apply_offered),
    f.PAYING: (smuggling.paying_options, smuggling.apply_paying),
    f.HIRING: (hire.hiring_options, hire.apply_hiring),
    f.FAVOUR: (smuggling.favour_options, smuggling.apply_favour),
    f.OVERBOARD: (smuggling.overboard_options, smuggling.apply_overboard),
    f.STEALING: (crew.stealing_options, crew.apply_stealing),
    f.FIRST_WEALTH: (rounds.first_wealth_options, rounds.apply_first_wealth),
    f.FIRST_MARKET: (rounds.first_market_options, rounds.apply_first_market),
}
"""What is decided: the legal actions of a frame, and carrying one out."""

_NEVER = DECISIONS[f.MAIN]
_STEP = [STEPS.get(kind, rounds.next_turn) for kind in range(f.FIRST_MARKET + 1)]
_OPTIONS = [DECISIONS.get(kind, _NEVER)[0] for kind in range(f.FIRST_MARKET + 1)]
_APPLY = [DECISIONS.get(kind, _NEVER)[1] for kind in range(f.FIRST_MARKET + 1)]

PLAN_WINDOW = Window("plan", concerns=True)


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
        options: list[Action] = _OPTIONS[frame[0]](self, frame)
        return options

    def apply(self, action: Action) -> None:
        """Carry out an action and all that follows by itself."""
        frame = self.stack.pop()
        _APPLY[frame[0]](self, frame, action)
        self.settle()

    def settle(self) -> None:
        """Carry out all that happens by itself, down to the next decision with a choice in it.

        Decisions with one action are taken at once, except in a turn's main choice (its dice are
        placed one by one for all to see) and where asking must not tell what the Union holds.
        """
        stack = self.stack
        while True:
            frame = stack[-1]
            kind = frame[0]
            if kind >= f.MAIN:
                if (kind == f.MAIN and self.quota) or self._secret(frame):
                    break
                options = _OPTIONS[kind](self, frame)
                if len(options) > 1:
                    break
                stack.pop()
                if options:
                    _APPLY[kind](self, frame, options[0])
            else:
                if kind == f.ENDED:
                    self.to_act = None
                    return
                stack.pop()
                _STEP[kind](self, frame)
        self.to_act = self.seat_of[frame[1]]

    def outcome(self) -> Outcome | None:
        """Return the final reckoning once the game has ended."""
        return rounds.outcome(self) if self.ended else None

    def put_even_if_forced(self) -> bool:
        """Say whether the Union is asked for plans [battle.plans]."""
        return self.to_act is not None and self._secret(self.stack[-1])

    def _secret(self, frame: f.Frame) -> bool:
        """Say whether skipping a forced decision would tell what plans the Union holds."""
        return frame[0] == f.PLAN or (frame[0] == f.MAIN and frame[1] == UNION and bool(self.hand))

    def window(self) -> Window | None:
        """Return the window in which the Union plays plans outside its turn."""
        frame = self.stack[-1]
        return PLAN_WINDOW if frame[0] == f.PLAN and frame[1] != self.active else None
