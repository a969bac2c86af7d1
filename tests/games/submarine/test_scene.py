"""The table: scene, legal elements, badges on treasures, log messages."""

from typing import Any

import pytest

from kajuta.core.rule_clauses import NOT_NOW
from kajuta.core.scene import elements
from kajuta.games.submarine import GAME
from kajuta.games.submarine.boxes_on_sea_backdrop import (
    SEA_SIZE,
    Box,
    field_box,
    ship_box,
    submarine_box,
    surface_column_box,
    treasure_in_sea_box,
)
from kajuta.games.submarine.rules import SubmarinePosition
from kajuta.games.submarine.sea_grid import (
    COLUMN_COUNT,
    FIELD_COUNT,
    FIELD_OF_PLACE,
    IN_RESERVE,
    LEFT_HARBOR,
    RIGHT_HARBOR,
)
from kajuta.games.submarine.tokens_and_cards import TREASURE_TYPES
from tests.games.submarine.positions import (
    PLAIN,
    click,
    field,
    lay,
    lit,
    place,
    play,
    sail,
    salvaging,
    table,
    token,
    told,
    with_card,
    with_joker,
)


def seen(state: SubmarinePosition, viewer: int | None = 0) -> dict[str, Any]:
    return {one["id"]: one for one in elements(GAME.scene(state, viewer))}


def price(state: SubmarinePosition, name: str, number: int = 1) -> int | None:
    badge = seen(state)[f"place:{place(name, number)}"].get("badge")
    return None if badge is None else int(badge["args"]["fees"])


def hint(state: SubmarinePosition, *path: str) -> Any:
    (move,) = (move for move in GAME.legal_moves(state) if move.path == path)
    return move.hint


@pytest.mark.clause("submarine", "open.information")
def test_hands_are_secret_and_all_else_is_open() -> None:
    state = table("1-2", "2-2", hands=("red red green", "blue blue violet"), jokers=("mask red", "shell red"))
    mine, theirs, public = seen(state, 0), seen(state, 1), seen(state, None)
    assert {name for name in mine if name.startswith("hand:")} == {"hand:red", "hand:green"}
    assert mine["hand:red"]["count"] == 2
    assert {name for name in theirs if name.startswith("hand:")} == {"hand:blue", "hand:violet"}
    assert not any(name.startswith("hand:") for name in public)
    for view in (mine, theirs, public):
        assert [view[f"held:{seat}"]["face"]["value"] for seat in (0, 1)] == [3, 3]
        assert [view[f"stack:{seat}"]["face"]["value"] for seat in (0, 1)] == [6, 6]
        assert f"joker:1:{token('shell red')}" in view
        assert [f"container:1:{kind}" in view for kind in TREASURE_TYPES] == [True] * 12


def test_the_price_of_each_treasure_in_reach_stands_on_it_before_a_click() -> None:
    state = table("3-2 3-4", "3-3 3-4", "3-2 1-2")
    play(state, sail(3))
    for _ in range(2):
        assert price(state, "3-2") == 1
        assert [price(state, "3-4", number) for number in (1, 2, 3)] == [3, 3, 3]
        assert price(state, "3-3") is None, "no submarine of the seat lies there"
        assert price(state, "2-2") is None, "the ship is elsewhere"
        if state.stage == "act":
            play(state, ("act", "salvage"))


def test_while_submarines_move_there_are_no_prices() -> None:
    state = play(table("1-2", "6-2"), sail(1), ("act", "move"))
    assert price(state, "1-2") is None


def test_the_hint_says_who_gets_what() -> None:
    state = table("1-3", "1-2", "1-2 1-3", jokers=("shell red", "", ""), sea={"1-3": "crown red"})
    salvaging(state, 1)
    treasure = f"place:{place('1-3')}"
    fees = hint(state, treasure, "hand:red")["args"]["fees"]
    assert fees["args"]["first"]["args"] == {"receiver": {"seat": 1}, "count": 1}
    assert fees["args"]["rest"]["args"] == {"receiver": {"seat": 2}, "count": 2}
    assert hint(state, treasure, f"joker:0:{token('shell red')}")["id"] == "hint-joker"


def test_without_a_fee_the_hint_says_so() -> None:
    state = salvaging(table("1-2", "6-2", sea={"1-2": "crown red"}), 1)
    assert hint(state, f"place:{place('1-2')}", "hand:red")["id"] == "hint-free"


def test_a_whole_turn_by_clicks() -> None:
    state = table("2-3 2-3", "6-2", sea={"2-3": "crown red, mask yellow"})
    assert lit(state) == ["surface:1", "port"]
    click(state, "surface:1")
    assert lit(state) == ["salvage", "move"]
    click(state, "salvage")
    click(state, f"place:{place('2-3', 2)}", "hand:yellow")
    assert lit(state) == [f"place:{place('2-3', 1)}", "done"]
    click(state, "done")
    assert state.to_act == 1


