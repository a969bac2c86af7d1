game-title = Ahoj
game-tagline = Čtyři rozdílné frakce na moři, které roste: ovládněte ostrovy, povstaňte z hlubin, nebo všem proklouzněte s nákladem.

## Nová hra

option-faction = Frakce
    .help = Každé místo hraje za jinou frakci. Pořadí tahů určují frakce: Flotila, první Pašerák, Unie, druhý Pašerák.
option-faction-any = Náhodou
    .help = Zbylé frakce rozdělí náhoda.
option-faction-squadron = Žraločí flotila
    .help = Hlídky a pevnosti; sláva za ovládané regiony. Začíná.
option-faction-union = Ulitová unie
    .help = Spojenci na ostrovech, tajné plány, malé lodě; sláva za ovládané regiony.
option-faction-smuggler = Pašerák (druhé místo)
    .help = Sláva za doručený náklad; hraje hned po Flotile. Ve třech a čtyřech hráčích.
option-faction-rival = Pašerák (čtvrté místo)
    .help = Sláva za doručený náklad; hraje po Unii. Ve čtyřech hráčích.
window-plan = Plány v bitvě

## Frakce a figurky

faction-squadron = Žraločí flotila
faction-union = Ulitová unie
faction-smuggler = Pašerák
faction-rival = Pašerák
figure-flagship = vlajková loď
figure-cutter = kutr
figure-gunship = dělový člun
figure-patrol = hlídka
figure-fort = pevnost

## Místa

region =
    { $symbol ->
        [fish] Ryba
        [swords] Meč
        [compass] Kompas
        [skull] Lebka
        [palm] Palma
       *[parrot] Papoušek
    } { $n ->
        [1] I
       *[other] II
    }
symbol =
    { $symbol ->
        [fish] ryba
        [swords] meč
        [compass] kompas
        [skull] lebka
        [palm] palma
       *[parrot] papoušek
    }
place =
    { $terrain ->
        [island] ostrov
        [fog] mlha
        [wreck] vrakoviště
        [current] silný proud
        [harbour] přístav
       *[open] volné moře
    }, { $region }
space-name =
    { $terrain ->
        [island] ostrov
        [fog] mlha
        [wreck] vrakoviště
        [current] silný proud
        [harbour] přístav
       *[open] volné moře
    }, { $region }, { $corner ->
        [north-west] severozápad
        [north-east] severovýchod
        [south-west] jihozápad
       *[south-east] jihovýchod
    }
space-with = { $space }: { $things }
sign-at = { $sign }: { $space }
and = { $a }, { $b }
figure-here = { $figure } ({ $seat })
figure-at = { $figure } ({ $seat }): { $space }
patrols-here =
    { $n ->
        [one] { $n } hlídka
        [few] { $n } hlídky
       *[other] { $n } hlídek
    } ({ $seat })
forts-here =
    { $n ->
        [one] { $n } pevnost
        [few] { $n } pevnosti
       *[other] { $n } pevností
    } ({ $seat })
comrades-at = spojenci ({ $seat }): { $space }
treasure = poklad ve zlatě
patrols = hlídky
forts = pevnosti
in-supply = { $figure } v zásobě ({ $seat })
the-map = Námořní mapa
unknown-waters =
    neznámé vody, { $direction ->
        [north] na sever
        [east] na východ
        [south] na jih
       *[west] na západ
    } od místa { $space }
site = místo pro nový region (sloupec { $column }, řada { $row })
tile-turned =
    { $region }, ostrov na { $corner ->
        [north-west] severozápadě
        [north-east] severovýchodě
        [south-west] jihozápadě
       *[south-east] jihovýchodě
    }
sandbar = mělčina; na jejích stranách { $a } a { $b }
tailwind-here = příznivý vítr { $n }
treasure-here = poklad, zlato: { $n }
comrades-here =
    { $n ->
        [one] { $n } spojenec
        [few] { $n } spojenci
       *[other] { $n } spojenců
    } ({ $seat })
wealth-of = { $region }: bohatství { $n }; Flotila { $squadron }, Unie { $union }

## Akce a místa pro kostky

actions = Akce
action-sail = Plavba
action-full-sail = Rychlá plavba
action-tailwind = Příznivý vítr
action-order = Rozkaz
action-cannons = Děla
action-bombard = Bombar­dování
action-deploy = Nasazení
action-repair = Oprava
action-assemble = Povstání
action-inspire = Šeptanda
action-rally = Přesvěd­čování
action-negotiate = Vyjednávání
slot-name =
    { $seat }, { $slot }{ $nth ->
        [0] {""}
       *[other] {" "}{ $nth }
    }
slot =
    { $slot }: { $need ->
        [any] libovolná kostka
        [even] sudá kostka
       *[other] kostka { $need }
    }{ $dashed ->
        [yes] , nelze poškodit
       *[no] {""}
    }{ $damaged ->
        [yes] , poškozeno
       *[no] {""}
    }
slot-die = { $slot }: kostka { $n }
die = { $seat }, { $nth }. kostka: { $n }
dice = Kostky a zlato
dice-of = { $seat }, zbývající kostky: { $n }
    .word = kostky
gold-of = { $seat }, zlato: { $n }
    .word = zlato
