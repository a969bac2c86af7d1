voyage-dare = Dare and stop

voyage-dare-aim = You turn cards over, one after another, for as long as you dare. The first of each turn comes by itself: here a mermaid worth 8. Stop in time, and all cards of the row go to your bank, the ten places before you; what lies in the bank counts at the end.
voyage-dare-second = There are ten kinds of cards, called suits. If a suit comes that lies in the row already, you are bust and lose the whole row. With one card that can hardly happen: click the draw pile to turn over the next.
voyage-dare-oracle = An oracle came. Each suit can do something and must do it at once: the oracle shows you the next card before it counts. It is a cannon, a new suit; click it to lay it in the row.
    .else = You may put it back and stop, that is what the oracle is for. But this cannon does no harm: click it.
voyage-dare-take = A cannon shoots a card out of another bank, but nobody has any yet. Three cards, 14 points – and each further card might cost you all of them. Take the loot.
    .else = You may dare another card. This time, be wise: take the loot.
voyage-dare-cannon = Bad luck: the other player turned over a sword and stole your cannon, and the cannon shot away your oracle. But your new turn begins with a cannon, too! Click any card of the other bank to shoot it away.
voyage-dare-on = Hit – that card lies on the discard now. One card in your row: carry on and turn over the next.
    .else = Four points are not much of a loot. Turn over another card.
voyage-dare-chest = A chest. With a key in the same row it doubles the loot: you get as many cards again from the discard. Alone it is just worth its points. Turn over another!
    .else = You could stop here. But look what comes next: turn it over.
voyage-dare-anchor = An anchor! The cards to the left of it, those that came before, are safe even if you go bust. So you can afford one more: turn it over.
    .else = Stopping would be fine, too. With the anchor you can risk one more: turn it over.
voyage-dare-sword = A sword takes a card of another bank, of a suit that your own bank lacks, and lays it in your row – and it must. But both suits it could take lie in the row already. So you are bust, come what may: choose one.
voyage-dare-end = You lost the anchor and what came after it, but the two cards before it are in your bank. When the draw pile is used up, only the highest card of each suit counts, and the largest sum wins. So collect many suits, and high cards. What a suit does, a long press or the right mouse button on its card tells. And stop in time!
