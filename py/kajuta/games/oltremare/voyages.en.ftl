voyage-cargo = First cargo

voyage-cargo-aim = Your cargo is a stack of cards, and the player with the most ducats at the end wins. Cards of the same goods loaded in a row are scored together: one olive card is worth 1 ducat, but three in a row are worth 4. The list “What a run of goods pays” shows it for all goods.
voyage-cargo-cards = Each card does several jobs at once. It’s goods for your cargo. The two icons on the left do something when you play it. And the two numbers in the corners, Maritime Power (top) and Cargo Load (bottom), count while the card is on top of your cargo.
voyage-cargo-act = On your turn, you first trade and buy, then you play cards. How many? Exactly as many as the Cargo Load of your top card says: 2. We’ll save trading for the second lesson. Choose “Play cards”.
    .else = We’ll trade and buy later. Choose “Play cards”.
voyage-cargo-lay = Choose both of your olive cards, then “Play”. Later, you’ll load them on top of the olives you already have. Together they show 2 sailing icons, 1 pirate icon, and 1 goods market icon. Each sailing icon is 1 step. Of the other icons, one counts as 1, two count as 3, and three count as 6.
    .else = You can play any two cards, but olives on olives pay best. Play both olive cards.
voyage-cargo-sail = Icons are resolved in order: ducats, pirates, goods market, sailing. The pirate icon put 1 card on your pirate stack, which will cost you 1 ducat at the end. You also drew 1 card. The two sailing icons give you 2 steps: choose Varna; the second step takes you on to Constantinople.
    .else = You can sail there, too. But for this lesson, go by way of Varna: beyond it is Constantinople with its marker.
voyage-cargo-load = Your ship has stopped, so you took the marker of its harbor. It helps you until your ship stops in another one. Now load your cards: the one you load last ends up on top. With power 6 on top, you can keep 6 cards in hand, and you’ll play 1 card next turn. So choose the other card first.
    .else = That would leave the card with power 4 on top, and you’d have to play 3 cards next turn. Load that card first.
voyage-cargo-power = The others have taken their turns. Your power is 6: if you had more than 6 cards now, the rest would go to your pirate stack. Your load is 1: this turn, you play exactly 1 card.
voyage-cargo-buy = You get new cards only from goods market icons, deals, and purchases. A card from the goods deck costs 3 ducats, and you can even go into debt. Choose the deck to buy one.
    .else = You could do that right away. But first see how buying works: choose the goods deck.
voyage-cargo-end = That’s a whole turn: trade and buy, play cards, resolve the icons, load. Keep cards of the same goods together, watch your pirate stack, and choose your top card carefully. The second lesson shows you how to trade.

voyage-deal = A good deal

voyage-deal-why = Same harbor, same hand, but now we’ll trade. You have two grain cards in hand, but your cargo is olives. Maybe someone else has olives and wants grain.
voyage-deal-partner = Only the player whose turn it is can trade with the others. Choose “Offer to Bianca”.
    .else = Not this time. Choose “Offer to Bianca”.
voyage-deal-give = First choose what to give: the grain card with Cargo Load 3 (the number at the bottom right).
    .else = You could give that one, too. But for this lesson, give the grain that is lit.
voyage-deal-want = You could have added ducats, but let’s keep them. Now choose what you want in return. You always ask for a type of goods, never for a certain card. Ask for olives.
    .else = You can ask for anything. But olives fit your cargo, so ask for those.
voyage-deal-send = You could ask for ducats as well, but who would say yes to that? Ask for 0, and the offer is sent.
    .else = That would be greedy. Ask for 0.
voyage-deal-agree = Bianca accepted! You see the card before the deal is made: an olive card with power 6. Choose “Make the deal”.
    .else = You could still cancel. But these are the goods you asked for, so make the deal.
voyage-deal-prestige = You now have three olive cards. Bianca got a prestige token, because anyone who makes a deal with the player whose turn it is gets one. Whoever has the most tokens gets 6 ducats, so a deal pays off for both of you.
voyage-deal-ports = Harbor markers count as well: the player who has collected the most at the end gets 6 ducats, the second 3, and the third 1. This space is still empty. It’s for the last marker you took, which helps you on every turn. The list “Harbor markers” shows how.
voyage-deal-lion = Somewhere in the middle of the goods deck is the Venice card. When it comes up, prestige pays out, and the tokens are returned. Your cargo is scored and discarded, except for the run of the same goods on top. That run stays and keeps growing until the end.
voyage-deal-end = When the goods deck runs out, you play the round to its end. Then prestige, harbor markers, and all cargo are scored, and each card in your pirate stack costs 1 ducat. Cards left in your hand don’t count. The player with the most ducats wins. Good luck!
