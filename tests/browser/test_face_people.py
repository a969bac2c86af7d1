"""What concerns several people at one screen: looks behind the curtain, and answers that stand."""

import json
import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from kajuta.match import Match
from kajuta.saves import dump
from kajuta.setup import Setup
from tests.browser.conftest import Guard
from tests.browser.player import Player
from tests.browser.test_face_saves import bring_in

Opener = Callable[..., tuple[Page, Guard]]


def hand(page: Page) -> list[str]:
    """What the seat in front sees in its hand, as it is read aloud."""
    return page.locator(".zone-hand .thing .unseen").all_inner_texts()


def seat_menu(page: Page, name: str) -> Locator:
    """Open what can be done with a seat."""
    page.locator(".seat-name", has_text=name).click()
    return page.locator(".dialog-seat")


def test_a_look_out_of_turn_lies_behind_a_question_and_ends_covered(address: str, open_page: Opener) -> None:
    page, _ = open_page(f"{address}#/new/oltremare?seats=human,human&seed=7&start&pace=0")
    player = Player(page)
    player.decision()
    player.press("[data-id=curtain]")
    own, mine = page.locator(".is-own .seat-who").inner_text(), hand(page)
    other = page.locator(".zone-others .seat-who").inner_text()

    seat_menu(page, other).locator(".plain", has_text=other).click()
    expect(page.locator("dialog [data-answer=yes]")).to_be_visible()
    assert hand(page) == mine, "nothing is shown before the other person has taken the screen"

    page.locator("dialog [data-answer=yes]").click()
    expect(page.locator(".is-own .seat-who")).to_have_text(other)
    theirs = hand(page)
    assert theirs and theirs != mine

    page.locator(".status-tools [data-legal]").click()
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator(".thing").count() == 0
    player.press("[data-id=curtain]")
    expect(page.locator(".is-own .seat-who")).to_have_text(own)
    assert hand(page) == mine


def asked_for_plans(*kinds: str) -> str:
    """A saved game of Ahoj, played by chance until seat 0 is asked for the Union's plans in the turn of seat 1."""
    seats = [{"name": name, "kind": kind} for name, kind in zip(("Eva", "Adam"), kinds, strict=True)]
    options = {"faction": ["union", "squadron"]}
    for seed in range(100):
        match = Match(Setup.from_json({"game": "ahoy", "seats": seats, "options": options, "seed": seed}))
        chance = random.Random(seed)
        for _ in range(300):
            if match.state.window() is not None:
                return json.dumps(dump(match))
            match.play(chance.choice(match.state.legal_actions()))
    raise AssertionError("nobody was ever asked")


def test_a_decision_in_another_turn_is_handed_over_and_says_whose_turn_it_is(address: str, open_page: Opener) -> None:
    page, _ = open_page(f"{address}#/saves")
    bring_in(page, asked_for_plans("human", "human"))
    player = Player(page)
    player.decision()
    expect(page.locator(".curtain h2")).to_contain_text("Eva")
    player.press("[data-id=curtain]")
    expect(page.locator("#status")).to_contain_text("Eva může zahrát plán: útočí Adam, brání se Eva")
    assert hand(page), "the plans lie open for who decides about them"
    player.press(".zone-actions .thing.button[data-legal]")
    expect(page.locator("#status")).to_contain_text("Eva se brání")
    expect(page.locator("#status")).to_contain_text("na tahu je Adam")
    for _ in range(10):
        if page.locator(".is-own .seat-who").inner_text() == "Adam":
            break
        assert hand(page), "the plans stay open for who holds them"
        player.press("[data-id='do:hold'][data-legal], main [data-legal]")
    expect(page.locator(".is-own .seat-who")).to_have_text("Adam")
    assert hand(page) == [], "nothing of Adam's is secret, so nothing hides the table from him; Eva's plans are covered"


def test_never_to_be_asked_for_plans_is_kept_in_the_next_battles(address: str, open_page: Opener) -> None:
    page, _ = open_page(f"{address}#/saves")
    bring_in(page, asked_for_plans("human", "random"))
    player = Player(page, seed=4)
    player.decision()
    expect(page.locator(".standing legend")).to_contain_text("Plány v bitvě")
    player.press(".standing .pick:last-of-type")
    for _ in range(25):
        assert page.locator(".standing").count() == 0, "it was asked again"
        if player.click() == "over":
            return
    dialog = seat_menu(page, "Eva")
    expect(dialog.locator(".plain", has_text="Plány v bitvě")).to_be_visible()


def test_an_answer_stands_until_it_is_taken_back(address: str, open_page: Opener) -> None:
    page, _ = open_page(f"{address}#/new/oltremare?seats=human,heuristic,heuristic&seed=7&start&pace=0")
    player = Player(page, seed=2)
    player.decision()
    while not page.locator(".standing").count():
        assert len(player.clicks) < 300 and not player.over, "nobody was ever asked"
        player.click()
    own = page.locator(".is-own .seat-who").inner_text()
    player.press(".standing .pick:last-of-type")
    assert page.locator(".standing").count() == 0, "the answer was not given at once"

    for _ in range(40):
        if player.click() == "over":
            break
    assert page.locator(".standing").count() == 0, "it was asked again"

    dialog = seat_menu(page, own)
    dialog.locator(".plain", has_text="Znovu se ptát").click()
    expect(dialog).to_have_count(0)
    seat_menu(page, own)
    expect(page.locator(".dialog-seat .plain", has_text="Znovu se ptát")).to_have_count(0)
