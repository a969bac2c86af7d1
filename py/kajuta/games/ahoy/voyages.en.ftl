voyage-sea = The sea and the dice

voyage-sea-aim = The player with the most fame wins, and the game ends after the round in which someone reaches 30 fame. The map is made of regions: squares with colored edges. The die in the middle of a region shows its wealth: how much fame you gain at the end of each round if you control the region. You play the Squadron, against the Union.
voyage-sea-dice = At the start of each round, all players roll their dice. On your turn, you place two of them on your board, and each slot there is an action. Sail takes any die, so place the first die showing a 2 there: choose the die, then the slot.
    .else = The die would fit there, too. But for now, place this 2 on Sail.
voyage-sea-steps = When you sail, your flagship moves one or two spaces, never diagonally. Choose the space below it to sail down into the fog, where nobody can fight.
    .else = You could sail there, too. But for this lesson, go down into the fog.
voyage-sea-on = You have one more move, so sail on to the right. Your ship anchors where it stops, and most spaces only help you if you anchor there.
    .else = You could stay here or turn elsewhere. But for this lesson, sail right into open water.
voyage-sea-patrol = When the Squadron anchors after sailing, it may leave a patrol behind. A patrol gives you 1 control in its region, and whoever has the most control gets the fame. The region list shows who is ahead. Choose “Leave a patrol here”.
    .else = You don’t have to, but a patrol is free and gives you control. Choose “Leave a patrol here”.
voyage-sea-second = Now for the second die of this turn. Place your other 2 on Sail as well.
    .else = It would fit in other slots. But there’s treasure nearby, so place this 2 on Sail.
voyage-sea-gold = The next space to the right has a treasure: 2 gold. A flagship that anchors there gains it. You pay gold to recruit crew, and each gold can also change a die by 1. Sail to the treasure.
    .else = There’s no gold there. Sail to the right.
voyage-sea-guns = You took the gold but left no patrol this time. Then the Union brought comrades to its island. Now it’s your turn again, and you place two more dice. Some slots need a certain value: your Cannons take a 5 or a 6. Place the 6 there, and your ships will have loaded cannons until the end of the round.
    .else = Maybe another time. For now, place the 6 on Cannons.
voyage-sea-explore = With loaded cannons, you fight every enemy you sail into: you both roll a die, and whoever has the higher total wins and damages the loser. But now let’s go exploring: place the 4 on Sail.
    .else = You could do that. But for now, place the 4 on Sail.
voyage-sea-north = When you move off the map, you discover a new region: you draw a tile and add it to the map. Sail north: choose the spyglass above your ship.
    .else = You could also stay on the map. But for this lesson, choose the spyglass above your ship.
voyage-sea-deploy = The new region has a wealth of 1, and you left a patrol there right away. The other player has placed all four dice, but you have a fifth one. Place it on Deploy, which takes any die: you add a patrol on your flagship’s space or next to it.
    .else = You could use your last die for something else. But for this lesson, place it on Deploy.
voyage-sea-where = Place the patrol on the space with the treasure. The Union is ahead 7 to 0 in that region. One patrol won’t change that, but it’s a start.
    .else = You could place it there. But for this lesson, place it on the space with the treasure.
voyage-sea-end = All dice have been placed, so the round is over. You control two regions and gain the fame their dice show. The Union gains fame for what it controls, too. With two players, the first player now raises the wealth of one region by 1. Then everyone rolls their dice again, and the game goes on until someone reaches 30 fame. Each faction has its own way to get there, and the next lessons show you how.

voyage-squadron = The Bluefin Squadron

voyage-squadron-aim = The Squadron wins by being everywhere: each patrol gives you 1 control in its region, and a stronghold or your flagship gives you 2. Wherever you have more control than the Union, you gain the fame. And with five dice, you can do more than anyone else.
voyage-squadron-deploy = The easiest way to get patrols is Deploy, which takes any die. Place the 5 there.
    .else = It would fit there, too. But for this lesson, place the 5 on Deploy.
voyage-squadron-where = A new patrol goes on your flagship’s space or next to it. Place it on the island, where you already have one.
    .else = You could place it there. But two patrols on one island can become something bigger, so place it on the island.
voyage-squadron-guns = Your Cannons take only a 5 or a 6. Place the 6 there: now your flagship and all your patrols have loaded cannons, and anyone who sails into them has to fight.
    .else = It would fit there, too. But for this lesson, load your cannons with the 6.
