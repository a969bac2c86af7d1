# Texty úloh.

ui-puzzles-lead = Skutečné pozice s jediným nejlepším tahem. Najděte ho a přečtěte si, proč je nejlepší.
ui-puzzle-list = Všechny úlohy
ui-puzzle-begin = Začít
ui-puzzle-go-on = Pokračovat
ui-puzzle-none = K této hře zatím žádné úlohy nejsou.
ui-puzzle-progress =
    Vyřešeno { $solved }/{ $of }{ $hinted ->
        [0] { "" }
       *[other] , z toho s nápovědou { $hinted }
    }{ $missed ->
        [0] .
       *[other] ; nevyřešeno { $missed }.
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
    Hrajete jako { $seat } (hráč { $place }/{ $players }), je { $turn }. tah. { $standing ->
        [ahead] Se správným tahem vedete.
        [even] Se správným tahem je hra otevřená.
        [behind] I se správným tahem prohráváte.
        [crew-ahead] Se správným tahem posádka nejspíš vyhraje.
        [crew-even] Se správným tahem to může dopadnout všelijak.
       *[crew-behind] I se správným tahem bude výhra těžká.
    }
ui-puzzle-ask = Jaký tah je nejlepší?
ui-puzzle-earlier-solved = Tuto úlohu už jste vyřešili.
ui-puzzle-earlier-hinted = Tuto úlohu už jste vyřešili s nápovědou.
ui-puzzle-earlier-missed = Na první pokus se tuto úlohu vyřešit nepodařilo. Další pokus na tom nic nezmění.
ui-puzzle-hint = Nápověda
ui-puzzle-hint-more = Další nápověda
ui-puzzle-hint-theme = Nápověda – o co jde: { $theme }.
ui-puzzle-theme-wins = výhra
ui-puzzle-theme-averts = odvrácení prohry
ui-puzzle-hint-region = Nápověda – podívejte se sem: { $region }.
ui-puzzle-hint-place =
    { $place ->
        [seat] Nápověda: podívejte se, co má { $seat }.
        [hand] Nápověda: podívejte se do své ruky.
        [moment] Nápověda: podívejte se, co se právě stalo.
        [actions] Nápověda: podívejte se na tlačítka.
        [side] Nápověda: podívejte se na okraj stolu.
       *[table] Nápověda: podívejte se doprostřed stolu.
    }
ui-puzzle-solved = Vyřešeno!
ui-puzzle-missed = To není nejlepší tah
ui-puzzle-solved-by = Váš tah vyhrává v { $chance }{"\u00A0"}% případů, druhý nejlepší v { $other }{"\u00A0"}%.
ui-puzzle-missed-by = Nejlepší tah: { $best }. Vyhrává v { $chance }{"\u00A0"}% případů, váš tah v { $other }{"\u00A0"}%.
ui-puzzle-answer = Kolik tahy vynesou
ui-puzzle-chances = Naděje na výhru po jednotlivých tazích
ui-puzzle-chances-crew = Naděje posádky na výhru po jednotlivých tazích
ui-puzzle-chance = { $chance }{"\u00A0"}%
ui-puzzle-is-best = (nejlepší)
ui-puzzle-is-yours = (váš tah)
ui-puzzle-branch = Hrát odsud
ui-puzzle-branch-name = { $game } – úloha { $number }
ui-puzzle-branch-begun = Odsud hrajete novou cvičnou hru. Úloha zůstává, jak je.
ui-puzzle-next = Další úloha
puzzle-damaged = Tato úloha je poškozená, nebo se k této verzi hry nehodí.
