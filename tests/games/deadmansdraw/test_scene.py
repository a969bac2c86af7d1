"""The table: scene, click paths, refusals."""

from typing import Any

import pytest

from kajuta.core.scene import elements
from kajuta.games.deadmansdraw import GAME
from kajuta.games.deadmansdraw.rules import messages
from kajuta.games.deadmansdraw.rules.cards import SUITS
from kajuta.games.deadmansdraw.rules.engine import DeadMansDrawPosition
from tests.games.deadmansdraw.positions import cards, flip, one, play, suit, table
from tests.games.deadmansdraw.test_setup import new

NOBODY = "navigator"


def seen(state: DeadMansDrawPosition, viewer: int | None = 0) -> dict[str, Any]:
    """Elements that ``viewer`` sees, by id."""
    return {element["id"]: element for element in elements(GAME.scene(state, viewer))}


def test_the_piles_show_how_many_cards_they_have() -> None:
    there = seen(table(flips="key 3", discard="map 2, map 5"))
    assert there["draw"]["count"] == 58
    assert there["discard"]["count"] == 2
    assert there["discard"]["face"]["value"] == 5


@pytest.mark.clause("deadmansdraw", "setup.draw-pile")
def test_the_number_of_cards_in_the_draw_pile_is_seen_by_all() -> None:
    state = table()
    assert {seen(state, viewer)["draw"]["count"] for viewer in (None, 0, 1)} == {60}


@pytest.mark.clause("deadmansdraw", "bank.public", "discard.public")
def test_everybody_may_look_through_banks_and_discard() -> None:
    state = table(banks=("key 3, key 5", "map 4, map 7"), discard="sword 2, chest 2")
    for viewer in (None, 0, 1):
        there = seen(state, viewer)
        assert [card["key" if "key" in card else "id"] for card in there["bank:1:map"]["contents"]] == [
            f"bank:1:map:{card}" for card in reversed(cards("map 4, map 7"))
        ]
        assert len(there["bank:0:key"]["contents"]) == 2
        assert len(there["discard"]["contents"]) == 2


def test_what_the_kraken_demands_lies_on_the_table_until_the_draw_pile_is_empty() -> None:
    assert seen(flip(table(flips="kraken 3")))["debt"]["face"]["value"] == 2
    assert "debt" not in seen(flip(table(flips="kraken 3", last=True)))


def test_the_plunderer_is_asked_whom_to_plunder_and_others_whether_they_want_the_bonus() -> None:
    asked: dict[str, Any] = {}
    for character in ("plunderer", NOBODY):
        state = table(
            banks=("", "map 5"),
            discard="map 2, map 3",
            row="key 3, chest 3",
            characters=(character, NOBODY),
        )
        asked[character] = GAME.scene(play(state, ("take",)), 0)["status"]
    assert {who: (said["id"], said["args"]["count"]) for who, said in asked.items()} == {
        "plunderer": ("status-plunder", 2),
        NOBODY: ("status-bonus", 2),
    }


def test_the_bonus_promises_no_more_cards_than_the_discard_has() -> None:
    state = play(table(discard="map 2", row="key 3, chest 3"), ("take",))
    assert GAME.scene(state, 0)["status"]["args"]["count"] == 1


def test_under_a_kraken_the_crystal_ball_promises_no_loot() -> None:
    state = flip(table(flips="kraken 2, oracle 3, key 4", characters=("mystic", NOBODY)), 2)
    assert GAME.scene(play(state.copy(), ("look",)), 0)["status"]["id"] == "status-must-lay"
    assert GAME.scene(play(state, ("show",)), 0)["status"]["id"] == "status-must-lay"
    state = flip(table(flips="oracle 3, key 4", characters=("mystic", NOBODY)))
    assert GAME.scene(play(state, ("look",)), 0)["status"]["id"] == "status-peek"


def test_a_bank_shows_its_tops_and_outlines_of_what_is_missing() -> None:
    there = seen(table(banks=("key 3, key 5", "")))
    assert there["bank:0:key"]["face"]["value"] == 5
    assert there["bank:0:key"]["count"] == 2
    assert there["bank:0:map"]["kind"] == "slot"
    assert there["bank:0:map"]["marks"] == ["empty"]


def test_protected_cards_are_marked_and_the_busting_card_too() -> None:
    there = seen(flip(table(flips="key 3, anchor 4, key 5"), 3))
    assert there["row:0"]["marks"] == ["protected"]
    assert "marks" not in there["row:1"]
    assert "warning" in there["busting"]["marks"]


