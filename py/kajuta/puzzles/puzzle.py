"""A puzzle: a position in which one action is clearly the best for the seat to act, judged by what that seat knows.

``puzzles.json`` in a game's folder holds the puzzles of the game, found by ``python3 -m kajuta puzzles GAME``::

    {"kajuta-puzzles": 1, "puzzles": [{
      "id": "3fa9c2d1",           permanent id
      "players": 3, "options": {"variant": "arch"},
      "seat": 1,                  seat of the player; the others are bots
      "position": {...},          compact, see core.position_json; cards that the player has not seen are dealt randomly
      "candidates": [[["lay", 3], 612], [["pass"], 455]],  every legal action, with its win probability in thousandths
      "lead": [157, 120, 194],    of the best action over the second in playouts: mean and 95 % interval, in thousandths
      "reasons": [[], [{"id": "why-treasures", "args": {...}}]],   why the best action is better, for each candidate
      "follow_ups": [[], [[{"id": "log-bust", "args": {...}}, 85, false, true]]],   what usually follows each candidate:
                                  see FollowUp and league.puzzle_follow_ups
      "theme": "treasures",       feature of the first reason against the second best, or one of the end
      "found": {"boy": 1, "sailor": 4, "mate": 13, "captain": 20}   number of SEEDS tries in which each rank finds it
    }]}

Win probabilities are those if strong bots play on for some turns, in random deals of the cards that the player
does not know; in cooperative games they are those of the crew. Playouts exaggerate the differences. Puzzles use the
newest edition of the rules; those that no longer fit the rules are skipped.

On the site each puzzle is packed into a text, so that the files that the page fetches do not show the answers.
``data/puzzles.json`` is ``{"games": {GAME: [{"id": "3fa9c2d1", "difficulty": 1}, ...], ...}, "files": {...}}``, where
``files`` has the size and hash of the other files. ``data/GAME.puzzles.json`` has the puzzles of a game in the same
order, ``[{"id": "3fa9c2d1", "packed": "..."}, ...]``, and exists only if there are any. ``data/engine-puzzles.json`` is
this package, see ``api.late_modules``.
``Puzzle.unpack`` reads the untrusted text, and ``Puzzle.new_match`` sets up the table.
"""

import base64
import json
import re
import zlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Self, TypedDict

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
"""Number of tries per rank, each with another random seed."""
MIN_CANDIDATES = 3
MAX_CANDIDATES = 12
REAL_CANDIDATE = 0.5
"""A candidate is a real one if its win probability is at least this part of the second best one's."""
MIN_SECOND = 50
"""Minimum win probability of the second best candidate, in thousandths: if only one can win, the rest are all alike."""
MIN_LEAD = 80
"""Minimum lead of the best action over the second, in thousandths. Its 95 % interval must be above half of it."""
MIN_SHOWN_LEAD = 60
"""Minimum lead in the win probabilities shown, in thousandths, which come from fewer games."""
MAX_FOUND_BY_BOY = 6
"""A puzzle is too easy if the cabin boy, the weakest rank, finds the answer in more of the ``SEEDS`` tries."""
MAX_REASONS = 2
"""Maximum number of reasons against one candidate."""
MAX_FOLLOW_UPS = 9
"""Maximum number of log lines about what usually follows one candidate."""
WINS = "wins"
AVERTS = "averts"
SCORES = "scores"
THEMES_OF_THE_END = (WINS, AVERTS, SCORES)
"""Themes beside the features: the best action wins at once, avoids losing at once, or brings points at the end."""
EASY, MEDIUM, HARD = 1, 2, 3

SEED = 0
"""Seed of the match. It does not matter, because future random events depend on the position's own generator."""
MAX_CHARACTERS = 8_000
"""Maximum length of a packed puzzle."""
MAX_BYTES = 1 << 16
MAX_DEPTH = 64
_ID = re.compile(r"[0-9a-f]{8}")


class UnfitPuzzle(ValueError):
    """The data is not a puzzle, or the puzzle does not fit the rules of its game."""


class FollowUp(NamedTuple):
    """A log line that usually follows a candidate, and the percentage of random deals in which it does.

    ``either``: whether it comes as well after the candidate that this one is compared with. ``later``: whether it
    usually comes after the current turn.
    """

    line: Message
    share: int
    either: bool = False
    later: bool = False


