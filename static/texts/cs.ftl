# Texty tváře Kajuty. Jména hráčů se neskloňují a nemají rod.

ui-motto =
    { $games ->
        [one] { $games } mořská desková hra
        [few] { $games } mořské deskové hry
       *[other] { $games } mořských deskových her
    }: s přáteli i proti botům
ui-resume = Pokračovat: { $game }
ui-minutes = { $from }–{ $to } min
ui-cooperative = kooperativní
ui-daily = Hra dne
ui-daily-over = odehráno
ui-daily-updated = Kajuta se mezitím aktualizovala. Hra začala s pravidly a boty ve verzi { $begun } a pokračuje ve verzi { $release }.
ui-puzzles = Úlohy
ui-saves = Uložené hry
ui-rules = Pravidla
ui-settings = Nastavení
ui-credits = Poděkování
ui-menu = Nabídka hry
ui-tools = Nástroje
ui-to-table = Zpět ke stolu
ui-to-menu = Hlavní nabídka
ui-to-menu-brand = Kajuta: hlavní nabídka
ui-skip-to-content = Přejít k obsahu
ui-language-other = Switch to English
ui-offline-ready = Dá se hrát i bez internetu
ui-update-ready = Je tu nová verze Kajuty.
ui-update-take = Aktualizovat
ui-update-elsewhere = Kajuta se aktualizovala v jiném okně. Tady zatím běží starší verze.
ui-update-load = Načíst znovu
ui-close = Zavřít
ui-yes = Ano
ui-no = Ne
ui-cancel = Zrušit výběr
ui-score = Body:

# Start
ui-loading = Nakládá se loď…
ui-starting = Zvedají se kotvy…
ui-laying-out = Chystá se stůl…

# Nová hra
ui-crew = Hráči
ui-players = Počet hráčů
ui-options = Nastavení hry
ui-seat-name = Jméno hráče { $seat }
ui-seat-kind = Kdo hraje
ui-seat-kind-of = Kdo hraje na místě { $seat }
ui-kind-human = Člověk
ui-kind-boy = Plavčík
ui-kind-boy-help = Leccos přehlédne, bere všechno, co vidí, a moc riskuje.
ui-kind-sailor = Námořník
ui-kind-sailor-help = Občas něco přehlédne a moc spoléhá na štěstí.
ui-kind-mate = Kormidelník
ui-kind-mate-help = Svůj tah si důkladně promyslí a počítá i s tím, co je skryté.
ui-kind-captain = Kapitán
ui-kind-captain-help = Promýšlí hru tak daleko dopředu, jak jen stihne, a nikomu nic nedaruje.
ui-kind-random = Náhoda
ui-kind-random-help = Vybírá náhodně ze všech tahů, které pravidla dovolují.
ui-names-people = Eva, Karel, Jana, Vít, Bára, Ota, Klára, Šimon
ui-names-bots = Bocman, Harpuna, Vichřice, Kormidlo, Papoušek, Ráhno, Uzel, Bójka
ui-seed = Číslo zamíchání
ui-seed-chance = náhodné
ui-seed-new = Vylosovat nové číslo
ui-seed-help = Se stejným číslem a stejnými tahy proběhne hra stejně.
ui-weigh-anchor = Začít hru

# Stůl
ui-count =
    { $kind ->
        [card] { $count ->
            [one] { $count } karta
            [few] { $count } karty
           *[other] { $count } karet
        }
       *[piece] { $count ->
            [one] { $count } kus
            [few] { $count } kusy
           *[other] { $count } kusů
        }
    }
ui-can-choose = lze vybrat
ui-pick-progress =
    { $missing ->
        [0] { $more ->
            [0] vybráno { $chosen }
           *[other] vybráno { $chosen }, můžete přidat { $more }
        }
        [few] vybráno { $chosen }, zbývají { $missing }
       *[other] vybráno { $chosen }, zbývá { $missing }
    }
