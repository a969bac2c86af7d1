game-title = Poklidná plavba
game-tagline = Mlčky a společně zaplňte moře ostrovy od nejmenšího čísla po největší.

## Nová hra

option-variant = Varianta
    .help = Jaké moře se zaplňuje a podle jakých pravidel.
option-variant-base = Základní hra
    .help = Moře šestkrát šest, všichni společně. Poprvé se radí hrát právě takto, bez rozšíření; ta pak přidávejte po jednom.
option-variant-arch = Vysoký oblouk
    .help = Nejdřív dva sloupy, pak teprve vršek: 30 míst. Podrobnosti jsou rekonstruované, list s pravidly variant se nedochoval.
option-variant-small-arch = Malý oblouk
    .help = Menší Vysoký oblouk: 24 míst, dva sloupy po devíti a vršek o šesti. Podrobnosti jsou rekonstruované.
option-variant-pyramid = Pyramida
    .help = 21 okrajových karet; pod každým novým ostrovem čeká karta průzkumu. Podrobnosti jsou rekonstruované.
option-variant-day-night = Den a noc
    .help = Polovina moře musí ukazovat slunce, polovina měsíc. Podrobnosti jsou rekonstruované.
option-variant-competitive = Kompetitivní
    .help = Dva hráči proti sobě, o body. Podrobnosti jsou rekonstruované.
option-halves = Poloviny
    .help = Těžší den a noc: slunce jen v dolních třech řadách, měsíc jen v horních třech. Rekonstruované.
option-turning-hands = Otáčení rukou
    .help = Kdo odloží karty místo vykládání, smí všem otočit karty v ruce. Rekonstruované.
option-rocks = Ostrá skaliska
    .help = Jedna řada je vždy zavřená; skaliska se po každé akci stěhují.
option-monsters = Mořské nestvůry
    .help = Překážejí v ruce a zbavit se jich jde jen tak, že zničí vyložený ostrov.
option-monsters-none = Žádné
    .help = Bez nestvůr.
option-monsters-3 = Tři
    .help = Nejmírnější.
option-monsters-4 = Čtyři
    .help = Střední.
option-monsters-5 = Pět
    .help = Nejtěžší.
option-storms = Bouře a kompas
    .help = Šest bouří škodí, dokud je nezruší kompas. Po dvou bouřích každé barvy je rekonstruovaný počet.
option-wilds = Divoké karty
    .help = Dvě karty, které zastoupí kteroukoli jinou; hru usnadňují. Jejich počet je rekonstruovaný.
option-removed = Odebrané ostrovy
    .help = Bůh nebo bohyně moře předem odebere ostrovy, které nikdo neviděl. Zkušeným i sólo hráčům se doporučuje Galateia.
option-removed-none = Žádné
    .help = Ve hře je všech 80 ostrovů.
option-removed-galateia = Galateia
    .help = Chybí 4 ostrovy.
option-removed-triton = Tritón
    .help = Chybí 6 ostrovů.
option-removed-leukothea = Leukothéa
    .help = Chybí 8 ostrovů.
option-removed-amfitrita = Amfitríta
    .help = Chybí 10 ostrovů.
option-removed-poseidon = Poseidón
    .help = Chybí 12 ostrovů.
option-warnings = Tichá varování
    .help = U ceny se objeví znamení, když by vyložená karta nechala mezeru, kterou podle toho, co víte, nikdo nezaplní. Hodí se na první plavby.
figure-won = Výhry botů: { $seats1 ->
    [-1] –
   *[other] { $seats1 }{"\u00A0"}%
} · { $seats2 ->
    [-1] –
   *[other] { $seats2 }{"\u00A0"}%
} · { $seats3 ->
    [-1] –
   *[other] { $seats3 }{"\u00A0"}%
} · { $seats4 ->
    [-1] –
   *[other] { $seats4 }{"\u00A0"}%
} · { $seats5 ->
    [-1] –
   *[other] { $seats5 }{"\u00A0"}%
} (1–5 hráčů)

## Karty

island = ostrov { $number }
    .acc = ostrov { $number }
card-start = Začátek
    .acc = začátek
    .short = Začátek
card-finish = Konec
    .acc = konec
    .short = Konec
card-monster = Mořská nestvůra
    .acc = mořskou nestvůru
    .short = Nestvůra
card-wild = Divoká karta
    .acc = divokou kartu
    .short = Divoká
card-yellow = Žlutá bouře
    .acc = žlutou bouři
    .short = Žlutá
card-purple = Fialová bouře
    .acc = fialovou bouři
    .short = Fialová
card-orange = Oranžová bouře
    .acc = oranžovou bouři
    .short = Oranžová
card-compass = Kompas
    .acc = kompas
    .short = Kompas
