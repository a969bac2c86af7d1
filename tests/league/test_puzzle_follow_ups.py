"""What usually follows the candidates of a puzzle: lines of the log, by how often they come."""

import json
from pathlib import Path
from typing import Any

import pytest

from kajuta.bots import SeatKnowledge
from kajuta.core.coach_reason_texts import UNTOLD
from kajuta.core.message import msg, seat_ref
from kajuta.core.outcome import Outcome, ScoreLine, TieBreaker
from kajuta.core.rng import Rng
from kajuta.core.state import Action, Event, State
from kajuta.games import all_games, game
from kajuta.games.deadmansdraw.rules.cards import KRAKEN, MERMAID, SWORD
from kajuta.puzzles.puzzle import MAX_FOLLOW_UPS, Puzzle
from league.parse_bot_words import Player
from league.puzzle_follow_ups import MAX_AGAINST, Line, SeenLines, clearest, lines_of, lines_of_end
from league.puzzle_judgement import PairedPlayouts
from league.puzzle_play_on import LoggedDeals, find_follow_ups, strong_bots
from tests.helpers.sentences import sentences

DRAW = game("deadmansdraw")
SAMPLE = Puzzle.from_json(DRAW, json.loads(Path(__file__).with_name("sample_puzzle.json").read_text(encoding="utf-8")))


def line(name: str, kind: str = "", tone: str = "") -> Line:
    return Line(json.dumps(msg(name)), json.dumps(msg(kind)) if kind else "", tone)


def seen(*deals: list[Line]) -> SeenLines:
    lines = SeenLines()
    for one in deals:
        lines.add(one)
    return lines


def told(best: SeenLines, other: SeenLines) -> list[tuple[str, int]]:
    return [(one.line["id"], one.share) for one in clearest([best], [other], 500)]


A, B, END = line("a"), line("b"), line("end", tone="end")


def test_lines_that_come_more_often_are_told_in_their_order() -> None:
    assert told(seen([A, B], [A, B], [A, B], [B]), seen([], [])) == [("a", 75), ("b", 100)]


@pytest.mark.parametrize("other", [seen([A, B]), seen([B, A])])
def test_what_follows_both_actions_is_not_told(other: SeenLines) -> None:
    assert told(seen([A, B]), other) == []


def test_what_follows_rarely_is_not_told() -> None:
    assert told(seen([A], [], [], []), seen([])) == []


def test_a_line_is_told_as_by_the_turn_at_which_it_is_clearest() -> None:
    best, other = [seen([A], [A], []), seen([A], [A], [A])], [seen([]), seen([A], [A], [])]
    assert [(one.line["id"], one.share) for one in clearest(best, other, 500)] == [("a", 67)]


def test_a_line_that_only_comes_sooner_is_not_told() -> None:
    best, other = [seen([A]), seen([A])], [seen([]), seen([A])]
    assert clearest(best, other, 500) == ()


def test_lines_that_usually_come_after_this_turn_follow_those_of_this_turn() -> None:
    best = [seen([B], [B], [A, B], []), seen([A, B], [A, B], [A, B], [A, B])]
    other = [seen([]), seen([])]
    told = [(one.line["id"], one.later, one.share) for one in clearest(best, other, 500)]
    assert told == [("b", False, 75), ("a", True, 100)], "of a line of this turn, the share by its end is told"


def test_gains_that_come_either_way_complete_the_plan_of_the_best_action() -> None:
    own = line("own", tone="gain")
    best, other = [seen([own, A, B])], [seen([own, A])]
    assert [(one.line["id"], one.either) for one in clearest(best, other, 500, is_best=True)] == [
        ("own", True),
        ("b", False),
    ]
    assert [(one.line["id"], one.either) for one in clearest(best, other, 500)] == [("b", False)]
    assert clearest([seen([own], [])], other, 500, is_best=True) == (), "it comes too rarely"


def test_what_comes_either_way_leaves_room_for_what_tells_the_actions_apart() -> None:
    own = [line(f"own-{n}", tone="gain") for n in range(MAX_FOLLOW_UPS)]
    lines = clearest([seen([*own, A, B])], [seen(own)], 500, is_best=True)
    assert [one.line["id"] for one in lines if not one.either] == ["a", "b"]
    assert len(lines) == MAX_FOLLOW_UPS


def test_a_line_that_comes_twice_in_a_deal_counts_once() -> None:
    assert told(seen([A, A], []), seen([])) == [("a", 50)]


def test_the_end_of_the_game_is_told_even_if_other_lines_are_clearer() -> None:
    others = [line(f"other-{n}") for n in range(MAX_AGAINST)]
    lines = told(seen([*others, END], [*others]), seen([]))
    assert len(lines) == MAX_AGAINST
    assert lines[-1] == ("end", 50)


def test_what_is_won_or_lost_is_told_rather_than_what_is_as_clear() -> None:
    others, gain = [line(f"other-{n}") for n in range(MAX_AGAINST)], line("gain", tone="gain")
    lines = told(seen([*others, gain]), seen([]))
    assert lines[-1] == ("gain", 100)
    assert len(lines) == MAX_AGAINST


def test_what_a_rival_gains_is_told_after_what_is_as_clear() -> None:
    rival = Line(json.dumps(msg("rival")), "", "gain", concerns=False)
    assert told(seen([A, rival]), seen([])) == [("a", 100), ("rival", 100)]
    others = [line(f"other-{n}") for n in range(MAX_AGAINST)]
    assert ("rival", 100) not in told(seen([*others, rival]), seen([]))


