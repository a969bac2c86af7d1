game-title = Ahoy
game-tagline = Four very different factions on an ever-growing sea: rule its islands, rise from the deep, or smuggle your cargo past everyone.

## New game

option-faction = Faction
    .help = Each player plays a different faction. Turn order depends on the factions: Squadron, first Smuggler, Union, second Smuggler.
option-faction-any = Random
    .help = A random faction that nobody else has chosen.
option-faction-squadron = Bluefin Squadron
    .help = Places patrols, builds strongholds, and gains fame for the regions it controls. Takes the first turn.
option-faction-union = Mollusk Union
    .help = Places comrades on islands, plays secret plans, can launch two more ships, and gains fame for the regions it controls.
option-faction-smuggler = Smuggler (plays 2nd)
    .help = Gains fame by delivering cargo. Plays right after the Squadron. For 3 or 4 players.
option-faction-rival = Smuggler (plays 4th)
    .help = Gains fame by delivering cargo. Plays after the Union. For 4 players.
window-plan = Plans in battle

## Factions and figures

faction-squadron = Bluefin Squadron
faction-union = Mollusk Union
faction-smuggler = Smuggler
faction-rival = Smuggler
figure-flagship = flagship
figure-cutter = Cutter
figure-gunship = Gunship
figure-patrol = patrol
figure-fort = stronghold

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
        [island] the island
        [fog] the fog space
        [wreck] the wreckage
        [current] the strong current
        [harbour] the harbor space
       *[open] the open sea
    } in { $region }
    .to =
        to { $terrain ->
            [island] the island
            [fog] the fog space
            [wreck] the wreckage
            [current] the strong current
            [harbour] the harbor space
           *[open] the open sea
        } in { $region }
    .at =
        on { $terrain ->
            [island] the island
            [fog] the fog space
            [wreck] the wreckage
            [current] the strong current
            [harbour] the harbor space
           *[open] the open sea
        } in { $region }
space-name =
    { $terrain ->
        [island] island
        [fog] fog
        [wreck] wreckage
        [current] strong current
        [harbour] harbor
       *[open] open sea
    }, { $region }, { $corner ->
        [north-west] northwest
        [north-east] northeast
        [south-west] southwest
       *[south-east] southeast
    }
space-with = { $space }: { $things }
sign-at = { $sign }: { $space }
and = { $a }, { $b }
figure-here = { $seat }’s { $figure }
figure-at = { $seat }’s { $figure }: { $space }
patrols-here =
    { $n ->
        [one] { $n } patrol
       *[other] { $n } patrols
    } ({ $seat })
forts-here =
    { $n ->
        [one] { $n } stronghold
       *[other] { $n } strongholds
    } ({ $seat })
comrades-at = { $seat }’s comrades: { $space }
treasure = treasure
patrols = patrols
forts = strongholds
in-supply = { $seat }’s { $figure } in supply
the-map = Sea chart
unknown-waters =
    uncharted waters { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } of { $space }
site = spot for the new region (column { $column }, row { $row })
tile-turned =
    { $region } with its island in the { $corner ->
        [north-west] northwest
        [north-east] northeast
        [south-west] southwest
       *[south-east] southeast
    }
sandbar = sandbar between { $a } and { $b }
tailwind-here = tailwind { $n }
treasure-here = treasure ({ $n } gold)
comrades-here =
    { $n ->
        [one] { $n } comrade
       *[other] { $n } comrades
    } ({ $seat })
wealth-of = { $region }: wealth { $n }; control: Squadron { $squadron }, Union { $union }

## Actions and slots

actions = Actions
action-sail = Sail
action-full-sail = Full Sail
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
    { $seat }’s { $slot } slot{ $nth ->
        [0] {""}
       *[other] {" "}{ $nth }
    }
slot =
    { $slot } (takes { $need ->
        [any] any die
        [even] an even die
       *[other] a { $need }
    }{ $dashed ->
        [yes] ; can’t be damaged
       *[no] {""}
    }{ $damaged ->
        [yes] ; damaged
       *[no] {""}
    })
slot-die = { $slot }: a { $n } is placed here
die = { $seat }’s die { $nth }: { $n }
dice = Dice and gold
dice-of = { $seat }’s remaining dice: { $n }
    .word =
        { $n ->
            [one] die
           *[other] dice
        }
