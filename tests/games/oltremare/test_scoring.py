"""The lion, the last round, reshuffles and the final scoring."""

import pytest

from kajuta.games.oltremare.rules.cards import CARD_SYMBOLS, DRAW, FLAG, LION
from kajuta.games.oltremare.rules.engine import OltreMarePosition
from kajuta.games.oltremare.rules.token_rank_ducats import ducats_of_seats_by_token_rank
from tests.games.oltremare.positions import goods, held, play, table, token, turn


def over(state: OltreMarePosition) -> OltreMarePosition:
    """End the game in the given position."""
    state.to_act = None
    state.phase = ""
    return state


def points(state: OltreMarePosition, seat: int) -> dict[str, int]:
    """Final score of ``seat`` by message id of each line."""
    outcome = state.outcome()
    assert outcome is not None
    return {line.label["id"]: line.points for line in outcome.lines[seat]}


@pytest.mark.clause("oltremare", "lion.ties", "lion.prestige", "end.prestige")
def test_the_example_of_prestige_with_three_two_two_and_none() -> None:
    assert ducats_of_seats_by_token_rank([3, 2, 2, 0]) == [6, 3, 3, 1]
    assert ducats_of_seats_by_token_rank([0, 0, 0]) == [6, 6, 6]
    assert ducats_of_seats_by_token_rank([4, 3, 2, 1, 0]) == [6, 3, 1, 0, 0]
    assert ducats_of_seats_by_token_rank([2, 2, 1]) == [6, 6, 3]


@pytest.mark.clause("oltremare", "lion.cargo", "lion.when")
def test_the_example_of_the_lion_pays_17_and_leaves_two_olives() -> None:
    cargo = "grain, grain, grain, grain, grain, gems, gems, olives, olives"
    state = table(hands=("salt",), cargo=(cargo, "silk 2", "salt 2"), lion=0, prestige=(0, 1, 2))
    play(state, ("buy", "deck"))
    assert state.ducats[0] == 11 - 3 + 17 + 1
    assert goods(state.cargo[0]) == ["olives", "olives"]
    assert sorted(goods(state.discard)) == ["gems"] * 2 + ["grain"] * 5, "face up: everybody knows them"
    assert LION not in state.deck and state.lion == ()
    assert len(state.hands[0]) == 2, "another card came in its place"
    assert (state.active, state.phase) == (0, "trade"), "the turn goes on"


@pytest.mark.clause("oltremare", "lion.when")
def test_the_lion_is_scored_when_it_lies_on_top_at_the_end_of_a_turn() -> None:
    state = table(hands=("gems CS",), cargo=("olives 1",), lion=1, prestige=(1, 0, 0))
    after = turn(state)
    assert LION not in after.deck
    assert after.ducats[0] == 11 + 6 + 1, "what was just loaded stays, the olives under it pay"


@pytest.mark.clause("oltremare", "lion.when")
@pytest.mark.parametrize(("hand", "lion"), [("gems DP", 0), ("gems PC", 1), ("silk DC", 0)])
def test_the_lion_is_scored_among_pirates_and_among_cards_drawn(hand: str, lion: int) -> None:
    state = play(table(hands=(hand,), cargo=("olives 1",), lion=lion, prestige=(0, 2, 0)), "act")
    assert state.ducats[1] == 11 + 6
    assert LION not in state.pirates[0] + state.hands[0]


@pytest.mark.clause("oltremare", "lion.prestige")
def test_prestige_tokens_are_given_back_after_the_lion() -> None:
    state = play(table(lion=0, prestige=(3, 2, 0)), ("buy", "deck"))
    assert state.ducats == [11 - 3 + 6, 11 + 3, 11 + 1]
    assert state.prestige == [0, 0, 0] and state.prestige_left() == 40


@pytest.mark.clause("oltremare", "lion.cargo")
def test_a_cargo_of_one_kind_only_is_not_scored() -> None:
    state = play(table(cargo=("olives, olives, olives",), lion=0, prestige=(0, 0, 1)), ("buy", "deck"))
    assert goods(state.cargo[0]) == ["olives"] * 3
    assert state.ducats[0] == 11 - 3 + 3


@pytest.mark.clause("oltremare", "lion.laid")
def test_cards_just_played_are_neither_scored_nor_lost_at_the_lion() -> None:
    state = table(hands=("gems DC, gems DP",), cargo=("olives 2",), lion=1)
    play(state, "act")
    assert state.lion == ()
    assert len(state.laid) == 2
    play(state, ("load", state.laid[0]))
    assert goods(state.cargo[0]) == ["olives", "gems", "gems"]


