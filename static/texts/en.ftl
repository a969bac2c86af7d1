# Texts of the page.

ui-motto =
    { $games ->
        [one] { $games } sea game
       *[other] { $games } sea games
    } for bots, friends and one screen
ui-resume = Continue: { $game }
ui-minutes = { $from }–{ $to } min
ui-cooperative = all together
ui-saves = Saved games
ui-rules = Rules
ui-settings = Settings
ui-credits = Credits
ui-menu = Ship’s menu
ui-tools = Tools
ui-to-table = Back to the table
ui-to-menu = To the harbour
ui-to-menu-brand = Kajuta, to the main menu
ui-skip-to-content = Skip to the content
ui-language-other = Přepnout do češtiny
ui-offline-ready = Plays offline, too
ui-update-ready = A new version of Kajuta has come in.
ui-update-take = Change over
ui-update-elsewhere = Another window has changed over to a new version of Kajuta. This one still shows the old.
ui-update-load = Change over here, too
ui-close = Close
ui-yes = Yes
ui-no = No
ui-cancel = Cancel
ui-score = Points:

# Start
ui-loading = Loading the ship…
ui-starting = Weighing anchor…
ui-laying-out = Laying the table…

# New game
ui-crew = Crew
ui-players = Players
ui-options = How to play
ui-seat-name = Name of seat { $seat }
ui-seat-kind = Who sits here
ui-seat-kind-of = Who sits on seat { $seat }
ui-kind-human = Person
ui-kind-boy = Ship’s boy
ui-kind-boy-help = Overlooks things, grabs what it sees and dares too much.
ui-kind-sailor = Sailor
ui-kind-sailor-help = Overlooks something now and then and trusts too much to luck.
ui-kind-mate = Mate
ui-kind-mate-help = Thinks its own turn through and reckons with what may lie hidden.
ui-kind-captain = Captain
ui-kind-captain-help = Looks as far ahead as the time allows and gives nothing away.
ui-kind-random = Pure chance
ui-kind-random-help = Does anything that the rules allow.
ui-names-people = Eve, Charles, Jane, Victor, Barbara, Otto, Clara, Simon
ui-names-bots = Bosun, Harpoon, Gale, Rudder, Parrot, Yardarm, Bowline, Buoy
ui-seed = Seed of chance
ui-seed-chance = random
ui-seed-new = Roll a new seed
ui-seed-help = The same seed and the same moves make the same game.
ui-weigh-anchor = Weigh anchor

# Table
ui-count =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
ui-can-choose = can be chosen
ui-pick-progress = { $missing ->
    [0] { $more ->
        [0] { $chosen } chosen
       *[other] { $chosen } chosen, up to { $more } more
    }
   *[other] { $chosen } chosen, { $missing } missing
}
ui-thing-before = The thing before
ui-thing-after = The next thing
ui-page = The game at a glance
ui-page-alone = The game at a glance on a page of its own, to be printed
ui-print = Print
ui-log-rule = The rule behind this line
ui-coach-rule = The rule
ui-clause-see = See also:
ui-new-here = New here?
ui-read-card = Read the card
ui-read-card-of = Read the card: { $what }
ui-side = At a glance
ui-news = changed since your last move
ui-open-contents = Open
ui-open-contents-of = Open: { $what }
ui-mark-protected = safe
ui-mark-chosen = chosen
ui-mark-spent = used up
ui-mark-damaged = damaged
ui-mark-closed = closed
ui-mark-target = this is being decided
ui-mark-warning = careful
ui-tray = Choose
ui-choose-which = Which one?
ui-lit-beyond = More to choose
ui-board = Board
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-skip = Skip
ui-considering = Considering…
ui-hasten = Decide now
ui-practice = practice
ui-practice-note = A practice game: luck was taken back in it, or the coach gave a hint.
ui-hint = Hint
ui-hint-note = Hint: the game then counts as practice
ui-hint-stop = Stop thinking
ui-hint-play = Play it
ui-hint-points = the coach points here
ui-log = Ship’s log
ui-log-empty = Nothing yet. The wind is fair.
ui-undo = Undo
ui-undo-nothing = There is nothing to take back now.
ui-redo = Redo
ui-redo-nothing = There is nothing to do again.
ui-since = What happened
ui-since-steps = What happened: { $steps } steps
ui-since-again = Walk through it again
ui-picture = A picture for friends
ui-picture-failed = No picture could be made here.
ui-timeline = Look back
ui-past = The course of the game
ui-past-note = You are looking back.
ui-past-at = turn { $turn }, step { $step } of { $of }
ui-past-unknown =
    { $steps ->
        [0] The rules were corrected meanwhile: earlier steps may have looked different.
        [one] One step of an earlier version cannot be shown.
       *[other] { $steps } steps of an earlier version cannot be shown.
    }
