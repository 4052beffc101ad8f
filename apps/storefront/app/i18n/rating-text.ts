import { LANGUAGES, type Locale } from "./locales.ts"

/** An average as it is read: 4,6 and 4.6. */
export const ratingText = (average: number, locale: Locale): string =>
  new Intl.NumberFormat(LANGUAGES[locale].tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    average,
  )
