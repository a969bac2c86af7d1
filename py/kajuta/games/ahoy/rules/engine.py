"""The position with its rules: calls the functions that handle decisions and pending steps."""

from collections.abc import Callable
from typing import Any, ClassVar

from kajuta.core.state import Action, ReactionWindow
from kajuta.games.ahoy.rules import (
    battle,
    bluefin_squadron,
    crew_abilities,
    damage,
    decision_types,
    mollusk_union,
    movement,
    pending_step_types,
    play_plan_cards,
    recruiting,
    setup_and_round_end,
    smugglers,
    stack_frame_types,
    turn,
)
from kajuta.games.ahoy.rules.faction_board_tables import UNION
from kajuta.games.ahoy.rules.state import Position

LegalActions = Callable[[Position, Any], list[Action]]
ApplyAction = Callable[[Position, Any, decision_types.ChosenAction], None]

STEP_HANDLERS: dict[type[Any], Callable[[Position, Any], None]] = {
    pending_step_types.StartNextTurn: setup_and_round_end.start_next_turn,
    pending_step_types.ScoreRound: setup_and_round_end.score_round,
    pending_step_types.PrepareNextRound: setup_and_round_end.prepare_next_round,
    pending_step_types.ContinueAfterBattles: movement.continue_after_battles,
    pending_step_types.ContinueAfterWreckage: movement.continue_after_wreckage,
    pending_step_types.AnchorFigure: movement.apply_gains_from_anchoring,
    pending_step_types.RollBattleDice: battle.roll_battle_dice,
    pending_step_types.RerollPaidBattleDice: crew_abilities.reroll_paid_battle_dice,
    pending_step_types.CompareBattleTotals: battle.compare_battle_totals,
    pending_step_types.StealGold: battle.steal_gold,
    pending_step_types.PlaceVictoryComrade: mollusk_union.place_victory_comrade,
    pending_step_types.RemoveEnemyComradeAfterVictory: bluefin_squadron.remove_enemy_comrade_after_victory,
    pending_step_types.MoveBlackRewardMarker: smugglers.move_black_reward_marker,
}
"""Function that carries out each type of pending step."""

