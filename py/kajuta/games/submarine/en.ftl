game-title = Submarine - Sunken Treasure
game-tagline = Send your submarines into the deep and be the first to bring up twelve different treasures.

## New game

option-placement = Placing the submarines
    .help = When the submarines come into the water.
option-placement-start = Before the first turn
    .help = In turn, one at a time, until all are in the water.
option-placement-as-you-go = As you go
    .help = On each of your turns you may place one submarine first.

## Treasures and cards

rim-red = with a red rim
rim-yellow = with a yellow rim
rim-green = with a green rim
rim-blue = with a blue rim
rim-violet = with a violet rim

type-amphora = amphora
type-crown = crown
type-statue = statue
type-mask = mask
type-goblet = goblet
type-sword = sword
type-coin = coin
type-ring = ring
type-vase = vase
type-tablet = tablet
type-lamp = lamp
type-column = column

token-amphora = amphora { $rim }
    .acc = the amphora { $rim }
token-crown = crown { $rim }
    .acc = the crown { $rim }
token-statue = statue { $rim }
    .acc = the statue { $rim }
token-mask = mask { $rim }
    .acc = the mask { $rim }
token-goblet = goblet { $rim }
    .acc = the goblet { $rim }
token-sword = sword { $rim }
    .acc = the sword { $rim }
token-coin = coin { $rim }
    .acc = the coin { $rim }
token-ring = ring { $rim }
    .acc = the ring { $rim }
token-vase = vase { $rim }
    .acc = the vase { $rim }
token-tablet = tablet { $rim }
    .acc = the tablet { $rim }
token-lamp = lamp { $rim }
    .acc = the lamp { $rim }
token-column = column { $rim }
    .acc = the column { $rim }
token-shell = shell { $rim }
    .acc = the shell { $rim }

color-red = red
color-yellow = yellow
color-green = green
color-blue = blue
color-violet = violet

card-red = red card
    .acc = a red card
card-yellow = yellow card
    .acc = a yellow card
card-green = green card
    .acc = a green card
card-blue = blue card
    .acc = a blue card
card-violet = violet card
    .acc = a violet card
list = { $first }, { $rest }

## Table

field = column { $column }, row { $row }
field-with = { $where }: { $content }
treasure-at = { $treasure }, { $where }
subs-here = { $count ->
    [one] submarine of { $seat }
   *[other] { $count } submarines of { $seat }
}
surface = Surface above column { $column }
port = Harbor past the right edge
port-sign = past the edge
ship = Ship of { $seat } above column { $column }
ship-left = Ship of { $seat } before the voyage
ship-right = Ship of { $seat } past the right edge
subs = { $count ->
    [one] Submarine of { $seat }, { $where }
   *[other] { $count } submarines of { $seat }, { $where }
}
missing = Missing: { $treasure }
stack = { $count ->
    [one] { $count } card in the stack
   *[other] { $count } cards in the stack
}
    .word = in stack
held = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
    .word = in hand
reserve = { $count ->
    [one] { $count } submarine to be placed
   *[other] { $count } submarines to be placed
}
    .word = waiting
joker = Joker: { $treasure }
hand = Cards in hand
discard = Discard
discarded = { $card }: { $count } out of the game
price = { $fees ->
    [0] 1
   *[other] 1+{ $fees }
}

## MatchCoach

hint-stop = { $count } new
hint-free = no fee
hint-fees = fee: { $fees }
hint-fee = { $receiver } { $count }
hint-joker = joker, no fee
hint-swap = put under
hint-pay = to { $receiver }

## Buttons

later = Not now
salvage = Salvage
move = Move submarines
done = Done
stay = Keep the hand

## The sentence at the top

status-place = { $seat } places submarine { $number } of { $of } right below the surface
status-place-or-later = { $seat } may place submarine { $number } of { $of } right below the surface
status-sail = { $seat } has { $count ->
    [0] none of { $of } treasures yet
   *[other] { $count } of { $of } treasures
}: where does the ship sail?
status-act = { $seat } has { $count ->
    [0] no new type of treasure
    [one] { $count } new type of treasure
   *[other] { $count } new types of treasure
} in reach: salvage, or move submarines?
status-move = { $count ->
    [one] { $seat } moves a submarine
   *[other] { $seat } moves up to { $count } submarines
}
status-move-must = { $count ->
    [one] { $seat } cannot salvage anything and moves a submarine
   *[other] { $seat } cannot salvage anything and moves up to { $count } submarines
}
status-move-more = { $seat } may move { $count ->
    [one] { $count } more submarine
   *[other] { $count } more submarines
}, or end the turn
status-salvage = { $seat } has { $count ->
    [0] no new type of treasure
    [one] { $count } new type of treasure
   *[other] { $count } new types of treasure
} in reach: salvage which treasure, and for what?
status-salvage-more = { $seat } has { $count ->
    [0] no new type of treasure
    [one] { $count } more new type of treasure
   *[other] { $count } more new types of treasure
} in reach: salvage another treasure, or end the turn?
status-pay = { $seat } owes { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}: which card goes to { $receiver }?
status-break = { $seat } waits past the edge: swap a card for the top of the stack?
status-over = The game is over

