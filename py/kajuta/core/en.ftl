core-conceded = { $seat } gives up.
core-seat-changed =
    { $kind ->
        [human] A person takes the seat of { $seat }.
        [guest] A person at another screen takes the seat of { $seat }.
       *[other] A bot takes the seat of { $seat }.
    }
core-seat-practice = From now on this is a practice game: a person sees a bot's cards.
core-branched = A practice game that begins in the middle of another: at turn { $turn }.
core-given-up = The game was given up.
core-tie = A tie at { $score }
core-tie-equal = { $tie }, equal { $what } ({ $number })
core-tie-decided =
    { $how ->
        [fewer] { $tie }, decided by fewer { $what }: { $seats }.
       *[more] { $tie }, decided by more { $what }: { $seats }.
    }
core-tie-number = { $seat } { $number }
core-tie-shared =
    { $place ->
        [1] { $tie }: { $seats } share the victory.
       *[other] { $tie }: { $seats } share place { $place }.
    }
core-comma = { $first }, { $rest }
core-and = { $first } and { $rest }
game-over = The game is over
on-turn = { $seat }’s turn
on-turn-decides = { $seat } decides ({ $turn }’s turn)
seat-of-guest = A guest at another screen has this seat; only a bot may play for them.
core-pick-full = { $count ->
    [one] One is chosen already. To change it, unmark the chosen one.
   *[other] { $count } are chosen already. To change one, unmark it.
}
core-pick-missing = Still to choose: { $count }
action-illegal = That is not possible now.
action-not-forced = There is a choice to be made here.
action-not-bot = No bot is to move now.
action-no-match = No game is on the table.
action-other-match = That was meant for a game that is not on the table any more.
guest-malformed = A guest’s message makes no sense.
guest-too-long = A guest’s message is too long.
guest-unknown = A guest may not ask for that.
bot-failed = { $seat } cannot decide.
undo-not-allowed = There is nothing that may be taken back.
redo-nothing = There is nothing to do again.
past-closed = The table cannot be seen from there now.
past-no-step = The game has not come that far.
branch-not-allowed = No other game can go on from here now.
seat-not-person = Nobody sits there who could do that.
setup-damaged = This set-up cannot be read.
setup-game = This cabin has no game “{ $game }”.
setup-players = The game cannot be played with { $players } seats.
setup-seed = The seed must be a whole number from 0 up.
setup-option = The game has no option “{ $option }”.
setup-value = The option “{ $option }” cannot be “{ $value }”.
setup-needs = The option “{ $option }” does not go with the rest of the set-up.
setup-value-needs = “{ $value }” ({ $option }) does not go with the rest of the set-up.
setup-distinct = All seats need different values of “{ $option }”.
save-damaged = This is not a saved game of Kajuta, or it is damaged. Nothing was changed.
save-newer = This game was saved by a newer Kajuta. Update the page and open it again.
save-stops =
    { $fits ->
        [one] The rules have been mended since this game was saved: only the first of its { $of } steps still fits. It opens there.
       *[other] The rules have been mended since this game was saved: { $fits } of its { $of } steps still fit. It opens there.
    }
save-lost =
    { $fits ->
        [0] The beginning of this saved game is missing or damaged: none of its { $of } steps is left. It opens from the start; the damaged save stays.
        [one] Part of this saved game is missing or damaged: only the first of its { $of } steps is left. It opens there; the damaged save stays.
       *[other] Part of this saved game is missing or damaged: only the first { $fits } of its { $of } steps are left. It opens there; the damaged save stays.
    }
save-resumed = An update has corrected the rules of this game. It goes on exactly as you left it. Earlier steps cannot be taken back.
save-resumed-lost = Part of this saved game was missing or damaged. It goes on exactly as you left it. Earlier steps cannot be taken back.
core-resumed =
    { $steps ->
        [0] The rules have been corrected here. The game goes on as it was left.
        [one] One step of an earlier version. The game goes on as it was left.
       *[other] { $steps } steps of an earlier version. The game goes on as it was left.
    }
save-differs = The rules have been mended since this game was saved: the position may differ from what you remember.
core-hint = { $seat } asks the coach. The game counts as practice from now on.
coach-why = Why: { $first }.
coach-why-two = Why: { $first }; { $second }.
coach-close = The next best move is about as good.
coach-close-but = The next best move is about as good, the others are not. { $why }
coach-only = Nothing else makes sense here.
coach-plain = That is what playing on many times comes to; no single thing tells why.
coach-expects = After that I give you a { $chance }{"\u00A0"}% chance to win.
coach-expects-crew = After that I give the crew a { $chance }{"\u00A0"}% chance to win.
coach-wins = wins at once
coach-averts = keeps from losing at once
coach-in-share = { $what } ({ $share }{"\u00A0"}% of the time)
coach-term =
    { $way ->
        [more] more of “{ $term }”
       *[less] less of “{ $term }”
    }
coach-of-another = The last move of { $seat }: { $what }; chance to win { $before } → { $after }{"\u00A0"}%.
coach-no-hint = The coach has nothing to say now.
coach-no-review = The coach can look back only on a game that is over.
