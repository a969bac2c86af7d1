"""Special rules of the Smugglers."""

import pytest

from kajuta.core.rng import Rng
from kajuta.core.scene import elements
from kajuta.games.ahoy import GAME
from kajuta.games.ahoy.rules import decision_types
from kajuta.games.ahoy.rules import market_card_table as cards
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import DAMAGE, RIVAL, SMUGGLER, UNION
from kajuta.games.ahoy.rules.reward_grid import REWARD_GRID, REWARD_NAMES
from tests.games.ahoy.positions import (
    FULL_SAIL,
    NE,
    NEGOTIATE,
    NW,
    SAIL,
    SE,
    E,
    N,
    S,
    W,
    asked,
    at_sea,
    comrades,
    fort,
    fortune,
    load,
    play,
)


def delivering(square: int = 12, came_from: int = 12, **more: object) -> Ahoy:
    """A smuggler about to deliver a cargo (the cutpurse) on its island; the white marker is on ``square``."""
    more.setdefault("ships", {SMUGGLER: SE})
    s = at_sea(SMUGGLER, [1, 1], **more)  # type: ignore[arg-type]
    s.cargo[SMUGGLER] = (cards.CUTPURSE,)
    s.white[SMUGGLER], s.black[SMUGGLER] = square, came_from
    return play(s, ("deliver", cards.CUTPURSE))


@pytest.mark.clause("ahoy", "cargo.smuggle", "cargo.deliver", "cargo.steps", "cargo.favour")
def test_the_example_of_the_divers_jewelry() -> None:
    tiles = (("fish-a", 0, 0), ("swords-a", 2, 0))
    market = [cards.DIVER, cards.PILOT]
    s = at_sea(SMUGGLER, [6, 1], tiles=tiles, ships={SMUGGLER: SE}, market=market, gold={SMUGGLER: 1})
    s.deck.remove(cards.SEA_DOG)
    s.deck.append(cards.SEA_DOG)
    assert ("hire", 0) in s.legal_actions()
    assert GAME.scene(s, None)["status"]["args"] == {"n": 2, "card": "yes"}, "the status names what needs no die"
    play(s, ("smuggle", 0))
    assert s.cargo[SMUGGLER] == (cards.DIVER,)
    assert s.gold[SMUGGLER] == 1
    assert s.market[0] == cards.SEA_DOG
    assert ("deliver", cards.DIVER) not in s.legal_actions()
    s.ships[SMUGGLER] = 7
    s.wealth[1] = 2
    play(s, ("deliver", cards.DIVER))
    assert s.total_fame(SMUGGLER) == 2
    assert s.wealth[1] == 3
    assert [REWARD_GRID[a[1]] for a in s.legal_actions()] == [(6, 1), (9, 1), (3, 1), (2, 1)]  # type: ignore[index]
    play(s, ("reward", 17), ("take", 1))
    assert s.has_crew(SMUGGLER, cards.PILOT)
    assert asked(s) == decision_types.ChooseFavourMarkerForDelivery
    play(s, ("favour", 1))
    assert s.delivered[2 * SMUGGLER + 1] == (cards.DIVER,)


@pytest.mark.clause("ahoy", "rewards.marker")
def test_the_rewards_lie_on_a_grid_of_five_by_five() -> None:
    lie = [
        " ".join(f"{REWARD_NAMES[what]}:{count}" for what, count in REWARD_GRID[row : row + 5])
        for row in range(0, 25, 5)
    ]
    assert lie == [
        "pay:5 move:2 fame:2 hire:1 fame-wealth:4",
        "hire:1 wind:1 gold:1 fame:1 mend:1",
        "gold:2 fame:1 start:0 tile:1 fame:2",
        "wind:1 move-quietly:2 hire:1 gold:2 move:2",
        "fame:3 gold:2 fame:2 gold:1 mend-fame:1",
    ]


