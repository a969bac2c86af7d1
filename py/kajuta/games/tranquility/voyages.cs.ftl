voyage-calm = Společně a mlčky

voyage-calm-aim = Hrajete společně proti moři: na každé místo musí přijít ostrov a čísla musí stoupat po celé cestě od prvního místa vlevo dole až k poslednímu vpravo nahoře. Každá řada vede zleva doprava. O svých kartách nesmí nikdo mluvit.
voyage-calm-lay = Ostrovů je 80 a míst jen 36, takže každé číslo někam patří: malá dolů, velká nahoru. Klikněte na svou 15 a pak na první místo druhé řady.
    .else = I to pravidla dovolují. V téhle lekci ale vyložte 15 na první místo druhé řady.
voyage-calm-beside = Spoluhráč vyložil 60 na místo bez sousedů, a to je zadarmo. Vy teď vyložte svou 16 hned vedle 15. Karta, která má souseda vlevo nebo vpravo, stojí tolik karet, o kolik se obě čísla liší. Tady tedy jednu.
    .else = To by šlo. Čísla jdoucí po sobě jsou ale vedle sebe levná: vyložte 16 hned vedle 15.
voyage-calm-pay = Teď zaplaťte: odložte jednu kartu z ruky, lícem dolů a navždy. Mezi dvěma sousedy se platí jen menší z obou rozdílů a víc než čtyři karty se platit nesmí. Vyberte kartu, kterou nejsnáz oželíte.
voyage-calm-discard = Dobrali jste si zpět do pěti karet. Ta s truhlou je karta konce, kterou se hra uzavírá: nechte si ji! Když se vám nic nehodí, smíte místo vykládání dvě karty odložit. Zkuste to teď: klikněte na „Odložit dvě karty“.
    .else = To by vyložit šlo. Podívejte se ale, co jiného můžete v tahu udělat: odložte dvě karty.
voyage-calm-two = Vyberte dvě karty a klikněte na „Odložit“. Každá odložená karta může někomu chybět, takže se nejdřív podívejte na moře: která čísla už se nikam nevejdou?
voyage-calm-start = Přišla vám karta začátku a hned se vyložila, jak musí. Teď společně odložíte osm karet a je to jediná chvíle, kdy smíte mluvit. Protože hrajete ve dvou, každý jste si nejdřív dobrali dvě karty navíc. Kolik z těch osmi dáte vy? Nabídněte 4.
    .else = Nabídnout smíte, kolik chcete, jen musí všechny nabídky dát dohromady osm. Nabídněte 4.
voyage-calm-give = Spoluhráč také nabízí 4, dohromady je to osm. Vyberte čtyři karty, které vám nebudou chybět, a klikněte na „Odložit“. Kartu konce si ale nechte: je jich jen pět a bez ní nikdo nevyhraje.
voyage-calm-end = Karta začátku je vyložená. Takhle se hraje dál, dokud není zaplněno všech 36 míst. Pak někdo vyloží kartu konce a všichni vyhráváte. Když ale někdo nemůže kartu vyložit ani dvě odložit, všichni prohráváte. Kde jsou mezi dvěma kartami prázdná místa, hlídejte, aby na ně zbylo dost čísel. Poklidnou plavbu!
