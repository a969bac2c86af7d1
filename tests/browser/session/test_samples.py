"""Data of earlier releases, stored or in addresses, still opens: see tests/samples/README.md."""

import json
import subprocess
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import START, Opener
from tests.browser.guests import beside
from tests.browser.player import Player
from tests.browser.reused_pages import AWAY
from tools.common import ROOT
from tools.node_and_npm import node

SAMPLES = Path(__file__).parents[2] / "samples"
CODES = ROOT / "static/multiplayer/invitation-codes.js"


def recorded(name: str) -> Any:
    return json.loads((SAMPLES / name).read_text(encoding="utf-8"))


STORAGE: dict[str, str] = recorded("storage.json")
ADDRESSES = recorded("addresses.json")
GAMES = {key.removeprefix("save:"): json.loads(text) for key, text in STORAGE.items() if key.startswith("save:")}

DECODE = """
const { decodeInvitation, decodeAnswer } = await import(process.argv[1]);
const codes = JSON.parse(process.argv[2]);
const read = ([name, { kind, code }]) => [name, kind === "answer" ? decodeAnswer(code) : decodeInvitation(code)];
const names = { endpoint: "ends", reflexive: "far" };
const recorded = (value) => value instanceof Uint8Array ? [...value]
    : Array.isArray(value) ? value.map(recorded)
    : value && typeof value === "object"
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [names[key] ?? key, recorded(one)]))
        : value;
console.log(JSON.stringify(recorded(Object.fromEntries(Object.entries(codes).map(read)))));
"""
"""Python code that decodes codes and prints them as the samples recorded them."""


def left_behind(storage: Mapping[str, str]) -> str:
    """Script that stores ``storage`` before the site's own scripts run for the first time."""
    return f"""if (origin !== "null" && !localStorage.length) {{
        const prefix = `kajuta:${{new URL(".", location.href).pathname}}:`;
        for (const [key, text] of Object.entries({json.dumps(storage)})) localStorage.setItem(prefix + key, text);
    }}"""


def go(page: Page, address: str) -> None:
    """Go to an address by way of an almost empty screen, so that no old content is read."""
    for where in (AWAY, address):
        page.evaluate("(hash) => { location.hash = hash; }", where)
        if where == AWAY:
            page.wait_for_selector("main[data-obstacle]")


def stored(page: Page, key: str) -> Any:
    script = (
        """(key) => JSON.parse(Object.entries(localStorage).find(([name]) => name.endsWith(`:${key}`))?.[1] ?? null)"""
    )
    return page.evaluate(script, key)


def test_stored_games_are_listed_and_open(address: str, open_page: Opener) -> None:
    page, guard = open_page(f"{address}#/saves", left_behind(STORAGE))
    guard.leave()
    for one, record in GAMES.items():
        row = page.locator(f"[data-save='{one}']:not(.is-damaged)")
        expect(row.locator("b")).to_have_text(record["entry"]["name"])
        assert row.locator(".saved-branch").count() == record["entry"].get("branch", False)
    expect(page.locator("[data-save]")).to_have_count(len(GAMES))
    for one, record in GAMES.items():
        go(page, f"#/game/{one}")
        if "setup" in record:
            page.wait_for_selector("[data-lobby]", timeout=START)
            continue
        table = page.locator(f"main[data-game={record['save']['game']}]")
        table.wait_for(timeout=START)
        assert table.get_attribute("data-seats") == str(len(record["save"]["seats"]))
        assert table.get_attribute("data-over") is not None or not record["entry"]["over"]
        assert table.locator(".notice:not([data-unkept]), [data-problem]").count() == 0, one
        assert stored(page, f"save:{one}")["entry"]["steps"] >= record["entry"]["steps"]


def test_stored_settings_statistics_and_progress_are_known(address: str, open_page: Opener) -> None:
    page, guard = open_page(f"{address}#/settings", left_behind(STORAGE))
    guard.leave()
    page.wait_for_selector("main.settings")
    settings = json.loads(STORAGE["settings"])
    assert page.get_attribute("html", "lang") == settings["lang"]
    assert page.get_attribute("html", "data-theme") == settings["theme"]
    assert page.locator("[data-do=stun]").input_value() == settings.pop("stun")
    for name, value in settings.items():
        chosen = value if isinstance(value, str) else json.dumps(value)
        expect(page.locator(f"input[name={name}][value={chosen}]")).to_be_checked()

    games = [game for game in json.loads(STORAGE["statistics"]) if not game["practice"]]
    for game, count in Counter(game["game"] for game in games).items():
        go(page, f"#/statistics/{game}")
        expect(page.locator("[data-figure=games] dd")).to_have_text(str(count))

    names = json.loads(STORAGE["names"])
    go(page, "#/new/oltremare?seats=human,human,human")
    for seat, name in enumerate(names):
        if name:
            expect(page.locator(".name-field").nth(seat)).to_have_attribute("placeholder", name)

    begun = {key: known for key, known in json.loads(STORAGE["voyages"]).items() if not known["done"]}
    assert begun
    for key, known in begun.items():
        game = key.partition("/")[0]
        go(page, f"#/new/{game}")
        expect(page.locator(".tutorial-offer:not(.is-fresh)")).to_be_visible()
        go(page, f"#/voyage/{game}?pace=0")
        page.wait_for_selector(f"main[data-game={game}][data-voyage-step='{known['step'] + 1}']", timeout=START)


