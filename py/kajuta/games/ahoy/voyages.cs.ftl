voyage-sea = Moře a kostky

voyage-sea-aim = Vyhrává, kdo má nejvíc slávy; hra končí kolem, ve kterém jí někdo nasbírá 30. Mapu tvoří regiony, čtverce s barevným okrajem. Kostka v regionu říká, kolik slávy dostane na konci kola ten, kdo je tam nejsilnější. Hrajete za Žraločí flotilu, soupeřem je Ulitová unie.
voyage-sea-dice = Na začátku kola si každý hodí kostkami; v tahu pak dvě svoje položíte na místa své desky a každé místo je jedna akce. Plavba přijme kteroukoli kostku: dejte na ni první dvojku – klikněte na kostku a pak na místo.
    .else = Tam by kostka šla taky. Teď ale dejte tuhle dvojku na Plavbu.
voyage-sea-steps = Při plavbě se vlajková loď posune o jedno nebo dvě pole, nikdy šikmo. Klikněte na pole pod ní: plujte dolů do mlhy, tam se nebojuje.
    .else = I tam se plout dá. V téhle plavbě ale dolů do mlhy.
voyage-sea-on = Ještě jeden krok: pokračujte doprava. Kde loď zastaví, tam zakotví, a jen takové pole jí něco přinese.
    .else = Mohli byste zůstat nebo odbočit jinam. Pokračujte doprava na volné moře.
voyage-sea-patrol = Kde Flotila po plavbě zakotví, tam smí nechat hlídku. Hlídka vám v tom regionu přidá 1 bod síly; kdo má bodů nejvíc, je tam nejsilnější, a body ukazuje seznam regionů. Klikněte na „Nechat tu hlídku“.
    .else = Nemusíte, ale nic nestojí a počítá se. Klikněte na „Nechat tu hlídku“.
voyage-sea-second = A teď druhá kostka tohoto tahu. I druhou dvojku dejte na Plavbu.
    .else = Šlo by to i jinam. Poblíž ale leží poklad: dejte tuhle dvojku na Plavbu.
voyage-sea-gold = Další pole vpravo ukazuje poklad, dvě zlata. Vlajková loď, která tam zakotví, si je vezme; zlatem se platí posádka a každé může změnit kostku o 1. Plujte tam.
    .else = Tam žádné zlato neleží. Plujte doprava.
voyage-sea-guns = Unie svolala na svůj ostrov spojence. Váš druhý tah: zase dvě kostky. Některá místa chtějí určitou hodnotu – vaše Děla berou 5 a 6. Dejte tam šestku: do konce kola máte děla nabitá.
    .else = To někdy příště. Dejte šestku na Děla.
voyage-sea-explore = S nabitými děly bojujete s každým, na koho naplujete: oba hodí kostkou, vyšší číslo vyhrává a poškodí loď soupeře. Teď ale budeme objevovat: dejte čtyřku na Plavbu.
    .else = To by šlo. Teď ale dejte čtyřku na Plavbu.
voyage-sea-north = Krok za okraj mapy objeví nový region: vezmete destičku a přiložíte ji. Plujte na sever: klikněte na dalekohled nad svou lodí.
    .else = Plout se dá i tam, kde to známe. Klikněte na dalekohled nad svou lodí.
voyage-sea-deploy = Nový region má hodnotu 1 a vaše hlídka v něm už leží. Ostatní mají kostky umístěné, vám zbývá pátá. Dejte ji na Nasazení, to přijme kteroukoli: hlídka přijde na pole vaší lodi nebo vedle ní.
    .else = Poslední kostka by zvládla i jiné věci. Dejte ji na Nasazení.
voyage-sea-where = Položte ji na pole s pokladem. V tom regionu vede Unie 7 : 0; jeden bod to neobrátí, ale začátek to je.
    .else = I tam by mohla být. V téhle plavbě ji dejte na pole s pokladem.
voyage-sea-end = Všechny kostky jsou umístěné a kolo končí. Ve dvou regionech jste nejsilnější a dostáváte slávu, kterou ukazují jejich kostky; Unie bere svou. Když hrají dva, zvýší teď první hráč kostku jednoho regionu o 1. Pak se hází znovu a tak dál, dokud někdo nemá 30 slávy. Každá frakce k nim má vlastní cestu: o tom jsou další plavby.

voyage-squadron = Žraločí flotila

voyage-squadron-aim = Flotila vládne tím, že je všude: hlídka má ve svém regionu 1 bod síly, pevnost 2 a vlajková loď 2. Kde máte víc než Unie, tam berete slávu. A s pěti kostkami jste rychlejší než kdokoli.
voyage-squadron-deploy = Nejjistější cesta k hlídkám je Nasazení, s kteroukoli kostkou. Dejte tam pětku.
    .else = I tam by šla. V téhle plavbě dejte pětku na Nasazení.
voyage-squadron-where = Nová hlídka přijde na pole vlajkové lodi nebo vedle něj. Položte ji na ostrov, kde už jednu máte.
    .else = I tam by mohla být. Ze dvou hlídek na ostrově ale může vzniknout něco většího: položte ji na ostrov.
voyage-squadron-guns = Vaše Děla chtějí přesně 5 a 6. Dejte tam šestku: vlajková loď i všechny hlídky teď mají nabito a kdo na ně napluje, musí bojovat.
    .else = I tam by šla. V téhle plavbě nabijte šestkou děla.
