"""The last position of a match: sent to the page that stores it, and accepted from nowhere else."""

import json
from typing import Any

import pytest

from kajuta.api.dispatcher import Dispatcher
from kajuta.core.rng import Rng
from kajuta.games import all_games

ADDED = ("last_position", "lastPosition")


def ask(engine: Dispatcher, op: str, **arguments: Any) -> Any:
    return json.loads(engine.call(json.dumps({"op": op, **arguments})))


def played(game: str, steps: int = 12) -> tuple[Dispatcher, Any]:
    """An engine with a game of a person and a guest after some moves, and its last answer."""
    engine = Dispatcher()
    seats = [{"name": "", "kind": kind} for kind in ("human", "guest")]
    answer = ask(engine, "new", setup={"game": game, "seats": seats, "options": {}, "seed": 2})
    rng = Rng(3)
    for _ in range(steps):
        engine.session.match.play(rng.choice(engine.session.match.state.legal_actions()))
    answer = ask(engine, "auto-answer", seat=0, window="none", answer="ask", guests=[[1, 0]])
    return engine, answer


@pytest.mark.parametrize("game", [game.id for game in all_games() if 2 in game.players])
def test_the_position_is_in_no_save_and_in_nothing_for_a_guest(game: str) -> None:
    engine, answer = played(game)
    assert answer["last_position"]
    assert not set(ADDED) & set(answer["save"])
    assert answer["last_position"] not in json.dumps([answer["save"], answer["view"], answer["told"]])
    text = json.dumps({"n": 1, "op": "history"})
    served = ask(engine, "serve-guest", seat=1, text=text, guests=[[1, 0]])
    assert "last_position" not in json.dumps(served["reply"])
    assert "last_position" not in ask(engine, "check", save=answer["save"])


def test_a_save_that_brings_a_position_is_replayed_as_without_it() -> None:
    _, answer = played("submarine")
    save = answer["save"]
    save["entries"][3] = ["no", "such", "action"]
    brought = {**save, **dict.fromkeys(ADDED, answer["last_position"])}
    for op in ("check", "load"):
        told = ask(Dispatcher(), op, save=brought)
        assert told["notice"]["id"] == "save-stops"
        assert len(told["save"]["entries"]) == 3
        assert "resumed" not in told
    own = ask(Dispatcher(), "load", save=save, last_position=answer["last_position"])
    assert own["notice"]["id"] == "save-resumed"
    assert own["resumed"]
    assert own["save"]["entries"] == save["entries"]
    again = ask(Dispatcher(), "load", save=own["save"], last_position=own["last_position"])
    assert "notice" not in again and "resumed" not in again
    assert again["view"]["scene"] == own["view"]["scene"] == answer["view"]["scene"]


def test_no_other_request_takes_a_position() -> None:
    _, answer = played("submarine")
    setup = {key: answer["save"][key] for key in ("game", "seats", "options", "seed")}
    for op, arguments in (("check", {"save": answer["save"]}), ("new", {"setup": setup}), ("deal", {"setup": setup})):
        with pytest.raises(ValueError, match=op):
            ask(Dispatcher(), op, **arguments, last_position=answer["last_position"])


def test_what_was_undone_is_for_the_record_of_this_browser_alone() -> None:
    engine, _ = played("submarine")
    undone = ask(engine, "undo")
    assert undone["undone"]
    assert "undone" not in undone["save"]
    assert "undone" not in ask(engine, "check", save=undone["save"])
    brought = {**undone["save"], "undone": undone["undone"]}
    assert not ask(Dispatcher(), "load", save=brought)["view"]["redo"]
    own = ask(Dispatcher(), "load", save=undone["save"], undone=undone["undone"])
    assert own["view"]["redo"]
    assert own["undone"] == undone["undone"]
    spoilt = {**undone["save"], "digest": "0" * 16}
    assert not ask(Dispatcher(), "load", save=spoilt, undone=undone["undone"])["view"]["redo"]
    with pytest.raises(ValueError, match="check"):
        ask(Dispatcher(), "check", save=undone["save"], undone=undone["undone"])


def test_what_was_undone_is_told_to_no_guest() -> None:
    engine, _ = played("submarine")
    ask(engine, "undo")
    ask(engine, "undo")
    answer = ask(engine, "redo", guests=[[1, 0]])
    assert len(answer["undone"]) == 1
    assert "undone" not in json.dumps([answer["told"], answer["view"]])
    text = json.dumps({"n": 1, "op": "history"})
    assert "undone" not in json.dumps(ask(engine, "serve-guest", seat=1, text=text, guests=[[1, 0]])["reply"])
