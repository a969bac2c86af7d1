// Prints as JSON, for each Fluent file: variables of each message and attribute, and the texts that are not Fluent.

import { readFileSync } from "node:fs";
import { FluentParser, Visitor } from "@fluent/syntax";

class Variables extends Visitor {
  /** @type {Set<string>} */
  names = new Set();
  /** @param {{id: {name: string}}} node */
  visitVariableReference(node) {
    this.names.add(node.id.name);
  }
}

/** @param {any} pattern */
function variablesOf(pattern) {
  const visitor = new Variables();
  if (pattern) visitor.visit(pattern);
  return [...visitor.names].sort();
}

/** @param {string} path */
function read(path) {
  /** @type {Record<string, string[]>} */
  const messages = {};
  const junk = [];
  for (const entry of new FluentParser().parse(readFileSync(path, "utf-8"), {}).body) {
    if (entry.type === "Junk") junk.push(entry.content.trim());
    if (entry.type !== "Message") continue;
    if (entry.id.name in messages) junk.push(`${entry.id.name} stands twice`);
    messages[entry.id.name] = variablesOf(entry.value);
    for (const attribute of entry.attributes) {
      messages[`${entry.id.name}.${attribute.id.name}`] = variablesOf(attribute.value);
    }
  }
  return { messages, junk };
}

console.log(JSON.stringify(Object.fromEntries(process.argv.slice(2).map((path) => [path, read(path)]))));
