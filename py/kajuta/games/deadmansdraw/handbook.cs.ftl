# Co vysvětluje hru vedle jejích pravidel; viz tools/game_handbooks.py.

new-here = Ve svém tahu otáčíte jednu kartu za druhou a vykládáte je do řady na hrací ploše. Skoro každá barva něco dělá: kotva chrání, kanón střílí do cizího banku, meč krade, mapa hledá v odhazovacím balíčku. Kdykoli přestanete, celá řada je vaše a jde do banku. Jakmile ale přijde barva, která už v řadě je, jste trop a přijdete o všechno, co není chráněné. Jak velké to riziko je, ukazují procenta u doplňovacího balíčku.
    .goal = Když dojde doplňovací balíček, spočítají se body v bancích: z každé barvy se počítá jen nejvyšší karta. Vyhrává nejvyšší součet. Je tedy lepší mít od všeho trochu než jednu barvu pětkrát a úplně nejlepší je vědět, kdy přestat.

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
this-bank = Hráčův bank seřazený podle barev. Na konci se z každé barvy počítá jen nejvyšší karta.
this-bonus = V kořisti je klíč i truhla: z odhazovacího balíčku dostanete navíc tolik náhodných karet, kolik si jich berete z řady.
this-decline = Bonus si nevezmete, kořist ale ano.
this-save = Vezmete si do banku všechny chráněné karty.
this-leave = Chráněné karty si nevezmete. Půjdou na odhazovací balíček.
this-bust = Jste trop: přijdete o všechno, co není chráněné, a váš tah končí.
this-busting = Barva této karty (v Podivných krajích její hodnota) už v řadě je, takže jste trop.
this-character = Postava tohoto hráče. Její schopnost platí po celou hru.
this-claim = Vezmete si všechny karty, o které vybraný soupeř právě přišel.
this-pass = Ztracené karty si nevezmete. Půjdou na odhazovací balíček.
this-debt = { debt.help }
this-discard = { discard.help }
this-draw = { draw-pile.help }
this-hand = Jedna ze dvou postav, ze kterých si vybíráte. Ta, kterou si nenecháte, se vrátí do krabice.
this-map = Karta z odhazovacího balíčku, kterou odkryla mapa. Jednu z odkrytých karet musíte vyložit do řady.
this-put-back = Vrátíte kartu na doplňovací balíček a vezmete si kořist.
this-row = Karta vyložená v tomto tahu. Dokud není v banku, můžete o ni přijít.
this-take = Vezmete si všechny karty z řady do banku a váš tah skončí.
this-top = Vrchní karta doplňovacího balíčku, kterou otočila křišťálová koule. Můžete ji vyložit, nebo vrátit.
this-variant = Karta varianty: mění jedno pravidlo, a to na celou hru.
this-look = Podíváte se na tři vrchní karty doplňovacího balíčku, nebo na všechny, pokud jich zbývá méně. Nikdo jiný je neuvidí.
this-show = Otočíte vrchní kartu tak, aby ji viděli všichni.
this-opponent = Vyberete tohoto soupeře pro Truhlu Davy Jonese: kdykoli je trop, smíte si vzít karty, o které přijde.
this-victim = Soupeř, na kterého míří Truhla Davy Jonese.

## Příklady

example-row = Řada na začátku tahu. Další karta je bezpečná, jen pokud její barva v řadě ještě není.
example-oracle = Křišťálová koule odkryla vrchní kartu doplňovacího balíčku. Hráč ji smí vyložit, nebo ji vrátit a vzít si kořist.
example-loot = Všechny karty v řadě mají různé barvy. Hráč si je může vzít, nebo riskovat další.
example-cannon = Kanón smí zasáhnout jen vrchní kartu některé barvy v soupeřově banku. Obrysy ukazují barvy, které soupeři v banku chybí.
example-sword = První bank patří hráči na tahu. Mečem smí vzít jen kartu barvy, která v tomto banku chybí.
example-score = Z každé barvy se počítá jen vrchní karta, tedy ta, kterou tu vidíte. Na kartách pod ní záleží jen při shodě.

## Přehled na jedné kartě

page-turn = Tah
page-turn-flip = Otočte vrchní kartu. Aspoň jednu otočit musíte.
page-turn-effect = Proveďte efekt otočené karty. Je povinný.
page-turn-choice = Pak otočte další kartu, nebo si vezměte kořist do banku.
page-turn-bust = Je-li barva otočené karty už v řadě, jste trop a přijdete o všechno, co není chráněné.
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
page-end = Konec hry
page-end-last = Kdo vezme poslední kartu doplňovacího balíčku, dohraje svůj tah. Pak hra končí.
page-end-score = Z každé barvy v banku se počítá jen nejvyšší karta. Nejvyšší součet vyhrává.
