import { formatNumber } from "@porteka/hungary"
import type { Locale } from "./locales.ts"

/** An average rating as text: 4,6 or 4.6. */
export const ratingText = (average: number, locale: Locale): string => formatNumber(average, locale, 1)
