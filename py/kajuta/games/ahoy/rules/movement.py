"""Moving figures: steps, currents, exploring, anchoring."""

from kajuta.core.message import msg
from kajuta.core.motion import flip, ripple
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import decisions, motions, move_flags, pending_steps
from kajuta.games.ahoy.rules.damage import FROM_WRECKAGE, UNFINISHED_MOVES, cut_move_short, remove_patrol_or_fort
from kajuta.games.ahoy.rules.market import BARRELMAN, DIVER, MERCHANT, SEA_DOG, SEA_WITCH
from kajuta.games.ahoy.rules.player_boards import (
    CUTTER,
    FACTION_OF_FIGURE,
    FIGURES,
    MAX_EFFORT,
    PATROL,
    SQUADRON,
    UNION,
)
from kajuta.games.ahoy.rules.sea_map import OFF_MAP, PlacedTile
from kajuta.games.ahoy.rules.state import Position, seat_argument, tile_name
from kajuta.games.ahoy.rules.tiles import CURRENT, FOG, WRECK
from kajuta.games.ahoy.rules.tiles import HARBOUR as HARBOUR_TERRAIN

ANCHOR_ACTION: Action = ("anchor",)
DONE_ACTION: Action = ("done",)


def enter_space(s: Position, who: int, figure: int, old: int, space: int, steps: int, flags: int) -> None:
    """Move a figure to ``space`` with ``steps`` left: battles, terrain and the rest follow [move.order].

    A ship that moves in the middle of its battles (pushed, or as a reward) has done with its old space.
    """
    enemies = (
        () if flags & move_flags.IGNORE_BATTLES or s.chart.terrain[space] == FOG else enemies_to_fight(s, figure, space)
    )
    if figure == PATROL:
        s.patrols[old] -= 1
        s.patrols[space] += 1
    else:
        for frame in s.stack:
            if isinstance(frame, UNFINISHED_MOVES):
                collect_trawled_treasure(s, figure)
                cut_move_short(s, figure, old)
                break
        s.ships[figure] = space
    if s.events is not None:
        what = msg("figure-" + FIGURES[figure])
        told = msg(
            "moves",
            icon="ahoy-act-sail",
            seat=seat_argument(s, FACTION_OF_FIGURE[figure]),
            figure=what,
            place=s.place_name(space),
        )
        s.log_event(
            told,
            motions=(motions.patrol_motion(old, space) if figure == PATROL else motions.ship_motion(figure, space),),
        )
    if enemies:
        s.stack.append(pending_steps.ContinueAfterBattles(figure, space, steps, flags, who))
        s.stack.append(decisions.ChooseBattleTarget(FACTION_OF_FIGURE[figure], figure, space, tuple(enemies), 0))
    else:
        apply_terrain(s, figure, space, steps, flags, who)


def collect_trawled_treasure(s: Position, figure: int) -> None:
    """Take the treasure of a space that a trawling flagship leaves from the middle of a battle [crew.trawler]."""
    for frame in s.stack:
        if (
            isinstance(frame, pending_steps.ContinueAfterBattles)
            and frame.figure == figure
            and frame.flags & move_flags.TAKE_TREASURE_IN_PASSING
            and frame.steps >= 0
        ):
            collect_gold(s, figure, s.chart.gold[frame.space])


def enemies_to_fight(s: Position, figure: int, space: int) -> list[int]:
    """Return whom a figure fights that moves to ``space`` (or aims at it) [battle.who-fights]."""
    enemies = s.enemies_on(FACTION_OF_FIGURE[figure], space)
    if enemies and not s.is_armed(figure):
        return [enemy for enemy in enemies if s.is_armed(enemy)]
    return enemies


def continue_after_battles(s: Position, frame: pending_steps.ContinueAfterBattles) -> None:
    """Go on once the battles of a move are over, if it was not cut short by them."""
    figure, space, steps, flags, who = frame
    if steps >= 0:
        apply_terrain(s, figure, space, steps, flags, who)


def apply_terrain(s: Position, figure: int, space: int, steps: int, flags: int, who: int) -> None:
    """Let wreckage and currents take effect, then the move goes on or ends."""
    terrain = s.chart.terrain[space]
    if terrain == WRECK and not flags & move_flags.IGNORE_WRECKAGE:
        if figure == PATROL:
            remove_patrol_or_fort(s, PATROL, space)
            return
        s.stack.append(pending_steps.ContinueAfterWreckage(figure, space, steps, flags, who))
        s.stack.append(decisions.ChooseDamageSlot(FACTION_OF_FIGURE[figure], figure, 1, FROM_WRECKAGE))
    elif terrain == CURRENT or (terrain == FOG and figure < CUTTER and s.has_crew(figure, BARRELMAN)):
        s.stack.append(
            decisions.ChooseDriftDirection(
                FACTION_OF_FIGURE[figure] if figure < CUTTER else who, figure, space, steps, flags
            )
        )
    else:
        continue_move(s, figure, space, steps, flags, who)


