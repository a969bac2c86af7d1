game-title = Dead Man’s Draw
game-tagline = Flip cards for as long as you dare: a second card of a suit costs you everything.

## New game

option-characters = Characters (traits)
    .help = Each player is dealt two characters and secretly keeps one, which gives them an ability for the whole game. Your first game is easier without characters.
option-variant = Variant
    .help = A variant card changes one rule for the whole game.
option-variant-none = None
    .help = The basic rules.
option-variant-thieves-island = Thieves Island
    .help = Cards you lose when you bust go to the bank of the player on your left instead of the discard pile.
option-variant-pile-of-treasure = Pile o’ Treasure
    .help = All cards in a bank score, not just the top ones.
option-variant-sudden-death = Sudden Death
    .help = The first player to reach 50 points wins at once.
option-variant-all-hands = All Hands on Deck
    .help = Each suit missing from your bank at the end costs you 5 points.
option-variant-strange-lands = Strange Lands
    .help = You bust on a matching value, not a matching suit.
option-variant-beneath-the-waves = Beneath the Waves
    .help = Only players who end with fewer than 60 points can win.
option-variant-bottom-feeder = Bottom Feeder
    .help = Cannons and swords take the bottom card of a pile instead of the top one.
option-variant-any = Random
    .help = A variant is chosen at random (but never { option-variant-bottom-feeder }).
option-mermaids = Mermaid Variant
    .help = Mermaids have values from 2 to 7. Each one moves a card in the row, and that card’s effect happens again. The Siren joins the characters.
option-second-set = Second set of cards
    .help = Twice the cards, twice the time. With 5 or more players, two sets are always used.
option-safe-choices = Safe choices
    .help = House rule: hooks, swords, and maps never offer a card that would make you bust.

## Suits and cards

suit-anchor = Anchor
    .help = Protects all cards played before it: you keep them even if you bust. The anchor itself isn’t protected.
suit-hook = Hook
    .help = Play the top card of a pile in your bank into the row, even if it makes you bust.
suit-cannon = Cannon
    .help = Discard the top card of a pile in an opponent’s bank.
suit-key = Key
    .help = No effect on its own. If your loot has both a key and a chest, you may also take as many random cards from the discard pile as there are in the loot.
suit-chest = Chest
    .help = No effect on its own. If your loot has both a key and a chest, you may also take as many random cards from the discard pile as there are in the loot.
suit-map = Map
    .help = Reveal 3 random cards from the discard pile. Play one of them into the row, even if it makes you bust.
suit-oracle = Oracle
    .help = Turn over the top card of the draw pile. Either play it into the row, or put it back and take the loot.
suit-sword = Sword
    .help = Take the top card of a pile in an opponent’s bank and play it into the row, even if it makes you bust. You can only take a suit you don’t have in your bank.
suit-kraken = Kraken
    .help = You must play at least 2 more cards before you can take the loot.
suit-mermaid = Mermaid
    .help = No effect, but higher values: 4 to 9.
    .swimming = Move a card played before the mermaid to the end of the row. Its effect happens again.

card-anchor = Anchor { $value }
    .acc = Anchor { $value }
card-hook = Hook { $value }
    .acc = Hook { $value }
card-cannon = Cannon { $value }
    .acc = Cannon { $value }
card-key = Key { $value }
    .acc = Key { $value }
card-chest = Chest { $value }
    .acc = Chest { $value }
card-map = Map { $value }
    .acc = Map { $value }
card-oracle = Oracle { $value }
    .acc = Oracle { $value }
card-sword = Sword { $value }
    .acc = Sword { $value }
card-kraken = Kraken { $value }
    .acc = Kraken { $value }
card-mermaid = Mermaid { $value }
    .acc = Mermaid { $value }
list = { $first }, { $rest }

## Characters

character-golden-scales = Golden Scales
    .help = Each of your mermaids is worth 5 more points.
character-casanova = Casanova
    .help = On your turn, any mermaid that would enter the row goes straight to your bank.
    .swimming = When you play a mermaid, you may put a card played before it into your bank instead of moving it.
