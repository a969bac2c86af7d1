voyage-calm = Together in silence

voyage-calm-aim = You play together against the sea: you must fill every space with an island, and the numbers must rise all the way from the first space at the bottom left to the last one at the top right. Each row runs from left to right. Nobody may say what cards they have.
voyage-calm-lay = There are 80 islands but only 36 spaces, so not all of them fit. Low numbers belong near the bottom, high ones near the top. Choose your 15, then the first space of the second row.
    .else = You could play that, too. For this lesson, put the 15 in the first space of the second row.
voyage-calm-beside = Your teammate has played the 60 in a space without neighbors, so it cost nothing. Now play your 16 right next to the 15. A card with a neighbor on its left or right costs as many cards as the difference between the two numbers. Here, that’s 1.
    .else = You could do that. But consecutive numbers are cheap side by side: play the 16 right next to the 15.
voyage-calm-pay = Now pay: discard 1 card from your hand, face down, for good. Between two neighbors, you pay only the smaller difference, and you can never pay more than 4 cards. Choose the card you can best do without.
voyage-calm-discard = You’ve drawn back up to 5 cards. The one with the chest is a Finish card, which ends the game: keep it! If nothing fits well, you may discard 2 cards instead of playing one. Try it now: choose “Discard 2 cards”.
    .else = You could play that. But see what else you can do on your turn: discard 2 cards.
voyage-calm-two = Choose 2 cards, then “Discard”. Someone may need any card you throw away, so look at the sea first: which numbers will you need least?
    .else = Keep the Finish card: without one, nobody can win. Choose two island cards.
voyage-calm-start = You drew a Start card. Your turn has to begin with it, so it’s already in its place. Now the two of you must discard 8 cards together, and this is the one moment when you may talk. Because there are two of you, you each drew 2 extra cards first. How many of the 8 would you give? Offer 4.
    .else = You can offer any number, as long as all offers add up to 8. Offer 4.
voyage-calm-give = Your teammate offers 4 as well, so that makes 8. Choose 4 cards you won’t miss, then “Discard”. But keep the Finish card: there are only 5 of them, and you can’t win without one.
    .else = Keep the Finish card: without one, nobody can win. Choose four of your other cards.
voyage-calm-end = The Start card has been played. Now keep going until all 36 spaces are filled. Then anyone with a Finish card plays it, and you all win. If someone can’t play a card or discard 2, you all lose. So wherever there are empty spaces between two cards, make sure enough numbers are left to fill them. Calm seas!
