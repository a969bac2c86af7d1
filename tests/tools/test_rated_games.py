"""Finished games that count for a person's strength, judged by their records."""

from typing import Any

import pytest

from tests.helpers.node import run_node

RUN = """
class Storage {
    getItem(key) { return Object.hasOwn(this, key) ? this[key] : null; }
    setItem(key, text) { this[key] = String(text); }
    removeItem(key) { delete this[key]; }
}
const define = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
define("location", { href: "https://host.example/" });
define("localStorage", new Storage());
define("navigator", { languages: ["en"] });
const { readFileSync } = await import("node:fs");
const saves = await import("./static/session/saved-games.js");
const statistics = await import("./static/results/finished-game-records.js");
const { begun, setup, steps, entries, link, practice, options } = JSON.parse(readFileSync(0, "utf8"));
const save = { ...setup, options, kajuta: 1, entries, digest: "d", practice };
let id = saves.add("", begun === "setup" ? { setup } : { save });
if (link) saves.noteImportLink(id, link);
for (const unrated of steps) id = saves.update(id, save, false, 0, { unrated });
const view = {
    game: setup.game, seats: setup.seats, outcome: { places: [1, 2], scores: [2, 1] }, cooperative: false, practice,
};
statistics.recordGame(id, view, save, [], saves.entry(id));
const [{ rated }] = statistics.playedGames();
const file = statistics.exportGames();
statistics.clearStatistics();
statistics.importGames(file);
console.log(JSON.stringify([rated, statistics.playedGames()[0].rated]));
"""


def is_rated(**changes: Any) -> bool:
    """Whether the record of a finished game counts, also after export to a file and import."""
    setup = {"game": "any", "seats": [{"name": "A", "kind": "human"}, {"name": "B", "kind": "mate"}], "options": {}}
    given = {
        "begun": "setup",
        "setup": {**setup, "seed": 1, **changes.pop("setup", {})},
        "steps": [False, False],
        "entries": [["play", 1]],
        "link": "",
        "practice": False,
        "options": {"variant": "base", "role": ["any", "any"]},
        **changes,
    }
    here, back = run_node("--input-type=module", "--eval", RUN, given=given)
    assert here == back
    assert isinstance(here, bool)
    return here


def test_a_game_that_was_set_up_and_played_here_counts() -> None:
    assert is_rated()
    assert is_rated(entries=[["play", 1], {"do": "concede", "seat": 0}]), "and one that was given up was lost"


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({"begun": "save"}, id="it came as a save"),
        pytest.param({"link": "f00d"}, id="it came by a link"),
        pytest.param({"steps": [True, False]}, id="a bot was hurried once"),
        pytest.param({"setup": {"position": "p"}}, id="it branched off another game"),
        pytest.param({"setup": {"daily": {"day": "2026-11-26"}}}, id="it is the game of a day"),
        pytest.param({"entries": [{"do": "seat", "seat": 0, "kind": "captain"}]}, id="a seat changed hands"),
        pytest.param({"options": {"role": ["strong", "weak"]}}, id="roles were chosen"),
    ],
)
def test_a_game_does_not_count_where(changes: dict[str, Any]) -> None:
    assert not is_rated(**changes)
