game-title = Tranquility
game-tagline = In silence and together, fill the sea with islands from the lowest number to the highest.

## New game

option-variant = Variant
    .help = Which sea is filled, and by what rules.
option-variant-base = Base game
    .help = A sea of six by six, all together. For the first time play this without expansions, then add them one by one.
option-variant-arch = High arch
    .help = Two pillars first, then the top: 30 cells. The details are reconstructed, the sheet with the variants is lost.
option-variant-small-arch = Small arch
    .help = A smaller High arch of 24 cells: two pillars of nine, then a top of six. The details are reconstructed.
option-variant-pyramid = Pyramid
    .help = 21 border cards; under every new island waits an exploration card. The details are reconstructed.
option-variant-day-night = Day and night
    .help = Half of the sea must show the sun, half the moon. The details are reconstructed.
option-variant-competitive = Competitive
    .help = Two players against each other, for points. The details are reconstructed.
option-halves = Halves
    .help = A harder day and night: suns in the three lower rows only, moons in the three upper ones. Reconstructed.
option-turning-hands = Turning hands
    .help = Who discards instead of laying may turn the cards in all hands. Reconstructed.
option-rocks = Sharp rocks
    .help = One row is always closed; the rocks move after every action.
option-monsters = Sea monsters
    .help = They clog a hand, and the only way to be rid of one is to let it destroy an island.
option-monsters-none = None
    .help = No monsters.
option-monsters-3 = Three
    .help = The mildest.
option-monsters-4 = Four
    .help = In between.
option-monsters-5 = Five
    .help = The hardest.
option-storms = Storms and compass
    .help = Six storms do harm until a compass cancels them. Two storms of each colour is a reconstructed number.
option-wilds = Wild cards
    .help = Two cards that stand for any other; they make it easier. Their number is reconstructed.
option-removed = Islands removed
    .help = A god of the sea takes islands away beforehand, unseen. Galateia is recommended to experienced and to solo players.
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
    .help = The price bears a sign when a lay would leave a gap that, for all you know, nobody can fill. Good for first voyages.
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
card-start = Start
    .acc = a Start
    .short = Start
card-finish = Finish
    .acc = a Finish
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
card-rocks = Sharp rocks
    .acc = sharp rocks
    .short = Rocks
card-border = Calm sea
    .acc = calm sea
    .short = Calm
card-hidden = Card in a hand

## Table

