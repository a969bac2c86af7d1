game-title = Submarine – potopený poklad
game-tagline = Pošlete ponorky do hlubin a jako první vyzvedněte dvanáct různých pokladů.

## Nová hra

option-placement = Rozmístění ponorek
    .help = Kdy se ponorky spouštějí do vody.
option-placement-start = Před prvním tahem
    .help = Hráči střídavě spouštějí po jedné ponorce, dokud nejsou ve vodě všechny.
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
type-tablet = tabulka
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
    .acc = minci { $rim }
token-ring = prsten { $rim }
    .acc = prsten { $rim }
token-vase = váza { $rim }
    .acc = vázu { $rim }
token-tablet = tabulka { $rim }
    .acc = tabulku { $rim }
token-lamp = lampa { $rim }
    .acc = lampu { $rim }
token-column = sloup { $rim }
    .acc = sloup { $rim }
token-shell = mušle { $rim }
    .acc = mušli { $rim }

color-red = červená
    .word =
        { $count ->
            [one] červená
            [few] červené
           *[other] červených
        }
color-yellow = žlutá
    .word =
        { $count ->
            [one] žlutá
            [few] žluté
           *[other] žlutých
        }
color-green = zelená
    .word =
        { $count ->
            [one] zelená
            [few] zelené
           *[other] zelených
        }
color-blue = modrá
    .word =
        { $count ->
            [one] modrá
            [few] modré
           *[other] modrých
        }
color-violet = fialová
    .word =
        { $count ->
            [one] fialová
            [few] fialové
           *[other] fialových
        }

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
field-with = { $where }: { $content }
treasure-at = { $treasure }, { $where }
subs-here = { $count ->
    [one] ponorka ({ $seat })
    [few] { $count } ponorky ({ $seat })
   *[other] { $count } ponorek ({ $seat })
}
surface = Hladina nad sloupcem { $column }
port = Za pravým okrajem
port-sign = za okraj
ship = Loď nad sloupcem { $column }: { $seat }
ship-left = Loď před vyplutím: { $seat }
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
    .word = v balíčku
held = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
    .word = v ruce
reserve = { $count ->
    [one] { $count } ponorka čeká na spuštění
    [few] { $count } ponorky čekají na spuštění
   *[other] { $count } ponorek čeká na spuštění
}
    .word = v záloze
joker = Žolík: { $treasure }
hand = Karty v ruce
discard = Odhazovací balíček
discarded = { $card }: { $count } mimo hru
price = { $fees ->
    [0] 1
   *[other] 1+{ $fees }
}

## Nápovědy na stole

hint-stop = { $count ->
    [one] { $count } nový
    [few] { $count } nové
   *[other] { $count } nových
}
hint-free = bez poplatku
hint-fees = poplatek: { $fees }
hint-fee = { $receiver } { $count }
hint-joker = žolík, bez poplatku
hint-swap = vyměnit
hint-pay = dostane { $receiver }

## Tlačítka

later = Teď ne
salvage = Vyzvedávat
move = Pohnout ponorkami
done = Hotovo
stay = Nechat si karty

## Věta nahoře

status-place = Umístěte ponorku { $number }/{ $of }
status-place-or-later = Umístěte ponorku { $number }/{ $of } teď, nebo později
status-sail = Vyberte, kam poplujete (vaše poklady: { $count }/{ $of })
status-act = Vyzvedávejte (nové: { $count }), nebo pohněte ponorkami
status-move =
    { $count ->
        [one] Pohněte ponorkou
       *[other] Pohněte nejvýš { $count } ponorkami
    }
status-move-must =
    { $count ->
        [one] Pohněte ponorkou, není co vyzvednout
       *[other] Pohněte nejvýš { $count } ponorkami, není co vyzvednout
    }
status-move-more =
    { $count ->
        [one] Pohněte ještě { $count } ponorkou, nebo ukončete tah
       *[other] Pohněte ještě { $count } ponorkami, nebo ukončete tah
    }
status-salvage = Vyberte poklad (nové typy: { $count })
status-salvage-more = Vyzvedněte další (nové typy: { $count }), nebo skončete
status-pay = Zaplaťte kartu (dostane ji { $receiver }, { $count ->
        [one] zbývá { $count }
        [few] zbývají { $count }
       *[other] zbývá { $count }
    })
status-break = Vyměníte kartu za vrchní z balíčku?
prompt-field = Vyberte, kam ponorka popluje
prompt-pay = Vyberte, čím poklad vyzvednete

## Záznam hry

remembered = Ze svého balíčku si shora pamatujete: { $cards }.
unknown = ?
log-place = { $seat } spouští ponorku do sloupce { $column }.
    .own = Spusťte ponorku do sloupce { $column }.
log-sail = { $seat } pluje nad sloupec { $column }.
    .own = Plujte nad sloupec { $column }.
log-leave = { $seat } odplouvá za okraj.
    .own = Odplujte za okraj.
log-voyage = Všechny lodě jsou za okrajem: začíná nová plavba.
log-move = { $seat } přesouvá ponorku: { $start } → { $to }.
    .own = Přesuňte ponorku: { $start } → { $to }.
log-salvage = { $seat } vyzvedává { $treasure } za { $card }.
    .own = Vyzvedněte { $treasure } za { $card }.
log-joker = { $seat } vyzvedává { $treasure } a na místě pokladu nechává žolíka: { $joker }.
    .own = Vyzvedněte { $treasure } a na místě pokladu nechte žolíka: { $joker }.
