"""The table of Ahoy: scene, click paths, refusals."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kajuta.core.game import Move
from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.rng import Rng
from kajuta.core.rule_clauses import scope_folder
from kajuta.core.scene import Area, Element, elements
from kajuta.core.state import Action
from kajuta.games.ahoy import GAME
from kajuta.games.ahoy.rules import decision_types, plan_card_kinds
from kajuta.games.ahoy.rules import market_card_table as cards
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import CANNONS as BOARD_CANNONS
from kajuta.games.ahoy.rules.faction_board_tables import (
    DAMAGE,
    GROUP_OF_SLOT,
    MAX_EFFORT,
    RIVAL,
    SHIP,
    SMUGGLER,
    SQUADRON,
    UNION,
)
from kajuta.games.ahoy.rules.market_card_table import MARKET_CARDS
from kajuta.games.ahoy.rules.region_tiles import SYMBOL_NAMES
from kajuta.games.ahoy.rules.sea_map import PlacedTile, sea_chart_of_tiles
from kajuta.games.ahoy.rules.turn import move_die_to_slot
from tests.all_games.test_assets import symbols
from tests.all_games.test_texts import texts
from tests.games.ahoy.positions import (
    CANNONS,
    NE,
    NW,
    RALLY,
    SAIL,
    SE,
    E,
    N,
    S,
    at_sea,
    comrades,
    crew_slot,
    fort,
    fortune,
    load,
    patrols,
    play,
)

WRECKS = (("palm-b", 0, 0), ("skull-b", 2, 0))


def move(s: Ahoy, action: Action) -> Move:
    return next(one for one in GAME.legal_moves(s) if one.action == action)


def refusal(s: Ahoy, *path: str) -> str | None:
    return GAME.forbidding_clause(s, path)


def ids(s: Ahoy, viewer: int | None = None) -> list[str]:
    return [one["id"] for one in elements(GAME.scene(s, viewer))]


def test_a_die_is_clicked_and_then_its_slot() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW}, gold={SMUGGLER: 1})
    assert move(s, ("die", 5, SAIL[SMUGGLER])).path == ("die:5", "slot:12")
    assert move(s, ("turn", 5, 4)).path == ("die:5", "do:turn:4")


def test_the_values_to_which_gold_turns_a_die_stand_in_ascending_order() -> None:
    s = at_sea(SMUGGLER, [5, 2, 3], gold={SMUGGLER: 1})
    assert [id for id in ids(s) if id.startswith("do:turn:")] == [f"do:turn:{value}" for value in (1, 2, 3, 4, 6)]


def test_the_sentence_at_the_top_says_in_whose_turn_somebody_else_decides() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, UNION: NE}, hand=[plan_card_kinds.EVACUATION])
    s.turn = 1
    load(s, SMUGGLER, 1)
    assert GAME.scene(s, None)["status"]["id"] == "status-main"
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", E))
    smuggler, union = (seat_ref(s.seat_of[faction]) for faction in (SMUGGLER, UNION))
    plan = msg("status-plan", attacker=smuggler, defender=union)
    assert GAME.scene(s, None)["status"] == plan
    fortune(s, 1, 6)
    play(s, ("pass",))
    scene = GAME.scene(s, None)
    assert (scene["status"], scene["turn"]) == (msg("status-victory"), smuggler["seat"])


def test_a_step_is_a_click_on_its_space_and_anchoring_one_on_ones_own() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW})
    play(s, ("die", 5, SAIL[SMUGGLER]))
    assert move(s, ("go", E)).path == ("space:1",)
    assert move(s, ("go", N)).path == ("sea:0:-1",)
    assert "sea:0:-1" in ids(s)
    play(s, ("go", E))
    assert move(s, ("anchor",)).path == ("space:1",)


def test_a_space_says_before_the_click_what_happens_there() -> None:
    s = at_sea(SMUGGLER, [3, 1], tiles=WRECKS, ships={SMUGGLER: NE, RIVAL: NW, UNION: NW})
    load(s, SMUGGLER, 2)
    play(s, ("die", 5, SAIL[SMUGGLER]))
    hint = move(s, ("go", 3)).hint
    assert hint is not None
    args = hint["args"]
    assert (args["battles"], args["damage"], args["gold"], args["current"]) == (2, "yes", 1, "no")
    explore = move(s, ("go", N)).hint
    assert explore is not None
    assert explore["id"] == "hint-explore"


def test_with_a_sea_witch_a_step_off_the_map_asks_where_to() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW}, crew={SMUGGLER: [cards.SEA_WITCH]})
    play(s, ("die", 5, SAIL[SMUGGLER]))
    assert move(s, ("go", N)).path == ("sea:0:-1", "do:explore")
    assert move(s, ("warp", N)).path == ("sea:0:-1", "space:2")


def test_a_new_region_is_laid_by_its_place_and_its_turn() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW})
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", N))
    (first, *_) = s.legal_actions()
    _, x, y, turns = first
    assert move(s, first).path == (f"site:{x}:{y}", f"turned:{turns}")
    assert [one for one in ids(s) if one.startswith("turned:")] == [f"turned:{n}" for n in range(4)]


@pytest.mark.clause("ahoy", "dice.value", "dice.first-slot", "dice.slots", "damage.blocks", "turn.two-dice")
def test_a_dark_slot_says_why() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: NW})
    s.slots[10] = DAMAGE
    s.slots[4] = 8 + 2
    assert refusal(s, "die:0", "slot:9") == "dice.value"
    assert refusal(s, "die:0", "slot:1") == "dice.first-slot"
    assert refusal(s, "die:0", "slot:10") == "damage.blocks"
    assert refusal(s, "die:0", "slot:4") == "dice.slots"
    assert refusal(s, "die:0", "slot:12") == "dice.slots", "another board's"
    s.quota = 0
    assert refusal(s, "slot:0") == "turn.two-dice"


@pytest.mark.clause("ahoy", "crew.where", "crew.cost", "squadron.dominion", "plans.when", "plans.useful")
def test_a_dark_card_says_why() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: SE}, market=[cards.PILOT, cards.BUCCANEER])
    assert refusal(s, "market:0") == "crew.where"
    assert refusal(s, "market:1") == "crew.cost"
    fort(s, 0)
    assert refusal(s, "market:1") == "squadron.dominion"
    s = at_sea(UNION, [3, 1], ships={UNION: NW}, hand=[plan_card_kinds.CLOSE_CALL, plan_card_kinds.CUTTER])
    assert refusal(s, f"plan:{plan_card_kinds.CLOSE_CALL}") == "plans.when"
    assert refusal(s, f"plan:{plan_card_kinds.CUTTER}") == "plans.useful"


@pytest.mark.clause("ahoy", "squadron.dominion", "crew.cost", "cargo.deliver")
def test_a_fort_says_what_it_forbids_and_the_squadron_only_lacks_the_gold() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: NW}, market=[cards.BUCCANEER, cards.PILOT])
    fort(s, 0)
    assert refusal(s, "market:0") == "crew.cost"
    assert refusal(s, "market:1") == "crew.where"
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: SE})
    s.cargo[SMUGGLER] = (cards.CUTPURSE, cards.DIVER)
    fort(s, 0)
    assert refusal(s, f"cargo:{cards.CUTPURSE}") == "squadron.dominion"
    assert refusal(s, f"cargo:{cards.DIVER}") == "cargo.deliver"


@pytest.mark.clause("ahoy", "dice.gold")
def test_nothing_else_is_done_before_a_turned_die_is_placed() -> None:
    crew = {SMUGGLER: [cards.GUST]}
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: SE}, gold={SMUGGLER: 2}, crew=crew, market=[cards.BUCCANEER])
    s.cargo[SMUGGLER] = (cards.CUTPURSE,)
    play(s, ("turn", 5, 4))
    dark = ("die:6", "market:0", f"cargo:{cards.CUTPURSE}", f"crew:{cards.GUST}")
    assert [refusal(s, one) for one in dark] == ["dice.gold"] * 4
    assert {action[1] for action in s.legal_actions()} == {5}


@pytest.mark.clause("ahoy", "turn.bound", "crew.abilities", "crew.mystic", "crew.gust", "crew.wind")
def test_dark_crew_and_what_crew_leaves_dark() -> None:
    crew = {SMUGGLER: [cards.GUST, cards.NOBLE, cards.MYSTIC, cards.SAILOR, cards.WIND]}
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, RIVAL: SE}, gold={SMUGGLER: 2}, crew=crew)
    assert refusal(s, f"crew:{cards.NOBLE}") == "crew.abilities"
    s.effort = MAX_EFFORT
    assert refusal(s, f"crew:{cards.GUST}") == "turn.bound"
    s.effort = 0
    play(s, ("crew", cards.MYSTIC))
    assert refusal(s, f"slot:{crew_slot(cards.SAILOR)}") == "crew.mystic"
    play(s, ("hit", 13), ("strike", RIVAL, SE), ("hit", 31))
    s.chart = sea_chart_of_tiles((*s.chart.placed, PlacedTile(0, 4, 0, 0)))
    play(s, ("crew", cards.GUST))
    assert refusal(s, "space:0") == "crew.gust"
    play(s, ("fly", SE), ("crew", cards.WIND))
    assert refusal(s, "space:0") == "crew.wind"


@pytest.mark.clause("ahoy", "move.steps", "explore.room", "rewards.marker", "damage.slots", "squadron.deploy")
def test_a_dark_place_says_why() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW})
    play(s, ("die", 5, SAIL[SMUGGLER]))
    assert refusal(s, "space:7") == "move.steps"
    assert refusal(s, "sea:0:-1") == "explore.room"
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: SE})
    s.cargo[SMUGGLER] = (cards.CUTPURSE,)
    play(s, ("deliver", cards.CUTPURSE))
    assert refusal(s, "square:1:0") == "rewards.marker"
    s = at_sea(SMUGGLER, [3, 1], tiles=WRECKS, ships={SMUGGLER: NE})
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", 3))
    assert refusal(s, "slot:19") == "damage.slots"
    s = at_sea(SQUADRON, [1, 1], ships={SQUADRON: NW})
    play(s, ("die", 0, 10))
    assert refusal(s, "space:7") == "squadron.deploy"


def test_the_map_shows_every_figure_and_who_holds_a_region() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: NW, UNION: 7, RIVAL: 7})
    patrols(s, NE, 2)
    fort(s, 0)
    comrades(s, 1, 2)
    there = {one["id"]: one for one in elements(GAME.scene(s, None))}
    assert {"ship:0", "ship:2", "ship:3", "patrols:1", "forts:0", "comrades:1"} <= set(there)
    assert there["patrols:1"]["count"] == 2
    assert there["wealth:0"]["seat"] == s.seat_of[SQUADRON]
    assert there["wealth:1"]["seat"] == s.seat_of[UNION]


def test_nothing_on_a_space_covers_another_thing_there() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={0: SE, 1: SE, 2: SE, 3: SE, 4: SE})
    patrols(s, SE, 2)
    fort(s, 0)
    comrades(s, 0, 2)
    corners = [one["at"] for one in elements(GAME.scene(s, None)) if one.get("size") == (3, 3)]
    assert len(set(corners)) == len(corners)


def test_the_map_and_the_list_call_a_region_alike() -> None:
    s = explored(3)
    there = {one["id"]: one for one in elements(GAME.scene(s, None))}
    called = [there[f"symbol:{region}"]["face"] for region in s.regions()]
    assert len({(face["icon"], face["value"]) for face in called}) == len(called) > 6
    for region, face in enumerate(called):
        line = there[f"control:{region}"]
        assert (line["face"]["icon"], line["face"]["value"], line["color"]) == tuple(
            face[key] for key in ("icon", "value", "color")
        )


def test_what_is_printed_on_a_region_lies_beside_each_other_and_within_its_space() -> None:
    for seed in range(3):
        board = next(one for one in GAME.scene(explored(seed), None)["areas"] if one["id"] == "map")
        spaces = [one for one in board["items"] if one["id"].startswith("space:")]
        signs = [one for one in board["items"] if one["id"].startswith(("symbol:", "wind:", "treasure:"))]
        assert len(signs) > 12
        for sign in signs:
            assert any(within(sign, space) for space in spaces), sign["id"]
            assert not any(overlap(sign, other) for other in signs if other is not sign), sign["id"]


def explored(seed: int) -> Ahoy:
    """Position after random play until most regions are on the map."""
    s = GAME.new(3, GAME.complete_options(3, {}), seed)
    rng = Rng(seed)
    while s.to_act is not None and len(s.chart.symbol) < 10:
        s.apply(rng.choice(s.legal_actions()))
    return s


def edges(one: Element) -> tuple[float, float, float, float]:
    (left, top), (width, height) = one["at"], one["size"]
    return left, top, left + width, top + height


def within(one: Element, other: Element) -> bool:
    inner, outer = edges(one), edges(other)
    return all(a >= b - 1 for a, b in zip(inner[:2], outer[:2], strict=True)) and all(
        a <= b + 1 for a, b in zip(inner[2:], outer[2:], strict=True)
    )


def overlap(one: Element, other: Element) -> bool:
    (a, b, c, d), (e, f, g, h) = edges(one), edges(other)
    return a < g and e < c and b < h and f < d


def test_a_card_of_the_market_says_with_what_it_is_paid() -> None:
    for seed in range(3):
        s = GAME.new(3, GAME.complete_options(3, {}), seed)
        there = {one["id"]: one for one in elements(GAME.scene(s, None))}
        for place, card in enumerate(s.market):
            face = there[f"market:{place}"]["face"]
            if MARKET_CARDS[card].cost == cards.PAID_WITH_DIE:
                assert face["unit"] == "ahoy-sign-dice" and "value" not in face
            else:
                assert (face["unit"], face["value"]) == ("ahoy-act-coins", MARKET_CARDS[card].cost)


def test_fleets_and_slots_show_dice_and_damage() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW})
    s.slots[12] = DAMAGE
    load(s, SMUGGLER, 4)
    there = {one["id"]: one for one in elements(GAME.scene(s, None))}
    assert there["slot:12"]["marks"] == ["damaged"]
    assert there[f"slot:{CANNONS[SMUGGLER]}"]["face"]["value"] == 4
    assert there["die:5"]["face"]["value"] == 3


def test_every_message_of_the_table_and_the_log_has_a_text() -> None:
    known = set(re.findall(r"^([a-z][\w-]*) *=", (scope_folder("ahoy") / "en.ftl").read_text(encoding="utf-8"), re.M))
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, dict):
            if set(node) <= {"id", "args", "icon"} and isinstance(node.get("id"), str):
                found.add(node["id"].partition(".")[0])
            for value in node.values():
                walk(value)
        elif isinstance(node, list | tuple):
            for value in node:
                walk(value)

    for seed in range(6):
        rng = Rng(seed)
        s = GAME.new(2 + seed % 3, {"faction": ("any",) * (2 + seed % 3)}, seed)
        s.events = []
        while s.to_act is not None:
            if rng.randbelow(4) == 0:
                walk(GAME.scene(s, s.to_act))
                walk([one.hint for one in GAME.legal_moves(s)])
            s.apply(rng.choice(s.legal_actions()))
        walk([event.message for event in s.events if event.message])
        walk(s.outcome())
    assert len(found) > 200
    assert not found - known


def test_only_a_new_region_widens_the_map() -> None:
    widened = offered = 0
    for seed in range(4):
        s = GAME.new(3, GAME.complete_options(3, {}), seed)
        rng = Rng(seed)
        last = len(s.chart.symbol), None
        while s.to_act is not None and len(s.chart.symbol) < 9:
            board = next(one for one in GAME.scene(s, s.to_act)["areas"] if one["id"] == "map")
            sites = [one for one in board["items"] if one["id"].startswith("site:")]
            offered += bool(sites)
            for one in board["items"]:
                corner = zip(one["at"], one.get("size", (0, 0)), board["extent"], strict=True)
                assert all(at >= 0 and at + side <= whole for at, side, whole in corner), one["id"]
            now = len(s.chart.symbol), board["extent"]
            assert now[0] != last[0] or last[1] in (None, now[1])
            widened += last[1] not in (None, now[1])
            last = now
            s.apply(rng.choice(s.legal_actions()))
    assert widened > 4
    assert offered > 4


def test_every_symbol_that_is_named_is_drawn() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(scope_folder("ahoy")).rglob("*.py"))
    used = set(re.findall(r'icon="([a-z-]+)"', source)) | set(re.findall(r'"(?:icon|unit)": "([a-z-]+)"', source))
    assert used
    assert not used - symbols("ahoy")


def test_a_die_is_asked_about_first_exactly_where_it_would_do_nothing() -> None:
    idle = busy = 0
    for seed in range(8):
        rng = Rng(seed)
        s = GAME.new(2 + seed % 3, {"faction": ("any",) * (2 + seed % 3)}, seed)
        while s.to_act is not None:
            for one in GAME.legal_moves(s) if rng.randbelow(3) == 0 else ():
                kind, die, slot = (*one.action, 0, 0)[:3]
                if kind != "die" or GROUP_OF_SLOT[int(slot)].action in (BOARD_CANNONS, SHIP):
                    continue
                placed, laid = s.copy(), s.copy()
                placed.apply(one.action)
                laid.stack[-1] = decision_types.ChooseTurnAction(laid.decision().who, -1)
                move_die_to_slot(laid, int(die), int(slot))
                laid.settle()
                nothing = placed.digest() == laid.digest()
                assert (one.confirm is not None) == nothing, f"{one.action} {one.confirm}"
                idle, busy = idle + nothing, busy + (not nothing)
            s.apply(rng.choice(s.legal_actions()))
    assert idle > 50
    assert busy > 50


@pytest.mark.clause("ahoy", "actions.useless", "union.rally")
def test_rally_without_an_island_says_what_is_missing() -> None:
    s = at_sea(UNION, [6, 1], ships={UNION: NW})
    question = move(s, ("die", 9, RALLY)).confirm
    assert question == msg("confirm-idle", slot=msg("action-rally"), n=6, lacking="island")
    s = at_sea(UNION, [6, 1], ships={UNION: SE})
    assert move(s, ("die", 9, RALLY)).confirm is None


def test_the_status_offers_a_market_card_only_if_one_can_be_chosen_before_a_die() -> None:
    for gold, offered in ((0, "no"), (1, "yes")):
        s = at_sea(UNION, [1, 2], ships={UNION: SE}, gold={UNION: gold}, market=[cards.BUCCANEER, cards.GUNNER])
        assert any(action[:2] == ("hire", 1) for action in s.legal_actions())
        assert GAME.scene(s, None)["status"] == msg("status-main", n=2, card=offered)


def test_the_sentence_at_the_top_says_the_next_step_after_a_die_was_chosen() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW})
    s.turn = 1
    assert GAME.scene(s, None)["status"] == msg("status-main", n=2, card="no")
    assert GAME.prompt(s, ("die:5",)) == msg("prompt-die", n=3, fits="yes", turns="no")
    s.gold[SMUGGLER] = 1
    assert GAME.prompt(s, ("die:5",)) == msg("prompt-die", n=3, fits="yes", turns="yes")
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", N))
    (site, _), *_ = (one.path for one in GAME.legal_moves(s))
    assert GAME.prompt(s, (site,)) == msg("prompt-tile")


def test_every_move_of_several_clicks_says_what_comes_next() -> None:
    asked: set[tuple[str, str]] = set()
    for seed in range(12):
        rng = Rng(seed)
        s = GAME.new(2 + seed % 3, {"faction": ("any",) * (2 + seed % 3)}, seed)
        while s.to_act is not None:
            for path in {one.path[:1] for one in GAME.legal_moves(s) if len(one.path) > 1}:
                told = GAME.prompt(s, path)
                assert told is not None, f"{path} {s.stack[-1]}"
                asked.add((type(s.stack[-1]).__name__, path[0].partition(":")[0]))
            s.apply(rng.choice(s.legal_actions()))
    assert {
        ("ChooseTurnAction", "die"),
        ("ChooseTurnAction", "market"),
        ("ChooseTilePlacement", "site"),
        ("ChoosePatrolToMove", "patrols"),
        ("ChooseCannonBonus", "slot"),
    } <= asked


def fought(s: Ahoy, *actions: Action) -> list[Area]:
    """Areas of battles that ``actions`` show on the table."""
    s.events = []
    play(s, *actions)
    return [event.shows for event in s.events if event.shows is not None]


def words(node: Area) -> list[tuple[str, object]]:
    """Message id and displayed value of each element in an area."""
    return [(one["label"]["id"], one.get("face", {}).get("value")) for one in elements(node)]


@pytest.mark.clause("ahoy", "battle.winner", "battle.cannons", "crew.fighters")
def test_a_battle_lies_on_the_table_with_the_dice_and_bonuses_of_both_sides() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NE}, crew={SMUGGLER: [cards.FIGHTERS]})
    load(s, SMUGGLER, 4)
    fort(s, 0)
    fortune(s, 2, 3)
    shown = fought(s, ("die", 5, SAIL[SMUGGLER]), ("go", S), ("lower", CANNONS[SMUGGLER], 2))
    (battle,) = shown
    assert battle["title"] == msg("battle-at", place=s.place_name(SE))
    assert words(battle) == [
        ("fights", None),
        ("fight-die", 2),
        ("fight-bonus", "+2"),
        ("fight-bonus", "+1"),
        ("fight-total", "= 5"),
        ("fights", None),
        ("fight-die", 3),
        ("fight-bonus", "+2"),
        ("fight-total", "= 5"),
        ("battle-tied", None),
    ]
    ids = [one["id"] for one in elements(battle)]
    assert len(set(ids)) == len(ids), "the figure and what it adds are two things"
    (gain,) = fought(s, ("victory", 1))
    assert gain["id"] == battle["id"], "what was taken is added to it"
    assert elements(gain)[0]["label"]["args"]["gain"] == msg("victory-smuggler-1")


def test_a_battle_under_way_shows_who_fights_whom_before_the_dice_fall() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, UNION: NE}, hand=[plan_card_kinds.SECRET_WEAPON])
    load(s, SMUGGLER, 4)
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", E), ("plan", plan_card_kinds.SECRET_WEAPON))
    (battle,) = (one for one in GAME.scene(s, None)["areas"] if one["id"] == "battle")
    assert words(battle) == [
        ("fights", None),
        ("fight-die-waits", None),
        ("fights", None),
        ("fight-die-waits", None),
        ("fight-die-waits", None),
    ]
    (shown,) = fought(s, ("hold",))
    assert [value for word, value in words(shown) if word == "fight-die"] == [
        one["face"]["value"] for one in elements(shown) if one["kind"] == "die"
    ]
    assert len([word for word, _ in words(shown) if word == "fight-die"]) == 3
    assert not [one for one in GAME.scene(s, None)["areas"] if one["id"] == "battle"]


def positions(often: int) -> Iterator[Ahoy]:
    """Yield positions of playout games, on average one in ``often``."""
    for seed in range(9):
        rng = Rng(seed)
        s = GAME.new(2 + seed % 3, {"faction": ("any",) * (2 + seed % 3)}, seed)
        while s.to_act is not None:
            if rng.randbelow(often) == 0:
                yield s
            s.apply(GAME.playout(s, rng))


def heard(node: object, lang: str) -> object:
    """Message id with those arguments that its text uses."""
    if not isinstance(node, dict) or "args" not in node:
        return node
    said = texts("ahoy", lang)[node["id"]]
    return node["id"], *((name, heard(value, lang)) for name, value in sorted(node["args"].items()) if name in said)


def test_no_two_things_of_a_position_have_the_same_name() -> None:
    count = 0
    for s in positions(often=50):
        count += 1
        things = elements(GAME.scene(s, s.to_act))
        for lang in ("cs", "en"):
            names: dict[str, str] = {}
            for one in things:
                parts = [heard(one.get(part), lang) for part in ("label", "badge", "note")]
                name = repr([*parts, one.get("count"), one.get("marks")])
                assert names.setdefault(name, one["id"]) == one["id"], f"{names[name]} and {one['id']}: {name}"
    assert count >= 50


def numbers(message: Message) -> set[object]:
    """All numbers and texts among the arguments of a message, nested messages included."""
    found: set[object] = set()
    for value in message["args"].values():
        if not isinstance(value, dict):
            found.add(value)
        elif "args" in value:
            found |= numbers(value)
    return found


def test_every_number_that_is_seen_is_heard() -> None:
    for s in positions(often=100):
        panels = GAME.scene(s, None)["areas"]
        for one in [*elements({"areas": panels}), *(each for panel in panels for each in panel.get("summary", ()))]:
            if one["kind"] in ("number", "die") and "value" in one["face"]:  # a die that was not rolled has no value
                seen = str(one["face"]["value"]).lstrip("+= ")
                seen = {"I": "1", "II": "2"}.get(seen, seen)
                assert seen in {str(number) for number in numbers(one["label"])}, one["id"]


def test_every_place_says_what_is_on_it() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: SE, UNION: 6, RIVAL: 6})
    patrols(s, SE, 2)
    fort(s, 0)
    comrades(s, 0, 3)
    there = {one["id"]: one["label"] for one in elements(GAME.scene(s, None))}

    def told(message: Message) -> list[str]:
        inner = [told(value) for value in message["args"].values() if isinstance(value, dict) and "args" in value]
        return [message["id"], *sum(inner, [])]

    here = {"figure-here", "patrols-here", "forts-here", "comrades-here"}
    assert here <= set(told(there[f"space:{SE}"]))
    assert told(there["space:6"]).count("figure-here") == 2
    assert "tailwind-here" in told(there["space:6"])
    assert "treasure-here" in told(there[f"space:{NE}"])
    assert there["space:4"]["id"] == "space-name", "and nothing where nothing is"


def reason(s: Ahoy, *path: str) -> tuple[str, dict[str, object]]:
    """Message id and arguments of the reason in a refusal."""
    said = GAME.refusal(s, s.to_act, path).reason
    assert said is not None
    return said["id"], dict(said.get("args", {}))


def test_a_refusal_says_which_die_a_slot_takes_and_what_lies_there() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: NW})
    s.slots[10] = DAMAGE
    s.slots[4] = 8 + 2
    name, told = reason(s, "die:0", "slot:9")
    assert (name, told["need"], told["n"]) == ("refused-value", "4", 3)
    name, told = reason(s, "die:0", "slot:4")
    assert (name, told["n"]) == ("refused-slot-taken", 2)
    assert reason(s, "die:0", "slot:10")[0] == "refused-damaged"
    name, told = reason(s, "die:0", f"slot:{SAIL[UNION]}")
    assert (name, told["seat"]) == ("refused-slot-of", seat_ref(s.seat_of[UNION]))
    s.quota = 0
    assert reason(s, "slot:0") == ("refused-two-dice", {"left": 2})


def test_a_refusal_says_what_a_crew_member_costs_and_where_it_is_hired() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: SE}, market=[cards.PILOT, cards.BUCCANEER])
    name, told = reason(s, "market:0")
    assert (name, told["here"]) == ("refused-symbol", msg("symbol", symbol=SYMBOL_NAMES[s.symbol_at(SE)]))
    name, told = reason(s, "market:1")
    assert (name, told["cost"], told["gold"]) == ("refused-cost", MARKET_CARDS[cards.BUCCANEER].cost, s.gold[SMUGGLER])
    away = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW}, market=[cards.PILOT])
    assert reason(away, "market:0")[0] == "refused-no-island"


def test_a_refusal_says_how_far_a_ship_still_sails() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: NW})
    play(s, ("die", 0, SAIL[SQUADRON]))
    name, told = reason(s, f"space:{NW}")
    assert (name, told["count"]) == ("refused-steps", 2)


def test_after_the_game_the_track_and_the_boards_show_the_final_score() -> None:
    for seats in GAME.players:
        pledged = 0
        for seed in range(4):
            state = GAME.new(seats, GAME.complete_options(seats, {}), seed)
            rng = Rng(seed)
            while state.to_act is not None:
                state.apply(GAME.playout(state, rng))
            areas = GAME.scene(state, None)["areas"]
            scores = state.outcome_so_far().scores
            (track,) = (area for area in areas if area["id"] == "fame")
            assert {marker["seat"]: marker["value"] for marker in track["markers"]} == dict(enumerate(scores))
            boards = {area["seat"]: area["score"] for area in areas if "score" in area}
            assert boards == dict(enumerate(scores))
            pledged += sum(scores) - sum(state.total_fame(faction) for faction in state.order)
        assert pledged or seats == 2, "the games show something only if pledges bring fame"