ui-past-step = Step
ui-past-first = To the start
ui-past-earlier = A turn back
ui-past-back = A step back
ui-past-play = Play
ui-past-stop = Stop
ui-past-forward = A step on
ui-past-later = A turn on
ui-past-last = To the end
ui-past-close = Back to the game
ui-past-eyes = Seen by
ui-past-eyes-none = What all could see
ui-past-eyes-all = All hands open
ui-branch = Play on from here
ui-branch-name = { $name } – from turn { $turn }
ui-branch-begun = You are playing a new practice game from here. The old one is among the saved games.
ui-log-open = Show the table at that moment
ui-undo-practice = This step has already revealed something. It can be taken back, but the game becomes a practice game.
ui-actions = What can I do?
ui-actions-short = Options
ui-actions-over = The game is over.
ui-actions-none = Somebody else is deciding now.
ui-help = Help
ui-help-table = What is lit can be clicked. The sentence above the table says whose turn it is and what they can do. A click on anything dark tells which rule forbids it. What anything on the table is, a long press, the right mouse button or the key i tells.
ui-key-arrows = arrows
    .does = move among the things on the table
ui-key-enter = Enter
    .does = choose
ui-key-n = n, Shift+N
    .does = next and previous lit thing
ui-key-esc = Esc
    .does = cancel a choice, close a window
ui-key-a = a
    .does = all that can be done now, as a list
ui-key-p = p
    .does = the game at a glance on one card
ui-key-h = h
    .does = ask the coach for a hint
ui-key-u = u, Ctrl+Z
    .does = undo
ui-key-redo = Shift+U, Ctrl+Shift+Z, Ctrl+Y
    .does = redo
ui-key-t = t
    .does = look back; arrows then go by steps and turns, space plays, Esc returns to the game
ui-key-w = w
    .does = walk again through what happened since your turn
ui-key-f = f
    .does = let the bot that considers decide at once
ui-key-l = l
    .does = ship’s log
ui-key-i = i
    .does = what the chosen thing is; the next and the previous one on the table are a step away
ui-key-help = ?
    .does = this help
ui-refusal = Why not
ui-refusal-rules = Find it in the rules
ui-standing = { $window } next time:
ui-standing-ask = ask
ui-standing-mine = only about my own
ui-standing-never = never
ui-standing-reset = Ask again: { $window }
ui-seat-menu = { $name }: about this seat
ui-look = What { $name } sees
ui-look-end = Cover up
ui-concede = Concede
ui-concede-sure = { $name } gives up and comes last. Really?

# Curtain
ui-curtain-hand-over = Hand the screen to
ui-curtain-secret = Everybody else looks at the sea.
ui-curtain-lift = { $name } is here

# End
ui-end = End of the voyage
ui-end-won = wins!
ui-end-draw = share the victory!
ui-end-conceded = gave up
ui-end-all-won = The crew has won together!
ui-end-all-lost = This time the sea has won.
ui-end-of = { $points } of { $of }
ui-end-crew = The crew
ui-end-look = Look at the table
ui-reckoning = Final reckoning
ui-rematch = Rematch

# Saved games
ui-saves-lead = Games lie in this browser only. What is to last should be saved to a file.
ui-saves-none = Nothing lies at anchor here yet.
ui-saves-search = Search by name, game or player
ui-saves-sort = Sort
ui-sort-played = played last
ui-sort-begun = begun last
ui-sort-name = by name
ui-sort-game = by game
ui-saves-found =
    { $found ->
        [one] { $found } game found
       *[other] { $found } games found
    }
ui-saves-found-none = There is no such game here.
ui-saved-branch = branch
ui-saved-over = finished
ui-saved-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
ui-rename = Rename
ui-rename-done = Done
ui-export = Save to a file
ui-import = Open from a file
ui-import-failed = This file is no saved game of Kajuta. Nothing has changed.
ui-link = Link to the game
ui-link-copy = Copy a link
ui-link-copied = The link is copied. The whole game is in it.
ui-link-no-beginning = The beginning of this link is missing. Copy it again, all of it.
ui-link-no-end = The end of this link is missing. Copy it again, all of it.
ui-link-known = You have opened this link before. Here is that game, as you left it.
ui-link-copy-open = Open as a copy
ui-delete = Delete
ui-deleted = Deleted: { $name }
ui-undo-delete = Bring back
ui-storage-full = There is no room left in the browser, the game is not saved any more. Save it to a file, or delete an older one.
ui-storage-denied = This browser keeps nothing for this page: the game lasts only until the page is closed. Save it to a file.
ui-saved-damaged = A damaged game
ui-saved-damaged-help = It cannot be read any more.

