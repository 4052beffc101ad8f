import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "../../language.ts"

interface PriceTexts {
  deliveries: string
  deliveriesHint: string
  deliveryColumns: string[]
  otherPrices: string
  heading: string
  hint: string
  common: (price: string, freeFrom: string | null) => string
  noCommon: string
  columns: string[]
  price: (carrier: string) => string
  freeFrom: (carrier: string) => string
  asCommon: string
  never: string
  save: string
  saveOf: (carrier: string) => string
  saved: (carrier: string) => string
  wrong: string
}

const TEXTS = textsForStaff<PriceTexts>({
  hu: {
    deliveries: "Szállítási díjak",
    deliveriesHint:
      "Bruttó díjak, egész forintban. Az értékhatár a termékek bruttó ára, akciósan, a kuponok levonása után; ha üres, a szállítás sosem ingyenes. A módosítás az új kosarakban és a szállítási tájékoztatóban is azonnal érvényes.",
    deliveryColumns: ["Szállítási mód", "Díj (Ft)", "Ingyenes ekkora értéktől (Ft)", ""],
    otherPrices:
      "Több ára van, például egy vevőcsoportnak külön: Beállítások, Helyszínek és Szállítás alatt módosítható.",
    heading: "Szállítási díj futárszolgálatonként",
    hint: "Ha egy futárszolgálat pontjai többe vagy kevesebbe kerülnek, írja be a bruttó díjukat. Ahol üres, ott a közös díj érvényes. A pénztár minden pontnál a saját díját mutatja.",
    common: (price, freeFrom) =>
      `A közös díj ${price}${freeFrom ? `, ${freeFrom}-tól ingyenes` : ""}. Fent, a „Szállítási díjak” között módosítható.`,
    noCommon:
      "A boltnak most nincs „Csomagautomata” szállítási módja, ezért a pénztár egy pontot sem kínál fel.",
    columns: ["Futárszolgálat", "Díj (Ft)", "Ingyenes ekkora értéktől (Ft)", ""],
    price: (carrier) => `${carrier}: díj forintban`,
    freeFrom: (carrier) => `${carrier}: ingyenes ekkora értéktől, forintban`,
    asCommon: "közös",
    never: "nincs",
    save: "Mentés",
    saveOf: (carrier) => `${carrier}: díj mentése`,
    saved: (carrier) => `${carrier}: a díj a boltban van.`,
    wrong:
      "Egész forintot írjon be, például 1490. Az ingyenes szállítás értékhatára díj nélkül nem menthető.",
  },
  en: {
    deliveries: "Prices of delivery",
    deliveriesHint:
      "Gross prices in whole forints. The limit is the gross price of the products, reduced by sales and coupons; if it is empty, delivery is never free. A change applies to new carts and to the delivery page at once.",
    deliveryColumns: ["Delivery", "Price (HUF)", "Free from (HUF)", ""],
    otherPrices:
      "It has several prices, such as one for a group of customers: change it under Settings, Locations & Shipping.",
    heading: "Price of delivery by carrier",
    hint: "Where the points of a carrier cost more or less, type their gross price. Where it is empty, the common price holds. The checkout shows the price of each point.",
    common: (price, freeFrom) =>
      `The common price is ${price}${freeFrom ? `, free from ${freeFrom}` : ""}. Change it above, among the prices of delivery.`,
    noCommon: "The shop has no delivery to parcel lockers right now, so the checkout offers no point at all.",
    columns: ["Carrier", "Price (HUF)", "Free from (HUF)", ""],
    price: (carrier) => `${carrier}: price in forints`,
    freeFrom: (carrier) => `${carrier}: free from this value, in forints`,
    asCommon: "common",
    never: "never",
    save: "Save",
    saveOf: (carrier) => `${carrier}: save the price`,
    saved: (carrier) => `${carrier}: the price is in the shop.`,
    wrong: "Type whole forints, such as 1490. A limit of free delivery cannot be saved without a price.",
  },
})

export const priceTexts = (): PriceTexts => TEXTS[adminLanguage()]
