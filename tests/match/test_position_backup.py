"""Position backup: after a change of the rules a game continues exactly where it was left, at any decision."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from kajuta import games
from kajuta.core.game import Game
from kajuta.core.position_json import position_to_json, remembered_slots_to_json
from kajuta.core.rng import Rng
from kajuta.core.rules_edition import EDITION, edition_of
from kajuta.core.state import Action, State, slot_names
from kajuta.match import Match, position_backup, saves
from kajuta.match.match_setup import Setup
from tests.helpers.lookalikes import trusted_positions
from tests.helpers.tables import likings, tables

GAMES = games.all_games()
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
MAX_RECORD = 2_500


class Record(NamedTuple):
    """Stored data of a game: its save and its packed last position; ``seen``: the table at that time."""

    save: Any
    position: Any
    seen: Any

    def load(self) -> saves.LoadedMatch:
        return position_backup.load_match_with_backup(json.loads(json.dumps(self.save)), self.position)


def record_of(match: Match) -> Record:
    return Record(
        json.loads(json.dumps(saves.make_save(match))), position_backup.pack_last_position(match), table(match)
    )


def table(match: Match) -> Any:
    """Scene of every seat, and the present part of the public view and of each person's view."""
    scenes = [match.game.scene(match.state, seat) for seat in range(len(match.players))]
    due = match.current.next_step()
    viewers = [None, *match.current.human_seats()]
    return json.loads(json.dumps([scenes, *(shown(match.view_of(viewer, due)) for viewer in viewers)]))


def shown(view: Any) -> Any:
    """``view`` without older log lines and without motions; it keeps what is new on the table."""
    line = view["news"]["line"]
    log = [{**one, "n": one["n"] - line} for one in view["log"] if one["n"] >= line]
    return {**view, "log": log, "motions": None, "news": view["news"]["things"]}


def played(game: Game[Any]) -> Iterator[Match]:
    """Yield a random match at every step, for each table of ``game``."""
    newest = (at for at in tables(game) if edition_of(at.options) == game.edition)
    for number, at in enumerate(newest, 1):
        kinds = ["human", "human" if number % 2 else "random", *["random"] * at.seats][: at.seats]
        seats = [{"name": f"P{seat}", "kind": kind} for seat, kind in enumerate(kinds)]
        options = {name: value for name, value in json.loads(json.dumps(at.options)).items() if name != EDITION}
        setup = {"game": game.id, "seats": seats, "seed": number, "options": options}
        match = Match(Setup.from_json(setup, new=True))
        rng = Rng(number)
        choose = likings(rng) if number % 2 else rng.choice
        while match.state.to_act is not None:
            yield match
            match.play(choose(match.state.legal_actions()))
        yield match


def decision(state: State) -> tuple[str, ...]:
    """Kind of a decision: the kinds of its legal actions."""
    return tuple(sorted({str(action[0]) for action in state.legal_actions()}))


def in_each_kind_of_decision(game: Game[Any]) -> list[Record]:
    """Records at each kind of decision of ``game`` and at its end, from the shortest possible matches.

    At least one earlier decision was free, so that a changed rule can forbid its action.
    """
    shortest: dict[tuple[str, ...], tuple[int, int]] = {}
    was_free = False
    for number, match in enumerate(played(game)):
        was_free = was_free and bool(match.entries)
        if len(match.entries) > 1 and was_free:
            kind, at = decision(match.state), (len(match.entries), number)
            shortest[kind] = min(at, shortest.get(kind, at))
        was_free = was_free or len(match.state.legal_actions()) > 1
    wanted = {number for _, number in shortest.values()}
    return [record_of(match) for number, match in enumerate(played(game)) if number in wanted]


left = cache(in_each_kind_of_decision)
"""Cached records of the present release."""


@pytest.fixture
def trusted() -> Iterator[None]:
    """Skip the trial game when loading; another test shows that these positions pass it."""
    with trusted_positions():
        yield


def cls_of(game: Game[Any]) -> Any:
    seats = min(game.players)
    return type(game.new(seats, game.complete_options(seats, {}), 1))


