"""Sentences of Ahoy with numbers, as the page shows them."""

import pytest

from kajuta.core.message import msg
from kajuta.games.ahoy.rules.faction_board_tables import SMUGGLER, SQUADRON, UNION
from kajuta.games.ahoy.view.action_texts import action_text
from tests.games.ahoy.positions import NE, NW, SE, at_sea
from tests.helpers.sentences import accessible_names, sentences


@pytest.mark.parametrize(("lang", "words"), [("en", "dice die dice dice"), ("cs", "kostek kostka kostky kostek")])
def test_the_caption_of_dice_agrees_with_their_number(lang: str, words: str) -> None:
    captions = [msg("dice-of.word", n=number) for number in (0, 1, 2, 5)]
    assert sentences("ahoy", lang, *captions) == words.split()


@pytest.mark.parametrize(("lang", "name"), [("en", "patrols, 2 pieces"), ("cs", "hlídky, 2 kusy")])
def test_what_is_no_card_is_counted_in_pieces(lang: str, name: str) -> None:
    assert accessible_names("ahoy", lang, {"kind": "figure", "label": msg("patrols"), "count": 2}) == [name]


def test_the_coach_calls_being_done_so_and_not_by_what_the_end_of_the_round_brings() -> None:
    position = at_sea(SQUADRON, [1, 1], ships={SQUADRON: NW, UNION: NE, SMUGGLER: SE})
    assert action_text(position, ("done",)) == msg("do-done")
