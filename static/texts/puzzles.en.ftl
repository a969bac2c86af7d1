# Texts of the puzzles.

ui-puzzles-lead = Real positions with one best move. Find it, then read why it’s the best.
ui-puzzle-list = All puzzles
ui-puzzle-begin = Start
ui-puzzle-go-on = Continue
ui-puzzle-none = This game has no puzzles yet.
ui-puzzle-progress =
    Solved { $solved } of { $of }{ $hinted ->
        [0] { "" }
       *[other] , { $hinted } of them with a hint
    }{ $missed ->
        [0] .
       *[other] , missed { $missed }.
    }
ui-puzzle-result-solved = solved
ui-puzzle-result-hinted = solved with a hint
ui-puzzle-result-missed = missed
ui-puzzle-difficulty =
    { $difficulty ->
        [1] easy
        [2] medium
       *[other] hard
    }

# One puzzle
ui-puzzle-title = Puzzle { $number } of { $of }
ui-puzzle-note = Puzzle
ui-puzzle-about =
    You are { $seat }, and it’s turn { $turn }. { $crew ->
        [true] With the right move, the crew wins { $chance }% of the time.
       *[other] With the right move, you win { $chance }% of the time.
    }
ui-puzzle-options = Game options: { $options }.
ui-puzzle-ask = What is your best move?
ui-puzzle-earlier-solved = You have solved this puzzle before.
ui-puzzle-earlier-hinted = You have solved this puzzle before, with a hint.
ui-puzzle-earlier-missed = You missed this puzzle the first time. This try won’t change that.
ui-puzzle-hint = Hint
ui-puzzle-hint-more = Another hint
ui-puzzle-hint-theme = Hint – the key to the puzzle: { $theme }.
ui-puzzle-theme-wins = winning
ui-puzzle-theme-averts = not losing
ui-puzzle-theme-scores = the final scoring
ui-puzzle-hint-region = Hint – look here: { $region }.
ui-puzzle-hint-place =
    { $place ->
        [seat] Hint: look at what { $seat } has.
        [own] Hint: look at what you have.
        [hand] Hint: look at your hand.
        [moment] Hint: look at what has just happened.
        [actions] Hint: look at the buttons.
        [side] Hint: look at the edge of the table.
       *[table] Hint: look at the middle of the table.
    }
ui-puzzle-solved = Solved!
ui-puzzle-missed = Not the best move
ui-puzzle-solved-by = Your move wins { $chance }% of the time, the next best { $other }%.
ui-puzzle-missed-by = The best move: { $best }. It wins { $chance }% of the time, your move { $other }%.
ui-puzzle-better = The best move is better because it { $first }.
ui-puzzle-better-two = The best move is better because it { $first } and { $second }.
ui-puzzle-answer = What the moves are worth
ui-puzzle-chances = Chance to win, and what usually follows
ui-puzzle-chances-crew = The crew’s chance to win, and what usually follows
ui-puzzle-chance = { $chance }%
ui-puzzle-follows = What usually follows, and how often
ui-puzzle-this-turn = This turn
ui-puzzle-later = Later
ui-puzzle-either = (either way)
ui-puzzle-is-best = (best)
ui-puzzle-is-yours = (your move)
ui-puzzle-is-both = (best, your move)
ui-puzzle-branch = Play on from here
ui-puzzle-branch-name = { $game } – puzzle { $number }
ui-puzzle-branch-begun = This is a new practice game that starts from the puzzle. The puzzle stays as it is.
ui-puzzle-next = Next puzzle
puzzle-damaged = This puzzle is damaged or doesn’t work with this version of the game.
