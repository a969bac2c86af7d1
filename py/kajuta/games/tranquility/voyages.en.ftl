voyage-calm = Together and in silence

voyage-calm-aim = You play together against the sea: every cell must be filled with an island, and the numbers must rise all the way from the first cell at the bottom left to the last one at the top right. Nobody may say what they hold.
voyage-calm-lay = There are 80 islands and only 36 cells, so each number has a place where it belongs: low ones near the bottom, high ones near the top. Click your 15, then the first cell of the second row.
    .else = The rules allow it – a cell without neighbours costs nothing. For this voyage: the 15, into the first cell of the second row.
voyage-calm-beside = Your mate has laid the 60, about where it belongs. Now lay your 16 right beside the 15. A card beside another one costs as many cards as the two numbers differ – here that is one.
    .else = That would be possible. But numbers that follow one another are cheap side by side: the 16, right beside the 15.
voyage-calm-pay = Now pay: one card from your hand, face down, gone for good. Between two neighbours only the smaller difference would be due. Pick the card that you can spare most easily.
voyage-calm-discard = You draw back up to five – and the one with the chest is a Finish, which ends the voyage: keep it! If nothing fits well, you may discard two cards instead of laying one. Try that now.
    .else = You could lay that. But see what else a turn can be: discard two cards.
voyage-calm-two = Choose two cards. Every card that goes is one that somebody will perhaps miss, so look at the sea first: which numbers have no room any more?
voyage-calm-start = You have drawn a Start. It has to be laid at once, and then all of you together discard eight cards – the one moment for talking. You make offers how many you would give. Offer 4.
    .else = Any number is possible; what matters is that all offers together make eight. Offer 4.
voyage-calm-give = Your mate offers 4 as well, eight in all. Choose four cards that you will not miss. But keep the Finish: there are just five of them, and without one nobody wins.
voyage-calm-end = This is how it goes on, until all 36 cells are filled. Then somebody who holds a Finish lays it, and all of you have won. If somebody can neither lay nor discard two, all have lost. So where cells between two cards are still empty, make sure enough numbers are left for them – and a calm voyage!