gold-of = { $seat }’s gold: { $n }
    .word =
        { $n ->
           *[other] gold
        }
damage-of = { $seat }’s damaged slots: { $n }
    .word = damage
crew-of = { $seat }’s crew: { $n }
    .word = crew
cargo-of = { $seat }’s cargo: { $n }
    .word =
        { $n ->
           *[other] cargo
        }
cannons-of = { $seat }’s die on Cannons: { $n }
    .word = on Cannons
board = Board
crew = Crew
supply = Supply
small-ships = Union ships
comrades = Comrades
ready-comrades = ready comrades
    .word =
        { $n ->
           *[other] ready
        }
comrade-supply = comrades in supply
    .word = in supply
plans = Plans
plan-deck = plan deck
    .word = in deck
plans-held = Plans in hand
    .word = in hand
plan-discard = discarded plans
    .word =
        { $n ->
           *[other] discarded
        }
a-plan = plan { $n }, face down
plan-in-battle = start of battle
plan-as-action = as an action
cargo = Cargo
empty-hold = { $seat }’s cargo space { $n }, empty
rewards = Rewards
square = { $seat }’s reward in row { $row }, column { $column }: { $reward }
marker-white = marker
marker-black = last
favours-title = Pledges
favour-marker = { $seat }’s pledge marker { $n }
market = Market
market-empty = market space { $n }, empty
market-deck = market deck
    .word = in deck
market-box = cards returned to the box
    .word = in the box
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
control-title = Regions ({ $squadron } – { $union })
side-squadron = Squadron
side-union = Union
control-brief = { $squadron }–{ $union }{"\u00A0"} { $fame }
control-fame = +{ $n }
control =
    { $region } ({ $wealth }): { $squadron }–{ $union } → { $holder ->
        [squadron] Squadron
        [union] Union
       *[nobody] nobody
    }
table-title = Round
round = round { $n }
first-player = first: { $seat }
tiles = regions left to discover: { $n }
    .word =
        { $n ->
           *[other] undiscovered
        }
bank = gold in supply: { $n }
    .word =
        { $n ->
           *[other] gold in supply
        }
choices = Choices

## Crew

crew-aeronauts = Aeronauts
effect-aeronauts = Action, while your flagship is on an island: pay 1 gold to move it at once to the other island with the same suit.
crew-middleman = Middleman
effect-middleman = When you pay gold to change a die, each gold can change it by up to 2.
crew-documentarian = Documentarian
effect-documentarian = At the end of your turn: gain 1 gold if an enemy flagship is in your flagship’s region.
crew-elder = Elder
effect-elder = At the end of your turn: gain 1 gold if none of your die slots are damaged.
crew-sea-witch = Sea Witch
effect-sea-witch = When your flagship moves off the map, you may move it to the nearest space on the opposite edge instead of exploring.
crew-buccaneer = Buccaneer
effect-buccaneer = When you win a battle, you may return this card and 2 of the loser’s crew to the box.
crew-mystic = Mystic
effect-mystic = Action, once per turn: take 1 damage on your board to deal 1 damage to a figure in your flagship’s region.
crew-gunner = Gunner
effect-gunner = When your flagship wins a battle, deal 1 extra damage.
crew-gunners-mate = Gunner’s Mate
effect-gunners-mate = When a die is placed on your Cannons, your flagship may start a battle on a space in its region.
crew-powder-monkey = Powder Monkey
effect-powder-monkey = When you repair, you may deal 1 damage to a figure in your flagship’s region.
crew-fighters = Fighters
effect-fighters = In every battle, add 1 to your roll.
crew-cutpurse = Cutpurse
effect-cutpurse = Whenever you win a battle, gain 2 gold.
crew-shipwright = Shipwright
effect-shipwright = Action, any die: repair all your damage.
crew-emissary = Emissary
effect-emissary = When you attack on your turn, you may pay the enemy 1 gold instead of fighting.
crew-grogmaster = Grogmaster
effect-grogmaster = Once in each battle with your flagship: take 1 damage to reroll your die (with Secret Weapon, both dice).
crew-comrade = Convincing Comrade
effect-comrade = Action, any die: move up to 2 comrades from one island to another.
crew-official = Convincing Official
effect-official = Action, any die: move up to 2 patrols 1 or 2 spaces each, ignoring battles.
crew-noble = Naive Noble
effect-noble = Action: return this card to the box to steal a crew member or cargo from a flagship in your flagship’s region.
crew-sailor = Sailor
effect-sailor = Action, any die: move your flagship 1 to 3 spaces. This doesn’t count as using Sail.
crew-beakhead = Battering Beakhead
effect-beakhead = When you damage an enemy ship, you may push it 1 space. This causes no battle, and you can’t push it off the map.
crew-gust = Ghastly Gust
effect-gust = Action: return this card to the box to move your flagship to any space.
crew-wind = Whispering Wind
effect-wind = Action, once per turn: pay 2 gold to move your flagship to any tailwind.
crew-trawler = Trawler
effect-trawler = Action, any die: move your flagship 1 or 2 spaces and also take treasure you pass. This doesn’t count as using Sail.
crew-barrelman = Barrelman
effect-barrelman = Fog can carry your flagship like a strong current, in any direction you like.
crew-pilot = Pilot
effect-pilot = Your flagship can ignore damage from wreckage.
crew-sea-dog = Sea Dog
effect-sea-dog = Your flagship can ignore strong currents, or be carried in a different direction.
crew-diver = Diver
effect-diver = When your flagship anchors at wreckage, gain 1 extra gold.
crew-merchant = Merchant
effect-merchant = When your flagship anchors in a harbor, gain 1 gold.

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
cargo-fancy-hat = Fancy Hat
cargo-nails = Nails
cargo-lace = Lace
cargo-wine = Wine
cargo-shells = Shells
cargo-odd-meat = Odd Meat
cargo-munition = Munitions
cargo-incense = Incense
cargo-tea = Tea
cargo-brandy = Brandy
cargo-glass = Glass
cargo-maps = Maps
cargo-fish-nets = Fish Nets
cargo-rare-wood = Rare Wood
cargo-iron = Iron
cargo-ropes = Rope
cargo-jewelry = Jewelry
cargo-books = Books

