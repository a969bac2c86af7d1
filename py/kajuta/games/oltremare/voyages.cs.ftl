voyage-cargo = První náklad

voyage-cargo-aim = Váš náklad je hromádka karet. Vyhrává, kdo má na konci nejvíc dukátů. Stejné zboží naložené za sebou se boduje dohromady: jedna karta oliv vynese 1 dukát, tři za sebou už 4. Všechno zboží najdete v seznamu „Bodování stejného zboží“.
voyage-cargo-cards = Každá karta má několik využití. Je to zboží do nákladu. Dva symboly vlevo něco udělají, když kartu vyložíte. A dvě čísla v rozích, námořní síla (nahoře) a balíky (dole), platí, dokud je karta na vrchu nákladu.
voyage-cargo-act = Ve svém tahu nejdřív obchodujete a kupujete, pak vykládáte karty. Kolik? Přesně tolik, kolik balíků ukazuje vrchní karta vašeho nákladu: dvě. Obchod si necháme na druhou lekci. Teď zvolte „Vyložit karty“.
    .else = Obchod a nákup přijdou později. Zvolte „Vyložit karty“.
voyage-cargo-lay = Vyberte obě karty oliv a zvolte „Vyložit“. Naložíte je pak na olivy, které už v nákladu máte. Dohromady ukazují dvě lodě, jednu vlajku a jeden balíček karet. Za každou loď poplujete o jeden přístav. U ostatních symbolů platí jeden za 1, dva za 3 a tři za 6.
    .else = Vyložit smíte kterékoli dvě karty, nejvíc se ale vyplatí olivy na olivách. Vyložte obě karty oliv.
voyage-cargo-sail = Akce se provádějí v tomhle pořadí: dukáty, vlajky, karty, lodě. Vlajka přidala na váš pirátský balíček jednu kartu, za kterou na konci přijdete o dukát. Jedna karta vám přibyla v ruce. Dvě lodě znamenají dva přístavy: vyberte Varnu a loď dopluje až do Konstantinopole.
    .else = Můžete plout i tam. V téhle lekci ale plujte přes Varnu: za ní je Konstantinopol se svým žetonem.
voyage-cargo-load = V cílovém přístavu jste si vzali jeho žeton, který vám pomáhá, dokud loď nezastaví v jiném. Teď nakládejte: karta naložená jako poslední bude nahoře. Když bude nahoře karta se silou 6, smíte mít v ruce šest karet a příště vyložíte jednu. Naložte ji tedy až nakonec a nejdřív vyberte tu druhou.
    .else = Pak by nahoře byla karta se silou 4 a příště byste museli vyložit tři karty. Nejdřív naložte tu se silou 4.
voyage-cargo-power = Ostatní už mají své tahy za sebou. Vaše síla je 6: kdybyste teď měli v ruce víc než šest karet, přebytečné by šly na pirátský balíček. Balík máte jeden: v tomhle tahu vyložíte přesně jednu kartu.
voyage-cargo-buy = Nové karty získáte jen díky symbolům balíčku karet, obchodem nebo nákupem. Karta z balíčku zboží stojí 3 dukáty a kupovat smíte i na dluh. Vyberte balíček a jednu si kupte.
    .else = To byste mohli udělat hned. Nejdřív si ale zkuste nákup: vyberte balíček zboží.
voyage-cargo-end = To je celý tah: obchod a nákup, vyložení karet, jejich akce a nakládání. Držte stejné zboží pohromadě, hlídejte si pirátský balíček a dobře vybírejte vrchní kartu. Druhá lekce ukáže, jak se obchoduje.

voyage-deal = Dobrý obchod

voyage-deal-why = Stejný přístav, stejné karty, teď ale budeme obchodovat. V ruce máte dvě karty obilí, jenže ve vašem nákladu jsou olivy. Někdo jiný možná má olivy a stojí o obilí.
voyage-deal-partner = S ostatními smí obchodovat jen hráč, který je na tahu. Zvolte „Nabídka pro: Bianca“.
    .else = To až jindy. Zvolte „Nabídka pro: Bianca“.
voyage-deal-give = Nejdřív vyberte, co dáváte: kartu obilí se 3 balíky (počet balíků je vpravo dole).
    .else = Dát byste mohli i tuhle. V téhle lekci ale dejte označené obilí.
voyage-deal-want = Přidat byste mohli i dukáty, ale ty si necháme. Teď vyberte, co za to chcete. Vždycky žádáte o druh zboží, nikdy o určitou kartu. Řekněte si o olivy.
    .else = Říct si můžete o cokoli. Do nákladu se vám ale nejlíp hodí olivy, takže vyberte ty.
voyage-deal-send = Navrch byste mohli žádat i dukáty, jenže kdo by na to přistoupil? Vyberte 0 a nabídka se odešle.
    .else = To by bylo moc chamtivé. Vyberte 0.
voyage-deal-agree = Bianca souhlasí! Kartu vidíte, ještě než obchod uzavřete: olivy se silou 6. Zvolte „Uzavřít obchod“.
    .else = Ještě byste mohli couvnout. Tohle je ale zboží, o které vám šlo, takže obchod uzavřete.
voyage-deal-prestige = Teď máte tři karty oliv. Bianca dostala žeton prestiže: získá ho každý, kdo uzavře obchod s hráčem na tahu. Nejvíc žetonů vynese 6 dukátů, takže se obchod vyplatí oběma.
voyage-deal-ports = Počítají se i přístavní žetony: kdo jich má na konci nejvíc, dostane 6 dukátů, druhý 3 a třetí 1. Tohle místo je zatím prázdné. Patří na něj poslední získaný žeton, který vám pomáhá v každém tahu. Co který žeton umí, najdete v seznamu „Přístavní žetony“.
voyage-deal-lion = Někde uprostřed balíčku zboží je lev. Až se objeví, boduje se prestiž a žetony za ni se vrátí do zásoby. Boduje se i náklad a obodované karty se odloží. Zůstane jen vrchní skupina stejného zboží, která může růst až do konce.
voyage-deal-end = Když dojde balíček zboží, dohraje se kolo. Pak se boduje prestiž, přístavní žetony i celý náklad a za každou kartu v pirátském balíčku přijdete o dukát. Karty v ruce se nepočítají. Vyhrává, kdo má nejvíc dukátů. Hodně štěstí!
