"""A site built without the memory snapshot: it plays, saves, updates and works offline."""

from pathlib import Path

import pytest

from kajuta.games import all_games
from tests.browser.conftest import READY, START, Opener
from tests.browser.engine import STARTED_FROM
from tests.browser.player import Player
from tests.browser.releases import assembled
from tests.browser.tables import seats_of, table, table_content
from tests.browser.ui.test_offline import APPLY_UPDATE, CACHE_SITE, UPDATE, VERSION, on_the_air, prepared
from tools import site

MOST = 6
"""Number of clicks in each game."""


@pytest.fixture(scope="module")
def plain_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `build.py build --plain` builds it."""
    folder = tmp_path_factory.mktemp("plain")
    site.write(folder, assembled(plain=True))
    return folder


def test_a_plain_site_ships_neither_a_snapshot_nor_what_restores_one(plain_site: Path) -> None:
    names = [path.relative_to(plain_site).as_posix() for path in plain_site.rglob("*")]
    assert "vendor/pyodide/pyodide.asm.wasm" in names
    assert not [name for name in names if "snapshot-" in name or "lean" in name]


def test_a_plain_site_plays_every_game_takes_the_next_release_and_goes_on_without_a_server(
    plain_site: Path, open_page: Opener
) -> None:
    """A single page for all of it, since each start of a plain site takes seconds."""
    with on_the_air(plain_site) as address:
        page, guard = open_page(address, offline=True)
        guard.leave()  # only the first start and the last one fill the offline cache
        prepared(page)
        assert page.evaluate(STARTED_FROM) == "plain"
        for game in all_games():
            page.goto(table(address, game.id, seats_of(game.players[0])))
            page.wait_for_selector(f"main[data-game={game.id}]", timeout=START)
            Player(page).play(most=MOST)
        left = table_content(page)
        old = page.evaluate(VERSION)
        site.write(plain_site, assembled({"mark.txt": b"two"}, plain=True))
        page.reload()
        page.evaluate(CACHE_SITE)
        assert page.evaluate(UPDATE) is True
        with page.expect_navigation():
            page.evaluate(APPLY_UPDATE)
        assert page.evaluate(VERSION) != old
    page.reload()
    assert table_content(page) == left
    page.wait_for_selector(READY, timeout=START, state="attached")
    assert page.evaluate(VERSION) != old
    assert page.evaluate(STARTED_FROM) == "plain"
    assert page.evaluate("!('kajutaPrestarted' in globalThis)"), "there is no snapshot to start from early"
    Player(page).play(most=2)
