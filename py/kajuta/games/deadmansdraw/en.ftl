game-title = Dead Man's Draw
game-tagline = Flip cards while you dare: a second card of a suit costs you everything.

## New game

option-characters = Characters
    .help = Everybody gets two characters, keeps one in secret and has its ability all game long. The first time it is simpler without them.
option-variant = Variant
    .help = A variant card changes one rule for the whole game.
option-variant-none = None
    .help = The basic rules.
option-variant-thieves-island = Thieves' Island
    .help = What a bust costs you goes to the bank of the player on your left, not to the discard.
option-variant-pile-of-treasure = Pile of Treasure
    .help = All cards in a bank score, not only the tops.
option-variant-sudden-death = Sudden Death
    .help = The first to reach 50 points wins at once.
option-variant-all-hands = All Hands on Deck
    .help = Each suit missing in your bank at the end costs 5 points.
option-variant-strange-lands = Strange Lands
    .help = You bust on the same value, not on the same suit.
option-variant-beneath-the-waves = Beneath the Waves
    .help = Only those who end below 60 points can win.
option-variant-bottom-feeder = Bottom Feeder
    .help = Cannon and sword take the bottom card of a pile instead of its top.
option-variant-any = Random
    .help = Chance picks one of the six variants at the start.
option-mermaids = Mermaid effect
    .help = Mermaids have the values 2 to 7; they move a laid card, whose effect happens again. The Siren joins the characters.
option-second-set = Second set of cards
    .help = Twice the cards, twice the time. With five and more players two sets are always used.
option-safe-choices = Safe choices
    .help = House rule: hook, sword and map never offer a card that would bust you.

## Suits and cards

suit-anchor = Anchor
    .help = All cards laid before the anchor are protected: a bust does not take them. The anchor itself is not protected.
suit-hook = Hook
    .help = The top card of one of your own piles must be laid in the row, even if it busts you.
suit-cannon = Cannon
    .help = The top card of a pile in an opponent's bank goes to the discard.
suit-key = Key
    .help = Nothing by itself. A key and a chest in one loot may bring as many random cards of the discard as the loot has.
suit-chest = Chest
    .help = Nothing by itself. A key and a chest in one loot may bring as many random cards of the discard as the loot has.
suit-map = Map
    .help = Three random cards of the discard are shown. One of them must be laid in the row, even if it busts you.
suit-oracle = Oracle
    .help = The top card of the draw pile is turned over: lay it in the row, or put it back and take the loot.
suit-sword = Sword
    .help = The top card of an opponent's pile must be laid in the row, even if it busts you. Only suits that your own bank lacks can be taken.
suit-kraken = Kraken
    .help = At least two more cards must be laid before the loot may be taken.
suit-mermaid = Mermaid
    .help = No effect, only higher values: 4 to 9.
    .swimming = A card laid before the mermaid moves to the end of the row, and its effect happens once more.

card-anchor = Anchor { $value }
    .acc = anchor { $value }
card-hook = Hook { $value }
    .acc = hook { $value }
card-cannon = Cannon { $value }
    .acc = cannon { $value }
card-key = Key { $value }
    .acc = key { $value }
card-chest = Chest { $value }
    .acc = chest { $value }
card-map = Map { $value }
    .acc = map { $value }
card-oracle = Oracle { $value }
    .acc = oracle { $value }
card-sword = Sword { $value }
    .acc = sword { $value }
card-kraken = Kraken { $value }
    .acc = kraken { $value }
card-mermaid = Mermaid { $value }
    .acc = mermaid { $value }
list = { $first }, { $rest }

## Characters

character-golden-scales = Golden Scales
    .help = Own mermaids are worth 5 points more.
character-casanova = Casanova
    .help = A mermaid that would come to the row in the own turn goes straight to the own bank.
    .swimming = An own mermaid may take one card before it into the bank instead of moving it.
character-plunderer = Plunderer
    .help = The bonus for key and chest comes from the bank of a chosen opponent.
character-treasure-hunter = Treasure Hunter
    .help = The bonus for key and chest is doubled.
character-navigator = Navigator
    .help = The map offers all cards of the discard.
character-master-gunner = Master Gunner
    .help = The cannon discards the whole pile of the chosen suit.
character-scavenger = Scavenger
    .help = The card that the cannon hits goes to the own bank.
character-mystic = Mystic
    .help = Your oracle may show you the three top cards in private.
character-swordswoman = Swordswoman
    .help = The sword may take a suit that is in the own bank already.
character-miser = Miser
    .help = The hook and the card it lays are protected.
character-captain-hook = Captain Hook
    .help = The hook lays two cards instead of one.
character-safe-harbor = Safe Harbor
    .help = The anchor itself and the two cards laid after it are protected too.
character-fisherman = Fisherman
    .help = A kraken that would come to the row in the own turn goes straight to the own bank.