def test_the_note_on_the_draw_pile_is_the_exact_risk_of_a_bust() -> None:
    state = table(row="key 3", flips="key 4, key 5, map 2", last=True)
    assert seen(state)["draw"]["note"] == {"id": "odds", "args": {"percent": 67}}
    state = table(row="mermaid 5", flips="mermaid 4, map 2", last=True, characters=("casanova", NOBODY))
    assert seen(state)["draw"]["note"]["args"] == {"percent": 0}, "Casanova's mermaids do not bust"


def test_a_known_card_on_top_replaces_the_risk_for_those_who_know_it() -> None:
    state = flip(table(flips="oracle 3, key 4, map 5", characters=("mystic", NOBODY)))
    play(state, ("look",), ("put-back",), ("take",))
    assert seen(state, 0)["draw"]["note"]["id"] == "top-known"
    assert "note" not in seen(state, 1)["draw"]


def test_what_the_loot_is_worth_stands_in_the_scene() -> None:
    state = table(banks=("key 4", ""), row="key 7, map 3")
    assert GAME.scene(state, 1)["gain"] == "+6"


def test_only_the_mystic_sees_the_cards_of_a_private_look() -> None:
    state = play(flip(table(flips="oracle 3, key 4, map 5", characters=("mystic", NOBODY))), ("look",))
    assert [seen(state, 0)[f"top:{n}"].get("back") for n in range(3)] == [None, None, None]
    assert [seen(state, 1)[f"top:{n}"].get("back") for n in range(3)] == [True, True, True]


def test_only_its_owner_sees_the_characters_to_choose_from() -> None:
    state = new(2, characters="on")
    assert state.to_act is not None
    for viewer in (0, 1):
        there = seen(state, viewer)
        for seat in (0, 1):
            assert [there[f"hand:{seat}:{n}"].get("back", False) for n in (0, 1)] == [seat != viewer] * 2


def test_casanova_chooses_a_card_and_then_what_to_do_with_it() -> None:
    state = flip(table(row="key 3", flips="mermaid 6", mermaids=True, characters=("casanova", NOBODY)))
    assert [move.path for move in GAME.legal_moves(state)] == [("row:0", "move"), ("row:0", "charm")]


def test_a_choice_that_busts_is_hinted() -> None:
    state = flip(table(banks=("key 6, map 5", ""), row="key 2", flips="hook 4"))
    assert [move.hint and move.hint["id"] for move in GAME.legal_moves(state)] == ["busts", None]


@pytest.mark.clause("deadmansdraw", "mermaids.behind")
def test_a_move_that_costs_a_card_its_protection_is_hinted() -> None:
    state = flip(table(row="key 3, anchor 4, chest 5", flips="mermaid 6", mermaids=True))
    hints = {move.path[0]: move.hint and move.hint["id"] for move in GAME.legal_moves(state)}
    assert hints == {"row:0": "unprotected", "row:1": None, "row:2": None}
    state.characters = (NOBODY, "siren")
    assert [move.hint for move in GAME.legal_moves(state)] == [None] * 3, "the Siren gets it anyway"


def test_every_card_and_every_missing_suit_says_what_its_suit_does() -> None:
    state = flip(table(banks=("key 3, key 5", "map 4"), discard="sword 2, chest 2", row="anchor 4", flips="mermaid 6"))
    scene = GAME.scene(state, 0)
    for thing in elements(scene):
        for card in (thing, *thing.get("contents", ())):
            named = card["face"]["name"]["id"] if card["kind"] == "card" and "face" in card else None
            assert named is None or card["about"]["id"] == f"{named}.help", card["id"]
    there = seen(state)
    for name in SUITS:
        assert there[f"bank:0:{name}"]["about"]["id"] == f"suit-{name}.help"
    assert {there[pile]["about"]["id"] for pile in ("draw", "discard")} == {"draw-pile.help", "discard.help"}


def test_a_mermaid_says_what_it_does_in_this_game() -> None:
    for swims, said in ((False, "suit-mermaid.help"), (True, "suit-mermaid.swimming")):
        assert seen(flip(table(flips="mermaid 6", mermaids=swims)))["row:0"]["about"]["id"] == said


def test_what_the_kraken_demands_is_explained() -> None:
    assert seen(flip(table(flips="kraken 3")))["debt"]["about"]["id"] == "debt.help"


