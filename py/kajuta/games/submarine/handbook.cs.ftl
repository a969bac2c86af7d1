# Co vysvětluje hru vedle jejích pravidel; viz tools/game_handbooks.py.

new-here = Pod lodí čekají vaše ponorky a v moři leží šedesát pokladů dvanácti typů. V každém tahu loď popluje doprava a zastaví nad některou vaší ponorkou. Ponorky v tom sloupci pak buď vyzvedávají poklady, nebo se přesunou jinam. Za poklad dáte kartu v barvě jeho okraje, a cizím ponorkám, které jsou v témž poli nebo nad ním, po kartě navíc. Druhý kus typu, který už máte, je žolík: příště poslouží místo karty a bez poplatků.
    .goal = Vyhrává, kdo první zaplní přepravní kartu všemi dvanácti typy. Když se dřív vyprázdní některý sloupec nebo dojdou karty, vyhrává ten, kdo má typů nejvíc. Vyplatí se být v hloubce dřív než ostatní a stát ponorkami tam, kudy musejí platit.

## Co je co

this-container = Přepravní karta má po jednom místě pro každý z dvanácti typů pokladů. Kdo ji zaplní první, vyhrává.
this-missing = Tenhle typ pokladu majiteli karty ještě chybí.
this-stack = Vlastní balíček rubem nahoru. Dobírá se z něj do tří karet v ruce a platí se z něj poplatky.
this-held = Tolik karet má hráč v ruce. Na konci tahu si dobírá do tří.
this-reserve = Tyhle ponorky ještě nejsou ve vodě.
this-joker = Žolík zastoupí kartu libovolné barvy a neplatí se s ním žádné poplatky. Zůstane v moři místo pokladu.
this-field = Pole moře: tady leží poklady a čekají ponorky. Čím hlouběji, tím víc pokladů a tím víc cizích ponorek nad nimi.
this-treasure-at = Poklad v moři. Zaplatíte za něj kartou barvy jeho okraje, máte-li v témž poli ponorku a nad sloupcem loď.
this-subs = Ponorky jednoho hráče v poli. Pracují jen tehdy, když nad jejich sloupcem stojí jeho loď. Kdo vyzvedává v témž poli nebo pod nimi, platí jejich majiteli poplatky.
this-ship = Loď hráče. Každý tah popluje aspoň o sloupec doprava a pod ní pak pracují ponorky.
this-surface = Tady může zastavit loď, která má v tom sloupci aspoň jednu ponorku.
this-port = Sem loď dopluje na konci plavby. Čeká tu, než doplují i ostatní; její hráč má přestávku.
this-hand = Karta vaší ruky. Vyzvednete za ni poklad s okrajem téže barvy.
this-discard = Tolik karet této barvy už je ze hry venku.
this-salvage = Vaše ponorky pod lodí budou v tomhle tahu vyzvedávat poklady.
this-move = Vaše ponorky pod lodí se v tomhle tahu přesunou jinam.
this-done = Konec tahu. Doplníte si ruku a hraje další.
this-later = Teď žádnou ponorku nespouštíte; můžete to udělat v některém z dalších tahů.
this-stay = Nic nevyměníte a necháte si ruku, jaká je.

## Příklady

example-stop = Loď stojí před levým okrajem. Zastavit smí jen nad sloupci, ve kterých má tentýž hráč ponorku.
example-card = Ponorka leží ve stejném poli jako poklad a loď stojí nad sloupcem: fialová karta vyzvedne poklad s fialovým okrajem.
example-fee = V poli je i cizí ponorka: kromě karty za poklad stojí ještě jednu kartu pro jejího majitele.
example-deeper = Ponorka z 2. řady se smí přesunout do 2. nebo 3. řady kteréhokoli sloupce, třeba sem.
example-joker = Mušle leží vedle přepravní karty. Vyzvedne poklad bez karty i bez poplatku a zůstane ležet v moři místo něj.
example-container = Přepravní karta uprostřed hry: vyzvednuté poklady leží na svých místech, obrysy ukazují, co ještě chybí.

## Přehled na jedné kartě

page-turn = Tah
page-turn-sail = Loď popluje doprava a zastaví jen nad svou ponorkou, nebo vypluje z plánu.
page-turn-work = Ponorky pod lodí se buď přesunou, nebo vyzvedávají.
page-turn-refill = Nakonec dobrat do tří karet.
page-move = Přesun
page-move-reach = Každá ponorka jednou: do své řady nebo o řadu výš či níž, v kterémkoli sloupci.
page-salvage = Vyzvedávání
page-salvage-card = Karta v barvě okraje = poklad z pole s vaší ponorkou.
page-salvage-fee = Každá cizí ponorka v poli nebo nad ním: 1 vaše karta jejímu majiteli.
page-salvage-joker = Žolík místo karty: na barvě nezáleží, žádné poplatky.
page-salvage-new = Nový typ: na přepravní kartu.
page-salvage-again = Druhý kus téhož typu: je z něj žolík.
page-break = Za okrajem
page-break-swap = Vyměnit kartu z ruky za vrchní z balíčku.
page-break-return = Když doplují všichni, začíná nová plavba.
page-end = Konec
page-end-full = Někdo má všech 12 pokladů: hned vyhrál.
page-end-column = Po dohraném tahu v některém sloupci nezbyl poklad nebo nikdo nemá kartu: vyhrává, kdo má nejvíc pokladů.
