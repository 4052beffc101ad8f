import { textsByLanguage } from "../languages/index.ts"
import type { Localized } from "../shop-type.ts"

type Names = Readonly<Record<string, Localized>>

export const MATERIALS = {
  clay: textsByLanguage({ hu: "Kerámia", en: "Ceramic" }),
  cotton: textsByLanguage({ hu: "Pamut", en: "Cotton" }),
  linen: textsByLanguage({ hu: "Len", en: "Linen" }),
  hemp: textsByLanguage({ hu: "Kender", en: "Hemp" }),
  wool: textsByLanguage({ hu: "Gyapjú", en: "Wool" }),
  wood: textsByLanguage({ hu: "Fa", en: "Wood" }),
  honey: textsByLanguage({ hu: "Méz", en: "Honey" }),
  wax: textsByLanguage({ hu: "Méhviasz", en: "Beeswax" }),
  gingerbread: textsByLanguage({ hu: "Mézeskalács", en: "Gingerbread" }),
  paper: textsByLanguage({ hu: "Papír", en: "Paper" }),
  glass: textsByLanguage({ hu: "Üveg", en: "Glass" }),
} as const satisfies Names

/** Food: its sheet lists ingredients, net weight and storage (Regulation (EU) 1169/2011 Art. 9). */
export const FOOD_MATERIALS: readonly string[] = ["honey", "gingerbread"] satisfies (keyof typeof MATERIALS)[]

export const TECHNIQUES = {
  "wheel-throwing": textsByLanguage({ hu: "Korongozás", en: "Wheel throwing" }),
  glassblowing: textsByLanguage({ hu: "Üvegfúvás", en: "Glassblowing" }),
  weaving: textsByLanguage({ hu: "Szövés", en: "Weaving" }),
  "blue-dyeing": textsByLanguage({ hu: "Kékfestés", en: "Blue dyeing" }),
  embroidery: textsByLanguage({ hu: "Hímzés", en: "Embroidery" }),
  felting: textsByLanguage({ hu: "Nemezelés", en: "Felting" }),
  carving: textsByLanguage({ hu: "Faragás", en: "Carving" }),
  turning: textsByLanguage({ hu: "Esztergálás", en: "Wood turning" }),
  joinery: textsByLanguage({ hu: "Asztalosmunka", en: "Joinery" }),
  "candle-pouring": textsByLanguage({ hu: "Gyertyaöntés", en: "Candle pouring" }),
  "candle-dipping": textsByLanguage({ hu: "Gyertyamártás", en: "Candle dipping" }),
  "candle-rolling": textsByLanguage({ hu: "Gyertyasodrás", en: "Candle rolling" }),
  papermaking: textsByLanguage({ hu: "Papírmerítés", en: "Papermaking" }),
  marbling: textsByLanguage({ hu: "Papírmárványozás", en: "Paper marbling" }),
  bookbinding: textsByLanguage({ hu: "Könyvkötés", en: "Bookbinding" }),
  letterpress: textsByLanguage({ hu: "Magasnyomás", en: "Letterpress" }),
} as const satisfies Names

export const COLORS = {
  natural: textsByLanguage({ hu: "Natúr", en: "Natural" }),
  white: textsByLanguage({ hu: "Fehér", en: "White" }),
  black: textsByLanguage({ hu: "Fekete", en: "Black" }),
  brown: textsByLanguage({ hu: "Barna", en: "Brown" }),
  red: textsByLanguage({ hu: "Piros", en: "Red" }),
  yellow: textsByLanguage({ hu: "Sárga", en: "Yellow" }),
  green: textsByLanguage({ hu: "Zöld", en: "Green" }),
  blue: textsByLanguage({ hu: "Kék", en: "Blue" }),
  multicolour: textsByLanguage({ hu: "Többszínű", en: "Multicolored" }),
  clear: textsByLanguage({ hu: "Áttetsző", en: "Clear" }),
} as const satisfies Names

export const REGIONS = {
  orseg: textsByLanguage({ hu: "Őrség", en: "Őrség, western Hungary" }),
  dunantul: textsByLanguage({ hu: "Dunántúl", en: "Transdanubia" }),
  balaton: textsByLanguage({ hu: "Balaton-felvidék", en: "Balaton Uplands" }),
  dunakanyar: textsByLanguage({ hu: "Dunakanyar", en: "Danube Bend" }),
  sarkoz: textsByLanguage({ hu: "Sárköz", en: "Sárköz, on the Danube" }),
  kalocsa: textsByLanguage({ hu: "Kalocsa vidéke", en: "Kalocsa and around" }),
  alfold: textsByLanguage({ hu: "Alföld", en: "Great Plain" }),
  palocfold: textsByLanguage({ hu: "Palócföld", en: "Palóc country" }),
  matra: textsByLanguage({ hu: "Mátra", en: "Mátra Hills" }),
  matyofold: textsByLanguage({ hu: "Matyóföld", en: "Matyó country" }),
  zemplen: textsByLanguage({ hu: "Zemplén", en: "Zemplén Hills" }),
  erdely: textsByLanguage({ hu: "Erdély", en: "Transylvania" }),
} as const satisfies Names
