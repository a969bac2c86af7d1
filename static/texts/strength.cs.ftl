# Vaše síla

strength = Vaše síla
strength-range = { $low } až { $high }
strength-like = { $ranks ->
    [one] Hrajete asi jako { $first }.
    [two] Hrajete asi jako { $first } nebo { $last }.
   *[more] Hrajete na úrovni mezi hodnostmi { $first } a { $last }. Další hry to upřesní.
}
strength-scale = Plavčík 100, námořník 200, kormidelník 300, kapitán 400.
strength-few = { $games ->
    [0] Zatím nemáte žádnou započítanou hru. Až jich bude { $needed }, ukáže se tu vaše síla.
    [one] Zatím máte započítanou jednu hru. Až jich bude { $needed }, ukáže se tu vaše síla.
    [few] Zatím máte započítané { $games } hry. Až jich bude { $needed }, ukáže se tu vaše síla.
   *[other] Zatím máte započítaných { $games } her. Až jich bude { $needed }, ukáže se tu vaše síla.
}
strength-unmeasured = U stolů, u kterých jste hráli, zatím nemáme změřenou sílu botů.
strength-how = Odhad porovnává vaše výhry (počet her: { $games }) s tím, jak často se navzájem porážejí boti různých hodností. Skutečná síla leží v uvedeném rozmezí v 95 případech ze 100.
strength-counts = Počítají se hry, ve kterých hrajete sami proti botům s běžným časem na přemýšlení, nepopoháníte je, neptáte se rádce a neberete zpět nic, o čem rozhodla náhoda. Hra musí začít tady a s běžnými pravidly, ne z odkazu. Hry ze starších verzí se nepočítají.
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
strength-crew-how = Jak často vyhrála vaše posádka ve srovnání s posádkami, ve kterých hráli jen boti dané hodnosti. Skutečný podíl leží v 95 případech ze 100 v rozmezí uvedeném v závorce.
