"""Screenshots of tables for the README and for the installable app, taken from the real page.

    PYTHONPATH=py .venv/bin/python -m tests.pictures

It also updates the list of pictures in the README. It needs the packages of the browser tests, which `python3 build.py
test` installs.
"""

import re
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from kajuta.games import all_games
from tests.browser.player import Player
from tools import find_browser, server, site
from tools.common import DIST, ROOT
from tools.game_data import GAMES

TABLES = ROOT / "docs" / "tables"
APP = ROOT / "static" / "art"
README = ROOT / "README.md"
SHOWN = re.compile(r"(?<=<!-- tables -->\n).*(?=<!-- end of tables -->)", re.DOTALL)
"""Part of the README that this command writes."""
CLICKS = 14
SEED = 7
QUALITY = 82


def main() -> None:
    """Take all screenshots."""
    site.build(DIST)
    TABLES.mkdir(exist_ok=True)
    with server.listening(server.Host(DIST)) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_browser.need(), args=list(find_browser.ARGUMENTS))
        for game in all_games():
            take(chromium, address, game.id, min(3, max(game.players)), TABLES / f"{game.id}.jpg", 1280, 800)
        first = all_games()[0].id
        take(chromium, address, first, 3, APP / "table-wide.jpg", 1280, 800)
        take(chromium, address, first, 2, APP / "table-narrow.jpg", 390, 844, scale=2)
        chromium.close()
    README.write_text(with_tables(README.read_text(encoding="utf-8")), encoding="utf-8")


def with_tables(readme: str) -> str:
    """``readme`` with the titles and screenshots of all games, two in a row."""
    shown = [f"![The table of {title}](docs/tables/{path.name}) **{title}**" for path, title in pictures()]
    rows = [shown[at : at + 2] for at in range(0, len(shown), 2)]
    lines = ["| | |", "|---|---|", *(f"| {' | '.join([*row, ''][:2]).rstrip()} |" for row in rows)]
    return SHOWN.sub(lambda _: "\n".join(["", *lines, "", ""]), readme)


def pictures() -> list[tuple[Path, str]]:
    """Files of the screenshots, with the titles of the games."""
    found = []
    for path in sorted(TABLES.glob("*.jpg")):
        texts = (GAMES / path.stem / "en.ftl").read_text(encoding="utf-8")
        title = re.search(r"^game-title = (.+)$", texts, re.MULTILINE)
        assert title is not None, f"{path.stem} has no title"
        found.append((path, title[1]))
    return found


def take(
    chromium: Browser, address: str, game: str, seats: int, out: Path, width: int, height: int, scale: int = 1
) -> None:
    """Play the beginning of a game and save a screenshot of its table."""
    page = chromium.new_page(
        viewport={"width": width, "height": height}, device_scale_factor=scale, locale="en-GB", color_scheme="dark"
    )
    kinds = ",".join(["human", *["boy"] * (seats - 1)])
    for clicks in (CLICKS, CLICKS // 2):
        page.goto(f"{address}#/new/{game}?seats={kinds}&seed={SEED}&start&pace=0")
        player = Player(page, seed=SEED)
        player.play(most=clicks)
        if not player.over:  # stop before the end of the game, so that its table is shown
            break
    page.evaluate("document.fonts.ready")
    page.screenshot(path=out, type="jpeg", quality=QUALITY)
    page.close()


if __name__ == "__main__":
    main()
