game-title = Poklidná plavba
game-tagline = Společně a beze slova zaplňte moře ostrovy od nejmenšího čísla po největší.

## Nová hra

option-variant = Varianta
    .help = Jaké moře budete zaplňovat a podle jakých pravidel.
option-variant-base = Základní hra
    .help = Společně zaplňujete moře o 6 řadách po 6 místech. Napoprvé hrajte bez rozšíření a pak je přidávejte po jednom.
option-variant-arch = Vysoký oblouk
    .help = Zaplňujete 30 míst: nejdřív dva sloupy, teprve potom vrchní část. Podrobnosti jsme domysleli.
option-variant-small-arch = Malý oblouk
    .help = Menší obdoba Vysokého oblouku s 24 místy: nejdřív dva sloupy po 9 místech, potom vrchní část se 6. Podrobnosti jsme domysleli.
option-variant-pyramid = Pyramida
    .help = Moře tvoří 21 okrajových karet. Každý ostrov, který na některou vyložíte, odkryje kartu průzkumu. Podrobnosti jsme domysleli.
option-variant-day-night = Den a noc
    .help = Polovina karet na moři musí nakonec ukazovat slunce a druhá polovina měsíc. Podrobnosti jsme domysleli.
option-variant-competitive = Kompetitivní
    .help = Dva hráči hrají proti sobě na body. Podrobnosti jsme domysleli.
option-halves = Poloviny
    .help = Domácí pravidlo: slunce patří jen do tří dolních řad, měsíce jen do tří horních. Den a noc je pak těžší.
option-turning-hands = Otáčení karet v ruce
    .help = Domácí pravidlo: kdo místo vykládání odloží dvě karty, smí všem hráčům otočit karty v ruce.
option-rocks = Ostrá skaliska
    .help = Skaliska uzavírají jednu řadu a po každém tahu se přesunou, pokud hráč neodloží 2 karty.
option-monsters = Mořské nestvůry
    .help = Nestvůry zabírají místo v ruce. Zbavíte se jich, jen když jimi zničíte vyložené ostrovy.
option-monsters-none = Žádné
    .help = Bez nestvůr.
option-monsters-3 = 3
    .help = Nižší obtížnost.
option-monsters-4 = 4
    .help = Střední obtížnost.
option-monsters-5 = 5
    .help = Vyšší obtížnost.
option-storms = Bouře a kompas
    .help = Šest bouří škodí, dokud je nezruší kompas. Od každé barvy jsou dvě, jejich počet jsme odhadli.
option-wilds = Divoké karty
    .help = Divoká karta může zastoupit kteroukoli jinou, takže je hra snazší. Ve hře jsou dvě, jejich počet jsme odhadli.
option-removed = Odebírání karet ostrovů
    .help = Před hrou jedno z mořských božstev odebere několik ostrovů a nikdo neuvidí které. Galateia se hodí pro zkušené hráče a pro sólovou hru.
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
    .help = Varování u ceny upozorní na mezeru, kterou by po vyložení karty podle všeho, co víte, už nikdo nezaplnil. Hodí se pro první hry.
figure-won = Výhry botů při 1–5 hráčích: { $seats1 ->
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
}

## Karty

island = ostrov { $number }
    .acc = ostrov { $number }
card-start = Karta začátku
    .acc = kartu začátku
    .short = Začátek
card-finish = Karta konce
    .acc = kartu konce
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
card-border = Okrajová karta
    .acc = okrajovou kartu
    .short = Okraj
card-hidden = Karta v ruce

## Stůl

cell-empty = Řada { $row }, místo { $place }: volné
cell-laid = Řada { $row }, místo { $place }: { $number }
row = Řada { $row }
row-purple = Řada { $row }, uzavřená fialovou bouří
row-rocks = Řada { $row }, uzavřená skalisky
row-rocks-purple = Řada { $row }, uzavřená skalisky i fialovou bouří
start-word = začátek
finish-word = konec
start-place = Místo pro kartu začátku
finish-place = Místo pro kartu konce
pile = Dobírací balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
pile-short = { $count ->
    [one] v balíčku
   *[other] v balíčku
}
discards = Odkládací balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
discards-short = { $count ->
    [one] odložena
    [few] odloženy
   *[other] odloženo
}
offered = { $count ->
    [0] Nic nenabízí
    [one] Nabízí { $count } kartu
    [few] Nabízí { $count } karty
   *[other] Nabízí { $count } karet
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
    [one] k průzkumu
   *[other] k průzkumu
}
monsters-held = V ruce { $count ->
    [one] { $count } nestvůra
    [few] { $count } nestvůry
   *[other] { $count } nestvůr
}
lays-suns = vykládá slunce
lays-moons = vykládá měsíce
begins = začínající hráč
compasses = Kompasy: { $count } (v zásobě ještě { $supply })
display = Otočené karty
deck = Společný balíček
sky-sun = Slunce: { $count }/{ $of }
sky-moon = Měsíce: { $count }/{ $of }
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
        ⚠{"\u00A0"}mezera
   *[other]
        −{ $count }
        ⚠{"\u00A0"}mezera
}
confirm-turned = Slunce a měsíce ještě nejsou správně rozdělené. Když teď vyložíte kartu konce, hra bude prohraná. Přesto ji vyložit?

