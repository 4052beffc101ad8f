import { type AskedFor, EVERYTHING, exactly, NONE, similar } from "./asked-for.ts"
import { KINDS } from "./kinds.ts"

/** Queries that test one rule each, by what they must find in the Hungarian shop. */
export const HUNGARIAN_RULES: AskedFor[] = [
  // A word is split only into words that are spelled so.
  [exactly(KINDS.ALL_BOWLS), "tál; tálak; tálat; kézműves tál; tál ajándékba"],
  ["uvegharang", "asztali harang; asztali csengő"],
  // A maker's name does not describe the product.
  [exactly("malomjatek"), "malom; malomjáték; társasjáték; társasjátékok; táblajáték"],
  ["malomjatek", "malom játék"],
  [exactly("festett-porgettyu"), "pörgettyű; pörgettyűk"],
  [NONE, "hollóházi; hollóházi porcelán; szövőgép; kerekesszék; bordásfal"],
  [exactly(KINDS.OF_HOLLOS), "Hollós Szövőház; hollós; hollókői; Hollókő"],
  [exactly(KINDS.OF_PALAST), "Palást Papírmalom; papírmalom; palást; kővágóörsi"],
  [exactly("mezoturi-boroskorso csurgatott-salatastal attort-mecsestarto"), "bordás; Bordás Fazekasház"],
  [exactly(KINDS.TOYS), "Pörgettyű Játékműhely; játékműhely; szentendrei"],
  // A word of the language is no beginning of a foreign one.
  [NONE, "sál; sálak; selyemsál; ló; lovas szobor; tű; kő; nő ruha; fűkasza; hintaló"],
  // A „mézescsupor” is no „bögre”, although a „tejescsupor” is one.
  [exactly(KINDS.MUGS), "bögre; bögrék"],
  // A word of the dictionary is no other one that happens to have the same key.
  [NONE, "rakéta; raketa; hűtő; paróka; parkett; talicska; turbán; szemetes; videó; vas; bőr; barka"],
  [KINDS.MUGS, "bögréje; nagymamám bögréje"],
  // A typing error that looks like a recipient or a place.
  [similar("haban-talka haban-kancso"), "haaban; habn"],
  [similar("tulipanos-vaza"), "tlipánnal"],
  // After a product's name, a word for cloth says what it is made of, although the shop sells cloth, too.
  [similar("kekfesto-terito kalocsai-himzett-terito"), "terítő vászon; abrosz vászon"],
  [similar("matyo-parna kekfesto-parnahuzat"), "párna vászon"],
  // A product that the shop does not have is wanted, also if its color comes last.
  [NONE, "cipő kék; cipő piros; sapka kék; telefon fekete"],
  // What holds a thing is not that thing.
  [NONE, "pohár tartó; borosüveg tartó; szalvéta tartó"],
  // Unless the shop has something for all such things.
  [similar("szasz-festett-ladika"), "gyűrűtartó; gyurutarto; gyűrű tartó; fülbevalótartó; nyaklánc tartó"],
  [similar("esztergalt-sotarto"), "borstartó; paprika tartó"],
  [NONE, "kerékpártartó; telefontartó; nyakkendőtartó"],
  // A compound of the dictionary with an adjective or a material is a kind of its second half; one of two nouns may be anything.
  [similar(KINDS.NOTEBOOKS), "útinapló; utinaplo"],
  [similar("fekete-palinkaspohar huta-vizespohar"), "söröspohár; sorospohar; pezsgőspohár"],
  [similar("vasarhelyi-falitanyer"), "lapostányér; fatányér"],
  [similar(KINDS.JUGS), "üvegkancsó"],
  [similar(KINDS.BOWLS), "tésztástál; tortástál; üvegtál"],
  [
    NONE,
    "hátizsák; tűzijáték; sorsjáték; ágytál; mosdótál; szemüveg; légpárna; mérőszalag; üvegház; papírpénz",
  ],
  // A product that only mentions another one is none, in whatever order the words are.
  [similar("kender-konyharuha"), "konyharuha len"],
  ["nemez-ulolap", "ülőpárna székre"],
  // Compounds without an entry are split into their halves.
  [exactly(KINDS.TOYS), "fajáték; fajátékok; fa játék; fajátékot; fából játék"],
  [exactly("fujt-uveggomb uvegharang"), "asztaldísz"],
  [
    exactly("szasz-szives-bogre korondi-madaras-bogre"),
    "kávésbögre; kavesbogre; kávesbögre; kávés bögre; kaves bogre",
  ],
  [KINDS.MUGS, "teasbogre; kakaosbogre; kakaósbögre; keramiabogre; kerámiabögre"],
  ["korisfa-tal", "fatal; fatál; fatalka"],
  [exactly("buborekos-vaza"), "uvegvaza; üvegváza"],
  // The purpose of a product is not its kind.
  [similar(KINDS.FOR_DRINKS), "tea; teát; kávé; kakaó"],
  [similar("csurgatott-salatastal"), "saláta"],
  // A title's half that the material names too is in the product; where a product is that thing, it is not.
  [exactly("kekfesto-levendulazsak preseltviragos-udvozlolap"), "levendula; levendulás; levendulát"],
  [exactly(KINDS.HONEYS), "méz"],
  // A word in a product's text is not its kind.
  [exactly("korisfa-tal"), "fatál; fa tál; fából tál; kőrisfa tál"],
  [exactly("szaszkezdi-tal"), "kék tál; szarvasos tál; tál kék"],
  // A color after the product is none of its endings, as in „vázák”.
  [exactly("kekfesto-konyharuha kender-konyharuha"), "kék konyharuha; konyharuha kék"],
  [exactly("buborekos-vaza"), "kék váza; váza kék"],
  [exactly("mezoturi-boroskorso"), "zöld korsó"],
  [exactly("orsegi-akacmez"), "akác méz; akácméz; akácvirág méz"],
  [exactly("kender-konyharuha"), "csíkos konyharuha; kender konyharuha"],
  [exactly("fekete-vizeskorso"), "vizes korsó; fekete korsó"],
  ["szasz-festett-ladika", "tulipános láda"],
  [exactly("lenvaszon-asztali-futo lenszalveta lenvaszon-meteraru"), "lenből; lenből készült"],
  [exactly("kobalt-eszpresszocsesze"), "majolika"],
  [exactly("marvanyozott-papiriv"), "márványpapír; márvány papír"],
  [exactly("matyo-parna matyo-kepeslap-keszlet"), "matyó mintás; matyó mintájú"],
  // A material is what a product is made of, and not what its text compares it with.
  [similar(KINDS.HOLDERS), "fa gyertyatartó; gyertyatartó fából; üveg gyertyatartó"],
  ["huta-vizespohar dugos-palack buborekos-vaza uvegharang fujt-uveggomb uveg-mezescsupor", "üveg"],
  // What a text says that a product has not.
  [similar(KINDS.CANDLES), "illatgyertya; illatos gyertya"],
  [similar(KINDS.HONEYS), "virágméz"],
  // Rooms.
  ["diofa-vagodeszka cseresznyefa-fozokanal korisfa-tal esztergalt-sotarto", "konyha; konyhai; konyhába"],
  // Care instructions, as in the product's own text.
  [
    exactly(KINDS.DISHWASHER_SAFE),
    "mosogatógépben mosható; mosogatógépbe tehető; mosogatógép álló; mosogatógépálló; mosogatógépben is mosható; mosogatogepben moshato",
  ],
  [
    exactly(KINDS.MUGS),
    "mosogatógépben mosható bögre; mikrózható bögre; bögre mikróba tehető; mikrohullámú sütőbe tehető bögre; ólommentes bögre; ólom mentes bögre; bögre ólommentes mázzal",
  ],
  [exactly("orsegi-fedeles-sutotal"), "sütőbe tehető; sütőálló; sütőálló tál; tűzálló; tűzálló edény"],
  [exactly("kekfesto-konyharuha kender-konyharuha"), "mosható konyharuha"],
  [exactly("kender-konyharuha"), "konyharuha 60 fokon mosható"],
  [NONE, "mosogatógép; mikró; mosogatógépbe tehető kés; gluténmentes; laktózmentes; vegán"],
  [similar("gyapjutakaro"), "mosógépben mosható takaró; szárítógépbe tehető takaró"],
  [exactly("diofa-vagodeszka"), "kézzel mosható vágódeszka"],
  // Everything.
  [
    EVERYTHING,
    `kézműves; kézműves termékek; magyar; népművészeti ajándék; ajándék; ajándéknak; ajándékötlet; souvenir; szuvenír;
    szép; nagy; különleges ajándék; kézzel készített; egy szép ajándék; minőségi; vintage; 20 euró alatt`,
  ],
  // What is not sold, and what comes near.
  [similar("mezvalogatas-fadobozban"), "ajándékcsomag; ajándékdoboz; ajándékszett"],
  [similar(KINDS.CANDLES), "adventi koszorú; koszorú"],
  [similar("huta-vizespohar"), "borospohár; borospoharak"],
  [similar("kobalt-eszpresszocsesze"), "teáscsésze; teáscsészék"],
  [similar("feliratos-mezeskalacs-sziv"), "gravírozás; gravírozott; gravírozható"],
  [
    exactly("feliratos-mezeskalacs-sziv"),
    "mézeskalács szív felirattal; felirattal; felirat; szív felirattal",
  ],
  // All forms of one word find the same.
  [exactly(KINDS.DISHWASHER_SAFE), "mosogatógépbe; mosogatógépben; mosogatógépbe való"],
  [exactly(KINDS.NEW), "új; újdonság; legújabb"],
  // What asks for a list instead of products.
  [
    exactly(KINDS.ON_SALE),
    `akciós; akcióban lévő; black friday; fekete péntek; leértékelt; 20%-os kedvezmény; kiárusítás;
    fekete péntek akciók; outlet; féláron`,
  ],
  [exactly("martott-gyertyapar"), "leárazott gyertyák; akciós gyertya"],
  [similar(KINDS.MUGS), "akciós bögre"],
  [KINDS.MUGS, "legnépszerűbb bögrék; legkelendőbb bögre; eladó bögre"],
  [
    EVERYTHING,
    "legnépszerűbb; legtöbbet vásárolt; top 10; bestseller; mit vesznek a legtöbben; legjobbra értékelt",
  ],
  [exactly("buborekos-vaza fekete-vaza tulipanos-vaza"), "raktáron lévő váza; váza készleten"],
  // Both colors: blue dye is white on blue, and Haban ware blue on white.
  [exactly("kekfesto-terito"), "kék-fehér terítő; kék fehér terítő"],
  ["haban-talka haban-kancso", "kék-fehér; kék fehér"],
  // Questions and sentences.
  ["kekfesto-levendulazsak", "mit vegyek anyósnak; mit adjak anyukámnak; valamit az anyukámnak"],
  [KINDS.MUGS, "olyan bögrét keresek ami nem túl drága; milyen bögre van; lehet bögrét venni"],
  // Sizes.
  [exactly("kekfesto-terito"), "abroszok 140x140; abrosz 140 x 140; terítő 140×220 cm"],
  [exactly("orsegi-tejescsupor"), "fél literes bögre; bögre 5 dl; 5 dl-es bögre; bögre 0,5 l"],
  [exactly("korondi-madaras-bogre"), "bögre 3 dl; 3 decis bögre"],
  [exactly("szasz-szives-bogre"), "bögre 2,5 dl; negyed literes bögre"],
  // Who gets a present says what it is: first what most people give.
  ["kekfesto-levendulazsak", "feleségemnek; barátnőmnek; szép ajándék 50 éves nőnek"],
  // An age beside a product.
  [exactly(KINDS.TOYS), "fajáték 3 éveseknek; fajáték 3 éves kortól; játék ötévesnek; 6 éves fiúnak játék"],
  // A price in another currency is no number to look for.
  [KINDS.MUGS, "bögre 20 euró alatt; bögre 10-20 €; bögre $20"],
  [KINDS.VASES, "váza 50 euróért; váza 100 lej alatt"],
  // Questions to the shop are no products.
  [
    NONE,
    `meddig jön meg; mikor ér ide; vissza lehet küldeni?; viszonteladóknak; rendelés; vásárlás; házhozszállítás; szállítás; ingyen szállítás; szállítási díj; visszaküldés; elállás; rendelésem;
    nyitvatartás; telefonszám; díszcsomagolás; ajándékutalvány; ajándékkártya; utánvét; garancia; webshop; bolt`,
  ],
  [KINDS.MUGS, "bögre ingyen szállítással; bögre házhozszállítás; bögre rendelés; bögre díszcsomagolásban"],
  // What a query refuses.
  [exactly("buborekos-vaza tulipanos-vaza"), "nem fekete váza; váza de ne legyen fekete"],
  [exactly("fekete-vaza tulipanos-vaza"), "váza de nem üveg"],
  [exactly("orsegi-tejescsupor"), "bögre de ne legyen kék"],
  ["kekfesto-levendulazsak", "nem tudom mit vegyek anyukámnak"],
  // Products named as alternatives; colors are none.
  [exactly(`${KINDS.MUGS} kobalt-eszpresszocsesze`), "bögre és csésze; bögre vagy csésze"],
  [exactly(`${KINDS.MUGS} vasarhelyi-falitanyer`), "bögre, tányér; tányér/bögre"],
  [exactly("matyo-parna gyapjutakaro"), "párna vagy takaró"],
  [exactly("kekfesto-terito"), "kék és fehér terítő"],
  // Typing errors: a nonword has the key of another word, and a product's name is likelier than other words.
  [similar("dugos-palack"), "palck"],
  [similar("huta-vizespohar"), "phar; poar; pohr"],
  [similar("vasarhelyi-falitanyer"), "tányr; tánér"],
  [NONE, "kfc; gps; otp; hdmi"],
  // A compound that the dictionary does not list is no typing error.
  [NONE, "locsolókanna; öntözőkanna"],
  // Participles with and without a prefix.
  [exactly("faragott-madar"), "kifaragott madár"],
  [similar("preseltviragos-udvozlolap"), "lepréselt virág"],
  [NONE, "kávédaráló; húsdaráló; mosakodó"],
  // Small words, and a price alone.
  [similar("kender-konyharuha kekfesto-konyharuha"), "törölköző"],
  ["kremmez", "2000 ft alatt valami; kétezer forint alatt valamit keresek"],
  ["preseltviragos-udvozlolap", "szülinapjára; a szülinapjára valamit"],
  // Wares of a material are all that is of it.
  [KINDS.CARDS, "papíráru; papirtermek"],
  ["dugos-palack fujt-uveggomb buborekos-vaza", "üvegáru; üvegárut; üvegtárgy"],
  ["kobalt-eszpresszocsesze fekete-vaza", "kerámiatárgyak; kerámiatermék"],
  [NONE, "húsáru; bőráru; dohánytermék; tantárgy"],
  // A product's name ends a longer compound.
  [exactly("diofa-vagodeszka"), "kenyérvágódeszka"],
  // Who asks for a gift says for whom.
  ["szasz-szives-bogre", "ajándék nyugdíjba vonuló kolléganőnek"],
  [NONE, "drón ajándékba; esküvői öltöny"],
  // A set is what is in it, also if the dictionary knows the compound.
  [similar("kobalt-eszpresszocsesze"), "kávéskészlet"],
  [similar("szasz-szives-bogre"), "teáskészlet"],
  // A compound of a size and a kind of product is such a product, although the dictionary knows it.
  [similar("vasarhelyi-falitanyer"), "mélytányér; lapostányér"],
  [similar(KINDS.BOWLS), "mélytál"],
  // What is laid below a thing is no such thing.
  [similar("lenvaszon-asztali-futo"), "poháralátét; edényalátét"],
  // Whole families.
  ["matyo-parna", "dédmamának; dédnagymamámnak"],
  ["fekete-palinkaspohar", "dédapámnak; tatának"],
  [KINDS.HONEYS, "nagyszüleimnek; tesómnak; komámnak"],
  [KINDS.WEDDING, "menyasszonynak"],
  ["szasz-szives-bogre", "nyugdíjba vonulás"],
  [KINDS.FOR_KIDS, "fiúknak"],
  // The accusative of a word in „-ka” or „-ke” is no plural.
  [exactly("diofa-vagodeszka"), "vágódeszkát; vágódeszkát fából; deszkát; vagodeszkat"],
  [exactly("bukkfa-epitokocka"), "építőkockát; kockát szeretnék"],
  [exactly("toronyrako-karikak"), "karikát"],
  // How many pieces somebody wants is not what is in a set.
  [exactly(KINDS.MUGS), "2 db bögre; 3 darab bögre"],
  [similar("huta-vizespohar"), "6 db borospohár"],
  // The material before a thing, although the shop calls it by its use.
  [exactly("huta-vizespohar"), "üvegpohár; üvegpoharak; uvegpohar"],
  // A small thing on a product, and what says only that it is there.
  ["tukros-mezeskalacs-sziv feliratos-mezeskalacs-sziv", "szívecskés; szivecske"],
  [exactly("feliratos-mezeskalacs-sziv"), "névvel ellátott; felirattal ellátott"],
  // Occasions that are not in other words what they are.
  [KINDS.FOR_BABIES, "kismama ajándék; várandósnak"],
  [KINDS.LOVE, "ezüstlakodalom; aranylakodalomra"],
  // An adjective and „tartó” are one word, as its noun and „tartó” are.
  [exactly("esztergalt-sotarto"), "fűszeres tartó; sós tartó; fűszer tartó"],
  [exactly("szasz-festett-ladika"), "ékszeres tartó"],
  [NONE, "kulcsos tartó; kalapos tartó"],
  // The verb that a noun makes.
  [similar("kobalt-eszpresszocsesze"), "kávézós; kávézáshoz; kávézó; kávézni; teázós"],
  [similar("mezoturi-boroskorso"), "borozós; borozáshoz"],
  [similar("fekete-palinkaspohar"), "pálinkázós; pálinkázáshoz"],
  ["szasz-szives-bogre", "kávézós bögre; teázós bögre; kakaózós bögre"],
  // A word of the tables with the same key is not always meant: „sütő” is no „süti”.
  [similar("orsegi-fedeles-sutotal"), "sütő; csirkesütő tál"],
  [exactly("orsegi-fedeles-sutotal"), "kacsasütő; libasütő; kacsa sütő; pataki tál; római tál"],
  [similar("vasarhelyi-falitanyer"), "falidísz; faldísz; faldekoráció"],
  // What is used in the kitchen, and no vase, although that is made by potters, too.
  ["orsegi-fedeles-sutotal", "konyhai edények; konyhai edény"],
  [
    similar("diofa-vagodeszka esztergalt-sotarto"),
    "konyhai eszközök; konyhaeszközök; konyhai kiegészítők; konyhai felszerelés",
  ],
  [similar("orsegi-fedeles-sutotal"), "főzőedény"],
  // A synonym is not the first half of another word: „süti” is in no „sütőtál”, „mézes” in no „mézescsupor”.
  [exactly("friss-mezespuszedli"), "keksz; puszedli"],
  [exactly(KINDS.GINGERBREAD), "mézeskalács"],
  // A compound that nobody knows is no form of its first half.
  [NONE, "madáretető"],
  // A „zsák” says nothing without what is in it.
  [NONE, "kenyérzsák; zsák; mikulászsák; ajándékzsák"],
  [exactly("kekfesto-levendulazsak"), "levendulás zsákocska; levendula zsákocska; levendulás zsák"],
  // Weights as people say them.
  [
    exactly("zempleni-harsmez orsegi-akacmez orsegi-erdei-mez"),
    "50 dkg méz; fél kiló méz; félkilós méz; negyed kiló méz; 25 deka méz",
  ],
  [exactly("orsegi-akacmez"), "fél kiló akácméz"],
  // Rooms.
  ["szives-fogas", "előszobába; előszoba"],
  ["gyapjutakaro", "nappaliba; hálószobába"],
  [KINDS.FOR_KIDS, "gyerekszobába; gyerekszoba"],
  [KINDS.NOTEBOOKS, "íróasztalra"],
  [KINDS.TABLECLOTHS, "étkezőbe; ünnepi teríték; terítés"],
  [NONE, "nappali bútor; íróasztal"],
  ["mezoturi-boroskorso", "borkedvelőnek; ajándék borkedvelőknek"],
  ["faragott-haziallat fekete-palinkaspohar", "szilveszterre; szilveszteri ajándék"],
  [KINDS.ST_NICHOLAS, "titkos angyalka"],
  [exactly("korondi-madaras-bogre korondi-madaras-kancso"), "székely; székely kerámia"],
  [exactly("feliratos-mezeskalacs-sziv"), "személyre szabott; személyre szabott ajándék; monogramos"],
  ["buborekos-vaza fujt-uveggomb", "lakásdekoráció; lakásdísz"],
  // A pair or a set of what the shop does not have.
  [NONE, "kerékpár; cipőpár; zoknipár; varrókészlet"],
  ["martott-gyertyapar", "gyertyapár; gyertya pár"],
]
