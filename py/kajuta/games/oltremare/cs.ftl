game-title = Oltre Mare
game-tagline = Benátští kupci obchodují, nakládají zboží a plují od přístavu k přístavu.

## Nová hra

option-symbols = Symboly při obchodu
    .help = Co je při vyjednávání vidět z nabízených karet.
option-symbols-open = Odkryté
    .help = Nabízené karty leží na stole celé. Doporučeno.
option-symbols-hidden = Skryté
    .help = Vidět je jen druh zboží, zbytek karty až po obchodu.
option-memory = Pamatovat za mě
    .help = U každého nákladu je vidět, kolik stejného zboží leží nahoře za sebou. Bez toho si to jako v pravidlech musíte pamatovat sami.

## Zboží

good-gems = drahokamy
    .count = { $count }× drahokamy
good-scrolls = svitky
    .count = { $count }× svitky
good-silk = hedvábí
    .count = { $count }× hedvábí
good-salt = sůl
    .count = { $count }× sůl
good-pottery = keramika
    .count = { $count }× keramiku
good-olives = olivy
    .count = { $count }× olivy
good-grain = obilí
    .count = { $count }× obilí
card = { $good }, síla { $power }, balíky { $bales }, { $first }, { $second }
bales-sign = { $count }
hidden-card = Karta rubem nahoru

## Symboly akcí

symbol-ducat = dukát
symbol-pirate = pirátská vlajka
symbol-card = balíček karet
symbol-ship = loď

## Přístavní žetony

token-calm-sea = Klidné moře
    .help = 1 dukát za každý vyložený symbol lodi.
token-compass = Kompas
    .help = Loď smí ihned přeplout do kteréhokoli jiného přístavu bez kompasu.
token-pirate-defence = Úspěšný boj s piráty
    .help = Vyložené pirátské vlajky neplatí.
token-good-trade = Dobrý obchod
    .help = K vyloženým symbolům se přidá jeden dukát.
token-local-influence = Místní vliv
    .help = Na začátku tahu tolik dukátů, o kolik je námořní síla větší než 3.
token-good-terms = Dobré obchodní podmínky
    .help = Nákupy v tahu stojí 1, 2, 3 a 4 dukáty.
token-help = { $token }: { $help }

## Přístavy

port-venezia = Benátky
port-ancona = Ancona
port-zara = Zadar
port-ragusa = Dubrovník
port-bari = Bari
port-durazzo = Drač
port-corfu = Korfu
port-messina = Messina
port-siracusa = Syrakusy
port-malta = Malta
port-tunisi = Tunis
port-tripoli = Tripolis
port-modone = Modon
port-candia = Kandie
port-negroponte = Negroponte
port-salonicco = Soluň
port-scio = Chios
port-rodi = Rhodos
port-gallipoli = Gallipoli
port-costantinopoli = Konstantinopol
port-varna = Varna
port-caffa = Kaffa
port-tana = Tana
port-sinope = Sinopé
port-trebisonda = Trapezunt
port-satalia = Antalya
port-famagosta = Famagusta
port-baruti = Bejrút
port-giaffa = Jaffa
port-alessandria = Alexandrie
port-with-token = { $port }, žeton { $token }

## Výčty

list = { $first }, { $next }
ducats =
    { $count ->
        [one] { $count } dukát
        [few] { $count } dukáty
        [many] { $count } dukátů
       *[other] { $count } dukátů
    }
everybody = všem

## Stůl

cargo =
    { $count ->
        [one] Náklad: nahoře { $card }; { $count } karta
        [few] Náklad: nahoře { $card }; { $count } karty
        [many] Náklad: nahoře { $card }; { $count } karet
       *[other] Náklad: nahoře { $card }; { $count } karet
    }
no-cargo = Všechen náklad je už obodovaný
run = ×{ $count }
pirates =
    { $count ->
        [one] Pirátský balíček: { $count } karta
        [few] Pirátský balíček: { $count } karty
        [many] Pirátský balíček: { $count } karet
       *[other] Pirátský balíček: { $count } karet
    }
no-token = Žádný aktivní přístavní žeton
active-token = Aktivní přístavní žeton: { $token }
power = Námořní síla { $count }
    .word = síla
