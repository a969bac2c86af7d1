core-conceded = { $seat } se vzdává.
core-seat-changed =
    { $kind ->
        [human] { $seat }: místo u stolu přebírá člověk.
        [guest] { $seat }: místo u stolu přebírá host.
       *[other] { $seat }: místo u stolu přebírá bot.
    }
core-seat-practice = Hra je odteď cvičná, protože někdo z hráčů vidí karty bota.
core-branched = Cvičná hra, která navazuje na { $turn }. tah jiné hry.
core-moment = Okamžik z { $turn }. tahu. Předchozí průběh hry odkaz neobsahuje.
core-given-up = Hra skončila předčasně.
core-tie = { $score }
core-tie-equal = { $tie }, stejně je i { $what }: { $number }
core-tie-decided =
    Skóre je stejné ({ $tie }), takže { $place ->
        [1] o vítězství
       *[other] o { $place }. místě
    } rozhoduje { $how ->
        [fewer] menší počet { $what }
       *[more] větší počet { $what }
    }: { $seats }.
core-tie-number = { $seat } { $number }
core-tie-shared =
    { $place ->
        [1] Skóre je stejné ({ $tie }): { $seats } se dělí o vítězství.
       *[other] Skóre je stejné ({ $tie }): { $seats } se dělí o { $place }. místo.
    }
core-comma = { $first }, { $rest }
core-and = { $first } a { $rest }
game-over = Hra skončila
core-lesson-over = Lekce skončila
on-turn = Na tahu: { $seat }
on-turn-decides = Rozhoduje { $seat } (na tahu: { $turn })
core-choosing = Čeká se na výběr: { $seats }
core-chosen = Máte vybráno, ale volbu můžete ještě změnit. Čeká se na výběr: { $seats }
choices-are-in = Všichni už mají vybráno, takže svou volbu změnit nemůžete.
seat-of-guest = Toto místo patří hostovi a zastoupit ho může jen bot.
core-pick-full =
    { $count ->
        [one] Vybrat můžete jen { $count }. Chcete-li vybrat jinak, nejdřív zrušte označení.
       *[other] Vybrat můžete jen { $count }. Chcete-li vybrat jinak, nejdřív některé označení zrušte.
    }
core-pick-missing = Ještě zbývá vybrat: { $count }.
action-illegal = To teď nejde.
action-not-forced = Možností je tu víc, a tak si musíte vybrat sami.
action-not-bot = Na tahu není žádný bot.
action-no-match = Žádná hra není otevřená.
action-other-match = Tato akce patřila ke hře, která už není otevřená.
guest-malformed = Zprávu od hosta nejde přečíst.
guest-too-long = Zpráva od hosta je příliš dlouhá.
guest-unknown = O to host požádat nemůže.
bot-failed = { $seat } se nedokáže rozhodnout.
undo-not-allowed = Teď není co vzít zpět.
undo-somebody-absent = { $seat } tu není, takže nemůže souhlasit.
undo-question-closed = O tom už je rozhodnuto.
redo-nothing = Teď není co zopakovat.
past-closed = Na tento okamžik hry se teď podívat nejde.
past-no-step = Tak daleko hra ještě není.
branch-not-allowed = Od tohoto okamžiku teď novou hru začít nejde.
moment-damaged = V tomto odkazu není okamžik ze hry, nebo je odkaz neúplný. Nic se nezměnilo.
moment-newer = Tento odkaz vytvořila novější verze Kajuty. Aktualizujte stránku a otevřete odkaz znovu.
moment-not-possible = Odkaz na tento okamžik hry teď vytvořit nejde.
seat-not-person = Na tom místě nehraje člověk.
setup-damaged = Toto nastavení hry nejde přečíst.
setup-game = Hru „{ $game }“ Kajuta nezná.
setup-players = V tomto počtu hráčů ({ $players }) se tato hra hrát nedá.
setup-seed = Číslo zamíchání musí být celé číslo od 0 výš.
setup-option = Tato hra nemá volbu „{ $option }“.
setup-value = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“.
setup-needs = Volbu „{ $option }“ nejde kombinovat s ostatním nastavením.
setup-value-needs = Hodnotu „{ $value }“ ({ $option }) nejde kombinovat s ostatním nastavením.
setup-distinct = Volba „{ $option }“ musí být u každého hráče jiná.
save-damaged = Toto není uložená hra z Kajuty, nebo je poškozená. Nic se nezměnilo.
save-newer = Tuto hru uložila novější verze Kajuty. Aktualizujte stránku a otevřete hru znovu.
save-stops =
    { $fits ->
        [0] Od uložení této hry jsme opravili pravidla. Žádný její krok už neplatí (celkem: { $of }). Hra se otevře od začátku.
        [one] Od uložení této hry jsme opravili pravidla. Z celkových { $of } kroků platí už jen první. Hra se otevře hned po něm.
        [few] Od uložení této hry jsme opravili pravidla. Z celkových { $of } kroků platí už jen první { $fits }. Hra se otevře hned po nich.
       *[other] Od uložení této hry jsme opravili pravidla. Z celkových { $of } kroků platí už jen prvních { $fits }. Hra se otevře hned po nich.
    }
