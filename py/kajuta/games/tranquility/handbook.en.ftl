# What explains the game beside its rules; see tools/game_handbooks.py.

new-here = You all sail on one ship and together fill the sea with islands numbered 1 to 80. In your turn you either lay one card on a free cell or discard two, and draw up to five. From the bottom left the numbers must always rise. A card beside another costs as many more cards of the hand as the numbers differ; with none on its left or right it is free. Whoever holds a Start lays it at once, and the crew discards eight cards for it.
    .goal = When the whole sea is filled and somebody lays a Finish, all of you win. When the player on turn can neither lay nor discard, all of you lose. Nobody speaks about cards, so watch what the others prepare, and leave gaps that can still be filled.

## What is what

this-island = An island. It is laid on a free cell so that numbers rise; beside a laid card it costs as many cards as the numbers differ.
this-card-start = A Start: whoever holds it when the turn begins must lay it while none is laid. The crew discards eight cards for it.
this-card-finish = A Finish: it is laid last, when all cells are filled and a Start lies. Then the crew wins.
this-card-monster = A monster: as an action it is laid on an island, and both leave the game. It can be neither discarded nor paid.
this-card-wild = A wild card: it serves as an island with a free number, as a Start, a Finish, a compass or a monster.
this-card-hidden = A card in another hand. Only its holder knows it.
this-hand = The cards of a hand; at the end of a turn it is refilled to five.
this-cell = A cell of the sea. Numbers rise from left to right, row by row from the bottom.
this-start = The place of the Start. Without one the island cannot be reached.
this-finish = The Finish goes here when the whole sea is filled.
this-start-word = The name of the corner where the Start belongs.
this-finish-word = The name of the corner where the Finish belongs.
this-pile = The cards that are left in this player's pile.
this-discards = The cards this player has discarded or paid. Nobody looks at them again.
this-offered = How many of the eight cards for the Start this player has offered.
this-offer = That many cards you would give to the eight that the Start costs.
this-yellow = A yellow storm: its player may hold three cards only, until a compass cancels it.
this-orange = An orange storm: its player may lay islands only beside laid cards.
this-row = A row of the sea. A purple storm or the rocks may close it.
this-row-purple = A purple storm closes this row: nothing is laid here until a compass cancels it.
this-row-rocks = The rocks are at this row: nothing is laid here until they move.
this-compass = The crew's compasses. Each cancels one storm of anybody.
this-exploration = The exploration deck: a card is revealed whenever an island is laid on a border card.
this-display = An open card that can be taken at the end of a turn.
this-deck = The open cards are refilled from this deck.
this-sun = That many cards on the sea show the sun.
this-moon = That many cards on the sea show the moon.
this-facing = Cards are held this way up now, and laid so.
this-number = The wild card becomes the island with this number.
this-discard = Instead of laying you discard two cards.
this-discard-all = You discard the whole hand and the crew gains a compass.
this-turn-card = For one discarded card you turn any island of the sea.
this-turn-hands = The cards in all hands are turned.
this-keep-hands = The cards in the hands stay as they are.
this-top = That many cards you give unseen from the top of your pile.
this-monsters = The monsters this player holds, announced when a Finish failed.
this-cancel = A compass cancels the storm before it takes effect.
this-wild-cancel = A wild card serves as a compass and cancels the storm before it takes effect.
this-wild-compass = A wild card of your hand serves as a compass and cancels the storm that you choose.
this-pass = You let the storm come and keep the compass.
this-stay = For two discarded cards the rocks stay where they are.
this-stuck = Nothing can be laid or discarded: the crew has lost.

## Examples

example-free = The sea is still empty. A card without a neighbour costs nothing; it only has to leave room for lower and higher numbers.
example-beside = Beside a laid card an island costs as many cards as their numbers differ.
example-pay = The price is paid with the cards that are left in the hand. The player chooses which.
example-discard = Instead of laying, two cards of choice are discarded; they lie face down and nobody looks at them.
example-start = There is a Start in the hand and none on the sea: now it must be laid at the bottom left.
example-eight = The Start lies. Now all together discard eight cards, each by choice.

## The game at a glance

page-turn = Your turn: one action
page-turn-lay = Lay a card on a free cell; numbers rise from the bottom left.
page-turn-discard = Or discard two cards.
page-turn-draw = At the end draw up to five.
page-cost = What an island costs
page-cost-none = No neighbour: nothing.
page-cost-one = One neighbour: as many cards as the numbers differ.
page-cost-two = Two neighbours: the smaller difference.
page-cost-most = Four cards at most, and out of the hand only.
page-special = Start and Finish
page-special-start = A Start is laid as soon as a turn begins with it; then all together discard eight cards.
page-special-finish = The Finish comes last: a full sea and a Start. Then the crew wins.
page-special-stuck = Whoever is on turn and can do nothing has lost for all.
page-modules = Where they are in the game
page-modules-rocks = Rocks close a row; after each turn they move, or stay for two cards.
page-modules-monster = A monster takes an island off the sea. While one is held, nothing ends.
page-modules-yellow = Yellow storm: three cards in hand only.
page-modules-purple = Purple storm: a closed row.
page-modules-orange = Orange storm: lay beside cards only.
page-modules-compass = A compass cancels a storm. It comes with the Start, a row of consecutive numbers or a whole hand discarded.
page-modules-wild = A wild card is an island, a Start, a Finish, a compass or a monster.
