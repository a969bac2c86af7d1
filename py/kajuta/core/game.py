"""The contract of a game: what it says of itself and how the table and the bots talk to it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from kajuta.core.clauses import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, Refusal
from kajuta.core.errors import BadSetup
from kajuta.core.evaluation import EvaluationModel
from kajuta.core.message import Message, msg
from kajuta.core.reasons import Reason
from kajuta.core.rng import Rng
from kajuta.core.scene import Scene
from kajuta.core.state import Action, State

S = TypeVar("S", bound=State)

OptionValue: TypeAlias = str | tuple[str, ...]
"""What is chosen of an option: a value, or one value a seat."""

Options: TypeAlias = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Requirement:
    """A condition on the set-up: the number of ``players`` (empty: any), values that other ``options`` must have."""

    players: tuple[int, ...] = ()
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def is_met(self, players: int, options: Options) -> bool:
        """Say whether ``players`` seats with ``options`` fulfil the condition."""
        return (not self.players or players in self.players) and all(
            options.get(option) in values for option, values in self.options.items()
        )


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that is chosen before the game: a variant, an expansion, a faction.

    ``values``: its keywords, ``("off", "on")`` is a switch. ``per_seat``: every seat has its own
    value, ``distinct``: all different (the keyword "any" may repeat and lets chance decide).
    ``requirement``: where it is unmet the option does not exist and has its default. ``value_requirements``:
    conditions of single values. Texts: ``option-<id>`` (attribute ``.help``) and
    ``option-<id>-<value>`` (attribute ``.help``), which a switch has not.
    """

    id: str
    values: tuple[str, ...]
    default: str
    per_seat: bool = False
    distinct: bool = False
    requirement: Requirement = field(default_factory=Requirement)
    value_requirements: Mapping[str, Requirement] = field(default_factory=dict)

    def describe(self) -> dict[str, Any]:
        """Return the option as JSON for the new-game form."""
        return {
            "id": self.id,
            "values": list(self.values),
            "default": self.default,
            "per_seat": self.per_seat,
            "distinct": self.distinct,
            "needs": _requirement_json(self.requirement),
            "value_needs": {value: _requirement_json(needs) for value, needs in self.value_requirements.items()},
        }


class Move(NamedTuple):
    """A legal action and the elements that are clicked to take it.

    ``path``: ids of elements; in one position all paths differ and none begins another. ``hint``:
    what it costs or leads to, shown on the path's last element before the click. ``confirm``: a
    question that is asked first, for an action nobody takes on purpose by mistake.
    """

    action: Action
    path: tuple[str, ...]
    hint: Message | None = None
    confirm: Message | None = None


