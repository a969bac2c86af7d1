"""Requests of guests at other screens: they learn only what their seat may know, and cannot harm the match."""

import json
from typing import Any

import pytest

from kajuta import games
from kajuta.api.dispatcher import Dispatcher
from kajuta.api.guest_requests import MAX_CHARACTERS, GuestRequestHandler
from kajuta.api.request_declarations import REQUESTS
from kajuta.coach import advice
from kajuta.coach.match_coach import MatchCoach
from kajuta.core.errors import IllegalAction
from kajuta.core.rng import Rng
from kajuta.match import Match
from kajuta.match.match_setup import Setup
from kajuta.match.saves import load_match, make_save
from tests.helpers.lookalikes import pairs
from tests.helpers.tables import Table, fewest_together, games_of_length, shared_games

GAMES = [game.id for game in shared_games()]
TABLES = [
    Table(game, seats, game.complete_options(seats, {}))
    for game in shared_games()
    for seats in (fewest_together(game), game.players[-1])
]
PRESENT = (1,)
ALLOWED = tuple(op for op, request in REQUESTS.items() if request.guest)
"""Operations that a guest may request."""


def setup(game: str, *kinds: str, seed: int = 5) -> dict[str, Any]:
    """Set-up of a game with a name for each seat; bots fill seats that the game needs beyond ``kinds``."""
    names = ("Eva", "Adam", "Jana", "Vik", "Ota", "Ivo", "Ema", "Jan")
    bots = ("random",) * (fewest_together(games.game(game)) - len(kinds))
    seats = [{"name": name, "kind": kind} for name, kind in zip(names, (*kinds, *bots), strict=False)]
    return {"game": game, "seats": seats, "seed": seed}


def hosted(game: str, *kinds: str, seed: int = 5, hints: bool = False) -> GuestRequestHandler:
    return over(Match(Setup.from_json({**setup(game, *kinds, seed=seed), "hints": hints}, new=True)))


def over(match: Match) -> GuestRequestHandler:
    return GuestRequestHandler(match, MatchCoach(match))


def serve(guests: GuestRequestHandler, seat: int, **request: Any) -> dict[str, Any]:
    """Send a request as the guest on ``seat``."""
    return guests.serve(seat, json.dumps({"n": 1, **request}), PRESENT)


def step(match: Match, chance: Rng) -> None:
    """Play a random legal action for the seat to act."""
    match.play(chance.choice(match.state.legal_actions()))


def until(guests: GuestRequestHandler, seat: int, chance: Rng) -> None:
    """Play on until ``seat`` has a decision with several legal actions."""
    for _ in range(2000):
        if guests.view(seat, 0, PRESENT)["next"] == {"kind": "person", "seat": seat}:
            return
        step(guests.match, chance)
    raise AssertionError("the seat was never asked")


@pytest.mark.parametrize("game", GAMES)
def test_what_leaves_for_a_guest_holds_nothing_that_its_seat_cannot_know(game: str) -> None:
    for seed in range(2):
        guests = hosted(game, "human", "guest", seed=seed)
        match, chance = guests.match, Rng(seed)
        for number in range(3000):
            if match.current.next_step().kind == "over":
                break
            if number % 9 == 0:
                real = match.current.state
                sent = json.dumps(guests.views([(1, 0)], PRESENT))
                match.current.state = real.determinize(1, Rng(number))
                match.current.clear_cache()
                assert json.dumps(guests.views([(1, 0)], PRESENT)) == sent
                match.current.state = real
                match.current.clear_cache()
            step(match, chance)