@pytest.mark.clause("oltremare", "end.last-round")
def test_the_round_in_which_the_last_card_is_taken_is_the_last() -> None:
    state = table(
        hands=("gems DP", "silk DP", "salt DP"),
        cargo=("olives 1",) * 3,
        deck="grain",
        discard="pottery, pottery",
        rest=False,
    )
    turn(state)
    assert state.last_round
    assert turn(state).to_act == 2
    assert turn(state).to_act is None
    assert state.outcome() is not None


@pytest.mark.clause("oltremare", "end.last-round")
def test_in_the_turn_of_the_last_player_the_game_ends_with_it() -> None:
    state = table(hands=("", "", "gems DP"), cargo=("olives 1",) * 3, deck="grain", rest=False, active=2)
    assert turn(state).to_act is None


@pytest.mark.clause("oltremare", "end.reshuffle")
def test_later_cards_come_from_the_discards_and_do_not_make_the_game_longer() -> None:
    state = table(
        hands=("", "silk DC", "salt DC"),
        cargo=("olives 1",) * 3,
        deck="grain",
        discard="pottery, pottery, gems",
        rest=False,
        active=1,
    )
    turn(state)
    assert (state.last_round, held(state, 1)) == (True, ["grain"])
    play(state, "act")
    assert len(state.deck) == 2 and state.discard == ()
    assert held(state, 2)[0] in ("pottery", "gems")
    assert state.to_act is None


@pytest.mark.clause("oltremare", "end.unload")
def test_without_discards_the_start_player_scores_cargo_and_pirates_at_once() -> None:
    state = table(
        hands=("", "silk DC", ""),
        cargo=("gems, gems, olives 1", "olives 1", "olives 1"),
        pirates=("salt, salt",),
        rest=False,
        active=1,
    )
    state.last_round = True
    play(state, "act")
    assert state.ducats[0] == 11 + 5 + 1 - 2
    assert (state.cargo[0], state.pirates[0], state.unloaded[0]) == ((), (), 3), "the turn of seat 0 is over"
    assert len(state.hands[1]) == 1 and len(state.deck) == 4
    late = table(hands=("silk DC",), cargo=("gems, gems, olives 1",), rest=False)
    late.last_round = True
    play(late, "act")
    assert goods(late.cargo[0])[0] == "olives", "its turn is not over: the top stays"
    assert late.ducats[0] == 11 + 1 + 6


@pytest.mark.clause("oltremare", "end.unload")
def test_if_the_start_player_has_nothing_the_next_one_scores() -> None:
    state = table(
        hands=("silk DC",),
        cargo=("olives 1", "gems, gems, olives 2"),
        rest=False,
    )
    play(state, "act")
    assert state.ducats[:2] == [12, 17]
    assert len(state.hands[0]) == 1


@pytest.mark.clause("oltremare", "end.unload")
def test_a_top_that_was_paid_and_stayed_is_not_paid_when_the_same_seat_scores_once_more_in_its_turn() -> None:
    state = table(
        hands=("pottery PC, grain PC",), cargo=("gems, olives 2",), pirates=("salt, salt, salt, salt",), rest=False
    )
    play(state, ("buy", "deck"))
    assert state.ducats[0] == 11 - 3 + 1 + 1 - 4, "gems and olives pay, the olives stay"
    first, second = [card for card in state.hands[0] if CARD_SYMBOLS[card] == (FLAG, DRAW)][:2]
    play(state, "act", ("lay", first), ("lay", second))
    assert goods(state.cargo[0]) == ["olives"]
    assert state.ducats[0] == 6 - 3, "three pirate cards went into the deck, the olives are not paid again"


@pytest.mark.clause("oltremare", "end.unload")
def test_a_top_that_was_paid_and_stayed_is_not_paid_when_the_whole_cargo_goes_after_its_turn() -> None:
    state = table(hands=("", "", "silk DC"), cargo=("", "olives, olives, olives", "salt 1"), rest=False, active=2)
    state.unloaded[1] = 2
    play(state, "act")
    assert state.ducats[1] == 11 + 2, "the lowest stayed when two cards left from under it, so two olives pay"
    assert (state.cargo[1], state.unloaded[1]) == ((), 5), "all count in a tie"


