"""The league: paired games, sound confidence intervals, stored results."""

import io
import json
import random
from pathlib import Path
from typing import Any

import pytest

from kajuta import cli
from kajuta.bots import think_to_end
from kajuta.core.errors import BadSetup
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.games import all_games, game
from league import league_commands
from league.confidence_interval import AnytimeMean, wilson_interval
from league.matchup_schedule import Matchup, round_robin
from league.parse_bot_words import parse_player
from league.play import Pairing, Result, play, play_all, workers
from league.ratings import rate
from league.result_store import ResultStore
from league.tournament import League, action_shares

SUBMARINE = game("submarine")
OPTIONS = SUBMARINE.complete_options(2, {})


def pairing(*lineup: str, seed: int = 1) -> Pairing:
    return Pairing("submarine", OPTIONS, lineup, seed)


def result(*lineup: str, won_by: int = 0) -> Result:
    places = tuple(1 if seat == won_by else 2 for seat in range(len(lineup)))
    return Result(
        pairing(*lineup),
        places,
        (0,) * len(lineup),
        1,
        {word: {"sail": 3} for word in lineup},
        {},
        0,
        ({},) * len(lineup),
    )


def test_a_game_is_the_same_each_time_and_counts_what_each_bot_did() -> None:
    first, second = (play(pairing("random", "boy")) for _ in range(2))
    assert (first.places, first.scores, first.actions) == (second.places, second.scores, second.actions)
    assert first.actions["boy"]["sail"] > 3


def test_a_bot_sits_once_on_every_seat_for_each_seed() -> None:
    two = Matchup("a", "b", 2, {}).games("submarine", 5)
    assert [one.lineup for one in two] == [("a", "b"), ("b", "a")]
    assert {one.seed for one in two} == {5}
    four = Matchup("a", "b", 4, {}).games("submarine", 5)
    assert [one.lineup.index("a") for one in four] == [0, 1, 2, 3]
    assert all(one.lineup.count("b") == 3 for one in four)


def test_everybody_meets_everybody_and_a_crew_meets_the_sea() -> None:
    met = list(round_robin(SUBMARINE, ["a", "b", "c"], [(2, OPTIONS)]))
    assert [(one.bot, one.field) for one in met] == [("a", "b"), ("a", "c"), ("b", "c")]
    tranquility = game("tranquility")
    crews = list(round_robin(tranquility, ["a", "b"], [(3, tranquility.complete_options(3, {}))]))
    assert [(one.bot, one.field) for one in crews] == [("a", ""), ("b", "")]
    assert crews[0].games("tranquility", 1)[0].lineup == ("a", "a", "a")


def test_a_shared_victory_is_shared() -> None:
    shared = result("a", "b", "b")._replace(places=(1, 1, 3))
    assert (shared.share("a"), shared.share("b")) == (0.5, 0.5)


def test_the_interval_holds_the_truth_although_one_looks_after_every_game() -> None:
    chance = random.Random(1)
    missed = 0
    for _ in range(60):
        mean = AnytimeMean()
        for _ in range(60):
            mean.add(float(chance.random() < 0.7))
        interval = mean.interval()
        missed += not interval.low <= 0.7 <= interval.high
    assert missed <= 6


def test_the_interval_narrows_around_what_is_seen() -> None:
    few, many = AnytimeMean([1, 1, 0, 1] * 3).interval(), AnytimeMean([1, 1, 0, 1] * 50).interval()
    assert few.mean == many.mean == 0.75
    assert few.low < many.low < 0.75 < many.high < few.high
    assert AnytimeMean([1.0] * 40).interval().low > 0.85


def test_the_interval_for_a_settled_number_of_games_lies_around_what_was_seen() -> None:
    for wins, games in ((0, 10), (5, 10), (90, 100), (10, 10)):
        found = wilson_interval([1.0] * wins + [0.0] * (games - wins))
        assert found.low <= found.mean == wins / games <= found.high
        assert 0 <= found.low < found.high <= 1
    low, high = wilson_interval([0.0, 1.0] * 50)[1:]
    assert (round(low, 2), round(high, 2)) == (0.4, 0.6), "as Wilson's tables say"
    assert wilson_interval([]) == (0.5, 0.0, 1.0)


def test_a_meeting_stops_when_the_bound_is_clear_and_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    path = tmp_path / "submarine.jsonl"
    matchup = Matchup("boy", "random", 2, OPTIONS)
    standing = League("submarine", ResultStore(path), None, 1, io.StringIO()).play(matchup, 60, 1, above=0.5)
    assert standing.verdict == "above"
    assert standing.games < 60
    lines = path.read_text().splitlines()
    assert len(lines) == standing.games
    path.write_text("\n".join([*lines[:-1], lines[-1][:20]]) + "\n")
    again = League("submarine", ResultStore(path), None, 1, io.StringIO()).play(matchup, 60, 1, above=0.5)
    assert again.share == standing.share
    assert len(path.read_text().splitlines()) == standing.games + 1


def test_processes_play_the_same_games() -> None:
    pairings = [pairing("random", "boy", seed=seed) for seed in range(3)]
    alone = [one.scores for one in play_all(pairings, None, 1)]
    with workers(2, None) as (pool, width):
        assert [one.scores for one in play_all(pairings, pool, width)] == alone


def test_a_dask_cluster_plays_the_same_games() -> None:
    from distributed import LocalCluster

    pairings = [pairing("random", "boy", seed=seed) for seed in range(2)]
    alone = [one.scores for one in play_all(pairings, None, 1)]
    with (
        LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster,
        workers(1, cluster.scheduler_address) as (pool, width),
    ):
        assert pool is not None
        assert [one.scores for one in play_all(pairings, pool, width)] == alone