character-plunderer = Plunderer
    .help = Your key-and-chest bonus comes from the bank of an opponent you choose.
character-treasure-hunter = Treasure Hunter
    .help = Your key-and-chest bonus is doubled.
character-navigator = Navigator
    .help = Your map lets you choose from all cards in the discard pile.
character-master-gunner = Master Gunner
    .help = Your cannon discards the whole pile of the suit you choose.
character-scavenger = Scavenger
    .help = The card your cannon hits goes to your bank.
character-mystic = Mystic
    .help = With an oracle, you may look at the top 3 cards in private.
character-swordswoman = Swordsman
    .help = Your sword can take any suit, even one you already have in your bank.
character-miser = Miser
    .help = Your hook and the card it plays are protected.
character-captain-hook = Captain’s Hook
    .help = Your hook plays 2 cards instead of 1.
character-safe-harbor = Safe Harbor
    .help = Your anchor also protects itself and the 2 cards played after it.
character-fisherman = Fisherman
    .help = On your turn, any kraken that would enter the row goes straight to your bank.
character-beastmaster = Beastmaster
    .help = Opponents must play 4 cards after a kraken instead of 2.
character-misfire = Misfire
    .help = Opponents’ cannons hit their own banks.
character-parry = Parry
    .help = Opponents’ swords can only take krakens.
character-davy-jones = Davy Jones’ Locker
    .help = Choose an opponent: you may take the cards they lose when they bust.
character-siren = Siren
    .help = Any card an opponent wants to move with a mermaid goes to your bank.
character-hidden = Hidden character
hand = Characters to choose from

## Table

draw-pile = Draw pile
    .help = These cards are face down. But all the other cards are face up, so you can tell which ones are left and work out your exact chance of busting.
draw-pile-empty = Empty draw pile
discard = Discard pile
    .help = Cards that were lost or hit by a cannon. Maps and the key-and-chest bonus draw from here.
discard-empty = Empty discard pile
discard-top = Discard pile, { $card } on top
pile-missing = { $suit }: no cards
debt = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}
    .help = The Kraken still demands this many cards. Until you have played them, you can’t take the loot.
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
map-cards = Cards from the map
reference-title = In this game
reference = { $name }: { $help }
reference-character = { $seat } – { $character }: { $help }
reference-victim = { $seat } watches { $victim } (Davy Jones’ Locker).

## Buttons

take = Take the loot
bust = Bust!
save = Take the protected cards
leave = Discard them
put-back = Put it back and take the loot
look = Peek
show = Turn over for everyone
move = Move
charm = Take into the bank
bonus = Take the bonus
decline = Skip the bonus
claim = Take the lost cards
pass = Don’t take them
opponent = { $seat }
window-davy-jones = Davy Jones’ Locker

## The sentence at the top

status-keep = Choose a character to keep
status-victim = Choose an opponent for Davy Jones’ Locker
status-first-flip = Flip the first card
status-turn = Flip another card or take the loot
status-empty-row = Flip another card or end your turn
status-debt =
    { $count ->
        [one] Flip { $count } more card for the Kraken
       *[other] Flip { $count } more cards for the Kraken
    }
status-loot-only = Take the loot, since the Oracle’s card went back
status-last-card = Take the loot, since the draw pile is empty
status-bust = You bust and lose the row
status-protected =
    { $count ->
        [one] Take the protected card?
       *[other] Take { $count } protected cards?
    }
status-hook = Choose a card from your bank to play
status-cannon = Choose the card the Cannon hits
status-map = Choose a card from the Map to play
status-mystic = Peek at the cards or turn one over for all
status-oracle = Play the Oracle’s card or take the loot
status-peek = Play the top card or take the loot
status-must-lay = Play the Oracle’s card, as the Kraken demands
status-sword = Choose a card to steal
status-mermaid = Choose a card to move to the end of the row
status-casanova = Move a card to the end or into your bank
status-bonus =
    { $count ->
        [one] Take a random card from the discard pile?
       *[other] Take { $count } random cards from the discard pile?
    }
