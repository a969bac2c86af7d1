voyage-dare = Riskovat, a přestat včas

voyage-dare-aim = Otáčíte karty jednu po druhé, dokud máte odvahu. První se v každém tahu otočí sama: teď je to mořská panna za 8. Když přestanete včas, celá řada půjde do vašeho banku, na deset míst před vámi; co leží v banku, to se na konci počítá.
voyage-dare-second = Karty jsou deseti druhů, říká se jim barvy. Přijde-li barva, která už v řadě leží, jste trop a o celou řadu přijdete. S jednou kartou to skoro nehrozí: kliknutím na balíček otočte další.
voyage-dare-oracle = Přišla křišťálová koule. Každá barva něco umí a musí to udělat hned: koule ukáže příští kartu, než začne platit. Je to kanón, nová barva; klikněte na něj, ať se přiloží do řady.
    .else = Kartu můžete vrátit a přestat, k tomu koule je. Tenhle kanón ale neuškodí: klikněte na něj.
voyage-dare-take = Kanón sestřelí kartu z cizího banku, jenže zatím v něm nikdo nic nemá. Tři karty, 14 bodů – a každá další vás o ně může připravit. Vezměte si kořist.
    .else = Smíte riskovat další kartu. Tentokrát to ale nepřehánějte a vezměte si kořist.
voyage-dare-cannon = Smůla: protihráči přišel meč, sebral vám kanón a ten vám rozstřílel křišťálovou kouli. Váš nový tah ale taky začíná kanónem! Klikněte v cizím banku na kteroukoli kartu a sestřelte ji.
voyage-dare-on = Zásah – ta karta teď leží na odhozu. V řadě máte jedinou kartu, takže směle otočte další.
    .else = Čtyři body jsou chudá kořist. Otočte další kartu.
voyage-dare-chest = Truhla. S klíčem v téže řadě by kořist zdvojnásobila: dostali byste ještě jednou tolik karet z odhozu. Sama má jen svou hodnotu. Otočte další!
    .else = Přestat byste mohli. Podívejte se ale, co přijde: otočte další kartu.
voyage-dare-anchor = Kotva! Karty vlevo od ní, které přišly dřív, jsou v bezpečí, i když budete trop. Ještě jednu si tedy můžete dovolit: otočte ji.
    .else = Přestat by bylo taky v pořádku. S kotvou ale můžete ještě jednou zariskovat: otočte další kartu.
voyage-dare-sword = Meč bere z cizího banku barvu, která ve vašem chybí, a přiloží ji do vaší řady – i když nechcete. Obě barvy, které by teď mohl vzít, už ale v řadě leží. Tak jako tak budete trop: vyberte si.
voyage-dare-end = Kotva a karty za ní jsou pryč, ale dvě karty před ní máte v banku. Až dojde balíček, počítá se z každé barvy jen nejvyšší karta a vyhrává největší součet. Sbírejte tedy hodně barev a vysoké karty. Co která barva umí, řekne dlouhý stisk nebo pravé tlačítko myši na kartě. A přestaňte včas!