@pytest.mark.clause("ahoy", "cargo.limit")
def test_a_third_cargo_goes_overboard() -> None:
    market = [cards.MYSTIC, cards.PILOT, cards.GUST]
    s = at_sea(SMUGGLER, [1, 1], ships={SMUGGLER: SE}, market=market)
    s.cargo[SMUGGLER] = (cards.DIVER, cards.ELDER)
    play(s, ("smuggle", 0))
    assert s.legal_actions() == [("drop", cards.DIVER), ("drop", cards.ELDER), ("drop", cards.MYSTIC)]
    assert s.market[0] == -1, "what comes into the market next is not known yet"
    top = s.deck[-1]
    play(s, ("drop", cards.DIVER))
    assert s.market[0] == top
    assert s.cargo[SMUGGLER] == (cards.ELDER, cards.MYSTIC)
    assert s.box == 1 << cards.DIVER


@pytest.mark.clause("ahoy", "cargo.limit", "cargo.smuggle")
def test_two_cargoes_are_taken_in_one_turn_and_the_market_is_refilled() -> None:
    s = at_sea(SMUGGLER, [1, 1], ships={SMUGGLER: SE}, market=[cards.MYSTIC, cards.GUNNER, cards.PILOT])
    play(s, ("smuggle", 0), ("smuggle", 1))
    assert s.cargo[SMUGGLER] == (cards.MYSTIC, cards.GUNNER)
    assert asked(s) == decision_types.ChooseTurnAction
    assert -1 not in s.market


@pytest.mark.clause("ahoy", "cargo.steps")
def test_wealth_does_not_rise_above_six() -> None:
    s = at_sea(SMUGGLER, [1, 1], ships={SMUGGLER: SE})
    s.cargo[SMUGGLER] = (cards.CUTPURSE,)
    s.wealth[0] = 6
    play(s, ("deliver", cards.CUTPURSE))
    assert s.wealth[0] == 6
    assert asked(s) == decision_types.ChooseRewardSquare


@pytest.mark.clause("ahoy", "cargo.secret", "cargo.favour")
def test_only_its_owner_knows_which_marker_is_whose() -> None:
    s = delivering()
    play(s, ("reward", 11), ("favour", 0))

    def notes(state: Ahoy, viewer: int | None) -> list[object]:
        return [one.get("note") for one in elements(GAME.scene(state, viewer)) if one["id"].startswith("favour:1:")]

    mine, other = s.seat_of[SMUGGLER], s.seat_of[RIVAL]
    assert all(notes(s, mine))
    assert notes(s, other) == notes(s, None) == [None, None]
    assert {s.determinize(other, Rng(n)).pledge[SMUGGLER] for n in range(20)} == {0, 1}
    assert {s.determinize(mine, Rng(n)).pledge[SMUGGLER] for n in range(20)} == {s.pledge[SMUGGLER]}
    assert {Ahoy((0, 1, 2, 3), seed).pledge[SMUGGLER] for seed in range(20)} == {0, 1}


