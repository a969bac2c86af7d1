"""Moving, exploring and terrain."""

import pytest

from kajuta.games.ahoy.rules import decision_types
from kajuta.games.ahoy.rules import market_card_table as cards
from kajuta.games.ahoy.rules.faction_board_tables import DAMAGE, RIVAL, SMUGGLER, SQUADRON
from kajuta.games.ahoy.rules.region_tiles import CURRENT, ISLAND, REGION_TILES, turned_tile
from kajuta.games.ahoy.rules.sea_map import PlacedTile, sea_chart_of_tiles
from tests.games.ahoy.positions import (
    BOMBARD,
    CANNONS,
    DEPLOY,
    NE,
    NW,
    ORDER,
    REPAIR,
    SAIL,
    SE,
    SW,
    TAILWIND,
    E,
    N,
    S,
    W,
    asked,
    at_sea,
    decides,
    fortune,
    load,
    patrols,
    play,
)

WRECKS = (("palm-b", 0, 0), ("skull-b", 2, 0))
"""Map with a palm region (wreck with 1 gold, empty, wreck with 1 gold, island) beside a skull region."""


def options(s: object) -> list[object]:
    return s.legal_actions()  # type: ignore[attr-defined,no-any-return]


@pytest.mark.clause("ahoy", "actions.sail")
def test_sail_moves_one_or_two_spaces() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW})
    play(s, ("die", 5, SAIL[SMUGGLER]))
    assert ("anchor",) not in options(s)
    play(s, ("go", S), ("go", E))
    assert s.ships[SMUGGLER] == SE
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "actions.tailwind")
def test_a_tailwind_leads_to_any_space_with_the_dies_value_and_may_be_declined() -> None:
    tiles = (("fish-a", 0, 0), ("swords-a", 2, 0), ("skull-b", 4, 0))
    s = at_sea(SMUGGLER, [6, 2], tiles=tiles, ships={SMUGGLER: 8})
    play(s, ("die", 5, TAILWIND[SMUGGLER]))
    assert options(s) == [("fly", 2), ("fly", 5), ("done",)]
    play(s, ("fly", 5))
    assert s.ships[SMUGGLER] == 5


@pytest.mark.clause("ahoy", "actions.tailwind")
def test_a_one_is_placed_without_effect() -> None:
    s = at_sea(SMUGGLER, [1, 2], ships={SMUGGLER: NW})
    play(s, ("die", 5, TAILWIND[SMUGGLER]))
    assert asked(s) == decision_types.ChooseTurnAction
    assert s.quota == 1
    assert not any(space.tailwind == 1 for tile in REGION_TILES for space in tile.spaces)


@pytest.mark.clause("ahoy", "actions.tailwind", "terrain.sandbar", "move.ends", "explore.draw")
def test_the_example_tailwind_over_a_sandbar_into_battle_then_exploring() -> None:
    s = at_sea(SMUGGLER, [4, 3], ships={SMUGGLER: 7, RIVAL: 6})
    load(s, SMUGGLER, 2)
    assert ("go", W) not in s.chart.legal_steps(7, True)
    fortune(s, 6, 1)
    play(s, ("die", 5, TAILWIND[SMUGGLER]), ("fly", 6), ("hold",))
    assert ("victory", 1) in options(s)
    play(s, ("done",), ("die", 6, SAIL[SMUGGLER]), ("go", S))
    assert asked(s) == decision_types.ChooseTilePlacement
    place = options(s)[0]
    play(s, place)  # type: ignore[arg-type]
    assert len(s.chart.placed) == 3
    assert s.ships[SMUGGLER] >= 8
    assert asked(s) == decision_types.ChooseTurnAction
    assert decides(s) != SMUGGLER, "the second step of Sail is lost, and with it the turn is over"


@pytest.mark.clause("ahoy", "actions.repair")
def test_repair_removes_up_to_two_damage() -> None:
    s = at_sea(SMUGGLER, [2, 1], ships={SMUGGLER: NW})
    for slot in (12, 15, 17):
        s.slots[slot] = DAMAGE
    play(s, ("die", 5, REPAIR[SMUGGLER]), ("mend", 12))
    assert ("done",) in options(s)
    play(s, ("mend", 15))
    assert s.damaged_slots(SMUGGLER) == [17]
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "actions.repair")
def test_one_may_repair_less() -> None:
    s = at_sea(SMUGGLER, [2, 1], ships={SMUGGLER: NW})
    s.slots[12] = s.slots[15] = DAMAGE
    play(s, ("die", 5, REPAIR[SMUGGLER]), ("done",))
    assert s.damaged_slots(SMUGGLER) == [12, 15]


