game-title = Ahoj
game-tagline = Čtyři úplně odlišné frakce na moři, které roste: ovládněte ostrovy, povstaňte z hlubin, nebo všem proklouzněte s nákladem.

## Nová hra

option-faction = Frakce
    .help = Každý hráč hraje za jinou frakci. Pořadí tahů určují frakce: Flotila, první Pašerák, Unie, druhý Pašerák.
option-faction-any = Náhodně
    .help = Vylosuje se z frakcí, které si nikdo nevybere.
option-faction-squadron = Žraločí flotila
    .help = Rozmisťuje hlídky, staví pevnosti a za ovládané regiony získává slávu. Hraje jako první.
option-faction-union = Ulitová unie
    .help = Posílá na ostrovy spojence, hraje tajné plány, může mít dvě lodě navíc a za ovládané regiony získává slávu.
option-faction-smuggler = Pašerák (hraje druhý)
    .help = Získává slávu za doručený náklad. Hraje hned po Flotile. Pro 3 a 4 hráče.
option-faction-rival = Pašerák (hraje čtvrtý)
    .help = Získává slávu za doručený náklad. Hraje po Unii. Pro 4 hráče.
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
    } ({ $region })
    .to =
        { $terrain ->
            [island] na ostrov
            [fog] do mlhy
            [wreck] na vrakoviště
            [current] do silného proudu
            [harbour] do přístavu
           *[open] na volné moře
        } ({ $region })
    .at =
        { $terrain ->
            [island] na ostrově
            [fog] v mlze
            [wreck] na vrakovišti
            [current] v silném proudu
            [harbour] v přístavu
           *[open] na volném moři
        } ({ $region })
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
treasure = poklad
patrols = hlídky
forts = pevnosti
in-supply = { $figure } v zásobě ({ $seat })
the-map = Námořní mapa
unknown-waters =
    neznámé vody { $direction ->
        [north] na sever
        [east] na východ
        [south] na jih
       *[west] na západ
    } od pole { $space }
site = místo pro nový region (sloupec { $column }, řada { $row })
tile-turned =
    { $region }, ostrov na { $corner ->
        [north-west] severozápadě
        [north-east] severovýchodě
        [south-west] jihozápadě
       *[south-east] jihovýchodě
    }
sandbar = mělčina mezi poli { $a } a { $b }
tailwind-here = příznivý vítr { $n }
treasure-here = poklad ({ $n ->
        [one] { $n } žeton zlata
        [few] { $n } žetony zlata
       *[other] { $n } žetonů zlata
    })
comrades-here =
    { $n ->
        [one] { $n } spojenec
        [few] { $n } spojenci
       *[other] { $n } spojenců
    } ({ $seat })
wealth-of = { $region }: bohatství { $n }; body ovládání: Flotila { $squadron }, Unie { $union }

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
    { $seat }, místo { $slot }{ $nth ->
        [0] {""}
       *[other] {" "}{ $nth }
    }
slot =
    { $slot } (patří sem { $need ->
        [any] libovolná kostka
        [even] sudá kostka
       *[other] kostka { $need }
    }{ $dashed ->
        [yes] ; nelze poškodit
       *[no] {""}
    }{ $damaged ->
        [yes] ; poškozeno
       *[no] {""}
    })
slot-die = { $slot }: kostka { $n }
die = { $seat }, { $nth }. kostka: { $n }
dice = Kostky a zlato
dice-of = { $seat }, zbývající kostky: { $n }
    .word =
        { $n ->
            [one] kostka
            [few] kostky
           *[other] kostek
        }
gold-of = { $seat }, žetony zlata: { $n }
    .word =
        { $n ->
            [one] žeton
            [few] žetony
           *[other] žetonů
        }
damage-of = { $seat }, poškozená místa: { $n }
    .word = poškození
crew-of = { $seat }, posádka: { $n }
    .word = v posádce
cargo-of = { $seat }, náklad: { $n }
    .word =
        { $n ->
            [one] náklad
            [few] náklady
           *[other] nákladů
        }
cannons-of = { $seat }, kostka na Dělech: { $n }
    .word = na Dělech
board = Deska
crew = Posádka
supply = Zásoba
small-ships = Lodě Unie
comrades = Spojenci
ready-comrades = připravení spojenci
    .word =
        { $n ->
            [one] připravený
            [few] připravení
           *[other] připravených
        }
comrade-supply = spojenci v zásobě
    .word = v zásobě
plans = Plány
plan-deck = balíček plánů
    .word = v balíčku
plans-held = Plány v ruce
    .word = v ruce
plan-discard = odhozené plány
    .word =
        { $n ->
            [one] odhozený
            [few] odhozené
           *[other] odhozených
        }
a-plan = { $n }. plán, lícem dolů
plan-in-battle = na začátku bitvy
plan-as-action = jako akce
cargo = Náklad
empty-hold = { $seat }, { $n }. místo pro náklad, prázdné
rewards = Odměny
square = { $seat }, řada { $row }, sloupec { $column }: { $reward }
marker-white = žeton
marker-black = minule
favours-title = Přízeň
favour-marker = { $seat }, žeton přízně { $n }
market = Tržiště
market-empty = { $n }. místo na tržišti, prázdné
market-deck = balíček tržiště
    .word = v balíčku
market-box = karty vrácené do krabice
    .word = v krabici
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
        [one] { $cost } žeton zlata
        [few] { $cost } žetony zlata
       *[other] { $cost } žetonů zlata
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
    { $region } (bohatství { $wealth }) – Flotila { $squadron }, Unie { $union }, { $holder ->
        [squadron] ovládá Flotila
        [union] ovládá Unie
       *[nobody] neovládá nikdo
    }
