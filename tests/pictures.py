"""Screenshots of tables for the README and for the installable app, taken from the real page.

    PYTHONPATH=py .venv/bin/python -m tests.pictures

It also updates the list of pictures in the README. It needs the packages of the browser tests, which `python3 build.py
test` installs. With a game, it takes only that game's tables, on desktop and phone, by day and by night, and leaves
the README alone:

    PYTHONPATH=py .venv/bin/python -m tests.pictures --game pearls --out /tmp/pearls
"""

import argparse
import re
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from kajuta.games import all_games, game
from tests.browser.player import Player
from tools import find_browser, server, site
from tools.common import DIST, ROOT
from tools.game_data import GAMES, unfinished

TABLES = ROOT / "docs" / "tables"
APP = ROOT / "static" / "art"
README = ROOT / "README.md"
SHOWN = re.compile(r"(?<=<!-- tables -->\n).*(?=<!-- end of tables -->)", re.DOTALL)
"""Part of the README that this command writes."""
CLICKS = 14
SEED = 7
QUALITY = 82


def main() -> None:
    """Take the screenshots that the arguments ask for."""
    parser = argparse.ArgumentParser(prog="python3 -m tests.pictures", description="take screenshots of tables")
    parser.add_argument("--game", choices=[game.id for game in all_games()], help="only the tables of this game")
    parser.add_argument("--out", type=Path, default=Path(), help="folder for the pictures of --game")
    given = parser.parse_args()
    if lack := unfinished().get(given.game):
        parser.error(f"{given.game} is not on the site yet: {lack}")
    site.build(DIST)
    with server.listening(server.Host(DIST)) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_browser.need(), args=list(find_browser.ARGUMENTS))
        if given.game:
            take_all_of(chromium, address, given.game, given.out)
        else:
            take_for_the_readme(chromium, address)
        chromium.close()


def take_all_of(chromium: Browser, address: str, game_id: str, out: Path) -> None:
    """Take the smallest and the largest table of a game, on desktop and phone, by night and by day."""
    out.mkdir(parents=True, exist_ok=True)
    players = game(game_id).players
    screens = (("desktop", 1280, 800), ("phone", 390, 844))
    for seats, (screen, width, height), light in product({min(players), max(players)}, screens, (False, True)):
        path = out / f"{game_id}-{seats}-{screen}-{'day' if light else 'night'}.png"
        take(chromium, address, game_id, seats, path, width, height, light=light)
        print(path)


def take_for_the_readme(chromium: Browser, address: str) -> None:
    """Take the pictures of the README and of the installable app, and list them in the README."""
    TABLES.mkdir(exist_ok=True)
    for one in all_games():
        take(chromium, address, one.id, min(3, max(one.players)), TABLES / f"{one.id}.jpg", 1280, 800)
    first = all_games()[0].id
    take(chromium, address, first, 3, APP / "table-wide.jpg", 1280, 800)
    take(chromium, address, first, 2, APP / "table-narrow.jpg", 390, 844, scale=2)
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
    chromium: Browser,
    address: str,
    game_id: str,
    seats: int,
    out: Path,
    width: int,
    height: int,
    *,
    scale: int = 1,
    light: bool = False,
) -> None:
    """Play the beginning of a game and save a screenshot of its table."""
    page = chromium.new_page(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        locale="en-GB",
        color_scheme="light" if light else "dark",
    )
    kinds = ",".join(["human", *["boy"] * (seats - 1)])
    for clicks in (CLICKS, CLICKS // 2, CLICKS // 4):
        page.goto("about:blank")  # else the table of the game before would still be there
        page.goto(f"{address}#/new/{game_id}?seats={kinds}&seed={SEED}&start&pace=0")
        player = Player(page, seed=SEED)
        player.play(most=clicks)
        if not player.over:  # stop before the end of the game, so that its table is shown
            break
    page.evaluate("document.fonts.ready")
    page.screenshot(path=out, **({"quality": QUALITY} if out.suffix == ".jpg" else {}))
    page.close()


if __name__ == "__main__":
    main()