## Plans

plan-evacuation = Evacuation
effect-evacuation = Move all comrades from one island to other islands, divided as you like.
plan-dynamic-entry = Dynamic Entry
effect-dynamic-entry = Raise the die on your Cannons by 2 (up to 6). Then you may move your flagship to any tailwind.
plan-sneak-attack = Sneak Attack
effect-sneak-attack = Remove up to 2 patrols from one region with a comrade on its island.
plan-enlist = Enlist
effect-enlist = Choose an island with a comrade and recruit any number of cards of its suit for free.
plan-cutter = Cutter
effect-cutter = Replace 2 comrades on an island with the Cutter. Its slot takes any die: sail up to 3 spaces or use Tailwind, ignoring wreckage. It never has loaded cannons. Comrades in its region count double for control. 1 damage sinks it, and it can’t be repaired.
plan-gunship = Gunship
effect-gunship = Replace 2 comrades on an island with the Gunship. It has one slot for a 4 and one for a 6: with either, sail up to 2 spaces or use Tailwind, ignoring wreckage. Its cannons are always loaded, and it adds 3 to its roll. 2 damage sinks it, and it can’t be repaired.
plan-weapons-cache = Weapons Cache
effect-weapons-cache = Add the number of your ready comrades to your roll.
plan-secret-weapon = Secret Weapon
effect-secret-weapon = Roll 2 dice and add them together. If you win, deal 1 extra damage.
plan-close-call = Close Call
effect-close-call = Ignore this battle.

## Rewards

reward-pay = pay up to { $n } gold for 1 fame each
reward-move = move up to { $n } spaces
reward-fame = { $n } fame
reward-hire =
    { $n ->
       *[other] recruit any market card for free
    }
reward-fame-wealth = { $n } fame and +1 wealth in your flagship’s region
reward-wind =
    { $n ->
       *[other] a free Tailwind
    }
reward-gold = { $n } gold
reward-mend =
    { $n ->
       *[other] repair all damage
    }
reward-mend-fame = repair all damage and gain { $n } fame for each slot repaired
reward-tile = add { $n } region
reward-move-quietly = move up to { $n } spaces, ignoring battles
reward-start =
    { $n ->
       *[other] starting space
    }