table-title = Kolo
round = { $n }. kolo
first-player = začíná { $seat }
tiles = regiony, které zbývá objevit: { $n }
    .word =
        { $n ->
            [one] neobjevený
            [few] neobjevené
           *[other] neobjevených
        }
bank = žetony zlata v zásobě: { $n }
    .word =
        { $n ->
            [one] žeton v zásobě
            [few] žetony v zásobě
           *[other] žetonů v zásobě
        }
choices = Možnosti

## Posádka

crew-aeronauts = Větroplavci
effect-aeronauts = Akce, je-li vaše vlajková loď na ostrově: za 1 žeton zlata ji ihned přesuňte na druhý ostrov se stejným symbolem.
crew-middleman = Překupník
effect-middleman = Za každý zaplacený žeton zlata můžete hodnotu kostky změnit až o 2.
crew-documentarian = Kronikář
effect-documentarian = Na konci svého tahu získáte 1 žeton zlata, je-li v regionu s vaší vlajkovou lodí i soupeřova vlajková loď.
crew-elder = Stařešina
effect-elder = Na konci svého tahu získáte 1 žeton zlata, pokud nemáte žádné poškozené místo.
crew-sea-witch = Mořská čarodějnice
effect-sea-witch = Když vaše vlajková loď vypluje z mapy, může místo objevování doplout na nejbližší pole u protějšího okraje.
crew-buccaneer = Bukanýr
effect-buccaneer = Když vyhrajete bitvu, můžete tuto kartu a 2 členy posádky poraženého vrátit do krabice.
crew-mystic = Mystik
effect-mystic = Akce, jednou za tah: utrpíte 1 poškození na své desce a udělíte 1 poškození figurce v regionu své vlajkové lodi.
crew-gunner = Dělostřelec
effect-gunner = Když vaše vlajková loď vyhraje bitvu, udělíte o 1 poškození víc.
crew-gunners-mate = Pomocný dělostřelec
effect-gunners-mate = Když na vaše Děla přibude kostka, může vaše vlajková loď zahájit bitvu na některém poli svého regionu.
crew-powder-monkey = Opičí pyrotechnik
effect-powder-monkey = Kdykoli opravujete, můžete udělit 1 poškození figurce v regionu své vlajkové lodi.
crew-fighters = Rváči
effect-fighters = V každé bitvě přičtěte ke svému hodu 1.
crew-cutpurse = Lapka
effect-cutpurse = Za každou vyhranou bitvu získáte 2 žetony zlata.
crew-shipwright = Loďař
effect-shipwright = Akce, libovolná kostka: opravte si všechna poškození.
crew-emissary = Vyslanec
effect-emissary = Když ve svém tahu útočíte, můžete soupeři místo bitvy zaplatit 1 žeton zlata.
crew-grogmaster = Rumajzlík
effect-grogmaster = Jednou za bitvu, ve které bojuje vaše vlajková loď, můžete přijmout 1 poškození a hodit znovu (s Tajnou zbraní oběma kostkami).
crew-comrade = Přesvědčivý spojenec
effect-comrade = Akce, libovolná kostka: přesuňte až 2 spojence z jednoho ostrova na jiný.
crew-official = Přesvědčivý důstojník
effect-official = Akce, libovolná kostka: pohněte až 2 hlídkami, každou o 1 nebo 2 pole. Bitvy ignorujte.
crew-noble = Naivní šlechtic
effect-noble = Akce: vraťte tuto kartu do krabice a ukradněte člena posádky nebo náklad jiné vlajkové lodi, která je ve stejném regionu jako vaše.
crew-sailor = Námořník
effect-sailor = Akce, libovolná kostka: pohněte vlajkovou lodí o 1 až 3 pole. Nepočítá se jako Plavba.
crew-beakhead = Beranidlo
effect-beakhead = Když poškodíte soupeřovu loď, můžete ji posunout o 1 pole. Bitva tím nezačne a mimo mapu ji posunout nemůžete.
crew-gust = Záhadný závan
effect-gust = Akce: vraťte tuto kartu do krabice a přesuňte svou vlajkovou loď na libovolné pole.
crew-wind = Šeptající vánek
effect-wind = Akce, jednou za tah: za 2 žetony zlata přesuňte svou vlajkovou loď na libovolné pole s příznivým větrem.
crew-trawler = Rybář
effect-trawler = Akce, libovolná kostka: pohněte vlajkovou lodí o 1 nebo 2 pole a vezměte si i poklady z polí, kterými proplujete. Nepočítá se jako Plavba.
crew-barrelman = Pozorovatel
effect-barrelman = Mlha může vaši vlajkovou loď unést jako silný proud, ale libovolným směrem.
crew-pilot = Kormidelník
effect-pilot = Vaše vlajková loď může ignorovat poškození z vrakoviště.
crew-sea-dog = Mořský vlk
effect-sea-dog = Vaše vlajková loď může silný proud ignorovat, nebo se jím nechat unést jiným směrem.
crew-diver = Potápěč
effect-diver = Když vaše vlajková loď zakotví na vrakovišti, získáte 1 žeton zlata navíc.
crew-merchant = Kupec
effect-merchant = Když vaše vlajková loď zakotví v přístavu, získáte 1 žeton zlata.

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
effect-evacuation = Přesuňte všechny spojence z jednoho ostrova na jiné ostrovy; rozdělit je můžete, jak chcete.
plan-dynamic-entry = Hbité přiblížení
effect-dynamic-entry = Zvyšte hodnotu kostky na svých Dělech o 2 (nejvýš na 6). Pak můžete vlajkovou loď přesunout na libovolné pole s příznivým větrem.
plan-sneak-attack = Kradmý útok
effect-sneak-attack = Odstraňte až 2 hlídky z jednoho regionu, na jehož ostrově je spojenec.
plan-enlist = Náborová kampaň
effect-enlist = Vyberte ostrov, na kterém je spojenec, a naverbujte zdarma libovolný počet karet s jeho symbolem.
plan-cutter = Kutr
effect-cutter = Vyměňte 2 spojence na jednom ostrově za kutr. Má jedno místo pro libovolnou kostku: s ní pluje až o 3 pole, nebo využije příznivý vítr. Vrakoviště ignoruje. Nikdy nemá nabitá děla. Spojenci v jeho regionu se počítají dvakrát. Potopí ho 1 poškození a opravit ho nejde.
plan-gunship = Dělový člun
effect-gunship = Vyměňte 2 spojence na jednom ostrově za dělový člun. Má jedno místo pro kostku 4 a jedno pro kostku 6: s kostkou na některém z nich pluje až o 2 pole, nebo využije příznivý vítr. Vrakoviště ignoruje. Děla má vždy nabitá a k hodu přičítá 3. Potopí ho 2 poškození a opravit ho nejde.
plan-weapons-cache = Skrýš zbraní
effect-weapons-cache = Přičtěte ke svému hodu počet svých připravených spojenců.
plan-secret-weapon = Tajná zbraň
effect-secret-weapon = Hoďte dvěma kostkami a jejich hodnoty sečtěte. Když vyhrajete, udělte o 1 poškození víc.
plan-close-call = Těsně vedle
effect-close-call = Tuto bitvu ignorujte.

