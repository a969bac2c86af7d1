"""The contract of a game: its description, and what the table, the bots and the coach ask of it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from kajuta.core.coach_reason_texts import ReasonText
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
"""Chosen value of an option, or a tuple with one value for each seat."""

Options: TypeAlias = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Requirement:
    """A condition on the set-up: number of ``players`` (empty: any) and values allowed for other ``options``."""

    players: tuple[int, ...] = ()
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def is_met(self, players: int, options: Options) -> bool:
        """Whether ``players`` seats with ``options`` fulfil the condition."""
        return (not self.players or players in self.players) and all(
            options.get(option) in values for option, values in self.options.items()
        )


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game: a variant, an expansion, a faction.

    ``values``: keywords; ``("off", "on")`` is a switch.
    ``per_seat``: every seat has its own value. ``distinct``: all seats' values differ; "any" may repeat and stands
    for a random one.
    ``requirement``: while it is unmet the option is not offered and has its default.
    ``value_requirements``: requirements of single values.
    ``since``: first edition of the rules that has the option; games of earlier editions are played without it.
    Texts: ``option-<id>`` and, but for a switch, ``option-<id>-<value>``, each with the attribute ``.help``.
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
    """A legal action and the elements that are clicked to play it.

    ``path``: ids of elements. In one position all paths differ and none is the beginning of another.
    ``hint``: cost or effect, shown on the path's last element before the click.
    ``confirm``: question asked before an action that one would regret playing by mistake.
    """

    action: Action
    path: tuple[str, ...]
    hint: Message | None = None
    confirm: Message | None = None


class Game(ABC, Generic[S]):
    """The rules of one game, without a position; its only instance is ``GAME`` in the game's folder.

    Methods are in the order in which a game is written: ``new`` and ``component_inventory`` suffice for random play,
    ``scene`` and ``moves`` for the table, ``features`` (or ``evaluate``) for bots that think. A game names the
    function that does the work: ``scene = staticmethod(scene.scene)``, with the parameters of the method here.

    ``id``: name of the folder. ``players``: possible numbers of seats. ``cooperative``: all win or lose together.
    ``minutes``: shortest and longest usual length of a game. ``icon``: symbol of the sprite.
    ``edition``: newest edition of the rules, see ``core.rules_edition``.
    ``evaluation_model``: the weights of ``features``, None for a game with an ``evaluate`` of its own.
    ``reason_text_by_feature``: the coach's sentences (messages ``why-<term>``); without any it names features.
    ``achievements``: names that ``achievements_in`` may yield; texts ``feat-<name>`` with the attribute ``.how``.
    ``saved_class_names``: classes of the objects that a position may hold, by their names in saves.
    Texts: ``game-title``, ``game-tagline``, ``term-<name>`` for each feature.
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
    achievements: tuple[str, ...] = ()
    saved_class_names: Mapping[str, type[Any]] = {}

    def is_cooperative(self, options: Options) -> bool:
        """Whether all win or lose together with complete ``options``; a variant may differ from the game."""
        return self.cooperative

    @abstractmethod
    def new(self, seats: int, options: Options, seed: int) -> S:
        """Opening position. ``options`` are complete, as ``complete_options`` returns them."""

    @abstractmethod
    def component_inventory(self, state: S, /) -> object:
        """All physical pieces in the position, sorted: equal (``==``) in every position of one game."""

    def has_all_components(self, state: S, fresh: S) -> bool:
        """Whether no piece is missing or too many; ``fresh`` is an opening position of the same set-up.

        A game that leaves random pieces in the box overrides it.
        """
        return self.component_inventory(state) == self.component_inventory(fresh)

    def scene(self, state: S, viewer: int | None) -> Scene:
        """Table as seat ``viewer`` may see it; None: only what everybody may see."""
        raise NotImplementedError(f"{self.id} has no table yet")

    def moves(self, state: S, actions: Sequence[Action]) -> list[Move]:
        """Click paths of ``actions``, which are the legal ones, in their order."""
        raise NotImplementedError(f"{self.id} has no table yet")

    def legal_moves(self, state: S) -> list[Move]:
        """``moves`` of the legal actions."""
        return self.moves(state, state.legal_actions())

    def pick(self, state: S, actions: Sequence[Action]) -> Pick | None:
        """Set that is to be chosen now, None where the decision is not, or not only, about one element after another.

        ``actions``: the legal ones. Those that the pick covers take one element each, in a fixed order that the rules
        of the game do not ask for; applying them must touch nothing hidden and no luck, but for the last one. What is
        left after some of them is a pick as well.
        """
        return None

    def prompt(self, state: S, path: Sequence[str]) -> Message | None:
        """Prompt for the next click after ``path``, the beginning of some move.

        It replaces the scene's ``status`` until the move is complete; None leaves that as it is.
        """
        return None

    def forbidding_clause(self, state: S, path: Sequence[str]) -> str | None:
        """Id of the clause that forbids to click the last element of ``path`` after the others, if any.

        Asked for the seat to act only, so neither turn nor end of the game matter.
        """
        return None

    def refusal_reason(self, state: S, path: Sequence[str], clause: str) -> Message | None:
        """Reason in this position why ``clause`` forbids the last element of ``path``, if there is more to say.

        It must reveal no more than the seat to act knows.
        """
        return None

    def seats(self, state: S) -> int:
        """Number of seats."""
        raise NotImplementedError(f"{self.id} does not say how many seats there are")

    def features(self, state: S, seat: int) -> Sequence[float]:
        """Features of the position for ``seat``, in the order of the evaluation model.

        A feature is a quantity that a player would name ("treasures in the container"), at best between 0 and 10;
        weights are learnt. ``state`` is a determinized copy, so its hidden parts may be read. Use + - * / and
        tables only: results must be the same to the last bit on every machine.
        """
        raise NotImplementedError(f"{self.id} has no evaluation yet")

    def features_by_seat(self, state: S) -> Sequence[Sequence[float]]:
        """``features`` of every seat; a game overrides it where seats share much of the work."""
        return [self.features(state, seat) for seat in range(self.seats(state))]

    def weight_group(self, state: S, seat: int) -> str:
        """Name of the group of weights that applies to ``seat``: by number of seats, faction, variant..."""
        return str(self.seats(state))

    def all_win_together(self, state: S) -> bool:
        """Whether all win or lose together in this position."""
        return self.cooperative

    def evaluate(self, state: S, seat: int) -> float:
        """Value of the position for ``seat``, larger is better: the weighted sum of features.

        Comparable within one game only. A game without an ``evaluation_model`` overrides it. ``state`` is a
        determinized copy as in ``features``.
        """
        numbers = self.features(state, seat)
        assert self.evaluation_model is not None
        return self.evaluation_model.weights_by_group[self.weight_group(state, seat)].value(numbers)

    def win_probabilities(self, state: S, viewer: int = 0) -> list[float]:
        """Win probability of each seat; in a crew that wins or loses together, everybody has the crew's.

        Needs an ``evaluation_model``. A crew's depends on ``viewer``, who knows its own hand and guesses the others'.
        In a finished game it is 1, shared among the winners.
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
        """Win probability of all together, as ``viewer`` sees it, while the game goes on."""
        assert self.evaluation_model is not None
        bias = self.evaluation_model.weights_by_group[self.weight_group(state, viewer)].bias
        return self.evaluation_model.crew_win_probability(self.evaluate(state, viewer) + bias)

    def evaluations_by_seat(self, state: S) -> list[float]:
        """``evaluate`` of every seat; a game overrides it where all seats are in one group of weights."""
        assert self.evaluation_model is not None
        groups = self.evaluation_model.weights_by_group
        features = enumerate(self.features_by_seat(state))
        return [groups[self.weight_group(state, seat)].value(numbers) for seat, numbers in features]

    def utility(self, state: S, seat: int) -> float:
        """What a bot on ``seat`` maximizes: its win probability, or ``evaluate`` without an ``evaluation_model``."""
        if self.evaluation_model is None:
            return self.evaluate(state, seat)
        if state.to_act is not None and self.all_win_together(state):
            return self._crew_win_probability(state, seat)
        return self.win_probabilities(state, seat)[seat]

    def feature_names(self) -> list[Message]:
        """Names of the features, in the order of ``features``."""
        features = () if self.evaluation_model is None else self.evaluation_model.features
        return [msg(f"term-{feature}") for feature in features]

    def reason_quantities(self, state: S, seat: int, numbers: Sequence[float]) -> Sequence[float]:
        """Quantities for the coach's sentences, by feature; ``numbers`` are the ``features`` of ``seat``."""
        assert self.evaluation_model is not None
        texts = [self.reason_text_by_feature.get(feature) for feature in self.evaluation_model.features]
        return [number * (text.scale or 1) if text else number for text, number in zip(texts, numbers, strict=True)]

    def achievements_in(self, history: Iterable[tuple[S, Action]], end: S) -> Iterable[tuple[int, str]]:
        """Yield the seat and name of each achievement in a game that ended with ``end``.

        ``history``: every action with the position before it. The position is reused: it changes at the next step.
        """
        return ()

    def playout(self, state: S, rng: Rng) -> Action:
        """Quick plausible action for ``to_act``: the policy of playouts."""
        return rng.choice(state.legal_actions())

    def candidates(self, state: S) -> list[Action]:
        """Legal actions that a bot searches; a single one is played at once.

        A game leaves out actions where searching all would be slow, or playing them rude. ``state`` is a determinized
        copy: the result must not depend on what is hidden from ``to_act``.
        """
        return state.legal_actions()

    def refusal(self, state: S, viewer: int | None, path: Sequence[str]) -> Refusal:
        """Refusal of a click on the last element of ``path`` after the others, which may be chosen of a pick."""
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
        """Role of each seat where seats differ, as keywords by kind: ``{"faction": "union"}``.

        Asked of finished games, to count how often each role wins.
        """
        return [{} for _ in range(self.seats(state))]

    def option_win_rates(self) -> dict[str, Any]:
        """Measured win rates that the new-game form shows, as messages by option and value."""
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
        """``chosen`` options completed by defaults, in the edition that they name: else in the newest.

        Raises BadSetup for a number of seats, an option or a value that the game does not have or that does not go
        with the others.
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
