"""The interface of a game: its description and the methods that the table, the bots and the coach call."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from kajuta.core.coach_reason_texts import PuzzleTexts, ReasonText
from kajuta.core.errors import BadSetup
from kajuta.core.evaluation_model import EvaluationModel
from kajuta.core.message import Message, msg
from kajuta.core.pick import Pick
from kajuta.core.rng import Rng
from kajuta.core.rule_clauses import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, Refusal
from kajuta.core.rules_edition import EDITION, FIRST_EDITION
from kajuta.core.scene import Scene, whose_turn
from kajuta.core.state import Action, State

S = TypeVar("S", bound=State)

OptionValue: TypeAlias = str | tuple[str, ...]
"""Chosen value of an option, or a tuple with one value per seat."""

Options: TypeAlias = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Requirement:
    """A condition on the set-up: allowed numbers of ``players`` (empty: any), allowed values of other ``options``."""

    players: tuple[int, ...] = ()
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def is_met(self, players: int, options: Options) -> bool:
        """Whether a game with ``players`` seats and these ``options`` meets the condition."""
        return (not self.players or players in self.players) and all(
            options.get(option) in values for option, values in self.options.items()
        )


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that is made before the game: a variant, an expansion, a faction.

    ``values``: keywords; ``("off", "on")`` is a switch.
    ``per_seat``: each seat has its own value. ``distinct``: no two seats may have the same value, except "any", which
    stands for a random one.
    ``requirement``: condition for offering the option; while it is not met the option keeps its default.
    ``value_requirements``: conditions for single values.
    ``since``: first edition of the rules that has the option. Games of earlier editions are played without it.
    Texts: ``option-<id>`` and, unless the option is a switch, ``option-<id>-<value>``, each with the attribute
    ``.help``.
    """

    id: str
    values: tuple[str, ...]
    default: str
    per_seat: bool = False
    distinct: bool = False
    requirement: Requirement = field(default_factory=Requirement)
    value_requirements: Mapping[str, Requirement] = field(default_factory=dict)
    since: int = FIRST_EDITION

    def describe(self) -> dict[str, Any]:
        """The option as JSON for the new-game form."""
        return {
            "id": self.id,
            "values": list(self.values),
            "default": self.default,
            "per_seat": self.per_seat,
            "distinct": self.distinct,
            "needs": _requirement_json(self.requirement),
            "value_needs": {value: _requirement_json(one) for value, one in self.value_requirements.items()},
        }


class Move(NamedTuple):
    """A legal action and the elements to click to play it.

    ``path``: ids of the elements, in click order. In one position all paths differ, and none is the beginning of
    another.
    ``hint``: cost or effect, shown on the last element of the path before it is clicked.
    ``confirm``: question asked before an action that is easily regretted.
    """

    action: Action
    path: tuple[str, ...]
    hint: Message | None = None
    confirm: Message | None = None