victory-squadron-0 = deal 1 damage, steal 1 gold
victory-squadron-1 = deal 2 damage
victory-squadron-2 = deal 1 damage, remove 1 comrade
victory-union-0 = deal 1 damage, steal 1 gold
victory-union-1 = deal 1 damage, place 1 comrade
victory-smuggler-0 = deal 1 damage, move up to 2
victory-smuggler-1 = deal 1 damage, take a reward

## Buttons

do-end = End turn
do-remove = Remove
do-done = Done
do-pass = Play no plan
do-aside = Set the die aside
do-hire = Recruit
do-smuggle = Smuggle
do-turn = Change to { $n }
turn-to = Pay gold to change a die to:
do-pay = Pay 1 gold instead
do-fight = Fight
do-fire = +{ $n }
do-hold = Don’t fire
do-keep = Keep
do-reroll =
    { $which ->
        [1] Reroll the first die
        [2] Reroll the second die
       *[3] Reroll both dice
    }
do-first =
    { $which ->
        [victory] Battle Victory first
       *[raid] Buccaneer first
    }
do-leave = Leave now
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
do-as-crew = Take as crew
do-as-cargo = Take as cargo

## MatchCoach

hint-costs = { $n } gold
hint-hire-die = pay with this die
hint-smuggle = free
hint-deliver = +{ $n } fame and a reward
hint-passes = no way back to earlier islands
hint-explore = new region
hint-anchor = anchor here{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }{ $harbour ->
        [yes] , harbor
       *[no] {""}
    }
hint-arrival =
    { $battles ->
        [0] {""}
        [one] Battle!{" "}
       *[other] { $battles } battles!{" "}
    }{ $damage ->
        [yes] 1 damage.{" "}
       *[no] {""}
    }{ $current ->
        [yes] The current carries you on.{" "}
       *[no] {""}
    }{ $gold ->
        [0] {""}
       *[other] { $gold } gold.{" "}
    }{ $harbour ->
        [yes] Harbor{" "}
       *[no] {""}
    }{ $island ->
        [yes] Island{" "}
       *[no] {""}
    }{ $terrain ->
        [fog] Fog: no battles
        [open] Open sea
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
        [cannons] Cannons and plans
        [fighters] Fighters
       *[figure] { $figure }
    }
fight-total =
    { $side ->
        [attacker] Attacker’s total: { $n }
       *[defender] Defender’s total: { $n }
    }
total = total

## Questions

confirm-idle =
    { $slot } would do nothing right now: { $lacking ->
        [island] your flagship isn’t on an island
        [wind] no other space has a tailwind of { $n }
        [damage] you have no damage to repair
        [patrols] none of the patrols can move
        [comrades] there are no comrades there
        [ready] you have no ready comrades
        [supply] your supply is empty
        [market] there is no one to recruit
       *[way] there is nowhere to go
    }. Place the { $n } there anyway?
confirm-evacuate = Islands are chosen in the order of the region list, so { $n ->
        [one] your last comrade would go
       *[other] your remaining comrades ({ $n }) would all go
    } to { $region }. To send any to { $others }, choose an island there first. Send { $n ->
        [one] this one
       *[other] them all
    } here anyway?

## What is being decided

status-harbour-town = Choose an island for your flagship and a patrol
status-anywhere = Choose a space for your flagship, not an island
status-main =
    { $n ->
        [0] Take an action without a die or end your turn
       *[other] { $card ->
            [yes] Choose a die ({ $n } to place) or a market card
           *[no] Choose a die ({ $n } to place)
        }
    }
status-turned =
    { $fits ->
        [no] Change the die again, since the { $n } fits nowhere
       *[yes] Place the die you changed ({ $n }) on a slot
    }
status-move =
    { $n ->
        [one] Move the { $figure } up to { $n } space
       *[other] Move the { $figure } up to { $n } spaces
    }
status-move-may =
    { $n ->
        [one] Move the { $figure } up to { $n } space, or stay
       *[other] Move the { $figure } up to { $n } spaces, or stay
    }
status-move-on =
    { $n ->
        [one] Move up to { $n } more space or anchor ({ $figure })
       *[other] Move up to { $n } more spaces or anchor ({ $figure })
    }
