voyage-calm = Společně a mlčky

voyage-calm-aim = Hrajete společně proti moři: na každé pole musí přijít ostrov a čísla musí stoupat celou cestu od prvního pole vlevo dole po poslední vpravo nahoře; každá řada vede zleva doprava. O svých kartách nesmí nikdo mluvit.
voyage-calm-lay = Ostrovů je 80 a polí jen 36, takže každé číslo má místo, kam patří: malá dolů, velká nahoru. Klikněte na svou 15 a pak na první pole druhé řady.
    .else = I to pravidla dovolují. V téhle plavbě ale: 15 na první pole druhé řady.
voyage-calm-beside = Spoluhráč vyložil 60 tam, kde vedle ní nic neleží, a to je zadarmo. Vy teď přiložte svou 16 hned vedle 15. Karta, která má souseda vlevo nebo vpravo, stojí tolik karet, o kolik se čísla liší – tady tedy jednu.
    .else = To by šlo. Čísla jdoucí po sobě jsou ale vedle sebe levná: přiložte 16 hned vedle 15.
voyage-calm-pay = Teď zaplaťte: jednu kartu z ruky, lícem dolů a navždy. Mezi dvěma sousedy se platí jen menší z obou rozdílů a za víc než čtyři karty se vykládat nesmí. Vyberte kartu, kterou nejspíš oželíte.
voyage-calm-discard = Do pěti karet si zase doberete – a ta s truhlou je Konec, kterým se plavba uzavře: nechte si ji! Když se vám nic nehodí, smíte místo vykládání dvě karty odložit. Zkuste to teď: klikněte na „Odložit dvě karty“.
    .else = To by vyložit šlo. Podívejte se ale, co jiného se dá v tahu dělat: odložte dvě karty.
voyage-calm-two = Vyberte dvě karty. Každá, která odejde, může jednou někomu chybět, takže se nejdřív podívejte na moře: pro která čísla už tam není místo?
voyage-calm-start = Přišel vám Začátek a hned se vyložil, jinak to nejde. Teď všichni společně odložíte osm karet – to je jediná chvíle, kdy se smí mluvit. Protože hrajete dva, dobral si na to každý dvě karty navíc. Kolik z těch osmi dáte vy? Nabídněte 4.
    .else = Smíte nabídnout kolik chcete; důležité je, aby všechny nabídky daly dohromady osm. Nabídněte 4.
voyage-calm-give = Spoluhráč nabízí také 4, to je dohromady osm. Vyberte čtyři karty, které vám nebudou chybět. Konec si ale nechte: je jich jen pět a bez něj nikdo nevyhraje.
voyage-calm-end = Začátek leží a takhle se pokračuje, dokud není plných všech 36 polí. Pak ten, kdo má Konec, ho vyloží a vyhráli jste všichni. Když někdo nemůže vyložit kartu ani dvě odložit, všichni prohráli. Kde jsou mezi dvěma kartami ještě prázdná pole, tam ať na ně zbude dost čísel – a poklidnou plavbu!
