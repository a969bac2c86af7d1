"""Areas shown by an event stay on the table until the viewer's next decision."""

from typing import Any

import pytest

from kajuta import games
from kajuta.core.message import msg, seat_ref
from kajuta.core.scene import area, element
from kajuta.core.state import Action
from kajuta.match import MAX_EVENT_AREAS, Match
from kajuta.match.match_setup import Setup
from tests.helpers import miniature


class Splashing(miniature.Shells):
    """Position of Shells in which each action shows an area "splash", and a second event extends it."""

    __slots__ = ()

    def apply(self, action: Action) -> None:
        seat = self.to_act
        assert seat is not None
        super().apply(action)
        name = f"splash:{self.irreversible_events}"
        for thing in ("splash", "wave"):
            items = [element("text", f"{thing}:{self.irreversible_events}", msg(thing, seat=seat_ref(seat)))]
            self.log_event(msg(thing), shows=area("row", name, items, place="table", title=msg("splash")))


class SplashingGame(miniature.ShellsGame):
    """Shells with areas shown by events."""

    def new(self, seats: int, options: Any, seed: int) -> miniature.Shells:
        return Splashing(seats, options["sinking"] == "on", seed)


@pytest.fixture(autouse=True)
def splashing_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: (SplashingGame(),))


def sit(*kinds: str) -> Match:
    seats = [{"name": f"P{n}", "kind": kind} for n, kind in enumerate(kinds)]
    return Match(
        Setup.from_json({"game": "shells", "seats": seats, "seed": 3, "options": {"sinking": "off"}}, new=True)
    )


def splashes(match: Match) -> list[tuple[int, bool]]:
    """Seat and folded state of each splash on the table."""
    found = []
    for one in match.view()["scene"]["areas"]:
        if one["id"].startswith("splash:"):
            splash, wave = one["items"]
            assert (splash["label"]["id"], wave["label"]["id"]) == ("splash", "wave"), "the second event adds to it"
            found.append((splash["label"]["args"]["seat"]["seat"], one.get("folded", False)))
    return found


def bots(match: Match) -> None:
    while match.screen.next_step().kind != "person":
        match.think(1000) if match.screen.next_step().kind == "bot" else match.advance()


def test_what_one_did_and_what_bots_did_after_it_lies_there_until_the_next_decision() -> None:
    match = sit("human", "random", "random")
    assert splashes(match) == []
    match.play(("lay", 0))
    assert splashes(match) == [(0, False)]
    bots(match)
    assert splashes(match) == [(0, True), (1, True), (2, False)], "only the last lies open"
    match.play(("lay", 0))
    assert splashes(match) == [(0, False)]


def test_of_many_only_the_last_few_lie_there() -> None:
    match = sit("human", "random", "random", "random")
    match.play(("lay", 0))
    bots(match)
    assert [seat for seat, _ in splashes(match)] == [1, 2, 3]
    assert len(splashes(match)) == MAX_EVENT_AREAS


def test_of_two_people_each_sees_what_happened_since_their_own_decision() -> None:
    match = sit("human", "human")
    match.screen.reveal_to(0)
    match.play(("lay", 0))
    match.screen.reveal_to(1)
    assert splashes(match) == [(0, False)]
    match.play(("lay", 0))
    assert splashes(match) == [(1, False)], "behind the curtain it is what was done last"
    match.screen.reveal_to(0)
    assert splashes(match) == [(0, True), (1, False)]


def test_what_was_taken_back_is_not_shown_any_more() -> None:
    match = sit("human", "random")
    match.play(("lay", 0))
    match.undo()
    assert splashes(match) == []