def test_submarines_of_one_seat_in_a_field_are_one_figure() -> None:
    state = table("2-3 2-3 4-2", "2-3")
    view = seen(state)
    assert view[f"sub:0:{field('2-3')}"]["count"] == 2
    assert view[f"sub:1:{field('2-3')}"]["count"] == 1
    assert f"sub:0:{field('4-2')}" in view


def test_a_submarine_that_has_moved_is_dim() -> None:
    state = table("2-3 2-2", "6-2", hands=("", PLAIN), stacks=("", "red"))
    play(state, sail(2), ("move", field("2-3"), field("2-4")))
    view = seen(state)
    assert view[f"sub:0:{field('2-4')}"]["marks"] == ["spent"]
    assert "marks" not in view[f"sub:0:{field('2-2')}"]


def test_a_joker_laid_in_this_turn_is_marked() -> None:
    state = table("1-2 1-3", "6-2", jokers=("shell red, shell blue", ""))
    play(salvaging(state, 1), with_joker("1-2", "shell red"))
    assert seen(state)[f"place:{place('1-2')}"]["marks"] == ["protected"]


def test_a_treasure_flies_from_the_sea_into_the_container() -> None:
    state = table("1-2", "6-2", sea={"1-2": "crown red"})
    before = seen(state)[f"place:{place('1-2')}"]["key"]
    play(salvaging(state, 1), with_card("1-2"))
    assert seen(state)["container:0:crown"]["key"] == before


@pytest.mark.parametrize("stage", ["sail", "act", "move", "salvage", "pay", "break", "place", "over"])
def test_the_sentence_at_the_top_speaks_of_the_decision(stage: str) -> None:
    state = table("1-2", "6-2", gradual=stage == "place")
    state.stage = stage
    state.owed = (1,)
    assert GAME.scene(state, 0)["status"]["id"].startswith(f"status-{stage}")


def status(state: SubmarinePosition) -> tuple[str, Any]:
    """Message id of the status line and its argument ``count``."""
    sentence = GAME.scene(state, None)["status"]
    return sentence["id"], sentence["args"].get("count")


def test_the_sentence_counts_submarines_as_they_are_placed() -> None:
    state = table("1-2 1-2 1-2", "6-2 6-2 6-2", gradual=True)
    state.subs[0][1:] = [IN_RESERVE, IN_RESERVE]
    state.stage = "place"
    sentence = GAME.scene(state, None)["status"]
    assert (sentence["args"]["number"], sentence["args"]["of"]) == (2, 3)


def test_the_sentence_says_how_many_treasures_there_are() -> None:
    assert status(table("1-2", "6-2", containers=("crown red, ring red", "mask red"))) == ("status-sail", 2)


@pytest.mark.clause("submarine", "salvage.where")
def test_the_sentence_counts_types_in_reach_that_are_missing_for_all_that_everybody_knows() -> None:
    """The seat already has a crown, two masks are one type, and fees for the statue cannot be paid."""
    state = table(
        "1-4 1-5",
        "1-5",
        hands=("yellow", PLAIN),
        stacks=("", "red"),
        containers=("crown blue", ""),
        sea={"1-4": "crown red, mask red, mask green", "1-5": "statue red"},
    )
    assert state.missing_type_count(0) == 1
    play(state, sail(1))
    assert status(state) == ("status-act", 1)
    state.jokers[0] = (token("shell red"),)
    lay(state, token("lamp red"), place("1-5", 2))
    assert state.missing_type_count(0) == 3, "with a joker also the statue and the lamp"
    play(state, ("act", "salvage"))
    assert status(state) == ("status-salvage", 3)
    play(state, with_joker("1-4", "shell red", 2))
    assert status(state) == ("status-salvage-more", 0), "the mask is there and the joker gone"


def test_the_sentence_counts_submarines_that_may_move_and_says_where_nothing_can_be_salvaged() -> None:
    poor = table("1-3 1-3 4-2", "6-2", hands=("", PLAIN), stacks=("", "red"))
    play(poor, sail(1))
    assert status(poor) == ("status-move-must", 2)
    play(poor, ("move", field("1-3"), field("1-2")))
    assert status(poor) == ("status-move-more", 1)
    assert status(play(table("1-3", "6-2"), sail(1), ("act", "move"))) == ("status-move", 1)


def test_the_columns_where_a_ship_may_stop_say_how_many_missing_types_are_in_reach() -> None:
    state = table("2-3 4-2 5-2", "6-2", sea={"2-3": "crown red, mask red", "4-2": "ring red"}, empty=["5-2"])
    assert hint(state, "surface:1") == {"id": "hint-stop", "args": {"count": 2}}
    assert hint(state, "surface:3")["args"]["count"] == 1
    assert hint(state, "surface:4") is None
    assert hint(state, "port") is None


def test_with_a_joker_no_treasure_is_called_too_dear_before_the_choice_is_made() -> None:
    sea = {"1-2": "crown red"}
    state = table("1-2", "1-2", hands=("violet", PLAIN), stacks=("", "red"), jokers=("shell red", ""), sea=sea)
    play(state, sail(1))
    treasure = f"place:{place('1-2')}"
    assert GAME.refusal(state, 0, (treasure,))[:2] == NOT_NOW[:2]