def mutated(chance: Rng, plain: dict[str, Any]) -> str:
    """A request as a hostile page might send it."""
    odd: list[Any] = [None, True, -1, 0, 1.5, 1 << 60, "", "x" * 300, [], {}, [[]], ["hand", 0], {"seat": 0}, "\ud800"]
    request = dict(plain)
    match chance.randbelow(8):
        case 0:
            return json.dumps(request)[: chance.randbelow(40)]
        case 1:
            return "[" * (1 + chance.randbelow(3000))
        case 2:
            request["op"] = chance.choice(
                ["load", "new", "view", "seat", "look", "think", "advance", "__init__", "read"]
            )
        case 3:
            request[chance.choice(["n", "op", "action", "path", "step", "yes", "window", "answer", "seat"])] = (
                chance.choice(odd)
            )
        case 4:
            request["action"] = [chance.choice(odd) for _ in range(chance.randbelow(5))]
        case 5:
            return json.dumps({**request, "more": "y" * 5000})
        case 6:
            request |= {"seat": 0, "kind": "human", "op": chance.choice(ALLOWED)}
        case _:
            request |= {"op": "refusal", "path": [chance.choice(["hand:0", "deck", "\ud800", "seat:0", "a" * 100])]}
    return json.dumps(request)


@pytest.mark.parametrize("game", GAMES)
def test_a_hostile_guest_does_no_harm_in_a_whole_game(game: str) -> None:
    guests = hosted(game, "boy", "guest")
    match, chance = guests.match, Rng(11)
    refused = 0
    for _ in range(3000):
        due = match.current.next_step()
        if due.kind == "over":
            break
        own = due.kind == "person" and due.seat == 1
        legal = match.state.legal_actions()
        for _ in range(2):
            before = (len(match.entries), match.state.digest())
            action = list(chance.choice(legal))
            text = mutated(chance, {"n": 3, "op": "play", "action": action, "step": len(match.entries)})
            if any(f'"{op}"' in text for op in ("concede", "leave-seat", "retake-seat", "undo")):
                continue  # granted requests have tests of their own
            reply = guests.serve(1, text, PRESENT)
            refused += "refused" in reply
            if not own:
                assert (len(match.entries), match.state.digest()) == before
            json.dumps(reply)
            if (len(match.entries), match.state.digest()) != before:
                assert reply["ok"] and own
                break
        else:
            step(match, chance)
    assert match.current.next_step().kind == "over"
    assert refused > 10


def test_a_guest_is_asked_and_plays_and_a_late_click_meets_nothing() -> None:
    guests = hosted("submarine", "human", "guest")
    until(guests, 1, Rng(1))
    view = guests.view(1, 0, PRESENT)
    assert view["viewer"] == 1 and view["moves"]
    assert guests.match.screen.next_step().kind == "guest", "this screen waits for the guest"
    action = view["moves"][0]["action"]
    assert serve(guests, 1, op="play", action=action, step=view["step"] - 1)["ok"] is False
    assert serve(guests, 0, op="play", action=action, step=view["step"])["ok"] is False, "its seat is that of its line"
    assert serve(guests, 1, op="play", action=action, step=view["step"])["changed"]
    assert serve(guests, 1, op="play", action=action, step=view["step"])["ok"] is False


def test_the_host_s_screen_cannot_play_for_a_guest() -> None:
    engine = Dispatcher()
    ask = lambda **request: json.loads(engine.call(json.dumps({"match": 1, **request})))  # noqa: E731
    view = ask(op="new", setup=setup("submarine", "guest", "human"), guests=[[0, 0]])["view"]
    while view["next"]["kind"] == "forced":
        view = ask(op="advance", guests=[[0, 0]])["view"]
    assert view["next"] == {"kind": "guest", "seat": 0}
    assert view["viewer"] == 1
    action = list(engine.session.match.state.legal_actions()[0])
    assert ask(op="play", action=action)["error"]["id"] == "seat-of-guest"


