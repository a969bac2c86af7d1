# Co vysvětluje hru vedle jejích pravidel; viz tools/game_handbooks.py.

new-here = Jste kupci ve Středomoří. Každá karta představuje zboží, ale nese i symboly akcí, takže má víc využití. Ve svém tahu nejdřív obchodujete s ostatními nebo kupujete karty. Pak karty vyložíte a provedete jejich akce: dukáty, piráti, nové karty, plavba. Nakonec vyložené karty v libovolném pořadí přidáte do nákladu. Vrchní karta určí, kolik karet vyložíte příště a kolik jich smíte mít v ruce.
    .goal = Vyhrává, kdo má na konci nejvíc dukátů. Nejvíc vynese stejné zboží naložené za sebou: čtyři karty oliv za sebou vynesou víc než čtyři různé karty. Boduje se dvakrát, poprvé ve chvíli, kdy přijde lev. Dukáty získáte i za prestiž z obchodů a za přístavní žetony. Za každou kartu v pirátském balíčku naopak o dukát přijdete.

## Co je co

this-bales = Balíky na vrchní kartě nákladu: přesně tolik karet musí hráč ve svém tahu vyložit.
this-power = Námořní síla na vrchní kartě nákladu: nejvýš tolik karet smí mít hráč v ruce na začátku svého tahu. Přebytečné jdou na jeho pirátský balíček.
this-prestige = Žetony prestiže: hráč získá jeden za každý soupeřův tah, ve kterém uzavře obchod. Při obou bodováních za ně dostane dukáty.
this-cargo = Náklad (nákladový balíček): stejné zboží naložené za sebou se boduje dohromady. Pod vrchní kartu se nikdo nesmí dívat. Veřejný je jen počet karet a při zapnuté volbě „{ option-memory }“ i to, kolik karet stejného zboží leží nahoře.
this-pirates = Pirátský balíček pro přebytečné karty. Za každou kartu v něm hráč na konci přijde o 1 dukát. Vrchní kartu svého pirátského balíčku si můžete koupit zpět.
this-purse = Dukáty tohoto hráče. Mohou klesnout i pod nulu.
this-token = Aktivní přístavní žeton: dává hráči výhodu, dokud jeho loď neskončí plavbu v jiném přístavu.
this-used = Získané přístavní žetony: aktivní i ty otočené lícem dolů. Za nejvyšší počty jsou na konci dukáty.
this-hand = Karta zboží. Nese dva symboly akcí, námořní sílu, balíky a někdy i jméno přístavu.
this-hidden-card = Karta v ruce jiného hráče. Vidíte jen počet jeho karet.
this-deck = Balíček zboží. V obchodní fázi stojí karta z něj 3 dukáty. Někde uprostřed čeká lev.
this-discard = Odkládací balíček. Zamíchá se, když jsou ke konci hry potřeba další karty.
this-port = Přístav. Hráč, jehož loď tu skončí plavbu, si vezme žeton. Není-li tu žádný, o svůj aktivní žeton přijde.
this-ship = Loď hráče. Za každý vyložený symbol lodi popluje přesně o jeden přístav.
this-laid = Vyložená karta čeká na naložení. Pořadí určíte vy. Karta naložená jako poslední bude nahoře a určí váš příští tah.
this-total = Co přinesou symboly na vyložených kartách: jeden platí za 1, dva stejné za 3, tři a víc za 6. Výjimkou je loď: za každý svůj symbol popluje o jeden přístav.
this-offered = Zboží v nabídce.
this-picked = Zboží, které v této nabídce dáváte.
this-talk = Nabídka, o které se jedná.
this-coins = Dukáty, které k nabídce přidáte nebo které chcete za své karty.
this-want = Zboží, které za to chcete.
this-partner = Hráč, kterému nabídku posíláte.
this-payout = Kolik vynese takto velká skupina stejného zboží.
this-accept = Přijmete nabídku. Požadované zboží musíte mít v ruce.
this-counter = Místo odpovědi dáte protinabídku. Druhý hráč ji může jen přijmout, nebo odmítnout.
this-agree = Uzavřete obchod s těmito kartami.
this-call-off = Tyto karty odmítnete a obchod se neuskuteční.
this-act = Ukončíte obchodování, vyložíte karty a provedete jejich akce.
this-done = Ukončíte tuto část tahu a přejdete k další.
this-play-chosen = Vyložíte vybrané karty.
this-pass = Nic nenabídnete, nebo nabídku odmítnete.
this-stay = Loď zůstane tady a vám zůstane i aktivní žeton.
this-help-calm-sea = { token-calm-sea.help }
this-help-pirate-defence = { token-pirate-defence.help }
this-help-good-trade = { token-good-trade.help }
this-help-local-influence = { token-local-influence.help }
this-help-good-terms = { token-good-terms.help }
this-help-compass = { token-compass.help }

