voyage-dare = Riskovat, a přestat včas

voyage-dare-aim = Otáčíte karty jednu po druhé, dokud máte odvahu. První se v každém tahu otočí sama: teď je to mořská panna za 8. Když přestanete včas, půjde celá řada do vašeho banku, na deset míst před vámi. Karty v banku se na konci počítají.
voyage-dare-second = Barev je deset. Když otočíte barvu, která už v řadě je, jste trop a o celou řadu přijdete. S jednou kartou to skoro nehrozí. Klikněte na doplňovací balíček a otočte další.
voyage-dare-oracle = Otočili jste křišťálovou kouli. Každá barva má efekt, který se provede hned: koule vám ukáže příští kartu dřív, než se rozhodnete. Tentokrát je to kanón, nová barva. Klikněte na něj a vyložte ho do řady.
    .else = Kartu byste mohli vrátit a přestat, k tomu koule je. Tenhle kanón ale neuškodí, klikněte na něj.
voyage-dare-take = Kanón zasáhne kartu v soupeřově banku, jenže ten je zatím prázdný. Máte tři karty za 14 bodů a každá další vás o ně může připravit. Vezměte si kořist.
    .else = Mohli byste riskovat další kartu. Tentokrát to ale nepřehánějte a vezměte si kořist.
voyage-dare-cannon = Smůla: soupeř otočil meč, sebral vám kanón a ten zasáhl vaši křišťálovou kouli. Váš nový tah ale taky začíná kanónem! Klikněte v soupeřově banku na kteroukoli kartu a zasáhněte ji.
voyage-dare-on = Zásah! Ta karta je teď v odhazovacím balíčku. V řadě máte jedinou kartu, takže směle otočte další.
    .else = Čtyři body jsou chudá kořist. Otočte další kartu.
voyage-dare-chest = Truhla. Když ji vezmete společně s klíčem, kořist se zdvojnásobí: dostanete ještě jednou tolik karet z odhazovacího balíčku. Sama má jen svoji hodnotu. Otočte další!
    .else = Přestat byste mohli. Podívejte se ale, co přijde: otočte další kartu.
voyage-dare-anchor = Kotva! Karty vlevo od ní, které jste vyložili dřív, jsou v bezpečí, i když budete trop. Ještě jednu si tedy můžete dovolit: otočte ji.
    .else = Přestat by bylo taky v pořádku. S kotvou ale můžete ještě jednou riskovat: otočte další kartu.
voyage-dare-sword = Meč vezme z cizího banku barvu, která ve vašem chybí, a vyloží ji do vaší řady, ať chcete, nebo ne. Obě barvy, které by mohl vzít, už ale v řadě jsou. Trop tedy budete tak jako tak. Vyberte si.
voyage-dare-end = Kotva a karta za ní jsou pryč, ale dvě karty před ní máte v banku. Až dojde doplňovací balíček, počítá se z každé barvy jen nejvyšší karta a vyhrává nejvyšší součet. Sbírejte tedy hodně barev a vysoké karty. Co která barva umí, zjistíte dlouhým stiskem nebo pravým tlačítkem myši na kartě. A přestaňte včas!