def test_a_guest_is_told_why_a_thing_stays_dark_and_what_it_left_standing() -> None:
    guests = hosted("submarine", "human", "guest")
    dark = guests.view(1, 0, PRESENT)["scene"]["areas"][0]["items"][0]["id"]
    assert serve(guests, 1, op="refusal", path=[dark])["refusal"]["clause"]
    assert serve(guests, 1, op="refusal", path=["no such thing"])["refused"] == "guest-malformed"
    assert serve(guests, 1, op="auto-answer", window="sink", answer="never")["ok"] is False, "it was not asked"
    guests.match.set_auto_answer(0, "sink", "never")
    assert guests.view(1, 0, PRESENT)["standing"] == [], "what others left standing is theirs"


def test_a_guest_may_give_up() -> None:
    guests = hosted("submarine", "human", "guest")
    assert serve(guests, 1, op="concede")["ok"]
    assert guests.view(1, 0, PRESENT)["outcome"]["places"] == [1, 2]


def test_a_bot_plays_for_a_guest_and_gives_the_seat_back_but_never_to_the_host_s_screen() -> None:
    guests = hosted("submarine", "human", "guest")
    match = guests.match
    assert serve(guests, 1, op="leave-seat")["ok"]
    assert match.players[1].controller == "sailor"
    assert guests.view(1, 0, PRESENT)["stood_in"] == [1], "the game is marked"
    with pytest.raises(IllegalAction):
        match.set_controller(1, "human")
    assert serve(guests, 1, op="retake-seat")["ok"]
    assert match.players[1].controller == "guest"
    with pytest.raises(IllegalAction):
        match.set_controller(1, "human")
    assert sum(line["message"]["id"] == "core-seat-changed" for line in guests.view(1, 0, PRESENT)["log"]) == 2
    assert load_match(make_save(match)).match.view()["stood_in"] == [1], "the mark is in the save"
    assert not match.practice


def test_what_is_too_long_malformed_or_unknown_is_refused_by_name() -> None:
    guests = hosted("submarine", "human", "guest")
    said = {
        "x" * (MAX_CHARACTERS + 1): "guest-too-long",
        "[[": "guest-malformed",
        "[]": "guest-malformed",
        '{"op":"undo"}': "guest-malformed",
        '{"n":true,"op":"undo"}': "guest-malformed",
        '{"n":1,"op":"look","seat":0}': "guest-unknown",
        '{"n":1,"op":["undo"]}': "guest-unknown",
        '{"n":1,"op":"play","action":[[1]],"step":0}': "guest-malformed",
        '{"n":1,"op":"refusal","path":"hand"}': "guest-malformed",
    }
    for text, why in said.items():
        assert guests.serve(1, text, PRESENT)["refused"] == why


def test_the_curtain_is_for_people_who_share_the_screen() -> None:
    alone = hosted("oltremare", "human", "guest").match
    assert alone.screen.next_step().kind != "curtain"
    shared = hosted("oltremare", "human", "guest", "human").match
    chance, curtains = Rng(2), 0
    for _ in range(40):
        curtains += shared.screen.next_step().kind == "curtain"
        step(shared, chance)
    assert curtains


def test_a_game_that_was_handed_on_keeps_its_name_and_its_mark() -> None:
    match = hosted("submarine", "human", "human").match
    assert "sent" not in make_save(match) and not match.view()["trust"]
    match.shared_name = "a-name"
    again = load_match(make_save(match)).match
    assert again.shared_name == "a-name"
    assert again.view()["trust"]


def asked(guests: GuestRequestHandler, seat: int, **request: Any) -> dict[str, Any]:
    """Send an allowed request as the guest on ``seat``; return the answer."""
    answer = serve(guests, seat, **request)
    assert answer["ok"], answer
    return answer


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_what_a_guest_looks_back_on_holds_nothing_that_its_seat_could_not_know_then(table: Table) -> None:
    compared = 0
    for pair in pairs(table, Rng(len(repr(table))), 2, 5):
        if len(pair.one.entries) > pair.steps:
            pair.one.history.rewind_to(pair.steps)
        both = [over(match) for match in (pair.one, pair.other)]
        requests: list[dict[str, Any]] = [{"op": "past", "step": step} for step in range(pair.steps + 1)]
        for request in (*requests, {"op": "history"}, {"op": "recap"}):
            sent = [json.dumps(asked(guests, pair.viewer, **request)) for guests in both]
            assert sent[0] == sent[1], request
        compared += pair.one.state.digest() != pair.other.state.digest()
    assert compared, "no two different positions were compared"


