"""Forged position backups: a manipulated record is a playable game, or opens as if it had no backup."""

import base64
import json
import zlib
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kajuta.core.rng import Rng
from kajuta.match import Match, position_backup, saves
from kajuta.match.match_setup import Setup
from tests.api.test_fuzz import _damage, tried, values
from tests.helpers.tables import games_of_length

STEPS = 30
GAMES = {game.id: game for game in games_of_length(STEPS + 1, seats=2)}
FITS = 10
"""Number of entries of the save that can be replayed."""
FURTHER = 6


@cache
def record(game: str) -> tuple[str, str]:
    """A save that cannot be replayed completely, and its unpacked last position, both as JSON."""
    seats = [{"name": "", "kind": kind} for kind in ("human", "random")]
    match = Match(Setup.from_json({"game": game, "seats": seats, "options": {}, "seed": 3}, new=True))
    chance = Rng(4)
    for _ in range(STEPS):
        match.play(chance.choice(match.state.legal_actions()))
    (known,) = position_backup.unpack_positions(position_backup.pack_last_position(match))
    save = saves.make_save(match)
    save["entries"][FITS] = ["no", "such", "action"]
    return json.dumps(save), json.dumps(known)


@cache
def replayed(game: str) -> str:
    """Digest of the position after replaying the save alone."""
    return str(saves.load_match(json.loads(record(game)[0])).match.state.digest())


def packed(content: Any) -> str:
    """Any value in the format of a stored last position."""
    return base64.b85encode(zlib.compress(json.dumps(content).encode())).decode()


def does_no_harm(game: str, text: Any) -> saves.LoadedMatch:
    """Load the record with ``text`` as its last position: the match is resumed, or ends at the last legal step."""
    save = json.loads(record(game)[0])
    loaded = position_backup.load_match_with_backup(json.loads(json.dumps(save)), text)
    match, notice = loaded
    assert (notice is None) <= (match.resumed_from is not None)
    if match.resumed_from is None:
        assert len(match.entries) == FITS
        assert match.state.digest() == replayed(game)
    else:
        assert len(match.entries) == STEPS
        assert match.game.has_all_components(match.state, Match(match.setup).state)
        for step in range(STEPS + 1):  # entries before the resumed position can be viewed as usual
            if match.history.has_step(step):
                match.past_view(step)
    chance = Rng(1)
    for _ in range(FURTHER):
        json.dumps(match.view())
        if match.state.to_act is None:
            break
        match.play(chance.choice(match.state.legal_actions()))
    assert position_backup.pack_last_position(match) is not None
    return loaded


games = st.sampled_from(sorted(GAMES))


@pytest.mark.parametrize("game", GAMES)
def test_the_position_as_it_was_stored_is_taken(game: str) -> None:
    text = packed([json.loads(record(game)[1])])
    assert does_no_harm(game, text).notice == {"id": "save-resumed"}


@tried
@given(game=games, data=st.data())
def test_a_position_with_anything_wrong_in_it_does_no_harm(game: str, data: st.DataObject) -> None:
    content = [json.loads(record(game)[1])]
    for _ in range(data.draw(st.integers(1, 3))):
        _damage(data.draw, content)
    does_no_harm(game, packed(content))


@tried
@given(game=games, at=st.integers(0, 2_000), text=st.text(max_size=8), length=st.integers(0, 8))
def test_a_text_that_was_cut_or_written_over_does_no_harm(game: str, at: int, text: str, length: int) -> None:
    whole = packed([json.loads(record(game)[1])])
    at %= len(whole)
    does_no_harm(game, whole[:at] + text + whole[at + length :])


@tried
@given(game=games, at=st.integers(0, 20_000))
def test_a_flipped_bit_does_no_harm(game: str, at: int) -> None:
    content = bytearray(zlib.compress(json.dumps([json.loads(record(game)[1])]).encode()))
    content[at // 8 % len(content)] ^= 1 << at % 8
    does_no_harm(game, base64.b85encode(content).decode())


@tried
@given(game=games, value=values)
def test_anything_at_all_in_the_place_of_a_position_does_no_harm(game: str, value: Any) -> None:
    does_no_harm(game, value)
    does_no_harm(game, packed(value))
    does_no_harm(game, packed([[STEPS, value]]))
    _, slots, recent = json.loads(record(game)[1])
    does_no_harm(game, packed([[value, slots]]))
    for other in (value, [value, recent[1]], [recent[0], value], [[value], recent[1]]):
        does_no_harm(game, packed([[STEPS, slots, other]]))


@tried
@given(game=games, data=st.data())
def test_a_slot_that_holds_something_else_does_no_harm(game: str, data: st.DataObject) -> None:
    _, slots, recent = json.loads(record(game)[1])
    name = data.draw(st.sampled_from(sorted(slots)))
    foreign = [{"t": "os.system", "v": ["true"]}, {"n": "f" * 33}, {"t": "State", "c": [[1], [2, 3]]}, 10**15, -1, None]
    slots[name] = data.draw(st.sampled_from(foreign) | values)
    does_no_harm(game, packed([[STEPS, slots, recent]]))


@pytest.mark.parametrize("content", ["[" * 5_000, "9" * 60_000, " " * 10_000_000, '"' + "x" * 60_000])
def test_what_unpacks_to_more_than_any_position_is_refused(content: str) -> None:
    text = base64.b85encode(zlib.compress(content.encode(), 9)).decode()
    assert position_backup.unpack_positions(text) == []
    does_no_harm("submarine", text)


def test_a_position_after_another_number_of_steps_is_refused() -> None:
    _, slots, recent = json.loads(record("submarine")[1])
    for steps in (STEPS - 1, STEPS + 1, 0, -1, True, None, 10**12):
        assert does_no_harm("submarine", packed([[steps, slots, recent]])).notice["id"] == "save-stops"  # type: ignore[index]


def test_a_position_hands_over_no_seat_and_hides_no_practice() -> None:
    save = json.loads(record("submarine")[0])
    save["entries"].append({"do": "seat", "seat": 1, "kind": "human"})
    text = packed([[STEPS + 1, *json.loads(record("submarine")[1])[1:]]])
    match = position_backup.load_match_with_backup(save, text).match
    assert match.resumed_from
    assert match.practice
    save["entries"][-1] = {"do": "concede", "seat": 1}
    assert not position_backup.load_match_with_backup(save, text).match.resumed_from, "a bot does not concede"