@pytest.mark.clause("ahoy", "move.steps", "terrain.sandbar")
def test_steps_lead_to_the_four_neighbours_never_across_a_sandbar() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: 6})
    play(s, ("die", 5, SAIL[SMUGGLER]))
    assert ("go", E) not in options(s)
    assert ("go", W) in options(s)
    assert ("go", N) in options(s)


@pytest.mark.clause("ahoy", "terrain.sandbar")
def test_crew_that_chooses_a_currents_way_does_not_cross_a_sandbar() -> None:
    tiles = (("skull-a", 0, 0), ("compass-b", 2, 0))
    s = at_sea(SMUGGLER, [3, 1], tiles=tiles, ships={SMUGGLER: NE}, crew={SMUGGLER: [cards.SEA_DOG]})
    assert s.chart.near[4][S] == -2
    s = at_sea(SMUGGLER, [3, 1], tiles=(("fish-b", 0, 0),), ships={SMUGGLER: NW})
    assert s.chart.near[NW][E] == s.chart.near[NE][W] == -2


@pytest.mark.clause("ahoy", "move.order")
def test_a_battle_comes_before_the_wreckage_of_the_same_space() -> None:
    s = at_sea(SMUGGLER, [3, 1], tiles=WRECKS, ships={SMUGGLER: NE, RIVAL: NW})
    load(s, RIVAL, 1)
    fortune(s, 6, 1)
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", W))
    assert s.damaged_slots(SMUGGLER) == []
    assert ("victory", 0) in options(s)
    play(s, ("done",))
    assert asked(s) == decision_types.ChooseDamageSlot
    assert decides(s) == SMUGGLER


@pytest.mark.clause("ahoy", "move.ends")
def test_exploring_takes_the_second_step_but_a_current_still_carries() -> None:
    s = at_sea(SMUGGLER, [3, 1], tiles=(("fish-a", 0, 0),), ships={SMUGGLER: NE})
    s.tile_stack = [REGION_TILES.index(next(t for t in REGION_TILES if t.name == "skull-a"))]
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", E))
    fitting = [place for place in options(s) if place[1:] == (2, 0, 0)]  # type: ignore[index]
    play(s, fitting[0])  # type: ignore[arg-type]
    assert s.ships[SMUGGLER] == 4 + SW
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "move.anchor", "terrain.treasure")
def test_two_wrecks_two_damage_but_gold_only_where_one_anchors() -> None:
    s = at_sea(SMUGGLER, [3, 1], tiles=WRECKS, ships={SMUGGLER: NE})
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", W))
    assert ("ignore",) not in options(s)
    play(s, ("hit", 13), ("go", S), ("hit", 14))
    assert s.damaged_slots(SMUGGLER) == [13, 14]
    assert s.gold[SMUGGLER] == 1


@pytest.mark.clause("ahoy", "terrain.treasure")
def test_treasure_is_as_much_as_the_space_shows() -> None:
    s = at_sea(SMUGGLER, [3, 1], tiles=(("fish-b", 0, 0), ("skull-b", -2, 0)), ships={SMUGGLER: 4 + NE})
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", E), ("anchor",))
    assert s.gold[SMUGGLER] == 2


@pytest.mark.clause("ahoy", "anchor.order")
def test_gold_comes_before_the_harbour() -> None:
    s = at_sea(SMUGGLER, [3, 2], ships={SMUGGLER: 4})
    s.slots[14] = DAMAGE
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", E), ("anchor",))
    assert asked(s) == decision_types.ChooseHarbourRepairOrCannons
    assert s.gold[SMUGGLER] == 1


@pytest.mark.clause("ahoy", "explore.draw", "explore.wealth")
def test_the_mover_lays_the_new_region_so_that_the_step_meets_it() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: SW})
    drawn = s.tile_stack[-1]
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", W))
    places = options(s)
    assert {place[1:3] for place in places} == {(-2, 0), (-2, 1)}  # type: ignore[index]
    play(s, ("tile", -2, 1, 1))
    assert s.chart.placed[2] == PlacedTile(drawn, -2, 1, 1)
    assert s.chart.at[s.ships[SMUGGLER]] == (-1, 1)
    assert s.wealth[2] == 1


@pytest.mark.clause("ahoy", "explore.draw", "squadron.drop")
def test_the_squadrons_flagship_explores_and_may_leave_a_patrol_there() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: SW})
    play(s, ("die", 0, SAIL[SQUADRON]), ("go", W), ("tile", -2, 1, 1), ("patrol",))
    assert s.chart.at[s.ships[SQUADRON]] == (-1, 1)
    assert s.patrols[s.ships[SQUADRON]] == 1


