voyage-calm = Together and in silence

voyage-calm-aim = You play together against the sea: every cell must be filled with an island, and the numbers must rise all the way from the first cell at the bottom left to the last one at the top right; every row runs from left to right. Nobody may say what they hold.
voyage-calm-lay = There are 80 islands and only 36 cells, so each number has a place where it belongs: low ones near the bottom, high ones near the top. Click your 15, then the first cell of the second row.
    .else = The rules allow that, too. For this voyage: the 15, into the first cell of the second row.
voyage-calm-beside = Your mate has laid the 60 where no card lies beside it; that is free. Now lay your 16 right beside the 15. A card with a neighbour to its left or right costs as many cards as the two numbers differ – here that is one.
    .else = That would be possible. But numbers that follow one another are cheap side by side: the 16, right beside the 15.
voyage-calm-pay = Now pay: one card from your hand, face down, gone for good. Between two neighbours only the smaller difference is due, and what would cost more than four cards may not be laid. Pick the card that you can spare most easily.
voyage-calm-discard = You draw back up to five – and the one with the chest is a Finish, which ends the voyage: keep it! If nothing fits well, you may discard two cards instead of laying one. Try that now: click “Discard two cards”.
    .else = You could lay that. But see what else a turn can be: discard two cards.
voyage-calm-two = Choose two cards. Every card that goes is one that somebody will perhaps miss, so look at the sea first: which numbers have no room any more?
voyage-calm-start = A Start came to you and was laid at once, as it must be. Now all of you together discard eight cards – the one moment for talking. As you are two, each of you drew two extra ones for it. Say how many of the eight you would give: offer 4.
    .else = Any number is possible; what matters is that all offers together make eight. Offer 4.
voyage-calm-give = Your mate offers 4 as well, eight in all. Choose four cards that you will not miss. But keep the Finish: there are just five of them, and without one nobody wins.
voyage-calm-end = The Start lies, and so it goes on until all 36 cells are filled. Then somebody who holds a Finish lays it, and all of you have won. If somebody can neither lay nor discard two, all have lost. So where cells between two cards are still empty, make sure enough numbers are left for them – and a calm voyage!
