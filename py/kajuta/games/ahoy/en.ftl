game-title = Ahoy
game-tagline = Four different factions on a sea that grows: rule its islands, rise from its depths, or smuggle past everybody.

## New game

option-faction = Faction
    .help = Every seat plays another faction. The order of play follows the factions: Squadron, first Smuggler, Union, second Smuggler.
option-faction-any = By chance
    .help = Chance deals the factions that are left.
option-faction-squadron = Bluefin Squadron
    .help = Patrols and forts; fame for the regions it controls. Begins.
option-faction-union = Mollusk Union
    .help = Comrades on islands, secret plans, small ships; fame for the regions it controls.
option-faction-smuggler = Smuggler (second place)
    .help = Fame for delivered cargo; plays right after the Squadron. With three or four players.
option-faction-rival = Smuggler (fourth place)
    .help = Fame for delivered cargo; plays after the Union. With four players.
window-plan = Plans in a battle

## Factions and figures

faction-squadron = Bluefin Squadron
faction-union = Mollusk Union
faction-smuggler = Smuggler
faction-rival = Smuggler
figure-flagship = flagship
figure-cutter = cutter
figure-gunship = gunship
figure-patrol = patrol
figure-fort = fort

## Places

region =
    { $symbol ->
        [fish] Fish
        [swords] Swords
        [compass] Compass
        [skull] Skull
        [palm] Palm
       *[parrot] Parrot
    } { $n ->
        [1] I
       *[other] II
    }
symbol =
    { $symbol ->
        [fish] fish
        [swords] swords
        [compass] compass
        [skull] skull
        [palm] palm
       *[parrot] parrot
    }
place =
    { $terrain ->
        [island] island
        [fog] fog
        [wreck] wreckage
        [current] strong current
        [harbour] harbour
       *[open] open sea
    }, { $region }
space-name =
    { $terrain ->
        [island] island
        [fog] fog
        [wreck] wreckage
        [current] strong current
        [harbour] harbour
       *[open] open sea
    }, { $region }, { $corner ->
        [north-west] north-west
        [north-east] north-east
        [south-west] south-west
       *[south-east] south-east
    }
space-with = { $space }: { $things }
sign-at = { $sign }: { $space }
and = { $a }, { $b }
figure-here = { $figure } ({ $seat })
figure-at = { $figure } ({ $seat }): { $space }
patrols-here =
    { $n ->
        [one] { $n } patrol
       *[other] { $n } patrols
    } ({ $seat })
forts-here =
    { $n ->
        [one] { $n } fort
       *[other] { $n } forts
    } ({ $seat })
comrades-at = comrades ({ $seat }): { $space }
treasure = treasure of gold
patrols = patrols
forts = forts
in-supply = { $figure } in the supply ({ $seat })
the-map = Sea chart
unknown-waters =
    unknown waters, { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } of { $space }
site = place for the new region (column { $column }, row { $row })
tile-turned =
    { $region }, island in the { $corner ->
        [north-west] north-west
        [north-east] north-east
        [south-west] south-west
       *[south-east] south-east
    }
sandbar = sandbar between { $a } and { $b }
tailwind-here = tailwind { $n }
treasure-here = treasure, { $n } gold
comrades-here =
    { $n ->
        [one] { $n } comrade
       *[other] { $n } comrades
    } ({ $seat })
wealth-of = { $region }: wealth { $n }; Squadron { $squadron }, Union { $union }

## Actions and slots

actions = Actions
action-sail = Sail
action-full-sail = Full sail
action-tailwind = Tailwind
action-order = Order
action-cannons = Cannons
action-bombard = Bombard
action-deploy = Deploy
action-repair = Repair
action-assemble = Assemble
action-inspire = Inspire
action-rally = Rally
action-negotiate = Negotiate
slot-name =
    { $seat }, { $slot }{ $nth ->
        [0] {""}
       *[other] {" "}{ $nth }
    }
slot =
    { $slot }: { $need ->
        [any] any die
        [even] an even die
       *[other] a { $need }
    }{ $dashed ->
        [yes] , cannot be damaged
       *[no] {""}
    }{ $damaged ->
        [yes] , damaged
       *[no] {""}
    }