## Odměny

reward-pay = vyměnit až { $n } žetonů zlata za body slávy
reward-move = pohnout se až o { $n } pole
reward-fame =
    { $n ->
        [one] { $n } bod slávy
        [few] { $n } body slávy
       *[other] { $n } bodů slávy
    }
reward-hire =
    { $n ->
       *[other] naverbovat zdarma libovolnou kartu z tržiště
    }
reward-fame-wealth = { $n ->
        [one] { $n } bod slávy
        [few] { $n } body slávy
       *[other] { $n } bodů slávy
    } a o 1 vyšší bohatství regionu s vlajkovou lodí
reward-wind =
    { $n ->
       *[other] příznivý vítr zdarma
    }
reward-gold =
    { $n ->
        [one] { $n } žeton zlata
        [few] { $n } žetony zlata
       *[other] { $n } žetonů zlata
    }
reward-mend =
    { $n ->
       *[other] opravit všechna poškození
    }
reward-mend-fame = opravit všechna poškození a za každé získat { $n ->
        [one] { $n } bod slávy
        [few] { $n } body slávy
       *[other] { $n } bodů slávy
    }
reward-tile = přidat { $n } region
reward-move-quietly = pohnout se až o { $n } pole, bez bitev
reward-start =
    { $n ->
       *[other] výchozí pole
    }
victory-squadron-0 = udělit 1 poškození a ukrást 1 žeton zlata
victory-squadron-1 = udělit 2 poškození
victory-squadron-2 = udělit 1 poškození a odstranit 1 spojence
victory-union-0 = udělit 1 poškození a ukrást 1 žeton zlata
victory-union-1 = udělit 1 poškození a umístit 1 spojence
victory-smuggler-0 = udělit 1 poškození a plout až o 2 pole
victory-smuggler-1 = udělit 1 poškození a získat odměnu

## Tlačítka

do-end = Ukončit tah
do-remove = Odstranit
do-done = Hotovo
do-pass = Nehrát plán
do-aside = Odložit kostku
do-hire = Naverbovat
do-smuggle = Pašovat
do-turn = Změnit na { $n }
turn-to = Za zlato změnit kostku na:
do-pay = Zaplatit 1 žeton zlata
do-fight = Bojovat
do-fire = +{ $n }
do-hold = Nestřílet
do-keep = Ponechat
do-reroll =
    { $which ->
        [1] Hodit znovu první kostkou
        [2] Hodit znovu druhou kostkou
       *[3] Hodit znovu oběma kostkami
    }
do-first =
    { $which ->
        [victory] Nejdřív odměna
       *[raid] Nejdřív Bukanýr
    }
do-leave = Hned odplout
do-stay = Nejdřív dobojovat
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
        [one] { $n } žeton zlata
        [few] { $n } žetony zlata
       *[other] { $n } žetonů zlata
    }
do-sail = Plavba
do-wind = Příznivý vítr
do-sweep = Vyměnit tržiště
do-explore = Objevovat
do-as-crew = Vzít do posádky
do-as-cargo = Vzít jako náklad

## Nápovědy

hint-costs = zlato −{ $n }
hint-hire-die = zaplatit touto kostkou
hint-smuggle = zdarma
hint-deliver = +{ $n ->
        [one] { $n } bod slávy
        [few] { $n } body slávy
       *[other] { $n } bodů slávy
    } a odměna
hint-explore = nový region
hint-passes = k dřívějším ostrovům už se nevrátíte
hint-anchor = zakotvit tady{ $gold ->
        [0] {""}
       *[other] , zlato +{ $gold }
    }{ $harbour ->
        [yes] , přístav
       *[no] {""}
    }
