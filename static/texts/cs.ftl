# Texty tváře Kajuty. Jména hráčů se neskloňují a nemají rod.

ui-motto =
    { $games ->
        [one] { $games } mořská hra
        [few] { $games } mořské hry
       *[other] { $games } mořských her
    } pro boty, přátele a jednu obrazovku
ui-resume = Pokračovat: { $game }
ui-minutes = { $from }–{ $to } min
ui-cooperative = všichni spolu
ui-saves = Uložené hry
ui-rules = Pravidla
ui-settings = Nastavení
ui-credits = Poděkování
ui-menu = Lodní nabídka
ui-tools = Nástroje
ui-to-table = Zpět ke stolu
ui-to-menu = Do přístavu
ui-to-menu-brand = Kajuta, do hlavní nabídky
ui-skip-to-content = Přejít k obsahu
ui-language-other = Switch to English
ui-offline-ready = Hraje i bez sítě
ui-update-ready = Připlula nová verze Kajuty.
ui-update-take = Přejít na ni
ui-update-elsewhere = V jiném okně se přešlo na novou verzi Kajuty. Tady běží ještě stará.
ui-update-load = Přejít i tady
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
ui-crew = Posádka
ui-players = Hráčů
ui-options = Jak se hraje
ui-seat-name = Jméno na místě { $seat }
ui-seat-kind = Kdo tu sedí
ui-seat-kind-of = Kdo sedí na místě { $seat }
ui-kind-human = Člověk
ui-kind-boy = Plavčík
ui-kind-boy-help = Leccos přehlédne, bere, co vidí, a moc riskuje.
ui-kind-sailor = Námořník
ui-kind-sailor-help = Občas něco přehlédne a moc spoléhá na štěstí.
ui-kind-mate = Kormidelník
ui-kind-mate-help = Svůj tah si rozmyslí v klidu a počítá i s tím, co zůstává skryté.
ui-kind-captain = Kapitán
ui-kind-captain-help = Dívá se tak daleko dopředu, jak mu čas dovolí, a nic nedaruje.
ui-kind-random = Čirá náhoda
ui-kind-random-help = Dělá cokoli, co pravidla dovolují.
ui-names-people = Eva, Karel, Jana, Vít, Bára, Ota, Klára, Šimon
ui-names-bots = Bocman, Harpuna, Vichřice, Kormidlo, Papoušek, Ráhno, Uzel, Bójka
ui-seed = Semínko náhody
ui-seed-chance = náhodné
ui-seed-new = Hodit nové semínko
ui-seed-help = Stejné semínko a stejné tahy dají stejnou hru.
ui-weigh-anchor = Zvednout kotvy

# Stůl
ui-count =
    { $count ->
        [one] { $count } kus
        [few] { $count } kusy
       *[other] { $count } kusů
    }
