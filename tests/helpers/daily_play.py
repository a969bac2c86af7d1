"""Games of the day, played by a random person under conditions that must not change their course."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kajuta.core.rng import Rng
from kajuta.games import all_games
from kajuta.match import Match, saves
from kajuta.match.match_setup import Setup

GAMES = Path(__file__).parents[2] / "py" / "kajuta" / "games"
DAY = "2026-11-26"


TAKING_PART = [game.id for game in all_games() if (GAMES / game.id / "daily.json").is_file()]
"""Ids of the games that are games of the day."""


def declared_setups(game_id: str) -> list[dict[str, Any]]:
    """All set-ups that a game offers as game of the day, as the page starts them."""
    periods = json.loads((GAMES / game_id / "daily.json").read_text(encoding="utf-8"))
    return [daily_setup(game_id, **one) for period in periods for one in period["setups"]]


def daily_setup(game_id: str, seats: list[str], options: dict[str, Any] | None = None, seed: int = 7) -> dict[str, Any]:
    """Set-up of a game of the day."""
    return {
        "game": game_id,
        "seats": [{"name": "", "kind": kind} for kind in seats],
        "options": options or {},
        "seed": seed,
        "daily": {"day": DAY, "release": "0a1b2c"},
    }


def think_at_once(match: Match) -> None:
    """Let the bot finish its decision in one call."""
    assert match.think(1e9)


def play_day(
    setup: dict[str, Any],
    most: int,
    think: Callable[[Match], None] = think_at_once,
    before_decision: Callable[[Match], Match] = lambda match: match,
) -> Match:
    """Play a game of the day until it ends or has ``most`` actions; the person chooses at random.

    ``think``: lets a bot decide. ``before_decision``: called before each of the person's decisions; the game
    continues with the match that it returns.
    """
    match, chance = Match(Setup.from_json(setup, new=True)), Rng(5)
    while len(actions(match)) < most:
        match_step(match, think)
        due = match.screen.next_step()
        if due.kind == "over":
            break
        if due.kind == "person" and len(actions(match)) < most:
            match = before_decision(match)
            due = match.screen.next_step()
            if due.kind == "person" and due.seat is not None:
                match.choose(due.seat, chance.choice(match.sealed.position_of(due.seat).legal_actions()))
    return match


def match_step(match: Match, think: Callable[[Match], None]) -> None:
    """Play the next step unless a person has to decide it."""
    kind = match.screen.next_step().kind
    if kind == "bot":
        think(match)
    elif kind in ("forced", "standing"):
        match.advance()


def actions(match: Match) -> list[Any]:
    """Actions of the match, without other entries."""
    return [entry for entry in match.entries if isinstance(entry, tuple)]


def reloaded(match: Match) -> Match:
    """The match, saved and loaded."""
    loaded = saves.load_match(json.loads(json.dumps(saves.make_save(match))))
    assert loaded.notice is None
    return loaded.match


PLAY = """async ([setup, moves]) => {
    const { call } = await import("./static/runtime/engine.js");
    const ask = (request) => call({ ...request, match: "day" });
    let answer = await ask({ op: "new", setup });
    for (let made = 0; answer.ok && answer.view.next.kind !== "over"; ) {
        const { kind } = answer.view.next;
        if (kind === "person") answer = await ask({ op: "play", action: moves[made++] });
        else if (kind === "bot") {
            do answer = await ask({ op: "think", ms: 9, patience: 0.1, hurry: true }); while (answer.thinking);
        } else answer = await ask({ op: "advance" });
    }
    return answer.save?.digest ?? JSON.stringify(answer);
}"""


def play_in_a_page(setup: dict[str, Any], match: Match) -> tuple[str, list[Any]]:
    """JavaScript that plays the person's moves of ``match`` in a page's engine, and the script's argument.

    The script returns the digest of the final position.
    """
    records = zip(match.entries, match.history.records, strict=True)
    return PLAY, [setup, [list(entry) for entry, record in records if record.person is not None]]


if __name__ == "__main__":
    games, most = sys.argv[1].split(","), int(sys.argv[2])
    print(json.dumps([[play_day(declared_setups(game)[0], most).state.digest() for game in games], hash("hash")]))