card-rocks = Ostrá skaliska
    .acc = ostrá skaliska
    .short = Skaliska
card-border = Klidné moře
    .acc = klidné moře
    .short = Klid
card-hidden = Karta v ruce

## Stůl

cell-empty = Řada { $row }, místo { $place }, volné
cell-laid = Řada { $row }, místo { $place }: { $number }
row = Řada { $row }
row-purple = Řada { $row } zavřená fialovou bouří
row-rocks = Řada { $row } zavřená skalisky
row-rocks-purple = Řada { $row } zavřená skalisky i fialovou bouří
start-word = začátek
finish-word = konec
start-place = Místo pro začátek
finish-place = Místo pro konec
pile = Dobírací balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
pile-short = { $count ->
    [one] v balíčku
   *[other] v balíčku
}
discards = Odloženo: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
discards-short = { $count ->
    [one] odložena
    [few] odloženy
   *[other] odloženo
}
offered = Nabízí { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
offered-short = { $count ->
    [one] nabízí
   *[other] nabízí
}
exploration = Balíček průzkumu: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
exploration-short = { $count ->
    [one] průzkum
   *[other] průzkum
}
monsters-held = V ruce { $count ->
    [one] { $count } nestvůra
    [few] { $count } nestvůry
   *[other] { $count } nestvůr
}
lays-suns = vykládá slunce
lays-moons = vykládá měsíce
begins = první na tahu
compasses = Kompasy: { $count }, k získání ještě { $supply }
display = Otočené karty
deck = Společný balíček
sky-sun = Slunce: { $count } z { $of }
sky-moon = Měsíce: { $count } z { $of }
facing = { $facing ->
    [moon] Karty v rukou ukazují měsíc.
   *[sun] Karty v rukou ukazují slunce.
}
number = Číslo { $number }
numbers = Číslo divoké karty

price = { $count ->
    [0] zdarma
   *[other] −{ $count }
}
price-hopeless = { $count ->
    [0]
        zdarma
        ⚠{"\u00A0"}díra
   *[other]
        −{ $count }
        ⚠{"\u00A0"}díra
}
confirm-turned = Karty na moři nejsou správně otočené. Vyložením konce všichni prohrají. Opravdu?

## Tlačítka

discard = Odložit dvě karty
discard-all = Odložit všechno za kompas
stuck = Nejde nic: loď je ztracena
turn-card = Otočit vyloženou kartu
stay = Nechat skaliska stát
pass = Nechat bouři přijít
cancel = Zrušit bouři kompasem
wild-cancel = Zrušit bouři divokou kartou
wild-compass = Zrušit některou bouři divokou kartou
keep-hands = Nechat ruce
turn-hands = Otočit ruce všem
offer-count = Nabídnout { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
amount = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
top-count = Z balíčku { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}

## Věta nahoře

status-turn = { $seat } vykládá kartu, nebo dvě odkládá.
status-duel = { $seat } vykládá kartu, nebo dvě odkládá.
status-full = Moře je plné. { $seat } může vyložit konec.
status-full-no-start = Moře je plné, ale neleží začátek. { $seat } odkládá dvě karty, dokud nepřijde.
status-full-monsters = Moře je plné, ale v rukou jsou nestvůry: { $seat } nemůže vyložit konec, dokud nezmizí.
status-over = Plavba skončila.
status-pay = { $seat } platí: ještě { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}, zleva doprava.
status-down = Žlutá bouře: { $seat } odkládá ještě { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}, zleva doprava.
status-give = { $seat } odkládá za začátek ještě { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}, zleva doprava.
status-tops = { $seat } má za začátek odložit { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}. Kolik z nich půjde z balíčku?
status-offer = Za začátek odloží všichni dohromady osm karet, zatím nabízejí { $total }. Kolik nabízí { $seat }?
status-offer-again = Dohromady se nabízí { $total ->
    [one] { $total } karta
    [few] { $total } karty
   *[other] { $total } karet
}, ne osm. { $seat } nabízí znovu a naposledy; co nevyjde, přepočítá se na osm.
status-rocks = { $seat } stěhuje skaliska do jiné řady, nebo je nechá stát za dvě karty.
status-place-rocks = { $seat } klade skaliska k řadě.
status-attack = Nestvůra útočí: { $seat } vybírá ostrov, který zmizí.
status-purple = Fialová bouře: { $seat } vybírá řadu, kterou zavře.
status-window = Přichází { $storm }. { $seat } ji může zrušit.
status-number = { $seat } určuje číslo divoké karty.
status-hands = { $seat } může všem otočit karty v ruce.
status-taking = { $seat } si bere z otočených karet.
window-storm = Bouře

## Deník

log-turn = Na tahu je { $seat }.
log-lay = { $seat } vykládá { $number }{ $cost ->
    [0] .
    [one] { " " }za { $cost } kartu.
    [few] { " " }za { $cost } karty.
   *[other] { " " }za { $cost } karet.
}
log-paid = { $seat } odkládá karty lícem dolů.
log-draw = { $seat } dobírá { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
log-extra = { $seat } dobírá karty navíc.
log-start = { $seat } vykládá { $card }. Všichni dohromady odkládají osm karet.
log-moon = Karty v rukou se otáčejí měsícem nahoru.
log-offer = { $seat } nabízí { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
log-share = { $seat } odkládá { $count ->
    [0] nic.
    [one] { $count } kartu.
    [few] { $count } karty.
   *[other] { $count } karet.
}
log-top = { $seat } odkládá z balíčku, aniž se dívá, { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
log-finish = { $seat } vykládá { $card }.
log-finish-fails = { $seat } chce vyložit { $card }, ale v rukou jsou nestvůry.
log-monsters-shown = { $seat } ohlašuje v ruce { $count ->
    [one] { $count } nestvůru
    [few] { $count } nestvůry
   *[other] { $count } nestvůr
}. Plavba ještě nekončí.
log-rocks = { $seat } stěhuje skaliska k řadě { $row }.
log-rocks-stay = { $seat } nechává skaliska stát za dvě karty.
log-rocks-gone = Skaliska opouštějí hru.
log-monster = { $seat } posílá nestvůru na { $number }. Obojí opouští hru.
log-compass = Posádka získává kompas.
log-discard-all = { $seat } odkládá celou ruku: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}.
log-storm = { $seat } dobírá { $card }.
log-purple = { $seat } zavírá řadu { $row } fialovou bouří.
log-purple-nowhere = Fialová bouře nemá kterou řadu zavřít.
log-cancel = { $seat } ruší { $storm }.
log-reveal = { $seat } objevuje: { $card }.
log-turned = { $seat } otáčí { $number }: { $facing ->
    [moon] měsícem nahoru
   *[sun] sluncem nahoru
}.
log-turn-hands = { $seat } otáčí karty v rukou: { $facing ->
    [moon] měsícem nahoru
   *[sun] sluncem nahoru
}.
log-take = { $seat } si bere { $card }.

## Konec

end-won = Moře je plné a ostrov na dohled: všichni vyhrávají.
end-stuck = { $seat } nemá co vyložit ani odložit: loď je ztracena a všichni prohrávají.
end-start = Na osm karet za začátek se posádka nesložila: všichni prohrávají.
end-turned = Slunce a měsíce neleží, jak mají: všichni prohrávají.
end-duel-won = Moře je plné a konec vyložený. Plavbu uzavírá { $seat }.
end-duel-stuck = { $seat } nemá co vyložit ani odložit.
score-islands = Ostrovy na moři
score-cards = Karty na moři
score-discards = Odložené karty
score-finish = Vyložený konec
score-second = Druhý v pořadí
tie-discards = odložených karet
tie-top-row = karet v horní řadě

## Podle čeho boti soudí

term-gaps = Jak jsou mezery těsné
term-hopeless = Políčka, která už nemá co zaplnit
term-shortage = Obava, že někomu dojdou karty
term-idle = V ruce není karta, která by se hodila
term-empty = Políčka, která zbývá zaplnit
term-finish = Obava, že nepřijde konec
term-wilds = Divoké karty v ruce
term-monsters = Nestvůry v ruce
term-storms = Bouře a co uzavírají
term-compasses = Kompasy
term-explored = Co ještě čeká pod pyramidou
term-pillars = Prázdná políčka pilířů, na která čeká vrchol
term-lead = Náskok v bodech
term-promise = Karty v ruce, které se ještě hodí

# Co k tomu řekne rádce
why-gaps = v mezerách zůstane místo pro víc čísel
why-hopeless = uzavře méně políček, na která by už nic nesedlo
why-shortage = ušetří karty, aby nikomu nedošly
why-idle = v ruce zůstanou karty, které sednou
why-empty = zaplní { $number ->
        [one] o { $number } políčko víc
        [few] o { $number } políčka víc
       *[other] o { $number } políček víc
    }
why-finish = spíš se na závěr najde Konec
why-wilds = v ruce zůstane { $number ->
        [one] o { $number } divokou kartu víc
        [few] o { $number } divoké karty víc
       *[other] o { $number } divokých karet víc
    }
why-monsters = zbaví se nestvůry, dokud je čas
why-storms = bouře budou menší
why-compasses = zbude { $number ->
        [one] o { $number } kompas víc
        [few] o { $number } kompasy víc
       *[other] o { $number } kompasů víc
    }
why-explored = lépe využije, co čeká pod pyramidou
why-pillars = pro vrchol oblouku zaplní { $number ->
        [one] o { $number } políčko pilířů víc
        [few] o { $number } políčka pilířů víc
       *[other] o { $number } políček pilířů víc
    }
why-lead = zvětší bodový náskok
why-promise = v ruce zůstane { $number ->
        [one] o { $number } kartu, která sedne, víc
        [few] o { $number } karty, které sednou, víc
       *[other] o { $number } karet, které sednou, víc
    }

# Kousky
feat-plenty = Zásoby zbyly
    .how = Vyhrát a mít ještě dvacet pět karet nebo víc
feat-frugal = Skromná posádka
    .how = Vyhrát a zaplatit nejvýš dvanáct karet
feat-alone = Sám na moři
    .how = Vyhrát o samotě
feat-storm-proof = Bouřím navzdory
    .how = Vyhrát hru s bouřemi
feat-landslide = Klid mistra
    .how = Vyhrát souboj o deset bodů nebo víc

## Proč něco nejde zrovna tady

refused-order = Karta { $number } musí ležet mezi { $low } a { $high }.
refused-order-before = Karta { $number } musí ležet před { $high }.
refused-order-after = Karta { $number } musí ležet až za { $low }.
refused-cost-most = Karta { $number } by tu stála { $cost ->
    [few] { $cost } karty
   *[other] { $cost } karet
}.
refused-cost-pay = Cena karty { $number } v kartách: { $cost }. Kromě ní jich můžete dát: { $left }.
refused-cost-anywhere = I na nejlevnějším místě by karta { $number } stála { $cost ->
    [few] { $cost } karty
   *[other] { $cost } karet
}.
refused-taken = Na tomhle poli už leží { $number }.
refused-cell = Na tohle pole patří číslo mezi { $low } a { $high }: vyberte takovou kartu z ruky a pak pole.
refused-cell-before = Na tohle pole patří číslo menší než { $high }: vyberte takovou kartu z ruky a pak pole.
refused-cell-after = Na tohle pole patří číslo větší než { $low }: vyberte takovou kartu z ruky a pak pole.
refused-cell-any = Tady zatím nic nebrání žádnému číslu: vyberte kartu z ruky a pak pole.
refused-finish = Volných polí je na moři ještě { $free }.
refused-finish-start = Všechna pole jsou plná, ale Začátek ještě neleží.
refused-row = Řada { $row } je teď zavřená.
refused-roof = Pod obloukem { $free ->
    [one] je ještě { $free } volné pole
    [few] jsou ještě { $free } volná pole
   *[other] je ještě { $free } volných polí
}.
refused-no-card = Tady není co otočit, místo je prázdné.
refused-no-storm = Kompas teď použít nejde, žádnou bouři není třeba rušit.
refused-no-compass = Bouři teď zrušit nejde, posádka nemá žádný kompas.
refused-left = Vybírá se zleva doprava a tahle karta leží vlevo od té, kterou jste vybrali naposled. Vybrat zbývá ještě: { $count }.
refused-too-far = Vybírá se zleva doprava a vpravo od téhle karty by jich už nezbylo dost. Vybrat zbývá ještě: { $count }.
refused-no-start = Sem patří jen Začátek, vy jste vybrali { $card }.

## Když se to stane poprvé

rare-start = Začátek leží. Všichni společně teď odloží osm karet a jen přitom smíte mluvit o tom, kolik kdo dá.
rare-finish-fails = Dokud někdo drží nestvůru, skončit nejde. Nejdřív ji musí vyložit na některý ostrov, a místo po něm znovu zaplnit.
rare-monster = Nestvůra vzala ostrov a obě karty jsou ze hry. Na volné místo je zase třeba něco vyložit.
rare-rocks = Skaliska se přestěhovala a zavřela jinou řadu. Vykládat se do ní nedá, dokud se zase nehnou.
rare-rocks-gone = Plných řad už je dost a skaliska odplula. Od teď se smí vykládat do všech řad, pokud je nezavírá bouře.
rare-storm = Přišla bouře a působí hned. Žlutá nechá hráči jen tři karty, fialová zavře řadu a v oranžové smí hráč vykládat jen vedle vyložených karet; kompas bouři zruší.
rare-purple = Fialová bouře zavřela řadu. Znovu ji otevře jen kompas.
rare-compass = Posádka získala kompas. Zruší jednu bouři a smí ho použít každý, kdo je na tahu.
rare-cancel = Kompas zrušil bouři. Oba odcházejí ze hry.
rare-discard-all = Odložit celou ruku stojí hodně karet, ale posádka za to má kompas. Tím se zruší jedna bouře.
rare-reveal = Ostrov vyložený na okrajovou kartu odkryl kartu průzkumu. Působí hned, ať je to bouře, kompas, nebo jen klidné moře.
