"""Strong bots play on after the candidates of a puzzle: when an answer holds, and what is told of these games."""

import itertools
from typing import Any

import pytest

from kajuta.bots import SeatKnowledge, Thinking
from kajuta.core.rng import Rng
from league import puzzle_play_on
from league.parse_bot_words import Player, parse_player
from league.puzzle_judgement import PairedPlayouts
from league.puzzle_play_on import LoggedDeals, PuzzlePlayers, play_on
from tests.helpers import miniature
from tests.league.positions import DRAW, sure_bust


def everywhere(word: str) -> PuzzlePlayers:
    """The same player in the turn of the candidates and after it."""
    player = parse_player(word, DRAW)
    return PuzzlePlayers(player, player)


@pytest.mark.parametrize(
    ("answer", "others", "holds"),
    [("take", ["flip"], True), ("take", ["flip", "take"], False), ("flip", ["take"], False), ("take", ["take"], False)],
)
def test_an_answer_holds_if_it_stays_ahead_of_all_others_when_played_on(
    answer: str, others: list[str], holds: bool
) -> None:
    played = play_on(sure_bust(), (answer,), [(one,) for one in others], 1, everywhere("boy"))
    assert (played is not None) == holds
    assert played is None or played.chances == {("take",): 1000, ("flip",): 500}


@pytest.mark.parametrize(
    ("wins_of_answer", "wins_of_other", "holds", "pairs"),
    [("10" * 50, "01" * 50, False, 50), ("1" * 100, "1" * 100, False, 30), ("1" * 100, "10" * 50, True, 40)],
)
def test_strong_bots_stop_when_the_answer_will_most_likely_fail(
    wins_of_answer: str, wins_of_other: str, holds: bool, pairs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Equal candidates fail before all deals are played; a clear lead holds after the least number of them."""
    deals = itertools.count()

    def won(*_: Any) -> list[float]:
        deal = next(deals)
        return [float(wins_of_answer[deal]), float(wins_of_other[deal])]

    monkeypatch.setattr(LoggedDeals, "play", won)
    monkeypatch.setattr(puzzle_play_on, "find_follow_ups", lambda *_: {})
    played = play_on(sure_bust(), ("take",), [("flip",)], 1, everywhere("boy"))
    assert (played is not None) == holds
    assert next(deals) == pairs


def test_the_bot_that_plays_on_decides_whether_an_answer_holds() -> None:
    """Diving wins if the opponent gives up a 6 to sink the new shell; otherwise both actions end in a tie."""
    shells = miniature.GAME.new(2, miniature.GAME.complete_options(2, {}), 1)
    shells.draw_pile, shells.discard = [5], []
    shells.hands, shells.rows = [[1], [miniature.SINKER]], [[2, 3], [4, 1]]
    info = SeatKnowledge(miniature.GAME, shells)

    def plays(preferred: str) -> PuzzlePlayers:
        def bot(info: SeatKnowledge, rng: Rng, thinking_time: float | None = None) -> Thinking:
            yield 1.0
            legal = info.determinize(rng).legal_actions()
            return next((action for action in legal if action[0] == preferred), legal[0])

        player = Player(miniature.GAME, bot)
        return PuzzlePlayers(player, player)

    assert play_on(info, ("dive",), [("lay", 0)], 1, plays("sink"))
    assert play_on(info, ("dive",), [("lay", 0)], 1, plays("pass")) is None


def test_after_some_turns_the_position_is_evaluated_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_play_on, "TURNS", (1,))
    info = SeatKnowledge(DRAW, DRAW.new(2, DRAW.complete_options(2, {}), 1))
    to_the_end = PairedPlayouts(info, [("flip",)], 1)
    truncated = PairedPlayouts(info, [("flip",)], 1, LoggedDeals(everywhere("playout")).play)
    to_the_end.play(9)
    truncated.play(9)
    assert {*to_the_end.won[0]} == {0.0, 1.0}
    assert all(0 < chance < 1 for chance in truncated.won[0])


def test_what_follows_comes_from_the_games_that_give_the_win_probabilities() -> None:
    played = play_on(sure_bust(), ("take",), [("flip",)], 1, everywhere("boy"))
    assert played is not None
    told = {action: [(one.line["id"], one.share) for one in lines] for action, lines in played.follow_ups.items()}
    assert told["take",] == [("coach-follow-won", 100)]
    assert told["flip",] == [("log-bust", 100), ("coach-follow-won-equal", 100)]
