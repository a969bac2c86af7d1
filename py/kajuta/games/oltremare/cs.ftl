game-title = Oltre Mare
game-tagline = Benátští kupci obchodují, nakládají zboží a plují z přístavu do přístavu.

## Nová hra

option-symbols = Symboly při obchodování
    .help = Co je při vyjednávání vidět z nabízených karet.
option-symbols-open = Odkryté
    .help = Nabízené karty leží na stole lícem nahoru. Doporučujeme.
option-symbols-hidden = Skryté
    .help = Vidět je jen druh zboží, zbytek karty až po uzavření obchodu.
option-memory = Pamatovat si za mě
    .help = U každého nákladu je vidět, kolik karet stejného zboží leží nahoře za sebou. Bez této volby si to musíte pamatovat sami, jak to vyžadují pravidla.

## Zboží

good-gems = drahokamy
    .count =
        { $count ->
            [one] { $count } drahokam
            [few] { $count } drahokamy
           *[other] { $count } drahokamů
        }
good-scrolls = svitky
    .count =
        { $count ->
            [one] { $count } svitek
            [few] { $count } svitky
           *[other] { $count } svitků
        }
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
card =
    { $good }, síla { $power }, { $bales ->
        [one] { $bales } balík
        [few] { $bales } balíky
       *[other] { $bales } balíků
    }, { $first }, { $second }
bales-sign = { $count }
hidden-card = Karta lícem dolů

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
    .help = Vyložené pirátské vlajky nemají žádný účinek.
token-good-trade = Dobrý obchod
    .help = K vyloženým symbolům se přidá 1 symbol dukátu.
token-local-influence = Místní vliv
    .help = Na začátku tahu dostanete tolik dukátů, o kolik je vaše námořní síla větší než 3.
token-good-terms = Dobré obchodní podmínky
    .help = Nákupy v jednom tahu stojí postupně 1, 2, 3 a 4 dukáty.
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
       *[other] { $count } dukátů
    }
everybody = všem

## Stůl

cargo =
    { $count ->
        [one] Náklad ({ $count } karta): nahoře { $card }
        [few] Náklad ({ $count } karty): nahoře { $card }
       *[other] Náklad ({ $count } karet): nahoře { $card }
    }
no-cargo = Celý náklad už je obodovaný
run = ×{ $count }
pirates =
    { $count ->
        [one] Pirátský balíček: { $count } karta
        [few] Pirátský balíček: { $count } karty
       *[other] Pirátský balíček: { $count } karet
    }
no-token = Žádný aktivní přístavní žeton
active-token = Aktivní přístavní žeton: { $token }
power = Námořní síla { $count }
    .word = síla
bales = Balíky: { $count }
    .word =
        { $count ->
            [one] balík
            [few] balíky
           *[other] balíků
        }
prestige =
    { $count ->
        [one] { $count } žeton prestiže
        [few] { $count } žetony prestiže
       *[other] { $count } žetonů prestiže
    }
    .word =
        { $count ->
            [one] prestiž
            [few] prestiže
           *[other] prestiže
        }
collected-tokens =
    { $count ->
        [one] { $count } získaný přístavní žeton
        [few] { $count } získané přístavní žetony
       *[other] { $count } získaných přístavních žetonů
    }
    .word =
        { $count ->
            [one] žeton
            [few] žetony
           *[other] žetonů
        }
hand = Karty v ruce
talk = Vyjednávání
offer = { $seat } → { $partner }: { $terms }.
counter-offer = { $seat } dává protinabídku: { $terms }.
terms = dává { $given }, žádá { $wanted }
terms-gift = dává { $given } a nic nežádá
terms-plea = žádá { $wanted } a nic nedává
terms-unfinished = dává { $given }
terms-none = zatím nic
picked = { $seat } dává:
wants = Požadované zboží
coins-pay = Přidané dukáty
coins-charge = Požadované dukáty
laid = Vyložené karty
total-ducat =
    { $count ->
        [one] { $symbols }× symbol dukátu = { $count } dukát
        [few] { $symbols }× symbol dukátu = { $count } dukáty
       *[other] { $symbols }× symbol dukátu = { $count } dukátů
    }
