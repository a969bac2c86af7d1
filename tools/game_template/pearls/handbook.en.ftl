# Put here what explains the game beside its rules; handbook.json names these messages, see tools/game_handbooks.py.

new-here = All cards have different numbers. In your turn you play one of your three cards at the end of your row, and it must be higher than the last one there. Then you draw another. If none of your cards is high enough, you throw one away.
    .goal = Each card in your row is worth one point, and the longest row wins. So climb in small steps, and keep the high cards for the end.

## Things

this-card = A card. You may play it at the end of your row if it is higher than the last card there.
this-deck = The deck, face down. You draw from it after each turn.
this-discard = Cards that were thrown away because they fitted nowhere.
this-row = The row of this player, still empty. The first card may be any.
this-held = A card in the hand of another player.

## Examples

example-start = The deck before the first turn. Everyone has drawn three cards from it.
example-hand = Your hand holds three cards, and any of them may begin your row.
example-row = The next card must be higher than the last one of this row.

## The page at hand

page-turn = Your turn
page-turn-play = Play a card at the end of your row, then draw.
page-turn-higher = It must be higher than the last one. If none is, throw a card away.
page-turn-points = Each card in your row is worth one point.