ui-thing-before = Předchozí
ui-thing-after = Další
ui-page = Přehled pravidel
ui-page-alone = Přehled pravidel k vytištění
ui-print = Vytisknout
ui-log-rule = Související pravidlo
ui-coach-rule = Pravidlo
ui-clause-see = Viz také:
ui-new-here = Jste tu poprvé?
ui-read-card = Přečíst kartu
ui-read-card-of = Přečíst kartu: { $what }
ui-side = Přehled
ui-news = změna od vašeho posledního tahu
ui-open-contents = Otevřít
ui-open-contents-of = Otevřít: { $what }
ui-mark-protected = v bezpečí
ui-mark-chosen = zvoleno
ui-mark-sealed = vaše volba
ui-mark-spent = použito
ui-mark-damaged = poškozeno
ui-mark-closed = zavřeno
ui-mark-target = teď se o tom rozhoduje
ui-mark-warning = pozor
ui-tray = Vyberte
ui-choose-which = Co chcete vybrat?
ui-choose-this = Chcete vybrat toto?
ui-lit-beyond = Další možnosti mimo obrazovku
ui-board = Herní plán
ui-zoom-in = Přiblížit
ui-zoom-out = Oddálit
ui-skip = Přeskočit
ui-considering = Přemýšlí…
ui-hasten = Ať hned zahraje
ui-practice = cvičná hra
ui-practice-note = Cvičná hra: někdo se ptal rádce nebo vzal zpět krok, který už něco prozradil.
ui-hint = Poradit
ui-hint-note = Poradit: hra se pak počítá jako cvičná
ui-hint-stop = Zastavit rádce
ui-hint-play = Zahrát tento tah
ui-hint-points = doporučuje rádce
ui-log = Záznam hry
ui-log-text = Uložit jako text
ui-log-empty = Tady se bude zapisovat, co se ve hře stane.
ui-undo = Vzít zpět
ui-undo-nothing = Teď není co vzít zpět.
ui-redo = Znovu
ui-redo-nothing = Teď není co zopakovat.
ui-since = Co se stalo
ui-since-steps =
    { $steps ->
        [one] Co se stalo: { $steps } krok
        [few] Co se stalo: { $steps } kroky
       *[other] Co se stalo: { $steps } kroků
    }
ui-since-again = Přehrát znovu
ui-picture = Sdílet obrázek
ui-picture-failed = Obrázek se v tomto prohlížeči nepodařilo vytvořit.
ui-timeline = Průběh hry
ui-past = Průběh hry
ui-past-note = Prohlížíte si průběh hry
ui-past-at = { $turn }. tah, krok { $step }/{ $of }
ui-past-unknown =
    { $steps ->
        [0] Pravidla jsme mezitím opravili, takže dřívější kroky mohly vypadat jinak.
        [one] { $steps } krok ze starší verze nejde zobrazit.
        [few] { $steps } kroky ze starší verze nejdou zobrazit.
       *[other] { $steps } kroků ze starší verze nejde zobrazit.
    }
ui-past-step = Krok
ui-past-first = Na začátek
ui-past-earlier = O tah zpět
ui-past-back = O krok zpět
ui-past-play = Přehrát
ui-past-stop = Zastavit
ui-past-forward = O krok dál
ui-past-later = O tah dál
ui-past-last = Na konec
ui-past-close = Zpět do hry
ui-past-eyes = Pohled hráče
ui-past-eyes-none = Co viděli všichni
ui-past-eyes-all = Karty všech hráčů
ui-branch = Hrát odsud
ui-branch-name = { $name } – od { $turn }. tahu
ui-branch-begun = Hrajete novou cvičnou hru, která začíná tímto okamžikem. Původní najdete mezi uloženými hrami.
ui-moment = Okamžik ze hry
ui-moment-mark = Okamžik
ui-moment-share = Poslat tento okamžik jako odkaz
ui-moment-share-short = Poslat
ui-moment-link = Odkaz na tento okamžik
ui-moment-link-copied = Odkaz je zkopírovaný. Ukazuje jen to, co u stolu vidí všichni.
ui-moment-file = Odkaz by byl příliš dlouhý, a tak se okamžik uložil do souboru. Soubor můžete otevřít v Kajutě.
ui-moment-running = Někdo vám poslal tento okamžik ze hry. Vidíte jen to, co viděli všichni u stolu. Můžete si všechno prohlédnout, hrát tu ale nejde.
ui-moment-over = Někdo vám poslal tuto dohranou hru. Můžete ji procházet krok za krokem a všechno si prohlédnout, hrát už ji ale nejde.
ui-log-open = Ukázat stůl v tomto okamžiku
ui-undo-practice = Tento krok už něco prozradil. Když ho vezmete zpět, bude hra cvičná.
ui-undo-consent = Tento krok už něco prozradil. Vzít ho zpět můžete, jen když s tím budou všichni ostatní souhlasit, a hra pak bude cvičná. Zeptat se jich smíte jen jednou.
ui-undo-ask = Zeptat se ostatních
ui-turn-end-sure = Tím váš tah skončí. Pokračovat?
ui-undo-turn = Zpět na začátek tahu
ui-actions = Co můžu udělat?
ui-actions-short = Tahy
ui-actions-over = Hra skončila.
ui-actions-none = Teď rozhoduje někdo jiný.
ui-help = Nápověda
ui-help-table = Vybírejte z toho, co svítí. Věta nad stolem říká, kdo je na tahu a co má udělat. Když vyberete něco, co nesvítí, dozvíte se, proč to teď nejde. Vysvětlení kterékoli věci se ukáže, když ji podržíte, zmáčknete na ní pravé tlačítko myši nebo stisknete klávesu I. Malý trojúhelník značí změnu od vašeho posledního tahu.
ui-key-arrows = šipky
    .does = pohyb po stole
