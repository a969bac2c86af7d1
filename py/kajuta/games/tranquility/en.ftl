game-title = Tranquility
game-tagline = Work together without a word to fill the grid with islands, from lowest to highest.

## New game

option-variant = Variant
    .help = Which grid you fill and which rules you play by.
option-variant-base = Standard game
    .help = A 6-by-6 grid that everyone fills together. Play your first game without expansions, then add them one by one.
option-variant-arch = High Arch
    .help = 30 spaces: first two pillars, then the top. We worked out the details ourselves.
option-variant-small-arch = Small Arch
    .help = A smaller High Arch with 24 spaces: two pillars of 9, then a top of 6. We worked out the details ourselves.
option-variant-pyramid = Pyramid
    .help = 21 border cards, and an exploration card under every new island. We worked out the details ourselves.
option-variant-day-night = Day and Night
    .help = Half of the grid must show the sun, the other half the moon. We worked out the details ourselves.
option-variant-competitive = Competitive
    .help = Two players compete for points. We worked out the details ourselves.
option-halves = Halves
    .help = House rule: suns only in the three lower rows, moons only in the three upper ones. This makes Day and Night harder.
option-turning-hands = Turning hands
    .help = House rule: if you discard instead of playing, you may flip the cards in every player’s hand.
option-rocks = Jagged Rocks
    .help = The rocks block one row and move after each turn, unless the player discards 2 cards.
option-monsters = Sea Monsters
    .help = They clog your hand. The only way to get rid of one is to let it destroy an island.
option-monsters-none = None
    .help = No monsters.
option-monsters-3 = 3
    .help = The easiest.
option-monsters-4 = 4
    .help = Medium difficulty.
option-monsters-5 = 5
    .help = The hardest.
option-storms = Storm & Compass
    .help = Six storms cause trouble until a compass cancels them. There are two of each color (our best guess at the number).
option-wilds = Wild cards
    .help = Each one can stand for any other card, which makes the game easier. There are two of them (our best guess at the number).
option-removed = Islands removed
    .help = Before the game, a sea god removes islands without anyone seeing which. Galateia is a good choice for experienced and solo players.
option-removed-none = None
    .help = All 80 islands are in the game.
option-removed-galateia = Galateia
    .help = 4 islands are missing.
option-removed-triton = Triton
    .help = 6 islands are missing.
option-removed-leukothea = Leukothea
    .help = 8 islands are missing.
option-removed-amfitrita = Amphitrite
    .help = 10 islands are missing.
option-removed-poseidon = Poseidon
    .help = 12 islands are missing.
option-warnings = Quiet warnings
    .help = A warning appears next to the price if playing there would leave a gap that, as far as you can tell, nobody can fill. Good for your first games.
figure-won = Won by bots: { $seats1 ->
    [-1] –
   *[other] { $seats1 }%
} · { $seats2 ->
    [-1] –
   *[other] { $seats2 }%
} · { $seats3 ->
    [-1] –
   *[other] { $seats3 }%
} · { $seats4 ->
    [-1] –
   *[other] { $seats4 }%
} · { $seats5 ->
    [-1] –
   *[other] { $seats5 }%
} (1–5 players)

## Cards

island = island { $number }
    .acc = island { $number }
card-start = Start card
    .acc = a Start card
    .short = Start
card-finish = Finish card
    .acc = a Finish card
    .short = Finish
card-monster = Sea monster
    .acc = a sea monster
    .short = Monster
card-wild = Wild card
    .acc = a wild card
    .short = Wild
card-yellow = Yellow storm
    .acc = a yellow storm
    .short = Yellow
card-purple = Purple storm
    .acc = a purple storm
    .short = Purple
card-orange = Orange storm
    .acc = an orange storm
    .short = Orange
card-compass = Compass
    .acc = a compass
    .short = Compass
card-rocks = Jagged Rocks
    .acc = the Jagged Rocks
    .short = Rocks
card-border = Border card
    .acc = a border card
    .short = Border
card-hidden = Card in a hand

## Table

