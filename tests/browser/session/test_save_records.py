"""Storage of long games in pieces: a step writes little, an interrupted write loses nothing, old saves still open."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from kajuta.core.rng import Rng
from kajuta.match import Match, saves
from kajuta.match.match_setup import Setup
from tests.browser.conftest import READY, START, Opener
from tests.browser.player import Player
from tests.browser.tables import table_content

LONG = 270
"""Number of entries of a game that needs more than one piece."""

TOOLS = """
const prefix = `kajuta:${new URL(".", location.href).pathname}:`;
/** The module of saves as this window has it. */
const opened = () => import("./static/session/saved-games.js");
const made = (length, changes = {}) => ({
    kajuta: 1, game: "submarine", seats: [{ name: "", kind: "human" }, { name: "", kind: "random" }], options: {},
    seed: 1, entries: Array.from({ length }, (_, step) => ["go", step]), digest: `at ${length}`, practice: false,
    ...changes,
});
const lying = () => ({ ...localStorage });
const put = (all) => { localStorage.clear(); for (const [key, text] of Object.entries(all)) localStorage[key] = text; };
/** What a window would find there. */
const found = async (id) => JSON.stringify((await opened()).record(id)?.save ?? null);
"""


STORE_OLD = "localStorage.setItem(`${prefix}save:old`, JSON.stringify(argument))"


def run(page: Page, script: str, argument: Any = None) -> Any:
    """Run ``script`` on the page, with the helper functions above."""
    return page.evaluate(f"async (argument) => {{ {TOOLS} {script} }}", argument)


def somewhere(address: str, open_table: Opener) -> Page:
    """A page of the site without a table."""
    page, _ = open_table(f"{address}#/settings")
    expect(page.locator("main.page")).to_be_visible()
    return page


def test_a_step_writes_as_little_late_in_a_long_game_as_early(address: str, open_table: Opener) -> None:
    early, late, longest = run(
        somewhere(address, open_table),
        """
        const saves = await opened();
        const real = Storage.prototype.setItem;
        let written = 0;
        Storage.prototype.setItem = function (key, text) { written += text.length; real.call(this, key, text); };
        const id = saves.add("", { save: made(0) });
        const save = made(0);
        const costs = [];
        for (let step = 0; step < 2000; step++) {
            save.entries.push(["go", 1000 + step]);
            written = 0;
            saves.update(id, { ...save, digest: "always as long" }, false, step);
            costs.push(written);
        }
        Storage.prototype.setItem = real;
        const sum = (all) => all.reduce((one, other) => one + other, 0);
        return [sum(costs.slice(256, 384)), sum(costs.slice(-128)), Math.max(...costs)];
        """,
    )
    assert late < early * 1.1
    assert longest < 5_000


def test_a_window_that_dies_between_two_writes_leaves_a_whole_game(address: str, open_table: Opener) -> None:
    """After each single write of a change, the stored game is complete: as before the change or as after it."""
    told = run(
        somewhere(address, open_table),
        """
        const { setItem, removeItem } = Storage.prototype;
        /** Lets so many writes through and no more, as if the window were gone then; returns how many were wanted. */
        const dying = async (writes, act) => {
            let count = 0;
            Storage.prototype.setItem = function (...what) { if (count++ < writes) setItem.apply(this, what); };
            Storage.prototype.removeItem = function (...what) { if (count++ < writes) removeItem.apply(this, what); };
            await act();
            Object.assign(Storage.prototype, { setItem, removeItem });
            return count;
        };
        const one = (length) => async () => (await opened()).add("", { save: made(length) });
        const inOne = async () => {
            const id = await one(3)();
            const record = JSON.parse(localStorage[`${prefix}save:${id}`]);
            delete record.pieces;
            localStorage[`${prefix}save:${id}`] = JSON.stringify({ ...record, save: made(300) });
            return id;
        };
        const changes = {
            "a step": [one(140), made(141), 140],
            "a step that fills a piece": [one(256), made(257), 256],
            "going far back": [one(300), made(150, { entries: [...made(149).entries, ["other", 1]] }), 149],
            "another game so far": [one(300), made(290, { entries: made(290).entries.map(([, n]) => ["new", n]) }), 0],
            "a save in one piece": [inOne, made(301), 300],
        };
        const told = [];
        for (const [name, [begin, after, steady]] of Object.entries(changes)) {
            put({});
            const id = await begin();
            const at = lying();
            const before = await found(id);
            for (let writes = 0, wanted = 1; writes <= wanted; writes++) {
                put(at);
                const window = await opened();
                window.readAndTrackVersion(id);
                wanted = await dying(writes, () => window.update(id, after, false, steady));
                const now = await found(id);
                const all = Object.keys(localStorage).filter((key) => key.includes(":piece:")).length;
                told.push({ name, writes, wanted, before: now === before, after: now === JSON.stringify(after), all });
            }
        }
        return told;
        """,
    )
    assert len(told) > 15
    for one in told:
        assert one["before"] or one["after"], one
        assert one["before"] == (one["writes"] == 0) or not one["after"], one
    for one in told:
        if one["writes"] == one["wanted"]:
            assert one["after"], one
    ended = {one["name"]: one["all"] for one in told if one["writes"] == one["wanted"]}
    assert ended["going far back"] == 1, "what no game has any more is cleared away"
    assert ended["another game so far"] == 2


def test_where_the_room_runs_out_the_last_whole_state_stays_and_all_is_written_when_there_is_room(
    address: str, open_table: Opener
) -> None:
    pieces, full, room = run(
        somewhere(address, open_table),
        """
        const { setItem } = Storage.prototype;
        const full = (what) => {
            Storage.prototype.setItem = function (key, text) {
                if (key.includes(what)) throw new DOMException("full", "QuotaExceededError");
                setItem.call(this, key, text);
            };
        };
        const saves = await opened();
        const id = saves.add("", { save: made(256) });
        full(":piece:");
        saves.update(id, made(257), false, 256);
        const pieces = [await found(id) === JSON.stringify(made(257)), saves.whyUnsaved(id)];
        full(":");
        saves.update(id, made(60), false, 60);
        const here = JSON.stringify(saves.record(id).save) === JSON.stringify(made(60));
        const text = localStorage[`${prefix}save:${id}`];
        const { pieces: names, save } = JSON.parse(text);
        const lies = names.every((name) => localStorage[`${prefix}piece:${id}:${name}`]);
        const full_ = [here, saves.whyUnsaved(id), names.length * 128 + save.entries.length, lies];
        Storage.prototype.setItem = setItem;
        saves.update(id, made(61), false, 60);
        const left = Object.keys(localStorage).filter((key) => key.includes(":piece:")).length;
        return [pieces, full_, [await found(id) === JSON.stringify(made(61)), saves.whyUnsaved(id), left]];
        """,
    )
    assert pieces == [True, None], "what has no room as a piece stays in the record"
    assert full == [True, "full", 257, True], "in memory it goes on, stored is the last whole state"
    assert room == [True, None, 0]


def test_a_review_that_is_kept_gives_way_where_a_game_has_no_room_and_leaves_with_its_game(
    address: str, open_table: Opener
) -> None:
    whole, held, reviews, exported = run(
        somewhere(address, open_table),
        """
        const { setItem } = Storage.prototype;
        const reviews = () => Object.keys(localStorage).filter((key) => key.includes(":made:")).length;
        const saves = await opened();
        const id = saves.add("", { save: made(20) });
        localStorage.setItem(`${prefix}made:${id}`, '"a review"');
        Storage.prototype.setItem = function (key, text) {
            if (reviews()) throw new DOMException("full", "QuotaExceededError");
            setItem.call(this, key, text);
        };
        saves.update(id, made(21), false, 20);
        Storage.prototype.setItem = setItem;
        const told = [await found(id) === JSON.stringify(made(21)), saves.whyUnsaved(id), reviews()];
        localStorage.setItem(`${prefix}made:${id}`, '"a review"');
        const exported = JSON.stringify(saves.record(id).save).includes("review");
        saves.discard(id);
        return [...told, exported || reviews()];
        """,
    )
    assert (whole, held, reviews) == (True, None, 0)
    assert not exported, "no export holds it, and nothing of it is left"


def test_of_two_windows_that_write_at_once_each_game_is_whole_and_none_is_written_over(
    address: str, open_page: Opener
) -> None:
    one = somewhere(address, open_page)
    other = one.context.new_page()
    other.goto(f"{address}#/settings")
    expect(other.locator("main.page")).to_be_visible()
    game = run(one, """return (await opened()).add("Bouře", { save: made(130) });""")
    for window in (one, other):
        run(window, "(await opened()).readAndTrackVersion(argument);", game)
    kept, first = run(
        one,
        """
        const mine = made(260, { digest: "mine" });
        const kept = (await opened()).update(argument, mine, false, 130);
        return [kept, await found(kept) === JSON.stringify(mine)];
        """,
        game,
    )
    beside, second = run(
        other,
        """
        const theirs = made(131, { entries: [...made(100).entries, ...Array(31).fill(["else", 1])], digest: "theirs" });
        const kept = (await opened()).update(argument, theirs, false, 100);
        return [kept, await found(kept) === JSON.stringify(theirs)];
        """,
        game,
    )
    assert (first, second) == (True, True)
    assert kept == game != beside
    assert run(one, "return found(argument);", game) == run(
        one, """return JSON.stringify(made(260, { digest: "mine" }));"""
    )
    assert run(one, "return (await opened()).list().map(({ name }) => name);") == ["Bouře", "Bouře"]


def test_a_deleted_game_leaves_no_piece_and_comes_back_whole(address: str, open_table: Opener) -> None:
    keys, back = run(
        somewhere(address, open_table),
        """
        const saves = await opened();
        const id = saves.add("", { save: made(300) });
        const other = saves.add("", { save: made(300) });
        saves.discard(id);
        const keys = Object.keys(localStorage).filter((key) => key.includes(id)).length;
        saves.restore(id);
        return [keys, [await found(id), await found(other)].map((text) => text === JSON.stringify(made(300)))];
        """,
    )
    assert keys == 0
    assert back == [True, True]


def long_game() -> Match:
    """A long game of submarines against a bot."""
    seats = [{"name": "", "kind": kind} for kind in ("human", "random")]
    match = Match(Setup.from_json({"game": "submarine", "seats": seats, "seed": 7, "options": {}}, new=True))
    luck = Rng(1)
    while len(match.entries) < LONG or match.screen.next_step().kind != "person":
        coming = match.screen.next_step().kind
        assert coming != "over"
        if coming == "bot":
            match.think(10_000)
        elif coming in ("forced", "standing"):
            match.advance()
        else:
            match.play(luck.choice(match.state.legal_actions()))
    return match


def test_a_save_in_one_piece_opens_is_played_on_in_pieces_and_says_where_one_is_lost(
    address: str, open_table: Opener
) -> None:
    page = somewhere(address, open_table)
    match = long_game()
    save = json.loads(json.dumps(saves.make_save(match)))
    run(
        page,
        """
        const { game, seats } = argument;
        const entry = { id: "old", name: "Stará", game, seats, begun: 1, played: 2, steps: 9, over: false,
            practice: false };
        localStorage.setItem(`${prefix}save:old`, JSON.stringify({ save: argument, entry }));
        """,
        save,
    )
    page.goto(f"{address}#/game/old?pace=0")
    page.wait_for_selector("main[data-game]", timeout=START)
    player = Player(page)
    player.decision()
    expect(page.locator(".notice")).to_have_count(0)
    player.click()
    before = table_content(page)
    stored = run(page, "return [JSON.parse(localStorage[`${prefix}save:old`]), JSON.parse(await found('old'))]")
    assert len(stored[0]["pieces"]) >= 2
    assert stored[1]["entries"][: len(match.entries)] == save["entries"]
    page.reload()
    assert table_content(page) == before
    page.wait_for_selector(READY, timeout=START, state="attached")

    run(page, "localStorage.removeItem(`${prefix}piece:old:${argument}`)", stored[0]["pieces"][1])
    earlier = {key: value for key, value in stored[0].items() if key != "lastPosition"}
    run(page, STORE_OLD, earlier)
    page.reload()
    expect(page.locator(".notice")).to_contain_text("prvních 128", timeout=START)
    Player(page).decision()
    assert "/game/old" not in page.url
    kept = run(page, "return JSON.parse(localStorage[`${prefix}save:old`])")
    assert kept == earlier, "the damaged one stays as it is"
    page.goto(f"{address}#/saves")
    expect(page.locator(".saved")).to_have_count(2)

    run(page, STORE_OLD, stored[0])
    page.goto(f"{address}#/game/old?pace=0")
    expect(page.locator(".notice")).to_contain_text("Část této uložené hry chyběla", timeout=START)
    assert table_content(page) == before, "its last position was stored with it"
    assert "/game/old" in page.url
