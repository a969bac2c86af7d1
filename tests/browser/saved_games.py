"""Saved games for the tests: started in the page, stored or imported."""

import base64
import gzip
import json
from typing import Any

from playwright.sync_api import Page

from kajuta.core.rng import Rng
from kajuta.match import Match, saves
from kajuta.match.match_setup import Setup
from tests.browser.conftest import Opener
from tests.browser.player import Player
from tests.browser.tables import table

STORED_SAVES = """() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.includes(":save:")))"""

SAVES_AS_TEXT = "() => JSON.stringify(Object.entries(localStorage).filter(([name]) => name.includes(':save:')))"


def started_game(address: str, open_table: Opener, clicks: int = 6) -> Page:
    """A page with a game of two after ``clicks`` clicks."""
    page, guard = open_table(table(address, "deadmansdraw", "human,random", characters="on"))
    guard.leave()  # reloading aborts running requests
    Player(page).play(most=clicks)
    return page


def save_link(save: dict[str, Any], page: str = "load") -> str:
    """Address of the link with a save, relative to the site."""
    packed = gzip.compress(json.dumps(save).encode(), mtime=0)
    return f"#/{page}/z{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def half_played(game: str, kinds: str, seed: int) -> dict[str, Any]:
    """Save of a random game, played to the middle, with these controllers."""

    def played(steps: int) -> Match:
        seats = [{"name": "", "kind": kind} for kind in kinds.split(",")]
        match = Match(Setup.from_json({"game": game, "seats": seats, "options": {}, "seed": seed}, new=True))
        chance = Rng(seed)
        while match.state.to_act is not None and len(match.entries) < steps:
            match.play(chance.choice(match.state.legal_actions()))
        return match

    return saves.make_save(played(len(played(100_000).entries) // 2))


def import_save(page: Page, content: str) -> None:
    page.set_input_files(
        "input[type=file]", {"name": "game.json", "mimeType": "application/json", "buffer": content.encode()}
    )