damage-of = { $seat }, poškozená místa: { $n }
    .word = škody
crew-of = { $seat }, posádka: { $n }
    .word = posádka
cargo-of = { $seat }, náklad: { $n }
    .word = náklad
cannons-of = { $seat }, nabitá děla: { $n }
    .word = děla
board = Deska
crew = Posádka
supply = Zásoba
small-ships = Malé lodě
comrades = Spojenci
ready-comrades = připravení spojenci
    .word = připravení
comrade-supply = spojenci v zásobě
    .word = v zásobě
plans = Plány
plan-deck = balíček plánů
    .word = balíček
plans-held = Plány v ruce
    .word = v ruce
plan-discard = odhozené plány
    .word = odhoz
a-plan = { $n }. plán, lícem dolů
plan-in-battle = před bitvou
plan-as-action = jako akce
cargo = Náklad
empty-hold = { $seat }, { $n }. místo pro náklad, prázdné
rewards = Odměny
square = { $seat }, řada { $row }, sloupec { $column }: { $reward }
marker-white = bílý
marker-black = černý
favours-title = Přízeň
favour-marker = { $seat }, žeton přízně { $n }
market = Tržiště
market-empty = { $n }. místo, prázdné
market-deck = balíček tržiště
    .word = balíček
market-box = mimo hru
    .word = mimo hru
hired-card = { $card }, { $cargo }
market-card = { $crew } ({ $symbol ->
        [fish] ryba
        [swords] meč
        [compass] kompas
        [skull] lebka
        [palm] palma
       *[parrot] papoušek
    }), cena: { $cost ->
        [die] libovolná kostka
       *[other] zlato { $cost }
    }
cargo-to = { $cargo } → { $symbol ->
        [fish] ryba
        [swords] meč
        [compass] kompas
        [skull] lebka
        [palm] palma
       *[parrot] papoušek
    }
deliver-to = → { $symbol ->
        [fish] ryba
        [swords] meč
        [compass] kompas
        [skull] lebka
        [palm] palma
       *[parrot] papoušek
    }
fame = Sláva
fame-of = { $seat }: { $n }
control-title = Regiony ({ $squadron } : { $union })
side-squadron = Flotila
side-union = Unie
control-brief = { $squadron } : { $union }{"\u00A0"} { $fame }
control-fame = +{ $n }
control =
    { $region } ({ $wealth }) – { $squadron } : { $union } → { $holder ->
        [squadron] Flotila
        [union] Unie
       *[nobody] nikdo
    }
table-title = Kolo
round = kolo: { $n }
    .word = kolo
first-player = První: { $seat }
tiles = zbývající regiony: { $n }
    .word = neznámé regiony
bank = zlato v zásobě: { $n }
    .word = zlato v zásobě
choices = Volby

## Posádka

crew-aeronauts = Větroplavci
effect-aeronauts = Akce s vlajkovou lodí na ostrově: za 1 zlato s ní ihned přeleťte na druhý ostrov téhož symbolu.
crew-middleman = Překupník
effect-middleman = Každé zlato, kterým měníte kostku, ji může změnit až o 2.
crew-documentarian = Kronikář
effect-documentarian = Na konci tahu: 1 zlato, je-li ve vašem regionu i cizí vlajková loď.
crew-elder = Stařešina
effect-elder = Na konci tahu: 1 zlato, není-li žádné vaše místo poškozené.
crew-sea-witch = Mořská čarodějnice
effect-sea-witch = Pohyb vlajkové lodi mimo mapu může skončit na poli u nejbližšího protějšího okraje.
crew-buccaneer = Bukanýr
effect-buccaneer = Po vyhrané bitvě můžete tuto kartu a 2 členy posádky poraženého odstranit ze hry.
crew-mystic = Mystik
effect-mystic = Akce jednou za tah: utrpíte 1 poškození na desce a 1 poškození udělíte figurce v regionu vlajkové lodi.
crew-gunner = Dělostřelec
effect-gunner = Vyhraje-li bitvu vaše vlajková loď, udělte o 1 poškození víc.
crew-gunners-mate = Pomocný dělostřelec
effect-gunners-mate = Přibude-li kostka na Děla, může vlajková loď zahájit bitvu proti poli svého regionu.
crew-powder-monkey = Opičí pyrotechnik
effect-powder-monkey = Při každé opravě můžete udělit 1 poškození figurce v regionu vlajkové lodi.
crew-fighters = Rváči
effect-fighters = V každé bitvě přičtěte k hodu 1.
crew-cutpurse = Lapka
effect-cutpurse = Za každou vyhranou bitvu získáte 2 zlata.
crew-shipwright = Loďař
effect-shipwright = Akce, libovolná kostka: opravte všechno své poškození.
crew-emissary = Vyslanec
effect-emissary = Jako útočník ve svém tahu můžete místo bitvy zaplatit soupeři 1 zlato.
crew-grogmaster = Rumajzlík
effect-grogmaster = Jednou v každé bitvě vlajkové lodi: za 1 utrpěné poškození hoďte znovu, s Tajnou zbraní oběma kostkami.
crew-comrade = Přesvědčivý spojenec
effect-comrade = Akce, libovolná kostka: přemístěte až 2 spojence z ostrova na jiný ostrov.
crew-official = Přesvědčivý důstojník
effect-official = Akce, libovolná kostka: pohněte až 2 hlídkami o 1 nebo 2 pole bez bitev.
crew-noble = Naivní šlechtic
effect-noble = Akce: odstraňte kartu ze hry a ukradněte člena posádky nebo náklad lodi ve svém regionu.
crew-sailor = Námořník
effect-sailor = Akce, libovolná kostka: vlajková loď o 1 až 3 pole. Není to Plavba.
crew-beakhead = Beranidlo
effect-beakhead = Poškozenou cizí loď můžete posunout o 1 pole, bez bitvy a nikdy mimo mapu.
crew-gust = Záhadný závan
effect-gust = Akce: odstraňte kartu ze hry a přesuňte vlajkovou loď kamkoli.
crew-wind = Šeptající vánek
effect-wind = Akce jednou za tah: za 2 zlata přesuňte vlajkovou loď na libovolný příznivý vítr.
crew-trawler = Rybář
effect-trawler = Akce, libovolná kostka: vlajková loď o 1 nebo 2 pole, poklady bere i cestou. Není to Plavba.
crew-barrelman = Pozorovatel
effect-barrelman = Mlha může vlajkovou loď unášet jako silný proud libovolným směrem.
crew-pilot = Kormidelník
effect-pilot = Vlajková loď může ignorovat poškození z vrakoviště.
crew-sea-dog = Mořský vlk
effect-sea-dog = Vlajková loď může silný proud ignorovat, nebo se jím nechat unést jinam.
crew-diver = Potápěč
effect-diver = Zakotví-li vlajková loď na vrakovišti, vezměte si o 1 zlato víc.
crew-merchant = Kupec
effect-merchant = Zakotví-li vlajková loď v přístavu, vezměte si 1 zlato.