status-plunder =
    { $count ->
        [one] Choose a bank to plunder ({ $count } card)
       *[other] Choose a bank to plunder (up to { $count } cards)
    }
status-davy-jones = Take the cards { $active } loses?

## The log

log-keep = { $seat } keeps { $character }.
    .own = Keep { $character }.
log-keep-hidden = { $seat } chooses a character.
log-character = { $seat } plays as { $character }.
log-victim = { $seat } watches { $victim } (Davy Jones’ Locker).
log-turn = { $seat }’s turn.
action-flip = { $seat } flips the top card of the draw pile.
    .own = Flip the top card of the draw pile.
log-flip = { $seat } flips { $card }.
log-last-card = That was the last card of the draw pile.
log-straight-to-bank = { $seat } puts { $card } straight into their bank.
log-bust = { $seat } busts on { $card }.
log-bust-any = { $seat } busts.
log-take = { $seat } banks the loot: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
    .own =
        { $count ->
            [one] Bank the loot: { $count } card.
           *[other] Bank the loot: { $count } cards.
        }
log-empty-handed = { $seat } ends the turn empty-handed.
log-saved = { $seat } saves { $count ->
    [one] { $count } protected card
   *[other] { $count } protected cards
}.
    .own =
        { $count ->
            [one] Save { $count } protected card.
           *[other] Save { $count } protected cards.
        }
log-leave = { $seat } discards { $count ->
    [one] { $count } protected card
   *[other] { $count } protected cards
}.
    .own =
        { $count ->
            [one] Discard { $count } protected card.
           *[other] Discard { $count } protected cards.
        }
