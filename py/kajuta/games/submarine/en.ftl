game-title = Submarine
game-tagline = Send your submarines into the deep and be the first to salvage twelve different treasures.

## New game

option-placement = Placing submarines
    .help = When the submarines go into the water.
option-placement-start = Before the first turn
    .help = Players take turns placing one submarine until all of them are in the water.
option-placement-as-you-go = As you go
    .help = At the start of each of your turns, you may place one submarine.

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
type-column = pillar

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
token-column = pillar { $rim }
    .acc = the pillar { $rim }
token-shell = shell { $rim }
    .acc = the shell { $rim }

color-red = red
    .word =
        { $count ->
           *[other] red
        }
color-yellow = yellow
    .word =
        { $count ->
           *[other] yellow
        }
color-green = green
    .word =
        { $count ->
           *[other] green
        }
color-blue = blue
    .word =
        { $count ->
           *[other] blue
        }
color-violet = violet
    .word =
        { $count ->
           *[other] violet
        }

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
    [one] { $seat }’s submarine
   *[other] { $count } of { $seat }’s submarines
}
surface = Surface above column { $column }
port = Past the right edge
port-sign = past the edge
ship = { $seat }’s ship above column { $column }
ship-left = { $seat }’s ship at the start of the trip
ship-right = { $seat }’s ship past the right edge
subs = { $count ->
    [one] { $seat }’s submarine, { $where }
   *[other] { $count } of { $seat }’s submarines, { $where }
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
    [one] { $count } submarine to place
   *[other] { $count } submarines to place
}
    .word = to place
joker = Joker: { $treasure }
hand = Cards in hand
discard = Discard pile
discarded = { $card }: { $count } out of the game
price = { $fees ->
    [0] 1
   *[other] 1+{ $fees }
}

## Hints on the table

hint-stop = { $count } new
hint-free = no fee
hint-fees = fee: { $fees }
hint-fee = { $receiver } { $count }
hint-joker = joker, no fee
hint-swap = swap
hint-pay = to { $receiver }

## Buttons

later = Not now
salvage = Salvage
move = Move submarines
done = Done
stay = Keep my hand

## The sentence at the top

status-place = Place submarine { $number } of { $of }
status-place-or-later = Place submarine { $number } of { $of } now or later
status-sail = Choose where to sail ({ $count } of { $of } treasures)
status-act = Salvage (new types: { $count }) or move submarines
status-move =
    { $count ->
        [one] Move a submarine
       *[other] Move up to { $count } submarines
    }
status-move-must =
    { $count ->
        [one] Move a submarine (nothing to salvage)
       *[other] Move up to { $count } submarines (nothing to salvage)
    }
status-move-more =
    { $count ->
        [one] Move { $count } more submarine or end your turn
       *[other] Move { $count } more submarines or end your turn
    }
status-salvage = Choose a treasure (new types: { $count })
status-salvage-more = Salvage more (new types: { $count }) or end your turn
status-pay = Pay { $receiver } a card ({ $count } left to pay)
status-break = Swap a card with the top of your stack?
prompt-field = Choose where the submarine goes
prompt-pay = Choose what to salvage the treasure with

## The log

remembered = You remember your stack, from the top: { $cards }.
unknown = ?
log-place = { $seat } places a submarine in column { $column }.
    .own = Place a submarine in column { $column }.
log-sail = { $seat } sails to column { $column }.
    .own = Sail to column { $column }.
log-leave = { $seat } sails past the edge.
    .own = Sail past the edge.
log-voyage = All ships are past the edge: a new trip begins.
log-move = { $seat } moves a submarine: { $start } → { $to }.
    .own = Move a submarine: { $start } → { $to }.
log-salvage = { $seat } salvages { $treasure } for { $card }.
    .own = Salvage { $treasure } for { $card }.
log-joker = { $seat } salvages { $treasure } and leaves a joker in its place: { $joker }.
    .own = Salvage { $treasure } and leave a joker in its place: { $joker }.