slot-die = { $slot }: die { $n }
die = { $seat }, die { $nth }: { $n }
dice = Dice and gold
dice-of = { $seat }, dice left: { $n }
    .word = dice
gold-of = { $seat }, gold: { $n }
    .word = gold
damage-of = { $seat }, damaged slots: { $n }
    .word = damage
crew-of = { $seat }, crew: { $n }
    .word = crew
cargo-of = { $seat }, cargo: { $n }
    .word = cargo
cannons-of = { $seat }, loaded cannons: { $n }
    .word = cannons
board = Board
crew = Crew
supply = Supply
small-ships = Small ships
comrades = Comrades
ready-comrades = ready comrades
    .word = ready
comrade-supply = comrades in the supply
    .word = in supply
plans = Plans
plan-deck = plan deck
    .word = pile
plans-held = Plans in hand
    .word = in hand
plan-discard = discarded plans
    .word = discard
a-plan = plan { $n }, face down
plan-in-battle = before a battle
plan-as-action = as an action
cargo = Cargo
empty-hold = { $seat }, empty hold { $n }
rewards = Rewards
square = { $seat }, row { $row }, column { $column }: { $reward }
marker-white = white
marker-black = black
favours-title = Favours
favour-marker = { $seat }, favour marker { $n }
market = Market
market-empty = empty place { $n }
market-deck = market deck
    .word = pile
market-box = out of the game
    .word = out of play
hired-card = { $card }, { $cargo }
market-card = { $crew } ({ $symbol ->
        [fish] fish
        [swords] swords
        [compass] compass
        [skull] skull
        [palm] palm
       *[parrot] parrot
    }), cost: { $cost ->
        [die] any die
       *[other] { $cost } gold
    }
cargo-to = { $cargo } → { $symbol ->
        [fish] fish
        [swords] swords
        [compass] compass
        [skull] skull
        [palm] palm
       *[parrot] parrot
    }
deliver-to = → { $symbol ->
        [fish] fish
        [swords] swords
        [compass] compass
        [skull] skull
        [palm] palm
       *[parrot] parrot
    }
fame = Fame
fame-of = { $seat }: { $n }
control-title = Regions ({ $squadron } : { $union })
side-squadron = Squadron
side-union = Union
control-brief = { $squadron } : { $union }{"\u00A0"} { $fame }
control-fame = +{ $n }
control =
    { $region } ({ $wealth }) – { $squadron } : { $union } → { $holder ->
        [squadron] Squadron
        [union] Union
       *[nobody] nobody
    }
table-title = The round
round = round: { $n }
    .word = round
first-player = First: { $seat }
tiles = regions left: { $n }
    .word = unknown regions
bank = gold in the supply: { $n }
    .word = gold in stock
choices = Choices

## Crew

