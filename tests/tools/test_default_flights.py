"""Default animations of elements that change place although the game declares no motion for them.

See static/motion/default-flights.js.
"""

import json
import subprocess
from typing import Any

from tools.common import ROOT
from tools.node_and_npm import node

SCRIPT = """
import { withDefaultFlights } from %s;
console.log(JSON.stringify(withDefaultFlights(...%s)));
"""


def motions(before: list[Any], after: list[Any], *groups: Any) -> Any:
    """Motions that the page adds between two scenes with these areas."""
    module = json.dumps((ROOT / "static" / "motion" / "default-flights.js").as_uri())
    arguments = json.dumps([{"areas": before}, {"areas": after}, groups])
    done = subprocess.run(
        [node(), "--input-type=module", "-e", SCRIPT % (module, arguments)], capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def area(name: str, *items: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"id": name, "kind": "row", "items": list(items), **more}


def pearl(place: str, **more: Any) -> dict[str, Any]:
    return {"id": place, "kind": "card", "key": "pearl:7", **more}


def flight(start: str, to: str) -> dict[str, Any]:
    return {"tone": "", "motions": [{"verb": "fly", "what": "pearl:7", "from": start, "to": to}]}


SHAKE = {"tone": "loss", "motions": [{"verb": "shake", "to": "sea"}]}


def test_a_thing_that_lies_in_another_area_flies_there_before_all_else() -> None:
    before, after = [area("hand", pearl("hand:0")), area("row")], [area("hand"), area("row", pearl("row:0"))]
    assert motions(before, after, SHAKE) == [flight("hand:0", "row:0"), SHAKE]


def test_a_flight_that_the_game_names_stays_as_it_is() -> None:
    before, after = [area("hand", pearl("hand:0")), area("row")], [area("hand"), area("row", pearl("row:0"))]
    for named in ({"what": "pearl:7", "from": "seat:1", "to": "sea"}, {"to": "row:0"}, {"from": "hand:0", "to": "sea"}):
        group = {"tone": "", "motions": [{"verb": "fly", **named}]}
        assert motions(before, after, group) == [group]


def test_what_makes_room_within_its_area_does_not_fly() -> None:
    assert motions([area("row", pearl("row:1"))], [area("row", pearl("row:0"))]) == []


def test_a_thing_on_a_board_flies_when_it_lies_well_away_from_where_it_lay() -> None:
    def board(x: float, extent: tuple[int, int] = (10, 10)) -> list[Any]:
        return [area("sea", pearl("ship", at=[x, 2], size=[1, 1]), extent=extent)]

    assert motions(board(2), board(5)) == [flight("ship", "ship")]
    assert motions(board(2), board(3.5)) == [], "it made room"
    assert motions(board(2), board(5, (12, 10))) == [], "the whole board has grown"


def test_what_appears_goes_is_offered_or_is_seen_twice_does_not_fly() -> None:
    here, there = area("hand", pearl("hand:0")), area("row", pearl("row:0"))
    assert motions([here], [area("hand")]) == []
    assert motions([area("hand")], [here]) == []
    assert motions([here], [area("offer", pearl("row:0"), place="actions")]) == []
    assert motions([here], [there, area("shop", pearl("shop:0"))]) == []