def goes_on(record: Record, resumed: Match) -> None:
    """Check that the table is as it was left, and that the game continues and keeps its entries."""
    assert table(resumed) == record.seen
    assert len(resumed.entries) == len(record.save["entries"])
    assert not resumed.practice
    assert resumed.setup.position is None
    assert resumed.history.undo_kind() is None
    if resumed.state.to_act is not None:
        rng = Rng(1)
        for _ in range(3):
            if resumed.screen.next_step().kind == "bot":
                assert resumed.think(10_000)
            elif resumed.state.to_act is not None:
                resumed.play(rng.choice(resumed.state.legal_actions()))
    later = saves.make_save(resumed)["entries"]
    assert json.loads(json.dumps(later[: len(record.save["entries"])])) == record.save["entries"]
    assert len(later) == len(resumed.history.records)


# Changed rules


def forbid(
    patch: pytest.MonkeyPatch, game: Game[Any], where: State, action: Any, *, in_all_deals: bool = False
) -> None:
    """Change a rule: ``action`` is illegal in the position ``where``; with ``in_all_deals`` also in similar ones."""
    cls = cls_of(game)
    original = cls.legal_actions
    then = (where.turn, where.irreversible_events, where.to_act), where.rng, where.legal_actions()

    def legal_actions(state: Any) -> list[Action]:
        legal: list[Action] = original(state)
        now = (state.turn, state.irreversible_events, state.to_act), state.rng if not in_all_deals else then[1], legal
        return [one for one in legal if one != tuple(action)] if now == then else legal

    patch.setattr(cls, "legal_actions", legal_actions)