crew-aeronauts = Aeronauts
effect-aeronauts = Action, with the flagship on an island: pay 1 gold and move it at once to the other island with the same symbol.
crew-middleman = Middleman
effect-middleman = Each gold you pay to change a die may change it by 2.
crew-documentarian = Documentarian
effect-documentarian = At the end of your turn: 1 gold if your flagship shares its region with an enemy flagship.
crew-elder = Elder
effect-elder = At the end of your turn: 1 gold if none of your slots is damaged.
crew-sea-witch = Sea Witch
effect-sea-witch = When your flagship moves off the map, it may arrive at the nearest opposite edge instead.
crew-buccaneer = Buccaneer
effect-buccaneer = When you win a battle, you may remove this card and two of the loser's crew from the game.
crew-mystic = Mystic
effect-mystic = Action, once a turn: suffer 1 damage on your board to deal 1 damage to a figure in your flagship's region.
crew-gunner = Gunner
effect-gunner = When your flagship wins a battle, deal 1 more damage.
crew-gunners-mate = Gunner's Mate
effect-gunners-mate = When a die comes to your cannons, your flagship may open battle against a space of its region.
crew-powder-monkey = Powder Monkey
effect-powder-monkey = When you repair, you may deal 1 damage to a figure in your flagship's region.
crew-fighters = Fighters
effect-fighters = In every battle, add 1 to your roll.
crew-cutpurse = Cutpurse
effect-cutpurse = When you win any battle, take 2 gold.
crew-shipwright = Shipwright
effect-shipwright = Action, any die: repair all your damage.
crew-emissary = Emissary
effect-emissary = As the attacker in your turn you may pay the enemy 1 gold instead of fighting.
crew-grogmaster = Grogmaster
effect-grogmaster = Once in each battle of your flagship: suffer 1 damage to roll again, with the Secret Weapon both dice.
crew-comrade = Convincing Comrade
effect-comrade = Action, any die: move up to 2 comrades from one island to another.
crew-official = Convincing Official
effect-official = Action, any die: move up to 2 patrols by 1 or 2 spaces each, without battles.
crew-noble = Naive Noble
effect-noble = Action: remove this card; steal a crew member or cargo from a flagship in your flagship's region.
crew-sailor = Sailor
effect-sailor = Action, any die: move your flagship 1 to 3 spaces. This is not Sail.
crew-beakhead = Battering Beakhead
effect-beakhead = When you damage an enemy ship, you may move it 1 space, without battle, never off the map.
crew-gust = Ghastly Gust
effect-gust = Action: remove this card; move your flagship to any space.
crew-wind = Whispering Wind
effect-wind = Action, once a turn: pay 2 gold and move your flagship to any tailwind.
crew-trawler = Trawler
effect-trawler = Action, any die: move your flagship 1 or 2 spaces and take treasure in passing. This is not Sail.
crew-barrelman = Barrelman
effect-barrelman = Fog may carry your flagship like a strong current, in any direction.
crew-pilot = Pilot
effect-pilot = Your flagship may ignore the damage of wreckage.
crew-sea-dog = Sea Dog
effect-sea-dog = Your flagship may ignore strong currents, or let them carry it another way.
crew-diver = Diver
effect-diver = When your flagship anchors at wreckage, take 1 more gold.
crew-merchant = Merchant
effect-merchant = When your flagship anchors in a harbour, take 1 gold.

## Cargo

cargo-feathers = Feathers
cargo-coins = Coins
cargo-paintings = Paintings
cargo-linen = Linen
cargo-tinctures = Tinctures
cargo-gems = Gems
cargo-herbs = Herbs
cargo-furs = Furs
cargo-weapons = Weapons
cargo-lead = Lead
cargo-explosives = Explosives
cargo-fancy-hat = Fancy hat
cargo-nails = Nails
cargo-lace = Lace
cargo-wine = Wine
cargo-shells = Shells
cargo-odd-meat = Odd meat
cargo-munition = Munition
cargo-incense = Incense
cargo-tea = Tea
cargo-brandy = Brandy
cargo-glass = Glass
cargo-maps = Maps
cargo-fish-nets = Fish nets
cargo-rare-wood = Rare wood
cargo-iron = Iron
cargo-ropes = Ropes
cargo-jewelry = Jewelry
cargo-books = Books

## Plans

plan-evacuation = Evacuation
effect-evacuation = Move all comrades from one island to other islands, as you like.
plan-dynamic-entry = Dynamic entry
effect-dynamic-entry = Raise the die on your cannons by 2 (up to 6). Then you may move your flagship to any tailwind.
plan-sneak-attack = Sneak attack
effect-sneak-attack = Remove up to 2 patrols from a region with a comrade on its island.
plan-enlist = Enlist
effect-enlist = Choose an island with a comrade: recruit any cards of its symbol, free of cost.
plan-cutter = Cutter
effect-cutter = Two comrades of an island become the cutter. One slot, any die: sail up to 3 or tailwind, past wreckage too. Cannons never loaded. Its region's comrades count twice. One damage sinks it; no repair.
plan-gunship = Gunship
effect-gunship = Two comrades of an island become the gunship. Slots 4 and 6: sail up to 2 or tailwind, past wreckage too. Cannons always loaded, +3. Two damage sink it; no repair.
plan-weapons-cache = Weapons cache
effect-weapons-cache = Add the number of your ready comrades to your roll.
plan-secret-weapon = Secret weapon
effect-secret-weapon = Roll two dice and add them up; deal 1 more damage if you win.
plan-close-call = Close call
effect-close-call = Ignore this battle.

## Rewards

reward-pay = pay up to { $n } gold, 1 fame each
reward-move = move up to { $n }
reward-fame = { $n } fame
reward-hire = recruit { $n }, cost and symbol ignored
reward-fame-wealth = { $n } fame, and your region grows richer by 1
reward-wind =
    { $n ->
       *[other] a free tailwind
    }
