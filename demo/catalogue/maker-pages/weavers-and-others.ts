import type { NewMakerPage } from "@porteka/shop"

/** What the pages of the other makers say; the people are invented, the places and the crafts are real. */
export const weaversAndOthers = {
  hartmann: {
    trade: { hu: "kékfestő", en: "blue dyer" },
    since: 1962,
    latitude: 45.943,
    longitude: 18.578,
    picture: "kekfesto-meteraru-1",
    excerpt: {
      hu: "Indigókék vászon, százéves mintafák Nagynyárádról.",
      en: "Indigo-blue linen and century-old printing blocks, from Nagynyárád.",
    },
    story: {
      hu: "A Hartmann család svábok unokája Baranyában, és ugyanazzal a kétszáz mintafával nyom, amelyet a dédapa vásárolt össze. A fedőmasszát kézzel viszik fel; ahol megtapad, ott a vászon fehér marad.\n\nAz indigókádba nyolcszor merítik, és minden merítés után a levegőn kékül tovább.",
      en: "The Hartmanns are grandchildren of Swabian settlers in Baranya and print with the two hundred blocks that great-grandfather bought together. The resist is put on by hand; where it holds, the linen stays white.\n\nIt goes into the indigo vat eight times, and after each time it turns bluer in the air.",
    },
  },
  laposoltes: {
    trade: { hu: "kalocsai hímző", en: "embroiderer of Kalocsa" },
    since: 1988,
    latitude: 46.526,
    longitude: 18.986,
    picture: "kalocsai-himzett-terito-1",
    excerpt: {
      hu: "Íróasszony rajzolja, hat hímzőasszony varrja: kalocsai terítők.",
      en: "Drawn by one woman, sewn by six: tablecloths of Kalocsa.",
    },
    story: {
      hu: "Kalocsán a mintát az íróasszony rajzolja a vászonra, tollal, előrajz nélkül. A színeket már a hímző választja; két egyforma terítő ezért nincs.\n\nEgy nagy terítő három hónap esti munka. A műhely hat asszonya otthon varr, és péntekenként találkozik.",
      en: "In Kalocsa a “writing woman” draws the pattern onto the linen, in ink and without a sketch. The colors are chosen by whoever embroiders it, so no two cloths are alike.\n\nA large one is three months of evenings. The six women of the workshop sew at home and meet on Fridays.",
    },
  },
  kispeter: {
    trade: { hu: "matyó hímző", en: "Matyó embroiderer" },
    since: 1976,
    latitude: 47.807,
    longitude: 20.569,
    picture: "matyo-parna-1",
    excerpt: {
      hu: "Matyó rózsák Mezőkövesdről, selyemfonállal, szabad kézzel.",
      en: "Matyó roses of Mezőkövesd, in silk thread and drawn by hand.",
    },
    story: {
      hu: "A matyó hímzés 2012 óta szerepel az UNESCO listáján, a Kispéter-házban addigra már három nemzedék élt belőle. A rózsák a fekete és a fehér vásznon is sűrűn állnak; a matyók szerint ami üres, az szegény.\n\nEgy párna két hét. A hátuljuk is szép: a csomót elvarrják.",
      en: "Matyó embroidery has been on the list of UNESCO since 2012, when three generations of the Kispéter house had already lived by it. The roses stand close together, on black or white: to the Matyó, what is empty is poor.\n\nA cushion takes two weeks. Its back is beautiful, too: no knot is left to see.",
    },
  },
  bogar: {
    trade: { hu: "szövő", en: "weaver" },
    since: 2001,
    latitude: 46.284,
    longitude: 18.759,
    picture: "sarkozi-szottes-futo-1",
    excerpt: {
      hu: "Sárközi szőttes pirossal és feketével, szedett mintával.",
      en: "Weaving of the Sárköz in red and black, its patterns picked by hand.",
    },
    story: {
      hu: "Decsen a menyasszony hozománya szőttes volt, és a minta megmutatta, melyik utcából jön. Bogárék szövőszéke százharminc éves; a mintát pálcával szedik fel, soronként.\n\nA futók gyapjúval és pamuttal készülnek, és egy életen át bírják a mosást.",
      en: "In Decs a bride’s dowry was woven, and its pattern told which street she came from. The Bogárs’ loom is a hundred and thirty years old; the pattern is picked up with a stick, row by row.\n\nTheir runners are of wool and cotton and stand washing for a lifetime.",
    },
  },
  hollos: {
    trade: { hu: "lenszövő", en: "linen weaver" },
    since: 1996,
    latitude: 47.998,
    longitude: 19.589,
    picture: "lenszalveta-1",
    excerpt: {
      hu: "Len, kender és gyapjú egy hollókői palócház szövőszékeiről.",
      en: "Linen, hemp and wool from the looms of a Palóc house in Hollókő.",
    },
    story: {
      hu: "Hollókő ófalujában a házak közt kertek vannak, és a kertekben megint terem len. A Hollós Szövőház vászna felét maguk fonják, a többit Erdélyből hozzák.\n\nA kender az első mosásokig kemény. Utána évről évre puhább lesz.",
      en: "Between the houses of the old village of Hollókő there are gardens, and flax grows in them again. Half of what the house weaves it spins itself; the rest comes from Transylvania.\n\nHemp is stiff until its first washings. Then it grows softer year by year.",
    },
  },
  kerekes: {
    trade: { hu: "faműves", en: "woodworker" },
    since: 2003,
    latitude: 47.252,
    longitude: 17.728,
    picture: "diofa-vagodeszka-1",
    excerpt: {
      hu: "Konyhai eszközök a Bakony diójából, cseresznyéjéből és bükkjéből.",
      en: "Kitchenware of walnut, cherry and beech from the Bakony Hills.",
    },
    story: {
      hu: "Bakonybélben szerszámfaragók éltek: villát, gereblyét, jármot vittek a vásárokra. Kerekes Bálint kanalat és vágódeszkát farag, olyan fákból, amelyeket a vihar döntött ki.\n\nA fa két évig szárad a padláson. Ragasztó nincs bennük, csak lenolaj.",
      en: "Bakonybél was a village of toolmakers: forks, rakes and yokes went from here to the fairs. Bálint Kerekes carves spoons and boards of trees that storms have felled.\n\nThe wood dries in the loft for two years. There is no glue in it, only linseed oil.",
    },
  },
  porgettyu: {
    trade: { hu: "játékkészítő", en: "toymaker" },
    since: 2011,
    latitude: 47.669,
    longitude: 19.076,
    picture: "faragott-haziallat-1",
    excerpt: {
      hu: "Pörgettyűk, építőkockák és faragott állatok Szentendréről.",
      en: "Spinning tops, blocks and carved animals from Szentendre.",
    },
    story: {
      hu: "Egy esztergályos és egy grafikus közös műhelye. Az első pörgettyűt a lányuknak készítették, a másodikat az óvodának.\n\nA festék vízzel oldódik fel és nyálálló, a széleket kézzel csiszolják. Ami eltörik, azt megjavítják.",
      en: "The workshop of a turner and a graphic artist. The first top was made for their daughter, the second for her kindergarten.\n\nThe paint is water-based and proof against saliva, edges are sanded by hand. What breaks is mended.",
    },
  },
  szalai: {
    trade: { hu: "méhész", en: "beekeeper" },
    since: 1983,
    latitude: 46.843,
    longitude: 16.42,
    picture: "orsegi-akacmez-1",
    excerpt: {
      hu: "Akác, gesztenye és méhviasz Őriszentpéterről.",
      en: "Acacia, chestnut and beeswax from Őriszentpéter.",
    },
    story: {
      hu: "A Szalai-kaptárok májusban az akácosba, júniusban a szelídgesztenyék alá költöznek. A mézet nem melegítik, ezért télre megkristályosodik; a meleg vízfürdő segít rajta.\n\nA viaszból gyertya lesz. Két kiló viaszhoz egy évnyi kaptár kell.",
      en: "In May the Szalais’ hives move to the acacias, in June below the chestnuts. The honey is never heated, so it sets for winter; a warm bath helps.\n\nThe wax becomes candles. Two kilos of it are a hive’s work of a year.",
    },
  },
  radvanyi: {
    trade: { hu: "méhész és gyertyaöntő", en: "beekeeper and candlemaker" },
    since: 2009,
    latitude: 48.485,
    longitude: 21.527,
    picture: "kremmez-1",
    excerpt: {
      hu: "Krémméz és mártott gyertyák a füzérradványi hársak alól.",
      en: "Creamed honey and dipped candles from below the limes of Füzérradvány.",
    },
    story: {
      hu: "A füzérradványi kastély parkjában háromszáz éves hársak állnak, a kaptárok a kerítésen kívül. A hársmézet három napig keverik, hűvösben, amíg krém lesz belőle.\n\nA gyertyát huszonötször mártják meg, párosával, egy kanócon.",
      en: "The park of the manor of Füzérradvány has limes three hundred years old; the hives stand outside its fence. Their honey is stirred for three days in the cool until it turns to cream.\n\nCandles are dipped twenty-five times, in pairs, on one wick.",
    },
  },
  kerner: {
    trade: { hu: "mézeskalácsos", en: "gingerbread baker" },
    since: 1955,
    latitude: 47.53,
    longitude: 21.625,
    picture: "tukros-mezeskalacs-sziv-1",
    excerpt: {
      hu: "Tükrös szívek és puszedli Debrecenből, családi recept szerint.",
      en: "Mirror hearts and honey drops from Debrecen, by the family’s recipe.",
    },
    story: {
      hu: "A debreceni mézeskalácsosok céhét 1713-ban alapították; a Kernerek későn jöttek, csak 1955-ben. A tésztát fél évre előre gyúrják be, és hűvösben tartják.\n\nA szívekre papírtükör kerül és cukormáz, kézzel. Nevet is írunk rá, ha kéri.",
      en: "The guild of the gingerbread bakers of Debrecen was founded in 1713; the Kerners came late, in 1955. The dough is kneaded half a year ahead and kept cool.\n\nHearts get a paper mirror and icing, by hand, and a name if you ask for one.",
    },
  },
  palast: {
    trade: { hu: "papírmerítő és könyvkötő", en: "papermaker and bookbinder" },
    since: 2014,
    latitude: 46.851,
    longitude: 17.6,
    picture: "fuzott-vazlatfuzet-1",
    excerpt: {
      hu: "Merített papír, márványozott ívek és fűzött füzetek a Káli-medencéből.",
      en: "Handmade and marbled paper and sewn notebooks from the Káli Basin.",
    },
    story: {
      hu: "A műhely egy régi malomban áll, ahol a patak most a papírpépet keveri. Az anyag pamutrongy; a len túl kemény volt a vízhez.\n\nA márványozott ívből minden minta egyszer létezik. Amelyik nem tetszik, azt újra péppé áztatják.",
      en: "The workshop stands in an old mill, where the brook now stirs paper pulp. The pulp is of cotton rags; linen proved too hard for the water.\n\nOf marbled sheets each pattern exists once. What does not please is soaked to pulp again.",
    },
  },
} satisfies Record<string, NewMakerPage>
