"""Saved games: begun, stored and imported."""

from playwright.sync_api import Page

from tests.browser.conftest import Opener
from tests.browser.player import Player
from tests.browser.tables import table

STORED_SAVES = """() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.includes(":save:")))"""

SAVES_AS_TEXT = "() => JSON.stringify(Object.entries(localStorage).filter(([name]) => name.includes(':save:')))"


def started_game(address: str, open_table: Opener, clicks: int = 6) -> Page:
    """Page with a game of two after some clicks."""
    page, guard = open_table(table(address, "deadmansdraw", "human,random", characters="on"))
    guard.leave()  # reloads do not wait for what is being fetched
    Player(page).play(most=clicks)
    return page


def import_save(page: Page, content: str) -> None:
    page.set_input_files(
        "input[type=file]", {"name": "game.json", "mimeType": "application/json", "buffer": content.encode()}
    )
