import type { ReviewState } from "@porteka/commerce-sdk/wire"
import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "../../language.ts"

export const STATE_COLORS = { waiting: "orange", approved: "green", refused: "red" } as const

interface ReviewTexts {
  heading: string
  hint: string
  state: string
  all: string
  states: Record<ReviewState, string>
  none: string
  about: (stars: number, product: string) => string
  theOrder: string
  noText: string
  photo: (number: number) => string
  answer: string
  reason: string
  publish: string
  saveAnswer: string
  refuse: string
  shown: string
  notShown: string
}

const TEXTS = textsForStaff<ReviewTexts>({
  hu: {
    heading: "Vélemények",
    hint: "Csak az írhat véleményt, akinek a terméket kézbesítették. A jó és a rossz véleményt egyformán közzé kell tenni; elutasítani azt lehet, ami jogsértő, személyes adatot tartalmaz, vagy nem a termékről szól. Nézze meg a képeket is: a véleménnyel együtt jelennek meg.",
    state: "Állapot",
    all: "Minden vélemény",
    states: { waiting: "Döntésre vár", approved: "Közzétéve", refused: "Elutasítva" },
    none: "Itt most nincs vélemény.",
    about: (stars, product) => `${stars} csillag · ${product}`,
    theOrder: "a rendelés",
    noText: "(szöveg nélkül)",
    photo: (number) => `${number}. kép (nagyítás)`,
    answer: "A bolt válasza (a véleménnyel együtt látszik)",
    reason: "Az elutasítás oka (a vevő e-mailben megkapja)",
    publish: "Közzététel",
    saveAnswer: "Válasz mentése",
    refuse: "Elutasítás",
    shown: "A vélemény látszik a boltban.",
    notShown: "A vélemény nem látszik a boltban, a vevő e-mailt kap az okáról.",
  },
  en: {
    heading: "Reviews",
    hint: "Only who received the product can review it. Good and bad reviews must be published alike; refuse what breaks the law, holds personal data or is not about the product. Look at the pictures, too: they are shown with the review.",
    state: "State",
    all: "All reviews",
    states: { waiting: "To be decided", approved: "Published", refused: "Refused" },
    none: "No reviews here right now.",
    about: (stars, product) => `${stars} ${stars === 1 ? "star" : "stars"} · ${product}`,
    theOrder: "the order",
    noText: "(no text)",
    photo: (number) => `Picture ${number} (enlarge)`,
    answer: "The shop's answer (shown with the review)",
    reason: "Why it is refused (the customer gets it by e-mail)",
    publish: "Publish",
    saveAnswer: "Save the answer",
    refuse: "Refuse",
    shown: "The review is shown in the shop.",
    notShown: "The review is not shown in the shop; the customer gets an e-mail that says why.",
  },
})

export const reviewTexts = (): ReviewTexts => TEXTS[adminLanguage()]
