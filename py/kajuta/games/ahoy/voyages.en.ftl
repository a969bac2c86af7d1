voyage-sea = The sea and its dice

voyage-sea-aim = Whoever has most fame wins; the game ends with the round in which somebody reaches 30. The map consists of regions, the squares with coloured edges. The die in a region says how much fame it brings at the end of a round to whoever is strongest there. You sail for the Squadron, against the Union.
voyage-sea-dice = At the start of a round everybody rolls their dice; in a turn you put two of yours onto slots of your board, and each slot is an action. Sail takes any die: put your first 2 there – click the die, then the slot.
    .else = That slot would take the die, too. For now put this 2 on Sail.
voyage-sea-steps = Sailing, your flagship goes one or two spaces, never diagonally. Click the space below it: go down into the fog; nobody fights there.
    .else = You could sail there, too. For this voyage: down into the fog.
voyage-sea-on = One more step: go on to the right. Where your ship stops it drops anchor, and only there does a space do anything for you.
    .else = You could stay or turn elsewhere. Go on to the right, into open water.
voyage-sea-patrol = The Squadron may leave a patrol where it anchors after sailing. A patrol counts 1 point of strength in its region; most points means strongest there, and the list of regions shows them. Click “Leave a patrol here”.
    .else = You need not, but it costs nothing and counts a point. Click “Leave a patrol here”.
voyage-sea-second = Now the second die of this turn. Put the other 2 on Sail as well.
    .else = Any fitting slot would do. But there is treasure nearby: put this 2 on Sail.
voyage-sea-gold = The next space to the right shows a treasure, two gold pieces. A flagship that anchors there takes them; gold pays for crew, and each piece can change a die by 1. Sail there.
    .else = No gold lies there. Sail to the right.
voyage-sea-guns = The Union has brought comrades onto its island. Your second turn: two dice again. Some slots want a certain value – your cannons take a 5 and a 6. Put the 6 there: until the end of the round your ships have loaded cannons.
    .else = Another time. Put the 6 on the cannons.
voyage-sea-explore = With loaded cannons you fight whomever you sail into: both roll a die, the higher number wins and hurts the other's ship. But now we explore: put the 4 on Sail.
    .else = That would be possible. For now put the 4 on Sail.
voyage-sea-north = A step off the edge of the map discovers a new region: you draw a tile and lay it. Sail off to the north: click the spyglass above your ship.
    .else = You could also sail within what is known. Click the spyglass above your ship.
voyage-sea-deploy = The new region is worth 1, and your patrol lies in it already. Everybody has placed four dice, you have a fifth. Put it on Deploy, which takes any die: a patrol comes onto the space of your ship, or beside it.
    .else = The last die could do other things. Put it on Deploy.
voyage-sea-where = Put it on the space with the treasure. In that region the Union leads by 7 to 0: one point does not turn that, but it is a beginning.
    .else = You could place it there. For this voyage: on the space with the treasure.
voyage-sea-end = All dice are placed, the round is over. You are strongest in two regions and get the fame their dice show; the Union gets its own. With two players, whoever went first now raises the die of one region by 1. Then all dice are rolled anew, and so it goes on until somebody has 30. Each faction has its own way to get there: that is what the next voyages are about.

voyage-squadron = The Bluefin Squadron

voyage-squadron-aim = The Squadron rules by presence: each patrol counts 1 point in its region, a fort 2, the flagship 2. Where you have more than the Union you collect the fame. Five dice make you faster than anybody.
voyage-squadron-deploy = The surest way to patrols is Deploy, with any die. Put the 5 there.
    .else = It fits there as well. For this voyage: the 5 on Deploy.
voyage-squadron-where = A new patrol comes onto the space of the flagship or beside it. Put it onto the island, where you have one already.
    .else = You could place it there. But two patrols on one island can become something bigger: put it onto the island.
voyage-squadron-guns = Your cannons want a 5 and a 6 exactly. Put the 6 there: now your flagship and all your patrols have loaded cannons, and whoever sails into them has to fight.
    .else = That fits as well. For this voyage load the cannons with the 6.