bales = Balíky: { $count }
    .word = balíky
prestige =
    { $count ->
        [one] { $count } žeton prestiže
        [few] { $count } žetony prestiže
        [many] { $count } žetonů prestiže
       *[other] { $count } žetonů prestiže
    }
    .word = prestiž
used-tokens =
    { $count ->
        [one] { $count } otočený přístavní žeton
        [few] { $count } otočené přístavní žetony
        [many] { $count } otočených přístavních žetonů
       *[other] { $count } otočených přístavních žetonů
    }
    .word = přístavy
hand = Ruka
talk = Vyjednávání
offer = { $seat } → { $partner }: { $terms }.
counter-offer = { $seat } nabízí místo toho: { $terms }.
terms = dává { $given }, žádá { $wanted }
terms-gift = dává { $given } a nic nežádá
terms-plea = žádá { $wanted } a nic nedává
terms-unfinished = dává { $given }
terms-none = zatím nic
picked = Za to
wants = Požadované zboží
coins-pay = Kolik dukátů přidat
coins-charge = Kolik dukátů žádat
laid = Vyložené karty
total-ducat =
    { $count ->
        [one] Symboly dukátu: { $symbols }, celkem { $count } dukát
        [few] Symboly dukátu: { $symbols }, celkem { $count } dukáty
        [many] Symboly dukátu: { $symbols }, celkem { $count } dukátů
       *[other] Symboly dukátu: { $symbols }, celkem { $count } dukátů
    }
total-pirate =
    { $count ->
        [one] Pirátské vlajky: { $symbols }, na pirátský balíček { $count } karta
        [few] Pirátské vlajky: { $symbols }, na pirátský balíček { $count } karty
        [many] Pirátské vlajky: { $symbols }, na pirátský balíček { $count } karet
       *[other] Pirátské vlajky: { $symbols }, na pirátský balíček { $count } karet
    }
total-card =
    { $count ->
        [one] Symboly balíčku: { $symbols }, do ruky { $count } karta
        [few] Symboly balíčku: { $symbols }, do ruky { $count } karty
        [many] Symboly balíčku: { $symbols }, do ruky { $count } karet
       *[other] Symboly balíčku: { $symbols }, do ruky { $count } karet
    }
total-ship =
    { $count ->
        [one] Symboly lodi: { $symbols }, loď popluje { $count } krok
        [few] Symboly lodi: { $symbols }, loď popluje { $count } kroky
        [many] Symboly lodi: { $symbols }, loď popluje { $count } kroků
       *[other] Symboly lodi: { $symbols }, loď popluje { $count } kroků
    }
total-calm-sea =
    { $count ->
        [one] Klidné moře, symboly lodi: { $symbols }, celkem { $count } dukát
        [few] Klidné moře, symboly lodi: { $symbols }, celkem { $count } dukáty
        [many] Klidné moře, symboly lodi: { $symbols }, celkem { $count } dukátů
       *[other] Klidné moře, symboly lodi: { $symbols }, celkem { $count } dukátů
    }
deck =
    { $count ->
        [one] Balíček zboží: { $count } karta
        [few] Balíček zboží: { $count } karty
        [many] Balíček zboží: { $count } karet
       *[other] Balíček zboží: { $count } karet
    }
lion-in-deck = lev v balíčku
last-round = poslední kolo
discard-top = Odkládací balíček, nahoře { $card }
discard-word = odhoz
discard-empty = Odkládací balíček je prázdný
ship = { $seat }, loď: { $port }
ducat-track = Dukáty
purse =
    { $count ->
        [one] { $seat }: { $count } dukát
        [few] { $seat }: { $count } dukáty
        [many] { $seat }: { $count } dukátů
       *[other] { $seat }: { $count } dukátů
    }
payouts = Výplata za karty za sebou
payout = { $good }: { $row }
payout-first = { $count }
payout-next = { $before } · { $count }
tokens = Přístavní žetony

## Tlačítka

offer-to = Nabídka: { $seat }
offer-to-all = Nabídka všem
offers-left =
    { $count ->
        [one] ještě { $count } nabídka
        [few] ještě { $count } nabídky
        [many] ještě { $count } nabídek
       *[other] ještě { $count } nabídek
    }
