"""The variant in which mermaids have an effect."""

import pytest

from kajuta.games.deadmansdraw.rules.cards import MERMAID, SUIT_OF_CARD, VALUE_OF_CARD
from tests.games.deadmansdraw.positions import bank, cards, flip, lies, one, play, suit, table
from tests.games.deadmansdraw.test_setup import new

NOBODY = "navigator"


@pytest.mark.clause("deadmansdraw", "mermaids.cards", "mermaids.discard")
def test_mermaids_have_the_values_of_all_suits_and_the_siren_joins() -> None:
    state = new(mermaids="on", characters="on")
    assert [VALUE_OF_CARD[card] for card in state.component_inventory() if SUIT_OF_CARD[card] == MERMAID] == [
        2,
        3,
        4,
        5,
        6,
        7,
    ]
    assert one("mermaid 2") in state.discard
    assert len(state.discard) == 10
    assert "siren" in [name for pair in (*state.dealt, state.box) for name in pair]


@pytest.mark.clause("deadmansdraw", "mermaids.effect")
def test_example_a_mermaid_moves_the_cannon_and_it_fires_again() -> None:
    state = table(banks=("", "key 3, key 5"), row="anchor 4, cannon 5", flips="mermaid 6", mermaids=True)
    flip(state)
    assert state.legal_actions() == [("move", one("anchor 4")), ("move", one("cannon 5"))]
    play(state, ("move", one("cannon 5")))
    assert lies(state) == "anchor 4, mermaid 6, cannon 5"
    assert state.legal_actions() == [("cannon", 1, suit("key"))]


@pytest.mark.clause("deadmansdraw", "mermaids.anchor")
def test_example_a_moved_anchor_protects_cannon_and_mermaid() -> None:
    state = flip(table(flips="anchor 4, cannon 5, mermaid 6, cannon 3", mermaids=True), 3)
    play(state, ("move", one("anchor 4")), ("flip",), ("bust",))
    assert bank(state, 0) == "cannon 5, mermaid 6"
    assert sorted(state.discard) == cards("anchor 4, cannon 3")


@pytest.mark.clause("deadmansdraw", "mermaids.anchor")
def test_a_moved_anchor_protects_what_lay_before_it_and_what_lay_behind() -> None:
    state = flip(table(flips="key 3, anchor 4, chest 5, mermaid 6, key 5", mermaids=True), 4)
    play(state, ("move", one("anchor 4")), ("flip",), ("bust",))
    assert bank(state, 0) == "key 3, chest 5, mermaid 6"


@pytest.mark.clause("deadmansdraw", "mermaids.behind")
def test_a_card_that_is_moved_behind_the_anchor_is_not_protected_any_more() -> None:
    state = flip(table(flips="map 5, key 3, anchor 4, mermaid 6, key 5", mermaids=True), 4)
    play(state, ("move", one("key 3")), ("flip",), ("bust",))
    assert bank(state, 0) == "map 5", "only this one still lies before the anchor"
    assert sorted(state.discard) == cards("anchor 4, key 3, key 5, mermaid 6")


@pytest.mark.clause("deadmansdraw", "mermaids.behind")
@pytest.mark.parametrize(
    ("character", "flips", "moved"),
    [
        ("miser", "hook 3, mermaid 6, hook 4", "hook 3"),
        ("safe-harbor", "anchor 4, key 3, mermaid 6, anchor 5", "key 3"),
    ],
)
def test_what_a_character_protects_stays_protected_where_it_is_moved(character: str, flips: str, moved: str) -> None:
    state = table(flips=flips, mermaids=True, characters=(character, NOBODY))
    while one(moved) not in state.row or state.decision is None:
        flip(state)
    play(state, ("move", one(moved)), ("flip",), ("bust",))
    assert one(moved) in state.banks[0][SUIT_OF_CARD[one(moved)]]


@pytest.mark.clause("deadmansdraw", "mermaids.first")
def test_a_mermaid_that_comes_first_has_no_effect() -> None:
    assert flip(table(flips="mermaid 6", mermaids=True)).legal_actions() == [("flip",), ("take",)]


@pytest.mark.clause("deadmansdraw", "mermaids.moving")
def test_a_moved_kraken_demands_again_and_moving_pays_nothing() -> None:
    state = flip(table(flips="kraken 4, mermaid 6, key 3", mermaids=True), 2)
    assert state.debt == 1
    play(state, ("move", one("kraken 4")))
    assert state.debt == 1 + 2
    assert state.busting is None


@pytest.mark.clause("deadmansdraw", "mermaids.moving")
def test_a_moved_card_pays_nothing_to_the_kraken() -> None:
    state = flip(table(row="key 3", flips="kraken 4, mermaid 6", mermaids=True), 2)
    assert play(state, ("move", one("key 3"))).debt == 1


