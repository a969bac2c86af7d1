"""Sealed choices at one or several screens: who is asked, what each screen shows, and what guests may request."""

import json
from dataclasses import replace
from typing import Any

import pytest

from kajuta import games
from kajuta.api.dispatcher import Dispatcher
from kajuta.coach import advice
from kajuta.core.rng import Rng
from kajuta.match import saves
from tests.helpers import sealed_bids
from tests.helpers.choices import random_choice


@pytest.fixture(autouse=True)
def miniature_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: (sealed_bids.GAME,))


class Host:
    """Host's page in a game of Salvage, with guests on the seats that ``kinds`` names."""

    def __init__(self, *kinds: str, cards: str = "one") -> None:
        self.engine = Dispatcher()
        self.guests = [[seat, 0] for seat, kind in enumerate(kinds) if kind == "guest"]
        seats = [{"name": f"P{seat}", "kind": kind} for seat, kind in enumerate(kinds)]
        setup = {"game": "salvage", "seats": seats, "options": {"cards": cards}, "seed": 5}
        self.answer = self.ask("new", setup=setup)
        self.replies = 0

    def ask(self, op: str, **arguments: Any) -> dict[str, Any]:
        """Answer to a request of the host's page."""
        guests = {"guests": self.guests} if self.guests else {}
        answer: dict[str, Any] = json.loads(self.engine.call(json.dumps({"op": op, **guests, **arguments})))
        if answer.get("view") and answer.get("save"):
            self.answer = answer
        return answer

    @property
    def view(self) -> dict[str, Any]:
        """View on the host's screen."""
        view: dict[str, Any] = self.ask("view")["view"]
        return view

    def guest(self, place: int, **request: Any) -> dict[str, Any]:
        """Reply to a request of the guest on the seat ``place``."""
        text = json.dumps({"n": 1, "step": len(self.engine.session.match.entries), **request})
        reply: dict[str, Any] = self.ask("serve-guest", seat=place, text=text)["reply"]
        return reply

    def guest_view(self, seat: int) -> dict[str, Any]:
        """View of the guest on ``seat``."""
        view = self.engine.session.guests.view(seat, 0, [one for one, _ in self.guests])
        sent: dict[str, Any] = json.loads(json.dumps(view))
        return sent

    @property
    def entries(self) -> int:
        """Number of entries of the save."""
        return len(self.engine.session.match.entries)


def marked(view: dict[str, Any]) -> list[str]:
    """Ids of the elements marked as the viewer's choice."""
    return [
        item["id"] for area in view["scene"]["areas"] for item in area["items"] if "sealed" in item.get("marks", ())
    ]


def test_at_one_screen_each_chooses_behind_a_curtain_and_all_is_shown_together() -> None:
    host = Host("human", "human", "human")
    for seat in range(3):
        assert host.view["next"] == {"kind": "curtain", "seat": seat}
        assert host.view["viewer"] is None and host.view["moves"] == []
        host.ask("look", seat=seat)
        view = host.view
        assert view["next"] == {"kind": "person", "seat": seat} and view["viewer"] == seat and not view["peeking"]
        assert marked(view) == []
        assert host.entries == 0
        assert host.ask("play", action=view["moves"][0]["action"])["ok"]
    assert host.entries == 3
    assert host.view["next"] == {"kind": "curtain", "seat": 1}, "the next round begins with the next leader"
    assert [line["message"]["id"] for line in host.view["log"]] == ["bid-hidden"] * 3 + ["shown"] * 3


def test_nobody_chooses_before_the_curtain_is_lifted() -> None:
    host = Host("human", "human")
    assert host.ask("play", action=["bid", 1])["error"]["id"] == "action-illegal"
    assert host.entries == 0


def test_the_one_person_at_a_screen_meets_no_curtain_and_bots_do_not_hold_it_up() -> None:
    host = Host("boy", "human", "boy")
    view = host.view
    assert view["next"] == {"kind": "person", "seat": 1}
    assert host.ask("think", ms=1000)["view"]["next"] == {"kind": "person", "seat": 1}, "bots choose meanwhile"
    assert host.ask("play", action=view["moves"][0]["action"])["view"]["next"] == {"kind": "bot", "seat": 2}
    assert host.ask("think", ms=1000)["save"]["entries"], "the last choice ends the round"