ui-key-enter = Enter
    .does = vybrat
ui-key-n = N, Shift+N
    .does = další nebo předchozí věc, která svítí
ui-key-esc = Esc
    .does = zrušit výběr, zavřít okno
ui-key-a = A
    .does = seznam všech možných tahů
ui-key-p = P
    .does = přehled pravidel
ui-key-h = H
    .does = zeptat se rádce
ui-key-u = U, Ctrl+Z
    .does = vzít zpět
ui-key-b = B
    .does = zpět na začátek tahu
ui-key-redo = Shift+U, Ctrl+Shift+Z, Ctrl+Y
    .does = zopakovat, co jste vzali zpět
ui-key-t = T
    .does = průběh hry (šipky: krok nebo tah, mezerník: přehrát, Esc: zpět do hry)
ui-key-w = W
    .does = přehrát, co se stalo od vašeho posledního tahu
ui-key-f = F
    .does = bot přestane přemýšlet a hned zahraje
ui-key-l = L
    .does = záznam hry
ui-key-i = I
    .does = vysvětlit vybranou věc (odtud jde přejít na předchozí nebo další)
ui-key-help = ?
    .does = tato nápověda
ui-refusal = Proč to nejde
ui-refusal-rules = Najít v pravidlech
ui-standing = { $window } – kdy se ptát:
ui-standing-ask = vždy
ui-standing-mine = jen když se mě to týká
ui-standing-never = nikdy
ui-standing-reset = { $window }: znovu se ptát
ui-seat-menu = { $name }: nabídka hráče
ui-look = Co vidí { $name }
ui-look-end = Zakrýt karty
ui-concede = Vzdát se
ui-concede-sure = { $name } skončí na posledním místě. Opravdu se chcete vzdát?

# Opona
ui-curtain-hand-over = Obrazovku teď dostane
ui-curtain-secret = Ostatní se zatím dívají na moře.
ui-curtain-lift = Tady { $name }

# Konec
ui-end = Konec hry
ui-end-won = vítězí!
ui-end-draw = se dělí o vítězství!
ui-end-conceded = vzdává se
ui-end-all-won = Posádka společně zvítězila!
ui-end-all-lost = Tentokrát vyhrálo moře.
ui-end-of = { $points }/{ $of }
ui-end-crew = Posádka
ui-end-look = Prohlédnout stůl
ui-reckoning = Závěrečné bodování
ui-outcome = Výsledek hry
ui-rematch = Odveta

# Uložené hry
ui-saves-lead = Hry se ukládají jen v tomto prohlížeči. Co chcete mít natrvalo, uložte do souboru.
ui-saves-none = Zatím tu nic nekotví.
ui-saves-search = Hledat podle názvu, hry nebo hráče
ui-saves-sort = Řadit
ui-sort-played = od naposledy hraných
ui-sort-begun = od nejnovějších
ui-sort-name = podle názvu
ui-sort-game = podle hry
ui-saves-found =
    { $found ->
        [one] Nalezena { $found } hra
        [few] Nalezeny { $found } hry
       *[other] Nalezeno { $found } her
    }
ui-saves-found-none = Taková hra tu není.
ui-saved-branch = odbočka
ui-saved-over = dohráno
ui-saved-steps =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }
ui-rename = Přejmenovat
ui-rename-done = Hotovo
ui-rename-several = Každá hra dostane tento název a pořadové číslo.
ui-select = Vybrat hry
ui-select-all = Vybrat všechny
ui-select-none = Zrušit výběr
ui-select-end = Hotovo
ui-selected =
    { $count ->
        [one] Vybrána { $count } hra
        [few] Vybrány { $count } hry
       *[other] Vybráno { $count } her
    }
ui-delete-several =
    { $count ->
        [one] Smazat { $count } hru?
        [few] Smazat { $count } hry?
       *[other] Smazat { $count } her?
    }
ui-deleted-several =
    { $count ->
        [one] Smazána { $count } hra
        [few] Smazány { $count } hry
       *[other] Smazáno { $count } her
    }
ui-export = Uložit do souboru
ui-import = Otevřít ze souboru
ui-import-failed = V tomto souboru není uložená hra z Kajuty. Nic se nezměnilo.
ui-link = Odkaz na hru
ui-link-copy = Kopírovat odkaz
ui-link-copied = Odkaz je zkopírovaný. Je v něm celá hra.
ui-link-no-beginning = Odkazu chybí začátek. Zkopírujte ho znovu celý.
ui-link-no-end = Odkazu chybí konec. Zkopírujte ho znovu celý.
ui-link-known = Tento odkaz už jste otevřeli dřív. Hru tu máte tak, jak jste ji opustili.
ui-link-copy-open = Otevřít jako kopii
ui-delete = Smazat
ui-deleted = Smazáno: { $name }
ui-undo-delete = Obnovit
ui-storage-full = V prohlížeči už není místo, takže se hra dál neukládá. Uložte ji do souboru, nebo smažte některou starší.
ui-storage-denied = Tento prohlížeč nedovoluje Kajutě nic ukládat. Jakmile stránku zavřete, o hru přijdete. Uložte si ji do souboru.
ui-saved-damaged = Poškozená hra
ui-saved-damaged-help = Tuto hru už nejde načíst.

