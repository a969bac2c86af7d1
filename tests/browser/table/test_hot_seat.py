"""Several people at one screen: looks behind the curtain, and standing auto-answers."""

import json
import random
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, Page, expect

from kajuta.match import Match
from kajuta.match.match_setup import Setup
from kajuta.match.saves import make_save
from tests.browser.conftest import Guard
from tests.browser.engine import RECORD_REQUESTS
from tests.browser.player import Player
from tests.browser.saved_games import import_save

Opener = Callable[..., tuple[Page, Guard]]


def hand(page: Page) -> list[str]:
    """Accessible names of the cards in the hand of the front seat."""
    return page.locator(".region-hand .thing .visually-hidden").all_inner_texts()


def seat_menu(page: Page, name: str) -> Locator:
    """Open the menu of a seat."""
    page.locator(".seat-name", has_text=name).click()
    return page.locator(".dialog-seat")


def test_a_look_out_of_turn_lies_behind_a_question_and_ends_covered(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/new/oltremare?seats=human,human&seed=7&start&pace=0")
    player = Player(page)
    player.decision()
    player.press("[data-id=curtain]")
    own, mine = page.locator(".is-own .seat-who").inner_text(), hand(page)
    other = page.locator(".region-others .seat-who").inner_text()

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


ANSWERS = ("[data-answer=yes]", "[data-answer=no]")


def test_what_a_question_was_about_goes_on_before_the_page_is_free_again(address: str, open_page: Opener) -> None:
    """The browser reports that a dialog has closed only after it has painted."""
    page, _ = open_page(f"{address}#/new/oltremare?seats=human,human&seed=7&start&pace=0", script=RECORD_REQUESTS)
    player = Player(page)
    player.decision()
    player.press("[data-id=curtain]")
    other = page.locator(".region-others .seat-who").inner_text()
    seat_menu(page, other).locator(".plain", has_text=other).click()
    question = page.locator("dialog.dialog-question")
    page.evaluate("document.addEventListener('close', () => asked.push('closed'), true)")
    page.evaluate("asked.length = 0")
    question.locator("[data-answer=yes]").click()
    expect(page.locator(".is-own .seat-who")).to_have_text(other)
    expect(question).to_have_count(0)
    assert [word for word in page.evaluate("asked") if word in ("look", "closed")] == ["look", "closed"]


def test_a_question_holds_keys_and_clicks_until_it_is_answered(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/new/deadmansdraw?seats=human,random&seed=3&characters=off&start&pace=0")
    player = Player(page)
    player.play(most=3)
    before = player.revision()
    page.locator(".is-own .seat-name").focus()
    page.keyboard.press("u")
    question, yes, no = (page.locator(f".dialog-question {one}".strip()) for one in ("", *ANSWERS))
    expect(yes).to_be_focused()
    for answer in (no, yes, no):
        page.keyboard.press("Tab")
        expect(answer).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(yes).to_be_focused()
    box = page.locator("main [data-legal]").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.keyboard.press("u")  # keyboard shortcuts of the table are ignored as well
    expect(yes).to_be_focused()
    expect(question).to_have_count(1)
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(page.locator(".is-own .seat-name")).to_be_focused()
    assert player.revision() == before


LIVE = """() => [...document.querySelectorAll("[aria-live] p")].map((line) => line.textContent)"""


def curtains(player: Player, most: int = 80) -> Iterator[str]:
    """Play ``most`` clicks; before each curtain opens, yield the name that it asks for."""
    for _ in range(most):
        if player.page.locator(".curtain").count():
            yield player.page.locator(".curtain h2 b").inner_text()
        if player.page.locator(".curtain").count() and player.press("[data-id=curtain]") == "over":
            return
        if player.click() == "over":
            return


def test_undo_while_the_curtain_asks_for_the_next_opens_nobody_s_hand(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/new/submarine?seats=human,human&seed=7&start&pace=0")
    player = Player(page, seed=3)
    player.decision()
    taken_back = 0
    for _ in curtains(player):
        if page.locator(".tool-undo:disabled").count():
            continue
        player.press(".tool-undo")
        if page.locator("dialog").count():  # something was revealed, so that the other person must agree to the undo
            page.locator("dialog [data-answer=yes]").click()
            page.locator("[data-voter]").check()
            page.locator("[data-do=agree]").click()
            expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator(".curtain")).to_be_visible()
        assert page.locator(".thing").count() == 0
        taken_back += 1
        if taken_back == 2:
            return
    raise AssertionError("there was nothing to take back")


def test_behind_the_curtain_nothing_is_left_of_what_the_last_one_saw(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/new/oltremare?seats=human,human&seed=7&start&pace=0")
    player = Player(page)
    player.decision()
    player.press("[data-id=curtain]")
    for _ in range(40):
        before = page.get_attribute("main", "data-revision")
        assert hand(page), "who decides sees a hand"
        said = page.evaluate(LIVE)
        assert said, "a reader is told what is to be done"
        # Opening the log shows lines that only this person may read, while the answer to a click is still coming.
        page.evaluate(
            """() => {
                document.querySelector("main [data-legal]").click();
                dispatchEvent(new KeyboardEvent("keydown", { key: "l", bubbles: true }));
            }"""
        )
        page.wait_for_function(
            """(before) => {
                const main = document.querySelector("main");
                return main.dataset.revision !== before && main.querySelector("[data-legal]");
            }""",
            arg=before,
        )
        if page.locator(".curtain").count():
            expect(page.locator("dialog")).to_have_count(0)
            assert not set(page.evaluate(LIVE)) & set(said)
            return
        page.keyboard.press("Escape")
    raise AssertionError("the curtain never fell")


def asked_for_plans(*kinds: str) -> str:
    """A saved game of Ahoy, played at random until seat 0 is asked for the Union's plans during the turn of seat 1."""
    seats = [{"name": name, "kind": kind} for name, kind in zip(("Eva", "Adam"), kinds, strict=True)]
    options = {"faction": ["union", "squadron"]}
    for seed in range(100):
        match = Match(Setup.from_json({"game": "ahoy", "seats": seats, "options": options, "seed": seed}, new=True))
        chance = random.Random(seed)
        for _ in range(300):
            if match.state.reaction_window() is not None:
                return json.dumps(make_save(match))
            match.play(chance.choice(match.state.legal_actions()))
    raise AssertionError("nobody was ever asked")


def test_a_decision_in_another_turn_is_handed_over_and_says_whose_turn_it_is(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/saves")
    import_save(page, asked_for_plans("human", "human"))
    player = Player(page)
    player.decision()
    expect(page.locator(".curtain h2")).to_contain_text("Eva")
    player.press("[data-id=curtain]")
    expect(page.locator("#status")).to_contain_text("Eva (na tahu: Adam): zahrajete plán? Útočí Adam, brání se Eva")
    assert hand(page), "the plans lie open for who decides about them"
    player.press(".region-actions .thing.button[data-legal]")
    expect(page.locator("#status")).to_have_text("Eva (na tahu: Adam): vystřelíte při obraně z Děl?")
    for _ in range(10):
        if page.locator(".is-own .seat-who").inner_text() == "Adam":
            break
        assert hand(page), "the plans stay open for who holds them"
        player.press("[data-id='do:hold'][data-legal], main [data-legal]")
    expect(page.locator(".is-own .seat-who")).to_have_text("Adam")
    assert hand(page) == [], "nothing of Adam's is secret, so nothing hides the table from him; Eva's plans are covered"


def test_never_to_be_asked_for_plans_is_kept_in_the_next_battles(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/saves")
    import_save(page, asked_for_plans("human", "random"))
    player = Player(page, seed=4)
    player.decision()
    expect(page.locator(".auto-answer legend")).to_contain_text("Plány v bitvě")
    expect(page.locator(".auto-answer .pick")).to_have_text(["vždy", "nikdy"])
    player.press(".auto-answer .pick:last-of-type")
    for _ in range(25):
        assert page.locator(".auto-answer").count() == 0, "it was asked again"
        if player.go_on() == "over":
            return
    dialog = seat_menu(page, "Eva")
    expect(dialog.locator(".plain", has_text="Plány v bitvě")).to_be_visible()


OPENINGS = 50
"""Number of tries to open the menu of a seat before the engine's answer must show."""


def test_an_answer_stands_until_it_is_taken_back(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/new/oltremare?seats=human,random,random&seed=7&start&pace=0")
    player = Player(page, seed=2)
    player.decision()
    while not page.locator(".auto-answer").count():
        assert len(player.clicks) < 300 and not player.over, "nobody was ever asked"
        player.go_on()
    own = page.locator(".is-own .seat-who").inner_text()
    player.press(".auto-answer .pick:last-of-type")
    assert page.locator(".auto-answer").count() == 0, "the answer was not given at once"

    for _ in range(40):
        if player.go_on() == "over":
            break
    assert page.locator(".auto-answer").count() == 0, "it was asked again"

    dialog = seat_menu(page, own)
    dialog.locator(".plain", has_text="Znovu se ptát").click()
    expect(dialog).to_have_count(0)
    for _ in range(OPENINGS):  # the menu shows the state at its opening, and the engine's answer may still be missing
        dialog = seat_menu(page, own)
        expect(dialog).to_be_visible()
        if not dialog.locator(".plain", has_text="Znovu se ptát").count():
            return
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    raise AssertionError("the answer still stands")