def continue_after_wreckage(s: Position, frame: pending_steps.ContinueAfterWreckage) -> None:
    """Go on once the damage of wreckage is dealt."""
    figure, space, steps, flags, who = frame
    if steps >= 0 and s.ships[figure] >= 0:
        continue_move(s, figure, space, steps, flags, who)


def continue_move(s: Position, figure: int, space: int, steps: int, flags: int, who: int) -> None:
    """Offer the next step, or anchor where none is left."""
    if steps:
        s.stack.append(decisions.ChooseMoveStep(who, figure, steps, flags & ~move_flags.MUST_STEP, space))
    else:
        s.stack.append(pending_steps.AnchorFigure(figure, space, flags))


def legal_move_steps(s: Position, frame: decisions.ChooseMoveStep) -> list[Action]:
    """Offer a step, or to anchor here; who has not moved yet stays without anchoring [move.anchor]."""
    figure, space = frame.figure, frame.space
    options = list(s.chart.legal_steps(space, bool(s.tile_stack)))
    if figure < CUTTER and s.crew[figure] and s.has_crew(figure, SEA_WITCH):
        options += [("warp", d) for d, n in enumerate(s.chart.near[space]) if n == OFF_MAP]
    staying = stay_action(frame)
    if staying is not None:
        options.append(staying)
    return options


def stay_action(frame: decisions.ChooseMoveStep) -> Action | None:
    """Return how a figure stays where it is, None where it has to make a step first."""
    if frame.flags & move_flags.NO_STEP_YET:
        return DONE_ACTION
    return None if frame.flags & move_flags.MUST_STEP else ANCHOR_ACTION