# Soubor, který přišel
ui-file = Otevřít soubor
ui-file-none = Není tu žádný soubor.
ui-file-reading = Načítá se soubor…
ui-file-too-big = Tak velký soubor nemůže být z Kajuty. Nic se nezměnilo.
ui-file-unreadable = Soubor se nepodařilo přečíst. Nic se nezměnilo.
ui-file-game = V souboru je uložená hra:
ui-file-open-game = Otevřít hru
ui-file-moment = V souboru je okamžik ze hry. Otevře se jen k prohlížení a nic se neuloží.
ui-file-open-moment = Prohlédnout
ui-file-statistics = V souboru jsou statistiky z Kajuty.
ui-file-add-statistics = Přidat statistiky
ui-file-decline = Neotvírat
ui-file-newer = Tento soubor uložila novější verze Kajuty. Nic se nezměnilo.
ui-file-damaged = Začátek souboru je poškozený. Nic se nezměnilo.
ui-file-backup = V souboru je úplná záloha Kajuty z jednoho prohlížeče:
ui-file-backup-of = V souboru je úplná záloha Kajuty z jednoho prohlížeče, pořízená { $day }:
ui-file-backup-help = Nepřijdete o nic, co tu máte. Pokud je hra tady i v souboru, zůstane delší verze. Nastavení, která jste tu změnili, zůstanou.
ui-file-add-backup = Přidat všechno

# Všechno v jednom souboru
ui-backup-save = Uložit všechno
ui-backup-elsewhere = Přenést všechno na jiné zařízení
ui-backup-note = „Uložit všechno“ vytvoří jediný soubor, ve kterém jsou hry, jména, nastavení, první plavby, rady, statistiky, úlohy i hry dne. Otevřít ho můžete v novém telefonu nebo počítači, anebo zase tady, kdyby prohlížeč svá data smazal.
ui-backup-saved = Všechno je uložené v souboru.
ui-backup-saved-but =
    { $count ->
        [one] Kromě jedné poškozené hry je v souboru uložené všechno.
        [few] Kromě { $count } poškozených her je v souboru uložené všechno.
       *[other] Kromě { $count } poškozených her je v souboru uložené všechno.
    }
ui-backup-reminder = Když prohlížeči dojde místo, může vaše hry smazat. Pro jistotu si všechno uložte do souboru.
ui-backup-later = Teď ne
ui-backup-checking = Kontroluje se část { $part }/{ $of }…
ui-backup-games =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
       *[other] { $count } her
    }
ui-backup-part =
    { $kind ->
        [game] Hra
        [settings] Nastavení
        [names] Jména hráčů
        [guest-name] Jméno, které používáte jako host
        [voyages] První plavby
        [tips] Rady, které už jste viděli
        [statistics] Statistiky
        [daily] Hry dne
        [puzzles] Úlohy
       *[other] Neznámá část
    }
ui-backup-done = Obnovilo se všechno ze souboru.
ui-backup-done-but = Obnovilo se všechno, co šlo přečíst.
ui-backup-new =
    { $count ->
        [one] Přibyla { $count } hra
        [few] Přibyly { $count } hry
       *[other] Přibylo { $count } her
    }
ui-backup-longer =
    { $count ->
        [one] { $count } hra nahrazena delší verzí ze souboru
        [few] { $count } hry nahrazeny delší verzí ze souboru
       *[other] { $count } her nahrazeno delší verzí ze souboru
    }
ui-backup-parted =
    { $count ->
        [one] { $count } hra se tu vyvíjela jinak než v souboru, zůstaly obě verze
        [few] { $count } hry se tu vyvíjely jinak než v souboru, zůstaly vždy obě verze
       *[other] { $count } her se tu vyvíjelo jinak než v souboru, zůstaly vždy obě verze
    }
ui-backup-here =
    { $count ->
        [one] { $count } hra tu už byla
        [few] { $count } hry tu už byly
       *[other] { $count } her tu už bylo
    }
ui-backup-damaged = Tyto části se nepodařilo přečíst celé:
ui-backup-damaged-more = a { $count ->
    [one] { $count } další
    [few] { $count } další
   *[other] { $count } dalších
}

