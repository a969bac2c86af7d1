voyage-sea = Moře a kostky

voyage-sea-aim = Vyhrává, kdo má nejvíc bodů slávy. Hra končí po kole, ve kterém jich někdo nasbírá 30. Mapa se skládá z regionů, čtverců s barevným okrajem. Kostka uprostřed regionu ukazuje jeho bohatství: kolik bodů slávy za něj na konci kola dostane ten, kdo ho ovládá. Hrajete za Žraločí flotilu proti Ulitové unii.
voyage-sea-dice = Na začátku kola si všichni hodí svými kostkami. Ve svém tahu pak dvě z nich umístíte na svou desku, kde každé místo znamená jednu akci. Na Plavbu můžete dát libovolnou kostku, a tak tam dejte první dvojku: vyberte kostku a pak místo.
    .else = I tam byste kostku umístit mohli. Teď ale dejte tuhle dvojku na Plavbu.
voyage-sea-steps = Při Plavbě se vlajková loď pohne o jedno nebo dvě pole, nikdy šikmo. Vyberte pole pod ní a plujte dolů do mlhy, kde se nebojuje.
    .else = Tam byste plout mohli taky. V téhle lekci ale plujte dolů do mlhy.
voyage-sea-on = Můžete plout ještě o jedno pole. Zamiřte doprava. Kde loď zastaví, tam zakotví, a většina polí vám něco přinese, jen když na nich zakotvíte.
    .else = Mohli byste zůstat nebo odbočit jinam. V téhle lekci ale plujte doprava na volné moře.
voyage-sea-patrol = Když Flotila po Plavbě zakotví, smí na tom místě nechat hlídku. Hlídka vám dá v regionu 1 bod ovládání, a kdo jich má v regionu nejvíc, ten ho ovládá. Body ukazuje seznam regionů. Zvolte „Nechat tu hlídku“.
    .else = Nemusíte, ale hlídka nic nestojí a bod ovládání se hodí. Zvolte „Nechat tu hlídku“.
voyage-sea-second = Teď v tomhle tahu umístěte druhou kostku. I tuhle dvojku dejte na Plavbu.
    .else = Umístit ji můžete i jinam. Poblíž je ale poklad, a tak dejte tuhle dvojku na Plavbu.
voyage-sea-gold = Na dalším poli vpravo je poklad: 2 žetony zlata. Vlajková loď, která tam zakotví, je získá. Zlatem se platí posádka a za každý žeton můžete změnit hodnotu kostky o 1. Plujte k pokladu.
    .else = Tam žádné zlato není. Plujte doprava.
voyage-sea-guns = Zlato jste získali, hlídku jste tentokrát nenechali. Unie pak svolala na svůj ostrov spojence. Teď jste znovu na tahu a umístíte další dvě kostky. Na některá místa patří jen určité hodnoty, na vaše Děla 5 nebo 6. Dejte tam šestku a vaše lodě budou mít až do konce kola nabitá děla.
    .else = To až někdy příště. Teď dejte šestku na Děla.
voyage-sea-explore = S nabitými děly bojujete s každým nepřítelem, ke kterému připlujete: oba hodíte kostkou, a kdo má víc, ten vyhraje a poškodí poraženého. Teď ale půjdeme objevovat: dejte čtyřku na Plavbu.
    .else = To by šlo. Teď ale dejte čtyřku na Plavbu.
voyage-sea-north = Když vyplujete mimo mapu, objevíte nový region: vezmete si destičku a přiložíte ji k mapě. Plujte na sever: vyberte dalekohled nad svou lodí.
    .else = Plout můžete i po známých vodách. V téhle lekci ale vyberte dalekohled nad svou lodí.
voyage-sea-deploy = Nový region má bohatství 1 a hned jste v něm nechali hlídku. Soupeř má všechny čtyři kostky umístěné, vám zbývá pátá. Dejte ji na Nasazení, kam můžete dát libovolnou kostku: umístíte hlídku na pole své vlajkové lodi nebo vedle něj.
    .else = Poslední kostku byste mohli využít i jinak. V téhle lekci ji ale dejte na Nasazení.
