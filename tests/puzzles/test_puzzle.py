"""Puzzles as data: those that fit the rules are read, all others are refused."""

import base64
import json
import zlib
from collections.abc import Callable
from typing import Any

import pytest

from kajuta import games
from kajuta.core import position_json
from kajuta.puzzles.puzzle import EASY, HARD, MAX_CHARACTERS, MAX_FOLLOW_UPS, MEDIUM, WINS, Puzzle, UnfitPuzzle
from league.puzzle_file import read_puzzles, write_puzzles
from tests.helpers.json_text import through_json
from tests.helpers.miniature import GAME


@pytest.fixture(autouse=True)
def only_the_miniature(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: [GAME])


def data(**changed: Any) -> dict[str, Any]:
    """JSON of a puzzle in the opening position of a game, with reasons against all candidates but the best."""
    state = GAME.new(3, GAME.complete_options(3, {}), 5)
    actions = state.legal_actions()
    candidates = changed.get("candidates", [[list(action), 200 + 150 * n] for n, action in enumerate(actions)])
    best = max(chance for _, chance in candidates)
    reasons = [[{"id": one}] for one in ("coach-averts", "coach-wins", "coach-averts")]
    return {
        "id": "0123abcd",
        "players": 3,
        "options": {"sinking": "on"},
        "seat": 0,
        "position": position_json.position_to_json(GAME, state, compact=True),
        "candidates": candidates,
        "lead": [150, 90, 210],
        "reasons": [[] if chance == best else why for why, (_, chance) in zip(reasons, candidates, strict=True)],
        "follow_ups": [
            [[{"id": "coach-follow-won-any", "args": {"seat": {"seat": 0}}}, 10 * n + 80, n > 0, n > 1]]
            for n in range(3)
        ],
        "theme": WINS,
        "found": {"boy": 1, "sailor": 4, "mate": 12, "captain": 20},
        **changed,
    }


def test_a_puzzle_comes_back_as_it_was_and_sets_its_table_up() -> None:
    puzzle = Puzzle.from_json(GAME, through_json(data()))
    assert puzzle.to_json() == data()
    again = Puzzle.unpack(GAME, puzzle.pack())
    assert again == puzzle
    match = again.new_match()
    assert again.best in match.current.legal_actions()
    assert [player.controller for player in match.players] == ["human", "mate", "mate"]
    assert match.practice


def test_a_packed_puzzle_shows_no_answer() -> None:
    text = Puzzle.from_json(GAME, data()).pack()
    assert "coach" not in text
    assert "candidates" not in text


@pytest.mark.parametrize(
    ("sailor", "mate", "difficulty"), [(10, 3, EASY), (9, 0, MEDIUM), (2, 0, MEDIUM), (1, 10, MEDIUM), (1, 9, HARD)]
)
def test_the_difficulty_tells_which_rank_finds_the_answer(sailor: int, mate: int, difficulty: int) -> None:
    found = {"boy": 1, "sailor": sailor, "mate": mate, "captain": 20}
    assert Puzzle.from_json(GAME, data(found=found)).difficulty == difficulty