# Pravidla
ui-rules-core = Společná pravidla
ui-rules-games = Pravidla her
ui-rules-index = Obsah
ui-search = Hledat v pravidlech
ui-search-found =
    { $count ->
        [one] { $count } pravidlo
        [few] { $count } pravidla
       *[other] { $count } pravidel
    }
ui-search-nothing = Nic takového v pravidlech není.
ui-clause-link = Odkaz na pravidlo „{ $title }“
ui-clause-technical = omezení aplikace
ui-clause-people = hlídají si hráči sami
ui-clause-reconstructed = naše doplnění
ui-clause-ruling = náš výklad

# Nastavení
ui-lang = Jazyk
ui-lang-cs = Čeština
ui-lang-en = English
ui-theme = Vzhled
ui-theme-system = podle systému
ui-theme-dark = tmavý
ui-theme-light = světlý
ui-pace = Rychlost botů
ui-pace-slow = pomalá
ui-pace-normal = běžná
ui-pace-fast = rychlá
ui-pace-none = bez čekání
ui-patience = Čas botů na přemýšlení
ui-patience-short = kratší
ui-patience-normal = podle hodnosti
ui-patience-long = trojnásobný
ui-your-turn = Jste na tahu
ui-status-yours = Jste na tahu: { $what }
ui-status-yours-decision = Vaše rozhodnutí: { $what }
ui-status-named = { $seat }: { $what }
ui-status-named-decision = { $seat } (na tahu: { $turn }): { $what }
ui-sound = Zvuky
ui-sound-off = vypnuté
ui-sound-soft = tiché
ui-sound-full = hlasité
ui-sea = Moře v pozadí
ui-sea-true = ano
ui-sea-false = ne
ui-hints = Předem ukazovat, co tah udělá
ui-hints-true = ano
ui-hints-false = ne
ui-rare = Vysvětlovat, co se děje poprvé
ui-rare-true = ano
ui-rare-false = ne
ui-rare-title = Poprvé
ui-rare-close = Rozumím
ui-confirm = Ptát se, než ukončím svůj tah
ui-confirm-true = ano
ui-confirm-false = ne
ui-awake = Nechat obrazovku svítit
ui-awake-true = dokud se čeká na hráče
ui-awake-false = nikdy
ui-full-screen = Na celou obrazovku
ui-full-screen-end = Zpět do okna
ui-letters = Jednopísmenné klávesové zkratky (přehled je v nápovědě u stolu)
ui-letters-true = ano
ui-letters-false = ne
ui-stun = Server STUN (spojení mezi různými sítěmi)
ui-stun-help = Předem není nastavený žádný a ve stejné síti ho nepotřebujete. Hráči v různých sítích se ale bez něj často nespojí. Při každé pozvánce server zjistí vaši veřejnou adresu a čas, o hře se nedozví nic.
ui-settings-note = Pokud jste omezili animace v nastavení systému, jsou vypnuté i u stolu.

# Poděkování
ui-credits-games = Hry
ui-credits-games-text = Hry patří svým autorům a vydavatelům. Texty pravidel, program a kresby v Kajutě jsou naše vlastní.
ui-credits-art = Kresby
ui-credits-art-text = Většina ikon pochází z
ui-credits-programs = Programy a písma

# Když se něco pokazí
ui-no-page = Neznámé vody
ui-no-page-words = Taková stránka v Kajutě není.
ui-not-loaded = Nepodařilo se načíst
ui-not-loaded-words = Stránku se nepodařilo načíst. Nejste bez internetu?
ui-page-coming = Načítá se…
ui-problem-lost = Tato hra není v tomto prohlížeči uložená.
ui-problem-foreign = Tato hra mezitím pokračovala v jiném okně.
ui-problem-foreign-load = Načíst novější stav
ui-problem-deleted = Tuto hru mezitím někdo smazal v jiném okně.
ui-problem-deleted-keep = Zachovat hru a hrát dál
ui-problem-no-wasm = Tento prohlížeč neumí WebAssembly, bez kterého Kajuta nefunguje. Zkuste novější prohlížeč, nebo povolte WebAssembly v nastavení.
ui-problem-no-worker = Tento prohlížeč nepodporuje úlohy na pozadí, bez kterých Kajuta nefunguje. Zkuste novější prohlížeč.
ui-problem-load = Některé soubory se nepodařilo načíst. Nejste bez internetu?
ui-problem-file =
    { $fault ->
        [network] Spojení vypadlo dřív, než se načetl soubor { $file }. Zbytek se načte sám, jakmile budete zase online.
        [missing] Na serveru chybí soubor { $file }, bez kterého Kajuta nefunguje.
        [type] Server poslal místo souboru { $file } něco jiného. Možná se musíte do této sítě nejdřív přihlásit.
        [cut] Ze souboru { $file } dorazila jen část.
       *[damaged] Soubor { $file } dorazil poškozený.
    }