cell-empty = Row { $row }, cell { $place }, free
cell-laid = Row { $row }, cell { $place }: { $number }
row = Row { $row }
row-purple = Row { $row }, closed by a purple storm
row-rocks = Row { $row }, closed by rocks
row-rocks-purple = Row { $row }, closed by rocks and a purple storm
start-word = start
finish-word = finish
start-place = Place for the Start
finish-place = Place for the Finish
pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pile-short = { $count ->
    [one] in the pile
   *[other] in the pile
}
discards = Discarded: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
discards-short = { $count ->
    [one] discarded
   *[other] discarded
}
offered = Offers { $count ->
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
lays-suns = lays suns
lays-moons = lays moons
begins = went first
compasses = Compasses: { $count }, { $supply } more to gain
display = Face-up cards
deck = Common deck
sky-sun = Suns: { $count } of { $of }
sky-moon = Moons: { $count } of { $of }
facing = { $facing ->
    [moon] The cards in hand show the moon.
   *[sun] The cards in hand show the sun.
}
number = Number { $number }
numbers = The number of the wild card

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
confirm-turned = The cards on the sea are not turned as they must be. Laying the Finish loses the game for all. Really?

## Buttons

discard = Discard two cards
discard-all = Discard all for a compass
stuck = Nothing can be done: the ship is lost
turn-card = Turn a laid card
stay = Leave the rocks
pass = Let the storm come
cancel = Cancel the storm by a compass
wild-cancel = Cancel the storm by a wild card
wild-compass = Cancel a storm by a wild card
keep-hands = Leave the hands
turn-hands = Turn all hands
offer-count = Offer { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
amount = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
top-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} off the pile

## The sentence at the top

status-turn = { $seat } lays a card, or discards two.
status-duel = { $seat } lays a card, or discards two.
status-full = The sea is full. { $seat } may lay a Finish.
status-full-no-start = The sea is full, but no Start lies. { $seat } discards two cards while none comes.
status-full-monsters = The sea is full, but monsters are held: { $seat } cannot lay a Finish before they are gone.
status-over = The voyage is over.
status-pay = { $seat } pays: { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}, from left to right.
status-down = Yellow storm: { $seat } discards { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}, from left to right.
status-give = { $seat } discards { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
} for the Start, from left to right.
status-tops = { $seat } has to give { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for the Start. How many come off the pile?
status-offer = For the Start all together discard eight cards, { $total } are offered so far. How many does { $seat } offer?
status-offer-again = The offers add up to { $total } instead of eight cards. { $seat } offers anew, for the last time; what does not fit then is scaled to eight.
status-rocks = { $seat } moves the rocks to another row, or leaves them for two cards.
status-place-rocks = { $seat } puts the rocks beside a row.
status-attack = A monster attacks: { $seat } chooses the island that goes.
status-purple = Purple storm: { $seat } chooses the row that it closes.
status-window = { $storm } is coming. { $seat } may cancel it.
status-number = { $seat } chooses the number of the wild card.
status-hands = { $seat } may turn the cards in all hands.
status-taking = { $seat } takes one of the face-up cards.
window-storm = Storms

## Log

log-turn = It is the turn of { $seat }.
log-lay = { $seat } lays { $number }{ $cost ->
    [0] .
    [one] { " " }for { $cost } card.
   *[other] { " " }for { $cost } cards.
}
log-paid = { $seat } discards cards face down.
log-draw = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-extra = { $seat } draws extra cards.
log-start = { $seat } lays { $card }. All together discard eight cards.
log-moon = The cards in hand turn to the moon.
log-offer = { $seat } offers { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-share = { $seat } discards { $count ->
    [0] nothing.
    [one] { $count } card.
   *[other] { $count } cards.
}
log-top = { $seat } discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
} off the pile, unseen.
log-finish = { $seat } lays { $card }.
log-finish-fails = { $seat } wants to lay { $card }, but there are monsters in hands.
log-monsters-shown = { $seat } announces { $count ->
    [one] { $count } monster
   *[other] { $count } monsters
} in hand. The voyage is not over yet.
log-rocks = { $seat } moves the rocks to row { $row }.
log-rocks-stay = { $seat } leaves the rocks for two cards.
log-rocks-gone = The rocks leave the game.
log-monster = { $seat } sends a monster to { $number }. Both leave the game.
log-compass = The crew gains a compass.
log-discard-all = { $seat } discards the whole hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-storm = { $seat } draws { $card }.
log-purple = { $seat } closes row { $row } by a purple storm.
log-purple-nowhere = The purple storm has no row to close.
log-cancel = { $seat } cancels { $storm }.
log-reveal = { $seat } discovers { $card }.
log-turned = { $seat } turns { $number }: { $facing ->
    [moon] moon up
   *[sun] sun up
}.
log-turn-hands = { $seat } turns the cards in all hands: { $facing ->
    [moon] moon up
   *[sun] sun up
}.
log-take = { $seat } takes { $card }.

## The end

end-won = The sea is full and the island in sight: all win.
end-stuck = { $seat } has nothing to lay nor to discard: the ship is lost, and all lose.
end-start = The crew has not got eight cards for the Start: all lose.
end-turned = Suns and moons do not lie as they must: all lose.
end-duel-won = The sea is full and a Finish laid. { $seat } ends the voyage.
end-duel-stuck = { $seat } has nothing to lay nor to discard.
score-islands = Islands on the sea
score-cards = Cards on the sea
score-discards = Discarded cards
score-finish = Finish laid
score-second = Second in turn
tie-discards = discarded cards
tie-top-row = cards in the top row

## What bots judge by

term-gaps = How tightly the gaps are squeezed
term-hopeless = Cells that no number can fill any more
term-shortage = Fear that somebody runs out of cards
term-idle = No card in hand that fits
term-empty = Cells still to be filled
term-finish = Fear that no Finish comes
term-wilds = Wild cards in hand
term-monsters = Monsters in hand
term-storms = Storms and what they close
term-compasses = Compasses
term-explored = What still waits under the pyramid
term-pillars = Pillar cells that keep the roof waiting
term-lead = Lead in points
term-promise = Cards in hand that still fit

# What the coach says for a term
why-gaps = leaves the gaps room for more numbers
why-hopeless = closes fewer cells to all numbers
why-shortage = saves cards, so that nobody runs out of them
why-idle = keeps cards in hand that fit
why-empty = fills { $number ->
        [one] one cell more
       *[other] { $number } cells more
    }
why-finish = makes it surer that a Finish comes in the end
why-wilds = leaves { $number ->
        [one] one wild card more
       *[other] { $number } wild cards more
    } in hand
why-monsters = gets rid of a monster while there is time
why-storms = keeps the storms smaller
why-compasses = leaves { $number ->
        [one] one compass more
       *[other] { $number } compasses more
    }
why-explored = deals better with what waits under the pyramid
why-pillars = fills { $number ->
        [one] one pillar cell more
       *[other] { $number } pillar cells more
    } for the roof
why-lead = puts you further ahead in points
why-promise = leaves { $number ->
        [one] one fitting card more
       *[other] { $number } fitting cards more
    } in hand

# Feats
feat-plenty = Stores to spare
    .how = Win with twenty-five cards or more left
feat-frugal = Frugal crew
    .how = Win with no more than twelve cards paid
feat-alone = Alone at sea
    .how = Win alone
feat-storm-proof = Storm-proof
    .how = Win with storms in the game
feat-landslide = Calm mastery
    .how = Win a duel by ten points or more

## Why something cannot be done here

refused-order = The { $number } must lie between the { $low } and the { $high }.
refused-order-before = The { $number } must lie before the { $high }.
refused-order-after = The { $number } must lie after the { $low }.
refused-cost-most = Here the { $number } would cost { $cost } cards.
refused-cost-pay = Cards that the { $number } costs: { $cost }. Cards that you can spare besides it: { $left }.
refused-cost-anywhere = Even in the cheapest place the { $number } would cost { $cost } cards.
refused-taken = The { $number } lies here already.
refused-cell = This cell takes a number between { $low } and { $high }: choose such a card from your hand, then the cell.
refused-cell-before = This cell takes a number below { $high }: choose such a card from your hand, then the cell.
refused-cell-after = This cell takes a number above { $low }: choose such a card from your hand, then the cell.
refused-cell-any = Nothing stands in the way of any number here yet: choose a card from your hand, then the cell.
refused-finish = Cells of the sea that are still free: { $free }.
refused-finish-start = All cells are full, but the Start does not lie yet.
refused-row = Row { $row } is closed now.
refused-roof = { $free ->
    [one] { $free } cell is
   *[other] { $free } cells are
} still free below the arch.
refused-no-card = You can't turn a card here, because this cell is empty.
refused-no-storm = You can't use a compass, because there is no storm to cancel.
refused-no-compass = You can't cancel a storm, because the crew has no compass.
refused-left = Cards are chosen from left to right, and this one lies left of the one that you chose last. Cards still to be chosen: { $count }.
refused-too-far = Cards are chosen from left to right, and right of this one there would not be enough. Cards still to be chosen: { $count }.
refused-no-start = Only the Start belongs here, you chose { $card }.

## When it happens for the first time

rare-start = The Start lies. All of you together discard eight cards now, and only here may you talk about how many each gives.
rare-finish-fails = While somebody holds a monster, the game cannot be finished. It has to be played on an island first, and the island’s place filled again.
rare-monster = A monster took an island, and both cards are out of the game. The free cell has to be filled again.
rare-rocks = The rocks have moved and closed another row. Nothing can be laid there until they move on.
rare-rocks-gone = Enough rows are full, and the rocks are gone. From now on all rows are open unless a storm closes them.
rare-storm = A storm has come and works at once. A yellow one leaves a player three cards, a purple one closes a row, and in an orange one a player may only lay beside cards; a compass cancels a storm.
rare-purple = A purple storm has closed a row. Only a compass opens it again.
rare-compass = The crew has got a compass. It cancels one storm, and whoever’s turn it is may use it.
rare-cancel = A compass has cancelled a storm. Both leave the game.
rare-discard-all = Discarding a whole hand costs many cards, but the crew gets a compass for it. It cancels one storm.
rare-reveal = An island laid on a border card has turned up a card of the exploration deck. It works at once, be it a storm, a compass or just a calm sea.