hint-arrival =
    { $battles ->
        [0] {""}
        [one] Bitva!{" "}
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
       *[other] Zlato +{ $gold }.{" "}
    }{ $harbour ->
        [yes] Přístav{" "}
       *[no] {""}
    }{ $island ->
        [yes] Ostrov{" "}
       *[no] {""}
    }{ $terrain ->
        [fog] Mlha: žádné bitvy
        [open] Volné moře
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
        [attacker] { $nth }. bitevní kostka útočníka: { $n }
       *[defender] { $nth }. bitevní kostka obránce: { $n }
    }
fight-die-waits =
    { $side ->
        [attacker] { $nth }. bitevní kostka útočníka, čeká na hod
       *[defender] { $nth }. bitevní kostka obránce, čeká na hod
    }
fight-bonus =
    { $side ->
        [attacker] Útočník
       *[defender] Obránce
    }: +{ $n }, { $kind ->
        [cannons] Děla a plány
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
        [island] vaše vlajková loď není na ostrově
        [wind] žádné jiné pole nemá příznivý vítr { $n }
        [damage] nemáte co opravovat
        [patrols] žádná hlídka se nemůže pohnout
        [comrades] nejsou tam žádní spojenci
        [ready] nemáte žádné připravené spojence
        [supply] v zásobě už nic nemáte
        [market] není koho naverbovat
       *[way] není kam plout
    }. Chcete sem kostku { $n } přesto umístit?
confirm-evacuate = Opravdu poslat { $n ->
        [one] posledního spojence
       *[other] všechny zbylé spojence ({ $n })
    } do regionu { $region }? Ostrovy se vybírají v pořadí podle seznamu regionů, takže jinam ({ $others }) už pak nikoho nepošlete. Pokud tam někoho poslat chcete, vyberte nejdřív ostrov tam.

## O čem se rozhoduje

status-harbour-town = Vyberte ostrov pro vlajkovou loď a hlídku
status-anywhere = Vyberte pro vlajkovou loď pole mimo ostrovy
status-main =
    { $n ->
        [0] Proveďte akci bez kostky, nebo ukončete tah
        [few] { $card ->
            [yes] Vyberte kostku (ještě { $n }), nebo kartu z tržiště
           *[no] Vyberte kostku, kterou umístíte (zbývají { $n })
        }
       *[other] { $card ->
            [yes] Vyberte kostku (ještě { $n }), nebo kartu z tržiště
           *[no] Vyberte kostku, kterou umístíte (zbývá { $n })
        }
    }
status-turned =
    { $fits ->
        [no] Změňte kostku znovu, { $n } se nikam nehodí
       *[yes] Umístěte změněnou kostku ({ $n }) na volné místo
    }
status-move =
    { $n ->
        [one] Plujte nejvýš o { $n } pole ({ $figure })
        [few] Plujte nejvýš o { $n } pole ({ $figure })
       *[other] Plujte nejvýš o { $n } polí ({ $figure })
    }
status-move-may =
    { $n ->
        [one] Plujte až o { $n } pole, nebo stůjte ({ $figure })
        [few] Plujte až o { $n } pole, nebo stůjte ({ $figure })
       *[other] Plujte až o { $n } polí, nebo stůjte ({ $figure })
    }
status-move-on =
    { $n ->
        [one] Plujte, nebo zakotvěte ({ $figure }: { $n } pole)
        [few] Plujte, nebo zakotvěte ({ $figure }: { $n } pole)
       *[other] Plujte, nebo zakotvěte ({ $figure }: { $n } polí)
    }
status-fly = Vyberte, kam se přesune { $figure }
status-tile = Vyberte místo a natočení nového regionu
status-drift = Vyberte, kam se loď nechá unést
status-battles = Vyberte nepřítele pro další bitvu
status-emissary = Vyhnete se bitvě za 1 žeton zlata?
status-plan = Zahrajete plán? Útočí { $attacker }, brání se { $defender }
status-fire =
    { $side ->
        [attacker] Vystřelíte při útoku z Děl?
       *[defender] Vystřelíte při obraně z Děl?
    }
status-grog = Padlo vám { $n }. Hodíte znovu?
status-sequence = Vyberte, co provedete dřív
status-victory = Vyberte si odměnu za vítězství
status-leave = Svedete nejdřív zbylé bitvy?
status-raid = Použijete Bukanýra?
status-raiding = Vyberte, kdo odejde ze soupeřovy posádky
status-hit =
    { $n ->
        [one] Vyberte, co poškodíte (deska: { $whose })
       *[other] Vyberte, co poškodíte (deska: { $whose }, { $n }×)
    }
status-hit-own =
    { $n ->
        [one] Vyberte místo pro poškození
       *[other] Vyberte místa pro poškození ({ $n })
    }