reward-gold = { $n } gold
reward-mend =
    { $n ->
       *[other] repair all damage
    }
reward-mend-fame = repair all damage, { $n } fame each
reward-tile = add { $n } region
reward-move-quietly = move up to { $n } without battles
reward-start =
    { $n ->
       *[other] start
    }
victory-squadron-0 = 1 damage and steal 1 gold
victory-squadron-1 = 2 damage
victory-squadron-2 = 1 damage and remove 1 comrade
victory-union-0 = 1 damage and steal 1 gold
victory-union-1 = 1 damage and place 1 comrade
victory-smuggler-0 = 1 damage and move up to 2
victory-smuggler-1 = 1 damage and a reward

## Buttons

do-end = End the turn
do-done = That is all
do-pass = No plan
do-aside = Set aside
do-hire = Recruit as crew
do-smuggle = Take as cargo
do-turn = Turn to { $n }
turn-to = For gold, turn a die to:
do-pay = Pay 1 gold instead
do-fight = Fight
do-fire = +{ $n }
do-hold = Do not fire
do-keep = Keep
do-reroll =
    { $which ->
        [1] Roll the first die again
        [2] Roll the second die again
       *[3] Roll both dice again
    }
do-first =
    { $which ->
        [victory] Victory first
       *[raid] Buccaneer first
    }
do-leave = Leave at once
do-stay = Fight the others first
do-take = Take the reward
do-ignore = Ignore the wreckage
do-patrol = Leave a patrol here
do-comrades-n =
    { $n ->
        [one] { $n } comrade
       *[other] { $n } comrades
    }
do-pay-n = { $n } gold
do-sail = Sail
do-wind = Tailwind
do-sweep = Replace the market
do-explore = Explore
do-as-crew = As crew
do-as-cargo = As cargo

## MatchCoach

hint-costs = { $n } gold
hint-hire = { $crew }: { $n } gold
hint-hire-die = pays with this die
hint-smuggle = free
hint-deliver = +{ $n } fame and a reward
hint-passes = no earlier islands after this
hint-explore = new region, ends the move
hint-anchor = anchor here{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }{ $harbour ->
        [yes] , harbour
       *[no] {""}
    }
hint-arrival =
    { $battles ->
        [0] {""}
        [one] battle!{" "}
       *[other] { $battles } battles!{" "}
    }{ $damage ->
        [yes] 1 damage.{" "}
       *[no] {""}
    }{ $current ->
        [yes] The current carries on.{" "}
       *[no] {""}
    }{ $gold ->
        [0] {""}
       *[other] { $gold } gold.{" "}
    }{ $harbour ->
        [yes] harbour{" "}
       *[no] {""}
    }{ $island ->
        [yes] island{" "}
       *[no] {""}
    }{ $terrain ->
        [fog] fog: no battles
        [open] open sea
       *[other] {""}
    }

## Battles on the table

battle-at = Battle: { $place }
fights =
    { $side ->
        [attacker] { $seat } attacks: { $figure }
       *[defender] { $seat } defends: { $figure }
    }
fight-die =
    { $side ->
        [attacker] Attacker’s battle die { $nth }: { $n }
       *[defender] Defender’s battle die { $nth }: { $n }
    }
fight-die-waits =
    { $side ->
        [attacker] Attacker’s battle die { $nth }, not rolled yet
       *[defender] Defender’s battle die { $nth }, not rolled yet
    }
fight-bonus =
    { $side ->
        [attacker] Attacker
       *[defender] Defender
    }: +{ $n }, { $kind ->
        [cannons] cannons and plans
        [fighters] Fighters
       *[figure] { $figure }
    }
fight-total =
    { $side ->
        [attacker] Attacker in all: { $n }
       *[defender] Defender in all: { $n }
    }
total = in all

## Questions

confirm-idle =
    { $slot } would do nothing now: { $lacking ->
        [island] the flagship is on no island
        [wind] no other space bears a { $n }
        [damage] nothing is damaged
        [patrols] no patrol can move
        [comrades] there are no comrades
        [ready] no comrades are ready
        [supply] nothing is left in the supply
        [market] there is nothing to recruit
       *[way] there is no way to go
    }. Place the die ({ $n }) there all the same?