def test_lines_of_a_kind_are_summed_up_unless_nearly_all_are_the_same() -> None:
    first, second = line("bust-1", "bust"), line("bust-2", "bust")
    assert told(seen([first], [second], [first], []), seen([])) == [("bust", 75)]
    assert told(seen(*[[first]] * 5, [second]), seen([])) == [("bust-1", 83)]


def test_who_busts_and_who_gets_bonus_cards_is_told_of_a_real_position() -> None:
    info = SeatKnowledge(DRAW, SAMPLE.setup.initial_state())
    deals = LoggedDeals(strong_bots(DRAW))
    PairedPlayouts(info, [*SAMPLE.candidates], 1, deals.play).play(8)
    follow_ups = find_follow_ups(deals.seen, SAMPLE.candidates)
    ids = {action: [one.line["id"] for one in lines] for action, lines in follow_ups.items()}
    assert ids["sword", 1, MERMAID][:2] == ["log-take", "log-bonus-many"]
    assert ids["sword", 1, SWORD][0] == "log-bust"
    assert "log-bust-any" in ids["sword", 1, KRAKEN]


def test_the_seat_finishes_its_turn_with_care_and_all_else_is_played_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    players, state = strong_bots(DRAW), SAMPLE.setup.initial_state()
    info, turn = SeatKnowledge(DRAW, state), state.turn
    asked: dict[bool, set[tuple[bool, bool]]] = {True: set(), False: set()}

    def choose(player: Player, state: State, rng: Rng) -> Action:
        asked[player is players.careful].add((state.turn == turn, state.to_act == info.seat))
        return rng.choice(state.legal_actions())

    monkeypatch.setattr(Player, "choose", choose)
    PairedPlayouts(info, [*SAMPLE.candidates], 1, LoggedDeals(players).play).play(8)
    assert asked[True] == {(True, True)}
    assert {(False, True), (False, False)} <= asked[False]
    assert (True, True) not in asked[False]


def test_the_result_is_told_with_the_points_of_the_best_rival(monkeypatch: pytest.MonkeyPatch) -> None:
    state = SAMPLE.setup.initial_state()
    info = SeatKnowledge(DRAW, state)
    over = state.copy()
    over.to_act = None
    (own, rival) = over.outcome_so_far().scores
    end = "won" if own > rival else "lost"
    (told,) = lines_of_end(info, over)
    assert json.loads(told.key) == msg(f"coach-follow-{end}", seat=seat_ref(0), points=own, rival=rival)
    assert told.is_setback == (end == "lost")
    assert [*lines_of_end(info, state)] == []
    monkeypatch.setattr(type(DRAW), "all_win_together", lambda *_: True)
    assert [*lines_of_end(info, over)] == []


@pytest.mark.parametrize(
    ("end", "share"),
    [("coach-follow-won", 30), ("coach-follow-won-equal", 100), ("coach-follow-lost-any", 70), ("log-bust", 100)],
)
def test_the_game_ends_so_at_most_as_often_as_the_win_probability_allows(end: str, share: int) -> None:
    lines = seen([line(end)])
    assert [one.share for one in clearest([lines], [seen([])], 300)] == [share]


def test_setbacks_are_told_of_all_actions_but_the_best() -> None:
    setback = Line(json.dumps(msg("loss")), "", "loss", is_setback=True)
    after, other = [seen([A, setback])], [seen([])]
    assert [one.line["id"] for one in clearest(after, other, 500)] == ["a", "loss"]
    assert [one.line["id"] for one in clearest(after, other, 500, is_best=True)] == ["a"]


@pytest.mark.parametrize(
    ("tone", "own", "is_setback"),
    [("loss", True, True), ("gain", True, False), ("gain", False, True), ("loss", False, False)],
)
def test_a_setback_is_a_loss_of_the_seat_or_a_gain_of_a_rival(tone: str, own: bool, is_setback: bool) -> None:
    state = SAMPLE.setup.initial_state()
    info = SeatKnowledge(DRAW, state)
    event = Event(msg("log-take", seat=seat_ref(info.seat if own else info.seat + 1)), tone=tone)
    assert [one.is_setback for one in lines_of(info, state, [event])] == [is_setback]


@pytest.mark.parametrize(
    ("jokers", "end", "how"),
    [
        ((2, 1), "coach-follow-won-tie", "more"),
        ((1, 2), "coach-follow-lost-tie", "fewer"),
        ((1, 1), "coach-follow-won-equal", None),
    ],
)
def test_a_tie_is_told_with_what_decides_it(jokers: tuple[int, int], end: str, how: str | None) -> None:
    submarine = game("submarine")
    over = submarine.new(2, submarine.complete_options(2, {}), 1)
    info = SeatKnowledge(submarine, over, seat=0)
    tie_breaker = TieBreaker(msg("tie-jokers"), jokers)
    lines = [(ScoreLine(msg("line-treasures"), 7),)] * 2
    over.to_act = None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(over), "outcome_so_far", lambda _: Outcome.ranked(lines, msg("end-column"), tie_breaker))
        (told,) = lines_of_end(info, over)
    message = json.loads(told.key)
    assert (message["id"], message["args"].get("how")) == (end, how)


def test_the_lines_that_sum_up_others_have_texts() -> None:
    for one in all_games():
        lines: list[Any] = [
            msg(id, seat=seat_ref(0)) for id in one.puzzle_texts.summarized_lines.values() if id != UNTOLD
        ]
        for lang in ("cs", "en"):
            assert all("Eva" in text for text in sentences(one.id, lang, *lines))