@pytest.mark.clause("deadmansdraw", "mermaids.quiet")
@pytest.mark.parametrize("name", ["key 3", "chest 3"])
def test_a_key_or_chest_may_be_moved_for_nothing(name: str) -> None:
    state = flip(table(row=name, flips="mermaid 6", mermaids=True))
    assert lies(play(state, ("move", one(name)))) == f"mermaid 6, {name}"
    assert state.legal_actions() == [("flip",), ("take",)]


@pytest.mark.clause("deadmansdraw", "mermaids.quiet")
def test_a_moved_mermaid_moves_nothing_in_turn() -> None:
    state = flip(table(row="key 3, mermaid 5", flips="mermaid 6", mermaids=True, variant="strange-lands"))
    play(state, ("move", one("mermaid 5")))
    assert lies(state) == "key 3, mermaid 6, mermaid 5"
    assert state.legal_actions() == [("flip",), ("take",)]


@pytest.mark.clause("deadmansdraw", "mermaids.quiet")
def test_two_mermaids_do_not_move_each_other_for_ever() -> None:
    state = flip(table(row="mermaid 5", flips="mermaid 6", mermaids=True, variant="strange-lands"))
    assert state.legal_actions() == [("move", one("mermaid 5"))]
    play(state, ("move", one("mermaid 5")))
    assert lies(state) == "mermaid 6, mermaid 5"
    assert state.legal_actions() == [("flip",), ("take",)], "mermaid 5 does not call mermaid 6"


@pytest.mark.clause("deadmansdraw", "mermaids.siren")
def test_example_the_siren_takes_the_sword_that_an_opponent_wants_to_move() -> None:
    state = table(
        banks=("", "key 3", ""), row="sword 4", flips="mermaid 6", mermaids=True, characters=(NOBODY, NOBODY, "siren")
    )
    play(flip(state), ("move", one("sword 4")))
    assert bank(state, 2) == "sword 4"
    assert lies(state) == "mermaid 6"
    assert state.legal_actions() == [("flip",), ("take",)], "its effect does not happen"


@pytest.mark.clause("deadmansdraw", "mermaids.siren")
def test_the_siren_moves_cards_like_anybody_in_her_own_turn() -> None:
    state = table(row="key 4", flips="mermaid 6", mermaids=True, characters=("siren", NOBODY))
    assert lies(play(flip(state), ("move", one("key 4")))) == "mermaid 6, key 4"


@pytest.mark.clause("deadmansdraw", "mermaids.casanova")
def test_casanova_may_take_a_card_instead_of_moving_it() -> None:
    state = table(
        banks=("", "key 3"), row="cannon 4", flips="mermaid 6", mermaids=True, characters=("casanova", NOBODY)
    )
    flip(state)
    assert lies(state) == "cannon 4, mermaid 6", "mermaids come to the row"
    assert state.legal_actions() == [("move", one("cannon 4")), ("charm", one("cannon 4"))]
    play(state, ("charm", one("cannon 4")))
    assert (bank(state, 0), lies(state)) == ("cannon 4", "mermaid 6")
    assert state.legal_actions() == [("flip",), ("take",)], "its effect does not happen"


@pytest.mark.clause("deadmansdraw", "mermaids.casanova")
def test_casanova_busts_with_a_second_mermaid() -> None:
    state = table(row="mermaid 4", flips="mermaid 6", mermaids=True, characters=("casanova", NOBODY))
    assert flip(state).legal_actions() == [("bust",)]


@pytest.mark.clause("deadmansdraw", "mermaids.protected")
@pytest.mark.parametrize(("people", "kind"), [(("casanova", NOBODY), "charm"), ((NOBODY, "siren"), "move")])
def test_what_a_taken_anchor_protected_stays_protected(people: tuple[str, str], kind: str) -> None:
    state = flip(table(flips="key 3, anchor 4, mermaid 6, key 5", mermaids=True, characters=people), 3)
    play(state, (kind, one("anchor 4")), ("flip",), ("bust",))
    assert one("anchor 4") in [
        card for pile in state.banks[people.index("siren") if kind == "move" else 0] for card in pile
    ]
    assert one("key 3") in state.banks[0][suit("key")]


@pytest.mark.clause("deadmansdraw", "mermaids.both")
def test_what_casanova_takes_the_siren_does_not_get() -> None:
    state = table(row="key 4, map 5", flips="mermaid 6", mermaids=True, characters=("casanova", "siren"))
    flip(state)
    taken = play(state.copy(), ("charm", one("key 4")))
    assert (bank(taken, 0), bank(taken, 1)) == ("key 4", "")
    named = play(state, ("move", one("key 4")))
    assert (bank(named, 0), bank(named, 1)) == ("", "key 4")