status-fly = Choose where the { $figure } goes
status-tile = Choose a spot for the new region, then rotate it
status-drift = Choose which way the ship drifts
status-battles = Choose the next enemy to fight
status-emissary = Pay instead of fighting?
status-plan = Play a plan or pass ({ $attacker } attacks { $defender })
status-fire =
    { $side ->
        [attacker] Fire Cannons in your attack?
       *[defender] Fire Cannons in your defense?
    }
status-grog = Keep your { $n } or roll again
status-sequence = Choose what comes first
status-victory = Choose your Battle Victory reward
status-leave = Fight the others here first?
status-raid = Use the Buccaneer?
status-raiding = Choose the crew to remove
status-hit =
    { $n ->
        [one] Choose what to damage on { $whose }’s board
       *[other] Choose what to damage on { $whose }’s board ({ $n }×)
    }
status-hit-own =
    { $n ->
        [one] Choose the slot that takes the damage
       *[other] Choose slots for { $n } damage
    }
status-drag = Push the damaged ship away?
status-strike = Damage a figure in the region?
status-mending = Choose what to repair
status-offered = Take this reward? ({ $reward })
status-harbour = Repair, or load Cannons
status-aim = Attack a space in the region?
status-patrol = Leave a patrol here?
status-comrades = Place 2 comrades or gain 2 ready ones
status-deploy = Choose where to place a patrol
status-orders = Choose a patrol to move
status-fortify = Build a stronghold from 2 patrols?
status-assemble = Place up to 4 comrades
status-inspire = Place 1 comrade on each of up to 4 islands
status-evacuate = Choose the island to evacuate
status-evacuated = Choose where the comrades go, in region order
status-sneak = Choose up to 2 patrols to remove
status-enlist = Choose an island to enlist from
status-enlisted = Recruit a card from the market for free
status-launch = Choose an island for the new ship
status-shipping = Choose the island to move comrades from
status-shipped = Move a second comrade the same way?
status-rigging = Choose Sail or Tailwind
status-negotiate = Recruit a card from the market?
status-reward = Move your reward marker
status-pay = Choose how much gold to turn into fame
status-hiring = Recruit a card from the market?
status-favour = Choose a pledge marker for the cargo
status-overboard = Choose cargo to throw overboard
status-steal = Choose a card to steal
status-first-wealth = Choose a region to raise its wealth
status-first-market = Replace the market?

## After the first click of several

prompt-die =
    { $fits ->
        [yes] Choose a slot for the { $n }{ $turns ->
            [yes] , or pay gold to change it
           *[no] {""}
        }
        [on] Pay gold to change the { $n }, which fits nowhere
       *[no] Set the { $n } aside{ $turns ->
            [yes] , or pay gold to change it
           *[no] {""}
        }
    }
prompt-card = Recruit the { $crew } or smuggle the cargo
prompt-fire = Choose how much to lower the die on Cannons
prompt-haul = Choose a Cannons slot for the { $n }
prompt-tile = Choose how to rotate the new region
prompt-shipping = Choose the island the comrades go to
prompt-steal = Take it as crew or as cargo
prompt-edge = Explore, or sail to the opposite edge
prompt-order = Choose where the patrol sails

## What happens

turn-begins = { $seat }’s turn.
round-begins = Round { $n }: { $seat } goes first.
moves = { $seat } moves the { $figure } { $place }.
    .own = Move the { $figure } { $place }.
action-explore = { $seat } sails into uncharted waters.
    .own = Sail into uncharted waters.
action-anchor = { $seat } stops here.
    .own = Stop here.
explores = { $seat } discovers { $region }.
loses-figure = { $seat } loses a { $figure } { $place }.
damaged = { $seat } takes damage on { $slot }.
    .own = Take the damage on { $slot }.
sunk = { $seat }’s { $figure } sinks.
repairs =
    { $n ->
        [one] { $seat } repairs { $n } damage.
       *[other] { $seat } repairs { $n } damage.
    }
    .own =
        { $n ->
            [one] Repair { $n } damage.
           *[other] Repair { $n } damage.
        }
hauls-die = { $seat } moves a { $value } to Cannons.
    .own = Move a { $value } to Cannons.
earns-gold = { $seat } gains { $n } gold.
earns-fame = { $seat } gains { $n } fame.
battle = { $seat }’s { $figure } attacks { $enemy }’s { $other } { $place }.
    .own = Attack { $enemy }’s { $other } { $place } with your { $figure }.
