"""A match: turn order, undo, views of each seat, saving and loading."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from kajuta import games
from kajuta.bots import LEVELS, Bot, SeatKnowledge, Thinking
from kajuta.core.errors import BadSave, BadSetup, BotFailed, IllegalAction
from kajuta.core.game import Move
from kajuta.core.message import Message, msg
from kajuta.core.rng import Rng
from kajuta.core.state import Action, ReactionWindow
from kajuta.match import Match, saves
from kajuta.match import match as match_module
from kajuta.match.match_setup import Setup
from tests.helpers import miniature


@pytest.fixture(autouse=True)
def miniature_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: (miniature.GAME,))


def sit(*kinds: str, seed: int = 1, **options: str) -> Match:
    seats = [{"name": f"P{n}", "kind": kind} for n, kind in enumerate(kinds)]
    return Match(Setup.from_json({"game": "shells", "seats": seats, "seed": seed, "options": options}, new=True))


def hold(match: Match, *hands: list[int], draw_pile: list[int]) -> None:
    """Put known cards into the hands and the draw pile, whose last card is the top."""
    match.state.hands = [list(hand) for hand in hands]  # type: ignore[attr-defined]
    match.state.draw_pile = draw_pile  # type: ignore[attr-defined]
    match.current.clear_cache()
    match.screen.position_changed(None)


def run(match: Match, seed: int = 0) -> None:
    """Play to the end; people play at random."""
    rng = Rng(seed)
    while (coming := match.screen.next_step()).kind != "over":
        if coming.kind == "curtain":
            match.screen.reveal_to(coming.seat)
        elif coming.kind == "person":
            match.play(rng.choice(match.state.legal_actions()))
        elif coming.kind == "bot":
            match.think(1000)
        else:
            match.advance()


def test_people_and_bots_play_a_game_to_its_end() -> None:
    match = sit("human", "random", "heuristic")
    run(match)
    outcome = match.outcome()
    assert outcome is not None
    assert 1 in outcome.places


class Deliberate(miniature.ShellsGame):
    """The miniature game with two clicks for laying a shell: the shell, then the draw pile."""

    def moves(self, state: miniature.Shells, actions: Sequence[Action]) -> list[Move]:
        moves = super().moves(state, actions)
        return [move._replace(path=(*move.path, "draw-pile")) if move.action[0] == "lay" else move for move in moves]

    def prompt(self, state: miniature.Shells, path: Sequence[str]) -> Message | None:
        return msg("now-draw", after=path[-1]) if len(path) == 1 else None


def test_after_each_beginning_of_a_move_the_table_says_what_comes_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: (Deliberate(),))
    match = sit("human", "random")
    first, second = ("hand:0:0", "hand:0:1")
    assert match.view()["prompts"] == [
        {"path": [first], "message": msg("now-draw", after=first)},
        {"path": [second], "message": msg("now-draw", after=second)},
    ]
    match = sit("random", "random")
    assert match.view()["prompts"] == [], "only for whom the moves are"


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    match = sit("human", "random")
    before = match.state.digest()
    for action in [("lay", 7), ("sink",), ("lay",), (), ("lay", "0")]:
        with pytest.raises(IllegalAction):
            match.play(action)
    assert match.state.digest() == before
    assert match.entries == []


def test_the_curtain_falls_between_two_people_with_secrets() -> None:
    match = sit("human", "human")
    assert match.screen.next_step().kind == "curtain"
    assert match.view()["moves"] == []
    assert match.view()["scene"] == miniature.GAME.scene(match.state, None)
    match.screen.reveal_to(0)
    assert match.screen.next_step().kind == "person"
    match.play(("lay", 0))
    assert (match.screen.next_step().kind, match.screen.next_step().seat) == ("curtain", 1)


def test_a_person_alone_with_bots_needs_no_curtain() -> None:
    match = sit("human", "random")
    assert match.screen.next_step().kind == "person"
    match.play(("lay", 0))
    assert match.screen.next_step().kind in ("bot", "forced")
    assert match.screen.viewer() == 0


def test_while_a_bot_moves_between_two_people_only_public_things_are_shown() -> None:
    match = sit("human", "random", "human")
    match.screen.reveal_to(0)
    match.play(("lay", 0))
    assert match.screen.viewer() is None


def test_a_private_look_shows_the_own_hand_out_of_turn_and_offers_no_moves() -> None:
    match = sit("human", "human")
    match.screen.reveal_to(1)
    view = match.view()
    assert (view["viewer"], view["moves"]) == (1, [])
    assert view["scene"] == miniature.GAME.scene(match.state, 1)
    match.screen.reveal_to(None)
    assert match.screen.next_step().kind == "curtain"


def test_undo_without_luck_is_free() -> None:
    match = sit("human", "human", "human", seed=3)
    hold(match, [1, 2], [6], [6], draw_pile=[3])
    match.screen.reveal_to(0)
    match.play(("dive",))
    match.screen.reveal_to(1)
    match.play(("pass",))
    assert match.history.undo_kind() == "free"


def test_undo_takes_back_the_bots_answer_too_and_marks_practice_across_luck() -> None:
    match = sit("human", "random", sinking="off")
    start = match.state.digest()
    match.play(("lay", 0))
    match.think(1000) if match.screen.next_step().kind == "bot" else match.advance()
    assert match.history.undo_kind() == "practice"
    match.undo()
    assert match.state.digest() == start
    assert match.practice


def test_undo_across_luck_is_closed_while_other_people_play() -> None:
    match = sit("human", "human")
    match.screen.reveal_to(0)
    match.play(("lay", 0))
    assert match.history.undo_kind() is None
    with pytest.raises(IllegalAction):
        match.undo()


def test_undo_goes_back_to_one_s_own_decision_and_keeps_the_seats_as_they_were_changed() -> None:
    match = sit("human", "random", sinking="off")
    match.play(("lay", 1))
    match.set_controller(1, "heuristic")
    match.undo()
    assert match.players[1].controller == "heuristic"
    assert match.screen.next_step().seat == 0


def passed_on(looks: int | None) -> Match:
    """A match in which seat 0 dived, 1 passed behind the curtain, and 2 is asked; ``looks``: seat that looks now."""
    match = sit("human", "human", "human", seed=3)
    hold(match, [1, 2], [6], [6], draw_pile=[3])
    match.screen.reveal_to(0)
    match.play(("dive",))
    match.screen.reveal_to(1)
    match.play(("pass",))
    assert (match.screen.next_step().kind, match.screen.next_step().seat) == ("curtain", 2)
    if looks is not None:
        match.screen.reveal_to(looks)
    return match


@pytest.mark.parametrize("looks", [None, 2, 0])
def test_undo_opens_nobody_s_hand(looks: int | None) -> None:
    match = passed_on(looks)
    match.undo()
    assert (match.screen.next_step().kind, match.screen.next_step().seat) == ("curtain", 1)
    assert match.screen.viewer() is None
    match.screen.reveal_to(1)
    assert match.screen.viewer() == 1


def test_undo_leaves_a_hand_open_that_lay_open() -> None:
    match = passed_on(1)
    assert match.screen.is_out_of_turn
    match.undo()
    assert not match.screen.is_out_of_turn
    assert (match.screen.next_step().kind, match.screen.viewer()) == ("person", 1)


def test_undo_by_a_person_alone_with_bots_needs_no_curtain() -> None:
    match = sit("human", "random", sinking="off")
    match.play(("lay", 0))
    match.think(1000) if match.screen.next_step().kind == "bot" else match.advance()
    match.undo()
    assert (match.screen.next_step().kind, match.screen.viewer()) == ("person", 0)


def test_handing_a_seat_to_a_bot_behind_the_curtain_does_not_open_the_hand_of_who_is_left() -> None:
    match = sit("human", "human")
    match.screen.reveal_to(0)
    match.play(("lay", 0))
    assert (match.screen.next_step().kind, match.screen.next_step().seat) == ("curtain", 1)
    match.set_controller(1, "random")
    assert match.screen.viewer() is None


def test_a_standing_answer_left_behind_the_curtain_opens_no_hand() -> None:
    match = sit("human", "human")
    hold(match, [1, 2, 3], [6, 3], draw_pile=[5])
    match.screen.reveal_to(0)
    match.play(("dive",))
    assert (match.screen.next_step().kind, match.screen.next_step().seat) == ("curtain", 1)
    match.set_auto_answer(1, "sink", "never")
    match.advance()
    while match.screen.next_step().kind in ("forced", "standing"):
        match.advance()
    assert match.screen.next_step().kind == "curtain"


def test_after_the_end_nobody_concedes_and_no_seat_changes() -> None:
    match = sit("human", "human", "random")
    run(match)
    before = (saves.make_save(match), match.outcome(), len(match.log))
    for decision in (
        lambda: match.concede(0),
        lambda: match.set_controller(1, "random"),
        lambda: match.set_auto_answer(0, "sink", "never"),
    ):
        with pytest.raises(IllegalAction):
            decision()
    assert (saves.make_save(match), match.outcome(), len(match.log)) == before


def test_who_is_left_after_a_concession_cannot_concede_the_victory_away() -> None:
    match = sit("human", "human")
    match.concede(0)
    with pytest.raises(IllegalAction):
        match.concede(1)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places == (2, 1)


def raises(info: SeatKnowledge, rng: Rng, *_: Any) -> Thinking:
    yield
    raise ZeroDivisionError("no wind")


def cheats(info: SeatKnowledge, rng: Rng, *_: Any) -> Thinking:
    yield
    return ("win",)


@pytest.mark.parametrize("bot", [raises, cheats])
def test_a_bot_that_fails_changes_nothing_and_another_takes_its_seat(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "LEVELS", {**LEVELS, "heuristic": bot})
    match = sit("human", "heuristic", sinking="off")
    match.play(("lay", 0))
    before = saves.make_save(match)
    for _ in range(2):
        with pytest.raises(BotFailed):
            match.think(1000)
        assert saves.make_save(match) == before
    match.set_controller(1, "random")
    assert match.think(1000)


@pytest.mark.parametrize("seat", ["1", None, 1.0, True, [1], -1, 2], ids=repr)
def test_a_seat_that_there_is_not_changes_hands_with_nobody(seat: Any) -> None:
    match = sit("human", "heuristic", sinking="off")
    before = saves.make_save(match)
    with pytest.raises(BadSetup):
        match.set_controller(seat, "random")
    assert saves.make_save(match) == before


def test_a_forced_decision_is_played_without_asking() -> None:
    match = sit("human", "human", sinking="off")
    hold(match, [1], [2], draw_pile=[])
    assert match.screen.next_step().kind == "forced"
    match.advance()
    match.advance()
    assert match.screen.next_step().kind == "over"


def test_a_window_is_put_to_its_seat_even_if_it_can_only_pass() -> None:
    match = sit("human", "human")
    hold(match, [1, 1], [2, 3], draw_pile=[5])
    match.screen.reveal_to(0)
    match.play(("dive",))
    assert match.state.legal_actions() == [("pass",)]
    assert (match.screen.next_step().kind, match.screen.next_step().seat) == ("curtain", 1)


def test_a_person_alone_is_not_asked_where_the_only_answer_is_to_pass() -> None:
    match = sit("random", "human")
    hold(match, [1, 1], [2, 3], draw_pile=[5])
    match.play(("dive",))
    assert (match.screen.next_step().kind, match.screen.next_step().seat) == ("forced", 1), (
        "there is nobody it could tell anything"
    )
    match = sit("random", "human")
    hold(match, [1, 1], [6, 3], draw_pile=[5])
    match.play(("dive",))
    assert (match.screen.next_step().kind, match.screen.next_step().seat) == ("person", 1)


@pytest.mark.parametrize(("answer", "kind"), [("never", "standing"), ("mine", "standing"), ("ask", "curtain")])
def test_a_standing_answer_passes_a_window_and_is_in_the_save(answer: str, kind: str) -> None:
    match = sit("human", "human")
    hold(match, [1, 1], [6, 3], draw_pile=[5])
    match.set_auto_answer(1, "sink", answer)
    match.screen.reveal_to(0)
    match.play(("dive",))
    assert match.screen.next_step().kind == kind
    if kind == "standing":
        match.advance()
        assert match.entries[-1] == ("pass",)


def test_where_windows_do_not_differ_an_answer_for_ones_own_things_says_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        miniature.Shells, "reaction_window", lambda self: ReactionWindow("sink") if self.asked else None
    )
    match = sit("human", "human")
    hold(match, [1, 1], [6, 3], draw_pile=[5])
    match.set_auto_answer(1, "sink", "mine")
    match.screen.reveal_to(0)
    match.play(("dive",))
    assert match.screen.next_step().kind == "curtain"


def test_who_concedes_comes_last_and_a_bot_plays_on() -> None:
    match = sit("human", "human", "random")
    match.concede(0)
    assert match.screen.next_step().kind in ("bot", "forced")
    run(match)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places[0] == 3


def test_of_two_the_other_wins_when_one_concedes() -> None:
    match = sit("human", "random")
    match.concede(0)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places == (2, 1)
    assert match.screen.next_step().kind == "over"
    assert match.view()["whose_turn"] == {"id": "game-over"}


def test_who_is_left_when_people_gave_up_is_ranked_by_the_score_of_the_game() -> None:
    match = sit("human", "random", "random")
    hold(match, [1, 1], [6, 6], [1, 2], draw_pile=[5])
    match.state.rows = [[5, 4], [1], [3]]  # type: ignore[attr-defined]
    match.concede(0)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places == (3, 2, 1)
    assert (outcome.scores, outcome.reason["id"]) == ((9, 1, 3), "core-given-up")
    assert outcome.ties == ()


def test_a_game_that_was_given_up_with_equal_points_logs_who_shares_a_place() -> None:
    match = sit("human", "random", "random")
    hold(match, [1, 1], [6, 6], [1, 2], draw_pile=[5])
    match.state.rows = [[3], [3], [2, 1]]  # type: ignore[attr-defined]
    match.concede(0)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places == (3, 1, 1)
    assert [tie.seats for tie in outcome.ties] == [(1, 2)], "who gave up is behind them whatever the points"
    assert [entry.message and entry.message["id"] for entry in match.log][-2:] == ["core-conceded", "core-tie-shared"]


def test_a_save_with_a_concession_opens_as_it_ended() -> None:
    match = sit("human", "random", "random")
    match.play(("lay", 0))
    match.concede(0)
    loaded = saves.load_match(saved(match))
    assert loaded.notice is None
    assert loaded.match.outcome() == match.outcome()


def test_events_are_told_by_viewer() -> None:
    match = sit("human", "human")
    match.state.log_event({"id": "secret"}, seats=(1,), for_others={"id": "veil"})
    match.history.collect()
    match.screen.reveal_to(1)
    assert [line["message"]["id"] for line in match.view()["log"]] == ["secret"]
    match.screen.reveal_to(0)
    assert [line["message"]["id"] for line in match.view()["log"]] == ["veil"]


def saved(match: Match) -> Any:
    return json.loads(json.dumps(saves.make_save(match)))


@pytest.mark.parametrize("seed", range(5))
def test_a_save_brings_back_the_same_match(seed: int) -> None:
    match = sit("human", "heuristic", "random", seed=seed)
    match.set_auto_answer(0, "sink", "never")
    run(match, seed)
    loaded = saves.load_match(saved(match))
    assert loaded.notice is None
    assert loaded.match.state.digest() == match.state.digest()
    assert saved(loaded.match) == saved(match)


def test_after_loading_several_people_meet_the_curtain() -> None:
    match = sit("human", "human", sinking="off")
    match.screen.reveal_to(0)
    loaded = saves.load_match(saved(match)).match
    assert loaded.screen.next_step().kind == "curtain"


@pytest.mark.parametrize("name", ["", " ", "\u3164", "\u2800\u2800", "\u200b", "\ufe0f \u115f", "\u00a0\u2003", "\t\n"])
def test_a_name_of_blank_characters_is_blank(name: str) -> None:
    assert named(name) == ""


def test_a_name_that_shows_something_keeps_what_shows() -> None:
    assert named(" Jan\u200b ") == "Jan"
    assert named("\u2693\ufe0f") == "\u2693\ufe0f"
    assert named("김 선장") == "김 선장"


FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
HEART_ON_FIRE = "\u2764\ufe0f\u200d\U0001f525"
ASTRONAUT = "\U0001f469\U0001f3fd\u200d\U0001f680"


@pytest.mark.parametrize("picture", [FAMILY, HEART_ON_FIRE, ASTRONAUT])
def test_a_picture_of_joined_emoji_stays_whole_or_is_left_out(picture: str) -> None:
    assert named(f"Eva {picture}") == f"Eva {picture}"
    assert named(f"{'x' * 22}{picture}") == "x" * 22


def test_a_joiner_stands_between_two_emoji_only() -> None:
    assert named("E\u200dva") == "Eva"
    assert named(f"\u200d{FAMILY}\u200d\u200d") == FAMILY
    assert named("\u200d") == ""


def named(name: str) -> str:
    seats = [{"name": name, "kind": "human"}, {"name": "B", "kind": "random"}]
    return Setup.from_json({"game": "shells", "seats": seats, "seed": 1}, new=True).players[0].name


def damage(**changes: Any) -> Any:
    match = sit("human", "random")
    match.play(("lay", 0))
    return {**saved(match), **changes}


@pytest.mark.parametrize(
    ("save", "message"),
    [
        ("nothing", "save-damaged"),
        (None, "save-damaged"),
        ([], "save-damaged"),
        ({}, "save-damaged"),
        ({"kajuta": "1"}, "save-damaged"),
        ({"kajuta": 4}, "save-newer"),
    ],
)
def test_what_is_no_save_is_refused(save: Any, message: str) -> None:
    with pytest.raises(BadSave) as refused:
        saves.load_match(save)
    assert refused.value.message["id"] == message


@pytest.mark.parametrize(
    "changes",
    [
        {"entries": None},
        {"entries": [["lay", 0]] * 20_001},
        {"digest": 5},
        {"seats": "two"},
        {"seats": [{"name": "A", "kind": "human"}]},
        {"seats": [{"name": 1, "kind": "human"}] * 2},
        {"seats": [{"name": "A", "kind": "cheat"}] * 2},
        {"seed": -1},
        {"seed": 1.5},
        {"seed": True},
        {"game": "chess"},
        {"game": ["shells"]},
        {"options": {"sinking": "maybe"}},
        {"options": {"unheard": "on"}},
        {"options": []},
    ],
    ids=repr,
)
def test_a_damaged_save_is_refused(changes: Any) -> None:
    with pytest.raises((BadSave, BadSetup)):
        saves.load_match(damage(**changes))


@pytest.mark.parametrize(
    "entry",
    [
        ["lay", 9],
        ["lay", [0]],
        ["win"],
        "lay",
        7,
        {"do": "win", "seat": 0},
        {"do": "seat", "seat": 9, "kind": "human"},
        {"do": "concede", "seat": 1},
        {"do": "undo", "seat": 9},
        {"do": "undo", "seat": True},
        {"seat": 0},
        {"do": "standing", "seat": 0, "window": "sink", "answer": "perhaps"},
    ],
    ids=repr,
)
def test_a_save_whose_entries_stop_fitting_opens_at_the_last_fitting_position(entry: Any) -> None:
    save = damage()
    save["entries"].append(entry)
    loaded = saves.load_match(save)
    assert loaded.notice == {"id": "save-stops", "args": {"fits": 1, "of": 2}}
    assert len(loaded.match.entries) == 1
    assert loaded.match.screen.next_step().kind in ("bot", "forced", "person")


def test_a_save_whose_digest_differs_says_so() -> None:
    loaded = saves.load_match(damage(digest="0" * 16))
    assert loaded.notice == {"id": "save-differs"}


def test_text_that_is_no_json_is_no_save() -> None:
    for text in ("", "{", "[" * 100_000):
        with pytest.raises(BadSave):
            saves.parse_json(text)