## Náklad

cargo-feathers = Pírka
cargo-coins = Mince
cargo-paintings = Obrazy
cargo-linen = Plátno
cargo-tinctures = Tinktury
cargo-gems = Drahokamy
cargo-herbs = Byliny
cargo-furs = Kožešiny
cargo-weapons = Zbraně
cargo-lead = Olovo
cargo-explosives = Výbušniny
cargo-fancy-hat = Parádní klobouk
cargo-nails = Hřebíky
cargo-lace = Krajka
cargo-wine = Víno
cargo-shells = Mušle
cargo-odd-meat = Podivné maso
cargo-munition = Střelivo
cargo-incense = Kadidlo
cargo-tea = Čaj
cargo-brandy = Pálenka
cargo-glass = Sklo
cargo-maps = Mapy
cargo-fish-nets = Rybářské sítě
cargo-rare-wood = Vzácné dřevo
cargo-iron = Železo
cargo-ropes = Lana
cargo-jewelry = Šperky
cargo-books = Knihy

## Plány

plan-evacuation = Evakuace
effect-evacuation = Přesuňte všechny spojence z jednoho ostrova na jiné ostrovy, jak chcete.
plan-dynamic-entry = Hbité přiblížení
effect-dynamic-entry = Kostka na Dělech stoupne o 2 (nejvýš na 6). Pak můžete vlajkovou loď přesunout na libovolný příznivý vítr.
plan-sneak-attack = Kradmý útok
effect-sneak-attack = Odstraňte až 2 hlídky z regionu, na jehož ostrově je spojenec.
plan-enlist = Náborová kampaň
effect-enlist = Vyberte ostrov se spojencem: naverbujte zdarma libovolně mnoho karet jeho symbolu.
plan-cutter = Kutr
effect-cutter = Dva spojenci z ostrova se změní v kutr. Jedno místo, libovolná kostka: plavba až o 3, nebo příznivý vítr, i přes vrakoviště. Děla nikdy nabitá. Spojenci v jeho regionu platí dvojnásob. Jedno poškození ho potopí; opravit nejde.
plan-gunship = Dělový člun
effect-gunship = Dva spojenci z ostrova se změní v dělový člun. Místa 4 a 6: plavba až o 2, nebo příznivý vítr, i přes vrakoviště. Děla vždy nabitá, +3. Dvě poškození ho potopí; opravit nejde.
plan-weapons-cache = Skrýš zbraní
effect-weapons-cache = Přičtěte k hodu počet svých připravených spojenců.
plan-secret-weapon = Tajná zbraň
effect-secret-weapon = Hoďte dvěma kostkami a sečtěte je; při výhře udělte o 1 poškození víc.
plan-close-call = Těsně vedle
effect-close-call = Tuto bitvu ignorujte.

## Odměny

reward-pay = utraťte až { $n } zlata, za každé 1 sláva
reward-move = pohyb až o { $n }
reward-fame = sláva { $n }
reward-hire = naverbujte { $n } kartu bez ohledu na cenu a symbol
reward-fame-wealth = sláva { $n } a bohatství vašeho regionu o 1
reward-wind =
    { $n ->
       *[other] příznivý vítr zdarma
    }
reward-gold = zlato { $n }
reward-mend =
    { $n ->
       *[other] opravte všechno poškození
    }
reward-mend-fame = opravte všechno poškození, za každé { $n } sláva
reward-tile = přidejte { $n } region
reward-move-quietly = pohyb až o { $n } bez bitev
reward-start =
    { $n ->
       *[other] začátek
    }