@pytest.mark.clause("ahoy", "smugglers.full-sail")
def test_full_sail_goes_as_far_as_the_die_shows() -> None:
    s = at_sea(SMUGGLER, [4, 1], ships={SMUGGLER: NW})
    play(s, ("die", 5, FULL_SAIL), ("go", E), ("go", E), ("go", E), ("go", S))
    assert s.ships[SMUGGLER] == 7
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "smugglers.negotiate")
def test_negotiate_recruits_any_card_and_a_second_for_a_comrade() -> None:
    market = [cards.SEA_WITCH, cards.FIGHTERS, cards.SAILOR]
    s = at_sea(SMUGGLER, [2, 2], ships={SMUGGLER: SE}, market=market)
    comrades(s, 0, 3)
    play(s, ("die", 5, NEGOTIATE), ("take", 0), ("take", 1))
    assert s.crew[SMUGGLER] == 1 << cards.SEA_WITCH | 1 << cards.FIGHTERS
    assert (s.comrades[0], s.comrade_supply) == (2, 18)
    assert asked(s) == decision_types.ChooseTurnAction, "never a third"
    s = at_sea(SMUGGLER, [2, 2], ships={SMUGGLER: SE}, market=market)
    play(s, ("die", 5, NEGOTIATE), ("take", 0))
    assert asked(s) == decision_types.ChooseTurnAction, "no comrade, no second card"
    s = at_sea(SMUGGLER, [2, 2], ships={SMUGGLER: NE}, market=market)
    play(s, ("die", 5, NEGOTIATE))
    assert asked(s) == decision_types.ChooseTurnAction, "not away from an island"
    s = at_sea(SMUGGLER, [2, 2], ships={SMUGGLER: SE}, market=market)
    comrades(s, 0, 1)
    play(s, ("die", 5, NEGOTIATE), ("take", 0), ("done",))
    assert s.crew[SMUGGLER] == 1 << cards.SEA_WITCH
    assert s.comrades[0] == 1
    s = at_sea(SMUGGLER, [2, 2], ships={SMUGGLER: SE})
    comrades(s, 0, 1)
    play(s, ("die", 5, NEGOTIATE))
    assert (asked(s), s.comrades[0]) == (decision_types.ChooseTurnAction, 1), (
        "with an empty market no comrade can be removed"
    )


@pytest.mark.clause("ahoy", "rewards.marker")
def test_the_white_marker_never_steps_onto_the_black_one_which_follows() -> None:
    s = delivering(square=11, came_from=12)
    assert s.legal_actions() == [("reward", 6), ("reward", 16), ("reward", 10)]
    play(s, ("reward", 10), ("favour", 0))
    assert (s.white[SMUGGLER], s.black[SMUGGLER]) == (10, 11)


@pytest.mark.clause("ahoy", "rewards.within")
def test_a_reward_within_a_reward_leaves_the_black_marker_behind_the_last_step() -> None:
    s = at_sea(SMUGGLER, [1, 1], ships={SMUGGLER: SE, RIVAL: NE})
    s.cargo[SMUGGLER] = (cards.CUTPURSE,)
    s.white[SMUGGLER], s.black[SMUGGLER] = 2, 7
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, ("deliver", cards.CUTPURSE), ("reward", 1), ("go", N), ("victory", 1), ("hit", 31))
    assert ("reward", 2) in s.legal_actions(), "the black marker has not followed yet"
    play(s, ("reward", 6), ("done",), ("favour", 0))
    assert (s.white[SMUGGLER], s.black[SMUGGLER]) == (6, 1)


@pytest.mark.clause("ahoy", "rewards.within")
def test_the_last_step_counts_even_where_it_leads_back_to_an_earlier_square() -> None:
    tiles, wind = (("skull-b", 0, 0), ("fish-a", 2, 0)), 6
    s = at_sea(SMUGGLER, [1, 1], tiles=tiles, ships={SMUGGLER: SE, RIVAL: NE, UNION: wind})
    s.cargo[SMUGGLER] = (cards.CUTPURSE,)
    s.white[SMUGGLER], s.black[SMUGGLER] = 2, 7
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, ("deliver", cards.CUTPURSE), ("reward", 1), ("go", N), ("victory", 1), ("hit", 31))
    fortune(s, 6, 1)
    play(s, ("reward", 6), ("fly", wind), ("victory", 1), ("hit", 20), ("reward", 1), ("done",))
    assert asked(s) == decision_types.ChooseFavourMarkerForDelivery
    assert (s.white[SMUGGLER], s.black[SMUGGLER]) == (1, 6)


@pytest.mark.clause("ahoy", "rewards.marker")
def test_the_markers_stay_on_the_grid() -> None:
    s = delivering(square=0, came_from=1)
    assert asked(s) == decision_types.ChooseFavourMarkerForDelivery, (
        "the only way is taken at once; without gold nothing can be paid"
    )
    assert s.white[SMUGGLER] == 5


