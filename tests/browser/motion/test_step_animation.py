"""Animation of a step: the motions that the engine names play in turn, for viewers of the table before it."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Guard
from tests.browser.player import Player

Opener = Callable[..., tuple[Page, Guard]]

PLAYED = """async ({ motions, changes = {}, meanwhile = "" }) => {
  const motion = await import("./static/motion/index.js");
  const { allowMotion, captureStep, finishMotion, planSpeculativeMotion, settled } = motion;
  allowMotion(true, 900);  // a table that was on this page may have forbidden it
  const root = document.createElement("main");
  const draw = (items) => {
    const place = ({ id, kind, key, face }) => `<div class="element element-${kind}" ${key ? `data-key="${key}"` : ""}>
      <b class="thing" data-id="${id}">${face ? `<i class="value">${face.value}</i>` : id}</b></div>`;
    root.innerHTML = items.map(place).join("");
  };
  const deck = { id: "deck", kind: "pile" };
  const items = [deck, { id: "row:0", kind: "card", key: "ace" }, { id: "die", kind: "die" }];
  const number = (id, value) => ({ id, kind: "number", face: { value } });
  const counted = (value) => [number("gold", value), number("crew", 3)];
  const later = [...items, { id: "row:1", kind: "card", key: "ten" }, ...counted(9)];
  const view = (step, items) => ({
    viewer: 0, step, game: "none", next: { kind: "person" }, motions: [],
    scene: { areas: [{ id: "all", kind: "row", items }] } });
  document.body.append(root);
  draw([...items, ...counted(7)]);
  const then = view(4, [...items, ...counted(7)]);
  const now = { ...view(5, later), motions, ...changes };
  if (meanwhile) {
    planSpeculativeMotion(root, then, now);
    root.style.marginTop = "100px";
    if (meanwhile === "resize") dispatchEvent(new Event("resize"));
    if (meanwhile === "drawing") captureStep(root, then, then)();
  }
  const land = captureStep(root, then, now);
  draw(later);
  land();
  const moves = root.getAnimations({ subtree: true }).map((move) => {
    const { target } = move.effect;
    const { delay, duration } = move.effect.getComputedTiming();
    const frames = move.effect.getKeyframes();
    return {
      copy: target.closest(".flights") !== null, key: target.dataset.key ?? target.className, text: target.textContent,
      from: frames[0]?.transform, rotate: frames.map((frame) => frame.rotate),
      flies: frames.some((frame) => frame.transform?.includes("translate")),
      held: target.dataset.aloft !== undefined, waits: frames.length === 0, delay, duration };
  }).filter((move) => move.held || !move.waits);
  const copies = root.querySelectorAll(".flights *").length;
  dispatchEvent(new PointerEvent("pointerdown"));
  await settled();
  const left = root.getAnimations({ subtree: true }).length + root.querySelectorAll(".flights, [data-aloft]").length;
  root.remove();
  return { moves, copies, left };
}"""


@pytest.fixture
def anywhere(address: str, open_table: Opener) -> Page:
    """A page of the site without a table."""
    return open_table(f"{address}#/settings")[0]


FLIGHT = {"verb": "fly", "what": "ten", "from": "deck", "to": "row:1"}
ROLL = {"verb": "roll", "to": "die"}


def group(*motions: dict[str, Any]) -> dict[str, Any]:
    return {"tone": "", "motions": list(motions)}


def test_a_card_flies_as_a_copy_and_is_seen_when_it_has_landed(anywhere: Page) -> None:
    played = anywhere.evaluate(PLAYED, {"motions": [group(FLIGHT)]})
    (flight,) = [move for move in played["moves"] if move["flies"] and move["copy"]]
    held = next(move for move in played["moves"] if move["held"] and move["key"] == "ten")
    assert held["duration"] == flight["delay"] + flight["duration"]
    assert played["left"] == 0, "a click brings all that moves to its end"


def test_what_is_pressed_has_been_looked_at_when_it_moves_unless_the_table_lies_otherwise(anywhere: Page) -> None:
    def begins(**how: str) -> float:
        """Height in pixels from which the flying copy starts, relative to its target."""
        moves = anywhere.evaluate(PLAYED, {"motions": [group(FLIGHT)], **how})["moves"]
        flight = next(move for move in moves if move["flies"] and move["copy"])
        return float(flight["from"].split("px, ")[1].split("px)")[0])

    rests = begins()
    assert begins(meanwhile="nothing") == pytest.approx(rests - 100, abs=1), "where things were when it was pressed"
    assert begins(meanwhile="resize") == begins(meanwhile="drawing") == pytest.approx(rests, abs=1)


def test_what_several_events_move_moves_one_after_the_other(anywhere: Page) -> None:
    both = anywhere.evaluate(PLAYED, {"motions": [group(FLIGHT), group(ROLL)]})["moves"]
    flight = next(move for move in both if move["flies"] and move["copy"])
    roll = next(move for move in both if "360deg" in move["rotate"])
    assert roll["delay"] >= flight["delay"] + flight["duration"]
    together = anywhere.evaluate(PLAYED, {"motions": [group(FLIGHT, ROLL)]})["moves"]
    flight = next(move for move in together if move["flies"] and move["copy"])
    assert next(move for move in together if "360deg" in move["rotate"])["delay"] < flight["duration"]


def test_a_number_that_has_changed_rolls_when_all_else_has_been_seen(anywhere: Page) -> None:
    moves = anywhere.evaluate(PLAYED, {"motions": [group(FLIGHT)]})["moves"]
    flight = next(move for move in moves if move["flies"] and move["copy"])
    rolls = [move for move in moves if move["key"] == "value" and not move["held"]]
    assert [(move["text"], move["copy"]) for move in rolls] == [("7", True), ("9", True)], "what stayed does not roll"
    assert all(move["delay"] >= flight["delay"] + flight["duration"] for move in rolls)


@pytest.mark.parametrize(
    "changes",
    [{"viewer": 1}, {"step": 3}, {"step": 6}, {"next": {"kind": "curtain"}}],
    ids=["other eyes", "back", "several steps", "curtain"],
)
def test_nothing_moves_where_nobody_saw_the_table_before_the_step(anywhere: Page, changes: dict[str, Any]) -> None:
    assert anywhere.evaluate(PLAYED, {"motions": [group(FLIGHT)], "changes": changes})["moves"] == []


def test_steps_that_are_played_at_once_move_together(anywhere: Page) -> None:
    played = {"motions": [group(FLIGHT)], "changes": {"step": 6, "steps": 2}}
    assert any(move["flies"] for move in anywhere.evaluate(PLAYED, played)["moves"])


def test_nothing_moves_for_whom_motion_is_reduced(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/settings", reduced_motion="reduce")
    assert page.evaluate(PLAYED, {"motions": [group(FLIGHT)]})["moves"] == []


def test_cards_fly_at_a_pace_and_the_bots_wait_until_they_have_landed(address: str, open_page: Opener) -> None:
    watch = """globalThis.flown = 0;
      globalThis.opacities = [];
      const own = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        queueMicrotask(() => { if (this.closest(".flights")) flown++; });
        if (this.dataset.aloft !== undefined) opacities.push(getComputedStyle(this).opacity);
        return own.call(this, frames, options);
      };"""
    where = f"{address}#/new/deadmansdraw?seats=human,random&seed=7&start&pace="
    page, _ = open_page(f"{where}40", script=watch)
    Player(page).play(most=6)
    assert page.evaluate("flown") > 6
    assert set(page.evaluate("opacities")) == {"0"}, "where it will lie it is not seen before"
    assert page.locator(".flights").count() == 0, "whoever is asked sees the table at rest"
    page, _ = open_page(f"{where}0", script=watch)
    Player(page).play(most=6)
    assert page.evaluate("flown") == 0