victory-squadron-0 = 1 poškození a ukrást 1 zlato
victory-squadron-1 = 2 poškození
victory-squadron-2 = 1 poškození a odstranit 1 spojence
victory-union-0 = 1 poškození a ukrást 1 zlato
victory-union-1 = 1 poškození a umístit 1 spojence
victory-smuggler-0 = 1 poškození a pohyb až o 2
victory-smuggler-1 = 1 poškození a odměna

## Tlačítka

do-end = Ukončit tah
do-done = To je vše
do-pass = Žádný plán
do-aside = Odložit stranou
do-hire = Naverbovat
do-smuggle = Vzít jako náklad
do-turn = Otočit na { $n }
turn-to = Za zlato otočit kostku na:
do-pay = Raději zaplatit 1 zlato
do-fight = Bojovat
do-fire = +{ $n }
do-hold = Nestřílet
do-keep = Nechat být
do-reroll =
    { $which ->
        [1] Znovu první kostkou
        [2] Znovu druhou kostkou
       *[3] Znovu oběma kostkami
    }
do-first =
    { $which ->
        [victory] Nejdřív vítězství
       *[raid] Nejdřív bukanýr
    }
do-leave = Hned odplout
do-stay = Nejdřív ostatní bitvy
do-take = Vzít si odměnu
do-ignore = Ignorovat vrakoviště
do-patrol = Nechat tu hlídku
do-comrades-n =
    { $n ->
        [one] { $n } spojenec
        [few] { $n } spojenci
       *[other] { $n } spojenců
    }
do-pay-n =
    { $n ->
        [one] { $n } zlato
        [few] { $n } zlata
       *[other] { $n } zlat
    }
do-sail = Plavba
do-wind = Příznivý vítr
do-sweep = Vyměnit tržiště
do-explore = Objevovat
do-as-crew = Do posádky
do-as-cargo = Jako náklad

## Nápovědy

hint-costs = zlato: { $n }
hint-hire = { $crew }: zlato { $n }
hint-hire-die = zaplatí se touto kostkou
hint-smuggle = zdarma
hint-deliver = sláva +{ $n } a odměna
hint-explore = nový region, konec pohybu
hint-passes = dřívější ostrovy pak už ne
hint-anchor = zakotvit zde{ $gold ->
        [0] {""}
       *[other] , zlato { $gold }
    }{ $harbour ->
        [yes] , přístav
       *[no] {""}
    }
hint-arrival =
    { $battles ->
        [0] {""}
        [one] bitva!{" "}
        [few] { $battles } bitvy!{" "}
       *[other] { $battles } bitev!{" "}
    }{ $damage ->
        [yes] 1 poškození.{" "}
       *[no] {""}
    }{ $current ->
        [yes] Proud unáší dál.{" "}
       *[no] {""}
    }{ $gold ->
        [0] {""}
       *[other] Zlato { $gold }.{" "}
    }{ $harbour ->
        [yes] přístav{" "}
       *[no] {""}
    }{ $island ->
        [yes] ostrov{" "}
       *[no] {""}
    }{ $terrain ->
        [fog] mlha: žádné bitvy
        [open] volné moře
       *[other] {""}
    }

## Bitvy na stole

battle-at = Bitva: { $place }
fights =
    { $side ->
        [attacker] { $seat } útočí: { $figure }
       *[defender] { $seat } se brání: { $figure }
    }
fight-die =
    { $side ->
        [attacker] Bitevní kostka útočníka { $nth }: { $n }
       *[defender] Bitevní kostka obránce { $nth }: { $n }
    }
fight-die-waits =
    { $side ->
        [attacker] Bitevní kostka útočníka { $nth }, ještě nehozená
       *[defender] Bitevní kostka obránce { $nth }, ještě nehozená
    }
fight-bonus =
    { $side ->
        [attacker] Útočník
       *[defender] Obránce
    }: +{ $n }, { $kind ->
        [cannons] děla a plány
        [fighters] Rváči
       *[figure] { $figure }
    }
fight-total =
    { $side ->
        [attacker] Útočník celkem: { $n }
       *[defender] Obránce celkem: { $n }
    }
total = celkem

## Otázky

confirm-idle =
    { $slot } teď nic neudělá: { $lacking ->
        [island] vlajková loď není na ostrově
        [wind] žádné jiné pole nemá { $n }
        [damage] nic není poškozené
        [patrols] žádná hlídka se nemůže pohnout
        [comrades] nejsou tu žádní spojenci
        [ready] žádní spojenci nejsou připravení
        [supply] v zásobě nic nezbývá
        [market] není koho naverbovat
       *[way] není kam plout
    }. Umístit sem kostku { $n } přesto?
confirm-mend = Opravuje se zleva doprava, posádka až nakonec. Po tomhle místě ({ $slot }) už druhé opravit nepůjde; chcete-li opravit dvě, klikněte nejdřív na jiné poškozené. Opravit přesto jen tohle?
confirm-inspire = Ostrovy se vybírají v pořadí přehledu regionů. Po tomhle ({ $region }) už spojenec nepřijde sem: { $others }. Má-li přijít i na některý z nich, začněte jím. Vybrat přesto tenhle?
confirm-evacuate = Ostrovy se vybírají v pořadí přehledu regionů, všichni zbylí spojenci ({ $n }) by tedy odešli sem: { $region }. Chcete-li některé poslat jinam ({ $others }), klikněte nejdřív tam. Vybrat přesto tenhle ostrov?