## Příklady

example-cargo = Vrchní karta nákladu určuje dvě věci: kolik karet vyložíte a kolik jich smíte mít v ruce na začátku tahu.
example-play = Symboly všech vyložených karet se sčítají. Dva stejné už platí za 3.
example-sail = Loď popluje za každý symbol lodi přesně o jeden přístav a hráč si v cílovém přístavu vezme žeton.
example-load = Vyložené karty čekají na naložení. Karta naložená jako poslední bude nahoře.
example-offer = V nabídce žádáte druh zboží, nikdy konkrétní kartu.
example-prestige = Obchod s hráčem na tahu přinesl druhému hráči žeton prestiže.

## Přehled na jedné kartě

page-turn = Tah
page-turn-hand = Fáze námořní síly: přebytečné karty z ruky jdou na pirátský balíček.
page-turn-trade = Obchodní fáze: nabídky a nejvýš čtyři nákupy.
page-turn-play = Fáze akcí: vyložte tolik karet, kolik balíků má vrchní karta nákladu.
page-turn-actions = Akce provádějte v tomto pořadí. Žádnou nelze vynechat.
page-turn-load = Fáze nakládání: karta naložená jako poslední bude nahoře a určí příští tah.
page-symbols = Symboly: jeden platí za 1, dva stejné za 3, tři a víc za 6
page-symbols-ducat = Získáte dukáty.
page-symbols-flag = Dáte karty z balíčku zboží na svůj pirátský balíček.
page-symbols-draw = Vezmete si do ruky karty z balíčku zboží.
page-symbols-sail = Loď popluje za každý symbol o jeden přístav.
page-tokens = Přístavní žetony
page-tokens-calm-sea = { token-calm-sea }: { token-calm-sea.help }
page-tokens-pirate-defence = { token-pirate-defence }: { token-pirate-defence.help }
page-tokens-good-trade = { token-good-trade }: { token-good-trade.help }
page-tokens-local-influence = { token-local-influence }: { token-local-influence.help }
page-tokens-good-terms = { token-good-terms }: { token-good-terms.help }
page-tokens-compass = { token-compass }: { token-compass.help }
page-trade = Obchod a nákup
page-trade-deal = Kdo uzavře obchod s hráčem na tahu, získá žeton prestiže (nejvýš jeden za tah).
page-trade-buy = Karta z balíčku zboží nebo z vlastního pirátského balíčku stojí 3 dukáty; kdo má dluh, platí 4.
page-scoring = Bodování: po příchodu lva a na konci
page-scoring-runs = Stejné zboží ležící v nákladu za sebou se boduje dohromady podle tabulky.
page-scoring-lion = Lev: vrchní skupina stejného zboží zůstane, zbytek se oboduje a odloží.
page-scoring-prestige = Nejvíc prestiže vynese 6 dukátů, druhé místo 3 a třetí 1. Na konci platí totéž pro přístavní žetony.
page-scoring-pirates = Na konci ztrácíte 1 dukát za každou kartu v pirátském balíčku. Karty v ruce se nepočítají.