bribes = { $seat } pays { $enemy } 1 gold instead of fighting.
plays-plan = { $seat } plays { $plan }.
    .own = Play { $plan }.
fires = { $seat } fires Cannons: +{ $n }.
    .own = Fire Cannons: +{ $n }.
rerolls = { $seat } rerolls: { $n }.
battle-tied = { $seat } beats { $enemy }, { $n } to { $m }: the attacker wins ties.
battle-won = { $seat } beats { $enemy }, { $n } to { $m }.
wins = { $seat }’s Battle Victory: { $gain }.
    .own = Choose this Battle Victory: { $gain }.
wins-nothing = { $seat } takes no Battle Victory reward.
steals-gold = { $seat } steals 1 gold from { $enemy }.
lands =
    { $n ->
        [one] { $seat } places { $n } comrade in { $region }.
       *[other] { $seat } places { $n } comrades in { $region }.
    }
    .own =
        { $n ->
            [one] Place { $n } comrade in { $region }.
           *[other] Place { $n } comrades in { $region }.
        }
leaves-island =
    { $n ->
        [one] { $n } of { $seat }’s comrades leaves { $region }.
       *[other] { $n } of { $seat }’s comrades leave { $region }.
    }
gains-comrades =
    { $n ->
        [one] { $seat } gains { $n } ready comrade.
       *[other] { $seat } gains { $n } ready comrades.
    }
    .own =
        { $n ->
            [one] Gain { $n } ready comrade.
           *[other] Gain { $n } ready comrades.
        }
comrade-moves =
    { $n ->
        [one] { $seat } moves { $n } comrade to { $region }.
       *[other] { $seat } moves { $n } comrades to { $region }.
    }
    .own =
        { $n ->
            [one] Move { $n } comrade to { $region }.
           *[other] Move { $n } comrades to { $region }.
        }
evacuates = { $seat } evacuates the island in { $region }.
    .own = Evacuate the island in { $region }.
launches = { $seat } launches the { $figure } in { $region }.
places-patrol = { $seat } adds a patrol { $place }.
    .own = Add a patrol { $place }.
builds-fort = { $seat } builds a stronghold in { $region }.
    .own = Build a stronghold in { $region }.
places-die = { $seat } places a { $value } on { $slot }.
    .own = Place a { $value } on { $slot }.
turns-die = { $seat } pays 1 gold to change a { $old } to a { $value }.
    .own = Pay 1 gold to change a { $old } to a { $value }.
sets-aside = { $seat } sets a die aside.
recruits = { $seat } recruits the { $crew }.
    .own = Recruit the { $crew }.
uses-crew = { $seat } uses the { $crew }.
steals-card = { $seat } steals the { $crew } card from { $enemy }.
smuggles = { $seat } smuggles { $cargo }.
    .own = Smuggle { $cargo }.
drops-cargo = { $seat } throws { $cargo } overboard.
delivers = { $seat } delivers { $cargo } to { $region }: +2 fame.
wealth-rises = The wealth of { $region } rises to { $n }.
takes-reward = { $seat } chooses a reward: { $reward }.
favours = { $seat } puts { $cargo } under pledge marker { $n }.
scores-region =
    { $n ->
       *[other] { $seat } controls { $region }: +{ $n } fame.
    }
sweeps-market = { $seat } replaces the market.
    .own = Replace the market.
draws-plans =
    { $n ->
        [one] { $seat } draws { $n } plan.
       *[other] { $seat } draws { $n } plans.
    }
    .own =
        { $n ->
            [one] Draw { $n } plan.
           *[other] Draw { $n } plans.
        }

## The end

line-regions = Regions
line-deliveries = Deliveries
line-rewards = Rewards
line-favour-squadron = Pledged to the Squadron
line-favour-union = Pledged to the Union
tie-gold = gold
reason-goal = A player reached 30 fame in round { $n }.
reason-rounds = All { $n } rounds have been played.

## What the judgement of a position goes by

