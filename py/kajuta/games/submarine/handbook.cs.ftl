# Co vysvětluje hru vedle jejích pravidel; viz tools/game_handbooks.py.

new-here = V moři leží 60 pokladů 12 typů a vy pro ně posíláte ponorky. V každém tahu vaše loď popluje doprava a zastaví nad některou vaší ponorkou. Vaše ponorky v tom sloupci pak buď vyzvedávají poklady, nebo se přesouvají jinam. Poklad stojí kartu v barvě svého okraje a k tomu kartu za každou cizí ponorku na témže poli nebo nad ním. Další poklad typu, který už máte, se stane žolíkem: později ho použijete místo karty a bez poplatků.
    .goal = Kdo první zaplní přepravní kartu všemi 12 typy, vyhrává. Když v některém sloupci dojdou poklady nebo všem dojdou karty dřív, vyhrává hráč, který má nejvíc různých typů. Vyplatí se být v hloubce dřív než ostatní a čekat tam, kde vám budou muset platit.

## Co je co

this-container = Přepravní karta má jedno místo pro každý z 12 typů pokladů. Kdo ji zaplní první, vyhrává.
this-missing = Tento typ pokladu ještě chybí.
this-stack = Balíček průzkumných karet, lícem dolů. Hráč si z něj dobírá a platí z něj poplatky.
this-held = Tolik karet má hráč v ruce. Na konci svého tahu si dobírá do tří.
this-reserve = Tyto ponorky ještě nejsou ve vodě.
this-joker = Žolík (třeba mušle) nahradí kartu libovolné barvy a neplatí se s ním žádné poplatky. Zůstane pak v moři na místě pokladu.
this-field = Pole v moři, na kterém leží poklady a stojí ponorky. Čím hlouběji, tím víc pokladů, ale někdy i víc cizích ponorek nad vámi.
this-treasure-at = Poklad. K jeho vyzvednutí potřebujete kartu v barvě jeho okraje, ponorku na jeho poli a loď nad sloupcem. Číslo na něm je cena v kartách: jedna této barvy a za znakem plus karty na poplatky.
this-subs = Ponorky jednoho hráče na tomto poli. Pracují, jen když je nad sloupcem loď téhož hráče. Kdo vyzvedává na tomto poli nebo pod ním, platí jejich majiteli poplatek.
this-ship = Průzkumná loď. V každém tahu popluje aspoň o jeden sloupec doprava. Pracují jen ponorky, které jsou pod ní.
this-surface = Tady může zastavit loď hráče, který má v tomto sloupci ponorku.
this-port = Sem loď dopluje na konci plavby a čeká na ostatní. Její majitel si zatím smí vyměňovat karty.
this-hand = Karta ve vaší ruce. Vyzvednete s ní poklad s okrajem stejné barvy.
this-discard = Tolik karet této barvy už je mimo hru.
this-salvage = Vaše ponorky pod lodí budou v tomto tahu vyzvedávat poklady.
this-move = Vaše ponorky pod lodí se v tomto tahu přesunou.
this-done = Ukončíte tah: doberete si do tří karet a na tahu bude další hráč.
this-later = Teď žádnou ponorku nespustíte. Můžete to udělat v některém z dalších tahů.
this-stay = Necháte si své karty a žádnou nevyměníte.

## Příklady

example-stop = Loď čeká vlevo od plánu. Zastavit smí jen nad sloupci, ve kterých má její majitel ponorku.
example-card = Ponorka je na poli s pokladem a loď nad sloupcem, takže fialová karta vyzvedne poklad s fialovým okrajem.
example-fee = Na poli je i cizí ponorka. Kromě karty za poklad proto musíte dát ještě jednu majiteli té ponorky.
example-deeper = Ponorka z řady 2 smí zůstat ve své řadě, nebo klesnout do řady 3, a to v kterémkoli sloupci. Může se přesunout třeba sem.
example-joker = Mušle leží vedle přepravní karty. Vyzvedne poklad bez karty i bez poplatků a zůstane v moři na jeho místě.
example-container = Přepravní karta uprostřed hry: vyzvednuté poklady leží na svých místech a obrysy ukazují, co ještě chybí.

## Přehled na jedné kartě

page-turn = Tah
page-turn-sail = Loď pluje doprava: zastaví nad některou vaší ponorkou, nebo dopluje za okraj.
page-turn-work = Ponorky pod lodí buď přesunete, nebo jimi vyzvednete poklady.
page-turn-refill = Nakonec si doberte do tří karet.
page-move = Přesun
page-move-reach = Každá ponorka se smí jednou přesunout jinam: do kteréhokoli sloupce, ve své řadě nebo o řadu výš či níž.
page-salvage = Vyzvedávání
page-salvage-card = Za 1 kartu v barvě okraje si vezmete 1 poklad z pole, kde máte ponorku.
page-salvage-fee = Za každou cizí ponorku na poli nebo nad ním dáte 1 kartu jejímu majiteli.
page-salvage-joker = Žolík nahradí kartu libovolné barvy a poplatky se neplatí.
page-salvage-new = Nový typ jde na přepravní kartu.
page-salvage-again = Z typu, který už máte, se stane žolík.
page-break = Za okrajem
page-break-swap = Smíte vyměnit kartu z ruky za vrchní kartu svého balíčku.
page-break-return = Až za okraj doplují všechny lodě, začne nová plavba.
page-end = Konec hry
page-end-full = Kdo má všech 12 pokladů, okamžitě vyhrává.
page-end-column = Když po tahu v některém sloupci nezbývá žádný poklad nebo už nikdo nemá karty, vyhrává hráč, který má nejvíc pokladů.
