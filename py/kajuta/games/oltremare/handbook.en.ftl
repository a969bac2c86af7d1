# What explains the game beside its rules; see tools/game_handbooks.py.

new-here = You are merchants of the Mediterranean. Every card of goods also bears action symbols and serves several ends. In your turn you first trade with the others or buy, then play cards and carry out their actions: ducats, pirates, new cards, sailing. At last you load the cards you played onto your cargo in the order you like. The top card says how many cards you play next time and how many you may hold.
    .goal = Most ducats win at the end. Equal goods loaded one on another bring most: four olives in a row are worth more than four different cards. There are two scorings, the first when the lion turns up. Prestige from deals and port tokens pay as well; cards in the pirate stack cost a ducat each.

## What is what

this-bales = That many cards are played in a turn: the bales on the top card of the cargo.
this-power = Naval power on the top card of the cargo: with that many cards a turn may begin, the surplus goes to the pirates.
this-prestige = Prestige tokens: one for a turn in which this player made a deal with the active one. They pay at both scorings.
this-cargo = The cargo: equal goods lying one on another pay together when it is scored. Nobody looks under the top card; only the number of cards is open, and with “{ option-memory }” how many equal goods lie on top.
this-pirates = The pirate stack: surplus cards. Each costs 1 ducat at the end; the own top card can be bought back.
this-purse = This player's ducats. They may be less than nothing.
this-token = The active port token: an advantage until a voyage ends elsewhere.
this-used = Earlier port tokens, turned down. They count at the end too.
this-hand = A card of goods. It bears two action symbols, naval power, bales, and perhaps a port.
this-hidden-card = A card in another hand: only their number is open.
this-deck = The deck of goods. In trade a card of it costs 3 ducats; somewhere in the middle waits the lion.
this-discard = The discards; they are shuffled when cards are needed at the end.
this-port = A port. A ship that ends its voyage here takes its token; in an empty one the active token is lost.
this-ship = A player's ship. It sails exactly as many ports as ship symbols were played.
this-laid = A played card waits to be loaded. You choose the order; the last one lies on top and decides the next turn.
this-total = What the cards played give together: 1 symbol counts 1, two 3, three and more 6; the ship sails one port for each.
this-offered = Goods that are on offer.
this-picked = Goods that you give for the offer.
this-talk = The offer that is being discussed.
this-coins = That many ducats you add to the offer, or ask for.
this-want = The kind of goods you ask for.
this-partner = To whom you make the offer.
this-payout = What a run of equal goods of each length pays.
this-accept = You accept; you must hold the goods that are asked for.
this-counter = Instead of an answer you offer something else, which can only be accepted or declined.
this-agree = The deal stands with these cards.
this-call-off = You do not want these cards: the deal is off.
this-act = Trade ends: you play cards and carry out their actions.
this-done = This part is complete; go on.
this-pass = You offer nothing, or decline.
this-stay = The ship stays, and so does the active token.
this-help-calm-sea = { token-calm-sea.help }
this-help-pirate-defence = { token-pirate-defence.help }
this-help-good-trade = { token-good-trade.help }
this-help-local-influence = { token-local-influence.help }
this-help-good-terms = { token-good-terms.help }
this-help-compass = { token-compass.help }

## Examples

example-cargo = The top card of the cargo says two things: how many cards are played, and how many the hand may hold when a turn begins.
example-play = The symbols of all cards played are added up: two of a kind count three already.
example-sail = The ship sails exactly as many ports as ship symbols were played, and takes the token where it ends.
example-load = The cards played wait to be loaded. The last one will lie on top.
example-offer = An offer asks for a kind of goods, never for a certain card.
example-prestige = The deal with the active player brought the other side a prestige token.

## The game at a glance

page-turn = Your turn
page-turn-hand = More cards than the naval power of the cargo? The surplus goes to the pirates.
page-turn-trade = Trade: offers, and four purchases at most.
page-turn-play = Play as many cards as the cargo has bales.
page-turn-actions = Actions in this order, none left out.
page-turn-load = Load; the last card lies on top and decides the next turn.
page-symbols = Symbols: one 1, two 3, three and more 6
page-symbols-ducat = Ducats.
page-symbols-flag = Cards from the deck onto your pirate stack.
page-symbols-draw = Cards from the deck into your hand.
page-symbols-sail = The ship: one port for each symbol.
page-tokens = Port tokens
page-tokens-calm-sea = { token-calm-sea }: { token-calm-sea.help }
page-tokens-pirate-defence = { token-pirate-defence }: { token-pirate-defence.help }
page-tokens-good-trade = { token-good-trade }: { token-good-trade.help }
page-tokens-local-influence = { token-local-influence }: { token-local-influence.help }
page-tokens-good-terms = { token-good-terms }: { token-good-terms.help }
page-tokens-compass = { token-compass }: { token-compass.help }
page-trade = Trade and purchases
page-trade-deal = Whoever makes a deal with the active player gets a prestige token (one a turn).
page-trade-buy = A card of the deck or your pirates: 3 ducats, 4 in debt.
page-scoring = Scoring: the lion and the end
page-scoring-runs = Equal goods lying together in the cargo pay by the table.
page-scoring-lion = The lion: the topmost run stays, the rest is paid and discarded.
page-scoring-prestige = Most prestige 6, second 3, third 1 ducats; at the end port tokens too.
page-scoring-pirates = Every pirate card costs 1 ducat at the end; cards in hand count nothing.