status-drag = Odstrčíte poškozenou loď?
status-strike = Poškodíte figurku v regionu?
status-mending = Vyberte, co opravíte
status-offered = Vezmete si odměnu ({ $reward })?
status-harbour = Opravte poškození, nebo nabijte Děla
status-aim = Zaútočíte na některé pole regionu?
status-patrol = Necháte tu hlídku?
status-comrades = Umístěte 2 spojence, nebo 2 získejte
status-deploy = Vyberte, kam umístíte hlídku
status-orders = Vyberte hlídku, kterou pohnete
status-fortify = Změníte 2 hlídky v pevnost?
status-assemble = Umístěte až 4 spojence
status-inspire = Umístěte po 1 spojenci až na 4 ostrovy
status-evacuate = Vyberte ostrov, který evakuujete
status-evacuated = Vyberte ostrovy pro spojence v pořadí regionů
status-sneak = Vyberte až 2 hlídky, které odstraníte
status-enlist = Vyberte ostrov pro nábor
status-enlisted = Naverbujte zdarma kartu z tržiště
status-launch = Vyberte ostrov pro novou loď
status-shipping = Vyberte ostrov, odkud přesunete spojence
status-shipped = Pošlete stejnou cestou i druhého spojence?
status-rigging = Zvolte Plavbu, nebo Příznivý vítr
status-negotiate = Naverbujete některou kartu z tržiště?
status-reward = Posuňte svůj žeton odměny
status-pay = Vyberte, kolik zlata vyměníte za slávu
status-hiring = Naverbujete některou kartu z tržiště?
status-favour = Vyberte žeton přízně pro náklad
status-overboard = Vyberte náklad, který hodíte přes palubu
status-steal = Vyberte kartu, kterou ukradnete
status-first-wealth = Vyberte region, jehož bohatství vzroste
status-first-market = Vyměníte karty na tržišti?

## Po prvním kliknutí z několika

prompt-die =
    { $fits ->
        [yes] { $turns ->
            [yes] Umístěte kostku { $n }, nebo ji za zlato otočte
           *[no] Vyberte místo pro kostku { $n }
        }
        [on] Otočte kostku za zlato, { $n } se nikam nehodí
       *[no] Odložte kostku { $n }{ $turns ->
            [yes] , nebo ji za zlato otočte
           *[no] {""}
        }
    }
prompt-card = Naverbujte, nebo pašujte ({ $crew })
prompt-fire = Vyberte, o kolik snížíte kostku na Dělech
prompt-haul = Vyberte na Dělech místo pro kostku { $n }
prompt-tile = Vyberte natočení nového regionu
prompt-shipping = Vyberte ostrov, kam spojence přesunete
prompt-steal = Vezměte kartu do posádky, nebo jako náklad
prompt-edge = Objevujte, nebo doplujte k protějšímu okraji
prompt-order = Vyberte, kam hlídka popluje

## Co se děje

turn-begins = Na tahu: { $seat }.
round-begins = { $n }. kolo, začíná { $seat }.
moves = { $seat }: { $figure } pluje { $place }.
    .own = Plujte { $place } ({ $figure }).
action-explore = { $seat } pluje do neznámých vod.
    .own = Plujte do neznámých vod.
action-anchor = { $seat } tady končí plavbu.
    .own = Skončete plavbu tady.
explores = { $seat } objevuje region { $region }.
loses-figure = { $seat } přichází o figurku: { $figure } { $place }.
damaged = { $seat } dostává poškození: { $slot }.
    .own = Poškození dejte na místo { $slot }.
sunk = { $seat } přichází o { $figure }.
repairs =
    { $n ->
        [one] { $seat } opravuje { $n } poškození.
       *[other] { $seat } opravuje { $n } poškození.
    }
    .own =
        { $n ->
            [one] Opravte { $n } poškození.
           *[other] Opravte { $n } poškození.
        }
hauls-die = { $seat } přesouvá kostku { $value } na Děla.
    .own = Přesuňte kostku { $value } na Děla.
earns-gold = { $seat } získává { $n ->
        [one] { $n } žeton zlata
        [few] { $n } žetony zlata
       *[other] { $n } žetonů zlata
    }.
earns-fame = { $seat } získává { $n ->
        [one] { $n } bod slávy
        [few] { $n } body slávy
       *[other] { $n } bodů slávy
    }.
battle = Bitva { $place }: { $seat } ({ $figure }) útočí, { $enemy } ({ $other }) se brání.
    .own = Bitva { $place }: vy ({ $figure }) útočíte, { $enemy } ({ $other }) se brání.
bribes = { $seat } platí místo bitvy 1 žeton zlata, který získává { $enemy }.
plays-plan = { $seat } hraje plán { $plan }.
    .own = Zahrajte plán { $plan }.
fires = { $seat } střílí z Děl: +{ $n }.
    .own = Vystřelte z Děl: +{ $n }.
rerolls = { $seat } hází znovu: { $n }.
battle-tied = Nerozhodně { $n } : { $m } a při shodě vyhrává útočník: { $seat } vítězí, { $enemy } prohrává.
battle-won = { $seat } vítězí { $n } : { $m }, { $enemy } prohrává.
wins = { $seat } volí odměnu za vítězství: { $gain }.
    .own = Jako odměnu za vítězství zvolte: { $gain }.
wins-nothing = { $seat } si za vítězství nic nebere.
steals-gold = { $seat } krade: { $enemy } přichází o 1 žeton zlata.
lands =
    { $n ->
        [one] { $seat } umisťuje { $n } spojence do regionu { $region }.
        [few] { $seat } umisťuje { $n } spojence do regionu { $region }.
       *[other] { $seat } umisťuje { $n } spojenců do regionu { $region }.
    }
    .own =
        { $n ->
            [one] Umístěte { $n } spojence do regionu { $region }.
            [few] Umístěte { $n } spojence do regionu { $region }.
           *[other] Umístěte { $n } spojenců do regionu { $region }.
        }
leaves-island =
    { $n ->
        [one] { $seat }: { $n } spojenec opouští ostrov v regionu { $region }.
        [few] { $seat }: { $n } spojenci opouštějí ostrov v regionu { $region }.
       *[other] { $seat }: { $n } spojenců opouští ostrov v regionu { $region }.
    }
