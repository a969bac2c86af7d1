"""Guests at other screens: they get what their seat may see, and nothing that they send harms the table."""

import json
from typing import Any

import pytest

from kajuta.api.dispatcher import Desk
from kajuta.api.guests import MOST_CHARACTERS, OPERATIONS, Hosting
from kajuta.coach import advice
from kajuta.coach.match_coach import Hints
from kajuta.core.errors import IllegalAction
from kajuta.core.rng import Rng
from kajuta.games import all_games
from kajuta.match import Match
from kajuta.match.saves import dump, load
from kajuta.match.setup import Setup
from tests.engine.alike import pairs
from tests.engine.games import Table

GAMES = [game.id for game in all_games()]
TABLES = [
    Table(game, seats, game.complete_options(seats, {}))
    for game in all_games()
    for seats in (max(2, game.players[0]), game.players[-1])
]
PRESENT = (1,)


def setup(game: str, *kinds: str, seed: int = 5) -> dict[str, Any]:
    """Return the set-up of a game with a name for each seat."""
    names = ("Eva", "Adam", "Jana", "Vik")
    seats = [{"name": name, "kind": kind} for name, kind in zip(names, kinds, strict=False)]
    return {"game": game, "seats": seats, "seed": seed}


def hosted(game: str, *kinds: str, seed: int = 5, hints: bool = False) -> Hosting:
    return over(Match(Setup.from_json({**setup(game, *kinds, seed=seed), "hints": hints})))


def over(match: Match) -> Hosting:
    return Hosting(match, Hints(match))


def serve(hosting: Hosting, seat: int, **request: Any) -> dict[str, Any]:
    """Send a request as the guest on ``seat``."""
    return hosting.serve(seat, json.dumps({"n": 1, **request}), PRESENT)


def step(match: Match, chance: Rng) -> None:
    """Let whoever decides do anything legal."""
    match.play(chance.choice(match.state.legal_actions()))


def until(hosting: Hosting, seat: int, chance: Rng) -> None:
    """Play on until ``seat`` freely decides."""
    for _ in range(2000):
        if hosting.view(seat, 0, PRESENT)["next"] == {"kind": "person", "seat": seat}:
            return
        step(hosting.match, chance)
    raise AssertionError("the seat was never asked")


@pytest.mark.parametrize("game", GAMES)
def test_what_leaves_for_a_guest_holds_nothing_that_its_seat_cannot_know(game: str) -> None:
    for seed in range(2):
        hosting = hosted(game, "human", "guest", seed=seed)
        match, chance = hosting.match, Rng(seed)
        for number in range(3000):
            if match.way.now.due().kind == "over":
                break
            if number % 9 == 0:
                real = match.way.now.state
                sent = json.dumps(hosting.told([(1, 0)], PRESENT))
                match.way.now.state = real.determinize(1, Rng(number))
                assert json.dumps(hosting.told([(1, 0)], PRESENT)) == sent
                match.way.now.state = real
            step(match, chance)


def mutated(chance: Rng, plain: dict[str, Any]) -> str:
    """Return a request as a hostile page might send it."""
    odd: list[Any] = [None, True, -1, 0, 1.5, 1 << 60, "", "x" * 300, [], {}, [[]], ["hand", 0], {"seat": 0}, "\ud800"]
    request = dict(plain)
    match chance.below(8):
        case 0:
            return json.dumps(request)[: chance.below(40)]
        case 1:
            return "[" * (1 + chance.below(3000))
        case 2:
            request["op"] = chance.choice(
                ["load", "new", "view", "seat", "look", "think", "advance", "__init__", "read"]
            )
        case 3:
            request[chance.choice(["n", "op", "action", "path", "step", "yes", "window", "answer", "seat"])] = (
                chance.choice(odd)
            )
        case 4:
            request["action"] = [chance.choice(odd) for _ in range(chance.below(5))]
        case 5:
            return json.dumps({**request, "more": "y" * 5000})
        case 6:
            request |= {"seat": 0, "kind": "human", "op": chance.choice(OPERATIONS)}
        case _:
            request |= {"op": "refuse", "path": [chance.choice(["hand:0", "deck", "\ud800", "seat:0", "a" * 100])]}
    return json.dumps(request)


