"""What usually follows the candidates of a puzzle: log lines, with the share of random deals in which they come.

A person is convinced by what happens, such as "Eve busts" or "the last treasure of the column is salvaged: Eve wins".
The lines that come clearly more often after a candidate than after the one that it is compared with are told, in the
order in which they come. If there are few after the best candidate, gains that come after both complete its plan.
"""

import json
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from kajuta.bots import SeatKnowledge
from kajuta.core.coach_reason_texts import UNTOLD
from kajuta.core.game import Game
from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.state import Event, State
from kajuta.puzzles.puzzle import MAX_FOLLOW_UPS, FollowUp

MIN_SHARE = 0.3
MIN_DIFFERENCE = 0.3
"""A line is told if it comes in at least this share of the deals, and this much more often than after the other one."""
MAX_AGAINST = 6
"""Maximum number of lines for a candidate that is not the best. The best may have more, so that its plan is whole."""
MIN_EITHER = 0.6
"""A gain that comes in at least this share of the deals completes the plan of the best candidate."""
ONE_OF_MANY = 0.8
"""Lines of a kind are summed up unless this part of them are the same."""
RESULTS = {
    f"coach-follow-{end}{tie}": f"coach-follow-{end}-any" for end in ("won", "lost") for tie in ("", "-tie", "-equal")
}
"""Lines about the end of the game, and the ones that sum them up."""
END = "end"
TELLING = ("gain", "loss", "battle")
"""Tones of lines about what a seat wins or loses. They are told before lines that are as clear."""
GAINS = 1
"""Rank of the seat's own lines of these tones, see ``_rank``."""


class Line(NamedTuple):
    """A line of a log, by its JSON; ``kind``: JSON of the line that sums it up, "" if there is none.

    ``tone``: see ``Event``. ``concerns``: whether it concerns the seat rather than a rival. ``is_setback``: whether it
    is a loss of the seat or a gain of a rival.
    """

    key: str
    kind: str
    tone: str
    concerns: bool = True
    is_setback: bool = False


class SeenLines:
    """The lines after one action in all deals: how often each line and kind came, and at which place of the log."""

    def __init__(self) -> None:
        self.deals = 0
        self.count: Counter[str] = Counter()
        self.places: Counter[str] = Counter()
        self.of_kind: dict[str, Counter[str]] = {}
        self.ranks: dict[str, int] = {}
        self.setbacks: set[str] = set()

    def add(self, lines: Sequence[Line]) -> None:
        """Add the lines of one deal in their order."""
        self.deals += 1
        first: dict[str, int] = {}
        for place, line in enumerate(lines):
            for key in {line.key, line.kind or line.key}:
                first.setdefault(key, place)
                self.ranks[key] = _rank(line)
                self.setbacks |= {key} if line.is_setback else set()
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


def lines_of(info: SeatKnowledge, world: State, events: Iterable[Event]) -> Iterator[Line]:
    """The lines of ``events`` to compare: those about the seat or all, and what rivals gain or lose.

    ``world``: any position of the game.
    """
    for event in events:
        message = event.message if event.seats is None or info.seat in event.seats else event.for_others
        announces = event.tone == "turn" and not event.motions  # the next turn or round
        if message is None or announces or info.game.puzzle_texts.summarized_lines.get(message["id"]) == UNTOLD:
            continue
        concerns = _concerns(info, world, message)
        if concerns or event.tone in TELLING:
            is_setback = event.tone == ("loss" if concerns else "gain")
            yield _line(info.game, message, event.tone, concerns=concerns, is_setback=is_setback)


def _concerns(info: SeatKnowledge, world: State, message: Message) -> bool:
    """Whether a line concerns the seat: it names the seat or no seat at all, or all seats win together."""
    if info.game.all_win_together(world):
        return True
    seats = [one for one in message.get("args", {}).values() if isinstance(one, dict) and "seat" in one]
    return not seats or seat_ref(info.seat) in seats


def lines_of_end(info: SeatKnowledge, state: State) -> Iterable[Line]:
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
    yield _line(info.game, line, END, is_setback=end == "lost")


def _rank(line: Line) -> int:
    """Rank of a line among those that are as clear: the end of the game, gains and losses, others, those of rivals."""
    if line.tone == END:
        return 0
    if not line.concerns:
        return 3
    return GAINS if line.tone in TELLING else 2