ui-problem-dead = Program s pravidly přestal odpovídat. Hra je uložená a můžete v ní pokračovat.
ui-problem-python = Při vyhodnocování pravidel došlo k chybě. Hra je uložená včetně posledního tahu a můžete v ní pokračovat.
ui-problem-bot = { $name } se nedokáže rozhodnout. Hra je uložená včetně posledního tahu. Kdo bude hrát dál?
ui-problem-bot-other = Předat místo botovi: { $kind }
ui-problem-bot-hand = Zahrát tento tah za bota
ui-problem-detail = Podrobnosti
ui-problem-again = Zkusit znovu
ui-problem-recover = Pokračovat od posledního tahu

# První plavby
ui-voyage = První plavba
ui-voyage-count = { $number }/{ $of }
ui-voyage-on = Dál
ui-voyage-pass = Udělat za mě
ui-voyage-back = O krok zpět
ui-voyage-leave = Opustit první plavbu
ui-voyage-again = Od začátku
ui-voyage-next = Další lekce
ui-voyage-play = Zahrát si doopravdy
ui-voyage-watch = Sledujte, co se děje.
ui-voyage-elsewhere = I to pravidla dovolují a ve skutečné hře si vyberete sami. Teď ale udělejte, co radí tato lekce.
ui-voyage-listen = Teď nemusíte nic dělat. Přečtěte si text lekce a zvolte Dál.
ui-voyage-done = Lekci máte za sebou. Teď si zahrajte vlastní hru.
ui-voyage-done-next = Lekci máte za sebou. Pokračujte další lekcí.
ui-voyage-offer = Hrajete tuto hru poprvé?
ui-voyage-offer-help =
    { $lessons ->
        [one] První plavba vás hru naučí přímo při hraní. Trvá asi 10 minut.
       *[other] Naučíte se ji přímo při hraní, lekci po lekci. První trvá asi 10 minut.
    }
ui-voyages = První plavby
ui-voyage-begun = (rozehraná)
# Several screens
ui-kind-guest = Host
ui-kind-guest-help = Připojí se přes pozvánku z jiného telefonu, počítače nebo okna. Hosté se k cizím kartám nikdy nedostanou, hostitel by si ale ve svém prohlížeči mohl najít karty všech hráčů.
ui-lobby = Posádka se schází
ui-lobby-swap = Prohodit s místem níž
ui-lobby-swap-of = Prohodit místa { $seat } a { $other }
ui-lobby-complete = Všichni jsou na místě a připraveni.
ui-lobby-not-ready = Všichni jsou na místě, ale někdo ještě není připraven. Začít můžete i tak.
ui-lobby-waits = Čeká se, až dorazí všichni hosté.
ui-lobby-you = (vy)
ui-lobby-host-begins = Hru spustí hostitel.
ui-lobby-hints = Souhlasím s pomocí rádce
ui-lobby-hints-help = Pokud souhlasí všichni, smí se hráč na tahu zeptat rádce. Odpověď uvidí jen ten, kdo se ptal.
ui-lobby-hints-all = Všichni souhlasí. Hráč na tahu se smí zeptat rádce. Odpověď uvidí jen ten, kdo se ptal, a hra se pak počítá jako cvičná.
ui-place-hints = souhlasí s rádcem
ui-ready = Můžeme začít
ui-ready-not = Ještě počkat
ui-place-ready = může začít
ui-place-here = je tu
ui-place-asks = chce ke stolu
ui-place-connecting = připojuje se…
ui-place-away = teď tu není
ui-place-empty = čeká na hosta
ui-ask-in =
    { $named ->
        [no] Na místo { $seat } se hlásí někdo bez jména. Je to opravdu váš host?
       *[yes] Na místo { $seat } se hlásí { $name }. Je to opravdu váš host?
    }
ui-ask-in-again =
    { $named ->
        [no] Na místo { $seat } (dosud { $guest }) se hlásí někdo bez jména i bez kódu, který k místu patří. Je to opravdu váš host?
       *[yes] Na místo { $seat } (dosud { $guest }) se hlásí { $name }, ale bez kódu, který k místu patří. Je to opravdu váš host?
    }
