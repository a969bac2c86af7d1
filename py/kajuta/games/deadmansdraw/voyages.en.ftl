voyage-dare = When to stop

voyage-dare-aim = You flip cards one after another, for as long as you dare. The first card of each turn is flipped for you: this time it’s a mermaid worth 8. If you stop in time, all cards in the row go to your bank, the ten spaces in front of you. Cards in your bank count at the end.
voyage-dare-second = There are ten suits. If you flip a suit that’s already in the row, you bust and lose the whole row. With only one card, that’s unlikely. Choose the draw pile to flip the next one.
voyage-dare-oracle = You flipped an oracle. Most suits have an effect that happens right away: the oracle shows you the next card before you decide. This one’s a cannon, a new suit. Choose it to play it into the row.
    .else = You could put it back and stop; that’s what the oracle is for. But this cannon does no harm. Choose it.
voyage-dare-take = A cannon hits a card in an opponent’s bank, but your opponent’s bank is still empty. The 3 cards in your row are worth 14 points, and every further card could cost you all of them. Take the loot.
    .else = You could risk another card. But play it safe this time: take the loot.
voyage-dare-cannon = Bad luck: the other player flipped a sword and stole your cannon, and the cannon hit your oracle. But your next turn starts with a cannon, too! Choose any card in their bank to hit.
voyage-dare-on = A hit! That card is in the discard pile now. You have just one card in the row, so go ahead and flip the next one.
    .else = Four points isn’t much loot. Flip another card.
voyage-dare-chest = A chest. If you take it together with a key, it doubles your loot: you get the same number of cards from the discard pile as well. On its own, it’s only worth its face value. Flip another card!
    .else = You could stop here. But see what comes next: flip another card.
voyage-dare-anchor = An anchor! The cards to its left, which you played before it, are safe even if you bust. So you can afford to go on: flip another card.
    .else = Stopping would be fine, too. But with the anchor, you can risk one more card. Flip it.
voyage-dare-sword = With a sword, you have to steal a card from another bank and play it into your row. It must be a suit that’s missing from your own bank. Here you can choose from two suits, but both are already in your row, so you’ll bust either way. Choose one.
voyage-dare-end = You lost the anchor and the two cards after it, but the two cards before it are in your bank. When the draw pile runs out, only the highest card of each suit counts, and the highest total wins. So collect many suits and high cards. To see what a suit does, press and hold its card, or right-click it. And stop in time!