confirm-mend = Repairs go from left to right, crew last. After this slot ({ $slot }) no second one can be repaired; for two, click another damaged one first. Repair just this one all the same?
confirm-inspire = Islands are chosen in the order of the list of regions. After this one ({ $region }) no comrade can go to: { $others }. To have any of those too, begin there. Choose this one all the same?
confirm-evacuate = Islands are chosen in the order of the list of regions, so all comrades that are left ({ $n }) would go here: { $region }. To send some elsewhere ({ $others }), click there first. Choose this island all the same?

## What is being decided

status-over = The game is over
status-meanwhile = { $decision } (in the turn of { $turn })
status-harbour-town = { $seat } chooses an island for flagship and patrol
status-anywhere = { $seat } chooses a space for the flagship, no island
status-main =
    { $n ->
        [0] { $seat } may still act without dice, or ends the turn
        [one] { $seat } places { $n } die: choose one
       *[other] { $seat } places { $n } dice: choose one
    }
status-turned =
    { $fits ->
       *[yes] { $seat } places the turned die ({ $n }): choose it, then its slot
        [no] { $seat } turns the die on ({ $n } fits nowhere): choose it, then a value
    }
status-move = { $seat } moves: { $figure }, up to { $n }
status-move-may = { $seat } may move: { $figure }, up to { $n }
status-move-on = { $seat } may move on ({ $figure }, up to { $n }) or anchor
status-fly = { $seat } chooses where to: { $figure }
status-tile = { $seat } lays the new region: choose its place, then how it is turned
status-drift = { $seat } decides where the water carries the ship
status-battles = { $seat } chooses the next enemy
status-emissary = { $seat } may pay instead of fighting
status-plan = { $seat } may play a plan: { $attacker } attacks, { $defender } defends
status-fire =
    { $side ->
        [attacker] { $seat } attacks and may lower the cannons
       *[defender] { $seat } defends and may lower the cannons
    }
status-grog = { $seat } rolled { $n } and may roll again
status-sequence = { $seat } decides what comes first
status-victory = { $seat } has won and chooses
status-leave = { $seat } decides whether to fight the others here first
status-raid = { $seat } may use the buccaneer
status-raiding = { $seat } chooses who of the loser's crew leaves the game, from left to right
status-hit =
    { $n ->
        [one] { $seat } chooses what is damaged (board: { $whose })
       *[other] { $seat } chooses what is damaged (board: { $whose }, { $n }×)
    }
status-hit-own =
    { $n ->
        [one] { $seat } chooses which slot takes the damage
       *[other] { $seat } chooses which slots take the damage ({ $n })
    }
status-drag = { $seat } may push the damaged ship
status-strike = { $seat } may damage a figure in the region
status-mending = { $seat } repairs, from left to right
status-offered = { $seat } may take the reward: { $reward }
status-harbour = { $seat } in harbour: repair (from left to right), or a die to the cannons
status-aim = { $seat } may fire at a space of the region
status-patrol = { $seat } may leave a patrol here
status-comrades = { $seat } places or gains two comrades
status-deploy = { $seat } places a patrol
status-orders = { $seat } moves patrols: choose one
status-fortify = { $seat } may turn two patrols into a fort
status-assemble = { $seat } places up to four comrades
status-inspire = { $seat } places a comrade on each of up to four islands, in the order of the list of regions
status-evacuate = { $seat } chooses the island that is evacuated
status-evacuated = { $seat } chooses where the comrades go, in the order of the list of regions
status-sneak = { $seat } removes up to two patrols
status-enlist = { $seat } chooses an island for the campaign
status-enlisted = { $seat } recruits from the market, free of cost
status-launch = { $seat } chooses the island of the new ship
status-shipping = { $seat } moves comrades between islands: choose whose
status-shipped = { $seat } may move a second comrade the same way
status-rigging = { $seat } chooses sail or tailwind
status-negotiate = { $seat } may recruit any card of the market
status-reward = { $seat } moves the white marker
status-pay = { $seat } chooses how much gold becomes fame
status-hiring = { $seat } may recruit any card of the market
status-favour = { $seat } chooses a favour marker for the cargo
status-overboard = { $seat } throws a cargo overboard
status-steal = { $seat } steals a card
status-first-wealth = { $seat } makes a region richer
status-first-market = { $seat } may replace the market

