game-title = Karty mrtvého muže
game-tagline = Otáčejte karty, dokud máte odvahu: druhá karta téže barvy vás připraví o všechno.

## Nová hra

option-characters = Postavy
    .help = Každý dostane dvě postavy, jednu si tajně nechá a její schopnost má po celou hru. Poprvé se hraje snáz bez nich.
option-variant = Varianta
    .help = Karta varianty změní jedno pravidlo pro celou hru.
option-variant-none = Žádná
    .help = Hraje se podle základních pravidel.
option-variant-thieves-island = Ostrov zlodějů
    .help = Co ztratíte, když jste trop, nejde na odhoz, ale do banku hráče po vaší levici.
option-variant-pile-of-treasure = Hromada pokladů
    .help = Na konci se počítají všechny karty v banku, nejen ty vrchní.
option-variant-sudden-death = Náhlá smrt
    .help = Kdo první dosáhne 50 bodů, okamžitě vyhrává.
option-variant-all-hands = Všichni na palubu
    .help = Za každou barvu, která v banku na konci chybí, ztrácíte 5 bodů.
option-variant-strange-lands = Podivné kraje
    .help = Trop jste při shodě hodnoty, ne barvy.
option-variant-beneath-the-waves = Pod vlnami
    .help = Vyhrát může jen ten, kdo skončí pod 60 body.
option-variant-bottom-feeder = Sběrač ze dna
    .help = Kanón a meč berou z balíčku spodní kartu místo vrchní.
option-variant-any = Náhodná
    .help = Jednu ze šesti variant vybere na začátku náhoda.
option-mermaids = Efekt mořských panen
    .help = Panny mají hodnoty 2 až 7; přesunou vyloženou kartu a její efekt se provede znovu. Mezi postavy přibude Siréna.
option-second-set = Druhá sada karet
    .help = Dvakrát víc karet, dvakrát delší hra. Od pěti hráčů se hraje se dvěma sadami vždy.
option-safe-choices = Bezpečný výběr
    .help = Domácí pravidlo: hák, meč ani mapa nenabídnou kartu, kterou byste byli trop.

## Barvy a karty

suit-anchor = Kotva
    .help = Všechny karty vyložené před kotvou jsou chráněné: o ty nepřijdete, ani když jste trop. Kotva sama chráněná není.
suit-hook = Hák
    .help = Vrchní kartu některého balíčku ze svého banku musíte vyložit do řady, i kdybyste jí byli trop.
suit-cannon = Kanón
    .help = Vrchní karta některého balíčku v banku soupeře jde na odhoz.
suit-key = Klíč
    .help = Sám nic. Klíč a truhla v jedné kořisti smějí přinést z odhozu tolik náhodných karet, kolik jich má kořist.
suit-chest = Truhla
    .help = Sama nic. Klíč a truhla v jedné kořisti smějí přinést z odhozu tolik náhodných karet, kolik jich má kořist.
suit-map = Mapa
    .help = Z odhozu se ukážou tři náhodné karty. Jednu z nich musíte vyložit do řady, i kdybyste jí byli trop.
suit-oracle = Křišťálová koule
    .help = Vrchní karta balíčku se otočí: vyložíte ji do řady, nebo ji vrátíte a vezmete kořist.
suit-sword = Meč
    .help = Vrchní kartu některého soupeřova balíčku musíte vyložit do řady, i kdybyste jí byli trop. Vzít lze jen barvu, která ve vašem banku chybí.
suit-kraken = Kraken
    .help = Než smíte vzít kořist, musíte vyložit ještě aspoň dvě karty.
suit-mermaid = Mořská panna
    .help = Bez efektu, jen s vyššími hodnotami: 4 až 9.
    .swimming = Jedna karta vyložená před pannou se přesune na konec řady a její efekt nastane ještě jednou.

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
    .help = Vlastní mořské panny mají o 5 bodů víc.
character-casanova = Casanova
    .help = Mořská panna, která má ve vlastním tahu přijít do řady, jde rovnou do vlastního banku.
    .swimming = Vlastní mořská panna smí jednu kartu před sebou vzít do banku, místo aby ji přesunula.
character-plunderer = Lupič
    .help = Bonus za klíč a truhlu se bere z banku zvoleného soupeře.
character-treasure-hunter = Chamtivec
    .help = Bonus za klíč a truhlu je dvojnásobný.
character-navigator = Navigátor
    .help = Mapa vybírá ze všech karet na odhozu.
character-master-gunner = Dělmistr
    .help = Kanón odhodí celý balíček zvolené barvy.