def bust_watched_by_davy_jones() -> DeadMansDrawPosition:
    """Position in which seat 1 (Davy Jones) decides about three cards that seat 0 has lost."""
    state = table(row="cannon 3, sword 5", flips="cannon 4", characters=(NOBODY, "davy-jones"))
    state.victims = (-1, 0)
    return play(flip(state), ("bust",))


def last_card_flipped_for_a_kraken_after_a_putting_back() -> DeadMansDrawPosition:
    state = table(
        banks=("oracle 5, kraken 2", ""), flips="hook 3, map 4", characters=("captain-hook", NOBODY), last=True
    )
    play(flip(state), ("hook", suit("oracle")), ("put-back",), ("hook", suit("kraken")))
    return flip(state)


REFUSALS = [
    (table(), "take", "turn.flip"),
    (flip(table(flips="kraken 3")), "take", "kraken.debt"),
    (flip(table(flips="key 3", last=True)), "draw", "end.last-card"),
    (play(flip(table(flips="oracle 3, key 3")), ("put-back",)), "draw", "oracle.put-back"),
    (flip(table(flips="kraken 3, oracle 3"), 2), "put-back", "oracle.debt"),
    (flip(table(row="key 3", flips="key 4")), "draw", "turn.bust"),
    (flip(table(banks=("", "key 3"), flips="cannon 4")), "draw", "turn.effect"),
    (bust_watched_by_davy_jones(), "draw", "character.davy-jones-open"),
    (last_card_flipped_for_a_kraken_after_a_putting_back(), "draw", "end.last-card"),
    (flip(table(banks=("map 3", "key 3"), flips="cannon 4")), "bank:0:map", "cannon.effect"),
    (flip(table(banks=("map 3", "key 3"), flips="hook 4")), "bank:1:key", "hook.effect"),
    (
        flip(table(banks=("map 3, key 3", ""), row="key 4", flips="hook 4", sparing=True)),
        "bank:0:key",
        "house.safe-choices",
    ),
    (flip(table(banks=("map 3", "key 3, map 4"), flips="sword 4")), "bank:1:map", "sword.missing-suit"),
    (flip(table(banks=("map 3", "key 3, map 4"), flips="sword 4")), "bank:0:map", "sword.effect"),
    (
        flip(table(banks=("map 3", "key 3"), flips="cannon 4", characters=(NOBODY, "misfire"))),
        "bank:1:key",
        "character.misfire",
    ),
    (
        flip(table(banks=("", "key 3, kraken 4"), flips="sword 4", characters=(NOBODY, "parry"))),
        "bank:1:key",
        "character.parry",
    ),
    (flip(table(row="key 3", flips="mermaid 6", mermaids=True)), "row:1", "mermaids.effect"),
]


@pytest.mark.parametrize(("state", "clicked", "clause"), REFUSALS, ids=[f"{r[1]}-{r[2]}" for r in REFUSALS])
def test_a_click_that_is_not_allowed_names_its_clause(state: DeadMansDrawPosition, clicked: str, clause: str) -> None:
    assert clicked in seen(state)
    assert GAME.refusal(state, state.to_act, (clicked,))[:2] == (clause, "game")


def test_a_card_has_the_same_key_wherever_it_lies() -> None:
    state = flip(table(banks=("key 6", ""), flips="hook 4"))
    key = seen(state)["bank:0:key"]["key"]
    play(state, ("hook", suit("key")))
    assert seen(state)["row:1"]["key"] == key == f"card:{one('key 6')}"


REASONS = [
    (flip(table(flips="kraken 3")), "take", "refused-debt", {"count": 2}),
    (flip(table(banks=("key 3", "map 4"), flips="hook 4")), "bank:1:map", "refused-bank-of", {"seat": {"seat": 1}}),
    (flip(table(banks=("key 3", "map 4"), flips="cannon 4")), "bank:0:key", "refused-own-bank", {}),
    (bust_watched_by_davy_jones(), "draw", "refused-lost-cards", {"count": 3}),
    (play(table(row="key 3, chest 4", discard="map 2"), ("take",)), "draw", "refused-before-bonus", {}),
    (play(flip(table(flips="oracle 3", characters=("mystic", NOBODY))), ("look",)), "top:1", "refused-not-on-top", {}),
    (flip(table(row="key 3", flips="mermaid 6", mermaids=True)), "row:1", "refused-mermaid", {}),
]


