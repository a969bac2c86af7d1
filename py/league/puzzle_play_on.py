"""Strong bots play on after the candidates of a puzzle.

The playout policy may waste what a good action prepares, so its win rates are not enough. The win probabilities that a
person is shown, the reasons, and the log lines about what usually follows each candidate come from the same games.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kajuta.bots import SeatKnowledge
from kajuta.bots.playout_search import horizon_turn_number
from kajuta.coach.advice import evaluate_for_seat
from kajuta.core.game import Game
from kajuta.core.rng import Rng, rng_state_from_seed
from kajuta.core.state import Action, State
from kajuta.puzzles.puzzle import MIN_SHOWN_LEAD, FollowUp
from league.choice_quality import victory_share
from league.parse_bot_words import Player, parse_player
from league.puzzle_follow_ups import Line, SeenLines, clearest, lines_of, lines_of_end
from league.puzzle_judgement import HOPE, Lead, PairedPlayouts
from league.puzzle_reasons import GameEvaluations, visible_quantities_later

STRONG_BOT = "mate/blunder_rate=0/simulations=48"
CAREFUL_BOT = "captain/simulations=100"
"""Finishes the turn of the candidates. It looks further ahead, since a plan that is also possible after another
candidate would count only for the answer if the bot missed it there."""
TURNS = (1, 2, 4)
"""Numbers of own turns, the current one included, by whose end the log lines are compared.

What one action brings in this turn, the other may bring later. After the last of them the position is evaluated (a
truncated rollout). By then a good action has paid, so that the evaluation sees it; the rest of the game would only add
chance.
"""
MAX_DEALS = 100
BLOCK = 10
"""Maximum number of deals, and number of those between two checks of the result."""
MIN_DEALS = 40
"""Minimum number of deals in which a candidate is compared with the answer."""
MIN_LEAD = MIN_SHOWN_LEAD / 1000
MIN_LOW = -0.03
"""Minimum lead of the answer, and minimum of the lower end of its 95 % interval."""


class PlayedOn(NamedTuple):
    """By action: its win probability in thousandths, what usually follows it, and the evaluations in each deal."""

    chances: dict[Action, int]
    follow_ups: dict[Action, tuple[FollowUp, ...]]
    games: Mapping[Action, Sequence[GameEvaluations]]


class PuzzlePlayers(NamedTuple):
    """Players that play on after the candidates: ``careful`` finishes the seat's turn, ``usual`` plays the rest."""

    careful: Player
    usual: Player


def strong_bots(game: Game[Any]) -> PuzzlePlayers:
    """The bots that play on after the candidates of a puzzle."""
    return PuzzlePlayers(parse_player(CAREFUL_BOT, game), parse_player(STRONG_BOT, game))


class LoggedDeals:
    """Plays actions on with ``players`` on the seats.

    ``seen``: by action, the log lines by the end of each of TURNS. ``games``: by action, the evaluations in each deal.
    """

    def __init__(self, players: PuzzlePlayers) -> None:
        self.seen: dict[Action, list[SeenLines]] = {}
        self.games: dict[Action, list[GameEvaluations]] = {}
        self._players = players

    def play(self, info: SeatKnowledge, actions: Sequence[Action], rng: Rng) -> list[float]:
        """Play each of ``actions`` in one random deal with the same random numbers.

        Returns the share of the victory of the seat after each, or the evaluation if the game is not over.
        """
        world = info.determinize(rng)
        same = rng_state_from_seed(rng.randbelow(1 << 32))
        won = []
        for action in actions:
            state = world.copy()
            evaluations = []
            for seen, lines in zip(self._seen(action), self._lines(info, state, action, same), strict=True):
                seen.add(lines)
                evaluations.append(evaluate_for_seat(info.game, state, info.seat))
            quantities = visible_quantities_later(info.game, state, info.seat)
            self.games.setdefault(action, []).append(GameEvaluations(evaluations[0], evaluations[-1], quantities))
            over = state.to_act is None
            won.append(victory_share(info.game, state, info.seat) if over else evaluations[-1].utility)
        return won

    def _seen(self, action: Action) -> list[SeenLines]:
        return self.seen.setdefault(action, [SeenLines() for _ in TURNS])

    def _lines(self, info: SeatKnowledge, state: State, action: Action, rng_state: int) -> Iterator[list[Line]]:
        """Play ``action`` and on in ``state``; yield the lines by the end of each of TURNS.

        The line that only names the action is left out.
        """
        rng = Rng(0)
        rng.state = rng_state
        ends = [horizon_turn_number(state, turns, info.seats) for turns in TURNS]
        state.events = []
        state.apply(action)
        itself = next((event for event in state.events if event.message is not None), None)
        lines: list[Line] = []
        for end in ends:
            while state.to_act is not None and state.turn < end:
                finishes_turn = end == ends[0] and state.to_act == info.seat
                player = self._players.careful if finishes_turn else self._players.usual
                state.apply(player.move(state, rng))
            lines += lines_of(info, state, [event for event in state.events if event is not itself])
            state.events = []
            yield [*lines, *lines_of_end(info, state)]


