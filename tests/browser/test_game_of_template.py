"""A game made from the template is on the site and can be played; more tests of it are in tests/tools/."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.accessibility import violations
from tests.browser.conftest import Guard
from tests.browser.player import Player
from tests.browser.tables import table
from tests.helpers.tree_with_new_game import copy_of_tree, in_tree
from tools import server

BUILD = "from pathlib import Path; from tools import site; site.build(Path('dist'), plain=True)"


def test_a_new_game_can_be_clicked_to_its_end(tmp_path: Path, open_page: Callable[..., tuple[Page, Guard]]) -> None:
    tree = copy_of_tree(tmp_path / "tree")
    built = in_tree(tree, "-c", BUILD)
    assert built.returncode == 0, built.stdout + built.stderr
    with server.listening(server.Host(tree / "dist")) as address:
        page, _ = open_page(table(address, "wrecks", "human,random"))
        player = Player(page)
        player.play()
        assert player.over
        expect(page.locator(".dialog-final-scoring .score-sheet")).to_have_count(2)
        assert violations(page) == []