total-pirate =
    { $count ->
        [one] { $symbols }× pirátská vlajka = { $count } karta na pirátský balíček
        [few] { $symbols }× pirátská vlajka = { $count } karty na pirátský balíček
       *[other] { $symbols }× pirátská vlajka = { $count } karet na pirátský balíček
    }
total-card =
    { $count ->
        [one] { $symbols }× symbol balíčku karet = { $count } karta do ruky
        [few] { $symbols }× symbol balíčku karet = { $count } karty do ruky
       *[other] { $symbols }× symbol balíčku karet = { $count } karet do ruky
    }
total-ship =
    { $count ->
        [one] { $symbols }× symbol lodi = plavba o { $count } přístav
        [few] { $symbols }× symbol lodi = plavba o { $count } přístavy
       *[other] { $symbols }× symbol lodi = plavba o { $count } přístavů
    }
total-calm-sea =
    { $count ->
        [one] Klidné moře, { $symbols }× symbol lodi = { $count } dukát
        [few] Klidné moře, { $symbols }× symbol lodi = { $count } dukáty
       *[other] Klidné moře, { $symbols }× symbol lodi = { $count } dukátů
    }
deck =
    { $count ->
        [one] Balíček zboží: { $count } karta
        [few] Balíček zboží: { $count } karty
       *[other] Balíček zboží: { $count } karet
    }
lion-in-deck = lev v balíčku
last-round = poslední kolo
discard-top = Odkládací balíček, nahoře { $card }
discard-word = odložené
discard-empty = Odkládací balíček je prázdný
ship = Loď v přístavu { $port }: { $seat }
ducat-track = Dukáty
purse =
    { $count ->
        [one] { $seat }: { $count } dukát
        [few] { $seat }: { $count } dukáty
       *[other] { $seat }: { $count } dukátů
    }
payouts = Bodování stejného zboží
payout = { $good }: { $row }
payout-first = { $count }
payout-next = { $before } · { $count }
tokens = Přístavní žetony

## Tlačítka

offer-to = Nabídka pro: { $seat }
offer-to-all = Nabídka všem
offers-left =
    { $count ->
        [one] ještě { $count } nabídka
        [few] ještě { $count } nabídky
       *[other] ještě { $count } nabídek
    }
play-chosen = Vyložit
act = Vyložit karty
done = Hotovo
pass = Odmítnout
no-offer = Nic nenabízet
counter = Protinabídka
accept = Přijmout
agree = Uzavřít obchod
call-off = Zrušit obchod
stay = Zůstat zde
price =
    { $count ->
        [one] { $count } dukát
        [few] { $count } dukáty
       *[other] { $count } dukátů
    }
loses-token = ztráta žetonu
confirm-gift = Karty darujete a nic za ně nechcete. Opravdu nabídku odeslat?
window-unasked = Moje nabídky v tazích soupeřů
window-offer = Nabídky od soupeřů

## Stav

status-limit =
    { $count ->
        [one] Odložte ještě { $count } kartu na pirátský balíček
        [few] Odložte postupně { $count } karty na pirátský balíček
       *[other] Odložte postupně { $count } karet na pirátský balíček
    }
status-trade =
    { $count ->
        [one] Obchodujte, kupujte, nebo vyložte { $count } kartu
        [few] Obchodujte, kupujte, nebo vyložte { $count } karty
       *[other] Obchodujte, kupujte, nebo vyložte { $count } karet
    }
status-trade-short =
    { $count ->
        [one] Obchodujte nebo kupujte, chybí vám { $count } karta
        [few] Obchodujte nebo kupujte, chybí vám { $count } karty
       *[other] Obchodujte nebo kupujte, chybí vám { $count } karet
    }
status-unasked = Nabídněte obchod, nebo ne (na tahu: { $active })
status-give = Vyberte karty, které nabídnete
status-pay = Zvolte, kolik dukátů přidáte
status-want = Zvolte zboží, které za to chcete
status-charge = Zvolte, kolik dukátů za to chcete
status-answer = Odpovězte na nabídku ({ $maker })
status-answer-counter = Odpovězte na protinabídku ({ $maker })
status-agree = Uzavřete obchod s těmito kartami?
status-play =
    { $count ->
        [one] Vyložte { $count } kartu
        [few] Vyložte { $count } karty
       *[other] Vyložte { $count } karet
    }