ui-can-choose = lze zvolit
ui-pick-progress = { $missing ->
    [0] { $more ->
        [0] zvoleno { $chosen }
       *[other] zvoleno { $chosen }, lze ještě { $more }
    }
   *[other] zvoleno { $chosen }, chybí { $missing }
}
ui-thing-before = Předchozí věc
ui-thing-after = Další věc
ui-page = Přehled hry
ui-page-alone = Přehled hry na vlastní stránce, k vytištění
ui-print = Vytisknout
ui-log-rule = Pravidlo k této zprávě
ui-coach-rule = Pravidlo
ui-clause-see = Souvisí:
ui-new-here = Jste tu poprvé?
ui-read-card = Přečíst kartu
ui-read-card-of = Přečíst kartu: { $what }
ui-side = Přehled
ui-news = změna od vašeho posledního tahu
ui-open-contents = Otevřít
ui-open-contents-of = Otevřít: { $what }
ui-mark-protected = v bezpečí
ui-mark-chosen = zvoleno
ui-mark-spent = využito
ui-mark-damaged = poškozeno
ui-mark-closed = zavřeno
ui-mark-target = o tomhle se rozhoduje
ui-mark-warning = pozor
ui-tray = Vyberte
ui-choose-which = Co vybíráte?
ui-lit-beyond = Další možnosti
ui-board = Herní plán
ui-zoom-in = Přiblížit
ui-zoom-out = Oddálit
ui-skip = Přeskočit
ui-considering = Rozmýšlí se…
ui-hasten = Ať už hraje
ui-practice = cvičná hra
ui-practice-note = Cvičná hra: brala se v ní zpět náhoda, nebo v ní radil rádce.
ui-hint = Poradit
ui-hint-note = Poradit: hra se pak počítá jako cvičná
ui-hint-stop = Nechat přemýšlení
ui-hint-play = Zahrát to
ui-hint-points = to radí rádce
ui-log = Lodní deník
ui-log-empty = Zatím nic. Vítr je příznivý.
ui-undo = Zpět
ui-undo-nothing = Teď není co vzít zpět.
ui-redo = Znovu
ui-redo-nothing = Není co udělat znovu.
ui-since = Co se stalo
ui-since-steps =
    { $steps ->
        [few] Co se stalo: { $steps } kroky
       *[other] Co se stalo: { $steps } kroků
    }
