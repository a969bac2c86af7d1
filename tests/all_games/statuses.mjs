// Draws statuses as the page does: gets texts, views and messages as JSON, prints the sentences.

import { readFileSync } from "node:fs";
import { statusMessage } from "../../static/session/status.js";
import { Texts } from "../../static/ui/texts.js";

const { sources, lang, views } = JSON.parse(readFileSync(0, "utf-8"));
const texts = new Texts(lang, sources);
const sentences = views.map(({ view, isGuest }) => {
  texts.seats = view.seats;
  return texts.plain(statusMessage(view, [], isGuest));
});
console.log(JSON.stringify(sentences));
