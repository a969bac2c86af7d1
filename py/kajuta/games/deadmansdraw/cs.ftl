game-title = Karty mrtvého muže
game-tagline = Otáčejte karty, dokud máte odvahu: druhá karta téže barvy vás připraví o všechno.

## Nová hra

option-characters = Postavy
    .help = Každý hráč dostane dvě postavy a tajně si jednu z nich nechá. Její schopnost pak platí po celou hru. První hra je bez postav snazší.
option-variant = Varianta
    .help = Karta varianty změní jedno pravidlo, a to na celou hru.
option-variant-none = Žádná
    .help = Základní pravidla.
option-variant-thieves-island = Ostrov zlodějů
    .help = Když jste trop, ztracené karty nejdou na odhazovací balíček, ale do banku hráče po vaší levici.
option-variant-pile-of-treasure = Hromada pokladů
    .help = Počítají se všechny karty v banku, nejen ty vrchní.
option-variant-sudden-death = Náhlá smrt
    .help = Kdo jako první dosáhne 50 bodů, okamžitě vyhrává.
option-variant-all-hands = Všichni na palubu
    .help = Za každou barvu, která vám na konci v banku chybí, ztrácíte 5 bodů.
option-variant-strange-lands = Podivné kraje
    .help = Trop jste, když se v řadě zopakuje hodnota, ne barva.
option-variant-beneath-the-waves = Pod vlnami
    .help = Vyhrát může jen hráč, který skončí s méně než 60 body.
option-variant-bottom-feeder = Sběrač ze dna
    .help = Kanón i meč míří na nejnižší kartu barvy místo na nejvyšší.
option-variant-any = Náhodná
    .help = Vylosuje se některá z variant ({ option-variant-bottom-feeder } mezi nimi není).
option-mermaids = Efekt mořských panen
    .help = Mořské panny mají hodnoty 2 až 7. Každá přesune jednu kartu na konec řady a efekt přesunuté karty se provede znovu. Mezi postavy přibude Siréna.
option-second-set = Druhá sada karet
    .help = Dvakrát víc karet, dvakrát delší hra. Pět a více hráčů hraje vždy se dvěma sadami (Pirátská party game).
option-safe-choices = Bezpečný výběr
    .help = Domácí pravidlo: hák, meč ani mapa nenabídnou kartu, kvůli které byste byli trop.

## Barvy a karty

suit-anchor = Kotva
    .help = Chrání všechny karty vyložené před ní: zůstanou vám, i když jste trop. Kotva sama chráněná není.
suit-hook = Hák
    .help = Ze svého banku musíte vyložit do řady vrchní kartu některé barvy, i kdybyste kvůli ní byli trop.
suit-cannon = Kanón
    .help = Odhodíte vrchní kartu některé barvy ze soupeřova banku.
suit-key = Klíč
    .help = Sám o sobě nemá efekt. Je-li v kořisti i truhla, smíte si z odhazovacího balíčku přibrat tolik náhodných karet, kolik jich je v kořisti.
suit-chest = Truhla
    .help = Sama o sobě nemá efekt. Je-li v kořisti i klíč, smíte si z odhazovacího balíčku přibrat tolik náhodných karet, kolik jich je v kořisti.
suit-map = Mapa
    .help = Z odhazovacího balíčku odkryjete tři náhodné karty. Jednu z nich musíte vyložit do řady, i kdybyste kvůli ní byli trop.
suit-oracle = Křišťálová koule
    .help = Otočíte vrchní kartu doplňovacího balíčku. Buď ji vyložíte do řady, nebo ji vrátíte a vezmete si kořist.
suit-sword = Meč
    .help = Z banku některého soupeře musíte vzít vrchní kartu jednoho balíčku a vyložit ji do řady, i kdybyste kvůli ní byli trop. Vzít smíte jen barvu, která ve vašem banku chybí.
suit-kraken = Kraken
    .help = Než si budete smět vzít kořist, musíte vyložit ještě aspoň dvě karty.
suit-mermaid = Mořská panna
    .help = Nemá žádný efekt, zato má vyšší hodnoty: 4 až 9.
    .swimming = Přesunete na konec řady jednu z karet vyložených před mořskou pannou. Efekt přesunuté karty se provede znovu.

card-anchor = Kotva { $value }
    .acc = kotvu { $value }
card-hook = Hák { $value }
    .acc = hák { $value }
card-cannon = Kanón { $value }
    .acc = kanón { $value }
