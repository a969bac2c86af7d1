"""A pytest plugin for `build.py check`: runs the tests of one game and records their results.

``--game ID`` selects tests in the game's folder and tests with the game as a parameter. ``--whole FILE`` also selects
the tests of a file that have no game as a parameter. ``--results FILE`` receives one line of JSON for each test.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, settings

from kajuta.core.game import Game
from kajuta.games import all_games

ROOT = Path(__file__).parents[1]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the command-line options of this plugin."""
    parser.addoption("--game", required=True)
    parser.addoption("--whole", action="append", default=[])
    parser.addoption("--results", required=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests that do not concern the game."""
    whole = {ROOT / name for name in config.getoption("--whole")}
    game_id = config.getoption("--game")
    own = [item for item in items if concerns(item, game_id)]
    config.stash[NOTES].own.update(item.nodeid for item in own)
    kept = [item for item in items if item.path in whole or item in own]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def concerns(item: pytest.Item, game_id: str) -> bool:
    """Whether a test is in the game's folder or has the game among its parameters."""
    if ROOT / "tests" / "games" / game_id in item.path.parents:
        return True
    callspec = getattr(item, "callspec", None)
    return callspec is not None and any(game_id in named(value) for value in callspec.params.values())


def named(value: Any) -> Iterator[str]:
    """Ids of the games that a parameter names."""
    known = {game.id for game in all_games()}
    if isinstance(value, Game):
        yield value.id
    elif isinstance(value, str) and value in known:
        yield value
    elif isinstance(value, dict) and "game" in value:
        yield from named(value["game"])
    elif isinstance(value, tuple | list):
        for part in value:
            yield from named(part)


class Notes:
    """Recorder of test results."""

    def __init__(self, path: str, game_id: str) -> None:
        self.path = Path(path)
        self.folder = f"games/{game_id}/"
        self.own: set[str] = set()

    def note(self, **fields: object) -> None:
        """Append a line of JSON to the file."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(fields) + "\n")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Record a test that ran, or that failed during set-up or tear-down."""
        if report.failed:
            self.note_failure(report)
        elif report.when == "call" or report.skipped:
            self.note(test=report.nodeid, failed=False)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Record a test file that cannot be imported."""
        if report.failed:
            self.note_failure(report)

    def note_failure(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        """Record a failed test; one without a game parameter counts only if its error names a file of the game."""
        words = said(report)
        own = report.nodeid in self.own or isinstance(report, pytest.CollectReport) or self.folder in words
        self.note(test=report.nodeid, failed=own, said=words, where=where(report, self.folder))


NOTES = pytest.StashKey[Notes]()


def said(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Error message of a failed test."""
    crash = getattr(report.longrepr, "reprcrash", None)
    if crash is None:
        return str(report.longreprtext)
    if crash.message == "AssertionError":  # in a helper module, whose assertions pytest does not explain
        return f"{crash.message} in {Path(crash.path).as_posix()}, line {crash.lineno}\n{failed_line(report)}".strip()
    return str(crash.message)


def failed_line(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Source of the failed assertion, as the traceback quotes it; empty if it quotes none."""
    entries = getattr(getattr(report.longrepr, "reprtraceback", None), "reprentries", ())
    return "\n".join(entries[-1].lines).strip() if entries else ""


def where(report: pytest.TestReport | pytest.CollectReport, folder: str) -> str:
    """Innermost place in the game's folder in the traceback, empty if there is none."""
    found = ""
    for trace, _, _ in getattr(report.longrepr, "chain", ()):
        for entry in trace.reprentries:
            place = getattr(entry, "reprfileloc", None)
            if place is not None and folder in Path(place.path).as_posix():
                found = f"{Path(place.path).as_posix()}, line {place.lineno}"
    return found


def pytest_configure(config: pytest.Config) -> None:
    """Register the recorder; switch off Hypothesis's search for simpler failing examples, which may take minutes."""
    settings.register_profile("one game", phases=(Phase.explicit, Phase.generate))
    settings.load_profile("one game")
    config.stash[NOTES] = Notes(config.getoption("--results"), config.getoption("--game"))
    config.pluginmanager.register(config.stash[NOTES])