@pytest.mark.clause("ahoy", "rewards.pay")
def test_gold_is_paid_for_fame() -> None:
    s = delivering(square=5, came_from=10, gold={SMUGGLER: 7})
    play(s, ("reward", 0))
    assert s.legal_actions()[-1] == ("pay", 5)
    play(s, ("pay", 5))
    assert s.gold[SMUGGLER] == 2
    assert s.total_fame(SMUGGLER) == 2 + 5


@pytest.mark.clause("ahoy", "rewards.gains")
@pytest.mark.parametrize(
    ("square", "to", "gold", "fame"), [(12, 11, 0, 1), (12, 7, 1, 0), (15, 20, 0, 3), (11, 10, 2, 0)]
)
def test_gold_and_fame_are_taken(square: int, to: int, gold: int, fame: int) -> None:
    s = delivering(square=square, came_from=99)
    play(s, ("reward", to))
    assert (s.gold[SMUGGLER], s.fame_of_rewards[SMUGGLER]) == (gold, fame)


@pytest.mark.clause("ahoy", "rewards.gains", "end.goal")
@pytest.mark.parametrize(("before", "asks"), [(24, False), (25, True), (27, True), (28, False)])
def test_only_fame_that_reaches_thirty_may_be_left(before: int, asks: bool) -> None:
    for taken in ("take", "done"):
        s = delivering(square=15, came_from=10)
        s.fame_of_cargo[SMUGGLER] = before + 2
        play(s, ("reward", 20))
        assert (asked(s) == decision_types.ChooseRewardAcceptance) == asks
        if asks:
            play(s, (taken,))
        assert s.total_fame(SMUGGLER) == before + 2 + (0 if asks and taken == "done" else 3)
        assert asked(s) == decision_types.ChooseFavourMarkerForDelivery


@pytest.mark.clause("ahoy", "move.anchor", "rewards.move")
@pytest.mark.parametrize(("rolls", "winner"), [((6, 1), SMUGGLER), ((1, 6), RIVAL)])
def test_a_reward_that_moves_nobody_anchors_nobody(rolls: tuple[int, int], winner: int) -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: 4, RIVAL: NE})
    s.white[winner], s.black[winner] = 11, 12
    load(s, SMUGGLER, 1)
    fortune(s, *rolls)
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", W), ("victory", 1))
    play(s, s.legal_actions()[0], ("reward", 16), ("done",))
    assert asked(s) == decision_types.ChooseTurnAction
    assert s.gold[SMUGGLER] == 1, "for the move that brought it here, and only once"
    assert s.gold[RIVAL] == 0


@pytest.mark.clause("ahoy", "rewards.hire", "squadron.dominion")
def test_a_reward_recruits_anywhere_but_at_a_fort() -> None:
    for closed in (False, True):
        s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: SE}, market=[cards.SEA_WITCH, cards.FIGHTERS])
        s.cargo[SMUGGLER] = (cards.CUTPURSE,)
        play(s, ("deliver", cards.CUTPURSE))
        if closed:
            fort(s, 0)
        play(s, ("reward", 17))
        assert (asked(s) == decision_types.ChooseRewardRecruit) == (not closed)
    s = delivering(market=[cards.SEA_WITCH])
    play(s, ("reward", 17), ("done",))
    assert s.crew[SMUGGLER] == 0


@pytest.mark.clause("ahoy", "rewards.move")
def test_a_reward_moves_up_to_two_one_of_them_without_battles() -> None:
    s = delivering(square=0, came_from=5, ships={SMUGGLER: SE, RIVAL: NE})
    assert asked(s) == decision_types.ChooseMoveStep
    assert ("done",) in s.legal_actions()
    s = delivering(square=11, came_from=12, ships={SMUGGLER: SE, RIVAL: NE})
    load(s, SMUGGLER, 3)
    play(s, ("reward", 16), ("go", 0))
    assert asked(s) == decision_types.ChooseMoveStep, "battles are ignored"