def _line(game: Game[Any], message: Message, tone: str, *, concerns: bool = True, is_setback: bool = False) -> Line:
    summary = RESULTS.get(message["id"]) or game.puzzle_texts.summarized_lines.get(message["id"])
    kind = _key(msg(summary, seat=message["args"]["seat"])) if summary else ""
    return Line(_key(message), kind, tone, concerns, is_setback)


def _key(message: Message) -> str:
    return json.dumps(message, sort_keys=True)


class _Clear(NamedTuple):
    """A line that tells two actions apart: how much more often it comes, how often, and its mean place in the log."""

    key: str
    gain: float
    share: float
    rank: int
    place: float


def clearest(
    seen: Sequence[SeenLines], other: Sequence[SeenLines], chance: int, *, is_best: bool = False
) -> tuple[FollowUp, ...]:
    """The lines that tell the two actions apart most clearly, in the order in which they come.

    ``seen`` and ``other``: the lines by some numbers of turns, the first of them by the end of the current one. A line
    is taken from where it is clearest, but not if it only comes sooner: it must still be clear by the next number of
    turns. Those about the end of the game are chosen first, then those that tell what the seat wins or loses. Lines
    that usually come after the current turn are the last ones; of the others, the share by its end is told. ``chance``:
    win probability in thousandths, which no line about the end may exceed. ``is_best``: setbacks are left out, since
    they would be read as reasons against the best action; its win probability includes them. Gains that come after both
    fill the list.
    """
    clear: dict[str, _Clear] = {}
    by_turns = [*zip(seen, other, strict=True)]
    for (lines, others), (later, later_others) in zip(by_turns, [*by_turns[1:], by_turns[-1]], strict=True):
        for key in lines.told() - (lines.setbacks if is_best else set()):
            one = _clear(lines, others, key)
            lasts = later.share(key) - later_others.share(key) >= MIN_DIFFERENCE
            if one.share >= MIN_SHARE and one.gain >= MIN_DIFFERENCE and lasts:
                clear[key] = max(clear.get(key, one), one, key=lambda one: one.gain)
    ranked = sorted(
        clear.values(),
        key=lambda one: (one.rank > 0, -round(one.gain, 1), one.rank, one.place, one.key),
    )
    chosen = ranked[: MAX_FOLLOW_UPS if is_best else MAX_AGAINST]
    if is_best:
        chosen += _gains_of_both(seen[-1], other[-1], {*clear})[: MAX_FOLLOW_UPS - len(chosen)]
    followed = []
    for one in sorted(chosen, key=lambda one: (one.place, one.key)):
        this_turn = seen[0].share(one.key)
        is_later = this_turn < max(MIN_SHARE, seen[-1].share(one.key) / 2)
        share = one.share if is_later else this_turn
        followed.append(_follow_up(one.key, share, chance, either=one.key not in clear, later=is_later))
    return tuple(sorted(followed, key=lambda one: one.later))


def _clear(lines: SeenLines, others: SeenLines, key: str) -> _Clear:
    """The line ``key`` as it tells ``lines`` from ``others``, however clearly."""
    share = lines.share(key)
    return _Clear(key, share - others.share(key), share, lines.ranks[key], lines.places[key] / lines.count[key])


def _gains_of_both(lines: SeenLines, others: SeenLines, clear: Collection[str]) -> list[_Clear]:
    """Gains of the seat that usually come after both actions, the first ones first; ``clear``: lines left out."""
    gains = [_clear(lines, others, key) for key in lines.told() - lines.setbacks - {*clear}]
    both = [one for one in gains if one.rank == GAINS and one.share >= MIN_EITHER and one.gain < MIN_DIFFERENCE]
    return sorted(both, key=lambda one: (one.place, one.key))


def _follow_up(key: str, share: float, chance: int, *, either: bool, later: bool) -> FollowUp:
    """The line with its share in percent; at most what ``chance`` allows, which is corrected for lucky deals.

    A victory that is shared counts less than a whole one, so it may come more often.
    """
    line: Message = json.loads(key)
    end = line["id"].removeprefix("coach-follow-")
    at_most = chance if end in ("won", "won-tie", "won-any") else 1000 - chance if end.startswith("lost") else 1000
    return FollowUp(line, min(round(100 * share), at_most // 10), either, later)
