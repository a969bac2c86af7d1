voyage-cargo = První náklad

voyage-cargo-aim = Váš náklad je hromádka karet a vyhrává, kdo má na konci nejvíc dukátů. Náklad platí za stejné zboží, které leží hned na sobě: jedna karta oliv vynese 1 dukát, tři za sebou dohromady 4. Ostatní zboží najdete v seznamu „Výplata za karty za sebou“.
voyage-cargo-cards = Karta je několik věcí najednou: zboží do nákladu, u levého okraje dva symboly, které něco udělají při vyložení, a v rozích námořní síla (nahoře) a balíky (dole) – ty platí, dokud karta leží navrchu nákladu.
voyage-cargo-act = V tahu se nejdřív obchoduje a kupuje, pak se karty vykládají. Kolik? Přesně tolik, kolik balíků ukazuje vaše vrchní karta: dvě. Obchod si necháme na druhou plavbu, klikněte na „Vyložit karty“.
    .else = Obchod a nákup přijdou později. Klikněte na „Vyložit karty“.
voyage-cargo-lay = Vyložte obě karty oliv; naložíte je pak na olivy, které už v nákladu máte. Dohromady ukazují dvě lodi, jednu vlajku a jeden balíček karet. Každá loď je jeden krok; z ostatních symbolů platí jeden za 1, dva za 3 a tři za 6.
    .else = Vyložit smíte kterékoli dvě karty. Nejlíp ale platí olivy na olivách: vyložte obě karty oliv.
voyage-cargo-sail = Symboly se provádějí popořadě: dukáty, vlajky, karty, lodi. Za vlajku přišla jedna karta na váš pirátský balíček; každá taková bude na konci stát dukát. Jedna karta vám přišla do ruky. Dvě lodi jsou dva kroky: klikněte na Varnu a loď dopluje až do Konstantinopole.
    .else = I tam se plout dá. V téhle plavbě ale jeďte přes Varnu: za ní leží Konstantinopol se svým žetonem.
voyage-cargo-load = V cílovém přístavu si berete jeho žeton a ten pomáhá, dokud nepřijde další. Teď nakládejte: karta naložená jako poslední leží navrchu. Se silou 6 navrchu udržíte v ruce šest karet a příště vyložíte jednu. Nejdřív tedy klikněte na tu druhou.
    .else = Pak by navrchu ležela karta se silou 4 a příště byste museli vyložit tři. Nejdřív naložte kartu se 3 balíky.
voyage-cargo-power = Ostatní odehráli své tahy. Síla 6: kdybyste teď drželi víc než šest karet, přebytečné by šly k pirátům. Jeden balík: v tomhle tahu vyložíte přesně jednu kartu.
voyage-cargo-buy = Nové karty přinese jen symbol balíčku, obchod a nákup. Karta z balíčku stojí 3 dukáty a kupovat se smí i na dluh. Klikněte na balíček a jednu si kupte.
    .else = Vykládat byste mohli hned. Nejdřív si ale zkuste nákup: klikněte na balíček zboží.
voyage-cargo-end = To je celý tah: obchodovat a kupovat, vyložit, provést symboly, naložit. Držte stejné zboží pohromadě, hlídejte si piráty a dobře volte, co přijde navrch. Druhá plavba ukáže, jak se obchoduje.

voyage-deal = Dobrý obchod

voyage-deal-why = Stejný přístav, stejné karty – teď ale budeme obchodovat. V ruce máte dvě karty obilí, jenže váš náklad jsou olivy. Někdo jiný možná drží olivy a stojí o obilí.
voyage-deal-partner = S ostatními smí obchodovat jen ten, kdo je na tahu. Zvolte druhého z protihráčů.
    .else = S ním někdy příště. Zvolte druhého z protihráčů, na kterého ukazuje kroužek.
voyage-deal-give = Nejdřív řekněte, co dáváte: kartu obilí se 3 balíky, to je číslo vpravo dole.
    .else = Dát byste mohli i tohle. Olivy ale potřebujete sami: dejte obilí.
voyage-deal-want = Přidat byste mohli i dukáty, ale necháme si je. Teď řekněte, co za to chcete: druh zboží, nikdy určitou kartu. Chtějte olivy.
    .else = Chtít můžete cokoli. Do nákladu se vám hodí olivy: chtějte ty.
voyage-deal-send = Navrch byste mohli žádat dukáty, jenže kdo by pak přikývl? Žádejte 0 a nabídka odejde.
    .else = To by bylo moc chamtivé. Žádejte 0.
voyage-deal-agree = Přijato! Kartu vidíte, než obchod potvrdíte: olivy se silou 6. Klikněte na „Platí“.
    .else = Ještě byste mohli couvnout. Tohle je ale karta, o kterou jste stáli: potvrďte obchod.
voyage-deal-prestige = Teď máte tři karty oliv. A protihráč dostal žeton prestiže: má ho ten, kdo uzavře obchod s hráčem na tahu. Nejvíc žetonů vynese 6 dukátů, takže se obchod vyplatí oběma.
voyage-deal-ports = Počítají se i přístavní žetony: kdo jich na konci nasbíral nejvíc, dostane 6 dukátů, další 3 a další 1. Tohle místo je zatím prázdné; bude tu ležet žeton získaný naposled a pomáhat vám v každém tahu. Jak, to říká seznam „Přístavní žetony“.
voyage-deal-lion = Někde uprostřed balíčku leží lev. Až přijde, vyplatí se prestiž a její žetony se vrátí; náklad se vyplatí a odloží, jen horní skupina stejného zboží ne. Ta zůstane a roste dál až do konce.
voyage-deal-end = V kole, ve kterém dojde balíček, hrají všichni naposled. Pak se vyplatí prestiž, přístavy i celý náklad a každá pirátská karta stojí dukát; karty v ruce se nepočítají. Vyhrává nejbohatší kapitán. Příznivý vítr!
