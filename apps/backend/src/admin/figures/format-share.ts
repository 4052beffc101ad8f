import { adminLanguageTag } from "../language.ts"

/** A part of a whole as a percentage, with one decimal at most. */
export const formatShare = (part: number): string =>
  new Intl.NumberFormat(adminLanguageTag(), { style: "percent", maximumFractionDigits: 1 }).format(part)