card-key = Klíč { $value }
    .acc = klíč { $value }
card-chest = Truhla { $value }
    .acc = truhlu { $value }
card-map = Mapa { $value }
    .acc = mapu { $value }
card-oracle = Křišťálová koule { $value }
    .acc = křišťálovou kouli { $value }
card-sword = Meč { $value }
    .acc = meč { $value }
card-kraken = Kraken { $value }
    .acc = krakena { $value }
card-mermaid = Mořská panna { $value }
    .acc = mořskou pannu { $value }
list = { $first }, { $rest }

## Postavy

character-golden-scales = Zlaté šupiny
    .help = Každá vaše mořská panna má hodnotu o 5 vyšší.
character-casanova = Casanova
    .help = Mořská panna, která by ve vašem tahu přišla do řady, jde rovnou do vašeho banku.
    .swimming = Když vyložíte mořskou pannu, smíte si jednu z karet vyložených před ní vzít do banku, místo abyste ji přesunuli.
character-plunderer = Lupič
    .help = Bonus za klíč a truhlu si berete z banku soupeře, kterého si vyberete.
character-treasure-hunter = Chamtivec
    .help = Váš bonus za klíč a truhlu je dvojnásobný.
character-navigator = Navigátor
    .help = S mapou vybíráte ze všech karet v odhazovacím balíčku.
character-master-gunner = Dělmistr
    .help = Kanónem odhodíte celý balíček barvy, kterou si vyberete.
character-scavenger = Sup
    .help = Karta, kterou zasáhne váš kanón, jde do vašeho banku.
character-mystic = Jasnovidec
    .help = S křišťálovou koulí se smíte tajně podívat na tři vrchní karty doplňovacího balíčku.
character-swordswoman = Šermířka
    .help = Mečem smíte vzít kartu kterékoli barvy, i té, kterou už v banku máte.
character-miser = Lakomec
    .help = Váš hák i karta, kterou jím vyložíte, jsou chráněné.
character-captain-hook = Kapitán Hook
    .help = Hákem vyložíte dvě karty místo jedné.
character-safe-harbor = Bezpečný přístav
    .help = Vaše kotva chrání i samu sebe a dvě karty vyložené po ní.
character-fisherman = Rybář
    .help = Kraken, který by ve vašem tahu přišel do řady, jde rovnou do vašeho banku.
character-beastmaster = Pán nestvůr
    .help = Soupeři musí po krakenovi vyložit 4 karty místo 2.
character-misfire = Střelba do vlastních řad
    .help = Soupeři střílejí kanónem do vlastního banku.
character-parry = Živý štít
    .help = Soupeři smí mečem vzít jen krakena.
character-davy-jones = Truhla Davy Jonese
    .help = Vyberte si soupeře. Kdykoli je trop, smíte si vzít karty, o které přijde.
character-siren = Siréna
    .help = Karta, kterou chce soupeř přesunout mořskou pannou, jde do vašeho banku.
character-hidden = Skrytá postava
hand = Postavy na výběr

## Stůl

draw-pile = Doplňovací balíček
    .help = Tyto karty leží lícem dolů. Všechny ostatní ale leží lícem nahoru, takže se dá zjistit, které zbývají, a přesně spočítat riziko, že budete trop.
draw-pile-empty = Prázdný doplňovací balíček
discard = Odhazovací balíček
    .help = Ztracené karty a karty zasažené kanónem. Odtud se losují karty pro mapu i bonus za klíč a truhlu.
discard-empty = Prázdný odhazovací balíček
discard-top = Odhazovací balíček, nahoře { $card }
pile-missing = { $suit }: žádná karta
debt = { $count ->
    [one] ještě { $count } karta
    [few] ještě { $count } karty
   *[other] ještě { $count } karet
}
    .help = Tolik karet musíte kvůli krakenovi ještě vyložit. Teprve pak si můžete vzít kořist.
odds = na { $percent }{"\u00A0"}% trop
busts = trop
unprotected = přijde o ochranu
gain = { $points ->
    [one] +{ $points } bod
    [few] +{ $points } body
   *[other] +{ $points } bodů
}
top-known = příští: { $card }
top-hidden = Karta z vrchu doplňovacího balíčku: vidí ji jen Jasnovidec
top-cards = { $count ->
    [one] Vrchní karta balíčku
   *[other] Vrchní karty balíčku
}
map-cards = Karty odkryté mapou
reference-title = V této hře
reference = { $name }: { $help }
reference-character = { $seat } – { $character }: { $help }
reference-victim = { $seat } číhá na karty, o které přijde { $victim } (Truhla Davy Jonese).