voyage-squadron-crew = Your ship lies on an island with a palm. Market cards of the palm, in the colour of this region's edge, can join you here; this one costs 1 gold. Crew lets you do what nobody else can. Click the card to recruit it.
    .else = You could end the turn. But recruit first: that costs no die.
voyage-squadron-fort = At the end of a turn two patrols on one island may become a fort. It counts no more than they do, but its cannons are always loaded, it adds 2 to its rolls, and you may recruit on its island from afar. Build one: click your patrols on the map.
    .else = You may leave them. But a fort lasts: click your patrols on the map.
voyage-squadron-end = Spread your patrols over the regions whose dice show most, keep your cannons loaded where the Union comes near, and build forts where you mean to stay. What your other slots do, a long press or the right mouse button on them tells. Good hunting!

voyage-union = The Mollusk Union

voyage-union-aim = The Union is carried by its comrades: each counts 1 point in its region, and they neither fight nor can be shot. Your ship counts 1. The Squadron has had its first turn, and its flagship lies in your region already.
voyage-union-rally = Comrades must be ready before they can be placed. Rally wants a 6 and your ship on an island, and brings four ready comrades. Put the 6 there.
    .else = That is possible, too. For this voyage: the 6 on Rally.
voyage-union-rise = With a 1, Assemble lands up to four ready comrades at once on the island in the region of your ship. Put the 1 there.
    .else = It would fit there. But Assemble takes nothing but a 1: put it there.
voyage-union-many = How many? As many as you like, up to four. Land all four.
    .else = Fewer are possible. Here it is worth while: four.
voyage-union-plans = In your hand lie plans, which only you know. Some are played in your turn, some at the start of a battle – even when it is not your turn; that is why you are asked in every battle. Each round brings two more.
voyage-union-end = Now you are far ahead in this region. Beware of Bombard: with a 4 the Squadron sweeps all comrades off the island in the region of its flagship. So spread them: with a 6 Inspire sends one each to up to four islands, and where you anchor on an island after Sail, two more may land or get ready. And surprise with your plans. Solidarity!

voyage-smuggler = The Smuggler

voyage-smuggler-aim = The Smuggler rules no region. You carry cargo: you take it on at one island and deliver it at another. Every delivery brings 2 fame, raises the number on the die of the region, its wealth, and gives you a reward.
voyage-smuggler-sail = In the market lie cards of the parrot, in the colour of this region's edge, and beside your ship lies the parrot island. Put the 1 on Sail.
    .else = That would work as well. For this voyage: the 1 on Sail.
voyage-smuggler-island = Sail onto the island.
    .else = There is no market there. Sail onto the island.
voyage-smuggler-smuggle = On an island you take cards of its symbol from the market as cargo, for nothing and without a die. The Elder's card is also linen for the island with the fish, as the words at its foot say. Click the card, then “Take as cargo”.
    .else = You could do that, too. First take on your cargo: the linen on the Elder's card.
voyage-smuggler-full = Nobody is as fast as you: Full sail takes you up to as many spaces as the die shows. Put the 4 there.
    .else = It fits there as well. For speed put the 4 on Full sail.
voyage-smuggler-away = Four steps. The first one leads down, into the harbour.
    .else = For this voyage: down, into the harbour.
voyage-smuggler-further = On to the right. Nobody here has loaded cannons, so you can slip past.
    .else = Go on to the right.
voyage-smuggler-gold = One more to the right, where gold lies. The sandbar behind it, the yellow bar, cannot be crossed, so you anchor there.
    .else = Go on to the right, to the gold.
voyage-smuggler-end = The island with the fish is not far, around the sandbar. Delivered there, the linen brings 2 fame, a richer region and a reward beside your white marker, and becomes your bet on the Squadron or the Union: the more regions with its symbol they rule at the end, the more fame for you. Carry two cargoes at a time, and let the big ones fight. Fair winds!
