"""Sentences with numbers and names, formatted as the page does: they agree with 0, 1, 2 and 5 and say what decided."""

from typing import Any

import pytest

from kajuta.core.message import Message, msg
from kajuta.core.outcome import Outcome, ScoreLine, TieBreaker
from kajuta.core.rule_clauses import CORE
from tests.all_games.test_texts import UI, file_of
from tests.helpers.node import run_node

SEATS = [{"name": name} for name in ("Eva", "Karel", "Jana")]


def formatted(game: str, lang: str, **given: list[Any]) -> dict[str, list[str]]:
    """Formatted ``messages`` and accessible names of ``elements``, with ordinary spaces."""
    sources = [file_of(scope, lang).read_text(encoding="utf-8") for scope in (game, CORE, UI)]
    request = {"lang": lang, "sources": sources, "seats": SEATS, "messages": [], "elements": [], **given}
    answer: dict[str, list[str]] = run_node("tests/helpers/sentences.mjs", given=request)
    return {kind: [sentence.replace("\u00a0", " ") for sentence in told] for kind, told in answer.items()}


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
            "Tiebreaker for place 2 at 13: more cards in the bank (Jana 5, Eva 2).",
            "Tie for place 2 at 13, also tied on cards in the bank (2): Eva and Jana share it.",
        ),
        (
            "cs",
            "O 2. místě při shodě (bodů je 13) rozhoduje víc karet v banku: Jana 5, Eva 2.",
            "Při shodě (bodů je 13, karet v banku 2) se Eva a Jana dělí o 2. místo.",
        ),
    ],
)
def test_a_tie_says_which_place_it_was_for_and_what_broke_it(lang: str, decided: str, shared: str) -> None:
    assert formatted("deadmansdraw", lang, messages=[*ties(2, 5), *ties(2, 2)])["messages"] == [decided, shared]


@pytest.mark.parametrize(
    ("game", "caption", "variable", "english", "czech"),
    [
        ("ahoy", "dice-of", "n", "dice die dice dice", "kostek kostka kostky kostek"),
        ("oltremare", "bales", "count", "load load load load", "balíků balík balíky balíků"),
        ("oltremare", "used-tokens", "count", "harbors harbor harbors harbors", "žetonů žeton žetony žetonů"),
    ],
)
def test_a_caption_agrees_with_its_number(game: str, caption: str, variable: str, english: str, czech: str) -> None:
    messages = [msg(f"{caption}.word", **{variable: number}) for number in (0, 1, 2, 5)]
    for lang, words in (("en", english), ("cs", czech)):
        assert formatted(game, lang, messages=messages)["messages"] == words.split()


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["Discard pile, Hook 3 on top, 13 cards", "Pirate stack: 13 cards", "patrols, 2 pieces"]),
        ("cs", ["Odhazovací balíček, nahoře Hák 3, 13 karet", "Pirátský balíček: 13 karet", "hlídky, 2 kusy"]),
    ],
)
def test_cards_are_counted_as_cards_and_only_once(lang: str, names: list[str]) -> None:
    hook = msg("card-hook", value=3)
    discard = {"kind": "pile", "label": msg("discard-top", card=hook), "count": 13}
    pirates = {"kind": "pile", "label": msg("pirates", count=13), "count": 13}
    patrols = {"kind": "figure", "label": msg("patrols"), "count": 2}
    told = [
        *formatted("deadmansdraw", lang, elements=[discard])["elements"],
        *formatted("oltremare", lang, elements=[pirates])["elements"],
        *formatted("ahoy", lang, elements=[patrols])["elements"],
    ]
    assert told == names


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            [
                "You can’t afford the 9 here: it costs 3 cards, but you have no other card to pay with.",
                "You can’t afford the 9 here: it costs 3 cards, but you can spare only 1.",
            ],
        ),
        (
            "cs",
            [
                "Kartu 9 sem vyložit nemůžete: stojí tu 3 karty, ale nemáte čím zaplatit.",
                "Kartu 9 sem vyložit nemůžete: stojí tu 3 karty, ale dát můžete jen 1.",
            ],
        ),
    ],
)
def test_a_price_that_cannot_be_paid_does_not_offer_zero_cards(lang: str, sentences: list[str]) -> None:
    messages = [msg("refused-cost-pay", number=9, cost=3, left=left) for left in (0, 1)]
    assert formatted("tranquility", lang, messages=messages)["messages"] == sentences


@pytest.mark.parametrize(
    ("game", "message"),
    [
        ("tranquility", msg("log-offer", seat={"seat": 0}, count=0)),
        ("tranquility", msg("offer-count", count=0)),
        ("tranquility", msg("offered", count=0)),
        ("oltremare", msg("refused-spare", bales=3, hand=3, count=0)),
        ("oltremare", msg("refused-most", count=0)),
    ],
)
def test_nothing_is_not_called_zero_cards(game: str, message: Message) -> None:
    for lang in ("en", "cs"):
        (sentence,) = formatted(game, lang, messages=[message])["messages"]
        assert "0" not in sentence