act = Vyložit karty
done = Hotovo
pass = Odmítnout
no-offer = Nic nenabízet
counter = Protinabídka
accept = Přijmout
agree = Platí
call-off = Nechat být
stay = Zůstat zde
price =
    { $count ->
        [one] { $count } dukát
        [few] { $count } dukáty
        [many] { $count } dukátů
       *[other] { $count } dukátů
    }
loses-token = ztratí žeton
confirm-gift = Karty se darují a nic se za ně nežádá. Opravdu?
window-unasked = Vlastní nabídky v tahu jiných
window-offer = Nabídky obchodu

## Stav

status-limit =
    { $count ->
        [one] { $seat } odkládá z ruky na pirátský balíček ještě { $count } kartu.
        [few] { $seat } odkládá z ruky na pirátský balíček ještě { $count } karty.
        [many] { $seat } odkládá z ruky na pirátský balíček ještě { $count } karet.
       *[other] { $seat } odkládá z ruky na pirátský balíček ještě { $count } karet.
    }
status-trade =
    { $count ->
        [one] { $seat } obchoduje, kupuje, nebo vykládá { $count } kartu.
        [few] { $seat } obchoduje, kupuje, nebo vykládá { $count } karty.
        [many] { $seat } obchoduje, kupuje, nebo vykládá { $count } karet.
       *[other] { $seat } obchoduje, kupuje, nebo vykládá { $count } karet.
    }
status-trade-short =
    { $count ->
        [one] { $seat } obchoduje a kupuje: k vyložení chybí ještě { $count } karta.
        [few] { $seat } obchoduje a kupuje: k vyložení chybí ještě { $count } karty.
        [many] { $seat } obchoduje a kupuje: k vyložení chybí ještě { $count } karet.
       *[other] { $seat } obchoduje a kupuje: k vyložení chybí ještě { $count } karet.
    }
status-unasked = { $seat } smí něco nabídnout hráči na tahu ({ $active }).
status-give = { $seat } vybírá karty, které nabídne.
status-pay = { $seat } volí, kolik dukátů přidá.
status-want = { $seat } volí, jaké zboží za to chce.
status-charge = { $seat } volí, kolik dukátů za to chce; tím se nabídka odešle.
status-answer = { $seat } odpovídá na nabídku: { $maker }.
status-answer-counter = { $seat } odpovídá na protinabídku: { $maker }.
status-agree = { $seat } vidí karty a rozhoduje, zda obchod platí.
status-play =
    { $count ->
        [one] { $seat } vykládá ještě { $count } kartu.
        [few] { $seat } vykládá ještě { $count } karty.
        [many] { $seat } vykládá ještě { $count } karet.
       *[other] { $seat } vykládá ještě { $count } karet.
    }
status-sail =
    { $count ->
        [one] { $seat } pluje: ještě { $count } krok.
        [few] { $seat } pluje: ještě { $count } kroky.
        [many] { $seat } pluje: ještě { $count } kroků.
       *[other] { $seat } pluje: ještě { $count } kroků.
    }
status-compass = { $seat } smí s kompasem přeplout do jiného přístavu.
status-load = { $seat } nakládá vyložené karty; poslední zůstane nahoře.
status-over = Hra skončila.

## Záznam

log-turn = Na tahu: { $seat }
log-influence =
    { $count ->
        [one] { $seat } získává díky místnímu vlivu { $count } dukát.
        [few] { $seat } získává díky místnímu vlivu { $count } dukáty.
        [many] { $seat } získává díky místnímu vlivu { $count } dukátů.
       *[other] { $seat } získává díky místnímu vlivu { $count } dukátů.
    }