log-duplicate = { $seat } gets a joker: { $treasure }.
log-duplicate-any = { $seat } gets a joker.
log-fee = { $seat } pays { $receiver } { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-fee-card = { $seat } pays { $receiver } { $card } from their hand.
log-swap = { $seat } swaps a card.
    .own = Swap a card.

## End

line-treasures = Treasures in the container
tie-jokers = jokers
tie-cards = cards left
end-full = { $seat } has all twelve treasures.
end-column = There is no treasure left in column { $column }. Shells don’t count.
end-cards = Nobody has any cards left.
end-standstill = Nothing was salvaged on three trips in a row.

## What bots judge by

term-treasures = Treasures in the container
term-lead = Treasure lead (counts more near the end)
term-jokers = Jokers in reserve
term-cards = Cards left
term-ready = Treasures you still need and can pay for on this trip
term-reach = Treasures you still need but lack a card for on this trip
term-later = Treasures you still need for the next trip
term-fees = Fees to pay
term-stops = Stops left on this trip

# What the coach says for a term
why-treasures = wins you { $number ->
        [one] 1 more treasure
       *[other] { $number } more treasures
    }
why-treasures-rival = keeps { $number ->
        [one] 1 treasure
       *[other] { $number } treasures
    } away from { $seat }
why-lead = improves your position against the others
why-jokers = leaves you { $number ->
        [one] 1 more joker
       *[other] { $number } more jokers
    }
why-cards = leaves you { $number ->
        [one] 1 more card
       *[other] { $number } more cards
    }
why-ready = gets { $number ->
        [one] 1 more missing treasure
       *[other] { $number } more missing treasures
    } ready to salvage
why-ready-rival = leaves { $seat } { $number ->
        [one] 1 fewer treasure
       *[other] { $number } fewer treasures
    } to salvage
why-reach = puts { $number ->
        [one] 1 more missing treasure
       *[other] { $number } more missing treasures
    } within reach on this trip
why-later = positions your submarines for { $number ->
        [one] 1 more treasure
       *[other] { $number } more treasures
    } on the next trip
why-fees = saves you { $number ->
        [one] 1 card
       *[other] { $number } cards
    } in fees
why-stops = leaves you { $number ->
        [one] 1 more stop
       *[other] { $number } more stops
    } on this trip

# Achievements
feat-landslide = Clear water
    .how = Win by 4 or more treasures
feat-haul = Full net
    .how = Salvage 3 treasures in one turn
feat-no-joker = By the book
    .how = Win without using a joker
feat-cards-left = Air to spare
    .how = Win with 5 or more cards left
feat-from-behind = From the depths
    .how = Win after trailing by 3 treasures

## Why something cannot be done here

refused-no-sub = You can’t stop here: you have no submarine in column { $column }.
refused-fees = You can’t pay for this treasure: it costs 1 card plus { $fees } more in fees.
refused-no-card = You need a { $color } card for this treasure.
refused-behind = You can’t sail back to column { $column }: your ship is already above column { $ship }.
refused-where = You can’t salvage this treasure: it’s in column { $column }, but your ship is above column { $ship }.
refused-no-sub-there = You can’t salvage anything here: you have no submarine in { $field }.
refused-column = You can’t move this submarine: it’s in column { $column }, but your ship is above column { $ship }.
refused-reach = This submarine can’t get there: from row { $row } it can go to any other space in rows { $first } to { $last }.
refused-depth = You can’t place a submarine in row { $row }: submarines start in row 2, just below the surface.

## When it happens for the first time

rare-fee = Another player’s submarine was in the way, so its owner got a card. You pay 1 card for each opposing submarine in the treasure’s space or above it.
rare-duplicate = A second treasure of a type you already have becomes a joker. A joker pays for any treasure, without fees.
rare-joker = A treasure was paid for with a joker, which has taken its place. From the next turn on, anyone can salvage it.
rare-voyage = All ships are past the right edge, so they start again from the left. The submarines stay where they are.
