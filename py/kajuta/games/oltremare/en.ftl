game-title = Oltre Mare
game-tagline = Venetian merchants trade, load their goods and sail from port to port.

## New game

option-symbols = Symbols while trading
    .help = What is seen of the cards on offer.
option-symbols-open = Open
    .help = Cards on offer lie open on the table. Recommended.
option-symbols-hidden = Hidden
    .help = Only the kind of goods is seen, the rest of the card after the deal.
option-memory = Remember for me
    .help = Each cargo shows how many equal goods lie on top of one another. Without it you have to remember that, as in the rulebook.

## Goods

good-gems = gems
    .count = { $count }× gems
good-scrolls = scrolls
    .count = { $count }× scrolls
good-silk = silk
    .count = { $count }× silk
good-salt = salt
    .count = { $count }× salt
good-pottery = pottery
    .count = { $count }× pottery
good-olives = olives
    .count = { $count }× olives
good-grain = grain
    .count = { $count }× grain
card = { $good }, power { $power }, bales { $bales }, { $first }, { $second }
bales-sign = { $count }
hidden-card = Face-down card

## Action symbols

symbol-ducat = ducat
symbol-pirate = pirate flag
symbol-card = cards
symbol-ship = ship

## Port tokens

token-calm-sea = Calm sea
    .help = 1 ducat for each ship symbol played.
token-compass = Compass
    .help = The ship may go at once to any other port without a compass.
token-pirate-defence = Pirates beaten
    .help = Pirate flags played have no effect.
token-good-trade = Good trade
    .help = One ducat symbol is added to those played.
token-local-influence = Local influence
    .help = Naval power minus 3 ducats when the turn begins.
token-good-terms = Good terms
    .help = Purchases of a turn cost 1, 2, 3 and 4 ducats.
token-help = { $token }: { $help }

## Ports

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
port-with-token = { $port }, token { $token }

## Lists