status-sail =
    { $count ->
        [one] Plujte o { $count } přístav dál
        [few] Plujte o { $count } přístavy dál
       *[other] Plujte o { $count } přístavů dál
    }
status-sail-on =
    { $count ->
        [one] Plujte ještě o { $count } přístav dál
        [few] Plujte ještě o { $count } přístavy dál
       *[other] Plujte ještě o { $count } přístavů dál
    }
status-compass = Přeplujete díky kompasu do jiného přístavu?
status-load = Naložte karty; poslední zůstane nahoře

## Záznam hry

log-turn = Na tahu: { $seat }.
log-influence =
    { $count ->
        [one] { $seat } získává za místní vliv { $count } dukát.
        [few] { $seat } získává za místní vliv { $count } dukáty.
       *[other] { $seat } získává za místní vliv { $count } dukátů.
    }
log-drop = { $seat } odkládá kartu na pirátský balíček.
    .own = Odložte kartu na pirátský balíček.
action-lay = { $seat } vykládá tuto kartu: { $card }.
    .own = Vyložte tuto kartu: { $card }.
action-give = { $seat } nabízí tuto kartu: { $card }.
    .own = Nabídněte tuto kartu: { $card }.
action-want = { $seat } žádá { $card }.
    .own = Žádejte { $card }.
action-pay = { $count ->
    [0] { $seat } nepřidává žádné dukáty.
    [one] { $seat } přidává { $count } dukát.
    [few] { $seat } přidává { $count } dukáty.
   *[other] { $seat } přidává { $count } dukátů.
}
    .own =
        { $count ->
            [0] Dukáty nepřidávejte.
            [one] Přidejte { $count } dukát.
            [few] Přidejte { $count } dukáty.
           *[other] Přidejte { $count } dukátů.
        }
action-load = { $seat } nakládá jako další tuto kartu: { $card }.
    .own = Jako další naložte tuto kartu: { $card }.
log-buy = { $seat } kupuje z balíčku zboží { $card } za { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}.
log-buy-hidden = { $seat } kupuje kartu z balíčku zboží za { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}.
    .own =
        { $price ->
            [one] Kupte kartu z balíčku zboží za { $price } dukát.
            [few] Kupte kartu z balíčku zboží za { $price } dukáty.
           *[other] Kupte kartu z balíčku zboží za { $price } dukátů.
        }
log-buy-pirates = { $seat } kupuje z pirátského balíčku { $card } za { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}.
log-buy-pirates-hidden = { $seat } kupuje kartu z pirátského balíčku za { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}.
    .own =
        { $price ->
            [one] Kupte kartu z pirátského balíčku za { $price } dukát.
            [few] Kupte kartu z pirátského balíčku za { $price } dukáty.
           *[other] Kupte kartu z pirátského balíčku za { $price } dukátů.
        }
log-debt = { $seat } se dostává do dluhu.
log-offer = Nabídka ({ $seat } → { $partner }): { $terms }.
log-counter = Protinabídka ({ $seat } → { $partner }): { $terms }.
log-accept = { $seat } přijímá nabídku a ukazuje karty.
    .own = Přijměte nabídku a ukažte karty.
log-decline = { $seat } odmítá nabídku.
    .own = Odmítněte nabídku.
log-deal = Obchod: { $seat } dává { $given }, { $partner } dává { $wanted }.
    .own = Uzavřete obchod: dejte { $given }, { $partner } dá { $wanted }.
log-gift = Obchod: { $seat } dává { $given } a { $partner } za to nedává nic.
    .own = Uzavřete obchod: dejte { $given }, { $partner } za to nedá nic.
log-prestige = { $seat } získává žeton prestiže.
log-lay = { $seat } vykládá { $cards }.
    .own = Vyložte { $cards }.
log-ducats =
    { $count ->
        [one] { $seat } dostává { $count } dukát.
        [few] { $seat } dostává { $count } dukáty.
       *[other] { $seat } dostává { $count } dukátů.
    }
