"""Undo with several people, undo of a whole turn, and the confirmation before a turn ends."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from kajuta.core.rng import Rng
from kajuta.match import Match
from kajuta.match.match_setup import Setup
from kajuta.match.saves import make_save
from tests.browser.conftest import START
from tests.browser.guests import Opener, gathered
from tests.browser.player import Player
from tests.browser.saved_games import save_link
from tests.browser.tables import table

PILE = "[data-legal][data-id=draw]"


def flip(page: Page) -> None:
    """Flip a card, which reveals it."""
    revision = page.get_attribute("main", "data-revision")
    page.locator(PILE).click()
    page.wait_for_function("(before) => document.querySelector('main').dataset.revision !== before", arg=revision)


def ask(page: Page) -> Locator:
    """Ask for an undo and send the question to the others; return the dialog for the people at this screen."""
    page.locator(".tool-undo").click()
    page.locator("dialog [data-answer=yes]").click()
    return page.locator(".dialog-undo")


def test_at_one_screen_one_dialog_asks_all_others_and_all_have_to_agree(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "deadmansdraw", "human,human,human"))
    Player(page).decision()
    flip(page)
    dialog = ask(page)
    expect(dialog.locator("[data-voter]")).to_have_count(2)
    expect(dialog.locator("[data-do=agree]")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.locator("[data-do=answer-undo]").click()
    for voter in dialog.locator("[data-voter]").all():
        expect(dialog.locator("[data-do=agree]")).to_be_disabled()
        voter.check()
    dialog.locator("[data-do=agree]").click()
    expect(page.locator("[data-question], .dialog-undo")).to_have_count(0)
    expect(page.locator(".status-tools .mark")).to_have_text("cvičná hra")
    page.keyboard.press("l")
    expect(page.locator(".dialog-log")).to_contain_text("Všichni s tím souhlasili")
    page.keyboard.press("Escape")

    flip(page)
    ask(page).locator("[data-do=disagree]").click()
    expect(page.locator("[data-question], .dialog-undo")).to_have_count(0)
    expect(page.locator(".tool-undo")).to_be_disabled()


def test_several_screens_ask_each(address: str, open_page: Opener) -> None:
    screens = gathered(address, open_page, "deadmansdraw", "human,guest", far=())
    host, guest = screens.host, screens.guests[0]
    actor, other = (host, guest) if host.get_attribute("main", "data-to-act") == "0" else (guest, host)
    actor.locator(PILE).wait_for(timeout=START)
    flip(actor)
    expect(ask(actor)).to_have_count(0)
    expect(actor.locator("[data-question]")).to_be_visible()
    other.locator(".dialog-undo [data-do=disagree]").click()
    expect(actor.locator("[data-declined]")).to_be_visible()
    expect(actor.locator(".tool-undo")).to_be_disabled()

    flip(actor)
    ask(actor)
    other.locator(".dialog-undo [data-do=agree]").click()
    for page in screens.pages:
        expect(page.locator(".status-tools .mark")).to_have_text("cvičná hra")
        expect(page.locator("[data-question], .dialog-undo")).to_have_count(0)


def late_in_a_turn() -> dict[str, Any]:
    """Save of a game of two in which several decisions of a turn can be undone."""
    seats = [{"name": "", "kind": "human"}] * 2
    match = Match(Setup.from_json({"game": "ahoy", "seats": seats, "options": {}, "seed": 7}, new=True))
    rng = Rng(7)
    while match.history.undo_kind(whole_turn=True) is None or match.current.next_step().kind != "person":
        match.play(rng.choice(match.state.legal_actions()))
    return make_save(match)


def test_a_turn_is_taken_back_as_one_step_and_its_end_is_confirmed_where_one_wants_it(
    address: str, open_page: Opener
) -> None:
    page, guard = open_page(f"{address}#/settings")
    guard.leave()
    page.locator("input[name=confirm][value=true]").check(force=True)
    page.goto(f"{address}{save_link(late_in_a_turn())}?pace=0")
    player = Player(page)
    player.decision()
    if page.locator(".curtain").count():
        player.press("[data-id=curtain]")
    page.locator("[data-do=menu]").click()
    page.locator(".menu-list button", has_text="Zpět na začátek tahu").click()
    expect(page.locator(".tool-redo")).to_be_enabled()
    page.locator(".tool-redo").click()
    expect(page.locator(".tool-redo")).to_be_disabled()

    page.goto(table(address, "deadmansdraw", "human,human"))
    page.locator(PILE).wait_for(timeout=START)
    seat = page.get_attribute("main", "data-to-act")
    flip(page)
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator("[data-legal]", has_text="Vzít kořist").first.click()
    page.locator("dialog [data-answer=no]").click()
    expect(page.locator("main")).to_have_attribute("data-to-act", seat or "")
    page.locator("[data-legal]", has_text="Vzít kořist").first.click()
    page.locator("dialog [data-answer=yes]").click()
    expect(page.locator("main")).not_to_have_attribute("data-to-act", seat or "")