log-drop = { $seat } odkládá kartu na pirátský balíček.
log-buy = { $seat } kupuje z balíčku { $card } (cena { $price }).
log-buy-hidden = { $seat } kupuje kartu z balíčku (cena { $price }).
log-buy-pirates = { $seat } kupuje z pirátského balíčku { $card } (cena { $price }).
log-buy-pirates-hidden = { $seat } kupuje kartu ze svého pirátského balíčku (cena { $price }).
log-debt = { $seat } kupuje na dluh.
log-offer = { $seat } nabízí → { $partner }: { $terms }.
log-counter = { $seat } nabízí místo toho → { $partner }: { $terms }.
log-accept = { $seat } přijímá a ukazuje karty.
log-decline = { $seat } odmítá.
log-deal = Obchod: { $seat } dává { $given }, { $partner } dává { $wanted }.
log-gift = Obchod: { $seat } dává { $given }, { $partner } za to nedává nic.
log-prestige = { $seat } získává žeton prestiže.
log-lay = { $seat } vykládá: { $cards }.
log-ducats =
    { $count ->
        [one] { $seat } dostává { $count } dukát.
        [few] { $seat } dostává { $count } dukáty.
        [many] { $seat } dostává { $count } dukátů.
       *[other] { $seat } dostává { $count } dukátů.
    }
log-pirates =
    { $count ->
        [one] { $seat } dává na pirátský balíček { $count } kartu.
        [few] { $seat } dává na pirátský balíček { $count } karty.
        [many] { $seat } dává na pirátský balíček { $count } karet.
       *[other] { $seat } dává na pirátský balíček { $count } karet.
    }
log-draw = { $seat } bere do ruky: { $cards }.
log-draw-hidden =
    { $count ->
        [one] { $seat } bere do ruky { $count } kartu.
        [few] { $seat } bere do ruky { $count } karty.
        [many] { $seat } bere do ruky { $count } karet.
       *[other] { $seat } bere do ruky { $count } karet.
    }
log-calm-sea =
    { $count ->
        [one] { $seat } má klidné moře: { $count } dukát.
        [few] { $seat } má klidné moře: { $count } dukáty.
        [many] { $seat } má klidné moře: { $count } dukátů.
       *[other] { $seat } má klidné moře: { $count } dukátů.
    }
log-sail = { $seat } pluje: { $port }.
log-compass = { $seat } nachází kompas.
log-jump = { $seat } pluje s kompasem: { $port }.
log-token = { $seat } bere žeton { $token }.
log-load = { $seat } nakládá; nahoře leží { $card }.
log-last-round = Balíček došel: toto je poslední kolo.
log-reshuffle =
    { $count ->
        [one] Nový balíček: { $count } karta.
        [few] Nový balíček: { $count } karty.
        [many] Nový balíček: { $count } karet.
       *[other] Nový balíček: { $count } karet.
    }
log-unload =
    { $count ->
        [one] { $seat } boduje náklad a pirátský balíček předem: { $count } dukát.
        [few] { $seat } boduje náklad a pirátský balíček předem: { $count } dukáty.
        [many] { $seat } boduje náklad a pirátský balíček předem: { $count } dukátů.
       *[other] { $seat } boduje náklad a pirátský balíček předem: { $count } dukátů.
    }
log-lion = Benátský lev: první bodování.
log-lion-prestige =
    { $count ->
        [one] { $seat } získává za prestiž { $count } dukát.
        [few] { $seat } získává za prestiž { $count } dukáty.
        [many] { $seat } získává za prestiž { $count } dukátů.
       *[other] { $seat } získává za prestiž { $count } dukátů.
    }
log-lion-cargo =
    { $count ->
        [one] { $seat } získává za náklad { $count } dukát.
        [few] { $seat } získává za náklad { $count } dukáty.
        [many] { $seat } získává za náklad { $count } dukátů.
       *[other] { $seat } získává za náklad { $count } dukátů.
    }

## Konec

end-deck = Poslední kolo je dohráno.
line-ducats = Dukáty na počítadle
line-prestige = Žetony prestiže: { $count }
line-pirates = Karty v pirátském balíčku: { $count }
line-ports = Přístavní žetony: { $count }
tie-cargo = karet v nákladu
tie-start = míst po směru hodinových ručiček od začínajícího hráče

## Podle čeho boti soudí