log-claim = { $seat } takes { $count ->
    [one] { $count } lost card
   *[other] { $count } lost cards
} with Davy Jones’ Locker.
log-pass = { $seat } doesn’t take the lost cards.
log-washed-up = Thieves Island: { $seat } gets { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-no-effect = { $suit }: no effect.
log-hook = { $seat } hooks { $card } from their bank.
    .own = Hook { $card } from your bank.
log-cannon = { $seat } fires: { $target } loses { $card }.
    .own = Fire at { $target }: { $card }.
log-map-cards = { $seat } finds { $cards } with the map.
log-map-cards-many = { $seat } finds { $count } cards with the map.
log-map = { $seat } chooses { $card }.
    .own = Choose { $card }.
log-oracle = { $seat } sees { $card } in the oracle.
log-look = { $seat } sees { $cards } in the oracle.
log-look-many = { $seat } sees { $count } cards in the oracle.
log-look-hidden = { $seat } looks at { $count ->
    [one] the top card
   *[other] the top { $count } cards
} in private.
log-lay = { $seat } plays { $card }.
    .own = Play { $card }.
log-put-back = { $seat } puts the card back on the draw pile.
    .own = Put the card back on the draw pile.
log-sword = { $seat } steals { $card } from { $target }.
    .own = Steal { $card } from { $target }.
log-kraken = The Kraken demands { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}.
log-move = { $seat } moves { $card } to the end of the row.
    .own = Move { $card } to the end of the row.
log-siren = { $seat } lures { $card } into their bank with the Siren’s song.
log-charm = { $seat } moves { $card } from the row into their bank.
log-bonus = Key and chest: { $seat } gets { $cards }.
log-bonus-many = Key and chest: { $seat } gets { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-bonus-any = Key and chest: { $seat } gets the bonus.
log-plunder = { $seat } plunders { $victim }’s bank.
log-decline = { $seat } skips the bonus.
    .own = Skip the bonus.
log-sudden-death = { $seat } reaches 50 points.

## End

end-draw-pile = The draw pile is empty and the last turn is over.
end-sudden-death = Sudden Death: someone reached 50 points.
tie-bank = cards in the bank

## What bots judge by

term-points = Points in the bank, plus safe points in the row
term-shallows = Points just below the limit (Beneath the Waves)
term-overboard = Points above the limit (Beneath the Waves)
term-reserve = Points in reserve under the top cards
term-cards = Cards in the bank
term-prey = Best card a sword could take
term-turn = How soon the next turn comes
term-character = The character’s ability while the draw pile lasts

# What the coach says for a term
why-points = adds { $number ->
        [one] 1 more point
       *[other] { $number } more points
    } to your bank
why-points-rival = costs { $seat } { $number ->
        [one] 1 point
       *[other] { $number } points
    }
why-shallows = gets you { $number ->
        [one] 1 more point
       *[other] { $number } more points
    } without reaching the limit
why-overboard = keeps you from going over the limit
why-reserve = leaves { $number ->
        [one] 1 more point
       *[other] { $number } more points
    } in reserve under your top cards
why-prey = lets your sword take a card worth { $number } more
why-prey-rival = limits { $seat }’s sword to a card worth { $number } less
why-bonus = gets you { $number ->
    [one] 1 more bonus card
   *[other] { $number } more bonus cards
} for the key and chest
why-turn = brings your next turn sooner
taking-own = plays { $card } from your bank
taking-stolen = steals { $card } from { $target }
taking-discarded = plays { $card } from the discard pile

# Achievements
feat-landslide = King of the cove
    .how = Win by 15 or more points
feat-big-haul = Greedy and lucky
    .how = Take 7 or more cards at once
feat-no-bust = Steady hand
    .how = Win without busting once
feat-key-and-chest = Open, chest!
    .how = Take 5 or more cards at once, including a key and a chest
feat-all-suits = Everything on board
    .how = Win with cards of every suit in your bank

## Why something cannot be done right here

refused-effect = You can’t do this yet: finish the effect of { $card } first.
refused-lost-cards = You can’t do this yet: first decide whether to take { $count ->
    [one] the lost card
   *[other] the { $count } lost cards
}.
refused-protected-cards = You can’t flip a card yet: first decide what to do with { $count ->
    [one] the protected card
   *[other] the { $count } protected cards
}.
refused-bust = You bust: { $card } has the same suit as { $laid } in the row.
refused-lost = You bust: { $card } matches a card in the row.
refused-debt = { $count ->
    [one] You can’t take the loot yet: the Kraken still demands { $count } card.
   *[other] You can’t take the loot yet: the Kraken still demands { $count } cards.
}
refused-put-back = You can’t flip another card this turn: you put one back.
refused-flip = You can’t do this yet: flip a card first.
refused-before-bonus = You can’t flip a card now: first take the bonus or skip it.
refused-not-on-top = You can’t play this card: it isn’t the top card of the draw pile.
refused-mermaid = You can’t move this mermaid: choose a card that was played before it.
refused-last-card = You can’t flip another card: the draw pile is empty. Take the loot ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
refused-no-pile = There is nothing to take here: this bank has no { $suit } cards.
refused-suit-held = You can’t take { $card }: you already have this suit in your bank.
refused-would-bust = You can’t choose { $card }: it would make you bust.
refused-own-bank = You can’t choose this card: it’s in your own bank.
refused-bank-of = You can’t choose this card: it’s in { $seat }’s bank.

## When it happens for the first time

rare-bust = A bust: the row already had a card of this suit (in Strange Lands, of this value). All cards that aren’t protected are lost, and the turn ends.
rare-saved = The anchor saved the cards played before it. A bust costs only the anchor and the cards after it.
rare-kraken = The Kraken demands more cards: you can’t end your turn until they are in the row. The draw pile shows how many are still missing.
rare-bonus = The key has unlocked the chest. The bank gets as many random cards from the discard pile as there were cards in the loot, or all that are left.
rare-no-effect = This card had nothing to affect, so nothing happened. It still counts as a card in the row.
rare-map = The map has revealed cards from the discard pile. One of them must be played into the row, even if it means a bust.
rare-last-card = The draw pile is empty. The game ends after this turn.
