voyage-calm = Společně a mlčky

voyage-calm-aim = Hrajete společně proti moři: na každé místo musí přijít ostrov a čísla musí stoupat po celé cestě od prvního místa vlevo dole až k poslednímu vpravo nahoře. Každá řada vede zleva doprava. O svých kartách nesmí nikdo mluvit.
voyage-calm-lay = Ostrovů je 80, ale míst jen 36, takže se všechny nevejdou. Nízká čísla patří dolů, vysoká nahoru. Vyberte svou kartu 15 a pak první místo druhé řady.
    .else = I to pravidla dovolují. V téhle lekci ale vyložte kartu 15 na první místo druhé řady.
voyage-calm-beside = Spoluhráč vyložil kartu 60 na místo bez sousedů, takže byla zadarmo. Vy teď vyložte svou kartu 16 hned vedle 15. Karta, která má souseda vlevo nebo vpravo, stojí tolik karet, o kolik se obě čísla liší. Tady tedy jednu.
    .else = To by šlo. Levnější je ale vykládat vedle sebe čísla, která jdou po sobě: vyložte kartu 16 hned vedle 15.
voyage-calm-pay = Teď zaplaťte: odložte jednu kartu z ruky lícem dolů. Do hry už se nevrátí. Mezi dvěma sousedy se platí jen menší z obou rozdílů a nikdy nezaplatíte víc než čtyři karty. Vyberte kartu, kterou nejsnáz oželíte.
voyage-calm-discard = Dobrali jste si do pěti karet. Ta s truhlou je karta konce, kterou se hra uzavírá: nechte si ji! Když se vám nic nehodí, smíte místo vykládání dvě karty odložit. Zkuste to teď: zvolte „Odložit dvě karty“.
    .else = Tuhle kartu byste vyložit mohli. Podívejte se ale, co jiného můžete v tahu udělat: odložte dvě karty.
voyage-calm-two = Vyberte dvě karty a zvolte „Odložit“. Každá odložená karta může někomu chybět, takže se nejdřív podívejte na moře: která čísla budou nejmíň potřeba?
    .else = Kartu konce si nechte: bez ní nikdo nevyhraje. Vyberte dvě karty ostrovů.
voyage-calm-start = Dobrali jste si kartu začátku. Váš tah jí musí začít, a tak už leží na svém místě. Teď společně odložíte osm karet a jen v téhle chvíli smíte mluvit. Protože hrajete ve dvou, každý jste si nejdřív dobrali dvě karty navíc. Kolik z těch osmi dáte vy? Nabídněte 4.
    .else = Nabídnout smíte, kolik chcete, ale všechny nabídky dohromady musí dát osm. Nabídněte 4.
voyage-calm-give = Spoluhráč taky nabízí 4, takže dohromady jich je osm. Vyberte čtyři karty, které vám nebudou chybět, a zvolte „Odložit“. Kartu konce si ale nechte: je jich jen pět a bez ní nikdo nevyhraje.
    .else = Kartu konce si nechte: bez ní nikdo nevyhraje. Vyberte čtyři jiné karty.
voyage-calm-end = Karta začátku je vyložená. Teď budete hrát dál, dokud nezaplníte všech 36 míst. Pak někdo vyloží kartu konce a všichni vyhráváte. Když ale někdo nemůže kartu vyložit ani dvě odložit, všichni prohráváte. Kde jsou mezi dvěma kartami prázdná místa, hlídejte, aby na ně zbylo dost čísel. Poklidnou plavbu!
