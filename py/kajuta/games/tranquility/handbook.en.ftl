# What explains the game beside its rules; see tools/game_handbooks.py.

new-here = You are one crew, and together you fill the grid with islands numbered 1 to 80. On your turn, you either play one card on a free space or discard 2, then draw back up to 5. The numbers must always rise, starting at the bottom left. If you play a card right next to another one, you pay as many cards from your hand as the difference between their numbers. With no card on its left or right, a card is free. If you have a Start card, you play it at once, and the crew discards 8 cards for it.
    .goal = When the grid is full and someone plays a Finish card, the game is won. If a player can’t play or discard on their turn, the game is lost. Nobody may talk about their cards, so watch what the others are up to, and leave gaps that can still be filled.

## What is what

this-island = An island card. Play it on a free space so that the numbers rise. Next to another card, it costs as many cards as the difference between the two numbers.
this-card-start = A Start card. If you have one at the start of your turn and none has been played yet, you must play it. The crew discards 8 cards for it.
this-card-finish = A Finish card. You play it last, when all spaces are filled and the Start card has been played. Then the crew wins.
this-card-monster = A sea monster. As your action, play it on an island; both leave the game. You can’t discard it or pay with it.
this-card-wild = A wild card. It can be an island with a number that is still free, a Start card, a Finish card, a compass, or a monster.
this-card-hidden = A card in another player’s hand. Only they know what it is.
this-hand = The cards in this player’s hand. At the end of their turn, they draw back up to 5.
this-cell = A space on the grid. Numbers rise from left to right, row by row from the bottom.
this-start = The space for the Start card. The crew can’t win without a Start card.
this-finish = The space for the Finish card. It can be played once the whole grid is full.
this-start-word = The corner where the Start card goes.
this-finish-word = The corner where the Finish card goes.
this-pile = The cards left in this player’s draw pile.
this-discards = The cards this player has discarded or paid. Nobody may look at them again.
this-offered = How many of the 8 cards for the Start card this player has offered.
this-offer = Offer this many of the 8 cards for the Start card.
this-yellow = A yellow storm. The player it’s in front of may hold only 3 cards until a compass cancels it.
this-orange = An orange storm. The player it’s in front of may play islands only next to other cards until a compass cancels it.
this-row = A row of the grid. A purple storm or the rocks can block it.
this-row-purple = A purple storm is blocking this row. Nobody can play here until a compass cancels it.
this-row-rocks = The rocks are blocking this row. Nobody can play here until they move.
this-compass = The crew’s compasses. Each one cancels any one storm.
this-exploration = The exploration deck. A card is revealed whenever an island is played on a border card.
this-display = A face-up card that you can take at the end of your turn.
this-deck = The face-up cards are refilled from this pile.
this-sun = This many cards on the grid show the sun.
this-moon = This many cards on the grid show the moon.
this-facing = All players hold and play their cards this way up.
this-number = The wild card becomes the island with this number.
this-discard = Discard 2 cards instead of playing one.
this-pay-chosen = Discard the cards you have chosen, or pay with them.
this-discard-chosen = Discard the cards you have chosen.
this-discard-all = Discard your whole hand to gain a compass for the crew.
this-turn-card = Discard 1 card to flip any island on the grid.
this-turn-hands = Flip the cards in every hand.
this-keep-hands = Leave the cards in every hand as they are.
this-top = Discard this many cards from the top of your draw pile without looking at them.
this-monsters = The monsters in this player’s hand. They were revealed because someone tried to play a Finish card.
this-cancel = Use a compass to cancel the storm before it takes effect.
this-wild-cancel = Use a wild card as a compass to cancel the storm before it takes effect.
this-wild-compass = Use a wild card from your hand as a compass to cancel a storm of your choice.
this-pass = Let the storm come and keep the compass.
this-stay = Discard 2 cards to leave the rocks where they are.
this-stuck = You can’t play or discard anything, so the crew has lost.

## Examples

example-free = The grid is still empty. A card without a neighbor costs nothing. It only has to leave room for lower and higher numbers.
example-beside = Next to another card, an island costs as many cards as the difference between the two numbers.
example-pay = You pay with the cards left in your hand, and you choose which ones.
example-discard = Instead of playing a card, you can discard any 2 cards. They go face down, and nobody looks at them again.
example-start = The player has a Start card, and none has been played yet. So it has to be played now, at the bottom left.
example-eight = The Start card has been played. Now the players discard 8 cards together. Each chooses which ones to give.

## The game at a glance

page-turn = Your turn: one action
page-turn-lay = Play a card on a free space; numbers rise from the bottom left.
page-turn-discard = Or discard 2 cards.
page-turn-draw = Then draw back up to 5.
page-cost = What an island costs
page-cost-none = No neighbor: free.
page-cost-one = One neighbor: as many cards as the difference.
page-cost-two = Two neighbors: the smaller difference.
page-cost-most = Never more than 4 cards, and only from your hand.
page-special = Start and Finish
page-special-start = If you have a Start card when your turn begins, you play it. Then the crew discards 8 cards together.
page-special-finish = A Finish card is played last, when the grid is full and the Start card has been played. Then the crew wins.
page-special-stuck = If a player can’t do anything on their turn, the game is lost.
page-modules = Expansions, if in play
page-modules-rocks = Rocks block a row. They move after each turn unless you discard 2 cards.
page-modules-monster = A monster destroys an island. While anyone holds a monster, you can’t finish the game.
page-modules-yellow = Yellow storm: hold only 3 cards.
page-modules-purple = Purple storm: a row is blocked.
page-modules-orange = Orange storm: play only next to other cards.
page-modules-compass = A compass cancels a storm. The crew gets one for the Start card, for a row of consecutive numbers, or for discarding a whole hand.
page-modules-wild = A wild card can be an island, a Start card, a Finish card, a compass, or a monster.
