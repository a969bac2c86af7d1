"""The log: every line is a sentence with a full stop in both languages."""

from typing import Any

import pytest

from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.core.rule_clauses import CORE
from kajuta.games import all_games
from tests.all_games.test_texts import LANGUAGES, UI, file_of
from tests.helpers.node import run_node
from tests.helpers.random_play import LIMIT
from tests.helpers.tables import tables

DRAW = """
import { readFileSync } from "node:fs";
import { Texts } from "./static/ui/texts.js";
const { lang, sources, messages } = JSON.parse(readFileSync(0, "utf-8"));
const texts = new Texts(lang, sources);
texts.seats = ["Eva", "Karel", "Jana", "Vít", "Bára", "Ota"].map((name) => ({ name }));
console.log(JSON.stringify(messages.map((message) => texts.plain(message))));
"""
FEW_KINDS = 4
"""Least number of message ids in the log of a small game."""
ENDS = (".", "!", "?", "…")


def log_lines(game: Game[Any]) -> list[Any]:
    """Log messages of random games at every table, a few for each id."""
    told: dict[str, list[Any]] = {}
    for seed, table in enumerate(tables(game)):
        state, rng = table.new(seed), Rng(seed)
        for _ in range(LIMIT):
            if state.to_act is None:
                break
            state.events = []
            state.apply(rng.choice(state.legal_actions()))
            for message in (one for event in state.events for one in (event.message, event.for_others)):
                known = told.setdefault(message["id"], []) if message is not None else []
                if len(known) < 8 and message not in known:
                    known.append(message)
    return [message for messages in told.values() for message in messages]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
def test_every_line_of_the_log_ends_with_a_full_stop(game: Game[Any]) -> None:
    messages = log_lines(game)
    kinds = {message["id"] for message in messages}
    assert len(messages) > 20 or 0 < len(kinds) < FEW_KINDS, f"{game.id}: tell the log what happens, with log_event"
    for lang in LANGUAGES:
        sources = [file_of(scope, lang).read_text(encoding="utf-8") for scope in (game.id, CORE, UI)]
        given = {"lang": lang, "sources": sources, "messages": messages}
        lines = run_node("--input-type=module", "-e", DRAW, given=given)
        assert [line for line in lines if not line.endswith(ENDS)] == []
