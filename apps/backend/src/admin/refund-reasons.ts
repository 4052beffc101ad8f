import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "./language.ts"

/** What a new shop's reasons for refunds are called; the shop keeps the Hungarian names, as it keeps those of its owner. */
const NAMES = textsForStaff<Partial<Record<string, string>>>({
  hu: {},
  en: {
    "Engedmény a vásárlónak": "Allowance for the customer",
    "Hibás ár": "Wrong price",
    "Szállítási hiba": "Problem with the delivery",
    Elállás: "Withdrawal",
    "Hibás vagy sérült áru": "Faulty or damaged products",
  },
})

/** A reason that the owner has written or renamed stays as it is. */
export const reasonInLanguage = (label: string): string => NAMES[adminLanguage()][label] ?? label