voyage-sea-where = Umístěte hlídku na pole s pokladem. V tom regionu vede Unie 7 : 0; jedna hlídka to nezvrátí, ale je to začátek.
    .else = I tam byste hlídku umístit mohli. V téhle lekci ji ale umístěte na pole s pokladem.
voyage-sea-end = Všechny kostky jsou umístěné a kolo končí. Ovládáte dva regiony a dostáváte tolik bodů slávy, kolik ukazují jejich kostky; Unie dostává body za to, co ovládá ona. Při hře ve dvou teď první hráč zvýší bohatství jednoho regionu o 1. Pak si všichni znovu hodí a hraje se dál, dokud někdo nemá 30 bodů slávy. Každá frakce je získává jinak a právě o tom jsou další lekce.

voyage-squadron = Žraločí flotila

voyage-squadron-aim = Flotila vítězí tím, že je všude: za hlídku má v regionu 1 bod ovládání, za pevnost i za vlajkovou loď 2. Slávu získáváte všude tam, kde máte víc bodů než Unie. A s pěti kostkami toho stihnete víc než kdokoli jiný.
voyage-squadron-deploy = Hlídky nejsnáz získáte akcí Nasazení, na kterou můžete dát libovolnou kostku. Dejte tam pětku.
    .else = I tam byste kostku umístit mohli. V téhle lekci ale dejte pětku na Nasazení.
voyage-squadron-where = Nová hlídka patří na pole vlajkové lodi nebo vedle něj. Umístěte ji na ostrov, kde už jednu máte.
    .else = I tam byste hlídku umístit mohli. Ze dvou hlídek na jednom ostrově ale může vzniknout něco většího, a tak ji umístěte na ostrov.
voyage-squadron-guns = Na vaše Děla patří jen 5 a 6. Dejte tam šestku: vlajková loď i všechny hlídky budou mít nabitá děla, a kdo k nim připluje, musí bojovat.
    .else = I tam byste kostku umístit mohli. V téhle lekci ale nabijte šestkou děla.
voyage-squadron-crew = Vaše loď je na ostrově s palmou. Tady můžete z tržiště naverbovat karty s palmou; mají stejnou barvu jako okraj tohohle regionu. Teď je tam jediná: Přesvědčivý spojenec za 1 žeton zlata. Každý člen posádky umí něco, co nikdo jiný. Kartu naverbujete tím, že ji na tržišti vyberete.
    .else = Mohli byste ukončit tah. Nejdřív ale verbujte: nestojí to žádnou kostku.
voyage-squadron-fort = Na konci tahu se ze dvou hlídek na jednom ostrově může stát pevnost. Dává stejně bodů ovládání jako obě hlídky, ale má vždy nabitá děla, v bitvě přičítá k hodu 2 a na jejím ostrově můžete verbovat i na dálku. Postavte ji: vyberte své hlídky na mapě.
    .else = Hlídky si můžete nechat. Pevnost se ale poráží mnohem hůř, a tak vyberte své hlídky na mapě.
voyage-squadron-end = Rozmisťujte hlídky v nejbohatších regionech, nabijte děla, když se blíží Unie, a kde chcete zůstat, stavte pevnosti. K čemu slouží ostatní místa na vaší desce, zjistíte, když na nich podržíte prst nebo na ně kliknete pravým tlačítkem myši. Dobrý lov!

voyage-union = Ulitová unie

voyage-union-aim = Unie stojí na svých spojencích: za každého má v regionu 1 bod ovládání a nikdo s nimi nemůže bojovat. I vaše vlajková loď dává 1 bod. Flotila už odehrála první tah a její vlajková loď je ve vašem regionu.
voyage-union-rally = Umístit můžete jen připravené spojence. Další získáte Přesvědčováním: patří na něj šestka, a když je vaše vlajková loď na ostrově, přibudou vám čtyři. Dejte tam šestku.
    .else = To by šlo taky. V téhle lekci ale dejte šestku na Přesvědčování.