@pytest.mark.parametrize("game", GAMES)
def test_a_hostile_guest_does_no_harm_in_a_whole_game(game: str) -> None:
    hosting = hosted(game, "boy", "guest")
    match, chance = hosting.match, Rng(11)
    refused = 0
    for _ in range(3000):
        due = match.way.now.due()
        if due.kind == "over":
            break
        own = due.kind == "person" and due.seat == 1
        legal = match.state.legal_actions()
        for _ in range(2):
            before = (len(match.entries), match.state.digest())
            action = list(chance.choice(legal))
            text = mutated(chance, {"n": 3, "op": "play", "action": action, "step": len(match.entries)})
            if any(f'"{op}"' in text for op in ("concede", "rest", "back", "undo")):
                continue  # these it may ask for, and they are granted: they have tests of their own
            reply = hosting.serve(1, text, PRESENT)
            refused += "refused" in reply
            if not own:
                assert (len(match.entries), match.state.digest()) == before
            json.dumps(reply)
            if (len(match.entries), match.state.digest()) != before:
                assert reply["ok"] and own
                break
        else:
            step(match, chance)
    assert match.way.now.due().kind == "over"
    assert refused > 10


def test_a_guest_is_asked_and_plays_and_a_late_click_meets_nothing() -> None:
    hosting = hosted("submarine", "human", "guest")
    until(hosting, 1, Rng(1))
    view = hosting.view(1, 0, PRESENT)
    assert view["viewer"] == 1 and view["moves"]
    assert hosting.match.next().kind == "guest", "this screen waits for the guest"
    action = view["moves"][0]["action"]
    assert serve(hosting, 1, op="play", action=action, step=view["step"] - 1)["ok"] is False
    assert serve(hosting, 0, op="play", action=action, step=view["step"])["ok"] is False, "its seat is that of its line"
    assert serve(hosting, 1, op="play", action=action, step=view["step"])["changed"]
    assert serve(hosting, 1, op="play", action=action, step=view["step"])["ok"] is False


def test_the_host_s_screen_cannot_play_for_a_guest() -> None:
    desk = Desk()
    ask = lambda **request: json.loads(desk.call(json.dumps({"match": 1, **request})))  # noqa: E731
    view = ask(op="new", setup=setup("submarine", "guest", "human"), guests=[[0, 0]])["view"]
    while view["next"]["kind"] == "forced":
        view = ask(op="advance", guests=[[0, 0]])["view"]
    assert view["next"] == {"kind": "guest", "seat": 0}
    assert view["viewer"] == 1
    action = list(desk.match.state.legal_actions()[0])
    assert ask(op="play", action=action)["error"]["id"] == "seat-of-guest"


def test_a_guest_is_told_why_a_thing_stays_dark_and_what_it_left_standing() -> None:
    hosting = hosted("submarine", "human", "guest")
    dark = hosting.view(1, 0, PRESENT)["scene"]["areas"][0]["items"][0]["id"]
    assert serve(hosting, 1, op="refuse", path=[dark])["refusal"]["clause"]
    assert serve(hosting, 1, op="refuse", path=["no such thing"])["refused"] == "guest-malformed"
    assert serve(hosting, 1, op="standing", window="sink", answer="never")["ok"] is False, "it was not asked"
    hosting.match.answer_always(0, "sink", "never")
    assert hosting.view(1, 0, PRESENT)["standing"] == [], "what others left standing is theirs"


def test_a_guest_may_give_up() -> None:
    hosting = hosted("submarine", "human", "guest")
    assert serve(hosting, 1, op="concede")["ok"]
    assert hosting.view(1, 0, PRESENT)["outcome"]["places"] == [1, 2]


def taken_back(hosting: Hosting) -> int:
    """Let the guest take a decision that luck had no part in; return after how many entries it came."""
    chance = Rng(3)
    for _ in range(200):
        until(hosting, 1, chance)
        before = len(hosting.match.entries)
        step(hosting.match, chance)
        if hosting.match.undo_kind() and hosting.match.undo_seat() == 1:
            return before
    raise AssertionError("luck had a part in everything")


