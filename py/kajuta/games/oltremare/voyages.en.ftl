voyage-cargo = First cargo

voyage-cargo-aim = Your cargo is a pile of cards, and whoever has the most ducats at the end wins. Cargo pays for the same goods lying directly on one another: one olive card brings 1 ducat, three in a row bring 4 together. The list “Pay for cards in a row” tells it for all goods.
voyage-cargo-cards = A card is many things at once: goods for the cargo; at its left edge two symbols that do something when the card is played; in its corners the power (above) and the bales (below), which count while it lies on top of your cargo.
voyage-cargo-act = In a turn you first trade and buy, then you play cards. How many? Exactly as many as your top card shows bales: two. We leave trade for the second voyage: choose “Play cards”.
    .else = Trading and buying come later. Choose “Play cards”.
voyage-cargo-lay = Play your two olive cards; later they are loaded on top of the olives you have already. Together they show two ships, one flag and one card. Every ship is one step; of the other symbols one counts 1, two count 3 and three 6.
    .else = Any two cards may be played. But olives upon olives pay best: play the two olive cards.
voyage-cargo-sail = The symbols are carried out in order: ducats, flags, cards, ships. One flag put a card on your pirate pile; each of those costs a ducat at the end. One card came into your hand. Two ships are two steps: click Varna, and your ship sails on to Constantinople.
    .else = You can sail there. For this voyage go by way of Varna: beyond it lies Constantinople with its token.
voyage-cargo-load = At the port where your ship stops you take its token, and it helps you until you take the next. Now load: the card you load last lies on top. The one with power 6 on top lets you keep six cards and play one next time. So click the other one first.
    .else = Then a card with power 4 would lie on top, and you would have to play three next time. Load the card with 3 bales first.
voyage-cargo-power = The others have had their turns. Power 6: if you held more than six cards now, the rest would go to your pirates. One bale: this turn you play exactly one card.
voyage-cargo-buy = New cards come only from card symbols, deals and purchases. A card off the pile costs 3 ducats, and you may even run into debt. Click the pile to buy one.
    .else = You could play at once. But first see how buying works: click the pile of goods.
voyage-cargo-end = That is a whole turn: trade and buy, play, carry out the symbols, load. Keep equal goods together, watch your pirates, and choose well what comes on top. The second voyage shows how to trade.

voyage-deal = A good deal

voyage-deal-why = Same harbour, same hand – but now we trade. You hold two grain cards, yet your cargo is olives. Somebody else may hold olives and want grain.
voyage-deal-partner = Only the player whose turn it is can deal with the others. Choose the second of the other players.
    .else = Another time. Choose the second of the other players, to whom the ring points.
voyage-deal-give = First say what you give: the grain card with 3 bales, the number at its bottom right.
    .else = You could give that as well. But the olives are what you need: give the grain.
voyage-deal-want = You could add ducats, but we keep them. Now say what you want in return: a kind of goods, never a certain card. Ask for olives.
    .else = You may ask for anything. Olives fit your cargo: ask for those.
voyage-deal-send = You could charge ducats on top, but then who would say yes? Ask for 0, and the offer is sent.
    .else = That would be greedy. Ask for 0.
voyage-deal-agree = Accepted! You see the card before you agree: an olive card with power 6. Click “Agreed”.
    .else = You may still let it be. But this is the card you wanted: agree.
voyage-deal-prestige = You have three olive cards now. And the other player got a prestige token, because whoever deals with the one whose turn it is gets one. The most tokens bring 6 ducats, so nobody deals for nothing.
voyage-deal-ports = Port tokens count as well: whoever has gathered the most of them at the end gets 6 ducats, then 3, then 1. This place is still empty; the one you take last will lie here and help you in each turn. How, the list “Port tokens” tells.
voyage-deal-lion = Somewhere in the middle of the pile lies the lion. When it comes, prestige is paid and its tokens are given back; cargo is paid and cleared away, all but the topmost run of equal goods. That run stays and goes on growing until the end.
voyage-deal-end = In the round in which the pile runs out everybody plays once more. Then prestige, ports and all cargo are paid, and each pirate card costs a ducat; cards left in hand count nothing. The richest captain wins. Fair winds!