def apply_move_step(s: Position, frame: decisions.ChooseMoveStep, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    who, figure, steps, flags, space = frame
    if action[0] == "anchor":
        s.stack.append(pending_steps.AnchorFigure(figure, space, flags))
        return
    if action[0] == "done":
        return
    if flags & move_flags.TAKE_TREASURE_IN_PASSING and not flags & move_flags.MUST_STEP:
        collect_gold(s, figure, s.chart.gold[space])
    take_step(s, who, figure, space, action, steps - 1, flags & ~(move_flags.MUST_STEP | move_flags.NO_STEP_YET))


def take_step(
    s: Position, who: int, figure: int, space: int, action: decisions.ChosenAction, steps: int, flags: int
) -> None:
    """Carry out ("go" or "warp", direction): onto the next space, off the map, or across to the far edge."""
    direction = action[1]
    if action[0] == "warp":
        enter_space(s, who, figure, space, s.chart.opposite_edge_space(space, direction), steps, flags)
        return
    target = s.chart.near[space][direction]
    if target == OFF_MAP:
        draw_explored_tile(s, who, figure, space, direction, flags)
    else:
        enter_space(s, who, figure, space, target, steps, flags)


def draw_explored_tile(s: Position, who: int, figure: int, space: int, direction: int, flags: int) -> None:
    """Draw a tile; where it lies is the mover's decision [explore.*]."""
    tile = s.tile_stack.pop()
    s.irreversible_events += 1
    if s.events is not None:
        told = msg("explores", icon="ahoy-sign-look", seat=seat_argument(s, who), region=tile_name(tile))
        s.log_event(told, tone="gain", motions=(ripple(motions.space_id(space)),))
    s.stack.append(
        decisions.ChooseTilePlacement(
            who, tile, s.chart.placements_beyond_edge(space, direction), figure, space, direction, flags
        )
    )


def legal_tile_placements(s: Position, frame: decisions.ChooseTilePlacement) -> list[Action]:
    """Where the new tile lies and how it is turned."""
    return [("tile", place.x, place.y, place.turns) for place in frame.places]


def apply_tile_placement(s: Position, frame: decisions.ChooseTilePlacement, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    who, tile, figure, space, direction, flags = (
        frame.who,
        frame.tile,
        frame.figure,
        frame.space,
        frame.direction,
        frame.flags,
    )
    _, x, y, turns = action
    old = s.chart
    place_tile(s, PlacedTile(tile, x, y, turns))
    if figure >= 0:
        enter_space(s, who, figure, space, s.chart.cells[old.adjacent_site(space, direction)], 0, flags)


def place_tile(s: Position, placed: PlacedTile) -> None:
    """Put a tile on the map with its wealth die."""
    s.chart = s.chart.with_tile(placed)
    region = len(s.chart.placed) - 1
    s.wealth[region] = 1
    if s.events is not None:
        s.animate(*(flip(motions.space_id(4 * region + part)) for part in range(4)))


def legal_drift_directions(s: Position, frame: decisions.ChooseDriftDirection) -> list[Action]:
    """Where the current (or the fog, for a barrelman) carries a figure [terrain.current]."""
    figure, space, flags = frame.figure, frame.space, frame.flags
    near = s.chart.near[space]
    natural = s.chart.current[space]
    witch = figure < CUTTER and not flags & move_flags.PUSHED_BY_ENEMY and s.has_crew(figure, SEA_WITCH)
    free = natural < 0 or (figure < CUTTER and s.has_crew(figure, SEA_DOG))
    tired = s.effort >= MAX_EFFORT
    ways: list[int] = list(range(4)) if free and not tired else [natural] if natural >= 0 else []
    options: list[Action] = []
    for direction in ways:
        target = near[direction]
        if target >= 0 or (
            target == OFF_MAP
            and not flags & move_flags.PUSHED_BY_ENEMY
            and s.tile_stack
            and s.chart.can_explore(space, direction)
        ):
            options.append(("go", direction))
        if target == OFF_MAP and witch:
            options.append(("warp", direction))
    if (free and not (tired and options)) or not any(option[0] == "go" for option in options):
        options.append(("stay",))
    return options


def apply_drift_direction(s: Position, frame: decisions.ChooseDriftDirection, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    who, figure, space, steps, flags = frame
    natural = s.chart.current[space]
    if natural < 0 or (figure < CUTTER and s.has_crew(figure, SEA_DOG)):
        s.effort += 1
    elif action[0] == "stay":
        steps = 0
    if action[0] == "stay":
        continue_move(s, figure, space, steps, flags, who)
    else:
        take_step(s, who, figure, space, action, steps, flags)


def legal_jump_targets(s: Position, frame: decisions.ChooseJumpTarget) -> list[Action]:
    """One of several far spaces."""
    spaces, flags = frame.spaces, frame.flags
    options: list[Action] = [("fly", space) for space in spaces]
    if not flags & move_flags.MUST_STEP:
        options.append(("done",))
    return options


def apply_jump_target(s: Position, frame: decisions.ChooseJumpTarget, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    if action[0] == "fly":
        who, figure, flags = frame.who, frame.figure, frame.flags
        enter_space(s, who, figure, s.ships[figure], action[1], 0, flags & ~move_flags.MUST_STEP)


def anchor_figure(s: Position, frame: pending_steps.AnchorFigure) -> None:
    """Treasure first, then what a faction may set down, then the harbour [anchor.order]."""
    figure, space, flags = frame
    if flags & move_flags.PUSHED_BY_ENEMY:
        return
    if figure == PATROL:
        orders = s.stack[-1]
        if isinstance(orders, decisions.ChoosePatrolOrder):
            s.stack[-1] = orders._replace(moved=(*orders.moved, space))
        return
    if figure >= CUTTER:
        return
    chart = s.chart
    terrain = chart.terrain[space]
    if terrain == HARBOUR_TERRAIN:
        s.stack.append(decisions.ChooseHarbourUse(figure))
    if flags & move_flags.MAY_DROP_PATROL and figure == SQUADRON and s.patrol_supply:
        s.stack.append(decisions.ChoosePatrolDrop(figure))
    if flags & move_flags.MAY_LAND_COMRADES and figure == UNION and chart.island[space >> 2] == space:
        s.stack.append(decisions.ChooseComradeLanding(figure, space >> 2))
    coins = chart.gold[space]
    if terrain == WRECK and coins and s.has_crew(figure, DIVER):
        coins += 1
    if terrain == HARBOUR_TERRAIN and s.has_crew(figure, MERCHANT):
        coins += 1
    collect_gold(s, figure, coins)


def collect_gold(s: Position, faction: int, coins: int) -> None:
    """Give treasure to a faction."""
    got = s.earn_gold(faction, coins) if coins else 0
    if got and s.events is not None:
        told = msg("earns-gold", icon="ahoy-act-coins", seat=seat_argument(s, faction), n=got)
        here = s.ships[faction]
        start = motions.space_id(here) if here >= 0 else "market"
        s.log_event(told, tone="gain", motions=motions.coin_gain_motions(faction, got, start))
