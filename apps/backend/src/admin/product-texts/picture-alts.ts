import type { ProductPictureText } from "@porteka/commerce-sdk"
import { byLanguage, LOCALES, type Locale } from "@porteka/shop/languages"

type Alt = ProductPictureText["alt"]

/** What was typed and is not saved yet, by picture. */
export type WrittenAlts = Readonly<Record<string, Alt>>

/** The pictures whose descriptions have changed, each with those of all languages. */
export function changedAlts(
  pictures: readonly ProductPictureText[],
  written: WrittenAlts,
): { id: string; alt: Record<Locale, string> }[] {
  return pictures.flatMap(({ id, alt: stored }) => {
    const alt = byLanguage((locale) => (written[id]?.[locale] ?? stored[locale] ?? "").trim())
    return LOCALES.some((locale) => alt[locale] !== (stored[locale] ?? "")) ? [{ id, alt }] : []
  })
}