ui-ask-accept = Pustit ke stolu
ui-ask-decline = Odmítnout
ui-invitations = Pozvánky
ui-invitations-help = Každý host naskenuje kód své pozvánky, nebo otevře odkaz, který mu pošlete. Na obrazovce hosta se pak ukáže kód s odpovědí. Naskenujte ho, nebo ho vložte sem.
ui-invitations-nearby = Tento prohlížeč neumí WebRTC. Připojit se mohou jen další okna stejného prohlížeče na tomto počítači.
ui-invitation-for = Pozvánka na místo { $seat }
ui-invitation-title = Pozvánka ke hře v Kajutě
ui-invitation-coming = Pozvánka se připravuje…
ui-invitation-new = Nová pozvánka
ui-answer-field = Odpověď hosta (odkaz nebo kód)
ui-answer-title = Odpověď na pozvánku do Kajuty
ui-answer-damaged = Odpověď je poškozená nebo neúplná. Požádejte hosta, ať ji pošle znovu.
ui-answer-unknown = Tato odpověď patří k jiné, možná starší pozvánce. Pošlete hostovi aktuální pozvánku.
ui-answer-used = Na tuto pozvánku už někdo odpověděl. Pro dalšího hosta vytvořte novou.
ui-codes-show = V kódech pozvánky i odpovědi jsou síťové adresy zařízení. Posílejte je jen lidem, se kterými hrajete.
ui-code-copy = Kopírovat odkaz
ui-code-share = Poslat…
ui-code-copied = Odkaz je zkopírovaný.
ui-code-not-copied = Prohlížeč kopírování nedovolil. Označte odkaz a zkopírujte ho sami.
ui-scan = Naskenovat
ui-scan-help = Namiřte fotoaparát na kód.
ui-scan-refused = Zařízení nemá fotoaparát, nebo ho stránka nesmí použít. Kód můžete vložit i jako text.
ui-refused-sent = Odmítnuté zprávy od hostů: { $count }
ui-join = Připojit se ke hře
ui-join-help = Hrajete s někým na jiném zařízení? Naskenujte jeho pozvánku, nebo sem vložte odkaz.
ui-join-field = Pozvánka (odkaz nebo kód)
ui-join-name = Vaše jméno
ui-join-calling = Připravuje se odpověď…
ui-join-answer = Vaše odpověď
ui-join-answer-help = Ukažte tento kód hostiteli, nebo mu pošlete odkaz. Jakmile hostitel vaši odpověď vloží, objeví se tu stůl.
ui-join-asking = Čekáte u dveří
ui-join-asking-help = Spojení je navázané. Teď čekáte, až vás hostitel pustí ke stolu.
ui-join-build = S hostitelem máte různé verze Kajuty. Oba načtěte stránku znovu a pak si řekněte o novou pozvánku.
ui-join-taken = Na tomto místě už někdo sedí. Řekněte si o novou pozvánku.
ui-join-declined = Hostitel vás ke stolu nepustil, nebo vaše místo zrušil.
ui-join-elsewhere = Hrajete dál v jiném okně nebo na jiném zařízení.
ui-join-damaged = Pozvánka je poškozená nebo neúplná. Otevřete ji znovu, nebo si řekněte o novou.
ui-join-other = Toto není pozvánka ke hře.
ui-join-old = Pozvánka je starší než jeden den. Řekněte si o novou.
ui-join-alone = Tento prohlížeč se s jinými zařízeními nespojí: WebRTC neumí, nebo ho má vypnuté. Zkuste jiný prohlížeč.
ui-host-away = Čeká se na hostitele
ui-host-away-help = Spojení se přerušilo, ale místo vám zůstává. Naskenujte novou pozvánku od hostitele, nebo sem vložte její odkaz. Okno na stejném počítači se připojí samo.
ui-host-screen = Hostitel
ui-line-lost = Spojení s hostitelem se přerušilo. Tah se neprovedl.
ui-handed-waiting = Odpověď se posílá k vašemu stolu…
ui-handed-yes = Odpověď dorazila k vašemu stolu. Toto okno můžete zavřít.
ui-handed-nobody = Váš stůl není v tomto prohlížeči otevřený. Otevřete ho a odkaz vložte do pole „Odpověď hosta“.
ui-handed-damaged = { ui-answer-damaged }
ui-handed-used = { ui-answer-used }
ui-handed-taken = { ui-join-taken }
ui-guests = Hosté
ui-guest-away = { $name } teď nemá spojení.
ui-guest-invite = Pozvánky a odpovědi
ui-guest-stand-in = Nechat hrát bota
ui-guest-stand-in-sure = Dokud se { $name } nevrátí, bude na tomto místě hrát bot. V záznamu hry to bude vidět.
ui-guest-resting = Teď za vás hraje bot.
ui-guest-back = Vrátit se do hry
ui-rest = Nechat za mě hrát bota
ui-undo-asked = { $name } chce vzít zpět tah, který už něco prozradil. Pokud budou všichni souhlasit, bude hra cvičná.
ui-undo-waits = { $name } chce vzít svůj tah zpět. Čeká se na souhlas ostatních.
ui-undo-voters = Souhlasit musí všichni u této obrazovky
ui-undo-answer = Odpovědět
ui-undo-agree = Dovolit
ui-undo-disagree = Nedovolit
ui-undo-declined-no = { $name } nesouhlasí s vrácením tahu.
ui-undo-declined-absent = { $name } už tu není, a tak tah platí.
ui-undo-declined-moved-on = Hra pokračovala dřív, než všichni odpověděli, a tak tah platí.
ui-stood-in = hrál i bot
ui-join-name-empty = jak vám říkají přátelé


