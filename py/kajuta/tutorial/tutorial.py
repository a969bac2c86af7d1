"""First voyages: a game learnt by playing it, step by step, on a real match.

A voyage is data of a game (``voyages.json`` in its folder), which the face brings along; the rules know nothing
of it. It is a set-up with a seed and a list of steps::

    {"id": "dive", "seats": 2, "options": {}, "seed": 7, "steps": [
        {"id": "aim", "points": ["container:0"]},
        {"id": "sail", "points": ["surface:2"], "wants": [["sail", 2]]},
        {"id": "answer", "plays": [["sail", 1], ["act", "salvage"]]}]}

``plays``: what is played before the step is told, by whoever decides (forced decisions play themselves and are
not written down); ``"*"`` in an action stands for anything, and the first legal one that fits is played. ``points``:
elements or areas that the face points at. ``wants``: actions of the learner, any of which moves the step on, with
``times`` that many of them; without ``wants`` a click on "go on" does. The face has a message
``voyage-<voyage>-<step>`` for each step. A voyage is no game: it has no save, no undo and no bots.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kajuta.core.clauses import Refusal
from kajuta.core.errors import BadSetup, IllegalAction
from kajuta.core.state import Action
from kajuta.match import Match
from kajuta.match.setup import LOCAL_HUMAN, Setup

LEARNER = 0
"""The seat of who learns."""
OTHERS = "boy"
"""The kind of the other seats, for the match; what they do is prepared."""
ANY = "*"


@dataclass(frozen=True, slots=True)
class Step:
    """One step, as the module says."""

    id: str
    plays: tuple[Action, ...]
    points: tuple[str, ...]
    wants: tuple[Action, ...]
    times: int = 1

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Step":
        """Return the step in ``data``; raises KeyError or TypeError where there is none."""
        plays, wants = (tuple(tuple(action) for action in data.get(key, ())) for key in ("plays", "wants"))
        return cls(data["id"], plays, tuple(data.get("points", ())), wants, data.get("times", 1))

    def wanted(self, action: Action) -> bool:
        """Say whether ``action`` moves the step on."""
        return any(_fits(pattern, action) for pattern in self.wants)


class Tutorial:
    """A voyage under way. ``number`` is the step that is told, or that comes when ``pending`` is played."""

    def __init__(self, data: Any, number: int = 0) -> None:
        """Lay out the voyage in ``data`` at a step; raises BadSetup where it is none, IllegalAction where it breaks."""
        try:
            self.id: str = data["id"]
            self.steps = [Step.from_json(step) for step in data["steps"]]
            names = list(data.get("names", ()))
            names += [""] * (data["seats"] - len(names))
            kinds = [LOCAL_HUMAN if seat == LEARNER else OTHERS for seat in range(data["seats"])]
            seats = [{"name": name, "kind": kind} for name, kind in zip(names, kinds, strict=True)]
            known = {"game": data["game"], "seats": seats, "options": data.get("options", {}), "seed": data["seed"]}
        except (KeyError, TypeError, ValueError, AttributeError):
            raise BadSetup("setup-damaged") from None
        if not self.steps or type(number) is not int:
            raise BadSetup("setup-damaged")
        self.match = Match(Setup.from_json(known))
        self.number = -1
        self._next_step()
        self._catch_up()
        while self.number < min(number, len(self.steps) - 1):
            self.skip()
            self._catch_up()

    @property
    def step(self) -> Step:
        """The step that is told or comes next."""
        return self.steps[self.number]

    def runs(self) -> bool:
        """Say whether something is played by itself before the step is told."""
        return bool(self.pending) or self.match.screen.next_step().kind == "forced"

    def is_over(self) -> bool:
        """Say whether the last step is told."""
        return self.number == len(self.steps) - 1 and not self.runs()

    def play(self, action: Action) -> None:
        """Carry out what the step waits for; raises IllegalAction, nothing changed, for anything else."""
        if self.runs() or not self.step.wanted(action):
            raise IllegalAction("action-illegal")
        self.match.play(action)
        self._done()

    def advance(self) -> None:
        """Play the one thing that comes by itself next."""
        if self.match.screen.next_step().kind == "forced":
            action = self.match.state.legal_actions()[0]
            self.match.advance()
            if self.left < self.step.times and self.step.wanted(action):
                self._done()  # the rest of what the learner has begun
        elif self.pending:
            self.match.play(self._first_that_fits(self.pending[:1]))
            del self.pending[0]
        else:
            raise IllegalAction("action-not-forced")

    def go_on(self) -> None:
        """Come to the next step where this one waits for nothing else."""
        if self.runs() or self.step.wants or self.is_over():
            raise IllegalAction("action-illegal")
        self._next_step()

    def skip(self) -> None:
        """Come to the next step, whatever this one waits for: the first thing that it wants is played."""
        self._catch_up()
        if self.is_over():
            raise IllegalAction("action-illegal")
        step = self.number
        while self.step.wants and self.number == step:
            if self.runs():
                self.advance()
            else:
                self.play(self._first_that_fits(self.step.wants))
        if self.number == step:
            self._next_step()

    def refusal(self, path: Sequence[str]) -> Refusal:
        """Return why the last element of ``path`` leads nowhere, by the rules."""
        return self.match.refusal(path)

    def view(self, since: int = 0) -> dict[str, Any]:
        """Return what the face needs, as of a match, and under ``voyage`` where the learner stands.

        Only what the step wants is a move; what else the rules allow stands under ``elsewhere``, as click paths.
        """
        view = self.match.view(since)
        runs = self.runs()
        moves = view["moves"]
        wanted = [] if runs else [move for move in moves if self.step.wanted(tuple(move["action"]))]
        paths = {tuple(move["path"][:clicks]) for move in wanted for clicks in range(1, len(move["path"]))}
        view["moves"] = wanted
        view["prompts"] = [prompt for prompt in view["prompts"] if tuple(prompt["path"]) in paths]
        view["next"] = {"kind": "forced" if runs else "person", "seat": view["to_act"]}
        view |= {"undo": None, "redo": False, "hint": False, "window": None}
        view["voyage"] = {
            "id": self.id,
            "number": self.number,
            "of": len(self.steps),
            "step": self.step.id,
            "points": [] if runs else list(self.step.points),
            "waits": bool(self.step.wants),
            "runs": runs,
            "over": self.is_over(),
            "elsewhere": [] if runs else [move["path"] for move in moves if move not in wanted],
        }
        return view

    def _first_that_fits(self, patterns: Sequence[Action]) -> Action:
        legal = self.match.state.legal_actions()
        for pattern in patterns:
            for action in legal:
                if _fits(pattern, action):
                    return action
        raise IllegalAction("action-illegal")

    def _catch_up(self) -> None:
        while self.runs():
            self.advance()

    def _done(self) -> None:
        self.left -= 1
        if not self.left:
            self._next_step()

    def _next_step(self) -> None:
        self.number += 1
        self.pending = list(self.step.plays)
        self.left = self.step.times


def _fits(pattern: Action, action: Action) -> bool:
    """Say whether ``action`` is what ``pattern`` stands for."""
    return len(pattern) == len(action) and all(want in (ANY, part) for want, part in zip(pattern, action, strict=True))