def test_taking_back_is_asked_of_the_others_and_done_once_they_agree() -> None:
    hosting = hosted("submarine", "human", "guest", "guest")
    everybody = (1, 2)
    before = taken_back(hosting)
    assert hosting.serve(1, '{"n":1,"op":"undo"}', everybody)["ok"]
    assert hosting.asked(-1, everybody)["question"] == {"seat": 1, "mine": True}
    assert hosting.view(2, 0, everybody)["question"] == {"seat": 1, "mine": True}
    assert hosting.view(1, 0, everybody)["question"] == {"seat": 1, "mine": False}
    assert hosting.serve(1, '{"n":2,"op":"agree","yes":true}', everybody)["ok"] is False, "nobody answers oneself"
    assert hosting.serve(2, '{"n":1,"op":"agree","yes":true}', everybody)["ok"]
    assert len(hosting.match.entries) > before, "the people at the host's screen have not answered yet"
    assert hosting.agree(-1, everybody, yes=True)["undone"]
    assert len(hosting.match.entries) == before


def test_who_would_rather_not_have_it_taken_back_is_named() -> None:
    hosting = hosted("submarine", "human", "guest")
    taken_back(hosting)
    after = len(hosting.match.entries)
    assert serve(hosting, 1, op="undo")["ok"]
    hosting.agree(-1, PRESENT, yes=False)
    assert len(hosting.match.entries) == after
    assert hosting.view(1, 0, PRESENT)["declined"] == {"seat": 1, "by": None}
    with pytest.raises(IllegalAction):
        hosting.agree(-1, PRESENT, yes=True)


def test_who_has_gone_is_not_waited_for() -> None:
    hosting = hosted("submarine", "boy", "guest", "guest")
    before = taken_back(hosting)
    hosting.serve(1, '{"n":1,"op":"undo"}', (1, 2))
    assert len(hosting.match.entries) > before
    assert hosting.attend((1,))["undone"]
    assert len(hosting.match.entries) == before


def test_only_whose_decision_it_was_may_ask_to_take_it_back() -> None:
    hosting = hosted("submarine", "human", "guest", "guest")
    taken_back(hosting)
    assert hosting.serve(2, '{"n":1,"op":"undo"}', (1, 2))["ok"] is False
    assert hosting.asked(-1, (1, 2))["undo"] is None


def test_a_bot_plays_for_a_guest_and_gives_the_seat_back_but_never_to_the_host_s_screen() -> None:
    hosting = hosted("submarine", "human", "guest")
    match = hosting.match
    assert serve(hosting, 1, op="rest")["ok"]
    assert match.players[1].kind == "sailor"
    assert hosting.view(1, 0, PRESENT)["stood_in"] == [1], "the game is marked"
    with pytest.raises(IllegalAction):
        match.change_seat(1, "human")
    assert serve(hosting, 1, op="back")["ok"]
    assert match.players[1].kind == "guest"
    with pytest.raises(IllegalAction):
        match.change_seat(1, "human")
    assert sum(line["message"]["id"] == "core-seat-changed" for line in hosting.view(1, 0, PRESENT)["log"]) == 2
    assert load(dump(match)).match.view()["stood_in"] == [1], "the mark is in the save"
    assert not match.practice


def test_what_is_too_long_malformed_or_unknown_is_refused_by_name() -> None:
    hosting = hosted("submarine", "human", "guest")
    said = {
        "x" * (MOST_CHARACTERS + 1): "guest-too-long",
        "[[": "guest-malformed",
        "[]": "guest-malformed",
        '{"op":"undo"}': "guest-malformed",
        '{"n":true,"op":"undo"}': "guest-malformed",
        '{"n":1,"op":"look","seat":0}': "guest-unknown",
        '{"n":1,"op":["undo"]}': "guest-unknown",
        '{"n":1,"op":"play","action":[[1]],"step":0}': "guest-malformed",
        '{"n":1,"op":"refuse","path":"hand"}': "guest-malformed",
    }
    for text, why in said.items():
        assert hosting.serve(1, text, PRESENT)["refused"] == why


