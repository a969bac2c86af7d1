"""What puzzles say about a seat's memory."""

from kajuta.games import game
from kajuta.games.submarine.reason_text_by_feature import remembered
from kajuta.games.submarine.tokens_and_cards import encode_unseen_card
from tests.helpers.sentences import sentences

SUBMARINE = game("submarine")


def test_a_seat_remembers_the_cards_of_its_stack_that_it_has_seen_from_the_top() -> None:
    state = SUBMARINE.new(3, SUBMARINE.complete_options(3, {}), 1)
    red, blue = encode_unseen_card("red"), encode_unseen_card("blue")
    state.stacks[1] = (red | 1 << 1, blue | 1 << 2, blue | 1 << 1, red)
    message = remembered(state, 1)
    assert sentences("submarine", "en", message) == ["You remember your stack, from the top: ?, blue, ?, red."]
    assert sentences("submarine", "cs", message) == ["Ze svého balíčku si shora pamatujete: ?, modrá, ?, červená."]


def test_a_seat_that_has_seen_no_card_of_its_stack_remembers_nothing() -> None:
    state = SUBMARINE.new(3, SUBMARINE.complete_options(3, {}), 1)
    assert remembered(state, 1) is None
