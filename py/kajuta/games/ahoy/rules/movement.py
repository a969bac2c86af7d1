"""Movement of figures: steps, currents, exploring, anchoring."""

from kajuta.core.message import msg
from kajuta.core.motion import flip, ripple
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import decision_types, motions, move_flags, pending_step_types
from kajuta.games.ahoy.rules.damage import (
    DAMAGE_FROM_WRECKAGE,
    UNFINISHED_MOVES,
    end_unfinished_move,
    remove_patrol_or_fort,
)
from kajuta.games.ahoy.rules.faction_board_tables import (
    CUTTER,
    FACTION_OF_FIGURE,
    FIGURE_NAMES,
    MAX_EFFORT,
    PATROL,
    SQUADRON,
    UNION,
)
from kajuta.games.ahoy.rules.market_card_table import BARRELMAN, DIVER, MERCHANT, SEA_DOG, SEA_WITCH
from kajuta.games.ahoy.rules.region_tiles import CURRENT, FOG, WRECK
from kajuta.games.ahoy.rules.region_tiles import HARBOUR as HARBOUR_TERRAIN
from kajuta.games.ahoy.rules.sea_map import OFF_MAP, PlacedTile
from kajuta.games.ahoy.rules.state import Position, seat_argument, tile_name

ANCHOR_ACTION: Action = ("anchor",)
DONE_ACTION: Action = ("done",)


def enter_space(state: Position, who: int, figure: int, old: int, space: int, steps: int, flags: int) -> None:
    """Move a figure to ``space`` with ``steps`` left, then apply battles, terrain and the rest [move.order].

    A ship can be moved in the middle of its battles on a space (pushed, or by a reward); its unfinished move there then
    ends.
    """
    enemies = (
        ()
        if flags & move_flags.IGNORE_BATTLES or state.chart.terrain[space] == FOG
        else enemies_to_fight(state, figure, space)
    )
    if figure == PATROL:
        state.patrols[old] -= 1
        state.patrols[space] += 1
    else:
        for frame in state.stack:
            if isinstance(frame, UNFINISHED_MOVES):
                collect_trawled_treasure(state, figure)
                end_unfinished_move(state, figure, old)
                break
        state.ships[figure] = space
    if state.events is not None:
        what = msg("figure-" + FIGURE_NAMES[figure])
        told = msg(
            "moves",
            icon="ahoy-act-sail",
            seat=seat_argument(state, FACTION_OF_FIGURE[figure]),
            figure=what,
            place=state.place_name(space, "to"),
        )
        state.log_event(
            told,
            motions=(motions.patrol_motion(old, space) if figure == PATROL else motions.ship_motion(figure, space),),
        )
    if enemies:
        state.stack.append(pending_step_types.ContinueAfterBattles(figure, space, steps, flags, who))
        state.stack.append(
            decision_types.ChooseBattleTarget(FACTION_OF_FIGURE[figure], figure, space, tuple(enemies), 0)
        )
    else:
        apply_terrain(state, figure, space, steps, flags, who)


def collect_trawled_treasure(state: Position, figure: int) -> None:
    """Collect treasure for a flagship with a trawler that leaves a space before its battles are over [crew.trawler]."""
    for frame in state.stack:
        if (
            isinstance(frame, pending_step_types.ContinueAfterBattles)
            and frame.figure == figure
            and frame.flags & move_flags.TAKE_TREASURE_IN_PASSING
            and frame.steps >= 0
        ):
            give_gold_from_supply(state, figure, state.chart.gold[frame.space])


def enemies_to_fight(state: Position, figure: int, space: int) -> list[int]:
    """Enemies that a figure fights when it moves to ``space`` or fires at it [battle.who-fights]."""
    enemies = state.enemies_on(FACTION_OF_FIGURE[figure], space)
    if enemies and not state.is_armed(figure):
        return [enemy for enemy in enemies if state.is_armed(enemy)]
    return enemies


def continue_after_battles(state: Position, frame: pending_step_types.ContinueAfterBattles) -> None:
    """Continue a move after its battles, unless the battles ended it."""
    figure, space, steps, flags, who = frame
    if steps >= 0:
        apply_terrain(state, figure, space, steps, flags, who)


def apply_terrain(state: Position, figure: int, space: int, steps: int, flags: int, who: int) -> None:
    """Apply wreckage and currents, then continue or end the move."""
    terrain = state.chart.terrain[space]
    if terrain == WRECK and not flags & move_flags.IGNORE_WRECKAGE:
        if figure == PATROL:
            remove_patrol_or_fort(state, PATROL, space)
            return
        state.stack.append(pending_step_types.ContinueAfterWreckage(figure, space, steps, flags, who))
        state.stack.append(decision_types.ChooseDamageSlot(FACTION_OF_FIGURE[figure], figure, 1, DAMAGE_FROM_WRECKAGE))
    elif terrain == CURRENT or (terrain == FOG and figure < CUTTER and state.has_crew(figure, BARRELMAN)):
        state.stack.append(
            decision_types.ChooseDriftDirection(
                FACTION_OF_FIGURE[figure] if figure < CUTTER else who, figure, space, steps, flags
            )
        )
    else:
        continue_move(state, figure, space, steps, flags, who)


