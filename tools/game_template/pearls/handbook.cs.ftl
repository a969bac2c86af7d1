# Sem patří, co hru vysvětluje vedle pravidel; tyto zprávy jmenuje handbook.json, viz tools/game_handbooks.py.

new-here = Každá karta má jiné číslo. Ve svém tahu vyložíte jednu ze svých tří karet na konec své řady. Musí být vyšší než poslední karta v ní. Pak si doberete další. Pokud žádná vaše karta není dost vysoká, jednu odhodíte.
    .goal = Za každou kartu v řadě máte bod a nejdelší řada vyhrává. Stoupejte proto po malých krůčcích a vysoké karty si nechte na konec.

## Věci

this-card = Karta. Můžete ji vyložit na konec své řady, pokud je vyšší než poslední karta v ní.
this-deck = Balíček lícem dolů. Dobíráte si z něj po každém tahu.
this-discard = Odhozené karty, které se nikomu do řady nehodily.
this-row = Řada tohoto hráče, zatím prázdná. První karta může být jakákoli.
this-held = Karta v ruce jiného hráče.

## Příklady

example-start = Balíček před prvním tahem. Každý si z něj už dobral tři karty.
example-hand = V ruce máte tři karty a svou řadu můžete začít kteroukoli z nich.
example-row = Další karta musí být vyšší než poslední karta této řady.

## Stránka po ruce

page-turn = Váš tah
page-turn-play = Vyložte kartu na konec své řady a doberte si.
page-turn-higher = Musí být vyšší než poslední karta v řadě. Když takovou nemáte, jednu odhoďte.
page-turn-points = Za každou kartu v řadě máte bod.