# Statistiky
ui-statistics = Statistiky
ui-statistics-game = Hra
ui-statistics-games = Dohrané hry
ui-statistics-wins = Výhry
ui-statistics-best = Nejlepší výsledek
ui-statistics-average = Průměr
ui-statistics-streak = Výhry v řadě: teď / nejvíc
ui-statistics-time = Čas u stolu
ui-statistics-minutes = { $minutes } min
ui-statistics-hours = { $hours } h { $minutes } min
ui-statistics-variant = Varianta
ui-statistics-seat-filter = Počet hráčů
ui-statistics-company = Složení hráčů
ui-statistics-any = vše
ui-statistics-plain = základní hra
ui-statistics-seat-count =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
ui-statistics-mixed = různí boti
ui-statistics-people = jen lidé
ui-statistics-alone = sólo
ui-statistics-practice = cvičné hry
ui-statistics-by-company = Výhry podle toho, s kým hrajete
ui-statistics-by-seats = Výhry podle počtu hráčů
ui-statistics-by-variant = Výhry podle varianty
ui-statistics-share = { $wins }/{ $games } ({ $percent }{"\u00A0"}%)
ui-statistics-latest = Poslední výsledky
ui-statistics-latest-note = plný sloupec je výhra, prázdný prohra
ui-statistics-result =
    { $won ->
        [yes] { $score }, výhra
       *[no] { $score }, prohra
    }
ui-statistics-feats = Úspěchy
ui-statistics-none = Zatím tu není žádná dohraná hra.
ui-statistics-note = Statistiky se ukládají jen v tomto prohlížeči. Cvičné hry se počítají zvlášť.
ui-statistics-reset = Smazat statistiky
ui-statistics-reset-sure = Smazat všechny statistiky i výsledky úloh? Uložené hry zůstanou, smazané statistiky ale už nepůjde obnovit.
ui-statistics-import-failed = V tomto souboru nejsou statistiky z Kajuty. Nic se nezměnilo.
ui-statistics-imported =
    { $count ->
        [one] Přibyla { $count } hra.
        [few] Přibyly { $count } hry.
       *[other] Přibylo { $count } her.
    }
ui-review = Rozbor hry
ui-review-coming = Rozbor prochází hru tah po tahu. Chvíli to potrvá.
ui-review-stop = Zastavit
ui-review-ready = Rozbor je hotový.
ui-review-cut = Rozbor jste zastavili, a tak ukazuje jen začátek hry.
ui-review-chances = Šance na výhru
ui-review-turn = { $turn }. tah
ui-review-moments = Co rozhodlo
ui-review-parts = štěstí { $luck }, rozhodnutí { $choice }
ui-review-conceded = { $seat } se vzdává, proto graf končí na 0{"\u00A0"}%.
ui-review-no-moments = Žádný tah výrazně nezměnil šance na výhru.
ui-review-decisions = Nejdražší rozhodnutí
ui-review-better = Lepší bylo:
ui-review-points =
    { $cost ->
        [one] { $cost } procentní bod
        [few] { $cost } procentní body
       *[other] { $cost } procentních bodů
    }
ui-review-cost = Snížilo šanci na výhru o { ui-review-points } (nejspíš o { $low } až { $high }).
ui-review-cost-exact = Snížilo šanci na výhru o { ui-review-points }.
ui-review-no-decisions = Nikdo z lidí neudělal zjevnou chybu. Chyby botů rozbor neukazuje.
ui-review-note = Rozhodnutí se posuzují podle toho, co hráč v danou chvíli mohl vědět. Zbytek změny šancí připadá na štěstí.
ui-review-open = Přejít na tento okamžik
ui-review-open-note = Vyberte řádek a přejdete na daný okamžik hry.
ui-move-send = Poslat tah
ui-move-sure = V odkazu je celá hra: karty všech hráčů i všechno, o čem teprve rozhodne náhoda. Kdo odkaz má, může si to přečíst, a proto se hra označí „na důvěru“. Chcete ho přesto poslat?
ui-move-link = Odkaz na další tah
ui-move-help = Pošlete odkaz hráči, který je na tahu. Uvidí stůl a všechno, co se stalo od jeho posledního tahu.
ui-move-long = Odkaz by měl { $length } znaků a některé aplikace by ho zkrátily. Pošlete hru raději jako soubor.
ui-move-file = Poslat jako soubor
ui-move-older = Odkaz je starší než hra, kterou tu máte. Nic se nezměnilo.
ui-move-parted = Od kroku { $at } se tato hra vyvíjela jinak než vaše, a proto se uložila zvlášť.
ui-trust = na důvěru
