# Co vysvětluje hru vedle jejích pravidel; viz tools/game_handbooks.py.

new-here = V tahu otáčíte jednu kartu za druhou a skládáte je do řady. Skoro každá barva něco dělá: kotva chrání, kanón střílí do cizího banku, meč krade, mapa loví v odhozu. Kdykoli přestanete, celá řada je vaše a jde do banku. Jakmile ale přijde barva, která už v řadě leží, jste trop a o všechno nechráněné přijdete. Procenta u balíčku říkají, jak velké to riziko je.
    .goal = Když dojde balíček, sečtou se banky: z každé barvy se počítá jen nejvyšší karta. Vyhrává nejvyšší součet. Takže je lepší mít od všeho trochu než jednu barvu pětkrát, a vědět, kdy přestat.

## Co je co

this-card-anchor = { suit-anchor.help }
this-card-hook = { suit-hook.help }
this-card-cannon = { suit-cannon.help }
this-card-key = { suit-key.help }
this-card-chest = { suit-chest.help }
this-card-map = { suit-map.help }
this-card-oracle = { suit-oracle.help }
this-card-sword = { suit-sword.help }
this-card-kraken = { suit-kraken.help }
this-card-mermaid = { suit-mermaid.help }
this-bank-anchor = { suit-anchor.help }
this-bank-hook = { suit-hook.help }
this-bank-cannon = { suit-cannon.help }
this-bank-key = { suit-key.help }
this-bank-chest = { suit-chest.help }
this-bank-map = { suit-map.help }
this-bank-oracle = { suit-oracle.help }
this-bank-sword = { suit-sword.help }
this-bank-kraken = { suit-kraken.help }
this-bank-mermaid = { suit-mermaid.help }
this-character-golden-scales = { character-golden-scales.help }
this-character-casanova = { character-casanova.help }
this-character-plunderer = { character-plunderer.help }
this-character-treasure-hunter = { character-treasure-hunter.help }
this-character-navigator = { character-navigator.help }
this-character-master-gunner = { character-master-gunner.help }
this-character-scavenger = { character-scavenger.help }
this-character-mystic = { character-mystic.help }
this-character-swordswoman = { character-swordswoman.help }
this-character-miser = { character-miser.help }
this-character-captain-hook = { character-captain-hook.help }
this-character-safe-harbor = { character-safe-harbor.help }
this-character-fisherman = { character-fisherman.help }
this-character-beastmaster = { character-beastmaster.help }
this-character-misfire = { character-misfire.help }
this-character-parry = { character-parry.help }
this-character-davy-jones = { character-davy-jones.help }
this-character-siren = { character-siren.help }
this-bank = Bank hráče, srovnaný po barvách. Na konci se z každé barvy počítá jen nejvyšší karta.
this-bonus = Klíč i truhla jsou v kořisti: z odhozu přibude tolik náhodných karet, kolik jich berete z řady.
this-decline = Bonus si nevezmete; kořist ano.
this-save = Všechny chráněné karty si vezmete do banku.
this-leave = Všechny chráněné karty necháte být: půjdou na odhoz.
this-bust = Jste trop: o nechráněné karty přicházíte a tah končí.
this-busting = Tahle karta měla přijít do řady, kde už její barva (v Podivných krajích hodnota) leží.
this-character = Postava tohoto hráče. Její schopnost platí po celou hru.
this-claim = Vezmete si všechno, o co vybraný soupeř právě přišel.
this-pass = Ztracené karty necháte jít na odhoz.
this-debt = { debt.help }
this-discard = { discard.help }
this-draw = { draw-pile.help }
this-hand = Jedna ze dvou postav, ze kterých si vybíráte. Druhá jde zpátky do krabice.
this-map = Karta z odhozu, kterou ukázala mapa. Jednu z nich musíte vyložit do řady.
this-put-back = Kartu vrátíte na balíček a vezmete kořist.
this-row = Karta vyložená v tomto tahu. Dokud ji nevezmete do banku, můžete o ni přijít.
this-take = Všechny karty řady půjdou do vašeho banku a váš tah skončí.
this-top = Vrchní karta balíčku, otočená křišťálovou koulí. Vyložíte ji, nebo vrátíte?
this-variant = Karta varianty: mění jedno pravidlo po celou hru.
this-look = Jen vy sami uvidíte tři vrchní karty balíčku, nebo méně, když jich tolik není.
this-show = Vrchní kartu otočíte přede všemi.
this-opponent = Koho se bude Truhla Davy Jonese týkat: co tenhle soupeř ztratí, to si smíte vzít.
this-victim = Soupeř, kterého si vybrala Truhla Davy Jonese.

## Příklady

example-row = Řada na začátku tahu. Každá další karta sem přijde, jen když tu její barva ještě neleží.
example-oracle = Křišťálová koule ukázala vrchní kartu balíčku. Hráč ji smí vyložit do řady, nebo ji vrátit a vzít si, co v řadě leží.
example-loot = Všechny karty řady mají různé barvy. Hráč je vezme do banku, nebo riskuje další.
example-cannon = Kanón smí zasáhnout jen vrchní kartu některého balíčku v soupeřově banku; obrysy jsou barvy, které tam chybějí.
example-sword = Meč smí vzít jen barvu, kterou hráč ve svém banku (první řada) ještě nemá.
example-score = Z každé barvy se počítá jen vrchní karta: ty jsou tu vidět. Co leží pod nimi, rozhoduje až při shodě.

## Přehled na jedné kartě

page-turn = Tah
page-turn-flip = Otočte vrchní kartu; první je povinná.
page-turn-effect = Proveďte efekt její barvy: je povinný.
page-turn-choice = Pak buď další karta, nebo kořist do banku.
page-turn-bust = Barva, která v řadě už leží: jste trop a nechráněné karty jsou pryč.
page-suits = Co dělají barvy
page-suits-anchor = { suit-anchor }: { suit-anchor.help }
page-suits-hook = { suit-hook }: { suit-hook.help }
page-suits-cannon = { suit-cannon }: { suit-cannon.help }
page-suits-chest = { suit-chest }: { suit-chest.help }
page-suits-map = { suit-map }: { suit-map.help }
page-suits-oracle = { suit-oracle }: { suit-oracle.help }
page-suits-sword = { suit-sword }: { suit-sword.help }
page-suits-kraken = { suit-kraken }: { suit-kraken.help }
page-suits-mermaid = { suit-mermaid }: { suit-mermaid.help }
page-end = Konec
page-end-last = Kdo vezme poslední kartu balíčku, dohraje tah a je konec.
page-end-score = Z každé barvy se počítá jen nejvyšší karta v banku. Nejvyšší součet vyhrává.
