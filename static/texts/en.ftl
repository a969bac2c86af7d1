# Texts of the page.

ui-motto =
    { $games ->
        [one] { $games } sea board game: against bots, with friends anywhere, or around one screen
       *[other] { $games } sea board games: against bots, with friends anywhere, or around one screen
    }
ui-resume = Continue: { $game }
ui-minutes = { $from }–{ $to } min
ui-cooperative = cooperative
ui-daily = Game of the day
ui-daily-over = finished
ui-daily-updated = Kajuta has been updated. You started this game with release { $begun } of the rules and bots, and it continues with release { $release }.
ui-puzzles = Puzzles
ui-saves = Saved games
ui-rules = Rules
ui-settings = Settings
ui-credits = Credits
ui-menu = Game menu
ui-tools = Tools
ui-to-table = Back to the table
ui-to-menu = Main menu
ui-to-menu-brand = Kajuta: main menu
ui-skip-to-content = Skip to content
ui-language-other = Přepnout do češtiny
ui-offline-ready = Ready to play offline
ui-update-ready = A new version of Kajuta is ready.
ui-update-take = Update now
ui-update-elsewhere = Kajuta was updated in another window. This window still shows the old version.
ui-update-load = Reload this window
ui-close = Close
ui-yes = Yes
ui-no = No
ui-cancel = Cancel
ui-score = Points:

# Start
ui-loading = Loading the ship…
ui-starting = Weighing anchor…
ui-laying-out = Setting up the table…

# New game
ui-crew = Players
ui-players = Number of players
ui-options = Game options
ui-seat-name = Player { $seat }’s name
ui-seat-kind = Player type
ui-seat-kind-of = Type of player { $seat }
ui-kind-human = Person
ui-kind-boy = Cabin boy
ui-kind-boy-help = Misses a lot, grabs whatever it sees, and takes too many risks.
ui-kind-sailor = Sailor
ui-kind-sailor-help = Misses something now and then and relies too much on luck.
ui-kind-mate = First mate
ui-kind-mate-help = Thinks its turn through and keeps in mind what may be hidden.
ui-kind-captain = Captain
ui-kind-captain-help = Looks as far ahead as time allows and gives nothing away.
ui-kind-random = Random
ui-kind-random-help = Makes any legal move at random.
ui-names-people = Eve, Charles, Jane, Victor, Barbara, Otto, Clara, Simon
ui-names-bots = Bosun, Harpoon, Gale, Rudder, Parrot, Yardarm, Bowline, Buoy
ui-seed = Random seed
ui-seed-chance = random
ui-seed-new = Roll a new seed
ui-seed-help = The same seed and the same moves give the same game.
ui-weigh-anchor = Start game

