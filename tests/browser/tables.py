"""Addresses and contents of tables."""

from typing import Any

from playwright.sync_api import Page

from kajuta.core.game import Game
from kajuta.games import all_games
from tests.browser.conftest import START
from tests.browser.player import Player

TABLE = "main[data-game]"


def table(address: str, game: str, seats: str, seed: int = 7, **more: object) -> str:
    """Address that starts a game at once, with bots that make no pauses."""
    options = "".join(f"&{name}={value}" for name, value in more.items())
    return f"{address}#/new/{game}?seats={seats}&seed={seed}{options}&start&pace=0"


def seats_of(count: int, bot: str = "random") -> str:
    """A person on the first seat and bots on the others, as part of an address."""
    return ",".join(["human"] + [bot] * (count - 1))


def players_of(game: str) -> tuple[int, ...]:
    """Possible numbers of seats of a game."""
    return next(one.players for one in all_games() if one.id == game)


def fewest_seats(game: str) -> int:
    """Fewest seats with at least one bot; one seat if the game is solitaire only."""
    return min((count for count in players_of(game) if count > 1), default=1)


def person_begins(game: Game[Any]) -> int | None:
    """Seed with which the first seat decides first at the smallest table, None if there is none."""
    seats = min((count for count in game.players if count > 1), default=1)
    for seed in range(1, 100):
        state = game.new(seats, game.complete_options(seats, {}), seed)
        if state.to_act == 0 and len(state.legal_actions()) > 1:
            return seed
    return None


SEED_WITH_PERSON_FIRST = {game.id: person_begins(game) for game in all_games()}


def table_content(page: Page) -> list[str]:
    """Text of every element on the table, with its id."""
    page.wait_for_selector("main[data-game]", timeout=START)
    Player(page).decision()
    things: list[str] = page.eval_on_selector_all(
        "main [data-id]", "all => all.map((one) => `${one.dataset.id} ${one.textContent.replace(/\\s+/g, ' ')}`)"
    )
    return things
