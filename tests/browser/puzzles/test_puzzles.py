"""Puzzles on the real page: one solved with hints, one failed with the keyboard, and files that do not load."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from kajuta.core.scene import elements
from kajuta.games import all_games, game
from kajuta.puzzles.puzzle import Puzzle
from league.puzzle_file import read_puzzles
from tests.browser.accessibility import by_day_and_night
from tests.browser.conftest import START, Opener

GAME, PUZZLES = next((game, found) for game in all_games() if (found := read_puzzles(game).puzzles))
PHONE = {"width": 390, "height": 844}
PARSED = """globalThis.parsed = [];
const { parse } = JSON;
JSON.parse = (text, ...more) => { globalThis.parsed.push(String(text)); return parse(text, ...more); };"""
"""Script that records all JSON that the page parses: the engine's answers, files and stored data."""
ALL = "() => [document.body.innerHTML, location.href, ...Object.values(localStorage), ...globalThis.parsed]"


SOLVE_REMOVED = """(game) => {
  const key = Object.keys(localStorage).find((name) => name.endsWith(":puzzles"));
  localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), [`${game}/ffffffff`]: "solved" });
}"""
"""Script that stores a result of a puzzle that is not listed."""


def opened(page: Page, puzzle: Puzzle) -> Any:
    """A page with a puzzle that waits for its decision."""
    root = page.locator(f'main[data-puzzle="{puzzle.id}"]')
    root.locator("[data-legal]").first.wait_for(state="attached", timeout=START)
    return root


def clicks(puzzle: Puzzle) -> dict[Any, tuple[str, ...]]:
    """Click path of each candidate."""
    return {move.action: move.path for move in puzzle.new_match().current.moves()}


def first_click_made(puzzle: Puzzle) -> bool:
    """Whether all candidates of several clicks begin with the same one, which the page makes itself beside buttons."""
    match = puzzle.new_match()
    scene = match.game.scene(match.state, puzzle.seat)
    kinds = {element["id"]: element["kind"] for element in elements(scene)}
    paths = clicks(puzzle).values()
    longer = [path[0] for path in paths if len(path) > 1]
    others = [path[0] for path in paths if len(path) == 1]
    return len(longer) > 1 and len({*longer}) == 1 and all(kinds[id] == "button" for id in others)


def path_of(puzzle: Puzzle, action: Any) -> tuple[str, ...]:
    """Clicks that are left to make the action."""
    path = clicks(puzzle)[action]
    return path[1:] if len(path) > 1 and first_click_made(puzzle) else path


def decide(page: Page, puzzle: Puzzle, action: Any, *, keys: bool = False) -> None:
    for id in path_of(puzzle, action):
        element = page.locator(f'main [data-id="{id}"]')
        if keys:
            element.focus()
            page.keyboard.press("Enter")
        else:
            element.click()


def results(page: Page) -> Any:
    stored = page.evaluate("Object.entries(localStorage).find(([key]) => key.endsWith(':puzzles'))?.[1] ?? null")
    return stored and json.loads(stored)


def test_a_puzzle_is_solved_with_hints_and_nothing_tells_the_answer_before(address: str, open_page: Opener) -> None:
    page, _ = open_page(f"{address}#/puzzles?pace=0", script=PARSED, locale="en-GB")
    puzzle = PUZZLES[0]
    page.click(f"[data-puzzles={GAME.id}] [data-do=puzzle-next]")
    root = opened(page, puzzle)
    page.locator(".seat-head button").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(page.locator("dialog[open] :is(.is-danger, [name=kind])")).to_have_count(0)
    page.keyboard.press("Escape")
    for number in (1, 2):
        page.click("[data-do=puzzle-hint]")
        expect(page.locator("[data-hint]")).to_have_count(number)
    expect(page.locator(".tutorial-ring:not([hidden])")).to_have_count(1)
    assert not any('"chance"' in text for text in page.evaluate(ALL))
    decide(page, puzzle, puzzle.best)
    expect(root).to_have_attribute("data-puzzle-over", "solved")
    bars = page.locator(".puzzle-chances > li")
    expect(page.locator(".puzzle-chances .puzzle-name > span")).to_have_count(len(puzzle.candidates))
    expect(bars.first).to_contain_text(f"{round(puzzle.candidates[puzzle.best] / 10)}%")
    expect(page.locator("[data-verdict]")).to_be_focused()
    expect(page.locator("[aria-live]")).to_contain_text("Solved!")
    assert any('"chance"' in text for text in page.evaluate(ALL))
    second = page.locator(".puzzle-chances > li:nth-child(2)")
    expect(second.locator("[data-comparison]")).to_contain_text("The best move is better because it")
    expect(second.locator("[data-comparison]")).to_be_visible()
    page.evaluate(SOLVE_REMOVED, GAME.id)
    page.click("[data-do=puzzle-branch]")
    page.wait_for_selector("main[data-game]:not([data-puzzle]) [data-legal]", state="attached")
    page.goto(f"{address}#/puzzles/{GAME.id}")
    page.reload()
    expect(page.locator(f'[data-puzzles={GAME.id}] a[href$="/1"]')).to_have_attribute("data-result", "hinted")
    page.goto(f"{address}#/statistics/{GAME.id}")
    expect(page.locator("[data-puzzle-figures]")).to_contain_text(f"1 of {len(PUZZLES)}")