@pytest.mark.clause("oltremare", "end.unload", "end.cargo")
def test_a_top_that_lies_alone_is_paid_at_the_end_only() -> None:
    state = table(hands=("silk DC",), cargo=("olives 1",), pirates=("salt",), rest=False)
    play(state, "act")
    assert state.ducats[0] == 11 + 1 - 1
    assert held(state, 0) == ["salt"], "the pirate card made up the new deck"
    assert points(over(state), 0)["good-olives"] == 1


@pytest.mark.clause("oltremare", "end.unload-played")
def test_cards_in_hand_and_cards_just_played_are_neither_scored_nor_shuffled_with_the_cargo() -> None:
    state = table(
        hands=("silk DC, salt DC, grain, grain",), cargo=("gems, gems, olives 2",), rest=False, pirates=("", "pottery")
    )
    silk, salt, *grain = state.hands[0]
    play(state, "act", ("lay", silk), ("lay", salt))
    assert state.laid == (silk, salt)
    assert held(state, 0) == ["gems", "gems", "pottery", "grain", "grain"], "two gems and a pirate card"
    assert set(grain) < set(state.hands[0]) and not state.deck
    assert state.ducats[0] == 11 + 3 + 5 + 1, "two ducat symbols, gems and the olives over them"


@pytest.mark.clause("oltremare", "play.pirates-aside")
def test_captured_cards_are_neither_scored_nor_shuffled_while_the_others_are_drawn() -> None:
    state = table(
        hands=("silk PC, salt DP",), cargo=("olives 2",), pirates=("gems, gems, scrolls",), deck="grain", rest=False
    )
    play(state, "act")
    assert state.ducats[0] == 11 + 1 - 3, (
        "the three pirate cards from before cost a ducat each, the first captured none"
    )
    assert len(state.pirates[0]) == 3 and goods(state.pirates[0])[0] == "grain"


@pytest.mark.clause("oltremare", "end.hand", "goal.ducats")
def test_only_ducats_win_and_cards_left_in_hand_count_nothing() -> None:
    state = table(hands=("gems, gems, scrolls, scrolls, scrolls", "grain"), cargo=("olives", "silk", "salt"))
    plain = over(state.copy())
    assert plain.outcome() is not None
    state.hands = [(), *state.hands[1:]]
    assert over(state).outcome() == plain.outcome()
    state.ducats[2] += 1
    assert state.winners() == (2,)


@pytest.mark.clause("oltremare", "end.cargo", "end.pirates", "end.ports", "end.prestige", "end.winner")
def test_the_example_of_the_final_scoring_42_40_and_45() -> None:
    state = table(
        cargo=(
            "salt, salt, scrolls, scrolls, scrolls, olives, olives, olives",
            "gems, gems, silk, gems, gems",
            "salt, salt, salt, grain, grain, grain, grain, grain, pottery, pottery",
        ),
        pirates=("", "silk, silk, silk", "silk"),
        ducats=(18, 20, 21),
        prestige=(4, 5, 0),
        tokens=("calm-sea", "", ""),
    )
    calm = token("calm-sea")
    state.used_tokens = [(calm,) * 3, (calm,) * 4, (calm,) * 3]
    outcome = over(state).outcome()
    assert outcome is not None
    assert outcome.scores == (42, 40, 45)
    assert outcome.places == (2, 3, 1)
    petra, iveta, honza = (points(state, seat) for seat in range(3))
    assert petra == {
        "line-ducats": 18,
        "line-prestige": 3,
        "good-scrolls": 8,
        "good-salt": 3,
        "good-olives": 4,
        "line-pirates": 0,
        "line-ports": 6,
    }
    assert (iveta["line-prestige"], iveta["good-gems"], iveta["good-silk"]) == (6, 10, 1)
    assert (iveta["line-pirates"], iveta["line-ports"]) == (-3, 6)
    assert (honza["line-prestige"], honza["good-pottery"], honza["good-grain"], honza["good-salt"]) == (1, 3, 12, 6)
    assert (honza["line-pirates"], honza["line-ports"]) == (-1, 3)


@pytest.mark.clause("oltremare", "end.winner", "end.winner-unloaded")
def test_a_tie_is_broken_by_cargo_and_then_by_the_way_from_the_start_player() -> None:
    state = over(table(cargo=("gems, olives", "silk, salt, gems", "salt, grain"), ducats=(11, 10, 11)))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (25, 25, 25)
    assert outcome.places == (2, 1, 3), "more cargo, then nearer to the start player"
    state.unloaded[2] = 2
    state.start = 1
    outcome = state.outcome()
    assert outcome is not None and outcome.places == (3, 2, 1), "cargo scored ahead of time counts too"
