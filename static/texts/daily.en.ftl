# Game of the day: its own screen.

ui-daily-with =
    { $count ->
        [one] Crewmate: { $bots }
       *[other] Crewmates: { $bots }
    }
ui-daily-against =
    { $count ->
        [one] Opponent: { $bots }
       *[other] Opponents: { $bots }
    }
ui-daily-alone = Solo
ui-daily-play = Play
ui-daily-continue = Continue
ui-daily-practise = Play as practice
ui-daily-practise-again = Play again as practice
ui-daily-past = This day is over. You can still play its game as practice.
ui-daily-to-today = Go to today’s game
ui-daily-table = Final position
ui-daily-won = Won
ui-daily-lost = Lost
ui-daily-played = Played
ui-daily-gave-up = Conceded
ui-daily-begun = Not finished
ui-daily-not-played = not played
ui-daily-place = place { $place } of { $of }, { $points }
ui-daily-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
ui-daily-release = Rules and bots: release { $release }
ui-daily-releases = Rules and bots: begun in release { $release }, finished in release { $later }
ui-daily-share = Share the result
ui-daily-copied = Result copied. It doesn’t spoil the game.
ui-daily-calendar = Calendar
ui-daily-month-before = Previous month
ui-daily-month-after = Next month
ui-daily-streak = Days in a row
ui-daily-longest = Longest streak
ui-daily-help = Each day’s game is the same for everyone on the same release: the same cards and the same bots. Only the first game you finish or concede counts. In a game that counts, there are no hints, and you can’t undo a step that revealed something.
