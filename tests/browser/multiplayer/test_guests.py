"""Games on several screens: in windows of one browser, and over data channels without a server."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import START
from tests.browser.guests import Opener, answer, begin, beside, gathered, hosting, invitation, let_in, waits
from tests.browser.tables import players_of
from tests.helpers.generic_tests import expected
from tests.helpers.tables import shared_games

STATUSES = """() => {
    globalThis.statuses = [];
    const note = () => statuses.push(document.getElementById("status")?.textContent);
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Script that records every text of the status line."""


@pytest.mark.long
@pytest.mark.parametrize("game", [game.id for game in shared_games()])
def test_a_game_is_played_to_its_end_with_a_guest_far_away_and_one_at_a_window_beside(
    address: str, open_page: Opener, game: str
) -> None:
    many = not expected(game).long and max(players_of(game)) > 2
    seats = "guest,guest,human" if many else "guest,guest"
    table = gathered(address, open_page, game, seats, far=(0,))
    clicks = table.play_out(seed=1, shunned=expected(game).shunned)
    assert all(clicks[1:]), "every guest decided something"
    assert bool(clicks[0]) == ("human" in seats), "and so did whoever sits at the host's screen"
    reckonings = []
    for page in table.pages:
        expect(page.locator(".dialog-final-scoring")).to_be_visible()
        reckonings.append(page.locator(".scoring-winner, .scoring-reason, .score-sheet strong").all_inner_texts())
    assert reckonings[0] and all(one == reckonings[0] for one in reckonings)
    for guest in table.guests:
        assert "join" not in guest.url, "the code does not stay in the address"


FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


def test_guests_change_seats_and_names_in_the_lobby_and_come_along_to_a_rematch(
    address: str, open_page: Opener
) -> None:
    host = hosting(address, open_page, "tranquility", "human,guest")
    guest = beside(host, invitation(host, 1))
    let_in(host)
    expect(guest.locator("[data-lobby]")).to_be_visible(timeout=START)
    expect(guest.locator(".lobby-seat").nth(1).locator("small")).to_be_visible()
    host.locator(".lobby-seat .round").first.click()
    expect(guest.locator(".lobby-seat").first.locator("small")).to_be_visible()
    guest.locator(".name-field").fill(f"<i>Jana</i>\u200d{FAMILY}")
    guest.locator(".name-field").blur()
    expect(host.locator(".lobby-name").first).to_have_text(f"<i>Jana</i>{FAMILY}")
    guest.locator("[data-do=ready]").click()
    expect(host.locator(".lobby-go [role=status]")).to_have_text("Všichni jsou na místě a připraveni.")
    begin(host, [guest]).play(clicks=4)
    host.get_by_role("button", name="Nabídka hry").click()
    host.get_by_role("button", name="Odveta").click()
    expect(guest.locator("[data-lobby]")).to_be_visible(timeout=START)
    expect(guest.locator("dialog")).to_have_count(0)
    assert begin(host, [guest]).play(clicks=4) >= 4


def test_each_side_sees_its_own_hand_and_nobody_s_else(address: str, open_page: Opener) -> None:
    phone = {"width": 390, "height": 844}
    table = gathered(address, open_page, "submarine", "boy,guest,guest", far=(1, 2), locale="en-GB", viewport=phone)
    for guest in table.guests:
        guest.evaluate(STATUSES)
    assert table.play(clicks=12, seed=3) >= 12
    for guest in table.guests:
        said = guest.evaluate("statuses")
        assert said and not any("Weighing anchor" in (one or "") for one in said), "guests wait for no engine"
        assert {one.startswith("Your turn: ") or one.endswith("’s turn") for one in said if one} == {True}
    told = "document.querySelector('main').dataset.toAct"
    for seat, guest in enumerate(table.guests, 1):
        assert guest.locator(".region-hand .thing").count(), "a guest sees its own hand"
        waits(guest, lambda guest=guest: guest.evaluate(told) == table.host.evaluate(told))  # type: ignore[misc]
        assert guest.evaluate("document.querySelector('.is-own').dataset.seat ?? ''") in ("", str(seat))
    assert table.host.locator(".region-hand .thing .face").count() == 0, "nobody's hand is open where nobody sits"


def test_where_all_agree_the_coach_answers_whoever_asks_and_a_guest_looks_back_on_its_own_steps(
    address: str, open_page: Opener
) -> None:
    host = hosting(address, open_page, "submarine", "human,guest")
    guest, _ = open_page(invitation(host, 1))
    answer(host, guest)
    let_in(host)
    host.locator("[data-do=hints]").check(timeout=START)
    expect(host.locator(".lobby-agreed")).to_have_count(0)
    guest.locator("[data-do=hints]").check(timeout=START)
    expect(host.locator(".lobby-agreed")).to_have_count(1)
    table = begin(host, [guest])
    table.play(clicks=6)
    while guest.locator("main").get_attribute("data-to-act") != "1":
        table.play(clicks=1)
    assert host.locator("[data-do=hint]").count() == 0, "nobody asks for somebody else"
    guest.locator(".status-coach [data-do=hint]").click(timeout=START)
    expect(guest.locator("[data-hint-text]")).to_be_visible(timeout=START)
    expect(host.locator(".log li").last).to_contain_text("se ptá rádce")
    assert host.locator("[data-hint-text], [data-coach]").count() == 0, "only who asked hears it"

    own = guest.locator(".region-hand .thing .visually-hidden").all_inner_texts()
    guest.locator(".tool-timeline").click()
    past = guest.locator("[data-timeline]")
    expect(past).to_be_visible(timeout=START)
    steps = int(past.get_attribute("data-steps") or 0)
    guest.locator("[data-timeline] [data-do=first]").click()
    expect(past).to_have_attribute("data-step", "0")
    assert guest.locator("[data-do=branch], [data-do=eyes]").count() == 0
    for key, step in (("ArrowRight", 1), ("End", steps)):
        guest.keyboard.press(key)
        expect(past).to_have_attribute("data-step", str(step))
    guest.keyboard.press("Escape")
    expect(past).to_have_count(0)
    assert guest.locator(".region-hand .thing .visually-hidden").all_inner_texts() == own
    assert table.play(clicks=2) >= 2
