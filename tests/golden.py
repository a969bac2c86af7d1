"""Golden games: recorded random games, one for each game, edition and number of seats, with a digest for each step.

The tutorials are recorded as well: their texts describe positions, so that a changed position means reading them again.

Golden games show that positions are equal on every Python version and that saves still open. A save is a list of
decisions; it breaks if a decision is added or removed. ``python3 -m tests.golden GAME ...`` (with ``PYTHONPATH=py``)
records the games again after an intended change of the rules.
"""

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.core.rule_clauses import scope_folder
from kajuta.core.rules_edition import EDITION, FIRST_EDITION
from kajuta.core.state import Action, State
from kajuta.games import all_games, broken_games, game
from kajuta.tutorial.tutorial import Tutorial

FOLDER = Path(__file__).parent / "games"
SEED = 20
DIGITS = 6
"""Hexadecimal digits kept of each digest: enough to notice a difference."""


class Golden(NamedTuple):
    """A recorded game: its set-up, the actions, and the digests before each action and at the end."""

    seats: int
    options: dict[str, Any]
    seed: int
    actions: list[Action]
    digests: list[str]


def path_of(game_id: str, seats: int, edition: int = FIRST_EDITION) -> Path:
    """File of the recorded game."""
    name = f"{seats}" if edition == FIRST_EDITION else f"{seats}-edition-{edition}"
    return FOLDER / game_id / "golden" / f"{name}.json"


def read(game_id: str, seats: int, edition: int = FIRST_EDITION) -> Golden:
    """Recorded game; raises FileNotFoundError if there is none."""
    path = path_of(game_id, seats, edition)
    if not path.is_file():
        raise FileNotFoundError(f"{path} is missing: record it with `PYTHONPATH=py python3 -m tests.golden {game_id}`")
    data = json.loads(path.read_text(encoding="utf-8"))
    actions = [tuple(action) for action in data["actions"]]
    return Golden(seats, data["options"], data["seed"], actions, data["digests"].split())


def start(rules: Game[Any], golden: Golden) -> State:
    """Opening position of the recorded game."""
    options = rules.complete_options(golden.seats, {EDITION: str(FIRST_EDITION), **golden.options})
    state: State = rules.new(golden.seats, options, golden.seed)
    return state


def _options(game_id: str, seats: int, edition: int) -> dict[str, Any]:
    """Options of the recorded game, which a new recording keeps; default options if there is none yet."""
    if path_of(game_id, seats, edition).is_file():
        return read(game_id, seats, edition).options
    return {} if edition == FIRST_EDITION else {EDITION: str(edition)}


def record(game_id: str) -> None:
    """Record a game for every edition and number of seats."""
    rules = game(game_id)
    for edition in range(FIRST_EDITION, rules.edition + 1):
        for seats in rules.players:
            _record(rules, seats, edition)


def _record(rules: Game[Any], seats: int, edition: int) -> None:
    golden = Golden(seats, _options(rules.id, seats, edition), SEED + seats, [], [])
    state = start(rules, golden)
    rng = Rng(SEED)
    while state.to_act is not None:
        golden.digests.append(state.digest()[:DIGITS])
        golden.actions.append(rng.choice(state.legal_actions()))
        state.apply(golden.actions[-1])
    golden.digests.append(state.digest()[:DIGITS])
    path = path_of(rules.id, seats, edition)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({**golden._asdict(), "digests": " ".join(golden.digests)}) + "\n", encoding="utf-8")
    print(f"{rules.id}, edition {edition}, {seats} seats: {len(golden.actions)} actions")


def plans(game_id: str) -> list[dict[str, Any]]:
    """Plans of a game's tutorials, each with the game's id."""
    path = scope_folder(game_id) / "voyages.json"
    if not path.is_file():
        return []
    return [{**plan, "game": game_id} for plan in json.loads(path.read_text(encoding="utf-8"))]


def voyage_digests(plan: dict[str, Any]) -> list[str]:
    """Digests of the positions at the steps of a tutorial; raises IllegalAction if the rules do not allow a step."""
    tutorial = Tutorial(plan)
    digests = [tutorial.match.state.digest()[:DIGITS]]
    while not tutorial.is_over():
        tutorial.skip_step()
        while tutorial.is_autoplaying():
            tutorial.advance()
        digests.append(tutorial.match.state.digest()[:DIGITS])
    return digests


def recorded_voyages(game_id: str) -> dict[str, list[str]]:
    """Recorded digests by id of the tutorial."""
    path = FOLDER / game_id / "golden" / "voyages.json"
    known = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {voyage: digests.split() for voyage, digests in known.items()}


def record_voyages(game_id: str) -> None:
    """Record the tutorials of a game."""
    digests = {plan["id"]: " ".join(voyage_digests(plan)) for plan in plans(game_id)}
    if digests:
        path = FOLDER / game_id / "golden" / "voyages.json"
        path.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")
        print(f"{game_id}: voyages {', '.join(digests)}")


if __name__ == "__main__":
    known = [one.id for one in all_games()]
    if broken := [f"{name} is no game yet: {why}" for name, why in broken_games().items() if name in sys.argv[1:]]:
        sys.exit("\n".join(broken))
    if unknown := [name for name in sys.argv[1:] if name not in known]:
        sys.exit(f"no such game: {', '.join(unknown)}; there are {', '.join(known)}")
    for game_id in sys.argv[1:]:
        record(game_id)
        record_voyages(game_id)