@pytest.mark.clause("ahoy", "rewards.wind")
def test_a_free_tailwind_leads_to_any_number_or_is_declined() -> None:
    s = delivering(square=11, came_from=12)
    play(s, ("reward", 6))
    assert asked(s) == decision_types.ChooseJumpTarget
    assert s.legal_actions() == [("fly", 6), ("done",)]
    play(s, ("done",))
    assert s.ships[SMUGGLER] == SE


@pytest.mark.clause("ahoy", "rewards.mend")
def test_a_reward_repairs_everything_one_of_them_for_fame() -> None:
    for square, came_from, to, fame in ((8, 7, 9, 0), (19, 18, 24, 3)):
        s = at_sea(SMUGGLER, [1, 1], ships={SMUGGLER: SE})
        s.cargo[SMUGGLER] = (cards.CUTPURSE,)
        s.white[SMUGGLER], s.black[SMUGGLER] = square, came_from
        for slot in (12, 15, 17):
            s.slots[slot] = DAMAGE
        play(s, ("deliver", cards.CUTPURSE), ("reward", to), ("take",))
        assert s.damaged_slots(SMUGGLER) == []
        assert s.fame_of_rewards[SMUGGLER] == fame
    s.slots[12] = DAMAGE
    s.white[SMUGGLER], s.black[SMUGGLER] = 8, 7
    s.stack.append(decision_types.ChooseRewardSquare(SMUGGLER))
    play(s, ("reward", 9), ("done",))
    assert s.damaged_slots(SMUGGLER) == [12], "it may be left"


@pytest.mark.clause("ahoy", "rewards.wealth")
def test_four_fame_and_a_richer_region() -> None:
    s = delivering(square=9, came_from=8)
    play(s, ("reward", 4), ("take",))
    assert s.fame_of_rewards[SMUGGLER] == 4
    assert s.wealth[0] == 3, "one for the delivery, one for the reward"
    s = play(delivering(square=9, came_from=8), ("reward", 4), ("done",), ("favour", 0))
    assert (s.fame_of_rewards[SMUGGLER], s.wealth[0]) == (0, 2), "it may be left"
    assert s.white[SMUGGLER] == 4


@pytest.mark.clause("ahoy", "rewards.tile")
def test_a_reward_adds_a_region_anywhere_beside_the_map() -> None:
    s = delivering()
    play(s, ("reward", 13), ("take",))
    assert asked(s) == decision_types.ChooseRewardTileSite
    sites = {action[1:] for action in s.legal_actions()}
    assert {(-2, 0), (0, -2), (4, 1), (2, 2)} <= sites
    play(s, ("site", 0, 2))
    play(s, s.legal_actions()[0])
    assert len(s.chart.placed) == 3
    assert s.wealth[2] == 1
    assert s.ships == [-1, SE, -1, -1, -1, -1], "nobody moves"
    s = delivering()
    tiles = len(s.tile_stack)
    play(s, ("reward", 13), ("done",))
    assert len(s.tile_stack) == tiles, "declined before it is drawn"
    assert asked(s) == decision_types.ChooseFavourMarkerForDelivery
    s = delivering()
    s.tile_stack = []
    play(s, ("reward", 13))
    assert asked(s) == decision_types.ChooseFavourMarkerForDelivery


@pytest.mark.clause("ahoy", "cargo.deliver")
def test_cargo_is_delivered_only_on_an_island_of_its_symbol() -> None:
    s = at_sea(SMUGGLER, [1, 1], ships={SMUGGLER: SE})
    s.cargo[SMUGGLER] = (cards.DIVER, cards.CUTPURSE)
    assert [a for a in s.legal_actions() if a[0] == "deliver"] == [("deliver", cards.CUTPURSE)]
    s.ships[SMUGGLER] = NE
    assert not [a for a in s.legal_actions() if a[0] == "deliver"]
