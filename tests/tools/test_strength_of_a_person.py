"""A person's strength on the scale of the ranks: games that count, the estimate, and its uncertainty."""

import json
import math
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from kajuta.games import all_games, game
from tests.helpers.node import run_node
from tools.game_data import strength

RANKS = ("boy", "sailor", "mate", "captain")
MEASURED = [one.id for one in all_games() if strength(one.id)]
OF_RIVALS = [name for name in MEASURED if any(not table["crew"] for table in strength(name)["tables"])]


def step(rank: str, share: float, give: float = 0.03) -> dict[str, Any]:
    return {"rank": rank, "games": 400, "mean": share, "low": share - give, "high": share + give}


DUEL = {
    "seats": 2,
    "options": {},
    "crew": False,
    "ranks": [step("sailor", 0.75), step("mate", 0.75), step("captain", 0.75)],
}
CREW = {"seats": 2, "options": {"storms": "on"}, "crew": True, "ranks": [step("boy", 0.1), step("captain", 0.7)]}


def played(won: float, seats: Sequence[str] = ("human", "mate"), **changes: Any) -> dict[str, Any]:
    """A game that counts; ``won``: 1, 0, or 0.5 for a victory shared with the next seat."""
    places = [1 if won else 2, 2 if won == 1 else 1, *(2 for _ in seats[2:])][: len(seats)]
    return {
        "id": "g",
        "game": "any",
        "at": 1,
        "spent": 1,
        "seats": list(seats),
        "options": {},
        "places": places,
        "scores": [0] * len(seats),
        "together": False,
        "practice": False,
        "feats": [],
        "rated": True,
        **changes,
    }


def estimates(
    persons: Sequence[list[dict[str, Any]]],
    tables: Sequence[dict[str, Any]] = (DUEL,),
    defaults: dict[str, str] | None = None,
    alike: Sequence[str] = (),
) -> list[dict[str, Any]]:
    given = {
        "ranks": {"tables": list(tables), "alike": list(alike)},
        "defaults": defaults or {},
        "persons": list(persons),
    }
    found: list[dict[str, Any]] = run_node("tests/tools/strength.mjs", given=given)
    return found


def estimate(games: list[dict[str, Any]], **table: Any) -> dict[str, Any]:
    return estimates([games], **table)[0]


@pytest.mark.parametrize(
    "changes",
    [
        {"rated": False},
        {"practice": True},
        {"seats": ["human", "human"]},
        {"seats": ["human", "guest"]},
        {"seats": ["human", "random"]},
    ],
)
def test_a_game_counts_where_one_person_met_ranks_on_equal_terms(changes: dict[str, Any]) -> None:
    assert estimate([played(1), played(1, **changes)])["counted"] == [True, False]


def test_a_record_of_an_earlier_release_does_not_count() -> None:
    old = played(1)
    del old["rated"]
    assert estimate([old])["counted"] == [False]


def test_too_few_games_give_no_number() -> None:
    few, enough = estimates([[played(1)] * 9, [played(1)] * 10])
    assert (few["games"], few["strength"]) == (9, None)
    assert enough["strength"]["points"] > 300


def test_games_at_a_table_or_against_a_rank_that_was_not_measured_give_no_number() -> None:
    known = {**DUEL, "ranks": DUEL["ranks"][:2]}
    at_other = [played(1, ("human", "mate", "mate"))] * 12
    against_other = [played(1, ("human", "captain"))] * 12
    other_rules = [played(1, options={"variant": "wild", "help": "off"})] * 12
    given = [at_other, against_other, other_rules, [played(1)] * 12]
    found = estimates(given, tables=[known], defaults={"variant": "tame", "help": "on"}, alike=["help"])
    assert [one["games"] for one in found] == [0, 0, 0, 12]
    assert [one["rated"] for one in found] == [12] * 4


def test_options_that_change_nothing_for_the_ranks_do_not_matter() -> None:
    games = [played(1, options={"help": "off"})] * 12
    assert estimate(games, defaults={"help": "on"}, alike=["help"])["games"] == 12
    assert estimate(games, defaults={"help": "on"})["games"] == 0


def test_who_wins_as_often_as_a_rank_does_plays_like_it() -> None:
    even = [played(n % 2, ("human", "mate")) for n in range(100)]
    shared = [played(0.5, ("human", "mate"))] * 100
    often = [played(0 if n % 4 == 0 else 1, ("human", "sailor")) for n in range(100)]
    for found in estimates([even, shared, often]):
        assert found["strength"]["ranks"] == ["mate"]
        assert found["strength"]["points"] == pytest.approx(300, abs=8)


def test_only_the_latest_hundred_games_count_for_people_learn() -> None:
    beginner, expert = [played(0, ("human", "boy"))] * 60, [played(1, ("human", "captain"))] * 100
    learnt, known = estimates([beginner + expert, expert])
    assert learnt["strength"] == known["strength"]


def test_a_step_that_the_league_did_not_decide_names_both_ranks() -> None:
    close = {**DUEL, "ranks": [*DUEL["ranks"][:2], step("captain", 0.51)]}
    beaten_by_mates = [played(n % 2, ("human", "mate")) for n in range(100)]
    assert estimate(beaten_by_mates, tables=[close])["strength"]["ranks"] == ["mate", "captain"]


