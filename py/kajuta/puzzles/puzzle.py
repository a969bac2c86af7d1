"""A puzzle: a position in which one action is clearly the best for the seat to act, as far as that seat can know.

``puzzles.json`` in a game's folder holds the puzzles of the game, found by ``python3 -m kajuta puzzles GAME``::

    {"kajuta-puzzles": 1, "puzzles": [{
      "id": "3fa9c2d1",           its name, which stays when others come or go
      "players": 3, "options": {"variant": "arch"},
      "seat": 1,                  the solver's; the others are bots
      "position": {...},          compact, see core.position_json; what the solver has not seen is dealt anew
      "candidates": [[["lay", 3], 612], [["pass"], 455]],  every legal action, with its chance to win in thousandths
      "lead": [157, 120, 194],    of the best over the second: mean and 95 % interval, in thousandths
      "theme": "treasures",       feature that decides (message term-<theme>), or WINS or AVERTS
      "why": {"id": "coach-why", "args": {...}},           the coach's sentence on the best action
      "found": {"boy": 1, "sailor": 4, "mate": 13, "captain": 20}   of SEEDS seeds, how often each rank finds it
    }]}

The chance is that of playouts to the end of the game, in determinizations for the solver's seat; a crew's chance is
that of all. Puzzles are of the newest edition of the rules; one that does not fit them any more is left out.

On the site each puzzle is packed to a text, so that a page that fetches them holds no answer in the open.
``data/puzzles.json`` is ``{"games": {GAME: [{"id": "3fa9c2d1", "difficulty": 1}, ...], ...}, "files": {...}}``, with
bytes and hash of each other file. ``data/GAME.puzzles.json`` has the puzzles in the same order:
``[{"id": "3fa9c2d1", "packed": "..."}, ...]`` (no such file where there is none). ``data/engine-puzzles.json`` is this
package, see ``api.late_modules``.
``Puzzle.unpack`` reads the text, ``Puzzle.new_match`` sets its table up. Nothing of it is trusted.
"""

import base64
import json
import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self, TypedDict

from kajuta.bots import RANKS
from kajuta.core.errors import BadSave, KajutaError
from kajuta.core.game import Game
from kajuta.core.message import Message
from kajuta.core.seats import MOST_SEATS
from kajuta.core.state import Action, State
from kajuta.core.type_check import matches_json_type
from kajuta.match import Match, saves
from kajuta.match.match_setup import LOCAL_HUMAN, Setup

FORMAT = 1
FORMAT_FIELD = "kajuta-puzzles"
OPPONENT = "mate"
"""Rank of the bots on the other seats."""
SEEDS = 20
"""Seeds with which each rank tries a puzzle."""
MIN_CANDIDATES = 3
MAX_CANDIDATES = 12
MIN_LEAD = 80
"""Lead of the best action over the second in a puzzle, in thousandths; its 95 % interval is above half of it."""
MAX_FOUND_BY_BOY = 6
"""Of SEEDS: what the boy finds more often is no puzzle."""
WINS = "wins"
AVERTS = "averts"
"""Themes of actions that win, or avoid losing, at once."""
EASY, MEDIUM, HARD = 1, 2, 3

SEED = 0
"""Seed of the matches: what is still to come is dealt by the position's own generator."""
MAX_CHARACTERS = 8_000
"""Length of a packed puzzle at most."""
MAX_BYTES = 1 << 16
MAX_DEPTH = 64
_ID = re.compile(r"[0-9a-f]{8}")


class UnfitPuzzle(ValueError):
    """The data are no puzzle, or one that does not fit the rules of its game."""


