"""Sounds at the table, and the notification of a person whose turn has come."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Guard
from tests.browser.player import Player

Opener = Callable[..., tuple[Page, Guard]]

LISTENING = """(() => {
  globalThis.heard = { stages: 0, voices: 0, tides: 0, shudders: 0 };
  const { prototype } = BaseAudioContext;
  for (const make of ["createOscillator", "createBufferSource"]) {
    const own = prototype[make];
    prototype[make] = function () {
      const source = own.call(this);
      const start = source.start;
      source.start = function (when) {
        heard[when === undefined ? "tides" : "voices"]++;
        return start.call(this, when);
      };
      return source;
    };
  }
  const Stage = AudioContext;
  globalThis.AudioContext = class extends Stage { constructor() { super(); heard.stages++; } };
  Object.defineProperty(Navigator.prototype, "vibrate", { value: () => { heard.shudders++; return true; } });
})();"""


def table(address: str) -> str:
    return f"{address}#/new/deadmansdraw?seats=human,random&seed=7&start&pace=0"


def test_nothing_sounds_until_it_is_asked_for(address: str, open_page: Opener) -> None:
    page, _ = open_page(table(address), script=LISTENING)
    player = Player(page)
    player.play()
    assert player.over
    assert page.evaluate("heard") == {"stages": 0, "voices": 0, "tides": 0, "shudders": 0}


def test_the_table_is_heard_from_the_first_click_to_the_end(address: str, open_page: Opener) -> None:
    page, _ = open_page(f"{address}#/settings", script=LISTENING)
    expect(page.locator("input[name=sea]")).to_have_count(0)
    page.get_by_label("hlasité").check()
    page.locator("input[name=sea][value=true]").check()
    page.goto(table(address))
    player = Player(page)
    player.play(most=12)
    heard = page.evaluate("heard")
    assert heard["stages"] == 1
    assert heard["tides"] == 2, "the sea and its swell"
    assert heard["shudders"] > 0, "the turn came back from the bot"
    player.play()
    assert player.over
    assert page.evaluate("heard.voices") > heard["voices"] > 0


def test_a_window_that_nobody_looks_at_says_whose_turn_it_is(address: str, open_page: Opener) -> None:
    page, _ = open_page(table(address))
    Player(page).decision()
    assert page.title().startswith("Karty")
    expect(page.locator("#status")).to_contain_text("Jste na tahu: ")
    unseen = "(unseen) => Object.defineProperty(document, 'hidden', { value: unseen, configurable: true })"
    changed = "document.dispatchEvent(new Event('visibilitychange'))"
    page.evaluate(unseen, True)
    page.evaluate(changed)
    page.wait_for_function("document.title.startsWith('Jste na tahu')")
    page.evaluate(unseen, False)
    page.evaluate(changed)
    page.wait_for_function("document.title.startsWith('Karty')")


def test_every_sound_is_short_and_none_is_louder_than_full(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/settings")
    sounds = page.evaluate("import('./static/ui/sound.js').then((sound) => sound.SOUNDS)")
    assert len(sounds) >= 10
    for name, voices in sounds.items():
        assert sum(voice["volume"] for voice in voices) <= 1.5, name
        assert max(voice.get("at", 0) + voice["duration"] for voice in voices) <= 1.5, name
        assert all(voice["from"] > 0 and voice.get("to", 1) > 0 for voice in voices), "an exponential slide needs both"
