"""What usually follows the candidates of a puzzle: log lines, with the share of random deals in which they come.

A person is convinced by what happens, such as "Eve busts" or "the last treasure of the column is salvaged: Eve wins".
A strong bot plays on after each candidate, in the same random deals of the hidden cards, until the end of the seat's
next turn. The lines that come clearly more often after a candidate than after the one that it is compared with are
told, in the order in which they come.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from kajuta.bots import SeatKnowledge
from kajuta.bots.playout_search import horizon_turn_number
from kajuta.core.game import Game
from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.rng import Rng, rng_state_from_seed
from kajuta.core.state import Action, State
from kajuta.puzzles.puzzle import MAX_FOLLOW_UPS, FollowUp
from league.parse_bot_words import Player

DEALS = 24
TURNS = 2
"""Number of own turns that are played, the current one included."""
MIN_SHARE = 0.3
MIN_DIFFERENCE = 0.3
"""A line is told if it comes in at least this share of the deals, and this much more often than after the other one."""
ONE_OF_MANY = 0.8
"""Lines of a kind are summed up unless this part of them are the same."""
RESULTS = {
    "coach-follow-won": "coach-follow-won-any",
    "coach-follow-won-tie": "coach-follow-won-any",
    "coach-follow-lost": "coach-follow-lost-any",
    "coach-follow-lost-tie": "coach-follow-lost-any",
}
"""Lines about the end of the game, and the ones that sum them up."""


class Line(NamedTuple):
    """A line of a log, by its JSON; ``kind``: JSON of the line that sums it up, "" if there is none.

    ``ends``: whether it tells how the game ends.
    """

    key: str
    kind: str
    ends: bool


class SeenLines:
    """The lines after one action in all deals: how often each line and kind came, and at which place of the log."""

    def __init__(self) -> None:
        self.deals = 0
        self.count: Counter[str] = Counter()
        self.places: Counter[str] = Counter()
        self.of_kind: dict[str, Counter[str]] = {}
        self.ends: set[str] = set()

    def add(self, lines: Sequence[Line]) -> None:
        """Add the lines of one deal in their order."""
        self.deals += 1
        first: dict[str, int] = {}
        for place, line in enumerate(lines):
            for key in {line.key, line.kind or line.key}:
                first.setdefault(key, place)
                if line.ends:
                    self.ends.add(key)
        for key, place in first.items():
            self.count[key] += 1
            self.places[key] += place
        for line in {line for line in lines if line.kind}:
            self.of_kind.setdefault(line.kind, Counter())[line.key] += 1

    def share(self, key: str) -> float:
        """Share of the deals in which the line or kind ``key`` came."""
        return self.count[key] / self.deals

    def told(self) -> set[str]:
        """Lines to tell: one that is summed up stands for those of its kind, unless nearly all of them are the same."""
        hidden: set[str] = set()
        for kind, lines in self.of_kind.items():
            (most, often), *_ = lines.most_common(1)
            alike = often >= ONE_OF_MANY * self.count[kind]
            hidden |= ({kind} | {*lines} - {most}) if alike else {*lines}
        return {*self.count} - hidden


def find_follow_ups(
    info: SeatKnowledge, candidates: Mapping[Action, float], seed: int, player: Player
) -> dict[Action, tuple[FollowUp, ...]]:
    """What usually follows each of ``candidates`` (with its win probability) if ``player`` plays on all seats.

    The best candidate is compared with the second, all others with the best.
    """
    ranked = sorted(candidates, key=lambda action: -candidates[action])
    seen = {action: SeenLines() for action in candidates}
    rng = Rng(seed)
    for _ in range(DEALS):
        world = info.determinize(rng)
        same = rng_state_from_seed(rng.randbelow(1 << 32))
        for action, lines in seen.items():
            lines.add(_lines_after(info, world, action, same, player))
    best, second, *_ = ranked
    return {action: clearest(lines, seen[second if action == best else best]) for action, lines in seen.items()}


def _lines_after(info: SeatKnowledge, world: State, action: Action, rng_state: int, player: Player) -> list[Line]:
    """Lines of the log after ``action``, without the one that only names it, and with the end of the game."""
    rng = Rng(0)
    rng.state = rng_state
    state = world.copy()
    state.events = []
    state.apply(action)
    itself = next((number for number, one in enumerate(state.events) if one.message is not None), None)
    last = horizon_turn_number(world, TURNS, info.seats)
    while state.to_act is not None and state.turn < last:
        legal = state.legal_actions()
        state.apply(legal[0] if len(legal) == 1 else player.choose(state, rng))
    lines: list[Line] = []
    for number, event in enumerate(state.events):
        message = event.message if event.seats is None or info.seat in event.seats else event.for_others
        announces = event.tone == "turn" and not event.motions  # the next turn or round
        if message is not None and number != itself and not announces and _concerns(info, world, message):
            lines.append(_line(info.game, message, ends=event.tone == "end"))
    return [*lines, *(_line(info.game, message, ends=True) for message in result(info, state))]


def _concerns(info: SeatKnowledge, world: State, message: Message) -> bool:
    """Whether a line concerns the seat: it names the seat or no seat at all, or all seats win together."""
    if info.game.all_win_together(world):
        return True
    seats = [one for one in message.get("args", {}).values() if isinstance(one, dict) and "seat" in one]
    return not seats or seat_ref(info.seat) in seats


def result(info: SeatKnowledge, state: State) -> Iterable[Message]:
    """The line about the end of the game for the seat; none if the game is not over, or all seats win together."""
    if state.to_act is not None or info.game.all_win_together(state):
        return
    outcome = state.outcome_so_far()
    own = outcome.scores[info.seat]
    rival = own - outcome.lead(info.seat)
    end = "won" if info.seat in outcome.winners else "lost"
    tie = "-tie" if own == rival else ""
    yield msg(f"coach-follow-{end}{tie}", seat=seat_ref(info.seat), points=own, rival=rival)


def _line(game: Game[Any], message: Message, *, ends: bool) -> Line:
    summary = (RESULTS | {**game.puzzle_texts.summarized_lines}).get(message["id"])
    kind = ""
    if summary is not None:
        kind = _key(msg(summary, seat=message["args"]["seat"]))
    return Line(_key(message), kind, ends)


def _key(message: Message) -> str:
    return json.dumps(message, sort_keys=True)


def clearest(seen: SeenLines, other: SeenLines) -> tuple[FollowUp, ...]:
    """The lines that tell the two actions apart most clearly, in the order in which they come.

    Those about the end of the game are chosen first.
    """
    gains = {key: seen.share(key) - other.share(key) for key in seen.told() if seen.share(key) >= MIN_SHARE}
    clear = [key for key, gain in gains.items() if gain >= MIN_DIFFERENCE]
    clear.sort(key=lambda key: (key not in seen.ends, -gains[key], seen.places[key] / seen.count[key], key))
    chosen = sorted(clear[:MAX_FOLLOW_UPS], key=lambda key: (seen.places[key] / seen.count[key], key))
    return tuple(FollowUp(json.loads(key), round(100 * seen.share(key))) for key in chosen)
