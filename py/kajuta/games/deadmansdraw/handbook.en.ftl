# What explains the game beside its rules; see tools/game_handbooks.py.

new-here = In your turn you flip one card after another and lay them in a row. Nearly every suit does something: the anchor protects, the cannon fires at another bank, the sword steals, the map fishes in the discard. Whenever you stop, the whole row is yours and goes to your bank. But as soon as a suit comes that lies in the row already, you are bust and lose all that is not protected. The percentage at the draw pile tells how great the risk is.
    .goal = When the draw pile runs out, the banks are counted: in each suit only the highest card. The highest sum wins. So a little of everything is better than one suit five times, and knowing when to stop is best.

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
this-bank = A player's bank, sorted by suit. At the end only the highest card of each suit counts.
this-bonus = Key and chest are in the loot: the discard adds as many random cards as you take from the row.
this-decline = You do without the bonus, not without the loot.
this-save = You take all protected cards into your bank.
this-leave = You leave all protected cards: they go to the discard.
this-bust = You are bust: you lose what is not protected, and your turn ends.
this-busting = This card was about to come to a row where its suit (in Strange Lands, its value) lies already.
this-character = This player's character. Its ability works all game long.
this-claim = You take all that the chosen opponent has just lost.
this-pass = You let the lost cards go to the discard.
this-debt = { debt.help }
this-discard = { discard.help }
this-draw = { draw-pile.help }
this-hand = One of the two characters you choose from. The other goes back to the box.
this-map = A card of the discard that the map has shown. One of them has to be laid in the row.
this-put-back = You put the card back on the draw pile and take the loot.
this-row = A card laid in this turn. Until it is in your bank you may lose it.
this-take = All cards of the row go to your bank, and your turn ends.
this-top = The top card of the draw pile, turned over by the oracle. Will you lay it or put it back?
this-variant = The variant card changes one rule for the whole game.
this-look = You alone see the three top cards of the draw pile, or fewer if there are no more.
this-show = You turn the top card over for all to see.
this-opponent = Whom Davy Jones' Locker is to watch: what this opponent loses you may take.
this-victim = The opponent that Davy Jones' Locker has chosen.

## Examples

example-row = The row at the beginning of a turn. Another card comes here only if its suit does not lie here yet.
example-oracle = The oracle has shown the top card of the draw pile. The player may lay it, or put it back and take what lies in the row.
example-loot = All cards of the row differ in suit. The player takes them, or dares another one.
example-cannon = The cannon may hit only the top card of a pile in an opponent's bank; outlines are suits that are missing there.
example-sword = The sword may take only a suit that the player's own bank (the first one) lacks.
example-score = In each suit only the top card counts: these are seen here. What lies below matters in a tie only.

## The game at a glance

page-turn = Your turn
page-turn-flip = Flip the top card; the first is obligatory.
page-turn-effect = Carry out the effect of its suit: it is obligatory.
page-turn-choice = Then another card, or the loot goes to your bank.
page-turn-bust = A suit that lies in the row already: you are bust and lose what is not protected.
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
page-end = The end
page-end-last = Whoever takes the last card of the draw pile finishes the turn: then it is over.
page-end-score = In each suit only the highest card of a bank counts. The highest sum wins.
