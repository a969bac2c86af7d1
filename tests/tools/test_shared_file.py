"""Files that other apps share with Kajuta, as the service worker receives them: one address, one file, limited size."""

import json
import subprocess
from typing import Any

from tools.common import ROOT
from tools.node_and_npm import node

RUN = """
import { readFileSync } from "node:fs";
import vm from "node:vm";
const listeners = {};
const BASE = "https://host.example/below/";
const self = {
  location: { href: BASE + "sw.js" },
  registration: {},
  addEventListener: (name, listener) => { listeners[name] = listener; },
};
vm.runInNewContext(readFileSync(%s, "utf8"), {
  self, URL, Response: class extends Response {
    static redirect(url, status) { return { redirect: url.slice(BASE.length), status }; }
  },
  File, TransformStream, RangeError, Number, crypto, caches: {}, fetch() { throw new Error("fetched"); },
});
const post = async (path, body, more = {}) => {
  let answer;
  const request = new Request(new URL(path, BASE), { method: "POST", body, duplex: "half", ...more });
  listeners.fetch({ request, respondWith: (given) => { answer = given; } });
  return (await answer) ?? null;
};
const take = async () => {
  let taken;
  listeners.message({ ports: [{ postMessage: (given) => { taken = given; } }], data: { kajuta: "take shared file" } });
  return taken && typeof taken !== "string" ? [taken.name, await taken.text()] : taken;
};
const form = (...files) => {
  const made = new FormData();
  made.append("title", "words");
  for (const [field, name, text] of files) made.append(field, new File([text], name));
  return made;
};
const seen = {};
seen.answer = await post("share", form(["file", "a.kajuta", "one"], ["file", "b.kajuta", "two"]));
seen.first = await take();
seen.again = await take();
await post("share", form(["file", "a.kajuta", "one"]));
await post("share", form(["file", "c.kajuta", "three"]));
seen.last = await take();
await post("share", form(["file", "a.kajuta", "one"]));
await post("share", form(["other", "a.kajuta", "one"]));
seen.otherField = await take();
await post("share", new URLSearchParams({ file: "text" }));
seen.noForm = await take();
await post("share", "--x", { headers: { "Content-Type": "multipart/form-data; boundary=y" } });
seen.damaged = await take();
const big = "x".repeat(17_000_000);
await post("share", form(["file", "big.kajuta", big]));
seen.big = await take();
let read = 0;
const endless = new ReadableStream({ pull(controller) { read++; controller.enqueue(new Uint8Array(1_000_000)); } });
await post("share", endless, { headers: { "Content-Type": "multipart/form-data; boundary=y" } });
seen.endless = await take();
seen.readOfEndless = read < 25;
seen.elsewhere = [
  await post("share/", form(["file", "a.kajuta", "one"])),
  await post("share?x", form(["file", "a.kajuta", "one"])),
  await post("", form(["file", "a.kajuta", "one"])),
  await post("../share", form(["file", "a.kajuta", "one"])),
];
seen.afterElsewhere = await take();
console.log(JSON.stringify(seen));
"""


def shared() -> Any:
    script = RUN % json.dumps(str(ROOT / "static" / "sw.js"))
    done = subprocess.run([node(), "--input-type=module", "-e", script], capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return json.loads(done.stdout)


def test_one_shared_file_is_held_until_a_page_takes_it_and_none_from_elsewhere_or_without_an_end() -> None:
    assert shared() == {
        "answer": {"redirect": "#/file", "status": 303},
        "first": ["a.kajuta", "one"],
        "again": None,
        "last": ["c.kajuta", "three"],
        "otherField": None,
        "noForm": None,
        "damaged": None,
        "big": "too-big",
        "endless": "too-big",
        "readOfEndless": True,
        "elsewhere": [None, None, None, None],
        "afterElsewhere": None,
    }
