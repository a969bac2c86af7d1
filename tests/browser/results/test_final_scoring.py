"""The end of a game: the winner, or the common result of a crew."""

import base64
import re
import struct
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import Opener
from tests.browser.images import COLOURS_OF, MANY_COLOURS
from tests.browser.player import Player

FAR = 90
"""Least difference of two colours that people can tell apart, summed over the three channels."""

COLOURS = """(account) => {
    const channels = (colour) => colour.match(/[0-9.]+/g).slice(0, 3).map(Number);
    const seat = document.createElement("i");
    account.append(seat);
    const seats = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => {
        seat.style.color = `var(--seat-${n})`;
        return channels(getComputedStyle(seat).color);
    });
    return [channels(getComputedStyle(account).borderLeftColor), seats];
}"""


TOGETHER = ("Posádka společně zvítězila!", "Tentokrát vyhrálo moře.")


def end_of(address: str, open_table: Opener, start: str) -> Page:
    """End screen of a game between bots."""
    page, _ = open_table(f"{address}#/new/{start}&start&pace=0")
    assert Player(page).decision() == "over"
    page.locator(".dialog-final-scoring").wait_for()
    return page


def test_two_against_each_other_have_a_winner_and_scores(address: str, open_table: Opener) -> None:
    page = end_of(address, open_table, "tranquility?seats=random,random&seed=7&variant=competitive")
    winner = page.locator(".scoring-winner")
    scores = [int(score.replace("−", "-")) for score in page.locator(".score-sheet h3 strong").all_inner_texts()]
    assert len(scores) == 2 and scores == sorted(scores, reverse=True)
    assert scores[0] > scores[1]
    assert winner.locator(".who").inner_text() == page.locator(".score-sheet.is-winner .score-sheet-name").inner_text()
    assert page.locator(".score-sheet .score-rank").all_inner_texts() == ["1.", "2."]
    assert not any(words in winner.inner_text() for words in TOGETHER)


def test_a_crew_has_no_winner_but_one_account_that_says_what_it_reached(address: str, open_table: Opener) -> None:
    page = end_of(address, open_table, "tranquility?seats=random,random&seed=7")
    assert page.locator(".scoring-winner").inner_text().strip() in TOGETHER
    assert page.locator(".scoring-winner .who, .score-sheet .score-rank, .score-sheet h3 strong").count() == 0
    assert page.locator(".score-sheet").count() == 1
    assert page.locator(".score-sheet .crew-names .score-sheet-name").count() == 2
    assert re.fullmatch(r"\d+/36", page.locator(".score-sheet li b").inner_text())


def test_the_frame_of_a_winner_is_no_colour_of_a_seat(address: str, open_table: Opener) -> None:
    page = end_of(address, open_table, "deadmansdraw?seats=random,random&seed=1")
    assert page.locator(".score-sheet-trophy").count() == 1
    for theme in ("dark", "light"):
        page.evaluate("(theme) => document.documentElement.dataset.theme = theme", theme)
        frame, seats = page.locator(".score-sheet.is-winner").evaluate(COLOURS)
        assert min(sum(abs(a - b) for a, b in zip(frame, seat, strict=True)) for seat in seats) > FAR


def test_a_finished_game_is_a_picture_with_the_table_and_the_score(
    address: str, open_table: Opener, tmp_path: Path
) -> None:
    page = end_of(address, open_table, "deadmansdraw?seats=random,random&seed=7")
    table = page.locator(".deck").bounding_box()
    with page.expect_download() as download:
        page.locator("[data-do=picture]").click()
    assert download.value.suggested_filename.endswith(".png")
    path = tmp_path / "table.png"
    download.value.save_as(path)
    content = path.read_bytes()
    width, height = struct.unpack(">II", content[16:24])
    assert table is not None
    assert width > table["width"] and height > table["height"]
    colours = page.evaluate(COLOURS_OF, f"data:image/png;base64,{base64.b64encode(content).decode()}")
    assert colours > MANY_COLOURS, "the table is painted, not a plain field"


MARKED = """(css) => {
    const mark = document.createElement("div");
    mark.style.cssText = "background: rgb(255, 0, 255); width: 60px; height: 60px; flex: none";
    const place = document.querySelector(css);
    place.append(mark);
    place.scrollTo(0, 0);
    const box = mark.getBoundingClientRect();
    const shown = place.getBoundingClientRect();
    return box.top >= Math.min(shown.bottom, innerHeight) - 1;
}"""
PURPLE = """async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    const brush = canvas.getContext("2d");
    brush.drawImage(image, 0, 0);
    const { data } = brush.getImageData(0, 0, image.width, image.height);
    let found = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at] > 240 && data[at + 1] < 15 && data[at + 2] > 240) found++;
    return found;
}"""


def test_the_picture_shows_what_had_to_be_scrolled_to_as_well(address: str, open_table: Opener, tmp_path: Path) -> None:
    page = end_of(address, open_table, "deadmansdraw?seats=random,random,random,random&seed=7")
    path = tmp_path / "table.png"
    for size, place in (((844, 390), ".rest-view"), ((390, 844), ".far")):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_selector(place)
        assert page.evaluate(MARKED, place), "it is out of sight"
        if page.locator(".dialog-final-scoring").count() == 0:
            page.locator(".region-actions .brass").last.click()
        with page.expect_download() as download:
            page.locator("[data-do=picture]").click()
        download.value.save_as(path)
        image = base64.b64encode(path.read_bytes()).decode()
        assert page.evaluate(PURPLE, f"data:image/png;base64,{image}") > 100, size
