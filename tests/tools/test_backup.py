"""Backup of a browser's data in one file: export, import, and damaged or hostile files."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools.common import ROOT
from tools.node_and_npm import node

SAMPLES = Path(__file__).parents[1] / "samples"
STORAGE: dict[str, str] = json.loads((SAMPLES / "storage.json").read_text(encoding="utf-8"))
GAMES = {key.removeprefix("save:"): json.loads(text) for key, text in STORAGE.items() if key.startswith("save:")}
NOW = 1_800_000_000_000
DAY = 86_400_000
OTHERS = ("settings", "names", "guest-name", "voyages", "rare", "statistics", "puzzles", "daily")
KINDS = ["settings", "names", "guest-name", "voyages", "tips", "statistics", "puzzles", "daily"]

RUN = """
import { readFileSync } from "node:fs";
const { root, storage, files, refused, stops, now, persisted } = JSON.parse(readFileSync(0, "utf8"));
class Storage {
    getItem(key) { return Object.hasOwn(this, key) ? this[key] : null; }
    setItem(key, text) { this[key] = String(text); }
    removeItem(key) { delete this[key]; }
}
const define = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
define("location", { href: "https://host.example/" });
define("localStorage", new Storage());
define("matchMedia", () => ({ matches: false, addEventListener() {} }));
define("navigator", { languages: ["en"], storage: { persisted: async () => persisted } });
Date.now = () => now;
const prefix = "kajuta:/:";
const fill = () => {
    for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
    for (const [key, text] of Object.entries(storage)) localStorage.setItem(prefix + key, text);
};
fill();
const { makeBackup, restoreBackup } = await import(`${root}/static/pages/backup.js`);
const { readBackup } = await import(`${root}/static/session/backup-format.js`);
const { isReminderDue } = await import(`${root}/static/pages/backup-reminder.js`);
const checked = [];
const check = {
    save: async (save) => {
        checked.push(save.game);
        if (refused.some((word) => JSON.stringify(save).includes(word))) return { error: "refused" };
        if (stops === null) return { save };
        return { save: { ...save, entries: save.entries.slice(0, stops) }, notice: "stops" };
    },
    setup: async (setup) => refused.some((word) => JSON.stringify(setup).includes(word)) ? { error: "refused" } : null,
};
const answers = [];
for (const file of files) {
    fill();
    const answer = { reminder: await isReminderDue(now) };
    if (file !== null) {
        const found = readBackup(file);
        answer.error = found.error ?? null;
        if (found.parts) answer.report = await restoreBackup(found.parts, check, () => true);
    }
    const { text, unreadable } = makeBackup(now);
    const kept = Object.entries(localStorage).map(([key, value]) => [key.slice(prefix.length), value]);
    answers.push({
        ...answer, text, unreadable, checked, storage: Object.fromEntries(kept), polluted: {}.polluted ?? null,
    });
}
console.log(JSON.stringify(answers));
"""
"""Node script: a browser that imports files one after the other into the same storage and exports it after each."""


def browsers(
    storage: dict[str, str],
    files: list[str | None],
    *,
    refused: tuple[str, ...] = (),
    stops: int | None = None,
    now: int = NOW,
    persisted: bool = False,
) -> list[dict[str, Any]]:
    """Results of importing each of ``files`` in turn; the engine refuses saves that contain a text of ``refused``."""
    asked = {"root": ROOT.as_uri(), "storage": storage, "files": files, "refused": refused, "stops": stops}
    told = subprocess.run(
        [node(), "--input-type=module", "-e", RUN],
        input=json.dumps({**asked, "now": now, "persisted": persisted}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    answers: list[dict[str, Any]] = json.loads(told.stdout)
    assert all(answer["polluted"] is None for answer in answers)
    return answers


def browser(storage: dict[str, str], file: str | None = None, **options: Any) -> dict[str, Any]:
    """Result of importing ``file`` (if any) into ``storage``: messages, storage and a new backup."""
    return browsers(storage, [file], **options)[0]


def saved(storage: dict[str, str]) -> str:
    """Backup file made from ``storage``."""
    return str(browser(storage)["text"])


def value(answer: dict[str, Any], key: str) -> Any:
    return json.loads(answer["storage"].get(key, "null"))


def games(answer: dict[str, Any]) -> dict[str, Any]:
    return {key.removeprefix("save:"): value(answer, key) for key in answer["storage"] if key.startswith("save:")}


def record(one: str, entries: list[Any], **changes: Any) -> dict[str, str]:
    """Storage with a game of two people that has these entries."""
    seats = [{"name": "Ann", "kind": "human"}, {"name": "Bob", "kind": "human"}]
    setup = {"game": "submarine", "seats": seats, "options": {"placement": "start"}, "seed": 5, **changes}
    save = {"kajuta": 1, **setup, "digest": "d", "practice": False, "entries": entries}
    entry = {"id": one, "name": "Storm", "game": setup["game"], "seats": seats, "begun": NOW - DAY, "played": NOW - 5}
    rest = {"steps": len(entries), "over": False, "practice": False}
    return {f"save:{one}": json.dumps({"save": save, "entry": {**entry, **rest}, "pieces": []})}


def with_line(text: str, number: int, line: str) -> str:
    """Backup with line ``number`` replaced."""
    lines = text.split("\n")
    lines[number] = line
    return "\n".join(lines)


def backup(*parts: Any, version: int = 1) -> str:
    """Backup with these parts, which may be invalid."""
    header = {"kajuta-backup": version, "at": NOW, "parts": [[part[0], ""] for part in parts]}
    return "\n".join(json.dumps(line, separators=(",", ":")) for line in (header, *parts))


def test_everything_that_was_saved_to_a_file_comes_back_in_an_empty_browser() -> None:
    there = browser({}, saved(STORAGE))
    assert there["report"] == {"new": len(GAMES), "longer": 0, "here": 0, "parted": 0, "damaged": []}
    before = browser(STORAGE)
    for one, game in games(before).items():
        back = games(there)[one]
        pieces = [entry for name in game.get("pieces", []) for entry in value(before, f"piece:{one}:{name}")]
        own = [entry for name in back.get("pieces", []) for entry in value(there, f"piece:{one}:{name}")]
        if "setup" in game:
            assert back["setup"] == game["setup"]
        else:
            whole = {**game["save"], "entries": pieces + game["save"]["entries"]}
            assert {**back["save"], "entries": own + back["save"]["entries"]} == whole
        assert back["entry"] == game["entry"]
    for key in ("names", "guest-name", "rare", "statistics", "puzzles", "daily"):
        assert (
            value(there, key) == [name or "" for name in value(before, key)] if key == "names" else value(before, key)
        )
    assert value(there, "voyages") == value(before, "voyages")
    own_settings = {name: one for name, one in value(before, "settings").items() if name != "stun"}
    assert {name: value(there, "settings")[name] for name in own_settings if name != "lang"} == {
        name: one for name, one in own_settings.items() if name != "lang"
    }
    assert there["text"].partition("\n")[2] == before["text"].partition("\n")[2], "nothing more and nothing less"


def test_only_what_is_listed_goes_into_the_file() -> None:
    planted = {"somebody-elses": '"secret-1"', "guest-key": '"secret-2"', "made:abc123": '{"made":"secret-3"}'}
    kept = GAMES["4x809n"]
    local = {
        "save:4x809n": json.dumps({**kept, "lastPosition": "secret-4", "undone": ["secret-5"], "other": "secret-6"})
    }
    text = saved({**STORAGE, **planted, **local})
    assert "secret" not in text
    lines = [json.loads(line) for line in text.split("\n")[1:]]
    assert [kind for kind, _ in lines] == KINDS + ["game"] * len(GAMES)
    for key, stored in STORAGE.items():
        if key.startswith(("guests:", "visit:", "made:")):
            for secret in [word for word in stored.split('"') if len(word) > 20]:
                assert secret not in text
    assert "stun" not in text


def test_of_one_game_the_longer_stays_wherever_it_is() -> None:
    short, long = record("abc123", [["place", 1]]), record("abc123", [["place", 1], ["place", 2]])
    gone_on = browser(short, saved(long))
    assert gone_on["report"]["longer"] == 1
    assert games(gone_on)["abc123"]["save"]["entries"] == [["place", 1], ["place", 2]]
    assert games(gone_on)["abc123"]["entry"]["steps"] == 2
    older = browser(long, saved(short))
    assert older["report"]["here"] == 1
    assert older["storage"]["save:abc123"] == long["save:abc123"]


def test_a_game_that_was_only_set_up_is_the_beginning_of_the_one_that_was_played() -> None:
    played = record("abc123", [["place", 1]])
    (stored,) = (json.loads(text) for text in played.values())
    setup = {name: stored["save"][name] for name in ("game", "seats", "options", "seed")}
    only_set_up = {"save:abc123": json.dumps({"setup": setup, "entry": {**stored["entry"], "steps": 0}})}
    assert games(browser(only_set_up, saved(played)))["abc123"]["save"]["entries"] == [["place", 1]]
    assert browser(played, saved(only_set_up))["storage"]["save:abc123"] == played["save:abc123"]


@pytest.mark.parametrize(
    "other",
    [
        record("abc123", [["place", 1], ["place", 3]]),
        record("abc123", [["place", 1], ["place", 2], ["place", 2]], seed=6),
        record("abc123", [["place", 1], ["place", 2], ["place", 2]], options={"placement": "free"}),
        record("abc123", [["place", 1], ["place", 2], ["place", 2]], position={"luck": 1}),
    ],
)
def test_two_games_that_went_differently_both_stay_and_come_no_third_time(other: dict[str, str]) -> None:
    here = record("abc123", [["place", 1], ["place", 2]])
    file = saved(other)
    both = browser(here, file)
    assert both["report"]["parted"] == 1
    assert both["storage"]["save:abc123"] == here["save:abc123"]
    (added,) = (game for one, game in games(both).items() if one != "abc123")
    assert added["save"]["entries"] == json.loads(other["save:abc123"])["save"]["entries"]
    again = browser(both["storage"], file)
    assert again["report"]["here"] == 1
    assert len(games(again)) == 2


def test_a_game_under_a_damaged_record_comes_beside_it() -> None:
    both = browser({"save:abc123": "{"}, saved(record("abc123", [["place", 1]])))
    assert both["storage"]["save:abc123"] == "{"
    assert len(games_text(both)) == 2


def games_text(answer: dict[str, Any]) -> list[str]:
    return [key for key in answer["storage"] if key.startswith("save:")]


def test_what_is_here_already_is_not_checked_again() -> None:
    assert browser(STORAGE, saved(STORAGE))["checked"] == []


def test_settings_fill_only_what_was_never_changed_here() -> None:
    there = {
        "settings": json.dumps({"lang": "cs", "pace": "slow", "theme": "dark", "changed": ["pace", "theme", "lang"]})
    }
    here = {"settings": json.dumps({"lang": "en", "pace": "normal", "theme": "system", "changed": ["pace"]})}
    settings = value(browser(here, saved(there)), "settings")
    assert (settings["pace"], settings["theme"], settings["lang"]) == ("normal", "dark", "cs")


def test_settings_of_an_earlier_release_count_as_changed_where_they_are_not_the_usual_ones() -> None:
    whole = {"lang": "en", "theme": "system", "pace": "fast", "patience": "normal", "sound": "off", "sea": False}
    here = {"settings": json.dumps({**whole, "hints": True, "rare": True, "letters": True, "stun": "stun:a.example"})}
    there = backup(["settings", {"theme": "dark", "pace": "slow", "sound": "full", "stun": "stun:b.example"}])
    settings = value(browser(here, there), "settings")
    assert (settings["theme"], settings["pace"], settings["sound"]) == ("dark", "fast", "full")
    assert settings["stun"] == "stun:a.example"


def test_names_progress_tips_statistics_and_puzzles_are_put_together() -> None:
    def of(number: int) -> dict[str, Any]:
        kinds = {"seats": ["human", "mate"], "options": {}, "places": [1, 2], "scores": [5, 4]}
        rest = {"spent": 60, "together": False, "practice": False, "feats": []}
        return {"id": f"g{number}", "game": "submarine", "at": NOW - number, **kinds, **rest}

    here = {
        "names": '["", "Bob"]',
        "voyages": '{"ahoy/sea": {"step": 6}, "oltremare/cargo": {"step": 2, "done": true}}',
        "rare": '["ahoy/storm"]',
        "statistics": json.dumps([of(1)]),
        "puzzles": '{"ahoy/00000001": "solved", "ahoy/00000002": "missed", "ahoy/00000003": "hinted"}',
    }
    brought = browser(
        here,
        backup(
            ["names", ["Ann", "Eve", "Joe"]],
            ["guest-name", "Jane"],
            ["voyages", {"ahoy/sea": {"step": 2, "done": True}, "oltremare/cargo": {"step": 5}}],
            ["tips", ["ahoy/storm", "ahoy/bust"]],
            ["statistics", [{**of(1), "spent": 1}, {**of(2), "junk": "x"}]],
            ["puzzles", {"ahoy/00000001": "missed", "ahoy/00000002": "hinted", "oltremare/00000004": "missed"}],
        ),
    )
    assert brought["report"]["damaged"] == []
    assert value(brought, "names") == ["Ann", "Bob", "Joe"]
    assert value(brought, "guest-name") == "Jane"
    both = {"ahoy/sea": {"step": 6, "done": True}, "oltremare/cargo": {"step": 5, "done": True}}
    assert value(brought, "voyages") == both
    assert value(brought, "rare") == ["ahoy/storm", "ahoy/bust"]
    assert value(brought, "statistics") == [of(2), of(1)]
    assert value(brought, "puzzles") == {
        "ahoy/00000001": "solved",
        "ahoy/00000002": "hinted",
        "ahoy/00000003": "hinted",
        "oltremare/00000004": "missed",
    }


GOOD = saved({**{key: STORAGE[key] for key in OTHERS}, **record("abc123", [["place", 1]])})
PART = {kind: number for number, kind in enumerate([*KINDS, "game"], start=1)}


DAMAGES = (
    '["{kind}"',
    "",
    '["{kind}",7]',
    '["{kind}",null]',
    '["{kind}",' + "[" * 5000 + "]" * 5000 + "]",
    '["{kind}",' + '{"a":' * 200 + "1" + "}" * 200 + "]",
    '["{kind}","' + "x" * 2_100_000 + '"]',
    '{"kind":"{kind}"}',
)


@pytest.mark.parametrize("kind", PART)
def test_a_damaged_part_costs_only_itself_and_is_named(kind: str) -> None:
    files: list[str | None] = [with_line(GOOD, PART[kind], damage.replace("{kind}", kind)) for damage in DAMAGES]
    for damage, answer in zip(DAMAGES, browsers({}, files), strict=True):
        named = {"kind": kind, "name": "Storm" if kind == "game" else ""}
        assert answer["report"]["damaged"] == [named], damage[:40]
        assert answer["report"]["new"] == (kind != "game")


SAVE = json.loads(record("abc123", [["place", 1]])["save:abc123"])["save"]
GAME = {"id": "abc123", "name": "Storm", "begun": 1, "played": 2, "over": False}


HOSTILE: tuple[list[Any], ...] = (
    ["game", {**GAME, "save": {**SAVE, "forged": True}}],
    ["game", {**GAME, "id": "../../x", "save": SAVE}],
    ["game", {**GAME, "id": "__proto__", "save": SAVE}],
    ["game", {**GAME, "name": {"toString": 1}, "save": SAVE}],
    ["game", {**GAME, "save": {**SAVE, "entries": {"length": 1}}}],
    ["game", {**GAME, "save": {**SAVE, "seats": "two"}}],
    ["game", {**GAME, "setup": {"game": "forged", "seats": []}}],
    ["game", {**GAME, "save": "x" * 2_100_000}],
    ["settings", []],
    ["voyages", {"__proto__": {"polluted": True}}],
    ["voyages", {f"ahoy/{number}": {} for number in range(501)}],
    ["tips", ["__proto__"]],
    ["tips", ["<b>"]],
    ["statistics", [{"id": "g1"}]],
    ["statistics", {"__proto__": []}],
    ["daily", {"__proto__": {}}],
    ["daily", {"2026-11-26": {"game": "submarine"}}],
    ["daily", [1]],
    ["puzzles", {"__proto__": "solved"}],
    ["puzzles", {"ahoy/00000001": "<b>"}],
    ["puzzles", {f"ahoy/{number:08}": "solved" for number in range(2001)}],
    ["guest-name", {"length": 3}],
    ["guests:abc123", {"1": {"key": "k"}}],
    ["visit:abc", {}],
    ["__proto__", {"polluted": True}],
    ["constructor", {}],
    ["save:abc123", {}],
)


def test_a_hostile_part_changes_nothing() -> None:
    for part, answer in zip(
        HOSTILE, browsers({}, [backup(part) for part in HOSTILE], refused=("forged",)), strict=True
    ):
        assert [one["kind"] for one in answer["report"]["damaged"]] == [part[0]], str(part)[:60]
        assert answer["storage"] == {}


def test_hostile_values_beside_sound_ones_are_left_out() -> None:
    settings = '["settings",{"__proto__":{"polluted":1},"pace":"slow","theme":"<b>","stun":"stun:evil.example","x":1}]'
    answer = browser({}, with_line(backup(["settings", {}]), 1, settings))
    stored = value(answer, "settings")
    assert stored["changed"] == ["pace"]
    assert (stored["pace"], stored["theme"], stored["stun"]) == ("slow", "system", "")
    part = {**GAME, "begun": 1e300, "played": -5, "over": "yes", "spent": "long", "link": "x" * 999, "junk": 1}
    entry = games(browser({}, backup(["game", {**part, "name": "N" * 999, "save": SAVE}])))["abc123"]["entry"]
    assert entry == {**GAME, "name": "N" * 60, "begun": 0, "played": 0, "game": "submarine", "seats": SAVE["seats"]} | {
        "steps": 1,
        "practice": False,
    }


def test_a_game_that_replays_only_in_part_is_added_as_far_as_it_fits_and_named() -> None:
    answer = browser({}, saved(record("abc123", [["place", 1], ["place", 2]])), stops=1)
    assert games(answer)["abc123"]["entry"]["steps"] == 1
    assert answer["report"]["damaged"] == [{"kind": "game", "name": "Storm", "reason": "stops"}]


def test_a_truncated_file_brings_what_comes_before_its_end_and_names_the_rest() -> None:
    text = saved({**record("aaaaaa", [["place", 1]]), **record("bbbbbb", [["place", 2]])})
    lines = text.split("\n")
    counts = range(2, len(lines))
    cut = ["\n".join(lines[:count]) + "\n" + lines[count][: len(lines[count]) // 2] for count in counts]
    for count, answer in zip(counts, browsers({}, [*cut]), strict=True):
        report = answer["report"]
        assert len(report["damaged"]) == len(lines) - count
        assert report["damaged"][-1] == {"kind": "game", "name": "Storm"}
    in_header = browser({}, lines[0][:40])
    assert in_header["report"]["new"] == 0
    assert in_header["storage"] == {}


def test_a_damaged_header_costs_only_the_names_of_what_cannot_be_read() -> None:
    assert browser({}, with_line(GOOD, 0, '{"kajuta-backup":1,"at":'))["report"] == {
        **dict.fromkeys(("longer", "here", "parted"), 0),
        "new": 1,
        "damaged": [],
    }


REFUSED = {
    "a future version": (backup(["settings", {}], version=2), "newer"),
    "an unknown version": (backup(["settings", {}], version=0), "damaged"),
    "no number": ('{"kajuta-backup":"1"}', "damaged"),
    "a list": ("[]", "damaged"),
    "nothing": ("", "damaged"),
    "too many parts": (backup(["settings", {}]) + "\n[]" * 10_001, "too-big"),
    "too many bytes": (backup(["settings", {}]) + "x" * 16_000_001, "too-big"),
}


def test_a_file_that_is_no_backup_of_today_is_refused_whole() -> None:
    answers = browsers({}, [file for file, _ in REFUSED.values()])
    assert {what: answer["error"] for what, answer in zip(REFUSED, answers, strict=True)} == {
        what: error for what, (_, error) in REFUSED.items()
    }
    assert all(answer["storage"] == {} for answer in answers)


def test_what_there_is_nothing_of_makes_no_part() -> None:
    assert saved({}).count("\n") == 0


def test_a_damaged_game_is_left_out_and_counted() -> None:
    answer = browser({**record("abc123", []), "save:bad000": "{"})
    assert answer["unreadable"] == 1
    assert answer["text"].count('["game",{') == 1


def test_a_reminder_comes_at_most_once_a_month_and_only_where_the_browser_may_delete_games() -> None:
    old = record("abc123", [["place", 1]])
    later = NOW + 10 * DAY
    assert browser(old, now=later)["reminder"]
    assert not browser(old, now=later, persisted=True)["reminder"]
    assert not browser(old, now=NOW)["reminder"], "not in the first week"
    assert not browser({}, now=later)["reminder"], "nothing to lose"
    assert not browser({**old, "backup-reminder": str(later - 29 * DAY)}, now=later)["reminder"]
    assert browser({**old, "backup-reminder": str(later - 31 * DAY)}, now=later)["reminder"]
