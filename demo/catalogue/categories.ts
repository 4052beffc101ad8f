import type { NewCategory } from "@porteka/shop"
import type { InBothLanguages } from "./demo-text.ts"

export const categories: InBothLanguages<NewCategory>[] = [
  {
    handle: "keramia",
    name: { hu: "Kerámia", en: "Ceramics" },
    description: {
      hu: "Korongozott és festett edények hat műhelyből, az Őrségtől Korondig. Valamennyi használatra készült: teának, levesnek, bornak, virágnak.",
      en: "Thrown and painted pots from six workshops between the Őrség and Korond. All of them are meant to be used, for tea, soup, wine or flowers.",
    },
    picture: "korondi-madaras-kancso-3",
  },
  {
    handle: "korsok-kancsok",
    parent: "keramia",
    name: { hu: "Korsók és kancsók", en: "Jugs and pitchers" },
    description: {
      hu: "Víznek, bornak, gyümölcslének való edények, a hasas korondi kancsótól a karcsú mezőtúri korsóig. A megadott űrtartalmat peremig töltve mértük.",
      en: "Vessels for water, wine and juice, from the round Korond pitcher to the slender Mezőtúr jug. Capacities are measured filled to the brim.",
    },
    picture: "haban-kancso-3",
  },
  {
    handle: "bogrek-poharak",
    parent: "keramia",
    name: { hu: "Bögrék és poharak", en: "Mugs and cups" },
    description: {
      hu: "Reggeli csuporok, szíves bögrék, kávés és pálinkás poharak. Kézi munka, ezért két darab között néhány milliméter eltérés lehet.",
      en: "Breakfast mugs, heart mugs, and small cups for coffee or spirits. They are made by hand, so two of a kind may differ by a few millimeters.",
    },
    picture: "szasz-szives-bogre-3",
  },
  {
    handle: "talak-tanyerok",
    parent: "keramia",
    name: { hu: "Tálak és tányérok", en: "Bowls and plates" },
    description: {
      hu: "Tálalni, sütni és falra akasztani való darabok. Az ételhez használható edények máza ólommentes, ezt minden terméknél feltüntetjük.",
      en: "Pieces for serving, for baking and for the wall. Where a dish is meant for food the glaze is lead-free, and the product page says so.",
    },
    picture: "szaszkezdi-tal-2",
  },
  {
    handle: "vazak-gyertyatartok",
    parent: "keramia",
    name: { hu: "Vázák és gyertyatartók", en: "Vases and candle holders" },
    description: {
      hu: "Virágnak, száraz ágnak, gyertyának és mécsesnek. Magukban állva is megállják a helyüket a polcon.",
      en: "For flowers, dry branches, tapers and tea lights. They also look right on a shelf with nothing in them.",
    },
    picture: "fekete-vaza-3",
  },
  {
    handle: "textil",
    name: { hu: "Textil", en: "Textiles" },
    description: {
      hu: "Kékfestő, lenvászon, kender, gyapjú, és a hímzett darabok Kalocsáról meg Mezőkövesdről. A kelmék nagy részét ugyanaz a kéz szövi, festi és varrja.",
      en: "Blue-dye, linen, hemp and wool, with embroidery from Kalocsa and Mezőkövesd. Most of the cloth is woven, dyed and sewn by the same pair of hands.",
    },
    picture: "kekfesto-parnahuzat-3",
  },
  {
    handle: "kekfesto",
    parent: "textil",
    name: { hu: "Kékfestő", en: "Blue-dye" },
    description: {
      hu: "Nagynyárádon nyomott, indigóval festett pamutvászon, körtefa mintafákról. A kék az évek alatt világosodik, a minta megmarad.",
      en: "Cotton printed from pear-wood blocks and dyed with indigo in Nagynyárád. The blue grows lighter over the years; the pattern stays.",
    },
    picture: "kekfesto-terito-3",
  },
  {
    handle: "asztalnemu",
    parent: "textil",
    name: { hu: "Asztalnemű és konyharuha", en: "Table and kitchen linen" },
    description: {
      hu: "Futók, szalvéták, terítők és törlőruhák a hétköznapi és az ünnepi asztalra. Méretüket mosás után adjuk meg.",
      en: "Runners, napkins, cloths and tea towels for weekdays and feast days. Sizes are given after washing.",
    },
    picture: "lenszalveta-3",
  },
  {
    handle: "parnak-takarok",
    parent: "textil",
    name: { hu: "Párnák és takarók", en: "Cushions and throws" },
    description: {
      hu: "Matyó rózsás párnák, gyapjútakarók és nemez ülőlapok. Tapintásra is különböznek, ezért az anyagot minden darabnál részletesen leírjuk.",
      en: "Matyó rose cushions, wool throws and felt seat pads. They feel as different as they look, so each description says what the material is like.",
    },
    picture: "gyapjutakaro-3",
  },
  {
    handle: "meteraru-szalagok",
    parent: "textil",
    name: { hu: "Méteráru és szalagok", en: "Fabrics and ribbons" },
    description: {
      hu: "Kékfestő és lenvászon méterre, szőtt szalag orsón. Több métert egy darabban vágunk.",
      en: "Blue-dye and linen by the meter, woven ribbon on the spool. Several meters are cut in one piece.",
    },
    picture: "kekfesto-meteraru-3",
  },
  {
    handle: "fa",
    name: { hu: "Fa", en: "Wood" },
    description: {
      hu: "Dió, cseresznye, kőris, hárs és bükk, esztergálva vagy késsel faragva. Olajjal és viasszal kezelt felületek, lakk nélkül.",
      en: "Walnut, cherry, ash, linden and beech, turned on the lathe or carved with a knife. Surfaces are finished with oil and wax, without varnish.",
    },
    picture: "korisfa-tal-3",
  },
  {
    handle: "konyhai-faaru",
    parent: "fa",
    name: { hu: "Konyhai faáru", en: "Kitchen woodware" },
    description: {
      hu: "Kanalak, deszkák, tálak és sótartók mindennapi használatra. Élelmiszerrel érintkező felületükön csak lenolaj és méhviasz van.",
      en: "Spoons, boards, bowls and salt cellars for daily use. Only linseed oil and beeswax touch the surfaces that touch food.",
    },
    picture: "cseresznyefa-fozokanal-3",
  },
  {
    handle: "dobozok-ladikak",
    parent: "fa",
    name: { hu: "Dobozok és ládikák", en: "Boxes and chests" },
    description: {
      hu: "Festett szász ládikák és ékrovásos dobozok leveleknek, gomboknak, ékszernek. Fedelük kézzel illesztett, nem szorul és nem lötyög.",
      en: "Painted Saxon chests and chip-carved boxes for letters, buttons and jewelry. The lids are fitted by hand, neither tight nor loose.",
    },
    picture: "szasz-festett-ladika-3",
  },
  {
    handle: "faragott-diszek",
    parent: "fa",
    name: { hu: "Faragott díszek", en: "Carved pieces" },
    description: {
      hu: "Madarak és fogasok, amelyeken látszik a kés járása. Kis darabok, falra vagy ablakpárkányra.",
      en: "Birds and peg rails on which the path of the knife can be seen. Small pieces for a wall or a window sill.",
    },
    picture: "szives-fogas-3",
  },
  {
    handle: "mez-gyertya",
    name: { hu: "Méz és gyertya", en: "Honey and candles" },
    description: {
      hu: "Az Őrség és a Zemplén méhészeinek méze és viasza, mellette debreceni mézeskalács. A mézet nem melegítjük és nem keverjük.",
      en: "Honey and wax from beekeepers of the Őrség and the Zemplén Hills, and gingerbread from Debrecen. The honey is neither heated nor blended.",
    },
    picture: "mezvalogatas-fadobozban-2",
  },
  {
    handle: "mez",
    parent: "mez-gyertya",
    name: { hu: "Méz", en: "Honey" },
    description: {
      hu: "Akác, hárs, erdei méz és krémméz, a termőhely nevével. Mindegyik üvegen szerepel a pergetés hónapja.",
      en: "Acacia, linden, forest and creamed honey with the name of the place. Each jar shows the month of extraction.",
    },
    picture: "orsegi-akacmez-3",
  },
  {
    handle: "mehviasz-gyertyak",
    parent: "mez-gyertya",
    name: { hu: "Méhviasz gyertyák", en: "Beeswax candles" },
    description: {
      hu: "Öntött, mártott és tekert gyertyák tiszta méhviaszból, illatanyag nélkül. Égés közben enyhe mézillatuk van.",
      en: "Poured, dipped and rolled candles of pure beeswax without added scent. They smell faintly of honey as they burn.",
    },
    picture: "ontott-oszlopgyertya-3",
  },
  {
    handle: "mezeskalacs",
    parent: "mez-gyertya",
    name: { hu: "Mézeskalács", en: "Gingerbread" },
    description: {
      hu: "Vásári szívek, névre szóló ajándékok és puha puszedli. Az összetevőket és az allergéneket minden terméknél megtalálja.",
      en: "Fair hearts, gifts with a name on them and soft honey cookies. Ingredients and allergens are listed with every product.",
    },
    picture: "tukros-mezeskalacs-sziv-3",
  },
  {
    handle: "papir",
    name: { hu: "Papír", en: "Paper" },
    description: {
      hu: "Merített és márványozott papír, kézzel fűzött füzetek, magasnyomással készült lapok. A Balaton-felvidéken készülnek, egyetlen műhelyben.",
      en: "Handmade and marbled paper, hand-sewn notebooks and letterpress cards. They come from one workshop in the Balaton Uplands.",
    },
    picture: "marvanyozott-papiriv-3",
  },
  {
    handle: "fuzetek-naplok",
    parent: "papir",
    name: { hu: "Füzetek és naplók", en: "Notebooks and journals" },
    description: {
      hu: "Cérnával fűzött, laposra nyíló könyvecskék írni és rajzolni. A lapok töltőtollal is használhatók.",
      en: "Thread-sewn books that open flat, for writing and drawing. The pages take a fountain pen.",
    },
    picture: "vaszonkotesu-naplo-3",
  },
  {
    handle: "papirivek-lapok",
    parent: "papir",
    name: { hu: "Papírívek és lapok", en: "Papers and cards" },
    description: {
      hu: "Márványozott ívek, levélpapír, képeslap és üdvözlőlap. Rongypépből merített vagy savmentes papírból.",
      en: "Marbled sheets, writing paper, postcards and greeting cards. They are made of rag pulp or acid-free paper.",
    },
    picture: "meritett-levelpapir-3",
  },
  {
    handle: "jatek",
    name: { hu: "Játék", en: "Toys" },
    description: {
      hu: "Fajátékok Szentendréről: pörögnek, gurulnak, egymásra rakhatók. Mindegyiknél jelezzük, hány éves kortól ajánljuk.",
      en: "Wooden toys from Szentendre that spin, roll and stack. For each we give the age from which it is suitable.",
    },
    picture: "bukkfa-epitokocka-3",
  },
  {
    handle: "fajatekok",
    parent: "jatek",
    name: { hu: "Guruló és faragott játékok", en: "Rolling and carved toys" },
    description: {
      hu: "Bárány, vonat, pörgettyű és háziállatok bükkből meg hársból. Festékük vízbázisú, nyálálló.",
      en: "A sheep, a train, tops and farm animals of beech and linden. The paints are water-based and safe to mouth.",
    },
    picture: "faragott-haziallat-3",
  },
  {
    handle: "epito-tarsasjatekok",
    parent: "jatek",
    name: { hu: "Építő- és társasjátékok", en: "Building and board games" },
    description: {
      hu: "Kockák, toronyrakó és malom, kicsiknek és nagyobbaknak. Egy részükhöz vászonzsák jár.",
      en: "Blocks, a stacking tower and nine men’s morris, for the small and the not so small. Some come with a linen bag.",
    },
    picture: "toronyrako-karikak-3",
  },
  {
    handle: "uveg",
    name: { hu: "Üveg", en: "Glass" },
    description: {
      hu: "Szájjal fújt poharak, palackok és díszek egy mátrai hutából. Az apró buborék és a pipa nyoma a készítés velejárója.",
      en: "Mouth-blown tumblers, bottles and ornaments from a glasshouse in the Mátra Hills. Small bubbles and pontil marks come with the making.",
    },
    picture: "huta-vizespohar-3",
  },
  {
    handle: "poharak-palackok",
    parent: "uveg",
    name: { hu: "Poharak és palackok", en: "Tumblers and bottles" },
    description: {
      hu: "Vizespohár, dugós palack és mézescsupor mindennapi használatra. Vastag aljuk miatt stabilan állnak.",
      en: "Tumblers, stoppered bottles and honey pots for every day. Thick bases make them stand firmly.",
    },
    picture: "dugos-palack-3",
  },
  {
    handle: "uvegdiszek",
    parent: "uveg",
    name: { hu: "Üvegdíszek", en: "Glass ornaments" },
    description: {
      hu: "Harang, váza és fújt gömb, amelyek a fénnyel együtt élnek. Ablak közelébe szánjuk őket.",
      en: "A bell, a vase and blown baubles that change with the light. They are best kept near a window.",
    },
    picture: "fujt-uveggomb-3",
  },
]