character-scavenger = Sup
    .help = Karta zasažená kanónem jde do vlastního banku.
character-mystic = Jasnovidec
    .help = Křišťálová koule vám smí tajně ukázat tři vrchní karty.
character-swordswoman = Šermířka
    .help = Meč smí vzít i barvu, která už ve vlastním banku je.
character-miser = Lakomec
    .help = Hák i karta, kterou vyloží, jsou chráněné.
character-captain-hook = Kapitán Hook
    .help = Hák vyloží dvě karty místo jedné.
character-safe-harbor = Bezpečný přístav
    .help = Chráněná je i kotva a dvě karty vyložené po ní.
character-fisherman = Rybář
    .help = Kraken, který má ve vlastním tahu přijít do řady, jde rovnou do vlastního banku.
character-beastmaster = Pán nestvůr
    .help = Kraken žádá od soupeřů 4 karty místo 2.
character-misfire = Střelba do vlastních řad
    .help = Kanóny soupeřů střílejí do jejich vlastních banků.
character-parry = Živý štít
    .help = Meče soupeřů smějí vzít jen krakena.
character-davy-jones = Truhla Davy Jonese
    .help = Co zvolený soupeř ztratí, když je trop, lze vzít do vlastního banku.
character-siren = Siréna
    .help = Karta, kterou chce soupeř přesunout mořskou pannou, jde do vlastního banku.
character-hidden = Zakrytá postava
hand = Postavy na výběr

## Stůl

draw-pile = Balíček
    .help = Karty, které ještě nikdo neviděl. Které to jsou, se ví, protože všechny ostatní leží otevřeně: riziko, že budete trop, je proto přesné.
draw-pile-empty = Prázdný balíček
discard = Odhoz
    .help = Tady leží, o co kdo přišel a co zasáhly kanóny. Losuje odtud mapa i bonus za klíč a truhlu.
discard-empty = Prázdný odhoz
discard-top = Odhoz, navrchu { $card }
pile-missing = { $suit }: žádná karta
debt = { $count ->
    [one] ještě { $count } karta
    [few] ještě { $count } karty
   *[other] ještě { $count } karet
}
    .help = Tolik karet kraken ještě žádá: než se vyloží, nelze vzít kořist.
odds = { $percent }{"\u00A0"}% trop
busts = trop
unprotected = přijde o ochranu
gain = { $points ->
    [one] +{ $points } bod
    [few] +{ $points } body
   *[other] +{ $points } bodů
}
top-known = příští: { $card }
top-hidden = Karta z balíčku, kterou vidí jen Jasnovidec
top-cards = { $count ->
    [one] Vrchní karta balíčku
   *[other] Vrchní karty balíčku
}
map-cards = Karty, na které ukazuje mapa
reference-title = V této hře
reference = { $name }: { $help }
reference-character = { $seat } – { $character }: { $help }
reference-victim = { $seat } číhá na ztráty, které utrpí { $victim }.

## Tlačítka

take = Vzít kořist
bust = Trop!
save = Vzít chráněné karty
leave = Nechat je být
put-back = Vrátit a vzít kořist
look = Podívat se tajně
show = Otočit veřejně
move = Přesunout
charm = Vzít do banku
bonus = Vzít bonus
decline = Nechat být
claim = Vzít ztracené karty
pass = Nechat být
opponent = { $seat }
window-davy-jones = Truhla Davy Jonese

## Věta nad stolem