def continue_after_wreckage(state: Position, frame: pending_step_types.ContinueAfterWreckage) -> None:
    """Continue a move after the damage of wreckage."""
    figure, space, steps, flags, who = frame
    if steps >= 0 and state.ships[figure] >= 0:
        continue_move(state, figure, space, steps, flags, who)


def continue_move(state: Position, figure: int, space: int, steps: int, flags: int, who: int) -> None:
    """Ask for the next step, or anchor if no step is left."""
    if steps:
        state.stack.append(decision_types.ChooseMoveStep(who, figure, steps, flags & ~move_flags.MUST_STEP, space))
    else:
        state.stack.append(pending_step_types.AnchorFigure(figure, space, flags))


def legal_move_steps(state: Position, frame: decision_types.ChooseMoveStep) -> list[Action]:
    """Legal steps, or stopping here; stopping before the first step is not anchoring [move.anchor]."""
    figure, space = frame.figure, frame.space
    options = list(state.chart.legal_steps(space, bool(state.tile_stack)))
    if figure < CUTTER and state.crew[figure] and state.has_crew(figure, SEA_WITCH):
        options += [("warp", d) for d, n in enumerate(state.chart.near[space]) if n == OFF_MAP]
    staying = stay_action(frame)
    if staying is not None:
        options.append(staying)
    return options


def stay_action(frame: decision_types.ChooseMoveStep) -> Action | None:
    """Action of stopping here; None while a step is mandatory."""
    if frame.flags & move_flags.NO_STEP_YET:
        return DONE_ACTION
    return None if frame.flags & move_flags.MUST_STEP else ANCHOR_ACTION


def apply_move_step(state: Position, frame: decision_types.ChooseMoveStep, action: decision_types.ChosenAction) -> None:
    """Carry out the choice of a step, or of stopping."""
    who, figure, steps, flags, space = frame
    if action[0] == "anchor":
        state.stack.append(pending_step_types.AnchorFigure(figure, space, flags))
        return
    if action[0] == "done":
        return
    if flags & move_flags.TAKE_TREASURE_IN_PASSING and not flags & move_flags.MUST_STEP:
        give_gold_from_supply(state, figure, state.chart.gold[space])
    take_step(
        state,
        who,
        figure,
        space,
        action,
        steps - 1,
        flags & ~(move_flags.MUST_STEP | move_flags.NO_STEP_YET),
    )


def take_step(
    state: Position, who: int, figure: int, space: int, action: decision_types.ChosenAction, steps: int, flags: int
) -> None:
    """Carry out a step ("go" or "warp", direction): to the next space, off the map, or to the opposite edge."""
    direction = action[1]
    if action[0] == "warp":
        enter_space(state, who, figure, space, state.chart.opposite_edge_space(space, direction), steps, flags)
        return
    target = state.chart.near[space][direction]
    if target == OFF_MAP:
        draw_tile_and_ask_where_to_place_it(state, who, figure, space, direction, flags)
    else:
        enter_space(state, who, figure, space, target, steps, flags)


def draw_tile_and_ask_where_to_place_it(
    state: Position, who: int, figure: int, space: int, direction: int, flags: int
) -> None:
    """Draw a tile and ask the player who moves to place it [explore.*]."""
    tile = state.tile_stack.pop()
    state.irreversible_events += 1
    if state.events is not None:
        told = msg("explores", icon="ahoy-sign-look", seat=seat_argument(state, who), region=tile_name(tile))
        state.log_event(told, tone="gain", motions=(ripple(motions.space_id(space)),))
    state.stack.append(
        decision_types.ChooseTilePlacement(
            who, tile, state.chart.placements_beyond_edge(space, direction), figure, space, direction, flags
        )
    )


def legal_tile_placements(state: Position, frame: decision_types.ChooseTilePlacement) -> list[Action]:
    """Legal sites and rotations of the new tile."""
    return [("tile", place.x, place.y, place.turns) for place in frame.places]


