"""A crew of bots with open hands knows the cards in all hands, but not the order of the piles."""

from kajuta.core.rng import Rng
from kajuta.games.tranquility import GAME
from kajuta.games.tranquility.rules.cards import START
from league.parse_bot_words import parse_player


def test_the_sighted_crew_knows_all_hands_and_nothing_of_the_piles_but_what_lies_in_them() -> None:
    state = GAME.new(3, GAME.complete_options(3, {"storms": "on", "removed": "galateia", "wilds": "on"}), 5)
    for _ in range(40):
        state.apply(GAME.playout(state, Rng(1)))
    worlds = [
        parse_player("open-hands:sailor", GAME).knowledge_of(GAME, state).determinize(Rng(luck)) for luck in range(20)
    ]
    assert all(world.hands == state.hands and world.discards == state.discards for world in worlds)
    assert all(world.component_inventory() == state.component_inventory() for world in worlds)
    assert len({tuple(map(tuple, world.piles)) for world in worlds}) == 20
    assert len({world.removed for world in worlds}) > 10
    starts = [[[*p, *b].count(START) for p, b in zip(world.piles, world.blind, strict=True)] for world in worlds]
    assert starts == [starts[0]] * 20