# Rules
ui-rules-core = Common to all games
ui-rules-games = Rules of the games
ui-rules-index = Contents
ui-search = Search the rules
ui-search-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
ui-search-nothing = There is nothing like that in the rules.
ui-clause-link = Link to the rule { $title }
ui-clause-technical = technical bound
ui-clause-people = kept by people only
ui-clause-reconstructed = reconstruction
ui-clause-ruling = our ruling

# Settings
ui-lang = Language
ui-lang-cs = Čeština
ui-lang-en = English
ui-theme = Light in the cabin
ui-theme-system = as the system
ui-theme-dark = night
ui-theme-light = day
ui-pace = Pace of the bots
ui-pace-slow = slow
ui-pace-normal = normal
ui-pace-fast = fast
ui-pace-none = no waiting
ui-patience = How long bots may think
ui-patience-short = shorter
ui-patience-normal = as their rank says
ui-patience-long = three times as long
ui-your-turn = Your turn
ui-status-yours = Your turn: { $what }
ui-status-yours-decision = Your decision: { $what }
ui-status-named = { $seat }: { $what }
ui-status-named-decision = { $seat } ({ $turn }’s turn): { $what }
ui-sound = Sounds at the table
ui-sound-off = none
ui-sound-soft = soft
ui-sound-full = loud
ui-sea = The sea in the background
ui-sea-true = yes
ui-sea-false = no
ui-hints = Show beforehand what a move does
ui-hints-true = yes
ui-hints-false = no
ui-rare = Explain what happens in a game for the first time
ui-rare-true = yes
ui-rare-false = no
ui-rare-title = For the first time
ui-rare-close = I see
ui-letters = Keys of a single letter (U, T, W, F, L, A, P, H, N, I, ?)
ui-letters-true = yes
ui-letters-false = no
ui-stun = STUN server for far-apart play
ui-stun-help = None is set, and within one network none is needed. Without one, players in different networks often cannot connect. With every invitation the server learns your public address and the time, nothing of the game.
ui-settings-note = Things also stop moving when your system asks for less motion.

# Credits
ui-credits-games = Games
ui-credits-games-text = The games belong to their authors and publishers. The texts of the rules, the program and the drawings in Kajuta are our own.
ui-credits-art = Drawings
ui-credits-art-text = Most icons come from
ui-credits-programs = Programs and fonts

# When something goes wrong
ui-no-page = Uncharted waters
ui-no-page-words = There is no such page in Kajuta.
ui-not-loaded = Not loaded
ui-not-loaded-words = This could not be loaded. Perhaps the network is down.
ui-page-coming = Loading…
ui-problem-lost = This game is not in this browser.
ui-problem-foreign = This game was played on in another window.
ui-problem-foreign-load = Go on from there
ui-problem-deleted = This game was deleted in another window.
ui-problem-deleted-keep = Keep it and play on
ui-problem-no-wasm = This browser lacks WebAssembly, which the rules of the games need. A newer browser helps, or less strict settings.
ui-problem-no-worker = This browser does not allow work in the background, which the rules of the games need. A newer browser helps.
ui-problem-load = Not everything that is needed could be loaded. Perhaps the network is down.
ui-problem-file =
    { $fault ->
        [network] The line was down before the file { $file } had been loaded. Once it is back, the rest loads by itself.
        [missing] The server does not hand out the file { $file }, which the rules of the games need.
        [type] The server sent something else in the place of the file { $file }. Perhaps this network wants you to log in first.
        [cut] The end of the file { $file } did not arrive.
       *[damaged] The file { $file } arrived damaged.
    }
ui-problem-dead = The umpire does not answer any more. The game is saved and can be gone on with.
ui-problem-python = The umpire stumbled over a mistake in the program. The game is saved after the last move and can be gone on with.
ui-problem-bot = { $name } cannot decide. The game is saved after the last move; who plays on?
ui-problem-bot-other = Hand the seat to: { $kind }
ui-problem-bot-hand = Make this move by hand
ui-problem-detail = What exactly happened
ui-problem-again = Try again
ui-problem-recover = Go on from the last move