def test_an_undone_round_is_redone_although_the_bot_has_chosen_again() -> None:
    host = Host("human", "boy")
    host.ask("play", action=host.view["moves"][0]["action"])
    host.ask("think", ms=1000)
    played = host.answer["save"]["entries"]
    host.ask("undo")
    assert host.entries == 0
    host.ask("think", ms=1000)
    assert host.view["redo"]
    host.ask("redo")
    assert host.answer["save"]["entries"] == played
    host.ask("undo")
    host.ask("think", ms=1000)
    host.ask("play", action=host.view["moves"][-1]["action"])
    assert not host.view["redo"], "another choice of a person leaves nothing to redo"


def test_a_seat_changes_its_choice_until_the_last_one_is_in() -> None:
    host = Host("human", "guest")
    moves = host.view["moves"]
    host.ask("play", action=moves[0]["action"])
    view = host.view
    assert view["next"] == {"kind": "guest", "seat": 1} and view["sealed"] == {"waiting": [1], "chosen": True}
    assert view["whose_turn"]["id"] == "core-chosen"
    assert marked(view) == list(moves[0]["path"])
    assert view["undo"] is None
    host.ask("play", action=view["moves"][-1]["action"])
    assert marked(host.view) == list(moves[-1]["path"])
    assert host.entries == 0
    assert host.guest(1, op="play", action=host.guest_view(1)["moves"][0]["action"])["ok"]
    assert host.answer["save"]["entries"][0] == moves[-1]["action"]


def test_at_a_shared_screen_a_look_out_of_turn_changes_ones_choice() -> None:
    host = Host("human", "human", "guest")
    for seat in range(2):
        host.ask("look", seat=seat)
        host.ask("play", action=host.view["moves"][0]["action"])
    assert host.view["viewer"] is None and marked(host.view) == []
    host.ask("look", seat=0)
    view = host.view
    assert view["peeking"] and len(marked(view)) == 1
    assert host.ask("play", action=view["moves"][-1]["action"])["ok"]
    assert host.engine.session.match.sealed.choice_of(0) == tuple(view["moves"][-1]["action"])
    assert host.view["viewer"] is None and not host.view["peeking"]


def test_guests_choose_in_any_order_and_learn_only_who_is_still_to_choose() -> None:
    host = Host("human", "guest", "guest")
    for seat in (2, 1):
        view = host.guest_view(seat)
        assert view["next"] == {"kind": "person", "seat": seat}
        assert host.guest(seat, op="play", action=view["moves"][1]["action"])["ok"]
        after = host.guest_view(seat)
        assert after["next"]["kind"] == "elsewhere" and after["moves"] == view["moves"]
        assert marked(after) == list(view["moves"][1]["path"])
    assert marked(host.guest_view(1)) != [] and "bid" not in json.dumps(host.guest_view(1)["log"])
    assert host.view["sealed"]["waiting"] == [0]
    assert "sealed" not in json.dumps(host.answer["save"])
    assert all(told["view"]["sealed"].keys() == {"waiting", "chosen"} for told in host.answer["told"])


def test_a_set_of_cards_is_one_sealed_choice() -> None:
    host = Host("human", "guest", cards="two")
    pick = host.guest_view(1)["pick"]
    chosen = pick["groups"][0]["ids"][:2]
    assert host.guest(1, op="play", chosen=chosen[:1])["ok"] is False
    assert host.guest(1, op="play", chosen=chosen)["ok"]
    assert marked(host.guest_view(1)) == chosen
    assert host.ask("play", chosen=host.view["pick"]["groups"][0]["ids"][2:4])["ok"]
    assert host.entries == 2


def test_a_hostile_guest_chooses_for_nobody_else_and_loses_nothing() -> None:
    host = Host("human", "guest", "guest")
    match = host.engine.session.match
    mine, others = (host.guest_view(seat)["moves"][0]["action"] for seat in (1, 2))
    assert host.guest(1, op="play", action=mine)["ok"]
    before = match.sealed.to_json()
    for request, why in (
        ({"action": others}, "action-illegal"),
        ({"action": ["bid", 99]}, "action-illegal"),
        ({"action": mine, "step": 1}, "action-illegal"),
        ({"action": mine, "step": "0"}, "action-illegal"),
        ({"action": [[1]]}, "guest-malformed"),
        ({"action": mine, "seat": 2}, "guest-malformed"),
        ({"chosen": ["hand:1:0"]}, "action-illegal"),
    ):
        reply = host.guest(1, op="play", **request)
        assert reply["ok"] is False and reply["error"]["id"] == why
        assert match.sealed.to_json() == before and host.entries == 0
    assert host.guest(1, op="undo")["ok"] is False
    assert host.guest(1, op="play", action=mine)["ok"], "the same choice again"
    assert match.sealed.to_json() == before
    host.ask("play", action=host.view["moves"][0]["action"])
    assert host.guest(2, op="play", action=others)["ok"]
    late = host.guest(1, op="play", action=host.guest_view(1)["moves"][0]["action"], step=0)
    assert late["error"]["id"] == "choices-are-in"
    assert host.entries == 3


