"""Sets of elements: chosen in any order by mouse or keyboard, marked, counted, changed, and confirmed once."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.player import PATIENCE, Player
from tests.browser.tables import table

ANNOUNCED = "() => [...document.querySelectorAll('body > [aria-live] p')].at(-1)?.textContent.trim()"


def card(page: Page, place: int) -> str:
    return f'button[data-id="hand:0:{place}"]'


def pressed(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all(
        'button[data-id^="hand:0:"]', "all => all.map((one) => one.getAttribute('aria-pressed'))"
    )
    return found


def test_cards_are_chosen_in_any_order_and_confirmed_together(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "tranquility", "human,random"))
    player = Player(page)
    player.decision()
    player.press('[data-id="discard"]')
    status, confirm = page.locator("#status"), page.locator('[data-id="pay-chosen"]')
    expect(status).to_contain_text("vybráno 0, zbývají 2")
    lines = page.locator(".log-view li").count()

    page.locator(card(page, 3)).click()
    assert pressed(page) == ["false", "false", "false", "true", "false"]
    expect(status).to_contain_text("vybráno 1, zbývá 1")
    assert page.evaluate(ANNOUNCED) == "vybráno\xa01, zbývá\xa01"
    confirm.click()
    expect(page.locator(".refusal")).to_contain_text("Ještě zbývá vybrat: 1.")
    page.keyboard.press("Escape")

    # Keys choose elements as well; another press of the key, Escape or the button removes them again.
    page.locator(card(page, 0)).focus()
    page.keyboard.press("Space")
    assert pressed(page) == ["true", "false", "false", "true", "false"]
    assert page.locator(card(page, 0)).evaluate("(one) => one === document.activeElement")
    page.locator(card(page, 1)).click()
    expect(page.locator(".refusal")).to_contain_text("Vybrat můžete jen 2")
    page.keyboard.press("Escape")
    page.locator(card(page, 3)).click()
    assert pressed(page) == ["true", "false", "false", "false", "false"]
    page.keyboard.press("Escape")
    assert pressed(page) == ["false"] * 5

    page.locator(card(page, 4)).click()
    page.locator(card(page, 1)).click()
    expect(confirm).to_have_attribute("data-legal", "")
    player.press('[data-id="pay-chosen"]')
    expect(page.locator(".log-view")).to_contain_text("odkládá karty z ruky")
    assert page.locator(".log-view li").count() > lines
    page.keyboard.press("u")
    page.locator("[data-answer=yes]").click()
    expect(status).to_contain_text("vybráno 0, zbývají 2")
    expect(page.locator('[data-id^="hand:0:"]')).to_have_count(5)

    page.locator('[data-do="hint"]').click()
    expect(page.locator(".coach")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-coach]")).to_have_count(3)
    page.locator('[data-coach][data-id^="hand:"]').first.click()
    expect(page.locator("[data-coach]")).to_have_count(2)
    player.press('[data-do="hint-play"]')
    expect(page.locator(".log-view")).to_contain_text("odkládá karty z ruky")


CLICKS = """async ([views, clicks]) => {
    const { Session } = await import("./static/session/session.js");
    const [view, later] = views.map((more) => ({ step: 1, prompts: [], log: [], seats: [], viewer: 0, ...more,
        next: { kind: "person", seat: 0 }, scene: { areas: [] } }));
    const session = new Session("clicks", () => 0);
    session.setView(view);
    const sent = [];
    session.request = async (request) => { sent.push(request); };
    let refused = null;
    for (const id of clicks) refused = await session.click(id, async () => true);
    const now = { path: session.path, chosen: session.chosen, refused, sent: sent.at(-1) ?? null,
        legal: [...session.legalElements().keys()].sort() };
    if (later) session.setView(later);
    return { ...now, kept: session.chosen };
}"""
"""Script for the result of clicks in a session without an engine."""

GOODS = {
    "groups": [{"ids": ["tea:1", "tea:2", "tea:3"], "least": 2, "most": 2}, {"ids": ["silk"], "least": 0, "most": 1}],
    "confirm": "accept",
}
MOVES = [{"action": ["pass"], "path": ["pass"]}, {"action": ["haul"], "path": ["die", "cannon"]}]


def test_a_set_is_chosen_within_the_limits_of_its_groups_beside_other_moves(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/settings")

    def after(*clicks: str, later: Any = GOODS) -> dict[str, Any]:
        views = [{"pick": one, "moves": MOVES} for one in (GOODS, later)]
        found: dict[str, Any] = page.evaluate(CLICKS, [views, clicks])
        return found

    assert after("tea:3")["legal"] == ["die", "pass", "silk", "tea:1", "tea:2"]
    assert after("tea:3", "tea:1")["legal"] == ["accept", "die", "pass", "silk"]
    assert after("tea:3", "tea:1", "tea:3")["chosen"] == ["tea:1"]
    full = after("tea:3", "tea:1", "tea:2")
    assert (full["refused"], full["chosen"]) == (["tea:3", "tea:1", "tea:2"], ["tea:3", "tea:1"])
    assert after("tea:3", "accept")["refused"] == ["tea:3", "accept"]
    assert after("tea:3", "tea:1", "accept")["sent"] == {"op": "play", "chosen": ["tea:3", "tea:1"]}
    assert after("tea:3", "pass")["sent"] == {"op": "play", "action": ["pass"]}
    beside = after("tea:3", "die")
    assert (beside["path"], beside["chosen"]) == (["die"], ["tea:3"]), "another move may begin meanwhile"
    assert after("tea:3", "die", "tea:1")["path"] == []
    assert after("tea:1")["kept"] == ["tea:1"], "a view with the same set"
    assert after("tea:1", later=None)["kept"] == after("tea:1", later={**GOODS, "confirm": "other"})["kept"] == []
