"""Bots: they use only their seat's knowledge, keep to their time, and each rank beats the one below it."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from kajuta import games, simulate
from kajuta.bots import (
    DECIDE_NOW,
    LEVELS,
    RANKS,
    Bot,
    SeatKnowledge,
    Thinking,
    choose_action,
    choose_action_by_level,
    messages_for_seat,
)
from kajuta.bots.bot_protocol import ThinkingBudget
from kajuta.bots.playout_search import make_search_bot
from kajuta.bots.ranks import RANK_SETTINGS
from kajuta.core.game import Game
from kajuta.core.message import msg
from kajuta.core.rng import Rng
from kajuta.core.state import Action, Event, State
from kajuta.match import Match
from kajuta.match.match_setup import Setup
from tests.helpers import miniature
from tests.helpers.indistinguishable import TRIES, Beside, dealt_otherwise, hides_something
from tests.helpers.tables import GAMES, Table, fewest_together, play

FAST: dict[str, Bot] = {
    "random": LEVELS["random"],
    **{rank: make_search_bot(replace(settings, simulations=30)) for rank, settings in RANK_SETTINGS.items()},
}
"""All bots with few simulations; the knowledge they use does not depend on the thinking time."""


HASTY: dict[str, Bot] = {
    **FAST,
    **{rank: make_search_bot(replace(settings, simulations=12)) for rank, settings in RANK_SETTINGS.items()},
}
HISTORIES = 2
"""Number of seeds for which parallel histories are played, at the smallest and at the largest table."""
LONG_AGO = 60
"""Number of decisions of a game to follow."""
SELDOM = 4
"""Average number of the seat's decisions between two that are put to the bots."""


@pytest.fixture
def miniature_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "game", lambda _: miniature.GAME)
    monkeypatch.setattr(games, "all_games", lambda: (miniature.GAME,))


def decide(level: str, state: miniature.Shells, seed: int = 1) -> object:
    return choose_action_by_level(level, miniature.GAME, state, Rng(seed))


def watched(thinking: Thinking) -> tuple[list[float], object]:
    """Let a bot think to the end; return its progress reports and its action."""
    told = []
    while True:
        try:
            told.append(next(thinking))
        except StopIteration as done:
            return told, done.value


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_bot_tells_how_far_it_is_before_it_decides_and_decides_legally(level: str) -> None:
    state = miniature.Shells(2, sinking=True, seed=1)
    thinking = LEVELS[level](SeatKnowledge(miniature.GAME, state), Rng(3), None)
    told, action = watched(thinking)
    assert action in state.legal_actions()
    assert told == sorted(told)
    assert told[0] >= 0
    assert told[-1] == 1


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_bot_leaves_the_position_alone_and_decides_the_same_for_the_same_luck(level: str) -> None:
    state = miniature.Shells(3, sinking=True, seed=4)
    before = state.digest()
    assert decide(level, state, 7) == decide(level, state, 7)
    assert state.digest() == before


def test_a_bot_without_time_still_decides() -> None:
    state = miniature.Shells(2, sinking=True, seed=1)
    told, action = watched(RANKS["captain"](SeatKnowledge(miniature.GAME, state), Rng(1), 1e-9))
    assert action in state.legal_actions()
    assert len(told) <= 2 * len(state.legal_actions())


@pytest.mark.parametrize("level", list(LEVELS))
@pytest.mark.parametrize("steps", [1, 2, 5])
def test_a_bot_that_is_hurried_decides_at_once(level: str, steps: int) -> None:
    state = miniature.Shells(2, sinking=True, seed=1)
    thinking = LEVELS[level](SeatKnowledge(miniature.GAME, state), Rng(3), None)
    try:
        for _ in range(steps):
            next(thinking)
        with pytest.raises(StopIteration) as done:
            thinking.send(DECIDE_NOW)
    except StopIteration:
        assert level == "random", "it had decided before"
        return
    assert done.value.value in state.legal_actions()


def test_a_captain_that_is_hurried_plays_what_it_holds_best_so_far() -> None:
    state = miniature.Shells(2, sinking=True, seed=1)
    calm = decide("captain", state)
    thinking = LEVELS["captain"](SeatKnowledge(miniature.GAME, state), Rng(1), None)
    for _ in range(200):
        next(thinking)
    with pytest.raises(StopIteration) as done:
        thinking.send(DECIDE_NOW)
    assert done.value.value == calm