def free_step(match: Match) -> int | None:
    """Index of an entry near the middle that was a free decision; None if all entries were forced."""
    count = len(match.entries)
    near = (*range(count // 2, -1, -1), *range(count // 2 + 1, count))
    return next((step for step in near if step < count and len(match.state_after(step).legal_actions()) > 1), None)


def stopping_at(patch: pytest.MonkeyPatch, game: Game[Any], record: Record) -> int:
    """Change a rule so that the replay of ``record`` stops near its middle; return the number of legal entries.

    It stops at a free decision: without its only legal action a position would not belong to the game.
    """
    match = saves.load_match(record.save).match
    step = free_step(match)
    assert step is not None, "all entries are forced"
    forbid(patch, game, match.state_after(step), match.entries[step])
    return step


def test_a_changed_rule_forbids_a_free_decision_although_the_first_are_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[0]
    cls, first = cls_of(game), next(played(game)).state
    original, second = cls.legal_actions, first.copy()
    second.apply(first.legal_actions()[0])
    forced = {first.digest(), second.digest()}
    monkeypatch.setattr(cls, "legal_actions", lambda one: original(one)[: 1 if one.digest() in forced else None])
    match = next(match for match in played(game) if len(match.entries) == 3)
    assert stopping_at(monkeypatch, game, record_of(match)) == 2


@each_game
def test_a_game_whose_replay_stops_goes_on_as_it_was_left(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    for record in left(game):
        with monkeypatch.context() as patch:
            fits = stopping_at(patch, game, record)
            assert saves.load_match(record.save).notice["id"] == "save-stops"  # type: ignore[index]
            loaded = record.load()
            assert loaded.notice == {"id": "save-resumed"}
            assert loaded.match.history.outline()["unknown"] == [fits, len(record.save["entries"])]
            goes_on(record, loaded.match)


@each_game
@pytest.mark.usefixtures("trusted")
def test_a_game_whose_replay_ends_elsewhere_goes_on_as_it_was_left(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    cls = cls_of(game)
    original = cls.apply

    def apply(state: Any, action: Action) -> None:
        original(state, action)
        state.irreversible_events += 1

    records = left(game)
    monkeypatch.setattr(cls, "apply", apply)
    for record in records:
        assert saves.load_match(record.save).notice == {"id": "save-differs"}
        loaded = record.load()
        assert loaded.notice == {"id": "save-resumed"}
        goes_on(record, loaded.match)


@each_game
@pytest.mark.usefixtures("trusted")
def test_a_game_that_would_be_dealt_otherwise_goes_on_as_it_was_left(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    original = State.shuffle
    shuffled = []

    def shuffle(state: State, items: list[Any]) -> None:
        original(state, items)
        items.reverse()
        shuffled.append(len(items))

    records = left(game)
    monkeypatch.setattr(State, "shuffle", shuffle)
    for record in records:
        match = record.load().match
        if shuffled:  # without a shuffle the deal cannot differ
            goes_on(record, match)


@each_game
@pytest.mark.usefixtures("trusted")
def test_a_bot_whose_move_is_under_way_makes_one_that_is_legal_now(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds = set()
    for match in played(game):
        state = match.state
        legal = state.legal_actions()
        if decision(state) in kinds or match.current.next_step().kind != "bot" or len(legal) < 3:
            continue
        kinds.add(decision(state))
        record = record_of(match)
        with monkeypatch.context() as patch:
            forbid(patch, game, state, legal[0], in_all_deals=True)
            if len(match.entries) % 2 and free_step(match) is not None:
                stopping_at(patch, game, record)
            resumed = record.load().match
            assert remembered_slots_to_json(game, resumed.state) == remembered_slots_to_json(game, state)
            assert resumed.current.next_step() == match.current.next_step()
            resumed.sealed.one_at_a_time = True  # what the bot chooses becomes an entry at once
            assert resumed.think(10_000)
            assert resumed.entries[-1] in legal[1:]


# Changed slots


def other_slots(record: Record, missing: str | None = None, **added: Any) -> Record:
    """``record`` as if from a release whose positions lack the slot ``missing``, or have the slots ``added``."""
    (known,) = position_backup.unpack_positions(record.position)
    slots = {name: value for name, value in (known.slots or {}).items() if name != missing}
    text = position_backup._packed([known._replace(slots={**slots, **added})])
    return record._replace(save={**record.save, "digest": "0" * 16}, position=text)


@each_game
@pytest.mark.usefixtures("trusted")
def test_a_game_of_a_release_with_other_slots_goes_on_as_it_was_left(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, record in enumerate(left(game)):
        opening = position_to_json(game, Match(Setup.from_json(record.save)).state, compact=True)
        (known,) = position_backup.unpack_positions(record.position)
        unchanged = [name for name, value in (known.slots or {}).items() if value == opening[name]]
        added = other_slots(record, unchanged[number % len(unchanged)])
        dropped = other_slots(record, omen=[1, {"l": []}])
        for older in (added, dropped):  # the replay agrees with the backup in all common slots
            loaded = older.load()
            assert loaded.notice is None
            assert table(loaded.match) == record.seen
        with monkeypatch.context() as patch:
            stopping_at(patch, game, record)
            for older in (added, dropped):
                loaded = older.load()
                assert loaded.notice == {"id": "save-resumed"}
                assert remembered_slots_to_json(game, loaded.match.state) == known.slots
                goes_on(record, loaded.match)


@each_game
def test_a_release_with_a_new_slot_gives_it_its_first_value(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    cls, new = cls_of(game), type(game).new

    class Newer(cls):  # type: ignore[misc]
        __slots__ = ("omen",)
        omen: int

        def apply(self, action: Action) -> None:
            super().apply(action)
            self.omen += 1

    def newer(game: Game[Any], seats: int, options: Any, seed: int) -> Any:
        older, state = new(game, seats, options, seed), Newer.__new__(Newer)
        state.events, state.omen = None, 5
        for name in slot_names(older):
            setattr(state, name, getattr(older, name))
        return state

    records = left(game)
    monkeypatch.setattr(type(game), "new", newer)
    for record in records:
        loaded = record.load()
        assert loaded.notice is None
        assert table(loaded.match) == record.seen
        assert loaded.match.state.omen == 5 + len(record.save["entries"])  # type: ignore[attr-defined]
        with monkeypatch.context() as patch:
            stopping_at(patch, game, record)
            loaded = record.load()
            assert loaded.match.state.omen == 5  # type: ignore[attr-defined]
            goes_on(record, loaded.match)
