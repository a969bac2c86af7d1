# What explains the game beside its rules; see tools/game_handbooks.py.

new-here = On your turn, you flip one card after another and play them into a row. Almost every suit does something: an anchor protects, a cannon fires at another bank, a sword steals, a map searches the discard pile. When you stop, the whole row goes to your bank. But as soon as you flip a suit that’s already in the row, you bust and lose everything that isn’t protected. The percentage on the draw pile shows how big the risk is. (The box calls the row the Play Area.)
    .goal = When the draw pile runs out, the banks are scored: only the highest card of each suit counts. The highest total wins. So a little of everything is better than one suit five times over, and knowing when to stop is best of all.

## What is what

this-card-anchor = { suit-anchor.help }
this-card-hook = { suit-hook.help }
this-card-cannon = { suit-cannon.help }
this-card-key = { suit-key.help }
this-card-chest = { suit-chest.help }
this-card-map = { suit-map.help }
this-card-oracle = { suit-oracle.help }
this-card-sword = { suit-sword.help }
this-card-kraken = { suit-kraken.help }
this-card-mermaid = { suit-mermaid.help }
this-bank-anchor = { suit-anchor.help }
this-bank-hook = { suit-hook.help }
this-bank-cannon = { suit-cannon.help }
this-bank-key = { suit-key.help }
this-bank-chest = { suit-chest.help }
this-bank-map = { suit-map.help }
this-bank-oracle = { suit-oracle.help }
this-bank-sword = { suit-sword.help }
this-bank-kraken = { suit-kraken.help }
this-bank-mermaid = { suit-mermaid.help }
this-character-golden-scales = { character-golden-scales.help }
this-character-casanova = { character-casanova.help }
this-character-plunderer = { character-plunderer.help }
this-character-treasure-hunter = { character-treasure-hunter.help }
this-character-navigator = { character-navigator.help }
this-character-master-gunner = { character-master-gunner.help }
this-character-scavenger = { character-scavenger.help }
this-character-mystic = { character-mystic.help }
this-character-swordswoman = { character-swordswoman.help }
this-character-miser = { character-miser.help }
this-character-captain-hook = { character-captain-hook.help }
this-character-safe-harbor = { character-safe-harbor.help }
this-character-fisherman = { character-fisherman.help }
this-character-beastmaster = { character-beastmaster.help }
this-character-misfire = { character-misfire.help }
this-character-parry = { character-parry.help }
this-character-davy-jones = { character-davy-jones.help }
this-character-siren = { character-siren.help }
this-bank = A player’s bank, sorted by suit. Only the highest card of each suit counts at the end.
this-bonus = The loot has both a key and a chest: you also get as many random cards from the discard pile as you take from the row.
this-decline = Skip the bonus. You still take the loot.
this-save = Take all protected cards into your bank.
this-leave = Don’t take the protected cards: they go to the discard pile.
this-bust = You bust: you lose everything that isn’t protected, and your turn ends.
this-busting = This card matches a suit in the row (in Strange Lands, a value), so it’s a bust.
this-character = This player’s character. Its ability works for the whole game.
this-claim = Take all the cards your chosen opponent has just lost.
this-pass = Let the lost cards go to the discard pile.
this-debt = { debt.help }
this-discard = { discard.help }
this-draw = { draw-pile.help }
this-hand = One of the two characters you can choose from. The one you don’t keep goes back to the box.
this-map = A card from the discard pile, revealed by the map. You must play one of the revealed cards into the row.
this-put-back = Put the card back on the draw pile and take the loot.
this-row = A card played this turn. Until you bank it, you can still lose it.
this-take = Put all cards from the row into your bank and end your turn.
this-top = The top card of the draw pile, turned over by the oracle. You can play it or put it back.
this-variant = The variant card changes one rule for the whole game.
this-look = Look at the top 3 cards of the draw pile, or at all of them if fewer are left. Nobody else sees them.
this-show = Turn the top card over for everyone to see.
this-opponent = Choose this opponent for Davy Jones’ Locker: you may take the cards they lose when they bust.
this-victim = The opponent chosen for Davy Jones’ Locker.

## Examples

example-row = The row at the beginning of a turn. The next card is only safe if its suit isn’t in the row yet.
example-oracle = The oracle has revealed the top card of the draw pile. The player can play it, or put it back and take the row.
example-loot = All cards in the row have different suits. The player can take them or risk another one.
example-cannon = The cannon can only hit the top card of a pile in an opponent’s bank. The outlines show the suits missing from that bank.
example-sword = The first bank is the player’s own. The sword can only take a suit that’s missing from it.
example-score = Only the top card of each suit counts; those are the cards you see here. The cards underneath matter only in a tie.

## The game at a glance

page-turn = Your turn
page-turn-flip = Flip the top card. You must flip at least one.
page-turn-effect = Resolve its suit’s effect. This is mandatory.
page-turn-choice = Then flip another card, or put the loot into your bank.
page-turn-bust = If its suit is already in the row, you bust and lose everything that isn’t protected.
page-suits = What the suits do
page-suits-anchor = { suit-anchor }: { suit-anchor.help }
page-suits-hook = { suit-hook }: { suit-hook.help }
page-suits-cannon = { suit-cannon }: { suit-cannon.help }
page-suits-chest = { suit-chest }: { suit-chest.help }
page-suits-map = { suit-map }: { suit-map.help }
page-suits-oracle = { suit-oracle }: { suit-oracle.help }
page-suits-sword = { suit-sword }: { suit-sword.help }
page-suits-kraken = { suit-kraken }: { suit-kraken.help }
page-suits-mermaid = { suit-mermaid }: { suit-mermaid.help }
page-end = End of the game
page-end-last = The player who takes the last card of the draw pile finishes their turn. Then the game is over.
page-end-score = Only the highest card of each suit in your bank counts. The highest total wins.
