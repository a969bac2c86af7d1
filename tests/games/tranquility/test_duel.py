"""The competitive variant."""

import pytest

from kajuta.games.tranquility.rules.cards import START
from kajuta.games.tranquility.rules.duel import own_card_count
from kajuta.games.tranquility.rules.engine import Tranquility
from tests.games.tranquility.positions import can, cards, deciding, full, kinds, new, play, table


def duel(*hands: str, display: str = "", deck: str = "", sun: int = 0, **more: object) -> Tranquility:
    state = table(*hands, variant="competitive", **more)  # type: ignore[arg-type]
    state.display = tuple(cards(display))
    state.deck = tuple(cards(deck))
    state.sun = sun
    state.first_seat = 0
    return state


@pytest.mark.clause("tranquility", "duel.setup")
def test_the_competitive_game_has_one_deck_five_open_cards_and_a_start() -> None:
    state = new(2, variant="competitive")
    assert [len(hand) for hand in state.hands] == [5, 5]
    assert (len(state.display), len(state.deck)) == (5, 70)
    assert state.piles == [[], []]
    assert state.started == START
    assert {
        (new(2, seed, variant="competitive").sun, new(2, seed, variant="competitive").active) for seed in range(20)
    } == {
        (0, 0),
        (0, 1),
        (1, 0),
        (1, 1),
    }


@pytest.mark.clause("tranquility", "duel.lay")
def test_each_lays_in_the_own_orientation_for_the_usual_price_or_discards_two() -> None:
    state = duel("12 20 30", "40 50", sun=1, sea={0: 10})
    assert kinds(state) == {"lay", "discard"}
    play(state, ("lay", 12, 1), ("pay", 20), ("pay", 30), ("lay", 40, 20))
    assert state.moon == 1 << 1
    assert (own_card_count(state, 0), own_card_count(state, 1)) == (1, 2)


@pytest.mark.clause("tranquility", "duel.draw")
def test_open_cards_are_taken_one_by_one_and_refilled_afterwards() -> None:
    state = duel("10 20 30 40", "50", display="1 2 3 4 5", deck="70 71 72")
    play(state, ("lay", 10, 4))
    assert deciding(state) == "taking"
    play(state, ("take", 3))
    assert state.display == (1, 2, 4, 5), "not refilled meanwhile"
    play(state, ("take", 5))
    assert state.hands[0] == [3, 5, 20, 30, 40]
    assert state.display == (1, 2, 4, 71, 72)
    assert state.deck == (70,)
    assert state.to_act == 1


@pytest.mark.clause("tranquility", "duel.finish")
def test_a_finish_on_the_full_sea_ends_the_game() -> None:
    assert not can(duel("finish", "50", sea=full(but={3: 0})), "finish")
    state = play(duel("finish", "50", sea=full()), ("finish",))
    outcome = state.outcome()
    assert outcome is not None
    assert [line.points for line in outcome.lines[0]] == [72, 0, 3, 0]


@pytest.mark.clause("tranquility", "duel.stuck")
def test_being_stuck_ends_the_game_without_losing_it() -> None:
    state = duel("", "50 51", sun=0, sea={3: 10, 7: 20})
    play(state, ("stuck",))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == (1, 2)
    assert outcome.reason["id"] == "end-duel-stuck"


@pytest.mark.clause("tranquility", "duel.score")
def test_points_are_two_a_card_minus_discards_three_for_the_finish_one_for_the_second() -> None:
    state = duel("finish", "50", sun=0, sea=full())
    state.moon = (1 << 10) - 1
    state.discards = [[1, 3, 5], [7]]
    play(state, ("finish",))
    outcome = state.outcome()
    assert outcome is not None
    assert [[line.points for line in lines] for lines in outcome.lines] == [[52, -3, 3, 0], [20, -1, 0, 1]]
    assert outcome.scores == (52, 20)
    assert outcome.places == (1, 2)


@pytest.mark.clause("tranquility", "duel.tie")
def test_on_equal_points_fewer_discards_win() -> None:
    state = duel("", "50", sun=0, sea={0: 10, 1: 20, 2: 30})
    state.moon = 0b100
    state.discards = [[1], []]
    outcome = play(state, ("stuck",)).outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((3, 3), (2, 1))


@pytest.mark.clause("tranquility", "duel.tie")
@pytest.mark.parametrize(("moons_on_top", "places"), [(6, (2, 1)), (2, (1, 2)), (3, (1, 1))])
def test_then_the_top_row_decides_or_nobody(moons_on_top: int, places: tuple[int, int]) -> None:
    state = duel("40", "finish", sun=0, sea=full(), turn_of=1)
    state.moon = ((1 << 17 - moons_on_top) - 1) | sum(1 << cell for cell in range(30, 30 + moons_on_top))
    outcome = play(state, ("finish",)).outcome()
    assert outcome is not None
    assert outcome.scores == (38, 38)
    assert outcome.places == places
