game-title = Submarine - potopený poklad
game-tagline = Pošlete ponorky do hlubin a vyzvedněte jako první dvanáct různých pokladů.

## Nová hra

option-placement = Rozmístění ponorek
    .help = Kdy se ponorky spouštějí do vody.
option-placement-start = Před prvním tahem
    .help = Střídavě po jedné, dokud nejsou ve vodě všechny.
option-placement-as-you-go = Postupně
    .help = Na začátku každého svého tahu smíte spustit jednu ponorku.

## Poklady a karty

rim-red = s červeným okrajem
rim-yellow = se žlutým okrajem
rim-green = se zeleným okrajem
rim-blue = s modrým okrajem
rim-violet = s fialovým okrajem

type-amphora = amfora
type-crown = koruna
type-statue = socha
type-mask = maska
type-goblet = pohár
type-sword = meč
type-coin = mince
type-ring = prsten
type-vase = váza
type-tablet = deska
type-lamp = lampa
type-column = sloup

token-amphora = amfora { $rim }
    .acc = amforu { $rim }
token-crown = koruna { $rim }
    .acc = korunu { $rim }
token-statue = socha { $rim }
    .acc = sochu { $rim }
token-mask = maska { $rim }
    .acc = masku { $rim }
token-goblet = pohár { $rim }
    .acc = pohár { $rim }
token-sword = meč { $rim }
    .acc = meč { $rim }
token-coin = mince { $rim }
    .acc = mince { $rim }
token-ring = prsten { $rim }
    .acc = prsten { $rim }
token-vase = váza { $rim }
    .acc = vázu { $rim }
token-tablet = deska { $rim }
    .acc = desku { $rim }
token-lamp = lampa { $rim }
    .acc = lampu { $rim }
token-column = sloup { $rim }
    .acc = sloup { $rim }
token-shell = mušle { $rim }
    .acc = mušli { $rim }

color-red = červená
color-yellow = žlutá
color-green = zelená
color-blue = modrá
color-violet = fialová

card-red = červená karta
    .acc = červenou kartu
card-yellow = žlutá karta
    .acc = žlutou kartu
card-green = zelená karta
    .acc = zelenou kartu
card-blue = modrá karta
    .acc = modrou kartu
card-violet = fialová karta
    .acc = fialovou kartu
list = { $first }, { $rest }

## Stůl

field = sloupec { $column }, řada { $row }
surface = Hladina nad sloupcem { $column }
port = Přístav za pravým okrajem
port-sign = za okraj
ship = Loď nad sloupcem { $column }: { $seat }
ship-left = Loď před plavbou: { $seat }
ship-right = Loď za pravým okrajem: { $seat }
subs = { $count ->
    [one] Ponorka ({ $seat }), { $where }
    [few] { $count } ponorky ({ $seat }), { $where }
   *[other] { $count } ponorek ({ $seat }), { $where }
}
missing = Chybí: { $treasure }
stack = { $count ->
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
}
held = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
reserve = { $count ->
    [one] { $count } ponorka čeká na spuštění
    [few] { $count } ponorky čekají na spuštění
   *[other] { $count } ponorek čeká na spuštění
}
joker = Žolík: { $treasure }
hand = Karty v ruce
discard = Odhoz
discarded = { $card }: mimo hru { $count }
price = { $fees ->
    [0] 1
   *[other] 1+{ $fees }
}

## Nápovědy

hint-free = bez poplatku
hint-fees = poplatek { $fees }
hint-fee = { $receiver } { $count }
hint-joker = žolík, bez poplatku
hint-swap = pod balíček
hint-pay = dostane { $receiver }

## Tlačítka

later = Teď ne
salvage = Vyzvedávat
move = Přesouvat ponorky
done = Hotovo
stay = Nechat si karty

## Věta nahoře

status-place = { $seat } spouští ponorku těsně pod hladinu
status-place-or-later = { $seat } může spustit ponorku těsně pod hladinu
status-sail = { $seat } je na tahu: kam popluje loď?
status-act = { $seat } volí: vyzvedávat poklady, nebo přesouvat ponorky?
status-move = { $seat } přesouvá ponorku
status-move-more = { $seat } přesouvá další ponorku, nebo končí tah
status-salvage = { $seat } vyzvedává: který poklad a za co?
status-salvage-more = { $seat } vyzvedává další poklad, nebo končí tah
status-pay = { $seat } dluží { $count ->
    [one] ještě { $count } kartu
    [few] ještě { $count } karty
   *[other] ještě { $count } karet
}: kterou teď dostane { $receiver }?
status-break = { $seat } čeká za okrajem: vymění kartu?
status-over = Hra skončila

## Lodní deník

log-place = { $seat } spouští ponorku do sloupce { $column }.
log-sail = { $seat } pluje nad sloupec { $column }.
log-leave = { $seat } končí plavbu.
log-voyage = Všechny lodě jsou zpět: začíná nová plavba.
log-move = { $seat } přesouvá ponorku: { $start } → { $to }.
log-salvage = { $seat } vyzvedává { $treasure } za { $card }.
log-joker = { $seat } vyzvedává { $treasure }, místo pokladu zůstává žolík: { $joker }.
log-duplicate = { $seat } získává žolíka: { $treasure }.
log-fee = { $seat } platí, { $receiver } dostává { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
log-fee-card = { $seat } platí z ruky, { $receiver } dostává { $card }.
log-swap = { $seat } vyměňuje kartu.

## Konec

line-treasures = Poklady na přepravní kartě
line-jokers = { $count ->
    [one] Zbyl { $count } žolík (rozhoduje při shodě)
    [few] Zbyli { $count } žolíci (rozhodují při shodě)
   *[other] Zbylo { $count } žolíků (rozhodují při shodě)
}
line-cards = { $count ->
    [one] Zbyla { $count } karta (rozhoduje při další shodě)
    [few] Zbyly { $count } karty (rozhodují při další shodě)
   *[other] Zbylo { $count } karet (rozhodují při další shodě)
}
end-full = { $seat } má všech dvanáct pokladů.
end-column = Ve sloupci { $column } už není žádný poklad.
end-cards = Nikdo už nemá žádnou kartu.
end-standstill = Tři plavby po sobě nic nepřinesly.
