# Co vysvětluje hru vedle jejích pravidel; viz tools/game_handbooks.py.

new-here = Všichni plujete na jedné lodi a společně zaplňujete moře ostrovy s čísly 1 až 80. V tahu buď vyložíte jednu kartu na volné místo, nebo dvě odložíte, a doberete si do pěti. Čísla musejí od levého dolního rohu pořád stoupat. Karta vedle jiné stojí tolik dalších karet z ruky, o kolik se čísla liší; bez souseda vlevo i vpravo nestojí nic. Kdo přijde na tah se začátkem, hned ho vyloží a posádka za něj odloží osm karet.
    .goal = Když je celé moře plné a někdo vyloží konec, vyhráli jste všichni. Když hráč na tahu nemůže nic vyložit ani odložit, všichni jste prohráli. O kartách se přitom nemluví, takže dívejte se, co ostatní chystají, a nechávejte mezery tak velké, aby šly zaplnit.

## Co je co

this-island = Karta ostrova. Položíte ji na volné místo tak, aby čísla stoupala; vedle vyložené karty stojí tolik karet, o kolik se čísla liší.
this-card-start = Začátek: kdo ho drží, když jeho tah začíná, musí ho vyložit, dokud žádný neleží. Posádka za něj dohromady odloží osm karet.
this-card-finish = Konec: vykládá se jako poslední, až jsou všechna místa plná a leží začátek. Tím posádka vyhrává.
this-card-monster = Nestvůra: jako akci ji položíte na ostrov v moři a obě karty jdou ze hry. Odložit se nedá ani se jí nedá platit.
this-card-wild = Divoká karta: poslouží jako ostrov s volným číslem, jako začátek, konec, kompas nebo nestvůra.
this-card-hidden = Karta v cizí ruce. Ví o ní jen ten, kdo ji drží.
this-hand = Karty ruky; na konci tahu se dobírá do pěti.
this-cell = Místo v moři. Čísla stoupají zleva doprava, po řadách zdola nahoru.
this-start = Sem patří začátek. Dokud neleží, k ostrovu se doplout nedá.
this-finish = Sem se vyloží konec, až bude celé moře plné.
this-start-word = Název rohu, do kterého patří začátek.
this-finish-word = Název rohu, do kterého patří konec.
this-pile = Tolik karet zbývá v hráčově balíčku.
this-discards = Tolik karet hráč odložil nebo jimi zaplatil. Nikdo se na ně už nedívá.
this-offered = Kolik z osmi karet za začátek hráč nabídl.
this-offer = Tolik karet byste dali k osmi, které začátek stojí.
this-yellow = Žlutá bouře: její hráč smí mít v ruce jen tři karty, dokud ji kompas nezruší.
this-orange = Oranžová bouře: její hráč smí ostrovy vykládat jen vedle vyložených karet.
this-row = Řada moře. Může ji zavřít fialová bouře nebo skaliska.
this-row-purple = Tuhle řadu zavřela fialová bouře: dokud ji kompas nezruší, nic se do ní nevyloží.
this-row-rocks = U téhle řady jsou skaliska: dokud se nepohnou, nic se do ní nevyloží.
this-compass = Kompasy posádky. Každý zruší jednu bouři, komukoli.
this-exploration = Průzkumný balíček: otočí se z něj karta, kdykoli někdo vyloží ostrov na kartu pyramidy.
this-display = Otevřená karta k dobrání na konci tahu.
this-deck = Z tohohle balíčku se doplňují otevřené karty.
this-sun = Tolik karet v moři ukazuje slunce.
this-moon = Tolik karet v moři ukazuje měsíc.
this-facing = Tak se teď karty drží v ruce, a tak se i vykládají.
this-number = Divoká karta bude ostrovem s tímhle číslem.
this-discard = Místo vykládání odložíte dvě karty.
this-discard-all = Odložíte celou ruku a posádka získá kompas.
this-turn-card = Za jednu odloženou kartu otočíte kterýkoli ostrov v moři.
this-turn-hands = Karty ve všech rukou se otočí.
this-keep-hands = Karty v rukou zůstanou, jak jsou.
this-top = Tolik karet dáte k osmi naslepo z vrchu svého balíčku.
this-monsters = Tolik nestvůr hráč drží: ohlásil je, když se nepodařilo skončit.
this-cancel = Kompas bouři zruší, než začne působit.
this-wild-cancel = Divoká karta poslouží jako kompas a bouři zruší, než začne působit.
this-wild-compass = Divoká karta z vaší ruky poslouží jako kompas a zruší bouři, kterou vyberete.
this-pass = Bouři necháte přijít; kompas zůstane na jindy.
this-stay = Za dvě odložené karty skaliska zůstanou, kde jsou.
this-stuck = Nedá se nic vyložit ani odložit: posádka prohrála.

## Příklady

example-free = Moře je ještě prázdné. Karta bez souseda nestojí nic; musí jen nechat dost místa pro nižší a vyšší čísla.
example-beside = Vedle vyložené karty stojí ostrov tolik karet, o kolik se jejich čísla liší.
example-pay = Platí se kartami, které v ruce zbyly. Která z nich půjde pryč, to volí hráč.
example-discard = Místo vykládání se odkládají dvě karty podle volby; leží pak lícem dolů a nikdo se na ně nepodívá.
example-start = V ruce je začátek a u moře ještě žádný neleží: teď se musí vyložit vlevo dole.
example-eight = Začátek leží. Všichni dohromady teď odloží osm karet, každý podle své volby.

## Přehled na jedné kartě

page-turn = Tah: jedna akce
page-turn-lay = Vyložit kartu na volné místo; čísla stoupají od levého dolního rohu.
page-turn-discard = Nebo odložit dvě karty.
page-turn-draw = Nakonec dobrat do pěti.
page-cost = Co stojí ostrov
page-cost-none = Bez souseda: nic.
page-cost-one = Jeden soused: tolik karet, o kolik se čísla liší.
page-cost-two = Dva sousedé: menší z obou rozdílů.
page-cost-most = Nejvýš čtyři karty, a jen z ruky.
page-special = Začátek a konec
page-special-start = Začátek se vykládá hned, jakmile s ním někdo přijde na tah; všichni dohromady pak odloží osm karet.
page-special-finish = Konec až nakonec: moře je plné a začátek leží. Tím posádka vyhrává.
page-special-stuck = Kdo je na tahu a nemůže nic, prohrál za všechny.
page-modules = Když jsou ve hře
page-modules-rocks = Skaliska zavírají řadu; po každém tahu se pohnou, nebo za dvě karty zůstanou.
page-modules-monster = Nestvůra smete ostrov z moře. Dokud ji někdo drží, skončit nelze.
page-modules-yellow = Žlutá bouře: jen tři karty v ruce.
page-modules-purple = Fialová bouře: zavřená řada.
page-modules-orange = Oranžová bouře: vykládat jen vedle karet.
page-modules-compass = Kompas zruší bouři. Získá se začátkem, řadou čísel těsně za sebou nebo odložením celé ruky.
page-modules-wild = Divoká karta je ostrov, začátek, konec, kompas nebo nestvůra.