save-lost =
    { $fits ->
        [0] Začátek této uložené hry chybí nebo je poškozený. Nepodařilo se obnovit žádný krok (celkem: { $of }). Hra se otevře od začátku a poškozený záznam zůstane uložený.
        [one] Část této uložené hry chybí nebo je poškozená. Z celkových { $of } kroků se podařilo obnovit jen první. Hra se otevře hned po něm a poškozený záznam zůstane uložený.
        [few] Část této uložené hry chybí nebo je poškozená. Z celkových { $of } kroků se podařilo obnovit jen první { $fits }. Hra se otevře hned po nich a poškozený záznam zůstane uložený.
       *[other] Část této uložené hry chybí nebo je poškozená. Z celkových { $of } kroků se podařilo obnovit jen prvních { $fits }. Hra se otevře hned po nich a poškozený záznam zůstane uložený.
    }
save-resumed = Aktualizace opravila pravidla této hry. Pokračujete přesně tam, kde jste přestali, dřívější kroky ale vzít zpět nejde.
save-resumed-lost = Část této uložené hry chyběla nebo byla poškozená. Pokračujete přesně tam, kde jste přestali, dřívější kroky ale vzít zpět nejde.
core-resumed =
    { $steps ->
        [0] Odtud platí opravená pravidla. Dosavadní průběh hry se nemění.
        [one] { $steps } krok proběhl ještě podle starších pravidel. Zůstává v platnosti.
        [few] { $steps } kroky proběhly ještě podle starších pravidel. Zůstávají v platnosti.
       *[other] { $steps } kroků proběhlo ještě podle starších pravidel. Zůstávají v platnosti.
    }
save-differs = Od uložení této hry jsme opravili pravidla, a tak může být pozice jiná, než si pamatujete.
core-hint = { $seat } se ptá rádce. Hra je odteď cvičná.
core-undone = { $seat } bere zpět tah, který už něco prozradil. Všichni s tím souhlasili a hra je odteď cvičná.
coach-why = Díky tomu { $first }.
coach-why-two = Díky tomu { $first } a také { $second }.
coach-close = Druhý nejlepší tah je skoro stejně dobrý.
coach-close-but = { $why } Ještě jeden tah je skoro stejně dobrý, ostatní jsou horší.
coach-only = Nic jiného tu nedává smysl.
coach-plain = V mnoha zkušebních hrách z této pozice dopadl tento tah nejlépe. Jeden hlavní důvod to nemá.
coach-expects = Vaši šanci na výhru pak odhaduji na { $chance }{"\u00A0"}%.
coach-expects-crew = Šanci posádky na výhru pak odhaduji na { $chance }{"\u00A0"}%.
coach-wins = okamžitě vyhrajete
coach-wins-soon = vyhrajete během několika tahů
coach-averts = odvrátíte okamžitou prohru
coach-averts-soon = odvrátíte prohru v nejbližších tazích
coach-scores =
    { $number ->
        [one] získáte při závěrečném bodování o 1{"\u00A0"}bod víc za položku „{ $label }“
        [few] získáte při závěrečném bodování o { $number }{"\u00A0"}body víc za položku „{ $label }“
       *[other] získáte při závěrečném bodování o { $number }{"\u00A0"}bodů víc za položku „{ $label }“
    }
coach-in-share = s pravděpodobností { $share }{"\u00A0"}% { $what }
coach-taking = { $taking }, a tak { $what }
coach-by-turn-end = do konce tahu { $what }
coach-later = během několika tahů { $what }
coach-later-average = během několika tahů průměrně { $what }
coach-more-often = { $what } (o { $share }{"\u00A0"}% častěji)
coach-follow-won = Hra končí a { $seat } vítězí { $points }{"\u00A0"}: { $rival }.
coach-follow-won-tie =
    Hra končí { $points }{"\u00A0"}: { $rival } a { $seat } vítězí, protože má { $how ->
        [fewer] méně
       *[more] víc
    } { $what }.
coach-follow-won-equal = Hra končí { $points }{"\u00A0"}: { $rival } a { $seat } se dělí o vítězství.
coach-follow-won-any = Hra končí a { $seat } vítězí.
coach-follow-lost = Hra končí a { $seat } prohrává { $points }{"\u00A0"}: { $rival }.
coach-follow-lost-tie =
    Hra končí { $points }{"\u00A0"}: { $rival } a { $seat } prohrává, protože má { $how ->
        [fewer] méně
       *[more] víc
    } { $what }.
coach-follow-lost-equal = Hra končí { $points }{"\u00A0"}: { $rival } a { $seat } prohrává při shodě bodů.
coach-follow-lost-any = Hra končí a { $seat } prohrává.
coach-term =
    { $way ->
        [more] hodnota „{ $term }“ bude vyšší
       *[less] hodnota „{ $term }“ bude nižší
    }
coach-of-another = Poslední tah očima hráče, který ho zahrál ({ $seat }): „{ $what }“. Jeho šance na výhru: { $before } → { $after }{"\u00A0"}%.
coach-no-hint = Rádce teď nemá co poradit.
coach-no-review = Rozebrat jde jen dohranou hru.