## The log

log-place = { $seat } places a submarine in column { $column }.
log-sail = { $seat } sails to column { $column }.
log-leave = { $seat } ends the voyage.
log-voyage = All ships are back: a new voyage begins.
log-move = { $seat } moves a submarine: { $start } → { $to }.
log-salvage = { $seat } salvages { $treasure } for { $card }.
log-joker = { $seat } salvages { $treasure }, a joker takes its place: { $joker }.
log-duplicate = { $seat } keeps another joker: { $treasure }.
log-fee = { $seat } pays { $receiver } { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-fee-card = { $seat } pays { $receiver } { $card } out of the hand.
log-swap = { $seat } swaps a card.

## End

line-treasures = Treasures in the container
tie-jokers = jokers
tie-cards = cards left over
end-full = { $seat } has all twelve treasures.
end-column = Column { $column } holds no more treasure.
end-cards = Nobody has a card left.
end-standstill = Three voyages in a row have brought nothing up.

## What bots judge by

term-treasures = Treasures in the container
term-lead = Lead in treasures, more the nearer the end
term-jokers = Jokers in reserve
term-cards = Cards left
term-ready = Missing treasures on this voyage with the card in hand
term-reach = Missing treasures on this voyage without the card yet
term-later = Missing treasures for the next voyage
term-fees = Fees to be paid
term-stops = Stops left on this voyage

# What the coach says for a term
why-treasures = brings { $number ->
        [one] one treasure more
       *[other] { $number } treasures more
    }
why-treasures-rival = keeps { $number ->
        [one] a treasure
       *[other] { $number } treasures
    } from { $seat }
why-lead = puts you further ahead of the others
why-jokers = leaves { $number ->
        [one] one joker more
       *[other] { $number } jokers more
    }
why-cards = leaves { $number ->
        [one] one card more
       *[other] { $number } cards more
    }
why-ready = makes { $number ->
        [one] one missing treasure more
       *[other] { $number } missing treasures more
    } ready to be salvaged
why-ready-rival = leaves { $seat } { $number ->
        [one] one treasure fewer
       *[other] { $number } treasures fewer
    } to salvage
why-reach = puts { $number ->
        [one] one missing treasure more
       *[other] { $number } missing treasures more
    } in reach on this voyage
why-later = sets the submarines above { $number ->
        [one] one treasure more
       *[other] { $number } treasures more
    } for the next voyage
why-fees = saves { $number ->
        [one] one card
       *[other] { $number } cards
    } of fees
why-stops = leaves { $number ->
        [one] one stop more
       *[other] { $number } stops more
    } on this voyage

# Feats
feat-landslide = Clear water
    .how = Win by four treasures or more
feat-haul = Full net
    .how = Bring up three treasures in one turn
feat-no-joker = By the book
    .how = Win without playing a joker
feat-cards-left = Air to spare
    .how = Win with five cards or more left
feat-from-behind = From the depths
    .how = Win after being three treasures behind

## Why something cannot be done here

refused-no-sub = There is no submarine of yours in column { $column }.
refused-fees = Fees to be paid there besides the card: { $fees }.
refused-no-card = The color that is wanted for it: { $color }.
refused-behind = Your ship is over column { $ship } already; column { $column } lies behind it.
refused-where = Your ship is over column { $ship }, this treasure lies in column { $column }.
refused-no-sub-there = At { $field } there is no submarine of yours.
refused-column = Your ship is over column { $ship }, this submarine lies in column { $column }.
refused-reach = The submarine is in row { $row }, so it reaches rows { $first } to { $last }, and never the same field.
refused-depth = This field is in row { $row }; submarines start in row 2, right below the surface.

## When it happens for the first time

rare-fee = Somebody else’s submarine lay on the way to the treasure, so its owner got a card. One is paid for each rival submarine in the treasure’s field and above it.
rare-duplicate = A second treasure of the same kind becomes a joker. A joker pays for any treasure and saves the fees.
rare-joker = A treasure was paid for with a joker, which now lies in its place. From the next turn on anybody can salvage it.
rare-voyage = All ships are past the right edge, so they sail again from the left. The submarines stay where they are.
