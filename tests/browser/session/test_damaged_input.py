"""Randomly damaged links, files, addresses and stored data: each opens a game or is refused with a message."""

import base64
import gzip
import json
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from kajuta.core.rng import Rng
from kajuta.match import Match, saves
from kajuta.match.match_setup import Setup
from tests.browser.conftest import READY, START, Opener
from tests.browser.saved_games import STORED_SAVES, import_save, started_game
from tests.browser.tables import table_content

ODD: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    7,
    2**53,
    0.5,
    "",
    "x",
    "human",
    "sailor",
    "__proto__",
    [],
    {},
    [[]],
    {"a": 1},
)
NAME = "<b onclick=ran=1>Ann</b>"
"""Name with HTML that must be shown as text."""
ADDRESSES = (
    "new/submarine?seats=human,random,human&seed=7&names=A,B&pace=0",
    "new/deadmansdraw?seats=human,random&characters=on&variant=pile",
    "new/tranquility?seats=human,human&variant=duel",
    "game/abc123?pace=0",
    "voyage/submarine/2?pace=0",
    "rules/ahoy/crew.elder",
    "page/oltremare",
    "statistics/ahoy",
    "load/zH4sIAAAAAAAAA",
    "move/jeyJrYWp1dGEiOjF9",
    "join/abc",
    "guest/abc",
    "answer/abc",
    "saves",
    "settings",
)
PUT_IN = (
    "%",
    "%E0%A4%A",
    "/",
    "//",
    "?",
    "&&",
    "#",
    "..",
    "=",
    ",",
    "-1",
    "9" * 400,
    "NaN",
    "__proto__",
    "toString",
    "š💥",
)
SETTLED = """() => document.querySelector("main.unavailable [role=alert]") ? "refused"
    : /^#\\/game\\//.test(location.hash) && document.querySelector("main[data-game]") ? "opened" : null"""
"""Script for the outcome of a link with a game: "opened", "refused", or null while undecided."""
LEFT = """(hash) => {
    document.querySelector("main").dataset.left = "";
    location.hash = hash;
}"""
ARRIVED = """() => document.querySelector("main:not([data-left])")?.innerText.trim()"""
OWN = """() => Object.entries(localStorage)"""
LAY = """(entries) => {
    localStorage.clear();
    for (const [key, text] of entries) localStorage.setItem(key, text);
}"""


def sound() -> dict[str, Any]:
    """Save of a game whose first player's name looks like HTML."""
    seats = [{"name": NAME, "kind": "human"}, {"name": "Bob", "kind": "random"}]
    match = Match(Setup.from_json({"game": "submarine", "seats": seats, "options": {}, "seed": 5}, new=True))
    chance = Rng(5)
    for _ in range(20):
        match.play(chance.choice(match.state.legal_actions()))
    return saves.make_save(match)


def packed(content: str) -> str:
    """Text in the compressed form of links."""
    return "z" + base64.urlsafe_b64encode(gzip.compress(content.encode())).decode().rstrip("=")


def damaged(chance: Random, made: Any) -> Any:
    """Copy of a JSON value with one random part removed or replaced."""
    whole = json.loads(json.dumps(made))
    inside = whole
    while True:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        key = chance.choice(keys)
        if isinstance(inside[key], dict | list) and inside[key] and chance.random() < 0.7:
            inside = inside[key]
            continue
        if chance.random() < 0.3:
            del inside[key]
        else:
            inside[key] = chance.choice(ODD)
        return whole


def written_over(chance: Random, text: str, bits: tuple[str, ...]) -> str:
    """Text that was truncated, or into which something was inserted, or from which something was removed."""
    at = chance.randrange(len(text))
    match chance.randrange(3):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + chance.choice(bits) + text[at:]
    return text[:at] + text[at + chance.randint(1, 6) :]


def arrive(page: Page, where: str) -> str:
    """Go to an address within the page; return the page's text as soon as it has any."""
    page.evaluate(LEFT, where)
    return str(page.wait_for_function(ARRIVED, timeout=START).json_value())