DECISION_HANDLERS: dict[type[Any], tuple[LegalActions, ApplyAction]] = {
    decision_types.ChooseSquadronStart: (
        setup_and_round_end.legal_squadron_starts,
        setup_and_round_end.apply_squadron_start,
    ),
    decision_types.ChooseSmugglerStart: (
        setup_and_round_end.legal_smuggler_starts,
        setup_and_round_end.apply_smuggler_start,
    ),
    decision_types.ChooseTurnAction: (turn.legal_turn_actions, turn.apply_turn_action),
    decision_types.ChooseMoveStep: (movement.legal_move_steps, movement.apply_move_step),
    decision_types.ChooseJumpTarget: (movement.legal_jump_targets, movement.apply_jump_target),
    decision_types.ChooseRewardTileSite: (smugglers.legal_reward_tile_sites, smugglers.apply_reward_tile_site),
    decision_types.ChooseTilePlacement: (movement.legal_tile_placements, movement.apply_tile_placement),
    decision_types.ChooseDriftDirection: (movement.legal_drift_directions, movement.apply_drift_direction),
    decision_types.ChooseBattleTarget: (battle.legal_battle_targets, battle.apply_battle_target),
    decision_types.ChooseEmissaryPayOrFight: (
        crew_abilities.legal_emissary_pay_or_fight_answers,
        crew_abilities.apply_emissary_pay_or_fight_answer,
    ),
    decision_types.ChooseBattlePlan: (play_plan_cards.legal_battle_plans, play_plan_cards.apply_battle_plan),
    decision_types.ChooseCannonBonus: (battle.legal_cannon_bonuses, battle.apply_cannon_bonus),
    decision_types.ChooseGrogmasterReroll: (
        crew_abilities.legal_grogmaster_rerolls,
        crew_abilities.apply_grogmaster_reroll,
    ),
    decision_types.ChooseVictoryRaidOrder: (battle.legal_victory_raid_orders, battle.apply_victory_raid_order),
    decision_types.ChooseVictoryReward: (battle.legal_victory_rewards, battle.apply_victory_reward),
    decision_types.ChooseLeaveOrFightOn: (
        smugglers.legal_leave_or_fight_on_answers,
        smugglers.apply_leave_or_fight_on_answer,
    ),
    decision_types.ChooseBuccaneerUse: (
        crew_abilities.legal_buccaneer_use_answers,
        crew_abilities.apply_buccaneer_use_answer,
    ),
    decision_types.ChooseCrewRemovedByBuccaneer: (
        crew_abilities.legal_crew_removed_by_buccaneer,
        crew_abilities.apply_crew_removed_by_buccaneer,
    ),
    decision_types.ChooseDamageSlot: (damage.legal_damage_slots, damage.apply_damage_slot),
    decision_types.ChooseBeakheadPush: (crew_abilities.legal_beakhead_pushes, crew_abilities.apply_beakhead_push),
    decision_types.ChooseDamageTarget: (damage.legal_damage_targets, damage.apply_damage_target),
    decision_types.ChooseRepairSlot: (damage.legal_repair_slots, damage.apply_repair_slot),
    decision_types.ChooseHarbourRepairOrCannons: (
        damage.legal_harbour_repairs_or_cannons,
        damage.apply_harbour_repair_or_cannons,
    ),
    decision_types.ChooseGunnersMateBattleSpace: (
        crew_abilities.legal_gunners_mate_battle_spaces,
        crew_abilities.apply_gunners_mate_battle_space,
    ),
    decision_types.ChoosePatrolAtAnchorage: (
        bluefin_squadron.legal_patrol_at_anchorage_answers,
        bluefin_squadron.apply_patrol_at_anchorage_answer,
    ),
    decision_types.ChoosePlaceOrGainComrades: (
        mollusk_union.legal_place_or_gain_comrades_answers,
        mollusk_union.apply_place_or_gain_comrades_answer,
    ),
    decision_types.ChoosePatrolDeployment: (
        bluefin_squadron.legal_patrol_deployments,
        bluefin_squadron.apply_patrol_deployment,
    ),
    decision_types.ChoosePatrolToMove: (
        bluefin_squadron.legal_patrol_steps,
        bluefin_squadron.apply_patrol_step,
    ),
    decision_types.ChooseFortSite: (bluefin_squadron.legal_fort_sites, bluefin_squadron.apply_fort_site),
    decision_types.ChooseAssembledComradeCount: (
        mollusk_union.legal_assembled_comrade_counts,
        mollusk_union.apply_assembled_comrade_count,
    ),
    decision_types.ChooseInspiredIsland: (
        mollusk_union.legal_inspire_action_islands,
        mollusk_union.apply_inspire_action_island,
    ),
    decision_types.ChooseEvacuatedIsland: (
        play_plan_cards.legal_evacuated_islands,
        play_plan_cards.apply_evacuated_island,
    ),
    decision_types.ChooseEvacueeDestination: (
        play_plan_cards.legal_evacuee_destinations,
        play_plan_cards.apply_evacuee_destination,
    ),
    decision_types.ChooseSneakAttackTarget: (
        play_plan_cards.legal_sneak_attack_targets,
        play_plan_cards.apply_sneak_attack_target,
    ),
    decision_types.ChooseEnlistSymbolIsland: (
        play_plan_cards.legal_enlist_symbol_islands,
        play_plan_cards.apply_enlist_symbol_island,
    ),
    decision_types.ChooseEnlistCard: (play_plan_cards.legal_enlist_cards, play_plan_cards.apply_enlist_card),
    decision_types.ChooseSmallShipLaunchIsland: (
        play_plan_cards.legal_small_ship_launch_islands,
        play_plan_cards.apply_small_ship_launch_island,
    ),
    decision_types.ChooseComradeTransfer: (
        crew_abilities.legal_comrade_transfers,
        crew_abilities.apply_comrade_transfer,
    ),
    decision_types.ChooseSecondComradeTransfer: (
        crew_abilities.legal_second_comrade_transfers,
        crew_abilities.apply_second_comrade_transfer,
    ),
    decision_types.ChooseSmallShipSailOrTailwind: (
        mollusk_union.legal_small_ship_sail_or_tailwind,
        mollusk_union.apply_small_ship_sail_or_tailwind,
    ),
    decision_types.ChooseNegotiateRecruit: (smugglers.legal_negotiate_recruits, smugglers.apply_negotiate_recruit),
    decision_types.ChooseRewardSquare: (smugglers.legal_reward_squares, smugglers.apply_reward_square),
    decision_types.ChooseRewardAcceptance: (smugglers.legal_reward_acceptances, smugglers.apply_reward_acceptance),
    decision_types.ChooseGoldPaidForFame: (smugglers.legal_gold_paid_for_fame, smugglers.apply_gold_paid_for_fame),
    decision_types.ChooseRewardRecruit: (recruiting.legal_reward_recruits, recruiting.apply_reward_recruit),
    decision_types.ChooseFavourMarkerForDelivery: (
        smugglers.legal_favour_markers_for_delivery,
        smugglers.apply_favour_marker_for_delivery,
    ),
    decision_types.ChooseOverboardCargo: (smugglers.legal_overboard_cargoes, smugglers.apply_overboard_cargo),
    decision_types.ChooseCardStolenByNoble: (
        crew_abilities.legal_cards_stolen_by_noble,
        crew_abilities.apply_card_stolen_by_noble,
    ),
    decision_types.ChooseRegionForWealthRise: (
        setup_and_round_end.legal_regions_for_wealth_rise,
        setup_and_round_end.apply_region_for_wealth_rise,
    ),
    decision_types.ChooseMarketSweep: (
        setup_and_round_end.legal_market_sweep_answers,
        setup_and_round_end.apply_market_sweep_answer,
    ),
}
"""Functions for each type of decision: one lists the legal actions, the other carries one out."""