def test_an_unsure_table_makes_an_unsure_number() -> None:
    games = [played(int(n % 3 > 0), ("human", "mate")) for n in range(100)]
    unsure = {**DUEL, "ranks": [*DUEL["ranks"][:2], step("captain", 0.75, 0.2)]}
    widths = [
        found["high"] - found["low"]
        for found in (estimate(games, tables=[table])["strength"] for table in (DUEL, unsure))
    ]
    assert widths[1] > widths[0]


def test_crews_are_compared_at_their_table_and_apart_by_who_else_is_aboard() -> None:
    def sail(won: bool, seats: tuple[str, str], **changes: Any) -> dict[str, Any]:
        return played(1, seats, together=True, places=[1, 1] if won else [2, 2], options={"storms": "on"}, **changes)

    games = [sail(n % 4 > 0, ("human", "mate")) for n in range(20)] + [sail(True, ("boy", "human"))] * 3
    games.append(sail(True, ("human", "mate"), practice=True))
    found = estimate(games, tables=[DUEL, CREW], defaults={"storms": "off"})
    assert [(one["latest"]["seats"], one["games"]) for one in found["crews"]] == [
        (["human", "mate"], 20),
        (["boy", "human"], 3),
    ]
    crew = found["crews"][0]
    assert crew["table"] == CREW
    assert (crew["mean"], crew["low"], crew["high"]) == pytest.approx((0.75, 0.531, 0.888), abs=0.001)
    assert found["strength"] is None


# A second implementation of the strength model, to compare with


def steps_of(table: dict[str, Any], deviation: Callable[[], float]) -> list[float]:
    """Strengths of the ranks in logits, weakest first; ``deviation``: draws an error of a step, in standard errors."""

    def logits(share: float) -> float:
        inside = min(0.995, max(0.005, share))
        return math.log(inside * (table["seats"] - 1) / (1 - inside))

    strengths = [0.0]
    for row in table["ranks"]:
        spread = (logits(row["high"]) - logits(row["low"])) / (2 * 1.96)
        strengths.append(strengths[-1] + max(0.02, logits(row["mean"]) + deviation() * spread))
    return strengths


def simulated(
    table: dict[str, Any], strengths: list[float], rank: int, games: int, chance: random.Random
) -> list[dict[str, Any]]:
    """Games of a person as strong as ``rank`` against randomly drawn ranks."""
    found = []
    for _ in range(games):
        others = [chance.randrange(len(strengths)) for _ in range(table["seats"] - 1)]
        forces = [math.exp(strengths[rank]), *(math.exp(strengths[other]) for other in others)]
        won = chance.random() * sum(forces) < forces[0]
        found.append(played(int(won), ("human", *(RANKS[other] for other in others)), options=table["options"]))
    return found


@pytest.mark.parametrize("name", OF_RIVALS)
def test_the_interval_holds_players_of_known_rank_as_often_as_it_says(name: str) -> None:
    tables = [table for table in strength(name)["tables"] if not table["crew"]]
    chance = random.Random(48)
    truths, persons = [], []
    for table in tables:
        for _ in range(30):
            strengths = steps_of(table, lambda: chance.gauss(0, 1))
            for rank in range(len(strengths)):
                truths.append(100 * (rank + 1))
                persons.append(simulated(table, strengths, rank, 40, chance))
    found = [one["strength"] for one in estimates(persons, tables=tables)]
    held = [one["low"] <= truth <= one["high"] for one, truth in zip(found, truths, strict=True)]
    assert sum(held) / len(held) >= 0.9
    named = [RANKS[truth // 100 - 1] in one["ranks"] for one, truth in zip(found, truths, strict=True)]
    assert sum(named) / len(named) >= 0.7


def test_the_number_agrees_with_openskill() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0)
    scale = math.sqrt(2) * model.beta  # one logit in openskill points if both strengths are known
    chance = random.Random(7)
    strengths = steps_of(DUEL, lambda: 0.0)
    persons = [simulated(DUEL, strengths, rank, 100, chance) for rank in (0, 1, 2, 3)]
    for games, found in zip(persons, estimates(persons), strict=True):
        person = model.rating()
        for one in games:
            fixed = model.rating(mu=25 + scale * strengths[RANKS.index(one["seats"][1])], sigma=1e-6)
            [[person], _] = model.rate([[person], [fixed]], ranks=[float(place) for place in one["places"]])
        step_height = strengths[1]
        points = 100 * (1 + (person.mu - 25) / scale / step_height)
        spread = 100 * person.sigma / scale / step_height
        number = found["strength"]
        assert number["points"] == pytest.approx(points, abs=spread)
        assert (number["high"] - number["low"]) / (2 * 1.96) == pytest.approx(spread, rel=0.4)


# Tables of rank strengths


@pytest.mark.parametrize("name", MEASURED)
def test_the_table_of_a_game_names_ranks_in_order_at_tables_that_the_game_has(name: str) -> None:
    measured, live = strength(name), game(name)
    keys = [json.dumps([table["seats"], table["options"]]) for table in measured["tables"]]
    assert len(set(keys)) == len(keys)
    for table in measured["tables"]:
        options = live.complete_options(table["seats"], table["options"])
        assert table["crew"] == (live.is_cooperative(options) or table["seats"] == 1)
        ranks = [row["rank"] for row in table["ranks"]]
        assert ranks == [rank for rank in RANKS if rank in ranks]
        assert table["crew"] or ranks == list(RANKS[1 : len(ranks) + 1])
        for row in table["ranks"]:
            assert 0 <= row["low"] <= row["mean"] <= row["high"] <= 1
            assert row["games"] > 0
    assert set(measured.get("alike", [])) <= {option.id for option in live.options}
