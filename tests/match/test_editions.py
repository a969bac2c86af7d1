"""Editions of the rules: new matches use the newest one, and running matches keep theirs."""

import json
from typing import Any, ClassVar

import pytest

from kajuta import games
from kajuta.api.dispatcher import Dispatcher
from kajuta.core.errors import BadSetup
from kajuta.core.game import Option, Options
from kajuta.core.rules_edition import EDITION, class_of_edition, edition_of
from kajuta.core.state import Action
from kajuta.match import Match, saves
from kajuta.match.match_setup import Setup
from tests.helpers import miniature
from tests.helpers.json_text import through_json
from tests.helpers.tables import tables

SEATS = [{"name": "", "kind": "human"}, {"name": "", "kind": "random"}]
SETUP = {"game": "shells", "seats": SEATS, "options": {"sinking": "off"}, "seed": 4}


class BraveShells(miniature.Shells):
    """Position of Shells; from its second edition on, a seat that can dive must dive."""

    __slots__ = ()

    edition: ClassVar[int] = 2

    def legal_actions(self) -> list[Action]:
        actions = super().legal_actions()
        return [("dive",)] if self.edition > 1 and ("dive",) in actions else actions


class BraveGame(miniature.ShellsGame):
    edition = 2
    options = (*miniature.GAME.options, Option("tide", ("off", "on"), "on", since=2))

    def new(self, seats: int, options: Options, seed: int) -> BraveShells:
        return class_of_edition(BraveShells, edition_of(options))(seats, options["sinking"] == "on", seed)


@pytest.fixture
def brave(monkeypatch: pytest.MonkeyPatch) -> BraveGame:
    game = BraveGame()
    monkeypatch.setattr(games, "all_games", lambda: (game,))
    return game


@pytest.fixture
def old_save() -> dict[str, Any]:
    """Save of a running match from before the second edition."""
    games_then = pytest.MonkeyPatch()
    games_then.setattr(games, "all_games", lambda: (miniature.GAME,))
    match = Match(Setup.from_json(SETUP, new=True))
    match.play(("lay", 0))
    save = saves.make_save(match)
    games_then.undo()
    return save


def new_match() -> Match:
    return Match(Setup.from_json(SETUP, new=True))


def test_a_new_match_is_played_by_the_newest_edition(brave: BraveGame) -> None:
    match = new_match()
    assert match.state.edition == 2
    assert match.state.legal_actions() == [("dive",)]
    assert match.setup.to_json()["edition"] == 2
    assert match.setup.to_json()["options"] == {"sinking": "off", "tide": "on"}


def test_the_request_for_a_new_match_gets_the_newest_edition_whatever_it_names(brave: BraveGame) -> None:
    for named in ({}, {"edition": 1}):
        answer = json.loads(Dispatcher().call(json.dumps({"op": "new", "setup": {**SETUP, **named}})))
        assert answer["save"]["edition"] == 2


def test_a_save_from_before_the_editions_goes_on_by_the_first_and_is_written_as_it_was(
    old_save: dict[str, Any], brave: BraveGame
) -> None:
    match, notice = saves.load_match(through_json(old_save))
    assert notice is None
    assert match.state.edition == 1
    assert match.state.digest() == old_save["digest"]
    assert len(match.state.legal_actions()) > 1
    assert saves.make_save(match) == old_save


def test_a_save_of_a_later_edition_opens_in_it(brave: BraveGame) -> None:
    match = new_match()
    match.advance()
    save = saves.make_save(match)
    again, notice = saves.load_match(through_json(save))
    assert notice is None
    assert again.state.edition == 2
    assert saves.make_save(again) == save


def test_releases_without_editions_refuse_a_save_of_a_later_edition(brave: BraveGame) -> None:
    assert saves.make_save(new_match())["kajuta"] > saves.POSITION_FORMAT


@pytest.mark.parametrize("old", [False, True])
def test_a_branch_keeps_the_edition(old: bool, old_save: dict[str, Any], brave: BraveGame) -> None:
    match = saves.load_match(old_save).match if old else new_match()
    branch = match.branch(0, 5)
    assert branch.state.edition == match.state.edition == 1 + (not old)
    again, notice = saves.load_match(through_json(saves.make_save(branch)))
    assert notice is None
    assert again.state.edition == match.state.edition


@pytest.mark.parametrize(
    ("edition", "message"), [(3, "save-newer"), (0, "setup-damaged"), ("2", "setup-damaged"), (True, "setup-damaged")]
)
def test_an_edition_that_there_is_not_is_refused(brave: BraveGame, edition: Any, message: str) -> None:
    with pytest.raises(BadSetup) as raised:
        Setup.from_json({**SETUP, "edition": edition})
    assert raised.value.message["id"] == message


def test_the_edition_is_no_option_of_a_set_up(brave: BraveGame) -> None:
    with pytest.raises(BadSetup):
        Setup.from_json({**SETUP, "options": {EDITION: "2"}})


def test_an_option_begins_with_its_edition(brave: BraveGame) -> None:
    assert brave.complete_options(2, {}) == {"sinking": "on", "tide": "on", EDITION: "2"}
    assert brave.complete_options(2, {EDITION: "1"}) == {"sinking": "on"}
    with pytest.raises(BadSetup):
        brave.complete_options(2, {EDITION: "1", "tide": "off"})


def test_the_tables_of_the_tests_are_of_every_edition(brave: BraveGame) -> None:
    assert {edition_of(table.options) for table in tables(brave)} == {1, 2}


def test_positions_of_all_editions_have_the_same_slots_and_digests(brave: BraveGame) -> None:
    first, second = (brave.new(2, brave.complete_options(2, {EDITION: name}), 4) for name in ("1", "2"))
    assert first.digest() == second.digest()
    assert first.copy().edition == 1
