# Hra dne: vlastní obrazovka.

ui-daily-with =
    { $count ->
        [one] Spoluhráč: { $bots }
       *[other] Spoluhráči: { $bots }
    }
ui-daily-against =
    { $count ->
        [one] Soupeř: { $bots }
       *[other] Soupeři: { $bots }
    }
ui-daily-alone = Sólo
ui-daily-play = Hrát
ui-daily-continue = Pokračovat
ui-daily-practise = Hrát nanečisto
ui-daily-practise-again = Zahrát si znovu nanečisto
ui-daily-past = Tento den už skončil. Jeho hru si ale můžete zahrát nanečisto.
ui-daily-to-today = K dnešní hře
ui-daily-table = Konečná pozice
ui-daily-won = Výhra
ui-daily-lost = Prohra
ui-daily-played = Odehráno
ui-daily-gave-up = Vzdáno
ui-daily-begun = Rozehráno
ui-daily-not-played = neodehráno
ui-daily-place =
    { $place }. místo ({ $of ->
        [one] { $of } hráč
        [few] { $of } hráči
       *[other] { $of } hráčů
    }), { $points }
ui-daily-points =
    { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }
ui-daily-release = Verze pravidel a botů: { $release }
ui-daily-releases = Verze pravidel a botů: na začátku { $release }, na konci { $later }
ui-daily-share = Sdílet výsledek
ui-daily-copied = Výsledek je zkopírovaný. O průběhu hry nic neprozrazuje.
ui-daily-calendar = Kalendář
ui-daily-month-before = Předchozí měsíc
ui-daily-month-after = Další měsíc
ui-daily-streak = Dní v řadě
ui-daily-longest = Nejdelší série
ui-daily-help = Hra dne je pro všechny se stejnou verzí Kajuty stejná: mají v ní stejné karty i boty. Počítá se jen první hra, kterou dohrajete nebo vzdáte. Ve hře, která se počítá, rádce neradí a krok, který už něco prozradil, nejde vzít zpět.