# Table
ui-count =
    { $kind ->
        [card] { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
       *[piece] { $count ->
            [one] { $count } piece
           *[other] { $count } pieces
        }
    }
ui-can-choose = can be chosen
ui-pick-progress =
    { $missing ->
        [0] { $more ->
            [0] { $chosen } chosen
           *[other] { $chosen } chosen, up to { $more } more
        }
       *[other] { $chosen } chosen, { $missing } to go
    }
ui-thing-before = Previous
ui-thing-after = Next
ui-page = Quick reference
ui-page-alone = Printable quick reference
ui-print = Print
ui-log-rule = The rule behind this
ui-coach-rule = The rule
ui-clause-see = See also:
ui-new-here = New here?
ui-read-card = Read the card
ui-read-card-of = Read the card: { $what }
ui-side = Overview
ui-news = changed since your last move
ui-open-contents = Open
ui-open-contents-of = Open: { $what }
ui-mark-protected = safe
ui-mark-chosen = chosen
ui-mark-sealed = your choice
ui-mark-spent = used
ui-mark-damaged = damaged
ui-mark-closed = blocked
ui-mark-target = being decided now
ui-mark-warning = careful
ui-tray = Choose
ui-choose-which = Which one?
ui-choose-this = Choose this?
ui-lit-beyond = More choices off screen
ui-board = Game board
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-skip = Skip
ui-considering = Thinking…
ui-hasten = Play now
ui-practice = practice game
ui-practice-note = Practice game: someone asked for a hint or undid a step that had revealed something.
ui-hint = Hint
ui-hint-note = Hint: makes this a practice game
ui-hint-stop = Stop the coach
ui-hint-play = Play this move
ui-hint-points = suggested by the coach
ui-log = Game log
ui-log-text = Save as text
ui-log-empty = What happens in the game will appear here.
ui-undo = Undo
ui-undo-nothing = There is nothing to undo.
ui-redo = Redo
ui-redo-nothing = There is nothing to redo.
ui-since = What happened
ui-since-steps =
    { $steps ->
        [one] What happened: { $steps } step
       *[other] What happened: { $steps } steps
    }
ui-since-again = Replay it
ui-picture = Share a picture
ui-picture-failed = The picture couldn’t be made in this browser.
ui-timeline = Look back
ui-past = History of the game
ui-past-note = Looking back
ui-past-at = turn { $turn }, step { $step }/{ $of }
ui-past-unknown =
    { $steps ->
        [0] The rules have since been corrected, so earlier steps may have looked different.
        [one] { $steps } step from an earlier version can’t be shown.
       *[other] { $steps } steps from an earlier version can’t be shown.
    }
ui-past-step = Step
ui-past-first = To the start
ui-past-earlier = Previous turn
ui-past-back = Previous step
ui-past-play = Play
ui-past-stop = Pause
ui-past-forward = Next step
ui-past-later = Next turn
ui-past-last = Jump to the end
ui-past-close = Back to the game
ui-past-eyes = View
ui-past-eyes-none = What everyone could see
ui-past-eyes-all = All hands face up
ui-branch = Play on from here
ui-branch-name = { $name } – from turn { $turn }
ui-branch-begun = This is a new practice game that starts from this point. The original is still in Saved games.
ui-moment = Moment of a game
ui-moment-mark = Moment
ui-moment-share = Send this moment as a link
ui-moment-share-short = Send
ui-moment-link = Link to this moment
ui-moment-link-copied = Link copied. It shows only what everyone at the table can see.
ui-moment-file = A link would be too long, so this moment was saved as a file. You can open it in Kajuta.
ui-moment-running = Someone sent you this moment of a game. You see what everyone at the table could see. You can look at everything, but you can’t play.
ui-moment-over = Someone sent you this finished game. You can step through it and look at everything, but you can’t play.
ui-log-open = Show the table at this moment
ui-undo-practice = This step has already revealed something. If you undo it, this becomes a practice game.
ui-undo-consent = This step has already revealed something. You can undo it only if everyone else agrees, and you can ask them only once. If they agree, this becomes a practice game.
ui-undo-ask = Ask the others
ui-turn-end-sure = This ends your turn. Go ahead?
ui-undo-turn = Back to the start of the turn
ui-actions = Moves you can make
ui-actions-short = Moves
ui-actions-over = The game is over.
ui-actions-none = Another player is deciding right now.
ui-help = Help
ui-help-table = Choose anything that is lit up. The line above the table shows whose turn it is and what to do. Choose anything dark to see which rule forbids it. To see what something is, press and hold it, right-click it, or press I. A small triangle marks a change since your last move.
ui-key-arrows = arrow keys
    .does = move around the table
ui-key-enter = Enter
    .does = choose
ui-key-n = N, Shift+N
    .does = next or previous lit thing
ui-key-esc = Esc
    .does = cancel a choice or close a window
ui-key-a = A
    .does = list every move you can make
ui-key-p = P
    .does = quick reference
ui-key-h = H
    .does = ask the coach for a hint
ui-key-u = U, Ctrl+Z
    .does = undo
ui-key-b = B
    .does = back to the start of the turn
ui-key-redo = Shift+U, Ctrl+Shift+Z, Ctrl+Y
    .does = redo
ui-key-t = T
    .does = look back: arrow keys move by step and turn, space plays, Esc returns to the game
ui-key-w = W
    .does = replay what happened since your last turn
ui-key-f = F
    .does = make the bot stop thinking and play
ui-key-l = L
    .does = game log
ui-key-i = I
    .does = explain the selected item, then go to the previous or next one
ui-key-help = ?
    .does = this help
ui-refusal = Why not
ui-refusal-rules = Open the rule
ui-standing = { $window } – when to be asked:
ui-standing-ask = always
ui-standing-mine = only if it affects me
ui-standing-never = never
ui-standing-reset = { $window }: ask me again
ui-seat-menu = { $name }: player menu
ui-look = What { $name } sees
ui-look-end = Hide the cards
ui-concede = Concede
ui-concede-sure = { $name } will finish last. Concede?

# Curtain
ui-curtain-hand-over = Pass the screen to
ui-curtain-secret = Everyone else, look out to sea.
ui-curtain-lift = I’m { $name }

# End
ui-end = Game over
ui-end-won = wins!
ui-end-draw = share the victory!
ui-end-conceded = conceded
ui-end-all-won = The crew wins together!
ui-end-all-lost = This time the sea won.
ui-end-of = { $points } of { $of }
ui-end-crew = The crew
ui-end-look = View the table
ui-reckoning = Final scores
ui-outcome = Result
ui-rematch = Rematch

# Saved games
ui-saves-lead = Games are saved only in this browser. To keep one for good, save it to a file.
ui-saves-none = No ships at anchor here yet.
ui-saves-search = Search by name, game, or player
ui-saves-sort = Sort
ui-sort-played = last played
ui-sort-begun = newest
ui-sort-name = name
ui-sort-game = game
ui-saves-found =
    { $found ->
        [one] { $found } game found
       *[other] { $found } games found
    }
ui-saves-found-none = No games match.
ui-saved-branch = branch
ui-saved-over = finished
ui-saved-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
ui-rename = Rename
ui-rename-done = Done
ui-rename-several = Each game gets this name and a number.
ui-select = Select games
ui-select-all = Select all
ui-select-none = Select none
ui-select-end = Done
ui-selected =
    { $count ->
        [one] { $count } game selected
       *[other] { $count } games selected
    }
ui-delete-several =
    { $count ->
        [one] Delete { $count } game?
       *[other] Delete { $count } games?
    }
ui-deleted-several =
    { $count ->
        [one] { $count } game deleted
       *[other] { $count } games deleted
    }
ui-export = Save to a file
ui-import = Open from a file
ui-import-failed = This file isn’t a saved game from Kajuta. Nothing was changed.
ui-link = Link to this game
ui-link-copy = Copy link
ui-link-copied = Link copied. It contains the whole game.
ui-link-no-beginning = The start of this link is missing. Copy the whole link again.
ui-link-no-end = The end of this link is missing. Copy the whole link again.
ui-link-known = You’ve opened this link before. Here is that game as you left it.
ui-link-copy-open = Open a copy
ui-delete = Delete
ui-deleted = Deleted: { $name }
ui-undo-delete = Undo
ui-storage-full = This browser has no room left, so the game is no longer being saved. Save it to a file or delete an older game.
ui-storage-denied = This browser doesn’t let the page save anything, so the game will be lost when you close the page. Save it to a file.
ui-saved-damaged = Damaged game
ui-saved-damaged-help = This game can’t be read anymore.

# A file that has arrived
ui-file = Open a file
ui-file-none = There is no file to open.
ui-file-reading = Reading the file…
ui-file-too-big = This file is too big to be from Kajuta. Nothing was changed.
ui-file-unreadable = This file can’t be read. Nothing was changed.
ui-file-game = This file contains a saved game:
ui-file-open-game = Open the game
ui-file-moment = This file contains a moment of a game. You can look at the table; nothing will be saved here.
ui-file-open-moment = Look at it
ui-file-statistics = This file contains statistics from Kajuta.
ui-file-add-statistics = Add the statistics
ui-file-decline = Don’t open
ui-file-newer = This file was saved by a newer version of Kajuta. Nothing was changed.
ui-file-damaged = The start of this file is damaged. Nothing was changed.
ui-file-backup = This file contains everything Kajuta had saved in a browser:
ui-file-backup-of = This file contains everything Kajuta had saved in a browser on { $day }:
ui-file-backup-help = You won’t lose anything you have here. If a game is in both places, the longer version is kept. Settings you’ve changed here stay as they are.
ui-file-add-backup = Add everything

# Everything in one file
ui-backup-save = Save everything
ui-backup-elsewhere = Take everything to another device
ui-backup-note = “Save everything” puts everything into one file: games, names, settings, first voyages, tips, statistics, puzzles, and games of the day. Open it on a new phone or computer, or here after the browser has cleared its data.
ui-backup-saved = Everything was saved to a file.
ui-backup-saved-but =
    { $count ->
        [one] Everything was saved to a file, except for one damaged game.
       *[other] Everything was saved to a file, except for { $count } damaged games.
    }
ui-backup-reminder = Your browser may delete your games when it needs room. Save everything to a file to be safe.
ui-backup-later = Not now
ui-backup-checking = Checking part { $part } of { $of }…
ui-backup-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
ui-backup-part =
    { $kind ->
        [game] Game
        [settings] Settings
        [names] Players’ names
        [guest-name] Your name as a guest
        [voyages] First voyages
        [tips] Tips already shown
        [statistics] Statistics
        [daily] Games of the day
        [puzzles] Puzzles
       *[other] Unknown part
    }
ui-backup-done = Everything in the file is here now.
ui-backup-done-but = Everything that could be read is here now.
ui-backup-new =
    { $count ->
        [one] { $count } game added
       *[other] { $count } games added
    }
ui-backup-longer =
    { $count ->
        [one] { $count } game updated to the longer version in the file
       *[other] { $count } games updated to the longer versions in the file
    }
ui-backup-parted =
    { $count ->
        [one] { $count } game differs from yours, so both versions were kept
       *[other] { $count } games differ from yours, so both versions were kept
    }
ui-backup-here =
    { $count ->
        [one] { $count } game was here already
       *[other] { $count } games were here already
    }
ui-backup-damaged = These parts couldn’t be read in full:
ui-backup-damaged-more = and { $count } more

# Rules
ui-rules-core = All games
ui-rules-games = Rules of each game
ui-rules-index = Contents
ui-search = Search the rules
ui-search-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
ui-search-nothing = No rule matches.
ui-clause-link = Link to the rule “{ $title }”
ui-clause-technical = app limitation
ui-clause-people = honor rule, not checked
ui-clause-reconstructed = our reconstruction
ui-clause-ruling = our ruling

# Settings
ui-lang = Language
ui-lang-cs = Čeština
ui-lang-en = English
ui-theme = Theme
ui-theme-system = System
ui-theme-dark = Dark
ui-theme-light = Light
ui-pace = Bot speed
ui-pace-slow = Slow
ui-pace-normal = Normal
ui-pace-fast = Fast
ui-pace-none = Instant
ui-patience = Bot thinking time
ui-patience-short = Short
ui-patience-normal = By rank
ui-patience-long = Triple
ui-your-turn = Your turn
ui-status-yours = Your turn: { $what }
ui-status-yours-decision = Your decision: { $what }
ui-status-named = { $seat }: { $what }
ui-status-named-decision = { $seat } ({ $turn }’s turn): { $what }
ui-sound = Sound
ui-sound-off = Off
ui-sound-soft = Quiet
ui-sound-full = Loud
ui-sea = Sea in the background
ui-sea-true = On
ui-sea-false = Off
ui-hints = Preview what a move does
ui-hints-true = On
ui-hints-false = Off
ui-rare = First-time tips
ui-rare-true = On
ui-rare-false = Off
ui-rare-title = First time
ui-rare-close = Got it
ui-confirm = Ask before a move ends my turn
ui-confirm-true = On
ui-confirm-false = Off
ui-awake = Keep the screen awake
ui-awake-true = While someone has to decide
ui-awake-false = Never
ui-full-screen = Full screen
ui-full-screen-end = Exit full screen
ui-letters = Single-letter shortcuts (listed in Help at the table)
ui-letters-true = On
ui-letters-false = Off
ui-stun = STUN server (to connect across networks)
ui-stun-help = None is set by default, and you don’t need one on the same network. Without one, players on different networks often can’t connect. With each invitation, the server learns your public address and the time, but nothing about the game.
ui-settings-note = If your system is set to reduce motion, animations on the table are turned off.

# Credits
ui-credits-games = Games
ui-credits-games-text = The games belong to their authors and publishers. Kajuta’s rules texts, code, and drawings are our own.
ui-credits-art = Art
ui-credits-art-text = Most icons come from
ui-credits-programs = Software and fonts

# When something goes wrong
ui-no-page = Uncharted waters
ui-no-page-words = This page doesn’t exist.
ui-not-loaded = Couldn’t load
ui-not-loaded-words = This couldn’t be loaded. Are you offline?
ui-page-coming = Loading…
ui-problem-lost = This game isn’t saved in this browser.
ui-problem-foreign = This game was continued in another window.
ui-problem-foreign-load = Continue from there
ui-problem-deleted = This game was deleted in another window.
ui-problem-deleted-keep = Keep it and play on
ui-problem-no-wasm = This browser doesn’t support WebAssembly, which Kajuta needs. Try a newer browser, or allow WebAssembly in the settings.
ui-problem-no-worker = This browser doesn’t allow background workers, which Kajuta needs. Try a newer browser.
ui-problem-load = Some files couldn’t be loaded. Are you offline?
ui-problem-file =
    { $fault ->
        [network] The connection was lost before { $file } had loaded. The rest will load by itself once you’re back online.
        [missing] The server doesn’t have { $file }, which Kajuta needs.
        [type] The server sent something else instead of { $file }. You may need to log in to this network first.
        [cut] Only part of { $file } arrived.
       *[damaged] { $file } arrived damaged.
    }
ui-problem-dead = The game engine stopped responding. Your game is saved; you can continue.
ui-problem-python = The game engine hit a bug. Your game is saved up to the last move; you can continue from there.
ui-problem-bot = { $name } can’t decide. The game is saved up to the last move. Who takes over?
ui-problem-bot-other = Hand the seat over to: { $kind }
ui-problem-bot-hand = Make this move myself
ui-problem-detail = Details
ui-problem-again = Try again
ui-problem-recover = Continue from the last move

# First voyages
ui-voyage = First voyage
ui-voyage-count = { $number } of { $of }
ui-voyage-on = Next
ui-voyage-pass = Do it for me
ui-voyage-back = Back one step
ui-voyage-leave = Leave the tutorial
ui-voyage-again = Start over
ui-voyage-next = Next lesson
ui-voyage-play = Play a real game
ui-voyage-watch = Watch what happens.
ui-voyage-elsewhere = The rules allow that too, and in a real game the choice is yours. For now, do what the note says.
ui-voyage-listen = Nothing to do yet. Read the note, then choose Next.
ui-voyage-done = You’ve finished this lesson. Now play a game of your own.
ui-voyage-done-next = You’ve finished this lesson. Continue with the next one.
ui-voyage-offer = New to this game?
ui-voyage-offer-help =
    { $lessons ->
        [one] Learn it by playing: the guided first voyage takes about 10 minutes.
       *[other] Learn it by playing, one lesson at a time. The first takes about 10 minutes.
    }
ui-voyages = First voyages
ui-voyage-begun = (in progress)
# Several screens
ui-kind-guest = Guest
ui-kind-guest-help = Joins by invitation from another phone, computer, or window. Guests never receive the other players’ cards, but the host could find everyone’s cards in their own browser.
ui-lobby = The crew gathers
ui-lobby-swap = Swap with the seat below
ui-lobby-swap-of = Swap seats { $seat } and { $other }
ui-lobby-complete = Everyone is here and ready.
ui-lobby-not-ready = Everyone is here, but not everyone is ready. You can start anyway.
ui-lobby-waits = Waiting for all guests to join.
ui-lobby-you = (you)
ui-lobby-host-begins = The host starts the game.
ui-lobby-hints = Allow hints from the coach
ui-lobby-hints-help = If everyone agrees, the player whose turn it is may ask the coach. Only that player sees the answer.
ui-lobby-hints-all = Everyone agrees. The player whose turn it is may ask the coach; only that player sees the answer, and the game then counts as practice.
ui-place-hints = allows hints
ui-ready = I’m ready
ui-ready-not = Not ready
ui-place-ready = ready
ui-place-here = here
ui-place-asks = wants to join
ui-place-connecting = connecting…
ui-place-away = away
ui-place-empty = waiting for a guest
ui-ask-in =
    { $named ->
        [no] Someone without a name wants to take seat { $seat }. Is this the guest you’re expecting?
       *[yes] { $name } wants to take seat { $seat }. Is this the guest you’re expecting?
    }
ui-ask-in-again =
    { $named ->
        [no] Someone without a name wants to take seat { $seat }, where { $guest } played before, but doesn’t have that guest’s code. Is this the guest you’re expecting?
       *[yes] { $name } wants to take seat { $seat }, where { $guest } played before, but doesn’t have that guest’s code. Is this the guest you’re expecting?
    }
ui-ask-accept = Let them in
ui-ask-decline = Turn them away
ui-invitations = Invitations
ui-invitations-help = Each guest needs their own invitation: let them scan its code, or send them the link. Their page then shows an answer code. Paste it here or scan it from their screen.
ui-invitations-nearby = This browser doesn’t support WebRTC. Only other windows of this browser on this computer can join.
ui-invitation-for = Invitation for seat { $seat }
ui-invitation-title = Invitation to a game on Kajuta
ui-invitation-coming = Preparing the invitation…
ui-invitation-new = New invitation
ui-answer-field = The guest’s answer (link or code)
ui-answer-title = Answer to a Kajuta invitation
ui-answer-damaged = This answer is damaged or incomplete. Ask the guest to send it again.
ui-answer-unknown = This answer belongs to another invitation, maybe an older one. Send the guest the current one.
ui-answer-used = Someone has already answered this invitation. Create a new one for another guest.
ui-codes-show = Invitation and answer codes contain the network addresses of your devices. Send them only to people you play with.
ui-code-copy = Copy link
ui-code-share = Send…
ui-code-copied = Link copied.
ui-code-not-copied = The browser didn’t allow copying. Select the link and copy it yourself.
ui-scan = Scan
ui-scan-help = Point the camera at the code.
ui-scan-refused = There is no camera, or this page isn’t allowed to use it. You can paste the code as text instead.
ui-refused-sent = Guest messages rejected: { $count }
ui-join = Join a game
ui-join-help = Playing with someone on another screen? Scan their invitation or paste the link here.
ui-join-field = Invitation (link or code)
ui-join-name = Your name
ui-join-calling = Preparing your answer…
ui-join-answer = Your answer
ui-join-answer-help = Show this code to the host or send them the link. The table appears here once they have entered it.
ui-join-asking = Waiting to be let in
ui-join-asking-help = You’re connected. The host still has to let you in.
ui-join-build = You and the host have different versions of Kajuta. Reload both pages and get a new invitation.
ui-join-taken = Someone already has this seat. Ask for a new invitation.
ui-join-declined = The host didn’t let you in, or removed you from your seat.
ui-join-elsewhere = You’re now playing in another window or on another device.
ui-join-damaged = The invitation is damaged or incomplete. Open it again or ask for a new one.
ui-join-other = This isn’t an invitation to a game.
ui-join-old = This invitation is more than a day old. Ask for a new one.
ui-join-alone = This browser can’t connect to other devices: it doesn’t support WebRTC, or WebRTC is turned off. Try another browser.
ui-host-away = Waiting for the host
ui-host-away-help = The connection was lost, but your seat is kept for you. Scan the host’s new invitation or paste its link here. A window on the same computer reconnects by itself.
ui-host-screen = Host
ui-line-lost = The connection to the host was lost. Your move was not made.
ui-handed-waiting = Sending it to your table…
ui-handed-yes = The answer has reached your table. You can close this window.
ui-handed-nobody = Your table isn’t open in this browser. Open it and paste the link into “The guest’s answer”.
ui-handed-damaged = { ui-answer-damaged }
ui-handed-used = { ui-answer-used }
ui-handed-taken = { ui-join-taken }
ui-guests = Guests
ui-guest-away = { $name } is disconnected.
ui-guest-invite = Invitations and answers
ui-guest-stand-in = Let a bot play
ui-guest-stand-in-sure = A bot will play for { $name } until they come back. The log will show it.
ui-guest-resting = A bot is playing for you.
ui-guest-back = Take my seat back
ui-rest = Let a bot play for me
ui-undo-asked = { $name } wants to undo a move that has already revealed something. If everyone agrees, this becomes a practice game.
ui-undo-waits = { $name } wants to undo a move. Waiting for the others.
ui-undo-voters = Everyone at this screen has to agree
ui-undo-answer = Answer
ui-undo-agree = Allow
ui-undo-disagree = Don’t allow
ui-undo-declined-no = { $name } didn’t allow the undo.
ui-undo-declined-absent = { $name } has left, so nothing was undone.
ui-undo-declined-moved-on = The game went on before everyone had agreed, so nothing was undone.
ui-stood-in = a bot stood in
ui-join-name-empty = the name your friends know you by


# Statistics
ui-statistics = Statistics
ui-statistics-game = Game
ui-statistics-games = Games finished
ui-statistics-wins = Wins
ui-statistics-best = Best result
ui-statistics-average = Average
ui-statistics-streak = Streak: now / best
ui-statistics-time = Time played
ui-statistics-minutes = { $minutes } min
ui-statistics-hours = { $hours } h { $minutes } min
ui-statistics-variant = Variant
ui-statistics-seat-filter = Number of players
ui-statistics-company = Played with
ui-statistics-any = All
ui-statistics-plain = base game
ui-statistics-seat-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-statistics-mixed = mixed bots
ui-statistics-people = people only
ui-statistics-alone = solo
ui-statistics-practice = practice games
ui-statistics-by-company = Wins by who you played with
ui-statistics-by-seats = Wins by number of players
ui-statistics-by-variant = Wins by variant
ui-statistics-share = { $wins } of { $games } ({ $percent }%)
ui-statistics-latest = Latest results
ui-statistics-latest-note = filled bar: win; empty bar: no win
ui-statistics-result =
    { $won ->
        [yes] { $score }, won
       *[no] { $score }, no win
    }
ui-statistics-feats = Achievements
ui-statistics-none = No finished games yet.
ui-statistics-note = Statistics are stored only in this browser. Practice games are counted separately.
ui-statistics-reset = Delete statistics
ui-statistics-reset-sure = Delete all statistics and puzzle results? Your saved games stay, but this can’t be undone.
ui-statistics-import-failed = This file doesn’t contain statistics from Kajuta. Nothing was changed.
ui-statistics-imported =
    { $count ->
        [one] { $count } game was added.
       *[other] { $count } games were added.
    }
ui-review = Game review
ui-review-coming = The review goes through the game turn by turn. This takes a while.
ui-review-stop = Stop
ui-review-ready = The review is ready.
ui-review-cut = The review was stopped, so it covers only the beginning of the game.
ui-review-chances = Chances of winning
ui-review-turn = Turn { $turn }
ui-review-moments = Turning points
ui-review-parts = luck { $luck }, decisions { $choice }
ui-review-conceded = { $seat } concedes, so the chart ends at 0%.
ui-review-no-moments = No turn changed anyone’s chances of winning by much.
ui-review-decisions = Costliest decisions
ui-review-better = Better:
ui-review-points =
    { $cost ->
        [one] { $cost } percentage point
       *[other] { $cost } percentage points
    }
ui-review-cost = It lowered the chance of winning by { ui-review-points } (most likely { $low } to { $high }).
ui-review-cost-exact = It lowered the chance of winning by { ui-review-points }.
ui-review-no-decisions = No human player made a clear mistake. Mistakes by bots are not shown here.
ui-review-note = Decisions are judged by what the player could know at the time. The rest of the change is luck.
ui-review-open = Open in the history
ui-review-open-note = Choose a line to see it in the history.
ui-move-send = Send the move
ui-move-sure = The link contains the whole game: everyone’s cards and every random result still to come. Anyone who has it can read them, so the game is marked “honor system”. Send it anyway?
ui-move-link = Link to the next move
ui-move-help = Send it to the player whose turn it is. It opens the table and shows what has happened since their last turn.
ui-move-long = The link would be { $length } characters long, and some apps would cut it off. Send the game as a file instead.
ui-move-file = Send as a file
ui-move-older = This link is older than your copy of the game. Nothing was changed.
ui-move-parted = This game differs from your copy after step { $at }, so it was saved as a second game.
ui-trust = honor system
