"""Soak test: many random games are checked, and some of them are replayed in the browser's Python.

``python3 -m tests.soak [GAME ...]`` (with ``PYTHONPATH=py``) plays ``--games`` games of each game at tables with all
kinds of options. It checks that no component is lost, that every game ends, and that the scores add up. The engine in a
real page replays ``--browser`` of the games and must reach the same digest; this needs the packages of ``build.py
test``. ``--minutes`` limits the time. The result is written to ``docs/soak.md``.
"""

import argparse
import hashlib
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.games import all_games, game
from kajuta.match import Match, saves
from kajuta.match.match_setup import Player, Setup
from kajuta.progress_and_interruption import run_interruptibly, with_progress
from tests.helpers.tables import Table, combinations, play, tables

REPORT = Path(__file__).parent.parent / "docs" / "soak.md"
LIMIT = 20_000
"""Limit of decisions, larger than in any real game."""
MIXED = 400
"""Number of tables with random options, in addition to those for each number of seats and each value of an option."""
CHECK = """async (save) => {
    const { call } = await import(new URL("static/runtime/engine.js", location.href).href);
    return call({ op: "check", save });
}"""


@dataclass
class Soaked:
    """Results for one game; ``digest`` covers the final positions of all played games in order."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    seconds: float = 0
    in_browser: int = 0
    digest: Any = field(default_factory=hashlib.sha256)


def tables_of(rules: Game[Any]) -> list[Table]:
    """Tables at which the games are played in turn."""
    return [*tables(rules), *combinations(rules, MIXED, seed=1)]


def soak(rules: Game[Any], games: int, until: float) -> Soaked:
    """Play ``games`` games, or until the time ``until``; raises AssertionError if a check fails."""
    found = Soaked()
    begun = time.monotonic()
    at = tables_of(rules)
    for seed in with_progress(range(games), games, rules.id):
        if time.monotonic() > until:
            break
        table = at[seed % len(at)]
        try:
            decisions, digest = one_game(table, seed)
        except Exception as error:
            error.add_note(f"{table!r}, seed {seed}")
            raise
        found.games += 1
        found.decisions += decisions
        found.longest = max(found.longest, decisions)
        found.digest.update(digest.encode())
    found.seconds = time.monotonic() - begun
    return found


def one_game(table: Table, seed: int) -> tuple[int, str]:
    """Play and check one game; return the number of decisions and the digest of the final position."""
    rules, state = table.game, table.new(seed)
    component_inventory = rules.component_inventory(state)
    decisions = 0
    for position, action in play(state, Rng(seed), LIMIT):
        decisions += 1
        if decisions % 16 == 0:
            assert rules.component_inventory(position) == component_inventory, "something was lost"
            assert position.outcome() is None
            digest = position.digest()
            later = position.copy()
            later.apply(action)
            assert position.digest() == digest, "a copy is not independent"
    assert rules.component_inventory(state) == component_inventory, "something was lost"
    outcome = state.outcome()
    assert outcome is not None and not state.legal_actions()
    assert len(outcome.places) == len(outcome.scores) == table.seats
    for score, lines in zip(outcome.scores, outcome.lines, strict=True):
        assert score == sum(line.points for line in lines), "the reckoning does not add up"
    return decisions, state.digest()


def save_of(table: Table, seed: int) -> dict[str, Any]:
    """Save of a random game."""
    players = tuple(Player(f"P{seat}", "human") for seat in range(table.seats))
    match = Match(Setup(table.game.id, players, table.options, seed))
    chance = Rng(seed)
    while match.state.to_act is not None:
        match.play(chance.choice(match.state.legal_actions()))
    return saves.make_save(match)


def soak_in_browser(results: dict[str, Soaked], games: int, until: float) -> None:
    """Replay ``games`` games of each game in a page and compare the digests."""
    from playwright.sync_api import sync_playwright

    from tools import find_browser, server, site
    from tools.common import DIST

    site.build(DIST)
    with server.listening(server.Host(DIST)) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_browser.need(), args=list(find_browser.ARGUMENTS))
        page = chromium.new_page()
        page.goto(address)
        page.wait_for_selector("html[data-engine=ready]", timeout=120_000, state="attached")
        for seed in with_progress(range(games), games, "in the browser, of each game"):
            for game_id, found in results.items():
                if time.monotonic() > until:
                    return
                at = tables_of(game(game_id))
                save = save_of(at[seed % len(at)], seed)
                answer = page.evaluate(CHECK, save)
                assert answer["ok"] and "notice" not in answer, f"{game_id}, seed {seed}: {answer}"
                assert answer["save"]["digest"] == save["digest"], f"{game_id}, seed {seed}"
                found.in_browser += 1


def report(results: dict[str, Soaked]) -> str:
    """Text of docs/soak.md."""
    rows = [
        "# Random games",
        "",
        "Each game is played at random at tables with all kinds of options. Every game must end, lose no component,",
        "and score correctly. *In the browser* counts the games that a page replayed to the same digest. The digest",
        "in the table covers the ends of all games. Written by `python3 -m tests.soak`; PyPy takes a fifth of the",
        "time and gives the same digests.",
        "",
        "| game | games | decisions | longest game | in the browser | digest |",
        "|---|---|---|---|---|---|",
    ]
    for game_id, one in results.items():
        rows.append(
            f"| {game_id} | {one.games} | {one.decisions} | {one.longest} | {one.in_browser} "
            f"| `{one.digest.hexdigest()[:12]}` |"
        )
    return "\n".join([*rows, ""])


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(prog="python3 -m tests.soak", description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="GAME", default=[one.id for one in all_games()])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--browser", type=int, default=300, help="number of games of each kind that a page replays")
    parser.add_argument("--minutes", type=float, default=600)
    chosen = parser.parse_args()
    begun = time.monotonic()
    share = chosen.minutes * 60 / (len(chosen.names) + bool(chosen.browser))
    results = {}
    for number, name in enumerate(chosen.names, 1):
        results[name] = soak(game(name), chosen.games, begun + share * number)
        print(f"{name}: {results[name].games} games, {results[name].seconds:.0f} s", flush=True)
    REPORT.write_text(report(results), encoding="utf-8")
    if chosen.browser:
        soak_in_browser(results, chosen.browser, begun + chosen.minutes * 60)
    REPORT.write_text(report(results), encoding="utf-8")
    print(report(results))
    return 0


if __name__ == "__main__":
    sys.exit(run_interruptibly(main))
