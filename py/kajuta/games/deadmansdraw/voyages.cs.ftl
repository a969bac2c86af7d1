voyage-dare = Kdy přestat

voyage-dare-aim = Otáčíte karty jednu po druhé, dokud máte odvahu. První se v každém tahu otočí sama: teď je to mořská panna za 8. Když přestanete včas, půjde celá řada do vašeho banku, tedy na deset míst před vámi. Karty v banku se na konci počítají.
voyage-dare-second = Barev je deset. Když otočíte barvu, která už v řadě je, jste trop a o celou řadu přijdete. S jednou kartou to skoro nehrozí. Vyberte doplňovací balíček a otočte další.
voyage-dare-oracle = Otočili jste křišťálovou kouli. Většina barev má efekt, který se provede hned: koule vám ukáže příští kartu dřív, než se rozhodnete. Tentokrát je to kanón, nová barva. Vyberte ho a vyložte do řady.
    .else = Kartu byste mohli vrátit a přestat, právě k tomu koule slouží. Tenhle kanón ale neuškodí. Vyberte ho.
voyage-dare-take = Kanón zasáhne kartu v soupeřově banku, jenže ten je zatím prázdný. Máte tři karty za 14 bodů a každá další vás o ně může připravit. Vezměte si kořist.
    .else = Mohli byste riskovat další kartu. Tentokrát ale hrajte na jistotu a vezměte si kořist.
voyage-dare-cannon = Smůla: soupeř otočil meč a sebral vám kanón, který pak zasáhl vaši křišťálovou kouli. Váš nový tah ale taky začíná kanónem! Vyberte v soupeřově banku kteroukoli kartu a zasáhněte ji.
voyage-dare-on = Zásah! Ta karta je teď v odhazovacím balíčku. V řadě máte jedinou kartu, takže klidně otočte další.
    .else = Čtyři body jsou chudá kořist. Otočte další kartu.
voyage-dare-chest = Truhla. Když ji vezmete společně s klíčem, kořist se zdvojnásobí: z odhazovacího balíčku dostanete navíc stejný počet karet. Sama přinese jen svoji hodnotu. Otočte další kartu!
    .else = Přestat byste mohli. Podívejte se ale, co přijde: otočte další kartu.
voyage-dare-anchor = Kotva! Karty vlevo od ní, které jste vyložili dřív, jsou v bezpečí, i kdybyste byli trop. Ještě jednu kartu si tedy můžete dovolit: otočte ji.
    .else = Přestat by bylo taky v pořádku. S kotvou ale můžete ještě jednou riskovat: otočte další kartu.
voyage-dare-sword = Mečem musíte vzít z cizího banku kartu barvy, která ve vašem chybí, a vyložit ji do řady. Tady si můžete vybrat ze dvou barev, jenže obě už ve vaší řadě jsou. Trop tedy budete tak jako tak. Vyberte si.
voyage-dare-end = Kotva a obě karty za ní jsou pryč, ale dvě karty před ní máte v banku. Až doplňovací balíček dojde, bude se z každé barvy počítat jen nejvyšší karta. Vyhraje nejvyšší součet, sbírejte tedy hodně barev a vysoké karty. Co která barva umí, zjistíte dlouhým stiskem karty nebo kliknutím pravým tlačítkem myši. A přestaňte včas!
