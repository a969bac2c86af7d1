"""Sentences of Ahoy with numbers, as the page shows them."""

import pytest

from kajuta.core.message import msg
from tests.helpers.sentences import accessible_names, sentences


@pytest.mark.parametrize(("lang", "words"), [("en", "dice die dice dice"), ("cs", "kostek kostka kostky kostek")])
def test_the_caption_of_dice_agrees_with_their_number(lang: str, words: str) -> None:
    captions = [msg("dice-of.word", n=number) for number in (0, 1, 2, 5)]
    assert sentences("ahoy", lang, *captions) == words.split()


@pytest.mark.parametrize(("lang", "name"), [("en", "patrols, 2 pieces"), ("cs", "hlídky, 2 kusy")])
def test_what_is_no_card_is_counted_in_pieces(lang: str, name: str) -> None:
    assert accessible_names("ahoy", lang, {"kind": "figure", "label": msg("patrols"), "count": 2}) == [name]
