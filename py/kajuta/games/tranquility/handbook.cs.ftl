# Co vysvětluje hru vedle jejích pravidel; viz tools/game_handbooks.py.

new-here = Jste jedna posádka a společně zaplňujete moře ostrovy s čísly 1 až 80. Ve svém tahu buď vyložíte jednu kartu na volné místo, nebo dvě odložíte. Pak si doberete, abyste měli v ruce zase pět karet. Čísla musí od levého dolního rohu pořád stoupat. Když vyložíte kartu hned vedle jiné, zaplatíte tolik karet z ruky, o kolik se obě čísla liší. Karta, která nemá souseda vlevo ani vpravo, je zadarmo. Kdo má kartu začátku, hned ji vyloží a posádka za ni odloží osm karet.
    .goal = Když je celé moře plné a někdo vyloží kartu konce, hra je vyhraná. Když hráč na tahu nemůže nic vyložit ani odložit, hra je prohraná. O kartách se nesmí mluvit, a proto sledujte, co ostatní chystají, a nechávejte mezery, které ještě půjde zaplnit.

## Co je co

this-island = Karta ostrova. Vyložte ji na volné místo tak, aby čísla stoupala. Vedle jiné karty stojí tolik karet, o kolik se obě čísla liší.
this-card-start = Karta začátku. Kdo ji má v ruce, když začíná jeho tah, musí ji vyložit, pokud ještě žádná vyložená není. Posádka za ni odloží osm karet.
this-card-finish = Karta konce. Vykládá se jako poslední, když jsou všechna místa plná a karta začátku vyložená. Tím posádka vyhrává.
this-card-monster = Mořská nestvůra. Místo jiné akce ji můžete zahrát na některý ostrov: obě karty odcházejí ze hry. Odložit ji ani jí zaplatit nelze.
this-card-wild = Divoká karta. Může být ostrovem s kterýmkoli volným číslem, kartou začátku, kartou konce, kompasem nebo nestvůrou.
this-card-hidden = Karta v ruce jiného hráče. Zná ji jen on.
this-hand = Karty v ruce tohoto hráče. Na konci svého tahu si dobírá, aby jich měl zase pět.
this-cell = Místo na moři. Čísla stoupají zleva doprava, po řadách zdola nahoru.
this-start = Místo pro kartu začátku. Bez ní se nedá vyhrát.
this-finish = Místo pro kartu konce. Vyložit ji lze, až bude celé moře plné.
this-start-word = Roh, kam patří karta začátku.
this-finish-word = Roh, kam patří karta konce.
this-pile = Tolik karet zbývá v hráčově dobíracím balíčku.
this-discards = Karty, které hráč odložil nebo kterými zaplatil. Nikdo se na ně už nesmí podívat.
this-offered = Kolik z osmi karet za kartu začátku tento hráč nabízí.
this-offer = Tolik z osmi karet za kartu začátku nabídnete vy.
this-yellow = Žlutá bouře. Dokud ji nezruší kompas, smí mít hráč, kterého postihla, v ruce jen tři karty.
this-orange = Oranžová bouře. Dokud ji nezruší kompas, smí hráč, kterého postihla, vykládat ostrovy jen vedle jiných karet.
this-row = Řada moře. Může ji uzavřít fialová bouře nebo skaliska.
this-row-purple = Tuto řadu uzavřela fialová bouře. Dokud ji nezruší kompas, nedá se sem vykládat.
this-row-rocks = U této řady jsou skaliska. Dokud se nepřesunou jinam, nedá se sem vykládat.
this-compass = Kompasy posádky. Každým lze zrušit jednu bouři, ať postihla kohokoli.
this-exploration = Balíček průzkumu. Karta z něj se odkryje, kdykoli někdo vyloží ostrov na okrajovou kartu.
this-display = Otočená karta, kterou si můžete vzít na konci tahu.
this-deck = Z tohoto balíčku se doplňují otočené karty.
this-sun = Tolik karet na moři ukazuje slunce.
this-moon = Tolik karet na moři ukazuje měsíc.
this-facing = Takto otočené karty teď všichni drží v ruce i vykládají.
this-number = Divoká karta bude ostrovem s tímto číslem.
this-discard = Odložíte dvě karty, místo abyste jednu vyložili.
this-pay-chosen = Odložíte vybrané karty, nebo jimi zaplatíte.
this-discard-chosen = Odložíte vybrané karty.
this-discard-all = Odložíte všechny karty z ruky a posádka získá kompas.
this-turn-card = Odložíte jednu kartu a otočíte kterýkoli ostrov na moři.
this-turn-hands = Všem hráčům otočíte karty v ruce.
this-keep-hands = Karty v rukou necháte, jak jsou.
this-top = Tolik karet odložíte naslepo z vrchu svého balíčku.
this-monsters = Nestvůry v ruce tohoto hráče. Odhalily se, když se nepodařilo vyložit kartu konce.
this-cancel = Kompas zruší bouři dřív, než začne působit.
this-wild-cancel = Divoká karta poslouží jako kompas a zruší bouři dřív, než začne působit.
this-wild-compass = Divoká karta z vaší ruky poslouží jako kompas a zruší bouři, kterou vyberete.
this-pass = Necháte bouři přijít a kompas si schováte.
this-stay = Odložíte dvě karty a skaliska zůstanou, kde jsou.
this-stuck = Nemůžete nic vyložit ani odložit, takže posádka prohrála.

