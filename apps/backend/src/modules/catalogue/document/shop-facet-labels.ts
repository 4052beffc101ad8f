import type { FacetLabels } from "./facet-labels.ts"

/** Names of this shop's facet keys: another shop names its own. */
export const FACET_LABELS = {
  material: {
    clay: { hu: "Kerámia", en: "Ceramic" },
    cotton: { hu: "Pamut", en: "Cotton" },
    linen: { hu: "Len", en: "Linen" },
    hemp: { hu: "Kender", en: "Hemp" },
    wool: { hu: "Gyapjú", en: "Wool" },
    wood: { hu: "Fa", en: "Wood" },
    honey: { hu: "Méz", en: "Honey" },
    wax: { hu: "Méhviasz", en: "Beeswax" },
    gingerbread: { hu: "Mézeskalács", en: "Gingerbread" },
    paper: { hu: "Papír", en: "Paper" },
    glass: { hu: "Üveg", en: "Glass" },
  },
  colour: {
    natural: { hu: "Natúr", en: "Natural" },
    white: { hu: "Fehér", en: "White" },
    black: { hu: "Fekete", en: "Black" },
    brown: { hu: "Barna", en: "Brown" },
    red: { hu: "Piros", en: "Red" },
    yellow: { hu: "Sárga", en: "Yellow" },
    green: { hu: "Zöld", en: "Green" },
    blue: { hu: "Kék", en: "Blue" },
    multicolour: { hu: "Többszínű", en: "Multicoloured" },
    clear: { hu: "Áttetsző", en: "Clear" },
  },
  region: {
    orseg: { hu: "Őrség", en: "Őrség, western Hungary" },
    dunantul: { hu: "Dunántúl", en: "Transdanubia" },
    balaton: { hu: "Balaton-felvidék", en: "Balaton Uplands" },
    dunakanyar: { hu: "Dunakanyar", en: "Danube Bend" },
    sarkoz: { hu: "Sárköz", en: "Sárköz, on the Danube" },
    kalocsa: { hu: "Kalocsa vidéke", en: "Kalocsa and around" },
    alfold: { hu: "Alföld", en: "Great Plain" },
    palocfold: { hu: "Palócföld", en: "Palóc country" },
    matra: { hu: "Mátra", en: "Mátra Hills" },
    matyofold: { hu: "Matyóföld", en: "Matyó country" },
    zemplen: { hu: "Zemplén", en: "Zemplén Hills" },
    erdely: { hu: "Erdély", en: "Transylvania" },
  },
} as const satisfies FacetLabels