gains-comrades =
    { $n ->
        [one] { $seat } získává { $n } připraveného spojence.
        [few] { $seat } získává { $n } připravené spojence.
       *[other] { $seat } získává { $n } připravených spojenců.
    }
    .own =
        { $n ->
            [one] Získejte { $n } připraveného spojence.
            [few] Získejte { $n } připravené spojence.
           *[other] Získejte { $n } připravených spojenců.
        }
comrade-moves =
    { $n ->
        [one] { $seat } přesouvá { $n } spojence do regionu { $region }.
        [few] { $seat } přesouvá { $n } spojence do regionu { $region }.
       *[other] { $seat } přesouvá { $n } spojenců do regionu { $region }.
    }
    .own =
        { $n ->
            [one] Přesuňte { $n } spojence do regionu { $region }.
            [few] Přesuňte { $n } spojence do regionu { $region }.
           *[other] Přesuňte { $n } spojenců do regionu { $region }.
        }
evacuates = { $seat } evakuuje ostrov v regionu { $region }.
    .own = Evakuujte ostrov v regionu { $region }.
launches = { $seat } spouští na vodu { $figure } v regionu { $region }.
places-patrol = { $seat } umisťuje hlídku { $place }.
    .own = Umístěte hlídku { $place }.
builds-fort = { $seat } staví pevnost v regionu { $region }.
    .own = Postavte pevnost v regionu { $region }.
places-die = { $seat } umisťuje kostku { $value } na místo { $slot }.
    .own = Umístěte kostku { $value } na místo { $slot }.
turns-die = { $seat } za 1 žeton zlata otáčí kostku: { $old } → { $value }.
    .own = Za 1 žeton zlata otočte kostku: { $old } → { $value }.
sets-aside = { $seat } odkládá kostku stranou.
recruits = { $seat } verbuje do posádky: { $crew }.
    .own = Naverbujte do posádky: { $crew }.
uses-crew = { $seat } využívá schopnost karty { $crew }.
steals-card = { $seat } krade: { $enemy } přichází o kartu { $crew }.
smuggles = { $seat } pašuje náklad: { $cargo }.
    .own = Pašujte náklad: { $cargo }.
drops-cargo = { $seat } hází náklad přes palubu: { $cargo }.
delivers = { $seat } doručuje náklad ({ $cargo }) do regionu { $region }: +2 body slávy.
wealth-rises = Bohatství regionu { $region } stoupá na { $n }.
takes-reward = { $seat } volí odměnu: { $reward }.
favours = { $seat } ukládá náklad ({ $cargo }) pod žeton přízně { $n }.
scores-region = { $seat } ovládá region { $region }: +{ $n ->
        [one] { $n } bod slávy
        [few] { $n } body slávy
       *[other] { $n } bodů slávy
    }.
sweeps-market = { $seat } vyměňuje karty na tržišti.
    .own = Vyměňte karty na tržišti.
draws-plans =
    { $n ->
        [one] { $seat } si dobírá { $n } plán.
        [few] { $seat } si dobírá { $n } plány.
       *[other] { $seat } si dobírá { $n } plánů.
    }
    .own =
        { $n ->
            [one] Doberte si { $n } plán.
            [few] Doberte si { $n } plány.
           *[other] Doberte si { $n } plánů.
        }

## Konec

line-regions = Regiony
line-deliveries = Doručený náklad
line-rewards = Odměny
line-favour-squadron = Přízeň Flotily
line-favour-union = Přízeň Unie
tie-gold = žetonů zlata
reason-goal = V { $n }. kole někdo dosáhl 30 bodů slávy.
reason-rounds = Odehrálo se všech { $n } kol.

## Čím se řídí úsudek o pozici

term-fame = Dosavadní body slávy
term-lead = Náskok ve slávě (čím blíž konci, tím cennější)
term-last = Náskok ve slávě v posledním kole
term-ahead = Zbývající délka hry
term-dice = Kostky zbývající v tomto kole
term-gold = Zlato
term-crew-sailing = Posádka, která pomáhá plout
term-crew-fighting = Posádka, která pomáhá v bitvách
term-crew-earning = Posádka, která vydělává, šetří zlato nebo opravuje loď
term-crew-agents = Posádka, která hýbe figurkami nebo krade
term-damage = Poškození
term-cannons = Nabitá děla
term-prey = Blízké vlajkové lodě se slabšími děly
term-threatened = Blízké vlajkové lodě se silnějšími děly
term-control = Sláva z ovládaných regionů na konci kola
term-control-later = Sláva z ovládaných regionů v dalších kolech
term-contested = Bohatství regionů, o kterých rozhoduje jediný bod ovládání
term-presence = Regiony s vlastními figurkami
term-patrols = Hlídky na mapě
term-forts = Pevnosti
term-comrades = Spojenci na ostrovech
term-ready = Připravení spojenci
term-idle = Připravení spojenci, kteří nemají kam jít
term-plans = Plány v ruce
term-ships = Lodě Unie
term-voyage = Náklad, který lze brzy doručit
term-cargo = Náklad na palubě
term-delivered = Doručený náklad
term-favours = Body slávy za přízeň při současném stavu
term-rewards = Odměny na dosah
term-map = Regiony na mapě

# Co k tomu řekne rádce
why-fame = získáte { $number ->
        [one] o { $number } bod slávy víc
        [few] o { $number } body slávy víc
       *[other] o { $number } bodů slávy víc
    }
why-fame-rival = { $seat } přijde { $number ->
        [one] o { $number } bod slávy
        [few] o { $number } body slávy
       *[other] o { $number } bodů slávy
    }
