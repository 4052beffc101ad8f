import type { HelpTable } from "./help-topic.ts"

/** Specific questions come before general ones. Double letters are often typed once: „szalitás”, „viszaküldés”. */
export const HUNGARIAN_HELP: HelpTable = {
  words: [
    {
      topics: ["gift-card"],
      asked:
        /(?:ajandek|vasarlasi|vasarlas) ?(?:utalvany|kartya|kartyak)(?:t|at|ok|ra|kat)?|ajandek ?kartyat|utalvany(?:t|ok|ra)?/,
    },
    {
      beside: true,
      topics: ["gift-wrap"],
      asked: /(?:disz|ajandek)? ?csomagol(?:as|va|ni|ast|asban|assal|asa)|diszcsomagolt?|becsomagol\w*/,
    },
    { topics: ["coupon"], asked: /kupon\w*|(?:kedvezmeny|akcios|promocios|promo) ?kod\w*/ },
    { topics: ["terms"], asked: /aszf|(?:altalanos )?(?:szerzodesi|vasarlasi|felhasznalasi) feltetel\w*/ },
    {
      topics: ["faq"],
      asked:
        /gyik|hogyan (?:lehet |tudok |kell )?(?:rendel|vasarol)\w*|(?:gyakori |gyakran ismetelt )?kerdes\w*|segitseg\w*|sugo/,
    },
    {
      beside: true,
      topics: ["shipping"],
      asked:
        /(?:ki)?fizet(?!es nelkul)\w*|utanvet\w*|(?:elore ?)?(?:at)?utal(?:as\w*|ni|ok)|bank ?karty(?:a|at|aval|as)(?! ?tarto)|szep ?karty(?:a|at|aval)|apple ?pay|google ?pay|paypal|simple ?pay|(?:afas |ceges )?szaml(?:a|at|akat|az\w*)|reszletfizetes\w*/,
    },
    {
      beside: true,
      topics: ["shipping"],
      asked:
        /(?:(?:ki|haza|hazhoz|hozza) ?)?szal+it\w*|hazhoz ?(?:rendel|hoz)\w*|kezbesit\w*|futar\w*|csomag ?(?:automat|pont|kuld)\w*|fox ?post\w*|gls|mpl|packeta|posta(?:z\w*|val|i)?(?: ?koltseg\w*)?|atvetel\w*|atveh\w*|(?:mikor(?:ra)?|meddig) (?:er|erkezik|jon|kapom|hozz\w+|tart)(?: (?:meg|ide|oda|ki))?(?! (?:rendeles|csomag))|(?:meg|ide) ?(?:jon|er|erkezik)|(?:er|jon|erkezik) (?:meg|ide)|kulfold\w*/,
    },
    {
      beside: true,
      topics: ["returns"],
      asked:
        /vi(?:s+)za ?(?:(?:lehet|tudom|szabad) )?(?:kuld|vesz|vetel|vev|vett|terit|ad|vihet|visz|vin|fizet|valt|igenyel|mond)\w*|csere(?:t|je|jet|lni|lhet\w*|les\w*|re)?|becserel\w*|penz ?vi(?:s+)za\w*|14 nap(?:os|on)?(?: belul)?/,
    },
    { beside: true, topics: ["returns", "withdrawal"], asked: /elal+(?:as\w*|ni|ok|nek|hat\w*)/ },
    {
      topics: ["tracking"],
      asked:
        /(?:meg)?rendeles(?:em|eim|emet|eimet|unk)\w*|(?:meg)?rendeles\w* ?(?:kovet|allapot|statusz|szam|lemond|modosit|torl|torol)\w*|csomag ?(?:om|omat|kovet\w*|szam\w*)|nyomkovet\w*|(?:erkezett|jott|kaptam) meg(?: az?)? (?:csomag|rendeles)\w*|hol (?:van|tart|jar)(?: az?| mar az?)? (?:csomag|rendeles)\w*|kovetes\w*|nyomon ?kovet\w*/,
    },
    { topics: ["tracking", "faq"], asked: /(?:meg)?rendel(?:es|esek|esi|ni|ek|hetek)?/ },
    { topics: ["faq", "shipping"], asked: /vasarl\w*|vasarol\w*|vevok?/ },
    {
      topics: ["contact"],
      asked:
        /kapcsolat\w*|elerhetoseg\w*|elerhet(?:o|em|lek)\w*|nyit(?:va ?)?tart\w*|nyitva\w*|telefon ?szam\w*|e ?mail(?: ?cim\w*)?|ugyfel ?szolgal\w*|(?:uzlet|bolt)(?:otok|uk|juk|unk)? ?cim\w*|hol (?:van|talalhato|vagytok)(?: az?)?(?: (?:bolt|uzlet)\w*)?|bemutato ?terem|bolt(?:ok|otok|juk|unk)?|uzlet(?:ek|etek|uk|unk)?|web ?(?:shop|aruhaz|bolt)|cim(?:etek|uk|unk)|viszontelad\w*|nagyker\w*/,
    },
    { topics: ["guarantee"], asked: /garanci\w*|jotal+as\w*|szavatos\w*/ },
    {
      topics: ["complaints"],
      asked:
        /panasz\w*|reklamaci\w*|reklamal\w*|(?:torott|serult|hibas)(?:en)? (?:termek|csomag|aru|erkezett|kaptam)\w*|(?:torott|serult|hibas) \w+ (?:erkezett|jott|kaptam)/,
    },
    { topics: ["privacy"], asked: /adat ?(?:vedel|kezel)\w*|gdpr/ },
    {
      topics: ["cookies"],
      asked: /(?:suti|cookie)(?:k|kezeles| )? ?(?:szabalyzat|beallitas|kezeles|tajekoztato)\w*/,
    },
    { topics: ["imprint"], asked: /impresszum\w*|ceg ?(?:adat|nev|jegyzek)\w*|adoszam\w*/ },
    { topics: ["accessibility"], asked: /akadalymentes\w*/ },
    { topics: ["about"], asked: /rolunk|rolatok|kik (?:vagytok|vagyunk)|bemutatkoz\w*/ },
    {
      topics: ["makers"],
      asked: /keszito(?:k|ink|itek)|(?:kezmuves ?)?mester(?:ek|eink)|kezmuves(?:ek|eink)/,
    },
    {
      topics: ["account"],
      asked:
        /bejelentkez\w*|kijelentkez\w*|belep\w*|regisztr\w*|fiok(?:om|omba|omat)?|(?:elfelejtett )?jelsz\w*|profilom/,
    },
    { topics: ["newsletter"], asked: /hirlevel\w*|(?:fel|le)iratkoz\w*/ },
    { topics: ["wishlist"], asked: /kedvenc(?:ek|eim)|kivansag ?lista\w*/ },
    { topics: ["journal"], asked: /blog\w*|magazin\w*/ },
  ],
  hints: [
    {
      topics: ["gift-card", "gift-wrap"],
      asked: /ajandek(?:ok|ot|okat|ba|nak)?|ajandek ?(?:otlet|doboz|csomag|szett)(?:ek|ok|et|ot)?/,
    },
  ],
  fillers:
    /az?|egy|es|is|van|budapest\w*|karty\w*|ha|e|ma|most|holnap|ingyen\w*|dij\w*|koltseg\w*|ar|ara|arak|mennyi\w*|kerul|ido\w*|ideje|meddig|mikor|hogyan?|hol|mi|mit|milyen|hany|napo?k?\w*|munkanap\w*|info\w*|menete|mod\w*|lehet\w*|feltetel\w*|jog\w*|nyilatkozat\w*|tajekoztato\w*|szemelyes\w*|cim\w*|kell|szabalyzat\w*|kerek|szeretn\w*|nem|meg|le|mondan\w*|tudo[mk]|tudnek|online|gyors\w*|csomag\w*|termek\w*|aru\w*|rendel\w*|vasarl\w*|telefon\w*|ft|huf|forint\w*|felett\w*|alatt\w*|\d+/,
}
