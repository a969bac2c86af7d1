"""Definition of Salvage for the engine."""

from collections.abc import Sequence

from kajuta.core.game import Game, Move, Option, Options
from kajuta.core.pick import Pick
from kajuta.core.scene import Scene
from kajuta.core.state import Action
from tests.helpers.sealed_bids import scene
from tests.helpers.sealed_bids.state import Salvage


class SalvageGame(Game[Salvage]):
    """The game Salvage; see the package."""

    id = "salvage"
    players = (2, 3, 4)
    options = (Option("cards", ("one", "two"), "one"),)
    minutes = (2, 3)
    icon = "shell"

    def new(self, seats: int, options: Options, seed: int) -> Salvage:
        """Opening position."""
        return Salvage(seats, 2 if options["cards"] == "two" else 1, seed)

    def scene(self, state: Salvage, viewer: int | None) -> Scene:
        """Table as ``viewer`` may see it."""
        return scene.scene(state, viewer)

    def moves(self, state: Salvage, actions: Sequence[Action] | None = None) -> list[Move]:
        """Click paths of all bids."""
        return scene.moves(state, state.legal_actions() if actions is None else actions)

    def pick(self, state: Salvage, actions: Sequence[Action]) -> Pick | None:
        """The set of cards for a bid of two cards; None for bids of one card."""
        return scene.pick(state)

    def component_inventory(self, state: Salvage) -> object:
        """All bid cards and wrecks."""
        cards = state.box + state.spent + sum(state.hands, [])
        return sorted(cards), sorted(state.wrecks + state.unsold + sum(state.won, []))

    def seats(self, state: Salvage) -> int:
        """Number of seats."""
        return len(state.hands)

    def evaluate(self, state: Salvage, seat: int) -> float:
        """Points of the seat minus those of the best other seat, plus a little for its remaining cards."""
        points = [sum(won) + sum(hand) / 10 for won, hand in zip(state.won, state.hands, strict=True)]
        return points[seat] - max(other for index, other in enumerate(points) if index != seat)


GAME = SalvageGame()