character-beastmaster = Beastmaster
    .help = The kraken demands 4 cards of opponents instead of 2.
character-misfire = Misfire
    .help = Opponents' cannons hit their own banks.
character-parry = Parry
    .help = Opponents' swords may take krakens only.
character-davy-jones = Davy Jones' Locker
    .help = What a chosen opponent loses by a bust may go to the own bank.
character-siren = Siren
    .help = The card that an opponent wants to move with a mermaid goes to the own bank.
character-hidden = Hidden character
hand = Characters to choose from

## Table

draw-pile = Draw pile
    .help = Cards nobody has seen yet. Which ones they are is known, as all others lie open: so the risk of a bust is exact.
draw-pile-empty = Empty draw pile
discard = Discard
    .help = Here lies what was lost and what cannons hit. Maps and the bonus of key and chest draw from it.
discard-empty = Empty discard
discard-top = Discard, on top { $card }
pile-missing = { $suit }: no card
debt = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}
    .help = So many cards the kraken still demands: before they are laid the loot cannot be taken.
odds = { $percent }% bust
busts = bust
unprotected = loses its protection
gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
top-known = next: { $card }
top-hidden = A card of the draw pile that only the Mystic sees
top-cards = { $count ->
    [one] Top card of the draw pile
   *[other] Top cards of the draw pile
}
map-cards = Cards the map points to
reference-title = In this game
reference = { $name }: { $help }
reference-character = { $seat } – { $character }: { $help }
reference-victim = { $seat } lies in wait for what { $victim } loses.

## Buttons

take = Take the loot
bust = Bust!
save = Take the protected cards
leave = Leave them
put-back = Put back and take the loot
look = Look in private
show = Turn over for all
move = Move
charm = Take into the bank
bonus = Take the bonus
decline = Leave it
claim = Take the lost cards
pass = Leave them
opponent = { $seat }
window-davy-jones = Davy Jones' Locker

## The sentence at the top

status-keep = { $seat } chooses a character to keep
status-victim = { $seat } chooses an opponent for Davy Jones' Locker
status-first-flip = { $seat } flips the first card
status-turn = { $seat } flips another card or takes the loot
status-empty-row = { $seat } flips another card or ends without loot
status-debt = { $seat } must flip: the kraken demands { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}
status-loot-only = { $seat } takes the loot, the oracle's card went back
status-last-card = { $seat } takes the loot, the draw pile is empty
status-bust = { $seat } is bust
status-protected = { $seat }: take { $count ->
    [one] the protected card
   *[other] { $count } protected cards
}?
status-hook = { $seat } hooks a card out of the own bank
status-cannon = { $seat } aims the cannon: which card is hit?
status-map = { $seat } follows the map: which card comes to the row?
status-mystic = { $seat } holds the oracle: a private look, or a card turned over for all?
status-oracle = { $seat } sees the next card in the oracle: lays it or takes the loot?
status-peek = { $seat } knows the next cards: lays the top one or takes the loot?
status-must-lay = { $seat } sees the next card in the oracle: for the kraken it must be laid
status-sword = { $seat } draws the sword: which card to take?
status-mermaid = { $seat } calls the mermaid: which card moves to the end?
status-casanova = { $seat } calls the mermaid: which card moves to the end, or into the bank?
status-bonus = { $seat } has key and chest: takes { $count ->
    [one] a random card
   *[other] { $count } random cards
} of the discard as a bonus?
status-plunder = { $seat } has key and chest: out of whose bank are up to { $count } random cards plundered?
status-davy-jones = { $seat } opens Davy Jones' Locker: takes the cards that { $active } loses?
status-over = The game is over

## The log