## Tlačítka

take = Vzít kořist
bust = Trop!
save = Vzít chráněné karty
leave = Odhodit je
put-back = Vrátit ji a vzít kořist
look = Podívat se tajně
show = Ukázat všem
move = Přesunout
charm = Vzít do banku
bonus = Vzít bonus
decline = Bez bonusu
claim = Vzít ztracené karty
pass = Nechat je ležet
opponent = { $seat }
window-davy-jones = Truhla Davy Jonese

## Věta nad stolem

status-keep = Vyberte postavu, kterou si necháte
status-victim = Vyberte soupeře pro Truhlu Davy Jonese
status-first-flip = Otočte první kartu
status-turn = Otočte další kartu, nebo si vezměte kořist
status-empty-row = Otočte další kartu, nebo ukončete tah
status-debt =
    { $count ->
        [one] Otočte kvůli krakenovi ještě { $count } kartu
        [few] Otočte kvůli krakenovi ještě { $count } karty
       *[other] Otočte kvůli krakenovi ještě { $count } karet
    }
status-loot-only = Vezměte si kořist (kartu z koule jste vrátili)
status-last-card = Vezměte si kořist, balíček došel
status-bust = Jste trop a přicházíte o celou řadu
status-protected =
    { $count ->
        [one] Vezmete si { $count } chráněnou kartu?
        [few] Vezmete si { $count } chráněné karty?
       *[other] Vezmete si { $count } chráněných karet?
    }
status-hook = Vyberte ze svého banku kartu, kterou vyložíte
status-cannon = Vyberte kartu, kterou zasáhne kanón
status-map = Vyberte odkrytou kartu, kterou vyložíte
status-mystic = Podívejte se tajně, nebo kartu ukažte všem
status-oracle = Vyložte kartu z koule, nebo si vezměte kořist
status-peek = Vyložte vrchní kartu, nebo si vezměte kořist
status-must-lay = Vyložte kartu z koule, žádá si ji kraken
status-sword = Vyberte kartu, kterou soupeři vezmete
status-mermaid = Vyberte kartu, kterou přesunete na konec řady
status-casanova = Přesuňte kartu na konec řady, nebo do banku
status-bonus =
    { $count ->
        [one] Vezmete si z odhozu { $count } náhodnou kartu?
        [few] Vezmete si z odhozu { $count } náhodné karty?
       *[other] Vezmete si z odhozu { $count } náhodných karet?
    }
status-plunder =
    { $count ->
        [one] Vyberte bank, který oloupíte o { $count } kartu
        [few] Vyberte bank, který oloupíte až o { $count } karty
       *[other] Vyberte bank, který oloupíte až o { $count } karet
    }
status-davy-jones = Vezmete si karty, které ztrácí { $active }?

## Záznam hry

log-keep = { $seat } si nechává postavu { $character }.
    .own = Nechte si postavu { $character }.
log-keep-hidden = { $seat } si tajně vybírá postavu.
log-character = { $seat } hraje za postavu { $character }.
log-victim = { $seat } číhá na karty, o které přijde { $victim } (Truhla Davy Jonese).
log-turn = Na tahu: { $seat }.
action-flip = { $seat } otáčí vrchní kartu doplňovacího balíčku.
    .own = Otočte vrchní kartu doplňovacího balíčku.