class Game(ABC, Generic[S]):
    """The rules of one game. An instance holds no position; each game's package has a single one, ``GAME``.

    The methods are in the order in which a game is written: ``new`` and ``component_inventory`` are enough for random
    play, ``scene`` and ``moves`` for the table, ``features`` (or ``evaluate``) for bots that think. A game may assign a
    function of one of its modules, ``scene = staticmethod(scene.scene)``, with the parameters of the method here.

    ``id``: name of the folder. ``players``: possible numbers of seats. ``cooperative``: all win or lose together.
    ``minutes``: usual shortest and longest playing time. ``icon``: name of an icon of the sprite sheet.
    ``edition``: newest edition of the rules, see ``core.rules_edition``.
    ``evaluation_model``: weights of the ``features``; None if the game implements ``evaluate`` itself.
    ``reason_text_by_feature``: texts (messages ``why-<feature>``) with which the coach explains differences; empty: it
    only names features.
    ``puzzle_texts``: further texts that explain the answers of puzzles.
    ``achievements``: names that ``achievements_in`` may yield; their texts are ``feat-<name>`` with the attribute
    ``.how``.
    ``saved_class_names``: classes of the objects that a position may hold, by their names in saves.
    Texts: ``game-title``, ``game-tagline`` and ``term-<name>`` for each feature.
    """

    id: str
    players: tuple[int, ...]
    options: tuple[Option, ...] = ()
    edition: int = FIRST_EDITION
    cooperative: bool = False
    minutes: tuple[int, int]
    icon: str
    evaluation_model: EvaluationModel | None = None
    reason_text_by_feature: Mapping[str, ReasonText] = {}
    puzzle_texts: PuzzleTexts = PuzzleTexts()
    achievements: tuple[str, ...] = ()
    saved_class_names: Mapping[str, type[Any]] = {}

    def is_cooperative(self, options: Options) -> bool:
        """Whether all players win or lose together with these options. A variant may differ from ``cooperative``."""
        return self.cooperative

    @abstractmethod
    def new(self, seats: int, options: Options, seed: int) -> S:
        """Opening position. ``options`` has a value for every option, as ``complete_options`` returns them."""

    @abstractmethod
    def component_inventory(self, state: S, /) -> object:
        """Sorted inventory of all physical pieces.

        It is equal (``==``) in all positions of one game, which is used to check that no piece was lost or added.
        """

    def has_all_components(self, state: S, fresh: S) -> bool:
        """Whether ``state`` has exactly the pieces of ``fresh``, an opening position of the same set-up.

        A game that puts random pieces back into the box overrides this.
        """
        return self.component_inventory(state) == self.component_inventory(fresh)

    def scene(self, state: S, viewer: int | None) -> Scene:
        """The table as the seat ``viewer`` may see it; None: only public information."""
        raise NotImplementedError(f"{self.id} has no table yet")

    def moves(self, state: S, actions: Sequence[Action]) -> list[Move]:
        """Click paths of ``actions``, in the same order. ``actions`` are the legal ones."""
        raise NotImplementedError(f"{self.id} has no table yet")

    def legal_moves(self, state: S) -> list[Move]:
        """Click paths of all legal actions."""
        return self.moves(state, state.legal_actions())

    def pick(self, state: S, actions: Sequence[Action]) -> Pick | None:
        """The open pick: several elements to choose in any order and confirm together. None if there is none.

        ``actions`` are the legal ones. The actions that belong to the pick take one element each, in a fixed order that
        the printed rules do not require. Except for the last one they must not reveal anything or use random numbers.
        After each of them the remaining choice must be a pick again.
        """
        return None

    def prompt(self, state: S, path: Sequence[str]) -> Message | None:
        """Prompt for the click that follows ``path``, the first clicks of a move.

        It replaces the scene's ``status`` until the move is complete. None keeps the status.
        """
        return None

    def forbidding_clause(self, state: S, path: Sequence[str]) -> str | None:
        """Id of the rule clause that forbids clicking the last element of ``path`` after the ones before it, or None.

        It is called only for the seat to act in a running game.
        """
        return None

    def refusal_reason(self, state: S, path: Sequence[str], clause: str) -> Message | None:
        """Details for this position of why ``clause`` forbids the last click of ``path``, or None.

        The text must not reveal anything that the seat to act does not know.
        """
        return None

    def seats(self, state: S) -> int:
        """Number of seats."""
        raise NotImplementedError(f"{self.id} does not say how many seats there are")

    def features(self, state: S, seat: int) -> Sequence[float]:
        """Features of the position from the view of ``seat``, in the order of the evaluation model.

        A feature is a quantity that a player would name, such as the number of treasures on board, ideally between 0
        and 10. ``state`` is a determinized copy: its hidden cards are dealt at random, so they may be read. Use only +
        - * / and tables: results must be the same to the last bit on every machine.
        """
        raise NotImplementedError(f"{self.id} has no evaluation yet")

    def features_by_seat(self, state: S) -> Sequence[Sequence[float]]:
        """``features`` of each seat; override it if seats can share much of the computation."""
        return [self.features(state, seat) for seat in range(self.seats(state))]

    def weight_group(self, state: S, seat: int) -> str:
        """Name of the group of weights that applies to ``seat``, for example by number of seats, faction or variant."""
        return str(self.seats(state))

    def all_win_together(self, state: S) -> bool:
        """Whether all players win or lose together in this position."""
        return self.cooperative

    def evaluate(self, state: S, seat: int) -> float:
        """Evaluation of the position for ``seat``: the weighted sum of its features; larger is better.

        Values of different games are not comparable. A game without an ``evaluation_model`` overrides this. ``state``
        is a determinized copy as in ``features``.
        """
        numbers = self.features(state, seat)
        assert self.evaluation_model is not None
        return self.evaluation_model.weights_by_group[self.weight_group(state, seat)].value(numbers)

    def win_probabilities(self, state: S, viewer: int = 0) -> list[float]:
        """Win probability of each seat; in a cooperative game all have the same.

        Needs an ``evaluation_model``. In a cooperative game the estimate uses the features of the seat ``viewer``. In a
        finished game each winner of a competitive game has 1 divided by the number of winners; all winners of a
        cooperative game have 1.
        """
        assert self.evaluation_model is not None
        seats = self.seats(state)
        all_win_together = self.all_win_together(state)
        if state.to_act is None:
            winners = state.winners()
            share = 1.0 if all_win_together or not winners else 1 / len(winners)
            return [share if seat in winners else 0.0 for seat in range(seats)]
        if all_win_together:
            return [self._crew_win_probability(state, viewer)] * seats
        return self.evaluation_model.win_probabilities(self.evaluations_by_seat(state))

    def _crew_win_probability(self, state: S, viewer: int) -> float:
        """Win probability of all players of a running cooperative game, from the features of the seat ``viewer``."""
        assert self.evaluation_model is not None
        bias = self.evaluation_model.weights_by_group[self.weight_group(state, viewer)].bias
        return self.evaluation_model.crew_win_probability(self.evaluate(state, viewer) + bias)

    def evaluations_by_seat(self, state: S) -> list[float]:
        """``evaluate`` of each seat; override it if all seats use the same group of weights."""
        assert self.evaluation_model is not None
        groups = self.evaluation_model.weights_by_group
        features = enumerate(self.features_by_seat(state))
        return [groups[self.weight_group(state, seat)].value(numbers) for seat, numbers in features]

    def utility(self, state: S, seat: int) -> float:
        """Quantity that a bot on ``seat`` maximizes: win probability, or ``evaluate`` if there is no model."""
        if self.evaluation_model is None:
            return self.evaluate(state, seat)
        if state.to_act is not None and self.all_win_together(state):
            return self._crew_win_probability(state, seat)
        return self.win_probabilities(state, seat)[seat]

    def feature_names(self) -> list[Message]:
        """Names of the features as messages, in the order of ``features``."""
        features = () if self.evaluation_model is None else self.evaluation_model.features
        return [msg(f"term-{feature}") for feature in features]

    def reason_quantities(self, state: S, seat: int, numbers: Sequence[float]) -> Sequence[float]:
        """The features ``numbers`` of ``seat``, converted to the units that the coach's texts count.

        They are in the order of ``features``.
        """
        assert self.evaluation_model is not None
        texts = [self.reason_text_by_feature.get(feature) for feature in self.evaluation_model.features]
        return [number * (text.scale or 1) if text else number for text, number in zip(texts, numbers, strict=True)]

    def piece_taken(self, state: S, action: Action) -> Message | None:
        """Phrase that names the piece which ``action`` takes, such as "steals the key"; None if it takes none.

        The text completes "The best action ...", in the explanation of a puzzle.
        """
        return None

    def action_text(self, state: S, action: Action) -> Message | None:
        """Sentence about ``action`` for the coach; None to use the log line that the action causes.

        It is needed for actions without a log line, and for those whose line names what is drawn or revealed.
        """
        return None

    def achievements_in(self, history: Iterable[tuple[S, Action]], end: S) -> Iterable[tuple[int, str]]:
        """Yield the seat and the name of each achievement of a finished game, whose last position is ``end``.

        ``history`` yields each action with the position before it. It reuses the position object, so copy what you
        keep.
        """
        return ()

    def playout(self, state: S, rng: Rng) -> Action:
        """A quick, plausible action for the seat to act, also called the playout policy.

        Bots use it to play on from a position that they want to evaluate.
        """
        return rng.choice(state.legal_actions())

    def candidates(self, state: S) -> list[Action]:
        """Legal actions that a bot compares. If there is only one, it is played at once.

        A game may leave out actions if there are too many to search or if playing them would be rude. ``state`` is a
        copy with hidden cards dealt at random; the result must not depend on them.
        """
        return state.legal_actions()

    def refusal(self, state: S, viewer: int | None, path: Sequence[str]) -> Refusal:
        """Explain why the last element of ``path`` cannot be clicked after the elements before it.

        In a pick the elements before it are the ones chosen so far.
        """
        if state.to_act is None:
            return GAME_OVER
        if viewer != state.to_act:
            return NOT_YOUR_TURN._replace(reason=whose_turn(self.scene(state, viewer), state.to_act))
        pick = self.pick(state, state.legal_actions())
        if pick is not None and pick.is_set and (path[-1] in pick.actions or path[-1] == pick.confirm):
            return pick.refusal(path[:-1], path[-1])
        clause = self.forbidding_clause(state, path)
        if clause is None:
            asked = self.prompt(state, path[:-1]) if len(path) > 1 else None
            return NOT_NOW._replace(reason=asked or self.scene(state, viewer).get("status"))
        return Refusal(clause, reason=self.refusal_reason(state, path, clause))

    def roles(self, state: S) -> Sequence[Mapping[str, str]]:
        """Role of each seat in games with unequal roles, as keywords by kind: ``{"faction": "union"}``.

        It is called for finished games, to count wins by role.
        """
        return [{} for _ in range(self.seats(state))]

    def option_win_rates(self) -> dict[str, Any]:
        """Measured win rates shown in the new-game form, as messages by option and value."""
        return {}

    def describe(self) -> dict[str, Any]:
        """Description of the game as JSON, for the menu and the new-game form."""
        return {
            "id": self.id,
            "players": list(self.players),
            "options": [option.describe() for option in self.options],
            "cooperative": self.cooperative,
            "minutes": list(self.minutes),
            "icon": self.icon,
            "figures": self.option_win_rates(),
        }

    def complete_options(self, seats: int, chosen: Options) -> dict[str, OptionValue]:
        """``chosen`` completed with default values, for the edition that it names or else the newest.

        Raises BadSetup for a number of seats, an option or a value that the game does not have, or a combination that
        it does not allow.
        """
        if seats not in self.players:
            raise BadSetup("setup-players", players=seats)
        edition = str(chosen.get(EDITION, self.edition))
        if edition not in [str(one) for one in range(FIRST_EDITION, self.edition + 1)]:
            raise BadSetup("setup-value", option=EDITION, value=edition)
        options = [option for option in self.options if option.since <= int(edition)]
        if unknown := sorted(set(chosen) - {EDITION} - {option.id for option in options}):
            raise BadSetup("setup-option", option=unknown[0])
        complete: dict[str, OptionValue] = {}
        for option in options:
            default: OptionValue = (option.default,) * seats if option.per_seat else option.default
            value = chosen.get(option.id, default)
            complete[option.id] = tuple(value) if option.per_seat and not isinstance(value, str) else value
        for option in options:
            default = (option.default,) * seats if option.per_seat else option.default
            if not option.requirement.is_met(seats, complete) and complete[option.id] != default:
                raise BadSetup("setup-needs", option=option.id)
            self._check_value(option, seats, complete)
        return complete if edition == str(FIRST_EDITION) else {**complete, EDITION: edition}

    def _check_value(self, option: Option, seats: int, complete: Options) -> None:
        value = complete[option.id]
        values = value if isinstance(value, tuple) else (value,)
        if isinstance(value, tuple) != option.per_seat or (option.per_seat and len(values) != seats):
            raise BadSetup("setup-value", option=option.id, value=str(value))
        for one in values:
            if one not in option.values:
                raise BadSetup("setup-value", option=option.id, value=str(one))
            if one in option.value_requirements and not option.value_requirements[one].is_met(seats, complete):
                raise BadSetup("setup-value-needs", option=option.id, value=one)
        named = [one for one in values if one != "any"]
        if option.distinct and len(set(named)) < len(named):
            raise BadSetup("setup-distinct", option=option.id)


def _requirement_json(requirement: Requirement) -> dict[str, Any]:
    return {
        "players": list(requirement.players),
        "options": {option: list(values) for option, values in requirement.options.items()},
    }