# First voyages
ui-voyage = First voyage
ui-voyage-count = { $number } of { $of }
ui-voyage-on = Go on
ui-voyage-pass = Do it for me
ui-voyage-back = One step back
ui-voyage-leave = Leave the first voyage
ui-voyage-again = From the beginning
ui-voyage-next = The next voyage
ui-voyage-play = Play a real game
ui-voyage-watch = Watch what happens.
ui-voyage-elsewhere = The rules allow that as well, and in a real game the choice will be yours. For now, do what the note asks.
ui-voyage-listen = Nothing to be done here yet. Read the note, then go on.
ui-voyage-done = This voyage is over. Now play a game of your own.
ui-voyage-offer = New to this game?
ui-voyage-offer-help = Learn it by playing: a guided first voyage, some ten minutes.
ui-voyages = First voyages
ui-voyage-begun = (under way)
# Several screens
ui-kind-guest = Guest
ui-kind-guest-help = Plays at another screen. Comes by an invitation from another phone, computer or window. The others’ cards never reach that page; whoever hosts the game could look into them in their own browser.
ui-lobby = The crew gathers
ui-lobby-swap = Change with the seat below
ui-lobby-swap-of = Change seats { $seat } and { $other }
ui-lobby-complete = Everybody is here and ready.
ui-lobby-not-ready = Everybody is here, but not all have said that they are ready.
ui-lobby-waits = Waiting for all guests to come.
ui-lobby-you = that is you
ui-lobby-host-begins = Whoever invited you begins the game.
ui-lobby-hints = Hints from the coach are fine with me
ui-lobby-hints-help = If everybody agrees, whoever is to decide may ask the coach. Only they see the answer.
ui-lobby-hints-all = Everybody agrees. Whoever is to decide may ask the coach; only they see the answer, and the game then counts as practice.
ui-place-hints = is fine with hints
ui-ready = I am ready
ui-ready-not = Wait a little
ui-place-ready = ready
ui-place-here = is here
ui-place-asks = knocks at the door
ui-place-connecting = connecting…
ui-place-away = is away
ui-place-empty = waits for a guest
ui-ask-in = { $name } would like to take seat { $seat }. Is it whom you expect?
ui-ask-in-again = { $name } would like to take seat { $seat }, where { $guest } played before, and did not show that guest’s code. Is it whom you expect?
ui-ask-accept = Let in
ui-ask-decline = Turn away
ui-invitations = Invitations
ui-invitations-help = Each guest opens an invitation of their own: by pointing a camera at it, or from the link that you send. Their page answers with a code; paste it here, or scan it from their screen.
ui-invitations-nearby = This browser lacks WebRTC. Only windows of the same browser on this computer can come.
ui-invitation-for = Invitation to seat { $seat }
ui-invitation-title = Invitation to a table in Kajuta
ui-invitation-coming = Making the invitation…
ui-invitation-new = New invitation
ui-answer-field = The guest’s answer (link or code)
ui-answer-title = Answer to an invitation to Kajuta
ui-answer-damaged = This answer is damaged or incomplete. Have the guest send it again.
ui-answer-unknown = This answer belongs to another invitation, perhaps an older one. Send the guest the one that is here now.
ui-answer-used = Somebody has answered this invitation already. Make a new one for another guest.
ui-codes-show = The codes of invitation and answer hold network addresses of the devices. Send them only to people you play with.
ui-code-copy = Copy the link
ui-code-share = Send…
ui-code-copied = The link is copied.
ui-code-not-copied = The browser did not allow copying. Select the link and copy it yourself.
ui-scan = Scan
ui-scan-help = Point the camera at the code.
ui-scan-refused = There is no camera, or the page may not use it. The code can be pasted as text, too.
ui-refused-sent = Refused messages of guests: { $count }
ui-join = Invitation to a table
ui-join-help = Do you play with somebody at another screen? Scan their invitation, or paste its link here.
ui-join-field = Invitation (link or code)
ui-join-name = Your name
ui-join-calling = Making the answer…
ui-join-answer = Your answer
ui-join-answer-help = Show this code to whoever invited you, or send them the link. As soon as they have put it in, the table appears here.
ui-join-asking = You knock at the door
ui-join-asking-help = The connection stands. Now whoever invited you has to let you in.
ui-join-build = This page and that of whoever invites you are different releases of Kajuta. Load both anew and take a new invitation.
ui-join-taken = Somebody sits on this seat already. Ask for a new invitation.
ui-join-declined = Whoever hosts the game did not let you in, or took your seat away.
ui-join-elsewhere = You play on in another window or on another device.
ui-join-damaged = The invitation is damaged or incomplete. Open it again, or ask for a new one.
ui-join-other = This is not an invitation to a table.
ui-join-old = The invitation is more than a day old. Ask for a new one.
ui-join-alone = This browser cannot connect to other devices (it lacks WebRTC, or has it switched off). Try another browser.
ui-host-away = Waiting for the host
ui-host-away-help = The connection has broken. Your seat stays yours: scan the new invitation that the host shows, or paste its link here. A window on the same computer comes back by itself.
ui-host-screen = The host
ui-line-lost = The connection to the host has broken. The move was not made.
ui-handed-waiting = Handing it to your table…
ui-handed-yes = The answer is with your table. You can close this window.
ui-handed-nobody = Your table is not open in this browser. Open it and paste the link into the field “The guest’s answer”.
ui-handed-damaged = { ui-answer-damaged }
ui-handed-used = { ui-answer-used }
ui-handed-taken = { ui-join-taken }
ui-guests = Guests
ui-guest-away = { $name } is not connected now.
ui-guest-invite = Invitations and answers
ui-guest-stand-in = Let a bot play
ui-guest-stand-in-sure = A bot will play for { $name } until they come back. The log will say so.
ui-guest-resting = A bot plays for you now.
ui-guest-back = Play again yourself
ui-rest = Let a bot play for me
ui-undo-asked = { $name } would like to take back their move.
ui-undo-waits = { $name } would like to take back their move. Waiting for the others.
ui-undo-agree = Allow
ui-undo-disagree = Do not allow
ui-undo-declined = { $name } would rather not have it taken back.
ui-stood-in = a bot played, too
ui-somebody = Somebody
ui-join-name-empty = as they know you at the table