term-ducats = Dukáty na počítadle
term-cargo = Co vynáší náklad
term-pirates = Karty v pirátském balíčku
term-prestige = Žetony prestiže
term-ports = Přístavní žetony
term-lead = Náskok v dukátech, tím cennější, čím blíž je konec
term-growth = Co by přidala další karta zboží, které leží navrchu
term-fitting = Co přidají karty v ruce ke zboží, které leží navrchu
term-sets = Co by vyneslo ostatní zboží v ruce
term-cards = Karty v ruce, které lze ještě naložit
term-earning = Symboly dukátů v ruce
term-drawing = Symboly balíčku karet v ruce
term-sailing = Symboly lodi v ruce
term-flags = Pirátské vlajky v ruce
term-bales = Kolik karet se v příštím tahu zahraje
term-missing = Karty, které na příští tah chybějí
term-surplus = Karty v ruce nad námořní sílu
term-token = Co přinese aktivní přístavní žeton
term-near = Přístavní žetony do dvou kroků od lodi

# Co k tomu řekne rádce
why-ducats = přinese { $number ->
        [one] o { $number } dukát víc
        [few] o { $number } dukáty víc
       *[other] o { $number } dukátů víc
    }
why-ducats-rival = připraví hráče { $seat } o { $number ->
        [one] { $number } dukát
        [few] { $number } dukáty
       *[other] { $number } dukátů
    }
why-cargo = náklad vynese { $number ->
        [one] o { $number } dukát víc
        [few] o { $number } dukáty víc
       *[other] o { $number } dukátů víc
    }
why-cargo-rival = náklad hráče { $seat } vynese { $number ->
        [one] o { $number } dukát méně
        [few] o { $number } dukáty méně
       *[other] o { $number } dukátů méně
    }
why-pirates = v pirátském balíčku bude { $number ->
        [one] o { $number } kartu méně
        [few] o { $number } karty méně
       *[other] o { $number } karet méně
    }
why-prestige = přinese { $number ->
        [one] o { $number } žeton prestiže víc
        [few] o { $number } žetony prestiže víc
       *[other] o { $number } žetonů prestiže víc
    }
why-ports = přinese { $number ->
        [one] o { $number } přístavní žeton víc
        [few] o { $number } přístavní žetony víc
       *[other] o { $number } přístavních žetonů víc
    }
why-lead = zvětší náskok před nejlepším soupeřem
why-growth = další karta vrchního zboží vynese { $number ->
        [one] o { $number } dukát víc
        [few] o { $number } dukáty víc
       *[other] o { $number } dukátů víc
    }
why-fitting = v ruce zůstanou karty, které k vrchnímu zboží přidají { $number ->
        [one] { $number } dukát
        [few] { $number } dukáty
       *[other] { $number } dukátů
    }
why-sets = v ruce zůstane zboží { $number ->
        [one] o { $number } dukát cennější
        [few] o { $number } dukáty cennější
       *[other] o { $number } dukátů cennější
    }
why-cards = v ruce zůstane k naložení { $number ->
        [one] o { $number } kartu víc
        [few] o { $number } karty víc
       *[other] o { $number } karet víc
    }
why-earning = v ruce zůstane { $number ->
        [one] o { $number } symbol dukátu víc
        [few] o { $number } symboly dukátu víc
       *[other] o { $number } symbolů dukátu víc
    }
why-drawing = v ruce zůstane { $number ->
        [one] o { $number } symbol karty víc
        [few] o { $number } symboly karty víc
       *[other] o { $number } symbolů karty víc
    }
why-flags = v ruce zůstane { $number ->
        [one] o { $number } pirátskou vlajku méně
        [few] o { $number } pirátské vlajky méně
       *[other] o { $number } pirátských vlajek méně
    }
why-bales = příští tah půjde zahrát { $number ->
        [one] o { $number } kartu víc
        [few] o { $number } karty víc
       *[other] o { $number } karet víc
    }
why-missing = na příští tah bude chybět { $number ->
        [one] o { $number } kartu méně
        [few] o { $number } karty méně
       *[other] o { $number } karet méně
    }
why-surplus = nad námořní sílu bude v ruce { $number ->
        [one] o { $number } kartu méně
        [few] o { $number } karty méně
       *[other] o { $number } karet méně
    }
why-token = přístavní žeton vynese { $number ->
        [one] o { $number } dukát víc
        [few] o { $number } dukáty víc
       *[other] o { $number } dukátů víc
    }
why-near = nablízku lodi bude { $number ->
        [one] o { $number } přístavní žeton víc
        [few] o { $number } přístavní žetony víc
       *[other] o { $number } přístavních žetonů víc
    }