## Tlačítka

discard = Odložit dvě karty
pay-chosen = Odložit
discard-chosen = Odložit
discard-all = Odložit vše za kompas
stuck = Už není co zahrát: hra je prohraná
turn-card = Otočit vyloženou kartu
stay = Nechat skaliska na místě
pass = Nechat bouři přijít
cancel = Zrušit bouři kompasem
wild-cancel = Zrušit bouři divokou kartou
wild-compass = Zrušit některou bouři divokou kartou
keep-hands = Karty neotáčet
turn-hands = Otočit všem hráčům karty
offer-count = { $count ->
    [0] Nenabídnout nic
    [one] Nabídnout { $count } kartu
    [few] Nabídnout { $count } karty
   *[other] Nabídnout { $count } karet
}
amount = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
top-count = Z balíčku { $count ->
    [0] žádnou
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}

## Věta nahoře

status-turn = Vyložte kartu, nebo 2 odložte
status-duel = Vyložte kartu, nebo 2 odložte
status-full = Vyložte kartu konce, moře je plné
status-full-no-start = Odložte 2 karty, chybí karta začátku
status-full-turn-cards = Otočte kartu, slunce a měsíce nesedí
status-full-monsters = Odložte 2 karty, někdo má nestvůru
status-pay =
    { $count ->
        [one] Odložte { $count } kartu
        [few] Odložte { $count } karty
       *[other] Odložte { $count } karet
    }
status-down =
    { $count ->
        [one] Kvůli žluté bouři odložte { $count } kartu
        [few] Kvůli žluté bouři odložte { $count } karty
       *[other] Kvůli žluté bouři odložte { $count } karet
    }
status-give =
    { $count ->
        [one] Za kartu začátku odložte { $count } kartu
        [few] Za kartu začátku odložte { $count } karty
       *[other] Za kartu začátku odložte { $count } karet
    }
status-tops = Kolik karet odložíte z balíčku? (celkem { $count })
status-offer = Nabídněte, kolik karet odložíte (zatím { $total } z 8)
status-offer-again = Nabídněte naposledy (součet je { $total }, má být 8)
status-rocks = Přesuňte skaliska, nebo odložte 2 karty
status-place-rocks = Vyberte řadu pro skaliska
status-attack = Vyberte ostrov, který nestvůra zničí
status-purple = Vyberte řadu, kterou uzavře fialová bouře
status-window = Zrušíte tuto bouři ({ $storm })?
status-number = Určete číslo divoké karty
status-hands = Otočíte všem hráčům karty v ruce?
status-taking = Vezměte si jednu z otočených karet
prompt-space = Vyberte místo pro kartu { $number }
prompt-space-wild = Vyberte místo pro divokou kartu
prompt-space-start = Vyberte místo pro kartu začátku
prompt-space-finish = Vyberte místo pro kartu konce
prompt-flip = Vyberte kartu, kterou otočíte
prompt-storm = Vyberte bouři, kterou zrušíte
window-storm = Bouře

## Záznam hry

remembered = Pamatujete si karty, které jste odložili: { $cards }.
log-turn = Na tahu: { $seat }.
log-lay = { $seat } vykládá { $number }{ $cost ->
    [0] .
    [one] { " " }za { $cost } kartu.
    [few] { " " }za { $cost } karty.
   *[other] { " " }za { $cost } karet.
}
    .own =
        { $cost ->
            [0] Vyložte { $number }.
            [one] Vyložte { $number } za { $cost } kartu.
            [few] Vyložte { $number } za { $cost } karty.
           *[other] Vyložte { $number } za { $cost } karet.
        }