def test_the_curtain_is_for_people_who_share_the_screen() -> None:
    alone = hosted("oltremare", "human", "guest").match
    assert alone.next().kind != "curtain"
    shared = hosted("oltremare", "human", "guest", "human").match
    chance, curtains = Rng(2), 0
    for _ in range(40):
        curtains += shared.next().kind == "curtain"
        step(shared, chance)
    assert curtains


def test_a_game_that_was_handed_on_keeps_its_name_and_its_mark() -> None:
    match = hosted("submarine", "human", "human").match
    assert "sent" not in dump(match) and not match.view()["trust"]
    match.sent = "a-name"
    again = load(dump(match)).match
    assert again.sent == "a-name"
    assert again.view()["trust"]


def asked(hosting: Hosting, seat: int, **request: Any) -> dict[str, Any]:
    """Ask as the guest on ``seat`` for what is granted, and return what comes back."""
    answer = serve(hosting, seat, **request)
    assert answer["ok"], answer
    return answer


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_what_a_guest_looks_back_on_holds_nothing_that_its_seat_could_not_know_then(table: Table) -> None:
    compared = 0
    for pair in pairs(table, Rng(len(repr(table))), 2, 5):
        if len(pair.one.entries) > pair.steps:
            pair.one.way.back_to(pair.steps)
        both = [over(match) for match in (pair.one, pair.other)]
        requests: list[dict[str, Any]] = [{"op": "past", "step": step} for step in range(pair.steps + 1)]
        for request in (*requests, {"op": "way"}, {"op": "since"}):
            sent = [json.dumps(asked(hosting, pair.viewer, **request)) for hosting in both]
            assert sent[0] == sent[1], request
        compared += pair.one.state.digest() != pair.other.state.digest()
    assert compared, "no two different positions were compared"


@pytest.mark.parametrize("game", GAMES)
def test_a_guest_sees_each_step_as_it_saw_it_then_and_with_no_other_eyes_before_the_end(game: str) -> None:
    hosting = hosted(game, "human", "guest")
    match, chance = hosting.match, Rng(4)
    seen = []
    for _ in range(20):
        seen.append(hosting.view(1, 0, PRESENT))
        step(match, chance)
    match.answer_always(0, "sink", "never")
    for number, view in enumerate(seen):
        past = asked(hosting, 1, op="past", step=number)["past"]
        assert past["viewer"] == 1 and past["step"] == number
        assert past["log"] == view["log"] and past["seats"] == view["seats"]
        assert lying(past) == lying(view)
        assert past["standing"] == [] and past["branch"] is False and past["moves"] == []
    for eyes in (0, 1, "all", True, [0]):
        assert serve(hosting, 1, op="past", step=1, eyes=eyes)["ok"] is False
    way = asked(hosting, 1, op="way")
    assert way["steps"] == len(match.entries) and way["turns"]
    assert serve(hosting, 1, op="branch", step=1, seed=1)["refused"] == "guest-unknown"

    while match.way.now.due().kind != "over":
        step(match, chance)
    for eyes in (0, "all"):
        assert asked(hosting, 1, op="past", step=1, eyes=eyes)["past"]["branch"] is False


def lying(view: dict[str, Any]) -> list[dict[str, Any]]:
    """What lies on the table, without what can be done there and what events left on it."""
    return [area for area in view["scene"]["areas"] if area.get("place") not in ("actions", "moment")]


def test_what_happened_since_a_guest_decided_is_told_for_its_own_seat() -> None:
    hosting = hosted("submarine", "human", "guest", "human")
    chance = Rng(6)
    until(hosting, 1, chance)
    step(hosting.match, chance)
    until(hosting, 1, chance)
    told = asked(hosting, 1, op="since")["since_then"]
    assert [one["seat"] for one in told][1:] and all(one["step"] <= len(hosting.match.entries) for one in told)
    assert told == hosting.match.since(1)