def test_an_information_set_holds_no_position_only_a_way_to_determinizations() -> None:
    state = miniature.Shells(2, sinking=True, seed=2)
    info = SeatKnowledge(miniature.GAME, state)
    assert not any(isinstance(getattr(info, slot), State) for slot in SeatKnowledge.__slots__)
    dealt = {tuple(info.determinize(Rng(luck)).hands[1]) for luck in range(20)}  # type: ignore[attr-defined]
    assert len(dealt) > 5
    assert all(info.determinize(Rng(luck)).hands[0] == state.hands[0] for luck in range(5))  # type: ignore[attr-defined]


def test_a_record_holds_what_the_seat_could_read_and_nothing_else() -> None:
    events = [
        Event(msg("open")),
        Event(msg("mine"), seats=(1,), for_others=msg("veil")),
        Event(msg("theirs"), seats=(0,)),
        Event(msg("whispered"), seats=(0, 2), for_others=msg("rumour")),
    ]
    assert [told["id"] for told in messages_for_seat(events, 1)] == ["open", "mine", "rumour"]


def test_in_a_match_a_bot_is_told_what_its_seat_was_told(
    monkeypatch: pytest.MonkeyPatch, miniature_on_the_shelf: None
) -> None:
    seen: list[list[str]] = []

    def curious(info: SeatKnowledge, rng: Rng, patience: float | None) -> object:
        seen.append([told["id"] for told in info.message_log])
        return RANKS["boy"](info, rng, patience)

    monkeypatch.setitem(LEVELS, "boy", curious)  # type: ignore[arg-type]
    seats = [{"name": "A", "kind": "human"}, {"name": "B", "kind": "boy"}]
    match = Match(
        Setup.from_json({"game": "shells", "seats": seats, "seed": 1, "options": {"sinking": "off"}}, new=True)
    )
    match.state.log_event(msg("for-all"))
    match.state.log_event(msg("for-one"), seats=(0,))
    match.play(("lay", 0))
    match.think(1000)
    assert seen == [["for-all", "laid"]]