log-pirates =
    { $count ->
        [one] { $seat } dává na pirátský balíček { $count } kartu.
        [few] { $seat } dává na pirátský balíček { $count } karty.
       *[other] { $seat } dává na pirátský balíček { $count } karet.
    }
log-draw = { $seat } si bere do ruky { $cards }.
log-draw-hidden =
    { $count ->
        [one] { $seat } si bere do ruky { $count } kartu.
        [few] { $seat } si bere do ruky { $count } karty.
       *[other] { $seat } si bere do ruky { $count } karet.
    }
log-calm-sea =
    { $count ->
        [one] { $seat } získává za klidné moře { $count } dukát.
        [few] { $seat } získává za klidné moře { $count } dukáty.
       *[other] { $seat } získává za klidné moře { $count } dukátů.
    }
log-sail = { $seat } pluje do přístavu { $port }.
    .own = Plujte do přístavu { $port }.
log-compass = { $seat } nachází kompas.
log-jump = { $seat } přeplouvá díky kompasu do přístavu { $port }.
log-token = { $seat } si bere žeton { $token }.
log-load = { $seat } nakládá karty. Na vrchu nákladu: { $card }.
log-last-round = Balíček zboží došel: toto je poslední kolo.
log-reshuffle =
    { $count ->
        [one] Zamíchal se nový balíček zboží: { $count } karta.
        [few] Zamíchal se nový balíček zboží: { $count } karty.
       *[other] Zamíchal se nový balíček zboží: { $count } karet.
    }
log-unload =
    { $count ->
        [one] { $seat } už teď boduje náklad a pirátský balíček: { $count } dukát.
        [few] { $seat } už teď boduje náklad a pirátský balíček: { $count } dukáty.
       *[other] { $seat } už teď boduje náklad a pirátský balíček: { $count } dukátů.
    }
log-lion = Přichází benátský lev: první bodování.
log-lion-prestige =
    { $count ->
        [one] { $seat } získává za prestiž { $count } dukát.
        [few] { $seat } získává za prestiž { $count } dukáty.
       *[other] { $seat } získává za prestiž { $count } dukátů.
    }
log-lion-cargo =
    { $count ->
        [one] { $seat } získává za náklad { $count } dukát.
        [few] { $seat } získává za náklad { $count } dukáty.
       *[other] { $seat } získává za náklad { $count } dukátů.
    }

## Konec

end-deck = Poslední kolo skončilo.
line-ducats = Dukáty na počítadle
line-prestige = Pořadí podle žetonů prestiže ({ $count })
line-pirates = Karty v pirátském balíčku: { $count }
line-ports = Pořadí podle přístavních žetonů ({ $count })
tie-cargo = karet v nákladu
tie-start = míst od začínajícího hráče (po směru hodinových ručiček)

## Podle čeho boti soudí

term-ducats = Dukáty na počítadle
term-cargo = Výnos nákladu
term-pirates = Karty v pirátském balíčku
term-prestige = Žetony prestiže
term-ports = Přístavní žetony
term-lead = Náskok v dukátech (čím blíž konci, tím cennější)
term-growth = Výnos další karty téhož zboží na vrchu nákladu
term-fitting = Možný výnos karet, které se hodí na vrch nákladu
term-sets = Možný výnos ostatního zboží v ruce
term-cards = Karty v ruce k naložení
term-earning = Symboly dukátu v ruce
term-drawing = Symboly balíčku karet v ruce
term-sailing = Symboly lodi v ruce
term-flags = Pirátské vlajky v ruce
term-bales = Počet karet k vyložení v příštím tahu
term-missing = Chybějící karty pro příští tah
term-surplus = Karty v ruce nad limit námořní síly
term-token = Přínos aktivního přístavního žetonu
term-near = Přístavní žetony nejvýš dva přístavy od lodi

# Co k tomu řekne rádce
why-ducats = získáte { $number ->
        [one] o { $number } dukát víc
        [few] o { $number } dukáty víc
       *[other] o { $number } dukátů víc
    }
why-ducats-rival = { $seat } přijde { $number ->
        [one] o { $number } dukát
        [few] o { $number } dukáty
       *[other] o { $number } dukátů
    }
