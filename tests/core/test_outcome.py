"""The outcome of a game: places by points and tie-breakers, and explanations of equal points."""

from hypothesis import given
from hypothesis import strategies as st

from kajuta.core.message import Message, msg
from kajuta.core.outcome import Outcome, ScoreLine, TieBreaker
from tests.helpers.ties import untold_ties

FEW = st.integers(min_value=0, max_value=2)


def ranked(scores: list[int], *tie_breakers: TieBreaker) -> Outcome:
    return Outcome.ranked([(ScoreLine(msg("shells"), score),) for score in scores], msg("over"), *tie_breakers)


@st.composite
def outcomes(draw: st.DrawFn) -> Outcome:
    numbers = st.lists(FEW, min_size=5, max_size=5)
    tie_breakers = [
        TieBreaker(msg(f"tie-{n}"), tuple(draw(numbers)), draw(st.booleans())) for n in range(draw(st.integers(0, 3)))
    ]
    return ranked(draw(numbers), *tie_breakers)


@given(outcomes())
def test_each_pair_with_equal_points_is_told_the_first_difference_or_that_it_shares_a_place(outcome: Outcome) -> None:
    assert untold_ties(outcome) == []
    assert all(len({outcome.scores[seat] for seat in tie.seats}) == 1 for tie in outcome.ties)
    for tie in outcome.ties:
        places = [outcome.places[seat] for seat in tie.seats]
        assert places == sorted(places), "the best first"


@given(outcomes(), st.sets(st.integers(0, 4), max_size=4))
def test_who_gave_up_is_behind_all_others_and_only_equals_are_compared(outcome: Outcome, conceded: set[int]) -> None:
    after = outcome.with_conceded(sorted(conceded))
    assert all(after.places[seat] > after.places[other] for seat in conceded for other in set(range(5)) - conceded)
    assert all(conceded.issuperset(tie.seats) or conceded.isdisjoint(tie.seats) for tie in after.ties)
    assert all((one in conceded) != (other in conceded) for one, other in untold_ties(after))


def test_more_points_go_first_whatever_would_break_a_tie() -> None:
    outcome = ranked([3, 5, 4], TieBreaker(msg("gold"), (9, 0, 1)))
    assert (outcome.places, outcome.scores, outcome.ties) == ((3, 1, 2), (3, 5, 4), ())


def test_what_a_score_is_worth_may_differ_from_its_points() -> None:
    lines = [(ScoreLine(msg("shells"), score),) for score in (70, 20, 60)]
    outcome = Outcome.ranked(lines, msg("over"), value=lambda score: score if score < 60 else -score)
    assert (outcome.places, outcome.scores) == ((3, 1, 2), (70, 20, 60))


def test_a_crew_wins_or_loses_together_without_a_tie() -> None:
    lines = [(ScoreLine(msg("islands"), 7, of=36),)] * 3
    assert Outcome.together(True, lines, msg("over")).places == (1, 1, 1)
    lost = Outcome.together(False, lines, msg("over"))
    assert (lost.places, lost.scores, lost.winners, lost.ties) == ((2, 2, 2), (7, 7, 7), (), ())


def words(message: object) -> str:
    """Message ids, numbers and seats in a message, in order."""
    if not isinstance(message, dict):
        return str(message)
    if "seat" in message:
        return f"S{message['seat']}"
    return " ".join([message["id"].removeprefix("core-"), *(words(arg) for arg in message.get("args", {}).values())])


def told(outcome: Outcome) -> list[str]:
    messages: list[Message] = outcome.tie_messages()
    return [words(message) for message in messages]


def test_a_tie_that_a_number_decides_names_it_for_each_seat_the_better_first() -> None:
    cards = TieBreaker(msg("cards"), (12, 14))
    assert told(ranked([17, 17], cards)) == ["tie-decided 1 tie 17 more cards comma tie-number S1 14 tie-number S0 12"]
    discards = TieBreaker(msg("discards"), (3, 5), fewer=True)
    assert told(ranked([17, 17], discards)) == [
        "tie-decided 1 tie 17 fewer discards comma tie-number S0 3 tie-number S1 5"
    ]


def test_criteria_in_which_seats_are_equal_are_told_before_the_one_that_decides() -> None:
    outcome = ranked([4, 4], TieBreaker(msg("jokers"), (2, 2)), TieBreaker(msg("cards"), (0, 1)))
    assert told(outcome) == ["tie-decided 1 tie-equal tie 4 jokers 2 more cards comma tie-number S1 1 tie-number S0 0"]


def test_those_whom_a_criterion_leaves_equal_have_a_tie_of_their_own() -> None:
    outcome = ranked([4, 4, 4], TieBreaker(msg("jokers"), (1, 3, 1)), TieBreaker(msg("cards"), (7, 0, 8)))
    assert outcome.places == (3, 1, 2)
    assert [(tie.seats, tie.decided_by and tie.decided_by.label["id"]) for tie in outcome.ties] == [
        ((1, 2, 0), "jokers"),
        ((2, 0), "cards"),
    ]
    assert [message["args"]["place"] for message in outcome.tie_messages()] == [1, 2]


def test_seats_that_are_equal_in_everything_share_their_place() -> None:
    outcome = ranked([4, 4, 9, 4], TieBreaker(msg("gold"), (1, 1, 0, 1)))
    assert outcome.places == (2, 2, 1, 2)
    assert told(outcome) == ["tie-shared tie-equal tie 4 gold 1 comma S0 and S1 S3 2"]
    assert told(ranked([9, 9])) == ["tie-shared tie 9 and S0 S1 1"], "without a tie-breaker, too"