@pytest.mark.clause("deadmansdraw", "mermaids.back")
@pytest.mark.parametrize(
    ("people", "kind", "back"),
    [(("casanova", NOBODY), "charm", ("hook 5", ("hook",))), ((NOBODY, "siren"), "move", ("sword 5", ("sword", 1)))],
)
def test_a_taken_card_that_comes_back_is_not_protected_any_more(
    people: tuple[str, str], kind: str, back: tuple[str, tuple[int | str, ...]]
) -> None:
    fetching, way = back
    state = table(flips=f"key 3, anchor 4, mermaid 6, {fetching}, anchor 5", mermaids=True, characters=people)
    play(flip(state, 3), (kind, one("key 3")), ("flip",), (*way, suit("key")))
    assert lies(state) == f"anchor 4, mermaid 6, {fetching}, key 3"
    play(state, ("flip",), ("bust",))
    assert bank(state, 0) == ""


@pytest.mark.clause("deadmansdraw", "mermaids.harbor")
def test_a_moved_anchor_of_safe_harbor_protects_itself_and_two_more_cards_again() -> None:
    state = table(
        flips="anchor 4, key 3, chest 5, mermaid 6, kraken 2, map 7, oracle 3, key 4",
        characters=("safe-harbor", NOBODY),
        mermaids=True,
    )
    play(flip(state, 4), ("move", one("anchor 4")))
    assert lies(state) == "key 3, chest 5, mermaid 6, anchor 4"
    play(state, *[("flip",)] * 3, ("lay",), ("bust",))
    assert bank(state, 0) == "anchor 4, key 3, chest 5, map 7, kraken 2, mermaid 6"
    assert sorted(state.discard) == cards("key 4, oracle 3")


@pytest.mark.clause("deadmansdraw", "mermaids.harbor")
def test_a_moved_card_is_none_of_the_two_that_safe_harbor_protects() -> None:
    state = table(
        flips="key 3, anchor 4, mermaid 6, chest 5, cannon 2, cannon 3",
        characters=("safe-harbor", NOBODY),
        mermaids=True,
    )
    play(flip(state, 3), ("move", one("key 3")))
    play(flip(state, 3), ("bust",))
    assert bank(state, 0) == "anchor 4, chest 5, mermaid 6"


@pytest.mark.clause("deadmansdraw", "mermaids.harbor-taken")
def test_an_anchor_of_safe_harbor_that_the_siren_takes_protects_no_card_laid_later() -> None:
    state = table(
        flips="key 3, anchor 4, mermaid 6, chest 5, key 5", characters=("safe-harbor", "siren"), mermaids=True
    )
    play(flip(state, 3), ("move", one("anchor 4")))
    assert bank(state, 1) == "anchor 4"
    play(flip(state, 2), ("bust",))
    assert bank(state, 0) == "key 3, mermaid 6", "what lay before the anchor, and what came while it lay"
    assert sorted(state.discard) == cards("key 5, chest 5")


@pytest.mark.clause("deadmansdraw", "mermaids.harbor-taken")
def test_safe_harbor_goes_on_where_the_siren_takes_an_anchor_that_lies_before_another() -> None:
    state = table(
        flips="anchor 4, key 3, anchor 5, mermaid 6, chest 7, map 2, sword 7",
        characters=("safe-harbor", "siren"),
        mermaids=True,
        variant="strange-lands",
    )
    play(flip(state, 4), ("move", one("anchor 4")))
    play(flip(state, 3), ("bust",))
    assert bank(state, 0) == "anchor 5, key 3, chest 7, mermaid 6"
    assert sorted(state.discard) == cards("map 2, sword 7")


@pytest.mark.clause("deadmansdraw", "mermaids.harbor-taken", "mermaids.back")
def test_an_anchor_that_comes_back_from_the_siren_protects_two_more_cards() -> None:
    state = table(
        flips="anchor 4, mermaid 6, sword 5, chest 5, map 3, oracle 2, key 6, map 7",
        characters=("safe-harbor", "siren"),
        mermaids=True,
    )
    play(flip(state, 2), ("move", one("anchor 4")), ("flip",), ("sword", 1, suit("anchor")))
    assert lies(state) == "mermaid 6, sword 5, anchor 4"
    play(flip(state, 3), ("lay",), ("flip",), ("bust",))
    assert bank(state, 0) == "anchor 4, chest 5, map 3, sword 5, mermaid 6"
    assert sorted(state.discard) == cards("key 6, map 7, oracle 2")
