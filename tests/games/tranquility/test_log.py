"""Log messages: correct rows, sides and numbers, and no hidden cards."""

from typing import Any

from kajuta.games.tranquility.rules.cards import ORANGE
from kajuta.games.tranquility.rules.engine import Tranquility
from tests.games.tranquility.positions import play, table


def told(state: Tranquility, *actions: tuple[int | str, ...]) -> dict[str, dict[str, Any]]:
    """Arguments of the log messages of ``actions``, by message id."""
    state.events = []
    play(state, *actions)
    return {str(event.message["id"]): event.message.get("args", {}) for event in state.events if event.message}


def test_rows_are_counted_from_one() -> None:
    state = table("10 20 30", "40", piles=["purple 41 42 43", ""], rocks="on", storms="on")
    state.rocks = 1
    log = told(state, ("lay", 10, 3), ("rocks", 4), ("row", 2))
    assert log["log-rocks"]["row"] == 5
    assert log["log-purple"]["row"] == 3


def test_turned_cards_and_hands_are_told_by_what_they_show() -> None:
    state = table("10 20 30", "40 50", sea={3: 12}, variant="day-night", turning_hands="on")
    assert told(state.copy(), ("turn", 3), ("pay", 20))["log-turned"] == {
        "seat": {"seat": 0},
        "number": 12,
        "facing": "moon",
    }
    assert told(state, ("discard",), ("pay", 10), ("pay", 20), ("turn-hands",))["log-turn-hands"]["facing"] == "moon"


def test_drawing_is_told_with_the_number_of_cards_and_not_where_none_is_drawn() -> None:
    assert told(table("10 20", "40", piles=["41 42", ""]), ("lay", 10, 3))["log-draw"]["count"] == 2
    assert "log-draw" not in told(table("10 20", "40"), ("lay", 10, 3))


def test_a_storm_under_the_pyramid_is_discovered_and_not_drawn() -> None:
    state = table("10 20 30", "40", variant="pyramid")
    state.exploration = (ORANGE,)
    assert "log-reveal" in told(state, ("lay", 10, 3))
    state = table("10 20 30", "40", piles=["orange 50", ""], storms="on")
    assert "log-storm" in told(state, ("lay", 10, 3))
