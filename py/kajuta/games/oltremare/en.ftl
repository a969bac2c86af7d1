game-title = Oltre Mare
game-tagline = Venetian merchants trade, load their goods, and sail from harbor to harbor.

## New game

option-symbols = Icons while trading
    .help = How much everyone can see of the cards on offer.
option-symbols-open = Visible
    .help = Offered cards are face up on the table. Recommended.
option-symbols-hidden = Hidden
    .help = You see only the type of goods until the deal is made.
option-memory = Remember for me
    .help = Shows how many matching cards are in the run on top of each cargo. If this is off, you have to keep track yourself, as the rulebook intends.

## Goods

good-gems = gems
    .count =
        { $count ->
            [one] { $count } gem card
           *[other] { $count } gem cards
        }
good-scrolls = scrolls
    .count =
        { $count ->
            [one] { $count } scroll card
           *[other] { $count } scroll cards
        }
good-silk = silk
    .count =
        { $count ->
            [one] { $count } silk card
           *[other] { $count } silk cards
        }
good-salt = salt
    .count =
        { $count ->
            [one] { $count } salt card
           *[other] { $count } salt cards
        }
good-pottery = pottery
    .count =
        { $count ->
            [one] { $count } pottery card
           *[other] { $count } pottery cards
        }
good-olives = olives
    .count =
        { $count ->
            [one] { $count } olive card
           *[other] { $count } olive cards
        }
good-grain = grain
    .count =
        { $count ->
            [one] { $count } grain card
           *[other] { $count } grain cards
        }
card = { $good }, power { $power }, load { $bales }, { $first }, { $second }
bales-sign = { $count }
hidden-card = Face-down card

## Action symbols

symbol-ducat = ducat
symbol-pirate = pirate
symbol-card = goods market
symbol-ship = sailing

## Harbor markers

token-calm-sea = Calm Sea
    .help = Get 1 ducat for each sailing icon you play.
token-compass = Compass
    .help = Your ship may move at once to any other harbor that has no compass.
token-pirate-defence = Fight the Pirates
    .help = Pirate icons you play have no effect.
token-good-trade = Big Deal
    .help = Add 1 ducat icon to the icons you play.
token-local-influence = Local Authority
    .help = At the start of your turn, get ducats equal to your Maritime Power minus 3.
token-good-terms = On Favorable Terms
    .help = Your purchases in a turn cost 1, 2, 3, and 4 ducats.
token-help = { $token }: { $help }

## Harbors

port-venezia = Venice
port-ancona = Ancona
port-zara = Zara
port-ragusa = Ragusa
port-bari = Bari
port-durazzo = Durazzo
port-corfu = Corfu
port-messina = Messina
port-siracusa = Syracuse
port-malta = Malta
port-tunisi = Tunis
port-tripoli = Tripoli
port-modone = Modon
port-candia = Candia
port-negroponte = Negroponte
port-salonicco = Salonica
port-scio = Chios
port-rodi = Rhodes
port-gallipoli = Gallipoli
port-costantinopoli = Constantinople
port-varna = Varna
port-caffa = Caffa
port-tana = Tana
port-sinope = Sinope
port-trebisonda = Trebizond
port-satalia = Satalia
port-famagosta = Famagusta
port-baruti = Beirut
port-giaffa = Jaffa
port-alessandria = Alexandria
port-with-token = { $port }, marker { $token }

## Lists

