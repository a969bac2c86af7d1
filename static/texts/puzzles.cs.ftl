# Texty úloh.

ui-puzzles-lead = Skutečné pozice s jediným nejlepším tahem. Najděte ho a přečtěte si, proč je nejlepší.
ui-puzzle-list = Všechny úlohy
ui-puzzle-begin = Začít
ui-puzzle-go-on = Pokračovat
ui-puzzle-none = K této hře zatím žádné úlohy nejsou.
ui-puzzle-progress =
    Vyřešeno { $solved } { $of ->
        [2] ze
        [3] ze
        [4] ze
        [7] ze
        [12] ze
        [13] ze
        [14] ze
        [17] ze
        [20] ze
        [21] ze
        [22] ze
        [23] ze
        [24] ze
        [25] ze
        [26] ze
        [27] ze
        [28] ze
        [29] ze
       *[other] z
    }{"\u00A0"}{ $of }{ $hinted ->
        [0] { "" }
       *[other] , z toho s nápovědou { $hinted }
    }{ $missed ->
        [0] .
        [one] , { $missed } pokus nevyšel.
        [few] , { $missed } pokusy nevyšly.
       *[other] , { $missed } pokusů nevyšlo.
    }
ui-puzzle-result-solved = vyřešeno
ui-puzzle-result-hinted = vyřešeno s nápovědou
ui-puzzle-result-missed = nevyřešeno
ui-puzzle-difficulty =
    { $difficulty ->
        [1] lehká
        [2] střední
       *[other] těžká
    }

# Jedna úloha
ui-puzzle-title = Úloha { $number }/{ $of }
ui-puzzle-note = Úloha
ui-puzzle-about =
    Jste { $seat } a je { $turn }. tah. { $crew ->
        [true] Po správném tahu vyhraje posádka v{"\u00A0"}{ $chance }{"\u00A0"}% případů.
       *[other] Po správném tahu vyhrajete v{"\u00A0"}{ $chance }{"\u00A0"}% případů.
    }
ui-puzzle-options = Nastavení hry: { $options }.
ui-puzzle-ask = Který tah je nejlepší?
ui-puzzle-earlier-solved = Tuto úlohu už jste vyřešili.
ui-puzzle-earlier-hinted = Tuto úlohu už jste vyřešili s nápovědou.
ui-puzzle-earlier-missed = Na první pokus se vám tuto úlohu nepodařilo vyřešit. Další pokus už výsledek nezmění.
ui-puzzle-hint = Nápověda
ui-puzzle-hint-more = Další nápověda
ui-puzzle-hint-theme = Nápověda – klíč k úloze: { $theme }.
ui-puzzle-theme-wins = výhra
ui-puzzle-theme-averts = odvrácení prohry
ui-puzzle-theme-scores = závěrečné bodování
ui-puzzle-hint-region = Nápověda – podívejte se sem: { $region }.
ui-puzzle-hint-place =
    { $place ->
        [seat] Nápověda: podívejte se, co má { $seat }.
        [own] Nápověda: podívejte se, co máte před sebou.
        [hand] Nápověda: podívejte se na své karty v ruce.
        [moment] Nápověda: podívejte se, co se právě stalo.
        [actions] Nápověda: podívejte se na tlačítka.
        [side] Nápověda: podívejte se na okraj stolu.
       *[table] Nápověda: podívejte se doprostřed stolu.
    }
ui-puzzle-solved = Vyřešeno!
ui-puzzle-missed = To není nejlepší tah
ui-puzzle-solved-by = Šance na výhru je s vaším tahem { $chance }{"\u00A0"}%, s druhým nejlepším { $other }{"\u00A0"}%.
ui-puzzle-missed-by = Nejlepší tah: { $best }. Šance na výhru je s ním { $chance }{"\u00A0"}%, s vaším tahem { $other }{"\u00A0"}%.
ui-puzzle-better = Výhoda nejlepšího tahu: { $first }.
ui-puzzle-better-two = Výhody nejlepšího tahu: { $first }; { $second }.
ui-puzzle-answer = Porovnání tahů
ui-puzzle-chances = Šance na výhru a co obvykle přijde
ui-puzzle-chances-crew = Šance posádky na výhru a co obvykle přijde
ui-puzzle-chance = { $chance }{"\u00A0"}%
ui-puzzle-follows = Co pak obvykle přijde a jak často
ui-puzzle-this-turn = V tomto tahu
ui-puzzle-later = Později
ui-puzzle-either = (v obou případech)
ui-puzzle-is-best = (nejlepší)
ui-puzzle-is-yours = (váš tah)
ui-puzzle-is-both = (nejlepší, váš tah)
ui-puzzle-branch = Hrát odsud
ui-puzzle-branch-name = { $game } – úloha { $number }
ui-puzzle-branch-begun = Hrajete novou cvičnou hru, která začíná pozicí z úlohy. Úloha zůstává beze změny.
ui-puzzle-next = Další úloha
puzzle-damaged = Tato úloha je poškozená, nebo s touto verzí hry nefunguje.
