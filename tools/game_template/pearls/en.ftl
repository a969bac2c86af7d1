# Put here every text of the game that the engine names, by its id.

game-title = Pearls
game-tagline = Play your cards in rising order and make your row the longest.

## Things

card = card { $number }
deck = deck
discard = discard pile
held = card face down
hand = Hand
row = empty row

## What to do

status-play-first = Play the first card of your row
status-play = Play a card higher than { $number }
status-discard = Throw a card away, since none is high enough

## Why not

refused-lower = Card { $number } is not higher than { $last }, the last card in your row.

## The log

log-play = { $seat } plays { $number }.
    .own = Play { $number }.
log-discard = { $seat } throws { $number } away.
    .own = Throw { $number } away.
log-draw = { $seat } draws { $number }.
log-draw-hidden = { $seat } draws a card.

## The end

score-row = Cards in the row
end-hands-empty = No one has a card left.
tie-last-card = on the last card

## For the first time

rare-discard = None of the cards in hand was higher than the last card in the row. So a card went to the discard pile instead of the row.

## Achievements

feat-long-row = Long row
    .how = Finish with six cards or more in your row
feat-nothing-wasted = Nothing wasted
    .how = Throw no card away
feat-climber = Small steps
    .how = Have four cards in your row, the last of them 12 or lower
