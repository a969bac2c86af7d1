# Your strength

strength = Your strength
strength-range = { $low } to { $high }
strength-like = { $ranks ->
    [one] You play like this rank: { $first }.
    [two] You play like one of these: { $first } or { $last }.
   *[more] You play somewhere between { $first } and { $last }. More games will narrow it down.
}
strength-scale = Cabin boy 100, sailor 200, first mate 300, captain 400.
strength-few = { $games ->
    [0] No games count so far. At { $needed }, your strength appears here.
    [one] One game counts so far. At { $needed }, your strength appears here.
   *[other] { $games } games count so far. At { $needed }, your strength appears here.
}
strength-unmeasured = The ranks have not been measured yet at the tables where you played.
strength-how = Your wins in { $games } games, compared with how often bots of each rank beat one another. The true value is within the range 95 times out of 100.
strength-counts = A game counts if all other players were bots with normal thinking time and you never hurried them, asked for a hint, or undid a random event. It must have started here with ordinary rules, and not from a link. Games from older versions do not count.
strength-crew = Crew: { $seats ->
    [one] 1 player
   *[other] { $seats } players
 }, { $variant }, { $company }
strength-crew-you = You
strength-crew-share = { $mean }% ({ $low } to { $high })
strength-crew-few = { $games ->
    [one] 1 game, too few to compare
   *[other] { $games } games, too few to compare
}
strength-crew-how = How often your crew won, compared with crews in which every player was a bot of that rank. The brackets hold the true value 95 times out of 100.