term-fame = Fame so far
term-lead = Fame lead (counts more near the end)
term-last = Fame lead in the last round
term-ahead = How much of the game is left
term-dice = Dice left this round
term-gold = Gold
term-crew-sailing = Crew that helps you sail
term-crew-fighting = Crew that helps in battle
term-crew-earning = Crew that earns, saves, or repairs
term-crew-agents = Crew that moves figures or steals
term-damage = Damage
term-cannons = Loaded cannons
term-prey = Flagships nearby with weaker cannons
term-threatened = Flagships nearby with stronger cannons
term-control = Fame from controlled regions this round
term-control-later = Fame from controlled regions in later rounds
term-contested = Wealth of regions decided by 1 control
term-presence = Regions with your own figures
term-patrols = Patrols on the map
term-forts = Strongholds
term-comrades = Comrades on islands
term-ready = Ready comrades
term-idle = Ready comrades with nowhere to go
term-plans = Plans in hand
term-ships = Union ships
term-voyage = Cargo that can soon be delivered
term-cargo = Cargo on board
term-delivered = Delivered cargo
term-favours = Fame from pledged cargo as things stand
term-rewards = Rewards within reach
term-map = Regions on the map

# What the coach says for a term
why-fame = gains you { $number } more fame
why-fame-rival = denies { $seat } { $number } fame
why-lead = improves your fame compared with the others
why-last = puts you ahead when the last round is scored
why-ahead = { $way ->
        [more] makes the game last longer
       *[less] brings the end of the game closer
    }
why-dice = saves a die for later this round
why-gold = leaves you { $number } more gold
why-gold-rival = costs { $seat } { $number } gold
why-crew-sailing = gives you crew that helps you sail
why-crew-fighting = gives you crew that helps in battle
why-crew-earning = gives you crew that earns, saves, or repairs
why-crew-agents = gives you crew that moves figures or steals
why-damage = leaves your ship less damaged
why-damage-rival = damages { $seat }’s ship
why-cannons = leaves your cannons better loaded
why-prey = puts a weaker flagship within reach
why-threatened = keeps you away from stronger flagships
why-control = gains you { $number } more fame from regions this round
why-control-rival = denies { $seat } { $number } fame from regions
why-control-later = helps you control regions in later rounds
why-contested = keeps you in the fight for a close region
why-presence = puts your figures in { $number ->
        [one] 1 more region
       *[other] { $number } more regions
    }
why-patrols = leaves { $number ->
        [one] 1 more patrol
       *[other] { $number } more patrols
    } on the map
why-forts = gives you { $number ->
        [one] 1 more stronghold
       *[other] { $number } more strongholds
    }
why-comrades = leaves { $number ->
        [one] 1 more comrade
       *[other] { $number } more comrades
    } on islands
why-comrades-rival = leaves { $seat } { $number ->
        [one] 1 fewer comrade
       *[other] { $number } fewer comrades
    } on islands
why-ready = gives you { $number ->
        [one] 1 more ready comrade
       *[other] { $number } more ready comrades
    }
why-plans = leaves you { $number ->
        [one] 1 more plan
       *[other] { $number } more plans
    } in hand
why-ships = gives you { $number ->
        [one] 1 more Union ship
       *[other] { $number } more Union ships
    } on the map
why-voyage = brings cargo closer to its destination
why-voyage-rival = leaves { $seat } no cargo that can soon be delivered
why-cargo = puts { $number ->
        [one] 1 more cargo card
       *[other] { $number } more cargo cards
    } on board
why-delivered = delivers { $number ->
        [one] 1 more cargo card
       *[other] { $number } more cargo cards
    }
why-favours = gains you { $number } more fame from pledged cargo
why-rewards = puts better rewards within reach
why-map = adds { $number ->
        [one] 1 more region
       *[other] { $number } more regions
    } to the map

# Achievements
feat-landslide = Legend of the seas
    .how = Win by 8 or more fame
feat-unscathed = Not a scratch
    .how = Win without ever taking damage
feat-battered = Barely afloat
    .how = Win with 3 damaged slots on your ship
feat-from-behind = The wind turns
    .how = Win after trailing by 6 fame
feat-swift = At full sail
    .how = Win within 4 rounds

## Why something cannot be done right here