list = { $first }, { $next }
ducats =
    { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
everybody = everybody

## Table

cargo =
    { $count ->
        [one] Cargo: { $card } on top; { $count } card
       *[other] Cargo: { $card } on top; { $count } cards
    }
no-cargo = All cargo has been scored already
run = ×{ $count }
pirates =
    { $count ->
        [one] Pirate stack: { $count } card
       *[other] Pirate stack: { $count } cards
    }
no-token = No active port token
active-token = Active port token: { $token }
power = Naval power { $count }
    .word = power
bales = Bales: { $count }
    .word = bales
prestige =
    { $count ->
        [one] { $count } prestige token
       *[other] { $count } prestige tokens
    }
    .word = prestige
used-tokens =
    { $count ->
        [one] { $count } port token turned down
       *[other] { $count } port tokens turned down
    }
    .word = ports
hand = Hand
talk = Negotiation
offer = { $seat } → { $partner }: { $terms }.
counter-offer = { $seat } offers instead: { $terms }.
terms = gives { $given }, asks for { $wanted }
terms-gift = gives { $given } and asks for nothing
terms-plea = asks for { $wanted } and gives nothing
terms-unfinished = gives { $given }
terms-none = nothing yet
picked = In return
wants = Goods asked for
coins-pay = Ducats to add
coins-charge = Ducats to ask for
laid = Cards played
total-ducat =
    { $count ->
        [one] Ducat symbols: { $symbols }, in all { $count } ducat
       *[other] Ducat symbols: { $symbols }, in all { $count } ducats
    }
total-pirate =
    { $count ->
        [one] Pirate flags: { $symbols }, to the pirate stack { $count } card
       *[other] Pirate flags: { $symbols }, to the pirate stack { $count } cards
    }
total-card =
    { $count ->
        [one] Card symbols: { $symbols }, to the hand { $count } card
       *[other] Card symbols: { $symbols }, to the hand { $count } cards
    }
total-ship =
    { $count ->
        [one] Ship symbols: { $symbols }, the ship sails { $count } step
       *[other] Ship symbols: { $symbols }, the ship sails { $count } steps
    }
total-calm-sea =
    { $count ->
        [one] Calm sea, ship symbols: { $symbols }, in all { $count } ducat
       *[other] Calm sea, ship symbols: { $symbols }, in all { $count } ducats
    }
deck =
    { $count ->
        [one] Deck of goods: { $count } card
       *[other] Deck of goods: { $count } cards
    }
lion-in-deck = lion in deck
last-round = last round
discard-top = Discard pile, { $card } on top
discard-word = discard
discard-empty = The discard pile is empty
ship = Ship of { $seat }: { $port }
ducat-track = Ducats
purse =
    { $count ->
        [one] { $seat }: { $count } ducat
       *[other] { $seat }: { $count } ducats
    }
payouts = Pay for cards in a row
payout = { $good }: { $row }
payout-first = { $count }
payout-next = { $before } · { $count }
tokens = Port tokens

## Buttons

offer-to = Offer to { $seat }
offer-to-all = Offer to all
offers-left =
    { $count ->
        [one] { $count } offer left
       *[other] { $count } offers left
    }
act = Play cards
done = Done
pass = Decline
no-offer = Offer nothing
counter = Counter-offer
accept = Accept
agree = Agreed
call-off = Call it off
stay = Stay here
price =
    { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
loses-token = token is lost
confirm-gift = The cards are given away and nothing is asked for them. Really?
window-unasked = Offers of one's own in others' turns
window-offer = Offers of a deal

## Status

status-limit =
    { $count ->
        [one] { $seat } still drops { $count } card from the hand onto the pirate stack.
       *[other] { $seat } still drops { $count } cards from the hand onto the pirate stack.
    }
status-trade =
    { $count ->
        [one] { $seat } trades, buys, or plays { $count } card.
       *[other] { $seat } trades, buys, or plays { $count } cards.
    }
status-trade-short =
    { $count ->
        [one] { $seat } trades and buys: { $count } card is still missing.
       *[other] { $seat } trades and buys: { $count } cards are still missing.
    }
status-unasked = { $seat } may offer something to { $active }.
status-give = { $seat } chooses cards to offer.
status-pay = { $seat } chooses how many ducats to add.
status-want = { $seat } chooses the goods to ask for.
status-charge = { $seat } chooses how many ducats to ask for; that sends the offer.
status-answer = { $seat } answers the offer of { $maker }.
status-answer-counter = { $seat } answers the counter-offer of { $maker }.
status-agree = { $seat } sees the cards and decides whether the deal stands.
status-play =
    { $count ->
        [one] { $seat } still plays { $count } card.
       *[other] { $seat } still plays { $count } cards.
    }
status-sail =
    { $count ->
        [one] { $seat } sails: { $count } step to go.
       *[other] { $seat } sails: { $count } steps to go.
    }
status-compass = { $seat } may follow the compass to another port.
status-load = { $seat } loads the cards played; the last one stays on top.
status-over = The game is over.

## Log

log-turn = { $seat } begins a turn
log-influence =
    { $count ->
        [one] { $seat } earns { $count } ducat by local influence.
       *[other] { $seat } earns { $count } ducats by local influence.
    }
log-drop = { $seat } drops a card onto the pirate stack.
log-buy = { $seat } buys { $card } from the deck (price { $price }).
log-buy-hidden = { $seat } buys a card from the deck (price { $price }).
log-buy-pirates = { $seat } buys { $card } from the pirate stack (price { $price }).
log-buy-pirates-hidden = { $seat } buys a card from the own pirate stack (price { $price }).
log-debt = { $seat } buys on debt.
log-offer = { $seat } offers → { $partner }: { $terms }.
log-counter = { $seat } offers instead → { $partner }: { $terms }.
log-accept = { $seat } accepts and shows the cards.
log-decline = { $seat } declines.
log-deal = Deal: { $seat } gives { $given }, { $partner } gives { $wanted }.
log-gift = Deal: { $seat } gives { $given }, { $partner } gives nothing for it.
log-prestige = { $seat } gets a prestige token.
log-lay = { $seat } plays { $cards }.
log-ducats =
    { $count ->
        [one] { $seat } gets { $count } ducat.
       *[other] { $seat } gets { $count } ducats.
    }
log-pirates =
    { $count ->
        [one] { $seat } puts { $count } card onto the pirate stack.
       *[other] { $seat } puts { $count } cards onto the pirate stack.
    }
log-draw = { $seat } draws { $cards }.
log-draw-hidden =
    { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
log-calm-sea =
    { $count ->
        [one] { $seat } has a calm sea: { $count } ducat.
       *[other] { $seat } has a calm sea: { $count } ducats.
    }
log-sail = { $seat } sails to { $port }.
log-compass = { $seat } finds a compass.
log-jump = { $seat } follows the compass to { $port }.
log-token = { $seat } takes the token { $token }.
log-load = { $seat } loads; on top lies { $card }.
log-last-round = The deck has run out: this is the last round.
log-reshuffle =
    { $count ->
        [one] A new deck: { $count } card.
       *[other] A new deck: { $count } cards.
    }
log-unload =
    { $count ->
        [one] { $seat } scores cargo and pirate stack ahead of time: { $count } ducat.
       *[other] { $seat } scores cargo and pirate stack ahead of time: { $count } ducats.
    }
log-lion = The lion of Venice: the first scoring.
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

end-deck = The last round is played out.
line-ducats = Ducats on the track
line-prestige = Prestige tokens: { $count }
line-pirates = Cards in the pirate stack: { $count }
line-ports = Port tokens: { $count }
tie-cargo = cards in the cargo
tie-start = seats clockwise from the start player

## What bots judge by

term-ducats = Ducats on the track
term-cargo = What the cargo pays
term-pirates = Cards in the pirate stack
term-prestige = Prestige tokens
term-ports = Port tokens
term-lead = Lead in ducats, more the nearer the end
term-growth = What another card of the goods on top would add
term-fitting = What the hand adds to the goods on top
term-sets = What the other goods in hand would pay
term-cards = Cards in hand that can still be loaded
term-earning = Ducat symbols in hand
term-drawing = Card symbols in hand
term-sailing = Ship symbols in hand
term-flags = Pirate flags in hand
term-bales = Cards to be played in the next turn
term-missing = Cards missing for the next turn
term-surplus = Cards in hand over the naval power
term-token = What the active port token will bring
term-near = Port tokens within two steps of the ship

# What the coach says for a term
why-ducats = brings { $number ->
        [one] one ducat more
       *[other] { $number } ducats more
    }
why-ducats-rival = costs { $seat } { $number ->
        [one] one ducat
       *[other] { $number } ducats
    }
why-cargo = makes the cargo worth { $number ->
        [one] one ducat more
       *[other] { $number } ducats more
    }
why-cargo-rival = makes the cargo of { $seat } worth { $number ->
        [one] one ducat less
       *[other] { $number } ducats less
    }
why-pirates = leaves { $number ->
        [one] one card fewer
       *[other] { $number } cards fewer
    } in the pirate stack
why-prestige = brings { $number ->
        [one] one prestige token more
       *[other] { $number } prestige tokens more
    }
why-ports = brings { $number ->
        [one] one port token more
       *[other] { $number } port tokens more
    }
why-lead = puts you further ahead of the best rival
why-growth = makes the next card of the goods on top worth { $number ->
        [one] one ducat more
       *[other] { $number } ducats more
    }
why-fitting = keeps cards in hand that add { $number ->
        [one] one ducat
       *[other] { $number } ducats
    } to the goods on top
why-sets = keeps goods in hand worth { $number ->
        [one] one ducat more
       *[other] { $number } ducats more
    }
why-cards = leaves { $number ->
        [one] one more card
       *[other] { $number } more cards
    } in hand to load
why-earning = leaves { $number ->
        [one] one ducat symbol more
       *[other] { $number } ducat symbols more
    } in hand
why-drawing = leaves { $number ->
        [one] one card symbol more
       *[other] { $number } card symbols more
    } in hand
why-flags = leaves { $number ->
        [one] one pirate flag fewer
       *[other] { $number } pirate flags fewer
    } in hand
why-bales = lets you play { $number ->
        [one] one card more
       *[other] { $number } cards more
    } next turn
why-missing = leaves you short of { $number ->
        [one] one card fewer
       *[other] { $number } cards fewer
    } next turn
why-surplus = leaves { $number ->
        [one] one card fewer
       *[other] { $number } cards fewer
    } over the naval power
why-token = makes the port token bring { $number ->
        [one] one ducat more
       *[other] { $number } ducats more
    }
why-near = brings the ship near { $number ->
        [one] one port token more
       *[other] { $number } port tokens more
    }

# Feats
feat-landslide = Doge
    .how = Win by fifteen ducats or more
feat-no-pirates = Clean wake
    .how = Win with no card in the pirate stack
feat-long-run = Full hold
    .how = Load six cards of one kind one on another
feat-harbours = At home everywhere
    .how = Collect eight port tokens
feat-penniless = From rags
    .how = Win after being without a single ducat

## Why something cannot be done right here

refused-steps = Your ship lies here: { $port }. { $count ->
    [0] The ships on the cards that you lay give it steps, now it has none.
    [one] It has { $count } step left.
   *[other] It has { $count } steps left.
}
refused-route = { $port } – { $goal }: no free route of one step leads there. Steps left: { $count }.
refused-pirates-of = This pirate stack belongs to { $seat }.
refused-laying = Cards are being laid already: { $count } of { $bales } bales lie on the table.
refused-bought = Cards bought in this turn: { $count }.
refused-no-more-cards = There is no card left to be bought.
refused-no-pirates = Your pirate stack is empty.
refused-bales = Bales on your top card: { $bales }. Cards laid: { $count }, in hand: { $hand }.
refused-limit = Your top card has power { $power }, and your hand holds this many cards: { $hand }.
refused-asked = { $seat } has had three offers in this turn already.
refused-spare = Bales on your top card: { $bales }. Cards in your hand: { $hand }; you can give away this many now: { $count }.
refused-wanted = The offer wants for it: { $goods }.
refused-accept-first = To accept the offer, click “{ accept }” first, then choose which cards to give.
refused-pick = This card cannot be chosen now: they are chosen from left to right, each once, so that enough are left to the right.
refused-in-offer = This card is in the offer already.
refused-most = Cards that the offer asks for already: { $count }.
refused-step-trade = Now is the time to buy, and to choose who gets an offer.
refused-step-give = Now you choose which cards the offer gives.
refused-step-pay = Now you choose how many ducats the offer adds.
refused-step-want = Now you choose which goods the offer asks for.
refused-step-charge = Now you choose how many ducats the offer asks for.

## When it happens for the first time

rare-limit = At the start of the turn the hand held more cards than the naval power on top of the cargo. The rest goes to the pirates, and each of them costs a ducat at the end.
rare-deal = A deal is made, and the player whose turn it was not gets a prestige token for it. Prestige pays ducats when the lion comes and at the end, 6 at most.
rare-pirates = The flags on the cards laid have called pirates. Each card on the pirate stack costs a ducat at the end, but they can be bought back.
rare-compass = There is a compass in the port of destination. It leaves the game, and the ship may go on to any other port at once.
rare-lion = The lion of Venice has come: prestige is paid, and of each cargo all but the topmost run of equal goods. Then play goes on.
rare-last-round = The deck is empty, so this round is the last. At its end the whole cargo, prestige and ports are paid.
rare-reshuffle = The deck ran out, so a new one was shuffled. That does not make the last round any longer.
rare-debt = One may buy on debt. Who has less than no ducats pays four instead of three for the next card.