## O čem se rozhoduje

status-over = Hra skončila
status-meanwhile = { $decision } (na tahu je { $turn })
status-harbour-town = { $seat } vybírá ostrov pro vlajkovou loď a hlídku
status-anywhere = { $seat } vybírá pole pro vlajkovou loď, ne ostrov
status-main =
    { $n ->
        [0] { $seat } může ještě jednat bez kostek, nebo ukončí tah
        [one] { $seat } umisťuje { $n } kostku: vyberte ji
        [few] { $seat } umisťuje { $n } kostky: vyberte jednu
       *[other] { $seat } umisťuje { $n } kostek: vyberte jednu
    }
status-turned =
    { $fits ->
       *[yes] { $seat } umisťuje otočenou kostku ({ $n }): vyberte ji a pak místo
        [no] { $seat } otáčí kostku dál ({ $n } se nikam nehodí): vyberte ji a pak hodnotu
    }
status-move = { $seat } táhne: { $figure }, až o { $n }
status-move-may = { $seat } smí táhnout: { $figure }, až o { $n }
status-move-on = { $seat } může plout dál ({ $figure }, až o { $n }), nebo zakotvit
status-fly = { $seat } vybírá cíl: { $figure }
status-tile = { $seat } přikládá nový region: vyberte místo a pak natočení
status-drift = { $seat } rozhoduje, kam loď unese voda
status-battles = { $seat } vybírá dalšího protivníka
status-emissary = { $seat } může místo bitvy zaplatit
status-plan = { $seat } může zahrát plán: útočí { $attacker }, brání se { $defender }
status-fire =
    { $side ->
        [attacker] { $seat } útočí a může snížit Děla
       *[defender] { $seat } se brání a může snížit Děla
    }
status-grog = { $seat } má v hodu { $n } a může házet znovu
status-sequence = { $seat } rozhoduje, co bude dřív
status-victory = { $seat } vítězí a vybírá odměnu
status-leave = { $seat } rozhoduje, zda nejdřív svede zbylé bitvy
status-raid = { $seat } může použít bukanýra
status-raiding = { $seat } vybírá z posádky poraženého, kdo odejde ze hry, zleva doprava
status-hit =
    { $n ->
        [one] { $seat } vybírá, co bude poškozeno (deska: { $whose })
       *[other] { $seat } vybírá, co bude poškozeno (deska: { $whose }, { $n }×)
    }
status-hit-own =
    { $n ->
        [one] { $seat } vybírá místo pro poškození
       *[other] { $seat } vybírá místa pro poškození ({ $n })
    }
status-drag = { $seat } může odstrčit poškozenou loď
status-strike = { $seat } může poškodit figurku v regionu
status-mending = { $seat } opravuje, zleva doprava
status-offered = { $seat } si může vzít odměnu: { $reward }
status-harbour = { $seat } v přístavu: oprava (zleva doprava), nebo kostka na Děla
status-aim = { $seat } může střílet na pole regionu
status-patrol = { $seat } zde může nechat hlídku
status-comrades = { $seat } umisťuje, nebo získává dva spojence
status-deploy = { $seat } umisťuje hlídku
status-orders = { $seat } pohybuje hlídkami: vyberte některou
status-fortify = { $seat } může změnit dvě hlídky v pevnost
status-assemble = { $seat } umisťuje až čtyři spojence
status-inspire = { $seat } umisťuje po spojenci až na čtyři ostrovy, v pořadí přehledu regionů
status-evacuate = { $seat } vybírá ostrov k evakuaci
status-evacuated = { $seat } vybírá, kam spojenci odejdou, v pořadí přehledu regionů
status-sneak = { $seat } odstraňuje až dvě hlídky
status-enlist = { $seat } vybírá ostrov pro nábor
status-enlisted = { $seat } verbuje z tržiště zdarma
status-launch = { $seat } vybírá ostrov pro novou loď
status-shipping = { $seat } přemisťuje spojence mezi ostrovy: vyberte které
status-shipped = { $seat } může stejnou cestou poslat druhého spojence
status-rigging = { $seat } vybírá plavbu, nebo příznivý vítr
status-negotiate = { $seat } může naverbovat kteroukoli kartu tržiště
status-reward = { $seat } posouvá bílý žeton odměny
status-pay = { $seat } vybírá, kolik zlata změní ve slávu
status-hiring = { $seat } může naverbovat kteroukoli kartu tržiště
status-favour = { $seat } vybírá žeton přízně pro náklad
status-overboard = { $seat } hází náklad přes palubu
status-steal = { $seat } krade kartu
status-first-wealth = { $seat } zvyšuje bohatství regionu
status-first-market = { $seat } může vyměnit tržiště

## Po prvním kliknutí z několika