@pytest.mark.clause("ahoy", "explore.islands")
def test_islands_may_touch_at_a_corner_only() -> None:
    one = sea_chart_of_tiles((PlacedTile(0, 0, 0, 0),))
    assert not one.can_place(PlacedTile(1, 2, 0, 1))
    assert one.can_place(PlacedTile(1, 2, 0, 0))
    assert one.can_place(PlacedTile(1, 2, 2, 2))
    assert not one.can_place(PlacedTile(1, 1, 2, 2))


@pytest.mark.clause("ahoy", "explore.room")
def test_nobody_leaves_the_map_without_tiles_or_room() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW})
    s.tile_stack = []
    play(s, ("die", 5, SAIL[SMUGGLER]))
    assert options(s) == [("go", E), ("go", S)]
    ring = (("skull-b", 0, 0), ("parrot-b", 3, 0), ("fish-a", 0, 3))
    s = at_sea(SMUGGLER, [3, 1], tiles=ring, ships={SMUGGLER: NE})
    assert s.chart.placements_beyond_edge(NE, E) == ()
    assert ("go", E) not in s.chart.legal_steps(NE, True)


@pytest.mark.clause("ahoy", "explore.room")
def test_whether_there_is_room_does_not_depend_on_the_tile() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NE})
    for tile in range(len(REGION_TILES)):
        spaces = turned_tile(tile, 0).spaces
        assert spaces[SE].terrain == ISLAND
    assert {place.tile for place in s.chart.placements_beyond_edge(NE, N)} == {-1}


@pytest.mark.clause("ahoy", "terrain.current")
def test_the_example_two_steps_a_current_and_a_harbour() -> None:
    tiles = (("fish-b", 0, 0), ("compass-a", 0, 2), ("skull-b", 2, 0))
    s = at_sea(SMUGGLER, [3, 1], tiles=tiles, ships={SMUGGLER: NE})
    harbour = 4 + NW
    assert s.chart.near[SW][S] == harbour
    s.slots[12] = s.slots[13] = DAMAGE
    play(s, ("die", 5, SAIL[SMUGGLER] + 2), ("go", S), ("go", W))
    assert s.ships[SMUGGLER] == harbour
    play(s, ("mend", 12), ("mend", 13))
    assert s.damaged_slots(SMUGGLER) == []


@pytest.mark.clause("ahoy", "terrain.current")
def test_a_current_takes_no_step_and_the_move_goes_on() -> None:
    tiles = (("skull-a", 0, 0), ("palm-b", 2, 0))
    s = at_sea(SMUGGLER, [3, 1], tiles=tiles, ships={SMUGGLER: NE})
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", W))
    assert s.ships[SMUGGLER] == SW
    assert asked(s) == decision_types.ChooseMoveStep
    play(s, ("go", E))
    assert s.ships[SMUGGLER] == SE


@pytest.mark.clause("ahoy", "terrain.current")
def test_a_current_to_the_north_leaves_no_choice_either() -> None:
    s = at_sea(SMUGGLER, [3, 1], tiles=(("palm-a", 0, 0), ("skull-b", 2, 0)), ships={SMUGGLER: SE})
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", W))
    assert s.ships[SMUGGLER] == NW
    assert asked(s) == decision_types.ChooseMoveStep


@pytest.mark.clause("ahoy", "terrain.current")
def test_a_current_carries_patrols_and_can_explore() -> None:
    s = at_sea(SQUADRON, [3, 1], tiles=(("fish-b", 0, 0),), ships={SQUADRON: SE})
    patrols(s, NW, 1)
    play(s, ("die", 0, ORDER), ("order", NW, S))
    assert asked(s) == decision_types.ChooseTilePlacement
    play(s, options(s)[0])  # type: ignore[arg-type]
    assert sum(s.patrols[4:8]) + s.patrol_supply == 10
    assert s.patrols[SW] == 0


@pytest.mark.clause("ahoy", "terrain.current-edge")
def test_where_nothing_can_be_explored_one_anchors_on_the_current() -> None:
    s = at_sea(SMUGGLER, [3, 1], tiles=(("fish-b", 0, 0), ("skull-b", 2, 0)), ships={SMUGGLER: NW})
    s.tile_stack = []
    assert s.chart.terrain[SW] == CURRENT
    play(s, ("die", 5, SAIL[SMUGGLER]))
    assert s.ships[SMUGGLER] == SW
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "terrain.current-edge")
def test_on_a_current_off_the_north_of_the_map_one_anchors_too() -> None:
    s = at_sea(SMUGGLER, [3, 1], tiles=(("fish-b", 0, 0, 2), ("skull-b", 2, 0)), ships={SMUGGLER: SE})
    s.tile_stack = []
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", N))
    assert s.chart.terrain[NE] == CURRENT
    assert s.ships[SMUGGLER] == NE
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "terrain.current-edge", "explore.room")
def test_a_current_into_a_gap_too_narrow_for_a_region_ends_there() -> None:
    tiles = (("fish-b", 0, 0), ("skull-b", 0, 3), ("parrot-b", -3, 1))
    s = at_sea(SMUGGLER, [3, 1], tiles=tiles, ships={SMUGGLER: NW})
    assert s.chart.placements_beyond_edge(SW, S) == ()
    assert s.tile_stack
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", S))
    assert s.ships[SMUGGLER] == SW
    assert asked(s) == decision_types.ChooseTurnAction, "it has anchored, with a step left"