# Kousky
feat-landslide = Dóže
    .how = Vyhrát o patnáct dukátů nebo víc
feat-no-pirates = Čistá brázda
    .how = Vyhrát bez jediné karty v pirátském balíčku
feat-long-run = Plné podpalubí
    .how = Naložit na sebe šest karet jednoho zboží
feat-harbours = Všude doma
    .how = Získat osm přístavních žetonů
feat-penniless = Z ničeho
    .how = Vyhrát, i když jednou nezbyl ani dukát

## Proč něco nejde zrovna tady

refused-steps = { $count ->
    [0] Vaše loď kotví tady: { $port }. Kroky jí dají až lodi na vyložených kartách, teď nemá žádný.
    [one] Vaše loď kotví tady: { $port }. Zbývá jí { $count } krok.
    [few] Vaše loď kotví tady: { $port }. Zbývají jí { $count } kroky.
   *[other] Vaše loď kotví tady: { $port }. Zbývá jí { $count } kroků.
}
refused-route = { $port } – { $goal }: tudy nevede volná cesta na jeden krok. Kroků zbývá: { $count }.
refused-pirates-of = Tenhle pirátský balíček patří jinému hráči: { $seat }.
refused-laying = Už se vykládá: z balíků ({ $bales }) leží na stole { $count }.
refused-bought = Karet koupených v tomhle tahu: { $count }.
refused-no-more-cards = Teď už není odkud kartu vzít.
refused-no-pirates = Váš pirátský balíček je prázdný.
refused-bales = Vaše vrchní karta ukazuje tolik balíků: { $bales }. Vyloženo: { $count }, v ruce: { $hand }.
refused-limit = Vaše vrchní karta má sílu { $power } a v ruce máte karet: { $hand }.
refused-asked = { $seat } už v tomhle tahu tři nabídky má, víc jich být nesmí.
refused-spare = Balíky na vaší vrchní kartě: { $bales }. V ruce máte karet: { $hand }; tolik jich teď můžete dát pryč: { $count }.
refused-wanted = Nabídka za to chce: { $goods }.
refused-accept-first = Kdo chce nabídku přijmout, klikne nejdřív na „{ accept }“ a pak vybere, které karty dá.
refused-pick = Tuhle kartu teď vybrat nejde: vybírají se zleva doprava, každá jednou a tak, aby jich vpravo zbylo dost.
refused-in-offer = Tahle karta už v nabídce je.
refused-most = Karet, o které nabídka už žádá: { $count }.
refused-step-trade = Teď se nakupuje a vybírá se, komu nabídnout obchod.
refused-step-give = Teď se vybírá, které karty nabídka dává.
refused-step-pay = Teď se vybírá, kolik dukátů nabídka přidává.
refused-step-want = Teď se vybírá, které zboží nabídka chce.
refused-step-charge = Teď se vybírá, kolik dukátů nabídka žádá.

## Když se to stane poprvé

rare-limit = V ruce bylo na začátku tahu víc karet, než kolik je námořní síla navrchu nákladu. Přebytečné jdou k pirátům a každá na konci stojí dukát.
rare-deal = Obchod platí a hráč, který na tahu nebyl, za něj dostává žeton prestiže. Za prestiž se vyplácejí dukáty, když přijde lev a na konci, nejvíc 6.
rare-pirates = Vlajky na vyložených kartách přivolaly piráty. Karty na pirátském balíčku stojí na konci po dukátu, ale dají se z něj odkoupit.
rare-compass = V cílovém přístavu leží kompas. Kompas odchází ze hry a loď smí hned do kteréhokoli jiného přístavu.
rare-lion = Přišel benátský lev: vyplatí se prestiž a z každého nákladu všechno kromě horní skupiny stejného zboží. Pak se hraje dál.
rare-last-round = Balíček došel, tohle kolo je poslední. Na konci se vyplatí celý náklad, prestiž i přístavy.
rare-reshuffle = Balíček došel, a tak se zamíchal nový. Poslední kolo to nijak neprodlužuje.
rare-debt = Kupovat se smí i na dluh. Kdo má dukátů míň než nula, platí za další kartu čtyři místo tří.