DAMAGES: list[Callable[[dict[str, Any]], Any]] = [
    lambda one: one.pop("seat"),
    lambda one: one.update(more=1),
    lambda one: one.update(id="0123ABCD"),
    lambda one: one.update(id="../../etc"),
    lambda one: one.update(players=10**9),
    lambda one: one.update(players=9),
    lambda one: one.update(players=True),
    lambda one: one.update(seat=3),
    lambda one: one.update(seat=-1),
    lambda one: one.update(seat=1),
    lambda one: one.update(options={"nothing": "on"}),
    lambda one: one.update(options={"edition": "1"}),
    lambda one: one.update(options={"sinking": 3}),
    lambda one: one.update(position=None),
    lambda one: one["position"].pop("hands"),
    lambda one: one["position"].update(hands={"l": [{"l": [1, 1]}] * 3}),
    lambda one: one["position"].update(to_act=None),
    lambda one: one["candidates"].pop(),
    lambda one: one["candidates"].reverse(),
    lambda one: one["candidates"][0][0].append([]),
    lambda one: one["candidates"][-1].__setitem__(1, 1001),
    lambda one: one["candidates"][0].__setitem__(1, -1),
    lambda one: one["candidates"][0].__setitem__(1, 499),
    lambda one: one["candidates"][0].__setitem__(1, 0.5),
    lambda one: one["candidates"][0].__setitem__(1, 174),
    lambda one: one["candidates"][1].__setitem__(1, 461),
    lambda one: [one["candidates"][place].__setitem__(1, 49) for place in (0, 1)],
    lambda one: one.update(lead=[79, 60, 90]),
    lambda one: one.update(lead=[150, 40, 210]),
    lambda one: one.update(lead=[150, 160, 210]),
    lambda one: one.update(theme="sunshine"),
    lambda one: one.update(reasons="because"),
    lambda one: one["reasons"].pop(),
    lambda one: one["follow_ups"].pop(),
    lambda one: one["follow_ups"][0].extend(one["follow_ups"][0] * MAX_FOLLOW_UPS),
    lambda one: one["follow_ups"].__setitem__(0, [[{"id": "coach-wins"}, 0, False, False]]),
    lambda one: one["follow_ups"].__setitem__(0, [[{"id": "coach-wins"}, 101, False, False]]),
    lambda one: one["follow_ups"].__setitem__(0, [["coach-wins", 50, False, False]]),
    lambda one: one["reasons"][1].clear(),
    lambda one: (one["reasons"][0].clear(), one["follow_ups"][0].clear()),
    lambda one: one["reasons"][0].extend([{"id": "coach-wins"}] * 2),
    lambda one: one["found"].update(boy=7),
    lambda one: one["found"].update(mate=21),
    lambda one: one["found"].update(admiral=2),
    lambda one: one["found"].pop("captain"),
]


def test_what_usually_follows_explains_a_candidate_worse_than_the_second_best() -> None:
    one = data()
    one["reasons"][0].clear()
    puzzle = Puzzle.from_json(GAME, one)
    assert next(iter(puzzle.reasons.values())) == ()


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_does_not_fit_is_refused(damage: Callable[[dict[str, Any]], Any]) -> None:
    one = data()
    damage(one)
    with pytest.raises(UnfitPuzzle):
        Puzzle.from_json(GAME, one)


@pytest.mark.parametrize("one", [None, [], 3, "puzzle", {}, [data()]])
def test_what_is_no_object_of_a_puzzle_is_refused(one: Any) -> None:
    with pytest.raises(UnfitPuzzle):
        Puzzle.from_json(GAME, one)


def packed(plain: bytes) -> str:
    return base64.b85encode(zlib.compress(plain)).decode()


@pytest.mark.parametrize(
    "text",
    [
        None,
        7,
        "",
        "ž",
        "no base 85 ",
        base64.b85encode(b"not packed").decode(),
        packed(b"\xff"),
        packed(b"{"),
        packed(b"[" * 5000),
        packed(b" " * 5_000_000 + json.dumps(data()).encode()),
        packed(json.dumps(data(players=10**17)).encode()),
        "0" * (MAX_CHARACTERS + 1),
    ],
)
def test_a_text_that_is_no_packed_puzzle_is_refused(text: Any) -> None:
    with pytest.raises(UnfitPuzzle):
        Puzzle.unpack(GAME, text)


def test_a_file_gives_the_puzzles_that_fit_and_says_why_others_do_not(tmp_path: Any) -> None:
    path = tmp_path / "puzzles.json"
    assert read_puzzles(GAME, path).puzzles == []
    easy, hard = (
        Puzzle.from_json(GAME, data(id=name, found={"boy": 0, "sailor": sailor, "mate": 20, "captain": 20}))
        for name, sailor in (("00000001", 20), ("00000002", 0))
    )
    write_puzzles(path, [hard, easy])
    assert read_puzzles(GAME, path) == ([easy, hard], {})
    whole = json.loads(path.read_text())
    whole["puzzles"] += [easy.to_json(), data(id="00000003", seat=2), 7]
    path.write_text(json.dumps(whole))
    puzzles, unfit = read_puzzles(GAME, path)
    assert puzzles == [easy, hard]
    assert list(unfit) == ["00000001", "00000003", "5"]


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"kajuta-puzzles": 2, "puzzles": []}', '{"kajuta-puzzles": 1}'])
def test_a_file_that_holds_no_puzzles_is_an_error(tmp_path: Any, content: str) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(content)
    with pytest.raises(ValueError, match=r"."):
        read_puzzles(GAME, path)
