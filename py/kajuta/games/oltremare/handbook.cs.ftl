# Co vysvětluje hru vedle jejích pravidel; viz tools/game_handbooks.py.

new-here = Jste kupci ve Středomoří. Každá karta zboží nese i symboly akcí, a hodí se tak na víc věcí. V tahu nejdřív obchodujete s ostatními nebo kupujete, pak vyložíte karty a provedete jejich akce: dukáty, piráti, nové karty, plavba. Vyložené karty nakonec naložíte na svůj náklad v pořadí, jaké chcete. Vrchní karta určí, kolik karet vyložíte příště a kolik jich smíte mít v ruce.
    .goal = Vyhrává, kdo má na konci nejvíc dukátů. Nejvíc jich přinese stejné zboží naložené za sebou: čtyři olivy v řadě jsou víc než čtyři různé karty. Boduje se dvakrát, poprvé když se objeví lev. K tomu se platí za prestiž z obchodů a za přístavní žetony; karty u pirátů naopak stojí po dukátu.

## Co je co

this-bales = Tolik karet hráč v tahu vyloží: přesně kolik balíků ukazuje vrchní karta nákladu.
this-power = Námořní síla vrchní karty nákladu: s tolika kartami smí hráč začít tah, co přebývá, jde k pirátům.
this-prestige = Žetony prestiže: jeden za každý tah, ve kterém hráč uzavřel obchod s hráčem na tahu. Vyplácejí se při obou bodováních.
this-cargo = Náklad: stejné zboží naložené za sebou se při bodování vyplácí dohromady. Co leží pod vrchní kartou, to se neprohlíží; veřejný je jen počet karet a s volbou „{ option-memory }“ i to, kolik stejného zboží leží nahoře.
this-pirates = Hromádka pirátů: přebytečné karty z ruky. Každá na konci stojí 1 dukát; vlastní vrchní si lze koupit zpět.
this-purse = Tolik dukátů hráč má. Může jich mít i míň než nic.
this-token = Aktivní přístavní žeton: dává výhodu, dokud loď neskončí plavbu jinde.
this-used = Dřívější přístavní žetony, obrácené. Na konci se počítají také.
this-hand = Karta zboží. Nese dva symboly akcí, námořní sílu, balíky a možná i jméno přístavu.
this-hidden-card = Karta v cizí ruce: vidět je jen, kolik jich je.
this-deck = Balíček zboží. V obchodu se z něj kupuje za 3 dukáty; někde uprostřed čeká lev.
this-discard = Odložené karty; zamíchají se, když na konci žádné nezbývají.
this-port = Přístav. Loď, která v něm plavbu skončí, si vezme jeho žeton; v prázdném o aktivní žeton přijde.
this-ship = Loď hráče. Pluje přesně o tolik přístavů, kolik symbolů lodi vyložil.
this-laid = Vyložená karta čeká na naložení. Pořadí volíte vy; poslední bude navrchu a určí příští tah.
this-total = Kolik čeho vyložené karty dohromady dají: 1 symbol je 1, dva jsou 3, tři a víc 6; loď pluje za každý symbol o jeden přístav.
this-offered = Zboží, které je v nabídce.
this-picked = Zboží, které za nabídku dáváte.
this-talk = Nabídka, o které se jedná.
this-coins = Tolik dukátů k nabídce přidáte, nebo za ni chcete.
this-want = Druh zboží, o který si říkáte.
this-partner = Komu nabídku uděláte.
this-payout = Kolik dukátů platí takhle dlouhá řada stejného zboží.
this-accept = Nabídku přijmete; zboží, o které jde, musíte mít v ruce.
this-counter = Místo odpovědi nabídnete něco jiného. Protistrana to už jen přijme, nebo odmítne.
this-agree = Obchod platí i s těmihle kartami.
this-call-off = Takové karty nechcete: z obchodu sejde.
this-act = Konec obchodu: vyložíte karty a provedete jejich akce.
this-done = Tahle část je hotová, jde se dál.
this-pass = Nic nenabídnete, nebo nabídku odmítnete.
this-stay = Loď zůstane a aktivní žeton také.
this-help-calm-sea = { token-calm-sea.help }
this-help-pirate-defence = { token-pirate-defence.help }
this-help-good-trade = { token-good-trade.help }
this-help-local-influence = { token-local-influence.help }
this-help-good-terms = { token-good-terms.help }
this-help-compass = { token-compass.help }

## Příklady

example-cargo = Vrchní karta nákladu říká dvě věci: kolik karet se vyloží a s kolika kartami v ruce smí příští tah začít.
example-play = Symboly vyložených karet se sčítají: dva stejné už jsou za tři.
example-sail = Loď popluje přesně o tolik přístavů, kolik symbolů lodi bylo vyloženo, a v cíli si vezme žeton.
example-load = Vyložené karty čekají na naložení. Poslední naložená bude navrchu.
example-offer = V nabídce se neptáte na určitou kartu, ale na druh zboží.
example-prestige = Obchod s hráčem na tahu přinesl druhé straně žeton prestiže.

## Přehled na jedné kartě

page-turn = Tah
page-turn-hand = Víc karet než námořní síla nákladu? Přebytek jde k pirátům.
page-turn-trade = Obchod: nabídky, nejvýš čtyři nákupy.
page-turn-play = Vyložit tolik karet, kolik má náklad balíků.
page-turn-actions = Akce v tomhle pořadí, bez vynechání.
page-turn-load = Naložit; poslední karta je navrchu a určí příští tah.
page-symbols = Symboly: jeden 1, dva 3, tři a víc 6
page-symbols-ducat = Dukáty.
page-symbols-flag = Karty z balíčku k vašim pirátům.
page-symbols-draw = Karty z balíčku do ruky.
page-symbols-sail = Loď: jeden přístav za každý symbol.
page-tokens = Přístavní žetony
page-tokens-calm-sea = { token-calm-sea }: { token-calm-sea.help }
page-tokens-pirate-defence = { token-pirate-defence }: { token-pirate-defence.help }
page-tokens-good-trade = { token-good-trade }: { token-good-trade.help }
page-tokens-local-influence = { token-local-influence }: { token-local-influence.help }
page-tokens-good-terms = { token-good-terms }: { token-good-terms.help }
page-tokens-compass = { token-compass }: { token-compass.help }
page-trade = Obchod a nákup
page-trade-deal = Kdo uzavře obchod s hráčem na tahu, získá žeton prestiže (jeden za tah).
page-trade-buy = Karta z balíčku nebo od vlastních pirátů: 3 dukáty, v dluhu 4.
page-scoring = Bodování: lev a konec
page-scoring-runs = Stejné zboží za sebou v nákladu platí dohromady podle tabulky.
page-scoring-lion = Lev: vrchní řada zůstane, zbytek se proplatí a odloží.
page-scoring-prestige = Nejvíc prestiže 6, druhý 3, třetí 1 dukát; na konci i žetony přístavů.
page-scoring-pirates = Každá karta u pirátů stojí na konci 1 dukát, karty v ruce se nepočítají.
