# What explains the game beside its rules; see tools/game_handbooks.py.

new-here = There are 60 treasures of 12 types in the sea, and your submarines dive for them. On each turn, your ship sails to the right and stops above one of your submarines. Your submarines in that column then either salvage treasures or move elsewhere. A treasure costs a card in the color of its rim, plus 1 card for each opposing submarine in its space or above it. A second treasure of a type you already have becomes a joker: you can use it later instead of a card, without fees.
    .goal = The first player to fill their container with all 12 types wins. If a column runs out of treasure or everyone runs out of cards before that, the player with the most types wins. Dive deep before the others do, and wait where they will have to pay you.

## What is what

this-container = Each container has one space for each of the 12 types of treasure. Be the first to fill yours, and you win.
this-missing = This type of treasure is still missing.
this-stack = A player’s stack of salvage cards, face down. Its owner draws from it and pays fees from it.
this-held = The cards in this player’s hand. Players draw back up to 3 at the end of their turn.
this-reserve = These submarines are not in the water yet.
this-joker = A joker replaces a card of any color and saves you the fees. It takes the place of the treasure in the sea.
this-field = A space in the sea, for treasures and submarines. The deeper you go, the more treasures there are, and the more submarines there may be above you.
this-treasure-at = A treasure. To salvage it, you need a card in the color of its rim, a submarine in its space, and your ship above the column. The number on it is its price in cards: one of this color, and after the plus sign, the cards you pay in fees.
this-subs = One player’s submarines in this space. They work only while that player’s ship is above the column. Anyone who salvages in this space or below it pays that player a fee.
this-ship = A player’s ship. On every turn it sails at least one column to the right, and the submarines below it work.
this-surface = A ship can stop here if its player has a submarine in this column.
this-port = A ship ends its trip here and waits for the others. Meanwhile, its player can swap cards.
this-hand = A card in your hand. Use it to salvage a treasure with a rim of its color.
this-discard = This many cards of this color are out of the game.
this-salvage = Your submarines below the ship salvage treasures this turn.
this-move = Your submarines below the ship move this turn.
this-done = End your turn. You draw back up to 3 cards, and it’s the next player’s turn.
this-later = Don’t place a submarine now. You can still place it on a later turn.
this-stay = Keep your hand as it is and don’t swap a card.

## Examples

example-stop = The ship is waiting to the left of the board. It may stop only above a column with one of its player’s submarines.
example-card = The submarine is in the treasure’s space and the ship is above the column, so a violet card salvages the treasure with the violet rim.
example-fee = There’s an opposing submarine in the space. Besides the card for the treasure, 1 card goes to the owner of that submarine.
example-deeper = A submarine in row 2 can stay in that row or go down to row 3, in any column. It can move to this space, for example.
example-joker = The shell is beside the container. It salvages a treasure without a card or fees, and takes its place in the sea.
example-container = A container in the middle of a game: salvaged treasures are on their spaces, and outlines show what is still missing.

## The game at a glance

page-turn = Your turn
page-turn-sail = Sail right: stop above one of your submarines, or go past the edge.
page-turn-work = The submarines below your ship either move or salvage.
page-turn-refill = At the end, draw back up to 3 cards.
page-move = Moving
page-move-reach = Move each submarine at most once: to any column, in the same row or one row up or down.
page-salvage = Salvaging
page-salvage-card = Pay 1 card in the color of the rim to take a treasure from a space with your submarine.
page-salvage-fee = For each opposing submarine in the space or above it, give 1 of your cards to its owner.
page-salvage-joker = Use a joker instead of a card: any color, no fees.
page-salvage-new = A new type goes into your container.
page-salvage-again = A type you already have becomes a joker.
page-break = Past the edge
page-break-swap = You may swap a card from your hand with the top card of your stack.
page-break-return = Once all ships have arrived, a new trip begins.
page-end = End of the game
page-end-full = A player with all 12 treasures wins at once.
page-end-column = The game also ends if a column has no treasure left after a turn or nobody has any cards left. Then the most treasures win.
