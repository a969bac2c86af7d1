"""The set-up of a match: game, players, options and seed."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from kajuta.bots import LEVELS
from kajuta.core import position_json
from kajuta.core.errors import BadSetup
from kajuta.core.game import OptionValue
from kajuta.core.rules_edition import EDITION, FIRST_EDITION, edition_of
from kajuta.core.state import State
from kajuta.games import game
from kajuta.match.daily_game import DailyGame

LOCAL_HUMAN = "human"
"""A person at this screen."""
GUEST = "guest"
"""A person at another screen."""
HUMANS = (LOCAL_HUMAN, GUEST)
SUBSTITUTE_BOT = "sailor"
"""Rank of the bot that takes over from a person who conceded or left."""
CONTROLLERS = (*HUMANS, *LEVELS)
NAME_LENGTH = 24
SELECTORS = (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159" + "".join(map(chr, SELECTORS)))
"""Printable characters that show nothing."""
JOINER = "\u200d"
"""Zero-width joiner: combines emoji into one picture. It has no other use in a name."""
EMOJI = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u24c2\u25a0-\u27bf\u2900-\u297f\u2b00-\u2bff"
    "\u3030\u303d\u3297\u3299\U0001f000-\U0001faff][\ufe0f\U0001f3fb-\U0001f3ff]*"
)
"""Regular expression for an emoji with its variation selector and skin tone."""
WHOLE_LETTER = re.compile(f"{EMOJI}(?:{JOINER}{EMOJI})*|[^{JOINER}]", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Player:
    """Player on a seat. ``controller``: LOCAL_HUMAN, GUEST or a rank of bots."""

    name: str
    controller: str


@dataclass(frozen=True, slots=True)
class Setup:
    """Set-up of a match: game, players, completed options including the rules edition, and random seed.

    ``position``: initial position in the format of ``core.position_json``; None for the opening position of the rules.
    ``hints``: whether all players agreed that anyone may ask for hints. ``daily``: set if it is a game of the day.
    """

    game_id: str
    players: tuple[Player, ...]
    options: Mapping[str, OptionValue]
    seed: int
    position: Mapping[str, Any] | None = None
    hints: bool = False
    daily: DailyGame | None = None

    @classmethod
    def from_json(cls, data: Any, *, new: bool = False) -> "Setup":
        """Set-up from untrusted JSON, with all options completed; raises BadSetup if it is invalid.

        ``new``: the set-up is for a new match, which uses the newest edition of the rules. Otherwise a set-up without
        an edition uses the first one, because old saves do not name it.
        """
        if not isinstance(data, dict) or not isinstance(data.get("seats"), list):
            raise BadSetup("setup-damaged")
        players = tuple(_player(entry) for entry in data["seats"])
        seed = data.get("seed")
        if type(seed) is not int or not 0 <= seed < 1 << 53:
            raise BadSetup("setup-seed")
        game_id = data.get("game")
        rules = game(game_id if isinstance(game_id, str) else "")
        options = data.get("options", {})
        if not isinstance(options, dict):
            raise BadSetup("setup-damaged")
        edition = rules.edition if new else data.get("edition", FIRST_EDITION)
        if type(edition) is not int or edition < FIRST_EDITION or EDITION in options:
            raise BadSetup("setup-damaged")
        if edition > rules.edition:
            raise BadSetup("save-newer")
        chosen = {EDITION: str(edition), **{key: _choice(value) for key, value in options.items()}}
        position = data.get("position")
        if position is not None and not isinstance(position, dict):
            raise BadSetup("setup-damaged")
        hints = data.get("hints", False)
        if type(hints) is not bool:
            raise BadSetup("setup-damaged")
        daily = DailyGame.from_json(data.get("daily"))
        return cls(rules.id, players, rules.complete_options(len(players), chosen), seed, position, hints, daily)

    def to_json(self) -> dict[str, Any]:
        """The set-up as JSON, readable by ``from_json``."""
        options = {key: list(v) if isinstance(v, tuple) else v for key, v in self.options.items() if key != EDITION}
        plain: dict[str, Any] = {
            "game": self.game_id,
            "seats": [{"name": player.name, "kind": player.controller} for player in self.players],
            "options": options,
            "seed": self.seed,
        }
        if self.edition != FIRST_EDITION:
            plain["edition"] = self.edition
        if self.position is not None:
            plain["position"] = dict(self.position)
        if self.daily is not None:
            plain["daily"] = self.daily.to_json()
        return {**plain, "hints": True} if self.hints else plain

    @property
    def edition(self) -> int:
        """Edition of the rules."""
        return edition_of(self.options)

    @property
    def counts_for_day(self) -> bool:
        """Whether this is a game of the day that counts, without hints, branches, or undo past random events."""
        return self.daily is not None and not self.daily.practice

    def as_from_outside(self) -> "Setup":
        """This set-up as received from outside: a game of the day no longer counts."""
        return self if self.daily is None else replace(self, daily=replace(self.daily, practice=True))

    def with_current_slots(self) -> "Setup":
        """This set-up with its initial position adapted to the slots of this release."""
        if self.position is None:
            return self
        fresh = game(self.game_id).new(len(self.players), self.options, self.seed)
        return replace(self, position=position_json.with_current_slots(game(self.game_id), fresh, self.position))

    def initial_state(self) -> State:
        """Initial position of the game; raises BadSetup if ``position`` is not a position of this game."""
        fresh: State = game(self.game_id).new(len(self.players), self.options, self.seed)
        if self.position is None:
            return fresh
        rules = game(self.game_id)
        try:
            state: State = position_json.position_from_json(rules, fresh, self.position)
            whole = rules.has_all_components(state, fresh)
        except Exception as error:  # a forged position may raise any exception in the rules
            raise BadSetup("setup-damaged") from error
        if not whole:
            raise BadSetup("setup-damaged")
        return state


def _player(data: Any) -> Player:
    if not isinstance(data, dict) or data.get("kind") not in CONTROLLERS or not isinstance(data.get("name"), str):
        raise BadSetup("setup-damaged")
    name = clean_name(data["name"])
    return Player("" if INVISIBLE.issuperset(name.replace(" ", "")) else name, data["kind"])


def clean_name(text: str) -> str:
    """``text`` without control characters, cut to NAME_LENGTH without splitting a joined emoji."""
    name = ""
    for letter in WHOLE_LETTER.findall("".join(one for one in text if one.isprintable() or one == JOINER).strip()):
        if len(name) + len(letter) > NAME_LENGTH:
            break
        name += letter
    return name.strip()


def _choice(value: Any) -> OptionValue:
    if isinstance(value, str):
        return value
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return tuple(value)
    raise BadSetup("setup-damaged")