def test_damaged_links_and_files_are_a_game_or_a_refusal_and_touch_no_other_game(
    address: str, open_page: Opener
) -> None:
    page = started_game(address, open_page, clicks=3)
    where = page.url
    before, (kept,) = table_content(page), page.evaluate(STORED_SAVES).items()
    chance = Random(1)
    save, link = json.dumps(sound()), packed(json.dumps(sound()))
    links = [packed(json.dumps(damaged(chance, sound()))) for _ in range(16)]
    links += [written_over(chance, link, ("A", "-", "_", "=", "%00", "/")) for _ in range(10)]
    links += [
        "",
        "z",
        "j",
        "q" + link,
        "j" + link,
        packed("[" * 3000),
        packed("9" * 5000),
        packed('"' + "x" * 2_100_000),
    ]
    became = []
    for one in (*links, link):
        arrive(page, "#/credits")
        page.evaluate("(hash) => { location.hash = hash; }", f"#/load/{one}")
        became.append(page.wait_for_function(SETTLED, timeout=START).json_value())
        if became[-1] == "refused":
            assert page.inner_text("main.unavailable [role=alert]").strip()
        assert kept in page.evaluate(STORED_SAVES).items()
    assert became[-1] == "opened"
    assert became.count("refused") > 8
    arrive(page, "#/saves")
    expect(page.locator(".saved-seat", has_text=NAME).first).to_be_visible()
    expect(page.locator(".saved-seat b, main [onclick]")).to_have_count(0)
    for number in range(8):
        import_save(page, written_over(chance, save, ('"', "]", "{", "null", "1e999", "\\ud800", "9" * 30)))
        page.wait_for_function("() => document.querySelector('[data-import-problem]') || location.hash !== '#/saves'")
        assert kept in page.evaluate(STORED_SAVES).items(), number
        arrive(page, "#/credits")
        arrive(page, "#/saves")
    assert page.get_attribute("html", "data-engine") == "ready"
    page.goto(where)
    assert table_content(page) == before


def test_every_address_leads_to_a_page_in_words_and_runs_nothing(address: str, open_page: Opener) -> None:
    page, _ = open_page(f"{address}#/credits")
    page.locator("main").wait_for()
    chance = Random(2)
    odd = [written_over(chance, chance.choice(ADDRESSES), PUT_IN) for _ in range(30)]
    odd += ["new/submarine?names=" + "x" * 20_000, "load/z" + "A" * 20_000, f"new/submarine?names={NAME}", "a" * 20_000]
    for one in odd:
        assert arrive(page, f"#/{one}"), one
        arrive(page, "#/credits")
    assert page.evaluate(STORED_SAVES) == {}
    assert page.evaluate("globalThis.ran === undefined")
    arrive(page, "#/")
    expect(page.locator("a.poster-card").first).to_be_visible()


def test_whatever_lies_damaged_in_the_storage_every_page_comes_and_a_sound_game_opens(
    address: str, open_page: Opener
) -> None:
    page = started_game(address, open_page, clicks=3)
    where = page.url
    before, (kept,) = table_content(page), page.evaluate(STORED_SAVES).items()
    for screen in ("#/settings", "#/statistics", "#/new/submarine"):
        arrive(page, screen)
    own = [entry for entry in page.evaluate(OWN) if entry[0] != kept[0]]
    start = kept[0].split("save:")[0]
    names = (
        "settings",
        "names",
        "statistics",
        "rare",
        "voyages",
        "puzzles",
        "daily",
        "guest-name",
        "save:other",
        "guests:other",
        "piece:a:b",
    )
    chance = Random(3)
    page.route("**/main.py", lambda route: None)  # Python is needed only at the end of this test
    for _ in range(8):
        entries = [[key, written_over(chance, text, ("[", "null", '"'))] for key, text in own]
        entries += [[start + name, json.dumps(chance.choice(ODD))] for name in names]
        record = json.loads(kept[1])
        entries += [[f"{start}save:odd{n}", json.dumps(damaged(chance, record))] for n in range(4)]
        page.evaluate(LAY, [*entries, kept])
        page.reload()
        page.locator("main").wait_for()
        for screen in (
            "#/credits",
            "#/saves",
            "#/statistics",
            "#/settings",
            "#/new/submarine",
            "#/guest/other",
            "#/puzzles",
            "#/daily",
            "#/",
        ):
            assert arrive(page, screen), screen
        assert kept in page.evaluate(STORED_SAVES).items()
    page.unroute("**/main.py")
    page.goto(where)
    page.reload()
    page.wait_for_selector(READY, timeout=START, state="attached")
    assert table_content(page) == before
