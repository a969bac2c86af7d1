"""A check of bots with open hands, which know all cards in hands."""

from collections.abc import Callable
from typing import Any

from kajuta.core.game import Game
from kajuta.core.rng import Rng
from league.parse_bot_words import parse_player


def check_open_hands(game: Game[Any], held: Callable[[Any], Any], lying: Callable[[Any], Any]) -> None:
    """Check that a seat with open hands knows ``held``, the cards in hands, but not ``lying``, the cards in piles."""
    seats = game.players[-1]
    state = game.new(seats, game.complete_options(seats, {}), 5)
    luck = Rng(1)
    for _ in range(150):
        state.apply(game.playout(state, luck))
    knowledge = parse_player("open-hands:mate", game).knowledge_of(game, state)
    worlds = [knowledge.determinize(Rng(luck)) for luck in range(20)]
    assert all(held(world) == held(state) for world in worlds)
    assert len({repr(lying(world)) for world in worlds}) > 10
    assert all(game.component_inventory(world) == game.component_inventory(state) for world in worlds)