def test_first_time_tips_that_were_told_are_not_told_again(address: str, open_page: Opener) -> None:
    new = "#/new/deadmansdraw?seats=human,random&characters=off&seed=7&start&pace=1"
    phone = {"width": 390, "height": 844}
    known = left_behind({"rare": STORAGE["rare"]})
    page, _ = open_page(f"{address}{new}", known, viewport=phone, reduced_motion="reduce")
    page.wait_for_selector("main[data-game] [data-legal]", timeout=START)
    player = Player(page)
    now = player.decision()
    for _ in range(20):
        now = now if now == "over" else player.click()
    assert page.locator("[data-rare]").count() == 0
    assert stored(page, "rare") == json.loads(STORAGE["rare"])


def test_guests_and_host_of_a_stored_game_find_each_other_again(address: str, open_page: Opener) -> None:
    (game,) = (key.removeprefix("guests:") for key in STORAGE if key.startswith("guests:"))
    visits = [key.removeprefix("visit:") for key in STORAGE if key.startswith("visit:")]
    assert visits
    host, guard = open_page(f"{address}#/game/{game}", left_behind(STORAGE))
    guard.leave()
    host.wait_for_selector("main.table", timeout=START)
    for visit in visits:
        guest = beside(host, f"{address}#/guest/{visit}")
        guest.wait_for_selector(f"main.table[data-game={GAMES[game]['save']['game']}]", timeout=START)


def test_recorded_addresses_lead_where_they_led(address: str, open_page: Opener) -> None:
    page, guard = open_page(address, left_behind(STORAGE))
    guard.leave()
    page.wait_for_selector("main.main-menu")
    for where, shown in ADDRESSES["screens"].items():
        go(page, where)
        page.wait_for_selector(shown, state="attached", timeout=START)
    for scope, clauses in ADDRESSES["clauses"].items():
        go(page, f"#/rules/{scope}/{clauses[-1]}")
        page.wait_for_selector(f".is-wanted[data-clause='{clauses[-1]}']", timeout=START)
        found = page.locator("[data-clause]").evaluate_all("(all) => all.map((one) => one.dataset.clause)")
        assert not set(clauses) - set(found)
    for where, record in ADDRESSES["begun"].items():
        before = set(page.evaluate("Object.keys(localStorage)"))
        go(page, where)
        page.wait_for_selector(f"main[data-game={record['game']}]", timeout=START)
        (added,) = {key for key in page.evaluate("Object.keys(localStorage)") if ":save:" in key} - before
        kept = json.loads(page.evaluate("(key) => localStorage.getItem(key)", added))
        setup = kept.get("save") or kept["setup"]
        options = {name: setup["options"][name] for name in record["options"]}  # a later edition may have more of them
        assert {**{name: setup[name] for name in record}, "options": options} == record


def test_recorded_links_open_the_games_that_they_hold(address: str, open_page: Opener) -> None:
    page, guard = open_page(address)
    guard.leave()
    for link in ADDRESSES["games"]:
        go(page, link["link"])
        save = link["save"]
        page.wait_for_selector(f"main[data-game={save['game']}]", timeout=START)
        assert "/game/" in page.url
        assert page.locator(".notice, [data-problem]").count() == 0
        kept = stored(page, f"save:{page.url.partition('/game/')[2].partition('?')[0]}")["save"]
        assert {**kept, "entries": kept["entries"][: len(save["entries"])], "digest": save["digest"]} == save


def test_recorded_invitations_and_answers_are_read(address: str, open_page: Opener) -> None:
    codes = ADDRESSES["codes"]
    told = subprocess.run(
        [node(), "--input-type=module", "-e", DECODE, CODES.as_uri(), json.dumps(codes)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(told.stdout) == {name: code["holds"] for name, code in codes.items()}

    page, guard = open_page(address, "{ const { now } = Date; Date.now = () => now() + 1e11; }")
    guard.leave()
    for code in codes.values():
        go(page, f"#/{code['kind']}/{code['code']}")
        if code["kind"] == "answer":
            expect(page.locator("main[data-handed=nobody]")).to_be_visible()
        else:
            found = page.locator("[data-refused]")
            found.wait_for()
            assert found.get_attribute("data-refused") in ("build", "old"), "it is read, and no longer open"
