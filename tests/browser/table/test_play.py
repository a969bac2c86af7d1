"""Whole games on the real page: clicking legal elements leads to the end."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kajuta.games import all_games
from tests.browser.conftest import Guard
from tests.browser.player import Player
from tests.browser.tables import seats_of, table

Opener = Callable[..., tuple[Page, Guard]]


@pytest.mark.long
@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_every_game_can_be_clicked_to_its_end(address: str, open_table: Opener, game: str) -> None:
    players = next(one.players for one in all_games() if one.id == game)
    page, _ = open_table(table(address, game, seats_of(players[0])))
    player = Player(page)
    player.play()
    assert player.over
    expect(page.locator(".dialog-final-scoring .score-sheet")).to_have_count(players[0])


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_karty_mrtveho_muze_at_several_tables(address: str, open_table: Opener, seats: int) -> None:
    page, _ = open_table(table(address, "deadmansdraw", seats_of(seats), characters="on"))
    player = Player(page, seed=seats)
    player.play()
    assert player.over
    assert page.locator(".seat").count() == seats


def test_people_alone_at_one_screen_hand_it_over(address: str, open_table: Opener) -> None:
    page, _ = open_table(
        table(address, "deadmansdraw", "human,human", characters="on"), viewport={"width": 390, "height": 844}
    )
    player = Player(page, seed=3)
    assert player.decision() == "decision"
    assert page.locator(".curtain").count() == 1
    assert page.locator(".thing").count() == 0, "nothing of the table is there while the curtain is down"
    player.play()
    assert player.over
    assert "curtain" in player.clicks


UNDER_A_TREASURE = """() => {
  const middle = (thing) => {
    const box = thing.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const inside = ([x, y], box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  for (const field of document.querySelectorAll('[data-legal][data-id^="field:"]')) {
    for (const treasure of document.querySelectorAll('[data-id^="place:"]:not([data-legal])')) {
      const at = middle(treasure);
      if (!inside(at, field.getBoundingClientRect())) continue;
      return [field.dataset.id, document.elementFromPoint(...at)?.closest("[data-id]")?.dataset.id];
    }
  }
  return null;
}"""


def test_a_treasure_on_a_lit_field_lets_the_click_for_the_field_through(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "submarine", "human,human"))
    player = Player(page, seed=2)
    for _ in range(80):
        player.decision()
        if found := page.evaluate(UNDER_A_TREASURE):
            assert found[0] == found[1]
            return
        player.click()
    pytest.fail("no submarine had a field with a treasure to go to")


def test_nothing_is_wider_than_a_phone(address: str, open_table: Opener) -> None:
    page, _ = open_table(
        table(address, "deadmansdraw", seats_of(4), characters="on"), viewport={"width": 390, "height": 844}
    )
    player = Player(page, seed=5)
    player.play(most=12)
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_table_for_four_fits_a_laptop(address: str, open_table: Opener) -> None:
    page, _ = open_table(
        table(address, "deadmansdraw", seats_of(4), characters="on"), viewport={"width": 1280, "height": 800}
    )
    player = Player(page, seed=5)
    player.play(most=4)
    page.locator(".region-own").wait_for()
    assert page.evaluate("document.documentElement.scrollHeight") <= 805


def test_bots_alone_play_by_themselves(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "deadmansdraw", "heuristic,random", characters="on"))
    assert Player(page).decision() == "over"


def test_what_bots_did_is_marked_until_ones_next_click(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/new/submarine?seats=human,random,random&seed=7&start&pace=0")
    player = Player(page, seed=3)
    player.play(most=1)
    marked = page.locator(".element-figure:has(> .news)")
    assert marked.count() == 2, "a submarine of each bot"
    assert "změna od vašeho posledního tahu" in (marked.locator(".visually-hidden").first.text_content() or "")
    assert page.locator(".log .is-news").count() >= 2
    names = "[...document.querySelectorAll('.element-figure:has(> .news) > [data-id]')].map(thing => thing.dataset.id)"
    before = page.evaluate(names)
    player.click()
    after = page.evaluate(names)
    assert len(after) == 2
    assert set(after) != set(before)


_ASKED = """async () => {
    const { Session } = await import(new URL("static/session/session.js", document.baseURI).href);
    const asked = [];
    const session = new Session("none", () => 0, { call: async ({ op }) => { asked.push(op); return { ok: true }; } });
    session.view = { step: 1, moves: [], log: [], seats: [], next: { kind: "person", seat: 0 } };
    const move = { action: ["pay"], path: ["pay"], confirm: { id: "question" } };
    const turned = async () => { session.view = { ...session.view, step: 2 }; return true; };
    await session.play(move, turned);
    const late = asked.length;
    await session.play(move, async () => true);
    return [late, asked];
}"""


def test_a_yes_to_a_question_about_another_position_plays_nothing(address: str, open_table: Opener) -> None:
    page, _ = open_table(address)
    assert page.evaluate(_ASKED) == [0, ["play"]]


_DECIDED_WHILE_LOADING = """async () => {
    const { Session } = await import(new URL("static/session/session.js", document.baseURI).href);
    const view = { step: 1, moves: [{ action: ["lay"], path: ["lay"] }], log: [], seats: [],
        scene: { areas: [] }, next: { kind: "person", seat: 0 } };
    const answers = [];
    const call = () => new Promise((resolve) => answers.push(() => resolve({ ok: true })));
    const session = new Session("none", () => 0, { call, events: new EventTarget() });
    session.openingRequest = () => ({ op: "load" });
    const legal = [];
    const look = () => legal.push(session.legalElements().size);
    const opened = session.open();
    session.setView(view);  // drawn before the game is loaded
    look();
    const decided = session.click("lay");
    look();
    const answer = async () => {
        while (!answers.length) await new Promise((resolve) => setTimeout(resolve));
        answers.pop()();
    };
    await answer();
    await opened;
    look();
    await answer();
    await decided;
    look();
    return legal;
}"""


def test_nothing_is_legal_from_a_decision_before_the_game_is_loaded_to_its_answer(
    address: str, open_table: Opener
) -> None:
    page, _ = open_table(address)
    assert page.evaluate(_DECIDED_WHILE_LOADING) == [1, 0, 0, 1]
