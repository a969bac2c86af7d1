"""Update of the site during a game: the site of an earlier commit is replaced by the present one in a browser.

    PYTHONPATH=py:. .venv/bin/python tests/bench/update.py [GAME ...] [--from COMMIT] [--clicks N]

The earlier site is built in a git worktree (npm installs its packages), served, and visited: a few decisions in each
game, and changed settings. Then the server switches to the present site. The page must offer the update, load it, and
show the same table. Every game is then played to its end.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from kajuta.games import all_games
from tests.browser.player import Player
from tools import find_browser, server, site
from tools.common import DIST, ROOT

PREFIX = "/somewhere/below/"
START = 120_000
COMMIT = "d84605c"
VERSION = "import('./static/build-info.js').then(({ BUILD, BUILD_INFO }) => (BUILD_INFO ?? BUILD).version)"
TABLE = """() => {
    const main = document.querySelector("main[data-game]");
    const said = (one) => `${one.dataset.id} ${one.hasAttribute("data-legal")}`;
    const ids = [...main.querySelectorAll("[data-id]")].map(said);
    return { game: main.dataset.game, turn: main.dataset.toAct, hash: location.hash, ids: ids.sort() };
}"""
"""Ids of the elements on the table and which are legal, independent of their looks."""


def earlier_site(commit: str, folder: Path) -> Path:
    """Build the site of ``commit`` below ``folder``; return its dist folder."""
    tree = folder / "tree"
    subprocess.run(["git", "worktree", "add", "--detach", tree, commit], cwd=ROOT, check=True, capture_output=True)
    subprocess.run([sys.executable, "build.py", "build"], cwd=tree, check=True)
    return tree / "dist"


def playing(page: Page, address: str, game: str, clicks: int) -> Any:
    """Make ``clicks`` decisions in a new game; return the content of its table."""
    page.goto(f"{address}#/new/{game}?seats=human,random&seed=7&start&pace=0")
    page.wait_for_selector("main[data-game] [data-legal]", timeout=START)
    for _ in range(clicks):
        page.locator("main [data-legal]").first.dispatch_event("click")
        page.wait_for_timeout(400)
    for _ in range(3):
        page.keyboard.press("Escape")  # a half-made move is not stored
    return settled_table(page)


def settled_table(page: Page) -> Any:
    """Content of the table once bots and forced moves are done and a person is to decide."""
    before = None
    while (now := page.evaluate(TABLE)) != before:
        before = now
        page.wait_for_timeout(1_500)
    return now


def main() -> None:
    """Update every game and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[game.id for game in all_games()])
    parser.add_argument("--from", dest="commit", default=COMMIT, help="commit of the earlier site")
    parser.add_argument("--clicks", type=int, default=12)
    chosen = parser.parse_args()
    site.build(DIST)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        served = Path(name, "served")
        shutil.copytree(earlier_site(chosen.commit, Path(name)), served)
        chromium = playwright.chromium.launch(executable_path=find_browser.need(), args=find_browser.ARGUMENTS)
        with server.listening(server.Host(served, PREFIX)) as address:
            page = chromium.new_context(locale="cs-CZ").new_page()
            page.goto(address)
            page.wait_for_selector("html[data-offline=ready]", timeout=START, state="attached")
            before = {game: playing(page, address, game, chosen.clicks) for game in chosen.games}
            old = page.evaluate(VERSION)
            shutil.rmtree(served)
            shutil.copytree(DIST, served)
            page.reload()
            page.wait_for_selector("html[data-offline=ready]", timeout=START, state="attached")
            with page.expect_navigation(timeout=START):
                page.locator("#toast button").first.click(timeout=START)
            page.wait_for_selector("html[data-engine=ready]", timeout=START, state="attached")
            assert page.evaluate(VERSION) != old, "the earlier site is still there"
            print(f"{old} -> {page.evaluate(VERSION)}")
            for game, table in before.items():
                page.goto(f"{address}{table['hash']}")
                page.wait_for_selector("html[data-engine=ready]", timeout=START, state="attached")
                page.wait_for_selector("main[data-game] [data-legal]", timeout=START)
                same = settled_table(page) == table
                problem = page.locator("[data-problem], p.notice").count()
                clicks = Player(page).play()
                print(
                    f"{game}: {'the same table' if same else 'ANOTHER TABLE'}, {problem} notices, {clicks} more clicks"
                )
        chromium.close()
    subprocess.run(["git", "worktree", "prune"], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