## Příklady

example-free = Moře je ještě prázdné. Karta bez souseda je zadarmo, jen musí nechat dost místa pro nižší a vyšší čísla.
example-beside = Ostrov vedle jiné karty zaplatíte tolika kartami, o kolik se obě čísla liší.
example-pay = Platíte kartami, které vám zbyly v ruce. Sami si vyberete, kterými.
example-discard = Místo vykládání můžete odložit libovolné dvě karty. Leží pak lícem dolů a nikdo se na ně už nesmí podívat.
example-start = Hráč má v ruce kartu začátku. Žádná ještě vyložená není, a tak ji teď musí vyložit na místo vlevo dole.
example-eight = Karta začátku je vyložená. Hráči teď společně odloží osm karet a každý si vybere, které dá.

## Přehled na jedné kartě

page-turn = Tah: jedna akce
page-turn-lay = Vyložte kartu na volné místo; čísla stoupají od levého dolního rohu.
page-turn-discard = Nebo odložte dvě karty.
page-turn-draw = Nakonec si doberte, abyste měli pět karet.
page-cost = Kolik stojí ostrov
page-cost-none = Bez souseda: zadarmo.
page-cost-one = Jeden soused: tolik karet, o kolik se čísla liší.
page-cost-two = Dva sousedé: menší z obou rozdílů.
page-cost-most = Nejvýš čtyři karty, a jen z ruky.
page-special = Začátek a konec
page-special-start = Kdo má na začátku tahu kartu začátku, vyloží ji. Všichni za ni společně odloží osm karet.
page-special-finish = Karta konce se vykládá poslední, když je moře plné a karta začátku vyložená. Tím posádka vyhrává.
page-special-stuck = Když hráč na tahu nemůže nic udělat, hra je prohraná.
page-modules = Rozšíření (pokud s nimi hrajete)
page-modules-rocks = Skaliska uzavírají řadu a po každé akci se přesunou. Když odložíte dvě karty, zůstanou na místě.
page-modules-monster = Nestvůra zničí ostrov. Dokud má někdo nestvůru v ruce, hru nejde dokončit.
page-modules-yellow = Žlutá bouře: jen tři karty v ruce.
page-modules-purple = Fialová bouře: uzavřená řada.
page-modules-orange = Oranžová bouře: vykládejte jen vedle jiných karet.
page-modules-compass = Kompas zruší bouři. Získáte ho za kartu začátku, za řadu po sobě jdoucích čísel nebo za odložení všech karet z ruky.
page-modules-wild = Divoká karta může být ostrovem, kartou začátku, kartou konce, kompasem nebo nestvůrou.
