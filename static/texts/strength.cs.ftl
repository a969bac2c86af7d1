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
    [0] Zatím se vám nezapočítala žádná hra. Až jich bude { $needed }, ukáže se tu vaše síla.
    [one] Zatím máte započítanou jednu hru. Až jich bude { $needed }, ukáže se tu vaše síla.
    [few] Zatím máte započítané { $games } hry. Až jich bude { $needed }, ukáže se tu vaše síla.
   *[other] Zatím máte započítaných { $games } her. Až jich bude { $needed }, ukáže se tu vaše síla.
}
strength-unmeasured = Pro hry, jaké jste hráli, zatím nemáme změřenou sílu botů.
strength-how = Odhad porovnává vaše výhry (počet her: { $games }) s tím, jak často se navzájem porážejí boti různých hodností. V 95 případech ze 100 je skutečná síla v uvedeném rozmezí.
strength-counts = Počítají se hry, ve kterých hrajete jen s boty a ti mají běžný čas na přemýšlení, nepopoháníte je, neptáte se rádce a neberete zpět nic, o čem rozhodla náhoda. Hra musí začít v tomto prohlížeči, ne z odkazu, a musí mít běžná pravidla. Hry ze starších verzí se nepočítají.
strength-crew = Posádka: { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
 }, { $variant }, { $company }
strength-crew-you = Vy
strength-crew-share = { $mean }{"\u00A0"}% ({ $low } až { $high })
strength-crew-few = { $games ->
    [one] { $games } hra, na srovnání je to málo
    [few] { $games } hry, na srovnání je to málo
   *[other] { $games } her, na srovnání je to málo
}
strength-crew-how = Tady vidíte, jak často vyhrála vaše posádka ve srovnání s posádkami složenými jen z botů dané hodnosti. V závorce je rozmezí, do kterého skutečný podíl spadá v 95 případech ze 100.
