/** Prints the strength of each person; JSON on standard input: `{ranks, defaults, persons: PlayedGame[][]}`. */
import { readFileSync } from "node:fs";

globalThis.location = /** @type {Location} */ ({ href: "https://host.example/" });
const { crewShares, isRated, strengthOf } = await import("../../static/results/strength.js");
const { ranks, defaults, persons } = JSON.parse(readFileSync(0, "utf8"));
console.log(
  JSON.stringify(
    persons.map((/** @type {import("../../static/results/finished-game-records.js").PlayedGame[]} */ games) => ({
      ...strengthOf(games, ranks, defaults),
      counted: games.map(isRated),
      crews: crewShares(games, ranks, defaults),
    })),
  ),
);