def test_who_wins_is_rated_higher() -> None:
    ratings = rate([result("a", "b") for _ in range(20)] + [result("b", "c") for _ in range(20)], ["c", "a", "b"])
    assert [rating.bot for rating in ratings] == ["a", "b", "c"]
    assert all(rating.low < rating.mean < rating.high for rating in ratings)


def test_it_is_told_how_often_each_kind_of_action_was_taken() -> None:
    one = result("a", "b")._replace(actions={"a": {"sail": 3, "move": 1}, "b": {"move": 2}})
    assert action_shares([one]) == {"a": {"sail": 75.0, "move": 25.0}, "b": {"move": 100.0}}


@pytest.mark.parametrize(
    "word",
    ["admiral", "reference", "captain/depth=2", "captain/turns=x", "playout/turns=2", "captain/weights={}"],
)
def test_who_is_nobody_is_refused(word: str) -> None:
    with pytest.raises(BadSetup):
        parse_player(word, SUBMARINE)


def test_the_quick_policy_may_play_by_itself() -> None:
    state = SUBMARINE.new(2, SUBMARINE.complete_options(2, {}), 1)
    who = parse_player("playout", SUBMARINE)
    info = who.knowledge_of(SUBMARINE, state)
    action = think_to_end(who.bot(info, Rng(1), None))
    luck = Rng(1)
    assert action == SUBMARINE.playout(info.determinize(luck), luck)


def test_a_bot_may_have_weights_of_its_own() -> None:
    assert SUBMARINE.evaluation_model is not None
    data = SUBMARINE.evaluation_model.to_json()
    data["weights"]["2"]["treasures"] = 77
    word = f"sailor/weights={json.dumps(data)}"
    model = parse_player(word, SUBMARINE).game.evaluation_model
    assert model is not None
    assert model.weights_by_group["2"].coefficients[model.features.index("treasures")] == 77
    assert SUBMARINE.evaluation_model.weights_by_group["2"].coefficients[model.features.index("treasures")] != 77


def test_a_file_of_weights_plays_as_a_baseline(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert SUBMARINE.evaluation_model is not None
    path = tmp_path / "old.json"
    path.write_text(json.dumps(SUBMARINE.evaluation_model.to_json()))
    bots = f"boy,boy/weights={path}"
    assert cli.main(["league", "submarine", "--players", "2", "--bots", bots, "--games", "2"]) == 0
    assert f"| boy - boy/weights={path} | 2 |" in capsys.readouterr().out


@pytest.mark.parametrize("live", [one for one in all_games() if one.evaluation_model], ids=lambda live: str(live.id))
def test_a_bot_strives_for_what_its_own_weights_say(live: Game[Any]) -> None:
    assert live.evaluation_model is not None
    plain = live.evaluation_model.to_json()
    nothing = {group: dict.fromkeys(weights, 0.0) for group, weights in plain["weights"].items()}
    judging = parse_player(f"mate/weights={json.dumps({**plain, 'weights': nothing})}", live).game
    state = live.new(2, live.complete_options(2, {}), 1)
    for _ in range(20):
        state.apply(live.playout(state, Rng(1)))
    assert judging.utility(state, 0) == 0.5
    assert live.utility(state, 0) != 0.5


def test_who_sees_everything_knows_each_card_to_come_and_leaves_the_position_alone() -> None:
    live = game("deadmansdraw")
    state = live.new(2, live.complete_options(2, {}), 5)
    worlds = [
        parse_player("omniscient:sailor", live).knowledge_of(live, state).determinize(Rng(luck)) for luck in range(3)
    ]
    assert [world.digest() for world in worlds] == [state.digest()] * 3
    assert all(world is not state for world in worlds)


def test_where_nobody_holds_anything_unseen_nobody_can_be_sighted() -> None:
    with pytest.raises(BadSetup):
        parse_player("open-hands:sailor", game("deadmansdraw"))


def test_the_command_prints_a_table_and_writes_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = [
        "league",
        "submarine",
        "--players",
        "2",
        "--bots",
        "boy,random",
        "--games",
        "2",
        "--out",
        str(tmp_path),
    ]
    assert cli.main(arguments) == 0
    assert "| boy - random | 2 |" in capsys.readouterr().out
    assert "boy - random" in (tmp_path / "submarine.md").read_text()
    written: dict[str, Any] = json.loads((tmp_path / "submarine.json").read_text())
    assert written["standings"][0]["games"] == 2
    assert {rating["bot"] for rating in written["ratings"]} == {"boy", "random"}


def test_the_command_says_which_bots_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["league", "submarine", "--bots", "boy,genius"]) == 2
    assert capsys.readouterr().err.startswith("kajuta: there is no bot 'genius' for submarine; there are random, ")


def test_without_its_package_the_command_says_what_to_install_before_it_plays(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(league_commands, "_has", lambda package: False)
    assert cli.main(["league", "submarine", "--players", "2", "--bots", "boy,random", "--games", "2"]) == 0
    said = capsys.readouterr()
    assert said.err.startswith("kajuta: without ratings, which need: python3 -m pip install openskill\n")
    assert "| boy - random | 2 |" in said.out
    assert cli.main(["train", "submarine"]) == 2
    assert capsys.readouterr().err == "kajuta: training needs scikit-learn: python3 -m pip install scikit-learn\n"