prompt-die =
    { $fits ->
        [yes] { $seat } umisťuje kostku { $n }: vyberte místo{ $turns ->
            [yes] , nebo jinou hodnotu za zlato
           *[no] {""}
        }
        [on] { $seat }: kostka { $n } se zatím nikam nehodí; otočte ji za zlato dál
       *[no] { $seat }: kostka { $n } se nikam nehodí; odložte ji{ $turns ->
            [yes] , nebo ji otočte za zlato
           *[no] {""}
        }
    }
prompt-card = { $seat }: { $crew } – naverbovat, nebo vzít náklad?
prompt-fire = { $seat } vybírá, o kolik sníží Děla
prompt-haul = { $seat } vybírá místo na Dělech pro kostku { $n }
prompt-tile = { $seat } vybírá natočení nového regionu
prompt-shipping = { $seat } vybírá ostrov, kam spojenci půjdou
prompt-steal = { $seat }: do posádky, nebo jako náklad?
prompt-edge = { $seat }: objevovat, nebo vyplout u protějšího okraje?
prompt-order = { $seat } vybírá, kam hlídka popluje ({ $place })

## Co se děje

turn-begins = { $seat } je na tahu
round-begins = Kolo { $n }; začíná { $seat }
moves = { $seat }: { $figure } → { $place }
explores = { $seat } objevuje: { $region }
loses-figure = { $seat } přichází o figurku: { $figure } ({ $place })
damaged = { $seat }: poškozeno místo { $slot }
sunk = { $seat } přichází o loď: { $figure }
repairs =
    { $n ->
        [one] { $seat } opravuje { $n } poškození
       *[other] { $seat } opravuje { $n } poškození
    }
hauls-die = { $seat } přesouvá kostku { $value } na Děla
earns-gold = { $seat }: zlato +{ $n }
earns-fame = { $seat }: sláva +{ $n }
battle = { $seat } ({ $figure }) útočí; brání se { $enemy } ({ $other }): { $place }
bribes = { $seat } platí místo bitvy 1 zlato, dostává je { $enemy }
plays-plan = { $seat } hraje plán { $plan }
fires = { $seat } snižuje Děla: +{ $n }
rerolls = { $seat } hází znovu: { $n }
battle-won = { $seat } vítězí { $n } : { $m }; prohrává { $enemy }
wins = { $seat }, vítězství: { $gain }
wins-nothing = { $seat } si za vítězství nic nebere
steals-gold = { $seat } krade 1 zlato; přichází o ně { $enemy }
lands =
    { $n ->
        [one] { $seat } umisťuje { $n } spojence: { $region }
        [few] { $seat } umisťuje { $n } spojence: { $region }
       *[other] { $seat } umisťuje { $n } spojenců: { $region }
    }
leaves-island =
    { $n ->
        [one] { $seat }: { $n } spojenec opouští ostrov ({ $region })
        [few] { $seat }: { $n } spojenci opouštějí ostrov ({ $region })
       *[other] { $seat }: { $n } spojenců opouští ostrov ({ $region })
    }
gains-comrades =
    { $n ->
        [one] { $seat } získává { $n } připraveného spojence
        [few] { $seat } získává { $n } připravené spojence
       *[other] { $seat } získává { $n } připravených spojenců
    }
comrade-moves =
    { $n ->
        [one] { $seat } přemisťuje { $n } spojence → { $region }
        [few] { $seat } přemisťuje { $n } spojence → { $region }
       *[other] { $seat } přemisťuje { $n } spojenců → { $region }
    }
evacuates = { $seat } evakuuje: { $region }
launches = { $seat } spouští na vodu: { $figure } ({ $region })
places-patrol = { $seat } umisťuje hlídku: { $place }
builds-fort = { $seat } staví pevnost: { $region }
places-die = { $seat } umisťuje kostku { $value }: { $slot }
turns-die = { $seat } otáčí za 1 zlato kostku z { $old } na { $value }
sets-aside = { $seat } odkládá kostku stranou
recruits = { $seat } verbuje: { $crew }
uses-crew = { $seat } využívá: { $crew }
steals-card = { $seat } krade kartu { $crew }; přichází o ni { $enemy }
smuggles = { $seat } nakládá: { $cargo }
drops-cargo = { $seat } hází přes palubu: { $cargo }
delivers = { $seat } doručuje { $cargo }: { $region }, sláva +2
wealth-rises = { $region }: bohatství stoupá na { $n }
takes-reward = { $seat }, odměna: { $reward }
favours = { $seat } ukládá { $cargo } pod žeton přízně { $n }
scores-region =
    { $n ->
       *[other] { $seat } ovládá region { $region }: sláva +{ $n }
    }
sweeps-market = { $seat } vyměňuje tržiště
draws-plans =
    { $n ->
        [one] { $seat } dobírá { $n } plán
        [few] { $seat } dobírá { $n } plány
       *[other] { $seat } dobírá { $n } plánů
    }

## Konec

line-regions = Regiony
line-deliveries = Doručení
line-rewards = Odměny
line-favour-squadron = Přízeň Flotily
line-favour-union = Přízeň Unie
tie-gold = zlata
reason-goal = V kole { $n } byla dosažena sláva 30.
reason-rounds = Odehrálo se { $n } kol.

## Čím se řídí úsudek o pozici