def advised(hosting: Hosting, seat: int) -> dict[str, Any]:
    """Let the coach think for ``seat`` until it speaks; return its last answer."""
    for _ in range(5000):
        answer = asked(hosting, seat, op="hint")
        if not answer.get("thinking"):
            return answer
        assert 0 <= answer["thought"] <= 1 and not answer.get("changed")
    raise AssertionError("the coach never spoke")


@pytest.fixture
def clockless(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach looks at no clock, so what it says hangs on the position alone."""
    quick = advice.Effort(simulations=8, seconds=1.0)
    monkeypatch.setattr(
        "kajuta.coach.match_coach.advise", lambda handle, luck, _: advice.advise(handle, luck, None, quick)
    )


def test_with_several_people_the_coach_is_silent_unless_all_agreed() -> None:
    hosting = hosted("submarine", "human", "guest")
    until(hosting, 1, Rng(1))
    assert hosting.view(1, 0, PRESENT)["hint"] is False
    assert serve(hosting, 1, op="hint")["error"]["id"] == "coach-no-hint"
    assert hosted("submarine", "boy", "guest").match.setup.hints is False, "nobody is asked whether a lone guest may"
    agreed = hosted("submarine", "human", "guest", hints=True)
    until(agreed, 1, Rng(1))
    assert agreed.view(1, 0, PRESENT)["hint"] is True
    assert agreed.match.asker() is None, "the host's screen does not ask for a guest"
    again = load(dump(agreed.match)).match
    assert again.setup.hints, "what was agreed is in the save"
    assert "hints" not in dump(hosting.match), "and nothing else is"


@pytest.mark.usefixtures("clockless")
def test_only_who_asked_hears_the_coach_and_all_learn_that_it_was_asked() -> None:
    hosting = hosted("submarine", "human", "guest", "guest", hints=True)
    everybody = [(1, 0), (2, 0)]
    until(hosting, 1, Rng(1))
    assert serve(hosting, 2, op="hint")["ok"] is False, "it is not asked to decide"
    assert hosting.view(2, 0, (1, 2))["hint"] is False
    before = len(hosting.match.entries)
    answer = advised(hosting, 1)
    assert answer["changed"] and len(hosting.match.entries) == before + 1
    assert tuple(answer["advice"]["action"]) in [move["action"] for move in hosting.view(1, 0, (1, 2))["moves"]]
    told = hosting.told(everybody, (1, 2))
    assert "advice" not in json.dumps(told) and "coach-" not in json.dumps(told)
    assert [line["message"]["id"] for line in told[1]["view"]["log"]][-1] == "core-hint"
    assert hosting.match.practice
    assert not asked(hosting, 1, op="hint").get("changed"), "the same question has its answer already"


@pytest.mark.usefixtures("clockless")
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_that_leaves_for_a_guest_is_the_same_to_the_byte_where_only_the_hidden_differs(game: str) -> None:
    for seed in (3, 4):
        said = set()
        digests = set()
        for luck in (None, 1, 2):
            hosting = hosted(game, "human", "guest", seed=seed, hints=True)
            chance = Rng(seed)
            for _ in range(5):
                until(hosting, 1, chance)
                step(hosting.match, chance)
            until(hosting, 1, chance)
            now = hosting.match.way.now
            now.state = now.state if luck is None else now.state.determinize(1, Rng(luck))
            digests.add(now.state.digest())
            said.add(json.dumps(advised(hosting, 1)))
        assert len(said) == 1
        assert len(digests) > 1


@pytest.mark.usefixtures("clockless")
def test_only_who_asked_stops_the_coach() -> None:
    hosting = hosted("submarine", "human", "guest", "guest", hints=True)
    hints = hosting._hints
    until(hosting, 1, Rng(1))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kajuta.api.guests.SLICE", 0)
        assert asked(hosting, 1, op="hint")["thinking"]
    asked(hosting, 2, op="unhint")
    assert hints.asker == 1
    asked(hosting, 1, op="unhint")
    assert hints.asker is None