## After the first click of several

prompt-die =
    { $fits ->
        [yes] { $seat } places a die, { $n }: choose a slot{ $turns ->
            [yes] , or another value for gold
           *[no] {""}
        }
        [on] { $seat }: the { $n } fits nowhere yet; turn it on for gold
       *[no] { $seat }: the { $n } fits nowhere; set it aside{ $turns ->
            [yes] , or turn it for gold
           *[no] {""}
        }
    }
prompt-card = { $seat }: { $crew } – recruit, or take the cargo?
prompt-fire = { $seat } chooses how far the cannons are lowered
prompt-haul = { $seat } chooses the cannons for the { $n }
prompt-tile = { $seat } chooses how the new region is turned
prompt-shipping = { $seat } chooses the island the comrades go to
prompt-steal = { $seat }: as crew, or as cargo?
prompt-edge = { $seat }: explore, or come out at the far edge?
prompt-order = { $seat } chooses where the patrol sails ({ $place })

## What happens

turn-begins = { $seat } is to move
round-begins = Round { $n }; { $seat } is first
moves = { $seat }: { $figure } → { $place }
explores = { $seat } discovers { $region }
loses-figure = { $seat } loses: { $figure } ({ $place })
damaged = { $seat }: { $slot } is damaged
sunk = { $seat } loses: { $figure }
repairs =
    { $n ->
        [one] { $seat } repairs { $n } damage
       *[other] { $seat } repairs { $n } damage
    }
hauls-die = { $seat } brings a { $value } to the cannons
earns-gold = { $seat }: +{ $n } gold
earns-fame = { $seat }: +{ $n } fame
battle = { $seat } ({ $figure }) attacks { $enemy } ({ $other }): { $place }
bribes = { $seat } pays { $enemy } 1 gold instead of fighting
plays-plan = { $seat } plays { $plan }
fires = { $seat } lowers the cannons: +{ $n }
rerolls = { $seat } rolls again: { $n }
battle-won = { $seat } beats { $enemy }, { $n } to { $m }
wins = { $seat }, victory: { $gain }
wins-nothing = { $seat } takes no reward for the victory
steals-gold = { $seat } steals 1 gold from { $enemy }
lands =
    { $n ->
        [one] { $seat } places { $n } comrade: { $region }
       *[other] { $seat } places { $n } comrades: { $region }
    }
leaves-island =
    { $n ->
        [one] { $seat }: { $n } comrade leaves { $region }
       *[other] { $seat }: { $n } comrades leave { $region }
    }
gains-comrades =
    { $n ->
        [one] { $seat } gains { $n } ready comrade
       *[other] { $seat } gains { $n } ready comrades
    }
comrade-moves =
    { $n ->
        [one] { $seat } moves { $n } comrade → { $region }
       *[other] { $seat } moves { $n } comrades → { $region }
    }
evacuates = { $seat } evacuates: { $region }
launches = { $seat } launches: { $figure } ({ $region })
places-patrol = { $seat } places a patrol: { $place }
builds-fort = { $seat } builds a fort: { $region }
places-die = { $seat } places a { $value }: { $slot }
turns-die = { $seat } turns a die from { $old } to { $value } for 1 gold
sets-aside = { $seat } sets a die aside
recruits = { $seat } recruits: { $crew }
uses-crew = { $seat } uses: { $crew }
steals-card = { $seat } steals from { $enemy }: { $crew }
smuggles = { $seat } takes aboard: { $cargo }
drops-cargo = { $seat } throws overboard: { $cargo }
delivers = { $seat } delivers { $cargo }: { $region }, +2 fame
wealth-rises = { $region }: wealth rises to { $n }
takes-reward = { $seat }, reward: { $reward }
favours = { $seat } puts { $cargo } under favour marker { $n }
scores-region =
    { $n ->
       *[other] { $seat } controls { $region }: +{ $n } fame
    }
sweeps-market = { $seat } replaces the market
draws-plans =
    { $n ->
        [one] { $seat } draws { $n } plan
       *[other] { $seat } draws { $n } plans
    }

## The end

