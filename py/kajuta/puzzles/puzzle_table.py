"""The table of a puzzle: the player makes one decision and is shown its value. The decision is not carried out."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Self

from kajuta.core.errors import BadSave, IllegalAction
from kajuta.core.game import Game
from kajuta.core.message import Message, msg
from kajuta.core.rule_clauses import Refusal
from kajuta.core.scene import Area, elements
from kajuta.core.state import Action
from kajuta.puzzles.puzzle import THEMES_OF_THE_END, Puzzle, UnfitPuzzle

HINTS = 2
"""Number of hints: first the theme, then the region of the table."""


class PuzzleTable:
    """A puzzle being solved. ``decided``: the action chosen, or None. ``hints``: number of hints given."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.match = puzzle.new_match()
        self.decided: Action | None = None
        self.hints = 0

    @classmethod
    def unpack(cls, game: Game[Any], packed: Any) -> Self:
        """Table of the puzzle in the untrusted ``packed``; raises BadSave if it is invalid."""
        try:
            return cls(Puzzle.unpack(game, packed))
        except UnfitPuzzle as error:
            raise BadSave("puzzle-damaged") from error

    def play(self, action: Action) -> None:
        """Choose ``action``; raises IllegalAction and changes nothing if it is illegal or not the first decision."""
        if self.decided is not None or action not in self.puzzle.candidates:
            raise IllegalAction("action-illegal")
        self.decided = action

    def play_chosen(self, chosen: Sequence[str]) -> None:
        """Always raises IllegalAction: the decision of a puzzle is a single action, never a set."""
        raise IllegalAction("action-illegal")

    def advance(self) -> None:
        """Always raises IllegalAction: a puzzle has no automatic actions."""
        raise IllegalAction("action-not-forced")

    def refusal(self, path: Sequence[str]) -> Refusal:
        """Explain why the last element of ``path`` cannot be clicked, according to the rules of the game."""
        return self.match.refusal(path)

    def give_hint(self) -> None:
        """Give the next hint; raises IllegalAction if there is none."""
        if self.decided is not None or self.hints == HINTS:
            raise IllegalAction("coach-no-hint")
        self.hints += 1

    def view(self, since: int = 0) -> dict[str, Any]:
        """View of the match as JSON, with the state of the puzzle under ``puzzle``.

        Before the decision it reveals only the hints given; after it, the answer, and no further action is possible.
        """
        view = self.match.view(since)
        view |= {
            "undo": None,
            "undo_turn": None,
            "redo": False,
            "hint": False,
            "practice": False,
            "window": None,
            "log": [],
        }
        if self.decided is not None:
            view |= {"next": {"kind": "past", "seat": None}, "moves": [], "pick": None, "prompts": []}
        view["puzzle"] = {
            "id": self.puzzle.id,
            "difficulty": self.puzzle.difficulty,
            "seat": self.puzzle.seat,
            "turn": self.match.state.turn,
            "remembered": self._remembered(),
            "options": [list(one) for one in self._unusual_options()],
            "best_chance": (max(self.puzzle.candidates.values()) + 5) // 10,
            "hints": self.hints,
            "of_hints": HINTS,
            "theme": self._theme() if self.hints else None,
            "region": self._region(view["scene"]["areas"])._asdict() if self.hints == HINTS else None,
            "answer": None if self.decided is None else self._answer(view["scene"]),
        }
        return view

    def _remembered(self) -> Message | None:
        """What the player would know from earlier turns, which were not played here."""
        remembered = self.match.game.puzzle_texts.remembered
        return None if remembered is None else remembered(self.match.state, self.puzzle.seat)

    def _unusual_options(self) -> Iterator[tuple[str, str]]:
        """Yield the options that differ from the game's defaults, with their values."""
        for option in self.match.game.options:
            value = self.match.setup.options.get(option.id)
            if isinstance(value, str) and value != option.default:
                yield option.id, value

    def _theme(self) -> Message:
        theme = self.puzzle.theme
        return msg(f"ui-puzzle-theme-{theme}") if theme in THEMES_OF_THE_END else msg(f"term-{theme}")

    def _region(self, areas: Sequence[Area]) -> "Region":
        """Smallest area that contains the first click of the best action and at least one other legal click."""
        paths = {move.action: move.path for move in self.match.current.moves()}
        best = paths[self.puzzle.best][0]
        legal = {path[0] for path in paths.values()}
        around = list(_areas_with(best, areas))
        several = [area for area in around if len(legal & _ids(area)) > 1]
        region = (several or around[:1])[-1]
        return Region(region["id"], region.get("title"), region.get("place", "table"), region.get("seat"))

    def _answer(self, scene: Mapping[str, Any]) -> dict[str, Any]:
        """The value of the decision, and all candidate actions, the best first.

        Actions of which the same is said share an entry with the names of all, except the best and the decided one.
        """
        labels = {element["id"]: element["label"] for element in elements(scene)}
        paths = {move.action: move.path for move in self.match.current.moves()}
        # Leave out a first click that all longer paths share: it does not tell the actions apart.
        begins = {path[0] for path in paths.values() if len(path) > 1}
        told = {action: path[len(path) > 1 and len(begins) == 1 :] for action, path in paths.items()}
        candidates: list[dict[str, Any]] = []
        for action, chance in sorted(self.puzzle.candidates.items(), key=lambda one: -one[1]):
            said = {
                "chance": chance,
                "best": action == self.puzzle.best,
                "taken": action == self.decided,
                "reasons": list(self.puzzle.reasons[action]),
                "follow_ups": [one._asdict() for one in self.puzzle.follow_ups[action]],
            }
            name = [labels[id] for id in told[action] if id in labels]
            same = next((one for one in candidates if {**one, **said} == one), None)
            if same is None:
                candidates.append({"path": list(paths[action]), "names": [name], **said})
            else:
                same["names"].append(name)
        return {
            "solved": self.decided == self.puzzle.best,
            "together": self.match.is_cooperative(),
            "candidates": candidates,
        }


class Region(NamedTuple):
    """An area of the table: its id, heading if any, place on the page, and seat if it belongs to one."""

    id: str
    title: Message | None
    place: str
    seat: int | None


def _areas_with(id: str, areas: Sequence[Area]) -> Iterator[Area]:
    """Yield the nested areas that contain the element ``id``, the outermost first."""
    for area in areas:
        if id in _ids(area):
            yield area
            yield from _areas_with(id, [item for item in area["items"] if "items" in item])
            return


def _ids(area: Area) -> set[str]:
    return {element["id"] for element in elements(area)}
