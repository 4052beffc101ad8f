import { z } from "@medusajs/framework/zod"
import { byLanguage, DEFAULT_LOCALE, type Locale } from "@porteka/shop/languages"

/** A text written by the staff: languages added later may be missing. */
export const writtenTexts = z.object(byLanguage(() => z.string())).partial()
export type WrittenTexts = z.infer<typeof writtenTexts>

/** In the requested language, otherwise in the default one; null if it does not exist. */
export function textIn(texts: WrittenTexts | undefined, locale: Locale): string | null {
  return texts?.[locale] || texts?.[DEFAULT_LOCALE] || null
}
