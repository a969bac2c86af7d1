core-conceded = { $seat } se vzdává.
core-seat-changed =
    { $kind ->
        [human] { $seat }: odteď hraje člověk.
        [guest] { $seat }: odteď hraje člověk u jiné obrazovky.
       *[other] { $seat }: odteď hraje bot.
    }
core-seat-practice = Odteď je to cvičná hra: botovy karty uvidí člověk.
core-branched = Cvičná hra, která začíná uprostřed jiné: { $turn }. tahem.
core-given-up = Hra skončila vzdáním.
core-tie = Shoda ({ $score })
core-tie-equal = { $tie }, stejně { $what } ({ $number })
core-tie-decided =
    { $how ->
        [fewer] { $tie }. Rozhoduje méně { $what }: { $seats }.
       *[more] { $tie }. Rozhoduje víc { $what }: { $seats }.
    }
core-tie-number = { $seat } { $number }
core-tie-shared =
    { $place ->
        [1] { $tie }: { $seats } se dělí o vítězství.
       *[other] { $tie }: { $seats } se dělí o { $place }. místo.
    }
core-comma = { $first }, { $rest }
core-and = { $first } a { $rest }
game-over = Hra skončila
on-turn = Na tahu: { $seat }
on-turn-decides = Rozhoduje { $seat } (na tahu: { $turn })
seat-of-guest = Na tomhle místě hraje host u jiné obrazovky; smí za něj hrát jen bot.
core-pick-full = { $count ->
    [one] Jedno už je vybráno. Chcete-li jiné, zrušte jeho označení.
    [few] { $count } už jsou vybrány. Chcete-li jiné, zrušte označení některého.
   *[other] { $count } už je vybráno. Chcete-li jiné, zrušte označení některého.
}
core-pick-missing = Ještě zbývá vybrat: { $count }
action-illegal = To teď nejde.
action-not-forced = Tady je z čeho vybírat.
action-not-bot = Na tahu není žádný bot.
action-no-match = Na stole neleží žádná hra.
action-other-match = To patřilo ke hře, která už na stole neleží.
guest-malformed = Zpráva od hosta nedává smysl.
guest-too-long = Zpráva od hosta je příliš dlouhá.
guest-unknown = Něco takového host chtít nesmí.
bot-failed = { $seat } se nedokáže rozhodnout.
undo-not-allowed = Není nic, co by se smělo vzít zpět.
redo-nothing = Není co udělat znovu.
past-closed = Odsud se teď na stůl dívat nelze.
past-no-step = Tak daleko hra nedošla.
branch-not-allowed = Odsud teď hrát jinak nelze.
seat-not-person = Na tom místě nesedí nikdo, kdo by to mohl udělat.
setup-damaged = Toto zadání hry nelze přečíst.
setup-game = Hru „{ $game }“ tahle kajuta nemá.
setup-players =
    { $players ->
        [one] Tuto hru nelze hrát v { $players } hráči.
       *[other] Tuto hru nelze hrát v { $players } hráčích.
    }
setup-seed = Semínko náhody musí být celé číslo od nuly výš.
setup-option = Hra nemá volbu „{ $option }“.
setup-value = Volba „{ $option }“ nemůže být „{ $value }“.
setup-needs = Volba „{ $option }“ nejde dohromady se zbytkem zadání.
setup-value-needs = „{ $value }“ ({ $option }) nejde dohromady se zbytkem zadání.
setup-distinct = Volba „{ $option }“ musí být u každého místa jiná.
save-damaged = Toto není uložená hra z Kajuty, nebo je poškozená. Nic se nezměnilo.
save-newer = Tuto hru uložila novější Kajuta. Aktualizujte stránku a otevřete ji znovu.
save-stops =
    { $fits ->
        [one] Od uložení této hry se pravidla opravila: z { $of } kroků sedí už jen { $fits }. Hra se otevře tam.
        [few] Od uložení této hry se pravidla opravila: z { $of } kroků sedí jen { $fits }. Hra se otevře tam.
       *[other] Od uložení této hry se pravidla opravila: z { $of } kroků jich sedí { $fits }. Hra se otevře tam.
    }
save-lost =
    { $fits ->
        [0] Začátek této uložené hry chybí nebo je poškozený, z { $of } kroků se žádný nezachoval. Hra se otevře od začátku; poškozené uložení zůstává.
        [one] Část této uložené hry chybí nebo je poškozená: z { $of } kroků se zachoval jen první. Hra se otevře tam; poškozené uložení zůstává.
        [few] Část této uložené hry chybí nebo je poškozená: z { $of } kroků se zachovaly jen první { $fits }. Hra se otevře tam; poškozené uložení zůstává.
       *[other] Část této uložené hry chybí nebo je poškozená: z { $of } kroků se zachovalo jen prvních { $fits }. Hra se otevře tam; poškozené uložení zůstává.
    }
save-resumed = Aktualizace opravila pravidla této hry. Pokračujete přesně tam, kde jste přestali. Dřívější kroky už nejdou vzít zpět.
save-resumed-lost = Část této uložené hry chyběla nebo byla poškozená. Pokračujete přesně tam, kde jste přestali. Dřívější kroky už nejdou vzít zpět.
core-resumed =
    { $steps ->
        [0] Tady se opravila pravidla. Hra pokračuje tak, jak byla rozehraná.
        [one] { $steps } krok podle starší verze. Hra pokračuje tak, jak byla rozehraná.
        [few] { $steps } kroky podle starší verze. Hra pokračuje tak, jak byla rozehraná.
       *[other] { $steps } kroků podle starší verze. Hra pokračuje tak, jak byla rozehraná.
    }
save-differs = Od uložení této hry se pravidla opravila: pozice se může lišit od té, kterou si pamatujete.
core-hint = { $seat } se ptá rádce. Od této chvíle se hra počítá jako cvičná.
coach-why = Důvod: { $first }.
coach-why-two = Důvod: { $first }; { $second }.
coach-close = Druhý nejlepší tah vychází skoro nastejno.
coach-close-but = Druhý nejlepší tah vychází skoro nastejno, ostatní hůř. { $why }
coach-only = Nic jiného tu nemá smysl.
coach-plain = Tak to vychází, když se hra mnohokrát dohraje; jedním slovem se to říct nedá.
coach-expects = Naději na výhru pak vidím na { $chance }{"\u00A0"}%.
coach-expects-crew = Naději posádky na výhru pak vidím na { $chance }{"\u00A0"}%.
coach-wins = rovnou vyhraje
coach-averts = odvrátí okamžitou prohru
coach-in-share = { $what } (v { $share }{"\u00A0"}% případů)
coach-term =
    { $way ->
        [more] víc: „{ $term }“
       *[less] méně: „{ $term }“
    }
coach-of-another = Poslední tah ({ $seat }): { $what }; naděje na výhru { $before } → { $after }{"\u00A0"}%.
coach-no-hint = Teď rádce nemá co říct.
coach-no-review = Rádce se může ohlédnout jen za dohranou hrou.
