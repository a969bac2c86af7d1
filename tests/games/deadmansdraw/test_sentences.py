"""Sentences of Dead Man's Draw with numbers and names, as the page shows them."""

import pytest

from kajuta.core.message import Message, msg
from kajuta.core.outcome import Outcome, ScoreLine, TieBreaker
from tests.helpers.sentences import accessible_names, sentences


def ties(*cards: int, fewer: bool = False) -> list[Message]:
    """Sentences about three seats with 13, 20 and 13 points, of which the first and the last have so many ``cards``."""
    lines = [(ScoreLine(msg("points"), points),) for points in (13, 20, 13)]
    first, last = cards
    return Outcome.ranked(lines, msg("over"), TieBreaker(msg("tie-bank"), (first, 0, last), fewer)).tie_messages()


@pytest.mark.parametrize(
    ("lang", "decided", "shared"),
    [
        (
            "en",
            "Equal scores (13 each). The tiebreaker for place 2 is more cards in the bank: Jana 5, Eva 2.",
            "Equal scores (13 each, also cards in the bank: 2 each): Eva and Jana share place 2.",
        ),
        (
            "cs",
            "Skóre je stejné (13), takže o 2. místě rozhoduje větší počet karet v banku: Jana 5, Eva 2.",
            "Skóre je stejné (13, stejně je i karet v banku: 2): Eva a Jana se dělí o 2. místo.",
        ),
    ],
)
def test_a_tie_says_which_place_it_was_for_and_what_broke_it(lang: str, decided: str, shared: str) -> None:
    assert sentences("deadmansdraw", lang, *ties(2, 5), *ties(2, 2)) == [decided, shared]


@pytest.mark.parametrize(
    ("lang", "name"),
    [("en", "Discard pile, Hook 3 on top, 13 cards"), ("cs", "Odhazovací balíček, nahoře Hák 3, 13 karet")],
)
def test_cards_of_a_pile_are_counted_as_cards(lang: str, name: str) -> None:
    discard = {"kind": "pile", "label": msg("discard-top", card=msg("card-hook", value=3)), "count": 13}
    assert accessible_names("deadmansdraw", lang, discard) == [name]


@pytest.mark.parametrize(("count", "name"), [(2, "Draw pile, 2 cards"), (1, "Draw pile, 1 card")])
def test_the_draw_pile_tells_even_its_last_card(count: int, name: str) -> None:
    pile = {"kind": "pile", "label": msg("draw-pile"), "count": count, "back": True}
    assert accessible_names("deadmansdraw", "en", pile) == [name]