status-keep = { $seat } vybírá postavu, kterou si nechá
status-victim = { $seat } volí soupeře pro Truhlu Davy Jonese
status-first-flip = { $seat } je na tahu: otáčí první kartu
status-turn = { $seat } je na tahu: otočí další kartu, nebo vezme kořist
status-empty-row = { $seat } je na tahu: otočí další kartu, nebo skončí bez kořisti
status-debt = { $seat } musí otáčet: kraken žádá { $count ->
    [one] ještě { $count } kartu
    [few] ještě { $count } karty
   *[other] ještě { $count } karet
}
status-loot-only = { $seat } bere kořist, karta z křišťálové koule se vrátila
status-last-card = { $seat } bere kořist, balíček došel
status-bust = { $seat } je trop
status-protected = { $seat }: { $count ->
    [one] vzít si { $count } chráněnou kartu
    [few] vzít si { $count } chráněné karty
   *[other] vzít si { $count } chráněných karet
}?
status-hook = { $seat } vykládá hákem kartu ze svého banku
status-cannon = { $seat } míří kanónem: kterou kartu zasáhne?
status-map = { $seat } jde podle mapy: kterou kartu vyloží?
status-mystic = { $seat } drží křišťálovou kouli: podívá se tajně, nebo otočí kartu veřejně?
status-oracle = { $seat } vidí v křišťálové kouli příští kartu: vyloží ji, nebo vezme kořist?
status-peek = { $seat } zná příští karty: vyloží vrchní, nebo vezme kořist?
status-must-lay = { $seat } vidí v křišťálové kouli příští kartu: kvůli krakenovi ji musí vyložit
status-sword = { $seat } tasí meč: kterou kartu vezme?
status-mermaid = { $seat } volá mořskou pannu: kterou kartu přesune na konec?
status-casanova = { $seat } volá mořskou pannu: kterou kartu přesune na konec, nebo si vezme do banku?
status-bonus = { $seat } má klíč i truhlu: vezme si jako bonus { $count ->
    [one] { $count } náhodnou kartu
    [few] { $count } náhodné karty
   *[other] { $count } náhodných karet
} z odhozu?
status-plunder = { $seat } má klíč i truhlu: z čího banku uloupí až { $count ->
    [few] { $count } náhodné karty
   *[other] { $count } náhodných karet
}?
status-davy-jones = { $seat } otvírá Truhlu Davy Jonese: vezme si karty, které ztrácí { $active }?
status-over = Hra skončila

## Lodní deník

