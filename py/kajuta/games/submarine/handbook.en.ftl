# What explains the game beside its rules; see tools/game_handbooks.py.

new-here = Your submarines wait below your ship, and sixty treasures of twelve types lie in the sea. Each turn the ship sails to the right and stops above one of your submarines. The submarines in that column then either salvage treasures or move elsewhere. A treasure costs a card in the color of its rim, and one more card for each foreign submarine in its field or above it. A second treasure of a type you have becomes a joker: later it serves in place of a card, without fees.
    .goal = Whoever fills the container with all twelve types first wins. If a column runs empty or the cards run out before, most types win. It pays to be in the depths before the others, and to wait where they have to pay.

## What is what

this-container = The container has one place for each of the twelve types of treasure. Whoever fills it first wins.
this-missing = This type of treasure is still missing here.
this-stack = A player's own stack, face down. Hands are refilled from it to three cards, and fees are paid from it.
this-held = The cards a player holds. They are refilled to three at the end of the turn.
this-reserve = These submarines are not in the water yet.
this-joker = A joker stands for a card of any color and costs no fee. It stays in the sea in place of the treasure.
this-field = A field of the sea, where treasures lie and submarines wait. The deeper, the more treasures, and the more submarines above them.
this-treasure-at = A treasure in the sea. It costs a card in the color of its rim, if your submarine is in its field and your ship above the column.
this-subs = One player's submarines in a field. They work only while that player's ship is above the column. Whoever salvages in the same field or below them pays their owner fees.
this-ship = A player's ship. Every turn it sails at least one column to the right; the submarines below it work.
this-surface = A ship may stop here if it has at least one submarine in this column.
this-port = A ship ends its voyage here and waits for the others; its player has a break.
this-hand = A card of your hand. It salvages a treasure with a rim of its color.
this-discard = That many cards of this color are out of the game.
this-salvage = Your submarines below the ship will salvage treasures in this turn.
this-move = Your submarines below the ship will move elsewhere in this turn.
this-done = Your turn ends. Your hand is refilled and the next player plays.
this-later = You place no submarine now; you may do so in a later turn.
this-stay = You swap nothing and keep the hand as it is.

## Examples

example-stop = The ship waits before the left edge. It may stop only above columns in which the same player has a submarine.
example-card = The submarine is in the treasure's field and the ship above the column: a violet card salvages the treasure with the violet rim.
example-fee = A foreign submarine is in the field too: besides the card for the treasure, one more goes to its owner.
example-deeper = A submarine in row 2 may move to row 2 or 3 of any column, for instance here.
example-joker = The shell lies beside the container. It salvages a treasure without card or fee, and stays in the sea in its place.
example-container = A container in the middle of a game: salvaged treasures lie on their places, outlines show what is missing.

## The game at a glance

page-turn = Your turn
page-turn-sail = The ship sails to the right and stops only above a submarine of yours, or leaves the board.
page-turn-work = The submarines below it either move or salvage.
page-turn-refill = At the end draw up to three cards.
page-move = Moving
page-move-reach = Each submarine once: within its row, or one row up or down, in any column.
page-salvage = Salvaging
page-salvage-card = A card in the color of the rim = a treasure in a field with your submarine.
page-salvage-fee = Each foreign submarine in the field or above it: 1 of your cards to its owner.
page-salvage-joker = A joker instead of a card: any color, no fees.
page-salvage-new = A new type: into your container.
page-salvage-again = A second one of a type: it becomes a joker.
page-break = Past the edge
page-break-swap = Swap a card of your hand for the top of your stack.
page-break-return = When all have arrived, a new voyage begins.
page-end = The end
page-end-full = Somebody has all 12 treasures and wins at once.
page-end-column = After a turn a column has no treasure, or nobody has a card: most treasures win.