line-regions = Regions
line-deliveries = Deliveries
line-rewards = Rewards
line-favour-squadron = Favour of the Squadron
line-favour-union = Favour of the Union
tie-gold = gold
reason-goal = 30 fame was reached in round { $n }.
reason-rounds = { $n } rounds were played.

## What the judgement of a position goes by

term-fame = Fame on the track
term-lead = Lead in fame, more the nearer the end
term-last = Lead in the last round
term-ahead = How much of the game is still to come
term-dice = Dice left in this round
term-gold = Gold
term-crew-sailing = Crew that helps to sail
term-crew-fighting = Crew that helps in battles
term-crew-earning = Crew that earns, saves or repairs
term-crew-agents = Crew that moves pieces or steals
term-damage = Damage
term-cannons = Loaded cannons
term-prey = Flagships nearby with weaker cannons
term-threatened = Flagships nearby with stronger cannons
term-control = Fame from controlled regions at the end of the round
term-control-later = Fame from controlled regions in later rounds
term-contested = Wealth of regions that a single point decides
term-presence = Regions with own pieces
term-patrols = Patrols on the map
term-forts = Forts
term-comrades = Comrades on islands
term-ready = Ready comrades
term-idle = Ready comrades with nothing to do
term-plans = Plans in hand
term-ships = Small ships
term-voyage = Cargo that can soon be delivered, and the way there
term-cargo = Cargo on board
term-delivered = Cargoes delivered
term-favours = Fame from favours as things are
term-rewards = Rewards within reach
term-map = Regions on the map

# What the coach says for a term
why-fame = brings { $number } more fame
why-fame-rival = keeps { $number } fame from { $seat }
why-lead = puts you further ahead in fame
why-last = counts for the lead when the last round is scored
why-ahead = { $way ->
        [more] puts off the end of the game
       *[less] brings the end of the game nearer
    }
why-dice = keeps a die for later in this round
why-gold = leaves { $number } more gold
why-gold-rival = costs { $seat } { $number } gold
why-crew-sailing = gives the ship more crew to sail with
why-crew-fighting = gives the ship more crew to fight with
why-crew-earning = gives the ship more crew that earns, saves or repairs
why-crew-agents = gives the ship more crew that moves pieces or steals
why-damage = leaves the ship less damaged
why-damage-rival = damages the ship of { $seat }
why-cannons = loads the cannons better
why-prey = brings a weaker flagship within reach
why-threatened = keeps away from stronger flagships
why-control = brings { $number } more fame from regions at the end of the round
why-control-rival = takes { $number } fame from regions from { $seat }
why-control-later = holds regions for rounds to come
why-contested = keeps a close fight for a region open
why-presence = puts you in { $number ->
        [one] one more region
       *[other] { $number } more regions
    }
why-patrols = leaves { $number ->
        [one] one more patrol
       *[other] { $number } more patrols
    } on the map
why-forts = leaves { $number ->
        [one] one more fort
       *[other] { $number } more forts
    }
why-comrades = leaves { $number ->
        [one] one more comrade
       *[other] { $number } more comrades
    } on islands
why-comrades-rival = leaves { $seat } { $number ->
        [one] one comrade fewer
       *[other] { $number } comrades fewer
    } on islands
why-ready = makes { $number ->
        [one] one more comrade
       *[other] { $number } more comrades
    } ready
why-plans = leaves { $number ->
        [one] one more plan
       *[other] { $number } more plans
    } in hand
why-ships = leaves { $number ->
        [one] one more small ship
       *[other] { $number } more small ships
    } on the map
why-voyage = brings cargo nearer to its buyer
why-voyage-rival = leaves { $seat } no cargo that can soon be delivered
why-cargo = takes { $number ->
        [one] one more cargo
       *[other] { $number } more cargoes
    } on board
why-delivered = delivers { $number ->
        [one] one more cargo
       *[other] { $number } more cargoes
    }
why-favours = brings { $number } more fame from favours
why-rewards = brings rewards within reach
why-map = shows { $number ->
        [one] one more region
       *[other] { $number } more regions
    } of the map

# Feats
feat-landslide = Legend of the seas
    .how = Win by eight fame or more
feat-unscathed = Not a scratch
    .how = Win without taking damage once
feat-battered = Barely afloat
    .how = Win with a ship damaged in three places