def test_nothing_is_told_where_nobody_listens() -> None:
    state = table("1-2", "6-2")
    play(state, sail(1))
    assert state.events is None


def test_the_log_of_a_salvage_with_fees() -> None:
    state = salvaging(table("1-3", "1-2 1-3", sea={"1-3": "crown red"}), 1)
    events = told(state, with_card("1-3"))
    assert [event.message["id"] for event in events] == ["log-salvage", "log-fee"]
    assert events[1].message["args"]["count"] == 2


# Layout


def test_what_is_drawn_keeps_its_order_whatever_is_decided() -> None:
    """A legal field lies above its treasures for clicks, without a change of the drawing order."""
    orders = []
    for action in ("move", "salvage"):
        state = play(table("1-2", "6-2"), sail(1), ("act", action))
        orders.append([name for name in seen(state) if name.startswith(("field:", "sub:", "place:"))])
    assert orders[0] == orders[1]


def test_another_seats_submarine_is_refused_as_what_is_not_asked_for() -> None:
    state = play(table("1-2", "1-2"), sail(1), ("act", "move"))
    (theirs,) = [name for name in seen(state) if name.startswith("sub:1:")]
    assert GAME.refusal(state, 0, (theirs,))[:2] == NOT_NOW[:2]


def inside(box: Box, outer: Box) -> bool:
    return all(
        outer["at"][axis] - 3 <= box["at"][axis]
        and box["at"][axis] + box["size"][axis] <= outer["at"][axis] + outer["size"][axis] + 3
        for axis in (0, 1)
    )


def apart(one: Box, other: Box) -> bool:
    return any(
        one["at"][axis] + one["size"][axis] <= other["at"][axis]
        or other["at"][axis] + other["size"][axis] <= one["at"][axis]
        for axis in (0, 1)
    )


def test_treasures_lie_in_their_fields_side_by_side() -> None:
    boxes = [treasure_in_sea_box(number) for number in range(60)]
    assert all(inside(box, field_box(FIELD_OF_PLACE[number])) for number, box in enumerate(boxes))
    assert all(apart(box, other) for box in boxes for other in boxes if box is not other)


@pytest.mark.parametrize("of", [1, 2, 3, 4, 5])
def test_figures_stay_in_their_fields_and_do_not_cover_treasures(of: int) -> None:
    for where in range(FIELD_COUNT):
        for number in range(of):
            box = submarine_box(where, number, of)
            assert inside(box, field_box(where))
            assert all(apart(box, treasure_in_sea_box(other)) for other in range(60) if FIELD_OF_PLACE[other] == where)
    for column in range(COLUMN_COUNT):
        assert all(inside(ship_box(column, number, of), surface_column_box(column)) for number in range(of))
    whole: Box = {"at": (0.0, 0.0), "size": SEA_SIZE}
    assert all(
        inside(ship_box(side, number, of), whole) for side in (LEFT_HARBOR, RIGHT_HARBOR) for number in range(of)
    )


def test_what_lies_in_the_sea_lies_where_its_place_is() -> None:
    state = table("1-2", "6-2")
    lay(state, token("lamp blue"), place("5-4", 2))
    drawn = seen(state)[f"place:{place('5-4', 2)}"]
    assert drawn["face"] == {"icon": "submarine-lamp", "color": "rim-blue", "frame": "submarine-rim-blue"}
    assert drawn["at"] == treasure_in_sea_box(place("5-4", 2))["at"]
    assert RIGHT_HARBOR == COLUMN_COUNT


def test_a_field_says_what_is_in_it_and_a_treasure_where_it_lies() -> None:
    state = table("3-4 3-4", "3-4")
    scene = seen(state)
    here = scene[f"field:{field('3-4')}"]["label"]
    assert here["id"] == "field-with"
    assert here["args"]["where"] == {"id": "field", "args": {"column": 3, "row": 4}}
    assert [name.partition("-")[0] for name in names(here["args"]["content"])] == [
        "token",
        "token",
        "token",
        "subs",
        "subs",
    ]
    lies = scene[f"place:{place('3-4')}"]["label"]
    assert lies["args"]["where"] == {"id": "field", "args": {"column": 3, "row": 4}}
    empty = table("1-2", "2-2", empty=["3-4"])
    assert seen(empty)[f"field:{field('3-4')}"]["label"]["id"] == "field"


def names(listed: dict[str, Any]) -> list[str]:
    """Message ids of the messages in a list."""
    if listed["id"] != "list":
        return [listed["id"]]
    return [listed["args"]["first"]["id"], *names(listed["args"]["rest"])]


def test_a_refusal_says_what_of_this_position_forbids_it() -> None:
    state = GAME.new(2, GAME.complete_options(2, {}), 214)
    for column in (0, 1, 1, 2, 3, 4, 4, 5, 4, 3):
        state.apply(("place", column))
    refusal = GAME.refusal(state, 0, ("surface:2",))
    assert (refusal.clause, refusal.reason) == ("ship.stop", {"id": "refused-no-sub", "args": {"column": 3}})