term-fame = Sláva na stupnici
term-lead = Náskok ve slávě, tím cennější, čím blíž je konec
term-last = Náskok v posledním kole
term-ahead = Kolik hry ještě zbývá
term-dice = Kostky zbývající v tomto kole
term-gold = Zlato
term-crew-sailing = Posádka, která pomáhá plout
term-crew-fighting = Posádka, která pomáhá v bitvách
term-crew-earning = Posádka, která vydělává, šetří nebo opravuje
term-crew-agents = Posádka, která hýbe cizími i vlastními figurkami nebo krade
term-damage = Poškození
term-cannons = Nabitá děla
term-prey = Blízké vlajkové lodě se slabšími děly
term-threatened = Blízké vlajkové lodě se silnějšími děly
term-control = Sláva z ovládaných regionů na konci kola
term-control-later = Sláva z ovládaných regionů v dalších kolech
term-contested = Bohatství regionů, o nichž rozhodne jediný bod
term-presence = Regiony s vlastními figurkami
term-patrols = Hlídky na mapě
term-forts = Pevnosti
term-comrades = Spojenci na ostrovech
term-ready = Připravení spojenci
term-idle = Připravení spojenci, pro které není práce
term-plans = Plány v ruce
term-ships = Malé lodě
term-voyage = Náklad, který lze brzy doručit, a cesta k němu
term-cargo = Náklad na palubě
term-delivered = Doručené náklady
term-favours = Sláva z přízně, jak se věci mají
term-rewards = Odměny na dosah
term-map = Regiony na mapě

# Co k tomu řekne rádce
why-fame = přinese o { $number } slávy víc
why-fame-rival = připraví hráče { $seat } o { $number } slávy
why-lead = zvětší náskok ve slávě
why-last = rozhoduje o náskoku v posledním kole
why-ahead = { $way ->
        [more] oddálí konec hry
       *[less] přiblíží konec hry
    }
why-dice = ušetří kostku na později v tomto kole
why-gold = zůstane o { $number } zlata víc
why-gold-rival = připraví hráče { $seat } o { $number } zlata
why-crew-sailing = posádka pak lépe pomůže plout
why-crew-fighting = posádka pak lépe pomůže v bitvách
why-crew-earning = posádka pak víc vydělá, ušetří nebo opraví
why-crew-agents = posádka pak víc hýbe figurkami nebo krade
why-damage = loď zůstane méně poškozená
why-damage-rival = poškodí loď hráče { $seat }
why-cannons = děla budou lépe nabitá
why-prey = na dosah bude slabší vlajková loď
why-threatened = silnější vlajkové lodě zůstanou dál
why-control = regiony vynesou na konci kola o { $number } slávy víc
why-control-rival = hráči { $seat } vynesou regiony o { $number } slávy méně
why-control-later = udrží regiony i pro další kola
why-contested = o těsně vyrovnaný region se bude dál hrát
why-presence = figurky budou { $number ->
        [one] v { $number } regionu navíc
       *[other] v { $number } regionech navíc
    }
why-patrols = na mapě bude { $number ->
        [one] o { $number } hlídku víc
        [few] o { $number } hlídky víc
       *[other] o { $number } hlídek víc
    }
why-forts = bude { $number ->
        [one] o { $number } pevnost víc
        [few] o { $number } pevnosti víc
       *[other] o { $number } pevností víc
    }
why-comrades = na ostrovech bude { $number ->
        [one] o { $number } spojence víc
        [few] o { $number } spojence víc
       *[other] o { $number } spojenců víc
    }
why-comrades-rival = hráči { $seat } zbude na ostrovech { $number ->
        [one] o { $number } spojence méně
        [few] o { $number } spojence méně
       *[other] o { $number } spojenců méně
    }
why-ready = připraveno bude { $number ->
        [one] o { $number } spojence víc
        [few] o { $number } spojence víc
       *[other] o { $number } spojenců víc
    }
why-plans = v ruce zůstane { $number ->
        [one] o { $number } plán víc
        [few] o { $number } plány víc
       *[other] o { $number } plánů víc
    }
why-ships = na mapě bude { $number ->
        [one] o { $number } malou loď víc
        [few] o { $number } malé lodě víc
       *[other] o { $number } malých lodí víc
    }
why-voyage = náklad se přiblíží ke kupci
why-voyage-rival = hráči { $seat } nezbude náklad, který by brzy doručil
why-cargo = na palubě bude { $number ->
        [one] o { $number } náklad víc
        [few] o { $number } náklady víc
       *[other] o { $number } nákladů víc
    }
why-delivered = doručí { $number ->
        [one] o { $number } náklad víc
        [few] o { $number } náklady víc
       *[other] o { $number } nákladů víc
    }
why-favours = přízeň vynese o { $number } slávy víc
why-rewards = odměny budou na dosah
why-map = na mapě přibude { $number ->
        [one] { $number } region
        [few] { $number } regiony
       *[other] { $number } regionů
    }

# Kousky
feat-landslide = Legenda moří
    .how = Vyhrát o osm slávy nebo víc
feat-unscathed = Ani škrábanec
    .how = Vyhrát bez jediného poškození
feat-battered = Sotva na hladině
    .how = Vyhrát s lodí poškozenou na třech místech
feat-from-behind = Vítr se obrátil
    .how = Vyhrát po ztrátě šesti slávy
feat-swift = Plné plachty
    .how = Vyhrát do čtyř kol