log-keep = { $seat } si nechává postavu { $character }.
log-keep-hidden = { $seat } má vybráno.
log-character = { $seat } hraje za postavu { $character }.
log-victim = { $seat } číhá na ztráty, které utrpí { $victim }.
log-turn = Na tahu: { $seat }.
log-flip = { $seat } otáčí { $card }.
log-last-card = To byla poslední karta balíčku.
log-straight-to-bank = { $seat } bere { $card } rovnou do banku.
log-bust = { $seat } je trop kvůli kartě { $card }.
log-take = { $seat } bere kořist: { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
log-empty-handed = { $seat } končí tah s prázdnou.
log-saved = { $seat } zachraňuje { $count ->
    [one] { $count } chráněnou kartu
    [few] { $count } chráněné karty
   *[other] { $count } chráněných karet
}.
log-leave = { $seat } nechává být { $count ->
    [one] { $count } chráněnou kartu
    [few] { $count } chráněné karty
   *[other] { $count } chráněných karet
}.
log-claim = { $seat } bere ztracené karty do Truhly Davy Jonese: { $count }.
log-pass = { $seat } nechává ztracené karty být.
log-washed-up = Ostrov zlodějů: { $seat } si z moře vytahuje { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
log-no-effect = { $suit }: bez efektu.
log-hook = { $seat } vytahuje z banku { $card }.
log-cannon = { $seat } střílí: { $target } ztrácí { $card }.
log-map-cards = { $seat } nachází podle mapy { $cards }.
log-map-cards-many = { $seat } nachází podle mapy karty: { $count }.
log-map = { $seat } si vybírá { $card }.
log-oracle = { $seat } vidí v křišťálové kouli { $card }.
log-look = { $seat } vidí v křišťálové kouli { $cards }.
log-look-many = { $seat } vidí v křišťálové kouli karty: { $count }.
log-look-hidden = { $seat } si tajně prohlíží { $count ->
    [one] vrchní kartu
    [few] { $count } vrchní karty
   *[other] { $count } vrchních karet
}.
log-lay = { $seat } vykládá { $card }.
log-put-back = { $seat } vrací kartu na balíček.
log-sword = { $seat } tasí meč: { $target } přichází o { $card }.
log-kraken = Kraken žádá { $count ->
    [one] ještě { $count } kartu
    [few] ještě { $count } karty
   *[other] ještě { $count } karet
}.
log-move = { $seat } přesouvá na konec řady { $card }.
log-siren = { $seat } láká zpěvem Sirény { $card } do banku.
log-charm = { $seat } bere z řady { $card } do banku.
log-bonus = Klíč a truhla: { $seat } dostává { $cards }.
log-bonus-many = Klíč a truhla: { $seat } dostává { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
log-plunder = { $seat } loupí: o karty přichází { $victim }.
log-decline = { $seat } se bonusu vzdává.
log-sudden-death = { $seat } dosahuje 50 bodů.

## Konec

end-draw-pile = Balíček je prázdný a poslední tah skončil.
end-sudden-death = Náhlá smrt: padla hranice 50 bodů.
tie-bank = karet v banku

## Podle čeho boti soudí

term-points = Body v banku a v řadě, pokud jsou v bezpečí
term-shallows = Body těsně pod hranicí, na kterou nikdo nesmí dojít
term-overboard = Body za hranicí
term-reserve = Karty, které zaskočí za ztracené vrchní
term-cards = Karty v banku
term-prey = Nejlepší karta, kterou lze vzít mečem
term-turn = Jak brzy přijde vlastní tah
term-character = Schopnost postavy, dokud vydrží balíček

# Co k tomu řekne rádce
why-points = zajistí { $number ->
        [one] o { $number } bod víc
        [few] o { $number } body víc
       *[other] o { $number } bodů víc
    }
why-points-rival = připraví hráče { $seat } o { $number ->
        [one] { $number } bod
        [few] { $number } body
       *[other] { $number } bodů
    }
why-shallows = pod hranicí přinese ještě { $number ->
        [one] o { $number } bod víc
        [few] o { $number } body víc
       *[other] o { $number } bodů víc
    }
why-overboard = nepřekročí se hranice
why-reserve = pod vrchními kartami zůstane v záloze { $number ->
        [one] o { $number } bod víc
        [few] o { $number } body víc
       *[other] o { $number } bodů víc
    }
why-prey = mečem půjde vzít karta lepší o { $number }
why-prey-rival = na meč hráče { $seat } zbude karta horší o { $number }
why-turn = další tah přijde dřív

# Kousky
feat-landslide = Král zátoky
    .how = Vyhrát o patnáct bodů nebo víc
feat-big-haul = Kdo riskuje
    .how = Vzít najednou sedm karet nebo víc
feat-no-bust = Pevná ruka
    .how = Vyhrát a ani jednou nepřijít o celou řadu
feat-key-and-chest = Sezame
    .how = Vzít najednou pět karet nebo víc a mezi nimi klíč i truhlu
feat-all-suits = Od každého něco
    .how = Vyhrát s kartami všech druhů v banku

## Proč něco nejde zrovna tady

refused-effect = Nejdřív se musí dokončit efekt téhle karty: { $card }.
refused-lost-cards = Nejdřív rozhodněte o ztracených kartách. Jejich počet: { $count }.
refused-protected-cards = Teď otáčet nemůžete: nejdřív rozhodněte, jestli si { $count ->
    [one] vezmete { $count } chráněnou kartu
    [few] vezmete { $count } chráněné karty
   *[other] vezmete { $count } chráněných karet
}.
refused-bust = { $card } je barvy, která už v řadě leží: { $laid }.
refused-lost = { $card } se do řady nevejde: jste trop.
refused-debt = { $count ->
    [one] Kraken chce ještě { $count } kartu.
    [few] Kraken chce ještě { $count } karty.
   *[other] Kraken chce ještě { $count } karet.
}
refused-put-back = Kartu jste v tomhle tahu vrátili na balíček, další už neotočíte.
refused-flip = V tomhle tahu ještě není otočená žádná karta.
refused-before-bonus = Teď otáčet nemůžete: nejdřív rozhodněte o bonusu.
refused-not-on-top = Tuhle kartu vyložit nemůžete, protože neleží na balíčku první.
refused-mermaid = Tuhle pannu přesunout nemůžete: přesouvá kartu vyloženou před ní.
refused-last-card = Balíček je prázdný. Karet v řadě: { $count }.
refused-no-pile = V tomhle banku taková barva není: { $suit }.
refused-suit-held = Tuhle barvu už v banku máte: { $card }.
refused-would-bust = { $card }: tou byste byli trop.
refused-own-bank = Tahle karta leží ve vašem vlastním banku.
refused-bank-of = Tahle karta leží v cizím banku: { $seat }.

## Když se to stane poprvé

rare-bust = Trop: přišla barva, která už v řadě ležela (v Podivných krajích hodnota). Co není chráněné, je pryč, a tah končí.
rare-saved = Kotva zachránila karty, které ležely v řadě před ní. Kdo je trop, přijde jen o to, co leží od kotvy dál.
rare-kraken = Kraken chce další karty: dokud je v řadě nemá, nejde tah ukončit. Kolik jich ještě chce, stojí u balíčku.
rare-bonus = Klíč a truhla v jedné kořisti se odemkly. Z odhozu přišlo do banku až tolik náhodných karet, kolik jich měla kořist.
rare-no-effect = Tahle karta teď neměla na čem zapůsobit, a tak se nestalo nic. V řadě ale leží a počítá se jako každá jiná.
rare-map = Mapa ukázala karty z odhozu. Jedna z nich se musí vyložit do řady, i kdyby to znamenalo být trop.
rare-last-card = Balíček došel. Tenhle tah se ještě dohraje a hra končí.