_OPTIONS = {kind: options for kind, (options, _) in DECISION_HANDLERS.items()}
_APPLY = {kind: apply for kind, (_, apply) in DECISION_HANDLERS.items()}

_PUT = frozenset((decision_types.ChooseTurnAction, decision_types.ChooseBattlePlan))
"""Decisions that may be asked even if only one action is legal."""

PLAN_WINDOW = ReactionWindow("plan")


class Ahoy(Position):
    """A position with its rules.

    A stack of open decisions and pending steps says what comes next; ``Position`` holds the rest.
    """

    __slots__ = ()

    edition: ClassVar[int] = 2

    outcome_so_far = setup_and_round_end.outcome_so_far

    def __init__(self, faction_of: tuple[int, ...], seed: int) -> None:
        super().__init__(faction_of, seed)
        setup_and_round_end.set_up_game(self)
        self.settle()

    def legal_actions(self) -> list[Action]:
        """Legal actions of the open decision."""
        if self.to_act is None:
            return []
        frame = self.stack[-1]
        return _OPTIONS[type(frame)](self, frame)

    def apply(self, action: Action) -> None:
        """Carry out an action, then resolve everything up to the next decision."""
        frame = self.stack.pop()
        _APPLY[type(frame)](self, frame, action)
        self.settle()

    def settle(self) -> None:
        """Resolve pending steps and forced decisions until a decision with a choice is on top of the stack.

        A decision with one legal action is taken at once. Exceptions: dice of a turn are placed one by one for all to
        see, and the Union is asked where skipping the question would reveal its plans.
        """
        stack = self.stack
        while True:
            frame = stack[-1]
            kind = type(frame)
            step = STEP_HANDLERS.get(kind)
            if step is not None:
                stack.pop()
                step(self, frame)
                continue
            if kind is pending_step_types.GameOver:
                self.to_act = None
                return
            if kind in _PUT and ((kind is decision_types.ChooseTurnAction and self.quota) or self._secret(frame)):
                break
            options = _OPTIONS[kind](self, frame)
            if len(options) > 1:
                break
            stack.pop()
            if options:
                _APPLY[kind](self, frame, options[0])
        self.to_act = self.seat_of[frame.who]  # type: ignore[union-attr]

    def must_ask(self) -> bool:
        """Whether the Union is asked even if only one answer is legal, so that its plans stay secret [battle.plans]."""
        return self.to_act is not None and self._secret(self.stack[-1])

    def _secret(self, frame: stack_frame_types.StackFrame) -> bool:
        """Whether skipping a decision with one legal action would reveal plans of the Union."""
        return isinstance(frame, decision_types.ChooseBattlePlan) or (
            isinstance(frame, decision_types.ChooseTurnAction) and frame.who == UNION and bool(self.hand)
        )

    def reaction_window(self) -> ReactionWindow | None:
        """Reaction window in which the Union may play plans outside its turn."""
        frame = self.stack[-1]
        return PLAN_WINDOW if isinstance(frame, decision_types.ChooseBattlePlan) and frame.who != self.active else None
