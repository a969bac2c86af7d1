"""Status lines: the name of the seat to act, followed by what it has to do."""

import re
from functools import cache
from itertools import islice, product
from typing import Any

import pytest

from kajuta.core.game import Game
from kajuta.core.message import msg, seat_ref
from kajuta.core.rng import Rng
from kajuta.core.rule_clauses import CORE
from kajuta.core.scene import whose_turn
from kajuta.games import all_games
from tests.all_games.test_texts import LANGUAGES, ROOT, UI, file_of, texts
from tests.helpers.node import run_node
from tests.helpers.random_play import LIMIT
from tests.helpers.tables import play, tables

LONGEST = 70
LONGEST_ON_PHONES = int(re.findall(r"LONG = (\d+)", (ROOT / "static/table/render/status.js").read_text())[0])
NAMES = ("Eva", "Karel")
"""Names of the first two players, a woman and a man, for Czech grammar."""
OTHER = "Jana"
"""Name of the third seat, which status lines may mention."""
SEATS = {"active", "attacker", "defender", "maker", "receiver", "whose"}
NUMBERS = {"count", "n", "number", "of", "total"}
KEYWORDS = {"fits": ("yes", "no", "on"), "turns": ("yes", "no"), "side": ("attacker", "defender")}
THINGS = {
    "crew": "crew-sea-witch",
    "figure": "figure-flagship",
    "reward": "figure-fort",
    "storm": "card-yellow",
}
"""Message to use as the value of a variable, by the variable's name."""


def status_messages(game: Game[Any]) -> list[Any]:
    """Every status and prompt of a game, with several values for each argument."""
    written = texts(game.id, "en")
    messages = []
    for name in sorted(written):
        if not name.startswith(("status-", "prompt-")):
            continue
        arguments: list[tuple[str, tuple[Any, ...]]] = []
        for variable in sorted(written[name]):
            if variable in SEATS:
                arguments.append((variable, (seat_ref(2),)))
            elif variable in NUMBERS:
                arguments.append((variable, (0, 1, 2, 5)))
            elif variable in KEYWORDS:
                arguments.append((variable, KEYWORDS[variable]))
            elif variable in THINGS:
                arguments.append((variable, (msg(THINGS[variable]),)))
            else:
                values = asked_with(game).get((name, variable), ())
                assert values, f"{game.id}: no random game asks {name}, so nothing stands for ${variable}"
                arguments.append((variable, tuple(values)))
        names = [variable for variable, _ in arguments]
        messages += [
            {"id": name, "args": dict(zip(names, values, strict=True))}
            for values in product(*(values for _, values in arguments))
        ]
    return messages


@cache
def asked_with(game: Game[Any]) -> dict[tuple[str, str], list[Any]]:
    """Up to three values of each argument, collected from random games, by message id and variable."""
    found: dict[tuple[str, str], list[Any]] = {}
    for seed, table in enumerate(tables(game)):
        for state, _ in play(table.new(seed), Rng(seed), LIMIT):
            asked = [game.scene(state, state.to_act).get("status")]
            asked += [game.prompt(state, move.path[:1]) for move in game.legal_moves(state) if len(move.path) > 1]
            for message in filter(None, asked):
                for variable, value in message.get("args", {}).items():
                    known = found.setdefault((message["id"], variable), [])
                    if len(known) < 3 and value not in known:
                        known.append(value)
    return found


def view(status: Any, seat: int, kinds: str, next_kind: str, turn: int | None = None) -> dict[str, Any]:
    scene = {"status": status, "areas": []} | ({} if turn is None else {"turn": turn})
    seats = [
        {"name": name, "kind": kind, "conceded": False}
        for name, kind in zip((*NAMES, OTHER), kinds.split(), strict=True)
    ]
    return {
        "scene": scene,
        "seats": seats,
        "viewer": seat,
        "to_act": seat,
        "whose_turn": whose_turn(scene, seat),  # type: ignore[arg-type]
        "next": {"kind": next_kind, "seat": seat},
        "prompts": [],
    }


Screens = tuple[list[dict[str, Any]], bool]
"""Views of one kind, and whether guests see them."""


def drawn(game: Game[Any], lang: str, *groups: Screens) -> list[list[str]]:
    """Status lines of each group of views, all formatted in one start of Node."""
    sources = [file_of(scope, lang).read_text(encoding="utf-8") for scope in (game.id, CORE, UI)]
    views = [{"view": one, "isGuest": guest} for group, guest in groups for one in group]
    sentences = iter(run_node("tests/all_games/statuses.mjs", given={"lang": lang, "sources": sources, "views": views}))
    return [[next(sentences) for _ in group] for group, _ in groups]


GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
YOURS = {"en": "Your turn: ", "cs": "Jste na tahu: "}
YOURS_MEANWHILE = {"en": "Your decision: ", "cs": "Vaše rozhodnutí: "}
WAITING = {"en": "{}’s turn", "cs": "Na tahu: {}"}
WAITING_MEANWHILE = {"en": "{} decides ({}’s turn)", "cs": "Rozhoduje {} (na tahu: {})"}


@GAMES
@BOTH
def test_the_one_person_at_a_screen_reads_what_to_do(game: Game[Any], lang: str) -> None:
    messages = status_messages(game)
    alone = [view(one, 0, "human boy boy", "person") for one in messages]
    meanwhile = [view(one, 0, "human boy boy", "person", turn=1) for one in messages]
    at_home, as_guest, decisions = drawn(game, lang, (alone, False), (alone, True), (meanwhile, False))
    for sentence in at_home + as_guest:
        prefix, what = sentence[: len(YOURS[lang])], sentence[len(YOURS[lang]) :]
        assert prefix == YOURS[lang]
        assert what[0].islower(), sentence
        assert not what.endswith("."), sentence
        assert ":" not in re.sub(r"\(.*?\)", "", what), sentence
        assert len(what) <= LONGEST, sentence
        assert len(sentence) <= LONGEST_ON_PHONES, sentence
        assert not any(name in what for name in NAMES), sentence
    assert all(sentence.startswith(YOURS_MEANWHILE[lang]) for sentence in decisions)


@GAMES
@BOTH
def test_people_who_share_a_screen_read_the_name(game: Game[Any], lang: str) -> None:
    messages = status_messages(game)
    groups: list[Screens] = []
    for seat in range(len(NAMES)):
        groups.append(([view(one, seat, "human human boy", "person") for one in messages], False))
        groups.append(([view(one, seat, "human human boy", "person", turn=1 - seat) for one in messages], False))
    lines = iter(drawn(game, lang, *groups))
    for seat, name in enumerate(NAMES):
        assert all(sentence.startswith(f"{name}: ") for sentence in next(lines))
        note = {"en": f"{name} ({NAMES[1 - seat]}’s turn): ", "cs": f"{name} (na tahu: {NAMES[1 - seat]}): "}[lang]
        assert all(sentence.startswith(note) for sentence in next(lines))


@GAMES
@BOTH
def test_all_others_read_whose_turn_it_is(game: Game[Any], lang: str) -> None:
    messages = status_messages(game)
    groups: list[Screens] = []
    for seat in range(len(NAMES)):
        kinds = " ".join("boy" if one == seat else "human" for one in range(3))
        away = kinds.replace("boy", "guest")
        waiting = [
            *(view(one, seat, kinds, kind) for one in messages for kind in ("bot", "forced", "past")),
            *(view(one, seat, away, kind) for one in messages for kind in ("guest", "forced", "past")),
        ]
        meanwhile = [view(one, seat, kinds, "bot", turn=2) for one in messages]
        others = [{**view(one, seat, "human human human", "elsewhere"), "viewer": 1 - seat} for one in messages]
        groups += [(waiting, False), (meanwhile, False), (others, True)]
    lines = iter(drawn(game, lang, *groups))
    for name in NAMES:
        assert set(next(lines)) == {WAITING[lang].format(name)}
        assert set(next(lines)) == {WAITING_MEANWHILE[lang].format(name, OTHER)}
        assert set(next(lines)) == {WAITING[lang].format(name)}


@GAMES
@BOTH
def test_an_action_is_an_instruction_for_the_one_person_and_has_a_name_for_several(game: Game[Any], lang: str) -> None:
    variables = texts(game.id, lang)
    named = [name.removesuffix(".own") for name in variables if name.endswith(".own")]
    assert named, f"{game.id}: no line of the log about an action has an attribute .own, the hint to a single person"
    assert all(variables[f"{name}.own"] == variables[name] - {"seat"} for name in named)
    actions = [msg(name, seat=seat_ref(0)) for name in named if variables[name] == {"seat"}]
    alone, several, of_another = (
        [view(None, seat, kinds, "person") | {"action": one} for one in actions]
        for seat, kinds in ((0, "human boy boy"), (0, "human human boy"), (1, "boy human boy"))
    )
    own, shared, others = drawn(game, lang, (alone, False), (several, False), (of_another, False))
    assert not any(NAMES[0] in sentence for sentence in own)
    assert all(NAMES[0] in sentence for sentence in shared + others)


@GAMES
def test_the_status_follows_the_first_click_of_an_unfinished_move(game: Game[Any]) -> None:
    for seed, table in enumerate(tables(game)):
        for state, _ in islice(play(table.new(seed), Rng(seed), LIMIT), 60):
            beginnings = {move.path[:1] for move in game.legal_moves(state) if len(move.path) > 1}
            assert all(game.prompt(state, path) for path in beginnings), beginnings