def test_the_part_of_a_move_that_leaves_no_choice_is_made_and_the_end_of_the_game_is_told(
    address: str, open_table: Opener
) -> None:
    game, number, puzzle = next(
        (game, number, puzzle)
        for game in all_games()
        for number, puzzle in enumerate(read_puzzles(game).puzzles, 1)
        if first_click_made(puzzle)
        and min(map(len, clicks(puzzle).values())) == 1
        and len(clicks(puzzle)[puzzle.best]) > 1
        and any(one.line["id"].startswith("coach-follow-won") for one in puzzle.follow_ups[puzzle.best])
    )
    page, _ = open_table(f"{address}#/puzzles/{game.id}/{number}?pace=0", locale="en-GB")
    opened(page, puzzle)
    for path in clicks(puzzle).values():
        element = page.locator(f'main [data-id="{path[-1]}"]')
        expect(element).to_be_enabled()
        if len(path) > 1:
            expect(element).to_have_attribute("data-legal", "")
    decide(page, puzzle, puzzle.best)
    best = page.locator(".puzzle-chances > li.is-best")
    when = sorted({one.later for one in puzzle.follow_ups[puzzle.best]})
    expect(best.locator(".puzzle-when")).to_have_text(["Later" if later else "This turn" for later in when])
    expect(best.locator("li").last).to_contain_text("The game ends")
    last = page.locator(".puzzle-chances > li:has(.puzzle-lines)").last
    expect(last.locator(".puzzle-lines")).to_be_hidden()
    last.locator("summary").press("Enter")
    expect(last.locator(".puzzle-lines")).to_be_visible()


COVERED = """() => {
    const note = document.querySelector(".puzzle-note").getBoundingClientRect();
    const covers = ({ left, top, right, bottom }) =>
        left < note.right - 1 && right > note.left + 1 && top < note.bottom - 1 && bottom > note.top + 1;
    return [...document.querySelectorAll("main .thing:not(.is-empty, .region-side *)")]
        .filter((thing) => covers(thing.getBoundingClientRect()))
        .map((thing) => thing.textContent);
}"""
"""Script for the texts of the things on the table that the note of a puzzle covers."""


def test_the_task_covers_nothing_on_a_crowded_table(address: str, open_table: Opener) -> None:
    draw = game("deadmansdraw")
    puzzles = [*enumerate(read_puzzles(draw).puzzles, 1)]
    number, puzzle = max(
        ((number, one) for number, one in puzzles if one.best[0] == "map" and one.setup.options["characters"] == "on"),
        key=lambda found: len(found[1].setup.players),
    )
    page, _ = open_table(f"{address}#/puzzles/{draw.id}/{number}?pace=0", viewport={"width": 1280, "height": 800})
    opened(page, puzzle)
    assert page.evaluate(COVERED) == []


def test_a_puzzle_is_missed_on_a_phone_by_the_keyboard_and_stays_so(address: str, open_table: Opener) -> None:
    number, puzzle = len(PUZZLES), PUZZLES[-1]
    page, _ = open_table(f"{address}#/puzzles/{GAME.id}/{number}?pace=0", viewport=PHONE)
    root = opened(page, puzzle)
    at_once = [move.action for move in puzzle.new_match().current.moves() if move.confirm is None]
    worst = min(at_once, key=puzzle.candidates.__getitem__)
    decide(page, puzzle, worst, keys=True)
    expect(root).to_have_attribute("data-puzzle-over", "missed")
    own = page.locator(".puzzle-chances > li").filter(has_text="váš tah")
    expect(own.locator(".puzzle-name")).to_have_count(1)
    expect(own.locator("details")).to_have_attribute("open", "")
    expect(page.locator("[data-comparison]:visible")).to_contain_text("nejlepšího tahu: ")
    note = page.locator(".puzzle-note").bounding_box()
    assert note
    assert note["x"] >= 0
    assert note["y"] + note["height"] <= PHONE["height"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert by_day_and_night(page) == []
    assert results(page) == {f"{GAME.id}/{puzzle.id}": "missed"}
    page.click("[data-do=puzzle-next]")  # after the last puzzle the link leads to the list
    page.wait_for_selector(".puzzle-list")
    assert by_day_and_night(page) == []
    page.click(f'[data-puzzles={GAME.id}] a[href$="/{number}"]')
    opened(page, puzzle)
    decide(page, puzzle, puzzle.best)
    expect(page.locator("main[data-puzzle-over=solved]")).to_be_attached()
    assert results(page) == {f"{GAME.id}/{puzzle.id}": "missed"}


def test_a_puzzle_that_is_missing_damaged_or_does_not_come_is_told_in_words(address: str, open_page: Opener) -> None:
    page, _ = open_page(f"{address}#/puzzles/{GAME.id}/9999")
    told = page.locator("[data-obstacle=no-page]")
    expect(told).to_be_visible()
    for wrong in ("nothing/1", f"{GAME.id}/0", f"{GAME.id}/1e1", "__proto__/1"):
        page.goto(f"{address}#/nothing")
        page.goto(f"{address}#/puzzles/{wrong}")
        expect(told).to_be_visible()
    file = f"**/data/{GAME.id}.puzzles.json"
    page.route(file, lambda route: route.fulfill(body="[]", content_type="application/json"))
    page.goto(f"{address}#/puzzles/{GAME.id}/1")
    expect(page.locator("[data-obstacle=not-loaded]")).to_be_visible()
    page.unroute(file)
    page.click("[data-again]")
    opened(page, PUZZLES[0])