action-pay = { $seat } odkládá { $card }.
    .own = Odložte { $card }.
action-wild = { $seat } vykládá divokou kartu.
    .own = Vyložte divokou kartu.
action-keep-hands = { $seat } karty v ruce nikomu neotáčí.
    .own = Karty v ruce nikomu neotáčejte.
action-pass = { $seat } nechává bouři přijít.
    .own = Nechte bouři přijít.
log-paid = { $seat } odkládá karty z ruky, lícem dolů.
log-draw = { $seat } si dobírá { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
log-extra = { $seat } si dobírá karty navíc.
log-start = { $seat } vykládá { $card }. Posádka za ni musí odložit osm karet.
log-moon = Všichni otáčejí karty v ruce měsícem nahoru.
log-offer = { $count ->
    [0] { $seat } za kartu začátku nic nenabízí.
    [one] { $seat } nabízí, že za kartu začátku odloží { $count } kartu.
    [few] { $seat } nabízí, že za kartu začátku odloží { $count } karty.
   *[other] { $seat } nabízí, že za kartu začátku odloží { $count } karet.
}
    .own =
        { $count ->
            [0] Za kartu začátku nic nenabízejte.
            [one] Nabídněte, že za kartu začátku odložíte { $count } kartu.
            [few] Nabídněte, že za kartu začátku odložíte { $count } karty.
           *[other] Nabídněte, že za kartu začátku odložíte { $count } karet.
        }
log-share = { $count ->
    [0] { $seat } nemusí odložit žádnou kartu.
    [one] { $seat } má odložit { $count } kartu.
    [few] { $seat } má odložit { $count } karty.
   *[other] { $seat } má odložit { $count } karet.
}
log-top = { $seat } odkládá naslepo z dobíracího balíčku { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
log-finish = { $seat } vykládá { $card }.
log-finish-fails = { $seat } chce vyložit { $card }, ale někdo má ještě v ruce nestvůru.
log-monsters-shown = { $seat } ukazuje z ruky { $count ->
    [one] { $count } nestvůru
    [few] { $count } nestvůry
   *[other] { $count } nestvůr
}. Hra ještě nekončí.
log-rocks = { $seat } přesouvá skaliska k řadě { $row }.
    .own = Přesuňte skaliska k řadě { $row }.
log-rocks-stay = { $seat } nechává skaliska na místě a odkládá dvě karty.
    .own = Nechte skaliska na místě a odložte dvě karty.
log-rocks-gone = Skaliska odcházejí ze hry.
log-monster = { $seat } posílá nestvůru na ostrov { $number }. Obě karty odcházejí ze hry.
    .own = Pošlete nestvůru na ostrov { $number }. Obě karty odejdou ze hry.
log-compass = Posádka získává kompas.
log-discard-all = { $seat } odkládá všechny karty z ruky: { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
    .own =
        { $count ->
            [one] Odložte všechny karty z ruky: { $count } kartu.
            [few] Odložte všechny karty z ruky: { $count } karty.
           *[other] Odložte všechny karty z ruky: { $count } karet.
        }
log-storm = { $seat } si dobírá { $card }.
log-purple = { $seat } uzavírá řadu { $row } fialovou bouří.
    .own = Uzavřete řadu { $row } fialovou bouří.
log-purple-nowhere = Fialová bouře nemůže uzavřít žádnou řadu.
log-cancel = { $seat } ruší { $storm }.
    .own = Zrušte { $storm }.
log-reveal = { $seat } odkrývá { $card }.
log-turned = { $seat } otáčí ostrov { $number } { $facing ->
    [moon] měsícem nahoru
   *[sun] sluncem nahoru
}.
    .own =
        { $facing ->
            [moon] Otočte ostrov { $number } měsícem nahoru.
           *[sun] Otočte ostrov { $number } sluncem nahoru.
        }
log-turn-hands = { $seat } otáčí všem hráčům karty v ruce { $facing ->
    [moon] měsícem nahoru
   *[sun] sluncem nahoru
}.
    .own =
        { $facing ->
            [moon] Otočte všem hráčům karty v ruce měsícem nahoru.
           *[sun] Otočte všem hráčům karty v ruce sluncem nahoru.
        }
log-take = { $seat } si bere { $card }.
    .own = Vezměte si { $card }.

## Konec

end-won = Moře je plné a vysněný ostrov je na dohled: hra je vyhraná.
end-stuck = { $seat } nemá co vyložit ani odložit: loď je ztracená a hra prohraná.
end-start = Posádka nedala dohromady osm karet za kartu začátku: hra je prohraná.
end-turned = Slunce a měsíce nejsou tam, kde mají být: hra je prohraná.
end-duel-won = Moře je plné a { $seat } uzavírá hru kartou konce.
end-duel-stuck = { $seat } nemá co vyložit ani odložit.
score-islands = Ostrovy na moři
score-cards = Karty na moři
score-discards = Odložené karty
score-finish = Vyložená karta konce
score-second = Bonus druhého hráče
tie-discards = odložených karet
tie-top-row = karet v horní řadě

## Podle čeho boti soudí

term-gaps = Těsnost mezer mezi čísly
term-hopeless = Nezaplnitelná místa
term-shortage = Riziko nedostatku karet
term-idle = Nedostatek hratelných karet v ruce
term-empty = Zbývající prázdná místa
term-finish = Riziko, že nepřijde karta konce
term-wilds = Divoké karty v ruce
term-monsters = Nestvůry v ruce
term-storms = Následky bouří
term-compasses = Kompasy posádky
term-explored = Neodkryté karty pod pyramidou
term-pillars = Prázdná místa ve sloupech pod vrchní částí
term-lead = Náskok v bodech
term-promise = Karty v ruce, které lze vyložit

# Co k tomu řekne rádce
why-gaps = pro mezery zůstane víc vhodných čísel
why-hopeless = zůstane méně míst, která se už asi nezaplní
why-shortage = snížíte riziko, že někomu dojdou karty
why-price = odložíte { $number ->
    [one] o { $number } kartu
    [few] o { $number } karty
   *[other] o { $number } karet
} méně
why-idle = v ruce zůstanou karty, které půjde vyložit
why-empty = zaplníte { $number ->
        [one] o { $number } místo víc
        [few] o { $number } místa víc
       *[other] o { $number } míst víc
    }
why-finish = karta konce bude jistější
why-wilds = v ruce zůstane { $number ->
        [one] o { $number } divokou kartu víc
        [few] o { $number } divoké karty víc
       *[other] o { $number } divokých karet víc
    }
why-monsters = odstraníte nestvůru, dokud je čas
why-storms = bouře budou méně škodit
why-compasses = posádce zbude { $number ->
        [one] o { $number } kompas víc
        [few] o { $number } kompasy víc
       *[other] o { $number } kompasů víc
    }
why-explored = lépe využijete karty skryté pod pyramidou
why-pillars = ve sloupech zaplníte { $number ->
        [one] o { $number } místo víc
        [few] o { $number } místa víc
       *[other] o { $number } míst víc
    }
why-lead = si bodově polepšíte proti soupeři
why-promise = z ruky půjde vyložit { $number ->
        [one] o { $number } kartu víc
        [few] o { $number } karty víc
       *[other] o { $number } karet víc
    }

# Úspěchy
feat-plenty = Zásob nazbyt
    .how = Vyhrát, když v rukou a balíčcích zbývá aspoň 25 karet
feat-frugal = Skromná posádka
    .how = Vyhrát a za celou hru zaplatit nejvýš 12 kartami
feat-alone = O samotě na moři
    .how = Vyhrát sólovou hru
feat-storm-proof = Bouřím navzdory
    .how = Vyhrát hru s bouřemi
feat-landslide = Mistrovský klid
    .how = Vyhrát souboj aspoň o deset bodů

## Proč něco nejde zrovna tady

refused-order = Kartu { $number } sem vyložit nemůžete: patří mezi { $low } a { $high }.
refused-order-before = Kartu { $number } sem vyložit nemůžete: patří před { $high }.
refused-order-after = Kartu { $number } sem vyložit nemůžete: patří až za { $low }.
refused-no-space = Kartu { $number } vyložit nemůžete: mezi { $low } a { $high } není žádné volné místo.
refused-no-space-before = Kartu { $number } vyložit nemůžete: před { $high } není žádné volné místo.
refused-no-space-after = Kartu { $number } vyložit nemůžete: za { $low } není žádné volné místo.
refused-cost-most = Kartu { $number } sem vyložit nemůžete: stála by { $cost ->
    [few] { $cost } karty
   *[other] { $cost } karet
}, ale zaplatit smíte nejvýš 4.
refused-cost-pay = Kartu { $number } sem vyložit nemůžete: stojí tu { $cost ->
    [one] { $cost } kartu
    [few] { $cost } karty
   *[other] { $cost } karet
}, ale { $left ->
    [0] nemáte čím zaplatit
    [one] dát můžete jen { $left }
   *[other] dát jich můžete jen { $left }
}.
refused-cost-anywhere = Kartu { $number } si nemůžete dovolit: i na nejlevnějším místě by stála { $cost ->
    [one] { $cost } kartu
    [few] { $cost } karty
   *[other] { $cost } karet
}.
refused-taken = Sem nic vyložit nemůžete: na tomhle místě už leží { $number }.
refused-cell = Sem patří číslo mezi { $low } a { $high }: vyberte z ruky takovou kartu a pak tohle místo.
refused-cell-before = Sem patří číslo menší než { $high }: vyberte z ruky takovou kartu a pak tohle místo.
refused-cell-after = Sem patří číslo větší než { $low }: vyberte z ruky takovou kartu a pak tohle místo.
refused-cell-lacking = Sem patří číslo mezi { $low } a { $high }, ale žádné takové v ruce nemáte.
refused-cell-lacking-before = Sem patří číslo menší než { $high }, ale žádné takové v ruce nemáte.
refused-cell-lacking-after = Sem patří číslo větší než { $low }, ale žádné takové v ruce nemáte.
refused-cell-any = Sem zatím může přijít jakékoli číslo: nejdřív vyberte kartu z ruky a pak tohle místo.
refused-finish = Kartu konce ještě vyložit nemůžete: na moři { $free ->
    [one] zbývá { $free } volné místo
    [few] zbývají { $free } volná místa
   *[other] zbývá { $free } volných míst
}.
refused-finish-start = Kartu konce ještě vyložit nemůžete: moře je plné, ale chybí karta začátku.
refused-row = Do řady { $row } teď vykládat nemůžete: je uzavřená.
refused-roof = Do vrchní části ještě vykládat nemůžete: pod ní { $free ->
    [one] zbývá { $free } volné místo
    [few] zbývají { $free } volná místa
   *[other] zbývá { $free } volných míst
}.
refused-no-card = Tady nemáte co otočit: místo je prázdné.
refused-no-storm = Kompas teď použít nemůžete: není tu žádná bouře.
refused-no-compass = Bouři teď zrušit nemůžete: posádka nemá žádný kompas.
refused-passed = Tuhle kartu už vybrat nemůžete: při výběru jste ji přeskočili. Vezměte výběr zpět a vyberte znovu.
refused-equal = Máte víc stejných karet: vyberte tu nejvíc vlevo.
refused-start-cell = Kartu začátku sem vyložit nemůžete: patří mimo moře, vlevo dole.
refused-finish-cell = Kartu konce sem vyložit nemůžete: patří mimo moře, nad poslední místo.
refused-no-start = Sem patří jen karta začátku, vy jste ale vybrali { $card }.

## Když se to stane poprvé

rare-start = Karta začátku je vyložená, a tak teď všichni společně musíte odložit osm karet. Jen v téhle chvíli smíte mluvit, a to o tom, kolik karet kdo dá.
rare-finish-fails = Dokud má někdo v ruce nestvůru, hru nejde dokončit. Nejdřív ji musí zahrát na některý ostrov a vy potom uvolněné místo společně zaplníte.
rare-monster = Nestvůra zničila ostrov a obě karty odcházejí ze hry. Uvolněné místo se musí znovu zaplnit.
rare-rocks = Skaliska se přesunula a uzavřela jinou řadu. Dokud se nepřesunou dál, vykládat tam nejde.
rare-rocks-gone = Plných řad už je dost, a tak skaliska zmizela. Od teď může řadu uzavřít jen bouře.
rare-storm = Bouře působí hned: žlutá nechá hráči jen tři karty, fialová uzavře řadu a při oranžové smí hráč vykládat jen vedle jiných karet. Bouři zruší kompas.
rare-purple = Fialová bouře uzavřela řadu. Znovu ji otevře jen kompas.
rare-compass = Posádka získala kompas. Kterýkoli hráč jím ve svém tahu může zrušit jednu bouři.
rare-cancel = Kompas zrušil bouři. Oba teď odcházejí ze hry.
rare-discard-all = Odložit všechny karty z ruky vyjde draho. Posádka za ně ale získává kompas, kterým může zrušit jednu bouři.
rare-reveal = Ostrov vyložený na okrajovou kartu odkryl kartu průzkumu. Ta působí hned, ať je to bouře, kompas, nebo třeba jen další okrajová karta.
