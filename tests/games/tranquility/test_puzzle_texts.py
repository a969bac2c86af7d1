"""What puzzles say about a seat's memory."""

from kajuta.games import game
from kajuta.games.tranquility.ai.reason_text_by_feature import remembered
from kajuta.games.tranquility.rules.cards import FINISH
from tests.helpers.sentences import sentences

TRANQUILITY = game("tranquility")


def test_a_seat_remembers_what_it_has_discarded() -> None:
    state = TRANQUILITY.new(2, TRANQUILITY.complete_options(2, {}), 1)
    assert remembered(state, 1) is None
    state.discards[1] = (40, FINISH, 7)
    message = remembered(state, 1)
    assert sentences("tranquility", "en", message) == ["You remember your discards: 7, 40, Finish card."]
    assert sentences("tranquility", "cs", message) == ["Pamatujete si karty, které jste odložili: 7, 40, Karta konce."]
