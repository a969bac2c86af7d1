# What explains the game beside its rules; see tools/game_handbooks.py.

new-here = You are merchants in the Mediterranean. Each card stands for goods and also shows action icons, so it’s useful in more ways than one. On your turn, you first trade with the others or buy cards. Then you play cards and resolve their icons: ducats, pirates, new cards, sailing. Finally, you load the cards you played onto your cargo in any order. The top card tells you how many cards you play next turn and how many you may hold.
    .goal = The player with the most ducats at the end wins. Matching goods loaded in a row pay the most: four olives in a row are worth more than four different cards. There are two scorings: one when the Venice card comes up, the other at the end. You also get ducats for the prestige you earn with deals, and for harbor markers. Each card in your pirate stack costs you 1 ducat.

## What is what

this-bales = The Cargo Load on the top card of this player’s cargo: they must play exactly this many cards on their turn.
this-power = The Maritime Power on the top card of this player’s cargo: they may start their turn with at most this many cards in hand. Any others go to their pirate stack.
this-prestige = Prestige tokens. This player gets one for each turn on which they make a deal with the player whose turn it is. Prestige tokens pay ducats at both scorings.
this-cargo = The cargo: cards of the same goods loaded in a row are scored together. Nobody may look under the top card, but everyone sees how many cards there are. With the option “{ option-memory }”, everyone also sees how many of the same goods are on top.
this-pirates = The pirate stack, for surplus cards. Each one costs 1 ducat at the end. You can buy back the top card of your own stack.
this-purse = This player’s ducats. They can drop below 0.
this-token = This player’s active harbor marker: it gives them an advantage until their ship ends a trip in another harbor.
this-used = The harbor markers this player has collected: the active one and those turned face down. At the end, the highest counts earn ducats.
this-hand = A goods card. It shows two action icons, its Maritime Power and Cargo Load, and maybe a harbor.
this-hidden-card = A card in another player’s hand. You can only see how many cards they have.
this-deck = The goods deck. In the Trade phase, a card from it costs 3 ducats. The Venice card is somewhere in the middle.
this-discard = The discard pile. It’s shuffled into a new goods deck if cards are needed near the end.
this-port = A harbor. If your ship ends its trip here, you take the marker. In a harbor without one, you lose your active marker.
this-ship = A player’s ship. It sails exactly one harbor for each sailing icon played.
this-laid = A played card that is waiting to be loaded. You choose the order. The card you load last ends up on top and decides your next turn.
this-total = What the icons on your played cards give you: one icon counts as 1, two count as 3, and three or more as 6. Only sailing is different: your ship sails one harbor for each icon.
this-offered = Goods that are part of the offer.
this-picked = Goods you would give in this offer.
this-talk = The offer being discussed.
this-coins = The ducats you add to the offer or ask for.
this-want = The goods you ask for.
this-partner = The player you make the offer to.
this-payout = What a run of this length pays.
this-accept = Accept the offer. You must have the goods it asks for in your hand.
this-counter = Make a different offer instead of answering. The other player can only accept or decline it.
this-agree = Make the deal with these cards.
this-call-off = Don’t take these cards: the deal is canceled.
this-act = End trading: play cards and resolve their icons.
this-done = Finish this part and go on.
this-play-chosen = Play the cards you have chosen.
this-pass = Make no offer, or decline this one.
this-stay = Leave the ship here and keep the active marker.
this-help-calm-sea = { token-calm-sea.help }
this-help-pirate-defence = { token-pirate-defence.help }
this-help-good-trade = { token-good-trade.help }
this-help-local-influence = { token-local-influence.help }
this-help-good-terms = { token-good-terms.help }
this-help-compass = { token-compass.help }

## Examples

example-cargo = The top card of the cargo tells you two things: how many cards you play, and how many you may have in hand when your turn starts.
example-play = The icons of all played cards are added up. Two of a kind already count as 3.
example-sail = The ship sails exactly one harbor for each sailing icon and takes the marker where it stops.
example-load = The played cards are waiting to be loaded. The card loaded last ends up on top.
example-offer = An offer asks for a type of goods, never for a specific card.
example-prestige = The other player made a deal with the player whose turn it is, and got a prestige token for it.

## The game at a glance

page-turn = Your turn
page-turn-hand = Maritime Power phase: too many cards in hand? The extra ones go to your pirate stack.
page-turn-trade = Trade phase: make offers and buy up to 4 cards.
page-turn-play = Main phase: play as many cards as your Cargo Load says.
page-turn-actions = Resolve the icons in this order; you can’t skip any.
page-turn-load = Load phase: load the played cards. The last one ends up on top and decides your next turn.
page-symbols = Icons: one counts as 1, two as 3, three or more as 6
page-symbols-ducat = Get ducats.
page-symbols-flag = Put cards from the goods deck on your pirate stack.
page-symbols-draw = Draw cards from the goods deck.
page-symbols-sail = Sail your ship one harbor for each icon.
page-tokens = Harbor markers
page-tokens-calm-sea = { token-calm-sea }: { token-calm-sea.help }
page-tokens-pirate-defence = { token-pirate-defence }: { token-pirate-defence.help }
page-tokens-good-trade = { token-good-trade }: { token-good-trade.help }
page-tokens-local-influence = { token-local-influence }: { token-local-influence.help }
page-tokens-good-terms = { token-good-terms }: { token-good-terms.help }
page-tokens-compass = { token-compass }: { token-compass.help }
page-trade = Deals and purchases
page-trade-deal = Make a deal with the player whose turn it is to get a prestige token (one per turn).
page-trade-buy = A card from the goods deck or your pirate stack costs 3 ducats, or 4 if you are in debt.
page-scoring = Scoring: at the Venice card and at the end
page-scoring-runs = Cards of the same goods in a row are scored together, as shown in the table.
page-scoring-lion = Venice card: the run on top stays; the rest is scored and discarded.
page-scoring-prestige = The most prestige pays 6 ducats, the second most 3, the third most 1. At the end, harbor markers pay the same.
page-scoring-pirates = At the end, each card in your pirate stack costs 1 ducat. Cards in hand don’t count.