cell-empty = Row { $row }, space { $place }, empty
cell-laid = Row { $row }, space { $place }: { $number }
row = Row { $row }
row-purple = Row { $row }, blocked by a purple storm
row-rocks = Row { $row }, blocked by rocks
row-rocks-purple = Row { $row }, blocked by rocks and a purple storm
start-word = start
finish-word = finish
start-place = Space for the Start card
finish-place = Space for the Finish card
pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pile-short = { $count ->
    [one] in the pile
   *[other] in the pile
}
discards = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
discards-short = { $count ->
    [one] discarded
   *[other] discarded
}
offered = Offers { $count ->
    [0] nothing
    [one] { $count } card
   *[other] { $count } cards
}
offered-short = { $count ->
    [one] offered
   *[other] offered
}
exploration = Exploration deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
exploration-short = { $count ->
    [one] exploration
   *[other] exploration
}
monsters-held = { $count ->
    [one] { $count } monster in hand
   *[other] { $count } monsters in hand
}
lays-suns = plays suns
lays-moons = plays moons
begins = starting player
compasses = Compasses: { $count } ({ $supply } left to gain)
display = Face-up cards
deck = Shared draw pile
sky-sun = Suns: { $count } of { $of }
sky-moon = Moons: { $count } of { $of }
facing = { $facing ->
    [moon] The cards in hand show the moon.
   *[sun] The cards in hand show the sun.
}
number = Number { $number }
numbers = Number for the wild card

price = { $count ->
    [0] free
   *[other] −{ $count }
}
price-hopeless = { $count ->
    [0]
        free
        ⚠{"\u00A0"}gap
   *[other]
        −{ $count }
        ⚠{"\u00A0"}gap
}
confirm-turned = The suns and moons aren’t right yet. If you play the Finish card now, the game is lost. Play it anyway?

## Buttons

discard = Discard 2 cards
pay-chosen = Discard
discard-chosen = Discard
discard-all = Discard all for a compass
stuck = No move left: the game is lost
turn-card = Flip a card on the grid
stay = Leave the rocks
pass = Let the storm come
cancel = Cancel it with a compass
wild-cancel = Cancel it with a wild card
wild-compass = Cancel a storm with a wild card
keep-hands = Don’t flip
turn-hands = Flip all hands
offer-count = Offer { $count ->
    [0] nothing
    [one] { $count } card
   *[other] { $count } cards
}
amount = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
top-count = { $count ->
    [0] None
    [one] { $count } card
   *[other] { $count } cards
} from the pile

## The sentence at the top

