import type { ShortcomingCode } from "@porteka/commerce-sdk"
import { textsForStaff } from "@porteka/shop/languages"
import { languageName } from "../../staff-language/staff-language.ts"
import { adminLanguage } from "../language.ts"

/** Variants, by their titles. */
const list = (about: readonly string[]) => about.join(", ")
const languages = (about: readonly string[]) =>
  about.map((locale) => languageName(locale, adminLanguage())).join(", ")

/** Details of the maker and of the responsible person. */
const DETAILS = textsForStaff<Record<string, string>>({
  hu: { name: "név", address: "postacím", email: "e-mail-cím" },
  en: { name: "name", address: "postal address", email: "e-mail address" },
})
const details = (about: readonly string[], names: Record<string, string>) =>
  about.map((one) => names[one] ?? one).join(", ")

interface CheckTexts {
  heading: string
  blocked: string
  incomplete: string
  fine: string
  repair: string
  category: string
  chooseCategory: string
  putIntoCategory: string
  categorySaved: string
  /** What is missing, and where to correct it. */
  shortcomings: Record<ShortcomingCode, (about: readonly string[]) => string>
}

const TEXTS = textsForStaff<CheckTexts>({
  hu: {
    heading: "Ellenőrzés",
    blocked: "Nem vehető meg",
    incomplete: "Hiányos",
    fine: "Minden rendben",
    repair: "Szállítás és készletnyilvántartás beállítása",
    category: "Kategória",
    chooseCategory: "Válasszon",
    putIntoCategory: "Besorolás",
    categorySaved: "A termék a kategóriában van, a boltban pár másodpercen belül látszik.",
    shortcomings: {
      no_variant: () => "Nincs változata. Legalább egy kell, árral.",
      no_price: () => "Egyik változatának sincs forintára. A változat oldalán, az Árak résznél adható meg.",
      no_delivery: () =>
        "Egyik szállítási mód sem viszi: hiányzik a szállítási profilja, vagy ahhoz nincs szállítás.",
      variant_without_price: (about) => `Ár nélküli, ezért nem megvehető változat: ${list(about)}.`,
      not_in_channel: () => "Nincs értékesítési csatornához rendelve.",
      no_stock_place: (about) =>
        `Nincs készlethelyszíne, ezért nem írható be, hány darab van belőle: ${list(about)}. Az alsó gomb ad neki.`,
      out_of_stock: (about) => `Nincs készleten: ${list(about)}. A vevők értesítést kérhetnek róla.`,
      stock_not_counted: (about) => `A készlete nincs nyilvántartva, korlátlanul rendelhető: ${list(about)}.`,
      no_picture: () => "Nincs képe.",
      unreadable_picture: (about) =>
        `Nem olvasható kép: ${list(about)}. A bolt nem mutatja: törölje, és töltse fel újra.`,
      no_category: () => "Nincs kategóriában, csak a keresőben és az összes termék között található meg.",
      no_description: () => "Nincs leírása.",
      not_translated: (about) =>
        `Hiányzik a címe vagy a leírása ezen a nyelven: ${languages(about)}. Ott a magyar látszik.`,
      no_maker: () =>
        "Nincs készítője. A neve, címe és e-mail-címe termékbiztonsági adat, kötelező feltüntetni.",
      maker_incomplete: (about) =>
        `A készítő adataiból hiányzik: ${details(about, DETAILS.hu)}. Ezek termékbiztonsági adatok, nélkülük a termékoldal nem mutatja a készítőt.`,
      no_eu_responsible: (about) =>
        `A készítő az EU-n kívül van, ezért uniós felelős személy is kell. Hiányzik: ${details(about, DETAILS.hu)}.`,
    },
  },
  en: {
    heading: "Check",
    blocked: "Cannot be bought",
    incomplete: "Incomplete",
    fine: "All is well",
    repair: "Set delivery and stock keeping",
    category: "Category",
    chooseCategory: "Choose",
    putIntoCategory: "Put it there",
    categorySaved: "The product is in the category; the shop shows it within some seconds.",
    shortcomings: {
      no_variant: () => "It has no variant. It needs at least one, with a price.",
      no_price: () => "None of its variants has a price in forints. Prices are on the variant's page.",
      no_delivery: () =>
        "No delivery takes it: its shipping profile is missing, or there is no delivery for that one.",
      variant_without_price: (about) => `Variants that cannot be bought without a price: ${list(about)}.`,
      not_in_channel: () => "It is in no sales channel.",
      no_stock_place: (about) =>
        `Lies in no stock location, so its pieces cannot be entered: ${list(about)}. The button below gives it one.`,
      out_of_stock: (about) => `Not in stock: ${list(about)}. Customers can ask to be told.`,
      stock_not_counted: (about) => `Its stock is not counted, so any number can be ordered: ${list(about)}.`,
      no_picture: () => "It has no picture.",
      unreadable_picture: (about) =>
        `Unreadable picture: ${list(about)}. The shop does not show it: delete it, and upload it again.`,
      no_category: () => "It is in no category: found by the search and among all products only.",
      no_description: () => "It has no description.",
      not_translated: (about) =>
        `Its title or description is missing in ${languages(about)}. The default language is shown there.`,
      no_maker: () =>
        "It has no maker, whose name, address and e-mail address the law on product safety asks for.",
      maker_incomplete: (about) =>
        `Missing of the maker: ${details(about, DETAILS.en)}. The law on product safety asks for it, and the product page shows no maker without it.`,
      no_eu_responsible: (about) =>
        `The maker is outside the EU, so a responsible person in the EU is needed. Missing: ${details(about, DETAILS.en)}.`,
    },
  },
})

export const checkTexts = (): CheckTexts => TEXTS[adminLanguage()]

/** What the button can correct automatically. */
export const REPAIRABLE: readonly ShortcomingCode[] = [
  "no_delivery",
  "not_in_channel",
  "no_stock_place",
  "stock_not_counted",
]
