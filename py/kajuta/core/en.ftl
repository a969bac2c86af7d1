core-conceded = { $seat } concedes.
core-seat-changed =
    { $kind ->
        [human] A person takes over { $seat }’s seat.
        [guest] A guest takes over { $seat }’s seat.
       *[other] A bot takes over { $seat }’s seat.
    }
core-seat-practice = This is now a practice game, because a person has seen a bot’s cards.
core-branched = Practice game: branched off from another game at turn { $turn }.
core-moment = A moment from turn { $turn }. The link doesn’t include the earlier steps.
core-given-up = The game was abandoned.
core-tie = { $score } each
core-tie-equal = { $tie }, also { $what }: { $number } each
core-tie-decided =
    Equal scores ({ $tie }). { $place ->
        [1] The tiebreaker for first place
       *[other] The tiebreaker for place { $place }
    } is { $how ->
        [fewer] fewer { $what }
       *[more] more { $what }
    }: { $seats }.
core-tie-number = { $seat } { $number }
core-tie-shared =
    { $place ->
        [1] Equal scores ({ $tie }): { $seats } share the victory.
       *[other] Equal scores ({ $tie }): { $seats } share place { $place }.
    }
core-comma = { $first }, { $rest }
core-and = { $first } and { $rest }
game-over = The game is over
core-lesson-over = The lesson is over
on-turn = { $seat }’s turn
on-turn-decides = { $seat } decides ({ $turn }’s turn)
core-choosing = Still to choose: { $seats }
core-chosen = You have chosen and may still change it. Waiting for { $seats }
choices-are-in = Everyone has chosen, so choices can no longer be changed.
seat-of-guest = A guest has this seat, so only a bot can stand in for them.
core-pick-full =
    { $count ->
        [one] You can choose only { $count }. To choose another, deselect it first.
       *[other] You can choose only { $count }. To choose another, deselect one first.
    }
core-pick-missing = You still need to choose { $count } more.
action-illegal = You can’t do that now.
action-not-forced = You have a choice here, so it can’t be made for you.
action-not-bot = It’s not a bot’s turn right now.
action-no-match = No game is open.
action-other-match = That was meant for a game that is no longer open.
guest-malformed = A guest’s message couldn’t be read.
guest-too-long = A guest’s message is too long.
guest-unknown = Guests can’t ask for that.
bot-failed = { $seat } can’t decide.
undo-not-allowed = There is nothing you can undo.
undo-somebody-absent = { $seat } isn’t here to agree.
undo-question-closed = That question has already been settled.
redo-nothing = There is nothing to redo.
past-closed = You can’t look at that point in the game right now.
past-no-step = The game hasn’t reached that step.
branch-not-allowed = You can’t start a new game from this point right now.
moment-damaged = This link doesn’t contain a moment of a game, or part of it is missing. Nothing was changed.
moment-newer = This link was made by a newer version of Kajuta. Reload the page, then open the link again.
moment-not-possible = You can’t make a link to this point in the game right now.
seat-not-person = There’s no human player in that seat.
setup-damaged = These game options can’t be read.
setup-game = Kajuta has no game called “{ $game }”.
setup-players = This game can’t be played with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
setup-seed = The random seed must be a whole number, 0 or more.
setup-option = This game has no option “{ $option }”.
setup-value = The option “{ $option }” can’t be “{ $value }”.
setup-needs = The option “{ $option }” can’t be combined with the other options.
setup-value-needs = “{ $value }” ({ $option }) can’t be combined with the other options.
setup-distinct = The option “{ $option }” must be different for each player.
save-damaged = This isn’t a saved game from Kajuta, or it is damaged. Nothing was changed.
save-newer = This game was saved by a newer version of Kajuta. Reload the page, then open the game again.
save-stops =
    { $fits ->
        [0] The rules have been corrected since this game was saved. None of its { $of } steps still fits, so it opens at the start.
        [one] The rules have been corrected since this game was saved. Only the first of its { $of } steps still fits, so it opens at that point.
       *[other] The rules have been corrected since this game was saved. Only the first { $fits } of its { $of } steps still fit, so it opens at that point.
    }
save-lost =
    { $fits ->
        [0] The beginning of this saved game is missing or damaged, so none of its { $of } steps could be recovered. It opens at the start; the damaged save is kept.
        [one] Part of this saved game is missing or damaged. Only the first of its { $of } steps is left, so it opens at that point; the damaged save is kept.
       *[other] Part of this saved game is missing or damaged. Only the first { $fits } of its { $of } steps are left, so it opens at that point; the damaged save is kept.
    }
save-resumed = An update corrected the rules of this game. It continues exactly as you left it, but you can’t undo earlier steps.
save-resumed-lost = Part of this saved game was missing or damaged. It continues exactly as you left it, but you can’t undo earlier steps.
core-resumed =
    { $steps ->
        [0] The rules were corrected here. The game continues unchanged.
        [one] { $steps } move was played under an earlier version of the rules. It still stands.
       *[other] { $steps } moves were played under an earlier version of the rules. They still stand.
    }
save-differs = The rules have been corrected since this game was saved, so the position may differ from what you remember.
core-hint = { $seat } asks the coach for a hint. The game now counts as practice.
core-undone = { $seat } takes back a move that had revealed something. Everyone agreed; the game now counts as practice.
coach-why = It { $first }.
coach-why-two = It { $first }, and it { $second }.
coach-close = The next best move is almost as good.
coach-close-but = { $why } One other move is almost as good; the rest are worse.
coach-only = Nothing else makes sense here.
coach-plain = I played on from here many times, and this move did best. No single reason stands out.
coach-expects = After that, I put your chance to win at { $chance }%.
coach-expects-crew = After that, I put the crew’s chance to win at { $chance }%.
coach-wins = wins the game at once
coach-wins-soon = wins the game within a few turns
coach-averts = keeps you from losing right away
coach-averts-soon = keeps you from losing within a few turns
coach-scores =
    { $number ->
        [one] brings 1 more point for “{ $label }” in the final scoring
       *[other] brings { $number } more points for “{ $label }” in the final scoring
    }
coach-in-share = { $what } { $share }% of the time
coach-taking = { $taking }, which { $what }
coach-by-turn-end = { $what } by the end of your turn
coach-later = { $what } within a few turns
coach-later-average = { $what } on average within a few turns
coach-more-often = { $what } ({ $share }% more often)
coach-follow-won = The game ends, and { $seat } wins { $points } to { $rival }.
coach-follow-won-tie = The game ends { $points } to { $rival }, and { $seat } wins the tie with { $how } { $what }.
coach-follow-won-equal = The game ends { $points } to { $rival }, and { $seat } shares the win.
coach-follow-won-any = The game ends, and { $seat } wins.
coach-follow-lost = The game ends, and { $seat } loses { $points } to { $rival }.
coach-follow-lost-tie = The game ends { $points } to { $rival }, and { $seat } loses the tie with { $how } { $what }.
coach-follow-lost-equal = The game ends { $points } to { $rival }, and { $seat } loses the tie.
coach-follow-lost-any = The game ends, and { $seat } loses.
coach-term =
    { $way ->
        [more] brings more of “{ $term }”
       *[less] brings less of “{ $term }”
    }
coach-of-another = The last move through the eyes of { $seat }: “It { $what }.” That player’s chance to win: { $before } → { $after }%.
coach-no-hint = The coach has no hint right now.
coach-no-review = Only a finished game can be reviewed.