def play_on(
    info: SeatKnowledge, answer: Action, others: Sequence[Action], seed: int, players: PuzzlePlayers
) -> PlayedOn | None:
    """What each action brings if ``players`` play on; None if ``answer`` is not the best.

    ``others``: the one to be feared most comes first. It is compared alone at first, since that decides most cases. The
    answer is given up as soon as it most likely fails in the end; a candidate certainly behind it is played no further.
    """
    deals = LoggedDeals(players)
    playouts = PairedPlayouts(info, [answer, *others], seed, deals.play)
    for compared in ([1], [*range(2, 1 + len(others))]):
        left = compared
        while left and (played := len(playouts.won[left[0]])) < MAX_DEALS:
            playouts.play(BLOCK, left if played < len(playouts.won[0]) else [0, *left])
            leads = {index: playouts.lead(0, index) for index in left}
            if any(_most_likely_fails(lead, played + BLOCK) for lead in leads.values()):
                return None
            if played + BLOCK >= MIN_DEALS:
                left = [index for index, lead in leads.items() if lead.mean - lead.margin <= MIN_LEAD]
        if not all(_holds(playouts.lead(0, index)) for index in compared):
            return None
    chance = round(1000 * sum(playouts.won[0]) / len(playouts.won[0]))
    most = chance - MIN_SHOWN_LEAD
    estimates = {action: round(1000 * playouts.estimate(index, 0)) for index, action in enumerate(others, 1)}
    chances = {answer: chance} | {action: min(most, estimate) for action, estimate in estimates.items()}
    return PlayedOn(chances, find_follow_ups(deals.seen, chances), deals.games)


def find_follow_ups(
    seen: Mapping[Action, Sequence[SeenLines]], chances: Mapping[Action, int]
) -> dict[Action, tuple[FollowUp, ...]]:
    """What usually follows each action. The best one is compared with the second, all others with the best.

    ``seen``: by action, the log lines by the end of each of TURNS. ``chances``: win probabilities in thousandths.
    """
    best, second, *_ = sorted(chances, key=lambda action: -chances[action])
    return {
        action: clearest(seen[action], seen[second if action == best else best], chance, is_best=action == best)
        for action, chance in chances.items()
    }


def _holds(lead: Lead) -> bool:
    return lead.mean >= MIN_LEAD and lead.mean - lead.margin > MIN_LOW


def _most_likely_fails(lead: Lead, deals: int) -> bool:
    """Whether ``lead``, measured in ``deals`` deals, will most likely not hold after MAX_DEALS.

    The deals played so far are part of those, so the lead can change only by what the others bring.
    """
    part = deals / MAX_DEALS
    needed = max(MIN_LEAD, MIN_LOW + lead.margin * math.sqrt(part))
    return lead.mean + HOPE * lead.margin * math.sqrt(1 - part) < needed
