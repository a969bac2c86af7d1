"""Refused clicks: the reason in the position, for each kind of refusal."""

from typing import Any

import pytest

from kajuta.games.ahoy import GAME
from kajuta.games.ahoy.rules import market_card_table as cards
from kajuta.games.ahoy.rules import plan_card_kinds
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import DAMAGE, SMUGGLER, SQUADRON, UNION
from tests.games.ahoy.positions import CANNONS, NE, NW, ORDER, SAIL, SE, SW, TAILWIND, E, W, at_sea, patrols, play

TWO_WINDS = (("fish-a", 0, 0), ("palm-b", 2, 0))
"""Map of two regions: one with a tailwind of 6, one with tailwinds of 3 and 4."""


def refused(s: Ahoy, *path: str) -> tuple[str | None, Any]:
    """Clause that forbids the last click of ``path``, and the reason."""
    clause = GAME.forbidding_clause(s, path)
    return clause, GAME.refusal_reason(s, path, clause) if clause else None


@pytest.mark.clause("ahoy", "actions.tailwind")
def test_a_space_without_the_dies_tailwind_says_which_one_it_lacks() -> None:
    s = at_sea(SMUGGLER, [6, 1], tiles=TWO_WINDS, ships={SMUGGLER: NW})
    play(s, ("die", 5, TAILWIND[SMUGGLER]))
    clause, reason = refused(s, f"space:{SE}")
    assert (clause, reason["id"], reason["args"]["value"]) == ("actions.tailwind", "refused-wind", 6)


@pytest.mark.clause("ahoy", "crew.wind")
def test_a_space_without_any_tailwind_says_that_it_lacks_one() -> None:
    s = at_sea(
        SMUGGLER, [6, 1], tiles=TWO_WINDS, ships={SMUGGLER: NW}, gold={SMUGGLER: 2}, crew={SMUGGLER: [cards.WIND]}
    )
    play(s, ("crew", cards.WIND))
    clause, reason = refused(s, f"space:{SE}")
    assert (clause, reason["id"], reason["args"]["value"]) == ("crew.wind", "refused-wind", 0)


@pytest.mark.clause("ahoy", "terrain.harbour")
def test_a_harbour_says_what_a_slot_lacks() -> None:
    s = at_sea(SQUADRON, [4, 6, 1], ships={SQUADRON: NE})
    s.slots[1] = DAMAGE
    s.slots[CANNONS[SQUADRON]] = 8 * 4 + 5
    play(s, ("die", 0, SAIL[SQUADRON]), ("go", W), ("anchor",), ("done",))
    assert [refused(s, f"slot:{slot}")[1]["args"]["held"] for slot in (0, 3)] == ["die", "no"]
    s.slots[2] = 8 * 3 + 6
    assert refused(s, "slot:2", "slot:3")[1]["args"]["held"] == "target"


@pytest.mark.clause("ahoy", "plans.when", "plans.useful")
def test_a_plan_that_cannot_be_played_says_why() -> None:
    s = at_sea(UNION, [1, 1], ships={UNION: NW}, hand=[plan_card_kinds.CLOSE_CALL, plan_card_kinds.EVACUATION])
    assert refused(s, f"plan:{plan_card_kinds.CLOSE_CALL}")[1]["id"] == "refused-plan-in-battle"
    assert refused(s, f"plan:{plan_card_kinds.EVACUATION}")[1]["id"] == "refused-plan-useless"


@pytest.mark.clause("ahoy", "move.steps")
def test_a_space_clicked_before_a_patrol_asks_for_the_patrol() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: 7})
    patrols(s, NW, 3)
    play(s, ("die", 0, ORDER), ("order", NW, E))
    _, reason = refused(s, f"space:{SW}")
    assert (reason["id"], reason["args"]["left"]) == ("refused-patrol-first", 3)
