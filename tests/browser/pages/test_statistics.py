"""Statistics of finished games: charts, export to a file and import."""

import base64
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import by_day_and_night
from tests.browser.conftest import START, Opener
from tests.browser.images import COLOURS_OF, MANY_COLOURS
from tests.browser.player import Player
from tests.browser.tables import fewest_seats, seats_of, table
from tests.helpers.tables import shared_games


def played(number: int, **changes: Any) -> dict[str, Any]:
    """Record of a finished game; the person on the first seat loses every third one and wins the others."""
    won = number % 3
    return {
        "id": f"g{number}",
        "game": "submarine",
        "at": 1_700_000_000_000 + number * 86_400_000,
        "spent": 600,
        "seats": ["human", "boy" if number % 2 else "mate"],
        "options": {"placement": "start"},
        "places": [1, 2] if won else [2, 1],
        "scores": [6 + number % 5, 5],
        "together": False,
        "practice": False,
        "feats": [[0, "haul"]] if won else [],
        **changes,
    }


def file_of(folder: Path, played: list[Any], **changes: Any) -> Path:
    file = folder / "statistics.json"
    file.write_text(json.dumps({"kajuta-statistics": 1, "games": played, **changes}))
    return file


def statistics(address: str, open_table: Opener, **options: object) -> Page:
    page, _ = open_table(f"{address}#/statistics", **options)
    expect(page.locator("main.statistics")).to_be_visible()
    return page


def figure(page: Page, name: str) -> str:
    return page.locator(f'[data-figure="{name}"] dd').inner_text()


def test_games_of_a_file_are_added_once_and_told_in_figures_and_charts(
    address: str, open_table: Opener, tmp_path: Path
) -> None:
    page = statistics(address, open_table)
    expect(page.locator(".empty")).to_be_visible()
    games = [*(played(number) for number in range(9)), played(20, practice=True)]
    for added in ("Přibylo 10 her.", "Přibylo 0 her."):
        page.set_input_files("main input[type=file]", file_of(tmp_path, games))
        expect(page.locator("#toast")).to_contain_text(added)
    for page_name in ("settings", "statistics"):
        page.evaluate("(name) => { location.hash = `#/${name}`; }", page_name)
        expect(page.locator(f"main.{page_name}")).to_be_visible()
    page.locator('input[value="submarine"]').press("Space")
    assert (figure(page, "games"), figure(page, "wins")) == ("9", "6 (67\u00a0%)")
    assert (figure(page, "best"), figure(page, "streak")) == ("10", "2 / 2")
    assert (figure(page, "average"), figure(page, "time")) == ("7,8", "1\u00a0h 30\u00a0min")
    assert page.locator("figure.chart svg rect").count() == 9
    assert page.locator("figure.chart table tr").count() == 9
    assert page.locator(".bars").first.locator("tr").all_inner_texts()
    expect(page.locator(".achievements")).to_contain_text("Plná síť")
    assert by_day_and_night(page) == []
    page.locator("select[name=company]").select_option("Plavčík")
    assert figure(page, "games") == "4"
    page.locator("input[name=practice]").press("Space")
    assert figure(page, "games") == "1"


@pytest.mark.parametrize(
    "damaged",
    [
        {"games": [{**played(1), "places": ["first", 2]}]},
        {"games": [{**played(1), "seats": ["human"]}]},
        {"games": [played(number) for number in range(4001)]},
        {"games": "none"},
        {"kajuta-statistics": 2, "games": []},
    ],
)
def test_a_file_that_is_none_is_refused_in_words_and_changes_nothing(
    address: str, open_table: Opener, tmp_path: Path, damaged: dict[str, Any]
) -> None:
    page = statistics(address, open_table)
    page.set_input_files("main input[type=file]", file_of(tmp_path, [], **damaged))
    expect(page.locator(".problem")).to_have_text("V tomto souboru nejsou statistiky z Kajuty. Nic se nezměnilo.")
    expect(page.locator(".empty")).to_be_visible()


SOLVE_PUZZLE = """() => {
  const statistics = Object.keys(localStorage).find((key) => key.endsWith(":statistics"));
  localStorage[statistics.replace("statistics", "puzzles")] = '{"submarine/01234567": "solved"}';
}"""