why-cargo = náklad vynese { $number ->
        [one] o { $number } dukát víc
        [few] o { $number } dukáty víc
       *[other] o { $number } dukátů víc
    }
why-cargo-rival = { $seat } dostane za náklad { $number ->
        [one] o { $number } dukát méně
        [few] o { $number } dukáty méně
       *[other] o { $number } dukátů méně
    }
why-pirates = v pirátském balíčku bude { $number ->
        [one] o { $number } kartu méně
        [few] o { $number } karty méně
       *[other] o { $number } karet méně
    }
why-prestige = získáte { $number ->
        [one] o { $number } žeton prestiže víc
        [few] o { $number } žetony prestiže víc
       *[other] o { $number } žetonů prestiže víc
    }
why-ports = získáte { $number ->
        [one] o { $number } přístavní žeton víc
        [few] o { $number } přístavní žetony víc
       *[other] o { $number } přístavních žetonů víc
    }
why-lead = budete na tom s body proti nejlepšímu soupeři lépe
why-growth = další karta stejného zboží, jaké je na vrchu nákladu, vynese { $number ->
        [one] o { $number } dukát víc
        [few] o { $number } dukáty víc
       *[other] o { $number } dukátů víc
    }
why-fitting = v ruce zůstanou karty, které by na vrchu nákladu vynesly ještě { $number ->
        [one] { $number } dukát
        [few] { $number } dukáty
       *[other] { $number } dukátů
    }
why-sets = zboží, které zůstane v ruce, bude { $number ->
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
        [one] o { $number } symbol balíčku karet víc
        [few] o { $number } symboly balíčku karet víc
       *[other] o { $number } symbolů balíčku karet víc
    }
why-flags = v ruce zůstane { $number ->
        [one] o { $number } pirátskou vlajku méně
        [few] o { $number } pirátské vlajky méně
       *[other] o { $number } pirátských vlajek méně
    }
why-bales = budete mít { $number ->
        [one] o { $number } balík víc
        [few] o { $number } balíky víc
       *[other] o { $number } balíků víc
    }
why-missing = v příštím tahu bude k vyložení chybět { $number ->
        [one] o { $number } kartu méně
        [few] o { $number } karty méně
       *[other] o { $number } karet méně
    }
why-surplus = limit námořní síly překročíte { $number ->
        [one] o { $number } kartu méně
        [few] o { $number } karty méně
       *[other] o { $number } karet méně
    }
why-token = přístavní žeton vynese { $number ->
        [one] o { $number } dukát víc
        [few] o { $number } dukáty víc
       *[other] o { $number } dukátů víc
    }
why-near = loď bude mít na dosah { $number ->
        [one] o { $number } přístavní žeton víc
        [few] o { $number } přístavní žetony víc
       *[other] o { $number } přístavních žetonů víc
    }

# Úspěchy
feat-landslide = Dóže
    .how = Vyhrát aspoň o patnáct dukátů
feat-no-pirates = Čistý štít
    .how = Vyhrát bez jediné karty ve svém pirátském balíčku
feat-long-run = Plné podpalubí
    .how = Naložit za sebou šest karet stejného zboží
feat-harbours = Všude doma
    .how = Získat osm přístavních žetonů
feat-penniless = Z ničeho
    .how = Vyhrát, i když vám jednou nezbyl ani dukát

## Proč něco nejde zrovna tady

