# Sem patří každý text hry, který engine jmenuje, pod svým id.

game-title = Pearls
game-tagline = Vykládejte karty vzestupně a vytvořte nejdelší řadu.

## Věci

card = karta { $number }
deck = balíček
discard = odhazovací balíček
held = karta lícem dolů
hand = Ruka
row = prázdná řada

## Co dělat

status-play-first = Vyložte první kartu své řady
status-play = Vyložte kartu vyšší než { $number }
status-discard = Odhoďte kartu, protože žádná není dost vysoká

## Proč ne

refused-lower = Karta { $number } není vyšší než { $last }, poslední karta vaší řady.

## Záznam

log-play = { $seat } vykládá { $number }.
    .own = Vyložte { $number }.
log-discard = { $seat } odhazuje { $number }.
    .own = Odhoďte { $number }.
log-draw = { $seat } si dobírá { $number }.
log-draw-hidden = { $seat } si dobírá kartu.

## Konec

score-row = Karty v řadě
end-hands-empty = Nikdo už nemá žádnou kartu.
tie-last-card = na poslední kartě

## Poprvé

rare-discard = Žádná karta v ruce nebyla vyšší než poslední karta řady. Jedna proto místo v řadě skončila v odhazovacím balíčku.

## Úspěchy

feat-long-row = Dlouhá řada
    .how = Skončit aspoň se šesti kartami v řadě
feat-nothing-wasted = Nic nazmar
    .how = Dohrát bez jediné odhozené karty
feat-climber = Po malých krůčcích
    .how = Vyložit do řady čtyři karty s čísly do 12
