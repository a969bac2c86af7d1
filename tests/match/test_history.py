"""History of a match: every step, undo and redo agrees with a replay from the start."""

import json
from typing import Any

import pytest

from kajuta import games
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.match import CHECKPOINT_INTERVAL, Match, saves
from kajuta.match.match_setup import Setup
from tests.helpers import miniature, sealed_bids
from tests.helpers.tables import GAMES

STEPS = 5 * CHECKPOINT_INTERVAL
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))


@pytest.fixture(autouse=True)
def all_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: GAMES)


def sit(game: Game[Any], people: int, seed: int) -> Match:
    people = min(people, max(game.players))
    count = min(count for count in game.players if count >= people)
    kinds = ["human"] * people + ["random"] * (count - people)
    seats = [{"name": f"P{n}", "kind": kind} for n, kind in enumerate(kinds)]
    return Match(Setup.from_json({"game": game.id, "seats": seats, "seed": seed, "options": {}}, new=True))


def wander(match: Match, rng: Rng, steps: int) -> None:
    """Play at random; sometimes change the seats, set auto-answers or undo."""
    for _ in range(steps):
        coming = match.screen.next_step()
        chance = rng.randbelow(12)
        if chance == 0 and match.history.undo_kind() and not has_sealed_choices(match):
            match.undo()
        elif coming.kind == "over":
            return
        elif chance == 1:
            match.set_controller(len(match.players) - 1, rng.choice(("random", "human")))
        elif (
            chance < 6
            and (window := match.state.reaction_window())
            and coming.kind in ("person", "curtain", "standing")
        ):
            match.set_auto_answer(match.state.to_act or 0, window.kind, rng.choice(("ask", "never", "mine")))
        else:
            take_step(match, rng)
    # No save has the choices of an unfinished sealed round.
    while has_sealed_choices(match):
        take_step(match, rng)


def take_step(match: Match, rng: Rng) -> None:
    """Let the match go on by one decision; people decide at random, in a sealed round secretly."""
    coming = match.screen.next_step()
    if coming.kind == "bot":
        assert match.think(10_000)
    elif coming.kind in ("forced", "standing"):
        match.advance()
    elif coming.seat in match.sealed.seats:
        match.choose(coming.seat, rng.choice(match.sealed.position_of(coming.seat).legal_actions()))
    else:
        match.play(rng.choice(match.state.legal_actions()))


def has_sealed_choices(match: Match) -> bool:
    """Whether a sealed round has begun and is not complete."""
    return match.sealed.to_json() != []


def replayed(match: Match) -> Match:
    """The match, saved and replayed from the start."""
    loaded = saves.load_match(json.loads(json.dumps(saves.make_save(match))))
    assert loaded.notice is None
    return loaded.match


def seen(match: Match) -> list[Any]:
    """Views of all seats, without a remembered viewer, undone decisions and the number of steps just made."""
    views = []
    for seat, player in enumerate(match.players):
        match.screen.reset()
        if player.controller == "human" and seat not in match.conceded:
            match.screen.reveal_to(seat)
        view = match.view()
        views.append({key: view[key] for key in view if key not in ("redo", "steps")})
    return views


@each_game
@pytest.mark.parametrize("seed", range(3))
def test_the_position_at_any_step_is_what_a_replay_up_to_it_gives(game: Game[Any], seed: int) -> None:
    match = sit(game, 1 + seed % 2, seed)
    wander(match, Rng(seed), STEPS)
    again = Match(match.setup).state
    for step, entry in enumerate((*match.entries, None)):
        assert match.state_after(step).digest() == again.digest(), f"after {step} entries"
        if isinstance(entry, tuple):
            again.apply(entry)
    for outside in (-1, len(match.entries) + 1):
        with pytest.raises(IndexError):
            match.state_after(outside)


@each_game
@pytest.mark.parametrize("seed", range(4))
def test_after_any_way_back_all_is_as_if_replayed_from_the_start(game: Game[Any], seed: int) -> None:
    match = sit(game, min(1 + seed % 3, max(game.players)), seed)
    rng = Rng(seed)
    for _ in range(6):
        wander(match, rng, CHECKPOINT_INTERVAL)
        while match.history.undo_kind() and rng.randbelow(3):
            match.undo()
        fresh = replayed(match)
        assert saves.make_save(match) == saves.make_save(fresh)
        assert match.log == fresh.log
        assert match.outcome() == fresh.outcome()
        assert seen(match) == seen(fresh)


def test_after_a_way_back_over_a_sealed_round_only_the_last_entry_left_is_shown_again() -> None:
    match, rng = sit(sealed_bids.GAME, 1, 1), Rng(1)
    while match.state.turn < 3:
        take_step(match, rng)
    assert match.view()["steps"] == len(match.players)
    match.undo()
    assert "steps" not in match.view()


def test_what_was_arranged_before_the_way_back_stays_as_it_was() -> None:
    match = sit(miniature.GAME, 4, 3)
    match.concede(3)
    match.set_controller(2, "random")
    match.set_controller(2, "human")
    for _ in range(CHECKPOINT_INTERVAL):
        match.set_auto_answer(0, "sink", "mine")
    match.play(("dive",))
    match.play(("pass",))
    match.undo()
    assert match.conceded == [3]
    assert match.auto_answers == {(0, "sink"): "mine"}
    assert seen(match) == seen(replayed(match))


@each_game
def test_a_look_back_changes_nothing(game: Game[Any]) -> None:
    match = sit(game, 1, 4)
    wander(match, Rng(4), STEPS)
    before = saves.make_save(match)
    copy = match.state_after(3)
    copy.apply(copy.legal_actions()[0])
    assert saves.make_save(match) == before
    assert match.state_after(3).digest() != copy.digest()