feat-from-behind = The wind turns
    .how = Win after being six fame behind
feat-swift = Full sail
    .how = Win within four rounds

## Why something cannot be done right here

refused-value = { $slot } takes { $need ->
    [any] any die
    [even] an even die
   *[other] a { $need }
}. Yours shows { $n }.
refused-first-slot = { $slot }: this place comes once the first free one is filled.
refused-slot-taken = { $slot }: a die lies here already ({ $n }).
refused-slot-of = { $slot }: this place is on somebody else’s board ({ $seat }).
refused-damaged = { $slot }: this place is damaged and has to be repaired first.
refused-hit = { $slot }: this place is damaged already.
refused-two-dice = The dice of this turn are placed. Dice left to you for later turns of the round: { $left }.
refused-turned = First place the die that you turned to { $n } for gold.
refused-steps = The { $figure } is here: { $place }. It sails one space at a time, to a space beside it and not across a sandbar; spaces left: { $count }.
refused-deploy = The patrol comes to your flagship’s space or right beside it: { $place }.
refused-bound = You have used abilities this many times in this turn: { $count }.
refused-cost = { $crew } costs { $cost } gold, you have { $gold }.
refused-die = { $crew } costs a die: click on one first.
refused-no-island = { $crew } is recruited on an island with this symbol: { $symbol }. Your ship lies at no island.
refused-symbol = { $crew } is recruited on an island with this symbol: { $symbol }. The symbol of your ship’s island is: { $here }.
refused-cargo = { $cargo }: it is delivered to an island with this symbol: { $symbol }. Your ship is here: { $place }.
refused-patrol = The patrol that you chose is here: { $place }. It sails to a space beside it, not across a sandbar.
refused-patrol-first = You can't choose a space yet, because you have to choose a patrol first. Patrols left to move: { $left }.
refused-wind = You can't move the { $figure } there, because it goes only to another space with a tailwind{ $value ->
    [0] .
   *[other] {" "}of { $value }.
}
refused-harbour = You can't choose { $slot } here, because { $held ->
    [die] no free slot of your cannons takes the die on it
    [target] the die can only go to a free slot of your cannons that takes it
   *[no] it has neither damage to repair nor a die of yours to move
}.
refused-plan-in-battle = You can't play { $plan } as an action, because it is played at the start of a battle in which you fight.
refused-plan-useless = You can't play { $plan } now, because it would change nothing.
refused-mend = { $slot }: repairs go from left to right, crew last, and you have repaired a slot after this one.
refused-island = { $region }: islands are chosen in the order of the list of regions, and you have chosen one after this.
refused-raid = { $crew }: cards are chosen from left to right, and { $behind ->
    [yes] you have chosen one after this
   *[no] there would not be enough after this one
}.
refused-hit-ship = What is damaged is a { $figure } ({ $seat }), and this place is none of its own.

## When it happens for the first time

rare-battle = A battle: both roll a die and add what they have. The higher total wins, the attacker when equal, and the winner chooses a reward.
rare-explores = A step off the map has discovered a new region. Its die starts at 1, and that is the fame it gives to the strongest at the end of the round.
rare-damaged = A damaged place takes no die until it is repaired. That is done by the action Repair, or in a harbour.
rare-sunk = All places of the ship were damaged, and it is gone. That happens to the cutter and the gunship only, never to a flagship.
rare-fort = Two patrols have become a fort. Its cannons are always loaded, it adds 2 to its roll, and only the Squadron recruits on its island.
rare-recruits = A new crew member: the card lies with its player and does what it says. One recruits on an island with the same symbol as the card.
rare-plan = The Union has played a plan from its hand. Nobody else knows which others it holds; it draws two each round.
rare-launches = Two comrades have turned into a ship of the Union. It sails by dice laid on its plan, and has strength of its own in its region.
rare-smuggles = A Smuggler has loaded a card of the market. It is delivered to an island with the symbol at the card’s bottom.
rare-delivers = A delivery: 2 fame, a wealthier region and a reward. The card then lies under a hidden favour marker and may bring more fame at the end.
rare-scores = The end of the round: who is strongest in a region gets as much fame as its die shows. With 30 fame the game ends.
rare-aside = The die fitted nowhere, so it is set aside for this round. For gold a die can be turned to another value.
