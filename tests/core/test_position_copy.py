"""The method ``copy`` of positions, derived from their slots."""

from typing import Any, Literal, NamedTuple

import pytest

from kajuta.core.position_copy import Shared
from kajuta.core.state import State, slot_names
from kajuta.games import all_games


class Dive(NamedTuple):
    depth: int
    finds: tuple[str, ...]


class Chart:
    """An immutable object in a slot."""


class Pearls(State):
    __slots__ = ("chart", "dives", "hands", "mood", "piles", "reefs", "spare", "stock")

    chart: Shared[Chart]
    dives: list[Dive]
    hands: list[list[int]]
    mood: Literal["calm", "wild"]
    piles: list[Shared[list[int]]]
    reefs: tuple[list[int], ...]
    spare: list[int] | None
    stock: dict[str, list[int]]

    legal_actions = apply = outcome_so_far = determinize = lambda self, *arguments: None  # type: ignore[assignment]


class NightPearls(Pearls):
    __slots__ = ("lamps",)
    lamps: list[int]


def a_position(cls: type[Pearls] = Pearls) -> Pearls:
    state = cls.__new__(cls)
    state.to_act, state.rng, state.irreversible_events, state.turn, state.events = 1, 2, 3, 4, []
    state.chart, state.dives, state.hands, state.mood = Chart(), [Dive(3, ("pearl",))], [[1], [2]], "calm"
    state.piles, state.reefs, state.spare, state.stock = [[1]], ([1], [2]), [7], {"pearl": [1]}
    return state


def test_a_copy_is_equal_and_collects_no_events() -> None:
    state = a_position()
    copy = state.copy()
    assert type(copy) is Pearls
    assert [getattr(copy, name) for name in slot_names(copy)] == [getattr(state, name) for name in slot_names(state)]
    assert copy.events is None


def test_whatever_changes_in_place_is_copied_as_deep_as_its_annotation_says() -> None:
    state = a_position()
    copy = state.copy()
    copy.hands[0].append(9)
    copy.dives.append(Dive(1, ()))
    copy.reefs[1].append(9)
    copy.stock["pearl"].append(9)
    assert copy.spare is not None
    copy.spare.append(9)
    assert (state.hands, state.dives, state.reefs) == ([[1], [2]], [Dive(3, ("pearl",))], ([1], [2]))
    assert (state.stock, state.spare) == ({"pearl": [1]}, [7])


def test_what_is_shared_is_not_copied_but_the_list_around_it_is() -> None:
    state = a_position()
    copy = state.copy()
    assert copy.chart is state.chart
    assert copy.piles[0] is state.piles[0]
    assert copy.piles is not state.piles


def test_a_list_that_is_none_stays_none() -> None:
    state = a_position()
    state.spare = None
    assert state.copy().spare is None


def test_a_subclass_copies_the_slots_that_it_adds() -> None:
    state = a_position(NightPearls)
    assert isinstance(state, NightPearls)
    state.lamps = [1]
    copy = state.copy()
    assert type(copy) is NightPearls
    assert copy.lamps == [1]
    assert copy.lamps is not state.lamps


def test_a_slot_without_a_type_is_named() -> None:
    class Forgetful(Pearls):
        __slots__ = ("lost",)

    with pytest.raises(TypeError, match="Forgetful: annotate the slot 'lost'"):
        a_position(Forgetful).copy()


@pytest.mark.parametrize("kind", [Chart, list[Chart], Any, set[int], list[int] | dict[str, int]])
def test_a_type_that_may_change_in_place_is_named_with_the_remedy(kind: Any) -> None:
    class Vague(Pearls):
        __slots__ = ("thing",)
        __annotations__ = {"thing": kind}

    with pytest.raises(TypeError, match=r"Vague: copy\(\) cannot tell .* in the slot 'thing'; say Shared"):
        a_position(Vague).copy()


def test_a_position_without_slots_is_refused() -> None:
    with pytest.raises(TypeError, match="Sloppy: name the slots"):
        type("Sloppy", (Pearls,), {})


def test_a_game_may_write_its_own_copy() -> None:
    class Own(Pearls):
        __slots__ = ("own",)
        own: int

        def copy(self) -> Any:
            return "its own"

    assert a_position(Own).copy() == "its own"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
def test_copies_of_every_game_are_of_the_class_of_the_position(game: Any) -> None:
    seats = game.players[0]
    for edition in range(1, game.edition + 1):
        options = {} if edition == game.edition else {"edition": str(edition)}
        state = game.new(seats, game.complete_options(seats, options), 1)
        assert type(state.copy()) is type(state)
        assert state.copy().digest() == state.digest()
