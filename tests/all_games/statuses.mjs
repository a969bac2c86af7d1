// Formats status lines, or the `action` of a view, as the page does: reads texts and views as JSON, prints sentences.

import { readFileSync } from "node:fs";
import { actionMessage, statusMessage } from "../../static/session/status.js";
import { Texts } from "../../static/ui/texts.js";

const { sources, lang, views } = JSON.parse(readFileSync(0, "utf-8"));
const texts = new Texts(lang, sources);
const sentences = views.map(({ view, isGuest }) => {
  texts.seats = view.seats;
  return texts.plain(view.action ? actionMessage(view, view.action, isGuest, texts) : statusMessage(view, [], isGuest));
});
console.log(JSON.stringify(sentences));