list = { $first }, { $next }
ducats =
    { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
everybody = everyone

## Table

cargo =
    { $count ->
        [one] Cargo: { $card } on top, { $count } card
       *[other] Cargo: { $card } on top, { $count } cards
    }
no-cargo = All cargo has been scored
run = ×{ $count }
pirates =
    { $count ->
        [one] Pirate stack: { $count } card
       *[other] Pirate stack: { $count } cards
    }
no-token = No active harbor marker
active-token = Active harbor marker: { $token }
power = Maritime Power { $count }
    .word = power
bales = Cargo Load: { $count }
    .word =
        { $count ->
            [one] load
           *[other] load
        }
prestige =
    { $count ->
        [one] { $count } prestige token
       *[other] { $count } prestige tokens
    }
    .word =
        { $count ->
            [one] prestige
           *[other] prestige
        }
collected-tokens =
    { $count ->
        [one] { $count } collected harbor marker
       *[other] { $count } collected harbor markers
    }
    .word =
        { $count ->
            [one] marker
           *[other] markers
        }
hand = Hand
talk = Negotiation
offer = { $seat } → { $partner }: { $terms }.
counter-offer = { $seat } makes a counteroffer: { $terms }.
terms = gives { $given }, asks for { $wanted }
terms-gift = gives { $given } and asks for nothing
terms-plea = asks for { $wanted } and gives nothing
terms-unfinished = gives { $given }
terms-none = nothing yet
picked = { $seat } gives:
wants = Goods to ask for
coins-pay = Ducats to add
coins-charge = Ducats to ask for
laid = Played cards
total-ducat =
    { $count ->
        [one] { $symbols } × ducat icon = { $count } ducat
       *[other] { $symbols } × ducat icon = { $count } ducats
    }
total-pirate =
    { $count ->
        [one] { $symbols } × pirate icon = { $count } card to the pirate stack
       *[other] { $symbols } × pirate icon = { $count } cards to the pirate stack
    }
total-card =
    { $count ->
        [one] { $symbols } × goods market icon = { $count } card to your hand
       *[other] { $symbols } × goods market icon = { $count } cards to your hand
    }
total-ship =
    { $count ->
        [one] { $symbols } × sailing icon = { $count } step
       *[other] { $symbols } × sailing icon = { $count } steps
    }
total-calm-sea =
    { $count ->
        [one] Calm Sea, { $symbols } × sailing icon = { $count } ducat
       *[other] Calm Sea, { $symbols } × sailing icon = { $count } ducats
    }
deck =
    { $count ->
        [one] Goods deck: { $count } card
       *[other] Goods deck: { $count } cards
    }
lion-in-deck = Venice in deck
last-round = last round
discard-top = Discard pile, { $card } on top
discard-word = discards
discard-empty = The discard pile is empty
ship = { $seat }’s ship: { $port }
ducat-track = Ducats
purse =
    { $count ->
        [one] { $seat }: { $count } ducat
       *[other] { $seat }: { $count } ducats
    }
payouts = What a run of goods pays
payout = { $good }: { $row }
payout-first = { $count }
payout-next = { $before } · { $count }
tokens = Harbor markers

## Buttons

offer-to = Offer to { $seat }
offer-to-all = Offer to all
offers-left =
    { $count ->
        [one] { $count } offer left
       *[other] { $count } offers left
    }
play-chosen = Play
act = Play cards
done = Done
pass = Decline
no-offer = No offer
counter = Counteroffer
accept = Accept
agree = Make the deal
call-off = Cancel the deal
stay = Stay here
price =
    { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
loses-token = loses the marker
confirm-gift = You are giving cards away and asking for nothing in return. Send the offer anyway?
window-unasked = Your offers on other players’ turns
window-offer = Offers from other players

## Status

status-limit =
    { $count ->
        [one] Put { $count } more card on your pirate stack
       *[other] Put { $count } more cards on your pirate stack, one by one
    }
status-trade =
    { $count ->
        [one] Trade, buy, or play { $count } card
       *[other] Trade, buy, or play { $count } cards
    }
status-trade-short =
    { $count ->
        [one] Trade or buy, since you need { $count } more card
       *[other] Trade or buy, since you need { $count } more cards
    }
status-unasked = Make { $active } an offer, or pass
status-give = Choose the cards to offer
status-pay = Choose how many ducats to add
status-want = Choose the goods you want in return
status-charge = Choose how many ducats to ask for
status-answer = Answer { $maker }’s offer
status-answer-counter = Answer { $maker }’s counteroffer
status-agree = Make the deal with these cards?
status-play =
    { $count ->
        [one] Play { $count } card
       *[other] Play { $count } cards
    }
status-sail =
    { $count ->
        [one] Sail { $count } step
       *[other] Sail { $count } steps
    }
status-sail-on =
    { $count ->
        [one] Sail { $count } more step
       *[other] Sail { $count } more steps
    }
status-compass = Follow the Compass to another harbor or stay
status-load = Load your cards; the last one stays on top

## Log

log-turn = { $seat }’s turn.
log-influence =
    { $count ->
        [one] { $seat } gets { $count } ducat from Local Authority.
       *[other] { $seat } gets { $count } ducats from Local Authority.
    }
log-drop = { $seat } puts a card on their pirate stack.
    .own = Put a card on your pirate stack.
action-lay = { $seat } plays this card: { $card }.
    .own = Play this card: { $card }.
action-give = { $seat } offers this card: { $card }.
    .own = Offer this card: { $card }.
action-want = { $seat } asks for { $card }.
    .own = Ask for { $card }.
action-pay = { $count ->
    [0] { $seat } adds no ducats.
    [one] { $seat } adds { $count } ducat.
   *[other] { $seat } adds { $count } ducats.
}
    .own =
        { $count ->
            [0] Add no ducats.
            [one] Add { $count } ducat.
           *[other] Add { $count } ducats.
        }
action-load = { $seat } loads this card next: { $card }.
    .own = Load this card next: { $card }.
log-buy = { $seat } buys { $card } from the goods deck for { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}.
log-buy-hidden = { $seat } buys a card from the goods deck for { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}.
    .own =
        { $price ->
            [one] Buy a card from the goods deck for { $price } ducat.
           *[other] Buy a card from the goods deck for { $price } ducats.
        }
log-buy-pirates = { $seat } buys { $card } from their pirate stack for { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}.
log-buy-pirates-hidden = { $seat } buys a card from their pirate stack for { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}.
    .own =
        { $price ->
            [one] Buy a card from your pirate stack for { $price } ducat.
           *[other] Buy a card from your pirate stack for { $price } ducats.
        }
log-debt = { $seat } goes into debt.
log-offer = { $seat } makes { $partner } an offer: { $terms }.
log-counter = { $seat } makes { $partner } a counteroffer: { $terms }.
log-accept = { $seat } accepts and shows the cards.
    .own = Accept the offer and show your cards.
log-decline = { $seat } declines.
    .own = Decline the offer.
log-deal = Deal: { $seat } gives { $given }; { $partner } gives { $wanted }.
    .own = Make the deal: give { $given }; { $partner } gives { $wanted }.
log-gift = Deal: { $seat } gives { $given }; { $partner } gives nothing in return.
    .own = Make the deal: give { $given }; { $partner } gives nothing in return.
log-prestige = { $seat } gets a prestige token.
log-lay = { $seat } plays { $cards }.
    .own = Play { $cards }.
log-ducats =
    { $count ->
        [one] { $seat } gets { $count } ducat.
       *[other] { $seat } gets { $count } ducats.
    }
log-pirates =
    { $count ->
        [one] { $seat } puts { $count } card on their pirate stack.
       *[other] { $seat } puts { $count } cards on their pirate stack.
    }
log-draw = { $seat } draws { $cards }.
log-draw-hidden =
    { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
log-calm-sea =
    { $count ->
        [one] { $seat } gets { $count } ducat from Calm Sea.
       *[other] { $seat } gets { $count } ducats from Calm Sea.
    }
log-sail = { $seat } sails to { $port }.
    .own = Sail to { $port }.
log-compass = { $seat } finds a compass.
log-jump = { $seat } uses the compass to go to { $port }.
log-token = { $seat } takes the { $token } marker.
log-load = { $seat } loads their cards. On top: { $card }.
log-last-round = The goods deck has run out: this is the last round.
log-reshuffle =
    { $count ->
        [one] A new goods deck is shuffled: { $count } card.
       *[other] A new goods deck is shuffled: { $count } cards.
    }
log-unload =
    { $count ->
        [one] { $seat } scores their cargo and pirate stack early: { $count } ducat.
       *[other] { $seat } scores their cargo and pirate stack early: { $count } ducats.
    }
log-lion = The Venice card comes up: first scoring.
log-lion-prestige =
    { $count ->
        [one] { $seat } gets { $count } ducat for prestige.
       *[other] { $seat } gets { $count } ducats for prestige.
    }
log-lion-cargo =
    { $count ->
        [one] { $seat } gets { $count } ducat for cargo.
       *[other] { $seat } gets { $count } ducats for cargo.
    }

## End

end-deck = The last round is over.
line-ducats = Ducats on the track
line-prestige = Rank by prestige tokens ({ $count })
line-pirates = Cards in the pirate stack: { $count }
line-ports = Rank by harbor markers ({ $count })
tie-cargo = cards in cargo
tie-start = seats clockwise from the first player

## What bots judge by

term-ducats = Ducats on the track
term-cargo = What the cargo pays
term-pirates = Cards in the pirate stack
term-prestige = Prestige tokens
term-ports = Harbor markers
term-lead = Ducat lead (counts more near the end)
term-growth = Value of one more card of the goods on top
term-fitting = What your hand would add to the goods on top
term-sets = What the other goods in hand would pay
term-cards = Cards in hand that can still be loaded
term-earning = Ducat icons in hand
term-drawing = Goods market icons in hand
term-sailing = Sailing icons in hand
term-flags = Pirate icons in hand
term-bales = Cards to play next turn
term-missing = Cards missing for next turn
term-surplus = Cards in hand over the Maritime Power limit
term-token = What the active harbor marker will bring
term-near = Harbor markers within 2 steps of the ship

# What the coach says for a term
why-ducats = gets you { $number ->
        [one] 1 more ducat
       *[other] { $number } more ducats
    }
why-ducats-rival = costs { $seat } { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }
why-cargo = makes your cargo worth { $number ->
        [one] 1 more ducat
       *[other] { $number } more ducats
    }
why-cargo-rival = makes { $seat }’s cargo worth { $number ->
        [one] 1 ducat less
       *[other] { $number } ducats less
    }
why-pirates = leaves { $number ->
        [one] 1 fewer card
       *[other] { $number } fewer cards
    } in your pirate stack
why-prestige = gets you { $number ->
        [one] 1 more prestige token
       *[other] { $number } more prestige tokens
    }
why-ports = gets you { $number ->
        [one] 1 more harbor marker
       *[other] { $number } more harbor markers
    }
why-lead = improves your score against your best opponent
why-growth = makes your next card of the goods on top of your cargo worth { $number ->
        [one] 1 more ducat
       *[other] { $number } more ducats
    }
why-fitting = keeps cards in hand that would add { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    } to the goods on top
why-sets = keeps goods in hand worth { $number ->
        [one] 1 more ducat
       *[other] { $number } more ducats
    }
why-cards = leaves you { $number ->
        [one] 1 more card
       *[other] { $number } more cards
    } to load
why-earning = leaves you { $number ->
        [one] 1 more ducat icon
       *[other] { $number } more ducat icons
    } in hand
why-drawing = leaves you { $number ->
        [one] 1 more goods market icon
       *[other] { $number } more goods market icons
    } in hand
why-flags = leaves you with { $number ->
        [one] 1 fewer pirate icon
       *[other] { $number } fewer pirate icons
    } in hand
why-bales = raises your Cargo Load by { $number }
why-missing = gets you { $number ->
        [one] 1 card
       *[other] { $number } cards
    } closer to what you must play next turn
why-surplus = leaves you { $number ->
        [one] 1 fewer card
       *[other] { $number } fewer cards
    } over your Maritime Power limit
why-token = makes your harbor marker worth { $number ->
        [one] 1 more ducat
       *[other] { $number } more ducats
    }
why-near = brings your ship within reach of { $number ->
        [one] 1 more harbor marker
       *[other] { $number } more harbor markers
    }

# Achievements
feat-landslide = Doge
    .how = Win by 15 or more ducats
feat-no-pirates = Clean wake
    .how = Win with no cards in your pirate stack
feat-long-run = Full hold
    .how = Load 6 cards of the same goods in a row
feat-harbours = At home everywhere
    .how = Collect 8 harbor markers
feat-penniless = From rags
    .how = Win after having no ducats at all

## Why something cannot be done right here

refused-steps = { $count ->
    [0] You can’t sail there: your ship stays in { $port } until you play sailing icons.
    [one] You can’t sail there: your ship is in { $port } and has { $count } step left.
   *[other] You can’t sail there: your ship is in { $port } and has { $count } steps left.
}
refused-route = You can’t sail from { $port } to { $goal } in one step: no free route connects them. You have { $count ->
    [one] { $count } step
   *[other] { $count } steps
} left.
refused-pirates-of = You can’t buy from this pirate stack: it belongs to { $seat }.
refused-laying = You can’t buy or trade anymore, because you’re playing your cards now ({ $count } of { $bales } so far).
refused-bought = You can’t buy any more cards this turn: you have already bought { $count }.
refused-no-more-cards = You can’t buy a card: there are none left.
refused-no-pirates = You can’t buy from your pirate stack: it’s empty.
refused-bales = You have to play exactly { $bales ->
    [one] { $bales } card
   *[other] { $bales } cards
}: you have played { $count } and have { $hand } in hand.
refused-limit = You have to put cards on your pirate stack first: your Maritime Power is { $power } and you have { $hand } cards in hand.
refused-asked = You can’t make { $seat } another offer this turn: the limit is 3.
refused-spare = You have to play { $bales ->
    [one] { $bales } card
   *[other] { $bales } cards
}, and you have { $hand } in hand, so { $count ->
    [0] you can’t give any away now
   *[other] you can give away only { $count } now
}.
refused-wanted = You can’t give this card: the offer asks for { $goods }.
refused-only-these = You don’t have to choose: these are your only cards of those goods. Choose “{ accept }” to give them.
refused-in-offer = You can’t add this card again: it’s already in the offer.
refused-most = { $count ->
    [0] You can’t ask for cards: nobody you’re making the offer to has any in hand.
   *[other] You can’t ask for more: the offer already asks for { $count }.
}
refused-step-trade = First buy cards, or choose a player to make an offer to.
refused-step-unasked = First decide whether to make an offer.
refused-step-give = First choose the cards you want to offer.
refused-step-pay = First choose how many ducats to add to the offer.
refused-step-want = First choose which goods to ask for.
refused-step-charge = First choose how many ducats to ask for.

## When it happens for the first time

rare-limit = A player started their turn with more cards in hand than the Maritime Power on their top cargo card allows. The extra cards go to their pirate stack, and each of them costs 1 ducat at the end.
rare-deal = Whoever makes a deal with the player whose turn it is gets a prestige token. Prestige pays up to 6 ducats when the Venice card comes up, and again at the end.
rare-pirates = Pirate icons on the cards just played sent cards to the player’s pirate stack. Each card there costs its owner 1 ducat at the end of the game, unless it’s bought back.
rare-compass = There is a compass in this harbor. It leaves the game, and the ship may go to any other harbor at once.
rare-lion = The Venice card has come up: prestige and cargo pay out, but the run of the same goods on top of each player’s cargo stays and isn’t scored yet. Then the game goes on.
rare-last-round = The goods deck is empty, so this is the last round. At the end, all cargo, prestige, and harbor markers are scored.
rare-reshuffle = The goods deck ran out, so a new one has been shuffled. This doesn’t make the last round any longer.
rare-debt = You can go into debt to buy cards. While you are below 0, each card costs 4 ducats instead of 3.
