import { textsForStaff } from "@porteka/shop/languages"
import { ENGLISH } from "./i18n/english.ts"
import { adminLanguage } from "./language.ts"

/** What a new shop's reasons for refunds are called; the shop keeps the Hungarian names, as it keeps those of its owner. */
const NAMES = textsForStaff<Partial<Record<string, string>>>({ hu: {}, en: ENGLISH.reasons })

/** A reason that the owner has written or renamed stays as it is. */
export const reasonInLanguage = (label: string): string => NAMES[adminLanguage()][label] ?? label
