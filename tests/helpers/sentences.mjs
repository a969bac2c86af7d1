// Formats messages and names elements as the page does: reads texts, seats, messages and elements as JSON.

import { readFileSync } from "node:fs";
import { accessibleName } from "../../static/table/render/element.js";
import { Texts } from "../../static/ui/texts.js";

const { sources, lang, seats, messages, elements } = JSON.parse(readFileSync(0, "utf-8"));
const texts = new Texts(lang, sources);
texts.seats = seats;
const nothing = { legal: new Map(), picks: new Map(), path: [], news: new Set(), coached: new Set() };
console.log(
  JSON.stringify({
    messages: messages.map((message) => texts.plain(message)),
    elements: elements.map((element) => accessibleName(element, { ...nothing, texts })),
  }),
);