why-lead = budete na tom se slávou proti ostatním lépe
why-last = budete mít blíž k vedení po posledním kole
why-ahead = { $way ->
        [more] konec hry nastane později
       *[less] konec hry nastane dřív
    }
why-dice = budete mít kostku na pozdější tah v tomto kole
why-gold = budete mít { $number ->
        [one] o { $number } žeton zlata víc
        [few] o { $number } žetony zlata víc
       *[other] o { $number } žetonů zlata víc
    }
why-gold-rival = { $seat } přijde { $number ->
        [one] o { $number } žeton zlata
        [few] o { $number } žetony zlata
       *[other] o { $number } žetonů zlata
    }
why-crew-sailing = získáte posádku, která pomůže s plavbou
why-crew-fighting = získáte posádku, která pomůže v bitvách
why-crew-earning = získáte posádku, která vydělává, šetří zlato nebo opravuje loď
why-crew-agents = získáte posádku, která hýbe figurkami nebo krade
why-damage = vaše loď bude méně poškozená
why-damage-rival = { $seat } dostane poškození
why-cannons = vaše děla budou v bitvách silnější
why-prey = budete mít na dosah slabší vlajkovou loď
why-threatened = zůstanete dál od silnějších vlajkových lodí
why-control = regiony na konci kola vynesou { $number ->
        [one] o { $number } bod slávy víc
        [few] o { $number } body slávy víc
       *[other] o { $number } bodů slávy víc
    }
why-control-rival = { $seat } získá za regiony { $number ->
        [one] o { $number } bod slávy méně
        [few] o { $number } body slávy méně
       *[other] o { $number } bodů slávy méně
    }
why-control-later = snáz ovládnete regiony i v dalších kolech
why-contested = zůstanete ve hře o vyrovnaný region
why-presence = budete mít figurky { $number ->
        [one] v { $number } dalším regionu
        [few] ve { $number } dalších regionech
       *[other] v { $number } dalších regionech
    }
why-patrols = na mapě zůstane { $number ->
        [one] o { $number } hlídku víc
        [few] o { $number } hlídky víc
       *[other] o { $number } hlídek víc
    }
why-forts = budete mít { $number ->
        [one] o { $number } pevnost víc
        [few] o { $number } pevnosti víc
       *[other] o { $number } pevností víc
    }
why-comrades = na ostrovech budete mít { $number ->
        [one] o { $number } spojence víc
        [few] o { $number } spojence víc
       *[other] o { $number } spojenců víc
    }
why-comrades-rival = { $seat } bude mít na ostrovech { $number ->
        [one] o { $number } spojence méně
        [few] o { $number } spojence méně
       *[other] o { $number } spojenců méně
    }
why-ready = budete mít { $number ->
        [one] o { $number } připraveného spojence víc
        [few] o { $number } připravené spojence víc
       *[other] o { $number } připravených spojenců víc
    }
why-plans = v ruce budete mít { $number ->
        [one] o { $number } plán víc
        [few] o { $number } plány víc
       *[other] o { $number } plánů víc
    }
why-ships = na mapě budete mít { $number ->
        [one] o { $number } loď víc
        [few] o { $number } lodě víc
       *[other] o { $number } lodí víc
    }
why-voyage = náklad bude blíž k ostrovu, na který patří
why-voyage-rival = { $seat } nebude mít náklad, který by se dal brzy doručit
why-cargo = na palubě budete mít { $number ->
        [one] o { $number } náklad víc
        [few] o { $number } náklady víc
       *[other] o { $number } nákladů víc
    }
why-delivered = doručíte { $number ->
        [one] o { $number } náklad víc
        [few] o { $number } náklady víc
       *[other] o { $number } nákladů víc
    }
why-favours = přízeň vynese { $number ->
        [one] o { $number } bod slávy víc
        [few] o { $number } body slávy víc
       *[other] o { $number } bodů slávy víc
    }
why-rewards = budete mít na dosah lepší odměny
why-map = na mapě přibude { $number ->
        [one] { $number } region
        [few] { $number } regiony
       *[other] { $number } regionů
    }

# Úspěchy
feat-landslide = Legenda moří
    .how = Vyhrát o 8 nebo více bodů slávy
feat-unscathed = Ani škrábanec
    .how = Vyhrát bez jediného poškození
feat-battered = Sotva nad vodou
    .how = Vyhrát s lodí poškozenou na 3 místech
feat-from-behind = Vítr se obrátil
    .how = Vyhrát, i když jste během hry ztráceli na vedoucího hráče aspoň 6 bodů slávy
feat-swift = Plné plachty
    .how = Vyhrát nejpozději ve 4. kole

## Proč něco nejde zrovna tady

