"""Prebuilt actions of the game, so that they are not created again and again."""

from kajuta.core.seats import MOST_SEATS
from kajuta.core.state import Action
from kajuta.games.oltremare.rules.cards import CARDS, GOODS
from kajuta.games.oltremare.rules.sea_map import PORTS
from kajuta.games.oltremare.rules.state import EVERYBODY, MOST_DUCATS_OFFERED

BUY_FROM_DECK: Action = ("buy", "deck")
BUY_FROM_PIRATES: Action = ("buy", "pirates")
ACT: Action = ("act",)
DONE: Action = ("done",)
PASS: Action = ("pass",)
COUNTER: Action = ("counter",)
AGREE: Action = ("agree",)
CALL_OFF: Action = ("call-off",)
STAY: Action = ("stay",)

DROP: tuple[Action, ...] = tuple(("drop", card) for card in range(len(CARDS)))
GIVE: tuple[Action, ...] = tuple(("give", card) for card in range(len(CARDS)))
LAY: tuple[Action, ...] = tuple(("lay", card) for card in range(len(CARDS)))
LOAD: tuple[Action, ...] = tuple(("load", card) for card in range(len(CARDS)))
WANT: tuple[Action, ...] = tuple(("want", good) for good in range(len(GOODS)))
OFFER: dict[int, Action] = {seat: ("offer", seat) for seat in (EVERYBODY, *range(MOST_SEATS))}
SAIL: tuple[Action, ...] = tuple(("sail", port) for port in range(len(PORTS)))
PAY: tuple[Action, ...] = tuple(("pay", count) for count in range(MOST_DUCATS_OFFERED + 1))
CHARGE: tuple[Action, ...] = tuple(("charge", count) for count in range(MOST_DUCATS_OFFERED + 1))