@pytest.mark.parametrize("level", list(FAST))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_a_bot_decides_alike_where_only_what_it_cannot_know_differs(game: Game[State], level: str) -> None:
    seats = game.players[-1]
    table = Table(game, seats, game.complete_options(seats, {}))
    states = [state.copy() for state, _ in play(table.new(6), Rng(6), 20_000) if len(state.legal_actions()) > 1]
    for state in states[:: max(1, len(states) // 3)]:
        assert state.to_act is not None
        twin = state.determinize(state.to_act, Rng(99))
        assert choose_action(FAST[level], game, state, Rng(5)) == choose_action(FAST[level], game, twin, Rng(5))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_a_bot_decides_alike_after_two_histories_that_look_alike_to_its_seat(game: Game[State]) -> None:
    """In the other history cards or choices differ, but the seat got the same messages and scenes."""
    compared, hides = 0, False
    for seats in dict.fromkeys((fewest_together(game), game.players[-1])):
        table = Table(game, seats, game.complete_options(seats, {}))
        for seed in range(HISTORIES):
            rng = Rng(seed)
            beside = Beside(table, table.new(seed), rng.randbelow(seats), rng)
            for _ in range(TRIES):
                beside.add(dealt_otherwise(table, seed, rng))
            for _ in range(LONG_AGO):
                state = beside.state
                hides = hides or hides_something(state, beside.viewer)
                if state.to_act is None or not beside.others:
                    break
                legal = state.legal_actions()
                if state.to_act == beside.viewer and len(legal) > 1 and rng.randbelow(SELDOM) == 0:
                    other = rng.choice(beside.others)
                    for level, bot in HASTY.items():
                        chosen = [choose_action(bot, game, one, Rng(5), beside.message_log) for one in (state, other)]
                        assert chosen[0] == chosen[1], f"{level} on seat {beside.viewer} of {table}"
                    compared += 1
                beside.step(rng.choice(legal))
    assert compared >= HISTORIES or not hides, f"{game.id} hides something, but no two of its games looked alike"


def test_a_position_hides_something_where_a_deal_may_differ() -> None:
    class Open(miniature.Shells):
        __slots__ = ()

        def determinize(self, _seat: int | None, _rng: Rng) -> "Open":
            return self.copy()

    assert hides_something(miniature.Shells(2, sinking=True, seed=1), 0)
    assert not hides_something(Open(2, sinking=True, seed=1), 0)


def test_who_overlooks_everything_does_any_of_it_without_a_thought() -> None:
    blind = make_search_bot(replace(RANK_SETTINGS["captain"], blunder_rate=1))
    state = miniature.Shells(2, sinking=True, seed=1)
    told, action = watched(blind(SeatKnowledge(miniature.GAME, state), Rng(1), None))
    assert told == [1.0], "there was nothing to think about"
    done = {watched(blind(SeatKnowledge(miniature.GAME, state), Rng(seed), None))[1] for seed in range(20)}
    assert action in done == set(miniature.GAME.candidates(state))


class Wager:
    """Position with two actions: "keep" wins 0.6 for certain, "stake" wins everything in half of all deals."""

    turn = 0

    def __init__(self, lucky: bool = False) -> None:
        self.to_act: int | None = 0
        self.lucky = lucky
        self.worth = 0.0

    def determinize(self, seat: int | None, rng: Rng) -> "Wager":
        return Wager(bool(rng.randbelow(2)))

    def copy(self) -> "Wager":
        return Wager(self.lucky)

    def apply(self, action: Action) -> None:
        self.worth = 0.6 if action == ("keep",) else float(self.lucky)
        self.to_act = None


@pytest.mark.parametrize(("optimism", "choice"), [(0.0, "keep"), (1.0, "stake")])
def test_an_optimist_judges_by_the_luckiest_determinization(optimism: float, choice: str) -> None:
    wager: Any = SimpleNamespace(
        seats=lambda state: 1,
        candidates=lambda state: [("keep",), ("stake",)],
        utility=lambda state, seat: state.worth,
        all_win_together=lambda state: False,
    )
    bot = make_search_bot(replace(RANK_SETTINGS["mate"], optimism=optimism))
    assert choose_action(bot, wager, cast(State, Wager()), Rng(1)) == (choice,)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_a_crew_may_look_further_ahead_than_rivals(game: Game[State]) -> None:
    settings = replace(RANK_SETTINGS["captain"], turns=2, crew_turns=5)
    seats = game.players[0]
    state = Table(game, seats, game.complete_options(seats, {})).new(1)
    actions = state.legal_actions()
    assert settings.horizon(SeatKnowledge(game, state), state, actions, ThinkingBudget(10_000)) == (
        5 if game.cooperative else 2
    )


@pytest.mark.parametrize(
    ("budget", "turns"),
    [
        (ThinkingBudget(2 * 5 * 8), 8),
        (ThinkingBudget(2 * 5 * 4), 4),
        (ThinkingBudget(2), 2),
        (ThinkingBudget(10_000, seconds=1e9), 8),
        (ThinkingBudget(10_000, seconds=1e-12), 2),
    ],
    ids=["enough playouts", "half of them", "hardly any", "time enough", "no time"],
)
def test_a_crew_looks_as_far_ahead_as_there_are_playouts_enough(budget: ThinkingBudget, turns: int) -> None:
    crew: Any = SimpleNamespace(all_win_together=lambda state: True, seats=lambda state: 1)
    wager: Any = Wager()
    settings = replace(RANK_SETTINGS["captain"], crew_turns=8)
    assert settings.horizon(SeatKnowledge(crew, wager), wager, [("keep",), ("stake",)], budget) == turns


def test_a_mate_beats_random_play(miniature_on_the_shelf: None) -> None:
    options = miniature.GAME.complete_options(2, {})
    tally = simulate.run(simulate.Series("shells", options, ("mate", "random"), 1, 200))
    assert tally.finished == 200
    assert tally.wins[0] > 1.4 * tally.wins[1]


def test_an_information_set_of_a_finished_game_is_refused() -> None:
    state = miniature.Shells(2, sinking=False, seed=1)
    state.to_act = None
    with pytest.raises(ValueError, match="finished"):
        SeatKnowledge(miniature.GAME, state)
