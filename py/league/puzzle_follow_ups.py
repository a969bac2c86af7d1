"""What usually follows the candidates of a puzzle: log lines, with the share of random deals in which they come.

A person is convinced by what happens, such as "Eve busts" or "the last treasure of the column is salvaged: Eve wins".
A strong bot plays on after each candidate for some own turns, in the same random deals of the hidden cards. The lines
that come clearly more often after a candidate than after the one that it is compared with are told, in the order in
which they come.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kajuta.bots import SeatKnowledge
from kajuta.bots.playout_search import horizon_turn_number
from kajuta.core.coach_reason_texts import UNTOLD
from kajuta.core.game import Game
from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.rng import Rng, rng_state_from_seed
from kajuta.core.state import Action, Event, State
from kajuta.puzzles.puzzle import MAX_FOLLOW_UPS, FollowUp
from league.parse_bot_words import Player
from league.puzzle_judgement import PLAYED_ON_TURNS

DEALS = 24
TURNS = (1, 2, PLAYED_ON_TURNS)
"""Numbers of own turns, the current one included, by whose end the lines are compared.

What one action brings in this turn, the other may bring later.
"""
MIN_SHARE = 0.3
MIN_DIFFERENCE = 0.3
"""A line is told if it comes in at least this share of the deals, and this much more often than after the other one."""
MAX_CONTRADICTION = 100
"""A game may be won, or lost, this much more often by a line than by the win probability, in thousandths."""
ONE_OF_MANY = 0.8
"""Lines of a kind are summed up unless this part of them are the same."""
RESULTS = {
    f"coach-follow-{end}{tie}": f"coach-follow-{end}-any" for end in ("won", "lost") for tie in ("", "-tie", "-equal")
}
"""Lines about the end of the game, and the ones that sum them up."""
END = "end"
TELLING = ("gain", "loss", "battle")
"""Tones of lines about what a seat wins or loses. They are told before lines that are as clear."""


class Line(NamedTuple):
    """A line of a log, by its JSON; ``kind``: JSON of the line that sums it up, "" if there is none.

    ``tone``: see ``Event``. ``concerns``: whether it concerns the seat rather than a rival.
    """

    key: str
    kind: str
    tone: str
    concerns: bool = True


class SeenLines:
    """The lines after one action in all deals: how often each line and kind came, and at which place of the log."""

    def __init__(self) -> None:
        self.deals = 0
        self.count: Counter[str] = Counter()
        self.places: Counter[str] = Counter()
        self.of_kind: dict[str, Counter[str]] = {}
        self.ranks: dict[str, int] = {}

    def add(self, lines: Sequence[Line]) -> None:
        """Add the lines of one deal in their order."""
        self.deals += 1
        first: dict[str, int] = {}
        for place, line in enumerate(lines):
            for key in {line.key, line.kind or line.key}:
                first.setdefault(key, place)
                self.ranks[key] = _rank(line)
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
    """What usually follows each of ``candidates`` if ``player`` plays on all seats.

    ``candidates``: with their win probabilities in thousandths. The best one is compared with the second, all others
    with the best.
    """
    best, second, *_ = sorted(candidates, key=lambda action: -candidates[action])
    seen = {action: [SeenLines() for _ in TURNS] for action in candidates}
    rng = Rng(seed)
    for _ in range(DEALS):
        world = info.determinize(rng)
        same = rng_state_from_seed(rng.randbelow(1 << 32))
        for action, until in seen.items():
            for lines, found in zip(until, _lines_after(info, world, action, same, player), strict=True):
                lines.add(found)
    told = {action: clearest(until, seen[second if action == best else best]) for action, until in seen.items()}
    return {action: tuple(one for one in lines if agrees(one, candidates[action])) for action, lines in told.items()}


def agrees(follow_up: FollowUp, chance: float) -> bool:
    """Whether a line about the end of the game fits the win probability ``chance`` in thousandths; True for others.

    Both come from few deals, and a person would take the difference for an error.
    """
    end = follow_up.line["id"].removeprefix("coach-follow-")
    at_most = chance if end.startswith("won") else 1000 - chance if end.startswith("lost") else 1000
    return 10 * follow_up.share <= at_most + MAX_CONTRADICTION


def _lines_after(
    info: SeatKnowledge, world: State, action: Action, rng_state: int, player: Player
) -> Iterator[list[Line]]:
    """Yield the lines of the log after ``action`` for each of TURNS, without the line that only names the action."""
    rng = Rng(0)
    rng.state = rng_state
    state = world.copy()
    state.events = []
    state.apply(action)
    itself = next((event for event in state.events if event.message is not None), None)
    lines: list[Line] = []
    for turns in TURNS:
        last = horizon_turn_number(world, turns, info.seats)
        while state.to_act is not None and state.turn < last:
            legal = state.legal_actions()
            state.apply(legal[0] if len(legal) == 1 else player.choose(state, rng))
        lines += _lines_of(info, world, [event for event in state.events if event is not itself])
        state.events = []
        yield [*lines, *(_line(info.game, message, END) for message in result(info, state))]


def _lines_of(info: SeatKnowledge, world: State, events: Iterable[Event]) -> Iterator[Line]:
    for event in events:
        message = event.message if event.seats is None or info.seat in event.seats else event.for_others
        announces = event.tone == "turn" and not event.motions  # the next turn or round
        if message is None or announces or info.game.puzzle_texts.summarized_lines.get(message["id"]) == UNTOLD:
            continue
        concerns = _concerns(info, world, message)
        if concerns or event.tone in TELLING:
            yield _line(info.game, message, event.tone, concerns=concerns)


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
    line = msg(f"coach-follow-{end}", seat=seat_ref(info.seat), points=own, rival=rival)
    if own == rival:
        tie = next((tie.decided_by for tie in outcome.ties if info.seat in tie.seats), None)
        line["id"] += "-equal" if tie is None else "-tie"
        if tie is not None:
            line["args"] |= {"what": tie.label, "how": "fewer" if tie.fewer == (end == "won") else "more"}
    yield line


def _rank(line: Line) -> int:
    """Rank of a line among those that are as clear: the end of the game, gains and losses, others, those of rivals."""
    if line.tone == END:
        return 0
    if not line.concerns:
        return 3
    return 1 if line.tone in TELLING else 2


def _line(game: Game[Any], message: Message, tone: str, *, concerns: bool = True) -> Line:
    summary = RESULTS.get(message["id"]) or game.puzzle_texts.summarized_lines.get(message["id"])
    kind = _key(msg(summary, seat=message["args"]["seat"])) if summary else ""
    return Line(_key(message), kind, tone, concerns)


def _key(message: Message) -> str:
    return json.dumps(message, sort_keys=True)


class _Clear(NamedTuple):
    """A line that tells two actions apart: how much more often it comes, how often, and its mean place in the log."""

    key: str
    gain: float
    share: float
    rank: int
    place: float


def clearest(seen: Sequence[SeenLines], other: Sequence[SeenLines]) -> tuple[FollowUp, ...]:
    """The lines that tell the two actions apart most clearly, in the order in which they come.

    ``seen`` and ``other``: the lines by each of TURNS. A line is taken from where it is clearest. Those about the end
    of the game are chosen first, then those that tell what the seat wins or loses.
    """
    clear: dict[str, _Clear] = {}
    for lines, others in zip(seen, other, strict=True):
        for key in lines.told():
            share = lines.share(key)
            gain = share - others.share(key)
            if share >= MIN_SHARE and gain >= MIN_DIFFERENCE and (key not in clear or gain > clear[key].gain):
                clear[key] = _Clear(key, gain, share, lines.ranks[key], lines.places[key] / lines.count[key])
    ranked = sorted(
        clear.values(),
        key=lambda one: (one.rank > 0, -round(one.gain, 1), one.rank, one.place, one.key),
    )
    chosen = sorted(ranked[:MAX_FOLLOW_UPS], key=lambda one: (one.place, one.key))
    return tuple(FollowUp(json.loads(one.key), round(100 * one.share)) for one in chosen)