log-flip = { $seat } otáčí { $card }.
log-last-card = To byla poslední karta doplňovacího balíčku.
log-straight-to-bank = { $seat } si bere rovnou do banku { $card }.
log-bust = { $seat } je trop kvůli kartě { $card }.
log-bust-any = { $seat } je trop.
log-take = { $seat } si bere kořist: { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
    .own =
        { $count ->
            [one] Vezměte si kořist: { $count } kartu.
            [few] Vezměte si kořist: { $count } karty.
           *[other] Vezměte si kořist: { $count } karet.
        }
log-empty-handed = { $seat } končí tah s prázdnou.
log-saved = { $seat } zachraňuje { $count ->
    [one] { $count } chráněnou kartu
    [few] { $count } chráněné karty
   *[other] { $count } chráněných karet
}.
    .own =
        { $count ->
            [one] Zachraňte { $count } chráněnou kartu.
            [few] Zachraňte { $count } chráněné karty.
           *[other] Zachraňte { $count } chráněných karet.
        }
log-leave = { $seat } odhazuje { $count ->
    [one] { $count } chráněnou kartu
    [few] { $count } chráněné karty
   *[other] { $count } chráněných karet
}.
    .own =
        { $count ->
            [one] Odhoďte { $count } chráněnou kartu.
            [few] Odhoďte { $count } chráněné karty.
           *[other] Odhoďte { $count } chráněných karet.
        }
log-claim = { $seat } si díky Truhle Davy Jonese bere { $count ->
    [one] { $count } ztracenou kartu
    [few] { $count } ztracené karty
   *[other] { $count } ztracených karet
}.
log-pass = { $seat } nechává ztracené karty ležet.
log-washed-up = Ostrov zlodějů: { $seat } dostává { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
log-no-effect = { $suit }: bez efektu.
log-hook = { $seat } vytahuje hákem z banku { $card }.
    .own = Vytáhněte hákem z banku { $card }.
log-cannon = { $seat } střílí: { $target } ztrácí { $card }.
    .own = Vystřelte: { $target } ztratí { $card }.
log-map-cards = { $seat } nachází podle mapy { $cards }.
log-map-cards-many = { $seat } nachází podle mapy { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
log-map = { $seat } si vybírá { $card }.
    .own = Vyberte si { $card }.
log-oracle = { $seat } vidí v křišťálové kouli { $card }.
log-look = { $seat } vidí v křišťálové kouli { $cards }.
log-look-many = { $seat } vidí v křišťálové kouli { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
log-look-hidden = { $seat } si tajně prohlíží { $count ->
    [one] vrchní kartu
    [few] { $count } vrchní karty
   *[other] { $count } vrchních karet
}.
log-lay = { $seat } vykládá { $card }.
    .own = Vyložte { $card }.
log-put-back = { $seat } vrací kartu na doplňovací balíček.
    .own = Vraťte kartu na doplňovací balíček.
log-sword = { $seat } tasí meč: { $target } přichází o { $card }.
    .own = Taste meč: { $target } přijde o { $card }.
log-kraken = Kvůli krakenovi je třeba vyložit { $count ->
    [one] ještě { $count } kartu
    [few] ještě { $count } karty
   *[other] ještě { $count } karet
}.
log-move = { $seat } přesouvá na konec řady { $card }.
    .own = Přesuňte na konec řady { $card }.
log-siren = { $seat } zpěvem Sirény láká do banku { $card }.
log-charm = { $seat } si bere z řady do banku { $card }.
log-bonus = Klíč a truhla: { $seat } dostává { $cards }.
log-bonus-many = Klíč a truhla: { $seat } dostává { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
log-bonus-any = Klíč a truhla: { $seat } dostává bonus.
log-plunder = { $seat } loupí: { $victim } přichází o karty.
log-decline = { $seat } si bonus nebere.
    .own = Bonus si neberte.
log-sudden-death = { $seat } dosahuje 50 bodů.

## Konec

end-draw-pile = Doplňovací balíček je prázdný a poslední tah skončil.
end-sudden-death = Náhlá smrt: padla hranice 50 bodů.
tie-bank = karet v banku

## Podle čeho boti soudí

term-points = Jisté body v banku a v řadě
term-shallows = Body těsně pod hranicí (Pod vlnami)
term-overboard = Body nad hranicí (Pod vlnami)
term-reserve = Body v záloze pod vrchními kartami
term-cards = Karty v banku
term-prey = Nejlepší karta na dosah meče
term-turn = Doba do dalšího tahu
term-character = Budoucí přínos schopnosti postavy

# Co k tomu řekne rádce
why-points = do vašeho banku přibude { $number ->
        [one] o { $number } bod víc
        [few] o { $number } body víc
       *[other] o { $number } bodů víc
    }
why-points-rival = { $seat } přijde { $number ->
        [one] o { $number } bod
        [few] o { $number } body
       *[other] o { $number } bodů
    }
why-shallows = získáte { $number ->
        [one] o { $number } bod víc
        [few] o { $number } body víc
       *[other] o { $number } bodů víc
    }, a hranici přitom nepřekročíte
why-overboard = nepřekročíte bodovou hranici
why-reserve = pod vrchními kartami budete mít v záloze { $number ->
        [one] o { $number } bod víc
        [few] o { $number } body víc
       *[other] o { $number } bodů víc
    }
why-prey = mečem budete moct vzít kartu s hodnotou o { $number } vyšší
why-prey-rival = { $seat } bude moct mečem vzít jen kartu s hodnotou o { $number } nižší
why-bonus = získáte { $number ->
    [one] o { $number } bonusovou kartu
    [few] o { $number } bonusové karty
   *[other] o { $number } bonusových karet
} víc za klíč a truhlu
why-turn = dřív budete zase na tahu
taking-own = z vašeho banku vyloží { $card }
taking-stolen = ukradne { $card } (bank: { $target })
taking-discarded = z odhazovacího balíčku vyloží { $card }

# Úspěchy
feat-landslide = Král zátoky
    .how = Vyhrát aspoň o patnáct bodů
feat-big-haul = Risk je zisk
    .how = Vzít si najednou aspoň sedm karet
feat-no-bust = Pevná ruka
    .how = Vyhrát a ani jednou nebýt trop
feat-key-and-chest = Sezame, otevři se!
    .how = Vzít si najednou aspoň pět karet a mezi nimi klíč i truhlu
feat-all-suits = Od každého něco
    .how = Vyhrát s kartami všech barev v banku

## Proč něco nejde zrovna tady

refused-effect = Tohle teď nejde: nejdřív dokončete efekt karty { $card }.
refused-lost-cards = Tohle teď nejde: nejdřív se rozhodněte, jestli si vezmete { $count ->
    [one] { $count } ztracenou kartu
    [few] { $count } ztracené karty
   *[other] { $count } ztracených karet
    }.
refused-protected-cards = Teď otáčet nemůžete: nejdřív se rozhodněte, jestli si { $count ->
    [one] vezmete { $count } chráněnou kartu
    [few] vezmete { $count } chráněné karty
   *[other] vezmete { $count } chráněných karet
}.
refused-bust = Jste trop: { $card } má stejnou barvu jako { $laid } v řadě.
refused-lost = Jste trop: { $card } se shoduje s kartou v řadě.
refused-debt = { $count ->
    [one] Kořist si ještě vzít nemůžete: kvůli krakenovi musíte vyložit ještě { $count } kartu.
    [few] Kořist si ještě vzít nemůžete: kvůli krakenovi musíte vyložit ještě { $count } karty.
   *[other] Kořist si ještě vzít nemůžete: kvůli krakenovi musíte vyložit ještě { $count } karet.
}
refused-put-back = V tomhle tahu už otáčet nemůžete: jednu kartu jste vrátili na doplňovací balíček.
refused-flip = Tohle ještě nejde: nejdřív otočte kartu.
refused-before-bonus = Teď otáčet nemůžete: nejdřív se rozhodněte, jestli si vezmete bonus.
refused-not-on-top = Tuhle kartu vyložit nemůžete: není to vrchní karta doplňovacího balíčku.
refused-mermaid = Tuhle mořskou pannu přesunout nemůžete: vyberte kartu, která byla vyložená před ní.
refused-last-card = Další kartu otočit nemůžete: doplňovací balíček je prázdný. Vezměte si kořist ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
    }).
refused-no-pile = Tady není co vzít: barva { $suit } v tomhle banku chybí.
refused-suit-held = Kartu { $card } vzít nemůžete: její barvu už v banku máte.
refused-would-bust = Kartu { $card } vybrat nemůžete: byli byste kvůli ní trop.
refused-own-bank = Tuhle kartu vybrat nemůžete: je ve vašem vlastním banku.
refused-bank-of = Tuhle kartu vybrat nemůžete: je v cizím banku ({ $seat }).

## Když se to stane poprvé

rare-bust = Trop: v řadě už byla karta téže barvy (v Podivných krajích téže hodnoty). Všechny nechráněné karty jsou ztracené a tah končí.
rare-saved = Kotva zachránila karty vyložené před ní. Kdo je trop, přijde jen o kotvu a karty za ní.
rare-kraken = Přišel kraken: tah teď nejde ukončit, dokud v řadě nepřibudou další karty. Kolik jich ještě chybí, je vidět u doplňovacího balíčku.
rare-bonus = Klíč odemkl truhlu. Z odhazovacího balíčku přibylo do banku tolik náhodných karet, kolik jich bylo v kořisti (nebo všechny, které tam zbývaly).
rare-no-effect = Tahle karta neměla na co působit, takže se nic nestalo. V řadě se ale počítá jako každá jiná.
rare-map = Mapa odkryla karty z odhazovacího balíčku. Jednu z nich musí hráč vyložit do řady, i kdyby kvůli ní byl trop.
rare-last-card = Doplňovací balíček je prázdný. Po tomhle tahu hra končí.