@pytest.mark.parametrize("game", [game.id for game in games_of_length(30, seats=2)])
def test_a_guest_sees_each_step_as_it_saw_it_then_and_with_no_other_eyes_before_the_end(game: str) -> None:
    guests = hosted(game, "human", "guest")
    match, chance = guests.match, Rng(4)
    seen = []
    for _ in range(20):
        seen.append(guests.view(1, 0, PRESENT))
        step(match, chance)
    match.set_auto_answer(0, "sink", "never")
    for number, view in enumerate(seen):
        past = asked(guests, 1, op="past", step=number)["past"]
        assert past["viewer"] == 1 and past["step"] == number
        assert past["log"] == view["log"] and past["seats"] == view["seats"]
        assert lying(past) == lying(view)
        assert past["standing"] == [] and past["branch"] is False and past["moves"] == []
    for viewpoint in (0, 1, "all", True, [0]):
        assert serve(guests, 1, op="past", step=1, viewpoint=viewpoint)["ok"] is False
    way = asked(guests, 1, op="history")
    assert way["steps"] == len(match.entries) and way["turns"]
    assert serve(guests, 1, op="branch", step=1, seed=1)["refused"] == "guest-unknown"

    while match.current.next_step().kind != "over":
        step(match, chance)
    for viewpoint in (0, "all"):
        assert asked(guests, 1, op="past", step=1, viewpoint=viewpoint)["past"]["branch"] is False


