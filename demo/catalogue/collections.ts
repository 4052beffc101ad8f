import type { NewCollection } from "@porteka/shop"
import type { InBothLanguages } from "./demo-text.ts"

export const collections: InBothLanguages<NewCollection>[] = [
  {
    handle: "kekfesto-tortenetek",
    name: { hu: "Kékfestő történetek", en: "Blue-dye stories" },
    description: {
      hu: "Egy nagynyárádi műhely körtefa mintafái és minden, ami róluk készül: párna, terítő, méteráru, füzetborító. Ugyanaz a gránátalma más kelmén más arcot mutat.",
      en: "The pear-wood blocks of a workshop in Nagynyárád and all that comes from them: cushions, cloths, fabric, notebook covers. The same pomegranate looks different on every ground.",
    },
    picture: "kekfesto-meteraru-1",
  },
  {
    handle: "szasz-szivek",
    name: { hu: "Erdélyi szász szívek", en: "Transylvanian Saxon hearts" },
    description: {
      hu: "Szív, tulipán, szarvas: az erdélyi szász kályhacsempék, ládák és tálak jelei. Szászkézdi, sárospataki és bakonyi műhelyek dolgoznak velük ma is.",
      en: "Heart, tulip and stag: the signs of Transylvanian Saxon stove tiles, chests and bowls. Workshops in Saschiz, Sárospatak and the Bakony still work with them.",
    },
    picture: "szasz-szives-bogre-1",
  },
  {
    handle: "unnepi-asztal",
    name: { hu: "Ünnepi asztal", en: "The festive table" },
    description: {
      hu: "Terítő, kancsó, pohár és gyertya, egymáshoz válogatva. Nem készlet: úgy állítottuk össze, hogy külön-külön is bővíthető legyen.",
      en: "Cloths, jugs, glasses and candles chosen to go together. This is no set: each piece can be added to in its own time.",
    },
    picture: "kekfesto-terito-3",
  },
  {
    handle: "elso-lakas",
    name: { hu: "Első lakás", en: "First home" },
    description: {
      hu: "Amire az első saját konyhában szükség van: bögre, deszka, főzőkanál, törlőruha, pohár. Kevés darab, amelyet nem kell két év múlva kicserélni.",
      en: "What a first kitchen of one’s own needs: a mug, a board, a spoon, a towel, a glass. A few things that will not want replacing in two years.",
    },
    picture: "cseresznyefa-fozokanal-3",
  },
  {
    handle: "ajandek-5000-forint-alatt",
    name: { hu: "Ajándék 5000 forint alatt", en: "Gifts under 5,000 forints" },
    description: {
      hu: "Kisebb figyelmességek, amelyek borítékban vagy kabátzsebben is elférnek. Mindegyiknek van 5000 forintnál olcsóbb változata.",
      en: "Small things that fit in an envelope or a coat pocket. Each of them has a version below 5,000 forints.",
    },
    picture: "kekfesto-levendulazsak-3",
  },
  {
    handle: "orsegi-fekete-keramia",
    name: { hu: "Őrségi fekete kerámia", en: "Black pottery of the Őrség" },
    description: {
      hu: "Füstben égetett, kaviccsal simított edények Magyarszombatfáról. A fekete szín nem festék és nem máz: a kemencébe zárt füst adja.",
      en: "Smoke-fired, pebble-burnished pots from Magyarszombatfa. The black is neither paint nor glaze but smoke shut into the kiln.",
    },
    picture: "fekete-vizeskorso-1",
  },
]