status-turn = Play a card or discard 2
status-duel = Play a card or discard 2
status-full = The grid is full, so play a Finish card
status-full-no-start = Discard 2 cards, since the Start card is missing
status-full-turn-cards = Flip a card to set suns and moons right
status-full-monsters = Discard 2 cards, since someone has a sea monster
status-pay =
    { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
status-down =
    { $count ->
        [one] Discard { $count } card for the yellow storm
       *[other] Discard { $count } cards for the yellow storm
    }
status-give =
    { $count ->
        [one] Discard { $count } card for the Start card
       *[other] Discard { $count } cards for the Start card
    }
status-tops = Choose how many of the { $count } cards your pile gives
status-offer = Offer cards for the Start card ({ $total } of 8 so far)
status-offer-again = Make your final offer ({ $total } offered, 8 needed)
status-rocks = Move the rocks, or discard 2 cards to keep them
status-place-rocks = Choose a row for the rocks
status-attack = Choose an island for the monster to remove
status-purple = Choose a row for the purple storm to block
status-window = Cancel this storm? ({ $storm })
status-number = Choose a number for the wild card
status-hands = Flip the cards in every player’s hand?
status-taking = Take one of the face-up cards
prompt-space = Choose a space for the { $number }
prompt-space-wild = Choose a space for the wild card
prompt-space-start = Choose the space for the Start card
prompt-space-finish = Choose the space for the Finish card
prompt-flip = Choose a card to flip
prompt-storm = Choose a storm to cancel
window-storm = Storms

## Log

remembered = You remember your discards: { $cards }.
log-turn = { $seat }’s turn.
log-lay = { $seat } plays { $number }{ $cost ->
    [0] .
    [one] { " " }for { $cost } card.
   *[other] { " " }for { $cost } cards.
}
    .own =
        { $cost ->
            [0] Play { $number }.
            [one] Play { $number } for { $cost } card.
           *[other] Play { $number } for { $cost } cards.
        }
action-pay = { $seat } discards { $card }.
    .own = Discard { $card }.
action-wild = { $seat } plays the wild card.
    .own = Play the wild card.
action-keep-hands = { $seat } leaves the cards in all hands as they are.
    .own = Leave the cards in all hands as they are.
action-pass = { $seat } lets the storm come.
    .own = Let the storm come.
log-paid = { $seat } discards cards from hand, face down.
log-draw = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-extra = { $seat } draws extra cards.
log-start = { $seat } plays { $card }. Together, the crew must discard 8 cards.
log-moon = All players flip their cards to the moon side.
log-offer = { $count ->
    [0] { $seat } offers nothing for the Start card.
    [one] { $seat } offers to discard { $count } card for the Start card.
   *[other] { $seat } offers to discard { $count } cards for the Start card.
}
    .own =
        { $count ->
            [0] Offer nothing for the Start card.
            [one] Offer to discard { $count } card for the Start card.
           *[other] Offer to discard { $count } cards for the Start card.
        }
log-share = { $seat } has { $count ->
    [0] nothing to discard.
    [one] { $count } card to discard.
   *[other] { $count } cards to discard.
}
log-top = { $seat } discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from the draw pile, unseen.
log-finish = { $seat } plays { $card }.
log-finish-fails = { $seat } tries to play { $card }, but there are still monsters in players’ hands.
log-monsters-shown = { $seat } reveals { $count ->
    [one] { $count } monster
   *[other] { $count } monsters
} from their hand. The game isn’t over yet.
log-rocks = { $seat } moves the rocks to row { $row }.
    .own = Move the rocks to row { $row }.
log-rocks-stay = { $seat } leaves the rocks where they are and discards 2 cards.
    .own = Leave the rocks where they are and discard 2 cards.
log-rocks-gone = The rocks leave the game.
log-monster = { $seat } sends a monster to { $number }. Both leave the game.
    .own = Send a monster to { $number }. Both leave the game.
log-compass = The crew gains a compass.
log-discard-all = { $seat } discards their whole hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
    .own =
        { $count ->
            [one] Discard your whole hand: { $count } card.
           *[other] Discard your whole hand: { $count } cards.
        }
log-storm = { $seat } draws { $card }.
log-purple = { $seat } blocks row { $row } with a purple storm.
    .own = Block row { $row } with a purple storm.
log-purple-nowhere = There is no row for the purple storm to block.
log-cancel = { $seat } cancels { $storm }.
    .own = Cancel { $storm }.
log-reveal = { $seat } discovers { $card }.
log-turned = { $seat } flips the { $number } { $facing ->
    [moon] moon side up
   *[sun] sun side up
}.
    .own =
        { $facing ->
            [moon] Flip the { $number } moon side up.
           *[sun] Flip the { $number } sun side up.
        }
log-turn-hands = { $seat } flips the cards in every player’s hand { $facing ->
    [moon] moon side up
   *[sun] sun side up
}.
    .own =
        { $facing ->
            [moon] Flip the cards in every player’s hand moon side up.
           *[sun] Flip the cards in every player’s hand sun side up.
        }
log-take = { $seat } takes { $card }.
    .own = Take { $card }.

## The end

end-won = The grid is full and paradise is in sight: the game is won.
end-stuck = { $seat } can’t play or discard anything: the ship is lost, and so is the game.
end-start = The crew didn’t have 8 cards to discard for the Start card: the game is lost.
end-turned = The suns and moons aren’t where they should be: the game is lost.
end-duel-won = The grid is full, and { $seat } ends the game with a Finish card.
end-duel-stuck = { $seat } can’t play or discard anything.
score-islands = Islands on the grid
score-cards = Cards on the grid
score-discards = Discarded cards
score-finish = Finish card played
score-second = Second player’s bonus
tie-discards = discarded cards
tie-top-row = cards in the top row

## What bots judge by

term-gaps = How tight the gaps are
term-hopeless = Spaces that no number can fill anymore
term-shortage = Risk that someone runs out of cards
term-idle = No playable card in hand
term-empty = Spaces still to fill
term-finish = Risk that no Finish card turns up
term-wilds = Wild cards in hand
term-monsters = Monsters in hand
term-storms = Storms and what they block
term-compasses = Compasses
term-explored = What is still hidden under the pyramid
term-pillars = Empty pillar spaces that keep the top closed
term-lead = Point lead
term-promise = Playable cards in hand

# What the coach says for a term
why-gaps = leaves more numbers that fit the gaps
why-hopeless = leaves fewer spaces that will probably stay empty
why-shortage = makes it less likely that someone runs out of cards
why-price = makes you discard { $number ->
    [one] 1 fewer card
   *[other] { $number } fewer cards
}
why-idle = keeps playable cards in your hand
why-empty = fills { $number ->
        [one] 1 more space
       *[other] { $number } more spaces
    }
why-finish = makes a Finish card more certain
why-wilds = leaves { $number ->
        [one] 1 more wild card
       *[other] { $number } more wild cards
    } in hand
why-monsters = gets rid of a monster while there’s still time
why-storms = limits the damage from storms
why-compasses = leaves you { $number ->
        [one] 1 more compass
       *[other] { $number } more compasses
    }
why-explored = makes better use of what is under the pyramid
why-pillars = fills { $number ->
        [one] 1 more pillar space
       *[other] { $number } more pillar spaces
    }, so the top opens sooner
why-lead = improves your score against your opponent
why-promise = leaves you { $number ->
        [one] 1 more playable card
       *[other] { $number } more playable cards
    }

# Achievements
feat-plenty = Stores to spare
    .how = Win with 25 or more cards left
feat-frugal = Frugal crew
    .how = Win after paying no more than 12 cards
feat-alone = Alone at sea
    .how = Win a solo game
feat-storm-proof = Storm-proof
    .how = Win with storms in the game
feat-landslide = Calm mastery
    .how = Win a duel by 10 or more points

## Why something cannot be done here

refused-order = You can’t play the { $number } here: it has to go between the { $low } and the { $high }.
refused-order-before = You can’t play the { $number } here: it has to go before the { $high }.
refused-order-after = You can’t play the { $number } here: it has to go after the { $low }.
refused-no-space = You can’t play the { $number }: there is no empty space between the { $low } and the { $high }.
refused-no-space-before = You can’t play the { $number }: there is no empty space before the { $high }.
refused-no-space-after = You can’t play the { $number }: there is no empty space after the { $low }.
refused-cost-most = You can’t play the { $number } here: it would cost { $cost } cards.
refused-cost-pay = You can’t afford the { $number } here: it costs { $cost ->
    [one] { $cost } card
   *[other] { $cost } cards
}, but { $left ->
    [0] you have no other card to pay with
   *[other] you can spare only { $left }
}.
refused-cost-anywhere = You can’t afford the { $number }: even in the cheapest space, it costs { $cost ->
    [one] { $cost } card
   *[other] { $cost } cards
}.
refused-taken = You can’t play here: the { $number } is already in this space.
refused-cell = You need a number between { $low } and { $high } here: choose one from your hand, then this space.
refused-cell-before = You need a number below { $high } here: choose one from your hand, then this space.
refused-cell-after = You need a number above { $low } here: choose one from your hand, then this space.
refused-cell-lacking = Only a number between { $low } and { $high } can go here, and you have none.
refused-cell-lacking-before = Only a number below { $high } can go here, and you have none.
refused-cell-lacking-after = Only a number above { $low } can go here, and you have none.
refused-cell-any = Any number can go here for now: first choose a card from your hand, then this space.
refused-finish = You can’t play a Finish card yet: there { $free ->
    [one] is still { $free } empty space
   *[other] are still { $free } empty spaces
} on the grid.
refused-finish-start = You can’t play a Finish card yet: the grid is full, but the Start card is missing.
refused-row = You can’t play in row { $row }: it’s blocked right now.
refused-roof = You can’t play at the top yet: { $free ->
    [one] { $free } space
   *[other] { $free } spaces
} below it must be filled first.
refused-no-card = You can’t flip a card here: this space is empty.
refused-no-storm = You can’t use a compass: there is no storm to cancel.
refused-no-compass = You can’t cancel a storm: the crew has no compass.
refused-passed = You can’t choose this card anymore: you’ve already skipped it. Undo to choose again.
refused-equal = Choose the identical card to the left of this one.
refused-start-cell = You can’t play the Start card here: it goes outside the grid, at the bottom left.
refused-finish-cell = You can’t play the Finish card here: it goes outside the grid, above the last space.
refused-no-start = Only a Start card can go here, but you chose { $card }.

## When it happens for the first time

rare-start = The Start card has been played, so together you now have to discard 8 cards. This is the only time you may talk about how many cards each of you gives.
rare-finish-fails = You can’t finish the game while someone is holding a monster. First, the monster has to be played on an island, and then that space has to be filled again.
rare-monster = A monster has destroyed an island, and both cards are out of the game. The space has to be filled again.
rare-rocks = The rocks have moved and now block another row. You can’t play there until they move on.
rare-rocks-gone = Enough rows are full, so the rocks are gone. From now on, only a storm can block a row.
rare-storm = A storm takes effect at once: yellow leaves a player with only 3 cards, purple blocks a row, and orange lets a player play only next to other cards. A compass cancels a storm.
rare-purple = A purple storm has blocked a row. Only a compass can clear it.
rare-compass = The crew has gained a compass. It cancels one storm, and any player can use it on their turn.
rare-cancel = A compass has canceled a storm. Both leave the game.
rare-discard-all = Discarding your whole hand costs a lot of cards. But it gives the crew a compass, which can cancel a storm.
rare-reveal = An island played on a border card has revealed a card from the exploration deck. It takes effect at once, whether it’s a storm, a compass, or just a border card.