class Game(ABC, Generic[S]):
    """The rules of one game, without a position. There is one object of it: ``GAME`` in the game's folder.

    The methods stand in the order in which a game is written. Bots can play at random once there are ``new`` and
    ``component_inventory``; the table needs ``scene`` and ``moves``, bots that think need
    ``features`` (or ``evaluate``), conceding needs ``ranking_keys``.

    ``id``: the folder's name. ``players``: the possible numbers of seats. ``cooperative``: all
    win or lose together. ``minutes``: how long a game takes people. ``icon``: its symbol.
    ``evaluation_model``: the weights of ``features``, None for a game with an ``evaluate`` of its own.
    ``reasons``: which features the coach has sentences for (messages ``why-<term>``); without any it tells their names.
    ``achievements``: names of what ``achievements_in`` may find in a game that is over; ``feat-<name>`` with ``.how``.
    ``disk_names``: the classes of objects that a position may hold, by their names in saved positions.
    Texts: ``game-title``, ``game-tagline``, ``term-<name>`` for each feature.
    """

    id: str
    players: tuple[int, ...]
    options: tuple[Option, ...] = ()
    cooperative: bool = False
    minutes: tuple[int, int]
    icon: str
    evaluation_model: EvaluationModel | None = None
    reasons: Mapping[str, Reason] = {}
    achievements: tuple[str, ...] = ()
    disk_names: Mapping[str, type[Any]] = {}

    def is_cooperative(self, options: Options) -> bool:
        """Say whether all win or lose together with complete ``options``; a variant may differ from the game."""
        return self.cooperative

    @abstractmethod
    def new(self, seats: int, options: Options, seed: int) -> S:
        """Return the opening position. ``options`` is complete, as ``complete_options`` returns it."""

    @abstractmethod
    def component_inventory(self, state: S) -> object:
        """Return all physical things in the position, sorted: equal (``==``) at every moment of one game."""

    def has_all_components(self, state: S, fresh: S) -> bool:
        """Say whether ``state`` has the things that it must have, ``fresh`` being an opening of the same set-up.

        A game that leaves things in the box by lot says more than that they are the same.
        """
        return self.component_inventory(state) == self.component_inventory(fresh)

    def scene(self, state: S, viewer: int | None) -> Scene:
        """Return the table as seat ``viewer`` may see it, as everybody may where it is None."""
        raise NotImplementedError(f"{self.id} has no table yet")

    def moves(self, state: S) -> list[Move]:
        """Return the click paths of all legal actions, in the order of ``legal_actions``."""
        raise NotImplementedError(f"{self.id} has no table yet")

    def prompt(self, state: S, path: Sequence[str]) -> Message | None:
        """Return what is to be done next after the clicks ``path``, with which some move begins.

        It takes the place of the scene's ``status`` until the move is complete; None leaves that as it is.
        """
        return None

    def forbidding_clause(self, state: S, viewer: int | None, path: Sequence[str]) -> str | None:
        """Return the clause that forbids the last element of ``path`` after the earlier ones, or None.

        Asked only of the seat that decides, so turn and end of game are out of the question.
        """
        return None

    def refusal_reason(self, state: S, path: Sequence[str], clause: str) -> Message | None:
        """Return what of this position makes ``clause`` forbid the last element of ``path``, None for nothing to add.

        It may tell no more than the seat that decides knows.
        """
        return None

    def seats(self, state: S) -> int:
        """Return how many seats there are."""
        raise NotImplementedError(f"{self.id} does not say how many seats there are")

    def ranking_keys(self, state: S) -> Sequence[tuple[int, ...]]:
        """Return by seat what the reckoning would rank it by if the game ended now; larger is better.

        So whoever is left when others gave up is ranked by the game's own score, never by an evaluation.
        """
        raise NotImplementedError(f"{self.id} cannot be given up yet")

    def features(self, state: S, seat: int) -> Sequence[float]:
        """Return what speaks for ``seat``: a number for each feature of the evaluation, in its order.

        A feature is something that a player would say ("treasures in the container"), at best between 0
        and some 10; what it is worth is a weight. ``state`` is a determinized copy; what it hides may
        be read, it is a guess anyway. Use + - * / and tables only.
        """
        raise NotImplementedError(f"{self.id} has no evaluation yet")

    def features_by_seat(self, state: S) -> Sequence[Sequence[float]]:
        """Return what ``features`` says of each seat; a game has its own where much of it is the same for all seats."""
        return [self.features(state, seat) for seat in range(self.seats(state))]

    def weight_group(self, state: S, seat: int) -> str:
        """Return the group of weights for ``seat``: by number of seats, faction, variant, whatever matters."""
        return str(self.seats(state))

    def all_win_together(self, state: S) -> bool:
        """Say whether all win or lose together in this position."""
        return self.cooperative

    def evaluate(self, state: S, seat: int) -> float:
        """Return how well ``seat`` stands, larger is better, comparable within one game: the weighted sum of features.

        A game without an ``evaluation_model`` has one of its own. ``state`` is a determinized copy as in ``features``.
        """
        numbers = self.features(state, seat)
        assert self.evaluation_model is not None
        return self.evaluation_model.weights_by_group[self.weight_group(state, seat)].value(numbers)

    def win_probabilities(self, state: S, viewer: int = 0) -> list[float]:
        """Return each seat's chance to win; of a crew that wins or loses together, everybody's is the crew's.

        What a crew's chance is hangs on who looks: ``viewer`` knows its own hand and guesses the others'.
        For games that judge in features. A finished game gives 1, shared among those who won.
        """
        assert self.evaluation_model is not None
        seats = self.seats(state)
        all_win_together = self.all_win_together(state)
        if state.to_act is None:
            winners = state.winners()
            share = 1.0 if all_win_together or not winners else 1 / len(winners)
            return [share if seat in winners else 0.0 for seat in range(seats)]
        if all_win_together:
            bias = self.evaluation_model.weights_by_group[self.weight_group(state, viewer)].bias
            return [self.evaluation_model.crew_win_probability(self.evaluate(state, viewer) + bias)] * seats
        return self.evaluation_model.win_probabilities(self.evaluations_by_seat(state))

    def evaluations_by_seat(self, state: S) -> list[float]:
        """Return what ``evaluate`` says of each seat; a game has its own where all seats are in one group."""
        assert self.evaluation_model is not None
        groups = self.evaluation_model.weights_by_group
        features = enumerate(self.features_by_seat(state))
        return [groups[self.weight_group(state, seat)].value(numbers) for seat, numbers in features]

    def utility(self, state: S, seat: int) -> float:
        """Return what a bot on ``seat`` strives for: its chance to win, or ``evaluate`` where there are no features."""
        if self.evaluation_model is None:
            return self.evaluate(state, seat)
        return self.win_probabilities(state, seat)[seat]

    def feature_names(self) -> list[Message]:
        """Return the names of the features, in the order of ``features``."""
        features = () if self.evaluation_model is None else self.evaluation_model.features
        return [msg(f"term-{feature}") for feature in features]

    def reason_quantities(self, state: S, seat: int, numbers: Sequence[float]) -> Sequence[float]:
        """Numbers that the coach's sentences name, by feature, where ``features`` gave ``numbers`` for ``seat``."""
        assert self.evaluation_model is not None
        told = [self.reasons.get(feature) for feature in self.evaluation_model.features]
        return [number * (reason.per or 1) if reason else number for reason, number in zip(told, numbers, strict=True)]

    def achievements_in(self, way: Iterable[tuple[S, Action]], end: S) -> Iterable[tuple[int, str]]:
        """Yield who did which of the ``achievements`` in a game that ended with ``end``.

        ``way``: all actions with the position before each. It is lent: it is another one at the next step.
        """
        return ()

    def playout(self, state: S, rng: Rng) -> Action:
        """Return a quick plausible action for ``to_act``; bots use it to see a turn to its end."""
        return rng.choice(state.legal_actions())

    def candidates(self, state: S) -> list[Action]:
        """Return the legal actions that a bot looks at closely; where it is only one, it is taken at once.

        A game narrows them down where trying them all would be slow or rude. ``state`` is a
        determinized copy: what is returned must not depend on what it hides from ``to_act``.
        """
        return state.legal_actions()

    def refusal(self, state: S, viewer: int | None, path: Sequence[str]) -> Refusal:
        """Return why the last element of ``path`` leads nowhere after the earlier ones."""
        if state.to_act is None:
            return GAME_OVER
        if viewer != state.to_act:
            return NOT_YOUR_TURN._replace(reason=self.scene(state, viewer).get("status"))
        clause = self.forbidding_clause(state, viewer, path)
        if clause is None:
            asked = self.prompt(state, path[:-1]) if len(path) > 1 else None
            return NOT_NOW._replace(reason=asked or self.scene(state, viewer).get("status"))
        return Refusal(clause, reason=self.refusal_reason(state, path, clause))

    def roles(self, state: S) -> Sequence[Mapping[str, str]]:
        """Return by seat what it plays where seats differ, by kind, in keywords: ``{"faction": "union"}``.

        It is asked of finished games, to tell how often each role wins.
        """
        return [{} for _ in range(self.seats(state))]

    def option_win_rates(self) -> dict[str, Any]:
        """Return measured data that the new-game form shows (win rates of settings), by option and value."""
        return {}

    def describe(self) -> dict[str, Any]:
        """Return the game's description as JSON: what the menu and the new-game form need."""
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
        """Return all options: ``chosen`` ones and defaults.

        Raises BadSetup for a number of seats, an option or a value that this game does not have
        or that does not go with the others.
        """
        if seats not in self.players:
            raise BadSetup("setup-players", players=seats)
        if unknown := sorted(set(chosen) - {option.id for option in self.options}):
            raise BadSetup("setup-option", option=unknown[0])
        complete: dict[str, OptionValue] = {}
        for option in self.options:
            default: OptionValue = (option.default,) * seats if option.per_seat else option.default
            value = chosen.get(option.id, default)
            complete[option.id] = tuple(value) if option.per_seat and not isinstance(value, str) else value
        for option in self.options:
            default = (option.default,) * seats if option.per_seat else option.default
            if not option.requirement.is_met(seats, complete) and complete[option.id] != default:
                raise BadSetup("setup-needs", option=option.id)
            self._check_value(option, seats, complete)
        return complete

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


def _requirement_json(needs: Requirement) -> dict[str, Any]:
    return {
        "players": list(needs.players),
        "options": {option: list(values) for option, values in needs.options.items()},
    }
