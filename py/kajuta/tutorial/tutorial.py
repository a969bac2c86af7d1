"""Tutorials, called "first voyages" in the interface: the learner plays a prepared match step by step.

A tutorial is data in the file ``voyages.json`` of a game, which the page sends to the engine. It consists of a set-up
with a seed and a list of steps::

    {"id": "dive", "seats": 2, "options": {}, "seed": 7, "steps": [
        {"id": "aim", "points": ["container:0"]},
        {"id": "sail", "points": ["surface:2"], "wants": [["sail", 2]]},
        {"id": "answer", "plays": [["sail", 1], ["act", "salvage"]]}]}

``plays``: actions played automatically before the step is shown, for any seat. Forced actions need not be listed.
``"*"`` matches any part of an action; the first legal action that matches is played.
``points``: elements or areas that the page points at.
``mentions``: what else the text speaks of, most important first: the page scrolls to it too where there is room.
``wants``: actions that the learner may take to complete the step; ``times``: how many of them are needed. A step
without ``wants`` is completed with the "go on" button.
``keeps``: exceptions from ``wants``, such as a card that the learner shall keep.
Each step has a message ``voyage-<tutorial>-<step>``. A tutorial has no save, no undo and no bots.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from kajuta.core.errors import BadSetup, IllegalAction
from kajuta.core.game import Move
from kajuta.core.message import msg
from kajuta.core.pick import Pick
from kajuta.core.rule_clauses import Refusal
from kajuta.core.scene import Scene
from kajuta.core.state import Action
from kajuta.match import Match
from kajuta.match.match_setup import LOCAL_HUMAN, Setup
from kajuta.match.player_view import choices_view

LEARNER_SEAT = 0
OTHER_CONTROLLER = "boy"
"""Controller of the other seats; it never decides, because their actions are prepared."""
WILDCARD = "*"
"""Matches any part of an action."""


@dataclass(frozen=True, slots=True)
class TutorialStep:
    """One step of a tutorial; the module's docstring describes the fields."""

    id: str
    prepared_actions: tuple[Action, ...]
    pointed_ids: tuple[str, ...]
    expected_actions: tuple[Action, ...]
    kept_actions: tuple[Action, ...] = ()
    repetitions: int = 1
    mentioned_ids: tuple[str, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "TutorialStep":
        """Step from parsed JSON; raises KeyError or TypeError if it is invalid."""
        keys = ("plays", "wants", "keeps")
        prepared, expected, kept = (tuple(tuple(action) for action in data.get(key, ())) for key in keys)
        pointed, mentioned = tuple(data.get("points", ())), tuple(data.get("mentions", ()))
        return cls(data["id"], prepared, pointed, expected, kept, data.get("times", 1), mentioned)

    def expects(self, action: Action) -> bool:
        """Whether ``action`` is one that completes the step."""
        return _matches_any(self.expected_actions, action) and not _matches_any(self.kept_actions, action)


class Tutorial:
    """A running tutorial. ``number``: index of the current step, which is shown after the ``pending_actions``."""

    def __init__(self, data: Any, number: int = 0) -> None:
        """Start the tutorial at step ``number``; raises BadSetup for invalid data, IllegalAction if a step fails."""
        try:
            self.id: str = data["id"]
            self.steps = [TutorialStep.from_json(step) for step in data["steps"]]
            names = list(data.get("names", ()))
            names += [""] * (data["seats"] - len(names))
            controllers = [LOCAL_HUMAN if seat == LEARNER_SEAT else OTHER_CONTROLLER for seat in range(data["seats"])]
            seats = [{"name": name, "kind": controller} for name, controller in zip(names, controllers, strict=True)]
            setup = {"game": data["game"], "seats": seats, "options": data.get("options", {}), "seed": data["seed"]}
        except (KeyError, TypeError, ValueError, AttributeError):
            raise BadSetup("setup-damaged") from None
        if not self.steps or type(number) is not int:
            raise BadSetup("setup-damaged")
        self.match = Match(Setup.from_json(setup, new=True))
        self.number = -1
        self._next_step()
        self._autoplay()
        while self.number < min(number, len(self.steps) - 1):
            self.skip_step()
            self._autoplay()

    @property
    def step(self) -> TutorialStep:
        """The current step."""
        return self.steps[self.number]

    def is_autoplaying(self) -> bool:
        """Whether automatic actions remain to be played before the step is shown."""
        return bool(self.pending_actions) or self.match.screen.next_step().kind == "forced"

    def is_over(self) -> bool:
        """Whether the last step is shown."""
        return self.number == len(self.steps) - 1 and not self.is_autoplaying()

    def play(self, action: Action) -> None:
        """Play ``action`` if the step expects it; otherwise raises IllegalAction and changes nothing."""
        if self.is_autoplaying() or not self.step.expects(action):
            raise IllegalAction("action-illegal")
        self.match.play(action)
        self._count_action()

    def play_chosen(self, chosen: Sequence[str]) -> None:
        """Play the elements ``chosen`` if the step expects them; otherwise raises IllegalAction and changes nothing."""
        pick = self._pick()
        if pick is None or not pick.allows(chosen):
            raise IllegalAction("action-illegal")
        self.match.play_chosen(chosen)
        self.remaining = 0
        self._next_step()

    def _pick(self) -> Pick | None:
        """The open pick, limited to the elements that the step expects.

        None if the step expects only a part of the set; then its elements are offered as single moves.
        """
        pick = None if self.is_autoplaying() else self.match.current.offered_pick()
        if pick is None or pick.head or pick.end is not None or pick.most != self.remaining:
            return None
        return pick.limited_to({id for id, action in pick.actions.items() if self.step.expects(action)})

    def advance(self) -> None:
        """Play the next automatic action; raises IllegalAction if there is none."""
        if self.match.screen.next_step().kind == "forced":
            action = self.match.state.legal_actions()[0]
            self.match.advance()
            if self.remaining < self.step.repetitions and self.step.expects(action):
                self._count_action()  # a further repetition of the expected action, which is forced
        elif self.pending_actions:
            self.match.play(self._first_that_matches(self.pending_actions[:1]))
            del self.pending_actions[0]
        else:
            raise IllegalAction("action-not-forced")

    def go_to_next_step(self) -> None:
        """Go to the next step; raises IllegalAction if the current one expects an action."""
        if self.is_autoplaying() or self.step.expected_actions or self.is_over():
            raise IllegalAction("action-illegal")
        self._next_step()

    def skip_step(self) -> None:
        """Go to the next step, playing the expected actions of the current one automatically."""
        self._autoplay()
        if self.is_over():
            raise IllegalAction("action-illegal")
        step = self.number
        while self.step.expected_actions and self.number == step:
            if self.is_autoplaying():
                self.advance()
            else:
                self.play(self._first_that_matches(self.step.expected_actions, but=self.step.kept_actions))
        if self.number == step:
            self._next_step()

    def refusal(self, path: Sequence[str]) -> Refusal:
        """Explain why the last element of ``path`` cannot be clicked, according to the rules of the game."""
        return self.match.refusal(path)

    def view(self, since: int = 0) -> dict[str, Any]:
        """View of the match as JSON, with the state of the tutorial under ``tutorial``.

        Only actions that the step expects are moves; ``elsewhere`` has the click paths of all other legal actions.
        Nothing is asked while another seat is to act, nor at the end: that decision is not part of the tutorial.
        """
        view = self.match.view(since)
        autoplaying = self.is_autoplaying()
        position = self.match.current
        moves = [] if autoplaying or view["next"]["kind"] != "person" else position.moves()
        expected = [move for move in moves if self.step.expects(move.action)]
        view |= choices_view(position, expected, self._pick())
        view["next"] = {"kind": "forced" if autoplaying else "person", "seat": view["to_act"]}
        view |= {"undo": None, "undo_turn": None, "redo": False, "hint": False, "window": None}
        if self.is_over() or (view["to_act"] != LEARNER_SEAT and not autoplaying):
            view["scene"] = _without_decision(view["scene"])
        if self.is_over():
            view["whose_turn"] = msg("core-lesson-over")
        view["tutorial"] = {
            "id": self.id,
            "number": self.number,
            "of": len(self.steps),
            "step": self.step.id,
            "points": [] if autoplaying else list(self.step.pointed_ids),
            "mentions": [] if autoplaying else list(self.step.mentioned_ids),
            "waits": bool(self.step.expected_actions),
            "runs": autoplaying,
            "over": self.is_over(),
            "elsewhere": self._paths_elsewhere(moves, expected),
        }
        return view

    def _paths_elsewhere(self, moves: Sequence[Move], expected: Sequence[Move]) -> list[list[str]]:
        """Click paths that the rules allow and the step does not expect.

        An open pick has elements that are no moves yet, because the rules take them in a fixed order.
        """
        paths = [list(move.path) for move in moves if move not in expected]
        limited = self._pick()
        offered = self.match.current.offered_pick()
        if limited is not None and offered is not None:
            left_out = [[id] for id in offered.actions if id not in limited.actions]
            paths += [path for path in left_out if path not in paths]
        return paths

    def _first_that_matches(self, patterns: Sequence[Action], but: Sequence[Action] = ()) -> Action:
        legal = [action for action in self.match.state.legal_actions() if not _matches_any(but, action)]
        for pattern in patterns:
            for action in legal:
                if _matches(pattern, action):
                    return action
        raise IllegalAction("action-illegal")

    def _autoplay(self) -> None:
        while self.is_autoplaying():
            self.advance()

    def _count_action(self) -> None:
        self.remaining -= 1
        if not self.remaining:
            self._next_step()

    def _next_step(self) -> None:
        self.number += 1
        self.pending_actions = list(self.step.prepared_actions)
        self.remaining = self.step.repetitions


def _without_decision(scene: Scene) -> Scene:
    """The scene without its instruction and without the buttons of the open decision."""
    areas = [{**area, "items": []} if area.get("place") == "actions" else area for area in scene["areas"]]
    rest = {key: value for key, value in scene.items() if key not in ("status", "turn", "gain")}
    return cast("Scene", {**rest, "areas": areas})


def _matches_any(patterns: Sequence[Action], action: Action) -> bool:
    return any(_matches(pattern, action) for pattern in patterns)


def _matches(pattern: Action, action: Action) -> bool:
    """Whether ``action`` matches ``pattern``, which may contain wildcards."""
    return len(pattern) == len(action) and all(
        expected in (WILDCARD, part) for expected, part in zip(pattern, action, strict=True)
    )