refused-steps = { $count ->
    [0] Tam doplout nemůžete: vaše loď kotví v přístavu { $port } a popluje, až vyložíte symboly lodi.
    [one] Tam doplout nemůžete: vaše loď kotví v přístavu { $port } a popluje ještě o { $count } přístav.
    [few] Tam doplout nemůžete: vaše loď kotví v přístavu { $port } a popluje ještě o { $count } přístavy.
   *[other] Tam doplout nemůžete: vaše loď kotví v přístavu { $port } a popluje ještě o { $count } přístavů.
}
refused-route = Tam rovnou doplout nemůžete: přístavy { $port } a { $goal } nespojuje žádná volná cesta. Loď popluje ještě o { $count ->
    [one] { $count } přístav
    [few] { $count } přístavy
   *[other] { $count } přístavů
}.
refused-pirates-of = Z tohohle pirátského balíčku kupovat nemůžete: patří jinému hráči ({ $seat }).
refused-laying = Obchodovat ani kupovat už nemůžete, protože právě vykládáte karty ({ $count }/{ $bales }).
refused-bought = Víc karet už v tomhle tahu koupit nemůžete: máte { $count ->
    [one] koupenou { $count } kartu
    [few] koupené { $count } karty
   *[other] koupených { $count } karet
}.
refused-no-more-cards = Kartu koupit nemůžete: žádná už nezbývá.
refused-no-pirates = Z pirátského balíčku kupovat nemůžete: je prázdný.
refused-bales = Podle balíků na vrchní kartě nákladu musíte vyložit přesně { $bales ->
    [one] { $bales } kartu
    [few] { $bales } karty
   *[other] { $bales } karet
}. Vyloženo: { $count }, v ruce: { $hand }.
refused-limit = Nejdřív musíte odložit karty na pirátský balíček: v ruce máte { $hand ->
    [one] { $hand } kartu
    [few] { $hand } karty
   *[other] { $hand } karet
} a vaše námořní síla je { $power }.
refused-asked = Další nabídku už v tomhle tahu poslat nemůžete: { $seat } smí dostat nejvýš tři.
refused-spare = Musíte vyložit { $bales ->
    [one] { $bales } kartu
    [few] { $bales } karty
   *[other] { $bales } karet
} a v ruce jich máte { $hand }, takže teď { $count ->
    [0] žádnou dát nemůžete
    [one] můžete dát nejvýš { $count }
   *[other] jich můžete dát nejvýš { $count }
}.
refused-wanted = Tuhle kartu dát nemůžete: soupeř žádá { $goods }.
refused-only-these = Vybírat nemusíte: jiné karty požadovaného zboží nemáte. Stačí zvolit „{ accept }“.
refused-in-offer = Tuhle kartu znovu přidat nemůžete: v nabídce už je.
refused-most = { $count ->
    [0] Karty žádat nemůžete: komu nabízíte, ten žádnou v ruce nemá.
    [one] Víc karet žádat nemůžete: v nabídce už žádáte { $count }.
   *[other] Víc karet žádat nemůžete: v nabídce už jich žádáte { $count }.
}
refused-step-trade = Teď můžete kupovat karty, nebo vybrat, komu nabídnete obchod.
refused-step-unasked = Nejdřív rozhodněte, jestli něco nabídnete.
refused-step-give = Nejdřív vyberte karty, které nabízíte.
refused-step-pay = Nejdřív vyberte, kolik dukátů k nabídce přidáte.
refused-step-want = Nejdřív vyberte, jaké zboží za to chcete.
refused-step-charge = Nejdřív vyberte, kolik dukátů za to chcete.

## Když se to stane poprvé

rare-limit = Kdo má na začátku tahu v ruce víc karet, než dovoluje námořní síla na vrchní kartě jeho nákladu, odkládá přebytečné na svůj pirátský balíček. Každá karta v něm stojí na konci dukát.
rare-deal = Kdo uzavře obchod s hráčem na tahu, dostane žeton prestiže. Prestiž vynese až 6 dukátů, a to dvakrát: když přijde lev a na konci hry.
rare-pirates = Vlajky na vyložených kartách přivolaly piráty. Každá karta v pirátském balíčku vás na konci stojí dukát, vrchní kartu svého balíčku ale můžete odkoupit zpět.
rare-compass = V tomhle přístavu je kompas. Odchází ze hry a loď smí hned přeplout do kteréhokoli jiného přístavu.
rare-lion = Přišel benátský lev: boduje se prestiž a v každém nákladu všechny karty kromě vrchní skupiny stejného zboží. Pak se hraje dál.
rare-last-round = Balíček zboží došel, takže tohle kolo je poslední. Na konci se boduje celý náklad, prestiž i přístavní žetony.
rare-reshuffle = Balíček zboží došel, a tak se zamíchal nový. Poslední kolo se tím neprodlužuje.
rare-debt = Kupovat smíte i na dluh. Dokud máte méně než nula dukátů, stojí karta 4 dukáty místo 3.