## Proč něco nejde zrovna tady

refused-value = { $slot }: sem patří { $need ->
    [any] kterákoli kostka
    [even] sudá kostka
   *[other] kostka s číslem { $need }
}. Vaše ukazuje { $n }.
refused-first-slot = { $slot }: tohle místo přijde na řadu, až bude plné první volné.
refused-slot-taken = { $slot }: tady už leží kostka ({ $n }).
refused-slot-of = { $slot }: tohle místo je na desce jiného hráče ({ $seat }).
refused-damaged = { $slot }: tohle místo je poškozené a musí se nejdřív opravit.
refused-hit = { $slot }: tohle místo už poškozené je.
refused-two-dice = Kostky pro tenhle tah už jsou umístěné. Na další tahy kola vám jich zbývá: { $left }.
refused-turned = Nejdřív umístěte kostku, kterou jste za zlato otočili na { $n }.
refused-steps = Pluje { $figure }, teď je tady: { $place }. Vždy jen na pole vedle a ne přes mělčinu; polí zbývá nejvýš { $count }.
refused-deploy = Hlídka přijde tam, kde je vaše vlajková loď ({ $place }), nebo na pole vedle.
refused-bound = Tolikrát už jste v tomhle tahu schopnosti použili: { $count }.
refused-cost = { $crew }: cena ve zlatě je { $cost }, vy máte { $gold }.
refused-die = { $crew }: cenou je jedna kostka. Klikněte nejdřív na ni.
refused-no-island = { $crew }: symbol karty je { $symbol }, vaše loď ale u žádného ostrova nekotví.
refused-symbol = { $crew }: symbol karty je { $symbol }, symbol ostrova u vaší lodi { $here }.
refused-cargo = { $cargo }: cílem je ostrov, jehož symbol je { $symbol }. Vaše loď je tady: { $place }.
refused-patrol = Vybraná hlídka je tady: { $place }. Popluje o jedno pole vedle, ne přes mělčinu.
refused-patrol-first = Pole teď vybrat nejde, protože nejdřív musíte vybrat hlídku. Pohnout se jich ještě smí: { $left }.
refused-wind = Tam se přesunout nejde ({ $figure }), protože cílem je jen jiné pole s příznivým větrem{ $value ->
    [0] .
   *[other] {" "}{ $value }.
}
refused-harbour = { $slot }: tohle místo teď vybrat nejde, protože { $held ->
    [die] kostku na něm nepřijme žádné volné místo Děl
    [target] kostka může jen na volné místo Děl, které ji přijme
   *[no] tu není ani poškození k opravě, ani vaše kostka k přesunutí
}.
refused-plan-in-battle = Plán { $plan } jako akci zahrát nejde, protože se hraje na začátku bitvy, které se účastníte.
refused-plan-useless = Plán { $plan } teď zahrát nejde, protože by nic nezměnil.
refused-mend = { $slot }: opravuje se zleva doprava, posádka až nakonec, a vy už jste opravili místo za tímhle.
refused-island = { $region }: ostrovy se vybírají v pořadí přehledu regionů a vy už jste vybrali některý za tímhle.
refused-raid = { $crew }: vybírá se zleva doprava { $behind ->
    [yes] a vy už jste vybrali kartu za touhle
   *[no] a za touhle by už karet nezbylo dost
}.
refused-hit-ship = Poškozuje se { $figure } ({ $seat }) a sem to poškození nepatří.

## Když se to stane poprvé

rare-battle = Bitva: oba hodí kostkou a přičtou, co mají. Vyšší součet vítězí, při shodě útočník, a vítěz si vybírá odměnu.
rare-explores = Krok za okraj mapy objevil nový region. Jeho kostka začíná na jedničce, a tolik slávy dá na konci kola nejsilnějšímu.
rare-damaged = Poškozené místo nepřijme žádnou kostku, dokud se neopraví. Opravuje se akcí Oprava, nebo v přístavu.
rare-sunk = Loď měla poškozená všechna místa a je pryč. Vlajkové lodi se to stát nemůže, jen kutru a dělovému člunu.
rare-fort = Ze dvou hlídek je pevnost. Má děla vždy nabitá, k hodu přičítá 2 a na jejím ostrově verbuje jen Flotila.
rare-recruits = Nový člen posádky: karta leží u svého hráče a umí, co je na ní napsáno. Verbuje se na ostrově se stejným symbolem, jaký má karta.
rare-plan = Unie zahrála plán z ruky. Které další drží, neví nikdo jiný; každé kolo jí dva přibudou.
rare-launches = Dva spojenci se proměnili v loď Unie. Pluje za kostky položené na její plán a v regionu má svou sílu.
rare-smuggles = Pašerák naložil kartu z tržiště. Doručí ji na ostrov se symbolem, který je na spodku karty.
rare-delivers = Doručení: 2 slávy, bohatší region a odměna. Karta pak leží pod skrytým žetonem přízně a na konci může přidat další slávu.
rare-scores = Konec kola: kdo je v regionu nejsilnější, dostává tolik slávy, kolik ukazuje jeho kostka. Při 30 slávy hra končí.
rare-aside = Kostka se nikam nehodila, a tak jde v tomhle kole stranou. Za zlato se dá otočit na jinou hodnotu.
