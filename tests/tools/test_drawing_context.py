"""Inputs that cause an element of the table to be redrawn: see static/table/render/context.js."""

import json
import re
import subprocess

from tools.common import ROOT
from tools.node_and_npm import node

RENDER = ROOT / "static" / "table" / "render"

CHANGES = """
import { dependencies, drawingContext } from %s;

const view = { game: "one", news: { things: [] } };
const texts = { names: "Anne" };
const same = { click() {}, inspect() {}, fold() {}, setZoom() {} };
const before = drawingContext({ view, texts, ...same });
const differ = (one, other) => {
  const [now, then] = [dependencies(one, "card"), dependencies(other, "card")];
  return now.length !== then.length || now.some((value, place) => value !== then[place]);
};
const changed = (value) => {
  if (typeof value === "function") return () => {};
  if (typeof value === "boolean") return !value;
  if (value instanceof Set) return new Set(["card"]);
  if (value instanceof Map) return new Map([["card", { hint: { id: "hint" } }]]);
  if (Array.isArray(value)) return ["card"];
  return { ...value, game: "other", names: "Mary" };
};
const missed = Object.keys(before).filter((name) => !differ(before, { ...before, [name]: changed(before[name]) }));
const hint = (id) => drawingContext({ view, texts, ...same, legal: new Map([["card", { hint: { id } }]]) });
console.log(JSON.stringify({
  missed,
  again: differ(before, drawingContext({ view: { ...view }, texts, ...same })),
  elsewhere: differ(before, drawingContext({ view, texts, ...same, legal: new Map([["die", null]]), path: ["die"] })),
  setting: differ({ ...before, setting: 1 }, { ...before, setting: 2 }),
  renamed: differ(drawingContext({ view, texts: { names: "Anne" } }), drawingContext({ view, texts: { names: "Jo" } })),
  hint: differ(hint("gain"), hint("loss")),
  likewise: differ(hint("gain"), hint("gain")),
}));
"""


def test_an_element_is_redrawn_when_any_property_of_its_context_changes_for_it() -> None:
    script = CHANGES % json.dumps((RENDER / "context.js").as_uri())
    done = subprocess.run([node(), "--input-type=module", "-e", script], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == {
        "missed": [],
        "again": False,
        "elsewhere": False,
        "setting": True,
        "renamed": True,
        "hint": True,
        "likewise": False,
    }


def test_drawing_reads_settings_from_its_context_only() -> None:
    for module in sorted(RENDER.glob("*.js")):
        assert not re.search(r"""from "[./]+/ui/settings\.js""", module.read_text(encoding="utf-8")), module.name