def lying(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Areas of the table without actions and without areas that events have added."""
    return [area for area in view["scene"]["areas"] if area.get("place") not in ("actions", "moment")]


def test_what_happened_since_a_guest_decided_is_told_for_its_own_seat() -> None:
    guests = hosted("submarine", "human", "guest", "human")
    chance = Rng(6)
    until(guests, 1, chance)
    step(guests.match, chance)
    until(guests, 1, chance)
    told = asked(guests, 1, op="recap")["since_then"]
    assert [one["seat"] for one in told][1:] and all(one["step"] <= len(guests.match.entries) for one in told)
    assert told == guests.match.recap(1)


def advised(guests: GuestRequestHandler, seat: int) -> dict[str, Any]:
    """Request hints for ``seat`` until the coach answers; return the last answer."""
    for _ in range(5000):
        answer = asked(guests, seat, op="hint")
        if not answer.get("thinking"):
            return answer
        assert 0 <= answer["thought"] <= 1 and not answer.get("changed")
    raise AssertionError("the coach never spoke")


@pytest.fixture
def clockless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit the coach by simulations instead of the clock, so that its hints depend on the position alone."""
    quick = advice.AdviceEffort(simulations=8, seconds=1.0)
    thinking = lambda info, rng, _: advice.find_advice(info, rng, None, quick)  # noqa: E731
    monkeypatch.setattr("kajuta.coach.match_coach.find_advice", thinking)


def test_with_several_people_the_coach_is_silent_unless_all_agreed() -> None:
    guests = hosted("submarine", "human", "guest")
    until(guests, 1, Rng(1))
    assert guests.view(1, 0, PRESENT)["hint"] is False
    assert serve(guests, 1, op="hint")["error"]["id"] == "coach-no-hint"
    assert hosted("submarine", "boy", "guest").match.setup.hints is False, "nobody is asked whether a lone guest may"
    agreed = hosted("submarine", "human", "guest", hints=True)
    until(agreed, 1, Rng(1))
    assert agreed.view(1, 0, PRESENT)["hint"] is True
    assert agreed.match.hint_seat() is None, "the host's screen does not ask for a guest"
    again = load_match(make_save(agreed.match)).match
    assert again.setup.hints, "what was agreed is in the save"
    assert "hints" not in make_save(guests.match), "and nothing else is"


@pytest.mark.usefixtures("clockless")
def test_only_who_asked_hears_the_coach_and_all_learn_that_it_was_asked() -> None:
    guests = hosted("submarine", "human", "guest", "guest", hints=True)
    everybody = [(1, 0), (2, 0)]
    until(guests, 1, Rng(1))
    assert serve(guests, 2, op="hint")["ok"] is False, "it is not asked to decide"
    assert guests.view(2, 0, (1, 2))["hint"] is False
    before = len(guests.match.entries)
    answer = advised(guests, 1)
    assert answer["changed"] and len(guests.match.entries) == before + 1
    assert tuple(answer["advice"]["action"]) in [move["action"] for move in guests.view(1, 0, (1, 2))["moves"]]
    told = guests.views(everybody, (1, 2))
    assert "advice" not in json.dumps(told) and "coach-" not in json.dumps(told)
    assert [line["message"]["id"] for line in told[1]["view"]["log"]][-1] == "core-hint"
    assert guests.match.practice
    assert not asked(guests, 1, op="hint").get("changed"), "the same question has its answer already"


@pytest.mark.usefixtures("clockless")
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_that_leaves_for_a_guest_is_the_same_to_the_byte_where_only_the_hidden_differs(game: str) -> None:
    for seed in (3, 4):
        said = set()
        digests = set()
        for luck in (None, 1, 2):
            guests = hosted(game, "human", "guest", seed=seed, hints=True)
            chance = Rng(seed)
            for _ in range(5):
                until(guests, 1, chance)
                step(guests.match, chance)
            until(guests, 1, chance)
            now = guests.match.current
            now.state = now.state if luck is None else now.state.determinize(1, Rng(luck))
            now.clear_cache()
            digests.add(now.state.digest())
            said.add(json.dumps(advised(guests, 1)))
        assert len(said) == 1
        assert len(digests) > 1


@pytest.mark.usefixtures("clockless")
def test_only_who_asked_stops_the_coach() -> None:
    guests = hosted("submarine", "human", "guest", "guest", hints=True)
    hints = guests._coach
    until(guests, 1, Rng(1))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kajuta.api.guest_requests.HINT_SLICE_MS", 0)
        assert asked(guests, 1, op="hint")["thinking"]
    asked(guests, 2, op="cancel-hint")
    assert hints.advised_seat == 1
    asked(guests, 1, op="cancel-hint")
    assert hints.advised_seat is None


def test_a_guest_chooses_a_set_in_any_order_and_only_an_allowed_one() -> None:
    guests = hosted("tranquility", "human", "guest")
    until(guests, 1, Rng(4))
    match = guests.match
    match.play(("discard",))
    (group,) = guests.view(1, 0, PRESENT)["pick"]["groups"]
    left, *_, right = group["ids"]
    now = {"step": len(match.entries)}
    assert serve(guests, 1, op="refusal", path=[right, left, group["ids"][1]])["refusal"]["clause"] == "cost.order"
    for path in ([right, "discard"], ["nothing", left]):
        assert serve(guests, 1, op="refusal", path=path)["refused"] == "guest-malformed"
    for chosen in ("all", [1], [left] * 40):
        assert serve(guests, 1, op="play", chosen=chosen, **now)["refused"] == "guest-malformed"
    assert serve(guests, 1, op="play", chosen=[left], **now)["error"]["id"] == "action-illegal"
    assert serve(guests, 1, op="play", chosen=[left, right], step=0)["error"]["id"] == "action-illegal"
    cards = list(match.state.hands[1])  # type: ignore[attr-defined]
    assert serve(guests, 1, op="play", chosen=[right, left], **now)["ok"]
    assert match.entries[-2:] == [("pay", cards[0]), ("pay", cards[-1])]
