"""Changes since a viewer's last decision: marked for this viewer only."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kajuta import games
from kajuta.core.game import Game
from kajuta.core.message import msg
from kajuta.core.rng import Rng
from kajuta.core.scene import Scene, area, element
from kajuta.core.scene import elements as elements_of
from kajuta.core.scene_diff import changed_ids
from kajuta.match import Match
from kajuta.match.match_setup import Setup
from tests.helpers import miniature
from tests.helpers.tables import GAMES, Table, play, tables


@pytest.fixture
def miniature_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: (miniature.GAME,))


def hand(*cards: str) -> Scene:
    """Scene with a hand of known cards; ids are places from the left."""
    items = [element("card", f"hand:{n}", msg(card), key=card) for n, card in enumerate(cards)]
    return {"areas": [area("fan", "hand", items)]}


def test_a_card_that_came_is_news_and_those_that_moved_up_for_it_are_not() -> None:
    assert changed_ids(hand("ace", "ten"), hand("king", "ace", "ten")) == ["hand:0"]


def test_a_thing_that_stands_elsewhere_on_its_board_is_news() -> None:
    def board(x: int) -> Scene:
        ships = [element("figure", "ship", msg("ship"), at=(x, 0)), element("figure", "wreck", msg("wreck"), at=(9, 9))]
        return {"areas": [area("board", "sea", ships)]}

    assert changed_ids(board(1), board(2)) == ["ship"]


def test_a_number_that_changed_is_news_but_not_how_many_backs_a_draw_pile_still_has() -> None:
    def table(gold: int, cards: int) -> Scene:
        items = [
            element("number", "gold", msg("gold"), face={"value": gold}),
            element("pile", "draw-pile", msg("draw-pile"), back=True, count=cards),
        ]
        return {"areas": [area("row", "table", items)]}

    assert changed_ids(table(3, 20), table(5, 19)) == ["gold"]


def test_a_sentence_beside_the_table_is_news_when_it_says_something_else_but_not_one_about_what_to_do() -> None:
    def table(who: int, place: str) -> Scene:
        return {"areas": [area("row", "side", [element("text", "first", msg("first", seat=who))], place=place)]}

    assert changed_ids(table(1, "side"), table(2, "side")) == ["first"]
    assert changed_ids(table(1, "actions"), table(2, "actions")) == []


def test_buttons_and_marks_of_the_open_decision_are_no_news() -> None:
    def table(*buttons: str, marks: list[str]) -> Scene:
        items = [element("button", button, msg(button)) for button in buttons]
        return {"areas": [area("row", "table", [*items, element("card", "card", msg("card"), marks=marks)])]}

    assert changed_ids(table(marks=["target"]), table("pass", marks=["chosen"])) == []
    assert changed_ids(table(marks=[]), table(marks=["damaged"])) == ["card"]


def sit(*kinds: str) -> Match:
    seats = [{"name": f"P{n}", "kind": kind} for n, kind in enumerate(kinds)]
    return Match(
        Setup.from_json({"game": "shells", "seats": seats, "seed": 3, "options": {"sinking": "off"}}, new=True)
    )


def turn_of_the_bot(match: Match) -> None:
    while match.screen.next_step().kind != "person":
        match.think(1000) if match.screen.next_step().kind == "bot" else match.advance()


@pytest.mark.usefixtures("miniature_on_the_shelf")
def test_what_bots_did_is_news_until_the_next_decision_of_the_person() -> None:
    match = sit("human", "random")
    assert match.view()["news"] == {"things": [], "line": 0}
    match.play(("lay", 0))
    assert match.view()["news"]["things"] == [], "what one did oneself is no news"
    lines = len(match.log)
    turn_of_the_bot(match)
    news = match.view()["news"]
    assert news["line"] == lines
    assert news["things"]
    match.play(match.state.legal_actions()[0])
    assert match.view()["news"] == {"things": [], "line": len(match.log)}


@pytest.mark.usefixtures("miniature_on_the_shelf")
def test_each_of_several_people_has_news_of_their_own_and_a_curtain_has_none() -> None:
    match = sit("human", "human")
    match.screen.reveal_to(0)
    match.play(("lay", 0))
    assert match.screen.next_step().kind == "curtain"
    assert match.view()["news"]["things"] == []
    match.screen.reveal_to(1)
    assert "shell:0:0" in match.view()["news"]["things"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 1 << 20), data=st.data())
def test_news_names_things_of_the_scene_and_a_table_that_did_not_change_has_none(
    game: Game[Any], seed: int, data: st.DataObject
) -> None:
    table: Table = data.draw(st.sampled_from(list(tables(game))))
    viewer = data.draw(st.integers(0, table.seats - 1))
    rng = Rng(seed)
    before: Scene | None = None
    for number, (state, _) in enumerate(play(table.new(seed), rng, 100_000)):
        if number % 7 == 0:
            scene = game.scene(state, viewer)
            assert changed_ids(scene, scene) == []
            if before is not None:
                assert set(changed_ids(before, scene)) <= {one["id"] for one in elements_of(scene)}
            before = scene
        if number > 60:
            break