class PuzzleData(TypedDict):
    """A puzzle as JSON, described in the module's docstring; ``Setup`` validates ``options`` and ``position``."""

    id: str
    players: int
    options: dict[str, Any]
    seat: int
    position: dict[str, Any]
    candidates: list[tuple[list[int | str], int]]
    lead: tuple[int, int, int]
    reasons: list[list[Message]]
    follow_ups: list[list[tuple[Message, int, bool, bool]]]
    theme: str
    found: dict[str, int]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle of the game ``game_id``; the module's docstring describes the fields.

    ``candidates``: win probability in thousandths by action, in the order of the rules. ``reasons``: by action, why the
    best one is better; none for the best itself. ``follow_ups``: by action, what usually follows it. The second best
    action has a reason, any other one a reason or a line.
    """

    game_id: str
    id: str
    setup: Setup
    seat: int
    candidates: Mapping[Action, int]
    lead: tuple[int, int, int]
    reasons: Mapping[Action, Sequence[Message]]
    follow_ups: Mapping[Action, Sequence[FollowUp]]
    theme: str
    found: Mapping[str, int]

    @property
    def best(self) -> Action:
        """The best action, which is the answer."""
        return max(self.candidates, key=self.candidates.__getitem__)

    @property
    def second(self) -> Action:
        """The second best action."""
        return max((action for action in self.candidates if action != self.best), key=self.candidates.__getitem__)

    @property
    def difficulty(self) -> int:
        """EASY, MEDIUM or HARD, from the number of SEEDS tries in which bots find the answer.

        EASY: the sailor finds it in half of the tries. MEDIUM: the sailor in a tenth of them, or the mate in half.
        Otherwise HARD.
        """
        sailor, mate = self.found["sailor"], self.found["mate"]
        if 2 * sailor >= SEEDS:
            return EASY
        return MEDIUM if 10 * sailor >= SEEDS or 2 * mate >= SEEDS else HARD

    def new_match(self) -> Match:
        """Match that starts from the puzzle's position, with a person at this screen on the player's seat."""
        return Match(self.setup)

    def to_json(self) -> dict[str, Any]:
        """The puzzle as JSON, readable by ``from_json``."""
        setup = self.setup.to_json()
        return {
            "id": self.id,
            "players": len(self.setup.players),
            "options": setup["options"],
            "seat": self.seat,
            "position": setup["position"],
            "candidates": [[list(action), chance] for action, chance in self.candidates.items()],
            "lead": list(self.lead),
            "reasons": [[*self.reasons[action]] for action in self.candidates],
            "follow_ups": [[list(one) for one in self.follow_ups[action]] for action in self.candidates],
            "theme": self.theme,
            "found": dict(self.found),
        }

    @classmethod
    def from_json(cls, game: Game[Any], data: Any) -> Self:
        """Puzzle of ``game`` from untrusted ``data``; raises UnfitPuzzle."""
        if not matches_json_type(data, PuzzleData):
            raise UnfitPuzzle("it is damaged")
        setup = puzzle_setup(game, data["players"], data["options"], data["seat"], data["position"])
        candidates = {tuple(action): chance for action, chance in data["candidates"]}
        _check_decision(game, setup, data["seat"], candidates)
        _check_figures(data)
        _check_explanation(candidates, data["reasons"], data["follow_ups"])
        features = () if game.evaluation_model is None else game.evaluation_model.features
        if data["theme"] not in (*THEMES_OF_THE_END, *features):
            raise UnfitPuzzle("its theme is not a feature of the game")
        lead, low, high = data["lead"]
        return cls(
            game.id,
            data["id"],
            setup,
            data["seat"],
            candidates,
            (lead, low, high),
            dict(zip(candidates, map(tuple, data["reasons"]), strict=True)),
            {
                action: tuple(FollowUp(*one) for one in lines)
                for action, lines in zip(candidates, data["follow_ups"], strict=True)
            },
            data["theme"],
            data["found"],
        )

    def pack(self) -> str:
        """The puzzle as a short text, readable by ``unpack``."""
        plain = json.dumps(self.to_json(), separators=(",", ":"))
        return base64.b85encode(zlib.compress(plain.encode(), 9)).decode()

    @classmethod
    def unpack(cls, game: Game[Any], text: Any) -> Self:
        """Puzzle of ``game`` from the untrusted ``text``; raises UnfitPuzzle."""
        if not isinstance(text, str) or len(text) > MAX_CHARACTERS:
            raise UnfitPuzzle("it is damaged")
        try:
            plain = zlib.decompressobj().decompress(base64.b85decode(text), MAX_BYTES)
            data = saves.parse_json(plain.decode(), MAX_DEPTH)
        except (ValueError, zlib.error, BadSave) as error:
            raise UnfitPuzzle("it is damaged") from error
        return cls.from_json(game, data)


def puzzle_setup(game: Game[Any], players: int, options: Any, seat: int, position: Any) -> Setup:
    """Set-up that starts from ``position`` in the newest edition: a person on ``seat``, bots on all other seats.

    Raises UnfitPuzzle if it does not fit the rules.
    """
    if not 0 <= seat < players <= MOST_SEATS:
        raise UnfitPuzzle("its seat does not exist")
    seats = [{"name": "", "kind": LOCAL_HUMAN if one == seat else OPPONENT} for one in range(players)]
    data = {"game": game.id, "seats": seats, "options": options, "seed": SEED, "position": position}
    try:
        return Setup.from_json(data, new=True)
    except KajutaError as error:
        raise UnfitPuzzle(f"its set-up does not fit the rules ({error})") from error


def is_real_choice(chances: Collection[float], part: float = REAL_CANDIDATE, at_least: float = 0) -> bool:
    """Whether at least MIN_CANDIDATES candidates have ``part`` of the second best of the win probabilities ``chances``.

    A candidate far behind all others, such as one that is sure to lose, can be ruled out at a glance. The second best
    one itself must have ``at_least`` this.
    """
    second = sorted(chances)[-2]
    return second >= at_least and sum(chance >= part * second for chance in chances) >= MIN_CANDIDATES


def is_explained(
    candidates: Mapping[Action, int], reasons: Mapping[Action, Collection[Any]], lines: Mapping[Action, Collection[Any]]
) -> bool:
    """Whether there is a reason against the second best candidate, and a reason or a line for each worse one."""
    _, second, *others = sorted(candidates, key=lambda action: -candidates[action])
    return bool(reasons[second]) and all(reasons[other] or lines[other] for other in others)


def is_one_decision(game: Game[Any], state: State) -> bool:
    """Whether the decision is a single action, not a set, with a suitable number of legal actions for a puzzle."""
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
        raise UnfitPuzzle("its candidates are not the legal actions")


def _check_explanation(
    candidates: Mapping[Action, int],
    reasons: Sequence[Sequence[Message]],
    follow_ups: Sequence[Sequence[tuple[Message, int, bool, bool]]],
) -> None:
    if len(reasons) != len(candidates) or any(len(against) > MAX_REASONS for against in reasons):
        raise UnfitPuzzle("its reasons are not those of its candidates")
    fits = len(follow_ups) == len(candidates) and all(len(lines) <= MAX_FOLLOW_UPS for lines in follow_ups)
    if not fits or not all(0 < share <= 100 for lines in follow_ups for _, share, *_ in lines):
        raise UnfitPuzzle("what follows its candidates is damaged")
    if not is_explained(candidates, *(dict(zip(candidates, told, strict=True)) for told in (reasons, follow_ups))):
        raise UnfitPuzzle("it does not explain one of its candidates")


def _check_figures(data: PuzzleData) -> None:
    chances = sorted((chance for _, chance in data["candidates"]), reverse=True)
    lead, low, high = data["lead"]
    found = data["found"]
    if (
        not _ID.fullmatch(data["id"])
        or not 1000 >= chances[0] >= chances[1] + MIN_SHOWN_LEAD
        or chances[-1] < 0
        or not MIN_LEAD // 2 < low <= lead <= high <= 1000
        or lead < MIN_LEAD
        or found.keys() != RANKS.keys()
        or not all(0 <= count <= SEEDS for count in found.values())
        or found["boy"] > MAX_FOUND_BY_BOY
    ):
        raise UnfitPuzzle("its figures are out of range")
    if not is_real_choice(chances, at_least=MIN_SECOND):
        raise UnfitPuzzle("it has too few real candidates")