@pytest.mark.parametrize(("state", "clicked", "reason", "told"), REASONS, ids=[reason[2] for reason in REASONS])
def test_a_refusal_says_what_of_this_position_forbids_it(
    state: DeadMansDrawPosition, clicked: str, reason: str, told: dict[str, Any]
) -> None:
    said = GAME.refusal(state, state.to_act, (clicked,)).reason
    assert said is not None
    assert (said["id"], said.get("args", {})) == (reason, told)


def test_a_refusal_names_the_card_that_is_in_the_way() -> None:
    sword = flip(table(banks=("key 3, map 5", "map 4, anchor 6"), flips="sword 4"))
    held = GAME.refusal(sword, 0, ("bank:1:map",)).reason
    assert held == {"id": "refused-suit-held", "args": {"card": messages.card_name(one("map 5"))}}
    bust = flip(table(row="key 3", flips="key 4"))
    alike = GAME.refusal(bust, 0, ("draw",)).reason
    card, laid = messages.card_name(one("key 4")), messages.card_name(one("key 3"))
    assert alike == {"id": "refused-bust", "args": {"card": card, "laid": laid}}


@pytest.mark.parametrize(
    ("state", "waiting"),
    [
        (flip(table(banks=("", "key 3"), flips="cannon 4")), "cannon 4"),
        (flip(table(discard="key 2", flips="map 4")), "map 4"),
        (flip(table(flips="oracle 4, key 3")), "oracle 4"),
        (flip(table(flips="oracle 4, key 3", characters=("mystic", NOBODY))), "oracle 4"),
        (play(flip(table(flips="oracle 4, key 3", characters=("mystic", NOBODY))), ("look",)), "oracle 4"),
        (flip(table(banks=("", "key 3"), flips="sword 4")), "sword 4"),
        (flip(table(row="key 3", flips="mermaid 6", mermaids=True)), "mermaid 6"),
        (flip(table(banks=("key 3", ""), row="hook 2", flips="hook 4", variant="strange-lands")), "hook 4"),
    ],
)
def test_no_card_is_flipped_before_the_one_that_asks_is_done(state: DeadMansDrawPosition, waiting: str) -> None:
    reason = GAME.refusal(state, 0, ("draw",)).reason
    assert reason == {"id": "refused-effect", "args": {"card": messages.card_name(one(waiting))}}


def test_it_is_the_hook_that_asks_for_captain_hooks_second_card() -> None:
    state = table(banks=("key 3, chest 4", ""), flips="hook 5", characters=("captain-hook", NOBODY))
    play(flip(state), ("hook", suit("key")))
    reason = GAME.refusal(state, 0, ("draw",)).reason
    assert reason == {"id": "refused-effect", "args": {"card": messages.card_name(one("hook 5"))}}


def test_of_several_hooks_none_is_named_where_another_card_lies_last() -> None:
    state = table(
        banks=("hook 3, key 4, chest 6, map 2", ""),
        flips="hook 5",
        characters=("captain-hook", NOBODY),
        variant="strange-lands",
    )
    play(flip(state), ("hook", suit("hook")), ("hook", suit("key")), ("hook", suit("chest")))
    assert state.legal_actions() == [("hook", suit("map"))], "hook 3 is done, hook 5 is not"
    assert GAME.refusal(state, 0, ("draw",)) == ("turn.effect", "game", None)


@pytest.mark.parametrize("public", [0, 1])
def test_all_cards_that_the_mystic_looked_at_go_back_whoever_knew_the_top(public: int) -> None:
    state = flip(table(flips="oracle 3, key 4, map 5, sword 6", characters=("mystic", NOBODY)))
    state.known = (state.all_seats_mask,) * public
    state.events = []
    play(state, ("look",), ("put-back",))
    flown = [motion.seen_by(0) for event in state.events for motion in event.motions]
    ways = [(motion.start, motion.to) for motion in flown if motion is not None]
    tops = [f"top:{place}" for place in range(3)]
    assert ways == [("draw", top) for top in tops] + [(top, "draw") for top in reversed(tops)]
    hidden = [motion.seen_by(1) for event in state.events for motion in event.motions]
    assert {motion.what for motion in hidden if motion is not None} == {""}, "nobody else sees what they are"


def test_the_card_that_was_turned_over_for_all_goes_back_alone() -> None:
    state = flip(table(flips="oracle 3, key 4, map 5", characters=("mystic", NOBODY)))
    play(state, ("show",))
    state.events = []
    play(state, ("put-back",))
    motions = [motion for event in state.events for motion in event.motions]
    assert [(motion.what, motion.start, motion.to) for motion in motions] == [(f"card:{one('key 4')}", "top:0", "draw")]
