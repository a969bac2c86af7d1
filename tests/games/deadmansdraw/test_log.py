"""Log messages of the game."""

import pytest

from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules.engine import DeadMansDrawPosition
from tests.games.deadmansdraw.positions import flip, one, play, suit, table, told

NOBODY = "navigator"


LOGS: list[tuple[DeadMansDrawPosition, list[Action], list[str]]] = [
    (table(flips="key 3"), [("flip",), ("take",)], ["log-flip", "log-take", "log-turn"]),
    (
        table(flips="key 3, anchor 4, key 5"),
        [("flip",), ("flip",), ("flip",), ("bust",)],
        ["log-flip", "log-flip", "log-flip", "log-bust", "log-saved", "log-turn"],
    ),
    (
        table(flips="key 3", last=True),
        [("flip",), ("take",)],
        ["log-flip", "log-last-card", "log-take", "end-draw-pile"],
    ),
    (
        table(banks=("key 3", ""), flips="hook 3"),
        [("flip",), ("hook", suit("key"))],
        ["log-flip", "log-hook"],
    ),
    (
        table(banks=("", "key 3"), flips="cannon 3"),
        [("flip",), ("cannon", 1, suit("key"))],
        ["log-flip", "log-cannon"],
    ),
    (
        table(discard="key 2", flips="map 3"),
        [("flip",), ("map", one("key 2"))],
        ["log-flip", "log-map-cards", "log-map"],
    ),
    (
        table(
            discard="key 2, chest 2, hook 2, sword 2, anchor 2, kraken 2", flips="key 3, chest 3, cannon 3, mermaid 5"
        ),
        [("flip",)] * 4 + [("take",), ("bonus", 4)],
        ["log-flip"] * 3 + ["log-no-effect", "log-flip", "log-take", "log-bonus", "log-turn"],
    ),
    (
        table(flips="oracle 3, key 4", last=True),
        [("flip",), ("lay",)],
        ["log-flip", "log-oracle", "log-lay", "log-last-card"],
    ),
    (
        table(flips="oracle 3, key 4"),
        [("flip",), ("lay",)],
        ["log-flip", "log-oracle", "log-lay"],
    ),
    (
        table(flips="oracle 3, key 4"),
        [("flip",), ("put-back",)],
        ["log-flip", "log-oracle", "log-put-back"],
    ),
    (
        table(flips="oracle 3, key 4", characters=("mystic", NOBODY)),
        [("flip",), ("look",)],
        ["log-flip", "log-look"],
    ),
    (
        table(banks=("", "key 3"), flips="sword 3"),
        [("flip",), ("sword", 1, suit("key"))],
        ["log-flip", "log-sword"],
    ),
    *(
        (table(flips=f"{suit_name} 3", mermaids=True), [("flip",)], ["log-flip", "log-no-effect"])
        for suit_name in ("hook", "cannon", "map", "sword", "mermaid")
    ),
    (
        table(flips="hook 3", characters=("captain-hook", NOBODY)),
        [("flip",)],
        ["log-flip", "log-no-effect"],
    ),
    (
        table(banks=("key 3", ""), flips="hook 3", characters=("captain-hook", NOBODY)),
        [("flip",), ("hook", suit("key"))],
        ["log-flip", "log-hook"],
    ),
    (table(flips="kraken 3"), [("flip",)], ["log-flip", "log-kraken"]),
    (table(flips="kraken 3", last=True), [("flip",)], ["log-flip", "log-last-card"]),
    (
        table(banks=("", "map 5"), row="key 3, chest 3", characters=("plunderer", NOBODY)),
        [("take",), ("plunder", 1, 2)],
        ["log-take", "log-plunder", "log-bonus", "log-turn"],
    ),
    (
        table(flips="mermaid 5", characters=("casanova", NOBODY)),
        [("flip",), ("take",)],
        ["log-flip", "log-straight-to-bank", "log-empty-handed", "log-turn"],
    ),
    (
        table(row="key 3", flips="mermaid 5", mermaids=True),
        [("flip",), ("move", one("key 3"))],
        ["log-flip", "log-move"],
    ),
    (
        table(row="key 3", flips="mermaid 5", mermaids=True, characters=(NOBODY, "siren")),
        [("flip",), ("move", one("key 3"))],
        ["log-flip", "log-siren"],
    ),
    (
        table(row="key 3", flips="mermaid 5", mermaids=True, characters=("casanova", NOBODY)),
        [("flip",), ("charm", one("key 3"))],
        ["log-flip", "log-charm"],
    ),
    (
        table(flips="mermaid 5", characters=("casanova", NOBODY)),
        [("flip",)],
        ["log-flip", "log-straight-to-bank"],
    ),
    (
        table(row="key 3", flips="key 5", variant="thieves-island"),
        [("flip",), ("bust",)],
        ["log-flip", "log-bust", "log-washed-up", "log-turn"],
    ),
    (
        table(row="key 3, chest 3", discard="map 2"),
        [("take",), ("decline",)],
        ["log-take", "log-decline", "log-turn"],
    ),
]


@pytest.mark.parametrize(("state", "actions", "log"), LOGS, ids=[" ".join(log) for _, _, log in LOGS])
def test_the_log_tells_what_happens(state: DeadMansDrawPosition, actions: list[Action], log: list[str]) -> None:
    assert told(play(state, *actions)) == log


def test_a_long_list_of_cards_is_told_as_a_number() -> None:
    state = table(discard="anchor 2, hook 2, map 2, sword 2, oracle 2, kraken 2", flips="key 3, chest 3, sword 7")
    state.characters = ("treasure-hunter", NOBODY)
    play(flip(state, 3), ("take",), ("bonus", 6))
    assert state.events is not None
    told = [event.message for event in state.events if event.message]
    bonus = next(message for message in told if message["id"].startswith("log-bonus"))
    assert (bonus["id"], bonus["args"]["count"]) == ("log-bonus-many", 6)


@pytest.mark.parametrize(("action", "line"), [(("claim",), "log-claim"), (("pass",), "log-pass")])
def test_the_log_tells_what_davy_jones_does(action: Action, line: str) -> None:
    state = table(row="key 3", flips="key 5", characters=(NOBODY, "davy-jones"))
    state.victims = (-1, 0)
    play(flip(state), ("bust",), action)
    assert told(state) == ["log-flip", "log-bust", line, "log-turn"]


def test_nobody_pays_for_the_log_when_nobody_listens() -> None:
    copy = table(flips="key 3").copy()
    play(copy, ("flip",), ("take",))
    assert copy.events is None