voyage-squadron-crew = Your ship is on a palm island. Here you can recruit market cards of the palm suit, which have the same color as the edge of this region. The only one now is the Convincing Comrade, who costs 1 gold. Crew can do things nobody else can. Choose the card to recruit it.
    .else = You could end your turn. But recruit first: it doesn’t cost a die.
voyage-squadron-fort = At the end of your turn, two patrols on one island can become a stronghold. It gives you the same control as the two patrols, but its cannons are always loaded, it adds 2 to its rolls, and you can recruit on its island from anywhere. Build one: choose your patrols on the map.
    .else = You could keep your patrols as they are, but a stronghold is much harder to beat. Choose your patrols on the map.
voyage-squadron-end = Spread your patrols across the wealthiest regions, keep your cannons loaded when the Union comes near, and build strongholds where you want to stay. To see what your other slots do, press and hold them or right-click them. Good hunting!

voyage-union = The Mollusk Union

voyage-union-aim = The Union relies on its comrades: each gives you 1 control in its region, and nobody can fight them. Your flagship gives you 1 control, too. The Squadron has already taken its first turn, and its flagship is in your region.
voyage-union-rally = You can only place comrades that are ready. Rally takes a 6 and gives you four ready comrades if your flagship is on an island. Place the 6 there.
    .else = You could do that, too. But for this lesson, place the 6 on Rally.
voyage-union-rise = Assemble takes a 1 and places up to four ready comrades at once, on the island in your flagship’s region. Place the 1 there.
    .else = That works, too. But only a 1 fits Assemble, so place the 1 there.
voyage-union-many = How many comrades? You can place up to four. Place all four.
    .else = You could place fewer. But here it pays to place four.
voyage-union-plans = In your hand you have plans that only you can see. You play some of them on your turn and others at the start of a battle, even on another player’s turn. That’s why the game asks you about them in every battle. You draw two more plans after each round.
voyage-union-end = You now have far more control in this region than the Squadron. But beware of Bombard: with a 4, the Squadron can remove all comrades from the island in its flagship’s region. So spread out: Inspire takes a 6 and places one comrade on each of up to four islands. You can also place two comrades, or ready two, when you use Sail and then anchor at an island. And use your plans to surprise everyone. Solidarity!

voyage-smuggler = The Smuggler

voyage-smuggler-aim = As the Smuggler, you don’t control regions. Instead, you take cargo from one island to another. Each delivery gives you 2 fame and a reward, and it raises the region’s wealth, which is the number on its die.
voyage-smuggler-sail = The market has cards of the parrot suit, which have the same color as the edge of this region, and there’s a parrot island right next to your ship. Place the 1 on Sail.
    .else = That would work, too. But for this lesson, place the 1 on Sail.
voyage-smuggler-island = Sail to the island.
    .else = You can’t smuggle anything there. Sail to the island.
voyage-smuggler-smuggle = On an island, you can smuggle market cards of its suit for free, without placing a die. The Elder card is also cargo: Linen for a fish island, as the line below the card shows. Choose the card, then “Smuggle”.
    .else = You could do that, too. But first take your cargo: the Linen on the Elder card.
voyage-smuggler-full = Nobody is as fast as you: with Full Sail, you can move as many spaces as the die shows. Place the 4 there.
    .else = It would fit there, too. But to go faster, place the 4 on Full Sail.
voyage-smuggler-away = You can move up to four spaces. First, sail down into the harbor.
    .else = For this lesson, sail down into the harbor.
voyage-smuggler-further = Now sail right. No enemy has loaded cannons, so you won’t have to fight on the way.
    .else = For this lesson, sail to the right.
voyage-smuggler-gold = Sail one more space to the right, to the gold. The yellow bar just past it is a sandbar. You can’t cross it, so you’ll drop anchor at the gold and leave your fourth move unused.
    .else = Sail to the right, to the gold.
voyage-smuggler-deliver = The fish island isn’t far from here, just around the sandbar. When you deliver the Linen there, you gain 2 fame, and the wealth of the region rises by 1.
voyage-smuggler-end = After the delivery, you take a reward: you move your reward marker to an adjacent square. Finally, you pledge the card to the Squadron or the Union: the more regions of its suit they control at the end, the more fame you gain. Carry two cargo cards at a time, and let the big factions fight it out. Fair winds!
