"""Helpers of a thinking bot: their results count like the bot's own, in every game."""

from collections.abc import Sequence

import pytest

from kajuta import games
from kajuta.api.dispatcher import Dispatcher
from kajuta.bots import RANKS, SeatKnowledge
from kajuta.bots.helper_worker_messages import HelperTask, PartialResults
from kajuta.bots.playout_search import SearchSettings, make_search_bot, playout_utility, run_helper_task
from kajuta.core.rng import Rng, rng_state_from_seed
from kajuta.core.state import Action
from kajuta.match import saves
from tests.api.test_dispatcher import SETUP, ask, opened
from tests.bots.test_bots import watched
from tests.helpers import miniature
from tests.helpers.tables import fewest_together

EVERY = 12
"""Number of steps of a random game between two that are put to a captain."""
STEPS = 100


@pytest.fixture
def miniature_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: (miniature.GAME,))


def deciding() -> SeatKnowledge:
    """Knowledge of the seat to act in a position with several candidates."""
    return SeatKnowledge(miniature.GAME, miniature.Shells(2, sinking=True, seed=1))


def helped(info: SeatKnowledge, *sums: PartialResults, simulations: int = 2000) -> tuple[list[float], object]:
    """Let a bot think to the end with the helpers' results ``sums``, added after its first progress report."""
    thinking = make_search_bot(SearchSettings(simulations=simulations, seconds=1, turns=1, crew_turns=1))(
        info, Rng(1), None
    )
    told = [next(thinking)]
    info.helper.results += sums
    rest, action = watched(thinking)
    return told + rest, action


def found(info: SeatKnowledge, best: Action, deals: int, left_out: Sequence[Action] = ()) -> PartialResults:
    """Partial results in which only ``best`` has any value."""
    actions = [action for action in info.game.candidates(info.determinize(Rng(1))) if action not in left_out]
    worths = [1_000.0 * deals * (action == best) for action in actions]
    return PartialResults(actions, deals, worths, worths)


@pytest.mark.parametrize("place", range(3))
def test_what_helpers_found_counts_as_if_the_bot_had_seen_it(place: int) -> None:
    info = deciding()
    best = info.game.candidates(info.determinize(Rng(1)))[place]
    told, action = helped(info, found(info, best, deals=50))
    assert action == best
    assert len(told) < len(helped(deciding())[0]) - 50, "it has less to do itself"


def test_what_was_found_for_some_of_the_candidates_only_counts_for_nothing() -> None:
    """Results without some candidates come from other deals than the bot's own."""
    info = deciding()
    _, calm = helped(deciding())
    others = [action for action in info.game.candidates(info.determinize(Rng(1))) if action != calm]
    assert helped(info, found(info, others[0], 50, left_out=others[1:2]))[1] == calm


def test_only_a_rank_that_thinks_long_asks_for_help() -> None:
    for rank in RANKS:
        info = deciding()
        next(RANKS[rank](info, Rng(1), 1.0))
        assert (info.helper.task is not None) == (rank == "captain")


def test_helpers_try_every_candidate_in_the_same_deals() -> None:
    info = deciding()
    action = info.game.candidates(info.determinize(Rng(1)))[0]
    sums = run_helper_task(info, Rng(5), HelperTask([action, action], 1), 0.02)
    assert sums.determinizations > 1
    assert sums.totals[0] == sums.totals[1] and sums.peaks[0] == sums.peaks[1]
    assert sums.peaks[0] >= sums.totals[0] / sums.determinizations
    (one,) = run_helper_task(info, Rng(5), HelperTask([action], 1), 0.0).totals
    world, luck = info.determinize(rng := Rng(5)), Rng(0)
    luck.state = rng_state_from_seed(rng.randbelow(1 << 32))
    assert one == playout_utility(info, world, action, 1, luck), "without time it is one deal"


