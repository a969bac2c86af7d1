"""Sentences of Oltre Mare with numbers, as the page shows them."""

import pytest

from kajuta.core.message import msg
from tests.helpers.sentences import accessible_names, sentences


@pytest.mark.parametrize(
    ("caption", "english", "czech"),
    [
        ("bales", "load load load load", "balíků balík balíky balíků"),
        ("prestige", "prestige prestige prestige prestige", "prestiže prestiž prestiže prestiže"),
        ("collected-tokens", "markers marker markers markers", "žetonů žeton žetony žetonů"),
    ],
)
def test_a_caption_agrees_with_its_number(caption: str, english: str, czech: str) -> None:
    captions = [msg(f"{caption}.word", count=number) for number in (0, 1, 2, 5)]
    for lang, words in (("en", english), ("cs", czech)):
        assert sentences("oltremare", lang, *captions) == words.split()


@pytest.mark.parametrize(("lang", "name"), [("en", "Pirate stack: 13 cards"), ("cs", "Pirátský balíček: 13 karet")])
def test_a_count_that_the_label_says_is_not_said_again(lang: str, name: str) -> None:
    pirates = {"kind": "pile", "label": msg("pirates", count=13), "count": 13}
    assert accessible_names("oltremare", lang, pirates) == [name]


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_nothing_is_not_called_zero_cards(lang: str) -> None:
    refusals = [msg("refused-spare", bales=3, hand=3, count=0), msg("refused-most", count=0)]
    assert not any("0" in sentence for sentence in sentences("oltremare", lang, *refusals))