class PuzzleData(TypedDict):
    """A puzzle as JSON, see the module; ``options`` and ``position`` are checked by ``Setup``."""

    id: str
    players: int
    options: dict[str, Any]
    seat: int
    position: dict[str, Any]
    candidates: list[tuple[list[int | str], int]]
    lead: tuple[int, int, int]
    theme: str
    why: Message
    found: dict[str, int]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle of the game ``game_id``, see the module. ``candidates``: chance by action, in the order of the rules."""

    game_id: str
    id: str
    setup: Setup
    seat: int
    candidates: Mapping[Action, int]
    lead: tuple[int, int, int]
    theme: str
    why: Message
    found: Mapping[str, int]

    @property
    def best(self) -> Action:
        """The answer."""
        return max(self.candidates, key=self.candidates.__getitem__)

    @property
    def difficulty(self) -> int:
        """EASY: found by the sailor at half of the seeds; MEDIUM: at a tenth, or by the mate at half; else HARD."""
        sailor, mate = self.found["sailor"], self.found["mate"]
        if 2 * sailor >= SEEDS:
            return EASY
        return MEDIUM if 10 * sailor >= SEEDS or 2 * mate >= SEEDS else HARD

    def new_match(self) -> Match:
        """Match that begins with the puzzle's position: the solver is the person at this screen."""
        return Match(self.setup)

    def to_json(self) -> dict[str, Any]:
        """The puzzle as JSON, as ``from_json`` takes it."""
        setup = self.setup.to_json()
        return {
            "id": self.id,
            "players": len(self.setup.players),
            "options": setup["options"],
            "seat": self.seat,
            "position": setup["position"],
            "candidates": [[list(action), chance] for action, chance in self.candidates.items()],
            "lead": list(self.lead),
            "theme": self.theme,
            "why": self.why,
            "found": dict(self.found),
        }

    @classmethod
    def from_json(cls, game: Game[Any], data: Any) -> Self:
        """Puzzle of ``game`` in ``data``, which are not trusted; raises UnfitPuzzle."""
        if not matches_json_type(data, PuzzleData):
            raise UnfitPuzzle("it is damaged")
        setup = puzzle_setup(game, data["players"], data["options"], data["seat"], data["position"])
        candidates = {tuple(action): chance for action, chance in data["candidates"]}
        _check_decision(game, setup, data["seat"], candidates)
        _check_figures(data)
        features = () if game.evaluation_model is None else game.evaluation_model.features
        if data["theme"] not in (WINS, AVERTS, *features):
            raise UnfitPuzzle("its theme is no feature of the game")
        lead, low, high = data["lead"]
        return cls(
            game.id,
            data["id"],
            setup,
            data["seat"],
            candidates,
            (lead, low, high),
            data["theme"],
            data["why"],
            data["found"],
        )

    def pack(self) -> str:
        """The puzzle as a short text, as ``unpack`` takes it."""
        plain = json.dumps(self.to_json(), separators=(",", ":"))
        return base64.b85encode(zlib.compress(plain.encode(), 9)).decode()

    @classmethod
    def unpack(cls, game: Game[Any], text: Any) -> Self:
        """Puzzle of ``game`` in ``text``, which is not trusted; raises UnfitPuzzle."""
        if not isinstance(text, str) or len(text) > MAX_CHARACTERS:
            raise UnfitPuzzle("it is damaged")
        try:
            plain = zlib.decompressobj().decompress(base64.b85decode(text), MAX_BYTES)
            data = saves.parse_json(plain.decode(), MAX_DEPTH)
        except (ValueError, zlib.error, BadSave) as error:
            raise UnfitPuzzle("it is damaged") from error
        return cls.from_json(game, data)


def puzzle_setup(game: Game[Any], players: int, options: Any, seat: int, position: Any) -> Setup:
    """Set-up in the newest edition that begins with ``position``: a person on ``seat``, bots elsewhere."""
    if not 0 <= seat < players <= MOST_SEATS:
        raise UnfitPuzzle("it has no such seat")
    seats = [{"name": "", "kind": LOCAL_HUMAN if one == seat else OPPONENT} for one in range(players)]
    data = {"game": game.id, "seats": seats, "options": options, "seed": SEED, "position": position}
    try:
        return Setup.from_json(data, new=True)
    except KajutaError as error:
        raise UnfitPuzzle(f"its set-up does not fit the rules ({error})") from error


def is_one_decision(game: Game[Any], state: State) -> bool:
    """Whether the decision is one action, with as many legal ones as a puzzle has."""
    legal = state.legal_actions()
    if not MIN_CANDIDATES <= len(legal) <= MAX_CANDIDATES or state.sealed_round():
        return False
    pick = game.pick(state, legal)
    return pick is None or not pick.is_set


def _check_decision(game: Game[Any], setup: Setup, seat: int, candidates: Mapping[Action, int]) -> None:
    try:
        state = setup.initial_state()
        fits = state.to_act == seat and [*candidates] == state.legal_actions() and is_one_decision(game, state)
    except KajutaError as error:
        raise UnfitPuzzle(f"its position does not fit the rules ({error})") from error
    if not fits:
        raise UnfitPuzzle("its candidates are not what the solver may do")


def _check_figures(data: PuzzleData) -> None:
    chances = sorted((chance for _, chance in data["candidates"]), reverse=True)
    lead, low, high = data["lead"]
    found = data["found"]
    if (
        not _ID.fullmatch(data["id"])
        or not 1000 >= chances[0] >= chances[1] + MIN_LEAD
        or chances[-1] < 0
        or not MIN_LEAD // 2 < low <= lead <= high <= 1000
        or lead < MIN_LEAD
        or found.keys() != RANKS.keys()
        or not all(0 <= count <= SEEDS for count in found.values())
        or found["boy"] > MAX_FOUND_BY_BOY
    ):
        raise UnfitPuzzle("its figures are not those of a puzzle")