@pytest.mark.usefixtures("miniature_on_the_shelf")
def test_another_desk_helps_a_captain_to_be_done_sooner() -> None:
    engine, beside = Dispatcher(), Dispatcher()
    captain = {"name": "Karel", "kind": "captain"}
    save = ask(engine, "new", setup={**SETUP, "seats": [captain, captain]})["save"]
    alone = ask(engine, "think", ms=0)
    assert ask(beside, "load", save=save, match="beside")["ok"]
    sums = ask(beside, "assist", match="beside", task=alone["task"], seed=4, ms=50)["sums"]
    assert sums["actions"] == alone["task"]["actions"] and sums["deals"] > 10
    ask(engine, "think", ms=0, found=[sums])
    for _ in alone["task"]["actions"]:  # results are added only when the bot has finished a deal of its own
        answer = ask(engine, "think", ms=0)
    assert answer["thought"] > 10 * alone["thought"]


@pytest.mark.usefixtures("miniature_on_the_shelf")
def test_the_coach_is_helped_as_a_captain_is() -> None:
    engine, beside = opened(), Dispatcher()
    save = saves.make_save(engine.session.match)
    alone = ask(engine, "hint", ms=0)
    assert ask(beside, "load", save=save, match="beside")["ok"]
    sums = ask(beside, "assist", match="beside", task=alone["task"], seed=4, ms=50)["sums"]
    assert sums["actions"] == alone["task"]["actions"] and sums["deals"] > 10
    ask(engine, "hint", ms=0, found=[sums])
    for _ in alone["task"]["actions"]:
        answer = ask(engine, "hint", ms=0)
    assert answer["thought"] > 10 * alone["thought"]
    while "task" in answer:
        answer = ask(engine, "hint", ms=0)
    assert answer["thinking"], "what it compares at last, it looks at alone"
    while answer.get("thinking"):
        answer = ask(engine, "hint", ms=1000)
    assert answer["advice"]["action"] in alone["task"]["actions"]


@pytest.mark.usefixtures("miniature_on_the_shelf")
def test_nobody_is_helped_where_there_is_no_choice_or_with_what_is_not_legal() -> None:
    engine = opened()
    task = {"actions": [["lay", 0]], "turns": 1}
    assert ask(engine, "assist", task=task, seed=1, ms=1)["ok"]
    ask(engine, "play", action=["lay", 0])
    assert ask(engine, "assist", task=task, seed=1, ms=1)["ok"]
    task = {"actions": [["lay", 8]], "turns": 1}
    assert ask(engine, "assist", task=task, seed=1, ms=1)["error"]["id"] == "action-illegal"


@pytest.mark.parametrize("game", [game.id for game in games.all_games()])
def test_in_every_game_a_helper_computes_what_a_captain_asks_for(game: str) -> None:
    engine, beside = Dispatcher(), Dispatcher()
    count = fewest_together(games.game(game))
    seats = [{"name": name, "kind": "random"} for name in "ABCDEFGH"[:count]]
    answer = ask(engine, "new", setup={"game": game, "seats": seats, "options": {}, "seed": 3})
    asked = decided_alone = 0
    for number in range(STEPS):
        coming = answer["view"]["next"]
        if coming["kind"] == "bot" and number % EVERY == 0:
            ask(engine, "change-seat", seat=coming["seat"], kind="captain")
            decided_alone += not engine.session.match.sealed.is_open
            thinking = ask(engine, "think", ms=0)
            if "task" in thinking:
                asked += 1
                assert ask(beside, "load", save=saves.make_save(engine.session.match))["ok"]
                found = ask(beside, "assist", task=thinking["task"], seed=number, ms=0)["sums"]
                assert ask(engine, "think", ms=0, found=[found])["thinking"]
            ask(engine, "change-seat", seat=coming["seat"], kind="random")
        answer = ask(engine, "think", ms=1000) if coming["kind"] == "bot" else ask(engine, "advance")
        if answer["view"]["next"]["kind"] == "over":
            break
    assert asked or not decided_alone, "helpers support no choice in a sealed round, but all others"