def test_the_record_of_the_host_alone_keeps_early_choices_over_a_reload() -> None:
    host = Host("human", "guest", "boy")
    action = host.guest_view(1)["moves"][2]["action"]
    host.guest(1, op="play", action=action)
    record = host.answer
    assert record["sealed"] == [[1, action]]
    assert record["save"]["entries"] == []
    assert host.ask("load", save=record["save"], last_position=record["last_position"], sealed=record["sealed"])["ok"]
    assert host.engine.session.match.sealed.choice_of(1) == tuple(action)
    assert marked(host.guest_view(1)) == list(host.guest_view(1)["moves"][2]["path"])
    assert host.ask("load", save=record["save"])["ok"]
    assert host.engine.session.match.sealed.waiting() == [0, 1, 2], "a file has none"


@pytest.mark.parametrize("forged", [None, 3, [[1]], [[1, ["bid", 99]]], [[7, ["bid", 1]]], [[True, []]], [["1", {}]]])
def test_a_damaged_record_of_choices_does_no_harm(forged: Any) -> None:
    host = Host("human", "guest")
    assert host.ask("load", save=host.answer["save"], sealed=forged)["ok"]
    assert host.engine.session.match.sealed.to_json() == []


def test_a_question_about_an_undo_ends_with_a_sealed_choice_and_none_is_asked_after_it() -> None:
    host = Host("human", "guest", "guest")
    host.ask("play", action=host.view["moves"][0]["action"])
    for seat in (1, 2):
        host.guest(seat, op="play", action=host.guest_view(seat)["moves"][0]["action"])
    assert host.entries == 3 and host.guest_view(2)["undo"] == "consent", "the last one of the round may ask"
    assert host.guest(2, op="undo")["ok"]
    assert host.guest_view(1)["question"]["asked"] == [1]
    host.guest(1, op="play", action=host.guest_view(1)["moves"][0]["action"])
    view = host.guest_view(2)
    assert "question" not in view and view["declined"]["why"] == "moved-on"
    assert view["undo"] is None and host.guest(2, op="undo")["ok"] is False
    assert host.engine.session.match.sealed.waiting() == [2, 0], "the choice is still there"


def test_a_game_that_goes_from_hand_to_hand_as_a_link_takes_one_choice_after_the_other() -> None:
    host = Host("human", "human")
    host.ask("look", seat=0)
    action = host.view["moves"][0]["action"]
    host.ask("play", action=action)
    assert host.answer["save"]["entries"] == []
    sent = host.ask("mark-sent", name="by-mail")
    assert sent["save"]["entries"] == [action], "a link holds all that was decided"
    assert "sealed" not in sent
    opened = saves.load_match(sent["save"]).match
    assert not opened.sealed.is_open and opened.state.to_act == 1
    assert opened.undo_kind() is None, "the next person does not take the choice back"


def test_a_person_who_leaves_after_choosing_has_chosen() -> None:
    host = Host("human", "guest", "guest")
    action = host.guest_view(1)["moves"][3]["action"]
    host.guest(1, op="play", action=action)
    assert host.guest(1, op="leave-seat")["ok"]
    assert host.view["sealed"]["waiting"] == [0, 2]
    host.guest(2, op="concede")
    host.ask("play", action=host.view["moves"][0]["action"])
    while host.entries < 5:
        host.ask("think", ms=1000)
    actions = [entry for entry in host.engine.session.match.entries if isinstance(entry, tuple)]
    assert actions[1] == tuple(action)


