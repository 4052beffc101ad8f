import { NONE } from "../asked-for.ts"
import type { OtherShop } from "./other-shop.ts"

/** Words of these products are in the tables of synonyms and occasions with other meanings. */
export const HOUSEHOLD: OtherShop = {
  products: [
    {
      id: "case",
      hu: ["Átlátszó telefontok", "telefon", "Puha."],
      en: ["Clear phone cover", "phone", "Soft."],
    },
    {
      id: "cards",
      hu: ["Bőr kártyatartó", "kiegészítők", "Hat kártyához."],
      en: ["Leather card holder", "accessories", "For six cards."],
    },
    { id: "top", hu: ["Női sportfelső", "ruházat", "Rugalmas."], en: ["Crop top", "clothing", "Stretch."] },
    {
      id: "lamp",
      hu: ["LED fejlámpa", "lámpák", "Túrához."],
      en: ["LED head light", "lamps", "For hiking."],
    },
    {
      id: "cloth",
      hu: ["Mikroszálas kendő", "háztartás", "Ablakhoz."],
      en: ["Microfiber cleaning cloth", "household", "For windows."],
    },
    { id: "pad", hu: ["Egérpad", "számítógép", "Gumi alj."], en: ["Mouse pad", "computers", "Rubber base."] },
    { id: "rail", hu: ["Függönykarnis", "lakás", "Két méter."], en: ["Curtain rail", "home", "Two meters."] },
    { id: "tape", hu: ["Mérőszalag 5 m", "szerszám", "Acél."], en: ["Tape measure 5 m", "tools", "Steel."] },
    {
      id: "ball",
      hu: ["Bőr focilabda", "sport", "Kézzel varrott."],
      en: ["Leather soccer ball", "sports", "Hand-stitched."],
    },
  ],
  queries: {
    hu: [[NONE, "húsvét; esküvő; karácsony; gyertyatartó"]],
    en: [
      [
        NONE,
        "pillowcase; tablecloth; tealight; postcard; bauble; santa; christmas; housewarming; candle holder; seat cushion",
      ],
    ],
  },
}