def test_statistics_go_out_as_a_file_and_are_deleted_when_somebody_is_sure(
    address: str, open_table: Opener, tmp_path: Path
) -> None:
    page = statistics(address, open_table)
    page.set_input_files("main input[type=file]", file_of(tmp_path, [played(1), played(2)]))
    with page.expect_download() as download:
        page.locator('[data-do="statistics-export"]').click()
    assert [one["id"] for one in json.loads(download.value.path().read_text())["games"]] == ["g1", "g2"]
    page.evaluate(SOLVE_PUZZLE)
    page.locator('[data-do="statistics-reset"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-answer="yes"]').click()
    expect(page.locator(".empty")).to_be_visible()
    assert not page.evaluate("Object.keys(localStorage).some((key) => key.endsWith(':puzzles'))")
    page.goto(f"{address}#/saves")
    page.set_input_files(".saved-files input[type=file]", download.value.path())
    page.locator("[data-file=offered] [data-do=file-accept]").click()
    expect(page.locator("#toast")).to_contain_text("Přibyly 2 hry.")
    expect(page.locator("main.statistics .empty")).to_have_count(0)


def test_a_persons_strength_is_told_with_its_range_and_the_rank_that_plays_alike(
    address: str, open_table: Opener, tmp_path: Path
) -> None:
    page = statistics(address, open_table, viewport={"width": 390, "height": 844})
    games = [played(number, seats=["human", "mate"], rated=True) for number in range(9)]
    page.set_input_files("main input[type=file]", file_of(tmp_path, games))
    page.locator('input[value="submarine"]').press("Space")
    strength = page.locator("section.strength")
    expect(strength).to_contain_text("Zatím máte započítaných 9 her. Až jich bude 10, ukáže se tu vaše síla.")
    games += [played(number, seats=["human", "mate"], rated=True) for number in range(9, 60)]
    page.set_input_files("main input[type=file]", file_of(tmp_path, games))
    expect(strength).to_contain_text("Hrajete asi jako")
    assert 300 < int(strength.locator("[data-strength]").inner_text()) < 420, "two thirds won against mates"
    assert by_day_and_night(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_menu_leads_to_the_statistics(address: str, open_table: Opener) -> None:
    page, _ = open_table(address)
    page.locator('a[href="#/statistics"]').click()
    expect(page.locator("main.statistics")).to_be_visible()


@pytest.mark.parametrize("game", [game.id for game in shared_games()])
def test_a_game_that_ends_here_counts_and_one_that_is_only_looked_at_again_does_not_count_twice(
    address: str, open_table: Opener, game: str
) -> None:
    page, _ = open_table(table(address, game, seats_of(fewest_seats(game))))
    Player(page).decision()
    page.locator(".is-own .seat-name").click()
    page.locator(".dialog-seat .is-danger").click()
    page.locator("dialog [data-answer=yes]").click()
    expect(page.locator(".dialog-final-scoring")).to_be_visible()
    with page.expect_download() as download:
        page.locator("[data-do=picture]").click()
    picture = base64.b64encode(download.value.path().read_bytes()).decode()
    assert page.evaluate(COLOURS_OF, f"data:image/png;base64,{picture}") > MANY_COLOURS, "the table is painted"
    page.reload()
    expect(page.locator(".dialog-final-scoring")).to_be_visible(timeout=START)
    page.goto(f"{address}#/statistics/{game}")
    assert (figure(page, "games"), figure(page, "wins")) == ("1", "0 (0\u00a0%)")


STORED = "localStorage.getItem(Object.keys(localStorage).find((one) => one.endsWith(':statistics')))"


def test_a_game_whose_end_is_undone_counts_as_it_ended_first(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "tranquility", "human"))
    Player(page).play()
    expect(page.locator(".dialog-final-scoring")).to_be_visible()
    stored = page.evaluate(STORED)
    page.keyboard.press("Escape")
    page.locator("[data-do=undo]").click()
    again = page.locator("dialog[open] [data-answer=yes]").or_(page.locator("[data-do=redo]:enabled")).first
    expect(again).to_be_visible()
    if page.locator("dialog[open] [data-answer=yes]").count():
        again.click()
    page.locator("main[data-game]:not([data-over])").wait_for()
    Player(page, seed=5).play()
    expect(page.locator(".dialog-final-scoring")).to_be_visible()
    assert page.evaluate(STORED) == stored
