import { LANGUAGES, type Locale } from "./locales.ts"

/** An average rating as text: 4,6 or 4.6. */
export const ratingText = (average: number, locale: Locale): string =>
  new Intl.NumberFormat(LANGUAGES[locale].tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    average,
  )