refused-value = You can’t place the { $n } on { $slot }, because it { $need ->
    [any] takes any die
    [even] only takes even dice
   *[other] only takes a { $need }
}.
refused-first-slot = You can’t use this { $slot } slot yet, because the slots of an action are filled from left to right. Use the first empty one.
refused-slot-taken = You can’t choose { $slot }, because there is already a { $n } on it.
refused-slot-of = You can’t place a die on { $slot } here, because this board belongs to { $seat }.
refused-damaged = You can’t place a die on { $slot }, because it’s damaged. Repair it first.
refused-hit = You can’t damage { $slot }, because it’s already damaged.
refused-two-dice = You can’t place another die this turn. { $left ->
    [0] You have no dice left for this round.
    [one] You have 1 die left for later this round.
   *[other] You have { $left } dice left for later this round.
}
refused-turned = You can’t do this yet, because you changed a die to { $n }. Place that die first.
refused-steps = You can’t move the { $figure } there, because it moves 1 space at a time and can’t cross a sandbar. It’s on { $place } now and can still move up to { $count ->
    [one] 1 space
   *[other] { $count } spaces
}.
refused-deploy = You can’t place the patrol there, because it has to be on your flagship’s space ({ $place }) or next to it.
refused-bound = You can’t use another ability, because you’ve reached the limit of { $count } in one turn.
refused-cost = You can’t recruit the { $crew } yet, because it costs { $cost } gold and you have { $gold }.
refused-die = You can’t recruit the { $crew } yet, because the cost is a die. Choose one of your dice first.
refused-no-island = You can’t recruit the { $crew } here, because your flagship isn’t on an island. Sail to a { $symbol } island.
refused-symbol = You can’t recruit the { $crew } here, because this is a { $here } island. You need a { $symbol } island.
refused-cargo = You can’t deliver { $cargo } to { $place }, because that cargo goes to a { $symbol } island.
refused-patrol = You can’t move the patrol there, because it moves to an adjacent space and can’t cross a sandbar. It’s on { $place } now.
refused-patrol-first = You can’t choose a space yet, because you haven’t chosen a patrol. You can still move { $left ->
    [one] 1 patrol
   *[other] { $left } patrols
}.
refused-wind = You can’t move the { $figure } there, because it has to go to another space with a tailwind{ $value ->
    [0] .
   *[other] {" "}of { $value }.
}
refused-harbour = You can’t choose { $slot } here, because { $held ->
    [die] no empty Cannons slot takes the die on it
    [target] the die has to go to an empty Cannons slot that takes it
   *[no] it has no damage to repair and no die to move
}.
refused-plan-in-battle = You can’t play { $plan } as an action, because it’s for the start of a battle that you fight in.
refused-plan-useless = You can’t play { $plan } now, because it would change nothing.
refused-passed = You can’t choose this anymore, because you’ve already skipped it. Undo to choose again.
refused-island = You can’t go back to { $region }, because islands are chosen in the order of the region list and you’ve already chosen a later one.
refused-hit-ship = You can’t choose this slot, because the damage is for { $seat }’s { $figure }. Choose one of its own slots.

## When it happens for the first time

rare-battle = In a battle, both sides roll a die and add their bonuses; the attacker wins ties. The winner chooses a reward.
rare-explores = Someone moved off the map and discovered a new region. Its wealth starts at 1: that’s how much fame it gives to whoever controls it at the end of the round.
rare-damaged = A damaged slot takes no dice until it’s repaired. You can repair with the Repair action or in a harbor.
rare-sunk = All of this ship’s slots were damaged, so it sank. This only happens to the Cutter and the Gunship, never to a flagship.
rare-fort = Two patrols have become a stronghold. Its cannons are always loaded, it adds 2 to its battle rolls, and only the Squadron can recruit on its island.
rare-recruits = A new crew member has joined and can be used right away. To recruit one, be at an island whose suit matches the card.
rare-plan = The Union has played a plan. Only the Union knows which plans it has in hand; it draws 2 more after each round.
rare-launches = Two comrades have become a Union ship, which also counts for control of its region. To move the ship, the Union places dice on its plan card.
rare-smuggles = A Smuggler has taken a market card as cargo. It can be delivered to an island of the suit shown at the bottom of the card.
rare-delivers = A delivery gives 2 fame and a reward, and it makes the region wealthier. The card is now pledged under a face-down marker and can bring more fame at the end of the game.
rare-scores = The round is over: whoever controls a region gains as much fame as its wealth die shows. The game ends when someone has at least 30 fame.
rare-aside = The die couldn’t be placed anywhere, so it’s set aside for this round. You can pay gold to change a die’s value.