def apply_tile_placement(
    state: Position, frame: decision_types.ChooseTilePlacement, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of a tile's site and rotation."""
    who, tile, figure, space, direction, flags = (
        frame.who,
        frame.tile,
        frame.figure,
        frame.space,
        frame.direction,
        frame.flags,
    )
    _, x, y, turns = action
    old = state.chart
    place_tile(state, PlacedTile(tile, x, y, turns))
    if figure >= 0:
        enter_space(state, who, figure, space, state.chart.cells[old.adjacent_site(space, direction)], 0, flags)


def place_tile(state: Position, placed: PlacedTile) -> None:
    """Place a tile on the map with its wealth die."""
    state.chart = state.chart.with_tile(placed)
    region = len(state.chart.placed) - 1
    state.wealth[region] = 1
    if state.events is not None:
        state.animate(*(flip(motions.space_id(4 * region + part)) for part in range(4)))


def legal_drift_directions(state: Position, frame: decision_types.ChooseDriftDirection) -> list[Action]:
    """Legal directions in which a current (or fog, with a barrelman) carries a figure [terrain.current]."""
    figure, space, flags = frame.figure, frame.space, frame.flags
    near = state.chart.near[space]
    natural = state.chart.current[space]
    witch = figure < CUTTER and not flags & move_flags.PUSHED_BY_ENEMY and state.has_crew(figure, SEA_WITCH)
    free = natural < 0 or (figure < CUTTER and state.has_crew(figure, SEA_DOG))
    tired = state.effort >= MAX_EFFORT
    ways: list[int] = list(range(4)) if free and not tired else [natural] if natural >= 0 else []
    options: list[Action] = []
    for direction in ways:
        target = near[direction]
        if target >= 0 or (
            target == OFF_MAP
            and not flags & move_flags.PUSHED_BY_ENEMY
            and state.tile_stack
            and state.chart.can_explore(space, direction)
        ):
            options.append(("go", direction))
        if target == OFF_MAP and witch:
            options.append(("warp", direction))
    if (free and not (tired and options)) or not any(option[0] == "go" for option in options):
        options.append(("stay",))
    return options


def apply_drift_direction(
    state: Position, frame: decision_types.ChooseDriftDirection, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of the direction in which a figure drifts."""
    who, figure, space, steps, flags = frame
    natural = state.chart.current[space]
    if natural < 0 or (figure < CUTTER and state.has_crew(figure, SEA_DOG)):
        state.effort += 1
    elif action[0] == "stay":
        steps = 0
    if action[0] == "stay":
        continue_move(state, figure, space, steps, flags, who)
    else:
        take_step(state, who, figure, space, action, steps, flags)


def legal_jump_targets(state: Position, frame: decision_types.ChooseJumpTarget) -> list[Action]:
    """Legal distant spaces, such as those with a tailwind."""
    spaces, flags = frame.spaces, frame.flags
    options: list[Action] = [("fly", space) for space in spaces]
    if not flags & move_flags.MUST_STEP:
        options.append(("done",))
    return options


def apply_jump_target(
    state: Position, frame: decision_types.ChooseJumpTarget, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of a distant space."""
    if action[0] == "fly":
        who, figure, flags = frame.who, frame.figure, frame.flags
        enter_space(state, who, figure, state.ships[figure], action[1], 0, flags & ~move_flags.MUST_STEP)


def apply_gains_from_anchoring(state: Position, frame: pending_step_types.AnchorFigure) -> None:
    """Anchor a figure and apply its gains: treasure, then patrols or comrades, then the harbour [anchor.order]."""
    figure, space, flags = frame
    if flags & move_flags.PUSHED_BY_ENEMY:
        return
    if figure == PATROL:
        orders = state.stack[-1]
        if isinstance(orders, decision_types.ChoosePatrolToMove):
            state.stack[-1] = orders._replace(moved=(*orders.moved, space))
        return
    if figure >= CUTTER:
        return
    chart = state.chart
    terrain = chart.terrain[space]
    if terrain == HARBOUR_TERRAIN:
        state.stack.append(decision_types.ChooseHarbourRepairOrCannons(figure))
    if flags & move_flags.MAY_DROP_PATROL and figure == SQUADRON and state.patrol_supply:
        state.stack.append(decision_types.ChoosePatrolAtAnchorage(figure))
    if flags & move_flags.MAY_LAND_COMRADES and figure == UNION and chart.island[space >> 2] == space:
        state.stack.append(decision_types.ChoosePlaceOrGainComrades(figure, space >> 2))
    coins = chart.gold[space]
    if terrain == WRECK and coins and state.has_crew(figure, DIVER):
        coins += 1
    if terrain == HARBOUR_TERRAIN and state.has_crew(figure, MERCHANT):
        coins += 1
    give_gold_from_supply(state, figure, coins)


def give_gold_from_supply(state: Position, faction: int, coins: int) -> None:
    """Give gold from the supply to a faction and log it."""
    got = state.earn_gold(faction, coins) if coins else 0
    if got and state.events is not None:
        told = msg("earns-gold", icon="ahoy-act-coins", seat=seat_argument(state, faction), n=got)
        here = state.ships[faction]
        start = motions.space_id(here) if here >= 0 else "market"
        state.log_event(told, tone="gain", motions=motions.coin_gain_motions(faction, got, start))
