"""Sealed rounds on the real page: on one screen behind a curtain, and on several screens in any order."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kajuta.core.game import Game
from kajuta.core.rules_edition import edition_of
from kajuta.games import all_games
from tests.browser.conftest import START, Opener
from tests.browser.guests import gathered
from tests.helpers.tables import Table, has_sealed_rounds, tables

LEGAL = "main .thing[data-legal]"
CURTAIN = "[data-id=curtain]"
MOST_CLICKS = 10
"""Largest number of clicks that one choice may take."""
CHOSEN_OTHERS = """(before) => {
    const ids = [...document.querySelectorAll("main .thing.is-sealed")].map((thing) => thing.dataset.id);
    return ids.length > 0 && String(ids) !== String(before);
}"""
"""Script: whether other elements than ``before`` are marked as the viewer's choice."""


def first_table(game: Game[Any]) -> Table | None:
    """First table of ``game`` with sealed rounds, None if the game has none."""
    newest = (table for table in tables(game) if edition_of(table.options) == game.edition and table.seats > 1)
    return next((table for table in newest if has_sealed_rounds(table)), None)


FIRST_TABLES = [table for game in all_games() if (table := first_table(game)) is not None]
each_table = pytest.mark.parametrize("table", FIRST_TABLES, ids=repr)


def options(table: Table) -> str:
    """Options of ``table`` in the form of an address."""
    changed = [one for one in table.game.options if table.options.get(one.id, one.default) != one.default]
    return "".join(f"&{option.id}={table.options[option.id]}" for option in changed)


def people(table: Table, *others: str) -> str:
    return ",".join(["human", *others, *["boy"] * table.seats][: table.seats])


def choose(page: Page, *, last: bool = False) -> None:
    """Click the first or the last legal element, and again while the choice is not complete."""
    for _ in range(MOST_CLICKS):
        revision = page.get_attribute("main", "data-revision")
        things = page.locator(LEGAL)
        (things.last if last else things.first).evaluate("(thing) => thing.click()")
        page.wait_for_function("(was) => document.querySelector('main').dataset.revision !== was", arg=revision)
        if not page.locator("[data-cancel]").count():
            return
    raise AssertionError(f"a choice needs more than {MOST_CLICKS} clicks")


def chosen(page: Page) -> Locator:
    """Elements that are marked as the viewer's choice."""
    return page.locator("main .thing.is-sealed")


def chosen_ids(page: Page) -> list[str]:
    """Ids of the elements that are marked as the viewer's choice."""
    ids: list[str] = chosen(page).evaluate_all("(things) => things.map((thing) => thing.dataset.id)")
    return ids


def record(page: Page) -> dict[str, Any]:
    """Stored record of the only game."""
    found: dict[str, Any] = page.evaluate(
        "JSON.parse(Object.entries(localStorage).find(([key]) => key.includes(':save:'))[1])"
    )
    return found


def played(page: Page, entries: int) -> None:
    """Wait until the sealed choices are stored as entries."""
    page.wait_for_function(
        "(entries) => Object.entries(localStorage).some(([key, text]) =>"
        " key.includes(':save:') && JSON.parse(text).save.entries.length > entries)",
        arg=entries,
    )


@each_table
def test_at_one_screen_each_chooses_behind_a_curtain_and_a_reload_loses_no_choice(
    address: str, open_page: Opener, table: Table
) -> None:
    page, guard = open_page(
        f"{address}#/new/{table.game.id}?seats={people(table, 'human')}&seed=7{options(table)}&start&pace=0"
    )
    page.locator(CURTAIN).click(timeout=START)
    first = page.locator(".is-own .seat-who").inner_text()
    entries = len(record(page)["save"]["entries"])
    choose(page)
    expect(page.locator(CURTAIN)).not_to_contain_text(first)
    assert len(record(page)["save"]["entries"]) == entries
    kept = record(page)["sealed"]
    assert kept
    guard.leave()
    page.reload()
    page.locator(CURTAIN).click(timeout=START)
    expect(page.locator(".is-own .seat-who")).not_to_have_text(first)
    expect(chosen(page)).to_have_count(0)
    assert record(page)["sealed"] == kept
    choose(page, last=True)
    played(page, entries)


@each_table
def test_host_and_guest_choose_in_any_order_and_change_their_minds(
    address: str, open_page: Opener, table: Table
) -> None:
    seats = people(table, "guest")
    at = gathered(address, open_page, table.game.id, seats, far=(), options=options(table))
    host, (guest,) = at.host, at.guests
    for page in (host, guest):
        expect(page.locator(LEGAL).first).to_be_visible(timeout=START)
    entries = len(record(host)["save"]["entries"])
    choose(guest)
    expect(chosen(guest).first).to_be_visible()
    expect(chosen(host)).to_have_count(0)
    before = chosen_ids(guest)
    choose(guest, last=True)
    guest.wait_for_function(CHOSEN_OTHERS, arg=before)
    waiting = guest.locator("#status").inner_text()
    assert host.locator(".is-own .seat-who").inner_text() in waiting
    assert len(record(host)["save"]["entries"]) == entries
    choose(host, last=True)
    played(host, entries)
    expect(guest.locator("#status")).not_to_have_text(waiting)