refused-value = { $slot }: kostku { $n } sem umístit nemůžete. Patří sem { $need ->
    [any] libovolná kostka
    [even] jen sudá kostka
   *[other] jen kostka { $need }
}.
refused-first-slot = { $slot }: tohle místo zatím použít nemůžete, protože místa jedné akce se zaplňují zleva. Použijte první prázdné.
refused-slot-taken = { $slot }: tohle místo vybrat nemůžete, protože už na něm leží kostka ({ $n }).
refused-slot-of = { $slot }: sem kostku umístit nemůžete, protože tohle je deska jiného hráče ({ $seat }).
refused-damaged = { $slot }: sem kostku umístit nemůžete, protože místo je poškozené. Nejdřív ho opravte.
refused-hit = { $slot }: tohle místo poškodit nemůžete, protože už je poškozené.
refused-two-dice = Další kostku v tomhle tahu umístit nemůžete. { $left ->
    [0] V tomhle kole vám už žádná nezbývá.
    [one] Na další tahy v tomhle kole vám zbývá { $left } kostka.
    [few] Na další tahy v tomhle kole vám zbývají { $left } kostky.
   *[other] Na další tahy v tomhle kole vám zbývá { $left } kostek.
}
refused-turned = Tohle teď udělat nemůžete: nejdřív umístěte kostku, kterou jste za zlato změnili na { $n }.
refused-steps = Sem plout nemůžete: { $figure } pluje vždy na sousední pole a přes mělčinu se nedostane. Teď je tady: { $place }. Plout může ještě nejvýš o { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}.
refused-deploy = Sem hlídku umístit nemůžete: patří na pole vaší vlajkové lodi ({ $place }) nebo na sousední pole.
refused-bound = Další schopnost už v tomhle tahu použít nemůžete, protože limit na jeden tah je { $count }.
refused-cost = { $crew }: tuhle kartu naverbovat nemůžete. Stojí { $cost ->
    [one] { $cost } žeton zlata
    [few] { $cost } žetony zlata
   *[other] { $cost } žetonů zlata
} a vy { $gold ->
    [0] nemáte žádný
   *[other] máte jen { $gold }
}.
refused-die = { $crew }: tuhle kartu zatím naverbovat nemůžete, protože se platí kostkou. Nejdřív některou vyberte.
refused-no-island = { $crew }: tady tuhle kartu naverbovat nemůžete, protože vaše vlajková loď není na ostrově. Potřebujete ostrov se symbolem { $symbol }.
refused-symbol = { $crew }: tady tuhle kartu naverbovat nemůžete, protože tenhle ostrov má symbol { $here }. Potřebujete ostrov se symbolem { $symbol }.
refused-cargo = { $cargo }: tenhle náklad sem doručit nemůžete, protože patří na ostrov se symbolem { $symbol }. Jste tady: { $place }.
refused-patrol = Sem tahle hlídka plout nemůže: pluje jen na sousední pole a přes mělčinu se nedostane. Teď je tady: { $place }.
refused-patrol-first = Pole zatím vybrat nemůžete. Nejdřív vyberte hlídku; pohnout můžete ještě { $left ->
    [one] { $left } hlídkou
   *[other] { $left } hlídkami
}.
refused-wind = Sem se { $figure } přesunout nemůže, protože smí jen na jiné pole s příznivým větrem{ $value ->
    [0] .
   *[other] {" "}{ $value }.
}
refused-harbour = { $slot }: tohle místo tady vybrat nemůžete, protože { $held ->
    [die] kostka z něj se nehodí na žádné prázdné místo Děl
    [target] kostku lze přesunout jen na prázdné místo Děl, na které se hodí
   *[no] na něm není poškození k opravě ani kostka k přesunutí
}.
refused-plan-in-battle = Plán { $plan } jako akci zahrát nemůžete, protože se hraje na začátku bitvy, které se účastníte.
refused-plan-useless = Plán { $plan } teď zahrát nemůžete, protože by nic nezměnil.
refused-passed = Tohle už vybrat nemůžete, protože jste to při výběru přeskočili. Vezměte tah zpět a vyberte znovu.
refused-island = { $region }: tenhle ostrov už vybrat nemůžete. Ostrovy se vybírají v pořadí podle seznamu regionů a vy už jste vybrali některý, který je v něm až za tímhle.
refused-hit-ship = Tohle místo vybrat nemůžete, protože poškození dostává { $figure } ({ $seat }). Vyberte některé místo téhle lodi.

## Když se to stane poprvé

rare-battle = V bitvě obě strany hodí kostkou a přičtou své bonusy; při shodě vítězí útočník. Vítěz si vybere odměnu.
rare-explores = Za okrajem mapy se objevil nový region. Jeho bohatství začíná na 1: tolik bodů slávy dostane na konci kola ten, kdo region ovládá.
rare-damaged = Na poškozené místo nejde umístit kostku, dokud ho neopravíte. Opravuje se akcí Oprava nebo v přístavu.
rare-sunk = Loď měla poškozená všechna místa, a tak se potopila. Stát se to může jen kutru a dělovému člunu, vlajkové lodi nikdy.
rare-fort = Ze dvou hlídek vznikla pevnost. Děla má vždy nabitá, v bitvě přičítá k hodu 2 a na jejím ostrově může verbovat jen Flotila.
rare-recruits = Posádka má nového člena a jeho schopnost odteď platí. Verbuje se na ostrově se stejným symbolem, jaký má karta.
rare-plan = Unie zahrála plán. Které další má v ruce, ví jen ona; po každém kole si dobere dva nové.
rare-launches = Dva spojenci se proměnili v loď Unie. I ta přidává v regionu body ovládání a pluje, když Unie umístí kostku na její kartu.
rare-smuggles = Pašerák vzal z tržiště kartu jako náklad. Doručit ji může na ostrov se symbolem, který má karta dole.
rare-delivers = Za doručený náklad jsou 2 body slávy a odměna a region zbohatne. Karta teď leží pod žetonem přízně a na konci hry může přinést další body.
rare-scores = Konec kola: kdo region ovládá, dostane tolik bodů slávy, kolik ukazuje kostka bohatství. Jakmile má někdo aspoň 30 bodů, hra končí.
rare-aside = Kostka se nikam nehodila, a tak se na tohle kolo odkládá stranou. Za zlato můžete hodnotu kostky změnit.