log-keep = { $seat } keeps { $character }.
log-keep-hidden = { $seat } has chosen.
log-character = { $seat } plays { $character }.
log-victim = { $seat } lies in wait for what { $victim } loses.
log-turn = { $seat } to play.
log-flip = { $seat } flips { $card }.
log-last-card = That was the last card of the draw pile.
log-straight-to-bank = { $seat } takes { $card } straight to the bank.
log-bust = { $seat } is bust by { $card }.
log-take = { $seat } takes the loot: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-empty-handed = { $seat } ends the turn empty-handed.
log-saved = { $seat } saves { $count ->
    [one] { $count } protected card
   *[other] { $count } protected cards
}.
log-leave = { $seat } leaves { $count ->
    [one] { $count } protected card
   *[other] { $count } protected cards
}.
log-claim = { $seat } takes the lost cards into Davy Jones' Locker: { $count }.
log-pass = { $seat } leaves the lost cards.
log-washed-up = Thieves' Island: { $seat } fishes out { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-no-effect = { $suit }: no effect.
log-hook = { $seat } hooks { $card } out of the bank.
log-cannon = { $seat } fires: { $target } loses { $card }.
log-map-cards = { $seat } finds { $cards } by the map.
log-map-cards-many = { $seat } finds { $count } cards by the map.
log-map = { $seat } chooses { $card }.
log-oracle = { $seat } sees { $card } in the oracle.
log-look = { $seat } sees { $cards } in the oracle.
log-look-many = { $seat } sees { $count } cards in the oracle.
log-look-hidden = { $seat } looks at { $count ->
    [one] the top card
   *[other] the top { $count } cards
} in private.
log-lay = { $seat } lays { $card }.
log-put-back = { $seat } puts the card back on the draw pile.
log-sword = { $seat } draws the sword: { $target } parts with { $card }.
log-kraken = The kraken demands { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}.
log-move = { $seat } moves { $card } to the end of the row.
log-siren = { $seat } lures { $card } into the bank with the Siren's song.
log-charm = { $seat } takes { $card } from the row into the bank.
log-bonus = Key and chest: { $seat } gets { $cards }.
log-bonus-many = Key and chest: { $seat } gets { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-plunder = { $seat } plunders: the cards are those of { $victim }.
log-decline = { $seat } declines the bonus.
log-sudden-death = { $seat } reaches 50 points.

## End

end-draw-pile = The draw pile is empty and the last turn is over.
end-sudden-death = Sudden death: somebody reached 50 points.
tie-bank = cards in the bank

## What bots judge by

term-points = Points in the bank and, as far as they are safe, in the row
term-shallows = Points close to the limit that nobody may reach
term-overboard = Points beyond the limit
term-reserve = Cards that step in for lost tops
term-cards = Cards in the bank
term-prey = Best card that a sword could take
term-turn = How soon it is one’s turn
term-character = Ability of the character while the draw pile lasts

# What the coach says for a term
why-points = secures { $number ->
        [one] one point more
       *[other] { $number } points more
    }
why-points-rival = costs { $seat } { $number ->
        [one] one point
       *[other] { $number } points
    }
why-shallows = still brings { $number ->
        [one] one point more
       *[other] { $number } points more
    } below the limit
why-overboard = keeps you from going over the limit
why-reserve = leaves { $number ->
        [one] one point more
       *[other] { $number } points more
    } in reserve under the top cards
why-prey = leaves a card to take with a sword that is better by { $number }
why-prey-rival = leaves the sword of { $seat } a card that is worse by { $number }
why-turn = brings your next turn sooner

# Feats
feat-landslide = King of the cove
    .how = Win by fifteen points or more
feat-big-haul = Greedy and lucky
    .how = Take seven cards or more at once
feat-no-bust = Steady hand
    .how = Win without going bust once
feat-key-and-chest = Open, chest!
    .how = Take five cards or more at once, key and chest among them
feat-all-suits = Everything on board
    .how = Win with cards of every suit in the bank

## Why something cannot be done right here

refused-effect = First the effect of this card must be finished: { $card }.
refused-lost-cards = First decide about the lost cards. There are { $count } of them.
refused-protected-cards = You can’t flip a card now, because you must first decide about { $count ->
    [one] the protected card
   *[other] { $count } protected cards
}.
refused-bust = { $card } is of a suit that lies in the row already: { $laid }.
refused-lost = { $card } does not go with the row: you are bust.
refused-debt = { $count ->
    [one] The Kraken still demands { $count } card.
   *[other] The Kraken still demands { $count } cards.
}
refused-put-back = You put a card back in this turn, so you flip no other.
refused-flip = No card has been flipped in this turn yet.
refused-before-bonus = You can’t flip a card now, because you must first decide about the bonus.
refused-not-on-top = You can’t lay this card, because it isn’t the top card of the draw pile.
refused-mermaid = You can’t move this mermaid, because it moves a card that was laid before it.
refused-last-card = The draw pile is empty. Cards in the row: { $count }.
refused-no-pile = There is no such suit in this bank: { $suit }.
refused-suit-held = You have this suit in your bank already: { $card }.
refused-would-bust = { $card }: with it you would bust.
refused-own-bank = This card lies in your own bank.
refused-bank-of = This card lies in somebody else’s bank: { $seat }.

## When it happens for the first time

rare-bust = Bust: a suit came that lay in the row already (in Strange Lands, a value). What is not protected is lost, and the turn ends.
rare-saved = The anchor saved the cards that lay before it in the row. Who busts loses only the anchor and what comes after it.
rare-kraken = The Kraken wants more cards: until it has them in the row, the turn cannot end. What is still owed stands at the draw pile.
rare-bonus = Key and chest in one loot unlocked each other. As many random cards as the loot had came from the discard to the bank, as far as there were any.
rare-no-effect = This card had nothing to act on, so nothing happened. It lies in the row all the same and counts like any other.
rare-map = The map showed cards of the discard. One of them has to be laid in the row, even if that means to bust.
rare-last-card = The draw pile is empty. This turn is played to its end, and the game is over.
