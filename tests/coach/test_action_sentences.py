"""Sentences about actions: they are written, name what a player knows, and nothing that the seat cannot know."""

import json
from itertools import islice
from typing import Any

import pytest

from kajuta.bots import SeatKnowledge
from kajuta.coach.action_sentences import DEALS, action_sentence, clicked_labels
from kajuta.core.game import Game
from kajuta.core.message import msg, seat_ref
from kajuta.core.rng import Rng
from kajuta.core.rule_clauses import CORE
from tests.all_games.test_assets import faults
from tests.all_games.test_texts import texts
from tests.helpers.sentences import sentences as sentences_of
from tests.helpers.tables import GAMES, MINIATURES, Table, play

DECISIONS = 250
"""Number of decisions of a game that are looked at."""
MIN_SENTENCES = 0.4
"""Least share of the actions that have a sentence of their own, not the labels of what is clicked."""


def sentences(game: Game[Any], seats: int, seed: int) -> list[tuple[Any, Any, bool]]:
    """State, sentence and whether it is more than the clicked labels, for one action of each decision of a game."""
    table = Table(game, seats, game.complete_options(seats, {}))
    found = []
    rng = Rng(seed)
    for state, _ in islice(play(table.new(seed), Rng(seed), 20_000), DECISIONS):
        if state.to_act is None or len(state.legal_actions()) < 2:
            continue
        move = rng.choice(game.legal_moves(state))
        said = [
            action_sentence(SeatKnowledge(game, one), [move.action], move.path)
            for one in (state, state.determinize(state.to_act, Rng(98)))
        ]
        assert said[0] == said[1], "a sentence depends on what the seat cannot know"
        found.append((state, said[0], said[0] != clicked_labels(game.scene(state, state.to_act), move.path)))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_most_actions_have_a_sentence_and_all_of_them_are_written(game: Game[Any]) -> None:
    found = [one for seed in (1, 2) for one in sentences(game, game.players[0], seed)]
    assert all(said is not None for _, said, _ in found)
    if game not in MINIATURES:
        assert sum(own for *_, own in found) >= MIN_SENTENCES * len(found)
        written = texts(CORE, "en") | texts(game.id, "en")
        assert faults([said for _, said, _ in found], game.id, written) == set()


def test_the_turn_of_the_next_player_is_not_what_an_action_does() -> None:
    assert DEALS > 1
    for game in GAMES:
        said = json.dumps([one[1] for one in sentences(game, game.players[-1], 3)])
        assert "log-turn" not in said and "turn-begins" not in said


def test_a_comment_on_a_move_of_another_seat_quotes_what_it_means_for_that_seat() -> None:
    what = msg("why-lead")
    given = msg("coach-of-another", seat=seat_ref(0), what=what, before=20, after=30)
    assert sentences_of("submarine", "en", given) == [
        "The last move through the eyes of Eva: “It improves your position against the others.” "
        "That player’s chance to win: 20 → 30%."
    ]
    assert sentences_of("submarine", "cs", given) == [
        "Poslední tah očima hráče, který ho zahrál (Eva): „budete na tom proti ostatním lépe“. "
        "Jeho šance na výhru: 20 → 30 %."
    ]