ui-since-again = Projít to znovu
ui-picture = Obrázek pro přátele
ui-picture-failed = Obrázek se tu nepodařilo vytvořit.
ui-timeline = Ohlédnout se
ui-past = Průběh hry
ui-past-note = Díváte se zpátky.
ui-past-at = { $turn }. tah, krok { $step } z { $of }
ui-past-unknown =
    { $steps ->
        [0] Pravidla se mezitím opravila: dřívější kroky mohly vypadat jinak.
        [one] { $steps } krok podle starší verze nejde ukázat.
        [few] { $steps } kroky podle starší verze nejdou ukázat.
       *[other] { $steps } kroků podle starší verze nejde ukázat.
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
ui-past-eyes = Čí pohled
ui-past-eyes-none = Co viděli všichni
ui-past-eyes-all = Všechny karty
ui-branch = Hrát odsud
ui-branch-name = { $name } – od { $turn }. tahu
ui-branch-begun = Odsud hrajete novou, cvičnou hru. Původní zůstala mezi uloženými.
ui-log-open = Ukázat stůl v té chvíli
ui-undo-practice = Tento krok už prozradil něco nového. Vzít ho zpět lze, hra se tím ale stane cvičnou.
ui-actions = Co můžu udělat?
ui-actions-short = Možnosti
ui-actions-over = Hra skončila.
ui-actions-none = Teď se čeká na někoho jiného.
ui-help = Nápověda
ui-help-table = Co svítí, na to se dá kliknout. Věta nad stolem říká, kdo je na tahu a co může. Klepnutí na cokoli tmavého řekne, které pravidlo to zakazuje. Co je která věc na stole, řekne dlouhý stisk prstu, pravé tlačítko myši nebo klávesa i.
ui-key-arrows = šipky
    .does = pohyb mezi věcmi na stole
ui-key-enter = Enter
    .does = zvolit
ui-key-n = n, Shift+N
    .does = další a předchozí svítící věc
ui-key-esc = Esc
    .does = zrušit výběr, zavřít okno
ui-key-a = a
    .does = všechno, co teď lze, jako seznam
ui-key-p = p
    .does = přehled hry na jedné kartě
ui-key-h = h
    .does = poradit
ui-key-u = u, Ctrl+Z
    .does = vzít zpět
ui-key-redo = Shift+U, Ctrl+Shift+Z, Ctrl+Y
    .does = udělat znovu
ui-key-t = t
    .does = ohlédnout se; šipky pak vedou po krocích a tazích, mezerník přehrává, Esc vrací do hry
ui-key-w = w
    .does = projít znovu, co se stalo od vašeho tahu
ui-key-f = f
    .does = bot, který se rozmýšlí, zahraje hned
ui-key-l = l
    .does = lodní deník
ui-key-i = i
    .does = co je věc pod výběrem; další a předchozí věc na stole jsou hned vedle
ui-key-help = ?
    .does = tato nápověda
ui-refusal = Proč to nejde
ui-refusal-rules = Najít v pravidlech
ui-standing = { $window } příště:
ui-standing-ask = ptát se
ui-standing-mine = jen když jde o mé
ui-standing-never = nikdy
ui-standing-reset = Znovu se ptát: { $window }
ui-seat-menu = { $name }: možnosti místa
ui-look = Co vidí { $name }
ui-look-end = Zakrýt
ui-concede = Vzdát se
ui-concede-sure = { $name } se vzdá a skončí poslední. Opravdu?

# Opona
ui-curtain-hand-over = Teď obrazovku dostane
ui-curtain-secret = Ostatní se zatím dívají na moře.
ui-curtain-lift = Tady { $name }

# Konec
ui-end = Konec plavby
ui-end-won = vítězí!
ui-end-draw = se dělí o vítězství!
ui-end-conceded = vzdává se
ui-end-all-won = Posádka společně zvítězila!
ui-end-all-lost = Tentokrát vyhrálo moře.
ui-end-of = { $points } z { $of }
ui-end-crew = Posádka
ui-end-look = Prohlédnout stůl
ui-reckoning = Závěrečné účtování
ui-rematch = Odveta

# Uložené hry
ui-saves-lead = Hry leží jen v tomto prohlížeči. Co má zůstat navždy, to uložte do souboru.
ui-saves-none = Zatím tu nic nekotví.
ui-saves-search = Hledat podle jména, hry nebo hráče
ui-saves-sort = Řadit
ui-sort-played = naposled hrané
ui-sort-begun = nově založené
ui-sort-name = podle jména
ui-sort-game = podle hry
ui-saves-found =
    { $found ->
        [one] Nalezena { $found } hra
        [few] Nalezeny { $found } hry
       *[other] Nalezeno { $found } her
    }
ui-saves-found-none = Takovou hru tu nemáte.
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
ui-export = Uložit do souboru
ui-import = Otevřít ze souboru
ui-import-failed = Tenhle soubor není uložená hra z Kajuty. Nic se nezměnilo.
ui-link = Odkaz na hru
ui-link-copy = Zkopírovat odkaz
ui-link-copied = Odkaz je zkopírovaný. Je v něm celá hra.
ui-link-no-beginning = Odkazu chybí začátek. Zkopírujte ho znovu, celý.
ui-link-no-end = Odkazu chybí konec. Zkopírujte ho znovu, celý.
ui-link-known = Tenhle odkaz už jste otevřeli. Tady je ta hra, jak jste ji nechali.
ui-link-copy-open = Otevřít jako kopii
ui-delete = Smazat
ui-deleted = Smazáno: { $name }
ui-undo-delete = Vrátit
ui-storage-full = V prohlížeči už není místo, hra se dál neukládá. Uložte ji do souboru, nebo smažte některou starší.
ui-storage-denied = Tento prohlížeč pro tuto stránku nic neukládá: hra vydrží jen do jejího zavření. Uložte ji do souboru.
ui-saved-damaged = Poškozená hra
ui-saved-damaged-help = Už se nedá přečíst.

# Pravidla
ui-rules-core = Společné všem hrám
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
ui-clause-link = Odkaz na pravidlo { $title }
ui-clause-technical = technická mez
ui-clause-people = drží jen lidé
ui-clause-reconstructed = rekonstrukce
ui-clause-ruling = náš výklad

# Nastavení
ui-lang = Jazyk
ui-lang-cs = Čeština
ui-lang-en = English
ui-theme = Světlo v kajutě
ui-theme-system = podle systému
ui-theme-dark = noc
ui-theme-light = den
ui-pace = Tempo botů
ui-pace-slow = pomalé
ui-pace-normal = běžné
ui-pace-fast = rychlé
ui-pace-none = bez čekání
ui-patience = Jak dlouho smějí boti přemýšlet
ui-patience-short = kratčeji
ui-patience-normal = podle hodnosti
ui-patience-long = třikrát déle
ui-your-turn = Jste na tahu
ui-status-yours = Jste na tahu: { $what }
ui-status-yours-decision = Vaše rozhodnutí: { $what }
ui-status-named = { $seat }: { $what }
ui-status-named-decision = { $seat } (na tahu: { $turn }): { $what }
ui-sound = Zvuky u stolu
ui-sound-off = žádné
ui-sound-soft = tiché
ui-sound-full = hlasité
ui-sea = Moře v pozadí
ui-sea-true = ano
ui-sea-false = ne
ui-hints = Předem ukázat, co tah udělá
ui-hints-true = ano
ui-hints-false = ne
ui-rare = Vysvětlit, co se ve hře stane poprvé
ui-rare-true = ano
ui-rare-false = ne
ui-rare-title = Poprvé
ui-rare-close = Rozumím
ui-letters = Klávesy s jedním písmenem (U, T, W, F, L, A, P, H, N, I, ?)
ui-letters-true = ano
ui-letters-false = ne
ui-stun = Server STUN pro hru na dálku
ui-stun-help = Nic není nastaveno a v jedné síti není nic potřeba. Hráči v různých sítích se bez něj často nespojí. Server se při každé pozvánce dozví vaši veřejnou adresu a čas, nic ze hry.
ui-settings-note = Pohyb na stole ustane i tehdy, když ho omezíte v systému.

# Poděkování
ui-credits-games = Hry
ui-credits-games-text = Hry patří svým autorům a vydavatelům. Texty pravidel, program a kresby v Kajutě jsou naše vlastní.
ui-credits-art = Kresby
ui-credits-art-text = Většina ikon pochází z
ui-credits-programs = Programy a písma

# Když se něco pokazí
ui-no-page = Neznámé vody
ui-no-page-words = Taková stránka v Kajutě není.
ui-not-loaded = Nenačteno
ui-not-loaded-words = Tohle se nepodařilo načíst. Možná vypadla síť.
ui-page-coming = Načítá se…
ui-problem-lost = Tahle hra v tomto prohlížeči není.
ui-problem-foreign = V této hře se mezitím hrálo v jiném okně.
ui-problem-foreign-load = Pokračovat odtamtud
ui-problem-deleted = Tuhle hru mezitím někdo smazal v jiném okně.
ui-problem-deleted-keep = Nechat si ji a hrát dál
ui-problem-no-wasm = Tento prohlížeč neumí WebAssembly, bez kterého se pravidla her nerozběhnou. Pomůže novější prohlížeč, nebo jeho méně přísné nastavení.
ui-problem-no-worker = Tento prohlížeč nepouští práci na pozadí, bez které se pravidla her nerozběhnou. Pomůže novější prohlížeč.
ui-problem-load = Nepodařilo se naložit vše potřebné. Možná vypadla síť.
ui-problem-file =
    { $fault ->
        [network] Spojení vypadlo dřív, než se naložil soubor { $file }. Až se vrátí, naloží se zbytek sám.
        [missing] Server nevydal soubor { $file }, bez kterého se pravidla her nerozběhnou.
        [type] Místo souboru { $file } poslal server něco jiného. Možná jste v síti, do které je třeba se přihlásit.
        [cut] Soubor { $file } nepřišel celý.
       *[damaged] Soubor { $file } přišel poškozený.
    }
ui-problem-dead = Rozhodčí přestal odpovídat. Hra je uložená a dá se v ní pokračovat.
ui-problem-python = Rozhodčí zakopl o chybu v programu. Hra je uložená po posledním tahu a dá se v ní pokračovat.
ui-problem-bot = { $name } se nedokáže rozhodnout. Hra je uložená po posledním tahu; kdo bude hrát dál?
ui-problem-bot-other = Předat místo: { $kind }
ui-problem-bot-hand = Udělat tento tah ručně
ui-problem-detail = Co přesně se stalo
ui-problem-again = Zkusit znovu
ui-problem-recover = Pokračovat od posledního tahu

# První plavby
ui-voyage = První plavba
ui-voyage-count = { $number } z { $of }
ui-voyage-on = Dál
ui-voyage-pass = Udělat za mě
ui-voyage-back = O krok zpět
ui-voyage-leave = Opustit první plavbu
ui-voyage-again = Od začátku
ui-voyage-next = Další plavba
ui-voyage-play = Zahrát si doopravdy
ui-voyage-watch = Sledujte, co se děje.
ui-voyage-elsewhere = I to pravidla dovolují a ve skutečné hře si vyberete sami. Teď ale zkuste, co radí lístek.
ui-voyage-listen = Tady zatím není co dělat. Přečtěte si lístek a pokračujte.
ui-voyage-done = Tahle plavba skončila. Teď si zahrajte vlastní hru.
ui-voyage-offer = Hrajete to poprvé?
ui-voyage-offer-help = Naučte se hru hraním: první plavba vás jí provede asi za deset minut.
ui-voyages = První plavby
ui-voyage-begun = (rozehraná)
# Several screens
ui-kind-guest = Host
ui-kind-guest-help = Hraje u jiné obrazovky. Přijde na pozvánku z jiného telefonu, počítače nebo okna. Karty ostatních na jeho stránku nikdy nepřijdou; kdo hru hostí, by se do nich ve svém prohlížeči podívat dokázal.
ui-lobby = Posádka se schází
ui-lobby-swap = Prohodit s místem pod ním
ui-lobby-swap-of = Prohodit místa { $seat } a { $other }
ui-lobby-complete = Všichni jsou tu a připraveni.
ui-lobby-not-ready = Všichni jsou tu, ale ne všichni už hlásí, že jsou připraveni.
ui-lobby-waits = Čeká se, až přijdou všichni hosté.
ui-lobby-you = to jste vy
ui-lobby-host-begins = Hru začne ten, kdo vás pozval.
ui-lobby-hints = Rady rádce mi nevadí
ui-lobby-hints-help = Když souhlasí všichni, smí se ten, kdo je na řadě, zeptat rádce. Odpověď uvidí jen on.
ui-lobby-hints-all = Souhlasí všichni. Kdo je na řadě, smí se zeptat rádce; odpověď uvidí jen on a hra se pak počítá jako cvičná.
ui-place-hints = rádce mu nevadí
ui-ready = Jsem připraven
ui-ready-not = Ještě počkat
ui-place-ready = připraven
ui-place-here = je tu
ui-place-asks = klepe na dveře
ui-place-connecting = spojuje se…
ui-place-away = teď tu není
ui-place-empty = čeká na hosta
ui-ask-in = { $name } chce usednout na místo { $seat }. Je to ten, koho čekáte?
ui-ask-in-again = { $name } chce usednout na místo { $seat }, kde předtím hrál { $guest }, ale neprokázal se jeho kódem. Je to ten, koho čekáte?
ui-ask-accept = Pustit ke stolu
ui-ask-decline = Odmítnout
ui-invitations = Pozvánky
ui-invitations-help = Každý host otevře svou pozvánku: namíří na ni foťák, nebo mu pošlete odkaz. Jeho stránka odpoví kódem; ten sem vložte, nebo ho naskenujte z jeho displeje.
ui-invitations-nearby = Tento prohlížeč neumí WebRTC. Přijít mohou jen okna téhož prohlížeče na tomto počítači.
ui-invitation-for = Pozvánka na místo { $seat }
ui-invitation-title = Pozvánka ke stolu v Kajutě
ui-invitation-coming = Pozvánka se připravuje…
ui-invitation-new = Nová pozvánka
ui-answer-field = Odpověď hosta (odkaz nebo kód)
ui-answer-title = Odpověď na pozvánku do Kajuty
ui-answer-damaged = Tahle odpověď je poškozená nebo neúplná. Ať ji host pošle znovu.
ui-answer-unknown = Tahle odpověď patří k jiné, třeba starší pozvánce. Pošlete hostovi tu, která je tu teď.
ui-answer-used = Na tuhle pozvánku už někdo odpověděl. Pro dalšího hosta udělejte novou.
ui-codes-show = V kódech pozvánky i odpovědi jsou síťové adresy zařízení. Posílejte je jen lidem, se kterými hrajete.
ui-code-copy = Kopírovat odkaz
ui-code-share = Poslat…
ui-code-copied = Odkaz je zkopírovaný.
ui-code-not-copied = Prohlížeč nedovolil kopírovat. Označte odkaz a zkopírujte ho sami.
ui-scan = Naskenovat
ui-scan-help = Namiřte foťák na kód.
ui-scan-refused = Foťák tu není, nebo ho stránka nesmí použít. Kód se dá i vložit jako text.
ui-refused-sent = Odmítnuté zprávy od hostů: { $count }
ui-join = Pozvánka ke stolu
ui-join-help = Hrajete s někým u jiné obrazovky? Naskenujte jeho pozvánku, nebo sem vložte její odkaz.
ui-join-field = Pozvánka (odkaz nebo kód)
ui-join-name = Vaše jméno
ui-join-calling = Připravuje se odpověď…
ui-join-answer = Vaše odpověď
ui-join-answer-help = Ukažte tenhle kód tomu, kdo vás pozval, nebo mu pošlete odkaz. Jakmile ho vloží, stůl se objeví tady.
ui-join-asking = Klepete na dveře
ui-join-asking-help = Spojení stojí. Teď vás musí pustit ke stolu ten, kdo vás pozval.
ui-join-build = Tato stránka a stránka toho, kdo vás zve, jsou z různých vydání Kajuty. Obnovte obě a vezměte si novou pozvánku.
ui-join-taken = Na tomhle místě už někdo sedí. Řekněte si o novou pozvánku.
ui-join-declined = Ten, kdo hru hostí, vás ke stolu nepustil, nebo vaše místo zrušil.
ui-join-elsewhere = Hrajete dál v jiném okně nebo na jiném zařízení.
ui-join-damaged = Pozvánka je poškozená nebo neúplná. Otevřete ji znovu, nebo si řekněte o novou.
ui-join-other = Tohle není pozvánka ke stolu.
ui-join-old = Pozvánka je stará přes den. Řekněte si o novou.
ui-join-alone = Tento prohlížeč se s jinými zařízeními neumí spojit (chybí mu WebRTC, nebo ho má vypnuté). Zkuste jiný prohlížeč.
ui-host-away = Čeká se na hostitele
ui-host-away-help = Spojení se přerušilo. Vaše místo zůstává vaše: naskenujte novou pozvánku, kterou hostitel ukazuje, nebo sem vložte její odkaz. Okno na stejném počítači se vrátí samo.
ui-host-screen = Hostitel
ui-line-lost = Spojení s hostitelem se přerušilo. Tah se neodehrál.
ui-handed-waiting = Předává se vašemu stolu…
ui-handed-yes = Odpověď je předaná vašemu stolu. Tohle okno můžete zavřít.
ui-handed-nobody = Váš stůl v tomto prohlížeči otevřený není. Otevřete ho a odkaz vložte do pole „Odpověď hosta“.
ui-handed-damaged = { ui-answer-damaged }
ui-handed-used = { ui-answer-used }
ui-handed-taken = { ui-join-taken }
ui-guests = Hosté
ui-guest-away = { $name } teď není připojen.
ui-guest-invite = Pozvánky a odpovědi
ui-guest-stand-in = Nechat hrát bota
ui-guest-stand-in-sure = Za hosta { $name } bude hrát bot, než se vrátí. Zapíše se to do deníku.
ui-guest-resting = Za vás teď hraje bot.
ui-guest-back = Hrát zase sám
ui-rest = Nechat za mě hrát bota
ui-undo-asked = { $name } by rád vzal svůj tah zpět.
ui-undo-waits = { $name } by rád vzal svůj tah zpět. Čeká se na odpověď ostatních.
ui-undo-agree = Dovolit
ui-undo-disagree = Nedovolit
ui-undo-declined = { $name } se vzetím zpět nesouhlasí.
ui-stood-in = hrál i bot
ui-somebody = Někdo
ui-join-name-empty = jak vás znají u stolu


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
ui-statistics-seat-filter = Počet míst
ui-statistics-company = S kým
ui-statistics-any = všechno
ui-statistics-plain = základní hra
ui-statistics-seat-count =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
ui-statistics-mixed = různí boti
ui-statistics-people = jen lidé
ui-statistics-alone = o samotě
ui-statistics-practice = cvičné hry
ui-statistics-by-company = Výhry podle toho, s kým
ui-statistics-by-seats = Výhry podle počtu míst
ui-statistics-by-variant = Výhry podle varianty
ui-statistics-share = { $wins } z { $games } ({ $percent }{"\u00A0"}%)
ui-statistics-latest = Poslední výsledky
ui-statistics-latest-note = plný sloupec je výhra, prázdný prohra
ui-statistics-result =
    { $won ->
        [yes] { $score }, výhra
       *[no] { $score }, prohra
    }
ui-statistics-feats = Kousky
ui-statistics-none = Tady zatím není žádná dohraná hra.
ui-statistics-note = Statistiky leží jen v tomto prohlížeči. Cvičné hry se počítají zvlášť.
ui-statistics-reset = Smazat statistiky
ui-statistics-reset-sure = Smazat všechny statistiky? Uložených her se to netýká, vrátit to ale nejde.
ui-statistics-import-failed = Tenhle soubor nejsou statistiky z Kajuty. Nic se nezměnilo.
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
ui-review-cut = Rozbor je zastavený, tohle je jen začátek hry.
ui-review-chances = Naděje na výhru
ui-review-turn = { $turn }. tah
ui-review-moments = Co rozhodlo
ui-review-parts = štěstí { $luck }, rozhodnutí { $choice }
ui-review-no-moments = Žádný tah naděje výrazně nezměnil.
ui-review-decisions = Nejdražší rozhodnutí
ui-review-better = Lepší bylo:
ui-review-cost = Stálo { $cost }{"\u00A0"}% naděje na výhru (s jistotou { $low } až { $high }{"\u00A0"}%).
ui-review-no-decisions = Žádné rozhodnutí nebylo prokazatelně horší než to nejlepší.
ui-review-note = Rozhodnutí se posuzuje podle toho, co o hře věděl ten, kdo hrál. Štěstí je změna, kterou žádné jeho rozhodnutí nezpůsobilo.
ui-review-open = Otevřít v záznamu hry
ui-review-open-note = Řádek se dá otevřít v záznamu hry.
ui-move-send = Poslat tah
ui-move-sure = V odkazu je celá hra: karty všech i náhoda, která teprve přijde. Kdo ho má, může si je přečíst; hra se proto označí „na důvěru“. Poslat?
ui-move-link = Odkaz na další tah
ui-move-help = Pošlete ho tomu, kdo je na řadě. Otevře se mu stůl s tím, co se stalo od jeho posledního tahu.
ui-move-long = Odkaz by měl { $length } znaků a některé aplikace by ho uřízly. Pošlete hru jako soubor.
ui-move-file = Poslat jako soubor
ui-move-older = Odkaz je starší než hra, kterou tu máte. Nic se nezměnilo.
ui-move-parted = Tahle hra se od té, kterou tu máte, rozešla po kroku { $at }. Leží teď vedle ní jako druhá.
ui-trust = na důvěru