# Statistics
ui-statistics = Statistics
ui-statistics-game = Game
ui-statistics-games = Games finished
ui-statistics-wins = Wins
ui-statistics-best = Best result
ui-statistics-average = Average
ui-statistics-streak = Wins in a row: now / most
ui-statistics-time = Time at the table
ui-statistics-minutes = { $minutes } min
ui-statistics-hours = { $hours } h { $minutes } min
ui-statistics-variant = Variant
ui-statistics-seat-filter = Number of seats
ui-statistics-company = With whom
ui-statistics-any = all
ui-statistics-plain = basic game
ui-statistics-seat-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
ui-statistics-mixed = various bots
ui-statistics-people = people only
ui-statistics-alone = alone
ui-statistics-practice = practice games
ui-statistics-by-company = Wins by company
ui-statistics-by-seats = Wins by number of seats
ui-statistics-by-variant = Wins by variant
ui-statistics-share = { $wins } of { $games } ({ $percent }{"\u00A0"}%)
ui-statistics-latest = Latest results
ui-statistics-latest-note = a full column is a win, a hollow one is not
ui-statistics-result =
    { $won ->
        [yes] { $score }, won
       *[no] { $score }, not won
    }
ui-statistics-feats = Feats
ui-statistics-none = No game has been finished here yet.
ui-statistics-note = Statistics are kept in this browser only. Practice games count apart.
ui-statistics-reset = Delete statistics
ui-statistics-reset-sure = Delete all statistics? Saved games stay, but this cannot be undone.
ui-statistics-import-failed = This file holds no statistics of Kajuta. Nothing was changed.
ui-statistics-imported =
    { $count ->
        [one] { $count } game was added.
       *[other] { $count } games were added.
    }
ui-review = Review
ui-review-coming = The review goes through the game turn by turn. It takes a while.
ui-review-stop = Stop
ui-review-ready = The review is ready.
ui-review-cut = The review was stopped, this is the beginning of the game only.
ui-review-chances = Chances to win
ui-review-turn = Turn { $turn }
ui-review-moments = What decided it
ui-review-parts = luck { $luck }, choice { $choice }
ui-review-no-moments = No turn changed the chances much.
ui-review-decisions = Dearest decisions
ui-review-better = Better was:
ui-review-cost = It cost { $cost }{"\u00A0"}% of the chance to win (surely { $low } to { $high }{"\u00A0"}%).
ui-review-no-decisions = No decision was provably worse than the best one.
ui-review-note = A decision is judged by what its seat knew then. Luck is the change that none of its decisions made.
ui-review-open = Open on the timeline
ui-review-open-note = A line can be opened on the timeline.
ui-move-send = Send the move
ui-move-sure = The link holds the whole game: everybody’s cards and the luck to come. Whoever has it can read them, so the game is marked “on trust”. Send it?
ui-move-link = Link to the next move
ui-move-help = Send it to whoever is to move. It opens the table with what has happened since their last turn.
ui-move-long = The link would have { $length } characters, and some apps would cut it. Send the game as a file.
ui-move-file = Send as a file
ui-move-older = The link is older than the game that you have here. Nothing has changed.
ui-move-parted = This game parted from the one that you have here after step { $at }. It lies beside it now as a second one.
ui-trust = on trust
