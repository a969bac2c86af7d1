"""Incremental saves: answers contain only new entries, and the page puts them together to the complete save."""

import json
from typing import Any

import pytest

from kajuta.api.dispatcher import Dispatcher
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.match import saves
from tests.helpers.tables import fewest_together, shared_games

STEPS = 60


class Page:
    """Page that assembles a save from the answers of the engine."""

    def __init__(self, game_id: str, seats: int) -> None:
        self.engine = Dispatcher()
        self.save: dict[str, Any] = {}
        kinds = ["human"] + ["random"] * (seats - 1)
        players = [{"name": "", "kind": kind} for kind in kinds]
        self.ask("new", setup={"game": game_id, "seats": players, "options": {}, "seed": 4})

    def ask(self, op: str, **arguments: Any) -> Any:
        """Send a request with the number of entries known so far; return the answer."""
        if self.save:
            arguments = {"kept": len(self.save["entries"]), **arguments}
        answer = json.loads(self.engine.call(json.dumps({"op": op, **arguments})))
        if "save" in answer:
            told = dict(answer["save"])
            since = told.pop("from", 0)
            told["entries"] = self.save.get("entries", [])[:since] + told["entries"]
            self.save = told
        return answer

    def whole(self) -> Any:
        """The complete save as the engine would write it."""
        return json.loads(json.dumps(saves.make_save(self.engine.session.match)))


def gone_on(page: Page, steps: int) -> None:
    """Play on; sometimes undo and redo, or change the controller of a seat."""
    luck = Rng(1)
    for _ in range(steps):
        coming = page.engine.session.match.screen.next_step().kind
        if coming == "over":
            return
        if coming == "bot":
            page.ask("think", ms=10_000)
        elif coming in ("forced", "standing"):
            page.ask("advance")
        else:
            if luck.randbelow(4) == 0:
                page.ask("undo")
                assert page.save == page.whole()
                page.ask("redo")
            elif luck.randbelow(6) == 0:
                page.ask("change-seat", seat=1, kind=luck.choice(("random", "boy")))
            assert page.save == page.whole()
            page.ask("play", action=list(luck.choice(page.engine.session.match.state.legal_actions())))
        assert page.save == page.whole()


@pytest.mark.parametrize("game", shared_games(), ids=lambda game: str(game.id))
def test_what_answers_bring_is_the_whole_save_also_after_undo_and_redo(game: Game[Any]) -> None:
    page = Page(game.id, fewest_together(game))
    gone_on(page, STEPS)
    assert len(page.save["entries"]) > 10
    assert saves.load_match(page.save).notice is None


def test_a_move_brings_the_new_entries_and_no_others() -> None:
    page = Page("submarine", 2)
    gone_on(page, STEPS)
    match = page.engine.session.match
    while match.screen.next_step().kind != "person":
        page.ask("think", ms=10_000) if match.screen.next_step().kind == "bot" else page.ask("advance")
    before = len(match.entries)
    answer = page.ask("play", action=list(match.state.legal_actions()[0]))
    assert (answer["save"]["from"], len(answer["save"]["entries"])) == (before, 1)


@pytest.mark.parametrize("kept", [None, 0, 3, 10**9, "all"])
def test_whoever_has_something_else_is_told_the_whole_save(kept: Any) -> None:
    page = Page("submarine", 2)
    gone_on(page, 12)
    assert len(page.save["entries"]) not in (0, 3)
    answer = page.ask("auto-answer", seat=0, window="none", answer="ask", kept=kept)
    assert answer["save"] == page.whole()


def test_a_game_that_was_laid_anew_is_told_whole() -> None:
    page = Page("submarine", 2)
    gone_on(page, 12)
    answer = page.ask("load", save=page.whole())
    assert answer["save"] == page.whole()


def test_where_entries_were_lost_a_save_opens_before_them_and_says_so() -> None:
    page = Page("submarine", 2)
    gone_on(page, 12)
    save = page.whole()
    save["entries"][4:6] = [None, None]
    loaded = saves.load_match(save)
    assert loaded.notice == {"id": "save-lost", "args": {"fits": 4, "of": len(save["entries"])}}
    assert len(loaded.match.entries) == 4
