"""Sentences of Tranquility with numbers, as the page shows them."""

import pytest

from kajuta.core.message import msg
from tests.helpers.sentences import sentences


@pytest.mark.parametrize(
    ("lang", "refusals"),
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
def test_a_price_that_cannot_be_paid_does_not_offer_zero_cards(lang: str, refusals: list[str]) -> None:
    messages = [msg("refused-cost-pay", number=9, cost=3, left=left) for left in (0, 1)]
    assert sentences("tranquility", lang, *messages) == refusals


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_nothing_is_not_called_zero_cards(lang: str) -> None:
    offers = [msg("log-offer", seat={"seat": 0}, count=0), msg("offer-count", count=0), msg("offered", count=0)]
    assert not any("0" in sentence for sentence in sentences("tranquility", lang, *offers))