voyage-union-rise = Na Povstání patří jednička. Umístíte s ní najednou až čtyři připravené spojence na ostrov v regionu své vlajkové lodi. Dejte tam jedničku.
    .else = I tam byste ji umístit mohli. Na Povstání ale patří jen jednička, a tak ji dejte právě na Povstání.
voyage-union-many = Kolik spojenců? Umístit můžete až čtyři. Umístěte všechny čtyři.
    .else = Můžete jich umístit i méně. Tady se ale vyplatí čtyři.
voyage-union-plans = V ruce máte plány, které znáte jen vy. Některé hrajete ve svém tahu, jiné na začátku bitvy, a to i v tahu soupeře; proto se vás hra ptá při každé bitvě. Po každém kole si doberete dva další.
voyage-union-end = V tomhle regionu teď s přehledem vedete. Pozor ale na Bombardování: za čtyřku může Flotila odstranit všechny spojence z jednoho ostrova v regionu, kde má vlajkovou loď. Spojence proto radši rozmístěte víc po mapě: se šestkou na Šeptandě umístíte po jednom spojenci až na čtyři ostrovy. A když po Plavbě zakotvíte na ostrově, můžete tam umístit další dva spojence, nebo si dva připravit. Zaskočte soupeře svými plány. Ať žije Unie!

voyage-smuggler = Pašerák

voyage-smuggler-aim = Jako Pašerák žádné regiony neovládáte. Vozíte náklad z ostrova na ostrov. Každé doručení přinese 2 body slávy a odměnu a zvýší bohatství regionu, tedy číslo na jeho kostce.
voyage-smuggler-sail = Na tržišti jsou karty s papouškem, které mají stejnou barvu jako okraj tohohle regionu, a ostrov s papouškem je hned vedle vaší lodi. Dejte jedničku na Plavbu.
    .else = I jinam byste ji umístit mohli. V téhle lekci ale dejte jedničku na Plavbu.
voyage-smuggler-island = Plujte na ostrov.
    .else = Tam pašovat nejde. Plujte na ostrov.
voyage-smuggler-smuggle = Na ostrově můžete z tržiště pašovat karty s jeho symbolem, zadarmo a bez kostky. Karta Stařešina je zároveň náklad: plátno pro ostrov s rybou, jak je vidět pod kartou. Vyberte kartu a pak „Pašovat“.
    .else = I to by šlo. Nejdřív ale vezměte náklad: plátno z karty Stařešina.
voyage-smuggler-full = Nikdo není tak rychlý jako vy: Rychlou plavbou se dostanete až o tolik polí dál, kolik ukazuje kostka. Dejte tam čtyřku.
    .else = I tam byste ji umístit mohli. Dál ale doplujete, když čtyřku dáte na Rychlou plavbu.
voyage-smuggler-away = Plout můžete až o čtyři pole. Nejdřív plujte dolů do přístavu.
    .else = V téhle lekci plujte dolů do přístavu.
voyage-smuggler-further = Teď plujte doprava. Nikdo tu nemá nabitá děla, a tak proklouznete.
    .else = V téhle lekci plujte doprava.
voyage-smuggler-gold = Plujte ještě jednou doprava, ke zlatu. Žlutý pruh za ním je mělčina. Přes ni plout nejde, takže zakotvíte u zlata a čtvrté pole už nevyužijete.
    .else = Plujte doprava ke zlatu.
voyage-smuggler-deliver = Ostrov s rybou už není daleko, stačí obeplout mělčinu. Když tam plátno doručíte, získáte 2 body slávy a bohatství regionu vzroste o 1.
voyage-smuggler-end = Nakonec si vezmete odměnu: svůj žeton odměny posunete na sousední pole tabulky. A kartu vsadíte na Flotilu, nebo na Unii: čím víc regionů se symbolem té karty bude vybraná frakce na konci ovládat, tím víc bodů slávy získáte. Vozte dva náklady najednou a velké frakce nechte, ať se perou mezi sebou. Příznivý vítr!
