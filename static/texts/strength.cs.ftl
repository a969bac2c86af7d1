# Vaše síla

strength = Vaše síla
strength-range = { $low } až { $high }
strength-like = { $ranks ->
    [one] Hrajete asi tak jako { $first }.
    [two] Hrajete asi tak jako { $first } nebo { $last }.
   *[more] Hrajete někde mezi hodnostmi { $first } a { $last }. Další hry to upřesní.
}
strength-scale = Plavčík 100, námořník 200, kormidelník 300, kapitán 400.
strength-few = { $games ->
    [0] Zatím nemáte žádnou započítanou hru. Až jich bude { $needed }, ukáže se tu vaše síla.
    [one] Zatím máte započítanou jednu hru. Až jich bude { $needed }, ukáže se tu vaše síla.
    [few] Zatím máte započítané { $games } hry. Až jich bude { $needed }, ukáže se tu vaše síla.
   *[other] Zatím máte započítaných { $games } her. Až jich bude { $needed }, ukáže se tu vaše síla.
}
strength-unmeasured = Pro stoly, u kterých jste hráli, síla botů ještě není změřená.
strength-how = Výhry v { $games } hrách ve srovnání s tím, jak často vyhrávají boti různých hodností mezi sebou. Skutečná síla leží v uvedeném rozmezí v 95 případech ze 100.
strength-counts = Počítají se hry, ve kterých hrajete sami proti botům s normálním časem na přemýšlení: bez popohánění botů, bez rady a bez vracení náhody. Hra musí začít tady, s běžnými pravidly, a ne z odkazu. Hry ze starších verzí se nepočítají.
strength-crew = Posádka: { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
 }, { $variant }, { $company }
strength-crew-you = Vy
strength-crew-share = { $mean }{"\u00A0"}% ({ $low } až { $high })
strength-crew-few = { $games ->
    [one] { $games } hra, na srovnání málo
    [few] { $games } hry, na srovnání málo
   *[other] { $games } her, na srovnání málo
}
strength-crew-how = Jak často vyhrála vaše posádka ve srovnání s posádkami, ve kterých hráli jen boti dané hodnosti. Skutečný podíl leží v závorce v 95 případech ze 100.