@pytest.mark.clause("ahoy", "terrain.harbour")
def test_a_harbour_brings_a_placed_die_to_the_cannons() -> None:
    s = at_sea(SMUGGLER, [3, 5], ships={SMUGGLER: 4, RIVAL: 7})
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", E), ("anchor",))
    assert ("haul", SAIL[SMUGGLER], CANNONS[SMUGGLER]) in options(s)
    play(s, ("haul", SAIL[SMUGGLER], CANNONS[SMUGGLER]))
    assert s.slots[CANNONS[SMUGGLER]] & 7 == 3
    assert s.slots[SAIL[SMUGGLER]] == 0
    assert s.quota == 1
    assert asked(s) == decision_types.ChooseTurnAction, "a shot from afar takes a gunner's mate"
    s.slots[CANNONS[SMUGGLER]] = DAMAGE
    assert s.has_loaded_cannons(SMUGGLER) is False


@pytest.mark.clause("ahoy", "terrain.harbour")
def test_the_squadron_brings_only_a_five_or_a_six() -> None:
    s = at_sea(SQUADRON, [3, 5], ships={SQUADRON: 4})
    s.slots[DEPLOY] = 8 * 3 + 6
    play(s, ("die", 0, SAIL[SQUADRON]), ("go", E), ("anchor",), ("done",))
    assert options(s) == [("haul", DEPLOY, 8), ("done",)]


@pytest.mark.clause("ahoy", "terrain.harbour")
def test_damaged_cannons_take_no_die_in_a_harbour() -> None:
    s = at_sea(SMUGGLER, [3, 5], ships={SMUGGLER: 4})
    s.slots[CANNONS[SMUGGLER]] = DAMAGE
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", E), ("anchor",))
    assert options(s) == [("mend", CANNONS[SMUGGLER]), ("done",)]


@pytest.mark.clause("ahoy", "terrain.fog")
def test_nobody_fights_in_fog() -> None:
    s = at_sea(SMUGGLER, [3, 1], tiles=(("fish-a", 0, 0), ("skull-b", 2, 0)), ships={SMUGGLER: SW, RIVAL: NW})
    load(s, SMUGGLER, 4)
    load(s, RIVAL, 4)
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", N))
    assert asked(s) == decision_types.ChooseMoveStep


@pytest.mark.clause("ahoy", "terrain.wreck")
def test_every_figure_that_moves_to_wreckage_is_damaged() -> None:
    s = at_sea(SQUADRON, [3, 1], tiles=WRECKS, ships={SQUADRON: NE})
    patrols(s, NE, 1)
    play(s, ("die", 0, ORDER), ("order", NE, W))
    assert sum(s.patrols) == 0
    assert s.patrol_supply == 10
    play(s, ("die", 1, SAIL[SQUADRON]), ("go", W), ("hit", BOMBARD), ("anchor",))
    assert s.slots[BOMBARD] == DAMAGE


@pytest.mark.clause("ahoy", "terrain.placed")
def test_a_placed_figure_starts_no_battle_and_no_terrain() -> None:
    s = at_sea(SQUADRON, [1, 1], tiles=WRECKS, ships={SQUADRON: NE, SMUGGLER: NW})
    load(s, SMUGGLER, 4)
    load(s, SQUADRON, 5)
    play(s, ("die", 0, DEPLOY), ("deploy", NW))
    assert s.patrols[NW] == 1
    assert asked(s) == decision_types.ChooseTurnAction


def test_turning_a_tile_takes_its_current_and_its_sandbar_along() -> None:
    names = [tile.name for tile in REGION_TILES]
    whole = turned_tile(names.index("fish-b"), 1)
    assert whole.spaces[NW].current == W
    assert whole.spaces[SW].terrain == ISLAND
    assert whole.bar == (NE, SE)
    assert turned_tile(names.index("parrot-b"), 4) == REGION_TILES[names.index("parrot-b")]