def test_a_hint_is_what_the_asking_seat_may_choose_whatever_the_others_chose(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = advice.AdviceEffort(simulations=8, seconds=1.0)
    clockless = lambda info, rng, _: advice.find_advice(info, rng, None, quick)  # noqa: E731
    monkeypatch.setattr("kajuta.coach.match_coach.find_advice", clockless)
    advised = set()
    for number in (0, -1):
        host = Host("guest", "human", "boy")
        host.engine.session.match.setup = replace(host.engine.session.match.setup, hints=True)
        host.guest(0, op="play", action=host.guest_view(0)["moves"][number]["action"])
        assert host.view["hint"]
        coach = host.engine.session.coach
        while (found := coach.think(1, 50, 0.02)) is None:
            pass
        assert found["action"] in [move["action"] for move in host.view["moves"]]
        assert coach.helper_task is None
        advised.add(str(found))
    assert len(advised) == 1


def test_a_save_that_stopped_in_the_middle_of_a_round_goes_on_and_nobody_takes_back_what_is_in_it() -> None:
    host = Host("human", "human", "guest")
    match = host.engine.session.match
    match.play(match.state.legal_actions()[0])  # the format of releases without sealed rounds
    opened = host.ask("load", save=saves.make_save(match))["view"]
    assert opened["next"] == {"kind": "curtain", "seat": 1}
    assert opened["sealed"] == {"waiting": [1, 2], "chosen": False}
    host.ask("look", seat=1)
    assert host.view["undo"] != "free", "the choice of another seat is not taken back unasked"
    host.ask("play", action=host.view["moves"][0]["action"])
    host.guest(2, op="play", action=host.guest_view(2)["moves"][0]["action"])
    assert host.entries == 3


@pytest.mark.parametrize("cards", ["one", "two"])
def test_whatever_people_do_the_game_goes_on_and_no_choice_is_lost(cards: str) -> None:
    """Random choices, changes of choices and seats, looks, reloads, hints and undo."""
    for seed in range(4):
        rng = Rng(seed)
        host = Host(*(rng.choice(["human", "guest", "random"]) for _ in range(3)), "human", cards=cards)
        for _ in range(150):
            if host.view["next"]["kind"] == "over":
                break
            match = host.engine.session.match
            kept, entries = dict(match.sealed.to_json()), host.entries
            do_anything(host, rng)
            match = host.engine.session.match
            if host.entries == entries and match.sealed.is_open:
                assert kept.keys() <= dict(match.sealed.to_json()).keys()
            for seat, _ in host.guests:
                sealed = host.guest_view(seat).get("sealed")
                assert sealed is None or sealed["chosen"] == (match.sealed.choice_of(seat) is not None)
        save = host.answer["save"] if "from" not in host.answer["save"] else saves.make_save(host.engine.session.match)
        assert saves.load_match(save).notice is None


def do_anything(host: Host, rng: Rng) -> None:
    """Make one random request as the host or as a guest."""
    seat = rng.randbelow(4)
    match rng.randbelow(12):
        case 0:
            host.ask("look", seat=rng.choice([seat, None]))
        case 1:
            whole = saves.make_save(host.engine.session.match)
            record = {name: host.answer[name] for name in ("last_position", "sealed") if name in host.answer}
            host.ask("load", save=whole, **record)
        case 2:
            host.ask(rng.choice(["undo", "redo", "advance"]))
        case 3:
            host.guest(seat, op=rng.choice(["leave-seat", "retake-seat", "undo", "concede"]))
        case 4:
            host.ask("change-seat", seat=seat, kind=rng.choice(["random", "guest", "human"]))
        case 5 | 6:
            host.ask("think", ms=1000)
        case 7 | 8 if host.engine.session.match.players[seat].controller == "guest":
            view = host.guest_view(seat)
            if view["moves"] or view["pick"]:
                host.guest(seat, op="play", **random_choice(view, rng))
        case _:
            view = host.view
            if view["next"]["kind"] == "curtain":
                host.ask("look", seat=view["next"]["seat"])
            elif view["moves"] or view["pick"]:
                host.ask("play", **random_choice(view, rng))


def test_a_game_that_is_given_up_in_the_middle_of_a_round_is_over() -> None:
    host = Host("human", "guest")
    host.guest(1, op="play", action=host.guest_view(1)["moves"][0]["action"])
    assert host.ask("concede", seat=0)["ok"]
    for view in (host.view, host.guest_view(1)):
        assert view["next"]["kind"] == "over" and "sealed" not in view


def test_a_choice_of_somebody_who_has_left_is_not_taken_back_either() -> None:
    host = Host("human", "guest", "guest")
    host.ask("play", action=host.view["moves"][0]["action"])
    for seat in (1, 2):
        host.guest(seat, op="play", action=host.guest_view(seat)["moves"][0]["action"])
    host.guest(1, op="play", action=host.guest_view(1)["moves"][0]["action"])
    host.guest(1, op="leave-seat")
    assert host.guest_view(2)["undo"] is None
    assert not host.engine.session.match.undo_needs_consent()


def test_the_last_round_of_single_cards_goes_by_itself() -> None:
    host = Host("human", "guest")
    match = host.engine.session.match
    for _ in range(7):
        for seat in list(match.sealed.seats):
            match.choose(seat, match.sealed.position_of(seat).legal_actions()[0])
    assert host.view["next"]["kind"] == "forced"
    host.ask("advance")
    host.ask("advance")
    assert host.view["next"]["kind"] == "over"
