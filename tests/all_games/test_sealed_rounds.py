"""Sealed rounds in every game that has them: any order of choices; no seat learns or changes another's choice."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from kajuta import games
from kajuta.api.guest_requests import GuestRequestHandler
from kajuta.api.session import EngineSession
from kajuta.bots import messages_for_seat
from kajuta.coach.match_coach import MatchCoach
from kajuta.core.errors import IllegalAction
from kajuta.core.rng import Rng
from kajuta.core.state import State
from kajuta.match import Match, saves
from kajuta.match.match_setup import Player, Setup
from tests.helpers.random_play import LIMIT, MIXED, TABLES
from tests.helpers.tables import GAMES, Table, has_sealed_rounds, play

EACH = 4
"""Number of rounds of a game to check."""
ACTIONS = 12
"""Largest number of choices of a seat to compare."""


WITH_ROUNDS = [table for table in TABLES + MIXED if has_sealed_rounds(table)]
every_table = pytest.mark.parametrize("table", WITH_ROUNDS, ids=repr)


@pytest.fixture(autouse=True)
def miniatures_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: GAMES)


def rounds(table: Table, seed: int) -> Iterator[State]:
    """Yield the positions at the start of the first rounds of a random game."""
    found, before = 0, 0
    for state, _ in play(table.new(seed), Rng(seed), LIMIT):
        left = len(state.sealed_round())
        if left > max(1, before):
            yield state.copy()
            found += 1
        before = left
        if found == EACH:
            return


def seated(table: Table, seed: int, *controllers: str) -> Match:
    """Match at the start of its first round, with these controllers and guests on the remaining seats."""
    kinds = [*controllers, *["guest"] * table.seats][: table.seats]
    players = tuple(Player(f"P{seat}", kind) for seat, kind in enumerate(kinds))
    for luck in range(20):
        match, rng = Match(Setup(table.game.id, players, table.options, seed + 100 * luck)), Rng(seed)
        while match.state.to_act is not None and not match.sealed.is_open:
            match.play(rng.choice(match.state.legal_actions()))
        if match.sealed.is_open:
            return match
    raise AssertionError(f"no sealed round at {table}")


def areas(table: Table, state: State, viewer: int | None) -> list[Any]:
    """Areas of the table as ``viewer`` sees them."""
    return list(table.game.scene(state, viewer)["areas"])


@every_table
def test_the_rules_ask_the_seats_of_a_round_in_its_order_and_show_all_choices_at_its_end(table: Table) -> None:
    for state in rounds(table, 2):
        rng, seats = Rng(3), state.sealed_round()
        assert len(set(seats)) == len(seats) > 1
        luck = state.irreversible_events
        for number, seat in enumerate(seats):
            assert state.sealed_round() == seats[number:], "each seat of a round takes one action, and the rest is left"
            assert state.to_act == seat
            assert state.irreversible_events == luck, "nothing is shown before the last choice"
            assert state.reaction_window() is None
            state.apply(rng.choice(state.legal_actions()))
        assert state.irreversible_events > luck, "the last choice shows them all, so nobody takes it back"


@every_table
def test_nobody_sees_what_or_whether_another_seat_has_chosen(table: Table) -> None:
    for state in rounds(table, 4):
        first = state.sealed_round()[:-1]
        for seat in first:
            others = [other for other in (None, *range(table.seats)) if other != seat]
            before = {other: areas(table, state, other) for other in others}
            told = []
            legal = state.legal_actions()
            for action in legal[:: 1 + len(legal) // ACTIONS]:
                after = state.copy()
                after.events = []
                after.apply(action)
                seen = {other: areas(table, after, other) for other in others}
                for other in others:
                    # Only the next seat sees its own choices on the table.
                    assert other == after.to_act or seen[other] == before[other], (
                        f"seat {other} (None: everybody) sees that seat {seat} has chosen {action}: until all have "
                        "chosen, leave everything on the table as it was"
                    )
                lines = [messages_for_seat(after.events, -1 if other is None else other) for other in others]
                told.append((seen, lines, after.legal_actions(), after.must_ask()))
            assert all(one == told[0] for one in told), (
                f"what seat {seat} chooses changes what others see or read, or what the next seat may do"
            )
            state.apply(legal[0])


@every_table
def test_choices_in_any_order_are_the_entries_that_the_rules_take_in_theirs(table: Table) -> None:
    for seed in range(3):
        rng = Rng(seed)
        in_order, mixed = seated(table, seed), seated(table, seed)
        seats = list(mixed.sealed.seats)
        start = len(mixed.entries)
        wanted = {seat: rng.choice(mixed.sealed.position_of(seat).legal_actions()) for seat in seats}
        for seat in seats:
            in_order.play(wanted[seat])
        rng.shuffle(seats)
        *first, last = seats
        for seat in first:
            mixed.choose(seat, rng.choice(mixed.sealed.position_of(seat).legal_actions()))
            mixed.choose(seat, wanted[seat])  # the seat replaces its choice by another one
            assert len(mixed.entries) == start
        mixed.choose(last, wanted[last])
        assert saves.make_save(mixed) == saves.make_save(in_order)
        assert [line.message for line in mixed.log] == [line.message for line in in_order.log]
        assert saves.load_match(saves.make_save(mixed)).notice is None


@every_table
def test_views_and_saves_are_the_same_whatever_an_early_chooser_chose(table: Table) -> None:
    for early in range(table.seats):
        seen = set()
        for number in (0, -1):
            match = seated(table, 6, "human")
            guests = GuestRequestHandler(match, MatchCoach(match))
            if early not in match.sealed.seats:
                break
            match.choose(early, match.sealed.position_of(early).legal_actions()[number])
            others = [(seat, 0) for seat in range(1, table.seats) if seat != early]
            sent: list[Any] = [guests.views(others, range(table.seats)), saves.make_save(match), match.past_view(0)]
            if early != 0:
                sent.append(match.view())
            else:
                match.screen.keep_revealed(None)
                sent.append(match.view_of(None, match.screen.next_step()))
            seen.add(json.dumps(sent))
        assert len(seen) <= 1


@every_table
def test_a_reload_keeps_early_choices_and_nothing_else_holds_them(table: Table) -> None:
    session = EngineSession()
    session.load(seated(table, 8), 1)
    match = session.match
    seat = match.sealed.seats[-1]
    action = match.sealed.position_of(seat).legal_actions()[-1]
    match.choose(seat, action)
    answer = session.change_answer({"guests": [[other, 0] for other in range(table.seats) if other != seat]})
    kept = json.loads(json.dumps(answer.pop("sealed")))
    loaded = saves.load_match(json.loads(json.dumps(answer["save"]))).match
    assert loaded.sealed.choice_of(seat) is None
    loaded.restore_choices(kept)
    assert loaded.sealed.choice_of(seat) == action
    assert loaded.sealed.waiting() == [one for one in match.sealed.seats if one != seat]


@every_table
def test_an_early_choice_can_neither_be_undone_by_another_seat_nor_lost_by_a_change_of_seats(table: Table) -> None:
    match = seated(table, 9)
    first, *_, last = match.sealed.seats
    action = match.sealed.position_of(last).legal_actions()[0]
    match.choose(last, action)
    assert match.undo_kind() is None
    with pytest.raises(IllegalAction):
        match.undo()
    match.set_controller(first, "boy")
    match.set_controller(last, "boy")
    match.set_controller(last, "guest")
    assert match.sealed.choice_of(last) == action
    assert last not in match.sealed.waiting()


@every_table
def test_bots_choose_without_waiting_for_anybody_and_not_by_what_others_chose(table: Table) -> None:
    chosen = set()
    for number in (0, -1):
        match = seated(table, 10, *["random"] * (table.seats - 1), "human")
        person = table.seats - 1
        if person not in match.sealed.seats:
            return
        match.choose(person, match.sealed.position_of(person).legal_actions()[number])
        start, order = len(match.entries), list(match.sealed.seats)
        while len(match.entries) == start:
            assert match.screen.next_step().kind == "bot"
            match.think(1000)
        assert len(match.entries) == start + len(order)
        del order[order.index(person) :]
        chosen.add(tuple(match.entries[start : start + len(order)]))
    assert len(chosen) == 1