log-duplicate = { $seat } získává žolíka: { $treasure }.
log-duplicate-any = { $seat } získává žolíka.
log-fee = { $seat } platí poplatek: { $receiver } dostává { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
log-fee-card = { $seat } platí poplatek z ruky: { $receiver } dostává { $card }.
log-swap = { $seat } vyměňuje kartu.
    .own = Vyměňte kartu.

## Konec

line-treasures = Poklady na přepravní kartě
tie-jokers = žolíků
tie-cards = zbylých karet
end-full = { $seat } má všech dvanáct pokladů.
end-column = Ve sloupci { $column } už není žádný poklad. Mušle se nepočítají.
end-cards = Nikdo už nemá žádnou kartu.
end-standstill = Tři plavby po sobě nic nepřinesly.

## Podle čeho boti soudí

term-treasures = Poklady na přepravní kartě
term-lead = Náskok v pokladech (čím blíž konci, tím cennější)
term-jokers = Žolíci v zásobě
term-cards = Zbývající karty
term-ready = Potřebné poklady na dosah v této plavbě (s kartou v ruce)
term-reach = Potřebné poklady na dosah v této plavbě (zatím bez karty)
term-later = Potřebné poklady na dosah při příští plavbě
term-fees = Poplatky k zaplacení
term-stops = Zbývající zastávky této plavby

# Co k tomu řekne rádce
why-treasures = získáte { $number ->
        [one] o { $number } poklad víc
        [few] o { $number } poklady víc
       *[other] o { $number } pokladů víc
    }
why-treasures-rival = { $seat } přijde { $number ->
        [one] o { $number } poklad
        [few] o { $number } poklady
       *[other] o { $number } pokladů
    }
why-lead = budete na tom proti ostatním lépe
why-jokers = budete mít { $number ->
        [one] o { $number } žolíka víc
        [few] o { $number } žolíky víc
       *[other] o { $number } žolíků víc
    }
why-cards = budete mít { $number ->
        [one] o { $number } kartu víc
        [few] o { $number } karty víc
       *[other] o { $number } karet víc
    }
why-ready = půjde vyzvednout { $number ->
        [one] { $number } další poklad, který vám chybí
        [few] { $number } další poklady, které vám chybí
       *[other] { $number } dalších pokladů, které vám chybí
    }
why-ready-rival = { $seat } bude mít k vyzvednutí { $number ->
        [one] o { $number } poklad méně
        [few] o { $number } poklady méně
       *[other] o { $number } pokladů méně
    }
why-reach = v této plavbě { $number ->
        [one] bude na dosah { $number } další poklad, který vám chybí
        [few] budou na dosah { $number } další poklady, které vám chybí
       *[other] bude na dosah { $number } dalších pokladů, které vám chybí
    }
why-later = na příští plavbu budou ponorky čekat u { $number ->
        [one] { $number } dalšího pokladu, který vám chybí
       *[other] { $number } dalších pokladů, které vám chybí
    }
why-fees = ušetříte na poplatcích { $number ->
        [one] { $number } kartu
        [few] { $number } karty
       *[other] { $number } karet
    }
why-stops = v této plavbě zbude { $number ->
        [one] o { $number } zastávku víc
        [few] o { $number } zastávky víc
       *[other] o { $number } zastávek víc
    }

# Úspěchy
feat-landslide = Volné moře
    .how = Vyhrát aspoň o čtyři poklady
feat-haul = Plná síť
    .how = Vyzvednout v jednom tahu tři poklady
feat-no-joker = Bez žolíka
    .how = Vyhrát a nepoužít žádného žolíka
feat-cards-left = Zásoba vzduchu
    .how = Vyhrát a mít ještě aspoň pět karet
feat-from-behind = Z hlubin
    .how = Vyhrát, i když měl soupeř během hry náskok tří pokladů

## Proč něco nejde zrovna tady

refused-no-sub = Tady zastavit nemůžete: ve sloupci { $column } nemáte žádnou ponorku.
refused-fees = Na tenhle poklad nemáte dost karet: kromě karty za poklad se platí i poplatky ({ $fees }).
refused-no-card = Na tenhle poklad je potřeba { $color } karta.
refused-behind = Zpátky nad sloupec { $column } plout nemůžete: vaše loď už je nad sloupcem { $ship }.
refused-where = Tenhle poklad vyzvednout nemůžete: je ve sloupci { $column }, ale vaše loď je nad sloupcem { $ship }.
refused-no-sub-there = Odsud nic vyzvednout nemůžete: nemáte tu ponorku ({ $field }).
refused-column = Touhle ponorkou pohnout nemůžete: je ve sloupci { $column }, ale vaše loď je nad sloupcem { $ship }.
refused-reach = Sem se tahle ponorka nedostane: z řady { $row } smí doplout jen na jiné pole v řadách { $first } až { $last }.
refused-depth = Do řady { $row } ponorku spustit nemůžete: ponorky začínají v řadě 2, těsně pod hladinou.

## Když se to stane poprvé

rare-fee = V cestě k pokladu stála cizí ponorka, a tak její majitel dostal kartu. Jedna karta se platí za každou cizí ponorku na poli s pokladem a nad ním.
rare-duplicate = Když vyzvednete poklad typu, který už máte, stane se z něj žolík. Žolíkem zaplatíte jakýkoli poklad, a to bez poplatků.
rare-joker = Na místě vyzvednutého pokladu teď leží žolík, kterým se za něj zaplatilo. Od dalšího tahu si ho může vyzvednout kdokoli.
rare-voyage = Všechny lodě jsou za pravým okrajem, a tak vyplouvají znovu zleva. Ponorky zůstávají, kde jsou.