voyage-squadron-crew = Vaše loď stojí na ostrově s palmou. Karty s palmou mají na tržišti barvu okraje tohohle regionu a tady se k vám mohou přidat; tahle stojí 1 zlato. Posádka umí, co nikdo jiný. Naverbujte ji kliknutím na kartu.
    .else = Mohli byste tah ukončit. Nejdřív ale verbujte: kostku to nestojí.
voyage-squadron-fort = Na konci tahu se ze dvou hlídek na jednom ostrově může stát pevnost. Bodů má stejně, ale děla má nabitá vždy, v bitvě přičítá k hodu 2 a na jejím ostrově verbujete i zdálky. Postavte ji: klikněte na své hlídky na mapě.
    .else = Nechat je můžete. Pevnost ale vydrží: klikněte na své hlídky na mapě.
voyage-squadron-end = Rozložte hlídky do regionů, jejichž kostky ukazují nejvíc, mějte nabito tam, kam se blíží Unie, a kde chcete zůstat, stavte pevnosti. Co dělají vaše další místa, řekne dlouhý stisk nebo pravé tlačítko myši. Dobrý lov!

voyage-union = Ulitová unie

voyage-union-aim = Unii nesou její spojenci: každý má ve svém regionu 1 bod síly, nebojují a střílet se po nich nedá. Vaše loď má taky 1 bod. Flotila už odehrála první tah a její vlajková loď stojí ve vašem regionu.
voyage-union-rally = Než spojence umístíte, musí být připravení. Přesvědčování chce šestku a loď na ostrově a přinese čtyři připravené spojence. Dejte tam šestku.
    .else = I to jde. V téhle plavbě dejte šestku na Přesvědčování.
voyage-union-rise = Povstání bere jen jedničku a vylodí najednou až čtyři připravené spojence na ostrov v regionu vaší lodi. Dejte tam jedničku.
    .else = I tam by šla. Povstání ale jinou kostku než jedničku nevezme: dejte ji tam.
voyage-union-many = Kolik? Libovolně, nejvýš čtyři. Vyloďte všechny čtyři.
    .else = Jde to i s méně. Tady se ale vyplatí čtyři.
voyage-union-plans = V ruce máte plány a znáte je jen vy. Některé se hrají ve vlastním tahu, jiné na začátku bitvy – i mimo váš tah; proto se vás hra v každé bitvě ptá. Každé kolo přibudou dva.
voyage-union-end = V tomhle regionu teď vedete s náskokem. Pozor na Bombardování: se čtyřkou smete Flotila všechny spojence z ostrova v regionu své vlajkové lodi. Rozmístěte je tedy: Šeptanda bere šestku a pošle po jednom až na čtyři ostrovy, a když po Plavbě zakotvíte na ostrově, vylodíte nebo připravíte dva další. A překvapujte svými plány. Nazdar, přátelé!

voyage-smuggler = Pašerák

voyage-smuggler-aim = Pašerák žádný region neovládá. Vozíte náklad: na jednom ostrově ho vezmete, na jiném doručíte. Každé doručení přinese 2 slávy, zvýší bohatství regionu, tedy číslo na jeho kostce, a přidá odměnu.
voyage-smuggler-sail = Na tržišti leží karty s papouškem, poznáte je podle barvy okraje tohohle regionu, a hned vedle vaší lodi je papouščí ostrov. Dejte jedničku na Plavbu.
    .else = Šlo by to i jinam. V téhle plavbě dejte jedničku na Plavbu.
voyage-smuggler-island = Plujte na ostrov.
    .else = Tam se nepašuje. Plujte na ostrov.
voyage-smuggler-smuggle = Na ostrově berete z tržiště karty jeho symbolu jako náklad, zadarmo a bez kostky. Stařešinova karta je zároveň plátno pro ostrov s rybou, to stojí dole u ní. Klikněte na kartu a pak na „Vzít jako náklad“.
    .else = I to by šlo. Nejdřív ale naložte plátno ze Stařešinovy karty.
voyage-smuggler-full = Nikdo není tak rychlý jako vy: Rychlá plavba vás vezme až o tolik polí, kolik kostka ukazuje. Dejte tam čtyřku.
    .else = I tam by šla. Kvůli rychlosti ji ale dejte na Rychlou plavbu.
voyage-smuggler-away = Čtyři kroky. První vede dolů do přístavu.
    .else = V téhle plavbě dolů, do přístavu.
voyage-smuggler-further = Dál doprava. Nikdo tu nemá nabitá děla, takže proklouznete.
    .else = Pokračujte doprava.
voyage-smuggler-gold = Ještě jednou doprava, kde leží zlato. Žlutý pruh za ním je mělčina a přes ni se plout nedá, takže tam zakotvíte.
    .else = Pokračujte doprava ke zlatu.
voyage-smuggler-end = Odtud už není daleko k ostrovu s rybou, jen kolem mělčiny. Tam plátno doručíte: 2 slávy, bohatší region, odměna vedle vašeho bílého žetonu – a karta se stane vaší sázkou na Flotilu, nebo na Unii: čím víc regionů s jejím symbolem na konci ovládnou, tím víc slávy pro vás. Vozte dva náklady najednou a nechte velké, ať se perou. Příznivý vítr!
